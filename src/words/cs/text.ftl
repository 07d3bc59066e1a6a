### Czech words of the checks E, N, S; the English ones are in the file of each check (src/findings).

empty-file = soubor je prázdný
    .label = nic tu není
    .help = podívejte se, zda byl uložen správný soubor; přepis partie má aspoň jedno kolo, například `1: A6<* a6<;`

not-a-transcript = toto není přepis partie: není v něm ani řádek hlavičky, ani kolo
    .label = ani řádek hlavičky, ani kolo
    .help = přepis partie má řádky hlavičky, například `south: Asha`, a kola, například `1: A6<* a6<;`

not-a-transcript-site = toto není přepis partie, ale záznam z { $site }
    .label = záznam z jiného webu
    .help = `kibao import FILE` z něj udělá přepis

not-a-transcript-unread = toto není přepis partie, ale záznam z { $site }, který se nečte
    .label = záznam z jiného webu
    .help = zapsat jeho tahy do přepisu: kola jako `1: A6<* a6<;`

broken-encoding = některé bajty souboru nejsou text; každé takové místo se čte jako znak U+FFFD
    .label = první takové místo
    .help = porovnejte soubor s předlohou záznamu a ztracené znaky znovu napište

windows-1252 = soubor není v kódování UTF-8; byl přečten jako Windows-1252, starší západoevropské kódování
    .label = není UTF-8
    .help = `kibao fmt` zapíše UTF-8; nejdřív zkontrolujte písmena s diakritikou

utf-16 = soubor je v kódování UTF-16, které mnoho nástrojů neumí číst
    .label = UTF-16
    .help = `kibao fmt` zapíše UTF-8

byte-order-mark = soubor začíná neviditelnou značkou pořadí bajtů (U+FEFF)
    .label = neviditelná značka
    .help = `kibao fmt` zapíše soubor bez ní

windows-line-ends = { $lines ->
    [one] { $lines } řádek končí znaky CR LF jako ve Windows
    [few] { $lines } řádky končí znaky CR LF jako ve Windows
    [many] { $lines } řádku končí znaky CR LF jako ve Windows
   *[other] { $lines } řádků končí znaky CR LF jako ve Windows
}
    .label = první takový konec řádku
    .help = `kibao fmt` ukončí každý řádek znakem LF

lone-carriage-return = { $lines ->
    [one] { $lines } řádek končí samotným znakem CR; mnoho nástrojů tam vidí jen jediný řádek
    [few] { $lines } řádky končí samotným znakem CR; mnoho nástrojů tam vidí jen jediný řádek
    [many] { $lines } řádku končí samotným znakem CR; mnoho nástrojů tam vidí jen jediný řádek
   *[other] { $lines } řádků končí samotným znakem CR; mnoho nástrojů tam vidí jen jediný řádek
}
    .label = první takový konec řádku
    .help = `kibao fmt` ukončí každý řádek znakem LF

no-final-newline = poslední řádek není ukončen; podívejte se, zda kus souboru nechybí
    .label = soubor zde končí
    .help = `kibao fmt` konec řádku doplní

game-too-large = partie, která zde začíná, je větší, než smí jedna partie být (1 MiB); byla přeskočena
    .label = začíná zde
    .help = podívejte se, zda nechybějí řádky, kterými začínají další partie, a zda jde vůbec o přepis partie

not-text = soubor není text: obsahuje znak NUL
    .label = znak NUL
    .help = je-li to poškozený přepis partie, odstraňte znaky NUL; jinak uložte partie jako prostý text

not-text-archive = soubor není text, ale archiv ({ $format })
    .label = archiv
    .help = nejprve jej rozbalte a zadejte soubory nebo složku; dokument uložte jako prostý text

not-text-compressed = soubor není text, ale komprimovaná data ({ $format })
    .label = komprimovaná data
    .help = nejprve je dekomprimujte; zde se rozbaluje jen jedna vrstva gzip nebo Zstandard

