#include "SeizeGui.h"

#include "match/Games.h"

#include <QAccessible>

#include <functional>

/// Seize in the real window, played with mouse and keys like a person would.
class TestGuiSeize : public SeizeGui
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { prepare(); }
    void cleanup() { finish(); }
    void mouse_goesThroughEveryPhaseOfATurn();
    void mouse_doesEveryDeed_data();
    void mouse_doesEveryDeed();
    void twoPersons_playBehindTheCurtain();
    void refusedDrag_saysWhy();
    void openMenu_keepsThePassKey();
    void dragging_hiresOnATile();
    void keyboard_movesOverTheTiles();
    void keyboard_playsWholeTurns();
    void click_onAMercenaryDoesNotLetItLeave();
    void mouse_playsAWholeGame();
    void everyTileAndToken_hasAnAccessibleName();
};

void TestGuiSeize::initTestCase()
{
    QVERIFY(triptych::match::find("seize"));
}

void TestGuiSeize::mouse_goesThroughEveryPhaseOfATurn()
{
    open({ { 1, QStringLiteral("person") }, { 2, QStringLiteral("random") } }, 11);
    // Every phase that asks is stopped at; its button is pressed with the mouse.
    for (const char* phase : { "beginning", "draw", "rally", "move1", "attack", "move2", "end" })
        if (!table().phaseModel()->rows().isEmpty())
            for (const PhasePip& pip : table().phaseModel()->rows())
                if (pip.key == QLatin1String(phase) && !pip.stopOwn)
                    table().toggleStop(pip.key, true);
    QVERIFY2(playUntil("rally"), qPrintable(whatIsAsked()));
    picture(QStringLiteral("seize-rally"));
    QStringList seen;
    for (int step = 0; step < 60 && table().nearSeat()->active() && !table().over(); ++step) {
        QVERIFY2(waitUntilAsked(), qPrintable(whatIsAsked()));
        if (!table().nearSeat()->active())
            break;
        if (seen.isEmpty() || seen.last() != table().phase()) {
            seen.append(table().phase());
            picture(QStringLiteral("seize-phase-") + table().phase());
        }
        const int before = m_changes;
        // In the rally the first mercenary is hired: pick it up, put it down.
        const QString hired = table().phase() == u"rally" ? keyOn("hire", "hand") : QString();
        if (!hired.isEmpty()
            && table().nearSeat()->zone(QStringLiteral("battlefield"))->count() == 0) {
            const QStringList targets = table().dropTargets(hired);
            QString tile;
            for (const QString& target : targets)
                if (target.size() == 2)
                    tile = target;
            QVERIFY(!tile.isEmpty());
            clickOn(hired);
            QTest::qWait(30);
            if (screen::menuIsOpen(view())) {
                const QList<QQuickItem*> entries = screen::find(view(), [](QQuickItem* item) {
                    return screen::has(item, "modelData") && screen::has(item, "text")
                        && item->property("modelData").toMap().contains(QStringLiteral("hold"));
                });
                QVERIFY(!entries.isEmpty());
                QTest::mouseClick(
                    view(), Qt::LeftButton, {}, screen::spotOf(entries.first(), { 0.5, 0.5 }));
                QTest::qWait(30);
            }
            picture(QStringLiteral("seize-held"));
            clickOn(tile);
            QTest::qWait(30);
            if (screen::menuIsOpen(view()))
                QTest::keyClick(view(), Qt::Key_1);
            QVERIFY2(waitForChange(before, 20'000), qPrintable(whatIsAsked()));
            continue;
        }
        QList<QQuickItem*> buttons = screen::buttons(view());
        QQuickItem* pass = nullptr;
        for (QQuickItem* button : buttons)
            if (const QString line = button->property("line").toString();
                line == u"pass" || (!pass && button->property("primary").toBool()))
                pass = button;
        if (!pass && !buttons.isEmpty())
            pass = buttons.first();
        if (!pass) { // a card to discard
            const QString card = keyOn("choose", "hand");
            QVERIFY2(!card.isEmpty(), qPrintable(whatIsAsked()));
            clickOn(card);
        } else {
            QTest::mouseClick(view(), Qt::LeftButton, {}, screen::spotOf(pass, { 0.5, 0.5 }));
        }
        QVERIFY2(waitForChange(before, 20'000), qPrintable(whatIsAsked()));
    }
    for (const char* phase : { "rally", "move1", "attack", "move2", "end" })
        QVERIFY2(seen.contains(QLatin1String(phase)), qPrintable(seen.join(u' ')));
}

void TestGuiSeize::mouse_doesEveryDeed_data()
{
    QTest::addColumn<int>("seat");
    QTest::newRow("near the first rows") << 1;
    QTest::newRow("from the other side") << 2;
}

/// Either side of the table acquires, hires, lays treasures, equips them, moves, attacks and plunders,
/// all by mouse; the second seat sees the board turned round.
void TestGuiSeize::mouse_doesEveryDeed()
{
    QFETCH(int, seat);
    const QSet<QString> wanted { QStringLiteral("acquire"), QStringLiteral("hire"),
        QStringLiteral("treasure"), QStringLiteral("equip"), QStringLiteral("move"),
        QStringLiteral("attack"), QStringLiteral("plunder") };
    QSet<QString> missing = wanted;
    // A match may end before everything was possible: then the next one has to show the rest.
    for (quint64 seed = 21; seed < 26 && !missing.isEmpty(); ++seed) {
        open({ { seat, QStringLiteral("person") }, { 3 - seat, QStringLiteral("random") } }, seed);
        QRandomGenerator random(static_cast<quint32>(seed));
        int inARow = 0;
        for (int step = 0; step < 600 && !table().over() && !missing.isEmpty(); ++step) {
            QVERIFY2(waitUntilAsked(), qPrintable(whatIsAsked()));
            if (doSomething(random))
                inARow = 0;
            else
                QVERIFY2(++inARow < 40, qPrintable(QStringLiteral("stuck at: ") + whatIsAsked()));
            missing -= m_deeds.value(QStringLiteral("p%1").arg(seat));
            if (step == 60 && seed == 21)
                picture(QStringLiteral("seize-deeds-%1").arg(seat));
        }
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.values().join(u' ')));
}

/// Two persons at one computer: the curtain falls between them, and each has a turn.
void TestGuiSeize::twoPersons_playBehindTheCurtain()
{
    open({ { 1, QStringLiteral("person") }, { 2, QStringLiteral("person") } }, 21);
    QRandomGenerator random(21);
    QSet<QString> seats;
    for (int step = 0; step < 60 && seats.size() < 2; ++step) {
        QVERIFY2(waitUntilAsked(), qPrintable(whatIsAsked()));
        if (!table().curtainVisible() && table().phase() == u"acquire")
            seats.insert(table().nearSeat()->key());
        if (table().curtainVisible())
            QVERIFY(table().board()->rows().isEmpty());
        // Nothing but passing, so that the computer changes hands seldom.
        if (table().curtainVisible() || !press(QStringLiteral("pass")))
            doSomething(random);
        else
            waitForChange(m_changes, 300);
    }
    QCOMPARE(seats.size(), 2);
}

void TestGuiSeize::refusedDrag_saysWhy()
{
    open({ { 1, QStringLiteral("person") }, { 2, QStringLiteral("random") } }, 12);
    table().setFullControl(true); // else a phase in which nothing can be done goes by
    QString key;
    for (int turn = 0; turn < 6 && key.isEmpty(); ++turn) {
        QVERIFY2(playUntil("rally"), qPrintable(whatIsAsked()));
        key = keyOn("hire", "hand");
        if (key.isEmpty())
            table().answer(QStringLiteral("pass"));
    }
    QVERIFY(!key.isEmpty());
    QTest::qWait(60);
    const int before = m_changes;
    drag(key, QStringLiteral("b5"));
    QCOMPARE(m_changes, before);
    QVERIFY2(table().message().contains(QStringLiteral("two rows")), qPrintable(table().message()));
    picture(QStringLiteral("seize-refused"));
    // Another hand's card goes nowhere, and a card that can do nothing now says why as well.
    table().answer(QStringLiteral("pass"));
    QVERIFY(playUntil("move1"));
    QTest::qWait(60);
    drag(key, QStringLiteral("b2"));
    QVERIFY2(table().message().contains(QStringLiteral("rally")), qPrintable(table().message()));
    // So does a click.
    table().dismissMessage();
    clickOn(key);
    QTRY_VERIFY2(
        table().message().contains(QStringLiteral("rally")), qPrintable(table().message()));
}

/// While a menu asks which of several is meant, the key that passes does nothing.
void TestGuiSeize::openMenu_keepsThePassKey()
{
    open({ { 1, QStringLiteral("person") }, { 2, QStringLiteral("random") } }, 12);
    QString key;
    for (int turn = 0; turn < 6 && key.isEmpty(); ++turn) {
        QVERIFY2(playUntil("rally"), qPrintable(whatIsAsked()));
        for (const CardFace& card : table().nearSeat()->zone(QStringLiteral("hand"))->rows())
            if (card.kind == u"mercenary" && card.selectable)
                key = card.key;
        if (key.isEmpty())
            table().answer(QStringLiteral("pass"));
    }
    QVERIFY(!key.isEmpty());
    QTest::qWait(60);
    clickOn(key);
    QVERIFY(screen::menuIsOpen(view())); // hired, or laid face down
    const int before = m_changes;
    QTest::keyClick(view(), Qt::Key_P);
    QVERIFY(!waitForChange(before, 20'000));
    QCOMPARE(table().phase(), QStringLiteral("rally"));
    QTest::keyClick(view(), Qt::Key_Escape);
    QVERIFY(!screen::menuIsOpen(view()));
}

void TestGuiSeize::dragging_hiresOnATile()
{
    open({ { 1, QStringLiteral("person") }, { 2, QStringLiteral("random") } }, 12);
    QString key;
    for (int turn = 0; turn < 6 && key.isEmpty(); ++turn) {
        QVERIFY2(playUntil("rally"), qPrintable(whatIsAsked()));
        key = keyOn("hire", "hand");
        if (key.isEmpty())
            table().answer(QStringLiteral("pass"));
    }
    QVERIFY(!key.isEmpty());
    QString tile;
    for (const QString& target : table().dropTargets(key))
        if (target.endsWith(u'2') && target.size() == 2)
            tile = target;
    QVERIFY(!tile.isEmpty());
    QTest::qWait(60);
    drag(key, tile);
    if (screen::menuIsOpen(view()))
        QTest::keyClick(view(), Qt::Key_1);
    const auto standsThere = [this, &tile] {
        for (const CardFace& card : table().nearSeat()->zone(QStringLiteral("battlefield"))->rows())
            if (card.tile == tile)
                return true;
        return false;
    };
    // It waits on the stack first; nobody minds.
    for (int i = 0; i < 20 && !standsThere(); ++i) {
        QTest::qWait(40);
        if (table().prompt()->mine() && table().waiting()->count() > 0)
            table().answer(QStringLiteral("pass"));
    }
    QVERIFY(standsThere());
}

void TestGuiSeize::keyboard_movesOverTheTiles()
{
    open({ { 1, QStringLiteral("person") }, { 2, QStringLiteral("random") } }, 12);
    QVERIFY2(playUntil("rally"), qPrintable(whatIsAsked()));
    view()->setFocus();
    QTest::qWait(40);
    const auto focused = [this] {
        const QQuickItem* item = view()->quickWindow()->activeFocusItem();
        return item && screen::has(item, "entered") ? item->property("entered").toString()
                                                    : QString();
    };
    QTest::keyClick(view(), Qt::Key_H);
    QVERIFY(!focused().isEmpty());
    const auto onTile = [&focused] {
        const QString key = focused();
        return key.size() == 2 && key.at(0) != u'p';
    };
    QStringList way;
    for (int i = 0; i < 12 && !onTile(); ++i) {
        QTest::keyClick(view(), i % 3 == 2 ? Qt::Key_Right : Qt::Key_Up);
        way.append(focused());
    }
    QVERIFY2(onTile(), qPrintable(way.join(u' ')));
    QSet<QString> tiles { focused() };
    for (const int key : { Qt::Key_Up, Qt::Key_Right, Qt::Key_Up, Qt::Key_Right, Qt::Key_Down,
             Qt::Key_Left, Qt::Key_Left, Qt::Key_Up }) {
        QTest::keyClick(view(), Qt::Key(key));
        way.append(focused());
        if (onTile())
            tiles.insert(focused());
    }
    QVERIFY2(tiles.size() >= 5, qPrintable(way.join(u' ')));
    // The legend, and back.
    QTest::keyClick(view(), Qt::Key_L);
    QTest::qWait(30);
    QVERIFY(!screen::find(view(), [](QQuickItem* item) {
        return screen::className(item).startsWith(QStringLiteral("LegendPanel"));
    }).isEmpty());
    QTest::keyClick(view(), Qt::Key_Escape);
}

/// Whole turns without a mouse: every phase, and every deed that the first turns have to offer.
void TestGuiSeize::keyboard_playsWholeTurns()
{
    open({ { 1, QStringLiteral("person") }, { 2, QStringLiteral("random") } }, 21);
    m_keysOnly = true;
    for (const PhasePip& pip : table().phaseModel()->rows())
        if (pip.canStop && !pip.stopOwn)
            table().toggleStop(pip.key, true);
    view()->setFocus();
    QRandomGenerator random(21);
    const QSet<QString> wanted { QStringLiteral("acquire"), QStringLiteral("hire"),
        QStringLiteral("treasure"), QStringLiteral("equip"), QStringLiteral("move"),
        QStringLiteral("attack") };
    const auto missing = [&] { return wanted - m_deeds.value(QStringLiteral("p1")); };
    QSet<QString> phases;
    int inARow = 0;
    for (int step = 0; step < 400 && !table().over() && !missing().isEmpty(); ++step) {
        QVERIFY2(waitUntilAsked(), qPrintable(whatIsAsked()));
        if (table().nearSeat()->active())
            phases.insert(table().phase());
        if (doSomething(random))
            inARow = 0;
        else
            QVERIFY2(++inARow < 20, qPrintable(QStringLiteral("stuck at: ") + whatIsAsked()));
    }
    QVERIFY2(missing().isEmpty(), qPrintable(missing().values().join(u' ')));
    for (const char* phase :
        { "beginning", "draw", "acquire", "rally", "move1", "attack", "move2", "end" })
        QVERIFY2(phases.contains(QLatin1String(phase)), phase);
    picture(QStringLiteral("seize-keyboard"));
}

/// S-RALLY-EXIT One who is clicked to be looked at is offered to leave, and stays.
void TestGuiSeize::click_onAMercenaryDoesNotLetItLeave()
{
    open({ { 1, QStringLiteral("person") }, { 2, QStringLiteral("random") } }, 21);
    QRandomGenerator random(21);
    QString key;
    for (int step = 0; step < 200 && key.isEmpty(); ++step) {
        QVERIFY2(waitUntilAsked(), qPrintable(whatIsAsked()));
        doSomething(random);
        if (table().phase() == u"rally")
            key = keyOn("exit", "battlefield");
    }
    QVERIFY(!key.isEmpty());
    QTest::qWait(60);
    clickOn(key);
    QTest::qWait(60);
    QVERIFY(screen::menuIsOpen(view()));
    QVERIFY(!table().face(key).tile.isEmpty());
    QTest::keyClick(view(), Qt::Key_Escape);
    QVERIFY(!table().face(key).tile.isEmpty());
}

void TestGuiSeize::mouse_playsAWholeGame()
{
    open({ { 1, QStringLiteral("person") }, { 2, QStringLiteral("random") } }, 5);
    QRandomGenerator random(5);
    int inARow = 0;
    for (int clicks = 0; clicks < 5000 && !table().over(); ++clicks) {
        QVERIFY2(waitUntilAsked(), qPrintable(whatIsAsked()));
        if (table().over())
            break;
        if (clickSomething(random))
            inARow = 0;
        else
            QVERIFY2(++inARow < 80, qPrintable(QStringLiteral("stuck at: ") + whatIsAsked()));
        if (clicks == 60 || clicks == 180 || clicks == 400)
            picture(QStringLiteral("seize-2-%1").arg(clicks));
    }
    QVERIFY2(table().over(), qPrintable(whatIsAsked()));
    QVERIFY(!table().outcomeTitle().isEmpty());
    picture(QStringLiteral("seize-end"));
}

void TestGuiSeize::everyTileAndToken_hasAnAccessibleName()
{
    open({ { 1, QStringLiteral("person") }, { 2, QStringLiteral("random") } }, 5);
    QVERIFY2(playUntil("rally"), qPrintable(whatIsAsked()));
    QAccessible::setActive(true);
    QTest::qWait(60);
    int tiles = 0;
    std::function<void(QAccessibleInterface*, int)> visit
        = [&](QAccessibleInterface* each, int depth) {
              if (!each || depth > 40)
                  return;
              const QString name = each->text(QAccessible::Name);
              if (each->role() == QAccessible::Button && !each->state().invisible) {
                  QVERIFY2(!name.isEmpty(), "a button without a name");
                  tiles += name.startsWith(QStringLiteral("Tile "));
              }
              for (int child = 0; child < each->childCount(); ++child)
                  visit(each->child(child), depth + 1);
          };
    visit(QAccessible::queryAccessibleInterface(&client().window()), 0);
    QCOMPARE(tiles, 24);
}

GUI_TEST_MAIN(TestGuiSeize)

#include "tst_gui_seize.moc"
