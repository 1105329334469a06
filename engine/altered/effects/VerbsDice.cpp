#include "altered/effects/Verbs.h"

#include "altered/effects/Choices.h"
#include "altered/rules/Asking.h"
#include "altered/rules/Modifiers.h"
#include "altered/rules/Reactions.h"

#include <algorithm>

// 7.3.19 Dice: what falls, what of it is ignored, and what is rolled again.
namespace triptych::altered {

namespace {

/// 7.3.19 Each die by itself, in the order in which they fall.
Things roll(const Table& t, Seat who, int count)
{
    State& s = t.state;
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
        t.tell(event);
    }
    return results;
}

void ignoreOne(KeptThings& results, Index shows)
{
    for (std::size_t k = 0; k < results.size(); ++k)
        if (results[k] == shows) {
            results.erase(k);
            return;
        }
}

void noteFaces(Acting& acting, const Things& results)
{
    acting.faces = {};
    for (std::size_t k = 0; k < std::min<std::size_t>(results.size(), 15); ++k) {
        std::uint8_t& two = acting.faces[(results[k] - 1u) / 2];
        two = static_cast<std::uint8_t>(two + (results[k] % 2 == 1 ? 1 : 16));
    }
}

Seat rollerOf(const Table& t, const Roll& e)
{
    const Seats actors = actorsOf(t, e.who);
    return actors.empty() ? Seat { t.state.acting.back().controller } : actors.front();
}

/// "Ignore the roll of your choice", "choose one of the results": what fell lies in State::phrases while who rolls
/// says which it is.
void ignoreRolls(const Table& t, EffectId effect, const Roll& e, int left, bool keepsOne)
{
    State& s = t.state;
    const Seat who = rollerOf(t, e);
    KeptThings& results = s.phrases[0];
    const auto differs = [&](Index each) { return each != results.front(); };
    for (; left > 0 && std::ranges::none_of(results, differs); --left)
        results.erase(0);
    if (left > 0) {
        s.agenda.push(RollIgnored { effect, static_cast<std::uint8_t>(left), keepsOne });
        ask(t, { Ask::Number, who, 1, 6, effect });
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
    noteFaces(acting, results);
    acting.stepDone = 1;
    deed.player = who;
    deed.number = static_cast<std::uint8_t>(acting.number); // "the result" of what it triggers
    occur(t, deed);
    changesRoll(t, who, results.size());
}

void fall(const Table& t, EffectId effect, const Roll& e, std::uint8_t agreed)
{
    State& s = t.state;
    const Seat who = rollerOf(t, e);
    Dice wanted { std::clamp(valueOf(t, e.count, viewpointOf(s)), 1, 10) };
    wanted.keep(e.keep);
    const Dice dice = diceFor(t, who, wanted, agreed);
    KeptThings& results = s.phrases[0];
    results = roll(t, who, dice.count);
    for (int k = 0; k < dice.lowest && results.size() > 1; ++k)
        ignoreOne(results, *std::ranges::min_element(results));
    for (int k = 0; k < dice.highest && results.size() > 1; ++k)
        ignoreOne(results, *std::ranges::max_element(results));
    const int most = static_cast<int>(results.size()) - 1;
    ignoreRolls(
        t, effect, e, dice.keepsOne ? most : std::clamp(dice.ignored, 0, most), dice.keepsOne);
}

/// 6.2.d What may be rolled instead is asked first, of whose ability it is.
void offerDice(const Table& t, RollAgreed step)
{
    State& s = t.state;
    const auto& e = nodeOf<Roll>(t, step.effect);
    const std::optional<MayRoll> may
        = step.asked < 8 ? mayRollInstead(t, rollerOf(t, e), step.asked) : std::nullopt;
    if (!may) {
        fall(t, step.effect, e, step.agreed);
        return;
    }
    s.agenda.push(step);
    s.picks.clear();
    ask(t, { Ask::May, s.objects[may->source].controller, 1, 1, may->effect });
}

} // namespace

void rollDice(const Table& t, EffectId effect, const Roll&)
{
    offerDice(t, RollAgreed { effect });
}

void run(const Table& t, RollAgreed step)
{
    if (!t.state.picks.empty())
        step.agreed = static_cast<std::uint8_t>(step.agreed | (1u << step.asked));
    t.state.picks.clear();
    ++step.asked;
    offerDice(t, step);
}

/// RULING "reroll": the one die falls again, and only its new result counts; no die is rolled besides.
void reroll(const Table& t)
{
    State& s = t.state;
    const Things result = roll(t, doerOf(s), 1);
    Acting& acting = s.acting.back();
    acting.number = static_cast<std::int8_t>(result.front());
    acting.count = static_cast<std::uint8_t>(acting.number);
    noteFaces(acting, result);
    acting.stepDone = 1;
}

void run(const Table& t, RollIgnored step)
{
    State& s = t.state;
    if (!s.picks.empty()) {
        const Index shows = s.picks.front();
        s.picks.clear();
        if (step.keepsOne) {
            s.phrases[0].clear();
            s.phrases[0].push_back(shows);
            step.left = 0;
        } else {
            ignoreOne(s.phrases[0], shows);
            --step.left;
        }
    }
    ignoreRolls(t, step.effect, nodeOf<Roll>(t, step.effect), step.left, step.keepsOne);
}

} // namespace triptych::altered
