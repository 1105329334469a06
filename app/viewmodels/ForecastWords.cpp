#include "app/viewmodels/ForecastWords.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace {

/// Everything that one thing would meet with, in one row.
QVariantList marksOf(const QList<Motion>& motions)
{
    static const QHash<QString, QString> names {
        { QStringLiteral("damage"), QStringLiteral("hurt") },
        { QStringLiteral("heal"), QStringLiteral("gains") },
        { QStringLiteral("death"), QStringLiteral("dies") },
        { QStringLiteral("turn"), QStringLiteral("turns") },
        { QStringLiteral("ready"), QStringLiteral("readies") },
        { QStringLiteral("advance"), QStringLiteral("advances") },
    };
    constexpr qsizetype most = 32; // more would hide the table
    QStringList order;
    QHash<QString, QVariantMap> rows;
    for (const Motion& motion : motions) {
        const QString name
            = motion.kind.isEmpty() ? QStringLiteral("to") : names.value(motion.kind);
        if (name.isEmpty() || (!rows.contains(motion.key) && order.size() >= most))
            continue;
        if (!rows.contains(motion.key)) {
            order.append(motion.key);
            rows[motion.key].insert(QStringLiteral("key"), motion.key);
        }
        QVariantMap& row = rows[motion.key];
        if (name == u"to") // where it lies in the end
            row.insert(name, motion.to);
        else if (motion.amount != 0)
            row.insert(name, row.value(name).toInt() + motion.amount);
        else
            row.insert(name, 1);
    }
    QVariantList marks;
    for (const QString& key : std::as_const(order))
        marks.append(rows.value(key));
    return marks;
}

} // namespace

QVariantMap ForecastWords::of(const Snapshot::Forecast& ahead, const QString& line,
    const Presenter& presenter, const Snapshot& now, const TableInfo& table)
{
    const QString viewer = QString::fromStdString(now.viewer);
    constexpr qsizetype most = 5;
    QStringList lines;
    const QList<LogLine> log = presenter.log(ahead.events, now, table);
    bool first = true;
    for (const LogLine& told : log) {
        // The deed itself is what is considered; only what comes of it is news.
        const bool deed = std::exchange(first, false) && told.seat == viewer
            && std::ranges::any_of(
                told.keys, [&line](const QString& key) { return line.split(u' ').contains(key); });
        if (!told.text.isEmpty() && !deed && lines.size() < most)
            lines.append(told.text);
    }
    if (!lines.isEmpty())
        lines.prepend(tr("If nobody responds:"));
    if (ahead.wins)
        lines.append(tr("You win the game."));
    if (ahead.loses)
        lines.append(tr("You lose the game."));
    if (ahead.open)
        lines.append(lines.isEmpty()
                ? tr("What comes of it is up to choices, chance or cards that you do not see.")
                : tr("The rest is up to choices, chance or cards that you do not see."));
    return { { QStringLiteral("lines"), lines }, { QStringLiteral("open"), ahead.open },
        { QStringLiteral("wins"), ahead.wins }, { QStringLiteral("loses"), ahead.loses },
        { QStringLiteral("marks"), marksOf(presenter.marks(ahead.events)) } };
}
