#include "AlteredGui.h"

#include "app/services/Content.h"
#include "decks/DeckText.h"
#include "match/Games.h"

#include <QAccessible>
#include <QDir>
#include <QQuickWindow>

#include <functional>

/// Altered in the real window, played with mouse and keys like a person would.
class TestGuiAltered : public AlteredGui
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(triptych::match::find("altered") != nullptr); }
    void init() { prepare(); }
    void cleanup() { finish(); }
    void mouse_goesThroughAWholeDay();
    void dragging_playsIntoAnExpedition();
    void keyboard_playsAWholeDay();
    void everyPlace_hasAnAccessibleName();
    void heroAndHeroExpedition_areNotMixedUp();
    void postedList_isPlayed();
};

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
            QVERIFY2(waitForChange(before, 20'000), qPrintable(whatIsAsked()));
            played = true;
        } else if (mayPass) {
            press(QStringLiteral("pass"));
            QVERIFY2(waitForChange(before, 20'000), qPrintable(whatIsAsked()));
        } else if (table().phase() == u"morning"
            && table().prompt()->text().contains(QStringLiteral("into your mana"))) {
            const QString first
                = table().nearSeat()->zone(QStringLiteral("hand"))->rows().first().key;
            clickOn(first);
            QVERIFY2(waitForChange(before, 20'000), qPrintable(whatIsAsked()));
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
    table().setFullControl(true); // else the day goes on when nothing is left to be played
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
        QVERIFY2(waitForChange(before, 20'000), qPrintable(whatIsAsked() + focused()));
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
    QVERIFY2(waitForChange(before, 20'000), qPrintable(whatIsAsked()));
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
    visit(QAccessible::queryAccessibleInterface(&window()), 0);
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

GUI_TEST_MAIN(TestGuiAltered)

#include "tst_gui_altered.moc"
