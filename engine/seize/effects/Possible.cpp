#include "seize/effects/Possible.h"

#include "seize/effects/Decks.h"
#include "seize/effects/Moves.h"
#include "seize/effects/Staging.h"
#include "seize/effects/Treasures.h"
#include "seize/rules/Abilities.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Counting.h"
#include "seize/rules/Damage.h"
#include "seize/rules/Fitting.h"
#include "seize/rules/Matching.h"
#include "seize/rules/Meaning.h"
#include "seize/rules/Places.h"
#include "seize/rules/Statuses.h"
#include "seize/rules/Warchest.h"
#include "seize/rules/Zones.h"

#include <algorithm>
#include <type_traits>
#include <utility>

namespace triptych::seize {

int treasuresFitting(const Table& t, const Goods& some)
{
    int there = 0;
    for (Seat p = 0; p < t.state.seats; ++p)
        for (const Zone zone : goodsZones)
            for (const Index i : cardsIn(t.state, p, zone))
                there += treasureFits(t, some, i, viewpoint(t)) ? 1 : 0;
    return there;
}

bool isToStrip(const Table& t, const Strip& e)
{
    return std::ranges::any_of(strippedOf(t, e), [&](Index i) {
        return e.fallen ? !treasuresLeftBy(t.state, i).empty() : canBeStripped(t, i, e);
    });
}

/// Whether there is somebody or something to do it to.
bool isThere(const Table& t, const Effect& effect)
{
    if (const Goods* some = someGoods(effect))
        return treasuresFitting(t, *some) > 0;
    return std::visit(
        [&](const auto& e) {
            if constexpr (std::is_same_v<std::remove_cvref_t<decltype(e)>, Strip>) {
                return isToStrip(t, e);
            } else if constexpr (requires { e.goods; }) {
                return !goods(t, e.goods).empty();
            } else if constexpr (requires { e.what.filter; }) {
                if constexpr (requires { e.played; })
                    if (e.played)
                        return true; // as long as it resolves it is there
                if constexpr (requires { e.gone; })
                    if (e.gone && !departed(t, e.what).empty())
                        return true;
                return e.what.kind == Thing::Kind::Some || e.what.filter.noun == Filter::Noun::Tile
                    || !mercenaries(t, e.what).empty();
            } else {
                return true;
            }
        },
        effect.node);
}

namespace {

int suchCards(const Table& t, Seat p, Zone zone, const CardFilter& which)
{
    int there = 0;
    for (const Index i : cardsIn(t.state, p, zone))
        there += matches(t, i, which) ? 1 : 0;
    return there;
}

bool hasSuchCard(const Table& t, Seat p, Zone zone, const CardFilter& which)
{
    return suchCards(t, p, zone, which) > 0;
}

/// How many cards of a seat could be brought from where it says.
int fetchable(const Table& t, const Fetch& e, Seat p)
{
    int there = 0;
    for (const Index i : cardsIn(t.state, p, e.from))
        there += isFetched(t, e, i, p) ? 1 : 0;
    return there;
}

/// Whether one of those that are meant, or could be chosen, is able to.
bool isAnyOf(const Table& t, const Thing& what, auto&& able)
{
    Thing those = what;
    if (those.kind == Thing::Kind::Some)
        those.kind = Thing::Kind::Each;
    const Mercenaries list = mercenaries(t, those);
    return std::any_of(list.begin(), list.end(), able);
}

/// Whether a treasure is there that one of them can carry.
bool isToEquip(const Table& t, const Equip& e)
{
    CardFilter wanted;
    wanted.kind = e.card;
    return isAnyOf(t, e.what, [&](Index i) {
        for (const Index card : cardsIn(t.state, t.state.resolving.controller, e.from))
            if (isLoose(t, card) && matches(t, card, wanted) && mayCarry(t, i, card))
                return true;
        return false;
    });
}

bool isOfTreasures(const Effect& effect)
{
    return std::holds_alternative<Equip>(effect.node) || std::holds_alternative<Strip>(effect.node)
        || std::holds_alternative<Handle>(effect.node)
        || std::holds_alternative<HandOver>(effect.node);
}

/// RULING "you may destroy a treasure": where none is there nobody is asked; a deck can always be searched.
bool isTreasureThere(const Table& t, const Effect& effect)
{
    if (const auto* equips = std::get_if<Equip>(&effect.node))
        return equips->from == Zone::Deck || isToEquip(t, *equips);
    if (const auto* strip = std::get_if<Strip>(&effect.node))
        return strip->fallen
            ? isToStrip(t, *strip)
            : isAnyOf(t, strip->what, [&](Index i) { return canBeStripped(t, i, *strip); });
    if (const auto* handled = std::get_if<Handle>(&effect.node);
        handled && handled->who.kind != Who::Kind::You) {
        const Seats list = players(t, handled->who);
        return std::any_of(list.begin(), list.end(), [&](Seat p) {
            const Seat before = std::exchange(t.state.thatPlayer, p); // of each their own
            const bool there = treasuresFitting(t, handled->goods) > 0;
            t.state.thatPlayer = before;
            return there;
        });
    }
    return isThere(t, effect);
}

} // namespace

bool isPossible(const Table& t, const Effect& effect)
{
    const State& s = t.state;
    const Seat you = s.resolving.controller;
    if (const auto* sequence = std::get_if<Sequence>(&effect.node))
        return sequence->parts.empty() || isPossible(t, sequence->parts.front());
    if (const auto* discards = std::get_if<Discard>(&effect.node)) {
        const std::size_t least = discards->count.kind == Amount::Kind::Fixed && !discards->upTo
            ? static_cast<std::size_t>(std::max(1, discards->count.number))
            : 1;
        const auto there = [&](Seat p) {
            if (keepsHand(t, p, you))
                return std::size_t { 0 };
            if (discards->cards == CardFilter {})
                return static_cast<std::size_t>(countIn(s, p, Zone::Hand));
            return static_cast<std::size_t>(suchCards(t, p, Zone::Hand, discards->cards));
        };
        if (discards->who.kind == Who::Kind::You)
            return there(you) >= least;
        for (const Seat p : players(t, discards->who))
            if (there(p) < least)
                return false;
        return true;
    }
    const auto able = [&](const Who& who, auto&& enough) {
        const Seats list = players(t, who);
        return !list.empty() && std::all_of(list.begin(), list.end(), enough);
    };
    // RULING: who has not got what is to be paid is not asked to.
    if (const auto* show = std::get_if<Show>(&effect.node))
        return able(show->who,
            [&](Seat p) { return suchCards(t, p, Zone::Hand, show->cards) >= show->count; });
    if (const auto* lose = std::get_if<LoseLoot>(&effect.node))
        return lose->upTo || lose->amount.kind != Amount::Kind::Fixed
            || able(lose->who, [&](Seat p) { return s.players[p].vault >= lose->amount.number; });
    if (const auto* turn = std::get_if<TurnTreasures>(&effect.node);
        turn && turn->exhaust && !turn->upTo && turn->count.kind == Amount::Kind::Fixed)
        return able(turn->who, [&](Seat p) { return readyTreasures(s, p) >= turn->count.number; });
    // RULING "if you do" of cards: there must be such a card; whoever searches a deck may always try.
    if (const auto* pick = std::get_if<PickFromHand>(&effect.node)) {
        const Seats list = players(t, pick->whose);
        return !list.empty() && hasSuchCard(t, list.front(), Zone::Hand, pick->cards);
    }
    if (const auto* fetched = std::get_if<Fetch>(&effect.node); fetched
        && fetched->from != Zone::Deck && !fetched->upTo
        && fetched->count.kind == Amount::Kind::Fixed)
        return fetched->owner
            ? std::ranges::any_of(
                players(t, *fetched->owner), [&](Seat p) { return fetchable(t, *fetched, p) > 0; })
            : able(fetched->who, [&](Seat p) { return fetchable(t, *fetched, p) > 0; });
    if (isOfTreasures(effect))
        return isTreasureThere(t, effect);
    if (const Thing* some = someOf(effect, 0))
        return candidates(t, *some) > 0;
    return true;
}

namespace {

/// Whether anything would come of it for one of those it is done to: who has nothing to be mended of, or stands
/// at the edge, is not mended or pushed.
struct WouldChange
{
    const Table& t;

