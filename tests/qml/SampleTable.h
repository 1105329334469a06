#pragma once

#include "app/scene/Presenter.h"
#include "app/viewmodels/MatchViewModel.h"

#include <QDir>

/// A table in the middle of a match, made from the cards of a pack: what the QML tests and the
/// gallery look at. No engine runs behind it; answers are only recorded by whoever listens.
class SamplePresenter : public Presenter
{
public:
    SamplePresenter(const QString& packFolder, int seats, bool asked = true);

    QString game() const override { return QStringLiteral("sample"); }
    QString title() const override { return QStringLiteral("Sample"); }
    QString rulesVersion() const override { return {}; }
    QString rulesetTitle(const QString& ruleset) const override { return ruleset; }
    QUrl matUrl() const override;
    QString room() const override { return QStringLiteral("harbour"); }
    QStringList zones() const override;

    Scene scene(const Snapshot&, const TableInfo&) const override { return m_scene; }
    QList<LogLine> log(
        const nlohmann::ordered_json&, const Snapshot&, const TableInfo&) const override;
    QList<Motion> motions(const nlohmann::ordered_json&) const override { return {}; }
    QList<Motion> marks(const nlohmann::ordered_json&) const override { return m_marks; }
    CardPage page(const CardFace&, const TableInfo&, const QString& viewer) const override;
    CardFace printed(const QString& cardId) const override { return m_cards.value(cardId); }
    QStringList drop(const Scene&, const QString& key, const QString& target) const override;
    QStringList dropTargets(const Scene&, const QString& key) const override;

    /// Puts the sample on a table.
    static void lay(MatchViewModel& match, std::shared_ptr<SamplePresenter> presenter, int seats);

    Scene m_scene;
    QList<Motion> m_marks; ///< Of whatever is foreseen.

private:
    CardFace card(const QString& name, const QString& key, const QString& zone) const;
    CardFace hidden(const QString& key, const QString& zone) const;
    void put(const CardFace& face);
    void fillSeat(const QString& seat, bool near);
    void ask();

    QHash<QString, CardFace> m_cards; ///< By name, as printed.
};
