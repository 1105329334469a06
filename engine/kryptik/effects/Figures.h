#pragma once

#include "kryptik/Table.h"

// 10.1 What lasts about attack, defense, keywords and damage.
namespace triptych::kryptik {

void modify(const Table&, const Modify&);
void gain(const Table&, const Gain&);
void lose(const Table&, const Lose&);
void become(const Table&, const Become&);
void switchStats(const Table&, const Switch&);
void redirect(const Table&, const Redirect&, EffectId);
void preventAll(const Table&, const PreventAll&);
void preventNext(const Table&, const PreventNext&);
void moreDamage(const Table&, const MoreDamage&, EffectId);

} // namespace triptych::kryptik
