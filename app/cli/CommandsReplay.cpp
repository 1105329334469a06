#include "cli/Command.h"
#include "cli/Files.h"
#include "cli/Loading.h"

#include "core/JsonText.h"
#include "match/Answer.h"
#include "match/Journal.h"

#include <fmt/format.h>

#include <cstdio>
#include <sstream>

namespace triptych::cli {

namespace {

PlayerId viewerOf(const Arguments& arguments)
{
    const std::string name = arguments.value("--viewer").value_or("judge");
    const auto seat = match::seatNamed(name);
    if (!seat && name != "judge")
        throw Misuse { fmt::format("--viewer needs a seat or \"judge\", not \"{}\".", name) };
    return seat.value_or(judge);
}

/// A journal that is being played grows: what is told of it is true of this moment. The client writes
/// who plays it into a file beside it: process, program and machine, a line each.
std::string whoPlays(const std::string& path)
{
    const FileText lock = readFile(path + ".lock");
    std::istringstream lines(lock.text);
    std::string process, program, machine;
    if (lock.problem || !std::getline(lines, process) || !std::getline(lines, program)
        || !std::getline(lines, machine))
        return {};
    return fmt::format(
        "{} has this journal open (process {} on the machine {}), or had it when it was stopped.",
        program, process, machine);
}

int replayJournal(const Arguments& arguments)
{
    if (arguments.files().size() != 1)
        throw Misuse { "Name one journal." };
    const std::string& path = arguments.files().front();
    const match::ParsedJournal journal = match::parseJournal(textOfFile(path), path);
    if (!journal.problems.empty())
        throw UnusableInput { journal.problems };
    tellWarnings(journal.warnings);
    const Game& game = gameNamed(journal.header.game);
    const std::string player = whoPlays(path);
    const PlayerId viewer = viewerOf(arguments);
    const std::size_t most = arguments.number("--to", journal.answers);
    match::Replayed replayed = match::replay(journal, game, libraryOf(game, arguments), most);
    if (!replayed.match)
        throw UnusableInput { std::move(replayed.problems) };

    if (viewer != judge && viewer.value >= replayed.match->seats())
        throw Misuse { fmt::format(
            "There is no seat {} in this match.", triptych::seatName(viewer)) };

    nlohmann::ordered_json result { { "answers", replayed.answers }, { "of", journal.answers },
        { "torn", journal.torn }, { "open_elsewhere", !player.empty() },
        { "finished", replayed.match->outcome().has_value() },
        { "hash", fmt::format("{:016x}", replayed.match->hash()) },
        { "problems", toJson(replayed.problems) } };
    if (arguments.has("--observe"))
        result["observation"] = replayed.match->observe(viewer);
    if (arguments.has("--json")) {
        fmt::print("{}\n", printed(result));
    } else {
        fmt::print("{} of {} answers replayed, state {}\n", replayed.answers, journal.answers,
            result["hash"].get<std::string>());
        if (journal.torn)
            fmt::print("The last line is cut off and was left out.\n");
        if (!player.empty())
            fmt::print("{}\n", player);
        if (replayed.match->decision())
            fmt::print("{}\n", match::describePending(*replayed.match));
        if (arguments.has("--observe"))
            fmt::print("{}\n", printed(result["observation"], 2));
        fmt::print(stderr, "{}", describe(replayed.problems));
    }
    return replayed.problems.empty() ? Success : DoesNotHold;
}

} // namespace

Command replayCommand()
{
    return { "replay", "JOURNAL", "plays a journal again and compares its hashes",
        { { "--to", "N", "stops after N answers" },
            { "--observe", "", "prints the observation at the end" },
            { "--viewer", "pN", "who observes; the judge, who sees all, if not given" },
            cardsOption, jsonOption },
        replayJournal };
}

} // namespace triptych::cli
