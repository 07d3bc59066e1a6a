### Czech words; en/usage.ftl says what each is for.

usage-error = chyba

usage-tip = tip

usage-more = Více informací zobrazí '{ $help }'.

usage-unexpected = neznámý argument '{ $arg }'

usage-twice = argument '{ $arg }' lze použít jen jednou

usage-conflict = argument '{ $arg }' nelze použít spolu s '{ $other }'

usage-conflicts = argument '{ $arg }' nelze použít spolu s:

usage-required = chybějí tyto povinné argumenty:

usage-no-equals = před hodnotou '{ $arg }' musí být rovnítko

usage-no-value = '{ $arg }' potřebuje hodnotu, žádná však není zadána

usage-value = neplatná hodnota '{ $value }' pro '{ $arg }'{ $why ->
        [none] { "" }
       *[other] : { $why }
    }

usage-values = možné hodnoty

usage-too-many = nadbytečná hodnota '{ $value }' pro '{ $arg }'

usage-number-of-values = { $exact ->
    [yes] počet hodnot pro '{ $arg }' musí být { $wanted }; { $given ->
            [one] zadána je { $shown }
            [few] zadány jsou { $shown }
           *[other] zadáno je { $shown }
        }
   *[no] počet hodnot pro '{ $arg }' musí být aspoň { $wanted }; { $given ->
            [one] zadána je jen { $shown }
            [few] zadány jsou jen { $shown }
           *[other] zadáno je jen { $shown }
        }
}

usage-command = neznámý příkaz '{ $command }'

usage-no-command = '{ $command }' potřebuje příkaz, žádný však není zadán

usage-commands = příkazy

usage-not-utf-8 = některý argument není platné UTF-8

usage-integer = { $why ->
    [empty] chybí celé číslo
    [large] číslo je příliš velké
    [small] číslo je příliš malé
   *[digit] to není celé číslo
}

usage-range = { $value } není v rozsahu { $range }

usage-probability = musí to být číslo od 0.5 a menší než 1

usage-id = musí to být písmeno a za ním písmena, číslice, - a _

usage-slips = { $why ->
    [decimal] musí to být nezáporné desetinné číslo, například 0.5 nebo 2
    [large] tolik překlepů se do žádné partie nevejde
   *[fine] víc než devět desetinných míst
}

usage-similar = { $kind ->
    [subcommand] { $count ->
            [one] existuje podobný příkaz
            [few] existují podobné příkazy
           *[other] existují podobné příkazy
        }
    [argument] { $count ->
            [one] existuje podobný argument
            [few] existují podobné argumenty
           *[other] existují podobné argumenty
        }
   *[value] { $count ->
            [one] existuje podobná hodnota
            [few] existují podobné hodnoty
           *[other] existují podobné hodnoty
        }
}: { $names }

usage-as-value = má-li být '{ $arg }' hodnota, napište '{ $way }'

usage-exists = existuje '{ $way }'

usage-remove-dashes = příkaz '{ $command }' existuje; chcete-li jej použít, vynechte před ním '{ $dashes }'

usage-other = { $text }

heading-usage = Použití

heading-commands = Příkazy

heading-arguments = Argumenty

heading-options = Volby

heading-common = Společné volby

heading-findings = Nálezy

heading-games = Které partie

help-options = VOLBY

help-command = PŘÍKAZ

help-default = výchozí

help-values = Možné hodnoty

## The head keys

keys-intro = Před tahy říká každý řádek o partii jednu věc: klíč, dvojtečka, hodnota. Každý může chybět, pořadí je volné.

keys-about = { $key ->
    [title] název partie
    [south] kdo začíná, neříká-li postavení nic jiného
    [north] druhý hráč
    [event] turnaj; partie jednoho turnaje tvoří v `kibao report` jednu tabulku
    [round] kolo turnaje
    [place] kde se hrálo
    [date] kdy: rok, měsíc, den; také `říjen 1994` a podobně
    [time] denní doba
    [winner] `South`, `North` nebo jméno hráče; `none`, `*`, `?`, `-`, `unfinished` nebo nic, není-li výsledek znám
    [result] totéž jako body: `1-0` nebo `0-1`
    [ending] `resignation`, `time`, `illegal move`, `absence`, `agreement` nebo `broken off`, neukazuje-li to deska
    [opening] `official`, `novice` nebo postavení, jak je píše `kibao show`; jinak oficiální
    [rules] pravidla; vypíše je `kibao rules`
    [notation] `kibao` nebo `zanzibar`, není-li to z tahů zřejmé
    [takasia] `no`: žádná jáma se neblokuje
    [annotator] kdo psal komentáře
   *[source] odkud je záznam
}

keys-more = Klíče se čtou také svahilsky, německy a česky (`Kusini:`, `Süd:`, `Jih:`). Ostatní zůstanou, jak jsou zapsány.

help-one-command = `{ $word }` nepatří k `{ $command }`
    .help = uveďte jeden příkaz, například `kibao help { $command }`
