#include "Screen.h"

#include "SeizeSample.h"
#include "app/Application.h"
#include "app/MatchController.h"
#include "app/services/Content.h"
#include "app/windows/MainWindow.h"
#include "app/windows/NewMatchDialog.h"
#include "match/Games.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDeadlineTimer>
#include <QDir>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QRandomGenerator>
#include <QSettings>
#include <QTest>

#include <memory>

/// Seize in the real window, played with mouse and keys like a person would.
class TestGuiSeize : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void mouse_goesThroughEveryPhaseOfATurn();
    void dragging_hiresOnATile();
    void keyboard_movesOverTheTiles();
    void mouse_playsAWholeGame_data();
    void mouse_playsAWholeGame();
    void everyTileAndToken_hasAnAccessibleName();
    void roundClock_countsDownBesideThePhases();
    void newMatchDialog_offersATimerWhereTheRulesHaveOne();

private:
    void open(const QMap<int, QString>& agents, quint64 seed, const QString& ruleset = {},
        bool timer = false);
    MatchViewModel& table() const { return *m_client->controller().table(); }
    QQuickWidget* view() const { return m_client->window().tableWidget(); }
    bool waitUntilAsked();
    bool playUntil(const char* phase);
    void picture(const QString& name);
    QPoint spot(const QString& key) const;
    void clickOn(const QString& key);
    QString keyOn(const char* verb, const char* zone) const;
    bool waitForChange(int before, int milliseconds);
    bool clickSomething(QRandomGenerator& random);
    QString whatIsAsked() const;

    std::unique_ptr<Application> m_client;
    int m_changes = 0;
    qint64 m_now = 0; ///< What the round's clock is told.
};

void TestGuiSeize::initTestCase()
{
    QVERIFY(triptych::match::find("seize"));
}

void TestGuiSeize::init()
{
    QSettings().clear();
    QDir(Content::ownFolder()).removeRecursively();
    QSettings().setValue(QStringLiteral("look/motion"), false);
    QSettings().setValue(QStringLiteral("look/language"), QStringLiteral("en"));
    Content content;
    seizesample::writeDecks(content, Content::ownFolder() + QStringLiteral("/decks/seize"));
}

void TestGuiSeize::cleanup()
{
    if (QTest::currentTestFailed() && m_client)
        picture(QStringLiteral("seize-") + QString::fromLatin1(QTest::currentTestFunction()));
    m_client.reset();
}

void TestGuiSeize::open(
    const QMap<int, QString>& agents, quint64 seed, const QString& ruleset, bool timer)
{
    CommandLine options;
    options.game = QStringLiteral("seize");
    options.ruleset = ruleset;
    options.agents = agents;
    options.seed = seed;
    options.timer = timer;
    for (auto agent = agents.begin(); agent != agents.end(); ++agent)
        options.decks.insert(agent.key(),
            seizesample::deckName(
                ruleset.isEmpty() ? QStringLiteral("standard") : ruleset, agent.key() - 1));
    m_client = std::make_unique<Application>(options);
    m_client->controller().setPace(0);
    m_client->controller().table()->clock()->setTimeSource([this] { return m_now; });
    QCOMPARE(m_client->start(), std::optional<int>());
    m_client->window().resize(1280, 800);
    QVERIFY(QTest::qWaitForWindowExposed(&m_client->window()));
    m_client->window().activateWindow();
    m_changes = 0;
    connect(&table(), &MatchViewModel::changed, this, [this] { ++m_changes; });
    QVERIFY2(table().active(), qPrintable(table().message()));
}

void TestGuiSeize::picture(const QString& name)
{
    QDir().mkpath(QStringLiteral("screens"));
    QTest::qWait(150); // pictures of cards are drawn by another thread
    m_client->window().grab().save(QStringLiteral("screens/%1.png").arg(name));
}

QString TestGuiSeize::whatIsAsked() const
{
    return table().phaseText() + QStringLiteral(" | ") + table().prompt()->text();
}

