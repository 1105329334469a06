#include "PlaymatView.h"
#include "SampleTable.h"
#include "app/games/kryptik/KryptikFace.h"

/// What people who played stumbled over at the table of any game: each thing once, so that it stays mended.
class TestTableManners : public QObject, protected PlaymatView
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { close(); }

    void anEngagedCardIsReadUpright();
    void theArrowsOfAWaitingDeedKeepTheirSide();
    void theKeysBeginInTheHand();
    void theNamesOfFourSeatsAreWhole();
    void whatWouldComeOfItIsMarked();
    void whatWouldComeOfADragIsMarked();

private:
    void lay(int seats = 2, const std::function<void(SamplePresenter&)>& change = {});
    void foresee(const QString& line);
    QQuickItem* textIn(QQuickItem* item, const QString& words) const;
    QStringList signs() const;
};

void TestTableManners::lay(int seats, const std::function<void(SamplePresenter&)>& change)
{
    open([&](MatchViewModel& match) {
        auto sample = std::make_shared<SamplePresenter>(QStringLiteral(TRIPTYCH_CARDS), seats);
        if (change)
            change(*sample);
        SamplePresenter::lay(match, sample, seats);
    });
}

/// What the rules foresee of an answer reaches the table; which marks that makes says the sample.
void TestTableManners::foresee(const QString& line)
{
    Snapshot told;
    told.match = told.serial = 1;
    told.viewer = "p1";
    told.forecasts.emplace(line.toStdString(), Snapshot::Forecast {});
    m_match->show(told);
}

QQuickItem* TestTableManners::textIn(QQuickItem* item, const QString& words) const
{
    return below(item, [&](QQuickItem* each) {
        return each->isVisible() && each->property("text").toString() == words
            && each->property("font").isValid();
    });
}

/// The signs and words that the forecast has put on the table.
QStringList TestTableManners::signs() const
{
    QStringList found;
    for (QQuickItem* layer : all("ForecastLayer"))
        below(layer, [&](QQuickItem* item) {
            if (item->isVisible() && item->property("iconName").isValid())
                found.append(
                    item->property("iconName").toString() + item->property("text").toString());
            return false;
        });
    found.sort();
    return found;
}

void TestTableManners::anEngagedCardIsReadUpright()
{
    lay(2, [](SamplePresenter& sample) {
        CardFace& engaged = sample.m_scene.zones[QStringLiteral("p1.island")].cards[1];
        engaged.badges = { QVariantMap { { QStringLiteral("text"), QStringLiteral("+1/+3") },
            { QStringLiteral("kind"), QStringLiteral("plus") },
            { QStringLiteral("hint"), QString() } } };
        KryptikFace own = KryptikFace::of(engaged);
        own.damage = 2;
        own.show(engaged);
    });
    const CardFace attacker = m_match->nearSeat()->zone(QStringLiteral("island"))->faceAt(1);
    QVERIFY(attacker.turned);
    for (const QString& words : { attacker.name, QString::number(KryptikFace::of(attacker).attack),
             QStringLiteral("+1/+3"), QString(QChar(0x2212)) + QStringLiteral("2") }) {
        QQuickItem* name = textIn(spot(attacker.key), words);
        QVERIFY2(name, qPrintable(words));
        // Along the reading direction it goes to the right, and nowhere else.
        const QPointF along = name->mapToScene({ 10, 0 }) - name->mapToScene({ 0, 0 });
        QVERIFY2(along.x() > 9 && qAbs(along.y()) < 0.5,
            qPrintable(QStringLiteral("%1: %2, %3").arg(words).arg(along.x()).arg(along.y())));
    }
}

