#pragma once

#include "core/Sum.h"
#include "kryptik/tree/Ability.h"
#include "text/Reading.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

// What the productions of the grammar (Grammar*.h) make while a paragraph is read: the types of the
// effect tree, and the small words that only mean something to the production around them.
namespace triptych::kryptik::grammar {

using namespace triptych::text;

enum class Flag : std::uint8_t {
    Other,
    Overlord,
    UpTo,
    AnyNumber,
    AtRandom,
    Engaged,
    UnderYourControl,
    OwnersZone,
    Reveal,
    Has,
    Can,
    CanNot,
    YearCard,
    May,
    Solo,
    Focused,
    EachTurn,
    ByThis,
    Negated,
    Attack,
    Defense,
    Combat,
    Except,
    Next,
    Opponents,
    NotOverlord,
    AtRandomly,
    Together,
    OnceEachTurn,
    Every,
    Instead,
    Or,
    Abolishes,
    AsThis,
    AsIt,
    Returns,
    RoundUp,
    Object,
    FromLimbo,
    Past,
    Randomly,
    Open,
    FromHand,
    ByYou,
    Chosen,
    Active,
    OnTop,
    Ends,
    WhenDone,
    ByThem,
    Ordered,
    First,
    Entering,
    Triggered
};

struct FactionName
{
    std::string words;
};
struct CardName
{
    std::string words;
};
struct OrFaction
{
    std::string words;
}; ///< "or Elf"
struct NotFaction
{
    std::string words;
}; ///< "non-Human"
struct Among
{
    Side whose;
}; ///< "among citizens you control"
struct Ordinal
{
    int number = 0;
}; ///< "your second"
struct OffersThen
{
    std::vector<Effect> effect;
    bool paid = false; ///< "If they pay, ...": only of a payment.
    bool you = false;  ///< "If you do, ..."
};                     ///< "If they do, ..."
struct Without
{
    Keyword keyword;
};
struct Traits
{
    std::vector<Filter> all;
    bool any = false;
}; ///< "that is weary and has Toxic"
struct PerEach
{
    Amount amount;
}; ///< "for each ..."
struct WhereX
{
    Amount amount;
}; ///< "where X is ..."
struct MostX
{
    Amount amount;
}; ///< "X can not be greater than ..."
struct Otherwise
{
    std::vector<Effect> effect;
    bool paid = false; ///< "If they do not pay, ..."
    /// "If you have not, ...", "if it was, ...": of what was asked, said again in short.
    enum class Said : std::uint8_t { Fully, No, Yes };
    Said said = Said::Fully;
}; ///< "Otherwise, ..."
struct NobodyThen
{
    std::vector<Effect> effect;
}; ///< "If no one does, ..."
struct UnlessDeed
{
    Who who;
    std::vector<Effect> deed;
}; ///< "unless its controller pays {2}"
struct By
{
    Filter filter;
    bool isThis = false;
}; ///< "by citizens with attack 2 or less"
struct Times
{
    Amount amount;
    bool where = false; ///< It says what X is.
};                      ///< Of a "gets +1/+1 ..."
struct Bonus
{
    Modify modify;
};               ///< "+2/-0"
struct Predicate ///< "gets +1/+1 until end of turn": a statement without its subject.
{
    Effect effect;
    std::optional<Duration> duration {};
};
struct Destination ///< "onto the island engaged"
{
    Zone zone = Zone::Island;
    Move::Spot spot = Move::Spot::None;
    bool ownersZone = false;
    bool underYourControl = false;
    bool engaged = false;
};
struct ShortTime
{
    int cards = 0;
};
struct FromZone
{
    Zone zone = Zone::Deck;
    Side whose = Side::Any;
}; ///< "from your deck", of what is put somewhere
struct Factor
{
    int times = 1;
    int per = 1;
}; ///< "twice", "half", "for every two"
struct More
{
    int plus = 0;
}; ///< "plus 1", "minus 2"
struct AtMost
{
    int most = 0;
}; ///< ", up to 3"
struct Figures
{
    int attack = 0;
    int defense = 0;
}; ///< "4/5"
struct Sufferer
{
    std::variant<Thing, Who> to;
}; ///< "to target citizen", "to each opponent"
struct Things
{
    std::vector<Thing> all;
}; ///< "target citizen and each Beast you control"
struct Kin
{
    bool ofThis = false;
    bool chosen = false; ///< "of the chosen faction"
};                       ///< "that shares a faction with this"
struct Aims
{
    std::optional<Filter> at {}; ///< Nothing: at this.
    bool once = false;           ///< "with a single target", at whatever it be
};                               ///< "that targets a citizen you control"
struct Hosts
{
    std::shared_ptr<const Filter> filter {};
}; ///< "attached to a citizen you control"
struct UnableThen
{
    std::vector<Effect> effect;
    bool you = false; ///< "If you can not"
};                    ///< "If they can not, ..."

struct Value
    : std::variant<std::monostate, Flag, int, Keyword, std::vector<Keyword>, FactionName, OrFaction,
          NotFaction, Among, Ordinal, OffersThen, Filter::Extreme, CardName, Without, Traits, Side,
          Zone, Place, CounterKind, CounterAsk, Kin, Aims, Hosts, Filter::Noun, Filter::Condition,
          Filter::Than, Filter, Bound::Stat, Bound::How, Bound, Amount, PerEach, Counted, Who, It,
          Each::Word, TargetSpec::Kind, Thing, Duration, Condition, Alike, Condition::PartOfTurn,
          Stone, Stones, CostItem, Cost, Trigger::Event, CostItem::Kind, Trigger::Word,
          Trigger::During, Trigger, Times, Bonus, Predicate, Destination, Move::Word, Move::Spot,
          Allow::Deed, Condition::Deed, Delayed::When, Sequence::Joint, ShortTime, FromZone,
          UnableThen, WhereX, MostX, Otherwise, NobodyThen, UnlessDeed, By, Trigger::Object,
          Amount::How, Amount::Word, Factor, More, AtMost, Figures, std::shared_ptr<const Ability>,
          Forbid::Deed, Instead::Fate, PickFromHand::Fate, ShuffleIn::What, Skip::Part,
          Increase::Deed, Things, Sufferer, Effect, Ability>
{
    SUM_TYPE(Value)
};

using Reading = text::Reading<Value>;
using Found = text::Found<Value>;

} // namespace triptych::kryptik::grammar

// Compiled once, in Reading.cpp, like the values it holds.
extern template class triptych::text::Reading<triptych::kryptik::grammar::Value>;
