#pragma once

#include "seize/tree/Cards.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

// What a number in a printed text counts, and what must be so before something is done. Plain data.
namespace triptych::seize {

// ---------------------------------------------------------------- What a number counts

/// "for each <counted>"
struct Counted
{
    enum class Kind : std::uint8_t {
        Mercenaries,        ///< `filter`; with Noun::Tile tiles
        Treasures,          ///< "treasure equipped to <of>"
        Counters,           ///< "<status> counter on <of>"
        AllCounters,        ///< "counter on <of>": of every counted status
        Statuses,           ///< "status on <of>"
        Damage,             ///< "damage on <of>"
        HandCards,          ///< "card in your hand"
        DiscardCards,       ///< "card in your discard": `cards`
        Warchest,           ///< "treasure in your Warchest"
        ReadyTreasures,     ///< "ready treasure in your Warchest"
        ExhaustedTreasures, ///< "exhausted treasure in your Warchest"
        Controlled,         ///< "treasure you control": in the Warchest or equipped
        Steps,              ///< "tile <of> moved this turn"
        Events,             ///< "Event you control"
        Fallen,             ///< "allied mercenary destroyed this turn": of `filter.side`
        Marks,              ///< "drill counter on this": `name`
        Between,            ///< "tile between <of> and this"
        Loot,               ///< "loot in your Vault"
        Players,            ///< "opponent", "player"
        Seen,    ///< "treasure card among them": of the cards of the deed before, `cards`
        Classes, ///< "class among <filter>": how many different ones
        Hurt,    ///< "enemy mercenary damaged this way": `filter`
        Done     ///< "ability card you played this turn": `done` of `whose`
    };
    Kind kind = Kind::Mercenaries;
    Filter filter {};
    Thing::Kind of = Thing::Kind::This; ///< This, Bearer, It, Attacked or Attacker.
    Referent referent {};               ///< Of It.
    bool each = false;                  ///< Of It: "on them", of each of those of whom it is said.
    Status status = Status::Bleed;      ///< A counted one.
    std::string name {};                ///< Of Marks.
    bool other = false;                 ///< Of Treasures: not this one.
    int per = 1;                        ///< "for every 2 ..."
    CardFilter cards {};                ///< Of treasures: which kind.
    Who whose {};                       ///< Of cards and of treasures nobody carries.
    seize::Done done = seize::Done::PlayedAbility; ///< Of Done.
    bool faceDown = false; ///< Of treasures in a Warchest: "face-down card in your Warchest".
    bool operator==(const Counted&) const = default;
};

/// "equal to its bounty", "equal to the number of <counted>"
struct Quantity
{
    /// HighestOf, LowestOf, SumOf: of the mercenaries that `counted` counts. ThatNumber: "half that much".
    enum class Kind : std::uint8_t {
        StatOf,
        MissingHealthOf,
        NumberOf,
        HighestOf,
        LowestOf,
        SumOf,
        ThatNumber,
        Excess, ///< "the excess damage": what the deed before dealt beyond the health that was left
        Paid,   ///< "X" of "Active (X treasure)": how many were exhausted for it
        DefenseOf,    ///< "its Defense": what is left of it
        ArmorOf,      ///< "its Armor"
        MagicArmorOf, ///< "its Magic Armor"
        FullHealthOf  ///< "its maximum health"
    };
    enum class Share : std::uint8_t { Once, Twice, HalfUp, HalfDown };
    /// What it makes with `other`: "its melee plus its bounty", "the higher of its melee and its ranged".
    enum class Join : std::uint8_t { None, Plus, Minus, Higher, Lower, Apart };
    Kind kind = Kind::StatOf;
    Share share = Share::Once;
    Stat stat = Stat::Melee;
    Thing::Kind of = Thing::Kind::This; ///< This, Bearer, It, Attacked or Attacker.
    Referent referent {};               ///< Of It.
    Counted counted {};                 ///< With NumberOf.
    Join join = Join::None;
    std::shared_ptr<const Quantity> other {}; ///< With a join.
    bool operator==(const Quantity& o) const
    {
        return kind == o.kind && share == o.share && stat == o.stat && of == o.of
            && referent == o.referent && counted == o.counted && join == o.join
            && (other == o.other || (other && o.other && *other == *o.other));
    }
};

inline bool Amount::operator==(const Amount& o) const
{
    const auto same = [](const auto& a, const auto& b) { return a == b || (a && b && *a == *b); };
    return kind == o.kind && number == o.number && same(counted, o.counted)
        && same(quantity, o.quantity) && plus == o.plus && most == o.most;
}

/// "its bounty", "the attacker's melee plus its bounty": a figure of whoever "it" is
inline bool isOfIt(const Amount& amount)
{
    for (const Quantity* part = amount.quantity.get(); part; part = part->other.get())
        if (part->of == Thing::Kind::It)
            return true;
    return false;
}

// ---------------------------------------------------------------- Conditions

struct Condition
{
    enum class Kind : std::uint8_t {
        YouControl,       ///< "you control N or more <filter>"/"you control a <filter>"
        YouControlNo,     ///< "you control no <filter>"
        OpponentControls, ///< "an opponent controls N or more/a <filter>"
        ThingIs,          ///< "<of> is damaged", "is in your Guild Hall", "is a Warrior", "has 3 or
                          ///< less health", "is adjacent to ...": one property of `filter`
        ThingIsNot,       ///< "<of> is not ..."
        YourVault,        ///< "you have N or less/more loot": `number`, `atLeast`
        OpponentsVault,   ///< "an opponent has N or less/more loot"
        YourHand,         ///< "you have N or less/more cards in your hand"
        YourWarchest,     ///< "you have N or less/more treasures in your Warchest"
        YourTurn,         ///< "it is your turn"
        NotYourTurn,      ///< "it is not your turn"
        OpponentsTurn,    ///< "it is an opponent's turn": not that of one's team
        YouDo,            ///< "you do": what was optional before was done
        YouDoNot,         ///< "you do not"
        ItWasDestroyed, ///< "it is destroyed this way": `referent`; of whoever it may be, `number`
        ThisWay,        ///< "3 or more were affected this way": `number`, what "that much" is then;
                        ///< "you win 2 or more flips" of the `coins` tossed last
        LostLoot,       ///< "you lost loot this turn"
        GainedLoot,     ///< "you gained loot this turn"
        HasMore, ///< "you have more loot than an opponent": `wealth`; `atLeast` is more, else less
        Plundered,          ///< "you plundered this turn"
        Acquired,           ///< "you acquired this turn"
        PlayedAbility,      ///< "you played an ability card this turn"
        ThereAre,           ///< "there are 2 or more enemy mercenaries adjacent to this": `number`
        MercenaryFell,      ///< "2 or more mercenaries were destroyed this turn", of `filter.side`
        YourPhase,          ///< "it is your Rally Phase": `phase`
        OpponentsHand,      ///< "an opponent has N or less/more cards in their hand"
        OpponentsWarchest,  ///< "an opponent has N or less/more treasures in their Warchest"
        YourReadyTreasures, ///< "you have N or less/more ready treasures in your Warchest"
        WasPushed,          ///< "it was pushed this way": by the instruction before
        Rolled,             ///< "you roll 4 or more": `number`, by the die before
        HasMarks,           ///< "this has 3 or more drill counters": `number`, `atLeast`, `name`
        UnderAttack,        ///< "an allied mercenary is being attacked": `filter`, `how`
        PlayerDid, ///< "you played 2 or more Instant cards this turn": `done`, `span`, `number`;
                   ///< who is told by `filter.side` and `they`
        AnyPhase,  ///< "it is the Attack Phase", of whoever `filter.side` says: `phase`
        Compares,  ///< "its melee is greater than its health": `left` and `right`
        AmongThem, ///< "1 or more of them are treasure cards": `number`, `cards`, of the deed before
        Both,      ///< "... and ...": every one of `parts`
        Either     ///< "... or ...": one of `parts`
    };
    using Wealth = seize::Wealth;
    Kind kind = Kind::YouControl;
    int number = 1;
    bool atLeast = true;
    Thing::Kind of = Thing::Kind::This; ///< This, Bearer, It, Attacked or Attacker.
    Referent referent {};               ///< Of It.
    Filter filter {};
    Wealth wealth = Wealth::Loot;
    std::string name {};         ///< Of HasMarks.
    How how = How::Any;          ///< Of UnderAttack: by which attack.
    std::optional<Filter> by {}; ///< Of UnderAttack: by whom.
    std::optional<Amount>
        left {}; ///< Of Compares: EqualTo; at least, at most or `exactly` `right`.
    std::optional<Amount> right {};
    bool exactly = false; ///< Of Rolled, too: "you roll a 3"
    CardFilter cards {};  ///< Of AmongThem.
    bool each = false;    ///< HasMore: than each opponent, not than one of them.
    Phase phase = Phase::Rally;
    Done done = Done::PlayedAbility; ///< Of PlayerDid.
    Span span = Span::ThisTurn;      ///< Of PlayerDid.
    bool they = false;               ///< "that player" where it says "you".
    bool asPlayed = false;           ///< "the attacker was stealthed when this was played"
    bool coins = false;              ///< Of ThisWay: of the coins, whatever was done since.
    bool unless = false;             ///< Said with "unless": it must not be so.
    /// Of ThisWay, while it is read: what of it was counted, one bit for each Tallied (text/binding/Bind.h); 0 is anything.
    unsigned tallies = 0;
    bool before = false; ///< "it was frozen", while it is read: asked before the deed it follows.
    bool sameOne
        = false; ///< "... and has no treasures", while it is read: of whom the one before it is.
    std::vector<Condition> parts {}; ///< Of Both and Either.
    bool operator==(const Condition&) const;
};

inline bool Condition::operator==(const Condition&) const = default;

} // namespace triptych::seize
