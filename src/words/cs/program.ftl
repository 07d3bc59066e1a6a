### Czech words; en/program.ftl says what each is for.

not-written-closed = { $file }: nezapsáno, protože standardní výstup byl předčasně uzavřen
    .help = nechte standardní výstup přečíst celý

output-failed = na standardní výstup nelze psát: { $error }

stopped = přerušeno{ $interrupted ->
        [yes] { " " }klávesou Ctrl-C
       *[no] { "" }
    }; dokončené soubory jsou zapsány celé, ostatní jsou beze změny

no-interrupt = Ctrl-C nelze zachytit: { $error }

no-signals = signály nelze zachytit: { $error }

is-folder = { $file } je složka
    .help = zadejte soubor v ní

folder-as-input = { $file } je složka
    .help = zadejte soubor, nebo - pro standardní vstup

too-large-whole = { $file }: soubor je příliš velký na zpracování vcelku, které zvládne nejvýš { $most } GiB
    .help = kibao select z něj partie vybere, nebo jej s --split DIR rozdělí do souborů

cut-off = { $file }: { $error }
    .help = zabalená data zde končí předčasně; opatřete si celý soubor

not-packed-rest = { $file }: za zabalenými daty jsou nezabalené bajty; přeskakují se
    .help = podívejte se, zda na konci nechybějí partie; bez těchto bajtů soubor znovu zabalte

other-files =
    { $count ->
        [one] { $count } jiný soubor se nečetl
        [few] { $count } jiné soubory se nečetly
       *[other] { $count } jiných souborů se nečetlo
    }: { $kinds }{ $games ->
        [none] {""}
       *[other] ; partie jsou v { $games }
    }{ $ext ->
        [none] {""}
       *[other] : přečte je --ext { $ext }
    }

no-transcripts = { $folders }: { $count ->
        [one] v této složce nejsou žádné přepisy partií
        [few] v těchto složkách nejsou žádné přepisy partií
       *[other] v těchto složkách nejsou žádné přepisy partií
    }
    .help = přepisy ve složkách jsou soubory *.bao, *.bao.gz nebo *.bao.zst, které .gitignore nevylučuje; jiné soubory zadejte jmenovitě

not-regular-input = { $file }: to není běžný soubor, proto se nepřepisuje
    .help = předejte jeho obsah na standardní vstup

packed-refused = { $file }: zabalený soubor se nepřepisuje
    .help = nejprve jej rozbalte, nebo jej předejte na standardní vstup

packed-left = { $count ->
    [one] { $count } zabalený soubor ve složkách nebyl přepsán; co se má přepsat, rozbalte
    [few] { $count } zabalené soubory ve složkách nebyly přepsány; co se má přepsat, rozbalte
    [many] { $count } zabaleného souboru ve složkách nebylo přepsáno; co se má přepsat, rozbalte
   *[other] { $count } zabalených souborů ve složkách nebylo přepsáno; co se má přepsat, rozbalte
}

no-folder = složka { $folder } neexistuje

cannot-write-there = nelze tam zapsat soubor: { $why }

cannot-write-beside = nelze vedle něj zapsat soubor: { $why }

not-the-same = zapsaný text se nepřečte stejně; nic se nezměnilo

not-the-same-beside = zapsaný text se nepřečte stejně; soubor je beze změny

not-regular-kept = to není běžný soubor, proto se nepřepisuje

write-protected = soubor je chráněn proti zápisu, proto se nepřepisuje

gone = už jej nelze přečíst

changed-since = nezapsáno, protože se soubor od přečtení změnil

changed-meanwhile = { $file }: nezapsáno, protože se soubor mezitím změnil

is-read = { $file } je jeden z čtených souborů
    .help = zapisujte do jiného souboru

not-regular = { $file } není běžný soubor; nenahrazuje se
    .help = zapisujte na standardní výstup a přesměrujte jej

exists = { $file }: tento soubor už existuje a je beze změny
    .help = zvolte jiné jméno, nebo jej nahraďte s --force

