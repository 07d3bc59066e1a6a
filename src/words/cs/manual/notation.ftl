### Manual pages of the checks of the notation (N).

missing-semicolon = Kolo, které není ukončeno středníkem.
    .what = Hlásí kolo, které má oba tahy nebo po kterém následuje další kolo, a není ukončeno znakem `;`.
    .why = Kolo končí právě středníkem. Bez něj čtenář nerozliší komentář od tahu ani celé kolo od useknutého.
    .safety = Bezpečná: středník se doplní.
    .source = K, příloha: číslo kola, dvojtečka, tah jihu, tah severu, středník.

note-without-sign = Poznámka hned za tahy, před kterou chybí středník.
    .what = Hlásí slova za tahy kola, která od nich nejsou oddělena znakem `;`. Ponechávají se jako komentář kola. Poznámky mezi tahy kola hlásí N108.
    .why = Komentář začíná za středníkem. Bez něj čtou jiné programy poznámku jako třetí tah a skončí.
    .safety = Bezpečná: nejdřív se ukončí kolo a poznámka zůstane jako jeho komentář.
    .source = K, příloha: za středníkem mohou následovat komentáře.

line-without-sign = Řádek, který není řádek hlavičky, kolo ani komentář.
    .what = Hlásí mezi koly řádek, který nelze přečíst jako nic z toho, například větu nebo nadpis tabulky. Ponechává se jako komentář. Řádek se slovy
        v podobě celých tahů hlásí N106.
    .why = Řádek komentáře začíná znakem `;` nebo `%`. Bez tohoto znaku to může být poškozené kolo: zkontrolujte, zda neměl obsahovat tahy.
    .safety = Bezpečná, lze-li přehrát všechny tahy: řádek dostane znak komentáře. Jinak není bezpečná, protože řádek může být poškozené kolo, které
        je třeba opravit ručně.
    .source = Vlastní pravidlo programu `kibao` podle záznamů z roku 1994: řádky komentáře začínají znakem `;` nebo `%`.

round-in-comment = Kolo nebo tah v komentáři.
    .what = Hlásí komentář nebo poznámku, která je sama kolem, a v ostatních každé slovo v podobě celého tahu: jámu s písmenem řady nebo se směrem.
        Kde je právě tento tah na řadě a přípustný, hlásí jej i N106.
    .why = Komentář může mluvit o tazích, které se nehrály. Tahy se tak ale ze záznamu i odstraňují, obvykle tam, kde už partii nelze přehrát; pak se
        nekontrolují a skutečná příčina je pravděpodobně o kousek výš.
    .safety = Není bezpečná: znak před kolem se odstraní, lze-li předtím i potom přehrát všechny tahy partie. Ze záznamu není vidět, zda se tyto tahy
        hrály. Pro jednotlivý tah oprava není k dispozici.
    .source = Záznamy z roku 1994, ve kterých se kola vypínají znakem `%`.

lone-move = Kolo s jediným tahem, které není poslední.
    .what = Hlásí uprostřed partie kolo, ve kterém je zapsán jen jeden tah, ledaže už přehrání ukazuje, že tah chybí.
    .why = Každé kolo obsahuje tah jihu a tah severu. Je-li v něm jen jeden, není jasné, čí je.
    .safety = Bezpečná, lze-li přehrát všechny tahy a další kolo obsahuje jen tah severu, za `--`: z obou se stane jedno kolo. Jinak oprava není k
        dispozici: napište vedle něj druhý tah, nebo `--`, pokud žádný nebyl.
    .source = K, příloha: kolo je tah jihu a tah severu.

unread-moves = Tahy, které nebyly přečteny.
    .what = Hlásí slova v podobě celého tahu, tedy jámy s písmenem řady nebo se směrem, která při přehrání nebyla zahrána: na řádku nebo v poznámce,
        která není ani kolo, ani komentář; a v komentáři nebo poznámce, kde je právě tento tah na řadě a přípustný a záznam na jeho místě žádný
        přípustný tah nemá.
    .why = Bez těchto tahů není záznam ověřen, i kdyby všechny ostatní byly správné. Partie se nepočítá jako platná a žádná oprava ani přepsání z
        těchto slov neudělá komentář.
    .safety = Oprava není k dispozici: zapište tahy jako kolo. Pokud se nehrály, začněte řádek znakem `;`; je-li takový tah na řadě a přípustný,
        popište jej jinými slovy, nebo nález s uvedením důvodu povolte.
    .source = Vlastní pravidlo programu `kibao`: ověření, které přeskočí tah, neověřilo nic.

