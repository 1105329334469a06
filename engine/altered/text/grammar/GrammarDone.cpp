#include "altered/text/grammar/GrammarCounts.h"

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
struct didSo : any<stepBefore<Condition::Kind::StepDone, true, "you did">,
                   stepBefore<Condition::Kind::StepDone, false, "you do">,
                   stepBefore<Condition::Kind::StepNotDone, false, "you don't">,
                   stepBefore<Condition::Kind::StepImpossible, false, "you can't">,
                   theyBefore<Condition::Kind::StepDone, "they do">,
                   theyBefore<Condition::Kind::StepNotDone, "they don't">,
                   theyBefore<Condition::Kind::StepImpossible, "they can't">,
                   itBefore<Condition::Kind::StepDone, "it does">,
                   itBefore<Condition::Kind::StepNotDone, "it doesn't">,
                   itBefore<Condition::Kind::StepImpossible, "it can't">>
{
};
/// "you don't", but not "you don't control ..."
struct didStep : seq<didSo, pegtl::not_at<word<"control", "have", "own">>>
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
/// Who has done what in this way.
Condition deedThisWay(Found& found)
{
    Condition made = conditionIs(Condition::Kind::ThisWay);
    made.who = found.take<Who>();
    made.deed = found.take<Deed>();
    return made;
}
struct thisWay : seq<anyone, deedWord, thing, word<"this way">>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made = deedThisWay(found);
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
        Condition made = deedThisWay(found);
        made.filter = found.take<Filter>();
        made.number = found.take<Amount>();
        said(made).orMoreWord = true;
        return made;
    }
};
/// "you discarded no Spell this way"
struct noneOf : seq<means<Flag::No, "no">, filter>
{
};
struct thisWayNone : seq<anyone, deedWord, noneOf, word<"this way">>
{
    static Condition build(Found& found)
    {
        Condition made = deedThisWay(found);
        made.filter = found.take<Filter>();
        made.number = fixed(1);
        made.no = true;
        return made;
    }
};
/// "two or more Characters were sacrificed this way", "no card was discarded this way", "no card was put in Reserve ..."
struct aFew : any<soMany, noneOf, seq<anArticle, filter>, seq<numeral, filter>>
{
};
struct inReserve : word<"in reserve", "in your reserve">
{
    static Trait build() { return inPlace(placeIs(Zone::Reserve)); }
};
struct wasDone
    : seq<aFew, word<"was", "were", "is", "are">,
          any<seq<means<Deed::Put, "put">, maybe<inReserve>>, deedWord>, word<"this way">>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::ThisWay);
        made.passive = true;
        made.no = found.says(Flag::No);
        made.deed = found.take<Deed>();
        made.filter = found.take<Filter>();
        if (auto where = found.takeIfAny<Trait>())
            made.filter.after.push_back(std::move(*where));
        made.number = found.take<Amount>(fixed(1));
        said(made).orMoreWord = found.says(Flag::More);
        return made;
    }
};
// ---------------------------------------------------------------- "The card discarded this way is a Spell"

