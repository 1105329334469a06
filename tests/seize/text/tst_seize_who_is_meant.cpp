#include "seize/text/Parse.h"
#include "seize/text/Print.h"

#include <QTest>

#include <string>

using namespace triptych::seize;

namespace {

constexpr Paper aMercenary = Paper::Mercenary;
constexpr Paper anInstant = Paper::Instant;
constexpr Paper aTreasure = Paper::Treasure;
constexpr Paper anAttack = Paper::Attack;
constexpr Paper anEvent = Paper::Event;

Parsed parsedOf(const std::string& text, Paper paper)
{
    Parsed parsed = parseText(text, paper);
    if (!parsed.problems.empty())
        QTest::qFail((text + " - " + parsed.problems.front().text).c_str(), __FILE__, __LINE__);
    return parsed;
}

} // namespace

/// Words that stand for somebody, or for what was done, mean that one and nobody else.
class TestSeizeWhoIsMeant : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysTheSame_data();
    void saysTheSame();
    void isRefused_data();
    void isRefused();
};

void TestSeizeWhoIsMeant::saysTheSame_data()
{
    QTest::addColumn<Paper>("paper");
    QTest::addColumn<QString>("other");
    const auto row = [](Paper paper, const char* text, const char* other) {
        QTest::newRow(text) << paper << QString::fromUtf8(other);
    };
    // By its class, where two were named
    row(anEvent, "Whenever a priest you control deals damage to a rogue, mend that priest.",
        "Whenever a priest you control deals damage to a rogue, mend the attacker.");
    row(anEvent, "Whenever a priest attacks a rogue, burn that rogue and exhaust that priest.",
        "Whenever a priest attacks a rogue, apply 1 Burn to the attacked mercenary and exhaust the "
        "attacker.");
    row(anEvent,
        "Whenever a mercenary you control is dealt damage by a hunter, that hunter gains 1 Bleed.",
        "Whenever a mercenary you control is dealt damage by a hunter, the attacker gains 1 "
        "Bleed.");
    row(anEvent,
        "Whenever a rogue you control attacks a priest, lose loot equal to that priest's bounty.",
        "Whenever a rogue you control attacks a priest, lose loot equal to the attacked "
        "mercenary's bounty.");
    row(anEvent, "Whenever a rogue attacks an enemy, heal each mercenary adjacent to that rogue 1.",
        "Whenever a rogue attacks an enemy, heal each mercenary adjacent to the attacker 1.");
    row(anEvent,
        "Whenever an opposing rogue attacks a mercenary you control, that rogue's controller loses "
        "1 loot.",
        "Whenever an opposing rogue attacks a mercenary you control, that enemy's controller loses "
        "1 loot.");
    row(anInstant, "Target allied priest deals 2 Magic damage to target enemy. Heal that priest 1.",
        "Target allied priest deals 2 Magic damage to target enemy. Heal that ally 1.");
    row(aMercenary,
        "Passive: Whenever this attacks a rogue adjacent to another mercenary, exhaust that rogue.",
        "Passive: Whenever this attacks a rogue adjacent to another mercenary, exhaust that "
        "mercenary.");
    // Whose doing it is
    row(aMercenary,
        "Passive: Whenever an opponent exhausts this mercenary, that player loses 1 loot.",
        "Passive: Whenever this mercenary is exhausted by an opponent, that opponent loses 1 "
        "loot.");
    row(aMercenary, "Passive: When an opponent destroys this mercenary, they discard 1.",
        "Passive: When this mercenary is destroyed by an opponent, that player discards 1.");
    // MORE
}

void TestSeizeWhoIsMeant::saysTheSame()
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

void TestSeizeWhoIsMeant::isRefused_data()
{
    QTest::addColumn<Paper>("paper");
    const auto row = [](Paper paper, const char* text) { QTest::newRow(text) << paper; };
    // Both are of that class, or nobody was named so
    row(anEvent, "Whenever a priest attacks a priest, exhaust that priest.");
    row(anEvent, "Whenever a priest attacks a rogue, exhaust that hunter.");
    row(anEvent, "Whenever an ally adjacent to a priest attacks an enemy, exhaust that priest.");
    row(anInstant, "Choose an allied priest and an enemy priest. Heal that priest 1.");
    // Whose doing it is, or who plays in that Guild Hall
    row(anEvent, "Whenever a mercenary you control is destroyed, that player loses 1 loot.");
    // NOT
}

void TestSeizeWhoIsMeant::isRefused()
{
    QFETCH(Paper, paper);
    QVERIFY(!parseText(QTest::currentDataTag(), paper).problems.empty());
}

QTEST_APPLESS_MAIN(TestSeizeWhoIsMeant)
#include "tst_seize_who_is_meant.moc"
