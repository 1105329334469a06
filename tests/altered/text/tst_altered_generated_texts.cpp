#include "TreeGenerator.h"

#include "altered/text/Parse.h"
#include "altered/text/binding/Bound.h"
#include "altered/text/binding/Branches.h"
#include "altered/text/binding/Unbound.h"
#include "altered/text/explaining/Explain.h"
#include "altered/text/printing/Print.h"
#include "support/GeneratedTexts.h"

#include <QTest>

using namespace triptych::altered;

namespace {

struct Language
{
    using Trees = TreeGenerator;
    using Ability = triptych::altered::Ability;

    static Ability tree(Trees& trees, int n)
    {
        for (;;) {
            Ability made = n % 3 == 0 ? trees.spell() : trees.ability();
            const CardType type
                = made.kind == Ability::Kind::SpellEffect ? CardType::Spell : CardType::Character;
            bindOthers(made, type);
            if (!hasUnboundIt(made) && unboundReason(made, type).empty()) // else it is refused
                return made;
        }
    }
    static Parsed parse(const Ability& like, const std::string& text)
    {
        return parseText(
            text, like.kind == Ability::Kind::SpellEffect ? CardType::Spell : CardType::Character);
    }
    static std::string print(const Ability& ability) { return triptych::altered::print(ability); }
    static std::string printAll(const std::vector<Ability>& all) { return printText(all); }
    static std::string german(const Ability& ability)
    {
        return triptych::altered::explain(ability, triptych::text::Tongue::German);
    }
    static std::string explain(const Ability& ability)
    {
        return triptych::altered::explain(ability);
    }
    /// Without its last sentence a text is one as well.
    static bool mayBeCut(const Ability&) { return true; }
};

} // namespace

class TestAlteredGeneratedTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void printedTreesAreReadBack() { m_texts.printedTreesAreReadBack(); }
    void theirWordsAreKept();
    void theUsualWordsAreUnderstood();
    void aWrongWordNeverPassesUnnoticed() { m_texts.aWrongWordNeverPassesUnnoticed(15); }
    void cutTextsNeverCrash() { m_texts.cutTextsNeverCrash(15); }

private:
    triptych::tests::GeneratedTexts<Language> m_texts { 1500 };
};

// What equality passes over: a text that is read is printed in its own words again.
void TestAlteredGeneratedTexts::theirWordsAreKept()
{
    TreeGenerator trees(3);
    for (int n = 0; n < 500; ++n) {
        const Ability ability = Language::tree(trees, n);
        const std::string text = print(ability);
        const Parsed parsed = Language::parse(ability, text);
        if (parsed.problems.empty())
            QCOMPARE(printText(parsed.abilities), text);
    }
}

// A tree that no text has made is said in the usual words, and so it means the same.
void TestAlteredGeneratedTexts::theUsualWordsAreUnderstood()
{
    Ability ability;
    ability.kind = Ability::Kind::Reaction;
    ability.triggers.emplace_back();
    Gain gain;
    gain.what = { It { It::Kind::TheOthers } };
    gain.grants.emplace_back();
    ability.effect = Effect { gain };
    QCOMPARE(print(ability), std::string("{J} The others gain 1 boost."));
    said(std::get<It>(std::get<Gain>(ability.effect->node).what.node)).word = Said<It>::TheRest;
    QCOMPARE(print(ability), std::string("{J} The rest gain 1 boost."));
    QVERIFY(std::get<Gain>(ability.effect->node) == gain);
}

QTEST_APPLESS_MAIN(TestAlteredGeneratedTexts)
#include "tst_altered_generated_texts.moc"
