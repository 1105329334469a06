#pragma once

#include "app/services/Content.h"
#include "app/services/FileLock.h"

#include <QDateTime>
#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

/// A match that was kept and has not come to its end, with all that a list of them shows.
struct KeptMatch
{
    QString path;
    QString game;      ///< Its id; "" where that cannot be read.
    QString name;      ///< That somebody gave it; "" none.
    QString title;     ///< The game and its rules; its id where the game is not known here.
    QStringList seats; ///< Names, in seat order.
    QDateTime begun;   ///< As the journal says; of older ones the name of the file does.
    QDateTime when;    ///< Of the last answer, likewise.
    int answers = 0;
    QString howFar;                   ///< "Turn 3, Mira"; "" before the first turn.
    std::optional<FileHolder> holder; ///< Another program that is playing it at the moment.
    QString problem;                  ///< Why it cannot be gone on with, a sentence; "" it can.

    bool canContinue() const { return problem.isEmpty() && !holder; }
    /// Mira and Joss, as people say it.
    QString seatNames() const;
};

/// The matches in the folder of journals. They are judged by what is written in them: an empty or
/// damaged file hides none of the others, and copying or touching files changes nothing.
class KeptMatches
{
    Q_DECLARE_TR_FUNCTIONS(KeptMatches)

public:
    explicit KeptMatches(Content& content, const QString& folder = Content::journalFolder());

    /// All that have not come to their end, the last played first; also those that cannot be gone on
    /// with. Quick: what only playing a match again shows is left to examine().
    QList<KeptMatch> all() const;
    /// Plays the match again: how far it is, and whether it can be gone on with at all.
    void examine(KeptMatch& kept);
    /// The last played one, of a game or of any, that can be gone on with now, examined.
    std::optional<KeptMatch> newest(const QString& game = {});

    /// Into the system's bin, where it has one; what is wrong otherwise. Not while somebody plays it.
    static QString remove(const QString& path);

private:
    Content& m_content;
    QString m_folder;
};
