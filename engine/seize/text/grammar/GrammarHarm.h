#pragma once

#include "seize/text/grammar/GrammarSaid.h"
#include "seize/text/grammar/GrammarSuchStatuses.h"

#include <optional>
#include <utility>
#include <vector>

// What is said of damage, whether it is told now or is always so: whose it is, whom it is dealt to, and what becomes
// of it.
namespace triptych::seize::grammar {

/// "damage that would be dealt to it this turn is dealt to this instead"
struct toThisInstead
    : seq<any<word<"is dealt to", "will be dealt to">>, any<thisCard, bearer>, word<"instead">>
{
};
struct thatWouldHurt : word<"damage that would be dealt to", "all damage that would be dealt to",
                           "any damage that would be dealt to", "damage dealt to">
{
};
inline Effect coveredBy(Thing whom, Duration duration)
{
    Gain made;
    made.what = std::move(whom);
    Modifier covered;
    covered.kind = Modifier::Kind::Covered;
    made.modifiers.push_back(covered);
    made.duration = duration;
    return effect(std::move(made));
}
/// "Magic damage dealt to": of which kind, and how it is dealt
struct whichOf : any<damageKind, means<How::Melee, "melee">, means<How::Ranged, "ranged">,
                     means<How::Attack, "attack">>
{
};
template <Literal... Words>
struct damageThat
    : seq<maybe<word<"all of the", "all the", "all", "any", "the">>, maybe<whichOf>, word<Words...>>
{
};
struct hurting : damageThat<"damage that would be dealt to", "damage dealt to">
{
};
struct dealing : damageThat<"damage dealt by", "damage that would be dealt by">
{
};
/// Whose damage, and where it comes from or goes to: "damage dealt to this by Mages", "damage this deals to
/// burning mercenaries with melee attacks", "the damage of its melee attacks"
template <typename Whose>
struct harmTo : seq<hurting, Whose, maybe<fromWhere>>
{
};
template <typename Whose, typename Own, typename Aside = seq<>>
struct harmBy
    : seq<any<seq<any<dealing, damageThat<"damage of", "damage from">>, theirAttacks<Own, Whose>>,
              seq<dealing, Whose>,
              seq<damageThat<"damage">, Whose, word<"deals", "deal", "would deal">>>,
          many<any<withAttacks, fromWhat, toWhom>>, Aside>
{
};
/// "all Physical damage", "any damage from ability cards", "all Burn damage": whoever it is dealt to. Of what is so on an
/// Event "all" goes without saying.
template <typename All>
struct harmToAll
    : seq<any<seq<All, maybe<whichOf>,
                  word<"damage that would be dealt", "damage that is dealt", "damage dealt",
                      "damage">>,
              seq<All, ofCounters, word<"damage">>>,
          whoeverItIs, maybe<any<fromTheirAttacks, fromWhat, toSuch<"from", "dealt by", "by">>>>
{
};
struct allOfIt : word<"all of the", "all the", "all", "any", "each">
{
};
/// "Armor or Defense": what damage passes
struct protection : any<deed<Modifier::Kind::PassesMagicArmor, "magic armor">,
                        deed<Modifier::Kind::PassesArmor, "armor">,
                        deed<Modifier::Kind::PassesDefense, "defense">>
{
};
struct protections : seq<protection, many<word<", and", ", or", ",", "and", "or">, protection>>
{
};
/// "... is True damage": what is dealt becomes of that kind.
struct isOfType : seq<word<"is always", "is dealt as", "is", "becomes", "counts as">, damageKind,
                      maybe<word<"damage instead", "damage">>>
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Modifier::Kind::DealsType;
        made.type = found.take<DamageType>();
        return made;
    }
};
/// "damage that would be dealt to it is reduced by 1": it takes 1 less. "... is prevented": it takes none.
struct alteredBy
    : any<means<Flag::All, "is prevented", "is reduced to 0", "is negated">,
          means<Flag::Twice, "is doubled">, isOfType,
          seq<word<"ignores", "can not be reduced by", "is not reduced by", "is unaffected by">,
              protections>,
          seq<any<means<Flag::Less, "is reduced by">, means<Flag::More, "is increased by">>, count,
              maybe<toAMinimum>>,
          seq<means<Flag::LessLetter, "is halved">, maybe<upOrDown>>>
{
};
/// What it becomes or passes is said of such damage alone. Nothing where that has no words.
inline bool sayOfDamage(std::vector<Modifier>& become, const Modifier& said)
{
    for (Modifier& modifier : become) {
        modifier.blow = said.blow;
        modifier.against = said.against;
        modifier.toward = said.toward;
        const bool type = modifier.kind == Modifier::Kind::DealsType;
        const How how = modifier.blow.how;
        const bool ability = how == How::Ability || how == How::Card;
        if (how == How::Bleed || how == How::Burn || (ability && !type))
            return false; // of attacks alone armor is asked
        if (modifier.blow.type && (!type || modifier.against || modifier.toward))
            return false; // of which kind it was is asked of all that is dealt
        if (type && how == How::Melee && modifier.blow.type == DamageType::Physical)
            modifier.blow.type.reset(); // which melee attacks deal, as goes without saying
    }
    return true;
}
inline std::optional<Effect> altersDamage(Found& found, Modifier::Kind kind)
{
    Gain made;
    made.what = found.take<Thing>();
    std::vector<Modifier> become = found.takeAll<Modifier>();
    const bool taken = kind == Modifier::Kind::Takes;
    const bool up = found.says(Flag::Fully);
    const bool all = found.says(Flag::All);
    const bool half = found.says(Flag::LessLetter);
    const bool twice = found.says(Flag::Twice);
    const bool least = found.says(Flag::AtLeast);
    Modifier modifier = aboutDamage(kind, found);
    if (least && !(taken && modifier.atLeastOne))
        return std::nullopt; // only what is taken less has a least
    if (found.has<How>() || found.has<DamageType>() || found.has<Filter>() || found.has<Thing>())
        return std::nullopt; // said twice
    const bool otherKind = become.size() == 1 && become.front().kind == Modifier::Kind::DealsType;
    if (taken && otherKind) { // whoever deals it
        modifier.kind = Modifier::Kind::TakesType;
        modifier.type = become.front().type;
        become.clear();
        if (modifier.type == DamageType::Lethal || modifier.blow.type == DamageType::Lethal)
            return std::nullopt;
    }
    if ((all || !become.empty()) && all != taken)
        return std::
            nullopt; // Who takes it is saved, whoever deals it; what it passes, who deals it says.
    if (half) {
        modifier.kind = taken ? Modifier::Kind::TakesHalf : Modifier::Kind::DealsHalf;
        modifier.roundedUp = up;
    }
    if (twice)
        modifier.kind = taken ? Modifier::Kind::TakesDouble : Modifier::Kind::DealsDouble;
    if (all)
        modifier.kind = Modifier::Kind::TakesNone;
    if (!sayOfDamage(become, modifier))
        return std::nullopt;
    if (become.empty())
        become.push_back(std::move(modifier));
    made.modifiers = std::move(become);
    if (auto each = found.takeIfAny<PerEach>())
        made.times = std::move(each->amount);
    made.duration = found.take<Duration>(Duration::Always);
    return found.has<Duration>() ? std::nullopt : std::optional(effect(std::move(made)));
}
template <typename Harm, Modifier::Kind kind, typename Tail>
struct damageAltered : seq<Harm, alteredBy, Tail>
{
    static std::optional<Effect> build(Found& found) { return altersDamage(found, kind); }
};
/// "Armor does not reduce the damage of its melee attacks": they ignore it
template <typename Harm, typename Tail>
struct damageUnreduced : seq<protections,
                             word<"does not reduce", "do not reduce", "can not reduce",
                                 "does not apply to", "does not protect against">,
                             Harm, Tail>
{
    static std::optional<Effect> build(Found& found)
    {
        return altersDamage(found, Modifier::Kind::Deals);
    }
};
/// "prevent all Magic damage that would be dealt to this mercenary", always
template <typename Whose>
struct damagePrevented : seq<word<"prevent">, hurting, Whose>
{
    static Effect build(Found& found)
    {
        Gain made;
        made.what = found.take<Thing>();
        Modifier none;
        none.kind = Modifier::Kind::TakesNone;
        none.blow.type = found.takeIfAny<DamageType>();
        none.blow.how = found.take<How>(How::Any);
        made.modifiers.push_back(none);
        made.duration = Duration::Always;
        return effect(std::move(made));
    }
};

} // namespace triptych::seize::grammar
