### Czech words; en/page.ftl says what each is for.

page-games = { $n ->
    [one] { $n } partie bao
    [few] { $n } partie bao
    [many] { $n } partie bao
   *[other] { $n } partií bao
}

page-noscript = Tato stránka ukazuje partie pomocí JavaScriptu, a ten je zde vypnutý.

page-label = Partie bao k přehrání

page-board = Hrací deska

page-language = Jazyk

page-theme = Barvy

page-theme-auto = Podle systému

page-theme-light = Světlé

page-theme-dark = Tmavé

page-moves = Tahy

page-about = O této partii

page-file = soubor

page-rules = pravidla: { $rules }

page-rules-name = { $rules ->
    [kibao] pravidla K.I.B.A.
    [zanzibar] zanzibarská pravidla
    [ruehl] Rühlova pravidla
    [kujifunza] Bao la Kujifunza
   *[hus] Hus bao
}

page-untitled = Partie bao

page-settings = Nastavení

page-controls = Přehrávání

page-seek = Místo v partii

page-first = Na začátek

page-back = Zpět

page-next = Vpřed

page-last = Na konec

page-play = Přehrát

page-pause = Pozastavit

page-flip = Otočit desku

page-link = Kopírovat odkaz na toto postavení

page-linked = Odkaz zkopírován

page-help = Klávesy a značky

page-help-by = Kroky po tazích, nebo po jednotlivých setích

page-help-swipe = Na dotykové obrazovce přejeďte prstem po desce: doleva vpřed, doprava zpět.

page-help-house = Dům (nyumba) je funkční se šesti a více semeny; s méně semeny spí.

page-close = Zavřít

page-share = Kopírovat a uložit

page-copied = Zkopírováno

page-copy-position = Kopírovat postavení jako text

page-copy-moves = Kopírovat tahy

page-copy-record = Kopírovat záznam

page-save-record = Uložit záznam (.bao)

page-save-svg = Uložit tuto desku (SVG)

page-save-png = Uložit tuto desku (PNG)

page-wheel = Kolečko myši nad deskou dělá kroky

page-games-list = Partie na této stránce

page-game-of = Partie { $k } z { $n }

page-filter = Jména, místo, datum

page-none = Žádná partie nemá tato slova.

page-speed = Rychlost

page-speed-slow = Pomalu

page-speed-normal = Normálně

page-speed-fast = Rychle

page-speed-instant = Hned

page-by = Krok

page-by-move = Tah

page-by-sowing = Setí

page-round = Přejít na kolo

page-front-row = { $side ->
    [south] přední řada jihu
   *[north] přední řada severu
}

page-back-row = { $side ->
    [south] zadní řada jihu
   *[north] zadní řada severu
}

page-store = v sýpce

page-on-move = na tahu

page-seeds = { $n ->
    [one] { $n } semeno
    [few] { $n } semena
    [many] { $n } semena
   *[other] { $n } semen
}

page-turn = { $side ->
    [south] na tahu je jih
   *[north] na tahu je sever
}

page-plays = { $side ->
    [south] Tah č. { $ply }, kolo { $round }: jih hraje { $move }
   *[north] Tah č. { $ply }, kolo { $round }: sever hraje { $move }
}

page-left = doleva

page-right = doprava

page-kutakata = bez sklizně (kutakata)

page-captures = { $n ->
    [one] sklízí { $n } semeno
    [few] sklízí { $n } semena
    [many] sklízí { $n } semena
   *[other] sklízí { $n } semen
}

page-tax = platí daň dvou semen z domu (nyumba)

page-safari = pokračuje z domu (safari)

page-sowings = { $n ->
    [one] { $n } setí
    [few] { $n } setí
    [many] { $n } setí
   *[other] { $n } setí
}

page-ends-house = zastaví se v domě (nyumba)

page-ends-blocked = končí v zablokované jámě

page-ends-endless = nikdy neskončí, semena proto zůstávají, kde byla

page-blocks = blokuje jámu { $pit } (kutakatia)

page-step = krok { $k } z { $n }: { $sowing }; { $then }

page-sowing-of = setí { $k } z { $n }

page-skip = Dokončit tento tah

page-help-games = Předchozí partie, další partie

page-help-counts = Počty semen vždy, od čtyř, nikdy

page-written = zapsáno { $written }

page-unplayed = nepřehráno

page-stuck = Tahů, které lze přehrát: { $replayed }, záznam jich má { $plies }

page-no-opening = Z tohoto výchozího postavení nelze hrát, tahy jsou proto uvedeny tak, jak jsou zapsány

page-mark-wrong = nedovoleno

page-mark-legal = dovolený tah

page-as-written = Jak je psáno

page-repaired = Po opravě

page-opening-written = Počáteční postavení, jak je napsáno

page-alike = { $n ->
    [one] { $n } další podobný nález
    [few] { $n } další podobné nálezy
   *[other] { $n } dalších podobných nálezů
}

key-home = Home

key-end = End

key-space = mezerník

page-arbiter = Rozhodčí

page-after-move = po { $round }. { $move }
