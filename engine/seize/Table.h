#pragma once

#include "seize/Event.h"
#include "seize/State.h"
#include "seize/cards/CardSet.h"

namespace triptych::seize {

/// Somebody is to be asked before it happens: whose ability could do something else instead, of whom.
struct Unanswered
{
    Index saviour = noIndex;           ///< noIndex: nobody is.
    Index doomed = noIndex;            ///< noIndex of what befalls a player.
    std::uint16_t deed = noEffectAsks; ///< What could be done instead.
};

/// What every rule works on: the state, the printed cards, and who listens. The rules are free
/// functions over a Table; it owns nothing.
struct Table
{
    State& state;
    const CardSet& cards;
    Events* events = nullptr; ///< Where events are kept; nullptr: nobody listens (playouts).
    int depth = 0;            ///< How many passive abilities ask each other; see Characteristics.
    bool instead
        = false; ///< What is done now comes instead of something, and is not replaced in its turn.
    /// While a step is tried out on a copy: the first "you may instead" that nobody has answered (flow/Beforehand).
    Unanswered* unanswered = nullptr;

    const Facts& facts(Index i) const { return cards.facts(state.objects[i].card); }
    std::uint8_t uses(Index i) const { return cards.uses(state.objects[i].card); }
    const Card& card(Index i) const { return cards.card(state.objects[i].card); }
    void tell(const Event& event) const
    {
        if (events)
            events->push_back(event);
    }
};

/// The first card of its zone, from this one on, that has one of the uses (bits of Usage); or noIndex.
inline Index firstUsed(const Table& t, Index card, std::uint8_t uses)
{
    while (card != noIndex && !(t.uses(card) & uses))
        card = t.state.zones.next(card);
    return card;
}

/// Calls visit(Index) for each of a player's cards there that has one of the uses, in order.
template <typename F>
void eachUsed(const Table& t, Seat p, Zone zone, std::uint8_t uses, F&& visit)
{
    const auto& zones = t.state.zones;
    for (Index i = firstUsed(t, zones.first(zoneIndex(p, zone)), uses); i != noIndex;
         i = firstUsed(t, zones.next(i), uses))
        visit(i);
}

} // namespace triptych::seize
