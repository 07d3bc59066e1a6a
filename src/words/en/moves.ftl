### About single moves that cannot be played for another reason than the rules, and about how played ones are written. What
### the words of the game are and how messages are written is said in common.ftl.

## Several legal moves fit

# $which lists them with "and", $choice with "or".
ambiguous = { this-move } fits { $count } legal moves: { $which }
    .label = { $count } moves fit
    .help = write the one that was played: { $choice }

## Moves that cannot be read

# The beginning of the messages below.
not-readable = { this-move } cannot be read

unreadable-pit-far-too-large = { not-readable }: there is no such pit, as a row has 1 to 8
    .label = no such pit
    .help = { how-a-move-is-written }

unreadable-no-such-pit = { not-readable }: there is no pit { $pit }, as a row has 1 to 8
    .label = no pit { $pit }
    .help = { how-a-move-is-written }

# $sign is a character, in backticks.
unreadable-no-such-row = { not-readable }: { $sign } is no row; South has `A` and `B`, North `a` and `b`
    .label = no row { $sign }
    .help = { how-a-move-is-written }

unreadable-no-pit = { not-readable }: it names no pit
    .label = no pit
    .help = { how-a-move-is-written }

unreadable-row-after-pit = { not-readable }: the row letter { $sign } belongs before the pit number
    .label = row letter after the pit
    .help = { how-a-move-is-written }

unreadable-stuck-together = { not-readable }: { $sign } begins another move, and no blank stands before it
    .label = two moves stuck together
    .help = { how-a-move-is-written }

unreadable-strange-sign = { not-readable }: { $sign } is a sign of neither notation
    .label = { $sign } has no meaning
    .help = { how-a-move-is-written }

unreadable-too-many-signs = { not-readable }: it has more signs than one move can have
    .label = too many signs
    .help = { how-a-move-is-written }

## Moves at the wrong place

# The game starts with North to move.
missing-first-move = the game starts with North to move, and `{ $written }`{ at-place } stands in South's place
    .label = it is North's turn
    .help = write `--` for South's move: `1: -- { $written }`

# A move of North, first in a round of its own.
missing-move-in-own-round = North's move `{ $written }`{ at-place } stands in South's place, in a round of its own
    .label = it is North's turn
    .help = write it after South's move, in the round before

# $turn: the side whose move is missing.
missing-move = { $turn ->
    [south] South's move is missing: `{ $written }`{ at-place } stands in North's place, and it is South's turn
   *[north] North's move is missing: `{ $written }`{ at-place } stands in South's place, and it is North's turn
}
    .label = { $turn ->
        [south] it is South's turn
       *[north] it is North's turn
    }
    .help = { $turn ->
        [south] look up South's move and write it in its place
       *[north] look up North's move and write it in its place
    }

too-many-moves = { this-move } is one too many: a round holds South's move and North's
    .label = a third move
    .help = start a new round before it, or put it after the `;` if it is a note

# $outcome is a sentence of its own, one of the messages outcome-….
after-end = { this-move } comes after the end of the game: { $outcome }
    .label = the game is over
    .help = check whether an earlier move is recorded wrongly, or whether another game begins here

not-replayed = { $moves ->
    [one] { $moves } move from here on is kept but not checked, because of the error before
   *[other] { $moves } moves from here on are kept but not checked, because of the error before
}
    .label = not checked from here on

## How played moves are written

# $mover has made the move.
row-case = { $mover ->
    [south] { this-move } has North's row letter, but the move is South's
   *[north] { this-move } has South's row letter, but the move is North's
}
    .label = { $mover ->
        [south] North's letter
       *[north] South's letter
    }

# $other and $own are names of notations.
mixed-dialect = { this-move } has a sign of the { $other } notation, while the game is read as { $own }
    .label = { $other } notation

row-missing = { this-move } has no row letter, which may be left out only in kunamua, while seeds are placed from the store
    .label = no row

direction-missing = { this-move } has no direction, which may be left out only where a capture forces it; one legal move fits
    .label = no direction

# $pit may be `none`. $kichwa is `left`, `right` or `none`: the end of the front row where the captured seeds start.
direction-forced = { this-move } has the wrong direction: seeds captured at { $pit ->
        [none] this pit
       *[other] { $pit }
    } start from the nearer end of the front row, { $kichwa ->
        [left] the left kichwa
        [right] the right kichwa
       *[none] its kichwa
    }
    .label = the other direction is forced

house-unused = { this-move } has the sign for playing the house (nyumba), but at no point could the move have stopped there
    .label = the house is not played
