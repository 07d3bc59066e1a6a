### Manual pages of the checks of the file (E), of the game and the archive (G) and of the head (H).

headings =
    .what = Co hlásí
    .why = Proč
    .example = Příklad
    .instead = Místo toho
    .safety = Bezpečnost opravy
    .source = Zdroj

empty-file = Soubor, ve kterém nic není.
    .what = Hlásí soubor, který neobsahuje žádný znak kromě bílých znaků.
    .why = Prázdný soubor není záznam partie. Obvykle se něco pokazilo už dříve: stahování se přerušilo, naskenovaný list nikdo nepřepsal, nebo byl
        plný disk.
    .safety = Oprava není k dispozici: co do souboru patří, nelze vědět.
    .source = Vlastní pravidlo programu `kibao`: přepis partie je hlavička a kola, nebo aspoň jedno z toho.

not-a-transcript = Soubor, ve kterém není žádná partie.
    .what = Hlásí soubor, ve kterém je text, ale ani jediný známý řádek hlavičky a ani jediné kolo.
    .why = Takový soubor vůbec není záznam partie, nebo má podobu, která se nečte. Nic v něm nebylo zkontrolováno, a to nesmí vypadat jako výsledek
        bez nálezů.
    .safety = Oprava není k dispozici. Je-li to záznam z jiného webu, `kibao import` z něj udělá přepis. Nemá-li soubor být přepisem partie,
        přejmenujte jej tak, aby už nekončil na `.bao`.
    .source = K, příloha: přepis je hlavička s údaji o partii a řádek pro každé kolo.

broken-encoding = Bajty, které nelze dekódovat.
    .what = Hlásí soubor, ve kterém některé bajty v jeho kódování nic neznamenají. Každé takové místo se čte jako náhradní znak U+FFFD.
    .why = Ztratil se tam znak, obvykle ve jménu: soubor byl useknut, nebo dvakrát převeden. Který znak to byl, ze souboru není vidět.
    .safety = Oprava není k dispozici: ztracené znaky je třeba znovu napsat podle předlohy záznamu.
    .source = Vlastní pravidlo programu `kibao`: soubory se čtou jako UTF-8, UTF-16 nebo Windows-1252 a zapisují se jako UTF-8.

windows-1252 = Text ve starém západoevropském kódování.
    .what = Hlásí soubor, který není v UTF-8, a proto byl přečten jako Windows-1252, které zahrnuje i Latin-1.
    .why = Stará kódování o sobě neříkají, které z nich to je. Další čtenář může hádat jinak a ve jménech hráčů uvidí jiná písmena.
    .safety = Bezpečná: soubor se zapíše v UTF-8, se znaky, které v něm čte každý příkaz. Jiné staré kódování nelze od tohoto rozeznat, takže písmena,
        která vypadají chybně na obrazovce, jsou chybná i v souboru.
    .source = Vlastní pravidlo programu `kibao`: kanonický tvar je v UTF-8.

utf-16 = Text v kódování UTF-16.
    .what = Hlásí soubor, ve kterém každý znak zabírá dva bajty; některé programy pro Windows jej tak ukládají pod názvem „Unicode“.
    .why = Mnoho nástrojů takový soubor považuje za binární: hledání, porovnávání ani správa verzí s ním nefungují.
    .safety = Bezpečná: soubor se zapíše v UTF-8, se stejnými znaky.
    .source = Vlastní pravidlo programu `kibao`: kanonický tvar je v UTF-8.

byte-order-mark = Značka pořadí bajtů na začátku.
    .what = Hlásí soubor, který začíná neviditelným znakem U+FEFF; některé editory jej dávají před text.
    .why = UTF-8 jej nepotřebuje a jiné nástroje jej považují za část prvního slova.
    .safety = Bezpečná: soubor se zapíše bez něj. Žádný viditelný znak se nezmění.
    .source = Vlastní pravidlo programu `kibao`: kanonický tvar je UTF-8 bez této značky.

