### Messages of the program about its own work: usage errors, refusals to write, configuration errors, summaries. The
### terms of the game and the style of messages are described in common.ftl. $file is a name, $error the message of the
### system.

## How the program ends

not-written-closed = { $file }: not written, because standard output was closed before its end
    .help = let all of standard output be read

output-failed = standard output cannot be written: { $error }

# $interrupted: whether it was stopped by Ctrl-C, `yes` or `no`.
stopped = stopped{ $interrupted ->
        [yes] { " " }by Ctrl-C
       *[no] { "" }
    }; completed files were written in full, the others are unchanged

no-interrupt = cannot install the Ctrl-C handler: { $error }

no-signals = cannot install the signal handlers: { $error }

## Files

is-folder = { $file } is a folder
    .help = name a file in it

folder-as-input = { $file } is a folder
    .help = name a file, or - for standard input

# $most is a number.
too-large-whole = { $file }: too large to be worked on as a whole, which takes at most { $most } GiB
    .help = kibao select cuts games out of it, or with --split DIR cuts it into files

cut-off = { $file }: { $error }
    .help = the packed data is cut off here; get the whole file

not-packed-rest = { $file }: bytes that are not packed follow the packed data, and are skipped
    .help = check whether games are missing at its end; without these bytes, pack it again

# Files in folders that are not transcripts. $kinds are numbers and endings of names, $games is the number of those that have
# games, $ext lists their endings.
other-files =
    { $count ->
        [one] { $count } other file
       *[other] { $count } other files
    } not read: { $kinds }{ $games ->
        [none] {""}
       *[other] ; games are in { $games }
    }{ $ext ->
        [none] {""}
       *[other] : --ext { $ext } reads them
    }

# $folders lists $count folders.
no-transcripts = { $folders }: no transcripts in { $count ->
        [one] this folder
       *[other] these folders
    }
    .help = transcripts in folders are files named *.bao, *.bao.gz or *.bao.zst that .gitignore does not exclude; name other files directly

not-regular-input = { $file }: this is not a regular file, so it is not rewritten
    .help = give its content on standard input

packed-refused = { $file }: a packed file is not rewritten
    .help = unpack it first, or give it on standard input

packed-left = { $count ->
    [one] { $count } packed file in folders not rewritten; unpack what is to be rewritten
   *[other] { $count } packed files in folders not rewritten; unpack what is to be rewritten
}

## Writing. The messages without $file, except `no-folder` and `only-encoding`, follow the name of a file

no-folder = there is no folder { $folder }

# $why is `no-folder` or the message of the system.
cannot-write-there = no file can be written there: { $why }

cannot-write-beside = no file can be written beside it: { $why }

not-the-same = what was written does not read back the same; nothing was changed

not-the-same-beside = what was written does not read back the same; the file is unchanged

not-regular-kept = this is not a regular file, so it is not rewritten

write-protected = the file is write-protected, so it is not rewritten

gone = it can no longer be read

changed-since = not written, because the file has changed since it was read

changed-meanwhile = { $file }: not written, because the file has changed meanwhile

is-read = { $file } is one of the files that are read
    .help = write to another file

not-regular = { $file } is not a regular file; not replaced
    .help = write to standard output and redirect it

exists = { $file }: this file exists and is unchanged
    .help = choose another name, or replace it with --force

hard-links = { $file }: not rewritten: the file has { $others ->
        [one] { $others } other name
       *[other] { $others } other names
    } (hard links), which would keep the old text
    .help = --force rewrites it under this name alone and separates it from the others

only-encoding = only the encoding changes: { $encoding } becomes UTF-8 without a byte order mark

encoding-changed = { $file }: it was { $was }, and is UTF-8 now

# $verb: `fix`, `rewrite` or `write`.
undecodable = { $file }: { $verb ->
        [fix] not fixed
        [rewrite] not rewritten
       *[write] not written
    }: the file contains bytes that cannot be decoded
    .help = { $verb ->
        [fix] put the right characters there first
       *[write] kibao check says where; put the right characters there first
    }

