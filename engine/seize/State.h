#pragma once

#include "core/InlineVector.h"
#include "core/Random.h"
#include "core/TurnOrder.h"
#include "seize/Acting.h"
#include "seize/Asks.h"
#include "seize/Formats.h"
#include "seize/LastingEffect.h"
#include "seize/Steps.h"

#include <array>
#include <cstdint>
#include <type_traits>

// Everything true in a match of Seize now, half-resolved effects included. Plain data of at most
// 5.25 KiB: copying a match is copying these bytes. Printed cards are not in it, only their numbers
// in the CardSet.
namespace triptych::seize {

using ObjectSet = triptych::ObjectSet<maxObjects>;
using ObjectList = PassingVector<Index, maxObjects>;

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
    InlineVector<Index, 16> shown {}; ///< "among them": cards discarded or shown by the deed before
    std::uint8_t theNumber = 0;       ///< "that much"
    Seat thatPlayer = noSeat;
    Seat opponent = noSeat; ///< "an opponent", once chosen.
    /// Whether what was optional or told was done; of who may yet be rescued it shows when that is answered.
    enum StepDone : std::uint8_t { NotDone, Done, IfOneFell, IfAllFell };
    std::uint8_t stepDone = NotDone;
    std::uint8_t destroyed = 0; ///< "destroyed this way"
    std::uint8_t fit = 0;       ///< Bit per target that was legal as the resolution began.

    InlineVector<StackItem, 15> stack {};
    InlineVector<Waiting, 28> waiting {};
    Agenda agenda {};
    InlineVector<LastingEffect, 39> lasting {};
    InlineVector<DelayedEffect, 21> delayed {};
    InlineVector<Use, 24> used {};
    InlineVector<Marked, 23> marked {};
    InlineVector<Departed, 9> departed {}; ///< The last of them.
    InlineVector<Opening, 6> openings {};  ///< The last of what can be answered.
    std::uint8_t lossesMet = 0;            ///< A bit per seat: it would have lost loot this turn.
    std::uint8_t gainsMet = 0;             ///< And gained some.
    std::uint8_t excess = 0;               ///< Damage beyond the health that was left.
    std::uint8_t turnsSkipped = 0;         ///< A bit per seat: its next turn does not come.
    std::uint8_t turnsMore = 0;            ///< A bit per seat: it has one more turn after this.
    std::uint8_t won = 0;                  ///< Of the coins that the resolving effect tossed last.
    /// Where the card that resolves goes: 0 to the discard, else ReturnToHand::Goal and 1.
    std::uint8_t cardGoes = 0;
    std::array<std::uint8_t, maxPlayers> phasesSkipped {}; ///< Of each seat, a bit per Phase.
    std::uint8_t rolled = 0;                               ///< What its die showed last.
    /// How many cards each seat has played face down this turn.
    std::array<std::uint8_t, maxPlayers> faceDowns {};
    std::uint8_t ending = 0; ///< What waited for the end of this phase is being done.
    std::uint8_t turned = 0; ///< S-FMT-ARENA-SHARED the later seat of the team has priority first.

    // What the speakers speak of and the listeners listen for, all together: most questions are
    // about what nobody grants, and most of what happens nobody waits for. It follows from the
    // rest, so a hash needs only what stands before it.
    ModifierSet grants {};
    std::uint64_t awaited = 0;    ///< Bit per Trigger::Event.
    std::uint32_t allowances = 0; ///< `bitOf` each Allowance::Kind.
    std::uint8_t rescues
        = 0; ///< Something may come instead of what would happen: keepsAlways, keepsByOffer.
    std::uint8_t openHands = 0; ///< Bit per seat: all may see its hand.
    std::uint8_t seenTops = 0;  ///< Bit per seat: it may see the top card of its deck.
    std::uint8_t openTops = 0;  ///< And all may.

    bool operator==(const State&) const = default;
};

static_assert(isPlain<State> && sizeof(State) <= 5632);

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
    visit("shown", s.shown);
    visit("departed", s.departed);
    visit("openings", s.openings);
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
/// Whether it is an opponent's turn; that of one's team is none.
inline bool isFoesTurn(const State& s, Seat p)
{
    return !areAllied(s, s.active, p);
}
/// The next in turn order, alive or not.
inline Seat seatAfter(const State& s, Seat p)
{
    ++p;
    if (p >= s.seats)
        p = 0;
    return p;
}
// Of those who live (core/TurnOrder.h)
using triptych::living;
using triptych::nextSeat;

} // namespace triptych::seize
