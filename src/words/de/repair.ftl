### German words; en/repair.ftl says what each is for.

# A change is said as what is to be done; `help-repair` has it after a colon.
repair-replace = { $side ->
    [south] in Runde { $round } Süds `{ $was }` durch { $named } ersetzen
   *[north] in Runde { $round } Nords `{ $was }` durch { $named } ersetzen
}

repair-insert = { $side ->
    [south] Süds
   *[north] Nords
} { $named } vor { $next-side ->
    [south] Süds
   *[north] Nords
} `{ $next }` in Runde { $next-round } einfügen

repair-insert-at-end = { $side ->
    [south] Süds { $named } am Ende anfügen
   *[north] Nords { $named } am Ende anfügen
}

repair-delete = `{ $was }` in Runde { $round } streichen

repair-swap-moves = die Züge `{ $was }` in Runde { $round } vertauschen

repair-swap-rounds = die Runden { $round } und { $next-round } (`{ $was }`) vertauschen

repair-cause = { $habit ->
        [directions-exchanged] `<` und `>` sind vertauscht in { $whose ->
                [south] Süds Zügen
                [north] Nords Zügen
               *[both] allen Zügen
            }
        [pits-from-the-other-end] { $whose ->
                [south] Süds Mulden
                [north] Nords Mulden
               *[both] alle Mulden
            } sind vom anderen Ende gezählt
        [other-seat] { $whose ->
                [south] Süds Züge
                [north] Nords Züge
               *[both] alle Züge
            } sind vom anderen Platz aus geschrieben
        [rows-exchanged] die Buchstaben der vorderen und hinteren Reihe sind vertauscht in { $whose ->
                [south] Süds Zügen
                [north] Nords Zügen
               *[both] allen Zügen
            }
        [back-row-directions-exchanged] `<` und `>` sind vertauscht in { $whose ->
                [south] Süds hinterer Reihe
                [north] Nords hinterer Reihe
               *[both] den hinteren Reihen
            }
        [direction-of-sowing] bei { $whose ->
                [south] Süds Schlagzügen
                [north] Nords Schlagzügen
               *[both] Schlagzügen
            } der Kunamua steht die Richtung des Säens, nicht das Kichwa
        [house-sign-unwritten] das Zeichen für das gespielte Haus ist nie geschrieben
        [columns-exchanged] Nords Spalte steht zuerst
        [north-began] die als Nord geschriebene Seite begann und ist also Süd
       *[order-of-numbers] die Zeilen stehen nicht in der Folge ihrer Nummern
    }{ $later ->
        [yes] { " " }ab Runde { $round }
       *[no] { "" }
    }

repair-head = als Kopfzeile `{ $line }` schreiben

help-repair = damit der Rest passt: { $changes } (`kibao repair` zeigt es)

repair-why-insert = { $side ->
    [south] Süds Zug wurde ausgelassen: die Züge danach passen nur mit einem weiteren
   *[north] Nords Zug wurde ausgelassen: die Züge danach passen nur mit einem weiteren
}

repair-why-delete-twice = `{ $was }` steht zweimal da

repair-why-delete = `{ $was }` ist ein Zug zu viel: die Züge danach passen nur ohne ihn

repair-why-swap-moves = die beiden Züge `{ $was }` sind miteinander vertauscht

repair-why-swap-rounds = die Runden { $round } und { $next-round } sind miteinander vertauscht

repair-why-opening = { $head ->
    [yes] die Züge passen zur Anfangsstellung { $value }, in den Kopfzeilen steht aber eine andere
   *[no] die Züge passen zur Anfangsstellung { $value }, die in den Kopfzeilen nicht steht
}

repair-why-rules = { $head ->
    [yes] die Züge folgen den Regeln `{ $value }`, in den Kopfzeilen stehen aber andere
   *[no] die Züge folgen den Regeln `{ $value }`, die in den Kopfzeilen nicht stehen
}

repair-why-reading = so gelesen lassen sich die Züge nachspielen

repair-why-other-end = die Mulde ist vom anderen Ende gezählt: gespielt wurde { $pit }, nicht `{ $was }`

