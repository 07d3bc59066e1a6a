### Manual pages of the checks of the marks (M), of the play (R) and of the form (S).

missing-mark = U tahu bez sklizně chybí hvězdička.
    .what = Hlásí tah, který nezačíná sklizní (kutakata) a u kterého chybí `*`; jen jednou, pokud v záznamu není žádná `*`.
    .why = Hvězdička čtenáři hned ukáže, jaký tah to byl, a chybí-li, může to znamenat, že jej zapisovatel považoval za sklizeň.
    .safety = Bezpečná, lze-li přehrát všechny tahy partie: hvězdička se doplní. Jinak není bezpečná, protože značka může ukazovat, který tah se hrál.
    .source = K, příloha: kutakata se značí hvězdičkou.

mark-on-capture = Hvězdička u tahu se sklizní.
    .what = Hlásí `*` nebo `**` u tahu, který začíná sklizní.
    .why = Hvězdička znamená tah bez sklizně (kutakata). U sklizně je napsána omylem, nebo bylo postavení na desce jiné.
    .safety = Bezpečná, lze-li přehrát všechny tahy partie: hvězdička se odstraní. Jinak není bezpečná, protože značka může ukazovat, který tah se
        hrál.
    .source = K, příloha: kutakata se značí hvězdičkou.

useless-mark = Hvězdička v partii, ve které kutakata není.
    .what = Hlásí `*` nebo `**` v Hus bao, které tahy se sklizní a bez sklizně nerozlišuje.
    .why = Značka tam nic neznamená. Možná se hrálo podle jiných pravidel.
    .safety = Bezpečná, lze-li přehrát všechny tahy partie: značka se odstraní. Jinak není bezpečná, protože mohou být uvedena nesprávná pravidla.
    .source = R, "Hus bao": tahy se sklizní a bez sklizně se nerozlišují.

missing-block-mark = Jedna hvězdička místo dvou.
    .what = Hlásí `*` u tahu, který podle zvyku notace partie má `**`: v notaci kibao u tahu, který jámu zablokuje (kutakatia), v notaci zanzibar u
        tahu, který se hraje, když je jáma zablokovaná.
    .why = Druhá hvězdička říká, že byla zablokována jáma. Bez ní čtenář nevidí důvod dalšího tahu.
    .safety = Bezpečná, lze-li přehrát všechny tahy partie: druhá hvězdička se doplní. Jinak není bezpečná, protože značka může ukazovat, který tah se
        hrál.
    .source = K 5.1; K, příloha: kutakatia se značí dvěma hvězdičkami.

wrong-block-mark = Dvě hvězdičky, ačkoli žádná jáma není zablokovaná.
    .what = Hlásí `**` u tahu bez sklizně, který ani žádnou jámu nezablokuje, ani se nehraje, když je některá zablokovaná.
    .why = Dvě hvězdičky znamenají kutakatia (zablokování). Buď je druhá napsána omylem, nebo si hráči mysleli, že je zablokovaná jáma, která podle
        pravidel zablokovaná nebyla.
    .safety = Bezpečná, lze-li přehrát všechny tahy partie: jedna hvězdička zůstane. Jinak není bezpečná, protože značka může ukazovat, který tah se
        hrál.
    .source = K 5.1; K, příloha: kutakatia se značí dvěma hvězdičkami.

block-mark-habit = Dvě hvězdičky podle zvyku druhé notace.
    .what = Hlásí `**` v notaci kibao u tahu, který se hraje, když je jáma zablokovaná, nebo v notaci zanzibar u tahu, který ji zablokuje.
    .why = Kutakatia (zablokování) se značí podle dvou zvyků. Srozumitelné jsou oba, ale v jedné partii se nemají míchat.
    .safety = Bezpečná, lze-li přehrát všechny tahy partie: značka se zapíše podle zvyku vlastní notace. Jinak není bezpečná.
    .source = K, příloha, pro notaci kibao; záznamy z roku 1994 pro notaci zanzibar.

