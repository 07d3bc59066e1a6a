### Die Spalten der CSV-Tabellen von `kibao stats`.

stats-column = { $column ->
    [what] was
    [count] Anzahl
    [by] wodurch
    [games] Partien
    [south] Süd
    [north] Nord
    [open] offen
    [rules] Regelwerk
    [of] wovon
    [length] Länge
    [side] Seite
    [move] Zug
    [rank] Platz
    [path] Datei
    [line] Zeile
    [game] Partie
    [ply] Halbzug
    [sowings] Saatvorgänge
    [captured] geerntete Samen
    [player] Spieler
    [wins] gewonnen
    [losses] verloren
    [score] Quote
    [south_games] Partien als Süd
    [south_wins] gewonnen als Süd
    [south_losses] verloren als Süd
    [north_games] Partien als Nord
    [north_wins] gewonnen als Nord
    [north_losses] verloren als Nord
    [points] Punkte
    [opponent] Gegner
    [blocking] Blockade
    [start] Anfang
   *[moves] Züge
}