    bool any(const Thing& what, auto&& able) const { return isAnyOf(t, what, able); }
    int countersOf(Index i, Status status) const
    {
        return holdsStatus(t, i, status) ? 0 : countOf(mercenary(t.state, i), status);
    }
    bool operator()(const Push& e) const
    {
        return any(e.what, [&](Index i) { return canBePushed(t, i) && tilesOf(t, i, e) != 0; });
    }
    bool operator()(const MoveTiles& e) const
    {
        return any(e.what, [&](Index i) { return canBeMoved(t, i) && tilesOf(t, i, e) != 0; });
    }
    bool operator()(const Equip& e) const { return isToEquip(t, e); }
    bool operator()(const Apply& e) const
    {
        return any(e.what, [&](Index i) {
            return std::ranges::any_of(e.doses, [&](const Apply::Dose& dose) {
                return !isImmune(t, i, dose.status, t.state.resolving.controller);
            });
        });
    }
    bool operator()(const Remove& e) const
    {
        return any(e.what, [&](Index i) {
            int there = e.also ? countersOf(i, *e.also) : 0;
            for (int k = 0; k < (e.every ? countedStatusCount : 1); ++k)
                if (isAmong(e.among, e.every ? static_cast<Status>(k) : e.status))
                    there += countersOf(i, e.every ? static_cast<Status>(k) : e.status);
            return there > 0;
        });
    }
    bool operator()(const Mend& e) const
    {
        return any(e.what, [&](Index i) { return !ailmentsOf(t, i, true).empty(); });
    }
    bool operator()(const Cleanse& e) const
    {
        return any(e.what, [&](Index i) { return !ailmentsOf(t, i, false).empty(); });
    }
    bool operator()(const Ready& e) const
    {
        return any(e.what, [&](Index i) { return countersOf(i, Status::Exhaust) > 0; });
    }
    bool operator()(const Heal& e) const
    {
        return any(e.what, [&](Index i) {
            return mercenary(t.state, i).damage > 0 && !has(t, i, Modifier::Kind::NotHealed)
                && (e.way == Heal::Way::Up || healingOf(t, i, e, amountOf(t, e.amount)) > 0);
        });
    }
    bool operator()(const Fetch& e) const
    {
        const Seats list = players(t, e.owner ? *e.owner : e.who);
        const bool all = e.from != Zone::Deck && !e.upTo && e.count.kind == Amount::Kind::Fixed;
        const int wanted = all ? std::max(1, e.count.number) : 1;
        return std::any_of(
            list.begin(), list.end(), [&](Seat p) { return fetchable(t, e, p) >= wanted; });
    }
    bool operator()(const auto&) const { return true; }
};

/// "Exhaust two allied mercenaries. If you do": it asks for both.
bool areEnough(const Table& t, const Effect& effect)
{
    if (const Thing* some = someOf(effect, 0))
        return some->upTo || candidates(t, *some) >= static_cast<std::size_t>(some->count);
    if (const Goods* some = someGoods(effect))
        return some->upTo || treasuresFitting(t, *some) >= some->count;
    return true;
}

} // namespace

/// "Lose 2 loot and discard a card. If you do": done is what could be done in all its parts.
bool isDoable(const Table& t, const Effect& effect)
{
    const auto* sequence = std::get_if<Sequence>(&effect.node);
    if (!sequence)
        return isPossible(t, effect) && areEnough(t, effect)
            && std::visit(WouldChange { t }, effect.node);
    // What stands behind the first may speak of what it does.
    return isDoable(t, sequence->parts.front())
        && std::ranges::all_of(
            sequence->parts, [&](const Effect& part) { return isPossible(t, part); });
}

} // namespace triptych::seize
