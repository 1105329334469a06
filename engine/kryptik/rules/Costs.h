#pragma once

#include "kryptik/rules/SoulEnergy.h"

// 8.1 What a cost asks: energy, and what may be picked to pay it.
namespace triptych::kryptik {

/// 8.1.1, 8.1.2 of a card, with what texts in force make it cost more or less.
StoneNeed castingNeed(const Table&, Index card, Seat, bool yearCost);
/// 8.1.3 of an active ability, with what texts in force make it cost more or less.
StoneNeed activationNeed(const Table&, const StoneNeed& printed, Index source, Seat);
/// Whether nothing is in force that makes anything dearer or cheaper, as most often.
inline bool costsWhatIsPrinted(const Table& t)
{
    return !(t.state.spoken & (topic::costs | topic::abilityCosts)) && t.state.lasting.empty();
}
/// Whether something in force makes it dearer or cheaper by what is aimed at: "spells that target this cost {2} more".
bool costsDependOnAims(const Table&);
bool isPick(CostItem::Kind);
void costCandidates(const Table&, const Cost&, const CostItem&, Index self, Seat, Index beingCast,
    ObjectList& found);
/// One card pays only one item of a kind; "Engage a citizen, Sacrifice a citizen" may be the same.
bool isSpentOn(const State&, const Cost&, Index);
/// Where what pays an item lies.
Zone zoneOfCost(const CostItem&);

} // namespace triptych::kryptik
