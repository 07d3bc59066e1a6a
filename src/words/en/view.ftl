### What `kibao view` shows around the board. What the words of the game are and how messages are written is said in common.ftl.

# The first line. $game is a game by its title and its players.
view-game = { $number } of { $games }: { $game }

# In the place of the caption, where the ply is a move that cannot be played, or stands after one.
view-not-played = ply { $ply }, round { $round }: { side } { $written } is not played

# In the place of the board.
view-no-board = there is no board: the opening cannot be played from

# In the bottom line: that the game plays by itself.
view-playing = plays, speed { $speed } of { $most }

# In the bottom line: that plies are shown in steps, which are the seed placed from the store and the sowings. $step is none
# where there are none.
view-by-sowing = { $step ->
    [none] steps
   *[other] step { $step } of { $steps }
}

# What is asked for in the bottom line, before the number that is typed.
view-go-to = go to round: { $typed }

view-no-round = there is no round { $round }; the last is { $last }

view-first-game = this is the first game

view-last-game = this is the last game

# In the place of everything, where the terminal is too small.
view-too-small = too small: { $width } × { $height }; at least { $least-width } × { $least-height } are needed

# The bottom line: the keys that are needed most, as much of it as there is room for. The arrows stay; keys are named as
# keyboards of the language name them.
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
