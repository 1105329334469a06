#include "seize/effects/WithoutChoice.h"

#include "seize/effects/Choices.h"
#include "seize/effects/Lasting.h"
#include "seize/rules/Abilities.h"
#include "seize/rules/Battlefield.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Damage.h"
#include "seize/rules/KeptTargets.h"
#include "seize/rules/Mercenaries.h"
#include "seize/rules/Openings.h"
#include "seize/rules/Stack.h"
#include "seize/rules/Targeting.h"
#include "seize/rules/Zones.h"

#include <algorithm>

namespace triptych::seize {

How howOf(const Table& t, const StackItem& item)
{
    const bool attack = item.kind == StackItem::Kind::Ability
        && t.cards.facts(item.card).ability == AbilityType::Attack;
    // Of what an ability card does besides: "damage from ability cards".
    return attack                                            ? How::Attack
        : t.cards.facts(item.card).type == CardType::Ability ? How::Card
                                                             : How::Ability;
}

void destroyThem(const Table& t, EffectId effect, const Destroy& e)
{
    State& s = t.state;
    s.destroyed = 0;
    const Index anchor = viewpoint(t).anchor;
    Mercenaries all;
    toEach(t, e.what, [&](Index i) { all.push_back(i); });
    Mercenaries spared; // "without you losing loot": of your own alone
    for (const Index i : all)
        if (e.free && (!e.yours || s.objects[i].controller == s.resolving.controller))
            spared.push_back(i);
    // RULING S-ABIL-ATTACK: whom an Attack ability destroys is destroyed by an attack.
    const How how = howOf(t, s.resolving) == How::Attack ? How::Attack : How::Any;
    const int fallen = destroyTogether(t, all, anchor, s.resolving.controller, how, spared);
    s.theNumber = small(fallen);
    // "Sacrifice two mercenaries. If you do" asks for both, "destroy each enemy" for any.
    const bool several = (e.what.kind == Thing::Kind::Some || e.what.kind == Thing::Kind::Target)
        && e.what.count > 1 && !e.what.upTo;
    noteFallen(t, effect, all, fallen, several);
}

void duel(const Table& t, const Duel& e)
{
    State& s = t.state;
    // RULING "fights": both figures are taken before either is hurt, and both are hurt before anybody dies.
    Thing it; // both chosen on resolution: the first is what was spoken of (chooseFirst)
    it.kind = Thing::Kind::It;
    const bool both = e.what.kind == Thing::Kind::Some && e.with.kind == Thing::Kind::Some;
    const Mercenaries ones = mercenaries(t, both ? it : e.what);
    const Mercenaries others = mercenaries(t, e.with);
    if (ones.empty() || others.empty() || ones.front() == others.front())
        return;
    const Index one = ones.front();
    const Index other = others.front();
    s.destroyed = 0;
    const int first = meleeOf(t, one);
    const int second = meleeOf(t, other);
    const Seat p = s.resolving.controller;
    dealDamage(t, other, { first, DamageType::Physical, one, p, How::Ability });
    if (onBattlefield(s, one))
        dealDamage(t, one, { second, DamageType::Physical, other, p, How::Ability });
}

namespace {

Index attackerIn(const State& s, const StackItem& item)
{
    const Ref who = item.kind == StackItem::Kind::Attack ? item.source : item.user;
    const bool attacks
        = item.kind == StackItem::Kind::Attack || item.kind == StackItem::Kind::Ability;
    return attacks && onBattlefield(s, who) ? Index { who.object } : noIndex;
}

} // namespace

const StackItem* attackSpokenOf(const Table& t)
{
    State& s = t.state;
    const StackItem& speaks = s.resolving;
    if (speaks.kind == StackItem::Kind::Trigger)
        return nullptr;
    // "Play this only when an ally is attacked": that attack
    if (answersSomething(t, speaks))
        return itemOf(s, speaks.amount);
    for (std::size_t k = s.stack.size(); k-- > 0;) {
        const StackItem& item = s.stack[k];
        const bool attack = item.kind == StackItem::Kind::Attack
            || (item.kind == StackItem::Kind::Ability
                && t.cards.facts(item.card).ability == AbilityType::Attack);
        if (attack)
            return &item;
    }
    return nullptr;
}

void alterAttack(const Table& t, const AlterAttack& e)
{
    State& s = t.state;
    const int number = e.modifier.number * (e.times ? amountOf(t, *e.times) : 1);
    if (e.times && number == 0)
        return;
    const auto alter = [&](const StackItem* item) {
        const Index attacker = item ? attackerIn(s, *item) : noIndex;
        if (attacker == noIndex)
            return;
        // What waits is the next attack of whoever makes it.
        LastingEffect l;
        l.who = refOf(s, attacker);
        l.what = static_cast<std::uint8_t>(e.modifier.kind);
        l.amount = static_cast<std::int8_t>(std::clamp(number, -100, 100));
        l.detail = detailOf(e.modifier);
        l.until = Duration::NextAttackThisTurn;
        l.whose = s.resolving.controller;
        addLasting(s, l);
        t.tell({ Event::Kind::Changed, s.objects[attacker].controller, attacker });
    };
    if (e.attack.that) {
        const StackItem* spoken = attackSpokenOf(t);
        alter(spoken ? spoken : itemOf(s, s.resolving.amount));
        return;
    }
    for (const Ref& r : targetsOf(t, s.resolving, e.attack.slot))
        if (isItem(r))
            alter(itemOf(s, r.object));
}

void speakOfTiles(const Table& t, const Thing& what)
{
    State& s = t.state;
    if (what.kind != Thing::Kind::Some)
        return;
    s.it.clear();
    eachTile(tiles(t, what), [&](Tile tile) { s.it.push_back(tileRef(tile)); });
}

void mark(const Table& t, const Mark& e)
{
    State& s = t.state;
    if (!isCurrent(s, s.resolving.source)) // it has left, and its counters with it
        return;
    const Index i = s.resolving.source.object;
    const int before = marksOn(s, i);
    const int n = e.count.kind == Amount::Kind::All ? before : amountOf(t, e.count);
    int after = e.remove ? before - n : before + n;
    if (!e.remove && e.most > 0)
        after = std::max(before, std::min(after, e.most));
    leaveMarks(t, i, after);
    s.theNumber = small(e.remove ? before - marksOn(s, i) : marksOn(s, i) - before);
    s.dirty = 1;
    t.tell({ Event::Kind::Changed, s.objects[i].controller, i });
}

void comeBack(const Table& t, Index i, Tile tile)
{
    State& s = t.state;
    const Seat owner = s.objects[i].owner;
    const Seat you = s.resolving.controller;
    const Seat p = areAllied(s, owner, you) ? owner : you;
    if (!hasRoomForOne(s, p) || !(emptyTiles(s) & bitOf(tile))) // S-MAX3
        return;
    enterBattlefield(t, i, p, tile);
    t.tell(eventOn(tile, Event::Kind::Entered, p, i));
    Happening happening { Trigger::Event::Enters, i };
    happening.who = p;
    occur(t, happening);
    comeOnto(t, i, noTile);
    s.it.clear();
    s.it.push_back(refOf(s, i));
}

} // namespace triptych::seize