repair-why-other-seat = der Zug ist geschrieben, wie ihn der Gegner sieht: gespielt wurde { $pit }, nicht `{ $was }`

repair-why-own-again = `{ $was }` ist der letzte eigene Zug, noch einmal geschrieben: gespielt wurde `{ $name }`

repair-why-copied = `{ $was }` ist der letzte Zug des Gegners, noch einmal geschrieben: gespielt wurde `{ $name }`

repair-why-exchanged = der Zug steht an der Stelle eines anderen in der Nähe, und jener hier

repair-why-no-takasia = die Züge passen zu einer Partie ohne Blockieren (takasia), was in den Kopfzeilen nicht steht

repair-why-house-lost = so, wie er dasteht, endet der Zug { $pit } im Haus; geht er von dort weiter, passt der Rest; das Zeichen des Schreibers für das Weiterspielen aus dem Haus, `{ $sign }`, fehlt also

repair-why-house-extra = der Zug { $pit } endete im Haus; das Zeichen `{ $sign }` für das Weiterspielen ist zu viel

repair-why-direction = { $hand ->
    [left] die Richtung ist verkehrt: { $pit } wurde nach links gespielt
   *[right] die Richtung ist verkehrt: { $pit } wurde nach rechts gespielt
}

repair-why-neighbour = es war die Mulde daneben: gespielt wurde { $pit }, nicht `{ $was }`

repair-why-look-alike = die Ziffern { $played } und { $digit } sehen sich ähnlich: gespielt wurde { $pit }, nicht `{ $was }`

repair-why-row = { $row ->
    [front] der Buchstabe der Reihe ist falsch: der Zug begann in der inneren Reihe, in { $pit }
   *[back] der Buchstabe der Reihe ist falsch: der Zug begann in der äußeren Reihe, in { $pit }
}

repair-why-completed = `{ $was }` passt zu mehreren Zügen, und mit `{ $name }` passt der Rest

repair-why-unreadable = `{ $was }` ist nicht als Zug lesbar, und `{ $name }` passt an diese Stelle

repair-why-given = die Lesart `{ $name }` passt zu den anderen Zügen

repair-why-other = es wurde ein anderer Zug als `{ $was }` gespielt: mit `{ $name }` passt der Rest

repair-against = { $witnesses } { $count ->
    [one] spricht
   *[other] sprechen
} dagegen

repair-against-winner = der vermerkte Sieger

repair-against-resignation = das Aufgeben

repair-against-marks = { $marks ->
    [one] { $marks } Markierung
   *[other] { $marks } Markierungen
}

repair-agrees = weder das vermerkte Ergebnis noch eine Markierung spricht dagegen

repair-heading = mit { $changes ->
        [one] einer Änderung
       *[other] { $changes } Änderungen
    } { $plies ->
        [one] lässt sich der Halbzug nachspielen
       *[other] lassen sich alle { $plies } Halbzüge nachspielen
    } (Wahrscheinlichkeit { $probability } %)

repair-heading-as-written = wie geschrieben lässt sich die Partie nachspielen (Wahrscheinlichkeit { $probability } %)

repair-unsure = { $cut ->
        [yes] keine Reparatur wird geschrieben, weil die Suche abgebrochen wurde und eine andere wahrscheinlicher sein kann
       *[no] keine Reparatur wird geschrieben, weil die beste eine Wahrscheinlichkeit von { $best } % hat und { $sure } % verlangt sind (--sure)
    }

repair-more = { $count } weitere gefunden; --all zeigt sie

repair-so-far = { $replayed } von { $plies ->
        [one] { $plies } Halbzug
       *[other] { $plies } Halbzügen
    } { $replayed ->
        [one] ist
       *[other] sind
    } wie geschrieben nachspielbar

repair-beyond = nicht zu reparieren: { $most ->
        [one] mit einer einzelnen Änderung gelingt es nicht
       *[other] auch mit bis zu { $most } Änderungen gelingt es nicht
    }; { $further ->
        [yes] der beste Versuch spielt { $furthest } von { $plies } Halbzügen nach
       *[no] kein Versuch kam weiter
    }{ $cut ->
        [yes] ; nicht alles wurde versucht, da die Suche abgebrochen wurde
       *[no] { "" }
    }

