#pragma once

#include "kryptik/text/grammar/GrammarBranches.h"
#include "kryptik/text/grammar/GrammarConditions.h"
#include "kryptik/text/grammar/GrammarCosts.h"
#include "kryptik/text/grammar/GrammarInstructions.h"
#include "kryptik/text/grammar/GrammarUseLimits.h"
#include "kryptik/text/grammar/Joined.h"
#include "kryptik/tree/Walk.h"

#include <algorithm>
#include <utility>

// Whole paragraphs: keyword lines, costs, and the kinds of ability (9) with when and how often they are used.
// Only Parse.cpp reads with them.
namespace triptych::kryptik::grammar {

namespace {

// ---------------------------------------------------------------- Keyword lines and additional costs

struct keywordLine
    : seq<keyword, many<any<word<", and">, comma, word<"and">, stop>, keyword>, maybe<stop>, end>
{
    static Ability build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Keywords;
        ability.keywords = found.takeAll<Keyword>();
        return ability;
    }
};
struct additionalCost
    : seq<any<word<"additional cost:">, word<"as an additional cost to cast this,">>,
          maybe<word<"pay">>, cost, stop, end>
{
    static constexpr std::string_view expected = "Additional cost:";
    static Ability build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Additional;
        ability.cost = found.take<Cost>();
        return ability;
    }
};

// ---------------------------------------------------------------- Abilities (9)

struct solo : means<Flag::Solo, "solo -", "solo:", "solo,">
{
};
struct onlyFocused : means<Flag::Focused, "focused -", "focused:", "focused,">
{
};
struct shortTime : seq<word<"short time">, digits, comma>
{
    static constexpr std::string_view expected = "Short Time";
    static ShortTime build(Found& found) { return { found.take<int>() }; }
};
struct prefixes : many<any<solo, onlyFocused, shortTime>>
{
};

