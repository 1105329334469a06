#pragma once

#include "altered/tree/Conditions.h"

#include <cstdint>
#include <string>
#include <vector>

// What is gained and lost, and the tokens that are created.
namespace triptych::altered {

struct Ability;

/// One thing that is gained or lost.
struct Grant
{
    enum class Kind : std::uint8_t {
        Counters,
        Status,
        Keyword,
        Ability,
        Statistics, ///< "+2 {V}", "-1 {M} and {O}": `amount` more in each of `terrains`
        Abilities,  ///< only lost: "loses its abilities", or those with any of `icons`
        Subtypes ///< only gained: those in `subtypes`, those `of` something, or else all there are
    };
    Kind kind = Kind::Counters;
    bool lose = false;
    Terrains terrains = 0;
    Amount amount = fixed(1); ///< Of counters, and the number of Tough or Scout.
    Counter counter {};
    Status status = Status::Fleeting;
    Keyword keyword = Keyword::Gigantic;
    Icons icons = 0;               ///< Of Abilities: 0 is all of them.
    Boxed<Ability> ability {};     ///< granted in quotes.
    std::vector<Noun> subtypes {}; ///< "the Robot subtype"
    Boxed<Thing> of {}; ///< "its subtypes", "the subtypes of Characters in my Expedition"
    Wording<> wording {};
    bool operator==(const Grant&) const;
};
struct Gain
{
    Thing what;
    Boxed<Thing> also {}; ///< "target Character and I gain ...": in the same step.
    std::vector<Grant>
        grants; ///< At once; with `choice` one of them, chosen ("[Anchored] or [Asleep]").
    bool choice = false;
    int max = 0; ///< "up to a max of 3": it ends with at most so many; 0 is no maximum.
    Duration duration = Duration::None;
    Wording<3> wording {};
    bool operator==(const Gain&) const = default;
};
/// Counters taken off: "spend 3 of my Sap counters" needs that many (7.3.27), "remove 3 counters" does not.
struct Remove
{
    Amount count = fixed(1);
    bool upTo = false;
    Counter counter {};
    Thing from;
    bool spends = false;
    bool choosesX
        = false;        ///< "spend X of my ...", that nothing else defines: as many as is wished.
    bool among = false; ///< "from among Characters you control": from several of them, as is wished
    Wording<> wording {};
    bool operator==(const Remove&) const = default;
};
struct Distribute ///< "distribute 3 boosts among any Characters in Reserve"
{
    Amount count = fixed(1);
    Counter counter {};
    Thing among;
    bool operator==(const Distribute&) const = default;
};
struct MoveCounters ///< "move 1 boost from X to Y"
{
    Amount count = fixed(1);
    bool upTo = false;
    Counter counter {};
    Thing from;
    Thing to;
    bool operator==(const MoveCounters&) const = default;
};
struct ExchangeBoosts ///< 7.3.8: of the two last spoken of
{
    Thing of;
    bool operator==(const ExchangeBoosts&) const = default;
};
struct DoubleBoosts ///< 7.3.6
{
    Counter counter {};
    Thing on;
    Wording<> wording {};
    bool operator==(const DoubleBoosts&) const = default;
};
struct Augment ///< 7.3.3
{
    Thing what;
    bool operator==(const Augment&) const = default;
};

struct Token
{
    std::string name; ///< "Brassbug"
    bool hasStatistics = true;
    std::int8_t forest = 0, mountain = 0, ocean = 0;
    std::vector<std::string> subtypes {}; ///< As printed: "Robot".
    std::vector<Ability> abilities;       ///< Quoted after "with".
    std::uint16_t number = 0xFFFF;        ///< Of the token in the card set; set by `number`.
    Wording<> wording {};
    bool operator==(const Token&) const;
};
struct Create
{
    enum class Where : std::uint8_t { Expedition, Landmarks, Reserve };
    Who who;
    Amount count = fixed(1);
    Token token;
    bool same
        = false; ///< "only one", "two instead": what the alternative before creates, and there
    Where where = Where::Expedition;
    Boxed<Expedition> expedition {}; ///< In each of an EachOf.
    Boxed<Who> of {};                ///< "in target player's Landmarks"; none: of who creates it.
    bool distributed
        = false;        ///< "distributed as you choose among any number of target Expeditions"
    bool among = false; ///< With distributed: "among any Expeditions", which are no targets.
    Wording<4> wording {};
    bool operator==(const Create&) const = default;
};

} // namespace triptych::altered