void TestTableManners::theArrowsOfAWaitingDeedKeepTheirSide()
{
    const QString theirs = QStringLiteral("p2.eleven_year.3");
    const QString own = QStringLiteral("p1-3");
    lay(2, [&](SamplePresenter& sample) {
        sample.m_scene.waiting.first().targets = { theirs, own };
        sample.m_scene.arrows.append(QVariantMap {
            { QStringLiteral("from"), sample.m_scene.waiting.first().key },
            { QStringLiteral("to"), theirs }, { QStringLiteral("kind"), QStringLiteral("target") },
            { QStringLiteral("hostile"), true } });
    });
    QQuickItem* rail = all("WaitingRail").value(0);
    QVERIFY(rail);
    QQuickItem* title = textIn(rail, QStringLiteral("Hold the Quay"));
    QVERIFY(title);
    const auto hostile = [this](const QString& to) {
        QList<bool> found;
        for (const QVariant& arrow : all("ArrowLayer").first()->property("arrows").toList())
            if (arrow.toMap().value(QStringLiteral("to")) == to
                && arrow.toMap().value(QStringLiteral("from")) == QStringLiteral("toll.1"))
                found.append(arrow.toMap().value(QStringLiteral("hostile")).toBool());
        return found;
    };
    QCOMPARE(hostile(theirs), QList<bool> { true });
    QTest::mouseMove(m_view.get(), title->mapToScene({ 4, 4 }).toPoint());
    QTRY_COMPARE(hostile(own), QList<bool> { false });
    QCOMPARE(hostile(theirs), QList<bool> { true });
}

/// H and the arrow keys begin at a card that can be played, and not at one that is spent by Enter.
void TestTableManners::theKeysBeginInTheHand()
{
    lay(2, [](SamplePresenter& sample) {
        auto& souls = sample.m_scene.zones[QStringLiteral("p1.soul_row")].cards;
        for (CardFace& soul : souls) {
            soul.selectable = true;
            soul.verbs = { QVariantMap { { QStringLiteral("label"), QStringLiteral("Engage") },
                { QStringLiteral("line"), QStringLiteral("energy %1 w").arg(soul.key) },
                { QStringLiteral("verb"), QStringLiteral("energy") },
                { QStringLiteral("minor"), true }, { QStringLiteral("weighty"), true } } };
            sample.m_scene.answers.insert(soul.key, soul.verbs);
            sample.m_scene.lines.append(QStringLiteral("energy %1 w").arg(soul.key));
            sample.m_scene.faces.insert(soul.key, soul);
        }
    });
    m_view->requestActivate();
    QSignalSpy answers(m_match.get(), &MatchViewModel::answered);
    QTest::keyClick(m_view.get(), Qt::Key_H);
    QTRY_VERIFY(m_view->activeFocusItem()
        && m_match->face(m_view->activeFocusItem()->property("entered").toString())
               .zone.endsWith(QStringLiteral(".hand")));
    // Enter on a soul card asks first.
    const QString soul = m_match->nearSeat()->zone(QStringLiteral("soul_row"))->faceAt(0).key;
    spot(soul)->forceActiveFocus(Qt::TabFocusReason);
    QTest::keyClick(m_view.get(), Qt::Key_Return);
    QTest::qWait(40);
    QCOMPARE(answers.count(), 0);
    QCOMPARE(all("OptionMenu").size(), 1);
}

void TestTableManners::theNamesOfFourSeatsAreWhole()
{
    lay(4);
    for (int seat = 1; seat <= 4; ++seat) {
        const QString key = QStringLiteral("p%1").arg(seat);
        QQuickItem* name = textIn(spot(key), m_match->seatName(key));
        QVERIFY2(name, qPrintable(key));
        QVERIFY2(!name->property("truncated").toBool(), qPrintable(m_match->seatName(key)));
    }
}

