#include "Screen.h"

#include "app/Application.h"
#include "app/MatchController.h"
#include "app/services/Content.h"
#include "app/windows/MainWindow.h"
#include "decks/DeckText.h"
#include "match/Games.h"

#include <QAccessible>
#include <QApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QRandomGenerator>
#include <QSettings>
#include <QTest>

#include <memory>

/// Altered in the real window, played with mouse and keys like a person would.
class TestGuiAltered : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void mouse_goesThroughAWholeDay();
    void dragging_playsIntoAnExpedition();
    void keyboard_playsAWholeDay();
    void mouse_playsAWholeGame();
    void everyPlace_hasAnAccessibleName();
    void heroAndHeroExpedition_areNotMixedUp();
    void postedList_isPlayed();

private:
    void open(quint64 seed, const QMap<int, QString>& decks = {});
    QStringList told() const;
    MatchViewModel& table() const { return *m_client->controller().table(); }
    QQuickWidget* view() const { return m_client->window().tableWidget(); }
    bool waitUntilAsked();
    bool waitForChange(int before, int milliseconds);
    bool chooseFirstOrbs();
    bool playUntil(const char* phase);
    bool defaultAnswer();
    void picture(const QString& name);
    void clickOn(const QString& key);
    void press(const QString& line);
    QString playable() const;
    bool clickSomething(QRandomGenerator& random);
    QString held() const;
    QString focused() const;
    QString whatIsAsked() const;

    std::unique_ptr<Application> m_client;
    int m_changes = 0;
};

void TestGuiAltered::initTestCase()
{
    QVERIFY(triptych::match::find("altered") != nullptr);
}

void TestGuiAltered::init()
{
    QSettings().clear();
    QDir(Content::ownFolder()).removeRecursively();
    QSettings().setValue(QStringLiteral("look/motion"), false);
    QSettings().setValue(QStringLiteral("look/language"), QStringLiteral("en"));
}

void TestGuiAltered::cleanup()
{
    if (QTest::currentTestFailed() && m_client)
        picture(QStringLiteral("altered-") + QString::fromLatin1(QTest::currentTestFunction()));
    m_client.reset();
}

void TestGuiAltered::open(quint64 seed, const QMap<int, QString>& decks)
{
    CommandLine options;
    options.decks = decks;
    options.game = QStringLiteral("altered");
    options.agents = { { 1, QStringLiteral("person") }, { 2, QStringLiteral("random") } };
    options.seed = seed;
    m_client = std::make_unique<Application>(options);
    m_client->controller().setPace(0);
    QCOMPARE(m_client->start(), std::optional<int>());
    m_client->window().resize(1280, 800);
    QVERIFY(QTest::qWaitForWindowExposed(&m_client->window()));
    m_client->window().activateWindow();
    m_changes = 0;
    connect(&table(), &MatchViewModel::changed, this, [this] { ++m_changes; });
    QVERIFY2(table().active(), qPrintable(table().message()));
}

void TestGuiAltered::picture(const QString& name)
{
    QDir().mkpath(QStringLiteral("screens"));
    QTest::qWait(200); // pictures of cards are drawn by another thread
    m_client->window().grab().save(QStringLiteral("screens/%1.png").arg(name));
}

/// Everything in the log.
QStringList TestGuiAltered::told() const
{
    QStringList texts;
    const QAbstractItemModel* log = table().log();
    const int role = log->roleNames().key("text", -1);
    for (int row = 0; row < log->rowCount(); ++row)
        texts.append(log->index(row, 0).data(role).toString());
    return texts;
}

QString TestGuiAltered::whatIsAsked() const
{
    return table().turnText() + QStringLiteral(" | ") + table().prompt()->text();
}

bool TestGuiAltered::waitUntilAsked()
{
    QDeadlineTimer deadline(30'000);
    while (!deadline.hasExpired()) {
        if (table().over() || table().prompt()->mine())
            return true;
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
    }
    return false;
}

bool TestGuiAltered::waitForChange(int before, int milliseconds)
{
    QDeadlineTimer deadline(milliseconds);
    while (!deadline.hasExpired() && m_changes == before)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 10);
    return m_changes != before;
}

QString TestGuiAltered::held() const
{
    const QObject* board = view()->rootObject()->findChild<QObject*>(QStringLiteral("table"));
    return board ? board->property("held").toString() : QString();
}

QString TestGuiAltered::focused() const
{
    const QQuickItem* item = view()->quickWindow()->activeFocusItem();
    return item && screen::has(item, "entered") ? item->property("entered").toString() : QString();
}

