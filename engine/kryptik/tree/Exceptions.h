#pragma once

#include "kryptik/tree/Nouns.h"

#include <memory>
#include <optional>
#include <vector>

// The leaves of the effect tree that depart from the course of the rules: phases and turns that are left out or
// added, what attacking costs, and what happens otherwise or to a greater amount than it would.
namespace triptych::kryptik {

/// "skip your next draw phase"; of passives, "skip your draw phase": every one (4).
struct Skip
{
    enum class Part : std::uint8_t {
        Disengage,
        Draw,
        Combat,
        Turn,
        RestOfCombat ///< "end the combat phase": of the one that goes on, at once
    };
    Who who;
    Part part = Part::Draw;
    bool every = false;
    bool nextTurn = false; ///< "on their next turn": not in this one
    bool operator==(const Skip&) const = default;
};
/// "take an extra turn after this one", "after this phase, there is an additional combat phase"
struct Extra
{
    enum class Part : std::uint8_t {
        Turn,
        Combat,
        AfterCombat ///< "after this combat phase": outside of one there is none
    };
    Who who;
    Part part = Part::Turn;
    bool operator==(const Extra&) const = default;
};
/// "citizens can not attack you unless their controller pays {1}", "this can not attack you": of passives; "this can not
/// block unless you pay {1}". Without a price it is not to be had. Of effects, for a time; always with a price where it
/// is of all attacks or of blocking.
struct Toll
{
    enum class Deed : std::uint8_t { Attack, Block, AttackOrBlock };
    Thing what;
    bool onlyYou = true;  ///< Of attacks on you and on your 11 year cards (4.4.2).
    bool onlyRow = false; ///< With `onlyYou`: of those on your 11 year cards alone.
    int price = 0;        ///< Generic energy; 0: they can not.
    /// "{1} for each card in your hand": of passives.
    std::optional<Amount> times {};
    /// Of what an effect says: of those that are there then.
    Duration duration = Duration::Permanent;
    Deed deed = Deed::Attack;
    bool operator==(const Toll&) const = default;
};
/// "if you would draw a card, draw two cards instead", "if you would probe, probe that many plus 1 instead":
/// of passives. What is put or drawn instead is not changed by it again.
struct Increase
{
    enum class Deed : std::uint8_t { Draw, Probe, Plunder, Counters };
    Who who;
    Deed deed = Deed::Draw;
    int times = 1;
    int plus = 0;
    enum class When : std::uint8_t { Always, DrawPhase, NotDrawPhase };
    When when = When::Always;   ///< With Draw: "during your draw phase", of the own one.
    std::optional<Thing> on {}; ///< With Counters: those that are put on these.
    CounterKind kind { {}, 0, 0, true };
    bool operator==(const Increase&) const = default;
};
/// "if this would deal damage to a citizen, it deals double that damage instead", "blocking citizens deal
/// double damage this turn": how much it is before anything is prevented.
struct MoreDamage
{
    Thing what;
    bool to = false; ///< Of what is dealt to it, not by it.
    int times = 1;
    int plus = 0;
    Duration duration = Duration::Permanent;
    bool combat = false; ///< "combat damage" (4.4.4.3), of passives
    bool operator==(const MoreDamage&) const = default;
};
/// "if a card would be put into an opponent's limbo pile, abolish it instead": of passives.
struct NoLimbo
{
    Side side = Side::Any; ///< Whose limbo pile.
    Filter filter { Filter::Noun::Card };
    bool operator==(const NoLimbo&) const = default;
};
/// "you draw an additional card in your draw phase" (4.2): of passives.
struct DrawPhase
{
    Who who;
    int more = 1;
    bool operator==(const DrawPhase&) const = default;
};
/// "reveal cards from the top of your deck until you reveal a Beast, put that card onto the island and the rest on
/// the bottom of your deck"
struct RevealUntil
{
    Filter type { Filter::Noun::Card };
    Zone to = Zone::Hand;
    bool returns = false;
    Zone restTo = Zone::Deck; ///< Its bottom.
    bool restAtRandom = false;
    bool restOrdered = false; ///< "in any order": by who does it; otherwise as they were revealed.
    bool operator==(const RevealUntil&) const = default;
};

struct CostItem;
/// "you may sacrifice two citizens rather than pay this's soul cost", "you may cast this without paying its soul
/// cost": of passives, of the card itself; the condition is the ability's own.
struct CastFor
{
    std::shared_ptr<const std::vector<CostItem>> cost {}; ///< Nothing: for free.
    bool besides
        = false; ///< "you may pay an additional {2} as you cast this": energy, besides the soul cost.
    bool operator==(const CastFor&) const;
};

} // namespace triptych::kryptik
