### About comments that allow findings, dates, and games beside other games of an archive. What the words of the game are and
### how messages are written is said in common.ftl.

## Comments that allow findings: `; kibao: allow N104 the scorer's own sign`

# $word is what the comment allows.
allow-unused = the comment allows `{ $word }`, but nothing of the kind is found here
    .label = allows nothing
    .help = take it out, or put it at the round it speaks of; what is found about a file cannot be allowed in a game

allow-no-reason = the comment allows a finding without a reason
    .label = a reason belongs here
    .help = say why after the code, as in `; kibao: allow N104 the scorer's own sign`

allow-nothing-named = the comment does not say which finding it allows
    .label = no known finding
    .help = `kibao explain --list` shows every code and name

# $near is a code or name that is perhaps meant, or `none`.
allow-unknown = the comment allows `{ $word }`, and no finding is called that
    .label = no known finding
    .help = { $near ->
        [none] `kibao explain --list` shows every code and name
       *[other] perhaps `{ $near }` is meant; `kibao explain --list` shows every code and name
    }

allow-not-allow = a comment that begins with `kibao:` goes on with `allow`, not with `{ $word }`
    .label = not understood
    .help = write it as in `; kibao: allow N104 the scorer's own sign`, or begin the comment with another word

## Dates

date-no-such-day = `{ $written }` is no date: in whatever order it is read, there is no such day
    .label = no such day
    .help = look the day up; a date that nobody can mistake is written as in `1994-10-11`

date-backward = `{ $written }` ends before it begins
    .label = ends before it begins
    .help = look the day up; a date that nobody can mistake is written as in `1994-10-11`

## Games beside other games. $earlier is the place of the other game, file and line

# $differ: whether the heads differ, `yes` or `no`; $heads lists the keys in which they do.
across-same-game = { $differ ->
    [yes] the same game as in { $earlier }; only the head differs: { $heads }
   *[no] the same game as in { $earlier }, with the same head
}
    .label = the same game
    .help = keep one of them; where the head differs, look up which one is right

# Among the head keys, for those that are not known.
across-other-keys = other keys

# This game is the longer one.
across-holds = the first { $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    } are all of the game in { $earlier }
    .label = one holds the other
    .help = check whether the shorter record is a part of the same game

# This game is the shorter one. $more: how many more games hold it, or `none`.
across-within = this game is the first { $plies ->
        [one] { $plies } ply
       *[other] { $plies } plies
    } of that in { $earlier }{ $more ->
        [none] { "" }
        [one] { " " }and of { $more } other
       *[other] { " " }and of { $more } others
    }
    .label = one holds the other
    .help = check whether the shorter record is a part of the same game

# $here has won here, the other side in the other game.
across-other-winner = { $here ->
    [south] South is the winner here, and North in the same game in { $earlier }
   *[north] North is the winner here, and South in the same game in { $earlier }
}
    .label = another winner
    .help = look up who won and correct the head that is wrong

# $here and $there are the names of the winners, $event and $match the event and its round.
across-other-result = `{ $here }` wins here, and `{ $there }` in { $earlier }: the same players in the same round, `{ $match }` of `{ $event }`
    .label = another winner
    .help = look up the result; if they met twice, tell the games apart by `round`, `date` or `time`

# $here and $there are names, $one and $other the numbers of games they are in.
across-other-spelling = `{ $here }` (in { $one ->
        [one] { $one } game
       *[other] { $one } games
    }) may be the player that is written `{ $there }` in { $earlier } (in { $other ->
        [one] { $other } game
       *[other] { $other } games
    })
    .label = another spelling
    .help = write the name in one way if it is one person

# $days: whether the event had more than one day, `yes` or `no`; $first and $last are its days, in digits.
across-far-from-event = `{ $date }` is far from the event `{ $event }`, which was in { $days ->
        [yes] { $first } to { $last }
       *[no] { $first }
    }
    .label = far from the event
    .help = look up the day, above all the year and the order of day and month
