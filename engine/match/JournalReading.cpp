#include "match/Journal.h"

#include "cards/UnknownFields.h"
#include "core/JsonFields.h"
#include "match/Answer.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

// A journal read back, line by line, with everything that is wrong in it.
namespace triptych::match {

namespace {

using nlohmann::json;

constexpr int longestRound = 24 * 60 * 60; // in seconds
constexpr int mostGames = 99;              // of one match
constexpr std::size_t mostSeats = 4;
constexpr std::size_t mostPacks = 1000;
constexpr std::size_t mostProblems = 100; // after so many nothing more is learnt from the file

constexpr std::array<std::string_view, 15> headerFields { "format", "game", "ruleset", "seed",
    "decks", "packs", "seats", "first", "first_chosen_by", "options", "clock", "begun", "best_of",
    "before", "comment" };
constexpr std::array<std::string_view, 3> seatFields { "name", "kind", "comment" };
constexpr std::array<std::string_view, 6> stepFields { "p", "a", "hash", "over", "clock", "at" };

std::optional<std::uint64_t> hashNamed(const std::string& text)
{
    std::uint64_t value = 0;
    const char* const last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), last, value, 16);
    if (text.empty() || error != std::errc() || end != last)
        return std::nullopt;
    return value;
}

PlayerId seatIn(const JsonFields& header, const char* key)
{
    const std::string name = header.text(key);
    const auto seat = seatNamed(name);
    if (!name.empty() && !seat)
        header.complain(key, "must be a seat, such as \"p1\"");
    return seat.value_or(noPlayer);
}

void readClock(const json& line, const std::string& place, ParsedJournal& journal)
{
    const auto clock = line.find("clock");
    if (clock == line.end())
        return;
    if (clock->is_number_integer() && *clock >= 0 && *clock <= longestRound)
        journal.clock = clock->get<int>();
    else
        journal.problems.push_back(
            { place, "The field \"clock\" must be the seconds that are left of the round." });
}

/// A moment that cannot be read is no moment: nothing in the match hangs on it.
std::optional<std::int64_t> momentIn(const json& line, const char* key)
{
    const auto moment = line.find(key);
    if (moment == line.end() || !moment->is_number_integer() || *moment < 0)
        return std::nullopt;
    return moment->get<std::int64_t>();
}

void readSeries(const json& file, JournalHeader& header)
{
    const auto bestOf = file.find("best_of");
    if (bestOf != file.end() && bestOf->is_number_integer() && *bestOf >= 1 && *bestOf <= mostGames)
        header.bestOf = bestOf->get<int>();
    if (const auto before = file.find("before"); before != file.end() && before->is_array())
        for (const json& name : *before)
            if (name.is_string())
                header.before.push_back(name.get<std::string>());
}

void readDecks(const json& file, const std::string& place, ParsedJournal& journal)
{
    const auto decks = file.find("decks");
    if (decks == file.end() || !decks->is_array() || decks->empty() || decks->size() > 4) {
        journal.problems.push_back(
            { place, "The field \"decks\" must list one deck for each seat." });
        return;
    }
    for (std::size_t i = 0; i < decks->size(); ++i) {
        decks::ParsedDeck deck
            = decks::deckOf((*decks)[i], fmt::format("{}, deck {}", place, i + 1));
        for (Problem& problem : deck.problems)
            journal.problems.push_back(std::move(problem));
        for (Problem& warning : deck.warnings)
            journal.warnings.push_back(std::move(warning));
        journal.header.setup.decks.push_back(std::move(deck.deck));
    }
}

void readOptions(const json& file, const std::string& place, ParsedJournal& journal)
{
    const auto options = file.find("options");
    if (options == file.end())
        return;
    bool sound = options->is_object();
    if (sound)
        for (const auto& [name, isOn] : options->items()) {
            sound = sound && isOn.is_boolean();
            if (isOn.is_boolean())
                journal.header.setup.options[name] = isOn.get<bool>();
        }
    if (!sound)
        journal.problems.push_back({ place,
            "The field \"options\" must be an object of rules options, each true or false." });
}