unused-house-sign = Znak domu u tahu, který si zastavení v domě zvolit nemohl.
    .what = Hlásí znak hry z domu (`+` v notaci kibao, `>` za směrem v notaci zanzibar) u tahu, který se v domě zastavit nemohl.
    .why = Znak říká, že hráč pokračoval tam, kde bylo dovoleno zastavit. U tohoto tahu taková volba nebyla, takže je znak napsán omylem, nebo bylo
        postavení na desce jiné.
    .safety = Bezpečná, lze-li přehrát všechny tahy partie: znak se odstraní. Jinak není bezpečná, protože může ukazovat, který tah se hrál.
    .source = K, příloha: `+` se přidává, když se hráč rozhodne hrát z domu. Kdy je to možné: K 4.2.1.2 v kunamua, K 3.2 a Z 3.2 v mtaji; R, "The
        house".

wrong-win-mark = Znak `#` u tahu, který nevyhrává.
    .what = Hlásí `#` u tahu, po kterém hráč, který jej hrál, nevyhrál.
    .why = Znak tvrdí, že tímto tahem partie skončila (bao hamna). Podle tahů však pokračuje, takže je chybný konec záznamu, nebo tento znak.
    .safety = Není bezpečná: znak se odstraní. Nejdřív zkontrolujte, zda vítězný tah nechybí nebo není zapsán chybně.
    .source = Vlastní pravidlo programu `kibao`: K pro vítězný tah žádný znak nemá; o konci partie K 1.2.

empty-pit = Tah z jámy bez semen.
    .what = Hlásí tah, který začíná v jámě, ve které v tu chvíli není žádné semeno.
    .why = Z prázdné jámy nelze nic zasít a semeno se do ní nepokládá. Buď je jáma špatně spočítána, nebo se některý dřívější tah záznamu liší od
        tahu, který se hrál.
    .safety = Není bezpečná: hodí-li se tah po změně některého dřívějšího tahu na hru z domu, doplní se u toho tahu znak domu. Jinak oprava není k
        dispozici: rada uvádí přípustné tahy, ale tah, který se hrál, je třeba dohledat.
    .source = K 2.3, 3.3.1; R, "New seed" a "Harvesting phase"; H, "Zugauswahl".

single-seed = Tah z jámy s jediným semenem.
    .what = Hlásí tah, který se hraje s prázdnou sýpkou, z jámy, ve které je jen jedno semeno.
    .why = K setí jsou potřeba aspoň dvě semena.
    .safety = Není bezpečná: hodí-li se tah po změně některého dřívějšího tahu na hru z domu, doplní se u toho tahu znak domu. Jinak oprava není k
        dispozici: rada uvádí přípustné tahy, ale tah, který se hrál, je třeba dohledat.
    .source = K 1.3.2, 3.3.1; R, "Harvesting phase"; H, "Zugauswahl".

must-capture = Tah bez sklizně, ačkoli sklizeň je možná.
    .what = Hlásí tah, který nezačíná sklizní, ačkoli jiný tah by jí začínal.
    .why = Sklizeň je povinná: hráč, který může začít sklizní, to musí udělat, ale z několika sklizní si smí vybrat.
    .safety = Není bezpečná: hodí-li se tah po změně některého dřívějšího tahu na hru z domu, doplní se u toho tahu znak domu. Jinak oprava není k
        dispozici: rada uvádí sklizně, ale tah, který se hrál, je třeba dohledat.
    .source = K 1.4.1, 1.5.1; R, "Harvesting".

too-many-seeds = Více než patnáct semen, ačkoli sklizeň je možná.
    .what = Hlásí tah z jámy se šestnácti nebo více semeny, když jiný tah sklízí.
    .why = Tah z takové jámy nikdy nezačíná sklizní, a sklizeň je povinná.
    .safety = Není bezpečná: hodí-li se tah po změně některého dřívějšího tahu na hru z domu, doplní se u toho tahu znak domu. Jinak oprava není k
        dispozici: rada uvádí sklizně, ale tah, který se hrál, je třeba dohledat.
    .source = K 3.4.2; R, "Harvesting phase".

