#pragma once

#include "altered/Object.h"
#include "altered/tree/Words.h"
#include "core/flow/Agenda.h"
#include "core/flow/EffectSteps.h"

#include <array>
#include <cstdint>

// What a match of Altered can still have to do (core/flow/Agenda.h). Each step is carried out by the `run` of the
// chapter it belongs to.
namespace triptych::altered {

// The instructions whose steps wait for an answer
struct Choose;
struct ChooseNumber;
struct Create;
struct DeclareExpedition;
struct DeclarePlayer;
struct Gain;
struct Move;
struct MoveCounters;
struct Pay;
struct Remove;
struct Sabotage;
struct StatedFor;
struct Augment;

// 4.1 Set-up and 4.2 the Day
struct ChooseMana
{
    Seat player = noSeat;
};
struct PutMana ///< What becomes mana has been picked.
{
    Seat player = noSeat;
};
struct OfferExpand ///< 4.2.1.e
{
    Seat player = noSeat;
};
struct ExpandWith
{
    Seat player = noSeat;
};
struct ChooseKept ///< 4.2.5.c
{
    Seat player = noSeat;
    std::uint8_t zone = 0; ///< Of those with a limit, in their order.
};
struct NoteExcess ///< What is kept has been picked.
{
    Seat player = noSeat;
    std::uint8_t zone = 0;
};
struct DiscardExcess
{
};

// 5.1, 5.2 Playing a card
/// What its player pays instead of its printed cost.
struct Price
{
    enum class Kind : std::uint8_t { Usual, Free, Less, More };
    Kind kind = Kind::Usual;
    std::uint8_t change = 0;
    std::uint8_t least : 6 = 0;
    std::uint8_t fleeting : 1 = 0;   ///< A Spell becomes so as it is played (2.4.6.b).
    std::uint8_t asFromHand : 1 = 0; ///< Wherever it lies.
};
struct Playing
{
    Index card = noIndex;
    std::uint8_t detail = 0; ///< Where to and how (Playing.h).
    Seat player = noSeat;
    Price price {};
};
struct BeginPlay
{
    Playing play {};
};
struct TargetPlay ///< What is declared of it has been done.
{
    Playing play {};
};
struct CompletePlay
{
    Playing play {};
};
struct Paragraphs ///< Of a Spell, one after the other.
{
    std::uint8_t next = 0;
};
struct FleetingStep ///< v4 5.2.1.c
{
    Index card = noIndex;
    std::uint8_t era = 0;
    Seat player = noSeat;
};
struct FinishSpell
{
};

// v1 5.2.3 Modes and targets declared for what is on top of `acting`
struct DeclareAll
{
    std::uint8_t cost = 0; ///< Of the card that is being played.
};
struct ModesDeclared
{
    std::uint8_t cost = 0;
};
struct TargetDeclared
{
    std::uint8_t cost = 0;
    std::uint8_t slot = 0;
};

// 5.3, 6.3 Quick actions and Reactions
struct PayCosts
{
    EffectId given; ///< The effect of an ability that was given, not printed.
    std::uint8_t ability = 0;
    std::uint8_t next = 0;
};
/// FinishAction::ability of what is no quick action.
inline constexpr std::uint8_t noQuickAction = 0xFE;
struct FinishAction
{
    EffectId given;
    std::uint8_t ability = 0;
};

// 6.2 What may replace an event that waits for an answer
/// Why things move; "who did it" (1.4.7) is told beside it.
enum class Cause : std::uint8_t { Move, Draw, Discard, Sacrifice, Rest, Play, Create, Resupply };
struct WaitingMove
{
    Index object = noIndex;
    Zone to = Zone::Reserve;
    Cause cause = Cause::Move;
    Seat mover = noSeat;
    std::uint8_t top = 0;       ///< Of a deck.
    std::uint8_t exhausted = 0; ///< It arrives exhausted.
};
struct WaitingGain
{
    enum class Kind : std::uint8_t { Status, Boost, Named };
    Index object = noIndex;
    Kind kind = Kind::Boost;
    std::uint8_t number = 0; ///< Of the status or the named counter.
    std::uint8_t count = 0;  ///< "that many": of counters
};
struct WaitingResupply
{
    Seat player = noSeat;
};
struct WaitingDraw
{
    Seat player = noSeat;
    std::uint8_t cards = 1;
    std::uint8_t whole = 0; ///< All of a draw, "one or more cards"; otherwise one card of it.
};
struct WaitingAdvance
{
    Index expedition = noIndex;
    std::uint8_t regions = 0;
    std::uint8_t dueTo = 0; ///< Marker::progressed, 0 outside Progress.
    std::uint8_t back = 0;  ///< It would move backwards.
};
template <class Event>
struct ChooseModifier ///< 6.2.h
{
    Event event {};
    Seat chooser = noSeat;
};
template <class Event>
struct ModifierChosen
{
    Event event {};
};
template <class Event>
struct OfferReplacement ///< 6.2.d
{
    Event event {};
    EffectId effect;
    Index source = noIndex;
};
template <class Event>
struct ReplacementAnswered
{
    Event event {};
    EffectId effect;
    Index source = noIndex;
};
struct ChangeRoll ///< 7.3.19
{
    EffectId effect;
    Index source = noIndex;
    std::uint8_t may = 0;
};
struct RollChangeAnswered
{
    EffectId effect;
    Index source = noIndex;
};
struct RollChanged ///< What changed a roll has been carried out: its result is that of the roll.
{
};

// 6.5 Effects
struct DoEffect
{
    EffectId effect;
};
/// What has to be chosen before an instruction is done, in this order.
enum PhraseStep : std::uint8_t { AskPlayer, AskPlace, AskFirst, AskSecond, AllAsked };
struct PhraseChosen ///< Somebody has answered for one of its phrases.
{
    EffectId effect;
    std::uint8_t step = AskPlayer; ///< PhraseStep
    std::uint8_t actors = 0;       ///< How many of those who choose for it had done so before.
    std::uint8_t round = 0;        ///< How often the instruction has been done before.
};
struct DoRest ///< Of a sequence.
{
    /// Whether what the parts ask about was done; of "A and B" half of it may have been.
    enum StepDone : std::uint8_t { NotAsked, NotDone, Done, HalfDone };
    EffectId effect;
    std::uint8_t next = 0;
    std::uint8_t stepDone = NotAsked; ///< StepDone
};
struct MayPlayerNamed ///< "target opponent may"
{
    EffectId effect;
};
struct MayRound ///< 6.5.i Decided anew each time.
{
    EffectId effect;
    std::uint8_t left = 0;
};
struct MayAnswered ///< 6.1.h
{
    EffectId effect;
    std::uint8_t asked = 0;   ///< Who, among those concerned.
    std::uint8_t willing = 0; ///< Bit per seat that will.
};
struct MayOthers ///< 1.4.5.a Who is asked once the one before has chosen and done it.
{
    MayAnswered asked;
};
struct MayDo ///< One after the other of those who will.
{
    EffectId effect;
    std::uint8_t willing = 0;
    std::uint8_t done = 0; ///< How many have.
};
struct MayFollow ///< What was paid for.
{
    EffectId effect;
};
struct RepeatRest
{
    EffectId effect;
    std::uint8_t left = 0;
};
struct ForEachRest ///< So often is left.
{
    EffectId effect;
    std::uint8_t left = 0;
};
struct
    ForEachOf ///< Of those that there were as it began: a few of them, and bits of which had left.
{
    EffectId effect;
    std::uint8_t left = 0;
    std::array<Index, 6> things { noIndex, noIndex, noIndex, noIndex, noIndex, noIndex };
};
struct RegionPicked
{
    EffectId effect;
};
struct TerrainPicked
{
    EffectId effect;
    Index region = noIndex; ///< As a thing; noIndex: none was asked for.
};
struct RollIgnored
{
    EffectId effect;
    std::uint8_t left = 0; ///< How many rolls are still to be ignored.
    bool keepsOne = false; ///< "Choose one of the results": the other ones are ignored.
};
struct
    RollAgreed ///< 6.2.d "You may roll two dice instead": which of those that may be is asked, and who agreed
{
    EffectId effect;
    std::uint8_t asked = 0;
    std::uint8_t agreed = 0; ///< A bit for each.
};
struct PlayAgreed ///< "Play up to two": whether another.
{
    EffectId effect;
    std::uint8_t round = 0;
};
struct PlayPicked
{
    EffectId effect;
    std::uint8_t round = 0;
};
struct PlayDone
{
    EffectId effect;
    std::uint8_t round = 0;
};
struct DoAgain
{
    EffectId effect;
    std::uint8_t round = 0;
};

/// At most 32 things half done at once; RULINGS "crowded table".
using Agenda = triptych::Agenda<32, ChooseMana, PutMana, OfferExpand, ExpandWith, ChooseKept,
    NoteExcess, DiscardExcess, BeginPlay, TargetPlay, CompletePlay, Paragraphs, FleetingStep,
    FinishSpell, DeclareAll, ModesDeclared, TargetDeclared, PayCosts, FinishAction,
    ChooseModifier<WaitingMove>, ModifierChosen<WaitingMove>, ChooseModifier<WaitingGain>,
    ModifierChosen<WaitingGain>, ChooseModifier<WaitingResupply>, ModifierChosen<WaitingResupply>,
    ChooseModifier<WaitingDraw>, ModifierChosen<WaitingDraw>, ChooseModifier<WaitingAdvance>,
    ModifierChosen<WaitingAdvance>, OfferReplacement<WaitingMove>, ReplacementAnswered<WaitingMove>,
    OfferReplacement<WaitingAdvance>, ReplacementAnswered<WaitingAdvance>, ChangeRoll,
    RollChangeAnswered, RollChanged, DoEffect, PhraseChosen, DoRest, MayPlayerNamed, MayRound,
    MayAnswered, MayOthers, MayDo, MayFollow, RepeatRest, ForEachRest, ForEachOf, Picked<Choose>,
    Picked<Pay>, Picked<DeclareExpedition>, Picked<DeclarePlayer>, Picked<Create>, Picked<Move>,
    Picked<MoveCounters>, Picked<Sabotage>, Picked<Gain>, Picked<Remove>, Picked<StatedFor>,
    Picked<Augment>, Picked<ChooseNumber>, RegionPicked, TerrainPicked, RollIgnored, PlayAgreed,
    PlayPicked, PlayDone, DoAgain, OfferReplacement<WaitingDraw>, ReplacementAnswered<WaitingDraw>,
    RollAgreed>;

} // namespace triptych::altered
