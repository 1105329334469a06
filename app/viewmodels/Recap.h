#pragma once

#include "app/scene/LogLine.h"

#include <QHash>
#include <QList>

/// What somebody has missed: how much of the log each viewer had seen when they left the computer.
class Recap
{
public:
    enum class Since {
        Turn,
        Seat
    }; ///< Since the last turn of others began; since the viewer last looked.

    void clear();
    /// The viewer has seen so many lines.
    void noteSeen(const QString& viewer, qsizetype lines) { m_seen.insert(viewer, lines); }
    /// Somebody sits at the computer; whether that is another person than before.
    bool takesSeat(const QString& viewer);
    /// The lines that were not the viewer's own to see happen, without those of phases.
    QList<LogLine> lines(Since since, const QString& viewer, const QList<LogLine>& log) const;

private:
    QHash<QString, qsizetype> m_seen;
    QString m_looker; ///< Who had the computer before the curtain.
};
