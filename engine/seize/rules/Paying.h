#pragma once

#include "seize/Table.h"

// S-TREAS-COST, S-ABIL-*: what an ability costs besides its card, asked and paid on the way to the stack.
namespace triptych::seize {

const AbilityFacts& factsOf(const Table&, const StackItem&);
const Ability& abilityOf(const Table&, const StackItem&);
/// S-TREAS-COST What the cost exhausts: face-down mercenaries first, then treasures. Asks only when
/// the ready treasures left over would differ.
bool askPayment(const Table&);
bool askToll(const Table&); ///< For whom it targets.
/// Which cards, and which others of one's own.
bool askDiscards(const Table&);
void pay(const Table&, const StackItem&, const Announcement&);

} // namespace triptych::seize
