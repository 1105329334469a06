#pragma once

#include "core/InlineVector.h"
#include "core/Random.h"
#include "core/flow/Asked.h"
#include "seize/Steps.h"
#include "seize/rules/Formats.h"

#include <array>
#include <cstdint>
#include <type_traits>

// Everything true in a match of Seize now, half-resolved effects included. Plain data of at most
// 5.25 KiB: copying a match is copying these bytes. Printed cards are not in it, only their numbers
// in the CardSet.
namespace triptych::seize {

/// S-STACK-1 What waits on the stack.
struct StackItem
{
    enum class Kind : std::uint8_t {
        None,
        Mercenary, ///< being hired or summoned
        Ability,
        Attack,
        Step,
        Plunder,
        Spot,
        Activation,
        Trigger
    };
    static constexpr std::size_t maxTargets = 6;
    static constexpr std::size_t maxSlots = 4;

    std::uint16_t card = 0;      ///< Whose text it is.
    std::uint16_t node = 0xFFFF; ///< Of a delayed trigger: its effect.
    Kind kind = Kind::None;
    Seat controller = noSeat;
    std::uint8_t ability = 0; ///< Which paragraph, 0-based, or `wholeCard`.
    std::uint8_t serial = 0;  ///< Its name among the waiting; unique on the stack.
    Ref source {};            ///< The card played, the mercenary that acts, the host of an ability.
    Ref user {};              ///< Who uses an ability card, or attacked (of a trigger); whom a Spot
                              ///< uncovers; the treasure that comes with a mercenary.
    Ref subject {};           ///< What the trigger was about.
    Ref object {};            ///< Of a trigger: who was attacked.
    Seat other = noSeat;      ///< The player a trigger is about.
    Tile tile = noTile;      ///< Where a mercenary or a step goes; where the mercenary of a trigger
                             ///< stood when it happened.
    std::uint8_t how = 0;    ///< Of an Attack: AttackStat.
    std::uint8_t amount = 0; ///< "that much"
    std::uint8_t mode = 0;   ///< Which of "choose one", 0-based.
    std::uint8_t building = 0; ///< Still being declared.
    std::uint8_t slots = 0;    ///< Filled slots.
    /// Targets of slot s: [slotEnd[s-1], slotEnd[s]).
    std::array<std::uint8_t, maxSlots> slotEnd {};
    InlineVector<Ref, maxTargets> targets {};
    bool operator==(const StackItem&) const = default;
};
enum class AttackStat : std::uint8_t { Melee, Ranged };
/// StackItem::ability of an ability card: all its paragraphs as one (CardSet::ability).
inline constexpr std::uint8_t wholeCard = 0xFE;
/// Of the trigger of a Delayed: its effect is StackItem::node.
inline constexpr std::uint8_t delayedMark = 0xFD;

/// A triggered ability that waits to be put on the stack.
struct Waiting
{
    Ref source {};
    Ref subject {}; ///< "it": the mercenary attacked, upstaged, destroyed, ...
    Ref attacker {};
    Ref attacked {};
    std::uint16_t card = 0;
    std::uint8_t ability = 0;
    Seat controller = noSeat;
    Seat other = noSeat;
    std::uint8_t amount = 0;     ///< "that much"
    std::uint16_t node = 0xFFFF; ///< Of a delayed trigger: its effect.
    Tile tile = noTile;          ///< Where its mercenary stood when it happened.
    std::uint8_t spare = 0;
    bool operator==(const Waiting&) const = default;
};

/// A continuous effect of something that has resolved: one Modifier of one mercenary.
struct LastingEffect
{
    Ref who {};
    std::uint8_t what = 0; ///< Modifier::Kind
    std::int8_t amount = 0;
    std::uint8_t detail = 0; ///< A Status or a DamageType, where the kind has one.
    Duration until = Duration::Always;
    Seat whose = noSeat; ///< Whose next turn ends it.
    Index treasure = 0;  ///< WhileEquipped: which; or `anyTreasure` that it carries.
    bool operator==(const LastingEffect&) const = default;
};

inline constexpr Index anyTreasure = noIndex;
/// LastingEffect::what of "prevent the next N damage".
inline constexpr std::uint8_t preventionMark = 0xDF;
/// LastingEffect::amount of one that prevents all of the next damage.
inline constexpr std::int8_t preventsAll = 127;
/// And what a player may do for a time, an Allowance: `who` is the seat, `what` this and its kind, `detail`
/// and `treasure` the number of the effect.
inline constexpr std::uint8_t allowanceMark = 0xE0;

/// "At the start of your next turn, ...": leaves one trigger behind.
struct DelayedEffect
{
    std::uint16_t node = 0xFFFF;
    std::uint16_t card = 0;
    Ref source {};
    Ref subject {}; ///< Of a trap: its tile.
    Seat controller = noSeat;
    std::uint8_t ability = 0;
    std::uint8_t when = 0;    ///< Delayed::When, or `trapMark`
    std::uint8_t skipped = 0; ///< The turn it was made in has ended.
    bool operator==(const DelayedEffect&) const = default;
};

/// DelayedEffect::when of a trap; its node is the Trap.
inline constexpr std::uint8_t trapMark = 0xFE;
/// And of "the next time it would be destroyed this turn": its node is the Rescue, `subject` whom it saves.
inline constexpr std::uint8_t rescueMark = 0xFC;
/// And of what waits for a time: its node is the Watch, `subject` the one it was made about.
inline constexpr std::uint8_t watchMark = 0xFB;

/// "Once per turn": used.
struct Use
{
    Ref source {};
    std::uint8_t ability = 0;
    std::uint8_t nth = 0; ///< Of what triggers "for the second time each turn", which time.
    bool operator==(const Use&) const = default;
};

/// Counters that a card gives a name, of that card.
struct Marked
{
    Index object = noIndex;
    std::uint8_t count = 0;
    bool operator==(const Marked&) const = default;
};

/// Use::nth of what can be used once per game only: that is kept, whatever becomes of its card.
inline constexpr std::uint8_t forGood = 0xFF;
/// Use::ability of an additional equipping.
inline constexpr std::uint8_t equipMark = 0xFC;

/// What somebody is being asked; options are computed from it.
enum class Ask : std::uint8_t {
    Nothing,
    StartPlayer,
    Mulligan,
    Pillar,
    Champion,
    Acquire,
    Priority,
    AttackTarget,
    Walk,
    Arrive,
    Payment,
    Cost,
    Mode,
    Target,
    TriggerOrder,
    HandLimit,
    May,
    Choose,
    Discard,
    Opponent,
    Status,
    Steps,
    Rescue,
    Number,
    Counters ///< Which counters are taken from a mercenary.
};
using Asked = triptych::Asked<Ask>;

// What questions remember
/// The question of a mercenary: it is the first thing that each of them remembers.
struct OfMercenary
{
    Index mercenary = noIndex;
};
struct AttackBegun ///< Ask::AttackTarget: with which of its attacks, an AttackStat.
{
    Index attacker = noIndex;
    std::uint8_t stat = 0;
};
struct Mended ///< Ask::Status: of what it is mended.
{
    Index mercenary = noIndex;
    bool physical = false;
};
struct Saving ///< Ask::Rescue: whose ability saves whom.
{
    Index saviour = noIndex;
    Index doomed = noIndex;
};
struct NumberUpTo ///< Ask::Number: how many at most.
{
    std::uint8_t most = 0;
};
struct OfSlot ///< Ask::Target: for which of the targets of what is announced.
{
    std::uint8_t number = 0;
};
/// Ask::Choose: among what.
struct ChosenAmong
{
    enum class What : std::uint8_t {
        Phrase, ///< What a phrase of the leaf describes,
        SecondPhrase,
        Carried,   ///< what the mercenary `of` carries,
        Loose,     ///< what it could carry,
        Warchest,  ///< treasures to be turned,
        Top,       ///< cards of a deck that were looked at, `of` how many,
        Pile,      ///< cards of a deck or a pile,
        Damage,    ///< mercenaries that share it: a point a pick,
        Treasures, ///< treasures of anybody,
        Hand,      ///< the hand of the player `of`,
        Strikable, ///< mercenaries within reach of the mercenary `of`,
        Theirs,    ///< treasures of the player who is asked,
        Shown,     ///< cards of the hand that could be shown,
        Landing    ///< tiles for the mercenary `of` that comes from elsewhere.
    };
    What what = What::Phrase;
    std::uint8_t of = 0;
};

/// Something on its way to the stack. Its item is the last of the stack, marked `building`.
struct Announcement
{
    enum class Stage : std::uint8_t { None, Payment, Costs, Mode, Targets, Done };
    Stage stage = Stage::None;
    Seat player = noSeat;
    std::uint8_t slot = 0;
    std::uint8_t cost = 0;                ///< Treasures to exhaust (S-TREAS-COST).
    InlineVector<Index, 31> treasures {}; ///< Picked to pay with.
    InlineVector<Index, 15> discards {};
    bool operator==(const Announcement&) const = default;
};

using ObjectSet = triptych::ObjectSet<maxObjects>;

constexpr std::array<Index, tileCount> nobody()
{
    std::array<Index, tileCount> board {};
    board.fill(noIndex);
    return board;
}

struct State
{
    ObjectSet speakers {};  ///< Who in play has a passive ability: an index, kept by moving.
    ObjectSet listeners {}; ///< Who in play has a triggered ability: likewise.
    TileSet fog {};         ///< S-STATUS-FOG-1
    TileSet freshFog {};    ///< S-STATUS-FOG-2 placed in this End Phase
    TileSet pillars {};     ///< S-FMT-ARENA-PILLARDEF
    std::array<TileSet, maxPlayers> standing {}; ///< Where each seat's mercenaries stand.
    Random random;
    std::uint16_t turn = 0;    ///< 1 is the first turn of the match.
    std::uint16_t answers = 0; ///< Since the turn began; see RULINGS "endless turns".
    /// What each seat did in the four turns before this one, the last of them first: bit per Done.
    std::array<std::array<std::uint16_t, maxPlayers>, 4> doneBefore {};
    std::array<Object, maxObjects> objects {};
    SeatZones<Zone, zoneCount, maxPlayers, maxObjects> zones;
    std::array<Mercenary, maxMercenaries> mercenaries {};
    std::array<Index, tileCount> board = nobody(); ///< Who stands where.
    std::array<Player, maxPlayers> players {};
    RulesOptions options {};