bool TestGuiSeize::waitUntilAsked()
{
    QDeadlineTimer deadline(30'000);
    while (!deadline.hasExpired()) {
        if (table().over() || table().curtainVisible() || table().prompt()->mine())
            return true;
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
    }
    return false;
}

bool TestGuiSeize::waitForChange(int before, int milliseconds)
{
    QDeadlineTimer deadline(milliseconds);
    while (!deadline.hasExpired() && m_changes == before)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 10);
    return m_changes != before;
}

/// Gives the primary button's answer until the viewer is asked in a phase of the own turn.
bool TestGuiSeize::playUntil(const char* phase)
{
    for (int step = 0; step < 400; ++step) {
        if (!waitUntilAsked() || table().over())
            return false;
        if (table().phase() == QLatin1String(phase) && table().nearSeat()->active()
            && table().pile()->count() == 0)
            return true;
        const QList<Choice>& buttons = table().prompt()->buttons()->rows();
        QString line;
        for (const Choice& button : buttons)
            if (line.isEmpty() || button.primary || button.line == u"pass")
                line = button.line;
        if (line.isEmpty()) {
            for (const QString& key : { keyOn("choose", "hand"), keyOn("target", "battlefield") })
                if (line.isEmpty() && !key.isEmpty())
                    line = table()
                               .optionsFor(key)
                               .first()
                               .toMap()
                               .value(QStringLiteral("line"))
                               .toString();
        }
        if (line.isEmpty())
            return false;
        const int before = m_changes;
        table().answer(line);
        waitForChange(before, 2000);
    }
    return false;
}

QPoint TestGuiSeize::spot(const QString& key) const
{
    const QList<QQuickItem*> found = screen::find(view(), [&key](QQuickItem* item) {
        return screen::has(item, "entered") && item->property("entered").toString() == key;
    });
    // Cards of a hand overlap: their left side is free.
    const double share = found.isEmpty() || screen::has(found.last(), "cardWidth") ? 0.3 : 0.5;
    return found.isEmpty() ? QPoint(-1, -1) : screen::spotOf(found.last(), { share, 0.45 });
}

/// Cards of a hand overlap and lift under the pointer, so another spot is tried when one is covered.
void TestGuiSeize::clickOn(const QString& key)
{
    const int before = m_changes;
    const QQuickItem* board = view()->rootObject()->findChild<QQuickItem*>(QStringLiteral("table"));
    const QString held = board->property("held").toString();
    for (const double share : { 0.5, 0.3, 0.4, 0.2 }) {
        const QList<QQuickItem*> found = screen::find(view(), [&key](QQuickItem* item) {
            return screen::has(item, "entered") && item->property("entered").toString() == key;
        });
        if (found.isEmpty())
            return;
        QTest::mouseClick(
            view(), Qt::LeftButton, {}, screen::spotOf(found.last(), { share, 0.45 }));
        QTest::qWait(60);
        if (m_changes != before || screen::menuIsOpen(view())
            || board->property("held").toString() != held)
            return;
    }
}

