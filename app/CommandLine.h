#pragma once

#include "app/match/MatchPlan.h"

#include <QMap>
#include <QString>
#include <QStringList>

/// The client's own options, read before Qt is up.
struct CommandLine
{
    bool software = false;
    bool benchmark = false;
    bool tableBenchmark = false; ///< ... of the table: "--benchmark table".
    bool help = false;
    bool version = false;
    QString game;              ///< --new
    QString ruleset;           ///< --ruleset
    QMap<int, QString> agents; ///< --seat p1=person
    QMap<int, QString> decks;  ///< --deck p1=FILE
    quint64 seed = 0;          ///< --seed; 0 chooses one
    int bestOf = 1;            ///< --best-of
    bool timer = false;        ///< --timer
    QString journal;           ///< --journal: continued when it exists, else where a new one goes
    QString file;              ///< A deck, a pack, a match, ...: told by its content.
    QString problem;           ///< What is wrong with the words; then nothing else counts.

    static CommandLine read(const QStringList& words);
    static QString helpText();
};
