#include "app/services/SeriesRecord.h"

#include "match/Journal.h"

#include <QFile>
#include <QFileInfo>
#include <QSettings>

namespace seriesrecord {

namespace {

const QString journalsKey = QStringLiteral("series/journals");
const QString bestOfKey = QStringLiteral("series/bestOf");

std::optional<triptych::match::ParsedJournal> read(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    auto parsed = triptych::match::parseJournal(file.readAll().toStdString(), path.toStdString());
    if (!parsed.problems.empty())
        return std::nullopt;
    return parsed;
}

} // namespace

void begin(const QString& journal, int bestOf, std::size_t gamesBefore)
{
    QSettings settings;
    QStringList journals
        = gamesBefore == 0 ? QStringList() : settings.value(journalsKey).toStringList();
    journals.append(QFileInfo(journal).absoluteFilePath());
    settings.setValue(journalsKey, journals);
    settings.setValue(bestOfKey, bestOf);
    settings.sync();
}

std::optional<Rebuilt> rebuild(const QString& journal, const triptych::Game& game,
    std::shared_ptr<const triptych::cards::Library> library)
{
    const QSettings settings;
    const int bestOf = settings.value(bestOfKey, 1).toInt();
    QStringList journals = settings.value(journalsKey).toStringList();
    if (bestOf < 2 || journals.isEmpty()
        || journals.last() != QFileInfo(journal).absoluteFilePath())
        return std::nullopt;
    const auto first = read(journals.first());
    if (!first)
        return std::nullopt;
    Rebuilt rebuilt {
        triptych::match::Series(static_cast<std::size_t>(bestOf), first->header.setup), bestOf
    };
    journals.removeLast();
    for (const QString& earlier : std::as_const(journals)) {
        const auto parsed = read(earlier);
        if (!parsed)
            return std::nullopt;
        const auto replayed = triptych::match::replay(*parsed, game, library);
        if (!replayed.match || !replayed.match->outcome())
            return std::nullopt;
        rebuilt.series.record(*replayed.match->outcome());
    }
    return rebuilt;
}

} // namespace seriesrecord
