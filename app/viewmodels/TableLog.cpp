#include "app/viewmodels/TableLog.h"

#include "app/viewmodels/CardLinks.h"

void TableLog::clear()
{
    m_recap.clear();
    m_model.start({});
    m_events.clear();
}

QList<LogLine> TableLog::tell()
{
    if (m_shown.snapshot.freshLog) {
        m_model.start({});
        m_events.clear();
    }
    for (const auto& event : m_shown.snapshot.events)
        m_events.push_back(event);
    const QList<LogLine> told
        = linked(m_shown.presenter->log(m_shown.snapshot.events, m_shown.snapshot, m_shown.table));
    m_model.append(told);
    return told;
}

void TableLog::retell()
{
    m_model.start(linked(m_shown.presenter->log(m_events, m_shown.snapshot, m_shown.table)));
}

QList<LogLine> TableLog::linked(const QList<LogLine>& lines) const
{
    return cardlinks::linked(
        lines, [this](const QString& key) { return m_shown.scene.faces.value(key).name; });
}

void TableLog::noteSeen()
{
    if (!m_shown.viewer.isEmpty())
        m_recap.noteSeen(m_shown.viewer, m_model.count());
}

QVariantList TableLog::recap(Recap::Since since) const
{
    QVariantList rows;
    if (!m_shown.curtainSeat.isEmpty())
        return rows;
    for (const LogLine& line : m_recap.lines(since, m_shown.viewer, m_model.lines()))
        rows.append(row(line));
    return rows;
}

QVariantMap TableLog::row(const LogLine& line)
{
    return { { QStringLiteral("text"), line.text },
        { QStringLiteral("rich"), line.rich.isEmpty() ? line.text.toHtmlEscaped() : line.rich },
        { QStringLiteral("kind"), line.kind }, { QStringLiteral("keys"), line.keys },
        { QStringLiteral("seat"), line.seat } };
}
