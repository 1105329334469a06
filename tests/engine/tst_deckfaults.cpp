#include "cards/Library.h"
#include "decks/Completing.h"
#include "decks/DeckRules.h"
#include "support/Tables.h"

#include <QTest>

#include <algorithm>

using namespace triptych;
using namespace triptych::decks;

namespace {

const tests::Table& tableOf(const std::string& game)
{
    return *std::ranges::find_if(
        tests::tables(), [&](const auto& table) { return table.game->id() == game; });
}

DeckList legalDeck(const tests::Table& table, const std::string& ruleset, std::uint64_t seed = 1)
{
    return complete(*table.game, *table.library, {}, ruleset, { .seed = seed }).deck;
}

const DeckFault* faultOf(const DeckFaults& faults, const std::string& rule)
{
    const auto found = std::ranges::find(faults, rule, &DeckFault::rule);
    return found == faults.end() ? nullptr : &*found;
}

/// What a person does who follows a proposal.
void follow(const Proposal& proposal, DeckList& deck, const tests::Table& table)
{
    std::vector<Entry>& entries = proposal.part == DeckPart::Side ? deck.side : deck.main;
    int left = proposal.count;
    switch (proposal.deed) {
    case Proposal::Deed::Remove:
        for (std::size_t k = entries.size(); k-- > 0 && left > 0;)
            if (proposal.card.empty()
                || table.library->find(entries[k].card) == table.library->find(proposal.card)) {
                const int gone = std::min(left, entries[k].count);
                entries[k].count -= gone;
                left -= gone;
                if (entries[k].count == 0)
                    entries.erase(entries.begin() + static_cast<std::ptrdiff_t>(k));
            }
        return;
    case Proposal::Deed::Add:
    case Proposal::Deed::Choose:
        if (proposal.deed == Proposal::Deed::Choose) {
            deck.hero.clear();
            deck.champion.clear();
            deck.guildMaster.clear();
        }
        deck = complete(*table.game, *table.library, deck, deck.ruleset, { .seed = 5 }).deck;
        return;
    case Proposal::Deed::Replace:
        for (Entry& entry : entries)
            if (entry.card == proposal.card)
                entry.card = proposal.better;
        return;
    }
}

} // namespace

class TestDeckFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void every_fault_has_a_rule_or_names_a_card()
    {
        for (const tests::Table& table : tests::tables())
            for (const Ruleset& ruleset : table.game->rulesets()) {
                DeckList deck;
                deck.main = { { "No Such Card At All", 2 } };
                for (const DeckFault& fault :
                    table.game->faults(*table.library, deck, ruleset.id)) {
                    QVERIFY(!fault.rule.empty() || !fault.cards.empty());
                    QVERIFY(!fault.message.empty());
                }
                QCOMPARE(table.game->check(*table.library, deck, ruleset.id).size(),
                    table.game->faults(*table.library, deck, ruleset.id).size());
            }
    }

    // 1.2.1 At most three copies, the side deck included; 1.1.1 exactly fifty.
    void proposals_mend_a_deck_of_the_first_game()
    {
        const tests::Table& table = tableOf("kryptik");
        DeckList deck = legalDeck(table, "constructed");
        QVERIFY(table.game->faults(*table.library, deck, "constructed").empty());
        const Entry three = *std::ranges::find(deck.main, 3, &Entry::count);
        deck.side.push_back({ three.card, 1 });
        DeckFaults faults = table.game->faults(*table.library, deck, "constructed");
        const DeckFault* fault = faultOf(faults, "kryptik 1.2.1");
        QVERIFY(fault && fault->proposal);
        QCOMPARE(fault->cards, (std::vector<std::string> { three.card }));
        QCOMPARE(
            *fault->proposal, (Proposal { Proposal::Deed::Remove, DeckPart::Side, 1, three.card }));
        QCOMPARE(sentenceOf(*fault->proposal), "Remove 1 x " + three.card + " from the side deck.");
        follow(*fault->proposal, deck, table);
        QVERIFY(table.game->faults(*table.library, deck, "constructed").empty());

        deck.main.back().count -= 1;
        faults = table.game->faults(*table.library, deck, "constructed");
        QVERIFY(faultOf(faults, "kryptik 1.1.1"));
        QCOMPARE(
            sentenceOf(*faultOf(faults, "kryptik 1.1.1")->proposal), std::string("Add 1 card."));
    }

    void a_deck_without_its_leader_is_told_to_choose_one()
    {
        const tests::Table& altered = tableOf("altered");
        DeckList deck = legalDeck(altered, "cr4");
        QVERIFY(altered.game->faults(*altered.library, deck, "cr4").empty());
        deck.hero.clear();
        const DeckFaults faults = altered.game->faults(*altered.library, deck, "cr4");
        QVERIFY(faultOf(faults, "altered 1.1.4.b"));
        QCOMPARE(sentenceOf(*faultOf(faults, "altered 1.1.4.b")->proposal),
            std::string("Choose a hero."));

        const tests::Table& seize = tableOf("seize");
        DeckList arena = legalDeck(seize, "arena");
        QVERIFY(seize.game->faults(*seize.library, arena, "arena").empty());
        arena.champion.clear();
        QCOMPARE(sentenceOf(*faultOf(
                     seize.game->faults(*seize.library, arena, "arena"), "seize S-FMT-ARENA-DECK")
                                 ->proposal),
            std::string("Choose a champion."));
    }

    // 1.1.4.f At most fifteen rares: all of them are concerned.
    void all_cards_of_a_count_are_concerned()
    {
        const tests::Table& table = tableOf("altered");
        DeckList deck;
        deck.ruleset = "cr4";
        int rares = 0;
        std::string faction;
        for (std::size_t card = 0; card < table.library->size() && rares < 18; ++card) {
            const auto& printed = table.library->printed(card);
            if (printed.value("rarity", "") != "rare")
                continue;
            if (faction.empty())
                faction = printed.value("faction", "");
            deck.main.push_back({ printed["name"].get<std::string>(), 3 });
            rares += 3;
        }
        const DeckFaults faults = table.game->faults(*table.library, deck, "cr4");
        const DeckFault* fault = faultOf(faults, "altered 1.1.4.f");
        QVERIFY(fault && fault->proposal);
        QCOMPARE(fault->cards.size(), std::size_t { 6 });
        QCOMPARE(fault->proposal->count, 3);
    }

    void an_unknown_name_proposes_the_nearest()
    {
        for (const tests::Table& table : tests::tables()) {
            if (table.game->id() == "race")
                continue;
            DeckList deck = legalDeck(table, table.game->rulesets().front().id);
            const std::string right = deck.main.front().card;
            deck.main.front().card[1] = '#';
            const DeckFaults faults
                = table.game->faults(*table.library, deck, table.game->rulesets().front().id);
            QVERIFY(!faults.empty());
            const auto unknown = std::ranges::find_if(faults, [](const DeckFault& fault) {
                return fault.proposal && fault.proposal->deed == Proposal::Deed::Replace;
            });
            QVERIFY(unknown != faults.end());
            QCOMPARE(unknown->proposal->better, right);
        }
    }

    // Following the proposals one after the other ends in a deck that may be played.
    void following_all_proposals_makes_any_deck_legal()
    {
        for (const tests::Table& table : tests::tables())
            for (const Ruleset& ruleset : table.game->rulesets())
                for (std::uint64_t seed = 1; seed <= 5; ++seed) {
                    if (table.game->id() == "race")
                        continue;
                    DeckList deck = legalDeck(table, ruleset.id, seed);
                    deck.main.front().count += 9;
                    deck.main.back().card = "Nobody's Business";
                    deck.hero = deck.champion = deck.guildMaster = {};
                    int steps = 0;
                    for (DeckFaults faults = table.game->faults(*table.library, deck, ruleset.id);
                         !faults.empty() && steps < 60;
                         faults = table.game->faults(*table.library, deck, ruleset.id), ++steps) {
                        // What is wrong by itself first, then what is missing.
                        const auto first = std::ranges::find_if(faults, [](const DeckFault& fault) {
                            return fault.proposal && fault.proposal->deed == Proposal::Deed::Remove;
                        });
                        const DeckFault& fault = first == faults.end() ? faults.front() : *first;
                        QVERIFY2(fault.proposal, fault.message.c_str());
                        follow(*fault.proposal, deck, table);
                    }
                    const Problems left = table.game->check(*table.library, deck, ruleset.id);
                    QVERIFY2(left.empty(),
                        qPrintable(QString::fromStdString(
                            ruleset.id + ": " + (left.empty() ? "" : left.front().text))));
                }
    }

    void decks_are_completed_in_every_ruleset()
    {
        for (const tests::Table& table : tests::tables())
            for (const Ruleset& ruleset : table.game->rulesets())
                for (std::uint64_t seed = 1; seed <= 10; ++seed) {
                    const Completed made
                        = complete(*table.game, *table.library, {}, ruleset.id, { .seed = seed });
                    QVERIFY2(made.faults.empty(),
                        made.faults.empty() ? "" : made.faults.front().message.c_str());
                    const Completed again
                        = complete(*table.game, *table.library, {}, ruleset.id, { .seed = seed });
                    QCOMPARE(again.deck, made.deck);
                    // What was there stays.
                    DeckList part = made.deck;
                    part.main.resize(part.main.size() / 2);
                    const Completed filled
                        = complete(*table.game, *table.library, part, ruleset.id, { .seed = 99 });
                    QVERIFY(filled.faults.empty());
                    for (const Entry& entry : part.main) {
                        const auto found
                            = std::ranges::find(filled.deck.main, entry.card, &Entry::card);
                        QVERIFY(found != filled.deck.main.end() && found->count >= entry.count);
                    }
                }
    }

    void the_rules_of_decks_agree_with_what_is_checked()
    {
        for (const tests::Table& table : tests::tables())
            for (const Ruleset& ruleset : table.game->rulesets()) {
                if (table.game->id() == "race")
                    continue;
                const DeckRules rules = table.game->deckRules(ruleset.id);
                QVERIFY(rules.least > 0);
                QVERIFY(rules.draw.openingHand > 0);
                const DeckList deck = legalDeck(table, ruleset.id);
                int cards = 0;
                for (const Entry& entry : deck.main)
                    cards += entry.count;
                QCOMPARE(cards, rules.least); // No card is added that need not be.
                for (std::size_t card = 0; card < table.library->size(); ++card)
                    QVERIFY(table.game->mostCopies(*table.library, card, ruleset.id) >= 0);
            }
    }
};

QTEST_GUILESS_MAIN(TestDeckFaults)
#include "tst_deckfaults.moc"
