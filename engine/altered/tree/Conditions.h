#pragma once

#include "altered/tree/Nouns.h"
#include "altered/tree/Things.h"

#include <cstdint>
#include <vector>

// What may happen, and what may be so: of triggers, replacements and conditions.
namespace triptych::altered {

// ---------------------------------------------------------------- Events as words

/// Something that may happen: of a trigger ("When ..."), a replacement ("If ... would ...") or the
/// history ("if you played a Spell this turn"). Only the members that its event speaks of are used.
struct Happening
{
    enum class Event : std::uint8_t {
        IconJoin,     ///< {J}
        IconHand,     ///< {H}
        IconReserve,  ///< {R}
        AtPhase,      ///< "At Noon": `phase`
        Plays,        ///< `who` plays `subject`; from where is a trait of it
        Joins,        ///< the subject joins `expedition` or `zone`s
        Leaves,       ///< the subject leaves `expedition` or `zone`
        GoesTo,       ///< the subject goes to `zone` from `from`
        IsSacrificed, ///< "I'm sacrificed"
        Sacrifices,   ///< `who` sacrifices `subject`
        Discards,
        Gains, ///< the subject gains `amount` or more `counter`s, a `status`, or its `amount`-th counter
        Loses,
        Draws,      ///< `who` draws `amount` or more cards
        Resupplies, ///< `who`
        Rolls,      ///< `who` rolls one or more dice
        Creates,    ///< `who` creates `subject`
        Exhausts,   ///< `who` exhausts `subject`
        Readies,
        Reveals, ///< `who` reveals a card
        MovesForward,
        FailsToMove,
        MovesBackward,
        Passes,    ///< `who`; `first`: passes first
        Activates, ///< a `icons` ability is activated
        MakesGift, ///< `who` (Gift)
        GetsGift,
        Ascends,
        Spends, ///< `who` spends counters
        SwitchesExpeditions,
        Defects,
        Completes, ///< `who` completes a Feat
        Becomes,   ///< 7.5.3 the subject has `status` and did not before, or has just come with it
        Targets,   ///< `who` targets the subject (6.5.b)
        Sabotages  ///< `who`, a card (7.3.24)
    };
    enum class Window : std::uint8_t {
        Always,
        Afternoon,
        Dusk,
        Night,
        Morning,
        YourTurn,
        ThisTurn,
        ThisDay,
        ThisWay,
        ThisAfternoon,
        Rest, ///< 4.2.5.b, the first that is done at Night
        PreviousDay,
        PreviousDusk,
        Noon,
        ThisMorning,
        ThisNoon,
        ThisDusk,
        ThisNight,
        SameDusk ///< of both of somebody's Expeditions: at once or one after the other
    };

