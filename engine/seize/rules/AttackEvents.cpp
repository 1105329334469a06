#include "seize/rules/AttackEvents.h"

#include "seize/rules/Abilities.h"
#include "seize/rules/AttackAbilities.h"
#include "seize/rules/Attacking.h"
#include "seize/rules/Triggers.h"

#include <algorithm>

namespace triptych::seize {

namespace {

/// RULING "when a ready [stealthed] ally attacks": as it began to. Its attack has exhausted and uncovered it.
Mercenary asItBegan(const Mercenary& m)
{
    Mercenary before = m;
    before.exhaust = static_cast<std::uint8_t>(std::max(0, foreignExhaust(m)));
    if (m.is(Mercenary::Ambush)) // it has come out of Stealth, and dealt nothing since
        before.set(Mercenary::Stealth, true);
    return before;
}

} // namespace

void tellOfDeclaration(const Table& t, Index attacker, Index attacked, How how, std::uint8_t serial)
{
    State& s = t.state;
    const Mercenary before = asItBegan(mercenary(s, attacker));
    Happening declares { Trigger::Event::Declares, attacker, attacked };
    declares.how = how;
    declares.who = s.objects[attacker].controller;
    declares.amount = serial; // what may be countered for it
    declares.was = &before;
    occur(t, declares);
    Happening isDeclared { Trigger::Event::IsDeclaredOn, attacked, attacker };
    isDeclared.how = how;
    isDeclared.who = s.objects[attacked].controller;
    isDeclared.amount = serial;
    isDeclared.objectWas = &before;
    occur(t, isDeclared);
}

void tellOfAttack(const Table& t, Index attacker, Index attacked, How how)
{
    State& s = t.state;
    const bool there = onBattlefield(s, attacker);
    const Mercenary before = there ? asItBegan(mercenary(s, attacker)) : Mercenary {};
    Happening attacks { Trigger::Event::Attacks, attacker, attacked };
    attacks.how = how;
    attacks.who = s.objects[attacker].controller;
    attacks.was = there ? &before : nullptr;
    occur(t, attacks);
    Happening isAttacked { Trigger::Event::IsAttacked, attacked, attacker };
    isAttacked.how = how;
    isAttacked.who = s.objects[attacked].controller;
    isAttacked.objectWas = attacks.was;
    occur(t, isAttacked);
}

void tellOfOutlived(const Table& t, Ref attacker, Ref attacked, How how)
{
    State& s = t.state;
    if (isTile(attacked) || !onBattlefield(s, attacked))
        return;
    const bool there = onBattlefield(s, attacker);
    const Mercenary before = there ? asItBegan(mercenary(s, attacker.object)) : Mercenary {};
    Happening outlived { Trigger::Event::IsAttacked, attacked.object,
        there ? attacker.object : noIndex };
    outlived.how = how;
    outlived.who = s.objects[attacked.object].controller;
    outlived.objectWas = there ? &before : nullptr;
    outlived.over = true;
    occur(t, outlived);
}

namespace {

/// What its text has somebody strike besides is an attack by itself, and has been told of.
bool wasForIt(const Reach& reach, const StackItem& item, Ref attacked)
{
    if (item.targets.empty())
        return needsEnemyBeside(reach);
    const bool one = reach.area == Reach::Area::One;
    return !one || item.targets.contains(attacked);
}

} // namespace

void tellOfOutlived(const Table& t, const StackItem& item)
{
    const auto attacked = t.state.attacked;
    if (item.kind == StackItem::Kind::Attack) {
        const bool melee = static_cast<AttackStat>(item.how) == AttackStat::Melee;
        for (const Ref& r : attacked)
            tellOfOutlived(t, item.source, r, melee ? How::Melee : How::Ranged);
        return;
    }
    if (item.kind != StackItem::Kind::Ability)
        return;
    const auto& reach = t.cards.ability(item.card, item.ability).reach;
    for (const Ref& r : attacked)
        if (reach && wasForIt(*reach, item, r))
            tellOfOutlived(t, item.user, r, How::Attack);
}

} // namespace triptych::seize
