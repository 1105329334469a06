#pragma once

#include "kryptik/Event.h"
#include "kryptik/State.h"
#include "kryptik/cards/CardSet.h"

namespace triptych::kryptik {

/// 9.2 A passive ability, and the card of which it is being asked whether it is said of it.
struct Asking
{
    Index of = noIndex;
    Index source = noIndex;
    std::uint8_t ability = 0;
    const Asking* around = nullptr; ///< What was being asked when this came up.
};

/// What every rule works on: the state, the printed cards, and who listens. The rules are free
/// functions over a Table; it owns nothing.
struct Table
{
    State& state;
    const CardSet& cards;
    Events* events = nullptr;       ///< Where events are kept; nullptr: nobody listens (playouts).
    const Asking* asking = nullptr; ///< Only inside such a question.

    const Facts& facts(Index i) const { return cards.facts(state.objects[i].card); }
    const Card& card(Index i) const { return cards.card(state.objects[i].card); }
    void tell(const Event& event) const
    {
        if (events)
            events->push_back(event);
    }
};

} // namespace triptych::kryptik
