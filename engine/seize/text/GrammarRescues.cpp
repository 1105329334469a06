#include "seize/text/GrammarDeeds.h"
#include "seize/text/GrammarHarm.h"
#include "seize/text/GrammarStatics.h"
#include "seize/tree/Walk.h"

#include <type_traits>
#include <utility>
#include <vector>

// What is done instead of something that would happen: "if this would be destroyed, instead fully heal it".
namespace triptych::seize::grammar {
namespace {

/// "4 or more Magic damage from attacks"
struct harm
    : seq<maybe<count, word<"or more">>, maybe<word<"any">>, maybe<damageKind>, word<"damage">,
          maybe<word<"from", "by">,
              any<seq<maybe<word<"a", "an">>, attackNoun>, ofCounters,
                  seq<maybe<word<"a", "an">>,
                      any<means<How::Card, "ability cards", "ability card">,
                          means<How::Ability, "abilities", "ability">>>>>>
{
};
struct aKindOfStatus : any<means<Trigger::Ailing::Magical, "a magical status effect",
                               "a magical status", "any magical status">,
                           means<Trigger::Ailing::Physical, "a physical status effect",
                               "a physical status", "any physical status">,
                           means<Trigger::Ailing::Any, "a status effect", "a status",
                               "any status effect", "any status">>
{
};
/// "would be destroyed", "would be dealt damage", "would be silenced", "would gain a status": an unfinished
/// Rescue, as an Effect
/// "by an opponent", "by an enemy mercenary": whose doing it would be
struct whoseWould
    : seq<word<"by", "from">,
          any<means<Trigger::Doer::Foe, "an opponent's card or ability", "an opponent's ability",
                  "an opponent's effect", "an opponent's card", "opponents' cards", "an opponent",
                  "opponents", "your opponent", "the opponent", "an enemy effect", "enemy effects">,
              means<Trigger::Doer::You, "your own cards", "your own abilities", "you">, somebody>>
{
};
struct befallsIt
    : any<word<"would be destroyed", "would die", "would be killed", "would be defeated">,
          seq<means<Rescue::Fate::Hurt, "would be dealt", "would take", "would suffer",
                  "would receive">,
              harm>,
          seq<means<Rescue::Fate::Afflicted, "would gain", "would be given", "would receive",
                  "would get">,
              any<aKindOfStatus, seq<means<Flag::Several, "a", "an">, status, counterWord>,
                  seq<maybe<any<word<"a", "an", "one or more", "any">>>, status,
                      maybe<counterWord>>>>,
          seq<means<Rescue::Fate::Afflicted, "would gain", "would be given", "would get">,
              means<Trigger::Ailing::Counters, "a counter", "one or more counters", "any counters",
                  "counters">>,
          means<Rescue::Fate::Healed, "would be healed", "would heal", "would regain health">,
          seq<means<Rescue::Fate::Afflicted, "would be", "would become">, suffersStatus>>
{
};
struct wouldBe : seq<befallsIt, maybe<whoseWould>>
{
    static std::optional<Effect> build(Found& found)
    {
        Rescue made;
        made.doer = found.take<Trigger::Doer>(Trigger::Doer::Anybody);
        if (auto whom = found.takeIfAny<Thing>())
            made.by = std::move(whom->filter);
        made.fate = found.take<Rescue::Fate>(Rescue::Fate::Destroyed);
        made.least = found.take<int>(1);
        made.blow.type = found.takeIfAny<DamageType>();
        made.blow.how = found.take<How>(How::Any);
        made.ailing = found.take<Trigger::Ailing>(Trigger::Ailing::One);
        made.status = found.take<Status>(Status::Exhaust);
        made.each = found.says(Flag::Several);
        // By whom a status comes is told by sides; by which mercenary only of damage.
        if (made.by && made.fate != Rescue::Fate::Hurt && made.fate != Rescue::Fate::Destroyed)
            return std::nullopt;
        return Effect { std::move(made) };
    }
};

// ---------------------------------------------------------------- What is done instead

struct itExits : seq<thing, word<"exits", "exit">>
{
    static Effect build(Found& found) { return effect(Exit { found.take<Thing>() }); }
};
Effect healthSet(Found& found)
{
    Heal made;
    made.what = found.take<Thing>();
    made.way = Heal::Way::Set;
    made.amount = found.take<Amount>();
    return effect(std::move(made));
}
/// "that mercenary has 1 health instead"
struct hasHealth : seq<thing, word<"has", "is left with", "stays at", "is left at", "remains at">,
                       fixedNumber, word<"health">>
{
    static Effect build(Found& found) { return healthSet(found); }
};
/// "set its health to 1"
struct setsHealth : any<seq<word<"set">, possessor, word<"health to">, fixedNumber>,
                        seq<possessor, word<"health becomes", "health is set to">, fixedNumber>>
{
    static Effect build(Found& found) { return healthSet(found); }
};
/// "... and is exhausted": of whom the deed before it is
struct isExhaustedToo : word<"is exhausted", "becomes exhausted">
{
    static Effect build()
    {
        Apply made;
        made.doses.push_back({ Status::Exhaust, fixed(1) });
        made.what.kind = Thing::Kind::It;
        return effect(std::move(made));
    }
};
/// "it loses 1 health", "this mercenary is silenced": said of one
struct isDoneToIt : seq<thing, predicate>
{
    static std::optional<Effect> build(Found& found)
    {
        Thing whom = found.take<Thing>();
        Effect made = found.take<Effect>();
        return tellWhom(made, std::move(whom)) ? std::optional(std::move(made)) : std::nullopt;
    }
};
struct namesDealer : seq<>
{
    static Flag build(Found&) { return Flag::Self; }
};
/// Who would deal it, however.
struct itsDealer
    : seq<means<Thing::Kind::Attacker, "that mercenary", "that enemy mercenary", "that enemy",
              "its source", "the source of that damage", "its dealer", "whoever dealt it",
              "the mercenary that dealt it", "the mercenary dealing it">,
          namesDealer>
{
};
/// Another one, who is aimed at for it.
struct aimedAt : seq<pegtl::at<maybe<word<"another">>, word<"target">>, thing>
{
};
struct takesItInstead : any<thisCard, bearer, attacker, itsDealer, aimedAt>
{
};
/// "That damage", of which who takes it instead has been read.
Deal sameDamage(Found& found)
{
    Deal made;
    made.same = true;
    made.numbered = !found.says(Flag::Self); // of who deals it, while it is read
    made.what = whomSaid(found);
    return made;
}
/// "deal that damage to this", "that damage is dealt to the attacker": of a Rescue from damage
struct damageElsewhere
    : any<seq<word<"deal that damage to", "deal all of that damage to", "deal all that damage to",
                  "deal it to", "deal the damage to">,
              takesItInstead>,
          seq<word<"that damage is dealt to", "all of that damage is dealt to",
                  "all that damage is dealt to", "the damage is dealt to", "it is dealt to">,
              takesItInstead>,
          seq<takesItInstead,
              word<"takes that damage", "takes the damage", "takes it", "is dealt that damage",
                  "takes all of that damage", "takes all that damage">>>
{
    static Effect build(Found& found) { return effect(sameDamage(found)); }
};
/// "prevent it", "prevent all but 1 of that damage", "it is not": of what would happen
struct ofThatDamage
    : any<word<"of that damage", "of the damage", "of it", "of this damage", "damage", "of those">>
{
};
struct preventsIt
    : any<seq<word<"prevent all but">, count,
              means<Flag::AtMost, "of that damage", "of the damage", "of it", "damage">>,
          seq<word<"prevent half">, maybe<word<"of">>, maybe<word<"that", "the">>,
              means<Flag::Less, "damage", "it">, maybe<upOrDown>>,
          means<Flag::All, "prevent all of that damage", "prevent all that damage",
              "prevent all of it", "prevent that damage", "prevent the damage",
              "prevent this damage", "prevent that", "prevent it", "that damage is prevented",
              "that is prevented", "it is prevented", "the damage is prevented">,
          seq<word<"prevent">, count, ofThatDamage>,
          seq<means<Flag::AtMost, "reduce that damage to", "that damage is reduced to",
                  "reduce the damage to", "reduce it to", "the damage is reduced to",
                  "it is reduced to">,
              count>,
          seq<word<"it takes only", "it is dealt only", "it only takes", "it is only dealt">, count,
              maybe<word<"of that">>, means<Flag::AtMost, "damage">>>
{
    static Effect build(Found& found)
    {
        Prevent made;
        made.way = Prevent::Way::OfIt;
        if (found.says(Flag::AtMost))
            made.way = Prevent::Way::AllBut;
        if (found.says(Flag::Less))
            made.way = Prevent::Way::Half;
        made.roundedUp = found.says(Flag::Fully);
        made.amount = fixed(found.take<int>(1));
        if (found.says(Flag::All))
            made.amount = { Amount::Kind::All, 1, {}, {} };
        made.what.kind = Thing::Kind::It;
        return effect(std::move(made));
    }
};
struct savedDeed : any<preventsIt, damageElsewhere, isExhaustedToo, setsHealth, playerDeed, order,
                       itExits, hasHealth, isDoneToIt>
{
};
struct savedDeeds : seq<savedDeed, many<joint, savedDeed>>
{
    static Effect build(Found& found)
    {
        std::vector<Effect> parts = found.takeAll<Effect>();
        return joined(std::move(parts), found.takeAll<Sequence::Joint>());
    }
};
struct savedInstead : any<seq<savedDeed, insteadWord, many<joint, savedDeed>>>
{
    static Effect build(Found& found) { return savedDeeds::build(found); }
};

// ---------------------------------------------------------------- Always, or once

/// "you may lose 2 loot. If you do, fully heal it instead": what is paid and what comes of it
struct savedFor : seq<savedDeeds, maybe<insteadWord>, stop, word<"if you do">, comma, savedDeeds,
                      maybe<insteadWord>>
{
    static Effect build(Found& found)
    {
        std::vector<Effect> parts = found.takeAll<Effect>();
        return joined(std::move(parts), { Sequence::Joint::And });
    }
};
struct saved
    : any<seq<insteadWord, maybe<comma>, savedDeeds>, savedInstead, seq<savedDeeds, insteadWord>>
{
};
/// "prevent 2 of that damage and draw 1", "it is not": what would happen, or some of it, does not
struct doesNotHappen : word<"it is not", "it does not", "they are not", "they do not",
                           "this is not", "that does not happen">
{
    static Effect build()
    {
        Prevent made;
        made.way = Prevent::Way::OfIt;
        made.amount = { Amount::Kind::All, 1, {}, {} };
        made.what.kind = Thing::Kind::It;
        return effect(std::move(made));
    }
};
struct kept : seq<any<preventsIt, doesNotHappen>, many<joint, savedDeed>>
{
    static Effect build(Found& found) { return savedDeeds::build(found); }
};
/// "is destroyed, instead ..."
struct isDestroyed : word<"is destroyed", "dies">
{
    static Effect build() { return effect(Rescue {}); }
};
/// What comes back to "the attacker" is the damage of an attack, and what comes to who dealt it that of a mercenary.
Effect knownDealer(Effect made)
{
    auto& rescue = std::get<Rescue>(made.node);
    walk(made, [&](auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Effect>) {
            auto* deal = std::get_if<Deal>(&part.node);
            if (!deal || !deal->same)
                return;
            const bool dealer = !std::exchange(deal->numbered, true);
            if (deal->what.kind != Thing::Kind::Attacker || rescue.blow.how != How::Any
                || rescue.by)
                return;
            if (dealer)
                rescue.by = Filter {};
            else
                rescue.blow.how = How::Attack;
        }
    });
    return made;
}
/// "if this would be destroyed, instead fully heal it"
struct rescue : seq<word<"if", "when", "whenever">, any<staticSubject, toThem>,
                    any<seq<wouldBe, comma, means<Flag::UpTo, "you may">, any<savedFor, saved>>,
                        seq<any<wouldBe, isDestroyed>, comma, any<saved, kept>>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Thing whom = found.take<Thing>();
        Effect made = found.take<Effect>();
        auto& rescue = std::get<Rescue>(made.node);
        rescue.what = std::move(whom);
        rescue.effect.push_back(found.take<Effect>());
        rescue.may = found.says(Flag::UpTo);
        // Of one that is only dealt damage or made to suffer nobody is asked in between.
        if (rescue.may && rescue.fate != Rescue::Fate::Destroyed)
            return std::nullopt;
        return knownDealer(std::move(made));
    }
};
/// "prevent all but 1 of that damage and draw 1"
struct keptOnce : seq<preventsIt, many<joint, savedDeed>>
{
    static Effect build(Found& found) { return savedDeeds::build(found); }
};
/// "the next time it would be destroyed this turn, instead fully heal it"
struct rescueOnce
    : seq<word<"the next time", "the first time">, thing, wouldBe, word<"this turn">, comma,
          any<seq<insteadWord, maybe<comma>, savedDeeds>, savedInstead,
              seq<savedDeeds, insteadWord>, keptOnce>>
{
    static std::optional<Effect> build(Found& found)
    {
        Thing whom = found.take<Thing>();
        const bool named = whom.kind != Thing::Kind::Some;
        Effect made = found.take<Effect>();
        auto& rescue = std::get<Rescue>(made.node);
        rescue.what = std::move(whom);
        rescue.effect.push_back(found.take<Effect>());
        rescue.once = true;
        rescue.each = false; // it is the next time, however many come at once
        return named ? std::optional(knownDealer(std::move(made))) : std::nullopt;
    }
};
/// "this turn, if it would be dealt damage, instead heal it that much": each time
struct rescueThisTurn : any<seq<word<"this turn">, comma, word<"if", "when", "whenever">, thing,
                                wouldBe, comma, any<saved, kept>>,
                            seq<word<"if", "when", "whenever">, thing, wouldBe, word<"this turn">,
                                comma, any<saved, kept>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Thing whom = found.take<Thing>();
        const bool named = whom.kind != Thing::Kind::Some;
        Effect made = found.take<Effect>();
        auto& rescue = std::get<Rescue>(made.node);
        rescue.what = std::move(whom);
        rescue.effect.push_back(found.take<Effect>());
        rescue.turn = true;
        return named && !rescue.each ? std::optional(knownDealer(std::move(made))) : std::nullopt;
    }
};

