#include "altered/rules/Day.h"

#include "altered/rules/Adventure.h"
#include "altered/rules/Asking.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Deck.h"
#include "altered/rules/Dusk.h"
#include "altered/rules/Feats.h"
#include "altered/rules/Night.h"
#include "altered/rules/Objects.h"
#include "altered/rules/Playing.h"
#include "altered/rules/QuickActions.h"
#include "altered/rules/Reactions.h"
#include "altered/rules/Statuses.h"
#include "altered/rules/Uses.h"

namespace triptych::altered {

namespace {

constexpr int cardsDrawn = 2;         // 4.2.1.d
constexpr std::uint8_t mostSwaps = 3; ///< RULING "swaps": between two other answers.

bool isOver(Duration what, Duration ended)
{
    switch (ended) {
    case Duration::ThisTurn:
        return what == Duration::ThisTurn;
    case Duration::ThisAfternoon:
        return what == Duration::ThisTurn || what == Duration::ThisAfternoon;
    case Duration::ThisDay:
        return what != Duration::Permanently && what != Duration::UntilYourTurn
            && what != Duration::NextMorning;
    case Duration::ThisDusk:
    case Duration::UntilNight: // both end with Dusk
        return what == Duration::ThisDusk || what == Duration::UntilNight;
    case Duration::UntilRest:
        return what == Duration::UntilRest;
    case Duration::NextMorning:
        return what == Duration::NextMorning;
    case Duration::None:
    case Duration::Permanently:
    case Duration::UntilYourTurn:
        break;
    }
    return false;
}
/// "until your next turn": of whoever's turn begins
void expireUntilTurn(State& s, Seat p)
{
    for (std::size_t k = 0; k < s.lasting.size();)
        if (static_cast<Duration>(s.lasting[k].until) == Duration::UntilYourTurn
            && s.lasting[k].controller == p)
            s.lasting.erase(k);
        else
            ++k;
}

/// 2.2.14 "At the next Noon", "after Rest": what was left for later comes now.
void bringDelayed(const Table& b, Delayed::When when)
{
    State& s = b.state;
    for (std::size_t k = 0; k < s.lasting.size();) {
        const LastingEffect o = s.lasting[k];
        const auto* delayed = std::get_if<Delayed>(&b.cards.effect(o.node).node);
        if (!delayed || delayed->when != when) {
            ++k;
            continue;
        }
        s.lasting.erase(k);
        Emblem e;
        e.source = o.source;
        e.was = o.source;
        e.subject = o.who;
        e.subjectWas = o.who.era;
        e.card = o.card;
        e.node = o.node;
        e.ability = delayedReaction;
        e.controller = o.controller;
        e.serial = ++s.serials;
        s.emblems.push_back(e);
    }
}

// --- 4.2.1 Morning

void beginDay(const Table& b)
{
    State& s = b.state;
    ++s.day;
    s.answers = 0;
    s.uses.clear();
    s.past.clear();
    for (Player& player : s.players)
        for (Marker& marker : player.markers) {
            marker.before = marker.moved & 0xF;
            marker.moved = 0;
        }
    b.tell({ Event::Kind::DayBegan });
}

/// 4.2.1.b The opponent of the first player becomes the first player.
void succeed(const Table& b)
{
    b.state.first = otherSeat(b.state.first);
    b.state.turn = b.state.first;
    b.tell({ Event::Kind::FirstPlayer, b.state.first });
}

/// 4.2.1.c What is exhausted is readied. RULING: the Hero and cards in Reserve too, though 1.0 does not name them:
/// they would stay exhausted for ever.
void prepare(const Table& b)
{
    State& s = b.state;
    for (const Seat p : { s.first, otherSeat(s.first) })
        for (const Zone zone : { Zone::Hero, Zone::HeroExpedition, Zone::CompanionExpedition,
                 Zone::Landmark, Zone::Mana, Zone::Reserve }) {
            InlineVector<Index, maxObjects> tired;
            for (const Index i : cardsIn(s, p, zone))
                if (s.objects[i].is(Status::Exhausted)
                    && (zone == Zone::Mana || !staysExhausted(b, i)))
                    tired.push_back(i);
            for (const Index i : tired) {
                if (zone == Zone::Mana)
                    s.objects[i].set(Status::Exhausted, false);
                else
                    ready(b, i, noSeat);
            }
        }
}

int cardsInMorning(const Table& b, Seat p)
{
    int cards = cardsDrawn;
    said<MorningChange>(b, [&](const MorningChange& e, const Ability&, const Viewpoint& v) {
        if (v.you == p)
            cards = e.cards;
    });
    return cards;
}

void drawInMorning(const Table& b)
{
    for (const Seat p : { b.state.first, otherSeat(b.state.first) })
        draw(b, p, cardsInMorning(b, p), p);
}

void beginExpand(const Table& b)
{
    State& s = b.state;
    for (const Seat p : { otherSeat(s.first), s.first })
        s.agenda.push(OfferExpand { p });
}

void morning(const Table& b)
{
    State& s = b.state;
    switch (s.daily++) {
    case 0:
        succeed(b);
        break;
    case 1:
        prepare(b);
        break;
    case 2:
        drawInMorning(b);
        break;
    case 3:
        beginExpand(b);
        break;
    default:
        enterStage(b, Stage::Noon);
    }
}

// --- 4.2.3 Afternoon

void beginTurn(const Table& b, Seat p)
{
    State& s = b.state;
    s.turn = p;
    s.turnEnds = 0;
    s.swaps = 0;
    for (Past& past : s.past)
        past.turn = 0;
    forgetUsesOfTurn(s);
    expireUntilTurn(s, p);
    b.tell({ Event::Kind::TurnBegan, p });
}

void endTurn(const Table& b)
{
    State& s = b.state;
    expire(b, Duration::ThisTurn);
    Seat next = otherSeat(s.turn); // 4.2.3.e
    if (s.anotherTurn && !s.players[s.turn].passed)
        next = s.turn;
    s.anotherTurn = 0;
    if (s.players[next].passed)
        next = otherSeat(next);
    if (!s.players[next].passed) {
        beginTurn(b, next);
        return;
    }
    expire(b, Duration::ThisAfternoon);
    s.turnEnds = 0;
    enterStage(b, Stage::Dusk);
}

void afternoon(const Table& b)
{
    State& s = b.state;
    if (s.daily == 0) {
        s.daily = 1;
        s.passedFirst = 0;
        for (Player& player : s.players)
            player.passed = 0;
        beginTurn(b, s.first);
    }
    if (s.turnEnds)
        endTurn(b);
    else
        ask(b, { Ask::Turn, s.turn, 1, 1 });
}

void dusk(const Table& b)
{
    if (b.state.daily++ == 0) {
        progress(b);
        return;
    }
    expire(b, Duration::ThisDusk);
    enterStage(b, Stage::Night);
}

void night(const Table& b)
{
    State& s = b.state;
    switch (s.daily++) {
    case 0:
        expire(b, Duration::UntilRest);
        rest(b);
        bringDelayed(b, Delayed::When::AfterRest);
        break;
    case 1:
        beginCleanUp(b);
        break;
    case 2:
        if (!b.policy().winsAtOnce)
            checkVictory(b);
        break;
    default:
        expire(b, Duration::ThisDay);
        beginDay(b);
        enterStage(b, Stage::Morning);
    }
}

} // namespace

void expire(const Table& b, Duration ended)
{
    State& s = b.state;
    for (std::size_t k = 0; k < s.lasting.size();)
        if (isOver(static_cast<Duration>(s.lasting[k].until), ended))
            s.lasting.erase(k);
        else
            ++k;
}

void enterStage(const Table& b, Stage stage)
{
    State& s = b.state;
    s.stage = stage;
    s.daily = 0;
    if (stage == Stage::Afternoon)
        s.turn = s.first;
    Event event { Event::Kind::PhaseBegan, s.first };
    event.amount = static_cast<std::int16_t>(stage);
    b.tell(event);
    if (stage == Stage::Dusk)
        for (Player& player : s.players)
            for (Marker& marker : player.markers)
                marker.progressed = 0;
    Deed deed { Deed::What::PhaseBegan };
    deed.player = s.first;
    occur(b, deed); // 4.2.b
    if (stage == Stage::Noon)
        expire(b, Duration::NextMorning);
    if (stage == Stage::Noon)
        bringDelayed(b, Delayed::When::NextNoon);
    if (stage == Stage::Dusk)
        bringDelayed(b, Delayed::When::NextDusk);
    if (stage == Stage::Night)
        bringDelayed(b, Delayed::When::NextNight);
}

void proceed(const Table& b)
{
    State& s = b.state;
    if (b.policy().winsAtOnce && s.stage != Stage::Setup) {
        checkVictory(b); // v1 4.3
        if (s.over)
            return;
    }
    completeFeats(b);
    if (reactionsWait(s)) {
        askForReaction(b);
        return;
    }
    switch (s.stage) {
    case Stage::Setup:
        enterStage(b, Stage::Noon); // 4.1.j the first day has no Morning
        break;
    case Stage::Morning:
        morning(b);
        break;
    case Stage::Noon:
        enterStage(b, Stage::Afternoon);
        break;
    case Stage::Afternoon:
        afternoon(b);
        break;
    case Stage::Dusk:
        dusk(b);
        break;
    case Stage::Night:
        night(b);
        break;
    }
}

// --- 4.2.1.e Expand

void run(const Table& b, OfferExpand step)
{
    State& s = b.state;
    const Seat p = step.player;
    bool instead = false;
    said<MorningChange>(b, [&](const MorningChange&, const Ability&, const Viewpoint& v) {
        instead = instead || v.you == p;
    });
    if (instead) {
        makeRoomInDeck(b, p, 1);
        if (const Index top = s.zones.first(zoneIndex(p, Zone::Deck)); top != noIndex)
            moveOne(b, { top, Zone::Mana }, Cause::Move, p);
        return;
    }
    if (countIn(s, p, Zone::Hand) == 0)
        return;
    s.agenda.push(ExpandWith { p });
    ask(b, { Ask::Expand, p, 0, 1 });
}

void run(const Table& b, ExpandWith step)
{
    if (!b.state.picks.empty())
        moveOne(b, { b.state.picks.front(), Zone::Mana }, Cause::Move, step.player); // ready
}

void expandOptions(const Table& b, Options& out)
{
    const State& s = b.state;
    for (const Index i : cardsIn(s, s.asked.player, Zone::Hand))
        out.push_back(option(Verb::Mana, i));
    out.push_back(noneOf(Verb::Mana));
}

// --- 4.2.3 A turn

void turnOptions(const Table& b, Options& out)
{
    const Seat p = b.state.asked.player;
    playOptions(b, p, out);
    quickOptions(b, p, out);
    if (b.policy().swapsAtAnyTime)
        swapOptions(b, p, out);
    out.push_back(option(Verb::Pass));
}

void pass(const Table& b, Seat p)
{
    State& s = b.state;
    if (s.players[p].passed)
        return;
    s.players[p].passed = 1;
    b.tell({ Event::Kind::Passed, p });
    Deed deed { Deed::What::Passed };
    deed.player = p;
    deed.first = !s.passedFirst;
    s.passedFirst = 1;
    if (s.turn == p)
        s.turnEnds = 1;
    occur(b, deed);
}

void answerTurn(const Table& b, const Option& o)
{
    State& s = b.state;
    const Seat p = s.asked.player;
    s.swaps = 0;
    answered(b);
    if (verbOf(o) == Verb::Play) {
        s.turnEnds = 1; // 4.2.3.e
        beginPlay(b, thingOf(o), o.detail, p);
    } else if (verbOf(o) == Verb::Quick || verbOf(o) == Verb::Support) {
        beginQuickAction(b, thingOf(o), o.detail, p);
    } else {
        pass(b, p);
    }
}

// --- 3.2.9.e

void swapOptions(const Table& b, Seat p, Options& out)
{
    const State& s = b.state;
    if (s.swaps >= mostSwaps)
        return;
    for (const Index from : cardsIn(s, p, Zone::Mana))
        if (!s.objects[from].is(Status::Exhausted))
            for (const Index to : cardsIn(s, p, Zone::Mana))
                if (s.objects[to].is(Status::Exhausted))
                    out.push_back(option(Verb::Swap, from, 0, to));
}

void swapOrbs(const Table& b, const Option& o)
{
    State& s = b.state;
    ++s.swaps;
    const auto other = static_cast<Index>(o.number);
    s.objects[thingOf(o)].set(Status::Exhausted, true);
    s.objects[other].set(Status::Exhausted, false);
    // 3.2.9 Orbs lie face down: who may not know this one is told its place.
    Event event { Event::Kind::OrbSwapped, s.asked.player, thingOf(o) };
    event.other = other;
    event.from = Zone::Mana;
    event.fromSeat = s.objects[event.object].owner;
    event.place = static_cast<std::uint8_t>(s.zones.positionOf(event.object) + 1);
    event.seenBy = s.objects[event.object].knownTo;
    b.tell(event);
}

} // namespace triptych::altered
