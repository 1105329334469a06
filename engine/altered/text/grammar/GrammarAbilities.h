#pragma once

#include "altered/text/grammar/GrammarInstructions.h"

// Whole abilities: Reactions (GrammarReactions.cpp), passive abilities and what is said of how a card is
// played (GrammarPassives.cpp). Parse.cpp says where each of them can stand.
namespace triptych::altered::grammar {

/// "When you play a Spell - Draw a card", "{J} [Resupply]" -> Ability
struct reaction : elsewhere<reaction>
{
    static bool read(Input&, Reading&);
};
/// "If I'm in {V}, I'm [Seasoned]", "During Dusk, I'm [Gigantic]" -> Ability
struct conditionFirst : elsewhere<conditionFirst>
{
    static bool read(Input&, Reading&);
};
/// "I'm [Seasoned] while I'm in {V}" -> Ability
struct passive : elsewhere<passive>
{
    static bool read(Input&, Reading&);
};
/// "When you control three Robots - Complete me", "..., I permanently gain [Eternal]" -> Ability
struct completedWhen : elsewhere<completedWhen>
{
    static bool read(Input&, Reading&);
};
/// "To play me, you must sacrifice a Permanent" -> Ability
struct mustPay : elsewhere<mustPay>
{
    static bool read(Input&, Reading&);
};
/// "You may discard a card to play me for {1} less" -> Ability
struct declared : elsewhere<declared>
{
    static bool read(Input&, Reading&);
};

} // namespace triptych::altered::grammar
