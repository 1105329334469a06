#include "altered/text/printing/Phrases.h"

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
            : said(of).article == Said<Place>::Article::A ? "Expedition"
                                                          : "the Expedition zone";
    if (said(of).join == Said<Place>::Join::Bare || said(of).join == Said<Place>::Join::BareAnd)
        return std::string(zone(of.zone));
    if (of.whose.kind != Who::Kind::Anyone)
        return fmt::format("{} {}", whose(of.whose), zone(of.zone));
    if (said(of).article != Said<Place>::Article::None)
        return fmt::format("{} {}",
            said(of).article == Said<Place>::Article::The       ? "the"
                : said(of).article == Said<Place>::Article::Any ? "any"
                                                                : "a",
            zone(of.zone));
    // "discard piles": without an article only this one stands in the plural.
    return fmt::format("{}{}", zone(of.zone), of.zone == Zone::Discard ? "s" : "");
}

namespace {

std::string_view joint(Said<Place>::Join join, bool from)
{
    switch (join) {
    case Said<Place>::Join::Or:
    case Said<Place>::Join::Bare:
        return " or ";
    case Said<Place>::Join::OrIn:
        return from ? " or from " : " or in ";
    case Said<Place>::Join::And:
    case Said<Place>::Join::BareAnd:
        return " and ";
    case Said<Place>::Join::AndIn:
        break;
    }
    return from ? " and from " : " and in ";
}

std::string inZones(const Trait& of)
{
    const bool from = said(of).word == Said<Trait>::From;
    std::string words;
    for (std::size_t i = 0; i < of.places.size(); ++i) {
        if (i > 0)
            words += fmt::format("{}{}", joint(said(of.places[i]).join, from), place(of.places[i]));
        else if (said(of).word == Said<Trait>::Or)
            words = fmt::format("{} {}", who(of.places[i].whose),
                isMany(of.places[i].whose) ? "control" : "controls");
        else
            words = fmt::format("{} {}",
                from                                   ? "from"
                    : said(of).word == Said<Trait>::Of ? "of"
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
    if (said(of).word == Said<Trait>::Relative) {
        constexpr std::array<std::string_view, 5> words { "equal", "equal or lower",
            "equal or higher", "lower", "higher" };
        return fmt::format("{} {}", words[static_cast<std::size_t>(of.compare)],
            statistic ? terrains(of.terrains, " and ") : std::string(stat(of.stat)));
    }
    const std::string_view joint = of.anyTerrain ? " or " : " and ";
    return fmt::format("{}{} {}{}", said(of).article ? "a " : "",
        statistic ? terrains(of.terrains, joint) : std::string(stat(of.stat)),
        said(of).of ? "of " : "", comparison(of.compare, of.amount, !statistic));
}

std::string countersHad(const Trait& of)
{
    if (said(of).word == Said<Trait>::Relative) {
        const Quantity& than = *of.amount.of;
        return fmt::format("{} {} than {}", of.compare == Compare::Less ? "fewer" : "more",
            counter(of.counter, true),
            than.kind == Quantity::Kind::Counters && said(than).word == Said<Quantity>::Usual
                ? object(*than.thing)
                : quantity(than));
    }
    if (of.no && said(of).word != Said<Trait>::Of)
        return "no " + counter(of.counter, true);
    if (said(of.amount).word == Said<Amount>::Only)
        return counter(of.counter, true);
    const bool many = of.amount.number != 1 || of.compare != Compare::Exactly;
    if (said(of).word == Said<Trait>::Or)
        return fmt::format("{} {} or {}", of.amount.number, counter(of.counter, many),
            of.compare == Compare::AtMost ? "less" : "more");
    return fmt::format("{} {}", howMany(of.compare, of.amount, true), counter(of.counter, many));
}

std::string totalHad(const Trait& of)
{
    const bool statistic = of.stat == Stat::Statistic;
    return fmt::format("{}total {} {}{}", said(of).word == Said<Trait>::A ? "a " : "",
        statistic ? terrains(of.terrains, " and ") : std::string(stat(of.stat)),
        said(of).of ? "of " : "", comparison(of.compare, of.amount, !statistic));
}

std::string highestHad(const Trait& of)
{
    if (of.boosted)
        return of.compare == Compare::Less ? "the fewest boosts" : "the most boosts";
    return fmt::format("the {} {}", of.compare == Compare::Less ? "lowest" : "highest",
        of.stat == Stat::Statistic ? terrains(of.terrains, " and ") : std::string(stat(of.stat)));
}

/// "equal statistics", "{V} higher than its own {M}"
std::string ownHad(const Trait& of)
{
    if (of.others != 0) {
        constexpr std::array<std::string_view, 5> words { "equal to", "less than or equal to",
            "greater than or equal to", "less than", "higher than" };
        return fmt::format("{} {} its own {}", terrains(of.terrains, " and "),
            words[static_cast<std::size_t>(of.compare)], terrains(of.others, " and "));
    }
    return "equal "
        + (of.terrains == (forest | mountain | ocean) ? std::string("statistics")
                                                      : terrains(of.terrains, " and "));
}

std::string differentHad(const Trait& of)
{
    if (of.alike != Alike::Stat)
        return fmt::format("{}different {}{}", said(of).article ? "a " : "",
            alikeIn(of.alike, of.stat, of.terrains), said(of).article ? "" : "s");
    const bool statistic = of.stat == Stat::Statistic;
    const std::string words
        = statistic ? terrains(of.terrains, " and ") : std::string(stat(of.stat));
    return fmt::format("{}different {}{}{}", said(of).article ? "a " : "", words,
        said(of).of ? " stat" : "", said(of).article || (statistic && !said(of).of) ? "" : "s");
}

std::string statuses(const Trait& of)
{
    if (of.no && said(of).word == Said<Trait>::A)
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
    if (said(of).word == Said<Trait>::Of)
        return fmt::format("played by {}", who(of.who));
    if (said(of).word == Said<Trait>::By)
        return "played";
    return fmt::format("{}{} {}", said(of).word == Said<Trait>::That ? "that " : "", who(of.who),
        isMany(of.who) ? "play" : "plays");
}

} // namespace

std::string shares(const Trait& of, bool many)
{
    return fmt::format("{} {} with {}", many ? "share" : "shares",
        article(alikeIn(of.alike, of.stat, of.terrains)),
        of.with     ? one(*of.with)
            : of.it ? std::string("it")
                    : std::string("me"));
}

std::string lately(const Trait& of)
{
    return fmt::format("{} {}",
        of.boosted  ? of.no ? "didn't gain a boost" : "gained a boost"
            : of.no ? "didn't join"
                    : "joined",
        duration(of.duration));
}

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
    if (of.kind == Kind::OwnStatistics)
        return ownHad(of);
    return of.kind == Kind::Different ? differentHad(of) : "my name";
}

namespace {

/// "with 2 boosts", "without boosts", "that has [Gigantic]"
std::string withHad(const Trait& of)
{
    if (of.kind == Trait::Kind::Different && of.alike == Alike::Expedition)
        return "in different Expeditions";
    if (of.kind == Trait::Kind::Different && of.no)
        return "that share " + article(alikeIn(of.alike, of.stat, of.terrains));
    const bool keyword = of.kind == Trait::Kind::Keyword;
    const bool negated = of.no && (keyword || of.kind == Trait::Kind::HasAbility);
    const std::string_view with = said(of).word == Said<Trait>::That && negated
        ? "that doesn't have"
        : said(of).word == Said<Trait>::That ? "that has"
        : said(of).word == Said<Trait>::Of   ? "without"
                                             : "with";
    return fmt::format("{} {}", with, had(of));
}

std::string controlled(const Trait& of)
{
    const std::string_view verb = of.kind == Trait::Kind::Owned ? "own" : "control";
    if (said(of).word == Said<Trait>::By)
        return fmt::format("{} by {}", verb == "own" ? "owned" : "controlled", who(of.who));
    if (said(of).word == Said<Trait>::But)
        return fmt::format("but don't {}", verb);
    const bool many = isMany(of.who);
    return fmt::format("{}{} {}{}{}", said(of).word == Said<Trait>::That ? "that " : "",
        who(of.who), of.no ? many ? "don't " : "doesn't " : "", verb, many || of.no ? "" : "s");
}

/// Whether "that's" stands before it.
bool saysThatIs(const Trait& of)
{
    using Kind = Trait::Kind;
    if (of.kind == Kind::Status && said(of).word == Said<Trait>::Each)
        return true;
    const bool where = of.kind == Kind::InZone || of.kind == Kind::InExpedition
        || of.kind == Kind::InTerrain || of.kind == Kind::Facing;
    return said(of).word == Said<Trait>::That
        && (where || of.kind == Kind::Status || (of.kind == Kind::Keyword && said(of).adjective));
}

} // namespace

std::string trait(const Trait& of)
{
    using Kind = Trait::Kind;
    if (saysThatIs(of)) {
        Trait plain = of;
        const bool ready = of.kind == Kind::Status && said(of).word == Said<Trait>::Each;
        said(plain).word = ready ? Said<Trait>::A : Said<Trait>::Usual;
        said(plain).adjective = of.kind == Kind::InExpedition && said(of).adjective;
        plain.no = ready;
        return fmt::format("that's {}{}", of.no && !ready ? "not " : "", trait(plain));
    }
    switch (of.kind) {
    case Kind::Other:
        return said(of).word == Said<Trait>::OtherThanMe ? "other than me" : "other";
    case Kind::Status:
        return statuses(of);
    case Kind::Keyword:
        return said(of).word == Said<Trait>::Usual ? had(of) : withHad(of);
    case Kind::Token:
        return of.no ? "non-token" : "token";
    case Kind::Subtype:
        return (of.no ? "non-" : "") + nounOf(of.noun, false);
    case Kind::Controlled:
    case Kind::Owned:
        return controlled(of);
    case Kind::InZone:
        return inZones(of);
    case Kind::InExpedition:
        if (said(of).adjective)
            return positions(of.expedition.positions);
        if (of.expedition.kind == Expedition::Kind::MyRegion)
            return fmt::format("{}in my region", of.no ? "not " : "");
        return fmt::format("{}{} {}", of.no ? "not " : "",
            said(of).word == Said<Trait>::From ? "from" : "in", expedition(of.expedition));
    case Kind::InTerrain:
        if (of.no)
            return "not in " + terrains(of.terrains, of.bothTerrains ? " and " : " or ");
        if (said(of).word == Said<Trait>::A)
            return fmt::format("in a {} region", terrains(of.terrains, " or "));
        return "in " + terrains(of.terrains, of.bothTerrains ? " and " : " or ");
    case Kind::Facing:
        if (of.with && of.amount.number > 0)
            return fmt::format("facing {}{} {}", of.compare == Compare::Exactly ? "exactly " : "",
                howMany(of.compare, of.amount, false),
                filter(*of.with, of.compare != Compare::Exactly || of.amount.number != 1));
        if (of.with)
            return of.no ? "facing no " + filter(*of.with, true) : "facing " + one(*of.with);
        if (of.expedition.kind != Expedition::Kind::Mine)
            return "facing " + expedition(of.expedition);
        return of.it ? "facing it" : of.no ? "not facing me" : "facing me";
    case Kind::Number:
    case Kind::BaseZero:
    case Kind::Counters:
    case Kind::HasAbility:
    case Kind::Total:
    case Kind::Highest:
    case Kind::Different:
    case Kind::OwnStatistics:
        return withHad(of);
    case Kind::Played:
        return played(of);
    case Kind::Window:
        return said(of).word == Said<Trait>::Each ? everyTime(of.duration)
                                                  : std::string(duration(of.duration));
    case Kind::Shares:
        return "that " + shares(of, false);
    case Kind::FromThese:
        return said(of).of ? "from it" : said(of).among ? "from among them" : "from these cards";
    case Kind::Lately:
        return "that " + lately(of);
    case Kind::Named:
        break;
    }
    if (of.noun.subtype.empty())
        return "with my name";
    return fmt::format(
        "{}\"{}\"", said(of).word == Said<Trait>::That ? "named " : "", of.noun.subtype);
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
            add(said(of).both ? "and" : "or");
        const std::string noun = nounOf(of.nouns[i], many);
        add(i > 0 && said(of).articles ? article(noun) : noun);
    }
    for (const Trait& each : of.after)
        add(trait(each));
    return words;
}

} // namespace triptych::altered::phrases
