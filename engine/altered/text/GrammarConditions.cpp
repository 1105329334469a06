#include "altered/text/GrammarCounts.h"

// Conditions (6.5.d): after "if" and "unless".
namespace triptych::altered::grammar {
namespace {
using Deed = Condition::Deed;

// ---------------------------------------------------------------- Of the step before

template <Condition::Kind kind, bool past, Literal... Words>
struct stepBefore : word<Words...>
{
    static Condition build()
    {
        Condition made = conditionIs(kind);
        made.past = past;
        return made;
    }
};
template <Condition::Kind kind, Literal... Words>
struct itBefore : word<Words...>
{
    static Condition build() { return conditionIs(kind, Said<Condition>::ItIs); }
};
template <Condition::Kind kind, Literal... Words>
struct theyBefore : word<Words...>
{
    static Condition build()
    {
        Condition made = conditionIs(kind);
        made.who = saying(Who { Who::Kind::ThatPlayer }, { Said<Who>::They });
        return made;
    }
};
struct didSo
    : any<stepBefore<Condition::Kind::Did, true, "you did">,
          stepBefore<Condition::Kind::Did, false, "you do">,
          stepBefore<Condition::Kind::Didnt, false, "you don't">,
          stepBefore<Condition::Kind::Cant, false, "you can't">,
          theyBefore<Condition::Kind::Did, "they do">,
          theyBefore<Condition::Kind::Didnt, "they don't">,
          theyBefore<Condition::Kind::Cant, "they can't">,
          itBefore<Condition::Kind::Did, "it does">, itBefore<Condition::Kind::Didnt, "it doesn't">,
          itBefore<Condition::Kind::Cant, "it can't">>
{
};
/// "you don't", but not "you don't control ..."
struct did : seq<didSo, pegtl::not_at<word<"control", "have">>>
{
};
struct deedWord
    : any<means<Deed::Discarded, "discarded", "discard">, means<Deed::Put, "put">,
          means<Deed::Sacrificed, "sacrificed", "sacrifice">,
          means<Deed::Exhausted, "exhausted", "exhaust">,
          means<Deed::Returned, "returned", "return">, means<Deed::Played, "played", "play">,
          means<Deed::Revealed, "revealed", "reveal">, means<Deed::Sabotaged, "[sabotaged]">,
          means<Deed::Sent, "sent to reserve">, means<Deed::Readied, "readied", "ready">,
          means<Deed::Shuffled, "shuffled", "shuffle">, means<Deed::Created, "created", "create">,
          means<Deed::Drew, "drew", "drawn", "draw">, means<Deed::Removed, "removed", "remove">>
{
};
struct thisWay : seq<anyone, deedWord, thing, word<"this way">>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::ThisWay);
        made.who = found.take<Who>();
        made.did = found.take<Deed>();
        Thing what = found.take<Thing>();
        Some* some = std::get_if<Some>(&what.node);
        if (!some || some->upTo || some->random)
            return std::nullopt;
        made.filter = std::move(some->filter);
        made.number = std::move(some->count);
        return made;
    }
};

/// "two or more cards": of what was done this way
struct numberLast : seq<numeral, filter, word<"or more">, mark<Flag::More>>
{
};
struct soMany : any<seq<numeral, word<"or more">, mark<Flag::More>, filter>, numberLast>
{
};
struct thisWayMany : seq<anyone, deedWord, soMany, word<"this way">>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::ThisWay);
        made.who = found.take<Who>();
        made.did = found.take<Deed>();
        made.filter = found.take<Filter>();
        made.number = found.take<Amount>();
        said(made).orMoreWord = true;
        return made;
    }
};
/// "two or more Characters were sacrificed this way", "no card was discarded this way"
struct noneOf : seq<means<Flag::No, "no">, filter>
{
};
struct aFew : any<soMany, noneOf, seq<anArticle, filter>, seq<numeral, filter>>
{
};
struct wasDone : seq<aFew, word<"was", "were", "is", "are">, deedWord, word<"this way">>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::ThisWay);
        made.passive = true;
        made.no = found.says(Flag::No);
        made.did = found.take<Deed>();
        made.filter = found.take<Filter>();
        made.number = found.take<Amount>(fixed(1));
        said(made).orMoreWord = found.says(Flag::More);
        return made;
    }
};

// ---------------------------------------------------------------- Comparisons

