#include "seize/text/grammar/GrammarHarm.h"
#include "seize/text/grammar/GrammarSaid.h"
#include "seize/text/printing/Said.h"

#include <algorithm>

// What is said of mercenaries and players now. What is so for as long as a card works is in GrammarStatics.cpp.
namespace triptych::seize::grammar {
namespace {

/// "target mercenary gains Armor 1 this turn"
struct gainsSomething : seq<any<thisOrThat, thing>, gains>
{
    static Effect build(Found& found)
    {
        Effect made = found.take<Effect>();
        std::get<Gain>(made.node).what = found.take<Thing>();
        return made;
    }
};
/// "give it +1 melee this turn"
struct gives : seq<word<"give">, thing, givenGains>
{
    static Effect build(Found& found)
    {
        Effect made = found.take<Effect>();
        std::get<Gain>(made.node).what = found.take<Thing>();
        return made;
    }
};
/// "give it Stealth" is "apply Stealth to it".
struct givesStatus : seq<word<"give">, thing, doses>
{
    static std::optional<Effect> build(Found& found)
    {
        Apply made;
        made.doses = found.takeAll<Apply::Dose>();
        made.what = found.take<Thing>();
        for (const Apply::Dose& dose : made.doses)
            if (dose.count.kind != Amount::Kind::Fixed)
                return std::nullopt;
        return effect(std::move(made));
    }
};
/// "target tile cannot be entered until your next turn": by nobody.
struct closedTile : seq<tiles,
                        word<"can not be entered", "can not be moved into", "can not be moved onto",
                            "can not be moved through">,
                        maybe<word<"by mercenaries", "by any mercenary", "by anyone">>, duration>
{
    static std::optional<Effect> build(Found& found)
    {
        Gain made;
        made.what = found.take<Thing>();
        Modifier closed;
        closed.kind = Modifier::Kind::NoEntry;
        made.modifiers.push_back(closed);
        made.duration = found.take<Duration>();
        const bool tile
            = made.what.filter.noun == Filter::Noun::Tile && made.what.line == Thing::Line::None;
        return tile ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
struct attacksGain : seq<theirAttacks<possessor, thing>, attacksDo, maybe<perEach>, maybe<duration>>
{
    static std::optional<Effect> build(Found& found) { return attacksGainOf(found); }
};
/// "The next attack by an ally" is that of whoever comes first, and nobody who is chosen now.
struct whoseNextOne : seq<pegtl::not_at<word<"a", "an", "any">>, thing>
{
    static Thing build(Found& found) { return found.take<Thing>(); }
};
/// "the next attack by target allied mercenary deals True damage"
struct nextAttack
    : seq<any<seq<word<"the next">, attackNoun, word<"made by", "by", "of">, whoseNextOne>,
              seq<word<"the next">, attackNoun, whoseNextOne, word<"makes", "make">>,
              seq<possessor, word<"next">, attackNoun>>,
          maybe<means<Duration::ThisTurn, "this turn">>, attacksDo,
          maybe<means<Duration::ThisTurn, "this turn">>>
{
    static std::optional<Effect> build(Found& found)
    {
        Gain made = std::get<Gain>(found.take<Effect>().node);
        made.what = found.take<Thing>();
        const How how = found.take<How>();
        // Only what is said of such attacks waits for one of them.
        const bool ofBlows = how == How::Attack
            || std::all_of(made.modifiers.begin(), made.modifiers.end(), [](const Modifier& m) {
                   return m.kind != Modifier::Kind::Reach && m.kind != Modifier::Kind::SeesStealth
                       && m.kind != Modifier::Kind::StrikesFar;
               });
        if (!ofBlows)
            return std::nullopt;
        if (!sayOfAttacks(made, how))
            return std::nullopt;
        made.duration = found.has<Duration>() ? Duration::NextAttackThisTurn : Duration::NextAttack;
        return effect(std::move(made));
    }
};
/// "this mercenary may push ...": this is who does it in any case.
struct itself : word<"this mercenary", "this", "the bearer">
{
};
struct mayItself : seq<itself, word<"may", "can">, order>
{
    static Effect build(Found& found) { return effect(May { { found.take<Effect>() } }); }
};
/// "Target allied mercenary may attack it", "it may make an attack": asked is you, or whose it is.
struct mayByItself : seq<thing, word<"may", "can">, offeredDeed>
{
    static std::optional<Effect> build(Found& found)
    {
        using Kind = Thing::Kind;
        Thing who = found.take<Thing>();
        const bool pronoun = (who.kind == Kind::It || who.kind == Kind::That) && !who.such;
        const bool ally = (who.kind == Kind::Target || who.kind == Kind::Some) && !who.upTo
            && (who.filter.side == Side::Allied || who.filter.side == Side::Yours);
        if (who.plural || who.count != 1
            || !(pronoun || ally || who.kind == Kind::This || who.kind == Kind::Bearer
                || who.kind == Kind::Attacker))
            return std::nullopt;
        if (who.kind == Kind::It)
            who.referent.slot = saidAsSubject;
        May made { { found.take<Effect>() } };
        made.doer = pronoun || who.kind == Kind::Attacker;
        if (!tellWhom(made.effect.front(), std::move(who)))
            return std::nullopt;
        return effect(std::move(made));
    }
};
/// "Target ally gets +2 melee or Armor 1 this turn": the one or the other
struct gainsEither : seq<thing, gainVerb, modifier, word<"or">, maybe<gainVerb>, modifier, duration>
{
    static std::optional<Effect> build(Found& found)
    {
        Thing whom = found.take<Thing>();
        Gain one;
        one.duration = found.take<Duration>();
        Gain other = one;
        one.modifiers.push_back(found.take<Modifier>());
        other.modifiers.push_back(found.take<Modifier>());
        return one.modifiers.front().letter || other.modifiers.front().letter
            ? std::nullopt
            : eitherOf(effect(std::move(one)), effect(std::move(other)), std::move(whom));
    }
};
/// "until your next turn, target allied mercenary cannot be exhausted"
struct firstDuration
    : seq<duration, comma,
          any<attacksGain, damageAltered<harmTo<thing>, Modifier::Kind::Takes, eachTail>,
              damageAltered<harmBy<thing, possessor>, Modifier::Kind::Deals, eachTail>,
              damageAltered<harmToAll<allOfIt>, Modifier::Kind::Takes, eachTail>,
              statistically<possessor, thing, eachTail>, isEqual<possessor, thing, noTail, true>,
              healthKept<possessor, noTail>, defenseKept<possessor, noTail>,
              figureUnreduced<possessor, thing, noTail>, sparedNow, healingForATime,
              gainsSomething>>
{
    static std::optional<Effect> build(Found& found)
    {
        Effect made = found.take<Effect>();
        auto& gain = std::get<Gain>(made.node);
        if (gain.duration != Duration::Always)
            return std::nullopt;
        gain.duration = found.take<Duration>();
        return made;
    }
};
struct coversNow : any<seq<thatWouldHurt, thing, duration, toThisInstead>,
                       seq<duration, comma, thatWouldHurt, thing, toThisInstead>>
{
    static Effect build(Found& found)
    {
        Thing whom = found.take<Thing>();
        return coveredBy(std::move(whom), found.take<Duration>());
    }
};
/// Goes without a joint of its own: "gets +1 melee and Armor 1, and is readied".
struct andAlso : any<means<Sequence::Joint::Then, ", and then", "and then", ", then">,
                     means<Sequence::Joint::And, ", and", "and", ",">>
{
};
/// "target mercenary takes 2 Magic damage and is exhausted": several things said of one.
struct saidOf
    : seq<any<thisOrThat, thing>, maybe<word<"each">>, predicate, many<andAlso, predicate>>
{
    static std::optional<Effect> build(Found& found)
    {
        Thing whom = found.take<Thing>();
        if (whom.kind == Thing::Kind::It && !whom.plural)
            whom.referent.slot = saidAsSubject;
        std::vector<Effect> parts = found.takeAll<Effect>();
        for (Effect& part : parts) {
            tellWhom(part, whom);
            // Who changes places with somebody is no longer the one named last.
            if (parts.size() > 1 && std::holds_alternative<Swap>(part.node))
                return std::nullopt;
            again(whom);
        }
        return joined(std::move(parts), found.takeAll<Sequence::Joint>());
    }
};
/// "this mercenary and target allied mercenary each gain Armor 1 this turn": it is said of both.
struct saidOfBoth : seq<thing, word<"and">, thing, maybe<word<"each", "both">>, predicate>
{
    static std::optional<Effect> build(Found& found)
    {
        Thing one = found.take<Thing>();
        Thing other = found.take<Thing>();
        // "It and that mercenary each gain 1 Bleed": not the same one twice.
        using Kind = Thing::Kind;
        const bool apart = other.kind == Kind::That || other.kind == Kind::ThatEnemy
            || other.kind == Kind::ThatAlly || other.kind == Kind::ThatFirst
            || other.kind == Kind::ThatSecond || other.kind == Kind::Attacker
            || other.kind == Kind::Attacked;
        if (apart && one.kind == Kind::It && !one.plural)
            one.referent.slot = saidAsSubject;
        Effect first = found.take<Effect>();
        Effect second = first;
        const bool fits = !std::holds_alternative<Swap>(first.node)
            && tellWhom(first, std::move(one)) && tellWhom(second, std::move(other));
        if (!fits)
            return std::nullopt;
        std::vector<Effect> parts { std::move(first), std::move(second) };
        return joined(std::move(parts), { Sequence::Joint::And });
    }
};
/// "until your next turn, they cannot gain Stealth and lose Stealth": the time is of what can last
struct durationOfAll : seq<duration, comma, saidOf>
{
    static std::optional<Effect> build(Found& found)
    {
        const auto howLong = found.take<Duration>();
        Effect made = found.take<Effect>();
        bool lasts = false;
        const auto last = [&](Effect& part) {
            auto* gain = std::get_if<Gain>(&part.node);
            if (gain && gain->duration == Duration::Always) {
                gain->duration = howLong;
                lasts = true;
            }
        };
        if (auto* several = std::get_if<Sequence>(&made.node))
            for (Effect& part : several->parts)
                last(part);
        else
            last(made);
        return lasts ? std::optional(std::move(made)) : std::nullopt;
    }
};
struct anyStatement
    : any<foesBarredNow, coversNow, durationOfAll, firstDuration,
          damageAltered<seq<harmTo<thing>, maybe<duration>>, Modifier::Kind::Takes, anyTail>,
          damageAltered<harmBy<thing, possessor, maybe<duration>>, Modifier::Kind::Deals, anyTail>,
          damageAltered<seq<harmToAll<allOfIt>, maybe<duration>>, Modifier::Kind::Takes, anyTail>,
          damageUnreduced<harmBy<thing, possessor, maybe<duration>>, maybe<duration>>, rescuedOnce,
          closedTile, gives, givesStatus, attacksGain, nextAttack,
          isEqual<possessor, thing, maybe<duration>, true>,
          statistically<possessor, thing, anyTail>, healthKept<possessor, maybe<duration>>,
          defenseKept<possessor, maybe<duration>>,
          figureUnreduced<possessor, thing, maybe<duration>>,
          activesCost<possessor, thing, anyTail>, sparedNow, healingForATime, entering, gainsEither,
          saidOf, saidOfBoth, mayItself, mayByItself>
{
};

} // namespace

bool statement::read(Input& in, Reading& reading)
{
    return text::read<anyStatement>(in, reading);
}

} // namespace triptych::seize::grammar