not-text-document = soubor není text, ale má formát { $format }
    .label = formát { $format }
    .help = uložte partie jako prostý text

missing-semicolon = kolo není za `{ $written }` ukončeno znakem `;`
    .label = zde na konci chybí `;`
    .help = napište `;` za poslední tah kola

note-without-sign = komentář `{ $written }` není od tahů oddělen znakem `;`
    .label = čte se jako komentář
    .help = napište za poslední tah `;` a teprve pak komentář

line-without-sign = `{ $written }` není řádek hlavičky, kolo ani komentář; ponechává se jako komentář
    .label = čte se jako komentář
    .help = začněte řádek znakem `;`, pokud je to komentář; podívejte se, zda v něm nejsou ztracené tahy

round-in-comment = komentář `{ $written }` je vlastně kolo; jeho tahy se nekontrolují
    .label = tahy v komentáři
    .help = odstraňte znak komentáře, pokud se tyto tahy hrály

round-in-comment-move = komentář obsahuje `{ $written }`, což vypadá jako tah; nehraje se
    .label = tah v komentáři
    .help = zapište ho jako tah partie, pokud se hrál

lone-move = { this-move } je ve svém kole jediný, ale další kola následují
    .label = jediný ve svém kole
    .help = napište vedle něj tah druhé strany, nebo `--`, pokud žádný nebyl

unread-moves = { $moves ->
    [one] `{ $written }` obsahuje slovo, které vypadá jako tah a nebylo přečteno
    [few] `{ $written }` obsahuje { $moves } slova, která vypadají jako tahy a nebyla přečtena
   *[other] `{ $written }` obsahuje { $moves } slov, která vypadají jako tahy a nebyla přečtena
}
    .label = nepřečteno
    .help = zapište tahy jako kolo, například `12: A5> a6>; komentář`, nebo začněte řádek znakem `;`, pokud se nehrály

unread-moves-legal = `{ $written }` je na tomto místě přípustný tah, ale je v komentáři a nebyl přečten
    .label = nepřečteno
    .help = zapište ho jako tah kola, pokud se hrál

folded-round = { this-move } není na řádku svého kola
    .label = patří ke kolu předtím
    .help = zapište oba tahy kola na jeden řádek

remark-among-moves = poznámka `{ $written }` je mezi tahy kola
    .label = čte se jako poznámka
    .help = zapište ji za znak `;` kola

opinion-apart = hodnocení `{ $written }` není připojeno ke svému tahu
    .label = hodnocení předchozího tahu
    .help = připojte ho k tahu

line-prefix = `{ $written }` před textem řádku nepatří k záznamu
    .label = přeskakuje se
    .help = odstraňte to z tohoto řádku i ze všech podobných

wrong-player = tah je za jménem `{ $written }`, ale na tahu je druhá strana
    .label = tento hráč není na tahu
    .help = podívejte se, zda předtím nechybí tah; jinak opravte jméno

ending-as-move = `{ $written }` je na místě tahu; čte se jako konec partie
    .label = konec partie
    .help = zapište to za znak `;` kola

doubtful-move = záznam o tahu `{ $written }` pochybuje; čte se tak, jak je zapsán
    .label = nejistý tah
    .help = porovnejte ho s předlohou; pokud pochybnost není, odstraňte `?`

supplied-move = tah `{ $written }` v předloze není: doplnil ho vydavatel
    .label = doplněný tah
    .help = bez závorek je to tah předlohy

round-number-mark = za číslem kola stojí { $sign }, kde má být `:`
    .label = sem patří `:`
    .help = napište `:`

round-number-mark-missing = za číslem kola `{ $written }` chybí `:`
    .label = hned za číslem chybí `:`
    .help = napište `{ $written }:`

round-number-missing = kolo nemá číslo; podle pořadí je to kolo { $expected }
    .label = chybí číslo
    .help = napište před ně `{ $expected }:`, ledaže se některé kolo ztratilo

round-number-wrong = kolo má číslo `{ $written }`, ale očekává se { $expected }
    .label = očekává se { $expected }
    .help = podívejte se, zda před ním některé kolo nechybí nebo není dvakrát; jinak opravte číslo

