#include "kryptik/text/grammar/GrammarAmounts.h"
#include "kryptik/text/grammar/GrammarDurations.h"
#include "kryptik/text/grammar/GrammarInstructions.h"

// Damage: dealt, divided, prevented, sent elsewhere and taken away.
namespace triptych::kryptik::grammar {
namespace {

struct orPlayer : seq<target, word<"or player">>
{
    static std::optional<Thing> build(Found& found)
    {
        Thing what = found.take<Thing>();
        TargetSpec& spec = std::get<Target>(what).spec;
        if (spec.kind != TargetSpec::Kind::Cards || spec.place != Place {})
            return std::nullopt;
        spec.kind = TargetSpec::Kind::CardOrPlayer;
        return what;
    }
};
struct sufferer : seq<word<"to">, maybe<word<"each of">>, any<player, orPlayer, thing>>
{
    static Sufferer build(Found& found)
    {
        if (const auto who = found.takeIfAny<Who>())
            return { *who };
        return { found.take<Thing>() };
    }
};
/// "deal 2 damage to target citizen and each opponent"
struct alsoSuffers
    : seq<word<"and">, maybe<word<"to">>, maybe<word<"each of">>, any<player, orPlayer, thing>,
          pegtl::at<any<word<".", ",", ";", "and", "or", "if", "unless", "at", "then", "where">>>>
{
    static Sufferer build(Found& found) { return sufferer::build(found); }
};
struct deals : any<word<"deal">,
                   means<Flag::ByThis, "this deals", "this citizen deals", "this card deals",
                       "this spell deals">>
{
};
struct damageWord : word<"damage">
{
};
struct damage
    : seq<deals,
          any<seq<fixedNumber, damageWord,
                  any<seq<perEach, sufferer>, seq<sufferer, many<alsoSuffers>, maybe<perEach>>>>,
              seq<word<"as much">, damageWord, sufferer, asManyAs>,
              seq<openAmount, damageWord, sufferer, many<alsoSuffers>, maybe<whereX>>,
              seq<damageWord,
                  any<seq<word<"equal to">, equalAmount, sufferer, many<alsoSuffers>>,
                      seq<sufferer, word<"equal to">, equalAmount>>>>>
{
    static Effect build(Found& found)
    {
        Damage made;
        made.amount = amountIn(found);
        const bool statistic = (made.amount.kind == Amount::Kind::AttackOf
                                   || made.amount.kind == Amount::Kind::DefenseOf)
            && !made.amount.ofPaid;
        const bool its = made.amount.word == Amount::Word::Its && !made.amount.ofThis;
        if (statistic && its && found.says(Flag::ByThis)) {
            made.amount.word = Amount::Word::Itself; // "This deals damage equal to its attack"
            made.amount.ofThis = true;
        }
        made.saidThis = found.says(Flag::ByThis);
        std::vector<Effect> parts;
        for (Sufferer& each : found.takeAll<Sufferer>()) {
            made.to = std::move(each.to);
            parts.push_back(effectOf(Damage(made)));
        }
        const std::size_t joints = parts.size() - 1;
        return joined(std::move(parts), std::vector<Sequence::Joint>(joints, Sequence::Joint::And));
    }
};

/// "the next damage": all of what is dealt at once
struct allNext : seq<pegtl::at<word<"damage">>>
{
    static Amount build(Found&) { return { Amount::Kind::All, 0, {}, false }; }
};
struct preventNext : seq<word<"prevent the next">, any<fixedNumber, amountX, allNext>,
                         word<"damage that would be dealt to", "damage dealt to", "damage to">,
                         any<player, orPlayer, thing>, untilEndOfTurn>
{
    static Effect build(Found& found)
    {
        found.take<Duration>();
        PreventNext made { found.take<Amount>(), {} };
        if (const auto who = found.takeIfAny<Who>())
            made.who = *who;
        else
            made.what = found.take<Thing>();
        return effectOf(std::move(made));
    }
};
/// "the next time target citizen would be dealt damage this turn, prevent that damage": all of it
struct nextTimePrevented
    : seq<word<"the next time">, any<player, thing>, word<"would be dealt damage this turn">, comma,
          word<"prevent that damage", "that damage is prevented", "prevent all of that damage",
              "prevent all that damage", "prevent it">>
{
    static Effect build(Found& found)
    {
        PreventNext made { Amount { Amount::Kind::All, 0, {}, false }, {} };
        if (const auto who = found.takeIfAny<Who>())
            made.who = *who;
        else
            made.what = found.take<Thing>();
        return effectOf(std::move(made));
    }
};
struct switchStats : seq<word<"switch", "swap", "exchange">, word<"the attack and defense of">,
                         thing, maybe<howLong>>
{
    static Effect build(Found& found)
    {
        const auto duration = found.take<Duration>(Duration::Permanent);
        return effectOf(Switch { found.take<Thing>(), duration });
    }
};
struct oneAnother
    : word<"fight", "fight each other", "deal damage equal to their attack to each other",
          "deal damage equal to their attacks to each other",
          "each deal damage equal to their attack to each other",
          "each deal damage equal to its attack to the other",
          "each deal damage equal to their attack to the other",
          "deal damage to each other equal to their attack",
          "deal damage to each other equal to their attacks", "fight one another",
          "deal damage equal to their attack to one another">
{
};
/// "target citizen you control fights target citizen an opponent controls"
struct fight
    : any<seq<thing, word<"fights", "fight">, thing>, seq<thing, word<"and">, thing, oneAnother>>
{
    static Effect build(Found& found)
    {
        Thing one = found.take<Thing>();
        return effectOf(Fight { std::move(one), found.take<Thing>() });
    }
};
/// "two target Beasts fight each other": the one and another one of that kind
struct fightOfTwo : seq<thing, oneAnother>
{
    static std::optional<Effect> build(Found& found)
    {
        Thing both = found.take<Thing>();
        auto* one = std::get_if<Target>(&both);
        const bool two = one && one->spec.kind == TargetSpec::Kind::Cards && one->spec.count == 2
            && !one->spec.upTo && !one->spec.byX && one->spec.alike == Alike::Any;
        if (!two || one->spec.filter.other)
            return std::nullopt;
        one->spec.count = 1;
        Target another = *one;
        another.spec.filter.other = true;
        return effectOf(Fight { std::move(both), std::move(another) });
    }
};
/// "target citizen you control deals damage equal to its attack to target citizen"
struct damageBy : seq<thing, word<"deals", "deal">,
                      any<seq<any<fixedNumber, openAmount>, damageWord, sufferer>,
                          seq<damageWord,
                              any<seq<word<"equal to">, equalAmount, sufferer>,
                                  seq<sufferer, word<"equal to">, equalAmount>>>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Damage made;
        made.by = found.take<Thing>();
        made.amount = found.take<Amount>();
        made.to = found.take<Sufferer>().to;
        return effectOf(std::move(made));
    }
};
/// Among those that were named: "deal 5 damage divided as you choose among them"
struct amongThose : word<"them", "those citizens", "those targets", "the same targets">
{
    static Thing build() { return It { It::Word::Them }; }
};
struct divided
    : seq<deals, any<fixedNumber, amountX>, damageWord,
          word<"divided as you choose among", "divided in any way you choose among",
              "divided any way you choose among", "divided among", ", divided as you choose, among",
              "split as you choose among", "split among", "divided as you choose between",
              "split however you like among", "split as you like among",
              "divided however you like among", "divided as you like among",
              "divided as you wish among", "distributed as you choose among",
              "divided however you choose among", "divided any way you like among">,
          any<amongThose, target>>
{
    static Effect build(Found& found)
    {
        Damage made;
        made.amount = found.take<Amount>();
        made.to = found.take<Thing>();
        made.divided = true;
        made.saidThis = found.says(Flag::ByThis);
        return effectOf(std::move(made));
    }
};
struct preventAll : seq<word<"prevent all">, maybe<means<Flag::Combat, "combat">>,
                        word<"damage that would be dealt this turn", "damage dealt this turn",
                            "damage this turn">>
{
    static Effect build(Found& found) { return effectOf(PreventAll { found.says(Flag::Combat) }); }
};
/// "prevent all damage that would be dealt to target citizen this turn"
/// 6.1 "11 year cards you control can not be destroyed this turn", "prevent all combat damage that would
/// be dealt to 11 year cards you control this turn"
struct rowOwner : any<whoIs<Who::Kind::You, "you control">, seq<another, word<"controls">>,
                      seq<severalPlayers, word<"control">>>
{
};
struct rowDuration : any<untilEndOfTurn, untilYourNextTurn, untilEndOfYourNextTurn>
{
};
struct rowIsSafe
    : any<seq<yearCards, maybe<rowOwner>, word<"can not be destroyed">, maybe<byEffects>,
              rowDuration>,
          seq<rowDuration, comma, yearCards, maybe<rowOwner>, word<"can not be destroyed">,
              maybe<byEffects>>,
          seq<word<"prevent all">,
              means<Flag::Combat, "combat damage that would be dealt to", "combat damage dealt to",
                  "damage that would be dealt to", "damage dealt to">,
              yearCards, maybe<rowOwner>, rowDuration>>
{
};
struct rowsSafe : rowIsSafe
{
    static std::optional<Effect> build(Found& found)
    {
        Forbid made;
        made.who = found.take<Who>(Who { Who::Kind::EachPlayer });
        made.duration = found.take<Duration>();
        made.deed = found.says(Flag::Combat) ? Forbid::Deed::LoseYearsInCombat
            : found.says(Flag::Object)       ? Forbid::Deed::LoseYearsToEffects
                                             : Forbid::Deed::LoseYears;
        return effectOf(std::move(made));
    }
};
struct preventTo
    : seq<word<"prevent all">, maybe<means<Flag::Combat, "combat">>, word<"damage">,
          maybe<word<"that">>,
          any<seq<any<seq<means<Flag::Can, "would be dealt to", "dealt to">, thing>,
                      seq<word<"would be dealt by", "dealt by">, thing>,
                      seq<thing, word<"would deal">>>,
                  any<untilEndOfTurn, untilYourNextTurn>>,
              seq<word<"would be dealt", "dealt">, any<untilEndOfTurn, untilYourNextTurn>,
                  any<means<Flag::Can, "to">, word<"by">>, thing>>>
{
    static Effect build(Found& found)
    {
        Allow made = prevention(found);
        made.duration = found.take<Duration>();
        return effectOf(std::move(made));
    }
};

