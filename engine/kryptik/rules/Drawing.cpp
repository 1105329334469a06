#include "kryptik/rules/Drawing.h"

#include "kryptik/rules/Abilities.h"
#include "kryptik/rules/Characteristics.h"
#include "kryptik/rules/Exceptions.h"
#include "kryptik/rules/Island.h"

#include <algorithm>
#include <vector>

namespace triptych::kryptik {

void recycleLimbo(const Table& t, Seat p)
{
    State& s = t.state;
    while (countIn(s, p, Zone::Limbo) > 0)
        moveTo(t, s.zones.first(zoneIndex(p, Zone::Limbo)), p, Zone::Deck);
    shuffleDeck(t, p);
}

int draw(const Table& t, Seat p, int cards)
{
    State& s = t.state;
    cards = insteadOfMany(t, p, Increase::Deed::Draw, cards);
    int drawn = 0;
    for (; drawn < cards; ++drawn) {
        if (isForbiddenTo(t, p, Forbid::Deed::Draw))
            break; // 10.2
        // 3.1.1 In limited play a deck that runs out is made of the limbo pile.
        if (countIn(s, p, Zone::Deck) == 0 && s.ruleset == RulesetId::Limited
            && countIn(s, p, Zone::Limbo) > 0)
            recycleLimbo(t, p);
        const Index top = s.zones.first(zoneIndex(p, Zone::Deck));
        if (top == noIndex)
            break; // 10.3 as much as possible
        moveTo(t, top, p, Zone::Hand);
        t.tell({ Event::Kind::Drawn, p });
        s.players[p].drawn = static_cast<std::uint8_t>(std::min(255, s.players[p].drawn + 1));
        occur(t, Trigger::Event::YouDraw, noIndex, p);
        occur(t, Trigger::Event::OpponentDraws, noIndex, p);
    }
    return drawn;
}

void discard(const Table& t, Seat p, std::span<const Index> cards)
{
    for (const Index i : cards) {
        moveTo(t, i, p, Zone::Limbo);
        t.tell({ Event::Kind::Discarded, p, i });
        Player& who = t.state.players[p];
        who.discarded = onceMore(who.discarded) & 15;
        occur(t, Trigger::Event::YouDiscard, i, p);
        occur(t, Trigger::Event::OpponentDiscards, i, p);
    }
}

void discardAtRandom(const Table& t, Seat p, int cards)
{
    State& s = t.state;
    for (; cards > 0 && countIn(s, p, Zone::Hand) > 0; --cards) {
        const auto hand = static_cast<std::uint32_t>(countIn(s, p, Zone::Hand));
        const Index picked[] { s.zones.at(zoneIndex(p, Zone::Hand), s.random.below(hand)) };
        discard(t, p, picked);
    }
}

void reveal(const Table& t, Seat p, Index i)
{
    t.state.objects[i].knownTo = 0xF;
    t.tell({ Event::Kind::Revealed, p, i });
}

} // namespace triptych::kryptik
