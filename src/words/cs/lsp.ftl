### Czech words; en/lsp.ftl says what each is for.

lsp-fix = { $code }: { $what }{ $safe ->
        [yes] { "" }
       *[no] { " " }(může změnit, co záznam říká)
    }

lsp-fix-all = opravit vše, co je bezpečné

lsp-repair = oprava ({ $probability }): { $changes }

lsp-allow = povolit { $code } ({ $name }) komentářem

lsp-allow-reason = důvod?

lsp-heads = doplnit chybějící řádky hlavičky

lsp-slip = chyba v zápisu je asi zde: { $change }

lsp-round = kolo { $number }

lsp-does = { $kind ->
        [captures] sklízí { $captured }
        [kutakata] kutakata
       *[sows] rozsévá
    }{ $house ->
        [safari] , hraje dům
        [stops] , zastaví v domě
       *[none] { "" }
    }{ $blocks ->
        [yes] , blokuje jámu
       *[no] { "" }
    }{ $over ->
        [yes] , ukončí partii: { $outcome }
       *[no] { "" }
    }

lsp-lens = { $whole ->
        [yes] { $plies ->
            [one] jeden tah
            [few] { $plies } tahy
            [many] { $plies } tahu
           *[other] { $plies } tahů
        }
       *[no] lze přehrát { $replayed } z { $plies } tahů
    }{ $ended ->
        [yes] , { $end }
       *[no] { "" }
    }

lsp-not-formatted = nepřeformátováno: partie { $game } by se přečetla jinak

lsp-no-player = tady není jméno hráče

lsp-no-name = jméno je jeden řádek bez `;`

lsp-broken-message = zprávu editoru nelze přečíst, přeskakuje se: { $why }

lsp-client-gone = editor ukončil spojení bez `exit`
