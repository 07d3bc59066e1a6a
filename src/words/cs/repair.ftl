### Czech words; en/repair.ftl says what each is for.

repair-replace = { $side ->
    [south] tah jihu `{ $was }` v kole { $round } se změní na { $named }
   *[north] tah severu `{ $was }` v kole { $round } se změní na { $named }
}

repair-insert = { $next-side ->
    [south] před tah jihu
   *[north] před tah severu
} `{ $next }` v kole { $next-round } se vloží { $side ->
    [south] tah jihu
   *[north] tah severu
} { $named }

repair-insert-at-end = { $side ->
    [south] na konec se doplní tah jihu { $named }
   *[north] na konec se doplní tah severu { $named }
}

repair-delete = `{ $was }` v kole { $round } se vypustí

repair-swap-moves = tahy `{ $was }` v kole { $round } si vymění místo

repair-swap-rounds = kola { $round } a { $next-round }, `{ $was }`, si vymění místo

repair-cause = { $habit ->
        [directions-exchanged] `<` a `>` jsou zaměněny { $whose ->
                [south] v tazích Jihu
                [north] v tazích Severu
               *[both] ve všech tazích
            }
        [pits-from-the-other-end] { $whose ->
                [south] důlky Jihu
                [north] důlky Severu
               *[both] všechny důlky
            } jsou počítány z druhého konce
        [other-seat] { $whose ->
                [south] tahy Jihu
                [north] tahy Severu
               *[both] všechny tahy
            } jsou zapsány z druhého místa u desky
        [rows-exchanged] písmena přední a zadní řady jsou zaměněna { $whose ->
                [south] v tazích Jihu
                [north] v tazích Severu
               *[both] ve všech tazích
            }
        [back-row-directions-exchanged] `<` a `>` jsou zaměněny { $whose ->
                [south] v zadní řadě Jihu
                [north] v zadní řadě Severu
               *[both] v zadních řadách
            }
        [direction-of-sowing] { $whose ->
                [south] sklizně Jihu
                [north] sklizně Severu
               *[both] sklizně
            } v kunamua jsou zapsány se směrem rozsévání, ne s kichwou
        [house-sign-unwritten] značka hraného domu není nikdy zapsána
        [columns-exchanged] první sloupec je Severu
        [north-began] strana zapsaná jako Sever začínala, je to tedy Jih
       *[order-of-numbers] řádky nejsou v pořadí svých čísel
    }{ $later ->
        [yes] { " " }od kola { $round }
       *[no] { "" }
    }

repair-head = v hlavičce bude `{ $line }`

help-repair = zbytek vyhoví po této úpravě, kterou ukáže i `kibao repair`: { $changes }

repair-why-insert = { $side ->
    [south] tah jihu byl vynechán: další tahy vyhovují, jen když se jeden přidá
   *[north] tah severu byl vynechán: další tahy vyhovují, jen když se jeden přidá
}

repair-why-delete-twice = `{ $was }` je zapsáno dvakrát

repair-why-delete = `{ $was }` je tah navíc: další tahy vyhovují jen bez něj

repair-why-swap-moves = oba tahy `{ $was }` jsou zapsány v opačném pořadí

repair-why-swap-rounds = kola { $round } a { $next-round } jsou zapsána v opačném pořadí

repair-why-opening = { $head ->
    [yes] tahy odpovídají výchozímu postavení { $value }, ale hlavička uvádí jiné
   *[no] tahy odpovídají výchozímu postavení { $value }, které hlavička neuvádí
}

repair-why-rules = { $head ->
    [yes] tahy se řídí pravidly `{ $value }`, ale hlavička uvádí jiná
   *[no] tahy se řídí pravidly `{ $value }`, která hlavička neuvádí
}

repair-why-reading = takto přečtené tahy lze přehrát

repair-why-other-end = důlek je počítán z druhého konce: hrálo se { $pit }, ne `{ $was }`

repair-why-other-seat = tah je zapsán tak, jak ho vidí soupeř: hrálo se { $pit }, ne `{ $was }`

repair-why-own-again = `{ $was }` je poslední vlastní tah zapsaný znovu: hrálo se `{ $name }`

repair-why-copied = `{ $was }` je poslední soupeřův tah zapsaný znovu: hrálo se `{ $name }`

repair-why-exchanged = tah je zapsán na místě jiného nedalekého tahu a ten zde