/// A card of the viewer's in a zone that some answer of a verb is on.
QString TestGuiSeize::keyOn(const char* verb, const char* zone) const
{
    for (const CardFace& card : table().nearSeat()->zone(QLatin1String(zone))->rows())
        for (const QVariant& row : card.verbs)
            if (row.toMap().value(QStringLiteral("verb")).toString() == QLatin1String(verb))
                return card.key;
    return {};
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
            QVERIFY2(waitForChange(before, 2000), qPrintable(whatIsAsked()));
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
        QVERIFY2(waitForChange(before, 3000), qPrintable(whatIsAsked()));
    }
    for (const char* phase : { "rally", "move1", "attack", "move2", "end" })
        QVERIFY2(seen.contains(QLatin1String(phase)), qPrintable(seen.join(u' ')));
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
        if (target.endsWith(u'2'))
            tile = target;
    QVERIFY(!tile.isEmpty());
    QTest::qWait(60);
    const QPoint from = spot(key);
    const QPoint to = spot(tile);
    QTest::mousePress(view(), Qt::LeftButton, {}, from);
    for (int i = 1; i <= 14; ++i) {
        QTest::mouseMove(view(), from + (to - from) * i / 14);
        QTest::qWait(8);
    }
    picture(QStringLiteral("seize-drag"));
    QTest::mouseRelease(view(), Qt::LeftButton, {}, to);
    const auto standsThere = [this, &tile] {
        for (const CardFace& card : table().nearSeat()->zone(QStringLiteral("battlefield"))->rows())
            if (card.tile == tile)
                return true;
        return false;
    };
    // It waits on the stack first; nobody minds.
    for (int i = 0; i < 20 && !standsThere(); ++i) {
        QTest::qWait(40);
        if (table().prompt()->mine() && table().pile()->count() > 0)
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

bool TestGuiSeize::clickSomething(QRandomGenerator& random)
{
    QCoreApplication::processEvents();
    const bool menu = screen::menuIsOpen(view());
    QList<QQuickItem*> places;
    if (menu) {
        places = screen::find(view(), [](QQuickItem* item) {
            return screen::has(item, "modelData") && screen::has(item, "text")
                && item->property("modelData").toMap().contains(QStringLiteral("line"));
        });
    } else {
        const QList<QQuickItem*> open = screen::find(view(), [](QQuickItem* item) {
            return screen::has(item, "dropTarget") && item->property("dropTarget").toBool();
        });
        places = !open.isEmpty() ? open : screen::buttons(view()) + screen::marked(view());
    }
    if (places.isEmpty())
        return false;
    QQuickItem* place = places.at(random.bounded(static_cast<int>(places.size())));
    const QPoint at = screen::spotOf(place, { 0.5, 0.45 });
    if (!view()->rect().contains(at))
        return false;
    const int before = m_changes;
    QTest::mouseClick(view(), Qt::LeftButton, {}, at);
    QDeadlineTimer deadline(250);
    while (!deadline.hasExpired() && m_changes == before && screen::menuIsOpen(view()) == menu) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 10);
        if (!screen::find(view(), [](QQuickItem* item) {
                return screen::has(item, "dropTarget") && item->property("dropTarget").toBool();
            }).isEmpty())
            break; // picked up
    }
    return m_changes != before || screen::menuIsOpen(view()) != menu;
}

void TestGuiSeize::mouse_playsAWholeGame_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<int>("seats");
    QTest::newRow("two seats") << QStringLiteral("standard") << 2;
    QTest::newRow("four seats") << QStringLiteral("standard-2v2") << 4;
}

