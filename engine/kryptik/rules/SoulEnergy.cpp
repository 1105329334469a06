#include "kryptik/rules/SoulEnergy.h"

#include "kryptik/rules/Island.h"

#include <algorithm>
#include <bit>
#include <vector>

namespace triptych::kryptik {

namespace {

Colours coloursOfPlace(std::uint8_t place)
{
    return place == colourless ? Colours { 0 } : static_cast<Colours>(1u << place);
}

/// One energy that could be spent: from the soul pile, or by engaging a soul card.
struct Source
{
    Index card = noIndex;   ///< noIndex: from the soul pile
    std::uint8_t place = 0; ///< its colour in the soul pile
    Colours colours = 0;
    bool operator==(const Source&) const = default;
};

/// Whether all of `chosen` can be spent on different stones of the cost. A coloured stone takes
/// a source that touches it, a generic stone takes any (8.1.1.1).
bool fits(const std::array<std::uint8_t, 16>& chosen, int count, const StoneNeed& need, int generic)
{
    // Koenig: the greatest matching is the least of stones outside S plus sources touching S.
    int best = need.coloured;
    for (unsigned set = 0; set < 16; ++set) {
        int touching = 0;
        for (unsigned colours = 1; colours < 16; ++colours)
            if (colours & set)
                touching += chosen[colours];
        best = std::min(best, need.coloured - need.within[set] + touching);
    }
    return count - best <= generic;
}

} // namespace

Purse purseOf(const State& s, const CardSet& cards, Seat p)
{
    Purse purse;
    for (std::uint8_t place = 0; place < 5; ++place) {
        const std::uint8_t n = s.players[p].soulPile[place];
        purse.sources = static_cast<std::uint8_t>(purse.sources + n);
        purse.exactly[coloursOfPlace(place)]
            = static_cast<std::uint8_t>(purse.exactly[coloursOfPlace(place)] + n);
    }
    for (const Index i : cardsIn(s, p, Zone::SoulRow))
        if (!s.objects[i].is(Object::Engaged)) {
            ++purse.sources;
            ++purse.exactly[cards.facts(s.objects[i].card).soul];
        }
    // touching[S] is all sources less those whose colours lie outside S: sums over subsets.
    std::array<std::uint8_t, 16> within = purse.exactly;
    for (unsigned bit = 1; bit < 16; bit <<= 1)
        for (unsigned set = 0; set < 16; ++set)
            if (set & bit)
                within[set] = static_cast<std::uint8_t>(within[set] + within[set ^ bit]);
    for (unsigned set = 1; set < 16; ++set)
        purse.touching[set] = static_cast<std::uint8_t>(purse.sources - within[15 ^ set]);
    return purse;
}

bool canPay(const Purse& purse, const StoneNeed& need, int x)
{
    if (purse.sources < need.total + x * need.xs)
        return false;
    if (need.coloured == 0)
        return true;
    for (unsigned set = 1; set < 16; ++set)
        if (purse.touching[set] < need.within[set])
            return false;
    return true;
}

int greatestX(const Purse& purse, const StoneNeed& need)
{
    return need.xs == 0 ? 0 : std::max(0, (purse.sources - need.total) / need.xs);
}

void pay(const Table& t, Seat p, const StoneNeed& need, int x)
{
    State& s = t.state;
    const int total = need.total + x * need.xs;
    if (total == 0)
        return;
    // NOTATION section 2: the soul pile goes first; then the least useful soul cards, those with
    // the fewest colours and of them those whose colour is the most plentiful.
    std::vector<Source> sources;
    for (std::uint8_t place = 0; place < 5; ++place)
        for (int n = 0; n < s.players[p].soulPile[place]; ++n)
            sources.push_back({ noIndex, place, coloursOfPlace(place) });
    const std::size_t fromPile = sources.size();
    std::array<int, 16> plenty {};
    for (const Index i : cardsIn(s, p, Zone::SoulRow))
        if (!s.objects[i].is(Object::Engaged)) {
            const Colours colours = t.facts(i).soul;
            sources.push_back({ i, 0, colours });
            ++plenty[colours];
        }
    const auto lessUseful = [&](const Source& a, const Source& b) {
        const int x1 = std::popcount(static_cast<unsigned>(a.colours));
        const int x2 = std::popcount(static_cast<unsigned>(b.colours));
        return x1 != x2 ? x1 < x2 : plenty[a.colours] > plenty[b.colours];
    };
    std::stable_sort(
        sources.begin(), sources.begin() + static_cast<std::ptrdiff_t>(fromPile), lessUseful);
    std::stable_sort(
        sources.begin() + static_cast<std::ptrdiff_t>(fromPile), sources.end(), lessUseful);

    // A source is spent if all spent so far still fit on different stones; because that is a
    // matroid, taking them in order of preference ends with the whole cost paid.
    std::array<std::uint8_t, 16> chosen {};
    int spent = 0;
    const int generic = need.generic + x * need.xs;
    for (const Source& source : sources) {
        if (spent == total)
            break;
        ++chosen[source.colours];
        if (!fits(chosen, spent + 1, need, generic)) {
            --chosen[source.colours];
            continue;
        }
        ++spent;
        if (source.card == noIndex)
            --s.players[p].soulPile[source.place];
        else
            engage(t, source.card);
    }
    Event event { Event::Kind::EnergySpent, p };
    event.amount = static_cast<std::int16_t>(spent);
    t.tell(event);
}

void produce(const Table& t, Index card, std::uint8_t colour)
{
    engage(t, card);
    addEnergy(t, t.state.objects[card].owner, colour);
}

void addEnergy(const Table& t, Seat p, std::uint8_t colour)
{
    std::uint8_t& pile = t.state.players[p].soulPile[colour];
    if (pile < 99)
        ++pile;
    Event event { Event::Kind::EnergyAdded, p };
    event.amount = colour;
    t.tell(event);
}

void addStones(const Table& t, const Stones& stones, Seat p, int x)
{
    for (const Stone& stone : stones) {
        int amount = stone.kind == Stone::Kind::Generic ? stone.amount
            : stone.kind == Stone::Kind::X              ? x
                                                        : 1;
        std::uint8_t colour = colourless;
        for (std::uint8_t c = 0; c < colourCount && colour == colourless; ++c)
            if (stone.kind == Stone::Kind::Coloured && (stone.colours & (1u << c)))
                colour = c;
        for (; amount > 0; --amount)
            addEnergy(t, p, colour);
    }
}

bool mayPlaceSoul(const State& s, Seat p)
{
    return p == s.active && (s.phase == Phase::First || s.phase == Phase::Second)
        && !s.players[p].soulPlaced;
}

void placeSoul(const Table& t, Index i)
{
    const Seat p = t.state.objects[i].owner;
    t.state.players[p].soulPlaced = 1;
    moveTo(t, i, p, Zone::SoulRow);
    t.tell({ Event::Kind::SoulPlaced, p, i });
}

} // namespace triptych::kryptik
