#pragma once

#include "app/games/GamePresenter.h"
#include "app/games/kryptik/KryptikAnswers.h"
#include "app/games/kryptik/KryptikCards.h"
#include "app/games/kryptik/KryptikLog.h"

/// Kryptik on the table: its zones, phases, words and log.
class KryptikPresenter : public GamePresenter<KryptikCards, KryptikAnswers, KryptikLog>
{
    Q_DECLARE_TR_FUNCTIONS(KryptikPresenter)

public:
    explicit KryptikPresenter(std::shared_ptr<const triptych::cards::Library>);

    Scene scene(const Snapshot&, const TableInfo&) const override;

private:
    void fillTime(Scene&, const Snapshot&, const SeenTable&, const TableInfo&) const;
    void fillSeats(Scene&, const Snapshot&, const KryptikView&, const TableInfo&) const;
    void fillPile(Scene&, const Snapshot&, const KryptikView&, const TableInfo&) const;
    void fillWays(Scene&) const;
    void fillArrows(Scene&, const Snapshot&, const KryptikView&) const;
};
