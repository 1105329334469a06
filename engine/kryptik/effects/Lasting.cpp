#include "kryptik/effects/Lasting.h"

#include "kryptik/effects/Choices.h"
#include "kryptik/rules/Characteristics.h"
#include "kryptik/rules/Meaning.h"

#include <algorithm>

namespace triptych::kryptik {

namespace {

/// What is so however often it was said.
bool isOnceForAll(LastingEffect::Kind kind)
{
    using Kind = LastingEffect::Kind;
    return kind == Kind::Can || kind == Kind::CanNot || kind == Kind::BlockedBy
        || kind == Kind::Forbid || kind == Kind::ForbidSome || kind == Kind::Prevent
        || kind == Kind::Named || kind == Kind::CastFrom || kind == Kind::Faction;
}
bool isOfKeywords(LastingEffect::Kind kind)
{
    using Kind = LastingEffect::Kind;
    return kind == Kind::Gain || kind == Kind::Lose || kind == Kind::LoseAll;
}

/// Keywords are given and taken in the order in which that resolved: only with the last of those of a citizen can
/// another be one.
LastingEffect* lastOfKeywords(State& s, const LastingEffect& m)
{
    LastingEffect* last = nullptr;
    for (LastingEffect& other : s.lasting)
        if (other.who == m.who && isOfKeywords(other.kind))
            last = &other;
    const bool alike
        = last && last->kind == m.kind && last->endOfTurn == m.endOfTurn && last->about == m.about;
    return alike ? last : nullptr;
}

/// "Can not attack until end of turn", which the citizen keeps itself.
bool isKeptByTheCitizen(const LastingEffect& m)
{
    const auto deed = static_cast<Allow::Deed>(m.what);
    return m.kind == LastingEffect::Kind::CanNot && m.endOfTurn == LastingEffect::EndOfTurn
        && (deed == Allow::Deed::Attack || deed == Allow::Deed::Block
            || deed == Allow::Deed::AttackOrBlock);
}
void keepFrom(Object& citizen, Allow::Deed deed)
{
    if (deed != Allow::Deed::Block)
        citizen.noAttack = 1;
    if (deed != Allow::Deed::Attack)
        citizen.set(Object::NoBlock, true);
}

/// Alike ones are one, so that what a table has room for is never used up by saying the same again.
void addLasting(State& s, const LastingEffect& m)
{
    if (isKeptByTheCitizen(m)) {
        keepFrom(s.objects[m.who.object], static_cast<Allow::Deed>(m.what));
        return;
    }
    if (isOnceForAll(m.kind) && std::ranges::find(s.lasting, m) != s.lasting.end())
        return;
    if (isOfKeywords(m.kind))
        if (LastingEffect* before = lastOfKeywords(s, m)) {
            before->what |= m.what;
            return;
        }
    if (m.kind == LastingEffect::Kind::Stats) // sums are what is asked for
        for (LastingEffect& other : s.lasting)
            if (other.kind == m.kind && other.who == m.who && other.endOfTurn == m.endOfTurn
                && other.about == m.about) {
                other.attack
                    = static_cast<std::int8_t>(std::clamp(other.attack + m.attack, -100, 100));
                other.defense
                    = static_cast<std::int8_t>(std::clamp(other.defense + m.defense, -100, 100));
                return;
            }
    s.lasting.push_back(m);
}

} // namespace

LastingEffect lastingFor(const State& s, Duration duration, LastingEffect::Kind kind)
{
    LastingEffect m;
    m.kind = kind;
    switch (duration) {
    case Duration::Permanent:
        break;
    case Duration::EndOfTurn:
        m.endOfTurn = LastingEffect::EndOfTurn;
        break;
    case Duration::YourNextTurn:
        m.endOfTurn = LastingEffect::NextTurn;
        m.about = s.resolving.controller;
        break;
    case Duration::YourNextTurnEnd:
        m.endOfTurn = LastingEffect::NextTurnEnd;
        m.about = s.resolving.controller;
        break;
    case Duration::EndOfCombat:
        m.endOfTurn = LastingEffect::EndOfCombat;
        break;
    case Duration::NextDisengage:
        m.endOfTurn = LastingEffect::NextDisengage;
        break;
    case Duration::WhileHere:
        m.endOfTurn = static_cast<std::uint8_t>(LastingEffect::Here0 + s.resolving.controller);
        m.about = s.resolving.source.object;
        break;
    case Duration::WhileStays:
        m.endOfTurn = LastingEffect::Stays;
        m.about = s.resolving.source.object;
        break;
    case Duration::WhileEngaged:
        m.endOfTurn = static_cast<std::uint8_t>(LastingEffect::Engaged0 + s.resolving.controller);
        m.about = s.resolving.source.object;
        break;
    case Duration::WhileAttached:
        m.endOfTurn = LastingEffect::Attached;
        m.about = s.resolving.source.object;
        break;
    }
    return m;
}

void giveTo(const Table& t, const Thing& what, LastingEffect m)
{
    State& s = t.state;
    std::vector<Index> list = things(t, what);
    std::erase_if(list, [&](Index i) { return !onIsland(s, i); });
    if (m.endOfTurn == LastingEffect::Attached && zoneOf(s, m.about) != Zone::Attached)
        list.clear(); // 5.3.1 it is attached no more
    if (m.endOfTurn == LastingEffect::Attached && std::holds_alternative<It>(what))
        std::erase_if(
            list, [&](Index i) { return i != s.objects[m.about].host; }); // nor to another
    if (m.endOfTurn == LastingEffect::Stays && !onIsland(s, s.resolving.source))
        list.clear();
    if (m.endOfTurn >= LastingEffect::Here0
        && (!onIsland(s, s.resolving.source)
            || s.objects[m.about].controller != s.resolving.controller
            || (m.endOfTurn >= LastingEffect::Engaged0 && !s.objects[m.about].is(Object::Engaged))))
        list.clear();
    for (const Index i : list) {
        m.who = refOf(s, i);
        addLasting(s, m);
        t.tell({ Event::Kind::StatsChanged, s.objects[i].controller, i });
    }
    s.dirty = 1;
    speakOf(s, list);
}

namespace {

KeywordSet setOf(const std::vector<Keyword>& keywords)
{
    KeywordSet set = 0;
    for (const Keyword k : keywords)
        set |= bit(k);
    return set;
}

} // namespace

void modify(const Table& t, const Modify& e)
{
    if (e.times && !countsThisWay(*e.times))
        speakOf(t.state, things(t, e.what)); // "where X is its attack"
    const int times = e.times ? wanted(t, *e.times) : 1;
    const int x = t.state.resolving.x;
    const auto part = [&](int printed, bool byX, bool minus) {
        const int value = byX ? (minus ? -x : x) : printed;
        return static_cast<std::int8_t>(std::clamp(value * times, -100, 100));
    };
    LastingEffect m = lastingFor(t.state, e.duration, LastingEffect::Kind::Stats);
    m.attack = part(e.attack, e.attackByX, e.attackMinus);
    m.defense = part(e.defense, e.defenseByX, e.defenseMinus);
    giveTo(t, e.what, m);
}

void gain(const Table& t, const Gain& e)
{
    LastingEffect m = lastingFor(t.state, e.duration, LastingEffect::Kind::Gain);
    m.what = setOf(e.keywords);
    giveTo(t, e.what, m);
}

void lose(const Table& t, const Lose& e)
{
    LastingEffect m = lastingFor(t.state, e.duration,
        e.keywords.empty() ? LastingEffect::Kind::LoseAll : LastingEffect::Kind::Lose);
    m.what = setOf(e.keywords);
    giveTo(t, e.what, m);
}

void allow(const Table& t, const Allow& e, std::uint16_t id)
{
    LastingEffect m = lastingFor(
        t.state, e.duration, e.can ? LastingEffect::Kind::Can : LastingEffect::Kind::CanNot);
    m.what = static_cast<std::uint8_t>(e.deed);
    if (e.deed == Allow::Deed::BeBlockedByFew)
        m.attack = static_cast<std::int8_t>(e.number);
    if (e.deed == Allow::Deed::BlockThisIfAble)
        m.about = t.state.resolving.source.object;
    if (e.by) {
        m.kind = LastingEffect::Kind::BlockedBy;
        m.attack = static_cast<std::int8_t>(id >> 8);
        m.defense = static_cast<std::int8_t>(id & 0xFF);
    }
    giveTo(t, e.what, m);
}

namespace {

/// "Its attack becomes equal to its defense": that much in all, with what changes it, such as its counters.
void makeEqual(const Table& t, Index i, const LastingEffect& said)
{
    LastingEffect* base = nullptr;
    for (LastingEffect& m : t.state.lasting)
        if (m.who == refOf(t.state, i) && m.kind == LastingEffect::Kind::Switch)
            return;
        else if (m.who == refOf(t.state, i) && m.kind == said.kind && m.what == said.what)
            base = &m; // the last of them holds
    if (!base)
        return;
    constexpr int plenty = 100; // so that nothing takes it below zero
    std::int8_t& figure = said.what & 1 ? base->attack : base->defense;
    figure = plenty;
    const Stats changed = statsOf(t, i);
    const int changes = (said.what & 1 ? changed.attack : changed.defense) - plenty;
    figure = static_cast<std::int8_t>(
        std::clamp((said.what & 1 ? said.attack : said.defense) - changes, -100, 100));
}

} // namespace

void become(const Table& t, const Become& e)
{
    if (!countsThisWay(e.amount))
        speakOf(t.state, things(t, e.what)); // "becomes its defense"
    LastingEffect m = lastingFor(t.state, e.duration, LastingEffect::Kind::Base);
    const auto number = [&](const Amount& amount) {
        return static_cast<std::int8_t>(std::min(100, wanted(t, amount)));
    };
    m.what = static_cast<std::uint8_t>((e.attack ? 1 : 0) | (e.defense ? 2 : 0));
    m.attack = number(e.amount);
    m.defense = number(e.otherDefense.value_or(e.amount));
    giveTo(t, e.what, m);
    const bool figure
        = e.amount.kind == Amount::Kind::AttackOf || e.amount.kind == Amount::Kind::DefenseOf;
    if (figure && e.attack != e.defense)
        for (const Index i : things(t, e.what))
            makeEqual(t, i, m);
}

namespace {

void keepNumber(LastingEffect& m, std::uint16_t number)
{
    m.attack = static_cast<std::int8_t>(number >> 8);
    m.defense = static_cast<std::int8_t>(number & 0xFF);
}

} // namespace

void grant(const Table& t, const Grant& e)
{
    LastingEffect m = lastingFor(t.state, e.duration, LastingEffect::Kind::Grant);
    keepNumber(m, e.number);
    giveTo(t, e.what, m);
}

namespace {

/// "If it dies this turn": from now on, or it has just done so (7.1b).
void watchOne(const Table& t, const Watch& e)
{
    State& s = t.state;
    const auto* it = std::get_if<It>(&*e.of);
    const Referent referent = it ? it->referent : Referent { Referent::Kind::Source };
    const Trigger::Event event = e.ability->trigger->event;
    const bool ends = event == Trigger::Event::Dies || event == Trigger::Event::IsDestroyed
        || event == Trigger::Event::LeavesTheIsland;
    if (ends && hasDied(t, referent)) {
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

void redirect(const Table& t, const Redirect& e)
{
    State& s = t.state;
    const std::vector<Index> from = things(t, e.from);
    const std::vector<Index> to = things(t, e.to);
    if (to.empty() || !onIsland(s, to.front()))
        return;
    for (const Index i : from) {
        if (!onIsland(s, i) || i == to.front())
            continue;
        LastingEffect m = lastingFor(s, Duration::EndOfTurn, LastingEffect::Kind::Redirect);
        m.who = refOf(s, i);
        m.attack = static_cast<std::int8_t>(to.front());
        m.defense = static_cast<std::int8_t>(s.objects[to.front()].era);
        addLasting(s, m);
    }
    speakOf(s, to);
}

void switchStats(const Table& t, const Switch& e)
{
    giveTo(t, e.what, lastingFor(t.state, e.duration, LastingEffect::Kind::Switch));
}

void forbid(const Table& t, const Forbid& e, EffectId effect)
{
    LastingEffect m = lastingFor(t.state, e.duration, LastingEffect::Kind::Forbid);
    m.what = static_cast<std::uint8_t>(e.deed);
    if (e.which) {
        m.kind = LastingEffect::Kind::ForbidSome;
        m.attack = static_cast<std::int8_t>(effect >> 8);
        m.defense = static_cast<std::int8_t>(effect & 0xFF);
    }
    if (e.deed == Forbid::Deed::AttackYou) // whom, from 1
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

void changeCosts(const Table& t, const CostChange& e, std::uint16_t id)
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

void preventAll(const Table& t, const PreventAll& e)
{
    LastingEffect m = lastingFor(t.state, Duration::EndOfTurn, LastingEffect::Kind::Prevent);
    m.what = e.combat ? 1 : 0;
    addLasting(t.state, m);
}

void doInstead(const Table& t, const Instead& e)
{
    LastingEffect m = lastingFor(t.state, e.duration, LastingEffect::Kind::Instead);
    m.what = static_cast<std::uint8_t>(e.fate);
    m.attack = e.destroyed ? 1 : 0;
    m.defense = e.leaves ? 1 : 0;
    giveTo(t, e.what, m);
}

void moreDamage(const Table& t, const MoreDamage& e)
{
    LastingEffect m = lastingFor(t.state, e.duration, LastingEffect::Kind::More);
    m.what = e.to ? 1 : 0;
    m.attack = static_cast<std::int8_t>(e.times);
    m.defense = static_cast<std::int8_t>(e.plus);
    giveTo(t, e.what, m);
}

void preventNext(const Table& t, const PreventNext& e)
{
    LastingEffect m = lastingFor(t.state, Duration::EndOfTurn, LastingEffect::Kind::PreventNext);
    m.attack = static_cast<std::int8_t>(std::min(100, wanted(t, e.amount)));
    m.what = e.amount.kind == Amount::Kind::All; // whatever is dealt next
    if (m.attack > 0 && !e.who)
        giveTo(t, e.what, m);
    if (m.attack > 0) // "to any target" may be a player
        for (const Seat p : e.who ? players(t, *e.who) : playersAmong(t, e.what)) {
            m.who = seatRef(p);
            addLasting(t.state, m);
        }
}

void stopAttacks(const Table& t, const Toll& e)
{
    LastingEffect m = lastingFor(t.state, e.duration, LastingEffect::Kind::Toll);
    m.what = t.state.resolving.controller;
    m.attack = static_cast<std::int8_t>(std::min(100, e.price));
    giveTo(t, e.what, m);
}

} // namespace triptych::kryptik
