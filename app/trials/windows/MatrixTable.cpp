#include "app/trials/windows/MatrixTable.h"

#include "app/trials/TrialWords.h"

#include <QHeaderView>

namespace match = triptych::match;

namespace trials {

MatrixTable::MatrixTable(QWidget* parent)
    : QTableWidget(parent)
{
    setObjectName(QStringLiteral("trialMatrix"));
    setAccessibleName(tr("Every deck against every other"));
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setWordWrap(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
}

void MatrixTable::show(const match::TrialMatrix& matrix)
{
    const auto count = static_cast<int>(matrix.decks.size());
    setRowCount(count);
    setColumnCount(count == 0 ? 0 : count + 1);
    QStringList names;
    for (const std::string& deck : matrix.decks)
        names.append(QString::fromStdString(deck));
    setVerticalHeaderLabels(names);
    setHorizontalHeaderLabels(QStringList { tr("All") } + names);
    for (int row = 0; row < count; ++row)
        for (int column = 0; column <= count; ++column) {
            const auto line = static_cast<std::size_t>(row);
            const match::Tally tally = column == 0
                ? matrix.total(line)
                : matrix.cells[line][static_cast<std::size_t>(column) - 1];
            const QString share = TrialWords::share(tally);
            auto* cell = new QTableWidgetItem(share);
            cell->setTextAlignment(Qt::AlignCenter);
            const QString words = column == 0
                ? tr("%1 against all: %2").arg(names.at(row), share)
                : tr("%1 against %2: %3").arg(names.at(row), names.at(column - 1), share);
            cell->setData(Qt::AccessibleTextRole, words);
            cell->setToolTip(words);
            setItem(row, column, cell);
        }
}

} // namespace trials
