#pragma once

#include "seize/tree/Words.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

// The phrases of a printed text: mercenaries, tiles, players, cards, numbers, conditions. Plain
// data; the instructions that use them are in Effect.h.
namespace triptych::seize {

// ---------------------------------------------------------------- Numbers

struct Counted;
struct Quantity;

/// What a word such as "it" means: settled once, when the text is compiled (text/Bind).
struct Referent
{
    enum class Kind : std::uint8_t {
        Open,   ///< not settled, as the grammar leaves it
        Before, ///< what was named last, as the grammar leaves it where a deed is only gone on with
        Source, ///< this card, or the mercenary it speaks from
        Subject,  ///< what the trigger is about
        Attacked, ///< who is attacked, or damaged
        Attacker, ///< who attacks
        Target,   ///< the target in `slot`
        Said,     ///< those that were chosen, or "each" that was named, last
        Captured  ///< of what happens later: what it was made about
    };
    Kind kind = Kind::Open;
    std::uint8_t slot = 0;
    bool operator==(const Referent&) const = default;
};

/// "ranged attacks", "Magic damage from attacks": which damage is meant.
struct Blow
{
    How how = How::Any;
    std::optional<DamageType> type {};
    bool operator==(const Blow&) const = default;
};

/// A number in a text: "2", "that much", "... for each ...", "... equal to ...", "all".
struct Amount
{
    enum class Kind : std::uint8_t {
        Fixed,      ///< `number`
        ThatMuch,   ///< the number of the trigger or of the instruction before ("that much")
        PerCounted, ///< `number` for each thing that `counted` counts
        EqualTo,    ///< "equal to <quantity>"
        All         ///< "all": as many as there are
    };
    Kind kind = Kind::Fixed;
    int number = 1;
    std::shared_ptr<const Counted> counted {};   ///< With PerCounted.
    std::shared_ptr<const Quantity> quantity {}; ///< With EqualTo.
    int plus = 0;  ///< Of what is counted or compared: "2, plus 1 for each ...".
    int most = -1; ///< Of what is counted: "..., up to 3"; -1: as many as there are.
    bool operator==(const Amount&) const;
};
inline Amount fixed(int n)
{
    return { Amount::Kind::Fixed, n, {}, {} };
}

// ---------------------------------------------------------------- Who

/// What a player did, or what befell one: counted for the turn that goes on.
enum class Done : std::uint8_t {
    PlayedAbility,
    PlayedInstant,
    PlayedAttack,
    PlayedEvent,
    PlayedMercenary,
    PlayedTreasure,
    Acquired,
    Drew,
    Discarded,
    LostLoot,
    GainedLoot,
    Plundered,
    WasPlundered,
    LostMercenary ///< one of theirs was destroyed
};
inline constexpr int doneCount = static_cast<int>(Done::LostMercenary) + 1;
/// What a player has more or less of than others.
enum class Wealth : std::uint8_t { Loot, Cards, Mercenaries, Treasures };
/// Which of several players: "with the most loot", "with 3 or more cards in hand", "who plundered this turn".
struct Standing
{
    enum class Kind : std::uint8_t {
        Any,
        Most, ///< of those who are meant, each that has the most of it
        Least,
        MoreThanYou,
        LessThanYou,
        AtLeast, ///< `number`
        AtMost,
        Did, ///< `done`, this turn
        DidNot
    };
    Kind kind = Kind::Any;
    Wealth wealth = Wealth::Loot;
    int number = 0;
    Done done = Done::Plundered;
    bool operator==(const Standing&) const = default;
};

/// Whom an instruction tells to act or concerns.
struct Who
{
    enum class Kind : std::uint8_t {
        You,
        Opponent, ///< "an opponent": with several, the controller chooses on resolution
        EachOpponent,
        EachPlayer,
        Target,     ///< "target player", "target opponent": `slot` says which target
        ThatPlayer, ///< the player spoken of before, or whom the trigger is about
        ItsController,
        ItsOwner
    };
    Kind kind = Kind::You;
    bool opponentsOnly = false; ///< With Target: "target opponent".
    Referent referent {};       ///< With ItsController, ItsOwner: whose. See text/Bind.
    std::uint8_t slot = 0;      ///< With Target: its number in the paragraph, set by `number`.
    Standing standing {};       ///< Of several players: which of them.
    bool operator==(const Who& o) const
    {
        return kind == o.kind && opponentsOnly == o.opponentsOnly && referent == o.referent
            && standing == o.standing;
    }
};

// ---------------------------------------------------------------- Mercenaries and tiles

/// "Yours" are those you control, "Allied" also those of a teammate.
/// "Theirs": of the player spoken of, "a mercenary they control".
enum class Side : std::uint8_t { Any, Yours, Allied, Enemy, Theirs };

/// What a mercenary did, or what was done to it, in a time that is over or still goes on.
enum class PastDeed : std::uint8_t {
    Attacked,
    Moved,
    Plundered,
    WasHurt,     ///< "was dealt damage"
    WasAttacked, ///< from here on of no state of its own
    DealtDamage,
    WasHealed,
    UsedAbility,
    Entered,   ///< "entered the battlefield"
    Destroyed, ///< "destroyed a mercenary"
    Struck,    ///< "made a melee attack"
    Shot,      ///< "made a ranged attack"
    Equipped   ///< "equipped a treasure"
};
inline constexpr int deedCount = static_cast<int>(PastDeed::Equipped) + 1;
/// When that was. Of a mercenary "its" is its controller's, "your" that of who says so.
enum class Span : std::uint8_t {
    ThisTurn,
    LastTurn,          ///< "last turn": the one before this
    ItsLastTurn,       ///< "during its controller's last turn"
    YourLastTurn,      ///< "during your last turn"
    SinceYourLastTurn, ///< "since your last turn": this turn included
    FoesLastTurn       ///< "during an opponent's last turn"
};
/// "that was healed this turn", "that did not move during its controller's last turn"
struct Past
{
    PastDeed deed = PastDeed::Attacked;
    Span span = Span::ThisTurn;
    bool lacks = false;
    bool operator==(const Past&) const = default;
};

/// Steps, how far it has moved this turn, is asked for only: "that moved 2 or more tiles this turn".
enum class Stat : std::uint8_t { Health, Melee, Ranged, Move, Bounty, Stars, Steps };

/// "with 3 or less health", "with 2 or more bounty"
struct Bound
{
    Stat stat = Stat::Health;
    bool atLeast = false;
    int number = 1;
    std::optional<Status> counters {}; ///< "with 2 or more Burn counters" instead of a statistic.
    bool anyCounters = false;          ///< "with 2 or more counters": of every counted status.
    bool exactly = false;              ///< "with exactly 1 bounty"
    bool treasures = false;            ///< "with 2 or more treasures": that it carries.
    /// "with health less than or equal to the number of cards in your hand": that instead of `number`.
    std::optional<Amount> than {};
    bool operator==(const Bound&) const = default;
};

struct Filter;

/// How far away: "adjacent", "within Distance 2 of one of your Mage mercenaries", "in the same column
/// as it", "not adjacent to a burning mercenary". "Within Distance N" is at most N + 1 tiles away in any direction, adjacent included.
struct Range
{
    enum class Kind : std::uint8_t {
        Anywhere,
        Adjacent,
        Within,
        SameRow,
        SameColumn,
        InFront,
        Behind,
        Diagonal, ///< "diagonally adjacent"
        InLine    ///< "in a straight line": of the eight, as far as the battlefield goes
    };
    /// From where. Source: this mercenary, the bearer, the attacker; on an instant or an event any of
    /// your mercenaries of the card's class (of any class when it is generic). Described: any that `near`
    /// lets in; its "another" is another than who is measured.
    enum class Anchor : std::uint8_t { Source, OneOfYours, It, Attacked, Attacker, Described };
    Kind kind = Kind::Anywhere;
    int distance = 1; ///< With Within.
    Anchor anchor = Anchor::Source;
    std::string className {}; ///< With OneOfYours; empty is any.
    Class classNumber = 0;    ///< Set by `number`.
    Referent referent {};     ///< With It.
    bool straight = false;    ///< "within Distance 2 in a straight line"
    bool apart
        = false; ///< "at Distance 2" of an attack\'s target: not beside it. Aim makes it a reach.
    bool none = false;  ///< "not adjacent to ...": everywhere else
    bool ring = false;  ///< Within: "exactly 3 tiles away", no nearer than that
    bool named = false; ///< Of Source: "adjacent to this", where another could be meant.
    bool said = false;  ///< The same, while it is read.
    bool there = false; ///< Adjacent: "on that tile or adjacent to it"
    std::shared_ptr<const Filter> near {}; ///< With Described.
    bool operator==(const Range&) const;
};

/// Which mercenaries or tiles: "other damaged allied Warrior mercenary within Distance 2".
struct Filter
{
    enum class Noun : std::uint8_t { Mercenary, Tile };
    enum class Condition : std::uint8_t {
        None,
        Ready, ///< without an exhaust counter
        Damaged,
        Undamaged,
        Equipped, ///< carries a treasure
        Unequipped,
        Exhausted,
        Bleeding,
        Poisoned,
        Frozen,
        Burning,
        Blinded,
        Silenced,
        Stealthed,
        Empty,  ///< of a tile: nobody on it and no pillar
        Fogged, ///< of a tile; of a mercenary: on a fogged tile
        // said behind the noun
        BelowHalf,   ///< "below half health"
        HalfOrLess,  ///< "at half health or less"
        HasAttacked, ///< "that attacked this turn"
        HasMoved,
        WasHurt,   ///< "that was dealt damage this turn"
        HasRanged, ///< "with a ranged attack"
        HasPlundered,
        NotAttacked, ///< "that has not attacked this turn"
        NotMoved,
        Ailing, ///< "with a status"
        AilingPhysically,
        AilingMagically,
        HasArmor, ///< "with Armor"
        HasMagicArmor,
        HasDefense ///< that is not used up
    };
    enum class Place : std::uint8_t {
        Anywhere,
        YourGuildHall,  ///< "in your Guild Hall"
        EnemyGuildHall, ///< "in an opponent's Guild Hall"
        AnyGuildHall,   ///< "in a Guild Hall": of anybody
        YourSide,       ///< "on your side": your three rows
        EnemySide,      ///< "on an opponent's side"
        OwnGuildHall,   ///< "in its controller's Guild Hall": of a mercenary
        YourFront,      ///< "in your front row": of your side, the farthest from your Guild Hall
        EnemyFront,     ///< "in an opponent's front row"
        NoGuildHall,    ///< "outside Guild Halls"
        TheirGuildHall  ///< "in that player's Guild Hall"
    };
    Noun noun = Noun::Mercenary;
    bool other = false; ///< "another"/"other": not the source, or not `otherThan`.
    Side side = Side::Any;
    Condition condition = Condition::None;
    std::string className {}; ///< As printed, "Warrior"; empty is any.
    Class classNumber = 0;    ///< Of `className` in the card set; set by `number`.
    std::string orClass {};   ///< "Mage or Priest": of either.
    Class orNumber = 0;
    bool notClass = false; ///< "non-Mage": of none of these.
    std::optional<Bound> bound {};
    Place place = Place::Anywhere;
    Range range {};
    bool carries = false;     ///< "with a Weapon equipped": `carried`
    std::uint8_t carried = 0; ///< CardFilter::Kind
    bool self = false;        ///< "this", "the bearer": the mercenary it is said by alone
    bool namesake = false;    ///< "named this": of the same name as the card that says so
    Referent otherThan {};    ///< With `other`, of what was named before. See text/Bind.
    /// One more state: "damaged burning", "without Burn".
    struct State
    {
        Condition is = Condition::None;
        bool lacks = false;
        bool operator==(const State&) const = default;
    };
    std::vector<State> also {};
    std::vector<Condition> either {}; ///< "burning or poisoned": in one of these states at least.
    /// "with the most health": of those that are described otherwise, each that has the most (or least) of it.
    struct Extreme
    {
        Stat stat = Stat::Health;
        bool least = false;
        bool operator==(const Extreme&) const = default;
    };
    std::optional<Extreme> extreme {};
    /// "with more health than this": than the mercenary it is said by.
    struct Versus
    {
        Stat stat = Stat::Health;
        bool less = false;
        bool operator==(const Versus&) const = default;
    };
    std::optional<Versus> versus {};
    std::optional<Past> past {}; ///< "that was healed this turn"

