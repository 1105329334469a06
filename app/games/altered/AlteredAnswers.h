#pragma once

#include "app/games/altered/AlteredWords.h"

/// Where the answers of Altered go: on cards, expeditions, regions, seats and reactions; and what a drag means.
class AlteredAnswers : public AlteredWords
{
public:
    using AlteredWords::AlteredWords;

    static QStringList drop(const Scene&, const QString& key, const QString& target);
    static QStringList dropTargets(const Scene&, const QString& key);

private:
    Line read(const Scene&, const std::string&) const override;
    QString causeOf() const override { return m_view.cause.source; }
    QString waiting(const Scene&, const QString& source, int k) const;
    QString spoken(const CardFace&) const override;
    QStringList openZones() const override;
    bool isOnTheMat(const Scene&, const Line&) const override;
    bool isButton(const Line& line) const override { return line.verb == u"react"; }
};
