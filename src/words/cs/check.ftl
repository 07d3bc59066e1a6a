### Czech words; en/check.ftl says what each is for.

check-summary-nothing = nebyl zkontrolován žádný soubor

check-summary = zkontrolováno: { $files ->
        [one] { $files } soubor
        [few] { $files } soubory
        [many] { $files } souboru
       *[other] { $files } souborů
    }, { $games ->
        [one] { $games } partie
        [few] { $games } partie
        [many] { $games } partie
       *[other] { $games } partií
    }, { $plies ->
        [one] { $plies } tah
        [few] { $plies } tahy
        [many] { $plies } tahu
       *[other] { $plies } tahů
    }; { $errors ->
        [none] žádná chyba
        [one] { $errors } chyba
        [few] { $errors } chyby
        [many] { $errors } chyby
       *[other] { $errors } chyb
    }, { $warnings } varování, { $notes ->
        [one] { $notes } poznámka
        [few] { $notes } poznámky
        [many] { $notes } poznámky
       *[other] { $notes } poznámek
    }{ $more ->
        [yes] { " " }(zobrazí --format short)
       *[no] { "" }
    }{ $fixable ->
        [none] { "" }
        [one] , { $fixable } nález opraví --fix
        [few] , { $fixable } nálezy opraví --fix
        [many] , { $fixable } nálezu opraví --fix
       *[other] , { $fixable } nálezů opraví --fix
    }; { $size } za { $seconds } s

check-more-alike = { $findings ->
        [one] { $findings } další podobný nález
        [few] { $findings } další podobné nálezy
        [many] { $findings } dalšího podobného nálezu
       *[other] { $findings } dalších podobných nálezů
    }, { $count ->
        [one] řádek
        [few] řádky
       *[other] řádky
    } { $lines }

check-hidden = { $findings ->
    [one] { $findings } nález není zobrazen (--max-findings)
    [few] { $findings } nálezy nejsou zobrazeny (--max-findings)
    [many] { $findings } nálezu není zobrazeno (--max-findings)
   *[other] { $findings } nálezů není zobrazeno (--max-findings)
}

check-allowed = { $findings ->
    [one] { $findings } nález je povolen komentářem
    [few] { $findings } nálezy jsou povoleny komentáři
    [many] { $findings } nálezu je povoleno komentáři
   *[other] { $findings } nálezů je povoleno komentáři
}

check-board-before = deska před tahem:

check-fits = vyhovují pravidla { $rules }

check-fits-none = nevyhovují žádná pravidla

check-fits-and-breaks = { $fits }; nevyhovují pravidla { $breaks }

check-breaks-at-opening = { $rules } už ve výchozím postavení

check-breaks-at-ply = { $rules } v kole { $round } ({ side }, tah č. { $ply })
