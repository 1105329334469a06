#include "altered/text/GrammarInstructions.h"

// Conditions (6.5.d): after "if" and "unless".
namespace triptych::altered::grammar {
namespace {

using Kind = Condition::Kind;
using Word = Condition::Word;
using Deed = Condition::Deed;

Condition conditionIs(Kind kind, Word word = Word::Usual)
{
    Condition made;
    made.kind = kind;
    made.word = word;
    return made;
}

// ---------------------------------------------------------------- Of the step before

template <Kind kind, bool past, Literal... Words>
struct stepBefore : word<Words...>
{
    static Condition build()
    {
        Condition made = conditionIs(kind);
        made.past = past;
        return made;
    }
};
template <Kind kind, Literal... Words>
struct theyBefore : word<Words...>
{
    static Condition build()
    {
        Condition made = conditionIs(kind);
        made.who = Who { Who::Kind::ThatPlayer, false, false, Who::Word::They };
        return made;
    }
};
struct did : any<stepBefore<Kind::Did, true, "you did">, stepBefore<Kind::Did, false, "you do">,
                 stepBefore<Kind::Didnt, false, "you don't">,
                 stepBefore<Kind::Cant, false, "you can't">, theyBefore<Kind::Did, "they do">,
                 theyBefore<Kind::Didnt, "they don't">, theyBefore<Kind::Cant, "they can't">>
{
};
struct deedWord
    : any<means<Deed::Discarded, "discarded", "discard">, means<Deed::Put, "put">,
          means<Deed::Sacrificed, "sacrificed", "sacrifice">,
          means<Deed::Exhausted, "exhausted", "exhaust">,
          means<Deed::Returned, "returned", "return">, means<Deed::Played, "played", "play">,
          means<Deed::Revealed, "revealed", "reveal">, means<Deed::Sabotaged, "[sabotaged]">>
{
};
struct thisWay : seq<anyone, deedWord, thing, word<"this way">>
{
    static std::optional<Condition> build(Found& found)
    {
        Condition made = conditionIs(Kind::ThisWay);
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

// ---------------------------------------------------------------- Of a thing

template <bool past, bool no, Word how, Literal... Words>
struct thisIs : word<Words...>
{
    static Condition build()
    {
        Condition made = conditionIs(Kind::Is, how);
        made.past = past;
        made.no = no;
        made.thing = Thing { This {} };
        return made;
    }
};
template <bool past, bool no, It::Word it, Word how, Literal... Words>
struct itIs : word<Words...>
{
    static Condition build()
    {
        Condition made = conditionIs(Kind::Is, how);
        made.past = past;
        made.no = no;
        made.thing = thingOf(it);
        return made;
    }
};
struct subjectIs
    : any<thisIs<false, true, Word::Contracted, "i'm not">,
          thisIs<false, false, Word::Contracted, "i'm">,
          thisIs<false, true, Word::Full, "i am not">, thisIs<false, false, Word::Full, "i am">,
          thisIs<true, true, Word::Full, "i was not">,
          thisIs<true, true, Word::Contracted, "i wasn't">,
          thisIs<true, false, Word::Full, "i was">,
          itIs<false, true, It::Word::It, Word::Contracted, "it isn't">,
          itIs<false, true, It::Word::It, Word::Usual, "it's not">,
          itIs<false, true, It::Word::It, Word::Full, "it is not">,
          itIs<false, false, It::Word::It, Word::Contracted, "it's">,
          itIs<false, false, It::Word::It, Word::Full, "it is">,
          itIs<true, true, It::Word::It, Word::Contracted, "it wasn't">,
          itIs<true, true, It::Word::It, Word::Full, "it was not">,
          itIs<true, false, It::Word::It, Word::Full, "it was">,
          itIs<false, true, It::Word::ThatCharacter, Word::Full, "that character is not">,
          itIs<false, false, It::Word::ThatCharacter, Word::Full, "that character is">,
          itIs<true, false, It::Word::ThatCharacter, Word::Full, "that character was">,
          itIs<false, false, It::Word::ThatCard, Word::Full, "that card is">,
          itIs<true, false, It::Word::ThatCard, Word::Full, "that card was">,
          itIs<false, false, It::Word::Them, Word::Full, "they are">,
          itIs<false, false, It::Word::Them, Word::Contracted, "they're">>
{
};
struct onlyOneThere : seq<word<"the only">, filter>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Kind::Only);
        made.filter = found.take<Filter>();
        return made;
    }
};
struct baseZeroThere : word<"in a terrain where its base statistic is 0">
{
    static Condition build() { return conditionIs(Kind::BaseZeroThere); }
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
struct is : seq<subjectIs, any<onlyOneThere, baseZeroThere, contactTrait, aNoun, onlyTraits>>
{
    static Condition build(Found& found)
    {
        Condition made = found.take<Condition>();
        if (auto other = found.takeIfAny<Condition>()) {
            made.kind = other->kind;
            made.filter = std::move(other->filter);
        } else if (const auto contact = found.takeIfAny<Positions>()) {
            made.positions = contact->positions;
        } else {
            made.filter = found.take<Filter>();
        }
        return made;
    }
};

// ---------------------------------------------------------------- How many there are

struct exactWord : pegtl::success
{
    static Compare build() { return Compare::Exactly; }
};
/// "two Animals": two or more of them.
struct bareNumber : pegtl::success
{
    static Flag build() { return Flag::Plural; }
};
template <Compare compare, Literal... Words>
struct comparing : seq<means<compare, Words...>, numeral>
{
};
struct noneWord : word<"no">
{
    static Amount build() { return { Amount::Kind::Fixed, 0, {}, Amount::Word::Only }; }
};
struct onlyOneWord : word<"only one">
{
    static Amount build() { return { Amount::Kind::Fixed, 1, {}, Amount::Word::Only }; }
};
/// "two or more", "no", "a", "less than seven", "another" -> Amount [Compare]
struct howMany
    : any<seq<numeral, orMoreLess>, comparing<Compare::Less, "less than", "fewer than">,
          comparing<Compare::More, "more than">, seq<word<"exactly">, numeral, exactWord>, noneWord,
          onlyOneWord, anArticle, seq<numeral, bareNumber>>
{
};
struct counted : any<seq<howMany, filter>, seq<pegtl::at<word<"another">>, filter>>
{
};
/// The number that was said, into the condition: "a" is at least one, "no" exactly none.
void howManyInto(Condition& made, Found& found)
{
    made.bareNumber = found.says(Flag::Plural);
    const bool said = found.has<Amount>();
    made.number = found.take<Amount>(fixed(1));
    const bool none = made.number.kind == Amount::Kind::Fixed && made.number.number == 0;
    const bool only = made.number.word == Amount::Word::Only;
    made.compare
        = found.take<Compare>(said && (none || only) ? Compare::Exactly : Compare::AtLeast);
}
Quantity thingsCounted(Found& found)
{
    Quantity made;
    made.filter = found.take<Filter>();
    return made;
}
struct controlsMany : seq<anyone, controls, counted>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Kind::Exist, Word::YouControl);
        made.who = found.take<Who>();
        howManyInto(made, found);
        made.quantity = thingsCounted(found);
        return made;
    }
};
struct thereIs : word<"there are", "there is", "there's">
{
};
struct zeroStats
    : seq<howMany, word<"base statistics of 0 among", "base statistic of 0 among">, filter>
{
};
struct zeroQuantity : zeroStats
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Kind::Exist);
        howManyInto(made, found);
        Quantity of = thingsCounted(found);
        of.kind = Quantity::Kind::ZeroStats;
        made.quantity = std::move(of);
        return made;
    }
};
struct thereAreZero : seq<any<thereIs, means<Flag::Have, "you have">>, zeroQuantity>
{
    static Condition build(Found& found)
    {
        Condition made = found.take<Condition>();
        made.word = found.says(Flag::Have) ? Word::YouHave : Word::ThereAre;
        return made;
    }
};
struct thereAre : seq<thereIs, counted>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Kind::Exist, Word::ThereAre);
        howManyInto(made, found);
        made.quantity = thingsCounted(found);
        return made;
    }
};
struct haveWord : word<"have", "has">
{
};
/// "you have seven or more Mana Orbs", "you have two or more cards in Reserve"
struct playerHas : seq<anyone, haveWord, counted>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Kind::Exist, Word::YouHave);
        made.who = found.take<Who>();
        howManyInto(made, found);
        made.quantity = thingsCounted(found);
        return made;
    }
};
struct fewerThan : seq<anyone, haveWord,
                       any<means<Compare::Less, "less", "fewer">, means<Compare::More, "more">>,
                       filter, word<"than">, anyone>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Kind::FewerThan);
        made.who = found.take<Who>();
        made.compare = found.take<Compare>();
        Quantity of = thingsCounted(found);
        made.quantity = std::move(of);
        made.other = found.take<Who>();
        return made;
    }
};
struct meHas : word<"i">
{
    static Thing build() { return { This {} }; }
};
struct itHas : any<meHas, means<Flag::That, "it">>
{
};
struct counterCount
    : any<seq<quantityNumber, orMoreLess, counterWord>,
          seq<comparing<Compare::Less, "less than", "fewer than">, counterWord>,
          seq<comparing<Compare::More, "more than">, counterWord>,
          seq<quantityNumber, counterWord, means<Flag::Again, "or less", "or fewer">>,
          seq<noneWord, counterWord>, seq<anArticle, counterWord>>
{
};
struct thingHas : seq<itHas, haveWord, counterCount>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Kind::Exist, Word::ThingHas);
        Quantity of;
        of.kind = Quantity::Kind::Counters;
        if (found.says(Flag::That))
            of.thing = thingOf(It::Word::It);
        else
            of.thing = found.take<Thing>();
        of.counter = found.take<Counter>();
        made.orMoreWord = found.says(Flag::Again);
        howManyInto(made, found);
        if (made.orMoreWord)
            made.compare = Compare::AtMost;
        made.quantity = std::move(of);
        return made;
    }
};
struct zoneEmpty : seq<whose,
                       any<means<Zone::Hand, "hand">, means<Zone::Reserve, "reserve">,
                           means<Zone::Deck, "deck">, means<Zone::Discard, "discard pile">>,
                       any<word<"is empty">, means<Flag::No, "isn't empty">>>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Kind::Exist, Word::IsEmpty);
        made.who = found.take<Who>();
        made.zone = found.take<Zone>();
        made.no = found.says(Flag::No);
        made.compare = made.no ? Compare::AtLeast : Compare::Exactly;
        made.number = fixed(made.no ? 1 : 0);
        Quantity cards;
        Trait in;
        in.kind = Trait::Kind::InZone;
        in.places = { { made.zone, made.who } };
        cards.filter.nouns.push_back({});
        cards.filter.after.push_back(std::move(in));
        made.quantity = std::move(cards);
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
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Kind::Compared);
        made.quantity = found.take<Quantity>();
        made.past = found.says(Flag::Past);
        made.compare = found.take<Compare>();
        made.number = found.take<Amount>();
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
struct resultIs : seq<word<"the result is">, range>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Kind::Result);
        const Range range = found.take<Range>();
        made.number = fixed(range.least);
        made.upTo = range.most;
        return made;
    }
};

