#pragma once

#include "kryptik/tree/Effect.h"

#include <string>

// What each verb does, in plain words, one function each; Explain.cpp joins them.
namespace triptych::kryptik::plainly {

std::string plain(const Effect&); ///< Explain.cpp

// What is done to cards: ExplainVerbs.cpp
std::string said(const Draw&);
std::string said(const Discard&);
std::string said(const Probe&);
std::string said(const Plunder&);
std::string said(const Destroy&);
std::string said(const Abolish&);
std::string said(const Sacrifice&);
std::string said(const Damage&);
std::string said(const Engage&);
std::string said(const Disengage&);
std::string said(const MakeWeary&);
std::string said(const Counter&);
std::string said(const Attach&);
std::string said(const Detach&);
std::string said(const Move&);
std::string said(const Shuffle&);
std::string said(const ShuffleIn&);
std::string said(const DestroyYear&);
std::string said(const AddEnergy&);
std::string said(const ChooseNumber&);
std::string said(const CastFree&);
std::string said(const WinLose&);
std::string said(const Pay&);
std::string said(const Name&);
std::string said(const NamePlayer&);
std::string said(const Fight&);
std::string said(const RemoveDamage&);
std::string said(const LeaveCombat&);
std::string said(const Exchange&);
// Searching, looking and showing: ExplainLooking.cpp
std::string said(const Search&);
std::string said(const LookAt&);
std::string said(const BarYear&);
std::string said(const LookAtRow&);
std::string said(const LookAtDeck&);
std::string said(const RearrangeRow&);
std::string said(const Reveal&);
std::string said(const LookAndPick&);
std::string said(const PickFromHand&);
std::string said(const LookAtHand&);
std::string said(const SeeTop&);
// What is so for a while or for good: ExplainStatements.cpp
std::string said(const Modify&);
std::string said(const Gain&);
std::string said(const Lose&);
std::string said(const GainControl&);
std::string said(const Allow&);
std::string said(const PreventNext&);
std::string said(const Switch&);
std::string said(const PreventAll&);
std::string said(const CastOnly&);
std::string said(const NotCountered&);
std::string said(const Forbid&);
std::string said(const CostChange&);
std::string said(const CastFromLimbo&);
std::string said(const EntersEngaged&);
std::string said(const Instead&);
std::string said(const SetStats&);
std::string said(const Lessen&);
std::string said(const HandSize&);
std::string said(const Become&);
std::string said(const MoreSoul&);
std::string said(const Redirect&);
std::string said(const CastFrom&);
std::string said(const Grant&);
std::string said(const Watch&);
// What joins deeds: ExplainBranches.cpp
std::string said(const Chance&);
std::string said(const Unable&);
std::string said(const Sequence&);
std::string said(const As&);
std::string said(const Either&);
std::string said(const May&);
std::string said(const IfSo&);
std::string said(const Unless&);
std::string said(const Choose&);
std::string said(const Delayed&);
// Counters, and what departs from the course of the rules: ExplainExceptions.cpp
std::string said(const PutCounters&);
std::string said(const TakeCounters&);
std::string said(const MoveCounters&);
std::string said(const EntersWith&);
std::string said(const Skip&);
std::string said(const Extra&);
std::string said(const Toll&);
std::string said(const Increase&);
std::string said(const MoreDamage&);
std::string said(const NoLimbo&);
std::string said(const DrawPhase&);
std::string said(const RevealUntil&);
std::string said(const CastFor&);
// What changes what a card counts as, and casting from elsewhere: ExplainChanges.cpp
std::string said(const ChooseFaction&);
std::string said(const ChooseName&);
std::string said(const BecomeFaction&, std::string_view howLong);
std::string said(const BecomeCopy&, std::string_view howLong);
std::string said(const MayCast&, std::string_view howLong);
std::string said(const UseYear&);
std::string said(const ChangeCast&);
std::string said(const Triggering&);
std::string said(const YearFate&);

} // namespace triptych::kryptik::plainly