folded-round = Kolo, které pokračuje na dalším řádku.
    .what = Hlásí tah, který není na řádku svého kola, například tah severu v záznamu s jedním tahem na řádek, nebo první tah za číslem na konci
        řádku; a také tah severu za znovu napsaným číslem kola, jako v `1... a6>`. Slova se čtou jako jedno kolo.
    .why = Poštovní programy lámou řádky a někteří lidé píší jeden tah na řádek. Jiné programy čtou řádek jako kolo a tah severu ztratí, nebo jej
        považují za tah jihu.
    .safety = Bezpečná: slova se zapíší na jeden řádek. Komentář mezi nimi se přesune za kolo.
    .source = K, příloha: na řádku jsou tahy obou stran.

remark-among-moves = Poznámka mezi tahy kola.
    .what = Hlásí poznámku před tahy kola nebo mezi nimi, například `(0:05)` nebo `{"{"}good{"}"}`. Ponechává se jako poznámka kola a tahy pokračují
        za ní. Jiná slova se takto čtou jen před tahem, který je na řadě.
    .why = Komentář patří za znak `;` kola. Programy, které tento způsob neznají, tahy za poznámkou ztratí.
    .safety = Bezpečná: poznámka se přesune za znak `;` kola.
    .source = K, příloha: za středníkem mohou následovat komentáře.

opinion-apart = Hodnocení, které není připojeno ke svému tahu.
    .what = Hlásí `!`, `?`, `!!`, `??`, `!?` nebo `?!`, je-li mezi tahem a znakem mezera.
    .why = Znak je hodnocením předchozího tahu. Za mezerou jej jiné programy považují za další tah.
    .safety = Bezpečná: mezera se odstraní.
    .source = Vlastní pravidlo programu `kibao` podle znaků šachových zápisů.

line-prefix = Text před řádky, který nepatří k záznamu.
    .what = Hlásí, co před řádek dávají poštovní programy, chaty, seznamy a tabulky: `> `, `[12:03] `, `28/11/2026, 12:03 - Asha: `, odrážku, svislou
        čáru tabulky, značku HTML, jméno hráče před tahem. Každá podoba se hlásí jednou za partii, u prvního takového řádku: podobu určují znaky,
        kterými začíná, nebo její slova, přičemž všechna čísla platí za jedno slovo a všechna jména hráčů za jiné.
    .why = K záznamu to nepatří, ale jiné programy to čtou jako jeho část.
    .safety = Bezpečná: odstraní se to z tohoto řádku i z těch pod ním, až po další, který je hlášen. Jména nesprávného hráče (N111) a podoby, které
        povoluje komentář, zůstanou.
    .source = Vlastní pravidlo programu `kibao`: záznamy přicházejí poštou, v chatech a v tabulkách.

wrong-player = Tah za jménem druhého hráče.
    .what = Hlásí tah za jménem hráče nebo strany, která není na tahu. Čte se jako tah druhé strany.
    .why = Jméno je chybné, nebo před tímto tahem chybí jiný.
    .safety = Oprava není k dispozici: ze záznamu není vidět, zda je chybné jméno, nebo chybí tah. `kibao fmt` ponechává jméno před jeho tahem.
    .source = Vlastní pravidlo programu `kibao`: v chatech následuje každý tah za jménem svého hráče.

ending-as-move = Slovo o konci partie na místě tahu.
    .what = Hlásí `resigns`, `anajisalimu`, `gibt auf`, `vzdává` a podobná slova na místě tahu. Strana, která je tam na tahu, se vzdala.
    .why = Kolo obsahuje tahy; co se říká o partii, patří za `;`. Jiné programy čtou toto slovo jako tah.
    .safety = Bezpečná: slova se přesunou za `;` a uvede se u nich strana.
    .source = K, příloha: za středníkem mohou následovat komentáře.

doubtful-move = Tah, kterým si zapisovatel nebyl jist.
    .what = Oznamuje, že záznam o tahu pochybuje: `(?)` za ním, `?` v něm, jako v `A5?<`, nebo samotný `?` za ním, když záznam žádná jiná hodnocení
        nemá. Tah se čte tak, jak je zapsán.
    .why = Nelze-li zahrát některý pozdější tah, je nejistý tah prvním místem, kam se podívat. `kibao fmt` pochybnost ponechává.
    .safety = Oprava není k dispozici: pochybnost může odstranit jen předloha.
    .source = Vlastní pravidlo programu `kibao` podle otazníků vydavatelů starých textů.

