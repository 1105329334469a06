#include "app/reference/Hints.h"

#include "app/viewmodels/MatchViewModel.h"

#include <QSettings>

#include <utility>

namespace reference {

namespace {

constexpr auto wantedKey = "hints/wanted";
constexpr auto toldGroup = "hints/told";

QString toldKey(const QString& game)
{
    return QLatin1String(toldGroup) + u'/' + game;
}

} // namespace

Hints::Hints(const MatchViewModel& table, QString assets, QObject* parent)
    : QObject(parent)
    , m_table(table)
    , m_assets(std::move(assets))
{
    connect(&table, &MatchViewModel::changed, this, &Hints::look);
    connect(table.prompt(), &DecisionModel::changed, this, &Hints::look);
    connect(table.log(), &EventLogModel::countChanged, this, &Hints::look);
}

bool Hints::wanted()
{
    return QSettings().value(QLatin1String(wantedKey), true).toBool();
}

void Hints::setWanted(bool on)
{
    QSettings().setValue(QLatin1String(wantedKey), on);
}

void Hints::tellAgain()
{
    QSettings stored;
    stored.remove(QLatin1String(toldGroup));
    stored.setValue(QLatin1String(wantedKey), true);
}

void Hints::look()
{
    if (!m_table.active() || m_table.over())
        Q_EMIT nothingToTell();
    // What is asked is more urgent than what has happened, so it is met last and stays.
    const EventLogModel& log = *m_table.log();
    if (log.count() < m_read)
        m_read = 0;
    for (; m_read < log.count(); ++m_read)
        meet(log.index(m_read).data(EventLogModel::RuleRole).toString());
    if (m_table.active() && m_table.prompt()->mine())
        meet(m_table.prompt()->ruleText());
}

void Hints::meet(const QString& number)
{
    if (number.isEmpty() || !wanted())
        return;
    const QString key = toldKey(m_table.game());
    QStringList before = QSettings().value(key).toStringList();
    if (before.contains(number))
        return;
    for (const Hint& hint : Rules::of(m_assets, m_table.game()).hints()) {
        if (hint.at != number)
            continue;
        before.append(number);
        QSettings().setValue(key, before);
        Q_EMIT told(hint);
        return;
    }
}

} // namespace reference
