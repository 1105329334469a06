#include "kryptik/effects/Conditions.h"

#include "kryptik/effects/Branches.h"
#include "kryptik/effects/LeftOut.h"
#include "kryptik/rules/Changes.h"
#include "kryptik/rules/Meaning.h"
#include "kryptik/rules/Passives.h"
#include "kryptik/rules/Targeting.h"
#include "kryptik/rules/Together.h"

#include <algorithm>

namespace triptych::kryptik {

namespace {

/// What is asked about: also a spell that lies on the effect pile.
Index asked(const Table& t, const Referent& referent)
{
    const std::vector<Index> it = referredTo(t, referent);
    if (!it.empty() || referent.kind != Referent::Kind::Slot)
        return it.empty() ? noIndex : it.front();
    InlineVector<Ref, maxTargets> targets;
    targetsOf(t, t.state.resolving, referent.slot, targets);
    for (const Ref& r : targets)
        if (isItem(r))
            for (const PileItem& item : t.state.pile)
                if (item.serial == r.object)
                    return item.source.object;
    return noIndex;
}

/// What something was that has left the island.
struct Was
{
    Ref as {};
    Stats stats {};
    KeywordSet keywords = 0;
};

bool asksForFigure(const Filter& filter)
{
    return filter.bound && filter.bound->stat != Bound::Stat::SoulCost;
}

/// What this triggered on has left the island by that.
bool leftByTrigger(const Table& t, const Referent& referent)
{
    const PileItem& item = t.state.resolving;
    if (referent.kind != Referent::Kind::Subject || item.kind != PileItem::Kind::Triggered)
        return false;
    const auto& trigger = t.cards.ability(item.card, item.ability).trigger;
    return trigger && takesAway(trigger->event);
}

bool wasWithin(const Table& t, const Bound& bound, const Stats& was)
{
    const State& s = t.state;
    const auto figure = [&](bool attack) { return attack ? was.attack : was.defense; };
    const int then = figure(bound.stat == Bound::Stat::Attack);
    const int limit = bound.amount.referent.kind == Referent::Kind::Own
        ? figure(bound.amount.kind == Amount::Kind::AttackOf)
        : valueOf(t, bound.amount, viewpoint(s));
    return asked::compares(then, bound.how, limit);
}

/// "If its attack was 3 or more", "if it had Toxic", of what has just left the island: as it was there.
bool fittedThere(const Table& t, Index it, const Filter& filter, const Was& was)
{
    const KeywordSet had = was.keywords;
    Filter rest = filter;
    if (asksForFigure(filter)) {
        if (!wasWithin(t, *filter.bound, was.stats))
            return false;
        rest.bound.reset();
    }
    if ((filter.with && !(had & bit(*filter.with)))
        || (filter.without && (had & bit(*filter.without))))
        return false;
    const auto wasOf
        = [&](Faction faction) { return faction != 0 && wasOfFaction(t, was.as, faction); };
    if (filter.factionNumber != 0
        && (wasOf(filter.factionNumber) || wasOf(filter.orFactionNumber)) == filter.notFaction)
        return false;
    rest.factionNumber = 0;
    rest.with.reset();
    rest.without.reset();
    rest.traits.clear();
    if (!matches(t, it, rest, viewpoint(t.state)))
        return false;
    const auto so
        = [&](const Filter& trait) { return fittedThere(t, it, trait, was) != trait.notSo; };
    return filter.traits.empty()
        || (filter.anyTrait ? std::ranges::any_of(filter.traits, so)
                            : std::ranges::all_of(filter.traits, so));
}

bool wasSo(const Table& t, const Condition& c, Index it)
{
    const State& s = t.state;
    const PileItem& item = s.resolving;
    const bool figures
        = asksForFigure(c.filter) || std::ranges::any_of(c.filter.traits, asksForFigure);
    if (figures && leftByTrigger(t, c.referent))
        return fittedThere(t, it, c.filter,
            { item.subject, { item.object.object, item.object.era }, KeywordSet { 0 } });
    const bool there = c.referent.kind == Referent::Kind::Said && s.saidFigures != 0
        && it == s.saidOne.object && !onIsland(s, it);
    return there ? fittedThere(t, it, c.filter,
               { s.saidOne, { item.paidAttack, item.paidDefense }, s.saidKeywords })
                 : matches(t, it, c.filter, viewpoint(s));
}

/// "Two or more of them are Humans": of what has left the island as it was there.
bool areSo(const Table& t, const Condition& c)
{
    const State& s = t.state;
    const std::vector<Index> those = referredTo(t, c.referent);
    int fitting = 0;
    for (const Index i : those) {
        const bool left = c.past && !onIsland(s, i);
        Filter kind = c.filter;
        if (left && kind.condition == Filter::Condition::None)
            kind.condition = Filter::Condition::ThisWay; // see isAskedBefore
        const bool kept = left && s.saidFigures != 0 && i == s.saidOne.object;
        fitting += kept
            ? fittedThere(t, i, c.filter,
                { s.saidOne, { s.resolving.paidAttack, s.resolving.paidDefense }, s.saidKeywords })
            : matches(t, i, kind, viewpoint(s));
    }
    const int all = static_cast<int>(those.size());
    return c.every ? all > 0 && fitting == all : asked::compares(fitting, c.how, c.number);
}

/// "They share a faction": each of them with all of the others; one alone shares nothing.
bool areAlike(const Table& t, const Condition& c)
{
    const std::vector<Index> those = referredTo(t, c.referent);
    std::vector<Index> before;
    for (const Index i : those) {
        if (!goesWith(t, c.alike, i, before))
            return false;
        before.push_back(i);
    }
    return those.size() > 1;
}

bool isSo(const Table& t, const Condition& c)
{
    if (c.kind == Condition::Kind::OfThose)
        return areSo(t, c) != c.negated;
    if (c.kind == Condition::Kind::AreAlike)
        return areAlike(t, c) != c.negated;
    if (c.kind == Condition::Kind::ItDied)
        return hasDied(t, c.referent) != c.negated;
    if (c.kind == Condition::Kind::Several) {
        const auto part = [&](const Condition& each) { return isSo(t, each); };
        return (c.any ? std::ranges::any_of(c.parts, part) : std::ranges::all_of(c.parts, part))
            != c.negated;
    }
    if (c.kind != Condition::Kind::ItIs)
        return holds(t, c, viewpoint(t.state));
    const Index it = asked(t, c.referent);
    return (it != noIndex && wasSo(t, c, it)) != c.negated;
}

void onlyIfSo(const Table& t, EffectId effect, const IfSo& e)
{
    State& s = t.state;
    const Effect* const other = e.otherwise.empty() ? nullptr : &e.otherwise.front();
    const Seat named = s.thatPlayer;
    if (e.instead && other) // "... If they have no cards in hand, ... instead"
        nameAsIn(t, *other);
    const bool otherwise = !isSo(t, e.condition);
    // RULING 8.5: a branch that has lost its targets does nothing.
    if (other && !keepsBranch(t, s.resolving, effect, otherwise))
        return;
    const Effect* const only = &e.effect.front();
    if (!otherwise) {
        doOne(t, *only, nullptr, e.instead ? nullptr : other);
    } else if (other) {
        s.thatPlayer = named;
        doOne(t, *other, e.instead ? nullptr : only, e.instead ? only : nullptr);
    } else {
        nameAsIn(t, *only);
    }
}

} // namespace

void ifSo(const Table& t, EffectId effect, const IfSo& e)
{
    if (e.each.kind == Who::Kind::You)
        onlyIfSo(t, effect, e);
    else // one after the other, each by what is so of them
        inTurn<IfSo>(t.state, effect, players(t, e.each));
}

void run(const Table& t, ForPlayer<IfSo> step)
{
    t.state.thatPlayer = step.player;
    onlyIfSo(t, step.effect, nodeOf<IfSo>(t, step.effect));
}

} // namespace triptych::kryptik