    Phase phase = Phase::Beginning;
    std::uint8_t settingUp = 1;
    std::uint8_t objectCount = 0;
    std::uint8_t seats = 2;
    RulesetId ruleset = RulesetId::Standard;
    Seat active = 0;
    Seat first = noSeat;
    Seat firstChosenBy = noSeat;
    Seat highest = noSeat; ///< Who won the dice.

    // S-PRIO
    std::uint8_t window = 0; ///< Players are being given priority.
    Seat holder = 0;
    std::uint8_t passes = 0;
    std::uint8_t serials = 0; ///< Last serial given to a stack item.

    /// What has happened this turn, a bit per seat: who has played an ability card, whose mercenaries
    /// were destroyed, who has lost loot and who has gained some.
    std::array<std::uint8_t, maxPlayers> fallen {}; ///< How many mercenaries of each seat.
    std::uint8_t havePlayed = 0;
    std::uint8_t haveLost = 0;
    std::uint8_t lootLost = 0;
    std::uint8_t lootGained = 0;
    std::array<std::array<std::uint8_t, doneCount>, maxPlayers> done {}; ///< How often, by Done.
    /// Whose turns the four before this one were, the last of them first.
    std::array<Seat, 4> turnsBefore { noSeat, noSeat, noSeat, noSeat };

