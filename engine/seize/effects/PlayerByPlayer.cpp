#include "seize/effects/PlayerByPlayer.h"

#include "seize/effects/Choices.h"
#include "seize/effects/Staging.h"
#include "seize/rules/Asking.h"
#include "seize/rules/Counting.h"
#include "seize/rules/Damage.h"
#include "seize/rules/Drawing.h"
#include "seize/rules/Matching.h"
#include "seize/rules/Meaning.h"
#include "seize/rules/Targeting.h"

#include <algorithm>

namespace triptych::seize {

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
    if (nodeOf<LoseLoot>(t, step.effect).pays)
        payLoot(t, step.player, n);
    else
        loseLoot(t, step.player, n);
    t.state.theNumber = static_cast<std::uint8_t>(n);
}

void run(const Table& t, ForPlayer<Show> step)
{
    State& s = t.state;
    const auto& e = nodeOf<Show>(t, step.effect);
    ObjectList there;
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

void eachSelects(const Table& t, EffectId effect, const Select& e)
{
    t.state.it.clear();
    pushForEach<Select>(t.state.agenda, effect, players(t, e.who));
}

void run(const Table& t, ForPlayer<Select> step)
{
    State& s = t.state;
    const auto& e = nodeOf<Select>(t, step.effect);
    if (e.who.kind != Who::Kind::You)
        s.thatPlayer = step.player; // of each their own
    const Thing& what = e.what;
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
    if (list.size() == 1 && e.who.kind != Who::Kind::You)
        t.state.thatPlayer = list.front();
    t.state.theNumber = 0;
    t.state.shown.clear();
    pushForEach<Discard>(t.state.agenda, effect, list);
}

namespace {

/// "Discard a treasure card": of such cards, as many as there are.
void discardOfAKind(const Table& t, EffectId effect, const Discard& e, Seat p)
{
    State& s = t.state;
    ObjectList there;
    for (const Index i : cardsIn(s, p, Zone::Hand))
        if (matches(t, i, e.cards))
            there.push_back(i);
    int n = e.count.kind == Amount::Kind::All ? static_cast<int>(there.size())
                                              : amountFor(t, e.count, p);
    if (n == 0 || there.empty())
        return;
    if (!e.random && (e.upTo || n < static_cast<int>(there.size()))) {
        s.agenda.push(Picked<Discard> { effect, p });
        const std::uint8_t most = clamped(n, there.size());
        ask(t, { Ask::Discard, p, e.upTo ? std::uint8_t { 0 } : most, most, effect });
        return;
    }
    for (; n > 0 && !there.empty(); --n) {
        const std::uint32_t which
            = e.random ? s.random.below(static_cast<std::uint32_t>(there.size())) : 0;
        noteShown(s, there[which]);
        discard(t, there[which]);
        there.erase(which);
        ++s.theNumber;
    }
}

} // namespace

void run(const Table& t, ForPlayer<Discard> step)
{
    State& s = t.state;
    const auto& e = nodeOf<Discard>(t, step.effect);
    const Seat p = step.player;
    if (!s.players[p].alive)
        return;
    // RULING "opponents cannot make you discard": not by their effects, whoever chooses.
    if (keepsHand(t, p, s.resolving.controller)) {
        cameToNothing(t, step.effect);
        return;
    }
    if (e.cards != CardFilter {}) {
        discardOfAKind(t, step.effect, e, p);
        return;
    }
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

void run(const Table& t, Picked<Discard> step)
{
    State& s = t.state;
    const auto picked = s.picks;
    if (picked.empty()) // "discard any number of cards. If you do": none is not done
        cameToNothing(t, step.effect);
    for (const Index i : picked) {
        noteShown(s, i);
        discard(t, i);
    }
    s.theNumber = static_cast<std::uint8_t>(s.theNumber + picked.size());
}

} // namespace triptych::seize
