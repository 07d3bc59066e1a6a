### Czech words of `--help` and of `kibao rules`. The English ones are with the arguments of each command (src/cli) and with
### the options of rule sets (src/engine/ruleset). A message is about a command and has attributes for its arguments and their
### values; `common` has the arguments of several commands.

kibao = Čte, přehrává, kontroluje a přepisuje zaznamenané partie Bao la Kiswahili
    .after = Návratový kód: 0 hotovo; 1 check našel chyby, fmt --check nebo check --diff by něco změnil, repair nechal partii chybnou, select nevybral žádnou partii nebo vybral chybnou, nebo soubor není přepis partie; 2 práci nebylo možné provést.

common =
    .rules = Pravidla: kibao, zanzibar, ruehl, kujifunza, hus, vlastní, nebo auto, aby se zkusila všechna [výchozí: řádek hlavičky, pak kibao.toml, pak kibao]
    .dialect = Dialekt tahů [výchozí: auto]
    .config = Nastavení z tohoto souboru [výchozí: kibao.toml v nejbližší nadřazené složce každého záznamu]
    .no-config = Žádné nastavení ze souborů
    .ext = Ve složkách číst i soubory s těmito koncovkami, například txt
    .game = Jen N-tá partie vstupu, počítáno od 1
    .jobs = Kolik vláken pracuje [výchozí: jedno na každé jádro]
    .color = Kdy použít barvy
    .lang = Jazyk zpráv a popisků [výchozí: podle národního prostředí, jinak angličtina]
    .lang-en = angličtina
    .lang-sw = svahilština
    .lang-de = němčina
    .lang-cs = čeština
    .quiet = Žádný souhrn, průběh ani poznámky na chybovém výstupu
    .help = Zobrazí nápovědu (více s '--help')
    .help-long = Zobrazí nápovědu (stručně s '-h')
    .version = Zobrazí verzi
    .paths = Soubory, složky (hledá se v nich *.bao, *.bao.gz, *.bao.zst), nebo - pro standardní vstup [výchozí: tato složka]
    .path = Soubor, nebo - pro standardní vstup
    .select = Jen tyto nálezy: kódy, začátky kódů jako N3, nebo názvy; platí ten přesnější
    .ignore = Všechny nálezy kromě těchto
    .severity = Nejnižší závažnost, která se ukazuje a počítá [výchozí: info]
    .strict = Varování se pro návratový kód počítají jako chyby a poznámky se ukazují
    .lenient = Ukazují se a počítají jen chyby
    .max-findings = Vypsat nejvýš tolik nálezů; počítají se všechny
    .output = Zapsat do tohoto souboru, i když jej tento příkaz vytvořil už dříve [výchozí: standardní výstup, stejně jako s -]
    .force = Nahradit soubor, ať obsahuje cokoli; odkaz se nahradí, nenásleduje se
    .flip = Sever dole: deska otočená o půl otáčky
    .ascii = Desky ve znacích ASCII, pro terminály bez Unicode; z národního prostředí se to neodhaduje
    .position = Postavení jako text [výchozí: výchozí postavení pravidel]

check = Přečíst, přehrát a zkontrolovat záznamy; ukázat, co je špatně a jak to opravit
    .after = { files-unchanged }
    .format = Jak se nálezy píší
    .format-human = Řádek, podtržené místo, co je špatně a co s tím
    .format-short = Jeden řádek na nález
    .format-json = Jeden dokument JSON
    .format-ndjson = Jedna partie v JSON na řádek
    .format-sarif = SARIF 2.1.0, pro úložiště kódu a editory
    .format-github = Příkazy GitHub Actions, z nichž vznikají anotace
    .format-gitlab = Zpráva Code Quality pro GitLab
    .format-junit = XML pro `JUnit`: sada na soubor, test na partii
    .fix = Opravit, co lze opravit beze změny toho, co záznam říká; ukázat, co zbývá
    .unsafe-fixes = Provést i opravy, které mohou změnit, co záznam říká
    .diff = Nic neměnit; ukázat, co by změnilo --fix nebo --unsafe-fixes
    .force = S --fix nebo --unsafe-fixes: přepsat i soubory s dalšími pevnými odkazy, pod nimiž zůstane starý text
    .statistics = Místo nálezů jen jejich počty podle druhu
    .archive = Porovnat i partie všech souborů navzájem: táž partie dvakrát, jméno psané dvojím způsobem, data a výsledky, které k sobě nesedí
    .watch = Při každé změně souboru zkontrolovat znovu, až do Ctrl-C

