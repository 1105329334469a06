#include "PlaymatView.h"
#include "SampleTable.h"
#include "app/games/kryptik/KryptikFace.h"

/// The whole table on the real view model: what mouse and keys do to the cards becomes answers.
class TestPlaymat : public QObject, protected PlaymatView
{
    Q_OBJECT

private Q_SLOTS:
    void init() { lay(2); }
    void cleanup() { close(); }

    void everyCardIsOnTheTable();
    void aClickSelectsAndASecondOneActs();
    void keysActAtOnceAndNotTwiceInAHurry();
    void escapeTakesNothingBack();
    void aPileOpensByAClickAndShowsWhatCameLast();
    void anyCardIsReadInLarge_data();
    void anyCardIsReadInLarge();
    void aLiftedCardCoversNoNeighbour();
    void aLiftedCardCoversNoCounters();
    void aHandCardGoesToTheSoulRowByDrag();
    void severalAnswersAreAskedFor();
    void theKeyboardReachesEveryLegalCard();
    void aLetterGivesAButtonsAnswer();
    void theCurtainHidesTheTable();
    void aNarrowWindowFoldsTheColumn();
    void fourSeatsHaveTheirSides();
    void aDeedIsStagedAndBlocksNothing();
    void anArrowFollowsThePointer();
    void cardsThatAreAlikeLieOnOneHeap();
    void aCardTurnsOverWithItsWays();

private:
    void lay(int seats, QSize size = { 1280, 776 }, const std::function<void(Scene&)>& change = {});
};

void TestPlaymat::lay(int seats, QSize size, const std::function<void(Scene&)>& change)
{
    open(
        [&](MatchViewModel& match) {
            auto sample = std::make_shared<SamplePresenter>(QStringLiteral(TRIPTYCH_CARDS), seats);
            if (change)
                change(sample->m_scene);
            SamplePresenter::lay(match, sample, seats);
        },
        size);
}

void TestPlaymat::aDeedIsStagedAndBlocksNothing()
{
    const QVariantMap moment { { QStringLiteral("text"), QStringLiteral("Jon attacked.") },
        { QStringLiteral("kind"), QStringLiteral("combat") },
        { QStringLiteral("keys"), QStringList(QStringLiteral("p1-3")) },
        { QStringLiteral("seat"), QStringLiteral("p2") } };
    m_match->preferences()->setStaging(0);
    Q_EMIT m_match->momentTold(moment);
    QTest::qWait(30);
    QVERIFY(all("StageLayer").isEmpty());
    m_match->preferences()->setStaging(3000);
    Q_EMIT m_match->momentTold(moment);
    QTRY_COMPARE(all("StageLayer").size(), 1);
    // A click goes where it was meant, and the show is over.
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, middle(QStringLiteral("p1-3")));
    QTRY_COMPARE(all("OptionMenu").size(), 1);
    QTRY_VERIFY(all("StageLayer").isEmpty());
    QTest::keyClick(m_view.get(), Qt::Key_Escape);
    // So is it by a key; and each deed ends by itself.
    Q_EMIT m_match->momentTold(moment);
    QTRY_COMPARE(all("StageLayer").size(), 1);
    QTest::keyClick(m_view.get(), Qt::Key_Escape);
    QTRY_VERIFY(all("StageLayer").isEmpty());
    m_match->preferences()->setStaging(200);
    Q_EMIT m_match->momentTold(moment);
    QTRY_COMPARE(all("StageLayer").size(), 1);
    QTRY_VERIFY(all("StageLayer").isEmpty());
}

void TestPlaymat::anArrowFollowsThePointer()
{
    const auto aimed = [this] {
        QQuickItem* layer = all("ArrowLayer").value(0);
        return layer ? layer->property("aimed").toList().size() : -1;
    };
    QCOMPARE(aimed(), 0);
    const QPoint from = middle(QStringLiteral("p1-3"));
    QTest::mousePress(m_view.get(), Qt::LeftButton, {}, from);
    for (int i = 1; i <= 8; ++i)
        QTest::mouseMove(m_view.get(), from - QPoint(0, 12 * i), 5);
    QTRY_COMPARE(aimed(), 1);
    QTest::mouseRelease(m_view.get(), Qt::LeftButton, {}, from - QPoint(0, 96));
    QTRY_COMPARE(aimed(), 0);
}

