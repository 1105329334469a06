#include "app/windows/OpenedFile.h"

#include "app/services/Content.h"
#include "app/workshop/SharedPack.h"

#include "core/JsonText.h"
#include "decks/DeckReading.h"
#include "match/Games.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace {

OpenedFile unusable(const QString& path, const QString& why)
{
    return { OpenedFile::Kind::Unusable, path, {}, why };
}

/// A list says nothing of its game: it is of the one that knows most of its cards, in whichever form of
/// list that game has.
QString gameOf(const std::string& text, Content& content)
{
    std::ptrdiff_t most = 0;
    QString best;
    for (const triptych::Game* game : Content::games()) {
        const auto library = content.catalogue(*game);
        const auto parsed = content.readDeck(*game, QString::fromStdString(text), {});
        if (!library || !parsed.problems.empty())
            continue;
        const auto known = std::ranges::count_if(parsed.deck.main, [&](const auto& entry) {
            return library->find(entry.card) != triptych::cards::Library::npos;
        });
        if (known > most)
            best = QString::fromUtf8(game->id().data(), static_cast<qsizetype>(game->id().size()));
        most = std::max(most, known);
    }
    return best;
}

OpenedFile deckOf(const QString& path, const std::string& text, Content& content)
{
    const triptych::decks::ParsedDeck parsed
        = triptych::decks::readDeck(text, QFileInfo(path).fileName().toStdString());
    const bool says = parsed.problems.empty() && !parsed.deck.main.empty()
        && triptych::match::find(parsed.deck.game);
    const QString game = says ? QString::fromStdString(parsed.deck.game) : gameOf(text, content);
    return game.isEmpty() ? unusable(path, {})
                          : OpenedFile { OpenedFile::Kind::Deck, path, game, {} };
}

} // namespace

OpenedFile OpenedFile::of(const QString& path, Content& content)
{
    QFile file(path);
    if (!QFileInfo::exists(path))
        return unusable(
            path, OpenedFile::tr("There is no file %1. Check how it is spelled.").arg(path));
    if (QFileInfo(path).isDir())
        return unusable(path, OpenedFile::tr("%1 is a folder; name a file.").arg(path));
    if (!file.open(QIODevice::ReadOnly))
        return unusable(
            path, OpenedFile::tr("The file %1 cannot be read: %2.").arg(path, file.errorString()));
    if (workshop::sharedpack::looksLike(file.peek(4096)))
        return { Kind::SharedPack, path, {}, {} };
    const Content::Text whole = Content::textOfFile(path);
    if (!whole.problem.isEmpty())
        return unusable(path, whole.problem);
    const std::string text = whole.text.toStdString();
    const std::string name = QFileInfo(path).fileName().toStdString();
    // A journal has a line for each answer: its first line alone is JSON.
    const triptych::JsonText first = triptych::parseJson(text.substr(0, text.find('\n')), name);
    if (!first.problem && first.value.is_object()
        && triptych::textOf(first.value, "format").starts_with("triptych-journal/"))
        return { Kind::Match, path, {}, {} };
    const triptych::JsonText json = triptych::parseJson(text, name);
    if (!json.problem) {
        const std::string format
            = json.value.is_object() ? triptych::textOf(json.value, "format") : std::string();
        if (format.starts_with("triptych-trial/"))
            return { Kind::Trial, path, {}, {} };
        if (format.starts_with("triptych-shared-pack/"))
            return { Kind::SharedPack, path, {}, {} };
        if (format.starts_with("triptych-cards/"))
            return { Kind::Cards, path, {}, {} };
        if (format.starts_with("triptych-scenario/"))
            return unusable(path,
                OpenedFile::tr("%1 is a scenario; it is run with \"triptych-cli scenario run\".")
                    .arg(path));
        if (format.starts_with("triptych-") && !format.starts_with("triptych-deck/"))
            return unusable(path,
                OpenedFile::tr("%1 is a \"%2\"; that cannot be opened by itself.")
                    .arg(path, QString::fromStdString(format).left(60)));
        // Published cards have no format of ours: whichever game can read them.
        if (format.empty())
            for (const triptych::Game* game : triptych::match::games())
                if (const auto loaded = game->load({ { name, text } });
                    loaded.library && loaded.library->size() > 0)
                    return { Kind::Cards, path,
                        QString::fromUtf8(
                            game->id().data(), static_cast<qsizetype>(game->id().size())),
                        {} };
    }
    if (OpenedFile deck = deckOf(path, text, content); deck.kind == Kind::Deck)
        return deck;
    if (json.problem && text.find('{') < 8)
        return unusable(
            path, QString::fromStdString(json.problem->place + ": " + json.problem->text));
    return unusable(path,
        OpenedFile::tr(
            "%1 is no deck, no pack of cards, no kept match and no result of a test. Name one of "
            "these.")
            .arg(path));
}

std::optional<triptych::decks::DeckList> OpenedFile::listOf(
    const QString& path, const QString& game, Content& content)
{
    const triptych::Game* rules = triptych::match::find(game.toStdString());
    const Content::Text file = Content::textOfFile(path);
    if (!rules || !file.problem.isEmpty())
        return std::nullopt;
    triptych::decks::ParsedDeck parsed = content.readDeck(*rules, file.text, {});
    if (!parsed.problems.empty() || (parsed.deck.main.empty() && parsed.deck.hero.empty()))
        return std::nullopt;
    if (parsed.deck.name == Content::tr("list").toStdString())
        parsed.deck.name = QFileInfo(path).completeBaseName().toStdString();
    return std::move(parsed.deck);
}
