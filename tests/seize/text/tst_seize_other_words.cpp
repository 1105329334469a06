#include "seize/text/Parse.h"
#include "seize/text/Print.h"

#include <QTest>

#include <string>

using namespace triptych::seize;

Q_DECLARE_METATYPE(triptych::seize::Paper)

namespace {

constexpr Paper aMercenary = Paper::Mercenary;
constexpr Paper anInstant = Paper::Instant;
constexpr Paper anEvent = Paper::Event;

Parsed parsedOf(const std::string& text, Paper paper)
{
    Parsed parsed = parseText(text, paper);
    if (!parsed.problems.empty())
        QTest::qFail((text + " - " + parsed.problems.front().text).c_str(), __FILE__, __LINE__);
    return parsed;
}

} // namespace

/// What people say in other words is read as the same, printed so that it is read again, or refused.
class TestSeizeOtherWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysTheSame_data();
    void saysTheSame();
    void isRefused_data();
    void isRefused();
};

void TestSeizeOtherWords::saysTheSame_data()
{
    QTest::addColumn<Paper>("paper");
    QTest::addColumn<QString>("other");
    const auto row = [](Paper paper, const char* text, const char* other) {
        QTest::newRow(text) << paper << QString::fromUtf8(other);
    };
    // One deed of the turn or another
    row(aMercenary,
        "Passive: At the end of your turn, if this has attacked or moved this turn, draw 1.",
        "Passive: at the end of your turn, if this attacked or moved this turn, draw 1.");
    row(anInstant, "Heal each ally that did not attack or move this turn 2.",
        "Heal each ally that did not attack and did not move this turn 2.");
    row(anInstant, "Exhaust target enemy that has not moved or plundered this turn.",
        "Exhaust target enemy that did not move and did not plunder this turn.");
    row(anInstant, "Mend target ally that was attacked or dealt damage this turn.",
        "Mend target ally that was attacked or was dealt damage this turn.");
    row(anEvent,
        "At the end of your turn, if no mercenary you control was healed or attacked this turn, "
        "draw 1.",
        "At the end of your turn, if no mercenary you control was healed or was attacked this "
        "turn, draw 1.");
    // MORE
}

void TestSeizeOtherWords::saysTheSame()
{
    QFETCH(Paper, paper);
    QFETCH(QString, other);
    const Parsed one = parsedOf(QTest::currentDataTag(), paper);
    const Parsed same = parsedOf(other.toStdString(), paper);
    QVERIFY(!one.abilities.empty());
    QVERIFY(one.abilities == same.abilities);
    for (const Ability& ability : one.abilities) {
        const std::string printed = print(ability);
        const Parsed again = parsedOf(printed, paper);
        QVERIFY2(
            again.abilities.size() == 1 && again.abilities.front() == ability, printed.c_str());
    }
}

void TestSeizeOtherWords::isRefused_data()
{
    QTest::addColumn<Paper>("paper");
    const auto row = [](Paper paper, const char* text) { QTest::newRow(text) << paper; };
    // Healed by somebody, or a healer?
    row(anInstant, "Exhaust target enemy that attacked or healed this turn.");
    row(anInstant, "Exhaust target enemy that moved or moved this turn.");
    // MORE
}

void TestSeizeOtherWords::isRefused()
{
    QFETCH(Paper, paper);
    QVERIFY(!parseText(QTest::currentDataTag(), paper).problems.empty());
}

QTEST_APPLESS_MAIN(TestSeizeOtherWords)
#include "tst_seize_other_words.moc"
