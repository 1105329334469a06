#include "altered/rules/Modifiers.h"

#include "altered/effects/Possible.h"
#include "altered/rules/Adventure.h"
#include "altered/rules/Asking.h"
#include "altered/rules/CarryingOut.h"
#include "altered/rules/ModifiersFound.h"
#include "altered/rules/Reactions.h"

#include <algorithm>

namespace triptych::altered {

// An event that waits for an answer lies in the bytes of a frame: of a move `a` is the object, of a gain
// as well and `node` what is gained, of a Resupply a seat, of moving forward an Expedition.
namespace {

Frame frameOf(const Motion& m, Cause cause, Seat who)
{
    Frame f;
    f.a = m.object;
    f.b = static_cast<std::uint8_t>(
        static_cast<unsigned>(m.to) | (static_cast<unsigned>(cause) << 4));
    f.c = static_cast<std::uint8_t>(
        (who == noSeat ? 3u : unsigned { who }) | (m.top ? 4u : 0u) | (m.exhausted ? 8u : 0u));
    return f;
}

Motion motionOf(const Frame& f)
{
    Motion m { f.a, static_cast<Zone>(f.b & 0xF) };
    m.top = (f.c & 4) != 0;
    m.exhausted = (f.c & 8) != 0;
    return m;
}

Cause causeOf(const Frame& f)
{
    return static_cast<Cause>(f.b >> 4);
}

Seat moverOf(const Frame& f)
{
    const unsigned who = f.c & 3u;
    return who == 3 ? noSeat : static_cast<Seat>(who);
}

constexpr std::uint16_t boostCounter = 0x100;
constexpr std::uint16_t namedCounter = 0x200;

Frame frameOf(Index i, const Grant& gained)
{
    Frame f;
    f.a = i;
    f.node = gained.kind == Grant::Kind::Status ? static_cast<std::uint16_t>(gained.status)
        : gained.counter.kind == Counter::Kind::Named
        ? static_cast<std::uint16_t>(namedCounter | (gained.counter.number & 0xFF))
        : boostCounter;
    return f;
}

Grant grantOf(const Frame& f)
{
    Grant gained;
    if (f.node < boostCounter) {
        gained.kind = Grant::Kind::Status;
        gained.status = static_cast<Status>(f.node);
    } else if (f.node >= namedCounter) {
        gained.counter.kind = Counter::Kind::Named;
        gained.counter.number = f.node & 0xFF;
    }
    return gained;
}

Modifiers modifiersOf(const Table& b, const Frame& f)
{
    if (isExpedition(f.a))
        return advanceModifiers(b, f.a, f.c);
    if (isSeatThing(f.a))
        return resupplyModifiers(b, static_cast<Seat>(f.a - firstSeat), false);
    if (f.node != 0xFFFF)
        return gainModifiers(b, f.a, grantOf(f), false);
    return moveModifiers(b, motionOf(f), causeOf(f), false);
}

/// 7.3.25 It is sacrificed even where something else is done instead of the discard.
void noteSacrifice(const Table& b, Index i, Seat who)
{
    Deed deed { Deed::What::Sacrificed };
    deed.object = i;
    deed.was = refOf(b.state, i);
    deed.player = who;
    deed.before = b.state.objects[i].controller;
    deed.from = zoneOf(b.state, i);
    deed.to = Zone::Discard;
    deed.sacrificed = true;
    occur(b, deed);
}

/// 4.2.4.i Of an Expedition that does something else instead of moving in Progress.
void noteFailure(const Table& b, Index expedition, std::uint8_t dueTo)
{
    if (dueTo == 0)
        return;
    Deed deed { Deed::What::FailedToMove };
    deed.object = expedition;
    deed.player = seatOfExpedition(expedition);
    occur(b, deed);
}

/// What one modifier does to an event: true when that does not happen, or not yet.
bool applyTo(const Table& b, Frame event, const Modifier& modifier)
{
    State& s = b.state;
    if (!modifier.may) {
        const Index subject = isSeatThing(event.a) ? noIndex : event.a;
        const bool began = beginRule(b, modifier.source, b.cards.effect(modifier.effect), subject);
        const bool moves = subject < maxObjects && event.node == 0xFFFF;
        if (began && moves && causeOf(event) == Cause::Sacrifice)
            noteSacrifice(b, event.a, moverOf(event));
        if (began && isExpedition(event.a))
            noteFailure(b, event.a, event.c);
        return began;
    }
    // 6.2.d The controller of the object with the ability decides; until then it stays.
    event.kind = Frame::Kind::ReplaceMove;
    event.node = modifier.effect;
    event.d = modifier.source;
    s.agenda.push_back(event);
    return true;
}

/// 6.2.h Of several the controller of the step chooses, or else the first in initiative order.
bool applyOneOf(const Table& b, Frame event, const Modifiers& found, Seat who)
{
    State& s = b.state;
    if (found.empty())
        return false;
    if (found.size() == 1)
        return applyTo(b, event, found.front());
    event.kind = Frame::Kind::ChooseModifier;
    event.d = who == noSeat ? initiative(s) : who;
    s.agenda.push_back(event);
    return true;
}

/// 6.2.g What adds to an event comes when nothing has replaced it.
void addTo(const Table& b, const Modifiers& found, Index subject)
{
    for (const Modifier& also : found)
        beginRule(b, also.source, b.cards.effect(also.effect), subject);
}

} // namespace

bool replacesMove(const Table& b, const Motion& m, Cause cause, Seat who)
{
    const Modifiers found = moveModifiers(b, m, cause, false);
    if (!found.empty())
        return applyOneOf(b, frameOf(m, cause, who), found, who);
    addTo(b, moveModifiers(b, m, cause, true), m.object);
    b.state.declined.clear();
    return false;
}

bool replacesGain(const Table& b, Index i, const Grant& gained, Seat who)
{
    if (applyOneOf(b, frameOf(i, gained), gainModifiers(b, i, gained, false), who))
        return true;
    addTo(b, gainModifiers(b, i, gained, true), i);
    return false;
}

bool replacesResupply(const Table& b, Seat p, Seat who)
{
    Frame event;
    event.a = seatThing(p);
    if (applyOneOf(b, event, resupplyModifiers(b, p, false), who))
        return true;
    addTo(b, resupplyModifiers(b, p, true), noIndex);
    return false;
}

bool replacesAscension(const Table& b, Index expedition, bool attempt)
{
    Frame event;
    event.a = expedition;
    const Modifiers found = ascensionModifiers(b, expedition, attempt);
    return !found.empty() && applyTo(b, event, found.front()); // RULING the oldest of several
}

bool replacesAdvance(const Table& b, const Advance& a, std::uint8_t dueTo, Seat who)
{
    Frame event;
    event.a = expeditionThing(a.player, a.kind);
    event.b = static_cast<std::uint8_t>(a.regions);
    event.c = dueTo;
    return applyOneOf(b, event, advanceModifiers(b, event.a, dueTo), who);
}

int regionsForward(const Table& b, Seat p, int kind, std::uint8_t dueTo)
{
    const Index expedition = expeditionThing(p, kind);
    const Modifiers found = advanceModifiers(b, expedition, dueTo);
    const bool replaced = std::ranges::any_of(found, [](const Modifier& m) { return !m.may; });
    return replaced ? 0 : 1 + moreRegions(b, expedition, dueTo);
}

void chooseModifier(const Table& b, const Frame& f)
{
    State& s = b.state;
    if (f.stage == 0) {
        resumeAt(s, f, 1);
        ask(b, { Ask::Modifier, f.d, 1, 1, 0xFFFF, 0, 0 });
        return;
    }
    const Index chosen = s.picks.empty() ? noIndex : s.picks.front();
    s.picks.clear();
    for (const Modifier& modifier : modifiersOf(b, f))
        if (modifier.source == chosen) {
            applyTo(b, { Frame::Kind::None, 0, f.node, f.a, f.b, f.c, 0 }, modifier);
            return;
        }
}

void modifierOptions(const Table& b, Options& out)
{
    for (const Modifier& modifier : modifiersOf(b, b.state.agenda.back()))
        if (const Option o = option(Verb::Choose, modifier.source);
            std::ranges::find(out, o) == out.end())
            out.push_back(o);
}

namespace {

/// The statement that an effect belongs to, for what follows from it.
const Replace* statementOf(const Table& b, Index source, std::uint16_t effect)
{
    for (const Ability& ability : b.card(source).abilities)
        if (ability.statement)
            if (const auto* e = std::get_if<Replace>(&*ability.statement))
                if (e->effect.id == effect)
                    return e;
    return nullptr;
}

/// It was declined: the Expedition moves, unless something else may still be done instead (6.2.i).
void advance(const Table& b, const Frame& f)
{
    State& s = b.state;
    const Advance a { seatOfExpedition(f.a), kindOfExpedition(f.a), f.b };
    if (replacesAdvance(b, a, f.c, noSeat))
        return;
    s.declined.clear();
    Marker& marker = s.players[a.player].markers[static_cast<std::size_t>(a.kind)];
    marker.progressed = f.c;
    moveExpeditions(b, { a }, true);
    marker.progressed = 0;
}

} // namespace

void replaceMove(const Table& b, const Frame& f)
{
    State& s = b.state;
    const Replace* replace = statementOf(b, f.d, f.node);
    if (f.stage == 0) {
        s.picks.clear();
        // What was done instead of another event since may have made it impossible: then it is not asked.
        Viewpoint about = viewpointOf(s, f.d);
        if (f.a < maxObjects)
            about.subject = refOf(s, f.a);
        if (replace && isPossible(b, replace->effect, about)) {
            resumeAt(s, f, 1);
            ask(b, { Ask::May, s.objects[f.d].controller, 1, 1, f.node, 0, 0 });
            return;
        }
    }
    const bool yes = !s.picks.empty();
    s.picks.clear();
    if (!replace)
        return;
    if (yes) {
        if (f.a < maxObjects && causeOf(f) == Cause::Sacrifice)
            noteSacrifice(b, f.a, moverOf(f));
        if (isExpedition(f.a))
            noteFailure(b, f.a, f.c);
        if (replace->to)
            beginRule(b, f.d, *replace->to, f.a);
        beginRule(b, f.d, replace->effect, f.a);
        return;
    }
    if (replace->ifNot)
        beginRule(b, f.d, *replace->ifNot, f.a);
    s.declined.push_back(f.d);
    if (isExpedition(f.a))
        advance(b, f);
    else
        moveOne(
            b, motionOf(f), causeOf(f), moverOf(f)); // 6.2.i what else may modify it is asked again
}

Dice diceFor(const Table& b, Seat who, Dice dice)
{
    // "Instead roll that many dice plus one and ignore the roll of your choice."
    eachRollModifier(b, who, [&](const Replace& e, const Viewpoint& v) {
        const auto* roll = std::get_if<Roll>(&e.effect.node);
        if (!roll || e.may)
            return;
        Acting words;
        words.count = static_cast<std::uint8_t>(dice.count);
        Viewpoint with = v;
        with.acting = &words;
        dice.count = std::clamp(valueOf(b, roll->count, with), 1, 10);
        dice.ignored += roll->ignoreOne;
    });
    return dice;
}

bool changesRoll(const Table& b, Seat who)
{
    State& s = b.state;
    bool asked = false;
    const std::int8_t rolled = s.acting.back().number;
    eachRollModifier(b, who, [&](const Replace& e, const Viewpoint& v) {
        if (std::holds_alternative<Roll>(e.effect.node))
            return;
        if (e.how == Replace::How::Also) {
            if (beginRule(b, v.me.object, e.effect, noIndex))
                s.acting.back().number = rolled; // "the die's result" of what it reveals
            return;
        }
        s.agenda.push_back({ Frame::Kind::ReplaceRoll, 0, e.effect.id, e.may, 0, 0, v.me.object });
        asked = true;
    });
    return asked;
}

/// "You may add 1 to its result": the result is seen before it is decided (7.3.19).
void replaceRoll(const Table& b, const Frame& f)
{
    State& s = b.state;
    if (f.stage == 0 && f.a) {
        resumeAt(s, f, 1);
        s.picks.clear();
        ask(b, { Ask::May, s.objects[f.d].controller, 1, 1, f.node, 0, 0 });
        return;
    }
    if (f.a && s.picks.empty())
        return;
    s.picks.clear();
    pushEffect(s, b.cards.effect(f.node)); // of the same roll, so in the words of its effect
}

} // namespace triptych::altered