# In place of the text about packed files that several commands have.
files-unchanged = Zabalené soubory se čtou, ale nikdy nepřepisují. Zadaný zabalený soubor, který by se změnil, je chyba (návratový kód 2); ty ve složkách se spočítají a zůstanou beze změny. Soubor s dalšími pevnými odkazy je bez --force chyba (návratový kód 2); ve Windows se pevné odkazy nezjišťují.

json = Partie jako JSON, s deskou po každém tahu
    .format = Jeden dokument, nebo jedna partie na řádek
    .format-json = Jeden dokument JSON
    .format-ndjson = Jedna partie v JSON na řádek
    .ndjson = Zkratka za --format ndjson
    .trace = Každé setí každého tahu
    .without = Vynechat tyto klíče každého půltahu, například position.text,kind; position je celá deska

fmt = Přepsat záznamy do kanonického tvaru
    .after = { files-unchanged }
    .paths = Soubory, složky (hledá se v nich *.bao, *.bao.gz, *.bao.zst), nebo - pro standardní vstup, který se píše na standardní výstup; vstup, který nelze přepsat, projde beze změny [výchozí: tato složka]
    .check = Nic neměnit; skončit s 1, pokud by se něco změnilo
    .diff = Nic neměnit; ukázat, co by se změnilo
    .stdout = Místo do souborů psát na standardní výstup, partii po partii; vstup přes - pak může být libovolně velký
    .force = Přepsat i soubory s dalšími pevnými odkazy, pod nimiž zůstane starý text

convert = Zapsat záznamy v jiné notaci
    .to = Notace, ve které se píše; abstractplay je záznam partie tohoto webu, jako JSON, řádek na partii

repair = Nejmenší změny, se kterými lze záznam přehrát; návratový kód 1, pokud některé partie zůstanou chybné
    .after =
        Soubor pro --readings uvádí u slov tahy, kterými mohou být, jak je dává rozpoznávání rukopisu; ply počítá zapsané tahy, weight je pravděpodobnost:
        { "{" }"format":"kibao-readings","version":1,"games":[{ "{" }"moves":[
            { "{" }"ply":7,"readings":[{ "{" }"text":"A5<","weight":0.7{ "}" },{ "{" }"text":"A6<","weight":0.2{ "}" }]{ "}" }]{ "}" }]{ "}" }
        O zbývající váhu se dělí všechny ostatní přípustné tahy. Zapsané slovo vlastní váhu nemá. Položka v games platí pro další partii vstupu, nebo pro partii svého čísla, "game":3.

        Kde čísla kol ukazují, že kola chybějí, žádný jiný tah se kvůli tomu nemění. { files-unchanged }
    .apply = Zapsat nejlepší opravu do souboru, je-li dost pravděpodobná (viz --sure), se starým textem v komentáři; standardní vstup jde na standardní výstup
    .force = S --apply: přepsat i soubory s dalšími pevnými odkazy, pod nimiž zůstane starý text
    .max-edits = Nejvyšší počet změn jedné opravy
    .sure = Nejnižší pravděpodobnost opravy, kterou --apply zapíše
    .readings = Použít kandidáty slov z tohoto souboru JSON, každého s vahou (tvar vypíše kibao schema readings)
    .with = Použije jiný záznam týchž partií jako doklad: co mají oba, je téměř jisté, a kde se liší, hledají se tahy, které lze přehrát
    .ask = Ptát se na nejisté tahy: ukáže desku a kandidáty na standardním chybovém výstupu a čte odpovědi ze standardního vstupu; s --apply se každá odpověď poznamená v komentáři svého kola
    .all = Ukázat každou nalezenou opravu, nejen nejlepší
    .diff = Ukázat také změněné řádky jako rozdíl (diff), tak jak je zapíše --apply
    .format = Jak se opravy píší
    .format-human = Řádky, které se mění, deska, důvod
    .format-short = Jeden řádek na změnu
    .format-json = Jeden dokument JSON
    .format-ndjson = Jedna partie v JSON na řádek

