#include "kryptik/rules/Destruction.h"

#include "kryptik/rules/Abilities.h"
#include "kryptik/rules/Beforehand.h"
#include "kryptik/rules/Changes.h"
#include "kryptik/rules/Characteristics.h"
#include "kryptik/rules/Control.h"
#include "kryptik/rules/Exceptions.h"
#include "kryptik/rules/Island.h"
#include "kryptik/rules/Winning.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace triptych::kryptik {

namespace {

using Replaced = std::vector<std::pair<Index, Instead::Fate>>;

Zone zoneFor(Instead::Fate fate)
{
    switch (fate) {
    case Instead::Fate::Abolish:
        return Zone::Abolished;
    case Instead::Fate::Hand:
        return Zone::Hand;
    case Instead::Fate::DeckTop:
    case Instead::Fate::DeckBottom:
    case Instead::Fate::Shuffled:
        return Zone::Deck;
    case Instead::Fate::SoulRow:
        return Zone::SoulRow;
    case Instead::Fate::YearRow:
        return Zone::ElevenYearRow;
    case Instead::Fate::Stay:
    case Instead::Fate::StayBehind:
        break;
    }
    return Zone::Island;
}

/// "If it would die, ... instead": it leaves, but does not die.
void dieOtherwise(const Table& t, Index i, bool destroyed, Instead::Fate fate)
{
    endReplacement(t.state, i, destroyed);
    if (staysWhere(fate)) { // and goes on attacking or blocking (10.1), unless that is said
        if (t.cards.asksOfHistory())
            noteHistory(t, i);
        Object& o = t.state.objects[i];
        o.damage = 0;
        o.set(Object::LethalTouched, false);
        engage(t, i);
        if (fate == Instead::Fate::Stay)
            return;
        if (t.state.attack.attacker == refOf(t.state, i))
            t.state.attack.attacker = {};
        leaveCombat(t.state, i);
        return;
    }
    moveTo(t, i, t.state.objects[i].owner, zoneFor(fate),
        fate == Instead::Fate::DeckTop ? ZoneEnd::First : ZoneEnd::Last);
    if (fate == Instead::Fate::Shuffled)
        shuffleDeck(t, t.state.objects[i].owner);
}

/// What is sacrificed does not stay (8.1.3), nor does what has no defense (7.1). All of it happens at once: what says so
/// is asked before any of them leaves, as it may be one of them; they are taken out of those that die.
Replaced replacedOf(const Table& t, std::vector<Index>& dying, bool destroyed)
{
    Replaced replaced;
    std::erase_if(dying, [&](Index i) {
        const auto fate = insteadOfDying(t, i, destroyed);
        const bool stays = fate && staysWhere(*fate);
        if (!fate || (stays && !(destroyed && defenseOf(t, i) > 0)))
            return false;
        replaced.emplace_back(i, *fate);
        return true;
    });
    // They leave with those that die, and hear of them.
    for (const auto& [i, fate] : replaced)
        if (!staysWhere(fate))
            tellLeaving(t, std::span(&i, 1), zoneFor(fate));
    return replaced;
}

/// Where each of them goes, likewise: "if a card would be put into a limbo pile, abolish it instead".
std::vector<Zone> whereTo(const Table& t, const std::vector<Index>& dying)
{
    std::vector<Zone> zones;
    for (const Index i : dying)
        zones.push_back(isKeptFromLimbo(t, i) ? Zone::Abolished : Zone::Limbo);
    return zones;
}

/// "That died this turn", of the card in the limbo pile.
void noteDeath(State& s, Index i)
{
    if (zoneOf(s, i) == Zone::Limbo)
        s.objects[i].set(Object::Died, true);
}

void countDeath(State& s, Index i)
{
    std::uint8_t& died = s.players[s.objects[i].controller].citizensDied;
    died = static_cast<std::uint8_t>(std::min(255, died + 1));
}

/// They go to limbo together, destroyed or sacrificed, but for those that something else befalls instead.
void die(const Table& t, std::vector<Index> dying, bool destroyed)
{
    const Replaced replaced = replacedOf(t, dying, destroyed);
    // Looking back: what dies sees itself and its companions die (glossary Destroyed/Dies).
    for (const Index i : dying) {
        countDeath(t.state, i);
        if (destroyed)
            occur(t, Trigger::Event::IsDestroyed, i, t.state.objects[i].controller);
        occur(t, Trigger::Event::Dies, i, t.state.objects[i].controller);
        occur(t, Trigger::Event::LeavesTheIsland, i, t.state.objects[i].controller);
    }
    tellWhereTheyGo(t, dying, Zone::Limbo);
    const std::vector<Zone> zones = whereTo(t, dying);
    for (const auto& [i, fate] : replaced)
        dieOtherwise(t, i, destroyed, fate);
    for (std::size_t k = 0; k < dying.size(); ++k)
        if (const Index i = dying[k]; destroyed || onIsland(t.state, i)) {
            t.tell({ Event::Kind::Died, t.state.objects[i].controller, i });
            moveTo(t, i, t.state.objects[i].owner, zones[k]);
            noteDeath(t.state, i);
        }
}

} // namespace

