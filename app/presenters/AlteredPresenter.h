#pragma once

#include "app/presenters/AlteredCards.h"
#include "app/presenters/Presenter.h"

/// Altered on the table: its zones, its day, words and log.
class AlteredPresenter : public Presenter
{
    Q_DECLARE_TR_FUNCTIONS(AlteredPresenter)

public:
    explicit AlteredPresenter(std::shared_ptr<const triptych::cards::Library> library);

    QString game() const override;
    QString title() const override;
    QString rulesetTitle(const QString& ruleset) const override;
    QString rulesVersion() const override;
    QUrl matUrl() const override;
    QString room() const override { return QStringLiteral("morning"); }
    QString matLook() const override;
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
    QVariantList legend() const override;

private:
    void fillTime(Scene&, const Snapshot&, const TableInfo&) const;
    void fillSeats(Scene&, const Snapshot&, const TableInfo&) const;
    void fillPile(Scene&, const Snapshot&, const TableInfo&) const;
    void fillZones(Scene&, const Snapshot&, const TableInfo&) const;
    void fillOutcome(Scene&, const Snapshot&, const TableInfo&) const;

    AlteredCards m_cards;
};
