#include "altered/text/surface/Excepted.h"

#include "altered/text/surface/Stretches.h"
#include "text/Rules.h"
#include "text/Spelling.h"

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

namespace triptych::altered {
namespace {

using text::Tokens;
using Words = std::string_view;

bool isNoun(const Tokens& tokens, std::size_t at)
{
    return readsAt(tokens, at,
        { "characters", "character", "permanents", "permanent", "landmarks", "landmark", "tokens",
            "cards", "card" });
}

/// Where what is said of them besides stands: before their noun, and behind it.
struct Meant
{
    std::size_t adjectives = 0;
    std::size_t noun = 0;
};
/// Those that something is excepted from, where they are the only ones of whom all are meant: "all Characters",
/// "Characters you control" at the beginning.
std::optional<Meant> meantBefore(const Tokens& tokens, std::size_t except)
{
    std::optional<Meant> made;
    std::size_t begin = except;
    for (; begin > 0 && !readsAt(tokens, begin - 1, { ".", ":", "-" })
         && !tokens[begin - 1].word.starts_with('{');
         --begin) {
        if (!readsAt(tokens, begin - 1, { "all", "each", "every" }))
            continue;
        constexpr std::size_t most = 4;
        std::size_t noun = begin;
        while (noun < std::min(except, begin + most) && !isNoun(tokens, noun))
            ++noun;
        if (noun >= except || !isNoun(tokens, noun))
            continue; // "each player"
        if (made)
            return std::nullopt;
        made = Meant { begin, noun };
    }
    if (!made && begin < except
        && readsAt(tokens, begin, { "characters", "permanents", "landmarks", "tokens", "cards" }))
        made = Meant { begin, begin };
    if (made && readsAt(tokens, made->adjectives, { "other" }))
        ++made->adjectives;
    return made;
}

/// What is said of those that are meant, before and behind their noun.
struct Added
{
    std::vector<std::string> before {};
    std::vector<std::string> behind {};
};

/// "4 or more boosts", "Base Cost {3} or less", "{M} 2 or more": the same of all the others; empty where it is no such
/// thing.
std::string theOpposite(const Tokens& had)
{
    if (had.size() == 1 && readsAt(had, 0, { "boosts", "counters" }))
        return "without " + had.front().word;
    const auto orWord = std::ranges::find_if(had, [](const auto& token) { return token.is("or"); });
    const auto at = static_cast<std::size_t>(orWord - had.begin());
    if (at == 0 || at + 1 >= had.size()
        || !readsAt(had, at + 1, { "more", "less", "fewer", "higher", "lower" }))
        return {};
    std::string number = had[at - 1].word;
    const bool mana = number.size() > 2 && number.front() == '{' && number.back() == '}';
    if (mana)
        number = number.substr(1, number.size() - 2);
    const text::Number read = text::number(number);
    const bool more = readsAt(had, at + 1, { "more", "higher" });
    if (read.length == 0 || read.length != number.size())
        return {};
    const int bound = more ? read.value - 1 : read.value + 1;
    const Tokens what = between(had, 0, at - 1);
    const Tokens counted = between(had, at + 2, had.size());
    if (what.empty() && counted.size() == 1 && readsAt(counted, 0, { "boosts", "counters" }))
        return bound == 0
            ? "without " + counted.front().word
            : fmt::format("with {} or {} {}", bound, more ? "less" : "more", counted.front().word);
    const bool cost = mana && what.size() == 2 && readsAt(what, 0, { "base", "hand", "reserve" })
        && readsAt(what, 1, { "cost" });
    const bool statistic = !mana && what.size() == 1 && readsAt(what, 0, { "{v}", "{m}", "{o}" });
    if (bound < 0 || !counted.empty() || (!cost && !statistic))
        return {};
    return fmt::format("with {} {} or {}", text::paragraphOf(what).words,
        mana ? fmt::format("{{{}}}", bound) : std::to_string(bound), more ? "less" : "more");
}

/// One of those that are excepted: "Companions", "me", "[Boosted] ones", "Characters with 4 or more boosts". `noun`:
/// from whom.
bool addTo(Added& made, Tokens one, const text::Token& noun)
{
    if (readsAt(one, 0, { "those" }))
        one.erase(one.begin());
    if (one.size() == 1 && one.front().is("me")) {
        made.before.insert(made.before.begin(), "other");
        return true;
    }
    const bool same = isNoun(one, 0) && one.front().is(text::lowerCase(noun.word));
    const bool kind = one.size() == 1 && text::isWord(one.front()) && !same
        && ((one.front().word.front() >= 'A' && one.front().word.front() <= 'Z')
            || readsAt(one, 0, { "tokens", "token" }));
    if (kind) {
        std::string word = one.front().word;
        if (word.ends_with('s'))
            word.pop_back();
        made.before.push_back("non-" + word);
        return true;
    }
    if (one.size() == 2 && one.front().word.starts_with('[')
        && (isNoun(one, 1) || readsAt(one, 1, { "ones" }))) {
        made.before.push_back("non-" + one.front().word);
        return true;
    }
    const std::size_t with = same || readsAt(one, 0, { "ones" }) ? 1 : 0;
    if (!readsAt(one, with, { "with" }))
        return false;
    std::string opposite = theOpposite(between(one, with + 1, one.size()));
    if (opposite.empty())
        return false;
    made.behind.push_back(std::move(opposite));
    return true;
}

/// Where the words that except begin and where those that are excepted do: "except for", "other than", "that aren't"
std::size_t exceptEnd(const Tokens& tokens, std::size_t at)
{
    if (readsAt(tokens, at, { "except" }))
        return at + (readsAt(tokens, at + 1, { "for" }) ? 2 : 1);
    for (const Words words : { "other than", "apart from", "that aren't", "that are not" })
        if (const std::size_t length = text::saysAt(tokens, at, words); length > 0)
            return at + length;
    return at;
}

/// Where one of those that are excepted ends: "4 or more boosts" is no choice.
std::size_t endOfOne(const Tokens& tokens, std::size_t from)
{
    std::size_t end = from;
    for (; end < tokens.size(); ++end) {
        if (readsAt(tokens, end, { "or" })
            && readsAt(tokens, end + 1, { "more", "less", "fewer", "higher", "lower" })) {
            ++end;
            continue;
        }
        const bool baseCost = end > from && readsAt(tokens, end - 1, { "base", "hand", "reserve" });
        if (!baseCost
            && readsAt(tokens, end,
                { "and", "or", ",", ".", ":", "to", "in", "from", "gain", "gains", "have", "has",
                    "can't", "lose", "loses", "are", "is", "cost", "costs" }))
            break;
    }
    return end;
}

Tokens written(const std::vector<std::string>& words, std::uint32_t column)
{
    Tokens made;
    for (const std::string& each : words)
        for (text::Token& token : text::tokensOf(each)) {
            token.column = column;
            token.apart = true;
            made.push_back(std::move(token));
        }
    return made;
}

bool sayOne(Tokens& tokens, std::size_t at)
{
    std::size_t from = exceptEnd(tokens, at);
    const auto meant = from == at ? std::nullopt : meantBefore(tokens, at);
    if (!meant)
        return false;
    Added added;
    std::size_t end = from;
    for (;; from = end + 1) {
        end = endOfOne(tokens, from);
        if (end == from || !addTo(added, between(tokens, from, end), tokens[meant->noun]))
            return false;
        if (!readsAt(tokens, end, { "and", "or" }))
            break;
    }
    if (readsAt(tokens, end, { "in", "from" }))
        return false; // of those that are excepted, or of all of them?
    const std::uint32_t column = tokens[at].column;
    text::replace(tokens, readsAt(tokens, at - 1, { "," }) ? at - 1 : at, end, {});
    text::replace(tokens, meant->noun + 1, meant->noun + 1, written(added.behind, column));
    tokens[meant->adjectives].apart = true;
    text::replace(tokens, meant->adjectives, meant->adjectives, written(added.before, column));
    return true;
}

} // namespace

void sayWithoutExcepted(Tokens& tokens)
{
    for (std::size_t at = 1; at < tokens.size(); ++at)
        if (sayOne(tokens, at))
            return;
}

} // namespace triptych::altered
