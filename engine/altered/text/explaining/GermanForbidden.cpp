#include "altered/text/explaining/GermanVerbs.h"

#include <fmt/format.h>

// What is forbidden as long as an ability works, in German.
namespace triptych::altered::german {
namespace {

std::string_view fateWord(CantBe::Fate fate)
{
    switch (fate) {
    case CantBe::Fate::Targeted:
        return "als Ziel gewählt werden";
    case CantBe::Fate::Sacrificed:
        return "geopfert werden";
    case CantBe::Fate::Discarded:
        return "abgeworfen werden";
    case CantBe::Fate::Exhausted:
        return "erschöpft werden";
    case CantBe::Fate::Readied:
        return "bereit gemacht werden";
    case CantBe::Fate::Sent:
        return "in die Reserve geschickt werden";
    case CantBe::Fate::Returned:
        return "auf die Hand zurückgenommen werden";
    case CantBe::Fate::Left:
        break;
    }
    return "die eigene Expedition verlassen";
}

} // namespace

std::string Stating::operator()(const CantBePlayed& s) const
{
    const Nominal what = object(s.what);
    if (s.by)
        return Clause { who(*s.by), { "kann", "können" },
            s.happening ? fmt::format("{} nicht, wenn schon {} davon {} gespielt sind",
                what.accusative(), int { s.most },
                s.happening->window == Happening::Window::ThisTurn      ? "in dem Zug"
                    : s.happening->window == Happening::Window::ThisDay ? "an dem Tag"
                                                                        : "an dem Nachmittag")
                        : fmt::format("{} nicht", what.accusative()),
            "spielen" }
            .say(order);
    return Clause { what, { "kann", "können" },
        spaced(s.only ? "nur" : "nicht", s.when ? circumstances(*s.when) : ""), "gespielt werden",
        s.manaOrb ? ", aber als Manakugel dienen" : "" }
        .say(order);
}

std::string Stating::operator()(const CantActivate& s) const
{
    if (s.by)
        return Clause { who(*s.by), { "kann", "können" },
            fmt::format("{} nicht", abilitiesOf(s.icons, Many::Yes)), "auslösen" }
            .say(order);
    return Clause { unchanging(
                        "die " + abilitiesOf(s.icons, Many::Yes), Gender::Feminine, Many::Yes)
                        .with(" " + object(s.of).of()),
        { "", "können" }, "nicht", "ausgelöst werden" }
        .say(order);
}

std::string Stating::operator()(const CantDo& s) const
{
    using Window = Happening::Window;
    const std::string_view when = s.doing.outside && s.doing.window == Window::Morning
        ? "außer am Morgen"
        : s.doing.window == Window::Afternoon ? "am Nachmittag"
        : s.doing.window == Window::Dusk      ? "in der Dämmerung"
        : s.doing.window == Window::Night     ? "in der Nacht"
        : s.doing.window == Window::YourTurn  ? "in deinem Zug"
                                              : "";
    using Event = Happening::Event;
    const Event event = s.doing.event;
    const std::string_view what = event == Event::Draws ? "keine Karten"
        : event == Event::Creates                       ? "keine Spielsteine"
        : event == Event::Sabotages                     ? "nicht"
                                                        : "die Reserve nicht";
    const std::string_view deed = event == Event::Draws ? "ziehen"
        : event == Event::Creates                       ? "erschaffen"
        : event == Event::Sabotages                     ? "sabotieren"
                                                        : "auffüllen";
    return Clause { who(s.doing.who), { "kann", "können" }, spaced(when, what), std::string(deed) }
        .say(order);
}

std::string Stating::operator()(const CantGain& s) const
{
    std::vector<std::string> gains;
    for (const Grant& gain : s.gains)
        gains.push_back(gain.kind == Grant::Kind::Counters
                ? nominal(own("kein"), {}, counter(gain.counter), Many::Yes).accusative()
                : fmt::format("den Status {} nicht", inQuotes(status(gain.status))));
    return Clause { object(s.what), { "kann", "können" }, listed(gains), "erhalten" }.say(order);
}

std::string Stating::operator()(const CantBe& s) const
{
    std::vector<std::string> fates;
    for (const CantBe::Fate each : s.fates)
        fates.emplace_back(fateWord(each));
    std::vector<std::string> means;
    if (s.means & CantBe::Spells)
        means.emplace_back("Zauber");
    if (s.means & CantBe::QuickActions)
        means.emplace_back("Schnellaktionen");
    if (s.means & CantBe::Reactions)
        means.emplace_back("Reaktionen");
    std::string by = means.empty() ? std::string() : "durch " + listed(means, "oder");
    if (s.by) {
        Who one = *s.by; // "jedem Gegner" would be all of them at once
        if (one.kind == Who::Kind::EachOpponent)
            one.kind = Who::Kind::Opponent;
        by = spaced(by, after("von", who(one), Case::Dative));
    }
    return Clause { object(s.what), { "kann", "können" }, spaced("nicht", by),
        listed(fates, "oder") }
        .say(order);
}

std::string Stating::operator()(const CantLose& s) const
{
    std::vector<std::string> loses;
    for (const Grant& each : s.loses)
        loses.push_back(each.kind == Grant::Kind::Counters
                ? nominal(own("kein"), {}, counter(each.counter), Many::Yes).accusative()
                : fmt::format("den Status {} nicht", inQuotes(status(each.status))));
    return Clause { object(s.what), { "kann", "können" }, listed(loses), "verlieren" }.say(order);
}

} // namespace triptych::altered::german
