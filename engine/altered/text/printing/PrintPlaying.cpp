#include "altered/text/printing/PrintVerbs.h"

#include "altered/text/printing/Phrases.h"

#include <fmt/format.h>

// To play cards, what the next card played is like, and to activate abilities.
namespace triptych::altered::verbs {

using namespace phrases;

std::string downTo(int least)
{
    return least == 0 ? "" : fmt::format(", down to a minimum of {{{}}}", least);
}

std::string words(const Play& of)
{
    std::string words = said(of).word == Said<Play>::Rush ? told(of.who, "[Rush]", "[Rushes]")
        : said(of).word == Said<Play>::ImmediatelyPlay
        ? told(of.who, "immediately play", "immediately plays")
        : told(of.who, "play", "plays");
    const std::string what = said(of).anyCard ? std::string() : " " + object(of.what);
    std::string price;
    if (of.price == Play::Price::Free)
        price = " for free";
    else if (of.price != Play::Price::Usual)
        price = fmt::format(" for {} {}{}", mana(of.change),
            of.price == Play::Price::More ? "more" : "less", downTo(of.least));
    words += said(of).priceFirst ? price + what : what + price;
    if (of.in)
        words += " in " + expedition(*of.in);
    return words + (of.asFromHand ? " as if from hand" : "");
}

std::string words(const Next& of)
{
    if (of.ifIt) {
        Next plain = of;
        plain.ifIt = {};
        return fmt::format(
            "{} {} {}", words(plain), of.unlessIt ? "unless" : "if", condition(*of.ifIt));
    }
    if (of.ifPlayed)
        return fmt::format("if you play it {}, it {}", filter(*of.ifPlayed, false),
            grants(of.grants, false, false, true));
    if (of.every)
        return fmt::format(
            "{} {}", filter(of.filter, true), grants(of.grants, false, true, true, true));
    const std::string what = filter(of.filter, false);
    if (said(of).word == Said<Next>::PayLess)
        return fmt::format(
            "pay {} less for the next {}{}", mana(of.change), what, downTo(of.least));
    if (said(of).word == Said<Next>::ReduceCost)
        return fmt::format(
            "reduce the cost of the next {} by {}{}", what, mana(of.change), downTo(of.least));
    const std::string words = fmt::format("the {} {}",
        of.everyAfternoon ? phrases::ordinal(of.everyAfternoon) : std::string_view("next"), what);
    switch (of.does) {
    case Next::Does::CostsLess:
    case Next::Does::CostsMore:
        return fmt::format("{} costs {} {}{}{}", words, mana(of.change),
            of.does == Next::Does::CostsLess ? "less" : "more", per(of.change), downTo(of.least));
    case Next::Does::IsFree:
        return words + " is free";
    case Next::Does::Twice:
        return words + " has its effect twice";
    case Next::Does::Activates:
        return fmt::format(
            "{} activates {}its {} abilities", words, of.oneOf ? "one of " : "", icons(of.icons));
    case Next::Does::Gains:
        break;
    }
    return fmt::format("{} {}", words, grants(of.grants, false, false, true));
}

std::string words(const ActivateAbilities& of)
{
    const std::string_view one = of.oneOf ? "one of " : "";
    using Word = Said<ActivateAbilities>;
    if (said(of).word == Word::Does || said(of).word == Word::Have) {
        const bool me = std::holds_alternative<This>(of.of.node);
        const bool have = said(of).word == Word::Have;
        return fmt::format("{}{} activate{} {}{} {} {}", have ? "have " : "",
            have ? object(of.of) : subject(of.of), have || phrases::isMany(of.of) ? "" : "s", one,
            me                           ? "my"
                : phrases::isMany(of.of) ? "their"
                                         : "its",
            icons(of.icons), of.icons == iconSupport ? "ability" : "abilities");
    }
    if (said(of).word == Said<ActivateAbilities>::Its)
        return fmt::format("activate {}{} {} abilities", one,
            std::holds_alternative<This>(of.of.node) ? "my" : "its", icons(of.icons));
    return fmt::format("activate {}the {} abilities of {}", one, icons(of.icons), object(of.of));
}

} // namespace triptych::altered::verbs