struct isWas : any<word<"is">, means<Flag::Past, "was">>
{
};
struct xWord : word<"x">
{
    static Quantity build()
    {
        Quantity made;
        made.kind = Quantity::Kind::X;
        return made;
    }
};
struct compared : seq<any<xWord, quantity>, isWas, comparison>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Compared);
        made.quantity = found.take<Quantity>();
        made.past = found.says(Flag::Past);
        made.compare = found.take<Compare>();
        made.number = found.take<Amount>(fixed(0));
        const Quantity& of = *made.quantity;
        const bool measures = of.kind == Quantity::Kind::Value || of.kind == Quantity::Kind::Highest
            || of.kind == Quantity::Kind::Total;
        if (!bindMine(made.number, measures ? of.stat : Stat::EveryStatistic, of.terrains))
            return std::nullopt;
        return made;
    }
};
struct range : any<seq<digits, word<"+">>, seq<digits, word<"-">, digits>,
                   seq<digits, means<Flag::Or, "or">, digits>>
{
    static std::optional<Range> build(Found& found)
    {
        const int least = found.take<int>();
        const int most = found.take<int>();
        return found.says(Flag::Or) && most != least + 1 ? std::nullopt
                                                         : std::optional(Range { least, most });
    }
};
struct dieResult : seq<word<"the result is">, range>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Result);
        const Range range = found.take<Range>();
        made.number = fixed(range.least);
        made.upTo = range.most;
        return made;
    }
};

// ---------------------------------------------------------------- Expeditions, players, history

struct beWord : any<means<Flag::No, "isn't", "is not", "aren't", "are not">, word<"is", "are">>
{
};
/// "in {V}", "in a {V} region"
struct inTerrains : any<seq<word<"in">, any<terrains, oneTerrain>>,
                        seq<means<Flag::Article, "in a", "in an">, terrains, word<"region">>>
{
};
template <std::uint8_t where, Literal... Words>
struct farIs : word<Words...>
{
    static Positions build() { return { where }; }
};
struct behindOrAhead : any<farIs<Expedition::Behind, "behind">, farIs<Expedition::Ahead, "ahead">>
{
};
struct soManyRegions : seq<any<seq<numeral, word<"or more">>, seq<word<"at least">, numeral>>,
                           word<"regions", "region">>
{
};
/// "two or more regions behind", "ahead by at least two regions"
struct farPosition
    : any<seq<soManyRegions, behindOrAhead>, seq<behindOrAhead, word<"by">, soManyRegions>>
{
};
struct position : seq<any<neitherOf, expedition>, beWord, any<farPosition, positions, inTerrains>>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Position);
        made.expedition = found.take<Expedition>();
        const bool neither = said(*made.expedition).word == Said<Expedition>::Neither;
        if (neither && found.says(Flag::No))
            return std::nullopt;
        made.no = neither || found.says(Flag::No);
        made.positions = found.take<Positions>().positions;
        made.number = found.take<Amount>(Amount {});
        if (found.says(Flag::Article))
            said(made).word = Said<Condition>::Full;
        const TerrainsWord named = found.take<TerrainsWord>();
        made.terrains = named.terrains;
        if (!named.all)
            return made;
        // "in {V} and {M}": of an Expedition that is in both, each is asked for by itself. Of several that
        // would be "some in one, some in the other".
        const bool single = made.expedition->kind == Expedition::Kind::Mine
            || made.expedition->kind == Expedition::Kind::MyOther
            || made.expedition->kind == Expedition::Kind::Hero
            || made.expedition->kind == Expedition::Kind::Companion
            || made.expedition->kind == Expedition::Kind::FacingMe;
        if (!single || made.no)
            return std::nullopt;
        Condition both = conditionIs(Condition::Kind::All);
        for (const Terrains each : { forest, mountain, ocean })
            if (named.terrains & each) {
                both.parts.push_back(made);
                both.parts.back().terrains = each;
            }
        return both;
    }
};
/// "it's behind", "it isn't [Ascended]": the Expedition named before
struct itsPosition
    : seq<any<means<Flag::No, "it's not", "it isn't", "it is not">, word<"it's", "it is">>,
          any<farPosition,
              seq<pegtl::at<word<"behind", "ahead", "tied", "[ascended]", "ascended">>, positions>>>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Position, Said<Condition>::ItIs);
        Expedition it;
        it.kind = Expedition::Kind::That;
        made.expedition = it;
        made.no = found.says(Flag::No);
        made.positions = found.take<Positions>().positions;
        made.number = found.take<Amount>(Amount {});
        return made;
    }
};
/// "I'm facing an Expedition in {O}": of either Expedition that a Gigantic one faces
struct facingExpedition : seq<any<means<Flag::No, "i'm not facing", "i am not facing">,
                                  word<"i'm facing", "i am facing">>,
                              word<"an expedition in">, any<terrains, oneTerrain>>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Position, Said<Condition>::Facing);
        made.no = found.says(Flag::No);
        Expedition facing;
        facing.kind = Expedition::Kind::FacingMe;
        said(facing).word = Said<Expedition>::An;
        facing.any = true;
        made.expedition = facing;
        const TerrainsWord named = found.take<TerrainsWord>();
        made.terrains = named.terrains;
        return named.all ? std::nullopt : std::optional(std::move(made));
    }
};
struct firstPlayer : any<seq<word<"you are", "you're">, means<Flag::Does, "the first player">>,
                         seq<word<"you are", "you're">, word<"first player">>,
                         seq<word<"you are not", "you aren't", "you're not">,
                             means<Flag::No, "the first player", "first player">>,
                         seq<someoneElse, word<"is">, means<Flag::Does, "the first player">>,
                         seq<someoneElse, word<"is">, word<"first player">>>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::FirstPlayer);
        made.who = found.take<Who>();
        made.no = found.says(Flag::No);
        said(made).word
            = found.says(Flag::Does) || made.no ? Said<Condition>::Full : Said<Condition>::Usual;
        return made;
    }
};
/// "you control a [Fleeting] Character, another [Anchored] Character and yet another [Asleep] Character"
struct yetAnother : seq<word<"another">, filter>
{
};
struct distinct : seq<word<"you control">, word<"a", "an">, filter, many<comma, yetAnother>,
                      word<"and yet">, yetAnother>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Distinct);
        made.filters = found.takeAll<Filter>();
        return made;
    }
};

