#include "seize/text/printing/PhrasesParts.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

// What an ability waits for: what players do, and when. Of mercenaries: ClausesOfEvents.cpp.
namespace triptych::seize::phrases {
namespace {

using Event = Trigger::Event;

std::string playerDoes(const Trigger& trigger)
{
    const bool you = trigger.who.kind == Who::Kind::You;
    const std::string_view subject = you          ? "you"
        : trigger.who.kind == Who::Kind::Opponent ? "an opponent"
                                                  : "a player";
    const auto does = [&](std::string_view base, std::string_view third) {
        return fmt::format("{} {}", subject, you ? base : third);
    };
    const auto so = [&](std::string_view noun) {
        return trigger.least > 1 ? fmt::format(" {} or more {}", trigger.least, noun)
            : noun == "loot"     ? std::string(" loot")
                                 : std::string();
    };
    constexpr std::array<std::string_view, 5> which { "", "first", "second", "third", "fourth" };
    const auto ofTurn = [&](std::string_view noun) {
        return fmt::format(" {} {} {} each turn", you ? "your" : "their",
            which[static_cast<std::size_t>(std::clamp(trigger.nth, 1, 4))], noun);
    };
    switch (playersEvent(trigger.event)) {
    case PlayersEvent::Acquires:
        if (trigger.ofCards)
            return does("acquire", "acquires") + ofTurn("card");
        if (trigger.least > 1)
            return does("acquire", "acquires") + so("cards");
        return does("acquire", "acquires") + (trigger.eachCard ? " a card" : "");
    case PlayersEvent::Draws:
        return does("draw", "draws") + (trigger.ofCards ? ofTurn("card") : std::string());
    case PlayersEvent::Discards:
        if (trigger.ofCards)
            return does("discard", "discards") + ofTurn("card");
        return does("discard", "discards")
            + (trigger.cards == CardFilter {} ? std::string() : " " + card(trigger.cards));
    case PlayersEvent::Plays:
        if (trigger.ofCards)
            return does("play", "plays") + ofTurn(cards(trigger.cards, Many::No));
        return fmt::format("{} {}", does("play", "plays"), card(trigger.cards));
    case PlayersEvent::LosesLoot:
        return does("lose", "loses") + so("loot");
    case PlayersEvent::WinsFlip:
        return does("win", "wins") + " a coin flip";
    case PlayersEvent::LosesFlip:
        return does("lose", "loses") + " a coin flip";
    case PlayersEvent::TreasureFalls:
    case PlayersEvent::TreasureTurns:
        return fmt::format("{} {} is {}{}{}",
            trigger.cards.name == CardFilter::Name::Another
                ? fmt::format("another {}", treasureNoun(trigger.cards.kind, Many::No))
                : treasureSort(trigger.cards.kind),
            you                                           ? "you control"
                : trigger.who.kind == Who::Kind::Opponent ? "an opponent controls"
                                                          : "of any player",
            trigger.event == Event::TreasureFalls ? "destroyed" : "exhausted",
            trigger.doer == Trigger::Doer::Anybody ? "" : " by ",
            trigger.doer == Trigger::Doer::Anybody ? std::string_view()
                                                   : whoseDoing(trigger.doer, false));
    case PlayersEvent::GainsLoot:
        break;
    }
    return does("gain", "gains") + so("loot");
}

std::string_view whoseTime(const Who& who)
{
    return who.kind == Who::Kind::You     ? "your"
        : who.kind == Who::Kind::Opponent ? "each opponent's"
                                          : "each";
}

/// "at the start of your turn,", "at the end of each Attack Phase,"
std::string moment(const Trigger& trigger)
{
    const bool turn = trigger.event == Event::StartOfTurn || trigger.event == Event::EndOfTurn;
    const bool end = trigger.event == Event::EndOfTurn || trigger.event == Event::EndOfPhase;
    return fmt::format("at the {} of {} {},", end ? "end" : "start", whoseTime(trigger.who),
        turn ? std::string_view("turn") : phase(trigger.phase));
}

std::string befallsTreasure(const Trigger& trigger, std::string_view during)
{
    switch (treasuresEvent(trigger.event)) {
    case TreasuresEvent::IsPlayed:
        return fmt::format("when this is played{},", during);
    case TreasuresEvent::IsEquipped:
        return fmt::format("whenever this is equipped{},", during);
    case TreasuresEvent::IsUnequipped:
        return fmt::format("whenever this is unequipped{},", during);
    case TreasuresEvent::LosesMarks:
        return fmt::format(
            "whenever the last {} counter is removed from this{},", trigger.mark, during);
    case TreasuresEvent::IsRuined:
        break;
    }
    return fmt::format("when this {} is destroyed{}{},",
        trigger.cards.kind == CardFilter::Kind::Event ? "event" : "treasure",
        trigger.doer == Trigger::Doer::Anybody
            ? std::string()
            : fmt::format(" by {}", whoseDoing(trigger.doer, false)),
        during);
}

/// " during your turn", " outside an opponent's Draw Phase"
std::string duringWhose(const Trigger& trigger)
{
    const auto whose = [&]() -> std::string_view {
        switch (trigger.during) {
        case Trigger::During::YourTurn:
            return "your";
        case Trigger::During::OpponentsTurn:
            return "an opponent's";
        case Trigger::During::TheirTurn:
            return "their";
        case Trigger::During::Always:
            break;
        }
        return "the";
    };
    if (trigger.during == Trigger::During::Always && !trigger.inPhase)
        return {};
    return fmt::format(" {} {} {}", trigger.outside ? "outside" : "during", whose(),
        trigger.inPhase ? phase(*trigger.inPhase) : std::string_view("turn"));
}

/// What a player does, and because of whom; by whom a treasure is destroyed or exhausted is said with it.
std::string byPlayer(const Trigger& trigger)
{
    const bool isSaid
        = trigger.event == Event::TreasureFalls || trigger.event == Event::TreasureTurns;
    return isSaid || trigger.doer == Trigger::Doer::Anybody
        ? playerDoes(trigger)
        : fmt::format("{} because of {}", playerDoes(trigger), whoseDoing(trigger.doer, false));
}

} // namespace

/// What can happen to this card only once: it is said with "when".
bool happensOnce(const Trigger& trigger)
{
    return trigger.subject.kind != Thing::Kind::Some
        && (trigger.event == Event::IsDestroyed || trigger.event == Event::Exits
            || trigger.event == Event::Leaves || trigger.event == Event::Enters);
}

bool isAboutTime(const Trigger& trigger)
{
    return !trigger.its && seize::isAboutTime(trigger.event);
}

std::string nextMoment(const Trigger& trigger)
{
    const bool end = trigger.event == Event::EndOfTurn || trigger.event == Event::EndOfPhase;
    const bool turn = trigger.event == Event::EndOfTurn || trigger.event == Event::StartOfTurn;
    const std::string_view whose = trigger.who.kind == Who::Kind::You ? "your next"
        : trigger.who.kind == Who::Kind::ItsController                ? "its controller's next"
        : trigger.who.kind == Who::Kind::ThatPlayer                   ? "that player's next"
        : trigger.who.kind == Who::Kind::Opponent                     ? "an opponent's next"
        : trigger.current                                             ? "the"
                                                                      : "the next";
    return fmt::format("at the {} of {} {},", end ? "end" : "start", whose,
        turn ? std::string_view("turn") : phase(trigger.phase));
}

std::string happening(const Trigger& trigger)
{
    const bool player = kindOf(trigger.event) == EventKind::Player;
    return (player ? byPlayer(trigger) : mercenaryDoes(trigger)) + duringWhose(trigger);
}

std::string trigger(const Trigger& trigger)
{
    constexpr std::array<std::string_view, 5> times { "", "", " for the second time each turn",
        " for the third time each turn", " for the fourth time each turn" };
    const std::string during = fmt::format("{}{}", duringWhose(trigger),
        trigger.ofCards ? std::string_view()
                        : times[static_cast<std::size_t>(std::clamp(trigger.nth, 1, 4))]);
    if (trigger.its)
        return fmt::format("whenever {}{},", mercenaryDoes(trigger), during);
    if (trigger.played
        && trigger.subject.kind
            != Thing::Kind::Some) // of a mercenary, where being put there is none of it
        return fmt::format("when this is played{},", during);
    switch (kindOf(trigger.event)) {
    case EventKind::Time:
        return moment(trigger);
    case EventKind::Player:
        return fmt::format("whenever {}{},", byPlayer(trigger), during);
    case EventKind::Treasure:
        return befallsTreasure(trigger, during);
    case EventKind::Mercenary:
        break;
    }
    return fmt::format(
        "{} {}{},", happensOnce(trigger) ? "when" : "whenever", mercenaryDoes(trigger), during);
}

std::string trigger(const Ability& ability)
{
    std::string words = trigger(*ability.trigger);
    if (!ability.condition)
        return words;
    words.pop_back(); // the comma goes behind
    return fmt::format("{} {},", words, condition("while", *ability.condition));
}

} // namespace triptych::seize::phrases
