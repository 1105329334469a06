#include "altered/rules/Modifiers.h"

#include "altered/effects/Possible.h"
#include "altered/effects/Reading.h"
#include "altered/rules/Adventure.h"
#include "altered/rules/Asking.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Reactions.h"

#include <algorithm>

namespace triptych::altered {

namespace {

using When = Happening::Event;

constexpr std::uint32_t replaces = 1u << statementIndex<Replace>();

/// 6.2.l An ability about its own object's entering counts already where that object is.
template <typename F>
void eachReplace(const Board& b, Index own, F&& say)
{
    said<Replace>(b, [&](const Replace& e, const Ability& ability, const View& v) {
        if (!e.whileSo || holds(b, *e.whileSo, v))
            say(e, ability, v);
    });
    if (own >= maxObjects || has(b.state.speakers, own) || !(b.facts(own).statements & replaces))
        return;
    const View v = viewOf(b.state, own);
    for (const std::uint8_t number : b.facts(own).passives) {
        const Ability& ability = b.card(own).abilities[number];
        if (const auto* e = std::get_if<Replace>(&*ability.statement))
            if (isWorking(b, ability, v) && (!e->whileSo || holds(b, *e->whileSo, v))
                && e->happening.subject && std::holds_alternative<This>(e->happening.subject->node))
                say(*e, ability, v);
    }
}

/// 6.2.j One modifier applies at most once: what it does instead is not modified by it again.
bool isReplacing(const State& s, Index source)
{
    return std::ranges::any_of(s.acting, [&](const Acting& acting) {
        return acting.kind == Acting::Kind::Rule && acting.source.object == source;
    });
}

bool isInWindow(const State& s, const Happening& h)
{
    using Window = Happening::Window;
    switch (h.window) {
    case Window::Afternoon:
    case Window::ThisAfternoon:
        return s.stage == Stage::Afternoon;
    case Window::Dusk:
        return s.stage == Stage::Dusk;
    case Window::Night:
        return s.stage == Stage::Night;
    case Window::Morning:
        return s.stage == Stage::Morning;
    default:
        return true;
    }
}

bool isSubject(const Board& b, const Happening& h, Index i, const View& v)
{
    if (!h.subject)
        return true;
    if (std::holds_alternative<This>(h.subject->node))
        return i == v.me.object;
    if (const auto* each = std::get_if<Each>(&h.subject->node))
        return matchesAnywhere(b, refOf(b.state, i), each->filter, v);
    if (const auto* some = std::get_if<Some>(&h.subject->node))
        return matchesAnywhere(b, refOf(b.state, i), some->filter, v);
    return false;
}

bool wouldMove(const Board& b, const Happening& h, const Motion& m, Cause cause, const View& v)
{
    const State& s = b.state;
    const Spot from = spotOf(s, m.object);
    if (!isInWindow(s, h) || !isSubject(b, h, m.object, v))
        return false;
    switch (h.event) {
    case When::Leaves: {
        if (h.expedition) {
            Things list;
            expeditionsOf(b, *h.expedition, v, list);
            Things here;
            expeditionsOfObject(b, refOf(s, m.object), here);
            return !isExpeditionSpot(m.to)
                && std::ranges::any_of(here, [&](Index e) { return list.contains(e); });
        }
        if (h.zone == Zone::Reserve && h.reserveLeft)
            return from == Spot::Reserve;
        if (h.zone == Zone::Landmark)
            return from == Spot::Landmark && m.to != Spot::Landmark;
        return (h.zone == Zone::Play ? isPlaySpot(from) : isExpeditionSpot(from))
            && !isPlaySpot(m.to);
    }
    case When::GoesTo: {
        const bool to = (h.zone == Zone::Reserve && m.to == Spot::Reserve)
            || (h.zone == Zone::Discard && m.to == Spot::Discard)
            || (h.zone == Zone::Hand && m.to == Spot::Hand)
            || (h.zone == Zone::Mana && m.to == Spot::Mana);
        return to && (h.from.empty() || std::ranges::any_of(h.from, [&](const Place& place) {
            return isInPlace(b, m.object, place, v);
        }));
    }
    case When::IsSacrificed:
    case When::Sacrifices:
        return cause == Cause::Sacrifice;
    case When::Discards:
        return cause == Cause::Discard || cause == Cause::Sacrifice;
    default:
        return false;
    }
}

bool isMorePlain(const Effect& effect)
{
    const auto* move = std::get_if<MoveExpedition>(&effect.node);
    return move && move->more;
}

struct Modifier
{
    std::uint16_t effect = 0xFFFF; ///< What happens instead, or also.
    Index source = noIndex;
    std::uint8_t may = 0;
};
using Modifiers = InlineVector<Modifier, 7>;

/// What may be done about a move instead of it, or besides.
Modifiers modifiersOf(const Board& b, const Motion& m, Cause cause, bool additive)
{
    Modifiers found;
    if (cause == Cause::Play || cause == Cause::Draw)
        return found;
    eachReplace(b, m.object, [&](const Replace& e, const Ability&, const View& v) {
        if (found.full() || (e.how == Replace::How::Also) != additive
            || b.state.declined.contains(v.me.object) || isReplacing(b.state, v.me.object)
            || !wouldMove(b, e.happening, m, cause, v))
            return;
        View about = v;
        about.subject = refOf(b.state, m.object);
        if (!e.may || isPossible(b, e.effect, about))
            found.push_back({ e.effect.id, v.me.object, e.may });
    });
    return found;
}

/// A move that waits for an answer, in the bytes of a frame.
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
    Motion m { f.a, static_cast<Spot>(f.b & 0xF) };
    m.top = (f.c & 4) != 0;
    m.exhausted = (f.c & 8) != 0;
    return m;
}

Cause causeOf(const Frame& f)
{
    return static_cast<Cause>(f.b >> 4);
}

/// 7.3.25 It is sacrificed even where something else is done instead of the discard.
void noteSacrifice(const Board& b, Index i, Seat who)
{
    Deed deed { Deed::What::Sacrificed };
    deed.object = i;
    deed.was = refOf(b.state, i);
    deed.player = who;
    deed.before = b.state.objects[i].controller;
    deed.from = spotOf(b.state, i);
    deed.to = Spot::Discard;
    deed.sacrificed = true;
    happen(b, deed);
}

Seat moverOf(const Frame& f)
{
    const unsigned who = f.c & 3u;
    return who == 3 ? noSeat : static_cast<Seat>(who);
}

/// What one modifier does to a move: true when the move does not happen, or not yet.
bool applyTo(const Board& b, Frame move, const Modifier& modifier)
{
    State& s = b.state;
    if (!modifier.may) {
        const bool began = beginRule(b, modifier.source, b.cards.effect(modifier.effect), move.a);
        if (began && causeOf(move) == Cause::Sacrifice)
            noteSacrifice(b, move.a, moverOf(move));
        return began;
    }
    // 6.2.d The controller of the object with the ability decides; until then it stays.
    if (s.agenda.size() + 2 > s.agenda.capacity())
        return false;
    move.kind = Frame::Kind::ReplaceMove;
    move.node = modifier.effect;
    move.d = modifier.source;
    s.agenda.push_back(move);
    return true;
}

} // namespace

