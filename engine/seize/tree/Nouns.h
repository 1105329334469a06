#pragma once

#include "seize/tree/Players.h"
#include "seize/tree/Words.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

// The phrases of a printed text: numbers, mercenaries, tiles. Plain data; players are in Players.h, cards in
// Cards.h, what is counted and what must be so in Conditions.h, and the instructions that use them all in
// the leaves that Effect.h joins.
namespace triptych::seize {

// ---------------------------------------------------------------- Numbers

struct Counted;
struct Quantity;

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
    Entered,    ///< "entered the battlefield"
    Destroyed,  ///< "destroyed a mercenary"
    Struck,     ///< "made a melee attack"
    Shot,       ///< "made a ranged attack"
    Equipped,   ///< "equipped a treasure"
    MovedFirst, ///< "moved during the First Movement Phase"
    Upstaged,   ///< "upstaged a mercenary"
    Exited,
    WasPlayed,  ///< "was played": as a mercenary is, and not put there
    WasUpstaged ///< "was upstaged"
};
inline constexpr int deedCount = static_cast<int>(PastDeed::WasUpstaged) + 1;
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
    /// "that attacked or plundered this turn"; with `lacks` neither was done.
    std::optional<PastDeed> orDeed {};
    bool operator==(const Past&) const = default;
};

/// Steps, how far it has moved this turn, is asked for only: "that moved 2 or more tiles this turn". Cost is of
/// ability cards only: "an Instant card with cost 2 or less".
enum class Stat : std::uint8_t { Health, Melee, Ranged, Move, Bounty, Stars, Steps, Cost };

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

/// What a mercenary has more or less of: a statistic, or instead of it so many counters or treasures.
struct Measured
{
    Stat stat = Stat::Health;
    std::optional<Status> counters {}; ///< "Burn counters"
    bool anyCounters = false;          ///< "counters": of every counted status
    bool treasures = false;            ///< that it carries
    bool away = false;                 ///< "nearest": how far it is from the one it is said by
    bool operator==(const Measured&) const = default;
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
        Sight,    ///< "in line of sight": so, and with nobody in between
        InLine,   ///< "in a straight line": of the eight, as far as the battlefield goes
        On        ///< "on that tile": where one was named
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
        HasDefense, ///< that is not used up
        AboveHalf   ///< "above half health"
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
        YourMiddle,     ///< "in your middle row": between that and your Guild Hall
        EnemyMiddle,    ///< "in an opponent's middle row"
        NoGuildHall,    ///< "outside Guild Halls"
        TheirGuildHall  ///< "in that player's Guild Hall"
    };
    Noun noun = Noun::Mercenary;
    bool other = false; ///< "another"/"other": not the source, or not `otherThan`.
    Side side = Side::Any;
    Condition condition = Condition::None;
    bool hiddenToo
        = false; ///< Of a target: also who is stealthed, whose Stealth is taken. Set by `bind`.
    std::string className {}; ///< As printed, "Warrior"; empty is any.
    Class classNumber = 0;    ///< Of `className` in the card set; set by `number`.
    std::string orClass {};   ///< "Mage or Priest": of either.
    Class orNumber = 0;
    bool notClass = false; ///< "non-Mage": of none of these.
    std::optional<Bound> bound {};
    Place place = Place::Anywhere;
    bool elsewhere = false; ///< "not in your Guild Hall": anywhere but `place`
    Range range {};
    bool carries = false;       ///< "with a Weapon equipped": `carried`
    std::uint8_t carried = 0;   ///< CardFilter::Kind
    std::uint8_t orCarried = 0; ///< "a Weapon or a Relic": of either; 0 is no other
    bool lacksCarried = false;  ///< "without a Weapon": of none of these
    bool self = false;          ///< "this", "the bearer": the mercenary it is said by alone
    bool namesake = false;      ///< "named this": of the same name as the card that says so
    /// "of the same class as this": as the card that says so, or as who carries it; Open while it is read.
    enum class Kin : std::uint8_t { No, Open, This, Bearer };
    Kin kin = Kin::No;
    /// "this or an adjacent allied mercenary": the mercenary it is said by as well, whatever else is said here.
    enum class OrOwn : std::uint8_t { No, This, Bearer, Attacker };
    OrOwn orOwn = OrOwn::No;
    Referent otherThan {}; ///< With `other`, of what was named before. See text/binding/Bind.
    /// "other than this", "other than that mercenary": said where "other" alone would mean another one, or either.
    enum class Than : std::uint8_t { Unsaid, This, That };
    Than than = Than::Unsaid;
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
        Measured of {};
        bool least = false;
        bool operator==(const Extreme&) const = default;
    };
    std::optional<Extreme> extreme {};
    /// "with more health than this": than the mercenary it is said by.
    struct Versus
    {
        Measured of {};
        bool less = false;
        bool ofIt = false; ///< "than it", while it is read: who else was named is meant.
        bool open
            = false; ///< "with a higher bounty", while it is read: than whom goes without saying.
        bool operator==(const Versus&) const = default;
    };
    std::optional<Versus> versus {};
    std::optional<Past> past {}; ///< "that was healed this turn"

    bool operator==(const Filter& o) const ///< Of what is printed.
    {
        return noun == o.noun && other == o.other && side == o.side && condition == o.condition
            && also == o.also && either == o.either && className == o.className
            && orClass == o.orClass && notClass == o.notClass && bound == o.bound
            && place == o.place && elsewhere == o.elsewhere && range == o.range
            && carries == o.carries && carried == o.carried && orCarried == o.orCarried
            && lacksCarried == o.lacksCarried && self == o.self && namesake == o.namesake
            && kin == o.kin && orOwn == o.orOwn && otherThan == o.otherThan && than == o.than
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
        ThatAlly,  ///< "that ally"
        /// "that Mage", where two were named: the one of that class. Of the classes a text says so, the first, and
        /// the second; settled by text/binding/Bind, like That.
        ThatFirst,
        ThatSecond
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

} // namespace triptych::seize
