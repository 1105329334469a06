#include "match/Asking.h"

#include "match/Answer.h"

#include "core/Random.h"
#include "core/Seats.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <vector>

namespace triptych::match {

namespace {

using Json = nlohmann::ordered_json;

std::string firstWord(const std::string& line)
{
    return line.substr(0, line.find(' '));
}

const Json& at(const Json& object, std::string_view key)
{
    static const Json nothing;
    if (!object.is_object())
        return nothing;
    const auto found = object.find(key);
    return found == object.end() ? nothing : *found;
}

std::string textAt(const Json& object, std::string_view key)
{
    const Json& value = at(object, key);
    return value.is_string() ? value.get<std::string>() : std::string();
}

/// Whose a thing is by its name: "p1", "p1.row.3", or a card that its controller has.
bool isOf(const Json& observation, const std::string& name, const std::string& seat)
{
    if (name == seat || name.rfind(seat + '.', 0) == 0)
        return true;
    const Json& object = at(at(observation, "objects"), name);
    const std::string controller = textAt(object, "controller");
    return (controller.empty() ? textAt(object, "owner") : controller) == seat;
}

bool isAimedAt(const Json& observation, const Json& what, const std::string& seat)
{
    const Json& targets = at(what, "targets");
    return targets.is_array()
        && std::any_of(targets.begin(), targets.end(), [&](const Json& target) {
               return target.is_string() && isOf(observation, target.get<std::string>(), seat);
           });
}

/// Somebody else's item that is next to resolve.
bool isConcernedBy(const Json& item, PlayerId seat, const Asking& asking,
    const AskingHabits& habits, const Json& observation)
{
    const std::string kind = textAt(item, "kind");
    const bool aimed = isAimedAt(observation, item, seatName(seat));
    if (habits.attackKinds.contains(kind))
        return asking.attacked && (aimed || at(item, "targets").empty());
    if (aimed && asking.targeted)
        return true;
    if (habits.stepKinds.contains(kind))
        return asking.eachStep;
    return habits.ownKinds.contains(kind) ? asking.triggers : asking.acts;
}

/// Things to be ordered that are the same but for the copy of the card they came from.
bool areAlike(const std::vector<std::string>& lines, const Json& observation)
{
    std::set<std::string> sorts;
    for (const std::string& line : lines) {
        if (firstWord(line) != "order" || line.ends_with(" none"))
            return false;
        const std::string key = line.substr(line.rfind(' ') + 1);
        const std::size_t mark = key.find('!');
        const std::string handle = key.substr(0, mark);
        const std::string card = textAt(at(at(observation, "objects"), handle), "card");
        if (card.empty() || mark == std::string::npos)
            return false;
        const std::string which = key.substr(mark);
        sorts.insert(card + which.substr(0, which.find('~')));
    }
    return sorts.size() == 1;
}

/// Parts of one spell, "toll.1" and "toll.2", that wait to be put in order: the one to go first, so that they
/// resolve as they are printed. "" where it is no such question.
std::string asPrinted(const std::vector<std::string>& lines)
{
    std::string source;
    std::string last;
    int highest = 0;
    for (const std::string& line : lines) {
        const std::string key = line.substr(line.rfind(' ') + 1);
        const std::size_t dot = key.rfind('.');
        if (firstWord(line) != "order" || dot == std::string::npos || dot + 2 != key.size()
            || key.find('!') != std::string::npos
            || (!source.empty() && source != key.substr(0, dot)))
            return {};
        source = key.substr(0, dot);
        if (const int number = key.back() - '0'; number > highest) {
            highest = number;
            last = line;
        }
    }
    return last;
}

/// Whether all that can be done only gives means, with which nothing more could be done than before: an ability
/// that pays while there is nothing to pay for. Tried on a copy that knows no more than the seat.
bool onlyGivesMeans(const Match& match, PlayerId seat, const std::vector<std::string>& lines,
    const Json& observation)
{
    constexpr std::size_t most = 8; // so many at once are always a choice
    const std::set<std::string> known(lines.begin(), lines.end());
    if (std::ranges::count_if(
            lines, [](const std::string& line) { return firstWord(line) == "activate"; })
        == 0)
        return false;
    if (lines.size() > most)
        return false;
    Random random(1);
    const std::unique_ptr<Match> trial = match.determinized(seat, random);
    if (!trial)
        return false;
    const std::size_t waiting = waitingIn(observation).size();
    const std::set<std::string>& means = askingHabits(match).meansVerbs;
    for (std::size_t k = 0; k < most; ++k) {
        std::string next;
        for (const std::string& line : legalLines(*trial)) {
            const std::string verb = firstWord(line);
            if (!known.contains(line))
                return false; // it opens something
            if (verb == "pass" || means.contains(verb))
                continue;
            if (verb != "activate")
                return false;
            next = line;
        }
        if (next.empty())
            return true;
        if (answer(*trial, seat, next) || !trial->decision() || trial->decision()->player != seat
            || trial->decision()->prompt != match.decision()->prompt
            || waitingIn(trial->observe(seat)).size() != waiting)
            return false; // it does more, or asks something
    }
    return false;
}

} // namespace

const Json& waitingIn(const Json& observation)
{
    static const Json nothing = Json::array();
    for (const std::string& name : waitingNames())
        if (const Json& found = at(observation, name); found.is_array())
            return found;
    return nothing;
}

std::string turnOf(const Json& observation)
{
    const Json& turn = at(observation, "turn");
    return (turn.is_number() ? turn.dump() : "0") + ' ' + textAt(observation, "active");
}

std::string pipOf(const Json& observation)
{
    const std::string step = textAt(observation, "step");
    return textAt(observation, "phase") + (step.empty() || step == "none" ? "" : "." + step);
}

std::string rememberedBy(const Match& match, const Json& observation)
{
    const Decision* decision = match.decision();
    const std::vector<std::string> lines = legalLines(match);
    if (!decision || lines.size() != 2 || !std::ranges::count(lines, "yes")
        || !std::ranges::count(lines, "no"))
        return {};
    std::string card = textAt(at(at(observation, "asked"), "cause"), "card");
    for (const char* what : { "announcing", "resolving" })
        if (card.empty())
            card = textAt(at(observation, what), "card");
    return card.empty() ? std::string() : std::string(decision->prompt) + ' ' + card;
}

bool isConcerned(
    PlayerId seat, const Asking& asking, const AskingHabits& habits, const Json& observation)
{
    const Json& waiting = waitingIn(observation);
    if (!waiting.empty())
        return textAt(waiting.back(), "controller") != seatName(seat)
            && isConcernedBy(waiting.back(), seat, asking, habits, observation);
    return asking.attacked && !habits.lastChance.empty() && pipOf(observation) == habits.lastChance
        && textAt(observation, "active") != seatName(seat)
        && isAimedAt(observation, at(observation, "combat"), seatName(seat));
}

std::optional<std::string> automaticAnswer(const Match& match, PlayerId seat, const Asking& asking,
    const AskingHabits& habits, const AskingState& state, const Json& observation)
{
    if (asking.fullControl || !asking.automatic)
        return std::nullopt;
    const std::vector<std::string> lines = legalLines(match);
    if (std::ranges::any_of(lines,
            [&](const std::string& line) { return habits.moments.contains(firstWord(line)); }))
        return std::nullopt;
    if (const std::string name = rememberedBy(match, observation); !name.empty())
        if (const auto found = asking.remembered.find(name);
            found != asking.remembered.end() && std::ranges::count(lines, found->second))
            return found->second;
    const auto only = forcedOption(match);
    if (!std::ranges::count(lines, "pass") || state.picking) {
        if (only)
            return lines[*only];
        if (areAlike(lines, observation))
            return lines.front();
        if (const std::string line = asking.holding ? std::string() : asPrinted(lines);
            !line.empty())
            return line;
        return std::nullopt;
    }

    // Priority. What is one's own resolves; what is somebody else's is told as one wishes.
    const std::string pass = "pass";
    const Json& waiting = waitingIn(observation);
    if (!waiting.empty()) {
        const bool mine = textAt(waiting.back(), "controller") == seatName(seat);
        if (only)
            return lines[*only];
        if (mine)
            return asking.holding ? std::nullopt : std::optional(pass);
        const bool answered = state.letPass && !asking.eachStep
            && !habits.attackKinds.contains(textAt(waiting.back(), "kind"));
        if (!answered && isConcerned(seat, asking, habits, observation)
            && !onlyGivesMeans(match, seat, lines, observation))
            return std::nullopt;
        return pass;
    }
    // Who shares the turn of the active seat has the same questions as it.
    const auto active = seatNamed(textAt(observation, "active"));
    const std::uint8_t sharing = match.decision()->claimants;
    const bool own = active && (*active == seat || ((sharing >> active->value) & 1));
    const std::string pip = pipOf(observation);
    const std::set<std::string>& stops = own ? asking.ownStops : asking.otherStops;
    const std::set<std::string>& usual = own ? habits.ownStops : habits.otherStops;
    const bool stopsHere = stops.contains(pip);
    // A stop that somebody has set holds the turn though there is nothing to do.
    const bool wished = stopsHere && !usual.contains(pip);
    const bool unseen = own && !state.shownThisTurn && pip == habits.seen;
    if (only) {
        if (lines[*only] != pass)
            return lines[*only];
        return wished || unseen ? std::nullopt : std::optional(pass);
    }
    const bool asks = stopsHere || !habits.pips.contains(pip) || asking.eachStep
        || (!own && isConcerned(seat, asking, habits, observation));
    if (!asks)
        return pass;
    if (wished || unseen || asking.eachStep || !onlyGivesMeans(match, seat, lines, observation))
        return std::nullopt;
    return pass;
}

} // namespace triptych::match