struct doneWord : any<means<Deed::Discarded, "discarded">, means<Deed::Sacrificed, "sacrificed">,
                      means<Deed::Exhausted, "exhausted">, means<Deed::Returned, "returned">,
                      means<Deed::Played, "played">, means<Deed::Readied, "readied">,
                      means<Deed::Created, "created">, means<Deed::Sent, "sent to reserve">,
                      means<Deed::Put, "put in reserve", "put in your reserve">>
{
};
struct doesWord : any<means<Deed::Discarded, "discard">, means<Deed::Sacrificed, "sacrifice">,
                      means<Deed::Played, "play">, means<Deed::Returned, "return">,
                      means<Deed::Exhausted, "exhaust">, doneWord>
{
};
struct whichCard
    : any<means<Noun::Kind::Card, "card">, means<Noun::Kind::Character, "character">,
          means<Noun::Kind::Permanent, "permanent">, means<Noun::Kind::Landmark, "landmark">,
          means<Noun::Kind::Spell, "spell">, means<Noun::Kind::Token, "token">>
{
};
struct cardThisWay
    : any<seq<word<"the">, doneWord, whichCard>,
          seq<word<"the">, whichCard, any<doneWord, seq<anyone, doesWord>>, word<"this way">>>
{
};
struct itIsSo
    : seq<any<means<Flag::No, "isn't", "wasn't", "is not", "was not">, word<"is", "was">>, whatItIs>
{
};
struct itHasSo
    : seq<any<means<Flag::No, "doesn't have", "didn't have">, word<"has", "had">>, traitHad>
{
};
/// What is said of it as words of a filter: "[Boosted]" before its noun, "with 2 boosts" behind it.
std::optional<Trait> negated(Trait of)
{
    using Kind = Trait::Kind;
    const bool can
        = of.kind == Kind::Status || of.kind == Kind::Keyword || of.kind == Kind::HasAbility;
    of.no = !of.no;
    return can ? std::optional(std::move(of)) : std::nullopt;
}
struct doneSuch : seq<cardThisWay, any<itIsSo, itHasSo>>
{
    /// "is a Spell", "isn't a Spell": what it is called, instead of the noun that was used of it
    static bool callInto(Filter& made, Filter said, bool no)
    {
        if (!no) {
            made = std::move(said);
            return true;
        }
        if (said.nouns.size() != 1 || !said.before.empty() || !said.after.empty())
            return false;
        Trait other;
        other.kind = Trait::Kind::Subtype;
        other.no = true;
        other.noun = said.nouns.front();
        made.before.push_back(std::move(other));
        return true;
    }
    static bool addInto(Filter& made, std::vector<Trait> traits, bool no)
    {
        for (Trait& trait : traits) {
            if (no) {
                auto other = negated(std::move(trait));
                if (!other)
                    return false;
                trait = std::move(*other);
            }
            const bool adjective = said(trait).word == Said<Trait>::Usual
                && (trait.kind == Trait::Kind::Status || trait.kind == Trait::Kind::Keyword);
            (adjective ? made.before : made.after).push_back(std::move(trait));
        }
        return !no || traits.size() == 1; // "neither" of several has no words
    }
    static std::optional<Condition> build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::ThisWay);
        made.deed = found.take<Deed>();
        made.number = fixed(1);
        made.passive = !found.has<Who>();
        made.who = found.take<Who>();
        Noun noun;
        noun.kind = found.take<Noun::Kind>();
        made.filter.nouns.push_back(std::move(noun));
        const bool no = found.says(Flag::No);
        bool fits = false;
        if (const auto is = found.takeIfAny<Condition>()) {
            fits = is->kind == Condition::Kind::Is && is->positions == 0
                && (is->filter.nouns.empty() ? addInto(made.filter, is->filter.after, no)
                                             : callInto(made.filter, is->filter, no));
        } else {
            Trait trait = found.take<Trait>();
            const bool group = trait.kind == Trait::Kind::Total
                || trait.kind == Trait::Kind::Highest || trait.kind == Trait::Kind::Different
                || trait.kind == Trait::Kind::Named || said(trait).word == Said<Trait>::Relative;
            fits = !group && addInto(made.filter, { std::move(trait) }, no);
        }
        return fits ? std::optional(std::move(made)) : std::nullopt;
    }
};
/// "no opponent does": of what each player was asked
struct nobodyDoes : word<"no opponent does", "no opponent did", "none of them do">
{
    static Condition build()
    {
        Condition made = conditionIs(Condition::Kind::StepDone);
        made.who = Who { Who::Kind::EachOpponent };
        made.no = true;
        return made;
    }
};
/// "nobody does": neither an opponent nor who says it
struct noPlayerDoes : word<"no player does", "no player did", "nobody does", "nobody did",
                          "no one does", "no one did", "neither player does", "neither player did">
{
    static Condition build()
    {
        Condition made = conditionIs(Condition::Kind::StepDone);
        made.who = Who { Who::Kind::EachPlayer };
        made.no = true;
        return made;
    }
};

} // namespace

bool ofStepBefore::read(Input& in, Reading& reading)
{
    return text::read<any<nobodyDoes, noPlayerDoes, didStep, thisWayMany, thisWayNone, thisWay,
        wasDone, doneSuch>>(in, reading);
}

} // namespace triptych::altered::grammar
