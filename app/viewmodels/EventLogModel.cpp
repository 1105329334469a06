#include "app/viewmodels/EventLogModel.h"

QString EventLogModel::asText() const
{
    QStringList lines;
    for (const LogLine& line : m_lines)
        lines.append(line.text);
    return lines.join(u'\n');
}

void EventLogModel::append(const QList<LogLine>& lines)
{
    if (lines.isEmpty())
        return;
    beginInsertRows({}, count(), count() + static_cast<int>(lines.size()) - 1);
    m_lines.append(lines);
    endInsertRows();
    Q_EMIT countChanged();
}

void EventLogModel::start(const QList<LogLine>& lines)
{
    if (m_lines.isEmpty() && lines.isEmpty())
        return;
    beginResetModel();
    m_lines = lines;
    endResetModel();
    Q_EMIT countChanged();
}

int EventLogModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant EventLogModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const LogLine& line = m_lines.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case TextRole:
        return line.text;
    case KindRole:
        return line.kind;
    case SeatRole:
        return line.seat;
    case KeysRole:
        return line.keys;
    case TurnRole:
        return line.turn;
    case RichRole:
        return line.rich.isEmpty() ? line.text.toHtmlEscaped() : line.rich;
    case RuleRole:
        return line.rule;
    }
    return {};
}

QHash<int, QByteArray> EventLogModel::roleNames() const
{
    return { { TextRole, "text" }, { KindRole, "kind" }, { SeatRole, "seat" }, { KeysRole, "keys" },
        { TurnRole, "turn" }, { RichRole, "rich" }, { RuleRole, "rule" } };
}