void destroy(const Table& t, std::span<const Index> citizens)
{
    std::vector<Index> dying;
    for (const Index i : citizens)
        if (onIsland(t.state, i) && !isForbidden(t, i, Allow::Deed::BeDestroyed))
            dying.push_back(i);
    die(t, std::move(dying), true);
}

void sacrifice(const Table& t, std::span<const Index> sacrificed)
{
    std::vector<Index> citizens;
    for (const Index i : sacrificed)
        if (onIsland(t.state, i)) {
            Player& who = t.state.players[t.state.objects[i].controller];
            who.sacrificed = onceMore(who.sacrificed) & 15;
            occur(t, Trigger::Event::YouSacrifice, i, t.state.objects[i].controller);
            occur(t, Trigger::Event::OpponentSacrifices, i, t.state.objects[i].controller);
            citizens.push_back(i);
        }
    die(t, std::move(citizens), false);
}

namespace {

/// 7.1: damage equal to the defense, or a defense of 0; glossary Toxic.
bool mustDie(const Table& t, Index i, bool defenseIsLowered)
{
    const Object& o = t.state.objects[i];
    if (o.is(Object::LethalTouched))
        return true;
    // What is printed holds already, and nothing takes from it: no need to add everything up.
    if (!defenseIsLowered && o.damage < t.facts(i).defense)
        return false;
    return o.damage >= defenseOf(t, i);
}

/// "For as long as you control this", "... as this is on the island", "... as this remains engaged", "... as this is
/// attached to it": of control.
bool isStillSo(const Table& t, const LastingEffect& m)
{
    const State& s = t.state;
    if (m.endOfTurn >= LastingEffect::So0) {
        const auto& control = std::get<GainControl>(t.cards.effect(m.node()).node);
        return !control.whileSo
            || holds(t, *control.whileSo,
                { static_cast<Seat>(m.endOfTurn - LastingEffect::So0), m.about, 0 });
    }
    if (m.endOfTurn == LastingEffect::Attached)
        return m.kind != LastingEffect::Kind::Control
            || (zoneOf(s, m.about) == Zone::Attached && s.objects[m.about].host == m.who.object);
    if (m.endOfTurn < LastingEffect::Stays)
        return true;
    if (m.about == noIndex || !onIsland(s, m.about)) // it has left
        return false;
    if (m.endOfTurn == LastingEffect::Stays)
        return true;
    const bool engaged = m.endOfTurn >= LastingEffect::Engaged0;
    const int seat = m.endOfTurn - (engaged ? LastingEffect::Engaged0 : LastingEffect::Here0);
    return s.objects[m.about].controller == seat
        && (!engaged || s.objects[m.about].is(Object::Engaged));
}

/// Over when it has left or somebody else controls it.
void endWhatWasHere(const Table& t)
{
    State& s = t.state;
    for (std::size_t k = 0; k < s.lasting.size();) {
        const LastingEffect m = s.lasting[k];
        if (isStillSo(t, m)) {
            ++k;
            continue;
        }
        s.lasting.erase(k);
        endCopy(t, m, k);
        if (m.kind == LastingEffect::Kind::Control && !isTakenOver(s, m, k))
            goBack(t, m);
    }
}

} // namespace

namespace {

/// "Can not be destroyed by damage": of what has no defense (7.1) it is not the damage that destroys it.
bool outlivesDamage(const Table& t, Index i)
{
    return isForbidden(t, i, Allow::Deed::BeDestroyedByDamage) && defenseOf(t, i) > 0;
}

} // namespace

void sweep(const Table& t)
{
    State& s = t.state;
    while (s.dirty && !s.over) {
        s.dirty = 0;
        endWhatWasHere(t);
        showTops(t);
        const bool lowered = isDefenseLowered(t);
        std::vector<Index> dying;
        eachOnTheIsland(s, [&](Index i) {
            if (mustDie(t, i, lowered) && !isForbidden(t, i, Allow::Deed::BeDestroyed)
                && !outlivesDamage(t, i))
                dying.push_back(i);
        });
        if (!dying.empty())
            destroy(t, dying);
        destroyDamagedPlayers(t);
    }
}

} // namespace triptych::kryptik
