#pragma once

#include "altered/Table.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Meaning.h"

// 2.2.14 Emblem-Ongoings that wait for a card to be played, and passive abilities that do so every
// Afternoon.
namespace triptych::altered {

/// Whether a play, by this seat and to where `detail` says, is the one that is waited for.
bool isFor(const Table&, const Next&, Index, const Viewpoint&, std::uint8_t detail, Seat);
/// "If you play it from your hand, it ...": whether something happens to the one that is played.
bool isPlayedAsAsked(const Table&, const Next&, Index, const Viewpoint&);
/// "The first Character you play each Afternoon": how many of its kind were played this Afternoon, with the Spells in
/// whose effect it is played.
bool isItsNumber(const Table&, const Next&, Index, Seat, const Viewpoint&);

/// Calls visit(next, place among the lasting, view) for each Emblem that this play would use up.
template <typename F>
void eachNext(const Table& t, Index i, Seat p, std::uint8_t detail, F&& visit)
{
    for (std::size_t k = 0; k < t.state.lasting.size(); ++k) {
        const LastingEffect& o = t.state.lasting[k];
        const auto* next = std::get_if<Next>(&t.cards.effect(o.node).node);
        if (!next)
            continue;
        Viewpoint v;
        v.you = o.controller;
        v.me = o.source;
        v.was = o.source;
        if (isFor(t, *next, i, v, detail, p))
            visit(*next, k, v);
    }
}

/// Calls visit(next, view, node) for each passive ability that speaks of this play.
template <typename F>
void eachEveryAfternoon(const Table& t, Index i, Seat p, std::uint8_t detail, F&& visit)
{
    said<StatedEffect>(t, [&](const StatedEffect& e, const Ability&, const Viewpoint& v) {
        const auto* next = std::get_if<Next>(&e.effect.node);
        if (next && isFor(t, *next, i, v, detail, p) && isItsNumber(t, *next, i, p, v)
            && isPlayedAsAsked(t, *next, i, v))
            visit(*next, v, e.effect.id);
    });
}

} // namespace triptych::altered
