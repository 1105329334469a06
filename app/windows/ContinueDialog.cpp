#include "app/windows/ContinueDialog.h"

#include "app/art/CardArt.h"
#include "app/games/GameFacets.h"
#include "app/match/MatchNotes.h"
#include "app/widgets/Messages.h"

#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QKeyEvent>
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

enum Column { Match, Players, When, HowFar, State };

constexpr QSize pictureSize(128, 80);

/// The table as it was left, or, where there is no picture of it, the one that stands for the game.
QPixmap pictureOf(const KeptMatch& match)
{
    QImage picture = matchnotes::picture(match.path);
    if (picture.isNull() && !match.game.isEmpty() && !match.title.isEmpty()
        && match.title != match.game)
        picture = triptych::drawCardArt(deckroom::GameFacets::of(match.game).picture, pictureSize);
    if (picture.isNull())
        return {};
    return QPixmap::fromImage(
        picture.scaled(pictureSize, Qt::KeepAspectRatio, Qt::SmoothTransformation));
}

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
        { tr("Match"), tr("Players"), tr("Last played"), tr("How far"), tr("Can be continued") });
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setIconSize(pictureSize);
    m_list->setAllColumnsShowFocus(true);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_reason->setObjectName(QStringLiteral("keptMatchReason"));
    m_reason->setWordWrap(true);
    m_reason->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);

    auto* buttons = new QDialogButtonBox(this);
    m_goOn = buttons->addButton(tr("Continue"), QDialogButtonBox::AcceptRole);
    m_goOn->setObjectName(QStringLiteral("goOnButton"));
    m_goOn->setDefault(true);
    m_rename = buttons->addButton(tr("Name…"), QDialogButtonBox::ActionRole);
    m_rename->setObjectName(QStringLiteral("nameButton"));
    m_rename->setToolTip(tr("F2"));
    m_remove = buttons->addButton(tr("Move to the bin…"), QDialogButtonBox::ActionRole);
    m_remove->setObjectName(QStringLiteral("binButton"));
    m_remove->setToolTip(tr("Delete"));
    QPushButton* folder = buttons->addButton(tr("Show in folder"), QDialogButtonBox::ActionRole);
    buttons->addButton(tr("Back"), QDialogButtonBox::RejectRole);
    connect(m_goOn, &QPushButton::clicked, this, &ContinueDialog::choose);
    connect(m_rename, &QPushButton::clicked, this, &ContinueDialog::rename);
    m_list->installEventFilter(this);
    connect(m_remove, &QPushButton::clicked, this, &ContinueDialog::remove);
    connect(folder, &QPushButton::clicked, this, &ContinueDialog::openFolder);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_list, &QTreeWidget::itemActivated, this, &ContinueDialog::choose);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ContinueDialog::tellRow);

    auto* column = new QVBoxLayout(this);
    column->addWidget(m_list, 1);
    column->addWidget(m_reason);
    column->addWidget(buttons);
    resize(720, 560);
    refresh();
}

/// Titles come by and by; no column should have to be scrolled to.
void ContinueDialog::widen()
{
    const QMargins around = layout()->contentsMargins();
    int wanted = 2 * m_list->frameWidth() + m_list->verticalScrollBar()->sizeHint().width()
        + around.left() + around.right();
    // The last section takes the room that is left, so its size says nothing about its words.
    const QAbstractItemView* view = m_list;
    for (int column = 0; column < m_list->columnCount(); ++column)
        wanted += qMax(view->sizeHintForColumn(column), m_list->header()->sectionSizeHint(column));
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
    const QString title = match.title.isEmpty() ? QFileInfo(match.path).fileName() : match.title;
    item->setText(Match, match.name.isEmpty() ? title : match.name + u'\n' + title);
    const QPixmap picture = pictureOf(match);
    QIcon icon(picture);
    if (!picture.isNull())
        icon.addPixmap(picture, QIcon::Selected); // not dyed where it is chosen
    item->setIcon(Match, icon);
    item->setText(Players, match.seatNames());
    item->setText(When, QLocale().toString(match.when, QLocale::ShortFormat));
    item->setText(HowFar,
        match.howFar.isEmpty() ? tr("%n answers", nullptr, match.answers)
                               : tr("%1, %n answers", nullptr, match.answers).arg(match.howFar));
    item->setText(State,
        match.holder                  ? tr("Open elsewhere")
            : match.problem.isEmpty() ? tr("Yes")
                                      : tr("No"));
    for (int column = Match; column <= State; ++column)
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
    m_rename->setEnabled(match);
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

/// The keys of the list, as its buttons have them.
bool ContinueDialog::eventFilter(QObject* watched, QEvent* event)
{
    const int key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event)->key() : 0;
    if (watched == m_list && (key == Qt::Key_F2 || key == Qt::Key_Delete)) {
        key == Qt::Key_F2 ? rename() : remove();
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

void ContinueDialog::rename()
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    if (row < 0 || row >= m_matches.size())
        return;
    const QString path = m_matches.at(row).path;
    const auto name = messages::askName(
        this, tr("Name this match"), tr("Name:"), m_matches.at(row).name, matchnotes::longestName);
    // The list may have been read anew meanwhile.
    if (!name || row >= m_matches.size() || m_matches.at(row).path != path)
        return;
    const QString problem = matchnotes::setName(path, *name);
    m_matches[row].name = matchnotes::name(path);
    showRow(row);
    widen();
    if (!problem.isEmpty())
        m_reason->setText(tr("The name could not be kept: %1.").arg(problem));
}

void ContinueDialog::remove()
{
    const KeptMatch* match = current();
    if (!match || match->holder
        || !messages::isAgreed(this, tr("Move this match to the bin?"),
            tr("It can be brought back from there, but not from here."), tr("Move to the bin"),
            tr("Keep it"), messages::Cost::Lost))
        return;
    const QString problem = KeptMatches::remove(match->path);
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    refresh();
    if (QTreeWidgetItem* next = m_list->topLevelItem(qMin(row, m_list->topLevelItemCount() - 1)))
        m_list->setCurrentItem(next);
    m_list->setFocus();
    if (!problem.isEmpty())
        m_reason->setText(problem);
}

void ContinueDialog::openFolder()
{
    const KeptMatch* match = current();
    const QString folder = match ? QFileInfo(match->path).absolutePath() : Content::journalFolder();
    QDesktopServices::openUrl(QUrl::fromLocalFile(folder));
}