/// "Once each turn, whenever you draw a card, ...", "once per turn, {1}: ..."
struct onceFirst : seq<onceATurn, any<comma, colon, word<"-">>>
{
};
/// 8.1.1 "X can not be greater than the number of cards in your soul row": what is known when X is announced.
inline bool isKnownBefore(const Amount& amount)
{
    using enum AmountSort;
    const bool counts = amount.of
        && (amount.of->filter.condition == Filter::Condition::ThisWay
            || amount.of->filter.controller == Side::They || amount.of->place.whose == Side::They
            || amount.of->place.ofIt || amount.of->filter.other);
    switch (sortOf(amount.kind)) {
    case Fixed:
    case PerEach:
    case ThisTurn:
    case Total:
    case Highest:
        return !counts && amount.kind != Amount::Kind::PerDetached
            && amount.kind != Amount::Kind::PerDone
            && (amount.kind != Amount::Kind::Counters || amount.ofThis || amount.of);
    case OfOne:
        return amount.ofThis && !amount.ofPaid;
    case Paid:
    case Said:
    case UntilHand:
    case All:
        break;
    }
    return false;
}
struct mostX : seq<word<"x can not be greater than", "x can not be more than",
                       "x can not be higher than", "x can not exceed">,
                   any<seq<fixedNumber, pegtl::at<stop>>, equalAmount>, stop>
{
    static std::optional<MostX> build(Found& found)
    {
        Amount amount = found.take<Amount>();
        return isKnownBefore(amount) ? std::optional(MostX { std::move(amount) }) : std::nullopt;
    }
};
inline void limitX(Ability& ability, Found& found)
{
    if (auto most = found.takeIfAny<MostX>())
        ability.mostX = std::move(most->amount);
}
struct active : seq<any<cost, seq<onceFirst, cost>>, colon, sentences, maybe<mostX>,
                    maybe<anyLimit>, maybe<anyLimit>>
{
    static std::optional<Ability> build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Active;
        const auto often = found.takeIfAny<Ordinal>();
        ability.oncePerTurn = found.says(Flag::OnceEachTurn) || often;
        ability.times = static_cast<std::uint8_t>(often ? often->number : 1);
        if (auto limits = found.takeAll<Condition>(); !limits.empty()) {
            ability.condition = allOf(std::move(limits));
            if (!ability.condition)
                return std::nullopt;
        }
        ability.cost = found.take<Cost>();
        limitX(ability, found);
        ability.effect = found.take<Effect>();
        return ability;
    }
};
/// 9.3 "Some triggered effects require a cost": it stands before the effect, as in an active ability.
struct paid : any<seq<cost, colon>,
                  seq<word<"you may pay">, cost, stop, word<"if you do">, comma,
                      pegtl::not_at<seq<sentence, declined>>>>
{
};
struct onceEachTurn
    : seq<any<word<"this ability triggers only", "this triggers only", "this ability triggers",
                  "this triggers", "this ability can trigger only", "this ability can only trigger",
                  "triggers only", "triggers", "only", "this happens only",
                  "this ability triggers no more than", "this ability triggers at most">,
              means<Flag::WhenDone, "do this only", "do this at most">, pegtl::success>,
          soOften, stop>
{
};
/// Whether all of it is offered: then declining it is not doing it.
inline bool isOffered(const Effect& effect)
{
    if (const auto* so = std::get_if<IfSo>(&effect.node))
        return so->otherwise.empty() && isOffered(so->effect.front());
    const auto* may = std::get_if<May>(&effect.node);
    return may && may->who.kind == Who::Kind::You && may->otherwise.empty();
}
/// "For the first time each turn, whenever a citizen dies, ..."
struct firstOfAll : seq<means<Flag::First, "for the first time each turn">, comma>
{
};
struct triggered
    : seq<any<trigger, seq<onceFirst, trigger>, seq<firstOfAll, trigger>>, maybe<paid>,
          any<seq<means<Flag::May, "you may">, optionalSentences>, sentences>, maybe<onceEachTurn>>
{
    static Ability build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Triggered;
        ability.trigger = found.take<Trigger>();
        const auto often = found.takeIfAny<Ordinal>();
        const bool first = found.says(Flag::First);
        ability.trigger->onceEachTurn
            |= found.says(Flag::OnceEachTurn) || often.has_value() || first;
        ability.trigger->times = static_cast<std::uint8_t>(often ? often->number : 1);
        // Of this card itself the first time is the only one that it could have been there for.
        ability.trigger->first = (first || ability.trigger->first) && !often
            && !isOfThisCard(*ability.trigger) && !ability.trigger->counterpartIsThis;
        ability.cost = found.take<Cost>();
        ability.may = found.says(Flag::May);
        ability.effect = found.take<Effect>();
        if (ability.may && isAskedFirst(*ability.effect)) {
            offerIfSo(*ability.effect);
            ability.may = false;
        }
        leaveOutOfTheOffer(ability);
        ability.trigger->whenDone = found.says(Flag::WhenDone)
            && (ability.may || !ability.cost.empty() || isOffered(*ability.effect));
        return ability;
    }
};
struct asLongAs : word<"as long as", "for as long as", "while", "if">
{
};
/// "while attacking": whoever it is said of
struct inThatState : seq<word<"while", "as long as", "while it is", "as long as it is",
                             "while they are", "as long as they are">,
                         engagedState>
{
    static Condition build(Found& found)
    {
        Condition made = askedOf(Condition::Kind::ItIs, 1, Filter { Filter::Noun::Card });
        made.filter.condition = found.take<Filter::Condition>();
        return made;
    }
};
/// "It has 2 or more counters on it", as what is asked of a kind of cards.
std::optional<CounterAsk> countersAsked(const Condition& condition)
{
    const Amount& of = condition.amount;
    if (condition.kind != Condition::Kind::NumberIs || of.kind != Amount::Kind::Counters
        || of.ofThis || of.of || of.number != 1 || of.made != Figuring {} || condition.than
        || condition.negated)
        return std::nullopt;
    return CounterAsk { of.counter, condition.how, condition.number };
}
/// "Each other citizen you control gets +1/+1 as long as it is engaged": each of them that is.
bool describesThem(Effect& effect, const Condition& condition)
{
    const auto counters = countersAsked(condition);
    if ((condition.kind != Condition::Kind::ItIs && !counters) || condition.past)
        return false;
    bool all = true;
    bool any = false;
    std::vector<Each*> them;
    walk(effect, [&](auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Thing>) {
            auto* each = std::get_if<Each>(&part);
            all = all && each;
            any = any || each;
            if (each)
                them.push_back(each);
        }
    });
    if (!all || !any)
        return false;
    if (counters) {
        for (Each* each : them)
            all = all && !each->filter.counters;
        for (Each* each : them)
            if (all)
                each->filter.counters = counters;
        return all;
    }
    for (Each* each : them) {
        Filter asked = condition.filter;
        asked.noun = Filter::Noun::Card;
        asked.notSo = condition.negated;
        if (asked.faction.empty() && asked.controller == Side::Any && !asked.other
            && asked.traits.empty() && !asked.overlord)
            all = all && ask(each->filter, { { std::move(asked) }, false });
        else
            all = false;
    }
    return all;
}
struct passive : any<seq<any<seq<asLongAs, condition>, duringWhen>, comma, passiveStatement, stop>,
                     seq<passiveStatement,
                         maybe<any<inThatState, seq<asLongAs, condition>, duringWhen,
                             seq<means<Flag::Negated, "unless">, condition>>>,
                         stop>>
{
    static Ability build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Passive;
        ability.condition = found.takeIfAny<Condition>();
        if (ability.condition)
            ability.condition->negated ^= found.says(Flag::Negated);
        ability.effect = found.take<Effect>();
        if (ability.condition && describesThem(*ability.effect, *ability.condition))
            ability.condition.reset();
        return ability;
    }
};
/// "Cast this only if you control a Human citizen", "cast this only during combat"
struct castOnly
    : seq<word<"cast this only", "cast this spell only", "cast this card only",
              "you can cast this only", "you may cast this only", "you may cast this spell only",
              "you can only cast this", "you can only cast this spell", "you may only cast this",
              "you may only cast this spell", "this can be cast only", "this can only be cast",
              "this spell can only be cast", "this spell can be cast only", "this may only be cast",
              "play this only", "cast this citizen only", "you may only cast this citizen",
              "you may cast this citizen only">,
          any<duringWhen,
              seq<any<word<"if", "while", "as long as">, means<Flag::Negated, "unless">>,
                  condition>>,
          stop>
{
    static Ability build(Found& found)
    {
        Ability ability;
        ability.kind = Ability::Kind::Passive;
        ability.condition = found.take<Condition>();
        ability.condition->negated ^= found.says(Flag::Negated);
        ability.effect = Effect { CastOnly {} };
        return ability;
    }
};
/// 8.1.1 "This spell costs {1} less for each Human you control": all that a spell says of itself for good.
struct ownCost : passive
{
    static std::optional<Ability> build(Found& found)
    {
        Ability ability = passive::build(found);
        const auto* cost = std::get_if<CostChange>(&ability.effect->node);
        const auto* notCountered = std::get_if<NotCountered>(&ability.effect->node);
        const bool sure = notCountered && !notCountered->of;
        const bool instead = std::holds_alternative<CastFor>(ability.effect->node)
            || std::holds_alternative<CastFromLimbo>(ability.effect->node);
        return sure || instead || (cost && cost->ofThis) ? std::optional(std::move(ability))
                                                         : std::nullopt;
    }
};
struct spellEffect : seq<sentences, maybe<mostX>>
{
    static Ability build(Found& found)
    {
        Ability ability;
        limitX(ability, found);
        ability.kind = Ability::Kind::SpellEffect;
        ability.effect = found.take<Effect>();
        return ability;
    }
};