windows-line-ends = Řádky, které končí znaky CR LF.
    .what = Hlásí soubor, ve kterém řádky končí dvěma znaky, návratem vozíku (CR) a posunem o řádek (LF), jak je píší programy pro Windows.
    .why = Při čtení to nevadí, ale soubor, ve kterém takto končí jen některé řádky, vypadá při porovnání, jako by byl změněn celý.
    .safety = Bezpečná: po opravě končí každý řádek znakem LF. Žádný viditelný znak se nezmění.
    .source = Vlastní pravidlo programu `kibao`: v kanonickém tvaru končí řádky znakem LF.

lone-carriage-return = Řádky, které končí samotným znakem CR.
    .what = Hlásí soubor, ve kterém řádky končí návratem vozíku (CR) bez posunu o řádek (LF), jak je psaly první počítače Macintosh.
    .why = Většina dnešních nástrojů vidí takový soubor jako jediný dlouhý řádek a ukáže jen jeho konec.
    .safety = Bezpečná: po opravě končí každý řádek znakem LF. Žádný viditelný znak se nezmění.
    .source = Vlastní pravidlo programu `kibao`: v kanonickém tvaru končí řádky znakem LF.

no-final-newline = Poslední řádek není ukončen.
    .what = Hlásí soubor, za jehož posledním řádkem chybí konec řádku.
    .why = Když se soubory spojí, začne další uprostřed tohoto řádku. Může to také být známka, že soubor byl useknut: zkontrolujte, zda je poslední
        kolo celé.
    .safety = Bezpečná: konec řádku se doplní.
    .source = Vlastní pravidlo programu `kibao`: kanonický tvar končí právě jedním koncem řádku.

game-too-large = Příliš velká partie.
    .what = Hlásí v dlouhém souboru partii větší než 1 MiB (1 048 576 bajtů) a přeskočí ji. Partie před ní a za ní se čtou. Dlouhá řada prázdných
        řádků se do velikosti nepočítá, ani dlouhá řada řádků s komentáři: s partií se čtou jen její první a poslední řádky a komentáře, které
        oznamují konec partie, obsahují tah nebo jsou určeny pro `kibao`. Příkazy, které zapisují partie nebo komentáře, vynechávají jen prázdné
        řádky; ty, které přepisují soubor, nevynechávají žádné.
    .why = Tak dlouhá žádná partie není: nejdelší známý záznam má asi sto kol. Nejspíš soubor není přepis partie, nebo některý jeho řádek nekončí.
        Čtení takové partie vcelku by vyžadovalo neomezené množství paměti.
    .safety = Oprava není k dispozici: prohlédněte soubor na tomto místě.
    .source = Vlastní omezení programu `kibao`.

not-text = Soubor, který není text.
    .what = Hlásí soubor, v jehož textu je znak NUL, a soubor, který začíná jako archiv, komprimovaný soubor, dokument nebo obrázek. Odtud dál se
        žádná partie nečte a žádný příkaz soubor nepřepíše.
    .why = Žádný přepis partie neobsahuje znak NUL. Archiv může obsahovat nekomprimované přepisy a v poškozeném souboru bývají úseky znaků NUL:
        příkaz, který by jedno či druhé považoval za text, by soubor zničil.
    .safety = Oprava není k dispozici. Archiv rozbalte, dokument uložte jako prostý text. V poškozeném přepisu odstraňte znaky NUL, až jej porovnáte s
        předlohou záznamu.
    .source = Vlastní pravidlo programu `kibao`: soubory se čtou jako UTF-8, UTF-16 nebo Windows-1252, i jednou zabalené pomocí gzip nebo Zstandard.

