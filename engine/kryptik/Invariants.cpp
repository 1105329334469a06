#include "kryptik/Invariants.h"

#include "kryptik/rules/Characteristics.h"
#include "kryptik/rules/Island.h"

#include <fmt/format.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <cstddef>

namespace triptych::kryptik {

std::uint64_t hashOf(const State& s)
{
    return XXH3_64bits(&s, offsetof(State, printed));
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
        if (s.speakers.has(i) != speaks(s, i, facts) || s.listeners.has(i) != listens(s, i, facts))
            return fmt::format("object {} is missing from who speaks or listens", i);
    }
    const bool isLess = (printedOn(s, cards) & ~s.printed) != 0; // a copy is not printed so
    if (isLess || s.spoken != spokenBy(s, cards) || s.awaited != awaitedBy(s, cards))
        return "what the cards speak of or wait for is not what is noted of them";
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
