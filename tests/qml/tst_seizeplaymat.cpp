#include "PlaymatView.h"
#include "SeizeSample.h"

#include <QDir>

/// Seize's mat on the real view model and presenter: what mouse and keys do becomes answers. Pictures
/// of the tables are left in the folder `screens`.
class TestSeizePlaymat : public QObject, protected PlaymatView
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { close(); }

    void everyTileAndCardIsOnTheTable_data();
    void everyTileAndCardIsOnTheTable();
    void aClickPicksUpAndTheNextPutsDown();
    void escapePutsBack();
    void aChangeOfTheTableLosesNoClick();
    void aDragOntoAnEnemyAttacks();
    void aDragOntoATileMoves();
    void aTreasureIsDraggedOntoItsBearer();
    void theKeyboardGoesFromPieceToTile();
    void aKeyAcquires();
    void theVaultFollowsItsNumber();
    void nothingFliesUpWhenATableIsLaid();
    void fogAndPillarsAreDrawn();
    void theLegendOpensBesideTheMat();
    void partnersWearAMark_data();
    void partnersWearAMark();
    void guildMastersComeAndGo_data();
    void guildMastersComeAndGo();

private:
    void lay(const char* sample, QSize size = { 1280, 776 });
    QString answer(QSignalSpy& answers) const;
};

void TestSeizePlaymat::lay(const char* sample, QSize size)
{
    open([sample](MatchViewModel& match) { seizesample::lay(match, QString::fromLatin1(sample)); },
        size);
}

QString TestSeizePlaymat::answer(QSignalSpy& answers) const
{
    QTest::qWait(40);
    return answers.isEmpty() ? QString() : answers.first().at(1).toString();
}

void TestSeizePlaymat::everyTileAndCardIsOnTheTable_data()
{
    QTest::addColumn<QString>("sample");
    QTest::addColumn<QSize>("size");
    QTest::newRow("two") << QStringLiteral("two-attack") << QSize(1280, 776);
    QTest::newRow("two, large") << QStringLiteral("two-attack") << QSize(1920, 1056);
    QTest::newRow("four") << QStringLiteral("four-move") << QSize(1280, 776);
    QTest::newRow("four, large") << QStringLiteral("four-move") << QSize(1920, 1056);
    QTest::newRow("four guild masters") << QStringLiteral("four-guild-master") << QSize(1280, 776);
    QTest::newRow("narrow") << QStringLiteral("two-attack") << QSize(1000, 720);
}

void TestSeizePlaymat::everyTileAndCardIsOnTheTable()
{
    QFETCH(QString, sample);
    QFETCH(QSize, size);
    lay(qPrintable(sample), size);
    const QRect window({}, m_view->size());
    for (const BoardTile& tile : m_match->board()->rows()) {
        QVERIFY2(spot(tile.key), qPrintable(tile.key));
        QVERIFY2(window.contains(middle(tile.key)), qPrintable(tile.key));
        if (!tile.occupant.isEmpty())
            QVERIFY2((middle(tile.occupant) - middle(tile.key)).manhattanLength() < 4,
                qPrintable(tile.occupant));
    }
    for (const SeatViewModel* seat : m_match->seatList()) {
        QVERIFY2(window.contains(middle(seat->key())), qPrintable(seat->key()));
        for (const CardFace& card : seat->zone(QStringLiteral("warchest"))->rows())
            QVERIFY2(spot(card.key)->parentItem()->contains(
                         spot(card.key)->mapToItem(spot(card.key)->parentItem(),
                             { spot(card.key)->width() - 1, spot(card.key)->height() - 1 })),
                qPrintable(card.key));
    }
    QTest::qWait(700); // pictures are drawn by another thread
    QDir().mkpath(QStringLiteral("screens"));
    m_view->grabWindow().save(
        QStringLiteral("screens/seize-%1-%2.png").arg(sample).arg(size.width()));
}

void TestSeizePlaymat::aClickPicksUpAndTheNextPutsDown()
{
    lay("two-move");
    QSignalSpy answers(m_match.get(), &MatchViewModel::answered);
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, middle(QStringLiteral("longwatch-ranger")));
    QCOMPARE(answer(answers), QString());
    QVERIFY(spot(QStringLiteral("d1"))->property("dropTarget").toBool());
    QVERIFY(!spot(QStringLiteral("a6"))->property("dropTarget").toBool());
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, middle(QStringLiteral("d1")));
    QCOMPARE(answer(answers), QStringLiteral("move longwatch-ranger d1"));
}