/// "during Dusk": of what is so for as long as the phase lasts
struct duringPhase : any<means<Phase::Morning, "during morning">, means<Phase::Noon, "during noon">,
                         means<Phase::Afternoon, "during the afternoon", "during an afternoon">,
                         means<Phase::Dusk, "during dusk">, means<Phase::Night, "during night">>
{
};
struct during : any<duringPhase, means<Flag::First, "during rest", "at rest">,
                    seq<word<"during">, whose, word<"turn">>>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::During);
        made.ofWho = found.has<Who>();
        made.atRest = found.says(Flag::First);
        made.who = found.take<Who>();
        made.phase = found.take<Phase>(Phase::Afternoon);
        return made;
    }
};

/// "it's not your turn"
struct turnNow
    : seq<any<means<Flag::No, "it's not", "it isn't", "it is not">, word<"it's", "it is">>, whose,
          word<"turn">>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::During, Said<Condition>::ItIs);
        made.no = found.says(Flag::No);
        made.ofWho = true;
        made.who = found.take<Who>();
        made.phase = Phase::Afternoon;
        return made;
    }
};
/// "no opponent does": of what each player was asked
struct nobodyDoes : word<"no opponent does", "no opponent did", "none of them do">
{
    static Condition build()
    {
        Condition made = conditionIs(Condition::Kind::Did);
        made.who = Who { Who::Kind::EachOpponent };
        made.no = true;
        return made;
    }
};
/// "the results are equal", of the last roll
struct resultsAre
    : seq<word<"the results are", "both results are", "the two results are", "all results are">,
          any<word<"equal", "the same", "identical">, means<Flag::No, "different", "not equal">>>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Compared);
        made.no = found.says(Flag::No);
        Quantity of;
        of.kind = Quantity::Kind::Results;
        made.quantity = std::move(of);
        made.compare = Compare::Exactly;
        made.number = fixed(1);
        return made;
    }
};
struct one : any<turnNow, nobodyDoes, resultsAre, did, thisWayMany, thisWay, wasDone, distinct,
                 history, facingExpedition, countCondition, whoseItIs, itsPosition, thingIs,
                 dieResult, compared, position, firstPlayer, everyOne>
{
    static constexpr std::string_view expected
        = "a condition (you control ..., I'm [Boosted], your hand is empty, ...)";
};
struct several : seq<one,
                     maybe<any<seq<means<Flag::And, "and if", "and">, one>,
                         seq<means<Flag::Or, "or if", "or">, one>>>>
{
    static Condition build(Found& found)
    {
        std::vector<Condition> all = found.takeAll<Condition>();
        if (all.size() == 1)
            return std::move(all.front());
        Condition made
            = conditionIs(found.says(Flag::And) ? Condition::Kind::All : Condition::Kind::AnyOf);
        made.parts = std::move(all);
        return made;
    }
};

} // namespace

bool condition::read(Input& in, Reading& reading)
{
    return text::read<several>(in, reading);
}
bool phaseCondition::read(Input& in, Reading& reading)
{
    return text::read<during>(in, reading);
}

} // namespace triptych::altered::grammar
