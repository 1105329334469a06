#pragma once

#include "seize/Table.h"
#include "seize/rules/Meaning.h"

// S-DMG-*, S-RED-*, S-HEAL: damage, what reduces it, healing, destruction.
namespace triptych::seize {

/// One packet of damage. `source` is the mercenary that deals it, or noIndex.
struct Packet
{
    int amount = 0;
    DamageType type = DamageType::Physical;
    Index source = noIndex;
    Seat dealer = noSeat; ///< Whose effect it is.
    How how = How::Any;   ///< Any: by no attack, ability or status.
    bool ignoresArmor = false;
    bool ignoresDefense = false;
    /// RULING: a blow that strikes several at once is the next damage to each of them.
    bool fromStealth = false;
    bool unreduced = false;
    bool unprevented = false;
};
/// S-STATUS-STEALTH-3 Its next damage is True. Asked before all whom one blow strikes.
bool strikesFromStealth(const State&, Index source);
void noteHit(Mercenary&, How); ///< How its last damage came, for what destroys it.
/// Returns what was lost of health.
int dealDamage(const Table&, Index mercenary, const Packet&);
/// S-HEAL; returns what was healed. `by`: whose effect it is, where it is one.
int heal(const Table&, Index mercenary, int amount, Seat by = noSeat);
void reapplyDefense(const Table&, Index mercenary); ///< S-RED-DEFENSE
void spendDefense(const Table&, Index mercenary);
/// What a text heals it by: `amount`, or what it lacks of a figure.
int healingOf(const Table&, Index mercenary, const Heal&, int amount);
/// S-DMG-DESTROY Into the discard with its treasures; its controller loses its bounty, unless `free`.
void destroy(
    const Table&, Index mercenary, Index by, Seat dealer, bool free = false, How how = How::Any);
/// Several at once: each of them is there to see the others fall.
/// Returns how many were destroyed; who may yet be rescued is condemned, and asked about later.
/// `how`: by what, of all but `by` itself. `spared`: those of them whose bounty is not lost.
int destroyTogether(
    const Table&, const Mercenaries&, Index by, Seat dealer, How how, const Mercenaries& spared);
bool isCondemned(const Mercenary&);
/// Whatever would come instead; `free`: without its bounty.
void destroyAtOnce(const Table&, Index mercenary, bool free = false);

void setHealth(const Table&, Index, int health);  ///< Neither damage nor healing.
void loseHealth(const Table&, Index, int amount); ///< It is no damage: nothing lowers it.
void loseLoot(const Table&, Seat, int amount);
void payLoot(
    const Table&, Seat, int amount); ///< What is paid is no loss, whatever is said of losses.
/// What is about to befell a mercenary, for "if it would ..., instead".
struct Doom
{
    Rescue::Fate fate = Rescue::Fate::Destroyed;
    Status status = Status::Exhaust;
    How how = How::Any;
    DamageType type = DamageType::Physical;
    int amount = 0;
    Index source = noIndex; ///< Of Hurt: who deals it, and for whom.
    Seat dealer = noSeat;
    int dealt = 0; ///< Of Hurt: as it comes, before anything alters it of the one it is dealt to.
    int* left = nullptr;      ///< Of Hurt, and of loot: how much of it there is all the same.
    bool unprevented = false; ///< Of Hurt: nothing that prevents it comes instead.
    bool destroys = false;    ///< Of Hurt: Lethal damage to one at half health or less.
    Seat who = noSeat;        ///< Of what befalls a player.
};
/// Whether something else has happened instead of it.
bool isReplaced(const Table&, Index, const Doom&);
bool isReplacedOf(const Table&, Seat, Doom); ///< Likewise of what befalls a player.
void gainLoot(const Table&, Seat, int amount);
/// S-MERC-I Bounty goes nowhere, or by the option to an opponent.
void loseBounty(const Table&, Seat loser, int amount, Seat gainer);

/// Mercenaries without health are destroyed, class events without their class go, players without
/// loot lose, until nothing more happens.
void run(const Table&, PickedForThing<Rescue>); ///< "You may instead" has been answered.
void sweep(const Table&);

} // namespace triptych::seize
