#pragma once

#include "kryptik/Table.h"

// 10 The verbs that change what a card counts as, what lies on the effect pile, and from where cards are used.
namespace triptych::kryptik {

/// What is meant of what lies on the effect pile: items by their serials, or a card that is being cast.
InlineVector<Ref, PileItem::maxTargets> meantOnPile(const Table&, const Thing&);

void chooseFaction(const Table&, EffectId);
void chooseName(const Table&, EffectId);
void becomeFaction(const Table&, const BecomeFaction&);
void becomeCopyOf(const Table&, std::uint8_t chosen, const BecomeCopy&);
void letCast(const Table&, const MayCast&);
void useYear(const Table&, const UseYear&);
void changeCast(const Table&, const ChangeCast&);
void run(const Table&, AimAgain);
void run(const Table&, ChooseFactionFor);
void run(const Table&, ChooseNameFor);
void run(const Table&, EnterAsCopy);

} // namespace triptych::kryptik
