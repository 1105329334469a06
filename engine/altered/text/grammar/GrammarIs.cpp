#include "altered/text/grammar/GrammarCounts.h"
#include "altered/text/grammar/GrammarQuantities.h"

// What a thing is, has and shares, as a condition (6.5.d).
namespace triptych::altered::grammar {
namespace {

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
/// "I have [Anchored]", "it doesn't have [Fleeting]": what it is, said as what it has
struct hasStatus : seq<any<thisHas<false, false, "i have">, thisHas<false, true, "i don't have">,
                           thisHas<true, false, "i had">, itHas<false, false, "it has">,
                           itHas<false, true, "it doesn't have">, itHas<true, false, "it had">>,
                       anyStatus>
{
    static Condition build(Found& found)
    {
        Condition made = found.take<Condition>();
        said(made).word = made.past ? Said<Condition>::Full : Said<Condition>::Contracted;
        Trait is;
        is.kind = Trait::Kind::Status;
        is.statuses = { found.take<Status>() };
        made.filter.after.push_back(std::move(is));
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
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::AllAlike);
        made.thing = thingOf(Said<It>::Them);
        alikeInto(made, found);
        return made;
    }
};
/// "my statistics are all equal", "its {V} and {M} are equal"
struct itsEqualOnes
    : seq<any<means<Flag::Me, "my">, word<"its">>,
          any<terrainIs<forest | mountain | ocean, "statistics", "three statistics", "stats">,
              terrains>,
          word<"are all", "are">, word<"equal", "the same">>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Is, Said<Condition>::ThingHas);
        made.thing = found.says(Flag::Me) ? Thing { This {} } : thingOf(Said<It>::It);
        const TerrainsWord named = found.take<TerrainsWord>();
        Trait equal;
        equal.kind = Trait::Kind::OwnStatistics;
        equal.terrains = named.terrains;
        equal.compare = Compare::Exactly;
        made.filter.after.push_back(std::move(equal));
        const bool one = (named.terrains & (named.terrains - 1)) == 0;
        return one || named.either ? std::nullopt : std::optional(std::move(made));
    }
};
struct is : any<itsEqualOnes, seq<subjectIs, predicateOf, many<orBeing>>, seq<are, theyBeing>,
                hasStatus, has>
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
/// "you control it", "an opponent controls that Character"
struct theOne
    : any<itSaidAs<Said<It>::It, "it">, itSaidAs<Said<It>::ThatCharacter, "that character">,
          itSaidAs<Said<It>::ThatPermanent, "that permanent">,
          itSaidAs<Said<It>::ThatCard, "that card">>
{
};
struct itsController : seq<anyone, any<controls, doesntControl, owns>, theOne>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Is, Said<Condition>::YouControl);
        made.thing = found.take<Thing>();
        Trait controlled;
        controlled.kind = found.says(Flag::Owned) ? Trait::Kind::Owned : Trait::Kind::Controlled;
        controlled.who = found.take<Who>();
        made.no = found.says(Flag::No);
        made.filter.after.push_back(std::move(controlled));
        return made;
    }
};

/// "it's even", "it's 4 or more": only a number can be so, and what a die shows is one
struct numberIs : seq<word<"it's", "it is">, pegtl::not_at<any<mana, word<"a", "an">>>, comparison>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made = conditionIs(Condition::Kind::Compared);
        made.quantity = quantityIs(Quantity::Kind::Result, Said<Quantity>::It);
        made.compare = found.take<Compare>();
        made.number = found.take<Amount>(fixed(0));
        return bindMine(made.number, Stat::EveryStatistic, 0) ? std::optional(std::move(made))
                                                              : std::nullopt;
    }
};

struct anyThingIs : any<sharesSo, allAlike, is, numberIs>
{
};

} // namespace

bool thingIs::read(Input& in, Reading& reading)
{
    return text::read<anyThingIs>(in, reading);
}
bool whatItIs::read(Input& in, Reading& reading)
{
    return text::read<predicateOf>(in, reading);
}
bool whoseItIs::read(Input& in, Reading& reading)
{
    return text::read<itsController>(in, reading);
}

} // namespace triptych::altered::grammar
