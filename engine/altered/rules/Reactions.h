#pragma once

#include "altered/Options.h"
#include "altered/Table.h"
#include "altered/rules/Meaning.h"

#include <array>
#include <span>
#include <vector>

// 4.4, 5.4, 6.3 Reactions: what happened, which Reactions it activates, and playing them.
namespace triptych::altered {

/// Reactions that something has been given; null where there are no more.
using GivenAbilities = std::array<const Ability*, 4>;

/// One atomic action that happened (6.1.e). Several of one step are one event.
struct Deed
{
    enum class What : std::uint8_t {
        Moved, ///< from one zone to another; a new token comes from Gone
        Played,
        PhaseBegan,
        GainedCounters,
        GainedStatus,
        LostCounters,
        LostStatus,
        Drew,
        Resupplied,
        Rolled,
        Exhausted,
        Readied,
        Revealed,
        MovedForward,
        FailedToMove,
        MovedBackward,
        Passed,
        Activated,
        Gift,
        Ascended,
        Spent,
        Switched, ///< from one expedition to another: of the same player, or defecting
        Defected,
        BecameGigantic, ///< 7.4.4.n It is in the other Expedition as well from now on,
        CeasedGigantic, ///< 7.4.4.o or is not there any more.
        Sacrificed,     ///< 7.3.25 though it was not discarded: something else was done instead
        Completed,
        Attempted, ///< v4 7.5.3 An impossible Ascension, or with `first` a move forward
        Targeted,  ///< 6.5.b `player` named the object; `first`: for a Spell
        Sabotaged  ///< 7.3.24 The object, which lay in a Reserve.
    };
    What what = What::Moved;
    Index object = noIndex; ///< Or an expedition.
    Ref was {};             ///< The object before it moved.
    Seat player = noSeat;   ///< Who did it (1.4.7).
    Seat before = noSeat;   ///< Who controlled it before.
    Zone from = Zone::Gone;
    Zone to = Zone::Gone;
    std::uint8_t number = 0; ///< How many; of MovedForward the terrains it was due to.
    std::uint8_t had = 0;    ///< Counters before.
    std::uint8_t counterKind = 0;
    Status status = Status::Fleeting;
    Icons icons = 0;
    std::uint8_t contact
        = 0; ///< Of the first MovedForward or -Backward of an event: bits of the Expeditions that came In Contact.
    bool sacrificed = false;
    bool discarded = false;
    bool created = false;
    bool first = false;
    bool fromHand = false; ///< Of Played; `first` is from Reserve.
    bool dueToAscend = false;
    std::uint64_t dice = 0;  ///< Of Rolled: what each die that counts shows, four bits each.
    GivenAbilities given {}; ///< Of Moved: what it had been given that hears its leaving play.
};

/// 6.1.e What has happened so far in a step that is done to several, and who listened to it.
struct AtOnce
{
    std::vector<Deed> deeds {};
    ObjectSet listeners {};
};
/// Whether it is a Reaction that is given.
bool isGivenReaction(const Grant&);
/// 6.3.e What an object has been given that hears it leave: asked before it does.
GivenAbilities givenAsItLeaves(const Table&, Index);
/// Activates every Reaction that an event triggers (6.3.g). `before` is who listened before it; by
/// default who listens now.
void occur(const Table&, std::span<const Deed>, const ObjectSet* before = nullptr);
void occur(const Table&, const Deed&, const ObjectSet* before = nullptr);
/// Does what is done to several as one step, on a Table of its own: one event (6.1.e).
template <typename Step>
void atOnce(const Table& t, bool several, Step&& step)
{
    if (!several || t.step) {
        step(t);
        return;
    }
    AtOnce all;
    Table together = t;
    together.step = &all;
    step(static_cast<const Table&>(together));
    if (!all.deeds.empty())
        occur(t, all.deeds, &all.listeners);
}
/// 7.4.4.n-o Remembers which Characters are Gigantic. What others have become, or are no longer.
std::vector<Deed> noteGigantic(const Table&);
/// What a Reaction is about (6.3.h): as it is after the event, and as it was before.
struct About
{
    Ref now {};
    Ref was {};
};
/// Whose Reaction it is: the object, what it was before the event, and who controls the Reaction.
struct Listener
{
    Index source = noIndex;
    Ref was {};
    Seat controller = noSeat;
    bool follows = true; ///< 2.1.f "I" am found where the event has put me.
};
/// Puts one Emblem-Reaction into Limbo, unless the object's Reaction has had its hundred (1.4.6.c).
void activate(const Table&, const Listener&, std::uint8_t ability, const About&, Seat player,
    int number, std::uint16_t node = 0xFFFF);
/// 7.3.1 Activates the abilities of an object with these symbols, or one that is chosen.
void activateIcons(const Table&, Index, Icons);

/// Emblem::ability of Reactions that are no printed paragraph.
inline constexpr std::uint8_t grantedReaction = 0xFF;  ///< `node` is its effect
inline constexpr std::uint8_t scoutReaction = 0xFE;    ///< 7.4.5 "Send me to Reserve"
inline constexpr std::uint8_t nextReaction = 0xFD;     ///< 5.2.b `node` is a Next
inline constexpr std::uint8_t delayedReaction = 0xFC;  ///< `node` is a Delayed
inline constexpr std::uint8_t nextTimeReaction = 0xFB; ///< `node` is the effect of a NextTime

// 4.4 Playing them
bool reactionsWait(const State&);
void askForReaction(const Table&);
void reactionOptions(const Table&, Options&);
void answerReaction(const Table&, const Option&);
/// The place of an emblem among those of its source and controller, and how many those are.
struct Among
{
    int place = 1;
    int count = 1;
};
Among amongOfSource(const State&, const Emblem&);

} // namespace triptych::altered
