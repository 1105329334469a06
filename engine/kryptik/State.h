#pragma once

#include "core/Id.h"
#include "core/InlineVector.h"
#include "core/Objects.h"
#include "core/Random.h"
#include "core/flow/Asked.h"
#include "kryptik/Steps.h"
#include "kryptik/tree/Words.h"

#include <array>
#include <cstdint>
#include <type_traits>

// Everything true in a match of Kryptik now, half-resolved effects included. Plain data of at most
// 5 KiB: copying a match is copying these bytes. Printed cards are not in it, only their
// numbers in the CardSet.
namespace triptych::kryptik {

inline constexpr int maxPlayers = 4;
inline constexpr int maxObjects = 200; ///< Cards of all decks of a match together.

using triptych::Ref;

struct Object
{
    enum Flag : std::uint8_t {
        Engaged = 1,
        Weary = 2,
        Attacked = 4,       ///< 4.4.2 this combat phase
        FaceUp = 8,         ///< of a card in the 11 year row that was revealed
        LethalTouched = 16, ///< glossary Toxic: has taken a lethal point
        DealtDamage = 32,   ///< this turn
        CastForYear = 64,   ///< 8.1.2 it came from being cast for its 11 year cost
        NoBlock = 128,      ///< Until end of turn, by what has resolved.
        // Of a card where nothing else could be meant by it:
        Entered = FaceUp, ///< on the island: this turn
        Died = Attacked,  ///< in a limbo pile: it died this turn
        Silenced = Weary  ///< destroyed in an 11 year row: its ability is not used
    };
    std::uint16_t card = 0;
    std::uint8_t owner : 2 = 0;
    std::uint8_t controller : 2 = 0;
    std::uint8_t knownTo : 4 = 0; ///< Bit per seat: who has seen this card where it lies hidden.
    std::uint8_t flags = 0;
    std::uint8_t damage = 0;
    std::uint8_t era = 0;
    Index host = noIndex;       ///< 5.3.1 under which citizen; in limbo, with which it fell there
    std::uint8_t block : 7 = 0; ///< 4.4.3 place in the line of blockers, 1-based; 0: not blocking
    /// Until end of turn, by what has resolved. This and NoBlock are kept here, and not among what lasts, as they may
    /// be said of every citizen there is.
    std::uint8_t noAttack : 1 = 0;

    bool is(Flag f) const { return (flags & f) != 0; }
    void set(Flag f, bool on) { flags = static_cast<std::uint8_t>(on ? flags | f : flags & ~f); }
    bool operator==(const Object&) const = default;
};

struct Player
{
    std::array<std::uint8_t, 5> soulPile {}; ///< 8.2.2 white blue black green colourless
    std::uint8_t alive : 1 = 1;
    std::uint8_t damaged : 1 = 0; ///< 3.1.2 dealt damage with an empty row, not yet swept
    // This turn
    std::uint8_t plundered : 1 = 0; ///< Ever so often.
    std::uint8_t probed : 1 = 0;
    std::uint8_t searched : 1 = 0;
    std::uint8_t spareBits : 3 = 0;
    std::uint8_t soulPlaced : 4 = 0; ///< 5.5
    std::uint8_t entered : 4 = 0;    ///< Citizens, under this player's control.
    std::uint8_t activated : 4 = 0;  ///< Active abilities.
    std::uint8_t yearsUsed : 4 = 0;  ///< 11 year abilities.
    std::uint8_t spellsCast = 0;
    std::uint8_t citizensCast = 0;
    std::uint8_t citizensDied = 0; ///< Under this player's control.
    std::uint8_t drawn = 0;        ///< Cards.
    std::uint8_t attacks : 4 = 0;  ///< These as far as 15: no text asks for more.
    std::uint8_t discarded : 4 = 0;
    std::uint8_t yearsLost : 4 = 0;
    std::uint8_t sacrificed : 4 = 0; ///< Citizens.
    bool operator==(const Player&) const = default;
};

/// What a player has done this turn, once more.
constexpr std::uint8_t onceMore(std::uint8_t times)
{
    return static_cast<std::uint8_t>((times < 15 ? times + 1 : times) & 15);
}

enum class Phase : std::uint8_t { Setup, Disengage, Draw, First, Combat, Second, End };
enum class Step : std::uint8_t { None, Beginning, Attacker, Blockers, Resolution, End };

/// 8.4 What waits on the effect pile.
struct PileItem
{
    enum class Kind : std::uint8_t {
        None,
        Citizen,
        SpellEffect,
        Active,
        Triggered,
        Delayed,
        YearChoice,
        YearAbility
    };
    static constexpr std::size_t maxTargets = 8;
    static constexpr std::size_t maxSlots = 4;

