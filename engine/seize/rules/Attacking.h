#pragma once

#include "seize/Options.h"
#include "seize/Table.h"

// S-ACT-ATTACK, S-TURN-ATTACK, S-MERC-G, S-MERC-RANGED: standard attacks, and what they share with
// Attack abilities.
namespace triptych::seize {

/// RULING "cannot attack this turn" in answer to an attack: that one has been made, as Frost does not stop it either.
enum class Made : std::uint8_t { Now, Before };

/// S-STATUS-FROST-3, "cannot attack": neither its own attack nor an Attack ability.
bool canAttackAtAll(const Table&, Index);
/// Its one standard attack is unspent and it is not exhausted. Plundering is one, too.
bool hasStandardAttack(const Table&, Index);
/// Exhaust counters that do not come from its own attacks of this phase.
int foreignExhaust(const Mercenary&);
/// Whatever stands there could be hit: direction, distance, sight, for enemies and friends alike.
TileSet strikeTiles(const Table&, Index, AttackStat);
/// Enemies that the attack could be declared at now: direction, distance, sight, no stealth.
TileSet attackTiles(const Table&, Index, AttackStat, Made = Made::Now);
/// "Must attack each turn if able": whether one of theirs has not yet, and could.
bool mustStillAttack(const Table&, Seat);
void attackOptions(const Table&, Seat, Options&);

void beginAttack(const Table&, Index, AttackStat);
void attackTargetOptions(const Table&, Options&);
void answerAttackTarget(const Table&, const Option&);
void run(const Table&, DeclareAttack);
void resolveAttack(const Table&, const StackItem&);
/// The attack itself: whoever waits for it triggers, and it does its damage.
/// Returns what was lost of health by it; `more`: "with +1 damage".
int strike(const Table&, Index attacker, Index target, AttackStat, int more = 0);

/// S-TURN-ATTACK One exhaust counter for attacking or plundering, unless it lies there already.
void exhaustAttacker(const Table&, Index, How);
/// What was for its next attack is over; of another kind of attack it waits on.
void endNextAttack(const Table&, Index attacker, How);
/// The same of an attack that waits, whatever comes of it; nothing of what is no attack.
void endNextAttack(const Table&, const StackItem&);
/// Of those it could attack, those it may: "must attack this if able".
TileSet choosable(const Table&, Index attacker, TileSet);

/// Enemies of a seat that can be attacked on these tiles: nobody in stealth.
TileSet attackable(const Table&, Index attacker, How, TileSet, Made = Made::Now);

} // namespace triptych::seize
