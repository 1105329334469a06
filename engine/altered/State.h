#pragma once

#include "altered/effects/Words.h"
#include "altered/rules/Policy.h"
#include "core/Id.h"
#include "core/InlineVector.h"
#include "core/Random.h"
#include "core/ZoneLists.h"

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

// Everything true in a match of Altered now, half-resolved effects included. Plain data of at most
// 4 KiB: copying a match is copying these bytes. Printed cards are not in it, only their numbers
// in the CardSet.
namespace triptych::altered {

inline constexpr int maxPlayers = 2;
inline constexpr int maxObjects = 150; ///< Cards of both decks, Heroes and tokens together.

using Index = std::uint8_t; ///< Of an object in State::objects.
inline constexpr Index noIndex = 0xFF;
using Seat = std::uint8_t;
inline constexpr Seat noSeat = 0xFF;

inline Seat otherSeat(Seat p)
{
    return static_cast<Seat>(1 - p);
}

/// One object as it was at some moment. An object never changes zone (2.1.c): what represents it
/// becomes a new object, its era moves on and old references to it no longer match.
struct Ref
{
    Index object = noIndex;
    std::uint8_t era = 0;
    bool operator==(const Ref&) const = default;
};

/// The piles a card can lie in: those of each seat, and Limbo.
enum class Spot : std::uint8_t {
    Hand,
    Deck,
    Discard,
    Hero,
    Landmark,
    Mana,
    Reserve,
    HeroExpedition,
    CompanionExpedition,
    Limbo, ///< Shared; kept with the seat that plays the card.
    Gone   ///< A token that ceased to exist (2.1.d), free to be used again.
};
inline constexpr std::size_t spotCount = 11;

struct Object
{
    /// 2.4 Anchored, Asleep, Exhausted and Fleeting; Boosted follows from the boosts (2.4.4).
    StatusSet statuses = 0;
    std::uint8_t owner : 1 = 0;
    std::uint8_t controller : 1 = 0;
    std::uint8_t knownTo : 2 = 0; ///< Bit per seat: who has seen this card where it lies hidden.
    std::uint8_t token : 1 = 0;
    std::uint8_t fromReserve : 1 = 0; ///< Of a card in Limbo or just played: where it came from.
    std::uint8_t scouted : 1 = 0;     ///< 7.4.5 Its Scout cost was chosen.
    std::uint8_t faceDown : 1 = 0;    ///< 3.2.9.b
    std::uint16_t card = 0;
    std::uint16_t timestamp = 0; ///< 2.2.15
    std::uint8_t era = 0;
    std::uint8_t boosts = 0;
    std::uint8_t counterKind = 0; ///< A kind of named counter (CardSet), 0: none.
    std::uint8_t counters = 0;
    std::uint8_t serial = 0;        ///< Of a token: how many of its name there have been.
    std::uint8_t completed : 1 = 0; ///< Of a Feat: what it asks for has been done.
    std::uint8_t inBoth : 1 = 0;    ///< 7.4.4 Whether it was Gigantic after the last event.
    std::uint8_t spare : 6 = 0;     ///< Nothing: what is left of the byte.

