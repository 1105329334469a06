#include "AlteredSample.h"
#include "PlaymatView.h"

#include <QDir>

/// The mat of Altered with hand-written observations: what lies where, and pictures of it.
class TestAlteredPlaymat : public QObject, protected PlaymatView
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { close(); }
    void track_hasEightRegionsAndFourMarkers();
    void markers_travelWhenTheirRegionChanges();
    void region_turnsOverWhenRevealed();
    void expeditions_areMarkedAsTargets();
    void heldCard_lightsBothExpeditions();
    void manaLiesBelowTheHand();
    void arena_comparesOnce();
    void lastDusk_isReadUntilNoon();
    void seatPlate_keepsItsHeight();
    void unplayableCard_saysWhyInThePrompt();
    void longAnswers_stayInTheWindow();
    void pictures_areDifferentInEveryLook();

private:
    void lay(const char* sample);
    QQuickItem* place(const QString& key) const;
    QImage picture(const QString& name);
};

void TestAlteredPlaymat::lay(const char* sample)
{
    open([sample](MatchViewModel& match) { alteredsample::lay(match, QString::fromUtf8(sample)); });
}

QQuickItem* TestAlteredPlaymat::place(const QString& key) const
{
    for (const char* type : { "Expedition", "Region" })
        for (QQuickItem* item : all(type))
            if (item->property("key").toString() == key)
                return item;
    return nullptr;
}

QImage TestAlteredPlaymat::picture(const QString& name)
{
    QTest::qWait(400); // pictures of cards are drawn by another thread
    const QImage image = m_view->grabWindow();
    QDir().mkpath(QStringLiteral("screens"));
    image.save(QStringLiteral("screens/%1.png").arg(name));
    return image;
}

void TestAlteredPlaymat::track_hasEightRegionsAndFourMarkers()
{
    lay("afternoon");
    QCOMPARE(all("Region").size(), 8);
    QCOMPARE(all("Boat").size(), 4);
    QCOMPARE(all("Duel").size(), 6);
    int going = 0;
    for (const QQuickItem* boat : all("Boat"))
        going += boat->property("going").toBool();
    QCOMPARE(going, 2);
    // Regions run from the left to the right, and every one is as tall as the track.
    const QList<QQuickItem*> regions = all("Region");
    for (int i = 1; i < regions.size(); ++i)
        QVERIFY(regions.at(i)->x() > regions.at(i - 1)->x());
}

void TestAlteredPlaymat::markers_travelWhenTheirRegionChanges()
{
    lay("afternoon");
    const auto ownBoat = [this]() -> QQuickItem* {
        for (QQuickItem* boat : all("Boat"))
            if (boat->property("near").toBool() && boat->property("lane").toString() == u"hero")
                return boat;
        return nullptr;
    };
    QQuickItem* boat = ownBoat();
    QVERIFY(boat);
    const qreal before = boat->x();
    Snapshot next = alteredsample::snapshot(QStringLiteral("afternoon"));
    next.observation["players"]["p1"]["expeditions"]["hero"]["region"] = 3;
    m_match->show(next);
    QTest::qWait(30);
    QCOMPARE(ownBoat(), boat); // the same marker, not a new one
    QVERIFY(boat->x() > before + 40);
}

void TestAlteredPlaymat::region_turnsOverWhenRevealed()
{
    lay("afternoon");
    QQuickItem* region = place(QStringLiteral("region.3"));
    QVERIFY(region);
    QVERIFY(region->property("misty").toBool());
    Snapshot next = alteredsample::snapshot(QStringLiteral("afternoon"));
    next.observation["adventure"][3] = { { "terrains", "MO" }, { "revealed", true } };
    m_match->show(next);
    QTest::qWait(30);
    QVERIFY(!region->property("misty").toBool());
    QCOMPARE(region->property("shown").toString(), QStringLiteral("mo"));
}

