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

/// Packs of one's own cards: made, changed, copied, given away as one file and taken in from
/// strangers; and what a file is that somebody opens.
class TestOwnPacks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cards_arePutChangedAndTakenOut();
    void twoCards_doNotShareANumber();
    void aCorrection_takesThePlaceOfTheProgramsCard_data();
    void aCorrection_takesThePlaceOfTheProgramsCard();
    void copies_haveNumbersAndPicturesOfTheirOwn();
    void pictures_areToldByContentAndKeptSmall();
    void pictures_areRefused_data();
    void pictures_areRefused();
    void numbers_thatArePaths_getNoPicture();
    void aSharedPack_isTakenInAsItWas();
    void aNewerPack_takesThePlaceOfTheOld();
    void strangersPictures_doNotReplaceOnes();
    void stoppedTakingIn_leavesNothing();
    void damagedPacks_areRefusedOrUsable();
    void damagedPictures_areRefusedOrSmall();
    void damagedDecks_areRefusedOrDecks();
    void pathsInAPack_leaveTheFolderAlone();
    void openedFiles_areToldByTheirContent();

private:
    static QByteArray png(QSize size, QColor colour = Qt::darkGreen)
    {
        QImage image(size, QImage::Format_RGB32);
        image.fill(colour);
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        image.save(&buffer, "PNG");
        return bytes;
    }
    static Json card(const char* name)
    {
        return { { "id", "" }, { "name", name }, { "rarity", "common" }, { "type", "citizen" },
            { "cost", "{1}{w}" }, { "attack", 1 }, { "defense", 2 }, { "soul", "w" },
            { "text", "Eager." } };
    }
    /// A pack with two cards, the first with a picture.
    QString made();
    static QStringList everything()
    {
        QStringList all;
        const QDir root(Content::ownFolder());
        const QStringList folders { QStringLiteral("cards/kryptik"),
            QStringLiteral("pictures/kryptik") };
        for (const QString& folder : folders)
            for (const QString& name :
                QDir(root.filePath(folder)).entryList(QDir::Files, QDir::Name))
                all.append(folder + u'/' + name);
        return all;
    }
    const QString m_game = QStringLiteral("kryptik");
};

void TestOwnPacks::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("Triptych"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_ownpacks"));
}

void TestOwnPacks::init()
{
    QDir(Content::ownFolder()).removeRecursively();
}

QString TestOwnPacks::made()
{
    const packs::Kept pack = packs::create(m_game, QStringLiteral("Night Quay"));
    packs::putCard(pack.path, card("Harbour Nurse"), {});
    packs::putCard(pack.path, card("Rope Walker"), {});
    ownpictures::keep(
        packs::picturesOf(m_game), QStringLiteral("NIGH-001"), OwnPicture::from(png({ 40, 30 })));
    return pack.path;
}

void TestOwnPacks::cards_arePutChangedAndTakenOut()
{
    const QString path = made();
    QVERIFY(QFile::exists(path));
    PackFile pack = packs::read(path).pack;
    QCOMPARE(pack.name, QStringLiteral("Night Quay"));
    QCOMPARE(pack.code, QStringLiteral("NIGH"));
    QCOMPARE(pack.cards.size(), 2);
    QCOMPARE(triptych::textOf(pack.cards.at(0), "id"), std::string("NIGH-001"));
    Json changed = pack.cards.at(0);
    changed["attack"] = 3;
    changed["comment"] = "mine";
    QCOMPARE(packs::putCard(path, changed, QStringLiteral("NIGH-001")), QString());
    QCOMPARE(packs::rename(path, QStringLiteral("Day Quay")), QString());
    pack = packs::read(path).pack;
    QCOMPARE(pack.name, QStringLiteral("Day Quay"));
    QCOMPARE(pack.cards.size(), 2);
    QCOMPARE(pack.cards.at(0)["attack"].get<int>(), 3);
    QVERIFY(Content().library(*triptych::match::find("kryptik"))->find("NIGH-001")
        != triptych::cards::Library::npos);
    QCOMPARE(packs::removeCard(path, QStringLiteral("NIGH-001")), QString());
    QCOMPARE(packs::read(path).pack.cards.size(), 1);
    QVERIFY(ownpictures::pathOf(packs::picturesOf(m_game), QStringLiteral("NIGH-001")).isEmpty());
    QCOMPARE(packs::all(m_game).size(), 1);
    QCOMPARE(packs::throwAway(path), QString());
    QVERIFY(packs::all(m_game).isEmpty());
    QVERIFY(!packs::putCard(path, changed, {}).isEmpty()); // It is gone: told, and not made anew.
    QVERIFY(!QFile::exists(path));
}

