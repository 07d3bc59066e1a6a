### Czech words; en/import.ftl says what each is for.

import-unknown = toto není známý záznam z jiného webu
    .help = čtou se partie z Abstract Play, jeho tahy v textu a bao-game-record 1 a 2; ne Ludii a ne BAN; přepisy čte kibao check

import-ludii = záznam z { $site } se nečte: jeho první půltah patří jiné hře
    .help = přepsat tahy ručně do přepisu; ukázku podá kibao explain E102

import-not-utf-8 = záznam se nečte: není v UTF-8
    .help = uložit v UTF-8

import-not-json = záznam se nečte: není to JSON, nebo je useknutý: { $error }
    .help = uložit nebo stáhnout znovu

import-shape = záznam se nečte: { $error }
    .help = porovnat s formátem webu

import-other-game = záznam se nečte: je to hra { $name }, ne bao

import-version = záznam se nečte: verze { $version } formátu bao-game-record není známa
    .help = čtou se verze 1 a 2

import-move = záznam se nečte: půltah { $ply } je `{ $written }`, a to není tah tohoto webu

import-round = záznam se nečte: kolo { $round } má více než dva tahy

import-position = záznam se nečte: pozice na jeho začátku není možná

import-differs = { $number ->
        [none] přehraná partie
       *[other] přehraná partie { $number }
    } se liší od záznamu: { $what }
    .help = partie se zapíše; čím se pravidla { $site } liší, je v src/import/README.md

import-breaks = končí u půltahu { $ply }: { $why }

import-winner = podle záznamu vyhrává { $recorded ->
        [none] nikdo
        [south] jih
       *[north] sever
    }, ale po posledním půltahu ({ $plies }) { $played ->
        [none] partie neskončila
        [south] vyhrál jih
       *[north] vyhrál sever
    }

import-seeds = po posledním půltahu ({ $plies }) jsou semena jinde než v záznamu

import-same-file = dva vstupy by se zapsaly do { $file }
    .help = zadat jen jeden z nich, nebo oba zapsat do jednoho souboru pomocí -o

import-summary = převzato partií: { $games } ze souborů: { $files }; jinak než v záznamu končí: { $differ }; nepřečtené záznamy: { $unread }

convert-refused = { $file }: partie { $game } se nezapíše: { $why }

convert-invalid = nedá se přehrát

convert-opening = Abstract Play zná jen oficiální zahájení, malawijské a to se dvěma semeny v každé jámě

convert-rules = pravidla Abstract Play nedovolují její půltah { $ply }

convert-end = podle pravidel Abstract Play končí jinak

convert-comments = nezapsané komentáře: { $count }; záznam Abstract Play pro ně nemá místo
