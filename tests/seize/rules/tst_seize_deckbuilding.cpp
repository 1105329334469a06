#include "SeizeCards.h"

#include "seize/rules/Deckbuilding.h"

#include <QTest>

using namespace triptych;
using namespace triptych::seize;
using namespace triptych::seize::test;

/// What is illegal about a deck, format by format.
class TestSeizeDeckbuilding : public QObject
{
    Q_OBJECT

private:
    Problems check(
        const decks::DeckList& deck, const char* ruleset, const RuleChoices& options = {}) const
    {
        return game().check(*m_library, deck, ruleset, {}, options);
    }
    const std::shared_ptr<const cards::Library> m_library = library();

private Q_SLOTS:
    void rule_S_DECK_SIZE_exactly_forty()
    {
        QVERIFY2(
            check(deck(40), "standard").empty(), qPrintable(wordsOf(check(deck(40), "standard"))));
        QVERIFY(check(deck(40), "standard-2v2").empty());
        QVERIFY(has(check(deck(39), "standard"), "seize S-DECK-SIZE"));
        QVERIFY(has(check(deck(41), "standard"), "seize S-DECK-SIZE"));
        QVERIFY(check(deck(30), "draft").empty());
        QVERIFY(!check(deck(31), "draft").empty());
    }

    void rule_S_DECK_SIZE_may_be_a_minimum()
    {
        const RuleChoices larger { { "deckMinimumOnly", true } };
        QVERIFY(check(deck(41), "standard", larger).empty());
        QVERIFY(has(check(deck(39), "standard", larger), "seize S-DECK-SIZE"));
    }

    void rule_S_DECK_LEGEND_copies_by_stars()
    {
        decks::DeckList five = deck(35);
        five.main.push_back({ "Tool 0", 5 });
        const RuleChoices limits { { "siteCopyLimits", true } };
        QVERIFY(check(five, "standard").empty());
        QVERIFY(has(check(five, "standard", limits), "seize S-DECK-LEGEND"));
    }

    void options_of_a_table_reach_the_match()
    {
        Setup setup;
        setup.ruleset = "standard";
        setup.decks = { deck(41), deck(40) };
        QVERIFY(!game().open(m_library, setup).match);
        setup.options = { { "deckMinimumOnly", true }, { "bleedPure", true } };
        const Opened opened = game().open(m_library, setup);
        QVERIFY2(opened.match, qPrintable(wordsOf(opened.problems)));
        const RulesOptions& options = static_cast<const SeizeMatch&>(*opened.match).state().options;
        QVERIFY(options.bleedPure && options.deckMinimumOnly && !options.handSlots);
    }

    /// An arena has no vault that loot could go into, and only it has pillars.
    void options_that_a_format_has_not_are_refused()
    {
        Setup setup;
        setup.ruleset = "standard";
        setup.decks = { deck(40), deck(40) };
        for (const char* const name : { "pillarsBlockLos", "fastDice" }) {
            setup.options = { { name, false } };
            const Opened opened = game().open(m_library, setup);
            QVERIFY(!opened.match);
            QVERIFY2(wordsOf(opened.problems).contains("it has deckMinimumOnly, siteCopyLimits"),
                qPrintable(wordsOf(opened.problems)));
        }
        for (const Ruleset& ruleset : game().rulesets())
            for (const RuleOption& option : ruleset.options) {
                QCOMPARE(option.usual, option.name == "pillarsBlockLos");
                QVERIFY(option.name != "lootTransfer"
                    || !QString::fromStdString(ruleset.id).startsWith("arena"));
            }
    }

    void rule_S_DECK_LEGEND_one_of_each_legend()
    {
        decks::DeckList twoLegends = deck(38);
        twoLegends.main.push_back({ "Warrior Hero", 1 });
        twoLegends.main.push_back({ "Crown", 1 });
        QVERIFY(check(twoLegends, "standard").empty());
        decks::DeckList twice = deck(38);
        twice.main.push_back({ "Crown", 2 });
        QVERIFY(has(check(twice, "standard"), "seize S-DECK-LEGEND"));
        decks::DeckList split = deck(38);
        split.main.push_back({ "Crown", 1 });
        split.main.push_back({ "T-C", 1 });
        QVERIFY(has(check(split, "standard"), "seize S-DECK-LEGEND"));
    }

    void rule_S_DECK_LEGEND_other_cards_have_no_limit()
    {
        decks::DeckList many;
        many.game = "seize";
        many.main.push_back({ "Warrior 0", 40 });
        QVERIFY(check(many, "standard").empty());
    }

    void rule_S_FMT_STD_REQ_and_the_other_formats()
    {
        const Format& standard = formatOf(RulesetId::Standard);
        QCOMPARE(standard.deckSize, 40);
        QCOMPARE(standard.vault, 30);
        QCOMPARE(formatOf(RulesetId::Standard2v2).maxSeats, 4);
        QCOMPARE(formatOf(RulesetId::Draft).vault, 20);
        QCOMPARE(formatOf(RulesetId::Draft).boosters, 4);
        QCOMPARE(formatOf(RulesetId::GuildMaster).vault, 40);
        QCOMPARE(formatOf(RulesetId::GuildMaster).deckSize, 60);
        QCOMPARE(formatOf(RulesetId::Arena).vault, 0);
        QCOMPARE(formatOf(RulesetId::Arena).bestOf, 3);
        QCOMPARE(standard.bestOf, 1);
        QCOMPARE(standard.minutes, 50);
    }

    void rule_S_FMT_GM_DECK_a_master_of_three_or_four_stars()
    {
        const auto led = [&](const char* master) {
            decks::DeckList list = deck(60);
            list.guildMaster = master;
            return check(list, "guild-master");
        };
        QVERIFY2(led("Mage Hero").empty(), qPrintable(wordsOf(led("Mage Hero"))));
        QVERIFY(led("Warrior Hero").empty());
        QVERIFY(led("Warrior 2").empty()); // three stars
        QVERIFY(has(led("Warrior 1"), "seize S-FMT-GM-DECK"));
        QVERIFY(has(led("Crown"), "seize S-FMT-GM-DECK"));
        QVERIFY(has(led(""), "seize S-FMT-GM-DECK"));
        decks::DeckList twice = deck(59);
        twice.main.push_back({ "Warrior Hero", 1 });
        twice.guildMaster = "Warrior Hero"; // the legend counts all 61
        QVERIFY(has(check(twice, "guild-master"), "seize S-DECK-LEGEND"));
    }

    void rule_S_FMT_ARENA_DECK_of_one_class()
    {
        decks::DeckList list = deck(30);
        QVERIFY(has(check(list, "arena"), "seize S-FMT-ARENA-DECK"));
        list.champion = "Warrior Hero";
        QVERIFY2(check(list, "arena").empty(), qPrintable(wordsOf(check(list, "arena"))));
        QVERIFY(check(list, "arena-2v2").empty());
        list.champion = "Mage Hero";
        QVERIFY(has(check(list, "arena"), "seize S-FMT-ARENA-DECK"));
        list.champion = "Crown";
        QVERIFY(has(check(list, "arena"), "seize S-FMT-ARENA-DECK"));
    }
};

QTEST_APPLESS_MAIN(TestSeizeDeckbuilding)

#include "tst_seize_deckbuilding.moc"
