#include "seize/effects/Choices.h"

#include "seize/effects/Moves.h"
#include "seize/effects/Staging.h"
#include "seize/rules/Abilities.h"
#include "seize/rules/Asking.h"
#include "seize/rules/Attacking.h"
#include "seize/rules/Battlefield.h"
#include "seize/rules/Counting.h"
#include "seize/rules/Damage.h"
#include "seize/rules/Drawing.h"
#include "seize/rules/Matching.h"
#include "seize/rules/Meaning.h"
#include "seize/rules/Mercenaries.h"
#include "seize/rules/Places.h"
#include "seize/rules/Statuses.h"
#include "seize/rules/Targeting.h"
#include "seize/rules/Warchest.h"
#include "seize/rules/Zones.h"

#include <algorithm>
#include <utility>

namespace triptych::seize {

namespace {

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

/// "An enemy mercenary at random": as if somebody had picked it.
void pickAtRandom(const Table& t, const Thing& some, std::uint8_t many)
{
    State& s = t.state;
    std::vector<Index> there;
    const Viewpoint v = viewpoint(t);
    if (some.filter.noun == Filter::Noun::Tile)
        eachTile(tilesOf(t, some.filter, v) & ~s.pillars,
            [&](Tile tile) { there.push_back(Index { tile }); });
    else
        eachMercenary(s, [&](Index i) {
            if (matches(t, i, some.filter, v))
                there.push_back(i);
        });
    s.random.shuffle(there);
    s.picks.clear();
    for (std::size_t k = 0; k < there.size() && k < many; ++k)
        s.picks.push_back(there[k]);
}

void askSome(const Table& t, EffectId effect, const Thing& some, std::uint8_t number)
{
    State& s = t.state;
    Seat chooser = s.resolving.controller;
    if (const auto* select = std::get_if<Select>(&t.cards.effect(effect).node)) {
        const Seats who = players(t, select->who);
        if (who.empty())
            return;
        chooser = s.thatPlayer = who.front();
    }
    const std::uint8_t most = clamped(some.count, candidates(t, some));
    if (some.random) {
        pickAtRandom(t, some, most);
        return;
    }
    const std::uint8_t least = some.upTo ? std::uint8_t { 0 } : most;
    ask(t,
        { Ask::Choose, chooser, least, most, effect,
            ChosenAmong {
                number == 0 ? ChosenAmong::What::Phrase : ChosenAmong::What::SecondPhrase } });
}

/// "An opponent": the only one, or the one that the controller picks.
bool chooseOpponent(const Table& t, DoEffect step)
{
    State& s = t.state;
    const Seat you = s.resolving.controller;
    if (step.chosen == Chosen::Opponent) {
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
    s.agenda.push(DoEffect { step.effect, Chosen::Opponent });
    ask(t, { Ask::Opponent, you, 1, 1, step.effect });
    return true;
}

} // namespace

bool isOfSeveral(const Effect& effect)
{
    const auto* select = std::get_if<Select>(&effect.node);
    return select
        && (select->who.kind == Who::Kind::EachOpponent
            || select->who.kind == Who::Kind::EachPlayer);
}

bool chooseFirst(const Table& t, DoEffect step, const Effect& effect)
{
    State& s = t.state;
    if (isOfSeveral(effect)) // each of them chooses by themselves
        return false;
    if (s.opponent == noSeat && speaksOfOpponent(effect) && chooseOpponent(t, step))
        return true;
    if (const auto* handle = std::get_if<Handle>(&effect.node);
        handle && handle->who.kind != Who::Kind::You)
        return false; // they choose themselves
    if (const Goods* some = someGoods(effect); some && step.chosen < Chosen::FirstPhrase) {
        s.agenda.push(DoEffect { step.effect, Chosen::FirstPhrase });
        int there = 0;
        for (Seat p = 0; p < s.seats; ++p)
            for (const Zone zone : goodsZones)
                for (const Index i : cardsIn(s, p, zone))
                    there += treasureFits(t, *some, i, viewpoint(t));
        const std::uint8_t most = clamped(some->count, static_cast<std::size_t>(there));
        ask(t,
            { Ask::Choose, s.resolving.controller, some->upTo ? std::uint8_t { 0 } : most, most,
                step.effect, ChosenAmong { ChosenAmong::What::Treasures } });
        return true;
    }
    const Thing* first = someOf(effect, 0);
    const Thing* second = someOf(effect, 1);
    if (first && step.chosen < Chosen::FirstPhrase) {
        s.agenda.push(DoEffect { step.effect, Chosen::FirstPhrase });
        askSome(t, step.effect, *first, 0);
        return true;
    }
    if (second && step.chosen < Chosen::BothPhrases) {
        speakOf(s, s.picks); // now what is spoken of
        s.agenda.push(DoEffect { step.effect, Chosen::BothPhrases });
        askSome(t, step.effect, *second, 1);
        return true;
    }
    return false;
}

namespace {

/// Whether there is somebody or something to do it to.
bool isThere(const Table& t, const Effect& effect)
{
    if (const Goods* some = someGoods(effect)) {
        const State& s = t.state;
        for (Seat p = 0; p < s.seats; ++p)
            for (const Zone zone : goodsZones)
                for (const Index i : cardsIn(s, p, zone))
                    if (treasureFits(t, *some, i, viewpoint(t)))
                        return true;
        return false;
    }
    return std::visit(
        [&](const auto& e) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(e)>, Strip>) {
                for (const Index i : mercenaries(t, e.what))
                    if (!treasuresOf(t.state, i).empty() && canBeStripped(t, i))
                        return true;
                return false;
            } else if constexpr (requires { e.goods; }) {
                return !goods(t, e.goods).empty();
            } else if constexpr (requires { e.what.filter; }) {
                return e.what.kind == Thing::Kind::Some || e.what.filter.noun == Filter::Noun::Tile
                    || !mercenaries(t, e.what).empty();
            } else {
                return true;
            }
        },
        effect.node);
}

} // namespace

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
    if (const auto* show = std::get_if<Show>(&effect.node))
        return able(show->who, [&](Seat p) {
            int there = 0;
            for (const Index i : cardsIn(s, p, Zone::Hand))
                there += matches(t, i, show->cards);
            return there >= show->count;
        });
    if (const auto* lose = std::get_if<LoseLoot>(&effect.node))
        return lose->upTo || lose->amount.kind != Amount::Kind::Fixed
            || able(lose->who, [&](Seat p) { return s.players[p].vault >= lose->amount.number; });
    if (const auto* turn = std::get_if<TurnTreasures>(&effect.node);
        turn && turn->exhaust && !turn->upTo && turn->count.kind == Amount::Kind::Fixed)
        return able(turn->who, [&](Seat p) { return readyTreasures(s, p) >= turn->count.number; });
    if (const Thing* some = someOf(effect, 0))
        return candidates(t, *some) > 0;
    return true;
}

