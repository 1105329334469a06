#include "seize/text/German.h"

#include "seize/text/Phrases.h"

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

/// "Ihrer nächsten Angriffsphase", "des nächsten Zuges"
std::string nextOf(const Trigger& trigger)
{
    const bool turn = trigger.event == Event::StartOfTurn || trigger.event == Event::EndOfTurn;
    const std::string_view which = turn ? "Zuges" : phase(trigger.phase);
    const std::string_view ending = turn ? "es" : "er";
    const std::string_view next = "nächsten";
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

/// What a player does; empty of what a mercenary does.
std::string playersDeed(const Trigger& trigger)
{
    switch (trigger.event) {
    case Event::Acquires:
        return playerDoes(trigger, { "erwirbt", "erwerben" },
            trigger.least > 1      ? fmt::format("{} oder mehr Karten", trigger.least)
                : trigger.eachCard ? "eine Karte (bei mehreren: für jede)"
                                   : "Karten");
    case Event::Draws:
        return playerDoes(trigger, { "zieht", "ziehen" }, "Karten");
    case Event::Discards:
        return playerDoes(trigger, { "wirft", "werfen", "ab" },
            trigger.cards == CardFilter {} ? std::string("Karten")
                                           : cards(trigger.cards, an(), Many::No).accusative());
    case Event::Plays:
        return playerDoes(
            trigger, { "spielt", "spielen" }, cards(trigger.cards, an(), Many::No).accusative());
    case Event::LosesLoot:
        return playerDoes(trigger, { "verliert", "verlieren" }, lootIn(trigger));
    case Event::WinsFlip:
        return playerDoes(trigger, { "gewinnt", "gewinnen" }, "einen Münzwurf");
    case Event::LosesFlip:
        return playerDoes(trigger, { "verliert", "verlieren" }, "einen Münzwurf");
    case Event::TreasureFalls:
        return fmt::format("{}{} vernichtet wird",
            nominal(an(), {}, treasureWord(trigger.cards.kind)).nominative(),
            trigger.who.kind == Who::Kind::You            ? " unter Ihrer Kontrolle"
                : trigger.who.kind == Who::Kind::Opponent ? " eines Gegners"
                                                          : " irgendeines Spielers");
    case Event::GainsLoot:
        return playerDoes(trigger, { "erhält", "erhalten" }, lootIn(trigger));
    case Event::Attacks:
    case Event::IsAttacked:
    case Event::Plunders:
    case Event::IsDestroyed:
    case Event::IsDealtDamage:
    case Event::DealsDamage:
    case Event::Destroys:
    case Event::Moves:
    case Event::Equips:
    case Event::Unequips:
    case Event::Exits:
    case Event::IsUpstaged:
    case Event::Upstages:
    case Event::UsesAbility:
    case Event::Enters:
    case Event::IsHealed:
    case Event::GainsStatus:
    case Event::LosesStatus:
    case Event::IsMended:
    case Event::IsCleansed:
    case Event::SpendsDefense:
    case Event::Declares:
    case Event::IsDeclaredOn:
    case Event::ReturnsToHand:
    case Event::IsTargeted:
    case Event::EndsMove:
    case Event::IsPushed:
    case Event::Sheds:
    case Event::Leaves:
    case Event::Arrives:
    case Event::StartOfTurn:
    case Event::EndOfTurn:
    case Event::StartOfPhase:
    case Event::EndOfPhase:
    case Event::IsPlayed:
    case Event::IsEquipped:
    case Event::IsUnequipped:
    case Event::IsRuined:
        break;
    }
    return {};
}

} // namespace

