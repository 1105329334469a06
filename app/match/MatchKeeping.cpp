#include "app/match/MatchController.h"

#include "app/match/SeriesRecord.h"
#include "app/services/EngineWords.h"
#include "app/services/SafeFile.h"

#include "ai/Agent.h"
#include "match/Games.h"
#include "match/Journal.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>

// Going on with a match from its journal. One program at a time writes to a journal; whoever comes
// second may watch, or go on with a copy.

namespace match = triptych::match;

struct MatchController::Kept
{
    std::string text;
    std::shared_ptr<match::ParsedJournal> parsed;
    const triptych::Game* game = nullptr;
    std::shared_ptr<const triptych::cards::Library> library;
    MatchPlan plan;

    triptych::Opened open() const
    {
        auto replayed = match::replay(*parsed, *game, library, static_cast<std::size_t>(-1), true);
        return { std::move(replayed.match), std::move(replayed.problems) };
    }
};

namespace {

std::shared_ptr<match::ParsedJournal> parsed(const std::string& text, const QString& path)
{
    return std::make_shared<match::ParsedJournal>(
        match::parseJournal(text, QFileInfo(path).fileName().toStdString()));
}

} // namespace

std::string MatchController::textOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

/// What is in a journal; the problems, when it cannot be played on from there.
QStringList MatchController::read(const QString& journal, Kept& kept) const
{
    if (QFile file(journal); !file.open(QIODevice::ReadOnly))
        return { tr("The journal %1 cannot be read (%2). Check that it is there and that you may "
                    "read it.")
                     .arg(journal, file.errorString()) };
    kept.text = textOf(journal);
    kept.parsed = parsed(kept.text, journal);
    const match::ParsedJournal& read = *kept.parsed;
    if (!read.problems.empty())
        return enginewords::said(read.problems);
    kept.game = match::find(read.header.game);
    if (!kept.game)
        return { tr("The journal is of a game that this program does not know: %1.")
                     .arg(QString::fromStdString(read.header.game)) };
    kept.library = m_content.library(*kept.game, read.header.packs);
    if (!kept.library)
        return {
            tr("The cards of %1 could not be loaded.").arg(QString::fromStdString(read.header.game))
        };
    MatchPlan& plan = kept.plan;
    plan.game = QString::fromStdString(read.header.game);
    plan.ruleset = QString::fromStdString(read.header.setup.ruleset);
    plan.options = read.header.setup.options;
    plan.seed = read.header.setup.seed;
    for (std::size_t seat = 0; seat < read.header.setup.decks.size(); ++seat) {
        const match::Seat written
            = seat < read.header.seats.size() ? read.header.seats[seat] : match::Seat {};
        const QString name = QString::fromStdString(written.name);
        plan.seats.append({ name.isEmpty() ? tr("Player %1").arg(seat + 1) : name,
            QString::fromStdString(written.kind.empty() ? "person" : written.kind),
            read.header.setup.decks[seat] });
    }
    if (read.clock)
        for (const triptych::Ruleset& ruleset : kept.game->rulesets())
            if (ruleset.id == read.header.setup.ruleset)
                plan.minutes = ruleset.minutes;
    // A trial run here, so that a journal that cannot be used changes nothing on the table.
    return enginewords::said(kept.open().problems);
}

