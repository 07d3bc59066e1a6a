### Czech words; en/text.ftl says what each is for.

missing-semicolon = kolo není za `{ $written }` ukončeno znakem `;`
    .label = zde na konci chybí `;`
    .help = napište `;` za poslední tah kola

note-without-sign = komentář `{ $written }` není od tahů oddělen znakem `;`
    .label = čte se jako komentář
    .help = napište za poslední tah `;` a teprve pak komentář

extra-entry = `{ $written }`{ at-place } je slovo navíc: do kola patří jeden tah jihu a jeden tah severu
    .label = třetí tah
    .help = začněte před ním nové kolo, nebo jej přesuňte za `;`, pokud je to komentář

line-without-sign = `{ $written }` není řádek hlavičky, kolo ani komentář; ponechává se jako komentář
    .label = čte se jako komentář
    .help = začněte řádek znakem `;`, pokud je to komentář; podívejte se, zda v něm nejsou ztracené tahy

head-after-moves = `{ $written }` vypadá jako řádek hlavičky, ale stojí až za tahy a nemá známý klíč; ponechává se jako komentář
    .label = čte se jako komentář
    .help = začněte řádek znakem `;`, pokud je to komentář; opravte klíč, pokud zde začíná další partie

round-in-comment = komentář `{ $written }` je vlastně kolo; jeho tahy se nekontrolují
    .label = tahy v komentáři
    .help = odstraňte znak komentáře, pokud se tyto tahy hrály

move-in-comment = komentář obsahuje `{ $written }`, což vypadá jako tah; nehraje se
    .label = tah v komentáři
    .help = zapište ho jako tah partie, pokud se hrál

unread-moves = { $moves ->
    [one] `{ $written }` obsahuje slovo, které vypadá jako tah a nebylo přečteno
    [few] `{ $written }` obsahuje { $moves } slova, která vypadají jako tahy a nebyla přečtena
   *[other] `{ $written }` obsahuje { $moves } slov, která vypadají jako tahy a nebyla přečtena
}
    .label = nepřečteno
    .help = zapište tahy jako kolo, například `12: A5> a6>; komentář`, nebo začněte řádek znakem `;`, pokud se nehrály

unread-move = `{ $written }` je na tomto místě přípustný tah, ale je v komentáři a nebyl přečten
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

head-behind-round = řádek hlavičky `{ $written }` je hned za znakem `;` kola; začíná zde další partie
    .label = další partie
    .help = vložte před něj prázdný řádek

lonely-move = { this-move } je ve svém kole jediný, ale další kola následují
    .label = jediný ve svém kole
    .help = napište vedle něj tah druhé strany, nebo `--`, pokud žádný nebyl

number-mark = za číslem kola stojí { $sign }, kde má být `:`
    .label = sem patří `:`
    .help = napište `:`

number-mark-missing = za číslem kola `{ $written }` chybí `:`
    .label = hned za číslem chybí `:`
    .help = napište `{ $written }:`

number-missing = kolo nemá číslo; podle pořadí je to kolo { $expected }
    .label = chybí číslo
    .help = napište před ně `{ $expected }:`, ledaže se některé kolo ztratilo

number-wrong = kolo má číslo `{ $written }`, ale očekává se { $expected }
    .label = očekává se { $expected }
    .help = podívejte se, zda před ním některé kolo nechybí nebo není dvakrát; jinak opravte číslo

number-one-again = po jiných kolech se vrací číslo 1; čte se to jako táž partie
    .label = znovu 1
    .help = vložte před ně prázdný řádek, pokud zde začíná další partie; jinak opravte číslo

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

leading-zero = `{ $written }`{ at-place } má před číslem nadbytečnou nulu
    .label = nadbytečná nula
    .help = napište číslo bez nuly

split-word = `{ $written }`{ at-place } je jediný tah, ale uvnitř má mezeru
    .label = jeden tah rozdělený na kusy

spacing = prázdné místo zde není jedna obyčejná mezera mezi dvěma slovy
    .label = prázdné místo
    .help = mezi dvěma slovy pište jednu mezeru, před `;` a na začátku nebo konci řádku žádnou

blank-missing = zde chybí mezera
    .label = před tímto místem má být mezera
    .help = napište před každý tah a každou poznámku jednu mezeru

semicolon-in-head = v řádku hlavičky je `;`, ačkoli tam není potřeba
    .label = není potřeba
    .help = `kibao fmt` jej vynechá

blank-line = mezi hlavičkou a koly chybí prázdný řádek
    .label = před tímto místem má být prázdný řádek
    .help = vložte prázdný řádek před první kolo

empty-value = za klíčem `{ $written }` nic není
    .label = hodnota chybí
    .help = doplnit, co sem patří, nebo řádek vynechat

key-order = klíč `{ $written }` patří před klíč nad ním
    .label = patří výše
    .help = `kibao fmt` seřadí známé klíče a neznámé dá za ně

key-case = { $other ->
    [yes] klíč `{ $written }` není ten, který má kanonický tvar
   *[no] klíč `{ $written }` není psán malými písmeny
}
    .label = { $other ->
        [yes] jiné slovo
       *[no] velká písmena
    }
    .help = napište `{ $lower }`

repeated-key = klíč `{ $written }` už zde jednou je; platí první řádek s ním
    .label = podruhé
    .help = ponechte řádek, který je správný
