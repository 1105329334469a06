#pragma once

#include "altered/tree/Nouns.h"

#include <cstdint>
#include <variant>
#include <vector>

// The things that an instruction is done to, and the quantities that a text speaks of.
namespace triptych::altered {

// ---------------------------------------------------------------- The things an instruction is done to

struct This ///< "I", "me"
{
    bool operator==(const This&) const = default;
};
/// What was last spoken of: what the trigger names, what was targeted, chosen, moved, created, revealed.
struct It
{
    enum class Kind : std::uint8_t {
        It,
        TheOthers,     ///< those last spoken of but for the ones chosen since
        ItsCharacters, ///< "each of its Characters": those in the Expedition named last
        WeBoth         ///< it and this card
    };
    Kind kind = Kind::It;
    bool thisWay = false; ///< "the card discarded this way": not what an instruction names since
    Wording<> wording {};
    bool operator==(const It&) const = default;
};
/// "target Character", "up to two target Characters", "any number of other target Characters" (6.5.b).
struct Target
{
    Filter filter;
    Amount count = fixed(1);
    bool upTo = false;
    bool same
        = false; ///< "it", of the target that the other branch names: whichever is done has it.
    Wording<> wording {};
    bool operator==(const Target&) const = default;
};
/// "each Character you control", "all Characters", "Characters you control"
struct Each
{
    Filter filter;
    bool yours = false; ///< "your Characters": those you control
    Wording<> wording {};
    bool operator==(const Each&) const = default;
};
/// "a Character", "two cards from your hand": chosen by who acts, not targeted
struct Some
{
    Filter filter;
    Amount count = fixed(1);
    bool upTo = false;
    bool random = false;
    bool orMore = false; ///< "one or more tokens", of what may happen
    bool yours = false; ///< "one of your Characters": of those who acts controls, or of their cards
    Boxed<Amount>
        left {}; ///< "Characters until they control two": as many as leave so many of them
    Wording<3> wording {};
    bool operator==(const Some&) const = default;
};
/// "one", "one of them", "up to two Characters from these cards": chosen out of what was last spoken of
struct OfThem
{
    Filter filter {}; ///< No nouns: any of them; with a Highest "the one with the lower {M}".
    Amount count = fixed(1);
    bool upTo = false;
    bool operator==(const OfThem&) const = default;
};
struct TopOfDeck ///< "the top card of your deck", "the top four cards of your deck"
{
    Amount count = fixed(1);
    Who whose {};
    bool operator==(const TopOfDeck&) const = default;
};
struct Whole ///< "your hand", "their hand and their Reserve": everything there
{
    std::vector<Place> places;
    bool operator==(const Whole&) const = default;
};
struct Thing
{
    std::variant<This, It, Target, Each, Some, OfThem, TopOfDeck, Whole> node;
    bool operator==(const Thing&) const = default;
};

// ---------------------------------------------------------------- Quantities

/// Something that can be counted or measured: after "per", "the number of", "where X is", in a condition.
struct Quantity
{
    enum class Kind : std::uint8_t {
        Things,      ///< how many `filter`; "your hand"/"your Reserve": its cards
        ZeroStats,   ///< "base statistics of 0 among Characters you control"
        Counters,    ///< `counter`s on `thing`: "my boosts", "my number of Arcane counters"
        Expeditions, ///< how many of `expedition`: "Expedition in {V}"
        Regions,     ///< "regions between your Hero and Companion"
        Result,      ///< of the last die: "the result", "the die's result"
        Done, ///< how many counters or things the step before dealt with: "boosts removed this way"
        Value,         ///< `stat` of `thing`: "its Hand Cost"
        Highest,       ///< "the highest Base Cost among Characters you control"
        X,             ///< the X of a Where
        Total,         ///< "the total Hand Cost of cards in your Landmarks": `stat` of all `filter`
        CountersAmong, ///< "boosts among Characters you control": `counter`s on all `filter`
        Visible,       ///< "visible regions": those of `terrains`, or all
        Happened,      ///< "Spells you played this turn": how often `happening` did
        Distinct,      ///< "different Base Costs among Characters you control": `alike` of `filter`
        TerrainsOf,    ///< "different terrains among the regions of your Expeditions"
        PlayersWho,    ///< "player who does": how many did the step before
        Sum,           ///< "the {V} of the Expedition facing me": its sum of `terrains` (4.2.4.a)
        Results, ///< "different results": how many of those of the last roll; "even results": of `faces`
        Difference,   ///< "the difference between A and B": `one` and `other`, whichever is more
        Chosen,       ///< "the chosen number"
        Distance,     ///< how far `expedition` has come: "further ahead than mine" (7.5.2)
        Both,         ///< "for each Robot and each Landmark": how many of `one` and of `other`
        ExtremeResult ///< "the highest result", "the lowest result": of the dice of the last roll
    };
    Kind kind = Kind::Things;
    Alike alike = Alike::Stat;
    Stat stat = Stat::HandCost;
    Terrains terrains = 0;
    Counter counter {};
    Expedition expedition {};
    Filter filter {};
    Boxed<Thing> thing {};
    Boxed<Quantity> one {};
    Boxed<Quantity> other {};
    Boxed<Happening> happening {};
    Faces faces = 0; ///< Of Results: those that show one of these; 0: how many different
    bool lowest
        = false; ///< Of a Highest, an ExtremeResult and the statistics of a Value: the lowest.
    Wording<> wording {};
    bool operator==(const Quantity&) const;
};

/// Whether such a quantity is how many there are: "the number of ...". Every other is a number in itself.
constexpr bool isCounted(Quantity::Kind kind)
{
    using Kind = Quantity::Kind;
    switch (kind) {
    case Kind::Things:
    case Kind::ZeroStats:
    case Kind::Counters:
    case Kind::Expeditions:
    case Kind::Regions:
    case Kind::Done:
    case Kind::CountersAmong:
    case Kind::Visible:
    case Kind::Happened:
    case Kind::Distinct:
    case Kind::TerrainsOf:
    case Kind::PlayersWho:
    case Kind::Results:
    case Kind::Both:
        return true;
    case Kind::Result:
    case Kind::Value:
    case Kind::Highest:
    case Kind::X:
    case Kind::Total:
    case Kind::Sum:
    case Kind::Difference:
    case Kind::Chosen:
    case Kind::Distance:
    case Kind::ExtremeResult:
        break;
    }
    return false;
}

} // namespace triptych::altered