winner-contradicted = Hlavička uvádí jiného vítěze, než který vyhrál podle tahů.
    .what = Hlásí `winner:` nebo `result:`, které neuvádí stranu, která vyhrává podle tahů záznamu.
    .why = Jedno z obojího je nepravdivé: hlavička, nebo některý tah záznamu.
    .safety = Není bezpečná: lze-li přehrát všechny tahy, řádek se změní tak, aby uváděl stranu, která vyhrává podle tahů. Ověřte, co z obojího je
        pravda.
    .source = K 1.1, 1.2; R, "End of game"; H, "Spielende".

winner-and-result-differ = Vítěz a výsledek, které uvádějí různé strany.
    .what = Hlásí hlavičku, ve které `winner:` uvádí jednu stranu a `result:` druhou.
    .why = Partie bao má jednoho vítěze, takže jeden z obou řádků je nepravdivý.
    .safety = Není bezpečná: souhlasí-li s vítězem tahy, výsledek se změní podle něj. Jinak oprava není k dispozici.
    .source = K 1.2: partie končí prohrou jedné strany.

unknown-winner = Vítěz, který neoznačuje ani jednu stranu.
    .what = Hlásí `winner:` nebo `result:`, kde není ani `South` nebo `North`, ani jméno hráče podle hlavičky, ani `S` nebo `N`, ani `1-0` nebo `0-1`,
        anebo kde jsou označeny obě strany, jako v `1-0 North`. Strany a slova jako `wins` nebo `on time` mohou být anglicky, svahilsky, německy nebo
        česky; v závorkách může následovat poznámka. Není-li výsledek znám, píše se `none`, `*`, `?`, `-` nebo `unfinished`, a to i v `ending:`.
    .why = Nelze to porovnat s tahy. Obvykle je jméno napsáno jinak než v `south:` nebo `north:`.
    .safety = Oprava není k dispozici: ze záznamu není vidět, která strana je míněna. Není-li vítěz znám, nechte hodnotu prázdnou.
    .source = Vlastní pravidlo programu `kibao`: hodnoty, které může vítěz mít.

unknown-ending = Zakončení, které není známé.
    .what = Hlásí `ending:`, které anglicky, svahilsky, německy ani česky neříká, že partie byla prohrána vzdáním, na čas, nepřípustným tahem nebo
        nedostavením se, že skončila dohodou nebo že byla přerušena, anebo které říká více z toho najednou.
    .why = Důvod se nepočítá do statistik a není v JSON partie.
    .safety = Oprava není k dispozici: jak partie skončila, je třeba dohledat.
    .source = Vlastní pravidlo programu `kibao`: hodnoty, které může zakončení mít.

resignation-against-winner = Záznam říká, že se jeho vítěz vzdal nebo prohrál jiným způsobem.
    .what = Hlásí komentář jako `A resigns` nebo `Asha lost on time`, nebo takové `ending:`, o straně, která vyhrává podle hlavičky.
    .why = Hráč, který se vzdá nebo se nedostaví, prohrál. Chybný je komentář, nebo hlavička; protože jsou komentáře volný text, může komentář také
        mluvit o něčem jiném.
    .safety = Oprava není k dispozici: co z obojího je pravda, je třeba dohledat.
    .source = R, "End of game": hráč se může vzdát.

resignation-against-play = Záznam říká, že se strana, která podle tahů vyhrála, vzdala nebo prohrála jiným způsobem.
    .what = Hlásí komentář jako `A resigns` nebo `Asha lost on time`, nebo takové `ending:`, o straně, která vyhrává podle tahů záznamu.
    .why = Strana, která vyhrála, se nevzdává. Chybný je komentář, nebo některý tah; protože jsou komentáře volný text, může komentář také mluvit o
        něčem jiném.
    .safety = Oprava není k dispozici: co z obojího je pravda, je třeba dohledat.
    .source = R, "End of game": hráč se může vzdát.

