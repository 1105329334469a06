#include "PackFixture.h"

#include "app/decks/CollectionModel.h"
#include "app/decks/DeckDesk.h"
#include "app/decks/DeckFile.h"
#include "app/decks/Printings.h"
#include "app/services/Content.h"
#include "app/windows/OpenedFile.h"
#include "app/workshop/OwnPicture.h"
#include "app/workshop/PackFile.h"
#include "app/workshop/SharedPack.h"

#include "core/JsonText.h"
#include "core/Random.h"
#include "decks/ListFormat.h"
#include "match/Games.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

using namespace workshop;

namespace {

/// How many files are damaged: a few for every change, thousands by hand with TRIPTYCH_FUZZ.
int damagedFiles(int usually)
{
    const int wanted = qEnvironmentVariableIntValue("TRIPTYCH_FUZZ");
    return wanted > 0 ? wanted : usually;
}

/// The same bytes with one to four of them or their parts changed, taken out, doubled or cut off.
QByteArray damaged(QByteArray bytes, triptych::Random& chance)
{
    const int cuts = 1 + static_cast<int>(chance.below(4));
    for (int k = 0; k < cuts && !bytes.isEmpty(); ++k) {
        const auto at
            = static_cast<qsizetype>(chance.below(static_cast<std::uint32_t>(bytes.size())));
        switch (chance.below(4)) {
        case 0:
            bytes[at] = static_cast<char>(chance.below(256));
            break;
        case 1:
            bytes.remove(at, 1 + static_cast<qsizetype>(chance.below(30)));
            break;
        case 2:
            bytes.insert(at, bytes.mid(at / 2, 25));
            break;
        case 3:
            bytes.truncate(at);
            break;
        }
    }
    return bytes;
}

} // namespace

/// Packs given away as one file and taken in from strangers, sound and damaged; and what a file is that somebody
/// opens.
class TestSharedPacks : public PackFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { begin("tst_sharedpacks"); }
    void init() { clear(); }
    void aSharedPack_isTakenInAsItWas();
    void aNewerPack_takesThePlaceOfTheOld();
    void strangersPictures_doNotReplaceOnes();
    void stoppedTakingIn_leavesNothing();
    void damagedPacks_areRefusedOrUsable();
    void damagedPictures_areRefusedOrSmall();
    void damagedDecks_areRefusedOrDecks();
    void pathsInAPack_leaveTheFolderAlone();
    void openedFiles_areToldByTheirContent();
};

void TestSharedPacks::aSharedPack_isTakenInAsItWas()
{
    const QString path = made();
    const sharedpack::Printed printed = sharedpack::print(path);
    QCOMPARE(printed.problem, QString());
    QVERIFY(printed.left.isEmpty());
    QVERIFY(sharedpack::looksLike(printed.bytes));
    const Json before = packs::read(path).pack.cards.at(1);
    init(); // Another person's folder.
    SharedPack shared = sharedpack::read(printed.bytes, QStringLiteral("gift.json"));
    QCOMPARE(shared.problem, QString());
    QCOMPARE(shared.game, m_game);
    QCOMPARE(shared.name, QStringLiteral("Night Quay"));
    QCOMPARE(shared.cards, 2);
    QCOMPARE(shared.playable, 2);
    QCOMPARE(shared.pictures.size(), 1);
    QVERIFY(shared.left.isEmpty());
    const packs::Kept kept = sharedpack::takeIn(shared, {});
    QCOMPARE(kept.problem, QString());
    QCOMPARE(everything(),
        (QStringList { QStringLiteral("cards/kryptik/night-quay.json"),
            QStringLiteral("pictures/kryptik/NIGH-001.jpg") }));
    QVERIFY(nlohmann::json(packs::read(kept.path).pack.cards.at(1)) == nlohmann::json(before));
}

void TestSharedPacks::aNewerPack_takesThePlaceOfTheOld()
{
    const QString path = made();
    SharedPack shared
        = sharedpack::read(sharedpack::print(path).bytes, QStringLiteral("gift.json"));
    QCOMPARE(sharedpack::earlierOf(shared), path);
    const auto library = Content().library(*triptych::match::find("kryptik"));
    QVERIFY(sharedpack::doubled(shared, *library, path).isEmpty());
    QCOMPARE(sharedpack::doubled(shared, *library, {}).size(), 2);
    shared.pack["cards"].erase(1);
    QCOMPARE(sharedpack::takeIn(shared, path).path, path);
    QCOMPARE(packs::read(path).pack.cards.size(), 1);
    QCOMPARE(packs::all(m_game).size(), 1);
}

