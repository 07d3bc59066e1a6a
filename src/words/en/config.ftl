### About the configuration file. The terms of the game and the style of messages are described in common.ftl.

# $why is the message of the TOML parser.
config-syntax = this is not TOML: { $why }
    .help = values are numbers, "text" or ["lists", "of text"]

# $known lists keys; $near is the one that is possibly meant, or `none`.
config-no-key = there is no key `{ $key }`
    .help = { $near ->
        [none] the known ones are { $known }
       *[other] perhaps `{ $near }` is meant; the known ones are { $known }
    }

# $wanted is one of the messages wanted-….
config-value = invalid value for `{ $key }`
    .help = write { $wanted }

# $near is a code or name, or `none`.
config-no-check = no finding is called '{ $word }'
    .help = { $near ->
        [none] kibao explain --list shows every code and name
       *[other] perhaps `{ $near }` is meant; kibao explain --list shows every code and name
    }

config-no-rules = no rule set is called '{ $name }'
    .help = the known ones are { $known }

config-rules-table = `rules` names the rule set of games whose head names none; it is not a table
    .help = define a custom rule set as [rule-set.NAME]

config-no-base = the rule set `{ $name }` has no `base`
    .help = write base = one of { $known }

config-own-name = `{ $name }` cannot be the name of a custom rule set
    .help = a name has letters, digits and `-`, begins with a letter, and is neither `auto` nor that of a known rule set

# $values lists the values in English, as `kibao rules` does.
config-option = '{ $value }' is not a value of `{ $option }`
    .help = write { $values }

# A value of another type than the option has; $kind is the TOML type.
config-type = a value of type { $kind }

config-same-name = the rule sets `{ $first }` and `{ $second }` have the same name; the case of letters does not count
    .help = give one of them another name, or leave it out

config-idle = `{ $option }` changes nothing here, because `{ $beside }` is { $value }
    .help = leave it out, or give `{ $beside }` another value: { $values }

config-seeds = by the rule set `{ $name }` a side starts with { $seeds ->
        [one] { $seeds } seed
       *[other] { $seeds } seeds
    }
    .help = give each side 1 to 32; 32 is the number in every known rule set

config-onward = the rule set `{ $name }` has seeds in store, and captured seeds that travel onward
    .help = give it an `opening` without store, or `capture = "kichwa"`

config-front-row = by the rule set `{ $name }` no seed is in the front row at the start, so the game is over
    .help = put seeds into the first eight pits of its `opening`

config-no-move = by the rule set `{ $name }` the side that begins has no move
    .help = give it an `opening` with seeds in store, or with two seeds in a pit that may be played

config-limits = by the rule set `{ $name }` every first move passes `max-seeds` or `max-sowings`
    .help = leave them out, or give larger numbers; the rule set `ruehl` has max-seeds = 192

config-pattern = the pattern `{ $pattern }` cannot be read: { $why }
    .help = patterns are as in .gitignore: 1994/*.bao, **/old/*

config-whole-run = `max-findings` counts over a whole run, so it cannot be set per path
    .help = write it above the tables

config-auto = --rules auto needs a record to try the rule sets on
    .help = name one rule set

config-too-large = { $file }: larger than the 1 MiB that a configuration file may have
    .help = name a file as `kibao config --help` describes it

config-no-file = { $file } is not a file
    .help = settings are read from a file of this name: choose another name, or use --no-config

config-not-utf-8 = it is not UTF-8

## The output of `kibao config`

config-none = no configuration file

config-from-default = default

config-from-command-line = command line

config-rule-set = rule set { $name }: { $title } ({ $origin })

# The title of a custom rule set that has none.
config-own-title = custom, based on { $base }

## Valid values: after "write"

wanted-words = { $first } or { $last }

wanted-opening = 8 numbers for the front row, 8 for the back row and one for the store, with `|` between them

wanted-seeds = none or a number

wanted-sowings = a number from 1 to { $most }

wanted-rule-sets = a table for each, as in [rule-set.club]

wanted-paths = a table for each, as in [paths."1994/*.bao"]

wanted-rules = the name of a rule set in quotation marks

wanted-number = a number from 0 to 4294967295

wanted-settings = a table of settings

wanted-own = a table with a `base` and options

wanted-base = the name of a known rule set in quotation marks

wanted-title = a title in quotation marks

wanted-codes = a list of codes or names, as in ["N3", "missing-mark"]

wanted-code = at least one code or name

wanted-names = a table of spellings, each with the name of the player

wanted-name = the name of the player in quotation marks

wanted-standings = a table with points, ties, winner

wanted-points = a number of points from 0 to 100 with at most two decimals

# $names lists the tie-breaks.
wanted-ties = a list of { $names }
