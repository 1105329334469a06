#include "text/Wordings.h"

#include "text/Rules.h"
#include "text/Spelling.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

namespace triptych::text {
namespace {

std::vector<std::string_view> wordsOf(std::string_view pattern)
{
    std::vector<std::string_view> words;
    while (!pattern.empty()) {
        const std::size_t end = std::min(pattern.find(' '), pattern.size());
        if (end > 0)
            words.push_back(pattern.substr(0, end));
        pattern.remove_prefix(std::min(end + 1, pattern.size()));
    }
    return words;
}

/// Words of a text that something stands for.
struct Stretch
{
    std::size_t begin = 0;
    std::size_t end = 0;
};

struct Match
{
    std::size_t end = 0;
    std::vector<Stretch> captured {};
};

/// The words of a text and what they are known by, to be compared with a thousand wordings.
struct Marked
{
    explicit Marked(Tokens& all)
        : tokens(all)
    {
        mark();
    }
    void mark()
    {
        marks.clear();
        sketch = {};
        for (const Token& token : tokens) {
            marks.push_back(markOf(token.word));
            sketch.add(marks.back());
        }
    }
    bool says(std::size_t at, const Piece& piece) const
    {
        return marks[at] == piece.mark && tokens[at].is(piece.word);
    }

    Tokens& tokens;
    std::vector<std::uint32_t> marks {};
    Sketch sketch {};
};

bool beginsSentence(const Tokens& tokens, std::size_t at)
{
    return at == 0 || tokens[at - 1].isStop() || tokens[at - 1].is(":") || tokens[at - 1].is(";")
        || tokens[at - 1].is(",");
}

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

/// Whether a stretch of words may not go on with this one.
bool endsStretch(const Token& token, Piece::Kind kind)
{
    if (token.isStop() || token.is(":"))
        return true;
    if (kind == Piece::Kind::Stretch)
        return false;
    if (kind == Piece::Kind::Phrase)
        return token.is(";") || token.is(",");
    return token.is(";")
        || (kind == Piece::Kind::OneClause
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
        case Piece::Kind::Number:
            return isNumber(tokens[at]) && take(1);
        case Piece::Kind::AnyWord:
            return (isWord(tokens[at]) || isChange(tokens[at])) && take(1);
        case Piece::Kind::Stretch:
        case Piece::Kind::Part:
        case Piece::Kind::Phrase:
        case Piece::Kind::OneClause:
            for (std::size_t count = 1; at + count <= tokens.size() && count <= 14; ++count) {
                if (endsStretch(tokens[at + count - 1], piece.kind))
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

/// "{1}" and "{2}" of the canonical wording are what was captured first and second.
Tokens spoken(std::string_view canonical, const Match& match, const Tokens& tokens, const Token& at)
{
    Tokens made;
    for (const std::string_view word : wordsOf(canonical)) {
        if (word.size() == 3 && word.front() == '{' && isDigit(word[1])) {
            const auto which = static_cast<std::size_t>(word[1] - '1');
            if (which < match.captured.size()) {
                const auto [begin, end] = match.captured[which];
                made.insert(made.end(), tokens.begin() + static_cast<std::ptrdiff_t>(begin),
                    tokens.begin() + static_cast<std::ptrdiff_t>(end));
                continue;
            }
        }
        const bool sign = word.size() == 1 && std::string_view(".,;:)").find(word) != word.npos;
        std::string said(word);
        for (std::size_t k = 0; k < match.captured.size(); ++k) // "-{1}": within a word
            if (const std::size_t in = said.find("{" + std::to_string(k + 1) + "}");
                in != std::string::npos)
                said.replace(in, 3, tokens[match.captured[k].begin].word);
        made.push_back({ std::move(said), at.column, !sign });
    }
    if (!made.empty())
        made.front().apart = at.apart
            && !(made.front().word.size() == 1
                && std::string_view(".,;:").find(made.front().word) != std::string_view::npos);
    for (std::size_t i = 1; i < made.size(); ++i)
        if (isWord(made[i]) && made[i - 1].word != "(")
            made[i].apart = true;
    return made;
}

void replace(Tokens& tokens, std::size_t from, std::size_t to, Tokens made)
{
    tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(from),
        tokens.begin() + static_cast<std::ptrdiff_t>(to));
    tokens.insert(tokens.begin() + static_cast<std::ptrdiff_t>(from),
        std::make_move_iterator(made.begin()), std::make_move_iterator(made.end()));
}

} // namespace

Sketch sketchOf(const Tokens& tokens)
{
    Sketch sketch;
    for (const Token& token : tokens)
        sketch.add(markOf(token.word));
    return sketch;
}

std::optional<Said> firstSaid(const Tokens& tokens, const WordingTable& table, std::size_t from)
{
    Tokens all = tokens;
    const Marked text(all);
    Match match;
    for (std::size_t row = table.nextIn(text.sketch, from); row < table.size();
         row = table.nextIn(text.sketch, row + 1)) {
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

void rewrite(Tokens& tokens, const WordingTable& table)
{
    Marked text(tokens);
    Match match;
    // One wording after the other, each from left to right, so that a later one may build on an
    // earlier one and none is ever read twice by the same.
    // Most of a table is about words that this text does not have.
    for (std::size_t n = table.nextIn(text.sketch, 0); n < table.size();
         n = table.nextIn(text.sketch, n + 1)) {
        const WordingTable::Row wording = table.row(n);
        const bool byWord
            = !wording.typed.empty() && wording.typed.front().kind == Piece::Kind::Word;
        for (std::size_t at = 0; at < tokens.size(); ++at) {
            if (byWord && text.marks[at] != wording.typed.front().mark)
                continue;
            match.captured.clear();
            if (!matchFrom(text, at, wording.typed, match) || match.end == at)
                continue;
            Tokens made = spoken(wording.canonical, match, tokens, tokens[at]);
            const std::size_t length = made.size();
            replace(tokens, at, match.end, std::move(made));
            at += length > 0 ? length - 1 : 0;
            text.mark();
        }
    }
}

namespace {

/// "takes", "plunders": nothing else that follows a name ends like this.
bool isThirdPerson(std::string_view word)
{
    return word.size() > 3 && word.ends_with('s') && !word.ends_with("'s")
        && std::all_of(word.begin(), word.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

bool isListed(std::span<const std::string_view> list, std::string_view word)
{
    return std::find(list.begin(), list.end(), word) != list.end();
}

/// "this", "this mercenary's": each word a token of its own, as wordings know them.
Tokens selfTokens(const Habits& habits, const Token& at, bool possessive)
{
    Tokens made;
    for (const std::string_view word : wordsOf(habits.self))
        made.push_back({ std::string(word), at.column, made.empty() ? at.apart : true });
    if (possessive && !made.empty())
        made.back().word += "'s";
    return made;
}

/// "Ulf" of "Berserk Ulf": the first or the last word of a name, as one calls somebody who does something.
void saySelf(Tokens& tokens, const std::vector<std::string_view>& name, const Habits& habits)
{
    if (name.size() < 2)
        return;
    for (std::string_view calledBy : { name.front(), name.back() }) {
        constexpr std::array<std::string_view, 14> words { "the", "target", "each", "all", "every",
            "enemy", "allied", "your", "this", "that", "other", "another", "any", "opponent" };
        if (calledBy.size() < 3 || isListed(words, calledBy) || isListed(habits.terms, calledBy)
            || isListed(habits.kinds, calledBy) || isListed(habits.keywords, calledBy))
            continue;
        bool called = false; // Once it is what does something, it is who is spoken of, too.
        for (std::size_t at = 0; at + 1 < tokens.size(); ++at) {
            const bool said = isCapital(tokens[at].word.front()) && tokens[at].is(calledBy)
                && (beginsSentence(tokens, at) || tokens[at - 1].is("when")
                    || tokens[at - 1].is("whenever") || tokens[at - 1].is("if")
                    || tokens[at - 1].is("while"))
                && (isThirdPerson(tokens[at + 1].word) || tokens[at + 1].is("has")
                    || tokens[at + 1].is("can") || tokens[at + 1].is("is"));
            if (said)
                replace(tokens, at, at + 1, selfTokens(habits, tokens[at], false));
            called = called || said;
        }
        constexpr std::array<std::string_view, 7> before { "by", "to", "from", "with", "of", "on",
            "than" };
        for (std::size_t at = 1; called && at < tokens.size(); ++at) {
            const std::string word = lowerCase(tokens[at].word);
            const bool possessive = word == std::string(calledBy) + "'s";
            const bool whole = tokens[at - 1].is(name[name.size() - 2])
                || (at + 1 < tokens.size() && tokens[at + 1].is(name[1]));
            if (whole) // its whole name, which is said below
                continue;
            const std::string last = lowerCase(tokens[at - 1].word);
            if (isCapital(tokens[at].word.front()) && (possessive || word == calledBy)
                && (possessive || isListed(before, last) || isListed(habits.deeds, last)))
                replace(tokens, at, at + 1, selfTokens(habits, tokens[at], possessive));
        }
    }
}

} // namespace

namespace {

/// "Ulf's" of "ulf".
bool isPossessive(const Token& token, std::string_view name)
{
    return token.word.size() == name.size() + 2 && token.word.ends_with("'s")
        && equalIgnoringCase(token.word.substr(0, name.size()), name);
}

/// Each time the words stand there as a name, not as an order: "Engage target citizen" may be one.
void sayWords(Tokens& tokens, std::span<const std::string_view> words, const Habits& habits)
{
    constexpr std::array<std::string_view, 20> verbs { "must", "also", "permanently", "immediately",
        "gets", "gains", "has", "deals", "can", "may", "enters", "dies", "attacks", "blocks", "is",
        "loses", "becomes", "leaves", "does", "cannot" };
    for (std::size_t at = 0; at + words.size() <= tokens.size(); ++at) {
        if (at > 0 && tokens[at - 1].is("named"))
            continue;
        bool same = true;
        bool possessive = false;
        for (std::size_t i = 0; i < words.size() && same; ++i) {
            possessive = i + 1 == words.size() && isPossessive(tokens[at + i], words[i]);
            same = possessive || tokens[at + i].is(words[i]);
        }
        const std::size_t end = at + words.size();
        if (same) { // a name may begin like an order: "Engage target citizen"
            const bool verbFollows = end < tokens.size()
                && (isThirdPerson(tokens[end].word)
                    || std::any_of(verbs.begin(), verbs.end(),
                        [&](std::string_view v) { return tokens[end].is(v); }));
            same = isCapital(tokens[at].word.front())
                && (possessive || verbFollows || !beginsSentence(tokens, at));
        }
        if (same)
            replace(tokens, at, end, selfTokens(habits, tokens[at], possessive));
    }
}

/// "Jailer" of "Jailer of Reeds", "Ambassador" of "Patchwork Ambassador": where the word does something or has something.
void sayShort(Tokens& tokens, std::string_view word, const Habits& habits)
{
    constexpr std::array<std::string_view, 14> verbs { "gets", "gains", "has", "deals", "enters",
        "dies", "attacks", "blocks", "is", "loses", "becomes", "leaves", "can", "remains" };
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        const std::string& said = tokens[at].word;
        const bool possessive = said.size() == word.size() + 2 && said.ends_with("'s");
        if ((!possessive && said.size() != word.size()) || !isCapital(said.front())
            || lowerCase(said).compare(0, word.size(), word) != 0)
            continue;
        // A kind of cards is followed by its noun, "Sailor citizens".
        const bool does = at + 1 < tokens.size()
            && std::any_of(verbs.begin(), verbs.end(),
                [&](std::string_view verb) { return tokens[at + 1].is(verb); });
        const bool apart = at == 0 || !isCapital(tokens[at - 1].word.front()); // no longer name
        if (apart && (possessive || does))
            replace(tokens, at, at + 1, selfTokens(habits, tokens[at], possessive));
    }
}

} // namespace

void sayThis(Tokens& tokens, std::string_view name, const Habits& habits)
{
    const std::string even = lowerCase(paragraph(name).words);
    // A card called like a word of the game says that word.
    const auto isWordOfTheGame = [&](std::string_view word) {
        for (const auto list : { habits.keywords, habits.terms, habits.kinds, habits.prefixes })
            if (isListed(list, word))
                return true;
        return false;
    };
    if (isWordOfTheGame(even))
        return;
    // As a text is cut into words, so that "Old Debts, Paid" is found in one.
    const Tokens called = tokensOf(even);
    std::vector<std::string_view> words;
    for (const Token& token : called)
        words.push_back(token.word);
    if (words.empty())
        return;
    saySelf(tokens, words, habits);
    sayWords(tokens, words, habits);
    // "Orsolya" of "Orsolya, Last of the Vane"
    const auto comma = std::find(words.begin(), words.end(), ",");
    if (comma == words.end() && words.size() > 1)
        for (const std::string_view word : { words.front(), words.back() })
            if (word.size() > 4 && !isWordOfTheGame(word))
                sayShort(tokens, word, habits);
    const std::span<const std::string_view> first(words.begin(), comma);
    if (comma == words.end() || first.empty()
        || (first.size() == 1 && (first.front().size() < 3 || isWordOfTheGame(first.front()))))
        return;
    sayWords(tokens, first, habits);
}

namespace {

struct Kind
{
    std::string printed;
    bool several = false;
};

/// The ways the plural of a kind is written.
std::vector<std::string> pluralsOf(const std::string& kind)
{
    std::vector<std::string> plurals { kind + "s", kind + "es" };
    if (kind.ends_with("f"))
        plurals.push_back(kind.substr(0, kind.size() - 1) + "ves");
    if (kind.ends_with("y"))
        plurals.push_back(kind.substr(0, kind.size() - 1) + "ies");
    if (kind.ends_with("man"))
        plurals.push_back(kind.substr(0, kind.size() - 3) + "men");
    return plurals;
}

/// All ways to write a kind are alike but for the last two letters of it, "Elf" and "Elves", "Man" and "Men".
bool mayBe(const Token& token, std::string_view kind)
{
    const std::size_t alike = std::max<std::size_t>(kind.size(), 3) - 2;
    if (token.word.size() < kind.size() || kind.empty())
        return false;
    for (std::size_t i = 0; i < alike; ++i)
        if (lower(token.word[i]) != lower(kind[i]))
            return false;
    return true;
}

/// The letters that words begin with, whatever their case; letters may share a bit.
struct Letters
{
    std::uint32_t bits = 0;

    static std::uint32_t bitOf(char letter) { return 1u << (static_cast<unsigned>(letter) & 31u); }
    void add(std::string_view word) { bits |= word.empty() ? 0u : bitOf(word.front()); }
    bool has(std::string_view word) const { return !word.empty() && (bits & bitOf(word.front())); }
};

std::optional<Kind> kindAt(const Token& token, std::string_view kind)
{
    const std::string word = lowerCase(token.word);
    const std::string one = lowerCase(kind);
    if (word == one)
        return Kind { capitalised(one), false };
    for (const std::string& several : pluralsOf(one))
        if (word == several)
            return Kind { capitalised(one), true };
    return std::nullopt;
}

std::optional<Kind> kindIn(
    const Token& token, const Habits& habits, std::span<const std::string> more)
{
    for (const std::string_view kind : habits.kinds)
        if (mayBe(token, kind))
            if (auto found = kindAt(token, kind))
                return found;
    for (const std::string& kind : more)
        if (mayBe(token, kind) && kind.find(' ') == std::string::npos)
            if (auto found = kindAt(token, kind))
                return found;
    return std::nullopt;
}

bool isDeterminer(const Token& token)
{
    constexpr std::array<std::string_view, 14> words { "a", "an", "another", "other", "target",
        "each", "all", "every", "no", "your", "allied", "opposing", "enemy", "or" };
    return isNumber(token)
        || std::any_of(words.begin(), words.end(), [&](std::string_view w) { return token.is(w); });
}

/// "whenever another allied Hunter attacks": one of a kind that does something, and not what is of the
/// kind, "Hunter attacks".
bool isWhoDoesIt(const Tokens& tokens, std::size_t at, const Kind& kind)
{
    constexpr std::array<std::string_view, 3> one { "a", "an", "another" };
    const auto single = [&](std::size_t before) {
        return at >= before && std::any_of(one.begin(), one.end(), [&](std::string_view w) {
            return tokens[at - before].is(w);
        });
    };
    return !kind.several && (single(1) || (single(2) && isDeterminer(tokens[at - 1])))
        && (tokens[at + 1].is("attacks") || tokens[at + 1].is("blocks"));
}

} // namespace

void nameKinds(Tokens& tokens, const Habits& habits, std::span<const std::string> more)
{
    Letters beginnings; // Most words begin like no kind at all.
    for (const std::string_view kind : habits.kinds)
        beginnings.add(kind);
    for (const std::string& kind : more)
        beginnings.add(kind);
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        if (!beginnings.has(tokens[at].word))
            continue;
        const auto kind = kindIn(tokens[at], habits, more);
        if (!kind)
            continue;
        // "that beast" goes on about a card: which, is counted, and not of what kind it is.
        if (at > 0 && tokens[at - 1].is("that") && !kind->several && !habits.noun.one.empty()) {
            if (at + 1 < tokens.size() && tokens[at + 1].is(habits.noun.one))
                tokens.erase(tokens.begin() + static_cast<std::ptrdiff_t>(at));
            else
                tokens[at].word = habits.noun.one;
            continue;
        }
        const bool before = at + 1 < tokens.size() && !isWhoDoesIt(tokens, at, *kind)
            && std::any_of(habits.noun.before.begin(), habits.noun.before.end(),
                [&](std::string_view w) { return tokens[at + 1].is(w); });
        const bool predicate = habits.kindIsPredicate && at > 1 && tokens[at - 2].is("is")
            && (tokens[at - 1].is("a") || tokens[at - 1].is("an"));
        if (!before && habits.noun.one.empty())
            continue;
        // "other undead have": a kind that is spelt alike, one or several, has its number from before.
        const bool others = at > 0 && (tokens[at - 1].is("other") || tokens[at - 1].is("all"))
            && (at < 2
                || !(tokens[at - 2].is("each") || tokens[at - 2].is("no")
                    || tokens[at - 2].is("the") || tokens[at - 2].is("target")
                    || tokens[at - 2].is("every") || isNumber(tokens[at - 2])));
        // "Merfolk you control have ...": of whom, is said at once.
        const bool held = !before && (at == 0 || !isDeterminer(tokens[at - 1]))
            && (saysAt(tokens, at + 1, "you control") > 0
                || saysAt(tokens, at + 1, "an opponent controls") > 0
                || saysAt(tokens, at + 1, "your opponents control") > 0);
        // "That is not undead": said of what it is, without a noun.
        const auto says = [&](std::size_t back, std::string_view one, std::string_view other) {
            return at >= back && (tokens[at - back].is(one) || tokens[at - back].is(other));
        };
        const bool are = says(1, "are", "are") || (says(1, "not", "not") && says(2, "are", "are"));
        const bool said = !before && !habits.noun.one.empty()
            && (are || says(1, "is", "is") || (says(1, "not", "not") && says(2, "is", "is")));
        const bool several = kind->several || others || held || (said && are);
        // "beasts you control", "target elf": a kind as a noun has its number itself.
        const bool noun = !before && !predicate
            && (kind->several || held || said || (at > 0 && isDeterminer(tokens[at - 1]))
                || (at > 0
                    && std::any_of(habits.states.begin(), habits.states.end(),
                        [&](std::string_view w) { return tokens[at - 1].is(w); })));
        if (!before && !noun && !predicate)
            continue;
        tokens[at].word = kind->printed;
        if (!noun)
            continue;
        const std::string_view called = several ? habits.noun.several : habits.noun.one;
        tokens.insert(tokens.begin() + static_cast<std::ptrdiff_t>(at) + 1,
            { std::string(called), tokens[at].column, true });
        ++at;
    }
}

} // namespace triptych::text
