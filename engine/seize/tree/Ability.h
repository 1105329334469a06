#pragma once

#include "seize/tree/Effect.h"

#include <optional>
#include <vector>

// One printed paragraph each: an active, a triggered or a static ability of a card in play, the
// effect of an instant, or an attack.
namespace triptych::seize {

/// One thing to pay before the colon of an active ability; also what "Active (...)" prints.
struct CostItem
{
    enum class Kind : std::uint8_t {
        Treasures,     ///< "2 treasure": exhaust so many in the Warchest (S-TREAS-COST)
        ExhaustThis,   ///< "exhaust this": an exhaust counter; of a treasure, it turns
        ExhaustBearer, ///< "exhaust the bearer"
        SpendMovement, ///< "spend N movement": of this, or of the bearer
        LoseLoot,      ///< "lose N loot"
        LoseHealth,    ///< "lose N health": of this, or of the bearer; not damage
        Discard,       ///< "discard N"
        DestroyThis, ///< "destroy this": into its owner's discard; of a mercenary, its bounty is lost
        UnequipThis,     ///< "unequip this": of a treasure, back into the Warchest
        TakeDamage,      ///< "take 2 True damage": of this, or of the bearer; `type`
        Suffer,          ///< "gain 2 Frost": likewise; `status`
        Unmark,          ///< "remove 1 bead counter": from this; `name`
        ExhaustOther,    ///< "exhaust another allied mercenary": ready ones of yours; `whom`
        DestroyOther,    ///< "destroy another allied mercenary": their bounties are lost; `whom`
        Lift,            ///< "remove 1 Bleed": from this, or from the bearer; `status`
        ReturnThis,      ///< "return this to hand"
        ExitThis,        ///< "exit this": the mercenary, or the bearer
        ComeOut,         ///< "lose Stealth": of this, or of the bearer, which must have it
        ReturnOther,     ///< "return another allied mercenary to hand"; `whom`
        RuinTreasure,    ///< "destroy a treasure you control"; `cards`, `where`, `onThis`
        UnequipTreasure, ///< "unequip a treasure"; likewise
        ReturnTreasure,  ///< "return a treasure in your Warchest to hand"; likewise
        AnyTreasures     ///< "X treasures": as many as one likes; a quantity Paid is how many
    };
    Kind kind = Kind::Treasures;
    int count = 1;
    CardFilter cards {}; ///< Of Discard: "discard a treasure card"; of a treasure: its kind.
    DamageType type = DamageType::True;          ///< Of TakeDamage.
    Status status = Status::Exhaust;             ///< Of Suffer and Lift; a counted one.
    std::string name {};                         ///< Of Unmark.
    Filter whom {};                              ///< Of those that are done to other mercenaries.
    Goods::Where where = Goods::Where::Anywhere; ///< Of a treasure: where it lies.
    bool onThis = false; ///< Of one that is equipped: to this, or to the bearer.
    int most = 0;        ///< Of AnyTreasures: "X cannot be more than 3"; 0 is no limit.
    bool operator==(const CostItem&) const = default;
};
using Cost = std::vector<CostItem>;

/// How an Attack ability finds whom it attacks.
struct Reach
{
    enum class Area : std::uint8_t {
        One,      ///< one mercenary in reach
        Adjacent, ///< "all enemies adjacent": to the user with Melee or Self; with Distance to the
                  ///< target, which is attacked too
        Line,     ///< "line": every mercenary in one direction as far as the reach goes
        Tile      ///< "tile": a tile in reach, and who is on it
    };
    bool self = false;  ///< "Self"
    bool melee = false; ///< "Melee": adjacent, any direction
    int distance = 0;   ///< "Distance N": Distances 1 to N; not adjacent unless `melee` too
    bool noLos = false; ///< "no LOS"
    bool own = false;   ///< "Attack": as far as an attack of the user's own reaches
    int count = 1;      ///< "up to 3 mercenaries": so many targets, with Area::One
    bool upTo = false;
    std::optional<Filter> only {}; ///< "only a burning mercenary"
    Area area = Area::One;
    bool operator==(const Reach&) const = default;
};
/// Whether an Attack ability names what it attacks; "Self" and "all enemies adjacent" do not.
inline bool namesItsTarget(const Reach& reach)
{
    return reach.own || reach.distance > 0 || (reach.melee && reach.area != Reach::Area::Adjacent);
}

/// Which kind of card a paragraph stands on: it decides which paragraphs there can be.
enum class Paper : std::uint8_t { Mercenary, Treasure, Instant, Attack, Event };

/// "This costs 2 treasures less if you control a Mage mercenary", "... 1 less for each ..."
struct OwnPrice
{
    static constexpr int allOfIt = -99; ///< `number` of "this costs nothing if ..."
    int number = -1;
    std::optional<Amount> times {}; ///< PerCounted, of 1.
    std::optional<Condition> condition {};
    bool operator==(const OwnPrice&) const = default;
};

struct Ability
{
    enum class Kind : std::uint8_t {
        Active,    ///< "Active (cost): effect" on a mercenary or treasure
        Triggered, ///< "Passive: whenever ..., effect", "Equipped: ...", on an event without a word
        Static,    ///< "Passive: this has Armor 1": `effect` is a Gain or an Allowance
        Played,    ///< the effect of an Instant
        Attack     ///< "Distance 2: effect"
    };
    Paper paper = Paper::Mercenary;
    Kind kind = Kind::Static;
    /// Of an active ability; may be empty: "Active:". Of a card that is played: what is paid besides.
    Cost cost {};
    bool optional = false;    ///< Of a card that is played: its `cost` may be paid or not,
    bool rather = false;      ///< and is paid rather than what the card costs.
    bool oncePerTurn = false; ///< Of an active or triggered ability.
    int perTurn
        = 0; ///< Of an active ability: "2 times per turn"; 0: as often as one likes, or once.
    /// Of an active or triggered ability, and of "the first time it would be destroyed".
    bool oncePerGame = false;
    bool stored
        = false; ///< "In your Warchest: ...": of a treasure, there and not where it is carried.
    /// "The bearer has "Active ..."": of a treasure, and used by who carries it as its own.
    bool ofBearer = false;
    std::optional<Trigger> trigger {};
    /// Of a static: "As long as ...,". Of what is used or played: "Use this only if ..." Of what is triggered:
    /// "whenever this attacks while ...", asked as it happens.
    std::optional<Condition> condition {};
    std::optional<Reach> reach {}; ///< Of an attack.
    std::optional<Effect> effect {};
    std::optional<OwnPrice> price {}; ///< Of a card that is played.
    bool kept = false;                ///< Likewise: "this cannot be countered".
    bool unanswered = false;          ///< And "opponents cannot respond to this".
    /// The classes of Thing::Kind::ThatFirst and ThatSecond, until they are settled.
    std::vector<std::string> called {};
    /// "... instead" of a static, while it is read: in place of what the sentence before it says (text/binding/StaticInstead).
    bool inPlace = false;
    /// "+1 melee, or +2 while it is damaged", while it is read: what another number instead is said of.
    std::vector<Ability> besides;

    bool operator==(const Ability& o) const
    {
        return paper == o.paper && kind == o.kind && cost == o.cost && oncePerTurn == o.oncePerTurn
            && trigger == o.trigger && condition == o.condition && reach == o.reach
            && effect == o.effect && price == o.price && stored == o.stored && perTurn == o.perTurn
            && oncePerGame == o.oncePerGame && ofBearer == o.ofBearer && kept == o.kept
            && unanswered == o.unanswered && optional == o.optional && rather == o.rather;
    }
};

} // namespace triptych::seize
