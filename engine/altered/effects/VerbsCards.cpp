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

#include <algorithm>
#include <array>

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

int countOfActor(const Table& b, const Who& who, const Amount& amount, Seat p)
{
    const State& s = b.state;
    Viewpoint v = viewpointOf(s);
    if (who.kind == Who::Kind::ItsController || who.kind == Who::Kind::ItsOwner)
        v.doer = p; // "for each Character they control"
    if (who.kind != Who::Kind::EachPlayer && who.kind != Who::Kind::EachOpponent)
        return std::max(0, valueOf(b, amount, v));
    v.doer = p;
    const Spoken& it = v.acting->it;
    if (amount.kind != Amount::Kind::ThatMany || v.acting->count != it.size())
        return std::max(0, valueOf(b, amount, v));
    const auto theirs = std::ranges::count_if(it, [&](Index i) {
        if (i >= maxObjects)
            return false;
        const Known known = knownOf(b, itAsItWas(s, v, i));
        return (isPlayZone(known.zone) ? known.controller : known.owner) == p;
    });
    return std::max(0, static_cast<int>(theirs) + amount.number);
}

void drawCards(const Table& b, const Draw& e)
{
    State& s = b.state;
    int drawn = 0;
    const Seats actors = actorsOf(b, e.who);
    std::array<int, maxPlayers> counts {}; // settled before anybody draws
    for (const Seat p : actors)
        counts[p] = countOfActor(b, e.who, e.count, p);
    for (const Seat p : actors) {
        const int count = counts[p];
        const int held = e.until ? static_cast<int>(countIn(s, p, Zone::Hand)) : 0;
        drawn += draw(b, p, std::max(0, count - held), s.acting.back().controller);
    }
    // "You draw a card and they discard a card": "they" are never who says it
    if (actors.size() == 1 && e.who.kind != Who::Kind::You)
        s.acting.back().thatPlayer = actors.front();
    int wanted = 0;
    for (const Seat p : actors)
        wanted += counts[p];
    s.acting.back().did = drawn > 0;
    s.acting.back().part = !e.until && drawn < wanted;
    s.acting.back().count = static_cast<std::uint8_t>(drawn);
}

void resupplyAll(const Table& b, EffectId effect, const Resupply& e)
{
    State& s = b.state;
    const Seats actors = actorsOf(b, e.who);
    std::array<int, maxPlayers> times {};
    for (const Seat p : actors)
        times[p] = isOneRound(b, effect) ? 1 : std::min(countOfActor(b, e.who, e.times, p), 20);
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
            const bool done = resupply(b, p, e.exhausted, who);
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
    s.acting[own].did = any;
}

// --- Cards

/// "Each player discards a card. If an opponent can't, ...": who of them has something that goes.
static void noteDoers(State& s, const Who& who, const Things& going)
{
    if (who.kind != Who::Kind::EachPlayer && who.kind != Who::Kind::EachOpponent)
        return;
    unsigned doers = 0;
    for (const Index i : going)
        if (i < maxObjects)
            doers |= 1u << (inPlay(s, i) ? Seat { s.objects[i].controller } : zoneSeat(s, i));
    s.acting.back().doers = doers & 3;
}

/// RULING "it" behind what was put away: what only something in play can do speaks of what was named before.
static const Thing& spokenOf(const Table& b, EffectId effect, const Thing& phrase)
{
    static const Thing nothing { This {} };
    return b.cards.staysUnspoken(effect) ? nothing : phrase;
}

void discard(const Table& b, EffectId effect, const Discard& e)
{
    State& s = b.state;
    const Seats actors = actorsOf(b, e.who);
    const Seat who = actors.size() == 1 ? actors.front() : doerOf(s);
    Things list;
    for (const Index i : s.phrases[0])
        if (!cantBe(b, i, CantBe::Fate::Discarded, who)
            && (i >= maxObjects || !cantGo(b, i, Zone::Discard, who)))
            list.push_back(i);
    noteDone(b, spokenOf(b, effect, e.what), list, !list.empty());
    noteDoers(s, e.who, list);
    discardAll(b, objectsOf(list), who);
}

