#pragma once

#include "kryptik/tree/Nouns.h"

#include <optional>
#include <variant>
#include <vector>

// The leaves of the effect tree about damage, and about the attack, the defense and the keywords of citizens.
namespace triptych::kryptik {

/// Damage to citizens (`what`) or to players (`who`).
struct Damage
{
    Amount amount;
    std::variant<Thing, Who> to;
    std::optional<Thing> by {}; ///< "target citizen deals ..."; otherwise this card.
    bool divided = false;       ///< "divided as you choose among ..."
    bool saidThis = false; ///< "this deals", until it is bound: "it deals" behind it goes on so.
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
    bool barred = false; ///< "can not have Sidestep": nor one that is given later (10.2)
    bool operator==(const Lose&) const = default;
}; ///< No keywords: all abilities.
/// "prevent the next 2 damage that would be dealt to target citizen this turn"
struct PreventNext
{
    Amount amount;
    Thing what;
    std::optional<Who> who {}; ///< "... to you": of a player instead.
    bool operator==(const PreventNext&) const = default;
};
/// "switch the attack and defense of target citizen until end of turn"
struct Switch
{
    Thing what;
    Duration duration = Duration::Permanent;
    bool operator==(const Switch&) const = default;
};
/// "target citizen fights another target citizen": each deals damage equal to its attack to the other.
struct Fight
{
    Thing one;
    Thing other;
    bool operator==(const Fight&) const = default;
};
/// "prevent all combat damage that would be dealt this turn": of everybody.
struct PreventAll
{
    bool combat = true;
    bool operator==(const PreventAll&) const = default;
};
/// "this's attack and defense are each equal to ...": only of passives.
struct SetStats
{
    bool attack = true;
    bool defense = true;
    Amount amount;
    bool operator==(const SetStats&) const = default;
};
/// "if a source would deal damage to another citizen you control, prevent 1 of that damage": only of
/// passives.
struct Lessen
{
    Thing what;
    int amount = 1;
    bool first = false; ///< "prevent the first 2 damage that would be dealt to this each turn"
    std::optional<Filter> by {}; ///< "if a spell would deal damage to ...": only of those, spells.
    bool operator==(const Lessen&) const = default;
};
/// "target citizen becomes 4/4 until end of turn", "the attack of target citizen becomes 0 until end of
/// turn": what is printed on it counts as that, and what changes it is added as before.
struct Become
{
    Thing what;
    bool attack = true;
    bool defense = true;
    Amount amount = fixed(1);              ///< Of the attack, and with `defense` of both.
    std::optional<Amount> otherDefense {}; ///< "4/5": the defense, where it is another number.
    Duration duration = Duration::Permanent;
    bool operator==(const Become&) const = default;
};
/// "remove all damage from target citizen" (4.4.4.3): what was dealt before counts no more.
struct RemoveDamage
{
    Amount amount { Amount::Kind::All, 0, {}, false };
    Thing what;
    bool operator==(const RemoveDamage&) const = default;
};
/// "all damage that would be dealt to target citizen this turn is dealt to this instead"; of passives, always
struct Redirect
{
    Thing from;
    Thing to;
    bool always = false; ///< Of passives.
    bool operator==(const Redirect&) const = default;
};

} // namespace triptych::kryptik