round-one-again = po jiných kolech se vrací číslo 1; čte se to jako táž partie
    .label = znovu 1
    .help = vložte před ně prázdný řádek, pokud zde začíná další partie; jinak opravte číslo

games-run-together = zde začíná další partie, bez hlavičky a bez prázdného řádku za předchozí, která už skončila
    .label = další partie
    .help = vložte před toto kolo prázdný řádek

games-run-together-head = řádek hlavičky `{ $written }` je hned za znakem `;` kola; začíná zde další partie
    .label = další partie
    .help = vložte před něj prázdný řádek

stray-punctuation = znak { $sign } sem nepatří a nic zde neznamená
    .label = zde nic neznamená
    .help = odstraňte jej

lower-case-direction = směr tahu `{ $written }`{ at-place } je malé písmeno místo `L` nebo `R`
    .label = malé písmeno

typographic-sign = { $alone ->
    [yes] { $sign }{ at-place } jen vypadá jako znak notace
   *[no] `{ $written }`{ at-place } obsahuje znak { $sign }, který jen vypadá jako znak notace
}
    .label = { $sign } je jen podobný znak

html-entity = `{ $written }`{ at-place } obsahuje znak zapsaný způsobem HTML
    .label = zápis HTML

sign-order = znaky tahu `{ $written }`{ at-place } stojí v jiném pořadí než směr, dům, značka, `#`
    .label = jiné pořadí

split-word = `{ $written }`{ at-place } je jediný tah, ale uvnitř má mezeru
    .label = jeden tah rozdělený na kusy

leading-zero = `{ $written }`{ at-place } má před číslem nadbytečnou nulu
    .label = nadbytečná nula
    .help = napište číslo bez nuly

no-such-pit = { not-readable }: jáma { $pit } neexistuje, řada má jámy 1 až 8
    .label = jáma { $pit } neexistuje
    .help = { how-a-move-is-written }

no-such-pit-large = { not-readable }: taková jáma neexistuje, řada má jámy 1 až 8
    .label = taková jáma neexistuje
    .help = { how-a-move-is-written }

no-such-row = { not-readable }: řada { $sign } neexistuje; jih má `A` a `B`, sever `a` a `b`
    .label = řada { $sign } neexistuje
    .help = { how-a-move-is-written }

no-such-row-site = { not-readable }: řada { $sign } neexistuje; tak píše tahy Abstract Play
    .label = řada { $sign } neexistuje
    .help = `kibao import FILE` udělá z takových tahů přepis

no-pit-number = { not-readable }: není v něm uvedena jáma
    .label = chybí jáma
    .help = { how-a-move-is-written }

strange-sign = { not-readable }: znak { $sign } nepatří do žádné z obou notací
    .label = { $sign } nemá význam
    .help = { how-a-move-is-written }

strange-sign-row = { not-readable }: písmeno řady { $sign } patří před číslo jámy
    .label = písmeno řady až za jámou
    .help = { how-a-move-is-written }

strange-sign-stuck = { not-readable }: znakem { $sign } začíná další tah, ale mezera před ním chybí
    .label = dva tahy bez mezery
    .help = { how-a-move-is-written }

too-many-signs = { not-readable }: má více znaků, než jeden tah mít může
    .label = příliš mnoho znaků
    .help = { how-a-move-is-written }

unknown-move = { this-move } nechává záznam otevřený
    .label = není znám
    .help = { how-a-move-is-written }

unknown-move-fits = { this-move } nechává záznam otevřený; k následujícím tahům se hodí jen `{ $only }`
    .label = hodí se jen `{ $only }`
    .help = zapište `[{ $only }]`: v závorkách je tah, který doplňujete

missing-row = { this-move } nemá písmeno řady, které smí chybět jen ve fázi kunamua, dokud se pokládají semena ze sýpky
    .label = chybí řada

