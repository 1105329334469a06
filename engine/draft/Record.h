#pragma once

#include "core/Problem.h"
#include "draft/Draft.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

// A draft as a file, so that it can be gone on with. The packs are not in it: the same plan gives
// the same packs, and each pick names its card, so that packs which have changed are noticed.

namespace triptych::cards {
class Library;
}

namespace triptych::draft {

struct Record
{
    enum class Stage { Picking, Building, Ready };
    struct Seat
    {
        std::string name;
        bool person = false;           ///< Else the computer picks.
        std::vector<std::string> deck; ///< Ids of the cards chosen so far.
        std::string deckName;
        std::string path; ///< Of the file the deck was kept in; "" not yet.
        int seconds = 0;  ///< Left for building, where that is timed.
    };
    struct Pick
    {
        std::size_t seat = 0;
        std::size_t place = 0;
        std::string card; ///< Its id.
    };

    std::string game;
    std::string ruleset;
    std::string booster; ///< By name.
    Manner manner = Manner::Passing;
    std::size_t packSize = 0;
    std::uint64_t seed = 1;
    bool timed = false;
    std::vector<std::string> packs; ///< Hashes of the card packs that were there.
    std::vector<Seat> seats;
    std::vector<Pick> picks; ///< As they were taken.
    Stage stage = Stage::Picking;
    std::size_t seat = 0;             ///< Whose eyes are on the screen.
    std::vector<std::size_t> players; ///< Who sits down for the match.
};

struct ParsedRecord
{
    Record record;
    Problems problems; ///< Empty: the record is sound in itself.
};

std::string printed(const Record&);
/// Never throws; `name` is the file in the messages.
ParsedRecord parseRecord(std::string_view text, std::string_view name);

/// Takes the picks of a record again. What they do not fit is told, and then the draft is of no use.
Problems takeAgain(Draft&, const cards::Library&, const Record&, std::string_view name);

/// The picks of a draft, with the ids of their cards.
std::vector<Record::Pick> picksOf(const Draft&, const cards::Library&);

} // namespace triptych::draft
