#include "seize/rules/Triggers.h"

#include "seize/rules/Abilities.h"
#include "seize/rules/AsItWas.h"
#include "seize/rules/Battlefield.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Conditions.h"
#include "seize/rules/History.h"
#include "seize/rules/Matching.h"
#include "seize/rules/Places.h"
#include "seize/rules/Plunder.h"
#include "seize/rules/Targeting.h"
#include "seize/rules/WhoseTurn.h"

#include <algorithm>

namespace triptych::seize {

namespace {

using When = Trigger::Event;

/// Whose doing, or whose turn, it must be.
bool concerns(const State& s, const Trigger& trigger, Seat controller, Seat who)
{
    const auto is = [&](Seat p) { return isSpokenTo(s, trigger.who, controller, p); };
    if (!isAboutTime(trigger.event))
        return is(who);
    for (Seat p = 0; p < s.seats; ++p) // S-FMT-ARENA-SHARED it is the turn of both
        if (s.players[p].alive && hasTurn(s, p) && is(p))
            return true;
    return false;
}

bool isSubject(const Table& t, const Thing& subject, const Viewpoint& v, Index i)
{
    switch (subject.kind) {
    case Thing::Kind::This:
    case Thing::Kind::Bearer:
        return i == v.anchor;
    case Thing::Kind::Some:
    case Thing::Kind::Each:
        return matches(t, i, subject.filter, v);
    case Thing::Kind::It: // of what waits for a time: the one it was made about
    case Thing::Kind::Target:
        return i != noIndex && v.subject == refOf(t.state, i);
    case Thing::Kind::Attacked:
    case Thing::Kind::Attacker:
    case Thing::Kind::ThisWay:
    case Thing::Kind::That:
    case Thing::Kind::ThatEnemy:
    case Thing::Kind::ThatAlly:
    case Thing::Kind::ThatFirst:
    case Thing::Kind::ThatSecond:
        break;
    }
    return false;
}

/// RULING: "enters your Guild Hall" is coming in from outside, not each step inside; of a tile that is
/// described, as fogged or adjacent, it is each such tile, and so is leaving one.
bool crosses(const Table& t, const Trigger& trigger, const Viewpoint& v, const Happening& h)
{
    const TileSet area = tilesOf(t, *trigger.into, v);
    const auto inside = [&](Tile tile) { return tile != noTile && (area & bitOf(tile)) != 0; };
    const bool ofTiles = trigger.into->place == Filter::Place::Anywhere;
    if (trigger.leaves)
        return inside(h.from) && (ofTiles || !inside(h.tile));
    return inside(h.tile) && (ofTiles || !inside(h.from));
}

/// RULING "an adjacent enemy mercenary moves", "a damaged ally is healed": as it was when it happened.
bool isTheSubject(const Table& t, const Thing& subject, const Viewpoint& v, const Happening& h)
{
    const AsItWas before(t, h.subject, h.was);
    const BeforeItHung bare(t.state, h.event == When::Equips ? h.object : noIndex);
    return isSubject(t, subject, v, h.subject);
}
bool isTheObject(const Table& t, const Filter& object, const Viewpoint& v, const Happening& h)
{
    const AsItWas before(t, h.object, h.objectWas);
    return h.object != noIndex && matches(t, h.object, object, v);
}

/// "Gains a magical status": this one, or one of a kind.
bool isOfKind(const Trigger& trigger, Status status)
{
    switch (trigger.ailing) {
    case Trigger::Ailing::One:
        return trigger.status == status;
    case Trigger::Ailing::Any:
        return true;
    case Trigger::Ailing::Physical:
        return isPhysical(status);
    case Trigger::Ailing::Magical:
        return !isPhysical(status);
    case Trigger::Ailing::Counters:
        return isCounted(status);
    }
    return false;
}

bool isDoneBy(const Table& t, Trigger::Doer doer, const Viewpoint& v, const Happening& h)
{
    const State& s = t.state;
    const Seat by = doerOf(t, h);
    if (doer != Trigger::Doer::Own)
        return isThatDoer(s, doer, by, v.you);
    if (h.object != noIndex && h.object == v.anchor)
        return true;
    const StackItem& item = s.resolving;
    return item.kind != StackItem::Kind::None
        && ((item.source.object == v.self && isCurrent(s, item.source))
            || (v.anchor != noIndex
                && ((item.source.object == v.anchor && isCurrent(s, item.source))
                    || (item.user.object == v.anchor && isCurrent(s, item.user)))));
}

/// "During your turn", "during an opponent's Attack Phase", "outside their Draw Phase"
bool isTimely(const Table& t, const Trigger& trigger, const Viewpoint& v, const Happening& h)
{
    const State& s = t.state;
    const auto whose = [&] {
        switch (trigger.during) {
        case Trigger::During::Always:
            return true;
        case Trigger::During::YourTurn:
            return hasTurn(s, v.you);
        case Trigger::During::OpponentsTurn:
            return isFoesTurn(s, v.you);
        case Trigger::During::TheirTurn:
            break;
        }
        return h.who != noSeat && hasTurn(s, h.who);
    };
    const bool within = whose() && (!trigger.inPhase || s.phase == *trigger.inPhase);
    return within != trigger.outside;
}

/// RULING "your second ability card each turn": of all that were played in the turn, also before this came.
bool isThatCard(const State& s, const Trigger& trigger, const Happening& h)
{
    const auto counted = countedCards(trigger);
    if (!counted || h.who >= s.seats)
        return false;
    const int now = timesDone(s, h.who, *counted, Span::ThisTurn, h.who);
    const bool several = trigger.event == When::Draws || trigger.event == When::Acquires;
    const int before = now - (several ? std::max(1, h.amount) : 1);
    return before < trigger.nth && trigger.nth <= now;
}

} // namespace

bool hears(const Table& t, const Trigger& trigger, const Viewpoint& v, const Happening& h)
{
    if (trigger.ofCards && !isThatCard(t.state, trigger, h))
        return false;
    if (!isTimely(t, trigger, v, h) || !isDoneBy(t, trigger.doer, v, h))
        return false;
    if (trigger.event == When::Arrives)
        return isSubject(t, trigger.subject, v, h.subject) && crosses(t, trigger, v, h);
    // Of whoever starts or ends its turn, or of the turn itself: each is said on its own.
    if (isAboutTime(trigger.event) && trigger.its != (h.subject != noIndex))
        return false;
    if (trigger.across && !crosses(t, trigger, v, h))
        return false;
    if ((trigger.event == When::EndsMove || trigger.event == When::Moves) && trigger.into
        && !trigger.across && (tilesOf(t, *trigger.into, v) & bitOf(h.tile)) == 0)
        return false;
    if (trigger.event == When::UsesAbility && trigger.active && h.card != noIndex)
        return false;
    if (trigger.event == When::UsesAbility && trigger.anyUser)
        return isOfSide(t.state, h.who, trigger.subject.filter.side, v.you);
    if (trigger.event == When::UsesAbility && h.subject == noIndex)
        return false; // of a treasure: no mercenary has used one
    if (isAboutAMercenary(trigger)) {
        if (!isTheSubject(t, trigger.subject, v, h)
            || ((trigger.event == When::GainsStatus || trigger.event == When::LosesStatus
                    || trigger.event == When::Sheds)
                && !isOfKind(trigger, h.status))
            || (trigger.least > 1 && h.amount < trigger.least) || !isBrought(t, trigger, h)
            || (trigger.played && !h.played) || (trigger.ofYou && h.victim != v.you)
            || (trigger.survives
                && (!onBattlefield(t.state, h.subject) || healthOf(t, h.subject) <= 0))
            || (trigger.blow != Blow {} && !speaksOf(trigger.blow, h.how, h.type)))
            return false;
        if ((trigger.event == When::Equips || trigger.event == When::Unequips)
            && trigger.cards.kind != CardFilter::Kind::Card
            && (h.object == noIndex || !matches(t, h.object, trigger.cards)))
            return false;
        if (trigger.event == When::IsTargeted && trigger.cards.kind != CardFilter::Kind::Card
            && (h.card == noIndex || !matches(t, h.card, trigger.cards)))
            return false;
        return !trigger.object || isTheObject(t, *trigger.object, v, h);
    }
    if (!concerns(t.state, trigger, v.you, h.who)
        || (trigger.least > 1 && h.amount < trigger.least))
        return false;
    if (trigger.cards.name == CardFilter::Name::Another && h.subject == v.self)
        return false;
    // RULING: what lies face down is exhausted as a treasure, of no sort, and has been played as one.
    const bool turns = trigger.event == When::TreasureTurns;
    if ((turns || trigger.event == When::Plays) && t.state.objects[h.subject].is(Object::FaceDown))
        return trigger.cards.kind == CardFilter::Kind::Treasure
            || (!turns && trigger.cards == CardFilter {});
    if (trigger.event == When::Plays || trigger.event == When::TreasureFalls
        || trigger.event == When::TreasureTurns || trigger.event == When::Discards)
        return matches(t, h.subject, trigger.cards);
    if (trigger.event == When::StartOfPhase || trigger.event == When::EndOfPhase)
        return trigger.phase == h.phase;
    return true;
}

namespace {

/// What "it" is of a trigger: whom it happened to, seen from the one who speaks.
Ref subjectOf(const Table& t, const Trigger& trigger, Index source, const Happening& h)
{
    const State& s = t.state;
    const Viewpoint v = viewpointOf(t, source);
    const bool own = trigger.subject.kind != Thing::Kind::Some && h.subject == v.anchor;
    const bool toAnother = isAboutAMercenary(trigger) && trigger.event != When::Equips
        && trigger.event != When::Unequips;
    const Index spoken = own && toAnother && h.object != noIndex ? h.object : h.subject;
    return spoken == noIndex ? Ref {} : refOf(s, spoken);
}

/// RULING "for the second time each turn": of the times that this was there for. Each is a use of its own.
bool isNth(State& s, Ref source, std::uint8_t ability, int nth)
{
    int times = 1;
    for (const Use& use : s.used)
        times += use.source == source && use.ability == ability && use.nth > 0;
    if (times <= nth)
        s.used.push_back({ source, ability, static_cast<std::uint8_t>(times) });
    return times == nth;
}

} // namespace

void tellWho(const Table& t, const Trigger& trigger, const Happening& h, Waiting& w)
{
    const bool hits = h.event == When::Attacks || h.event == When::Declares
        || h.event == When::DealsDamage || h.event == When::Destroys || h.event == When::Upstages;
    const auto refTo = [&](Index i) { return i == noIndex ? Ref {} : refOf(t.state, i); };
    w.attacker = refTo(hits ? h.subject : h.object);
    w.attacked = refTo(hits ? h.object : h.subject);
    // RULING "is dealt damage, ... the attacker": what an ability deals nobody has attacked with.
    const bool hurt = h.event == When::IsDealtDamage || h.event == When::SpendsDefense;
    if (hurt && !trigger.object && !isOfAnAttack(h.how))
        w.attacker = Ref {};
    w.other = h.who;
    // RULING "is destroyed by an opponent, that player ...": whose doing it is, also with an Instant.
    if (const Seat by = doerOf(t, h); trigger.doer == Trigger::Doer::Foe && by != noSeat)
        w.other = by;
    w.amount = static_cast<std::uint8_t>(std::clamp(h.amount, 0, 255));
}

namespace {

/// RULING "a card": who acquires several is heard once for each of them.
/// Of a shared turn, for "that player" each of those whose turn it is.
void waitFor(const Table& t, Waiting w, const Trigger& trigger, const Effect& effect,
    const Happening& h, bool once)
{
    State& s = t.state;
    const int times = trigger.eachCard && !once ? std::max(1, h.amount) : 1;
    if (trigger.eachCard)
        w.amount = 1;
    const Seats those = thoseOf(t, trigger, effect, w.controller, w.other);
    for (int n = 0; n < times; ++n)
        for (const Seat p : those) {
            w.other = p;
            s.waiting.push_back(w);
        }
}

/// "That player": who is plundered, where one's own side plunders, and whose Guild Hall it is.
void tellWhose(const Table& t, const Trigger& trigger, const Happening& h, Waiting& w)
{
    const State& s = t.state;
    const auto isHall = [&](const std::optional<Filter>& where) {
        return where && where->place == Filter::Place::EnemyGuildHall;
    };
    Seat whose = noSeat;
    if (h.event == When::Plunders && areAllied(s, s.objects[h.subject].controller, w.controller))
        whose = victimOf(t, h.subject);
    // "Deals damage to a mercenary in an opponent's Guild Hall, that player ..."
    if (isHall(trigger.object) && h.object != noIndex && onBattlefield(s, h.object))
        if (const Seat hall = hallSeat(s, mercenary(s, h.object).tile); hall != noSeat)
            whose = hall;
    // "Enters an opponent's Guild Hall, that player ..."
    const bool comes = trigger.event == When::EndsMove
        || ((trigger.event == When::Moves || trigger.event == When::Arrives) && !trigger.leaves);
    if (isHall(trigger.into) && comes)
        if (const Seat hall = hallSeat(s, h.tile); hall != noSeat)
            whose = hall;
    if (whose != noSeat)
        w.other = whose;
}

} // namespace

bool isTimelyAndDoneBy(const Table& t, const Trigger& of, const Viewpoint& v, const Happening& h)
{
    return isTimely(t, of, v, h) && isDoneBy(t, of.doer, v, h);
}

void raiseTriggers(const Table& t, const Happening& h)
{
    State& s = t.state;
    const std::uint64_t mask = std::uint64_t { 1 } << static_cast<unsigned>(h.event);
    s.listeners.each([&](Index source) {
        if (!(t.facts(source).triggers & mask) || isBlank(t, source))
            return;
        for (const std::uint8_t number : t.facts(source).triggered) {
            const Ability& ability = t.card(source).abilities[number];
            if (ability.trigger->event != h.event || !worksHere(t, source, ability)
                || !hears(t, *ability.trigger, viewpointOf(t, source), h)
                || isSpent(s, refOf(s, source), number, ability))
                continue;
            if (ability.condition) { // "whenever this attacks while ...": as it happens
                // RULING "attacks while stealthed": as it began to; of all else, as it is now.
                const bool attacks = h.event == When::Attacks || h.event == When::Declares;
                const AsItWas before(t, h.subject, attacks ? h.was : nullptr);
                Viewpoint v = viewpointOf(t, source);
                v.subject = subjectOf(t, *ability.trigger, source, h);
                if (!holds(t, *ability.condition, v))
                    continue;
            }
            if (ability.trigger->nth > 1 && !ability.trigger->ofCards
                && !isNth(s, refOf(s, source), number, ability.trigger->nth))
                continue;
            noteUse(s, refOf(s, source), number, ability);
            Waiting w;
            w.source = refOf(s, source);
            w.subject = subjectOf(t, *ability.trigger, source, h);
            tellWho(t, *ability.trigger, h, w);
            if (const Index anchor = viewpointOf(t, source).anchor; anchor != noIndex)
                w.tile = mercenary(s, anchor).tile;
            w.card = s.objects[source].card;
            w.ability = number;
            w.controller = s.objects[source].controller;
            tellWhose(t, *ability.trigger, h, w);
            waitFor(t, w, *ability.trigger, *ability.effect, h, ability.oncePerTurn);
        }
    });
}

namespace {

/// "At the end of your next turn" is not that of the turn in which it was said.
bool isDue(const Table& t, const Watch& watch, const DelayedEffect& d)
{
    if (watch.trigger.who.kind == Who::Kind::ItsController
        && (!isCurrent(t.state, d.subject)
            || !hasTurn(t.state, t.state.objects[d.subject.object].controller)))
        return false;
    if (watch.trigger.who.kind == Who::Kind::ThatPlayer
        && (!isSeat(d.subject) || !hasTurn(t.state, seatOf(d.subject))))
        return false;
    if (watch.trigger.event == When::EndOfPhase)
        return d.skipped != notThisPhase;
    return watch.trigger.event != When::EndOfTurn || watch.trigger.its || d.skipped != 0;
}

} // namespace

void raiseWatches(const Table& t, const Happening& h)
{
    State& s = t.state;
    for (std::size_t k = 0; k < s.delayed.size();) {
        const DelayedEffect d = s.delayed[k];
        const Effect& node = t.cards.effect(d.node);
        const auto* watch = d.when == watchMark ? std::get_if<Watch>(&node.node) : nullptr;
        if (!watch || watch->trigger.event != h.event) {
            ++k;
            continue;
        }
        Viewpoint v = d.source.object < s.objectCount && isCurrent(s, d.source)
            ? viewpointOf(t, d.source.object)
            : Viewpoint {};
        v.you = d.controller;
        v.self = d.source.object;
        v.subject = d.subject;
        if (!isDue(t, *watch, d) || !hears(t, watch->trigger, v, h)) {
            ++k;
            continue;
        }
        Waiting w;
        w.source = d.source;
        w.card = d.card;
        w.ability = delayedMark;
        w.controller = d.controller;
        w.node = watch->effect.front().id;
        tellWho(t, watch->trigger, h, w);
        tellWhose(t, watch->trigger, h, w);
        const bool own = watch->trigger.subject.kind == Thing::Kind::This
            || watch->trigger.subject.kind == Thing::Kind::Bearer;
        if (watch->about.kind != Referent::Kind::Open || h.subject == noIndex) // or its one target
            w.subject = d.subject;
        else
            w.subject = refOf(s, own && h.object != noIndex ? h.object : h.subject);
        waitFor(t, w, watch->trigger, watch->effect.front(), h, watch->once);
        if (watch->once)
            s.delayed.erase(k);
        else
            ++k;
    }
}

} // namespace triptych::seize
