#include "text/Limits.h"

#include "text/Rules.h"
#include "text/Sentences.h"

#include <algorithm>
#include <array>
#include <utility>

namespace triptych::text {

namespace {

enum class AbilityKind { Other, Used, Triggered };

/// What the paragraph is: an ability with a cost before a colon, or one that waits for something.
AbilityKind kindOf(const Tokens& tokens)
{
    constexpr std::array<std::string_view, 3> frames { "passive :", "equipped :", "solo -" };
    constexpr std::array<std::string_view, 5> moments { "when", "whenever", "at", "each time",
        "the first time" };
    std::size_t begin = 0;
    isOneOf(frames, tokens, 0, begin);
    std::size_t length = 0;
    if (isOneOf(moments, tokens, begin, length))
        return AbilityKind::Triggered;
    for (std::size_t at = begin; at < tokens.size() && !tokens[at].isStop(); ++at)
        if (tokens[at].is(":"))
            return AbilityKind::Used;
    return AbilityKind::Other;
}

/// "once each turn", "once during each of your turns", "one time per turn". How many tokens it is.
std::size_t onceATurn(const Tokens& tokens, std::size_t at, bool& yours)
{
    constexpr std::array<std::string_view, 3> once { "once", "one time", "1 time" };
    constexpr std::array<std::string_view, 8> anyTurn { "each turn", "per turn", "a turn",
        "every turn", "during each turn", "in each turn", "in a turn", "during a turn" };
    constexpr std::array<std::string_view, 8> yourTurn { "during each of your turns",
        "on each of your turns", "each of your turns", "during your turn", "on your turn",
        "in your turn", "per turn of yours", "in each of your turns" };
    std::size_t first = 0;
    if (!isOneOf(once, tokens, at, first))
        return 0;
    std::size_t length = 0;
    yours = isOneOf(yourTurn, tokens, at + first, length);
    if (!yours && !isOneOf(anyTurn, tokens, at + first, length))
        return 0;
    return first + length;
}

/// What a sentence says of when the ability before it may be used: nothing else, and in which order.
struct Limit
{
    bool once = false;
    bool yourTurn = false;
    bool ofDoing = false; ///< "do this only once each turn"
    Tokens rest {};       ///< "during your turn", "if you control a ..."
    bool none() const { return !once && rest.empty(); }
};

constexpr std::array<std::string_view, 12> conditions { "during", "on", "in", "if", "while", "when",
    "as long as", "before", "after", "at", "outside", "from" };

Limit limitIn(const Tokens& sentence)
{
    // What speaks of using the ability and says nothing else.
    constexpr std::array<std::string_view, 19> leads { "use", "used", "usable", "activate",
        "activated", "trigger", "triggers", "this ability", "this effect", "this", "the ability",
        "you", "may", "can", "be", "works", "limited to", "limit", "is" };
    // Of these only how often can be meant: "do this only if ..." may be of what was done last.
    constexpr std::array<std::string_view, 4> vagues { "do", "done", "happen", "happens" };
    constexpr std::array<std::string_view, 7> onlys { "only", "at most", "no more than",
        "not more than", "no more often than", "maximum", "max" };
    std::size_t at = 0;
    std::size_t length = 0;
    bool only = false;
    bool vague = false;
    Limit limit;
    while (at < sentence.size()) {
        if (isOneOf(onlys, sentence, at, length))
            only = true;
        else if (isOneOf(vagues, sentence, at, length)) {
            vague = true;
            limit.ofDoing = limit.ofDoing || sentence[at].is("do") || sentence[at].is("done");
        } else if (!isOneOf(leads, sentence, at, length))
            break;
        at += length;
    }
    if (const std::size_t once = onceATurn(sentence, at, limit.yourTurn)) {
        limit.once = true;
        at += once;
        while (
            isOneOf(std::array<std::string_view, 3> { "and", ",", "only" }, sentence, at, length))
            at += length;
        only = true;
    }
    if (at == sentence.size())
        return limit;
    if (!only || vague || !isOneOf(conditions, sentence, at, length))
        return {};
    limit.rest.assign(sentence.begin() + static_cast<std::ptrdiff_t>(at), sentence.end());
    // "... during your turn and only once each turn"
    for (std::size_t k = 1; k + 1 < limit.rest.size(); ++k) {
        bool yours = false;
        const std::size_t once = onceATurn(limit.rest, k, yours);
        if (once == 0 || k + once != limit.rest.size())
            continue;
        limit.once = true;
        limit.yourTurn = yours;
        while (k > 0
            && isOneOf(
                std::array<std::string_view, 3> { "and", ",", "only" }, limit.rest, k - 1, length))
            --k;
        limit.rest.resize(k);
        break;
    }
    return limit;
}

/// "Draw a card, but only once each turn": the limit leaves the sentence. Whether one was there. What can
/// be done so often ("... can attack once each turn") is no limit of the ability.
bool takeOnce(Tokens& sentence, Limit& limit)
{
    for (std::size_t k = 0; k < sentence.size(); ++k)
        if (sentence[k].is("can") || sentence[k].is("could") || sentence[k].is("must")
            || (sentence[k].is("may") && (k == 0 || !sentence[k - 1].is("you"))))
            return false;
    for (std::size_t k = sentence.size(); k-- > 1;) {
        bool yours = false;
        const std::size_t once = onceATurn(sentence, k, yours);
        if (once == 0 || k + once != sentence.size())
            continue;
        std::size_t length = 0;
        while (k > 1
            && isOneOf(std::array<std::string_view, 4> { "only", "but", "at most", "," }, sentence,
                k - 1, length))
            --k;
        sentence.resize(k);
        limit.once = true;
        limit.yourTurn = yours;
        return true;
    }
    return false;
}

/// "Max. once each turn": the stop is of the word.
bool isMost(const Tokens& sentence)
{
    return sentence.size() == 1 && (sentence.front().is("max") || sentence.front().is("maximum"));
}

Tokens said(std::string_view lead, const Tokens& rest, std::uint32_t column)
{
    Tokens sentence = tokensOf(lead, column);
    sentence.insert(sentence.end(), rest.begin(), rest.end());
    sentence[sentence.size() - rest.size()].apart = true;
    return sentence;
}

void say(std::vector<Tokens>& sentences, const Limit& limit, AbilityKind kind,
    const LimitWords& words, std::uint32_t column)
{
    const std::string_view lead = kind == AbilityKind::Used ? words.used
        : limit.ofDoing && !words.done.empty()              ? words.done
                                                            : words.triggered;
    if (limit.yourTurn)
        sentences.push_back(said(lead, tokensOf("during your turn", column), column));
    if (!limit.rest.empty())
        sentences.push_back(said(lead, limit.rest, column));
    if (limit.once)
        sentences.push_back(said(lead, tokensOf("once each turn", column), column));
}

} // namespace

void evenLimits(Tokens& tokens, const LimitWords& words)
{
    if (words.used.empty() || tokens.empty())
        return;
    const AbilityKind kind = kindOf(tokens);
    const auto speaks = [](const Token& token) {
        return token.is("once") || token.is("only") || token.is("time") || token.is("most")
            || token.is("more");
    };
    if (kind == AbilityKind::Other || std::ranges::none_of(tokens, speaks))
        return;
    // What a quoted ability may be used for is said in the quotes; behind them "it" could be that one.
    if (std::ranges::any_of(tokens, [](const Token& token) { return token.word.starts_with('"'); }))
        return;
    std::vector<Tokens> sentences;
    bool changed = false;
    for (Tokens& sentence : sentencesOf(tokens)) {
        const std::uint32_t column = sentence.front().column;
        Limit limit = sentences.empty() ? Limit {} : limitIn(sentence);
        if (!limit.none() && isMost(sentences.back()))
            sentences.pop_back();
        if (!limit.none()
            && (kind == AbilityKind::Used || (limit.rest.empty() && !limit.yourTurn))) {
            changed = true;
            say(sentences, limit, kind, words, column);
            continue;
        }
        limit = {};
        const bool took = sentences.empty() && takeOnce(sentence, limit);
        if (took && (kind == AbilityKind::Triggered && limit.yourTurn))
            return;
        sentences.push_back(std::move(sentence));
        if (took) {
            changed = true;
            say(sentences, limit, kind, words, column);
        }
    }
    if (changed)
        tokens = joinedSentences(sentences);
}

} // namespace triptych::text
