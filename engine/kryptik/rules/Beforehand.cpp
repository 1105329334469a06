#include "kryptik/rules/Beforehand.h"

#include "kryptik/rules/Changes.h"
#include "kryptik/rules/Passives.h"

#include <algorithm>

namespace triptych::kryptik {

namespace {

bool isAbolishedOnLeaving(const State& s, Index i, const LastingEffect& m)
{
    return m.kind == LastingEffect::Kind::Instead && m.defense != 0 && m.who == refOf(s, i);
}

} // namespace

bool leavesOtherwise(const Table& t, Index i)
{
    bool otherwise = std::ranges::any_of(t.state.lasting,
        [&](const LastingEffect& m) { return isAbolishedOnLeaving(t.state, i, m); });
    asked::passivesOn(
        t, i, topic::dying, 0, [&](const Effect& effect, const auto& about, const Viewpoint&) {
            const auto* instead = std::get_if<Instead>(&effect.node);
            otherwise = otherwise || (instead && instead->leaves && about(instead->what));
        });
    return otherwise;
}

bool takesLeaveOtherwise(const Table& t, Index i)
{
    State& s = t.state;
    const bool otherwise = leavesOtherwise(t, i);
    for (std::size_t k = 0; k < s.lasting.size(); ++k)
        if (isAbolishedOnLeaving(s, i, s.lasting[k])) {
            s.lasting.erase(k);
            break;
        }
    return otherwise;
}

void endReplacement(State& s, Index i, bool destroyed)
{
    for (std::size_t k = 0; k < s.lasting.size(); ++k)
        if (s.lasting[k].kind == LastingEffect::Kind::Instead && s.lasting[k].who == refOf(s, i)
            && (destroyed || s.lasting[k].attack == 0)) {
            s.lasting.erase(k);
            return;
        }
}

void noteCasting(State& s, Index i)
{
    const PileItem& item = s.resolving;
    if (item.kind != PileItem::Kind::Citizen || item.source.object != i)
        return;
    if (item.forYear)
        s.objects[i].set(Object::CastForYear, true);
    if (item.abolishAfter) { // "If you do and it would leave the island, abolish it instead."
        LastingEffect gone;
        gone.kind = LastingEffect::Kind::Instead;
        gone.defense = 1;
        gone.who = refOf(s, i);
        s.lasting.push_back(gone);
    }
    if (!item.paidMore && item.x == 0)
        return;
    LastingEffect m;
    m.kind = LastingEffect::Kind::Paid;
    m.what = item.x;
    m.attack = static_cast<std::int8_t>(item.paidMore);
    m.who = refOf(s, i);
    s.lasting.push_back(m);
}

void noteHistory(const Table& t, Index i)
{
    State& s = t.state;
    const Object& o = s.objects[i];
    const auto kept = std::ranges::find_if(s.lasting, [&](const LastingEffect& m) {
        return m.kind == LastingEffect::Kind::DoneThisTurn && m.who == refOf(s, i);
    });
    const auto met = [&](const LastingEffect& m) {
        return (m.kind == LastingEffect::Kind::Met && m.redirected() == refOf(s, i))
            || ((m.kind == LastingEffect::Kind::Met || m.kind == LastingEffect::Kind::Hurt)
                && m.who == refOf(s, i));
    };
    std::uint8_t deeds = kept == s.lasting.end() ? 0 : kept->what;
    const auto note = [&](bool done, std::uint8_t deed) {
        if (done)
            deeds = static_cast<std::uint8_t>(deeds | deed);
    };
    note(o.is(Object::Attacked), DoneThisTurn::attacked);
    if (t.cards.asksOfHistory()) {
        note(o.is(Object::DealtDamage), DoneThisTurn::dealtDamage);
        note(o.damage > 0, DoneThisTurn::wasDamaged);
        note(o.is(Object::Entered), DoneThisTurn::entered);
    }
    if (kept != s.lasting.end()) {
        kept->what = deeds;
        kept->attack = static_cast<std::int8_t>(o.controller); // who controls it last
    } else if (deeds != 0 || std::ranges::any_of(s.lasting, met)) {
        LastingEffect m;
        m.kind = LastingEffect::Kind::DoneThisTurn;
        m.who = refOf(s, i);
        m.what = deeds;
        m.attack = static_cast<std::int8_t>(o.controller);
        m.endOfTurn = LastingEffect::EndOfTurn;
        s.lasting.push_back(m);
    }
}

namespace {

/// What is kept of its deeds this turn, nothing at first.
LastingEffect& deedsOf(State& s, Index i)
{
    for (LastingEffect& m : s.lasting)
        if (m.kind == LastingEffect::Kind::DoneThisTurn && m.who == refOf(s, i))
            return m;
    LastingEffect m;
    m.kind = LastingEffect::Kind::DoneThisTurn;
    m.who = refOf(s, i);
    m.attack = static_cast<std::int8_t>(s.objects[i].controller);
    m.endOfTurn = LastingEffect::EndOfTurn;
    s.lasting.push_back(m);
    return s.lasting.back();
}

} // namespace

void noteInCombat(const Table& t, Index i, std::uint8_t deed)
{
    if (!t.cards.asksOfHistory() || i == noIndex)
        return;
    LastingEffect& m = deedsOf(t.state, i);
    m.what = static_cast<std::uint8_t>(m.what | deed);
}

void noteHit(const Table& t, Index i, std::int8_t whom)
{
    if (!t.cards.asksOfHistory())
        return;
    LastingEffect& m = deedsOf(t.state, i);
    m.defense = static_cast<std::int8_t>(m.defense | whom);
    m.what = static_cast<std::uint8_t>(m.what | DoneThisTurn::dealtInCombat);
}

bool hasHit(const State& s, Ref r, std::int8_t whom)
{
    return std::ranges::any_of(s.lasting, [&](const LastingEffect& m) {
        return m.kind == LastingEffect::Kind::DoneThisTurn && m.who == r && (m.defense & whom) != 0;
    });
}

bool isNoted(const State& s, Ref r, std::uint8_t deed)
{
    return std::ranges::any_of(s.lasting, [&](const LastingEffect& m) {
        return m.kind == LastingEffect::Kind::DoneThisTurn && m.who == r && (m.what & deed) != 0;
    });
}

bool hasMet(const State& s, Ref r, bool blocked)
{
    return std::ranges::any_of(s.lasting, [&](const LastingEffect& m) {
        return m.kind == LastingEffect::Kind::Met && (blocked ? m.who : m.redirected()) == r;
    });
}

bool isBetween(const State& s, LastingEffect::Kind kind, Ref one, Ref other, bool inCombat)
{
    return std::ranges::any_of(s.lasting, [&](const LastingEffect& m) {
        return m.kind == kind && m.who == one && m.redirected() == other
            && (!inCombat || m.what != 0);
    });
}

namespace asked {

namespace {

/// Whether one that has left did so before.
bool hasDone(const State& s, const LastingEffect& gone, Filter::Condition deed, const Viewpoint& v)
{
    using Condition = Filter::Condition;
    using Kind = LastingEffect::Kind;
    const auto kept = [&](std::uint8_t which) { return (gone.what & which) != 0; };
    const Ref me = v.self == noIndex ? Ref {} : refOf(s, v.self);
    if (deed == Condition::HasBlocked || deed == Condition::WasBlocked)
        return hasMet(s, gone.who, deed == Condition::HasBlocked);
    if (isOfTwo(deed))
        return v.self != noIndex
            && (deed == Condition::DamagedByThis    ? isBetween(s, Kind::Hurt, gone.who, me)
                    : deed == Condition::HurtByThis ? isBetween(s, Kind::Hurt, gone.who, me, true)
                    : deed == Condition::HasBlockedThis ? isBetween(s, Kind::Met, gone.who, me)
                                                        : isBetween(s, Kind::Met, me, gone.who));
    if (deed == Condition::HitPlayer || deed == Condition::HitYear)
        return (gone.defense
                   & (deed == Condition::HitPlayer ? DoneThisTurn::hitPlayer
                                                   : DoneThisTurn::hitYear))
            != 0;
    return kept(deed == Condition::HasAttacked    ? DoneThisTurn::attacked
            : deed == Condition::DealtDamage      ? DoneThisTurn::dealtDamage
            : deed == Condition::WasDamaged       ? DoneThisTurn::wasDamaged
            : deed == Condition::DealtInCombat    ? DoneThisTurn::dealtInCombat
            : deed == Condition::HurtInCombat     ? DoneThisTurn::hurtInCombat
            : deed == Condition::HasDestroyedYear ? DoneThisTurn::destroyedYear
                                                  : DoneThisTurn::entered);
}

bool fitsGone(
    const Table& t, const LastingEffect& gone, const Filter& f, const Viewpoint& v, int depth)
{
    if (f.condition != Filter::Condition::None
        && !(isHistory(f.condition) && hasDone(t.state, gone, f.condition, v)))
        return false;
    if (!isTheirs(f.controller, static_cast<Seat>(gone.attack), v))
        return false;
    Filter printed = f;
    printed.condition = Filter::Condition::None;
    printed.controller = Side::Any;
    printed.traits.clear();
    printed.factionNumber = 0;
    const auto wasOf
        = [&](Faction faction) { return faction != 0 && wasOfFaction(t, gone.who, faction); };
    if (f.factionNumber != 0
        && (wasOf(f.factionNumber) || wasOf(f.orFactionNumber)) == f.notFaction)
        return false;
    if (!matchesAt(t, gone.who.object, printed, v, depth))
        return false;
    const auto so
        = [&](const Filter& trait) { return fitsGone(t, gone, trait, v, depth) != trait.notSo; };
    return f.traits.empty()
        || (f.anyTrait ? std::ranges::any_of(f.traits, so) : std::ranges::all_of(f.traits, so));
}

} // namespace

int countGone(const Table& t, const Filter& f, const Viewpoint& v, int depth)
{
    const auto stands = [](const Filter& each) {
        return each.counters || each.extreme != Filter::Extreme::None
            || (each.condition != Filter::Condition::None && !isHistory(each.condition));
    };
    if (stands(f) || std::ranges::any_of(f.traits, stands))
        return 0;
    int n = 0;
    for (const LastingEffect& m : t.state.lasting)
        if (m.kind == LastingEffect::Kind::DoneThisTurn && !onIsland(t.state, m.who))
            n += fitsGone(t, m, f, v, depth);
    return n;
}

} // namespace asked

} // namespace triptych::kryptik
