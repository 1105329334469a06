#include "seize/text/grammar/GrammarSaid.h"
#include "seize/text/grammar/GrammarStatics.h"
#include "seize/text/grammar/GrammarTraits.h"

// What is so of attacks for as long as a card works: who cannot attack this, what the first of a turn deals, what those
// of somebody do, and what counters deal.
namespace triptych::seize::grammar {
namespace {

/// "mercenaries behind this cannot attack it": it cannot be attacked by such
/// "... unless they are adjacent to it": all but such
struct unlessThey
    : seq<word<"unless they", "unless it", "except if they", "except while they">, whatIsSaid>
{
};
struct cannotAttackThis
    : seq<any<mercenariesPhrase, seq<word<"a", "an">, mercenaryPhrase>>,
          any<word<"can not attack">,
              seq<word<"can not make", "can not declare">, attackNoun, word<"against", "on">>>,
          any<thisCard, bearer, word<"it">>, maybe<unlessThey>>
{
    static std::optional<Effect> build(Found& found)
    {
        Gain made;
        Modifier safe;
        safe.kind = Modifier::Kind::NotAttacked;
        safe.against = found.take<Filter>();
        // "Mercenaries behind this cannot attack it": whom the words before it have named.
        const bool named = safe.against->range.said
            || (safe.against->versus
                && !safe.against->versus->ofIt); // "with more health than this"
        if (!found.has<Thing::Kind>() && !named)
            return std::nullopt;
        safe.blow.how = found.take<How>(How::Any);
        if (safe.blow.how == How::Attack)
            safe.blow.how = How::Any;
        if (const auto such = found.takeIfAny<Filter>()) {
            auto others = whoeverIsNot(std::move(*safe.against), *such);
            if (!others)
                return std::nullopt;
            // "... adjacent to it": to whom they cannot attack
            if (others->range.anchor == Range::Anchor::It)
                others->range.anchor = Range::Anchor::Source;
            safe.against = std::move(*others);
        }
        made.what.kind = found.take<Thing::Kind>(Thing::Kind::This);
        made.modifiers.push_back(std::move(safe));
        return effect(std::move(made));
    }
};
/// "only mercenaries with 3 or more health can attack this"
struct onlyTheyAttack
    : seq<word<"only">, mercenariesPhrase, word<"can attack", "may attack">, any<thisCard, bearer>>
{
    static Effect build(Found& found)
    {
        Gain made;
        Modifier safe;
        safe.kind = Modifier::Kind::NotAttacked;
        safe.against = found.take<Filter>();
        safe.except = true;
        made.what.kind = found.take<Thing::Kind>();
        made.modifiers.push_back(std::move(safe));
        return effect(std::move(made));
    }
};
/// "the first melee attack it makes each turn deals 1 more damage", "the first attack against it ..."
struct inEachTurn : word<"each turn", "per turn", "in each turn", "every turn", "in a turn">
{
};
struct itMakes : word<"makes", "make", "declares", "declare">
{
};
/// Of several it would be the first of all of them: each of them has its own where that is said.
struct whoseFirst : any<thisCard, bearer, seq<means<Thing::Kind::It, "it">>,
                        seq<pegtl::at<word<"each", "every">>, everyone>>
{
    static Thing build(Found& found) { return staticSubject::build(found); }
};
/// "places 2 Bleed counters on its target": with the damage of that attack
struct onItsTarget : word<"on its target", "to its target", "on the target", "to the target",
                         "on the attacked mercenary", "to the attacked mercenary",
                         "on the mercenary it hits", "on the mercenary it damages">
{
};
struct itsFirst : seq<everyonesOwn, word<"first">, attackNoun, inEachTurn>
{
};
struct firstInflicts
    : seq<maybe<inEachTurn, comma>,
          any<itsFirst,
              seq<word<"the first">, attackNoun, maybe<inEachTurn>,
                  maybe<word<"made by", "by", "of", "that">>, whoseFirst, maybe<itMakes>>>,
          maybe<inEachTurn>, word<"applies", "apply", "places", "puts", "inflicts">, inflicted,
          maybe<onItsTarget>>
{
    static Effect build(Found& found)
    {
        Gain made;
        made.what = found.take<Thing>();
        const How how = found.take<How>();
        Modifier modifier = found.take<Modifier>();
        modifier.blow.how = how;
        modifier.firstOnly = true;
        made.modifiers.push_back(modifier);
        return effect(std::move(made));
    }
};
struct firstBlow
    : seq<maybe<inEachTurn, comma>,
          any<seq<pegtl::at<word<"each", "every">>, itsFirst>,
              seq<word<"the first">, attackNoun, maybe<inEachTurn>,
                  any<seq<means<Flag::Own, "against", "made against", "on", "that targets">,
                          whoseFirst>,
                      seq<maybe<word<"made by", "by", "of", "that">>, whoseFirst,
                          maybe<itMakes>>>>>,
          maybe<inEachTurn>, word<"deals">,
          any<seq<means<Flag::Twice, "double">, word<"damage">>,
              seq<count, fewerOrMore, word<"damage">>, seq<change, word<"damage">>>,
          maybe<toWhom>, maybe<toAMinimum>>
{
    static std::optional<Effect> build(Found& found)
    {
        Gain made;
        made.what = found.take<Thing>();
        const bool taken = found.says(Flag::Own);
        const bool twice = found.says(Flag::Twice);
        using Kind = Modifier::Kind;
        Modifier modifier = aboutDamage(taken ? Kind::Takes : Kind::Deals, found);
        if (twice)
            modifier.kind = Kind::DealsDouble;
        modifier.firstOnly = true;
        made.modifiers.push_back(modifier);
        return twice && taken ? std::nullopt : std::optional(effect(std::move(made)));
    }
};
/// "Bleed deals 1 more damage to enemy mercenaries", "Burn counters on allies deal no damage"
struct countersDeal : seq<ofCounters, maybe<word<"on">, staticSubject>, word<"deals", "deal">,
                          any<seq<means<Flag::Twice, "double">, word<"damage">>,
                              seq<means<Flag::LessLetter, "no">, word<"damage">>,
                              seq<count, fewerOrMore, word<"damage">>>,
                          maybe<word<"to">, staticSubject>>
{
    static std::optional<Effect> build(Found& found)
    {
        Gain made;
        made.what.kind = Thing::Kind::Each;
        if (found.has<Thing>())
            made.what = found.take<Thing>();
        if (found.has<Thing>())
            return std::nullopt; // said twice
        Modifier modifier = aboutDamage(Modifier::Kind::Takes, found);
        if (found.says(Flag::Twice))
            modifier.kind = Modifier::Kind::TakesDouble;
        if (found.says(Flag::LessLetter))
            modifier.kind = Modifier::Kind::TakesNone;
        made.modifiers.push_back(modifier);
        return effect(std::move(made));
    }
};
/// "All ranged attacks": those of everybody
struct ofEverybody : seq<>
{
    static Thing build(Found&)
    {
        Thing made;
        made.kind = Thing::Kind::Each;
        return made;
    }
};
struct attackStatic : seq<any<theirAttacks<everyonesOwn, staticSubject>,
                              seq<word<"all", "each", "every">, attackNoun, ofEverybody>>,
                          attacksDo, maybe<perEach>>
{
    static std::optional<Effect> build(Found& found) { return attacksGainOf(found); }
};

struct barredAttackers : any<cannotAttackThis, onlyTheyAttack>
{
};
struct anyAttackStatic : any<countersDeal, firstBlow, firstInflicts, attackStatic>
{
};

} // namespace

bool attackersBarred::read(Input& in, Reading& reading)
{
    return text::read<barredAttackers>(in, reading);
}
bool attackStatics::read(Input& in, Reading& reading)
{
    return text::read<anyAttackStatic>(in, reading);
}

} // namespace triptych::seize::grammar
