#pragma once

#include "app/games/kryptik/KryptikWords.h"

/// Where the answers of Kryptik go: on cards, seats and waiting effects; and what a drag means.
class KryptikAnswers : public KryptikWords
{
    Q_DECLARE_TR_FUNCTIONS(KryptikAnswers)

public:
    using KryptikWords::KryptikWords;

    static QStringList drop(const Scene&, const QString& key, const QString& target);
    static QStringList dropTargets(const Scene&, const QString& key);

private:
    bool isMinor(const Line&) const override;
    bool isWeighty(const Line&) const override;
    bool endsTheQuestion(const Line&) const override;
    QString spoken(const CardFace&) const override;
    QString hiddenName(const CardFace&) const override;
    QString placeName(const Scene&, const QString& key) const override;
    QStringList openZones() const override;
    bool isOnTheMat(const Scene&, const Line&) const override;
};
