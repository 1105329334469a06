#pragma once

#include "app/match/MatchPlan.h"

/// Nobody is told apart by a name that two have: "Computer has won" says nothing when both are
/// called that.
namespace seatnames {

/// Names that several seats have get a number each, in seat order.
void tellApart(QList<MatchPlan::Seat>& seats);

} // namespace seatnames