repair-why-no-takasia = tahy odpovídají partii bez blokování (takasia), což hlavička neuvádí

repair-why-house-lost = podle zápisu se tah z jámy { $pit } zastaví v domě; pokud odtud pokračuje, zbytek vyhovuje, takže chybí zapisovatelův znak hry z domu, `{ $sign }`

repair-why-house-extra = tah z jámy { $pit } se zastavil v domě; znak `{ $sign }`, že se z domu hrálo dál, je navíc

repair-why-direction = { $hand ->
    [left] směr je zapsán obráceně: z jámy { $pit } se hrálo doleva
   *[right] směr je zapsán obráceně: z jámy { $pit } se hrálo doprava
}

repair-why-neighbour = zapsána je sousední jáma: hrálo se z jámy { $pit }, ne `{ $was }`

repair-why-look-alike = číslice { $played } a { $digit } jsou si podobné: hrálo se z jámy { $pit }, ne `{ $was }`

repair-why-row = { $row ->
    [front] písmeno řady je chybné: tah začal v přední řadě, v jámě { $pit }
   *[back] písmeno řady je chybné: tah začal v zadní řadě, v jámě { $pit }
}

repair-why-completed = `{ $was }` lze číst jako několik tahů, a s tahem `{ $name }` zbytek vyhovuje

repair-why-unreadable = `{ $was }` nelze přečíst jako tah, a na jeho místo se hodí `{ $name }`

repair-why-given = čtení `{ $name }` odpovídá ostatním tahům

repair-why-other = hrál se jiný tah než `{ $was }`: s tahem `{ $name }` zbytek vyhovuje

repair-against = { $count ->
    [one] rozpor s opravou:
    [few] rozpory s opravou:
   *[other] rozpory s opravou:
} { $witnesses }

repair-against-winner = zaznamenaný vítěz

repair-against-resignation = vzdání partie

repair-against-marks = { $marks ->
    [one] { $marks } značka
    [few] { $marks } značky
    [many] { $marks } značky
   *[other] { $marks } značek
}

repair-agrees = opravě neodporuje zaznamenaný výsledek ani žádná značka

repair-heading = po { $changes ->
        [one] jedné změně
        [few] { $changes } změnách
        [many] { $changes } změny
       *[other] { $changes } změnách
    } lze přehrát { $plies ->
        [one] jediný tah
        [few] všechny { $plies } tahy
        [many] celého { $plies } tahu
       *[other] všech { $plies } tahů
    } (pravděpodobnost { $probability } %)

repair-heading-as-written = tak, jak je zapsán, lze záznam přehrát (pravděpodobnost { $probability } %)

repair-unsure = { $cut ->
        [yes] žádná oprava nebude zapsána, protože hledání bylo přerušeno a jiná může být pravděpodobnější
       *[no] žádná oprava nebude zapsána, protože nejlepší má pravděpodobnost { $best } % a požadováno je { $sure } % (--sure)
    }

repair-more = { $count ->
    [one] nalezena ještě { $count } oprava; ukáže ji --all
    [few] nalezeny ještě { $count } opravy; ukáže je --all
    [many] nalezeno ještě { $count } opravy; ukáže je --all
   *[other] nalezeno ještě { $count } oprav; ukáže je --all
}

repair-so-far = bez opravy lze přehrát { $replayed ->
        [one] { $replayed } tah
        [few] { $replayed } tahy
        [many] { $replayed } tahu
       *[other] { $replayed } tahů
    }, záznam jich má { $plies }

repair-beyond = nelze opravit: nestačí { $most ->
        [one] žádná jednotlivá změna
        [few] { $most } změny ani méně
        [many] { $most } změny ani méně
       *[other] { $most } změn ani méně
    }; { $further ->
        [yes] nejlepší pokus přehraje { $furthest ->
            [one] { $furthest } tah
            [few] { $furthest } tahy
            [many] { $furthest } tahu
           *[other] { $furthest } tahů
        }, záznam jich má { $plies }
       *[no] žádný pokus nedošel dál
    }{ $cut ->
        [yes] ; všechny vyzkoušeny nebyly, protože hledání bylo zkráceno
       *[no] { "" }
    }

repair-unread = neopraveno: záznam obsahuje slova, která vypadají jako tahy a nebyla přečtena; kde, to řekne kibao check. Nejprve je zapiš jako kola

