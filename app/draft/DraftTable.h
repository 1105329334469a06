#pragma once

#include "app/draft/DraftController.h"

#include "core/Game.h"
#include "draft/Draft.h"
#include "draft/Taste.h"

#include <QHash>

/// The draft that is on: what the files of DraftController share.
struct DraftController::Table
{
    DraftPlan plan;
    const triptych::Game& game;
    triptych::Ruleset ruleset;
    std::shared_ptr<const triptych::cards::Library> library;
    std::shared_ptr<const Presenter> presenter;
    triptych::draft::Taste taste;
    triptych::draft::Draft packs; ///< On their way round.
    std::vector<std::size_t> persons;
    std::vector<std::size_t> computers;
    std::vector<Builder> builders;    ///< One a seat.
    std::vector<std::size_t> players; ///< Who plays afterwards, in the order of the match's seats.
    /// The cards of the pack on the screen by key: their places in it.
    mutable QHash<QString, std::size_t> places;

    bool passesCurtain() const { return persons.size() > 1; }
};
