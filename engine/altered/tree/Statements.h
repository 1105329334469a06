#pragma once

#include "altered/tree/Effect.h"

#include <array>
#include <cstdint>
#include <variant>
#include <vector>

// 2.3, 5.1.2.e, 6.2 What passive abilities say, one statement each.
namespace triptych::altered {

/// "I am [Defender]", "Characters you control are [Tough 2]", "Spells you play ... have [Fleeting]",
/// "Your Characters have: "...""
struct Are
{
    Thing what;
    std::vector<Grant> grants; ///< Statuses, keywords and quoted abilities.
    Wording<> wording {};
    bool operator==(const Are&) const = default;
};
/// "I cost {1} less per ...", "Cards played from Reserve cost {1} more", "... can't cost less than {2}"
struct Costs
{
    /// ForReserve: "you may pay my Reserve Cost rather than my Hand Cost"
    enum class How : std::uint8_t { Less, More, AtLeast, AtMost, ForReserve };
    Thing what;           ///< This, or an Each of cards with a Played trait.
    bool youPlay = false; ///< Only of what its controller plays.
    How how = How::Less;
    Amount mana = fixed(1);
    int least = 0;                        ///< "down to a minimum of {1}": of this change alone.
    Boxed<Filter> inExpeditionWithout {}; ///< "to play in an Expedition with no Characters"
    Boxed<Filter> when {};    ///< "to play from Reserve", "to play in {V}": of the playing.
    Boxed<Condition> ifIt {}; ///< "if their Base Cost is {4} or more": of the card that is played.
    Wording<> wording {};
    bool operator==(const Costs&) const = default;
};
/// "You may play exhausted cards from your Reserve", "... in my Expedition" (2.4.5.d); "You may play Spells from your
/// discard pile", "... me from your discard pile for {2}", "... me from Reserve for free"
struct MayPlay
{
    enum class Price : std::uint8_t { Usual, Less, More, For, Reserve, Free };
    Thing what;
    bool fromDiscard = false; ///< Of This: from there; others say it themselves.
    bool fromReserve = false; ///< Of This: what it costs from there.
    Price price
        = Price::Usual;    ///< Reserve: "as if they were in your Reserve", for their Reserve Cost.
    int mana = 0;          ///< Of Less, More and For.
    bool fleeting = false; ///< "If you do, I gain [Fleeting]."
    Duration oncePer
        = Duration::None; ///< "Once per Day, you may play a Spell from your discard pile"
    Wording<> wording {};
    bool operator==(const MayPlay&) const = default;
};
/// "I can't be played [if/unless ...]", "I can't be played but I can be used as a Mana Orb"
struct CantBePlayed
{
    Thing what;
    Boxed<Who> by {};      ///< "Your opponents can't play ..."
    Boxed<Filter> when {}; ///< "can't be played from Reserve": of the playing.
    bool only = false;     ///< "can only be played ..."
    bool manaOrb = false;
    Boxed<Happening> happening {}; ///< "can't play more than one Spell each Day": those played,
    std::uint8_t most = 0;         ///< of which there can be so many.
    Wording<> wording {};
    bool operator==(const CantBePlayed&) const = default;
};
/// "The {V}, {M} and {O} of Characters in my Expedition are equal to their highest statistic", "My {V} is equal to
/// the number of cards in your hand"
struct StatisticsAre
{
    Thing of;
    bool base = false; ///< "my base statistics are each equal to ...": boosts stay on them.
    Terrains terrains = forest | mountain | ocean;
    Boxed<Quantity> to {};   ///< none: `number`, or else the highest statistic of its own
    std::int8_t number = -1; ///< "Characters facing me have 0 {V}"; -1: not said
    std::uint8_t times = 0;  ///< "My {V} is doubled": 2; 0: not said
    Wording<> wording {};
    bool operator==(const StatisticsAre&) const = default;
};
/// "Robots in my Expedition have base statistics of 3/3/3", "My base {M} is 3", "Base statistics of 0 of Characters in
/// my Expedition are 1 instead", and for a time "Swap my base {M} and {O}" (2.2.10)
struct BaseStatisticsAre
{
    enum class How : std::uint8_t { To, Zeros, Swapped };
    Thing of;
    How how = How::To;
    Terrains terrains = forest | mountain | ocean;
    std::array<std::int8_t, terrainCount> values {}; ///< Of To and Zeros: in each of `terrains`.
    Wording<> wording {};
    bool operator==(const BaseStatisticsAre&) const = default;
};
/// "My Expedition has +2 {V}", "Your Expeditions' statistics are at least 3" (4.2.4.a): of the sums.
struct ExpeditionStatistics
{
    Expedition expedition;
    Terrains terrains = forest | mountain | ocean;
    Amount amount = fixed(1);
    bool atLeast = false; ///< They count as so much where they are less.
    Wording<> wording {};
    bool operator==(const ExpeditionStatistics&) const = default;
};
/// "[Anchored] Characters facing me don't count towards their Expedition's statistics"
/// or only their boosts do not, or what they have in some terrains: "ignore the {M} of ..."
struct NotInSums
{
    Thing what;
    Terrains terrains = forest | mountain | ocean;
    bool boosts = false;
    Wording<> wording {};
    bool operator==(const NotInSums&) const = default;
};
/// "All regions are {O} and lose their other terrains", "My region is {V} in addition to its other terrains", "Regions in
/// {M} lose {M}"
struct TerrainsAre
{
    std::vector<Region> regions;
    Terrains terrains = 0;
    bool inAddition = false;
    bool lose = false; ///< They lose these, and no others.
    bool operator==(const TerrainsAre&) const = default;
};
/// "[Defender] Characters don't prevent my Expedition from moving forward"
struct DefendersIgnored
{
    Expedition expedition;
    bool operator==(const DefendersIgnored&) const = default;
};
/// "If I would gain [Asleep], I gain [Anchored] instead." (6.2)
struct Replace
{
    enum class How : std::uint8_t {
        Instead, ///< `effect` in its place
        Also,    ///< `effect` besides ("also reveal ...")
        Changed  ///< `effect` changes it ("you may add 1 to its result")
    };
    Happening happening;
    Boxed<Condition> whileSo {}; ///< "while I'm [Boosted]"
    How how = How::Instead;
    Duration firstEach = Duration::None; ///< "The first time each Day ... would ...": once in each
    bool may = false; ///< "you may ... instead": the controller of this card decides (6.2.d)
    Effect effect;
    Boxed<Effect> to {};    ///< "discard me instead to draw two cards"
    Boxed<Effect> ifNot {}; ///< "If you don't, ..." (6.2.e)
    bool once
        = false; ///< "The next time it would ... this Day": of what is said for a time (StatedFor)
    Wording<> wording {};
    bool operator==(const Replace&) const = default;
};
/// "The {j}, {h} and {r} abilities of Characters facing me can't activate" (7.3.1.e), "Opponents can't activate {D}
/// abilities"
struct CantActivate
{
    Icons icons = 0;
    Thing of;
    Boxed<Who> by {}; ///< Whose abilities, whatever they are on: then `of` is not said.
    bool operator==(const CantActivate&) const = default;
};
/// "Cards in your opponent's Reserve can't gain counters"
struct CantGain
{
    Thing what;
    std::vector<Grant> gains {}; ///< What it can't gain: statuses, and counters of a kind.
    bool operator==(const CantGain&) const = default;
};
/// "Characters you control don't lose [Anchored] during Night", "I can't lose boosts"
struct CantLose
{
    Thing what;
    std::vector<Grant> loses {}; ///< Statuses, and counters of a kind.
    Wording<> wording {};
    bool operator==(const CantLose&) const = default;
};
/// "I can't be sacrificed or discarded", "Characters you control can't be targeted by your opponents' Spells" (1.4.1)
struct CantBe
{
    enum class Fate : std::uint8_t {
        Targeted,
        Sacrificed,
        Discarded,
        Exhausted,
        Readied,
        Sent,     ///< to Reserve
        Returned, ///< to a hand
        Left      ///< "can't leave their Expedition", whatever makes them
    };
    /// By which sort of thing: any of these bits; 0: by anything.
    enum Means : std::uint8_t { Spells = 1, QuickActions = 2, Reactions = 4 };
    Thing what;
    std::vector<Fate> fates {};
    Boxed<Who> by {};
    std::uint8_t means = 0;
    Wording<> wording {};
    bool operator==(const CantBe&) const = default;
};
/// "Your Reserve limit is increased by one", "All Reserve limits are reduced by one"
struct Limit
{
    Zone zone = Zone::Reserve; ///< Reserve or Landmark.
    Who whose {};
    int change = 1;
    bool set = false;    ///< "Your Landmarks limit is four": `change` is the limit.
    Boxed<Amount> by {}; ///< "... by one for each Landmark you control": `change`, so often.
    bool operator==(const Limit&) const = default;
};
struct NotCounted ///< "I don't count towards your Reserve limit"
{
    Zone zone = Zone::Reserve;
    bool operator==(const NotCounted&) const = default;
};
struct
    KeepMore ///< "You may keep one more card in Reserve during Night if it's exhausted"; "Keep up to three cards ..."
{
    Zone zone = Zone::Reserve;
    int more = 1;
    bool ifExhausted = true;
    bool operator==(const KeepMore&) const = default;
};
struct StayExhausted ///< "Exhausted Characters in Reserve remain exhausted during Morning"
{
    Thing what;
    bool operator==(const StayExhausted&) const = default;
};
/// "I enter play exhausted", "Landmarks opponents control enter play exhausted" (2.4.5), "I enter play with 3 Kelon
/// counters": as it comes, so that what sees it come sees it so.
struct EnterPlay
{
    Thing what;
    int count = 0; ///< How many of `counter` it has; 0: it is `status`.
    Counter counter {};
    Status status = Status::Exhausted;
    /// "If a token would join my Expedition, it joins with 1 boost": that, from wherever it comes
    Boxed<Happening> happening {};
    bool operator==(const EnterPlay&) const = default;
};
struct
    BeyondMaximum ///< "The Support abilities of cards in Reserve can give them counters beyond their maximum"
{
    int more = 0; ///< 0: any number beyond.
    bool operator==(const BeyondMaximum&) const = default;
};
/// "During Morning, draw only one card. Then, put the top card of your deck in your Mana zone instead of ..."
/// "During Morning, you may put up to two cards from your hand in your Mana zone instead of one."
struct MorningChange
{
    int cards = 1; ///< Drawn, where nothing is put from the hand.
    int put = 0;   ///< How many may be put from the hand; 0: none, but the top card of the deck.
    Wording<> wording {};
    bool operator==(const MorningChange&) const = default;
};
struct IgnoreMyAbilities ///< "Ignore my abilities during the first Day" (7.3.14)
{
    bool operator==(const IgnoreMyAbilities&) const = default;
};
struct BeginWith ///< "I begin the game with 5 Heroism counters" (2.5.e)
{
    int count = 1;
    Counter counter {};
    bool operator==(const BeginWith&) const = default;
};
struct MayGainAgain ///< "I can gain [Fleeting] even if I was already [Fleeting]" (2.4.1.g)
{
    Status status = Status::Fleeting;
    bool operator==(const MayGainAgain&) const = default;
};
struct AlsoConsidered ///< "I'm also considered a Spell, even when not in play"
{
    Noun noun;
    bool everywhere = false;
    bool operator==(const AlsoConsidered&) const = default;
};
/// "Players can't [Resupply]", "Opponents can't draw cards outside of Morning": who does not do that, and when
struct CantDo
{
    Happening doing {}; ///< Draws or Resupplies, `who` and `window`.
    bool operator==(const CantDo&) const = default;
};
/// The same as instructions, but lasting while the ability works.
struct StatedEffect ///< CantMove, Next with everyAfternoon
{
    Effect effect;
    bool operator==(const StatedEffect&) const = default;
};

using Statement = std::variant<Are, Costs, MayPlay, CantBePlayed, StatisticsAre, TerrainsAre,
    DefendersIgnored, Replace, CantActivate, CantGain, CantBe, Limit, NotCounted, KeepMore,
    StayExhausted, BeyondMaximum, MorningChange, IgnoreMyAbilities, BeginWith, MayGainAgain,
    AlsoConsidered, StatedEffect, CantLose, BaseStatisticsAre, ExpeditionStatistics, NotInSums,
    EnterPlay, CantDo>;

} // namespace triptych::altered
