#pragma once

#include "core/Refusal.h"
#include "core/Threat.h"

#include <nlohmann/json.hpp>

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// What the engine thread tells the table, as plain values. Nothing in it is more than `viewer` may
/// know; while a curtain is up there is nothing of any seat in it at all.
struct Snapshot
{
    struct Question
    {
        std::string seat;               ///< "p1"
        std::string prompt;             ///< The engine's key: "attack"
        std::string rule;               ///< The game's id and where its rules ask this.
        std::vector<std::string> lines; ///< The legal answers; empty unless the viewer is asked.
        std::vector<std::string> picks; ///< Lines already given to this same question.
        std::vector<std::string> claims {}; ///< "p3: claim": lets a teammate answer first.
        /// The "target" lines that an answer is asked for next, where that is known beforehand.
        std::map<std::string, std::vector<std::string>> targets {};
        /// What an answer takes at once of what the seat pays with, where the job asks for that.
        std::map<std::string, int> prices {};
        /// In one's own turn: the pip where one is asked next if one passes and nobody else does anything;
        /// "turn" when that is the turn of somebody else. "" it is not known.
        std::string leadsTo {};
    };

    /// What comes of an answer if nobody else does anything: as events, on a copy of the match in which
    /// all that the viewer does not know is dealt anew.
    struct Forecast
    {
        nlohmann::ordered_json events = nlohmann::ordered_json::array();
        bool open = false; ///< Chance or hidden cards decide the rest.
        bool wins = false; ///< The game is over by it.
        bool loses = false;
    };

    std::uint64_t match = 0;            ///< Which match: an old one's late words are not shown.
    std::uint64_t serial = 0;           ///< Of the question; answers carry it back.
    std::string viewer;                 ///< "p1", "judge"; "" nobody yet
    nlohmann::ordered_json observation; ///< Null while the curtain is up.
    std::optional<Question> question;
    std::string curtain; ///< The seat to hand the computer to; "" no curtain.
    /// Behind that curtain: somebody else would take back what they did, and that seat has to agree.
    struct Consent
    {
        std::string seat; ///< Who would.
        int answers = 0;  ///< That would be undone...
        int ofThem = 0;   ///< ... and how many of them are of the one who is asked.
        nlohmann::ordered_json events
            = nlohmann::ordered_json::array(); ///< As everybody knows them.
    };
    std::optional<Consent> consent;
    bool thinking = false;     ///< The computer decides next...
    bool waitsForStep = false; ///< ... as soon as somebody wants it to.
    nlohmann::ordered_json events = nlohmann::ordered_json::array(); ///< Since the last snapshot.
    bool freshLog = false; ///< ... or from the beginning: start the log anew.
    bool over = false;
    std::vector<std::string> winners;
    std::string takeBack;              ///< The line that undo() takes back; "" nothing.
    std::vector<std::string> agreeing; ///< Who is asked before it is.
    std::string declined;              ///< Who was asked, and did not agree.
    /// The table and the question to which that line was the answer, so that it can be put into words.
    std::shared_ptr<const Snapshot> before;
    /// Why nothing can be taken back: "told" (something hidden was seen since), "others" (somebody else
    /// has acted since); "" when nothing was answered yet.
    std::string standsBecause;
    std::string runningTo; ///< The pip that is being run to; "" none.
    std::string problem;   ///< A sentence about an answer that was refused.
    /// Told after the question, by its answers; while it is there nothing else of the snapshot is new.
    std::map<std::string, Forecast> forecasts;
    std::vector<triptych::Refusal> refusals; ///< While the viewer is asked.
    std::vector<triptych::Threat> threats; ///< Where others could strike, by what the viewer knows.
    /// Told after the end, and nothing else with it: how often each seat would have won from the beginning
    /// of a turn on.
    struct Share
    {
        int turn = 0;
        std::vector<double> ofSeats;
    };
    std::vector<Share> shares;
    std::string memory;  ///< Of a yes or no that can be remembered: its name; "" otherwise.
    std::string failure; ///< The match cannot go on, and why.
};
