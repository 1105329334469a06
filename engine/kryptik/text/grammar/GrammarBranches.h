#pragma once

#include "kryptik/text/grammar/GrammarInstructions.h"

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

struct instruction : any<keeping, picking, pickingSome, command, deed, statement>
{
    static constexpr std::string_view expected
        = "an instruction (draw, destroy, deal, target citizen gets, ...)";
};
/// "if you have not", "if it was": what was just asked is said again in short, and that it is not so.
struct whoIsOrNot : word<"if you", "if they", "if it", "if this", "if this citizen",
                        "if that player", "if that opponent", "if an opponent", "if your opponent",
                        "if that citizen", "if that card", "if that spell", "if that", "if there">
{
};
struct notSo : any<seq<whoIsOrNot,
                       means<Flag::Negated, "do not", "did not", "have not", "has not", "does not",
                           "are not", "is not", "were not", "was not">>,
                   means<Flag::Negated, "if none did", "if none do", "if none does", "if none has",
                       "if none have", "if none is", "if none are", "if none was", "if none were">>
{
};
/// The same of what was asked to be not so.
struct itIsSo : seq<whoIsOrNot, word<"did", "have", "has", "are", "is", "were", "was">>
{
};
struct notSoInShort : seq<any<notSo, itIsSo>, maybe<word<"so">>, pegtl::at<comma>>
{
    static Otherwise build(Found& found)
    {
        const bool no = found.says(Flag::Negated);
        return { {}, false, no ? Otherwise::Said::No : Otherwise::Said::Yes };
    }
};
/// ". Otherwise, ...": what is done when the condition or the offer before it came to nothing.
struct otherwise : seq<stop, any<word<"otherwise">, notSoInShort>, maybe<comma>, sentence>
{
    static Otherwise build(Found& found)
    {
        auto made = found.take<Otherwise>();
        made.effect.push_back(found.take<Effect>());
        return made;
    }
};
inline std::vector<Effect> takeOtherwise(Found& found)
{
    return found.take<Otherwise>().effect;
}
/// Behind a condition: what was asked to be so is said not to be, and the other way round.
inline bool isContrary(const Otherwise& said, const Condition& asked)
{
    using Kind = Condition::Kind;
    const bool none = asked.kind == Kind::YouControlNo;
    const bool no = asked.negated || asked.kind == Kind::NotYourTurn;
    return said.said == Otherwise::Said::Fully
        || (said.said == Otherwise::Said::Yes ? no || none : !no);
}
/// Behind an offer: "if they do not". "If you have not" goes back to what was asked before the offer.
struct declined
    : seq<stop,
          any<word<"otherwise">, seq<whoIsOrNot, word<"do not", "does not">, pegtl::at<comma>>>,
          maybe<comma>, sentence>
{
    static Otherwise build(Found& found) { return { { found.take<Effect>() } }; }
};
struct whoPaid : word<"if they", "if that player", "if that opponent", "if its controller",
                     "if that spell's controller", "if that citizen's controller">
{
};
struct theCost : maybe<word<"it", "for it", "this cost", "that cost">>
{
};
/// "Target opponent may discard 1 card. If they do, draw 1 card."
struct ifTheyDo
    : any<seq<stop, word<"if they do", "if that player does", "if that opponent does">, comma,
              sentence>,
          seq<stop, whoPaid, means<Flag::ByThem, "pay", "pays", "paid">, theCost, comma, sentence>>
{
    static OffersThen build(Found& found)
    {
        const bool paid = found.says(Flag::ByThem);
        return { { found.take<Effect>() }, paid };
    }
};
/// "... unless you pay {2}. If you do, draw 1 card": if that was paid, and not if it was done.
struct ifYouDidIt
    : any<seq<stop, word<"if you do", "if you did">, comma, sentence>,
          seq<stop, word<"if you">, means<Flag::ByThem, "pay", "paid">, theCost, comma, sentence>>
{
    static OffersThen build(Found& found)
    {
        const bool paid = found.says(Flag::ByThem);
        return { { found.take<Effect>() }, paid, true };
    }
};
/// "If they do not pay, ..."
struct ifNotPaid : seq<stop, any<whoPaid, word<"if you">>,
                       word<"do not pay", "does not pay", "did not pay">, theCost, comma, sentence>
{
    static Otherwise build(Found& found) { return { { found.take<Effect>() }, true }; }
};
/// Whether it can be said of it that somebody pays.
bool isPayment(const std::vector<Effect>& deed);
/// "you may sacrifice a citizen. If you do, draw 2 cards": whoever could not do it does not draw.
struct ifYouDo : seq<means<Joint::IfDone, ".">,
                     any<word<"if you do", "if you did">,
                         seq<word<"if you">, means<Flag::ByThem, "pay", "paid">, theCost>>,
                     comma, sentence>
{
};
struct later
    : any<means<Delayed::When::StartOfYourNextTurn, "at the start of your next turn",
              "at the beginning of your next turn">,
          means<Delayed::When::StartOfNextTurn, "at the start of the next turn",
              "at the beginning of the next turn">,
          means<Delayed::When::EndOfYourNextTurn, "at the end of your next turn">,
          means<Delayed::When::EndOfNextTurn, "at the end of the next turn">,
          means<Delayed::When::YourNextCombat, "at the beginning of your next combat phase",
              "at the beginning of your next combat", "at the start of your next combat phase",
              "at the start of your next combat">,
          means<Delayed::When::YourNextSecond, "at the start of your next 2nd phase",
              "at the beginning of your next 2nd phase", "at the start of your next second phase",
              "at the beginning of your next second phase">,
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
/// "You may draw 1 card if you control an Elf": where it is not so nobody is asked (10.3).
inline bool isAskedFirst(const Effect& effect)
{
    const auto* so = std::get_if<IfSo>(&effect.node);
    return so && so->otherwise.empty() && so->each.kind == Who::Kind::You;
}
inline void offerIfSo(Effect& effect)
{
    auto& so = std::get<IfSo>(effect.node);
    so.effect = { Effect { May { {}, std::move(so.effect), {}, {} } } };
}
inline Effect takeJoined(Found& found)
{
    std::vector<Effect> parts = found.takeAll<Effect>();
    return joined(std::move(parts), found.takeAll<Joint>());
}

} // namespace triptych::kryptik::grammar