not-in-front-row = Semeno položené do zadní řady.
    .what = Hlásí tah ze zadní řady v době, kdy má hráč na tahu ještě semena v sýpce.
    .why = V kunamua (dokud se pokládají semena ze sýpky) začíná každý tah položením jednoho semene do přední řady hráče na tahu.
    .safety = Není bezpečná: hodí-li se tah po změně některého dřívějšího tahu na hru z domu, doplní se u toho tahu znak domu. Jinak oprava není k
        dispozici: možná je chybné jen písmeno řady, ale ze záznamu to není vidět.
    .source = K 2.3; R, "New seed".

house-barred = Tah bez sklizně z domu.
    .what = Hlásí tah bez sklizně (kutakata) v kunamua (dokud se pokládají semena ze sýpky), který začíná ve vlastním domě se šesti nebo více semeny,
        ačkoli je obsazená jiná jáma přední řady.
    .why = Plný dům (nyumba) je hráčova zásoba. Tah v něm začíná, jen když sklízí, nebo když v žádné jiné jámě přední řady není semeno.
    .safety = Není bezpečná: hodí-li se tah po změně některého dřívějšího tahu na hru z domu, doplní se u toho tahu znak domu. Jinak oprava není k
        dispozici: rada uvádí přípustné tahy, ale tah, který se hrál, je třeba dohledat.
    .source = K 2.3.2, 4.2.2.1; R, "New seed".

singleton-barred = Tah bez sklizně s jediným semenem, ačkoli v jiné jámě je jich více.
    .what = Hlásí tah bez sklizně (kutakata) v kunamua (dokud se pokládají semena ze sýpky) z jámy s jediným semenem, když je dům ztracen a v jiné
        jámě přední řady je více než jedno semeno.
    .why = Hráč, jehož dům je ztracen, musí nejdřív hrát z větších jam. Podle Rühlových pravidel to platí i tehdy, když je v domě méně než šest semen.
    .safety = Není bezpečná: hodí-li se tah po změně některého dřívějšího tahu na hru z domu, doplní se u toho tahu znak domu. Jinak oprava není k
        dispozici: rada uvádí přípustné tahy, ale tah, který se hrál, je třeba dohledat.
    .source = K 2.3.3; Z 2.4c; R, "The house".

blocked-pit = Tah ze zablokované jámy.
    .what = Hlásí tah bez sklizně (kutakata) z jámy, kterou zablokoval soupeř.
    .why = Kutakatia: když po tahu bez sklizně lze soupeři příště sklidit právě jednu jámu a on sám sklízet nemůže, nesmí se tato jáma příštím tahem
        vyprázdnit.
    .safety = Není bezpečná: hodí-li se tah po změně některého dřívějšího tahu na hru z domu, doplní se u toho tahu znak domu. Jinak oprava není k
        dispozici: pokud hráči toto pravidlo nepoužívali, uveďte to v hlavičce, `takasia: no`.
    .source = K 5.1; Z 4.1; R, "Blocking".

back-row-first = Tah bez sklizně ze zadní řady, příliš brzy.
    .what = Hlásí tah bez sklizně (kutakata), který začíná v zadní řadě, dokud jsou v některé jámě přední řady dvě nebo více semen.
    .why = Bez sklizně má přednost přední řada. Ze zadní řady se smí hrát, jen když žádná jáma přední řady nemá dvě semena.
    .safety = Není bezpečná: hodí-li se tah po změně některého dřívějšího tahu na hru z domu, doplní se u toho tahu znak domu. Jinak oprava není k
        dispozici: možná je chybné jen písmeno řady, ale ze záznamu to není vidět.
    .source = K 1.5.2, 3.5.1; R, "Move without capture".

