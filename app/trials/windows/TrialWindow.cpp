#include "app/trials/windows/TrialWindow.h"

#include "app/services/Content.h"
#include "app/services/EngineWords.h"
#include "app/services/SafeFile.h"
#include "app/trials/windows/TrialPane.h"
#include "app/trials/windows/TrialSetting.h"
#include "app/widgets/Messages.h"

#include "core/JsonText.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QSplitter>
#include <QVBoxLayout>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace match = triptych::match;

namespace trials {

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
    QList<deckroom::ShelfDeck> shelf;
    for (const deckroom::ShelfDeck& each : room.shelf(game))
        if (each.legal && each.ruleset.toStdString() == m_deck.ruleset)
            shelf.append(each);
    auto* halves = new QSplitter(this);
    m_setting = new TrialSetting(std::move(shelf), deck.name, this);
    halves->addWidget(m_setting);
    halves->addWidget(makePane());
    halves->setChildrenCollapsible(false);
    halves->setStretchFactor(1, 1);
    halves->setSizes({ 300, 700 });
    auto* column = new QVBoxLayout(this);
    column->addWidget(halves);
    connect(m_setting, &TrialSetting::changed, this, &TrialWindow::follow);
    connect(m_setting, &TrialSetting::beginAsked, this, [this] { running() ? end() : begin(); });
    follow();
}

TrialWindow::TrialWindow(const match::TrialResult& result, QWidget* parent)
    : TrialWindow(parent)
{
    setWindowTitle(tr("How %1 did").arg(QString::fromStdString(result.deck)));
    auto* column = new QVBoxLayout(this);
    column->addWidget(makePane());
    m_result = result;
    tell(result);
    follow();
}

TrialWindow::~TrialWindow() = default;

QWidget* TrialWindow::makePane()
{
    m_pane = new TrialPane(this);
    connect(m_pane, &TrialPane::keepAsked, this, &TrialWindow::keep);
    return m_pane;
}

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

match::Trial TrialWindow::trial() const
{
    match::Trial trial { m_desk->game(), {}, m_deck.ruleset, {}, m_deck, m_setting->level(),
        m_setting->opponents() };
    std::vector<triptych::decks::DeckList> played { m_deck };
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
    const auto games = m_setting->games();
    const auto opponents = static_cast<quint64>(wanted.opponents.size());
    std::vector<match::Trial> others;
    if (m_setting->everybody())
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
    m_pane->setGames(all);
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
        m_pane->setPlayed(m_before + m_run->done());
        if (m_at == 0)
            tell(m_run->result());
        else
            m_pane->showMatrix(results());
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
        m_pane->showMatrix(results());
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
    m_setting->showStopping();
}

void TrialWindow::follow()
{
    m_pane->follow(running(), m_result && m_result->total().games > 0 && !running());
    if (m_setting)
        m_setting->follow(running());
}

void TrialWindow::tell(const match::TrialResult& result)
{
    m_pane->tell(result);
    m_pane->showMatrix(results());
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
