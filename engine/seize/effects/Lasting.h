#pragma once

#include "seize/Table.h"
#include "seize/effects/Staging.h"
#include "seize/rules/Meaning.h"

#include <algorithm>

// What a resolving effect leaves behind for a time: modifiers, prevention, allowances.
namespace triptych::seize {

void addLasting(State&, const LastingEffect&);
/// What modifierOf in rules/Passives reads back.
std::uint8_t detailOf(const Modifier&);
void gain(const Table&, const Gain&);
void prevent(const Table&, const Prevent&);
/// "Opponents cannot play Instants this turn"
void allow(const Table&, EffectId, const Allowance&);

inline std::uint8_t small(int n)
{
    return static_cast<std::uint8_t>(std::clamp(n, 0, 255));
}
/// Does something to each mercenary that the phrase means; they are then what is spoken of.
void toEach(const Table& t, const Thing& what, auto&& act)
{
    const Mercenaries list = mercenaries(t, what);
    speakOf(t.state, what, list);
    for (const Index i : list)
        if (onBattlefield(t.state, i))
            act(i);
}

} // namespace triptych::seize