std::string watched(const Watch& watch)
{
    const Trigger& trigger = watch.trigger;
    if (phrases::isAboutTime(trigger))
        return fmt::format(
            "{} {}", trigger.event == Event::EndOfTurn ? "am Ende" : "zu Beginn", nextOf(trigger));
    const std::string deed = playersDeed(trigger);
    const std::string_view howLong = watch.duration == Duration::ThisTurn ? "in diesem Zug "
        : watch.duration == Duration::UntilYourNextTurn   ? "bis zum Beginn Ihres nächsten Zuges "
        : watch.duration == Duration::ThroughYourNextTurn ? "bis zum Ende Ihres nächsten Zuges "
        : watch.duration == Duration::ThroughYourTurn     ? "bis zum Ende Ihres Zuges "
                                                          : "";
    return subordinate(watch.once ? "wenn das nächste Mal" : "immer wenn",
        fmt::format(
            "{}{}{}", howLong, duringWhose(trigger), deed.empty() ? mercenaryDoes(trigger) : deed));
}

std::string trigger(const Trigger& trigger, std::string_view once)
{
    constexpr std::array<std::string_view, 5> times { "", "", "zum zweiten Mal in einem Zug ",
        "zum dritten Mal in einem Zug ", "zum vierten Mal in einem Zug " };
    const std::string during = fmt::format("{}{}", duringWhose(trigger),
        times[static_cast<std::size_t>(std::clamp(trigger.nth, 1, 4))]);
    const auto whenever = [&](const std::string& clause) {
        return fmt::format("{}{}",
            subordinate("immer wenn", std::string(during) + clause + std::string(once)), "");
    };
    const auto moment = [&](const std::string& when) { return fmt::format("{}{}", when, once); };
    if (trigger.its)
        return whenever(mercenaryDoes(trigger));
    if (trigger.played)
        return subordinate("wenn", fmt::format("{}diese Karte gespielt wird{}", during, once));
    switch (trigger.event) {
    case Event::StartOfTurn:
        return moment("zu Beginn " + whoseTurn(trigger.who));
    case Event::EndOfTurn:
        return moment("am Ende " + whoseTurn(trigger.who));
    case Event::StartOfPhase:
        return moment("zu Beginn " + whosePhase(trigger.who, trigger.phase));
    case Event::EndOfPhase:
        return moment("am Ende " + whosePhase(trigger.who, trigger.phase));
    case Event::Acquires:
    case Event::Draws:
    case Event::Discards:
    case Event::Plays:
    case Event::LosesLoot:
    case Event::WinsFlip:
    case Event::LosesFlip:
    case Event::TreasureFalls:
    case Event::GainsLoot:
        return whenever(playersDeed(trigger));
    case Event::IsPlayed:
        return subordinate("wenn", fmt::format("{}diese Karte gespielt wird{}", during, once));
    case Event::IsEquipped:
        return whenever("dieser Schatz angelegt wird");
    case Event::IsUnequipped:
        return whenever("dieser Schatz abgelegt wird");
    case Event::IsRuined:
        return subordinate("wenn",
            fmt::format("{}{} vernichtet wird{}", during,
                trigger.cards.kind == CardFilter::Kind::Event ? "dieses Ereignis" : "dieser Schatz",
                once));
    case Event::Attacks:
    case Event::IsAttacked:
    case Event::Plunders:
    case Event::IsDestroyed:
    case Event::IsDealtDamage:
    case Event::DealsDamage:
    case Event::Destroys:
    case Event::Moves:
    case Event::Equips:
    case Event::Unequips:
    case Event::Exits:
    case Event::IsUpstaged:
    case Event::Upstages:
    case Event::UsesAbility:
    case Event::Enters:
    case Event::IsHealed:
    case Event::GainsStatus:
    case Event::LosesStatus:
    case Event::IsMended:
    case Event::IsCleansed:
    case Event::SpendsDefense:
    case Event::Declares:
    case Event::IsDeclaredOn:
    case Event::ReturnsToHand:
    case Event::IsTargeted:
    case Event::EndsMove:
    case Event::IsPushed:
    case Event::Sheds:
    case Event::Leaves:
    case Event::Arrives:
        break;
    }
    return subordinate(phrases::happensOnce(trigger) ? "wenn" : "immer wenn",
        fmt::format("{}{}{}", during, mercenaryDoes(trigger), once));
}

} // namespace triptych::seize::german
