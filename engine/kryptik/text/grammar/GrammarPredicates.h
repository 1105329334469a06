#pragma once

#include "kryptik/text/grammar/GrammarDurations.h"
#include "kryptik/text/grammar/GrammarInstructions.h"

// What is said of citizens about being aimed at, destroyed and the like, and about what they become: predicates
// without their subject, of passive abilities without an end, of effects with one. GrammarStated.h joins them to
// the rest.
namespace triptych::kryptik::grammar {
namespace {

struct allowedDeed
    : any<means<Allow::Deed::AttackOrBlock, "attack or block", "block or attack">,
          means<Allow::Deed::Attack, "attack">, means<Allow::Deed::Block, "block">,
          means<Allow::Deed::BeBlocked, "be blocked">,
          means<Allow::Deed::BeDestroyedByEffects, "be destroyed by effects",
              "be destroyed by spells or abilities", "be destroyed by abilities or spells",
              "be destroyed by spells and abilities">,
          seq<means<Allow::Deed::BeDestroyedByDamage, "be destroyed by damage", "die from damage",
              "be destroyed from damage">>,
          means<Allow::Deed::BeDestroyed, "be destroyed">,
          means<Allow::Deed::BeCombatDamaged, "be dealt combat damage", "take combat damage">,
          means<Allow::Deed::BeOtherDamaged, "be dealt noncombat damage", "take noncombat damage",
              "be dealt damage outside of combat">,
          means<Allow::Deed::DealOtherDamage, "deal noncombat damage">,
          means<Allow::Deed::BeDamaged, "be dealt damage", "be dealt any damage", "take damage">,
          means<Allow::Deed::DealCombatDamage, "deal combat damage">,
          means<Allow::Deed::DealDamage, "deal damage", "deal any damage">,
          means<Allow::Deed::BeTargeted, "be targeted", "be the target of spells or abilities",
              "be targeted by spells or abilities">,
          means<Allow::Deed::Disengage, "disengage", "be disengaged">,
          means<Allow::Deed::BeAbolished, "be abolished">,
          means<Allow::Deed::BeSacrificed, "be sacrificed">,
          means<Allow::Deed::BeReturned, "be returned to a hand", "be returned to its owner's hand",
              "be returned to their owners' hands", "be returned to their owner's hand",
              "be returned to hand", "be returned to any player's hand">,
          means<Allow::Deed::BeTaken, "change sides", "change controllers", "change control",
              "change controller">,
          means<Allow::Deed::BeEngaged, "be engaged by effects">,
          means<Allow::Deed::Activate, "use active abilities", "activate abilities",
              "activate active abilities", "use abilities", "use its active abilities",
              "activate its abilities", "use their active abilities",
              "have its abilities activated", "use their abilities", "use its abilities">>
{
    static constexpr std::string_view expected
        = "attack, block, attack or block, be blocked, be destroyed, be targeted or disengage";
};
/// RULING 4.1: "does not disengage" is about the disengage phase; "can not be disengaged" also forbids
/// what effects do.
struct itsPhase
    : seq<word<"during its controller's", "during your", "during their controller's",
              "during their", "in their controller's", "in their", "during their controllers'",
              "during its", "in its controller's", "in your", "during the">,
          maybe<means<Duration::NextDisengage, "next">>,
          word<"disengage phase", "disengage phases">>
{
};
struct keepsReady : seq<means<Flag::CanNot, "does not", "do not">,
                        means<Allow::Deed::EngageToBlock, "engage when it blocks",
                            "engage to block", "engage when they block", "engage when blocking",
                            "engage by blocking", "engage if it blocks", "become engaged to block",
                            "become engaged when it blocks", "become engaged by blocking">>
{
};
struct canNotDisengage : seq<means<Flag::CanNot, "does not", "do not">,
                             means<Allow::Deed::DisengageStep, "disengage">, maybe<itsPhase>>
{
};
/// "can not be targeted by spells your opponents control": only of passives.
struct theirs : word<"your opponents control", "an opponent controls", "opponents control",
                    "your opponent controls">
{
};
/// Of a spell on the effect pile: who has cast it.
struct theyCast
    : word<"your opponents cast", "an opponent casts", "opponents cast", "your opponent casts">
{
};
struct byTheirs
    : any<seq<means<Filter::Noun::Card, "spells or abilities", "abilities or spells",
                  "spells and abilities", "spells or active abilities", "effects",
                  "effects of spells or abilities", "effects from spells or abilities">,
              theirs>,
          seq<means<Filter::Noun::Spell, "spells">, any<theirs, theyCast>>,
          seq<means<Filter::Noun::Citizen, "abilities", "active abilities">, theirs>,
          means<Filter::Noun::Spell, "opponents' spells", "your opponents' spells",
              "an opponent's spells", "your opponent's spells">,
          means<Filter::Noun::Citizen, "opponents' abilities", "your opponents' abilities",
              "an opponent's abilities", "your opponent's abilities">,
          means<Filter::Noun::Card, "opponents", "your opponents", "an opponent", "your opponent">>
{
};
/// Whoever controls them.
struct byAnybodys
    : seq<any<means<Filter::Noun::Spell, "spells">,
              means<Filter::Noun::Citizen, "abilities", "active abilities">>,
          pegtl::at<
              any<word<".", ",", "and", "unless", "as long as", "while", "until", "this turn">>>>
{
    static By build(Found& found) { return { Filter { found.take<Filter::Noun>() } }; }
};
template <typename Until>
struct shielded : seq<word<"can not be targeted by", "can not be the target of",
                          "can not become the target of">,
                      any<byTheirs, byAnybodys>, maybe<Until>>
{
    static Predicate build(Found& found)
    {
        Allow made;
        made.deed = Allow::Deed::BeTargeted;
        if (auto anybodys = found.takeIfAny<By>()) {
            made.by = std::move(anybodys->filter);
        } else {
            made.by = Filter { found.take<Filter::Noun>() };
            made.by->controller = Side::Opponents;
        }
        return predicate(std::move(made), found);
    }
};
/// "can not be destroyed by spells", "can not be abolished by effects your opponents control"
struct doneByEffects
    : any<means<Allow::Deed::BeDestroyedByEffects, "be destroyed">,
          means<Allow::Deed::BeAbolished, "be abolished">,
          means<Allow::Deed::BeSacrificed, "be sacrificed">,
          means<Allow::Deed::BeReturned, "be returned to a hand", "be returned to its owner's hand",
              "be returned to their owners' hands", "be returned to their owner's hand",
              "be returned to hand">,
          means<Allow::Deed::BeTaken, "change sides">, means<Allow::Deed::BeEngaged, "be engaged">>
{
};
struct byAnyEffect
    : seq<means<Filter::Noun::Card, "spells or abilities", "abilities or spells",
              "spells and abilities", "effects">,
          pegtl::at<
              any<word<".", ",", "and", "unless", "as long as", "while", "until", "this turn">>>>
{
    static By build(Found& found) { return { Filter { found.take<Filter::Noun>() } }; }
};
template <typename Until>
struct keptFromEffects : seq<word<"can not">, doneByEffects, word<"by">,
                             any<byTheirs, byAnybodys, byAnyEffect>, maybe<Until>>
{
    static std::optional<Predicate> build(Found& found)
    {
        Allow made;
        made.deed = found.take<Allow::Deed>();
        if (auto anybodys = found.takeIfAny<By>()) {
            made.by = std::move(anybodys->filter);
        } else {
            made.by = Filter { found.take<Filter::Noun>() };
            made.by->controller = Side::Opponents;
        }
        // "By spells or abilities" is all that effects do: as if nothing had been said of them.
        if (made.by->noun == Filter::Noun::Card && made.by->controller == Side::Any) {
            if (made.deed == Allow::Deed::BeDestroyedByEffects)
                return std::nullopt;
        }
        return predicate(std::move(made), found);
    }
};
/// 4.4.2 "can attack an additional time each combat", "may attack again this turn"
struct eachCombat
    : word<"each combat", "each combat phase", "during each combat", "during each combat phase",
          "in each combat", "in each combat phase", "each of your combat phases",
          "during each of your combat phases", "in each of your combat phases",
          "during your combat phase", "during your combat phases", "in your combat phase",
          "per combat", "per combat phase", "a combat", "every combat">
{
};
template <typename Until>
struct attacksAgain : seq<word<"can attack", "may attack">,
                          any<means<2, "three times", "2 additional times", "two additional times",
                                  "two more times", "2 more times">,
                              means<1, "twice", "two times", "2 times", "up to twice",
                                  "an additional time", "one additional time", "a second time",
                                  "one more time", "again", "an extra time", "one extra time">>,
                          maybe<eachCombat>, maybe<any<Until, word<"this combat phase">>>>
{
    static Predicate build(Found& found)
    {
        Allow made;
        made.can = true;
        made.deed = Allow::Deed::AttackAgain;
        made.number = found.take<int>();
        return predicate(std::move(made), found);
    }
};
template <typename Until>
struct allow
    : seq<any<seq<any<means<Flag::CanNot, "can not">, means<Flag::Can, "can", "may">>, allowedDeed>,
              keepsReady, canNotDisengage>,
          maybe<Until>>
{
    static Predicate build(Found& found)
    {
        Allow made;
        made.can = found.says(Flag::Can);
        made.deed = found.take<Allow::Deed>();
        return predicate(std::move(made), found);
    }
};

} // namespace
} // namespace triptych::kryptik::grammar
