#include "AlteredGui.h"

#include "match/Games.h"

#include <algorithm>
#include <array>

/// What a person does in Altered, deed by deed and over a whole game, by mouse.
class TestGuiAlteredDeeds : public AlteredGui
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QVERIFY(triptych::match::find("altered") != nullptr); }
    void init() { prepare(); }
    void cleanup() { finish(); }
    void mouse_doesEveryDeed();
    void clickOnACard_putsDownWhereItLies();
    void manaRow_takesACardThatIsHeld();
    void mouse_playsAWholeGame();
};

/// Everything that a day may ask of a person, done by mouse: first orbs and a new one, playing from
/// hand and Reserve, targets, optional parts, reactions in their order, quick actions, support, what
/// is kept at Night.
void TestGuiAlteredDeeds::mouse_doesEveryDeed()
{
    const QSet<QString> wanted { QStringLiteral("mana"), QStringLiteral("play"),
        QStringLiteral("target"), QStringLiteral("yes"), QStringLiteral("choose"),
        QStringLiteral("react"), QStringLiteral("quick"), QStringLiteral("support"),
        QStringLiteral("keep"), QStringLiteral("pass") };
    QRandomGenerator random(3);
    QHash<QString, QString> asked; // what stood in the prompt, by verb
    QStringList all;
    int inARow = 0;
    quint64 seed = 20;
    // What happened is told as well; what the games so far were short of may come in the next.
    const std::array words { "put a card of the hand into the mana", " played ", "reacted",
        "used a quick action", "from the hand into the Reserve", "Night", "was discarded" };
    const auto untold = [&] {
        const QString log = (all + told()).join(u'\n');
        return std::ranges::find_if(
            words, [&](const char* each) { return !log.contains(QLatin1String(each)); });
    };
    const auto hasSeenAll = [&] { return m_deeds.contains(wanted) && untold() == words.end(); };
    for (int clicks = 0; clicks < 3000 && !hasSeenAll(); ++clicks) {
        if (clicks == 0 || table().over()) { // a short game may do without a landmark
            if (clicks > 0)
                all += told();
            open(++seed, { { 1, QStringLiteral("the-workshop-never-sleeps") } });
            table().setFullControl(true); // else reactions that are alike order themselves
            continue;
        }
        QVERIFY2(waitUntilAsked(), qPrintable(whatIsAsked()));
        const QString prompt = table().prompt()->text();
        const QSet<QString> before = m_deeds;
        if (doSomething(random))
            inARow = 0;
        else
            QVERIFY2(++inARow < 80, qPrintable(QStringLiteral("stuck at: ") + whatIsAsked()));
        for (const QString& verb : m_deeds - before) {
            asked.insert(verb, prompt);
            picture(QStringLiteral("altered-did-") + verb);
        }
    }
    all += told();
    const QStringList missing = (wanted - m_deeds).values();
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u' ')));
    QVERIFY2(asked.value(QStringLiteral("react")).contains(QStringLiteral("reactions")),
        qPrintable(asked.value(QStringLiteral("react"))));
    QVERIFY2(asked.value(QStringLiteral("keep")).contains(QStringLiteral("keep")),
        qPrintable(asked.value(QStringLiteral("keep"))));
    QVERIFY2(asked.value(QStringLiteral("target")).startsWith(QStringLiteral("Choose")),
        qPrintable(asked.value(QStringLiteral("target"))));
    const auto missed = untold();
    QVERIFY2(missed == words.end(), missed == words.end() ? "" : *missed);
}

