#include "altered/text/printing/Phrases.h"

#include "text/Rules.h"
#include "text/Spelling.h"

#include <array>
#include <bit>
#include <cstdlib>
#include <vector>

#include <fmt/format.h>

// Numbers, and what is counted or measured.
namespace triptych::altered::phrases {

bool isOne(const Amount& amount)
{
    return (amount.kind == Amount::Kind::Fixed || amount.kind == Amount::Kind::Per)
        && amount.number == 1;
}

std::string mana(const Amount& amount)
{
    if (amount.kind != Amount::Kind::X)
        return fmt::format("{{{}}}", amount.number);
    return amount.number == 0 ? "{X}" : fmt::format("{{X}}+{{{}}}", amount.number);
}

/// "half of it, rounded up"
static std::string halved(const Amount& amount, std::string all)
{
    if (amount.number != 0)
        all += fmt::format(" {} {}", amount.number > 0 ? "plus" : "minus", std::abs(amount.number));
    if (amount.times > 1)
        return fmt::format("{} {}", amount.times == 2 ? "twice" : "three times", all);
    return amount.half == 0
        ? all
        : fmt::format("half {}, rounded {}", all, amount.half > 0 ? "up" : "down");
}

std::string bare(const Amount& amount)
{
    switch (amount.kind) {
    case Amount::Kind::Fixed:
    case Amount::Kind::Per:
        return std::to_string(amount.number);
    case Amount::Kind::X:
        return amount.number == 0 ? "X" : fmt::format("X+{}", amount.number);
    case Amount::Kind::Of:
        return halved(amount, quantity(*amount.of));
    case Amount::Kind::ThatMany:
        return said(amount).word == Said<Amount>::Same ? "the same number of" : "that many";
    case Amount::Kind::All:
        return "all";
    case Amount::Kind::AnyNumber:
        break;
    }
    return "any number of";
}

std::string inWords(const Amount& amount, bool upTo)
{
    std::string word = bare(amount);
    if (amount.kind == Amount::Kind::Fixed || amount.kind == Amount::Kind::Per) {
        word = text::numberWord(amount.number);
        if (amount.number == 1 && said(amount).word == Said<Amount>::Only)
            return "only one";
        if (amount.number == 1 && said(amount).word != Said<Amount>::One && !upTo)
            return "";
    }
    return upTo ? "up to " + word : word;
}

static std::string counted(const Quantity&, bool many);

static std::string most(const Amount& amount)
{
    return amount.most ? fmt::format(", up to a max of {}", int { amount.most }) : std::string();
}

std::string per(const Amount& amount)
{
    if (amount.kind != Amount::Kind::Per)
        return "";
    const std::string_view how = said(amount).word == Said<Amount>::ForEach ? "for each" : "per";
    if (amount.every > 1)
        return fmt::format(" {} {} {}{}", how, text::numberWord(amount.every),
            counted(*amount.of, true), most(amount));
    return fmt::format(" {} {}{}", how, each(*amount.of), most(amount));
}

namespace {

std::string possessive(const Thing& thing)
{
    const It* it = std::get_if<It>(&thing.node);
    return std::holds_alternative<This>(thing.node) ? "my"
        : it && said(*it).word == Said<It>::Them    ? "their"
                                                    : "its";
}

std::string measured(const Quantity& of)
{
    return of.stat == Stat::EveryStatistic ? std::string("statistic")
        : of.stat == Stat::Statistic       ? terrains(of.terrains, " and ")
                                           : std::string(stat(of.stat));
}

std::string expeditions(const Expedition& of, bool many)
{
    const bool ofYour = of.kind == Expedition::Kind::Of && said(of).word == Said<Expedition>::An;
    if (ofYour && said(of).adjective)
        return fmt::format("of your {} Expeditions", positions(of.positions));
    if (said(of).adjective)
        return fmt::format("{} {}{}", positions(of.positions), many ? "Expeditions" : "Expedition",
            of.kind == Expedition::Kind::Of ? " you control" : "");
    std::string words = ofYour ? "of your Expeditions" : many ? "Expeditions" : "Expedition";
    if (of.kind == Expedition::Kind::Of && !ofYour)
        words += " you control";
    if (of.in != 0)
        words += " in " + terrains(of.in, " or ");
    if (of.positions != 0)
        words += (of.positions == Expedition::Moved || of.positions == Expedition::Stayed
                         ? " that "
                         : " that's ")
            + positions(of.positions);
    return words + inside(of);
}

/// "subtypes", "Hand Costs", "card types": in what things may be alike
std::string alike(Alike how, Stat stat, Terrains which, bool many)
{
    switch (how) {
    case Alike::Subtype:
        return many ? "subtypes" : "subtype";
    case Alike::Type:
        return many ? "card types" : "card type";
    case Alike::Name:
        return many ? "names" : "name";
    case Alike::Expedition:
        return many ? "Expeditions" : "Expedition";
    case Alike::Controller:
        return many ? "controllers" : "controller";
    case Alike::Stat:
        break;
    }
    const std::string word
        = stat == Stat::Statistic ? terrains(which, " and ") : std::string(phrases::stat(stat));
    return many && stat != Stat::Statistic ? word + "s" : word;
}

} // namespace

std::string_view wayDone(const Quantity& of)
{
    constexpr std::array<std::string_view, 15> ways { "removed", "spent", "discarded", "sacrificed",
        "exhausted", "returned", "put", "revealed", "created", "drawn", "sent to Reserve",
        "shuffled", "lost", "moved", "paid" };
    return ways[static_cast<std::size_t>(said(of).way)];
}

std::string alikeIn(Alike how, Stat stat, Terrains which)
{
    return how == Alike::Type ? "type" : alike(how, stat, which, false);
}

/// "different results", "even results", "results of 4 or more"
static std::string results(Faces faces, bool many)
{
    const std::string_view noun = many ? "results" : "result";
    if (faces == 0)
        return fmt::format("different {}", noun);
    if (faces == evenFaces || faces == oddFaces)
        return fmt::format("{} {}", faces == evenFaces ? "even" : "odd", noun);
    const int least = std::countr_zero(faces) + 1;
    const int most = std::bit_width(faces);
    return least == most ? fmt::format("{} of {}", noun, least)
        : least == 1     ? fmt::format("{} of {} or less", noun, most)
                         : fmt::format("{} of {} or more", noun, least);
}

/// What is counted, without "the number of"; what is a number in itself as it is.
static std::string counted(const Quantity& of, bool many)
{
    using Word = Said<Quantity>;
    switch (of.kind) {
    case Quantity::Kind::Things:
        return of.thing ? "of " + object(*of.thing) : filter(of.filter, many);
    case Quantity::Kind::ZeroStats:
        return fmt::format(
            "base {} of 0 among {}", many ? "statistics" : "statistic", filter(of.filter, true));
    case Quantity::Kind::Counters:
        if (said(of).word == Said<Quantity>::Had)
            return fmt::format("{} it had", counter(of.counter, many));
        if (said(of).word != Said<Quantity>::Those)
            return fmt::format("of {} {}", possessive(*of.thing), counter(of.counter, true));
        return fmt::format("{} on {}", counter(of.counter, many), object(*of.thing));
    case Quantity::Kind::Expeditions:
        return expeditions(of.expedition, many);
    case Quantity::Kind::Regions:
        return many ? "regions between your Hero and Companion"
                    : "region between your Hero and Companion";
    case Quantity::Kind::Done: {
        if (said(of).way == Said<Quantity>::Way::Paid)
            return "{1} paid this way";
        return fmt::format("{} {} this way",
            of.filter.nouns.empty() ? counter(of.counter, many) : filter(of.filter, many),
            wayDone(of));
    }
    case Quantity::Kind::CountersAmong:
        return fmt::format("{} among {}", counter(of.counter, many), filter(of.filter, true));
    case Quantity::Kind::Visible:
        return fmt::format("visible region{}{}", many ? "s" : "",
            of.terrains == 0 ? std::string() : " with " + terrains(of.terrains, " or "));
    case Quantity::Kind::Happened: {
        const Happening& done = *of.happening;
        if (said(of).word == Word::Time)
            return fmt::format("{} {}", many ? "times" : "time", happening(done, Mood::Past, true));
        if (done.event == Happening::Event::Draws)
            return fmt::format("{} {}", many ? "cards" : "card", doneBy(done));
        if (done.event == Happening::Event::Rolls)
            return fmt::format("{} {}", many ? "dice" : "die", doneBy(done));
        if (done.event == Happening::Event::Activates && done.icons == 0)
            return fmt::format("{} {}", many ? "quick actions" : "quick action", doneBy(done));
        if (done.event == Happening::Event::Activates)
            return fmt::format(
                "{} {} {}", icons(done.icons), many ? "abilities" : "ability", doneBy(done));
        const auto* some = done.subject ? std::get_if<Some>(&done.subject->node) : nullptr;
        return fmt::format("{} {}",
            some       ? filter(some->filter, many)
                : many ? "Gifts"
                       : "Gift",
            doneBy(done));
    }
    case Quantity::Kind::Distinct:
        return fmt::format("different {} among {}", alike(of.alike, of.stat, of.terrains, many),
            filter(of.filter, true));
    case Quantity::Kind::TerrainsOf:
        if (of.expedition.kind == Expedition::Kind::Mine
            || of.expedition.kind == Expedition::Kind::Its)
            return fmt::format("{} in {} region", many ? "terrains" : "terrain",
                of.expedition.kind == Expedition::Kind::Mine ? "my" : "its");
        if (of.expedition.kind == Expedition::Kind::Hero
            || of.expedition.kind == Expedition::Kind::Companion
            || of.expedition.kind == Expedition::Kind::MyOther
            || of.expedition.kind == Expedition::Kind::FacingMe)
            return fmt::format(
                "{} in the region of {}", many ? "terrains" : "terrain", expedition(of.expedition));
        return fmt::format("different {} among the regions of {}", many ? "terrains" : "terrain",
            expedition(of.expedition));
    case Quantity::Kind::PlayersWho:
        return many ? "players who do" : "player who does";
    case Quantity::Kind::Results:
        return results(of.faces, many);
    case Quantity::Kind::Result:
        return said(of).word == Word::Final ? "the final result"
            : said(of).word == Word::It     ? "it"
            : said(of).word == Word::Die    ? "the die's result"
                                            : "the result";
    case Quantity::Kind::ExtremeResult:
        return of.lowest ? "the lowest result" : "the highest result";
    case Quantity::Kind::X:
        return "X";
    case Quantity::Kind::Sum:
        return fmt::format(
            "the {} of {}", terrains(of.terrains, " and "), expedition(of.expedition));
    case Quantity::Kind::Distance:
        return fmt::format("the distance of {}", expedition(of.expedition));
    case Quantity::Kind::Difference:
        return fmt::format(
            "the difference between {} and {}", quantity(*of.one), quantity(*of.other));
    case Quantity::Kind::Both:
        return fmt::format("{} and each {}", counted(*of.one, false), counted(*of.other, false));
    case Quantity::Kind::Chosen:
        return "the chosen number";
    case Quantity::Kind::Value:
        if (said(of).word == Word::Final)
            return "mine";
        if (said(of).word == Word::Those)
            return fmt::format("the {}", measured(of));
        if (said(of).word == Word::Number)
            return fmt::format("the {} of {}", measured(of), object(*of.thing));
        if (of.stat == Stat::EveryStatistic)
            return fmt::format(
                "{} {} statistic", possessive(*of.thing), of.lowest ? "lowest" : "highest");
        return fmt::format("{} {}", possessive(*of.thing), measured(of));
    case Quantity::Kind::Highest:
        return fmt::format("the {} {} among {}", of.lowest ? "lowest" : "highest", measured(of),
            filter(of.filter, true));
    case Quantity::Kind::Total:
        break;
    }
    return fmt::format("the total {} of {}", measured(of), filter(of.filter, true));
}

std::string quantity(const Quantity& of)
{
    using Word = Said<Quantity>;
    if (of.kind == Quantity::Kind::Counters && said(of).word == Word::Number)
        return fmt::format("{} number of {}", possessive(*of.thing), counter(of.counter, true));
    if (of.kind == Quantity::Kind::Counters && said(of).word == Word::Usual)
        return fmt::format("{} {}", possessive(*of.thing), counter(of.counter, true));
    if (of.kind == Quantity::Kind::Both)
        return quantity(*of.one) + " plus " + quantity(*of.other);
    return (isCounted(of.kind) ? "the number of " : "") + counted(of, true);
}

std::string each(const Quantity& of, bool many)
{
    return counted(of, many);
}

std::string where(const Amount& amount)
{
    return ", where X is " + halved(amount, quantity(*amount.of)) + most(amount);
}

std::string comparison(Compare compare, const Amount& amount, bool asMana)
{
    const bool plain = amount.kind == Amount::Kind::Fixed || amount.kind == Amount::Kind::X;
    const std::string value = plain && asMana ? mana(amount) : bare(amount);
    if (plain && compare == Compare::Exactly)
        return value;
    if (plain && compare == Compare::AtMost)
        return value + " or less";
    if (plain && compare == Compare::AtLeast)
        return value + " or more";
    if (compare == Compare::OrNext)
        return fmt::format("{} or {}", value,
            asMana ? mana(fixed(amount.number + 1)) : std::to_string(amount.number + 1));
    constexpr std::array<std::string_view, 7> words { "equal to", "less than or equal to",
        "greater than or equal to", "less than", "higher than", "even", "odd" };
    if (compare == Compare::Even || compare == Compare::Odd)
        return std::string(words[static_cast<std::size_t>(compare)]);
    return fmt::format("{} {}", words[static_cast<std::size_t>(compare)], value);
}

std::string howMany(Compare compare, const Amount& amount, bool digits)
{
    const bool number = amount.kind == Amount::Kind::Fixed;
    const std::string value = number && !digits ? text::numberWord(amount.number) : bare(amount);
    if (said(amount).word == Said<Amount>::Only && amount.number == 0)
        return "no";
    if (said(amount).word == Said<Amount>::Only)
        return "only one";
    if (said(amount).word == Said<Amount>::Exactly)
        return "exactly " + value;
    if (said(amount).word == Said<Amount>::AtLeast)
        return "at least " + value;
    if (said(amount).word == Said<Amount>::AtMost)
        return "at most " + value;
    if (said(amount).word == Said<Amount>::Any)
        return "any";
    switch (compare) {
    case Compare::Less:
        return "less than " + value;
    case Compare::More:
        return "more than " + value;
    case Compare::AtMost:
        return value + " or less";
    case Compare::Exactly:
        return value;
    case Compare::OrNext:
        return fmt::format("{} or {}", value,
            digits ? std::to_string(amount.number + 1) : text::numberWord(amount.number + 1));
    case Compare::AtLeast:
    case Compare::Even:
    case Compare::Odd:
        break;
    }
    // "a Character" asks for one or more of them in fewer words.
    return number && amount.number == 1 && said(amount).word == Said<Amount>::Usual && !digits
        ? std::string()
        : value + " or more";
}

} // namespace triptych::altered::phrases
