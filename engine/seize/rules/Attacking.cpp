#include "seize/rules/Attacking.h"

#include "seize/rules/Asking.h"
#include "seize/rules/AttackEvents.h"
#include "seize/rules/Battlefield.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Coins.h"
#include "seize/rules/Damage.h"
#include "seize/rules/History.h"
#include "seize/rules/LineOfSight.h"
#include "seize/rules/Passives.h"
#include "seize/rules/Priority.h"
#include "seize/rules/Stack.h"
#include "seize/rules/Statuses.h"
#include "seize/rules/Tolls.h"

#include <algorithm>

namespace triptych::seize {

bool canAttackAtAll(const Table& t, Index i)
{
    // "Cannot attack", or "cannot make ranged attacks": an Attack ability is neither melee nor ranged.
    const Mercenary& m = mercenary(t.state, i);
    return coldOf(t, i) < 3 && !hasFor(t, i, Modifier::Kind::NoAttack, How::Attack)
        && !(m.walked > 0 && has(t, i, Modifier::Kind::MoveOrAttack)) && !isOneTooMany(t, i);
}

int foreignExhaust(const Mercenary& m)
{
    return m.exhaust - (m.is(Mercenary::OwnExhaust) ? 1 : 0);
}

bool hasStandardAttack(const Table& t, Index i)
{
    // RULING S-ABIL-ATTACK Standard attack and Attack ability come in addition to each other, in
    // either order: exhaustion by its own attacks of this phase stops neither.
    const Mercenary& m = mercenary(t.state, i);
    return foreignExhaust(m) <= 0 && !m.is(Mercenary::Attacked);
}

namespace {

/// How many additional attacks of this turn it has spent.
int attacksAgain(const Mercenary& m)
{
    return (m.is(Mercenary::Again) ? 1 : 0) + (m.is(Mercenary::AgainTwice) ? 1 : 0);
}

bool hasAttackLeft(const Table& t, Index i, How how)
{
    const int more
        = std::min(2, sumFor(t, i, Modifier::Kind::ExtraAttacks, how, DamageType::Physical));
    return attacksAgain(mercenary(t.state, i)) < more;
}

/// "May make two ranged attacks": after the first of them no other kind of attack is left.
bool mayFollow(const Table& t, Index i, How how)
{
    const int before = attacksAgain(mercenary(t.state, i));
    return before == 0
        || before <= sumFor(t, i, Modifier::Kind::ExtraAttacks, how, DamageType::Physical);
}

} // namespace

TileSet attackable(const Table& t, Index attacker, How how, TileSet tiles, Made made)
{
    const State& s = t.state;
    const Seat p = s.objects[attacker].controller;
    TileSet found = 0;
    eachTile(tiles & occupied(s) & ~s.standing[p], [&](Tile tile) {
        const Index i = s.board[tile];
        // S-STATUS-STEALTH-1
        const bool hidden
            = suffers(t, i, Status::Stealth) && !has(t, attacker, Modifier::Kind::SeesStealth);
        if (!areAllied(s, s.objects[i].controller, p) && !hidden
            && !hasFor(t, i, Modifier::Kind::NotAttacked, how, DamageType::Physical, attacker)
            && (made == Made::Before
                || !hasFor(t, attacker, Modifier::Kind::NoAttack, how, DamageType::Physical, i)))
            found |= bitOf(tile);
    });
    return found;
}

TileSet strikeTiles(const Table& t, Index i, AttackStat how)
{
    const State& s = t.state;
    const Facts& facts = t.facts(i);
    const bool shoots = facts.shot != Shot::None;
    const bool melee = how == AttackStat::Melee;
    if (melee ? !facts.hasMelee : !shoots)
        return 0;
    // S-RANGE: adjacent for melee, Distance n is n + 1 tiles away, never adjacent. "Reach" adds to
    // the shot, or to the blow of one that has no shot.
    const int reach = melee && shoots ? 0 : bonusOf(t, i, Modifier::Kind::Reach);
    const int from = melee || has(t, i, Modifier::Kind::ShootsBeside) ? 1 : 2;
    int to = melee ? 1 + reach : 1 + facts.distance + reach;
    if (melee && isSpokenOf(s, Modifier::Kind::StrikesFar))
        eachModifier(t, i, setOf(Modifier::Kind::StrikesFar),
            [&](const Modifier&, int distance, Index) { to = std::max(to, 1 + distance); });
    const std::uint8_t headings = melee ? meleeHeadings(t, i) : rangedHeadings(t, i);
    const How blow = melee ? How::Melee : How::Ranged;
    const TileSet blockers = hasFor(t, i, Modifier::Kind::IgnoresLos, blow) ? 0 : blockersFor(t, i);
    return rayTiles(s, mercenary(s, i).tile, headings, from, to, blockers);
}

TileSet attackTiles(const Table& t, Index i, AttackStat how, Made made)
{
    const How blow = how == AttackStat::Melee ? How::Melee : How::Ranged;
    const bool kept = made == Made::Now && hasFor(t, i, Modifier::Kind::NoAttack, blow);
    return kept ? 0 : attackable(t, i, blow, strikeTiles(t, i, how), made);
}

/// RULING "must attack this if able": nobody else, as long as it can attack that one.
TileSet choosable(const Table& t, Index i, TileSet tiles)
{
    const TileSet forced = mustAttack(t, i) & tiles;
    return forced != 0 ? forced : tiles;
}

namespace {

/// Whom it could attack now with such a blow.
TileSet attackableNow(const Table& t, Index i, AttackStat stat)
{
    return mayFollow(t, i, stat == AttackStat::Melee ? How::Melee : How::Ranged)
        ? attackTiles(t, i, stat)
        : 0;
}

} // namespace

bool mustStillAttack(const Table& t, Seat p)
{
    if (!isSpokenOf(t.state, Modifier::Kind::MustStrike))
        return false;
    for (const Index i : cardsIn(t.state, p, Zone::Battlefield))
        if (has(t, i, Modifier::Kind::MustStrike) && !attackedThisTurn(mercenary(t.state, i))
            && hasStandardAttack(t, i) && canAttackAtAll(t, i)
            && (attackableNow(t, i, AttackStat::Melee) | attackableNow(t, i, AttackStat::Ranged)))
            return true;
    return false;
}

void attackOptions(const Table& t, Seat p, Options& out)
{
    for (const Index i : cardsIn(t.state, p, Zone::Battlefield)) {
        if (!hasStandardAttack(t, i) || !canAttackAtAll(t, i))
            continue;
        const TileSet melee = attackableNow(t, i, AttackStat::Melee);
        const TileSet ranged = attackableNow(t, i, AttackStat::Ranged);
        const TileSet chosen = choosable(t, i, melee | ranged);
        if ((melee & chosen) != 0)
            out.push_back(option(Verb::Melee, i));
        if ((ranged & chosen) != 0)
            out.push_back(option(Verb::Ranged, i));
    }
}

void beginAttack(const Table& t, Index i, AttackStat how)
{
    ask(t,
        { Ask::AttackTarget, t.state.objects[i].controller, 1, 1, noEffectAsks,
            AttackBegun { i, static_cast<std::uint8_t>(how) } });
}

void attackTargetOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    const auto [i, stat] = s.asked.remembered<AttackBegun>();
    // Whom it must attack it may have to attack in the other way.
    const TileSet any
        = attackTiles(t, i, AttackStat::Melee) | attackTiles(t, i, AttackStat::Ranged);
    const TileSet tiles = attackTiles(t, i, static_cast<AttackStat>(stat));
    const TileSet chosen = choosable(t, i, any) & tiles;
    offerTiles(chosen != 0 ? chosen : tiles, out,
        [&](Tile tile) { return option(Verb::Target, s.board[tile]); });
}

