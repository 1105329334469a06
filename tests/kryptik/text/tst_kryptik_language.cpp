#include "kryptik/text/language/Language.h"

#include <QTest>

#include <algorithm>

using namespace triptych;

/// The card language written down is that of the compiler: its examples are compiled, and between them they show
/// everything that a tree can be made of.
class TestKryptikLanguage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyExampleCompilesAndPrintsBack();
    void everyProductionIsShown();
    void aProductionIsNamedWhereItIsFirstShown();
    void whatNoExampleShowsIsSaid();
};

void TestKryptikLanguage::everyExampleCompilesAndPrintsBack()
{
    const text::Language language = kryptik::language();
    QVERIFY(language.entries.size() > 50);
    for (const text::LanguageEntry& entry : language.entries) {
        const std::string words(entry.example.words);
        QVERIFY2(entry.reading.problems.empty(),
            entry.reading.problems.empty()
                ? ""
                : (words + ": " + entry.reading.problems.front().text).c_str());
        QCOMPARE(entry.reading.printed, words);
        QVERIFY2(!entry.reading.plain.empty(), words.c_str());
    }
}

void TestKryptikLanguage::everyProductionIsShown()
{
    std::string unshown;
    for (const std::string& production : kryptik::language().unshown)
        unshown += production + ", ";
    QVERIFY2(unshown.empty(), unshown.c_str());
}

void TestKryptikLanguage::aProductionIsNamedWhereItIsFirstShown()
{
    std::vector<std::string> all;
    for (const text::LanguageEntry& entry : kryptik::language().entries)
        all.insert(all.end(), entry.productions.begin(), entry.productions.end());
    std::ranges::sort(all);
    QVERIFY(std::ranges::adjacent_find(all) == all.end());
    QVERIFY(std::ranges::binary_search(all, std::string("Draw")));
}

void TestKryptikLanguage::whatNoExampleShowsIsSaid()
{
    const std::array examples { text::LanguageExample { "spell", "Draw 1 card." } };
    const text::Language one = text::languageOf(examples, { "Draw", "Pass" }, [](const auto&) {
        return text::LanguageReading { "None", "", "", { "Draw" }, {} };
    });
    QCOMPARE(one.unshown, std::vector<std::string> { "Pass" });
}

QTEST_APPLESS_MAIN(TestKryptikLanguage)
#include "tst_kryptik_language.moc"