bool replacesMove(const Board& b, const Motion& m, Cause cause, Seat who)
{
    State& s = b.state;
    const Modifiers found = modifiersOf(b, m, cause, false);
    if (found.empty()) {
        for (const Modifier& also : modifiersOf(b, m, cause, true))
            beginRule(b, also.source, b.cards.effect(also.effect), m.object);
        s.declined.clear();
        return false;
    }
    Frame move = frameOf(m, cause, who);
    if (found.size() == 1 || s.agenda.size() + 3 > s.agenda.capacity())
        return applyTo(b, move, found.front());
    // 6.2.h Of several the controller of the step chooses, or else the first in initiative order.
    move.kind = Frame::Kind::ChooseModifier;
    move.d = who == noSeat ? initiative(s) : who;
    s.agenda.push_back(move);
    return true;
}

void chooseModifier(const Board& b, const Frame& f)
{
    State& s = b.state;
    if (f.stage == 0) {
        again(s, f, 1);
        ask(b, { Ask::Modifier, f.d, 1, 1, 0xFFFF, 0, 0 });
        return;
    }
    const Index chosen = s.picks.empty() ? noIndex : s.picks.front();
    s.picks.clear();
    for (const Modifier& modifier : modifiersOf(b, motionOf(f), causeOf(f), false))
        if (modifier.source == chosen) {
            applyTo(b, { Frame::Kind::None, 0, 0xFFFF, f.a, f.b, f.c, 0 }, modifier);
            return;
        }
}

