#pragma once

#include "core/Game.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <functional>
#include <vector>

namespace triptych::cli {

/// Compiles one text box of a card, from its printed words to abilities whose words are bound and that can do what they
/// say: how many there are. What a file is read and a card made of is done before.
using CompileText = std::function<std::size_t()>;

/// One for each text box of each card of a pack that has words in it; none for a game unknown here.
std::vector<CompileText> textsOf(const Game&, const nlohmann::json& pack);

} // namespace triptych::cli
