#pragma once

#include "seize/text/binding/BindTraits.h"
#include "seize/text/binding/Binder.h"

#include <algorithm>
#include <type_traits>
#include <utility>

// One deed: whom and what it is about, in the order of reading, and what it leaves for the next sentence to mean.
// Only BindDeeds.cpp, which goes through the branches, binds with it.
namespace triptych::seize::binding {

/// "Unequip a treasure from target mercenary. Destroy it": the one or the other.
template <typename Leaf>
void Binder::orTheTreasure(const Leaf& leaf)
{
    // "Whenever this equips a treasure, it ..." goes on about this; behind a deed nothing goes on.
    const bool goesOn = leaf.what.referent.kind == Is::Before
        || (leaf.what.referent.kind == Is::Open && leaf.what.referent.slot == saidAsSubject
            && !m_laidDown);
    // A treasure that was only heard of is ready in any case.
    const bool both = befallsTreasures(leaf) || (m_laidDown && std::is_same_v<Leaf, Ready>);
    if (m_treasure && both && !goesOn && leaf.what.kind == Thing::Kind::It
        && leaf.what.filter.noun == Filter::Noun::Mercenary)
        complain("it",
            "\"It\" could be the treasure or a mercenary; say \"that mercenary\" or \"this\", or "
            "do it "
            "to the treasure where that is named, such as \"destroy target treasure\".");
}

template <typename Leaf>
void Binder::settlePlayers(Leaf& leaf)
{
    if constexpr (requires { leaf.who.kind; })
        settle(leaf.who);
    if constexpr (requires { leaf.whose; })
        settle(leaf.whose);
    if constexpr (std::is_same_v<Leaf, Look>)
        if (leaf.whose.kind == Who::Kind::EachPlayer)
            complain("each player's",
                "One deck is looked at at a time; say whose: \"your deck\", \"target player's "
                "deck\".");
    if constexpr (requires { leaf.owner->kind; })
        if (leaf.owner) {
            settle(*leaf.owner);
            if (leaf.owner->kind == Who::Kind::EachPlayer && leaf.count == fixed(1))
                definePlayer("whose card it is");
        }
}

/// Who deals the damage.
template <typename Leaf>
void Binder::settleDealer(Leaf& leaf)
{
    if constexpr (std::is_same_v<Leaf, Deal>) {
        m_ownDeals = std::exchange(leaf.own, false) || m_ownDeals;
        if (leaf.by)
            dealer(*leaf.by);
        if (leaf.by && leaf.by->kind == own()) { // which goes without saying
            ofOwnFigure(leaf);
            leaf.by.reset();
        }
    }
}

/// Treasures, and whose they are.
template <typename Leaf>
void Binder::settleGoods(Leaf& leaf)
{
    if constexpr (requires { leaf.goods; }) {
        if (leaf.goods.of) {
            ofTheGoneOne(leaf.goods.fallen, *leaf.goods.of);
            settle(*leaf.goods.of, m_otherGone ? Role::Whose : Role::Object);
            if constexpr (std::is_same_v<Leaf, HandOver>)
                ofWhoHasLeft(leaf.goods);
            else
                asOfWhoStays("treasures", leaf.goods.of->kind, leaf.goods.of->referent);
        }
        ofThisCard(leaf.goods);
        if (leaf.goods.whose) {
            if (leaf.goods.kind == Goods::Kind::Target)
                complain("target",
                    "Whose it is must be known when the target is chosen; say \"an opponent "
                    "controls\" or \"you control\".");
            settle(*leaf.goods.whose);
        }
        if (leaf.goods.host)
            settle(*leaf.goods.host);
    }
    if constexpr (requires { leaf.goods; })
        if (leaf.goods.side == Side::Theirs) {
            // Who is plundered, and the like, is known by then.
            if (leaf.goods.kind == Goods::Kind::Target
                && (m_players == 0 || m_players != m_heardPlayers))
                complain("target",
                    "Whose it is must be known when the target is chosen; say \"an opponent "
                    "controls\" or \"you control\".");
            Who they { Who::Kind::ThatPlayer };
            if (!theirsIsEach(leaf)) // of each their own
                settle(they);
        }
    if constexpr (std::is_same_v<Leaf, HandOver>)
        if (leaf.goods.isSpent())
            complain("exhausted", "An exhausted treasure is not equipped from a Warchest.");
    if constexpr (requires { leaf.goods; })
        if (leaf.goods.kind == Goods::Kind::Target) {
            const auto slot = m_slots++;
            define({ Is::Target, slot }, Definition::Noun::Treasure, text::Some::One,
                "the " + phrases::goods(leaf.goods));
            if constexpr (std::is_same_v<Leaf, HandOver>)
                if (leaf.what.filter.other) // than who carries it
                    leaf.what.filter.otherThan = { Is::Target, slot };
        }
}

/// Of a number told before those it is done to: whether it is bound by now.
/// "It deals damage equal to its ranged to ...": who deals it.
template <typename Leaf>
bool Binder::settleFirst([[maybe_unused]] Leaf& leaf)
{
    bool toldFirst = false;
    if constexpr (std::is_same_v<Leaf, Deal>) {
        leaf.alike = false; // there was no blow before it to add to
        toldFirst = leaf.amountFirst && leaf.by;
        if (toldFirst)
            settle(leaf.amount);
        else if (std::exchange(leaf.amountFirst, false) && !countsOfTarget(leaf.amount)) {
            settle(leaf.amount);
            if (isOfIt(leaf.amount))
                complain("its",
                    "Behind \"equal to\" this could be whom it is done to; say it last, such "
                    "as "
                    "\"deal Magic damage to target mercenary equal to its bounty\".");
        }
    }
    return toldFirst;
}

/// "Place Fog on it": the tile, where nobody else was named.
template <typename Leaf>
void Binder::fogsTile(Leaf& leaf)
{
    if constexpr (std::is_same_v<Leaf, Fog>) {
        const auto named = [&](Definition::Noun noun) {
            return std::ranges::any_of(
                m_things, [&](const Definition& d) { return d.noun == noun; });
        };
        if (leaf.where.kind == Thing::Kind::It && !leaf.where.plural
            && named(Definition::Noun::Tile) && !named(Definition::Noun::Mercenary))
            leaf.where.filter.noun = Filter::Noun::Tile;
    }
}

/// Whom it is done to.
template <typename Leaf>
void Binder::settleWhat(Leaf& leaf)
{
    if constexpr (requires { leaf.what.filter; }) {
        aimsAgain(leaf.what);
        orTheTreasure(leaf);
        m_sentBack = std::is_same_v<Leaf, ReturnToHand>;
        if constexpr (std::is_same_v<Leaf, Strip>) {
            ofTheGoneOne(leaf.fallen, leaf.what);
            m_sentBack = leaf.yours && !leaf.destroy; // "one of its treasures to your hand"
        }
        [[maybe_unused]] const int named = settle(leaf.what, roleIn<Leaf>());
        m_sentBack = false;
        if constexpr (std::is_same_v<Leaf, Strip>)
            ofWhoHasLeft(leaf);
        else if constexpr (isDoneThere<Leaf>())
            toWhoStays(leaf.what);
        if constexpr (requires { leaf.gone; })
            leaf.gone = isGone(leaf.what.kind, leaf.what.referent);
        if constexpr (requires { leaf.withTreasures; })
            if (leaf.withTreasures)
                asOfWhoStays("treasures", leaf.what.kind, leaf.what.referent);
        if constexpr (isOneOf<Leaf, Destroy, Exit, ReturnToHand>)
            leave(leaf.what, named);
        if constexpr (isOneOf<Leaf, Deal, Divide, LoseHealth, Duel>)
            hurt(leaf.what, named);
    }
}

/// From where, to where, with whom and against whom.
template <typename Leaf>
void Binder::settlePlaces(Leaf& leaf)
{
    if constexpr (requires { leaf.from->filter; })
        if (leaf.from)
            settle(*leaf.from, Role::Object);
    if constexpr (std::is_same_v<Leaf, Fetch>)
        if (leaf.tiles)
            settle(*leaf.tiles);
    if constexpr (std::is_same_v<Leaf, Fetch>)
        if (leaf.to == Zone::Battlefield) {
            define({ Is::Said }, Definition::Noun::Mercenary,
                leaf.count == fixed(1) ? text::Some::One : text::Some::Several,
                "the mercenary put there");
            m_entered = true;
        }
    if constexpr (std::is_same_v<Leaf, MoveTo>)
        movesFromWhereItIs(leaf);
    if constexpr (requires { leaf.where; }) {
        settle(leaf.where, Role::Object);
        if (leaf.where.filter.noun == Filter::Noun::Mercenary) {
            if constexpr (std::is_same_v<Leaf, MoveTo>)
                ontoVacated(leaf.where);
            else
                asOfWhoStays("tile", leaf.where.kind, leaf.where.referent);
        }
    }
    if constexpr (requires { leaf.with; }) {
        [[maybe_unused]] const int named = settle(leaf.with, Role::Object);
        if constexpr (std::is_same_v<Leaf, Duel>)
            hurt(leaf.with, named);
    }
    if constexpr (requires {
                      leaf.against->filter;
                      leaf.how;
                  })
        if (leaf.against) {
            m_thanStruck = thanWhoWasStruck(*leaf.against);
            const int named = settle(*leaf.against, Role::Object);
            m_thanStruck = false;
            hurt(*leaf.against, named);
        }
}

/// How much, how many, and for how many it is done.
template <typename Leaf>
void Binder::settleNumbers(Leaf& leaf, [[maybe_unused]] bool toldFirst)
{
    const bool each = theirsIsEach(leaf);
    if (each) {
        bool all = false;
        if constexpr (requires { leaf.who.kind; })
            all = leaf.who.kind == Who::Kind::EachPlayer;
        if constexpr (requires { leaf.amount.kind; })
            ofEachPlayer(leaf.amount, all);
        if constexpr (requires { leaf.count.kind; })
            ofEachPlayer(leaf.count, all);
        m_mentions.open();
        definePlayer("each of them");
    }
    m_choosesWhose = true;
    if constexpr (requires { leaf.amount.kind; })
        if (!toldFirst)
            settle(leaf.amount);
    if constexpr (requires { leaf.count.kind; })
        settle(leaf.count);
    if constexpr (requires { leaf.what.filter; }) {
        if constexpr (requires { leaf.amount.kind; })
            ofEachOfThem(leaf.amount, leaf.what);
        if constexpr (requires { leaf.count.kind; })
            ofEachOfThem(leaf.count, leaf.what);
    }
    if (each)
        m_mentions.close();
    if constexpr (std::is_same_v<Leaf, Gain>) {
        settleModifiers(leaf);
        afterItTired(leaf);
        lastsWithThis(leaf);
        lastsForEver(leaf);
    }
    if constexpr (requires { leaf.doses; })
        for (auto& dose : leaf.doses) {
            settle(dose.count);
            ofEachOfThem(dose.count, leaf.what);
        }
    if constexpr (requires { leaf.times; })
        if (leaf.times) {
            besideWhom(leaf.what, *leaf.times);
            m_ofEach = m_static && leaf.what.kind == Thing::Kind::Each;
            const bool fights = m_fights;
            if constexpr (std::is_same_v<Leaf, Gain>)
                m_fights = m_fights || isOfWhoIsHit(leaf);
            settle(*leaf.times, roleOfTimes());
            m_fights = fights;
            m_ofEach = false;
        }
    m_choosesWhose = false;
}

/// What the next sentence may mean by "it", "that card" or "that many".
template <typename Leaf>
void Binder::leaveBehind(Leaf& leaf)
{
    m_pushes = std::is_same_v<Leaf, Push>;
    if (leavesTreasure(leaf))
        m_treasure = m_laidDown = true;
    else if constexpr (requires { leaf.what.filter; })
        m_treasure = m_laidDown = false;
    if constexpr (requires { leaf.far; })
        m_far = isDoneToSeveral(leaf.what) ? nullptr : &leaf.far;
    else if (tallyOf<Leaf>() != Tallied::Anything)
        m_far = nullptr;
    m_struck = m_struck || std::is_same_v<Leaf, Strike>;
    if constexpr (isOneOf<Leaf, Discard, Mill, Show>)
        m_yourCards = leaf.who.kind == Who::Kind::You || leaf.who.kind == Who::Kind::EachPlayer;
    else if constexpr (isOneOf<Leaf, Look, LookAtHand, PickFromHand>)
        m_yourCards = true;
    if constexpr (std::is_same_v<Leaf, Fetch>)
        m_cardNamed = leaf.to != Zone::Battlefield; // there it is a mercenary
    else if constexpr (isOneOf<Leaf, Discard, Mill, Look, Show, PickFromHand>)
        m_cardNamed = true;
    else if constexpr (requires { leaf.what.filter; })
        m_cardNamed = false;
    if constexpr (std::is_same_v<Leaf, Fetch>)
        if (leaf.from == Zone::Discard && leaf.to != Zone::Battlefield) { // where all have seen it
            m_cards = true;
            m_yourCards = leaf.who.kind == Who::Kind::You && !leaf.owner;
        }
    m_cards = m_cards || isOneOf<Leaf, Discard, Mill, Look, Show, LookAtHand, PickFromHand>;
    if (tallyOf<Leaf>() != Tallied::Anything)
        m_tally = tallyOf<Leaf>();
    if (tallyOf<Leaf>() != Tallied::Anything)
        m_ofAll = theirsIsEach(leaf);
    if (tallyOf<Leaf>() != Tallied::Anything) {
        m_ofMany = false;
        if constexpr (requires { leaf.what.filter; })
            m_ofMany = isDoneToSeveral(leaf.what);
    }
    m_number = m_number
        || isOneOf<Leaf, Deal, Divide, Heal, Mend, Cleanse, Remove, Discard, LoseLoot, Destroy,
            Strip, Fetch, Flips, Strike>;
    if constexpr (std::is_same_v<Leaf, TurnTreasures>)
        if (leaf.upTo) { // paid as told, it leaves the number that was before
            m_tally = Tallied::Turned;
            m_number = true;
        }
}

/// RULING: whose Stealth is taken may be targeted for it, or it never could be (S-STATUS-STEALTH-1).
inline void aimsAtTheHidden(Remove& remove)
{
    const bool takes = remove.status == Status::Stealth && !remove.every;
    if ((takes || remove.also == Status::Stealth) && remove.what.kind == Thing::Kind::Target)
        remove.what.filter.hiddenToo = true;
}

template <typename Leaf>
void Binder::settleLeaf(Leaf& leaf)
{
    if constexpr (std::is_same_v<Leaf, Select>)
        if (theirsIsEach(leaf)) {
            settleEachSelect(leaf);
            return;
        }
    if constexpr (std::is_same_v<Leaf, Remove>)
        aimsAtTheHidden(leaf);
    settlePlayers(leaf);
    settleDealer(leaf);
    settleGoods(leaf);
    const bool toldFirst = settleFirst(leaf);
    fogsTile(leaf);
    if constexpr (requires { leaf.played; })
        if (leaf.played)
            return; // the card itself
    settleWhat(leaf);
    settlePlaces(leaf);
    settleNumbers(leaf, toldFirst);
    leaveBehind(leaf);
}

} // namespace triptych::seize::binding
