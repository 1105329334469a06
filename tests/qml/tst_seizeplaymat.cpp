#include "SeizeSample.h"
#include "app/services/CardArt.h"

#include <QDir>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <QSignalSpy>
#include <QTest>

#include <functional>

/// Seize's mat on the real view model and presenter: what mouse and keys do becomes answers. Pictures
/// of the tables are left in the folder `screens`.
class TestSeizePlaymat : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanup();

    void everyTileAndCardIsOnTheTable_data();
    void everyTileAndCardIsOnTheTable();
    void aClickPicksUpAndTheNextPutsDown();
    void escapePutsBack();
    void aDragOntoAnEnemyAttacks();
    void aDragOntoATileMoves();
    void aTreasureIsDraggedOntoItsBearer();
    void theKeyboardGoesFromPieceToTile();
    void aKeyAcquires();
    void theVaultFollowsItsNumber();
    void fogAndPillarsAreDrawn();
    void theLegendOpensBesideTheMat();
    void guildMastersComeAndGo_data();
    void guildMastersComeAndGo();

private:
    void open(const char* sample, QSize size = { 1280, 776 });
    QQuickItem* spot(const QString& key) const;
    QPoint middle(const QString& key) const;
    void drag(const QString& from, const QString& to);
    QString answer(QSignalSpy& answers) const;

    std::unique_ptr<MatchViewModel> m_match;
    std::unique_ptr<QQuickView> m_view;
    static QStringList s_warnings;
};

QStringList TestSeizePlaymat::s_warnings;

namespace {

QtMessageHandler previous = nullptr;

QQuickItem* below(QQuickItem* item, const std::function<bool(QQuickItem*)>& wanted)
{
    if (wanted(item))
        return item;
    for (QQuickItem* child : item->childItems())
        if (QQuickItem* found = below(child, wanted))
            return found;
    return nullptr;
}

} // namespace

void TestSeizePlaymat::initTestCase()
{
    previous = qInstallMessageHandler(
        [](QtMsgType type, const QMessageLogContext& context, const QString& text) {
            if (type == QtWarningMsg && text.contains(QLatin1String(".qml")))
                s_warnings.append(text);
            previous(type, context, text);
        });
}

void TestSeizePlaymat::cleanup()
{
    m_view.reset();
    m_match.reset();
    QCOMPARE(s_warnings, QStringList());
    s_warnings.clear();
}

void TestSeizePlaymat::open(const char* sample, QSize size)
{
    m_view.reset();
    m_match = std::make_unique<MatchViewModel>();
    m_match->preferences()->setMotion(false);
    seizesample::lay(*m_match, QString::fromLatin1(sample));
    m_view = std::make_unique<QQuickView>();
    m_view->engine()->addImageProvider(QStringLiteral("cardart"), new triptych::CardArt);
    m_view->engine()->addImportPath(QStringLiteral("qrc:/qt/qml"));
    m_view->setResizeMode(QQuickView::SizeRootObjectToView);
    m_view->setInitialProperties(
        { { QStringLiteral("match"), QVariant::fromValue(m_match.get()) } });
    m_view->setSource(QUrl(QStringLiteral("qrc:/qt/qml/Triptych/Playmat/Playmat.qml")));
    QCOMPARE(m_view->status(), QQuickView::Ready);
    m_view->resize(size);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    QTest::qWait(120);
}

QQuickItem* TestSeizePlaymat::spot(const QString& key) const
{
    return below(m_view->rootObject(), [&](QQuickItem* item) {
        return item->property("entered").toString() == key && item->isVisible();
    });
}

QPoint TestSeizePlaymat::middle(const QString& key) const
{
    const QQuickItem* item = spot(key);
    return item ? item->mapToScene({ item->width() / 2, item->height() / 2 }).toPoint()
                : QPoint(-1, -1);
}

