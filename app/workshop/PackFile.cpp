#include "app/workshop/PackFile.h"

#include "app/services/Content.h"
#include "app/services/EngineWords.h"
#include "app/services/FileLock.h"
#include "app/services/SafeFile.h"
#include "app/workshop/OwnPicture.h"

#include "core/JsonText.h"
#include "decks/UniqueCards.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>

#include <functional>

namespace workshop::packs {

namespace {

QString textIn(const Json& object, const char* key)
{
    return QString::fromStdString(triptych::textOf(object, key));
}

/// The whole file in the order of its fields, or what is wrong with it.
struct Document
{
    Json file;
    QString problem;
};

Document documentOf(const QString& path)
{
    const Content::Text text = Content::textOfFile(path);
    if (!text.problem.isEmpty())
        return { {}, text.problem };
    const std::string bytes = text.text.toStdString();
    const std::string name = QFileInfo(path).fileName().toStdString();
    triptych::decks::PackInOrder pack = triptych::decks::packInOrder(bytes, name);
    return { std::move(pack.file), pack.problem ? enginewords::said(*pack.problem) : QString() };
}

QString written(const QString& path, const Json& file)
{
    const QString why
        = safefile::write(path, QByteArray::fromStdString(triptych::printed(file, 2) + "\n"));
    return why.isEmpty() ? QString()
                         : CardForm::tr("The file %1 cannot be written: %2.").arg(path, why);
}

/// Reads, changes and writes under the lock; `deed` says what stands in its way.
QString change(const QString& path, const std::function<QString(Json&)>& deed)
{
    const filelock::Taken taken = filelock::take(path);
    if (taken.holder)
        return taken.holder->sentence();
    Document document = documentOf(path);
    if (!document.problem.isEmpty())
        return document.problem;
    if (const QString why = deed(document.file); !why.isEmpty())
        return why;
    return written(path, document.file);
}

QString nextId(const Json& file)
{
    const QString code = textIn(file["set"], "code");
    QSet<QString> taken;
    for (const Json& card : file["cards"])
        taken.insert(textIn(card, "id"));
    for (int number = static_cast<int>(file["cards"].size()) + 1;; ++number) {
        const QString id = QStringLiteral("%1-%2").arg(code).arg(number, 3, 10, QChar(u'0'));
        if (!taken.contains(id))
            return id;
    }
}

QString folderOf(const QString& game)
{
    return Content::ownFolder() + QStringLiteral("/cards/") + game;
}

QString fileBase(const QString& name)
{
    static const QRegularExpression odd(QStringLiteral("[^\\p{L}\\p{N}]+"));
    const QString base = name.toLower().replace(odd, QStringLiteral("-")).left(60);
    return base.contains(QRegularExpression(QStringLiteral("[\\p{L}\\p{N}]")))
        ? base
        : QStringLiteral("pack");
}

} // namespace

QString picturesOf(const QString& game)
{
    return Content::ownFolder() + QStringLiteral("/pictures/") + game;
}

Read read(const QString& path)
{
    const Document document = documentOf(path);
    if (!document.problem.isEmpty())
        return { {}, document.problem };
    const Json& set = document.file["set"];
    Read found { { path, textIn(document.file, "game"), textIn(set, "name"), textIn(set, "code"),
                     textIn(set, "version"), textIn(set, "author"), textIn(set, "licence"), {} },
        {} };
    for (const Json& card : document.file["cards"])
        if (card.is_object())
            found.pack.cards.append(card);
    return found;
}

QList<PackFile> all(const QString& game)
{
    QList<PackFile> found;
    const QDir folder(folderOf(game));
    for (const QString& name :
        folder.entryList({ QStringLiteral("*.json") }, QDir::Files, QDir::Name))
        if (Read pack = read(folder.absoluteFilePath(name));
            pack.problem.isEmpty() && pack.pack.game == game)
            found.append(std::move(pack.pack));
    return found;
}

QString codeFor(const QString& game, const QString& name)
{
    QSet<QString> taken;
    for (const PackFile& pack : all(game))
        taken.insert(pack.code);
    QString base;
    for (const QChar letter : name.toUpper())
        if (letter.unicode() < 128 && letter.isLetterOrNumber() && base.size() < 4)
            base += letter;
    if (base.isEmpty())
        base = QStringLiteral("OWN");
    QString code = base;
    // The program's own sets have two letters; one's own are told apart from them.
    if (code.size() < 3)
        code += u'X';
    for (int k = 2; taken.contains(code); ++k)
        code = base + QString::number(k);
    return code;
}

Kept create(const QString& game, const QString& name)
{
    const Json file { { "format", "triptych-cards/1" }, { "game", game.toStdString() },
        { "set",
            { { "code", codeFor(game, name).toStdString() }, { "name", name.toStdString() },
                { "version", "1.0" } } },
        { "cards", Json::array() } };
    const safefile::Written made = safefile::writeNew(folderOf(game), fileBase(name),
        QStringLiteral(".json"), QByteArray::fromStdString(triptych::printed(file, 2) + "\n"));
    return {
        made.path,
        made.problem.isEmpty()
            ? QString()
            : CardForm::tr("The file %1 cannot be written: %2.").arg(folderOf(game), made.problem)
    };
}

Kept copy(const QString& path, const QString& name)
{
    Document document = documentOf(path);
    if (!document.problem.isEmpty())
        return { {}, document.problem };
    const QString game = textIn(document.file, "game");
    const QString code = codeFor(game, name);
    document.file["set"]["code"] = code.toStdString();
    document.file["set"]["name"] = name.toStdString();
    const QString folder = picturesOf(game);
    int number = 0;
    for (Json& card : document.file["cards"]) {
        if (!card.is_object())
            continue;
        const QString id = QStringLiteral("%1-%2").arg(code).arg(++number, 3, 10, QChar(u'0'));
        const QString picture = ownpictures::pathOf(folder, textIn(card, "id"));
        card["id"] = id.toStdString();
        if (picture.isEmpty())
            continue;
        const OwnPicture own = OwnPicture::ofFile(picture);
        const QString why
            = own.problem.isEmpty() ? ownpictures::keep(folder, id, own) : own.problem;
        if (!why.isEmpty())
            return { {}, why };
    }
    const safefile::Written made
        = safefile::writeNew(folderOf(game), fileBase(name), QStringLiteral(".json"),
            QByteArray::fromStdString(triptych::printed(document.file, 2) + "\n"));
    return {
        made.path,
        made.problem.isEmpty()
            ? QString()
            : CardForm::tr("The file %1 cannot be written: %2.").arg(folderOf(game), made.problem)
    };
}

QString rename(const QString& path, const QString& name)
{
    return change(path, [&](Json& file) {
        file["set"]["name"] = name.toStdString();
        return QString();
    });
}

QString putCard(const QString& path, Json card, const QString& instead, QString* id)
{
    return change(path, [&](Json& file) {
        Json& cards = file["cards"];
        if (triptych::textOf(card, "id").empty())
            card["id"] = nextId(file).toStdString();
        const QString own = textIn(card, "id");
        Json* place = nullptr;
        for (Json& each : cards) {
            const QString other = each.is_object() ? textIn(each, "id") : QString();
            if (!instead.isEmpty() && other == instead)
                place = &each;
            else if (other == own)
                return CardForm::tr("There is another card with the number %1 in this pack.")
                    .arg(own);
        }
        if (!place && cards.size() >= mostCards)
            return CardForm::tr("A pack may have %n cards; begin another one.", nullptr, mostCards);
        if (place)
            *place = card;
        else
            cards.push_back(card);
        if (id)
            *id = own;
        return QString();
    });
}

QString removeCard(const QString& path, const QString& id)
{
    QString game;
    const QString why = change(path, [&](Json& file) {
        game = textIn(file, "game");
        Json left = Json::array();
        for (const Json& card : file["cards"])
            if (!card.is_object() || textIn(card, "id") != id)
                left.push_back(card);
        file["cards"] = std::move(left);
        return QString();
    });
    return why.isEmpty() ? ownpictures::remove(picturesOf(game), id) : why;
}

QString throwAway(const QString& path)
{
    if (QFile::moveToTrash(path) || QFile::remove(path))
        return {};
    return CardForm::tr("The file %1 cannot be removed.").arg(path);
}

} // namespace workshop::packs
