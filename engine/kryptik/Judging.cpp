#include "kryptik/Kryptik.h"
#include "kryptik/rules/Characteristics.h"
#include "kryptik/rules/Island.h"

#include <fmt/format.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <algorithm>
#include <cmath>
#include <vector>

// Looking at a state from outside: how good it is, what a viewer could imagine, whether it is whole.
namespace triptych::kryptik {

namespace {

/// What a seat has, in units of about one 11 year card.
double worth(const Table& t, Seat p)
{
    const State& s = t.state;
    if (!s.players[p].alive)
        return -20;
    const auto row = static_cast<double>(countIn(s, p, Zone::ElevenYearRow));
    double sum = 1.5 * row + (row == 0 ? -3.0 : 0.0);
    for (const Index i : cardsIn(s, p, Zone::Island)) {
        const Stats stats = statsOf(t, i);
        const double attack = stats.attack;
        const double defense = stats.defense;
        sum += 0.35 + 0.22 * attack + 0.16 * defense;
        const KeywordSet k = keywordsOf(t, i);
        if (attack > 0)
            sum += 0.4 * ((k & bit(Keyword::Sidestep)) != 0)
                + 0.5 * ((k & bit(Keyword::Ravenous)) != 0)
                + 0.25 * ((k & bit(Keyword::Tenacious)) != 0);
        sum += 0.3 * ((k & bit(Keyword::Toxic)) != 0) + 0.15 * ((k & bit(Keyword::Steadfast)) != 0);
        sum += 0.1 * static_cast<double>(t.facts(i).actives.size() + t.facts(i).passives.size());
    }
    const auto hand = static_cast<double>(countIn(s, p, Zone::Hand));
    sum += 0.42 * std::min(hand, 7.0);
    const auto souls = static_cast<double>(countIn(s, p, Zone::SoulRow));
    sum += souls <= 6 ? 0.6 * souls : 3.6 + 0.15 * (souls - 6);
    const auto deck = static_cast<double>(countIn(s, p, Zone::Deck));
    if (deck < 4 && s.ruleset != RulesetId::Limited)
        sum -= 0.8 * (4 - deck);
    return sum;
}

} // namespace

double worthFor(const Table& t, Seat p)
{
    const State& s = t.state;
    double best = -100;
    for (Seat other = 0; other < s.seats; ++other)
        if (other != p && s.players[other].alive)
            best = std::max(best, worth(t, other));
    return 0.98 * std::tanh((worth(t, p) - best) / 9);
}

void dealUnknown(const Table& t, Seat viewer, Random& random)
{
    State& s = t.state;
    for (Seat owner = 0; owner < s.seats; ++owner) {
        std::vector<Index> unknown; // as they lie: zone by zone, and in each of them in order
        std::vector<std::uint16_t> cards;
        unknown.reserve(s.objectCount);
        cards.reserve(s.objectCount);
        for (int zone = 0; zone < zoneCount; ++zone) // 5: what is hidden is in the owner's zones
            if (isHidden(static_cast<Zone>(zone)))
                for (const Index i : cardsIn(s, owner, static_cast<Zone>(zone)))
                    if (!isVisible(s, viewer, i)) {
                        unknown.push_back(i);
                        cards.push_back(s.objects[i].card);
                    }
        // Sorted first, so that nothing of how they really lie shows in the outcome.
        std::ranges::sort(cards);
        random.shuffle(cards);
        for (std::size_t k = 0; k < unknown.size(); ++k)
            s.objects[unknown[k]].card = cards[k];
    }
    s.random = Random(random.fork());
}

std::uint64_t hashOf(const State& s)
{
    return XXH3_64bits(&s, sizeof s);
}

std::string brokenLaw(const State& s, const CardSet& cards)
{
    std::size_t placed = 0;
    for (Seat p = 0; p < maxPlayers; ++p)
        for (int z = 0; z < zoneCount; ++z) {
            std::size_t here = 0;
            for (const Index i : cardsIn(s, p, static_cast<Zone>(z))) {
                if (zoneSeat(s, i) != p || static_cast<int>(zoneOf(s, i)) != z)
                    return fmt::format("object {} lies in a zone that it does not know", i);
                const auto zone = static_cast<Zone>(z);
                if (zone != Zone::Island && s.objects[i].owner != p)
                    return fmt::format("object {} lies in somebody else's zone (5)", i);
                if (zone == Zone::Island && s.objects[i].controller != p)
                    return fmt::format("object {} is on an island its controller does not have", i);
                if (zone == Zone::Island
                    && cards.facts(s.objects[i].card).type != CardType::Citizen)
                    return fmt::format("object {} on the island is no citizen (5.3)", i);
                if (zone == Zone::Attached && !onIsland(s, s.objects[i].host))
                    return fmt::format("object {} is attached to nothing on the island (5.3.1)", i);
                if (++here > maxObjects)
                    return "a zone list runs in a circle";
            }
            if (here != countIn(s, p, static_cast<Zone>(z)))
                return "a zone has another size than its list";
            placed += here;
        }
    if (placed != s.objectCount)
        return fmt::format("{} cards on the table, {} in zones", s.objectCount, placed);
    if (!s.over && s.asked.what == Ask::Nothing)
        return "nobody is asked and the match is not over";
    for (Index i = 0; i < s.objectCount; ++i) {
        const Facts& facts = cards.facts(s.objects[i].card);
        if (has(s.speakers, i) != (onIsland(s, i) && !facts.passives.empty())
            || has(s.listeners, i) != (onIsland(s, i) && facts.triggers != 0))
            return fmt::format("object {} is missing from who speaks or listens", i);
    }
    for (Seat p = 0; p < s.seats; ++p)
        for (const Index a : cardsIn(s, p, Zone::Island))
            for (const Index b : cardsIn(s, p, Zone::Island))
                if (a < b && cards.facts(s.objects[a].card).overlord
                    && cards.facts(s.objects[b].card).overlord
                    && cards.facts(s.objects[a].card).name == cards.facts(s.objects[b].card).name)
                    return "a player controls two overlords of one name (7.1.2)";
    return {};
}

} // namespace triptych::kryptik
