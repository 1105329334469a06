#pragma once

#include "altered/Table.h"

#include <vector>

// 2.1, 3 Zones, objects and their identity: a new zone is a new object.
namespace triptych::altered {

struct Motion
{
    Index object = noIndex;
    Zone to = Zone::Reserve;
    Seat seat = noSeat;       ///< Whose zone; noSeat: its owner's.
    bool top = false;         ///< Of a deck.
    bool exhausted = false;   ///< It arrives exhausted.
    bool fleeting = false;    ///< It arrives Fleeting (2.4.6.c).
    bool played = false;      ///< A Spell that was played leaves Limbo (7.5.10).
    bool fromReserve = false; ///< Where it was played from.
    bool fromHand = false;    ///< Likewise; from the deck or the discard pile neither.
    Seat by = noSeat;         ///< Who does it, where several do; noSeat: who moves them all.
};

/// All of them in one step; each becomes a new object (2.1.c).
void moveAll(const Table&, std::vector<Motion>, Cause, Seat who);
void moveOne(const Table&, const Motion&, Cause, Seat who);
/// 7.3.25 Sacrifice, 7.3.5 Discard.
void discardAll(const Table&, const std::vector<Index>&, Seat who);
void sacrificeAll(const Table&, const std::vector<Index>&, Seat who);

// Within the Expedition zone: no new object (3.2.4.d)
void switchExpedition(const Table&, Index, Seat who); // 7.3.28
void defect(const Table&, Index, Seat who);           // v4 7.3.6
void takeControl(const Table&, Index, Seat to);

/// Whether a viewer (a seat, or beyond the seats the judge) may know which card it is.
bool isVisible(const State&, Seat viewer, Index);
void reveal(const Table&, Index, Seat who);
/// 7.3 Gift: what an opponent gets in one's own turn.
void noteGift(const Table&, Seat receiver);

} // namespace triptych::altered
