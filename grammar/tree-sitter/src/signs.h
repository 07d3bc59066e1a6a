// Characters, and what each stands for in a move: as `notation/lex.rs` of kibao reads them.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

static bool same(const char *a, const char *b) { return strcmp(a, b) == 0; }

static bool one_of(int32_t c, const int32_t *all, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (all[i] == c) return true;
    }
    return false;
}
#define ONE_OF(c, ...) one_of(c, (const int32_t[]){__VA_ARGS__}, sizeof((int32_t[]){__VA_ARGS__}) / sizeof(int32_t))

static bool between(int32_t c, int32_t first, int32_t last) { return first <= c && c <= last; }

static bool is_blank(int32_t c) {
    return ONE_OF(c, ' ', '\t', 0xB, 0xC, 0x85, 0xA0, 0x61C, 0x1680, 0x2028, 0x2029, 0x202F, 0x205F, 0x2060, 0x3000, 0xFEFF)
        || between(c, 0x2000, 0x200F);
}
static bool is_semicolon(int32_t c) { return c == ';' || c == 0xFF1B; }
static bool is_colon(int32_t c) { return c == ':' || c == 0xFF1A; }
static bool is_bar(int32_t c) { return ONE_OF(c, '|', 0xA6, 0xFF5C, 0x2502, 0x2503, '/', 0xFF0F); }
static bool is_stray(int32_t c) { return ONE_OF(c, '.', ',', 0xFF0E, 0xFF0C, 0x3001) || is_colon(c) || is_bar(c); }
static bool is_number_mark(int32_t c) { return ONE_OF(c, '.', ')', 0xFF0E, 0xFF09); }
static bool is_opinion(int32_t c) { return ONE_OF(c, '!', '?', 0xFF01, 0xFF1F, 0x203C, 0x2047, 0x2048, 0x2049); }
static bool is_digit(int32_t c) { return between(c, '0', '9') || between(c, 0xFF10, 0xFF19); }
static bool is_dash(int32_t c) { return ONE_OF(c, '-', 0x2013, 0x2014, 0x2212, 0x2010, 0xFF0D); }
// Not by the locale, which an editor chooses: everything but signs.
static bool is_letter(int32_t c) {
    if (c < 0xC0) return between(c, 'a', 'z') || between(c, 'A', 'Z');
    return c != 0xD7 && c != 0xF7 && !between(c, 0x2000, 0x2BFF) && !between(c, 0x3000, 0x303F) && !between(c, 0xFE10, 0xFF20)
        && c < 0xFFF0;
}
static bool is_row(int32_t c) { return ONE_OF(c, 'A', 'B', 'a', 'b'); }
static bool is_sign(int32_t c) { return ONE_OF(c, '<', '>', '+', '*', '#', 'L', 'R', 'l', 'r'); }
// A character of an ASCII word, or this one.
static bool is_word(int32_t c, int32_t other) {
    return between(c, 'a', 'z') || between(c, 'A', 'Z') || between(c, '0', '9') || c == other;
}

// The ASCII character that one in a move stands for; 0 where it is none of a move.
static int32_t plain(int32_t c) {
    if (is_word(c, 0) || is_sign(c)) return c;
    if (ONE_OF(c, 0x2039, 0xAB, 0x2190, 0x27E8, 0x2329, 0x3008, 0x226A, 0x21D0, 0x27F5, 0x25C0, 0x25C4, 0x276E, 0x2C2, 0xFE64))
        return '<';
    if (ONE_OF(c, 0x203A, 0xBB, 0x2192, 0x27E9, 0x232A, 0x3009, 0x226B, 0x21D2, 0x27F6, 0x25B6, 0x25BA, 0x276F, 0x2C3, 0xFE65))
        return '>';
    if (ONE_OF(c, 0x2217, 0xD7, 0x2731, 0x2732, 0x204E, 0x66D, 0x2715, 0x2716, 0xFE61)) return '*';
    if (c == 0xFE62 || c == 0x2795) return '+';
    if (c == 0xFE5F || c == 0x266F) return '#';
    if (between(c, 0xFF01, 0xFF5E)) {
        c -= 0xFEE0;
        return is_word(c, 0) || is_sign(c) ? c : 0;
    }
    return 0;
}

