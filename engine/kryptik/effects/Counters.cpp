#include "kryptik/effects/Counters.h"

#include "kryptik/effects/Branches.h"
#include "kryptik/effects/Choices.h"
#include "kryptik/effects/Moves.h"
#include "kryptik/effects/Shares.h"
#include "kryptik/rules/Asking.h"
#include "kryptik/rules/Counters.h"
#include "kryptik/rules/Drawing.h"
#include "kryptik/rules/Island.h"
#include "kryptik/rules/Meaning.h"

#include <algorithm>

namespace triptych::kryptik {

namespace {

std::vector<Index> citizensMeant(const Table& t, const Thing& what)
{
    std::vector<Index> list = things(t, what);
    std::erase_if(list, [&](Index i) { return !onIsland(t.state, i); });
    speakOf(t.state, list);
    return list;
}

int numberOf(const Table& t, const Amount& count)
{
    return count.kind == Amount::Kind::All ? 250 : wanted(t, count);
}

/// What has left the island is meant as it was: "Dies; put its counters on target citizen".
std::vector<Ref> asTheyWere(const Table& t, const Thing& what)
{
    const State& s = t.state;
    if (std::holds_alternative<This>(what))
        return { s.resolving.source };
    const auto* it = std::get_if<It>(&what);
    if (it && it->word != It::Word::Them && it->word != It::Word::Those)
        return { asNamed(s, it->referent) };
    std::vector<Ref> list;
    for (const Index i : things(t, what))
        list.push_back(refOf(s, i));
    return list;
}

/// "Distribute ... among": one number a target, the last takes what is left (10.4). Each of them gets one at least, as
/// far as they go. They are put all at once, as damage is dealt.
void askCounterShare(const Table& t, Distribute step)
{
    State& s = t.state;
    const auto& e = nodeOf<PutCounters>(t, step.effect);
    const std::vector<Index> list = things(t, e.what);
    if (step.target + 1u >= list.size()) {
        const std::vector<std::uint8_t> shares = namedShares(s, list.size(), step.left);
        for (std::size_t k = 0; k < list.size(); ++k)
            if (onIsland(s, list[k]))
                putCounters(t, list[k], e.kind, shares[k]);
        speakOf(s, list);
        return;
    }
    const std::size_t others = list.size() - 1 - step.target;
    const bool enough = step.left > others;
    const auto most = static_cast<std::uint8_t>(
        enough ? step.left - others : std::min<std::size_t>(1, step.left));
    s.agenda.push(step);
    ask(t,
        { Ask::Number, s.resolving.controller, static_cast<std::uint8_t>(enough ? 1 : 0), most,
            step.effect });
}

} // namespace

void run(const Table& t, Distribute step)
{
    step.left = takeShare(t.state, step.left);
    ++step.target;
    askCounterShare(t, step);
}

void putCountersOn(const Table& t, EffectId effect, const PutCounters& e)
{
    if (e.divided) {
        const int all = std::min(99, numberOf(t, e.count));
        t.state.theNumber = 0;
        askCounterShare(t, { effect, 0, static_cast<std::uint8_t>(all) });
        return;
    }
    const bool before = !e.doubles && countsThisWay(e.count);
    const int counted = before ? numberOf(t, e.count) : 0;
    const std::vector<Index> list = citizensMeant(t, e.what);
    const int number = before || e.doubles ? counted : numberOf(t, e.count);
    for (const Index i : list)
        putCounters(
            t, i, e.kind, e.doubles ? countersOn(t.state, refOf(t.state, i), e.kind) : number);
}

void takeCountersFrom(const Table& t, const TakeCounters& e)
{
    State& s = t.state;
    const bool before = countsThisWay(e.count);
    const int counted = before ? numberOf(t, e.count) : 0;
    const std::vector<Index> list = citizensMeant(t, e.what);
    const int number = before ? counted : numberOf(t, e.count);
    countAnew(s);
    for (const Index i : list) {
        const int taken = takeCounters(t, i, e.kind, number);
        std::uint8_t& done = s.done[s.objects[i].controller];
        done = static_cast<std::uint8_t>(std::min(255, done + taken));
    }
}

void moveCountersOf(const Table& t, const MoveCounters& e)
{
    const std::vector<Ref> from = asTheyWere(t, e.from);
    const int number = numberOf(t, e.count);
    const std::vector<Index> to = citizensMeant(t, e.to);
    if (!to.empty())
        for (const Ref& each : from)
            moveCounters(t, each, to.front(), e.kind, number);
}

void byChance(const Table& t, const Chance& e)
{
    State& s = t.state;
    const std::size_t sides = std::max<std::size_t>(2, e.outcomes.size());
    const std::size_t side = s.random.below(static_cast<std::uint32_t>(sides));
    if (side < e.outcomes.size())
        child(s, e.outcomes[side]);
}

void revealUntil(const Table& t, EffectId effect, const RevealUntil& e)
{
    State& s = t.state;
    const Seat you = s.resolving.controller;
    std::vector<Index> rest;
    std::vector<Index> found;
    for (const Index i : cardsIn(s, you, Zone::Deck)) {
        if (matches(t, i, e.type, viewpoint(s))) {
            found.push_back(i);
            break;
        }
        rest.push_back(i);
    }
    for (const Index i : rest)
        reveal(t, you, i);
    for (const Index i : found)
        reveal(t, you, i);
    putAway(t, found, e.to, Move::Spot::None, e.returns);
    const auto left = static_cast<std::uint8_t>(std::min<std::size_t>(rest.size(), 255));
    if (e.restOrdered && left > 1 && left <= decltype(State::picks)::capacity()) {
        // They lie on top of the deck still.
        speakOf(s, found);
        s.picks.clear();
        s.agenda.push(PutBackRest { effect, left });
        ask(t,
            { Ask::Choose, you, left, left, effect,
                ChosenAmong { ChosenAmong::What::Rest, left } });
        return;
    }
    if (e.restAtRandom)
        s.random.shuffle(rest);
    for (const Index i : rest)
        moveTo(t, i, you, e.restTo);
    speakOf(s, found);
}

} // namespace triptych::kryptik