compare = Dva záznamy jedné partie vedle sebe: v čem se liší a které čtení lze přehrát
    .after =
        Tahy se porovnávají podle důlku, směru a domu, ať jsou psány a označeny jakkoli. Kde se záznamy liší, přehraje se partie s každým čtením a uvede se to, se kterým lze přehrát všechny tahy. Každý soubor má jednu partii; --game N vezme z obou N-tou.

        Návratový kód: 0 všechny tahy se shodují; 1 některé se liší; 2 práci nebylo možné provést.
    .one = Záznam
    .other = Jiný záznam téže partie

show = Nakreslit desku partie
    .ply = Deska po tomto tahu; 0 je začátek [výchozí: poslední]
    .before = Místo toho deska před tahem
    .all = Deska na začátku a po každém tahu
    .trace = Deska po každém setí tahu a slovy, co se děje

svg = Nakreslit desku partie nebo postavení pro tisk, jako SVG nebo PNG
    .path = Soubor, nebo - pro standardní vstup; jeho první partie, nebo ta z --game
    .ply = Deska po tomto tahu, s vyznačeným tahem; 0 je začátek [výchozí: poslední]
    .mv = Deska po tomto tahu z postavení
    .before = Místo toho deska před tahem
    .arrow = Cesta semen v tahu jako šipky: jeho prvních osm setí
    .no-marks = Bez značek u jam, kde tah začíná a které bere
    .numbers = Čísla místo semen, pro malé obrázky
    .no-labels = Bez čísel jam a písmen řad
    .theme = Barvy; print je černá na bílé, pro knihy
    .width = Šířka v pixelech, 100 až 4096; výška se přizpůsobí
    .id = Čím začínají id v SVG [výchozí: podle toho, co se kreslí]
    .png = Obrázek PNG místo SVG; stejně tak u výstupního souboru, jehož jméno končí na .png

html = Stránka pro prohlížeč, která přehrává partie tah po tahu
    .after = Stránka má nejvýš 200 partií a nejvýš 16 MiB partií: kibao select z nich vybere žádané a --game N ukáže jednu.
    .paths = Soubory, složky (hledá se v nich *.bao, *.bao.gz, *.bao.zst), nebo - pro standardní vstup
    .title = Nadpis stránky [výchozí: nadpis její partie, nebo počet partií]

workshop = Dílna: stránka pro prohlížeč, která záznam zkontroluje, opraví, přehraje a sdílí, bez sítě

view = Procházet partie v terminálu, tah po tahu nebo setí po setí; ? ukáže klávesy
    .path = Soubor, nebo - pro standardní vstup; klávesy se pak čtou z terminálu
    .ply = Nejprve deska po tomto tahu; 0 je začátek [výchozí: 0]

moves = Všechny přípustné tahy postavení
    .ply = Po tomto tahu partie; 0 je začátek [výchozí: poslední]
    .json = Objekt JSON: každý tah a postavení po něm

explain = Co nález znamená, jaké pravidlo za ním je, příklad
    .code = Kód nebo název, například R101 nebo empty-pit [výchozí: všechny, každý na řádku]
    .list = Každý kód s názvem a závažností, jeden na řádek

perft = Spočítat partie z postavení do dané hloubky
    .depth = Kolik tahů, aspoň 1

rules = Pravidla vedle sebe, s jejich volbami a odkazy na prameny
    .names = Názvy pravidel, i abstractplay, pravidla herního webu [výchozí: všechna ostatní]

gen = Náhodné partie podle pravidel, pro stejný zárodek stejné
    .games = Kolik partií
    .seed = Zárodek náhodných čísel
    .slips = Kolik překlepů má partie v průměru: 1 je jeden v každé partii, 0.2 jeden v každé páté
    .slip-log = Zapsat do tohoto souboru, kde překlepy jsou, jeden objekt JSON na řádek
    .force = Nahradit tento soubor, ať obsahuje cokoli; seznam překlepů se nahradí vždy