    bool is(Status status) const
    {
        return status == Status::Boosted ? boosts > 0 : (statuses & bit(status)) != 0;
    }
    void set(Status status, bool on)
    {
        statuses = static_cast<StatusSet>(on ? statuses | bit(status) : statuses & ~bit(status));
    }
    bool operator==(const Object&) const = default;
};

/// 2.1.h What was last known of an object that left play, Reserve or Limbo.
struct Memory
{
    Ref who {};
    std::uint16_t card = 0; ///< Of its own: the place of a token that ceased may be used again.
    StatusSet statuses = 0;
    std::uint8_t keywords = 0;
    std::uint8_t boosts = 0;
    std::uint8_t counterKind = 0;
    std::uint8_t counters = 0;
    Spot spot = Spot::Gone;
    std::array<std::int8_t, 3> statistics {};
    std::uint8_t owner : 1 = 0;
    std::uint8_t controller : 1 = 0;
    std::uint8_t fromReserve : 1 = 0; ///< Of what was in Limbo.
    std::uint8_t spare : 5 = 0;       ///< Nothing: what is left of the byte.
    bool operator==(const Memory&) const = default;
};
static_assert(keywordCount <= 8);

/// "It", "them": what was last spoken of. An effect still finds what it has moved (2.1.f), but asks
/// what that was: so each of them is marked once it has left where it was when it was spoken of.
class Spoken
{
    static constexpr std::size_t most = 23;

public:
    std::size_t size() const { return m_things.size(); }
    bool empty() const { return m_things.empty(); }
    bool full() const { return m_things.full(); }
    const Index* begin() const { return m_things.begin(); }
    const Index* end() const { return m_things.end(); }
    Index front() const { return m_things.front(); }
    bool contains(Index i) const { return m_things.contains(i); }
    void push_back(Index i) { m_things.push_back(i); }
    void clear()
    {
        m_things.clear();
        m_left = {};
    }
    /// It has left play or gone where nothing is known of it; or entered play, and is asked as it is.
    void note(Index i, bool left)
    {
        for (std::size_t k = 0; k < m_things.size(); ++k)
            if (m_things[k] == i)
                m_left[k / 8] = static_cast<std::uint8_t>(
                    left ? m_left[k / 8] | (1u << k % 8) : m_left[k / 8] & ~(1u << k % 8));
    }
    bool hasLeft(Index i) const
    {
        for (std::size_t k = 0; k < m_things.size(); ++k)
            if (m_things[k] == i)
                return (m_left[k / 8] >> k % 8) & 1;
        return false;
    }
    bool operator==(const Spoken&) const = default;

private:
    InlineVector<Index, most> m_things {};
    std::array<std::uint8_t, (most + 7) / 8> m_left {};
};

/// The marker of one expedition.
struct Marker
{
    std::uint8_t region = 0;
    std::uint8_t moved = 0; ///< This day, at any time: its Gears rest (4.2.5.b).
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

/// Expeditions, seats and regions among things that are picked or targeted: numbers above those
/// of objects.
inline constexpr Index firstRegion = 0xD0;
inline constexpr Index firstSeat = 0xE0;
inline constexpr Index firstExpedition = 0xF0;
inline Index expeditionThing(Seat p, int kind)
{
    return static_cast<Index>(firstExpedition + 2 * p + kind);
}
inline bool isExpedition(Index i)
{
    return i >= firstExpedition && i < firstExpedition + 4;
}
inline bool isRegion(Index i)
{
    return i >= firstRegion && i < firstRegion + 8;
}
inline Index seatThing(Seat p)
{
    return static_cast<Index>(firstSeat + p);
}
inline bool isSeatThing(Index i)
{
    return i >= firstSeat && i < firstSeat + maxPlayers;
}

/// 6.3.g An Emblem-Reaction in Limbo.
struct Emblem
{
    Ref source {};  ///< "I", as the trigger left it (2.1.e).
    Ref was {};     ///< "I" as it was before the event, for what was last known.
    Ref subject {}; ///< "it", what the trigger was about (6.3.h).
    std::uint16_t card = 0;
    std::uint16_t node = 0xFFFF; ///< Of a reaction that is no printed ability: its effect.
    std::uint8_t ability = 0;
    Seat controller = noSeat;
    std::uint8_t number = 0;     ///< "that many"
    std::uint8_t serial = 0;     ///< Its name among the waiting.
    Seat player = noSeat;        ///< "that player"
    std::uint8_t subjectWas = 0; ///< The era of the subject before the event.
    bool operator==(const Emblem&) const = default;
};

/// 2.2.14 An Emblem-Ongoing: what has resolved and lasts, or waits for its one occasion.
struct Ongoing
{
    Ref source {};
    Ref who {}; ///< The object it is about; noIndex: as its effect says.
    std::uint16_t card = 0;
    std::uint16_t node = 0xFFFF;
    std::uint16_t timestamp = 0;
    Seat controller = noSeat;
    std::uint8_t until = 0; ///< Duration
    bool operator==(const Ongoing&) const = default;
};

/// What is being carried out: a Spell, a quick action, a Reaction. A play that an effect orders
/// lies on top of that effect (v4 5.2.b).
struct Acting
{
    enum class Kind : std::uint8_t { None, Spell, QuickAction, Reaction, Rule };
    static constexpr std::size_t maxSlots = 4;

