#pragma once

#include "cards/Library.h"

#include <nlohmann/json_fwd.hpp>

#include <QString>

#include <memory>

/// A table in the middle of a match, laid out to try something: nothing of it is kept.
struct TryOut
{
    QString game;
    QString ruleset;
    std::shared_ptr<const triptych::cards::Library> library; ///< With every card on that table.
    std::shared_ptr<const nlohmann::json> scenario;          ///< As Game::openScenario reads it.
};
