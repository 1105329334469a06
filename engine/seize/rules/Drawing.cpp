#include "seize/rules/Drawing.h"

#include "seize/rules/Abilities.h"
#include "seize/rules/Damage.h"
#include "seize/rules/Winning.h"
#include "seize/rules/Zones.h"

namespace triptych::seize {

int takeCards(const Table& t, Seat p, int count)
{
    State& s = t.state;
    int taken = 0;
    for (; taken < count && countIn(s, p, Zone::Deck) > 0; ++taken) {
        const Index top = s.zones.first(zoneIndex(p, Zone::Deck));
        moveTo(t, top, Zone::Hand);
        Event event { Event::Kind::Drawn, p, top };
        event.seenBy = static_cast<std::uint8_t>(1u << p);
        t.tell(event);
    }
    return taken;
}

void draw(const Table& t, Seat p, int count)
{
    State& s = t.state;
    // RULING "if you would draw a card, instead ...": of each card by itself.
    Doom doom;
    doom.fate = Rescue::Fate::Draws;
    doom.amount = 1;
    const int wanted = count;
    for (int card = s.players[p].alive ? count : 0; card > 0; --card)
        count -= isReplacedOf(t, p, doom) ? 1 : 0;
    const bool replaced = count < wanted;
    if (!s.players[p].alive || count <= 0) {
        if (replaced)
            s.stepDone = State::NotDone; // "if you do"
        return;
    }
    const int taken = takeCards(t, p, count);
    // S-MERC-F Each card is drawn: "whenever you draw a card" happens as often.
    for (int card = 0; card < taken; ++card) {
        Happening happening { Trigger::Event::Draws };
        happening.who = p;
        happening.amount = 1;
        occur(t, happening);
    }
    // S-FMT-ARENA-GOAL An impossible draw is no draw there. RULING S-FMT-STD-GOAL: those whose decks
    // run out by one effect lose together.
    if (taken < count && !formatOf(s).arena) {
        s.players[p].fallen |= theDeck;
        s.dirty = 1;
    }
}

void discard(const Table& t, Index i)
{
    State& s = t.state;
    const Seat p = s.objects[i].owner;
    moveTo(t, i, Zone::Discard);
    t.tell({ Event::Kind::Discarded, p, i });
    Happening happening { Trigger::Event::Discards, i };
    happening.who = p;
    happening.amount = 1;
    occur(t, happening);
}

void mill(const Table& t, Seat p, int count)
{
    State& s = t.state;
    for (; count > 0 && countIn(s, p, Zone::Deck) > 0; --count) {
        const Index top = s.zones.first(zoneIndex(p, Zone::Deck));
        moveTo(t, top, Zone::Discard);
        t.tell({ Event::Kind::Discarded, p, top });
    }
}

} // namespace triptych::seize
