#include "seize/Seize.h"
#include "seize/rules/Areas.h"
#include "seize/rules/Attacking.h"
#include "seize/rules/Battlefield.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Mercenaries.h"

#include <fmt/format.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <vector>

// Looking at a state from outside: how good it is, what a viewer could imagine, whether it is whole.
namespace triptych::seize {

namespace {

/// S-FMT-GM-GOAL Whoever's Guild Master falls is out: in play it is a second vault, open to every
/// opponent's turn, and the less is left in it, the more each point of health weighs.
double dangerTo(const State& s, Index master, double health)
{
    constexpr double safe = 10;
    const double missing = std::clamp((safe - health) / safe, 0.0, 1.0);
    int opponents = 0;
    for (Seat p = 0; p < s.seats; ++p)
        opponents += s.players[p].alive && !areAllied(s, p, s.objects[master].controller);
    return opponents * (3.0 + 15 * missing * missing);
}

double worthOf(const Table& t, Index i)
{
    const State& s = t.state;
    const Facts& facts = t.facts(i);
    const Mercenary& m = mercenary(s, i);
    const double health = healthOf(t, i);
    double worth = 1.0 + 0.28 * std::max(0.0, health) + 0.12 * defenseOf(t, i);
    if (facts.hasMelee)
        worth += 0.3 * meleeOf(t, i);
    if (facts.shot != Shot::None)
        worth += 0.45 * rangedOf(t, i);
    worth += 0.15 * moveOf(t, i) + 0.3 * armorOf(t, i);
    worth -= 0.3 * m.bleed + 0.25 * m.poison + 0.3 * m.burn + 0.15 * m.frost + 0.5 * m.exhaust;
    if (m.is(Mercenary::Blind))
        worth -= 0.5;
    if (m.is(Mercenary::Stealth))
        worth += 0.6;
    if (formatOf(s).guildMaster && s.objects[i].is(Object::GuildMaster))
        worth -= dangerTo(s, i, health);
    // On its way to an opponent's Guild Hall, where it could plunder.
    const int row = rowOf(m.tile);
    const int ahead = looksUp(s.objects[i].controller) ? row : 5 - row;
    if (!formatOf(s).arena)
        worth += 0.12 * ahead + (ahead == 5 ? 0.25 * bountyOf(t, i) : 0.0);
    return worth;
}

/// How near a mercenary is to striking somebody: the harm it could do from where it stands, else the
/// way that it has still to go.
double threatOf(const Table& t, Index i)
{
    const State& s = t.state;
    double harm = 0;
    if (attackTiles(t, i, AttackStat::Melee) != 0)
        harm = meleeOf(t, i);
    if (attackTiles(t, i, AttackStat::Ranged) != 0)
        harm = std::max<double>(harm, rangedOf(t, i));
    if (harm > 0)
        return 0.3 * harm;
    const Tile tile = mercenary(s, i).tile;
    const Seat p = s.objects[i].controller;
    int nearest = 0;
    eachMercenary(s, [&](Index other) {
        if (areAllied(s, s.objects[other].controller, p))
            return;
        const int distance = distanceBetween(tile, mercenary(s, other).tile);
        nearest = nearest == 0 ? distance : std::min(nearest, distance);
    });
    return -0.15 * nearest;
}

/// What a side has, in units of about one point of loot.
double worthOfSide(const Table& t, Seat p)
{
    const State& s = t.state;
    double sum = 0;
    for (Seat q = 0; q < s.seats; ++q) {
        if (!areAllied(s, p, q) || !s.players[q].alive)
            continue;
        if (formatOf(s).vault > 0)
            sum += 0.5 * s.players[q].vault + (s.players[q].vault < 6 ? -2.0 : 0.0);
        for (const Index i : cardsIn(s, q, Area::Battlefield))
            sum += worthOf(t, i);
        const auto hand = static_cast<double>(countIn(s, q, Area::Hand));
        sum += 0.35 * std::min(hand, 9.0);
        sum += 0.4 * static_cast<double>(std::min<std::size_t>(countIn(s, q, Area::Warchest), 8));
        sum += 0.5 * static_cast<double>(countIn(s, q, Area::Equipped));
        sum += 0.8 * static_cast<double>(countIn(s, q, Area::Events));
        const auto deck = static_cast<double>(countIn(s, q, Area::Deck));
        if (deck < 8 && !formatOf(s).arena)
            sum -= 0.6 * (8 - deck);
    }
    return sum;
}

} // namespace

double worthFor(const Table& t, Seat p)
{
    const State& s = t.state;
    double best = -100;
    for (Seat other = 0; other < s.seats; ++other)
        if (!areAllied(s, p, other) && s.players[other].alive)
            best = std::max(best, worthOfSide(t, other));
    // Where nobody plunders, two that wait for each other wait for ever. So whoever looks is pleased
    // to close in, and the enemies' doing so does not weigh against it.
    double pressing = 0;
    if (formatOf(s).arena)
        eachMercenary(s, [&](Index i) {
            if (areAllied(s, s.objects[i].controller, p))
                pressing += threatOf(t, i);
        });
    return 0.98 * std::tanh((worthOfSide(t, p) + pressing - best) / 14);
}

void dealUnknown(const Table& t, Seat viewer, Random& random)
{
    State& s = t.state;
    for (Seat owner = 0; owner < s.seats; ++owner) {
        std::vector<Index> unknown;
        std::vector<std::uint16_t> cards;
        for (Index i = 0; i < s.objectCount; ++i)
            if (s.objects[i].owner == owner && !isVisible(s, viewer, i)) {
                unknown.push_back(i);
                cards.push_back(s.objects[i].card);
            }
        // Sorted first, so that nothing of how they really lie shows in the outcome.
        std::ranges::sort(cards);
        random.shuffle(cards);
        // What lies face down in a warchest is a mercenary (S-RALLY-FACEDOWN), so it is dealt first.
        std::ranges::sort(unknown, {}, [&](Index i) {
            return std::tuple { areaOf(s, i) != Area::Warchest, s.zones.zoneOf(i),
                s.zones.positionOf(i) };
        });
        std::stable_partition(cards.begin(), cards.end(),
            [&](std::uint16_t card) { return t.cards.facts(card).type == CardType::Mercenary; });
        const auto faceDown = static_cast<std::size_t>(std::ranges::count_if(
            unknown, [&](Index i) { return areaOf(s, i) == Area::Warchest; }));
        std::vector<std::uint16_t> rest(
            cards.begin() + static_cast<std::ptrdiff_t>(faceDown), cards.end());
        random.shuffle(rest);
        std::ranges::copy(rest, cards.begin() + static_cast<std::ptrdiff_t>(faceDown));
        for (std::size_t k = 0; k < unknown.size(); ++k)
            s.objects[unknown[k]].card = cards[k];
    }
    s.random = Random(random.fork());
    s.coinsLeft = 0; // what a scenario has fixed is unknown as well
    s.coins = 0;
    s.diceLeft = 0;
    s.dice = {};
}

namespace {

std::string brokenZone(const State& s, const CardSet& cards, Seat p, Area area, std::size_t& placed)
{
    std::size_t here = 0;
    for (const Index i : cardsIn(s, p, area)) {
        if (areaSeat(s, i) != p || areaOf(s, i) != area)
            return fmt::format("object {} lies in an area that it does not know", i);
        // A teammate may carry one's treasure; everything else lies with its owner.
        if (s.objects[i].controller != p || (area != Area::Equipped && s.objects[i].owner != p))
            return fmt::format("object {} lies in somebody else's area", i);
        const CardType type = cards.facts(s.objects[i].card).type;
        if (area == Area::Battlefield && type != CardType::Mercenary)
            return fmt::format("object {} on the battlefield is no mercenary", i);
        if (area == Area::Equipped && !onBattlefield(s, Index { s.objects[i].host }))
            return fmt::format("object {} is equipped to nobody (S-RALLY-EQUIP)", i);
        if (area == Area::Warchest && type == CardType::Mercenary
            && !s.objects[i].is(Object::FaceDown))
            return fmt::format("mercenary {} lies open in a warchest (S-RALLY-FACEDOWN)", i);
        if (++here > maxObjects)
            return "an area's list runs in a circle";
    }
    if (here != countIn(s, p, area))
        return "an area has another size than its list";
    placed += here;
    return {};
}

std::string brokenBattlefield(const State& s)
{
    TileSet standing = 0;
    std::size_t found = 0;
    for (Place place = 0; place < maxMercenaries; ++place) {
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

std::uint64_t hashOf(const State& s)
{
    return XXH3_64bits(&s, offsetof(State, grants));
}

std::string brokenLaw(const State& s, const CardSet& cards)
{
    std::size_t placed = 0;
    for (Seat p = 0; p < maxPlayers; ++p)
        for (int area = 0; area < areaCount; ++area)
            if (std::string law = brokenZone(s, cards, p, static_cast<Area>(area), placed);
                !law.empty())
                return law;
    if (placed != s.objectCount)
        return fmt::format("{} cards on the table, {} in areas", s.objectCount, placed);
    if (std::string law = brokenBattlefield(s); !law.empty())
        return law;
    if (!s.over && s.asked.what == Ask::Nothing)
        return "nobody is asked and the match is not over";
    if (s.turned > (formatOf(s).sharedTurn ? 1 : 0))
        return "the order of teammates is turned where no turn is shared (S-FMT-ARENA-SHARED)";
    std::uint64_t grants = 0;
    std::uint32_t awaited = 0;
    std::uint8_t allowances = 0;
    for (Index i = 0; i < s.objectCount; ++i) {
        const Facts& facts = cards.facts(s.objects[i].card);
        const bool here = isInPlay(areaOf(s, i));
        if (has(s.speakers, i) != (here && !facts.statics.empty())
            || has(s.listeners, i) != (here && facts.triggers != 0))
            return fmt::format("object {} is missing from who speaks or listens", i);
        if (here) {
            grants |= facts.grants;
            allowances |= facts.allowances;
            awaited |= facts.triggers;
        }
    }
    if (grants != s.grants || allowances != s.allowances || awaited != s.awaited)
        return "what is spoken of or awaited is not what those in play say";
    if (s.over)
        return {};
    auto& state = const_cast<State&>(s);
    const Table t { state, cards, nullptr };
    std::string law;
    eachMercenary(s, [&](Index i) {
        if (healthOf(t, i) <= 0 && mercenary(s, i).damage > 0)
            law = fmt::format("mercenary {} has no health and stands (S-DMG-DESTROY)", i);
    });
    return law;
}

} // namespace triptych::seize