/// Cards of a hand overlap and lift under the pointer, so another spot is tried when one is covered.
void TestGuiAltered::clickOn(const QString& key)
{
    const int before = m_changes;
    const QString holding = held();
    for (const double share : { 0.5, 0.3, 0.4, 0.2, 0.9 }) {
        const QList<QQuickItem*> found = screen::find(view(), [&key](QQuickItem* item) {
            return screen::has(item, "entered") && item->property("entered").toString() == key;
        });
        if (found.isEmpty())
            return;
        // Below an expedition's cards its ground is free.
        const double low = key.endsWith(u".hero") || key.endsWith(u".companion") ? 0.95 : 0.45;
        QTest::mouseClick(view(), Qt::LeftButton, {}, screen::spotOf(found.last(), { share, low }));
        QTest::qWait(60);
        if (m_changes != before || screen::menuIsOpen(view()) || held() != holding)
            return;
    }
}

/// Presses the button of a line with the mouse.
void TestGuiAltered::press(const QString& line)
{
    for (QQuickItem* button : screen::buttons(view())) {
        if (button->property("line").toString() == line) {
            QTest::mouseClick(view(), Qt::LeftButton, {}, screen::spotOf(button, { 0.5, 0.5 }));
            return;
        }
    }
}

bool TestGuiAltered::chooseFirstOrbs()
{
    for (int pick = 0; pick < 3; ++pick) {
        if (!waitUntilAsked() || table().phase() != u"setup")
            return false;
        QString card;
        for (const CardFace& each : table().nearSeat()->zone(QStringLiteral("hand"))->rows())
            if (each.selectable && !each.picked)
                card = each.key;
        const int before = m_changes;
        clickOn(card);
        if (!waitForChange(before, 3000))
            return false;
    }
    return true;
}

/// The first answer there is, wherever it lies; passing and leaving come first.
bool TestGuiAltered::defaultAnswer()
{
    QString line;
    for (const Choice& button : table().prompt()->buttons()->rows())
        if (line.isEmpty() || button.line == u"pass" || button.line.endsWith(u" none"))
            line = button.line;
    if (line.isEmpty() && table().prompt()->list()->count() > 0)
        line = table().prompt()->list()->rows().first().line;
    QStringList keys;
    for (const char* zone : { "hand", "reserve", "landmark", "expedition_hero",
             "expedition_companion", "mana", "hero" })
        for (SeatViewModel* seat : table().seatList())
            for (const CardFace& card : seat->zone(QLatin1String(zone))->rows())
                keys.append(card.key);
    for (const PileItem& item : table().pile()->rows())
        keys.append(item.key);
    for (const TrackMarker& marker : table().track()->rows())
        keys.append(marker.key);
    for (const QString& key : keys)
        if (line.isEmpty() && !table().optionsFor(key).isEmpty())
            line = table().optionsFor(key).first().toMap().value(QStringLiteral("line")).toString();
    if (line.isEmpty())
        return false;
    const int before = m_changes;
    table().answer(line);
    return waitForChange(before, 3000);
}

bool TestGuiAltered::playUntil(const char* phase)
{
    for (int step = 0; step < 300; ++step) {
        if (!waitUntilAsked() || table().over())
            return false;
        if (table().phase() == QLatin1String(phase)
            && (table().phase() != u"afternoon" || table().prompt()->text().contains(u"pass")))
            return true;
        if (!defaultAnswer())
            return false;
    }
    return false;
}

/// A card of the hand that can be played into an expedition.
QString TestGuiAltered::playable() const
{
    for (const CardFace& card : table().nearSeat()->zone(QStringLiteral("hand"))->rows())
        for (const QVariant& row : card.verbs)
            if (row.toMap().contains(QStringLiteral("place")))
                return card.key;
    return {};
}