void TestOwnPacks::aCorrection_takesThePlaceOfTheProgramsCard_data()
{
    QTest::addColumn<QString>("game");
    for (const triptych::Game* game : Content::games())
        QTest::newRow(std::string(game->id()).c_str())
            << QString::fromStdString(std::string(game->id()));
}

/// A card of one's own with the number of one of the program's: it is found by the number and by both
/// names; what was begun before keeps the old one; taken out, everything is as it was.
void TestOwnPacks::aCorrection_takesThePlaceOfTheProgramsCard()
{
    QFETCH(const QString, game);
    const triptych::Game& rules = *triptych::match::find(game.toStdString());
    const auto flavour = [&rules](Content& content, const std::string& name,
                             const std::vector<std::string>& packs) {
        const auto library = content.library(rules, packs);
        return triptych::textOf(library->printed(library->find(name)), "flavour");
    };
    const auto before = Content().library(rules);
    Json card = before->printed(0);
    const std::string id = triptych::textOf(card, "id");
    const std::string name = triptych::textOf(card, "name");
    const std::string was = triptych::textOf(card, "flavour");
    const std::string renamed = name + " the Second";
    card.erase("set");
    card["name"] = renamed;
    card["flavour"] = "As I would have it.";
    const packs::Kept pack = packs::create(game, QStringLiteral("Mended"));
    QCOMPARE(packs::putCard(pack.path, card, {}), QString());

    Content content;
    triptych::decks::DeckList deck;
    deck.game = game.toStdString();
    deck.main = { { name, 2 } };
    const auto now = content.library(rules, { deck }); // as a new match loads it
    for (const std::string& called : { id, name, renamed })
        QCOMPARE(triptych::textOf(now->printed(now->find(called)), "flavour"),
            std::string("As I would have it."));
    // A match that began before has other packs.
    QVERIFY(now->packHashes() != before->packHashes());
    QCOMPARE(flavour(content, name, before->packHashes()), was);
    // The deck room shows one of the two, and says which.
    deckroom::DeckDesk desk(content.index(rules));
    const std::size_t mine = desk.find(id);
    QVERIFY(desk.isOwn(mine));
    QVERIFY(desk.isSuperseded(desk.corrected(mine)));
    QCOMPARE(desk.shownSize(), desk.size() - 1);
    QCOMPARE(deckroom::Printings::correctedIn(desk, deck),
        QStringList { QString::fromStdString(renamed) });
    QCOMPARE(deckroom::Printings::of(desk, mine).size(), 2);
    deckroom::CollectionModel model(desk);
    QCOMPARE(model.rowOf(desk.corrected(mine)), -1);
    QVERIFY(model.rowOf(mine) >= 0);

    QCOMPARE(packs::removeCard(pack.path, QString::fromStdString(id)), QString());
    Content after;
    QCOMPARE(flavour(after, id, {}), was);
    QVERIFY(after.library(rules)->find(renamed) == triptych::cards::Library::npos);
}

void TestOwnPacks::twoCards_doNotShareANumber()
{
    const QString path = made();
    Json other = card("Third");
    other["id"] = "NIGH-002";
    QVERIFY(packs::putCard(path, other, {}).contains(u"NIGH-002"));
    QVERIFY(packs::putCard(path, other, QStringLiteral("NIGH-001")).contains(u"NIGH-002"));
    QCOMPARE(packs::read(path).pack.cards.size(), 2);
    QVERIFY(packs::create(m_game, QStringLiteral("Night Quay")).path != path);
    QCOMPARE(packs::all(m_game).size(), 2);
    QVERIFY(packs::all(m_game).at(0).code != packs::all(m_game).at(1).code);
}

