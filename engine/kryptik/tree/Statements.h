#pragma once

#include "kryptik/tree/Nouns.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

// The leaves of the effect tree that say what may be done, what it costs, and what happens to whoever it is said of:
// for a time, or for as long as a passive ability says so.
namespace triptych::kryptik {

struct Ability;
struct CostItem;

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
        AttackOrBlock,
        DisengageStep, ///< 4.1 "disengage during the disengage phase"
        AttackIfAble,  ///< "attacks each combat if able": 4.4.2 it may not be left out
        BeDamaged,     ///< "be dealt damage": all damage to it is prevented
        BeCombatDamaged,
        DealDamage, ///< all damage it would deal is prevented
        DealCombatDamage,
        BlockEngaged,       ///< "can block while engaged"
        BlockIfAble,        ///< "blocks each combat if able": 4.4.3 it may not be left out
        BlockThisIfAble,    ///< "blocks this if able": of others, in a combat in which this attacks
        BeBlockedIfAble,    ///< "must be blocked if able": 4.4.3 by one citizen at least
        BeBlockedBySeveral, ///< "be blocked by more than one citizen"
        Activate,           ///< "use active abilities"
        StrikeByDefense,    ///< "deals combat damage equal to its defense"
        StrikeFirst,        ///< "deals combat damage first": before the citizens it fights
        BeBlockedByFew,     ///< "be blocked by fewer than 3 citizens": by fewer than `number`
        EngageToBlock,      ///< 4.4.3 "does not engage when it blocks"
        BeDestroyedByEffects, ///< "be destroyed by effects": damage still destroys it
        BeDestroyedByDamage,  ///< "be destroyed by damage" (7.1): effects still destroy it
        BeOtherDamaged,       ///< "be dealt noncombat damage"
        DealOtherDamage,
        AttackAgain, ///< "attack an additional time each combat" (4.4.2): `number` more
        BeAbolished,
        BeSacrificed,
        BeReturned, ///< "be returned to a hand"
        BeTaken,    ///< "change sides": no effect gives control of it
        BeEngaged   ///< "be engaged": by effects
    };
    Thing what;
    Deed deed = Deed::Attack;
    bool can = false;
    Duration duration = Duration::Permanent;
    /// With BeBlocked: "by citizens with attack 2 or less"; with Block: those. With BeDamaged and its like, in passives:
    /// by what the damage is dealt, a kind of citizens or spells. With BeTargeted, only in passives: by what
    /// opponents control, of which its noun is all: spells, the abilities of citizens, or either. Likewise with all that
    /// effects would do to it: be destroyed, abolished, sacrificed, returned, engaged, taken.
    std::optional<Filter> by {};
    bool except = false; ///< "except by ..."
    int number = 0;      ///< With BeBlockedByFew, AttackAgain.
    bool operator==(const Allow&) const = default;
};
/// Whether it is what effects do to a citizen, so that "by spells", "by effects your opponents control" may limit it.
constexpr bool isDoneByEffects(Allow::Deed deed)
{
    return deed == Allow::Deed::BeDestroyedByEffects || deed >= Allow::Deed::BeAbolished;
}
/// "opponents can not cast spells": whose casting, and of what.
struct Forbid
{
    enum class Deed : std::uint8_t {
        CastSpells,
        CastCitizens,
        CastCards,
        Activate,
        LoseYears,         ///< "11 year cards you control can not be destroyed"
        LoseYearsInCombat, ///< "prevent all combat damage that would be dealt to your 11 year cards"
        UseYears,          ///< "opponents can not use 11 year abilities" (6.1)
        Search,            ///< "players can not search decks"
        MakeEnergy,        ///< "target player can not produce soul energy" (8.2)
        BeDestroyed,       ///< "you can not be destroyed" (3.1)
        BeDamaged,         ///< "prevent all damage that would be dealt to you"
        Attack,            ///< "opponents can not attack", "... with more than 1 citizen each turn"
        LoseYearsToEffects, ///< "11 year cards you control can not be destroyed by spells or abilities"
        AttackYou,          ///< "target opponent can not attack you until your next turn"
        Draw,               ///< "players can not draw more than 1 card each turn"
        CastYears,          ///< "opponents can not cast cards for their 11 year cost" (6.1)
        BeCombatDamaged, ///< "prevent all combat damage that would be dealt to you"
        ReturnOwn,       ///< "opponents can not return cards from their limbo piles"
        ReturnAny        ///< "... from limbo piles"
    };
    Who who;
    Deed deed = Deed::CastSpells;
    Duration duration = Duration::Permanent;
    int most = 0; ///< Of casting and drawing, in passives: "more than 1 spell each turn".
    /// Of casting: only what is of this kind, "opponents can not cast citizens with soul cost 3 or less".
    std::optional<Filter> which {};
    bool operator==(const Forbid&) const = default;
};
/// "spells you cast cost {1} less", "this costs {1} less for each ...": of passives; and for a turn.
struct CostChange
{
    bool ofThis = false;
    Side who = Side::You;
    Filter filter { Filter::Noun::Card };
    int nth = 0;    ///< "the second spell you cast each turn": that one only; 0: every one.
    int amount = 1; ///< Negative: less.
    std::optional<Amount> times {};
    /// Of what an effect says: "spells you cast this turn cost {1} less".
    Duration duration = Duration::Permanent;
    bool next = false;        ///< With a duration: "the next spell you cast this turn"
    bool ofAbilities = false; ///< "active abilities your opponents control cost {1} more": of `who`
    bool ofYears = false;     ///< "cards you cast for their 11 year cost cost {2} less"
    bool operator==(const CostChange&) const = default;
};
/// "you may cast this from your limbo pile [for its 11 year cost]", "... by paying {2}, discard 1 card": only of
/// passives.
struct CastFromLimbo
{
    bool yearCost = false;
    std::shared_ptr<const std::vector<CostItem>> cost {}; ///< For this instead of its soul cost.
    bool besides = false;   ///< "by paying ... in addition": its soul cost is paid too.
    bool abolished = false; ///< "If you do, abolish it": of a spell, when it is done with.
    bool leaves
        = false; ///< "If you do and it would leave the island, abolish it instead": of a citizen.
    bool whenResolved = false; ///< "abolish it after it resolves": not where it is countered
    bool operator==(const CastFromLimbo&) const;
};
struct EntersEngaged ///< "this enters engaged": only of passives.
{
    Thing what;
    bool operator==(const EntersEngaged&) const = default;
};
/// "this enters with two +1/+1 counters on it [for each ...]": only of passives.
struct EntersWith
{
    Thing what;
    CounterKind kind { {}, 1, 1 };
    int count = 1;
    std::optional<Amount> times {};
    bool operator==(const EntersWith&) const = default;
};
/// "if a citizen an opponent controls would die, abolish it instead": of passives; "if target citizen
/// would die this turn, abolish it instead": of one that is known, once, with a duration; of a kind always.
struct Instead
{
    enum class Fate : std::uint8_t {
        Abolish,
        Hand,
        DeckTop,
        DeckBottom,
        SoulRow,
        YearRow,
        Stay, ///< "remove all damage from it and engage it": it goes on attacking or blocking.
        StayBehind, ///< "..., engage it and remove it from combat"
        Shuffled    ///< "its owner shuffles it into their deck"
    };
    Thing what;
    Fate fate = Fate::Abolish;
    Duration duration = Duration::Permanent;
    bool destroyed
        = false; ///< "would be destroyed": not what is sacrificed. What stays always is so.
    bool leaves
        = false; ///< "if it would leave the island, abolish it instead": of passives, and of one known, for good.
    bool operator==(const Instead&) const = default;
};
/// Whether it is still there then.
constexpr bool staysWhere(Instead::Fate fate)
{
    return fate == Instead::Fate::Stay || fate == Instead::Fate::StayBehind;
}
/// "you have no maximum hand size", "your maximum hand size is increased by 2", "... is 9": only of passives (4.6).
struct HandSize
{
    Who who;
    int change = 0;
    bool unlimited = false;
    std::optional<int> number {}; ///< So many, instead of what the rules say.
    bool operator==(const HandSize&) const = default;
};
/// "you may put an additional card into your soul row each turn" (5.5): of passives; and for a turn.
struct MoreSoul
{
    Who who;
    int amount = 1; ///< 0 with one of those behind.
    Duration duration = Duration::Permanent;
    bool anyColour
        = false; ///< "cards in your soul row produce soul energy of any color": only of passives
    bool spent
        = false; ///< "you may spend soul energy as though it were of any color": of the soul pile too
    bool operator==(const MoreSoul&) const = default;
};
/// "you may cast citizens from your limbo pile", "from the top of your deck": of passives; and for a time.
struct CastFrom
{
    Filter filter { Filter::Noun::Card };
    Zone zone = Zone::Limbo; ///< Or the deck: its top card.
    bool once = false;       ///< "once each turn"
    bool abolished
        = false; ///< "If a spell cast this way would be put into a limbo pile, abolish it instead." Of
                 ///< citizens: "If a citizen cast this way would leave the island, ..."
    bool whenResolved
        = false; ///< "abolish spells cast this way after they resolve": not one that is countered
    Duration duration = Duration::Permanent;
    bool operator==(const CastFrom&) const = default;
};
/// "cast this only if you control a Human citizen": the condition is the passive ability's own.
struct CastOnly
{
    bool anyTime = false; ///< "you may cast this any time you could cast a spell" (7.1, 7.2)
    std::optional<Filter>
        of {}; ///< "you may cast Beast citizens any time ...": of yours, not this.
    Duration duration = Duration::Permanent; ///< With `of`: "until end of turn".
    bool operator==(const CastOnly&) const = default;
};
/// "this can not be countered", "spells you cast can not be countered": of what is being cast (glossary Counter); for a
/// time only of others.
struct NotCountered
{
    std::optional<Filter> of {}; ///< Others than this, that are cast by `side`.
    Side side = Side::You;
    Duration duration = Duration::Permanent;
    bool operator==(const NotCountered&) const = default;
};
/// "target citizen gains \"Dies; draw 1 card.\" until end of turn", "other citizens you control have
/// \"{1}: this gets +1/+1 until end of turn.\"": in it, "this" and "you" are of who has it.
struct Grant
{
    Thing what;
    std::shared_ptr<const Ability> ability {};
    Duration duration = Duration::Permanent;
    bool has = false;
    std::uint16_t number = 0xFFFF; ///< In the card set; set by `number`.
    bool operator==(const Grant&) const;
};
/// "Whenever a citizen you control dies this turn, draw 1 card", "until your next turn, whenever ...": as
/// long as that you have it yourself.
struct Watch
{
    std::shared_ptr<const Ability> ability {};
    Duration duration = Duration::EndOfTurn;
    std::uint16_t number = 0xFFFF; ///< In the card set; set by `number`.
    /// "When it dies this turn": what `ability` calls this; you have the ability all the same.
    std::optional<Thing> of {};
    bool operator==(const Watch&) const;
};

} // namespace triptych::kryptik
