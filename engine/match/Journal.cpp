#include "match/Journal.h"

#include "cards/Library.h"
#include "core/JsonText.h"
#include "match/Answer.h"

#include <fmt/format.h>

#include <algorithm>

namespace triptych::match {

namespace {

using nlohmann::ordered_json;

constexpr std::size_t answersPerHash = 50;

std::string hashText(std::uint64_t hash)
{
    return fmt::format("{:016x}", hash);
}

ordered_json seatOrNull(PlayerId seat)
{
    return seat == noPlayer ? ordered_json() : ordered_json(seatName(seat));
}

/// A name that somebody has typed or pasted, as the reader of files takes it.
std::string readable(std::string name)
{
    std::ranges::replace_if(
        name, [](char c) { return static_cast<unsigned char>(c) < ' '; }, ' ');
    return name;
}

void checkPacks(const JournalHeader& header, const cards::Library& library, Problems& problems)
{
    const std::vector<std::string>& here = library.packHashes();
    for (const std::string& pack : header.packs)
        if (std::find(here.begin(), here.end(), pack) == here.end())
            problems.push_back({ "journal",
                fmt::format(
                    "The match was played with a card pack that is not loaded, or has changed "
                    "since (its hash is {}). Put that version of the pack back.",
                    pack) });
}

std::optional<Problem> checkHash(const JournalStep& step, const Match& match)
{
    if (match.hash() == *step.hash)
        return std::nullopt;
    return Problem { fmt::format("journal, line {}", step.lineNumber),
        fmt::format(
            "The state here has the hash {}, but the journal says {}: it was written by other "
            "rules or changed by hand, so it cannot be gone on with.",
            hashText(match.hash()), hashText(*step.hash)) };
}

} // namespace

std::string JournalWriter::begin(const JournalHeader& header) const
{
    ordered_json line;
    line["format"] = journalFormat;
    line["game"] = header.game;
    line["ruleset"] = header.setup.ruleset;
    if (!header.setup.options.empty())
        line["options"] = header.setup.options;
    line["seed"] = header.setup.seed;
    line["decks"] = ordered_json::array();
    for (const decks::DeckList& deck : header.setup.decks)
        line["decks"].push_back(decks::toJson(deck));
    line["packs"] = header.packs;
    line["seats"] = ordered_json::array();
    for (const Seat& seat : header.seats)
        line["seats"].push_back({ { "name", readable(seat.name) }, { "kind", seat.kind } });
    line["first"] = seatOrNull(header.setup.first);
    line["first_chosen_by"] = seatOrNull(header.setup.firstChosenBy);
    if (header.clock)
        line["clock"] = *header.clock;
    if (header.begun)
        line["begun"] = *header.begun;
    if (header.bestOf > 1) {
        line["best_of"] = header.bestOf;
        line["before"] = header.before;
    }
    return printed(line) + "\n";
}

std::string JournalWriter::answered(PlayerId seat, std::string_view answer, const Match& after,
    std::optional<int> clock, std::optional<std::int64_t> at)
{
    ordered_json line { { "p", seatName(seat) }, { "a", answer } };
    if (clock)
        line["clock"] = *clock;
    if (at)
        line["at"] = *at;
    std::string text = printed(line) + "\n";
    const std::optional<Outcome> outcome = after.outcome();
    if (++m_answers % answersPerHash != 0 && !outcome)
        return text;
    ordered_json check { { "hash", hashText(after.hash()) } };
    if (outcome) {
        check["over"] = ordered_json::array();
        for (const PlayerId winner : outcome->winners)
            check["over"].push_back(seatName(winner));
    }
    return text + printed(check) + "\n";
}

std::string JournalWriter::left(int clock) const
{
    return printed(ordered_json { { "clock", clock } }) + "\n";
}

Replayed replay(const ParsedJournal& journal, const Game& game,
    std::shared_ptr<const cards::Library> library, std::size_t most, bool withEvents)
{
    Replayed replayed;
    replayed.problems = journal.problems;
    if (replayed.problems.empty() && journal.header.game != game.id())
        replayed.problems.push_back({ "journal",
            fmt::format("The journal is of the game \"{}\", not of \"{}\".", journal.header.game,
                game.id()) });
    checkPacks(journal.header, *library, replayed.problems);
    if (!replayed.problems.empty())
        return replayed;
    Opened opened = game.open(std::move(library), journal.header.setup);
    replayed.problems = std::move(opened.problems);
    replayed.match = std::move(opened.match);
    if (!replayed.match)
        return replayed;
    replayed.match->recordEvents(withEvents);
    for (const JournalStep& step : journal.steps) {
        if (step.hash) {
            if (auto wrong = checkHash(step, *replayed.match)) {
                replayed.problems.push_back(std::move(*wrong));
                return replayed;
            }
            continue;
        }
        if (step.seat == noPlayer)
            continue;
        if (replayed.answers == most)
            break;
        if (auto wrong = answer(*replayed.match, step.seat, step.answer)) {
            wrong->place = fmt::format("journal, line {}", step.lineNumber);
            replayed.problems.push_back(std::move(*wrong));
            return replayed;
        }
        ++replayed.answers;
    }
    return replayed;
}

} // namespace triptych::match
