#pragma once

#include "app/games/GamePresenter.h"
#include "app/games/altered/AlteredAnswers.h"
#include "app/games/altered/AlteredCards.h"
#include "app/games/altered/AlteredLog.h"

/// Altered on the table: its zones, its day, words and log.
struct AlteredView;

class AlteredPresenter : public GamePresenter<AlteredCards, AlteredAnswers, AlteredLog>
{
    Q_DECLARE_TR_FUNCTIONS(AlteredPresenter)

public:
    using GamePresenter::GamePresenter;

    QString game() const override;
    QString title() const override;
    QString rulesetTitle(const QString& ruleset) const override;
    QString rulesVersion() const override;
    QUrl matUrl() const override;
    QString room() const override { return QStringLiteral("morning"); }
    QString matLook() const override;
    QStringList zones() const override;

    Scene scene(const Snapshot&, const TableInfo&) const override;
    QString refusal(const Scene&, const QString& key, const QString& target) const override;
    QVariantList legend() const override;
    QString scoreSymbol() const override { return QStringLiteral("journey"); }
    QStringList pricedVerbs() const override { return { QStringLiteral("play") }; }
    QString purse() const override { return QStringLiteral("mana_ready"); }
    Proposal proposed(const triptych::decks::DeckList&) const override;

private:
    void fillTime(Scene&, const Snapshot&, const AlteredView&, const TableInfo&) const;
    void fillSeats(Scene&, const Snapshot&, const AlteredView&, const TableInfo&) const;
    void fillPile(Scene&, const Snapshot&, const AlteredView&, const TableInfo&) const;
};
