#include "altered/cards/CardSet.h"
#include "altered/cards/Published.h"
#include "altered/cards/ReadCard.h"
#include "altered/text/Parse.h"
#include "altered/text/printing/Print.h"
#include "altered/text/surface/Printed.h"

#include <QFile>
#include <QTest>

#include <nlohmann/json.hpp>

using namespace triptych::altered;

// Published card data is no part of the project; the tests over it run where it lies beside the sources.
class TestAlteredPublished : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cardsOfTheInterfaceBecomeAPack();
    void truncatedAndOddFilesAreNoPack();
    void everyPrintingIsFoundByItsNumber();
    void rule_2_2_6_versionsHaveReferencesOfTheirOwn();
    void publishedTextsAreUnderstood_data();
    void publishedTextsAreUnderstood();
};

void TestAlteredPublished::cardsOfTheInterfaceBecomeAPack()
{
    const auto file = nlohmann::json::parse(R"json({"hydra:member":[
        {"reference":"ALT_X_B_AX_01_C","name":"Somebody","cardType":{"reference":"CHARACTER"},
         "mainFaction":{"reference":"AX"},"rarity":{"reference":"COMMON"},"cardSet":{"reference":"X"},
         "cardSubTypes":[{"reference":"ROBOT"}],
         "elements":{"MAIN_COST":"#3#","RECALL_COST":"2","FOREST_POWER":"1","MOUNTAIN_POWER":"#2#",
                     "OCEAN_POWER":"0","MAIN_EFFECT":"{J} I gain [[Anchored]]. (A reminder.)"
}
},
        {"reference":"","name":"Nobody","elements":{}}, 7]})json");
    QVERIFY(isPublished(file));
    triptych::Problems problems;
    const auto pack = packOfPublished(file, "page.json", problems);
    QCOMPARE(problems.size(), 2u);
    QCOMPARE(pack["cards"].size(), 1u);
    const Card card = readCard(pack["cards"][0], "X", "");
    QVERIFY(card.problems.empty());
    QCOMPARE(card.faction, Faction::Axiom);
    QCOMPARE(card.handCost, 3);
    QCOMPARE(card.mountain, 2);
    QCOMPARE(card.subtypes, std::vector<std::string> { "robot" });
    QCOMPARE(card.abilities.size(), 1u);
}

void TestAlteredPublished::truncatedAndOddFilesAreNoPack()
{
    triptych::Problems problems;
    for (const char* odd : { "", "[", "{}", "[]", "[1,2]", "{\"member\":7}", "null" }) {
        const triptych::cards::PackText file { "odd.json", odd };
        QCOMPARE(asPack(file, problems).text, file.text);
    }
    QVERIFY(problems.empty());
}

void TestAlteredPublished::everyPrintingIsFoundByItsNumber()
{
    const auto card = [](const char* reference, const char* rarity, int cost) {
        return nlohmann::json { { "reference", reference }, { "name", "Somebody" },
            { "set", "CORE" }, { "type", "CHARACTER" }, { "faction", "AX" }, { "rarity", rarity },
            { "subtypes", { "ROBOT" } }, { "hand_cost", cost }, { "reserve_cost", cost },
            { "forest", 1 }, { "mountain", 1 }, { "ocean", 1 }, { "main_text", nullptr },
            { "echo_text", nullptr } };
    };
    triptych::Problems problems;
    const auto pack = packOfPublished(
        { card("ALT_CORE_B_AX_10_C", "COMMON", 2), card("ALT_MUSUBI_P_AX_77_C", "COMMON", 2),
            card("ALT_CORE_B_AX_10_R1", "RARE", 1) },
        "some.json", problems);
    QVERIFY(problems.empty());
    QCOMPARE(pack["cards"].size(), 2u);
    QVERIFY(pack["cards"][0]["also"] == nlohmann::json({ "ALT_MUSUBI_P_AX_77_C" }));
    std::vector<Card> cards;
    for (const auto& json : pack["cards"])
        cards.push_back(readCard(json, "CORE", ""));
    const CardSet set(std::move(cards));
    const auto found = [&](const char* id) { return static_cast<int>(set.find(id).value); };
    QCOMPARE(found("ALT_CORE_B_AX_10_C"), 0);
    QCOMPARE(found("alt_core_b_ax_10_c"), 0);   // however it is typed
    QCOMPARE(found("ALT_COREKS_B_AX_10_C"), 0); // its early edition
    QCOMPARE(found("ALT_CORE_A_AX_10_R1"), 1);  // with another picture
    QCOMPARE(found("Somebody"), 0);
    QVERIFY(set.find("ALT_CORE_B_AX_10_R2") == triptych::noCard);
    QVERIFY(
        set.find("ALT_CORE_B_AX_10_U_7") == triptych::noCard); // of a unique there is one printing
    QVERIFY(otherPrintings("Somebody").empty());
}

