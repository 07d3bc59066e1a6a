### Czech words; en/record.ftl says what each is for.

allow-unused = komentář povoluje `{ $word }`, ale nic takového se zde nenašlo
    .label = nic nepovoluje
    .help = odstraňte jej, nebo jej přesuňte ke kolu, o kterém mluví; nález, který se týká souboru, v partii povolit nelze

allow-no-reason = komentář povoluje nález, ale neuvádí důvod
    .label = sem patří důvod
    .help = uveďte za kódem důvod, například `; kibao: allow N104 the scorer's own sign`

allow-nothing-named = komentář neříká, který nález povoluje
    .label = žádný známý nález
    .help = `kibao explain --list` vypíše všechny kódy a názvy

allow-unknown = komentář povoluje `{ $word }`, ale žádný nález se tak nejmenuje
    .label = žádný známý nález
    .help = { $near ->
        [none] `kibao explain --list` vypíše všechny kódy a názvy
       *[other] možná má být `{ $near }`; `kibao explain --list` vypíše všechny kódy a názvy
    }

allow-not-allow = komentář, který začíná `kibao:`, má pokračovat slovem `allow`, a ne `{ $word }`
    .label = nesrozumitelné
    .help = napište jej jako `; kibao: allow N104 the scorer's own sign`, nebo začněte komentář jiným slovem

date-no-such-day = `{ $written }` není datum: ať se čte v jakémkoli pořadí, takový den neexistuje
    .label = takový den neexistuje
    .help = ověřte datum; nezaměnitelně se píše například `1994-10-11`

date-backward = `{ $written }` končí dřív, než začíná
    .label = končí dřív, než začíná
    .help = ověřte datum; nezaměnitelně se píše například `1994-10-11`

across-same-game = { $differ ->
    [yes] táž partie jako v souboru { $earlier }; liší se jen hlavička: { $heads }
   *[no] táž partie jako v souboru { $earlier }, se stejnou hlavičkou
}
    .label = táž partie
    .help = ponechte jen jednu; kde se hlavička liší, ověřte, která je správná

across-other-keys = další klíče

across-holds = { $plies ->
        [one] první tah
        [few] první { $plies } tahy
        [many] prvního { $plies } tahu
       *[other] prvních { $plies } tahů
    } tvoří celou partii v souboru { $earlier }
    .label = jedna obsahuje druhou
    .help = podívejte se, zda kratší záznam není částí téže partie

across-within = tuto partii tvoří { $plies ->
        [one] první tah
        [few] první { $plies } tahy
        [many] prvního { $plies } tahu
       *[other] prvních { $plies } tahů
    } partie v souboru { $earlier }{ $more ->
        [none] { "" }
        [one] { " " }a { $more } další
        [few] { " " }a { $more } dalších
        [many] { " " }a { $more } další
       *[other] { " " }a { $more } dalších
    }
    .label = jedna obsahuje druhou
    .help = podívejte se, zda kratší záznam není částí téže partie

across-other-winner = { $here ->
    [south] vítězem je zde jih, ale v téže partii v souboru { $earlier } sever
   *[north] vítězem je zde sever, ale v téže partii v souboru { $earlier } jih
}
    .label = jiný vítěz
    .help = ověřte, kdo vyhrál, a opravte hlavičku, která je chybná

across-other-result = vítězem je zde `{ $here }`, ale v souboru { $earlier } `{ $there }`: titíž hráči v témže kole (`{ $match }`) soutěže `{ $event }`
    .label = jiný vítěz
    .help = ověřte výsledek; pokud se utkali dvakrát, rozlište partie pomocí `round`, `date` nebo `time`

across-other-spelling = `{ $here }` ({ $one ->
        [one] { $one } partie
        [few] { $one } partie
        [many] { $one } partie
       *[other] { $one } partií
    }) je možná tentýž hráč, který se v souboru { $earlier } píše `{ $there }` ({ $other ->
        [one] { $other } partie
        [few] { $other } partie
        [many] { $other } partie
       *[other] { $other } partií
    })
    .label = jiná podoba jména
    .help = jde-li o jednu osobu, pište jméno pokaždé stejně

across-far-from-event = `{ $date }` je daleko od data soutěže `{ $event }` ({ $days ->
        [yes] { $first } až { $last }
       *[no] { $first }
    })
    .label = daleko od data soutěže
    .help = ověřte datum, především rok a pořadí dne a měsíce