void may(const Table& t, EffectId effect, const May& e)
{
    State& s = t.state;
    s.did = 0;
    if (e.must) { // RULING: "if you do" of what was told asks whether there was anything to do
        s.did = isPossible(t, e.effect.front()) && isThere(t, e.effect.front());
        if (s.did)
            s.agenda.push(DoEffect { e.effect.front().id });
        return;
    }
    if (e.who.kind != Who::Kind::You) { // each of them by themselves
        pushForEach<May>(s.agenda, effect, players(t, e.who));
        return;
    }
    if (!isPossible(t, e.effect.front()))
        return;
    s.agenda.push(Picked<May> { effect, s.resolving.controller });
    ask(t, { Ask::May, s.resolving.controller, 1, 1, effect });
}

void run(const Table& t, ForPlayer<May> step)
{
    State& s = t.state;
    s.thatPlayer = step.player;
    if (!isPossible(t, nodeOf<May>(t, step.effect).effect.front()))
        return;
    s.agenda.push(Picked<May> { step.effect, step.player });
    ask(t, { Ask::May, step.player, 1, 1, step.effect });
}

void run(const Table& t, Picked<May> step)
{
    State& s = t.state;
    s.did = !s.picks.empty();
    if (s.did)
        s.agenda.push(DoEffect { nodeOf<May>(t, step.effect).effect.front().id });
}

