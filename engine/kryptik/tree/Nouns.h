#pragma once

#include "kryptik/tree/Amounts.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

// The phrases of a printed text that say which cards, where they are, and for how long. Plain data; the
// instructions that use them are in Effect.h.
namespace triptych::kryptik {

/// "defense 2 or less", "attack 4 or more", "defense equal to the number or less", "defense 3".
struct Bound
{
    enum class Stat : std::uint8_t { Attack, Defense, SoulCost };
    enum class How : std::uint8_t { AtMost, AtLeast, Exactly, Below, Above };
    Stat stat = Stat::Defense;
    How how = How::AtMost;
    Amount amount;
    bool operator==(const Bound&) const = default;
};
/// Which statistic it is that a number of one card, or of several, is the number of.
constexpr Bound::Stat statNamed(Amount::Kind kind)
{
    using enum Amount::Kind;
    return kind == AttackOf || kind == TotalAttack || kind == HighestAttack ? Bound::Stat::Attack
        : kind == CostOf || kind == TotalCost || kind == HighestCost        ? Bound::Stat::SoulCost
                                                                            : Bound::Stat::Defense;
}

/// "with a +1/+1 counter on it", "with no counters on it", "with 3 or more hour counters on it"
struct CounterAsk
{
    CounterKind kind {};
    Bound::How how = Bound::How::AtLeast;
    int number = 1;
    bool operator==(const CounterAsk&) const = default;
};

/// Which cards are meant: "another engaged Human citizen with Sidestep".
struct Filter
{
    enum class Noun : std::uint8_t { Citizen, Spell, Card };
    enum class Condition : std::uint8_t {
        None,
        Engaged,
        Disengaged,
        Weary,
        Attacking,
        Blocking,
        Attached,
        Damaged,           ///< damage lies on it
        InCombat,          ///< "attacking or blocking"
        HasAttacked,       ///< "that attacked this turn"
        Unblocked,         ///< attacks, and nobody blocked it
        BlockingThis,      ///< "blocking this"
        BlockedByThis,     ///< "that this blocks"
        HasAttached,       ///< "with a card attached to it"
        NoAttached,        ///< "with no card attached to it"
        DealtDamage,       ///< "that dealt damage this turn"
        HasEntered,        ///< "that entered this turn"
        HasDied,           ///< of a card in a limbo pile: "that died this turn"
        HasBlocked,        ///< "that blocked this turn"
        WasBlocked,        ///< "that was blocked this turn"
        HasBlockedThis,    ///< "that blocked this this turn"
        BlockedByThisOnce, ///< "that was blocked by this this turn"
        DamagedByThis,     ///< "dealt damage by this this turn"
        NoAbilities, ///< "without abilities": nothing is printed on it that it has, and nothing given
        HostOfThis,       ///< "that this is attached to"
        ThisWay,          ///< "affected this way": what was done last was done to it
        WasDamaged,       ///< "that was dealt damage this turn"
        HasYear,          ///< "with an 11 year ability"
        CastForYear,      ///< "that was cast for its 11 year cost"
        DealtInCombat,    ///< "that dealt combat damage this turn"
        HurtInCombat,     ///< "that was dealt combat damage this turn"
        HitPlayer,        ///< "that dealt combat damage to a player this turn"
        HitYear,          ///< "that dealt combat damage to an 11 year card this turn"
        HasDestroyedYear, ///< "that destroyed an 11 year card this turn": by combat damage (6.1.1)
        HurtByThis,       ///< "dealt combat damage by this this turn"
        AttackingYou      ///< "that is attacking you": your 11 year cards, too (4.4.2)
    };
    /// "with the highest attack": among all that the rest of the description fits, where it is.
    enum class Extreme : std::uint8_t { None, Highest, Lowest };

