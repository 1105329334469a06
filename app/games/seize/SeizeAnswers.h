#pragma once

#include "app/games/seize/SeizeWords.h"

/// Where the answers of Seize go: on cards, tiles, seats and what waits on the stack; and what a drag means.
class SeizeAnswers : public SeizeWords
{
    Q_DECLARE_TR_FUNCTIONS(SeizeAnswers)

public:
    using SeizeWords::SeizeWords;

    static QStringList drop(const Scene&, const QString& key, const QString& target);
    static QStringList dropTargets(const Scene&, const QString& key);

private:
    static QString plundered(const Scene&, const QString& key);
    static QString aimedAt(const Scene&, const QString& key, const QString& target);

    Line read(const Scene&, const std::string&) const override;
    QString placeOfLine(const Line&) const;
    QString spoken(const CardFace&) const override;
    QString placeName(const Scene&, const QString& key) const override;
    bool isThing(const Scene&, const QString& key) const override;
    QStringList openZones() const override;
    bool isOnTheMat(const Scene&, const Line&) const override;
    bool isPrimary(const Line&) const override;
    bool isListed(const QString& verb) const override;
    bool isWeighty(const Line&) const override;
    bool isNeedless(const Line&) const override;
    void write(Scene&, const Line&, const QVariantMap& row) const override;
};