// --- Mercenary by mercenary

namespace {

/// S-MEND One ailment of choice with all its counters, or all.
void tellTreated(const Table& t, Index i, bool physical)
{
    Happening happening { physical ? Trigger::Event::IsMended : Trigger::Event::IsCleansed, i };
    happening.who = t.state.objects[i].controller;
    occur(t, happening);
}

template <class Verb>
void mend(const Table& t, ForThing<Verb> step, bool physical)
{
    State& s = t.state;
    const Index i = step.thing;
    if (!onBattlefield(s, i))
        return;
    const Ailments ailments = ailmentsOf(t, i, physical);
    if (nodeOf<Verb>(t, step.effect).all || ailments.size() < 2) {
        for (const std::uint8_t ailment : ailments) {
            cure(t, i, ailment);
            ++s.theNumber; // "for each status removed this way"
        }
        if (!ailments.empty()) // RULING: nobody is mended who had nothing to be mended of
            tellTreated(t, i, physical);
        return;
    }
    s.agenda.push(PickedForThing<Verb> { step.effect, i });
    ask(t, { Ask::Status, s.resolving.controller, 1, 1, step.effect, Mended { i, physical } });
}

void mendPicked(const Table& t, Index i, bool physical)
{
    State& s = t.state;
    if (!onBattlefield(s, i))
        return;
    const Ailments ailments = ailmentsOf(t, i, physical);
    const std::size_t number = s.picks.empty() ? 0 : s.picks.front() - 1u;
    if (number < ailments.size()) {
        cure(t, i, ailments[number]);
        ++s.theNumber;
        tellTreated(t, i, physical);
    }
}

} // namespace

void run(const Table& t, ForThing<Mend> step)
{
    mend(t, step, true);
}

void run(const Table& t, PickedForThing<Mend> step)
{
    mendPicked(t, step.thing, true);
}

void run(const Table& t, ForThing<Cleanse> step)
{
    mend(t, step, false);
}

void run(const Table& t, PickedForThing<Cleanse> step)
{
    mendPicked(t, step.thing, false);
}

namespace {

/// How many, from none to `most`: the pick is the number.
void askHowMany(const Table& t, Seat p, EffectId effect, int most)
{
    const std::uint8_t n = clamped(most, 60);
    ask(t, { Ask::Number, p, 0, 1, effect, NumberUpTo { n } });
}
int howMany(const State& s)
{
    return s.picks.empty() ? 0 : s.picks.front();
}
/// Which counters, one after the other.
void askCounters(const Table& t, EffectId effect, Index i, const Amount& count, bool upTo)
{
    State& s = t.state;
    const int there = countersOn(mercenary(s, i));
    const int n = count.kind == Amount::Kind::All ? there : amountOf(t, count);
    const std::uint8_t most = clamped(std::min(n, there), s.picks.capacity());
    ask(t,
        { Ask::Counters, s.resolving.controller, upTo ? std::uint8_t { 0 } : most, most, effect,
            OfMercenary { i } });
}
/// Of the picks: how many counters of this status.
int pickedOf(const auto& picks, Status status)
{
    int n = 0;
    for (const Index pick : picks)
        n += pick == static_cast<int>(status) + 1;
    return n;
}

} // namespace

void run(const Table& t, ForPlayer<LoseLoot> step)
{
    State& s = t.state;
    const auto& e = nodeOf<LoseLoot>(t, step.effect);
    const int vault = std::max<int>(0, s.players[step.player].vault);
    s.picks.clear();
    s.agenda.push(Picked<LoseLoot> { step.effect, step.player });
    askHowMany(t, step.player, step.effect,
        e.amount.kind == Amount::Kind::All ? vault : std::min(vault, amountOf(t, e.amount)));
}

