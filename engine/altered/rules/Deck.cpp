#include "altered/rules/Deck.h"

#include "altered/rules/Characteristics.h"
#include "altered/rules/Modifiers.h"
#include "altered/rules/Objects.h"
#include "altered/rules/Reactions.h"
#include "altered/rules/Statuses.h"
#include "core/flow/Shuffling.h"

#include <algorithm>

namespace triptych::altered {

void shuffleDeck(const Table& t, Seat p)
{
    shuffleZone(t.state, p, Zone::Deck);
    t.tell({ Event::Kind::Shuffled, p });
}

std::size_t makeRoomInDeck(const Table& t, Seat p, std::size_t needed)
{
    State& s = t.state;
    if (countIn(s, p, Zone::Deck) >= needed || countIn(s, p, Zone::Discard) == 0)
        return countIn(s, p, Zone::Deck);
    // 3.2.2.d The discard pile is shuffled and put under what is left of the deck.
    PassingVector<Index, maxObjects> pile;
    for (const Index i : cardsIn(s, p, Zone::Discard))
        pile.push_back(i);
    s.random.shuffle(pile);
    for (const Index i : pile) {
        Object& o = s.objects[i];
        ++o.era;
        o.statuses = 0;
        o.knownTo = 0;
        s.zones.putLast(i, zoneIndex(p, Zone::Deck));
    }
    t.tell({ Event::Kind::Shuffled, p });
    return countIn(s, p, Zone::Deck);
}

namespace {

std::vector<Motion> topOfDeck(const Table& t, Seat p, int count, Zone to)
{
    std::vector<Motion> motions;
    if (count <= 0)
        return motions;
    makeRoomInDeck(t, p, static_cast<std::size_t>(count));
    for (const Index i : cardsIn(t.state, p, Zone::Deck)) {
        if (static_cast<int>(motions.size()) >= count)
            break;
        motions.push_back({ i, to });
    }
    return motions;
}

} // namespace

int draw(const Table& t, Seat p, int count, Seat who)
{
    if (cantDo(t, p, Happening::Event::Draws)) // 1.4.1.c
        return 0;
    // 1.4.1.d What is impossible is not modified either.
    const std::size_t there = countIn(t.state, p, Zone::Deck) + countIn(t.state, p, Zone::Discard);
    const int replaced = replacesDraw(t, p, std::min(count, static_cast<int>(there)), who);
    return replaced + drawAsItIs(t, p, count - replaced);
}

int drawAsItIs(const Table& t, Seat p, int count)
{
    std::vector<Motion> motions = topOfDeck(t, p, count, Zone::Hand);
    const int drawn = static_cast<int>(motions.size());
    moveAll(t, std::move(motions), Cause::Draw, p);
    if (drawn > 0)
        noteGift(t, p);
    return drawn;
}

bool resupply(const Table& t, Seat p, bool exhausted, Seat who)
{
    const std::size_t depth = t.state.acting.size(); // what is done besides comes above it
    // 1.4.1.d What is impossible is not modified either.
    if (countIn(t.state, p, Zone::Deck) + countIn(t.state, p, Zone::Discard) == 0
        || cantDo(t, p, Happening::Event::Resupplies))
        return false;
    if (replacesResupply(t, p, who))
        return true;
    std::vector<Motion> motions = topOfDeck(t, p, 1, Zone::Reserve);
    if (motions.empty())
        return false;
    const Index i = motions.front().object;
    moveAll(t, std::move(motions), Cause::Resupply, p);
    if (depth > 0) {
        t.state.acting[depth - 1].it.clear();
        t.state.acting[depth - 1].it.push_back(i);
    }
    Deed deed { Deed::What::Resupplied };
    deed.object = i;
    deed.player = p;
    occur(t, deed);
    // 7.3.11 Who resupplies performs both steps: the card is put there, and then exhausted.
    if (exhausted && zoneOf(t.state, i) == Zone::Reserve)
        exhaust(t, i, p);
    noteGift(t, p);
    return true;
}

} // namespace triptych::altered
