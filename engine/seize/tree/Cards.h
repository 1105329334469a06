#pragma once

#include "seize/tree/Nouns.h"

#include <cstdint>
#include <optional>
#include <string>

// Which cards a printed text means: those of a hand, a deck or the stack, and treasures on the table.
// Plain data.
namespace triptych::seize {

/// Which cards of a hand, a deck, a discard pile or the stack.
struct CardFilter
{
    enum class Kind : std::uint8_t {
        Card,
        Mercenary,
        Treasure,
        Weapon,
        Equipment,
        Relic,
        Ability,
        Instant,
        Attack,
        Event
    };
    Kind kind = Kind::Card;
    std::string className {};      ///< "Mage ability card"; empty is any.
    Class classNumber = 0;         ///< Set by `number`.
    std::optional<Bound> bound {}; ///< As printed: "with 2 or less bounty".
    Kind orKind = Kind::Card;      ///< "mercenary or treasure card"; Card is no other.
    std::string orClass {};        ///< "Mage or Priest card"
    Class orNumber = 0;
    bool notClass = false;     ///< "non-Mage card"
    Kind notKind = Kind::Card; ///< "card other than a treasure"; Card is none
    /// "named this", "other than this": by the name of the card that says so. Another: "another", than that
    /// card itself, of what is fetched.
    enum class Name : std::uint8_t { Any, Own, Other, Another };
    Name name = Name::Any;
    std::uint16_t ownName = 0; ///< Set by `number`.
    bool operator==(const CardFilter& o) const
    {
        return kind == o.kind && className == o.className && bound == o.bound && orKind == o.orKind
            && orClass == o.orClass && notClass == o.notClass && notKind == o.notKind
            && name == o.name;
    }
};

/// Treasures as cards on the table: "this", "target treasure", "each Weapon equipped to an enemy
/// mercenary", "a treasure in your Warchest".
struct Goods
{
    enum class Kind : std::uint8_t {
        This,
        Target, ///< `slot`
        Each,
        Some ///< chosen on resolution
    };
    enum class Where : std::uint8_t { Anywhere, Equipped, Warchest };
    Kind kind = Kind::This;
    CardFilter::Kind card = CardFilter::Kind::Treasure; ///< Treasure, Weapon, Equipment or Relic.
    CardFilter::Kind orCard
        = CardFilter::Kind::Card; ///< "a Weapon or Relic": of either; Card is no other.
    CardFilter::Kind notCard
        = CardFilter::Kind::Card; ///< "treasure other than a Weapon"; Card is none.
    bool other = false;           ///< "another treasure": than the card that says so
    Where where = Where::Anywhere;
    Side side = Side::Any;                              ///< Of its controller.
    Filter::Condition turned = Filter::Condition::None; ///< Ready or Exhausted.
    int count = 1;
    bool upTo = false;
    std::optional<Filter>
        host {};                ///< Of what is equipped: to whom, where that is more than a side.
    std::optional<Thing> of {}; ///< "a treasure equipped to it": to one that was named.
    /// "in target opponent's Warchest", "its controller controls": of that player instead of a side.
    std::optional<Who> whose {};
    /// "a treasure that was equipped to it": of one who has left, in the discard.
    bool fallen = false;
    bool faceDown = false; ///< "a face-down card": of the Warchest
    bool random = false;   ///< With Some: nobody chooses.
    std::uint8_t slot = 0;
    /// Exhausted in a Warchest: nobody equips it from there (S-RALLY-EQUIP).
    bool isSpent() const
    {
        return where == Where::Warchest && turned == Filter::Condition::Exhausted;
    }
    bool operator==(const Goods& o) const
    {
        return kind == o.kind && card == o.card && orCard == o.orCard && notCard == o.notCard
            && other == o.other && where == o.where && side == o.side && turned == o.turned
            && count == o.count && upTo == o.upTo && host == o.host && of == o.of
            && whose == o.whose && fallen == o.fallen && faceDown == o.faceDown
            && random == o.random;
    }
};

} // namespace triptych::seize
