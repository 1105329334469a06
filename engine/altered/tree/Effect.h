#pragma once

#include "altered/tree/Conditions.h"
#include "altered/tree/Instructions.h"
#include "core/Sum.h"

#include <cstdint>
#include <variant>
#include <vector>

// The effect tree: what a printed ability says, as plain data. Its leaves are in Instructions.h; its
// branches say in what order, whether, how often, or on whose word. There is no code in it, so it can be
// read from a printed text, printed back, explained, weighed by the AI and compared in a test.
//
// Three interpreters walk it: text/printing/Print (the printed words), text/explaining/Explain (plain words) and
// effects/Resolve (the match). The costs of abilities are instructions too (6.4): paying is doing them.
//
// "It" (Things.h) is what was last spoken of: at first what the trigger names, then what an instruction has
// targeted, chosen, moved, created or revealed. "Its Expedition" and costs look back at what it was (2.1.h).
namespace triptych::altered {

// ---------------------------------------------------------------- Branches

struct Sequence ///< One after the other.
{
    enum class Joint : std::uint8_t {
        Stop,          ///< ". "
        StopThen,      ///< ". Then, "
        StopThenPlain, ///< ". Then "
        CommaThen,     ///< ", then "
        AndThen,       ///< "and then"
        And,           ///< " and "
        CommaAnd,      ///< ", and "
        Comma,         ///< ", "
        Colon,         ///< ": ", before a list
        Unless, ///< "A unless you pay {1}": a May to pay, then an If of what was not paid for
        Ahead ///< "Target Character gains 1 boost. If it's ..., ... instead": whom both are about, then the If
    };
    /// A wording, too: equality passes over it.
    struct Joints : std::vector<Joint>
    {
        using vector::vector;
        bool operator==(const Joints&) const { return true; }
    };
    std::vector<Effect> parts;
    Joints joints {}; ///< One fewer than parts.
    bool operator==(const Sequence&) const;
};
/// "You may ..." (6.5.c). With `to`: "you may COST to EFFECT", done only if the first was. What is done in it
/// without a subject of its own is done by `who`.
struct May
{
    Who who;
    Boxed<Effect> effect {};
    Boxed<Effect> to {};
    bool must = false; ///< "A to B" without "may": it is not asked, but B is done only if A was.
    Wording<> wording {};
    bool operator==(const May&) const;
};
/// "If C, A. Otherwise, B": the condition is tested once, just before (6.5.d-e).
struct If
{
    Condition condition;
    bool unless = false; ///< The condition is what must not hold.
    bool after = false;  ///< "A if C": C may ask about what A names.
    Boxed<Effect> effect {};
    Boxed<Effect> otherwise {};
    Wording<> wording {};
    bool operator==(const If&) const;
};
/// "..., where X is ...": X for everything inside, taken when this begins.
struct Where
{
    Amount x; ///< Kind Of.
    Boxed<Effect> effect {};
    bool operator==(const Where&) const;
};
struct Mode
{
    std::vector<Effect> cost; ///< Instructions to pay with: "{T}: ..."; empty: none.
    Boxed<Effect> effect {};
    bool operator==(const Mode&) const;
};
/// "Choose one:" and its options (6.5.g).
struct Choose
{
    Amount count = fixed(1);
    bool upTo = false;
    bool repeat = false;        ///< "You may pick the same option multiple times"
    bool random = false;        ///< "Choose one at random"
    Boxed<Condition> bothIf {}; ///< "If ..., you may choose both"
    bool both
        = false; ///< With bothIf: "choose both instead", not only if one likes; without: "one or both"
    Boxed<Amount> x {}; ///< "where X is ..."
    std::vector<Mode> modes;
    Wording<4> wording {};
    bool operator==(const Choose&) const;
};
/// What follows from a die, or from a number: "On a 4+, A. On a 1-3, B." Every row that fits is carried out.
struct ResultTable
{
    struct Row
    {
        int least = 1;
        int most = 0; ///< 0 is no upper bound ("4+"); equal to `least`: that number alone.
        Compare parity = Compare::Exactly; ///< Even or Odd: "on an even result"
        Boxed<Effect> effect {};
        Wording<> wording {};
        bool operator==(const Row&) const;
    };
    Boxed<Quantity> of {}; ///< none: the die's result.
    std::vector<Row> rows;
    Boxed<Effect> otherwise {}; ///< When no row fits.
    Wording<> wording {};
    bool operator==(const ResultTable&) const;
};
/// "Do the following X+1 times, ...:", "then may do it again" (6.5.i)
struct Repeat
{
    Amount times = fixed(1);
    Boxed<Amount> x {};      ///< "where X is ..."
    Boxed<Effect> effect {}; ///< none: "it again", the step before
    bool decides
        = false; ///< "repeat this process": where it was only allowed, that is decided anew
    Wording<> wording {};
    bool operator==(const Repeat&) const;
};
struct
    ForEach ///< "For each Permanent you control, you may activate its {j} abilities": "it" is each in turn.
{
    Quantity of;
    Boxed<Effect> effect {};
    Wording<> wording {};
    bool operator==(const ForEach&) const;
};
/// "... after Rest": left for later in this Night.
struct Delayed
{
    enum class When : std::uint8_t { AfterRest, NextNoon, NextDusk, NextNight };
    When when = When::AfterRest;
    Boxed<Effect> effect {};
    bool thisDay = false; ///< "at Night this Day": not at all where it is too late for that
    Wording<> wording {};
    bool operator==(const Delayed&) const;
};

/// "The next time you play a Spell this turn, ...": a Reaction that waits for its one occasion (2.2.14); or, with
/// `every`, "each time you play a Spell this turn, ..." for all of them.
struct NextTime
{
    Happening happening;
    Duration duration = Duration::ThisTurn;
    Boxed<Effect> effect {};
    bool every = false;
    bool operator==(const NextTime&) const;
};

struct Effect
{
    struct Node
        : std::variant<Draw, Discard, Sacrifice, Move, Resupply, Sabotage, Exhaust, Ready, Exchange,
              Reveal, LookAt, Shuffle, Declare, DeclareExpedition, DeclarePlayer, RevealUntil,
              ChooseNumber, Gain, Remove, Distribute, MoveCounters, ExchangeBoosts, DoubleBoosts,
              Augment, Create, MoveExpedition, PutMarker, Ascend, CantMove, SwitchExpeditions,
              Defect, TakeControl, Pay, Play, Next, ActivateAbilities, AfterYou, Pass,
              PlayAnotherTurn, BecomeFirst, WinGame, Roll, Reroll, ChangeResult, ReduceMyCost,
              OnlyTarget, Complete, StatedFor, Sequence, May, If, Where, Choose, ResultTable,
              Repeat, ForEach, Delayed, NextTime>
    {
        SUM_TYPE(Node)
        bool operator==(const Node&) const;
    };
    Node node;
    std::uint16_t id = 0xFFFF; ///< Its place in CardSet::effects; set by `number`.

    bool operator==(const Effect& o) const { return node == o.node; }
};

inline bool Next::operator==(const Next&) const = default;
inline bool Sequence::operator==(const Sequence&) const = default;
inline bool May::operator==(const May&) const = default;
inline bool If::operator==(const If&) const = default;
inline bool Where::operator==(const Where&) const = default;
inline bool Mode::operator==(const Mode&) const = default;
inline bool Choose::operator==(const Choose&) const = default;
inline bool ResultTable::Row::operator==(const Row&) const = default;
inline bool ResultTable::operator==(const ResultTable&) const = default;
inline bool Repeat::operator==(const Repeat&) const = default;
inline bool ForEach::operator==(const ForEach&) const = default;
inline bool Delayed::operator==(const Delayed&) const = default;
inline bool NextTime::operator==(const NextTime&) const = default;

} // namespace triptych::altered
