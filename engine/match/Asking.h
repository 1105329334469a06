#pragma once

#include "core/Match.h"

#include <nlohmann/json_fwd.hpp>

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

// What a person at a table is asked, and what is answered for them. A question that only they can
// answer is always asked; this is about the many others.

namespace triptych::match {

/// What a person wants to be asked about.
struct Asking
{
    bool automatic = true;            ///< Answer what has only one answer.
    bool fullControl = false;         ///< Ask everything, whatever the rest says.
    std::set<std::string> ownStops;   ///< Pips ("combat.attacker") to stop at in own turns.
    std::set<std::string> otherStops; ///< ... in other seats' turns.
    bool attacked = true;             ///< Ask when an attack is aimed at what is theirs.
    bool targeted = true;             ///< ... when something that waits is aimed at what is theirs.
    bool acts = true;                 ///< ... when somebody else's deed waits.
    bool triggers = false;            ///< ... when what waits came by itself.
    bool eachStep = false;            ///< ... in every step in which something can be done.
    bool holding = false;             ///< ... before their own deeds resolve.
    std::map<std::string, std::string> remembered; ///< By rememberedBy(): "yes" or "no".

    bool operator==(const Asking&) const = default;
};

/// What of a game this has to know.
struct AskingHabits
{
    std::set<std::string> pips;      ///< Where stops can be; elsewhere priority is always offered.
    std::set<std::string> stepKinds; ///< Of what waits: so small that it counts as a step.
    std::set<std::string> attackKinds; ///< ... that is an attack.
    std::set<std::string> ownKinds;    ///< ... that came by itself.
    std::string waiting; ///< What an observation calls the list of what waits to resolve.
    std::set<std::string>
        meansVerbs; ///< Verbs that only give or turn means: no choice by themselves.
    std::set<std::string>
        wasteful;          ///< ... that are given up for nothing where nothing has asked for them.
    std::string declining; ///< The line that is as good as "no" in a question without one; "" none.
    std::string lastChance; ///< The pip of the last priority within an attack; "" none.
    std::string seen;       ///< The pip of an own turn that is shown if nothing else was.
    std::vector<std::string> idle { "pass" }; ///< Lines with which one goes on and does nothing.
    std::set<std::string> halts;      ///< Verbs of questions at which running on to a pip stops.
    std::set<std::string> moments;    ///< Verbs that are never answered unasked.
    std::set<std::string> ownStops;   ///< Stops that are set at first, ...
    std::set<std::string> otherStops; ///< ... in other seats' turns.
};
/// "" and unknown games: no habits at all.
const AskingHabits& askingHabits(std::string_view game);
/// Of the game whose rules ask the pending question.
const AskingHabits& askingHabits(const Match&);
/// What observations call the list of what waits, in any game.
const std::vector<std::string>& waitingNames();
Asking usualAsking(std::string_view game);

/// How far the question and the turn have come.
struct AskingState
{
    bool picking = false;      ///< Something was picked already in this question.
    bool shownThisTurn = true; ///< The person was asked something in this turn already.
    bool letPass = false;      ///< They let pass in this turn what is next to resolve: `LetPass`.
};

/// The line to answer unasked for a seat whose question is pending; missing: it is to be asked. Looks
/// only at what the seat may know.
std::optional<std::string> automaticAnswer(const Match&, PlayerId seat, const Asking&,
    const AskingHabits&, const AskingState&, const nlohmann::ordered_json& observation);

/// Whether what happens just now is something that `Asking` wants the seat to be asked about.
bool isConcerned(
    PlayerId seat, const Asking&, const AskingHabits&, const nlohmann::ordered_json& observation);

/// The name under which a yes or no is remembered: the question and the card that asks. "" where it is
/// no such question.
std::string rememberedBy(const Match&, const nlohmann::ordered_json& observation);

/// What waits to resolve, whatever the game calls it; the last is next.
const nlohmann::ordered_json& waitingIn(const nlohmann::ordered_json& observation);

/// "3 p1": the turn and whose it is.
std::string turnOf(const nlohmann::ordered_json& observation);

/// "combat.attacker", "first": the phase, or the step of it.
std::string pipOf(const nlohmann::ordered_json& observation);

} // namespace triptych::match
