#pragma once

#include "core/Sum.h"
#include "seize/tree/Ability.h"
#include "text/Reading.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

// What the productions of the grammar (Grammar*.h) make while a paragraph is read: the types of the
// effect tree, and the small words that only mean something to the production around them.
namespace triptych::seize::grammar {

using namespace triptych::text;

enum class Flag : std::uint8_t {
    Other,
    UpTo,
    AtLeast,
    AtMost,
    All,
    Fully,
    AtRandom,
    Plural,
    Destroy,
    OncePerTurn,
    Self,
    Melee,
    NoLos,
    More,
    Less,
    Win,
    Lose,
    Own,
    Twice,
    First,
    Several,
    Treasures,
    Letter,
    LessLetter,
    EveryCounter,
    ByFoes,
    Entering,
    Ordered,
    Straight,
    Exhausted,
    Until,
    IgnoresArmor,
    IgnoresDefense,
    EitherOr,
    Playing,
    Actively
};

struct ClassName
{
    std::string words;
};
struct OrClass
{
    std::string words;
}; ///< "or Priest"
struct NotClass
{
    std::string words;
}; ///< "non-Mage"
struct NotKind
{
    CardFilter::Kind kind = CardFilter::Kind::Treasure;
}; ///< "other than a treasure", of cards
struct EitherState
{
    std::vector<Filter::Condition> states;
}; ///< "burning or poisoned"
struct PerEach
{
    Amount amount;
}; ///< "for each ..."
struct EqualTo
{
    Amount amount;
}; ///< "equal to ..."
struct AtTheMost
{
    int number = 0;
}; ///< ", up to 3"
struct Ordinal
{
    int number = 2;
}; ///< "second"
struct Taken
{
    int cards = 0;
}; ///< "put one of them into your hand"
/// "Of the same class as this"
struct Kindred
{
    Filter::Kin as = Filter::Kin::No;
};
struct Namesake
{
}; ///< "named this"
struct MarkName
{
    std::string words;
}; ///< "drill", of a counter
struct Readied
{
}; ///< "is readied"
struct Timing
{
    Trigger::During during = Trigger::During::Always;
    std::optional<Phase> phase;
    bool outside = false;
}; ///< "during your Attack Phase"
/// "a Weapon or a Relic": what somebody carries, or does not
struct Carried
{
    CardFilter::Kind kind = CardFilter::Kind::Weapon;
    CardFilter::Kind orKind = CardFilter::Kind::Card;
    bool lacks = false;
};
struct NotThere
{
    Filter::Place place = Filter::Place::Anywhere;
}; ///< "not in your Guild Hall"
/// "instead of pushing it": the deed that is named again
enum class Skipped : std::uint8_t {
    Deal,
    Heal,
    Draw,
    Exhaust,
    Silence,
    Blind,
    Push,
    Move,
    Ready,
    Destroy,
    Gain,
    Lose,
    Discard,
    Return,
    Mend,
    Cleanse
};
struct Farthest
{
    int tiles = 0;
}; ///< "Distance 2" of a reach.

struct Value
    : std::variant<std::monostate, Flag, int, ClassName, OrClass, NotClass, NotKind, EitherState,
          Side, Stat, Bound, Range, Range::Anchor, Filter::Noun, Filter::Condition, Filter::Place,
          Filter::State, Filter::Extreme, Filter::Versus, Filter::Kin, Filter::Than, Filter, Thing,
          Thing::Kind, Thing::Line, CardFilter::Kind, CardFilter, Counted, Counted::Kind, Quantity,
          Quantity::Kind, Amount, PerEach, EqualTo, Namesake, Kindred, MarkName, Counter, Readied,
          Ordinal, Who, Condition, Condition::Kind, Duration, Modifier, Modifier::Kind, Status,
          Apply::Dose, DamageType, Zone, Fetch::Spot, Fetch::Ground, Look::Rest, Look::Goal,
          ReturnToHand::Goal, Taken, Arrow, Phase, Counter::What, Sequence::Joint, Delayed::When,
          CostItem, CostItem::Kind, Cost, OwnPrice, Trigger::Event, Trigger::Brink, Trigger::Ailing,
          Trigger::During, Trigger::Doer, Timing, AtTheMost, Trigger, Reach::Area, Carried,
          NotThere, Measured, Farthest, Reach, Effect, Ability, How, Blow, Goods, Goods::Kind,
          Goods::Where, Handle::Deed, Condition::Wealth, Quantity::Share, Past, PastDeed, Span,
          Done, Rescue::Fate, Allowance::Kind, Standing, Standing::Kind, Turns::Deed, Skipped>
{
    SUM_TYPE(Value)
};

using Reading = text::Reading<Value>;
using Found = text::Found<Value>;

} // namespace triptych::seize::grammar

// Compiled once, in Reading.cpp, like the values it holds.
extern template class triptych::text::Reading<triptych::seize::grammar::Value>;
