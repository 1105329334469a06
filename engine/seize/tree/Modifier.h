#pragma once

#include "seize/tree/Conditions.h"

#include <array>
#include <cstdint>
#include <optional>

// What a mercenary is given for as long as something works or lasts.
namespace triptych::seize {

/// What a mercenary is given: "+1 melee", "Armor 2", "ignores LOS", "cannot be burned".
struct Modifier
{
    enum class Kind : std::uint8_t {
        // "gets +N/-N ...": `number` with its sign
        Melee,
        Ranged,
        Move,
        Bounty,
        Health,
        Damage, ///< "+1 damage": every packet it deals
        // "has <keyword> N"
        Armor,
        MagicArmor,
        Defense,
        Fortify,
        Regen,
        Reach, ///< "reach +N" of its ranged attacks, and melee when it has none
        Leech,
        // deeds
        IgnoresLos,
        AttacksAllWays, ///< "attacks in all directions"
        MovesAllWays,   ///< "moves in all directions"
        DealsType,   ///< "deals True damage": `type`, whatever it deals so; with `blow` of attacks
        Immune,      ///< "cannot be burned": `status`
        NotUpstaged, ///< "cannot be upstaged"
        NotPushed, ///< "cannot be pushed"; with `moved` nor moved or swapped; `byFoes` by opponents
        NotTargeted, ///< "cannot be targeted by opponents": `byFoes`, `cards`
        NotHealed,   ///< "cannot be healed"
        NoAttack,    ///< "cannot attack"
        NoMove,
        NoPlunder,
        NoExit,
        NoActives,   ///< "cannot activate abilities"
        NotAttacked, ///< "cannot be attacked", with `blow`
        // about damage, with `blow`
        Takes,       ///< "takes 1 less Magic damage from attacks": `number` with its sign
        TakesNone,   ///< "takes no damage from ranged attacks"
        TakesDouble, ///< "takes double damage"
        Deals,       ///< "deals 1 more damage with ranged attacks"
        DealsDouble, ///< "deals double damage"
        PassesArmor, ///< "ignores Armor"
        PassesMagicArmor,
        PassesDefense,
        // others
        SeesStealth,       ///< "can target stealthed mercenaries"
        ExtraAttacks,      ///< "may attack 1 additional time each turn"
        MustAttack,        ///< "must attack this if able"; `toward`: whom else
        PlundersDouble,    ///< "plunders double"
        MovesDiagonally,   ///< "moves diagonally"
        AttacksDiagonally, ///< "attacks diagonally"
        MoveOrAttack,      ///< "cannot move and attack in the same turn"
        KeepsTreasures,    ///< "cannot lose treasures"
        MovesThrough,      ///< "can move through mercenaries"
        KeepsStealth, ///< "does not lose Stealth when it attacks": `blow`; Ability: "when it uses an ability"
        Covered,      ///< "is covered by this": what would hurt it hurts this instead
        Becomes,      ///< "has a melee of 3": `stat`, `number`
        Doubled,      ///< "has double bounty": `stat`
        NotReadied,   ///< "cannot be readied": its exhaust counters stay
        NotSpotted,   ///< "cannot be spotted": enemies cannot spend movement to uncover it
        Sweeps,       ///< "attacks each adjacent enemy with its melee attacks"
        SeesInFog,    ///< "is not blinded by Fog"
        Survives,     ///< "cannot be reduced below N health": by damage
        Inflicts,     ///< "applies 1 Burn with ranged attacks": `status`, `number`
        NoEntry,      ///< "cannot enter <tiles>": `against`; of a tile itself without
        NoLoss,       ///< "costs no loot when it is destroyed"
        KeepsFigure,  ///< "cannot have its move reduced": `stat`; by `status` Frost alone
        NotDestroyed, ///< "cannot be destroyed": damage leaves it 1 health
        PlundersMore, ///< "plunders for 1 more loot": `number`; "1 less"
        EquipsMore,   ///< "may equip 1 additional treasure each turn": `number`
        Suffers,      ///< "has Stealth", "is silenced": `status`, one that is not counted
        PaysForSteps, ///< "must spend 1 more movement to leave <tiles>": `number`, `against`, `entering`
        TakesHalf,     ///< "takes half damage from attacks": `blow`, `roundedUp`
        DealsHalf,     ///< "deals half damage": likewise
        TakesAtMost,   ///< "takes no more than 3 damage at once": `number`
        KeepsDefense,  ///< "does not use up its Defense against Magic damage": `blow`
        HealedMore,    ///< "is healed 1 more": `number` with its sign
        GainsFewer,    ///< "gains 1 fewer Burn": `status`, `number`; "1 more at a time" is -1
        KeepsCounters, ///< "does not lose Burn at the end of the Attack Phase": `status`
        FreePlunder,   ///< "does not exhaust to plunder"
        ShootsBeside,  ///< "can make ranged attacks against adjacent mercenaries"
        Pierces,       ///< "strikes the mercenary behind its target with its melee attacks"
        CheaperLoss,   ///< "costs 1 less loot when it is destroyed": `number`
        ExitsAnywhere, ///< "may exit from any tile"
        NoMoreMove,    ///< "cannot have its move increased"
        EveryClass,    ///< "is of every class"
        MovesAfter,    ///< "may move after attacking": its own attack does not keep it from moving
        FreeAttack,    ///< "is not exhausted by attacking": `blow`
        Blank,         ///< "loses all abilities": what is printed on it does nothing
        ActiveCost,    ///< "pays 1 treasure less for its active abilities": `number` with its sign
        OfClass,       ///< "counts as a Mage": of its own class as well; `className`
        MustStrike,    ///< "must attack each turn if able": whomever
        NotInTheWay,   ///< "does not block LOS": of anybody
        SeesPast,      ///< "can attack past <such>": `against`
        MovesAtMost,   ///< "cannot move more than 2 tiles each turn": `number`
        NotSwapped,    ///< "cannot be swapped": with another's place; `byFoes` by opponents
        Unaffected,    ///< "is not affected by Frost": `status`, which does nothing to it
        HoldsStatus, ///< "cannot lose Burn": `status`, which nothing takes away; `byFoes` opponents
        NoEquip,     ///< "cannot equip Weapons": `cards`, Treasure is whatever
        EquipsAnywhere, ///< "may equip from any tile"
        PlundersNear,   ///< "can plunder from tiles adjacent to an opponent's Guild Hall"
        PlundersFar,    ///< "can plunder from any tile on an opponent's side"
        PlundersAfter,  ///< "may plunder after attacking"
        LightHands,     ///< "carries two-handed Weapons in one hand"
        GoodsPay,       ///< "may pay with its treasures": what it carries pays as the Warchest does
        NotReturned,    ///< "cannot be returned to hand"
        LaysDown,       ///< "returns its treasures to the Warchest when it exits"
        StrikesFar,     ///< "can make melee attacks against mercenaries at Distance 1": and nearer
        TakesType,  ///< "takes Physical damage as Magic damage": `type`, whatever is dealt to it so
        Bequeaths,  ///< "returns its treasures to the Warchest when it is destroyed"
        BlankGoods, ///< "its treasures lose all abilities": what it carries does nothing
        AttacksAfter, ///< "may attack after plundering"
        NotMended,    ///< "cannot be mended"
        NotCleansed,  ///< "cannot be cleansed"
        NoStealth,    ///< "cannot stay in Stealth": what it has, it loses
        Unreduced,    ///< "deals damage which cannot be reduced": `blow`, `against`
        Unprevented,  ///< "deals damage which cannot be prevented": likewise
        ExitsToHand,  ///< "goes to its owner's hand when it exits": not to the discard
        FallsToHand   ///< "goes to its owner's hand when it is destroyed": likewise
    };
    static constexpr int kinds = static_cast<int>(Kind::FallsToHand) + 1;
    static constexpr int noneLeft = -99; ///< `number` of "loses all Armor", "deals no damage".
    Kind kind = Kind::Melee;
    int number = 1;
    Status status = Status::Exhaust;        ///< With Immune.
    DamageType type = DamageType::Physical; ///< With DealsType and TakesType.
    Blow blow {};                           ///< Of attacks: which of them; of damage: which damage.
    bool firstOnly = false;                 ///< "... the first time each turn"
    bool atLeastOne = false; ///< Of Takes, of figures and of ActiveCost: "..., to a minimum of 1"
    Stat stat = Stat::Melee; ///< With Becomes, Doubled and KeepsFigure.
    /// Of damage, in a static: only to such, or from such ("deals 1 more damage to damaged mercenaries").
    /// Of NotAttacked: by such. Of NoAttack: such. Of NoEntry and PaysForSteps: the tiles.
    std::optional<Filter> against {};
    /// Of damage, of what resolves: to, or from, one who was named ("deals double damage to it"); of MustAttack: whom.
    std::optional<Thing> toward {};
    bool except = false; ///< Of NotAttacked and NoAttack: all but such.
    bool byFoes
        = false; ///< Of Immune, NotPushed, NotSwapped, NotTargeted, KeepsTreasures, HoldsStatus
    bool byAbilities
        = false; ///< Of NotPushed: "by opponents' abilities", which upstaging is none of
    /// Of NotPushed: "cannot be moved", by whatever effect; of NoEntry: "cannot move into", by itself.
    bool moved = false;
    bool entering = false; ///< Of PaysForSteps: as they are entered; otherwise as they are left
    /// Of NotTargeted and Immune: by these alone, ability cards or Instants. Of NoEquip and KeepsTreasures: such
    /// treasures.
    CardFilter::Kind cards = CardFilter::Kind::Card;
    bool unruined = false;    ///< Of KeepsTreasures: "destroyed", and they may leave it otherwise
    bool roundedUp = false;   ///< Of TakesHalf and DealsHalf; otherwise rounded down.
    bool yours = false;       ///< "costs you no loot", while it is read: of yours alone
    bool letter = false;      ///< "+X", while it is read: Gain::times says how much that is.
    std::string className {}; ///< Of OfClass.
    Class classNumber = 0;    ///< Set by `number`.
    bool operator==(const Modifier&) const = default;
};

/// What becomes of loot and damage, which no mercenary has: of whoever is meant when it comes to it.
constexpr bool isAStatement(Modifier::Kind kind)
{
    using Kind = Modifier::Kind;
    return kind == Kind::NoLoss || kind == Kind::CheaperLoss || kind == Kind::Takes
        || kind == Kind::TakesNone || kind == Kind::TakesHalf || kind == Kind::TakesAtMost
        || kind == Kind::TakesDouble || kind == Kind::TakesType;
}

/// Kinds of modifiers: those that somebody speaks of, or that are asked for.
struct ModifierSet
{
    std::array<std::uint64_t, 2> bits {};

    constexpr void add(Modifier::Kind kind)
    {
        bits[static_cast<std::size_t>(kind) / 64] |= std::uint64_t { 1 }
            << (static_cast<unsigned>(kind) % 64);
    }
    constexpr bool has(Modifier::Kind kind) const
    {
        return ((bits[static_cast<std::size_t>(kind) / 64] >> (static_cast<unsigned>(kind) % 64))
                   & 1)
            != 0;
    }
    constexpr bool meets(const ModifierSet& o) const
    {
        return ((bits[0] & o.bits[0]) | (bits[1] & o.bits[1])) != 0;
    }
    constexpr ModifierSet& operator|=(const ModifierSet& o)
    {
        bits[0] |= o.bits[0];
        bits[1] |= o.bits[1];
        return *this;
    }
    bool operator==(const ModifierSet&) const = default;
};
template <typename... Kinds>
constexpr ModifierSet setOf(Kinds... kinds)
{
    ModifierSet made;
    (made.add(kinds), ...);
    return made;
}

} // namespace triptych::seize
