#include "text/JoinedKinds.h"

#include "text/Letters.h"
#include "text/Spelling.h"

#include <algorithm>
#include <array>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace triptych::text {

namespace {

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

} // namespace

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

} // namespace triptych::text
