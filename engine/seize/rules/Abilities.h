#pragma once

#include "seize/Options.h"
#include "seize/Table.h"

// S-MERC-F Triggered passive abilities: who hears of what happens, and how it comes onto the stack.
namespace triptych::seize {

/// What happened, as triggers hear it.
struct Happening
{
    Trigger::Event event = Trigger::Event::Attacks;
    Index subject = noIndex; ///< The mercenary it is about, or the card played.
    Index object = noIndex;  ///< Whom it attacked, damaged or destroyed.
    Seat who = noSeat;       ///< The player it is about.
    int amount = 0;          ///< "that much"
    Status status = Status::Exhaust;
    How how = How::Any; ///< Of attacks and damage.
    DamageType type = DamageType::Physical;
    Phase phase = Phase::Beginning;
    Tile tile = noTile; ///< Of who comes onto it, and from where.
    Tile from = noTile;
    Seat by = noSeat;   ///< Of healing: whose effect it is.
    bool falls = false; ///< Of damage: it was above half its health before, and is no more.
};
/// Everything in play that waits for it triggers.
void raiseTriggers(const Table&, const Happening&);
/// What waits for it for a time.
void raiseWatches(const Table&, const Happening&);
void remember(const Table&, const Happening&); ///< rules/History
inline void occur(const Table& t, const Happening& h)
{
    remember(t, h);
    if ((t.state.awaited >> static_cast<unsigned>(h.event)) & 1) // mostly nobody waits
        raiseTriggers(t, h);
    if (!t.state.delayed.empty())
        raiseWatches(t, h);
}
/// A triggered ability of a card about itself, wherever that is ("when this is played").
/// `bearer`: of what was unequipped, who carried it.
void raiseOwn(const Table&, Index card, Trigger::Event, Index bearer = noIndex);
/// Somebody has come onto a tile from another, or from nowhere: who waits for that, and traps there.
void comeOnto(const Table&, Index mercenary, Tile from);
/// Effects left behind for this moment.
void raiseDelayed(const Table&, Delayed::When);

/// Puts what has triggered onto the stack, turn player's first.
void run(const Table&, GatherTriggers);
void run(const Table&, ArrangeTriggers);
void run(const Table&, PutTriggers);
void answerTriggerOrder(const Table&, const Option&);

/// Once per turn: whether the ability of this object has been used.
bool isUsed(const State&, Ref, std::uint8_t ability);
void noteUse(State&, Ref, std::uint8_t ability);
/// The same of what may be used once or twice per turn, or once per game: whether it is spent.
bool isSpent(const State&, Ref, std::uint8_t number, const Ability&);
void noteUse(State&, Ref, std::uint8_t number, const Ability&);

} // namespace triptych::seize
