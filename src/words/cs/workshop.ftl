### Czech words; en/workshop.ftl says what each is for.

workshop-title = Dílna bao

workshop-lead = Vložte záznam partie. Zůstane v tomto zařízení.

workshop-text = Záznam

workshop-empty = Vložte sem partii, nebo klikejte na jamky na desce

workshop-open = Otevřít soubor

workshop-paste = Vložit

workshop-example = Ukázat příklad

workshop-step-paste = Vložte záznam partie: z chatu, z pošty, z webu nebo ze souboru.

workshop-step-fix = Uvidíte desku, chyby a pravděpodobnou opravu. Stisknutím ji použijete.

workshop-step-keep = Přehrajte si partii. Uložte ji, nebo ji sdílejte jako odkaz.

workshop-new = Nový

workshop-share = Sdílet odkaz

workshop-link-long = Tento záznam je na odkaz příliš dlouhý. Pošlete soubor.

workshop-keep = Uložit

workshop-save-bao = Záznam (.bao)

workshop-save-html = Stránka k přehrání

workshop-save-json = Data (JSON)

workshop-copy = Zkopírovat text

workshop-write = Přepsat

workshop-tidy = V čisté podobě

workshop-to-kibao = V zápisu kibao (A5>)

workshop-to-zanzibar = V zanzibarském zápisu (A5R)

workshop-undo = Zpět

workshop-redo = Znovu

workshop-rules = Pravidla

workshop-rules-record = Podle záznamu

workshop-fits = Která pravidla odpovídají?

workshop-fits-all = každý tah je podle pravidel

workshop-fits-until = od půltahu { $ply } ne podle pravidel

workshop-found = Co bylo nalezeno

workshop-sound = Každý tah je podle pravidel a nic není špatně.

workshop-fix = Opravit

workshop-fix-unsafe = Může to změnit, co záznam říká.

workshop-fix-all = Opravit vše jisté

workshop-explain = Vysvětlit

workshop-repair = Hledat pravděpodobnou opravu

workshop-searching = Hledá se oprava …

workshop-cancel = Zrušit

workshop-apply = Použít opravu ({ $chance })

workshop-enter = Zadávat tahy

workshop-choices = Tahy podle pravidel

workshop-press = Stiskněte jamku, potom tah.

workshop-over = Partie skončila.

workshop-refused = Beze změny: nový text by se nepřečetl jako táž partie.

workshop-nothing = Není co měnit.

workshop-too-long = Tento text je delší než 4 MiB. Použijte program kibao.

workshop-stopped = Tento prohlížeč neumí dílnu spustit.

workshop-remember = Ponechat text v tomto prohlížeči

workshop-setup = Sestavit

workshop-setup-title = Sestavit postavení

workshop-setup-text = Jako text

workshop-setup-seeds = semena: { $n } z { $all }

workshop-setup-empty = Vyprázdnit desku

workshop-setup-use = Hrát odtud

workshop-boards = Desky před tahem u kurzoru a po něm

workshop-report-html = Uložit jako stránku

workshop-report-csv = Uložit pořadí (CSV)