hard-links = { $file }: nepřepsáno: soubor má { $others ->
        [one] { $others } další jméno
        [few] { $others } další jména
        [many] { $others } dalšího jména
       *[other] { $others } dalších jmen
    } (pevné odkazy), pod nimiž by zůstal starý text
    .help = --force jej přepíše jen pod tímto jménem a od ostatních oddělí

only-encoding = mění se jen kódování: { $encoding } na UTF-8 bez značky pořadí bajtů

encoding-changed = { $file }: kódování bylo { $was }, nyní je UTF-8

undecodable = { $file }: { $verb ->
        [fix] neopraveno
        [rewrite] nepřepsáno
       *[write] nezapsáno
    }: soubor obsahuje bajty, které nelze dekódovat
    .help = { $verb ->
        [fix] nejprve na ta místa doplňte správné znaky
       *[write] kibao check ukáže, kde; nejprve tam doplňte správné znaky
    }

lost = { $lost ->
    [move] tah
    [comment] komentář
    [head] řádek hlavičky
    [rules] pravidla
    [remark] poznámka s tahem, který by tam byl na řadě
    [unread] to, co nešlo přečíst nebo přehrát
    [number] číslo kola
    [player] jméno hráče
    [result] výsledek
    [other-game] jiná partie, než která se opravuje
    [no-such-game] partie, která v textu není
    [ends] začátek nebo konec
   *[text] text
}

not-read-back = { $file }: nezapsáno, protože část partie { $game } by se nepřečetla stejně: { lost }
    .help = { $lost ->
        [remark] záznam je beze změny; napište tah v poznámce jinak
        [unread] záznam je beze změny; kibao check ukáže, co je v něm špatně
       *[text] záznam je beze změny; oznamte to prosím jako chybu programu kibao
    }

unsound = { $file }: partie { $game }: { $why }
    .help = kibao check ukáže, co je v záznamu špatně

unsound-opening = tahy se nekontrolují, protože z výchozího postavení nelze začít hrát

unsound-words = slova, která vypadají jako tahy, nebyla přečtena

unsound-moves = z { $plies ->
        [one] { $plies } tahu
        [few] { $plies } tahů
        [many] { $plies } tahu
       *[other] { $plies } tahů
    } lze přehrát { $replayed }; ostatní se nekontrolují

games-after = partie za ní se nezapisují
    .help = partie před ní jsou celé

compare-game = { $which }: { $file }: { $plies ->
        [one] { $plies } půltah
        [few] { $plies } půltahy
       *[other] { $plies } půltahů
    }; { $whole ->
        [yes] lze přehrát všechny
       *[no] lze přehrát prvních { $replayed }
    }

compare-other = jsou to zřejmě dvě partie: shoduje se méně než polovina tahů
    .help = zadat dva záznamy jedné partie; --game N vezme z obou N-tou partii

compare-same = stejná partie: všechny tahy se shodují ({ $plies })

compare-differences = shodných tahů: { $same }; { $differences ->
        [one] liší se { $differences } místo:
        [few] liší se { $differences } místa:
       *[other] liší se { $differences } míst:
    }

compare-place = kolo { $round }, { $side }: { $one ->
        [none] žádný tah
       *[other] { $one }
    } v A, { $other ->
        [none] žádný tah
       *[other] { $other }
    } v B: { $supported ->
        [a] všechny tahy lze přehrát jen se čtením A
        [b] všechny tahy lze přehrát jen se čtením B
        [both] všechny tahy lze přehrát s oběma
        [neither] všechny tahy nelze přehrát ani s jedním
       *[unknown] nezkoušeno
    }

compare-many = rozdílů je více než { $most }, jejich kombinace se nezkoušejí

no-game-in = { $file }: není v něm žádná partie
    .help = kibao check ukáže proč

no-such-game = partie { $number } neexistuje: na vstupu je { $games ->
        [one] { $games } partie
        [few] jen { $games } partie
        [many] { $games } partie
       *[other] { $games } partií
    }
    .help = počítejte od 1

