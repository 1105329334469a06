#pragma once

#include "kryptik/rules/Triggers.h"

// 9.3 Whether what happens is what a trigger waits for.
namespace triptych::kryptik {

/// By whom, to what, and when it happens.
bool hears(const Table&, const Trigger&, Index source, Seat controller, Index subject, Seat who);
/// Of what comes into a zone or leaves it: that zone, and from where where it says so.
bool isThatWay(const Trigger&, const Way&, Seat controller);
/// "You counter a spell", "an opponent attaches a card": by whose doing it happened is asked.
bool isByWhose(Trigger::Event);
/// "your second card each turn": which one of this turn it is, by now.
bool isTheOne(const Table&, const Trigger&, Seat who);
/// Of the other one in what happened: whether it is one that this waits for.
bool isThatOther(const Table&, const Trigger&, Index source, Seat controller, const Counterpart&,
    bool speaksOfIt);
/// 4.4.2 Whom it puts against the controller of what triggers: "the defending player", or nobody.
Seat opposite(const State&, Trigger::Event, Seat controller);

} // namespace triptych::kryptik
