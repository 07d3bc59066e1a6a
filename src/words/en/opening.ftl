### About openings: position texts in a head line. What the words of the game are and how messages are written is said in
### common.ftl.

## Openings that cannot be played from

# $value is what the head says.
opening-unknown = the opening `{ $value }` is neither `official` nor `novice` nor a position text; the game is not checked
    .label = no known opening
    .help = { opening-unreadable.help }

# $reason is one of the messages opening-error-… below. $official is a position text.
opening-unreadable = the opening cannot be used: { $reason }; the game is not checked
    .label = cannot be read
    .help = the official opening, for example, is `{ $official }`

# $wrong is `missing` or `too-many`, $by how many seeds are.
opening-seeds = the opening cannot be used: { $reason }; the game is not checked
    .label = wrong number of seeds
    .help = count every pit and both stores again: { $by ->
            [one] { $by } seed
           *[other] { $by } seeds
        } { $wrong ->
            [missing] missing
           *[too-many] too many
        }

opening-store = the opening cannot be used: { $reason }; the game is not checked
    .label = seeds in store
    .help = choose a rule set with seeds in store, such as `kibao`, or put all seeds on the board

opening-block = the opening cannot be used: { $reason }; the game is not checked
    .label = the blocked pit
    .help = write 0 to 7 for an occupied front pit 1 to 8 of the side to move, or 255 for none

## Other things about openings

# $rules is the name of the rule set.
opening-dropped = the opening has an owned house or a blocked pit, which the rules `{ $rules }` do not know; they are left out
    .label = house or block is left out
    .help = write `F F` for the houses and 255 for the block, or name the rule set that was played

# $outcome is a sentence of its own, one of the messages outcome-….
opening-over = the game is over at its opening: { $outcome }
    .label = the game is over here
    .help = write the position at the start of the game; the last number is the turn, 0 for South and 1 for North

## Why: "it" is the opening. They stand within the sentences above or alone.

# $expected is one of the messages expected-… below, here and in the next five.
opening-error-nothing = it ends where { $expected } belongs

opening-error-number-far-too-large = a number far too large is where { $expected } belongs

opening-error-number = { $number } is where { $expected } belongs

opening-error-leading-zero = a number with a leading zero is where { $expected } belongs

opening-error-other = something else is where { $expected } belongs

opening-error-more = there is more text after its end

opening-error-seeds = its seeds add up to { $found }, not to { $expected }

opening-error-store = it has seeds in store, and by this rule set all seeds lie on the board

opening-error-block-empty = its blocked pit, front pit { $pit } of the side to move, holds no seed

opening-error-block-not-in-front = its blocked pit is no front pit

opening-error-block-in-kunamua = it has a blocked pit and seeds in store, and a block needs two empty stores

## What belongs at a place of a position text

expected-pit = the number of seeds in pit { $pit } (0 to 64)

expected-store = { $owner ->
    [south] the number of seeds in South's store (0 to 64)
   *[north] the number of seeds in North's store (0 to 64)
}

expected-house = { $owner ->
    [south] `T` or `F` for South's house (owned or not)
   *[north] `T` or `F` for North's house (owned or not)
}

expected-block = the blocked pit (0 to 7, or 255 for none)

expected-turn = the turn (0 for South, 1 for North)

expected-bar = a `|`

expected-close = the `]` of the bracket at its beginning

expected-end = nothing more
