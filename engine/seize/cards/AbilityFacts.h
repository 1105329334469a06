#pragma once

#include "seize/tree/Ability.h"

#include <cstdint>
#include <optional>
#include <vector>

// What the match asks of one ability all the time, read off its tree once: its cost and its targets.
namespace triptych::seize {

/// One "target" of an ability in text order.
struct Slot
{
    enum class Kind : std::uint8_t {
        Attacked, ///< whom or what an Attack ability attacks, by its Reach
        Mercenary,
        Tile,
        Player,
        Opponent,
        Item, ///< of the stack, to be countered
        Treasure
    };
    static constexpr std::uint8_t anyMode = 0xFF;
    bool isOfMode(std::uint8_t chosen) const { return mode == anyMode || mode == chosen; }
    Kind kind = Kind::Mercenary;
    Filter filter {};
    Counter::What what = Counter::What::Ability; ///< With Item.
    How how = How::Any;                          ///< With Item: of an attack.
    std::optional<Filter> against {};            ///< With Item: whom the attack is made against.
    std::optional<Filter> by {};                 ///< With Item: whose attack it is.
    Side side = Side::Any;                       ///< Likewise: whose card it is.
    bool single = false;                         ///< Likewise: it names one target.
    Goods goods {};                              ///< With Treasure.
    int count = 1;
    bool upTo = false;
    std::uint8_t mode = anyMode; ///< Asked only when this mode was chosen.
};

/// What the match asks of an ability all the time, read off its tree once.
struct AbilityFacts
{
    std::vector<Slot> slots;
    std::uint8_t modes = 0; ///< Alternatives of a Choose, 0 without one.
    // Its cost
    int treasures = 0;
    bool optional = false; ///< Of a card that is played: what it costs besides may be paid or not,
    bool rather = false;   ///< and is paid rather than its cost.
    int movement = 0;
    int loot = 0;
    int health = 0;
    int discards = 0;
    CardFilter discarded {}; ///< Which cards.
    int hurts = 0;           ///< "take 2 True damage"
    DamageType hurtBy = DamageType::True;
    int suffers = 0; ///< "gain 2 Frost"
    Status suffered = Status::Frost;
    int unmarks = 0; ///< "remove 1 bead counter"
    int lifts = 0;   ///< "remove 1 Bleed"
    Status lifted = Status::Bleed;
    int others = 0; ///< "exhaust another allied mercenary": how many
    CostItem::Kind by = CostItem::Kind::ExhaustOther; ///< What is done to them.
    Filter other {};                                  ///< Which of yours.
    CardFilter otherCard {};                          ///< Which treasures of yours.
    Goods::Where otherWhere = Goods::Where::Anywhere;
    bool otherOnThis = false; ///< Equipped to this, or to the bearer.
    bool exhausts = false;    ///< "exhaust this": the mercenary, or the treasure
    bool exhaustsBearer = false;
    bool destroysThis = false;
    bool unequipsThis = false;
    bool returnsThis = false;
    bool exitsThis = false;
    bool comesOut = false;          ///< "lose Stealth"
    bool anyTreasures = false;      ///< "X treasures"
    std::uint8_t mostTreasures = 0; ///< Of them; 0 is as many as there are.
};

void readCost(const Cost&, AbilityFacts&);
void readAttacked(
    const Reach&, AbilityFacts&); ///< What an Attack ability names is its first target.
/// In text order; numbers each phrase that names some.
void readTargets(Effect&, AbilityFacts&);

} // namespace triptych::seize
