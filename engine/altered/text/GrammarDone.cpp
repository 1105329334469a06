#include "altered/text/GrammarCounts.h"

// Conditions about the step before (6.5.f): whether it was done, and what was done "this way".
namespace triptych::altered::grammar {
namespace {
using Deed = Condition::Deed;

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

} // namespace

bool ofStepBefore::read(Input& in, Reading& reading)
{
    return text::read<any<nobodyDoes, did, thisWayMany, thisWay, wasDone>>(in, reading);
}

} // namespace triptych::altered::grammar
