### German words; en/page.ftl says what each is for.

page-games = { $n ->
    [one] { $n } Partie Bao
   *[other] { $n } Partien Bao
}

page-noscript = Diese Seite zeigt die Partien mit JavaScript, und das ist hier ausgeschaltet.

page-label = Eine Partie Bao zum Nachspielen

page-board = Das Brett

page-language = Sprache

page-theme = Farben

page-theme-auto = Wie das System

page-theme-light = Hell

page-theme-dark = Dunkel

page-moves = Züge

page-about = Über diese Partie

page-file = Datei

page-rules = Regeln: { $rules }

page-rules-name = { $rules ->
    [kibao] Regeln von K.I.B.A.
    [zanzibar] Regeln von Sansibar
    [ruehl] Regeln von Rühl
    [kujifunza] Bao la Kujifunza
   *[hus] Hus bao
}

page-untitled = Eine Partie Bao

page-settings = Einstellungen

page-controls = Nachspielen

page-seek = Stelle in der Partie

page-first = Zum Anfang

page-back = Zurück

page-next = Vor

page-last = Zum Ende

page-play = Abspielen

page-pause = Anhalten

page-flip = Brett umdrehen

page-link = Link zu dieser Stellung kopieren

page-linked = Link kopiert

page-help = Tasten und Zeichen

page-help-by = Schritte von einem Zug oder einem Saatvorgang

page-help-swipe = Auf einem Touchscreen mit dem Finger über das Brett wischen: nach links geht es vor, nach rechts zurück.

page-help-house = Ein Haus (nyumba) ist intakt mit sechs Saatkörnern oder mehr; mit weniger ruht es.

page-close = Schließen

page-share = Kopieren und speichern

page-copied = Kopiert

page-copy-position = Stellung als Text kopieren

page-copy-moves = Züge kopieren

page-copy-record = Aufzeichnung kopieren

page-save-record = Aufzeichnung speichern (.bao)

page-save-svg = Dieses Brett speichern (SVG)

page-save-png = Dieses Brett speichern (PNG)

page-wheel = Mausrad über dem Brett macht Schritte

page-games-list = Partien dieser Seite

page-game-of = Partie { $k } von { $n }

page-filter = Namen, Ort, Datum

page-none = Keine Partie hat diese Wörter.

page-speed = Tempo

page-speed-slow = Langsam

page-speed-normal = Normal

page-speed-fast = Schnell

page-speed-instant = Sofort

page-by = Schritt

page-by-move = Zug

page-by-sowing = Saatvorgang

page-round = Zu Runde

page-front-row = { $side ->
    [south] Süds innere Reihe
   *[north] Nords innere Reihe
}

page-back-row = { $side ->
    [south] Süds äußere Reihe
   *[north] Nords äußere Reihe
}

page-store = im Lager

page-on-move = am Zug

page-seeds = { $n ->
    [one] { $n } Saatkorn
   *[other] { $n } Saatkörner
}

page-turn = { $side ->
    [south] Süd ist am Zug
   *[north] Nord ist am Zug
}

page-plays = { $side ->
    [south] Halbzug { $ply }, Runde { $round }: Süd spielt { $move }
   *[north] Halbzug { $ply }, Runde { $round }: Nord spielt { $move }
}

page-left = nach links

page-right = nach rechts

page-kutakata = ohne Ernte (kutakata)

page-captures = { $n ->
    [one] erntet { $n } Saatkorn
   *[other] erntet { $n } Saatkörner
}

page-tax = zahlt die Steuer von zwei Saatkörnern aus dem Haus (nyumba)

page-safari = spielt aus dem Haus weiter (safari)

page-sowings = { $n ->
    [one] { $n } Saatvorgang
   *[other] { $n } Saatvorgänge
}

page-ends-house = hält im Haus (nyumba) an

page-ends-blocked = endet in der blockierten Mulde

page-ends-endless = endet nie, also bleiben die Saatkörner, wo sie waren

page-blocks = blockiert { $pit } (kutakatia)

page-step = Schritt { $k } von { $n }: { $sowing }; { $then }

page-sowing-of = Saatvorgang { $k } von { $n }

page-skip = Diesen Zug beenden

page-help-games = Die Partie davor, die Partie danach

page-help-counts = Zahlen der Saatkörner immer, ab vier, nie

page-written = geschrieben { $written }

page-unplayed = nicht nachgespielt

page-stuck = Nachspielbare Halbzüge: { $replayed } von { $plies }

page-no-opening = Die Anfangsstellung ist nicht spielbar, daher stehen die Züge da, wie sie geschrieben sind

page-mark-wrong = nicht erlaubt

page-mark-legal = erlaubter Zug

page-as-written = Wie geschrieben

page-repaired = Nach der Korrektur

page-opening-written = Die Anfangsstellung, wie sie geschrieben ist

page-alike = { $n ->
    [one] { $n } weiterer Befund dieser Art
   *[other] { $n } weitere Befunde dieser Art
}

key-home = Pos1

key-end = Ende

key-space = Leertaste

page-arbiter = Schiedsrichter

page-after-move = nach { $round }. { $move }
