#include "app/workshop/SharedPack.h"

#include "app/services/Content.h"
#include "app/services/EngineWords.h"
#include "app/services/SafeFile.h"
#include "app/workshop/OwnPicture.h"

#include "cards/Pack.h"
#include "core/JsonText.h"
#include "decks/UniqueCards.h"
#include "match/Games.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>

namespace workshop::sharedpack {

namespace {

constexpr std::string_view sharedFormat = "triptych-shared-pack/1";
constexpr int mostSaid = 20;

/// Strangers' words stand in boxes that know markup: none of theirs is taken for it.
QString plain(QString words)
{
    return words.replace(u'<', QChar(0x2039)).replace(u'>', QChar(0x203A));
}

SharedPack unusable(const QString& why)
{
    SharedPack pack;
    pack.problem = plain(why);
    return pack;
}

SharedPack unusable(const triptych::Problem& problem)
{
    return unusable(enginewords::said(problem));
}

void leaveOut(SharedPack& shared, const QString& why)
{
    if (shared.left.size() < mostSaid)
        shared.left.append(plain(why));
    else if (shared.left.size() == mostSaid)
        shared.left.append(SharedPack::tr("... and more of the kind."));
}

/// The envelope and the cards; what the cards say is compiled, so that it can be told beforehand.
void readCards(SharedPack& shared, const nlohmann::json& pack, const std::string& name)
{
    const std::string text = triptych::printed(pack);
    const triptych::cards::ParsedPack parsed = triptych::cards::parsePack({ name, text });
    for (const triptych::Problem& problem : parsed.problems)
        leaveOut(shared, enginewords::said(problem));
    if (parsed.pack.cards.empty() && !parsed.problems.empty()) {
        shared.problem = shared.left.join(u'\n');
        return;
    }
    if (parsed.pack.cards.size() > packs::mostCards) {
        shared.problem = SharedPack::tr(
            "A pack may have %n cards; this one has more.", nullptr, packs::mostCards);
        return;
    }
    const triptych::Game* game = triptych::match::find(parsed.pack.game);
    if (!game) {
        shared.problem
            = SharedPack::tr("The pack is for a game that this program does not know: %1.")
                  .arg(QString::fromStdString(parsed.pack.game).left(40));
        return;
    }
    const triptych::Game::Loaded loaded = game->load({ { name, text } });
    if (!loaded.library) {
        shared.problem = SharedPack::tr("The cards of this pack cannot be used.");
        return;
    }
    shared.game = QString::fromStdString(parsed.pack.game);
    shared.code = QString::fromStdString(parsed.pack.setCode);
    shared.name = QString::fromStdString(parsed.pack.setName);
    shared.cards = static_cast<int>(loaded.library->size());
    for (std::size_t n = 0; n < loaded.library->size(); ++n)
        shared.playable += loaded.library->problems(n).empty();
    // Written anew from what was understood: only cards that can be used, each once.
    shared.pack = triptych::decks::packInOrder(text, name).file;
    if (!shared.pack.is_object()) {
        shared.problem = SharedPack::tr("The cards of this pack cannot be used.");
        return;
    }
    shared.pack["cards"] = Json::array();
    for (const nlohmann::json& card : parsed.pack.cards)
        shared.pack["cards"].push_back(Json(card));
}

void readPictures(SharedPack& shared, const nlohmann::json& pictures)
{
    QSet<QString> ids;
    for (const Json& card : shared.pack["cards"])
        ids.insert(QString::fromStdString(triptych::textOf(card, "id")));
    for (const auto& [key, value] : pictures.items()) {
        const QString id = QString::fromStdString(key);
        const QString shown = id.left(60);
        if (!ids.contains(id))
            leaveOut(shared, SharedPack::tr("The picture for %1 belongs to no card.").arg(shown));
        else if (!ownpictures::isFileName(id))
            leaveOut(shared,
                SharedPack::tr("The picture for %1 is left out: the card's number has signs that "
                               "a file's name may not have.")
                    .arg(shown));
        else if (!value.is_string())
            leaveOut(shared, SharedPack::tr("The picture for %1 is no text in Base64.").arg(shown));
        else if (shared.pictures.size() >= SharedPack::mostPictures) {
            leaveOut(shared,
                SharedPack::tr("A pack may have %n pictures; the others are left out.", nullptr,
                    SharedPack::mostPictures));
            return;
        } else {
            const auto decoded = QByteArray::fromBase64Encoding(
                QByteArray::fromStdString(value.get_ref<const std::string&>()),
                QByteArray::AbortOnBase64DecodingErrors);
            if (decoded.decodingStatus != QByteArray::Base64DecodingStatus::Ok
                || decoded.decoded.isEmpty())
                leaveOut(
                    shared, SharedPack::tr("The picture for %1 is no text in Base64.").arg(shown));
            else
                shared.pictures.insert(id, decoded.decoded);
        }
    }
}

} // namespace

Printed print(const QString& packPath)
{
    const packs::Read read = packs::read(packPath);
    if (!read.problem.isEmpty())
        return { {}, {}, read.problem };
    const Content::Text text = Content::textOfFile(packPath);
    Json file { { "format", sharedFormat },
        { "pack", triptych::decks::packInOrder(text.text.toStdString(), "pack").file },
        { "pictures", Json::object() } };
    Printed printed;
    qint64 size = text.text.size();
    for (const Json& card : read.pack.cards) {
        const QString id = QString::fromStdString(triptych::textOf(card, "id"));
        const QString path = ownpictures::pathOf(packs::picturesOf(read.pack.game), id);
        if (path.isEmpty())
            continue;
        const OwnPicture picture = OwnPicture::ofFile(path);
        if (!picture.problem.isEmpty()) {
            printed.left.append(
                SharedPack::tr("The picture of %1 is left out. %2").arg(id, picture.problem));
            continue;
        }
        const QByteArray base64 = picture.bytes.toBase64();
        if (size + base64.size() + 200 > SharedPack::mostBytes
            || base64.size() > SharedPack::mostPictureBytes
            || file["pictures"].size() >= SharedPack::mostPictures) {
            printed.left.append(
                SharedPack::tr("The picture of %1 is left out: the file would be too large.")
                    .arg(id));
            continue;
        }
        size += base64.size() + 200;
        file["pictures"][id.toStdString()] = base64.toStdString();
    }
    printed.bytes = QByteArray::fromStdString(triptych::printed(file, 1) + "\n");
    return printed;
}

bool looksLike(const QByteArray& bytes)
{
    static const QRegularExpression format(
        QStringLiteral("\"format\"\\s*:\\s*\"triptych-shared-pack/"));
    return format.match(QString::fromUtf8(bytes.left(4096))).hasMatch();
}

SharedPack read(const QByteArray& bytes, const QString& fileName)
{
    const std::string name = fileName.toStdString();
    triptych::JsonLimits limits;
    limits.bytes = SharedPack::mostBytes;
    limits.textBytes = SharedPack::mostPictureBytes;
    limits.depth = 16;
    const triptych::JsonText text = triptych::parseJson(
        { bytes.constData(), static_cast<std::size_t>(bytes.size()) }, name, limits);
    if (text.problem)
        return unusable(*text.problem);
    const nlohmann::json& file = text.value;
    SharedPack shared;
    if (file.is_object() && triptych::textOf(file, "format") == "triptych-cards/1") {
        readCards(shared, file, name);
        return shared;
    }
    if (const auto wrong = triptych::checkFormat(file, sharedFormat, name))
        return unusable(*wrong);
    const auto pack = file.find("pack");
    if (pack == file.end() || !pack->is_object())
        return unusable(SharedPack::tr("%1 holds no pack of cards.").arg(fileName));
    readCards(shared, *pack, name);
    if (!shared.problem.isEmpty())
        return shared;
    if (const auto pictures = file.find("pictures");
        pictures != file.end() && pictures->is_object())
        readPictures(shared, *pictures);
    return shared;
}

SharedPack readFile(const QString& path)
{
    QFile file(path);
    if (QFileInfo(path).isDir() || !file.open(QIODevice::ReadOnly))
        return unusable(
            SharedPack::tr("The file %1 cannot be read: %2.").arg(path, file.errorString()));
    const QByteArray bytes = file.read(SharedPack::mostBytes + 1);
    if (bytes.size() > SharedPack::mostBytes)
        return unusable(SharedPack::tr("%1 is larger than %n megabytes, too large for a pack.",
            nullptr, static_cast<int>(SharedPack::mostBytes >> 20))
                            .arg(path));
    return read(bytes, QFileInfo(path).fileName());
}

QString earlierOf(const SharedPack& shared)
{
    for (const PackFile& pack : packs::all(shared.game))
        if (pack.code == shared.code && pack.name == shared.name)
            return pack.path;
    return {};
}

QStringList doubled(
    const SharedPack& shared, const triptych::cards::Library& library, const QString& instead)
{
    QSet<QString> before;
    if (!instead.isEmpty())
        for (const Json& card : packs::read(instead).pack.cards)
            before.insert(QString::fromStdString(triptych::textOf(card, "id")));
    QStringList ids;
    for (const Json& card : shared.pack["cards"]) {
        const std::string id = triptych::textOf(card, "id");
        const std::size_t found = library.find(id);
        if (found != triptych::cards::Library::npos
            && triptych::textOf(library.printed(found), "id") == id
            && !before.contains(QString::fromStdString(id)))
            ids.append(QString::fromStdString(id));
    }
    return ids;
}

packs::Kept takeIn(
    SharedPack& shared, const QString& instead, const std::function<bool(int done, int all)>& goOn)
{
    const QString folder = packs::picturesOf(shared.game);
    // All are looked at before the first is written: who is refused leaves nothing behind.
    QHash<QString, OwnPicture> pictures;
    const int all = static_cast<int>(shared.pictures.size());
    for (auto each = shared.pictures.constBegin(); each != shared.pictures.constEnd(); ++each) {
        if (goOn && !goOn(static_cast<int>(pictures.size()), all))
            return {};
        OwnPicture picture = OwnPicture::from(each.value());
        if (picture.problem.isEmpty())
            pictures.insert(each.key(), std::move(picture));
        else
            leaveOut(shared,
                SharedPack::tr("The picture for %1 is left out. %2")
                    .arg(each.key(), picture.problem));
    }
    for (auto each = pictures.constBegin(); each != pictures.constEnd(); ++each) {
        // The picture of a card that is there already belongs to that card.
        if (instead.isEmpty() && !ownpictures::pathOf(folder, each.key()).isEmpty())
            continue;
        if (const QString why = ownpictures::keep(folder, each.key(), each.value()); !why.isEmpty())
            return { {}, why };
    }
    const QByteArray text = QByteArray::fromStdString(triptych::printed(shared.pack, 2) + "\n");
    if (!instead.isEmpty()) {
        const QString why = safefile::write(instead, text);
        return why.isEmpty()
            ? packs::Kept { instead, {} }
            : packs::Kept { {},
                  SharedPack::tr("The file %1 cannot be written: %2.").arg(instead, why) };
    }
    // A new file under a free name, with the cards of this pack in place of none.
    packs::Kept made = packs::create(shared.game, shared.name.left(60));
    if (!made.problem.isEmpty())
        return made;
    if (const QString why = safefile::write(made.path, text); !why.isEmpty()) {
        QFile::remove(made.path);
        return { {}, SharedPack::tr("The file %1 cannot be written: %2.").arg(made.path, why) };
    }
    return made;
}

} // namespace workshop::sharedpack
