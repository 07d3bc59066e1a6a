### About a file as a whole: its encoding, its line ends, whether it is a transcript. What the words of the game are and how
### messages are written is said in common.ftl.

file-empty = the file is empty
    .label = nothing here
    .help = check whether the right file was saved; a transcript has at least one round, as in `1: A6<* a6<;`

file-not-a-transcript = this is not a transcript: there is no head line and no round in it
    .label = no head line and no round
    .help = a transcript has head lines such as `south: Asha`, and rounds such as `1: A6<* a6<;`

file-windows-1252 = the file is not UTF-8; it was read as Windows-1252, the old Western encoding
    .label = not UTF-8
    .help = `kibao fmt` writes UTF-8; look at the accented letters first

file-utf-16 = the file is UTF-16, which many tools cannot read
    .label = UTF-16
    .help = `kibao fmt` writes UTF-8

file-broken-encoding = some bytes of the file are no text; each such place is read as the sign U+FFFD
    .label = the first such place
    .help = compare with the source of the record and type the lost characters in again

file-byte-order-mark = the file begins with an invisible byte order mark (U+FEFF)
    .label = an invisible mark
    .help = `kibao fmt` writes the file without it

file-crlf = { $lines ->
    [one] { $lines } line ends in CR LF, as on Windows
   *[other] { $lines } lines end in CR LF, as on Windows
}
    .label = the first such line end
    .help = `kibao fmt` ends every line in LF

file-lone-cr = { $lines ->
    [one] { $lines } line ends in a lone CR; many tools see one single line there
   *[other] { $lines } lines end in a lone CR; many tools see one single line there
}
    .label = the first such line end
    .help = `kibao fmt` ends every line in LF

file-game-too-large = the game that begins here is larger than one game may be (1 MiB); it was passed over
    .label = begins here
    .help = check whether lines are missing that begin other games, or whether this is a transcript

file-not-text = the file is not a text: it contains a NUL character
    .label = a NUL character
    .help = if this is a damaged transcript, remove the NUL characters; otherwise save the games as plain text

file-archive = the file is not a text but an archive ({ $format })
    .label = an archive
    .help = unpack it first, and name the files or the folder; save a document as plain text

file-compressed = the file is not a text but compressed data ({ $format })
    .label = compressed data
    .help = decompress it first; only one layer of gzip or Zstandard is decompressed here

file-foreign = the file is not a text but a { $format } file
    .label = a { $format } file
    .help = save the games as plain text

file-no-final-newline = the last line has no line end; check whether the file was cut off
    .label = the file ends here
    .help = `kibao fmt` adds the line end