# What would change or be lost when a game is written. Part of the sentences below.
lost = { $lost ->
    [move] a move
    [comment] a comment
    [head] a head line
    [rules] the rule set
    [remark] a remark with a move that would be due there
    [unread] what could not be read or played
    [number] the number of a round
    [player] the name of a player
    [result] the result
    [other-game] a game beside the repair
    [no-such-game] a game that the text does not have
    [ends] the beginning or the end
   *[text] the text
}

not-read-back = { $file }: not written, because { lost } of game { $game } would not read back the same
    .help = { $lost ->
        [remark] the record is unchanged; write the move in the remark in other words
        [unread] the record is unchanged; kibao check says what is wrong with it
       *[text] the record is unchanged; please report this as a fault of kibao
    }

# $why is one of the next three.
unsound = { $file }: game { $game }: { $why }
    .help = kibao check says what is wrong with the record

unsound-opening = the moves are not checked because no game can start from the opening

unsound-words = words that look like moves were not read

unsound-moves = { $replayed } of { $plies } plies replay; the others are not checked

games-after = the games after it are not written
    .help = the games before it are complete

## Two records of one game

# $which is A or B.
compare-game = { $which }: { $file }: { $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    }; { $whole ->
        [yes] all replay
       *[no] { $replayed ->
            [one] only the first replays
           *[other] the first { $replayed } replay
        }
    }

compare-other = these are probably two games: they agree in less than half of the moves
    .help = give two records of one game; --game N takes the N-th game of both

compare-same = the same game: all { $plies } moves agree

compare-differences = { $same ->
        [one] { $same } move agrees
       *[other] { $same } moves agree
    }; { $differences ->
        [one] { $differences } place differs:
       *[other] { $differences } places differ:
    }

# $one and $other are moves, or none; $supported says with whose reading all moves replay.
compare-place = round { $round }, { $side }: { $one ->
        [none] no move
       *[other] { $one }
    } in A, { $other ->
        [none] no move
       *[other] { $other }
    } in B: { $supported ->
        [a] only with that of A all moves replay
        [b] only with that of B all moves replay
        [both] all moves replay with either
        [neither] not all moves replay with either
       *[unknown] not tried
    }

compare-many = there are more than { $most } differences, so their combinations are not tried

## A game or a position of the input

no-game-in = { $file }: there is no game in it
    .help = kibao check says why