void TestAlteredPlaymat::expeditions_areMarkedAsTargets()
{
    lay("expedition");
    const QList<QQuickItem*> expeditions = all("Expedition");
    QCOMPARE(expeditions.size(), 4);
    for (const QQuickItem* expedition : expeditions)
        QVERIFY(expedition->property("inviting").toBool());
    QString given;
    connect(m_match.get(), &MatchViewModel::answered, this,
        [&given](quint64, const QString& line) { given = line; });
    QQuickItem* far = place(QStringLiteral("p2.companion"));
    QVERIFY(far);
    const QPoint at = far->mapToScene({ far->width() / 2, 8 }).toPoint();
    QTest::mouseClick(m_view.get(), Qt::LeftButton, {}, at);
    QCOMPARE(given, QStringLiteral("target p2.companion"));
}

void TestAlteredPlaymat::heldCard_lightsBothExpeditions()
{
    lay("afternoon");
    QObject* table = m_view->rootObject()->findChild<QObject*>(QStringLiteral("table"));
    QVERIFY(table);
    QVERIFY(QMetaObject::invokeMethod(table, "hold",
        Q_ARG(QString, QStringLiteral("kite-wright#3")), Q_ARG(QQuickItem*, nullptr)));
    QVERIFY(place(QStringLiteral("p1.hero"))->property("dropTarget").toBool());
    QVERIFY(place(QStringLiteral("p1.companion"))->property("dropTarget").toBool());
    QVERIFY(!place(QStringLiteral("p2.hero"))->property("dropTarget").toBool());
}

void TestAlteredPlaymat::manaLiesBelowTheHand()
{
    lay("afternoon");
    const QList<QQuickItem*> hands = all("HandFan");
    QCOMPARE(hands.size(), 1);
    const qreal foot = hands.first()->mapToScene({ 0, hands.first()->height() }).y();
    const QList<QQuickItem*> rows = all("ManaRow");
    QCOMPARE(rows.size(), 2);
    QVERIFY(std::ranges::any_of(rows, [foot](const QQuickItem* row) {
        return row->mapToScene({ 0, 0 }).y() >= foot - 1;
    }));
}

void TestAlteredPlaymat::arena_comparesOnce()
{
    lay("arena");
    QCOMPARE(all("Sums").size(), 1);
    QCOMPARE(all("Duel").size(), 3);
    picture(QStringLiteral("altered-arena"));
}

/// At Night and in the Morning the sums stand as they were compared; from Noon on they are live.
void TestAlteredPlaymat::lastDusk_isReadUntilNoon()
{
    lay("afternoon");
    const auto sum = [this] {
        return all("Duel").first()->property("near").toInt() * 100
            + all("Duel").first()->property("far").toInt();
    };
    const int before = sum();
    QVERIFY(before > 0);
    Snapshot next = alteredsample::snapshot(QStringLiteral("afternoon"));
    for (const char* seat : { "p1", "p2" })
        for (const char* lane : { "hero", "companion" })
            for (const char* terrain : { "forest", "mountain", "ocean" })
                next.observation["players"][seat]["expeditions"][lane]["sums"][terrain] = 0;
    for (const char* phase : { "night", "morning" }) {
        next.observation["phase"] = phase;
        m_match->show(next);
        QCOMPARE(sum(), before);
    }
    next.observation["phase"] = "noon";
    m_match->show(next);
    QCOMPARE(sum(), 0);
}

/// Who is first changes every day: the Hero beside the plate does not change its size with it.
void TestAlteredPlaymat::seatPlate_keepsItsHeight()
{
    lay("afternoon");
    const auto heights = [this] {
        QList<qreal> list;
        for (const QQuickItem* plate : all("SeatPlate"))
            list.append(plate->height());
        return list;
    };
    const QList<qreal> before = heights();
    QCOMPARE(before.size(), 2);
    Snapshot next = alteredsample::snapshot(QStringLiteral("afternoon"));
    next.observation["players"]["p1"]["first"] = true;
    next.observation["players"]["p2"]["first"] = false;
    next.observation["players"]["p2"]["passed"] = false;
    m_match->show(next);
    QTest::qWait(30);
    QCOMPARE(heights(), before);
}

