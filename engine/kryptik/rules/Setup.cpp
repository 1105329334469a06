#include "kryptik/rules/Setup.h"

#include "kryptik/rules/Asking.h"
#include "kryptik/rules/Drawing.h"
#include "kryptik/rules/Island.h"
#include "kryptik/rules/Turn.h"

#include <vector>

namespace triptych::kryptik {

void beginSetup(const Table& t, bool decksAreShuffled)
{
    State& s = t.state;
    s.phase = Phase::Setup;
    t.tell({ Event::Kind::PhaseBegan, s.first });
    s.agenda.push(DealRows {});
    s.agenda.push(ChooseStarter { decksAreShuffled });
}

void run(const Table& t, ChooseStarter step)
{
    State& s = t.state;
    s.agenda.push(DealHands { step.decksAreShuffled });
    if (s.firstChosenBy != noSeat) // K-2.1: the loser of the last game chooses
        ask(t, { Ask::StartPlayer, s.firstChosenBy, 1, 1 });
    else if (s.first == noSeat)
        s.first = static_cast<Seat>(s.random.below(s.seats));
}

void run(const Table& t, DealHands step)
{
    State& s = t.state;
    s.active = s.first;
    if (!step.decksAreShuffled)
        for (Seat p = 0; p < s.seats; ++p)
            shuffleDeck(t, p); // 2.2
    for (Seat n = 0, p = s.first; n < s.seats; ++n, p = static_cast<Seat>((p + 1) % s.seats))
        if (countIn(s, p, Zone::Hand) == 0)
            draw(t, p, openingHand); // 2.3
    // 2.3.1 in turn order; the agenda runs the last one first.
    for (Seat n = 0; n < s.seats; ++n) {
        const auto p = static_cast<Seat>((s.first + s.seats - 1 - n) % s.seats);
        s.agenda.push(OfferRecursion { p });
    }
}

void run(const Table& t, OfferRecursion step)
{
    State& s = t.state;
    const Seat p = step.player;
    if (!s.players[p].alive)
        return;
    s.agenda.push(Recurse { p });
    const auto hand = static_cast<std::uint8_t>(countIn(s, p, Zone::Hand));
    ask(t, { Ask::Recursion, p, 0, hand });
}

void run(const Table& t, Recurse step)
{
    State& s = t.state;
    const Seat p = step.player;
    if (!s.players[p].alive)
        return;
    // 2.3.1 To the bottom in the order chosen, then as many from the top, and only then a shuffle.
    const std::vector<Index> back(s.picks.begin(), s.picks.end());
    s.picks.clear();
    for (const Index i : back)
        moveTo(t, i, p, Zone::Deck);
    Event event { Event::Kind::Recursed, p };
    event.amount = static_cast<std::int16_t>(back.size());
    t.tell(event);
    draw(t, p, static_cast<int>(back.size()));
    shuffleDeck(t, p);
}

void run(const Table& t, DealRows)
{
    State& s = t.state;
    for (Seat p = 0; p < s.seats; ++p) {
        if (countIn(s, p, Zone::ElevenYearRow) > 0)
            continue; // a scenario laid it
        for (int n = 0; n < elevenYearCards && countIn(s, p, Zone::Deck) > 0; ++n) {
            const Index top = s.zones.first(zoneIndex(p, Zone::Deck));
            moveTo(t, top, p, Zone::ElevenYearRow);
            s.objects[top].knownTo = 0;
        }
    }
}

} // namespace triptych::kryptik
