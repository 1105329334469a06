#include "seize/Invariants.h"

#include "seize/rules/Battlefield.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Zones.h"

#include <fmt/format.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <cstddef>

namespace triptych::seize {

std::uint64_t hashOf(const State& s)
{
    return XXH3_64bits(&s, offsetof(State, grants));
}

namespace {

std::string brokenZone(const State& s, const CardSet& cards, Seat p, Zone zone, std::size_t& placed)
{
    std::size_t here = 0;
    for (const Index i : cardsIn(s, p, zone)) {
        if (zoneSeat(s, i) != p || zoneOf(s, i) != zone)
            return fmt::format("object {} lies in a zone that it does not know", i);
        // A teammate may carry one's treasure; everything else lies with its owner.
        if (s.objects[i].controller != p || (zone != Zone::Equipped && s.objects[i].owner != p))
            return fmt::format("object {} lies in somebody else's zone", i);
        const CardType type = cards.facts(s.objects[i].card).type;
        if (zone == Zone::Battlefield && type != CardType::Mercenary)
            return fmt::format("object {} on the battlefield is no mercenary", i);
        if (zone == Zone::Equipped && !onBattlefield(s, Index { s.objects[i].host }))
            return fmt::format("object {} is equipped to nobody (S-RALLY-EQUIP)", i);
        if (zone == Zone::Warchest && type == CardType::Mercenary
            && !s.objects[i].is(Object::FaceDown))
            return fmt::format("mercenary {} lies open in a warchest (S-RALLY-FACEDOWN)", i);
        if (++here > maxObjects)
            return "a zone's list runs in a circle";
    }
    if (here != countIn(s, p, zone))
        return "a zone has another size than its list";
    placed += here;
    return {};
}

std::string brokenBattlefield(const State& s)
{
    TileSet standing = 0;
    std::size_t found = 0;
    for (MercenaryIndex place = 0; place < maxMercenaries; ++place) {
        const Mercenary& m = s.mercenaries[place];
        if (m.object == noIndex)
            continue;
        ++found;
        if (!onBattlefield(s, m.object) || s.objects[m.object].host != place)
            return fmt::format("mercenary {} is not where it believes", m.object);
        if (m.tile >= tileCount || s.board[m.tile] != m.object || (standing & bitOf(m.tile)))
            return fmt::format("mercenary {} does not stand on its tile", m.object);
        if (!(s.standing[s.objects[m.object].controller] & bitOf(m.tile)))
            return fmt::format("mercenary {} is missing from where its side stands", m.object);
        if (s.pillars & bitOf(m.tile))
            return fmt::format("mercenary {} stands on a pillar (S-FMT-ARENA-PILLARDEF)", m.object);
        standing |= bitOf(m.tile);
    }
    if (standing != occupied(s) || (standing & ~boardOf(s)))
        return "somebody stands where nobody is";
    std::size_t there = 0;
    for (Seat p = 0; p < s.seats; ++p)
        there += mercenariesOf(s, p);
    return there == found ? std::string() : "the battlefield has another size than its list";
}

} // namespace

std::string brokenLaw(const State& s, const CardSet& cards)
{
    std::size_t placed = 0;
    for (Seat p = 0; p < maxPlayers; ++p)
        for (int zone = 0; zone < zoneCount; ++zone)
            if (std::string law = brokenZone(s, cards, p, static_cast<Zone>(zone), placed);
                !law.empty())
                return law;
    if (placed != s.objectCount)
        return fmt::format("{} cards on the table, {} in zones", s.objectCount, placed);
    if (std::string law = brokenBattlefield(s); !law.empty())
        return law;
    if (!s.over && s.asked.what == Ask::Nothing)
        return "nobody is asked and the match is not over";
    if (s.turned > (formatOf(s).sharedTurn ? 1 : 0))
        return "the order of teammates is turned where no turn is shared (S-FMT-ARENA-SHARED)";
    ModifierSet grants;
    std::uint8_t rescues = 0;
    std::uint64_t awaited = 0;
    std::uint32_t allowances = 0;
    for (Index i = 0; i < s.objectCount; ++i) {
        const Facts& facts = cards.facts(s.objects[i].card);
        const bool here = isHeard(facts, zoneOf(s, i));
        if (s.speakers.has(i) != (here && !facts.statics.empty())
            || s.listeners.has(i) != (here && facts.triggers != 0))
            return fmt::format("object {} is missing from who speaks or listens", i);
        if (here) {
            grants |= facts.grants;
            rescues |= facts.rescues;
            allowances |= facts.allowances;
            awaited |= facts.triggers;
        }
    }
    if (grants != s.grants || rescues != s.rescues || allowances != s.allowances
        || awaited != s.awaited)
        return "what is spoken of or awaited is not what those in play say";
    if (s.over)
        return {};
    auto& state = const_cast<State&>(s);
    const Table t { state, cards, nullptr };
    std::string law;
    // While somebody is asked what is done instead of its destruction it still stands.
    const bool maySave = s.asked.what == Ask::Rescue;
    eachMercenary(s, [&](Index i) {
        if (!maySave && healthOf(t, i) <= 0 && mercenary(s, i).damage > 0)
            law = fmt::format("mercenary {} has no health and stands (S-DMG-DESTROY)", i);
    });
    return law;
}

} // namespace triptych::seize
