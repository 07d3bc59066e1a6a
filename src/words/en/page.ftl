### The words of the replay page. The terms of the game and the style of messages are described in common.ftl.
###
### Here, buttons, choices and headings begin with a capital letter. The page joins the sentences about a ply with commas:
### "Ply 12, round 6: South plays A5>, captures 3 seeds, 2 sowings". The names of a sowing, of the states of a house and
### of the marks of a board are those in show.ftl.

## The page

# For <title>, if the page shows several games.
page-games = { $n ->
    [one] { $n } game of Bao
   *[other] { $n } games of Bao
}

page-noscript = This page shows the games with JavaScript, which is switched off here.

# A description of the page for screen readers.
page-label = A game of Bao, to be played through

page-board = The board

page-language = Language

page-theme = Colours

page-theme-auto = As the system

page-theme-light = Light

page-theme-dark = Dark

page-moves = Moves

page-about = About this game

page-file = file

page-rules = rules: { $rules }

# The name of a rule set, in the line with event, place and date.
page-rules-name = { $rules ->
    [kibao] K.I.B.A. rules
    [zanzibar] Zanzibar rules
    [ruehl] Rühl's rules
    [kujifunza] Bao la Kujifunza
   *[hus] Hus bao
}

# The heading of a game whose record names neither players nor a title.
page-untitled = A game of Bao

# The button that opens speed, step, round, language and colours.
page-settings = Settings

## The controls

page-controls = Playing through

page-seek = Place in the game

page-first = To the start

page-back = Back

page-next = Forward

page-last = To the end

page-play = Play

page-pause = Pause

page-flip = Turn the board round

page-link = Copy the link to this position

page-linked = Link copied

page-help = Keys and signs

page-help-by = Steps of a move or of a sowing

page-help-swipe = On a touch screen, draw a finger over the board: to the left for forward, to the right for back.

# Next to the signs of the board.
page-help-house = A house (nyumba) is functional with six seeds or more, and dormant with fewer.

page-close = Close

## What leaves the page

# The button that opens copies and files.
page-share = Copy and save

page-copied = Copied

page-copy-position = Copy the position as text

page-copy-moves = Copy the moves

page-copy-record = Copy the record

page-save-record = Save the record (.bao)

page-save-svg = Save this board (SVG)

page-save-png = Save this board (PNG)

# A switch in the settings.
page-wheel = Mouse wheel over the board makes steps

## The list of games

page-games-list = Games of this page

# The button that opens the list.
page-game-of = Game { $k } of { $n }

page-filter = Names, place, date

page-none = No game has these words.

page-speed = Speed

page-speed-slow = Slow

page-speed-normal = Normal

page-speed-fast = Fast

page-speed-instant = At once

page-by = Step

page-by-move = Move

page-by-sowing = Sowing

page-round = Go to round

## The board

page-front-row = { $side ->
    [south] South's front row
   *[north] North's front row
}

page-back-row = { $side ->
    [south] South's back row
   *[north] North's back row
}

# Before the number of seeds that a side has not placed yet.
page-store = in store

# Next to the name of a side.
page-on-move = to move

page-seeds = { $n ->
    [one] { $n } seed
   *[other] { $n } seeds
}

## The words about a ply

page-turn = { $side ->
    [south] South to move
   *[north] North to move
}

page-plays = { $side ->
    [south] Ply { $ply }, round { $round }: South plays { $move }
   *[north] Ply { $ply }, round { $round }: North plays { $move }
}

# The direction of a move, after its pit: "A5 to the left".
page-left = to the left

page-right = to the right

page-kutakata = without capture (kutakata)

page-captures = { $n ->
    [one] captures { $n } seed
   *[other] captures { $n } seeds
}

page-tax = pays the tax of two seeds out of the house (nyumba)

page-safari = goes on from the house (safari)

page-sowings = { $n ->
    [one] { $n } sowing
   *[other] { $n } sowings
}

page-ends-house = stops in the house (nyumba)

page-ends-blocked = ends in the blocked pit

page-ends-endless = never ends, so the seeds stay as they were

page-blocks = blocks { $pit } (kutakatia)

## The words about a step of a move: the seed placed, or one sowing

# $sowing is one of the messages sowing-…, $then is `sowing-then`.
page-step = step { $k } of { $n }: { $sowing }; { $then }

# While seeds move: the sowing, and how many the move has.
page-sowing-of = sowing { $k } of { $n }

page-skip = Finish this move

page-help-games = The game before, the game after

page-help-counts = Numbers of seeds always, from four on, never

## The list of moves

page-written = written { $written }

page-unplayed = not played through

# Above a list of moves that cannot all be played.
page-stuck = Plies that can be played through: { $replayed } of { $plies }

page-no-opening = The opening cannot be played from, so the moves are shown as they are written

## The ply at which a game stops

# The mark of the pit of a move that is not legal, and that of a pit from which a move is.
page-mark-wrong = not legal

page-mark-legal = legal move

# Below two boards before the same move: as the record has it, and after the repair.
page-as-written = As written

page-repaired = After the repair

# Below a board whose opening cannot be played from.
page-opening-written = The opening as it is written

# Folds findings of the same check.
page-alike = { $n ->
    [one] { $n } more like it
   *[other] { $n } more like it
}

## Keys

# Keys that have names; use the names on keyboards of the language.
key-home = Home

key-end = End

key-space = Space

## On paper

# A line for a signature.
page-arbiter = Arbiter

# Below a board: "after 12. A5<".
page-after-move = after { $round }. { $move }
