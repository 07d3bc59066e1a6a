### About the marks of moves: `*` without a capture (kutakata), `**` where a pit is blocked (kutakatia), `#` for a win. What
### the words of the game are and how messages are written is said in common.ftl.

mark-missing = { this-move } is a move without capture (kutakata), but has no `*`
    .label = `*` is missing

mark-on-capture = { this-move } begins with a capture, but has the `*` of a kutakata, a move without one
    .label = a capture has no `*`

# $rules is the name of the rule set.
mark-useless = { this-move } has a `*`, but the rules `{ $rules }` do not tell moves with and without capture apart
    .label = `*` means nothing here

# $habit: `reply` where `**` marks a move made while an own pit is blocked, `block` where it marks the move that blocks.
# $pit is the blocked pit, or `none`.
block-unmarked = { $habit ->
    [reply] { this-move } is made while { $pit ->
        [none] a pit
       *[other] { $pit }
    } is blocked (kutakatia), but has no `**`
   *[block] { this-move } blocks { $pit ->
        [none] a pit
       *[other] { $pit }
    } (kutakatia), but has no `**`
}
    .label = `**` belongs here

# $dialect is the name of the notation that has this habit.
block-mark-habit = { $habit ->
    [reply] { this-move } has `**` as it is made while { $pit ->
        [none] a pit
       *[other] { $pit }
    } is blocked (kutakatia), which is the habit of the { $dialect } notation
   *[block] { this-move } has `**` as it blocks { $pit ->
        [none] a pit
       *[other] { $pit }
    } (kutakatia), which is the habit of the { $dialect } notation
}
    .label = habit of the { $dialect } notation

block-mark-wrong = { this-move } has `**`, but it neither blocks a pit (kutakatia) nor is made while one is blocked
    .label = no pit is blocked

win-mark-wrong = { $mover ->
    [south] { this-move } has `#`, but South has not won with it
   *[north] { this-move } has `#`, but North has not won with it
}
    .label = does not win
