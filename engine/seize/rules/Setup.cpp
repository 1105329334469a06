#include "seize/rules/Setup.h"

#include "seize/rules/Asking.h"
#include "seize/rules/Battlefield.h"
#include "seize/rules/Drawing.h"
#include "seize/rules/Turn.h"
#include "seize/rules/Zones.h"

namespace triptych::seize {

void beginSetup(const Table& t, bool decksAreShuffled)
{
    State& s = t.state;
    s.settingUp = 1;
    s.agenda.push(BeginFirstTurn {});
    s.agenda.push(ChooseStarter { decksAreShuffled });
    if (formatOf(s).arena) { // before anything else is set up
        s.agenda.push(PlaceChampions {});
        s.agenda.push(PlacePillar {});
    }
    s.agenda.push(RollDice {});
}

namespace {

std::uint8_t rollOne(State& s)
{
    if (s.diceLeft == 0)
        return static_cast<std::uint8_t>(1 + s.random.below(6));
    const std::uint8_t rolled = s.dice[0]; // a scenario says what they show
    for (std::size_t k = 0; k + 1 < s.dice.size(); ++k)
        s.dice[k] = s.dice[k + 1];
    s.dice.back() = 0;
    --s.diceLeft;
    return rolled;
}

} // namespace

int rollDie(const Table& t, Seat p)
{
    const std::uint8_t rolled = rollOne(t.state);
    Event event { Event::Kind::Rolled, p };
    event.amount = rolled;
    t.tell(event);
    return rolled;
}

void run(const Table& t, RollDice)
{
    State& s = t.state;
    if (s.firstChosenBy != noSeat || s.first != noSeat) { // settled by the host, or the loser
        s.highest = s.firstChosenBy != noSeat ? s.firstChosenBy : s.first;
        return;
    }
    // S-PRE-FIRST Each rolls a die; those who tie for the highest roll again.
    std::uint8_t rolling = 0;
    for (Seat p = 0; p < s.seats; ++p)
        rolling = static_cast<std::uint8_t>(rolling | (s.players[p].alive << p));
    while (rolling & (rolling - 1)) {
        std::uint8_t best = 0;
        std::uint8_t winners = 0;
        for (Seat p = 0; p < s.seats; ++p) {
            if (!((rolling >> p) & 1))
                continue;
            s.players[p].dice = static_cast<std::uint8_t>(rollDie(t, p));
            if (s.players[p].dice > best) {
                best = s.players[p].dice;
                winners = 0;
            }
            if (s.players[p].dice == best)
                winners = static_cast<std::uint8_t>(winners | (1u << p));
        }
        rolling = winners;
    }
    s.highest = static_cast<Seat>(std::countr_zero(rolling));
}

namespace {

Seat seatAfter(const State& s, Seat from, int steps)
{
    return static_cast<Seat>((from + steps) % s.seats);
}

} // namespace

void run(const Table& t, PlacePillar)
{
    State& s = t.state;
    const int placed = std::popcount(s.pillars);
    if (placed >= pillarCount)
        return;
    s.agenda.push(PlacePillar {});
    // S-FMT-ARENA-PILLARS The high roll first, then in turn, seat by seat: sides alternate.
    Seat p = seatAfter(s, s.highest, placed);
    while (!s.players[p].alive)
        p = seatAfter(s, p, 1);
    ask(t, { Ask::Pillar, p, 1, 1 });
}

void run(const Table& t, PlaceChampions step)
{
    State& s = t.state;
    for (std::uint8_t n = step.next; n < s.seats; ++n) {
        const Seat p = seatAfter(s, s.highest, n);
        if (!s.players[p].alive || countIn(s, p, Zone::Quarters) == 0)
            continue;
        s.agenda.push(PlaceChampions { static_cast<std::uint8_t>(n + 1) });
        ask(t,
            { Ask::Champion, p, 1, 1, noEffectAsks,
                OfMercenary { s.zones.first(zoneIndex(p, Zone::Quarters)) } });
        return;
    }
}

void run(const Table& t, ChooseStarter step)
{
    State& s = t.state;
    s.agenda.push(DealHands { step.decksAreShuffled });
    if (s.first == noSeat)
        ask(t, { Ask::StartPlayer, s.highest, 1, 1 });
}

void run(const Table& t, DealHands step)
{
    State& s = t.state;
    if (s.first == noSeat || !s.players[s.first].alive)
        s.first = nextSeat(s, s.first == noSeat ? s.highest : s.first);
    s.active = s.first;
    for (Seat n = 0; n < s.seats; ++n) {
        const Seat p = seatAfter(s, s.first, n);
        if (!s.players[p].alive)
            continue;
        if (!step.decksAreShuffled)
            shuffleDeck(t, p);
        if (countIn(s, p, Zone::Hand) == 0) // S-PRE-HAND unless a scenario has given it
            takeCards(t, p, openingHand);
    }
    // S-PRE-MULLIGAN The starting player decides first; the agenda runs the last step first.
    for (Seat n = s.seats; n-- > 0;)
        s.agenda.push(OfferMulligan { seatAfter(s, s.first, n) });
}

void run(const Table& t, OfferMulligan step)
{
    if (t.state.players[step.player].alive)
        ask(t, { Ask::Mulligan, step.player, 1, 1 });
}

namespace {

void redraw(const Table& t, Seat p)
{
    State& s = t.state;
    for (Index i = s.zones.first(zoneIndex(p, Zone::Hand)); i != noIndex;) {
        const Index next = s.zones.next(i);
        moveTo(t, i, Zone::Deck);
        i = next;
    }
    shuffleDeck(t, p);
    t.tell({ Event::Kind::Mulliganed, p });
    takeCards(t, p, openingHand);
}

TileSet pillarTiles(const State& s)
{
    TileSet tiles = emptyTiles(s); // outside the Guild Halls
    for (Seat p = 0; p < maxPlayers; ++p)
        tiles &= ~guildHallOf(p);
    return tiles;
}

} // namespace

void startPlayerOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    for (Seat p = 0; p < s.seats; ++p)
        if (s.players[p].alive)
            out.push_back(seatOption(Verb::First, p));
}