void TestSharedPacks::strangersPictures_doNotReplaceOnes()
{
    const QString path = made();
    SharedPack shared
        = sharedpack::read(sharedpack::print(path).bytes, QStringLiteral("gift.json"));
    const QString picture
        = ownpictures::pathOf(packs::picturesOf(m_game), QStringLiteral("NIGH-001"));
    QFile file(picture);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray before = file.readAll();
    shared.pictures[QStringLiteral("NIGH-001")] = png({ 20, 20 }, Qt::red);
    QCOMPARE(sharedpack::takeIn(shared, {}).problem, QString());
    QFile again(picture);
    QVERIFY(again.open(QIODevice::ReadOnly));
    QCOMPARE(again.readAll(), before);
}

void TestSharedPacks::stoppedTakingIn_leavesNothing()
{
    const QByteArray bytes = sharedpack::print(made()).bytes;
    init();
    SharedPack shared = sharedpack::read(bytes, QStringLiteral("gift.json"));
    const packs::Kept kept = sharedpack::takeIn(shared, {}, [](int, int) { return false; });
    QVERIFY(kept.path.isEmpty() && kept.problem.isEmpty());
    QVERIFY(everything().isEmpty());
}

/// A thousand packs, each damaged somewhere: refused with a sentence, or used as far as they go, and
/// never more than the pack itself and its picture in the folder.
void TestSharedPacks::damagedPacks_areRefusedOrUsable()
{
    const QByteArray whole = sharedpack::print(made()).bytes;
    triptych::Random chance(7);
    int used = 0, refused = 0;
    const int files = damagedFiles(1000);
    for (int n = 0; n < files; ++n) {
        const QByteArray bytes = damaged(whole, chance);
        init();
        SharedPack shared = sharedpack::read(bytes, QStringLiteral("stranger.json"));
        if (!shared.problem.isEmpty()) {
            ++refused;
            continue;
        }
        ++used;
        QVERIFY(sharedpack::takeIn(shared, {}).problem.isEmpty());
        QVERIFY(everything().size() <= 2);
    }
    QVERIFY2(used > files / 20 && refused > files / 20,
        qPrintable(QStringLiteral("%1 used, %2 refused").arg(used).arg(refused)));
}

void TestSharedPacks::damagedPictures_areRefusedOrSmall()
{
    QImage image(120, 90, QImage::Format_RGB32);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            image.setPixelColor(x, y, QColor(x * 2, y * 2, (x * y) % 256));
    triptych::Random chance(11);
    const int files = damagedFiles(900);
    int used = 0, refused = 0;
    for (const char* const format : { "PNG", "JPEG", "WEBP" }) {
        QByteArray whole;
        QBuffer buffer(&whole);
        buffer.open(QIODevice::WriteOnly);
        if (!image.save(&buffer, format))
            continue; // Not every system writes each.
        for (int n = 0; n < files / 3; ++n) {
            const OwnPicture picture = OwnPicture::from(damaged(whole, chance));
            QCOMPARE(picture.bytes.isEmpty(), !picture.problem.isEmpty());
            if (picture.problem.isEmpty()) {
                const QSize size = picture.image().size();
                QVERIFY(!size.isEmpty() && size.width() <= OwnPicture::longestKept
                    && size.height() <= OwnPicture::longestKept);
            }
            ++(picture.problem.isEmpty() ? used : refused);
        }
    }
    QVERIFY2(used > 10 && refused > 10,
        qPrintable(QStringLiteral("%1 used, %2 refused").arg(used).arg(refused)));
}

/// As a file in the own folder and as a dropped one.
void TestSharedPacks::damagedDecks_areRefusedOrDecks()
{
    Content content;
    triptych::Random chance(13);
    int used = 0, refused = 0;
    QTemporaryDir folder;
    for (const triptych::Game* game : Content::games()) {
        const FoundDeck found = content.decks(*game).first();
        const QString id = QString::fromUtf8(game->id().data(), qsizetype(game->id().size()));
        const QByteArray whole = deckroom::deckfile::read(found.path, id).bytes;
        for (int n = 0; n < damagedFiles(900) / 3; ++n) {
            const QByteArray bytes = damaged(whole, chance);
            const QString path = folder.filePath(QStringLiteral("deck.json"));
            QFile file(path);
            QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
            file.write(bytes);
            file.close();
            const deckroom::deckfile::Read read = deckroom::deckfile::read(path, id);
            const auto parsed = content.readDeck(*game, QString::fromUtf8(bytes), {});
            for (const triptych::Problem& problem : parsed.problems)
                QVERIFY(!problem.text.empty());
            if (read.problem.isEmpty() && parsed.problems.empty())
                for (const triptych::Ruleset& ruleset : game->rulesets())
                    game->check(*content.catalogue(*game), parsed.deck, ruleset.id);
            ++(read.problem.isEmpty() ? used : refused);
        }
    }
    QVERIFY2(used > 10 && refused > 10,
        qPrintable(QStringLiteral("%1 used, %2 refused").arg(used).arg(refused)));
}