// ---------------------------------------------------------------- Said of the damage

/// "ranged damage", "damage from attacks", "the next Magic damage"
struct suchDamage : seq<maybe<whichOf>, word<"damage">, maybe<fromWhat>>
{
};
struct everySuchDamage : seq<maybe<word<"all of the", "all the", "all", "any", "the">>, suchDamage>
{
};
/// "... that would be dealt to an adjacent ally by attacks", "... that an adjacent ally would take"
template <typename Whom, typename When>
struct wouldComeTo
    : seq<any<seq<word<"that would be dealt to", "which would be dealt to">, Whom>,
              seq<maybe<word<"that">>, Whom,
                  word<"would be dealt", "would take", "would suffer", "would receive">>>,
          maybe<any<fromWhat, toSuch<"from", "dealt by", "by">>>, When,
          maybe<any<fromWhat, toSuch<"from", "dealt by", "by">>>>
{
};
struct goesElsewhere
    : any<seq<word<"is dealt to", "will be dealt to", "is redirected to">, takesItInstead,
              maybe<insteadWord>>,
          seq<word<"is instead dealt to", "will instead be dealt to">, takesItInstead>>
{
};
/// Whom it would be dealt to, of which damage, and who takes it instead.
std::optional<Effect> movedElsewhere(Found& found, bool once, bool turn)
{
    Rescue made;
    made.what = found.take<Thing>();
    made.fate = Rescue::Fate::Hurt;
    made.blow.type = found.takeIfAny<DamageType>();
    made.blow.how = found.take<How>(How::Any);
    made.by = found.takeIfAny<Filter>();
    made.once = once;
    made.turn = turn;
    const bool twice = found.has<How>() || found.has<DamageType>() || found.has<Filter>();
    const bool named = made.what.kind != Thing::Kind::Some || (!once && !turn);
    if (twice || !named)
        return std::nullopt;
    made.effect.push_back(effect(sameDamage(found)));
    return knownDealer(Effect { std::move(made) });
}
/// "Magic damage that would be dealt to an adjacent ally is dealt to this instead"
struct movedAlways
    : seq<everySuchDamage, wouldComeTo<any<staticSubject, toThem>, seq<>>, goesElsewhere>
{
    static std::optional<Effect> build(Found& found) { return movedElsewhere(found, false, false); }
};
/// "the next Magic damage that would be dealt to it this turn is dealt to the attacker instead"
struct movedOnce : seq<word<"the next", "the first">, suchDamage,
                       wouldComeTo<thing, word<"this turn">>, goesElsewhere>
{
    static std::optional<Effect> build(Found& found) { return movedElsewhere(found, true, false); }
};
/// "this turn, all Magic damage that would be dealt to it is dealt to this instead"
struct movedThisTurn
    : any<seq<word<"this turn">, comma, everySuchDamage, wouldComeTo<thing, seq<>>, goesElsewhere>,
          seq<everySuchDamage, wouldComeTo<thing, word<"this turn">>, goesElsewhere>>
{
    static std::optional<Effect> build(Found& found) { return movedElsewhere(found, false, true); }
};

} // namespace

bool rescueStatement::read(Input& in, Reading& reading)
{
    return text::read<any<rescue, movedAlways, playersRescue>>(in, reading);
}
bool rescuedOnce::read(Input& in, Reading& reading)
{
    return text::read<any<rescueOnce, rescueThisTurn, movedOnce, movedThisTurn, playersRescueOnce>>(
        in, reading);
}
bool doneInstead::read(Input& in, Reading& reading)
{
    return text::read<any<saved, kept>>(in, reading);
}

} // namespace triptych::seize::grammar
