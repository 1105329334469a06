#include "kryptik/text/language/Phrasebook.h"

#include "kryptik/text/language/Language.h"

#include <array>

namespace triptych::kryptik {
namespace {

/// What is done in the game, and what people say for it; also what they say for what is not done in it.
constexpr std::array<std::string_view, 51> deedsSaid { "draw", "discard mill throw toss",
    "destroy kill slay annihilate obliterate", "abolish exile banish", "sacrifice",
    "return bounce bring", "deal inflict cause", "prevent", "counter negate cancel stop",
    "copy duplicate", "engage tap exhaust", "disengage untap ready", "attack", "block", "cast",
    "play", "search tutor", "shuffle", "reveal show display", "look peek", "plunder", "probe scry",
    "add produce generate", "put place drop lay", "attach", "detach", "remove", "get gain receive",
    "lose", "double", "exchange swap switch", "choose pick select", "pay spend", "activate",
    "become turn", "move", "take steal", "die", "enter", "leave", "win", "fight", "skip",
    "rearrange", "heal", "keep", "redirect", "trigger", "resolve", "cost", "create" };

} // namespace

const text::Vocabulary& vocabulary()
{
    static const text::Vocabulary all(
        { languageExamples(), phrasesOfCitizens(), phrasesOfSpells() }, deedsSaid);
    return all;
}

} // namespace triptych::kryptik