    Kind kind = Kind::None;
    Seat controller = noSeat;
    std::uint16_t card = 0;   ///< Whose text it is.
    std::uint8_t ability = 0; ///< Which paragraph, 0-based; yearAbility for the 11 year ability.
    std::uint8_t serial = 0;  ///< Its name among the waiting; unique on the pile.
    Ref source {};
    Ref subject {}; ///< What the trigger was about ("it", "that citizen").
    Ref object {};  ///< The other one of it: whom it blocked, dealt damage to, ...
    /// Of the citizen sacrificed for the cost, as it was then; or else of what has last left the island.
    std::uint8_t paidAttack = 0;
    std::uint8_t paidDefense = 0;
    std::uint8_t paidCost = 0;
    std::uint8_t forYear : 1 = 0;  ///< 8.1.2 it was cast for its 11 year cost
    std::uint8_t building : 1 = 0; ///< Still being announced.
    std::uint8_t copied : 1 = 0;   ///< A copy of a spell: no card, and nothing that was cast.
    std::uint8_t paidMore : 1 = 0; ///< 8.1 what was offered besides its soul cost was paid
    std::uint8_t abolishAfter : 1
        = 0;                          ///< Its card goes to the abolished zone, not to a limbo pile.
    std::uint8_t paidFigures : 1 = 0; ///< A citizen was sacrificed for it: those above are its own.
    std::uint8_t goneBefore : 1
        = 0; ///< Its source was on the island and has left before it resolves.
    std::uint8_t movedSource : 1 = 0; ///< It has itself moved its source, which is found there.
    Seat other = noSeat;      ///< "that player"; or the opponent chosen when it went on the pile.
    std::uint8_t x = 0;       ///< 8.1.1 the X paid
    std::uint8_t mode = 0;    ///< Which of "choose one", 0-based.
    std::uint8_t howMuch = 0; ///< The damage that triggered it: "that many".
    std::array<std::uint8_t, maxSlots>
        slotEnd {}; ///< targets of slot s: [slotEnd[s-1], slotEnd[s])
    InlineVector<Ref, maxTargets> targets {};
    std::uint8_t slots = 0;      ///< Filled slots.
    std::uint16_t node = 0xFFFF; ///< Of a Delayed: which effect.
    bool operator==(const PileItem&) const = default;
};
inline constexpr std::uint8_t yearAbility = 0xFE;

/// How targets that are no objects are kept in a Ref: seats, and pile items by serial.
inline Ref seatRef(Seat s)
{
    return { static_cast<Index>(0xF0 + s), 0xFE };
}
inline bool isSeat(Ref r)
{
    return r.era == 0xFE && r.object >= 0xF0 && r.object < 0xF0 + maxPlayers;
}
inline Seat seatOf(Ref r)
{
    return static_cast<Seat>(r.object - 0xF0);
}
inline Ref itemRef(std::uint8_t serial)
{
    return { serial, 0xFF };
}
inline bool isItem(Ref r)
{
    return r.era == 0xFF;
}

/// 9.3 A triggered ability that waits to be put on the pile.
struct Waiting
{
    Ref source {};
    Ref subject {};
    Ref object {}; ///< The other one of it.
    std::uint16_t card = 0;
    std::uint8_t ability = 0;
    Seat controller = noSeat;
    Seat other = noSeat;
    std::uint8_t howMuch = 0;    ///< The damage that was dealt.
    std::uint16_t node = 0xFFFF; ///< Of a delayed trigger.
    InlineVector<Ref, 2> targets {};
    std::uint8_t delayed = 0; ///< A delayed trigger: `node` is its effect.
    bool operator==(const Waiting&) const = default;
};

/// A continuous effect of something that has resolved.
struct LastingEffect
{
    enum class Kind : std::uint8_t {
        None,
        Stats,
        Gain,
        Lose,
        LoseAll,
        Can,
        CanNot,
        Control,
        BlockedBy,   ///< "can not be blocked by ...": `node` is the effect that says so
        Switch,      ///< attack and defense are each other's
        PreventNext, ///< `attack` more damage to it
        Forbid,      ///< of a player: `what` is a Forbid::Deed
        Prevent,     ///< of everybody: `what` 1 is combat damage, 0 all
        Instead,     ///< of its death: `what` is an Instead::Fate
        Base,     ///< `attack`, `defense` instead of what is printed: `what` 1 one, 2 other, 3 both
        Redirect, ///< damage to it is dealt to `redirected()` instead
        Grant,    ///< of a citizen or a seat: it has the ability of number `node()`
        Cost,  ///< of a seat: the effect `node()` says what casting costs; `what` 1: the next only,
               ///< which is the next after the `about` of its kind that were cast this turn
        Watch, ///< the seat `what` has the ability of number `node()`, about `who`
        MoreSoul, ///< of a seat: `attack` more cards into the soul row
        Counters, ///< `what` of them, each of `attack` and `defense`, of the name of number `about`
        Skip,  ///< of a seat: the next Skip::Part `what` of a turn after the one of number `node()`
        Extra, ///< of a seat: `what` is an Extra::Part, or `combatAfterSecond`
        More,  ///< of damage: `what` 1 dealt to it, 0 by it, `attack` times and `defense` more
        Met,   ///< it blocked `redirected()`; only where a text asks
        Hurt,  ///< it was dealt damage by `redirected()`; likewise
        Faction,    ///< it is of the faction `what`, with `attack` besides its own
        Chosen,     ///< for it the faction `what` was chosen
        Copy,       ///< it is a copy; what is printed on it is the card `node()`
        MayCast,    ///< the seat `what` may cast it from where it lies, with `attack` for free
        Paid,       ///< it was cast for an X of `what`, and with `attack` more was paid for it
        Toll,       ///< it attacks the seat `what` for `attack` energy only, or with 0 not at all
        ForbidSome, ///< of a seat: the effect `node()` says what it can not cast
        Named, ///< for it the name of number `node()` was chosen; of a seat: it can not cast that
        CastFrom, ///< of a seat: the effect `node()` says what it may cast from where
        Deeds ///< what it did this turn while the seat `attack` controlled it, `what` of rules/Beforehand.h; only where
              ///< a text asks, of one that has left the island or could not be asked any more
    };
    static constexpr std::uint8_t combatAfterSecond
        = 0xFF; ///< The one that is going on was added there.
    /// Here0 and the three after it: while the seat of that number controls the card `about`.
    enum Until : std::uint8_t {
        Always,
        EndOfTurn,
        NextTurn,
        NextDisengage,
        Attached,
        NextTurnEnd,
        EndOfCombat, ///< of this turn
        Stays,       ///< while the card `about` is on the island
        Here0,
        Engaged0 = Here0 + 4, ///< likewise, while that card is engaged
        So0 = Engaged0 + 4    ///< while the condition of the effect `node()` holds for that seat
    };
    Ref who {};
    Kind kind = Kind::None;
    std::int8_t attack = 0;
    std::int8_t defense = 0;
    std::uint8_t what = 0; ///< KeywordSet, Allow::Deed, or for Control the seat it goes back to.
    std::uint8_t endOfTurn = 0; ///< Until
    std::uint8_t about = 0; ///< Of NextTurn the seat whose, of Attached and Stays the card that is.
    bool operator==(const LastingEffect&) const = default;

