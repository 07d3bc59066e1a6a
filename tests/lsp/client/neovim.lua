-- What a Neovim with the settings that are documented shows of a record: run by `test_neovim.py`, prints JSON.
local shown = {}
vim.ui.open = function(file)
  shown.page = table.concat(vim.fn.readfile(file), '\n')
end
vim.cmd.edit(vim.fn.fnameescape(vim.env.RECORD))

-- Waits until something is there, and stops where it never is.
local function await(what, get)
  local found
  local there = vim.wait(20000, function()
    found = get()
    return found ~= nil and found ~= false and not (type(found) == 'table' and vim.tbl_isempty(found))
  end, 20)
  if not there then
    io.stderr:write('waited in vain for ' .. what .. '\n' .. vim.inspect(vim.lsp.get_clients({ bufnr = 0 })[1] ~= nil))
    vim.cmd.cquit()
  end
  return found
end

local function ask(method, more)
  local params = vim.tbl_extend('force', { textDocument = vim.lsp.util.make_text_document_params() }, more or {})
  local answers = vim.lsp.buf_request_sync(0, method, params, 20000) or {}
  for _, answer in pairs(answers) do
    return answer.result
  end
end

await('the server', function()
  local client = vim.lsp.get_clients({ bufnr = 0 })[1]
  return client and client.initialized
end)
shown.filetype = vim.bo.filetype
shown.comment = vim.bo.commentstring
shown.diagnostics = vim.tbl_map(function(it)
  return it.code
end, await('diagnostics', function()
  return vim.diagnostic.get(0)
end))
shown.hover = ask('textDocument/hover', { position = { line = 2, character = 4 } }).contents.value
shown.items = vim.tbl_map(function(it)
  return it.label
end, ask('textDocument/completion', { position = { line = 3, character = 3 } }).items)
shown.tree = vim.treesitter.highlighter.active[vim.api.nvim_get_current_buf()] ~= nil
shown.captures = vim.tbl_map(function(it)
  return it.capture
end, vim.treesitter.get_captures_at_pos(0, 2, 3))

local lenses = ask('textDocument/codeLens')
local client = vim.lsp.get_clients({ bufnr = 0 })[1]
client:exec_cmd(lenses[1].command, { bufnr = 0 })
await('the replay', function()
  return shown.page
end)

vim.lsp.buf.format({ timeout_ms = 20000 })
shown.formatted = table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n')
io.stdout:write(vim.json.encode(shown))
vim.cmd.quitall({ bang = true })
