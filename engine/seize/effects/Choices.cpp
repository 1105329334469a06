#include "seize/effects/Choices.h"

#include "seize/effects/Moves.h"
#include "seize/effects/Staging.h"
#include "seize/rules/Asking.h"
#include "seize/rules/Battlefield.h"
#include "seize/rules/Drawing.h"
#include "seize/rules/Meaning.h"
#include "seize/rules/Mercenaries.h"
#include "seize/rules/Statuses.h"
#include "seize/rules/Targeting.h"
#include "seize/rules/Warchest.h"
#include "seize/rules/Zones.h"

#include <algorithm>
#include <utility>

namespace triptych::seize {

namespace {

/// Begins a verb that is done one by one: one frame each, the first of them on top.
void forEach(const Table& t, const Frame& f, const auto& list)
{
    for (std::size_t left = list.size(); left-- > 0;) {
        Frame each = f;
        each.a = list[left];
        resumeAt(t.state, each, ForOne);
    }
}

// --- Phrases chosen on resolution

bool speaksOfOpponent(const Effect& effect)
{
    bool speaks = false;
    const auto look = [&](const Who& who) { speaks = speaks || who.kind == Who::Kind::Opponent; };
    const auto inAmount = [&](const Amount& amount) {
        if (amount.counted)
            look(amount.counted->whose);
        if (amount.quantity)
            look(amount.quantity->counted.whose);
    };
    std::visit(
        [&](const auto& e) {
            if constexpr (requires { look(e.who); })
                look(e.who);
            if constexpr (requires { e.whose; })
                look(e.whose);
            if constexpr (requires { e.amount.kind; })
                inAmount(e.amount);
            if constexpr (requires { e.count.kind; })
                inAmount(e.count);
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
    if (const Goods* some = someGoods(effect); some && f.b < 2) {
        Frame again = f;
        again.b = 2;
        s.agenda.push_back(again);
        int there = 0;
        for (Seat p = 0; p < s.seats; ++p)
            for (const Zone zone : { Zone::Warchest, Zone::Equipped })
                for (const Index i : cardsIn(s, p, zone))
                    there += treasureFits(t, *some, i, s.resolving.controller);
        const std::uint8_t most = clamped(some->count, static_cast<std::size_t>(there));
        ask(t,
            { Ask::Choose, s.resolving.controller, some->upTo ? std::uint8_t { 0 } : most, most,
                f.node, 8, 0 });
        return true;
    }
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
        speakOf(s, s.picks); // now what is spoken of
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
    if (const auto* discards = std::get_if<Discard>(&effect.node)) {
        const std::size_t least = discards->count.kind == Amount::Kind::Fixed
            ? static_cast<std::size_t>(std::max(1, discards->count.number))
            : 1;
        if (discards->who.kind == Who::Kind::You)
            return countIn(s, you, Zone::Hand) >= least;
        for (const Seat p : players(t, discards->who))
            if (countIn(s, p, Zone::Hand) < least)
                return false;
        return true;
    }
    const auto able = [&](const Who& who, auto&& enough) {
        const Seats list = players(t, who);
        return !list.empty() && std::all_of(list.begin(), list.end(), enough);
    };
    // RULING: who has not got what is to be paid is not asked to.
    if (const auto* lose = std::get_if<LoseLoot>(&effect.node))
        return lose->amount.kind != Amount::Kind::Fixed
            || able(lose->who, [&](Seat p) { return s.players[p].vault >= lose->amount.number; });
    if (const auto* turn = std::get_if<TurnTreasures>(&effect.node);
        turn && turn->exhaust && turn->count.kind == Amount::Kind::Fixed)
        return able(turn->who, [&](Seat p) { return readyTreasures(s, p) >= turn->count.number; });
    if (const Thing* some = someOf(effect, 0))
        return candidates(t, *some) > 0;
    return true;
}

void may(const Table& t, const Frame& f, const May& e)
{
    State& s = t.state;
    if (f.stage == Begin && e.who.kind != Who::Kind::You) { // each of them by themselves
        s.did = 0;
        forEach(t, f, players(t, e.who));
        return;
    }
    if (f.stage == ForOne) {
        s.thatPlayer = f.a;
        if (!isPossible(t, e.effect.front()))
            return;
        resumeAt(s, f, Picked);
        ask(t, { Ask::May, f.a, 1, 1, f.node, 0, 0 });
        return;
    }
    if (f.stage == Picked) {
        s.did = !s.picks.empty();
        if (s.did)
            s.agenda.push_back({ Frame::Kind::Effect, 0, e.effect.front().id, 0, 0, 0, 0 });
        return;
    }
    s.did = 0;
    if (!isPossible(t, e.effect.front()))
        return;
    resumeAt(s, f, Picked);
    ask(t, { Ask::May, s.resolving.controller, 1, 1, f.node, 0, 0 });
}

// --- One by one

void mend(const Table& t, const Frame& f, const Thing& what, bool physical, bool all)
{
    State& s = t.state;
    if (f.stage == Begin) {
        const Mercenaries list = mercenaries(t, what);
        speakOf(s, what, list);
        forEach(t, f, list);
        return;
    }
    const Index i = f.a;
    if (!onBattlefield(s, i))
        return;
    const Ailments ailments = ailmentsOf(t, i, physical);
    if (f.stage == Picked) {
        const std::size_t number = s.picks.empty() ? 0 : s.picks.front() - 1u;
        if (number < ailments.size()) {
            cure(t, i, ailments[number]);
            ++s.theNumber;
        }
        return;
    }
    if (all || ailments.size() < 2) { // S-MEND one of choice with all its counters, or all
        for (const std::uint8_t ailment : ailments) {
            cure(t, i, ailment);
            ++s.theNumber; // "for each status removed this way"
        }
        return;
    }
    resumeAt(s, f, Picked);
    ask(t,
        { Ask::Status, s.resolving.controller, 1, 1, f.node, i,
            static_cast<std::uint8_t>(physical) });
}

void moveTiles(const Table& t, const Frame& f, const MoveTiles& e)
{
    State& s = t.state;
    if (f.stage == Begin) {
        const Mercenaries list = mercenaries(t, e.what);
        speakOf(s, e.what, list);
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
    resumeAt(s, f, Picked);
    ask(t,
        { Ask::Steps, s.resolving.controller, e.upTo ? std::uint8_t { 0 } : std::uint8_t { 1 }, 1,
            f.node, i, 0 });
}

void strip(const Table& t, const Frame& f, const Strip& e)
{
    State& s = t.state;
    const auto take = [&](const auto& list) {
        for (const Index treasure : list) {
            if (zoneOf(s, treasure) != Zone::Equipped)
                continue;
            if (!canBeStripped(t, s.objects[treasure].host))
                continue;
            if (e.destroy)
                moveTo(t, treasure, Zone::Discard);
            else
                unequip(t, treasure);
        }
    };
    if (f.stage == Begin) {
        const Mercenaries list = mercenaries(t, e.what);
        speakOf(s, e.what, list);
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
    const int n = all ? maxObjects : amountOf(t, e.count);
    if (n >= static_cast<int>(carried.size())) {
        take(carried);
        return;
    }
    resumeAt(s, f, Picked);
    const std::uint8_t count = clamped(n, carried.size());
    ask(t, { Ask::Choose, s.resolving.controller, count, count, f.node, 2, f.a });
}

void equipFrom(const Table& t, const Frame& f, const Equip& e)
{
    State& s = t.state;
    if (f.stage == Begin) {
        const Mercenaries list = mercenaries(t, e.what);
        speakOf(s, e.what, list);
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
    resumeAt(s, f, Picked);
    ask(t, { Ask::Choose, s.resolving.controller, 1, 1, f.node, 3, f.a });
}

void turnTreasures(const Table& t, const Frame& f, const TurnTreasures& e)
{
    State& s = t.state;
    const auto turn = [&](Index i) { e.exhaust ? exhaustTreasure(t, i) : readyTreasure(t, i); };
    if (f.stage == Begin) {
        const Seats list = players(t, e.who);
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
    InlineVector<Index, maxObjects> there;
    for (const Index i : cardsIn(s, f.a, Zone::Warchest))
        if (s.objects[i].is(Object::Exhausted) != e.exhaust)
            there.push_back(i);
    const Seat before = std::exchange(s.thatPlayer, f.a);
    const int n = e.count.kind == Amount::Kind::All ? maxObjects : amountOf(t, e.count);
    s.thatPlayer = before;
    if (n >= static_cast<int>(there.size())) {
        for (const Index i : there)
            turn(i);
        return;
    }
    resumeAt(s, f, Picked);
    const std::uint8_t count = clamped(n, there.size());
    ask(t, { Ask::Choose, f.a, count, count, f.node, 4, 0 });
}

void eachDiscards(const Table& t, const Frame& f, const Discard& e)
{
    State& s = t.state;
    if (f.stage == Begin) {
        const Seats list = players(t, e.who);
        if (list.size() == 1)
            s.thatPlayer = list.front();
        s.theNumber = 0;
        forEach(t, f, list);
        return;
    }
    if (f.stage == Picked) {
        const auto picked = s.picks;
        for (const Index i : picked)
            discard(t, i);
        s.theNumber = static_cast<std::uint8_t>(s.theNumber + picked.size());
        return;
    }
    const Seat p = f.a;
    if (!s.players[p].alive)
        return;
    const bool all = e.count.kind == Amount::Kind::All;
    const Seat before = std::exchange(s.thatPlayer, p); // "their" is each of them
    int n = all ? maxObjects : amountOf(t, e.count);
    s.thatPlayer = before;
    if (e.random || n >= static_cast<int>(countIn(s, p, Zone::Hand))) {
        for (; n > 0 && countIn(s, p, Zone::Hand) > 0; --n) {
            const auto hand = static_cast<std::uint32_t>(countIn(s, p, Zone::Hand));
            const std::uint32_t which = e.random ? s.random.below(hand) : 0;
            discard(t, s.zones.at(zoneIndex(p, Zone::Hand), which));
            ++s.theNumber;
        }
        return;
    }
    resumeAt(s, f, Picked);
    const std::uint8_t count = clamped(n, countIn(s, p, Zone::Hand));
    ask(t, { Ask::Discard, p, count, count, f.node, 0, 0 });
}

} // namespace triptych::seize
