#pragma once

#include "app/scene/LogLine.h"
#include "app/scene/Sound.h"

#include <QAbstractListModel>
#include <QList>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

/// What happened, oldest first, as the viewer may know it. Grows at the end; starts anew only when
/// another match or another viewer begins. Roles: text, kind, seat, keys, turn, rich, rule.
class EventLogModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The log belongs to the match")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)
    /// The last line, for a live region of screen readers.
    Q_PROPERTY(QString latest READ latest NOTIFY countChanged FINAL)

public:
    enum Role {
        TextRole = Qt::UserRole + 1,
        KindRole,
        SeatRole,
        KeysRole,
        TurnRole,
        RichRole,
        RuleRole
    };
    Q_ENUM(Role)

    using QAbstractListModel::QAbstractListModel;

    int count() const { return static_cast<int>(m_lines.size()); }
    QString latest() const { return m_lines.isEmpty() ? QString() : m_lines.last().text; }
    /// The whole log as text, a line each.
    Q_INVOKABLE QString asText() const;

    const QList<LogLine>& lines() const { return m_lines; }
    void append(const QList<LogLine>& lines);
    void start(const QList<LogLine>& lines);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void countChanged();

private:
    QList<LogLine> m_lines;
};