void TestGuiAltered::mouse_goesThroughAWholeDay()
{
    open(7);
    QVERIFY(waitUntilAsked());
    QVERIFY2(table().prompt()->text().contains(QStringLiteral("three cards")),
        qPrintable(whatIsAsked()));
    picture(QStringLiteral("altered-setup"));
    QVERIFY2(chooseFirstOrbs(), qPrintable(whatIsAsked()));
    QCOMPARE(table().nearSeat()->zone(QStringLiteral("mana"))->count(), 3);
    QCOMPARE(table().track()->count(), 4);
    QCOMPARE(table().board()->rows().size(), 8);

    bool played = false;
    bool expanded = false;
    QStringList phases;
    for (int step = 0; step < 200 && !(expanded && played && table().turn() >= 3); ++step) {
        QVERIFY2(waitUntilAsked(), qPrintable(whatIsAsked()));
        QVERIFY(!table().over());
        if (phases.isEmpty() || phases.last() != table().phase()) {
            phases.append(table().phase());
            picture(QStringLiteral("altered-day%1-%2").arg(table().turn()).arg(table().phase()));
        }
        const int before = m_changes;
        const QString card = table().phase() == u"afternoon" ? playable() : QString();
        const bool mayPass = std::ranges::any_of(table().prompt()->buttons()->rows(),
            [](const Choice& choice) { return choice.line == u"pass"; });
        if (mayPass && !card.isEmpty()) {
            const QString own = table().nearSeat()->key();
            clickOn(card);
            QTest::qWait(40);
            QCOMPARE(held(), card);
            picture(QStringLiteral("altered-held"));
            clickOn(own + QStringLiteral(".companion"));
            QTest::qWait(40);
            if (screen::menuIsOpen(view()))
                QTest::keyClick(view(), Qt::Key_1);
            QVERIFY2(waitForChange(before, 3000), qPrintable(whatIsAsked()));
            played = true;
        } else if (mayPass) {
            press(QStringLiteral("pass"));
            QVERIFY2(waitForChange(before, 3000), qPrintable(whatIsAsked()));
        } else if (table().phase() == u"morning"
            && table().prompt()->text().contains(QStringLiteral("into your mana"))) {
            const QString first
                = table().nearSeat()->zone(QStringLiteral("hand"))->rows().first().key;
            clickOn(first);
            QVERIFY2(waitForChange(before, 3000), qPrintable(whatIsAsked()));
            expanded = true;
        } else {
            QVERIFY2(defaultAnswer(), qPrintable(whatIsAsked()));
        }
    }
    QVERIFY(played);
    QVERIFY(expanded);
    QVERIFY(table().turn() >= 3);
    QVERIFY(table().nearSeat()->zone(QStringLiteral("mana"))->count() > 3);
    QVERIFY(phases.contains(QStringLiteral("morning")));
    QVERIFY(phases.contains(QStringLiteral("afternoon")));
    // Every phase of the day was there, also those in which nothing was asked.
    const QStringList log = told();
    for (const char* const phase : { "Day 2", "Morning", "Noon", "Afternoon", "Dusk", "Night" })
        QVERIFY2(log.contains(QLatin1String(phase)), phase);
    QVERIFY(!log.contains(QStringLiteral("Day 0")));
    QVERIFY(log.filter(QStringLiteral("into the companion expedition")).size() > 0);
}

void TestGuiAltered::dragging_playsIntoAnExpedition()
{
    open(8);
    QVERIFY(waitUntilAsked());
    QVERIFY(chooseFirstOrbs());
    QString card;
    for (int day = 0; day < 5 && card.isEmpty(); ++day) {
        QVERIFY2(playUntil("afternoon"), qPrintable(whatIsAsked()));
        card = playable();
        if (card.isEmpty())
            QVERIFY(defaultAnswer());
    }
    QVERIFY(!card.isEmpty());
    QTest::qWait(60);
    const QString zone = table().nearSeat()->key() + QStringLiteral(".expedition_hero");
    const auto spot = [this](const QString& key) {
        const QList<QQuickItem*> found = screen::find(view(), [&key](QQuickItem* item) {
            return screen::has(item, "entered") && item->property("entered").toString() == key;
        });
        return found.isEmpty() ? QPoint(-1, -1) : screen::spotOf(found.last(), { 0.4, 0.5 });
    };
    const int before = table().nearSeat()->zone(QStringLiteral("expedition_hero"))->count();
    const QPoint from = spot(card);
    const QPoint to = spot(zone);
    QTest::mousePress(view(), Qt::LeftButton, {}, from);
    for (int i = 1; i <= 14; ++i) {
        QTest::mouseMove(view(), from + (to - from) * i / 14);
        QTest::qWait(8);
    }
    picture(QStringLiteral("altered-drag"));
    QTest::mouseRelease(view(), Qt::LeftButton, {}, to);
    QTest::qWait(30);
    if (screen::menuIsOpen(view()))
        QTest::keyClick(view(), Qt::Key_1);
    QTRY_VERIFY(table().nearSeat()->zone(QStringLiteral("expedition_hero"))->count() > before);
}