void run(const Table& t, Picked<LoseLoot> step)
{
    const int n = howMany(t.state);
    loseLoot(t, step.player, n);
    t.state.theNumber = static_cast<std::uint8_t>(n);
}

void run(const Table& t, ForPlayer<Handle> step)
{
    State& s = t.state;
    s.thatPlayer = step.player; // of each their own
    const auto& e = nodeOf<Handle>(t, step.effect);
    int there = 0;
    for (Seat p = 0; p < s.seats; ++p)
        for (const Zone zone : goodsZones)
            for (const Index i : cardsIn(s, p, zone))
                there += treasureFits(t, e.goods, i, viewpoint(t));
    const std::uint8_t most = clamped(e.goods.count, static_cast<std::size_t>(there));
    if (most == 0)
        return;
    s.agenda.push(Picked<Handle> { step.effect, step.player });
    ask(t,
        { Ask::Choose, step.player, e.goods.upTo ? std::uint8_t { 0 } : most, most, step.effect,
            ChosenAmong { ChosenAmong::What::Theirs } });
}

void run(const Table& t, ForPlayer<Show> step)
{
    State& s = t.state;
    const auto& e = nodeOf<Show>(t, step.effect);
    InlineVector<Index, maxObjects> there;
    for (const Index i : cardsIn(s, step.player, Zone::Hand))
        if (matches(t, i, e.cards))
            there.push_back(i);
    const std::uint8_t n = clamped(e.count, there.size());
    s.picks.clear();
    s.agenda.push(Picked<Show> { step.effect, step.player });
    if (e.random || n == there.size()) {
        s.random.shuffle(there);
        for (std::size_t k = 0; k < n; ++k)
            s.picks.push_back(there[k]);
        return;
    }
    ask(t,
        { Ask::Choose, step.player, n, n, step.effect, ChosenAmong { ChosenAmong::What::Shown } });
}

void run(const Table& t, ForThing<Remove> step)
{
    State& s = t.state;
    const auto& e = nodeOf<Remove>(t, step.effect);
    const Index i = step.thing;
    if (!onBattlefield(s, i))
        return;
    s.picks.clear();
    s.agenda.push(PickedForThing<Remove> { step.effect, i });
    if (e.every) {
        askCounters(t, step.effect, i, e.count, e.upTo);
        return;
    }
    const int there = countOf(mercenary(s, i), e.status);
    askHowMany(t, s.resolving.controller, step.effect,
        e.count.kind == Amount::Kind::All ? there : std::min(there, amountOf(t, e.count)));
}

void run(const Table& t, PickedForThing<Remove> step)
{
    State& s = t.state;
    const auto& e = nodeOf<Remove>(t, step.effect);
    const auto picked = s.picks;
    if (!onBattlefield(s, step.thing))
        return;
    int removed = 0;
    if (!e.every) {
        removed = howMany(s);
        removeStatus(t, step.thing, e.status, removed);
    } else {
        for (int k = 0; k < countedStatusCount; ++k) {
            const int n = pickedOf(picked, static_cast<Status>(k));
            removed += n;
            if (n > 0)
                removeStatus(t, step.thing, static_cast<Status>(k), n);
        }
    }
    s.theNumber = static_cast<std::uint8_t>(s.theNumber + removed);
}

void run(const Table& t, ForThing<Push> step)
{
    State& s = t.state;
    if (!onBattlefield(s, step.thing) || !canBeShifted(t, step.thing))
        return;
    s.picks.clear();
    s.agenda.push(PickedForThing<Push> { step.effect, step.thing });
    ask(t, { Ask::Steps, s.resolving.controller, 0, 1, step.effect, OfMercenary { step.thing } });
}

void run(const Table& t, PickedForThing<Push> step)
{
    State& s = t.state;
    if (!onBattlefield(s, step.thing) || s.picks.empty())
        return;
    shove(t, step.thing, s.picks.front());
    ++s.theNumber; // "if it moved this way"
}

