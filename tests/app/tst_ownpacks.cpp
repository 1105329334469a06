#include "PackFixture.h"

#include "app/decks/CollectionModel.h"
#include "app/decks/DeckDesk.h"
#include "app/decks/Printings.h"
#include "app/services/Content.h"
#include "app/workshop/OwnPicture.h"
#include "app/workshop/PackFile.h"

#include "core/JsonText.h"
#include "decks/ListFormat.h"
#include "match/Games.h"

#include <QBuffer>
#include <QFile>
#include <QImage>
#include <QTest>

using namespace workshop;

/// Packs of one's own cards: made, changed and copied, with their pictures.
class TestOwnPacks : public PackFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { begin("tst_ownpacks"); }
    void init() { clear(); }
    void cards_arePutChangedAndTakenOut();
    void twoCards_doNotShareANumber();
    void aCorrection_takesThePlaceOfTheProgramsCard_data();
    void aCorrection_takesThePlaceOfTheProgramsCard();
    void copies_haveNumbersAndPicturesOfTheirOwn();
    void pictures_areToldByContentAndKeptSmall();
    void pictures_areRefused_data();
    void pictures_areRefused();
    void numbers_thatArePaths_getNoPicture();
};

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

QTEST_MAIN(TestOwnPacks)

#include "tst_ownpacks.moc"