void TestGuiAltered::keyboard_playsAWholeDay()
{
    open(9);
    QVERIFY(waitUntilAsked());
    view()->setFocus();
    QTest::qWait(40);
    // Set-up: walk to a card of the hand and choose it, three times.
    for (int pick = 0; pick < 3; ++pick) {
        QVERIFY(waitUntilAsked());
        QTest::keyClick(view(), Qt::Key_H);
        for (int i = 0; i < 12 && table().optionsFor(focused()).isEmpty(); ++i)
            QTest::keyClick(view(), Qt::Key_Right);
        const int before = m_changes;
        QTest::keyClick(view(), Qt::Key_Return);
        QVERIFY2(waitForChange(before, 3000), qPrintable(whatIsAsked() + focused()));
    }
    QVERIFY2(playUntil("afternoon"), qPrintable(whatIsAsked()));
    // Pick a card up with Enter, put it down with Enter: the focus goes to the nearest expedition.
    QString card = playable();
    for (int day = 0; day < 5 && card.isEmpty(); ++day) {
        QVERIFY(defaultAnswer());
        QVERIFY2(playUntil("afternoon"), qPrintable(whatIsAsked()));
        card = playable();
    }
    QVERIFY(!card.isEmpty());
    QTest::keyClick(view(), Qt::Key_H);
    for (int i = 0; i < 20 && focused() != card; ++i)
        QTest::keyClick(view(), i < 10 ? Qt::Key_Left : Qt::Key_Right);
    QCOMPARE(focused(), card);
    QTest::keyClick(view(), Qt::Key_Return);
    QCOMPARE(held(), card);
    QVERIFY2(
        focused().endsWith(u".hero") || focused().endsWith(u".companion"), qPrintable(focused()));
    picture(QStringLiteral("altered-keyboard"));
    int before = m_changes;
    QTest::keyClick(view(), Qt::Key_Return);
    if (screen::menuIsOpen(view()))
        QTest::keyClick(view(), Qt::Key_Return);
    QVERIFY2(waitForChange(before, 3000), qPrintable(whatIsAsked()));
    // The rest of the day with P, Enter and the arrow keys.
    const int day = table().turn();
    for (int step = 0; step < 80 && table().turn() == day; ++step) {
        QVERIFY(waitUntilAsked());
        before = m_changes;
        QTest::keyClick(view(), Qt::Key_P);
        if (waitForChange(before, 400))
            continue;
        QTest::keyClick(view(), Qt::Key_H);
        QTest::keyClick(view(), Qt::Key_Return);
        if (!waitForChange(before, 400))
            QVERIFY2(defaultAnswer(), qPrintable(whatIsAsked()));
    }
    QVERIFY(table().turn() > day);
    // The legend, and back.
    QTest::keyClick(view(), Qt::Key_L);
    QTest::qWait(30);
    QVERIFY(!screen::find(view(), [](QQuickItem* item) {
        return screen::className(item).startsWith(QStringLiteral("LegendPanel"));
    }).isEmpty());
    QTest::keyClick(view(), Qt::Key_Escape);
}

bool TestGuiAltered::clickSomething(QRandomGenerator& random)
{
    QCoreApplication::processEvents();
    const bool menu = screen::menuIsOpen(view());
    const QString holding = held();
    QList<QQuickItem*> places;
    if (menu) {
        places = screen::find(view(), [](QQuickItem* item) {
            return screen::has(item, "modelData") && screen::has(item, "text")
                && item->property("modelData").toMap().contains(QStringLiteral("line"));
        });
    } else {
        const QList<QQuickItem*> open = screen::find(view(), [](QQuickItem* item) {
            return screen::has(item, "dropTarget") && item->property("dropTarget").toBool()
                && screen::has(item, "entered");
        });
        places = !open.isEmpty() ? open : screen::buttons(view()) + screen::marked(view());
    }
    if (places.isEmpty())
        return false;
    QQuickItem* place = places.at(random.bounded(static_cast<int>(places.size())));
    const QString key = place->property("entered").toString();
    const double low = key.endsWith(u".hero") || key.endsWith(u".companion") ? 0.95 : 0.45;
    const QPoint at = screen::spotOf(place, { random.bounded(2) ? 0.5 : 0.25, low });
    if (!view()->rect().contains(at))
        return false;
    const int before = m_changes;
    QTest::mouseClick(view(), Qt::LeftButton, {}, at);
    QDeadlineTimer deadline(250);
    while (!deadline.hasExpired() && m_changes == before && screen::menuIsOpen(view()) == menu
        && held() == holding)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 10);
    return m_changes != before || screen::menuIsOpen(view()) != menu || held() != holding;
}