    Ref source {};
    Ref was {};
    Ref subject {};
    std::uint16_t card = 0;
    std::uint8_t ability = 0;
    Kind kind = Kind::None;
    std::uint8_t did : 1 = 1;   ///< "If you do": the last step was started (6.5.f).
    std::uint8_t free : 1 = 0;  ///< Played without its costs.
    std::uint8_t none : 1 = 0;  ///< Nothing was chosen last: "it" is nothing (6.5.b).
    std::uint8_t spare : 5 = 0; ///< Nothing: what is left of the byte.
    Seat controller = noSeat;
    Seat thatPlayer = noSeat;
    std::int8_t x = 0;         ///< X, as paid or counted
    std::int8_t number = 0;    ///< "that many", the result of a die
    std::uint8_t modes = 0;    ///< v1 6.5.e modes declared
    std::uint8_t declared = 0; ///< v1 5.2.3: filled slots of targets
    std::uint8_t tax = 0;      ///< v1 7.4.5: what Tough targets add to the cost
    std::uint8_t serial = 0;
    Index place = noIndex;           ///< "that Expedition": the one named last
    Seat doer = noSeat;              ///< Who acts, where an effect has somebody else act.
    std::uint8_t count = 0;          ///< How many things the last step dealt with.
    std::uint16_t token = 0xFFFF;    ///< "create only one": of what token
    std::uint16_t previous = 0xFFFF; ///< "do it again": the step before
    std::uint8_t subjectWas = 0;     ///< The era of the subject before the event it is about.
    std::array<std::uint8_t, maxSlots> slotEnd {};
    InlineVector<Ref, 7> targets {};
    Spoken it {};
    InlineVector<Index, 7> rest {};      ///< "the other", "the rest": what was not chosen of them
    InlineVector<Index, 4> toughPaid {}; ///< 7.4.7.f once an effect and object
    bool operator==(const Acting&) const = default;
};

/// What still has to be done. The next one is the last of the agenda.
struct Frame
{
    enum class Kind : std::uint8_t {
        None,
        SetUpMana,
        Expand,
        CleanUp,
        Play,    ///< a the card, b where to and how, c Price, d who; node the change of the price
        Declare, ///< v1 5.2.3 modes and targets of what is on top of `acting`
        Effect,  ///< node
        Costs,   ///< the costs of a quick action or mode: ability a, from cost b on
        Paragraphs,   ///< the paragraphs of a Spell: from a on
        FleetingStep, ///< v4 5.2.1.c
        FinishSpell,
        FinishAction,
        ChooseModifier, ///< a to what it would happen, b, c and node what (Modifiers), d who chooses
        ReplaceMove, ///< the same, d whose modifier; or a an Expedition, b how far, c due to what
        ReplaceRoll
    };
    Kind kind = Kind::None;
    std::uint8_t stage = 0;
    std::uint16_t node = 0xFFFF;
    std::uint8_t a = 0;
    std::uint8_t b = 0;
    std::uint8_t c = 0;
    std::uint8_t d = 0;
    bool operator==(const Frame&) const = default;
};

/// What somebody is being asked; options are computed from it.
enum class Ask : std::uint8_t {
    Nothing,
    SetUpMana,
    Expand,
    Turn,
    React,
    Keep,
    May,
    Number,
    Mode,
    Target,
    Choose,
    Player,
    Play,
    Modifier
};
struct Asked
{
    Ask what = Ask::Nothing;
    Seat player = noSeat;
    std::uint8_t min = 0; ///< Of picks.
    std::uint8_t max = 0;
    std::uint16_t node = 0xFFFF;
    std::uint8_t a = 0;
    std::uint8_t b = 0;
    bool operator==(const Asked&) const = default;
};

/// 1.4.6 How often an ability of an object was used or activated this day.
struct Use
{
    Ref who {};
    std::uint8_t ability = 0;
    std::uint8_t times = 0;
    bool operator==(const Use&) const = default;
};

/// What a text of some card asks about later: "if you played a Spell this turn".
struct Past
{
    std::uint16_t card = 0;
    std::uint8_t event : 5 = 0;           ///< Happening::Event
    std::uint8_t player : 2 = maxPlayers; ///< maxPlayers: nobody.
    std::uint8_t turn : 1 = 0;            ///< This turn still.
    Icons icons = 0;
    bool operator==(const Past&) const = default;
};

/// Tokens of one name created so far: handles number them.
struct TokenCount
{
    std::uint16_t name = 0xFFFF;
    std::uint16_t created = 0;
    bool operator==(const TokenCount&) const = default;
};

using ObjectSet = std::array<std::uint64_t, 3>;
inline void add(ObjectSet& s, Index i)
{
    s[i >> 6] |= std::uint64_t { 1 } << (i & 63);
}
inline void remove(ObjectSet& s, Index i)
{
    s[i >> 6] &= ~(std::uint64_t { 1 } << (i & 63));
}
inline bool has(const ObjectSet& s, Index i)
{
    return i < maxObjects && ((s[i >> 6] >> (i & 63)) & 1);
}
inline bool none(const ObjectSet& s)
{
    return (s[0] | s[1] | s[2]) == 0;
}
/// Calls visit(Index) for each member, in order.
template <typename F>
void eachOf(const ObjectSet& s, F&& visit)
{
    for (std::size_t word = 0; word < s.size(); ++word)
        for (std::uint64_t bits = s[word]; bits != 0; bits &= bits - 1)
            visit(static_cast<Index>(word * 64 + static_cast<std::size_t>(std::countr_zero(bits))));
}

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
    Random random;
    std::array<Object, maxObjects> objects {};
    ZoneLists<maxObjects, maxPlayers * spotCount> zones;
    Adventure adventure {};
    std::array<Player, maxPlayers> players {};