void modifierOptions(const Board& b, Options& out)
{
    const Frame& f = b.state.agenda.back();
    for (const Modifier& modifier : modifiersOf(b, motionOf(f), causeOf(f), false))
        if (const Option o = option(Verb::Choose, modifier.source);
            std::ranges::find(out, o) == out.end())
            out.push_back(o);
}

void replaceMove(const Board& b, const Frame& f)
{
    State& s = b.state;
    const Seat decider = s.objects[f.d].controller;
    if (f.stage == 0) {
        again(s, f, 1);
        s.picks.clear();
        ask(b, { Ask::May, decider, 1, 1, f.node, 0, 0 });
        return;
    }
    const bool yes = !s.picks.empty();
    s.picks.clear();
    if (!yes && isExpedition(f.a)) {
        const Seat p = seatOfExpedition(f.a);
        Marker& marker = s.players[p].markers[static_cast<std::size_t>(kindOfExpedition(f.a))];
        marker.progressed = f.c;
        moveExpeditions(b, { { p, kindOfExpedition(f.a), f.b } }, true);
        marker.progressed = 0;
        return;
    }
    // The statement that the effect belongs to, for what follows from it.
    const Replace* replace = nullptr;
    for (const Ability& ability : b.card(f.d).abilities)
        if (ability.statement)
            if (const auto* e = std::get_if<Replace>(&*ability.statement))
                if (e->effect.id == f.node)
                    replace = e;
    if (!replace)
        return;
    if (yes) {
        if (f.a < maxObjects && causeOf(f) == Cause::Sacrifice)
            noteSacrifice(b, f.a, moverOf(f));
        if (replace->to)
            beginRule(b, f.d, *replace->to, f.a);
        beginRule(b, f.d, replace->effect, f.a);
        return;
    }
    if (replace->ifNot)
        beginRule(b, f.d, *replace->ifNot, f.a);
    // 6.2.i What else may modify it is looked at again.
    if (!s.declined.full())
        s.declined.push_back(f.d);
    moveOne(b, motionOf(f), causeOf(f), moverOf(f));
}

bool replacesGain(const Board& b, Index i, const Grant& gained, Seat)
{
    bool replaced = false;
    eachReplace(b, i, [&](const Replace& e, const Ability&, const View& v) {
        const Happening& h = e.happening;
        if (replaced || isReplacing(b.state, v.me.object) || h.event != When::Gains
            || !isInWindow(b.state, h) || !isSubject(b, h, i, v))
            return;
        if (h.gainsStatus != (gained.kind == Grant::Kind::Status))
            return;
        if (h.gainsStatus ? h.status != gained.status
                          : h.counter.kind != Counter::Kind::Any && !(h.counter == gained.counter))
            return;
        const bool began = beginRule(b, v.me.object, e.effect, i);
        replaced = began && e.how == Replace::How::Instead;
    });
    return replaced;
}

