### About the text of a record: what is written otherwise than it should be. What the words of the game are and how messages
### are written is said in common.ftl.

## What closes a round, and what stands in its way

missing-semicolon = the round is not closed by `;` after `{ $written }`
    .label = `;` belongs after this
    .help = write `;` after the last move of the round

note-without-sign = the note `{ $written }` is not separated from the moves by `;`
    .label = read as a comment
    .help = write `;` after the last move, then the note

extra-entry = `{ $written }`{ at-place } is one word too many: a round holds South's move and North's
    .label = a third move
    .help = start a new round before it, or put it after the `;` if it is a note

line-without-sign = `{ $written }` is no head line, no round and no comment; it is kept as a comment
    .label = read as a comment
    .help = begin the line with `;` if it is a comment; check whether moves are lost in it

head-after-moves = `{ $written }` looks like a head line, but follows moves and has no known key; it is kept as a comment
    .label = read as a comment
    .help = begin the line with `;` if it is a comment; correct the key if another game begins here

round-in-comment = the comment `{ $written }` is itself a round; its moves are not checked
    .label = moves in a comment
    .help = take the sign away if these moves were played

move-in-comment = the comment contains `{ $written }`, which looks like a move and is not played
    .label = a move in a comment
    .help = write it as a move of the record if it was played

unread-moves = { $moves ->
    [one] `{ $written }` contains a word that looks like a move and was not read
   *[other] `{ $written }` contains { $moves } words that look like moves and were not read
}
    .label = not read
    .help = write them as a round, for example `12: A5> a6>; comment`, or begin the line with `;` if they were not played

unread-move = `{ $written }` is a legal move at this place, but it is in a comment and was not read
    .label = not read
    .help = write it as a move of the round if it was played

folded-round = { this-move } is not on the line of its round
    .label = this belongs to the round before
    .help = write both moves of a round on one line

remark-among-moves = the note `{ $written }` is among the moves of the round
    .label = read as a remark
    .help = write it after the `;` of the round

opinion-apart = the opinion `{ $written }` is not joined to its move
    .label = an opinion on the move before
    .help = join it to the move

line-prefix = `{ $written }` before the text of the line is not part of the record
    .label = skipped
    .help = remove it from this line and all lines like it

wrong-player = the move follows the name `{ $written }`, but it is the other side's turn
    .label = not this player's turn
    .help = check whether a move is missing before this one; otherwise correct the name

ending-as-move = `{ $written }` is in the place of a move; it is read as the end of the game
    .label = an ending
    .help = write it after the `;` of the round

head-behind-round = the head line `{ $written }` follows the `;` of a round directly; another game begins here
    .label = another game
    .help = put a blank line before it

lonely-move = { this-move } is the only one of its round, and more rounds follow
    .label = alone in its round
    .help = write the other side's move beside it, or `--` where none was made

## Numbers of rounds

# $sign is the wrong sign, in backticks.
number-mark = { $sign } stands after the number of the round, where `:` belongs
    .label = `:` belongs here
    .help = write `:`

number-mark-missing = there is no `:` after the number `{ $written }` of the round
    .label = `:` belongs after this
    .help = write `{ $written }:`

number-missing = the round has no number; by its place it is round { $expected }
    .label = no number
    .help = write `{ $expected }:` before it, unless a round is lost

number-wrong = the number of the round is `{ $written }`, where { $expected } is expected
    .label = { $expected } is expected
    .help = check whether a round is lost or doubled before it; otherwise correct the number

number-one-again = the number 1 comes again after other rounds; it is read as the same game
    .label = 1 again
    .help = put a blank line before it if another game begins here; otherwise correct the number

## Signs and words

stray-punctuation = stray { $sign } that has no meaning here
    .label = no meaning here
    .help = take it out

lower-case-direction = the direction of `{ $written }`{ at-place } is a small letter instead of `L` or `R`
    .label = small letter

# $alone: whether the sign is all that is written there, `yes` or `no`.
typographic-sign = { $alone ->
    [yes] { $sign }{ at-place } only looks like a sign of the notation
   *[no] `{ $written }`{ at-place } holds { $sign }, which only looks like a sign of the notation
}
    .label = { $sign } is a look-alike

html-entity = `{ $written }`{ at-place } holds a sign in the spelling of HTML
    .label = spelling of HTML

sign-order = the signs of `{ $written }`{ at-place } stand in another order than direction, house, mark, `#`
    .label = another order

leading-zero = `{ $written }`{ at-place } has a leading zero
    .label = leading zero
    .help = write the number without the zero

split-word = there is white space inside `{ $written }`{ at-place }, which is one move
    .label = one move in pieces

spacing = the white space here is not one plain blank between two words
    .label = white space
    .help = write one blank between two words, and none before `;` or at an end of a line

blank-missing = a blank is missing here
    .label = a blank belongs before this
    .help = write one blank before each move and each comment

## Head lines

semicolon-in-head = there is a `;` in a head line, where none is needed
    .label = not needed
    .help = `kibao fmt` leaves it out

blank-line = there is no blank line between the head and the rounds
    .label = a blank line belongs before this
    .help = put a blank line before the first round

# $written is the key.
empty-value = the key `{ $written }` has no value
    .label = nothing follows
    .help = write what belongs there, or leave the line out

# $written is the key.
key-order = the key `{ $written }` belongs before the one above it
    .label = belongs further up
    .help = `kibao fmt` puts known keys in their order, and unknown ones after them

# $lower is the key in small letters.
# $other: whether it is another word than the canonical one, not only in capitals, `yes` or `no`.
key-case = { $other ->
    [yes] the key `{ $written }` is not the word that the canonical form has
   *[no] the key `{ $written }` is not written in small letters
}
    .label = { $other ->
        [yes] another word
       *[no] capital letters
    }
    .help = write `{ $lower }`

repeated-key = the key `{ $written }` is there already; the first line with it counts
    .label = a second time
    .help = keep the line that is right