void TestSeizePlaymat::drag(const QString& key, const QString& target)
{
    const QPoint from = middle(key);
    const QPoint to = middle(target);
    QTest::mousePress(m_view.get(), Qt::LeftButton, {}, from);
    for (int i = 1; i <= 14; ++i)
        QTest::mouseMove(m_view.get(), from + (to - from) * i / 14, 5);
    QTest::mouseRelease(m_view.get(), Qt::LeftButton, {}, to);
    QTest::qWait(40);
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
    open(qPrintable(sample), size);
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
    open("two-move");
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
    open("two-move");
    QSignalSpy answers(m_match.get(), &MatchViewModel::answered);
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, middle(QStringLiteral("longwatch-ranger")));
    QTest::qWait(40);
    QTest::keyClick(m_view.get(), Qt::Key_Escape);
    QVERIFY(!spot(QStringLiteral("d1"))->property("dropTarget").toBool());
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, middle(QStringLiteral("d1")));
    QCOMPARE(answer(answers), QString());
}

void TestSeizePlaymat::aDragOntoAnEnemyAttacks()
{
    open("two-attack");
    QSignalSpy answers(m_match.get(), &MatchViewModel::answered);
    drag(QStringLiteral("gate-sergeant-obry"), QStringLiteral("tollroad-bruiser"));
    QCOMPARE(answer(answers), QStringLiteral("attack gate-sergeant-obry melee"));
}

void TestSeizePlaymat::aDragOntoATileMoves()
{
    open("four-move");
    QSignalSpy answers(m_match.get(), &MatchViewModel::answered);
    drag(QStringLiteral("gate-sergeant-obry"), QStringLiteral("b4"));
    QCOMPARE(answer(answers), QStringLiteral("move gate-sergeant-obry b4"));
}

void TestSeizePlaymat::aTreasureIsDraggedOntoItsBearer()
{
    open("two-rally");
    QSignalSpy answers(m_match.get(), &MatchViewModel::answered);
    drag(QStringLiteral("ivy-harness"), QStringLiteral("gate-sergeant-obry"));
    QCOMPARE(answer(answers), QStringLiteral("equip gate-sergeant-obry ivy-harness"));
}

void TestSeizePlaymat::theKeyboardGoesFromPieceToTile()
{
    open("two-move");
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
    open("two-acquire");
    QSignalSpy answers(m_match.get(), &MatchViewModel::answered);
    QTest::keyClick(m_view.get(), Qt::Key_2);
    QCOMPARE(answer(answers), QStringLiteral("acquire 2"));
}

void TestSeizePlaymat::theVaultFollowsItsNumber()
{
    open("two-attack");
    QQuickItem* coin = below(m_view->rootObject(),
        [](QQuickItem* item) { return item->property("loot").toInt() == 7 && item->isVisible(); });
    QVERIFY(coin);
    Snapshot snapshot = seizesample::snapshot(QStringLiteral("two-attack"));
    snapshot.observation["players"]["p2"]["vault"] = 4;
    m_match->show(snapshot);
    QTRY_COMPARE(coin->property("shown").toInt(), 4);
}

void TestSeizePlaymat::fogAndPillarsAreDrawn()
{
    open("two-attack");
    QVERIFY(spot(QStringLiteral("a4"))->property("fogged").toBool());
    QVERIFY(!spot(QStringLiteral("b1"))->property("fogged").toBool());
    open("arena-pillars");
    QVERIFY(spot(QStringLiteral("b3"))->property("walled").toBool());
    QSignalSpy answers(m_match.get(), &MatchViewModel::answered);
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, middle(QStringLiteral("c3")));
    QCOMPARE(answer(answers), QStringLiteral("pillar c3"));
}

void TestSeizePlaymat::theLegendOpensBesideTheMat()
{
    open("two-attack");
    const auto legend = [this] {
        return below(m_view->rootObject(), [](QQuickItem* item) {
            return QByteArray(item->metaObject()->className()).startsWith("LegendPanel")
                && item->isVisible();
        });
    };
    QVERIFY(!legend());
    QTest::keyClick(m_view.get(), Qt::Key_L);
    QTRY_VERIFY(legend());
    const QQuickItem* panel = legend();
    QVERIFY(panel->mapToScene({ 0, 0 }).x() > middle(QStringLiteral("d1")).x());
    QTest::keyClick(m_view.get(), Qt::Key_Escape);
    QTRY_VERIFY(!legend());
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
    open("four-guild-master");
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
