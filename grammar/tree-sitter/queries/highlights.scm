; Names that themes of Neovim, Helix and Zed have colours for. The moves of South and North differ, as in `kibao lsp`.

(known_key) @property
(other_key) @attribute
(value) @string
(seeds) @number
(block) @number
(turn) @number
(position_house) @boolean
(position ["[" "]" "|"] @punctuation.bracket)

(number) @number
[":" ";"] @punctuation.delimiter
(stray) @punctuation.delimiter

(row) @function
((row) @function.method
  (#match? @function.method "^[ab]$"))
(pit) @function
(direction) @operator
(house) @operator
(mark) @operator
(win) @operator
(opinion) @operator

(missing) @constant
(illegible) @constant
(partial) @constant
(weight) @number
(open "|" @punctuation.delimiter)
(supplied ["[" "]"] @punctuation.bracket)
(doubt) @punctuation.special
(unreadable) @error

(comment) @comment
(comment_line) @comment
(text_line) @comment
(note) @comment
(prefix) @comment
