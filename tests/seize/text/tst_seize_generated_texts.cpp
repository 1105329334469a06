#include "SeizeTrees.h"

#include "seize/text/Parse.h"
#include "seize/text/printing/Print.h"
#include "support/GeneratedTexts.h"

#include <QTest>

using namespace triptych::seize;

namespace {

struct Language
{
    using Trees = SeizeTrees;
    using Ability = triptych::seize::Ability;

    static Ability tree(Trees& trees, int) { return trees.ability(); }
    static Parsed parse(const Ability& like, const std::string& text)
    {
        return parseText(text, like.paper);
    }
    static std::string print(const Ability& ability) { return triptych::seize::print(ability); }
    static std::string printAll(const std::vector<Ability>& all)
    {
        return triptych::seize::print(all);
    }
    static std::string explain(const Ability& ability) { return triptych::seize::explain(ability); }
    static std::string german(const Ability& ability)
    {
        return triptych::seize::explain(ability, triptych::text::Tongue::German);
    }
    static bool mayBeLeftOut(const std::string& cut)
    {
        return cut == " mercenary." || cut == " mercenaries." || cut == " loot.";
    }
    /// Last words of Seize's texts may be left out in more ways than can be told from here ("push it",
    /// "gains 2"): that cut texts do not crash, and say what they lack when refused, is what is held.
    static bool mayBeCut(const Ability&) { return true; }
};

} // namespace

class TestSeizeGeneratedTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void printedTreesAreReadBack() { m_texts.printedTreesAreReadBack(); }
    void everyWordOfEveryListIsUsed();
    void aWrongWordNeverPassesUnnoticed() { m_texts.aWrongWordNeverPassesUnnoticed(10); }
    void cutTextsNeverCrash() { m_texts.cutTextsNeverCrash(10); }

private:
    triptych::tests::GeneratedTexts<Language> m_texts { 1000 };
};

// By a fixed seed: with another one each time, a rare list would be missed now and then.
void TestSeizeGeneratedTexts::everyWordOfEveryListIsUsed()
{
    SeizeTrees trees(1);
    for (int i = 0; i < 9000; ++i)
        trees.ability();
    QVERIFY(trees.lists() > 60);
    QVERIFY2(trees.leastRounds() >= 1, "a list of words was not used up");
}

QTEST_APPLESS_MAIN(TestSeizeGeneratedTexts)
#include "tst_seize_generated_texts.moc"
