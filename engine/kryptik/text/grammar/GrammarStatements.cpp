#include "kryptik/text/grammar/GrammarStated.h"

#include "core/Overloaded.h"
#include "kryptik/text/grammar/GrammarBranches.h"
#include "kryptik/text/printing/Spoken.h"
#include "kryptik/tree/Walk.h"

#include <utility>

// What a text says is so: "gets", "gains", "has", "loses", "can not".
namespace triptych::kryptik::grammar {
namespace {

/// "gets +1/+1 until end of turn and fights another target citizen"
struct fights : seq<word<"fights", "fight">, thing>
{
    static Predicate build(Found& found)
    {
        return { Effect { Fight { {}, found.take<Thing>() } }, {} };
    }
};
struct turnStatement
    : seq<maybe<thing, maybe<andSubject>, maybe<word<"each", "both">>>, turnPredicate,
          many<any<seq<andAlso, any<fights, turnPredicate, goingGrant, goingBonus, goingKeywords>>,
              seq<means<Sequence::Joint::Then, ", then", "then", ", and then", "and then">,
                  any<fights, turnPredicate>>>>>
{
    static Effect build(Found& found) { return stated(found); }
};
/// ": +2/+2 until end of turn", "all citizens you control +1/+1 this turn"
struct timedBonus : seq<bonus, howLong>
{
    static Predicate build(Found& found)
    {
        Modify made = std::move(found.take<Bonus>().modify);
        return predicate(std::move(made), found);
    }
};
/// "+2/+2 to this until end of turn"
struct bonusTo : seq<bonus, word<"to">>
{
    static Predicate build(Found& found)
    {
        return { Effect { std::move(found.take<Bonus>().modify) }, {} };
    }
};
struct terse : any<seq<maybe<thing>, timedBonus>, seq<bonusTo, thing, maybe<howLong>>>
{
    static Effect build(Found& found)
    {
        const auto until = found.takeIfAny<Duration>();
        Effect effect = stated(found);
        if (until)
            last(effect, *until);
        return effect;
    }
};
/// "give target citizen +1/+1 and Eager until end of turn"
struct gift : seq<word<"give", "gives">, thing, maybe<andSubject>, any<goingBonus, goingKeywords>,
                  many<andAlso, any<turnPredicate, goingBonus, goingKeywords>>>
{
    static Effect build(Found& found) { return stated(found); }
};
/// "Until end of turn, target citizen gets +1/+1 and gains Eager"
struct notAllowed
    : seq<any<another, severalPlayers, whoIs<Who::Kind::You, "you">>, word<"can not">,
          any<means<Forbid::Deed::CastCards, "cast spells or citizens", "cast citizens or spells",
                  "cast cards">,
              means<Forbid::Deed::CastSpells, "cast spells">,
              means<Forbid::Deed::CastCitizens, "cast citizens">,
              means<Forbid::Deed::Activate, "activate abilities", "activate active abilities",
                  "use active abilities", "use abilities">>,
          pegtl::not_at<word<"for their", "from">>>
{
    static Effect build(Found& found)
    {
        Forbid made;
        made.who = found.take<Who>();
        made.deed = found.take<Forbid::Deed>();
        made.duration = Duration::Permanent;
        return { made };
    }
};
struct becomesNumber;
struct doubled;
struct controlGained : seq<word<"gain control of">, thing>
{
    static Effect build(Found& found)
    {
        GainControl made;
        made.what = found.take<Thing>();
        return { std::move(made) };
    }
};
struct lastsSoLong : any<keptFromBlocking<pegtl::failure, any<thisOne, thing>>, turnStatement,
                         notAllowed, becomesNumber, doubled, controlGained, harming, changing>
{
};
struct andOnward
    : any<means<Sequence::Joint::Then, ", then", "then", ", and then", "and then">, andAlso>
{
};
/// "Until end of turn, gain control of target citizen, disengage it and it gains Eager": what is done in between
/// takes no time, what is said behind it lasts as long.
struct inBetween : seq<instruction, pegtl::at<seq<andOnward, lastsSoLong>>>
{
};
struct turnFirst
    : seq<howLongAhead, comma, lastsSoLong, many<andOnward, any<lastsSoLong, inBetween>>>
{
    static bool lastsAtAll(const Effect& effect)
    {
        return std::visit(
            [](const auto& e) {
                return requires
                {
                    e.duration;
                };
            },
            effect.node);
    }
    // Only of what can last, and does not say so itself.
    static bool isOpen(const Effect& effect)
    {
        return std::visit(
            [](const auto& e) {
                if constexpr (requires { e.duration; })
                    return e.duration == Duration::Permanent;
                else
                    return false;
            },
            effect.node);
    }
    static std::optional<Effect> build(Found& found)
    {
        const auto duration = found.take<Duration>();
        std::vector<Effect> said = found.takeAll<Effect>();
        Effect effect = joined(std::move(said), found.takeAll<Sequence::Joint>());
        auto* several = std::get_if<Sequence>(&effect.node);
        const std::size_t count = several ? several->parts.size() : 1;
        for (std::size_t i = 0; i < count; ++i) {
            Effect& part = several ? several->parts[i] : effect;
            auto* forbid = std::get_if<Forbid>(&part.node);
            if (i > 0 && !lastsAtAll(part))
                continue;
            const bool turns
                = duration == Duration::EndOfTurn || duration == Duration::YourNextTurn;
            const bool ofThisCard = duration == Duration::WhileHere
                || duration == Duration::WhileEngaged || duration == Duration::WhileAttached;
            const bool ofControl = ofThisCard || turns || duration == Duration::YourNextTurnEnd;
            if (!isOpen(part) || (forbid && !turns)
                || (std::holds_alternative<GainControl>(part.node) && !ofControl)
                || (std::holds_alternative<BecomeCopy>(part.node) && ofThisCard))
                return std::nullopt;
            last(part, duration);
            if (forbid)
                forbid->duration = duration;
        }
        return effect;
    }
};
/// "the attack of target citizen becomes 0 until end of turn", "double its attack until end of turn"
struct statisticOf
    : any<means<Flag::Combat, "the attack and defense of">, means<Flag::Attack, "the attack of">,
          means<Flag::Defense, "the defense of">>
{
};
struct itsOwn : word<"its">
{
    static Thing build() { return It { It::Word::It }; }
};
struct itsStatistic : seq<itsOwn,
                          any<means<Flag::Combat, "attack and defense">,
                              means<Flag::Attack, "attack">, means<Flag::Defense, "defense">>>
{
};
/// "its attack becomes 1 and its defense becomes 2": both are said
struct defenseAsWell : seq<word<"and its defense becomes", "and its defense is">, fixedNumber>
{
};
struct becomesNumber : seq<any<seq<statisticOf, thing>, itsStatistic>, word<"becomes", "become">,
                           equalAmount, maybe<defenseAsWell>, maybe<howLong>>
{
    static std::optional<Effect> build(Found& found)
    {
        Become made;
        made.attack = !found.says(Flag::Defense);
        made.defense = !found.says(Flag::Attack);
        made.what = found.take<Thing>();
        std::vector<Amount> amounts = found.takeAll<Amount>();
        made.amount = std::move(amounts.front());
        if (amounts.size() == 2) {
            if (made.defense || made.amount.kind != Amount::Kind::Fixed)
                return std::nullopt;
            made.defense = true;
            if (amounts.back() != made.amount)
                made.otherDefense = std::move(amounts.back());
        }
        made.duration = found.take<Duration>(Duration::Permanent);
        return Effect { std::move(made) };
    }
};
struct doubled : seq<word<"double">, statisticOf, thing, maybe<howLong>>
{
    static std::optional<Effect> build(Found& found)
    {
        const bool both = found.says(Flag::Combat);
        const bool attack = found.says(Flag::Attack);
        if (both) // its attack and its defense: two numbers
            return std::nullopt;
        Modify made;
        made.what = found.take<Thing>();
        made.attack = attack ? 1 : 0;
        made.defense = attack ? 0 : 1;
        made.times
            = Amount { attack ? Amount::Kind::AttackOf : Amount::Kind::DefenseOf, 0, {}, false };
        made.times->ofThis = std::holds_alternative<This>(made.what);
        made.duration = found.take<Duration>(Duration::Permanent);
        return Effect { std::move(made) };
    }
};
/// "gains Sidestep or Toxic until end of turn": one of the two, chosen as modes are
struct gainsEither
    : seq<maybe<thing>, word<"gains", "gain">, maybe<word<"your choice of", "either">>, keyword,
          many<comma, keyword>, maybe<comma>, word<"or">, keyword, maybe<howLong>>
{
    static Effect build(Found& found)
    {
        const Thing what = found.take<Thing>(This {});
        const auto duration = found.take<Duration>(Duration::Permanent);
        Choose made;
        for (const Keyword keyword : found.takeAll<Keyword>())
            made.modes.push_back(Effect { Gain { what, { keyword }, duration, false } });
        return { std::move(made) };
    }
};
struct anyStatement : any<turnFirst, counting, gift, becomesNumber, doubled, gainsEither,
                          keptFromBlocking<howLong, any<thisOne, thing>>, turnStatement, terse>
{
};

} // namespace

bool statement::read(Input& in, Reading& reading)
{
    return text::read<anyStatement>(in, reading);
}

} // namespace triptych::kryptik::grammar
