#include "fuzz/Readers.h"

#include <algorithm>
#include <array>

namespace triptych::fuzz {

namespace {

constexpr std::array all { Reader { "json", readJson }, Reader { "envelope", readEnvelope },
    Reader { "pack", readPack }, Reader { "published", readPack }, Reader { "deck", readDeck },
    Reader { "list", readDeck }, Reader { "scenario", readScenario },
    Reader { "journal", readJournal }, Reader { "kryptik-text", readKryptikText },
    Reader { "seize-text", readSeizeText }, Reader { "altered-text", readAlteredText } };

} // namespace

std::span<const Reader> readers()
{
    return all;
}

const Reader* readerNamed(std::string_view name)
{
    const auto* const found = std::ranges::find(all, name, &Reader::name);
    return found == all.end() ? nullptr : found;
}

} // namespace triptych::fuzz
