#pragma once

#include "kryptik/Table.h"

// 7.1.2 Who controls a citizen: coming to the island, gaining control, two overlords of one name.
namespace triptych::kryptik {

enum class Arrival : std::uint8_t { Put, Enters }; ///< glossary Put, Return
/// It comes onto the island, as a copy of another one or as itself; see EnterAsCopy.
void landAs(const Table&, Index, Seat, bool enters, Index copied);
void arrive(const Table&, Index, Seat controller, Arrival);
void gainControl(const Table&, Index, Seat controller, ControlChange);
/// 9.2 For as long as `time` says; who controls it already goes on doing so for that long.
void gainControlFor(const Table&, Index, Seat controller, LastingEffect time);
/// 9.2 Of an effect of control that is over and was kept at `from`: whether a later one goes on. Then that one goes back
/// to whom this would have; otherwise the citizen does.
bool isTakenOver(State&, const LastingEffect& over, std::size_t from);
void goBack(const Table&, const LastingEffect& over);
/// 5.3 Of two players, and at once: what is given away is no second overlord of its name.
void exchangeControl(const Table&, Index one, Index other);
/// 7.1.2b Whether that seat may attempt it: not where it keeps an overlord of the name of what it would gain.
bool mayExchange(const Table&, Index one, Index other, Seat);
/// 7.1.2 Whether the seat controls an overlord of the same name as this card, other than it and `given`.
bool hasOverlordOfName(const Table&, Seat, Index, Index given = noIndex);
/// 7.1.2c Asks which of two overlords of one name is abolished, if both are still there.
void run(const Table&, AskOverlords);
void run(const Table&, SettleOverlords);

} // namespace triptych::kryptik
