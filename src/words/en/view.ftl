### The words of `kibao view` around the board. The terms of the game and the style of messages are described in
### common.ftl.

# The first line. $game is a game by its title and its players.
view-game = { $number } of { $games }: { $game }

# Instead of the caption, if the ply is a move that cannot be played, or follows one.
view-not-played = ply { $ply }, round { $round }: { side } { $written } is not played

# Instead of the board.
view-no-board = there is no board: the opening cannot be played from

# In the bottom line: the game plays automatically.
view-playing = plays, speed { $speed } of { $most }

# In the bottom line: plies are shown in steps, which are the seed placed from the store and the sowings. $step is `none`
# if there are none.
view-by-sowing = { $step ->
    [none] steps
   *[other] step { $step } of { $steps }
}

# The prompt in the bottom line, before the typed number.
view-go-to = go to round: { $typed }

view-no-round = there is no round { $round }; the last is { $last }

view-first-game = this is the first game

view-last-game = this is the last game

# Instead of everything, if the terminal is too small.
view-too-small = too small: { $width } × { $height }; at least { $least-width } × { $least-height } are needed

# The bottom line: the most important keys, cut to the width of the terminal. The arrows are not translated; use the names
# of keys on keyboards of the language.
view-hint = ? help  q quit  ← → ply  ↑ ↓ round  Space plays  t sowings  / round  f turns

# The heading of the help.
view-help = Keys

# The keys of each line of the help; $key names the line, as in the message below.
view-keys = { $key ->
    [ply] ← →  h l  p n
    [round] ↑ ↓  k j
    [page] Page ↑ ↓
    [ends] { key-home } { key-end }  g G
    [play] { key-space }
    [speed] + -
    [go-to] / :
    [sowings] t
    [flip] f
    [game] [ ]  Tab
    [help] ?
   *[quit] q Esc Ctrl-C
}

# What they do.
view-does = { $key ->
    [ply] a ply back, on
    [round] a round back, on
    [page] ten rounds back, on
    [ends] the start, the end
    [play] plays by itself, stops
    [speed] faster, slower
    [go-to] asks for a round
    [sowings] by sowings, by plies
    [flip] turns the board
    [game] the game before, after
    [help] this help
   *[quit] ends
}
