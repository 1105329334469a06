#pragma once

#include "altered/tree/Conditions.h"

#include <cstdint>
#include <string>
#include <vector>

// The leaves of the effect tree: instructions, one printed verb each. The costs of abilities are
// instructions too (6.4): paying is doing them. The branches are in Effect.h.
namespace triptych::altered {

struct Effect;
struct Ability;

// ---------------------------------------------------------------- Cards

struct Draw
{
    Who who;
    Amount count = fixed(1);
    bool until
        = false; ///< "draw cards until you have four cards in hand": `count`, those in hand counted
    bool operator==(const Draw&) const = default;
};
struct Discard
{
    Who who; ///< You, unless "target opponent discards ..."
    Thing what;
    bool operator==(const Discard&) const = default;
};
struct Sacrifice
{
    Who who;
    Thing what;
    bool operator==(const Sacrifice&) const = default;
};
/// "Put/send/return ... in Reserve/to its owner's hand/in your Mana zone/on top of your deck" (7.3.21).
struct Move
{
    enum class Spot : std::uint8_t { None, Top, Bottom, Xth }; ///< Of a deck.
    Who who;
    Thing what;
    Zone to = Zone::Reserve; ///< Expedition: into `expedition`; Play and the rest as named.
    Who whose;               ///< Whose zone; ItsOwner for "its owner's hand".
    bool ready = false;      ///< Into the Mana zone: "as a ready Mana Orb"
    bool exhausted = false;  ///< "exhausted", "as an exhausted Mana Orb" where it is said
    Spot spot = Spot::None;
    Expedition expedition {}; ///< With to == Expedition.
    bool shuffled = false;    ///< "in a random order"
    Wording<5> wording {};
    bool operator==(const Move&) const = default;
};
struct Resupply ///< 7.3.22, 7.3.11
{
    Who who;
    bool exhausted = false;
    Amount times = fixed(1); ///< "twice"
    Wording<> wording {};
    bool operator==(const Resupply&) const = default;
};
struct Sabotage ///< 7.3.24; "Sabotage a Character with ..." narrows what may be discarded.
{
    Who who;
    Boxed<Thing> what {};
    bool operator==(const Sabotage&) const = default;
};
struct Exhaust
{
    Who who;
    Thing what;
    bool operator==(const Exhaust&) const = default;
};
struct Ready ///< Also Mana Orbs: "ready two Mana Orbs".
{
    Who who;
    Thing what;
    bool operator==(const Ready&) const = default;
};
/// 7.3.9 "Exchange X with Y"; also "exchange control of X and Y", and "the Expeditions of two Characters you control".
struct Exchange
{
    enum class How : std::uint8_t { Zones, Control, Expeditions };
    Thing what;
    Thing with; ///< Of Zones and Control, unless `what` is two.
    How how = How::Zones;
    bool pair = false; ///< `what` is both of them: "control of two target Characters"
    bool operator==(const Exchange&) const = default;
};
struct Reveal
{
    Who who;
    Thing what;
    bool operator==(const Reveal&) const = default;
};
struct LookAt
{
    Who who;
    Thing what;
    bool operator==(const LookAt&) const = default;
};
struct Shuffle
{
    Who who;
    Who whose;
    bool operator==(const Shuffle&) const = default;
};
/// A target or a choice made for the sentences that follow: "target a Character you control, then ..."
struct Declare
{
    Who who;
    Thing what;           ///< A Target, or when it is chosen a Some or OfThem.
    bool chooses = false; ///< "choose": it is not targeted.
    bool operator==(const Declare&) const = default;
};
struct DeclareExpedition ///< "target an Expedition that's ahead", "target up to two Expeditions"
{
    Expedition expedition;
    Amount count = fixed(1);
    bool upTo = false;
    bool operator==(const DeclareExpedition&) const = default;
};
/// "reveal cards from the top of your deck until you reveal a Spell": it, and all that were revealed before it
struct RevealUntil
{
    Who who;
    Filter filter;
    Wording<> wording {};
    bool operator==(const RevealUntil&) const = default;
};
struct ChooseNumber ///< "choose a number from 1 to 6": "the chosen number" of what follows
{
    Who who;
    int least = 0;
    int most = 10;
    Wording<> wording {};
    bool operator==(const ChooseNumber&) const = default;
};
struct DeclarePlayer ///< "target an opponent"
{
    Who who;
    bool operator==(const DeclarePlayer&) const = default;
};

// ---------------------------------------------------------------- Counters, statuses, abilities

/// One thing that is gained or lost.
struct Grant
{
    enum class Kind : std::uint8_t {
        Counters,
        Status,
        Keyword,
        Ability,
        Statistics, ///< "+2 {V}", "-1 {M} and {O}": `amount` more in each of `terrains`
        Abilities   ///< only lost: "loses its abilities", or those with any of `icons`
    };
    Kind kind = Kind::Counters;
    bool lose = false;
    Terrains terrains = 0;
    Amount amount = fixed(1); ///< Of counters, and the number of Tough or Scout.
    Counter counter {};
    Status status = Status::Fleeting;
    Keyword keyword = Keyword::Gigantic;
    Icons icons = 0;           ///< Of Abilities: 0 is all of them.
    Boxed<Ability> ability {}; ///< granted in quotes.
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

// ---------------------------------------------------------------- Tokens

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

// ---------------------------------------------------------------- Expeditions (3.2.1, 4.2.4)

struct MoveExpedition
{
    Expedition expedition;
    bool backward = false;
    Amount regions = fixed(1);
    bool more = false; ///< "one more region instead": besides what it would have moved.
    Wording<> wording {};
    bool operator==(const MoveExpedition&) const = default;
};
/// v4 3.2.1.d "Put a {V} Terrain Marker on target region", "a {V}, {M} or {O} Terrain Marker"; with `moves` "move a {V}
/// Terrain Marker from any region to my region".
struct PutMarker
{
    Who who;
    Terrains terrains = 0;
    bool choose = false; ///< One of `terrains`, rather than all of them.
    bool moves = false;
    bool removes
        = false; ///< "remove a Terrain Marker from target region": of any terrain without `terrains`
    Region region;
    Wording<> wording {};
    bool operator==(const PutMarker&) const = default;
};
struct Ascend
{
    Expedition expedition;
    bool lose = false; ///< "it's no longer [Ascended]"
    Wording<> wording {};
    bool operator==(const Ascend&) const = default;
};
/// "can't move forward this Day", "... during Dusk except due to {O}"
struct CantMove
{
    std::vector<Expedition> expeditions; ///< One, or two joined by "and".
    Duration duration = Duration::None;  ///< None: as long as the passive ability applies.
    bool duringDusk = false;
    Terrains dueTo = 0;        ///< Only moving due to these is forbidden; 0 is any.
    Terrains except = 0;       ///< Moving due to these is not forbidden.
    bool anyDirection = false; ///< "can't move"
    bool operator==(const CantMove&) const = default;
};
struct SwitchExpeditions ///< 7.3.28
{
    Thing what;
    Wording<> wording {};
    bool operator==(const SwitchExpeditions&) const = default;
};
struct Defect ///< v4 7.3.6
{
    Thing what;
    Wording<> wording {};
    bool operator==(const Defect&) const = default;
};
struct TakeControl
{
    Who who;
    Thing what;
    bool operator==(const TakeControl&) const = default;
};

// ---------------------------------------------------------------- Playing, turns, dice

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
    bool operator==(const BecomeFirst&) const = default;
};
struct WinGame
{
    Who who;
    bool operator==(const WinGame&) const = default;
};
struct Roll ///< 7.3.19
{
    Who who;
    Amount count = fixed(1);
    bool ignoreOne = false; ///< "and ignore the roll of your choice"
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
