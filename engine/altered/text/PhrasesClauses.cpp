#include "altered/text/Phrases.h"

#include "text/Spelling.h"

#include <array>
#include <vector>

#include <fmt/format.h>

// What may happen, and what may be so.
namespace triptych::altered::phrases {
namespace {

/// A verb in its mood: "gain(s)", "would gain", "gained".
struct Verb
{
    std::string_view base;
    std::string_view third;
    std::string_view past;
};
std::string inMood(const Verb& verb, Mood mood, bool many)
{
    if (mood == Mood::Would)
        return fmt::format("would {}", verb.base);
    return std::string(mood == Mood::Past ? verb.past : many ? verb.base : verb.third);
}

std::string_view window(Happening::Window window)
{
    constexpr std::array<std::string_view, 10> words { "", " during the Afternoon", " during Dusk",
        " during Night", " during Morning", " during your turn", " this turn", " this Day",
        " this way", " this Afternoon" };
    return words[static_cast<std::size_t>(window)];
}

std::string_view ordinal(int n)
{
    constexpr std::array<std::string_view, 11> words { "", "first", "second", "third", "fourth",
        "fifth", "sixth", "seventh", "eighth", "ninth", "tenth" };
    return words[static_cast<std::size_t>(n)];
}

std::string zoneNamed(const Happening& of)
{
    Place named;
    named.zone = of.zone;
    named.whose = of.who;
    if (of.zone == Zone::Discard)
        named.article = Place::Article::The;
    if (of.zone == Zone::Landmark && of.who.kind == Who::Kind::You
        && of.event == Happening::Event::Leaves)
        return "your Landmark zone";
    return place(named);
}

std::string fromPlaces(const Happening& of)
{
    if (of.fromAnywhere)
        return " from anywhere";
    std::string words;
    for (const Place& each : of.from)
        words += fmt::format("{}{}", words.empty() ? " from " : " or ", place(each));
    return words;
}

std::string changed(const Happening& of)
{
    if (of.gainsStatus)
        return std::string(status(of.status));
    if (of.ordinal)
        return fmt::format("my {} {}", ordinal(of.amount.number), counter(of.counter, false));
    if (of.word == Happening::Word::A)
        return fmt::format("{} {}", of.amount.number, counter(of.counter, of.amount.number != 1));
    return fmt::format("{} or more {}", of.amount.number, counter(of.counter, true));
}

/// What somebody does to something: "plays a Character".
std::string deed(const Happening& of, Mood mood, const Verb& verb)
{
    return fmt::format("{} {}", inMood(verb, mood, isMany(of.who)), object(*of.subject));
}

std::string whatHappens(const Happening& of, Mood mood)
{
    using Event = Happening::Event;
    const bool manySubjects = of.subject && isMany(*of.subject);
    const auto card = [&](const Verb& verb) { return inMood(verb, mood, manySubjects); };
    const auto player = [&](const Verb& verb) { return inMood(verb, mood, isMany(of.who)); };
    const auto moving = [&](const Verb& verb) {
        const bool many = of.expedition->kind == Expedition::Kind::Of
            || of.expedition->kind == Expedition::Kind::BothOf
            || of.expedition->kind == Expedition::Kind::All;
        std::string due;
        if (of.dueToAscend)
            due = " due to Ascension";
        else if (of.dueTo != 0)
            due = " due to " + terrains(of.dueTo, " or ");
        return inMood(verb, mood, many) + due;
    };
    switch (of.event) {
    case Event::IconJoin:
    case Event::IconHand:
    case Event::IconReserve:
    case Event::AtPhase:
        return "";
    case Event::Plays:
        return deed(of, mood, { "play", "plays", "played" });
    case Event::Sacrifices:
        return deed(of, mood, { "sacrifice", "sacrifices", "sacrificed" });
    case Event::Discards:
        return deed(of, mood, { "discard", "discards", "discarded" });
    case Event::Creates:
        return deed(of, mood, { "create", "creates", "created" });
    case Event::Exhausts:
        return deed(of, mood, { "exhaust", "exhausts", "exhausted" });
    case Event::Readies:
        return deed(of, mood, { "ready", "readies", "readied" });
    case Event::Reveals:
        return deed(of, mood, { "reveal", "reveals", "revealed" });
    case Event::Draws:
        return fmt::format("{} {}", player({ "draw", "draws", "drew" }),
            of.word == Happening::Word::A
                ? std::string("a card")
                : fmt::format("{} or more cards", text::numberWord(of.amount.number)));
    case Event::Resupplies:
        return of.word == Happening::Word::Does
            ? fmt::format("{} [Resupply]", player({ "do", "does", "did" }))
            : player({ "[Resupply]", "[Resupplies]", "[Resupplied]" });
    case Event::Rolls:
        return fmt::format("{} {}", player({ "roll", "rolls", "rolled" }),
            of.word == Happening::Word::A ? "a die" : "one or more dice");
    case Event::Passes:
        return fmt::format("{}{}", player({ "pass", "passes", "passed" }),
            of.first                ? " first"
                : of.afterOpponents ? " after your opponents"
                                    : "");
    case Event::MakesGift:
        return fmt::format("{} a [Gift]", player({ "make", "makes", "made" }));
    case Event::GetsGift:
        return fmt::format("{} a [Gift]", player({ "receive", "receives", "received" }));
    case Event::Spends:
        return fmt::format("{} {} or more {}", player({ "spend", "spends", "spent" }),
            of.amount.number, counter(of.counter, true));
    case Event::Joins:
        if (!of.expedition)
            return fmt::format("{} your Landmarks", card({ "join", "joins", "joined" }));
        return fmt::format("{} {}{}", card({ "join", "joins", "joined" }),
            expedition(*of.expedition), of.orLandmarks ? " or Landmarks" : "");
    case Event::Leaves:
        return fmt::format("{} {}", card({ "leave", "leaves", "left" }),
            of.expedition ? expedition(*of.expedition) : zoneNamed(of));
    case Event::GoesTo:
        if (of.word == Happening::Word::Joins)
            return fmt::format("{} {}", card({ "join", "joins", "joined" }), zoneNamed(of));
        return of.first ? fmt::format(
                   "{}{} to {}", card({ "go", "goes", "went" }), fromPlaces(of), zoneNamed(of))
                        : fmt::format("{} to {}{}", card({ "go", "goes", "went" }), zoneNamed(of),
                            fromPlaces(of));
    case Event::IsSacrificed:
        return card({ "be sacrificed", "is sacrificed", "was sacrificed" });
    case Event::Gains:
        return fmt::format("{} {}", card({ "gain", "gains", "gained" }), changed(of));
    case Event::Loses:
        return fmt::format("{} {}", card({ "lose", "loses", "lost" }), changed(of));
    case Event::SwitchesExpeditions:
        return card({ "switch Expeditions", "switches Expeditions", "switched Expeditions" });
    case Event::Defects:
        return card({ "defect", "defects", "defected" });
    case Event::MovesForward:
        return moving({ "move forward", "moves forward", "moved forward" });
    case Event::MovesBackward:
        return moving({ "move backwards", "moves backwards", "moved backwards" });
    case Event::FailsToMove:
        return moving(
            { "fail to move forward", "fails to move forward", "failed to move forward" });
    case Event::Ascends:
        return moving({ "[Ascend]", "[Ascends]", "[Ascended]" });
    case Event::Activates:
        if (of.who.kind != Who::Kind::Anyone)
            return fmt::format("{} {} ability", player({ "activate", "activates", "activated" }),
                article(icons(of.icons)));
        break;
    }
    return mood == Mood::Past ? "ability was activated" : "ability is activated";
}

/// Whose doing it is: the player, the Expedition or the card.
std::string subjectOf(const Happening& of)
{
    using Event = Happening::Event;
    switch (of.event) {
    case Event::MovesForward:
    case Event::MovesBackward:
    case Event::FailsToMove:
    case Event::Ascends:
        return expedition(*of.expedition);
    case Event::Joins:
    case Event::Leaves:
    case Event::GoesTo:
    case Event::IsSacrificed:
    case Event::Gains:
    case Event::Loses:
    case Event::SwitchesExpeditions:
    case Event::Defects:
        return subject(*of.subject);
    case Event::Activates:
        if (of.who.kind == Who::Kind::Anyone)
            return article(icons(of.icons));
        break;
    case Event::IconJoin:
    case Event::IconHand:
    case Event::IconReserve:
    case Event::AtPhase:
    case Event::Plays:
    case Event::Sacrifices:
    case Event::Discards:
    case Event::Draws:
    case Event::Resupplies:
    case Event::Rolls:
    case Event::Creates:
    case Event::Exhausts:
    case Event::Readies:
    case Event::Reveals:
    case Event::Passes:
    case Event::MakesGift:
    case Event::GetsGift:
    case Event::Spends:
        break;
    }
    return std::string(who(of.who));
}

} // namespace

std::string happening(const Happening& of, Mood mood, bool withSubject)
{
    const bool mine = of.event == Happening::Event::IsSacrificed && mood != Mood::Would
        && std::holds_alternative<This>(of.subject->node);
    if (mine)
        return mood == Mood::Past ? "I was sacrificed" : "I'm sacrificed";
    const std::string words = withSubject
        ? fmt::format("{} {}", subjectOf(of), whatHappens(of, mood))
        : whatHappens(of, mood);
    return fmt::format("{}{}", words, window(of.window));
}

// ---------------------------------------------------------------- Conditions (6.5.d)

namespace {

std::string toBe(const Condition& of)
{
    const bool mine = std::holds_alternative<This>(of.thing->node);
    const bool many = isMany(*of.thing) && !mine;
    const std::string name = subject(*of.thing);
    if (of.past)
        return fmt::format("{} {}", name,
            of.no && of.word == Condition::Word::Contracted ? "wasn't"
                : of.no                                     ? "was not"
                                                            : "was");
    if (mine)
        return fmt::format(
            "{}{}", of.word == Condition::Word::Contracted ? "I'm" : "I am", of.no ? " not" : "");
    if (of.word == Condition::Word::Contracted)
        return of.no ? name + " isn't" : name + (many ? "'re" : "'s");
    if (of.word == Condition::Word::Usual && of.no)
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

std::string is(const Condition& of)
{
    if (of.positions != 0)
        return fmt::format("{} {}", toBe(of), positions(of.positions));
    if (of.word == Condition::Word::ThingHas)
        return toHave(of);
    const bool many = isMany(*of.thing) && !std::holds_alternative<This>(of.thing->node);
    const std::string words = filter(of.filter, many);
    if (many)
        return fmt::format("{} {}", toBe(of), words);
    return fmt::format("{} {}", toBe(of), of.filter.nouns.empty() ? words : article(words));
}

std::string_view deedWord(Condition::Deed deed)
{
    constexpr std::array<std::string_view, 12> words { "discarded", "put", "sacrificed",
        "exhausted", "[Resupplied]", "drew", "created", "removed", "returned", "played", "revealed",
        "[Sabotaged]" };
    return words[static_cast<std::size_t>(deed)];
}

/// "two or more Landmarks", "a token", "no Characters"
std::string countOf(const Condition& of)
{
    const Quantity& counted = *of.quantity;
    if (counted.kind == Quantity::Kind::Regions)
        return howMany(of.compare, of.number, false) + " regions between your Hero and Companion";
    const std::string number = of.bareNumber ? text::numberWord(of.number.number)
                                             : howMany(of.compare, of.number, false);
    const bool one = of.number.kind == Amount::Kind::Fixed && of.number.number == 1;
    const bool plural = !(one && (of.compare == Compare::Exactly || number.empty()))
        || of.number.word == Amount::Word::Any;
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
    if (of.orMoreWord)
        return fmt::format("{} {} {} or {}", has, of.number.number, many,
            of.compare == Compare::AtLeast ? "more" : "less");
    if (of.bareNumber) // "I have a boost": at least so many
        return fmt::format(
            "{} {} {}", has, of.number.number, counter(counted.counter, of.number.number != 1));
    const bool single = of.number.number == 1 && of.compare == Compare::Exactly;
    return fmt::format("{} {} {}", has, howMany(of.compare, of.number, true),
        single ? counter(counted.counter, false) : many);
}

std::string exist(const Condition& of)
{
    using Word = Condition::Word;
    switch (of.word) {
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
        return fmt::format("I'm {}facing {}", of.no ? "not " : "", countOf(plain));
    }
    case Word::YouHave:
        return fmt::format("{} {} {}", who(of.who), isMany(of.who) ? "have" : "has", countOf(of));
    case Word::ThingHas:
        return thingHas(of);
    case Word::IsEmpty:
        return fmt::format(
            "{} {} {}", whose(of.who), zone(of.zone), of.no ? "isn't empty" : "is empty");
    case Word::Usual:
    case Word::ThereAre:
    case Word::Contracted:
    case Word::Full:
        break;
    }
    const std::string number = howMany(of.compare, of.number, false);
    const bool one = of.number.kind == Amount::Kind::Fixed && of.number.number == 1;
    const bool single = one
        && (number.empty() || of.number.word == Amount::Word::Only
            || of.compare == Compare::Exactly);
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
    const bool measured = of.kind == Quantity::Kind::Value || of.kind == Quantity::Kind::Highest;
    return measured && of.stat != Stat::Statistic;
}

std::string firstPlayer(const Condition& of)
{
    return fmt::format("{} {} {}{}first player", who(of.who), isMany(of.who) ? "are" : "is",
        of.no ? "not " : "", of.word == Condition::Word::Full ? "the " : "");
}

std::string position(const Condition& of)
{
    const bool many = of.expedition->kind == Expedition::Kind::BothOf
        || of.expedition->kind == Expedition::Kind::Of;
    return fmt::format("{} {}{} {}", expedition(*of.expedition), many ? "are" : "is",
        of.no ? " not" : "",
        of.positions != 0 ? positions(of.positions) : "in " + terrains(of.terrains, " or "));
}

std::string distinct(const Condition& of)
{
    std::string words = "you control " + one(of.filters.front());
    for (std::size_t i = 1; i + 1 < of.filters.size(); ++i)
        words += ", another " + filter(of.filters[i], false);
    return words + " and yet another " + filter(of.filters.back(), false);
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
    case Kind::Did:
        return fmt::format("{} {}", who(of.who), of.past ? "did" : "do");
    case Kind::Didnt:
        return fmt::format("{} don't", who(of.who));
    case Kind::Cant:
        return fmt::format("{} can't", who(of.who));
    case Kind::ThisWay: {
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
        return fmt::format("{} {} {}", quantity(*of.quantity), of.past ? "was" : "is",
            comparison(of.compare, of.number, isMana(*of.quantity)));
    case Kind::FewerThan:
        return fmt::format("{} {} {} {} than {}", who(of.who),
            of.word == Condition::Word::YouControl ? isMany(of.who) ? "control" : "controls"
                : isMany(of.who)                   ? "have"
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
        return happening(*of.happening, Mood::Past);
    case Kind::BaseZeroThere:
        return toBe(of) + " in a terrain where its base statistic is 0";
    case Kind::During:
        return std::string(duringPhase(of.phase));
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