not-over = Komentář říká „bao hamna“, ale partie neskončila.
    .what = Hlásí v komentáři slova `bao hamna` („hra už není“), když po posledním tahu mohou obě strany ještě hrát.
    .why = Buď na konci chybějí tahy, nebo se některý tah záznamu liší od tahu, který se hrál.
    .safety = Oprava není k dispozici: co se na konci stalo, je třeba dohledat.
    .source = R, "End of game": vítěz zvolá „bao hamna“.

no-end = Vítěz je uveden, ale hra nekončí.
    .what = Upozorňuje na partii, jejíž hlavička uvádí vítěze, ačkoli po posledním tahu mohou obě strany ještě hrát a ani hlavička,
        ani komentář neříká, jak partie skončila.
    .why = Poslední řádky listu se snadno ztratí. Častěji se však poražený vzdal a záznam to neříká.
    .safety = Oprava není k dispozici: co se na konci stalo, je třeba dohledat.
    .source = Vlastní pravidlo programu `kibao`: konec hry se porovnává s hlavičkou.

no-moves = Partie bez tahů.
    .what = Hlásí hlavičku, po které nejsou žádné tahy, i když hlavička nebo komentář uvádí důvod: `; Omar did not come`.
    .why = Není co přehrát. Tahy se možná ztratily, nebo jsou v podobě, která se nečte.
    .safety = Oprava není k dispozici.
    .source = K, příloha: přepis je hlavička a řádek pro každé kolo.

same-game-twice = Táž partie v archivu dvakrát.
    .what = S `--archive`: hlásí partii, která má přesně stejné tahy jako některá dřívější partie, aspoň osm. Zpráva říká, zda je stejná i hlavička,
        nebo ve kterých řádcích hlavičky se obě liší.
    .why = Partie, která se počítá dvakrát, zkresluje statistiky a tabulky. Kde se liší jen hlavička, je jedna z obou pravděpodobně nepravdivá.
    .safety = Oprava není k dispozici: kterou z obou ponechat, musí rozhodnout člověk.
    .source = Vlastní pravidlo programu `kibao`.

game-within-game = Partie, která je začátkem jiné.
    .what = S `--archive`: hlásí dvě partie, z nichž jedna je tah po tahu začátkem druhé a má aspoň osm tahů. Nález je u pozdější z nich.
    .why = Kratší záznam je pravděpodobně částí téže partie: ztratil se jeho konec, nebo byl zapsán ještě během hry.
    .safety = Oprava není k dispozici: kterou z obou ponechat, musí rozhodnout člověk.
    .source = Vlastní pravidlo programu `kibao`.

other-winner = Táž partie s jiným vítězem.
    .what = S `--archive`: hlásí partii, která má přesně stejné tahy jako některá dřívější partie, aspoň osm, ale jejíž hlavička uvádí jako vítěze
        druhou stranu.
    .why = Partie má jednoho vítěze, takže jeden z obou záznamů je nepravdivý.
    .safety = Oprava není k dispozici: vítěze je třeba dohledat.
    .source = K 1.2: partie končí prohrou jedné strany.

other-result = Dva výsledky jedné partie v tabulce.
    .what = S `--archive`: hlásí partii týchž hráčů na týchž stranách v téže soutěži a témže kole jako některá dřívější, v týž den a v touž dobu,
        jsou-li uvedeny, ale s jiným vítězem.
    .why = Dva hráči se v jednom kole utkají jednou, takže tabulka sestavená z těchto záznamů si odporuje. Pokud se utkali vícekrát, má jejich partie
        rozlišit kolo, datum nebo čas.
    .safety = Oprava není k dispozici: výsledek je třeba dohledat.
    .source = Vlastní pravidlo programu `kibao`.

probably-the-same-game = Pravděpodobně táž partie ve dvou záznamech.
    .what = S `--archive`: hlásí partii, která se s některou dřívější shoduje ve většině tahů, tedy v jámách a směrech, ať jsou zapsány jakkoli.
        Jsou-li hráči tíž, třeba s vyměněnými stranami, musí se shodovat tři z pěti sledů tahů, jinak čtyři z pěti; obě partie musí mít aspoň čtrnáct
        tahů.
    .why = Jednu partii zapsali dva zapisovatelé a jeden z nich udělal chybu, vynechal kolo nebo přestal dřív. Partie se počítá dvakrát, a jeden
        záznam může opravit druhý.
    .safety = Oprava není k dispozici: který záznam je správný, musí rozhodnout člověk.
    .source = Vlastní pravidlo programu `kibao`.

