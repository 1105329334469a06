#include "text/KindNouns.h"

#include "text/JoinedKinds.h"
#include "text/Rules.h"
#include "text/Spelling.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace triptych::text {

namespace {

bool isDeterminer(const Token& token)
{
    constexpr std::array<std::string_view, 14> words { "a", "an", "another", "other", "target",
        "each", "all", "every", "no", "your", "allied", "opposing", "enemy", "or" };
    const bool figures = token.word.size() > 2 && isDigit(token.word[0]) // "a 1/1 beast"
        && token.word.find('/') != std::string::npos;
    return isNumber(token) || figures
        || std::any_of(words.begin(), words.end(), [&](std::string_view w) { return token.is(w); });
}

/// "the first beast you cast", "the next beast each opponent casts", "your second beast each turn"
bool isCounted(const Tokens& tokens, std::size_t at)
{
    constexpr std::array<std::string_view, 6> which { "first", "second", "third", "fourth", "fifth",
        "next" };
    constexpr std::array<std::string_view, 7> cast { "you cast", "your opponents cast",
        "opponents cast", "an opponent casts", "each opponent casts", "each player casts",
        "each turn" };
    return std::any_of(
               which.begin(), which.end(), [&](std::string_view w) { return tokens[at - 1].is(w); })
        && std::any_of(cast.begin(), cast.end(),
            [&](std::string_view words) { return saysAt(tokens, at + 1, words) > 0; });
}

/// "three merfolk", "two or more undead", "blocked by undead": a kind that is spelt alike, one or several.
bool isOfMany(const Tokens& tokens, std::size_t at)
{
    if (at == 0)
        return false;
    const Token& before = tokens[at - 1];
    if (before.is("more") || before.is("fewer"))
        return at > 1 && tokens[at - 2].is("or");
    return before.is("by") || (isNumber(before) && !before.is("1") && !before.is("one"));
}

/// "whenever another allied Hunter attacks": one of a kind that does something, and not what is of the
/// kind, "Hunter attacks".
bool isWhoDoesIt(const Tokens& tokens, std::size_t at, const NamedKind& kind)
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

/// Whether more than one was named before: "whenever a mage attacks an enemy, heal that mage". What stands there has
/// its nouns already; who speaks, and who is spoken of again, is not counted.
bool namesSeveral(const Tokens& tokens, std::size_t before, const Habits& habits)
{
    constexpr std::array<std::string_view, 3> alones { "ally", "enemy", "foe" };
    std::size_t from = before;
    while (from > 0 && !tokens[from - 1].is("whenever") && !tokens[from - 1].is("when"))
        --from;
    const auto says
        = [&](std::size_t i, std::string_view word) { return i < before && tokens[i].is(word); };
    int named = 0;
    for (std::size_t i = from; i < before; ++i) {
        const bool again = i > from
            && (tokens[i - 1].is("this") || tokens[i - 1].is("that")
                || (i > from + 1 && tokens[i - 2].is("that")));
        // "An enemy mage": there the noun is counted.
        const bool alone = isAnyOf(tokens[i], alones) && !says(i + 1, habits.noun.one)
            && !says(i + 2, habits.noun.one);
        named += (tokens[i].is(habits.noun.one) || alone) && !again ? 1 : 0;
    }
    return named > 1;
}

/// "that beast" goes on about a card: which, is counted, and not of what kind it is; but where two were named its
/// kind may tell them apart, if the game knows how. Where the noun is then.
std::size_t goOnAbout(Tokens& tokens, std::size_t at, const NamedKind& kind, const Habits& habits)
{
    const auto here = tokens.begin() + static_cast<std::ptrdiff_t>(at);
    const bool noun = at + 1 < tokens.size() && tokens[at + 1].is(habits.noun.one);
    if (!habits.calledByKind || !namesSeveral(tokens, at - 1, habits)) {
        if (noun)
            tokens.erase(here);
        else
            tokens[at].word = habits.noun.one;
        return at;
    }
    tokens[at].word = kind.printed;
    if (!noun)
        tokens.insert(here + 1, { std::string(habits.noun.one), tokens[at].column, true });
    return at + 1;
}

/// "that mage's bounty": likewise, of whose it is.
std::size_t goOnAboutWhose(
    Tokens& tokens, std::size_t at, const Habits& habits, const KindNames& kinds)
{
    constexpr std::string_view ending = "'s";
    if (!tokens[at].word.ends_with(ending))
        return at;
    Token named = tokens[at];
    named.word.resize(named.word.size() - ending.size());
    const auto kind = kinds.at(named);
    if (!kind || kind->several)
        return at;
    tokens[at] = named;
    at = goOnAbout(tokens, at, *kind, habits);
    tokens[at].word += ending;
    return at;
}

/// "opposing mages'", "an allied mage's": a kind as a noun, of whose something is. Where the noun is then.
std::size_t nameWhose(Tokens& tokens, std::size_t at, const Habits& habits, const KindNames& kinds)
{
    const std::string& word = tokens[at].word;
    const bool one = word.ends_with("'s");
    if (!one && !word.ends_with("s'"))
        return at;
    Token named = tokens[at];
    named.word.resize(word.size() - (one ? 2 : 1));
    const auto kind = kinds.at(named);
    if (!kind || kind->several == one)
        return at;
    tokens[at].word = kind->printed;
    std::string noun(one ? habits.noun.one : habits.noun.several);
    tokens.insert(tokens.begin() + static_cast<std::ptrdiff_t>(at) + 1,
        { noun.append(one ? "'s" : "'"), tokens[at].column, true });
    return at + 1;
}

} // namespace

void nameKinds(Tokens& tokens, const Habits& habits, const KindNames& kinds)
{
    if (!habits.noun.one.empty())
        spreadInFront(tokens, habits, kinds);
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        if (habits.calledByKind && at > 0 && tokens[at - 1].is("that"))
            at = goOnAboutWhose(tokens, at, habits, kinds);
        if (habits.calledByKind)
            at = nameWhose(tokens, at, habits, kinds);
        const auto kind = kinds.at(tokens[at]);
        if (!kind)
            continue;
        if (const std::size_t end = oneNoun(tokens, at, *kind, habits, kinds)) {
            at = end - 1;
            continue;
        }
        if (at > 0 && tokens[at - 1].is("that") && !kind->several && !habits.noun.one.empty()) {
            at = goOnAbout(tokens, at, *kind, habits);
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
        const bool many = !before && isOfMany(tokens, at);
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
        // "The first beast you cast each turn", "your first beast each turn": one of those that are cast.
        const bool counted = !before && at > 0 && isCounted(tokens, at);
        // "That is not undead": said of what it is, without a noun.
        const auto says = [&](std::size_t back, std::string_view one, std::string_view other) {
            return at >= back && (tokens[at - back].is(one) || tokens[at - back].is(other));
        };
        const bool are = says(1, "are", "are") || (says(1, "not", "not") && says(2, "are", "are"));
        const bool said = !before && !habits.noun.one.empty()
            && (are || says(1, "is", "is") || (says(1, "not", "not") && says(2, "is", "is")));
        const bool several = kind->several || others || many || held || (said && are);
        // "beasts you control", "target elf": a kind as a noun has its number itself.
        const bool noun = !before && !predicate
            && (kind->several || many || held || said || counted
                || (at > 0 && isDeterminer(tokens[at - 1]))
                || (at > 0
                    && (isAnyOf(tokens[at - 1], habits.states)
                        || isAnyOf(tokens[at - 1], habits.keywords))));
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
