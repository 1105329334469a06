#include "seize/text/language/Language.h"

#include <QTest>

#include <algorithm>

using namespace triptych;

/// The card language written down is that of the compiler: its examples are compiled, and between them they show
/// everything that a tree can be made of.
class TestSeizeLanguage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyExampleCompilesAndPrintsBack();
    void everyProductionIsShown();
    void aProductionIsNamedWhereItIsFirstShown();
    void whatNoExampleShowsIsSaid();
};

void TestSeizeLanguage::everyExampleCompilesAndPrintsBack()
{
    const text::Language language = seize::language();
    QVERIFY(language.entries.size() > 50);
    std::string others;
    for (const text::LanguageEntry& entry : language.entries) {
        const std::string words(entry.example.words);
        for (const Problem& problem : entry.reading.problems)
            others += words + ": " + problem.text + "\n";
        if (entry.reading.printed != words)
            others += words + " prints as " + entry.reading.printed + "\n";
        QVERIFY2(!entry.reading.plain.empty(), words.c_str());
    }
    QVERIFY2(others.empty(), others.c_str());
}

void TestSeizeLanguage::everyProductionIsShown()
{
    std::string unshown;
    for (const std::string& production : seize::language().unshown)
        unshown += production + ", ";
    QVERIFY2(unshown.empty(), unshown.c_str());
}

void TestSeizeLanguage::aProductionIsNamedWhereItIsFirstShown()
{
    std::vector<std::string> all;
    for (const text::LanguageEntry& entry : seize::language().entries)
        all.insert(all.end(), entry.productions.begin(), entry.productions.end());
    std::ranges::sort(all);
    QVERIFY(std::ranges::adjacent_find(all) == all.end());
    QVERIFY(std::ranges::binary_search(all, std::string("Draw")));
}

void TestSeizeLanguage::whatNoExampleShowsIsSaid()
{
    const std::array examples { text::LanguageExample { "instant", "Draw 1." } };
    const text::Language one = text::languageOf(examples, { "Draw", "Pass" }, [](const auto&) {
        return text::LanguageReading { "None", "", "", { "Draw" }, {} };
    });
    QCOMPARE(one.unshown, std::vector<std::string> { "Pass" });
}

QTEST_APPLESS_MAIN(TestSeizeLanguage)
#include "tst_seize_language.moc"
