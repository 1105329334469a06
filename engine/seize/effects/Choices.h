#pragma once

#include "seize/Options.h"
#include "seize/Table.h"

// The verbs in which somebody chooses while an effect resolves. Each is done in stages: ask, then,
// when the frame comes up again, act on the picks.
namespace triptych::seize {

/// Asks for what is chosen on resolution ("a damaged allied mercenary", "an opponent"). Returns
/// whether the leaf has to wait; it comes up again when that is known.
bool chooseFirst(const Table&, const Frame&, const Effect&);
/// Whether the first thing that an effect does can be done (an impossible "may" is not asked).
bool isPossible(const Table&, const Effect&);
void choiceOptions(const Table&, Options&);

void may(const Table&, const Frame&, const May&);
void mend(const Table&, const Frame&, const Thing& what, bool physical, bool all);
void moveTiles(const Table&, const Frame&, const MoveTiles&);
void strip(const Table&, const Frame&, const Strip&);
void equipFrom(const Table&, const Frame&, const Equip&);
void turnTreasures(const Table&, const Frame&, const TurnTreasures&);
void eachDiscards(const Table&, const Frame&, const Discard&);
void look(const Table&, const Frame&, const Look&);
void fetch(const Table&, const Frame&, const Fetch&);

} // namespace triptych::seize