/// With a card in hand a click on a card that lies in an expedition means that expedition.
void TestGuiAlteredDeeds::clickOnACard_putsDownWhereItLies()
{
    open(7);
    table().setFullControl(true); // else the day goes on when nothing is left to be played
    QVERIFY(waitUntilAsked());
    QVERIFY(chooseFirstOrbs());
    for (int step = 0; step < 200; ++step) {
        QVERIFY2(waitUntilAsked(), qPrintable(whatIsAsked()));
        QVERIFY(!table().over());
        const SeatViewModel* seat = table().nearSeat();
        const QList<CardFace> there = seat->zone(QStringLiteral("expedition_companion"))->rows();
        const int before = m_changes;
        const bool turn = std::ranges::any_of(table().prompt()->buttons()->rows(),
            [](const Choice& choice) { return choice.line == u"pass"; });
        const QString card = turn ? playable() : QString();
        if (table().phase() == u"morning"
            && table().prompt()->text().contains(QStringLiteral("into your mana"))) {
            clickOn(seat->zone(QStringLiteral("hand"))->rows().first().key);
            QVERIFY2(waitForChange(before, 20'000), qPrintable(whatIsAsked()));
            continue;
        }
        if (card.isEmpty()) {
            QVERIFY2(defaultAnswer(), qPrintable(whatIsAsked()));
            continue;
        }
        clickOn(card);
        QCOMPARE(held(), card);
        clickOn(there.isEmpty() ? seat->key() + QStringLiteral(".companion") : there.first().key);
        QVERIFY2(waitForChange(before, 20'000), qPrintable(whatIsAsked()));
        if (there.isEmpty())
            continue;
        QTRY_VERIFY(seat->zone(QStringLiteral("expedition_companion"))->count() > there.size());
        return;
    }
    QFAIL("never two cards in one expedition");
}

/// A card that is still held when the Morning comes goes into the mana by a click there, or by Enter.
void TestGuiAlteredDeeds::manaRow_takesACardThatIsHeld()
{
    open(7);
    QVERIFY(waitUntilAsked());
    QVERIFY(chooseFirstOrbs());
    QVERIFY(playUntil("morning"));
    QVERIFY(waitUntilAsked());
    const SeatViewModel* seat = table().nearSeat();
    QList<QQuickItem*> mats = screen::find(view(), [](QQuickItem* item) {
        return screen::has(item, "dropKeys") && screen::has(item, "held");
    });
    QVERIFY(!mats.isEmpty());
    for (const bool byMouse : { true, false }) {
        QVERIFY(playUntil("morning"));
        QVERIFY(waitUntilAsked());
        const int orbs = seat->zone(QStringLiteral("mana"))->count();
        const QString card = seat->zone(QStringLiteral("hand"))->rows().first().key;
        QVERIFY(QMetaObject::invokeMethod(mats.first(), "hold", Q_ARG(QString, card),
            Q_ARG(QQuickItem*, static_cast<QQuickItem*>(nullptr))));
        QCOMPARE(held(), card);
        const QList<QQuickItem*> rows = screen::find(view(), [seat](QQuickItem* item) {
            return screen::has(item, "dropTarget") && screen::has(item, "entered")
                && item->property("entered").toString() == seat->key() + QStringLiteral(".mana");
        });
        QCOMPARE(rows.size(), 1);
        QVERIFY(rows.first()->property("dropTarget").toBool());
        const int before = m_changes;
        if (byMouse) {
            QTest::mouseClick(
                view(), Qt::LeftButton, {}, screen::spotOf(rows.first(), { 0.7, 0.5 }));
        } else {
            rows.first()->forceActiveFocus(Qt::TabFocusReason);
            QTest::keyClick(view(), Qt::Key_Return);
        }
        QVERIFY2(waitForChange(before, 20'000), qPrintable(whatIsAsked()));
        QTRY_COMPARE(seat->zone(QStringLiteral("mana"))->count(), orbs + 1);
        while (table().phase() == u"morning") {
            QVERIFY2(waitUntilAsked() && defaultAnswer(), qPrintable(whatIsAsked()));
        }
    }
}

void TestGuiAlteredDeeds::mouse_playsAWholeGame()
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

GUI_TEST_MAIN(TestGuiAlteredDeeds)

#include "tst_gui_altered_deeds.moc"
