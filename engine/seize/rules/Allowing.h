#pragma once

#include "seize/rules/Conditions.h"
#include "seize/rules/Matching.h"
#include "seize/rules/Passives.h"

// Going through what is allowed to players and costs them; what is asked about it is in Characteristics.h and Tolls.h.
namespace triptych::seize {

inline bool concerns(const State& s, const Who& who, Seat controller, Seat p)
{
    switch (who.kind) {
    case Who::Kind::You:
        return p == controller;
    case Who::Kind::Opponent:
    case Who::Kind::EachOpponent:
        return !areAllied(s, p, controller);
    case Who::Kind::EachPlayer:
        return true;
    case Who::Kind::Target:
    case Who::Kind::ThatPlayer:
    case Who::Kind::ItsController:
    case Who::Kind::ItsOwner:
        break;
    }
    return false;
}

/// Whether it speaks of the card; what is played face down is played as a treasure, of no sort.
enum class As : std::uint8_t { Itself, FaceDown };
inline bool speaksOfCard(const Table& t, const CardFilter& said, Index card, As as)
{
    if (as == As::FaceDown)
        return said.kind == CardFilter::Kind::Treasure || said == CardFilter {};
    return card == noIndex || matches(t, card, said);
}

/// Calls visit(number), or visit(number, allowance, viewpoint), for each of that kind that speaks of the player, and of
/// the card.
void eachAllowance(const Table& t, Seat p, Allowance::Kind kind, auto&& visit, Index card = noIndex,
    As as = As::Itself)
{
    const auto tell = [&](int number, const Allowance& said, const Viewpoint& v) {
        if constexpr (requires { visit(number, said, v); })
            visit(number, said, v);
        else
            visit(number);
    };
    for (const LastingEffect& l : t.state.lasting)
        if (l.who == seatRef(p) && l.what == allowanceMark + static_cast<unsigned>(kind)
            && !isToCome(l)) {
            const auto effect = static_cast<std::uint16_t>(l.detail | l.treasure << 8);
            const auto& said = std::get<Allowance>(t.cards.effect(effect).node);
            Viewpoint v;
            v.you = l.whose;
            if (card == noIndex || speaksOfCard(t, said.cards, card, as))
                tell(l.amount, said, v);
        }
    if (!(t.state.allowances & bitOf(kind)))
        return;
    t.state.speakers.each([&](Index source) {
        if (isBlank(t, source))
            return;
        const Viewpoint v = viewpointOf(t, source);
        for (const std::uint8_t number : t.facts(source).statics) {
            const Ability& ability = t.card(source).abilities[number];
            const auto* allowance = std::get_if<Allowance>(&ability.effect->node);
            if (allowance && allowance->kind == kind && worksHere(t, source, ability)
                && concerns(t.state, allowance->who, v.you, p)
                && (card == noIndex || speaksOfCard(t, allowance->cards, card, as))
                && (!ability.condition || holds(t, *ability.condition, v)))
                tell(allowance->number, *allowance, v);
        }
    });
}

} // namespace triptych::seize
