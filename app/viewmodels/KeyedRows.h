#pragma once

#include <QAbstractListModel>
#include <QList>

#include <algorithm>

/// A list model over rows that each have a unique `key`. Given the new rows it removes, inserts,
/// moves and changes, and never resets: delegates live on, so they can travel.
template <typename Row>
class KeyedRows : public QAbstractListModel
{
public:
    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    const QList<Row>& rows() const { return m_rows; }

    /// The row of a key, or -1.
    int rowOf(const QString& key) const
    {
        const auto found = std::ranges::find(m_rows, key, &Row::key);
        return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
    }

    /// True when the number of rows changed.
    bool setRows(const QList<Row>& rows)
    {
        const auto before = m_rows.size();
        for (int row = rowCount() - 1; row >= 0; --row) {
            if (std::ranges::find(rows, m_rows.at(row).key, &Row::key) == rows.end()) {
                beginRemoveRows({}, row, row);
                m_rows.removeAt(row);
                endRemoveRows();
            }
        }
        for (int row = 0; row < rows.size(); ++row) {
            const int old = rowOf(rows.at(row).key);
            if (old < 0) {
                beginInsertRows({}, row, row);
                m_rows.insert(row, rows.at(row));
                endInsertRows();
                continue;
            }
            if (old != row) {
                beginMoveRows({}, old, old, {}, row);
                m_rows.move(old, row);
                endMoveRows();
            }
            if (m_rows.at(row) != rows.at(row)) {
                m_rows[row] = rows.at(row);
                Q_EMIT dataChanged(index(row), index(row));
            }
        }
        return m_rows.size() != before;
    }

private:
    QList<Row> m_rows;
};
