#include "text/KindNouns.h"

#include "text/Rules.h"
#include "text/Spelling.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace triptych::text {

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
