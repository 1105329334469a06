#pragma once

#include "altered/Table.h"

// 5.2, 5.3, 6.3 What begins something to be carried out, and ends it.
namespace triptych::altered {

Acting& beginActing(const Table&, Acting::Kind, Index source, std::uint8_t ability, Seat);
void pushEffect(State&, const Effect&);
/// 6.2 What the one at `above` has drawn instead of a draw was drawn by what would have drawn.
void noteDrawnInstead(State&, std::size_t above, int cards);
void endActing(State&); ///< What was being carried out last has been.
/// 6.2 An ability of an object that replaces something: its effect comes next.
bool beginRule(const Table&, Index source, const Effect&, Index subject);
/// Whether what replaces something waits still, while the other things of the same step are looked at (6.2.g).
bool isYetToBegin(const Acting&);
void noteBegun(Acting&);

} // namespace triptych::altered
