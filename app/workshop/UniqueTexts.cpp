#include "app/workshop/UniqueTexts.h"

#include "app/services/Content.h"
#include "app/services/EngineWords.h"
#include "app/services/FileLock.h"
#include "app/services/SafeFile.h"

#include "core/JsonText.h"
#include "decks/UniqueCards.h"

#include <QFile>
#include <QFileInfo>

#include <set>

namespace workshop::uniques {

QList<MissingUnique> missingIn(const triptych::Game& game, const triptych::cards::Library& library,
    const QList<triptych::decks::DeckList>& decks)
{
    QList<MissingUnique> missing;
    const triptych::decks::UniqueCards* made = game.uniqueCards();
    if (!made)
        return missing;
    std::set<std::string> seen;
    const auto look = [&](const std::string& card) {
        constexpr std::size_t none = triptych::cards::Library::npos;
        if (card.empty() || library.find(card) != none || !seen.insert(card).second)
            return;
        if (const std::size_t base = made->baseOf(library, card); base != none)
            missing.append({ card, library.printed(base),
                QString::fromStdString(triptych::textOf(library.printed(base), "name")) });
    };
    for (const triptych::decks::DeckList& deck : decks)
        for (const auto* part : { &deck.main, &deck.side })
            for (const triptych::decks::Entry& entry : *part)
                look(entry.card);
    return missing;
}

Json begun(const triptych::Game& game, const MissingUnique& missing)
{
    return game.uniqueCards()->make(missing.base, { .reference = missing.reference, .text = {} });
}

QString packPath(const triptych::Game& game)
{
    return Content::ownFolder("cards", game) + QStringLiteral("/own-uniques.json");
}

QString keep(const triptych::Game& game, const QList<Json>& cards)
{
    const QString path = packPath(game);
    const filelock::Taken taken = filelock::take(path);
    if (taken.holder)
        return taken.holder->sentence();
    std::string text;
    if (QFile::exists(path)) {
        const Content::Text file = Content::textOfFile(path);
        if (!file.problem.isEmpty())
            return file.problem;
        text = file.text.toStdString();
    }
    for (const Json& card : cards) {
        const triptych::decks::OwnPack pack = triptych::decks::withCard(
            text, QFileInfo(path).fileName().toStdString(), game.id(), card);
        if (pack.problem)
            return enginewords::said(*pack.problem);
        text = pack.text;
    }
    const QString why = safefile::write(path, QByteArray::fromStdString(text));
    return why.isEmpty() ? QString()
                         : CardForm::tr("The file %1 cannot be written: %2.").arg(path, why);
}

} // namespace workshop::uniques
