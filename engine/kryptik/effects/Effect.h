#pragma once

#include "kryptik/effects/Nouns.h"

#include <cstdint>
#include <variant>
#include <vector>

// The effect tree: what a printed paragraph says, as plain data. Its leaves are the verbs of the
// glossary; its branches say in what order, or on whose word. There is no code in it, so it can be
// read from a printed text, printed back, explained, weighed by the AI and compared in a test.
//
// Three interpreters walk it: text/Print (the printed words), text/Explain (plain words) and
// effects/Resolve (the match). A new verb does not compile until all three know it.
namespace triptych::kryptik {

// ---------------------------------------------------------------- Instructions: the leaves

struct Draw
{
    Who who;
    Amount count = fixed(1);
    bool operator==(const Draw&) const = default;
};
struct Discard
{
    Who who;
    Amount count = fixed(1);
    bool random = false;
    bool operator==(const Discard&) const = default;
};
struct Probe
{
    Who who;
    Amount count = fixed(1);
    bool operator==(const Probe&) const = default;
};
/// Abolish cards from the own limbo pile (glossary Plunder).
struct Plunder
{
    Who who;
    Amount count = fixed(1);
    std::optional<Filter> type {};
    bool operator==(const Plunder&) const = default;
};
struct Destroy
{
    Thing what;
    bool operator==(const Destroy&) const = default;
};
struct Abolish
{
    Thing what;
    bool operator==(const Abolish&) const = default;
};
struct Sacrifice
{
    Who who;
    Thing what;
    bool operator==(const Sacrifice&) const = default;
};
/// Damage to citizens (`what`) or to players (`who`).
struct Damage
{
    Amount amount;
    std::variant<Thing, Who> to;
    bool operator==(const Damage&) const = default;
};
/// "gets +A/+D", both signs as printed; times `times` ("for each ...").
struct Modify
{
    Thing what;
    int attack = 0;
    int defense = 0;
    bool attackByX = false; ///< "+X/+0"
    bool defenseByX = false;
    bool attackMinus = false; ///< "-0/-2": the printed sign of a zero.
    bool defenseMinus = false;
    std::optional<Amount> times {};
    Duration duration = Duration::Permanent;
    bool operator==(const Modify&) const = default;
};
struct Gain
{
    Thing what;
    std::vector<Keyword> keywords;
    Duration duration = Duration::Permanent;
    bool has = false;
    bool operator==(const Gain&) const = default;
};
struct Lose
{
    Thing what;
    std::vector<Keyword> keywords;
    Duration duration = Duration::Permanent;
    bool operator==(const Lose&) const = default;
}; ///< No keywords: all abilities.
struct Engage
{
    Thing what;
    bool operator==(const Engage&) const = default;
};
struct Disengage
{
    Thing what;
    bool operator==(const Disengage&) const = default;
};
struct MakeWeary
{
    Thing what;
    bool operator==(const MakeWeary&) const = default;
};
struct GainControl
{
    Who who;
    Thing what;
    Duration duration = Duration::Permanent;
    bool operator==(const GainControl&) const = default;
};
struct Counter
{
    Thing what;
    bool operator==(const Counter&) const = default;
};
struct Attach
{
    Thing what;
    Thing to;
    bool operator==(const Attach&) const = default;
};
struct Detach
{
    Amount count;
    Thing from;
    bool operator==(const Detach&) const = default;
};
/// "Return/put/move/place ... to/onto/into ...": `returns` is the word "return" (glossary Return, Put).
struct Move
{
    enum class Word : std::uint8_t { Return, Put, Place, Move };
    enum class Spot : std::uint8_t { Top, Bottom, None }; ///< Of a deck.
    Thing what;
    Zone to = Zone::Island;
    Word word = Word::Put;
    Spot spot = Spot::None;
    bool ownersZone = false; ///< "its owner's hand" rather than "your hand"
    bool underYourControl = false;
    bool engaged = false; ///< "engaged", onto the island or into the soul row
    bool operator==(const Move&) const = default;
};
struct Search
{
    Filter filter; ///< Noun Card with nothing else: any card.
    Amount count = fixed(1);
    bool upTo = false;
    bool reveal = false;
    Zone to = Zone::Hand;
    Move::Spot spot = Move::Spot::None;
    bool operator==(const Search&) const = default;
};
struct Shuffle
{
    Who who;
    bool operator==(const Shuffle&) const = default;
};
/// "Look at N cards/all cards in your/an opponent's/target opponent's 11 year row."
struct LookAtRow
{
    Amount count = fixed(1);
    Who whose;
    bool operator==(const LookAtRow&) const = default;
};
struct LookAtDeck
{
    Amount count = fixed(1);
    Who whose;
    bool operator==(const LookAtDeck&) const = default;
};
struct RearrangeRow
{
    Who whose;
    bool operator==(const RearrangeRow&) const = default;
};
/// "Destroy N 11 year card(s) of/you control".
struct DestroyYear
{
    Who whose;
    Amount count = fixed(1);
    bool operator==(const DestroyYear&) const = default;
};
/// "Reveal your hand / the top card of your deck / an 11 year card you control".
struct Reveal
{
    Who whose;
    Zone zone = Zone::Hand;
    Amount count = fixed(1);
    bool operator==(const Reveal&) const = default;
};
struct AddEnergy
{
    Stones stones;
    bool operator==(const AddEnergy&) const = default;
}; ///< 8.2.1; {c} is colourless: Coloured without a colour.
/// "can not attack", "can block", "can not be destroyed", ... (10.2)
struct Allow
{
    enum class Deed : std::uint8_t {
        Attack,
        Block,
        BeBlocked,
        BeDestroyed,
        BeTargeted,
        Disengage,
        AttackOrBlock
    };
    Thing what;
    Deed deed = Deed::Attack;
    bool can = false;
    Duration duration = Duration::Permanent;
    bool operator==(const Allow&) const = default;
};
struct ChooseNumber
{
    Amount upTo;
    bool operator==(const ChooseNumber&) const = default;
};
/// "You may cast a <filter> from your hand/limbo pile for free." (8.1.4)
struct CastFree
{
    Filter filter;
    Place place;
    bool operator==(const CastFree&) const = default;
};
struct WinLose
{
    Who who;
    bool wins = false;
    bool operator==(const WinLose&) const = default;
}; ///< "destroy target player"

// ---------------------------------------------------------------- Branches

struct Effect;

struct Sequence ///< "... . ...", "..., then ...", "... and ..."
{
    enum class Joint : std::uint8_t { Stop, Then, And };
    std::vector<Effect> parts;
    std::vector<Joint> joints; ///< One fewer than parts.
    bool operator==(const Sequence&) const;
};
/// "You may ...": asked on resolution inside an effect; in a trigger's front it is Ability::may.
struct May
{
    std::vector<Effect> effect; ///< Exactly one.
    bool operator==(const May&) const;
};
struct IfSo ///< "If <condition>, ..."
{
    Condition condition;
    std::vector<Effect> effect; ///< Exactly one.
    bool operator==(const IfSo&) const;
};
struct Choose ///< "Choose one: ...; or ..." - a mode, declared when it is cast or activated
{
    std::vector<Effect> modes;
    bool operator==(const Choose&) const;
};
/// "At the start of your next turn, ...": leaves one trigger behind (9.3).
struct Delayed
{
    enum class When : std::uint8_t { StartOfYourNextTurn, EndOfTurn, EndOfCombat };
    When when = When::StartOfYourNextTurn;
    std::vector<Effect> effect; ///< Exactly one.
    bool operator==(const Delayed&) const;
};

struct Effect
{
    std::variant<Draw, Discard, Probe, Plunder, Destroy, Abolish, Sacrifice, Damage, Modify, Gain,
        Lose, Engage, Disengage, MakeWeary, GainControl, Counter, Attach, Detach, Move, Search,
        Shuffle, LookAtRow, LookAtDeck, RearrangeRow, DestroyYear, Reveal, AddEnergy, Allow,
        ChooseNumber, CastFree, WinLose, Sequence, May, IfSo, Choose, Delayed>
        node;
    std::uint16_t id = 0xFFFF; ///< Its place in CardSet::effects; set by `number`.

    bool operator==(const Effect& o) const { return node == o.node; }
};

inline bool Sequence::operator==(const Sequence& o) const
{
    return parts == o.parts && joints == o.joints;
}
inline bool May::operator==(const May& o) const
{
    return effect == o.effect;
}
inline bool IfSo::operator==(const IfSo& o) const
{
    return condition == o.condition && effect == o.effect;
}
inline bool Choose::operator==(const Choose& o) const
{
    return modes == o.modes;
}
inline bool Delayed::operator==(const Delayed& o) const
{
    return when == o.when && effect == o.effect;
}

} // namespace triptych::kryptik