void TestAlteredPublished::rule_2_2_6_versionsHaveReferencesOfTheirOwn()
{
    const auto versionOf = [](const char* reference, const char* rarity) {
        return nlohmann::json { { "reference", reference }, { "name", "Somebody" },
            { "cardType", { { "reference", "CHARACTER" } } },
            { "mainFaction", { { "reference", "AX" } } }, { "rarity", { { "reference", rarity } } },
            { "cardSet", { { "reference", "X" } } },
            { "elements", { { "MAIN_COST", "3" }, { "RECALL_COST", "2" } } } };
    };
    const nlohmann::json file { { "hydra:member",
        { versionOf("ALT_X_B_AX_01_C", "COMMON"), versionOf("ALT_X_B_AX_01_R1", "RARE"),
            versionOf("ALT_X_B_AX_01_U_7", "UNIQUE") } } };
    triptych::Problems problems;
    const auto pack = packOfPublished(file, "page.json", problems);
    QCOMPARE(pack["cards"].size(), 3u);
    const Rarity rarities[] { Rarity::Common, Rarity::Rare, Rarity::Unique };
    for (std::size_t k = 0; k < 3; ++k) {
        const Card card = readCard(pack["cards"][k], "X", "");
        QCOMPARE(card.id, file["hydra:member"][k]["reference"].get<std::string>());
        QCOMPARE(card.name, std::string("Somebody"));
        QCOMPARE(card.rarity, rarities[k]);
    }
}

void TestAlteredPublished::publishedTextsAreUnderstood_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("percent");
    QTest::addColumn<int>("reworded"); ///< How many texts may be printed in other words.
    QTest::newRow("CORE") << "CORE.json" << 97 << 0;
    QTest::newRow("ALIZE") << "ALIZE.json" << 97 << 0;
    QTest::newRow("BISE") << "BISE.json" << 97 << 0;
    QTest::newRow("CYCLONE") << "CYCLONE.json" << 97 << 9;
    QTest::newRow("EOLE") << "EOLE.json" << 97 << 6;
    QTest::newRow("uniques") << "uniques-sample.json" << 97 << 0;
}

void TestAlteredPublished::publishedTextsAreUnderstood()
{
    QFETCH(QString, name);
    QFETCH(int, percent);
    QFETCH(int, reworded);
    QFile file(QStringLiteral(TRIPTYCH_SHARED_DIR "/data/altered/") + name);
    if (!file.open(QIODevice::ReadOnly))
        QSKIP("The published card data is not at hand.");
    triptych::Problems problems;
    const auto pack = packOfPublished(
        nlohmann::json::parse(file.readAll().toStdString()), name.toStdString(), problems);
    QVERIFY(problems.empty());
    std::size_t understood = 0;
    int inOtherWords = 0;
    for (const auto& json : pack["cards"]) {
        const Card card = readCard(json, "", "");
        if (!card.problems.empty())
            continue;
        ++understood;
        std::vector<Ability> main, support;
        // What a Feat does once it is complete stands in the support box, and works in play.
        for (const Ability& ability : card.abilities)
            (ability.support || ability.completed ? support : main).push_back(ability);
        const std::string text = printText(main);
        if (normalForm(text) != normalForm(card.text)) {
            // As people say it rather than as it is printed elsewhere: then the print says the same.
            QVERIFY2(parseText(text, card.type, "").abilities == main, text.c_str());
            ++inOtherWords;
        }
        QCOMPARE(normalForm(printText(support)), normalForm(card.support));
    }
    QVERIFY2(inOtherWords <= reworded,
        qPrintable(QStringLiteral("%1 are printed in other words").arg(inOtherWords)));
    QVERIFY(understood * 100 >= pack["cards"].size() * static_cast<std::size_t>(percent));
}

QTEST_APPLESS_MAIN(TestAlteredPublished)
#include "tst_altered_published.moc"