empties-front-row = Tah, který by vyprázdnil vlastní přední řadu.
    .what = Hlásí tah bez sklizně (kutakata) z krajní jámy přední řady, je-li v ní jediná obsazená, směrem do zadní řady.
    .why = Strana, jejíž přední řada je prázdná, prohrála. Pravidla tento tah zakazují, i kdyby se semena do přední řady zase dostala.
    .safety = Není bezpečná: hodí-li se tah po změně některého dřívějšího tahu na hru z domu, doplní se u toho tahu znak domu. Jinak oprava není k
        dispozici: možná je chybný jen směr, ale ze záznamu to není vidět.
    .source = K 1.5.3.1, 2.3.1, 3.5.2; Z 2.4a, 3.5b.

endless-move = Tah, který nikdy neskončí.
    .what = Hlásí tah, o kterém je prokázáno, že pokračuje donekonečna: v jeho průběhu se dvakrát vyskytne totéž postavení. Kde pravidla omezují počet
        semen jednoho tahu, hlásí i tah, který tuto mez překročí.
    .why = Takový tah je proti pravidlům. Podle Rühlových pravidel je dovolen, ale prohrává partii, a nehlásí se.
    .safety = Není bezpečná: hodí-li se tah po změně některého dřívějšího tahu na hru z domu, doplní se u toho tahu znak domu. Jinak oprava není k
        dispozici: rada uvádí přípustné tahy, ale tah, který se hrál, je třeba dohledat.
    .source = K 1.5.6; Z 1.5a; R, "Game move".

undecided-move = Tah tak dlouhý, že jeho zkoumání bylo přerušeno.
    .what = Hlásí tah, který neskončil, než byla dosažena mez počtu setí pro posouzení jednoho tahu (`max-sowings`, výchozí hodnota 67 108 864). Není
        ani prokázáno, že je nekonečný, ani známo, že skončí.
    .why = Takový tah nikdo rukou neprovedl, takže je zde záznam pravděpodobně chybný. Zachází se s ním jako s nekonečným tahem, ale hlásí se jako to,
        čím je: nerozhodnutý.
    .safety = Oprava není k dispozici. Rozhodnout může vlastní sada pravidel s větší hodnotou `max-sowings`.
    .source = K 1.5.6, kde se žádá, aby se před partií určilo, co je „nekonečný“; mez je vlastní pravidlo programu `kibao`.

blocked-pit-not-captured = Zablokovanou jámu nechává být strana, která ji zablokovala.
    .what = Hlásí podle Rühlových pravidel tah, který nesklidí jámu, kterou hráč na tahu předchozím tahem zablokoval, ačkoli některý tah ji sklidí.
    .why = Zablokování bylo slibem: kdo jámu zablokoval, musí ji nyní sklidit, může-li, kdekoli v průběhu tahu. Ostatní pravidla to nevyžadují.
    .safety = Není bezpečná: hodí-li se tah po změně některého dřívějšího tahu na hru z domu, doplní se u toho tahu znak domu. Jinak oprava není k
        dispozici: pokud hráči blokování nepoužívali, uveďte to v hlavičce, `takasia: no`.
    .source = R, "Blocking".

after-the-end = Tah po konci partie.
    .what = Hlásí první tah, který následuje až potom, co partie podle tahů skončila.
    .why = Strana prohrává, když je její přední řada prázdná nebo když nemá přípustný tah. Tahy potom se v této partii nehrály: možná splynuly dvě
        partie, nebo je některý dřívější tah zapsán chybně.
    .safety = Není bezpečná: z tahů po konci se stanou komentáře, má-li každé kolo vlastní řádek. Nejdřív zkontrolujte, zda není některý dřívější tah
        zapsán chybně.
    .source = K 1.2; R, "End of game"; H, "Spielende".

ambiguous-move = Zápisu odpovídá několik přípustných tahů.
    .what = Hlásí tah bez řady nebo směru, kterým může být více než jeden přípustný tah.
    .why = Tyto tahy vedou k různým postavením, takže zbytek partie nelze zkontrolovat. Program nehádá.
    .safety = Není bezpečná: hodí-li se tah po změně některého dřívějšího tahu na hru z domu, doplní se u toho tahu znak domu. Jinak oprava není k
        dispozici: který z možných tahů se hrál, je třeba dohledat, nebo to vyplývá z následujících tahů.
    .source = K, příloha: co smí v tahu chybět a kdy.