void sacrifice(const Table& b, EffectId effect, const Sacrifice& e)
{
    State& s = b.state;
    Things list;
    for (const Index i : s.phrases[0])
        if (i < maxObjects && inPlay(s, i)
            && !cantBe(b, i, CantBe::Fate::Sacrificed, s.objects[i].controller)
            && !cantGo(b, i, Zone::Discard, s.objects[i].controller))
            list.push_back(i);
    noteDone(b, spokenOf(b, effect, e.what), list, !list.empty());
    noteDoers(s, e.who, list);
    // 6.1.h Several players' sacrifices are one step, and one event; each is its controller's.
    const Seats actors = actorsOf(b, e.who);
    std::vector<Index> going;
    for (const Index i : list)
        if (actors.size() > 1 || actors.contains(s.objects[i].controller))
            going.push_back(i);
    sacrificeAll(b, going, doerOf(s));
}

namespace {

Zone zoneFor(const Table& b, Index i, const Move& e, Index place)
{
    if (!isSeveral(e.to))
        return e.to;
    const CardType type = b.facts(i).type;
    if (type == CardType::Landmark)
        return Zone::Landmark;
    if ((type == CardType::Character || type == CardType::ExpeditionPermanent)
        && isExpedition(place))
        return expeditionZone(kindOfExpedition(place));
    return Zone::Gone; // it cannot be there
}

void putAtPosition(State& s, Index i, int position)
{
    const Seat p = s.objects[i].owner;
    std::vector<Index> order;
    for (const Index card : cardsIn(s, p, Zone::Deck))
        if (card != i)
            order.push_back(card);
    const auto at = std::clamp<std::size_t>(
        static_cast<std::size_t>(std::max(0, position - 1)), 0, order.size());
    order.insert(order.begin() + static_cast<std::ptrdiff_t>(at), i);
    for (const Index card : order)
        s.zones.putLast(card, zoneIndex(p, Zone::Deck));
}

} // namespace

/// `picked`: where each of them goes has been picked.
static void moveAllOf(const Table& b, EffectId effect, const Move& e, bool picked)
{
    State& s = b.state;
    Things list = s.phrases[0];
    for (std::size_t k = list.size(); e.shuffled && k > 1; --k)
        std::swap(list.begin()[k - 1], list.begin()[s.random.below(static_cast<std::uint32_t>(k))]);
    Index place = s.acting.back().place;
    Things each;
    if (e.to == Zone::Expedition) {
        Things places;
        placesOf(b, e.expedition, places);
        if (places.size() > 1 && e.expedition.kind == Expedition::Kind::Of && !list.empty()) {
            // 6.1.g "in your Expeditions": for each of them one is picked.
            if (!picked) {
                const auto count = static_cast<std::uint8_t>(list.size());
                s.agenda.push(Picked<Move> { effect, doerOf(s) });
                ask(b,
                    { Ask::Target, doerOf(s), count, count, effect,
                        PhraseAsked { PhraseAsked::Which::Expedition } });
                return;
            }
            each = s.picks;
            s.picks.clear();
        }
        if (!places.empty() && !(places.contains(place)))
            place = places.front();
    }
    std::vector<Motion> motions;
    Things moved;
    Things switching;
    for (std::size_t k = 0; k < list.size(); ++k) {
        const Index i = list[k];
        if (i >= maxObjects)
            continue;
        if (k < each.size())
            place = each[k];
        const Zone to = zoneFor(b, i, e, place);
        if (to == Zone::Gone || (zoneOf(s, i) == to && !isExpeditionZone(to) && to != Zone::Deck))
            continue;
        if (cantGo(b, i, to, doerOf(s)))
            continue;
        if (isExpeditionZone(to)
            && inExpedition(s, i)) { // RULING "put me in your other Expedition"
            const bool switches = seatOfExpedition(place) == s.objects[i].controller
                && to != zoneOf(s, i) && !isGigantic(b, i);
            if (switches) {
                moved.push_back(i);
                switching.push_back(i);
            }
            continue;
        }
        Motion m { i, to };
        if (isExpeditionZone(to))
            m.seat = seatOfExpedition(place);
        else if (to == Zone::Landmark)
            m.seat = doerOf(s);
        m.top = e.to == Zone::Deck && e.spot == Move::Spot::Top;
        m.exhausted = to == Zone::Mana ? !e.ready : e.exhausted; // 3.2.9.b
        motions.push_back(m);
        moved.push_back(i);
    }
    const int position = e.spot == Move::Spot::Xth ? viewpointOf(s).x : 0;
    noteDone(b, spokenOf(b, effect, e.what), moved, !moved.empty());
    const Seat who = doerOf(s);
    moveAll(b, std::move(motions), Cause::Move, who);
    for (const Index i : switching)
        switchExpedition(b, i, who);
    if (e.to == Zone::Deck && e.spot == Move::Spot::Xth)
        for (const Index i : moved)
            if (zoneOf(s, i) == Zone::Deck)
                putAtPosition(s, i, position > 0 ? position : s.acting.back().number);
    if (e.to == Zone::Deck && e.spot == Move::Spot::None)
        for (Seat p = 0; p < maxPlayers; ++p)
            if (std::ranges::any_of(moved, [&](Index i) { return s.objects[i].owner == p; }))
                shuffleDeck(b, p);
}

