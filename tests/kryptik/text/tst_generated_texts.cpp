#include "TreeGenerator.h"

#include "kryptik/text/Parse.h"
#include "kryptik/text/printing/Print.h"
#include "kryptik/tree/Walk.h"
#include "support/GeneratedTexts.h"

#include <QTest>

using namespace triptych::kryptik;

namespace {

struct Language
{
    using Trees = TreeGenerator;
    using Ability = triptych::kryptik::Ability;

    static Ability tree(Trees& trees, int) { return trees.ability(); }
    static Parsed parse(const Ability& like, const std::string& text)
    {
        if (like.kind == Ability::Kind::ElevenYear)
            return parseYearText(text);
        const bool spell = like.kind == Ability::Kind::SpellEffect;
        return parseText(text, spell ? CardType::Spell : CardType::Citizen);
    }
    static std::string print(const Ability& ability) { return triptych::kryptik::print(ability); }
    static std::string printAll(const std::vector<Ability>& all)
    {
        return triptych::kryptik::print(all);
    }
    static std::string explain(const Ability& ability)
    {
        return triptych::kryptik::explain(ability);
    }
    static std::string german(const Ability& ability)
    {
        return triptych::kryptik::explain(ability, triptych::text::Tongue::German);
    }
    static bool mayBeLeftOut(const std::string& cut)
    {
        return cut == " citizen." || cut == " citizens.";
    }
    /// A keyword line says less, and "shuffle" says the deck.
    static bool mayBeCut(const Ability& ability)
    {
        bool shuffles = false;
        bool ifAble = false; // "it blocks this": nobody can do more than what they are able to
        bool extra = false;  // "take an extra turn": it could be after no other one
        bool looks = false;  // "and the rest on top": of the deck that was looked at
        if (ability.effect)
            walk(*ability.effect, [&](const auto& part) {
                if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Effect>) {
                    shuffles = shuffles || std::holds_alternative<Shuffle>(part.node);
                    extra = extra || std::holds_alternative<Extra>(part.node);
                    looks = looks || std::holds_alternative<LookAndPick>(part.node);
                    if (const auto* allow = std::get_if<Allow>(&part.node))
                        ifAble = ifAble || allow->deed == Allow::Deed::BlockThisIfAble;
                }
            });
        return ability.kind == Ability::Kind::Keywords || shuffles || ifAble || extra || looks;
    }
};

} // namespace

class TestGeneratedTexts : public QObject
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
void TestGeneratedTexts::everyWordOfEveryListIsUsed()
{
    TreeGenerator trees(1);
    for (int i = 0; i < 3000; ++i)
        trees.ability();
    QVERIFY(trees.lists() > 50);
    QVERIFY2(trees.leastRounds() >= 1, "a list of words was not used up");
}

QTEST_APPLESS_MAIN(TestGeneratedTexts)
#include "tst_generated_texts.moc"
