### Czech words; en/file.ftl says what each is for.

file-empty = soubor je prázdný
    .label = nic tu není
    .help = podívejte se, zda byl uložen správný soubor; přepis partie má aspoň jedno kolo, například `1: A6<* a6<;`

file-not-a-transcript = toto není přepis partie: není v něm ani řádek hlavičky, ani kolo
    .label = ani řádek hlavičky, ani kolo
    .help = přepis partie má řádky hlavičky, například `south: Asha`, a kola, například `1: A6<* a6<;`

file-windows-1252 = soubor není v kódování UTF-8; byl přečten jako Windows-1252, starší západoevropské kódování
    .label = není UTF-8
    .help = `kibao fmt` zapíše UTF-8; nejdřív zkontrolujte písmena s diakritikou

file-utf-16 = soubor je v kódování UTF-16, které mnoho nástrojů neumí číst
    .label = UTF-16
    .help = `kibao fmt` zapíše UTF-8

file-broken-encoding = některé bajty souboru nejsou text; každé takové místo se čte jako znak U+FFFD
    .label = první takové místo
    .help = porovnejte soubor s předlohou záznamu a ztracené znaky znovu napište

file-byte-order-mark = soubor začíná neviditelnou značkou pořadí bajtů (U+FEFF)
    .label = neviditelná značka
    .help = `kibao fmt` zapíše soubor bez ní

file-crlf = { $lines ->
    [one] { $lines } řádek končí znaky CR LF jako ve Windows
    [few] { $lines } řádky končí znaky CR LF jako ve Windows
    [many] { $lines } řádku končí znaky CR LF jako ve Windows
   *[other] { $lines } řádků končí znaky CR LF jako ve Windows
}
    .label = první takový konec řádku
    .help = `kibao fmt` ukončí každý řádek znakem LF

file-lone-cr = { $lines ->
    [one] { $lines } řádek končí samotným znakem CR; mnoho nástrojů tam vidí jen jediný řádek
    [few] { $lines } řádky končí samotným znakem CR; mnoho nástrojů tam vidí jen jediný řádek
    [many] { $lines } řádku končí samotným znakem CR; mnoho nástrojů tam vidí jen jediný řádek
   *[other] { $lines } řádků končí samotným znakem CR; mnoho nástrojů tam vidí jen jediný řádek
}
    .label = první takový konec řádku
    .help = `kibao fmt` ukončí každý řádek znakem LF

file-game-too-large = partie, která zde začíná, je větší, než smí jedna partie být (1 MiB); byla přeskočena
    .label = začíná zde
    .help = podívejte se, zda nechybějí řádky, kterými začínají další partie, a zda jde vůbec o přepis partie

file-not-text = soubor není text: obsahuje znak NUL
    .label = znak NUL
    .help = je-li to poškozený přepis partie, odstraňte znaky NUL; jinak uložte partie jako prostý text

file-archive = soubor není text, ale archiv ({ $format })
    .label = archiv
    .help = nejprve jej rozbalte a zadejte soubory nebo složku; dokument uložte jako prostý text

file-compressed = soubor není text, ale komprimovaná data ({ $format })
    .label = komprimovaná data
    .help = nejprve je dekomprimujte; zde se rozbaluje jen jedna vrstva gzip nebo Zstandard

file-foreign = soubor není text, ale má formát { $format }
    .label = formát { $format }
    .help = uložte partie jako prostý text

file-no-final-newline = poslední řádek není ukončen; podívejte se, zda kus souboru nechybí
    .label = soubor zde končí
    .help = `kibao fmt` konec řádku doplní
