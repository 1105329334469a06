#pragma once

#include "core/flow/Agenda.h"
#include "core/flow/EffectSteps.h"
#include "seize/Object.h"
#include "seize/tree/Effect.h"

// What a match of Seize can still have to do (core/flow/Agenda.h). Each step is carried out by the
// `run` of the chapter it belongs to.
namespace triptych::seize {

// S-PRE-* Set-up
struct RollDice
{
};
struct PlacePillar ///< S-FMT-ARENA-PILLARS The next one, as long as one is missing.
{
};
struct PlaceChampions
{
    std::uint8_t next = 0; ///< How many seats after the highest roll have been asked.
};
struct ChooseStarter
{
    std::uint8_t decksAreShuffled = 0;
};
struct DealHands ///< S-PRE-HAND once it is known who starts
{
    std::uint8_t decksAreShuffled = 0;
};
struct OfferMulligan
{
    Seat player = noSeat;
};
struct BeginFirstTurn
{
};

// S-TURN-* The turn
struct Acquire ///< Until nothing more is wanted.
{
    Seat player = noSeat;
};
struct CheckHandLimit
{
    Seat player = noSeat;
};
struct DiscardToLimit
{
    Seat player = noSeat;
};
struct LoseToBurn ///< S-STATUS-BURN-3 The treasures of whoever has outlived the damage.
{
    Seat player = noSeat;
};

// S-STACK-* Declaring and resolving
struct Announce
{
};
struct Walk ///< The way so far is in the picks; it may go on.
{
    Index walker = noIndex;
};
struct DeclareMove
{
    Index walker = noIndex;
};
struct DeclareAttack ///< S-ACT-ATTACK The target has been picked.
{
    Index attacker = noIndex;
    Index target = noIndex;
    std::uint8_t stat = 0; ///< An AttackStat.
};
struct DeclarePlunder
{
    Index plunderer = noIndex;
};
struct CarryOut ///< What resolves has kept its targets.
{
};
struct GatherTriggers
{
};
struct ArrangeTriggers ///< Their order has been picked.
{
};
struct PutTriggers
{
    Seat player = noSeat;
    std::uint8_t left = 0;
};
struct Arrive
{
};
struct ArriveElsewhere ///< S-RALLY-UPSTAGE-2 Another tile has been picked, if there is one.
{
};
struct FinishResolving
{
};

// Effects
/// What has been asked for before an effect can be done, in this order.
enum class Chosen : std::uint8_t { Nothing, Opponent, FirstPhrase, BothPhrases };
struct DoEffect
{
    EffectId effect;
    Chosen chosen {};
};
struct DoRest ///< Of a sequence.
{
    EffectId effect;
    std::uint8_t next = 0;
};
struct TakeFromTop ///< Of the cards looked at some have been picked.
{
    EffectId effect;
    std::uint8_t seen = 0;
};

/// At most 31 things half done at once; RULINGS "crowded table".
using Agenda = triptych::Agenda<31, RollDice, PlacePillar, PlaceChampions, ChooseStarter, DealHands,
    OfferMulligan, BeginFirstTurn, Acquire, CheckHandLimit, DiscardToLimit, Announce, Walk,
    DeclareMove, DeclareAttack, DeclarePlunder, CarryOut, GatherTriggers, ArrangeTriggers,
    PutTriggers, Arrive, ArriveElsewhere, FinishResolving, DoEffect, DoRest, ForPlayer<May>,
    Picked<May>, ForThing<Mend>, PickedForThing<Mend>, ForThing<Cleanse>, PickedForThing<Cleanse>,
    ForThing<MoveTiles>, PickedForThing<MoveTiles>, ForThing<Strip>, PickedForThing<Strip>,
    ForThing<Equip>, PickedForThing<Equip>, ForPlayer<TurnTreasures>, Picked<TurnTreasures>,
    ForPlayer<Select>, Picked<Select>, ForPlayer<Discard>, Picked<Discard>, TakeFromTop,
    Picked<Fetch>, Picked<PickFromHand>, Picked<Divide>, Picked<Unless>, ForThing<Strike>,
    PickedForThing<Strike>, ForThing<ForEach>, PickedForThing<Rescue>, ForPlayer<LoseLoot>,
    Picked<LoseLoot>, ForPlayer<Handle>, Picked<Handle>, ForPlayer<Show>, Picked<Show>,
    ForThing<Remove>, PickedForThing<Remove>, ForThing<Push>, PickedForThing<Push>,
    PickedForThing<Fetch>, Picked<Transfer>, Picked<Look>, ForPlayer<Fetch>, ForPlayer<Unless>,
    ForThing<Fetch>, ForThing<Retarget>, PickedForThing<Retarget>, LoseToBurn>;

} // namespace triptych::seize
