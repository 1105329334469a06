#include "app/match/JournaledMatch.h"

#include "app/services/EngineWords.h"
#include "app/services/SafeFile.h"

#include "match/Games.h"

#include <QFile>
#include <QFileInfo>

namespace match = triptych::match;

namespace {

std::shared_ptr<match::ParsedJournal> parsedJournal(const std::string& text, const QString& path)
{
    return std::make_shared<match::ParsedJournal>(
        match::parseJournal(text, QFileInfo(path).fileName().toStdString()));
}

std::string textOfJournal(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

MatchPlan planOf(const match::ParsedJournal& read, const triptych::Game& game)
{
    const triptych::Setup& setup = read.header.setup;
    MatchPlan plan;
    plan.game = QString::fromStdString(read.header.game);
    plan.ruleset = QString::fromStdString(setup.ruleset);
    plan.options = setup.options;
    plan.seed = setup.seed;
    for (std::size_t seat = 0; seat < setup.decks.size(); ++seat) {
        const match::Seat written
            = seat < read.header.seats.size() ? read.header.seats[seat] : match::Seat {};
        const QString name = QString::fromStdString(written.name);
        plan.seats.append({ name.isEmpty() ? JournaledMatch::tr("Player %1").arg(seat + 1) : name,
            QString::fromStdString(written.kind.empty() ? "person" : written.kind),
            setup.decks[seat] });
    }
    if (read.clock)
        for (const triptych::Ruleset& ruleset : game.rulesets())
            if (ruleset.id == setup.ruleset)
                plan.minutes = ruleset.minutes;
    return plan;
}

} // namespace

QStringList JournaledMatch::read(const QString& journal, Content& content, JournaledMatch& kept)
{
    if (QFile file(journal); !file.open(QIODevice::ReadOnly))
        return { tr("The journal %1 cannot be read (%2). Check that it is there and that you may "
                    "read it.")
                     .arg(journal, file.errorString()) };
    kept.text = textOfJournal(journal);
    kept.parsed = parsedJournal(kept.text, journal);
    if (!kept.parsed->problems.empty())
        return enginewords::said(kept.parsed->problems);
    const match::JournalHeader& header = kept.parsed->header;
    const QString named = QString::fromStdString(header.game);
    kept.game = match::find(header.game);
    if (!kept.game)
        return { tr("The journal is of a game that this program does not know: %1.").arg(named) };
    kept.library = content.library(*kept.game, header.packs);
    if (!kept.library)
        return { tr("The cards of %1 could not be loaded.").arg(named) };
    kept.plan = planOf(*kept.parsed, *kept.game);
    // A trial run here, so that a journal that cannot be used changes nothing on the table.
    return enginewords::said(kept.open().problems);
}

triptych::Opened JournaledMatch::open() const
{
    auto replayed = match::replay(*parsed, *game, library, static_cast<std::size_t>(-1), true);
    return { std::move(replayed.match), std::move(replayed.problems) };
}

JournaledMatch::Copied JournaledMatch::copy(const QString& journal)
{
    const std::string text = textOfJournal(journal);
    const auto whole = parsedJournal(text, journal);
    if (!whole->problems.empty())
        return { {}, enginewords::said(whole->problems) };
    const QFileInfo file(journal);
    const safefile::Written copy = safefile::writeNew(Content::journalFolder(),
        file.completeBaseName() + QStringLiteral("-copy"), QStringLiteral(".jsonl"),
        QByteArray::fromStdString(text.substr(0, whole->usableBytes)));
    if (!copy.problem.isEmpty())
        return { {},
            { tr("The journal could not be copied into %1 (%2). Make room on the disk or allow "
                 "writing there.")
                    .arg(Content::journalFolder(), copy.problem) } };
    return { copy.path, {} };
}

std::function<std::optional<triptych::Opened>()> JournaledMatch::follower(
    const QString& journal) const
{
    return [kept = *this, journal]() mutable -> std::optional<triptych::Opened> {
        std::string text = textOfJournal(journal);
        if (text == kept.text || text.empty())
            return std::nullopt;
        kept.text = std::move(text);
        kept.parsed = parsedJournal(kept.text, journal);
        return kept.open();
    };
}
