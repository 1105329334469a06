#pragma once

#include "app/reference/Rules.h"

#include <QObject>

class MatchViewModel;

namespace reference {

/// Watches a table and tells, once for each game, what helps at the first time of something: a prompt
/// that asks by a rule, or a line of the log that a rule brought about.
class Hints : public QObject
{
    Q_OBJECT

public:
    Hints(const MatchViewModel& table, QString assets, QObject* parent = nullptr);

    static bool wanted();
    static void setWanted(bool on);
    /// All hints will be told once more, and are wanted again.
    static void tellAgain();

Q_SIGNALS:
    void told(const reference::Hint& hint);
    /// The table has been left, or no hint is wanted any more.
    void nothingToTell();

private:
    void look();
    void meet(const QString& number);

    const MatchViewModel& m_table;
    QString m_assets;
    int m_read = 0; ///< Lines of the log that were looked at.
};

} // namespace reference
