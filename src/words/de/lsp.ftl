### German words; en/lsp.ftl says what each is for.

lsp-fix = { $code }: { $what }{ $safe ->
        [yes] { "" }
       *[no] { " " }(kann ändern, was die Mitschrift sagt)
    }

lsp-fix-all = alles beheben, was sicher ist

lsp-repair = Reparatur ({ $probability }): { $changes }

lsp-allow = { $code } ({ $name }) mit einem Kommentar erlauben

lsp-allow-reason = Grund?

lsp-heads = fehlende Kopfzeilen ergänzen

lsp-slip = der Schreibfehler ist wahrscheinlich hier: { $change }

lsp-round = Runde { $number }

lsp-does = { $kind ->
        [captures] erntet { $captured }
        [kutakata] Kutakata
       *[sows] sät
    }{ $house ->
        [safari] , spielt das Haus
        [stops] , hält im Haus an
       *[none] { "" }
    }{ $blocks ->
        [yes] , blockiert eine Mulde
       *[no] { "" }
    }{ $over ->
        [yes] , beendet die Partie: { $outcome }
       *[no] { "" }
    }

lsp-lens = { $whole ->
        [yes] { $plies ->
            [one] ein Halbzug
           *[other] { $plies } Halbzüge
        }
       *[no] { $replayed } von { $plies } Halbzügen lassen sich nachspielen
    }{ $ended ->
        [yes] , { $end }
       *[no] { "" }
    }

lsp-not-formatted = nicht formatiert: Partie { $game } würde anders zurückgelesen

lsp-no-player = hier steht kein Name eines Spielers

lsp-no-name = ein Name ist eine Zeile ohne `;`

lsp-broken-message = eine Nachricht des Editors ist nicht lesbar und wird übergangen: { $why }

lsp-client-gone = der Editor hat die Verbindung ohne `exit` beendet
