#pragma once

#include "kryptik/text/printing/Spoken.h"
#include "kryptik/tree/Effect.h"

#include <string>
#include <string_view>

// The verbs of the printed language in their normal form, one function each: deeds in PrintVerbs.cpp, what is so
// in PrintStatements.cpp. Print.cpp joins them.
namespace triptych::kryptik::verbs {

/// How one part of a sentence is printed: with or without its subject and "until end of turn".
struct Style
{
    bool goesOn = false; ///< "..., then discards 1 card": the subject was said before.
    bool saysHowLong = true;
    bool offered = false; ///< "target opponent may discard 1 card": no third person.
};

/// " until end of turn", or nothing.
std::string_view until(Duration, Style, bool several = false);
/// Of what it is said of: one or several.
template <typename Said>
std::string_view untilOf(const Said& e, Style style)
{
    return until(e.duration, style, isPlural(e.what));
}
/// "draw", "target opponent draws", or only "draws".
std::string verb(const Who&, std::string_view base, std::string_view third, Style);
std::string_view own(const Who&); ///< "your", "their"
/// "this gets", "they get", or only "get".
std::string saying(const Thing&, std::string_view one, std::string_view many, Style);
std::string cardsOf(const Amount&); ///< "2 cards for each citizen"

std::string printed(const Discard&, Style);
std::string printed(const Plunder&, Style);
std::string printed(const Damage&);
std::string printed(const Modify&, Style);
std::string printed(const Gain&, Style);
std::string printed(const Lose&, Style);
std::string printed(const Allow&, Style);
std::string printed(const Move&);
std::string printed(const Search&);
std::string printed(const LookAtDeck&);
std::string printed(const Reveal&, Style);
std::string printed(const WinLose&, Style);
std::string printed(const Forbid&, Style);
std::string printed(const LookAndPick&);
std::string printed(const PickFromHand&);
std::string printed(const ShuffleIn&, Style);
std::string printed(const CostChange&);
std::string printed(const Instead&);
std::string printed(const SetStats&);
std::string printed(const Lessen&);
std::string printed(const HandSize&);
std::string printed(const Become&);
std::string printed(const MoreSoul&);
std::string printed(const CastFrom&);
std::string printed(const SeeTop&);
// Counters, and what departs from the course of the rules: PrintExceptions.cpp
std::string printed(const PutCounters&);
std::string printed(const TakeCounters&);
std::string printed(const MoveCounters&);
std::string printed(const EntersWith&);
std::string printed(const Skip&, Style);
std::string printed(const Extra&, Style);
std::string printed(const Toll&);
std::string printed(const Increase&);
std::string printed(const MoreDamage&);
std::string printed(const NoLimbo&);
std::string printed(const DrawPhase&);
std::string printed(const RevealUntil&);
std::string printed(const CastFor&);
std::string printed(const CastFromLimbo&);
std::string printed(const NotCountered&);
// What changes what a card counts as, and casting from elsewhere: PrintChanges.cpp
std::string printed(const BecomeFaction&, Style);
std::string printed(const BecomeCopy&);
std::string printed(const MayCast&);
std::string printed(const UseYear&);
std::string printed(const ChangeCast&);
std::string printed(const Triggering&);
std::string printed(const YearFate&);
std::string printed(const BarYear&);
// What joins them: PrintBranches.cpp
std::string print(const Sequence&);
std::string print(const Choose&);
std::string print(const Chance&);
std::string print(const Delayed&);
std::string print(const As&, Style);
std::string print(const Unable&);
std::string print(const Either&);
std::string print(const May&);
std::string print(const Unless&);
std::string print(const IfSo&);

std::string words(const Effect&); ///< Print.cpp
std::string part(const Effect&, Style);

} // namespace triptych::kryptik::verbs
