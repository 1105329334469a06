#include "text/SeveralEvents.h"

#include "text/Wordings.h"

#include <algorithm>
#include <array>

namespace triptych::text {
namespace {

bool isAmong(std::span<const std::string_view> words, const Token& token)
{
    return std::any_of(
        words.begin(), words.end(), [&](std::string_view word) { return token.is(word); });
}

/// What is counted for the whole of it can not be counted for its parts: "only once each turn" would be once
/// for each event.
bool isLimited(const Tokens& tokens)
{
    for (std::size_t at = 0; at + 1 < tokens.size(); ++at)
        if (tokens[at].is("solo") || (tokens[at].is("one") && tokens[at + 1].is("time"))
            || (tokens[at].is("once") && !(at > 0 && tokens[at - 1].is("at"))))
            return true;
    return false;
}

/// Where the events are in "whenever SUBJECT one, two, or three, ...".
struct Listed
{
    std::size_t begin = 0; ///< Of the first event, behind its subject.
    std::vector<Tokens> events {};
    std::size_t end = 0; ///< The comma behind the last.
};

Tokens part(const Tokens& tokens, std::size_t from, std::size_t to)
{
    return { tokens.begin() + static_cast<std::ptrdiff_t>(from),
        tokens.begin() + static_cast<std::ptrdiff_t>(to) };
}

/// The events, each with its verb: those of "whoever attacks" or those of "you attack", never mixed.
Listed listed(
    const Tokens& tokens, std::size_t when, std::span<const std::string_view> verbs, bool byCommas)
{
    Listed found;
    std::size_t at = when + 1;
    while (at < tokens.size() && !isAmong(verbs, tokens[at])) {
        // "one that is tired attacks or blocks": whose verb is which, is not seen from here
        if (tokens[at].is(",") || tokens[at].is("that") || tokens[at].is("who")
            || tokens[at].isStop())
            return {};
        ++at;
    }
    found.begin = at;
    std::size_t from = at;
    bool last = false; // behind "or" comes the last one
    const auto isVerb
        = [&](std::size_t k) { return k < tokens.size() && isAmong(verbs, tokens[k]); };
    for (; at < tokens.size() && !tokens[at].isStop(); ++at) {
        const bool comma = tokens[at].is(",");
        const std::size_t next = comma ? at + 1 : at;
        const bool orNext = next < tokens.size() && tokens[next].is("or") && isVerb(next + 1);
        // "attacks one that is burning or is frozen": of whom the last is said is not seen from here
        if (orNext && tokens[next + 1].is("is")
            && std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(from),
                tokens.begin() + static_cast<std::ptrdiff_t>(at),
                [](const Token& token) { return token.is("that") || token.is("who"); }))
            return {};
        if (!last && orNext) {
            found.events.push_back(part(tokens, from, at));
            from = next + 1;
            at = next;
            last = true;
        } else if (!last && comma && byCommas && isVerb(at + 1)) {
            found.events.push_back(part(tokens, from, at));
            from = at + 1;
        } else if (comma) {
            found.events.push_back(part(tokens, from, at));
            found.end = at;
            break;
        }
    }
    return found.end > 0 && (last || found.events.size() == 1) ? found : Listed {};
}

/// "you draw or discard a card": what is said of the last is said of a verb that needs it.
void shareObject(std::vector<Tokens>& events, std::span<const std::string_view> verbs)
{
    const Tokens last = events.back();
    for (Tokens& event : events)
        if (event.size() == 1 && last.size() > 1 && isAmong(verbs, event.front()))
            event.insert(event.end(), last.begin() + 1, last.end());
}

/// "attacks or moves during your turn": when it is, is said of all; "for the second time" counts them together.
bool shareTime(std::vector<Tokens>& events)
{
    const auto timeOf = [](const Tokens& event) {
        for (std::size_t at = 1; at + 1 < event.size(); ++at)
            if (event[at].is("during") || saysAt(event, at, "for the") > 0
                || saysAt(event, at, "on your turn") > 0
                || saysAt(event, at, "on an opponent's turn") > 0)
                return at;
        return event.size();
    };
    const Tokens last = events.back();
    const std::size_t from = timeOf(last);
    if (from < last.size() && last[from].is("for"))
        return false;
    for (std::size_t i = 0; i + 1 < events.size(); ++i)
        if (timeOf(events[i]) == events[i].size())
            events[i].insert(
                events[i].end(), last.begin() + static_cast<std::ptrdiff_t>(from), last.end());
    return true;
}

/// "dies or leaves the island", "is destroyed or leaves the island": the one is the other as well, and would be waited for twice.
bool areOne(const std::vector<Tokens>& events)
{
    const auto any = [&](std::string_view verb) {
        return std::any_of(events.begin(), events.end(),
            [&](const Tokens& event) { return event.front().is(verb); });
    };
    constexpr std::array<std::string_view, 4> ways { "is destroyed", "is abolished", "is returned",
        "is put" };
    const auto away = [&](std::size_t count) {
        return std::any_of(events.begin(), events.end(), [&](const Tokens& event) {
            return std::any_of(ways.begin(), ways.begin() + static_cast<std::ptrdiff_t>(count),
                [&](std::string_view way) { return saysAt(event, 0, way) > 0; });
        });
    };
    return (any("dies") && (any("leaves") || away(1))) || (any("leaves") && away(ways.size()));
}

/// "attacks or blocks another, destroy that one": of the first there is no other one.
bool areOfTwo(const std::vector<Tokens>& events, const Tokens& tokens, std::size_t end)
{
    const auto ofAnother = [](const Tokens& event) {
        return std::any_of(event.begin(), event.end(), [](const Token& token) {
            return token.is("a") || token.is("an") || token.is("another");
        });
    };
    const auto with = std::count_if(events.begin(), events.end(), ofAnother);
    const bool mixed = with > 0 && with < static_cast<std::ptrdiff_t>(events.size());
    return mixed
        && std::any_of(tokens.begin() + static_cast<std::ptrdiff_t>(end), tokens.end(),
            [](const Token& token) { return token.is("that") || token.is("it"); });
}

std::vector<Tokens> byVerbs(const Tokens& tokens, const Habits& habits)
{
    std::size_t when = 0;
    while (when < tokens.size() && when < 5 && !tokens[when].is("when")
        && !tokens[when].is("whenever"))
        ++when;
    if (when + 1 >= tokens.size() || when >= 5)
        return {};
    Listed found = listed(tokens, when, habits.events.others, true);
    if (found.events.size() < 2 && !tokens[when + 1].is(habits.self))
        found = listed(tokens, when, habits.events.yours, false);
    const bool twoSubjects = when + 3 < found.begin && tokens[when + 2].is("or")
        && tokens[when + 1].is(habits.self) && tokens[when + 3].is("another");
    if (found.events.size() < (twoSubjects ? 1u : 2u))
        return {};
    shareObject(found.events, habits.events.ofSomething);
    if (!shareTime(found.events))
        return {};
    if (areOne(found.events) || areOfTwo(found.events, tokens, found.end))
        return {};
    std::vector<Tokens> all;
    const auto say = [&](Tokens one, const Tokens& event) {
        one.insert(one.end(), event.begin(), event.end());
        one.insert(
            one.end(), tokens.begin() + static_cast<std::ptrdiff_t>(found.end), tokens.end());
        all.push_back(std::move(one));
    };
    for (const Tokens& event : found.events) {
        if (twoSubjects) { // "this or another Elf citizen enters under your control"
            Tokens own = event;
            if (own.size() > 3 && own[own.size() - 3].is("under"))
                own.resize(own.size() - 3);
            say(part(tokens, 0, when + 2), own);
            Tokens others = part(tokens, 0, when + 1);
            others.insert(others.end(), tokens.begin() + static_cast<std::ptrdiff_t>(when + 3),
                tokens.begin() + static_cast<std::ptrdiff_t>(found.begin));
            say(std::move(others), event);
            continue;
        }
        say(part(tokens, 0, found.begin), event);
    }
    return all;
}

std::vector<Tokens> byWording(const Tokens& tokens, const BothTable& both)
{
    const Sketch sketch = sketchOf(tokens);
    for (std::size_t i = 0; i < both.one.size(); ++i) {
        if (!both.one[i].mayBeIn(sketch, 0))
            continue;
        Tokens one = tokens;
        rewrite(one, both.one[i]);
        if (paragraphOf(one).words == paragraphOf(tokens).words)
            continue;
        Tokens other = tokens;
        rewrite(other, both.other[i]);
        return { std::move(one), std::move(other) };
    }
    return {};
}

} // namespace

std::vector<Tokens> eventsApart(Tokens tokens, const Habits& habits)
{
    if (isLimited(tokens))
        return only(std::move(tokens));
    std::vector<Tokens> several = byWording(tokens, habits.both);
    if (several.empty())
        several = byVerbs(tokens, habits);
    return several.empty() ? only(std::move(tokens)) : several;
}

} // namespace triptych::text
