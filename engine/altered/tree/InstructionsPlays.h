#pragma once

#include "altered/tree/InstructionsGains.h"

#include <cstdint>
#include <vector>

// What is paid and played, whose turn it is, dice, and what is said for some time.
namespace triptych::altered {

struct Effect;
struct Ability;

struct Pay
{
    Who who;
    Amount mana = fixed(1);
    bool choosesX = false; ///< "{X}" that nothing else defines: as much as is wished (7.1.4.c).
    bool upTo = false;     ///< "up to {2}", and of AnyNumber "any amount of mana"
    bool operator==(const Pay&) const = default;
};
/// Plays a card at once (v4 5.2.b): "you may immediately play a Character for {3} less", "play it for free", "Rush".
struct Play
{
    enum class Price : std::uint8_t { Usual, Free, Less, More };
    Who who;
    Thing what; ///< A Some without a zone: from hand or Reserve.
    Price price = Price::Usual;
    Amount change {};        ///< Of Less and More.
    int least = 0;           ///< "down to a minimum of {1}"
    Boxed<Expedition> in {}; ///< "in your Companion Expedition"
    bool asFromHand = false; ///< "as if from hand": its {h} abilities are activated.
    Wording<3> wording {};
    bool operator==(const Play&) const = default;
};
/// "The next Character you play this turn gains 1 boost": an Ongoing Emblem used up by one play (2.2.14).
struct Next
{
    enum class Does : std::uint8_t {
        CostsLess,
        CostsMore,
        IsFree,
        Gains,     ///< `grants`, also "loses [Fleeting]"
        Activates, ///< `icons`: "activates its {r} abilities"
        Twice      ///< of a Spell: "has its effect twice"
    };
    Filter filter; ///< With a Played trait: who, when, from where.
    Does does = Does::CostsLess;
    Amount change {};
    int least = 0;
    std::vector<Grant> grants;
    Icons icons = 0;
    bool oneOf = false; ///< "activates one of its {r} abilities"
    Boxed<Effect> effect {};
    bool every = false; ///< "Characters you play this Day gain ...": none of them uses it up.
    Boxed<Filter> ifPlayed {}; ///< Of the one that uses it up: only then something happens to it.
    /// "The next Character you play this turn gains 1 boost if it's a Robot": what the one that uses it up is, or with
    /// `unlessIt` is not
    Boxed<Condition> ifIt {};
    bool unlessIt = false;
    /// "The first Character you play each Afternoon", "the second": a passive ability; 0 is "the next".
    std::uint8_t everyAfternoon = 0;
    Wording<> wording {};
    bool operator==(const Next&) const;
};
struct ActivateAbilities ///< 7.3.1: "activate the {j} abilities of target Permanent you control"
{
    Icons icons = 0;
    bool oneOf = false;
    Thing of;
    Wording<> wording {};
    bool operator==(const ActivateAbilities&) const = default;
};
struct AfterYou ///< 7.3.2
{
    Who who;
    bool operator==(const AfterYou&) const = default;
};
struct Pass
{
    Who who;
    Wording<> wording {};
    bool operator==(const Pass&) const = default;
};
struct PlayAnotherTurn
{
    Who who;
    bool operator==(const PlayAnotherTurn&) const = default;
};
struct BecomeFirst
{
    Who who;
    Wording<> wording {};
    bool operator==(const BecomeFirst&) const = default;
};
struct WinGame
{
    Who who;
    Wording<> wording {};
    bool operator==(const WinGame&) const = default;
};
struct Roll ///< 7.3.19
{
    /// "and ignore the roll of your choice", "and choose one of the results": of which who rolls is asked;
    /// ButLowest: "and ignore the lowest roll"
    enum class Keep : std::uint8_t { All, AllButOne, One, ButLowest, ButHighest };
    Who who;
    Amount count = fixed(1);
    Keep keep = Keep::All;
    Wording<> wording {};
    bool operator==(const Roll&) const = default;
};
struct Reroll ///< 7.3.19 "reroll it": the die that was rolled last, whose new result counts
{
    Wording<> wording {};
    bool operator==(const Reroll&) const = default;
};
struct ChangeResult ///< "increase the result by 2", "add 1 to its result"
{
    Amount by = fixed(1);
    Wording<> wording {};
    bool operator==(const ChangeResult&) const = default;
};
struct
    ReduceMyCost ///< "reduce my cost by {1}", "play me for {1} less": while this card is declared
{
    Amount by = fixed(1);
    Wording<> wording {};
    bool operator==(const ReduceMyCost&) const = default;
};
/// "I can only target Characters in my Expedition": of a Spell, from here on until it has resolved
struct OnlyTarget
{
    Thing what;
    bool operator==(const OnlyTarget&) const = default;
};
struct Complete ///< "complete me": of a Feat
{
    Thing what;
    bool operator==(const Complete&) const = default;
};
/// "Characters you play this turn cost {1} less": what a passive ability says, for some time (2.2.14)
struct StatedFor
{
    Thing what {};          ///< "it" of what is said; This: it is said of nothing that is chosen.
    Boxed<Ability> says {}; ///< A passive one without a condition.
    Boxed<Expedition>
        expedition {};   ///< "Characters in target Expedition ...": "its" in what is said.
    bool region = false; ///< "Target region ...": which one is asked as it is said.
    Duration duration = Duration::ThisTurn;
    Wording<> wording {};
    bool operator==(const StatedFor&) const;
};

} // namespace triptych::altered