    /// With Redirect, to whom; with Met and Hurt the other one.
    Ref redirected() const
    {
        return { static_cast<Index>(attack), static_cast<std::uint8_t>(defense) };
    }
    /// With BlockedBy, Grant, Cost, Skip, Copy, ForbidSome, Named, CastFrom and of Control, kept where a change of
    /// statistics is.
    std::uint16_t node() const
    {
        return static_cast<std::uint16_t>(
            (static_cast<std::uint8_t>(attack) << 8) | static_cast<std::uint8_t>(defense));
    }
};

/// "At the start of your next turn, ..."
struct DelayedEffect
{
    std::uint16_t node = 0xFFFF;
    std::uint16_t card = 0;
    Ref source {};
    Ref subject {};
    Seat controller = noSeat;
    std::uint8_t when = 0;       ///< Delayed::When
    std::uint16_t notBefore = 0; ///< Turn number.
    std::uint8_t ability = 0;
    InlineVector<Ref, 2> targets {}; ///< 8.5 declared when the card was cast
    bool operator==(const DelayedEffect&) const = default;
};

/// glossary Solo: used this turn.
struct SoloUse
{
    std::uint16_t name = 0xFFFF;
    std::uint8_t ability = 0;
    Seat player = noSeat;
    bool operator==(const SoloUse&) const = default;
};

/// 4.4.2 The commanded attack.
struct Attack
{
    Ref attacker {};
    InlineVector<Ref, 2> targets {}; ///< 11 year cards; empty when the player is attacked
    Seat defender = noSeat;
    std::uint8_t blocked = 0; ///< 4.4.3 sticky
    std::uint8_t hitsPlayer = 0;
    bool operator==(const Attack&) const = default;
};

/// What somebody is being asked; options are computed from it.
enum class Ask : std::uint8_t {
    Nothing,
    StartPlayer,
    Recursion,
    Priority,
    Attack,
    AttackTarget,
    Block,
    BlockOrder,
    Cost,
    X,
    Mode,
    Opponent,
    Target,
    EffectOrder,
    TriggerOrder,
    MayTrigger,
    May,
    Number,
    Choose,
    Discard,
    HandLimit,
    Plunder,
    Year,
    Overlord,
    RavenousLoss,
    RowCard,
    Detach,
    Search,
    Rearrange,
    Reveal,
    CastFree,
    Controlled, ///< Nobody asks it any more; the numbers are in the hashes of saved matches.
    OneOf,      ///< One of two things, by whoever does it.
    Faction,
    Copy,
    CardName
};
using Asked = triptych::Asked<Ask>;

// What questions remember
/// Ask::Choose: among what, for whoever carries the effect out.
struct ChosenAmong
{
    enum class What : std::uint8_t {
        Phrase,       ///< What the first or
        SecondPhrase, ///< the second phrase of the effect describes,
        Own,          ///< what each player has of it,
        Seen,         ///< the cards that were looked at,
        Rest,         ///< those of them that go back, `of` how many,
        Hand          ///< the hand of the player `of`.
    };
    What what = What::Phrase;
    std::uint8_t of = 0;
};
struct RowOf ///< Ask::RowCard, Ask::Rearrange: whose row.
{
    Seat owner = noSeat;
};
struct TwoOverlords ///< Ask::Overlord: which of them stays.
{
    Index newcomer = noIndex;
    Index other = noIndex;
};
struct FromOneHost ///< Ask::Detach: how many at most of one citizen.
{
    std::uint8_t most = 0;
};
struct CardsOf ///< Ask::Reveal: which cards.
{
    Seat owner = noSeat;
    Zone zone {};
};
/// Ask::Faction, Ask::CardName, Ask::Copy: the citizen that enters, nobody where an effect has it chosen;
/// and whether it is said to enter, or is only put there.
struct Entering
{
    Index citizen = noIndex;
    bool enters = false;
};

/// A casting, activation or trigger on its way to the pile. Its items are the last `items` of the
/// pile, marked `building`.
struct Announcement
{
    enum class Stage : std::uint8_t { None, Costs, X, Modes, Opponent, Targets, Order, Pay };
    /// Instead: for what a text says instead of the soul cost. Again: of what lies on the pile already, for targets.
    /// Limbo: for what its text says it is cast for from a limbo pile.
    enum class How : std::uint8_t { Normal, ElevenYear, Free, Instead, Again, Limbo };
    Stage stage = Stage::None;
    How how = How::Normal;
    Seat player = noSeat;
    std::uint8_t items = 0;
    std::uint8_t at = 0; ///< Which cost item, item or slot is being asked for.
    std::uint8_t slot = 0;
    std::uint8_t priority = 0; ///< Priority passes on afterwards (8.3.2).
    std::uint8_t asked
        = 0; ///< Whether it is to be cast for something else: 1 asked, 2 known; 3, 4 of what is besides.
    std::uint8_t backTo = 0;        ///< With Again: its place on the pile.
    InlineVector<Ref, 15> costs {}; ///< Picked to pay with, in order of the cost items.
    bool operator==(const Announcement&) const = default;
};

using ObjectSet = triptych::ObjectSet<maxObjects>;

enum class RulesetId : std::uint8_t { Constructed, Limited, Krucible };

struct State
{
    ObjectSet it {};        ///< What the resolving effect last spoke of ("it", "them").
    ObjectSet speakers {};  ///< Who on the island has a passive ability: an index, kept by moving.
    ObjectSet listeners {}; ///< Who on the island has a triggered ability: likewise.
    Random random;
    std::uint16_t turn = 0;    ///< 1 is the first turn of the match.
    std::uint16_t answers = 0; ///< Since the turn began; see RULINGS "endless turns".
    std::array<Object, maxObjects> objects {};
    SeatZones<Zone, zoneCount, maxPlayers, maxObjects> zones;
    std::array<Player, maxPlayers> players {};

