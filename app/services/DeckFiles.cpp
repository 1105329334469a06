#include "app/services/DeckFiles.h"

#include "app/services/Content.h"
#include "app/services/ContentFiles.h"

#include "decks/ListFormat.h"

#include <QFileInfo>

using triptych::Game;
using triptych::Problems;

triptych::decks::ParsedDeck deckfiles::parsed(
    const Game& game, const Library* cards, const std::string& text, const QString& path)
{
    const QFileInfo file(path);
    const std::string name = file.fileName().toStdString();
    triptych::decks::ParsedDeck parsed = cards ? triptych::decks::readList(game, *cards, text, name)
                                               : triptych::decks::readDeck(text, name);
    if (!parsed.problems.empty())
        return parsed;
    if (parsed.deck.game.empty())
        parsed.deck.game = game.id();
    if (parsed.deck.name.empty())
        parsed.deck.name = file.completeBaseName().toStdString();
    if (parsed.deck.game != game.id()) {
        parsed.problems.push_back({ file.fileName().toStdString(),
            Content::tr("This deck is for the game \"%1\", not for \"%2\".")
                .arg(QString::fromStdString(parsed.deck.game), contentfiles::idOf(game))
                .toStdString() });
        return parsed;
    }
    return parsed;
}

OwnFile deckfiles::readOwn(
    const Game& game, const Library* cards, const QString& path, FoundDeck& found)
{
    OwnFile own { path, OwnFile::Kind::Deck, contentfiles::idOf(game), {}, 0, 0, {}, false };
    const contentfiles::FileText file = contentfiles::read(path);
    if (!file.problem.isEmpty()) {
        own.problems.push_back({ path.toStdString(), file.problem.toStdString() });
        return own;
    }
    triptych::decks::ParsedDeck list = parsed(game, cards, file.text, path);
    own.problems = list.problems;
    own.name = QString::fromStdString(list.deck.name);
    own.usable = own.problems.empty();
    if (!own.usable)
        return own;
    for (const triptych::decks::Entry& entry : list.deck.main) {
        own.cards += entry.count;
        if (cards && cards->find(entry.card) != triptych::cards::Library::npos)
            own.playable += entry.count;
    }
    // The first of its rules under which it may be played; none: why not under its own, or the first.
    Problems first;
    for (const triptych::Ruleset& ruleset : game.rulesets()) {
        Problems problems;
        if (cards)
            problems = triptych::decks::withLines(
                game.check(*cards, list.deck, ruleset.id), file.text, *cards);
        const bool wanted = list.deck.ruleset == ruleset.id || first.empty();
        if (problems.empty()) {
            first.clear();
            break;
        }
        if (wanted)
            first = std::move(problems);
    }
    own.problems = std::move(first);
    own.problems.insert(own.problems.end(), list.warnings.begin(), list.warnings.end());
    found = { path, std::move(list.deck), true };
    return own;
}
