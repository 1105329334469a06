#include "app/match/KeptMatches.h"

#include "app/games/Presenters.h"
#include "app/match/MatchNotes.h"

#include "match/Games.h"
#include "match/Journal.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

#include <algorithm>

namespace match = triptych::match;

namespace {

constexpr qint64 lastBytes = 4096; // holds the line that says that a match is over, many times

/// Of a finished match the last line tells; nothing else of it has to be read.
bool isOver(QFile& file)
{
    file.seek(std::max<qint64>(0, file.size() - lastBytes));
    const QByteArray end = file.readAll().trimmed();
    const QByteArray last = end.mid(end.lastIndexOf('\n') + 1);
    return last.startsWith("{\"hash\":") && last.contains("\"over\":");
}

/// Journals from before they said when they were begun are named after that moment.
QDateTime momentInName(const QFileInfo& file)
{
    return QDateTime::fromString(
        file.completeBaseName().left(19), QStringLiteral("yyyy-MM-dd_HH-mm-ss"));
}

QString seatName(const match::ParsedJournal& journal, std::size_t seat)
{
    const bool named
        = seat < journal.header.seats.size() && !journal.header.seats[seat].name.empty();
    return named ? QString::fromStdString(journal.header.seats[seat].name)
                 : KeptMatches::tr("Player %1").arg(seat + 1);
}

/// What the file itself says; nothing when its match has come to its end.
std::optional<KeptMatch> read(const QString& path)
{
    KeptMatch kept;
    const QFileInfo info(path);
    kept.path = path;
    kept.begun = kept.when = momentInName(info);
    if (!kept.when.isValid()) // Somebody has renamed it.
        kept.begun = kept.when = info.lastModified();
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        kept.problem = KeptMatches::tr("The file cannot be read: %1.").arg(file.errorString());
        return kept;
    }
    if (isOver(file))
        return std::nullopt;
    file.seek(0);
    const match::ParsedJournal journal
        = match::parseJournal(file.readAll().toStdString(), info.fileName().toStdString());
    if (journal.finished)
        return std::nullopt;
    kept.name = matchnotes::name(path);
    kept.game = QString::fromStdString(journal.header.game);
    kept.title = kept.game;
    for (std::size_t seat = 0; seat < journal.header.setup.decks.size(); ++seat)
        kept.seats.append(seatName(journal, seat));
    kept.answers = static_cast<int>(journal.answers);
    if (journal.header.begun)
        kept.begun = kept.when = QDateTime::fromSecsSinceEpoch(*journal.header.begun);
    if (journal.at)
        kept.when = QDateTime::fromSecsSinceEpoch(*journal.at);
    if (info.size() == 0)
        kept.problem = KeptMatches::tr("The file is empty: the computer stopped before anything of "
                                       "this match was written.");
    else if (!journal.problems.empty())
        kept.problem = QString::fromStdString(journal.problems.front().text);
    const std::optional<FileHolder> holder = filelock::holderOf(path);
    if (holder && !holder->isThisProgram()) // What this program has, it can let go of.
        kept.holder = holder;
    return kept;
}

} // namespace

QString KeptMatch::seatNames() const
{
    return QLocale().createSeparatedList(seats);
}

KeptMatches::KeptMatches(Content& content, const QString& folder)
    : m_content(content)
    , m_folder(folder)
{
}

QList<KeptMatch> KeptMatches::all() const
{
    const QDir folder(m_folder);
    QList<KeptMatch> found;
    for (const QString& name :
        folder.entryList({ QStringLiteral("*.jsonl") }, QDir::Files, QDir::Name))
        if (auto kept = read(folder.absoluteFilePath(name)))
            found.append(*std::move(kept));
    std::stable_sort(found.begin(), found.end(),
        [](const KeptMatch& a, const KeptMatch& b) { return a.when > b.when; });
    return found;
}

void KeptMatches::examine(KeptMatch& kept)
{
    const triptych::Game* const game = match::find(kept.game.toStdString());
    const auto catalogue = game ? m_content.catalogue(*game) : nullptr;
    const auto presenter = catalogue ? makePresenter(*game, catalogue) : nullptr;
    QFile file(kept.path);
    if (!presenter || !file.open(QIODevice::ReadOnly)) {
        if (kept.problem.isEmpty())
            kept.problem = !game ? tr("This program does not know a game called %1.").arg(kept.game)
                : !presenter     ? tr("The cards of %1 could not be loaded.").arg(kept.game)
                                 : tr("The file cannot be read: %1.").arg(file.errorString());
        return;
    }
    const match::ParsedJournal journal = match::parseJournal(
        file.readAll().toStdString(), QFileInfo(kept.path).fileName().toStdString());
    const QString ruleset = QString::fromStdString(journal.header.setup.ruleset);
    kept.title
        = tr("%1: %2", "game: rules").arg(presenter->title(), presenter->rulesetTitle(ruleset));
    const match::Replayed replayed
        = match::replay(journal, *game, m_content.library(*game, journal.header.packs));
    if (kept.problem.isEmpty() && !replayed.problems.empty())
        kept.problem = QString::fromStdString(replayed.problems.front().text);
    if (!replayed.match)
        return;
    // Only the line above the table is asked for: it is the same for everybody.
    TableInfo table;
    for (qsizetype seat = 0; seat < kept.seats.size(); ++seat)
        table.seats.append(
            { QStringLiteral("p%1").arg(seat + 1), kept.seats.at(seat), false, {}, 0 });
    Snapshot snapshot;
    snapshot.viewer = "p1";
    snapshot.observation = replayed.match->observe({ 0 });
    kept.howFar = presenter->scene(snapshot, table).turnText;
}

std::optional<KeptMatch> KeptMatches::newest(const QString& game)
{
    QList<KeptMatch> matches = all();
    for (KeptMatch& kept : matches) {
        if (!game.isEmpty() && kept.game != game)
            continue;
        if (kept.canContinue())
            examine(kept);
        if (kept.canContinue())
            return kept;
    }
    return std::nullopt;
}

QString KeptMatches::remove(const QString& path)
{
    const filelock::Taken taken = filelock::take(path);
    if (taken.holder)
        return taken.holder->sentence();
    QFile file(path);
    if (!file.moveToTrash())
        return tr("%1 could not be moved to the bin: %2.")
            .arg(QFileInfo(path).fileName(), file.errorString());
    // Only what could be made again: a name alone or a picture alone is of no use to anybody.
    for (const QString& note : matchnotes::files(path))
        QFile::moveToTrash(note);
    return {};
}
