#include "app/trials/windows/TrialWindow.h"

#include "app/services/Content.h"
#include "app/services/EngineWords.h"
#include "app/services/SafeFile.h"
#include "app/trials/TrialWords.h"
#include "app/trials/windows/MatrixTable.h"
#include "app/widgets/Messages.h"

#include "core/JsonText.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QSplitter>
#include <QTabWidget>
#include <QTableWidget>
#include <QVBoxLayout>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <map>

namespace match = triptych::match;

namespace trials {

namespace {

constexpr int usualGames = 200;

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

QComboBox* levels(QWidget* parent)
{
    auto* box = new QComboBox(parent);
    box->addItem(TrialWindow::tr("Easy"), QStringLiteral("ai:easy"));
    box->addItem(TrialWindow::tr("Normal"), QStringLiteral("ai:normal"));
    box->addItem(TrialWindow::tr("Hard, takes long"), QStringLiteral("ai:hard"));
    box->addItem(TrialWindow::tr("Greedy, fast"), QStringLiteral("greedy"));
    box->addItem(TrialWindow::tr("At random, very fast"), QStringLiteral("random"));
    box->setCurrentIndex(1);
    return box;
}

} // namespace

TrialWindow::TrialWindow(QWidget* parent)
    : QWidget(parent, Qt::Window)
{
    setObjectName(QStringLiteral("trialWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    setAttribute(Qt::WA_QuitOnClose, false);
    resize(1000, 660);
    setMinimumSize(640, 420);
}

TrialWindow::TrialWindow(deckroom::DeckRoom& room, const QString& game,
    const triptych::decks::DeckList& deck, QWidget* parent)
    : TrialWindow(parent)
{
    m_room = &room;
    m_desk = room.desk(game);
    m_deck = deck;
    if (m_deck.ruleset.empty())
        m_deck.ruleset = m_desk->rulesets().first().toStdString();
    setWindowTitle(tr("Test %1").arg(QString::fromStdString(deck.name)));
    for (const deckroom::ShelfDeck& each : room.shelf(game))
        if (each.legal && each.ruleset.toStdString() == m_deck.ruleset)
            m_shelf.append(each);
    auto* halves = new QSplitter(this);
    halves->addWidget(makeSetting());
    halves->addWidget(makeResult());
    halves->setChildrenCollapsible(false);
    halves->setStretchFactor(1, 1);
    halves->setSizes({ 300, 700 });
    auto* column = new QVBoxLayout(this);
    column->addWidget(halves);
    fillOpponents();
    follow();
}

TrialWindow::TrialWindow(const match::TrialResult& result, QWidget* parent)
    : TrialWindow(parent)
{
    setWindowTitle(tr("How %1 did").arg(QString::fromStdString(result.deck)));
    auto* column = new QVBoxLayout(this);
    column->addWidget(makeResult());
    m_result = result;
    tell(result);
    follow();
}

TrialWindow::~TrialWindow() = default;

QString TrialWindow::read(const QString& path, match::TrialResult& result)
{
    const Content::Text file = Content::textOfFile(path);
    if (!file.problem.isEmpty())
        return file.problem;
    const std::string name = QFileInfo(path).fileName().toStdString();
    const triptych::JsonText json = triptych::parseJson(file.text.toStdString(), name);
    if (json.problem)
        return enginewords::said(*json.problem);
    match::ParsedTrial parsed = match::parseTrial(json.value, name);
    if (!parsed.problems.empty())
        return enginewords::said(parsed.problems.front());
    result = std::move(parsed.result);
    return {};
}

// --- The two halves

QWidget* TrialWindow::makeSetting()
{
    auto* half = new QWidget(this);
    auto* column = new QVBoxLayout(half);
    auto* against = new QLabel(tr("&Against these decks"), half);
    m_opponents = new QListWidget(half);
    m_opponents->setObjectName(QStringLiteral("trialOpponents"));
    m_opponents->setAccessibleName(tr("Decks to play against"));
    against->setBuddy(m_opponents);
    m_level = levels(half);
    m_level->setObjectName(QStringLiteral("trialLevel"));
    m_theirs = levels(half);
    m_theirs->setObjectName(QStringLiteral("trialOthers"));
    m_games = new QSpinBox(half);
    m_games->setObjectName(QStringLiteral("trialGames"));
    m_games->setRange(2, 100'000);
    m_games->setSingleStep(50);
    m_games->setValue(usualGames);
    m_everybody = new QCheckBox(tr("The others also among &themselves"), half);
    m_everybody->setObjectName(QStringLiteral("trialEverybody"));
    m_everybody->setToolTip(
        tr("Every deck then meets every other as often, for the matrix; this takes longer."));
    m_begin = new QPushButton(half);
    m_begin->setObjectName(QStringLiteral("trialBegin"));
    m_begin->setDefault(true);
    m_why = new QLabel(half);
    m_why->setWordWrap(true);
    m_why->setObjectName(QStringLiteral("trialWhy"));
    auto* form = new QFormLayout;
    form->addRow(tr("How your deck is &played"), m_level);
    form->addRow(tr("How the &others play"), m_theirs);
    form->addRow(tr("&Games"), m_games);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    column->addWidget(against);
    column->addWidget(m_opponents, 1);
    column->addLayout(form);
    column->addWidget(m_everybody);
    column->addWidget(m_why);
    column->addWidget(m_begin);
    half->setMinimumWidth(220);
    connect(m_opponents, &QListWidget::itemChanged, this, &TrialWindow::follow);
    connect(m_games, &QSpinBox::valueChanged, this, &TrialWindow::follow);
    connect(m_level, &QComboBox::currentIndexChanged, this, &TrialWindow::follow);
    connect(m_theirs, &QComboBox::currentIndexChanged, this, &TrialWindow::follow);
    connect(m_begin, &QPushButton::clicked, this, [this] { running() ? end() : begin(); });
    return half;
}

QWidget* TrialWindow::makeResult()
{
    auto* half = new QWidget(this);
    auto* column = new QVBoxLayout(half);
    m_summary = new QLabel(half);
    m_summary->setObjectName(QStringLiteral("trialSummary"));
    m_summary->setWordWrap(true);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_progress = new QProgressBar(half);
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
    m_tabs = new QTabWidget(half);
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
        half);
    hint->setWordWrap(true);
    QPalette quiet = hint->palette();
    quiet.setColor(QPalette::WindowText, quiet.color(QPalette::PlaceholderText));
    hint->setPalette(quiet);
    m_keep = new QPushButton(tr("&Save the result…"), half);
    m_keep->setObjectName(QStringLiteral("trialKeep"));
    connect(m_keep, &QPushButton::clicked, this, &TrialWindow::keep);
    auto* foot = new QHBoxLayout;
    foot->addWidget(m_progress, 1);
    foot->addStretch();
    foot->addWidget(m_keep);
    column->addWidget(m_summary);
    column->addWidget(m_tabs, 1);
    column->addWidget(hint);
    column->addLayout(foot);
    m_summary->setText(TrialWords::summary({}));
    return half;
}

/// Every sound deck of the same rules; those that come with the program are chosen.
void TrialWindow::fillOpponents()
{
    const QSignalBlocker quiet(m_opponents);
    for (const deckroom::ShelfDeck& deck : std::as_const(m_shelf)) {
        auto* item = new QListWidgetItem(deck.name, m_opponents);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        const bool itself = deck.name.toStdString() == m_deck.name;
        item->setCheckState(!deck.own && !itself ? Qt::Checked : Qt::Unchecked);
    }
    m_opponents->setCurrentRow(0);
}

// --- Playing

match::Trial TrialWindow::trial() const
{
    match::Trial trial { m_desk->game(), {}, m_deck.ruleset, {}, m_deck,
        m_level->currentData().toString().toStdString(), {} };
    std::vector<triptych::decks::DeckList> played { m_deck };
    for (int row = 0; row < m_opponents->count(); ++row)
        if (m_opponents->item(row)->checkState() == Qt::Checked)
            trial.opponents.push_back(
                { m_shelf.at(row).list, m_theirs->currentData().toString().toStdString() });
    for (const auto& opponent : trial.opponents)
        played.push_back(opponent.deck);
    trial.library = m_room->content().library(m_desk->game(), played);
    return trial;
}

void TrialWindow::begin()
{
    match::Trial wanted = trial();
    if (const triptych::Problems faults = match::faultsOf(wanted); !faults.empty()) {
        QStringList words;
        for (const triptych::Problem& fault : faults)
            words.append(QString::fromStdString(fault.text));
        messages::tell(this, tr("This test cannot be played"), messages::firstOf(words, 6));
        return;
    }
    const auto games = static_cast<quint64>(m_games->value());
    const auto opponents = static_cast<quint64>(wanted.opponents.size());
    std::vector<match::Trial> others;
    if (m_everybody->isChecked())
        others = match::othersOf(wanted);
    const match::TrialResult fresh = match::emptyResult(wanted);
    if (!m_result || m_result->decks != fresh.decks)
        m_others.clear(); // Another test.
    m_others.resize(std::max(m_others.size(), others.size()));
    m_waiting.push_back({ std::move(wanted), 0, games });
    quint64 all = games;
    for (std::size_t k = 0; k < others.size(); ++k) {
        // As many games a pair as the deck itself plays against each.
        const quint64 each = (games + opponents - 1) / opponents * others[k].opponents.size();
        all += each;
        m_waiting.push_back({ std::move(others[k]), k + 1, each });
    }
    m_playing = true;
    m_before = 0;
    m_progress->setRange(0, static_cast<int>(all));
    m_progress->setValue(0);
    playNext();
    follow();
}

/// Games of the same trial are added to those that were played; any other begins anew.
void TrialWindow::playNext()
{
    Waiting next = std::move(m_waiting.front());
    m_waiting.pop_front();
    m_at = next.at;
    match::TrialResult before = match::emptyResult(next.trial);
    const match::TrialResult* played = m_at > 0 ? &m_others[m_at - 1]
        : m_result                              ? &*m_result
                                                : nullptr;
    quint64 first = 0;
    if (played && played->decks == before.decks && played->level == before.level
        && played->packs == before.packs && !played->numbers.empty()
        && std::ranges::equal(played->pairings, before.pairings, {}, &match::Pairing::level,
            &match::Pairing::level)) {
        before = *played;
        first = before.numbers.back().second;
    }
    m_run = std::make_unique<TrialRun>(
        std::move(next.trial), std::move(before), first, next.games, TrialRun::usualThreads());
    connect(m_run.get(), &TrialRun::progressed, this, [this] {
        m_progress->setValue(static_cast<int>(m_before + m_run->done()));
        if (m_at == 0)
            tell(m_run->result());
        else
            m_matrix->show(match::matrixOf(results()));
    });
    // Queued: the run that has ended makes room for the next one.
    connect(m_run.get(), &TrialRun::finished, this, &TrialWindow::ended, Qt::QueuedConnection);
    m_run->start();
}

void TrialWindow::ended()
{
    m_before += m_run->done();
    if (m_at == 0) {
        m_result = m_run->result();
        tell(*m_result);
    } else {
        m_others[m_at - 1] = m_run->result();
        m_matrix->show(match::matrixOf(results()));
    }
    const QString failure = m_run->failure();
    if (!failure.isEmpty())
        m_waiting.clear();
    m_playing = !m_waiting.empty();
    if (m_playing)
        playNext();
    follow();
    if (!failure.isEmpty())
        messages::tell(this, tr("The test has broken off"), { failure });
}

std::vector<match::TrialResult> TrialWindow::results() const
{
    const bool playing = m_playing && m_run;
    std::vector<match::TrialResult> all;
    if (playing && m_at == 0)
        all.push_back(m_run->result());
    else if (m_result)
        all.push_back(*m_result);
    for (std::size_t k = 0; k < m_others.size(); ++k)
        all.push_back(playing && m_at == k + 1 ? m_run->result() : m_others[k]);
    std::erase_if(all, [](const match::TrialResult& each) { return each.deck.empty(); });
    return all;
}

void TrialWindow::end()
{
    m_waiting.clear();
    m_run->stop();
    m_begin->setEnabled(false);
    m_begin->setText(tr("Stopping"));
}

void TrialWindow::follow()
{
    m_keep->setEnabled(m_result && m_result->total().games > 0 && !running());
    m_progress->setVisible(running());
    if (!m_begin)
        return;
    const bool any = !trial().opponents.empty();
    for (QWidget* input :
        std::initializer_list<QWidget*> { m_opponents, m_level, m_theirs, m_games, m_everybody })
        input->setEnabled(!running());
    m_begin->setEnabled(any || running());
    m_begin->setText(running() ? tr("&Stop") : tr("&Play %n games", nullptr, m_games->value()));
    m_why->setText(m_shelf.isEmpty()
            ? tr("There is no other sound deck of these rules to play against.")
            : any ? QString()
                  : tr("Choose at least one deck to play against."));
    m_why->setVisible(!m_why->text().isEmpty());
}

// --- What came of it

void TrialWindow::tell(const match::TrialResult& result)
{
    m_summary->setText(TrialWords::summary(result));
    showPairings(result);
    m_matrix->show(match::matrixOf(results()));
    showEndings(result);
    showCards(result);
}

void TrialWindow::showPairings(const match::TrialResult& result)
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

void TrialWindow::showEndings(const match::TrialResult& result)
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
void TrialWindow::showCards(const match::TrialResult& result)
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

void TrialWindow::keep()
{
    QString path = QFileDialog::getSaveFileName(this, tr("Save the result"),
        QString::fromStdString(m_result->deck) + QStringLiteral(".triptych-trial"),
        tr("Results (*.triptych-trial)"));
    if (path.isEmpty())
        return;
    if (!path.endsWith(u".triptych-trial") && !path.endsWith(u".json"))
        path += QStringLiteral(".triptych-trial");
    const QString why = safefile::write(
        path, QByteArray::fromStdString(triptych::printed(match::toJson(*m_result), 1) + "\n"));
    if (!why.isEmpty())
        messages::tell(this, tr("The result was not saved"),
            { tr("The file %1 cannot be written: %2.").arg(path, why) });
}

} // namespace trials
