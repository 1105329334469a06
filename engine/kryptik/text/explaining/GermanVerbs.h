#pragma once

#include "kryptik/text/explaining/German.h"

namespace triptych::kryptik::german {

/// Says an instruction in German. An alternative of the tree without its words does not compile.
struct Saying
{
    Order order = Order::Main;

    // What is done to cards: GermanVerbs.cpp
    std::string operator()(const Draw&) const;
    std::string operator()(const Discard&) const;
    std::string operator()(const Probe&) const;
    std::string operator()(const Plunder&) const;
    std::string operator()(const Destroy&) const;
    std::string operator()(const Abolish&) const;
    std::string operator()(const Sacrifice&) const;
    std::string operator()(const Damage&) const;
    std::string operator()(const Engage&) const;
    std::string operator()(const Disengage&) const;
    std::string operator()(const MakeWeary&) const;
    std::string operator()(const GainControl&) const;
    std::string operator()(const Counter&) const;
    std::string operator()(const Attach&) const;
    std::string operator()(const Detach&) const;
    std::string operator()(const Move&) const;
    std::string operator()(const Shuffle&) const;
    std::string operator()(const ShuffleIn&) const;
    std::string operator()(const RemoveDamage&) const;
    std::string operator()(const LeaveCombat&) const;
    std::string operator()(const Exchange&) const;
    std::string operator()(const Fight&) const;

    // The deck and what is hidden: GermanSearching.cpp
    std::string operator()(const Search&) const;
    std::string operator()(const LookAt&) const;
    std::string operator()(const BarYear&) const;
    std::string operator()(const LookAtRow&) const;
    std::string operator()(const LookAtDeck&) const;
    std::string operator()(const LookAtHand&) const;
    std::string operator()(const RearrangeRow&) const;
    std::string operator()(const DestroyYear&) const;
    std::string operator()(const Reveal&) const;
    std::string operator()(const LookAndPick&) const;
    std::string operator()(const PickFromHand&) const;

    // What is so while something lasts: GermanStatements.cpp
    std::string operator()(const Modify&) const;
    std::string operator()(const Gain&) const;
    std::string operator()(const Lose&) const;
    std::string operator()(const Allow&) const;
    std::string operator()(const Switch&) const;
    std::string operator()(const PreventNext&) const;
    std::string operator()(const PreventAll&) const;
    std::string operator()(const Redirect&) const;
    std::string operator()(const Become&) const;
    std::string operator()(const SetStats&) const;
    std::string operator()(const Lessen&) const;
    std::string operator()(const EntersEngaged&) const;
    std::string operator()(const EntersWith&) const;
    std::string operator()(const Instead&) const;

    // What players may do, and what they are given: GermanAllowing.cpp
    std::string operator()(const Forbid&) const;
    std::string operator()(const CostChange&) const;
    std::string operator()(const CastFromLimbo&) const;
    std::string operator()(const CastFrom&) const;
    std::string operator()(const CastFree&) const;
    std::string operator()(const HandSize&) const;
    std::string operator()(const CastOnly&) const;
    std::string operator()(const NotCountered&) const;
    std::string operator()(const MoreSoul&) const;
    std::string operator()(const SeeTop&) const;
    std::string operator()(const AddEnergy&) const;
    std::string operator()(const ChooseNumber&) const;
    std::string operator()(const WinLose&) const;
    std::string operator()(const Pay&) const;
    std::string operator()(const Name&) const;
    std::string operator()(const NamePlayer&) const;
    std::string operator()(const Grant&) const;
    std::string operator()(const Watch&) const;

    // Counters, and what departs from the course of the rules: GermanExceptions.cpp
    std::string operator()(const PutCounters&) const;
    std::string operator()(const TakeCounters&) const;
    std::string operator()(const MoveCounters&) const;
    std::string operator()(const Skip&) const;
    std::string operator()(const Extra&) const;
    std::string operator()(const Toll&) const;
    std::string operator()(const Increase&) const;
    std::string operator()(const MoreDamage&) const;
    std::string operator()(const NoLimbo&) const;
    std::string operator()(const DrawPhase&) const;
    std::string operator()(const RevealUntil&) const;
    std::string operator()(const CastFor&) const;

    // What changes what a card counts as, and casting from elsewhere: GermanChanges.cpp
    std::string operator()(const ChooseFaction&) const;
    std::string operator()(const ChooseName&) const;
    std::string operator()(const BecomeFaction&) const;
    std::string operator()(const BecomeCopy&) const;
    std::string operator()(const MayCast&) const;
    std::string operator()(const UseYear&) const;
    std::string operator()(const ChangeCast&) const;
    std::string operator()(const Triggering&) const;
    std::string operator()(const YearFate&) const;

    // In what order, or on whose word: GermanBranches.cpp
    std::string operator()(const Chance&) const;
    std::string operator()(const Sequence&) const;
    std::string operator()(const As&) const;
    std::string operator()(const Either&) const;
    std::string operator()(const May&) const;
    std::string operator()(const IfSo&) const;
    std::string operator()(const Choose&) const;
    std::string operator()(const Delayed&) const;
    std::string operator()(const Unless&) const;
    std::string operator()(const Unable&) const;
};

} // namespace triptych::kryptik::german
