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
// Three interpreters walk it: text/Print (the printed words), text/Explain (plain words) and
// effects/Resolve (the match). The costs of abilities are instructions too (6.4): paying is doing them.
//
// "It" (Nouns.h) is what was last spoken of: at first what the trigger names, then what an instruction has
// targeted, chosen, moved, created or revealed. "Its Expedition" and costs look back at what it was (2.1.h).
namespace triptych::altered {

// ---------------------------------------------------------------- Branches

struct Sequence ///< One after the other; each joint is a wording.
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
        Unless ///< "A unless you pay {1}": a May to pay, then an If of what was not paid for
    };
    std::vector<Effect> parts;
    std::vector<Joint> joints; ///< One fewer than parts.
    bool operator==(const Sequence&) const;
};
/// "You may ..." (6.5.c). With `to`: "you may COST to EFFECT", done only if the first was. What is done in it
/// without a subject of its own is done by `who`.
struct May
{
    Who who;
    Boxed<Effect> effect {};
    Boxed<Effect> to {};
    bool then = false; ///< Wording: "you may then".
    bool bare = false; ///< Wording: "may" alone, of who did the step before.
    bool must = false; ///< "A to B" without "may": it is not asked, but B is done only if A was.
    bool operator==(const May&) const;
};
/// "If C, A. Otherwise, B": the condition is tested once, just before (6.5.d-e).
struct If
{
    /// Wording; Instead: "A. If C, B instead." is B if C, otherwise A.
    enum class Else : std::uint8_t { Comma, Sentence, SentencePlain, Instead };
    Condition condition;
    bool unless = false; ///< The condition is what must not hold.
    bool after = false;  ///< "A if C": C may ask about what A names.
    bool colon = false;  ///< Wording: "If C: A".
    Boxed<Effect> effect {};
    Boxed<Effect> otherwise {};
    Else elseWord = Else::Comma;
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
    Boxed<Condition> bothIf {}; ///< "If ..., you may choose both"
    Boxed<Amount> x {};         ///< "where X is ..."
    std::vector<Mode> modes;
    bool comma = false;  ///< Wording: "Choose one, ..." rather than ". You may".
    bool pick = false;   ///< Wording: "pick" rather than "choose".
    bool orWord = false; ///< Wording: "A or B", without "choose"
    bool operator==(const Choose&) const;
};
/// What follows from a die, or from a number: "On a 4+, A. On a 1-3, B." Every row that fits is carried out.
struct ResultTable
{
    enum class Word : std::uint8_t {
        Sentences, ///< "On a 4+, draw a card. On a 1-3, ..."
        List,      ///< "On a:" and "• 4+, ..."
        ListOn,    ///< "roll a die:" and "• On a 4+, ..."
        Depending, ///< "depending on the number of ...:" and "• 1+: ..."
        When       ///< "When you roll a 1-3 this way — ..."
    };
    enum class Sign : std::uint8_t { Comma, Colon };
    struct Row
    {
        int least = 1;
        int most = 0; ///< 0 is no upper bound ("4+"); equal to `least`: that number alone.
        Sign sign = Sign::Comma;
        Boxed<Effect> effect {};
        bool operator==(const Row&) const;
    };
    Boxed<Quantity> of {}; ///< none: the die's result.
    std::vector<Row> rows;
    Boxed<Effect> otherwise {}; ///< When no row fits.
    If::Else elseWord = If::Else::Comma;
    Word word = Word::Sentences;
    bool operator==(const ResultTable&) const;
};
/// "Do the following X+1 times, ...:", "then may do it again" (6.5.i)
struct Repeat
{
    Amount times = fixed(1);
    Boxed<Amount> x {};      ///< "where X is ..."
    Boxed<Effect> effect {}; ///< none: "it again", the step before
    bool operator==(const Repeat&) const;
};
struct
    ForEach ///< "For each Permanent you control, you may activate its {j} abilities": "it" is each in turn.
{
    Quantity of;
    Boxed<Effect> effect {};
    bool list = false; ///< Wording: "do this once for each ...:" and one bullet.
    bool operator==(const ForEach&) const;
};
/// "... after Rest": left for later in this Night.
struct Delayed
{
    enum class When : std::uint8_t { AfterRest, NextNoon, NextDusk, NextNight };
    enum class Word : std::uint8_t {
        After,
        Before
    }; ///< Wording: "draw a card after Rest", "After Rest: draw a card".
    When when = When::AfterRest;
    Word word = Word::After;
    Boxed<Effect> effect {};
    bool operator==(const Delayed&) const;
};