void TestOwnPacks::copies_haveNumbersAndPicturesOfTheirOwn()
{
    const QString path = made();
    const packs::Kept copy = packs::copy(path, QStringLiteral("Other Side"));
    QCOMPARE(copy.problem, QString());
    const PackFile pack = packs::read(copy.path).pack;
    QCOMPARE(triptych::textOf(pack.cards.at(1), "id"), std::string("OTHE-002"));
    QVERIFY(!ownpictures::pathOf(packs::picturesOf(m_game), QStringLiteral("OTHE-001")).isEmpty());
    QCOMPARE(triptych::textOf(packs::read(path).pack.cards.at(0), "id"), std::string("NIGH-001"));
}

void TestOwnPacks::pictures_areToldByContentAndKeptSmall()
{
    const OwnPicture small = OwnPicture::from(png({ 40, 30 }));
    QCOMPARE(small.problem, QString());
    QCOMPARE(small.image().size(), QSize(40, 30));
    const OwnPicture large = OwnPicture::from(png({ 3000, 1500 }));
    QCOMPARE(large.problem, QString());
    QCOMPARE(large.image().size(), QSize(1024, 512));
    QImage clear(64, 64, QImage::Format_ARGB32);
    clear.fill(Qt::transparent);
    clear.setText(QStringLiteral("Author"), QStringLiteral("somebody at 48.1 11.5"));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    clear.save(&buffer, "PNG");
    QVERIFY(bytes.contains("somebody"));
    const OwnPicture kept = OwnPicture::from(bytes);
    QCOMPARE(kept.ending, QStringLiteral(".png"));
    QVERIFY(!kept.bytes.contains("somebody"));
    QCOMPARE(kept.image().pixelColor(3, 3).alpha(), 0);
}

void TestOwnPacks::pictures_areRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const QByteArray good = png({ 60, 60 });
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("words") << QByteArray("a picture of a cat");
    QTest::newRow("svg") << QByteArray("<svg xmlns='http://www.w3.org/2000/svg'/>");
    QTest::newRow("gif") << QByteArray("GIF89a") + QByteArray(40, '\1');
    QTest::newRow("only a head") << good.left(20);
    QTest::newRow("cut off") << good.left(good.size() / 3);
    QByteArray huge = good; // What it claims to be is asked before it is unpacked.
    huge.replace(16, 8, QByteArray("\x00\x01\x86\xA0\x00\x01\x86\xA0", 8));
    QTest::newRow("100,000 pixels a side") << huge;
    QByteArray flat = good;
    flat.replace(16, 8, QByteArray("\x00\x00\x00\x00\x00\x00\x00\x00", 8));
    QTest::newRow("no pixels") << flat;
}

void TestOwnPacks::pictures_areRefused()
{
    QFETCH(QByteArray, bytes);
    const OwnPicture picture = OwnPicture::from(bytes);
    QVERIFY(picture.bytes.isEmpty());
    QVERIFY2(picture.problem.endsWith(u'.'), qPrintable(picture.problem));
}

void TestOwnPacks::numbers_thatArePaths_getNoPicture()
{
    for (const char* id : { "", "..", "../x", "a/b", "a\\b", ".hidden", "a b", "nul\n", "x.png" }) {
        QVERIFY2(!ownpictures::isFileName(QString::fromLatin1(id)), id);
        QVERIFY(!ownpictures::keep(
            packs::picturesOf(m_game), QString::fromLatin1(id), OwnPicture::from(png({ 9, 9 })))
                     .isEmpty());
    }
    QVERIFY(ownpictures::isFileName(QStringLiteral("ALT_CORE_B_AX_10_U_4711")));
    QVERIFY(everything().isEmpty());
}

void TestOwnPacks::aSharedPack_isTakenInAsItWas()
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

void TestOwnPacks::aNewerPack_takesThePlaceOfTheOld()
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

void TestOwnPacks::strangersPictures_doNotReplaceOnes()
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

void TestOwnPacks::stoppedTakingIn_leavesNothing()
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

void TestOwnPacks::damagedPacks_areRefusedOrUsable()
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

void TestOwnPacks::damagedPictures_areRefusedOrSmall()
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
void TestOwnPacks::damagedDecks_areRefusedOrDecks()
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

void TestOwnPacks::pathsInAPack_leaveTheFolderAlone()
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

void TestOwnPacks::openedFiles_areToldByTheirContent()
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

QTEST_MAIN(TestOwnPacks)
#include "tst_ownpacks.moc"
