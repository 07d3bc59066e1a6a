### The words of the workshop, a page in which a record is pasted, checked and changed. It has those of page.ftl, too.

# The name of the page.
workshop-title = The Bao workshop

# Below the name.
workshop-lead = Paste the record of a game. It stays on this device.

# The name of the field with the text.
workshop-text = The record

# In the empty field.
workshop-empty = Paste a game here, or press the pits of the board

# Button.
workshop-open = Open file

# Button: takes the text of the clipboard.
workshop-paste = Paste

# Button: shows a record with an error.
workshop-example = Show an example

# Three steps, shown while there is no record.
workshop-step-paste = Paste the record of a game: from a chat, a mail, a site or a file.

workshop-step-fix = See the board, what is wrong and the likely repair. Press to fix it.

workshop-step-keep = Play it through. Save it, or share it as a link.

# Button: empties the field.
workshop-new = New

# Button: copies a link that holds the whole record.
workshop-share = Share link

workshop-link-long = This record is too long for a link. Send the file.

# Button: opens the list of what can be saved.
workshop-keep = Save

workshop-save-bao = Record (.bao)

workshop-save-html = Replay page

workshop-save-json = Data (JSON)

workshop-copy = Copy the text

# Button: opens the list of forms of the text.
workshop-write = Rewrite

workshop-tidy = In clean form

workshop-to-kibao = In kibao notation (A5>)

workshop-to-zanzibar = In Zanzibar notation (A5R)

# Button.
workshop-undo = Undo

# Button.
workshop-redo = Redo

workshop-rules = Rules

# A choice of rules.
workshop-rules-record = As the record says

# Button.
workshop-fits = Which rules fit?

# After the name of a rule set.
workshop-fits-all = every move is legal

# After the name of a rule set.
# $ply is the number of the ply.
workshop-fits-until = not legal from ply { $ply } on

# The heading of the list of findings.
workshop-found = What was found

workshop-sound = Every move is legal, and nothing is wrong.

# Button at a finding.
workshop-fix = Fix

# The title of the button at a finding whose fix is not safe.
workshop-fix-unsafe = This may change what the record says.

# Button.
workshop-fix-all = Fix all that is certain

# Button at a finding.
workshop-explain = Explain

# Button.
workshop-repair = Look for the likely repair

workshop-searching = Looking for the repair …

# Button: ends the search.
workshop-cancel = Cancel

# Button; the chance is a number with a per cent sign.
# $chance is how likely the repair is: 97 %.
workshop-apply = Apply repair ({ $chance })

# Button: the pits of the board can be pressed.
workshop-enter = Enter moves

# The name of the list of moves that can be made.
workshop-choices = Legal moves

workshop-press = Press a pit, then the move.

workshop-over = The game is over.

workshop-refused = Not changed, because the new text would not read back as the same game.

workshop-nothing = There is nothing to change.

workshop-too-long = This text is longer than 4 MiB. Use the program kibao.

workshop-stopped = This browser cannot run the workshop.

# A switch.
workshop-remember = Keep the text in this browser

# Button: opens the fields of a position.
workshop-setup = Set up

workshop-setup-title = Set up a position

# Before the field that has the position as text.
workshop-setup-text = As text

# $n is the number of seeds in the fields.
# $all is the number that a game has.
workshop-setup-seeds = { $n } of { $all } seeds

# Button.
workshop-setup-empty = Empty the board

# Button: begins a record at this position.
workshop-setup-use = Play from here

# A key in the text, in the list of keys.
workshop-boards = Boards before and after the move at the cursor

# Button.
workshop-report-html = Save as a page

# Button.
workshop-report-csv = Save the standings (CSV)
