#include "seize/rules/Triggers.h"

#include "seize/rules/AsItWas.h"
#include "seize/rules/History.h"
#include "seize/rules/Matching.h"
#include "seize/rules/Passives.h"
#include "seize/rules/Places.h"
#include "seize/rules/WhoseTurn.h"
#include "seize/tree/Meant.h"

#include <algorithm>

// S-MERC-F Whether what happened is what an ability waits for.
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
    if (meantBy(subject.kind) == Meant::Own)
        return i == v.anchor;
    if (subject.kind == Thing::Kind::Some || subject.kind == Thing::Kind::Each)
        return matches(t, i, subject.filter, v);
    // Of what waits for a time: the one it was made about.
    const bool made = subject.kind == Thing::Kind::It || subject.kind == Thing::Kind::Target;
    return made && i != noIndex && v.subject == refOf(t.state, i);
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
    Viewpoint near = v; // "attacks a mercenary adjacent to it": to who attacks
    if (near.subject == Ref {} && h.subject != noIndex)
        near.subject = refOf(t.state, h.subject);
    return h.object != noIndex && matches(t, h.object, object, near);
}

/// "Is poisoned by an allied Hunter mercenary": RULING: who uses what resolves, or carries or is it; who pushes is told.
Index bringerOf(const Table& t, const Happening& h)
{
    const State& s = t.state;
    if (h.event == When::IsPushed || s.resolving.kind == StackItem::Kind::None)
        return h.object;
    const StackItem& item = s.resolving;
    if (onBattlefield(s, item.user))
        return item.user.object;
    const bool there = item.source.object != noIndex && isCurrent(s, item.source);
    return there ? mercenaryOf(s, item.source.object) : noIndex;
}
bool isTheBringer(const Table& t, const Filter& bringer, const Viewpoint& v, const Happening& h)
{
    const Index by = bringerOf(t, h);
    return by != noIndex && onBattlefield(t.state, by) && matches(t, by, bringer, v);
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
    // RULING "draws a card outside of their Draw Phase": also in the Acquire Phase; else nobody draws by acquiring.
    if (h.acquired && (!trigger.outside || !trigger.inPhase || trigger.ofCards))
        return false;
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
            || (trigger.event == When::IsAttacked && trigger.survives != h.over)
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
        if (!trigger.object)
            return true;
        return isBroughtAbout(trigger.event) ? isTheBringer(t, *trigger.object, v, h)
                                             : isTheObject(t, *trigger.object, v, h);
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

bool isTimelyAndDoneBy(const Table& t, const Trigger& of, const Viewpoint& v, const Happening& h)
{
    return isTimely(t, of, v, h) && isDoneBy(t, of.doer, v, h);
}

} // namespace triptych::seize
