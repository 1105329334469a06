#include "seize/text/Parse.h"
#include "seize/text/Print.h"

#include <QTest>

#include <string>

using namespace triptych::seize;

namespace {

constexpr Paper onInstant = Paper::Instant;
constexpr Paper onMercenary = Paper::Mercenary;

std::string printedOf(const std::string& text, Paper paper)
{
    const Parsed parsed = parseText(text, paper);
    if (!parsed.problems.empty()) {
        QTest::qFail((text + " - " + parsed.problems.front().text).c_str(), __FILE__, __LINE__);
        return {};
    }
    return print(parsed.abilities);
}

} // namespace

/// Many ways of saying one thing: each is printed as the one, and what is only like it is refused.
class TestSeizeSameMeaning : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isPrinted_data();
    void isPrinted();
    void isRefused_data();
    void isRefused();
};

void TestSeizeSameMeaning::isPrinted_data()
{
    QTest::addColumn<Paper>("paper");
    QTest::addColumn<QString>("printed");
    const auto row = [](const char* text, const char* printed, Paper paper = onInstant) {
        QTest::newRow(text) << paper << QString::fromUtf8(printed);
    };
    // Who has mercenaries controls them
    row("If you have two Mages, draw 1.", "If you control 2 or more Mage mercenaries, draw 1.");
    row("If you have a damaged mercenary, draw a card.",
        "If you control a damaged mercenary, draw 1.");
    row("If you have no mercenaries, draw 3.", "If you control no mercenaries, draw 3.");
    row("If you do not have a Priest, draw 1.", "If you control no Priest mercenaries, draw 1.");
    row("If any opponent has 3 or more mercenaries, draw 1.",
        "If an opponent controls 3 or more mercenaries, draw 1.");
    row("Draw 1 unless you have a mercenary.", "Unless you control a mercenary, draw 1.");
    row("If you have a mercenary card in your discard, draw 1.",
        "If the number of mercenary cards in your discard is greater than or equal to 1, draw 1.");
    row("If you have no treasures in your Warchest, draw 1.",
        "If you have 0 or less treasures in your Warchest, draw 1.");
    // None is not any number
    row("If you control 0 mercenaries, draw 1.", "If you control 0 or less mercenaries, draw 1.");
    row("If there are 0 cards in your discard, draw 1.",
        "If the number of cards in your discard is equal to 0, draw 1.");
    row("Passive: this has Armor 1 if you have 2 or more Warriors.",
        "Passive: as long as you control 2 or more Warrior mercenaries, this has Armor 1.",
        onMercenary);
}

void TestSeizeSameMeaning::isPrinted()
{
    QFETCH(Paper, paper);
    QFETCH(QString, printed);
    QCOMPARE(QString::fromStdString(printedOf(QTest::currentDataTag(), paper)),
        QString::fromStdString(printedOf(printed.toStdString(), paper)));
}

void TestSeizeSameMeaning::isRefused_data()
{
    QTest::addColumn<Paper>("paper");
    const auto row
        = [](const char* text, Paper paper = onInstant) { QTest::newRow(text) << paper; };
    // Nothing to ask
    row("If you control 0 or more mercenaries, draw 1.");
    row("If there are 0 or more cards in your discard, draw 1.");
}

void TestSeizeSameMeaning::isRefused()
{
    QFETCH(Paper, paper);
    QVERIFY(!parseText(QTest::currentDataTag(), paper).problems.empty());
}

QTEST_APPLESS_MAIN(TestSeizeSameMeaning)
#include "tst_seize_same_meaning.moc"