bool replacesResupply(const Board& b, Seat p, Seat)
{
    bool replaced = false;
    eachReplace(b, noIndex, [&](const Replace& e, const Ability&, const View& v) {
        if (replaced || e.may || e.happening.event != When::Resupplies
            || isReplacing(b.state, v.me.object) || !isInWindow(b.state, e.happening)
            || !isWho(b, e.happening.who, p, v))
            return;
        const bool began = beginRule(b, v.me.object, e.effect, noIndex);
        replaced = began && e.how == Replace::How::Instead;
    });
    return replaced;
}

int moreRegions(const Board& b, Seat p, int kind)
{
    int more = 0;
    const Index expedition = expeditionThing(p, kind);
    eachReplace(b, noIndex, [&](const Replace& e, const Ability&, const View& v) {
        const Happening& h = e.happening;
        if (more < 0 || e.may || h.event != When::MovesForward || !isInWindow(b.state, h)
            || isReplacing(b.state, v.me.object))
            return;
        Things list;
        if (h.expedition)
            expeditionsOf(b, *h.expedition, v, list);
        if (!list.contains(expedition))
            return;
        if (isMorePlain(e.effect)) {
            more += valueOf(b, std::get<MoveExpedition>(e.effect.node).regions, v);
        } else if (e.how == Replace::How::Instead) {
            if (beginRule(b, v.me.object, e.effect, expedition))
                more = -1;
        }
    });
    return more;
}

bool mayReplaceAdvance(const Board& b, const Advance& a, std::uint8_t dueTo)
{
    State& s = b.state;
    const Index expedition = expeditionThing(a.player, a.kind);
    bool asked = false;
    eachReplace(b, noIndex, [&](const Replace& e, const Ability&, const View& v) {
        const Happening& h = e.happening;
        if (asked || !e.may || h.event != When::MovesForward || !h.expedition || !isInWindow(s, h)
            || isReplacing(s, v.me.object) || s.agenda.size() + 2 > s.agenda.capacity()
            || !isPossible(b, e.effect, v))
            return;
        Things list;
        expeditionsOf(b, *h.expedition, v, list);
        if (!list.contains(expedition))
            return;
        s.agenda.push_back({ Frame::Kind::ReplaceMove, 0, e.effect.id, expedition,
            static_cast<std::uint8_t>(a.regions), dueTo, v.me.object });
        asked = true;
    });
    return asked;
}

Dice diceFor(const Board& b, Seat who, Dice dice)
{
    // "Instead roll that many dice plus one and ignore the roll of your choice."
    eachReplace(b, noIndex, [&](const Replace& e, const Ability&, const View& v) {
        const auto* roll = std::get_if<Roll>(&e.effect.node);
        if (!roll || e.may || e.happening.event != When::Rolls
            || !isWho(b, e.happening.who, who, v))
            return;
        Acting words;
        words.count = static_cast<std::uint8_t>(dice.count);
        View with = v;
        with.acting = &words;
        dice.count = std::clamp(valueOf(b, roll->count, with), 1, 10);
        dice.ignored += roll->ignoreOne;
    });
    return dice;
}

bool changesRoll(const Board& b, Seat who)
{
    State& s = b.state;
    bool asked = false;
    eachReplace(b, noIndex, [&](const Replace& e, const Ability&, const View& v) {
        if (e.happening.event != When::Rolls || !isWho(b, e.happening.who, who, v)
            || std::holds_alternative<Roll>(e.effect.node))
            return;
        if (e.how == Replace::How::Also) {
            beginRule(b, v.me.object, e.effect, noIndex);
            return;
        }
        if (s.agenda.size() + 2 > s.agenda.capacity())
            return;
        s.agenda.push_back({ Frame::Kind::ReplaceRoll, 0, e.effect.id, e.may, 0, 0, v.me.object });
        asked = true;
    });
    return asked;
}

/// "You may add 1 to its result": the result is seen before it is decided (7.3.19).
void replaceRoll(const Board& b, const Frame& f)
{
    State& s = b.state;
    if (f.stage == 0 && f.a) {
        again(s, f, 1);
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
