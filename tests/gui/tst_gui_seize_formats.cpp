#include "SeizeGui.h"

#include <functional>

/// The formats of Seize in the real window: four seats, arenas and guild masters.
class TestGuiSeizeFormats : public SeizeGui
{
    Q_OBJECT

private Q_SLOTS:
    void init() { prepare(); }
    void cleanup() { finish(); }
    void fourSeats_haveATurnEach();
    void arena_isSetUpByMouse_data();
    void arena_isSetUpByMouse();
    void guildMasters_areSummoned_data();
    void guildMasters_areSummoned();

private:
    QMap<int, QString> agents(int seats) const;
    using SeizeGui::playUntil;
    void playUntil(const std::function<bool()>& reached);
};

/// The first seat is a person, the others play at random.
QMap<int, QString> TestGuiSeizeFormats::agents(int seats) const
{
    QMap<int, QString> agents { { 1, QStringLiteral("person") } };
    for (int seat = 2; seat <= seats; ++seat)
        agents.insert(seat, QStringLiteral("random"));
    return agents;
}

/// Plays by mouse until something is reached, or the game is over.
void TestGuiSeizeFormats::playUntil(const std::function<bool()>& reached)
{
    QRandomGenerator random(5);
    int inARow = 0;
    for (int step = 0; step < 1500 && !table().over() && !reached(); ++step) {
        QVERIFY2(waitUntilAsked(), qPrintable(whatIsAsked()));
        if (doSomething(random))
            inARow = 0;
        else
            QVERIFY2(++inARow < 60, qPrintable(QStringLiteral("stuck at: ") + whatIsAsked()));
    }
    QVERIFY2(table().over() || reached(), qPrintable(whatIsAsked()));
    picture(QStringLiteral("seize-") + QString::fromLatin1(QTest::currentTestFunction())
        + QString::fromLatin1(QTest::currentDataTag()));
}

void TestGuiSeizeFormats::fourSeats_haveATurnEach()
{
    open(agents(4), 5, QStringLiteral("standard-2v2"));
    QVERIFY(waitUntilAsked());
    QCOMPARE(table().board()->rows().size(), 48);
    // Everybody has had a turn from end to end when the fifth begins; whoever plays at random may
    // need another to acquire something.
    playUntil([this] {
        return table().turn() > 4
            && m_deeds.value(QStringLiteral("p1")).contains(QStringLiteral("acquire"));
    });
    const QSet<QString> deeds = m_deeds.value(QStringLiteral("p1"));
    for (const char* verb : { "acquire", "pass" })
        QVERIFY2(deeds.contains(QLatin1String(verb)), verb);
    QVERIFY(deeds.contains(QStringLiteral("hire")) || deeds.contains(QStringLiteral("treasure")));
}

void TestGuiSeizeFormats::arena_isSetUpByMouse_data()
{
    QTest::addColumn<QString>("ruleset");
    QTest::addColumn<int>("seats");
    QTest::newRow("arena") << QStringLiteral("arena") << 2;
    QTest::newRow("arena-2v2") << QStringLiteral("arena-2v2") << 4;
}

/// S-FMT-ARENA-PILLARS and S-FMT-ARENA-GOAL: pillars in turns, then each champion on a tile of its
/// guild hall, by a click on the tile; then turns without entering and plundering.
void TestGuiSeizeFormats::arena_isSetUpByMouse()
{
    QFETCH(QString, ruleset);
    QFETCH(int, seats);
    open(agents(seats), 8, ruleset,
        { { 1, QStringLiteral("Arena: The Anvil") }, { 2, QStringLiteral("Arena: The Crane") },
            { 3, QStringLiteral("Arena: Gray Habit") }, { 4, QStringLiteral("Arena: Nobody") } });
    bool champion = false;
    QRandomGenerator random(8);
    for (int step = 0; step < 60 && table().phase() == u"setup"; ++step) {
        QVERIFY2(waitUntilAsked(), qPrintable(whatIsAsked()));
        QString tile;
        QString verb;
        for (const BoardTile& each : table().board()->rows()) {
            if (each.verbs.isEmpty())
                continue;
            tile = each.key;
            verb = each.verbs.first().toMap().value(QStringLiteral("verb")).toString();
        }
        const int before = m_changes;
        if (!tile.isEmpty()) {
            picture(QStringLiteral("seize-%1-%2").arg(ruleset, verb));
            clickOn(tile);
            champion = champion || verb != u"pillar";
            QVERIFY2(waitForChange(before, 20'000), qPrintable(whatIsAsked()));
        } else if (!press(QStringLiteral("no"))) {
            QVERIFY2(clickSomething(random), qPrintable(whatIsAsked()));
        } else {
            QVERIFY2(waitForChange(before, 20'000), qPrintable(whatIsAsked()));
        }
    }
    QVERIFY(champion);
    int pillars = 0;
    for (const BoardTile& each : table().board()->rows())
        pillars += each.marks.contains(QStringLiteral("pillar"));
    QCOMPARE(pillars, 4);
    QVERIFY(m_deeds.value(QStringLiteral("p1")).contains(QStringLiteral("pillar")));
    playUntil([this] { return table().turn() > 2; });
    QVERIFY(!m_deeds.value(QStringLiteral("p1")).contains(QStringLiteral("hire")));
}

void TestGuiSeizeFormats::guildMasters_areSummoned_data()
{
    QTest::addColumn<int>("seats");
    QTest::newRow("guild masters, two") << 2;
    QTest::newRow("guild masters, three") << 3;
    QTest::newRow("guild masters, four") << 4;
}

void TestGuiSeizeFormats::guildMasters_areSummoned()
{
    QFETCH(int, seats);
    QMap<int, QString> decks;
    for (int seat = 1; seat <= seats; ++seat)
        decks.insert(seat,
            seat % 2 ? QStringLiteral("Guild Master: The House of Anvilgate")
                     : QStringLiteral("Guild Master: The Quicklime Chair"));
    open(agents(seats), 9, QStringLiteral("guild-master"), decks);
    // Its own turn, and the beginning of the next one.
    int summoned = 0;
    playUntil([&] {
        if (summoned == 0 && m_deeds.value(QStringLiteral("p1")).contains(QStringLiteral("summon")))
            summoned = table().turn();
        return summoned > 0 && table().turn() > summoned;
    });
    QVERIFY(summoned > 0);
}

GUI_TEST_MAIN(TestGuiSeizeFormats)

#include "tst_gui_seize_formats.moc"
