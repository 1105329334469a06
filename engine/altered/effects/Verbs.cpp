#include "altered/effects/Verbs.h"

#include "altered/effects/Choices.h"
#include "altered/effects/SpokenOf.h"
#include "altered/rules/Asking.h"
#include "altered/rules/Costs.h"
#include "altered/rules/Modifiers.h"
#include "altered/rules/ModifiersFound.h"
#include "altered/rules/Playing.h"
#include "altered/rules/Reactions.h"

#include <algorithm>

namespace triptych::altered {

Seat doerOf(const State& s)
{
    const Acting& acting = s.acting.back();
    return acting.doer != noSeat ? acting.doer : acting.controller;
}

void noteDone(const Table& b, const Things& list, bool done)
{
    State& s = b.state;
    if (s.acting.empty())
        return;
    Acting& acting = s.acting.back();
    acting.did = done;
    acting.count = static_cast<std::uint8_t>(list.size());
    if (!list.empty())
        speakOf(s, list);
}

void noteDone(const Table& b, const Thing& phrase, const Things& list, bool done)
{
    noteDone(b, std::holds_alternative<This>(phrase.node) ? Things {} : list, done);
    if (!b.state.acting.empty())
        b.state.acting.back().count = static_cast<std::uint8_t>(list.size());
}

// --- What is declared

void declareThing(const Table& b)
{
    const Things list = b.state.phrases[0];
    if (list.empty())
        speakOfNothing(b.state);
    noteDone(b, list, !list.empty());
}

void declarePlayer(const Table& b, EffectId effect)
{
    const Seat p = b.state.acting.back().controller;
    b.state.agenda.push(Picked<DeclarePlayer> { effect, p });
    ask(b, { Ask::Player, p, 1, 1, effect });
}

void run(const Table& b, Picked<DeclarePlayer>)
{
    State& s = b.state;
    if (!s.picks.empty())
        s.acting.back().thatPlayer = static_cast<Seat>(s.picks.front() - firstSeat);
    s.picks.clear();
    s.acting.back().did = 1;
}

// --- Dice, plays, abilities

namespace {

/// 7.3.19 Each die by itself, in the order in which they fall.
Things roll(const Table& b, Seat who, int count)
{
    State& s = b.state;
    Things results;
    for (int n = 0; n < count; ++n) {
        int result = 0;
        if (!s.dice.empty()) {
            result = s.dice.front();
            s.dice.erase(0);
        } else {
            result = static_cast<int>(s.random.below(6)) + 1;
        }
        results.push_back(static_cast<Index>(result));
        Event event { Event::Kind::DieRolled, who };
        event.amount = static_cast<std::int16_t>(result);
        b.tell(event);
    }
    return results;
}

void ignoreOne(Things& results, Index shows)
{
    for (std::size_t k = 0; k < results.size(); ++k)
        if (results[k] == shows) {
            results.erase(k);
            return;
        }
}

int countDifferent(const Things& results)
{
    Things seen;
    for (const Index each : results)
        if (!seen.contains(each))
            seen.push_back(each);
    return static_cast<int>(seen.size());
}

/// "Ignore the roll of your choice": what fell lies in State::phrases while who rolls says what to ignore.
void ignoreRolls(const Table& b, EffectId effect, const Roll& e, int left)
{
    State& s = b.state;
    const Seats actors = actorsOf(b, e.who);
    const Seat who = actors.empty() ? s.acting.back().controller : actors.front();
    Things& results = s.phrases[0];
    const auto differs = [&](Index each) { return each != results.front(); };
    for (; left > 0 && std::ranges::none_of(results, differs); --left)
        results.erase(0);
    if (left > 0) {
        s.agenda.push(RollIgnored { effect, static_cast<std::uint8_t>(left) });
        ask(b, { Ask::Number, who, 1, 6, effect });
        return;
    }
    Deed deed { Deed::What::Rolled };
    int sum = 0;
    for (std::size_t k = 0; k < results.size(); ++k) {
        sum += results[k];
        deed.dice |= std::uint64_t { results[k] } << (4 * k);
    }
    Acting& acting = s.acting.back();
    acting.number = static_cast<std::int8_t>(std::min(sum, 120));
    acting.count = static_cast<std::uint8_t>(acting.number);
    acting.results = static_cast<std::uint8_t>(countDifferent(results) & 7);
    acting.did = 1;
    deed.player = who;
    deed.number = static_cast<std::uint8_t>(acting.number); // "the result" of what it triggers
    occur(b, deed);
    changesRoll(b, who, results.size());
}

} // namespace

void rollDice(const Table& b, EffectId effect, const Roll& e)
{
    State& s = b.state;
    const Seats actors = actorsOf(b, e.who);
    const Seat who = actors.empty() ? s.acting.back().controller : actors.front();
    const Dice dice = diceFor(
        b, who, { std::clamp(valueOf(b, e.count, viewpointOf(s)), 1, 10), e.ignoreOne ? 1 : 0 });
    s.phrases[0] = roll(b, who, dice.count);
    ignoreRolls(b, effect, e, std::clamp(dice.ignored, 0, dice.count - 1));
}

/// RULING "reroll": the one die falls again, and only its new result counts; no die is rolled besides.
void reroll(const Table& b)
{
    State& s = b.state;
    const Things result = roll(b, doerOf(s), 1);
    Acting& acting = s.acting.back();
    acting.number = static_cast<std::int8_t>(result.front());
    acting.count = static_cast<std::uint8_t>(acting.number);
    acting.results = 1;
    acting.did = 1;
}

void run(const Table& b, RollIgnored step)
{
    State& s = b.state;
    if (!s.picks.empty()) {
        ignoreOne(s.phrases[0], s.picks.front());
        s.picks.clear();
        --step.left;
    }
    ignoreRolls(b, step.effect, nodeOf<Roll>(b, step.effect), step.left);
}

namespace {

Seat whoPlays(const Table& b, const Play& e)
{
    const Seats actors = actorsOf(b, e.who);
    return actors.empty() ? doerOf(b.state) : actors.front();
}

/// Whether there is anything to be played; the first time nothing has been done yet.
bool findsPlay(const Table& b, const Play& e, std::uint8_t round)
{
    Options options;
    playChoices(b, e, viewpointOf(b.state), options);
    if (round == 0)
        b.state.acting.back().did = 0;
    return !options.empty();
}

void askForPlay(const Table& b, EffectId effect, const Play& e, std::uint8_t round)
{
    b.state.agenda.push(PlayPicked { effect, round });
    ask(b, { Ask::Play, whoPlays(b, e), 1, 1, effect });
}

} // namespace

// "Play two Characters": one after the other; of "up to" each is agreed to.
void playNow(const Table& b, EffectId effect, const Play& e, std::uint8_t round)
{
    State& s = b.state;
    s.picks.clear();
    if (!findsPlay(b, e, round))
        return;
    const auto* some = std::get_if<Some>(&e.what.node);
    if (!some || !some->upTo) {
        askForPlay(b, effect, e, round);
        return;
    }
    s.agenda.push(PlayAgreed { effect, round });
    ask(b, { Ask::May, whoPlays(b, e), 1, 1, effect });
}

void run(const Table& b, PlayAgreed step)
{
    const auto& e = nodeOf<Play>(b, step.effect);
    const bool declined = b.state.picks.empty();
    b.state.picks.clear();
    if (!declined && findsPlay(b, e, step.round))
        askForPlay(b, step.effect, e, step.round);
}

void run(const Table& b, PlayPicked step)
{
    State& s = b.state;
    const auto& e = nodeOf<Play>(b, step.effect);
    if (s.picks.size() < 2) {
        s.picks.clear();
        s.acting.back().did = 0;
        return;
    }
    const Index i = s.picks[0];
    const std::uint8_t detail = s.picks[1];
    const Price price = priceOf(b, e, viewpointOf(s));
    s.picks.clear();
    Things list;
    list.push_back(i);
    if (isAmongThem(e.what) && step.round == 0)
        keepRest(s, list);
    noteDone(b, list, true);
    s.agenda.push(PlayDone { step.effect, step.round });
    beginPlay(b, i, detail, whoPlays(b, e), price);
}

void run(const Table& b, PlayDone step)
{
    State& s = b.state;
    s.picks.clear();
    s.acting.back().did = 1;
    const auto* some = std::get_if<Some>(&nodeOf<Play>(b, step.effect).what.node);
    const int wanted = some ? std::clamp(valueOf(b, some->count, viewpointOf(s)), 1, 20) : 1;
    if (step.round + 1 < wanted)
        s.agenda.push(DoAgain { step.effect, static_cast<std::uint8_t>(step.round + 1) });
}

void activateThings(const Table& b, const ActivateAbilities& e)
{
    State& s = b.state;
    const Things list = s.phrases[0];
    const std::size_t before = s.emblems.size();
    for (const Index i : list)
        if (i < maxObjects) {
            const std::size_t was = s.emblems.size();
            activateIcons(b, i, e.icons);
            while (e.oneOf && s.emblems.size() > was + 1) // RULING: the first of them
                s.emblems.pop_back();
        }
    noteDone(b, e.of, list, s.emblems.size() > before);
}

// --- Mana

namespace {

void payNow(const Table& b, const Pay& e)
{
    State& s = b.state;
    const int mana = std::max(0, valueOf(b, e.mana, viewpointOf(s)));
    bool paid = true;
    for (const Seat p : actorsOf(b, e.who)) {
        if (readyMana(s, p) < mana)
            paid = false;
        else
            payMana(b, p, mana);
    }
    s.acting.back().did = paid;
}

} // namespace

void pay(const Table& b, EffectId effect, const Pay& e)
{
    State& s = b.state;
    if (!e.choosesX && !e.upTo) {
        payNow(b, e);
        return;
    }
    // 7.1.4.c "{X}", "up to {2}": as much as its payer says, of what there is.
    const Seat p = actorsOf(b, e.who).front();
    const int ready = readyMana(s, p);
    const int most = e.upTo ? std::clamp(valueOf(b, e.mana, viewpointOf(s)), 0, std::min(ready, 99))
                            : std::clamp(ready - e.mana.number, 0, 99);
    s.agenda.push(Picked<Pay> { effect, p });
    ask(b, { Ask::Number, p, 0, static_cast<std::uint8_t>(most), effect });
}

void run(const Table& b, Picked<Pay> step)
{
    State& s = b.state;
    if (s.acting.empty())
        return;
    const int picked = s.picks.empty() ? 0 : static_cast<int>(s.picks.front());
    s.picks.clear();
    const Pay& pay = nodeOf<Pay>(b, step.effect);
    if (pay.upTo) {
        payMana(b, step.player, picked);
        s.acting.back().did = picked > 0;
        s.acting.back().count = static_cast<std::uint8_t>(picked);
        return;
    }
    s.acting.back().x = static_cast<std::int8_t>(picked);
    payNow(b, pay);
}

} // namespace triptych::altered
