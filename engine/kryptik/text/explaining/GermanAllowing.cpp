#include "kryptik/text/explaining/GermanVerbs.h"
#include "kryptik/text/printing/Phrases.h"

#include <cstdlib>

#include <fmt/format.h>

// What players may do, what it costs, and what they are given, in German.
namespace triptych::kryptik::german {

// ---------------------------------------------------------------- What is allowed

namespace {

/// Of a player it is said whose turn that is.
Lasting lastingTheirs(Duration duration)
{
    if (duration == Duration::ItsNextTurn)
        return { "bis zum Beginn des eigenen nächsten Zuges" };
    if (duration == Duration::ItsNextTurnEnd)
        return { "bis zum Ende des eigenen nächsten Zuges" };
    return lasting(duration);
}

} // namespace

std::string Saying::operator()(const Forbid& e) const
{
    if (e.most > 0 && e.deed == Forbid::Deed::Attack)
        return Clause { who(e.who), { "kann", "können" },
            fmt::format(
                "in jedem Zug höchstens mit {} {}", e.most, e.most == 1 ? "Bürger" : "Bürgern"),
            "angreifen" }
            .say(order);
    if (e.most > 0 && e.deed == Forbid::Deed::Draw)
        return Clause { who(e.who), { "kann", "können" },
            fmt::format("in jedem Zug, die Ziehphase mitgezählt, höchstens {} {}", e.most,
                e.most == 1 ? "Karte" : "Karten"),
            "ziehen" }
            .say(order);
    if (e.which) {
        const Lasting time = lastingTheirs(e.duration);
        return Clause { who(e.who), { "kann", "können" }, time.middle,
            fmt::format("{} nicht wirken", described(*e.which, none(), Many::Yes).accusative()),
            time.tail }
            .say(order);
    }
    if (e.most > 0) {
        const std::string_view noun = e.deed == Forbid::Deed::CastSpells ? "Zauber"
            : e.deed == Forbid::Deed::CastCitizens                       ? "Bürger"
                                                                         : "Karten";
        return Clause { who(e.who), { "kann", "können" },
            fmt::format("in jedem Zug höchstens {} {}", e.most,
                e.most == 1 && noun == "Karten" ? "Karte" : noun),
            "wirken" }
            .say(order);
    }
    const Lasting time = lastingTheirs(e.duration);
    std::string_view what;
    switch (e.deed) {
    case Forbid::Deed::CastSpells:
        what = "keine Zauber wirken";
        break;
    case Forbid::Deed::CastCitizens:
        what = "keine Bürger wirken";
        break;
    case Forbid::Deed::CastCards:
        what = "nichts wirken";
        break;
    case Forbid::Deed::Activate:
        what = "keine Fähigkeiten nutzen";
        break;
    case Forbid::Deed::LoseYears:
        what = "durch nichts 11-Jahre-Karten verlieren";
        break;
    case Forbid::Deed::LoseYearsInCombat:
        what = "durch Kampfschaden keine 11-Jahre-Karten verlieren";
        break;
    case Forbid::Deed::UseYears:
        what = "keine 11-Jahre-Fähigkeiten nutzen";
        break;
    case Forbid::Deed::Search:
        what = "keine Decks durchsuchen";
        break;
    case Forbid::Deed::MakeEnergy:
        what = "keine Seelenenergie erzeugen";
        break;
    case Forbid::Deed::BeDestroyed:
        what = "nicht zerstört werden";
        break;
    case Forbid::Deed::BeDamaged:
        what = "keinen Schaden nehmen";
        break;
    case Forbid::Deed::Attack:
        what = "nicht angreifen";
        break;
    case Forbid::Deed::LoseYearsToEffects:
        what = "durch Zauber und Fähigkeiten keine 11-Jahre-Karten verlieren";
        break;
    case Forbid::Deed::AttackYou:
        what = "Sie und Ihre 11-Jahre-Karten nicht angreifen";
        break;
    case Forbid::Deed::Draw:
        what = "keine Karten ziehen";
        break;
    case Forbid::Deed::CastYears:
        what = "keine Karten für ihre 11-Jahre-Kosten wirken";
        break;
    case Forbid::Deed::BeCombatDamaged:
        what = "keinen Kampfschaden nehmen";
        break;
    case Forbid::Deed::ReturnOwn:
        what = "keine Karten aus dem eigenen Limbo-Stapel zurückbringen";
        break;
    case Forbid::Deed::ReturnAny:
        what = "keine Karten aus einem Limbo-Stapel zurückbringen";
        break;
    }
    return Clause { who(e.who), { "kann", "können" }, time.middle, std::string(what), time.tail }
        .say(order);
}

std::string Saying::operator()(const CostChange& e) const
{
    if (e.ofYears)
        return Clause { nominal(the(), {}, feminine("11-Jahre-Kosten", "11-Jahre-Kosten"),
                            Many::Yes,
                            fmt::format(" {}", described(e.filter, word("all"), Many::Yes).of())),
            { "ist", "sind" },
            fmt::format("{}um {} {}",
                e.who == Side::You             ? "für Sie "
                    : e.who == Side::Opponents ? "für Ihre Gegner "
                                               : "",
                std::abs(e.amount), e.amount < 0 ? "kleiner, aber nicht unter null" : "größer") }
            .say(order);
    if (e.ofAbilities)
        return Clause { unchanging(
                            fmt::format("der Teil der Kosten aktiver Fähigkeiten {}, der mit "
                                        "jeder Energie bezahlt werden kann,",
                                described(e.filter, word("all"), Many::Yes).of())),
            { "ist", "sind" },
            fmt::format("um {} {}", std::abs(e.amount),
                e.amount < 0 ? "kleiner, aber nicht unter null" : "größer") }
            .say(order);
    const std::string_view by = e.ofThis ? ""
        : e.who == Side::You             ? ", die Sie wirken"
        : e.who == Side::Opponents       ? ", die Ihre Gegner wirken"
                                         : "";
    const std::string_view firstBy = e.who == Side::You ? ", den Sie in jedem Zug wirken"
        : e.who == Side::Opponents                      ? ", den ein Gegner in jedem Zug wirkt"
                                                        : " in jedem Zug";
    Nominal what = thisCard();
    if (!e.ofThis && e.nth > 0) {
        what = described(e.filter, the(), Many::No, Suffix::None, { ordinal(e.nth, "") });
        const std::string clause(firstBy);
        what = what.with(what.gender == Gender::Feminine && clause.starts_with(", den")
                ? fmt::format(", die{}", clause.substr(5))
                : clause);
        what = what.with(close);
    } else if (!e.ofThis && e.next) {
        what = described(e.filter, the(), Many::No, Suffix::None, { "nächst" });
        const std::string_view whose = e.who == Side::You ? " von Ihnen"
            : e.who == Side::Opponents                    ? " eines Gegners"
                                                          : "";
        what = what.with(fmt::format("{} in diesem Zug", whose));
    } else if (!e.ofThis && e.duration != Duration::Permanent) {
        what = described(e.filter, word("all"), Many::Yes).with(by).with(by.empty() ? "" : close);
        what = what.with(e.duration == Duration::YourNextTurn
                ? " bis zum Beginn Ihres nächsten Zuges"
                : " bis zum Ende dieses Zuges");
    } else if (!e.ofThis)
        what = described(e.filter, word("all"), Many::Yes).with(by).with(by.empty() ? "" : close);
    return Clause { nominal(the(), {}, masculine("Teil", "Teils"), Many::No,
                        fmt::format(" der Seelenkosten {}, der mit jeder Energie bezahlt werden "
                                    "kann{}",
                            what.of(), close)),
        { "ist", "sind" },
        fmt::format("um {}{} {}", std::abs(e.amount), e.times ? forEach(*e.times) : "",
            e.amount < 0 ? "kleiner, aber nicht unter null" : "größer") }
        .say(order);
}

std::string Saying::operator()(const CastFromLimbo& e) const
{
    return Clause { you(), { "darf", "dürfen" }, "diese Karte auch aus Ihrem Limbo-Stapel",
        "wirken",
        fmt::format(", wann immer Sie sie aus der Hand wirken könnten{}{}",
            e.yearCost   ? std::string("; sie kostet dann ihre 11-Jahre-Kosten")
                : e.cost ? fmt::format("; sie kostet dann {} ihren Seelenkosten: {}",
                      e.besides ? "neben" : "statt", cost(*e.cost))
                         : std::string(),
            e.whenResolved ? "; sobald sie verrechnet ist, aber nicht, wenn sie aufgehoben wird, "
                             "wird sie verbannt"
                : e.abolished ? "; danach, oder wenn sie aufgehoben wird, wird sie verbannt"
                : e.leaves
                ? "; wenn sie so gewirkt wurde und die Insel verlassen würde, wohin auch "
                  "immer, wird sie stattdessen verbannt"
                : "") }
        .say(order);
}

std::string Saying::operator()(const CastFrom& e) const
{
    const Lasting time = lasting(e.duration);
    return Clause { you(), { "darf", "dürfen" },
        spaced(time.middle,
            fmt::format("{} {} wie von der Hand",
                e.once ? "einmal in jedem Zug " + one(e.filter).accusative()
                       : described(e.filter, none(), Many::Yes).accusative(),
                e.zone == Zone::Deck ? "von oben aus Ihrem Deck" : "aus Ihrem Limbo-Stapel")),
        "wirken",
        fmt::format("{}{}",
            e.zone == Zone::Deck ? "; die oberste Karte Ihres Decks sehen Sie allein jederzeit"
                                 : "",
            e.abolished && e.filter.noun == Filter::Noun::Citizen
                ? "; ein so gewirkter Bürger, der die Insel verlassen würde, wird stattdessen "
                  "verbannt"
                : e.whenResolved
                ? "; ein so gewirkter Zauber wird verbannt, sobald er verrechnet ist, aber nicht, "
                  "wenn er aufgehoben wird"
                : e.abolished
                ? "; ein so gewirkter Zauber wird danach, oder wenn er aufgehoben wird, "
                  "verbannt"
                : "") }
        .say(order);
}

std::string Saying::operator()(const CastOnly& e) const
{
    if (e.of)
        return Clause { you(), { "darf", "dürfen" },
            spaced(lasting(e.duration).middle,
                fmt::format("{} wie Zauber zu jeder Zeit",
                    described(*e.of, none(), Many::Yes).accusative())),
            "wirken", lasting(e.duration).tail }
            .say(order);
    if (e.anyTime)
        return Clause { thisCard(), { "darf", "dürfen" }, "wie ein Zauber zu jeder Zeit",
            "gewirkt werden" }
            .say(order);
    return Clause { thisCard(), { "darf", "dürfen" }, "nur dann", "gewirkt werden" }.say(order);
}

std::string Saying::operator()(const NotCountered& e) const
{
    if (e.of)
        return Clause { described(*e.of, none(), Many::Yes)
                            .with(e.side == Side::You           ? ", die Sie wirken"
                                    : e.side == Side::Opponents ? ", die Ihre Gegner wirken"
                                                                : "")
                            .with(e.side == Side::Any ? "" : close),
            { "kann", "können" }, spaced(lasting(e.duration).middle, "durch nichts"),
            "aufgehoben werden", lasting(e.duration).tail }
            .say(order);
    return Clause { thisCard(), { "kann", "können" }, "durch nichts", "aufgehoben werden" }.say(
        order);
}

std::string Saying::operator()(const HandSize& e) const
{
    const Nominal player = who(e.who);
    if (e.unlimited)
        return Clause { player, { "wirft", "werfen" },
            "am Ende des Zuges keine überzähligen Handkarten ab" }
            .say(order);
    if (e.number)
        return Clause { player, { "darf", "dürfen" },
            fmt::format("am Ende des Zuges bis zu {} {} auf der Hand", *e.number,
                *e.number == 1 ? "Karte" : "Karten"),
            "behalten" }
            .say(order);
    return Clause { player, { "darf", "dürfen" },
        fmt::format("am Ende des Zuges {} {} {} auf der Hand", std::abs(e.change),
            std::abs(e.change) == 1 ? "Karte" : "Karten", e.change < 0 ? "weniger" : "mehr"),
        "behalten" }
        .say(order);
}

std::string Saying::operator()(const MoreSoul& e) const
{
    if (e.amount == 0)
        return Clause { who(e.who), { "darf", "dürfen" },
            fmt::format("Energie jeder Farbe mit {}",
                e.spent ? "jeder Seelenenergie" : "den Karten in der eigenen Seelenreihe"),
            "bezahlen" }
            .say(order);
    return Clause { who(e.who), { "darf", "dürfen" },
        fmt::format("{} {} {} mehr in die Seelenreihe",
            e.duration == Duration::Permanent ? "in jedem Zug" : "in diesem Zug", e.amount,
            e.amount == 1 ? "Karte" : "Karten"),
        "legen" }
        .say(order);
}

std::string Saying::operator()(const SeeTop& e) const
{
    if (e.years && e.hand)
        return Clause { nominal(word("all"), {}, player(), Many::Yes), { "sieht", "sehen" },
            fmt::format("jederzeit alle 11-Jahre-Karten {}", who(*e.hand).of()), "",
            "; ihre Reihenfolge bleibt" }
            .say(order);
    if (e.years)
        return Clause { you(), { "sieht", "sehen" },
            "jederzeit, nur Sie allein, die Karten Ihrer 11-Jahre-Reihe", "",
            "; ihre Reihenfolge bleibt" }
            .say(order);
    if (e.hand)
        return Clause { nominal(word("all"), {}, player(), Many::Yes), { "sieht", "sehen" },
            fmt::format("jederzeit alle Handkarten {}", who(*e.hand).of()) }
            .say(order);
    const Nominal all = e.all ? nominal(word("all"), {}, player(), Many::Yes) : you();
    return Clause { all, { "sieht", "sehen" },
        fmt::format("{}jederzeit die oberste Karte Ihres Decks", e.all ? "" : "allein ") }
        .say(order);
}

// ---------------------------------------------------------------- Energy, numbers, names

std::string Saying::operator()(const AddEnergy& e) const
{
    return Clause { you(), { "erhält", "erhalten" },
        fmt::format("sofort und ohne den Effektstapel Seelenenergie {}{}",
            phrases::stones(e.stones), e.times ? forEach(*e.times) : "") }
        .say(order);
}

std::string Saying::operator()(const ChooseNumber& e) const
{
    const Nominal most = equal(e.upTo);
    return Clause { you(), { "wählt", "wählen" },
        most.marked ? fmt::format("eine ganze Zahl von 0 bis zu {}", most.dative())
                    : fmt::format("eine ganze Zahl von 0 bis {}", most.dative()) }
        .say(order);
}

std::string Saying::operator()(const WinLose& e) const
{
    const Nominal player = who(e.who);
    return e.wins
        ? Clause { player, { "gewinnt", "gewinnen" }, "das Spiel" }.say(order)
        : Clause { player, { "scheidet", "scheiden", "aus" }, "aus dem Spiel" }.say(order);
}

std::string Saying::operator()(const Pay& e) const
{
    return Clause { who(e.who), { "bezahlt", "bezahlen" },
        fmt::format(
            "{}{} aus Seelenenergie", phrases::stones(e.stones), e.times ? forEach(*e.times) : "") }
        .say(order);
}

std::string Saying::operator()(const Name& e) const
{
    return Clause { object(e.what), { "wird", "werden" }, "", "ausgewählt" }.say(order);
}

std::string Saying::operator()(const NamePlayer& e) const
{
    return Clause { who(e.who), { "wird", "werden" }, "", "ausgewählt" }.say(order);
}

// ---------------------------------------------------------------- Abilities given

std::string Saying::operator()(const Grant& e) const
{
    const Lasting time = lasting(e.duration);
    return Clause { object(e.what), { "hat", "haben" }, spaced(time.middle, "diese Fähigkeit"), "",
        fmt::format("{}, in der „diese Karte“ und „Sie“ für den stehen, der sie hat: [{}]",
            time.tail, explained(*e.ability)) }
        .say(order);
}

std::string Saying::operator()(const Watch& e) const
{
    if (e.of)
        return Clause { unchanging("dies"), { "gilt", "gelten" },
            fmt::format("für den Rest dieses Zuges, wobei „diese Karte“ für {} steht: [{}]",
                object(*e.of).accusative(), explained(*e.ability)) }
            .say(order);
    return Clause { unchanging("dies"), { "gilt", "gelten" },
        fmt::format("{}: [{}]",
            e.duration == Duration::EndOfTurn ? "für den Rest dieses Zuges"
                                              : lasting(e.duration).middle,
            explained(*e.ability)) }
        .say(order);
}

} // namespace triptych::kryptik::german