void moveThings(const Table& b, EffectId effect, const Move& e)
{
    moveAllOf(b, effect, e, false);
}

void run(const Table& b, Picked<Move> step)
{
    moveAllOf(b, step.effect, nodeOf<Move>(b, step.effect), true);
}

namespace {

/// RULING "exchange control": each goes to the other's controller at once; of one controller nothing happens.
bool exchangeControl(const Table& b, Index one, Index other)
{
    State& s = b.state;
    const Seat mine = s.objects[one].controller;
    const Seat theirs = s.objects[other].controller;
    const Seat who = doerOf(s);
    if (mine == theirs || !inPlay(s, one) || !inPlay(s, other)
        || cantGo(b, one, Zone::Expedition, who) || cantGo(b, other, Zone::Expedition, who))
        return false;
    takeControl(b, one, theirs);
    takeControl(b, other, mine);
    return true;
}

/// RULING "exchange the Expeditions": of one player's each goes where the other was; of two players nothing happens.
bool exchangeExpeditions(const Table& b, Index one, Index other)
{
    State& s = b.state;
    const Seat who = doerOf(s);
    if (s.objects[one].controller != s.objects[other].controller || !inExpedition(s, one)
        || !inExpedition(s, other) || zoneOf(s, one) == zoneOf(s, other)
        || cantGo(b, one, Zone::Expedition, who) || cantGo(b, other, Zone::Expedition, who))
        return false;
    switchExpedition(b, one, who);
    switchExpedition(b, other, who);
    return true;
}

} // namespace

/// "Exchange your hand with your Reserve": all that is in the one goes to the other at once, also where one is empty.
static bool exchangeZones(const Table& b, const Exchange& e)
{
    const auto* one = std::get_if<Whole>(&e.what.node);
    const auto* other = std::get_if<Whole>(&e.with.node);
    if (e.how != Exchange::How::Zones || !one || !other || one->places.size() != 1
        || other->places.size() != 1)
        return false;
    State& s = b.state;
    Things both;
    std::vector<Motion> motions;
    for (const std::size_t k : { std::size_t { 0 }, std::size_t { 1 } })
        for (const Index i : s.phrases[k])
            if (i < maxObjects) {
                both.push_back(i);
                motions.push_back({ i, (k == 0 ? other : one)->places.front().zone });
            }
    noteDone(b, both, !both.empty());
    moveAll(b, std::move(motions), Cause::Move, doerOf(s));
    return true;
}

/// 7.3.9 Each goes to the other's zone; without one of them nothing happens.
void exchange(const Table& b, const Exchange& e)
{
    State& s = b.state;
    if (exchangeZones(b, e))
        return;
    if (e.pair ? s.phrases[0].size() < 2 : s.phrases[0].empty() || s.phrases[1].empty()) {
        noteDone(b, {}, false);
        return;
    }
    const Index one = s.phrases[0].front();
    const Index other = e.pair ? s.phrases[0].begin()[1] : s.phrases[1].front();
    if (e.how != Exchange::How::Zones) {
        const bool done = one < maxObjects && other < maxObjects
            && (e.how == Exchange::How::Control ? exchangeControl(b, one, other)
                                                : exchangeExpeditions(b, one, other));
        Things two;
        two.push_back(one);
        two.push_back(other);
        noteDone(b, two, done);
        return;
    }
    Things both;
    both.push_back(one);
    both.push_back(other);
    noteDone(b, both, true);
    const Zone to = zoneOf(s, other);
    const Zone back = zoneOf(s, one);
    moveAll(b, { { one, to, zoneSeat(s, other) }, { other, back, zoneSeat(s, one) } }, Cause::Move,
        doerOf(s));
}

