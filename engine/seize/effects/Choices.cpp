#include "seize/effects/Choices.h"

#include "seize/effects/Moves.h"
#include "seize/effects/Possible.h"
#include "seize/effects/Skipped.h"
#include "seize/effects/Staging.h"
#include "seize/rules/Abilities.h"
#include "seize/rules/Asking.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Counting.h"
#include "seize/rules/Damage.h"
#include "seize/rules/Fitting.h"
#include "seize/rules/Matching.h"
#include "seize/rules/Meaning.h"
#include "seize/rules/Places.h"
#include "seize/tree/Walk.h"

#include <algorithm>

namespace triptych::seize {
namespace {

bool speaksOfOpponent(const Effect& effect)
{
    bool speaks = false;
    const auto look = [&](const Who& who) { speaks = speaks || who.kind == Who::Kind::Opponent; };
    const auto inAmount = [&](const Amount& amount) { eachCounted(amount, look); };
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
            if constexpr (requires { e.times->kind; })
                if (e.times)
                    inAmount(*e.times);
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

void pickTreasures(const Table& t, const Goods& some, std::uint8_t many)
{
    State& s = t.state;
    std::vector<Index> there;
    for (Seat p = 0; p < s.seats; ++p)
        for (const Zone zone : goodsZones)
            for (const Index i : cardsIn(s, p, zone))
                if (treasureFits(t, some, i, viewpoint(t)))
                    there.push_back(i);
    s.random.shuffle(there);
    s.picks.clear();
    for (std::size_t k = 0; k < there.size() && k < many; ++k)
        s.picks.push_back(there[k]);
}

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
        if (some->random) {
            pickTreasures(t, *some, most);
            return true;
        }
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

/// What is asked after by "if you do" behind it, if anything is.
void setDone(const Table& t, EffectId effect, State::StepDone done)
{
    const auto* offer = effect == 0
        ? nullptr
        : std::get_if<May>(&t.cards.effect(static_cast<EffectId>(effect - 1)).node);
    if (offer && offer->effect.front().id == effect && t.state.stepDone != State::NotDone)
        t.state.stepDone = done;
}

} // namespace

void cameToNothing(const Table& t, EffectId effect)
{
    setDone(t, effect, State::NotDone);
}

void noteFallen(const Table& t, EffectId effect, const Mercenaries& list, int fallen, bool whole)
{
    const State& s = t.state;
    const auto waiting = static_cast<int>(std::ranges::count_if(
        list, [&](Index i) { return onBattlefield(s, i) && isCondemned(mercenary(s, i)); }));
    const int wanted = whole ? std::max(1, static_cast<int>(list.size())) : 1;
    if (fallen >= wanted)
        return;
    if (fallen + waiting < wanted)
        cameToNothing(t, effect);
    else
        setDone(t, effect, whole ? State::IfAllFell : State::IfOneFell);
}

void may(const Table& t, EffectId effect, const May& e)
{
    State& s = t.state;
    s.stepDone = 0;
    if (e.must) { // RULING: "if you do" of what was told asks whether there was anything to do
        const Effect& told = e.effect.front();
        speakOfTold(t, told);
        if (!isThere(t, told))
            return;
        // As much of it as can be is done all the same (S-CARD-ALL); then "if you do" is not so.
        s.stepDone = isDoable(t, told);
        s.agenda.push(DoEffect { told.id });
        return;
    }
    if (e.who.kind != Who::Kind::You) { // each of them by themselves
        pushForEach<May>(s.agenda, effect, players(t, e.who));
        return;
    }
    if (!isPossible(t, e.effect.front())) {
        speakOfSkipped(t, e.effect.front());
        return;
    }
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
    s.stepDone = agreed && isDoable(t, deed);
    if (agreed)
        s.agenda.push(DoEffect { deed.id });
    else
        speakOfSkipped(t, deed);
}

} // namespace triptych::seize
