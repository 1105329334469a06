#include "app/services/KeptFile.h"

#include "app/services/ContentFiles.h"
#include "app/services/SafeFile.h"

#include "core/JsonText.h"
#include "decks/DeckReading.h"
#include "match/Games.h"

#include <nlohmann/json.hpp>

using triptych::Game;

namespace {

KeptFile kept(const QString& path, const QString& problem, const QString& wanted)
{
    if (problem.isEmpty())
        return { path, {} };
    return { {}, KeptFile::tr("The file %1 cannot be written: %2.").arg(wanted, problem) };
}

/// The game whose cards a text holds, or null.
const Game* gameOfCards(const QString& text)
{
    // Nothing else is compiled only to find out that it is none: a list of names, a deck.
    if (!text.contains(u'{') || text.contains(u"\"triptych-deck/"))
        return nullptr;
    for (const Game* game : triptych::match::games()) {
        const Game::Loaded loaded = game->catalogue({ { "cards", text.toStdString() } });
        if (loaded.library && loaded.library->size() > 0)
            return game;
    }
    return nullptr;
}

} // namespace

KeptFile KeptFile::deck(const triptych::decks::DeckList& deck, const QString& path)
{
    const QString folder
        = contentfiles::ownFolder() + QStringLiteral("/decks/") + QString::fromStdString(deck.game);
    const QByteArray text
        = QByteArray::fromStdString(triptych::printed(triptych::decks::toJson(deck), 2) + "\n");
    if (!path.isEmpty())
        return kept(path, safefile::write(path, text), path);
    const QString name = contentfiles::nameFor(QString::fromStdString(deck.name));
    const safefile::Written written
        = safefile::writeNew(folder, name, QStringLiteral(".json"), text);
    return kept(written.path, written.problem, folder + u'/' + name + QStringLiteral(".json"));
}

bool KeptFile::holdsCards(const QString& text)
{
    return gameOfCards(text) != nullptr;
}

KeptFile KeptFile::cards(const QString& text, const QString& name)
{
    const Game* const game = gameOfCards(text);
    if (!game)
        return { {}, tr("There are no cards in it.") };
    const QString folder = contentfiles::ownFolder("cards", *game);
    const QString base = contentfiles::nameFor(name);
    const safefile::Written written
        = safefile::writeNew(folder, base, QStringLiteral(".json"), text.toUtf8());
    return kept(written.path, written.problem, folder + u'/' + base + QStringLiteral(".json"));
}
