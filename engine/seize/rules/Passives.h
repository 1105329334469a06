#pragma once

#include "seize/rules/Characteristics.h"
#include "seize/rules/Conditions.h"
#include "seize/rules/Counting.h"
#include "seize/rules/Matching.h"

// Going through what passive abilities and what lasts say of a mercenary; what is asked about it is in
// Characteristics.h.
namespace triptych::seize {

/// RULING "passive abilities that ask for each other": asked twice more, then not again.
inline constexpr int deepest = 2;

/// Whether a passive ability of the source speaks of the mercenary.
bool reaches(const Table&, const Thing& what, Index source, const Viewpoint&, Index mercenary);
/// What lasts, as it was said.
Modifier modifierOf(const LastingEffect&);
/// The mercenary that a source speaks from: itself or its bearer, if that is on the battlefield.
Index mercenaryOf(const State&, Index source);

/// "During its controller's next turn": it has not come yet.
inline bool isToCome(const LastingEffect& l)
{
    return l.until == Duration::DuringYourNextTurn || l.until == Duration::DuringItsNextTurn;
}
/// Whether anybody may be without abilities at all.
inline bool mayBeBlank(const State& s)
{
    if (s.grants.meets(setOf(Modifier::Kind::Blank, Modifier::Kind::BlankGoods)))
        return true;
    for (const LastingEffect& l : s.lasting)
        if (l.what == static_cast<std::uint8_t>(Modifier::Kind::Blank)
            || l.what == static_cast<std::uint8_t>(Modifier::Kind::BlankGoods))
            return true;
    return false;
}
/// eachStatic, where somebody may have something to say. Apart and never inlined: most questions end before it, and who
/// asks them is kept small.
template <typename F>
[[gnu::noinline]] void eachStaticSaid(
    const Table& t, Index i, const ModifierSet& kinds, F& visit, Index other)
{
    if (t.depth > deepest)
        return;
    const Table deeper { t.state, t.cards, nullptr, t.depth + 1 };
    // RULING: what takes abilities away from another is not asked whether it has lost its own.
    const bool blanks = !kinds.meets(setOf(Modifier::Kind::Blank, Modifier::Kind::BlankGoods))
        && mayBeBlank(t.state);
    t.state.speakers.each([&](Index source) {
        const Facts& facts = t.facts(source);
        if (!facts.grants.meets(kinds) || (blanks && isBlank(deeper, source)))
            return;
        Viewpoint v = viewpointOf(t, source);
        for (const std::uint8_t number : facts.statics) {
            const Ability& ability = t.card(source).abilities[number];
            const auto* gain = std::get_if<Gain>(&ability.effect->node);
            if (!gain || !worksHere(t, source, ability)
                || !reaches(deeper, gain->what, source, v, i)
                || (ability.condition && !holds(deeper, *ability.condition, v)))
                continue;
            // "For each enemy adjacent to it" of several: each of them.
            v.subject = refOf(t.state, i);
            // "For each Bleed counter on the target": on whoever is at the other end.
            v.attacked = other != noIndex ? refOf(t.state, other) : Ref {};
            const int times = gain->times ? valueOf(deeper, *gain->times, v) : 1;
            for (const Modifier& modifier : gain->modifiers)
                if (kinds.has(modifier.kind)
                    && (!modifier.against || modifier.kind == Modifier::Kind::NoEntry
                        || modifier.kind == Modifier::Kind::PaysForSteps
                        || (other != noIndex
                            && matches(deeper, other, *modifier.against, v) != modifier.except)))
                    visit(modifier, modifier.number * times, source);
        }
    });
}

/// Calls visit(modifier, times) for every passive modifier of the kinds that a mercenary has.
/// `other`: of damage, who is at its other end.
template <typename F>
void eachStatic(const Table& t, Index i, const ModifierSet& kinds, F&& visit, Index other = noIndex)
{
    if (t.state.grants.meets(kinds))
        eachStaticSaid(t, i, kinds, visit, other);
}

/// What is given by such an entry, or stated.
inline const Gain& grantedBy(const Table& t, const LastingEffect& l)
{
    const auto node = static_cast<std::uint16_t>(l.detail | l.treasure << 8);
    return std::get<Gain>(t.cards.effect(node).node);
}

/// Whether what it states or gives is asked for now.
inline bool isAsked(const Table& t, const LastingEffect& l)
{
    return t.depth <= deepest && !isToCome(l);
}

/// Those that such an entry gives, of the kinds, toward whom `isToward` says, and against such a mercenary.
template <typename IsToward, typename F>
void eachGivenBy(const Table& t, const ModifierSet& kinds, const LastingEffect& l,
    const Viewpoint& v, Index other, IsToward&& isToward, F&& visit)
{
    const Table deeper { t.state, t.cards, nullptr, t.depth + 1 };
    for (const Modifier& modifier : grantedBy(t, l).modifiers)
        if (kinds.has(modifier.kind) && isToward(modifier)
            && (!modifier.against
                || (other != noIndex
                    && matches(deeper, other, *modifier.against, v) != modifier.except)))
            visit(modifier, modifier.number, noIndex);
}

/// RULING: "allied mercenaries take no damage this turn" is said of whoever is such when it would be dealt.
template <typename F>
[[gnu::noinline]] void eachStated(const Table& t, Index i, const ModifierSet& kinds,
    const LastingEffect& l, Index other, F&& visit)
{
    const Table deeper { t.state, t.cards, nullptr, t.depth + 1 };
    Viewpoint v;
    v.you = l.whose;
    if (isAsked(t, l) && matches(deeper, i, grantedBy(t, l).what.filter, v))
        eachGivenBy(
            t, kinds, l, v, other, [](const Modifier&) { return true; }, visit);
}

/// "This turn it deals 1 more damage to damaged mercenaries [to it]": of whom it was given to.
template <typename F>
[[gnu::noinline]] void eachGranted(const Table& t, Index i, const ModifierSet& kinds,
    const LastingEffect& l, Index other, F&& visit)
{
    Viewpoint v;
    v.you = l.whose;
    v.self = v.anchor = i;
    const auto isToward = [&](const Modifier& modifier) {
        return !modifier.toward || (other != noIndex && other == static_cast<Index>(l.amount));
    };
    if (isAsked(t, l))
        eachGivenBy(t, kinds, l, v, other, isToward, visit);
}

template <typename F>
void eachModifier(
    const Table& t, Index i, const ModifierSet& kinds, F&& visit, Index other = noIndex)
{
    eachStatic(t, i, kinds, visit, other);
    for (const LastingEffect& l : t.state.lasting)
        if (l.what == statementMark)
            eachStated(t, i, kinds, l, other, visit);
        else if (l.what == grantMark && l.who == refOf(t.state, i))
            eachGranted(t, i, kinds, l, other, visit);
        else if (l.who.object == i && l.who.era == t.state.objects[i].era
            && l.what < Modifier::kinds && !isToCome(l)
            && kinds.has(static_cast<Modifier::Kind>(l.what)))
            visit(modifierOf(l), l.amount, l.treasure);
}

} // namespace triptych::seize
