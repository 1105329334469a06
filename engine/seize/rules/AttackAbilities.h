#pragma once

#include "seize/rules/Attacking.h"
#include "seize/rules/Characteristics.h"

// S-ABIL-ATTACK Whom an Attack ability reaches, may be aimed at, and attacks.
namespace triptych::seize {

bool needsEnemyBeside(const Reach&);
TileSet enemiesBeside(const Table&, Seat, Tile);
/// "Cannot be targeted by opponents", "... by Instant cards": by the text of this card.
bool isKeptFromAim(const Table&, Index, const Viewpoint&, bool cardsAlone = false);
/// The tiles of those whom an Attack ability may be aimed at.
TileSet aimable(const Table&, const Reach&, const Viewpoint&, Made = Made::Now);
/// The tiles an Attack ability reaches from its user.
TileSet reachOf(const Table&, const Reach&, Index user);
/// Whom it attacks, once its target is known.
decltype(State::attacked) attackedBy(const Table&, const StackItem&);

} // namespace triptych::seize
