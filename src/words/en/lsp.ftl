### The words of the language server (`kibao lsp`) in an editor: menus, hints, the line above a game. The terms of the game and
### the style of messages are described in common.ftl.

## What can be done about a finding

# $what is the help of the finding. $safe: whether the meaning of the record stays the same, `yes` or `no`.
lsp-fix = { $code }: { $what }{ $safe ->
        [yes] { "" }
       *[no] { " " }(may change what the record says)
    }

lsp-fix-all = fix everything that is safe

# $changes are sentences such as "South's `A6*` in round 1 becomes `A6<*`". $probability is in per cent, with its sign.
lsp-repair = repair ({ $probability }): { $changes }

# $code and $name are those of a check.
lsp-allow = allow { $code } ({ $name }) with a comment

# In a comment of the record, until the writer gives the reason: "; kibao: allow N104 reason?".
lsp-allow-reason = reason?

lsp-heads = add the missing head lines

# $change is a sentence such as "South's `A6*` in round 1 becomes `A6<*`".
lsp-slip = probably the slip is here: { $change }

## Moves, rounds and games

lsp-round = round { $number }

# A move in a list: "captures 6, stops in the house; South wins, as …". $kind: `captures`, `kutakata` or `sows`. $house:
# `safari`, `stops` or `none`. $blocks, $over: `yes` or `no`.
lsp-does = { $kind ->
        [captures] captures { $captured }
        [kutakata] kutakata
       *[sows] sows
    }{ $house ->
        [safari] , plays the house
        [stops] , stops in the house
       *[none] { "" }
    }{ $blocks ->
        [yes] , blocks a pit
       *[no] { "" }
    }{ $over ->
        [yes] , ends the game: { $outcome }
       *[no] { "" }
    }

# The line above a game. $whole: whether all of it replays, `yes` or `no`. $ended: whether its end is known; $end is one of the
# messages outcome-… and ended-….
lsp-lens = { $whole ->
        [yes] { $plies ->
            [one] one ply
           *[other] { $plies } plies
        }
       *[no] { $replayed } of { $plies } plies replay
    }{ $ended ->
        [yes] , { $end }
       *[no] { "" }
    }

## What is not done

lsp-not-formatted = not formatted: game { $game } would not read back the same

lsp-no-player = there is no player's name here

lsp-no-name = a name is one line without `;`

# $why is from the library that reads messages, in English.
lsp-broken-message = a message of the editor cannot be read, and is passed over: { $why }

lsp-client-gone = the editor has closed the connection without `exit`
