### Messages about the records of other sites that are imported. The terms of the game and the style of messages are described
### in common.ftl. $error is the message of the reader of JSON, in English; $site is a name.

import-unknown = this is not a record of another site that is known
    .help = game records of Abstract Play, its moves in a text, and bao-game-record 1 and 2 are read; not Ludii and not BAN; kibao check reads transcripts

import-ludii = a record of { $site } is not read: its first ply is that of another game
    .help = write the moves into a transcript by hand; kibao explain E102 shows one

import-not-utf-8 = the record is not read: it is not UTF-8
    .help = save it as UTF-8

import-not-json = the record is not read: it is not JSON, or is cut off: { $error }
    .help = save or download it once more

import-shape = the record is not read: { $error }
    .help = compare it with the format of the site

import-other-game = the record is not read: it is of { $name }, not of Bao

import-version = the record is not read: version { $version } of bao-game-record is not known
    .help = versions 1 and 2 are read

import-move = the record is not read: ply { $ply } is `{ $written }`, which is not a move of this site

import-round = the record is not read: round { $round } has more than two moves

import-position = the record is not read: the position at its start is impossible

# $number is the number of the game, or none.
import-differs = { $number ->
        [none] the replay
       *[other] the replay of game { $number }
    } differs from the record: { $what }
    .help = the game is written; src/import/README.md says where the rules of { $site } differ

import-breaks = it stops at ply { $ply }: { $why }

# $recorded and $played are sides; $played may be none.
import-winner = the record says that { $recorded ->
        [none] nobody
        [south] South
       *[north] North
    } wins, but after the last ply ({ $plies }) { $played ->
        [none] the game is not over
        [south] South has won
       *[north] North has won
    }

import-seeds = after the last ply ({ $plies }) the seeds are not where the record has them

import-same-file = two inputs would be written to { $file }
    .help = give one of them, or write both to one file with -o

# Numbers; { $differ } games end otherwise than recorded, { $unread } records are not read.
import-summary = imported { $games ->
        [one] 1 game
       *[other] { $games } games
    } from { $files ->
        [one] 1 file
       *[other] { $files } files
    }; { $differ } do not replay to the recorded end; { $unread } records not read

# $why is one of the four sentences below.
convert-refused = { $file }: game { $game } is not written: { $why }

convert-invalid = it does not replay

convert-opening = Abstract Play has only the official opening, Malawi's and the one of two seeds in every pit

convert-rules = the rules of Abstract Play do not allow its ply { $ply }

convert-end = by the rules of Abstract Play it ends otherwise

convert-comments = { $count ->
        [one] 1 comment is
       *[other] { $count } comments are
    } not written: a record of Abstract Play has no place for comments
