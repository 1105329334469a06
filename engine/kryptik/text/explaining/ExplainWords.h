#pragma once

#include "kryptik/text/printing/Phrases.h"
#include "kryptik/text/printing/Spoken.h"

#include <string>
#include <string_view>

#include <fmt/format.h>

// The small words of the explanations: who does what to which, and how long it lasts.
namespace triptych::kryptik::plainly {

using namespace phrases;

inline bool isYou(const Who& player)
{
    return player.kind == Who::Kind::You;
}
inline std::string_view own(const Who& player)
{
    return isYou(player) ? "your" : "their";
}
/// "you put", "target opponent puts"
inline std::string does(const Who& player, std::string_view base, std::string_view third)
{
    return fmt::format("{} {}", who(player), isYou(player) ? base : third);
}
inline std::string is(const Thing& what, std::string_view one, std::string_view many)
{
    return fmt::format("{} {}", subject(what), isPlural(what) ? many : one);
}
inline std::string cards(const Amount& count)
{
    if (count.kind == Amount::Kind::UntilHand)
        return fmt::format("as many cards as a hand of {} lacks", count.number);
    const Measure words = measure(count, "card", "cards");
    return words.before + words.after;
}
inline std::string_view howLong(Duration duration)
{
    switch (duration) {
    case Duration::EndOfTurn:
        return " until this turn ends";
    case Duration::YourNextTurn:
        return " until your next turn begins";
    case Duration::YourNextTurnEnd:
        return " until your next turn ends";
    case Duration::WhileAttached:
        return " for as long as this card is attached";
    case Duration::WhileEngaged:
        return " for as long as this citizen stays engaged under your control";
    case Duration::NextDisengage:
        return " in the next disengage phase of who controls it";
    case Duration::EndOfCombat:
        return " until this combat phase ends";
    case Duration::WhileHere:
        return " until this leaves the island or somebody else controls it";
    case Duration::WhileStays:
        return " until this leaves the island";
    case Duration::WhileYours:
        return " until it leaves the island or somebody else controls it";
    case Duration::ItsNextTurn:
        return " until the next turn of who controls it now begins";
    case Duration::ItsNextTurnEnd:
        return " until the next turn of who controls it now ends";
    case Duration::TheirNextTurn:
        return " in their own next turn, and not before it";
    case Duration::Permanent:
        break;
    }
    return "";
}
inline std::string_view itsOwners(const Thing& what)
{
    return ownersOwn(what);
}

} // namespace triptych::kryptik::plainly
