#include "altered/text/Phrases.h"

#include "text/Spelling.h"

#include <array>
#include <vector>

#include <fmt/format.h>

// What may be so (6.5.d), and keywords with their numbers.
namespace triptych::altered::phrases {

namespace {

std::string toBe(const Condition& of)
{
    const bool mine = std::holds_alternative<This>(of.thing->node);
    const bool many = isMany(*of.thing) && !mine;
    const std::string name = subject(*of.thing);
    if (of.past)
        return fmt::format("{} {}", name,
            of.no && said(of).word == Said<Condition>::Contracted ? "wasn't"
                : of.no                                           ? "was not"
                                                                  : "was");
    if (mine)
        return fmt::format("{}{}", said(of).word == Said<Condition>::Contracted ? "I'm" : "I am",
            of.no ? " not" : "");
    if (said(of).word == Said<Condition>::Contracted)
        return of.no ? name + " isn't" : name + (many ? "'re" : "'s");
    if (said(of).word == Said<Condition>::Usual && of.no)
        return name + "'s not";
    return fmt::format("{} {}{}", name, many ? "are" : "is", of.no ? " not" : "");
}

std::string toHave(const Condition& of)
{
    const bool mine = std::holds_alternative<This>(of.thing->node);
    const std::string_view has = of.past ? "had"
        : of.no                          ? mine ? "don't have" : "doesn't have"
        : mine                           ? "have"
                                         : "has";
    return fmt::format("{} {} {}", subject(*of.thing), has, had(of.filter.after.front()));
}

/// "I'm the second Character you played this Afternoon", "it's the third time this Day"
std::string whichOfThose(const Condition& of)
{
    const Happening& done = *of.happening;
    std::string words
        = fmt::format("the {}{}", ordinal(done.amount.number), done.orLater ? " or later" : "");
    if (said(of).word == Said<Condition>::ItIs) {
        Happening plain = done;
        plain.ordinal = false;
        return fmt::format("it's {} time{}", words, window(plain));
    }
    const auto& some = std::get<Some>(done.subject->node);
    return fmt::format("{} {} {} {}", toBe(of), words, filter(some.filter, false), doneBy(done));
}

std::string is(const Condition& of)
{
    if (said(of).word == Said<Condition>::YouControl) {
        const Who& who = of.filter.after.front().who;
        const bool many = isMany(who);
        return fmt::format("{} {} {}", phrases::who(who),
            of.no      ? many ? "don't control" : "doesn't control"
                : many ? "control"
                       : "controls",
            object(*of.thing));
    }
    if (of.positions != 0)
        return fmt::format("{} {}", toBe(of), positions(of.positions));
    if (said(of).word == Said<Condition>::ThingHas && !of.filter.after.empty()
        && of.filter.after.front().kind == Trait::Kind::Shares)
        return fmt::format("{} {}", subject(*of.thing),
            shares(of.filter.after.front(), std::holds_alternative<This>(of.thing->node)));
    if (said(of).word == Said<Condition>::ThingHas)
        return toHave(of);
    const bool many = isMany(*of.thing) && !std::holds_alternative<This>(of.thing->node);
    const std::string words = filter(of.filter, many);
    if (many)
        return fmt::format("{} {}", toBe(of), words);
    return fmt::format("{} {}", toBe(of), of.filter.nouns.empty() ? words : article(words));
}

std::string_view deedWord(Condition::Deed deed)
{
    constexpr std::array<std::string_view, 15> words { "discarded", "put", "sacrificed",
        "exhausted", "[Resupplied]", "drew", "created", "removed", "returned", "played", "revealed",
        "[Sabotaged]", "sent to Reserve", "readied", "shuffled" };
    return words[static_cast<std::size_t>(deed)];
}

/// "two or more Landmarks", "a token", "no Characters"
std::string countOf(const Condition& of)
{
    const Quantity& counted = *of.quantity;
    if (counted.kind == Quantity::Kind::CountersAmong)
        return fmt::format("{} {} among {}", howMany(of.compare, of.number, true),
            counter(counted.counter, of.number.number != 1 || of.compare != Compare::Exactly),
            filter(counted.filter, true));
    if (counted.kind == Quantity::Kind::Regions)
        return howMany(of.compare, of.number, false) + " regions between your Hero and Companion";
    const std::string number = said(of).bareNumber ? text::numberWord(of.number.number)
                                                   : howMany(of.compare, of.number, false);
    const bool one = of.number.kind == Amount::Kind::Fixed && of.number.number == 1;
    const bool plural = !(one
                            && (of.compare == Compare::Exactly || number.empty()
                                || said(of.number).word == Said<Amount>::AtMost))
        || said(of.number).word == Said<Amount>::Any;
    if (counted.kind == Quantity::Kind::Distinct || counted.kind == Quantity::Kind::TerrainsOf)
        return fmt::format("{} {}", number, each(counted, plural));
    if (counted.kind == Quantity::Kind::ZeroStats)
        return fmt::format("{} base {} of 0 among {}", number, plural ? "statistics" : "statistic",
            filter(counted.filter, true));
    if (number.empty())
        return phrases::one(counted.filter);
    return fmt::format("{} {}", number, filter(counted.filter, plural));
}

std::string thingHas(const Condition& of)
{
    const Quantity& counted = *of.quantity;
    const bool mine = std::holds_alternative<This>(counted.thing->node);
    const std::string has = mine ? "I have" : subject(*counted.thing) + " has";
    const std::string many = counter(counted.counter, true);
    if (said(of).orMoreWord)
        return fmt::format("{} {} {} or {}", has, of.number.number, many,
            of.compare == Compare::AtLeast ? "more" : "less");
    if (said(of).bareNumber) // "I have a boost": at least so many
        return fmt::format(
            "{} {} {}", has, of.number.number, counter(counted.counter, of.number.number != 1));
    const bool single = of.number.number == 1 && of.compare == Compare::Exactly;
    return fmt::format("{} {} {}", has, howMany(of.compare, of.number, true),
        single ? counter(counted.counter, false) : many);
}

/// Whether more than one is spoken of: "two or more Animals have", "a card has".
bool isSeveral(const Condition& of)
{
    const bool one = of.number.kind == Amount::Kind::Fixed && of.number.number == 1;
    return !one || !(of.compare == Compare::Exactly || said(of.number).word == Said<Amount>::Usual);
}

/// "six or more cards are in your discard pile", "three cards or more are in your Landmarks"
std::string areIn(const Condition& of)
{
    Condition plain = of;
    const Trait where = plain.quantity->filter.after.back();
    plain.quantity->filter.after.pop_back();
    const std::string what = said(of).orMoreWord
        ? fmt::format("{} {} or {}", text::numberWord(of.number.number),
            filter(plain.quantity->filter, of.number.number != 1),
            of.compare == Compare::AtMost ? "less" : "more")
        : countOf(plain);
    return fmt::format("{} {} {}", what, isSeveral(of) ? "are" : "is", trait(where));
}

std::string every(const Condition& of)
{
    Filter which = of.quantity->filter;
    Trait is = which.after.back();
    which.after.pop_back();
    is.no = false;
    const auto word = said(of.number).word;
    const bool one = word == Said<Amount>::ForEach || word == Said<Amount>::Any;
    const std::string all = fmt::format("{} {}",
        word == Said<Amount>::ForEach   ? "each"
            : word == Said<Amount>::Any ? "every"
                                        : "all",
        filter(which, !one));
    return said(of).has ? fmt::format("{} {} {}", all, one ? "has" : "have", had(is))
                        : fmt::format("{} {} {}", all, one ? "is" : "are", trait(is));
}

/// "the Expedition facing me has two or more Characters"
std::string contains(const Condition& of)
{
    Condition plain = of;
    const Trait where = plain.quantity->filter.after.back();
    plain.quantity->filter.after.pop_back();
    const bool zone = where.kind == Trait::Kind::InZone;
    const bool many = zone ? where.places.front().zone == Zone::Landmark
                           : where.expedition.kind == Expedition::Kind::BothOf
            || where.expedition.kind == Expedition::Kind::Of;
    const std::string which = zone ? place(where.places.front()) : expedition(where.expedition);
    return fmt::format("{} {} {}", which,
        said(of).contains ? many ? "contain" : "contains"
            : many        ? "have"
                          : "has",
        countOf(plain));
}

std::string exist(const Condition& of)
{
    using Word = Said<Condition>;
    switch (said(of).word) {
    case Word::YouControl: {
        const bool many = isMany(of.who);
        return fmt::format("{} {} {}", who(of.who),
            of.no      ? many ? "don't control" : "doesn't control"
                : many ? "control"
                       : "controls",
            countOf(of));
    }
    case Word::AndAlso:
        return countOf(of);
    case Word::Facing: {
        Condition plain = of;
        plain.quantity->filter.after.pop_back();
        return fmt::format("{} {}facing {}", of.quantity->filter.after.back().it ? "it's" : "I'm",
            of.no ? "not " : "", countOf(plain));
    }
    case Word::YouHave:
        return fmt::format("{} {} {}", who(of.who), isMany(of.who) ? "have" : "has", countOf(of));
    case Word::ThingHas:
        return thingHas(of);
    case Word::IsEmpty:
        if (of.zone == Zone::Landmark)
            return fmt::format(
                "{} Landmarks {}", whose(of.who), of.no ? "aren't empty" : "are empty");
        return fmt::format(
            "{} {} {}", whose(of.who), zone(of.zone), of.no ? "isn't empty" : "is empty");
    case Word::AreIn:
        return areIn(of);
    case Word::AreVisible: {
        const bool single = of.number.number == 1 && of.compare == Compare::Exactly;
        const Terrains named = of.quantity->terrains;
        const std::string which = named == singleTerrain ? "single-terrain "
            : named != 0                                 ? terrains(named, " or ") + " "
                                                         : std::string();
        return fmt::format("{} {}region{} visible", howMany(of.compare, of.number, false), which,
            single ? " is" : "s are");
    }
    case Word::Has: {
        Condition plain = of;
        plain.quantity->filter.after.pop_back();
        if (of.quantity->filter.after.back().kind == Trait::Kind::Shares)
            return fmt::format(
                "{} {}", countOf(plain), shares(of.quantity->filter.after.back(), isSeveral(of)));
        return fmt::format("{} {} {}", countOf(plain), isSeveral(of) ? "have" : "has",
            had(of.quantity->filter.after.back()));
    }
    case Word::ItIs:
        return "it's " + trait(of.quantity->filter.after.back());
    case Word::Every:
        return every(of);
    case Word::Contains:
        return contains(of);
    case Word::Usual:
    case Word::ThereAre:
    case Word::Contracted:
    case Word::Full:
    case Word::More:
    case Word::HasMore:
    case Word::SameNumber:
    case Word::Highest:
        break;
    }
    const std::string number = howMany(of.compare, of.number, false);
    const bool one = of.number.kind == Amount::Kind::Fixed && of.number.number == 1;
    const bool single = one
        && (number.empty() || said(of.number).word == Said<Amount>::Only
            || said(of.number).word == Said<Amount>::AtMost || of.compare == Compare::Exactly);
    return fmt::format("there {} {}", single ? "is" : "are", countOf(of));
}

std::string result(const Condition& of)
{
    return of.upTo == 0 ? fmt::format("the result is {}+", of.number.number)
                        : fmt::format("the result is {}-{}", of.number.number, of.upTo);
}

/// Whether it is measured in mana: a cost, rather than a statistic or a number of things.
bool isMana(const Quantity& of)
{
    const bool measured = of.kind == Quantity::Kind::Value || of.kind == Quantity::Kind::Highest
        || of.kind == Quantity::Kind::Total;
    return measured && of.stat != Stat::Statistic;
}

std::string firstPlayer(const Condition& of)
{
    return fmt::format("{} {} {}{}first player", who(of.who), isMany(of.who) ? "are" : "is",
        of.no ? "not " : "", said(of).word == Said<Condition>::Full ? "the " : "");
}

std::string position(const Condition& of)
{
    if (said(of).word == Said<Condition>::ItIs)
        return fmt::format("it's {}{}", of.no ? "not " : "",
            of.positions != 0 ? positions(of.positions) : "in " + terrains(of.terrains, " or "));
    if (said(of).word == Said<Condition>::Facing)
        return fmt::format(
            "I'm {}facing an Expedition in {}", of.no ? "not " : "", terrains(of.terrains, " or "));
    const bool many = of.expedition->kind == Expedition::Kind::BothOf
        || of.expedition->kind == Expedition::Kind::Of;
    const std::string in = said(of).word == Said<Condition>::Full
        ? fmt::format("in {} region", article(terrains(of.terrains, " or ")))
        : "in " + terrains(of.terrains, " or ");
    const bool neither = said(*of.expedition).word == Said<Expedition>::Neither;
    return fmt::format("{} {}{} {}", expedition(*of.expedition), many ? "are" : "is",
        of.no && !neither ? " not" : "", of.positions != 0 ? positions(of.positions) : in);
}

std::string distinct(const Condition& of)
{
    std::string words = "you control " + one(of.filters.front());
    for (std::size_t i = 1; i + 1 < of.filters.size(); ++i)
        words += ", another " + filter(of.filters[i], false);
    return words + " and yet another " + filter(of.filters.back(), false);
}

/// What follows "than": a place alone where the same things are counted there.
std::string thanWhat(const Filter& one, const Filter& other)
{
    const bool same = one.nouns == other.nouns && one.before == other.before
        && other.after.size() == 1
        && (other.after.front().kind == Trait::Kind::InZone
            || other.after.front().kind == Trait::Kind::InExpedition
            || other.after.front().kind == Trait::Kind::Facing);
    return same ? trait(other.after.front()) : filter(other, true);
}

std::string holder(const Trait& where)
{
    return where.kind == Trait::Kind::InZone ? place(where.places.front())
                                             : expedition(where.expedition);
}

/// "there are more cards in your Landmarks than in your Reserve", "my Expedition has fewer Characters than ...", "I
/// have the highest {O} among Characters"
std::string comparedCounts(const Condition& of)
{
    const Quantity& one = *of.quantity;
    const Quantity& other = *of.number.of;
    using Word = Said<Condition>;
    if (said(of).word == Word::Highest)
        return fmt::format("{} {} the {} {} among {}", subject(*one.thing),
            std::holds_alternative<This>(one.thing->node) ? "have" : "has",
            other.lowest ? "lowest" : "highest", terrains(one.terrains, " and "),
            filter(other.filter, true));
    const std::string_view more = of.compare == Compare::More ? "more"
        : of.compare == Compare::Less                         ? "fewer"
        : of.compare == Compare::AtLeast                      ? "at least as many"
                                                              : "as many";
    const std::string_view than
        = of.compare == Compare::More || of.compare == Compare::Less ? "than" : "as";
    if (said(of).word == Word::More)
        return fmt::format("there {} {} {} {} {}", of.no ? "aren't" : "are", more,
            filter(one.filter, true), than, thanWhat(one.filter, other.filter));
    Filter plain = one.filter;
    const Trait where = plain.after.back();
    plain.after.pop_back();
    if (said(of).word == Word::SameNumber)
        return fmt::format("each of your Expeditions has {} number of {}",
            of.no ? "a different" : "the same", filter(plain, true));
    const bool many
        = where.kind == Trait::Kind::InZone && where.places.front().zone == Zone::Landmark;
    return fmt::format("{} {} {} {} {} {}", holder(where), many ? "have" : "has", more,
        filter(plain, true), than, holder(other.filter.after.back()));
}

std::string_view duringPhase(Phase phase)
{
    constexpr std::array<std::string_view, 5> words { "during Morning", "during Noon",
        "during the Afternoon", "during Dusk", "during Night" };
    return words[static_cast<std::size_t>(phase)];
}

/// "you didn't play a Spell": of a condition that it did not happen, where no other word says so
bool isSaidNot(const Condition& of)
{
    const Happening& happened = *of.happening;
    const Some* some = happened.subject ? std::get_if<Some>(&happened.subject->node) : nullptr;
    const bool neither
        = happened.expedition && said(*happened.expedition).word == Said<Expedition>::Neither;
    return of.no && !neither && !(some && said(*some).none);
}

} // namespace

std::string condition(const Condition& of)
{
    using Kind = Condition::Kind;
    switch (of.kind) {
    case Kind::Did:
        if (said(of).word == Said<Condition>::ItIs)
            return "it does";
        if (of.no)
            return "no opponent does";
        return fmt::format("{} {}", who(of.who), of.past ? "did" : "do");
    case Kind::Didnt:
        if (said(of).word == Said<Condition>::ItIs)
            return "it doesn't";
        return fmt::format("{} don't", who(of.who));
    case Kind::Cant:
        if (said(of).word == Said<Condition>::ItIs)
            return "it can't";
        return fmt::format("{} can't", who(of.who));
    case Kind::ThisWay: {
        if (of.passive || said(of).orMoreWord) {
            const bool single = of.number.number == 1 && !said(of).orMoreWord;
            const std::string what = of.no ? "no " + filter(of.filter, true)
                : single                   ? one(of.filter)
                : said(of).orMoreWord
                ? fmt::format(
                    "{} or more {}", text::numberWord(of.number.number), filter(of.filter, true))
                : fmt::format("{} {}", text::numberWord(of.number.number), filter(of.filter, true));
            if (!of.passive)
                return fmt::format("{} {} {} this way", who(of.who), deedWord(of.did), what);
            return fmt::format("{} {} {} this way", what, single && !of.no ? "was" : "were",
                of.did == Condition::Deed::Drew ? std::string_view("drawn") : deedWord(of.did));
        }
        Some what;
        what.filter = of.filter;
        what.count = of.number;
        return fmt::format("{} {} {}{} this way", who(of.who), deedWord(of.did),
            object(Thing { std::move(what) }), "");
    }
    case Kind::Is:
        return is(of);
    case Kind::Only:
        return fmt::format("{} the only {}", toBe(of), filter(of.filter, false));
    case Kind::Exist:
        return exist(of);
    case Kind::Compared:
        if (said(of).word != Said<Condition>::Usual)
            return comparedCounts(of);
        if (of.quantity->kind == Quantity::Kind::Results)
            return fmt::format("the results are {}", of.no ? "different" : "equal");
        if (of.quantity->kind == Quantity::Kind::Distance) {
            const Expedition& than = of.number.of->expedition;
            return fmt::format("{} is further {} than {}", expedition(of.quantity->expedition),
                of.compare == Compare::Less ? "behind" : "ahead",
                than.kind == Expedition::Kind::Mine ? "mine" : expedition(than));
        }
        return fmt::format("{} {} {}", quantity(*of.quantity), of.past ? "was" : "is",
            comparison(of.compare, of.number, isMana(*of.quantity)));
    case Kind::FewerThan:
        if (of.compare == Compare::Exactly)
            return fmt::format("{} {} as many {} as {}", who(of.who),
                said(of).word == Said<Condition>::YouControl
                    ? isMany(of.who) ? "control" : "controls"
                    : isMany(of.who) ? "have"
                                     : "has",
                filter(of.quantity->filter, true), who(of.other));
        return fmt::format("{} {} {} {} than {}", who(of.who),
            said(of).word == Said<Condition>::YouControl ? isMany(of.who) ? "control" : "controls"
                : isMany(of.who)                         ? "have"
                                                         : "has",
            of.compare == Compare::Less ? "less" : "more", filter(of.quantity->filter, true),
            who(of.other));
    case Kind::Position:
        return position(of);
    case Kind::FirstPlayer:
        return firstPlayer(of);
    case Kind::Distinct:
        return distinct(of);
    case Kind::Result:
        return result(of);
    case Kind::Happened:
        return of.happening->ordinal
            ? whichOfThose(of)
            : happening(*of.happening, isSaidNot(of) ? Mood::Not : Mood::Past);
    case Kind::BaseZeroThere:
        return toBe(of) + " in a terrain where its base statistic is 0";
    case Kind::AllAlike:
        return fmt::format("they share {}", article(alikeIn(of.alike, Stat::HandCost, 0)));
    case Kind::During:
        if (said(of).word == Said<Condition>::ItIs)
            return fmt::format("it's {}{} turn", of.no ? "not " : "", whose(of.who));
        if (of.atRest)
            return "during Rest";
        return of.ofWho ? fmt::format("during {} turn", whose(of.who))
                        : std::string(duringPhase(of.phase));
    case Kind::All:
    case Kind::AnyOf:
        break;
    }
    std::vector<std::string> parts;
    for (const Condition& part : of.parts)
        parts.push_back(condition(part));
    return text::listed(parts, of.kind == Kind::All ? " and " : " or ");
}

std::string keywordItem(const KeywordItem& of)
{
    if (of.keyword == Keyword::Tough)
        return fmt::format("[Tough {}]", bare(of.number));
    if (of.keyword == Keyword::Scout)
        return fmt::format("[Scout] {}", mana(of.number));
    return fmt::format("[{}]", keyword(of.keyword));
}

} // namespace triptych::altered::phrases
