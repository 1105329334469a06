#include "seize/effects/Lasting.h"

#include "seize/rules/Characteristics.h"
#include "seize/rules/Targeting.h"
#include "seize/rules/Warchest.h"
#include "seize/rules/Zones.h"

#include <algorithm>

namespace triptych::seize {

void addLasting(State& s, const LastingEffect& added)
{
    // What adds to a figure and what takes from it stay apart, for one that cannot be reduced.
    const bool figure = added.what <= static_cast<std::uint8_t>(Modifier::Kind::Damage);
    for (LastingEffect& l : s.lasting) // sums are what is asked for, so alike ones are one
        if (!(figure && (l.amount < 0) != (added.amount < 0)) && l.who == added.who
            && l.what == added.what && l.detail == added.detail && l.until == added.until
            && l.whose == added.whose && l.treasure == added.treasure) {
            // "No more than 3 at once" twice is no more than 3.
            const auto kind = static_cast<Modifier::Kind>(added.what);
            const bool least
                = kind == Modifier::Kind::TakesAtMost || kind == Modifier::Kind::MovesAtMost;
            const int both = least ? std::min(l.amount, added.amount)
                : kind == Modifier::Kind::Survives || kind == Modifier::Kind::StrikesFar
                ? std::max(l.amount, added.amount)
                : l.amount + added.amount;
            l.amount = static_cast<std::int8_t>(std::clamp(both, -100, 100));
            return;
        }
    s.lasting.push_back(added);
}

std::uint8_t detailOf(const Modifier& modifier)
{
    const auto how = static_cast<unsigned>(modifier.blow.how) << 3;
    using Kind = Modifier::Kind;
    if (modifier.kind == Kind::Immune)
        return static_cast<std::uint8_t>(static_cast<unsigned>(modifier.status)
            | (modifier.byFoes ? 0x80u : 0u)
            | (modifier.cards == CardFilter::Kind::Ability        ? 0x10u
                    : modifier.cards == CardFilter::Kind::Instant ? 0x20u
                                                                  : 0u));
    if (modifier.kind == Kind::NotTargeted)
        return static_cast<std::uint8_t>((modifier.byFoes ? 0x80u : 0u)
            | (modifier.cards == CardFilter::Kind::Ability        ? 1u
                    : modifier.cards == CardFilter::Kind::Instant ? 2u
                                                                  : 0u));
    if (modifier.kind == Kind::OfClass)
        return modifier.classNumber;
    if (modifier.kind == Kind::NotPushed)
        return static_cast<std::uint8_t>((modifier.byFoes ? 0x80u : 0u) | (modifier.moved ? 1u : 0u)
            | (modifier.byAbilities ? 2u : 0u));
    if (modifier.kind == Kind::NoEquip)
        return static_cast<std::uint8_t>(modifier.cards);
    if (modifier.kind == Kind::KeepsTreasures)
        return static_cast<std::uint8_t>((modifier.byFoes ? 0x80u : 0u)
            | (modifier.unruined ? 0x40u : 0u) | static_cast<unsigned>(modifier.cards));
    if (modifier.kind == Kind::NotSwapped)
        return static_cast<std::uint8_t>(modifier.byFoes ? 0x80u : 0u);
    if (modifier.kind == Kind::Becomes || modifier.kind == Kind::Doubled)
        return static_cast<std::uint8_t>(modifier.stat);
    if (modifier.kind == Kind::KeepsFigure)
        return static_cast<std::uint8_t>(
            static_cast<unsigned>(modifier.stat) | (modifier.status == Status::Frost ? 0x80u : 0u));
    if (modifier.kind == Kind::Inflicts || modifier.kind == Kind::GainsFewer
        || modifier.kind == Kind::KeepsCounters || modifier.kind == Kind::Suffers
        || modifier.kind == Kind::Unaffected || modifier.kind == Kind::HoldsStatus)
        return static_cast<std::uint8_t>(how | static_cast<unsigned>(modifier.status)
            | (modifier.kind == Kind::Inflicts && modifier.firstOnly ? 0x80u : 0u)
            | (modifier.kind == Kind::HoldsStatus && modifier.byFoes ? 0x80u : 0u));
    if (modifier.kind == Kind::DealsType || modifier.kind == Kind::TakesType)
        return static_cast<std::uint8_t>(how | static_cast<unsigned>(modifier.type));
    const unsigned type = modifier.blow.type ? static_cast<unsigned>(*modifier.blow.type) + 1 : 0;
    return static_cast<std::uint8_t>(how | type | (modifier.firstOnly ? 0x80u : 0u)
        | (modifier.atLeastOne || modifier.roundedUp ? 0x40u : 0u));
}

namespace {

Duration untilOf(const State& s, Duration said)
{
    if (said == Duration::ThroughNextAttackPhase && s.phase != Phase::Attack)
        return Duration::ThroughAttackPhase;
    if (said != Duration::ThroughYourTurn)
        return said;
    return hasTurn(s, s.resolving.controller) ? Duration::ThisTurn : Duration::ThroughYourNextTurn;
}

/// RULING "while equipped": of a treasure's text, as long as it is carried; else as long as the
/// mercenary carries one.
Index whoseEquipment(const Table& t)
{
    const Index source = t.state.resolving.source.object;
    return t.facts(source).type == CardType::Treasure ? source : anyTreasure;
}

/// "Target tile cannot be entered this turn": by nobody.
void closeTiles(const Table& t, const Gain& e)
{
    State& s = t.state;
    eachTile(tiles(t, e.what), [&](Tile tile) {
        LastingEffect l;
        l.who = tileRef(tile);
        l.what = static_cast<std::uint8_t>(Modifier::Kind::NoEntry);
        l.until = untilOf(s, e.duration);
        l.whose = s.resolving.controller;
        addLasting(s, l);
    });
}

/// "May attack one additional time this turn" of one that has attacked already: what it did was the additional one,
/// and its own exhaustion does not stop the other (S-ABIL-ATTACK).
void attackOnceMore(Mercenary& m)
{
    if (!m.is(Mercenary::Attacked))
        return;
    m.set(Mercenary::Attacked, false);
    m.set(m.is(Mercenary::Again) ? Mercenary::AgainTwice : Mercenary::Again, true);
}

/// What is said of loot and damage, of a side or a class of it, for a time: not given to those who are there.
bool isStated(const Gain& e)
{
    const Filter& who = e.what.filter;
    Filter plain;
    plain.side = who.side;
    plain.className = who.className;
    plain.orClass = who.orClass;
    plain.notClass = who.notClass;
    const bool aTime = e.duration == Duration::ThisTurn || e.duration == Duration::UntilYourNextTurn
        || e.duration == Duration::ThroughYourNextTurn || e.duration == Duration::ThroughYourTurn
        || e.duration == Duration::DuringYourNextTurn || e.duration == Duration::ThroughThisPhase
        || e.duration == Duration::ThroughAttackPhase
        || e.duration == Duration::ThroughNextAttackPhase;
    return e.what.kind == Thing::Kind::Each && aTime && !e.times && who == plain
        && who.side != Side::Theirs && std::ranges::all_of(e.modifiers, [](const Modifier& m) {
               return isAStatement(m.kind) && !m.toward;
           });
}

void state(const Table& t, EffectId effect, const Gain& e)
{
    State& s = t.state;
    LastingEffect l;
    l.who = seatRef(s.resolving.controller);
    l.what = statementMark;
    l.detail = static_cast<std::uint8_t>(effect & 0xFF);
    l.treasure = static_cast<Index>(effect >> 8);
    l.until = untilOf(s, e.duration);
    l.whose = s.resolving.controller;
    s.lasting.push_back(l);
    speakOf(s, e.what, mercenaries(t, e.what));
    s.dirty = 1;
}

/// "To damaged mercenaries", "to it", "cannot enter your Guild Hall": who or what that is is asked when it comes to it.
bool isToSome(const Modifier& modifier)
{
    const bool named = modifier.toward && modifier.kind != Modifier::Kind::MustAttack;
    return named || modifier.against;
}
void grant(const Table& t, EffectId effect, const Gain& e)
{
    State& s = t.state;
    Index toward = noIndex;
    for (const Modifier& modifier : e.modifiers)
        if (modifier.toward) {
            const Mercenaries named = mercenaries(t, *modifier.toward);
            if (named.empty())
                return;
            toward = named.front();
        }
    toEach(t, e.what, [&](Index i) {
        LastingEffect l;
        l.who = refOf(s, i);
        l.what = grantMark;
        l.amount = static_cast<std::int8_t>(toward);
        l.detail = static_cast<std::uint8_t>(effect & 0xFF);
        l.treasure = static_cast<Index>(effect >> 8);
        l.until = untilOf(s, e.duration);
        l.whose = s.resolving.controller;
        s.lasting.push_back(l);
        t.tell({ Event::Kind::Changed, s.objects[i].controller, i });
    });
    s.dirty = 1;
}

} // namespace

void gain(const Table& t, EffectId effect, const Gain& e)
{
    State& s = t.state;
    if (isStated(e)) {
        state(t, effect, e);
        return;
    }
    if (std::ranges::any_of(e.modifiers, isToSome)) {
        grant(t, effect, e);
        return;
    }
    const bool whileEquipped = e.duration == Duration::WhileEquipped;
    const Index treasure = whileEquipped ? whoseEquipment(t) : Index { 0 };
    if (whileEquipped && treasure != anyTreasure && zoneOf(s, treasure) != Zone::Equipped)
        return;
    if (e.modifiers.front().kind == Modifier::Kind::NoEntry) {
        closeTiles(t, e);
        return;
    }
    const Index source = s.resolving.source.object;
    const bool whileInPlay = e.duration == Duration::WhileInPlay;
    if (whileInPlay && !(isCurrent(s, s.resolving.source) && isInPlay(zoneOf(s, source))))
        return; // it is over already
    toEach(t, e.what, e.times ? *e.times : fixed(1), [&](Index i, int times) {
        if (treasure == anyTreasure && treasuresOf(s, i).empty())
            return;
        for (const Modifier& modifier : e.modifiers) {
            LastingEffect l;
            l.who = refOf(s, i);
            l.what = static_cast<std::uint8_t>(modifier.kind);
            l.amount = static_cast<std::int8_t>(std::clamp(modifier.number * times, -100, 100));
            l.detail = detailOf(modifier);
            l.until = untilOf(s, e.duration);
            l.whose = s.resolving.controller;
            const bool ofTheSource = modifier.kind == Modifier::Kind::MustAttack
                || modifier.kind == Modifier::Kind::Covered;
            const bool attacksOne = modifier.kind == Modifier::Kind::MustAttack && modifier.toward;
            const Mercenaries whom = attacksOne ? mercenaries(t, *modifier.toward) : Mercenaries {};
            if (attacksOne && whom.empty())
                continue;
            l.treasure = attacksOne             ? whom.front()
                : whileInPlay                   ? source
                : ofTheSource && !whileEquipped ? viewpoint(t).anchor
                                                : treasure;
            addLasting(s, l);
            if (modifier.kind == Modifier::Kind::ExtraAttacks)
                attackOnceMore(mercenary(s, i));
        }
        t.tell({ Event::Kind::Changed, s.objects[i].controller, i });
    });
    s.dirty = 1;
}

void prevent(const Table& t, const Prevent& e)
{
    State& s = t.state;
    const bool all = e.amount.kind == Amount::Kind::All;
    const int amount = all ? 0 : amountOf(t, e.amount);
    Modifier which; // its blow alone
    which.kind = Modifier::Kind::Takes;
    which.blow = e.blow;
    toEach(t, e.what, [&](Index i) {
        LastingEffect l;
        l.who = refOf(s, i);
        l.what = preventionMark;
        l.detail = detailOf(which);
        l.amount = all ? preventsAll : static_cast<std::int8_t>(std::clamp(amount, 0, 100));
        l.until = Duration::ThisTurn;
        s.lasting.push_back(l);
        t.tell({ Event::Kind::Changed, s.objects[i].controller, i });
    });
}

void takeAbilities(const Table& t, Index treasure, Duration duration)
{
    State& s = t.state;
    LastingEffect l;
    l.who = refOf(s, treasure);
    l.what = static_cast<std::uint8_t>(Modifier::Kind::Blank);
    l.amount = 1;
    l.until = untilOf(s, duration);
    l.whose = s.resolving.controller;
    addLasting(s, l);
    if (const Index host = s.objects[treasure].host;
        zoneOf(s, treasure) == Zone::Equipped && onBattlefield(s, host))
        t.tell({ Event::Kind::Changed, s.objects[host].controller, host });
    s.dirty = 1;
}

void allow(const Table& t, EffectId effect, const Allowance& e)
{
    State& s = t.state;
    if (e.duration == Duration::Always)
        return; // works by being in play
    for (const Seat p : players(t, e.who)) {
        LastingEffect l;
        l.who = seatRef(p);
        l.what = static_cast<std::uint8_t>(allowanceMark + static_cast<unsigned>(e.kind));
        const int times = e.times ? amountOf(t, *e.times) : 1;
        l.amount = static_cast<std::int8_t>(std::clamp(e.number * times, -100, 100));
        l.detail = static_cast<std::uint8_t>(effect & 0xFF);
        l.treasure = static_cast<Index>(effect >> 8);
        l.until = untilOf(s, e.duration);
        l.whose = s.resolving.controller;
        s.lasting.push_back(l);
    }
}

} // namespace triptych::seize
