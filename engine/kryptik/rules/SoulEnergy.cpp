#include "kryptik/rules/SoulEnergy.h"

#include "kryptik/rules/Characteristics.h"
#include "kryptik/rules/Exceptions.h"
#include "kryptik/rules/Island.h"
#include "kryptik/rules/Passives.h"

#include <algorithm>
#include <bit>
#include <vector>

namespace triptych::kryptik {

bool producesEnergy(const State& s, Seat p)
{
    return std::ranges::none_of(s.lasting, [&](const LastingEffect& m) {
        return m.kind == LastingEffect::Kind::Forbid && m.who == seatRef(p)
            && m.what == static_cast<std::uint8_t>(Forbid::Deed::MakeEnergy);
    });
}

namespace {

constexpr Colours everyColour = white | blue | black | green;

/// Whether a text gives a seat energy of any colour: of its soul row, or of its soul pile too.
bool hasEveryColour(const Table& t, Seat p, bool pile)
{
    if (!(t.state.spoken & topic::energyColours))
        return false;
    bool every = false;
    asked::passivesOn(t, noIndex, topic::energyColours, 0,
        [&](const Effect& effect, const auto&, const Viewpoint& v) {
            const auto* soul = std::get_if<MoreSoul>(&effect.node);
            every = every
                || (soul && (soul->spent || (soul->anyColour && !pile))
                    && names(soul->who, v.you, p));
        });
    return every;
}

Colours coloursOfPlace(std::uint8_t place)
{
    return place == colourless ? Colours { 0 } : static_cast<Colours>(1u << place);
}

/// Sources of a kind that could be spent: from the soul pile, or by engaging a soul card.
struct Source
{
    Index card = noIndex;   ///< noIndex: from the soul pile
    std::uint8_t place = 0; ///< its colour in the soul pile
    Colours colours = 0;
    std::uint8_t count = 1;
};

/// Whether all that is spent goes to different stones of the cost. A coloured stone takes a
/// source that touches it, a generic stone takes any (8.1.1.1).
bool fits(const Purse& spent, const StoneNeed& need, int generic)
{
    if (need.coloured == 0)
        return spent.sources <= generic;
    // Koenig: the greatest matching is the least of stones outside S plus sources touching S.
    int best = need.coloured;
    for (unsigned set = 0; set < 16; ++set)
        best = std::min(best, need.coloured - need.within.of(set) + spent.touching.of(set));
    return spent.sources - best <= generic;
}

/// What a seat can pay with, in the order in which it goes (NOTATION section 2): the soul pile
/// first; then the least useful soul cards, those with the fewest colours and of them those whose
/// colour is the most plentiful.
std::vector<Source> sourcesInOrder(const Table& t, Seat p)
{
    const State& s = t.state;
    std::array<int, 16> plenty {};
    const bool produces = producesEnergy(s, p);
    const Colours ofRow = coloursOfRow(t, p);
    const Colours ofPile = hasEveryColour(t, p, true) ? everyColour : Colours { 0 };
    for (const Index i : cardsIn(s, p, Zone::SoulRow))
        if (!s.objects[i].is(Object::Engaged))
            ++plenty[t.facts(i).soul];
    const auto lessUseful = [&](const Source& a, const Source& b) {
        const int x1 = std::popcount(a.colours);
        const int x2 = std::popcount(b.colours);
        return x1 != x2 ? x1 < x2 : plenty[a.colours] > plenty[b.colours];
    };
    std::vector<Source> sources;
    sources.reserve(5 + countIn(s, p, Zone::SoulRow));
    const auto add = [&](std::size_t from, const Source& source) {
        const auto begin = sources.begin() + static_cast<std::ptrdiff_t>(from);
        sources.insert(std::upper_bound(begin, sources.end(), source, lessUseful), source);
    };
    for (std::uint8_t place = 0; place < 5; ++place)
        if (s.players[p].soulPile[place] > 0)
            add(0,
                { noIndex, place, static_cast<Colours>(coloursOfPlace(place) | ofPile),
                    s.players[p].soulPile[place] });
    const std::size_t fromPile = sources.size();
    for (const Index i : cardsIn(s, p, Zone::SoulRow))
        if (produces && !s.objects[i].is(Object::Engaged))
            add(fromPile, { i, 0, static_cast<Colours>(t.facts(i).soul | ofRow), 1 });
    return sources;
}

} // namespace

Colours coloursOfRow(const Table& t, Seat p)
{
    return hasEveryColour(t, p, false) ? everyColour : Colours { 0 };
}

Purse purseOf(const Table& t, Seat p)
{
    const State& s = t.state;
    const Colours ofRow = coloursOfRow(t, p);
    const Colours ofPile = hasEveryColour(t, p, true) ? everyColour : Colours { 0 };
    Purse purse;
    for (std::uint8_t place = 0; place < 5; ++place)
        if (const std::uint8_t n = s.players[p].soulPile[place]; n > 0)
            purse.add(static_cast<Colours>(coloursOfPlace(place) | ofPile), n);
    if (!producesEnergy(s, p))
        return purse;
    for (const Index i : cardsIn(s, p, Zone::SoulRow))
        if (!s.objects[i].is(Object::Engaged))
            purse.add(static_cast<Colours>(t.facts(i).soul | ofRow));
    return purse;
}

bool canPay(const Purse& purse, const StoneNeed& need, int x)
{
    if (purse.sources < need.total + x * need.xs)
        return false;
    return purse.touching.covers(need.within);
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
    // A source is spent if all spent so far still fit on different stones; because that is a
    // matroid, taking them in order of preference ends with the whole cost paid.
    Purse spent;
    const int generic = need.generic + x * need.xs;
    for (const Source& source : sourcesInOrder(t, p))
        for (int n = 0; n < source.count && spent.sources < total; ++n) {
            Purse more = spent;
            more.add(source.colours);
            if (!fits(more, need, generic))
                break;
            spent = more;
            if (source.card == noIndex)
                --s.players[p].soulPile[source.place];
            else
                engage(t, source.card);
        }
    Event event { Event::Kind::EnergySpent, p };
    event.amount = spent.sources;
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

void addEnergyOf(const Table& t, const AddEnergy& e, const Viewpoint& v)
{
    const int times = e.times ? valueOf(t, *e.times, v) : 1;
    for (const Stone& stone : e.stones) {
        int amount = times
            * (stone.kind == Stone::Kind::Generic  ? stone.amount
                    : stone.kind == Stone::Kind::X ? v.x
                                                   : 1);
        std::uint8_t colour = colourless;
        for (std::uint8_t c = 0; c < colourCount && colour == colourless; ++c)
            if (stone.kind == Stone::Kind::Coloured && (stone.colours & (1u << c)))
                colour = c;
        for (; amount > 0; --amount)
            addEnergy(t, v.you, colour);
    }
}

bool mayPlaceSoul(const Table& t, Seat p)
{
    const State& s = t.state;
    return p == s.active && (s.phase == Phase::First || s.phase == Phase::Second)
        && (!s.players[p].soulPlaced || s.players[p].soulPlaced < soulPlacements(t, p));
}

void placeSoul(const Table& t, Index i)
{
    const Seat p = t.state.objects[i].owner;
    Player& player = t.state.players[p];
    player.soulPlaced = onceMore(player.soulPlaced) & 15;
    moveTo(t, i, p, Zone::SoulRow);
    t.tell({ Event::Kind::SoulPlaced, p, i });
}

} // namespace triptych::kryptik
