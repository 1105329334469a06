#pragma once

#include "altered/text/explaining/German.h"

namespace triptych::altered::german {

/// Says an instruction in German. An alternative of the tree without its words does not compile.
struct Saying
{
    Order order = Order::Main;

    // To cards: GermanVerbs.cpp
    std::string operator()(const Draw&) const;
    std::string operator()(const Discard&) const;
    std::string operator()(const Sacrifice&) const;
    std::string operator()(const Move&) const;
    std::string operator()(const Resupply&) const;
    std::string operator()(const Sabotage&) const;
    std::string operator()(const Exhaust&) const;
    std::string operator()(const Ready&) const;
    std::string operator()(const Exchange&) const;
    std::string operator()(const Reveal&) const;
    std::string operator()(const LookAt&) const;
    std::string operator()(const Shuffle&) const;
    std::string operator()(const Declare&) const;
    std::string operator()(const DeclareExpedition&) const;
    std::string operator()(const RevealUntil&) const;
    std::string operator()(const ChooseNumber&) const;
    std::string operator()(const Reroll&) const;
    std::string operator()(const DeclarePlayer&) const;
    std::string operator()(const TakeControl&) const;
    std::string operator()(const Create&) const;

    // Counters, statuses, abilities: GermanGains.cpp
    std::string operator()(const Gain&) const;
    std::string operator()(const Remove&) const;
    std::string operator()(const Distribute&) const;
    std::string operator()(const MoveCounters&) const;
    std::string operator()(const ExchangeBoosts&) const;
    std::string operator()(const DoubleBoosts&) const;
    std::string operator()(const Augment&) const;
    std::string operator()(const ActivateAbilities&) const;
    std::string operator()(const Complete&) const;

    // Expeditions, playing, turns, dice: GermanPlaying.cpp
    std::string operator()(const MoveExpedition&) const;
    std::string operator()(const PutMarker&) const;
    std::string operator()(const Ascend&) const;
    std::string operator()(const CantMove&) const;
    std::string operator()(const SwitchExpeditions&) const;
    std::string operator()(const Defect&) const;
    std::string operator()(const Pay&) const;
    std::string operator()(const Play&) const;
    std::string operator()(const Next&) const;
    std::string operator()(const AfterYou&) const;
    std::string operator()(const Pass&) const;
    std::string operator()(const PlayAnotherTurn&) const;
    std::string operator()(const BecomeFirst&) const;
    std::string operator()(const WinGame&) const;
    std::string operator()(const Roll&) const;
    std::string operator()(const ChangeResult&) const;
    std::string operator()(const ReduceMyCost&) const;
    std::string operator()(const OnlyTarget&) const;
    std::string operator()(const StatedFor&) const;

    // In what order, whether, how often: GermanBranches.cpp
    std::string operator()(const Sequence&) const;
    std::string operator()(const May&) const;
    std::string operator()(const altered::If&) const;
    std::string operator()(const Where&) const;
    std::string operator()(const Choose&) const;
    std::string chosen(const Choose&, const Nominal& by) const;
    std::string operator()(const ResultTable&) const;
    std::string operator()(const Repeat&) const;
    std::string operator()(const ForEach&) const;
    std::string operator()(const Delayed&) const;
    std::string operator()(const NextTime&) const;
};

/// A sentence that begins with a clause of its own: after "dann" it stands between commas.
inline std::string fronted(Order order, const std::string& sentence)
{
    return (order == Order::Inverted ? ", " : "") + sentence;
}

/// A passive statement in German.
struct Stating
{
    Order order = Order::Main;

    std::string operator()(const Are&) const;
    std::string operator()(const Costs&) const;
    std::string operator()(const MayPlay&) const;
    std::string operator()(const CantBePlayed&) const;
    std::string operator()(const StatisticsAre&) const;
    std::string operator()(const TerrainsAre&) const;
    std::string operator()(const DefendersIgnored&) const;
    std::string operator()(const Replace&) const;
    std::string operator()(const CantActivate&) const;
    std::string operator()(const CantGain&) const;
    std::string operator()(const CantBe&) const;
    std::string operator()(const Limit&) const;
    std::string operator()(const NotCounted&) const;
    std::string operator()(const KeepMore&) const;
    std::string operator()(const StayExhausted&) const;
    std::string operator()(const EnterPlay&) const;
    std::string operator()(const CantDo&) const;
    std::string operator()(const BeyondMaximum&) const;
    std::string operator()(const MorningChange&) const;
    std::string operator()(const IgnoreMyAbilities&) const;
    std::string operator()(const BeginWith&) const;
    std::string operator()(const MayGainAgain&) const;
    std::string operator()(const AlsoConsidered&) const;
    std::string operator()(const StatedEffect&) const;
    std::string operator()(const CantLose&) const;
    std::string operator()(const BaseStatisticsAre&) const;
    std::string operator()(const ExpeditionStatistics&) const;
    std::string operator()(const NotInSums&) const;
};

} // namespace triptych::altered::german
