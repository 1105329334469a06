#pragma once

#include "altered/tree/Ability.h"

namespace triptych::altered {

/// "{X}" among costs, or in "you may pay {X}", that nothing has defined: its payer chooses it (7.1.4.c).
void bindChosenX(Ability&);
/// Whether a text speaks of an X and never says what X is: such a text cannot be carried out.
bool hasUnboundX(const Ability&);
/// Whether it says "each player who did" where nobody was asked before: "each player may ...".
bool hasUnboundDoers(const Ability&);
/// "Target Character gains 1 boost for each boost it had": by then "it" is the target, which had nothing.
bool hasUnboundHad(const Ability&);

} // namespace triptych::altered
