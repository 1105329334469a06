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
void gain(const Table&, EffectId, const Gain&);
void prevent(const Table&, const Prevent&);
/// "Target treasure loses all abilities this turn"
void takeAbilities(const Table&, Index treasure, Duration);
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
/// The same with how much of it, counted for each before anything is done.
void toEach(const Table& t, const Thing& what, const Amount& amount, auto&& act)
{
    const Mercenaries list = mercenaries(t, what);
    const Numbers numbers = amountsOf(t, amount, what, list);
    speakOf(t.state, what, list);
    for (std::size_t k = 0; k < list.size(); ++k)
        if (onBattlefield(t.state, list[k]))
            act(list[k], int { numbers[k] });
}

} // namespace triptych::seize
