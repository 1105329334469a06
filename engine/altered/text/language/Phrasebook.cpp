#include "altered/text/language/Phrasebook.h"

#include "altered/text/language/Language.h"

#include <array>

namespace triptych::altered {
namespace {

/// What is done in the game, and what people say for it; also what they say for what is not done in it.
constexpr std::array<std::string_view, 53> deedsSaid { "draw", "discard throw mill", "sacrifice",
    "create make summon", "return bring bounce", "send", "put place drop lay", "exhaust tap",
    "ready untap", "gain get receive acquire", "lose", "play cast", "roll", "reroll", "resupply",
    "sabotage", "move shift go", "choose pick select", "reveal show display", "look peek",
    "pay spend", "exchange swap", "switch", "take", "activate", "complete", "join", "leave",
    "augment", "double", "remove", "rush", "ascend", "sap", "give", "shuffle", "search", "ignore",
    "repeat", "increase", "reduce", "destroy kill", "copy", "exile", "fight", "pass", "win",
    "distribute", "become", "steal", "cost", "lift", "attack" };

} // namespace

const text::Vocabulary& vocabulary()
{
    static const text::Vocabulary all(
        { languageExamples(), phrasesOfCharacters(), phrasesOfOthers() }, deedsSaid);
    return all;
}

} // namespace triptych::altered
