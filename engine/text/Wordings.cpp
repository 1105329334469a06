#include "text/Wordings.h"

#include "text/Rules.h"
#include "text/Sentences.h"
#include "text/Spelling.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

namespace triptych::text {
namespace {

/// Words of a text that something stands for.
struct Stretch
{
    std::size_t begin = 0;
    std::size_t end = 0;
    std::optional<std::string_view> said {}; ///< For them, "_" for a space.
};

struct Match
{
    std::size_t end = 0;
    std::vector<Stretch> captured {};
};

WordMarks marksOf(const Tokens& tokens)
{
    WordMarks marks;
    marks.each.reserve(tokens.size());
    for (const Token& token : tokens)
        marks.add(token.word);
    return marks;
}

/// The words of a text and what they are known by, to be compared with a thousand wordings.
struct Marked
{
    explicit Marked(Tokens& all)
        : tokens(all)
    {
        mark();
    }
    void mark() { marks = marksOf(tokens); }
    bool says(std::size_t at, const Piece& piece) const
    {
        return marks.each[at] == piece.mark && tokens[at].is(piece.word);
    }
    bool says(std::size_t at, std::span<const Piece> words) const
    {
        if (words.size() > tokens.size() - at)
            return false;
        for (std::size_t i = 0; i < words.size(); ++i)
            if (!says(at + i, words[i]))
                return false;
        return true;
    }

