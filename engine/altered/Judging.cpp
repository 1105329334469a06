#include "altered/Altered.h"
#include "altered/rules/Adventure.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Dusk.h"
#include "altered/rules/Objects.h"
#include "altered/rules/Playing.h"

#include <fmt/format.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <algorithm>
#include <cmath>
#include <vector>

// Looking at a state from outside: how good it is, what a viewer could imagine, whether it is whole.
namespace triptych::altered {

namespace {

/// How far an expedition has got, and how it stands against the one that faces it.
double outlook(const Board& b, Seat p, int kind)
{
    const auto mine = sumsOf(b, p, kind);
    const auto theirs = sumsOf(b, otherSeat(p), kind);
    Terrains terrains = terrainsOf(b, p, kind);
    double best = 0;
    for (std::size_t k = 0; k < mine.size(); ++k)
        if (terrains & (1u << k)) {
            const double lead = mine[k] - theirs[k];
            best = std::max(best, mine[k] > 0 ? 1 / (1 + std::exp(-1.2 * (lead - 0.5))) : 0.0);
        }
    return best;
}

/// What a seat has, in units of about one region.
double worth(const Board& b, Seat p)
{
    const State& s = b.state;
    double sum = 0;
    if (!s.adventure.arena) {
        const double distance = totalDistance(s, p);
        sum += 1.15 * distance + (distance >= 6 ? 0.4 : 0.0);
    }
    const bool counts = s.stage != Stage::Night && s.stage != Stage::Morning;
    for (const int kind : { 0, 1 }) {
        if (counts)
            sum += 0.9 * outlook(b, p, kind);
        for (const Index i : cardsIn(s, p, expeditionSpot(kind))) {
            const Object& o = s.objects[i];
            if (o.is(Status::Anchored) || o.is(Status::Asleep) || has(b, i, Keyword::Eternal))
                sum += 0.5;
            if (!isCharacter(b, i))
                sum += 0.4;
            else if (!counts || o.is(Status::Fleeting))
                sum += 0.05;
        }
    }
    sum += 0.55 * static_cast<double>(countIn(s, p, Spot::Landmark));
    const auto hand = static_cast<double>(countIn(s, p, Spot::Hand));
    sum += 0.4 * std::min(hand, 6.0);
    double reserve = 0;
    for (const Index i : cardsIn(s, p, Spot::Reserve))
        reserve += 0.28 + 0.06 * s.objects[i].boosts;
    sum += std::min(reserve, 0.9);
    const auto orbs = static_cast<double>(countIn(s, p, Spot::Mana));
    sum += orbs <= 7 ? 0.5 * orbs : 3.5 + 0.15 * (orbs - 7);
    sum += 0.04 * readyMana(s, p);
    return sum;
}

} // namespace

double worthFor(const Board& b, Seat p)
{
    return 0.98 * std::tanh((worth(b, p) - worth(b, otherSeat(p))) / 5);
}

void dealUnknown(const Board& b, Seat viewer, Random& random)
{
    State& s = b.state;
    for (Seat owner = 0; owner < maxPlayers; ++owner) {
        std::vector<Index> unknown;
        std::vector<std::uint16_t> cards;
        for (Index i = 0; i < s.objectCount; ++i)
            if (s.objects[i].owner == owner && spotOf(s, i) != Spot::Gone
                && !isVisible(s, viewer, i)) {
                unknown.push_back(i);
                cards.push_back(s.objects[i].card);
            }
        // Sorted first, so that nothing of how they really lie shows in the outcome.
        std::ranges::sort(cards);
        random.shuffle(cards);
        std::ranges::sort(unknown, {}, [&](Index i) {
            return std::pair { s.zones.zoneOf(i), s.zones.positionOf(i) };
        });
        for (std::size_t k = 0; k < unknown.size(); ++k)
            s.objects[unknown[k]].card = cards[k];
    }
    // What lies face-down in the Adventure is dealt anew as well.
    std::vector<int> hidden;
    std::vector<Terrains> fronts;
    for (int card = 0; card < 3; ++card)
        if (!isRevealed(s, 2 * card + 1)) {
            hidden.push_back(2 * card + 1);
            const Terrains near = s.adventure.terrains[static_cast<std::size_t>(2 * card + 1)];
            const Terrains far = s.adventure.terrains[static_cast<std::size_t>(2 * card + 2)];
            fronts.push_back(std::min(near, far));
        }
    std::ranges::sort(fronts);
    random.shuffle(fronts);
    constexpr Terrains all = forest | mountain | ocean;
    for (std::size_t k = 0; k < hidden.size(); ++k) {
        Terrains near = fronts[k];
        auto far = static_cast<Terrains>(all & ~near);
        if (random.below(2) == 1)
            std::swap(near, far);
        s.adventure.terrains[static_cast<std::size_t>(hidden[k])] = near;
        s.adventure.terrains[static_cast<std::size_t>(hidden[k]) + 1] = far;
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
        for (std::size_t z = 0; z < spotCount; ++z) {
            const auto spot = static_cast<Spot>(z);
            std::size_t here = 0;
            for (const Index i : cardsIn(s, p, spot)) {
                if (spotSeat(s, i) != p || spotOf(s, i) != spot)
                    return fmt::format("object {} lies in a zone that it does not know", i);
                const Object& o = s.objects[i];
                const CardType type = cards.facts(o.card).type;
                const bool personal
                    = !isPlaySpot(spot) && spot != Spot::Limbo && spot != Spot::Gone;
                if (personal && o.owner != p)
                    return fmt::format("object {} lies in somebody else's zone (3.1.2.c)", i);
                if (isPlaySpot(spot) && o.controller != p)
                    return fmt::format("object {} is not its controller's", i);
                if (isExpeditionSpot(spot) && type != CardType::Character
                    && type != CardType::ExpeditionPermanent)
                    return fmt::format("object {} cannot be in an Expedition (3.2.4)", i);
                if (spot == Spot::Landmark && type != CardType::Landmark)
                    return fmt::format("object {} is no Landmark (3.2.7)", i);
                if ((spot == Spot::Hand || spot == Spot::Deck || spot == Spot::Discard)
                    && (o.statuses || o.boosts || o.counters))
                    return fmt::format("object {} has statuses or counters (2.4.1, 2.5)", i);
                if (o.token && !isPlaySpot(spot) && spot != Spot::Gone && spot != Spot::Reserve)
                    return fmt::format("token {} did not cease to exist (2.1.d)", i);
                if (++here > maxObjects)
                    return "a zone list runs in a circle";
            }
            if (here != countIn(s, p, spot))
                return "a zone has another size than its list";
            placed += here;
        }
    if (placed != s.objectCount)
        return fmt::format("{} objects on the table, {} in zones", s.objectCount, placed);
    if (!s.over && s.asked.what == Ask::Nothing)
        return "nobody is asked and the match is not over";
    for (Index i = 0; i < s.objectCount; ++i) {
        const Facts& facts = cards.facts(s.objects[i].card);
        const Spot spot = spotOf(s, i);
        const bool main = isPlaySpot(spot) || spot == Spot::Hero;
        const bool support = spot == Spot::Reserve && !s.objects[i].is(Status::Exhausted);
        if (has(s.speakers, i)
                != ((main && facts.statements) || (support && facts.supportStatements))
            || has(s.listeners, i) != ((main && facts.events) || (support && facts.supportEvents)))
            return fmt::format("object {} is missing from who speaks or listens", i);
    }
    for (const Player& player : s.players)
        for (const Marker& marker : player.markers)
            if (marker.region >= regionCount)
                return "a marker left the Adventure";
    return {};
}

} // namespace triptych::altered
