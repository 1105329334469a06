#pragma once

#include "app/games/TableParts.h"
#include "app/games/TitledPresenter.h"

#include "cards/Library.h"

#include <memory>

/// A presenter made of the classes in which a game keeps its cards, its questions and its log.
template <typename Cards, typename Questions, typename Log>
class GamePresenter : public TitledPresenter
{
public:
    GamePresenter(const GameTitle& title, std::shared_ptr<const triptych::cards::Library> library)
        : TitledPresenter(title)
        , m_cards(std::move(library))
    {
    }

    QList<LogLine> log(const nlohmann::ordered_json& events, const Snapshot& snapshot,
        const TableInfo& table) const override
    {
        return Log(snapshot, table, m_cards).lines(events);
    }
    QList<Motion> motions(const nlohmann::ordered_json& events) const override
    {
        return Log::motions(events);
    }
    QList<Motion> marks(const nlohmann::ordered_json& events) const override
    {
        return Log::marks(events);
    }
    CardPage page(
        const CardFace& face, const TableInfo& table, const QString& viewer) const override
    {
        return m_cards.page(face, table, viewer);
    }
    CardFace printed(const QString& cardId) const override
    {
        CardFace face = m_cards.printed(cardId);
        face.accessibleName = Cards::spoken(face, {});
        return face;
    }
    QStringList drop(const Scene& scene, const QString& key, const QString& target) const override
    {
        return Questions::drop(scene, key, target);
    }
    QStringList dropTargets(const Scene& scene, const QString& key) const override
    {
        return Questions::dropTargets(scene, key);
    }

protected:
    Cards m_cards;
};
