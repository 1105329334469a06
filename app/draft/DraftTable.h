#pragma once

#include "app/draft/DraftPlan.h"
#include "app/scene/Presenter.h"

#include "core/Game.h"
#include "decks/Pool.h"
#include "draft/Building.h"
#include "draft/Draft.h"
#include "draft/Record.h"
#include "draft/Taste.h"

#include <QCoreApplication>
#include <QHash>

#include <memory>
#include <vector>

class Content;

/// The draft that is on.
struct DraftTable
{
    Q_DECLARE_TR_FUNCTIONS(DraftTable)

public:
    struct Builder
    {
        std::vector<std::size_t> deck;
        QString name;
        QString path;                        ///< Of its file, once it was kept.
        int seconds = 0;                     ///< Left for building, where that is timed.
        triptych::decks::DeckFaults outside; ///< Cards of the editor that are not in the pool.
    };

    /// A table with unopened packs; why there can be none otherwise.
    static QStringList lay(
        const DraftPlan& plan, Content& content, std::unique_ptr<DraftTable>& table);
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
    QString nameOf(std::size_t seat) const;
    /// The deck as far as it is made, and all that was picked.
    triptych::decks::DeckList deckOf(std::size_t seat) const;
    std::vector<triptych::decks::Entry> poolOf(std::size_t seat) const;
    CardFace faceOf(std::size_t card) const;
};