rounds-missing = podle čísel kol { $several ->
    [yes] chybějí kola { $rounds }
   *[no] chybí kolo { $rounds }
}: doplň ztracené tahy; pokud žádný ztracen není, oprav čísla

moves-apart = { $first ->
    [yes] tahy nejspíš nezačínají výchozím postavením: pokud je první stránka ztracena, patří do hlavičky `opening: unknown`
   *[no] od kola { $round } tahy nejspíš nepatří k této partii; možná chybí stránka nebo následuje stránka z jiné partie
}

repair-not = neopraveno: { $why }

repair-beyond-places = nelze opravit: tahy lze přehrát jeden po druhém, ale nestojí na svých místech; kde, to řekne kibao check

repair-line-changed = řádek { $line }: z `{ $was }` se stane `{ $becomes }`

repair-line-removed = řádek { $line }: `{ $was }` se vypustí

repair-line-added = řádek { $line } je nový: `{ $becomes }`

repair-lines-more = { $lines ->
    [one] změní se ještě jeden řádek; ukáže ho --diff
    [few] změní se ještě { $lines } řádky; ukáže je --diff
    [many] změní se ještě { $lines } řádku; ukáže je --diff
   *[other] změní se ještě { $lines } řádků; ukáže je --diff
}

repair-board-before = { $side ->
    [south] deska před tahem jihu v kole { $round }:
   *[north] deska před tahem severu v kole { $round }:
}

repair-ask-which = { $side ->
    [south] kolo { $round }: tah jihu je zapsán `{ $written }`. Který se hrál?
   *[north] kolo { $round }: tah severu je zapsán `{ $written }`. Který se hrál?
}

repair-ask-other = jiný tah, nebo žádný: { $probability } %

repair-ask-prompt = číslo, tah, s (přeskočit), q (konec), ? (nápověda):

repair-ask-help = Odpovězte číslem tahu výše, nebo tahem jako v záznamu. s přeskočí toto slovo, q ukončí otázky a odpovědi ponechá. Po každé odpovědi se záznam prohledá znovu.

repair-ask-not-understood = `{ $answer }` není ani číslo výše, ani tah

repair-ask-not-legal = `{ $answer }` není na této desce právě jeden povolený tah

repair-ask-no-fit = s `{ $answer }` nelze záznam opravit; tato odpověď se nepoužije

repair-written = { $repairs ->
    [one] { $path }: zapsána { $repairs } oprava
    [few] { $path }: zapsány { $repairs } opravy
    [many] { $path }: zapsáno { $repairs } opravy
   *[other] { $path }: zapsáno { $repairs } oprav
}

repair-summary-nothing = nebyla zkontrolována žádná partie

repair-summary-sound = { $games ->
    [one] zkontrolována { $games } partie: lze ji přehrát; není co opravovat
    [few] zkontrolovány { $games } partie: všechny lze přehrát; není co opravovat
    [many] zkontrolováno { $games } partie: všechno lze přehrát; není co opravovat
   *[other] zkontrolováno { $games } partií: všechny lze přehrát; není co opravovat
}

repair-summary = { $games ->
        [one] zkontrolována { $games } partie
        [few] zkontrolovány { $games } partie
        [many] zkontrolováno { $games } partie
       *[other] zkontrolováno { $games } partií
    }: přehrát nelze { $broken }, { $done ->
        [applied] { $count ->
            [one] opravena { $count }
            [few] opraveny { $count }
            [many] opraveno { $count }
           *[other] opraveno { $count }
        }
        [found] { $count ->
            [one] jednoznačně nejlepší opravu má { $count }; zapíše ji --apply
            [few] jednoznačně nejlepší opravu mají { $count }; zapíše je --apply
            [many] jednoznačně nejlepší opravu má { $count }; zapíše je --apply
           *[other] jednoznačně nejlepší opravu má { $count }; zapíše je --apply
        }
       *[none] žádná nemá jednoznačně nejlepší opravu
    }{ $open ->
        [yes] { $unsure ->
            [one] ; přehrát lze, ale podle svých čtení je nejistá { $unsure }
            [few] ; přehrát lze, ale podle svých čtení jsou nejisté { $unsure }
            [many] ; přehrát lze, ale podle svých čtení je nejisté { $unsure }
           *[other] ; přehrát lze, ale podle svých čtení je nejistých { $unsure }
        }
       *[no] {""}
    }