void readHeader(const json& file, const std::string& place, ParsedJournal& journal)
{
    JournalHeader& header = journal.header;
    const JsonFields fields(file, place, journal.problems);
    header.game = fields.text("game");
    header.setup.ruleset = fields.text("ruleset");
    header.setup.first = seatIn(fields, "first");
    header.setup.firstChosenBy = seatIn(fields, "first_chosen_by");
    const auto seed = file.find("seed");
    if (seed != file.end() && seed->is_number_unsigned())
        header.setup.seed = seed->get<std::uint64_t>();
    else
        journal.problems.push_back({ place,
            seed == file.end()
                ? "The field \"seed\" is missing; a match cannot be repeated without it."
                : "The field \"seed\" must be a whole number from 0." });
    if (!fields.given("game"))
        journal.problems.push_back({ place, "The field \"game\" is missing." });
    readOptions(file, place, journal);
    readDecks(file, place, journal);
    readClock(file, place, journal);
    header.clock = journal.clock;
    header.begun = journal.at = momentIn(file, "begun");
    readSeries(file, header);
    cards::UnknownFields unknown;
    unknown.look(file, headerFields, place);
    const json& packs = fields.list("packs");
    if (packs.size() > mostPacks)
        fields.complain("packs", fmt::format("names more than {} packs", mostPacks));
    for (std::size_t i = 0; i < std::min(packs.size(), mostPacks); ++i)
        if (packs[i].is_string())
            header.packs.push_back(packs[i].get<std::string>());
        else
            fields.complain("packs", "must be a list of hashes in quotes");
    const json& seats = fields.list("seats");
    if (seats.size() > mostSeats)
        fields.complain("seats", fmt::format("has more than {} seats", mostSeats));
    for (std::size_t i = 0; i < std::min(seats.size(), mostSeats); ++i) {
        if (!seats[i].is_object()) {
            fields.complain("seats", "must be a list of objects such as {\"name\":\"Ann\"}");
            continue;
        }
        const JsonFields seat(seats[i], fmt::format("{}, seat {}", place, i + 1), journal.problems);
        header.seats.push_back({ seat.text("name"), seat.text("kind") });
        unknown.look(seats[i], seatFields, fmt::format("{}, seat {}", place, i + 1));
    }
    for (Problem& warning : unknown.warnings())
        journal.warnings.push_back(std::move(warning));
}

void readStep(
    const json& line, const std::string& place, std::size_t number, ParsedJournal& journal)
{
    const JsonFields fields(line, place, journal.problems);
    const std::size_t before = journal.problems.size();
    JournalStep step;
    step.lineNumber = number;
    step.answer = fields.text("a");
    const std::string seat = fields.text("p");
    if (journal.problems.size() != before)
        return;
    if (line.contains("hash")) {
        step.hash = hashNamed(textOf(line, "hash"));
        if (!step.hash)
            journal.problems.push_back({ place, "The hash must be 16 hexadecimal digits." });
        journal.finished = journal.finished || line.contains("over");
    } else if (speakerNamed(seat) && !step.answer.empty()) {
        step.seat = *speakerNamed(seat);
        ++journal.answers;
    } else if (!line.contains("clock")) {
        journal.problems.push_back({ place,
            "The line is neither an answer {\"p\":\"p1\",\"a\":\"pass\"} nor a "
            "{\"hash\":\"..\"}." });
    }
    readClock(line, place, journal);
    if (const auto at = momentIn(line, "at"))
        journal.at = at;
    journal.steps.push_back(std::move(step));
}

// One line of the file. False: it is torn, so the journal ends before it.
bool readLine(std::string_view text, std::size_t number, bool last, std::string_view name,
    cards::UnknownFields& unknown, ParsedJournal& journal)
{
    const std::string place = fmt::format("{}, line {}", name, number);
    JsonLimits limits;
    limits.bytes = decks::mostDeckBytes * mostSeats;
    JsonText line = parseJson(text, place, limits);
    if (!line.problem && !line.value.is_object())
        line.problem = Problem { place, "Each line of a journal must be a JSON object." };
    if (line.problem && last && number > 1)
        return false;
    if (line.problem)
        journal.problems.push_back({ place, line.problem->text });
    else if (number > 1) {
        unknown.look(line.value, stepFields, place);
        readStep(line.value, place, number, journal);
    } else if (auto wrong = checkFormat(line.value, journalFormat, place))
        journal.problems.push_back(std::move(*wrong));
    else
        readHeader(line.value, place, journal);
    return true;
}

} // namespace

ParsedJournal parseJournal(std::string_view text, std::string_view name)
{
    ParsedJournal journal;
    if (text.size() > mostJournalBytes) {
        journal.problems.push_back(tooLarge(name, text.size(), mostJournalBytes));
        return journal;
    }
    const std::size_t lastWritten = text.find_last_not_of("\r\n");
    cards::UnknownFields unknown;
    std::size_t start = 0;
    for (std::size_t number = 1; start < text.size(); ++number) {
        if (journal.problems.size() >= mostProblems) {
            journal.problems.push_back({ std::string(name),
                fmt::format("After {} mistakes the rest of the file is not read.", mostProblems) });
            break;
        }
        const std::size_t found = text.find('\n', start);
        const std::size_t end = std::min(found, text.size());
        const std::string_view line = text.substr(start, end - start);
        const bool last = lastWritten == std::string_view::npos || end > lastWritten;
        if (line.find_first_not_of(" \t\r") != std::string_view::npos) {
            // A line without its line break was not written to its end, however it looks.
            journal.torn = number > 1 && found == std::string_view::npos;
            if (journal.torn || !readLine(line, number, last, name, unknown, journal)) {
                journal.torn = true;
                break;
            }
        }
        start = std::min(end + 1, text.size());
        journal.usableBytes = start;
    }
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        journal.problems.push_back({ std::string(name), "The journal is empty." });
    for (Problem& warning : unknown.warnings())
        journal.warnings.push_back(std::move(warning));
    return journal;
}

} // namespace triptych::match
