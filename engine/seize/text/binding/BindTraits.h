#pragma once

#include "seize/text/binding/Binder.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <type_traits>

// What Binder has to know of each kind of deed: whom it speaks of, where it is done, and what it leaves behind.
namespace triptych::seize::binding {

template <typename Leaf, typename... Of>
constexpr bool isOneOf = (std::is_same_v<Leaf, Of> || ...);

/// What the number that a deed leaves behind is of.
template <typename Leaf>
constexpr Tallied tallyOf()
{
    if constexpr (isOneOf<Leaf, Deal, Divide>)
        return Tallied::Damage;
    else if constexpr (std::is_same_v<Leaf, Heal>)
        return Tallied::Healed;
    else if constexpr (std::is_same_v<Leaf, Discard>)
        return Tallied::Discarded;
    else if constexpr (isOneOf<Leaf, Remove, Transfer>)
        return Tallied::Counters;
    else if constexpr (isOneOf<Leaf, Mend, Cleanse>)
        return Tallied::Removed;
    else if constexpr (std::is_same_v<Leaf, Destroy>)
        return Tallied::Destroyed;
    else if constexpr (std::is_same_v<Leaf, Strip>)
        return Tallied::Treasures;
    else if constexpr (std::is_same_v<Leaf, Push>)
        return Tallied::Moved;
    else if constexpr (std::is_same_v<Leaf, Flips>)
        return Tallied::Won;
    else if constexpr (std::is_same_v<Leaf, LoseLoot>)
        return Tallied::Lost;
    else if constexpr (std::is_same_v<Leaf, Strike>)
        return Tallied::Damage;
    else
        return Tallied::Anything;
}
/// What is done to somebody on the battlefield, and nowhere else.
template <typename Leaf>
constexpr bool isDoneThere()
{
    return isOneOf<Leaf, Gain, Apply, Heal, Mend, Cleanse, Ready, Remove, LoseHealth, GainMovement,
        AttackAgain, Push, MoveTiles, Deal, Destroy, Exit, Swap, Upstage, Equip, Strip, Reapply>;
}
template <typename Leaf>
constexpr Role roleIn()
{
    return isOneOf<Leaf, Gain, GainMovement, AttackAgain, Exit, LoseHealth> ? Role::Subject
                                                                            : Role::Object;
}
/// Who does what is countered; nobody where no mercenary does.
inline std::string doerOf(Counter::What what)
{
    return what == Counter::What::Active ? "the mercenary that uses it"
        : what == Counter::What::Move    ? "the mercenary that moves"
        : what == Counter::What::Plunder ? "the mercenary that plunders"
                                         : std::string();
}
/// "Each player chooses an ally": nobody can tell whose ally.
inline constexpr std::string_view sideOfSeveral
    = "Of several players an ally and an enemy could be theirs or yours; say \"they control\" or "
      "\"you "
      "control\".";
inline constexpr std::string_view enemyBesideAnother
    = "Beside another player an enemy could be theirs or yours; say \"they control\" or \"you "
      "control\".";
/// What can befall a treasure as well as a mercenary.
template <typename Leaf>
bool befallsTreasures(const Leaf& leaf)
{
    if constexpr (std::is_same_v<Leaf, Apply>)
        return std::ranges::all_of(
            leaf.doses, [](const auto& dose) { return dose.status == Status::Exhaust; });
    else
        return isOneOf<Leaf, Destroy, ReturnToHand>;
}
/// Whether one treasure is named by it that is still there to be spoken of.
template <typename Leaf>
bool leavesTreasure(const Leaf& leaf)
{
    if constexpr (std::is_same_v<Leaf, Strip>)
        return !leaf.destroy && !leaf.home && leaf.count == fixed(1);
    else if constexpr (std::is_same_v<Leaf, Handle>)
        return (leaf.deed == Handle::Deed::Exhaust || leaf.deed == Handle::Deed::Ready
                   || leaf.deed == Handle::Deed::Unequip)
            && leaf.goods.kind != Goods::Kind::This;
    else if constexpr (std::is_same_v<Leaf, Fetch>)
        return leaf.to == Zone::Warchest && leaf.count == fixed(1);
    else
        return isOneOf<Leaf, Equip, HandOver>;
}
/// "Each opponent loses 1 loot for each treasure in their Warchest": of each their own.
template <typename Leaf>
constexpr bool theirsIsEach(const Leaf& leaf)
{
    if constexpr (requires { leaf.who.kind; })
        return leaf.who.kind == Who::Kind::EachPlayer || leaf.who.kind == Who::Kind::EachOpponent;
    else
        return false;
}

/// What is printed on a card, and on who stands on the battlefield: "its bounty"
inline bool isOfCards(Stat stat)
{
    return stat == Stat::Bounty || stat == Stat::Stars || stat == Stat::Cost;
}
/// "It has 3 or more bounty", "it is a Warrior"
inline bool isOfCards(const Filter& filter)
{
    Filter rest = filter;
    rest.className.clear();
    rest.orClass.clear();
    rest.notClass = false;
    rest.bound.reset();
    return rest == Filter {} && filter != Filter {}
    && (!filter.bound
        || (isOfCards(filter.bound->stat) && !filter.bound->counters && !filter.bound->anyCounters
            && !filter.bound->treasures));
}

} // namespace triptych::seize::binding