repair-unread = nicht repariert: die Aufzeichnung enthält Wörter, die wie Züge aussehen und nicht gelesen wurden; kibao check sagt, wo. Schreibe sie zuerst als Runden

rounds-missing = nach den Rundennummern { $several ->
    [yes] fehlen die Runden { $rounds }
   *[no] fehlt Runde { $rounds }
}: trage die verlorenen Züge nach; wenn keiner verloren ist, berichtige die Nummern

moves-apart = { $first ->
    [yes] die Züge beginnen höchstwahrscheinlich nicht bei der Anfangsstellung: wenn die erste Seite verloren ist, gehört `opening: unknown` in den Kopf
   *[no] ab Runde { $round } gehören die Züge höchstwahrscheinlich nicht zu dieser Partie; vielleicht fehlt eine Seite, oder es folgt eine aus einer anderen Partie
}

repair-not = nicht repariert: { $why }

repair-beyond-places = nicht zu reparieren: die Züge lassen sich nacheinander nachspielen, stehen aber nicht an ihren Stellen; kibao check sagt, wo

repair-line-changed = Zeile { $line }: aus `{ $was }` wird `{ $becomes }`

repair-line-removed = Zeile { $line }: `{ $was }` fällt weg

repair-line-added = Zeile { $line } ist neu: `{ $becomes }`

repair-lines-more = { $lines ->
    [one] eine weitere Zeile ändert sich; --diff zeigt sie
   *[other] { $lines } weitere Zeilen ändern sich; --diff zeigt sie
}

repair-board-before = { $side ->
    [south] das Brett vor Süds Zug in Runde { $round }:
   *[north] das Brett vor Nords Zug in Runde { $round }:
}

repair-ask-which = { $side ->
    [south] Runde { $round }: Süds Zug ist `{ $written }` geschrieben. Welcher wurde gespielt?
   *[north] Runde { $round }: Nords Zug ist `{ $written }` geschrieben. Welcher wurde gespielt?
}

repair-ask-other = ein anderer Zug oder keiner: { $probability } %

repair-ask-prompt = Nummer, Zug, s (überspringen), q (beenden), ? (Hilfe):

repair-ask-help = Mit der Nummer eines Zuges oben antworten oder mit einem Zug wie in der Aufzeichnung. s überspringt dieses Wort, q beendet die Fragen und behält die Antworten. Nach jeder Antwort wird die Partie neu durchsucht.

repair-ask-not-understood = `{ $answer }` ist weder eine Nummer oben noch ein Zug

repair-ask-not-legal = `{ $answer }` ist auf diesem Brett nicht genau ein erlaubter Zug

repair-ask-no-fit = mit `{ $answer }` lässt sich die Partie nicht reparieren; diese Antwort wird nicht verwendet

repair-written = { $repairs ->
    [one] { $path }: { $repairs } Reparatur geschrieben
   *[other] { $path }: { $repairs } Reparaturen geschrieben
}

repair-summary-nothing = keine Partie geprüft

repair-summary-sound = { $games ->
    [one] { $games } Partie geprüft: sie lässt sich nachspielen; nichts zu reparieren
   *[other] { $games } Partien geprüft: alle lassen sich nachspielen; nichts zu reparieren
}

repair-summary = { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    } geprüft: { $broken ->
        [one] { $broken } lässt sich nicht nachspielen
       *[other] { $broken } lassen sich nicht nachspielen
    }, { $done ->
        [applied] { $count } repariert
        [found] { $count } mit einer eindeutig besten Reparatur, die --apply schreibt
       *[none] keine mit einer eindeutig besten Reparatur
    }{ $open ->
        [yes] { $unsure ->
            [one] , { $unsure } lässt sich nachspielen, ist aber nach ihren Lesarten unsicher
           *[other] , { $unsure } lassen sich nachspielen, sind aber nach ihren Lesarten unsicher
        }
       *[no] {""}
    }
