#pragma once

#include "core/Match.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace triptych::match {

/// Which physical thing a word of an answer means (NOTATION section 1). By-place names are
/// positions at this moment, so they are looked up when a line begins and not again between its
/// picks. Observations are made only when a by-place name turns up: most lines need none.
class Names
{
public:
    Names(const Match&, PlayerId reader);

    /// "p2.island.1" as the handle the reader knows it by, or, of a face-down card, as the handle
    /// the judge knows it by; any other word as it stands.
    struct Thing
    {
        std::string word;  ///< As written.
        std::string known; ///< The reader's handle; empty when the reader does not know the thing.
        std::string judge; ///< The judge's handle, or the word itself.
        bool byPlace = false;
    };
    Thing resolve(std::string_view word);

private:
    const nlohmann::ordered_json& observation(PlayerId viewer);

    const Match& m_match;
    PlayerId m_reader;
    std::optional<nlohmann::ordered_json> m_asReader;
    std::optional<nlohmann::ordered_json> m_asJudge;
};

/// A by-place name, "p2.hand.3" or "table.1", taken apart.
struct Place
{
    std::string seat; ///< Empty for a zone that all seats share.
    std::string zone;
    std::size_t position = 0; ///< From 1.
};
std::optional<Place> placeOf(std::string_view word);

} // namespace triptych::match
