#pragma once

#include "app/games/GamePresenter.h"
#include "app/games/altered/AlteredAnswers.h"
#include "app/games/altered/AlteredCards.h"
#include "app/games/altered/AlteredLog.h"

struct AlteredView;

/// Altered on the table: its zones, its day, words and log.
class AlteredPresenter : public GamePresenter<AlteredCards, AlteredAnswers, AlteredLog>
{
    Q_DECLARE_TR_FUNCTIONS(AlteredPresenter)

public:
    explicit AlteredPresenter(std::shared_ptr<const triptych::cards::Library>);

    Scene scene(const Snapshot&, const TableInfo&) const override;
    QString refusal(const Scene&, const QString& key, const QString& target) const override;
    QVariantList legend() const override;
    QStringList pricedVerbs() const override { return { QStringLiteral("play") }; }
    Purse purse() const override;
    Proposal proposed(const triptych::decks::DeckList&) const override;

private:
    void fillTime(Scene&, const Snapshot&, const AlteredView&, const TableInfo&) const;
    void fillSeats(Scene&, const Snapshot&, const AlteredView&, const TableInfo&) const;
    void fillPile(Scene&, const Snapshot&, const AlteredView&, const TableInfo&) const;
};
