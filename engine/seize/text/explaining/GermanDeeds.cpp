#include "seize/text/explaining/GermanVerbs.h"

#include <string>
#include <vector>

#include <fmt/format.h>

// What else instructions do to mercenaries and tiles, in German.
namespace triptych::seize::german {
namespace {

std::string steps(int number, bool upTo)
{
    return fmt::format("{}{} {}", upTo ? "bis zu " : "", number, number == 1 ? "Feld" : "Felder");
}

} // namespace

// ---------------------------------------------------------------- Statuses

namespace {

Clause ending(const Thing& of, bool all, std::string_view kind)
{
    const Nominal status = nominal(all ? word("jed") : an(), { std::string(kind) },
        masculine("Status", "Status"), Many::No, " " + object(of).of());
    return { status, { "endet", "enden" } };
}

} // namespace

std::string Saying::operator()(const Mend& e) const
{
    words.need(e.what);
    words.need(Term::Mend);
    return ending(e.what, e.all, "körperlich").say(order);
}

std::string Saying::operator()(const Cleanse& e) const
{
    words.need(e.what);
    words.need(Term::Cleanse);
    return ending(e.what, e.all, "magisch").say(order);
}

std::string Saying::operator()(const Apply& e) const
{
    words.need(e.what);
    std::vector<std::string> doses;
    for (const Apply::Dose& dose : e.doses) {
        words.need(dose.status);
        Noun counter = feminine("Marke", "Marken");
        const std::string of = fmt::format(" {}", status(dose.status));
        counter.singular += of;
        counter.plural += of;
        doses.push_back(isCounted(dose.status) ? much(dose.count, counter, Counting::Pieces)
                                               : std::string(status(dose.status)));
    }
    return Clause { object(e.what), { "erhält", "erhalten" }, listed(doses) }.say(order);
}

std::string Saying::operator()(const Remove& e) const
{
    words.need(e.what);
    words.needEach(e.among);
    if (e.among != 0) {
        const bool all = e.count.kind == Amount::Kind::All;
        return Clause { object(e.what), { "verliert", "verlieren" },
            all && !e.upTo ? fmt::format("alle Marken {}", statuses(e.among, " und "))
                           : fmt::format("nach Ihrer Wahl {} {}",
                               all ? std::string("beliebig viele Marken")
                                   : fmt::format("{}{} {}", e.upTo ? "bis zu " : "", e.count.number,
                                       e.count.number == 1 ? "Marke" : "Marken"),
                               statuses(e.among, " oder ")) }
            .say(order);
    }
    if (e.every && (e.upTo || e.count.kind != Amount::Kind::All))
        return Clause { object(e.what), { "verliert", "verlieren" },
            fmt::format("{} beliebiger Status nach Ihrer Wahl",
                e.count.kind == Amount::Kind::All
                    ? std::string("beliebig viele Marken")
                    : fmt::format("{}{} {}", e.upTo ? "bis zu " : "", e.count.number,
                        e.count.number == 1 ? "Marke" : "Marken")) }
            .say(order);
    if (e.upTo)
        return Clause { object(e.what), { "verliert", "verlieren" },
            fmt::format("nach Ihrer Wahl {} {}",
                e.count.kind == Amount::Kind::All ? std::string("beliebig viele Marken")
                                                  : fmt::format("bis zu {} Marken", e.count.number),
                status(e.status)) }
            .say(order);
    if (e.every)
        return Clause { object(e.what), { "verliert", "verlieren" },
            "alle Marken der Status Erschöpfung, Blutung, Gift, Frost und Brand" }
            .say(order);
    words.need(e.status);
    const std::string lost = e.count.kind == Amount::Kind::All ? isCounted(e.status)
            ? fmt::format("alle Marken {}", status(e.status))
            : std::string(status(e.status))
                                                               : counters(e.count.number, e.status);
    const std::string other = !e.also ? std::string()
        : isCounted(*e.also)          ? fmt::format(" und alle Marken {}", status(*e.also))
                                      : fmt::format(" und {}", status(*e.also));
    return Clause { object(e.what), { "verliert", "verlieren" }, lost + other }.say(order);
}

std::string Saying::operator()(const Transfer& e) const
{
    words.need(e.what);
    if (e.status)
        words.need(*e.status);
    if (e.also)
        words.need(*e.also);
    words.needEach(e.among);
    const bool all = e.count.kind == Amount::Kind::All;
    const Nominal moved = nominal(e.upTo
            ? count(all ? std::string("beliebig viele") : fmt::format("bis zu {}", e.count.number))
            : all ? word("all")
                  : count(std::to_string(e.count.number)),
        {}, feminine("Marke", "Marken"), all || e.count.number != 1 ? Many::Yes : Many::No,
        e.also               ? fmt::format(" {} und {}", status(*e.status), status(*e.also))
            : e.status       ? fmt::format(" {}", status(*e.status))
            : e.among != 0   ? fmt::format(" {} nach Ihrer Wahl", statuses(e.among, " oder "))
            : all && !e.upTo ? " von jedem Status mit Marken"
                             : " beliebiger Status nach Ihrer Wahl");
    return Clause { moved, { "geht", "gehen" },
        fmt::format("{} auf {} über", after("von", object(e.what), Case::Dative),
            object(e.with).accusative()) }
        .say(order);
}

std::string Saying::operator()(const Fog& e) const
{
    words.need(e.where);
    words.need(Term::Fog);
    const Nominal where = tile(e.where);
    return Clause { nominal(none(), {}, masculine("Nebel", "Nebels")),
        e.remove ? Verb { "weicht", "weichen" } : Verb { "legt", "legen" },
        e.remove ? after("von", where, Case::Dative)
                 : fmt::format("sich auf {}", where.accusative()) }
        .say(order);
}

std::string Saying::operator()(const Gain& e) const
{
    words.need(e.what);
    for (const Modifier& modifier : e.modifiers)
        words.need(modifier);
    return given(e, order);
}

std::string Saying::operator()(const Ready& e) const
{
    words.need(e.what);
    words.need(Status::Exhaust);
    return Clause { object(e.what), { "verliert", "verlieren" }, "alle Marken Erschöpfung" }.say(
        order);
}

std::string Saying::operator()(const Reapply& e) const
{
    words.need(e.what);
    words.need(Term::Defense);
    return Clause { nominal(
                        the(), {}, feminine("Verteidigung"), Many::No, " " + object(e.what).of()),
        e.spent ? Verb { "ist", "sind" } : Verb { "zählt", "zählen" },
        e.spent ? "verbraucht" : "wieder, als wäre sie unverbraucht" }
        .say(order);
}

// ---------------------------------------------------------------- Where they stand

std::string Saying::operator()(const MoveTiles& e) const
{
    words.need(e.what);
    return Clause { object(e.what), becomes,
        fmt::format("{} {}", steps(e.count, e.upTo),
            e.way            ? fmt::format("{} (wie Sie es sehen)", way(*e.way))
                : e.straight ? "geradeaus in eine Richtung Ihrer Wahl"
                             : "nach Ihrer Wahl"),
        "bewegt", "; das kostet keine Bewegung" }
        .say(order);
}

std::string Saying::operator()(const MoveTo& e) const
{
    words.need(e.what);
    words.need(e.where);
    return Clause { object(e.what), becomes, fmt::format("auf {}", tile(e.where).accusative()),
        "gestellt", ", wenn es frei ist" }
        .say(order);
}

std::string Saying::operator()(const Push& e) const
{
    words.need(e.what);
    if (e.from)
        words.need(*e.from);
    if (e.home)
        return Clause { object(e.what), becomes,
            fmt::format("{} auf die eigene Gildenhalle zu", steps(e.count, false)), "gestoßen",
            ", soweit der Weg frei ist" }
            .say(order);
    return Clause { object(e.what), becomes,
        fmt::format("{} gerade{}", steps(e.count, e.upTo),
            e.from ? fmt::format(" {} {}", e.pull ? "zu" : "von", object(*e.from).dative())
                   : std::string()),
        e.pull ? "herangezogen" : "weggestoßen", ", soweit der Weg frei ist" }
        .say(order);
}

std::string Saying::operator()(const Swap& e) const
{
    words.need(e.what);
    words.need(e.with);
    return Clause { joined(object(e.what), object(e.with)), { "tauscht", "tauschen" },
        e.treasures    ? "alle Schätze, die sie tragen,"
            : e.health ? "das verbliebene Leben"
                       : "die Plätze" }
        .say(order);
}

std::string Saying::operator()(const Upstage& e) const
{
    words.need(e.what);
    words.need(Term::Upstage);
    return Clause { object(e.what), becomes, "", "verdrängt" }.say(order);
}

std::string Saying::operator()(const GainMovement& e) const
{
    words.need(e.what);
    if (e.lost)
        return Clause { object(e.what), { "verliert", "verlieren" },
            "für diesen Zug die restliche Bewegung" }
            .say(order);
    return Clause { object(e.what), { "darf", "dürfen" },
        fmt::format("in diesem Zug {} mehr",
            much(e.count, masculine("Schritt", "Schritts", "Schritte"), Counting::Pieces)),
        "gehen" }
        .say(order);
}

// ---------------------------------------------------------------- Attacking, and leaving

std::string Saying::operator()(const AttackAgain& e) const
{
    words.need(e.what);
    const Nominal what = object(e.what);
    return Clause { what, { "ist", "sind" }, "nicht mehr erschöpft", "",
        fmt::format(
            " und {} in diesem Zug noch einmal angreifen", what.several ? "dürfen" : "darf") }
        .say(order);
}

namespace {

/// "; der Angriff richtet reinen Schaden an"
std::string suchAnAttack(const Strike& e)
{
    std::string said;
    for (const Modifier& modifier : e.manner) {
        AlterAttack altered;
        altered.modifier = modifier;
        said += "; "
            + given(altered, nominal(the(), {}, masculine("Angriff", "Angriffe")), Order::Main);
    }
    return said;
}

} // namespace

std::string Saying::operator()(const Strike& e) const
{
    words.need(e.what);
    const Nominal what = object(e.what);
    const std::string_view how = e.how == How::Melee ? "im Nahkampf"
        : e.how == How::Ranged                       ? "im Fernkampf"
                                                     : "im Nah- oder Fernkampf";
    const std::string more = e.more > 0 ? fmt::format(" mit {} Schaden mehr", e.more)
        : e.more < 0                    ? fmt::format(" mit {} Schaden weniger", -e.more)
                                        : std::string();
    return Clause { what, { "greift", "greifen", "an" },
        e.against ? fmt::format("sofort {}{} {}", how, more, object(*e.against).accusative())
                  : fmt::format(
                      "sofort {}{} einen nach Wahl {}es Spielers", how, more, what.possessive()),
        "",
        fmt::format("; das erschöpft {} nicht, und {} {} trotzdem noch angreifen{}",
            what.pronounObject(), what.pronoun(), what.several ? "dürfen" : "darf",
            suchAnAttack(e)) }
        .say(order);
}

std::string Saying::operator()(const Destroy& e) const
{
    words.need(e.what);
    const Nominal what = object(e.what);
    return Clause { what, becomes, "", "vernichtet",
        fmt::format("; {} {} mit allen Schätzen in die Ablage, und das Kopfgeld geht {}verloren",
            what.pronoun(), what.several ? "kommen" : "kommt",
            !e.free       ? ""
                : e.yours ? "nicht für Sie "
                          : "nicht ") }
        .say(order);
}

std::string Saying::operator()(const Exit& e) const
{
    words.need(e.what);
    words.need(Term::Exit);
    return Clause { object(e.what), { "verlässt", "verlassen" }, "das Schlachtfeld" }.say(order);
}

std::string Saying::operator()(const ReturnToHand& e) const
{
    if (e.played) {
        const std::string_view where = e.goal == ReturnToHand::Goal::Top
            ? "oben auf das Deck ihres Eigentümers"
            : e.goal == ReturnToHand::Goal::Bottom ? "unter das Deck ihres Eigentümers"
            : e.goal == ReturnToHand::Goal::Deck
            ? "in das Deck ihres Eigentümers, das gemischt wird,"
            : "auf die Hand ihres Eigentümers";
        return Clause { nominal(none(), {}, feminine("diese Karte")), { "kommt", "kommen" },
            fmt::format("danach {} und nicht auf den Ablagestapel", where) }
            .say(order);
    }
    words.need(e.what);
    const Nominal what = object(e.what);
    if (e.goal != ReturnToHand::Goal::Hand) {
        const std::string whose = what.several ? "ihrer Eigentümer"
                                               : fmt::format("{}es Eigentümers", what.possessive());
        const std::string_view where = e.goal == ReturnToHand::Goal::Top ? "oben auf das Deck"
            : e.goal == ReturnToHand::Goal::Bottom                       ? "unter das Deck"
                                                                         : "in das Deck";
        return Clause { what, { "wird", "werden" }, fmt::format("{} {}", where, whose),
            e.goal == ReturnToHand::Goal::Deck ? "gemischt" : "gelegt",
            fmt::format("; {}e Schätze werden abgeworfen", what.possessive()) }
            .say(order);
    }
    return Clause { what, { "kehrt", "kehren" },
        fmt::format("auf die Hand {} zurück",
            what.several ? "ihrer Eigentümer" : fmt::format("{}es Eigentümers", what.possessive())),
        "",
        fmt::format("; {}e Schätze {}", what.possessive(),
            e.withTreasures ? "gehen mit" : "werden abgeworfen") }
        .say(order);
}

} // namespace triptych::seize::german
