#pragma once

#include "altered/text/printing/Said.h"
#include "core/Sum.h"
#include "text/Reading.h"

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

// What the productions of the grammar (Grammar*.h) make while a paragraph is read: the types of the
// effect tree, and the small words that only mean something to the production around them.
namespace triptych::altered::grammar {

using namespace triptych::text;

enum class Flag : std::uint8_t {
    No,
    Past,
    UpTo,
    Again,
    Does,
    Lose,
    Gain,
    Or,
    And,
    Article,
    From,
    Of,
    That,
    Random,
    OneOfYour,
    Plural,
    Exhausted,
    Ready,
    Each,
    Distributed,
    Backward,
    More,
    Immediately,
    Free,
    OneOf,
    Their,
    IgnoreOne,
    KeepOne,
    Repeat,
    Pick,
    CommaWord,
    Instead,
    InsteadFirst,
    Also,
    First,
    Anywhere,
    OrLandmarks,
    DuringDusk,
    Except,
    InAddition,
    Completed,
    Unless,
    Colon,
    Have,
    AllThe,
    Me,
    Then,
    ManaOrb,
    MayDo,
    OneMore,
    CanOnly,
    Third,
    AfterOpponents,
    AnyWord,
    While,
    Bare,
    There,
    Continues,
    OnMe,
    Any,
    Directly,
    Make,
    Spends,
    Owned
};

struct TerrainsWord
{
    Terrains terrains = 0;
    bool either = false; ///< "{V} or {M}"
    bool all = false;    ///< "{V} and {M}"
};
struct IconsWord
{
    Icons icons = 0;
};
struct SubtypeWord
{
    std::string words;
};
struct CounterWord
{
    std::string words;
};
struct PerEach ///< "per Character you control", "for each ..."
{
    Amount amount;
};
struct WhereX ///< ", where X is ..."
{
    Amount amount;
};
struct Minimum ///< ", down to a minimum of {1}"
{
    int mana = 0;
};
struct Maximum ///< ", up to a max of 3", "up to a max of 3 boosts on me"
{
    int counters = 0;
    bool on = false;
};
struct DueTo
{
    Terrains terrains = 0;
    bool ascend = false;
    int several = 0; ///< "two or more terrains"
};
struct Positions
{
    std::uint8_t positions = 0;
};
struct Range ///< "4+", "1-3"
{
    int least = 1;
    int most = 0;
};
struct Destination
{
    Zone to = Zone::Reserve;
    Who whose {};
    Move::Spot spot = Move::Spot::None;
    Said<Move>::Into into = Said<Move>::Into::In;
    Expedition expedition {};
};
struct Predicate ///< "gains 1 boost", "switches Expeditions": a statement without its subject.
{
    Effect effect;
};
struct IfPart ///< "If C," with how it is printed
{
    Condition condition;
    bool unless = false;
    bool after = false;
    bool colon = false;
};
struct Otherwise
{
    Effect effect;
    Said<If>::Else word = Said<If>::Else::Comma;
};
struct Unless ///< "unless you pay {1}"
{
    Effect effect;
};
struct Over ///< "twice", "three times"
{
    Amount times;
};
struct Suffix ///< "after Rest"
{
    Delayed::When when = Delayed::When::AfterRest;
    bool thisDay = false;
};

struct Value
    : std::variant<std::monostate, Flag, int, Amount, PerEach, WhereX, Minimum, Maximum, DueTo,
          Positions, Range, Destination, Predicate, IfPart, Otherwise, Unless, Suffix, Over,
          TerrainsWord, IconsWord, SubtypeWord, CounterWord, Counter, Grant, std::vector<Grant>,
          Status, Keyword, KeywordItem, Noun, Noun::Kind, Trait, Filter, Place, Said<Place>::Join,
          Who, Expedition, Region, Thing, Quantity, Condition, Happening, std::vector<Happening>,
          Happening::Window, Happening::Event, Token, Effect, Sequence::Joint, Mode,
          ResultTable::Row, Statement, Ability, Compare, Stat, Duration, Zone, Phase,
          Said<Move>::Word, Said<Move>::Into, Move::Spot, Said<Gain>::Word, Said<It>::Word,
          Condition::Deed, Said<Quantity>::Way, CantBe::Fate, CantBe::Means, MayPlay::Price, Alike,
          Costs::How, Are, Said<Are>::Word, Said<Token>::TypeWord, Said<PutMarker>::Word>
{
    SUM_TYPE(Value)
};

using Reading = text::Reading<Value>;
using Found = text::Found<Value>;

/// What something is called when nothing is said of it: an empty list of a kind.
inline Thing thingOf(Said<It>::Word word, It::Kind kind = It::Kind::It)
{
    return { saying(It { kind }, { word }) };
}

} // namespace triptych::altered::grammar

// Compiled once, in Reading.cpp, like the values it holds.
extern template class triptych::text::Reading<triptych::altered::grammar::Value>;
