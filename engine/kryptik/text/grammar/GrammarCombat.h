#pragma once

#include "kryptik/text/grammar/GrammarDurations.h"
#include "kryptik/text/grammar/GrammarInstructions.h"

// What is said of citizens about attacking, blocking and combat damage (4.4): predicates without their subject, of
// passive abilities without an end, of effects with one.
namespace triptych::kryptik::grammar {
namespace {

/// The deed that was named, which it may do now, or has to.
Allow allowed(Found& found)
{
    Allow made;
    made.can = true;
    made.deed = found.take<Allow::Deed>();
    return made;
}

/// 4.4.2 "attacks each combat if able"; "attacks each turn if able": one attack in the turn is enough
template <typename Until>
struct mustAttack
    : seq<any<means<Allow::Deed::AttackIfAble, "attacks each combat if able",
                  "must attack each combat if able", "must attack if able", "attacks if able",
                  "attack each combat if able", "attack if able", "must attack each combat">,
              means<Flag::EachTurn, "attacks each turn if able", "must attack each turn if able",
                  "attack each turn if able", "must attack each turn">,
              means<Allow::Deed::AttackIfAble, "must attack">>,
          maybe<Until>, maybe<word<"if able">>>
{
    static Predicate build(Found& found)
    {
        Allow made;
        made.can = true;
        made.deed = Allow::Deed::AttackIfAble;
        made.number = found.says(Flag::EachTurn) ? 1 : 0;
        (void)found.takeIfAny<Allow::Deed>();
        return predicate(std::move(made), found);
    }
};
struct attacksThisTurn : seq<word<"attacks", "attack", "must attack">, howLong, word<"if able">>
{
    static Predicate build(Found& found)
    {
        Allow made;
        made.can = true;
        made.deed = Allow::Deed::AttackIfAble;
        return predicate(std::move(made), found);
    }
};
/// 4.4.3 "can not be blocked by more than one citizen"
template <typename Until>
struct blockedByOne
    : seq<any<word<"can not be blocked by more than one citizen",
              "can not be blocked by two or more citizens",
              "can not be blocked by 2 or more citizens", "can be blocked by only one citizen",
              "can only be blocked by one citizen", "can not be blocked by more than 1 citizen",
              "can be blocked by only 1 citizen", "can only be blocked by 1 citizen",
              "can be blocked by no more than one citizen",
              "can be blocked by no more than 1 citizen", "can be blocked by at most one citizen",
              "can be blocked by at most 1 citizen",
              "can not be blocked by more than one citizen each combat">>,
          maybe<Until>>
{
    static Predicate build(Found& found)
    {
        Allow made;
        made.deed = Allow::Deed::BeBlockedBySeveral;
        return predicate(std::move(made), found);
    }
};
template <typename Until>
struct canNotBeBlockedBy
    : seq<means<Flag::CanNot, "can not">, means<Allow::Deed::BeBlocked, "be blocked">, maybe<Until>,
          any<means<Flag::Except, "except by", "other than by">, word<"by">>,
          any<describedPlural, seq<maybe<word<"a", "an">>, described>>>
{
};
struct onlyBlockedBy : seq<means<Flag::Except, "can be blocked only by", "can only be blocked by">,
                           any<describedPlural, seq<maybe<word<"a", "an">>, described>>>
{
};
/// 4.4.3 "can not block Humans", "can block only citizens with Sidestep"
struct blockedOnes : any<describedPlural, seq<maybe<word<"a", "an">>, described>>
{
};
template <typename Until>
struct blocksNot
    : seq<any<seq<means<Flag::CanNot, "can not block", "may not block">,
                  maybe<any<seq<
                      means<Flag::Except, "any citizens except", "citizens except", "except">>>>>,
              means<Flag::Except, "can block only", "can only block", "may only block",
                  "blocks only">>,
          blockedOnes, maybe<Until>>
{
    static std::optional<Predicate> build(Found& found)
    {
        Counted counted = found.take<Counted>();
        Allow made;
        made.deed = Allow::Deed::Block;
        made.by = std::move(counted.filter);
        made.except = found.says(Flag::Except);
        return counted.place == Place {} ? std::optional(predicate(std::move(made), found))
                                         : std::nullopt;
    }
};
/// 4.4.4.3 "deals combat damage first", "deals combat damage equal to its defense"
template <typename Until>
struct strikesSo
    : seq<word<"deals combat damage", "deals its combat damage", "deal combat damage",
              "deal their combat damage", "strikes", "strike", "assigns combat damage",
              "assign combat damage">,
          any<means<Allow::Deed::StrikeFirst, "first", "before other citizens do",
                  "before other citizens", "before the other citizens",
                  "before citizens blocking it", "before the citizens it fights",
                  "before citizens blocking it do", "before any other citizen",
                  "before any other citizens">,
              means<Allow::Deed::StrikeByDefense, "equal to its defense rather than its attack",
                  "equal to its defense instead of its attack",
                  "equal to its defense, not its attack", "equal to its defense",
                  "equal to their defense rather than their attack",
                  "equal to their defense instead of their attack", "equal to their defense">>,
          maybe<Until>>
{
    static Predicate build(Found& found) { return predicate(allowed(found), found); }
};
/// "deals double damage", "is dealt double damage"
template <typename Until>
struct doublesDamage
    : seq<any<word<"deals", "deal">, means<Flag::Object, "is dealt", "are dealt", "takes", "take">>,
          any<means<2, "double damage", "twice that much damage", "twice the damage",
                  "double that damage">,
              means<3, "three times that much damage", "triple damage">>,
          maybe<Until>>
{
    static Predicate build(Found& found)
    {
        MoreDamage made;
        made.to = found.says(Flag::Object);
        made.times = found.take<int>();
        return predicate(std::move(made), found);
    }
};
/// 4.4.3 "must be blocked if able", "blocks this if able"
template <typename Until>
struct mustBlock
    : seq<any<seq<means<Allow::Deed::BlockIfAble, "must block", "blocks", "block">,
                  pegtl::at<untilEndOfTurn>>,
              means<Allow::Deed::BeBlockedIfAble, "must be blocked if able",
                  "must be blocked each combat if able", "must be blocked">,
              means<Allow::Deed::BlockThisIfAble, "must block this", "must block this citizen",
                  "blocks this", "block this", "blocks this citizen", "must block it">,
              means<Allow::Deed::BlockIfAble, "blocks each combat if able",
                  "must block each combat if able", "must block if able", "blocks if able",
                  "block each combat if able", "block if able", "must block each combat">>,
          maybe<any<Until, word<"this combat">>>, maybe<word<"if able">>, maybe<Until>>
{
    static std::optional<Predicate> build(Found& found) { return predicate(allowed(found), found); }
};
/// 10.1 A state that a rule asks for is set aside: "even while it is engaged", "even though weary"
struct evenSo : seq<maybe<word<"even">>, word<"while", "if", "when", "though">,
                    maybe<word<"it is", "they are", "this is">>>
{
};
struct asIfNot
    : seq<word<"as though", "as if">, maybe<word<"it were", "they were", "it was", "it is">>>
{
};
struct asIfNotWeary : seq<word<"as though", "as if">,
                          word<"it were not", "they were not", "it was not", "not", "it had eager",
                              "they had eager">>
{
};
template <typename Until>
struct inSpiteOf
    : any<seq<word<"can", "may">, means<Allow::Deed::BlockEngaged, "block">,
              any<seq<evenSo, word<"engaged">>, seq<asIfNot, word<"disengaged">>, word<"engaged">>,
              maybe<Until>>,
          seq<word<"can", "may">, means<Allow::Deed::Attack, "attack">,
              any<seq<evenSo, word<"weary">>, seq<asIfNotWeary, maybe<word<"weary">>>>,
              maybe<Until>>>
{
    static Predicate build(Found& found) { return predicate(allowed(found), found); }
};
/// 4.4.3 "overlords can not block this [target citizen this turn]": it can not be blocked by them
template <typename Until, typename What>
struct keptFromBlocking : seq<describedPlural, word<"can not block">, What,
                              pegtl::not_at<word<"turn", "combat">>, maybe<Until>>
{
    static std::optional<Effect> build(Found& found)
    {
        Counted counted = found.take<Counted>();
        Allow made;
        made.deed = Allow::Deed::BeBlocked;
        made.by = std::move(counted.filter);
        made.what = found.take<Thing>();
        made.duration = found.take<Duration>(Duration::Permanent);
        const bool one = std::holds_alternative<This>(made.what)
            || std::holds_alternative<It>(made.what) || std::holds_alternative<Target>(made.what);
        return counted.place == Place {} && one ? std::optional(Effect { std::move(made) })
                                                : std::nullopt;
    }
};
/// 4.4.3 "can not be blocked by fewer than 3 citizens", "can only be blocked by 3 or more citizens"
template <typename Until>
struct blockedByFew
    : seq<any<seq<word<"can not be blocked by fewer than", "can not be blocked by less than">,
                  digits, word<"citizens">>,
              seq<word<"can not be blocked except by", "can only be blocked by",
                      "can be blocked only by">,
                  any<seq<digits, word<"or more citizens">>,
                      seq<word<"at least">, digits, word<"citizens">>>>>,
          maybe<Until>>
{
    static std::optional<Predicate> build(Found& found)
    {
        Allow made;
        made.deed = Allow::Deed::BeBlockedByFew;
        made.number = found.take<int>();
        return made.number > 1 && made.number < 16
            ? std::optional(predicate(std::move(made), found))
            : std::nullopt;
    }
};
template <typename Until>
struct blockers : seq<any<canNotBeBlockedBy<Until>, onlyBlockedBy>, maybe<Until>>
{
    static std::optional<Predicate> build(Found& found)
    {
        Counted counted = found.take<Counted>();
        Allow made;
        made.deed = Allow::Deed::BeBlocked;
        made.by = std::move(counted.filter);
        made.except = found.says(Flag::Except);
        return counted.place == Place {} ? std::optional(predicate(std::move(made), found))
                                         : std::nullopt;
    }
};

} // namespace
} // namespace triptych::kryptik::grammar