/// "The next time you play a Spell this turn, ...": a Reaction that waits for its one occasion (2.2.14).
struct NextTime
{
    Happening happening;
    Duration duration = Duration::ThisTurn;
    Boxed<Effect> effect {};
    bool operator==(const NextTime&) const;
};

struct Effect
{
    struct Node
        : std::variant<Draw, Discard, Sacrifice, Move, Resupply, Sabotage, Exhaust, Ready, Exchange,
              Reveal, LookAt, Shuffle, Declare, DeclareExpedition, DeclarePlayer, Gain, Remove,
              Distribute, MoveCounters, ExchangeBoosts, DoubleBoosts, Augment, Create,
              MoveExpedition, PutMarker, Ascend, CantMove, SwitchExpeditions, Defect, TakeControl,
              Pay, Play, Next, ActivateAbilities, AfterYou, Pass, PlayAnotherTurn, BecomeFirst,
              WinGame, Roll, ChangeResult, ReduceMyCost, OnlyTarget, Complete, Sequence, May, If,
              Where, Choose, ResultTable, Repeat, ForEach, Delayed, NextTime>
    {
        SUM_TYPE(Node)
        bool operator==(const Node&) const;
    };
    Node node;
    std::uint16_t id = 0xFFFF; ///< Its place in CardSet::effects; set by `number`.

    bool operator==(const Effect& o) const { return node == o.node; }
};

inline bool Next::operator==(const Next& o) const
{
    return filter == o.filter && does == o.does && change == o.change && least == o.least
        && grants == o.grants && icons == o.icons && oneOf == o.oneOf && effect == o.effect
        && everyAfternoon == o.everyAfternoon && ifPlayed == o.ifPlayed && word == o.word;
}
inline bool Sequence::operator==(const Sequence& o) const
{
    return parts == o.parts && joints == o.joints;
}
inline bool May::operator==(const May& o) const
{
    return who == o.who && effect == o.effect && to == o.to && then == o.then && bare == o.bare
        && must == o.must;
}
inline bool If::operator==(const If& o) const
{
    return condition == o.condition && unless == o.unless && after == o.after && colon == o.colon
        && effect == o.effect && otherwise == o.otherwise && elseWord == o.elseWord;
}
inline bool Where::operator==(const Where& o) const
{
    return x == o.x && effect == o.effect;
}
inline bool Mode::operator==(const Mode& o) const
{
    return cost == o.cost && effect == o.effect;
}
inline bool Choose::operator==(const Choose& o) const
{
    return count == o.count && upTo == o.upTo && repeat == o.repeat && bothIf == o.bothIf
        && x == o.x && modes == o.modes && comma == o.comma && pick == o.pick && orWord == o.orWord;
}
inline bool ResultTable::Row::operator==(const Row& o) const
{
    return least == o.least && most == o.most && sign == o.sign && effect == o.effect;
}
inline bool ResultTable::operator==(const ResultTable& o) const
{
    return of == o.of && rows == o.rows && otherwise == o.otherwise && elseWord == o.elseWord
        && word == o.word;
}
inline bool Repeat::operator==(const Repeat& o) const
{
    return times == o.times && x == o.x && effect == o.effect;
}
inline bool ForEach::operator==(const ForEach& o) const
{
    return of == o.of && effect == o.effect && list == o.list;
}
inline bool Delayed::operator==(const Delayed& o) const
{
    return when == o.when && word == o.word && effect == o.effect;
}
inline bool NextTime::operator==(const NextTime& o) const
{
    return happening == o.happening && duration == o.duration && effect == o.effect;
}

} // namespace triptych::altered
