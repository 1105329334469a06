#include "seize/effects/Choices.h"

#include "seize/effects/Moves.h"
#include "seize/effects/Speaking.h"
#include "seize/rules/Areas.h"
#include "seize/rules/Asking.h"
#include "seize/rules/Battlefield.h"
#include "seize/rules/Drawing.h"
#include "seize/rules/Mercenaries.h"
#include "seize/rules/Statuses.h"
#include "seize/rules/Warchest.h"

#include <algorithm>

namespace triptych::seize {

namespace {

enum Stage : std::uint8_t { Begin, ForOne, Picked };

void come(State& s, Frame f, std::uint8_t stage)
{
    f.stage = stage;
    s.agenda.push_back(f);
}

/// Begins a verb that is done one by one: one frame each, the first of them on top.
void forEach(const Table& t, const Frame& f, const auto& list)
{
    for (auto one = list.rbegin(); one != list.rend(); ++one) {
        Frame each = f;
        each.a = *one;
        come(t.state, each, ForOne);
    }
}

std::uint8_t clamped(int n, std::size_t most)
{
    return static_cast<std::uint8_t>(
        std::clamp(n, 0, static_cast<int>(std::min<std::size_t>(most, 23))));
}

// --- Phrases chosen on resolution

const Thing* someOf(const Effect& effect, int number)
{
    const Thing* found[2] { nullptr, nullptr };
    int count = 0;
    const auto look = [&](const Thing& thing) {
        if (thing.kind == Thing::Kind::Some && count < 2)
            found[count++] = &thing;
    };
    std::visit(
        [&](const auto& e) {
            if constexpr (requires { e.what.filter; })
                look(e.what);
            if constexpr (requires { e.where; })
                look(e.where);
            if constexpr (requires { e.with; })
                look(e.with);
        },
        effect.node);
    return found[number];
}

bool speaksOfOpponent(const Effect& effect)
{
    bool speaks = false;
    const auto look = [&](const Who& who) { speaks = speaks || who.kind == Who::Kind::Opponent; };
    std::visit(
        [&](const auto& e) {
            if constexpr (requires { e.who; })
                look(e.who);
            if constexpr (requires { e.whose; })
                look(e.whose);
        },
        effect.node);
    return speaks;
}

std::size_t candidates(const Table& t, const Thing& some)
{
    return static_cast<std::size_t>(count(t, some.filter, viewpoint(t)));
}

void askSome(const Table& t, const Frame& f, const Thing& some, std::uint8_t number)
{
    State& s = t.state;
    const std::uint8_t most = clamped(some.count, candidates(t, some));
    const std::uint8_t least = some.upTo ? std::uint8_t { 0 } : most;
    ask(t, { Ask::Choose, s.resolving.controller, least, most, f.node, number, 0 });
}

/// "An opponent": the only one, or the one that the controller picks.
bool chooseOpponent(const Table& t, const Frame& f)
{
    State& s = t.state;
    const Seat you = s.resolving.controller;
    if (f.b == 1) {
        s.opponent = s.picks.empty() ? noSeat : s.picks.front();
        return false;
    }
    Seat only = noSeat;
    int opponents = 0;
    for (Seat p = 0; p < s.seats; ++p)
        if (s.players[p].alive && !areAllied(s, p, you)) {
            only = p;
            ++opponents;
        }
    if (opponents < 2) {
        s.opponent = only;
        return false;
    }
    Frame again = f;
    again.b = 1;
    s.agenda.push_back(again);
    ask(t, { Ask::Opponent, you, 1, 1, f.node, 0, 0 });
    return true;
}

} // namespace

// Frame::b keeps what has been asked for: 1 the opponent, 2 the first phrase, 3 the second.
bool chooseFirst(const Table& t, const Frame& f, const Effect& effect)
{
    State& s = t.state;
    if (f.stage != Begin || f.kind != Frame::Kind::Effect)
        return false;
    if (s.opponent == noSeat && speaksOfOpponent(effect) && chooseOpponent(t, f))
        return true;
    const Thing* first = someOf(effect, 0);
    const Thing* second = someOf(effect, 1);
    Frame again = f;
    if (first && f.b < 2) {
        again.b = 2;
        s.agenda.push_back(again);
        askSome(t, f, *first, 0);
        return true;
    }
    if (second && f.b < 3) {
        speakOf(s, { s.picks.begin(), s.picks.end() }); // now what is spoken of
        again.b = 3;
        s.agenda.push_back(again);
        askSome(t, f, *second, 1);
        return true;
    }
    return false;
}

bool isPossible(const Table& t, const Effect& effect)
{
    const State& s = t.state;
    const Seat you = s.resolving.controller;
    if (const auto* sequence = std::get_if<Sequence>(&effect.node))
        return sequence->parts.empty() || isPossible(t, sequence->parts.front());
    if (const auto* discards = std::get_if<Discard>(&effect.node))
        return discards->who.kind != Who::Kind::You || countIn(s, you, Area::Hand) > 0;
    if (const Thing* some = someOf(effect, 0))
        return candidates(t, *some) > 0;
    return true;
}

void may(const Table& t, const Frame& f, const May& e)
{
    State& s = t.state;
    if (f.stage == Picked) {
        s.did = !s.picks.empty();
        if (s.did)
            s.agenda.push_back({ Frame::Kind::Effect, 0, e.effect.front().id, 0, 0, 0, 0 });
        return;
    }
    s.did = 0;
    if (!isPossible(t, e.effect.front()))
        return;
    come(s, f, Picked);
    ask(t, { Ask::May, s.resolving.controller, 1, 1, f.node, 0, 0 });
}

// --- One by one

void mend(const Table& t, const Frame& f, const Thing& what, bool physical, bool all)
{
    State& s = t.state;
    if (f.stage == Begin) {
        const std::vector<Index> list = mercenaries(t, what);
        speakOf(s, list);
        forEach(t, f, list);
        return;
    }
    const Index i = f.a;
    if (!onBattlefield(s, i))
        return;
    const Ailments ailments = ailmentsOf(t, i, physical);
    if (f.stage == Picked) {
        const std::size_t number = s.picks.empty() ? 0 : s.picks.front() - 1u;
        if (number < ailments.size())
            cure(t, i, ailments[number]);
        return;
    }
    if (all || ailments.size() < 2) { // S-MEND one of choice with all its counters, or all
        for (const std::uint8_t ailment : ailments)
            cure(t, i, ailment);
        return;
    }
    come(s, f, Picked);
    ask(t,
        { Ask::Status, s.resolving.controller, 1, 1, f.node, i,
            static_cast<std::uint8_t>(physical) });
}

void moveTiles(const Table& t, const Frame& f, const MoveTiles& e)
{
    State& s = t.state;
    if (f.stage == Begin) {
        const std::vector<Index> list = mercenaries(t, e.what);
        speakOf(s, list);
        forEach(t, f, list);
        return;
    }
    const Index i = f.a;
    if (!onBattlefield(s, i))
        return;
    if (f.stage == Picked) {
        if (!s.picks.empty())
            shove(t, i, s.picks.front());
        return;
    }
    if (!canBeShifted(t, i))
        return;
    come(s, f, Picked);
    ask(t,
        { Ask::Steps, s.resolving.controller, e.upTo ? std::uint8_t { 0 } : std::uint8_t { 1 }, 1,
            f.node, i, 0 });
}

void strip(const Table& t, const Frame& f, const Strip& e)
{
    State& s = t.state;
    const auto take = [&](const auto& list) {
        for (const Index treasure : list) {
            if (areaOf(s, treasure) != Area::Equipped)
                continue;
            if (e.destroy)
                moveTo(t, treasure, Area::Discard);
            else
                unequip(t, treasure);
        }
    };
    if (f.stage == Begin) {
        const std::vector<Index> list = mercenaries(t, e.what);
        speakOf(s, list);
        forEach(t, f, list);
        return;
    }
    if (f.stage == Picked) {
        const auto picked = s.picks;
        take(picked);
        return;
    }
    if (!onBattlefield(s, f.a))
        return;
    const auto carried = treasuresOf(s, f.a);
    const bool all = e.count.kind == Amount::Kind::All;
    const int n = all ? 31 : amountOf(t, e.count);
    if (n >= static_cast<int>(carried.size())) {
        take(carried);
        return;
    }
    come(s, f, Picked);
    const std::uint8_t count = clamped(n, carried.size());
    ask(t, { Ask::Choose, s.resolving.controller, count, count, f.node, 2, f.a });
}

namespace {

Area areaFor(Zone zone)
{
    switch (zone) {
    case Zone::Hand:
        return Area::Hand;
    case Zone::Deck:
        return Area::Deck;
    case Zone::Discard:
        return Area::Discard;
    case Zone::Warchest:
        return Area::Warchest;
    case Zone::GuildHall:
        return Area::Battlefield;
    }
    return Area::Discard;
}

/// A treasure that an effect could put into somebody's hands.
bool isLoose(const Table& t, Index i)
{
    return t.facts(i).type == CardType::Treasure && !t.state.objects[i].is(Object::FaceDown);
}

} // namespace

void equipFrom(const Table& t, const Frame& f, const Equip& e)
{
    State& s = t.state;
    if (f.stage == Begin) {
        const std::vector<Index> list = mercenaries(t, e.what);
        speakOf(s, list);
        forEach(t, f, list);
        return;
    }
    if (!onBattlefield(s, f.a))
        return;
    if (f.stage == Picked) {
        if (!s.picks.empty())
            equip(t, f.a, s.picks.front());
        return;
    }
    come(s, f, Picked);
    ask(t, { Ask::Choose, s.resolving.controller, 1, 1, f.node, 3, f.a });
}

void turnTreasures(const Table& t, const Frame& f, const TurnTreasures& e)
{
    State& s = t.state;
    const auto turn = [&](Index i) { e.exhaust ? exhaustTreasure(t, i) : readyTreasure(t, i); };
    if (f.stage == Begin) {
        const std::vector<Seat> list = players(t, e.who);
        if (list.size() == 1)
            s.thatPlayer = list.front();
        forEach(t, f, list);
        return;
    }
    if (f.stage == Picked) {
        const auto picked = s.picks;
        for (const Index i : picked)
            turn(i);
        return;
    }
    InlineVector<Index, 31> there;
    for (const Index i : cardsIn(s, f.a, Area::Warchest))
        if (s.objects[i].is(Object::Exhausted) != e.exhaust && !there.full())
            there.push_back(i);
    const int n = e.count.kind == Amount::Kind::All ? 31 : amountOf(t, e.count);
    if (n >= static_cast<int>(there.size())) {
        for (const Index i : there)
            turn(i);
        return;
    }
    come(s, f, Picked);
    const std::uint8_t count = clamped(n, there.size());
    ask(t, { Ask::Choose, f.a, count, count, f.node, 4, 0 });
}

void eachDiscards(const Table& t, const Frame& f, const Discard& e)
{
    State& s = t.state;
    if (f.stage == Begin) {
        const std::vector<Seat> list = players(t, e.who);
        if (list.size() == 1)
            s.thatPlayer = list.front();
        forEach(t, f, list);
        return;
    }
    if (f.stage == Picked) {
        const auto picked = s.picks;
        for (const Index i : picked)
            discard(t, i);
        return;
    }
    const Seat p = f.a;
    if (!s.players[p].alive)
        return;
    const bool all = e.count.kind == Amount::Kind::All;
    int n = all ? maxObjects : amountOf(t, e.count);
    if (e.random || n >= static_cast<int>(countIn(s, p, Area::Hand))) {
        for (; n > 0 && countIn(s, p, Area::Hand) > 0; --n) {
            const auto hand = static_cast<std::uint32_t>(countIn(s, p, Area::Hand));
            const std::uint32_t which = e.random ? s.random.below(hand) : 0;
            discard(t, s.zones.at(areaIndex(p, Area::Hand), which));
        }
        return;
    }
    come(s, f, Picked);
    const std::uint8_t count = clamped(n, countIn(s, p, Area::Hand));
    ask(t, { Ask::Discard, p, count, count, f.node, 0, 0 });
}

// --- Decks

namespace {

void show(const Table& t, Seat you, Index i)
{
    State& s = t.state;
    s.objects[i].knownTo = (s.objects[i].knownTo | (1u << you)) & 0xF;
    Event event { Event::Kind::Looked, you, i };
    event.seenBy = static_cast<std::uint8_t>(1u << you);
    event.from = areaOf(s, i);
    event.fromSeat = areaSeat(s, i);
    t.tell(event);
}

void putAwayRest(const Table& t, const Look& e, Seat whose, int rest)
{
    State& s = t.state;
    for (; rest > 0 && e.rest != Look::Rest::Back && countIn(s, whose, Area::Deck) > 0; --rest) {
        const Index top = s.zones.first(areaIndex(whose, Area::Deck));
        moveTo(t, top, e.rest == Look::Rest::Bottom ? Area::Deck : Area::Discard);
    }
}

} // namespace

void look(const Table& t, const Frame& f, const Look& e)
{
    State& s = t.state;
    const Seat you = s.resolving.controller;
    const std::vector<Seat> list = players(t, e.whose);
    if (list.empty())
        return;
    const Seat whose = list.front();
    if (f.stage == Picked) {
        const auto picked = s.picks;
        for (const Index i : picked)
            moveTo(t, i, Area::Hand);
        putAwayRest(t, e, whose, f.c - static_cast<int>(picked.size()));
        return;
    }
    s.thatPlayer = whose;
    const std::uint8_t n = clamped(amountOf(t, e.count), countIn(s, whose, Area::Deck));
    Index i = s.zones.first(areaIndex(whose, Area::Deck));
    for (int seen = 0; seen < n; ++seen, i = s.zones.next(i))
        show(t, you, i);
    Frame again = f;
    again.c = n;
    come(s, again, Picked);
    const std::uint8_t take = clamped(e.take, n);
    s.picks.clear();
    if (take > 0)
        ask(t, { Ask::Choose, you, take, take, f.node, 5, n });
}

void fetch(const Table& t, const Frame& f, const Fetch& e)
{
    State& s = t.state;
    const Seat you = s.resolving.controller;
    if (f.stage == Picked) {
        const auto picked = s.picks;
        for (const Index i : picked) {
            if (e.to != Zone::GuildHall) {
                moveTo(t, i, areaFor(e.to), e.spot == Fetch::Spot::Top ? Spot::First : Spot::Last);
                continue;
            }
            const TileSet hall = guildHallOf(you) & emptyTiles(s);
            if (hall != 0 && hasRoomForOne(s, you)) // S-MAX3
                enterBattlefield(t, i, you, static_cast<Tile>(std::countr_zero(hall)));
        }
        if (e.from == Zone::Deck)
            shuffleDeck(t, you);
        return;
    }
    if (e.from == Zone::Deck)
        for (const Index i : cardsIn(s, you, Area::Deck))
            s.objects[i].knownTo = (s.objects[i].knownTo | (1u << you)) & 0xF;
    std::size_t there = 0;
    for (const Index i : cardsIn(s, you, areaFor(e.from)))
        there += matches(t, i, e.cards);
    const std::uint8_t n
        = clamped(e.count.kind == Amount::Kind::All ? 23 : amountOf(t, e.count), there);
    come(s, f, Picked);
    const bool mayFail = e.upTo || e.from == Zone::Deck; // whoever searches may find nothing
    ask(t, { Ask::Choose, you, mayFail ? std::uint8_t { 0 } : n, n, f.node, 6, 0 });
}

// --- What may be picked

namespace {

void offer(const State& s, Index i, Options& out)
{
    if (!s.picks.contains(i))
        out.push_back(option(Verb::Choose, i));
}

void phraseOptions(const Table& t, const Thing& some, Options& out)
{
    const State& s = t.state;
    if (some.filter.noun == Filter::Noun::Tile) {
        eachTile(tilesOf(t, some.filter, viewpoint(t)) & ~s.pillars, [&](Tile tile) {
            if (!s.picks.contains(tile))
                out.push_back(tileOption(Verb::Choose, tile));
        });
        return;
    }
    eachMercenary(s, [&](Index i) {
        if (matches(t, i, some.filter, viewpoint(t)))
            offer(s, i, out);
    });
}

/// Asked::a says of what: 0 and 1 a phrase, then the verbs.
void chooseOptions(const Table& t, const Effect& effect, Options& out)
{
    const State& s = t.state;
    const Seat p = s.asked.player;
    switch (s.asked.a) {
    case 2:
        for (const Index i : treasuresOf(s, s.asked.b))
            offer(s, i, out);
        break;
    case 3: {
        const Area from = areaFor(std::get<Equip>(effect.node).from);
        for (const Index i : cardsIn(s, p, from))
            if (isLoose(t, i) && mayCarry(t, s.asked.b, i))
                offer(s, i, out);
        break;
    }
    case 4: {
        const bool exhaust = std::get<TurnTreasures>(effect.node).exhaust;
        for (const Index i : cardsIn(s, p, Area::Warchest))
            if (s.objects[i].is(Object::Exhausted) != exhaust)
                offer(s, i, out);
        break;
    }
    case 5: {
        int left = s.asked.b;
        const std::vector<Seat> whose = players(t, std::get<Look>(effect.node).whose);
        for (const Index i : cardsIn(s, whose.front(), Area::Deck))
            if (left-- > 0)
                offer(s, i, out);
        break;
    }
    case 6: {
        const auto& e = std::get<Fetch>(effect.node);
        for (const Index i : cardsIn(s, p, areaFor(e.from)))
            if (matches(t, i, e.cards))
                offer(s, i, out);
        break;
    }
    default:
        if (const Thing* some = someOf(effect, s.asked.a))
            phraseOptions(t, *some, out);
    }
}

} // namespace

void choiceOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    const Effect& effect = t.cards.effect(s.asked.node);
    switch (s.asked.what) {
    case Ask::May:
        out.push_back(option(Verb::Yes));
        out.push_back(option(Verb::No));
        return;
    case Ask::Choose:
        chooseOptions(t, effect, out);
        break;
    case Ask::Discard:
        for (const Index i : cardsIn(s, s.asked.player, Area::Hand))
            offer(s, i, out);
        break;
    case Ask::Opponent:
        for (Seat p = 0; p < s.seats; ++p)
            if (s.players[p].alive && !areAllied(s, p, s.asked.player))
                out.push_back(seatOption(Verb::Choose, p));
        return;
    case Ask::Status: {
        const Ailments ailments = ailmentsOf(t, s.asked.a, s.asked.b != 0);
        for (std::size_t k = 0; k < ailments.size(); ++k)
            out.push_back(numberOption(Verb::Mode, static_cast<int>(k) + 1));
        return;
    }
    case Ask::Steps: {
        const auto& e = std::get<MoveTiles>(effect.node);
        eachTile(tilesInSteps(t, s.asked.a, e.count, e.upTo),
            [&](Tile tile) { out.push_back(tileOption(Verb::Choose, tile)); });
        break;
    }
    default:
        break;
    }
    if (s.picks.size() >= s.asked.min && s.asked.min < s.asked.max)
        out.push_back(noneOf(Verb::Choose));
}

} // namespace triptych::seize
