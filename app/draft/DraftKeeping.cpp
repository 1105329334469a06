#include "app/draft/DraftController.h"

#include "app/draft/DraftTable.h"
#include "app/services/EngineWords.h"
#include "app/services/SafeFile.h"

#include "cards/Library.h"
#include "core/JsonText.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

// A draft on the disk: written whole into a temporary file after every step, flushed, and then put in
// the place of the one before, so that a program that is killed leaves one or the other. Every draft has a
// file of its own, which only the program that plays it writes to.

namespace draft = triptych::draft;

namespace {

QString folder()
{
    return Content::ownFolder() + QStringLiteral("/drafts");
}

QString keptAt(int number)
{
    return number == 1 ? folder() + QStringLiteral("/draft.json")
                       : folder() + QStringLiteral("/draft-%1.json").arg(number);
}

bool isSound(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly)
        && draft::parseRecord(file.readAll().toStdString(), path.toStdString()).problems.empty();
}

} // namespace

QString DraftController::unfinishedDraft()
{
    const QFileInfoList files
        = QDir(folder()).entryInfoList({ QStringLiteral("draft*.json") }, QDir::Files, QDir::Time);
    QString damaged; // told about when there is nothing better
    for (const QFileInfo& file : files) {
        const QString path = file.absoluteFilePath();
        const std::optional<FileHolder> holder = filelock::holderOf(path);
        if (holder && !holder->isThisProgram())
            continue;
        if (isSound(path))
            return path;
        if (damaged.isEmpty())
            damaged = path;
    }
    return damaged;
}

/// Whatever lies there stays: another draft that was left, or one that another program plays.
void DraftController::takeNewFile()
{
    m_lock.reset();
    QDir().mkpath(folder());
    for (int number = 1;; ++number) {
        m_keptAt = keptAt(number);
        filelock::Taken taken = filelock::take(m_keptAt);
        m_lock = std::move(taken.lock);
        // Where no lock can be written, the draft cannot be either, and keep() says why.
        if (!taken.holder && !QFileInfo::exists(m_keptAt))
            return;
    }
}

draft::Record DraftController::record() const
{
    const triptych::cards::Library& library = *m_table->library;
    draft::Record record;
    record.game = m_table->plan.game.toStdString();
    record.ruleset = m_table->ruleset.id;
    record.booster = m_table->plan.booster.toStdString();
    record.manner = m_table->packs.plan().manner;
    record.packSize = m_table->packs.plan().packSize;
    record.seed = m_table->plan.seed;
    record.timed = m_table->plan.timed;
    record.packs = library.packHashes();
    for (std::size_t seat = 0; seat < m_table->builders.size(); ++seat) {
        const DraftPlan::Seat& drafter = m_table->plan.seats.at(static_cast<qsizetype>(seat));
        const Builder& builder = m_table->builders[seat];
        draft::Record::Seat kept { drafter.name.toStdString(), drafter.person, {},
            builder.name.toStdString(), builder.path.toStdString(), builder.seconds };
        for (const std::size_t card : builder.deck)
            kept.deck.push_back(triptych::textOf(library.printed(card), "id"));
        record.seats.push_back(std::move(kept));
    }
    record.picks = draft::picksOf(m_table->packs, library);
    record.stage = m_stage;
    record.seat = m_seat;
    record.players = m_table->players;
    return record;
}

void DraftController::keep()
{
    if (!active())
        return;
    if (m_view->clock()->running()) {
        m_view->clock()->look();
        builder().seconds = m_view->clock()->secondsLeft();
    }
    const QByteArray text = QByteArray::fromStdString(draft::printed(record()));
    const QString problem = safefile::write(m_keptAt, text);
    m_unkept = problem.isEmpty()
        ? QString()
        : tr("The draft goes on, but it cannot be gone on with after the program is closed: %1 "
             "cannot be written (%2). Make room on the disk or check the folder's permissions.")
              .arg(m_keptAt, problem);
}

/// After every step: on the disk first, then on the screen.
void DraftController::changed(const QString& message)
{
    keep();
    show(m_unkept.isEmpty() ? message : m_unkept);
}

void DraftController::leave()
{
    if (!active())
        return;
    leaveDesk();
    if (unfinished())
        keep();
    else
        QFile::remove(m_keptAt);
    m_lock.reset();
    m_view->clock()->clear();
    m_table.reset();
    m_view->zoomOut();
    m_view->show({});
    Q_EMIT tableLeft();
}

QStringList DraftController::resume()
{
    const QString path = unfinishedDraft();
    filelock::Taken taken = filelock::take(path);
    if (taken.holder)
        return { taken.holder->sentence() };
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return { tr("%1 cannot be read (%2). Begin another draft.").arg(path, file.errorString()) };
    const QString name = QFileInfo(file).fileName();
    const draft::ParsedRecord parsed
        = draft::parseRecord(file.readAll().toStdString(), name.toStdString());
    if (!parsed.problems.empty())
        return enginewords::said(parsed.problems);
    const QStringList problems = restore(parsed.record, name);
    if (!problems.isEmpty())
        return problems;
    m_keptAt = path;
    m_lock = std::move(taken.lock);
    changed();
    Q_EMIT tableTaken();
    return {};
}

/// Nothing on the table changes before everything is found to fit.
QStringList DraftController::restore(const draft::Record& record, const QString& name)
{
    DraftPlan plan;
    plan.game = QString::fromStdString(record.game);
    plan.ruleset = QString::fromStdString(record.ruleset);
    plan.booster = QString::fromStdString(record.booster);
    plan.sealed = record.manner == draft::Manner::Sealed;
    plan.packSize = static_cast<int>(record.packSize);
    plan.seed = record.seed;
    plan.timed = record.timed;
    for (const draft::Record::Seat& seat : record.seats)
        plan.seats.append({ QString::fromStdString(seat.name), seat.person });
    std::unique_ptr<Table> table;
    if (const QStringList problems = lay(plan, table); !problems.isEmpty())
        return problems;
    if (record.packs != table->library->packHashes() || table->plan.booster != plan.booster
        || table->ruleset.id != record.ruleset)
        return { tr("The draft was begun with other card packs than those that are there now. Put "
                    "them back, or begin another draft.") };
    if (const auto problems
        = draft::takeAgain(table->packs, *table->library, record, name.toStdString());
        !problems.empty())
        return enginewords::said(problems);
    for (std::size_t seat = 0; seat < record.seats.size(); ++seat) {
        const draft::Record::Seat& kept = record.seats[seat];
        Builder& builder = table->builders[seat];
        std::vector<std::size_t> pool = table->packs.view(seat).pool;
        for (const std::string& id : kept.deck) {
            const auto card = std::find(pool.begin(), pool.end(), table->library->find(id));
            if (card == pool.end())
                return { tr("%1: the deck of %2 has %3, which was not taken. The file is damaged: "
                            "begin another draft.")
                             .arg(name, QString::fromStdString(kept.name),
                                 QString::fromStdString(id)) };
            builder.deck.push_back(*card);
            pool.erase(card);
        }
        builder.name = QString::fromStdString(kept.deckName);
        builder.path = QString::fromStdString(kept.path);
        builder.seconds = kept.seconds;
    }
    table->players = record.players;
    stopClock();
    leaveDesk();
    m_table = std::move(table);
    m_view->preferences()->setTableLook(m_table->presenter->matLook());
    m_stage = record.stage;
    m_seat = record.seat;
    // Whoever sits down now need not be the one who left.
    m_curtain = m_table->passesCurtain() && m_stage != Stage::Ready;
    goOn();
    return {};
}
