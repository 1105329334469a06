#include "seize/text/printing/PhrasesParts.h"

#include "text/Spelling.h"

#include <string>
#include <variant>

#include <fmt/format.h>

// What would happen, of what comes instead: "be dealt 4 or more Magic damage".
namespace triptych::seize::phrases {
namespace {

std::string befalls(const Rescue& rescue)
{
    switch (rescue.fate) {
    case Rescue::Fate::Destroyed:
        return "be destroyed";
    case Rescue::Fate::Healed:
        return "be healed";
    case Rescue::Fate::Hurt:
        return fmt::format("be dealt {}{}",
            rescue.least > 1 ? fmt::format("{} or more ", rescue.least) : std::string(),
            damageFrom(rescue.blow));
    case Rescue::Fate::LosesLoot:
    case Rescue::Fate::GainsLoot:
        return fmt::format("{} {}loot", rescue.fate == Rescue::Fate::LosesLoot ? "lose" : "gain",
            rescue.least > 1 ? fmt::format("{} or more ", rescue.least) : std::string());
    case Rescue::Fate::Draws:
        return "draw a card";
    case Rescue::Fate::Afflicted:
        break;
    }
    switch (rescue.ailing) {
    case Trigger::Ailing::One:
        return rescue.each ? fmt::format("gain {} {} counter", text::article(status(rescue.status)),
                   status(rescue.status))
                           : fmt::format("gain {}", status(rescue.status));
    case Trigger::Ailing::Any:
        return "gain a status";
    case Trigger::Ailing::Physical:
        return "gain a physical status";
    case Trigger::Ailing::Counters:
        return "gain a counter";
    case Trigger::Ailing::Magical:
        break;
    }
    return "gain a magical status";
}

} // namespace

std::string_view whoWould(const Rescue& rescue)
{
    return rescue.who.kind == Who::Kind::EachOpponent ? "an opponent"
        : rescue.who.kind == Who::Kind::EachPlayer    ? "a player"
                                                      : who(rescue.who);
}

bool isPrevention(const Rescue& rescue)
{
    const Effect* first = &rescue.effect.front();
    if (const auto* several = std::get_if<Sequence>(&first->node))
        first = &several->parts.front();
    const auto* prevent = std::get_if<Prevent>(&first->node);
    return prevent && prevent->way != Prevent::Way::Next;
}

std::string fate(const Rescue& rescue)
{
    std::string words = befalls(rescue);
    if (rescue.by)
        words += " by " + one(*rescue.by);
    if (rescue.doer == Trigger::Doer::You)
        words += " by you";
    if (rescue.doer == Trigger::Doer::Foe)
        words += " by an opponent";
    return words;
}

} // namespace triptych::seize::phrases
