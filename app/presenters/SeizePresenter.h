#pragma once

#include "app/presenters/Presenter.h"
#include "app/presenters/SeizeCards.h"

/// Seize on the table: its battlefield, zones, phases, words and log.
class SeizePresenter : public Presenter
{
    Q_DECLARE_TR_FUNCTIONS(SeizePresenter)

public:
    explicit SeizePresenter(std::shared_ptr<const triptych::cards::Library> library);

    QString game() const override;
    QString title() const override;
    QString rulesetTitle(const QString& ruleset) const override;
    QString rulesVersion() const override;
    QUrl matUrl() const override;
    QStringList zones() const override;
    QSet<QString> defaultOwnStops() const override;
    QSet<QString> defaultOtherStops() const override;

    Scene scene(const Snapshot&, const TableInfo&) const override;
    QList<LogLine> log(
        const nlohmann::ordered_json& events, const Snapshot&, const TableInfo&) const override;
    QList<Motion> motions(const nlohmann::ordered_json& events) const override;
    CardInspector::Page page(
        const CardFace&, const TableInfo&, const QString& viewer) const override;
    QStringList drop(const Scene&, const QString& key, const QString& target) const override;
    QStringList dropTargets(const Scene&, const QString& key) const override;
    QVariantList reach(const Scene&, const QString& key) const override;
    QVariantList legend() const override;

private:
    void fillTime(Scene&, const Snapshot&, const TableInfo&) const;
    void fillSeats(Scene&, const Snapshot&, const TableInfo&) const;
    void fillBoard(Scene&, const Snapshot&, const TableInfo&) const;
    void fillStack(Scene&, const Snapshot&, const TableInfo&) const;
    void fillArrows(Scene&) const;
    void fillZones(Scene&, const TableInfo&, const QString& viewer) const;
    void nameTiles(Scene&, const TableInfo&, const QString& viewer) const;
    void fillOutcome(Scene&, const Snapshot&, const TableInfo&) const;
    QString timeReason(const Snapshot&) const;
    QString matchResult(const TableInfo&) const;
    QString itemText(const Scene&, const PileItem&, const reading::Json& entry) const;

    SeizeCards m_cards;
};
