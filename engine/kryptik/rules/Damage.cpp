#include "kryptik/rules/Damage.h"

#include "kryptik/rules/Abilities.h"
#include "kryptik/rules/Beforehand.h"
#include "kryptik/rules/Characteristics.h"
#include "kryptik/rules/Exceptions.h"
#include "kryptik/rules/Island.h"
#include "kryptik/rules/Passives.h"

#include <algorithm>

namespace triptych::kryptik {

namespace {

/// "Prevent the next 2 damage": what is left of it afterwards.
int afterPrevention(State& s, Ref whom, int amount)
{
    for (std::size_t k = 0; k < s.lasting.size() && amount > 0;) {
        LastingEffect& m = s.lasting[k];
        if (m.kind != LastingEffect::Kind::PreventNext || m.who != whom) {
            ++k;
            continue;
        }
        if (m.what != 0) {
            s.lasting.erase(k);
            return 0;
        }
        const int taken = std::min<int>(amount, m.attack);
        amount -= taken;
        m.attack = static_cast<std::int8_t>(m.attack - taken);
        if (m.attack > 0)
            ++k;
        else
            s.lasting.erase(k);
    }
    return amount;
}

void noteBetween(State& s, LastingEffect::Kind kind, Index one, Index other, bool combat = false)
{
    LastingEffect m;
    m.kind = kind;
    m.who = refOf(s, one);
    m.attack = static_cast<std::int8_t>(other);
    m.defense = static_cast<std::int8_t>(s.objects[other].era);
    m.what = combat ? 1 : 0;
    m.endOfTurn = LastingEffect::EndOfTurn;
    if (std::ranges::find(s.lasting, m) == s.lasting.end())
        s.lasting.push_back(m);
}

/// "Prevent the first 2 damage that would be dealt to this each turn": what is left of the amount.
int afterFirst(const Table& t, Index citizen, int amount)
{
    const int most = amount > 0 ? firstDamageTo(t, citizen) : 0;
    if (most == 0)
        return amount;
    State& s = t.state;
    auto spared = std::ranges::find_if(s.lasting, [&](const LastingEffect& m) {
        return m.kind == LastingEffect::Kind::Spared && m.who == refOf(s, citizen);
    });
    const int before = spared == s.lasting.end() ? 0 : spared->what;
    const int taken = std::min(amount, std::max(0, most - before));
    if (taken == 0)
        return amount;
    if (spared == s.lasting.end()) {
        LastingEffect m;
        m.kind = LastingEffect::Kind::Spared;
        m.who = refOf(s, citizen);
        m.endOfTurn = LastingEffect::EndOfTurn;
        s.lasting.push_back(m);
        spared = s.lasting.end() - 1;
    }
    spared->what = static_cast<std::uint8_t>(std::min(255, before + taken));
    return amount - taken;
}

bool isRedirected(const Table& t, const LastingEffect& m, Index citizen)
{
    if (m.kind != LastingEffect::Kind::Redirect || !onIsland(t.state, m.redirected()))
        return false;
    if (!isSeat(m.who))
        return m.who == refOf(t.state, citizen);
    const auto number = static_cast<std::uint16_t>((m.what << 8) | m.about);
    const auto& e = std::get<Redirect>(t.cards.effect(number).node);
    return asked::speaksOf(t, e.from, citizen, { seatOf(m.who), noIndex, 0 }, 1);
}
/// Once: what is redirected goes on to nobody else.
Index dealtToInstead(const Table& t, Index citizen)
{
    for (const LastingEffect& m : t.state.lasting)
        if (isRedirected(t, m, citizen))
            return m.redirected().object;
    const Index other = redirectedTo(t, citizen);
    return other == noIndex ? citizen : other;
}

} // namespace

void noteHurt(const Table& t, Index citizen, Index source, bool combat)
{
    if (t.cards.asksWhoHurt())
        noteBetween(t.state, LastingEffect::Kind::Hurt, citizen, source, combat);
}

void noteMet(const Table& t, Index blocker, Index attacker)
{
    if (t.cards.asksWhoMet())
        noteBetween(t.state, LastingEffect::Kind::Met, blocker, attacker);
}

Dealt dealDamage(const Table& t, Index source, Index citizen, int amount, Touch touch, bool combat)
{
    State& s = t.state;
    citizen = dealtToInstead(t, citizen);
    if (amount <= 0 || !onIsland(s, citizen) || isPrevented(t, source, citizen, combat))
        return { citizen, 0 };
    amount = damageInstead(t, source, citizen, amount, combat);
    amount = afterFirst(t, citizen, amount - lessDamageTo(t, source, citizen));
    amount = afterPrevention(s, refOf(s, citizen), amount);
    if (amount <= 0)
        return { citizen, 0 };
    const bool byCitizen = source != noIndex && onIsland(s, source);
    AsTheyWere before(t, { citizen });
    if (byCitizen && source != citizen)
        before.add(source);
    Object& o = s.objects[citizen];
    o.damage = static_cast<std::uint8_t>(std::min(255, o.damage + amount));
    if (touch == Touch::Toxic)
        o.set(Object::LethalTouched, true);
    s.dirty = 1;
    t.tell({ Event::Kind::DamageDealt, o.controller, citizen, source,
        static_cast<std::int16_t>(amount) });
    if (byCitizen)
        noteHurt(t, citizen, source, combat);
    if (combat) {
        noteInCombat(t, citizen, DoneThisTurn::hurtInCombat);
        if (byCitizen)
            noteInCombat(t, source, DoneThisTurn::dealtInCombat);
    }
    occur(t, Trigger::Event::IsDealtDamage, citizen, o.controller,
        byCitizen ? Trigger::Object::Citizen : Trigger::Object::Any, {},
        { byCitizen ? source : noIndex, false, {}, amount, 0, combat, &before });
    if (byCitizen) {
        s.objects[source].set(Object::DealtDamage, true);
        occur(t, Trigger::Event::DealsDamage, source, s.objects[source].controller,
            Trigger::Object::Citizen, {}, { citizen, false, {}, amount, 0, combat, &before });
    }
    return { citizen, amount };
}

int dealDamageTo(const Table& t, Seat p, int amount)
{
    if (amount <= 0 || isPrevented(t, noIndex, noIndex, false)
        || isForbiddenTo(t, p, Forbid::Deed::BeDamaged))
        return 0;
    amount = afterPrevention(t.state, seatRef(p), amount);
    if (amount <= 0)
        return 0;
    Event event { Event::Kind::PlayerDamaged, p };
    event.amount = static_cast<std::int16_t>(amount);
    t.tell(event);
    if (countIn(t.state, p, Zone::ElevenYearRow) == 0) {
        t.state.players[p].damaged = 1; // 3.1.2, carried out by the sweep
        t.state.dirty = 1;
    }
    return amount;
}

} // namespace triptych::kryptik