supplied-move = Tah, který doplnil vydavatel.
    .what = Oznamuje, že tah je v hranatých závorkách, jako v `[A5<]`: předloha jej nemá. Hraje se jako každý jiný.
    .why = Čtenář vidí, které tahy jsou z předlohy a které od vydavatele. `kibao fmt` závorky ponechává.
    .safety = Oprava není k dispozici: závorky jsou správně tam, kde předloha tah nemá.
    .source = Vlastní pravidlo programu `kibao` podle závorek vydavatelů starých textů.

round-number-mark = Jiný znak než dvojtečka za číslem kola.
    .what = Hlásí `1.`, `1)` nebo samotné `1`, kde patří `1:`.
    .why = Teprve dvojtečka dělá z čísla číslo kola. Tečka je obvyklá v šachu; program pro bao ji může číst jako něco jiného.
    .safety = Bezpečná: dvojtečka se napíše.
    .source = K, příloha: řádek začíná číslem, pak následuje dvojtečka.

round-number-missing = Kolo bez čísla.
    .what = Hlásí kolo, které místo číslem začíná tahem.
    .why = Podle čísel lidé hledají místo v partii a z čísel je vidět, že se ztratil řádek.
    .safety = Bezpečná, lze-li přehrát všechny tahy: číslo se doplní. Jinak není bezpečná: nejdřív hledejte ztracený řádek.
    .source = K, příloha: řádek začíná číslem kola.

round-number-wrong = Kolo, jehož číslo nenavazuje.
    .what = Hlásí číslo, které není o jedno větší než předchozí, nebo první číslo, které není 1.
    .why = Stejné číslo podruhé může znamenat, že kolo bylo opsáno dvakrát, a vynechané číslo, že se některé ztratilo. Lze-li zbytek partie přehrát,
        je chybné jen číslo.
    .safety = Bezpečná, lze-li přehrát všechny tahy, nebo počítají-li čísla tahy: kolo dostane číslo svého místa a stejně tak kola, která od něj
        počítají dál. Jinak není bezpečná: nejdřív hledejte ztracený nebo zdvojený řádek.
    .source = K, příloha: řádek začíná číslem kola.

round-one-again = Kolo 1 znovu uprostřed partie.
    .what = Hlásí kolo s číslem 1 po jiných kolech, bez prázdného řádku před ním, ačkoli první partie neskončila.
    .why = Možná zde začíná druhá partie a obě splynuly; možná je to jen překlep v čísle. Čte se to jako jedna partie.
    .safety = Bezpečná, lze-li všechny tahy přehrát jako jednu partii: opraví se číslo i čísla, která od něj počítají dál. Jinak oprava není k
        dispozici: vložte před druhou partii prázdný řádek, nebo opravte číslo.
    .source = Vlastní pravidlo programu `kibao`: dvě partie v souboru odděluje prázdný řádek nebo řádek hlavičky.

games-run-together = Dvě partie, mezi kterými nic není.
    .what = Hlásí partii, která začíná kolem 1 hned za posledním kolem jiné, bez řádku hlavičky a bez prázdného řádku. Předchozí partie skončila podle
        tahů, podle znaku `#`, nebo podle komentáře, který mluví o jejím konci.
    .why = Čtou se jako dvě partie, ale čtenář souboru se musí podívat dvakrát, aby viděl, kde začíná druhá.
    .safety = Bezpečná: prázdný řádek mezi partiemi žádnou z nich nemění.
    .source = Vlastní pravidlo programu `kibao`: dvě partie v souboru odděluje prázdný řádek nebo řádek hlavičky.

stray-punctuation = Tečka, dvojtečka, čárka nebo značka HTML za tahem.
    .what = Hlásí `.`, `:` nebo `,` hned za tahem, značku HTML jako `<br>` tamtéž a druhý `;` za kolem.
    .why = Nic tam neznamenají a jiné programy kvůli nim tah odmítnou.
    .safety = Bezpečná: odstraní se.
    .source = K, příloha: dva tahy odděluje mezera.

lower-case-direction = Směr zapsaný malým `l` nebo `r`.
    .what = Hlásí směr zapsaný jako `l` nebo `r` místo `L` nebo `R`.
    .why = Malé `l` se snadno zamění s číslicí jedna a jiné programy čtou jen velké písmeno.
    .safety = Bezpečná: napíše se velké písmeno.
    .source = Starší zanzibarská notace, jako v záznamech z roku 1994: `L` je vlevo, `R` je vpravo.

