#pragma once

#include "app/games/GamePresenter.h"
#include "app/games/seize/SeizeAnswers.h"
#include "app/games/seize/SeizeCards.h"
#include "app/games/seize/SeizeLog.h"

/// Seize on the table: its battlefield, zones, phases, words and log.
class SeizePresenter : public GamePresenter<SeizeCards, SeizeAnswers, SeizeLog>
{
    Q_DECLARE_TR_FUNCTIONS(SeizePresenter)

public:
    explicit SeizePresenter(std::shared_ptr<const triptych::cards::Library>);

    Scene scene(const Snapshot&, const TableInfo&) const override;
    QStringList aimedVerbs() const override;
    QString refusal(const Scene&, const QString& key, const QString& target) const override;
    QVariantList reach(const Scene&, const QString& key) const override;
    QVariantList legend() const override;

private:
    void fillTime(Scene&, const Snapshot&, const SeizeView&, const TableInfo&) const;
    void fillSeats(Scene&, const Snapshot&, const SeizeView&, const TableInfo&) const;
    void fillBoard(Scene&, const Snapshot&, const SeizeView&, const TableInfo&) const;
    void fillStack(Scene&, const Snapshot&, const SeizeView&, const TableInfo&) const;
    void fillArrows(Scene&, const SeizeView&) const;
    void nameChests(Scene&) const;
    void nameTiles(Scene&, const TableInfo&, const QString& viewer) const;
    QString ending(const Snapshot&, const SeizeView&, const TableInfo&) const;
    QString itemText(const Scene&, const WaitingItem&, int paragraph) const;
};