void answerStartPlayer(const Table& t, const Option& o)
{
    answered(t);
    t.state.first = static_cast<Seat>(o.number);
}

void mulliganOptions(const Table&, Options& out)
{
    out.push_back(option(Verb::Yes));
    out.push_back(option(Verb::No));
}

void answerMulligan(const Table& t, const Option& o)
{
    const Seat p = t.state.asked.player;
    answered(t);
    if (verbOf(o) == Verb::Yes)
        redraw(t, p);
}

void pillarOptions(const Table& t, Options& out)
{
    eachTile(
        pillarTiles(t.state), [&](Tile tile) { out.push_back(tileOption(Verb::Pillar, tile)); });
}

void answerPillar(const Table& t, const Option& o)
{
    State& s = t.state;
    Event event { Event::Kind::PillarPlaced, s.asked.player };
    event.tile = tileOf(o);
    answered(t);
    s.pillars |= bitOf(event.tile);
    t.tell(event);
}

void championOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    const Index champion = s.asked.remembered<OfMercenary>().mercenary;
    eachTile(guildHallOf(s.asked.player) & emptyTiles(s),
        [&](Tile tile) { out.push_back(tileOption(Verb::Summon, champion, tile)); });
}

void answerChampion(const Table& t, const Option& o)
{
    const Asked asked = t.state.asked;
    const Index champion = asked.remembered<OfMercenary>().mercenary;
    answered(t);
    enterBattlefield(t, champion, asked.player, tileOf(o));
    t.tell(eventOn(tileOf(o), Event::Kind::Entered, asked.player, champion));
}

} // namespace triptych::seize