    Phase phase = Phase::Setup;
    Step step = Step::None;
    std::uint8_t objectCount = 0;
    std::uint8_t seats = 2;
    RulesetId ruleset = RulesetId::Constructed;
    Seat active = 0;
    Seat first = 0;
    Seat firstChosenBy = noSeat;

    // 8.3 Priority
    std::uint8_t window = 0; ///< Players are being given priority.
    Seat holder = 0;
    std::uint8_t passes = 0;
    std::uint8_t serials = 0; ///< Last serial given to a pile item.

    std::uint8_t over = 0;             ///< 0 while it goes on, then how it ended (rules/Winning.h).
    std::uint8_t winners = 0;          ///< Bit per seat.
    std::uint8_t dirty = 0;            ///< Something changed since the last sweep (7.1).
    std::uint8_t cleaning : 1 = 0;     ///< 4.6b has been done this End of Turn.
    std::uint8_t saidKeywords : 7 = 0; ///< With saidFigures: what keywords it had there.

    Attack attack {};
    Asked asked {};
    InlineVector<Index, 63> picks {}; ///< Picked so far for what is asked, in order.
    Announcement announcement {};
    PileItem resolving {};

    // Words of the resolving effect
    std::uint8_t theNumber = 0; ///< "the number", "that many"
    std::uint8_t detached = 0;
    Seat thatPlayer = noSeat;
    Seat itsController = noSeat;                  ///< Of what was last spoken of, when it was one.
    std::array<std::uint8_t, maxPlayers> done {}; ///< "that many": by or from each player.
    Faction theFaction = 0;                       ///< "the chosen faction"
    std::uint8_t blockers = 0;                    ///< How many have been commanded to block.