    Noun noun = Noun::Citizen;
    bool other = false;       ///< "another"/"other": not this card, or not `otherThan`.
    bool overlord = false;    ///< "overlord" (7.1.2)
    bool notOverlord = false; ///< "that is not an overlord"
    Condition condition = Condition::None;
    std::string faction {};            ///< As printed, "Human"; empty is any.
    std::string orFaction {};          ///< "Human or Elf"
    bool notFaction = false;           ///< "non-Human": of any faction but those.
    std::optional<Keyword> with {};    ///< "with Sidestep"
    std::optional<Keyword> without {}; ///< "without Sidestep"
    std::optional<Bound> bound {};
    Extreme extreme = Extreme::None;
    Bound::Stat extremeOf = Bound::Stat::Attack; ///< With `extreme`.
    std::string named {};                        ///< "named Tollkeeper Ansa"; empty is any.
    /// "with the same name as this", "with the same name as it": of this card or of `namesake`.
    enum class SameName : std::uint8_t { Any, AsThis, AsIt, AsChosen };
    SameName sameName = SameName::Any;
    Referent namesake {}; ///< With AsIt; set by `bind`.
    /// "that shares a faction with this", "... with it": likewise, of `kin`; AsChosen "of the chosen faction".
    SameName sameFaction = SameName::Any;
    Referent kin {};
    std::optional<CounterAsk> counters {};
    /// Of what lies on the effect pile: "that targets a citizen you control", "that targets this".
    std::shared_ptr<const Filter> aims {};
    bool aimsAtThis = false;
    bool aimsOnce = false; ///< "with a single target"
    /// Of what is attached (5.3.1): "attached to a citizen you control".
    std::shared_ptr<const Filter> host {};
    /// With `other`, what was named before where that is left out. Set by `bind`.
    Referent otherThan {};
    /// "other than this", "other than that citizen": said where "other" alone would mean another one, or either.
    enum class Than : std::uint8_t { Unsaid, This, That };
    Than than = Than::Unsaid;
    Side controller = Side::Any; ///< On the island: "you control", "an opponent controls".
    Side owner = Side::Any;      ///< "you own", "an opponent owns"
    /// "that is weary and has Toxic", "with Toxic or Sidestep": what else is asked of it, each one thing;
    /// all of them, or with `anyTrait` one of them.
    std::vector<Filter> traits {};
    bool anyTrait = false;
    bool notSo = false; ///< Of a trait: "that is not weary".
    /// With ThisWay: by what word, so that nothing else is meant; not part of what is printed.
    Amount::How done = Amount::How::Any;
    Faction factionNumber = 0;          ///< Of `faction` in the card set; set by `number`.
    Faction orFactionNumber = 0;        ///< Of `orFaction`.
    std::uint16_t namedNumber = 0xFFFF; ///< Of `named` in the card set; set by `number`.