select = Partie z archivů podle hráče, výsledku, data, tahů nebo postavení; rozdělit, spojit, bez opakování
    .after =
        Partie musí splnit vše, co se žádá; --not vybere ty, které to nesplňují. Jména jsou vzory pro celé jméno, bez ohledu na velká a malá písmena: * je libovolný text, ? jeden znak. Partie se zapisují tak, jak byly, i s komentáři, v UTF-8, s prázdným řádkem mezi nimi; několik PATH tvoří jeden archiv. Partie, která by se vedle ostatních nepřečetla stejně, se zapíše v kanonickém tvaru, nebo se s chybou vynechá; soubory se přečtou zpět a porovnají, než dostanou své jméno.

        Návratový kód: 0 partie byly vybrány a všechny lze přehrát (--broken: partie byly vybrány); 1 žádná vybrána nebyla, některou nelze přehrát, nebo soubor není přepis partie; 2 práci nebylo možné provést.
    .unique = Bez partií, které mají stejné tahy jako některá předchozí, nebo úplně stejný text
    .unique-moves = Stejné tahy, jak byly zahrány, ze stejného začátku
    .unique-exact = Stejný text
    .count = Jen počet partií
    .list = Řádek na partii: číslo, místo v souboru, hráči, vítěz, počet tahů, nadpis
    .canonical = Zapsat partie v kanonickém tvaru, jako fmt
    .number = Očíslovat nadpisy: `title: 12. Final`
    .index = Zapsat do tohoto souboru tabulku partií, podle jména .csv nebo .ndjson
    .bom = Začít CSV z --index značkou pořadí bajtů, aby jej Excel četl jako UTF-8
    .output = Zapsat do tohoto souboru, který nesmí existovat
    .split = Zapsat do této složky soubory, každou partii zvlášť
    .split-size = Tolik partií na soubor
    .name = Jak se tyto soubory jmenují: { "{number}, {south}, {north}, {event}, {place}, {date}, {title}; {number}" } je číslo souboru
    .force = Nahradit soubory, které existují
    .player = Jeden z hráčů; dvakrát pro oba
    .south = Jih
    .north = Sever
    .winner = Kdo vyhrál, hrou, nebo jinak podle záznamu: south, north, none, nebo jméno
    .title = Nadpis
    .event = Soutěž
    .place = Místo
    .date = Od jednoho data do druhého: 1994-10..2006, 1994-10-11.., ..11-10-94, nebo jedno datum či rok
    .plies = Kolik tahů: 20..40, 20.., ..40, nebo číslo
    .rule-set = Pravidla, podle kterých se partie přehrává: ta z řádku hlavičky, nebo z --rules
    .opening = První tahy, v kterékoli notaci: "A7>* a7>*"
    .position = Postavení jako text, které se vyskytne
    .text = Slova z komentáře
    .valid = Partie, které lze přehrát
    .broken = Partie, které přehrát nelze
    .not = Partie, které to nesplňují

stats = Čísla o archivu: výsledky, délky, tahy, hráči, zahájení
    .after =
        O výsledku rozhoduje hra; kde hra nerozhodla, vítěz uvedený v hlavičce; kde hlavička nikoho neuvádí, konec, o kterém mluví hlavička nebo komentář, například vzdání. Partie bez tahů se počítá jako výsledek, má-li vítěze, a ne jako partie. Partie, které nelze celé přehrát, se počítají mezi partie, výsledky a hráče a v zahájeních tak daleko, kam je lze přehrát; délky a tahy jsou z ostatních partií. Zahájení jsou jeden strom pro každá pravidla a každý začátek.

        Hráči jsou ti z kibao report, v pořadí jeho tabulky: stejné způsoby psaní jsou jeden hráč, kibao.toml určuje body a kdo je kdo, a z partie zapsané dvakrát se počítá jedna kopie. Výsledky, délky, tahy a zahájení jsou ze všech zápisů.

        Spotřeba paměti roste s počtem hráčů, dvojic, které se utkaly, a variant ve stromech zahájení, kterých smí být milion; je-li jich víc, pomůže menší --depth. Kopie se hledají mezi nejvýše 20 000 partiemi.

        Tahy jsou řazeny podle počtu, pak podle strany, jámy (přední 1-8, zadní 1-8), vlevo před vpravo; nejdelší tahy stejné délky v pořadí vstupu. Text uvádí nejčastější, JSON a CSV všechny.

        Návratový kód: 0 hotovo; 1 soubor není přepis partie; 2 práci nebylo možné provést, nebo soubor nešlo přečíst.
    .format = Jak se čísla píší [výchozí: podle jména FILE (.html, .json, .csv), jinak human]
    .format-human = Tabulky jako text
    .format-json = Jeden dokument JSON
    .format-csv = Jedna tabulka, viz --table
    .format-html = Stránka s grafy, v jednom souboru
    .table = Která tabulka se píše jako CSV [výchozí: players]
    .table-games = Kolik je partií a tahů
    .table-results = Kdo vyhrává a co o tom rozhoduje
    .table-rules = Pravidla
    .table-lengths = Kolik partií má kterou délku
    .table-moves = Jak často se který tah hraje
    .table-longest = Tahy s největším počtem setí a největší braní
    .table-players = Hráči
    .table-cross = Každí dva hráči, kteří se utkali
    .table-openings = Varianty ve stromech zahájení
    .bom = Začít CSV značkou pořadí bajtů, aby jej Excel četl jako UTF-8
    .replay = Stránka kibao html se stejnými partiemi, jako cesta od této stránky: tahy jsou odkazy do ní (formát html)
    .depth = Kolik tahů hluboké jsou stromy zahájení; 0 znamená žádné
    .min-games = Jen varianty ve stromech zahájení s aspoň tolika partiemi [výchozí: 1; jako text a na stránce jedna ze sta]
    .players = Kolik hráčů se ukáže jako text a na stránce; JSON a CSV mají všechny
    .top = Kolik nejdelších a kolik nejčastějších tahů