namespace {

/// The two of them, where the first may have been chosen before the second.
Mercenaries bothOf(const Table& t, const Transfer& e)
{
    Thing it;
    it.kind = Thing::Kind::It;
    const bool both = e.what.kind == Thing::Kind::Some && e.with.kind == Thing::Kind::Some;
    const Mercenaries from = mercenaries(t, both ? it : e.what);
    const Mercenaries to = mercenaries(t, e.with);
    Mercenaries two;
    if (!from.empty() && !to.empty() && from.front() != to.front()) {
        two.push_back(from.front());
        two.push_back(to.front());
    }
    return two;
}

} // namespace

void transfer(const Table& t, EffectId effect, const Transfer& e)
{
    State& s = t.state;
    const Mercenaries two = bothOf(t, e);
    s.theNumber = 0;
    if (two.empty())
        return;
    const bool asked = e.upTo || (!e.status && e.count.kind != Amount::Kind::All);
    if (!asked) {
        int moved = 0;
        for (int k = 0; k < countedStatusCount; ++k) {
            const auto status = static_cast<Status>(k);
            if (e.status && *e.status != status)
                continue;
            const int before = countOf(mercenary(s, two[0]), status);
            removeStatus(t, two[0], status,
                e.count.kind == Amount::Kind::All ? before : amountOf(t, e.count));
            const int gone = before - countOf(mercenary(s, two[0]), status);
            applyStatus(t, two[1], status, gone, s.resolving.controller);
            moved += gone;
        }
        s.theNumber = static_cast<std::uint8_t>(moved);
        return;
    }
    // What was picked before is asked for anew: it must still be known when the answer is there.
    s.it.clear();
    s.it.push_back(refOf(s, two[0]));
    s.it.push_back(refOf(s, two[1]));
    s.picks.clear();
    s.agenda.push(Picked<Transfer> { effect, s.resolving.controller });
    if (e.status)
        askHowMany(t, s.resolving.controller, effect,
            e.count.kind == Amount::Kind::All
                ? countOf(mercenary(s, two[0]), *e.status)
                : std::min(countOf(mercenary(s, two[0]), *e.status), amountOf(t, e.count)));
    else
        askCounters(t, effect, two[0], e.count, e.upTo);
}

void run(const Table& t, Picked<Transfer> step)
{
    State& s = t.state;
    const auto& e = nodeOf<Transfer>(t, step.effect);
    const auto picked = s.picks;
    if (s.it.size() != 2 || !onBattlefield(s, s.it[0]) || !onBattlefield(s, s.it[1]))
        return;
    const Index from = s.it[0].object;
    const Index to = s.it[1].object;
    int moved = 0;
    for (int k = 0; k < countedStatusCount; ++k) {
        const auto status = static_cast<Status>(k);
        const int n = e.status ? (*e.status == status ? howMany(s) : 0) : pickedOf(picked, status);
        const int before = countOf(mercenary(s, from), status);
        removeStatus(t, from, status, n);
        const int gone = before - countOf(mercenary(s, from), status);
        applyStatus(t, to, status, gone, s.resolving.controller);
        moved += gone;
    }
    s.theNumber = static_cast<std::uint8_t>(moved);
}

void run(const Table& t, ForThing<MoveTiles> step)
{
    State& s = t.state;
    s.picks.clear();
    const Index i = step.thing;
    if (!onBattlefield(s, i) || !canBeShifted(t, i))
        return;
    const std::uint8_t least = nodeOf<MoveTiles>(t, step.effect).upTo ? 0 : 1;
    s.agenda.push(PickedForThing<MoveTiles> { step.effect, i });
    ask(t, { Ask::Steps, s.resolving.controller, least, 1, step.effect, OfMercenary { i } });
}

void run(const Table& t, PickedForThing<MoveTiles> step)
{
    if (onBattlefield(t.state, step.thing) && !t.state.picks.empty())
        shove(t, step.thing, t.state.picks.front());
}

