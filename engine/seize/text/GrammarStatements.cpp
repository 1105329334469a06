#include "seize/text/Bind.h"
#include "seize/text/GrammarInstructions.h"

// What is said of mercenaries and players, now or for as long as a card works.
namespace triptych::seize::grammar {
namespace {

// ---------------------------------------------------------------- Instructions

/// "target mercenary gains Armor 1 this turn"
struct gainsSomething : seq<thing, gains>
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
// Predicates: what is said of a mercenary that was named before them. `saidOf` names it.

/// "its bounty is reduced by 1", "target mercenary's melee becomes 3 this turn"
struct statOf : any<means<Stat::Health, "maximum health", "health">,
                    means<Stat::Melee, "melee attack", "melee damage", "melee">,
                    means<Stat::Ranged, "ranged attack", "ranged damage", "ranged">,
                    means<Stat::Move, "movement", "move">, means<Stat::Bounty, "bounty">>
{
};
struct changedBy
    : any<seq<isWord, means<Flag::More, "increased by", "raised by">, count>,
          seq<isWord, means<Flag::Less, "reduced by", "decreased by", "lowered by">, count>,
          seq<means<Flag::Own, "becomes", "become", "is set to", "is reduced to", "counts as",
                  "is increased to", "is considered">,
              count>,
          means<Flag::LessLetter, "is doubled", "are doubled", "is double">,
          means<Flag::Twice, "counts as double when plundering", "counts double when plundering",
              "is doubled when plundering", "counts as double when it plunders",
              "counts double when it plunders", "counts as double for plundering">>
{
};
Modifier::Kind kindOf(Stat stat)
{
    switch (stat) {
    case Stat::Health:
        return Modifier::Kind::Health;
    case Stat::Melee:
        return Modifier::Kind::Melee;
    case Stat::Ranged:
        return Modifier::Kind::Ranged;
    case Stat::Move:
        return Modifier::Kind::Move;
    case Stat::Bounty:
    case Stat::Stars:
    case Stat::Steps:
        break;
    }
    return Modifier::Kind::Bounty;
}
/// "this mercenary's melee is equal to the number of cards in your hand"
template <typename Whose>
struct isEqual : seq<Whose, statOf, word<"is", "becomes", "is always">, equalTo>
{
    static std::optional<Effect> build(Found& found)
    {
        Gain made;
        made.what = found.take<Thing>();
        Modifier modifier;
        modifier.kind = Modifier::Kind::Becomes;
        modifier.stat = found.take<Stat>();
        made.modifiers.push_back(modifier);
        made.times = found.take<EqualTo>().amount;
        const bool plain = made.times->kind == Amount::Kind::EqualTo && made.times->plus == 0
            && made.times->most < 0;
        return plain ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
template <typename Whose, typename Tail>
struct statistically : seq<Whose, statOf, changedBy, Tail>
{
    static std::optional<Effect> build(Found& found)
    {
        Gain made;
        made.what = found.take<Thing>();
        const Stat stat = found.take<Stat>();
        Modifier modifier;
        modifier.kind = kindOf(stat);
        modifier.number = found.take<int>(1);
        if (found.says(Flag::Less))
            modifier.number = -modifier.number;
        if (found.says(Flag::Own)) {
            modifier.kind = Modifier::Kind::Becomes;
            modifier.stat = stat;
        }
        if (found.says(Flag::LessLetter)) {
            if (stat == Stat::Health || stat == Stat::Stars)
                return std::nullopt;
            modifier.kind = Modifier::Kind::Doubled;
            modifier.stat = stat;
            modifier.number = 1;
        }
        if (found.says(Flag::Twice)) {
            if (stat != Stat::Bounty)
                return std::nullopt;
            modifier.kind = Modifier::Kind::PlundersDouble;
            modifier.number = 1;
        }
        made.modifiers.push_back(modifier);
        if (auto each = found.takeIfAny<PerEach>())
            made.times = std::move(each->amount);
        made.duration = found.take<Duration>(Duration::Always);
        return effect(std::move(made));
    }
};
/// "this mercenary's health cannot be reduced below 1"
template <typename Whose, typename Tail>
struct healthKept : seq<Whose,
                        word<"health can not be reduced below", "health can not drop below",
                            "health can not fall below">,
                        count, Tail>
{
    static std::optional<Effect> build(Found& found)
    {
        Gain made;
        made.what = found.take<Thing>();
        Modifier survives;
        survives.kind = Modifier::Kind::Survives;
        survives.number = found.take<int>();
        made.modifiers.push_back(survives);
        made.duration = found.take<Duration>(Duration::Always);
        return survives.number > 0 ? std::optional(effect(std::move(made))) : std::nullopt;
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
struct anyTail : many<any<perEach, duration>>
{
};
struct eachTail : maybe<perEach>
{
};
struct noTail : seq<>
{
};
/// Of those whose attacks are spoken of.
template <typename Whose, typename Thing>
struct theirAttacks : any<seq<Whose, attackNoun>, seq<attackNoun, word<"made by", "by">, Thing>>
{
};
Effect attacksGainOf(Found& found)
{
    Gain made = std::get<Gain>(found.take<Effect>().node);
    made.what = found.take<Thing>();
    if (auto each = found.takeIfAny<PerEach>())
        made.times = std::move(each->amount);
    sayOfAttacks(made, found.take<How>());
    made.duration = found.take<Duration>(Duration::Always);
    return effect(std::move(made));
}
struct attacksGain : seq<theirAttacks<possessor, thing>, attacksDo, maybe<perEach>, maybe<duration>>
{
    static Effect build(Found& found) { return attacksGainOf(found); }
};
/// "the next attack by target allied mercenary deals True damage"
struct nextAttack
    : seq<any<seq<word<"the next attack made by", "the next attack by", "the next attack of">,
                  thing>,
              seq<possessor, word<"next attack">>>,
          maybe<means<Duration::ThisTurn, "this turn">>, attacksDo,
          maybe<means<Duration::ThisTurn, "this turn">>>
{
    static Effect build(Found& found)
    {
        Gain made = std::get<Gain>(found.take<Effect>().node);
        made.what = found.take<Thing>();
        sayOfAttacks(made, How::Attack);
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
/// "until your next turn, target allied mercenary cannot be exhausted"
struct firstDuration : seq<duration, comma,
                           any<attacksGain, statistically<possessor, eachTail>,
                               healthKept<possessor, noTail>, gainsSomething>>
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
/// "damage that would be dealt to it this turn is dealt to this instead"
struct toThisInstead
    : seq<any<word<"is dealt to", "will be dealt to">>, any<thisCard, bearer>, word<"instead">>
{
};
struct thatWouldHurt : word<"damage that would be dealt to", "all damage that would be dealt to",
                           "any damage that would be dealt to", "damage dealt to">
{
};
Effect coveredBy(Thing whom, Duration duration)
{
    Gain made;
    made.what = std::move(whom);
    Modifier covered;
    covered.kind = Modifier::Kind::Covered;
    made.modifiers.push_back(covered);
    made.duration = duration;
    return effect(std::move(made));
}
struct coversNow : seq<thatWouldHurt, thing, duration, toThisInstead>
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
struct saidOf : seq<thing, maybe<word<"each">>, predicate, many<andAlso, predicate>>
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
/// "Magic damage dealt to": of which kind, and how it is dealt
struct whichOf : any<damageKind, means<How::Melee, "melee">, means<How::Ranged, "ranged">>
{
};
template <Literal... Words>
struct damageThat : seq<maybe<word<"all", "any">>, maybe<whichOf>, word<Words...>>
{
};
struct hurting : damageThat<"damage that would be dealt to", "damage dealt to">
{
};
struct dealing : damageThat<"damage dealt by", "damage that would be dealt by">
{
};
/// "damage that would be dealt to it is reduced by 1": it takes 1 less.
struct alteredBy
    : seq<any<means<Flag::Less, "is reduced by">, means<Flag::More, "is increased by">>, count>
{
};
Effect altersDamage(Found& found, Modifier::Kind kind)
{
    Gain made;
    made.what = found.take<Thing>();
    Modifier modifier;
    modifier.kind = kind;
    modifier.blow.type = found.takeIfAny<DamageType>();
    modifier.blow.how = found.take<How>(How::Any);
    modifier.number = found.take<int>();
    if (found.says(Flag::Less))
        modifier.number = -modifier.number;
    made.modifiers.push_back(modifier);
    if (auto each = found.takeIfAny<PerEach>())
        made.times = std::move(each->amount);
    made.duration = found.take<Duration>(Duration::Always);
    return effect(std::move(made));
}
template <typename Words, typename Whose, Modifier::Kind kind, typename Tail>
struct damageAltered : seq<Words, Whose, alteredBy, Tail>
{
    static Effect build(Found& found) { return altersDamage(found, kind); }
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
// What is done instead of a destruction.
struct itExits : seq<thing, word<"exits", "exit">>
{
    static Effect build(Found& found) { return effect(Exit { found.take<Thing>() }); }
};
/// "that mercenary has 1 health instead"
struct hasHealth : seq<thing, word<"has", "is left with">, fixedNumber, word<"health">>
{
    static Effect build(Found& found)
    {
        Heal made;
        made.what = found.take<Thing>();
        made.way = Heal::Way::To;
        made.amount = found.take<Amount>();
        return effect(std::move(made));
    }
};
/// "set its health to 1"
struct setsHealth : seq<word<"set">, possessor, word<"health to">, fixedNumber>
{
    static Effect build(Found& found)
    {
        Heal made;
        made.what = found.take<Thing>();
        made.way = Heal::Way::To;
        made.amount = found.take<Amount>();
        return effect(std::move(made));
    }
};
struct savedDeed : any<setsHealth, playerDeed, order, itExits, hasHealth>
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
/// "the next time it would be destroyed this turn, instead fully heal it"
struct rescueOnce : seq<word<"the next time">, thing,
                        word<"would be destroyed this turn", "would die this turn">, comma,
                        any<seq<insteadWord, maybe<comma>, savedDeeds>, savedInstead,
                            seq<savedDeeds, insteadWord>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Thing whom = found.take<Thing>();
        const bool named = whom.kind != Thing::Kind::Some;
        return named
            ? std::optional(effect(Rescue { std::move(whom), { found.take<Effect>() }, true }))
            : std::nullopt;
    }
};
struct anyStatement : any<durationOfAll, firstDuration,
                          damageAltered<hurting, thing, Modifier::Kind::Takes, anyTail>,
                          damageAltered<dealing, thing, Modifier::Kind::Deals, anyTail>, coversNow,
                          rescueOnce, closedTile, gives, givesStatus, attacksGain, nextAttack,
                          statistically<possessor, anyTail>, healthKept<possessor, maybe<duration>>,
                          saidOf, saidOfBoth, mayItself>
{
};

// ---------------------------------------------------------------- Statics

/// Whom a static speaks of: this card, its bearer, or a kind of mercenaries.
/// Behind a condition "it" is whom that speaks of (Parse sees to it).
/// "An allied mercenary behind this ...": each such one.
struct anyone : seq<pegtl::at<word<"a", "an", "any", "another">>, somebody>
{
    static std::optional<Thing> build(Found& found)
    {
        Thing made = found.take<Thing>();
        made.kind = Thing::Kind::Each;
        // "An adjacent ally has Armor 1" could be one of them: only of a single tile it is whoever is there.
        const Range::Kind where = made.filter.range.kind;
        const bool one = where == Range::Kind::Anywhere || where == Range::Kind::Behind
            || where == Range::Kind::InFront;
        return one ? std::optional(std::move(made)) : std::nullopt;
    }
};
struct staticSubject : any<thisCard, bearer, seq<means<Thing::Kind::It, "it">>, everyone, anyone>
{
    static constexpr std::string_view expected
        = "whom it is about (this, the bearer, your mercenaries, enemy mercenaries, ...)";
    static Thing build(Found& found)
    {
        if (found.has<Thing>())
            return found.take<Thing>();
        Thing made;
        made.kind = found.take<Thing::Kind>();
        return made;
    }
};
struct staticGain : seq<staticSubject, lastingGains>
{
    static Effect build(Found& found)
    {
        Effect made = found.take<Effect>();
        std::get<Gain>(made.node).what = found.take<Thing>();
        return made;
    }
};

struct attackStatic
    : seq<any<seq<everyonesOwn, attackNoun>, seq<attackNoun, word<"made by", "by">, staticSubject>>,
          attacksDo, maybe<perEach>>
{
    static Effect build(Found& found) { return attacksGainOf(found); }
};
/// "treasures equipped to this mercenary cannot be removed"
struct keepsTreasures
    : seq<word<"treasures equipped to", "all treasures equipped to">, staticSubject,
          word<"can not be removed", "can not be destroyed or unequipped",
              "can not be unequipped or destroyed">>
{
    static Effect build(Found& found)
    {
        Gain made;
        made.what = found.take<Thing>();
        Modifier keeps;
        keeps.kind = Modifier::Kind::KeepsTreasures;
        made.modifiers.push_back(keeps);
        return effect(std::move(made));
    }
};
/// "damage that would be dealt to other allied mercenaries is dealt to this instead"
struct toThem : any<everyone, somebody>
{
    static Thing build(Found& found)
    {
        Thing made = found.take<Thing>();
        made.kind = Thing::Kind::Each;
        return made;
    }
};
struct hurtsThis : any<seq<word<"that damage is dealt to">, any<thisCard, bearer>, word<"instead">>,
                       seq<any<thisCard, bearer>,
                           word<"is dealt that damage instead", "takes that damage instead",
                               "takes the damage instead", "takes it instead">>,
                       seq<word<"deal that damage to">, any<thisCard, bearer>, word<"instead">>>
{
};
struct covers : any<seq<thatWouldHurt, toThem, toThisInstead>,
                    seq<word<"if">, toThem, word<"would be dealt damage", "would take damage">,
                        comma, hurtsThis>>
{
    static Effect build(Found& found) { return coveredBy(found.take<Thing>(), Duration::Always); }
};
/// "if this would be destroyed, instead fully heal it"
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
struct rescue
    : seq<word<"if", "when", "whenever">, any<staticSubject, toThem>,
          any<seq<word<"would be destroyed", "would die">, comma, means<Flag::UpTo, "you may">,
                  any<savedFor, saved>>,
              seq<word<"would be destroyed", "would die", "is destroyed", "dies">, comma, saved>>>
{
    static Effect build(Found& found)
    {
        Thing whom = found.take<Thing>();
        return effect(
            Rescue { std::move(whom), { found.take<Effect>() }, false, found.says(Flag::UpTo) });
    }
};
/// "For each Bleed counter on this, it gets +1 melee"
struct forEachStatic : seq<perEach, comma, staticGain>
{
    static std::optional<Effect> build(Found& found)
    {
        const PerEach each = found.take<PerEach>();
        Effect made = found.take<Effect>();
        auto& gain = std::get<Gain>(made.node);
        if (gain.times || each.amount.kind != Amount::Kind::PerCounted)
            return std::nullopt;
        const Thing::Kind of = each.amount.counted->of;
        if (gain.what.kind == Thing::Kind::It
            && (of == Thing::Kind::This || of == Thing::Kind::Bearer))
            gain.what.kind = of; // the count has named it
        gain.times = each.amount;
        return made;
    }
};
/// "Bleed, Poison and Burn counters cannot be placed on this mercenary"
struct immuneTo : status
{
    static Modifier build(Found& found)
    {
        Modifier made;
        made.kind = Modifier::Kind::Immune;
        made.status = found.take<Status>();
        return made;
    }
};
struct unplaced
    : seq<immuneTo, many<any<word<", and", ", or">, comma, word<"and", "or">>, immuneTo>,
          maybe<counterWord>,
          word<"can not be placed on", "can not be put on", "can not be applied to",
              "may not be placed on">,
          staticSubject>
{
    static Effect build(Found& found)
    {
        Gain made;
        made.modifiers = found.takeAll<Modifier>();
        made.what = found.take<Thing>();
        return effect(std::move(made));
    }
};
/// "only Hunter mercenaries can equip this", "this cannot be equipped to a mercenary with an Equipment"
struct canEquip : word<"can equip this treasure", "may equip this treasure", "can equip this",
                      "may equip this", "can be equipped with this", "can carry this",
                      "may carry this", "can wear this", "can use this">
{
};
struct fits : any<seq<word<"only">, any<mercenariesPhrase, seq<word<"a", "an">, mercenaryPhrase>>,
                      canEquip>,
                  seq<mercenariesPhrase,
                      means<Flag::Less, "can not equip this treasure", "can not equip this",
                          "can not carry this">>,
                  seq<any<thisCard, word<"it">>,
                      any<word<"can only be equipped to", "may only be equipped to",
                              "can only be equipped by", "may only be equipped by",
                              "can only be carried by", "is only equipped to">,
                          means<Flag::Less, "can not be equipped to", "may not be equipped to",
                              "can not be equipped by", "can not be carried by">>,
                      any<mercenariesPhrase, seq<word<"a", "an">, mercenaryPhrase>>>>
{
    static std::optional<Effect> build(Found& found)
    {
        Fits made { found.take<Filter>(), found.says(Flag::Less) };
        return made.who.other ? std::nullopt : std::optional(effect(std::move(made)));
    }
};
struct anyStatic
    : any<covers, damageAltered<hurting, staticSubject, Modifier::Kind::Takes, eachTail>,
          damageAltered<dealing, staticSubject, Modifier::Kind::Deals, eachTail>, rescue,
          forEachStatic, staticGain, attackStatic, isEqual<everyonesOwn>,
          statistically<everyonesOwn, eachTail>, healthKept<everyonesOwn, noTail>, keepsTreasures,
          allowance>
{
};

} // namespace

bool statement::read(Input& in, Reading& reading)
{
    return text::read<anyStatement>(in, reading);
}
bool restriction::read(Input& in, Reading& reading)
{
    return text::read<any<fits, unplaced>>(in, reading);
}
bool staticStatement::read(Input& in, Reading& reading)
{
    return text::read<anyStatic>(in, reading);
}

} // namespace triptych::seize::grammar
