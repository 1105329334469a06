#include "app/windows/ContinueDialog.h"

#include "app/windows/Messages.h"

#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QTimer>
#include <QTreeWidget>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace {

enum Column { Game, Players, When, HowFar, State };

} // namespace

ContinueDialog::ContinueDialog(Content& content, QWidget* parent)
    : QDialog(parent)
    , m_kept(content)
    , m_list(new QTreeWidget(this))
    , m_reason(new QLabel(this))
{
    setWindowTitle(tr("Continue a match"));
    setObjectName(QStringLiteral("continueDialog"));
    m_list->setObjectName(QStringLiteral("keptMatches"));
    m_list->setAccessibleName(tr("Matches that have not come to their end"));
    m_list->setHeaderLabels(
        { tr("Game"), tr("Players"), tr("Last played"), tr("How far"), tr("Can be continued") });
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_reason->setObjectName(QStringLiteral("keptMatchReason"));
    m_reason->setWordWrap(true);
    m_reason->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);

    auto* buttons = new QDialogButtonBox(this);
    m_goOn = buttons->addButton(tr("Continue"), QDialogButtonBox::AcceptRole);
    m_goOn->setObjectName(QStringLiteral("goOnButton"));
    m_goOn->setDefault(true);
    m_remove = buttons->addButton(tr("Move to the bin…"), QDialogButtonBox::ActionRole);
    QPushButton* folder = buttons->addButton(tr("Show in folder"), QDialogButtonBox::ActionRole);
    buttons->addButton(tr("Back"), QDialogButtonBox::RejectRole);
    connect(m_goOn, &QPushButton::clicked, this, &ContinueDialog::choose);
    connect(m_remove, &QPushButton::clicked, this, &ContinueDialog::remove);
    connect(folder, &QPushButton::clicked, this, &ContinueDialog::openFolder);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QTreeWidget::itemActivated, this, &ContinueDialog::choose);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ContinueDialog::tellRow);

    auto* column = new QVBoxLayout(this);
    column->addWidget(m_list, 1);
    column->addWidget(m_reason);
    column->addWidget(buttons);
    resize(640, 480);
    refresh();
}

/// Titles come by and by; no column should have to be scrolled to.
void ContinueDialog::widen()
{
    const QMargins around = layout()->contentsMargins();
    const int wanted = m_list->header()->length() + 2 * m_list->frameWidth()
        + m_list->verticalScrollBar()->sizeHint().width() + around.left() + around.right();
    const int room = screen()->availableGeometry().width() - 40;
    if (qMin(wanted, room) > width())
        resize(qMin(wanted, room), height());
}

void ContinueDialog::refresh()
{
    m_matches = m_kept.all();
    m_examined = 0;
    m_list->clear();
    for (int row = 0; row < m_matches.size(); ++row) {
        new QTreeWidgetItem(m_list);
        showRow(row);
    }
    // The last one played that can be continued.
    const auto first = std::find_if(m_matches.begin(), m_matches.end(),
        [](const KeptMatch& kept) { return kept.canContinue(); });
    m_list->setCurrentItem(m_list->topLevelItem(
        first == m_matches.end() ? 0 : static_cast<int>(first - m_matches.begin())));
    tellRow();
    widen();
    examineNext();
}

/// One match is played again at a time, so that a long list is there at once all the same.
void ContinueDialog::examineNext()
{
    if (m_examined >= m_matches.size())
        return;
    QTimer::singleShot(0, this, [this, expected = m_examined] {
        if (m_examined != expected || expected >= m_matches.size())
            return; // The list was read anew meanwhile.
        m_kept.examine(m_matches[expected]);
        showRow(expected);
        tellRow();
        widen();
        ++m_examined;
        examineNext();
    });
}

void ContinueDialog::showRow(int row)
{
    const KeptMatch& match = m_matches.at(row);
    QTreeWidgetItem* item = m_list->topLevelItem(row);
    item->setText(Game, match.title.isEmpty() ? QFileInfo(match.path).fileName() : match.title);
    item->setText(Players, match.seatNames());
    item->setText(When, QLocale().toString(match.when, QLocale::ShortFormat));
    item->setText(HowFar,
        match.howFar.isEmpty() ? tr("%n answers", nullptr, match.answers)
                               : tr("%1, %n answers", nullptr, match.answers).arg(match.howFar));
    item->setText(State,
        match.holder                  ? tr("Open elsewhere")
            : match.problem.isEmpty() ? tr("Yes")
                                      : tr("No"));
    for (int column = Game; column <= State; ++column)
        item->setToolTip(column, match.path);
}

const KeptMatch* ContinueDialog::current() const
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    return row >= 0 && row < m_matches.size() ? &m_matches.at(row) : nullptr;
}

void ContinueDialog::tellRow()
{
    const KeptMatch* match = current();
    m_goOn->setEnabled(match && match->problem.isEmpty());
    m_goOn->setText(match && match->holder ? tr("Watch or copy…") : tr("Continue"));
    m_remove->setEnabled(match && !match->holder);
    if (!match)
        m_reason->setText(tr("No match is waiting to be continued."));
    else if (!match->problem.isEmpty())
        m_reason->setText(tr("%1 cannot be continued. %2")
                              .arg(QFileInfo(match->path).fileName(), match->problem));
    else if (match->holder)
        m_reason->setText(match->holder->sentence());
    else
        m_reason->setText(tr("It goes on exactly where it stopped."));
}

void ContinueDialog::choose()
{
    const KeptMatch* match = current();
    if (!match || !match->problem.isEmpty())
        return;
    m_chosen = match->path;
    accept();
}

void ContinueDialog::remove()
{
    const KeptMatch* match = current();
    if (!match
        || !messages::isAgreed(this, tr("Move this match to the bin?"),
            tr("It can be brought back from there, but not from here."), tr("Move to the bin"),
            tr("Keep it"), messages::Cost::Lost))
        return;
    const QString problem = KeptMatches::remove(match->path);
    refresh();
    if (!problem.isEmpty())
        m_reason->setText(problem);
}

void ContinueDialog::openFolder()
{
    const KeptMatch* match = current();
    const QString folder = match ? QFileInfo(match->path).absolutePath() : Content::journalFolder();
    QDesktopServices::openUrl(QUrl::fromLocalFile(folder));
}
