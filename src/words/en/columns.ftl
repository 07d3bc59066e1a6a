### The columns of the tables that `kibao stats` writes as CSV. The English names are for programs and stay as they are.

stats-column = { $column ->
    [what] what
    [count] count
    [by] by
    [games] games
    [south] south
    [north] north
    [open] open
    [rules] rules
    [of] of
    [length] length
    [side] side
    [move] move
    [rank] rank
    [path] path
    [line] line
    [game] game
    [ply] ply
    [sowings] sowings
    [captured] captured
    [player] player
    [wins] wins
    [losses] losses
    [score] score
    [south_games] south_games
    [south_wins] south_wins
    [south_losses] south_losses
    [north_games] north_games
    [north_wins] north_wins
    [north_losses] north_losses
    [points] points
    [opponent] opponent
    [blocking] blocking
    [start] start
   *[moves] moves
}