missing-direction = { this-move } nemá směr, který smí chybět jen tam, kde jej určuje sklizeň; odpovídá mu jediný přípustný tah
    .label = chybí směr

forced-direction = { this-move } má chybný směr: setí semen sklizených { $pit ->
        [none] v této jámě
       *[other] v jámě { $pit }
    } začíná na bližším konci přední řady, { $kichwa ->
        [left] tedy na levém kichwa
        [right] tedy na pravém kichwa
       *[none] tedy na příslušném kichwa
    }
    .label = možný je jen opačný směr

forced-direction-illegal = { not-legal }: setí semen sklizených v jámě { $pit } musí začít na bližším konci přední řady, { $kichwa ->
        [left] tedy na levém kichwa
       *[right] tedy na pravém kichwa
    }
    .label = { $kichwa ->
        [left] začíná na levém konci
       *[right] začíná na pravém konci
    }

row-case = { $mover ->
    [south] { this-move } má písmeno řady severu, ale hrál jih
   *[north] { this-move } má písmeno řady jihu, ale hrál sever
}
    .label = { $mover ->
        [south] písmeno severu
       *[north] písmeno jihu
    }

row-case-throughout = písmena řad obou stran jsou zaměněna; písmeno druhé strany mají tahy: { $count }
    .label = první z nich
    .help = oprava u každého napíše správné písmeno

mixed-dialect = { this-move } má znak notace { $other }, ale partie se čte v notaci { $own }
    .label = notace { $other }

spacing = prázdné místo zde není jedna obyčejná mezera mezi dvěma slovy
    .label = prázdné místo
    .help = mezi dvěma slovy pište jednu mezeru, před `;` a na začátku nebo konci řádku žádnou

spacing-missing = zde chybí mezera
    .label = před tímto místem má být mezera
    .help = napište před každý tah a každou poznámku jednu mezeru

key-case = { $other ->
    [yes] klíč `{ $written }` není ten, který má kanonický tvar
   *[no] klíč `{ $written }` není psán malými písmeny
}
    .label = { $other ->
        [yes] jiné slovo
       *[no] velká písmena
    }
    .help = napište `{ $lower }`

semicolon-in-head = v řádku hlavičky je `;`, ačkoli tam není potřeba
    .label = není potřeba
    .help = `kibao fmt` jej vynechá

empty-value = za klíčem `{ $written }` nic není
    .label = hodnota chybí
    .help = doplnit, co sem patří, nebo řádek vynechat

key-order = klíč `{ $written }` patří před klíč nad ním
    .label = patří výše
    .help = `kibao fmt` seřadí známé klíče a neznámé dá za ně

blank-line = mezi hlavičkou a koly chybí prázdný řádek
    .label = před tímto místem má být prázdný řádek
    .help = vložte prázdný řádek před první kolo

unused-allow = komentář povoluje `{ $word }`, ale nic takového se zde nenašlo
    .label = nic nepovoluje
    .help = odstraňte jej, nebo jej přesuňte ke kolu, o kterém mluví; nález, který se týká souboru, v partii povolit nelze

allow-without-reason = komentář povoluje nález, ale neuvádí důvod
    .label = sem patří důvod
    .help = uveďte za kódem důvod, například `; kibao: allow N104 the scorer's own sign`

unknown-allow = komentář povoluje `{ $word }`, ale žádný nález se tak nejmenuje
    .label = žádný známý nález
    .help = { $near ->
        [none] `kibao explain --list` vypíše všechny kódy a názvy
       *[other] možná má být `{ $near }`; `kibao explain --list` vypíše všechny kódy a názvy
    }

unknown-allow-nothing = komentář neříká, který nález povoluje
    .label = žádný známý nález
    .help = `kibao explain --list` vypíše všechny kódy a názvy

unknown-allow-word = komentář, který začíná `kibao:`, má pokračovat slovem `allow`, a ne `{ $word }`
    .label = nesrozumitelné
    .help = napište jej jako `; kibao: allow N104 the scorer's own sign`, nebo začněte komentář jiným slovem
