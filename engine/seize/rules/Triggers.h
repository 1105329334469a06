#pragma once

#include "seize/Table.h"

// S-MERC-F What happens, and who hears of it.
namespace triptych::seize {

struct Viewpoint;

/// What happened, as triggers hear it.
struct Happening
{
    Trigger::Event event = Trigger::Event::Attacks;
    Index subject = noIndex; ///< The mercenary it is about, or the card played.
    Index object = noIndex;  ///< Whom it attacked, damaged or destroyed.
    Index card = noIndex;    ///< Of who is targeted: the ability card that does, if one does.
    Seat who = noSeat;       ///< The player it is about.
    int amount = 0;          ///< "that much"
    Status status = Status::Exhaust;
    How how = How::Any; ///< Of attacks and damage.
    DamageType type = DamageType::Physical;
    Phase phase = Phase::Beginning;
    Tile tile = noTile; ///< Of who comes onto it, and from where.
    Tile from = noTile;
    Seat by = noSeat;      ///< Of healing: whose effect it is.
    bool played = false;   ///< Of who enters the battlefield.
    bool over = false;     ///< Of who is attacked: the attack has been carried out.
    bool acquired = false; ///< Of cards drawn: in the Acquire Phase, which is no drawing else.
    Seat victim = noSeat;  ///< Of a plunder: who is plundered.
    /// RULING "a damaged ally is healed": what it was just before this happened, where that has altered it.
    const Mercenary* was = nullptr;
    const Mercenary* objectWas = nullptr; ///< Likewise of `object`.
};
/// Everything in play that waits for it triggers.
void triggerAbilities(const Table&, const Happening&);
/// What waits for it for a time.
void raiseWatches(const Table&, const Happening&);
/// Of what happens to a card itself: whether it is the time that it waits for, and the doing of whom it says.
bool isTimelyAndDoneBy(const Table&, const Trigger&, const Viewpoint&, const Happening&);
/// Whether an ability that waits for this hears it, seen from there; and what it then tells of who did it to whom.
bool hears(const Table&, const Trigger&, const Viewpoint&, const Happening&);
/// "Falls to half health or less", "gains its third Frost counter": it was not so before, and is now.
bool isBrought(const Table&, const Trigger&, const Happening&);
void tellWho(const Table&, const Trigger&, const Happening&, Waiting&);
/// Cards that are played in answer to it may be.
void raiseOpenings(const Table&, const Happening&); ///< rules/Openings
/// By whose doing it is; noSeat where it is nobody's.
Seat doerOf(const Table&, const Happening&);
void remember(const Table&, const Happening&); ///< rules/History
inline void occur(const Table& t, const Happening& h)
{
    remember(t, h);
    if ((t.state.awaited >> static_cast<unsigned>(h.event)) & 1) // mostly nobody waits
        triggerAbilities(t, h);
    if (!t.state.delayed.empty())
        raiseWatches(t, h);
    if ((t.cards.answered() >> static_cast<unsigned>(h.event)) & 1)
        raiseOpenings(t, h);
}

} // namespace triptych::seize
