#pragma once

#include "seize/Table.h"
#include "seize/rules/Abilities.h"
#include "seize/rules/Characteristics.h"

#include <optional>

// What has been done this turn and in the turns before it: "that was healed this turn", "if you played two
// or more ability cards this turn", "that attacked during its controller's last turn".
namespace triptych::seize {

/// Notes what happened, for whoever asks later.
void remember(const Table&, const Happening&);
/// Likewise, where nothing is told of it: a plunder counts as it is declared.
void notePlunder(State&, Index mercenary);
/// And an attack, whether it fails or not, finds anybody or not, and whether the standard attack was spent on it.
void noteAttack(State&, Index mercenary, How);
/// "That attacked this turn": by a standard attack, by an Attack ability or by an effect. A plunder is none.
bool attackedThisTurn(const Mercenary&);
/// A turn is over: what was done in it belongs to the past.
void closeTurn(State&);
/// Whether it was so, whatever `lacks` says; `you` is who says "your".
bool didSo(const State&, Index mercenary, const Past&, Seat you);
/// It leaves the battlefield: what it was and did this turn is kept for those who ask of it.
void noteDeparture(const Table&, Index mercenary);
/// What is kept of it; null of who has not left this turn.
const Departed* departureOf(const State&, Index);
/// Where somebody stood who has left this turn, or noTile.
Tile lastTileOf(const State&, Index);
/// Of those who have left this turn: how many were such, and had done so.
int countDeparted(const Table&, const Filter&, const Viewpoint&);
/// Whether this one has left this turn, and was such, as far as that is known.
bool hasLeftAs(const Table&, Index, const Filter&, const Viewpoint&);
/// Whether this one, which has left this turn, was; nothing where that is not known.
std::optional<bool> wasDeparted(const Table&, Index, const Filter&, const Viewpoint&);
/// How often a player did that. Of turns that are over only whether it was done is known.
int timesDone(const State&, Seat player, Done, Span, Seat you);

} // namespace triptych::seize
