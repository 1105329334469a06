#include "altered/text/Phrases.h"

#include "core/Overloaded.h"
#include "text/Spelling.h"

#include <array>
#include <vector>

#include <fmt/format.h>

// Expeditions, and which cards.
namespace triptych::altered::phrases {

// ---------------------------------------------------------------- Expeditions

namespace {

std::string plainExpedition(const Expedition& of)
{
    using Kind = Expedition::Kind;
    const bool an = of.word == Expedition::Word::An;
    switch (of.kind) {
    case Kind::Mine:
        return "my Expedition";
    case Kind::MyOther:
        return an ? "my other Expedition" : "your other Expedition";
    case Kind::Hero:
        return fmt::format("{} Hero Expedition", whose(of.whose));
    case Kind::Companion:
        return fmt::format("{} Companion Expedition", whose(of.whose));
    case Kind::Of:
        return fmt::format("{} Expeditions", whose(of.whose));
    case Kind::EachOf:
        return fmt::format("each of {} Expeditions", whose(of.whose));
    case Kind::BothOf:
        return fmt::format("both of {} Expeditions", whose(of.whose));
    case Kind::OneOf:
        if (an)
            return fmt::format("{} Expedition", whose(of.whose));
        return fmt::format("one of {} Expeditions", whose(of.whose));
    case Kind::Target:
        return an ? "target an Expedition" : "target Expedition";
    case Kind::FacingMe:
        return an                               ? "an Expedition facing me"
            : of.word == Expedition::Word::Your ? "your opponent's Expedition facing me"
                                                : "the Expedition facing me";
    case Kind::FacingIt:
        return "the Expedition facing it";
    case Kind::Its:
        return "its Expedition";
    case Kind::That:
        return an ? "that Expedition" : "it";
    case Kind::An:
        return "an Expedition";
    case Kind::All:
        return an                               ? "all Expeditions"
            : of.word == Expedition::Word::Each ? "each Expedition"
                                                : "Expeditions";
    case Kind::PlayedIn:
        break;
    }
    return "the Expedition I'm played in";
}

} // namespace

std::string expedition(const Expedition& of)
{
    std::string words = plainExpedition(of);
    if (of.whose.me && of.whose.kind == Who::Kind::You)
        words += " you control";
    if (of.positions != 0)
        words += " that's " + positions(of.positions);
    if (of.in != 0)
        words += " in " + terrains(of.in, " or ");
    return words;
}

std::string region(const Region& of)
{
    switch (of.kind) {
    case Region::Kind::All:
        return "all regions";
    case Region::Kind::Mine:
        return "my region";
    case Region::Kind::Target:
        return "target region";
    case Region::Kind::Of:
        break;
    }
    return "the region of " + expedition(of.expedition);
}

// ---------------------------------------------------------------- Places

std::string place(const Place& of)
{
    if (of.zone == Zone::Play && of.whose.kind == Who::Kind::Anyone)
        return "play";
    if (of.zone == Zone::Expedition)
        return "the Expedition zone";
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
    const std::string_view joint = of.word == Trait::Word::Or ? " or " : " and ";
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

std::string statuses(const Trait& of)
{
    if (of.no && of.word == Trait::Word::A)
        return "ready";
    std::vector<std::string> words;
    for (const Status each : of.statuses)
        words.emplace_back(status(each));
    return (of.no ? "non-" : "") + text::listed(words, " or ");
}

std::string eachTime(Duration duration)
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
    switch (of.kind) {
    case Kind::Keyword:
        return fmt::format("[{}]", keyword(of.keyword));
    case Kind::Number:
        return numberHad(of);
    case Kind::BaseZero:
        return of.no ? "no base statistic of 0" : "a base statistic of 0";
    case Kind::Counters:
        return countersHad(of);
    case Kind::HasAbility:
        return fmt::format("{} ability", article(icons(of.icons)));
    case Kind::Total:
        return totalHad(of);
    case Kind::Highest:
        return highestHad(of);
    default:
        break;
    }
    return "my name";
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
    switch (of.kind) {
    case Trait::Kind::Status:
        return of.word == Trait::Word::That || of.word == Trait::Word::Each;
    case Trait::Kind::Keyword:
        return of.word == Trait::Word::That && of.it;
    case Trait::Kind::InZone:
    case Trait::Kind::InExpedition:
    case Trait::Kind::InTerrain:
    case Trait::Kind::Facing:
        return of.word == Trait::Word::That;
    default:
        return false;
    }
}

} // namespace

