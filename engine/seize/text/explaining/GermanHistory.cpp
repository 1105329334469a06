#include "seize/text/explaining/German.h"

#include <array>

#include <fmt/format.h>

// What has been done this turn or before it, in German.
namespace triptych::seize::german {
namespace {

struct DeedEnd
{
    std::string_view so; ///< "angegriffen {}": behind when it was, before "hat".
    std::string_view notSo;
    bool passive = false; ///< "worden ist" instead of "hat"
    bool itself = false;  ///< "sich bewegt"
};
constexpr std::array<DeedEnd, deedCount> ends { { { "angegriffen", "nicht angegriffen" },
    { "bewegt", "nicht bewegt", false, true }, { "geplündert", "nicht geplündert" },
    { "Schaden genommen", "keinen Schaden genommen" }, { "angegriffen", "nicht angegriffen", true },
    { "Schaden gemacht", "keinen Schaden gemacht" }, { "geheilt", "nicht geheilt", true },
    { "eine Fähigkeit genutzt", "keine Fähigkeit genutzt" },
    { "das Schlachtfeld betreten", "das Schlachtfeld nicht betreten" },
    { "einen Söldner vernichtet", "keinen Söldner vernichtet" },
    { "einen Nahkampfangriff gemacht", "keinen Nahkampfangriff gemacht" },
    { "einen Fernangriff gemacht", "keinen Fernangriff gemacht" },
    { "einen Schatz angelegt", "keinen Schatz angelegt" },
    { "in der Ersten Bewegungsphase bewegt", "in der Ersten Bewegungsphase nicht bewegt", false,
        true },
    { "einen Söldner verdrängt", "keinen Söldner verdrängt" },
    { "das Schlachtfeld verlassen", "das Schlachtfeld nicht verlassen" },
    { "gespielt", "nicht gespielt", true }, { "verdrängt", "nicht verdrängt", true } } };

constexpr std::array<std::array<std::string_view, 4>, doneCount> dones { {
    { "eine Fähigkeitskarte", "Fähigkeitskarten", "keine Fähigkeitskarte", "gespielt" },
    { "eine Sofortkarte", "Sofortkarten", "keine Sofortkarte", "gespielt" },
    { "eine Angriffskarte", "Angriffskarten", "keine Angriffskarte", "gespielt" },
    { "eine Ereigniskarte", "Ereigniskarten", "keine Ereigniskarte", "gespielt" },
    { "eine Söldnerkarte", "Söldnerkarten", "keine Söldnerkarte", "gespielt" },
    { "eine Schatzkarte", "Schatzkarten", "keine Schatzkarte", "gespielt" },
    { "eine Karte", "Karten", "keine Karte", "erworben" },
    { "eine Karte", "Karten", "keine Karte", "gezogen" },
    { "eine Karte", "Karten", "keine Karte", "abgeworfen" },
    { "Beute", "Beute", "keine Beute", "verloren" },
    { "Beute", "Beute", "keine Beute", "erhalten" },
    { "", "", "nicht", "geplündert" },
    { "", "", "nicht", "geplündert" },
    { "einen Söldner", "Söldner", "keinen Söldner", "durch Vernichtung verloren" },
} };

std::string_view when(Span span)
{
    switch (span) {
    case Span::ThisTurn:
        return "in diesem Zug";
    case Span::LastTurn:
        return "im letzten Zug";
    case Span::ItsLastTurn:
        return "im letzten Zug des Spielers, der ihn kontrolliert,";
    case Span::YourLastTurn:
        return "in Ihrem letzten Zug";
    case Span::SinceYourLastTurn:
        return "seit Ihrem letzten Zug";
    case Span::FoesLastTurn:
        break;
    }
    return "im letzten Zug eines Gegners";
}

} // namespace

std::string pastClause(const Past& past, const Nominal& of, bool negated)
{
    const bool lacks = past.lacks != negated;
    const auto done = [&](PastDeed deed, std::string_view time) {
        const DeedEnd& end = ends[static_cast<std::size_t>(deed)];
        const std::string_view have = end.passive ? (of.several ? "worden sind" : "worden ist")
                                                  : (of.several ? "haben" : "hat");
        return fmt::format("{}{}{}{} {}", end.itself ? "sich " : "", time, time.empty() ? "" : " ",
            lacks ? end.notSo : end.so, have);
    };
    const std::string first = done(past.deed, when(past.span));
    if (!past.orDeed)
        return first;
    return fmt::format("{} {} {}", first, lacks ? "und" : "oder", done(*past.orDeed, {}));
}

Noun doneNoun(Done done)
{
    const std::string_view several = dones[static_cast<std::size_t>(done)][1];
    const std::string_view one
        = several.ends_with('n') ? several.substr(0, several.size() - 1) : several;
    return feminine(one, several);
}

std::string_view doneVerb(Done done)
{
    return dones[static_cast<std::size_t>(done)][3];
}

std::string playerDid(const Condition& condition)
{
    const auto& words = dones[static_cast<std::size_t>(condition.done)];
    const bool you = !condition.they && condition.filter.side == Side::Yours;
    const std::string_view who = condition.they ? "der genannte Spieler"
        : you                                   ? "Sie"
        : condition.filter.side == Side::Enemy  ? "ein Gegner"
        : condition.filter.side == Side::Allied ? "ein Verbündeter"
                                                : "ein Spieler";
    const bool none = !condition.atLeast && condition.number == 0;
    const bool passive = condition.done == Done::WasPlundered;
    const std::string what = none ? std::string(words[2])
        : condition.atLeast && condition.number == 1
        ? std::string(words[0])
        : fmt::format(
            "{} oder {} {}", condition.number, condition.atLeast ? "mehr" : "weniger", words[1]);
    return fmt::format("{} {}{}{} {} {}", who, when(condition.span), what.empty() ? "" : " ", what,
        words[3], passive ? (you ? "worden sind" : "worden ist") : (you ? "haben" : "hat"));
}

} // namespace triptych::seize::german