    InlineVector<PileItem, 15> pile {};
    Agenda agenda {};
    InlineVector<Waiting, 45> waiting {};
    InlineVector<LastingEffect, 47> lasting {};
    std::uint8_t someoneDid : 1 = 0; ///< Of those who were offered something, one took it.
    std::uint8_t gathers : 2
        = 0; ///< Several do something in turn, 1 none yet: all of it is spoken of.
    /// `saidOne` has left the island, and `resolving` keeps its attack and defense as they were.
    std::uint8_t saidFigures : 1 = 0;
    std::uint8_t goesOn : 1 = 0; ///< The deed before was the same: what is done is counted with it.
    std::uint8_t spareBits : 3 = 0;
    InlineVector<DelayedEffect, 11> delayed {};
    InlineVector<SoloUse, 32> solo {};
    Ref saidOne {};            ///< The one thing last spoken of, as it was then.
    std::uint16_t theName = 0; ///< "the chosen name": its number and 1, or nothing.

    bool operator==(const State&) const = default;
};

static_assert(keywordCount <= 7); // State::saidKeywords
static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 5120);
/// No padding: equal states are equal bytes, on every compiler, and hash alike.
static_assert(std::has_unique_object_representations_v<State>);

/// The lists that may fill up (core/Room.h). What a card itself asks for fits, or its text is refused
/// (cards/ReadCard): targets and costs.
template <typename Visit>
void eachRoom(const State& s, Visit&& visit)
{
    visit("pile", s.pile);
    visit("agenda", s.agenda);
    visit("waiting", s.waiting);
    visit("lasting", s.lasting);
    visit("delayed", s.delayed);
    visit("solo", s.solo);
    visit("picks", s.picks);
}

// Of the objects and their zones (core/Objects.h)
using triptych::cardsIn;
using triptych::countIn;
using triptych::isCurrent;
using triptych::refOf;
using triptych::zoneOf;
using triptych::zoneSeat;
inline std::size_t zoneIndex(Seat p, Zone zone)
{
    return triptych::zoneIndex<State>(p, zone);
}
/// Calls visit(Index) for each citizen on the island, seat by seat. Moving them is for afterwards.
template <typename F>
void eachOnTheIsland(const State& s, F&& visit)
{
    for (Seat p = 0; p < s.seats; ++p)
        for (const Index i : cardsIn(s, p, Zone::Island))
            visit(i);
}
inline bool onIsland(const State& s, Index i)
{
    return zoneOf(s, i) == Zone::Island;
}
inline bool onIsland(const State& s, Ref r)
{
    return isCurrent(s, r) && onIsland(s, r.object);
}

/// The next living player clockwise (8.3.2).
inline Seat nextSeat(const State& s, Seat p)
{
    do
        p = static_cast<Seat>((p + 1) % s.seats);
    while (!s.players[p].alive);
    return p;
}
inline int living(const State& s)
{
    int n = 0;
    for (Seat p = 0; p < s.seats; ++p)
        n += s.players[p].alive;
    return n;
}

} // namespace triptych::kryptik