void TestGuiAltered::mouse_playsAWholeGame()
{
    open(5);
    QRandomGenerator random(5);
    int inARow = 0;
    for (int clicks = 0; clicks < 6000 && !table().over(); ++clicks) {
        QVERIFY2(waitUntilAsked(), qPrintable(whatIsAsked()));
        if (table().over())
            break;
        // Whoever is asked is told which card asks, and for what.
        for (const char* const bare : { "Choose a target.", "Choose one.", "Choose one of these.",
                 "Decide whether to do it.", "Choose a number." })
            QVERIFY2(table().prompt()->text() != QLatin1String(bare), qPrintable(whatIsAsked()));
        if (clickSomething(random))
            inARow = 0;
        else
            QVERIFY2(++inARow < 80, qPrintable(QStringLiteral("stuck at: ") + whatIsAsked()));
        if (clicks == 60 || clicks == 150 || clicks == 300)
            picture(QStringLiteral("altered-game-%1").arg(clicks));
    }
    QVERIFY2(table().over(), qPrintable(whatIsAsked()));
    QVERIFY(!table().outcomeTitle().isEmpty());
    picture(QStringLiteral("altered-end"));
}

void TestGuiAltered::everyPlace_hasAnAccessibleName()
{
    open(7);
    QVERIFY(waitUntilAsked());
    QVERIFY(chooseFirstOrbs());
    QVERIFY2(playUntil("afternoon"), qPrintable(whatIsAsked()));
    QAccessible::setActive(true);
    QTest::qWait(60);
    int regions = 0;
    int expeditions = 0;
    std::function<void(QAccessibleInterface*, int)> visit
        = [&](QAccessibleInterface* each, int depth) {
              if (!each || depth > 40)
                  return;
              const QString name = each->text(QAccessible::Name);
              if (each->role() == QAccessible::Button && !each->state().invisible) {
                  QVERIFY2(!name.isEmpty(), "a button without a name");
                  regions += name.contains(QStringLiteral("egion")) && name.contains(u':')
                      && !name.contains(QStringLiteral("xpedition"));
                  regions += name.contains(QStringLiteral("face down"));
                  expeditions += name.contains(QStringLiteral("against"));
              }
              for (int child = 0; child < each->childCount(); ++child)
                  visit(each->child(child), depth + 1);
          };
    visit(QAccessible::queryAccessibleInterface(&m_client->window()), 0);
    QCOMPARE(regions, 8);
    QCOMPARE(expeditions, 4);
}

/// The Hero's zone and the Hero's expedition go by one key; what is dropped goes to the expedition.
void TestGuiAltered::heroAndHeroExpedition_areNotMixedUp()
{
    open(7);
    QVERIFY(waitUntilAsked());
    for (const SeatViewModel* seat : table().seatList()) {
        const QString key = seat->key() + QStringLiteral(".hero");
        const QList<QQuickItem*> places = screen::find(view(), [&key](QQuickItem* item) {
            return screen::has(item, "entered") && item->property("entered").toString() == key;
        });
        QCOMPARE(places.size(), 1);
        QVERIFY2(screen::className(places.first()).startsWith(QStringLiteral("Expedition")),
            qPrintable(screen::className(places.first())));
    }
}

/// A list as people post it, put into one's own folder, and a match with it.
void TestGuiAltered::postedList_isPlayed()
{
    const QString folder = Content::ownFolder("decks", *triptych::match::find("altered"));
    QVERIFY(QDir().mkpath(folder));
    QFile file(folder + QStringLiteral("/posted.txt"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    Content content;
    const triptych::Game& game = *triptych::match::find("altered");
    const auto library = content.library(game);
    file.write(QByteArray::fromStdString(
        triptych::decks::toIds(content.deck(game, QStringLiteral("roots-before-branches")).deck,
            [&](const std::string& card) {
                return library->printed(library->find(card)).value("id", std::string());
            })));
    file.close();
    open(7, { { 1, QStringLiteral("posted") } });
    QVERIFY(waitUntilAsked());
    QVERIFY2(chooseFirstOrbs(), qPrintable(whatIsAsked()));
    QCOMPARE(table().nearSeat()->zone(QStringLiteral("hero"))->count(), 1);
}

int main(int argc, char* argv[])
{
    QCoreApplication::setOrganizationName(QStringLiteral("Triptych"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_gui_altered"));
    QCoreApplication::setAttribute(Qt::AA_ShareOpenGLContexts);
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    QApplication::setStyle(QStringLiteral("Fusion"));
    QApplication application(argc, argv);
    TestGuiAltered test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_gui_altered.moc"