missing-move = Chybí tah jedné strany.
    .what = Hlásí tah ve sloupci jedné strany, když je na tahu druhá.
    .why = Strany se v tazích střídají. Bez chybějícího tahu není známo postavení a zbytek partie nelze zkontrolovat. Začíná-li sever, píše se v kole
        1 místo tahu jihu `--`.
    .safety = Oprava není k dispozici: který tah chybí, je třeba dohledat.
    .source = K 1.5.5; K, příloha: kolo je tah jihu a tah severu.

too-many-moves = Více než dva tahy v jednom kole.
    .what = Hlásí třetí slovo na místě tahu.
    .why = Kolo je tah jihu a tah severu. Ze záznamu není vidět, zda je třetí slovo tah dalšího kola, omyl, který nebyl vymazán, nebo poznámka.
    .safety = Oprava není k dispozici: začněte před ním nové kolo, nebo je přesuňte do komentáře za středník.
    .source = K, příloha: kolo je tah jihu a tah severu.

not-replayed = Zbytek partie se nekontroluje.
    .what = Oznamuje, jednou za partii, od kterého tahu se tahy ponechávají, ale nepřehrávají.
    .why = Po tahu, který nelze zahrát, není známo postavení. O následujících tazích nelze říci nic, ani že jsou správné, ani že jsou chybné.
    .safety = Pro tento nález samotný oprava není k dispozici: zmizí, až se opraví chyba před ním.
    .source = Vlastní pravidlo programu `kibao`: v postavení, které není známé, se žádný tah nekontroluje.

other-habit = Celý záznam je psán podle jiného zvyku.
    .what = Hlásí záznam, který tak, jak je zapsán, přehrát nelze, ale lze jej přehrát celý, čtou-li se jeho slova podle jiného zvyku zapisovatele:
        jámy počítané z druhého konce, zaměněné `<` a `>`, zaměněné řady nebo sloupce, řádky v jiném pořadí. Zvyk může také začít až v pozdějším kole.
        Tento nález nahrazuje nálezy o jednotlivých tazích.
    .why = Zapisovatel, který sedí na druhé straně desky nebo se naučil jinou notaci, píše každý tah jinak. Každý z těchto tahů vypadá chybně, ale
        příčinu mají jedinou.
    .safety = Není bezpečná: tahy se zapíší znovu tak, jak se čtou, s poznámkou o zvyku.
    .source = Vlastní pravidlo programu `kibao`: v tisících záznamů s chybami jiného druhu nebyl žádný zvyk rozpoznán mylně.

spacing = Neobvyklé prázdné místo.
    .what = Hlásí několik mezer nebo tabulátor, kde patří jedna mezera, chybějící mezeru před tahem nebo komentářem a mezery na začátku nebo na konci
        řádku.
    .why = Význam se tím nemění, ale dvě kopie jedné partie se kvůli tomu liší na mnoha řádcích.
    .safety = Bezpečná: napíše se jedna mezera, nebo žádná.
    .source = K, příloha: číslo, dvojtečka, mezera, tah, mezera, tah, středník.

key-case = Klíč hlavičky velkými písmeny nebo v jiném jazyce.
    .what = Hlásí známý klíč, který není psán malými písmeny nebo je to svahilské, německé či české slovo (`Kusini`, `Süd`, `Jih`).
    .why = Je srozumitelný, ale hledání `title:` jej mine.
    .safety = Bezpečná: klíč se zapíše v kanonickém tvaru. Hodnota zůstává.
    .source = Vlastní pravidlo programu `kibao`: v kanonickém tvaru jsou klíče anglická slova psaná malými písmeny.

