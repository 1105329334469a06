#pragma once

#include "app/presenters/KryptikCards.h"
#include "app/presenters/Presenter.h"

/// Kryptik on the table: its zones, phases, words and log.
class KryptikPresenter : public Presenter
{
    Q_DECLARE_TR_FUNCTIONS(KryptikPresenter)

public:
    explicit KryptikPresenter(std::shared_ptr<const triptych::cards::Library> library);

    QString game() const override;
    QString title() const override;
    QString rulesetTitle(const QString& ruleset) const override;
    QString rulesVersion() const override;
    QUrl matUrl() const override;
    QString room() const override { return QStringLiteral("harbour"); }
    QStringList zones() const override;
    QSet<QString> defaultOwnStops() const override;
    QSet<QString> defaultOtherStops() const override;

    Scene scene(const Snapshot&, const TableInfo&) const override;
    QList<LogLine> log(
        const nlohmann::ordered_json& events, const Snapshot&, const TableInfo&) const override;
    QList<Motion> motions(const nlohmann::ordered_json& events) const override;
    CardInspector::Page page(
        const CardFace&, const TableInfo&, const QString& viewer) const override;
    CardFace printed(const QString& cardId) const override;
    QStringList drop(const Scene&, const QString& key, const QString& target) const override;
    QStringList dropTargets(const Scene&, const QString& key) const override;

private:
    void fillTime(Scene&, const Snapshot&, const TableInfo&) const;
    void fillSeats(Scene&, const Snapshot&, const TableInfo&) const;
    void fillPile(Scene&, const Snapshot&, const TableInfo&) const;
    void fillArrows(Scene&, const Snapshot&) const;
    void fillZones(Scene&, const TableInfo&, const QString& viewer) const;
    void fillOutcome(Scene&, const Snapshot&, const TableInfo&) const;

    KryptikCards m_cards;
};