no-such-game = there is no game { $number }: the input has { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
    .help = count from 1

no-opening = game { $number }: its opening cannot be played from
    .help = kibao check says what is wrong with the record

# $valid: whether the whole record replays, `yes` or `no`.
no-board = game { $number } has no board after ply { $ply }: { $replayed } of { $plies } plies replay
    .help = { $valid ->
        [yes] count plies from 1
       *[no] kibao check says what is wrong with the record
    }

# $reason and $advice are the words about an opening (opening.ftl).
position-unusable = --position: { $reason }
    .help = { $advice }

game-over-after = { $file }: the game is over after ply { $ply }

before-start = there is no board before the start
    .help = --ply 0 is the start

# $message is about a file without games.
see-check = { $message }
    .help = kibao check says what is wrong with the record

## Commands

no-statistics = this format cannot carry statistics
    .help = leave --statistics out, or choose human, short, json or ndjson

fix-whole-files = fixes are made in whole files, not in one game of them
    .help = leave --game out

diff-format = a diff is written for people, not in this format
    .help = leave --format out, or --diff: the JSON of a finding holds its fix

# $done: whether files were changed, `yes` or `no`. $more: how many fixes are unsafe, or `none`.
fix-summary = { $done ->
        [yes] fixed
       *[no] would fix
    } { $fixed }{ $more ->
        [none] { "" }
       *[other] { " " }({ $more } more with --unsafe-fixes)
    }

fmt-game = --game with fmt would drop the file's other games
    .help = add --stdout

# $done: whether files were changed, `yes` or `no`.
fmt-summary = { $files ->
        [one] { $files } file read
       *[other] { $files } files read
    }, { $changed } { $done ->
        [yes] rewritten
       *[no] to rewrite
    }, { $canonical } in canonical form already

fmt-rewrote = rewrote { $file }

fmt-would-rewrite = would rewrite { $file }

html-games = the input has { $games } games; a page shows at most { $most }
    .help = choose some with kibao select, as in `kibao select --player NAME PATH | kibao html -`, or one with --game N

# $most is a number of MiB.
html-game-size = this game is longer than the { $most } MiB a page may have
    .help = kibao check says what is odd about it; shorten its head and its comments, or step through it with kibao view

html-size = the { $games } games of the input are longer than the { $most } MiB a page may have
    .help = { html-games.help }

# $number is the number of a game in the input.
repair-with-none = game { $number }: no game of { $file } agrees with it in half of the moves; it is repaired alone
    .help = give the record of the same game, or compare the two with kibao compare

repair-with-stdin = standard input is already used, so it cannot be the other record, too
    .help = name a file after --with

# $line is the line as it is written.
fmt-commented = `{ $line }` looks like a line of the head, but follows moves; it is written as a comment
    .help = correct its key if another game begins there

repair-stdin = --apply writes the fixed text of standard input to standard output, so nothing else can go there
    .help = name the files alone, or leave out --format

repair-not-text = { $file }: not written, because part of the file is not text
    .help = the reason is given above; remove what is not text first

repair-too-large = { $file }: not written, because a game that is too large to be read would be lost
    .help = kibao check says where; check whether lines are missing that begin other games

repair-ask-stdin = --ask reads the answers from standard input, so the record cannot come from there
    .help = name the file

repair-ask-lost = { $answers ->
        [one] { $answers } answer is
       *[other] { $answers } answers are
    } not written, because no repair is certain enough
    .help = run --ask again and answer more, or lower --sure

# About the file of --readings; the place in it comes before the message. $reason is in English.
readings-form = the readings cannot be read: { $reason }
    .help = kibao schema readings prints the form

readings-version = the readings are of the form `{ $found }`, not `kibao-readings 1`
    .help = set format to "kibao-readings" and version to 1, if the file has this form

readings-weight = the weight { $weight } is not from 0 to 1
    .help = give the probability of the reading

readings-sum = the weights of this word add up to { $sum }
    .help = divide them by a number so that the sum is at most 1

readings-not-move = `{ $text }` is not a move
    .help = give one move as in the record, such as A5< or 5L

readings-zero = games and plies are counted from 1
    .help = correct the number

readings-twice = game { $game } has two entries
    .help = put all readings of a game into one entry, or correct game

readings-ply-twice = ply { $ply } has two entries
    .help = put all readings of a word into one entry, or correct ply

readings-no-game = game { $game } does not exist: the input has { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
    .help = correct game, or leave the entry out

readings-no-ply = ply { $ply } does not exist: game { $game } has { $plies ->
        [one] { $plies } written move
       *[other] { $plies } written moves
    }
    .help = correct ply; kibao json shows the number of each move

no-workshop = this program was built without the page of the workshop
    .help = build the page with .ci/workshop, then the program with --features workshop and the path of the page as KIBAO_WORKSHOP

table-csv = --table names a table of CSV
    .help = add --format csv

bom-csv = --bom is a mark at the start of CSV
    .help = add --format csv

openings-limit = the openings have more than { $lines } lines of at most { $depth } plies
    .help = choose a smaller --depth

stats-no-games = no games found, so there are no statistics
    .help = name files with games, or folders with *.bao files

table-format = { $file }: the name does not say how the table is written
    .help = name it .parquet, .csv or .ndjson, or add --format

table-no-parquet = this kibao was built without Parquet
    .help = write .csv or .ndjson, or build it with --features table

table-no-column = the table { $table } has no column { $column }
    .help = `position` is one of plies, `repair` one of games

table-terminal = Parquet cannot be shown as text on a terminal
    .help = name a file with -o, or use --format csv

table-same-file = two inputs would be written to { $file }
    .help = give one of them, or divide by something else with --by

table-partitions = there would be more than { $most } files
    .help = divide by something else, or give fewer records at once

svg-start = no move leads to the start
    .help = ask for a ply from 1 on with --before and --arrow

svg-game = --game needs a file to count the games of
    .help = name the file, or leave out --game

svg-move = --before and --arrow need a move
    .help = name a file, or the move with --move

svg-not-legal = --move: { $written } is not a legal move of this position, or fits several
    .help = kibao moves lists the legal moves of a position

svg-png-name = --png writes a PNG picture, not SVG
    .help = name the file .png, or leave out --png

svg-png-terminal = a PNG picture cannot be shown as text on a terminal
    .help = name a file with -o, or leave out --png

svg-png-failed = the PNG picture cannot be made: { $error }
    .help = choose a smaller --width

view-terminal = kibao view needs a terminal, to draw on and to read keys from
    .help = kibao show prints boards without one

# $error may be `none`.
view-no-keys = no keys can be read from the terminal{ $error ->
        [none] { "" }
       *[other] : { $error }
    }
    .help = kibao show prints boards without keys

watch-stdin = standard input does not change, so it cannot be watched
    .help = name files or folders

watch-waiting = waiting for changes; Ctrl-C ends

watch-missed = changes may be missed: { $error }

watch-failed = changes cannot be watched: { $error }

watch-no-file = { $file }: not a file

# Sizes and a time, in digits.
progress-of = { $done } of { $whole }, { $left } left

## Selecting games. $place is file and line

select-settings = { $file } is replayed by other settings than the files before it
    .help = select from the files separately, or leave the settings out with --no-config

select-kept = not all games could be read and written, so no file is replaced
    .help = see above; without --force what can be written goes to new files

select-same-target = the games and their index cannot go to the same file
    .help = name two

select-not-packed = { $file }: the output is not packed
    .help = leave .gz or .zst off, and pack the file afterwards

# $known lists what may be in braces.
select-no-place = --name: '{ $place }' is not a place of a name
    .help = the places are { $known }

select-no-name = --name: '{ $name }' is not a name of a file
    .help = { select-no-place.help }

select-lost = { $file }:{ $line }: this game is not written, because { lost } of it would not read back
    .help = among other games it would run together with them; --split writes it to a separate file

select-same-as = { $place }: the same as { $first }, and left out

select-canonical = { $place }: written in canonical form, to read back the same among other games

select-not-numbered = { $place }: not numbered, because { lost } would change

# Numbers of games; the last four may be `none`.
select-summary = selected { $selected } of { $games ->
        [one] { $games } game
       *[other] { $games } games
    }{ $doubles ->
        [none] { "" }
       *[other] ; left out as the same as another: { $doubles }
    }{ $broken ->
        [none] { "" }
       *[other] ; do not replay: { $broken } (kibao check says why)
    }{ $dates ->
        [none] { "" }
       *[other] ; with a date that is not understood: { $dates }
    }{ $lost ->
        [none] { "" }
       *[other] ; not written: { $lost }
    }

select-not-the-same = what was written does not read back the same, and no file has been made of it
    .help = the records are unchanged; please report this as a fault of kibao

select-index-name = --index { $file }: a table is a file named .csv or .ndjson
    .help = name it games.csv, for example

select-index-bom = --bom is a mark at the start of CSV
    .help = name the table games.csv, for example

select-date = --date: '{ $range }' is not a date or a date range
    .help = write it as in 1994-10-11..1995

select-reversed-date = --date: '{ $range }' ends before it begins
    .help = write the earlier date first

select-opening = --opening: '{ $word }' is not a move
    .help = write moves as in "A7>* a7>*"

select-plies = --plies: '{ $range }' is not a number of plies
    .help = write it as in 20..40, 20.. or ..40

select-reversed-plies = --plies: '{ $range }' ends before it begins
    .help = write the smaller number first
