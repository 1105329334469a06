#pragma once

#include "altered/Event.h"
#include "altered/State.h"
#include "altered/cards/CardSet.h"

namespace triptych::altered {

struct AtOnce;
struct PassiveOrder;
/// The passive abilities that have been applied so far: the first of an order. Without one, all are.
struct Applied
{
    const PassiveOrder* order = nullptr;
    std::size_t count = 0;
};

/// What every rule works on: the state, the printed cards, and who listens. The rules are free
/// functions over a Table; it owns nothing.
struct Table
{
    State& state;
    const CardSet& cards;
    Events* events = nullptr; ///< Where events are kept; nullptr: nobody listens (playouts).
    Applied applied {};       ///< Only while characteristics are worked out (2.3).
    AtOnce* step
        = nullptr; ///< 6.1.e The step whose atomic actions are one event (rules/Reactions.h).

    const Facts& facts(Index i) const { return cards.facts(state.objects[i].card); }
    const Card& card(Index i) const { return cards.card(state.objects[i].card); }
    const Policy& policy() const { return policyOf(state.ruleset); }
    void tell(Event event) const
    {
        if (!events)
            return;
        if (event.object < maxObjects) {
            event.card = state.objects[event.object].card;
            event.serial = state.objects[event.object].serial;
        }
        events->push_back(event);
    }
};

} // namespace triptych::altered
