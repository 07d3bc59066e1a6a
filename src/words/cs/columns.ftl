### Sloupce tabulek CSV příkazu `kibao stats`.

stats-column = { $column ->
    [what] co
    [count] počet
    [by] čím
    [games] partie
    [south] jih
    [north] sever
    [open] bez vítěze
    [rules] pravidla
    [of] čeho
    [length] délka
    [side] strana
    [move] tah
    [rank] místo
    [path] soubor
    [line] řádek
    [game] partie č.
    [ply] tah č.
    [sowings] setí
    [captured] získaná semena
    [player] hráč
    [wins] výhry
    [losses] prohry
    [score] úspěšnost
    [south_games] partie jako jih
    [south_wins] výhry jako jih
    [south_losses] prohry jako jih
    [north_games] partie jako sever
    [north_wins] výhry jako sever
    [north_losses] prohry jako sever
    [points] body
    [opponent] soupeř
    [blocking] blokování
    [start] začátek
   *[moves] tahy
}
