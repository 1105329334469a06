#pragma once

#include "seize/tree/Conditions.h"

#include <optional>
#include <string>

// What abilities wait for: "whenever this attacks", "at the start of your turn".
namespace triptych::seize {

/// What a triggered ability waits for.
struct Trigger
{
    enum class Event : std::uint8_t {
        // of a mercenary: `subject`
        Attacks, ///< a standard attack or an Attack ability; `object`: "attacks a burning mercenary"
        IsAttacked,
        Plunders,
        IsDestroyed,
        IsDealtDamage,
        DealsDamage, ///< `object`
        Destroys,    ///< `object`: "destroys an enemy mercenary"
        Moves, ///< "moves onto a tile adjacent to this": a step of its own onto a tile of `into`, if any
        Equips, ///< equips a treasure: of the kind of `cards`
        Unequips,
        Exits,
        IsUpstaged,
        Upstages,    ///< `object`
        UsesAbility, ///< an active ability of its own, or an ability card it is used for
        Enters,      ///< "enters the battlefield": played, or put there
        IsHealed,
        GainsStatus, ///< `status`
        LosesStatus, ///< `status`: the last of it
        IsMended,
        IsCleansed,
        SpendsDefense, ///< its Defense is used up, by the damage of `object`
        Declares,      ///< "declares an attack": before it resolves; `object`
        IsDeclaredOn,  ///< "an attack is declared against it": likewise
        ReturnsToHand, ///< "is returned to hand"
        IsTargeted,    ///< by an ability of `doer`, or by a card of `cards` alone
        EndsMove, ///< "ends its movement": where a declared way ends; on a tile of `into`, if any
        IsPushed, ///< "is pushed": by an effect that moves it; `object` is whose it is
        Sheds,    ///< "a Burn counter is removed from it": `status`; one or more at once
        Leaves,   ///< "leaves the battlefield": in whatever way
        Arrives,  ///< "enters your Guild Hall": comes onto a tile of `into`, however it does
        // of a player: `who`
        Acquires,
        Draws,    ///< not by acquiring
        Discards, ///< `cards`
        Plays,    ///< `cards`
        LosesLoot,
        WinsFlip,
        LosesFlip,
        TreasureFalls, ///< "a treasure you control is destroyed by an opponent": `who`, `cards`, `doer`
        TreasureTurns, ///< "a treasure you control is exhausted": likewise
        GainsLoot,
        // of time: `who` says whose turn
        StartOfTurn, ///< with `its`: of each mercenary of whose turn it is
        EndOfTurn,
        StartOfPhase, ///< `phase`
        EndOfPhase,
        // of this treasure itself
        IsPlayed,     ///< "this is played": into the Warchest
        IsEquipped,   ///< "this is equipped"
        IsUnequipped, ///< "this is unequipped"
        IsRuined,     ///< "this treasure is destroyed"
        // of this card, whichever stays
        LosesMarks ///< "the last drill counter is removed from this": `mark`
    };
    Event event = Event::Attacks;
    Thing subject {};                ///< This, Bearer or Some.
    std::optional<Filter> object {}; ///< Whom, or by whom it is done; absent: any mercenary.
    bool bringerFirst
        = false; ///< While it is read: "an ally heals another mercenary", and either could be "it".
    Blow blow {}; ///< Of attacks and damage: which.
    /// By whose doing it is: "you heal an allied mercenary", "is pushed by an opponent", "this exhausts ...".
    enum class Doer : std::uint8_t { Anybody, You, Foe, Own };
    Doer doer = Doer::Anybody;
    /// Of GainsStatus, LosesStatus and Sheds: this status, or one of a kind ("gains a magical status");
    /// Counters are those that are counted.
    enum class Ailing : std::uint8_t { One, Any, Physical, Magical, Counters };
    Ailing ailing = Ailing::One;
    Status status = Status::Exhaust;
    int least = 1;         ///< Of damage, healing and counters: "is dealt 5 or more damage".
    bool survives = false; ///< Of IsDealtDamage: "and survives".
    /// What it comes to by that: its health by IsDealtDamage, all of it by IsHealed, "gains its third Frost
    /// counter" by GainsStatus.
    enum class Brink : std::uint8_t { None, Half, BelowHalf, Health, Full, Counter };
    Brink brink = Brink::None;
    int brinkAt = 1; ///< Of Health and Counter: which.
    Who who {};      ///< You, Opponent ("an opponent") or EachPlayer ("a player", "each").
    CardFilter cards {};
    Phase phase = Phase::Rally;
    std::optional<Filter> into {}; ///< With Arrives, EndsMove and Moves: of tiles.
    bool its
        = false; ///< "starts its turn": StartOfTurn or EndOfTurn, said of the mercenary `subject`.
    bool leaves = false; ///< With Arrives: it goes from such a tile to another instead.
    /// With Moves: "into your Guild Hall", from outside, and with `leaves` "out of" it.
    bool across = false;
    /// "whenever ... during your turn": asked when it happens.
    /// TheirTurn: of the player it is about, or who controls whom it is about.
    enum class During : std::uint8_t { Always, YourTurn, OpponentsTurn, TheirTurn };
    During during = During::Always;
    std::optional<Phase> inPhase {}; ///< "during the Attack Phase"; whose, `during` says
    bool outside = false;            ///< "outside your Draw Phase"
    bool eachCard = false;           ///< Of Acquires: "a card", heard once for each of them
    bool anyUser = false; ///< Of UsesAbility: "an opponent uses an ability", of a treasure, too
    bool active = false;  ///< Of UsesAbility: "an active ability", and no card
    bool played = false;  ///< Of Enters: "is played", and not put there by an effect
    bool ofYou = false;   ///< Of Plunders: "plunders you"
    int nth = 1;          ///< "for the second time each turn": counted while this is in play.
    /// Of the end of a phase that comes once: "the Attack Phase", the one that goes on or else the next.
    bool current = false;
    /// Of Plays, Draws, Discards and Acquires: "your second ability card each turn", which is the `nth`
    /// card of that turn.
    bool ofCards = false;
    std::string mark {}; ///< Of LosesMarks: the name of the counters.
    bool operator==(const Trigger&) const = default;
};

/// How many such cards somebody played is counted as this; nothing of cards that no turn is counted for.
inline std::optional<Done> playsOf(const CardFilter& cards)
{
    CardFilter plain;
    plain.kind = cards.kind;
    if (!(cards == plain))
        return std::nullopt;
    switch (plain.kind) {
    case CardFilter::Kind::Mercenary:
        return Done::PlayedMercenary;
    case CardFilter::Kind::Treasure:
        return Done::PlayedTreasure;
    case CardFilter::Kind::Ability:
        return Done::PlayedAbility;
    case CardFilter::Kind::Instant:
        return Done::PlayedInstant;
    case CardFilter::Kind::Attack:
        return Done::PlayedAttack;
    case CardFilter::Kind::Event:
        return Done::PlayedEvent;
    case CardFilter::Kind::Card:
    case CardFilter::Kind::Weapon:
    case CardFilter::Kind::Equipment:
    case CardFilter::Kind::Relic:
        break;
    }
    return std::nullopt;
}
/// What such a trigger counts, likewise.
inline std::optional<Done> countedCards(const Trigger& trigger)
{
    const bool any = trigger.cards == CardFilter {};
    if (trigger.event == Trigger::Event::Draws)
        return any ? std::optional(Done::Drew) : std::nullopt;
    if (trigger.event == Trigger::Event::Discards)
        return any ? std::optional(Done::Discarded) : std::nullopt;
    if (trigger.event == Trigger::Event::Acquires)
        return any ? std::optional(Done::Acquired) : std::nullopt;
    return playsOf(trigger.cards);
}

/// What an event is of: the parts of Trigger::Event.
enum class EventKind : std::uint8_t { Mercenary, Player, Time, Treasure };
constexpr EventKind kindOf(Trigger::Event event)
{
    return event <= Trigger::Event::Arrives   ? EventKind::Mercenary
        : event <= Trigger::Event::GainsLoot  ? EventKind::Player
        : event <= Trigger::Event::EndOfPhase ? EventKind::Time
                                              : EventKind::Treasure;
}
inline bool isAboutAMercenary(const Trigger& trigger)
{
    return kindOf(trigger.event) == EventKind::Mercenary || trigger.its;
}
/// What an ability does to a mercenary: "by an allied Hunter mercenary" is who uses it, carries it or has it.
constexpr bool isBroughtAbout(Trigger::Event event)
{
    using Event = Trigger::Event;
    return event == Event::IsHealed || event == Event::GainsStatus || event == Event::LosesStatus
        || event == Event::Sheds || event == Event::IsMended || event == Event::IsCleansed
        || event == Event::IsPushed || event == Event::ReturnsToHand;
}
/// Of a turn or a phase.
inline bool isAboutTime(Trigger::Event event)
{
    return kindOf(event) == EventKind::Time;
}

/// The events of a player by themselves, in the order of Trigger::Event: where these alone are told, a
/// switch over them leaves none out and has no need to name the others.
enum class PlayersEvent : std::uint8_t {
    Acquires,
    Draws,
    Discards,
    Plays,
    LosesLoot,
    WinsFlip,
    LosesFlip,
    TreasureFalls,
    TreasureTurns,
    GainsLoot
};
constexpr PlayersEvent playersEvent(Trigger::Event event)
{
    return static_cast<PlayersEvent>(
        static_cast<int>(event) - static_cast<int>(Trigger::Event::Acquires));
}
static_assert(playersEvent(Trigger::Event::GainsLoot) == PlayersEvent::GainsLoot);

/// Those of a treasure itself, likewise.
enum class TreasuresEvent : std::uint8_t {
    IsPlayed,
    IsEquipped,
    IsUnequipped,
    IsRuined,
    LosesMarks
};
constexpr TreasuresEvent treasuresEvent(Trigger::Event event)
{
    return static_cast<TreasuresEvent>(
        static_cast<int>(event) - static_cast<int>(Trigger::Event::IsPlayed));
}
static_assert(treasuresEvent(Trigger::Event::LosesMarks) == TreasuresEvent::LosesMarks);

} // namespace triptych::seize
