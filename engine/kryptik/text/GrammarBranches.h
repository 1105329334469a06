#pragma once

#include "kryptik/text/GrammarInstructions.h"

// A part of a sentence, which may depend on a condition, an offer or a moment. Compiled in GrammarBranches.cpp and
// GrammarQualified.cpp; GrammarSentences.cpp joins them.
namespace triptych::kryptik::grammar {

/// "draw 1 card", "you may draw 1 card", "if you control a Human citizen, draw 1 card" -> Effect
struct link : elsewhere<link>
{
    static bool read(Input&, Reading&);
};
/// "draw 1 card if you control a Human citizen", "draw 1 card at the start of your next turn" -> Effect
struct qualified : elsewhere<qualified>
{
    static bool read(Input&, Reading&);
};

struct instruction : any<keeping, picking, command, deed, statement>
{
    static constexpr std::string_view expected
        = "an instruction (draw, destroy, deal, target citizen gets, ...)";
};
/// ". Otherwise, ...": what is done when the condition or the offer before it came to nothing.
struct otherwise : seq<stop, word<"otherwise">, maybe<comma>, sentence>
{
    static Otherwise build(Found& found) { return { { found.take<Effect>() } }; }
};
inline std::vector<Effect> takeOtherwise(Found& found)
{
    return found.take<Otherwise>().effect;
}
/// "Target opponent may discard 1 card. If they do, draw 1 card."
struct ifTheyDo
    : seq<stop, word<"if they do", "if that player does", "if that opponent does">, comma, sentence>
{
    static OffersThen build(Found& found) { return { { found.take<Effect>() } }; }
};
/// "you may sacrifice a citizen. If you do, draw 2 cards": whoever could not do it does not draw.
struct ifYouDo : seq<means<Joint::IfDone, ".">, word<"if you do">, comma, sentence>
{
};
struct later
    : any<means<Delayed::When::StartOfYourNextTurn, "at the start of your next turn",
              "at the beginning of your next turn">,
          means<Delayed::When::StartOfNextTurn, "at the start of the next turn",
              "at the beginning of the next turn">,
          means<Delayed::When::EndOfYourNextTurn, "at the end of your next turn">,
          means<Delayed::When::NextCombat, "at the beginning of the next combat",
              "at the beginning of the next combat phase", "at the start of the next combat">,
          means<Delayed::When::StartOfItsNextTurn, "at the start of its controller's next turn",
              "at the beginning of its controller's next turn",
              "at the start of that citizen's controller's next turn">,
          means<Delayed::When::ThisLeaves, "when this leaves the island",
              "when this citizen leaves the island">,
          means<Delayed::When::EndOfTurn, "at the end of this turn", "at the end of the turn",
              "at the end of turn", "at end of turn">,
          means<Delayed::When::EndOfCombat, "at the end of this combat", "at the end of combat",
              "at end of combat">>
{
};
inline Effect takeJoined(Found& found)
{
    std::vector<Effect> parts = found.takeAll<Effect>();
    return joined(std::move(parts), found.takeAll<Joint>());
}

} // namespace triptych::kryptik::grammar
