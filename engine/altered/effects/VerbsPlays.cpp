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
        b.state.acting.back().stepDone = 0;
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

void cardToPlayOptions(const Table& b, Options& out)
{
    const Effect& effect = b.cards.effect(b.state.asked.node);
    playChoices(b, std::get<Play>(effect.node), viewpointOf(b.state), out);
}

void run(const Table& b, PlayPicked step)
{
    State& s = b.state;
    const auto& e = nodeOf<Play>(b, step.effect);
    if (s.picks.size() < 2) {
        s.picks.clear();
        s.acting.back().stepDone = 0;
        return;
    }
    const Index i = s.picks[0];
    const std::uint8_t detail = s.picks[1];
    Price price = priceOf(b, e, viewpointOf(s));
    price.fleeting = b.cards.pronouns().playsFleeting(step.effect) ? 1 : 0;
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
    s.acting.back().stepDone = 1;
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
    s.acting.back().stepDone = paid;
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
        s.acting.back().stepDone = picked > 0;
        s.acting.back().count = static_cast<std::uint8_t>(picked);
        return;
    }
    s.acting.back().x = static_cast<std::int8_t>(picked);
    payNow(b, pay);
}

} // namespace triptych::altered
