#include "seize/text/explaining/German.h"

#include "seize/text/printing/Phrases.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

// What a triggered ability waits for, in German: what players do, and when. Of mercenaries: GermanEvents.cpp.
namespace triptych::seize::german {
namespace {

using Event = Trigger::Event;

std::string playerDoes(const Trigger& trigger, Verb verb, std::string middle)
{
    const Nominal player = trigger.who.kind == Who::Kind::You ? you()
        : trigger.who.kind == Who::Kind::Opponent
        ? who({ Who::Kind::Opponent })
        : nominal(an(), {}, masculine("Spieler", "Spielers", "Spieler"));
    return Clause { player, std::move(verb), spaced(through(trigger.doer), middle) }.say(
        Order::Subordinate);
}

std::string lootIn(const Trigger& trigger)
{
    return trigger.least > 1 ? fmt::format("{} oder mehr Beute auf einmal", trigger.least)
                             : "Beute";
}

/// "Ihres Zuges", "jedes Zuges eines Gegners"
std::string whoseTurn(const Who& who)
{
    return who.kind == Who::Kind::You     ? "Ihres Zuges"
        : who.kind == Who::Kind::Opponent ? "jedes Zuges eines Gegners"
                                          : "jedes Zuges";
}

std::string whosePhase(const Who& who, Phase which)
{
    return who.kind == Who::Kind::You     ? fmt::format("Ihrer {}", phase(which))
        : who.kind == Who::Kind::Opponent ? fmt::format("jeder {} eines Gegners", phase(which))
                                          : fmt::format("jeder {}", phase(which));
}

/// "zu Beginn Ihres Zuges", "am Ende jeder Angriffsphase"
std::string moment(const Trigger& trigger)
{
    const bool turn = trigger.event == Event::StartOfTurn || trigger.event == Event::EndOfTurn;
    const bool end = trigger.event == Event::EndOfTurn || trigger.event == Event::EndOfPhase;
    return fmt::format("{} {}", end ? "am Ende" : "zu Beginn",
        turn ? whoseTurn(trigger.who) : whosePhase(trigger.who, trigger.phase));
}

/// "Ihrer nächsten Angriffsphase", "des nächsten Zuges"
std::string nextOf(const Trigger& trigger)
{
    const bool turn = trigger.event == Event::StartOfTurn || trigger.event == Event::EndOfTurn;
    const std::string_view which = turn ? "Zuges" : phase(trigger.phase);
    const std::string_view ending = turn ? "es" : "er";
    const std::string_view next = "nächsten";
    if (trigger.current)
        return fmt::format("der {} (dieser oder sonst der nächsten)", which);
    switch (trigger.who.kind) {
    case Who::Kind::You:
        return fmt::format("Ihr{} {} {}", ending, next, which);
    case Who::Kind::ItsController:
        return fmt::format("{} {} {} des Spielers, der ihn kontrolliert{}", turn ? "des" : "der",
            next, which, close);
    case Who::Kind::ThatPlayer:
        return fmt::format("{} {} {} des genannten Spielers", turn ? "des" : "der", next, which);
    case Who::Kind::Opponent:
        return fmt::format("{} {} {} eines Gegners", turn ? "des" : "der", next, which);
    case Who::Kind::EachOpponent:
    case Who::Kind::EachPlayer:
    case Who::Kind::Target:
    case Who::Kind::ItsOwner:
        break;
    }
    return fmt::format("{} {} {}", turn ? "des" : "der", next, which);
}

std::string duringWhose(const Trigger& trigger)
{
    using During = Trigger::During;
    if (!trigger.inPhase)
        switch (trigger.during) {
        case During::YourTurn:
            return trigger.outside ? "außerhalb Ihres Zuges " : "in Ihrem Zug ";
        case During::OpponentsTurn:
            return trigger.outside ? "außerhalb der Züge von Gegnern " : "im Zug eines Gegners ";
        case During::TheirTurn:
            return trigger.outside ? "außerhalb des eigenen Zuges " : "im eigenen Zug ";
        case During::Always:
            return {};
        }
    const std::string_view name = phase(*trigger.inPhase);
    switch (trigger.during) {
    case During::YourTurn:
        return fmt::format("{} Ihrer {} ", trigger.outside ? "außerhalb" : "in", name);
    case During::OpponentsTurn:
        return fmt::format("{} der {} eines Gegners ", trigger.outside ? "außerhalb" : "in", name);
    case During::TheirTurn:
        return fmt::format("{} der eigenen {} ", trigger.outside ? "außerhalb" : "in", name);
    case During::Always:
        break;
    }
    return fmt::format("{} der {} ", trigger.outside ? "außerhalb" : "in", name);
}

std::string playersDeed(const Trigger& trigger)
{
    switch (playersEvent(trigger.event)) {
    case PlayersEvent::Acquires:
        return playerDoes(trigger, { "erwirbt", "erwerben" },
            trigger.ofCards         ? std::string("eine Karte")
                : trigger.least > 1 ? fmt::format("{} oder mehr Karten", trigger.least)
                : trigger.eachCard  ? std::string("eine Karte (bei mehreren: für jede)")
                                    : std::string("Karten"));
    case PlayersEvent::Draws:
        return playerDoes(trigger, { "zieht", "ziehen" }, "Karten");
    case PlayersEvent::Discards:
        return playerDoes(trigger, { "wirft", "werfen", "ab" },
            trigger.cards == CardFilter {} ? std::string("Karten")
                                           : cards(trigger.cards, an(), Many::No).accusative());
    case PlayersEvent::Plays:
        return playerDoes(
            trigger, { "spielt", "spielen" }, cards(trigger.cards, an(), Many::No).accusative());
    case PlayersEvent::LosesLoot:
        return playerDoes(trigger, { "verliert", "verlieren" }, lootIn(trigger));
    case PlayersEvent::WinsFlip:
        return playerDoes(trigger, { "gewinnt", "gewinnen" }, "einen Münzwurf");
    case PlayersEvent::LosesFlip:
        return playerDoes(trigger, { "verliert", "verlieren" }, "einen Münzwurf");
    case PlayersEvent::TreasureFalls:
    case PlayersEvent::TreasureTurns:
        return fmt::format("{}{}{} {} wird",
            nominal(an(),
                trigger.cards.name == CardFilter::Name::Another
                    ? std::vector<std::string> { "ander" }
                    : std::vector<std::string> {},
                treasureWord(trigger.cards.kind))
                .nominative(),
            trigger.who.kind == Who::Kind::You            ? " unter Ihrer Kontrolle"
                : trigger.who.kind == Who::Kind::Opponent ? " eines Gegners"
                                                          : " irgendeines Spielers",
            trigger.doer == Trigger::Doer::Foe       ? " durch einen Gegner"
                : trigger.doer == Trigger::Doer::You ? " durch Sie"
                                                     : "",
            trigger.event == Event::TreasureFalls ? "vernichtet" : "erschöpft");
    case PlayersEvent::GainsLoot:
        break;
    }
    return playerDoes(trigger, { "erhält", "erhalten" }, lootIn(trigger));
}

/// "dieser Schatz angelegt wird": with "wenn" what happens once, with "immer wenn" what can happen again.
std::string befallsTreasure(const Trigger& trigger, std::string_view during, std::string_view once)
{
    const auto told = [&](std::string_view when, std::string_view clause) {
        return subordinate(when, fmt::format("{}{}{}", during, clause, once));
    };
    switch (treasuresEvent(trigger.event)) {
    case TreasuresEvent::IsPlayed:
        return told("wenn", "diese Karte gespielt wird");
    case TreasuresEvent::IsEquipped:
        return told("immer wenn", "dieser Schatz angelegt wird");
    case TreasuresEvent::IsUnequipped:
        return told("immer wenn", "dieser Schatz abgelegt wird");
    case TreasuresEvent::LosesMarks:
        return told("immer wenn",
            fmt::format("die letzte Marke „{}“ von dieser Karte entfernt wird", trigger.mark));
    case TreasuresEvent::IsRuined:
        break;
    }
    const bool event = trigger.cards.kind == CardFilter::Kind::Event;
    return told("wenn",
        spaced(event ? "dieses Ereignis" : "dieser Schatz",
            spaced(through(trigger.doer), "vernichtet wird")));
}

} // namespace

std::string_view waitedThrough(Duration duration)
{
    return duration == Duration::ThisTurn           ? "in diesem Zug "
        : duration == Duration::UntilYourNextTurn   ? "bis zum Beginn Ihres nächsten Zuges "
        : duration == Duration::ThroughYourNextTurn ? "bis zum Ende Ihres nächsten Zuges "
        : duration == Duration::ThroughYourTurn     ? "bis zum Ende Ihres Zuges "
                                                    : "";
}

std::string answered(const Trigger& trigger)
{
    const bool player = kindOf(trigger.event) == EventKind::Player;
    return subordinate("nur wenn",
        fmt::format(
            "{}{}", duringWhose(trigger), player ? playersDeed(trigger) : mercenaryDoes(trigger)));
}

std::string watched(const Watch& watch)
{
    const Trigger& trigger = watch.trigger;
    if (phrases::isAboutTime(trigger))
        return fmt::format(
            "{} {}", trigger.event == Event::EndOfTurn ? "am Ende" : "zu Beginn", nextOf(trigger));
    const bool player = kindOf(trigger.event) == EventKind::Player;
    return subordinate(watch.once ? "wenn das nächste Mal" : "immer wenn",
        fmt::format("{}{}{}", waitedThrough(watch.duration), duringWhose(trigger),
            player ? playersDeed(trigger) : mercenaryDoes(trigger)));
}

std::string trigger(const Trigger& trigger, std::string_view once)
{
    constexpr std::array<std::string_view, 5> times { "", "", "zum zweiten Mal in einem Zug ",
        "zum dritten Mal in einem Zug ", "zum vierten Mal in einem Zug " };
    constexpr std::array<std::string_view, 5> whichCard { "", "als erste solche Karte eines Zuges ",
        "als zweite solche Karte eines Zuges ", "als dritte solche Karte eines Zuges ",
        "als vierte solche Karte eines Zuges " };
    const std::string during = fmt::format("{}{}", duringWhose(trigger),
        (trigger.ofCards ? whichCard
                         : times)[static_cast<std::size_t>(std::clamp(trigger.nth, 1, 4))]);
    const auto whenever = [&](const std::string& clause) {
        return subordinate("immer wenn", fmt::format("{}{}{}", during, clause, once));
    };
    if (trigger.its)
        return whenever(mercenaryDoes(trigger));
    if (trigger.played && trigger.subject.kind != Thing::Kind::Some)
        return subordinate("wenn", fmt::format("{}diese Karte gespielt wird{}", during, once));
    switch (kindOf(trigger.event)) {
    case EventKind::Time:
        return moment(trigger) + std::string(once);
    case EventKind::Player:
        return whenever(playersDeed(trigger));
    case EventKind::Treasure:
        return befallsTreasure(trigger, during, once);
    case EventKind::Mercenary:
        break;
    }
    return subordinate(phrases::happensOnce(trigger) ? "wenn" : "immer wenn",
        fmt::format("{}{}{}", during, mercenaryDoes(trigger), once));
}

} // namespace triptych::seize::german