    Event event = Event::IconJoin;
    Phase phase = Phase::Noon;
    Who who {};              ///< Who does it.
    Boxed<Thing> subject {}; ///< This, an Each of a kind ("a Character"), or It.
    Zone zone = Zone::Reserve;
    std::vector<Place> from {};      ///< Of GoesTo: from any of these; empty: not said.
    Boxed<Expedition> expedition {}; ///< joined, left, moving.
    bool orLandmarks = false;        ///< Joins: "your Expeditions or Landmarks"
    Amount amount = fixed(1);
    bool ordinal
        = false; ///< "gain my third Trial counter", "for the second time each Day": `amount`
    bool orLater = false; ///< "the third or later Character you played"
    bool gainsStatus = false;
    Counter counter {};
    Status status = Status::Fleeting;
    bool together = false; ///< "one or more ...": once, however many it happens to at the same time
    bool passive = false;  ///< "I'm discarded": what is done to `subject`, whoever does it
    Terrains dueTo = 0;
    bool dueToAscend = false;
    Icons icons = 0;
    bool attempt = false; ///< v4 7.5.3 "attempts to": an effect says so, and it is impossible
    bool first = false;   ///< Passes: "first".
    bool afterOpponents = false; ///< Passes: "after your opponents"
    bool reserveLeft = false;    ///< Leaves: a zone rather than an Expedition
    /// Rolls: "a 6+ on a die": a die that shows at least so much; MovesForward: due to so many terrains,
    std::int8_t least = 0;
    std::int8_t most = 0; ///< and at most so much; 0 is no upper bound.
    Window window = Window::Always;
    bool outside = false;   ///< "outside of Morning": at any time but in `window`
    Boxed<Who> by {};       ///< GoesTo, Leaves: whose doing it is, "by an opponent"
    bool bySpell = false;   ///< Targets: "with a Spell"
    bool byAbility = false; ///< Targets: "with an ability", of anything else
    Wording<5> wording {};
    bool operator==(const Happening&) const = default;
};

inline bool Amount::operator==(const Amount&) const = default;
inline bool Quantity::operator==(const Quantity&) const = default;

// ---------------------------------------------------------------- Conditions (6.5.d)

struct Condition
{
    enum class Kind : std::uint8_t {
        StepDone,       ///< "you do": the optional or possible step before was started (6.5.f)
        StepNotDone,    ///< "you don't"
        StepImpossible, ///< "you can't"
        ThisWay, ///< "you discarded a card this way": `deed`, `filter` of what, `zone` of "put ... in"
        Is,   ///< `thing` has all of `filter`: its traits, its noun ("a Permanent") ; `past`: was
        Only, ///< "I'm the only Character in my Expedition": `thing`, `filter`
        Exist, ///< `number` of `quantity` compared: "you control two or more Landmarks", "your hand is empty"
        Compared, ///< `quantity` compared with `with`: "its Hand Cost is equal to the die's result"
        FewerThan,   ///< "you have less cards in Reserve than target opponent": `compare`, `other`
        Position,    ///< `expedition` is `positions`, by `number` regions or more; in `terrains`
        FirstPlayer, ///< `who` is the first player
        PlayerIs,    ///< "they're an opponent": `who` is `other`
        Distinct, ///< "you control A, another B and yet another C": different cards for `filters`
        Result,   ///< the die's result is at least `number` and at most `upTo`
        Happened, ///< `happening` in its window; of an ordinal one `thing` was the one of that number
        BaseZeroThere, ///< "it's in a terrain where its base statistic is 0"
        During,        ///< "during Dusk": `phase`; with `ofWho` "during your turn"
        AllAlike,      ///< "they share a type": all of what was spoken of are `alike`
        All,           ///< every one of `parts`
        AnyOf          ///< one of `parts`
    };
    enum class Deed : std::uint8_t {
        Discarded,
        Put,
        Sacrificed,
        Exhausted,
        Resupplied,
        Drew,
        Created,
        Removed,
        Returned,
        Played,
        Revealed,
        Sabotaged,
        Sent,
        Readied,
        Shuffled
    };
    Kind kind = Kind::StepDone;
    bool no = false;    ///< "not", "isn't"
    bool past = false;  ///< "was": as it was before (6.3.k)
    bool ofWho = false; ///< Exist: among what `who` controls or has, rather than among all there is
    bool passive = false; ///< ThisWay: "two cards were discarded this way", whoever did it
    /// Position: of the region in front of it, that it is in `terrains`; of none of them, that it is face-down
    bool inFront = false;
    bool atRest = false;        ///< During: "during Rest" (4.2.5.b), instead of a phase
    Alike alike = Alike::Type;  ///< AllAlike
    Stat stat = Stat::HandCost; ///< AllAlike, of a Stat: in this, or in `terrains`
    Who who {};
    Who other {}; ///< FewerThan: than whom.
    Deed deed = Deed::Discarded;
    Zone zone = Zone::Reserve;
    Phase phase = Phase::Dusk;
    Compare compare = Compare::AtLeast;
    Amount number {};
    int upTo = 0;               ///< Result: 0 is no upper bound ("4+").
    std::uint8_t positions = 0; ///< Of Expedition::Position.
    Terrains terrains = 0;
    Filter filter {};
    std::vector<Filter> filters {};
    Boxed<Thing> thing {};
    Boxed<Quantity> quantity {};

    /// Of a Position; of an All: "a Robot and a Mage in the same Expedition", the parts are so in one and the same of
    /// these, but for those that speak of "the other".
    Boxed<Expedition> expedition {};
    Boxed<Happening> happening {};
    std::vector<Condition> parts;
    Wording<5> wording {};
    bool operator==(const Condition&) const;
};

inline bool Condition::operator==(const Condition&) const = default;
inline bool Who::operator==(const Who&) const = default;

} // namespace triptych::altered
