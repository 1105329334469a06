#pragma once

#include "kryptik/Table.h"

// 10 The verbs that change what a card counts as, and from where cards are used.
namespace triptych::kryptik {

void chooseFaction(const Table&, EffectId);
void chooseName(const Table&, EffectId);
void becomeFaction(const Table&, const BecomeFaction&);
void becomeCopyOf(const Table&, std::uint8_t chosen, const BecomeCopy&);
void letCast(const Table&, const MayCast&);
void useYear(const Table&, const UseYear&);
void run(const Table&, ChooseFactionFor);
void run(const Table&, ChooseNameFor);
void run(const Table&, EnterAsCopy);

} // namespace triptych::kryptik
