#include "altered/rules/Setup.h"

#include "altered/rules/Adventure.h"
#include "altered/rules/Asking.h"
#include "altered/rules/Deck.h"
#include "altered/rules/Objects.h"
#include "altered/rules/Statuses.h"

namespace triptych::altered {

namespace {

/// 2.5.e What a Hero begins the game with.
void putFirstCounters(const Table& t, Seat p)
{
    for (const Index i : cardsIn(t.state, p, Zone::Hero))
        for (const std::uint8_t number : t.facts(i).passives) {
            const auto* begins = std::get_if<BeginWith>(&*t.card(i).abilities[number].statement);
            if (!begins)
                continue;
            Object& hero = t.state.objects[i];
            if (begins->counter.kind == Counter::Kind::Boost) {
                hero.boosts = static_cast<std::uint8_t>(begins->count);
            } else {
                hero.counterKind = static_cast<std::uint8_t>(begins->counter.number);
                hero.counters = static_cast<std::uint8_t>(begins->count);
            }
        }
}

} // namespace

void beginSetup(const Table& t, bool laid)
{
    State& s = t.state;
    s.stage = Stage::Setup;
    if (!laid) {
        layAdventure(s); // 4.1.b-c
        if (s.first == noSeat)
            s.first = static_cast<Seat>(s.random.below(2)); // 4.1.g
    }
    s.turn = s.first;
    for (Seat p = 0; p < maxPlayers; ++p) {
        s.players[p].markers[0].region = 0; // 4.1.d
        s.players[p].markers[1].region = regionCount - 1;
        putFirstCounters(t, p);
        if (!laid)
            shuffleDeck(t, p); // 4.1.i
    }
    // 4.1.j Six cards, of which three become ready Mana Orbs.
    for (Seat p = 0; p < maxPlayers; ++p)
        for (int n = 0; n < openingHand && (!laid || countIn(s, p, Zone::Hand) < openingHand); ++n)
            if (const Index i = s.zones.first(zoneIndex(p, Zone::Deck)); i != noIndex) {
                s.objects[i].knownTo = (1u << p) & 3;
                s.zones.putLast(i, zoneIndex(p, Zone::Hand));
            }
    const Seat second = otherSeat(s.first);
    s.agenda.push(ChooseMana { second });
    s.agenda.push(ChooseMana { s.first });
}

void run(const Table& t, ChooseMana step)
{
    const auto there = countIn(t.state, step.player, Zone::Hand);
    const auto n = static_cast<std::uint8_t>(std::min<std::size_t>(openingMana, there));
    if (n == 0)
        return;
    t.state.agenda.push(PutMana { step.player });
    ask(t, { Ask::SetUpMana, step.player, n, n });
}

void run(const Table& t, PutMana step)
{
    std::vector<Motion> motions;
    for (const Index i : t.state.picks)
        motions.push_back({ i, Zone::Mana });
    moveAll(t, std::move(motions), Cause::Move, step.player);
}

void setupOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    for (const Index i : cardsIn(s, s.asked.player, Zone::Hand))
        if (!s.picks.contains(i))
            out.push_back(option(Verb::Mana, i));
}

} // namespace triptych::altered