QStringList MatchController::resume(const QString& journal)
{
    m_holder.reset();
    const bool wasHere = letGoOf(journal);
    // Locked before it is read: nobody writes to it between the reading and the going on.
    filelock::Taken taken = filelock::take(journal);
    Kept kept;
    const QStringList problems = read(journal, kept);
    const bool finished = kept.parsed && kept.parsed->finished;
    if (!finished && taken.holder) {
        m_holder = taken.holder;
        return { m_holder->sentence() };
    }
    if (!problems.isEmpty()) {
        if (wasHere)
            leave();
        return problems;
    }

    auto job = std::make_unique<EngineJob>();
    QString problem = finished ? QString() : taken.problem;
    if (!finished && taken.lock)
        job->journal = JournalFile::resume(
            journal, kept.text, *kept.parsed, std::move(taken.lock), &problem);
    const std::optional<int> clock = finished ? std::nullopt : kept.parsed->clock;
    takeUp(journal, std::move(kept), std::move(job));
    if (clock)
        m_table->clock()->start(*clock);
    if (!problem.isEmpty())
        m_table->setMessage(tr(
            "The journal %1 cannot be written any more (%2); what happens now is not kept. Leave "
            "the table, make room on the disk or allow writing there, and continue the match "
            "again.")
                                .arg(journal, problem));
    return {};
}

/// Lets go of a journal that is on the table here, so that it can be taken up anew.
bool MatchController::letGoOf(const QString& journal)
{
    if (m_keptAt.isEmpty() || QFileInfo(journal) != QFileInfo(m_keptAt))
        return false;
    m_engine->want(0);
    command(EngineCommand::Kind::Stop);
    return true;
}

QStringList MatchController::resumeCopy(const QString& journal)
{
    const std::string text = textOf(journal);
    const auto whole = parsed(text, journal);
    if (!whole->problems.empty())
        return enginewords::said(whole->problems);
    const QFileInfo file(journal);
    const safefile::Written copy = safefile::writeNew(Content::journalFolder(),
        file.completeBaseName() + QStringLiteral("-copy"), QStringLiteral(".jsonl"),
        QByteArray::fromStdString(text.substr(0, whole->usableBytes)));
    if (!copy.problem.isEmpty())
        return { tr("The journal could not be copied into %1 (%2). Make room on the disk or allow "
                    "writing there.")
                     .arg(Content::journalFolder(), copy.problem) };
    return resume(copy.path);
}

QStringList MatchController::watch(const QString& journal)
{
    m_holder.reset();
    Kept kept;
    if (const QStringList problems = read(journal, kept); !problems.isEmpty())
        return problems;
    auto job = std::make_unique<EngineJob>();
    job->follow = [kept, journal]() mutable -> std::optional<triptych::Opened> {
        std::string text = textOf(journal);
        if (text == kept.text || text.empty())
            return std::nullopt;
        kept.text = std::move(text);
        kept.parsed = parsed(kept.text, journal);
        return kept.open();
    };
    takeUp(journal, std::move(kept), std::move(job));
    m_keptAt.clear(); // Nothing is kept here.
    m_watching = true;
    m_table->setMessage(tr("You are watching a match that is played in another window. What "
                           "happens there is shown here; nothing can be answered."));
    return {};
}

/// The match takes the table.
void MatchController::takeUp(const QString& journal, Kept kept, std::unique_ptr<EngineJob> job)
{
    const match::JournalHeader& header = kept.parsed->header;
    for (const MatchPlan::Seat& seat : std::as_const(kept.plan.seats))
        job->agents.push_back(seat.agent == u"person"
                ? nullptr
                : triptych::ai::makeAgent(
                    seat.agent.toStdString(), kept.plan.seed + job->agents.size()));
    m_before.clear();
    if (auto rebuilt = seriesrecord::rebuild(journal, header, *kept.game, kept.library)) {
        kept.plan.bestOf = rebuilt->bestOf;
        m_series = std::move(rebuilt->series);
        for (const std::string& game : header.before)
            m_before.append(QString::fromStdString(game));
    } else {
        m_series.emplace(std::size_t { 1 }, header.setup);
    }
    m_tryOut.reset();
    m_plan = kept.plan;
    m_library = kept.library;
    m_keptAt = journal;
    m_watching = false;
    m_table->clock()->clear();
    if (kept.parsed->clock)
        m_table->clock()->show(*kept.parsed->clock);
    job->open = [kept = std::move(kept)] { return kept.open(); };
    launch(std::move(job));
}
