#include "altered/text/printing/Phrases.h"

#include "text/Spelling.h"

#include <algorithm>
#include <array>
#include <vector>

#include <fmt/format.h>

// What may be so (6.5.d), and keywords with their numbers. What counts is in PhrasesCounts.cpp.
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
        Trait whose = of.filter.after.front();
        whose.no = of.no;
        return fmt::format("{} {}", trait(whose), object(*of.thing));
    }
    if (of.positions != 0)
        return fmt::format("{} {}", toBe(of), positions(of.positions));
    if (said(of).word == Said<Condition>::ThingHas && !of.filter.after.empty()
        && of.filter.after.front().kind == Trait::Kind::Shares)
        return fmt::format("{} {}", subject(*of.thing),
            shares(of.filter.after.front(), std::holds_alternative<This>(of.thing->node)));
    if (!of.filter.after.empty() && of.filter.after.front().kind == Trait::Kind::Lately)
        return fmt::format("{} {}", subject(*of.thing), lately(of.filter.after.front()));
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
    const std::string far = of.number.number > 1
        ? fmt::format("{} or more regions ", inWords(of.number, false))
        : std::string();
    if (said(of).word == Said<Condition>::ItIs)
        return fmt::format("it's {}{}{}", of.no ? "not " : "", far,
            of.positions != 0 ? positions(of.positions) : "in " + terrains(of.terrains, " or "));
    if (of.inFront)
        return fmt::format("the region in front of {} {} {}", expedition(*of.expedition),
            of.no ? "isn't" : "is", of.terrains ? terrains(of.terrains, " or ") : "face-down");
    if (said(of).word == Said<Condition>::Facing)
        return fmt::format(
            "I'm {}facing an Expedition in {}", of.no ? "not " : "", terrains(of.terrains, " or "));
    const bool many = of.expedition->kind == Expedition::Kind::BothOf
        || of.expedition->kind == Expedition::Kind::Of;
    const std::string in = said(of).word == Said<Condition>::Full
        ? fmt::format("in {} region", article(terrains(of.terrains, " or ")))
        : "in " + terrains(of.terrains, " or ");
    const bool neither = said(*of.expedition).word == Said<Expedition>::Neither;
    return fmt::format("{} {}{} {}{}", expedition(*of.expedition), many ? "are" : "is",
        of.no && !neither ? " not" : "", far, of.positions != 0 ? positions(of.positions) : in);
}

std::string distinct(const Condition& of)
{
    std::string words = "you control " + one(of.filters.front());
    for (std::size_t i = 1; i + 1 < of.filters.size(); ++i)
        words += ", another " + filter(of.filters[i], false);
    return words + " and yet another " + filter(of.filters.back(), false);
}

/// "and no Robots in the other"
bool isInTheOther(const Condition& of)
{
    return of.quantity && std::ranges::any_of(of.quantity->filter.after, [](const Trait& trait) {
        return trait.kind == Trait::Kind::InExpedition
            && trait.expedition.kind == Expedition::Kind::TheOther;
    });
}

std::string_view duringPhase(Phase phase)
{
    constexpr std::array<std::string_view, 5> words { "during Morning", "during Noon",
        "during the Afternoon", "during Dusk", "during Night" };
    return words[static_cast<std::size_t>(phase)];
}

} // namespace

std::string condition(const Condition& of)
{
    using Kind = Condition::Kind;
    switch (of.kind) {
    case Kind::StepDone:
        if (said(of).word == Said<Condition>::ItIs)
            return "it does";
        if (of.no)
            return of.who.kind == Who::Kind::EachPlayer ? "no player does" : "no opponent does";
        return fmt::format("{} {}", who(of.who), of.past ? "did" : "do");
    case Kind::StepNotDone:
        if (said(of).word == Said<Condition>::ItIs)
            return "it doesn't";
        return fmt::format("{} don't", who(of.who));
    case Kind::StepImpossible:
        if (said(of).word == Said<Condition>::ItIs)
            return "it can't";
        return fmt::format("{} can't", who(of.who));
    case Kind::ThisWay: {
        if (of.passive || of.no || said(of).orMoreWord) {
            const bool single = of.number.number == 1 && !said(of).orMoreWord;
            const std::string what = of.no ? "no " + filter(of.filter, true)
                : single                   ? one(of.filter)
                : said(of).orMoreWord
                ? fmt::format(
                    "{} or more {}", text::numberWord(of.number.number), filter(of.filter, true))
                : fmt::format("{} {}", text::numberWord(of.number.number), filter(of.filter, true));
            if (!of.passive)
                return fmt::format("{} {} {} this way", who(of.who), deedWord(of.deed), what);
            return fmt::format("{} {} {} this way", what, single && !of.no ? "was" : "were",
                of.deed == Condition::Deed::Drew ? std::string_view("drawn") : deedWord(of.deed));
        }
        Some what;
        what.filter = of.filter;
        what.count = of.number;
        return fmt::format("{} {} {}{} this way", who(of.who), deedWord(of.deed),
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
        if (of.quantity->kind == Quantity::Kind::Results && of.quantity->faces == 0)
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
    case Kind::PlayerIs:
        return fmt::format("{} {} {}",
            said(of.who).word == Said<Who>::They ? "that player" : who(of.who),
            of.no ? "isn't" : "is", who(of.other));
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
        return of.alike == Alike::Stat
            ? "they have the same " + alikeIn(of.alike, of.stat, of.terrains)
            : fmt::format("they share {}", article(alikeIn(of.alike, of.stat, of.terrains)));
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
    const bool apart = of.expedition && parts.size() == 2 && isInTheOther(of.parts.back());
    if (apart)
        parts.front() += " in " + expedition(*of.expedition);
    else if (of.expedition)
        parts.back() += " in the same Expedition";
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