report = Turnaj na jedné stránce: pořadí, partie, které někdo musí vyřešit, dvojí zápisy, jména, chybějící dvojice, přehrání
    .after =
        Partie zapsaná dvakrát se počítá jednou a zpráva uvádí, která kopie; kopie s různými výsledky se počítají bez výsledku. Jména, která se liší velikostí písmen, diakritikou, znaky nebo titulem, jsou jeden hráč a iniciála je to jediné jméno, kterému odpovídá; jiná podobná jména se vypíší a počítají jako dvě. Jinak rozhodne kibao.toml: [names] říká, kdo je kdo, [standings] nastavuje draw, unplayed, walkover, ties a winner (head, play nebo neither tam, kde se hlavička a tahy liší). Paměť roste s počtem partií.

        Návratový kód: 0 hotovo; 1 soubor není přepis; 2 práci nebylo možné provést nebo soubor nešlo přečíst.
    .format = Jak se zpráva píše [výchozí: podle jména FILE (.html, .json, .csv), jinak text]
    .format-text = Tabulky a seznamy, které se vejdou do 80 sloupců
    .format-html = Stránka k tisku s přehráváním partií, v jednom souboru
    .format-json = Jeden dokument JSON
    .format-csv = Jedna tabulka, viz --table
    .table = Která tabulka se píše jako CSV [výchozí: standings]
    .table-standings = Pořadí turnaje
    .table-cross = Každí dva hráči, kteří se utkali
    .table-games = Každá partie
    .table-needs = Partie, které někdo musí vyřešit
    .bom = Začít CSV z --index značkou pořadí bajtů, aby jej Excel četl jako UTF-8
    .all = Jako text i každou položku a každou partii
    .event = Jen partie, jejichž hlavička uvádí tuto akci

table = Tabulky pro jiné programy, řádek na tah nebo na partii: Parquet, CSV nebo řádky JSON
    .after =
        Sloupce a jejich typy popisuje src/table/README.md. Spotřeba paměti neroste s délkou archivu; s --by roste s počtem souborů. Partie, která se přeruší, má od tahu, který nelze zahrát, řádky s neznámými hodnotami.

        Návratový kód: 0 hotovo; 1 soubor není přepis partie; 2 práci nebylo možné provést, nebo soubor nešlo přečíst.
    .table = Co je řádek
    .table-plies = Tah s deskou po něm
    .table-games = Partie s hlavičkou, výsledkem a nálezy
    .format = Jak se tabulka zapíše [výchozí: podle jména FILE (.parquet, .csv, .ndjson), jinak csv; s --out parquet]
    .format-parquet = Apache Parquet
    .format-csv = CSV
    .format-ndjson = Jeden objekt JSON na řádek
    .with = Také tento sloupec
    .with-position = Text pozice po každém tahu (plies)
    .with-repair = Pravděpodobná oprava každé přerušené partie (games)
    .output = Zapsat do tohoto souboru, i když je to tabulka tohoto příkazu [výchozí: standardní výstup, také pro -]
    .out = Pro každý vstup zapsat jeden soubor do této složky
    .by = S --out místo toho jeden soubor pro každou hodnotu, jako year=1994/plies.parquet
    .by-year = Rok data v hlavičce
    .by-event = Turnaj v hlavičce
    .by-rules = Pravidla
    .force = Nahradit existující soubory, ať obsahují cokoli

