#pragma once

#include "seize/Event.h"
#include "seize/State.h"
#include "seize/cards/CardSet.h"

namespace triptych::seize {

/// What every rule works on: the state, the printed cards, and who listens. The rules are free
/// functions over a Table; it owns nothing.
struct Table
{
    State& state;
    const CardSet& cards;
    Events* events = nullptr; ///< Where events are kept; nullptr: nobody listens (playouts).
    int depth = 0;            ///< How many passive abilities ask each other; see Characteristics.

    const Facts& facts(Index i) const { return cards.facts(state.objects[i].card); }
    std::uint8_t uses(Index i) const { return cards.uses(state.objects[i].card); }
    const Card& card(Index i) const { return cards.card(state.objects[i].card); }
    void tell(const Event& event) const
    {
        if (events)
            events->push_back(event);
    }
};

} // namespace triptych::seize
