#include "altered/effects/Verbs.h"

#include "altered/effects/SpokenOf.h"
#include "altered/rules/Asking.h"
#include "altered/rules/CarryingOut.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Deck.h"
#include "altered/rules/Objects.h"
#include "altered/rules/Phrases.h"
#include "altered/rules/Reactions.h"

#include <algorithm>
#include <utility>
#include <vector>

// 7.3.21, 7.3.9 Cards that are put from one place to another, and those that are exchanged.
namespace triptych::altered {

namespace {

Zone zoneFor(const Table& t, Index i, const Move& e, Index place)
{
    if (!isSeveral(e.to))
        return e.to;
    const CardType type = t.facts(i).type;
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

/// RULING "in any order": the first that is picked lies above the others, on a deck or under it. What was chosen one by one was chosen in its order.
static bool asksOrder(const Table& t, EffectId effect, const Move& e, Things& list)
{
    State& s = t.state;
    if (!e.anyOrder || mustChoose(t.cards.effect(effect), e.what))
        return false;
    const auto count = static_cast<std::uint8_t>(list.size());
    if (count < 2)
        return false;
    s.agenda.push(Picked<Move> { effect, doerOf(s) });
    ask(t,
        { Ask::Choose, doerOf(s), count, count, effect,
            PhraseAsked { PhraseAsked::Which::First, doerOf(s) } });
    return true;
}

/// 7.3.7 "Draw it", of what lies on top of the deck of who does it: that is drawn as any card from there, for what hears
/// of it and what happens instead. Of what lies elsewhere it is only put in hand.
static bool drawsFromTop(const Table& t, EffectId effect, const Move& e, const Doers& doers)
{
    State& s = t.state;
    const Things list = s.phrases[0];
    if (e.to != Zone::Hand || e.spot != Move::Spot::Top || list.empty())
        return false;
    const Seat p = doers.of(s, list.front());
    std::size_t onTop = 0;
    for (const Index i : cardsIn(s, p, Zone::Deck)) {
        if (onTop == list.size() || !list.contains(i))
            break;
        ++onTop;
    }
    if (onTop < list.size())
        return false;
    const bool can = !cantDo(t, p, Happening::Event::Draws); // 1.4.1.c
    const std::size_t own = s.acting.size() - 1;             // what is done instead comes above it
    noteDone(t, spokenOf(t, effect, e.what), can ? list : Things {}, can);
    noteDrawnInstead(s, own, draw(t, p, static_cast<int>(onTop), s.acting[own].controller));
    return true;
}

/// `picked`: where each of them goes has been picked, or in which order.
static void moveAllOf(const Table& t, EffectId effect, const Move& e, bool picked)
{
    State& s = t.state;
    const Doers doers(t, e.who);
    Things list = s.phrases[0];
    if (drawsFromTop(t, effect, e, doers) || (!picked && asksOrder(t, effect, e, list)))
        return;
    if (e.anyOrder) {
        if (picked)
            list = std::exchange(s.picks, Things {});
        if (e.spot == Move::Spot::Top)
            std::reverse(list.begin(), list.end()); // the last that is put there lies on top
    }
    for (std::size_t k = list.size(); e.shuffled && k > 1; --k)
        std::swap(list.begin()[k - 1], list.begin()[s.random.below(static_cast<std::uint32_t>(k))]);
    Index place = s.acting.back().place;
    Things each;
    if (e.to == Zone::Expedition) {
        Things places;
        placesOf(t, e.expedition, places);
        if (places.size() > 1 && e.expedition.kind == Expedition::Kind::Of && !list.empty()) {
            // 6.1.g "in your Expeditions": for each of them one is picked.
            if (!picked) {
                const auto count = static_cast<std::uint8_t>(list.size());
                s.agenda.push(Picked<Move> { effect, doerOf(s) });
                ask(t,
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
    // "Each player puts a Character from their hand in their Hero Expedition": each in the one of whose it is
    const bool isOfEach = e.to == Zone::Expedition && e.who.kind == Who::Kind::EachPlayer
        && e.expedition.whose.kind == Who::Kind::ThatPlayer
        && (e.expedition.kind == Expedition::Kind::Hero
            || e.expedition.kind == Expedition::Kind::Companion);
    std::vector<Motion> motions;
    Things moved;
    Things switching;
    for (std::size_t k = 0; k < list.size(); ++k) {
        const Index i = list[k];
        if (i >= maxObjects)
            continue;
        if (k < each.size())
            place = each[k];
        else if (isOfEach)
            place = expeditionThing(
                s.objects[i].owner, e.expedition.kind == Expedition::Kind::Hero ? 0 : 1);
        const Zone to = zoneFor(t, i, e, place);
        if ((to == Zone::Gone && e.to != Zone::Gone)
            || (zoneOf(s, i) == to && !isExpeditionZone(to) && to != Zone::Deck))
            continue;
        if (cantGo(t, i, to, doers.of(s, i)))
            continue;
        if (isExpeditionZone(to)
            && inExpedition(s, i)) { // RULING "put me in your other Expedition"
            const bool switches = seatOfExpedition(place) == s.objects[i].controller
                && to != zoneOf(s, i) && !isGigantic(t, i);
            if (switches) {
                moved.push_back(i);
                switching.push_back(i);
            }
            continue;
        }
        Motion m { i, to };
        m.by = doers.of(s, i);
        if (isExpeditionZone(to))
            m.seat = seatOfExpedition(place);
        else if (to == Zone::Landmark)
            m.seat = doers.of(s, i);
        m.top = e.to == Zone::Deck && e.spot == Move::Spot::Top;
        m.exhausted = to == Zone::Mana ? !e.ready : e.exhausted; // 3.2.9.b
        motions.push_back(m);
        moved.push_back(i);
    }
    const int position = e.spot == Move::Spot::Xth ? viewpointOf(s).x : 0;
    notePutAway(t, spokenOf(t, effect, e.what), moved, !moved.empty());
    noteDoers(s, e.who, moved);
    moveAll(t, std::move(motions), Cause::Move, doers.one());
    for (const Index i : switching)
        switchExpedition(t, i, doers.of(s, i));
    if (e.to == Zone::Deck && e.spot == Move::Spot::Xth)
        for (const Index i : moved)
            if (zoneOf(s, i) == Zone::Deck)
                putAtPosition(s, i, position > 0 ? position : s.acting.back().number);
    if (e.to == Zone::Deck && e.spot == Move::Spot::None)
        for (Seat p = 0; p < maxPlayers; ++p)
            if (std::ranges::any_of(moved, [&](Index i) { return s.objects[i].owner == p; }))
                shuffleDeck(t, p);
}

void moveThings(const Table& t, EffectId effect, const Move& e)
{
    moveAllOf(t, effect, e, false);
}

void run(const Table& t, Picked<Move> step)
{
    moveAllOf(t, step.effect, nodeOf<Move>(t, step.effect), true);
}

namespace {

/// RULING "exchange control": each goes to the other's controller at once; of one controller nothing happens.
bool exchangeControl(const Table& t, Index one, Index other)
{
    State& s = t.state;
    const Seat mine = s.objects[one].controller;
    const Seat theirs = s.objects[other].controller;
    const Seat who = doerOf(s);
    if (mine == theirs || !inPlay(s, one) || !inPlay(s, other)
        || cantGo(t, one, Zone::Expedition, who) || cantGo(t, other, Zone::Expedition, who))
        return false;
    takeControl(t, one, theirs);
    takeControl(t, other, mine);
    return true;
}

/// RULING "exchange the Expeditions": of one player's each goes where the other was; of two players nothing happens.
bool exchangeExpeditions(const Table& t, Index one, Index other)
{
    State& s = t.state;
    const Seat who = doerOf(s);
    if (s.objects[one].controller != s.objects[other].controller || !inExpedition(s, one)
        || !inExpedition(s, other) || zoneOf(s, one) == zoneOf(s, other)
        || cantGo(t, one, Zone::Expedition, who) || cantGo(t, other, Zone::Expedition, who))
        return false;
    atOnce(t, true, [&](const Table& together) {
        switchExpedition(together, one, who);
        switchExpedition(together, other, who);
    });
    return true;
}

} // namespace

/// "Exchange your hand with your Reserve": all that is in the one goes to the other at once, also where one is empty.
static bool exchangeZones(const Table& t, const Exchange& e)
{
    const auto* one = std::get_if<Whole>(&e.what.node);
    const auto* other = std::get_if<Whole>(&e.with.node);
    if (e.how != Exchange::How::Zones || !one || !other || one->places.size() != 1
        || other->places.size() != 1)
        return false;
    State& s = t.state;
    Things both;
    std::vector<Motion> motions;
    for (const std::size_t k : { std::size_t { 0 }, std::size_t { 1 } })
        for (const Index i : s.phrases[k])
            if (i < maxObjects) {
                both.push_back(i);
                motions.push_back({ i, (k == 0 ? other : one)->places.front().zone });
            }
    noteDone(t, both, !both.empty());
    moveAll(t, std::move(motions), Cause::Move, doerOf(s));
    return true;
}

/// 7.3.9 Each goes to the other's zone; without one of them nothing happens.
void exchange(const Table& t, const Exchange& e)
{
    State& s = t.state;
    if (exchangeZones(t, e))
        return;
    if (e.pair ? s.phrases[0].size() < 2 : s.phrases[0].empty() || s.phrases[1].empty()) {
        noteDone(t, {}, false);
        return;
    }
    const Index one = s.phrases[0].front();
    const Index other = e.pair ? s.phrases[0].begin()[1] : s.phrases[1].front();
    if (e.how != Exchange::How::Zones) {
        const bool done = one < maxObjects && other < maxObjects
            && (e.how == Exchange::How::Control ? exchangeControl(t, one, other)
                                                : exchangeExpeditions(t, one, other));
        Things two;
        two.push_back(one);
        two.push_back(other);
        noteDone(t, two, done);
        return;
    }
    Things both;
    both.push_back(one);
    both.push_back(other);
    noteDone(t, both, true);
    const Zone to = zoneOf(s, other);
    const Zone back = zoneOf(s, one);
    moveAll(t, { { one, to, zoneSeat(s, other) }, { other, back, zoneSeat(s, one) } }, Cause::Move,
        doerOf(s));
}

} // namespace triptych::altered
