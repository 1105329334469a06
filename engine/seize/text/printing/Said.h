#pragma once

#include "seize/tree/Ability.h"

// What the grammar leaves in a tree until `bind` (text/binding/Bind.h) has settled it, and what the printers and
// the binder must say alike.
namespace triptych::seize {

/// What "for each ... this way" counts, while it is read: kept in Amount::most until `bind` has asked whether
/// the deed before it did that.
enum class Tallied {
    Anything,
    Removed, ///< statuses, with all their counters
    Counters,
    Discarded,
    Damage,
    Healed,
    Destroyed,
    Treasures,
    Moved,
    Won,
    Turned,
    Lost,
    Tiles ///< how far it was pushed or moved
};
constexpr int tallied(Tallied of)
{
    return -10 - static_cast<int>(of);
}
/// "for each tile moved this way": it stays so, since that much of a push is else how many were pushed.
inline bool isOfTiles(const Amount& amount)
{
    return amount.kind == Amount::Kind::ThatMuch && amount.most == tallied(Tallied::Tiles);
}

/// How the grammar leaves an "it" that does something ("it takes 1 Pure damage"), in the slot of its referent:
/// who does it is more likely than whom it was done to.
inline constexpr std::uint8_t saidAsSubject = 0xFE;
/// "It enters exhausted": of "it", who must have been put onto the battlefield right before.
inline constexpr std::uint8_t saidAsEntering = 0xFC;
/// "each of them that already had a Burn counter": of "them", as they were before what the sentence before it does.
inline constexpr std::uint8_t saidBefore = 0xF7;
/// "The attacker deals 2 damage to it and takes 1": of who deals the damage that is told before it.
inline constexpr std::uint8_t saidOfDealer = 0xF8;
/// "heal this if it is damaged": of "it" of a condition, said behind what is done to this card's own.
inline constexpr std::uint8_t saidBehindOwn = 0xFD;
/// "adjacent to that Mage": of "it" in a range, as Thing::Kind::ThatFirst and ThatSecond.
inline constexpr std::uint8_t saidAsFirst = 0xFA;
inline constexpr std::uint8_t saidAsSecond = 0xFB;

/// "it", "that enemy", "that Mage": who was named before.
constexpr bool isSpokenOfAgain(Thing::Kind kind)
{
    using Kind = Thing::Kind;
    return kind == Kind::It || kind == Kind::That || kind == Kind::ThatEnemy
        || kind == Kind::ThatAlly || kind == Kind::ThatFirst || kind == Kind::ThatSecond;
}

} // namespace triptych::seize