    std::uint8_t over = 0;     ///< 0 while it goes on, then how it ended (rules/Winning.h).
    std::uint8_t winners = 0;  ///< Bit per seat.
    std::uint8_t dirty = 0;    ///< Something changed since the last sweep.
    std::uint8_t cleaning = 0; ///< How far the end of this End Phase has come.
    std::uint8_t timeUp = 0;   ///< Somebody called time (S-FMT-STD-ROUND).

    // A forced outcome (NOTATION section 4)
    std::uint32_t coins = 0; ///< Bit n: the n-th coin is won.
    std::uint8_t coinsLeft = 0;
    std::uint8_t diceLeft = 0;
    std::array<std::uint8_t, 10> dice {};

    Asked asked {};
    InlineVector<Index, 31> picks {}; ///< Picked so far for what is asked, in order.
    Announcement announcement {};
    StackItem resolving {};

    // Words of the resolving effect
    InlineVector<Ref, 17> it {};       ///< What it last spoke of ("it", "them").
    InlineVector<Ref, 17> attacked {}; ///< "the attacked mercenary"
    InlineVector<Ref, 17> hurt {};     ///< "damaged this way"
    InlineVector<Index, 15> shown {}; ///< "among them": cards discarded or shown by the deed before
    std::uint8_t theNumber = 0;       ///< "that much"
    Seat thatPlayer = noSeat;
    Seat opponent = noSeat;     ///< "an opponent", once chosen.
    std::uint8_t did = 0;       ///< What was optional was done.
    std::uint8_t destroyed = 0; ///< "destroyed this way"
    std::uint8_t fit = 0;       ///< Bit per target that was legal as the resolution began.
    std::uint8_t turned = 0; ///< S-FMT-ARENA-SHARED the later seat of the team has priority first.

