#include "seize/effects/Choices.h"

#include "seize/effects/Moves.h"
#include "seize/effects/Staging.h"
#include "seize/rules/Abilities.h"
#include "seize/rules/Asking.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Counting.h"
#include "seize/rules/Damage.h"
#include "seize/rules/Matching.h"
#include "seize/rules/Meaning.h"
#include "seize/rules/Places.h"
#include "seize/rules/Statuses.h"
#include "seize/rules/Targeting.h"
#include "seize/rules/Warchest.h"
#include "seize/rules/Zones.h"

#include <algorithm>

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
            if constexpr (requires { e.owner->kind; })
                if (e.owner)
                    look(*e.owner);
            if constexpr (requires { e.amount.kind; })
                inAmount(e.amount);
            if constexpr (requires { e.count.kind; })
                inAmount(e.count);
        },
        effect.node);
    return speaks;
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

int treasuresFitting(const Table& t, const Goods& some)
{
    int there = 0;
    for (Seat p = 0; p < t.state.seats; ++p)
        for (const Zone zone : goodsZones)
            for (const Index i : cardsIn(t.state, p, zone))
                there += treasureFits(t, some, i, viewpoint(t)) ? 1 : 0;
    return there;
}

void askSome(const Table& t, EffectId effect, const Thing& some, std::uint8_t number)
{
    State& s = t.state;
    Seat chooser = s.resolving.controller;
    if (const auto* select = std::get_if<Select>(&t.cards.effect(effect).node)) {
        const Seats who = players(t, select->who);
        if (who.empty())
            return;
        chooser = who.front();
        if (select->who.kind != Who::Kind::You)
            s.thatPlayer = chooser;
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
        const std::uint8_t most
            = clamped(some->count, static_cast<std::size_t>(treasuresFitting(t, *some)));
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
    if (const Goods* some = someGoods(effect))
        return treasuresFitting(t, *some) > 0;
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

int suchCards(const Table& t, Seat p, Zone zone, const CardFilter& which)
{
    int there = 0;
    for (const Index i : cardsIn(t.state, p, zone))
        there += matches(t, i, which) ? 1 : 0;
    return there;
}

bool hasSuchCard(const Table& t, Seat p, Zone zone, const CardFilter& which)
{
    return suchCards(t, p, zone, which) > 0;
}

} // namespace

bool isPossible(const Table& t, const Effect& effect)
{
    const State& s = t.state;
    const Seat you = s.resolving.controller;
    if (const auto* sequence = std::get_if<Sequence>(&effect.node))
        return sequence->parts.empty() || isPossible(t, sequence->parts.front());
    if (const auto* discards = std::get_if<Discard>(&effect.node)) {
        const std::size_t least = discards->count.kind == Amount::Kind::Fixed && !discards->upTo
            ? static_cast<std::size_t>(std::max(1, discards->count.number))
            : 1;
        const auto there = [&](Seat p) {
            if (discards->cards == CardFilter {})
                return static_cast<std::size_t>(countIn(s, p, Zone::Hand));
            std::size_t n = 0;
            for (const Index i : cardsIn(s, p, Zone::Hand))
                n += matches(t, i, discards->cards) ? 1u : 0u;
            return n;
        };
        if (discards->who.kind == Who::Kind::You)
            return there(you) >= least;
        for (const Seat p : players(t, discards->who))
            if (there(p) < least)
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
    // RULING "if you do" of cards: there must be such a card; whoever searches a deck may always try.
    if (const auto* pick = std::get_if<PickFromHand>(&effect.node)) {
        const Seats list = players(t, pick->whose);
        return !list.empty() && hasSuchCard(t, list.front(), Zone::Hand, pick->cards);
    }
    if (const auto* fetched = std::get_if<Fetch>(&effect.node); fetched
        && fetched->from != Zone::Deck && !fetched->upTo
        && fetched->count.kind == Amount::Kind::Fixed)
        return fetched->owner ? std::ranges::any_of(players(t, *fetched->owner),
                   [&](Seat p) { return hasSuchCard(t, p, fetched->from, fetched->cards); })
                              : able(fetched->who, [&](Seat p) {
                                    return hasSuchCard(t, p, fetched->from, fetched->cards);
                                });
    if (const Thing* some = someOf(effect, 0))
        return candidates(t, *some) > 0;
    return true;
}

namespace {

/// Whether anything would come of it for one of those it is done to: who has nothing to be mended of, or stands
/// at the edge, is not mended or pushed.
struct Outcome
{
    const Table& t;

    bool any(const Thing& what, auto&& able) const
    {
        Thing those = what;
        if (those.kind == Thing::Kind::Some)
            those.kind = Thing::Kind::Each; // one of them can be chosen
        const Mercenaries list = mercenaries(t, those);
        return std::any_of(list.begin(), list.end(), able);
    }
    int countersOf(Index i, Status status) const
    {
        const bool kept = status == Status::Exhaust && has(t, i, Modifier::Kind::NotReadied);
        return kept ? 0 : countOf(mercenary(t.state, i), status);
    }
    bool operator()(const Push& e) const
    {
        return any(e.what, [&](Index i) { return canBePushed(t, i) && tilesOf(t, i, e) != 0; });
    }
    bool operator()(const MoveTiles& e) const
    {
        return any(e.what, [&](Index i) { return canBeShifted(t, i) && tilesOf(t, i, e) != 0; });
    }
    bool operator()(const Equip& e) const
    {
        CardFilter wanted;
        wanted.kind = e.card;
        return any(e.what, [&](Index i) {
            for (const Index card : cardsIn(t.state, t.state.resolving.controller, e.from))
                if (isLoose(t, card) && matches(t, card, wanted) && mayCarry(t, i, card))
                    return true;
            return false;
        });
    }
    bool operator()(const Apply& e) const
    {
        return any(e.what, [&](Index i) {
            return std::ranges::any_of(e.doses, [&](const Apply::Dose& dose) {
                return !isImmune(t, i, dose.status, t.state.resolving.controller);
            });
        });
    }
    bool operator()(const Remove& e) const
    {
        return any(e.what, [&](Index i) {
            int there = e.also ? countersOf(i, *e.also) : 0;
            for (int k = 0; k < (e.every ? countedStatusCount : 1); ++k)
                there += countersOf(i, e.every ? static_cast<Status>(k) : e.status);
            return there > 0;
        });
    }
    bool operator()(const Mend& e) const
    {
        return any(e.what, [&](Index i) { return !ailmentsOf(t, i, true).empty(); });
    }
    bool operator()(const Cleanse& e) const
    {
        return any(e.what, [&](Index i) { return !ailmentsOf(t, i, false).empty(); });
    }
    bool operator()(const Ready& e) const
    {
        return any(e.what, [&](Index i) { return countersOf(i, Status::Exhaust) > 0; });
    }
    bool operator()(const Heal& e) const
    {
        return any(e.what, [&](Index i) {
            return mercenary(t.state, i).damage > 0 && !has(t, i, Modifier::Kind::NotHealed)
                && (e.way == Heal::Way::Up || healingOf(t, i, e, amountOf(t, e.amount)) > 0);
        });
    }
    bool operator()(const Fetch& e) const
    {
        const Seats list = players(t, e.owner ? *e.owner : e.who);
        const bool all = e.from != Zone::Deck && !e.upTo && e.count.kind == Amount::Kind::Fixed;
        const int wanted = all ? std::max(1, e.count.number) : 1;
        return std::any_of(list.begin(), list.end(),
            [&](Seat p) { return suchCards(t, p, e.from, e.cards) >= wanted; });
    }
    bool operator()(const auto&) const { return true; }
};

/// "Exhaust two allied mercenaries. If you do": it asks for both.
bool areEnough(const Table& t, const Effect& effect)
{
    if (const Thing* some = someOf(effect, 0))
        return some->upTo || candidates(t, *some) >= static_cast<std::size_t>(some->count);
    if (const Goods* some = someGoods(effect))
        return some->upTo || treasuresFitting(t, *some) >= some->count;
    return true;
}

/// "Lose 2 loot and discard a card. If you do": done is what could be done in all its parts.
bool isDoable(const Table& t, const Effect& effect)
{
    const auto* sequence = std::get_if<Sequence>(&effect.node);
    if (!sequence)
        return isPossible(t, effect) && areEnough(t, effect)
            && std::visit(Outcome { t }, effect.node);
    // What stands behind the first may speak of what it does.
    return isDoable(t, sequence->parts.front())
        && std::ranges::all_of(
            sequence->parts, [&](const Effect& part) { return isPossible(t, part); });
}

/// "Target opponent discards a card. If they do not": who was told, also where there is nothing to do.
void speakOfTold(const Table& t, const Effect& told)
{
    std::visit(
        [&](const auto& e) {
            if constexpr (requires { e.who.standing; })
                if (e.who.kind != Who::Kind::You)
                    if (const Seats list = players(t, e.who); list.size() == 1)
                        t.state.thatPlayer = list.front();
        },
        told.node);
}

} // namespace

void cameToNothing(const Table& t, EffectId effect)
{
    const auto* offer = effect == 0
        ? nullptr
        : std::get_if<May>(&t.cards.effect(static_cast<EffectId>(effect - 1)).node);
    if (offer && offer->effect.front().id == effect)
        t.state.did = 0;
}

void may(const Table& t, EffectId effect, const May& e)
{
    State& s = t.state;
    s.did = 0;
    if (e.must) { // RULING: "if you do" of what was told asks whether there was anything to do
        const Effect& told = e.effect.front();
        speakOfTold(t, told);
        if (!isThere(t, told))
            return;
        // As much of it as can be is done all the same (S-CARD-ALL); then "if you do" is not so.
        s.did = isDoable(t, told);
        s.agenda.push(DoEffect { told.id });
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
    const bool agreed = !s.picks.empty();
    const Effect& deed = nodeOf<May>(t, step.effect).effect.front();
    s.did = agreed && isDoable(t, deed);
    if (agreed)
        s.agenda.push(DoEffect { deed.id });
}

} // namespace triptych::seize
