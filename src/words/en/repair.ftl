### About repairs of records that do not replay. The terms of the game and the style of messages are described in
### common.ftl. $was is the written text, $named the new move, in backticks; $side made it, in round $round.

## What a change does. Also used in `help-repair`, after "if"

repair-replace = { $side ->
    [south] South's `{ $was }` in round { $round } becomes { $named }
   *[north] North's `{ $was }` in round { $round } becomes { $named }
}

# $next is the move of $next-side, in round $next-round, that then follows.
repair-insert = { $side ->
    [south] South's
   *[north] North's
} { $named } is inserted before { $next-side ->
    [south] South's
   *[north] North's
} `{ $next }` in round { $next-round }

repair-insert-at-end = { $side ->
    [south] South's { $named } is inserted at the end
   *[north] North's { $named } is inserted at the end
}

repair-delete = `{ $was }` in round { $round } is removed

repair-swap-moves = the moves `{ $was }` of round { $round } change places

repair-swap-rounds = rounds { $round } and { $next-round }, `{ $was }`, change places

# How a whole record was written otherwise: $habit is a name as in the JSON, $whose `south`, `north` or `both`; $later: whether it begins
# at round $round, `yes` or `no`.
repair-cause = { $habit ->
        [directions-exchanged] `<` and `>` are exchanged in { $whose ->
                [south] South's moves
                [north] North's moves
               *[both] all moves
            }
        [pits-from-the-other-end] { $whose ->
                [south] South's pits
                [north] North's pits
               *[both] all pits
            } are counted from the other end
        [other-seat] { $whose ->
                [south] South's moves
                [north] North's moves
               *[both] all moves
            } are written as seen from the other seat
        [rows-exchanged] the letters of front and back row are exchanged in { $whose ->
                [south] South's moves
                [north] North's moves
               *[both] all moves
            }
        [back-row-directions-exchanged] `<` and `>` are exchanged in { $whose ->
                [south] South's back row
                [north] North's back row
               *[both] the back rows
            }
        [direction-of-sowing] { $whose ->
                [south] South's captures
                [north] North's captures
               *[both] captures
            } in kunamua are written with the direction of the sowing, not with the kichwa
        [house-sign-unwritten] the sign for playing the house is never written
        [columns-exchanged] North's column is the first
        [north-began] the side that is written as North began, so that it is South
       *[order-of-numbers] the lines are not in the order of their numbers
    }{ $later ->
        [yes] { " " }from round { $round } on
       *[no] { "" }
    }

# $line is a head line.
repair-head = the head gets the line `{ $line }`

# $changes lists changes as above, with "and".
help-repair = the rest fits if { $changes }, as `kibao repair` shows

## Why the scorer may have written something else: one sentence, without a full stop

repair-why-insert = { $side ->
    [south] South's move was left out: the moves after it only fit with one more
   *[north] North's move was left out: the moves after it only fit with one more
}

repair-why-delete-twice = `{ $was }` is written twice

repair-why-delete = `{ $was }` is a move too much: the moves after it only fit without it

repair-why-swap-moves = the two moves `{ $was }` are written in each other's place

repair-why-swap-rounds = rounds { $round } and { $next-round } are written in each other's place

# $value is `official` or `novice` or a position text. $head: whether the head names another one, `yes` or `no`.
repair-why-opening = { $head ->
    [yes] the moves fit the { $value } opening, and the head says otherwise
   *[no] the moves fit the { $value } opening, which the head does not say
}

# $value is the name of a rule set.
repair-why-rules = { $head ->
    [yes] the moves follow the rules `{ $value }`, and the head says otherwise
   *[no] the moves follow the rules `{ $value }`, which the head does not say
}

repair-why-reading = read so, the moves replay

repair-why-other-end = the pit is counted from the other end: { $pit } was played, not `{ $was }`

repair-why-other-seat = the move is written as the opponent sees it: { $pit } was played, not `{ $was }`

repair-why-own-again = `{ $was }` is the side's last move, written again: `{ $name }` was played

repair-why-copied = `{ $was }` is the opponent's last move, written again: `{ $name }` was played

repair-why-exchanged = the move is written in the place of another one near by, and that one here

repair-why-no-takasia = the moves fit a game without blocking (takasia), which the head does not say

# $pit is where the move starts that was played, $sign the sign for playing the house.
repair-why-house-lost = as written, { $pit } stops in the house; where it goes on from there the rest fits, so the scorer's sign for playing the house, `{ $sign }`, is missing

repair-why-house-extra = the move { $pit } stopped in the house; the sign `{ $sign }`, that it was played on, is too much

# $hand is `left` or `right`.
repair-why-direction = { $hand ->
    [left] the direction is turned round: { $pit } was played to the left
   *[right] the direction is turned round: { $pit } was played to the right
}

repair-why-neighbour = the pit is the one beside it: { $pit } was played, not `{ $was }`

# $played and $digit are digits.
repair-why-look-alike = the digits { $played } and { $digit } look alike: { $pit } was played, not `{ $was }`

# $row is `front` or `back`.
repair-why-row = { $row ->
    [front] the row letter is wrong: the move started in the front row, from { $pit }
   *[back] the row letter is wrong: the move started in the back row, from { $pit }
}

# $name is the full name of the move.
repair-why-completed = `{ $was }` fits several moves, and with `{ $name }` the rest fits