void exhaustAttacker(const Table& t, Index i, How how)
{
    Mercenary& m = mercenary(t.state, i);
    if (m.exhaust > 0 || hasFor(t, i, Modifier::Kind::FreeAttack, how))
        return;
    const std::uint8_t done = t.state.stepDone; // of the attack
    applyStatus(t, i, Status::Exhaust, 1, t.state.objects[i].controller);
    t.state.stepDone = done;
    m.set(Mercenary::OwnExhaust, m.exhaust > 0);
    m.tiredByAttack = m.exhaust > 0;
}

void answerAttackTarget(const Table& t, const Option& o)
{
    const auto [i, how] = t.state.asked.remembered<AttackBegun>();
    answered(t);
    t.state.agenda.push(DeclareAttack { i, indexOf(o), how });
}

void run(const Table& t, DeclareAttack step)
{
    State& s = t.state;
    const auto [i, target, how] = step;
    // S-ACT-ATTACK It exhausts once the attack is declared, and comes out of stealth.
    const How blow = static_cast<AttackStat>(how) == AttackStat::Melee ? How::Melee : How::Ranged;
    if (hasAttackLeft(t, i, blow)) { // RULING: the last of its additional attacks exhausts it
        Mercenary& m = mercenary(s, i);
        m.set(m.is(Mercenary::Again) ? Mercenary::AgainTwice : Mercenary::Again, true);
    } else {
        mercenary(s, i).set(Mercenary::Attacked, true);
        exhaustAttacker(t, i, blow);
    }
    // RULING "does not lose Stealth when it attacks": of its own attacks; an ability uncovers it.
    if (!hasFor(t, i, Modifier::Kind::KeepsStealth, blow))
        comeOutOfStealth(t, i);
    const Seat p = s.objects[i].controller;
    t.tell({ Event::Kind::AttackDeclared, p, i, target });
    if (!seesThrough(t, i)) { // S-STATUS-BLIND-1 the attack fails, and is spent
        noteAttack(s, i, blow);
        t.tell({ Event::Kind::Missed, p, i });
        endNextAttack(t, i, blow);
        return;
    }
    StackItem item = itemOf(s, StackItem::Kind::Attack, i);
    item.how = how;
    item.targets.push_back(refOf(s, target));
    const std::uint8_t serial = push(s, item).serial;
    tellOfDeclaration(t, i, target, blow, serial);
    acted(s, p);
}