/// "remove all damage from target citizen", "remove 2 damage from it"
struct removeDamage
    : seq<word<"remove", "heal">, any<allOfThem, fixedNumber, openAmount>, word<"damage">,
          word<"from", "on", "marked on">, maybe<word<"each of">>, thing>
{
    static Effect build(Found& found)
    {
        Amount amount = found.take<Amount>();
        return effectOf(RemoveDamage { std::move(amount), found.take<Thing>() });
    }
};
/// "all damage that would be dealt to target citizen this turn is dealt to this instead"
struct redirectWords
    : any<seq<word<"all damage that would be dealt to", "damage that would be dealt to",
                  "all damage dealt to">,
              thing, untilEndOfTurn, word<"is dealt to", "is instead dealt to">, thing,
              maybe<word<"instead">>>,
          seq<untilEndOfTurn, comma,
              word<"all damage that would be dealt to", "damage that would be dealt to">, thing,
              word<"is dealt to", "is instead dealt to">, thing, maybe<word<"instead">>>>
{
};
struct redirect : redirectWords
{
    static std::optional<Effect> build(Found& found)
    {
        std::vector<Thing> things = found.takeAll<Thing>();
        return things.size() == 2
            ? std::optional(effectOf(Redirect { std::move(things[0]), std::move(things[1]) }))
            : std::nullopt;
    }
};
/// "redirect to this all damage that would be dealt to target citizen this turn"
struct redirectTo : seq<word<"redirect to">, thing,
                        word<"all damage that would be dealt to", "damage that would be dealt to">,
                        thing, untilEndOfTurn>
{
    static std::optional<Effect> build(Found& found)
    {
        std::vector<Thing> things = found.takeAll<Thing>();
        return things.size() == 2
            ? std::optional(effectOf(Redirect { std::move(things[1]), std::move(things[0]) }))
            : std::nullopt;
    }
};

} // namespace

bool harming::read(Input& in, Reading& reading)
{
    return text::read<any<damage, divided, rowsSafe, shelteringNow, preventTo, preventAll,
        preventNext, nextTimePrevented, switchStats, removeDamage, redirect, redirectTo>>(
        in, reading);
}

bool fighting::read(Input& in, Reading& reading)
{
    return text::read<any<damageBy, fight, fightOfTwo>>(in, reading);
}

} // namespace triptych::kryptik::grammar