import = Přepisy ze záznamů jiných webů: Abstract Play, program nkkmd
    .after =
        Čtou se záznamy partií z Abstract Play, jeho tahy v jakémkoli textu a bao-game-record programu nkkmd (verze 1 a 2), rozpoznané podle obsahu; jak, a čím se pravidla těchto programů liší, je v src/import/README.md. Každá partie se přehraje. Nečtou se Ludii, jehož první půltah patří jiné hře, a BAN.

        Návratový kód: 0 hotovo; 1 některý záznam nešlo přečíst, nebo partie po přehrání končí jinak než v záznamu; 2 práci nešlo udělat, nebo některý soubor nešlo přečíst.
    .paths = Soubory, složky (hledá se v nich *.json, *.json.gz, *.json.zst), nebo - pro standardní vstup
    .output = Zapsat do tohoto souboru [výchozí: standardní výstup, také pro -]
    .out = Zapsat přepis každého vstupu do této složky
    .force = Nahradit existující soubory, ať obsahují cokoli

referee = Vést partie pro jiný program: na každém řádku žádost v JSON dovnitř, odpověď ven

lsp = Jazykový server: nálezy, opravy, přípustné tahy a desky v editoru, přes standardní vstup a výstup

schema = JSON Schema toho, co vypisuje `json`, nebo `repair`, `stats`, `report`, `referee`
    .of = Kterého příkazu
    .of-json = `kibao json` a `check --format json`
    .of-repair = `kibao repair --format json`
    .of-readings = Soubor, který čte `kibao repair --readings`
    .of-stats = `kibao stats --format json`
    .of-report = `kibao report --format json`
    .of-referee = Žádosti a odpovědi `kibao referee`

completions = Skript, který v shellu doplňuje příkazy a volby
    .shell = Shell

man = Manuálová stránka, nebo do složky stránka pro každý příkaz
    .dir = Zapsat kibao.1 a stránku pro každý příkaz do této složky, která musí existovat
    .force = Nahradit soubory těchto jmen, ať obsahují cokoli; stránky kibao se nahradí vždy

config = Nastavení, která platí pro cestu, a odkud které pochází
    .path = Soubor nebo složka [výchozí: tato složka]
    .format = Jak se nastavení píše
    .format-human = Řádek na nastavení
    .format-json = Objekt JSON

help = Zobrazí tuto nápovědu, nebo nápovědu k příkazu; `help keys`: klíče hlavičky s příklady
    .topic = Příkaz, nebo keys: co se píše před tahy, s příklady

## `kibao rules`

rule-sets =
    .kibao = Bao la Kiswahili, pravidla K.I.B.A. (K)
    .zanzibar = Bao la Kiswahili, zanzibarská pravidla, Donkers 2001 podle de Voogta 1995 (Z)
    .ruehl = Bao la Kiswahili, pravidla Alexandera Rühla (R)
    .kujifunza = Bao la Kujifunza, pravidla Alexandera Rühla (R)
    .hus = Bao hus, pravidla Alexandera Rühla (R, H)
    .abstractplay = Bao la Kiswahili, jak je hraje Abstract Play (AP: src/games/bao.ts z AbstractPlay/gameslib)

rule-options =
    .opening = semena každé strany na začátku: přední řada, zadní řada, sýpka
    .capture = zajatá semena se sejí od kichwa, nebo putují dál se semeny jámy, která bere
    .house = přední jáma 5 má práva domu
    .blocking = kutakata může zablokovat jámu (kutakatia)
    .singleton = kdy je v kunamua zakázána kutakata z jediného semene, dokud jich v jiné přední jámě leží víc
    .sole-kichwa = kutakata směrem k zadní řadě z kichwa, která je jedinou obsazenou přední jámou (judged-at-end je náš výklad)
    .mtaji-house-stop = beroucí tah v mtaji, který končí ve funkčním domě hráče na tahu, se tam smí zastavit
    .mtaji-kutakata-house-stop = kutakata v mtaji, která končí ve funkčním domě hráče na tahu, se tam zastaví
    .house-in-mtaji = jak dlouho má strana v mtaji svůj dům
    .house-block = který dům nelze zablokovat
    .blocker-duty = kdo zablokuje jámu, musí z ní příštím tahem brát, může-li
    .endless = co je nekonečný tah
    .max-seeds = tah, který zasel víc semen, je nekonečný
    .singletons = kdy prohrává strana s prázdnou sýpkou a bez jámy se dvěma semeny
    .max-sowings = po kolika setích posuzování tahu skončí; tah pak není rozhodnut a platí za nekonečný