    bool operator==(const Filter& other) const; ///< Of what is printed.
};

/// Whether it is asked in what state they are: what only a card on the island is in.
inline bool asksOnTheIsland(const Filter& filter)
{
    const auto here = [](Filter::Condition condition) {
        return condition != Filter::Condition::None && condition != Filter::Condition::HasDied
            && condition != Filter::Condition::ThisWay && condition != Filter::Condition::HasYear;
    };
    for (const Filter& trait : filter.traits)
        if (here(trait.condition) || trait.counters)
            return true;
    return here(filter.condition) || filter.counters.has_value();
}
/// Whether it is asked of it together with this card, or what happened between the two.
inline bool isOfTwo(Filter::Condition condition)
{
    return condition == Filter::Condition::BlockingThis
        || condition == Filter::Condition::BlockedByThis
        || condition == Filter::Condition::HasBlockedThis
        || condition == Filter::Condition::BlockedByThisOnce
        || condition == Filter::Condition::DamagedByThis
        || condition == Filter::Condition::HurtByThis || condition == Filter::Condition::HostOfThis;
}
/// Whether it is asked what they did or suffered before: "that attacked this turn", "dealt damage this turn".
inline bool asksOfThePast(const Filter& filter)
{
    const auto asks = [](const Filter& f) {
        return f.condition == Filter::Condition::HasAttacked
            || f.condition == Filter::Condition::DealtDamage
            || f.condition == Filter::Condition::Damaged
            || f.condition == Filter::Condition::WasDamaged
            || (f.condition >= Filter::Condition::DealtInCombat
                && f.condition <= Filter::Condition::HasDestroyedYear);
    };
    for (const Filter& trait : filter.traits)
        if (asks(trait))
            return true;
    return asks(filter);
}

/// What a citizen did or suffered this turn: that stays so where it has left the island since.
inline bool isHistory(Filter::Condition condition)
{
    using Condition = Filter::Condition;
    return condition == Condition::HasAttacked || condition == Condition::DealtDamage
        || condition == Condition::WasDamaged || condition == Condition::HasEntered
        || condition == Condition::HasBlocked || condition == Condition::WasBlocked
        || condition == Condition::HasBlockedThis || condition == Condition::BlockedByThisOnce
        || condition == Condition::DamagedByThis
        || (condition >= Condition::DealtInCombat && condition <= Condition::HurtByThis);
}
inline bool asksOfHistory(const Filter& filter)
{
    for (const Filter& trait : filter.traits)
        if (isHistory(trait.condition))
            return true;
    return isHistory(filter.condition);
}

/// Whether it depends on the X paid: "with soul cost X or less".
inline bool asksOfX(const Filter& filter)
{
    if (filter.bound && filter.bound->amount.kind == Amount::Kind::X)
        return true;
    for (const Filter& trait : filter.traits)
        if (asksOfX(trait))
            return true;
    return (filter.aims && asksOfX(*filter.aims)) || (filter.host && asksOfX(*filter.host));
}

/// Where they are. The island when nothing is said.
struct Place
{
    Zone zone = Zone::Island;
    Side whose = Side::Any; ///< "your limbo pile", "an opponent's limbo pile", "a limbo pile"
    bool ofIt = false;      ///< With Attached: "attached to it" rather than "to this".
    Referent host {};       ///< With `ofIt`: to what; set by `bind`.
    bool anyHost = false;   ///< With Attached: to whatever the description says, Filter::host.
    bool operator==(const Place&) const = default;
};

struct Counted
{
    Filter filter;
    Place place;
    bool operator==(const Counted&) const = default;
};

/// The same cards, of whoever has them now.
inline Filter controlledBy(Side whose, Filter filter)
{
    filter.controller = whose;
    return filter;
}

/// What several that are chosen together have in common, or must not: "two target citizens with different names".
enum class Alike : std::uint8_t {
    Any,
    OnePlayers,    ///< "of the same player": whose they are, or in whose zone they lie
    OtherPlayers,  ///< "of different players"
    OneName,       ///< "with the same name as each other"
    OtherNames,    ///< "with different names"
    OneFaction,    ///< "of one faction"
    OtherFactions, ///< "of different factions": no two share one
    OneCost,       ///< "with the same soul cost as each other"
    OtherCosts     ///< "with different soul costs"
};

/// As many as one effect can declare: "any number of target citizens".
inline constexpr int mostTargets = 8;

/// One "target ..." phrase (8.5). Also used for players.
struct TargetSpec
{
    /// CardOrPlayer: "target citizen or player" of a Damage; `filter` is about the card.
    enum class Kind : std::uint8_t {
        Cards,
        Player,
        Opponent,
        Spell,
        Activation,
        SpellOrActivation,
        CardOrPlayer,
        Cast ///< "target citizen being cast", "target card being cast": on the effect pile
    };
    Kind kind = Kind::Cards;
    Filter filter {}; ///< With Cards, CardOrPlayer; with Spell its faction etc. are unused.
    Place place {};   ///< With Cards.
    int count = 1;    ///< "two target"; "up to two target" with `upTo`.
    bool upTo = false;
    bool byX = false; ///< "X target citizens": as many as the X paid, `mostTargets` at most.
    bool one = false; ///< With `upTo`: "one or two target citizens", one at least.
    Alike alike = Alike::Any;      ///< With Cards, of several.
    std::optional<Bound> total {}; ///< "with total soul cost 5 or less": of all that are chosen.
    bool active
        = false; ///< With Activation, SpellOrActivation: "active ability", so of no 11 year ability (9.1).
    bool triggered = false; ///< Likewise "triggered ability"; with `active` either of them.
    bool ofYear = false;    ///< Likewise "11 year ability" (6.1), and no other.
    bool operator==(const TargetSpec&) const = default;
};

/// The things an instruction is done to.
struct This ///< "this", and "it" where the subject of the trigger is this card.
{
    bool inLimbo = false; ///< "this from your limbo pile": what says so works there, and only there
    bool inYours
        = false; ///< The same of what has left the island: only if it is in yours; set by `bind`.
    bool asIt = false; ///< Said as "it"; not printed, read by `bind`.
    bool operator==(const This& o) const { return inLimbo == o.inLimbo && inYours == o.inYours; }
};
struct It ///< "it", "them", "that citizen", "that card": what was last spoken of.
{
    /// Destroyer, of an 11 year ability: "the citizen that destroyed this".
    enum class Word : std::uint8_t { It, Them, ThatCitizen, ThatCard, Those, Destroyer };
    Word word = Word::It;
    Referent referent {};     ///< Set by `bind`.
    Zone lies = Zone::Island; ///< Of what is destroyed, where; set by `bind`, not printed.
    bool operator==(const It& o) const { return word == o.word && referent == o.referent; }
};
struct Target ///< "target ...", declared when it is cast or activated (8.5).
{
    TargetSpec spec;
    std::uint8_t slot
        = 0; ///< Which target phrase of the paragraph, in text order; set by `number`.
    bool operator==(const Target& o) const { return spec == o.spec; }
};
struct Each ///< "each engaged citizen", "all citizens", "other Human citizens you control"
{
    enum class Word : std::uint8_t { Each, All, Plural };
    Filter filter;
    Place place;
    Word word = Word::Each;
    bool operator==(const Each&) const = default;
};
struct Some ///< "a citizen you control", "up to 2 cards from your hand": chosen on resolution
{
    Filter filter;
    Place place;
    Amount count = fixed(1);
    bool upTo = false;
    bool random = false;      ///< "a random citizen", "at random": nobody chooses.
    bool yours = false;       ///< "of your choice": only until `bind` has seen that it is.
    Alike alike = Alike::Any; ///< Of several.
    bool operator==(const Some&) const = default;
};
struct TopOfDeck ///< "the top card of your deck", "the top 2 cards of your deck"
{
    Amount count = fixed(1);
    Side whose = Side::You;
    bool operator==(const TopOfDeck&) const = default;
};
using Thing = std::variant<This, It, Target, Each, Some, TopOfDeck>;

/// Whether how many it was done to can be asked then: "up to two target citizens", "any number of citizens you control".
inline bool isSeveral(const Thing& thing)
{
    if (const auto* target = std::get_if<Target>(&thing))
        return target->spec.count != 1;
    if (const auto* some = std::get_if<Some>(&thing))
        return !(some->count == fixed(1));
    return std::holds_alternative<Each>(thing);
}

enum class Duration : std::uint8_t {
    Permanent,       ///< ""
    EndOfTurn,       ///< "until end of turn"
    YourNextTurn,    ///< "until your next turn"
    WhileAttached,   ///< "while this is attached": of a card that the effect attaches
    NextDisengage,   ///< "during its controller's next disengage phase"
    YourNextTurnEnd, ///< "until the end of your next turn"
    WhileHere,       ///< "for as long as you control this"
    EndOfCombat,     ///< "until end of combat"
    WhileEngaged,    ///< "for as long as this remains engaged"
    WhileStays,      ///< "for as long as this is on the island", whoever controls it
    WhileYours,      ///< "for as long as you control it": what it is said of
    ItsNextTurn,     ///< "until its controller's next turn": likewise, of each its own
    ItsNextTurnEnd,  ///< "until the end of its controller's next turn"
    TheirNextTurn    ///< "during their next turn": of a player, and not before it
};
/// How long it lasts is about what it is said of, and not about this card or the turn.
inline bool isOfItself(Duration duration)
{
    return duration == Duration::WhileYours || duration == Duration::ItsNextTurn
        || duration == Duration::ItsNextTurnEnd;
}

inline bool Filter::operator==(const Filter& o) const
{
    return noun == o.noun && other == o.other && overlord == o.overlord && condition == o.condition
        && notOverlord == o.notOverlord && faction == o.faction && orFaction == o.orFaction
        && notFaction == o.notFaction && extreme == o.extreme
        && (extreme == Extreme::None || extremeOf == o.extremeOf) && with == o.with
        && without == o.without && bound == o.bound && named == o.named && sameName == o.sameName
        && namesake == o.namesake && sameFaction == o.sameFaction && kin == o.kin
        && counters == o.counters && aimsAtThis == o.aimsAtThis && aimsOnce == o.aimsOnce
        && (aims == o.aims || (aims && o.aims && *aims == *o.aims))
        && (host == o.host || (host && o.host && *host == *o.host)) && otherThan == o.otherThan
        && than == o.than && controller == o.controller && owner == o.owner && traits == o.traits
        && anyTrait == o.anyTrait && notSo == o.notSo;
}
/// "another": than whom goes without saying.
inline bool isBarelyOther(const Filter& filter)
{
    return filter.other && filter.than == Filter::Than::Unsaid;
}
/// Whether it says more than its noun: not all spells, all citizens or all cards.
inline bool isOfAKind(const Filter& filter)
{
    return !(filter == Filter { filter.noun });
}
inline bool Amount::operator==(const Amount& o) const
{
    return kind == o.kind && number == o.number && ofThis == o.ofThis && referent == o.referent
        && whose == o.whose && made == o.made && ofPaid == o.ofPaid && counter == o.counter
        && word == o.word && (of == o.of || (of && o.of && *of == *o.of));
}

} // namespace triptych::kryptik
