### Vichwa vya safu wima za CSV ya `kibao stats`.

stats-column = { $column ->
    [what] nini
    [count] idadi
    [by] kwa
    [games] michezo
    [south] kusini
    [north] kaskazini
    [open] bila mshindi
    [rules] kanuni
    [of] ya
    [length] urefu
    [side] upande
    [move] hatua
    [rank] nafasi
    [path] faili
    [line] mstari
    [game] mchezo
    [ply] hatua namba
    [sowings] mizunguko ya kutia
    [captured] kete zilizoliwa
    [player] mchezaji
    [wins] alishinda
    [losses] alishindwa
    [score] alama
    [south_games] michezo akiwa Kusini
    [south_wins] alishinda akiwa Kusini
    [south_losses] alishindwa akiwa Kusini
    [north_games] michezo akiwa Kaskazini
    [north_wins] alishinda akiwa Kaskazini
    [north_losses] alishindwa akiwa Kaskazini
    [points] pointi
    [opponent] mpinzani
    [blocking] kutakatia
    [start] mwanzo
   *[moves] hatua
}