    std::uint16_t day = 1;
    std::uint16_t timestamps = 0; ///< Last one given.
    std::uint16_t answers = 0;    ///< Since the day began; see RULINGS "endless days".
    Stage stage = Stage::Setup;
    std::uint8_t daily = 0; ///< Which daily effect comes next.
    RulesetId ruleset = RulesetId::Cr1;
    std::uint8_t limited = 0;
    Seat first = 0;            ///< The first player of the day.
    Seat turn = 0;             ///< Whose turn it is in the Afternoon.
    std::uint8_t turnEnds = 0; ///< A card was played, or somebody passed (4.2.3.e).
    std::uint8_t anotherTurn = 0;
    std::uint8_t passedFirst = 0; ///< Somebody has passed this Afternoon.
    std::uint8_t swaps = 0;       ///< 3.2.9.e since the last other answer.
    std::uint8_t objectCount = 0;
    std::uint8_t serials = 0; ///< Last serial given to an emblem.
    std::uint8_t over = 0;
    std::uint8_t winners = 0;   ///< Bit per seat.
    std::uint8_t reduction = 0; ///< ReduceMyCost of the card being declared.
    std::uint8_t unused = 0;    ///< Nothing: what the alignment of the next leaves over.

    Asked asked {};
    InlineVector<Index, 39> picks {}; ///< Picked so far for what is asked, in order.
    std::array<InlineVector<Index, 39>, 2>
        phrases {};                         ///< What the step's phrases were found to be.
    InlineVector<std::uint8_t, 11> dice {}; ///< Forced results, taken before chance is asked.
    InlineVector<Acting, 4> acting {};
    InlineVector<Emblem, 24> emblems {};
    InlineVector<Ongoing, 16> ongoing {};
    InlineVector<Frame, 32> agenda {};
    InlineVector<Memory, 12> memories {};
    InlineVector<Use, 16> uses {};
    std::uint8_t spare = 0; ///< Nothing: what the alignment of the next leaves over.
    InlineVector<TokenCount, 12> tokens {};
    InlineVector<Past, 12> past {};
    InlineVector<Index, 3>
        declined {}; ///< 6.2.k Whose modifiers were declined for the move at hand.

    bool operator==(const State&) const = default;
};

static_assert(std::is_trivially_copyable_v<State> && sizeof(State) <= 4096);
/// No padding: equal states are equal bytes, on every compiler, and hash alike.
static_assert(std::has_unique_object_representations_v<State>);

inline std::size_t zoneIndex(Seat p, Spot spot)
{
    return p * spotCount + static_cast<std::size_t>(spot);
}
inline Spot spotOf(const State& s, Index i)
{
    return static_cast<Spot>(s.zones.zoneOf(i) % spotCount);
}
inline Seat spotSeat(const State& s, Index i)
{
    return static_cast<Seat>(s.zones.zoneOf(i) / spotCount);
}
inline auto cardsIn(const State& s, Seat p, Spot spot)
{
    return s.zones.in(zoneIndex(p, spot));
}
inline std::size_t countIn(const State& s, Seat p, Spot spot)
{
    return s.zones.size(zoneIndex(p, spot));
}
inline bool isExpeditionSpot(Spot spot)
{
    return spot == Spot::HeroExpedition || spot == Spot::CompanionExpedition;
}
inline Spot expeditionSpot(int kind)
{
    return kind == 0 ? Spot::HeroExpedition : Spot::CompanionExpedition;
}
/// 3.1.4.a In play: in the Expedition zone or a Landmark zone.
inline bool isPlaySpot(Spot spot)
{
    return isExpeditionSpot(spot) || spot == Spot::Landmark;
}
inline bool inPlay(const State& s, Index i)
{
    return isPlaySpot(spotOf(s, i));
}
inline bool inExpedition(const State& s, Index i)
{
    return isExpeditionSpot(spotOf(s, i));
}
/// 0 hero, 1 companion: where the card lies; a Gigantic one is in the other as well.
inline int kindOf(const State& s, Index i)
{
    return spotOf(s, i) == Spot::CompanionExpedition ? 1 : 0;
}
/// 3.1.2, 3.2 Hidden zones hold cards, not objects.
inline bool isHiddenSpot(Spot spot)
{
    return spot == Spot::Hand || spot == Spot::Deck || spot == Spot::Mana;
}
inline Ref refOf(const State& s, Index i)
{
    return { i, s.objects[i].era };
}
inline bool isCurrent(const State& s, Ref r)
{
    return r.object < s.objectCount && s.objects[r.object].era == r.era
        && spotOf(s, r.object) != Spot::Gone;
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
inline Stage stageOf(Phase phase)
{
    return static_cast<Stage>(static_cast<int>(phase) + 1);
}

} // namespace triptych::altered