no-opening = partie { $number }: z jejího výchozího postavení nelze hrát
    .help = kibao check ukáže, co je v záznamu špatně

no-board = partie { $number } nemá po tahu č. { $ply } desku: z { $plies ->
        [one] { $plies } tahu
        [few] { $plies } tahů
        [many] { $plies } tahu
       *[other] { $plies } tahů
    } lze přehrát { $replayed }
    .help = { $valid ->
        [yes] počítejte tahy od 1
       *[no] kibao check ukáže, co je v záznamu špatně
    }

position-unusable = --position: { $reason }
    .help = { $advice }

game-over-after = { $file }: po tahu č. { $ply } partie skončila

before-start = před začátkem není žádná deska
    .help = --ply 0 je začátek

see-check = { $message }
    .help = kibao check ukáže, co je v záznamu špatně

no-statistics = tento formát nemůže obsahovat statistiku
    .help = vynechte --statistics, nebo zvolte human, short, json či ndjson

fix-whole-files = opravují se celé soubory, ne jedna jejich partie
    .help = vynechte --game

diff-format = rozdíly se píší pro člověka, ne v tomto formátu
    .help = vynechte --format, nebo --diff: oprava je v JSON každého nálezu

fix-summary = { $done ->
        [yes] opraveno
       *[no] k opravě
    }: { $fixed }{ $more ->
        [none] { "" }
       *[other] { " " }(dalších { $more } s --unsafe-fixes)
    }

fmt-game = --game by u fmt vynechalo ostatní partie souboru
    .help = přidejte --stdout

fmt-summary = { $files ->
        [one] přečten { $files } soubor
        [few] přečteny { $files } soubory
        [many] přečteno { $files } souboru
       *[other] přečteno { $files } souborů
    }, { $done ->
        [yes] přepsáno
       *[no] k přepsání
    }: { $changed }, už v kanonickém tvaru: { $canonical }

fmt-rewrote = přepsáno: { $file }

fmt-would-rewrite = přepsalo by se: { $file }

html-games = partií na vstupu: { $games }; stránka jich ukáže nejvýš { $most }
    .help = vyberte některé pomocí kibao select, například `kibao select --player NAME PATH | kibao html -`, nebo jednu s --game N

html-game-size = tato partie je delší než { $most } MiB, které stránka smí mít
    .help = kibao check ukáže, co je na ní zvláštního; zkraťte hlavičku a komentáře, nebo ji projděte v kibao view

html-size = partie na vstupu ({ $games }) jsou dohromady delší než { $most } MiB, které stránka smí mít
    .help = { html-games.help }

repair-with-none = partie { $number }: žádná partie v { $file } se s ní neshoduje v polovině tahů; opravuje se sama
    .help = zadat záznam téže partie, nebo oba porovnat pomocí kibao compare

repair-with-stdin = standardní vstup se už používá, nemůže být i druhým záznamem
    .help = za --with uvést soubor

fmt-commented = `{ $line }` vypadá jako řádek hlavičky, ale následuje po tazích; zapíše se jako komentář
    .help = opravit klíč, začíná-li tam jiná partie

repair-stdin = --apply píše opravený text standardního vstupu na standardní výstup, nic jiného tam proto nemůže
    .help = zadejte jen soubory, nebo vynechte --format

repair-not-text = { $file }: nezapsáno, protože část souboru není text
    .help = důvod je uveden výše; nejprve odstraňte, co není text

repair-too-large = { $file }: nezapsáno, protože by se ztratila partie, která je na čtení příliš velká
    .help = kibao check ukáže, kde; podívejte se, zda nechybějí řádky, kterými začínají další partie

repair-ask-stdin = --ask čte odpovědi ze standardního vstupu, záznam proto nemůže přijít odtud
    .help = zadejte soubor