void TestTableManners::whatWouldComeOfItIsMarked()
{
    QString attacker;
    lay(2, [&](SamplePresenter& sample) {
        attacker = sample.m_scene.zones.value(QStringLiteral("p1.island")).cards.at(2).key;
        sample.m_marks = { { attacker, {}, {}, QStringLiteral("turn"), 0 },
            { QStringLiteral("p2-1"), {}, {}, QStringLiteral("damage"), 2 },
            { QStringLiteral("p2-1"), {}, {}, QStringLiteral("damage"), 1 },
            { QStringLiteral("p2-1"), {}, {}, QStringLiteral("death"), 0 },
            { attacker, {}, {}, QStringLiteral("reveal"), 0 } };
    });
    const QString line = QStringLiteral("attack ") + attacker;
    QTest::mouseMove(m_view.get(), middle(attacker));
    QTest::qWait(40);
    QCOMPARE(signs(), QStringList()); // it is not known yet
    foresee(line);
    const QStringList wanted { QStringLiteral("close"), QStringLiteral("turn"),
        QString(QChar(0x2212)) + QStringLiteral("3") };
    QStringList sorted = wanted;
    sorted.sort();
    QTRY_COMPARE(signs(), sorted);
    // They lie where it would happen.
    QQuickItem* hurt = textIn(all("ForecastLayer").first(), wanted.last());
    QVERIFY(hurt);
    const QQuickItem* target = spot(QStringLiteral("p2-1"));
    QVERIFY(QRectF(target->mapToScene({}), QSizeF(target->width(), target->height()))
                .contains(hurt->mapToScene({ hurt->width() / 2, hurt->height() / 2 })));
    // Nothing is considered any more: the table is as it is.
    QTest::mouseMove(m_view.get(), { 3, 3 });
    QTRY_COMPARE(signs(), QStringList());
    // By the keys as well.
    spot(attacker)->forceActiveFocus(Qt::TabFocusReason);
    QTRY_COMPARE(signs(), sorted);
    QSignalSpy answers(m_match.get(), &MatchViewModel::answered);
    QTest::keyClick(m_view.get(), Qt::Key_Return); // and they are in nobody's way
    QTRY_COMPARE(answers.count(), 1);
    QCOMPARE(answers.first().at(1).toString(), line);
}

void TestTableManners::whatWouldComeOfADragIsMarked()
{
    QString card;
    lay(2, [&](SamplePresenter& sample) {
        card = sample.m_scene.zones.value(QStringLiteral("p1.hand")).cards.first().key;
        const QString soul
            = sample.m_scene.zones.value(QStringLiteral("p1.soul_row")).cards.first().key;
        sample.m_marks = { { soul, {}, {}, QStringLiteral("turn"), 0 },
            { card, QStringLiteral("p1.hand"), QStringLiteral("p1.island"), {}, 0 } };
    });
    foresee(QStringLiteral("cast ") + card);
    const QPoint from = middle(card);
    const QPoint to = middle(QStringLiteral("p1.island"));
    QTest::mousePress(m_view.get(), Qt::LeftButton, {}, from);
    for (int i = 1; i <= 14; ++i)
        QTest::mouseMove(m_view.get(), from + (to - from) * i / 14, 5);
    QTRY_COMPARE(signs(), QStringList { QStringLiteral("turn") });
    // The card itself is seen where it would lie.
    QList<QQuickItem*> ghosts;
    below(all("ForecastLayer").first(), [&](QQuickItem* item) {
        if (isOf(item, "CardView") && item->isVisible())
            ghosts.append(item);
        return false;
    });
    QCOMPARE(ghosts.size(), 1);
    const QQuickItem* island = spot(QStringLiteral("p1.island"));
    QVERIFY(QRectF(island->mapToScene({}), QSizeF(island->width(), island->height()))
                .contains(ghosts.first()->mapToScene({ 4, 4 })));
    QTest::mouseMove(m_view.get(), { 3, 3 });
    QTRY_COMPARE(signs(), QStringList());
    QTest::mouseRelease(m_view.get(), Qt::LeftButton, {}, { 3, 3 });
}

QTEST_MAIN(TestTableManners)
#include "tst_tablemanners.moc"
