#include "seize/text/Parse.h"
#include "seize/text/Print.h"

#include <QTest>

#include <string>

using namespace triptych::seize;

namespace {

constexpr Paper aMercenary = Paper::Mercenary;
constexpr Paper aTreasure = Paper::Treasure;

/// What a text says, printed; the problem where it is refused.
std::string meaningOf(const std::string& text, Paper paper)
{
    const Parsed parsed = parseText(text, paper);
    if (!parsed.problems.empty())
        return "refused: " + parsed.problems.front().text;
    std::string printed;
    for (const Ability& ability : parsed.abilities)
        printed += print(ability) + "\n";
    return printed;
}

} // namespace

/// One thing in the words of different people: active and passive, of nobody and of each, who comes first.
class TestSeizeParaphrases : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysTheSame_data();
    void saysTheSame();
    void isRefused_data();
    void isRefused();
};

void TestSeizeParaphrases::saysTheSame_data()
{
    QTest::addColumn<Paper>("paper");
    QTest::addColumn<QString>("plain");
    const auto row = [](Paper paper, const char* text, const char* plain) {
        QTest::newRow(text) << paper << QString::fromUtf8(plain);
    };
    // Of nobody, and of nothing, it is so
    row(aMercenary, "No damaged ally can exit.", "Each damaged ally can't exit.");
    row(aMercenary, "No enemy in your Guild Hall can plunder.",
        "Each enemy in your Guild Hall can't plunder.");
    row(aTreasure, "Nothing can push the equipped mercenary.",
        "Equipped: the bearer cannot be pushed.");
    row(aMercenary, "No mercenary can spot this mercenary.", "Passive: this cannot be spotted.");
    row(aMercenary, "Wounded enemies can't become ready.",
        "Enemy damaged mercenaries can't be readied.");
    row(aMercenary, "Rogues may not enter adjacent tiles.",
        "Rogue mercenaries can't enter adjacent tiles.");
    row(aMercenary, "This can be neither silenced nor blinded.",
        "This can't be silenced and can't be blinded.");
    row(aMercenary, "This has to attack each turn if it is able to.",
        "Passive: this must attack each turn if able.");
    row(aMercenary, "If able, this mercenary must attack every turn.",
        "Passive: this must attack each turn if able.");
    // Who aims, and who is aimed at
    row(aMercenary, "Melee attacks can't target allied Priests.",
        "Allied Priests can't be attacked by melee attacks.");
    row(aMercenary, "Ranged attacks can't be made against other allies.",
        "Other allies can't be attacked by ranged attacks.");
    row(aTreasure, "Opponents can't target equipped mercenary with ability cards.",
        "Equipped mercenary can't be targeted by opponents' ability cards.");
    row(aMercenary, "Instants your opponents play can't target your Mages.",
        "Your Mages can't be targeted by opponents' Instants.");
    row(aMercenary, "Stealth doesn't prevent this from targeting mercenaries.",
        "Passive: this can target stealthed mercenaries.");
    row(aTreasure, "The bearer's ranged attacks can target adjacent mercenaries.",
        "Equipped: the bearer can make ranged attacks against adjacent mercenaries.");
    // What attacking does not do
    row(aMercenary, "Attacking doesn't cause allied Rogues to lose Stealth.",
        "Allied Rogues don't lose Stealth when they attack.");
    row(aTreasure, "When equipped mercenary attacks, it doesn't become exhausted.",
        "Equipped: the bearer is not exhausted by attacking.");
    row(aMercenary, "Whenever this plunders, it isn't exhausted.",
        "Passive: this is not exhausted by plundering.");
    row(aMercenary, "After attacking, allied Hunters can still move.",
        "Allied Hunters may move after attacking.");
    row(aTreasure, "Equipped mercenary can attack without becoming exhausted.",
        "Equipped: the bearer is not exhausted by attacking.");
    // Fog, sight and the way
    row(aMercenary, "Fog doesn't blind other allies.", "Other allies are not blinded by Fog.");
    row(aMercenary, "Line of sight isn't blocked by Warriors.", "Warriors do not block LOS.");
    row(aTreasure, "Enemies don't block the bearer's movement.",
        "Equipped: the bearer can move through enemies.");
    row(aMercenary, "This covers adjacent allied mercenaries.",
        "Adjacent allied mercenaries are covered by this.");
}

void TestSeizeParaphrases::saysTheSame()
{
    QFETCH(Paper, paper);
    QFETCH(QString, plain);
    const std::string meant = meaningOf(plain.toStdString(), paper);
    QVERIFY2(!meant.starts_with("refused"), meant.c_str());
    QCOMPARE(QString::fromStdString(meaningOf(QTest::currentDataTag(), paper)),
        QString::fromStdString(meant));
}

void TestSeizeParaphrases::isRefused_data()
{
    QTest::addColumn<Paper>("paper");
    const auto row = [](Paper paper, const char* text) { QTest::newRow(text) << paper; };
    // Nobody is no card, and a player can more than "each" says
    row(aMercenary, "No more than two mercenaries can attack each turn.");
    row(aMercenary, "No enemy mercenary card can be exhausted.");
    // Who is to lose it?
    row(aMercenary, "Nothing can remove this mercenary's Stealth until it moves.");
    // It is this turn's attack, which has exhausted it
    row(aMercenary, "Whenever an ally attacks, it isn't exhausted this turn.");
    row(aMercenary, "Attacking doesn't exhaust this mercenary and heals it.");
    // Past whom, or past what?
    row(aMercenary, "Fogged tiles don't block this mercenary's attacks.");
}

void TestSeizeParaphrases::isRefused()
{
    QFETCH(Paper, paper);
    const std::string meant = meaningOf(QTest::currentDataTag(), paper);
    QVERIFY2(meant.starts_with("refused"), meant.c_str());
}

QTEST_APPLESS_MAIN(TestSeizeParaphrases)
#include "tst_seize_paraphrases.moc"
