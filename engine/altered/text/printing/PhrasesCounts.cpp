#include "altered/text/printing/Phrases.h"

#include "text/Spelling.h"

#include <fmt/format.h>

// Conditions that count: how many there are of something, and where there are more of it.
namespace triptych::altered::phrases {

namespace {

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

/// "2 or more boosts were removed this way", "you removed any boosts this way"
std::string countersDone(const Condition& of)
{
    const Quantity& counted = *of.quantity;
    const auto word = said(of.number).word;
    const bool single = of.number.kind == Amount::Kind::Fixed && of.number.number == 1
        && word != Said<Amount>::Any
        && (of.compare == Compare::Exactly || word == Said<Amount>::AtMost || said(of).bareNumber
            || word == Said<Amount>::Usual);
    const bool bare = said(of).bareNumber || (single && word == Said<Amount>::Usual);
    const std::string many
        = bare ? std::to_string(of.number.number) : howMany(of.compare, of.number, true);
    const std::string what = fmt::format("{} {}", many, counter(counted.counter, !single));
    return said(of).word == Said<Condition>::YouDid
        ? fmt::format("you {} {} this way", wayDone(counted), what)
        : fmt::format("{} {} {} this way", what, single ? "was" : "were", wayDone(counted));
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

} // namespace

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
    case Word::WereDone:
    case Word::YouDid:
        break;
    }
    const std::string number = howMany(of.compare, of.number, false);
    const bool one = of.number.kind == Amount::Kind::Fixed && of.number.number == 1;
    const bool single = one
        && (number.empty() || said(of.number).word == Said<Amount>::Only
            || said(of.number).word == Said<Amount>::AtMost || of.compare == Compare::Exactly);
    return fmt::format("there {} {}", single ? "is" : "are", countOf(of));
}

/// "there are more cards in your Landmarks than in your Reserve", "my Expedition has fewer Characters than ...", "I
/// have the highest {O} among Characters"
std::string comparedCounts(const Condition& of)
{
    using Word = Said<Condition>;
    const Quantity& one = *of.quantity;
    if (said(of).word == Word::WereDone || said(of).word == Word::YouDid)
        return countersDone(of);
    const Quantity& other = *of.number.of;
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

} // namespace triptych::altered::phrases
