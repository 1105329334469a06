#include "altered/effects/Verbs.h"

#include "altered/effects/Choices.h"
#include "altered/effects/SpokenOf.h"
#include "altered/rules/Asking.h"
#include "altered/rules/Costs.h"
#include "altered/rules/Meaning.h"
#include "altered/rules/Playing.h"
#include "altered/rules/Reactions.h"

#include <algorithm>

// Cards that are played at once (v4 5.2.b), abilities that are activated (7.3.1), mana that is paid.
namespace triptych::altered {

namespace {

Seat whoPlays(const Table& t, const Play& e)
{
    const Seats actors = actorsOf(t, e.who);
    return actors.empty() ? doerOf(t.state) : actors.front();
}

/// Whether there is anything to be played; the first time nothing has been done yet.
bool findsPlay(const Table& t, const Play& e, std::uint8_t round)
{
    Options options;
    playChoices(t, e, viewpointOf(t.state), options);
    if (round == 0)
        t.state.acting.back().stepDone = 0;
    return !options.empty();
}

void askForPlay(const Table& t, EffectId effect, const Play& e, std::uint8_t round)
{
    t.state.agenda.push(PlayPicked { effect, round });
    ask(t, { Ask::Play, whoPlays(t, e), 1, 1, effect });
}

} // namespace

// "Play two Characters": one after the other; of "up to" each is agreed to.
void playNow(const Table& t, EffectId effect, const Play& e, std::uint8_t round)
{
    State& s = t.state;
    s.picks.clear();
    if (!findsPlay(t, e, round))
        return;
    const auto* some = std::get_if<Some>(&e.what.node);
    if (!some || !some->upTo) {
        askForPlay(t, effect, e, round);
        return;
    }
    s.agenda.push(PlayAgreed { effect, round });
    ask(t, { Ask::May, whoPlays(t, e), 1, 1, effect });
}

void run(const Table& t, PlayAgreed step)
{
    const auto& e = nodeOf<Play>(t, step.effect);
    const bool declined = t.state.picks.empty();
    t.state.picks.clear();
    if (!declined && findsPlay(t, e, step.round))
        askForPlay(t, step.effect, e, step.round);
}

void cardToPlayOptions(const Table& t, Options& out)
{
    const Effect& effect = t.cards.effect(t.state.asked.node);
    playChoices(t, std::get<Play>(effect.node), viewpointOf(t.state), out);
}

void run(const Table& t, PlayPicked step)
{
    State& s = t.state;
    const auto& e = nodeOf<Play>(t, step.effect);
    if (s.picks.size() < 2) {
        s.picks.clear();
        s.acting.back().stepDone = 0;
        return;
    }
    const Index i = s.picks[0];
    const std::uint8_t detail = s.picks[1];
    Price price = priceOf(t, e, viewpointOf(s));
    price.fleeting = t.cards.pronouns().playsFleeting(step.effect) ? 1 : 0;
    s.picks.clear();
    Things list;
    list.push_back(i);
    if (isAmongThem(e.what) && step.round == 0)
        keepRest(s, list);
    noteDone(t, list, true);
    s.agenda.push(PlayDone { step.effect, step.round });
    beginPlay(t, i, detail, whoPlays(t, e), price);
}

void run(const Table& t, PlayDone step)
{
    State& s = t.state;
    s.picks.clear();
    s.acting.back().stepDone = 1;
    const auto* some = std::get_if<Some>(&nodeOf<Play>(t, step.effect).what.node);
    const int wanted = some ? std::clamp(valueOf(t, some->count, viewpointOf(s)), 1, 20) : 1;
    if (step.round + 1 < wanted)
        s.agenda.push(DoAgain { step.effect, static_cast<std::uint8_t>(step.round + 1) });
}

void activateThings(const Table& t, const ActivateAbilities& e)
{
    State& s = t.state;
    const Things list = s.phrases[0];
    const std::size_t before = s.emblems.size();
    for (const Index i : list)
        if (i < maxObjects) {
            const std::size_t was = s.emblems.size();
            activateIcons(t, i, e.icons);
            while (e.oneOf && s.emblems.size() > was + 1) // RULING: the first of them
                s.emblems.pop_back();
        }
    noteDone(t, e.of, list, s.emblems.size() > before);
}

namespace {

void payNow(const Table& t, const Pay& e)
{
    State& s = t.state;
    const int mana = std::max(0, valueOf(t, e.mana, viewpointOf(s)));
    bool paid = true;
    for (const Seat p : actorsOf(t, e.who)) {
        if (readyMana(s, p) < mana)
            paid = false;
        else
            payMana(t, p, mana);
    }
    s.acting.back().stepDone = paid;
}

} // namespace

void pay(const Table& t, EffectId effect, const Pay& e)
{
    State& s = t.state;
    if (!e.choosesX && !e.upTo) {
        payNow(t, e);
        return;
    }
    // 7.1.4.c "{X}", "up to {2}": as much as its payer says, of what there is.
    const Seat p = actorsOf(t, e.who).front();
    const int ready = readyMana(s, p);
    const int most = e.upTo ? std::clamp(valueOf(t, e.mana, viewpointOf(s)), 0, std::min(ready, 99))
                            : std::clamp(ready - e.mana.number, 0, 99);
    s.agenda.push(Picked<Pay> { effect, p });
    ask(t, { Ask::Number, p, 0, static_cast<std::uint8_t>(most), effect });
}

void run(const Table& t, Picked<Pay> step)
{
    State& s = t.state;
    if (s.acting.empty())
        return;
    const int picked = s.picks.empty() ? 0 : static_cast<int>(s.picks.front());
    s.picks.clear();
    const Pay& pay = nodeOf<Pay>(t, step.effect);
    if (pay.upTo) {
        payMana(t, step.player, picked);
        s.acting.back().stepDone = picked > 0;
        s.acting.back().count = static_cast<std::uint8_t>(picked);
        return;
    }
    s.acting.back().x = static_cast<std::int8_t>(picked);
    payNow(t, pay);
}

} // namespace triptych::altered