typographic-sign = Typografický znak nebo znak plné šířky v tahu.
    .what = Hlásí znaky, které jen vypadají jako znaky notace: uvozovky, šipky, znak násobení, písmena plné šířky.
    .why = Textové procesory je vkládají samy. Na papíře vypadají správně, ale program porovnává znaky, ne tvary.
    .safety = Bezpečná: ve slově, které lze přečíst, se napíše obyčejný znak.
    .source = K, příloha: znaky jsou `<`, `>`, `+` a `*`.

html-entity = Znak zapsaný jako entita HTML.
    .what = Hlásí `&lt;`, `&gt;` a podobné entity v tahu.
    .why = Záznam byl zkopírován ze zdrojového textu webové stránky. Znak je jistý, ale jiné programy jej nepřečtou.
    .safety = Bezpečná: ve slově, které lze přečíst, se napíše sám znak.
    .source = K, příloha: znaky jsou `<`, `>`, `+` a `*`.

sign-order = Znaky tahu v jiném pořadí.
    .what = Hlásí znaky, které nejsou v pořadí směr, dům, značka, `#`.
    .why = Tah je srozumitelný, ale má pak dvojí zápis, a hledání nebo porovnávání partií jeden z nich mine.
    .safety = Bezpečná: znaky se seřadí.
    .source = K, příloha: řada, jáma a směr; `+` a `*` se k tahu přidávají.

split-word = Prázdné místo uvnitř tahu.
    .what = Hlásí tah, který je zapsán ve dvou kusech, jako `A6 <`, a byl přečten jako jedno slovo.
    .why = Mezera odděluje tah jihu od tahu severu. Jiné programy čtou tah s mezerou uvnitř jako dva tahy.
    .safety = Bezpečná: tah se zapíše vcelku.
    .source = K, příloha: tahy odděluje mezera.

leading-zero = Nula před číslem.
    .what = Hlásí číslo kola nebo jámy, které je zapsáno s nulou na začátku, jako v `01:` nebo `A06<`.
    .why = Číslo je jisté, ale jiné programy ani hledání `A6<` je nenajdou.
    .safety = Bezpečná: nula se odstraní.
    .source = K, příloha: jámy mají čísla 1 až 8 a řádek začíná číslem kola.

no-such-pit = Číslo jámy mimo rozsah 1 až 8.
    .what = Hlásí slovo na místě tahu, jehož číslo jámy není od 1 do 8.
    .why = Řada má osm jam, takže slovo neoznačuje tah, který by šlo zkontrolovat. Nic za ním se nepřehrává.
    .safety = Oprava není k dispozici: která jáma byla míněna, je třeba dohledat.
    .source = K, příloha: jámy mají čísla 1 až 8.

no-such-row = Písmeno, které neoznačuje řadu.
    .what = Hlásí slovo na místě tahu, které začíná jiným písmenem než `A`, `B`, `a` nebo `b`.
    .why = Deska má čtyři řady. Bez řady nelze tah zkontrolovat a nic za ním se nepřehrává.
    .safety = Oprava není k dispozici: která řada byla míněna, je třeba dohledat. Tahy jako `f2>` jsou z Abstract Play; `kibao import` z nich udělá
        přepis.
    .source = K, příloha: řady jsou `A`, `B`, `a` a `b`.

no-pit-number = Slovo na místě tahu bez čísla jámy.
    .what = Hlásí slovo na místě tahu, které neobsahuje číslo jámy.
    .why = Bez jámy to není žádný tah. Nic za ním se nepřehrává.
    .safety = Oprava není k dispozici: která jáma byla míněna, je třeba dohledat.
    .source = K, příloha: tah uvádí svou řadu a jámu.

strange-sign = Znak, který nemá žádná z obou notací.
    .what = Hlásí tah se znakem, který v notaci kibao ani v notaci zanzibar nic neznamená.
    .why = Co měl znamenat, není známo, takže se tah nehádá. Nic za ním se nepřehrává.
    .safety = Oprava není k dispozici. Je-li znak vlastní poznámkou zapisovatele, přesuňte jej do komentáře za středník.
    .source = K, příloha: znaky jsou `<`, `>`, `+` a `*`; zanzibarská notace má `L`, `R`, `>` a `*`.

too-many-signs = Více znaků, než může jeden tah mít.
    .what = Hlásí tah se dvěma směry, se dvěma znaky domu nebo se třemi hvězdičkami.
    .why = Má dva významy najednou a ze záznamu není vidět, který je správný. Nic za ním se nepřehrává.
    .safety = Oprava není k dispozici: který znak je správný, je třeba dohledat.
    .source = K, příloha: jeden směr, nejvýš jedno `+`, nejvýš dvě hvězdičky.

