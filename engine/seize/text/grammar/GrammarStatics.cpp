#include "seize/text/grammar/GrammarStatics.h"

#include "seize/text/grammar/GrammarHarm.h"
#include "seize/text/grammar/GrammarSaid.h"

#include <utility>

// What is so for as long as a card works. What is so of attacks is in GrammarAttackStatics.cpp.
namespace triptych::seize::grammar {
namespace {

/// "This treasure cannot be destroyed" is not said of its bearer.
struct notOfTheTreasure : pegtl::not_at<word<"this treasure can not be", "this weapon can not be",
                              "this equipment can not be", "this relic can not be">>
{
};
struct staticGain : seq<notOfTheTreasure, staticSubject, lastingGains>
{
    static Effect build(Found& found)
    {
        Effect made = found.take<Effect>();
        std::get<Gain>(made.node).what = found.take<Thing>();
        return made;
    }
};

/// "An adjacent enemy cannot exit": what one of them cannot, none of them can.
struct noneOfSuch : seq<pegtl::at<word<"a", "an", "any", "another">>, somebody>
{
    static Thing build(Found& found)
    {
        Thing made = found.take<Thing>();
        made.kind = Thing::Kind::Each;
        return made;
    }
};
struct staticBan : seq<noneOfSuch, pegtl::at<word<"can not">>, lastingGains>
{
    static Effect build(Found& found) { return staticGain::build(found); }
};

/// "allied Hunters have +1 ranged while they are on an opponent's side": those of them that are
struct whileThey : seq<everyone, lastingGains,
                       word<"while they", "as long as they", "when they", "if they">, whatIsSaid>
{
    static std::optional<Effect> build(Found& found)
    {
        Effect made = found.take<Effect>();
        Thing whom = found.take<Thing>();
        const Filter said = found.take<Filter>();
        Filter& those = whom.filter;
        const Filter plain;
        const auto join = [&](auto& to, const auto& from, const auto& none) {
            if (from == none)
                return true;
            if (!(to == none))
                return false;
            to = from;
            return true;
        };
        const bool fits = join(those.condition, said.condition, plain.condition)
            && join(those.also, said.also, plain.also) && join(those.bound, said.bound, plain.bound)
            && join(those.place, said.place, plain.place)
            && join(those.range, said.range, plain.range)
            && join(those.className, said.className, plain.className)
            && join(those.orClass, said.orClass, plain.orClass)
            && join(those.either, said.either, plain.either)
            && join(those.past, said.past, plain.past) && (!said.carries || !those.carries)
            && said.side == Side::Any && !said.extreme && !said.versus && !said.namesake
            && said.kin == Filter::Kin::No && !said.other;
        those.notClass = those.notClass || said.notClass;
        if (said.carries) {
            those.carries = true;
            those.carried = said.carried;
            those.orCarried = said.orCarried;
            those.lacksCarried = said.lacksCarried;
        }
        those.elsewhere = those.elsewhere || said.elsewhere;
        std::get<Gain>(made.node).what = std::move(whom);
        return fits ? std::optional(std::move(made)) : std::nullopt;
    }
};
/// "treasures equipped to this mercenary cannot be removed", "may be exhausted to pay costs"
struct sameBearer : word<"that mercenary as the bearer", "that mercenary as this one",
                        "that mercenary as this treasure", "that mercenary as this",
                        "the same mercenary as this one", "the same mercenary as this treasure",
                        "the same mercenary as this">
{
    static Thing build()
    {
        Thing made;
        made.kind = Thing::Kind::Bearer;
        return made;
    }
};
struct whoseGoods : any<sameBearer, staticSubject>
{
};
/// "relics allied mercenaries carry cannot be destroyed by opponents"
struct suchGoods : any<word<"treasures", "all treasures">,
                       means<CardFilter::Kind::Weapon, "weapons", "all weapons">,
                       means<CardFilter::Kind::Relic, "relics", "all relics">,
                       means<CardFilter::Kind::Equipment, "equipment", "all equipment">>
{
};
struct goodsKept : seq<suchGoods, word<"equipped to", "equipped by", "carried by">, staticSubject,
                       any<means<Flag::Destroy, "can not be destroyed">,
                           word<"can not be removed", "can not be destroyed or unequipped",
                               "can not be unequipped or destroyed">>,
                       maybe<byFoes>>
{
    static Effect build(Found& found)
    {
        Modifier kept;
        kept.kind = Modifier::Kind::KeepsTreasures;
        kept.cards = found.take<CardFilter::Kind>(CardFilter::Kind::Card);
        kept.unruined = found.says(Flag::Destroy);
        kept.byFoes = found.says(Flag::ByFoes);
        Gain made;
        made.what = found.take<Thing>();
        made.modifiers.push_back(kept);
        return effect(std::move(made));
    }
};
struct goodsBehave
    : any<seq<word<"treasures equipped to", "all treasures equipped to">, whoseGoods,
              any<seq<deed<Modifier::Kind::GoodsPay, "may be exhausted to pay costs",
                          "can be exhausted to pay costs", "may be exhausted to pay for costs",
                          "can be used to pay costs", "may be used to pay costs", "may pay costs",
                          "can pay costs">,
                      maybe<word<"as if they were in your warchest",
                          "as though they were in your warchest",
                          "as if they were in the warchest">>>,
                  deed<Modifier::Kind::BlankGoods, "lose all abilities", "lose all their abilities",
                      "lose all of their abilities", "lose their abilities", "have no abilities",
                      "have no effect", "do nothing">>>,
          seq<word<"two-handed weapons equipped to", "two-handed weapons carried by">, whoseGoods,
              deed<Modifier::Kind::LightHands, "count as one-handed", "are one-handed",
                  "count as one-handed weapons", "are considered one-handed",
                  "take up only one hand", "use only one hand", "take only one hand">>>
{
    static Effect build(Found& found)
    {
        Gain made;
        made.what = found.take<Thing>();
        made.modifiers.push_back(found.take<Modifier>());
        return effect(std::move(made));
    }
};
/// "damage that would be dealt to other allied mercenaries is dealt to this instead"
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
/// "whenever a mercenary is poisoned, place an additional Poison counter on it": an ability that waited for
/// that would set itself off, so it is what is always so of each time it gains some.
struct whoGains : any<thisCard, bearer, toThem>
{
    static Thing build(Found& found) { return whomSaid(found); }
};
struct gainsSome
    : any<seq<word<"gains", "is given", "receives", "gets", "would gain", "would be given",
                  "would receive", "would get">,
              maybe<word<"a", "an", "any", "one or more">>, countedStatus, maybe<counterWord>>,
          seq<word<"is", "becomes", "would be", "would become">,
              any<means<Status::Exhaust, "exhausted">, means<Status::Bleed, "bleeding", "bled">,
                  means<Status::Poison, "poisoned">, means<Status::Frost, "frozen", "frosted">,
                  means<Status::Burn, "burning", "burned">>>>
{
};
struct soManyMore : seq<any<count, means<1, "a", "an">>, word<"additional", "more", "extra">,
                        countedStatus, maybe<counterWord>>
{
};
struct onThatOne : word<"on it", "to it", "on that mercenary", "to that mercenary">
{
};
struct gainsMore
    : seq<maybe<insteadWord>,
          any<seq<word<"it", "that mercenary">, word<"gains", "gets", "receives", "is given">,
                  soManyMore>,
              seq<word<"it", "they", "that mercenary">,
                  word<"gains", "gets", "receives", "is given", "gain", "get">,
                  word<"that many plus", "that much plus">, any<count, means<1, "one">>,
                  maybe<word<"counters", "of them">>>,
              seq<word<"place", "put", "apply", "add">, soManyMore, maybe<onThatOne>>,
              seq<soManyMore,
                  word<"is placed", "are placed", "is put", "are put", "is applied", "are applied">,
                  maybe<onThatOne>>>,
          maybe<insteadWord>>
{
};
struct oneMoreOfIt
    : seq<word<"whenever", "when", "if", "each time">, pegtl::not_at<word<"this treasure">>,
          whoGains, gainsSome, maybe<comma>, gainsMore>
{
    static std::optional<Effect> build(Found& found)
    {
        Gain made;
        made.what = found.take<Thing>();
        Modifier more;
        more.kind = Modifier::Kind::GainsFewer;
        more.status = found.take<Status>();
        more.number = -found.take<int>();
        const bool same = found.take<Status>(more.status) == more.status && more.number < 0;
        made.modifiers.push_back(more);
        return same ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
/// "allied mercenaries do not block line of sight for this mercenary's attacks": it can attack past them
struct hidesNobodyFrom
    : seq<mercenariesPhrase,
          word<"do not block", "can not block", "do not obstruct", "do not obscure">,
          word<"los", "line of sight">, word<"for", "of", "from">,
          any<seq<everyonesOwn, word<"attacks">>, staticSubject>>
{
    static std::optional<Effect> build(Found& found)
    {
        Modifier past;
        past.kind = Modifier::Kind::SeesPast;
        past.against = found.take<Filter>();
        Gain made;
        made.what = found.take<Thing>();
        const bool fits = past.against->noun == Filter::Noun::Mercenary;
        made.modifiers.push_back(std::move(past));
        return fits ? std::optional(effect(std::move(made))) : std::nullopt;
    }
};
struct anyStatic
    : any<covers, damageAltered<harmTo<staticSubject>, Modifier::Kind::Takes, eachTail>,
          damageAltered<harmBy<staticSubject, everyonesOwn>, Modifier::Kind::Deals, eachTail>,
          damageAltered<harmToAll<allOfIt>, Modifier::Kind::Takes, eachTail>,
          damageUnreduced<harmBy<staticSubject, everyonesOwn>, noTail>,
          damagePrevented<staticSubject>, damageAlteredAsItComes, healingAltered, rescueStatement,
          forEachStatic, whileThey, sparedStatics, attackersBarred, foesBarred, hidesNobodyFrom,
          staticGain, staticBan, attackStatics, isEqual<everyonesOwn, staticSubject, noTail>,
          statistically<everyonesOwn, staticSubject, eachTail>, healthKept<everyonesOwn, noTail>,
          defenseKept<everyonesOwn, noTail>, figureUnreduced<everyonesOwn, staticSubject, noTail>,
          activesCost<everyonesOwn, staticSubject, eachTail>, goodsKept, goodsBehave, allowance>
{
};

} // namespace

bool restriction::read(Input& in, Reading& reading)
{
    return text::read<fits>(in, reading);
}
bool addedEachTime::read(Input& in, Reading& reading)
{
    return text::read<any<healedEachTime, oneMoreOfIt>>(in, reading);
}
bool staticStatement::read(Input& in, Reading& reading)
{
    return text::read<anyStatic>(in, reading);
}

} // namespace triptych::seize::grammar