repair-ask-lost = { $answers ->
        [one] { $answers } odpověď není zapsána
        [few] { $answers } odpovědi nejsou zapsány
        [many] { $answers } odpovědi není zapsáno
       *[other] { $answers } odpovědí není zapsáno
    }, protože žádná oprava není dost jistá
    .help = spusťte --ask znovu a odpovězte na více míst, nebo snižte --sure

readings-form = čtení nelze načíst: { $reason }
    .help = kibao schema readings vypíše tvar

readings-version = čtení mají tvar `{ $found }`, ne `kibao-readings 1`
    .help = nastavte format na "kibao-readings" a version na 1, má-li soubor tento tvar

readings-weight = váha { $weight } není mezi 0 a 1
    .help = zadejte pravděpodobnost čtení

readings-sum = váhy tohoto slova dávají dohromady { $sum }
    .help = vydělte je číslem tak, aby součet byl nejvýše 1

readings-not-move = `{ $text }` není tah
    .help = zadejte jeden tah jako v záznamu, například A5< nebo 5L

readings-zero = partie a tahy se počítají od 1
    .help = opravte číslo

readings-twice = partie { $game } má dvě položky
    .help = dejte všechna čtení partie do jedné položky, nebo opravte game

readings-ply-twice = tah { $ply } má dvě položky
    .help = dejte všechna čtení slova do jedné položky, nebo opravte ply

readings-no-game = partie { $game } neexistuje: vstup má { $games ->
        [one] { $games } partii
        [few] { $games } partie
        [many] { $games } partie
       *[other] { $games } partií
    }
    .help = opravte game, nebo položku vynechte

readings-no-ply = tah { $ply } neexistuje: partie { $game } má { $plies ->
        [one] { $plies } zapsaný tah
        [few] { $plies } zapsané tahy
        [many] { $plies } zapsaného tahu
       *[other] { $plies } zapsaných tahů
    }
    .help = opravte ply; kibao json ukáže číslo každého tahu

no-workshop = tento program byl sestaven bez stránky dílny
    .help = sestavte stránku pomocí .ci/workshop, potom program s --features workshop a s cestou ke stránce v KIBAO_WORKSHOP

table-csv = --table udává tabulku ve formátu CSV
    .help = přidejte --format csv

bom-csv = --bom je značka na začátku CSV
    .help = přidejte --format csv

openings-limit = zahájení mají víc než { $lines } variant po nejvýš { $depth } tazích
    .help = zvolte menší --depth

stats-no-games = nebyly nalezeny žádné partie, proto není ani statistika
    .help = zadejte soubory s partiemi, nebo složky se soubory *.bao

table-format = { $file }: jméno neříká, jak se tabulka zapíše
    .help = pojmenujte ji .parquet, .csv nebo .ndjson, nebo přidejte --format

table-no-parquet = toto kibao je sestaveno bez Parquetu
    .help = zapište .csv nebo .ndjson, nebo je sestavte s --features table

table-no-column = tabulka { $table } nemá sloupec { $column }
    .help = `position` patří k plies, `repair` ke games

table-terminal = Parquet nelze ukázat jako text na terminálu
    .help = zadejte soubor pomocí -o, nebo použijte --format csv

table-same-file = dva vstupy by se zapsaly do { $file }
    .help = zadat jen jeden z nich, nebo rozdělit jinak pomocí --by

table-partitions = vzniklo by více než { $most } souborů
    .help = rozdělte je podle něčeho jiného, nebo zadejte méně záznamů najednou

svg-start = k začátku nevede žádný tah
    .help = s --before a --arrow zadejte tah od 1

svg-game = --game potřebuje soubor, jehož partie se počítají
    .help = zadejte soubor, nebo vynechte --game

svg-move = --before a --arrow potřebují tah
    .help = zadejte soubor, nebo tah pomocí --move

svg-not-legal = --move: { $written } není přípustný tah tohoto postavení, nebo odpovídá několika
    .help = kibao moves vypíše přípustné tahy postavení

