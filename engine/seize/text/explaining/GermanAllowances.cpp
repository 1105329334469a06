#include "seize/text/explaining/GermanVerbs.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>

#include <fmt/format.h>

// What is on the stack, what lies on a card, and what players may and may not do, in German.
namespace triptych::seize::german {

namespace {

/// "ein Angriff gegen einen Söldner, der auf dem Stapel wartet"
Nominal waiting(const Counter& e)
{
    Nominal what;
    switch (e.what) {
    case Counter::What::Ability:
        what = nominal(an(), {}, feminine("Fähigkeitskarte"));
        break;
    case Counter::What::Instant:
        what = nominal(an(), {}, feminine("Sofortkarte"));
        break;
    case Counter::What::AttackAbility:
        what = nominal(an(), {}, feminine("Angriffskarte"));
        break;
    case Counter::What::Attack:
        what = nominal(an(), {}, attackWord(e.how));
        break;
    case Counter::What::Move:
        what = nominal(an(), {}, feminine("Bewegung"));
        break;
    case Counter::What::Plunder:
        what = nominal(an(), {}, feminine("Plünderung"));
        break;
    case Counter::What::Event:
        what = nominal(an(), {}, feminine("Ereigniskarte"));
        break;
    case Counter::What::Active:
        what = nominal(an(), {}, feminine("benutzte Fähigkeit"));
        break;
    case Counter::What::Action:
        what = unchanging("ein Angriff, eine Bewegung oder eine Plünderung", Gender::Feminine);
        break;
    }
    if (e.side != Side::Any)
        what = what.with(e.side == Side::Yours ? " von Ihnen" : " eines Gegners");
    if (e.single)
        what = what.with(" mit einem einzigen Ziel");
    const bool ofItself = e.what == Counter::What::Move || e.what == Counter::What::Plunder;
    if (e.against && ofItself)
        what = what.with(" " + one(*e.against).of());
    else if (e.against)
        what = what.with(fmt::format(" gegen {}", one(*e.against).accusative()));
    if (e.by)
        what = what.with(fmt::format(" durch {}", one(*e.by).accusative()));
    return what.with(relative(what, "auf dem Stapel wartet"));
}

} // namespace

std::string Saying::operator()(const Counter& e) const
{
    if (e.that)
        return Clause { unchanging("was dies ausgelöst hat,", Gender::Neuter), { "wird", "werden" },
            "", "aufgehoben", "; was es gekostet hat, bleibt bezahlt" }
            .say(order);
    return Clause { waiting(e), { "wird", "werden" }, "", "aufgehoben",
        "; was es gekostet hat, bleibt bezahlt" }
        .say(order);
}

std::string Saying::operator()(const Retarget& e) const
{
    const std::string what
        = e.item.that ? std::string("das, was dies ausgelöst hat,") : waiting(e.item).accusative();
    if (e.copy)
        return Clause { you(), { "kopieren", "kopieren" }, what, "",
            e.anew ? "; für die Kopie dürfen Sie neue Ziele wählen" : "" }
            .say(order);
    const std::string whom = !e.to ? std::string()
        : e.to->self               ? ", und zwar diesen Söldner"
                                   : ", und zwar " + one(*e.to).accusative();
    return Clause { you(), { "wählen", "wählen" }, fmt::format("für {} ein neues Ziel", what), "",
        whom + (e.beside ? " neben dem bisherigen Ziel" : "") }
        .say(order);
}

std::string Saying::operator()(const AlterAttack& e) const
{
    Nominal what = nominal(e.attack.that ? the() : an(), {}, attackWord(e.attack.how));
    if (e.attack.against)
        what = what.with(fmt::format(" gegen {}", one(*e.attack.against).accusative()));
    if (e.attack.by)
        what = what.with(fmt::format(" durch {}", one(*e.attack.by).accusative()));
    if (!e.attack.that)
        what = what.with(relative(what, "auf dem Stapel wartet"));
    return given(e, what, order);
}

std::string Saying::operator()(const Mark& e) const
{
    const Noun noun = feminine("Marke", "Marken");
    const std::string name = fmt::format(" „{}“", e.name);
    if (e.remove)
        return Clause { you(), { "entfernen", "entfernen" },
            e.count.kind == Amount::Kind::All ? fmt::format("alle Marken{} von dieser Karte", name)
                                              : fmt::format("{}{} von dieser Karte",
                                                  much(e.count, noun, Counting::Pieces), name) }
            .say(order);
    return Clause { you(), { "legen", "legen" },
        fmt::format("{}{} auf diese Karte{}", much(e.count, noun, Counting::Pieces), name,
            e.most > 0 ? fmt::format(", höchstens {} im Ganzen{}", e.most, close) : std::string()) }
        .say(order);
}

namespace {

/// "Ihre Sofortkarten", "Ihre Angriffe": what waits on the stack, by its Counter::What
Nominal ofYours(int which)
{
    const auto yours = [](const Noun& noun, const std::vector<std::string>& adjectives = {}) {
        return nominal(own("Ihr"), adjectives, noun, Many::Yes);
    };
    switch (static_cast<Counter::What>(which)) {
    case Counter::What::Instant:
        return yours(feminine("Sofortkarte", "Sofortkarten"));
    case Counter::What::AttackAbility:
        return yours(feminine("Angriffskarte", "Angriffskarten"));
    case Counter::What::Event:
        return yours(feminine("Ereigniskarte", "Ereigniskarten"));
    case Counter::What::Active:
        return yours(feminine("Fähigkeit", "Fähigkeiten"), { "aktiv" });
    case Counter::What::Attack:
        return yours(masculine("Angriff", "Angriffs", "Angriffe"));
    case Counter::What::Plunder:
        return yours(feminine("Plünderung", "Plünderungen"));
    case Counter::What::Ability:
    case Counter::What::Action:
    case Counter::What::Move:
        break;
    }
    return yours(feminine("Fähigkeitskarte", "Fähigkeitskarten"));
}
Nominal ofWhom(const Allowance& e)
{
    return e.by->kind == Thing::Kind::Each ? described(e.by->filter, none(), Many::Yes)
                                           : single(e.by->kind, {});
}
/// "Ihre Sofortkarten", "Nahkampfangriffe von dieser Karte"
Nominal whatWaits(const Allowance& e)
{
    if (!e.by)
        return ofYours(e.number);
    return nominal(none(), {}, attackWord(e.how == How::Any ? How::Attack : e.how), Many::Yes)
        .with(fmt::format(" von {}", ofWhom(e).dative()));
}
std::string_view nthGerman(const Allowance& e)
{
    constexpr std::array<std::string_view, 4> words { "erste", "zweite", "dritte", "vierte" };
    return e.duration == Duration::Always
        ? words[static_cast<std::size_t>(std::clamp(e.nth, 1, 4)) - 1]
        : std::string_view("nächste");
}

} // namespace

std::string Saying::operator()(const Allowance& e) const
{
    const Nominal player = who(e.who);
    const std::string_view time = e.duration == Duration::ThisTurn ? "in diesem Zug "
        : e.duration == Duration::UntilYourNextTurn   ? "bis zum Beginn Ihres nächsten Zuges "
        : e.duration == Duration::ThroughYourNextTurn ? "bis zum Ende Ihres nächsten Zuges "
        : e.duration == Duration::DuringYourNextTurn  ? "in Ihrem nächsten Zug "
        : e.duration == Duration::ThroughThisPhase    ? "bis zum Ende dieser Phase "
        : e.duration == Duration::ThroughNextAttackPhase
        ? "bis zum Ende der nächsten Angriffsphase "
        : e.duration == Duration::ThroughAttackPhase ? "bis zum Ende der Angriffsphase "
        : e.duration == Duration::DuringItsNextTurn  ? "im eigenen nächsten Zug "
                                                     : "";
    const int size = std::abs(e.number);
    const auto may = [&](std::string what, std::string end) {
        return Clause { player, { "darf", "dürfen" }, std::string(time) + what, std::move(end) }
            .say(order);
    };
    const auto cannot = [&](std::string what, std::string end) {
        return Clause { player, { "kann", "können" }, std::string(time) + what, std::move(end) }
            .say(order);
    };
    switch (e.kind) {
    case Allowance::Kind::AbilityCost: {
        if (e.once)
            return Clause {
                cards(e.cards, the(), Many::No)
                    .with(fmt::format(", die {} {}als {} {}", player.nominative(),
                        e.duration == Duration::Always ? "in jedem Zug " : std::string(time),
                        nthGerman(e), player.polite ? "spielen," : "spielt,")),
                { "kostet", "kosten" },
                fmt::format("{} {} {}", size, size == 1 ? "Schatz" : "Schätze",
                    e.number < 0 ? "weniger" : "mehr")
            }
                .say(order);
        const Nominal which = cards(e.cards, player.polite ? own("Ihr") : the(), Many::Yes);
        return Clause { player.polite ? which : which.with(" " + player.of()),
            { "kostet", "kosten" },
            fmt::format("{}{} {} {}{}{}", time, size, size == 1 ? "Schatz" : "Schätze",
                e.number < 0 ? "weniger" : "mehr",
                e.times ? forEach(*e.times->counted) : std::string(),
                e.atLeastOne ? ", mindestens aber 1" : "") }
            .say(order);
    }
    case Allowance::Kind::Toll: {
        const Nominal which = cards(e.cards, player.polite ? own("Ihr") : the(), Many::Yes);
        return Clause { (player.polite ? which : which.with(" " + player.of()))
                            .with(fmt::format(
                                ", die {} zum Ziel haben{}", ofWhom(e).accusative(), close)),
            { "kostet", "kosten" },
            fmt::format("{} {} mehr", size, size == 1 ? "Schatz" : "Schätze") }
            .say(order);
    }
    case Allowance::Kind::WinsFlips:
        return Clause { player,
            e.number > 0 ? Verb { "gewinnt", "gewinnen" } : Verb { "verliert", "verlieren" },
            fmt::format("jeden Münzwurf{}",
                e.by ? fmt::format(" für {}", ofWhom(e).accusative()) : std::string()) }
            .say(order);
    case Allowance::Kind::CardDamage: {
        const Nominal which = cards(e.cards, player.polite ? own("Ihr") : the(), Many::Yes);
        return Clause { player.polite ? which : which.with(" " + player.of()), { "fügt", "fügen" },
            fmt::format("{}{} Schaden {}", time, size, e.number < 0 ? "weniger" : "mehr"), "zu" }
            .say(order);
    }
    case Allowance::Kind::NoLoss:
        return cannot("keine Beute", "verlieren");
    case Allowance::Kind::LootLost:
    case Allowance::Kind::LootGained:
        return Clause { player,
            e.kind == Allowance::Kind::LootLost ? Verb { "verliert", "verlieren" }
                                                : Verb { "erhält", "erhalten" },
            fmt::format("{}{} {} Beute {}", time,
                e.once ? "beim ersten Mal in jedem Zug" : "jedes Mal", size,
                e.number < 0 ? "weniger" : "mehr") }
            .say(order);
    case Allowance::Kind::LeastVault:
        return cannot(fmt::format("nicht unter {} Beute", e.number), "fallen");
    case Allowance::Kind::HandLimit:
        return may(fmt::format("am Ende des Zuges {} {} auf der Hand", size,
                       size == 1 ? "Karte" : "Karten"),
            "behalten");
    case Allowance::Kind::NoEquip:
        return cannot("keine Schätze", "anlegen");
    case Allowance::Kind::NoPhase:
        return Clause { player, { "überspringt", "überspringen" },
            fmt::format("in jedem eigenen Zug die {}", phase(static_cast<Phase>(e.number))) }
            .say(order);
    case Allowance::Kind::Plunders:
        return may(fmt::format("in jedem Zug {} Mal mehr", size), "plündern");
    case Allowance::Kind::Timely: {
        CardFilter which;
        which.kind = static_cast<CardFilter::Kind>(e.number);
        return may(cards(which, none(), Many::Yes).accusative()
                + (e.once ? " wie Sofortkarten" : " auch dann"),
            "spielen");
    }
    case Allowance::Kind::Safe: {
        if (e.number == Allowance::Discarded)
            return Clause { german::who({ Who::Kind::EachOpponent }), { "kann", "können" },
                fmt::format("{}Sie nicht", time), "abwerfen lassen" }
                .say(order);
        std::string said;
        const auto add = [&](Allowance::Harm harm, std::string_view name) {
            if (e.number & harm)
                said += fmt::format("{}{}", said.empty() ? "" : " oder ", name);
        };
        add(Allowance::Destroyed, "vernichtet");
        add(Allowance::Exhausted, "erschöpft");
        add(Allowance::Returned, "zurückgelegt");
        const bool event = e.cards.kind == CardFilter::Kind::Event;
        return Clause { nominal(none(), {}, treasureWord(e.cards.kind), Many::Yes,
                            event ? " unter Ihrer Kontrolle" : " in Ihrer Kriegskasse"),
            { "kann", "können" }, fmt::format("{}von Gegnern nicht {}", time, said), "werden" }
            .say(order);
    }
    case Allowance::Kind::Kept:
        return Clause { whatWaits(e), { "kann", "können" }, std::string(time),
            "nicht aufgehoben werden" }
            .say(order);
    case Allowance::Kind::Unanswered:
        return Clause { german::who({ Who::Kind::EachOpponent }), { "kann", "können" },
            fmt::format("{}auf {}", time, whatWaits(e).accusative()), "nicht antworten" }
            .say(order);
    case Allowance::Kind::OpenTop:
        return Clause { player, { "spielt", "spielen" },
            "mit offener oberster Karte des eigenen Decks" }
            .say(order);
    case Allowance::Kind::NoActives:
        return cannot("keine aktiven Fähigkeiten", "nutzen");
    case Allowance::Kind::Treasures:
        return may(fmt::format("in jedem Zug {} {} mehr", size, size == 1 ? "Schatz" : "Schätze"),
            "spielen");
    case Allowance::Kind::Acquire:
        return may(fmt::format("in jedem Zug {} {} mehr", size, size == 1 ? "Karte" : "Karten"),
            "erwerben");
    case Allowance::Kind::HandSize:
        if (e.number >= Allowance::noLimit)
            return may("am Ende des Zuges beliebig viele Karten auf der Hand", "behalten");
        return may(fmt::format("am Ende des Zuges {} {} {} auf der Hand", size,
                       size == 1 ? "Karte" : "Karten", e.number < 0 ? "weniger" : "mehr"),
            "behalten");
    case Allowance::Kind::Equips:
        return may(fmt::format("jedem Söldner in jedem Zug {} {} mehr", size,
                       size == 1 ? "Schatz" : "Schätze"),
            "anlegen");
    case Allowance::Kind::NoPlay:
        if (e.once)
            return cannot(
                fmt::format("in jedem Zug nicht mehr als {}",
                    size == 1
                        ? cards(e.cards, an(), Many::No).accusative()
                        : cards(e.cards, count(std::to_string(size)), Many::Yes).accusative()),
                "spielen");
        return cannot(cards(e.cards, own("kein"), Many::Yes).accusative(), "spielen");
    case Allowance::Kind::NoAcquire:
        return cannot("keine Karten", "erwerben");
    case Allowance::Kind::MostAcquire:
        return cannot(
            fmt::format("in jedem Zug höchstens {} {}", size, size == 1 ? "Karte" : "Karten"),
            "erwerben");
    case Allowance::Kind::MostAttackers:
        return cannot(
            fmt::format("in jedem Zug mit nicht mehr als {} Söldner{}", size, size == 1 ? "" : "n"),
            "angreifen");
    case Allowance::Kind::AcquireCost:
        return Clause { cards(e.cards, none(), Many::Yes), { "kostet", "kosten" },
            fmt::format("{} beim Erwerben {} Beute {}", player.accusative(), size,
                e.number < 0 ? "weniger" : "mehr") }
            .say(order);
    case Allowance::Kind::FreeAcquire:
        return Clause { unchanging(size == 1 ? std::string("die erste Karte")
                                : size == Allowance::noLimit
                                ? std::string("alle Karten")
                                : fmt::format("die ersten {} Karten", size),
                            Gender::Feminine, size == 1 ? Many::No : Many::Yes)
                            .with(fmt::format(", die {} in jedem Zug {}{}", player.nominative(),
                                player.several ? "erwerben" : "erwirbt", close)),
            { "kostet", "kosten" }, std::string(time) + "keine Beute" }
            .say(order);
    case Allowance::Kind::OpenHand:
        return Clause { player, { "spielt", "spielen" }, std::string(time) + "mit offener Hand" }
            .say(order);
    case Allowance::Kind::Deploys:
        if (e.once)
            return may(fmt::format("die erste Söldnerkarte jedes Zuges auch auf {}",
                           described(*e.tiles, none(), Many::Yes).accusative()),
                "spielen");
        return may(fmt::format("{} auch auf {}",
                       e.itself ? std::string("diese Karte")
                                : cards(e.cards, none(), Many::Yes).accusative(),
                       described(*e.tiles, none(), Many::Yes).accusative()),
            "spielen");
    case Allowance::Kind::ComeTurned: {
        const Nominal which = cards(e.cards, the(), Many::Yes);
        return Clause { which.with(fmt::format(", die {} {}{}", player.nominative(),
                            player.several || player.polite ? "spielen" : "spielt", close)),
            { "kommt", "kommen" }, std::string(time) + "erschöpft in die Kriegskasse" }
            .say(order);
    }
    case Allowance::Kind::FaceDowns:
        if (e.itself)
            return Clause { unchanging("wer diese Karte verdeckt spielt,", Gender::Masculine),
                { "verbraucht", "verbrauchen" }, "damit nicht den Schatz des Zuges" }
                .say(order);
        return may(fmt::format("in jedem Zug {} {} mehr verdeckt", size,
                       size == 1 ? "Söldnerkarte" : "Söldnerkarten"),
            "spielen");
    case Allowance::Kind::TopSeen:
        return may("jederzeit die oberste Karte des eigenen Decks", "ansehen");
    case Allowance::Kind::FogStays:
        return Clause { unchanging("Nebel", Gender::Masculine), { "bleibt", "bleiben" },
            fmt::format("{}am Ende von Zügen", time), "liegen" }
            .say(order);
    case Allowance::Kind::NoLoot:
        break;
    }
    return cannot("keine Beute", "erhalten");
}

} // namespace triptych::seize::german
