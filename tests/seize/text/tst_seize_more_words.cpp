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

Parsed readOf(const std::string& text, Paper paper)
{
    Parsed parsed = parseText(text, paper);
    if (!parsed.problems.empty())
        QTest::qFail((text + " - " + parsed.problems.front().text).c_str(), __FILE__, __LINE__);
    return parsed;
}

} // namespace

/// Constructions that people who never saw the language write: read as the same, or refused.
class TestSeizeMoreWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysTheSame_data();
    void saysTheSame();
    void isRefused_data();
    void isRefused();
};

void TestSeizeMoreWords::saysTheSame_data()
{
    QTest::addColumn<Paper>("paper");
    QTest::addColumn<QString>("other");
    const auto row = [](Paper paper, const char* text, const char* other) {
        QTest::newRow(text) << paper << QString::fromUtf8(other);
    };
    // What becomes of damage, to whom and by what it is dealt
    row(aMercenary, "Damage this mercenary deals to burning mercenaries is doubled.",
        "Passive: this deals double damage to burning mercenaries.");
    row(aMercenary,
        "Damage dealt by this mercenary to exhausted enemies with melee attacks is doubled.",
        "Passive: this deals double damage with melee attacks to exhausted enemy mercenaries.");
    row(aMercenary, "All damage adjacent allies deal is Pure damage.",
        "Passive: allied mercenaries adjacent to this deal Pure damage.");
    row(aMercenary, "The damage this deals to Mages is True damage.",
        "Passive: this deals True damage to Mage mercenaries.");
    row(aMercenary, "Magic damage this mercenary deals is halved, rounded up.",
        "Passive: this deals half Magic damage, rounded up.");
    row(aMercenary, "Damage this mercenary deals to a poisoned mercenary is increased by 2.",
        "Passive: this deals 2 more damage to poisoned mercenaries.");
    row(aMercenary, "This takes 1 less damage from bleeding enemies.",
        "Passive: this takes 1 less damage from enemy bleeding mercenaries.");
    row(aMercenary, "Damage dealt to this mercenary by burning enemies is doubled.",
        "Passive: this takes double damage from burning enemy mercenaries.");
    row(aTreasure, "Ranged damage equipped mercenary deals ignores Armor.",
        "The bearer ignores Armor with ranged attacks.");
    row(anInstant, "Damage target ally deals this turn is doubled.",
        "Target ally deals double damage this turn.");
    row(aMercenary, "If this mercenary would be dealt damage by a Mage, reduce that damage by 2.",
        "Passive: this takes 2 less damage from Mage mercenaries.");
    // Attacks of somebody, and of everybody
    row(aTreasure, "The ranged attack of the equipped mercenary has +1 Distance.",
        "The bearer has reach +1.");
    row(aMercenary, "The melee attacks of adjacent allies deal 1 more damage.",
        "Passive: allied mercenaries adjacent to this deal 1 more damage with melee attacks.");
    row(anEvent, "All melee attacks deal 1 more damage.",
        "Mercenaries deal 1 more damage with melee attacks.");
    row(aMercenary, "All ranged attacks deal 1 less damage.",
        "Passive: mercenaries deal 1 less damage with ranged attacks.");
    row(aMercenary, "Armor doesn't reduce the damage of this mercenary's ranged attacks.",
        "Passive: this ignores Armor with ranged attacks.");
    row(aMercenary, "Armor and Magic Armor do not reduce damage this mercenary deals.",
        "Passive: this ignores Armor and ignores Magic Armor.");
    row(aMercenary, "The damage of this mercenary's melee attacks is doubled.",
        "Passive: this deals double damage with melee attacks.");
    row(aMercenary, "This mercenary doesn't become exhausted when it makes a ranged attack.",
        "Passive: this is not exhausted by ranged attacks.");
    row(aMercenary, "This does not exhaust when it attacks.",
        "Passive: this is not exhausted by attacking.");
    row(aMercenary, "This mercenary doesn't lose Stealth when it makes a melee attack.",
        "Passive: this does not lose Stealth by melee attacks.");
    // What cannot be reduced, and how far one goes
    row(aTreasure, "Equipped mercenary's movement can't be reduced.",
        "The bearer cannot have its move reduced.");
    row(aMercenary, "This mercenary's melee can't be reduced.",
        "Passive: this cannot have its melee reduced.");
    row(aMercenary, "Frost counters don't reduce the movement of allied Mages.",
        "Passive: allied Mage mercenaries cannot have its move reduced by Frost.");
    row(aTreasure, "Equipped mercenary isn't slowed by Frost counters.",
        "The bearer cannot have its move reduced by Frost.");
    row(aTreasure,
        "Equipped mercenary gets +1 Move and its movement can't be reduced by frost counters.",
        "The bearer gets +1 move and cannot have its move reduced by Frost.");
    row(anInstant, "Target ally's ranged attack can't be reduced this turn.",
        "Target ally cannot have its ranged reduced this turn.");
    row(aTreasure, "The equipped mercenary can't move more than 1 space per turn.",
        "The bearer cannot move more than 1 tile each turn.");
    row(anInstant, "Target enemy can't move more than one space this turn.",
        "Target enemy cannot move more than 1 tile each turn this turn.");
    // SAMES
}

void TestSeizeMoreWords::saysTheSame()
{
    QFETCH(Paper, paper);
    QFETCH(QString, other);
    const Parsed one = readOf(QTest::currentDataTag(), paper);
    const Parsed same = readOf(other.toStdString(), paper);
    QVERIFY(!one.abilities.empty());
    QVERIFY(one.abilities == same.abilities);
    for (const Ability& ability : one.abilities) {
        const std::string printed = print(ability);
        const Parsed again = readOf(printed, paper);
        QVERIFY2(
            again.abilities.size() == 1 && again.abilities.front() == ability, printed.c_str());
    }
}

void TestSeizeMoreWords::isRefused_data()
{
    QTest::addColumn<Paper>("paper");
    const auto row = [](Paper paper, const char* text) { QTest::newRow(text) << paper; };
    // What becomes of damage, to whom and by what it is dealt
    row(aMercenary, "Damage dealt to this mercenary is True damage.");
    row(aMercenary, "Damage this mercenary deals is reduced by 1, to a minimum of 1.");
    row(aMercenary, "Damage this mercenary deals with Burn counters is True damage.");
    row(anInstant, "Damage target ally deals to Mages this turn is doubled.");
    row(aMercenary, "Magic damage this mercenary deals to Mages is True damage.");
    // What cannot be reduced, and how far one goes
    row(aMercenary, "This mercenary's health can't be reduced by Frost.");
    row(aMercenary, "This mercenary's melee can't be reduced by Frost.");
    row(anEvent, "Mercenaries can't move more than 1 space during the Second Movement Phase.");
    row(anEvent, "During the Second Movement Phase, mercenaries can't move more than 1 space.");
    // REFUSALS
}

void TestSeizeMoreWords::isRefused()
{
    QFETCH(Paper, paper);
    QVERIFY(!parseText(QTest::currentDataTag(), paper).problems.empty());
}

QTEST_APPLESS_MAIN(TestSeizeMoreWords)
#include "tst_seize_more_words.moc"
