### The words of `kibao report`. The terms of the game and the style of messages are described in common.ftl.

## The parts

# The title of the whole, if the records name no event.
report-title = Tournament report

# Headings.
report-standings = Standings

report-needs = Games that need somebody

report-doubles = Games written more than once

report-names = Names in several spellings

report-missing = Missing pairings

report-games = All games

report-replay = Replay

## Columns

# The place in the standings. Headings of columns are short.
report-rank = rank

report-points = points

report-draws = drawn

# The tie-breaks.
report-direct = direct

report-sonneborn-berger = S-B

report-buchholz = Buchh.

report-game = game

report-round = round

report-date = date

report-result = result

report-errors = errors

report-findings = findings

report-file = file

report-repair-word = repair

report-pair = pair

# The number of games of a pair.
report-played = played

# How many games count in the standings.
report-counted = Games that count

## Results

# A game without a result.
report-open = open

# Won because the other side was not there.
report-walkover = walkover

# No result, because the game was not played.
report-none = not played

# $game is the number of the game that counts.
report-copy = copy of { $game }

## The rules of the standings

# The names of the tie-breaks in a sentence.
report-direct-long = direct encounter

report-wins-long = games won

report-sonneborn-berger-long = Sonneborn-Berger

report-buchholz-long = Buchholz

# Each is a number of points; $ties lists the tie-breaks.
report-scoring = A win is { $win }, a draw { $draw }, a walkover { $walkover }, a game without a result { $unplayed }. Equal points: { $ties }.

# An event with the number of its games, in a list.
report-event = { $event } ({ $games ->
        [one] { $games } game
       *[other] { $games } games
    })

# $count is at least 2; $events lists the events.
report-events = These records name { $count } events, counted here as one: { $events }. --event reports one of them.

report-no-event = no game is of the event `{ $event }`
    .help = `event:` in the head names it; without --event the report names all events

table-earlier = { $folder }: { $count ->
        [one] { $count } folder is
       *[other] { $count } folders are
    } of an earlier run and not replaced: { $names }
    .help = whoever reads the whole folder reads them, too; remove them if their games are in the new files

report-no-rounds = Buchholz does not count, because not every game has a round.

# Which winner counts where the head and the moves differ; $games is the number of such games.
report-rule =
    { $games ->
        [one] In { $games } game
       *[other] In { $games } games
    } the head names another winner than the moves; { $rule ->
        [head] the head counts.
        [play] the moves count.
       *[neither] neither counts.
    }

## Games that need somebody

# Why a game needs somebody.
report-broken = does not replay wholly

report-contradicted = two winners

report-doubtful = has an error

report-no-result = no result

report-no-name = a player is not named

report-across = does not fit other games

# A place in a record before a sentence.
report-line = line { $line }: { $message }

# More errors of a game.
report-more-errors =
    { $count ->
        [one] { $count } more error
       *[other] { $count } more errors
    }

# $repair is a change of the record.
report-repair = likely repair: { $repair }

report-no-repair = no likely repair was found

report-no-needs = No game needs anybody.

## Doubles

# $game is the number of the game that counts, $others lists the copies with their places.
report-double =
    Game { $game } counts; the same game is also { $others } ({ $kind ->
        [same] the same moves
        [part] one is the beginning of the other
       *[alike] most moves are the same
    }).

report-disagree = The copies have different results, so the game counts without one.

report-no-doubles = No game is written twice.

## Names

# $name is shown, $spellings are the others.
report-one = { $name }: also { $spellings }; counted as one player.

# Two names that are counted as two players.
report-asked =
    { $one } and { $other } ({ $why ->
        [initials] an initial
        [order] another order
        [words] they play each other
       *[letter] one letter
    }): perhaps one player, counted as two. In kibao.toml below [names]: "{ $other }" = "{ $one }" joins them.

report-no-names = Every name has one spelling.

## Missing pairings

# How often every two should meet.
report-each =
    Most pairs have played { $each ->
        [one] { $each } game
       *[other] { $each } games
    }; these have played fewer.

report-no-missing = No pairing is missing.

report-few = Too few pairs have met for a tournament in which everybody plays everybody.

## Remarks

# What a short text leaves out; $count is a number of entries.
report-more = { $count } more; a page (-o report.html) has them all.

# Games without a replay on a page.
report-no-replay =
    { $count ->
        [one] { $count } game has
       *[other] { $count } games have
    } no replay here, because the page would be too large; kibao html shows a game.
