### Czech words; en/config.ftl says what each is for.

config-syntax = toto není TOML: { $why }
    .help = hodnoty jsou čísla, "text" nebo ["seznamy", "textů"]

config-no-key = klíč `{ $key }` neexistuje
    .help = { $near ->
        [none] známé jsou { $known }
       *[other] možná má být `{ $near }`; známé jsou { $known }
    }

config-value = neplatná hodnota klíče `{ $key }`
    .help = pište: { $wanted }

config-no-check = žádný nález se nejmenuje '{ $word }'
    .help = { $near ->
        [none] kibao explain --list vypíše všechny kódy a názvy
       *[other] možná má být `{ $near }`; kibao explain --list vypíše všechny kódy a názvy
    }

config-no-rules = žádná pravidla se nejmenují '{ $name }'
    .help = známá jsou { $known }

config-rules-table = `rules` udává pravidla partií, jejichž hlavička žádná neuvádí; není to tabulka
    .help = vlastní pravidla zadejte jako [rule-set.NAME]

config-no-base = pravidla `{ $name }` nemají `base`
    .help = napište base = některá z { $known }

config-own-name = `{ $name }` nemůže být název vlastních pravidel
    .help = název má písmena, číslice a `-`, začíná písmenem a není to ani `auto`, ani název známých pravidel

config-option = '{ $value }' není hodnota volby `{ $option }`
    .help = pište: { $values }

config-type = hodnota typu { $kind }

config-same-name = pravidla `{ $first }` a `{ $second }` mají stejný název; na velikosti písmen nezáleží
    .help = jedna z nich přejmenujte, nebo je vynechte

config-idle = `{ $option }` zde nic nemění, protože `{ $beside }` je { $value }
    .help = vynechte ji, nebo dejte volbě `{ $beside }` jinou hodnotu: { $values }

config-seeds = podle pravidel `{ $name }` začíná každá strana s { $seeds ->
        [one] { $seeds } semenem
        [few] { $seeds } semeny
        [many] { $seeds } semene
       *[other] { $seeds } semeny
    }
    .help = dejte každé straně 1 až 32; ve všech známých pravidlech je to 32

config-onward = pravidla `{ $name }` mají semena v sýpce i sklizená semena, která putují dál
    .help = dejte jim `opening` bez sýpky, nebo `capture = "kichwa"`

config-front-row = podle pravidel `{ $name }` není na začátku v přední řadě žádné semeno, takže je po partii
    .help = dejte semena do prvních osmi jam v `opening`

config-no-move = podle pravidel `{ $name }` nemá začínající strana žádný tah
    .help = dejte jim `opening` se semeny v sýpce, nebo se dvěma semeny v jámě, ze které se smí hrát

config-limits = podle pravidel `{ $name }` překročí každý první tah `max-seeds` nebo `max-sowings`
    .help = vynechte je, nebo zadejte větší čísla; pravidla `ruehl` mají max-seeds = 192

config-pattern = vzor `{ $pattern }` nelze přečíst: { $why }
    .help = vzory jsou jako v .gitignore: 1994/*.bao, **/old/*

config-whole-run = `max-findings` platí pro celý běh, nelze jej zadat pro jednotlivé cesty
    .help = napište jej nad tabulky

config-auto = --rules auto potřebuje záznam, na kterém se pravidla zkoušejí
    .help = zadejte jedna pravidla

config-too-large = { $file }: větší než 1 MiB, který konfigurační soubor smí mít
    .help = zadejte soubor, jaký popisuje `kibao config --help`

config-no-file = { $file } není soubor
    .help = ze souboru tohoto jména se čte nastavení: zvolte jiné jméno, nebo zadejte --no-config

config-not-utf-8 = není v kódování UTF-8

config-none = žádný konfigurační soubor

config-from-default = výchozí hodnota

config-from-command-line = příkazová řádka

config-rule-set = pravidla { $name }: { $title } ({ $origin })

config-own-title = vlastní, podle { $base }

wanted-words = { $first } nebo { $last }

wanted-opening = 8 čísel pro přední řadu, 8 pro zadní a jedno pro sýpku, oddělených znakem `|`

wanted-seeds = none, nebo číslo

wanted-sowings = číslo od 1 do { $most }

wanted-rule-sets = pro každá pravidla tabulku, jako [rule-set.club]

wanted-paths = pro každý vzor tabulku, jako [paths."1994/*.bao"]

wanted-rules = název pravidel v uvozovkách

wanted-number = číslo od 0 do 4294967295

wanted-settings = tabulku s nastavením

wanted-own = tabulku s `base` a volbami

wanted-base = název známých pravidel v uvozovkách

wanted-title = nadpis v uvozovkách

wanted-codes = seznam kódů nebo názvů, jako ["N3", "missing-mark"]

wanted-code = aspoň jeden kód nebo název

wanted-names = tabulku způsobů psaní, každý se jménem hráče

wanted-name = jméno hráče v uvozovkách

wanted-standings = tabulku s body, ties, winner

wanted-points = počet bodů od 0 do 100 s nejvýš dvěma desetinnými místy

wanted-ties = seznam z { $names }