void TestSeizePlaymat::escapePutsBack()
{
    lay("two-move");
    QSignalSpy answers(m_match.get(), &MatchViewModel::answered);
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, middle(QStringLiteral("longwatch-ranger")));
    QTest::qWait(40);
    QTest::keyClick(m_view.get(), Qt::Key_Escape);
    QVERIFY(!spot(QStringLiteral("d1"))->property("dropTarget").toBool());
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, middle(QStringLiteral("d1")));
    QCOMPARE(answer(answers), QString());
}

/// The table may change at any moment: neither the click nor what is picked up is lost by it.
void TestSeizePlaymat::aChangeOfTheTableLosesNoClick()
{
    lay("two-move");
    QSignalSpy answers(m_match.get(), &MatchViewModel::answered);
    const auto clickThroughAChange = [this](const QString& key) {
        const QPoint at = middle(key);
        QTest::mousePress(m_view.get(), Qt::LeftButton, {}, at);
        m_match->retranslate(); // every row is written anew
        QTest::qWait(40);
        QTest::mouseRelease(m_view.get(), Qt::LeftButton, {}, at);
    };
    clickThroughAChange(QStringLiteral("longwatch-ranger"));
    QTRY_VERIFY(spot(QStringLiteral("d1"))->property("dropTarget").toBool());
    m_match->retranslate();
    QTest::qWait(40);
    QVERIFY(spot(QStringLiteral("d1"))->property("dropTarget").toBool());
    clickThroughAChange(QStringLiteral("d1"));
    QCOMPARE(answer(answers), QStringLiteral("move longwatch-ranger d1"));
}

void TestSeizePlaymat::aDragOntoAnEnemyAttacks()
{
    lay("two-attack");
    QSignalSpy answers(m_match.get(), &MatchViewModel::answered);
    drag(QStringLiteral("gate-sergeant-obry"), QStringLiteral("tollroad-bruiser"));
    QCOMPARE(answer(answers), QStringLiteral("attack gate-sergeant-obry melee"));
}

void TestSeizePlaymat::aDragOntoATileMoves()
{
    lay("four-move");
    QSignalSpy answers(m_match.get(), &MatchViewModel::answered);
    drag(QStringLiteral("gate-sergeant-obry"), QStringLiteral("b4"));
    QCOMPARE(answer(answers), QStringLiteral("move gate-sergeant-obry b4"));
}

void TestSeizePlaymat::aTreasureIsDraggedOntoItsBearer()
{
    lay("two-rally");
    QSignalSpy answers(m_match.get(), &MatchViewModel::answered);
    drag(QStringLiteral("ivy-harness"), QStringLiteral("gate-sergeant-obry"));
    QCOMPARE(answer(answers), QStringLiteral("equip gate-sergeant-obry ivy-harness"));
}

void TestSeizePlaymat::theKeyboardGoesFromPieceToTile()
{
    lay("two-move");
    m_view->requestActivate();
    QSignalSpy answers(m_match.get(), &MatchViewModel::answered);
    QQuickItem* piece = spot(QStringLiteral("longwatch-ranger"));
    QVERIFY(piece);
    piece->forceActiveFocus(Qt::TabFocusReason);
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QTest::qWait(40);
    // The focus has gone to the nearest place; on to the one that is wanted.
    const auto focused
        = [this] { return m_view->activeFocusItem()->property("entered").toString(); };
    QCOMPARE(focused().size(), 2);
    for (int i = 0; i < 4 && focused() != u"d1"; ++i)
        QTest::keyClick(m_view.get(), i % 2 == 0 ? Qt::Key_Right : Qt::Key_Down);
    QCOMPARE(focused(), QStringLiteral("d1"));
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QCOMPARE(answer(answers), QStringLiteral("move longwatch-ranger d1"));
}

void TestSeizePlaymat::aKeyAcquires()
{
    lay("two-acquire");
    QSignalSpy answers(m_match.get(), &MatchViewModel::answered);
    QTest::keyClick(m_view.get(), Qt::Key_2);
    QCOMPARE(answer(answers), QStringLiteral("acquire 2"));
}

void TestSeizePlaymat::theVaultFollowsItsNumber()
{
    lay("two-attack");
    QQuickItem* coin = below(m_view->rootObject(),
        [](QQuickItem* item) { return item->property("loot").toInt() == 7 && item->isVisible(); });
    QVERIFY(coin);
    Snapshot snapshot = seizesample::snapshot(QStringLiteral("two-attack"));
    snapshot.observation["players"]["p2"]["vault"] = 4;
    m_match->show(snapshot);
    QTRY_COMPARE(coin->property("shown").toInt(), 4);
}

