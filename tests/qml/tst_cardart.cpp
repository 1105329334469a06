#include "app/art/CardArt.h"
#include "app/art/CardArtShapes.h"
#include "app/art/CardArtWords.h"

#include <QTest>

using namespace triptych;

/// A card's picture is drawn from its printed facts.
class TestCardArt : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theSameCardHasTheSamePicture();
    void otherCardsHaveOtherPictures();
    void anAddressTellsTheFacts();
    void aBuildingShowsWhatItIsCalled();
    void anySizeIsDrawn();
    void theProviderKeepsToTheSizeAskedFor();
    void aThingIsWhatItsNameIsAbout_data();
    void aThingIsWhatItsNameIsAbout();
};

namespace {

CardSubject watcher()
{
    return { QStringLiteral("FT-004"), QStringLiteral("Pier Watcher"), QStringLiteral("figure"),
        QStringLiteral("human"), QStringLiteral("w"), false };
}

} // namespace

void TestCardArt::theSameCardHasTheSamePicture()
{
    QCOMPARE(drawCardArt(watcher(), { 120, 88 }), drawCardArt(watcher(), { 120, 88 }));
}

void TestCardArt::otherCardsHaveOtherPictures()
{
    CardSubject other = watcher();
    other.id = QStringLiteral("FT-005");
    QVERIFY(drawCardArt(watcher(), { 120, 88 }) != drawCardArt(other, { 120, 88 }));
    other = watcher();
    other.colours = QStringLiteral("b");
    QVERIFY(drawCardArt(watcher(), { 120, 88 }) != drawCardArt(other, { 120, 88 }));
    other = watcher();
    other.leader = true;
    QVERIFY(drawCardArt(watcher(), { 120, 88 }) != drawCardArt(other, { 120, 88 }));
}

void TestCardArt::anAddressTellsTheFacts()
{
    const CardSubject read = cardSubjectOf(QStringLiteral(
        "FT-004?motif=figure&kinship=human&colours=w&words=Pier%20Watcher&leader=0"));
    QCOMPARE(read, watcher());
    QVERIFY(cardSubjectOf(QStringLiteral("x?leader=1")).leader);
    QCOMPARE(cardSubjectOf(QStringLiteral("x")).words, QString());
}

void TestCardArt::aBuildingShowsWhatItIsCalled()
{
    const auto picture = [](const char* name, const char* motif) {
        const CardSubject subject { QStringLiteral("WL-1"), QLatin1String(name),
            QLatin1String(motif), QStringLiteral("ordis"), QStringLiteral("O"), false };
        return drawCardArt(subject, { 120, 88 });
    };
    QCOMPARE(picture("Guard Post", "building"), picture("Old Tower", "building"));
    QVERIFY(picture("Guard Post", "building") != picture("Reading Room", "building"));
    QVERIFY(picture("Guard Post", "building") != picture("Guard Post", ""));
    QVERIFY(picture("Climbing Rope", "") != picture("Winged Harness", ""));
}

void TestCardArt::anySizeIsDrawn()
{
    for (const QSize size : { QSize(8, 8), QSize(40, 40), QSize(300, 20), QSize(20, 300) }) {
        const QImage picture = drawCardArt(watcher(), size);
        QCOMPARE(picture.size(), size);
        QVERIFY(picture.pixelColor(0, 0) != QColor(Qt::black));
    }
}

void TestCardArt::theProviderKeepsToTheSizeAskedFor()
{
    CardArt provider;
    QSize size;
    const QImage picture
        = provider.requestImage(QStringLiteral("FT-004?motif="), &size, { 64, 48 });
    QCOMPARE(size, QSize(64, 48));
    QCOMPARE(picture.size(), size);
    QCOMPARE(provider.requestImage(QStringLiteral("FT-004?motif="), &size, { 64, 48 }), picture);
    QVERIFY(provider.requestImage(QStringLiteral("x"), &size, { 100000, 100000 }).width() <= 1600);
}

void TestCardArt::aThingIsWhatItsNameIsAbout_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("thing");
    QTest::newRow("the last word") << QStringLiteral("Harbour Feast") << QStringLiteral("cup");
    QTest::newRow("with a dash") << QStringLiteral("Toll-Keeper's Cudgel")
                                 << QStringLiteral("mace");
    QTest::newRow("before of") << QStringLiteral("Bell of Oaths") << QStringLiteral("bell");
    QTest::newRow("a verb before from")
        << QStringLiteral("Knife from the Crowd") << QStringLiteral("dagger");
    QTest::newRow("the longest word")
        << QStringLiteral("Hourglass of Overtime") << QStringLiteral("hourglass");
    QTest::newRow("not a word's beginning")
        << QStringLiteral("Sunken Archive") << QStringLiteral("book");
    QTest::newRow("another word when the head says nothing")
        << QStringLiteral("Crossbow Practice") << QStringLiteral("crossbow");
    QTest::newRow("nothing known") << QStringLiteral("Becalm") << QString();
}

void TestCardArt::aThingIsWhatItsNameIsAbout()
{
    QFETCH(QString, name);
    QFETCH(QString, thing);
    const char* const named = art::thingNamed(name);
    QCOMPARE(QString::fromLatin1(named), thing);
    QVERIFY(!named || art::shape(named));
}

QTEST_MAIN(TestCardArt)
#include "tst_cardart.moc"
