### The words of `kibao stats`. The terms of the game and the style of messages are described in common.ftl.

## The page and its parts

# The title of the whole.
stats-title = Bao la Kiswahili: the archive in numbers

# The list of the parts of a page.
stats-contents = Contents

# Headings.
stats-games = Games

stats-results = Results

stats-rules = Rule sets

stats-lengths = Lengths

stats-moves = Moves

stats-frequent = Most frequent moves

stats-pits = Where moves begin

stats-most-sowings = Most sowings

stats-most-captured = Biggest captures

stats-players = Players

stats-cross = Player against player

stats-openings = Openings

## Games and results

# How many games there are.
stats-total = all games

# Games of which every move replays; the sum of the next two.
stats-whole = replay wholly

stats-finished = over by play

stats-unfinished = not over by play

stats-broken = do not replay wholly

# Games without moves, such as walkovers; they are not among all games, but their results count.
stats-without-moves = without moves

# What decides a game: the loser's front row is empty, and so on.
stats-front-row-empty = front row empty

stats-no-move = no legal move

stats-singletons = no pit with two seeds

stats-endless = endless move

stats-resignation = resignation

stats-time = on time

stats-illegal-move = illegal move

stats-absence = absence

stats-agreement = agreement

stats-broken-off = broken off

# Only the head of the record says who has won.
stats-head = by the head alone

stats-nothing = no winner

# The sum of a column.
stats-all = all

# Column headings. A number of games.
stats-number = games

# Games without a winner.
stats-open = open

# Each side's share of the games with a winner.
stats-south-score = South's score

# How a result is decided. The notes are whole sentences.
stats-result-note = The winner is the winner by play. If play does not decide the game, it is the winner in the head (`winner:` or `result:`). If the head names none, it is the opponent of the player who lost by the ending that the head (`ending:`) or a comment reports. A game without moves that has a winner counts as a result, not as a game.

# The heads of games that play decides, including games that go on after their end: how many name the winner, the other
# side, nobody.
stats-recorded = whom heads name where play decides: the winner { $confirmed }, the other side { $contradicted }, nobody { $unrecorded }

# Games whose winner, by play or by the head, resigned according to a comment.
stats-resigned-winners = games won by the side that the record says resigned: { $games }

## Lengths

# What is measured: plies, rounds, plies of kunamua.
stats-plies = plies

stats-rounds = rounds

stats-kunamua-plies = plies of kunamua, where mtaji follows

# The least, the median, the mean, the greatest.
stats-min = least

stats-median = median

stats-mean = mean

stats-max = most

# Which games are counted here.
stats-whole-note = Only games that replay wholly count here.

stats-ended-in-kunamua = games that end in kunamua: { $games }

# Below or above a chart.
stats-histogram = games by their number of plies

# A description of the chart for screen readers. $plies is a number or two, such as 40–49.
stats-histogram-alt = Bar chart: games by their number of plies. The longest bar: plies { $plies }, games { $games }.

## Moves

# Kinds of moves, each with its number.
stats-in-kunamua = in kunamua

stats-in-mtaji = in mtaji

stats-kind-capture = begin with a capture

stats-kind-kutakata = without a capture (kutakata)

stats-kind-sow = of a rule set without kutakata

stats-captures = capture something

stats-safari = play the house (safari)

stats-tax = take two seeds out of the house

stats-blocks = block a pit (kutakatia)

# How moves end that do not end in an empty pit.
stats-ends-house = stop in the house

stats-ends-blocked = end in the blocked pit

stats-ends-won = win in mid-move

stats-ends-lost = lose in mid-move

stats-ends-endless = are endless

# Seeds captured, and how many of them in a game, a move, a move that captures.
stats-seeds = seeds captured

stats-per-game = in a game

stats-per-ply = in a move

stats-per-capture = in a move that captures

stats-sowings = sowings

# Column headings.
stats-move = move

stats-side = side

# How often a move is played.
stats-times = times

# The share of the total.
stats-share = share

# How many seeds a move captures.
stats-captured = seeds

# The place of a move.
stats-where = where

# A place: $place is a file and a line.
stats-place = { $place }, game { $game }, ply { $ply }

# Above a table of the board, which shows how often a move begins in each pit; both sides as South sees them.
stats-pits-alt = how often a move begins in each pit, as South sees the board

## Players and openings

stats-player = player

stats-wins = won

stats-losses = lost

# The share of won games among those with a winner.
stats-score = score

# Games as South: won and lost.
stats-as-south = as South

stats-as-north = as North

stats-score-note = The score is the part of the games with a winner that is won. The order is that of `kibao report`: points, then tie-breaks. Which spellings are one player, and how points are given, is set in `kibao.toml`.

# Games that are written more than once, without the copy that counts.
stats-copies = { $games ->
        [one] { $games } game is a copy
       *[other] { $games } games are copies
    } of another game; for the players a game counts once, and `kibao report` names the copies

stats-many-games = copies of games are not looked for among more than 20,000 games

# Above the cross table.
stats-cross-note = games won and lost by the player of the row against the one of the column

replay-html = --replay belongs to a page
    .help = add --format html, or name a .html file

stats-no-players = no game names its players

# The games of a rule set from a start. $position is a position text or `none` for the opening of the rule set. $blocking:
# whether there is blocking, `no` only if a head switches it off.
stats-start = { $rules }{ $blocking ->
        [no] , without blocking (kutakatia)
       *[yes] { "" }
    }{ $position ->
        [none] { "" }
       *[other] , from { $position }
    }

# Lines of an opening tree that are too rare to be shown.
stats-rare-moves = { $moves ->
        [one] { $moves } rarer move
       *[other] { $moves } rarer moves
    } (--min-games)

# The number of players that are not shown.
stats-more-players = { $players ->
        [one] { $players } more player
       *[other] { $players } more players
    } (--players)

## Numbers

# A number with grouped digits.
stats-count = { $number }

# A number with decimals: both parts are numbers.
stats-decimal = { $whole }.{ $decimals }

# $number has decimals, as above.
stats-percent = { $number }%