void TestGuiSeize::mouse_playsAWholeGame()
{
    QFETCH(QString, ruleset);
    QFETCH(int, seats);
    QMap<int, QString> agents { { 1, QStringLiteral("person") } };
    for (int seat = 2; seat <= seats; ++seat)
        agents.insert(seat, QStringLiteral("random"));
    open(agents, 5, ruleset);
    QRandomGenerator random(5);
    int inARow = 0;
    int clicks = 0;
    for (; clicks < 5000 && !table().over(); ++clicks) {
        QVERIFY2(waitUntilAsked(), qPrintable(whatIsAsked()));
        if (table().over())
            break;
        if (clickSomething(random))
            inARow = 0;
        else
            QVERIFY2(++inARow < 80, qPrintable(QStringLiteral("stuck at: ") + whatIsAsked()));
        if (clicks == 60 || clicks == 180 || clicks == 400)
            picture(QStringLiteral("seize-%1-%2").arg(seats).arg(clicks));
        if (seats > 2 && clicks > 500)
            return; // long enough to have seen everything four times
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
    visit(QAccessible::queryAccessibleInterface(&m_client->window()), 0);
    QCOMPARE(tiles, 24);
}

void TestGuiSeize::roundClock_countsDownBesideThePhases()
{
    open({ { 1, QStringLiteral("person") }, { 2, QStringLiteral("random") } }, 11, {}, true);
    QVERIFY2(playUntil("rally"), qPrintable(whatIsAsked()));
    const auto plate = [this] {
        const QList<QQuickItem*> found = screen::find(view(),
            [](QQuickItem* item) { return item->objectName() == QStringLiteral("roundClock"); });
        return found.isEmpty() ? nullptr : found.first();
    };
    QVERIFY(plate());
    const auto spoken = [&plate] {
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(plate());
        return face ? face->text(QAccessible::Name) : QString();
    };
    const auto shows = [&](const char* time, const char* warning) {
        return plate() && plate()->property("time").toString() == QLatin1String(time)
            && plate()->property("warning").toString() == QLatin1String(warning);
    };
    const auto pass = [this](int seconds) {
        m_now += qint64 { seconds } * 1000;
        table().clock()->look();
    };
    QVERIFY(shows("50:00", ""));
    QVERIFY2(spoken().contains(QStringLiteral("50 minutes and 0 seconds")), qPrintable(spoken()));
    picture(QStringLiteral("seize-clock"));
    // No pip of the phases lies below it.
    const QRectF place = plate()->mapRectToScene(plate()->boundingRect());
    for (const QQuickItem* pip :
        screen::find(view(), [](QQuickItem* item) { return screen::has(item, "stopOwn"); }))
        QVERIFY(!pip->mapRectToScene(pip->boundingRect()).intersects(place));
    pass(45 * 60 - 1);
    QVERIFY(shows("5:01", ""));
    pass(1);
    QVERIFY(shows("5:00", "Last five minutes"));
    QVERIFY2(spoken().contains(QStringLiteral("Last five minutes")), qPrintable(spoken()));
    picture(QStringLiteral("seize-clock-five"));
    pass(4 * 60 + 1);
    QVERIFY(shows("0:59", "Last minute"));
    picture(QStringLiteral("seize-clock-last"));
    QVERIFY(!table().over());
    pass(59);
    QTRY_VERIFY(table().over());
    QVERIFY(shows("0:00", "Time is up"));
    QVERIFY2(table().outcomeText().contains(QStringLiteral("Time is up")),
        qPrintable(table().outcomeText()));
    picture(QStringLiteral("seize-clock-over"));
}

void TestGuiSeize::newMatchDialog_offersATimerWhereTheRulesHaveOne()
{
    Content content;
    NewMatchDialog dialog(content);
    dialog.show();
    auto* timer = dialog.findChild<QCheckBox*>(QStringLiteral("roundTimer"));
    QVERIFY(timer);
    const auto choose = [&dialog](const char* id) {
        for (QComboBox* box : dialog.findChildren<QComboBox*>())
            if (const int at = box->findData(QString::fromLatin1(id)); at >= 0)
                box->setCurrentIndex(at);
    };
    choose("kryptik");
    QVERIFY(!timer->isVisible());
    QCOMPARE(dialog.plan().minutes, 0);
    choose("seize");
    choose("standard");
    QVERIFY(timer->isVisible() && !timer->isChecked());
    QVERIFY2(timer->text().contains(QStringLiteral("50")), qPrintable(timer->text()));
    QCOMPARE(dialog.plan().minutes, 0);
    QCOMPARE(dialog.plan().bestOf, 1);
    timer->click();
    QCOMPARE(dialog.plan().minutes, 50);
    dialog.grab().save(QStringLiteral("screens/seize-timer-dialog.png"));
    choose("arena-2v2");
    QVERIFY(timer->isVisible() && !timer->isChecked());
    timer->click();
    QCOMPARE(dialog.plan().minutes, 40);
    QCOMPARE(dialog.plan().bestOf, 3);
    choose("guild-master");
    QVERIFY(!timer->isVisible());
    QCOMPARE(dialog.plan().minutes, 0);
    QCOMPARE(dialog.plan().bestOf, 1);
}

int main(int argc, char* argv[])
{
    QCoreApplication::setOrganizationName(QStringLiteral("Triptych"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_gui_seize"));
    QCoreApplication::setAttribute(Qt::AA_ShareOpenGLContexts);
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    QApplication::setStyle(QStringLiteral("Fusion"));
    QApplication application(argc, argv);
    TestGuiSeize test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_gui_seize.moc"
