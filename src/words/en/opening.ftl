### About position texts: why a game cannot start from an opening. The terms of the game and the style of messages are
### described in common.ftl.

## Why: "it" is the opening. They are used within the messages of H106 to H109, or alone.

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

opening-error-block-not-in-front = its blocked pit is not a front pit

opening-error-block-in-kunamua = it has a blocked pit and seeds in store, and a block needs two empty stores

## What is expected at a place of a position text

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
