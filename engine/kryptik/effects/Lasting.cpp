#include "kryptik/effects/Lasting.h"

#include "kryptik/effects/Choices.h"
#include "kryptik/rules/Characteristics.h"
#include "kryptik/rules/Meaning.h"
#include "kryptik/rules/Passives.h"

#include <algorithm>

namespace triptych::kryptik {

namespace {

/// What is so however often it was said.
bool isOnceForAll(const LastingEffect& m)
{
    using Kind = LastingEffect::Kind;
    const Kind kind = m.kind;
    if (kind == Kind::Can && m.what == static_cast<std::uint8_t>(Allow::Deed::AttackAgain))
        return false; // each of them is one time more
    return kind == Kind::Can || kind == Kind::CanNot || kind == Kind::BlockedBy
        || kind == Kind::Forbid || kind == Kind::ForbidSome || kind == Kind::Ahead
        || kind == Kind::AheadSome || kind == Kind::Prevent || kind == Kind::Named
        || kind == Kind::CastFrom || kind == Kind::Faction;
}
bool isOfKeywords(LastingEffect::Kind kind)
{
    using Kind = LastingEffect::Kind;
    return kind == Kind::Gain || kind == Kind::Lose || kind == Kind::LoseAll;
}

/// Keywords are given and taken in the order in which that resolved: only with the last of those of a citizen can
/// another be one. What takes all of them takes what was given in quotation marks, too.
LastingEffect* lastOfKeywords(State& s, const LastingEffect& m)
{
    LastingEffect* last = nullptr;
    for (LastingEffect& other : s.lasting)
        if (other.who == m.who
            && (isOfKeywords(other.kind)
                || (m.kind == LastingEffect::Kind::LoseAll
                    && other.kind == LastingEffect::Kind::Grant)))
            last = &other;
    const bool alike
        = last && last->kind == m.kind && last->endOfTurn == m.endOfTurn && last->about == m.about;
    return alike ? last : nullptr;
}

/// With what was said before of its statistics for as long, since they were last switched, it is one sum.
LastingEffect* lastOfStats(State& s, const LastingEffect& m)
{
    LastingEffect* last = nullptr;
    for (LastingEffect& other : s.lasting)
        if (other.who == m.who && other.kind == LastingEffect::Kind::Switch)
            last = nullptr;
        else if (other.who == m.who && other.kind == m.kind && other.endOfTurn == m.endOfTurn
            && other.about == m.about && !last)
            last = &other;
    return last;
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

} // namespace

void addLasting(State& s, const LastingEffect& m)
{
    if (isKeptByTheCitizen(m)) {
        keepFrom(s.objects[m.who.object], static_cast<Allow::Deed>(m.what));
        return;
    }
    if (isOnceForAll(m) && std::ranges::find(s.lasting, m) != s.lasting.end())
        return;
    if (isOfKeywords(m.kind))
        if (LastingEffect* before = lastOfKeywords(s, m)) {
            before->what |= m.what;
            return;
        }
    if (m.kind == LastingEffect::Kind::Stats) // sums are what is asked for
        if (LastingEffect* before = lastOfStats(s, m)) {
            before->attack
                = static_cast<std::int8_t>(std::clamp(before->attack + m.attack, -100, 100));
            before->defense
                = static_cast<std::int8_t>(std::clamp(before->defense + m.defense, -100, 100));
            return;
        }
    s.lasting.push_back(m);
}

LastingEffect lastingFor(const State& s, Duration duration, LastingEffect::Kind kind)
{
    LastingEffect m;
    m.kind = kind;
    const Seat you = s.resolving.controller;
    const Index source = s.resolving.source.object;
    const auto until = [&m](int ends, Index about) {
        m.endOfTurn = static_cast<std::uint8_t>(ends);
        m.about = about;
    };
    switch (duration) {
    case Duration::Permanent:
        break;
    case Duration::EndOfTurn:
        m.endOfTurn = LastingEffect::EndOfTurn;
        break;
    case Duration::YourNextTurn:
        until(LastingEffect::NextTurn, you);
        break;
    case Duration::YourNextTurnEnd:
        until(LastingEffect::NextTurnEnd, you);
        break;
    case Duration::EndOfCombat:
        m.endOfTurn = LastingEffect::EndOfCombat;
        break;
    case Duration::NextDisengage:
        m.endOfTurn = LastingEffect::NextDisengage;
        break;
    case Duration::WhileHere:
        until(LastingEffect::Here0 + you, source);
        break;
    case Duration::WhileStays:
        until(LastingEffect::Stays, source);
        break;
    case Duration::WhileEngaged:
        until(LastingEffect::Engaged0 + you, source);
        break;
    case Duration::WhileAttached:
        until(LastingEffect::Attached, source);
        break;
    case Duration::WhileYours:
        until(LastingEffect::Here0 + you, LastingEffect::itself);
        break;
    case Duration::ItsNextTurn:
        until(LastingEffect::NextTurn, LastingEffect::itself);
        break;
    case Duration::ItsNextTurnEnd:
    case Duration::TheirNextTurn:
        until(LastingEffect::NextTurnEnd, LastingEffect::itself);
        break;
    }
    return m;
}

namespace {

/// "For as long as this is on the island": not where that is over already.
bool begins(const State& s, const LastingEffect& m)
{
    const bool ofItself = m.about == LastingEffect::itself;
    if (m.endOfTurn == LastingEffect::Attached)
        return zoneOf(s, m.about) == Zone::Attached; // 5.3.1
    if (m.endOfTurn == LastingEffect::Stays)
        return onIsland(s, s.resolving.source);
    if (ofItself || m.endOfTurn < LastingEffect::Here0)
        return true;
    return onIsland(s, s.resolving.source)
        && s.objects[m.about].controller == s.resolving.controller
        && (m.endOfTurn < LastingEffect::Engaged0 || s.objects[m.about].is(Object::Engaged));
}

/// Whether it can be asked at any time who is meant: not what is known only while this resolves.
bool isAskedAnyTime(const Filter& f)
{
    return !isOfTwo(f.condition) && f.condition != Filter::Condition::ThisWay
        && f.extreme == Filter::Extreme::None && f.sameName == Filter::SameName::Any
        && f.sameFaction == Filter::SameName::Any && !f.aims && !f.aimsAtThis
        && f.otherThan.kind == Referent::Kind::Unbound
        && (!f.bound || f.bound->amount.kind == Amount::Kind::Fixed)
        && std::ranges::all_of(f.traits, isAskedAnyTime);
}

} // namespace

const Each* groupOf(const Thing& what, const LastingEffect& m)
{
    const auto* each = std::get_if<Each>(&what);
    // "Attacking citizens don't disengage in the next disengage phase": nobody attacks then, so it is those of now.
    const bool later = m.endOfTurn == LastingEffect::NextDisengage;
    const bool ofEach = m.about == LastingEffect::itself || m.endOfTurn == LastingEffect::Attached
        || (later && each && asksOnTheIsland(each->filter));
    const bool theirs = each && each->filter.controller == Side::They;
    return each && !ofEach && each->place.zone == Zone::Island && isAskedAnyTime(each->filter)
            && !(theirs && each->filter.other)
        ? each
        : nullptr;
}

void giveTo(const Table& t, const Thing& what, LastingEffect m)
{
    State& s = t.state;
    std::vector<Index> list = things(t, what);
    std::erase_if(list, [&](Index i) { return !onIsland(s, i); });
    if (!begins(s, m))
        list.clear();
    if (m.endOfTurn == LastingEffect::Attached && std::holds_alternative<It>(what))
        std::erase_if(
            list, [&](Index i) { return i != s.objects[m.about].host; }); // nor to another
    const bool ofItself = m.about == LastingEffect::itself;
    const bool yours = ofItself && m.endOfTurn >= LastingEffect::Here0;
    if (yours) // nor does it begin with what is another's
        std::erase_if(
            list, [&](Index i) { return s.objects[i].controller != s.resolving.controller; });
    for (const Index i : list) {
        m.who = refOf(s, i);
        if (ofItself)
            m.about = yours ? i : s.objects[i].controller;
        addLasting(s, m);
        t.tell({ Event::Kind::StatsChanged, s.objects[i].controller, i });
    }
    s.dirty = 1;
    speakOf(s, list);
}

void sayOf(const Table& t, const Thing& what, const LastingEffect& m, EffectId effect)
{
    State& s = t.state;
    const Each* group = groupOf(what, m);
    if (!group) {
        giveTo(t, what, m);
        return;
    }
    LastingEffect rule;
    rule.kind = LastingEffect::Kind::Rule;
    rule.who = seatRef(s.resolving.controller);
    rule.endOfTurn = m.endOfTurn;
    rule.about = m.about;
    rule.what = s.resolving.source.object;
    const std::vector<Index> list = things(t, what);
    if (group->filter.controller == Side::They) {
        if (s.thatPlayer == noSeat)
            return;
        rule.what = static_cast<std::uint8_t>(LastingEffect::firstSeat + s.thatPlayer);
    }
    keepNumber(rule, effect);
    const bool adds = m.kind == LastingEffect::Kind::Toll || m.kind == LastingEffect::Kind::More
        || !isOnceForAll(m);
    const auto add = [&] {
        if (begins(s, m) && (adds || std::ranges::find(s.lasting, rule) == s.lasting.end()))
            s.lasting.push_back(rule);
    };
    if (m.endOfTurn != LastingEffect::NextDisengage)
        add();
    else // 4.1 of each player by themselves: whose citizens it is of, until their phase comes
        for (Seat p = 0; p < s.seats; ++p) {
            const Viewpoint v { s.resolving.controller, rule.what, 0, s.thatPlayer };
            rule.about = p;
            if (s.players[p].alive && asked::isTheirs(group->filter.controller, p, v))
                add();
        }
    for (const Index i : list)
        t.tell({ Event::Kind::StatsChanged, s.objects[i].controller, i });
    s.dirty = 1;
    speakOf(s, list);
}

void keepNumber(LastingEffect& m, std::uint16_t number)
{
    m.attack = static_cast<std::int8_t>(number >> 8);
    m.defense = static_cast<std::int8_t>(number & 0xFF);
}

} // namespace triptych::kryptik
