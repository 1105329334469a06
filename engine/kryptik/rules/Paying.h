#pragma once

#include "kryptik/rules/SoulEnergy.h"
#include "kryptik/rules/Targeting.h"

// 8.1 Costs: what may be picked to pay, and paying it all at once, outside the pile.
namespace triptych::kryptik {

// Of an announcement on its way (see Casting.h)
PileItem& itemAt(State&, std::size_t number); ///< Its items are the last of the pile.
bool isCasting(const PileItem&);
const AbilityFacts* factsOf(
    const Table&, const PileItem&); ///< nullptr when it has no text to announce
/// 8.1.1, 8.1.2 of a card, with what texts in force make it cost more or less.
StoneNeed castingNeed(const Table&, Index card, Seat, bool yearCost);
/// 8.1.3 of an active ability, with what texts in force make it cost more or less.
StoneNeed activationNeed(const Table&, const StoneNeed& printed, Index source, Seat);
StoneNeed soulCostOf(const Table&); ///< 8.1.1, 8.1.2, 8.1.3: what energy it takes

/// What must be paid apart from energy, and of which citizen.
struct Bill
{
    const Cost* cost = nullptr;
    Index self = noIndex;
    Index beingCast = noIndex;
};
Bill billOf(const Table&); ///< 8.1.3 of an ability, 8.1.4 of a card

// Items that are picked
bool isPick(CostItem::Kind);
void costCandidates(const Table&, const Cost&, const CostItem&, Index self, Seat, Index beingCast,
    InlineVector<Index, maxObjects>& found);
/// One card pays only one item of a kind; "Engage a citizen, Sacrifice a citizen" may be the same.
bool isSpentOn(const State&, const Cost&, Index);

void payAll(const Table&);

} // namespace triptych::kryptik