TileSet strikable(const Table& t, Index i, const Strike& e)
{
    TileSet found = 0;
    if (!canAttackAtAll(t, i))
        return found;
    if (e.how != How::Ranged)
        found |= attackTiles(t, i, AttackStat::Melee);
    if (e.how != How::Melee)
        found |= attackTiles(t, i, AttackStat::Ranged);
    if (!e.against)
        return choosable(t, i, found);
    TileSet those = 0;
    if (e.against->kind == Thing::Kind::Some)
        those = tilesOf(t, e.against->filter, viewpoint(t));
    else
        for (const Index other : mercenaries(t, *e.against))
            those |= bitOf(mercenary(t.state, other).tile);
    return found & those;
}

namespace {

/// S-STATUS-STEALTH-2, S-STATUS-BLIND-1 as of every attack; it is not exhausted by it.
bool comesToStrike(const Table& t, Index i)
{
    if (!has(t, i, Modifier::Kind::KeepsStealth))
        comeOutOfStealth(t, i);
    if (seesThrough(t, i))
        return true;
    t.tell({ Event::Kind::Missed, t.state.objects[i].controller, i });
    return false;
}

AttackStat blowOf(const Table& t, Index i, const Strike& e, TileSet at)
{
    const bool melee = e.how != How::Ranged && (attackTiles(t, i, AttackStat::Melee) & at) != 0;
    return melee ? AttackStat::Melee : AttackStat::Ranged;
}

void strikeAll(const Table& t, Index i, const Strike& e, TileSet there)
{
    if (!comesToStrike(t, i))
        return;
    t.state.destroyed = 0;
    int lost = 0;
    eachTile(there, [&](Tile tile) {
        const Index target = t.state.board[tile];
        if (target != noIndex && onBattlefield(t.state, i) && onBattlefield(t.state, target))
            lost += strike(t, i, target, blowOf(t, i, e, bitOf(tile)), e.more);
    });
    t.state.theNumber = static_cast<std::uint8_t>(std::clamp(lost, 0, 255));
}

} // namespace

void run(const Table& t, ForThing<Strike> step)
{
    State& s = t.state;
    const auto& e = nodeOf<Strike>(t, step.effect);
    const TileSet there = onBattlefield(s, step.thing) ? strikable(t, step.thing, e) : 0;
    s.theNumber = 0; // "if the attack deals damage"
    if (there == 0)
        return;
    if (e.against && e.against->kind != Thing::Kind::Some) { // whom is known; "each" is all of them
        strikeAll(t, step.thing, e, there);
        return;
    }
    s.agenda.push(PickedForThing<Strike> { step.effect, step.thing });
    ask(t,
        { Ask::Choose, s.objects[step.thing].controller, 1, 1, step.effect,
            ChosenAmong { ChosenAmong::What::Strikable, step.thing } });
}

void run(const Table& t, PickedForThing<Strike> step)
{
    State& s = t.state;
    if (s.picks.empty() || !onBattlefield(s, step.thing) || !onBattlefield(s, s.picks.front()))
        return;
    const Index target = s.picks.front();
    const TileSet at = bitOf(mercenary(s, target).tile);
    const auto& e = nodeOf<Strike>(t, step.effect);
    const AttackStat blow = blowOf(t, step.thing, e, at);
    s.destroyed = 0;
    if (comesToStrike(t, step.thing))
        s.theNumber = static_cast<std::uint8_t>(
            std::clamp(strike(t, step.thing, target, blow, e.more), 0, 255));
}

namespace {

void takeFrom(const Table& t, const Strip& e, const auto& treasures)
{
    State& s = t.state;
    for (const Index treasure : treasures) {
        if (zoneOf(s, treasure) != Zone::Equipped || !canBeStripped(t, s.objects[treasure].host))
            continue;
        ++s.theNumber;
        if (e.home)
            moveTo(t, treasure, Zone::Hand);
        else if (e.destroy)
            ruin(t, treasure);
        else
            unequip(t, treasure);
    }
}

} // namespace

