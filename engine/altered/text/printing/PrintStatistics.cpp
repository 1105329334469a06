#include "altered/text/printing/PrintVerbs.h"

#include "altered/text/printing/Phrases.h"

#include <cstdlib>

#include <fmt/format.h>

// Passive statements about what statistics are.
namespace triptych::altered::verbs {

using namespace phrases;

std::string words(const StatisticsAre& of)
{
    const bool mine = std::holds_alternative<This>(of.of.node);
    const std::string which = of.to || of.number >= 0 || of.times != 0
        ? terrains(of.terrains, " and ")
        : said(of).lastComma ? "{V}, {M}, and {O}"
                             : "{V}, {M} and {O}";
    if (of.number >= 0 && said(of).have)
        return fmt::format("{} {} {} {}", subject(of.of), phrases::isMany(of.of) ? "have" : "has",
            int { of.number }, which);
    if (of.number >= 0)
        return fmt::format("{} {} {}",
            mine ? "my " + which
                : std::holds_alternative<It>(of.of.node)
                ? "its " + which
                : fmt::format("the {} of {}", which, object(of.of)),
            (of.terrains & (of.terrains - 1)) == 0 ? "is" : "are", int { of.number });
    const bool whole = of.base && of.terrains == (forest | mountain | ocean);
    if (mine && whole && of.to)
        return fmt::format("my base statistics are each equal to {}", quantity(*of.to));
    const std::string base = of.base ? "base " : "";
    const bool one = (of.terrains & (of.terrains - 1)) == 0;
    if (of.times != 0)
        return fmt::format("{} {} doubled",
            mine ? fmt::format("my {}{}", base, which)
                 : fmt::format("the {}{} of {}", base, which, object(of.of)),
            one ? "is" : "are");
    const std::string to = of.to ? quantity(*of.to)
        : mine                   ? "my highest statistic"
                                 : "their highest statistic";
    return fmt::format("{} {} equal to {}",
        mine ? fmt::format("my {}{}", base, which)
            : std::holds_alternative<It>(of.of.node)
            ? fmt::format("its {}{}", base, which)
            : fmt::format("the {}{} of {}", base, which, object(of.of)),
        one ? "is" : "are", to);
}

std::string words(const BaseStatisticsAre& of)
{
    const bool mine = std::holds_alternative<This>(of.of.node);
    if (of.how == BaseStatisticsAre::How::Swapped)
        return fmt::format("swap {} base {}",
            mine                                         ? std::string("my")
                : std::holds_alternative<It>(of.of.node) ? std::string("its")
                                                         : "the",
            terrains(of.terrains, " and "));
    if (of.how == BaseStatisticsAre::How::Zeros)
        return fmt::format(
            "base statistics of 0 of {} are {} instead", object(of.of), int { of.values[0] });
    const bool all = of.terrains == (forest | mountain | ocean);
    std::string value = std::to_string(of.values[0]);
    if (all)
        value = fmt::format("{}/{}/{}", of.values[0], of.values[1], of.values[2]);
    else
        for (int k = 0; k < terrainCount; ++k)
            if (of.terrains & (1 << k))
                value = std::to_string(of.values[static_cast<std::size_t>(k)]);
    if (said(of).have)
        return fmt::format("{} {} base statistics of {}", subject(of.of),
            phrases::isMany(of.of) ? "have" : "has", value);
    const std::string what = all ? "statistics" : terrains(of.terrains, " and ");
    const bool one = (of.terrains & (of.terrains - 1)) == 0;
    return fmt::format("{} {} {}",
        mine ? "my base " + what : fmt::format("the base {} of {}", what, object(of.of)),
        one ? "is" : "are", value);
}

std::string words(const ExpeditionStatistics& of)
{
    const std::string which = terrains(of.terrains, " and ");
    if (of.atLeast)
        return fmt::format("the {} of {} {} at least {}", which, expedition(of.expedition),
            (of.terrains & (of.terrains - 1)) == 0 ? "is" : "are", bare(of.amount));
    return fmt::format("{} {} {}{} {}{}", expedition(of.expedition),
        phrases::isMany(of.expedition) ? "have" : "has", of.amount.number < 0 ? "-" : "+",
        std::abs(of.amount.number), which, per(of.amount));
}

std::string words(const NotInSums& s)
{
    if (altered::said(s).ignore || s.boosts || s.terrains != (forest | mountain | ocean))
        return fmt::format("ignore the {} of {}",
            s.boosts ? std::string("boosts") : terrains(s.terrains, " and "), object(s.what));
    return fmt::format("{} {} count towards their Expedition's statistics", subject(s.what),
        phrases::isMany(s.what) ? "don't" : "doesn't");
}

} // namespace triptych::altered::verbs