    bool operator==(const Filter& o) const ///< Of what is printed.
    {
        return noun == o.noun && other == o.other && side == o.side && condition == o.condition
            && also == o.also && either == o.either && className == o.className
            && orClass == o.orClass && notClass == o.notClass && bound == o.bound
            && place == o.place && range == o.range && carries == o.carries && carried == o.carried
            && self == o.self && namesake == o.namesake && otherThan == o.otherThan
            && extreme == o.extreme && versus == o.versus && past == o.past;
    }
};

inline bool Range::operator==(const Range& o) const
{
    return kind == o.kind && distance == o.distance && anchor == o.anchor
        && className == o.className && referent == o.referent && straight == o.straight
        && none == o.none && apart == o.apart && ring == o.ring && named == o.named
        && there == o.there && (near == o.near || (near && o.near && *near == *o.near));
}

/// What an instruction is done to: mercenaries, or tiles with Filter::Noun::Tile.
struct Thing
{
    enum class Kind : std::uint8_t {
        This,      ///< the card itself; a treasure that "is" something speaks of its bearer
        Bearer,    ///< "the bearer"
        It,        ///< what was last spoken of, or the subject of the trigger; "it", "them"
        Attacked,  ///< "the attacked mercenary", all of them when an area was attacked
        Attacker,  ///< "the attacker": who attacks, or uses the Attack ability
        Target,    ///< "[up to N] target ...": `count`, `upTo`, `filter`, `slot`
        Each,      ///< "each ..."/"your Warrior mercenaries": `filter`
        Some,      ///< "a ...", "up to 2 ...": `count`, `upTo`, `filter`; chosen on resolution
        ThisWay,   ///< "each mercenary damaged this way"
        That,      ///< "that mercenary": It, but never this card's own; It once it is settled
        ThatEnemy, ///< "that enemy": the one of them that was named
        ThatAlly   ///< "that ally"
    };
    /// "each enemy mercenary in target column": a target tile stands for its row or column, and those
    /// of `filter.side` in it are meant.
    enum class Line : std::uint8_t { None, Row, Column };
    Kind kind = Kind::This;
    bool plural = false; ///< It: "them".
    /// With `upTo`: "any number of enemy mercenaries".
    static constexpr int anyNumber = 99;
    int count = 1;
    bool upTo = false;
    bool random = false;    ///< Some: "an enemy mercenary at random"; nobody chooses.
    Line line = Line::None; ///< With Target.
    Filter filter {};       ///< Of It, Attacked only its noun: "the attacked tile".
    std::uint8_t slot = 0;  ///< Which target of the paragraph, in text order; set by `number`.
    Referent referent {};   ///< Of It.
    bool such
        = false; ///< It, ThisWay: "each Mage mercenary among them", those that `filter` lets in
    bool operator==(const Thing& o) const
    {
        return kind == o.kind && referent == o.referent && plural == o.plural && count == o.count
            && such == o.such && upTo == o.upTo && random == o.random && line == o.line
            && filter == o.filter;
    }
};

// ---------------------------------------------------------------- Cards

/// Which cards of a hand, a deck, a discard pile or the stack.
struct CardFilter
{
    enum class Kind : std::uint8_t {
        Card,
        Mercenary,
        Treasure,
        Weapon,
        Equipment,
        Relic,
        Ability,
        Instant,
        Attack,
        Event
    };
    Kind kind = Kind::Card;
    std::string className {};      ///< "Mage ability card"; empty is any.
    Class classNumber = 0;         ///< Set by `number`.
    std::optional<Bound> bound {}; ///< Of a mercenary card: "with 2 or less bounty".
    Kind orKind = Kind::Card;      ///< "mercenary or treasure card"; Card is no other.
    std::string orClass {};        ///< "Mage or Priest card"
    Class orNumber = 0;
    bool notClass = false; ///< "non-Mage card"
    bool operator==(const CardFilter& o) const
    {
        return kind == o.kind && className == o.className && bound == o.bound && orKind == o.orKind
            && orClass == o.orClass && notClass == o.notClass;
    }
};

/// Treasures as cards on the table: "this", "target treasure", "each Weapon equipped to an enemy
/// mercenary", "a treasure in your Warchest".
struct Goods
{
    enum class Kind : std::uint8_t {
        This,
        Target, ///< `slot`
        Each,
        Some ///< chosen on resolution
    };
    enum class Where : std::uint8_t { Anywhere, Equipped, Warchest };
    Kind kind = Kind::This;
    CardFilter::Kind card = CardFilter::Kind::Treasure; ///< Treasure, Weapon, Equipment or Relic.
    Where where = Where::Anywhere;
    Side side = Side::Any;                              ///< Of its controller.
    Filter::Condition turned = Filter::Condition::None; ///< Ready or Exhausted.
    int count = 1;
    bool upTo = false;
    std::optional<Filter>
        host {};                ///< Of what is equipped: to whom, where that is more than a side.
    std::optional<Thing> of {}; ///< "a treasure equipped to it": to one that was named.
    std::uint8_t slot = 0;
    bool operator==(const Goods& o) const
    {
        return kind == o.kind && card == o.card && where == o.where && side == o.side
            && turned == o.turned && count == o.count && upTo == o.upTo && host == o.host
            && of == o.of;
    }
};

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
    Thing::Kind of = Thing::Kind::This;            ///< This, Bearer, It, Attacked or Attacker.
    Referent referent {};                          ///< Of It.
    Status status = Status::Bleed;                 ///< A counted one.
    std::string name {};                           ///< Of Marks.
    bool other = false;                            ///< Of Treasures: not this one.
    int per = 1;                                   ///< "for every 2 ..."
    CardFilter cards {};                           ///< Of treasures: which kind.
    Who whose {};                                  ///< Of cards and of treasures nobody carries.
    seize::Done done = seize::Done::PlayedAbility; ///< Of Done.
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
        Paid    ///< "X" of "Active (X treasure)": how many were exhausted for it
    };
    enum class Share : std::uint8_t { Once, Twice, HalfUp, HalfDown };
    Kind kind = Kind::StatOf;
    Share share = Share::Once;
    Stat stat = Stat::Melee;
    Thing::Kind of = Thing::Kind::This; ///< This, Bearer, It, Attacked or Attacker.
    Referent referent {};               ///< Of It.
    Counted counted {};                 ///< With NumberOf.
    bool operator==(const Quantity&) const = default;
};

inline bool Amount::operator==(const Amount& o) const
{
    const auto same = [](const auto& a, const auto& b) { return a == b || (a && b && *a == *b); };
    return kind == o.kind && number == o.number && same(counted, o.counted)
        && same(quantity, o.quantity) && plus == o.plus && most == o.most;
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
        YouDo,            ///< "you do": what was optional before was done
        YouDoNot,         ///< "you do not"
        ItWasDestroyed,   ///< "it is destroyed this way": by the instruction before
        ThisWay,    ///< "3 or more were affected this way": `number`, what "that much" is then
        LostLoot,   ///< "you lost loot this turn"
        GainedLoot, ///< "you gained loot this turn"
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
    std::string name {}; ///< Of HasMarks.
    How how = How::Any;  ///< Of UnderAttack: by which attack.
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
    bool unless = false;             ///< Said with "unless": it must not be so.
    bool before = false; ///< "it was frozen", while it is read: asked before the deed it follows.
    bool sameOne
        = false; ///< "... and has no treasures", while it is read: of whom the one before it is.
    std::vector<Condition> parts {}; ///< Of Both and Either.
    bool operator==(const Condition&) const;
};

inline bool Condition::operator==(const Condition&) const = default;

} // namespace triptych::seize