namespace {

/// "For its next melee attack": a shot does not use it up.
bool isOfAttack(const LastingEffect& l, How how)
{
    if (l.what >= Modifier::kinds)
        return true;
    const How said = blowOf(l).how;
    return (said != How::Melee && said != How::Ranged) || said == how;
}

} // namespace

void endNextAttack(const Table& t, Index attacker, How how)
{
    State& s = t.state;
    for (std::size_t k = s.lasting.size(); k-- > 0;)
        if ((s.lasting[k].until == Duration::NextAttack
                || s.lasting[k].until == Duration::NextAttackThisTurn)
            && s.lasting[k].who == refOf(s, attacker) && isOfAttack(s.lasting[k], how))
            s.lasting.erase(k);
}

void endNextAttack(const Table& t, const StackItem& item)
{
    const bool standard = item.kind == StackItem::Kind::Attack;
    const bool ability
        = item.kind == StackItem::Kind::Ability && t.cards.ability(item.card, item.ability).reach;
    const Ref& attacker = standard ? item.source : item.user;
    if ((!standard && !ability) || !onBattlefield(t.state, attacker))
        return;
    const bool melee = static_cast<AttackStat>(item.how) == AttackStat::Melee;
    endNextAttack(t, attacker.object, ability ? How::Attack : melee ? How::Melee : How::Ranged);
}

void resolveAttack(const Table& t, const StackItem& item)
{
    State& s = t.state;
    const Index attacker = item.source.object;
    const Ref target = item.targets.front();
    const auto how = static_cast<AttackStat>(item.how);
    // S-STACK-5 Everything is looked at again; otherwise no effect, and the attack is spent.
    if (!onBattlefield(s, item.source) || !onBattlefield(s, target)
        || !(attackTiles(t, attacker, how, Made::Before)
            & bitOf(mercenary(s, target.object).tile))) {
        tellOfItem(t, Event::Kind::Fizzled, item);
        s.attacked.clear();
        endNextAttack(t, item); // it has been made, and came to nothing
        return;
    }
    strike(t, attacker, target.object, how);
}

namespace {

/// Who stands on the next tile beyond the target, in the line of the blow; whoever that is.
Index behindOf(const Table& t, Index attacker, Index target)
{
    const State& s = t.state;
    const TileSet from = bitOf(mercenary(s, attacker).tile);
    const TileSet at = bitOf(mercenary(s, target).tile);
    for (Heading h = 0; h < 8; ++h) {
        TileSet line = shifted(from, h);
        while (line != 0 && line != at) // a shot goes over several tiles
            line = shifted(line, h);
        if (line != at)
            continue;
        const TileSet beyond = shifted(at, h) & boardOf(s) & occupied(s);
        Index found = noIndex;
        eachTile(beyond, [&](Tile tile) { found = s.board[tile]; });
        return found;
    }
    return noIndex;
}

} // namespace

int strike(const Table& t, Index attacker, Index target, AttackStat how, int more)
{
    State& s = t.state;
    const Seat p = s.objects[attacker].controller;
    const bool melee = how == AttackStat::Melee;
    const DamageType printed = !melee && t.facts(attacker).shot == Shot::Staff
        ? DamageType::Magic
        : DamageType::Physical;
    const How blow = melee ? How::Melee : How::Ranged;
    // RULING "attacks each adjacent enemy": all whom the blow could reach are attacked together.
    InlineVector<Ref, maxMercenaries> all;
    all.push_back(refOf(s, target));
    if (melee && has(t, attacker, Modifier::Kind::Sweeps))
        eachTile(attackTiles(t, attacker, how) & neighbours(bitOf(mercenary(s, attacker).tile)),
            [&](Tile tile) {
                if (s.board[tile] != target)
                    all.push_back(refOf(s, s.board[tile]));
            });
    if (hasFor(t, attacker, Modifier::Kind::Pierces, blow))
        if (const Index behind = behindOf(t, attacker, target); behind != noIndex)
            if (!all.contains(refOf(s, behind)))
                all.push_back(refOf(s, behind));
    beginBlow(s, attacker, blow);
    const bool standard = s.resolving.kind == StackItem::Kind::Attack;
    for (const Ref& r : all) {
        if (standard && !s.attacked.contains(r))
            s.attacked.push_back(r);
        t.tell({ Event::Kind::Attacked, p, attacker, r.object });
        // RULING "whenever this attacks": when the attack has found its target, before it does any harm.
        tellOfAttack(t, attacker, r.object, blow);
    }
    int lost = 0;
    const bool ambush = strikesFromStealth(s, attacker);
    for (const Ref& r : all)
        if (onBattlefield(s, r))
            lost += dealDamage(t, r.object,
                { more + (melee ? meleeOf(t, attacker) : rangedOf(t, attacker)),
                    typeOf(t, attacker, blow, printed, r.object), attacker, p, blow, false, false,
                    ambush });
    endNextAttack(t, attacker, blow);
    for (const Ref& r : all)
        if (!standard) // what waited on the stack is over as it has resolved
            tellOfOutlived(t, refOf(s, attacker), r, blow);
    return lost;
}

} // namespace triptych::seize