void TestSharedPacks::pathsInAPack_leaveTheFolderAlone()
{
    Json evil = card("Evil");
    evil["id"] = "../../outside";
    const Json file { { "format", "triptych-shared-pack/1" },
        { "pack",
            { { "format", "triptych-cards/1" }, { "game", "kryptik" },
                { "set", { { "code", "../E" }, { "name", "../../../etc/passwd" } } },
                { "cards", Json::array({ evil }) } } },
        { "pictures",
            { { "../../outside", png({ 9, 9 }).toBase64().toStdString() },
                { "/tmp/absolute", png({ 9, 9 }).toBase64().toStdString() } } } };
    SharedPack shared
        = sharedpack::read(QByteArray::fromStdString(file.dump()), QStringLiteral("evil.json"));
    QCOMPARE(shared.problem, QString());
    QVERIFY(shared.pictures.isEmpty());
    QCOMPARE(shared.left.size(), 2);
    const packs::Kept kept = sharedpack::takeIn(shared, {});
    QCOMPARE(kept.problem, QString());
    QCOMPARE(QFileInfo(kept.path).absolutePath(),
        QFileInfo(Content::ownFolder() + QStringLiteral("/cards/kryptik")).absoluteFilePath());
    QCOMPARE(everything().size(), 1);
}

void TestSharedPacks::openedFiles_areToldByTheirContent()
{
    Content content;
    using Kind = OpenedFile::Kind;
    const QString path = made();
    const auto written = [](const char* name, const QByteArray& bytes) {
        const QString to = Content::ownFolder() + u'/' + QLatin1String(name);
        QFile file(to);
        file.open(QIODevice::WriteOnly);
        file.write(bytes);
        return to;
    };
    const auto kind = [&](const QString& file) { return OpenedFile::of(file, content).kind; };
    QCOMPARE(kind(path), Kind::Cards);
    QCOMPARE(kind(written("a.txt", sharedpack::print(path).bytes)), Kind::SharedPack);
    const QString deck = content.assets() + QStringLiteral("/decks/seize/gate-and-hammer.json");
    QCOMPARE(kind(deck), Kind::Deck);
    QCOMPARE(OpenedFile::of(deck, content).game, QStringLiteral("seize"));
    const OpenedFile list
        = OpenedFile::of(written("list.txt", "3 Pier Watcher\n2 Lantern Runner\n"), content);
    QCOMPARE(list.kind, Kind::Deck);
    QCOMPARE(list.game, m_game);
    // A list of numbers that no name is, and a code of a deck builder, are of whoever knows the cards.
    const triptych::Game& altered = *triptych::match::find("altered");
    const auto cards = content.catalogue(altered);
    const triptych::decks::DeckList theirs = content.decks(altered).first().deck;
    for (const triptych::decks::ListFormat* form : triptych::decks::formatsOf(altered)) {
        const auto text = form->write(theirs, *cards);
        if (text.text.empty() || !text.problems.empty())
            continue;
        const OpenedFile file
            = OpenedFile::of(written("form.txt", QByteArray::fromStdString(text.text)), content);
        QVERIFY2(file.kind == Kind::Deck, std::string(form->id()).c_str());
        QCOMPARE(file.game, QStringLiteral("altered"));
    }
    QCOMPARE(
        kind(written("j.json", "{\"format\":\"triptych-journal/1\",\"game\":\"kryptik\"}\n{}\n")),
        Kind::Match);
    QCOMPARE(kind(written("t.json", "{\"format\":\"triptych-trial/1\"}")), Kind::Trial);
    for (const QString& none : { written("s.json", "{\"format\":\"triptych-scenario/1\"}"),
             written("p.png", png({ 9, 9 })), written("e.json", ""), written("b.json", "{\"a\":"),
             Content::ownFolder(), Content::ownFolder() + QStringLiteral("/missing") }) {
        const OpenedFile file = OpenedFile::of(none, content);
        QCOMPARE(file.kind, Kind::Unusable);
        QVERIFY2(!file.problem.isEmpty(), qPrintable(none));
    }
}

QTEST_MAIN(TestSharedPacks)

#include "tst_sharedpacks.moc"
