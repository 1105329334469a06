#pragma once

#include "altered/Acting.h"
#include "altered/Asks.h"
#include "altered/LastingEffect.h"
#include "altered/Object.h"
#include "altered/Policy.h"
#include "altered/Steps.h"
#include "core/Id.h"
#include "core/InlineVector.h"
#include "core/Random.h"

#include <array>
#include <cstdint>
#include <type_traits>

// Everything true in a match of Altered now, half-resolved effects included. Plain data of at most
// 5.75 KiB: copying a match is copying these bytes. Printed cards are not in it, only their numbers
// in the CardSet.
namespace triptych::altered {

/// Things of any kind, each of them once: room for all that there can be.
using Things = PassingVector<Index, maxObjects + 8 + maxPlayers + 2 * maxPlayers>;
using KeptThings = InlineVector<Index, Things::capacity()>; ///< Of the state.

/// The marker of one expedition.
struct Marker
{
    std::uint8_t region = 0;
    /// Forward, this day, at any time: its Gears rest (4.2.5.b). Bit 1: in Progress.
    std::uint8_t moved : 4 = 0;
    std::uint8_t before : 4 = 0; ///< `moved` of the Day before.
    std::uint8_t ascended = 0;
    std::uint8_t progressed = 0; ///< This Dusk: bits of the terrains due to which it moved.
    bool operator==(const Marker&) const = default;
};

struct Player
{
    std::array<Marker, 2> markers {}; ///< hero, companion
    std::uint8_t passed = 0;
    std::uint8_t conceded = 0;
    bool operator==(const Player&) const = default;
};

/// 4.2 The phase of the day, or the set-up before the first.
enum class Stage : std::uint8_t { Setup, Morning, Noon, Afternoon, Dusk, Night };

// 4.2 What comes next in a phase: how State::daily is read in each.
enum class MorningStep : std::uint8_t { Succeed, Prepare, Draw, Expand, Over };
enum class AfternoonStep : std::uint8_t { Begin, Turns };
enum class DuskStep : std::uint8_t { Progress, Over };
enum class NightStep : std::uint8_t { Rest, CleanUp, CheckVictory, Over };

/// Past::icons of what has left: from where, where that has no symbol of its own.
inline constexpr Icons leftExpedition = iconJoin, leftLandmarks = iconSupport,
                       leftPile = iconInfinite;
/// Past::icons of what was played: from the other player's Reserve or hand (v4 5.1.2.c).
inline constexpr Icons fromTheOther = iconExhaust;

/// What a text of some card asks about later: "if you played a Spell this turn".
struct Past
{
    /// `when` of what is of the turn that goes on; else the Stage in which it was done.
    static constexpr std::uint8_t thisTurn = 7;

    std::uint16_t card = 0;
    std::uint8_t event : 5 = 0;           ///< Happening::Event
    std::uint8_t when : 3 = 0;            ///< A Stage, or `thisTurn`.
    std::uint8_t player : 2 = maxPlayers; ///< maxPlayers: nobody.
    std::uint8_t icons : 6 = 0;           ///< Icons
    bool operator==(const Past&) const = default;

    Stage stage() const { return when == thisTurn ? Stage::Afternoon : static_cast<Stage>(when); }
};

/// Tokens of one name created so far: handles number them.
struct TokenCount
{
    std::uint16_t name = 0xFFFF;
    std::uint16_t created = 0;
    bool operator==(const TokenCount&) const = default;
};

/// 3.2.1 The Adventure: eight regions in a row.
struct Adventure
{
    std::array<Terrains, 8> terrains {}; ///< As printed.
    std::array<Terrains, 8> marked {};   ///< v4 3.2.1.d The Terrain Marker on it, 0: none.
    std::uint8_t revealed = 0x81;        ///< Bit a region.
    std::uint8_t arena = 0;              ///< 4.3 Tiebreakers have started.
    bool operator==(const Adventure&) const = default;
};

struct State
{
    ObjectSet speakers {};  ///< Who has a passive ability where it works: kept by moving.
    ObjectSet listeners {}; ///< Who has a reaction where it works: likewise.
    std::uint64_t historyEvents
        = 0; ///< Bit per Happening::Event that cards of this match ask about later.
    Random random;
    std::array<Object, maxObjects> objects {};
    SeatZones<Zone, zoneCount, maxPlayers, maxObjects> zones;
    Adventure adventure {};
    std::array<Player, maxPlayers> players {};

    std::uint16_t day = 1;
    std::uint16_t timestamps = 0; ///< Last one given.
    std::uint16_t answers = 0;    ///< Since the day began; see RULINGS "endless days".
    Stage stage = Stage::Setup;
    std::uint8_t daily = 0; ///< Which daily effect comes next: a MorningStep, NightStep, ...
    RulesetId ruleset = RulesetId::Cr1;
    std::uint8_t limited = 0;
    Seat first = 0;               ///< The first player of the day.
    Seat turn = 0;                ///< Whose turn it is in the Afternoon.
    std::uint8_t turnEnds = 0;    ///< A card was played, or somebody passed (4.2.3.e).
    std::uint8_t passedFirst = 0; ///< Somebody has passed this Afternoon.
    std::uint8_t swaps = 0;       ///< 3.2.9.e since the last other answer.
    std::uint8_t anotherTurn = 0;
    std::uint8_t objectCount = 0;
    std::uint8_t serials = 0; ///< Last serial given to an emblem.
    std::uint8_t over = 0;    ///< 0 while it goes on, then how it ended (rules/Adventure.h).
    std::uint8_t winners = 0; ///< Bit per seat.