// The sign that an HTML entity stands for, by what is between its `&` and `;`.
static int32_t named(const char *name) {
    static const struct { const char *name; char sign; } ALL[] = {
        {"lt", '<'}, {"LT", '<'}, {"larr", '<'}, {"lsaquo", '<'}, {"laquo", '<'}, {"lang", '<'}, {"langle", '<'},
        {"leftarrow", '<'}, {"lArr", '<'}, {"gt", '>'}, {"GT", '>'}, {"rarr", '>'}, {"rsaquo", '>'}, {"raquo", '>'},
        {"rang", '>'}, {"rangle", '>'}, {"rightarrow", '>'}, {"rArr", '>'}, {"ast", '*'}, {"midast", '*'}, {"lowast", '*'},
        {"times", '*'}, {"plus", '+'}, {"num", '#'},
    };
    for (size_t i = 0; i < sizeof ALL / sizeof *ALL; i++) {
        if (same(ALL[i].name, name)) return ALL[i].sign;
    }
    if (name[0] != '#') return 0;
    bool hex = name[1] == 'x' || name[1] == 'X';
    int32_t value = 0;
    for (const char *at = name + (hex ? 2 : 1); *at; at++) {
        int digit = between(*at, '0', '9') ? *at - '0' : hex && between(*at | 32, 'a', 'f') ? (*at | 32) - 'a' + 10 : -1;
        if (digit < 0 || value > 0xFFFF) return 0;
        value = value * (hex ? 16 : 10) + digit;
    }
    return plain(value);
}

// How far an HTML entity is read, as a number for `closes_entity`: 0 outside of one.
static int entity_after(int before, int32_t c) {
    if (c == '&') return 1;
    if (before == 0 || before > 31) return 0;
    return is_word(c, '#') ? before + 1 : 0;
}
static bool closes_entity(int read) { return read > 2; }

// A letter of a key in small, without its accent.
static char small(int32_t c) {
    static const int32_t FROM[] = {
        0xE4, 0xE1, 0x10D, 0x10F, 0xE9, 0x11B, 0xED, 0x148, 0xF6, 0xF3, 0x159, 0x161, 0x165, 0xFC, 0xFA, 0x16F, 0xFD, 0x17E,
    };
    if (between(c, 'A', 'Z')) return (char)(c + 32);
    if (c < 128) return (char)c;
    for (size_t i = 0; i < sizeof FROM / sizeof *FROM; i++) {
        if (FROM[i] == c || FROM[i] == c + (c < 0xE0 ? 32 : 1)) return "aacdeeinoorstuuuyz"[i];
    }
    return '?';
}

static bool is_any(const char *word, const char *const *all, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (same(all[i], word)) return true;
    }
    return false;
}

// Whether a word, as `is_known_key` takes it, is the name of a side.
static bool is_side(const char *word) {
    static const char *const ALL[] = {
        "south", "north", "kusini", "kaskazini", "sud", "sued", "suden", "sueden", "nord", "norden", "jih", "sever",
    };
    return is_any(word, ALL, sizeof ALL / sizeof *ALL);
}

// Whether a word, in small letters without accents, is a known key; also in Swahili, German and Czech (`notation/key.rs`).
static bool is_known_key(const char *word) {
    static const char *const ALL[] = {
        "title", "south", "north", "event", "round", "place", "date", "time", "winner", "result", "ending", "opening",
        "rules", "notation", "takasia", "annotator", "source",
        "kichwa cha mchezo", "jina la mchezo", "titel", "nazev", "titul", "kusini", "sud", "sued", "suden", "sueden", "jih",
        "kaskazini", "nord", "norden", "sever", "mashindano", "michuano", "tukio", "turnier", "veranstaltung", "wettbewerb",
        "turnaj", "soutez", "akce", "raundi", "duru", "runde", "kolo", "mahali", "ort", "spielort", "misto", "tarehe", "datum",
        "wakati", "uhrzeit", "spielzeit", "cas konani", "cas partie", "mshindi", "gewinner", "gewinnerin", "sieger", "siegerin",
        "vitez", "vitezka", "matokeo", "ergebnis", "resultat", "vysledek", "mwisho wa mchezo", "jinsi ulivyoisha", "spielende",
        "partieende", "beendigung", "zakonceni", "ukonceni", "ufunguzi", "eroffnung", "eroeffnung", "grundstellung",
        "anfangsstellung", "zahajeni", "kanuni", "sheria", "regeln", "regelwerk", "spielregeln", "pravidla", "uandishi",
        "schreibweise", "notace", "mchambuzi", "mfafanuzi", "kommentator", "komentator", "chanzo", "quelle", "zdroj", "pramen",
    };
    return is_any(word, ALL, sizeof ALL / sizeof *ALL);
}
