#pragma once

#include "altered/Board.h"
#include "altered/effects/Reading.h"
#include "altered/rules/Characteristics.h"

// 2.2.14 Emblem-Ongoings that wait for a card to be played, and passive abilities that do so every
// Afternoon.
namespace triptych::altered {

/// Whether a play, by this seat and to where `detail` says, is the one that is waited for.
bool isFor(const Board&, const Next&, Index, const View&, std::uint8_t detail, Seat);
/// "If you play it from your hand, it ...": whether something happens to the one that is played.
bool isPlayedAsAsked(const Board&, const Next&, Index, const View&);
/// "The first Character you play each Afternoon": nothing of its kind was played this Afternoon.
bool isFirstOfItsKind(const Board&, const Next&, Seat, const View&);

/// Calls visit(next, place among the Ongoing, view) for each Emblem that this play would use up.
template <typename F>
void eachNext(const Board& b, Index i, Seat p, std::uint8_t detail, F&& visit)
{
    for (std::size_t k = 0; k < b.state.ongoing.size(); ++k) {
        const Ongoing& o = b.state.ongoing[k];
        const auto* next = std::get_if<Next>(&b.cards.effect(o.node).node);
        if (!next)
            continue;
        View v;
        v.you = o.controller;
        v.me = o.source;
        v.was = o.source;
        if (isFor(b, *next, i, v, detail, p))
            visit(*next, k, v);
    }
}

/// Calls visit(next, view, node) for each passive ability that speaks of this play.
template <typename F>
void eachEveryAfternoon(const Board& b, Index i, Seat p, std::uint8_t detail, F&& visit)
{
    said<LastingEffect>(b, [&](const LastingEffect& e, const Ability&, const View& v) {
        const auto* next = std::get_if<Next>(&e.effect.node);
        if (next && isFor(b, *next, i, v, detail, p) && isFirstOfItsKind(b, *next, p, v))
            visit(*next, v, e.effect.id);
    });
}

} // namespace triptych::altered