    Asked asked {};
    KeptThings picks {};                    ///< Picked so far for what is asked, in order.
    std::array<KeptThings, 2> phrases {};   ///< What the step's phrases were found to be.
    InlineVector<std::uint8_t, 11> dice {}; ///< Forced results, taken before chance is asked.
    InlineVector<Acting, 6> acting {};
    InlineVector<Emblem, 24> emblems {};
    InlineVector<LastingEffect, 16> lasting {};
    InlineVector<Memory, 12> memories {};
    InlineVector<Use, 16> uses {};
    Agenda agenda {};
    InlineVector<TokenCount, 23> tokens {};
    InlineVector<Past, 63> past {}; ///< What was done this day, as far as texts ask for it.
    InlineVector<Index, 12>
        declined {};            ///< 6.2.k Whose modifiers were declined for the move at hand.
    std::uint8_t reduction = 0; ///< ReduceMyCost of the card being declared.

    /// Bits of the statements of speakers: what they say already, so that it is not asked again and again; not hashed.
    std::uint64_t spoken = 0;

    bool operator==(const State&) const = default;
};

static_assert(isPlain<State> && sizeof(State) <= 5888);

/// The lists that may fill up (core/Room.h). What there are not so many of has no place here.
template <typename Visit>
void eachRoom(const State& s, Visit&& visit)
{
    visit("acting", s.acting);
    visit("reactions", s.emblems);
    visit("lasting", s.lasting);
    visit("agenda", s.agenda);
    visit("tokens", s.tokens);
    visit("past", s.past);
    visit("declined", s.declined);
    visit("dice", s.dice);
    visit("memories", s.memories);
    visit("uses", s.uses);
    for (const Acting& acting : s.acting) {
        visit("targets", acting.targets);
        visit("it", acting.it);
        visit("rest", acting.rest);
        visit("tough", acting.toughPaid);
    }
}

// Of the objects and their zones (core/Objects.h)
using triptych::cardsIn;
using triptych::countIn;
using triptych::refOf;
using triptych::zoneOf;
using triptych::zoneSeat;
inline std::size_t zoneIndex(Seat p, Zone zone)
{
    return triptych::zoneIndex<State>(p, zone);
}
inline bool isExpeditionZone(Zone zone)
{
    return zone == Zone::HeroExpedition || zone == Zone::CompanionExpedition;
}
inline Zone expeditionZone(int kind)
{
    return kind == 0 ? Zone::HeroExpedition : Zone::CompanionExpedition;
}
/// 3.1.4.a In play: in the Expedition zone or a Landmark zone.
inline bool isPlayZone(Zone zone)
{
    return isExpeditionZone(zone) || zone == Zone::Landmark;
}
/// Whether a card that lies there lies in what a text calls so.
inline bool isWithin(Zone there, Zone named)
{
    return named == Zone::Play      ? isPlayZone(there)
        : named == Zone::Expedition ? isExpeditionZone(there)
                                    : there == named;
}
inline bool inPlay(const State& s, Index i)
{
    return isPlayZone(zoneOf(s, i));
}
inline bool inExpedition(const State& s, Index i)
{
    return isExpeditionZone(zoneOf(s, i));
}
/// 0 hero, 1 companion: where the card lies; a Gigantic one is in the other as well.
inline int kindOf(const State& s, Index i)
{
    return zoneOf(s, i) == Zone::CompanionExpedition ? 1 : 0;
}
/// 3.1.2, 3.2 Hidden zones hold cards, not objects.
inline bool isHiddenZone(Zone zone)
{
    return zone == Zone::Hand || zone == Zone::Deck || zone == Zone::Mana;
}
inline bool isCurrent(const State& s, Ref r)
{
    return triptych::isCurrent(s, r) && zoneOf(s, r.object) != Zone::Gone;
}
/// How things that are no objects are kept in a Ref.
inline Ref thingRef(const State& s, Index i)
{
    return i < maxObjects ? refOf(s, i) : Ref { i, 0xFF };
}
/// 1.4.5 Who decides first: whose turn it is, or the first player.
inline Seat initiative(const State& s)
{
    return s.stage == Stage::Afternoon ? s.turn : s.first;
}
/// The step of this phase that comes next; from then on it is the one after that.
template <class Step>
Step takeStep(State& s)
{
    return static_cast<Step>(s.daily++);
}
template <class Step>
void setNextStep(State& s, Step step)
{
    s.daily = static_cast<std::uint8_t>(step);
}
template <class Step>
bool isNextStep(const State& s, Step step)
{
    return s.daily == static_cast<std::uint8_t>(step);
}
inline Stage stageOf(Phase phase)
{
    return static_cast<Stage>(static_cast<int>(phase) + 1);
}

} // namespace triptych::altered