template <typename... Kinds>
struct prefixed : seq<prefixes, any<Kinds...>, end>
{
    static std::optional<Ability> build(Found& found)
    {
        Ability ability = found.take<Ability>();
        ability.solo = found.says(Flag::Solo);
        ability.focused = found.says(Flag::Focused);
        if (const auto limit = found.takeIfAny<ShortTime>())
            ability.shortTime = limit->cards;
        return found.has<ShortTime>() ? std::nullopt : std::optional(std::move(ability));
    }
};

struct onCitizen
    : any<keywordLine, additionalCost, prefixed<triggered, active, passive>, seq<castOnly, end>>
{
};
struct onSpell
    : any<keywordLine, additionalCost, prefixed<spellEffect>, seq<castOnly, end>, seq<ownCost, end>>
{
};
/// 6.1, 8.1.3 "plunder 2: draw 2 cards": paid as it is used
struct paidYear : seq<cost, colon, sentences>
{
    static Ability build(Found& found)
    {
        Ability ability;
        ability.cost = found.take<Cost>();
        ability.effect = found.take<Effect>();
        return ability;
    }
};
struct elevenYear : seq<maybe<word<"11 year:">>, prefixed<paidYear, spellEffect>>
{
    static Ability build(Found& found)
    {
        Ability ability = found.take<Ability>();
        ability.kind = Ability::Kind::ElevenYear;
        return ability;
    }
};

} // namespace

} // namespace triptych::kryptik::grammar
