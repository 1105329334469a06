#pragma once

#include "seize/text/explaining/German.h"

namespace triptych::seize::german {

/// Says an instruction in German. An alternative of the tree without its words does not compile.
struct Saying
{
    Words& words;
    Order order = Order::Main;

    // To mercenaries and tiles: GermanDamage.cpp, GermanDeeds.cpp
    std::string operator()(const Deal&) const;
    std::string operator()(const Divide&) const;
    std::string operator()(const Heal&) const;
    std::string operator()(const Mend&) const;
    std::string operator()(const Cleanse&) const;
    std::string operator()(const Apply&) const;
    std::string operator()(const Remove&) const;
    std::string operator()(const Transfer&) const;
    std::string operator()(const Fog&) const;
    std::string operator()(const Gain&) const;
    std::string operator()(const Reapply&) const;
    std::string operator()(const MoveTiles&) const;
    std::string operator()(const MoveTo&) const;
    std::string operator()(const Push&) const;
    std::string operator()(const Swap&) const;
    std::string operator()(const Upstage&) const;
    std::string operator()(const Ready&) const;
    std::string operator()(const AttackAgain&) const;
    std::string operator()(const GainMovement&) const;
    std::string operator()(const Strike&) const;
    std::string operator()(const Destroy&) const;
    std::string operator()(const Exit&) const;
    std::string operator()(const ReturnToHand&) const;
    std::string operator()(const Prevent&) const;
    std::string operator()(const LoseHealth&) const;

    // To treasures, cards and players: GermanTreasures.cpp, GermanCards.cpp, GermanAllowances.cpp
    std::string operator()(const Strip&) const;
    std::string operator()(const Equip&) const;
    std::string operator()(const TurnTreasures&) const;
    std::string operator()(const Handle&) const;
    std::string operator()(const HandOver&) const;
    std::string operator()(const Draw&) const;
    std::string operator()(const Discard&) const;
    std::string operator()(const Mill&) const;
    std::string operator()(const LoseLoot&) const;
    std::string operator()(const GainLoot&) const;
    std::string operator()(const Look&) const;
    std::string operator()(const LookAtHand&) const;
    std::string operator()(const PickFromHand&) const;
    std::string operator()(const Select&) const;
    std::string operator()(const Fetch&) const;
    std::string ofAnother(const Fetch&, const std::string& what) const;
    std::string operator()(const Show&) const;
    std::string operator()(const Counter&) const;
    std::string operator()(const Allowance&) const;
    std::string operator()(const Fits&) const;

    // In what order, or on whose word: GermanBranches.cpp
    std::string operator()(const Rescue&) const;
    std::string operator()(const Sequence&) const;
    std::string operator()(const May&) const;
    std::string operator()(const IfSo&) const;
    std::string operator()(const Instead&) const;
    std::string operator()(const Unless&) const;
    std::string operator()(const Choose&) const;
    std::string operator()(const FlipCoin&) const;
    std::string operator()(const Delayed&) const;
    std::string operator()(const Watch&) const;
    std::string operator()(const RollDie&) const;
    std::string operator()(const Flips&) const;
    std::string operator()(const Duel&) const;
    std::string operator()(const AlterAttack&) const;
    std::string operator()(const Retarget&) const;
    std::string operator()(const Mark&) const;
    std::string operator()(const Trap&) const;
    std::string operator()(const ForEach&) const;
    std::string operator()(const Turns&) const;
};

std::string say(const Effect&, Words&, Order);
std::string whole(const Effect&, Words&); ///< A sentence of its own, as after a colon.

inline const Verb becomes { "wird", "werden" };

inline std::string_view its(const Nominal& player)
{
    return player.possessive();
}

} // namespace triptych::seize::german
