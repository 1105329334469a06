#include "seize/effects/Strikes.h"

#include "seize/effects/Choices.h"
#include "seize/effects/Lasting.h"
#include "seize/effects/Moves.h"
#include "seize/rules/Abilities.h"
#include "seize/rules/Asking.h"
#include "seize/rules/Attacking.h"
#include "seize/rules/Battlefield.h"
#include "seize/rules/Coins.h"
#include "seize/rules/History.h"
#include "seize/rules/Matching.h"
#include "seize/rules/Meaning.h"
#include "seize/rules/Openings.h"
#include "seize/rules/Places.h"
#include "seize/rules/Statuses.h"

#include <algorithm>

namespace triptych::seize {

TileSet strikable(const Table& t, Index i, const Strike& e)
{
    TileSet found = 0;
    if (!canAttackAtAll(t, i))
        return found;
    if (e.how != How::Ranged)
        found |= attackTiles(t, i, AttackStat::Melee);
    if (e.how != How::Melee)
        found |= attackTiles(t, i, AttackStat::Ranged);
    if (!e.against)
        return choosable(t, i, found);
    TileSet those = 0;
    if (e.against->kind == Thing::Kind::Some) {
        const Viewpoint v = viewpoint(t);
        const TileSet tiles = tilesOf(t, e.against->filter, v);
        eachMercenary(t.state, [&](Index other) {
            if (matches(t, other, e.against->filter, v, tiles))
                those |= bitOf(mercenary(t.state, other).tile);
        });
    } else {
        for (const Index other : mercenaries(t, *e.against))
            those |= bitOf(mercenary(t.state, other).tile);
    }
    return found & those;
}

namespace {

/// Of an Attack ability that lets its user attack: it has tossed its coin as it was declared.
bool hasTossed(const Table& t, Index i)
{
    const StackItem& item = t.state.resolving;
    return item.kind == StackItem::Kind::Ability && item.user == refOf(t.state, i)
        && t.cards.facts(item.card).ability == AbilityType::Attack;
}

/// S-STATUS-STEALTH-2, S-STATUS-BLIND-1 as of every attack; it is not exhausted by it.
bool comesToStrike(const Table& t, Index i, AttackStat stat)
{
    const How how = stat == AttackStat::Melee ? How::Melee : How::Ranged;
    noteAttack(t.state, i, how);
    if (!hasFor(t, i, Modifier::Kind::KeepsStealth, how))
        comeOutOfStealth(t, i);
    if (hasTossed(t, i) || seesThrough(t, i))
        return true;
    t.tell({ Event::Kind::Missed, t.state.objects[i].controller, i });
    endNextAttack(t, i, how);
    return false;
}

AttackStat blowOf(const Table& t, Index i, const Strike& e, TileSet at)
{
    const bool melee = e.how != How::Ranged && (attackTiles(t, i, AttackStat::Melee) & at) != 0;
    return melee ? AttackStat::Melee : AttackStat::Ranged;
}

/// "The attacked mercenary" behind an attack that an effect makes: of a text that attacks nobody by itself.
/// Where nobody could be struck, it is nobody.
void noteStruck(const Table& t, Index attacker, TileSet there)
{
    State& s = t.state;
    const Ref aimedAt = attackedIn(t, s.resolving); // its own user, where the text attacks nobody
    const bool atNobody
        = aimedAt == Ref {} || aimedAt == s.resolving.user || aimedAt == refOf(s, attacker);
    if (!atNobody)
        return;
    if (s.attacked.size() == 1 && s.attacked.front() == aimedAt)
        s.attacked.clear();
    eachTile(there, [&](Tile tile) { // of two attacks those whom either struck
        const Index i = s.board[tile];
        if (i != noIndex && !s.attacked.contains(refOf(s, i))
            && s.attacked.size() < s.attacked.capacity())
            s.attacked.push_back(refOf(s, i));
    });
}

/// "Which deals Pure damage": until this attack has been made, or cannot be.
void beginAttackOf(const Table& t, Index i, const Strike& e)
{
    for (const Modifier& modifier : e.manner) {
        LastingEffect l;
        l.who = refOf(t.state, i);
        l.what = static_cast<std::uint8_t>(modifier.kind);
        l.amount = static_cast<std::int8_t>(modifier.number);
        l.detail = detailOf(modifier);
        l.until = Duration::ThisAttack;
        addLasting(t.state, l);
    }
    t.state.dirty = t.state.dirty || !e.manner.empty();
}
void endAttackOf(State& s, const Strike& e)
{
    for (std::size_t k = s.lasting.size(); k-- > 0;)
        if (s.lasting[k].until == Duration::ThisAttack)
            s.lasting.erase(k);
    s.dirty = s.dirty || !e.manner.empty();
}

void strikeAll(const Table& t, Index i, const Strike& e, TileSet there)
{
    if (!comesToStrike(t, i, blowOf(t, i, e, there)))
        return;
    t.state.destroyed = 0;
    int lost = 0;
    eachTile(there, [&](Tile tile) {
        const Index target = t.state.board[tile];
        if (target != noIndex && onBattlefield(t.state, i) && onBattlefield(t.state, target))
            lost += strike(t, i, target, blowOf(t, i, e, bitOf(tile)), e.more);
    });
    t.state.theNumber = static_cast<std::uint8_t>(std::clamp(lost, 0, 255));
}

} // namespace

void run(const Table& t, ForThing<Strike> step)
{
    State& s = t.state;
    const auto& e = nodeOf<Strike>(t, step.effect);
    s.theNumber = 0; // "if the attack deals damage"
    if (onBattlefield(s, step.thing))
        beginAttackOf(t, step.thing, e);
    const TileSet there = onBattlefield(s, step.thing) ? strikable(t, step.thing, e) : 0;
    // Whom is known; "each" is all of them.
    if (there == 0 || (e.against && e.against->kind != Thing::Kind::Some)) {
        noteStruck(t, step.thing, there);
        if (there != 0)
            strikeAll(t, step.thing, e, there);
        endAttackOf(s, e);
        return;
    }
    s.agenda.push(PickedForThing<Strike> { step.effect, step.thing });
    ask(t,
        { Ask::Choose, s.objects[step.thing].controller, 1, 1, step.effect,
            ChosenAmong { ChosenAmong::What::Strikable, step.thing } });
}

void run(const Table& t, PickedForThing<Strike> step)
{
    State& s = t.state;
    const auto& e = nodeOf<Strike>(t, step.effect);
    if (!s.picks.empty() && onBattlefield(s, step.thing) && onBattlefield(s, s.picks.front())) {
        const Index target = s.picks.front();
        const TileSet at = bitOf(mercenary(s, target).tile);
        const AttackStat blow = blowOf(t, step.thing, e, at);
        s.destroyed = 0;
        noteStruck(t, step.thing, at);
        if (comesToStrike(t, step.thing, blow))
            s.theNumber = static_cast<std::uint8_t>(
                std::clamp(strike(t, step.thing, target, blow, e.more), 0, 255));
    }
    endAttackOf(s, e);
}

} // namespace triptych::seize
