#include "altered/text/explaining/GermanVerbs.h"

#include <fmt/format.h>

// What statistics are as long as an ability works, in German.
namespace triptych::altered::german {

std::string Stating::operator()(const StatisticsAre& s) const
{
    const Nominal of = object(s.of);
    if (s.to || s.number >= 0 || s.times != 0) {
        const bool one = (s.terrains & (s.terrains - 1)) == 0;
        const Noun value = s.base ? masculine("Grundwert", "Grundwerts", "Grundwerte")
                                  : masculine("Wert", "Werts", "Werte");
        if (s.times != 0)
            return Clause { nominal(the(), {}, value, one ? Many::No : Many::Yes,
                                fmt::format(" {} in {}", of.of(), terrains(s.terrains, "und"))),
                { "wird", "werden" }, "", "verdoppelt" }
                .say(order);
        return Clause { nominal(the(), {}, value, one ? Many::No : Many::Yes,
                            fmt::format(" {} in {}", of.of(), terrains(s.terrains, "und"))),
            { "ist", "sind" }, "gleich", "",
            " " + (s.to ? quantity(*s.to).dative() : std::to_string(s.number)) }
            .say(order);
    }
    return Clause { nominal(the(), {}, masculine("Wert", "Werts", "Werte"), Many::Yes,
                        fmt::format(" {} in Wald, Berg und Meer", of.of())),
        { "", "sind" }, fmt::format("alle so hoch wie {} höchster", of.possessive()) }
        .say(order);
}

std::string Stating::operator()(const BaseStatisticsAre& s) const
{
    const std::string where = terrains(s.terrains, "und");
    const Nominal values = nominal(the(), {}, masculine("Grundwert", "Grundwerts", "Grundwerte"),
        Many::Yes, fmt::format(" {}", object(s.of).of()));
    if (s.how == BaseStatisticsAre::How::Swapped)
        return Clause { values.with(" in " + where), { "", "werden" }, "", "vertauscht" }.say(
            order);
    if (s.how == BaseStatisticsAre::How::Zeros)
        return Clause { values.with(" von 0"), { "", "sind" },
            fmt::format("stattdessen {}", int { s.values[0] }) }
            .say(order);
    std::string numbers;
    for (std::size_t k = 0; k < s.values.size(); ++k)
        if (s.terrains & (1u << k))
            numbers += fmt::format("{}{}", numbers.empty() ? "" : "/", int { s.values[k] });
    return Clause { values.with(" in " + where), { "", "sind" }, numbers }.say(order);
}

std::string Stating::operator()(const ExpeditionStatistics& s) const
{
    const std::string where = terrains(s.terrains, "und");
    if (s.atLeast)
        return Clause { nominal(the(), {}, masculine("Gesamtwert", "Gesamtwerts", "Gesamtwerte"),
                            Many::Yes,
                            fmt::format(" {} in {}", expedition(s.expedition).of(), where)),
            { "", "sind" }, fmt::format("mindestens {}", number(s.amount, false).word) }
            .say(order);
    return Clause { expedition(s.expedition), { "hat", "haben" },
        fmt::format(
            "{}{} in {}{}", s.amount.number < 0 ? "" : "+", s.amount.number, where, per(s.amount)) }
        .say(order);
}

std::string Stating::operator()(const NotInSums& s) const
{
    if (s.boosts || s.terrains != (forest | mountain | ocean)) {
        const std::string whose = object(s.what).of();
        const Nominal what = s.boosts
            ? nominal(the(), {}, counter(Counter {}), Many::Yes, " " + whose)
            : nominal(the(), {}, masculine("Wert", "Werts", "Werte"), Many::Yes,
                fmt::format(" {} in {}", whose, terrains(s.terrains, "und")));
        return Clause { what, { "", "zählen" }, "nicht für die Gesamtwerte der Expeditionen" }.say(
            order);
    }
    return Clause { object(s.what), { "zählt", "zählen" },
        "nicht für die Gesamtwerte der eigenen Expedition" }
        .say(order);
}

} // namespace triptych::altered::german
