#pragma once

#include "cards/Booster.h"
#include "cards/Library.h"
#include "core/JsonText.h"
#include "core/Problem.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace triptych::cards {

/// The envelope of a card pack file (NOTATION section 5). What the fields of a card mean is the
/// business of its game.
struct Pack
{
    std::string game; ///< Its id.
    std::string setCode;
    std::string setName;
    std::string version;
    std::string author;
    std::string licence;
    std::string hash;                  ///< XXH3 of the file's bytes, 16 hexadecimal digits.
    std::vector<nlohmann::json> cards; ///< As the file has them: objects with a new id and a name.
    std::vector<Booster> boosters;     ///< What packs of its set hold.
};

struct ParsedPack
{
    Pack pack;
    /// Cards named here are not in `pack`; a file that cannot be used at all leaves it empty.
    Problems problems;
    Problems warnings; ///< Fields that nobody reads; the pack is used all the same.
};

/// Never throws. Problems name the file, and the card or the line and column.
ParsedPack parsePack(const PackText&);
/// The same of a file that was read already.
ParsedPack parsePack(const PackText&, JsonText);

/// How many cards one file may hold.
inline constexpr std::size_t mostCardsOfAPack = 50'000;

/// XXH3 (64 bits) of some bytes as 16 hexadecimal digits; the same on every machine.
std::string hashOf(std::string_view bytes);

} // namespace triptych::cards