semicolon-in-head = Středník v řádku hlavičky.
    .what = Hlásí řádek hlavičky, který končí znakem `;`, nebo kolo za takovým znakem. Poznámka za znakem `;` je správně.
    .why = Středník uzavírá kolo. V hlavičce stačí konec řádku; starší zanzibarské záznamy mají středník na každém řádku.
    .safety = Bezpečná, nenásleduje-li za ním na řádku nic nebo jen kolo: středník se odstraní. Není bezpečná, následuje-li poznámka a kolo: obojí
        dostane vlastní řádek, ale poznámka může patřit k hodnotě.
    .source = Vlastní pravidlo programu `kibao`: v kanonickém tvaru je řádek hlavičky `key: value` a za `; ` může následovat poznámka.

empty-value = Klíč hlavičky bez hodnoty.
    .what = Hlásí známý klíč, za jehož dvojtečkou nic není.
    .why = Řádek se ponechává a znamená, že hodnota není známa. Hlásí se proto, že hodnotu lze snadno omylem vynechat.
    .safety = Oprava není k dispozici: záznam hodnotu neobsahuje.
    .source = Vlastní pravidlo programu `kibao`: v kanonickém tvaru prázdný klíč zůstává.

key-order = Klíče hlavičky v jiném pořadí.
    .what = Hlásí řádek hlavičky, který patří před některý řádek nad ním: známé klíče mají pevné pořadí a neznámé následují za nimi.
    .why = Srozumitelné je každé pořadí. Je-li však stejné, lze dvě hlavičky snadno porovnat a porovnání ukáže jen skutečné rozdíly.
    .safety = Bezpečná: řádky hlavičky se seřadí, každý i se svými komentáři.
    .source = Vlastní pravidlo programu `kibao`: pořadí klíčů v kanonickém tvaru.

blank-line = Mezi hlavičkou a koly chybí prázdný řádek.
    .what = Hlásí první kolo na řádku hned pod hlavičkou.
    .why = Záznam je srozumitelný. Prázdný řádek ukazuje, kde končí hlavička a začíná partie.
    .safety = Bezpečná: před kolo se vloží prázdný řádek.
    .source = Vlastní pravidlo programu `kibao`: kanonický tvar tam má jeden prázdný řádek.

unused-allow = Komentář, který povoluje něco, co se nenašlo.
    .what = Hlásí položku `allow` v komentáři `kibao: allow …`, která nic nepotlačuje: v kole tohoto komentáře, nebo v celé partii, je-li komentář
        před koly, není žádný nález s tímto kódem.
    .why = Takový komentář zbyl po chybě, která už byla opravena, nebo je u nesprávného kola. Skryl by příští chybu toho druhu. Nálezy o souboru jako
        celku (`E`) nepatří k žádné partii a nelze je v partii povolit.
    .safety = Oprava není k dispozici: komentář odstraňte, nebo jej přesuňte ke kolu, ke kterému patří.
    .source = Vlastní pravidlo programu `kibao`.

allow-without-reason = Komentář, který povoluje nález, ale neuvádí důvod.
    .what = Hlásí komentář `kibao: allow …`, ve kterém za kódy nic není. Nálezy jsou přesto povoleny: nehlásí se ani nepočítají. Povolit lze i tah,
        který není přípustný, ale partie se tím nestane platnou.
    .why = Pozdější čtenář záznamu důvod potřebuje: nález povolený bez něj vypadá jako chyba, kterou chtěl někdo skrýt.
    .safety = Oprava není k dispozici: důvod zná jen člověk.
    .source = Vlastní pravidlo programu `kibao`.

unknown-allow = Komentář pro `kibao`, kterému nelze rozumět.
    .what = Hlásí komentář, který začíná `kibao:` a pokračuje jiným slovem než `allow`, nebo povoluje něco, co není název nálezu. Rozumí se kódům
        (`N104`), začátkům kódů (`N1`) a názvům (`round-in-comment`), i několika, jsou-li odděleny čárkami.
    .why = Komentář nic nedělá, ale jeho autor si myslí, že ano.
    .safety = Oprava není k dispozici: `kibao explain --list` vypíše každý kód a název.
    .source = Vlastní pravidlo programu `kibao`.
