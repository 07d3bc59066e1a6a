### Arguments that cannot be parsed, and the headings of the help. The sentences and their layout are those of the parser of
### arguments, clap. The terms of the game and the style of messages are described in common.ftl. $arg is an option or an
### argument as it is written, $value its value.

usage-error = error

usage-tip = tip

usage-more = For more information, try '{ $help }'.

usage-unexpected = unexpected argument '{ $arg }' found

usage-twice = the argument '{ $arg }' cannot be used multiple times

usage-conflict = the argument '{ $arg }' cannot be used with '{ $other }'

# The others follow, one a line.
usage-conflicts = the argument '{ $arg }' cannot be used with:

# The arguments follow, one a line.
usage-required = the following required arguments were not provided:

usage-no-equals = equal sign is needed when assigning values to '{ $arg }'

usage-no-value = a value is required for '{ $arg }' but none was supplied

# $why is a message, or `none`.
usage-value = invalid value '{ $value }' for '{ $arg }'{ $why ->
        [none] { "" }
       *[other] : { $why }
    }

# A list follows, after a colon.
usage-values = possible values

usage-too-many = unexpected value '{ $value }' for '{ $arg }' found; no more were expected

# $exact: whether it takes this number exactly or at least, `yes` or `no`. $given is the number that $shown prints.
usage-number-of-values = { $exact ->
    [yes] { $wanted } values required for '{ $arg }' but { $shown } { $given ->
            [one] was provided
           *[other] were provided
        }
   *[no] { $wanted } values required by '{ $arg }'; only { $shown } { $given ->
            [one] was provided
           *[other] were provided
        }
}

usage-command = unrecognized subcommand '{ $command }'

usage-no-command = '{ $command }' requires a subcommand but one was not provided

# A list follows, after a colon.
usage-commands = subcommands

usage-not-utf-8 = invalid UTF-8 was detected in one or more arguments

## Why a value is invalid

usage-integer = { $why ->
    [empty] cannot parse integer from empty string
    [large] number too large to fit in target type
    [small] number too small to fit in target type
   *[digit] invalid digit found in string
}

# $range is written as in 1..=20.
usage-range = { $value } is not in { $range }

usage-probability = a number from 0.5 to below 1

usage-id = it is a letter, then letters, digits, - and _

usage-slips = { $why ->
    [decimal] it must be a decimal number that is at least 0, such as 0.5 or 2
    [large] no game has room for this number of slips
   *[fine] more than nine decimals
}

## Suggestions

# $names lists what is similar.
usage-similar = { $kind ->
    [subcommand] { $count ->
            [one] a similar subcommand exists
           *[other] some similar subcommands exist
        }
    [argument] { $count ->
            [one] a similar argument exists
           *[other] some similar arguments exist
        }
   *[value] { $count ->
            [one] a similar value exists
           *[other] some similar values exist
        }
}: { $names }

usage-as-value = to pass '{ $arg }' as a value, use '{ $way }'

usage-exists = '{ $way }' exists

usage-remove-dashes = subcommand '{ $command }' exists; to use it, remove the '{ $dashes }' before it

# $text is in English.
usage-other = { $text }

## The head keys

keys-intro = Before the moves, a line says one thing of the game: a key, a colon, a value. All of them may be left out, in any order.

# $key is the key.
keys-about = { $key ->
    [title] the name of the game
    [south] the player who begins, unless the opening says otherwise
    [north] the other player
    [event] the tournament; games of one event are one table in `kibao report`
    [round] the round of the event
    [place] where it was played
    [date] when: year, month, day; also `October 1994` and the like
    [time] the time of day
    [winner] `South`, `North`, or the name of a player; `none`, `*`, `?`, `-`, `unfinished` or nothing if no result is known
    [result] the same as a score: `1-0` or `0-1`
    [ending] `resignation`, `time`, `illegal move`, `absence`, `agreement` or `broken off`, if the board does not show it
    [opening] `official`, `novice`, or a position as `kibao show` writes it; without it the official opening
    [rules] the rule set; `kibao rules` lists them
    [notation] `kibao` or `zanzibar`, if the moves leave it open
    [takasia] `no`: no pit is blocked
    [annotator] who wrote the comments
   *[source] where the record is from
}

keys-more = Keys are also read in Swahili, German and Czech (`Kusini:`, `Süd:`, `Jih:`). Other keys are kept as they are written.

# $command was asked about, and $word follows it.
help-one-command = `{ $word }` does not belong to `{ $command }`
    .help = name one command, as in `kibao help { $command }`

## Headings and words of the help

heading-usage = Usage

heading-commands = Commands

heading-arguments = Arguments

heading-options = Options

heading-common = Common options

heading-findings = Findings

heading-games = Which games

help-options = OPTIONS

help-command = COMMAND

help-default = default

help-values = Possible values
