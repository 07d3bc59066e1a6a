### Why a move is not legal. The help is the same for all: the legal moves (legal-… in common.ftl). $pit is
### the pit where the move starts, $pits a list of pits, $mover the side to move. What the words of the game are and how
### messages are written is said in common.ftl.

# The beginning of the messages below.
not-legal = { this-move } is not legal

not-decided = { this-move } is not decided

# $outcome is a sentence of its own, one of the messages outcome-….
illegal-game-over = { not-legal }: the game is over before it: { $outcome }
    .label = the game is over

illegal-empty-pit = { not-legal }: pit { $pit } is empty
    .label = { $pit } is empty

illegal-single-seed = { not-legal }: pit { $pit } holds a single seed, and a move takes at least two
    .label = { $pit } holds a single seed

# $store is the number of seeds in store, or `none` where it is not known.
illegal-not-in-front-row = { not-legal }: { $mover ->
        [south] South
       *[north] North
    } still has { $store ->
        [none] seeds
        [one] { $store } seed
       *[other] { $store } seeds
    } in store, so the move starts with a seed placed in the front row
    .label = starts in the back row

# $few: whether the list of pits is short enough for the label, `yes` or `no`.
illegal-must-capture = { not-legal }: the move must begin with a capture, which is possible from { $pits }
    .label = { $few ->
        [yes] captures nothing; { $pits } would
       *[no] captures nothing
    }

# $seeds is more than 15.
illegal-too-many-seeds = { not-legal }: pit { $pit } holds { $seeds } seeds, and a move with more than 15 never begins with a capture, which is possible from { $pits }
    .label = { $seeds } seeds in { $pit }

# $kichwa is the end of the front row that is forced, `left` or `right`.
illegal-wrong-kichwa = { not-legal }: seeds captured at { $pit } must start from the nearer end of the front row, { $kichwa ->
        [left] the left kichwa
       *[right] the right kichwa
    }
    .label = { $kichwa ->
        [left] starts from the left end
       *[right] starts from the right end
    }

# $seeds is `none` where it is not known.
illegal-house-barred = { not-legal }: the house (nyumba) { $pit } holds { $seeds ->
        [none] six seeds or more
        [one] { $seeds } seed
       *[other] { $seeds } seeds
    } and may not be played without a capture while another front pit is occupied
    .label = the house may not be played

# $house is `lost`, or `small` where it holds fewer than six seeds.
illegal-singleton-barred = { not-legal }: pit { $pit } holds a single seed, and while { $house ->
        [lost] the house (nyumba) is lost
       *[small] the house (nyumba) holds fewer than six seeds
    } a move without capture starts from a front pit with more
    .label = { $pit } holds a single seed

illegal-blocked-pit = { not-legal }: pit { $pit } is blocked (kutakatia), so no move without capture starts from it now
    .label = { $pit } is blocked

# $count is the number of pits in $pits.
illegal-back-row = { not-legal }: without a capture the front row comes first, where { $pits } { $count ->
        [one] holds
       *[other] hold
    } two seeds or more
    .label = the front row comes first

illegal-empties-front-row = { not-legal }: pit { $pit } is the only occupied pit of the front row, and sowing it toward the back row would leave that row empty
    .label = empties the front row

# $blocked is the opponent's pit that is blocked.
illegal-must-capture-blocked = { not-legal }: { $mover ->
        [south] South
       *[north] North
    } has blocked pit { $blocked } (kutakatia) and must capture it now, as that is possible
    .label = does not capture { $blocked }

illegal-endless-cycle = { not-legal }: it never ends, for the same position comes up again within the move
    .label = never ends

# $most is how many seeds may be sown in one move, or `none` where it is not known.
illegal-endless-limit = { not-legal }: it sows more than the { $most ->
        [none] seeds
       *[other] { $most } seeds
    } allowed in one move, and counts as endless
    .label = too long

illegal-endless-undecided = { not-decided }: it had not ended after { $sowings ->
        [one] { $sowings } sowing
       *[other] { $sowings } sowings
    }, where judging it was stopped, and is treated as endless
    .label = neither ended nor proven endless
