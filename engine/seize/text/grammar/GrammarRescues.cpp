#include "seize/text/grammar/GrammarDeeds.h"
#include "seize/text/grammar/GrammarStatics.h"
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
                  "opponents", "your opponent", "the opponent", "an enemy effect", "enemy effects",
                  "an opposing ability", "an opposing card", "an opposing effect",
                  "an enemy ability", "an enemy card", "opposing abilities", "opposing cards">,
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
struct setsHealth
    : any<seq<word<"leave", "keep">, thing, word<"at", "with">, fixedNumber, word<"health">>,
          seq<word<"set">, possessor, word<"health to">, fixedNumber>,
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
              "that is prevented", "it is prevented", "the damage is prevented",
              "prevent that healing", "prevent the healing", "that healing is prevented",
              "the healing is prevented">,
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
/// "this may take that damage instead": to whom it would come
struct takerFirst : any<thisCard, bearer>
{
    static Effect build(Found& found)
    {
        Deal made;
        made.same = true;
        made.what = whomSaid(found);
        return effect(std::move(made));
    }
};
/// "if this would be destroyed, instead fully heal it"
struct rescue
    : seq<word<"if", "when", "whenever">, any<staticSubject, toThem>,
          any<seq<wouldBe, comma, means<Flag::UpTo, "you may">, any<savedFor, saved, kept>>,
              seq<wouldBe, comma, takerFirst,
                  means<Flag::UpTo, "may take that damage", "may take the damage", "may take it",
                      "may take all of that damage", "may be dealt that damage",
                      "can take that damage">,
                  maybe<insteadWord>>,
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
        return knownDealer(std::move(made));
    }
};
/// "prevent all but 1 of that damage and draw 1"
struct keptOnce : seq<preventsIt, many<joint, savedDeed>>
{
    static Effect build(Found& found) { return savedDeeds::build(found); }
};
/// What would befall it, with whom and by what it is kept from that.
Rescue& rescuing(Effect& made, Thing whom, Found& found)
{
    auto& rescue = std::get<Rescue>(made.node);
    rescue.what = std::move(whom);
    rescue.effect.push_back(found.take<Effect>());
    rescue.may = found.says(Flag::UpTo);
    return rescue;
}
/// "the next time it would be destroyed this turn, instead fully heal it"
struct rescueOnce
    : seq<word<"the next time", "the first time">, thing, wouldBe, word<"this turn">, comma,
          any<seq<means<Flag::UpTo, "you may">, any<savedFor, saved, keptOnce>>, saved, keptOnce>>
{
    static std::optional<Effect> build(Found& found)
    {
        Thing whom = found.take<Thing>();
        const bool named = whom.kind != Thing::Kind::Some;
        Effect made = found.take<Effect>();
        Rescue& rescue = rescuing(made, std::move(whom), found);
        rescue.once = true;
        rescue.each = false; // it is the next time, however many come at once
        return named ? std::optional(knownDealer(std::move(made))) : std::nullopt;
    }
};
/// "this turn, if it would be dealt damage, instead heal it that much": each time
struct savedNow : any<seq<means<Flag::UpTo, "you may">, any<savedFor, saved, kept>>, saved, kept>
{
};
struct rescueThisTurn
    : any<seq<word<"this turn">, comma, word<"if", "when", "whenever">, thing, wouldBe, comma,
              savedNow>,
          seq<word<"if", "when", "whenever">, thing, wouldBe, word<"this turn">, comma, savedNow>>
{
    static std::optional<Effect> build(Found& found)
    {
        Thing whom = found.take<Thing>();
        // RULING "if one of your mercenaries would be destroyed this turn": whichever of them, each time.
        if (whom.kind == Thing::Kind::Some && whom.count == 1 && !whom.upTo && !whom.random
            && !whom.filter.extreme)
            whom.kind = Thing::Kind::Each;
        const bool named = whom.kind != Thing::Kind::Some;
        Effect made = found.take<Effect>();
        Rescue& rescue = rescuing(made, std::move(whom), found);
        rescue.turn = true;
        return named && !rescue.each ? std::optional(knownDealer(std::move(made))) : std::nullopt;
    }
};

} // namespace

bool rescueStatement::read(Input& in, Reading& reading)
{
    return text::read<any<rescue, movedElsewhere, playersRescue>>(in, reading);
}
bool rescuedOnce::read(Input& in, Reading& reading)
{
    return text::read<any<rescueOnce, rescueThisTurn, movedElsewhereNow, playersRescueOnce>>(
        in, reading);
}
bool doneInstead::read(Input& in, Reading& reading)
{
    return text::read<any<saved, kept>>(in, reading);
}

} // namespace triptych::seize::grammar
