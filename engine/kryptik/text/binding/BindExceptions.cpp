#include "kryptik/text/binding/Binder.h"

#include "kryptik/text/printing/Phrases.h"
#include "kryptik/text/printing/Spoken.h"

#include <utility>

#include <fmt/format.h>

// The words of what is said about counters, and of what departs from the course of the rules.
namespace triptych::kryptik::binding {

void Binder::visitLeaf(PutCounters& e)
{
    const auto id = on(e.what, "put a counter on");
    m_lastStatement = id;
    needOne(e.what, e.count);
    const bool one = !isPlural(e.what) && !std::holds_alternative<Each>(e.what);
    const bool statistic = e.count.kind == Amount::Kind::AttackOf
        || e.count.kind == Amount::Kind::DefenseOf || e.count.kind == Amount::Kind::CostOf;
    if (one && statistic)
        m_subject = id; // "put X counters on it, where X is its attack"
    settle(e.count);
    m_subject.reset();
}

void Binder::visitLeaf(TakeCounters& e)
{
    settle(e.count);
    on(e.what, "remove a counter from");
    counts(fixed(1), "the counters removed");
}

void Binder::visitLeaf(MoveCounters& e)
{
    settle(e.count);
    settle(e.from, "move counters from", {});
    on(e.to, "put a counter on");
    if (isPlural(e.to) || std::holds_alternative<Each>(e.to))
        complain("onto", "Counters are moved onto one citizen.");
}

void Binder::visitLeaf(EntersWith& e)
{
    on(e.what, "have something enter");
    if (e.times && e.times->kind == Amount::Kind::X && m_setting.paysX
        && std::holds_alternative<This>(e.what))
        return; // the X it was cast for
    if (e.times)
        settle(*e.times);
}

void Binder::visitLeaf(Skip& e)
{
    settle(e.who);
}

void Binder::visitLeaf(Extra& e)
{
    settle(e.who);
}

void Binder::visitLeaf(Toll& e)
{
    statement(e.what, e.deed == Toll::Deed::Attack ? "stop the attack of" : "stop the blocking of",
        e.duration);
    if (m_ability.kind == Ability::Kind::Passive && e.duration != Duration::Permanent)
        complain("until", "What is always so has no end.");
    if (!e.times)
        return;
    if (m_ability.kind != Ability::Kind::Passive)
        complain("for each",
            "So much for each of something is asked only while a citizen says so. Say a number: "
            "\"Citizens can not attack you this turn unless their controller pays {2}.\"");
    const int before = std::exchange(m_player, 103);
    m_mentions.open();
    m_mentions.add(Sort::Player, false, "the player who commands it", 103);
    settle(*e.times);
    m_mentions.close();
    m_player = before;
}

void Binder::visitLeaf(Increase& e)
{
    settle(e.who);
    if (e.on)
        on(*e.on, "put a counter on");
}

void Binder::visitLeaf(MoreDamage& e)
{
    statement(e.what, "change the damage of", e.duration);
}

void Binder::visitLeaf(NoLimbo& e)
{
    settle(e.filter, false);
}

void Binder::visitLeaf(DrawPhase& e)
{
    settle(e.who);
}

void Binder::visitLeaf(RevealUntil& e)
{
    settle(e.type, false);
    if (e.to == Zone::Island && e.type.noun == Filter::Noun::Spell)
        complain("island", "Only citizens can be on the island (5.3).");
    product(e.to, e.type.noun, false, "the card found");
}

void Binder::visitLeaf(CastFor&)
{
    needsNothingOfItself();
}

/// One of them happens, by chance: what the one does has not happened in the other.
void Binder::visitLeaf(Chance& e)
{
    for (Effect& outcome : e.outcomes) {
        const auto said = m_said;
        const auto counted = m_counted;
        m_mentions.open();
        visit(outcome);
        m_mentions.close();
        m_said = said;
        m_counted = counted;
    }
}

/// Before it is cast nothing of it is on the island, so that nothing can be asked of it.
void Binder::needsNothingOfItself()
{
    if (!m_ability.condition)
        return;
    const auto asks = [&](const auto& self, const Condition& condition) -> bool {
        using Kind = Condition::Kind;
        for (const Condition& part : condition.parts)
            if (self(self, part))
                return true;
        return condition.kind == Kind::ThisIs || condition.kind == Kind::Attached
            || condition.kind == Kind::ThisAttacked || condition.kind == Kind::CastForYear
            || condition.kind == Kind::PaidMore;
    };
    if (asks(asks, *m_ability.condition))
        complain("this", "This card is not on the island before it is cast.");
}

} // namespace triptych::kryptik::binding
