#include "altered/text/Phrases.h"

#include "text/Spelling.h"

#include <array>
#include <vector>

#include <fmt/format.h>

// Which cards: where they are, what they have, what they are.
namespace triptych::altered::phrases {

// ---------------------------------------------------------------- Places

std::string place(const Place& of)
{
    if (of.zone == Zone::Play && of.whose.kind == Who::Kind::Anyone)
        return "play";
    if (of.zone == Zone::Expedition)
        return of.whose.kind != Who::Kind::Anyone ? fmt::format("{} Expeditions", whose(of.whose))
            : of.article == Place::Article::A     ? "Expedition"
                                                  : "the Expedition zone";
    if (of.join == Place::Join::Bare)
        return std::string(zone(of.zone));
    if (of.whose.kind != Who::Kind::Anyone)
        return fmt::format("{} {}", whose(of.whose), zone(of.zone));
    if (of.article != Place::Article::None)
        return fmt::format("{} {}", of.article == Place::Article::The ? "the" : "a", zone(of.zone));
    // "discard piles": without an article only this one stands in the plural.
    return fmt::format("{}{}", zone(of.zone), of.zone == Zone::Discard ? "s" : "");
}

namespace {

std::string_view joint(Place::Join join, bool from)
{
    switch (join) {
    case Place::Join::Or:
    case Place::Join::Bare:
        return " or ";
    case Place::Join::OrIn:
        return from ? " or from " : " or in ";
    case Place::Join::And:
        return " and ";
    case Place::Join::AndIn:
        break;
    }
    return from ? " and from " : " and in ";
}

std::string inZones(const Trait& of)
{
    const bool from = of.word == Trait::Word::From;
    std::string words;
    for (std::size_t i = 0; i < of.places.size(); ++i) {
        if (i > 0)
            words += fmt::format("{}{}", joint(of.places[i].join, from), place(of.places[i]));
        else if (of.word == Trait::Word::Or)
            words = fmt::format("{} {}", who(of.places[i].whose),
                isMany(of.places[i].whose) ? "control" : "controls");
        else
            words = fmt::format("{} {}",
                from                             ? "from"
                    : of.word == Trait::Word::Of ? "of"
                                                 : "in",
                place(of.places[i]));
    }
    return words;
}

std::string numberHad(const Trait& of)
{
    if (of.stat == Stat::EveryStatistic)
        return fmt::format("no statistic over {}", of.amount.number);
    const bool statistic = of.stat == Stat::Statistic;
    if (of.word == Trait::Word::Relative) {
        constexpr std::array<std::string_view, 5> words { "equal", "equal or lower",
            "equal or higher", "lower", "higher" };
        return fmt::format("{} {}", words[static_cast<std::size_t>(of.compare)],
            statistic ? terrains(of.terrains, " and ") : std::string(stat(of.stat)));
    }
    const std::string_view joint = of.anyTerrain ? " or " : " and ";
    return fmt::format("{}{} {}{}", of.it ? "a " : "",
        statistic ? terrains(of.terrains, joint) : std::string(stat(of.stat)), of.of ? "of " : "",
        comparison(of.compare, of.amount, !statistic));
}

std::string countersHad(const Trait& of)
{
    if (of.no && of.word != Trait::Word::Of)
        return "no " + counter(of.counter, true);
    if (of.amount.word == Amount::Word::Only)
        return counter(of.counter, true);
    const bool many = of.amount.number != 1 || of.compare != Compare::Exactly;
    if (of.word == Trait::Word::Or)
        return fmt::format("{} {} or {}", of.amount.number, counter(of.counter, many),
            of.compare == Compare::AtMost ? "less" : "more");
    return fmt::format("{} {}", howMany(of.compare, of.amount, true), counter(of.counter, many));
}

std::string totalHad(const Trait& of)
{
    const bool statistic = of.stat == Stat::Statistic;
    return fmt::format("{}total {} {}{}", of.word == Trait::Word::A ? "a " : "",
        statistic ? terrains(of.terrains, " and ") : std::string(stat(of.stat)), of.no ? "" : "of ",
        comparison(of.compare, of.amount, !statistic));
}

std::string highestHad(const Trait& of)
{
    return fmt::format("the {} {}", of.compare == Compare::Less ? "lowest" : "highest",
        of.stat == Stat::Statistic ? terrains(of.terrains, " and ") : std::string(stat(of.stat)));
}

std::string differentHad(const Trait& of)
{
    const bool statistic = of.stat == Stat::Statistic;
    const std::string words
        = statistic ? terrains(of.terrains, " and ") : std::string(stat(of.stat));
    return fmt::format("{}different {}{}{}", of.it ? "a " : "", words, of.of ? " stat" : "",
        of.it || (statistic && !of.of) ? "" : "s");
}

std::string statuses(const Trait& of)
{
    if (of.no && of.word == Trait::Word::A)
        return "ready";
    std::vector<std::string> words;
    for (const Status each : of.statuses)
        words.emplace_back(status(each));
    return (of.no ? "non-" : "") + text::listed(words, " or ");
}

std::string everyTime(Duration duration)
{
    return duration == Duration::ThisDay ? "each Day"
        : duration == Duration::ThisTurn ? "each turn"
                                         : "each Afternoon";
}

std::string played(const Trait& of)
{
    if (of.word == Trait::Word::Of)
        return fmt::format("played by {}", who(of.who));
    if (of.word == Trait::Word::By)
        return "played";
    return fmt::format("{}{} {}", of.word == Trait::Word::That ? "that " : "", who(of.who),
        isMany(of.who) ? "play" : "plays");
}

} // namespace

std::string had(const Trait& of)
{
    using Kind = Trait::Kind;
    if (of.kind == Kind::Keyword)
        return fmt::format("[{}]", keyword(of.keyword));
    if (of.kind == Kind::Number)
        return numberHad(of);
    if (of.kind == Kind::BaseZero)
        return of.no ? "no base statistic of 0" : "a base statistic of 0";
    if (of.kind == Kind::Counters)
        return countersHad(of);
    if (of.kind == Kind::HasAbility)
        return fmt::format("{} ability", article(icons(of.icons)));
    if (of.kind == Kind::Total)
        return totalHad(of);
    if (of.kind == Kind::Highest)
        return highestHad(of);
    return of.kind == Kind::Different ? differentHad(of) : "my name";
}

namespace {

/// "with 2 boosts", "without boosts", "that has [Gigantic]"
std::string withHad(const Trait& of)
{
    const bool keyword = of.kind == Trait::Kind::Keyword;
    const bool negated = of.no && (keyword || of.kind == Trait::Kind::HasAbility);
    const std::string_view with = of.word == Trait::Word::That && negated ? "that doesn't have"
        : of.word == Trait::Word::That                                    ? "that has"
        : of.word == Trait::Word::Of                                      ? "without"
                                                                          : "with";
    return fmt::format("{} {}", with, had(of));
}

std::string controlled(const Trait& of)
{
    if (of.word == Trait::Word::By)
        return fmt::format("controlled by {}", who(of.who));
    const bool many = isMany(of.who);
    return fmt::format("{} {}", who(of.who),
        of.no      ? many ? "don't control" : "doesn't control"
            : many ? "control"
                   : "controls");
}

/// Whether "that's" stands before it.
bool saysThatIs(const Trait& of)
{
    using Kind = Trait::Kind;
    if (of.kind == Kind::Status && of.word == Trait::Word::Each)
        return true;
    const bool where = of.kind == Kind::InZone || of.kind == Kind::InExpedition
        || of.kind == Kind::InTerrain || of.kind == Kind::Facing;
    return of.word == Trait::Word::That
        && (where || of.kind == Kind::Status || (of.kind == Kind::Keyword && of.it));
}

} // namespace

std::string trait(const Trait& of)
{
    using Kind = Trait::Kind;
    if (saysThatIs(of)) {
        Trait plain = of;
        const bool ready = of.kind == Kind::Status && of.word == Trait::Word::Each;
        plain.word = ready ? Trait::Word::A : Trait::Word::Usual;
        plain.it = of.it && (of.kind == Kind::Facing || of.kind == Kind::InExpedition);
        plain.no = ready;
        return fmt::format("that's {}{}", of.no && !ready ? "not " : "", trait(plain));
    }
    switch (of.kind) {
    case Kind::Other:
        return of.word == Trait::Word::OtherThanMe ? "other than me" : "other";
    case Kind::Status:
        return statuses(of);
    case Kind::Keyword:
        return of.word == Trait::Word::Usual ? had(of) : withHad(of);
    case Kind::Token:
        return of.no ? "non-token" : "token";
    case Kind::Subtype:
        return (of.no ? "non-" : "") + of.noun.subtype;
    case Kind::Controlled:
        return controlled(of);
    case Kind::InZone:
        return inZones(of);
    case Kind::InExpedition:
        if (of.it)
            return positions(of.expedition.positions);
        return fmt::format(
            "{} {}", of.word == Trait::Word::From ? "from" : "in", expedition(of.expedition));
    case Kind::InTerrain:
        if (of.word == Trait::Word::A)
            return fmt::format("in a {} region", terrains(of.terrains, " or "));
        return "in " + terrains(of.terrains, of.bothTerrains ? " and " : " or ");
    case Kind::Facing:
        return of.it ? "facing it" : "facing me";
    case Kind::Number:
    case Kind::BaseZero:
    case Kind::Counters:
    case Kind::HasAbility:
    case Kind::Total:
    case Kind::Highest:
    case Kind::Different:
        return withHad(of);
    case Kind::Played:
        return played(of);
    case Kind::Window:
        return of.word == Trait::Word::Each ? everyTime(of.duration)
                                            : std::string(duration(of.duration));
    case Kind::FromThese:
        return of.it ? "from among them" : "from these cards";
    case Kind::Named:
        break;
    }
    if (of.noun.subtype.empty())
        return "with my name";
    return fmt::format("{}\"{}\"", of.word == Trait::Word::That ? "named " : "", of.noun.subtype);
}

// ---------------------------------------------------------------- Filters

std::string filter(const Filter& of, bool many)
{
    std::string words;
    const auto add = [&](const std::string& more) {
        words += fmt::format("{}{}", words.empty() ? "" : " ", more);
    };
    for (const Trait& each : of.before)
        add(trait(each));
    for (std::size_t i = 0; i < of.nouns.size(); ++i) {
        if (i > 0)
            add(of.both ? "and" : "or");
        const std::string noun = nounOf(of.nouns[i], many);
        add(i > 0 && of.articles ? article(noun) : noun);
    }
    for (const Trait& each : of.after)
        add(trait(each));
    return words;
}

} // namespace triptych::altered::phrases
