#pragma once

#include "core/Game.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace triptych::cli {

/// One way to read a card.
struct CardReading
{
    std::string text;      ///< Printed back.
    std::string explained; ///< In plain words, a line a paragraph.
};

/// What a printed card can mean, beginning with what it is taken to mean; none where it is not understood.
std::vector<CardReading> readingsOf(const Game&, const nlohmann::json& card);

} // namespace triptych::cli
