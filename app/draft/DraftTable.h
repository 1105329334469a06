#pragma once

#include "app/draft/DraftController.h"

#include "core/Game.h"
#include "draft/Draft.h"
#include "draft/Taste.h"

#include <QCoreApplication>
#include <QHash>

/// The draft that is on.
struct DraftController::Table
{
    Q_DECLARE_TR_FUNCTIONS(DraftTable)

public:
    /// As it is kept, but for the stage it is at and whose eyes are on the screen.
    triptych::draft::Record record() const;
    static DraftPlan planOf(const triptych::draft::Record&);
    /// Everything that was done in a record, which the file `name` has; why it does not fit otherwise.
    QStringList takeUp(const triptych::draft::Record&, const QString& name);

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
