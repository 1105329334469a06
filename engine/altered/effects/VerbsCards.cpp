#include "altered/effects/Verbs.h"

#include "altered/effects/Branches.h"
#include "altered/effects/Choices.h"
#include "altered/effects/SpokenOf.h"
#include "altered/rules/Asking.h"
#include "altered/rules/Candidates.h"
#include "altered/rules/CarryingOut.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Deck.h"
#include "altered/rules/Objects.h"
#include "altered/rules/Reactions.h"

#include <algorithm>
#include <array>
#include <vector>

namespace triptych::altered {

namespace {

std::vector<Index> objectsOf(const Things& list)
{
    std::vector<Index> objects;
    for (const Index i : list)
        if (i < maxObjects)
            objects.push_back(i);
    return objects;
}

} // namespace

int countOfActor(const Table& t, const Who& who, const Amount& amount, Seat p)
{
    const State& s = t.state;
    Viewpoint v = viewpointOf(s);
    if (who.kind == Who::Kind::ItsController || who.kind == Who::Kind::ItsOwner)
        v.doer = p; // "for each Character they control"
    if (who.kind != Who::Kind::EachPlayer && who.kind != Who::Kind::EachOpponent)
        return std::max(0, valueOf(t, amount, v));
    v.doer = p;
    const Spoken& it = v.acting->it;
    // "For each Robot returned this way": of those that were theirs
    const Filter* thisWay = amount.kind == Amount::Kind::Per && amount.of
            && amount.of->kind == Quantity::Kind::Done && !amount.of->filter.nouns.empty()
        ? &amount.of->filter
        : nullptr;
    const bool any = !thisWay || isAnyCard(*thisWay);
    if ((!thisWay && amount.kind != Amount::Kind::ThatMany)
        || (any && v.acting->count != it.size()))
        return std::max(0, valueOf(t, amount, v));
    const auto theirs = std::ranges::count_if(it, [&](Index i) {
        if (i >= maxObjects)
            return false;
        const Ref was = itAsItWas(s, v, i);
        const Known known = knownOf(t, was);
        return (isPlayZone(known.zone) ? known.controller : known.owner) == p
            && (!thisWay || !isTokenAmongCards(t, i, *thisWay, v))
            && (any || matchesAnywhere(t, was, *thisWay, v));
    });
    const int all = static_cast<int>(theirs);
    const int many
        = thisWay ? amount.number * (all / std::max<int>(1, amount.every)) : all + amount.number;
    return std::max(0, atMost(amount, many));
}

void drawCards(const Table& t, const Draw& e)
{
    State& s = t.state;
    const std::size_t own = s.acting.size() - 1; // what is done instead comes above it
    int drawn = 0;
    const Seats actors = actorsOf(t, e.who);
    std::array<int, maxPlayers> counts {}; // settled before anybody draws
    for (const Seat p : actors)
        counts[p] = countOfActor(t, e.who, e.count, p);
    for (const Seat p : actors) {
        const int count = counts[p];
        const int held = e.until ? static_cast<int>(countIn(s, p, Zone::Hand)) : 0;
        drawn += draw(t, p, std::max(0, count - held), s.acting[own].controller);
    }
    // "You draw a card and they discard a card": "they" are never who says it
    if (actors.size() == 1 && e.who.kind != Who::Kind::You)
        s.acting[own].thatPlayer = actors.front();
    int wanted = 0;
    for (const Seat p : actors)
        wanted += counts[p];
    s.acting[own].stepDone = drawn > 0;
    s.acting[own].part = !e.until && drawn < wanted;
    s.acting[own].count = static_cast<std::uint8_t>(drawn);
    noteDrawnInstead(s, own, drawn);
}

void resupplyAll(const Table& t, EffectId effect, const Resupply& e)
{
    State& s = t.state;
    const Seats actors = actorsOf(t, e.who);
    std::array<int, maxPlayers> times {};
    for (const Seat p : actors)
        times[p] = isOneRound(t, effect) ? 1 : std::min(countOfActor(t, e.who, e.times, p), 20);
    const std::size_t own = s.acting.size() - 1; // what is done instead comes above it
    const Spoken before = s.acting[own].it;
    const Seat who = s.acting[own].controller;
    Things all;
    bool any = false;
    for (int n = 0; n < std::ranges::max(times); ++n)
        for (const Seat p : actors) {
            if (n >= times[p])
                continue;
            s.acting[own].it.clear();
            const bool done = resupply(t, p, e.exhausted, who);
            any = any || done;
            s.acting[own].part = s.acting[own].part || !done;
            for (const Index i : s.acting[own].it)
                all.push_back(i);
        }
    // "[Resupply] twice. If you put a Character in Reserve this way, ...": of all that were
    s.acting[own].it = before;
    if (!all.empty())
        s.acting[own].it.clear();
    for (const Index i : all)
        s.acting[own].it.push_back(i);
    s.acting[own].stepDone = any;
    s.acting[own].count = static_cast<std::uint8_t>(all.size()); // "put in Reserve this way"
}

// --- Cards

void noteDoers(State& s, const Who& who, const Things& going)
{
    if (who.kind != Who::Kind::EachPlayer && who.kind != Who::Kind::EachOpponent)
        return;
    unsigned doers = 0;
    for (const Index i : going)
        if (i < maxObjects)
            doers |= 1u << (inPlay(s, i) ? Seat { s.objects[i].controller } : zoneSeat(s, i));
    s.acting.back().doers = doers & 3;
}

void discard(const Table& t, EffectId effect, const Discard& e)
{
    State& s = t.state;
    const Doers doers(t, e.who); // 1.4.7 each player what is on their side
    Things list;
    std::vector<Motion> going;
    for (const Index i : s.phrases[0]) {
        const Seat who = doers.of(s, i);
        if (cantBe(t, i, CantBe::Fate::Discarded, who)
            || (i < maxObjects && cantGo(t, i, Zone::Discard, who)))
            continue;
        list.push_back(i);
        if (i >= maxObjects)
            continue;
        going.push_back({ i, Zone::Discard });
        going.back().by = who;
    }
    notePutAway(t, spokenOf(t, effect, e.what), list, !list.empty());
    noteDoers(s, e.who, list);
    moveAll(t, std::move(going), Cause::Discard, doers.one());
}

void sacrifice(const Table& t, EffectId effect, const Sacrifice& e)
{
    State& s = t.state;
    Things list;
    for (const Index i : s.phrases[0])
        if (i < maxObjects && inPlay(s, i)
            && !cantBe(t, i, CantBe::Fate::Sacrificed, s.objects[i].controller)
            && !cantGo(t, i, Zone::Discard, s.objects[i].controller))
            list.push_back(i);
    // 6.1.h Several players' sacrifices are one step, and one event; each is its controller's.
    const Seats actors = actorsOf(t, e.who);
    noteDone(t, spokenOf(t, effect, e.what), list, !list.empty());
    noteDoers(s, e.who, list);
    std::vector<Index> going;
    for (const Index i : list)
        if (actors.size() > 1 || actors.contains(s.objects[i].controller))
            going.push_back(i);
    sacrificeAll(t, going, doerOf(s));
}

/// What is shown or looked at is what the next words speak of.
static Things nowSpokenOf(const Table& t, const Thing& what)
{
    State& s = t.state;
    const Things list = s.phrases[0];
    noteDone(t, list, !list.empty());
    if (std::holds_alternative<TopOfDeck>(what.node) && !list.empty())
        keepRest(s, {}); // until something of them is chosen "the rest" is all of them
    return list;
}
void revealThings(const Table& t, const Reveal& e)
{
    for (const Index i : nowSpokenOf(t, e.what))
        if (i < maxObjects)
            reveal(t, i, Doers(t, e.who).one());
}
void lookAt(const Table& t, const LookAt& e)
{
    State& s = t.state;
    const Seats actors = actorsOf(t, e.who);
    const auto* top = std::get_if<TopOfDeck>(&e.what.node);
    // "Each player looks at the top card of their deck": each at what is their own, otherwise all of them at all.
    const bool own = actors.size() > 1 && top && top->whose.kind == Who::Kind::ThatPlayer;
    for (const Index i : nowSpokenOf(t, e.what))
        for (const Seat p : actors)
            if (i < maxObjects && (!own || zoneSeat(s, i) == p))
                s.objects[i].knownTo
                    = static_cast<std::uint8_t>(s.objects[i].knownTo | (1u << p)) & 3;
}

/// "It" is the card that ends it, "the others" are those before it; where none ends it, all that was revealed.
void revealUntil(const Table& t, const RevealUntil& e)
{
    State& s = t.state;
    const Seats actors = actorsOf(t, e.who);
    const Seat p = actors.empty() ? doerOf(s) : actors.front();
    std::vector<Index> deck;
    for (const Index i : cardsIn(s, p, Zone::Deck))
        deck.push_back(i);
    Things found;
    Things others;
    for (const Index i : deck) {
        reveal(t, i, p);
        if (matchesAnywhere(t, refOf(s, i), e.filter, viewpointOf(s))) {
            found.push_back(i);
            break;
        }
        others.push_back(i);
    }
    if (found.empty())
        speakOfNothing(s);
    noteDone(t, found, !found.empty());
    Acting& acting = s.acting.back();
    acting.rest.clear();
    for (const Index i : others)
        if (acting.rest.size() < acting.rest.capacity())
            acting.rest.push_back(i);
}

/// "The chosen number" is kept where X is: no text has both.
void chooseNumber(const Table& t, EffectId effect, const ChooseNumber& e)
{
    State& s = t.state;
    const Seats actors = actorsOf(t, e.who);
    const Seat p = actors.empty() ? doerOf(s) : actors.front();
    s.agenda.push(Picked<ChooseNumber> { effect, p });
    ask(t,
        { Ask::Number, p, static_cast<std::uint8_t>(e.least), static_cast<std::uint8_t>(e.most),
            effect });
}

void run(const Table& t, Picked<ChooseNumber>)
{
    State& s = t.state;
    if (!s.picks.empty())
        s.acting.back().x = static_cast<std::int8_t>(s.picks.front());
    if (!s.picks.empty()) // "that many"
        s.acting.back().count = static_cast<std::uint8_t>(s.picks.front());
    s.picks.clear();
    s.acting.back().stepDone = 1;
}

/// 7.3.24 Up to one target card in a Reserve; whoever does it names it.
void sabotage(const Table& t, EffectId effect, const Sabotage& e)
{
    State& s = t.state;
    const Seats actors = actorsOf(t, e.who);
    const Seat who = actors.empty() ? doerOf(s) : actors.front();
    Things list;
    sabotageCandidates(t, e, who, viewpointOf(s), list);
    noteDone(t, {}, false);
    if (list.empty()) {
        if (!t.cards.pronouns().stayBefore(effect))
            speakOfNothing(s);
        return;
    }
    s.agenda.push(Picked<Sabotage> { effect, who });
    ask(t, { Ask::Target, who, 0, 1, effect });
}

void run(const Table& t, Picked<Sabotage> step)
{
    State& s = t.state;
    Things list;
    for (const Index i : s.picks)
        list.push_back(i);
    s.picks.clear();
    const bool unspoken = t.cards.pronouns().stayBefore(step.effect);
    if (list.empty() && !unspoken)
        speakOfNothing(s);
    noteDone(t, unspoken ? Things {} : list, !list.empty());
    s.acting.back().count = static_cast<std::uint8_t>(list.size());
    std::vector<Deed> sabotaged;
    for (const Index i : list) {
        Deed deed { Deed::What::Sabotaged };
        deed.object = i;
        deed.was = refOf(s, i);
        deed.player = step.player;
        deed.before = zoneSeat(s, i);
        deed.from = Zone::Reserve;
        deed.to = Zone::Discard;
        sabotaged.push_back(deed);
    }
    discardAll(t, objectsOf(list), step.player);
    if (!sabotaged.empty())
        occur(t, sabotaged);
}

} // namespace triptych::altered
