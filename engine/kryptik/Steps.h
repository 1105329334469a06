#pragma once

#include "core/Objects.h"
#include "core/flow/Agenda.h"
#include "core/flow/EffectSteps.h"

#include <array>

// What a match of Kryptik can still have to do (core/flow/Agenda.h). Each step is carried out by the
// `run` of the chapter it belongs to.
namespace triptych::kryptik {

using namespace numbers;

// The verbs of the tree whose steps remember a player
struct As;
struct CastFree;
struct DestroyYear;
struct Detach;
struct Discard;
struct Either;
struct IfSo;
struct LookAtRow;
struct May;
struct PickFromHand;
struct Plunder;
struct Probe;
struct RearrangeRow;
struct Reveal;
struct Sacrifice;
struct Search;
struct Unable;
struct Unless;

// 2 Setup
struct ChooseStarter ///< 2.1
{
    std::uint8_t decksAreShuffled = 0;
};
struct DealHands ///< 2.2, 2.3 once it is known who starts
{
    std::uint8_t decksAreShuffled = 0;
};
struct OfferRecursion ///< 2.3.1
{
    Seat player = noSeat;
};
struct Recurse
{
    Seat player = noSeat;
};
struct DealRows
{
};

// 4 The turn
struct DrawForTurn ///< 4.2
{
};
struct PayForEmptyDeck ///< K-3.1.1 The 11 year card has been picked.
{
};
struct CheckHandLimit ///< 4.6
{
};
struct DiscardToLimit
{
};
struct OrderBlockers ///< 4.4.4.2
{
};
struct LoseRavenous ///< The order is picked; glossary Ravenous.
{
};
struct Strike ///< 4.4.4.3
{
};
struct StrikeBack ///< Some have struck first.
{
};

// 7.1.2c Control of a second overlord of one name
enum class ControlChange : std::uint8_t {
    Puts,
    Enters,
    ForAWhile, ///< A LastingEffect says for how long, or it goes back.
    ForGood
};
struct AskOverlords
{
    Index newcomer = noIndex;
    Seat player = noSeat;
    ControlChange change {};
};
struct SettleOverlords ///< Which of the two is abolished has been picked.
{
    Index newcomer = noIndex;
    Seat player = noSeat;
    ControlChange change {};
};

// 8 and 9 The pile
struct Announce
{
};
struct GatherTriggers ///< 9.3
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
struct FinishResolving
{
};
struct AskYearChoice ///< 6.1
{
};

// 10 Effects
struct DoEffect
{
    EffectId effect;
    std::uint8_t chosen = 0; ///< How many of its phrases ("a citizen you control") are chosen.
};
struct DoRest ///< Of a sequence.
{
    EffectId effect;
    std::uint8_t next = 0;
    std::uint8_t atLeast : 5
        = 0; ///< How much must have come of the part before; see effects/Possible.
    std::uint8_t failed : 1 = 0; ///< A part of this sentence was not done.
    std::uint8_t fell : 1 = 0;   ///< So was one before "if you do", or any where that is not in it.
    std::uint8_t asked : 1 = 0;  ///< Something outside hangs on whether it is done.
};
template <class Verb>
struct WasDone ///< Whoever was asked did it: what hangs on that.
{
    EffectId effect;
    Seat player = noSeat;
    std::uint8_t atLeast = 0;
};
/// One of several players does it, so often: how often was known before the first of them did anything.
template <class Verb>
struct DoesSo
{
    EffectId effect;
    Seat player = noSeat;
    std::uint8_t count = 0;
};
struct ProbeOffered ///< Whether they do has been answered.
{
    EffectId effect;
    Seat player = noSeat;
    std::uint8_t count = 0;
};
struct
    AsBefore ///< Of several players in turn: what was done before the first is what was done before the next.
{
    std::array<std::uint8_t, 4> done {};
};
struct ProbeDrawn ///< Who probes has drawn and picked what goes.
{
    EffectId effect;
    Seat player = noSeat;
};
struct EndAs ///< Whoever did something in somebody else's effect has done it.
{
    Seat controller = noSeat;
    Seat thatPlayer = noSeat;
};
struct Divide ///< "divided as you choose"
{
    EffectId effect;
    std::uint8_t target = 0; ///< Whose share has been named.
    std::uint8_t left = 0;
};
struct
    Share ///< Of one of them, named before: they lie below until all are, and are taken together.
{
    std::uint8_t number = 0;
};
struct TakeFromTop ///< Of the cards looked at some have been picked.
{
    EffectId effect;
    std::uint8_t seen = 0;
    std::uint8_t again = 0; ///< Those for the second place.
};
struct IfNobody ///< "If no one does, ..."
{
    EffectId effect;
};
struct Distribute ///< "distribute three counters among ..."
{
    EffectId effect;
    std::uint8_t target = 0; ///< Whose share has been named.
    std::uint8_t left = 0;
};
struct AimAgain ///< "choose new targets for it"
{
    std::uint8_t serial = 0;
    Seat player = noSeat;
    std::uint8_t another = 0; ///< "to another target"
};
struct ChooseFactionFor ///< "as this enters, choose a faction"
{
    Index object = noIndex;
};
struct ChooseNameFor ///< "as this enters, name a card"
{
    Index object = noIndex;
};
struct EnterAsCopy ///< "you may have this enter as a copy of ..."
{
    Index object = noIndex;
    Seat player = noSeat;
    std::uint8_t enters = 0;
};
struct PutBackRest
{
    EffectId effect;
    std::uint8_t left = 0;
};

/// At most 31 things half done at once; RULINGS "crowded table".
using Agenda = triptych::Agenda<31, ChooseStarter, DealHands, OfferRecursion, Recurse, DealRows,
    DrawForTurn, PayForEmptyDeck, CheckHandLimit, DiscardToLimit, OrderBlockers, LoseRavenous,
    Strike, AskOverlords, SettleOverlords, Announce, GatherTriggers, ArrangeTriggers, PutTriggers,
    FinishResolving, AskYearChoice, DoEffect, DoRest, DoesSo<Discard>, Picked<Discard>,
    DoesSo<Probe>, ProbeOffered, ProbeDrawn, DoesSo<Plunder>, Picked<Plunder>, DoesSo<Sacrifice>,
    Picked<Sacrifice>, DoesSo<DestroyYear>, Picked<DestroyYear>, DoesSo<Reveal>, Picked<Reveal>,
    ForPlayer<Unless>, Picked<Unless>, ForPlayer<Unable>, ForPlayer<IfSo>, ForPlayer<Either>,
    Picked<Either>, ForPlayer<May>, Picked<May>, ForPlayer<As>, EndAs, Picked<Search>,
    Picked<LookAtRow>, Picked<RearrangeRow>, Picked<PickFromHand>, Picked<CastFree>, Picked<Detach>,
    Divide, TakeFromTop, PutBackRest, StrikeBack, IfNobody, Distribute, AimAgain, ChooseFactionFor,
    EnterAsCopy, ChooseNameFor, AsBefore, WasDone<May>, WasDone<Unless>, Share>;

} // namespace triptych::kryptik
