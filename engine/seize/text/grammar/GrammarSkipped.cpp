#include "seize/text/grammar/GrammarBranches.h"

// What is not done, named again behind what comes in its place: "instead of pushing it".
namespace triptych::seize::grammar {
namespace {

struct skippedVerb : any<means<Skipped::Deal, "dealing", "damaging">,
                         means<Skipped::Heal, "healing", "restoring health to">,
                         means<Skipped::Draw, "drawing">, means<Skipped::Exhaust, "exhausting">,
                         means<Skipped::Silence, "silencing">, means<Skipped::Blind, "blinding">,
                         means<Skipped::Push, "pushing", "pulling">, means<Skipped::Move, "moving">,
                         means<Skipped::Ready, "readying">, means<Skipped::Destroy, "destroying">,
                         means<Skipped::Gain, "gaining">, means<Skipped::Lose, "losing", "paying">,
                         means<Skipped::Discard, "discarding">, means<Skipped::Return, "returning">,
                         means<Skipped::Mend, "mending">, means<Skipped::Cleanse, "cleansing">>
{
};
struct skippedObject
    : word<"it", "them", "that mercenary", "that enemy", "that ally", "the target", "damage",
          "that damage", "damage to it", "damage to that mercenary", "a card", "one card", "1 card",
          "cards", "one", "1", "loot", "that loot", "it to its owner's hand">
{
};
struct skippedDeed : seq<word<"instead of", "rather than">, skippedVerb, maybe<skippedObject>>
{
};

template <typename... Leaves>
bool isAny(const Effect& effect)
{
    return (std::holds_alternative<Leaves>(effect.node) || ...);
}
bool applies(Status status, const Effect& effect)
{
    const auto* apply = std::get_if<Apply>(&effect.node);
    return apply && apply->doses.size() == 1 && apply->doses.front().status == status;
}

} // namespace

bool isSkipped(Skipped deed, const Effect& effect)
{
    switch (deed) {
    case Skipped::Deal:
        return isAny<Deal, Divide>(effect);
    case Skipped::Heal:
        return isAny<Heal>(effect);
    case Skipped::Draw:
        return isAny<Draw>(effect);
    case Skipped::Exhaust:
        return applies(Status::Exhaust, effect);
    case Skipped::Silence:
        return applies(Status::Silence, effect);
    case Skipped::Blind:
        return applies(Status::Blind, effect);
    case Skipped::Push:
        return isAny<Push>(effect);
    case Skipped::Move:
        return isAny<MoveTiles, MoveTo>(effect);
    case Skipped::Ready:
        return isAny<Ready>(effect);
    case Skipped::Destroy:
        return isAny<Destroy>(effect);
    case Skipped::Gain:
        return isAny<GainLoot>(effect);
    case Skipped::Lose:
        return isAny<LoseLoot>(effect);
    case Skipped::Discard:
        return isAny<Discard>(effect);
    case Skipped::Return:
        return isAny<ReturnToHand>(effect);
    case Skipped::Mend:
        return isAny<Mend>(effect);
    case Skipped::Cleanse:
        break;
    }
    return isAny<Cleanse>(effect);
}

bool insteadOfDoing::read(Input& in, Reading& reading)
{
    return text::read<skippedDeed>(in, reading);
}

} // namespace triptych::seize::grammar