std::string trait(const Trait& of)
{
    using Kind = Trait::Kind;
    if (saysThatIs(of)) {
        Trait plain = of;
        const bool ready = of.kind == Kind::Status && of.word == Trait::Word::Each;
        plain.word = ready ? Trait::Word::A : Trait::Word::Usual;
        plain.it = of.it && of.kind == Kind::Facing;
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
        return "non-" + of.noun.subtype;
    case Kind::Controlled:
        return controlled(of);
    case Kind::InZone:
        return inZones(of);
    case Kind::InExpedition:
        return fmt::format(
            "{} {}", of.word == Trait::Word::From ? "from" : "in", expedition(of.expedition));
    case Kind::InTerrain:
        if (of.word == Trait::Word::A)
            return fmt::format("in a {} region", terrains(of.terrains, " or "));
        return "in " + terrains(of.terrains, of.word == Trait::Word::And ? " and " : " or ");
    case Kind::Facing:
        return of.it ? "facing it" : "facing me";
    case Kind::Number:
    case Kind::BaseZero:
    case Kind::Counters:
    case Kind::HasAbility:
    case Kind::Total:
    case Kind::Highest:
        return withHad(of);
    case Kind::Played:
        return played(of);
    case Kind::Window:
        return of.word == Trait::Word::Each ? eachTime(of.duration)
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

namespace {

bool beginsWithOther(const Filter& of)
{
    return !of.before.empty() && of.before.front().kind == Trait::Kind::Other;
}

Filter withoutOther(Filter of)
{
    of.before.erase(of.before.begin());
    return of;
}

std::string some(const Some& of)
{
    if (of.oneOfYour && isOne(of.count) && !of.upTo)
        return "one of your " + filter(of.filter, true);
    if (of.oneOfYour) {
        const bool any = of.count.kind == Amount::Kind::AnyNumber;
        return fmt::format(
            "{} {}your {}", inWords(of.count, of.upTo), any ? "" : "of ", filter(of.filter, true));
    }
    if (of.random)
        return "a random " + filter(of.filter, false);
    if (of.orMore)
        return fmt::format(
            "{} or more {}", text::numberWord(of.count.number), filter(of.filter, true));
    const std::string number = inWords(of.count, of.upTo);
    if (number.empty())
        return one(of.filter);
    return fmt::format("{} {}", number, filter(of.filter, !isOne(of.count)));
}

std::string target(const Target& of)
{
    const std::string number = inWords(of.count, of.upTo);
    const bool many = !isOne(of.count);
    if (of.word == Target::Word::Targets)
        return fmt::format("{} targets, {}", number, filter(of.filter, many));
    if (!beginsWithOther(of.filter))
        return fmt::format(
            "{}{}target {}", number, number.empty() ? "" : " ", filter(of.filter, many));
    const std::string rest = filter(withoutOther(of.filter), many);
    return number.empty() ? "another target " + rest
                          : fmt::format("{} other target {}", number, rest);
}

std::string eachOf(const Each& of)
{
    switch (of.word) {
    case Each::Word::Each:
        return "each " + filter(of.filter, false);
    case Each::Word::Every:
        return "every " + filter(of.filter, false);
    case Each::Word::All:
        return "all " + filter(of.filter, true);
    case Each::Word::Any:
        return "any " + filter(of.filter, true);
    case Each::Word::Your:
        return "your " + filter(of.filter, true);
    case Each::Word::Plural:
        break;
    }
    return filter(of.filter, true);
}

std::string_view it(It::Word word, bool asSubject)
{
    switch (word) {
    case It::Word::It:
        return "it";
    case It::Word::Them:
        return asSubject ? "they" : "them";
    case It::Word::ThemAll:
        return "them all";
    case It::Word::ThatCharacter:
        return "that Character";
    case It::Word::ThatCard:
        return "that card";
    case It::Word::ThatPermanent:
        return "that Permanent";
    case It::Word::ThatToken:
        return "that token";
    case It::Word::TheTarget:
        return "the target";
    case It::Word::ItsCharacters:
        return "each of its Characters";
    case It::Word::ThoseCards:
        return "those cards";
    case It::Word::TheseCards:
        return "these cards";
    case It::Word::EachOfThem:
        return "each of them";
    case It::Word::TheOther:
        return "the other";
    case It::Word::TheOthers:
        return "the others";
    case It::Word::TheOtherCards:
        return "the other cards";
    case It::Word::TheRest:
        return "the rest";
    case It::Word::ThatSpell:
        return "that Spell";
    case It::Word::ThatLandmark:
        return "that Landmark";
    case It::Word::ThoseCharacters:
        return "those Characters";
    case It::Word::ThosePermanents:
        return "those Permanents";
    case It::Word::ThoseTokens:
        return "those tokens";
    case It::Word::WeBoth:
        break;
    }
    return "we both";
}

std::string named(const Thing& thing, bool asSubject)
{
    return std::visit(
        Overloaded {
            [&](const This&) { return std::string(asSubject ? "I" : "me"); },
            [&](const It& t) { return std::string(it(t.word, asSubject)); },
            [](const Target& t) { return target(t); },
            [](const Each& t) { return eachOf(t); },
            [](const Some& t) { return some(t); },
            [](const OfThem& t) {
                return inWords(t.count, t.upTo).empty() ? std::string("one")
                                                        : inWords(t.count, t.upTo);
            },
            [](const TopOfDeck& t) {
                return isOne(t.count) ? fmt::format("the top card of {} deck", whose(t.whose))
                                      : fmt::format("the top {} cards of {} deck",
                                          inWords(t.count, false), whose(t.whose));
            },
            [](const Whole& t) {
                std::string words;
                for (const Place& each : t.places)
                    words += fmt::format("{}{}", words.empty() ? "" : " and ", place(each));
                return words;
            },
        },
        thing.node);
}

} // namespace

std::string one(const Filter& of)
{
    return beginsWithOther(of) ? "another " + filter(withoutOther(of), false)
                               : article(filter(of, false));
}

std::string object(const Thing& thing)
{
    return named(thing, false);
}

std::string subject(const Thing& thing)
{
    return named(thing, true);
}

bool isMany(const Thing& thing)
{
    return std::visit(
        Overloaded {
            [](const This&) { return true; },
            [](const It& t) {
                return t.word == It::Word::Them || t.word == It::Word::ThemAll
                    || t.word == It::Word::WeBoth || t.word == It::Word::TheseCards
                    || t.word == It::Word::ThoseCards || t.word == It::Word::TheOthers
                    || t.word == It::Word::TheOtherCards || t.word == It::Word::TheRest
                    || t.word == It::Word::ThoseCharacters || t.word == It::Word::ThosePermanents
                    || t.word == It::Word::ThoseTokens;
            },
            [](const Target& t) { return !isOne(t.count); },
            [](const Each& t) { return t.word != Each::Word::Each && t.word != Each::Word::Every; },
            [](const Some& t) { return t.orMore || !isOne(t.count); },
            [](const OfThem& t) { return !isOne(t.count); },
            [](const TopOfDeck& t) { return !isOne(t.count); },
            [](const Whole&) { return false; },
        },
        thing.node);
}

} // namespace triptych::altered::phrases