unknown-rules = Pravidla, která nejsou známá.
    .what = Hlásí řádek hlavičky `rules:` s názvem, který není názvem známé sady pravidel. Partie se přehraje podle pravidel `kibao`.
    .why = Tah, který je podle jedněch pravidel přípustný, může být podle jiných nepřípustný. Výsledek kontroly podle nesprávných pravidel nic
        neznamená.
    .safety = Oprava není k dispozici. `kibao rules` vypíše známé názvy; `--rules auto` zjistí, kterým z nich záznam vyhovuje.
    .source = Vlastní pravidlo programu `kibao`: názvy jsou ty, které vypisuje `kibao rules`.

unknown-notation = Notace, která není známá.
    .what = Hlásí řádek hlavičky `notation:`, který neuvádí ani `kibao`, ani `zanzibar`. Notace se pak určí podle znaků tahů.
    .why = Řádek hlavičky měl určit, jak se čte `>`, ale neurčuje to.
    .safety = Oprava není k dispozici: napište jeden z obou názvů, nebo řádek odstraňte.
    .source = Vlastní pravidlo programu `kibao`: notace jsou `kibao` a `zanzibar`.

unknown-takasia = Řádek hlavičky `takasia:`, který neříká ani ano, ani ne.
    .what = Hlásí jinou hodnotu `takasia:` než `yes` a `no`. O blokování dál rozhoduje sada pravidel.
    .why = `takasia: no` říká, že se hrálo bez blokování (kutakatia). Z hodnoty, které nelze rozumět, není vidět, podle jakých pravidel se hrálo.
    .safety = Oprava není k dispozici: napište `yes` nebo `no`, nebo řádek odstraňte.
    .source = Vlastní pravidlo programu `kibao` podle řádků hlavičky starších zanzibarských záznamů.

repeated-key = Řádek hlavičky, který se opakuje.
    .what = Hlásí známý klíč, který je v hlavičce podruhé. Platí první řádek; ponechávají se oba.
    .why = Dvě hodnoty jedné věci nemohou být správné obě, ledaže jsou stejné.
    .safety = Není bezpečná: odstraní se opakování se stejnou hodnotou. Liší-li se hodnoty, oprava není k dispozici, protože ze záznamu není vidět,
        která je správná.
    .source = Vlastní pravidlo programu `kibao`: z řádků s týmž klíčem platí první.

head-after-moves = Řádek, který vypadá jako řádek hlavičky, ale následuje po tazích.
    .what = Hlásí mezi koly řádek `word: text` se slovem, které není známým klíčem. Ponechává se jako komentář.
    .why = Řádky hlavičky patří před tahy. Za nimi začíná známým klíčem další partie; neznámé slovo může být komentář bez svého znaku, nebo hlavička
        partie s chybně napsaným klíčem.
    .safety = Bezpečná, lze-li přehrát všechny tahy: řádek dostane znak komentáře. Jinak není bezpečná, protože může být chybně napsán klíč druhé
        partie.
    .source = K, příloha: údaje o partii jsou před koly.

unreadable-opening = Výchozí postavení, které nelze přečíst.
    .what = Hlásí řádek hlavičky `opening:`, ve kterém není ani `official`, ani `novice`, ani zápis postavení.
    .why = Bez postavení na začátku nelze zkontrolovat žádný tah partie. Partie se ponechává, ale nepřehrává.
    .safety = Oprava není k dispozici. Odstraní-li se řádek, partie začíná výchozím postavením svých pravidel.
    .source = Vlastní pravidlo programu `kibao`: zápis postavení, jak jej píší `kibao show` a `kibao json`.