void TestPlaymat::cardsThatAreAlikeLieOnOneHeap()
{
    constexpr int copies = 14;
    lay(2, { 1280, 776 }, [](Scene& scene) {
        auto& island = scene.zones[QStringLiteral("p1.island")].cards;
        CardFace alike = island.last();
        alike.turned = false;
        KryptikFace own = KryptikFace::of(alike);
        own.attacking = own.blocking = own.weary = false;
        alike.attachedKeys.clear();
        for (int i = 0; i < copies; ++i) {
            alike.key = QStringLiteral("copy#%1").arg(i);
            own.damage = i == copies - 1 ? 1 : 0; // one is no longer like the others
            own.show(alike);
            island.append(alike);
            scene.faces.insert(alike.key, alike);
        }
    });
    const QQuickItem* first = spot(QStringLiteral("copy#0"));
    const QQuickItem* second = spot(QStringLiteral("copy#1"));
    const QQuickItem* hurt = spot(QStringLiteral("copy#%1").arg(copies - 1));
    QVERIFY(first && second && hurt);
    QTRY_COMPARE(first->property("column"), second->property("column"));
    QVERIFY(hurt->property("column") != first->property("column"));
    QVERIFY(first->property("heap").toInt() >= copies - 1);
    // How many there are stands on the uppermost.
    bool told = false;
    below(m_view->rootObject(), [&](QQuickItem* item) {
        told |= isOf(item, "Badge") && item->isVisible()
            && item->property("text").toString()
                == QChar(0x00D7) + first->property("heap").toString();
        return false;
    });
    QVERIFY(told);
}

void TestPlaymat::aCardTurnsOverWithItsWays()
{
    const auto way = [](const char* answer, const char* why) {
        return QVariantMap { { QStringLiteral("answer"), QLatin1String(answer) },
            { QStringLiteral("label"), QLatin1String(answer) },
            { QStringLiteral("text"), QString() }, { QStringLiteral("why"), QLatin1String(why) } };
    };
    lay(2, { 1280, 776 }, [&](Scene& scene) {
        scene.prompt.causeKey = QStringLiteral("p1-3");
        scene.lines.append(QStringLiteral("year hand"));
        scene.prompt.ways
            = { way("year cast", "It costs 3, and you have 2."), way("year hand", "") };
    });
    QTRY_COMPARE(all("WaysPanel").size(), 1);
    QSignalSpy answers(m_match.get(), &MatchViewModel::answered);
    QList<QQuickItem*> buttons;
    below(all("WaysPanel").first(), [&](QQuickItem* item) {
        if (isOf(item, "ActionButton"))
            buttons.append(item);
        return false;
    });
    QCOMPARE(buttons.size(), 2);
    QVERIFY(!buttons.at(0)->isEnabled());
    QTest::keyClick(m_view.get(), Qt::Key_V); // aside, to look at the table
    QTRY_VERIFY(all("WaysPanel").isEmpty());
    QTest::keyClick(m_view.get(), Qt::Key_V);
    QTRY_COMPARE(all("WaysPanel").size(), 1);
    QTest::mouseClick(
        m_view.get(), Qt::LeftButton, {}, buttons.at(1)->mapToScene({ 20, 10 }).toPoint());
    QTRY_COMPARE(answers.count(), 1);
    QCOMPARE(answers.first().at(1).toString(), QStringLiteral("year hand"));
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

void TestPlaymat::aClickSelectsAndASecondOneActs()
{
    QSignalSpy answers(m_match.get(), &MatchViewModel::answered);
    const QPoint there = middle(QStringLiteral("p1-3"));
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, there);
    QTest::qWait(60);
    QCOMPARE(answers.count(), 0);
    QCOMPARE(all("OptionMenu").size(), 1);
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, there);
    QTRY_COMPARE(answers.count(), 1);
    QCOMPARE(answers.first().at(1).toString(), QStringLiteral("attack p1-3"));
}

/// The table after an answer: the same, but for what its only button means.
void TestPlaymat::keysActAtOnceAndNotTwiceInAHurry()
{
    QSignalSpy answers(m_match.get(), &MatchViewModel::answered);
    QTest::keyClick(m_view.get(), Qt::Key_P);
    QTRY_COMPARE(answers.count(), 1);
    m_match->prompt()->setRow({ true, true },
        { Choice { QStringLiteral("pass"), QStringLiteral("End turn"), QStringLiteral("pass"), {},
            QStringLiteral("P"), true } },
        {});
    QTest::keyClick(m_view.get(), Qt::Key_P); // was meant for the question before
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QCOMPARE(answers.count(), 1);
}

void TestPlaymat::escapeTakesNothingBack()
{
    Prompt row;
    row.present = row.mine = row.canUndo = true;
    m_match->prompt()->setRow(row, {}, {});
    QSignalSpy undone(m_match.get(), &MatchViewModel::undoAsked);
    QTest::keyClick(m_view.get(), Qt::Key_Escape);
    QTest::qWait(20);
    QCOMPARE(undone.count(), 0);
}

void TestPlaymat::aPileOpensByAClickAndShowsWhatCameLast()
{
    ZoneModel* limbo = m_match->nearSeat()->zone(QStringLiteral("limbo"));
    QVERIFY(limbo->count() > 1);
    QTest::mouseClick(
        m_view.get(), Qt::LeftButton, {}, middle(QStringLiteral("p1.limbo")) - QPoint(0, 8));
    QTest::qWait(80);
    QCOMPARE(all("BrowsePanel").size(), 1);
    // As many cards as before, and another on top: the pile follows.
    QQuickItem* pile = spot(QStringLiteral("p1.limbo"));
    QList<CardFace> turned = limbo->rows();
    std::ranges::reverse(turned);
    limbo->setCards(turned);
    QCOMPARE(pile->property("uppermost").value<CardFace>().key, turned.first().key);
}

