#include "text/KindNouns.h"

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

// ---------------------------------------------------------------- Kinds that are joined

bool isAnyOf(const Token& token, std::span<const std::string_view> words)
{
    return std::any_of(
        words.begin(), words.end(), [&](std::string_view word) { return token.is(word); });
}

/// "other", "engaged", "allied": what is said in front of a noun, and of every noun that one article has.
bool isSaidInFront(const Tokens& tokens, std::size_t at, const Habits& habits)
{
    constexpr std::array<std::string_view, 6> more { "other", "allied", "enemy", "opposing",
        "non-overlord", "unblocked" };
    const Token& token = tokens[at];
    if (token.is("random"))
        return false;
    // "Ready allies and enemies" is an order.
    if (token.is("ready")
        && (at == 0 || tokens[at - 1].isStop() || tokens[at - 1].is(",") || tokens[at - 1].is(":")
            || tokens[at - 1].is("then") || tokens[at - 1].is("and") || tokens[at - 1].is("may")))
        return false;
    return isAnyOf(token, more) || isAnyOf(token, habits.states) || isAnyOf(token, habits.keywords);
}

/// Where what is said in front of the noun begins.
std::size_t frontOf(const Tokens& tokens, std::size_t at, const Habits& habits)
{
    while (at > 0 && isSaidInFront(tokens, at - 1, habits))
        --at;
    return at;
}

/// "a beast", "another elf", "target beast": of one.
bool isOfOne(const Tokens& tokens, std::size_t front)
{
    constexpr std::array<std::string_view, 7> words { "a", "an", "another", "each", "every", "this",
        "that" };
    if (front == 0)
        return false;
    const Token& before = tokens[front - 1];
    if (!before.is("target"))
        return isAnyOf(before, words);
    constexpr std::array<std::string_view, 5> many { "other", "of", "more", "fewer", "x" };
    return front < 2 || !(isNumber(tokens[front - 2]) || isAnyOf(tokens[front - 2], many));
}

/// Whether what begins there is told to something that stands before it, and not what a clause is about.
bool isObject(const Tokens& tokens, std::size_t front)
{
    constexpr std::array<std::string_view, 16> counts { "all", "of", "your", "each", "every",
        "both", "target", "up", "to", "the", "or", "more", "any", "number", "opponents'", "x" };
    constexpr std::array<std::string_view, 11> begins { ".", ",", ":", ";", "then", "and", "when",
        "whenever", "while", "if", "unless" };
    while (front > 0 && (isNumber(tokens[front - 1]) || isAnyOf(tokens[front - 1], counts)))
        --front;
    return front > 0 && !isAnyOf(tokens[front - 1], begins) && !tokens[front - 1].is("as");
}

/// "... you control get +1/+1": another sentence begins with the last of them.
bool doesSomething(const Tokens& tokens, std::size_t end)
{
    constexpr std::array<std::string_view, 5> whose { "you control", "they control",
        "an opponent controls", "your opponents control", "that player controls" };
    constexpr std::array<std::string_view, 17> verbs { "get", "gain", "have", "can", "cannot",
        "can't", "must", "lose", "become", "are", "attack", "block", "deal", "do", "don't", "heal",
        "take" };
    for (const std::string_view words : whose)
        if (const std::size_t said = saysAt(tokens, end, words))
            end += said;
    return end < tokens.size() && isAnyOf(tokens[end], verbs);
}

/// "beasts", "Beast citizens", "overlords": several of what one article stands before; where it ends.
struct Head
{
    std::size_t end = 0; ///< 0: none is there
    bool ofKind = false;
};
Head headAt(const Tokens& tokens, std::size_t at, const Habits& habits, const KindNames& kinds)
{
    constexpr std::array<std::string_view, 4> others { "overlords", "enemies", "allies", "foes" };
    if (at >= tokens.size())
        return {};
    if (isAnyOf(tokens[at], others) || tokens[at].is(habits.noun.several))
        return { at + 1, false };
    const auto kind = kinds.at(tokens[at]);
    if (!kind)
        return {};
    const bool noun = at + 1 < tokens.size() && tokens[at + 1].is(habits.noun.several);
    return kind->several || noun ? Head { at + 1 + (noun ? 1u : 0u), true } : Head {};
}