svg-png-name = --png zapisuje obrázek PNG, ne SVG
    .help = pojmenujte soubor .png, nebo vynechte --png

svg-png-terminal = obrázek PNG nelze ukázat jako text na terminálu
    .help = zadejte soubor pomocí -o, nebo vynechte --png

svg-png-failed = obrázek PNG nelze vytvořit: { $error }
    .help = zvolte menší --width

view-terminal = kibao view potřebuje terminál, na který kreslí a z něhož čte klávesy
    .help = kibao show tiskne desky i bez něj

view-no-keys = z terminálu nelze číst klávesy{ $error ->
        [none] { "" }
       *[other] : { $error }
    }
    .help = kibao show tiskne desky i bez kláves

watch-stdin = standardní vstup se nemění, nelze jej tedy sledovat
    .help = zadejte soubory nebo složky

watch-waiting = čeká se na změny; konec Ctrl-C

watch-missed = některé změny mohou uniknout: { $error }

watch-failed = změny nelze sledovat: { $error }

watch-no-file = { $file }: není soubor

progress-of = { $done } z { $whole }, zbývá { $left }

select-settings = { $file } se přehrává podle jiného nastavení než soubory před ním
    .help = vybírejte z těch souborů odděleně, nebo nastavení vynechte pomocí --no-config

select-kept = ne všechny partie šlo přečíst a zapsat, proto se žádný soubor nenahrazuje
    .help = viz výše; bez --force se do nových souborů zapíše, co zapsat lze

select-same-target = partie a jejich seznam nemohou být v témž souboru
    .help = zadejte dva

select-not-packed = { $file }: výstup se nebalí
    .help = vynechte .gz nebo .zst a soubor zabalte potom

select-no-place = --name: '{ $place }' není místo ve jméně
    .help = místa jsou { $known }

select-no-name = --name: '{ $name }' není jméno souboru
    .help = { select-no-place.help }

select-lost = { $file }:{ $line }: tato partie se nezapisuje, protože část by se nepřečetla zpět: { lost }
    .help = mezi ostatními by s nimi splynula; --split ji zapíše do vlastního souboru

select-same-as = { $place }: stejná jako { $first }, proto vynechána

select-canonical = { $place }: zapsáno v kanonickém tvaru, aby se mezi ostatními partiemi přečetla stejně

select-not-numbered = { $place }: nečíslováno, protože by se změnilo: { lost }

select-summary = vybráno { $selected } z { $games ->
        [one] { $games } partie
        [few] { $games } partií
        [many] { $games } partie
       *[other] { $games } partií
    }{ $doubles ->
        [none] { "" }
       *[other] ; vynecháno jako opakované: { $doubles }
    }{ $broken ->
        [none] { "" }
       *[other] ; nelze přehrát: { $broken } (kibao check ukáže proč)
    }{ $dates ->
        [none] { "" }
       *[other] ; s nesrozumitelným datem: { $dates }
    }{ $lost ->
        [none] { "" }
       *[other] ; nezapsáno: { $lost }
    }

select-not-the-same = zapsaný text se nepřečte stejně, a žádný soubor z něj nevznikl
    .help = záznamy jsou beze změny; oznamte to prosím jako chybu programu kibao

select-index-name = --index { $file }: tabulka je soubor se jménem .csv nebo .ndjson
    .help = pojmenujte jej například games.csv

select-index-bom = --bom je značka na začátku CSV
    .help = pojmenujte tabulku například games.csv

select-date = --date: '{ $range }' není datum ani období
    .help = pište jako v 1994-10-11..1995

select-reversed-date = --date: '{ $range }' končí dřív, než začíná
    .help = dřívější datum napište jako první

select-opening = --opening: '{ $word }' není tah
    .help = pište tahy jako v "A7>* a7>*"

select-plies = --plies: '{ $range }' není počet tahů
    .help = pište jako v 20..40, 20.. nebo ..40

select-reversed-plies = --plies: '{ $range }' končí dřív, než začíná
    .help = menší číslo napište jako první
