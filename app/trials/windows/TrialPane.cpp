#include "app/trials/windows/TrialPane.h"

#include "app/trials/TrialWords.h"
#include "app/trials/windows/MatrixTable.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QTabWidget>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <map>

namespace match = triptych::match;

namespace trials {

namespace {

QTableWidget* tableOf(const QStringList& titles, const QString& name, const char* objectName)
{
    auto* table = new QTableWidget;
    table->setObjectName(QLatin1String(objectName));
    table->setAccessibleName(name);
    table->setColumnCount(static_cast<int>(titles.size()));
    table->setHorizontalHeaderLabels(titles);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setTabKeyNavigation(false);
    table->verticalHeader()->hide();
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table->horizontalHeader()->setStretchLastSection(true);
    return table;
}

void put(QTableWidget* table, int row, const QStringList& words)
{
    for (int column = 0; column < words.size(); ++column)
        table->setItem(row, column, new QTableWidgetItem(words.at(column)));
}

} // namespace

TrialPane::TrialPane(QWidget* parent)
    : QWidget(parent)
{
    auto* column = new QVBoxLayout(this);
    m_summary = new QLabel(this);
    m_summary->setObjectName(QStringLiteral("trialSummary"));
    m_summary->setWordWrap(true);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_progress = new QProgressBar(this);
    m_progress->setAccessibleName(tr("Games played"));
    m_progress->setFormat(tr("%v of %m games", "%v and %m are filled in by the program"));
    m_progress->hide();
    m_pairings = tableOf({ tr("Against"), tr("All"), tr("Going first"), tr("Going second"),
                             tr("Games"), tr("Turns") },
        tr("Games won by opponent and by who begins"), "trialPairings");
    m_endings = tableOf(
        { tr("How games ended"), tr("Games"), tr("Share") }, tr("How games ended"), "trialEndings");
    m_cards = tableOf({ tr("Card"), tr("Won more when drawn"), tr("Drawn in"),
                          tr("Won more when played"), tr("Played in") },
        tr("Cards that go with winning"), "trialCards");
    m_tabs = new QTabWidget(this);
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_pairings, tr("Opponents"));
    m_matrix = new MatrixTable;
    m_tabs->addTab(m_matrix, tr("Matrix"));
    m_tabs->addTab(m_endings, tr("Endings"));
    m_tabs->addTab(m_cards, tr("Cards"));
    auto* hint = new QLabel(
        tr("Shares are of games won, with the interval in which the true one lies 19 times of 20. "
           "For cards: points of a hundred more won with the card than without it; what goes with "
           "winning need not be what wins."),
        this);
    hint->setWordWrap(true);
    QPalette quiet = hint->palette();
    quiet.setColor(QPalette::WindowText, quiet.color(QPalette::PlaceholderText));
    hint->setPalette(quiet);
    m_keep = new QPushButton(tr("&Save the result…"), this);
    m_keep->setObjectName(QStringLiteral("trialKeep"));
    connect(m_keep, &QPushButton::clicked, this, &TrialPane::keepAsked);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_progress, 1);
    foot->addStretch();
    foot->addWidget(m_keep);
    column->addWidget(m_summary);
    column->addWidget(m_tabs, 1);
    column->addWidget(hint);
    column->addLayout(foot);
    m_summary->setText(TrialWords::summary({}));
}

void TrialPane::tell(const match::TrialResult& result)
{
    m_summary->setText(TrialWords::summary(result));
    showPairings(result);
    showEndings(result);
    showCards(result);
}

void TrialPane::showMatrix(const std::vector<match::TrialResult>& results)
{
    m_matrix->show(match::matrixOf(results));
}

void TrialPane::setGames(quint64 games)
{
    m_progress->setRange(0, static_cast<int>(games));
    m_progress->setValue(0);
}

void TrialPane::setPlayed(quint64 games)
{
    m_progress->setValue(static_cast<int>(games));
}

void TrialPane::follow(bool running, bool mayBeKept)
{
    m_keep->setEnabled(mayBeKept);
    m_progress->setVisible(running);
}

void TrialPane::showPairings(const match::TrialResult& result)
{
    m_pairings->setRowCount(static_cast<int>(result.pairings.size()));
    int row = 0;
    for (const match::Pairing& pairing : result.pairings) {
        match::Tally all = pairing.starting;
        all.add(pairing.second);
        put(m_pairings, row++,
            { QString::fromStdString(pairing.deck), TrialWords::share(all),
                TrialWords::share(pairing.starting), TrialWords::share(pairing.second),
                QString::number(all.games),
                all.games == 0 ? QStringLiteral("\u2013")
                               : QLocale().toString(static_cast<double>(pairing.turns)
                                       / static_cast<double>(all.games),
                                   'f', 1) });
    }
}

void TrialPane::showEndings(const match::TrialResult& result)
{
    std::map<std::string, std::uint64_t> endings;
    std::uint64_t all = 0;
    for (const match::Pairing& pairing : result.pairings)
        for (const auto& [how, count] : pairing.endings) {
            endings[how] += count;
            all += count;
        }
    m_endings->setRowCount(static_cast<int>(endings.size()));
    int row = 0;
    for (const auto& [how, count] : endings)
        put(m_endings, row++,
            { TrialWords::ending(how), QString::number(count),
                tr("%1 %", "share").arg(100 * count / std::max<std::uint64_t>(1, all)) });
}

/// The cards that go with winning most surely come first: by the lower end of the interval, so that
/// what came up twice does not stand above what came up in every other game.
void TrialPane::showCards(const match::TrialResult& result)
{
    struct Row
    {
        double order;
        const std::string* name;
        const match::CardTally* tally;
    };
    std::vector<Row> rows;
    for (const auto& [name, tally] : result.cards)
        rows.push_back({ tally.drawn.games && tally.undrawn.games
                ? match::intervalOfDifference(tally.drawn, tally.undrawn).first
                : -2.0,
            &name, &tally });
    std::ranges::stable_sort(rows, std::ranges::greater {}, &Row::order);
    m_cards->setRowCount(static_cast<int>(rows.size()));
    for (int row = 0; row < m_cards->rowCount(); ++row) {
        const match::CardTally& tally = *rows[static_cast<std::size_t>(row)].tally;
        put(m_cards, row,
            { QString::fromStdString(*rows[static_cast<std::size_t>(row)].name),
                TrialWords::difference(tally.drawn, tally.undrawn),
                QString::number(tally.drawn.games),
                TrialWords::difference(tally.played, tally.unplayed),
                QString::number(tally.played.games) });
    }
}

} // namespace trials
