#pragma once

#include "kryptik/text/grammar/GrammarNouns.h"

// Conditions (9.2) and what a triggered ability waits for (9.3). Compiled in GrammarConditions.cpp,
// GrammarHoldings.cpp and GrammarStanding.cpp.
namespace triptych::kryptik::grammar {

/// After "As long as" or "If": "you control a Human citizen" -> Condition
struct condition : elsewhere<condition>
{
    static bool read(Input&, Reading&);
};
/// How many there are, and how one number compares to another: "there are 4 or more citizens on the island",
/// "no citizens are engaged", "this's attack is greater than its defense" -> Condition
struct howMany : elsewhere<howMany>
{
    static bool read(Input&, Reading&);
};
/// "you plundered this turn", "it is your 2nd phase", "each player controls a citizen" -> Condition
struct happenings : elsewhere<happenings>
{
    static bool read(Input&, Reading&);
};
/// Of each of several players: "who plundered this turn", "who did not activate an ability this turn" -> Condition
struct whoseHappening : elsewhere<whoseHappening>
{
    static bool read(Input&, Reading&);
};
/// "during your 2nd phase", "in the draw phase": a part of a turn that is a condition -> Condition
struct duringPhase : elsewhere<duringPhase>
{
    static bool read(Input&, Reading&);
};
/// "this has 3 or more hour counters on it", "there are no +1/+1 counters on it" -> Condition
struct hasCounters : elsewhere<hasCounters>
{
    static bool read(Input&, Reading&);
};
/// What players have: "you control a Human citizen", "you have more cards in hand than each opponent" -> Condition
struct whatIsHeld : elsewhere<whatIsHeld>
{
    static bool read(Input&, Reading&);
};
/// "you have exactly 3 cards in your hand" -> Condition
struct exactlyHeld : elsewhere<exactlyHeld>
{
    static bool read(Input&, Reading&);
};
/// "who controls no citizens", "who has more cards in hand than you" -> Condition
struct heldByWhose : elsewhere<heldByWhose>
{
    static bool read(Input&, Reading&);
};
/// "this is engaged", "it died", "it is your turn" -> Condition
struct howItStands : elsewhere<howItStands>
{
    static bool read(Input&, Reading&);
};
/// Of several cards that were named: "2 or more of them are Human citizens", "a spell card was put there this way"
/// -> Condition
struct thoseAre : elsewhere<thoseAre>
{
    static bool read(Input&, Reading&);
};
/// Of each of several players: "who controls no citizens", "who attacked this turn" -> Condition
struct whoseCondition : elsewhere<whoseCondition>
{
    static bool read(Input&, Reading&);
};
/// "Enter;", "Whenever this attacks,", "At the end of turn," -> Trigger
struct trigger : elsewhere<trigger>
{
    static bool read(Input&, Reading&);
};

/// "At the start of your turn," -> Trigger
struct moment : elsewhere<moment>
{
    static bool read(Input&, Reading&);
};

/// "Whenever a citizen you control dies this turn," -> Trigger
struct watchedTrigger : elsewhere<watchedTrigger>
{
    static bool read(Input&, Reading&);
};

/// "If it dies this turn,", "whenever that citizen deals damage this turn," -> Trigger, of what is meant
struct itsTrigger : elsewhere<itsTrigger>
{
    static bool read(Input&, Reading&);
};

/// "When target citizen attacks this turn," -> Effect, a Watch that does nothing yet
struct aimedTrigger : elsewhere<aimedTrigger>
{
    static bool read(Input&, Reading&);
};

/// "Whenever an opponent casts a spell," of more than this turn -> Trigger
struct laterTrigger : elsewhere<laterTrigger>
{
    static bool read(Input&, Reading&);
};

// ---------------------------------------------------------------- How many

/// "citizens", "spell cards" -> Filter
struct onIslandSeveral : describedPlural
{
    static std::optional<Filter> build(Found& found)
    {
        Counted counted = found.take<Counted>();
        return counted.place == Place {} ? std::optional(std::move(counted.filter)) : std::nullopt;
    }
};
struct how : any<means<Bound::How::AtLeast, "or more", "or greater", "or higher">,
                 means<Bound::How::AtMost, "or fewer", "or less", "or lower">>
{
};
/// "3 or more", "no"
struct howManyIs
    : any<seq<digits, how>, seq<means<Bound::How::AtLeast, "at least">, digits>,
          seq<means<Bound::How::AtMost, "at most", "no more than">, digits>,
          seq<means<Flag::Next, "fewer than">, digits>, seq<means<Flag::Has, "more than">, digits>,
          means<0, "no">, pegtl::at<word<"a", "an", "another">>>
{
};
struct orMoreWords : word<"or more">
{
};
/// Of each of several players: "who controls more citizens than you", "who did not attack this turn"
struct whoWord : means<Side::They, "who", "that">
{
};
/// The condition of such a kind.
Condition askedOf(Condition::Kind, int number, Filter = {});

} // namespace triptych::kryptik::grammar