void run(const Table& t, ForThing<Strip> step)
{
    State& s = t.state;
    const auto& e = nodeOf<Strip>(t, step.effect);
    if (!onBattlefield(s, step.thing))
        return;
    const auto carried = treasuresOf(s, step.thing);
    const bool all = e.count.kind == Amount::Kind::All;
    const int n = all ? maxObjects : amountOf(t, e.count);
    if (n >= static_cast<int>(carried.size()) && !e.upTo) {
        takeFrom(t, e, carried);
        return;
    }
    s.agenda.push(PickedForThing<Strip> { step.effect, step.thing });
    const std::uint8_t count = clamped(n, carried.size());
    ask(t,
        { Ask::Choose, s.resolving.controller, e.upTo ? std::uint8_t { 0 } : count, count,
            step.effect, ChosenAmong { ChosenAmong::What::Carried, step.thing } });
}

void run(const Table& t, PickedForThing<Strip> step)
{
    const auto picked = t.state.picks;
    takeFrom(t, nodeOf<Strip>(t, step.effect), picked);
}

void run(const Table& t, ForThing<Equip> step)
{
    State& s = t.state;
    if (!onBattlefield(s, step.thing))
        return;
    const bool deck = nodeOf<Equip>(t, step.effect).from == Zone::Deck;
    const Seat you = s.resolving.controller;
    if (deck) // whoever searches sees it all, and may find nothing
        for (const Index i : cardsIn(s, you, Zone::Deck))
            s.objects[i].knownTo = (s.objects[i].knownTo | (1u << you)) & 0xF;
    s.picks.clear();
    s.agenda.push(PickedForThing<Equip> { step.effect, step.thing });
    ask(t,
        { Ask::Choose, you, deck ? std::uint8_t { 0 } : std::uint8_t { 1 }, 1, step.effect,
            ChosenAmong { ChosenAmong::What::Loose, step.thing } });
}

void run(const Table& t, PickedForThing<Equip> step)
{
    State& s = t.state;
    if (onBattlefield(s, step.thing) && !s.picks.empty())
        equip(t, step.thing, s.picks.front());
    if (nodeOf<Equip>(t, step.effect).from == Zone::Deck)
        shuffleDeck(t, s.resolving.controller);
}

// --- Player by player

namespace {

/// How many the player is told to; "their" is each of them.
int amountFor(const Table& t, const Amount& count, Seat p)
{
    if (count.kind == Amount::Kind::All)
        return maxObjects;
    const Seat before = std::exchange(t.state.thatPlayer, p);
    const int n = amountOf(t, count);
    t.state.thatPlayer = before;
    return n;
}

void turn(const Table& t, const TurnTreasures& e, const auto& treasures)
{
    for (const Index i : treasures)
        e.exhaust ? exhaustTreasure(t, i) : readyTreasure(t, i);
}

} // namespace

void turnTreasures(const Table& t, EffectId effect, const TurnTreasures& e)
{
    const Seats list = players(t, e.who);
    if (list.size() == 1)
        t.state.thatPlayer = list.front();
    pushForEach<TurnTreasures>(t.state.agenda, effect, list);
}

void run(const Table& t, ForPlayer<TurnTreasures> step)
{
    State& s = t.state;
    const auto& e = nodeOf<TurnTreasures>(t, step.effect);
    const Seat p = step.player;
    InlineVector<Index, maxObjects> there;
    for (const Index i : cardsIn(s, p, Zone::Warchest))
        if (s.objects[i].is(Object::Exhausted) != e.exhaust)
            there.push_back(i);
    const int n = amountFor(t, e.count, p);
    if (e.upTo) {
        s.picks.clear();
        s.agenda.push(Picked<TurnTreasures> { step.effect, p });
        const std::uint8_t most = clamped(n, std::min(there.size(), s.picks.capacity()));
        ask(t,
            { Ask::Choose, p, 0, most, step.effect, ChosenAmong { ChosenAmong::What::Warchest } });
        return;
    }
    if (n >= static_cast<int>(there.size())) {
        turn(t, e, there);
        return;
    }
    s.agenda.push(Picked<TurnTreasures> { step.effect, p });
    const std::uint8_t count = clamped(n, there.size());
    ask(t,
        { Ask::Choose, p, count, count, step.effect, ChosenAmong { ChosenAmong::What::Warchest } });
}