    Tokens& tokens;
    WordMarks marks {};
};

/// What makes a clause hold only sometimes, for some time or if somebody likes.
bool isCondition(const Token& token)
{
    constexpr std::array<std::string_view, 13> words { "if", "unless", "may", "while", "until",
        "after", "before", "except", "instead", "otherwise", "only", "where", "long" };
    return std::any_of(words.begin(), words.end(), [&](std::string_view w) { return token.is(w); });
}

/// A sentence ends at its stop; what an ability waits for or costs stands before its dash or colon.
bool endsSentence(const Token& token)
{
    return token.isStop() || token.is(":") || token.is("-");
}

bool hasConditionBefore(const Tokens& tokens, std::size_t at)
{
    while (at > 0 && !endsSentence(tokens[at - 1]))
        if (isCondition(tokens[--at]))
            return true;
    return false;
}

bool hasConditionBehind(const Tokens& tokens, std::size_t at)
{
    for (; at < tokens.size() && !tokens[at].isStop(); ++at)
        if (isCondition(tokens[at]))
            return true;
    return false;
}

/// "An enemy attacks a mercenary other than this": here begins who is spoken of.
bool namesAnother(const Token& token)
{
    constexpr std::array<std::string_view, 8> words { "a", "an", "each", "all", "every", "another",
        "target", "any" };
    return std::ranges::any_of(words, [&](std::string_view word) { return token.is(word); });
}

/// Whether a stretch of words may not go on with this one.
bool endsStretch(const Token& token, Piece::Kind kind, bool isFirst)
{
    if (token.isStop() || token.is(":"))
        return true;
    if (kind == Piece::Kind::Stretch)
        return false;
    if (kind == Piece::Kind::Phrase)
        return token.is(";") || token.is(",");
    if (kind == Piece::Kind::OneThing && !isFirst && namesAnother(token))
        return true;
    return token.is(";")
        || (kind != Piece::Kind::Part
            && (token.is(",") || token.is("and") || token.is("or") || token.is("then")));
}

/// "+1/+1", "-X/-0"
bool isChange(const Token& token)
{
    return token.word.size() > 2 && (token.word.front() == '+' || token.word.front() == '-')
        && (isDigit(token.word[1]) || lower(token.word[1]) == 'x');
}

bool matchFrom(const Marked& text, std::size_t at, std::span<const Piece> pattern, Match& match)
{
    const Tokens& tokens = text.tokens;
    const auto take = [&](std::size_t count) {
        match.captured.push_back({ at, at + count });
        if (matchFrom(text, at + count, pattern.subspan(1), match))
            return true;
        match.captured.pop_back();
        return false;
    };
    const auto takeOneOf = [&](const Piece& several) {
        const std::span<const Piece> behind = pattern.subspan(1u + several.length);
        std::span<const Piece> all = pattern.subspan(1, several.length);
        for (; !all.empty(); all = all.subspan(1u + all.front().length)) {
            const std::span<const Piece> words = all.subspan(1, all.front().length);
            if (!text.says(at, words))
                continue;
            const std::size_t captured = match.captured.size();
            if (several.isSaidAgain)
                match.captured.push_back({ at, at + words.size(), all.front().word });
            if (matchFrom(text, at + words.size(), behind, match))
                return true;
            match.captured.resize(captured);
        }
        return false;
    };
    for (; !pattern.empty(); pattern = pattern.subspan(1)) {
        const Piece& piece = pattern.front();
        if (at >= tokens.size() && piece.kind != Piece::Kind::First
            && piece.kind != Piece::Kind::Clause)
            return false;
        switch (piece.kind) {
        case Piece::Kind::NoConditionBefore:
            if (hasConditionBefore(tokens, at))
                return false;
            break;
        case Piece::Kind::NoConditionBehind:
            if (hasConditionBehind(tokens, at))
                return false;
            break;
        case Piece::Kind::First:
            if (at != 0)
                return false;
            break;
        case Piece::Kind::Clause:
            if (!beginsSentence(tokens, at))
                return false;
            break;
        case Piece::Kind::Unless:
            if (text.says(at, piece))
                return false;
            break;
        case Piece::Kind::OneOf:
            return takeOneOf(piece);
        case Piece::Kind::Saying:
        case Piece::Kind::OfOne:
            return false; // only within one of several
        case Piece::Kind::Number:
            return isNumber(tokens[at]) && take(1);
        case Piece::Kind::AnyWord:
            return (isWord(tokens[at]) || isChange(tokens[at])) && take(1);
        case Piece::Kind::Stretch:
        case Piece::Kind::Part:
        case Piece::Kind::Phrase:
        case Piece::Kind::OneClause:
        case Piece::Kind::OneThing:
            for (std::size_t count = 1; at + count <= tokens.size() && count <= 14; ++count) {
                if (endsStretch(tokens[at + count - 1], piece.kind, count == 1))
                    return false;
                if (take(count))
                    return true;
            }
            return false;
        case Piece::Kind::Anything:
            for (std::size_t count = 0; at + count <= tokens.size(); ++count)
                if (take(count))
                    return true;
            return false;
        case Piece::Kind::Word:
            if (!text.says(at, piece))
                return false;
            ++at;
            break;
        }
    }
    match.end = at;
    return true;
}

bool isPause(const Token& token)
{
    return token.word.size() == 1
        && std::string_view(".,;:").find(token.word) != std::string_view::npos;
}

/// What no space stands before.
bool isPunctuation(std::string_view word)
{
    return word.size() == 1 && std::string_view(".,;:)").find(word) != std::string_view::npos;
}

/// The words that are captured, or what is said for them.
Tokens wordsFor(const Stretch& captured, const Tokens& tokens, const Token& at)
{
    if (!captured.said)
        return { tokens.begin() + static_cast<std::ptrdiff_t>(captured.begin),
            tokens.begin() + static_cast<std::ptrdiff_t>(captured.end) };
    Tokens said;
    std::string words(*captured.said);
    std::ranges::replace(words, '_', ' ');
    for (const std::string_view word : wordsOf(words))
        said.push_back({ std::string(word), at.column, !isPunctuation(word) });
    return said;
}

/// "{1}" and "{2}" of the canonical wording are what was captured first and second.
Tokens spoken(std::string_view canonical, const Match& match, const Tokens& tokens, const Token& at)
{
    Tokens made;
    for (const std::string_view word : wordsOf(canonical)) {
        if (word.size() == 3 && word.front() == '{' && isDigit(word[1])) {
            const auto which = static_cast<std::size_t>(word[1] - '1');
            if (which < match.captured.size()) {
                const Tokens words = wordsFor(match.captured[which], tokens, at);
                made.insert(made.end(), words.begin(), words.end());
                continue;
            }
        }
        std::string said(word);
        for (std::size_t k = 0; k < match.captured.size(); ++k) // "-{1}": within a word
            if (const std::size_t in = said.find("{" + std::to_string(k + 1) + "}");
                in != std::string::npos)
                said.replace(in, 3, wordsFor(match.captured[k], tokens, at).front().word);
        made.push_back({ std::move(said), at.column, !isPunctuation(word) });
    }
    if (!made.empty()) // a word for a comma stands apart from what is before it, and a comma for a word does not
        made.front().apart
            = (at.apart || (isPause(at) && isWord(made.front()))) && !isPause(made.front());
    for (std::size_t i = 1; i < made.size(); ++i)
        if (isWord(made[i]) && made[i - 1].word != "(")
            made[i].apart = true;
    return made;
}

} // namespace

Sketch sketchOf(const Tokens& tokens)
{
    return marksOf(tokens).all;
}

std::optional<Said> firstSaid(const Tokens& tokens, const WordingTable& table, std::size_t from)
{
    const WordingRows rows = table.rowsIn(marksOf(tokens));
    std::size_t row = rows.next(from);
    if (row >= table.size()) // Most texts have the words of none.
        return std::nullopt;
    Tokens all = tokens;
    const Marked text(all);
    Match match;
    for (; row < table.size(); row = rows.next(row + 1)) {
        if (table.row(row).typed.empty())
            continue;
        for (std::size_t at = 0; at < all.size(); ++at) {
            match.captured.clear();
            if (matchFrom(text, at, table.row(row).typed, match))
                return Said { row, at };
        }
    }
    return std::nullopt;
}

bool isSaid(const Tokens& tokens, const WordingTable& table, std::size_t row)
{
    const std::optional<Said> said = firstSaid(tokens, table, row);
    return said && said->row == row;
}

std::vector<std::size_t> rewrite(Tokens& tokens, const WordingTable& table)
{
    std::vector<std::size_t> used;
    Marked text(tokens);
    Match match;
    // One wording after the other, each from left to right, so that a later one may build on an
    // earlier one and none is ever read twice by the same.
    // Most of a table is about words that this text does not have.
    WordingRows rows = table.rowsIn(text.marks);
    for (std::size_t n = rows.next(0); n < table.size(); n = rows.next(n + 1)) {
        const WordingTable::Row wording = table.row(n);
        const bool byWord
            = !wording.typed.empty() && wording.typed.front().kind == Piece::Kind::Word;
        for (std::size_t at = 0; at < tokens.size(); ++at) {
            if (byWord && text.marks.each[at] != wording.typed.front().mark)
                continue;
            match.captured.clear();
            if (!matchFrom(text, at, wording.typed, match) || match.end == at)
                continue;
            Tokens made = spoken(wording.canonical, match, tokens, tokens[at]);
            const std::size_t length = made.size();
            replace(tokens, at, match.end, std::move(made));
            used.push_back(n);
            at += length > 0 ? length - 1 : 0;
            text.mark();
            rows = table.rowsIn(text.marks);
        }
    }
    return used;
}

} // namespace triptych::text
