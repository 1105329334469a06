#pragma once

#include "kryptik/rules/Costs.h"
#include "kryptik/rules/SoulEnergy.h"
#include "kryptik/rules/Targeting.h"

// 8.1 Paying: what is to be paid for what is announced, and paying it all at once, outside the pile.
namespace triptych::kryptik {

// Of an announcement on its way (see Casting.h)
PileItem& itemAt(State&, std::size_t number); ///< Its items are the last of the pile.
bool isCasting(const PileItem&);
const AbilityFacts* factsOf(
    const Table&, const PileItem&); ///< nullptr when it has no text to announce
StoneNeed soulCostOf(const Table&); ///< 8.1.1, 8.1.2, 8.1.3: what energy it takes

/// 8.1, 8.5 Whether its energy can be paid, with what a target makes it cost, if it must have one.
bool canPayToCast(const Table&, Index card, Seat, bool yearCost, const Purse&);
bool canPayToActivate(const Table&, Index citizen, Seat, const AbilityFacts&, const Purse&);
/// The same of what is announced, as it is aimed by now.
bool canPayNow(const Table&);

/// What must be paid apart from energy, and of which citizen.
struct Bill
{
    const Cost* cost = nullptr;
    Index self = noIndex;
    Index beingCast = noIndex;
};
Bill billOf(const Table&); ///< 8.1.3 of an ability, 8.1.4 of a card

void payAll(const Table&);

} // namespace triptych::kryptik
