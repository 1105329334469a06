#include "app/match/SeriesRecord.h"

#include <QFile>
#include <QFileInfo>

namespace seriesrecord {

namespace {

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

/// A name in the header is a name, never a way out of the folder.
QString beside(const QString& journal, const std::string& name)
{
    return QFileInfo(journal).absolutePath() + u'/'
        + QFileInfo(QString::fromStdString(name)).fileName();
}

} // namespace

std::optional<Rebuilt> rebuild(const QString& journal, const triptych::match::JournalHeader& header,
    const triptych::Game& game, std::shared_ptr<const triptych::cards::Library> library)
{
    if (header.bestOf < 2)
        return std::nullopt;
    const auto first
        = read(header.before.empty() ? journal : beside(journal, header.before.front()));
    if (!first)
        return std::nullopt;
    Rebuilt rebuilt { triptych::match::Series(
                          static_cast<std::size_t>(header.bestOf), first->header.setup),
        header.bestOf };
    for (const std::string& earlier : header.before) {
        const auto parsed = read(beside(journal, earlier));
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