void run(const Table& t, Picked<TurnTreasures> step)
{
    const auto picked = t.state.picks;
    const auto& e = nodeOf<TurnTreasures>(t, step.effect);
    turn(t, e, picked);
    if (e.upTo) // "for each treasure exhausted this way"
        t.state.theNumber = static_cast<std::uint8_t>(picked.size());
}

void eachSelects(const Table& t, EffectId effect, const Select& e)
{
    t.state.it.clear();
    pushForEach<Select>(t.state.agenda, effect, players(t, e.who));
}

void run(const Table& t, ForPlayer<Select> step)
{
    State& s = t.state;
    s.thatPlayer = step.player; // of each their own
    const Thing& what = nodeOf<Select>(t, step.effect).what;
    const std::uint8_t most = clamped(what.count, candidates(t, what));
    if (most == 0)
        return;
    s.agenda.push(Picked<Select> { step.effect, step.player });
    ask(t, { Ask::Choose, step.player, what.upTo ? std::uint8_t { 0 } : most, most, step.effect });
}

void run(const Table& t, Picked<Select>)
{
    State& s = t.state;
    for (const Index i : s.picks)
        s.it.push_back(refOf(s, i));
}

void eachDiscards(const Table& t, EffectId effect, const Discard& e)
{
    const Seats list = players(t, e.who);
    if (list.size() == 1)
        t.state.thatPlayer = list.front();
    t.state.theNumber = 0;
    t.state.shown.clear();
    pushForEach<Discard>(t.state.agenda, effect, list);
}

void run(const Table& t, ForPlayer<Discard> step)
{
    State& s = t.state;
    const auto& e = nodeOf<Discard>(t, step.effect);
    const Seat p = step.player;
    if (!s.players[p].alive)
        return;
    int n = e.count.kind == Amount::Kind::All ? static_cast<int>(countIn(s, p, Zone::Hand))
                                              : amountFor(t, e.count, p);
    if (e.downTo)
        n = std::max(0, static_cast<int>(countIn(s, p, Zone::Hand)) - n);
    if (n == 0)
        return;
    if (e.upTo) {
        s.agenda.push(Picked<Discard> { step.effect, p });
        const std::uint8_t most = clamped(n, countIn(s, p, Zone::Hand));
        ask(t, { Ask::Discard, p, 0, most, step.effect });
        return;
    }
    if (e.random || n >= static_cast<int>(countIn(s, p, Zone::Hand))) {
        for (; n > 0 && countIn(s, p, Zone::Hand) > 0; --n) {
            const auto hand = static_cast<std::uint32_t>(countIn(s, p, Zone::Hand));
            const std::uint32_t which = e.random ? s.random.below(hand) : 0;
            noteShown(s, s.zones.at(zoneIndex(p, Zone::Hand), which));
            discard(t, s.zones.at(zoneIndex(p, Zone::Hand), which));
            ++s.theNumber;
        }
        return;
    }
    s.agenda.push(Picked<Discard> { step.effect, p });
    const std::uint8_t count = clamped(n, countIn(s, p, Zone::Hand));
    ask(t, { Ask::Discard, p, count, count, step.effect });
}

void run(const Table& t, Picked<Discard>)
{
    State& s = t.state;
    const auto picked = s.picks;
    for (const Index i : picked) {
        noteShown(s, i);
        discard(t, i);
    }
    s.theNumber = static_cast<std::uint8_t>(s.theNumber + picked.size());
}

} // namespace triptych::seize