/// "engaged overlords and beasts", "all engaged beasts, humans and elves": what is said before the first of several
/// with one article is said of all of them. Two kinds are one noun (`oneNoun`).
void spreadInFront(Tokens& tokens, const Habits& habits, const KindNames& kinds)
{
    for (std::size_t at = 1; at < tokens.size(); ++at) {
        Head head = headAt(tokens, at, habits, kinds);
        if (head.end == 0)
            continue;
        std::size_t front = frontOf(tokens, at, habits);
        if (front == at && !tokens[at - 1].is("your"))
            continue;
        std::vector<std::size_t> further;
        bool ofKinds = head.ofKind;
        std::size_t end = head.end;
        bool last = false;
        while (!last && end + 1 < tokens.size()) {
            std::size_t next = end;
            const bool comma = tokens[next].is(",");
            next += comma ? 1 : 0;
            last = tokens[next].is("and");
            next += last ? 1 : 0;
            if (next == end)
                break;
            head = headAt(tokens, next, habits, kinds);
            if (head.end == 0)
                break;
            further.push_back(next);
            ofKinds = ofKinds && head.ofKind;
            end = head.end;
        }
        const bool isOneNoun = ofKinds && further.size() == 1;
        if (!last || further.empty() || isOneNoun || isOfOne(tokens, front)
            || (isObject(tokens, front) && doesSomething(tokens, end)))
            continue;
        if (front > 0 && tokens[front - 1].is("your") && !tokens[at].is("allies")
            && !tokens[at].is("enemies"))
            --front;
        Tokens said(tokens.begin() + static_cast<std::ptrdiff_t>(front),
            tokens.begin() + static_cast<std::ptrdiff_t>(at));
        said.front().word = lowerCase(said.front().word);
        said.front().apart = true;
        for (auto to = further.rbegin(); to != further.rend(); ++to)
            tokens.insert(
                tokens.begin() + static_cast<std::ptrdiff_t>(*to), said.begin(), said.end());
        at = end + said.size() * further.size() - 1;
    }
}

/// "engaged beasts and humans with attack 2 or more", "each allied warrior and rogue": two kinds with one article are
/// one noun, "engaged Beast or Human citizens", so whatever is said before or behind it is said of both. Where it
/// ends; 0 where they are not joined so.
std::size_t oneNoun(Tokens& tokens, std::size_t at, const NamedKind& kind, const Habits& habits,
    const KindNames& kinds)
{
    const auto& noun = habits.noun;
    const std::size_t size = tokens.size();
    if (noun.one.empty() || at + 2 >= size)
        return 0;
    const bool one = tokens[at + 1].is(noun.one);
    const bool several = tokens[at + 1].is(noun.several);
    const std::size_t joint = at + 1 + (one || several ? 1 : 0);
    if (joint + 1 >= size || !(tokens[joint].is("and") || tokens[joint].is("and/or")))
        return 0;
    const std::size_t second = joint + 1;
    const auto other = kinds.at(tokens[second]);
    if (!other || other->printed == kind.printed)
        return 0;
    // What they are called behind both of them: "Beast and Human cards".
    const std::string name = second + 1 < size ? lowerCase(tokens[second + 1].word) : std::string();
    const bool calledOne = name == noun.one || name == "card" || name == "spell";
    const bool calledMany = name == noun.several || name == "cards" || name == "spells";
    const std::size_t end = second + 1 + (calledOne || calledMany ? 1 : 0);
    const std::size_t front = frontOf(tokens, at, habits);
    const bool each = front > 0 && (tokens[front - 1].is("each") || tokens[front - 1].is("every"));
    const bool apart = kind.several || one || several; // the first has its noun itself
    std::string both;
    if (each && !kind.several && !several && !other->several && !calledMany)
        both = calledOne ? name : noun.one;
    else if (isOfOne(tokens, front) || one || calledOne)
        return 0;
    else if (calledMany && (!apart || name == noun.several))
        both = name;
    else if (!calledMany && (kind.several || several || other->several))
        both = noun.several;
    else
        return 0;
    constexpr std::array<std::string_view, 10> becoming { "is", "are", "become", "becomes", "as",
        "not", "also", "into", "named", "than" };
    if (front > 0 && isAnyOf(tokens[front - 1], becoming))
        return 0; // they are both, and not one of the two
    if (front > 1 && tokens[front - 1].is(",")
        && headAt(tokens, front - (tokens[front - 2].is(noun.several) && front > 2 ? 3 : 2), habits,
               kinds)
                .end
            != 0)
        return 0; // the last two of three
    if (isObject(tokens, front) && doesSomething(tokens, end))
        return 0;
    const Token like = tokens[second];
    Tokens made { { kind.printed, tokens[at].column, tokens[at].apart },
        { "or", tokens[joint].column, true }, { other->printed, like.column, true },
        { std::move(both), like.column, true } };
    const std::size_t length = made.size();
    replace(tokens, at, end, std::move(made));
    return at + length;
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