opening-seeds = Výchozí postavení s chybným počtem semen.
    .what = Hlásí zápis postavení, ve kterém nesouhlasí součet semen na desce a v obou sýpkách.
    .why = Bao se hraje s 64 semeny a žádné se nikdy neztratí. Při jiném počtu je některá jáma nebo sýpka v záznamu chybně a každý další tah by se
        kontroloval v postavení, které nikdy nenastalo.
    .safety = Oprava není k dispozici: spočítejte semena znovu.
    .source = K 2.1; R, "Game setup"; H, "Aufbau".

opening-store = Semena v sýpce, ačkoli v ní podle pravidel žádná nejsou.
    .what = Hlásí výchozí postavení se semeny v sýpce u pravidel, podle kterých všechna semena leží od začátku na desce.
    .why = Bao pro začátečníky a Hus bao nemají kunamua (fázi, ve které se pokládají semena ze sýpky). Taková partie se pravděpodobně hrála podle
        jiných pravidel.
    .safety = Oprava není k dispozici: uveďte pravidla, podle kterých se hrálo, nebo opravte výchozí postavení.
    .source = R, "Bao la Kujifunza" a "Hus bao".

opening-block = Zablokovaná jáma, která zablokovaná být nemůže.
    .what = Hlásí zápis postavení, který jako zablokovanou uvádí jámu bez semen nebo jámu zadní řady, anebo kteroukoli jámu, dokud jsou semena v
        sýpce.
    .why = Kutakatia (zablokování) platí pro obsazenou jámu v přední řadě strany na tahu, a to po tahu, který nechá obě sýpky prázdné. Nejspíš je
        chybné číslo: počítá se od 0, takže 0 až 7 znamená jámy 1 až 8 přední řady a 255 znamená, že žádná jáma zablokovaná není.
    .safety = Oprava není k dispozici: opravte číslo, nebo napište 255.
    .source = K 5.1; Z 4.1; R, "Blocking".

opening-dropped = Výchozí postavení s právy, která pravidla neznají.
    .what = Hlásí zápis postavení s domem ve vlastnictví hráče nebo se zablokovanou jámou u pravidel bez domu nebo bez blokování. Partie se přehraje
        bez nich.
    .why = Buď byly příznaky opsány bez rozmyslu, nebo se hrálo podle jiných pravidel.
    .safety = Není bezpečná, protože mohou být uvedena nesprávná pravidla: postavení se zapíše tak, jak to pravidla vyžadují, s `F F` u domů a 255 u
        zablokované jámy.
    .source = R, "Bao la Kujifunza" a "Hus bao".

opening-over = Výchozí postavení, ve kterém už partie skončila.
    .what = Hlásí zápis postavení, ve kterém jedna strana už prohrála.
    .why = Žádný tah nemůže následovat. Pravděpodobně je to poslední postavení partie, nebo je chybně uvedeno, kdo je na tahu (0 je jih, 1 je sever).
    .safety = Oprava není k dispozici: napište postavení na začátku partie.
    .source = K 1.2; R, "End of game"; H, "Spielende".

unknown-opening = Postavení, kterým záznam začíná, není známé.
    .what = Oznamuje, že v hlavičce je `opening: unknown`. Tahy se čtou a počítají, ale žádný z nich se neposuzuje.
    .why = Z některých partií zbyla jen pozdější část. V postavení, které není známé, není žádný tah správný ani chybný.
    .safety = Oprava není k dispozici: postavení může prozradit jen jiný pramen.
    .source = Vlastní pravidlo programu `kibao`: v postavení, které není známé, se žádný tah nekontroluje.

