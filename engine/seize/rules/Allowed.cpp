#include "seize/rules/Allowing.h"
#include "seize/rules/Battlefield.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Conditions.h"
#include "seize/rules/Counting.h"
#include "seize/rules/Fitting.h"
#include "seize/rules/History.h"
#include "seize/rules/Matching.h"
#include "seize/rules/Passives.h"
#include "seize/rules/Places.h"

#include <algorithm>

// What players may do and what it costs them, after all that is said of it.
namespace triptych::seize {

namespace {

/// How many such cards a player has played this turn. What lies face down was played as a treasure.
int playedThisTurn(const State& s, Seat p, const CardFilter& cards)
{
    if (cards.kind == CardFilter::Kind::Treasure)
        return s.players[p].treasurePlayed;
    const auto done = playsOf(cards);
    return done ? timesDone(s, p, *done, Span::ThisTurn, p) : 0;
}

/// "The first Instant card you play each turn", "not more than 1 each turn": whether it is time for that.
bool isOfNow(const State& s, Seat p, const Allowance& e)
{
    if (!e.once)
        return true;
    if (e.kind == Allowance::Kind::AbilityCost)
        return playedThisTurn(s, p, e.cards) == e.nth - 1;
    if (e.kind == Allowance::Kind::NoPlay)
        return playedThisTurn(s, p, e.cards) >= e.number;
    if (e.kind == Allowance::Kind::LootLost)
        return ((s.lossesMet >> p) & 1) == 0;
    if (e.kind == Allowance::Kind::LootGained)
        return ((s.gainsMet >> p) & 1) == 0;
    return true;
}

/// Sums what passive abilities allow a player; of AbilityCost those that speak of the card.
/// `sparing`: only what is said "to a minimum of 1", or only what is not.
int allowedBy(const Table& t, Seat p, Allowance::Kind kind, Index card, bool sparing = false,
    As as = As::Itself)
{
    int sum = 0;
    for (const LastingEffect& l : t.state.lasting) // for a time
        if (l.who == seatRef(p) && l.what == allowanceMark + static_cast<unsigned>(kind)
            && !isToCome(l)) {
            const auto effect = static_cast<std::uint16_t>(l.detail | l.treasure << 8);
            const auto& said = std::get<Allowance>(t.cards.effect(effect).node);
            // The next card of its kind is awaited (notePlayed); what is counted is counted.
            const bool now = kind == Allowance::Kind::AbilityCost || isOfNow(t.state, p, said);
            if (now && said.atLeastOne == sparing && speaksOfCard(t, said.cards, card, as))
                sum += l.amount;
        }
    const auto mask = bitOf(kind);
    if (!(t.state.allowances & mask))
        return sum;
    t.state.speakers.each([&](Index source) {
        if (!(t.facts(source).allowances & mask) || isBlank(t, source))
            return;
        const Viewpoint v = viewpointOf(t, source);
        for (const std::uint8_t number : t.facts(source).statics) {
            const Ability& ability = t.card(source).abilities[number];
            const auto* allowance = std::get_if<Allowance>(&ability.effect->node);
            if (!allowance || allowance->itself || !worksHere(t, source, ability)
                || allowance->kind != kind || allowance->atLeastOne != sparing
                || !concerns(t.state, allowance->who, v.you, p)
                || (ability.condition && !holds(t, *ability.condition, v)))
                continue;
            if (isOfNow(t.state, p, *allowance) && speaksOfCard(t, allowance->cards, card, as))
                sum += allowance->number
                    * (allowance->times ? valueOf(t, *allowance->times, v) : 1);
        }
    });
    return sum;
}

} // namespace

int allowed(const Table& t, Seat p, Allowance::Kind kind)
{
    return allowedBy(t, p, kind, noIndex);
}

bool skipsPhase(const Table& t, Seat p, Phase phase)
{
    bool skips = false;
    eachAllowance(t, p, Allowance::Kind::NoPhase,
        [&](int which) { skips = skips || which == static_cast<int>(phase); });
    return skips;
}

int mostAllowed(const Table& t, Seat p, Allowance::Kind kind)
{
    int most = 99;
    eachAllowance(t, p, kind, [&](int number) { most = std::min(most, number); });
    return most;
}

bool isOneTooMany(const Table& t, Index i)
{
    const State& s = t.state;
    const Seat p = s.objects[i].controller;
    if (!(s.allowances & (bitOf(Allowance::Kind::MostAttackers)))
        || attackedThisTurn(mercenary(s, i)))
        return false;
    int others = 0;
    eachMercenary(s, [&](Index other) {
        others += s.objects[other].controller == p && attackedThisTurn(mercenary(s, other));
    });
    for (const Departed& gone : s.departed)
        others += gone.who == p && gone.deeds.has(PastDeed::Attacked);
    return others >= mostAllowed(t, p, Allowance::Kind::MostAttackers);
}

int highestAllowed(const Table& t, Seat p, Allowance::Kind kind)
{
    int highest = 0;
    eachAllowance(t, p, kind, [&](int number) { highest = std::max(highest, number); });
    return highest;
}

bool isSafe(const Table& t, Index card, Allowance::Harm harm, Seat by)
{
    const State& s = t.state;
    const Zone zone = zoneOf(s, card);
    const bool there = harm == Allowance::Discarded
        ? zone == Zone::Hand
        : zone == Zone::Warchest || zone == Zone::Events;
    const Seat whose = zoneSeat(s, card);
    bool safe = false;
    if (there && by != noSeat && !areAllied(s, by, whose))
        eachAllowance(
            t, whose, Allowance::Kind::Safe, [&](int harms) { safe = safe || (harms & harm) != 0; },
            card, s.objects[card].is(Object::FaceDown) ? As::FaceDown : As::Itself);
    return safe;
}

bool keepsHand(const Table& t, Seat p, Seat by)
{
    const State& s = t.state;
    return countIn(s, p, Zone::Hand) > 0
        && isSafe(t, s.zones.first(zoneIndex(p, Zone::Hand)), Allowance::Discarded, by);
}

int leastVault(const Table& t, Seat p)
{
    return highestAllowed(t, p, Allowance::Kind::LeastVault);
}

bool isSaidOf(const Table& t, Allowance::Kind kind, const StackItem& item)
{
    bool said = false;
    if (item.controller != noSeat)
        eachAllowance(t, item.controller, kind,
            [&](int which, const Allowance& allowance, const Viewpoint& v) {
                Slot slot;
                slot.what = static_cast<Counter::What>(which);
                slot.how = allowance.how;
                if (allowance.by) { // "attacks by this"
                    slot.by = allowance.by->filter;
                    slot.by->self = allowance.by->kind != Thing::Kind::Each;
                }
                said = said || itemFits(t, item, slot, v);
            });
    return said;
}

bool isTimelyToo(const Table& t, Seat p, CardFilter::Kind kind)
{
    const State& s = t.state;
    constexpr auto mask = bitOf(Allowance::Kind::Timely);
    if (!(s.allowances & mask))
        return false;
    bool timely = false;
    s.speakers.each([&](Index source) {
        if (!(t.facts(source).allowances & mask) || isBlank(t, source))
            return;
        const Viewpoint v = viewpointOf(t, source);
        for (const std::uint8_t number : t.facts(source).statics) {
            const Ability& ability = t.card(source).abilities[number];
            const auto* may = std::get_if<Allowance>(&ability.effect->node);
            timely = timely
                || (may && may->kind == Allowance::Kind::Timely && v.you == p
                    && may->number == static_cast<int>(kind) && (may->once || s.stack.empty())
                    && worksHere(t, source, ability)
                    && (!ability.condition || holds(t, *ability.condition, v)));
        }
    });
    return timely;
}

bool mayPlay(const Table& t, Seat p, Index card)
{
    return allowedBy(t, p, Allowance::Kind::NoPlay, card) == 0;
}

bool mayPlayFaceDown(const Table& t, Seat p, Index card)
{
    return allowedBy(t, p, Allowance::Kind::NoPlay, card, false, As::FaceDown) == 0;
}

bool isFreeFaceDown(const Table& t, Index card)
{
    const Facts& facts = t.facts(card);
    if ((facts.allowances & (bitOf(Allowance::Kind::FaceDowns))) == 0)
        return false;
    Viewpoint v;
    v.you = t.state.objects[card].owner;
    v.self = card;
    v.cls = facts.cls;
    for (const std::uint8_t number : facts.statics) {
        const Ability& ability = t.card(card).abilities[number];
        const auto* allowance = std::get_if<Allowance>(&ability.effect->node);
        if (allowance && allowance->kind == Allowance::Kind::FaceDowns && allowance->itself
            && (!ability.condition || holds(t, *ability.condition, v)))
            return true;
    }
    return false;
}

bool comesTurned(const Table& t, Seat p, Index card, bool faceDown)
{
    return allowedBy(
               t, p, Allowance::Kind::ComeTurned, card, false, faceDown ? As::FaceDown : As::Itself)
        > 0;
}

int damageOfCard(const Table& t, const StackItem& item)
{
    if (item.kind != StackItem::Kind::Ability || item.controller == noSeat)
        return 0;
    return allowedBy(t, item.controller, Allowance::Kind::CardDamage, item.source.object);
}

int acquireCostOf(const Table& t, Index card, Seat p)
{
    return std::max(0, 1 + allowedBy(t, p, Allowance::Kind::AcquireCost, card));
}

TileSet deployTiles(const Table& t, Index card, Seat p)
{
    const auto mask = bitOf(Allowance::Kind::Deploys);
    TileSet tiles = 0;
    const auto add = [&](Index source, const Ability& ability, const Viewpoint& v, bool itself) {
        const auto* allowance
            = ability.effect ? std::get_if<Allowance>(&ability.effect->node) : nullptr;
        if (!allowance || allowance->kind != Allowance::Kind::Deploys || allowance->itself != itself
            || (!itself && !worksHere(t, source, ability))
            || (!itself && !(v.you == p && matches(t, card, allowance->cards)))
            || (ability.condition && !holds(t, *ability.condition, v)))
            return;
        // "The first mercenary card you play each turn": as it comes onto its tile it is one of them.
        const int ofItself = zoneOf(t.state, card) == Zone::Stack ? 1 : 0;
        if (allowance->once
            && timesDone(t.state, p, Done::PlayedMercenary, Span::ThisTurn, p) > ofItself)
            return;
        tiles |= tilesOf(t, *allowance->tiles, v);
    };
    if ((t.facts(card).allowances & mask) != 0) { // what it says of itself, from the hand
        Viewpoint v;
        v.you = p;
        v.self = card;
        v.cls = t.facts(card).cls;
        for (const std::uint8_t number : t.facts(card).statics)
            add(card, t.card(card).abilities[number], v, true);
    }
    if ((t.state.allowances & mask) != 0)
        t.state.speakers.each([&](Index source) {
            if ((t.facts(source).allowances & mask) != 0)
                for (const std::uint8_t number : t.facts(source).statics)
                    add(source, t.card(source).abilities[number], viewpointOf(t, source), false);
        });
    return tiles & emptyTiles(t.state);
}

int ownPriceOf(const Table& t, const OwnPrice& price, const Viewpoint& v, int printed)
{
    if (price.condition && !holds(t, *price.condition, v))
        return 0;
    if (price.number == OwnPrice::allOfIt)
        return -printed;
    return price.number * (price.times ? valueOf(t, *price.times, v) : 1);
}

namespace {

/// What the card says of itself.
int priceOfItself(const Table& t, Index card, Seat p)
{
    const auto& price = t.cards.ability(t.state.objects[card].card, wholeCard).price;
    if (!price)
        return 0;
    Viewpoint v;
    v.you = p;
    v.self = card;
    v.cls = t.facts(card).cls;
    return ownPriceOf(t, *price, v, t.facts(card).cost);
}

} // namespace

int costOf(const Table& t, Index card, Seat p)
{
    const int own = t.facts(card).cost + priceOfItself(t, card, p);
    if (t.state.lasting.empty() && !(t.state.allowances & bitOf(Allowance::Kind::AbilityCost)))
        return std::max(0, own); // as most often
    const int cost = own + allowedBy(t, p, Allowance::Kind::AbilityCost, card);
    const int sparing = allowedBy(t, p, Allowance::Kind::AbilityCost, card, true);
    return std::max(0, sparing < 0 ? std::max(std::min(cost, 1), cost + sparing) : cost + sparing);
}

} // namespace triptych::seize
