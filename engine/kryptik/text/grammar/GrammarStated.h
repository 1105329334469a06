#pragma once

#include "core/Overloaded.h"
#include "kryptik/text/grammar/GrammarAmounts.h"
#include "kryptik/text/grammar/GrammarBecoming.h"
#include "kryptik/text/grammar/GrammarCombat.h"
#include "kryptik/text/grammar/GrammarPredicates.h"
#include "kryptik/text/printing/Spoken.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

// What is said of citizens about their figures, keywords and states, and the statement that it makes of them.
// Only GrammarStatements.cpp (with an end) and GrammarLasting.cpp (without one) read with them.
namespace triptych::kryptik::grammar {

namespace {

/// "+1/-0"
using bonus = statChange;

// ---------------------------------------------------------------- Predicates

struct timesX : seq<amountX, word<"times">>
{
};
struct timesNumber : seq<thatMany, word<"times">>
{
};
struct times : any<perEach, whereX, timesX, timesNumber>
{
    static Times build(Found& found)
    {
        if (auto per = found.takeIfAny<PerEach>())
            return { std::move(per->amount) };
        if (auto where = found.takeIfAny<WhereX>())
            return { std::move(where->amount), true };
        return { found.take<Amount>() };
    }
};
template <typename Until>
struct modify : seq<word<"gets", "get", "has", "have", "gains", "gain">, bonus, maybe<word<"each">>,
                    maybe<times>, maybe<Until>, maybe<times>, maybe<cap>>
{
    static std::optional<Predicate> build(Found& found)
    {
        Modify made = std::move(found.take<Bonus>().modify);
        if (auto multiplied = found.takeIfAny<Times>()) {
            made.times = std::move(multiplied->amount);
            if (const auto most = found.takeIfAny<AtMost>()) {
                if (made.times->made.most >= 0)
                    return std::nullopt;
                made.times->made.most = static_cast<std::int8_t>(std::clamp(most->most, 0, 99));
            }
            using Kind = Amount::Kind;
            const bool byX = made.attackByX || made.defenseByX;
            const bool counts = made.times->kind != Kind::Fixed && made.times->kind != Kind::X;
            // Of "+X/+2, where X is ..." only one of the two is multiplied; of "+2/+2" none.
            const bool other = made.attack != 0 || made.defense != 0;
            if (multiplied->where ? !byX || other || !counts : byX && !counts)
                return std::nullopt;
            // "+2/+2 for each ..., up to 4": four of them, or four in all?
            if (made.times->made.most >= 0
                && (std::abs(made.attack) > 1 || std::abs(made.defense) > 1))
                return std::nullopt;
            // "+X/+X, where X is the number of ..." is "+1/+1 for each ...".
            if (multiplied->where) {
                made.attack = made.attackByX ? (made.attackMinus ? -1 : 1) : made.attack;
                made.defense = made.defenseByX ? (made.defenseMinus ? -1 : 1) : made.defense;
                made.attackMinus = made.attackMinus && !made.attackByX;
                made.defenseMinus = made.defenseMinus && !made.defenseByX;
                made.attackByX = made.defenseByX = false;
            }
        }
        if (found.has<AtMost>())
            return std::nullopt; // of nothing that is counted
        return predicate(std::move(made), found);
    }
};
/// "gains "Dies; draw 1 card."": an ability of its own
template <typename Until>
struct grant : seq<any<means<Flag::Has, "has", "have">, word<"gains", "gain", "gets", "get">>,
                   quotedAbility, maybe<Until>>
{
    static Predicate build(Found& found)
    {
        Grant made;
        made.has = found.says(Flag::Has);
        made.ability = found.take<std::shared_ptr<const Ability>>();
        return predicate(std::move(made), found);
    }
};
template <typename Until>
struct gain : seq<any<means<Flag::Has, "has", "have">, word<"gains", "gain", "gets", "get">>,
                  keywords, maybe<Until>>
{
    static Predicate build(Found& found)
    {
        Gain made;
        made.has = found.says(Flag::Has);
        made.keywords = found.take<std::vector<Keyword>>();
        return predicate(std::move(made), found);
    }
};
struct allAbilities : word<"all abilities", "all its abilities", "all of its abilities",
                          "its abilities", "all their abilities", "their abilities">
{
};
struct allKeywords : word<"all keywords", "all its keywords", "all of its keywords",
                         "all their keywords", "its keywords", "their keywords">
{
    static std::vector<Keyword> build()
    {
        std::vector<Keyword> all;
        for (int k = 0; k < keywordCount; ++k)
            all.push_back(static_cast<Keyword>(k));
        return all;
    }
};
/// "can not have Sidestep or Toxic": not "and", which could mean both of them together
template <typename Until>
struct loseAbilities
    : any<seq<word<"loses", "lose">, any<allAbilities, allKeywords, keywords>, maybe<Until>>,
          seq<means<Flag::CanNot, "can not have or gain", "can not have", "can not gain or have">,
              keyword, many<any<word<", or">, word<",">, word<"or">>, keyword>,
              pegtl::not_at<seq<any<word<", and">, word<"and">>, keyword>>, maybe<Until>>>
{
    static Predicate build(Found& found)
    {
        Lose made;
        made.barred = found.says(Flag::CanNot);
        made.keywords = made.barred ? found.takeAll<Keyword>() : found.take<std::vector<Keyword>>();
        return predicate(std::move(made), found);
    }
};
struct becomes : any<seq<word<"becomes", "become">,
                         any<means<Filter::Condition::Weary, "weary">,
                             means<Filter::Condition::Engaged, "engaged">,
                             means<Filter::Condition::Disengaged, "disengaged">>>,
                     means<Flag::Ends, "is no longer weary", "are no longer weary", "loses weary",
                         "lose weary", "stops being weary", "is not weary any more",
                         "is no more weary", "is not weary anymore">>
{
    static Predicate build(Found& found)
    {
        if (found.says(Flag::Ends))
            return { Effect { MakeWeary { {}, true } } };
        const auto state = found.take<Filter::Condition>();
        if (state == Filter::Condition::Engaged)
            return { Effect { Engage {} } };
        if (state == Filter::Condition::Disengaged)
            return { Effect { Disengage {} } };
        return { Effect { MakeWeary {} } };
    }
};

// ---------------------------------------------------------------- Statements

void sayOf(Effect& effect, const Thing& what)
{
    const auto statements = Overloaded {
        [&](Fight& e) { e.one = what; },
        [&](Modify& e) { e.what = what; },
        [&](Grant& e) { e.what = what; },
        [&](Become& e) { e.what = what; },
        [&](Gain& e) { e.what = what; },
        [&](Lose& e) { e.what = what; },
        [&](Allow& e) { e.what = what; },
        [&](MakeWeary& e) { e.what = what; },
        [&](Engage& e) { e.what = what; },
        [&](Disengage& e) { e.what = what; },
        [&](Destroy& e) { e.what = what; },
        [&](Abolish& e) { e.what = what; },
        [&](Move& e) { e.what = what; },
        [&](Damage& e) { e.to = what; },
        [&](MoreDamage& e) { e.what = what; },
        [&](PutCounters& e) { e.what = what; },
        [&](BecomeFaction& e) { e.what = what; },
        [](auto&) {},
    };
    std::visit(statements, effect.node);
}

void last(Effect& effect, Duration duration)
{
    const auto statements = Overloaded {
        [&](Modify& e) { e.duration = duration; },
        [&](Grant& e) { e.duration = duration; },
        [&](Become& e) { e.duration = duration; },
        [&](Gain& e) { e.duration = duration; },
        [&](Lose& e) { e.duration = duration; },
        [&](Allow& e) { e.duration = duration; },
        [&](MoreDamage& e) { e.duration = duration; },
        [&](BecomeFaction& e) { e.duration = duration; },
        [&](Toll& e) { e.duration = duration; },
        [&](Switch& e) { e.duration = duration; },
        [&](GainControl& e) { e.duration = duration; },
        [&](BecomeCopy& e) { e.duration = duration; },
        [](auto&) {},
    };
    std::visit(statements, effect.node);
}

/// "until end of turn" at the end is said of everything before it that does not say its own; what the
/// second predicate is said of follows from the first.
Effect statedOf(Thing what, std::vector<Predicate> predicates, std::vector<Sequence::Joint> joints)
{
    auto duration = Duration::Permanent;
    for (auto predicate = predicates.rbegin(); predicate != predicates.rend(); ++predicate) {
        duration = predicate->duration.value_or(duration);
        last(predicate->effect, duration);
    }
    // "Must attack this turn and must be blocked if able": what has to be done, it has to be for the same time.
    for (std::size_t i = 1; i < predicates.size(); ++i) {
        const auto* must = std::get_if<Allow>(&predicates[i].effect.node);
        const auto before = predicates[i - 1].duration;
        if (must && must->can && must->duration == Duration::Permanent && before)
            last(predicates[i].effect, *before);
    }
    std::vector<Effect> parts;
    for (Predicate& predicate : predicates) {
        sayOf(predicate.effect, what);
        what = subjectGoesOn(what);
        parts.push_back(std::move(predicate.effect));
    }
    return joined(std::move(parts), std::move(joints));
}
/// "This and target citizen get +1/+1": said of the one, and then of the other.
Effect stated(Found& found)
{
    std::vector<Thing> subjects = found.takeAll<Thing>();
    if (subjects.empty())
        subjects.push_back(This {});
    shareController(subjects);
    const std::vector<Predicate> predicates = found.takeAll<Predicate>();
    const std::vector<Sequence::Joint> joints = found.takeAll<Sequence::Joint>();
    std::vector<Effect> parts;
    for (Thing& what : subjects)
        parts.push_back(statedOf(std::move(what), predicates, joints));
    const std::size_t count = parts.size() - 1;
    return joined(std::move(parts), std::vector<Sequence::Joint>(count, Sequence::Joint::And));
}
struct andSubject : seq<word<"and">, thing>
{
};

struct andAlso : means<Sequence::Joint::And, "and", ", and", ",">
{
};
template <typename Until>
struct anyPredicate
    : any<modify<Until>, grant<Until>, gain<Until>, loseAbilities<Until>, blockedByOne<Until>,
          blockedByFew<Until>, becomesFaction<Until>, blockers<Until>, strikesSo<Until>,
          doublesDamage<Until>, mustAttack<Until>, mustBlock<Until>, inSpiteOf<Until>,
          blocksNot<Until>, attacksAgain<Until>, keptFromEffects<Until>, allow<Until>>
{
};
struct goingBonus;
struct goingKeywords;
/// "is destroyed", "are returned to their owners' hands", "is dealt 2 damage": what is done to it
struct suffers
    : any<seq<word<"is", "are">, maybe<word<"each">>,
              any<means<Allow::Deed::BeDestroyed, "destroyed">, means<Flag::Abolishes, "abolished">,
                  means<Filter::Condition::Engaged, "engaged">,
                  means<Filter::Condition::Disengaged, "disengaged">,
                  seq<means<Move::Word::Return, "returned">, destination>,
                  seq<means<Move::Word::Put, "put">, destination>>>,
          seq<word<"is dealt", "are dealt", "are each dealt", "takes", "take", "each take">,
              any<fixedNumber, amountX, thatMany>, word<"damage">>>
{
    static Predicate build(Found& found)
    {
        if (auto amount = found.takeIfAny<Amount>()) {
            Damage damage;
            damage.amount = std::move(*amount);
            return { Effect { std::move(damage) }, {} };
        }
        if (const auto word = found.takeIfAny<Move::Word>()) {
            const Destination to = found.take<Destination>();
            Move move;
            move.word = *word;
            move.to = to.zone;
            move.spot = to.spot;
            move.ownersZone = to.ownersZone;
            move.underYourControl = to.underYourControl;
            move.engaged = to.engaged;
            return { Effect { std::move(move) }, {} };
        }
        if (const auto state = found.takeIfAny<Filter::Condition>())
            return *state == Filter::Condition::Engaged ? Predicate { Effect { Engage {} }, {} }
                                                        : Predicate { Effect { Disengage {} }, {} };
        return found.says(Flag::Abolishes) ? Predicate { Effect { Abolish {} }, {} }
                                           : Predicate { Effect { Destroy {} }, {} };
    }
};
struct turnPredicate : any<countersGained, attacksThisTurn, shielded<howLong>, becomesOfFigures,
                           anyPredicate<howLong>, becomesKind, becomesFigures, becomes, suffers>
{
};
struct lastingPredicate : any<shielded<pegtl::failure>, anyPredicate<pegtl::failure>>
{
};
/// "has Steadfast and +1/+0": the verb goes on.
struct goingBonus : seq<bonus, maybe<howLong>>
{
    static Predicate build(Found& found)
    {
        Modify made = std::move(found.take<Bonus>().modify);
        return predicate(std::move(made), found);
    }
};
struct goingKeywords : seq<keywords, maybe<howLong>>
{
    static Predicate build(Found& found)
    {
        Gain made;
        made.keywords = found.take<std::vector<Keyword>>();
        return predicate(std::move(made), found);
    }
};
struct goingGrant : seq<quotedAbility, maybe<howLong>>
{
    static Predicate build(Found& found)
    {
        Grant made;
        made.ability = found.take<std::shared_ptr<const Ability>>();
        return predicate(std::move(made), found);
    }
};
struct lastingGrant : quotedAbility
{
    static Predicate build(Found& found)
    {
        Grant made;
        made.has = true;
        made.ability = found.take<std::shared_ptr<const Ability>>();
        return { Effect { std::move(made) }, {} };
    }
};
struct lastingKeywords : seq<keywords>
{
    static Predicate build(Found& found)
    {
        Gain made;
        made.has = true;
        made.keywords = found.take<std::vector<Keyword>>();
        return { Effect { std::move(made) }, {} };
    }
};
struct lastingBonus : seq<bonus>
{
    static Predicate build(Found& found)
    {
        return { Effect { std::move(found.take<Bonus>().modify) }, {} };
    }
};

} // namespace

} // namespace triptych::kryptik::grammar
