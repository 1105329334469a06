#include "kryptik/text/printing/Phrases.h"

#include "text/Spelling.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

// What a triggered ability waits for (9.3).
namespace triptych::kryptik::phrases {

namespace {

/// "attacks" of several: "attack"; "is dealt damage": "are dealt damage".
std::string severally(std::string_view verb)
{
    if (verb.starts_with("attacks and is "))
        return fmt::format("attack and are {}", verb.substr(15));
    if (verb.starts_with("is "))
        return fmt::format("are {}", verb.substr(3));
    const std::size_t end = std::min(verb.find(' '), verb.size());
    return fmt::format("{}{}", verb.substr(0, end - 1), verb.substr(end));
}

/// "a citizen with Sidestep", "this": the other one of two.
std::string counterpart(const Trigger& trigger)
{
    return trigger.counterpartIsThis ? std::string("this")
                                     : one(trigger.counterpart.value_or(Filter {}));
}

std::string toWhat(const Trigger& trigger)
{
    switch (trigger.object) {
    case Trigger::Object::Any:
        break;
    case Trigger::Object::Citizen:
        return " to " + counterpart(trigger);
    case Trigger::Object::YearCard:
        return " to an 11 year card";
    case Trigger::Object::Player:
        return " to a player";
    case Trigger::Object::Spell:
        return " of a spell";
    case Trigger::Object::Ability:
        return " of an ability";
    }
    return "";
}

/// "a card", "your second spell each turn"
std::string_view ordinal(int nth)
{
    constexpr std::array<std::string_view, 6> order { "", "first", "second", "third", "fourth",
        "fifth" };
    return order[std::min<std::size_t>(static_cast<std::size_t>(nth), 5)];
}
std::string nthOr(
    const Trigger& trigger, const std::string& any, std::string_view noun, std::string_view own)
{
    if (trigger.nth == 0)
        return trigger.together ? fmt::format("one or more {}s", noun) : any;
    return fmt::format("{} {} {} each turn", own, ordinal(trigger.nth), noun);
}
std::string nounOf(const Trigger& trigger)
{
    return described(trigger.subject, Many::No);
}

/// "a card", "a citizen card"
std::string discarded(const Trigger& trigger)
{
    return trigger.subjectIsThis ? std::string("a card") : one(trigger.subject, Suffix::Card);
}

/// "your limbo pile", "an abolished zone"
std::string whoseZone(Zone where, Side whose)
{
    if (where == Zone::Island)
        return "the island";
    const bool an
        = whose == Side::Any && (where == Zone::Abolished || where == Zone::ElevenYearRow);
    return fmt::format("{} {}", an ? "an" : side(whose), zone(where));
}

std::string startOf(const Trigger& trigger, std::string_view phase)
{
    return fmt::format("the start of {} {} phase",
        trigger.opponentsTurn  ? "each opponent's"
            : trigger.eachTurn ? "each"
                               : "your",
        phase);
}

/// "the second citizen you control dies each turn"
std::string nthDoes(const Trigger& trigger, std::string_view verb)
{
    return fmt::format("the {} {} {} each turn", ordinal(trigger.nth), nounOf(trigger), verb);
}

/// "an ability", "an ability of a Construct citizen"
std::string abilityOf(const Trigger& trigger, std::string_view own)
{
    if (trigger.nth > 0)
        return nthOr(trigger, {}, "ability", own);
    return trigger.subjectIsThis ? std::string("an ability")
                                 : "an ability of " + one(trigger.subject);
}
/// "a citizen", "one or more citizens": whom somebody sacrifices
std::string sacrificed(const Trigger& trigger, std::string_view own)
{
    if (trigger.nth > 0)
        return nthOr(trigger, {}, nounOf(trigger), own);
    return trigger.together ? fmt::format("one or more {}", described(trigger.subject, Many::Yes))
                            : one(trigger.subject);
}

std::string thisOr(const Trigger& trigger)
{
    return trigger.subjectIsThis ? std::string("this") : one(trigger.subject);
}
/// "you put a", "an opponent puts a": of what is told of a card and of whoever does it
std::string somebody(const Trigger& trigger, std::string_view verb)
{
    return trigger.bySide == Side::You ? fmt::format("you {} ", verb)
                                       : fmt::format("an opponent {}s ", verb);
}

/// "you put a card into your soul row", "an opponent returns a citizen to the island"
std::string moves(const Trigger& trigger)
{
    const bool island = trigger.place.zone == Zone::Island;
    return fmt::format("{}{} {} {}{}", somebody(trigger, trigger.entering ? "return" : "put"),
        one(trigger.subject),
        trigger.entering ? "to"
            : island     ? "onto"
                         : "into",
        whoseZone(trigger.place.zone, trigger.place.whose),
        trigger.from ? fmt::format(" from {}", whoseZone(*trigger.from, trigger.place.whose)) : "");
}
/// "a spell", "your second spell each turn", "a card from your limbo pile"
std::string whatIsCast(const Trigger& trigger, std::string_view own)
{
    return fmt::format("{}{}{}", nthOr(trigger, one(trigger.subject), nounOf(trigger), own),
        trigger.from ? fmt::format(" from {} limbo pile", own) : "",
        trigger.forYear ? " for its 11 year cost" : "");
}

/// "this attacks", "you draw a card"
std::string happening(const Trigger& trigger)
{
    using Event = Trigger::Event;
    const auto does = [&](const std::string& verb) {
        if (trigger.together) // "one or more citizens attack"
            return fmt::format(
                "one or more {} {}", described(trigger.subject, Many::Yes), severally(verb));
        if (trigger.subjectIsThis && trigger.subject.condition != Filter::Condition::None)
            return fmt::format("this {} while it was {}", verb, state(trigger.subject.condition));
        return fmt::format("{} {}", thisOr(trigger), verb);
    };
    if (const auto theirs = opponentsOf(trigger.event); theirs && trigger.anyones
        && !isOfThisCard(trigger) && trigger.event != Event::YourYearDestroyed) {
        constexpr std::string_view told = "an opponent";
        Trigger opponents = trigger;
        opponents.event = *theirs;
        return "a player" + happening(opponents).substr(told.size());
    }
    switch (trigger.event) {
    case Event::Enters:
        return trigger.nth > 0 ? nthDoes(trigger, "enters") : does("enters");
    case Event::Dies:
        return trigger.nth > 0 ? nthDoes(trigger, "dies") : does("dies");
    case Event::Attacks:
        if (trigger.nth > 0)
            return nthDoes(trigger, "attacks");
        return does(trigger.object == Trigger::Object::YearCard ? "attacks an 11 year card"
                : trigger.object == Trigger::Object::Player     ? "attacks a player"
                : trigger.bySide == Side::You                   ? "attacks you"
                : trigger.bySide == Side::Any                   ? "attacks"
                                                                : "attacks an opponent");
    case Event::Blocks:
        return does(trigger.object == Trigger::Object::Citizen ? "blocks " + counterpart(trigger)
                                                               : "blocks");
    case Event::BecomesBlocked:
        if (trigger.fewest > 0)
            return does(fmt::format("becomes blocked by {} or more citizens", trigger.fewest));
        return does(trigger.object == Trigger::Object::Citizen
                ? "becomes blocked by " + counterpart(trigger)
                : "becomes blocked");
    case Event::IsDealtDamage:
        return does(fmt::format("is dealt {}damage{}", trigger.combat ? "combat " : "",
            trigger.object == Trigger::Object::Citizen ? " by " + counterpart(trigger) : ""));
    case Event::IsUnblocked:
        return does("attacks and is not blocked");
    case Event::YouProbe:
        return "you probe";
    case Event::OpponentProbes:
        return "an opponent probes";
    case Event::GetsCounters:
        if (trigger.bySide != Side::Any)
            return fmt::format("{}{} on {}", somebody(trigger, "put"), oneCounter(trigger.counter),
                thisOr(trigger));
        return fmt::format("{} is put on {}", oneCounter(trigger.counter), thisOr(trigger));
    case Event::YouActivate:
        return "you activate " + abilityOf(trigger, "your");
    case Event::OpponentActivates:
        return "an opponent activates " + abilityOf(trigger, "their");
    case Event::YouUseYear:
        return "you use " + nthOr(trigger, "an 11 year ability", "11 year ability", "your");
    case Event::OpponentUsesYear:
        return "an opponent uses "
            + nthOr(trigger, "an 11 year ability", "11 year ability", "their");
    case Event::YouSearch:
        return "you search your deck";
    case Event::OpponentSearches:
        return "an opponent searches their deck";
    case Event::DealsDamage:
        return does("deals damage" + toWhat(trigger));
    case Event::DealsCombatDamage:
        return does("deals combat damage" + toWhat(trigger));
    case Event::DestroysYear:
        return does(trigger.bySide == Side::You ? "destroys an 11 year card you control"
                                                : "destroys an 11 year card");
    case Event::YouSacrifice:
        if (trigger.subjectIsThis)
            return does("is sacrificed");
        return "you sacrifice " + sacrificed(trigger, "your");
    case Event::OpponentSacrifices:
        return "an opponent sacrifices " + sacrificed(trigger, "their");
    case Event::BecomesWeary:
        return does("becomes weary");
    case Event::BecomesEngaged:
        return does("becomes engaged");
    case Event::BecomesDisengaged:
        return does("becomes disengaged");
    case Event::IsCountered:
        if (trigger.bySide != Side::Any)
            return somebody(trigger, "counter") + one(trigger.subject);
        return does("is countered");
    case Event::IsAttached:
        if (trigger.bySide != Side::Any) // its third person is said by hand
            return fmt::format("{} {} to {}",
                trigger.bySide == Side::You ? "you attach" : "an opponent attaches",
                one(trigger.subject), counterpart(trigger));
        return does(trigger.object == Trigger::Object::Citizen
                ? "is attached to " + counterpart(trigger)
                : "is attached");
    case Event::LeavesTheIsland:
        return does("leaves the island");
    case Event::YouDraw:
        return fmt::format("you draw {}", nthOr(trigger, "a card", "card", "your"));
    case Event::YouDiscard:
        return fmt::format("you discard {}", nthOr(trigger, discarded(trigger), "card", "your"));
    case Event::YouCast:
        return "you cast " + whatIsCast(trigger, "your");
    case Event::OpponentDraws:
        return fmt::format("an opponent draws {}", nthOr(trigger, "a card", "card", "their"));
    case Event::OpponentDiscards:
        return fmt::format(
            "an opponent discards {}", nthOr(trigger, discarded(trigger), "card", "their"));
    case Event::OpponentCasts:
        return "an opponent casts " + whatIsCast(trigger, "their");
    case Event::YouPlunder:
        return trigger.each ? "you plunder a card" : "you plunder";
    case Event::OpponentPlunders:
        return trigger.each ? "an opponent plunders a card" : "an opponent plunders";
    case Event::YouShuffle:
        return "you shuffle";
    case Event::IsDestroyed:
        return does("is destroyed");
    case Event::BecomesTarget:
        return does(fmt::format("becomes the target of {}{}",
            trigger.object == Trigger::Object::Spell         ? "a spell"
                : trigger.object == Trigger::Object::Ability ? "an ability"
                                                             : "a spell or ability",
            trigger.bySide == Side::Any       ? ""
                : trigger.bySide == Side::You ? " you control"
                                              : " an opponent controls"));
    case Event::IsPutInto:
        if (trigger.bySide != Side::Any && !trigger.subjectIsThis)
            return moves(trigger);
        return does(fmt::format("{} {}{}{}",
            trigger.entering                         ? "enters"
                : trigger.place.zone == Zone::Island ? "is put onto"
                                                     : "is put into",
            whoseZone(trigger.place.zone, trigger.place.whose),
            trigger.from ? fmt::format(" from {}", whoseZone(*trigger.from, trigger.place.whose))
                         : "",
            trigger.bySide == Side::Opponents ? " by an opponent's effect" : ""));
    case Event::LeavesZone:
        return does(fmt::format("leaves {}", whoseZone(trigger.place.zone, trigger.place.whose)));
    case Event::YourYearDestroyed:
        if (trigger.anyones)
            return "an 11 year card is destroyed";
        return trigger.together ? "one or more 11 year cards you control are destroyed"
                                : "an 11 year card you control is destroyed";
    case Event::OpponentsYearDestroyed:
        return trigger.together ? "one or more 11 year cards an opponent controls are destroyed"
                                : "an 11 year card an opponent controls is destroyed";
    case Event::IsCast:
        return fmt::format("you cast this{}", trigger.forYear ? " for its 11 year cost" : "");
    case Event::OpponentShuffles:
        return "an opponent shuffles";
    case Event::ChangesSides:
        if (trigger.bySide != Side::Any)
            return somebody(trigger, "gain") + "control of " + thisOr(trigger);
        return does("changes sides");
    case Event::Shuffles:
        return "a player shuffles";
    case Event::StartOfTurn:
        if (trigger.opponentsTurn)
            return "the start of each opponent's turn";
        return trigger.eachTurn ? "the start of each turn" : "the start of your turn";
    case Event::BeginningOfCombat:
        return trigger.eachTurn ? "the beginning of combat" : "the beginning of your combat";
    case Event::EndOfCombat:
        return trigger.eachTurn ? "the end of combat" : "the end of your combat";
    case Event::StartOfDisengage:
        return startOf(trigger, "disengage");
    case Event::StartOfDraw:
        return startOf(trigger, "draw");
    case Event::StartOfSecond:
        return startOf(trigger, "2nd");
    case Event::EndOfTurn:
        break;
    }
    if (trigger.opponentsTurn)
        return "the end of each opponent's turn";
    return trigger.eachTurn ? "the end of turn" : "the end of your turn";
}

std::string_view during(Trigger::During when)
{
    switch (when) {
    case Trigger::During::Always:
        break;
    case Trigger::During::YourTurn:
        return " during your turn";
    case Trigger::During::OpponentsTurn:
        return " during an opponent's turn";
    case Trigger::During::NotDrawPhase:
        return " outside of a draw phase";
    case Trigger::During::DrawPhase:
        return " in a draw phase";
    case Trigger::During::Combat:
        return " during combat";
    case Trigger::During::YourCombat:
        return " during your combat phase";
    case Trigger::During::YourFirst:
        return " during your 1st phase";
    case Trigger::During::YourSecond:
        return " during your 2nd phase";
    }
    return "";
}

} // namespace

std::string trigger(const Trigger& trigger)
{
    switch (trigger.word) {
    case Trigger::Word::Shorthand:
        return trigger.event == Trigger::Event::Dies ? "Dies;" : "Enter;";
    case Trigger::Word::When:
        return fmt::format("when {}{},", happening(trigger), during(trigger.during));
    case Trigger::Word::Whenever:
        return fmt::format("whenever {}{},", happening(trigger), during(trigger.during));
    case Trigger::Word::At:
        break;
    }
    return fmt::format("at {},", happening(trigger));
}

} // namespace triptych::kryptik::phrases
