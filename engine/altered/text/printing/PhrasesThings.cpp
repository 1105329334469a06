#include "altered/text/printing/Phrases.h"

#include "core/Overloaded.h"
#include "text/Spelling.h"

#include <algorithm>
#include <array>
#include <vector>

#include <fmt/format.h>

// Expeditions, regions and things.
namespace triptych::altered::phrases {

// ---------------------------------------------------------------- Expeditions

namespace {

std::string plainExpedition(const Expedition& of)
{
    using Kind = Expedition::Kind;
    using Word = Said<Expedition>;
    const bool an = said(of).word == Word::An;
    const std::string adjective
        = said(of).adjective ? positions(of.positions) + " " : std::string();
    switch (of.kind) {
    case Kind::Mine:
        return "my Expedition";
    case Kind::MyOther:
        if (of.whose.kind != Who::Kind::You)
            return fmt::format("{} other Expedition", whose(of.whose));
        return an ? "my other Expedition" : "your other Expedition";
    case Kind::Hero:
        if (said(of).word == Word::OfWhose)
            return "the Hero Expedition of its owner";
        return fmt::format("{} Hero Expedition", whose(of.whose));
    case Kind::Companion:
        if (said(of).word == Word::OfWhose)
            return "the Companion Expedition of its owner";
        return fmt::format("{} Companion Expedition", whose(of.whose));
    case Kind::Of:
        return fmt::format("{} {}Expeditions", whose(of.whose), adjective);
    case Kind::EachOf:
        return fmt::format("each of {} {}Expeditions", whose(of.whose), adjective);
    case Kind::BothOf:
        return fmt::format("both of {} {}Expeditions", whose(of.whose), adjective);
    case Kind::OneOf:
        if (an)
            return fmt::format("{} Expedition", whose(of.whose));
        return fmt::format("{} of {} {}Expeditions",
            said(of).word == Word::OneOrMore        ? "one or more"
                : said(of).word == Word::AtLeastOne ? "at least one"
                : said(of).word == Word::Neither    ? "neither"
                : said(of).word == Word::Either     ? "either"
                                                    : "one",
            whose(of.whose), adjective);
    case Kind::Target:
        if (of.other)
            return "another target Expedition";
        return an ? "target an Expedition" : "target Expedition";
    case Kind::FacingMe:
        return an                           ? "an Expedition facing me"
            : said(of).word == Word::Your   ? "your opponent's Expedition facing me"
            : said(of).word == Word::Plural ? "the Expeditions facing me"
                                            : "the Expedition facing me";
    case Kind::FacingIt:
        return "the Expedition facing it";
    case Kind::Its:
        return said(of).word == Word::Left ? "the Expedition it left" : "its Expedition";
    case Kind::That:
        return an ? "that Expedition" : "it";
    case Kind::An:
        return of.other ? "another Expedition" : article(adjective + "Expedition");
    case Kind::All:
        return an                                     ? std::string("all Expeditions")
            : said(of).word == Said<Expedition>::Each ? std::string("each Expedition")
                                                      : adjective + "Expeditions";
    case Kind::MyRegion:
        return "an Expedition in my region";
    case Kind::Those:
        return said(of).word == Word::EachOne ? "each one" : "each of them";
    case Kind::TheOther:
        return "the other";
    case Kind::PlayedIn:
        break;
    }
    return "the Expedition I'm played in";
}

} // namespace

bool isMany(const Expedition& of)
{
    return (of.kind == Expedition::Kind::All && said(of).word != Said<Expedition>::Each)
        || of.kind == Expedition::Kind::Of || of.kind == Expedition::Kind::BothOf;
}

std::string inside(const Expedition& of)
{
    if (!of.inside)
        return {};
    const std::string number = howMany(of.compare, of.many, false);
    const bool single = of.many.number == 1
        && (of.compare == Compare::Exactly || said(of.many).word == Said<Amount>::AtMost);
    return number.empty() ? " with " + one(*of.inside)
                          : fmt::format(" with {} {}", number, filter(*of.inside, !single));
}

std::string expedition(const Expedition& of)
{
    std::string words = plainExpedition(of);
    if (of.whose.me && of.whose.kind == Who::Kind::You)
        words += " you control";
    if (of.positions == Expedition::Moved || of.positions == Expedition::Stayed)
        words += " that " + positions(of.positions);
    else if (of.positions != 0 && !said(of).adjective)
        words += " that's " + positions(of.positions);
    if (of.in != 0)
        words += " in " + terrains(of.in, " or ");
    if (of.inside && of.extreme != 0)
        return fmt::format("{} with the {} {}", words, of.extreme > 0 ? "most" : "fewest",
            filter(*of.inside, true));
    words += inside(of);
    if (of.also)
        words += " and in " + expedition(*of.also);
    return words;
}

std::string region(const Region& of)
{
    switch (of.kind) {
    case Region::Kind::All:
        return of.in == 0 ? std::string("all regions") : "regions in " + terrains(of.in, " or ");
    case Region::Kind::Mine:
        return "my region";
    case Region::Kind::Target: {
        constexpr std::array<std::string_view, 4> words { "target region", "target visible region",
            "a region", "a visible region" };
        return std::string(words[static_cast<std::size_t>(said(of).word)]);
    }
    case Region::Kind::Of:
        break;
    }
    return "the region of " + expedition(of.expedition);
}

// ---------------------------------------------------------------- Things

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

/// "Characters until they control as many as you", "cards from your hand until you have two cards in hand"
std::string untilLeft(const Some& of)
{
    const auto zone = std::ranges::find_if(
        of.filter.after, [](const Trait& trait) { return trait.kind == Trait::Kind::InZone; });
    const bool had = zone != of.filter.after.end();
    const bool one = *of.left == fixed(1);
    const std::string what = !had ? filter(of.filter, !one)
        : zone->places.front().zone == Zone::Hand
        ? std::string(one ? "card in hand" : "cards in hand")
        : std::string(one ? "card in Reserve" : "cards in Reserve");
    std::string words = fmt::format("{} until {} {} ", filter(of.filter, true),
        said(of).their ? "they" : "you", had ? "have" : "control");
    const Amount& left = *of.left;
    if (left.kind == Amount::Kind::Fixed)
        return words + fmt::format("{} {}", text::numberWord(left.number), what);
    const Trait& whose = lastOf(left.of->filter.after);
    words += "as many as " + who(had ? lastOf(whose.places).whose : whose.who);
    return left.number > 0 ? words + " plus " + text::numberWord(left.number) : words;
}

std::string some(const Some& of)
{
    if (said(of).ofThose) {
        const std::string number = inWords(of.count, of.upTo);
        return fmt::format("{} of them", number.empty() ? "one" : number);
    }
    const std::string_view whose = said(of).their ? "their" : "your";
    if (of.left)
        return untilLeft(of);
    if (of.yours && isOne(of.count) && !of.upTo)
        return fmt::format("one of {} {}", whose, filter(of.filter, true));
    if (of.yours) {
        const bool any = of.count.kind == Amount::Kind::AnyNumber;
        return fmt::format("{} {}{} {}", inWords(of.count, of.upTo), any ? "" : "of ", whose,
            filter(of.filter, true));
    }
    if (of.random)
        return "a random " + filter(of.filter, false);
    if (of.orMore)
        return fmt::format(
            "{} or more {}", text::numberWord(of.count.number), filter(of.filter, true));
    if (said(of).none)
        return "no " + filter(of.filter, false);
    const std::string number = inWords(of.count, of.upTo);
    if (number.empty())
        return one(of.filter);
    return fmt::format("{} {}", number, filter(of.filter, !isOne(of.count)));
}

std::string target(const Target& of)
{
    if (of.same)
        return "it";
    const std::string number = inWords(of.count, of.upTo);
    const bool many = !isOne(of.count);
    if (said(of).targets)
        return fmt::format("{} targets, {}", number, filter(of.filter, many));
    Target also = of;
    std::string last;
    if (of.filter.orElse) {
        also.filter = *of.filter.orElse;
        last = " or " + target(also);
    }
    if (!beginsWithOther(of.filter))
        return fmt::format(
            "{}{}target {}{}", number, number.empty() ? "" : " ", filter(of.filter, many), last);
    const std::string rest = filter(withoutOther(of.filter), many);
    return (number.empty() ? "another target " + rest
                           : fmt::format("{} other target {}", number, rest))
        + last;
}

/// There is one of them.
bool isHero(const Filter& of)
{
    return of.nouns.size() == 1 && of.nouns.front().kind == Noun::Kind::Hero;
}

std::string eachOf(const Each& of)
{
    if (of.yours)
        return "your " + filter(of.filter, !isHero(of.filter));
    const auto word = said(of).word;
    if (word == Said<Each>::OfAsked)
        return "each of them";
    if (word == Said<Each>::OfThem) {
        std::string words = "each of them";
        for (std::size_t i = 1; i < of.filter.after.size();
             ++i) // the first is that they are of them
            words += " " + trait(of.filter.after[i]);
        return words;
    }
    constexpr std::array<std::string_view, 5> words { "each ", "all ", "", "every ", "any " };
    const bool many = word != Said<Each>::Each && word != Said<Each>::Every;
    return std::string(words[static_cast<std::size_t>(word)]) + filter(of.filter, many);
}

/// "the card discarded this way", "the cards sent to Reserve this way"
std::string doneThisWay(const It& of)
{
    const std::string_view deed = deedsThisWay[said(of).deed];
    const bool moved = deed == "sent" || deed == "put";
    return fmt::format("the {} {}{} this way", said(of).word == Said<It>::Them ? "cards" : "card",
        deed,
        !moved               ? ""
            : deed == "sent" ? " to Reserve"
                             : " in Reserve");
}

std::string_view it(const It& of, bool asSubject)
{
    if (of.kind == It::Kind::ItsCharacters)
        return "each of its Characters";
    if (of.kind == It::Kind::WeBoth)
        return "we both";
    if (of.kind == It::Kind::TheOthers && said(of).word == Said<It>::It)
        return "the others";
    constexpr std::array<std::string_view, 20> words { "it", "them", "them all", "that Character",
        "that card", "that Permanent", "that token", "the target", "those cards", "these cards",
        "each of them", "the other", "the others", "the other cards", "the rest", "that Spell",
        "that Landmark", "those Characters", "those Permanents", "those tokens" };
    const auto word = said(of).word;
    return asSubject && word == Said<It>::Them ? "they" : words[static_cast<std::size_t>(word)];
}

std::string named(const Thing& thing, bool asSubject)
{
    return std::visit(
        Overloaded {
            [&](const This&) { return std::string(asSubject ? "I" : "me"); },
            [&](const It& t) { return t.thisWay ? doneThisWay(t) : std::string(it(t, asSubject)); },
            [](const Target& t) { return target(t); },
            [](const Each& t) { return eachOf(t); },
            [](const Some& t) { return some(t); },
            [](const OfThem& t) {
                if (!t.filter.after.empty())
                    return fmt::format("the one with {}{}", had(t.filter.after.front()),
                        t.count.kind == Amount::Kind::All ? ", or both if they're tied" : "");
                if (t.count.kind == Amount::Kind::AnyNumber)
                    return std::string("any number of them");
                return inWords(t.count, t.upTo).empty() ? std::string("one")
                                                        : inWords(t.count, t.upTo);
            },
            [](const TopOfDeck& t) {
                if (t.count.kind == Amount::Kind::ThatMany)
                    return fmt::format("that many cards from the top of {} deck", whose(t.whose));
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
    return (beginsWithOther(of) ? "another " + filter(withoutOther(of), false)
                                : article(filter(of, false)))
        + (of.orElse ? " or " + one(*of.orElse) : std::string());
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
    return std::visit(Overloaded {
                          [](const This&) { return true; },
                          [](const It& t) {
                              using Word = Said<It>;
                              const auto word = said(t).word;
                              if (t.kind == It::Kind::TheOthers)
                                  return word != Word::TheOther;
                              return t.kind == It::Kind::WeBoth || word == Word::Them
                                  || word == Word::ThemAll || word == Word::TheseCards
                                  || word == Word::ThoseCards || word == Word::ThoseCharacters
                                  || word == Word::ThosePermanents || word == Word::ThoseTokens;
                          },
                          [](const Target& t) { return !isOne(t.count); },
                          [](const Each& t) {
                              return t.yours ? !isHero(t.filter)
                                             : said(t).word != Said<Each>::Each
                                      && said(t).word != Said<Each>::Every
                                      && said(t).word != Said<Each>::OfThem
                                      && said(t).word != Said<Each>::OfAsked;
                          },
                          [](const Some& t) { return t.orMore || !isOne(t.count); },
                          [](const OfThem& t) { return !isOne(t.count); },
                          [](const TopOfDeck& t) { return !isOne(t.count); },
                          [](const Whole&) { return false; },
                      },
        thing.node);
}

} // namespace triptych::altered::phrases
