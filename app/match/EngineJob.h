#pragma once

#include "app/match/JournalFile.h"
#include "app/match/Passing.h"
#include "app/scene/Presenter.h"

#include "ai/Agent.h"
#include "core/Game.h"

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

/// A match for the engine thread to run.
struct EngineJob
{
    std::uint64_t match = 0; ///< Repeated in every snapshot.
    /// Makes the match, or plays it again from its journal with events recorded; runs on the
    /// engine thread, where that may take its time.
    std::function<triptych::Opened()> open;
    /// Who decides for each seat; null is a person at this computer.
    std::vector<std::unique_ptr<triptych::ai::Agent>> agents;
    std::unique_ptr<JournalFile> journal;          ///< Null: none is kept.
    std::shared_ptr<const std::atomic<int>> clock; ///< Seconds left; null: the round is not timed.
    /// Somebody else plays the match, and it is only watched: the match as it stands now, where that has
    /// changed since the last time. Null: it is played here.
    std::function<std::optional<triptych::Opened>()> follow;
    Passing passing;
    bool forecasts = false; ///< What comes of each answer is told after the question.
    /// Milliseconds before each step of the computer; less than 0: each waits until it is asked for.
    int pace = 0;
    /// Verbs of answers that are aimed at somebody: whom they could hit is told with the question.
    std::set<std::string> aimed;
    /// Verbs of answers that are paid for, and how an observation is asked what is left to pay with.
    std::set<std::string> priced;
    Presenter::Purse purse = nullptr;
    triptych::match::AskingHabits habits; ///< What of the game Passing has to know.
};

/// What the window asks of the engine thread.
struct EngineCommand
{
    enum class Kind {
        Start,
        Stop,
        Answer,
        LiftCurtain,
        Undo,
        Consent, ///< The line is "yes" or "no".
        Concede,
        CallTime,
        SetPassing,
        SetPace,
        Step, ///< The computer, which waits for it, goes on.
        RunTo
    };

    Kind kind = Kind::Stop;
    std::uint64_t match = 0;
    std::uint64_t serial = 0;
    std::string line; ///< Answer, or the pip of RunTo; "turn" is the own next turn.
    Passing passing {};
    int pace = 0;
    std::unique_ptr<EngineJob> job {};
};