unknown-move = Tah, který záznam nechává otevřený.
    .what = Hlásí `[illegible]` nebo `?` na místě tahu, tah, jehož část nelze přečíst, jako `A?<`, a několik čtení jednoho tahu, jako `8|3`. Hodí-li
        se k následujícím tahům jediný přípustný tah, je uveden a zahraje se, a následující tahy se kontrolují.
    .why = Nikdo neví, co se hrálo. Kde následující tahy připouštějí více tahů nebo žádný, nic dalšího se nepřehrává; `kibao repair` říká, jak je
        který pravděpodobný.
    .safety = Není bezpečná: jediný tah, který se hodí, se zapíše v závorkách jako doplněný vydavatelem (N114). V záznamu může být ještě jiná chyba, a
        pak se hrál jiný tah.
    .source = Vlastní pravidlo programu `kibao` podle závorek a otazníků vydavatelů starých textů.

missing-row = Chybějící písmeno řady ve druhé fázi partie.
    .what = Hlásí tah bez písmena řady, který se hraje s prázdnou sýpkou, pokud mu odpovídá jediný přípustný tah.
    .why = Písmeno smí chybět v kunamua (dokud se pokládají semena ze sýpky), protože tam všechny tahy začínají v přední řadě. V mtaji (ve fázi po ní)
        začínají v kterékoli řadě.
    .safety = Bezpečná, lze-li přehrát všechny tahy partie: odpovídá mu jediný přípustný tah a zapíše se jeho řada. Jinak není bezpečná.
    .source = K, příloha: ve fázi kunamua smí řada chybět.

missing-direction = Chybějící směr, který není vynucený.
    .what = Hlásí tah bez směru, pokud mu odpovídá jediný přípustný tah.
    .why = Směr smí chybět tam, kde jej určuje sklizeň v kichwa (krajní jámě přední řady) nebo v kimbi (jámě vedle ní). Jinde musí čtenář sám přijít
        na to, který směr byl možný.
    .safety = Bezpečná, lze-li přehrát všechny tahy partie: odpovídá mu jediný přípustný tah a zapíše se jeho směr. Jinak není bezpečná.
    .source = K, příloha: směr smí chybět, kde setí sklizených semen musí začít od jednoho určitého kichwa.

forced-direction = Směr, který odporuje vynucenému.
    .what = Hlásí sklizeň v kichwa (krajní jámě přední řady) nebo v kimbi (jámě vedle ní) se směrem vzdálenějšího kichwa. Tah se hraje s bližším.
    .why = Tam sklizená semena se musí zasít od bližšího kichwa, takže míněn může být jen jeden tah. Znak udává opačný směr, možná proto, že
        zapisovatel myslel na celou dráhu semen.
    .safety = Bezpečná, lze-li přehrát všechny tahy partie: zapíše se vynucený směr. Jinak není bezpečná, protože může být chybná jáma. Pro tah, který
        nelze zahrát vůbec, oprava není k dispozici.
    .source = K 1.4.5; R, "Move with capture".

row-case = Písmeno řady druhé strany.
    .what = Hlásí velké písmeno řady u tahu severu nebo malé u tahu jihu; jen jednou, má-li je většina tahů.
    .why = `A` a `B` jsou řady jihu, `a` a `b` řady severu. Místo v kole ukazuje, čí je tah, takže tah je srozumitelný; samotné písmeno však čtenáře
        mate.
    .safety = Bezpečná, lze-li přehrát všechny tahy partie: napíše se písmeno strany, která táhla. Jinak není bezpečná, protože může chybět tah.
    .source = K, příloha: řady `A`, `B`, `a`, `b`.

mixed-dialect = Znaky obou notací v jedné partii.
    .what = Hlásí, jednou za partii, první znak druhé notace: `L` nebo `R` v notaci kibao, `<` nebo `+` v notaci zanzibar.
    .why = Znak `>` znamená v jedné „vpravo“ a ve druhé „hraje z domu“. Jsou-li v jedné partii obojí znaky, mohlo být `>` míněno tak i onak.
    .safety = Není bezpečná: tahy v druhé notaci se zapíší v notaci partie. Nejdřív si prohlédněte každé `>`, nebo notaci uveďte v řádku hlavičky
        `notation:`.
    .source = K, příloha, pro `<`, `>` a `+`; starší zanzibarská notace pro `L`, `R` a `>`.
