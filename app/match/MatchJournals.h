#pragma once

#include "app/match/JournalFile.h"

#include "match/Journal.h"

#include <QString>
#include <QStringList>

#include <memory>

/// Where the games of the match on the table are kept: a journal each, which names those before it.
class MatchJournals
{
public:
    /// Where the next one goes; "" the usual folder with a name of its own.
    void setNext(const QString& path) { m_next = path; }
    /// Of the game on the table; "" when none is kept.
    const QString& current() const { return m_current; }

    struct Begun
    {
        std::unique_ptr<JournalFile> file; ///< Null when it cannot be written.
        QString path;
        QString problem;
    };
    /// The journal of another game; the first one of a match follows none.
    Begun begin(triptych::match::JournalHeader, bool first);
    /// A game that was begun earlier, with the journals of those before it.
    void goOnWith(const QString& journal, const QStringList& before);
    void keepNone();
    void letGo(); ///< Somebody else keeps the game on the table.

private:
    QString nextPath(bool first) const;

    QString m_next;
    QString m_current;
    QStringList m_before; ///< Journals of the games of this match that are over.
};
