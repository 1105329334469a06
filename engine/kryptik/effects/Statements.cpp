#include "kryptik/effects/Statements.h"

#include "kryptik/effects/Choices.h"
#include "kryptik/effects/Lasting.h"
#include "kryptik/rules/Characteristics.h"
#include "kryptik/rules/Meaning.h"

#include <algorithm>

namespace triptych::kryptik {

void allow(const Table& t, const Allow& e, EffectId id)
{
    LastingEffect m = lastingFor(
        t.state, e.duration, e.can ? LastingEffect::Kind::Can : LastingEffect::Kind::CanNot);
    m.what = static_cast<std::uint8_t>(e.deed);
    if (e.deed == Allow::Deed::BeBlockedByFew || e.deed == Allow::Deed::AttackAgain
        || e.deed == Allow::Deed::AttackIfAble)
        m.attack = static_cast<std::int8_t>(e.number);
    if (e.deed == Allow::Deed::BlockThisIfAble)
        m.about = t.state.resolving.source.object;
    if (e.by) {
        m.kind = LastingEffect::Kind::BlockedBy;
        keepNumber(m, id);
    }
    if (e.deed == Allow::Deed::BlockThisIfAble)
        giveTo(t, e.what, m);
    else
        sayOf(t, e.what, m, id);
}

void forbid(const Table& t, const Forbid& e, EffectId effect)
{
    LastingEffect m = lastingFor(t.state, e.duration, LastingEffect::Kind::Forbid);
    m.what = static_cast<std::uint8_t>(e.deed);
    if (e.which) {
        m.kind = LastingEffect::Kind::ForbidSome;
        keepNumber(m, effect);
    }
    if (e.duration == Duration::TheirNextTurn)
        m.kind = e.which ? LastingEffect::Kind::AheadSome : LastingEffect::Kind::Ahead;
    const bool theirs = m.about == LastingEffect::itself; // whose turn it is about
    if (e.deed == Forbid::Deed::AttackYou)                // whom, from 1
        m.attack = static_cast<std::int8_t>(t.state.resolving.controller + 1);
    LastingEffect named = m; // what it can not cast has the name that was chosen
    named.kind = LastingEffect::Kind::Named;
    named.what = 0;
    const bool names
        = e.which && e.which->sameName == Filter::SameName::AsChosen && t.state.theName != 0;
    if (names)
        keepNumber(named, static_cast<std::uint16_t>(t.state.theName - 1));
    for (const Seat p : players(t, e.who)) {
        m.who = named.who = seatRef(p);
        if (theirs)
            m.about = named.about = p;
        addLasting(t.state, m);
        if (names)
            addLasting(t.state, named);
    }
}

void letCastFrom(const Table& t, const CastFrom& e, EffectId effect)
{
    LastingEffect m = lastingFor(t.state, e.duration, LastingEffect::Kind::CastFrom);
    keepNumber(m, effect);
    m.who = seatRef(t.state.resolving.controller);
    addLasting(t.state, m);
}

void ruleForATime(const Table& t, Duration duration, EffectId effect)
{
    LastingEffect m = lastingFor(t.state, duration, LastingEffect::Kind::Rule);
    keepNumber(m, effect);
    m.who = seatRef(t.state.resolving.controller);
    m.what = t.state.resolving.source.object;
    addLasting(t.state, m);
}

namespace {

/// "The next spell an opponent casts" is the next of them all.
std::uint8_t castByThose(const State& s, Seat p, const CostChange& e)
{
    if (e.who == Side::You)
        return castThisTurn(s, p, e.filter.noun);
    int sum = 0;
    for (Seat q = 0; q < s.seats; ++q)
        if (e.who == Side::Any || q != s.resolving.controller)
            sum += castThisTurn(s, q, e.filter.noun);
    return static_cast<std::uint8_t>(std::min(255, sum));
}

} // namespace

void changeCosts(const Table& t, const CostChange& e, EffectId id)
{
    State& s = t.state;
    LastingEffect m = lastingFor(s, e.duration, LastingEffect::Kind::Cost);
    keepNumber(m, id);
    m.what = e.next ? 1 : 0;
    const Seat you = s.resolving.controller;
    for (Seat p = 0; p < s.seats; ++p) {
        if (!s.players[p].alive || (e.who == Side::You && p != you)
            || (e.who == Side::Opponents && p == you))
            continue;
        m.who = seatRef(p);
        if (e.next)
            m.about = castByThose(s, p, e);
        addLasting(s, m);
    }
}

void giveSoulPlacements(const Table& t, const MoreSoul& e)
{
    LastingEffect m = lastingFor(t.state, e.duration, LastingEffect::Kind::MoreSoul);
    m.attack = static_cast<std::int8_t>(std::min(100, e.amount));
    for (const Seat p : players(t, e.who)) {
        m.who = seatRef(p);
        addLasting(t.state, m);
    }
}

void stopAttacks(const Table& t, const Toll& e, EffectId id)
{
    LastingEffect m = lastingFor(t.state, e.duration, LastingEffect::Kind::Toll);
    m.what = e.onlyYou ? t.state.resolving.controller : LastingEffect::anyDefender;
    m.attack = static_cast<std::int8_t>(std::min(100, e.price));
    m.defense = static_cast<std::int8_t>(
        static_cast<int>(e.deed) | (e.onlyRow ? LastingEffect::rowAlone : 0));
    sayOf(t, e.what, m, id);
}

void doInstead(const Table& t, const Instead& e, EffectId id)
{
    LastingEffect m = lastingFor(t.state, e.duration, LastingEffect::Kind::Instead);
    m.what = static_cast<std::uint8_t>(e.fate);
    m.attack = e.destroyed ? 1 : 0;
    m.defense = e.leaves ? 1 : 0;
    sayOf(t, e.what, m, id);
}

void grant(const Table& t, const Grant& e)
{
    LastingEffect m = lastingFor(t.state, e.duration, LastingEffect::Kind::Grant);
    keepNumber(m, e.number);
    giveTo(t, e.what, m);
}

namespace {

/// It was on the island as it was named and lies elsewhere by now: abolished instead of dying, say.
bool hasLeft(const State& s, Ref was)
{
    return !isItem(was) && was.object < s.objectCount && !isCurrent(s, was)
        && s.objects[was.object].era == static_cast<std::uint8_t>(was.era + 1)
        && !onIsland(s, was.object);
}

/// "If it dies this turn": from now on, or it has just done so (7.1b).
void watchOne(const Table& t, const Watch& e)
{
    State& s = t.state;
    const auto* it = std::get_if<It>(&*e.of);
    const Referent referent = it ? it->referent : Referent { Referent::Kind::Source };
    const Trigger::Event event = e.ability->trigger->event;
    const bool ends = event == Trigger::Event::Dies || event == Trigger::Event::IsDestroyed
        || event == Trigger::Event::LeavesTheIsland;
    const bool left = event == Trigger::Event::LeavesTheIsland && hasLeft(s, asNamed(s, referent));
    if (ends && (left || hasDied(t, referent))) {
        Waiting w;
        w.source = w.subject = asNamed(s, referent);
        w.card = e.number;
        w.controller = s.resolving.controller;
        if (s.saidOne == w.subject && s.itsController != w.controller)
            w.other = s.itsController; // whose it was
        s.waiting.push_back(w);
        return;
    }
    LastingEffect m = lastingFor(s, e.duration, LastingEffect::Kind::Watch);
    keepNumber(m, e.number);
    m.what = s.resolving.controller;
    for (const Index i : things(t, *e.of))
        if (onIsland(s, i)) {
            m.who = refOf(s, i);
            addLasting(s, m);
        }
}

} // namespace

void watch(const Table& t, const Watch& e)
{
    State& s = t.state;
    if (e.of) {
        watchOne(t, e);
        return;
    }
    LastingEffect m = lastingFor(s, e.duration, LastingEffect::Kind::Grant);
    keepNumber(m, e.number);
    m.who = seatRef(s.resolving.controller);
    m.about = s.resolving.source.object;
    addLasting(s, m);
}

} // namespace triptych::kryptik