    InlineVector<StackItem, 15> stack {};
    InlineVector<Waiting, 31> waiting {};
    Agenda agenda {};
    InlineVector<LastingEffect, 39> lasting {};
    InlineVector<DelayedEffect, 9> delayed {};
    InlineVector<Use, 23> used {};
    InlineVector<Marked, 23> marked {};
    std::uint8_t instantsPlayed = 0; ///< This turn, a bit per seat.
    std::uint8_t attacksPlayed = 0;  ///< Attack ability cards, likewise.
    std::uint8_t excess = 0;         ///< Damage beyond the health that was left.
    std::uint8_t turnsSkipped = 0;   ///< A bit per seat: its next turn does not come.
    std::uint8_t turnsMore = 0;      ///< A bit per seat: it has one more turn after this.
    std::uint8_t spare = 0;          ///< Nothing: what alignment leaves over.
    std::array<std::uint8_t, maxPlayers> phasesSkipped {}; ///< Of each seat, a bit per Phase.
    std::array<std::uint8_t, 4> spares {};                 ///< Likewise.

    // What the speakers speak of and the listeners listen for, all together: most questions are
    // about what nobody grants, and most of what happens nobody waits for. It follows from the
    // rest, so a hash needs only what stands before it.
    ModifierSet grants {};
    std::uint64_t awaited = 0;    ///< Bit per Trigger::Event.
    std::uint32_t allowances = 0; ///< Bit per Allowance::Kind.
    std::uint8_t rescues = 0;     ///< Somebody may be kept from being destroyed.
    std::uint8_t openHands = 0;   ///< Bit per seat: all may see its hand.
    std::uint8_t seenTops = 0;    ///< Bit per seat: it may see the top card of its deck.
    std::uint8_t openTops = 0;    ///< And all may.

    bool operator==(const State&) const = default;
};

static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 5376);
/// No padding: equal states are equal bytes, on every compiler, and hash alike.
static_assert(std::has_unique_object_representations_v<State>);

/// The lists that may fill up (core/Room.h). What a card itself asks for fits, or its text is refused
/// (cards/ReadCard): targets.
template <typename Visit>
void eachRoom(const State& s, Visit&& visit)
{
    visit("stack", s.stack);
    visit("agenda", s.agenda);
    visit("waiting", s.waiting);
    visit("lasting", s.lasting);
    visit("delayed", s.delayed);
    visit("used", s.used);
    visit("marked", s.marked);
    visit("picks", s.picks);
    visit("it", s.it);
    visit("attacked", s.attacked);
    visit("hurt", s.hurt);
    visit("treasures", s.announcement.treasures);
    visit("discards", s.announcement.discards);
}

/// How many counters with a name lie on a card, and what becomes of them.
inline int marksOn(const State& s, Index i)
{
    for (const Marked& m : s.marked)
        if (m.object == i)
            return m.count;
    return 0;
}
inline void setMarks(State& s, Index i, int count)
{
    for (std::size_t k = 0; k < s.marked.size(); ++k)
        if (s.marked[k].object == i) {
            if (count <= 0)
                s.marked.erase(k);
            else
                s.marked[k].count = static_cast<std::uint8_t>(count < 255 ? count : 255);
            return;
        }
    if (count > 0)
        s.marked.push_back({ i, static_cast<std::uint8_t>(count < 255 ? count : 255) });
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
inline bool onBattlefield(const State& s, Index i)
{
    return zoneOf(s, i) == Zone::Battlefield;
}
inline bool onBattlefield(const State& s, Ref r)
{
    return isCurrent(s, r) && onBattlefield(s, r.object);
}
inline bool isInPlay(Zone a)
{
    return a == Zone::Battlefield || a == Zone::Equipped || a == Zone::Events;
}
/// The mercenary that an object on the battlefield is.
inline Mercenary& mercenary(State& s, Index i)
{
    return s.mercenaries[s.objects[i].host];
}
inline const Mercenary& mercenary(const State& s, Index i)
{
    return s.mercenaries[s.objects[i].host];
}
inline bool isExhausted(const State& s, Index i)
{
    return mercenary(s, i).exhaust > 0;
}
inline const Format& formatOf(const State& s)
{
    return formatOf(s.ruleset);
}

// Sides: a player alone, or a team (S-FMT-STD-2V2)
inline Seat teamOf(const State& s, Seat p)
{
    return formatOf(s).teams ? static_cast<Seat>(p % 2) : p;
}
inline bool areAllied(const State& s, Seat a, Seat b)
{
    return a == b || (formatOf(s).teams && teamOf(s, a) == teamOf(s, b));
}
/// Whether it is this seat's turn (S-FMT-ARENA-SHARED: teammates share one).
inline bool hasTurn(const State& s, Seat p)
{
    return s.active == p || (formatOf(s).sharedTurn && areAllied(s, s.active, p));
}
/// The next in turn order, alive or not.
inline Seat seatAfter(const State& s, Seat p)
{
    ++p;
    if (p >= s.seats)
        p = 0;
    return p;
}
/// The next living player in turn order.
inline Seat nextSeat(const State& s, Seat p)
{
    do
        p = seatAfter(s, p);
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

} // namespace triptych::seize