misspelt-key = Klíč hlavičky, který je napsán podobně jako známý klíč.
    .what = Hlásí neznámý klíč hlavičky, který se od známého klíče, anglického, svahilského, německého nebo českého, liší jedním písmenem (od osmi
        písmen dvěma): `evnet`, `kaskazni`. Řádek se ponechává, jak je napsán; za tahy se ponechává jako komentář.
    .why = Pod klíčem, který není známý, se název soutěže, hráč ani vítěz nikde nezapočítá. Za tahy takový řádek nezačíná další partii.
    .safety = Není bezpečná: zapíše se známý klíč, míněn však může být ten neznámý. Oprava není k dispozici, má-li partie známý klíč už jinde, ani za
        tahy, protože by řádek začal další partii.
    .source = Vlastní pravidlo programu `kibao`: neznámé klíče se ponechávají.

key-without-colon = Klíč hlavičky bez dvojtečky.
    .what = Hlásí řádek před tahy nebo za prázdným řádkem, který začíná známým klíčem bez dvojtečky za ním a pokračuje jako hodnota: `South Hamisi`,
        `South = Hamisi`, ale ne `South to move`. Ponechává se jako komentář.
    .why = Co řádek o partii říká, se nikde nezapočítá.
    .safety = Není bezpečná: dvojtečka se vloží, nebo nahradí `=` či pomlčku; řádek může být komentář, který tímto slovem začíná. Neopravuje se, má-li
        partie tento klíč už jinde, nebo uvádí-li řádek i druhou stranu.
    .source = Vlastní pravidlo programu `kibao`: řádky hlavičky mají tvar `key: value`.

impossible-date = Datum, které nemůže existovat.
    .what = Hlásí hodnotu `date:`, která v žádném pořadí svých částí (den, měsíc, rok; měsíc, den, rok; rok, měsíc, den) neoznačuje žádný den, nebo
        období, které končí dřív, než začíná. Části, které nejsou známy, mohou být `?`. Datum slovy nebo v jiné podobě se neposuzuje.
    .why = Den odlišuje partii od jiných partií týchž hráčů. Den, který neexistuje, je překlep, a někdo snad ještě může dohledat ten správný.
    .safety = Oprava není k dispozici: den je třeba dohledat.
    .source = Vlastní pravidlo programu `kibao` podle kalendáře.

other-spelling = Jméno hráče ve dvou podobách.
    .what = S `--archive`: hlásí jméno v `south:` nebo `north:`, které má jiná partie v jiné podobě: s jinými velkými písmeny, diakritikou, mezerami
        nebo znaky, s titulem (`Bw.`, `Sheikh`), v jiném pořadí, s iniciálou místo jména, anebo v dlouhém jméně s jedním písmenem navíc, chybějícím
        nebo změněným. Nález je u prvního výskytu vzácnější podoby. Dvě jména, která hrají proti sobě, jsou dvě osoby.
    .why = Z jednoho hráče se ve všech tabulkách a statistikách stanou dva.
    .safety = Bezpečná tam, kde `[names]` v `kibao.toml` říká, čí podoba to je: s `--archive --fix` se příslušné jméno zapíše v `south:`, `north:` a
        `winner:`. Jinak není bezpečná, protože člověk musí vědět, zda obě jména označují jednoho hráče: zapíše se častější podoba. Partie, která by
        se s tímto jménem četla jinak, zůstává beze změny.
    .source = Vlastní pravidlo programu `kibao`.

date-outside-event = Datum daleko od ostatních partií soutěže.
    .what = S `--archive`: hlásí datum, které je více než měsíc mimo dny nebo rok v názvu soutěže. Pokud v názvu není ani jedno, porovná se datum
        s ostatními partiemi soutěže: pokud se většina z nich, a aspoň tři, hrála více než půl roku před ním nebo po něm, je hlášeno. Zkoušejí se
        všechna pořadí dne a měsíce.
    .why = Obvykle je chybný rok, nebo jsou zaměněny den a měsíc.
    .safety = Oprava není k dispozici: den je třeba dohledat.
    .source = Vlastní pravidlo programu `kibao`.