// ---------------------------------------------------------------- Expeditions, players, history

struct beWord : any<word<"is", "are">, means<Flag::No, "isn't", "is not", "aren't", "are not">>
{
};
struct position : seq<expedition, beWord, any<positions, seq<word<"in">, terrains>>>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Kind::Position);
        made.expedition = found.take<Expedition>();
        made.no = found.says(Flag::No);
        made.positions = found.take<Positions>().positions;
        made.terrains = found.take<TerrainsWord>().terrains;
        return made;
    }
};
struct firstPlayer : any<seq<word<"you are", "you're">, means<Flag::Does, "the first player">>,
                         seq<word<"you are", "you're">, word<"first player">>,
                         seq<word<"you are not", "you aren't", "you're not">,
                             means<Flag::No, "the first player", "first player">>>
{
    static Condition build(Found& found)
    {
        Condition made = conditionIs(Kind::FirstPlayer);
        made.no = found.says(Flag::No);
        made.word = found.says(Flag::Does) || made.no ? Word::Full : Word::Usual;
        return made;
    }
};
/// "you played a Spell this turn": when it was stands where a noun's own words could stand.
Happening::Window windowOf(Thing& subject)
{
    Some* some = std::get_if<Some>(&subject.node);
    if (!some || some->filter.after.empty()
        || some->filter.after.back().kind != Trait::Kind::Window)
        return Happening::Window::Always;
    const Duration duration = some->filter.after.back().duration;
    some->filter.after.pop_back();
    return duration == Duration::ThisTurn ? Happening::Window::ThisTurn
        : duration == Duration::ThisDay   ? Happening::Window::ThisDay
                                          : Happening::Window::ThisAfternoon;
}
struct happened : seq<hasHappened>
{
    static std::optional<Condition> build(Found& found)
    {
        std::vector<Happening> all = found.take<std::vector<Happening>>();
        if (all.size() != 1)
            return std::nullopt;
        Happening& happened = all.front();
        if (happened.window == Happening::Window::Always && happened.subject)
            happened.window = windowOf(*happened.subject);
        if (happened.window == Happening::Window::Always)
            return std::nullopt;
        Condition made = conditionIs(Kind::Happened);
        made.happening = std::move(all.front());
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
        Condition made = conditionIs(Kind::Distinct);
        made.filters = found.takeAll<Filter>();
        return made;
    }
};

struct one
    : any<did, thisWay, distinct, happened, is, fewerThan, resultIs, thereAreZero, controlsMany,
          thereAre, thingHas, playerHas, zoneEmpty, compared, position, firstPlayer>
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
        Condition made = conditionIs(found.says(Flag::And) ? Kind::All : Kind::AnyOf);
        made.parts = std::move(all);
        return made;
    }
};

} // namespace

bool condition::read(Input& in, Reading& reading)
{
    return text::read<several>(in, reading);
}

} // namespace triptych::altered::grammar
