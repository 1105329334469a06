#include "altered/Invariants.h"

#include "altered/rules/Adventure.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Objects.h"

#include <fmt/format.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <cstddef>

namespace triptych::altered {

std::uint64_t hashOf(const State& s)
{
    return XXH3_64bits(&s, offsetof(State, spoken));
}

std::string brokenLaw(const State& s, const CardSet& cards)
{
    std::size_t placed = 0;
    for (Seat p = 0; p < maxPlayers; ++p)
        for (std::size_t z = 0; z < zoneCount; ++z) {
            const auto zone = static_cast<Zone>(z);
            std::size_t here = 0;
            for (const Index i : cardsIn(s, p, zone)) {
                if (zoneSeat(s, i) != p || zoneOf(s, i) != zone)
                    return fmt::format("object {} lies in a zone that it does not know", i);
                const Object& o = s.objects[i];
                const CardType type = cards.facts(o.card).type;
                const bool personal
                    = !isPlayZone(zone) && zone != Zone::Limbo && zone != Zone::Gone;
                if (personal && o.owner != p)
                    return fmt::format("object {} lies in somebody else's zone (3.1.2.c)", i);
                if (isPlayZone(zone) && o.controller != p)
                    return fmt::format("object {} is not its controller's", i);
                if (isExpeditionZone(zone) && type != CardType::Character
                    && type != CardType::ExpeditionPermanent)
                    return fmt::format("object {} cannot be in an Expedition (3.2.4)", i);
                if (zone == Zone::Landmark && type != CardType::Landmark)
                    return fmt::format("object {} is no Landmark (3.2.7)", i);
                if ((zone == Zone::Hand || zone == Zone::Deck || zone == Zone::Discard)
                    && (o.statuses || o.boosts || o.counters))
                    return fmt::format("object {} has statuses or counters (2.4.1, 2.5)", i);
                if (o.is(Object::Token) && !isPlayZone(zone) && zone != Zone::Gone
                    && zone != Zone::Reserve)
                    return fmt::format("token {} did not cease to exist (2.1.d)", i);
                if (++here > maxObjects)
                    return "a zone list runs in a circle";
            }
            if (here != countIn(s, p, zone))
                return "a zone has another size than its list";
            placed += here;
        }
    if (placed != s.objectCount)
        return fmt::format("{} objects on the table, {} in zones", s.objectCount, placed);
    if (!s.over && s.asked.what == Ask::Nothing)
        return "nobody is asked and the match is not over";
    for (Index i = 0; i < s.objectCount; ++i) {
        const Facts& facts = cards.facts(s.objects[i].card);
        const Zone zone = zoneOf(s, i);
        const bool main = isPlayZone(zone) || zone == Zone::Hero;
        const bool support = zone == Zone::Reserve && !s.objects[i].is(Status::Exhausted);
        if (s.speakers.has(i)
                != ((main && facts.statements) || (support && facts.supportStatements))
            || s.listeners.has(i) != ((main && facts.events) || (support && facts.supportEvents)))
            return fmt::format("object {} is missing from who speaks or listens", i);
    }
    if (s.spoken != spokenBy(s, cards))
        return "what is noted of who speaks is not what they say";
    for (const Player& player : s.players)
        for (const Marker& marker : player.markers)
            if (marker.region >= regionCount)
                return "a marker left the Adventure";
    return {};
}

} // namespace triptych::altered