/// A vault that is shown for the first time has not just won what is in it.
void TestSeizePlaymat::nothingFliesUpWhenATableIsLaid()
{
    open([](MatchViewModel& match) {
        match.preferences()->setMotion(true);
        match.start(seizesample::presenter(), QStringLiteral("standard"), seizesample::info());
    });
    const auto flying = [this] {
        QStringList found;
        below(m_view->rootObject(), [&](QQuickItem* item) {
            if (item->property("change").isValid())
                found.append(item->property("change").toString());
            return false;
        });
        return found;
    };
    Snapshot snapshot = seizesample::snapshot(QStringLiteral("two-attack"));
    m_match->show(snapshot); // as the engine thread does, a moment after the table was laid
    QTest::qWait(60);
    QCOMPARE(flying(), QStringList());
    snapshot.observation["players"]["p2"]["vault"] = 4;
    m_match->show(snapshot);
    QTRY_COMPARE(flying(), QStringList { QStringLiteral("-3") });
}

void TestSeizePlaymat::fogAndPillarsAreDrawn()
{
    lay("two-attack");
    QVERIFY(spot(QStringLiteral("a4"))->property("fogged").toBool());
    QVERIFY(!spot(QStringLiteral("b1"))->property("fogged").toBool());
    lay("arena-pillars");
    QVERIFY(spot(QStringLiteral("b3"))->property("walled").toBool());
    QSignalSpy answers(m_match.get(), &MatchViewModel::answered);
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, middle(QStringLiteral("c3")));
    QCOMPARE(answer(answers), QStringLiteral("pillar c3"));
}

void TestSeizePlaymat::theLegendOpensBesideTheMat()
{
    lay("two-attack");
    const auto legend = [this] {
        return below(m_view->rootObject(),
            [](QQuickItem* item) { return isOf(item, "LegendPanel") && item->isVisible(); });
    };
    QVERIFY(!legend());
    QTest::keyClick(m_view.get(), Qt::Key_L);
    QTRY_VERIFY(legend());
    const QQuickItem* panel = legend();
    QVERIFY(panel->mapToScene({ 0, 0 }).x() > middle(QStringLiteral("d1")).x());
    QTest::keyClick(m_view.get(), Qt::Key_Escape);
    QTRY_VERIFY(!legend());
}

void TestSeizePlaymat::partnersWearAMark_data()
{
    QTest::addColumn<QString>("sample");
    QTest::addColumn<bool>("inPairs");
    QTest::newRow("two against two") << QStringLiteral("four-move") << true;
    QTest::newRow("everybody alone") << QStringLiteral("four-guild-master") << false;
}

/// A ring and a sign, and said aloud: on what the partner has, and on nothing else.
void TestSeizePlaymat::partnersWearAMark()
{
    QFETCH(QString, sample);
    QFETCH(bool, inPairs);
    lay(qPrintable(sample));
    int marked = 0;
    for (const BoardTile& tile : m_match->board()->rows()) {
        const QQuickItem* token = tile.occupant.isEmpty() ? nullptr : spot(tile.occupant);
        if (!token)
            continue;
        const QString seat = m_match->face(tile.occupant).controller;
        QCOMPARE(token->property("partner").toBool(), inPairs && seat == u"p3");
        marked += token->property("partner").toBool();
    }
    QCOMPARE(marked > 0, inPairs);
}

void TestSeizePlaymat::guildMastersComeAndGo_data()
{
    QTest::addColumn<int>("seats");
    QTest::newRow("three seats") << 3;
    QTest::newRow("four seats") << 4;
}

/// Corners with guild quarters are made, filled, emptied and thrown away while memory is cleaned up:
/// nothing of a corner may be kept by those that are gone.
void TestSeizePlaymat::guildMastersComeAndGo()
{
    QFETCH(int, seats);
    lay("four-guild-master");
    Snapshot full = seizesample::snapshot(QStringLiteral("four-guild-master"));
    if (seats == 3)
        full.observation["players"].erase("p4");
    Snapshot empty = full;
    for (auto& player : empty.observation["players"])
        player["zones"]["guild_quarters"] = nlohmann::ordered_json::array();
    for (int round = 0; round < 2; ++round) {
        m_match->start(
            seizesample::presenter(), QStringLiteral("guild-master"), seizesample::info(seats));
        for (const Snapshot& each : { full, empty, full }) {
            m_match->show(each);
            QCoreApplication::processEvents();
            m_view->engine()->collectGarbage();
        }
        QCOMPARE(m_match->seatList().size(), seats);
        for (const SeatViewModel* seat : m_match->seatList())
            QVERIFY(spot(seat->key()));
    }
}

QTEST_MAIN(TestSeizePlaymat)
#include "tst_seizeplaymat.moc"
