#pragma once

#include "altered/Options.h"
#include "altered/Table.h"

// 5.3 Quick actions: of what one controls, of the Hero, and the support abilities of Reserve.
namespace triptych::altered {

/// The numbers of quick actions that are given in quotes begin here, above all printed ones.
inline constexpr std::uint8_t firstGrantedQuick = 0xC0;
void quickOptions(const Table&, Seat, Options&);
/// `number`: which ability of the card's text, as in Option::detail.
void beginQuickAction(const Table&, Index, std::uint8_t number, Seat);
/// Carries out the costs one after the other.
void run(const Table&, PayCosts);

} // namespace triptych::altered