repair-why-unreadable = `{ $was }` cannot be read as a move, and `{ $name }` fits in its place

repair-why-given = the reading `{ $name }` fits the other moves

repair-why-other = another move was played than `{ $was }`: with `{ $name }` the rest fits

## Whether the result and the marks agree with a repaired game

# $witnesses lists them, with "and"; $count is how many there are.
repair-against = { $witnesses } { $count ->
    [one] contradicts
   *[other] contradict
} it

repair-against-winner = the recorded winner

repair-against-resignation = the resignation

repair-against-marks = { $marks ->
    [one] { $marks } mark
   *[other] { $marks } marks
}

repair-agrees = neither the recorded result nor a mark contradicts it

## Around the repairs of a game

# $probability is in per cent.
repair-heading = with { $changes ->
        [one] one change
       *[other] { $changes } changes
    } { $plies ->
        [one] the ply replays
       *[other] all { $plies } plies replay
    } (probability { $probability } %)

repair-heading-as-written = as written the record replays (probability { $probability } %)

# $cut: whether the search was stopped by its limits, `yes` or `no`. $best and $sure are probabilities in per cent.
repair-unsure = { $cut ->
        [yes] no repair is written, because the search was cut short and another may be more probable
       *[no] no repair is written, because the best one has a probability of { $best } % and { $sure } % are required (--sure)
    }

repair-more = { $count } more found; --all shows them

# How far a record replays without changes.
repair-so-far = { $replayed } of { $plies } plies replay as written

# $most changes were tried at most. $further: whether an attempt got further than the record itself, `yes` or `no`, to ply
# $furthest. $cut: whether the search was stopped by its limits, `yes` or `no`.
repair-beyond = beyond repair: { $most ->
        [one] no single change repairs
       *[other] no { $most } changes or fewer repair
    } it; { $further ->
        [yes] the best attempt replays { $furthest } of { $plies } plies
       *[no] no attempt came further
    }{ $cut ->
        [yes] ; not all were tried, as the search was cut short
       *[no] { "" }
    }

repair-unread = not repaired: the record has words that look like moves and were not read; kibao check says where. Write them as rounds first

# $rounds lists the missing rounds, `4–6`, with "and". $several: whether there are several, `yes` or `no`.
rounds-missing = according to the round numbers, { $several ->
    [yes] rounds { $rounds } are missing
   *[no] round { $rounds } is missing
}: add the lost moves, or correct the numbers if no round is lost

# $first: whether these are all moves of the record, `yes` or `no`.
moves-apart = { $first ->
    [yes] the moves most probably do not begin with the opening: if the first page is lost, the head must say `opening: unknown`
   *[no] from round { $round } on, the moves most probably do not belong to this game; a page may be lost, or one of another game may follow
}

# $why is one of the two above.
repair-not = not repaired: { $why }

repair-beyond-places = beyond repair: its moves replay one after the other, but they do not stand in their places; kibao check says where

# $line is the number of a line, $was and $becomes its text before and after.
repair-line-changed = line { $line }: `{ $was }` becomes `{ $becomes }`

repair-line-removed = line { $line }: `{ $was }` is removed

repair-line-added = line { $line } is new: `{ $becomes }`

repair-lines-more = { $lines ->
    [one] one more line changes; --diff shows it
   *[other] { $lines } more lines change; --diff shows them
}

repair-board-before = { $side ->
    [south] the board before South's move in round { $round }:
   *[north] the board before North's move in round { $round }:
}

## The questions of --ask

# $written is the word.
repair-ask-which = { $side ->
    [south] round { $round }: South's move is written `{ $written }`. Which was played?
   *[north] round { $round }: North's move is written `{ $written }`. Which was played?
}

# The rest of the probabilities, in per cent.
repair-ask-other = another move, or none: { $probability } %

repair-ask-prompt = number, move, s (skip), q (end), ? (help):

repair-ask-help = Answer with the number of a move above, or with a move as in the record. s skips this word, q ends the questions and keeps the answers. After each answer, the record is searched again.

repair-ask-not-understood = `{ $answer }` is neither a number above nor a move

repair-ask-not-legal = `{ $answer }` is not one legal move on this board

repair-ask-no-fit = with `{ $answer }` the record cannot be repaired; this answer is not used

## The summary

# $path is a file.
repair-written = { $repairs ->
    [one] { $path }: { $repairs } repair written
   *[other] { $path }: { $repairs } repairs written
}

# If no game was found.
repair-summary-nothing = no games checked

repair-summary-sound = checked { $games ->
    [one] { $games } game: it replays; nothing to repair
   *[other] { $games } games: all replay; nothing to repair
}

# $broken games do not replay. $open: whether $unsure games replay but are uncertain by their readings, `yes` or `no`. $done: `applied` if repairs are written ($count of them), `found` if $count games have one
# best repair, `none` if no game has one.
repair-summary = checked { $games ->
        [one] { $games } game
       *[other] { $games } games
    }: { $broken ->
        [one] { $broken } does not replay
       *[other] { $broken } do not replay
    }, { $done ->
        [applied] { $count } repaired
        [found] { $count } with one best repair, which --apply writes
       *[none] none with one best repair
    }{ $open ->
        [yes] { $unsure ->
            [one] , { $unsure } replays but is uncertain by its readings
           *[other] , { $unsure } replay but are uncertain by their readings
        }
       *[no] {""}
    }