void TestPlaymat::anyCardIsReadInLarge_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<qreal>("scale");
    QTest::newRow("1280") << QSize(1280, 776) << 1.0;
    QTest::newRow("1024") << QSize(1024, 676) << 1.0;
    QTest::newRow("1280, large words") << QSize(1280, 776) << 1.5;
}

void TestPlaymat::anyCardIsReadInLarge()
{
    QFETCH(const QSize, size);
    QFETCH(const qreal, scale);
    lay(2, size);
    m_match->preferences()->setTextScale(scale);
    QTest::qWait(40);
    QSignalSpy answers(m_match.get(), &MatchViewModel::answered);
    const QString key = m_match->nearSeat()->zone(QStringLiteral("hand"))->faceAt(0).key;
    QTest::mouseClick(m_view.get(), Qt::RightButton, {}, middle(key));
    QTRY_COMPARE(all("CardSheet").size(), 1);
    QCOMPARE(m_match->zoom()->key(), key);
    QTest::keyClick(m_view.get(), Qt::Key_P); // puts it away, and does nothing else
    QTRY_VERIFY(all("CardSheet").isEmpty());
    QCOMPARE(answers.count(), 0);
    spot(key)->forceActiveFocus(Qt::TabFocusReason);
    QTest::keyClick(m_view.get(), Qt::Key_Space);
    QTRY_COMPARE(all("CardSheet").size(), 1);
    QTest::keyClick(m_view.get(), Qt::Key_Escape);
    QTRY_VERIFY(all("CardSheet").isEmpty());
}

void TestPlaymat::aLiftedCardCoversNoNeighbour()
{
    const ZoneModel* hand = m_match->nearSeat()->zone(QStringLiteral("hand"));
    QVERIFY(hand->count() > 2);
    const QString key = hand->faceAt(1).key;
    QQuickItem* lifted = spot(key);
    lifted->forceActiveFocus(Qt::TabFocusReason);
    QTRY_VERIFY(lifted->property("lifted").toBool());
    const QString next = hand->faceAt(2).key;
    QTest::mouseMove(m_view.get(), spot(next)->mapToScene({ 12, 60 }).toPoint());
    QTRY_VERIFY(spot(next)->property("lifted").toBool());
    QTRY_VERIFY(!lifted->property("lifted").toBool());
}

/// The first cards of the hand lie below the plate of the seat: they come up no higher than it ends.
void TestPlaymat::aLiftedCardCoversNoCounters()
{
    QQuickItem* plate = nullptr;
    for (QQuickItem* each : all("SeatPlate"))
        if (!plate || each->mapToScene({}).y() > plate->mapToScene({}).y())
            plate = each;
    QVERIFY(plate);
    const QRectF counters = plate->mapRectToScene(QRectF(QPointF(), plate->size()));
    const ZoneModel* hand = m_match->nearSeat()->zone(QStringLiteral("hand"));
    for (const int index : { 0, 1 }) {
        QQuickItem* lifted = spot(hand->faceAt(index).key);
        lifted->forceActiveFocus(Qt::TabFocusReason);
        QTRY_VERIFY(lifted->property("lifted").toBool());
        const QList<QQuickItem*> cards = all("CardView");
        const auto own = std::find_if(cards.begin(), cards.end(),
            [&](const QQuickItem* each) { return each->parentItem() == lifted; });
        QVERIFY(own != cards.end());
        const QQuickItem* drawn = *own;
        const auto overlaps = [&] {
            const QRectF card = drawn->mapRectToScene(QRectF(QPointF(), drawn->size()));
            return card.right() > counters.left() && card.left() < counters.right()
                && card.top() < counters.bottom() - 1;
        };
        QTRY_COMPARE(drawn->scale(), lifted->property("growth").toReal()); // it has come up
        QVERIFY(!overlaps());
    }
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
    QTest::keyPress(m_view.get(), Qt::Key_Return); // held, not only struck
    QTRY_COMPARE(lifted.count(), 1);
    QTest::keyRelease(m_view.get(), Qt::Key_Return);
}

void TestPlaymat::aNarrowWindowFoldsTheColumn()
{
    QVERIFY(!all("ZoomPage").isEmpty());
    m_view->resize(1000, 720);
    QTRY_VERIFY(all("ZoomPage").isEmpty());
    everyCardIsOnTheTable();
    // A key draws it in, and puts it away again.
    QTest::keyClick(m_view.get(), Qt::Key_I);
    QTRY_VERIFY(!all("EventLog").isEmpty());
    QTest::keyClick(m_view.get(), Qt::Key_Escape);
    QTRY_VERIFY(all("EventLog").isEmpty());
    // What is pointed at is read beside the table after a moment.
    QTest::mouseMove(m_view.get(), middle(QStringLiteral("p1-3")) + QPoint(4, 4));
    QTest::mouseMove(m_view.get(), middle(QStringLiteral("p1-3")));
    QTRY_COMPARE(all("ZoomBeside").size(), 1);
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
