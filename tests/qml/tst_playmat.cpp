#include "SampleTable.h"
#include "app/services/CardArt.h"

#include <QQmlContext>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <QSignalSpy>
#include <QTest>

#include <functional>

/// The whole table on the real view model: what mouse and keys do to the cards becomes answers.
class TestPlaymat : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

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
    void open(int seats, QSize size = { 1280, 776 });
    QQuickItem* spot(const QString& key) const;
    QPoint middle(const QString& key) const;

    std::unique_ptr<MatchViewModel> m_match;
    std::unique_ptr<QQuickView> m_view;
    static QStringList s_warnings;
};

QStringList TestPlaymat::s_warnings;

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

void TestPlaymat::initTestCase()
{
    previous = qInstallMessageHandler(
        [](QtMsgType type, const QMessageLogContext& context, const QString& text) {
            if (type == QtWarningMsg && text.contains(QLatin1String(".qml")))
                s_warnings.append(text);
            previous(type, context, text);
        });
}

void TestPlaymat::init()
{
    s_warnings.clear();
    open(2);
}

void TestPlaymat::cleanup()
{
    m_view.reset();
    m_match.reset();
    QCOMPARE(s_warnings, QStringList());
}

void TestPlaymat::open(int seats, QSize size)
{
    m_view.reset();
    m_match = std::make_unique<MatchViewModel>();
    m_match->preferences()->setMotion(false);
    SamplePresenter::lay(
        *m_match, std::make_shared<SamplePresenter>(QStringLiteral(TRIPTYCH_CARDS), seats), seats);
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

QQuickItem* TestPlaymat::spot(const QString& key) const
{
    return below(m_view->rootObject(), [&](QQuickItem* item) {
        return item->property("entered").toString() == key && item->isVisible();
    });
}

QPoint TestPlaymat::middle(const QString& key) const
{
    const QQuickItem* item = spot(key);
    return item ? item->mapToScene({ item->width() / 2, item->height() / 2 }).toPoint()
                : QPoint(-1, -1);
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
    const QPoint from = middle(key);
    const QPoint to = middle(QStringLiteral("p1.soul_row")) + QPoint(300, 0);
    QTest::mousePress(m_view.get(), Qt::LeftButton, {}, from);
    for (int i = 1; i <= 14; ++i)
        QTest::mouseMove(m_view.get(), from + (to - from) * i / 14, 5);
    QTest::mouseRelease(m_view.get(), Qt::LeftButton, {}, to);
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
    const auto shows = [this](const char* type) {
        return below(m_view->rootObject(), [type](QQuickItem* item) {
            return QByteArray(item->metaObject()->className()).startsWith(type)
                && item->isVisible();
        }) != nullptr;
    };
    QVERIFY(shows("ZoomPage"));
    m_view->resize(1000, 720);
    QTRY_VERIFY(!shows("ZoomPage"));
    everyCardIsOnTheTable();
}

void TestPlaymat::fourSeatsHaveTheirSides()
{
    open(4, { 1920, 1056 });
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
