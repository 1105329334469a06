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

// ---------------------------------------------------------------- Of a thing

template <bool past, bool no, Said<Condition>::Word how, Literal... Words>
struct thisIs : word<Words...>
{
    static Condition build()
    {
        Condition made = conditionIs(Condition::Kind::Is, how);
        made.past = past;
        made.no = no;
        made.thing = Thing { This {} };
        return made;
    }
};
template <bool past, bool no, Said<It>::Word it, Said<Condition>::Word how, Literal... Words>
struct itIs : word<Words...>
{
    static Condition build()
    {
        Condition made = conditionIs(Condition::Kind::Is, how);
        made.past = past;
        made.no = no;
        made.thing = thingOf(it);
        return made;
    }
};
/// "your Hero is exhausted": a Hero is in no filter but by its own name
template <bool no, Literal... Words>
struct heroIs : word<Words...>
{
    static Condition build()
    {
        Condition made = conditionIs(Condition::Kind::Is, Said<Condition>::Full);
        made.no = no;
        Each hero;
        Noun noun;
        noun.kind = Noun::Kind::Hero;
        hero.filter.nouns.push_back(std::move(noun));
        hero.yours = true;
        made.thing = Thing { std::move(hero) };
        return made;
    }
};
struct subjectIs
    : any<thisIs<false, true, Said<Condition>::Contracted, "i'm not">,
          thisIs<false, false, Said<Condition>::Contracted, "i'm">,
          thisIs<false, true, Said<Condition>::Full, "i am not">,
          thisIs<false, false, Said<Condition>::Full, "i am">,
          thisIs<true, true, Said<Condition>::Full, "i was not">,
          thisIs<true, true, Said<Condition>::Contracted, "i wasn't">,
          thisIs<true, false, Said<Condition>::Full, "i was">,
          itIs<false, true, Said<It>::It, Said<Condition>::Contracted, "it isn't">,
          itIs<false, true, Said<It>::It, Said<Condition>::Usual, "it's not">,
          itIs<false, true, Said<It>::It, Said<Condition>::Full, "it is not">,
          itIs<false, false, Said<It>::It, Said<Condition>::Contracted, "it's">,
          itIs<false, false, Said<It>::It, Said<Condition>::Full, "it is">,
          itIs<true, true, Said<It>::It, Said<Condition>::Contracted, "it wasn't">,
          itIs<true, true, Said<It>::It, Said<Condition>::Full, "it was not">,
          itIs<true, false, Said<It>::It, Said<Condition>::Full, "it was">,
          itIs<false, true, Said<It>::ThatCharacter, Said<Condition>::Full,
              "that character is not">,
          itIs<false, false, Said<It>::ThatCharacter, Said<Condition>::Full, "that character is">,
          itIs<true, false, Said<It>::ThatCharacter, Said<Condition>::Full, "that character was">,
          itIs<false, false, Said<It>::ThatCard, Said<Condition>::Full, "that card is">,
          itIs<true, false, Said<It>::ThatCard, Said<Condition>::Full, "that card was">,
          heroIs<true, "your hero isn't", "your hero is not">, heroIs<false, "your hero is">>
{
};
struct onlyOneThere : seq<word<"the only">, filter>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Only);
        made.filter = found.take<Filter>();
        return made;
    }
};
struct baseZeroThere : word<"in a terrain where its base statistic is 0">
{
    static Condition build() { return conditionIs(Condition::Kind::BaseZeroThere); }
};

