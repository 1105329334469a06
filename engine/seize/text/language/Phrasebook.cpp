#include "seize/text/language/Phrasebook.h"

#include "seize/text/language/Language.h"

#include <array>

namespace triptych::seize {
namespace {

/// What is done in the game, and what people say for it; also what they say for what is not done in it.
constexpr std::array<std::string_view, 63> deedsSaid { "draw", "discard throw mill",
    "destroy kill slay", "exhaust tap tire", "ready untap", "deal inflict cause",
    "heal restore patch regain recover", "mend", "gain get receive", "lose", "move shift walk step",
    "push", "pull", "swap exchange", "switch", "equip", "unequip", "play cast",
    "counter cancel negate stop", "attack strike", "hit", "plunder", "acquire buy",
    "return bring bounce", "put place apply drop lay", "remove", "cleanse", "prevent", "flip toss",
    "win", "choose pick select", "look peek", "reveal show", "shuffle", "search", "take steal",
    "copy", "silence", "blind", "enter", "leave", "exit", "double", "reduce", "increase", "ignore",
    "make", "upstage", "pay spend", "skip", "redirect", "fight", "roll", "reapply", "distribute",
    "redistribute", "keep", "cost", "die", "teleport", "summon", "mark", "sacrifice" };

} // namespace

const text::Vocabulary& vocabulary()
{
    static const text::Vocabulary all(
        { languageExamples(), phrasesOfMercenaries(), phrasesOfGoods(), phrasesOfAbilities() },
        deedsSaid);
    return all;
}

} // namespace triptych::seize