/// Also where the column with the zoom is folded away.
void TestAlteredPlaymat::unplayableCard_saysWhyInThePrompt()
{
    lay("afternoon");
    m_view->resize(1024, 618);
    Snapshot next = alteredsample::snapshot(QStringLiteral("afternoon"));
    next.observation["players"]["p1"]["mana_ready"] = 0;
    next.question->lines = { "pass" };
    m_match->show(next);
    QTest::qWait(60);
    const QString card = m_match->nearSeat()->zone(QStringLiteral("hand"))->rows().first().key;
    QCOMPARE(m_match->message(), QString());
    for (QQuickItem* item : all("CardSpot"))
        if (item->property("key").toString() == card)
            QTest::mouseClick(m_view.get(), Qt::LeftButton, {},
                item->mapToScene({ item->width() * 0.3, item->height() * 0.5 }).toPoint());
    QVERIFY2(m_match->message().contains(QStringLiteral("cannot be played")),
        qPrintable(m_match->message()));
}

/// A menu beside a card at the right edge breaks long answers into lines instead of leaving the window.
void TestAlteredPlaymat::longAnswers_stayInTheWindow()
{
    lay("afternoon");
    QQuickItem* menu = nullptr;
    const std::function<void(QQuickItem*)> walk = [&](QQuickItem* item) {
        if (QString::fromLatin1(item->metaObject()->className()).startsWith(u"OptionMenu_QML"))
            menu = item;
        for (QQuickItem* child : item->childItems())
            walk(child);
    };
    walk(m_view->rootObject());
    QVERIFY(menu);
    QVERIFY(!all("PileSpot").isEmpty());
    const QString words
        = QStringLiteral("Discard it: the next card that you play this turn costs ");
    const QVariantList options { QVariantMap { { QStringLiteral("label"), words + words + words },
                                     { QStringLiteral("line"), QStringLiteral("pass") } },
        QVariantMap { { QStringLiteral("label"), QStringLiteral("Play it") },
            { QStringLiteral("line"), QStringLiteral("pass") } } };
    for (QQuickItem* beside : all("PileSpot")) {
        QVERIFY(QMetaObject::invokeMethod(
            menu, "open", Q_ARG(QVariant, QVariant(options)), Q_ARG(QQuickItem*, beside)));
        QTest::qWait(30);
        const QRectF place = menu->mapRectToScene({ 0, 0, menu->width(), menu->height() });
        QVERIFY2(m_view->contentItem()->boundingRect().contains(place),
            qPrintable(QStringLiteral("%1 to %2").arg(place.left()).arg(place.right())));
        QVERIFY(menu->height() > 100); // three lines and one
    }
}

void TestAlteredPlaymat::pictures_areDifferentInEveryLook()
{
    lay("afternoon");
    m_match->preferences()->setTheme(QStringLiteral("table"));
    lay("afternoon");
    QCOMPARE(m_match->preferences()->look(), QStringLiteral("light"));
    const QImage light = picture(QStringLiteral("altered-light"));
    m_match->preferences()->setTheme(QStringLiteral("dark"));
    const QImage dark = picture(QStringLiteral("altered-dark"));
    m_match->preferences()->setTheme(QStringLiteral("contrast"));
    const QImage contrast = picture(QStringLiteral("altered-contrast"));
    QVERIFY(light.pixelColor(4, 4).lightness() > 180);
    QVERIFY(dark.pixelColor(4, 4).lightness() < 90);
    QVERIFY(contrast.pixelColor(4, 4).lightness() < 10);
}

QTEST_MAIN(TestAlteredPlaymat)
#include "tst_alteredplaymat.moc"
