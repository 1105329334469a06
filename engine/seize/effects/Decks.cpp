#include "seize/effects/Decks.h"

#include "seize/effects/Choices.h"
#include "seize/effects/Lasting.h"
#include "seize/effects/Staging.h"
#include "seize/rules/Asking.h"
#include "seize/rules/Battlefield.h"
#include "seize/rules/Drawing.h"
#include "seize/rules/Matching.h"
#include "seize/rules/Meaning.h"
#include "seize/rules/Mercenaries.h"
#include "seize/rules/Places.h"
#include "seize/rules/Statuses.h"
#include "seize/rules/Warchest.h"
#include "seize/rules/Zones.h"

#include <algorithm>

namespace triptych::seize {

namespace {

void show(const Table& t, Seat you, Index i)
{
    State& s = t.state;
    s.objects[i].knownTo = (s.objects[i].knownTo | (1u << you)) & 0xF;
    Event event { Event::Kind::Looked, you, i };
    event.seenBy = static_cast<std::uint8_t>(1u << you);
    event.from = zoneOf(s, i);
    event.fromSeat = zoneSeat(s, i);
    t.tell(event);
}

/// Whose cards they are; "that player" from here on. Or noSeat.
Seat namedFirst(const Table& t, const Who& who)
{
    const Seats list = players(t, who);
    if (list.empty())
        return noSeat;
    if (who.kind != Who::Kind::You)
        t.state.thatPlayer = list.front();
    return list.front();
}

} // namespace

void showAll(const Table& t, Seat by, Index i)
{
    t.state.objects[i].knownTo = 0xF;
    Event event { Event::Kind::Revealed, by, i };
    event.seenBy = 0xFF;
    t.tell(event);
}

void look(const Table& t, EffectId effect, const Look& e)
{
    State& s = t.state;
    const Seat you = s.resolving.controller;
    const Seat whose = namedFirst(t, e.whose);
    if (whose == noSeat)
        return;
    std::uint8_t n = clamped(amountOf(t, e.count), countIn(s, whose, Zone::Deck));
    if (e.count.kind == Amount::Kind::All) { // "until you reveal a mercenary card"
        n = 0;
        for (const Index card : cardsIn(s, whose, Zone::Deck)) {
            ++n;
            if (matches(t, card, *e.type))
                break;
        }
    }
    s.shown.clear();
    Index i = s.zones.first(zoneIndex(whose, Zone::Deck));
    for (int seen = 0; seen < n; ++seen, i = s.zones.next(i)) {
        noteShown(s, i);
        e.shown ? showAll(t, you, i) : show(t, you, i);
    }
    s.agenda.push(TakeFromTop { effect, n });
    std::size_t fitting = n;
    if (e.type) {
        fitting = 0;
        int left = n;
        for (const Index card : cardsIn(s, whose, Zone::Deck))
            fitting += left-- > 0 && matches(t, card, *e.type);
    }
    const std::uint8_t take = clamped(e.take, std::min(fitting, s.picks.capacity()));
    s.picks.clear();
    if (e.each) { // every such card, as if somebody had picked it
        int left = n;
        for (const Index card : cardsIn(s, whose, Zone::Deck))
            if (left-- > 0 && matches(t, card, *e.type))
                s.picks.push_back(card);
        return;
    }
    if (take > 0)
        ask(t,
            { Ask::Choose, you, e.type || e.upTo ? std::uint8_t { 0 } : take, take, effect,
                ChosenAmong { ChosenAmong::What::Top, n } });
}

void run(const Table& t, Picked<Show> step)
{
    State& s = t.state;
    const auto picked = s.picks;
    s.shown.clear();
    for (const Index i : picked) {
        noteShown(s, i);
        showAll(t, step.player, i);
    }
}

void seeHand(const Table& t, const LookAtHand& e, Seat whose)
{
    State& s = t.state;
    const Seat you = s.resolving.controller;
    for (const Index i : cardsIn(s, whose, Zone::Hand)) {
        noteShown(s, i);
        if (e.shown) {
            showAll(t, whose, i);
            continue;
        }
        s.objects[i].knownTo = (s.objects[i].knownTo | (1u << you)) & 0xF;
        Event event { Event::Kind::Looked, you, i };
        event.seenBy = static_cast<std::uint8_t>((1u << you) | (1u << whose));
        t.tell(event);
    }
}

void pickFromHand(const Table& t, EffectId effect, const PickFromHand& e)
{
    State& s = t.state;
    const Seat whose = namedFirst(t, e.whose);
    if (whose == noSeat)
        return;
    std::size_t fitting = 0;
    s.shown.clear();
    for (const Index i : cardsIn(s, whose, Zone::Hand)) {
        e.shown ? showAll(t, whose, i) : show(t, s.resolving.controller, i);
        fitting += matches(t, i, e.cards);
    }
    s.picks.clear();
    s.agenda.push(Picked<PickFromHand> { effect, whose });
    if (fitting > 0)
        ask(t,
            { Ask::Choose, s.resolving.controller, e.upTo ? std::uint8_t { 0 } : std::uint8_t { 1 },
                1, effect, ChosenAmong { ChosenAmong::What::Hand, whose } });
}

void run(const Table& t, Picked<PickFromHand> step)
{
    const auto picked = t.state.picks;
    for (const Index i : picked)
        noteShown(t.state, i);
    using Fate = PickFromHand::Fate;
    for (const Index i : picked)
        switch (nodeOf<PickFromHand>(t, step.effect).fate) {
        case Fate::Discard:
            if (!isSafe(t, i, Allowance::Discarded, t.state.resolving.controller))
                discard(t, i);
            break;
        case Fate::Bottom:
            moveTo(t, i, Zone::Deck, ZoneEnd::Last);
            break;
        case Fate::Top:
            moveTo(t, i, Zone::Deck, ZoneEnd::First);
            break;
        case Fate::Deck:
            moveTo(t, i, Zone::Deck, ZoneEnd::Last);
            shuffleDeck(t, step.player);
            break;
        }
}

namespace {

/// What a player takes of what is theirs, or of what the text says whose it is.
void fetchFor(const Table& t, EffectId effect, const Fetch& e, Seat you)
{
    State& s = t.state;
    if (e.from == Zone::Discard)
        s.shown.clear();
    ObjectList there;
    for (const Seat p : ownersOf(t, e, you)) {
        if (e.owner)
            s.thatPlayer = p;
        for (const Index i : cardsIn(s, p, e.from)) {
            if (e.from == Zone::Deck)
                s.objects[i].knownTo = (s.objects[i].knownTo | (1u << you)) & 0xF;
            if (isFetched(t, e, i, you))
                there.push_back(i);
        }
    }
    const std::uint8_t n = clamped(
        e.count.kind == Amount::Kind::All ? maxObjects : amountOf(t, e.count), there.size());
    s.agenda.push(Picked<Fetch> { effect, you });
    if (e.random) {
        s.random.shuffle(there);
        s.picks.clear();
        for (std::size_t k = 0; k < std::min<std::size_t>(n, s.picks.capacity()); ++k)
            s.picks.push_back(there[k]);
        return;
    }
    const bool mayFail = e.upTo || e.from == Zone::Deck; // whoever searches may find nothing
    ask(t,
        { Ask::Choose, you, mayFail ? std::uint8_t { 0 } : n, n, effect,
            ChosenAmong { ChosenAmong::What::Pile } });
}

} // namespace

Seats ownersOf(const Table& t, const Fetch& e, Seat taker)
{
    if (e.owner)
        return players(t, *e.owner);
    Seats own;
    own.push_back(taker);
    return own;
}

bool isFetched(const Table& t, const Fetch& e, Index card, Seat taker)
{
    const bool another = e.cards.name == CardFilter::Name::Another;
    if (!matches(t, card, e.cards) || (another && card == t.state.resolving.source.object))
        return false;
    // S-RALLY-FACEDOWN A mercenary comes into the Warchest as a treasure.
    const bool faceDown = e.to == Zone::Warchest && t.facts(card).type == CardType::Mercenary;
    return !e.plays || (faceDown ? mayPlayFaceDown(t, taker, card) : mayPlay(t, taker, card));
}

void fetch(const Table& t, EffectId effect, const Fetch& e)
{
    if (e.who.kind == Who::Kind::You) {
        fetchFor(t, effect, e, t.state.resolving.controller);
        return;
    }
    const Seats list = players(t, e.who);
    if (list.size() == 1)
        t.state.thatPlayer = list.front();
    pushForEach<Fetch>(t.state.agenda, effect, list);
}

void run(const Table& t, ForPlayer<Fetch> step)
{
    t.state.thatPlayer = step.player;
    fetchFor(t, step.effect, nodeOf<Fetch>(t, step.effect), step.player);
}

void run(const Table& t, Picked<Fetch> step)
{
    State& s = t.state;
    const auto& e = nodeOf<Fetch>(t, step.effect);
    const Seat you = step.player;
    const auto picked = s.picks;
    if (e.owner && !picked.empty()) // "that player draws 1"
        s.thatPlayer = s.objects[picked.front()].owner;
    for (const Index i : picked) {
        if (e.to == Zone::Battlefield)
            break;
        if (e.from == Zone::Discard && !s.shown.full()) // "if it is a mercenary card with ..."
            s.shown.push_back(i);
        if (e.shown)
            showAll(t, you, i);
        if (e.plays)
            playAlso(t, i);
        else
            moveTo(t, i, e.to, e.spot == Fetch::Spot::Top ? ZoneEnd::First : ZoneEnd::Last);
        if (e.exhausted)
            exhaustTreasure(t, i);
    }
    if (e.to == Zone::Battlefield) { // where, is asked of one after the other
        if (!e.tiles || picked.empty())
            s.it.clear();
        pushForEachThing<Fetch>(s.agenda, step.effect, picked);
    }
    s.theNumber = small(static_cast<int>(picked.size())); // "then draw that many"
    if (picked.empty() && e.who.kind == Who::Kind::You)
        cameToNothing(t, step.effect);
    if (e.from == Zone::Deck || (e.to == Zone::Deck && e.spot == Fetch::Spot::None))
        for (const Seat p : ownersOf(t, e, you))
            shuffleDeck(t, p);
}

TileSet landingTiles(const Table& t, const Fetch& e, Index i)
{
    const Seat you = t.state.objects[i].owner;
    if (e.tiles)
        return openTo(t, i, you, tilesOf(t, *e.tiles, viewpoint(t)) & emptyTiles(t.state));
    const TileSet said = e.ground == Fetch::Ground::Rows ? backRowsOf(you) : guildHallOf(you);
    // S-RALLY-UPSTAGE by whoever plays one in the own turn, onto a tile that need not be empty.
    const bool upstages = e.plays && e.ground != Fetch::Ground::EmptyHall && hasTurn(t.state, you);
    return openTo(t, i, you, said & (upstages ? hiringTiles(t, you) : emptyTiles(t.state)));
}

void run(const Table& t, ForThing<Fetch> step)
{
    State& s = t.state;
    const Index i = step.thing;
    const Seat you = s.objects[i].owner;
    s.picks.clear();
    s.agenda.push(PickedForThing<Fetch> { step.effect, i });
    if (hasRoomForOne(s, you)) // S-MAX3
        ask(t,
            { Ask::Choose, you, 1, 1, step.effect, ChosenAmong { ChosenAmong::What::Landing, i } });
}

void run(const Table& t, PickedForThing<Fetch> step)
{
    State& s = t.state;
    const auto& e = nodeOf<Fetch>(t, step.effect);
    const Index i = step.thing;
    if (e.tiles) // so far it said beside whom
        s.it.clear();
    if (s.picks.empty() || onBattlefield(s, i)) {
        if (e.count == fixed(1) && e.who.kind == Who::Kind::You)
            cameToNothing(t, step.effect);
        return;
    }
    const Seat you = s.objects[i].owner;
    if (e.plays)
        playOnto(t, i, you, s.picks.front());
    else
        putInPlay(t, i, you, s.picks.front());
    if (e.exhausted)
        applyStatus(t, i, Status::Exhaust, 1, you);
    if (!s.it.full())
        s.it.push_back(refOf(s, i)); // "it gains Armor 1"
    tellEntering(t, i, e.plays);
}

} // namespace triptych::seize
