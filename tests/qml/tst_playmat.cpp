#include "PlaymatView.h"
#include "SampleTable.h"

/// The whole table on the real view model: what mouse and keys do to the cards becomes answers.
class TestPlaymat : public QObject, protected PlaymatView
{
    Q_OBJECT

private slots:
    void init() { lay(2); }
    void cleanup() { close(); }

    void everyCardIsOnTheTable();
    void aCitizenThatMayAttackAttacksByClick();
    void aHandCardGoesToTheSoulRowByDrag();
    void severalAnswersAreAskedFor();
    void theKeyboardReachesEveryLegalCard();
    void aLetterGivesAButtonsAnswer();
    void theCurtainHidesTheTable();
    void aNarrowWindowFoldsTheColumn();
    void fourSeatsHaveTheirSides();

private:
    void lay(int seats, QSize size = { 1280, 776 });
};

void TestPlaymat::lay(int seats, QSize size)
{
    open(
        [seats](MatchViewModel& match) {
            SamplePresenter::lay(match,
                std::make_shared<SamplePresenter>(QStringLiteral(TRIPTYCH_CARDS), seats), seats);
        },
        size);
}

void TestPlaymat::everyCardIsOnTheTable()
{
    for (const char* place : { "p1.island", "p1.eleven_year", "p1.soul_row", "p1.hand", "p2.island",
             "p2.eleven_year", "p2.soul_row" }) {
        const ZoneModel* zone = m_match->seat(QString::fromLatin1(place).left(2))
                                    ->zone(QString::fromLatin1(place).mid(3));
        QVERIFY2(zone && zone->count() > 0, place);
        for (int row = 0; row < zone->count(); ++row) {
            const QString key = zone->faceAt(row).key;
            QVERIFY2(spot(key), qPrintable(key));
            QVERIFY2(QRect({}, m_view->size()).contains(middle(key)), qPrintable(key));
        }
    }
}

void TestPlaymat::aCitizenThatMayAttackAttacksByClick()
{
    QSignalSpy answers(m_match.get(), &MatchViewModel::answered);
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, middle(QStringLiteral("p1-3")));
    QTRY_COMPARE(answers.count(), 1);
    QCOMPARE(answers.first().at(1).toString(), QStringLiteral("attack p1-3"));
}

void TestPlaymat::aHandCardGoesToTheSoulRowByDrag()
{
    const QString key = m_match->nearSeat()->zone(QStringLiteral("hand"))->faceAt(0).key;
    QSignalSpy answers(m_match.get(), &MatchViewModel::answered);
    drag(key, QStringLiteral("p1.soul_row"), { 300, 0 });
    QTRY_COMPARE(answers.count(), 1);
    QCOMPARE(answers.first().at(1).toString(), QStringLiteral("soul %1").arg(key));
}

void TestPlaymat::severalAnswersAreAskedFor()
{
    const QString key = m_match->nearSeat()->zone(QStringLiteral("hand"))->faceAt(0).key;
    QSignalSpy answers(m_match.get(), &MatchViewModel::answered);
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, middle(key));
    QTest::qWait(60);
    QCOMPARE(answers.count(), 0);
    QTest::keyClick(m_view.get(), Qt::Key_1);
    QTRY_COMPARE(answers.count(), 1);
    QCOMPARE(answers.first().at(1).toString(), QStringLiteral("cast %1").arg(key));
}

void TestPlaymat::theKeyboardReachesEveryLegalCard()
{
    m_view->requestActivate();
    QSet<QString> reached;
    for (int i = 0; i < 60; ++i) {
        QTest::keyClick(m_view.get(), Qt::Key_Tab);
        if (const QQuickItem* item = m_view->activeFocusItem())
            reached.insert(item->property("entered").toString());
    }
    for (const char* zone : { "hand", "island" }) {
        const ZoneModel* cards = m_match->nearSeat()->zone(QString::fromLatin1(zone));
        for (int row = 0; row < cards->count(); ++row)
            if (const CardFace face = cards->faceAt(row); face.selectable)
                QVERIFY2(reached.contains(face.key), qPrintable(face.key));
    }
}

void TestPlaymat::aLetterGivesAButtonsAnswer()
{
    QSignalSpy answers(m_match.get(), &MatchViewModel::answered);
    QTest::keyClick(m_view.get(), Qt::Key_P);
    QTRY_COMPARE(answers.count(), 1);
    QCOMPARE(answers.first().at(1).toString(), QStringLiteral("attack none"));
}

void TestPlaymat::theCurtainHidesTheTable()
{
    QVERIFY(spot(QStringLiteral("p1-3")));
    Snapshot snapshot;
    snapshot.match = 1;
    snapshot.serial = 2;
    snapshot.curtain = "p2";
    m_match->show(snapshot);
    QTRY_VERIFY(!spot(QStringLiteral("p1-3")));
    QSignalSpy lifted(m_match.get(), &MatchViewModel::curtainLifted);
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QTRY_COMPARE(lifted.count(), 1);
}

void TestPlaymat::aNarrowWindowFoldsTheColumn()
{
    QVERIFY(!all("ZoomPage").isEmpty());
    m_view->resize(1000, 720);
    QTRY_VERIFY(all("ZoomPage").isEmpty());
    everyCardIsOnTheTable();
}

void TestPlaymat::fourSeatsHaveTheirSides()
{
    lay(4, { 1920, 1056 });
    for (const char* seat : { "p1", "p2", "p3", "p4" })
        QVERIFY2(spot(QString::fromLatin1(seat)), seat);
    // The others share the far half, side by side.
    const int y = middle(QStringLiteral("p2.island")).y();
    QCOMPARE(middle(QStringLiteral("p3.island")).y(), y);
    QCOMPARE(middle(QStringLiteral("p4.island")).y(), y);
    QVERIFY(middle(QStringLiteral("p1.island")).y() > y);
    QVERIFY(middle(QStringLiteral("p2.island")).x() < middle(QStringLiteral("p3.island")).x());
    QVERIFY(middle(QStringLiteral("p3.island")).x() < middle(QStringLiteral("p4.island")).x());
}

QTEST_MAIN(TestPlaymat)
#include "tst_playmat.moc"
