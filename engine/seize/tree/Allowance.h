#pragma once

#include "seize/tree/Conditions.h"

#include <cstdint>
#include <optional>

// What a player may do for as long as something works or lasts. What a mercenary is given: Modifier.h.
namespace triptych::seize {

/// What a player may do, for as long as the card works; of what resolves, for as long as it says.
struct Allowance
{
    enum class Kind : std::uint8_t {
        AbilityCost, ///< "your Mage ability cards cost 1 treasure less": `number` -1, `cards`
        Treasures,   ///< "you may play 1 additional treasure each turn"
        Acquire,     ///< "you may acquire 2 additional cards each turn"
        HandSize,    ///< "your maximum hand size is increased by 2"
        Equips,      ///< "you may equip 1 additional treasure to each mercenary each turn"
        /// "opponents cannot play Instant cards": `cards`; with `once` "more than `number` each turn"
        NoPlay,
        NoAcquire,   ///< "players cannot acquire"
        MostAcquire, ///< "players cannot acquire more than 2 cards each turn"
        FreeAcquire, ///< "the first 2 cards you acquire each turn cost no loot"
        NoLoot,      ///< "players cannot gain loot"
        AcquireCost, ///< "treasure cards you acquire cost 1 loot less": `number` -1, `cards`
        OpenHand,    ///< "opponents play with their hands revealed"
        TopSeen,     ///< "you may look at the top card of your deck at any time"
        Deploys, ///< "you may play Warrior mercenary cards onto empty tiles adjacent to this": `tiles`
        NoLoss,     ///< "you cannot lose loot"
        LootLost,   ///< "you lose 1 less loot each time": `number` -1
        LootGained, ///< "you gain 1 more loot each time": `number` 1
        LeastVault, ///< "your Vault cannot be reduced below 5": `number`
        HandLimit,  ///< "your maximum hand size is 11": `number`
        NoActives,  ///< "opponents cannot activate abilities"
        NoEquip,    ///< "you cannot equip treasures"
        NoPhase,    ///< "players skip their Acquire Phase": `number` is which
        Plunders,   ///< "you may plunder 1 additional time each turn"
        OpenTop,    ///< "opponents play with the top card of their deck revealed"
        CardDamage, ///< "your Instant cards deal 1 more damage": `number`, `cards`
        /// "your Instant cards cannot be countered": `number` is which, a Counter::What; "attacks by this": `by`, `how`
        Kept,
        Unanswered, ///< "opponents cannot respond to your attacks": likewise, yours
        ComeTurned, ///< "treasures opponents play come exhausted": into the Warchest; `cards`
        /// "you may play 1 additional mercenary card face down each turn"; with `itself` "playing this face down
        /// does not use up your treasure for the turn"
        FaceDowns,
        /// "you may play Event cards" at another time than theirs, which the condition says, while nothing waits;
        /// with `once` "as though they were Instants". `number` is a CardFilter::Kind.
        Timely,
        /// "treasures in your Warchest cannot be destroyed by opponents": `number` is the Harms, `cards` which
        /// treasures, or your Events; Discarded is of your hand
        Safe,
        MostAttackers, ///< "opponents cannot attack with more than 2 mercenaries each turn": `number`
        Toll, ///< "ability cards that target this cost 1 treasure more": `number`, `cards`, `by` is whom they target
        WinsFlips, ///< "you win each coin flip", with `by` for such; `number` 0 "lose"
        FogStays   ///< "Fog is not removed at the end of turns"
    };
    enum Harm : int { Destroyed = 1, Exhausted = 2, Returned = 4, Discarded = 8 };
    static constexpr int noLimit = 99; ///< `number` of "no maximum hand size"
    Kind kind = Kind::Treasures;
    Who who; ///< You, EachOpponent or EachPlayer.
    int number = 1;
    CardFilter cards {}; ///< With AbilityCost and CardDamage: Ability, Instant, Attack or Event.
    std::optional<Filter> tiles {}; ///< With Deploys.
    bool itself = false;            ///< With Deploys and FaceDowns: this card, from the hand.
    /// With Deploys: "the first mercenary card you play each turn may be played onto ...".
    /// With AbilityCost: "the first Instant card you play each turn costs ..."; of what resolves "the next".
    /// With LootLost and LootGained: "you lose 1 less loot the first time each turn".
    bool once = false;
    int nth = 1;             ///< Of `once`: "the second ability card you play each turn costs ...".
    bool atLeastOne = false; ///< With AbilityCost: "..., to a minimum of 1".
    std::optional<Amount> times {}; ///< With AbilityCost: "... for each ...", PerCounted of 1.
    std::optional<Thing>
        by {}; ///< Of Kept and Unanswered: whose attacks; of Toll whom it is of, of WinsFlips
               ///< for whom: This, Bearer or Each.
    How how = How::Any;                   ///< Likewise: which of them.
    Duration duration = Duration::Always; ///< ThisTurn or UntilYourNextTurn, of what resolves.
    bool operator==(const Allowance&) const = default;
};

/// A bit for each kind; two may share one, so what has it is asked further.
constexpr std::uint32_t bitOf(Allowance::Kind kind)
{
    return 1u << (static_cast<unsigned>(kind) % 32);
}

} // namespace triptych::seize
