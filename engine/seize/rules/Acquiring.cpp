#include "seize/rules/Acquiring.h"

#include "seize/rules/Abilities.h"
#include "seize/rules/Asking.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Damage.h"
#include "seize/rules/Drawing.h"

#include <algorithm>

namespace triptych::seize {

namespace {

/// RULING "the first card costs no loot": two who say so speak of the same card.
int freeToAcquire(const Table& t, Seat p)
{
    return std::max(
        0, highestAllowed(t, p, Allowance::Kind::FreeAcquire) - t.state.players[p].acquired);
}

} // namespace

int mayAcquire(const Table& t, Seat p)
{
    const State& s = t.state;
    const int most = std::min(mostAcquired + allowed(t, p, Allowance::Kind::Acquire),
        mostAllowed(t, p, Allowance::Kind::MostAcquire));
    const int left = most - s.players[p].acquired;
    return std::max(0,
        std::min({ left, static_cast<int>(countIn(s, p, Zone::Deck)),
            s.players[p].vault + freeToAcquire(t, p) }));
}

void run(const Table& t, Acquire step)
{
    if (t.state.players[step.player].alive && mayAcquire(t, step.player) > 0)
        ask(t, { Ask::Acquire, step.player, 0, 0 });
}

void acquireOptions(const Table& t, Options& out)
{
    out.push_back(option(Verb::Pass));
    for (int n = 0; n <= mayAcquire(t, t.state.asked.player); ++n)
        out.push_back(numberOption(Verb::Acquire, n));
}

void answerAcquire(const Table& t, const Option& o)
{
    State& s = t.state;
    const Seat p = s.asked.player;
    answered(t);
    if (verbOf(o) == Verb::Pass || o.number == 0)
        return;
    s.agenda.push(Acquire { p }); // until nothing more is wanted
    const int free = freeToAcquire(t, p);
    s.players[p].acquired = static_cast<std::uint8_t>(s.players[p].acquired + o.number);
    int cost = 0; // one for each card, if no text says otherwise of such a card
    int taken = 0;
    for (const Index i : cardsIn(s, p, Zone::Deck))
        if (taken++ < o.number)
            cost += taken > free ? acquireCostOf(t, i, p) : 0;
    takeCards(t, p, o.number);
    Event event { Event::Kind::Acquired, p };
    event.amount = o.number;
    t.tell(event);
    Happening happening { Trigger::Event::Acquires };
    happening.who = p;
    happening.amount = o.number;
    occur(t, happening);
    // RULING "draws a card outside of their Draw Phase": each card that comes now is one, too.
    Happening drawn { Trigger::Event::Draws };
    drawn.who = p;
    drawn.amount = 1;
    drawn.acquired = true;
    for (int card = 0; card < o.number; ++card)
        occur(t, drawn);
    payLoot(t, p, cost);
}

void run(const Table& t, CheckHandLimit step)
{
    State& s = t.state;
    const Seat p = step.player;
    if (!s.players[p].alive)
        return;
    // RULING "your maximum hand size is 11": of several such the smallest; what changes it changes that.
    const int said = mostAllowed(t, p, Allowance::Kind::HandLimit);
    const int most = std::max(
        0, (said < 99 ? said : int { largestHand }) + allowed(t, p, Allowance::Kind::HandSize));
    const int over = static_cast<int>(countIn(s, p, Zone::Hand)) - most; // S-TURN-HAND
    if (over <= 0)
        return;
    const auto n = static_cast<std::uint8_t>(
        std::min(over, static_cast<int>(decltype(s.picks)::capacity())));
    s.agenda.push(DiscardToLimit { p });
    ask(t, { Ask::HandLimit, p, n, n });
}

void run(const Table& t, DiscardToLimit step)
{
    State& s = t.state;
    if (!s.players[step.player].alive)
        return;
    const auto picked = s.picks;
    s.picks.clear();
    for (const Index i : picked)
        discard(t, i);
    if (!picked.empty())
        run(t, CheckHandLimit { step.player });
}

} // namespace triptych::seize
