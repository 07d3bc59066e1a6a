// Every token of a record. Each is decided by what is read ahead on its line; `mark` says how far it goes, and only forward.

#include "signs.h"
#include "tree_sitter/parser.h"
#include <stdlib.h>

// In the order of `externals` in `grammar.js`.
enum Token {
    LINE_END, BLANK_LINE, GAME_END, KNOWN_KEY, OTHER_KEY, COLON, VALUE, SEMICOLON, PERCENT, TEXT, NUMBER, ROW, PIT, DIRECTION,
    HOUSE, MARK, WIN, OPINION, DOUBT, OPEN, CLOSE, WEIGHT, BAR, MISSING, ILLEGIBLE, PARTIAL, UNREADABLE, NOTE, STRAY, SIGN,
    SPEAKER, POSITION_OPEN, POSITION_BAR, POSITION_CLOSE, SEEDS, POSITION_HOUSE, ERROR,
};

typedef struct {
    // Whether the game has rounds.
    bool moved;
    // The words in the place of moves since the last number.
    uint8_t entries;
    // Whether the line is within a move that the editor supplied.
    bool supplied;
    // Whether the last token closes a word, and the next one is part of it unless a blank is between.
    bool opening;
} State;

typedef struct {
    TSLexer *lexer;
    State *state;
    const bool *valid;
} Scan;

static int32_t next(const Scan *s) { return s->lexer->lookahead; }
static void step(const Scan *s) { s->lexer->advance(s->lexer, false); }
static void mark(const Scan *s) { s->lexer->mark_end(s->lexer); }
static bool at_line_end(const Scan *s) { return s->lexer->eof(s->lexer) || next(s) == '\n' || next(s) == '\r'; }
static bool at_end(const Scan *s) { return at_line_end(s) || is_blank(next(s)) || is_semicolon(next(s)); }

static void skip_blanks(const Scan *s) {
    while (!at_line_end(s) && is_blank(next(s))) step(s);
}

static bool give(const Scan *s, enum Token token) {
    State *state = s->state;
    switch (token) {
    case KNOWN_KEY:
    case OTHER_KEY:
    case GAME_END:
        state->moved = false;
        state->entries = 0;
        break;
    case NUMBER:
    case SEMICOLON:
        state->moved |= token == NUMBER;
        state->entries = 0;
        break;
    case ROW:
    case MISSING:
    case ILLEGIBLE:
    case PARTIAL:
    case UNREADABLE:
        state->moved = true;
        state->entries += state->entries < 3;
        break;
    case PIT:
        state->entries += s->valid[ROW] && state->entries < 3;
        state->moved = true;
        break;
    case OPEN:
        state->supplied = true;
        break;
    case CLOSE:
        state->supplied = false;
        break;
    default:
        break;
    }
    s->lexer->result_symbol = token;
    return true;
}

// The rest of a word, up to a blank or a semicolon that closes no entity.
static void rest_of_word(const Scan *s) {
    int entity = 0;
    while (!at_line_end(s) && !is_blank(next(s))) {
        if (is_semicolon(next(s)) && !closes_entity(entity)) return;
        entity = entity_after(entity, next(s));
        step(s);
    }
}

// A letter, a digit or a sign of a move, as ASCII; 0, and perhaps some of it read, if there is none.
static int32_t glyph(const Scan *s) {
    int32_t c = next(s);
    if (c != '&') {
        c = plain(c);
        if (c) step(s);
        return c;
    }
    char name[12] = {0};
    size_t length = 0;
    step(s);
    while (length + 1 < sizeof name && !at_line_end(s) && is_word(next(s), '#')) {
        name[length++] = (char)next(s);
        step(s);
        if (length == 3 && next(s) == ';' && same(name, "amp")) {
            step(s);
            length = 0;
            name[0] = name[1] = name[2] = 0;
        }
    }
    if (next(s) != ';') return 0;
    c = named(name);
    if (c) step(s);
    return c;
}

enum Ending { ENDS, HOLE, BROKEN };

// Whether there are too many of the signs that were counted: two directions, two houses, three stars, two `#`. A `>` behind
// another direction is the house.
static bool too_many(const int *signs) {
    int directions = signs['<'] + signs['L'] + signs['R'] + signs['l'] + signs['r'];
    int directed = directions == 0 && signs['>'] > 0;
    return directions + directed > 1 || signs['>'] - directed + signs['+'] > 1 || (signs['<'] && signs['>']) || signs['*'] > 2
        || signs['#'] > 1;
}