void look(const Table& b, const Thing& what, Seat p, bool everybody)
{
    State& s = b.state;
    const Things list = s.phrases[0];
    noteDone(b, list, !list.empty());
    if (std::holds_alternative<TopOfDeck>(what.node) && !list.empty())
        keepRest(s, {}); // until something of them is chosen "the rest" is all of them
    for (const Index i : list) {
        if (i >= maxObjects)
            continue;
        if (everybody)
            reveal(b, i, p);
        else
            s.objects[i].knownTo = static_cast<std::uint8_t>(s.objects[i].knownTo | (1u << p)) & 3;
    }
}

/// "It" is the card that ends it, "the others" are those before it; where none ends it, all that was revealed.
void revealUntil(const Table& b, const RevealUntil& e)
{
    State& s = b.state;
    const Seats actors = actorsOf(b, e.who);
    const Seat p = actors.empty() ? doerOf(s) : actors.front();
    std::vector<Index> deck;
    for (const Index i : cardsIn(s, p, Zone::Deck))
        deck.push_back(i);
    Things found;
    Things others;
    for (const Index i : deck) {
        reveal(b, i, p);
        if (matchesAnywhere(b, refOf(s, i), e.filter, viewpointOf(s))) {
            found.push_back(i);
            break;
        }
        others.push_back(i);
    }
    if (found.empty())
        speakOfNothing(s);
    noteDone(b, found, !found.empty());
    Acting& acting = s.acting.back();
    acting.rest.clear();
    for (const Index i : others)
        if (acting.rest.size() < acting.rest.capacity())
            acting.rest.push_back(i);
}

/// "The chosen number" is kept where X is: no text has both.
void chooseNumber(const Table& b, EffectId effect, const ChooseNumber& e)
{
    State& s = b.state;
    const Seats actors = actorsOf(b, e.who);
    const Seat p = actors.empty() ? doerOf(s) : actors.front();
    s.agenda.push(Picked<ChooseNumber> { effect, p });
    ask(b,
        { Ask::Number, p, static_cast<std::uint8_t>(e.least), static_cast<std::uint8_t>(e.most),
            effect });
}

void run(const Table& b, Picked<ChooseNumber>)
{
    State& s = b.state;
    if (!s.picks.empty())
        s.acting.back().x = static_cast<std::int8_t>(s.picks.front());
    if (!s.picks.empty()) // "that many"
        s.acting.back().count = static_cast<std::uint8_t>(s.picks.front());
    s.picks.clear();
    s.acting.back().did = 1;
}

/// 7.3.24 Up to one target card in a Reserve.
void sabotage(const Table& b, EffectId effect, const Sabotage& e)
{
    State& s = b.state;
    Things list;
    sabotageCandidates(b, e, viewpointOf(s), list);
    noteDone(b, {}, false);
    if (list.empty()) {
        if (!b.cards.staysUnspoken(effect))
            speakOfNothing(s);
        return;
    }
    s.agenda.push(Picked<Sabotage> { effect, doerOf(s) });
    ask(b, { Ask::Target, doerOf(s), 0, 1, effect });
}

void run(const Table& b, Picked<Sabotage> step)
{
    State& s = b.state;
    Things list;
    for (const Index i : s.picks)
        list.push_back(i);
    s.picks.clear();
    const bool unspoken = b.cards.staysUnspoken(step.effect);
    if (list.empty() && !unspoken)
        speakOfNothing(s);
    noteDone(b, unspoken ? Things {} : list, !list.empty());
    s.acting.back().count = static_cast<std::uint8_t>(list.size());
    discardAll(b, objectsOf(list), doerOf(s));
}

} // namespace triptych::altered
