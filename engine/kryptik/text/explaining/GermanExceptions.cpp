#include "kryptik/text/explaining/GermanVerbs.h"
#include "kryptik/text/printing/Phrases.h"

#include <array>

#include <fmt/format.h>

// Counters, and what departs from the course of the rules, in German.
namespace triptych::kryptik::german {
namespace {

std::string counterWord(const CounterKind& kind, bool several)
{
    const std::string_view word = several ? "Marken" : "Marke";
    if (kind.any)
        return std::string(word);
    if (!kind.name.empty())
        return fmt::format("„{}“-{}", kind.name, word);
    const std::string name = phrases::counterName(kind);
    return fmt::format("{}-{}", name.substr(0, name.find(' ')), word);
}

/// "2 +1/+1-Marken", accusative and nominative alike
std::string soMany(const Amount& count, const CounterKind& kind)
{
    if (count.kind == Amount::Kind::All)
        return "alle " + counterWord(kind, true);
    return measure(count, feminine(counterWord(kind, false), counterWord(kind, true))).accusative();
}

Nominal oneOrThis(const Thing& what)
{
    const auto* each = std::get_if<Each>(&what);
    return each ? one(each->filter) : object(what);
}

std::string doing(const CounterKind& kind)
{
    if (kind.any)
        return "";
    return kind.name.empty() ? "; jede ändert Angriff und Verteidigung, solange sie dort liegt"
                             : "; sie bewirken selbst nichts und werden gezählt";
}

std::string_view partOf(Skip::Part part)
{
    constexpr std::array<std::string_view, 5> parts { "Bereitphase", "Ziehphase", "Kampfphase",
        "Zug", "Kampfphase" };
    return parts[static_cast<std::size_t>(part)];
}

std::string much(int times, int plus)
{
    if (times > 1 && plus > 0)
        return fmt::format("{}-mal so viel und {} mehr", times, plus);
    return times > 1 ? fmt::format("{}-mal so viel", times) : fmt::format("um {} mehr", plus);
}

} // namespace

std::string Saying::operator()(const PutCounters& e) const
{
    const Nominal what = object(e.what);
    if (e.doubles)
        return Clause { nominal(count("ebenso viele"), {}, feminine("Marke", "Marken"), Many::Yes),
            { "kommt", "kommen" },
            fmt::format("noch einmal auf {}, wie dort schon liegen ({})", what.accusative(),
                counterWord(e.kind, true)) }
            .say(order);
    if (e.divided)
        return Clause { you(), { "verteilt", "verteilen" },
            fmt::format("{} nach Wunsch auf {}", soMany(e.count, e.kind), what.accusative()), "",
            doing(e.kind) }
            .say(order);
    return Clause { you(), { "legt", "legen" },
        fmt::format("{} auf {}", soMany(e.count, e.kind), what.accusative()), "", doing(e.kind) }
        .say(order);
}

std::string Saying::operator()(const TakeCounters& e) const
{
    return Clause { you(), { "nimmt", "nehmen", "weg" },
        fmt::format("{} von {}", soMany(e.count, e.kind), object(e.what).dative()), "",
        ", so viele, wie dort liegen" }
        .say(order);
}

std::string Saying::operator()(const MoveCounters& e) const
{
    return Clause { you(), { "legt", "legen" },
        fmt::format("{} von {} auf {}", soMany(e.count, e.kind), object(e.from).dative(),
            object(e.to).accusative()),
        "", ", so viele, wie dort liegen" }
        .say(order);
}

std::string Saying::operator()(const EntersWith& e) const
{
    if (e.times && e.times->kind == Amount::Kind::X)
        return Clause { object(e.what), { "betritt", "betreten" },
            fmt::format(
                "die Insel mit X {} (dem X, für das sie gewirkt wurde)", counterWord(e.kind, true)),
            "", doing(e.kind) }
            .say(order);
    return Clause { object(e.what), { "betritt", "betreten" },
        fmt::format("die Insel mit {}{}",
            e.count == 1 ? "einer " + counterWord(e.kind, false)
                         : fmt::format("{} {}", e.count, counterWord(e.kind, true)),
            e.times ? forEach(*e.times) : ""),
        "", doing(e.kind) }
        .say(order);
}

std::string Saying::operator()(const Skip& e) const
{
    const Nominal who = german::who(e.who);
    if (e.part == Skip::Part::RestOfCombat)
        return Clause { unchanging("die Kampfphase"), { "endet", "enden" },
            "hier, ohne dass noch angegriffen wird" }
            .say(order);
    if (e.every)
        return Clause { who, { "lässt", "lassen", "aus" },
            fmt::format("in jedem eigenen Zug die {}", partOf(e.part)) }
            .say(order);
    if (e.nextTurn)
        return Clause { who, { "lässt", "lassen", "aus" },
            fmt::format("die {} {}es nächsten Zuges", partOf(e.part), who.possessive()) }
            .say(order);
    return Clause { who, { "lässt", "lassen", "aus" },
        fmt::format("{} {}",
            fmt::format("{}{} nächste{}", who.possessive(), e.part == Skip::Part::Turn ? "en" : "e",
                e.part == Skip::Part::Turn ? "n" : ""),
            partOf(e.part)) }
        .say(order);
}

std::string Saying::operator()(const Extra& e) const
{
    if (e.part == Extra::Part::Combat)
        return Clause { unchanging("dieser Zug"), { "hat", "haben" },
            "nach dieser Phase eine weitere Kampfphase" }
            .say(order);
    if (e.part == Extra::Part::AfterCombat)
        return Clause { unchanging("dieser Zug"), { "hat", "haben" },
            "in der Kampfphase gleich nach dieser eine weitere" }
            .say(order);
    return Clause { who(e.who), { "hat", "haben" }, "gleich nach diesem Zug einen weiteren" }.say(
        order);
}

std::string Saying::operator()(const Toll& e) const
{
    const Nominal what = object(e.what);
    const std::string_view whom = e.onlyRow ? "Ihre 11-Jahre-Karten"
        : e.onlyYou                         ? "Sie und Ihre 11-Jahre-Karten"
                                            : "";
    constexpr std::array<std::string_view, 3> deeds { "angreifen", "blocken",
        "angreifen oder blocken" };
    const std::string unless = e.price == 0
        ? std::string()
        : fmt::format(", außer wer {} befiehlt, bezahlt dafür {} Energie{}",
            e.deed == Toll::Deed::Attack ? "den Angriff" : "es", e.price,
            e.times ? forEach(*e.times) : std::string());
    return Clause { what, { "kann", "können" },
        spaced(lasting(e.duration).middle, fmt::format("{}{}nicht", whom, e.onlyYou ? " " : "")),
        std::string(deeds[static_cast<std::size_t>(e.deed)]),
        unless + (e.onlyRow ? "; haben Sie keine, so gilt das nicht" : "") }
        .say(order);
}

std::string Saying::operator()(const Increase& e) const
{
    if (e.deed == Increase::Deed::Counters)
        return Clause { unchanging(fmt::format("die Zahl der {}", counterWord(e.kind, true))),
            { "ist", "sind" }, much(e.times, e.plus), "",
            fmt::format(", wenn welche auf {} gelegt werden", oneOrThis(*e.on).accusative()) }
            .say(order);
    constexpr std::array<std::string_view, 3> deeds { "zieht", "sondiert", "plündert" };
    constexpr std::array<std::string_view, 3> yours { "ziehen", "sondieren", "plündern" };
    const bool you = e.who.kind == Who::Kind::You;
    const auto deed = static_cast<std::size_t>(e.deed);
    return Clause { unchanging("die Zahl der Karten"), { "ist", "sind" }, much(e.times, e.plus), "",
        fmt::format(", wann immer {} {}{}",
            you                                       ? "Sie"
                : e.who.kind == Who::Kind::EachPlayer ? "ein Spieler"
                                                      : "ein Gegner",
            e.when == Increase::When::Always          ? ""
                : e.when == Increase::When::DrawPhase ? "in der eigenen Ziehphase "
                                                      : "außerhalb der eigenen Ziehphase ",
            you ? yours[deed] : deeds[deed]) }
        .say(order);
}

std::string Saying::operator()(const MoreDamage& e) const
{
    const Lasting time = lasting(e.duration);
    const Nominal what = oneOrThis(e.what);
    return Clause { unchanging(e.combat ? "der Kampfschaden" : "der Schaden"), { "ist", "sind" },
        spaced(time.middle, much(e.times, e.plus)), "",
        e.to ? fmt::format(", den {} nimmt", what.nominative())
             : fmt::format(", den {} zufügt", what.nominative()) }
        .say(order);
}

std::string Saying::operator()(const NoLimbo& e) const
{
    return Clause { one(e.filter), { "wird", "werden" }, "", "verbannt",
        fmt::format(
            ", statt {} gelegt zu werden, woher auch immer", at(Way::Into, Zone::Limbo, e.side)) }
        .say(order);
}

std::string Saying::operator()(const DrawPhase& e) const
{
    return Clause { who(e.who), { "zieht", "ziehen" },
        fmt::format(
            "in jeder eigenen Ziehphase {} {} mehr", e.more, e.more == 1 ? "Karte" : "Karten") }
        .say(order);
}

std::string Saying::operator()(const RevealUntil& e) const
{
    const std::string to
        = e.to == Zone::Island ? std::string("auf die Insel") : at(Way::Into, e.to, Side::You);
    return Clause { you(), { "zeigt", "zeigen", "vor" }, "Karten von oben aus Ihrem Deck", "",
        fmt::format(", bis {} darunter ist; diese kommt {}{}, die anderen kommen {}",
            one(e.type, Suffix::Card).nominative(), to, e.returns ? " (das gilt als Betreten)" : "",
            e.restTo != Zone::Deck ? at(Way::Into, e.restTo, Side::You)
                : e.restAtRandom   ? std::string("in zufälliger Reihenfolge unter Ihr Deck")
                : e.restOrdered    ? std::string("in beliebiger Reihenfolge unter Ihr Deck")
                                   : std::string("in ihrer Reihenfolge unter Ihr Deck")) }
        .say(order);
}

std::string Saying::operator()(const CastFor& e) const
{
    if (e.besides && e.cost)
        return Clause { you(), { "dürfen", "dürfen" },
            fmt::format("zusätzlich {}", phrases::stones(e.cost->front().stones)), "bezahlen",
            "; ob Sie das getan haben, fragen andere Fähigkeiten" }
            .say(order);
    if (!e.cost)
        return Clause { you(), { "dürfen", "dürfen" }, "diese Karte", "wirken",
            ", ohne ihre Seelenkosten zu bezahlen" }
            .say(order);
    return Clause { you(), { "dürfen", "dürfen" }, "statt der Seelenkosten dies", "bezahlen",
        fmt::format(": {}", cost(*e.cost)) }
        .say(order);
}

} // namespace triptych::kryptik::german
