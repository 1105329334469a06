#pragma once

#include "seize/text/GrammarInstructions.h"

// What says when, whether or by whose word something is done: "you may", "if", "choose one", "otherwise".
// Compiled in GrammarBranches.cpp; GrammarSentences.cpp joins it to what stands before it.
namespace triptych::seize::grammar {

/// "you may draw 1", "choose one: ...", "if ..., draw 2 instead" -> Effect
struct branch : elsewhere<branch>
{
    static bool read(Input&, Reading&);
};
/// "place a trap on target empty tile: exhaust it" -> Effect
struct trapLaid : elsewhere<trapLaid>
{
    static bool read(Input&, Reading&);
};

/// "unless <somebody does that>": who does it is in the deed.
std::optional<Effect> unless(Effect price, Effect effect);

/// "If ..., deal 5 instead" says a number alone: until joinedUp knows of what, it is drawn by nobody.
inline constexpr std::uint8_t numberAlone = 0xFF;
inline Who onlyANumber()
{
    Who nobody;
    nobody.slot = numberAlone;
    return nobody;
}

/// Which deed the number alone is of: its verb, and of damage its kind where that is said.
enum class NumberOf : std::uint8_t { Deal, Heal, Draw, Apply };
struct instruction : any<allowedNow, playerDeed, order, statement>
{
    static constexpr std::string_view expected
        = "an instruction (deal, draw, apply, heal, target mercenary gains, ...)";
};
struct later : any<means<Delayed::When::StartOfYourNextTurn, "at the start of your next turn",
                       "at the beginning of your next turn", "at start of your next turn">,
                   means<Delayed::When::EndOfTurn, "at the end of the turn",
                       "at the end of this turn", "at the end of turn", "at end of turn">>
{
};

} // namespace triptych::seize::grammar
