#pragma once

#include "core/Game.h"
#include "decks/DeckList.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// A match written down: a seed and answers, as JSON Lines (triptych-journal/1).
//
//   {"format":"triptych-journal/1","game":"..","ruleset":"..","seed":7,"decks":[..],"packs":[".."],
//    "seats":[{"name":"Ann","kind":"person"},..],"first":"p1"}
//   {"p":"p1","a":"attack maw"}        one pick a line, exactly as the engine offers it
//   {"p":"judge","a":"time"}           time was called: the last line that is given
//   {"hash":"8d2f.."}                  of the state, after every 50 answers
//   {"hash":"03ab..","over":["p1"]}    at the end; the winners
//
// A table that has agreed on options of the ruleset has them in the header, as scenarios have:
// "options":{"handSlots":true}.
//
// Whoever keeps a match to go on with later writes when it was begun and when each answer was given, in
// seconds since 1970: "begun" in the header, "at" in the answers. A match of several games has
// "best_of":3 and the names of the journals of the games before it in the same folder,
// "before":["..jsonl"].
//
// Where the round is timed, header and answers have "clock", the seconds that were left of it, and a
// match that is left in the middle ends with a line {"clock":2650}. A replay looks at none of these.
//
// Whoever keeps the file appends each text and flushes it before the next question is shown. The
// engine has no files: these functions give and take text.

namespace triptych::match {

inline constexpr std::string_view journalFormat = "triptych-journal/1";

struct Seat
{
    std::string name; ///< As people call it; may be empty.
    std::string kind; ///< "person", "random", "greedy", ...
    bool operator==(const Seat&) const = default;
};

struct JournalHeader
{
    std::string game;
    Setup setup;
    std::vector<std::string> packs; ///< Library::packHashes of the cards it was played with.
    std::vector<Seat> seats;
    /// Seconds left of the round at the start; none: it is not timed.
    std::optional<int> clock = std::nullopt;
    std::optional<std::int64_t> begun = std::nullopt; ///< Seconds since 1970.
    int bestOf = 1;
    std::vector<std::string> before {}; ///< Journals of the games before this one, by file name.
};

/// Makes the lines of one journal, each with its line break.
class JournalWriter
{
public:
    std::string begin(const JournalHeader&) const;
    /// Call after the answer was given: every 50th carries the hash of the state it led to, and
    /// the last one the outcome.
    std::string answered(PlayerId seat, std::string_view line, const Match& after,
        std::optional<int> clock = std::nullopt, std::optional<std::int64_t> at = std::nullopt);
    /// The match is left as it stands, with so many seconds of the round.
    std::string left(int clock) const;
    /// For going on with a journal that was read back.
    void resume(std::size_t answers) { m_answers = answers; }

private:
    std::size_t m_answers = 0;
};

struct JournalStep
{
    PlayerId seat = noPlayer; ///< noPlayer: a line without an answer.
    std::string answer;
    std::optional<std::uint64_t> hash;
    std::size_t lineNumber = 0; ///< In the file, from 1.
};

struct ParsedJournal
{
    JournalHeader header;
    std::vector<JournalStep> steps;
    std::size_t answers = 0;        ///< Steps that are answers.
    bool finished = false;          ///< The match came to its end.
    std::optional<std::int64_t> at; ///< When the last answer was given, or the match begun.
    std::optional<int> clock;       ///< The seconds of the round that are left now.
    bool torn = false;              ///< The last line was cut off and is left out.
    std::size_t usableBytes = 0;    ///< Where a writer that goes on has to cut the file.
    Problems problems;              ///< Not empty: the journal cannot be used.
    Problems warnings {};           ///< Fields that nobody reads.
};
/// A longer file is no journal: a long match takes a hundredth of it.
inline constexpr std::size_t mostJournalBytes = 4u << 20u;

/// A torn last line is what a power cut leaves behind, and is no problem. Never throws.
ParsedJournal parseJournal(std::string_view text, std::string_view name);

struct Replayed
{
    std::unique_ptr<Match> match; ///< As far as it went; null when it could not be opened.
    std::size_t answers = 0;
    Problems problems;
};
/// Plays a journal again, at most `most` answers of it, and compares every hash on the way.
/// Events are recorded from the start if `withEvents`.
Replayed replay(const ParsedJournal&, const Game&, std::shared_ptr<const cards::Library>,
    std::size_t most = static_cast<std::size_t>(-1), bool withEvents = false);

} // namespace triptych::match