// What follows the pit of a move: signs, an opinion, a doubt, then the end of the word, perhaps with punctuation.
static enum Ending ending(const Scan *s, bool any, bool stray) {
    int signs[128] = {0};
    bool hole = false;
    for (int parts = 0; parts < 64; parts++) {
        int32_t c = next(s);
        bool closed = s->state->supplied && c == ']';
        if (at_end(s) || closed || (stray && is_stray(c))) return !any || too_many(signs) ? BROKEN : hole ? HOLE : ENDS;
        any = true;
        if (is_opinion(c)) {
            int count = 0;
            for (; is_opinion(next(s)); count++) step(s);
            if (count > 2) return BROKEN;
            // A sign of the move behind it means that the pit is in doubt.
            hole |= is_sign(plain(next(s))) || next(s) == '&';
        } else if (c == '(') {
            step(s);
            if (next(s) != '?') return BROKEN;
            step(s);
            if (next(s) != ')') return BROKEN;
            step(s);
        } else {
            c = glyph(s);
            if (!is_sign(c)) return BROKEN;
            signs[c] += 1;
        }
    }
    return BROKEN;
}

// Whether a move begins here: with a row or a direction, where it is `full`. Reads it, and marks nothing.
static bool ahead(const Scan *s, bool full) {
    int32_t c = glyph(s);
    bool row = is_row(c);
    if (row) c = glyph(s);
    if (c < '1' || c > '8') return false;
    int32_t sign = plain(next(s));
    bool directed = sign == '<' || sign == '>' || sign == 'L' || sign == 'R' || next(s) == '&';
    return (row || directed || !full) && ending(s, true, true) != BROKEN;
}

// Whether the number of a round and its first word are here. Reads them, and marks nothing.
static bool round_ahead(const Scan *s) {
    while (is_digit(next(s))) step(s);
    if (!is_colon(next(s))) return false;
    step(s);
    skip_blanks(s);
    return ahead(s, false);
}

#include "line.h"
#include "words.h"

static bool scan(const Scan *s) {
    const bool *valid = s->valid;
    if (valid[ERROR]) return false;
    if (valid[SEEDS] || valid[POSITION_BAR] || valid[POSITION_CLOSE] || valid[POSITION_HOUSE]) return in_position(s);
    bool blanks = is_blank(next(s)) && !at_line_end(s);
    while (!at_line_end(s) && is_blank(next(s))) s->lexer->advance(s->lexer, true);
    mark(s);
    if (at_line_end(s)) {
        if (valid[BLANK_LINE]) return blank_line(s, blanks);
        return valid[LINE_END] && line_end(s);
    }
    if (valid[COLON] && colon(s)) return true;
    if (valid[BLANK_LINE] || valid[KNOWN_KEY]) return first_of_line(s);
    if (valid[VALUE]) return value(s);
    if (valid[PIT] && !valid[NUMBER]) return pit(s);
    if (valid[BAR] && !blanks && is_bar(next(s))) return bar(s);
    if (valid[TEXT]) return behind_sign(s);
    if (valid[MARK] && of_move(s, blanks)) return true;
    return valid[NUMBER] ? word(s) : in_head(s);
}

void *tree_sitter_bao_external_scanner_create(void) { return calloc(1, sizeof(State)); }
void tree_sitter_bao_external_scanner_destroy(void *payload) { free(payload); }

unsigned tree_sitter_bao_external_scanner_serialize(void *payload, char *buffer) {
    const State *state = payload;
    buffer[0] = (char)(state->moved | state->supplied << 1 | state->entries << 2);
    return 1;
}

void tree_sitter_bao_external_scanner_deserialize(void *payload, const char *buffer, unsigned length) {
    State *state = payload;
    unsigned char bits = length ? (unsigned char)buffer[0] : 0;
    *state = (State){.moved = bits & 1, .supplied = bits >> 1 & 1, .entries = (uint8_t)(bits >> 2)};
}

bool tree_sitter_bao_external_scanner_scan(void *payload, TSLexer *lexer, const bool *valid) {
    Scan s = {.lexer = lexer, .state = payload, .valid = valid};
    return scan(&s);
}