struct aNoun : seq<word<"a", "an">, filter>
{
};
struct onlyTraits : seq<any<traitBefore, traitAfter>, many<traitAfter>>
{
    static Filter build(Found& found)
    {
        Filter made;
        made.after = found.takeAll<Trait>();
        return made;
    }
};
struct contactTrait : seq<word<"[in contact]", "in contact">>
{
    static Positions build() { return { Expedition::InContact }; }
};
struct are : any<itIs<false, true, Said<It>::Them, Said<Condition>::Full, "they are not">,
                 itIs<false, true, Said<It>::Them, Said<Condition>::Contracted, "they aren't">,
                 itIs<false, false, Said<It>::Them, Said<Condition>::Full, "they are">,
                 itIs<false, false, Said<It>::Them, Said<Condition>::Contracted, "they're">>
{
};
template <Said<It>::Word how, Literal... Words>
struct itSaidAs : word<Words...>
{
    static Thing build() { return thingOf(how); }
};
/// "I have [Gigantic]", "it doesn't have a base statistic of 0"
template <bool past, bool no, Literal... Words>
struct thisHas : thisIs<past, no, Said<Condition>::ThingHas, Words...>
{
};
template <bool past, bool no, Literal... Words>
struct itHas : itIs<past, no, Said<It>::It, Said<Condition>::ThingHas, Words...>
{
};
struct has : seq<any<thisHas<false, false, "i have">, thisHas<false, true, "i don't have">,
                     thisHas<true, false, "i had">, itHas<false, false, "it has">,
                     itHas<false, true, "it doesn't have">, itHas<true, false, "it had">>,
                 traitHad>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made = found.take<Condition>();
        Trait trait = found.take<Trait>();
        if (trait.kind == Trait::Kind::Total || trait.kind == Trait::Kind::Highest
            || trait.kind == Trait::Kind::Different || trait.kind == Trait::Kind::Named
            || said(trait).word == Said<Trait>::Relative)
            return std::nullopt; // of a group, or than nothing
        made.filter.after.push_back(std::move(trait));
        return made;
    }
};
/// What something is, as a condition without its subject.
struct predicateOf : any<onlyOneThere, baseZeroThere, contactTrait, aNoun, onlyTraits>
{
    static Condition build(Found& found)
    {
        if (found.has<Condition>())
            return found.take<Condition>();
        Condition made = conditionIs(Condition::Kind::Is);
        if (const auto contact = found.takeIfAny<Positions>())
            made.positions = contact->positions;
        else if (found.has<Filter>())
            made.filter = found.take<Filter>();
        return made;
    }
};
struct theyBeing : any<filter, onlyTraits>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Is);
        made.filter = found.take<Filter>();
        return made;
    }
};
struct orBeing : seq<word<"or">, predicateOf>
{
};
/// "it shares a type with a card in your Reserve", "I share a subtype with it"
struct sharesSo
    : seq<any<seq<word<"i share">, mark<Flag::Me>>, word<"it shares", "that card shares">>,
          sharedWith>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Is, Said<Condition>::ThingHas);
        made.thing = found.says(Flag::Me) ? Thing { This {} } : thingOf(Said<It>::It);
        made.filter.after.push_back(found.take<Trait>());
        return made;
    }
};
/// "they share a type": all of those that were spoken of
struct allAlike : seq<any<seq<word<"they share", "those cards share">, word<"a", "an", "the same">>,
                          word<"they have the same", "those cards have the same">>,
                      alikeWord>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::AllAlike);
        made.thing = thingOf(Said<It>::Them);
        made.alike = found.take<Alike>(Alike::Stat);
        // Of costs it would have to be said which.
        return made.alike == Alike::Stat ? std::nullopt : std::optional(std::move(made));
    }
};
struct is : any<seq<subjectIs, predicateOf, many<orBeing>>, seq<are, theyBeing>, has>
{
    static Condition build(Found& found)
    {
        std::vector<Condition> all = found.takeAll<Condition>();
        Condition subject = std::move(all.front());
        if (all.size() == 1)
            return subject;
        std::vector<Condition> parts;
        for (std::size_t i = 1; i < all.size(); ++i) {
            Condition made = subject;
            made.kind = all[i].kind;
            made.positions = all[i].positions;
            made.filter = std::move(all[i].filter);
            parts.push_back(std::move(made));
        }
        if (parts.size() == 1)
            return std::move(parts.front());
        // "I'm not [Boosted] or [Fleeting]": neither of them
        Condition made = conditionIs(subject.no ? Condition::Kind::All : Condition::Kind::AnyOf);
        made.parts = std::move(parts);
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
struct range : any<seq<digits, word<"+">>, seq<digits, word<"-">, digits>>
{
    static Range build(Found& found)
    {
        const int least = found.take<int>();
        return { least, found.take<int>() };
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
struct position : seq<any<neitherOf, expedition>, beWord, any<positions, inTerrains>>
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
          pegtl::at<word<"behind", "ahead", "tied", "[ascended]", "ascended">>, positions>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Position, Said<Condition>::ItIs);
        Expedition it;
        it.kind = Expedition::Kind::That;
        made.expedition = it;
        made.no = found.says(Flag::No);
        made.positions = found.take<Positions>().positions;
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
/// "you control it", "an opponent controls that Character"
struct theOne
    : any<itSaidAs<Said<It>::It, "it">, itSaidAs<Said<It>::ThatCharacter, "that character">,
          itSaidAs<Said<It>::ThatPermanent, "that permanent">,
          itSaidAs<Said<It>::ThatCard, "that card">>
{
};
struct itsController : seq<anyone, any<controls, doesntControl>, theOne>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Is, Said<Condition>::YouControl);
        made.thing = found.take<Thing>();
        Trait controlled;
        controlled.kind = Trait::Kind::Controlled;
        controlled.who = found.take<Who>();
        made.no = found.says(Flag::No);
        made.filter.after.push_back(std::move(controlled));
        return made;
    }
};

struct one : any<turnNow, nobodyDoes, resultsAre, did, thisWayMany, thisWay, wasDone, distinct,
                 history, facingExpedition, countCondition, itsController, itsPosition, sharesSo,
                 allAlike, is, dieResult, compared, position, firstPlayer, everyOne>
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
