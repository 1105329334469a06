#pragma once

#include "kryptik/Table.h"

#include <vector>

// The verbs that move cards: return, put, attach, detach, gain control, exchange.
namespace triptych::kryptik {

void moveThings(const Table&, const Move&);
/// Puts cards into a zone of their owners, or onto the island under their owner's control.
void putAway(const Table&, const std::vector<Index>&, Zone, Move::Spot, bool returns);
/// `chosen`: how many of its two phrases have been chosen.
void attachThings(const Table&, std::uint8_t chosen, const Attach&);
void detachThings(const Table&, EffectId, const Detach&);
void run(const Table&, Picked<Detach>);
void eachGainsControl(const Table&, const GainControl&, EffectId);
/// Of control, or of places; `chosen` as of attaching.
void exchange(const Table&, std::uint8_t chosen, const Exchange&);
void lookAtDeck(const Table&, const LookAtDeck&);

} // namespace triptych::kryptik
