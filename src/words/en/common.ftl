### English words.
###
### For translators. Every other folder has the same files with the same messages and attributes, and text.ftl and play.ftl
### with the messages of the checks, which in English are in the file of each check (src/findings), and help.ftl with the texts
### of `--help`, which in English are with the arguments (src/cli). If a message is missing, the English
### one is used. A message is always one line, because a line break in it would be printed; only in help.ftl it may have paragraphs.
###
### - The game's own words are Swahili in every language: kunamua, mtaji, kutakata, kutakatia, takasia, kichwa, kimbi,
###   nyumba, safari. A plain word comes first, the Swahili one after it in brackets: "a move without capture (kutakata)".
### - Text in backticks is typed by a user or read by a program and is never translated: moves, pits, head keys and their
###   values, rule sets, options. Names of pits (A5, b3) and citations (K 2.3) are not translated either.
### - State the problem only; if it comes from a rule, the program adds the citation at the end (message `cited`).
### - Messages begin with a small letter where the language allows it and have no full stop: they follow `error:` or are
###   part of another sentence. A label is under the place in the line and has at most 40 characters.
### - $side, $turn, $mover, $winner, $loser and $owner are `south` or `north` ($side also `none`). Select whole phrases by
###   them, so that words can be inflected; see `this-move`.
### - Numbers select by the plural rules of the language: [one], [few], [many], [other] (never by [1] or [0]), and are
###   printed with the digit groups of the language. Rounds, plies and pits are never grouped.
### - Every message about a finding of a game may use $written (the text at the place, cut if it is long), $side, $placed,
###   $round and $ply, even if the English one does not, and `this-move` and `at-place`, which are made of them.

## Parts of sentences

# What is wrong, and the citation of the rule: "pit A2 is empty (K 2.3)".
cited = { $message } ({ $citation })

# Where a move is, after a word; empty if the finding is not about a move. $placed is `yes` or `no`.
at-place = { $placed ->
    [yes] { " " }in round { $round } (ply { $ply })
   *[no] { "" }
}

# A written move with its side and place. $side is `none` for a third move in a round.
this-move = { $side ->
    [south] South's move `{ $written }`{ at-place }
    [north] North's move `{ $written }`{ at-place }
   *[none] the move `{ $written }`{ at-place }
}

# Two pieces of advice: the second applies if the first does not.
otherwise = { $first }; otherwise { $second }

# Two pieces of advice that both apply.
also = { $first }; { $second }

# Lists of names. $first is one name or several with commas between them: "A1, A2 or A3".
list-or = { $first } or { $last }

list-and = { $first } and { $last }

# The first names of a long list, and how many more there are.
list-more = { $first } and { $more } more

## Help for many findings

# Advice to write the move as it is meant.
write-as-meant = write `{ $meant }`

# $move is the only legal one.
legal-only = the only legal move is `{ $move }`

# The same, with its name in the notation `kibao`.
legal-only-in-kibao = the only legal move is `{ $move }` (`{ $kibao }` in the kibao notation)

# $moves is a list.
legal-several = the legal moves are { $moves }

# How a move is written in the notation of the game; $example is a move in it.
how-a-move-is-written = a move is a row, a pit and a direction, as in `{ $example }`

## Sides, the end of a game, severities

side = { $side ->
    [south] South
   *[north] North
}

# How a game ended by play. Also used within other sentences, after a colon, a semicolon or "but by play".
outcome-front-row-empty = { $winner ->
    [south] South wins, as North's front row is empty
   *[north] North wins, as South's front row is empty
}

outcome-no-move = { $winner ->
    [south] South wins, as North has no legal move
   *[north] North wins, as South has no legal move
}

outcome-singletons = { $winner ->
    [south] South wins, as North has no pit with two seeds
   *[north] North wins, as South has no pit with two seeds
}

outcome-endless = { $winner ->
    [south] South wins, as North made an endless move
   *[north] North wins, as South made an endless move
}

# How a game ended, other than by play. $loser is the side that lost by it, or `none` if it is not known.
ended-resignation = { $loser ->
    [south] South resigned
    [north] North resigned
   *[none] a player resigned
}

ended-time = { $loser ->
    [south] South lost on time
    [north] North lost on time
   *[none] the game was lost on time
}

ended-illegal-move = { $loser ->
    [south] South lost by an illegal move
    [north] North lost by an illegal move
   *[none] the game was lost by an illegal move
}

ended-absence = { $loser ->
    [south] South did not come
    [north] North did not come
   *[none] a player did not come
}

ended-agreement = the players agreed to end the game

ended-broken-off = the game was broken off

# The word before a message, with a colon.
severity-error = error

severity-warning = warning

severity-info = note

# The word before the help.
help = help

## Beginnings of messages about moves

not-readable = { this-move } cannot be read

not-legal = { this-move } is not legal

not-decided = { this-move } is not decided
