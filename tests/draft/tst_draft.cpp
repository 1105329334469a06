#include "ai/GreedyAgent.h"
#include "ai/RandomAgent.h"
#include "cards/Library.h"
#include "core/JsonText.h"
#include "core/Random.h"
#include "decks/Pool.h"
#include "draft/Building.h"
#include "support/Play.h"
#include "support/Tables.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

using namespace triptych;
using namespace triptych::draft;

namespace {

/// One way to draft: a game, its ruleset and a booster.
struct Way
{
    const tests::Table& table;
    const Ruleset& ruleset;
    cards::BoosterOpener opener;
    Taste taste;
    Plan plan;
};

const std::vector<Way>& ways()
{
    static const std::vector<tests::Table> tables = tests::tables();
    static const std::vector<Way> all = [] {
        std::vector<Way> found;
        for (const tests::Table& table : tables)
            for (const Ruleset* ruleset : draftRulesets(*table.game))
                for (const cards::Booster& booster : table.library->boosters())
                    found.push_back({ table, *ruleset, { *table.library, booster },
                        { *table.game, *table.library, ruleset->draft },
                        planOf(ruleset->draft, booster) });
        return found;
    }();
    return all;
}

Plan planFor(const Way& way, std::size_t seats, std::uint64_t seed, Manner manner = Manner::Passing)
{
    Plan plan = way.plan;
    plan.seats = seats;
    plan.seed = seed;
    plan.manner = manner;
    return plan;
}

std::vector<std::size_t> everybody(const Draft& draft)
{
    std::vector<std::size_t> seats(draft.seats());
    std::iota(seats.begin(), seats.end(), std::size_t { 0 });
    return seats;
}

void finish(Draft& draft, const Taste& taste)
{
    while (pickFor(draft, everybody(draft), taste)) { }
}

decks::DeckList deckOf(const Way& way, const std::vector<std::size_t>& cards)
{
    return listOf(*way.table.library, way.taste, cards, std::string(way.table.game->id()),
        rulesetOfDecks(way.ruleset), "Drafted");
}

Problems notInPool(const Way& way, const decks::DeckList& deck, const decks::DeckList& pool)
{
    return decks::problemsOf(decks::poolFaults(*way.table.library, deck, decks::cardsOf(pool)));
}

std::vector<std::size_t> suggested(const Way& way, const std::vector<std::size_t>& pool)
{
    return suggestDeck(
        *way.table.game, *way.table.library, rulesetOfDecks(way.ruleset), way.taste, pool);
}

/// The way to draft of which the rules have a page.
const Way& wayNamed(const std::string& ruleset)
{
    return *std::find_if(
        ways().begin(), ways().end(), [&](const Way& way) { return way.ruleset.id == ruleset; });
}

std::map<std::size_t, int> counted(const std::vector<std::size_t>& cards)
{
    std::map<std::size_t, int> counts;
    for (const std::size_t card : cards)
        ++counts[card];
    return counts;
}

} // namespace

class TestDraft : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void some_game_can_be_drafted()
    {
        for (const char* const game : { "kryptik", "seize", "altered" })
            QVERIFY2(std::any_of(ways().begin(), ways().end(),
                         [&](const Way& way) { return way.table.game->id() == game; }),
                game);
        for (const Way& way : ways())
            QVERIFY2(faultsOf(way.opener, way.ruleset.draft, planFor(way, 8, 1)).empty(),
                way.ruleset.id.c_str());
    }

    // S-FMT-DRAFT four boosters of twelve; decks of exactly 30 cards.
    void S_FMT_DRAFT_has_four_boosters_each()
    {
        const auto found = std::find_if(
            ways().begin(), ways().end(), [](const Way& way) { return way.ruleset.id == "draft"; });
        QVERIFY(found != ways().end());
        QCOMPARE(found->plan.boosters, std::size_t { 4 });
        QCOMPARE(found->plan.packSize, std::size_t { 12 });
        QCOMPARE(found->ruleset.draft.deckSize, 30);
        QCOMPARE(found->ruleset.draft.minutes, 15);
        QCOMPARE(found->ruleset.draft.rule, std::string_view("seize S-FMT-DRAFT"));
    }

    void packs_go_to_the_left_then_to_the_right_data()
    {
        QTest::addColumn<int>("seats");
        for (int seats = 2; seats <= 8; ++seats)
            QTest::newRow(std::to_string(seats).c_str()) << seats;
    }
    void packs_go_to_the_left_then_to_the_right()
    {
        QFETCH(int, seats);
        const auto count = static_cast<std::size_t>(seats);
        const Way& way = ways().front();
        Draft draft(way.opener, planFor(way, count, 11));
        for (std::size_t round = 0; round < way.plan.boosters; ++round) {
            // Who holds which pack, by what it began with; each is seen through its seat only.
            std::vector<std::vector<std::size_t>> packs;
            for (std::size_t seat = 0; seat < count; ++seat)
                packs.push_back(draft.view(seat).pack);
            for (std::size_t pick = 0; pick < way.plan.packSize; ++pick) {
                QCOMPARE(draft.round(), round);
                QCOMPARE(draft.pick(), pick);
                for (std::size_t seat = 0; seat < count; ++seat) {
                    // To the left is the next seat, so what one gets comes from the one before.
                    const std::size_t from = round % 2 == 0
                        ? (seat + count * way.plan.packSize - pick) % count
                        : (seat + pick) % count;
                    QCOMPARE(draft.view(seat).pack, packs[from]);
                    QCOMPARE(draft.passesTo(seat),
                        round % 2 == 0 ? (seat + 1) % count : (seat + count - 1) % count);
                    const std::size_t place = (seat + pick) % packs[from].size();
                    QVERIFY(draft.take(seat, place));
                    QCOMPARE(draft.view(seat).pool.back(), packs[from][place]);
                    packs[from].erase(packs[from].begin() + static_cast<std::ptrdiff_t>(place));
                    if (seat + 1 < count) {
                        // It waits and sees nothing until all have taken.
                        QVERIFY(!draft.mayPick(seat));
                        QVERIFY(draft.view(seat).pack.empty());
                        QVERIFY(!draft.take(seat, 0));
                    }
                }
            }
        }
        QVERIFY(draft.over());
        QVERIFY(!draft.take(0, 0));
    }

    void no_card_is_lost_and_none_is_made()
    {
        for (const Way& way : ways())
            for (std::size_t seats = 2; seats <= mostSeats; ++seats)
                for (std::uint64_t seed = 1; seed <= 10; ++seed) {
                    // Sealed, everybody keeps what they open: the same cards, otherwise shared out.
                    const Draft sealed(way.opener, planFor(way, seats, seed, Manner::Sealed));
                    Draft passed(way.opener, planFor(way, seats, seed));
                    finish(passed, way.taste);
                    QVERIFY(passed.over() && sealed.over());
                    std::vector<std::size_t> opened, taken;
                    for (std::size_t seat = 0; seat < seats; ++seat) {
                        const auto one = sealed.view(seat).pool;
                        const auto other = passed.view(seat).pool;
                        QCOMPARE(one.size(), way.plan.boosters * way.plan.packSize);
                        QCOMPARE(other.size(), one.size());
                        opened.insert(opened.end(), one.begin(), one.end());
                        taken.insert(taken.end(), other.begin(), other.end());
                    }
                    QCOMPARE(counted(taken), counted(opened));
                }
    }

    void the_same_seed_gives_the_same_draft()
    {
        const Way& way = ways().front();
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Draft one(way.opener, planFor(way, 4, seed));
            Draft other(way.opener, planFor(way, 4, seed));
            finish(one, way.taste);
            finish(other, way.taste);
            for (std::size_t seat = 0; seat < 4; ++seat)
                QCOMPARE(one.view(seat).pool, other.view(seat).pool);
        }
        QVERIFY(Draft(way.opener, planFor(way, 2, 1)).view(0).pack
            != Draft(way.opener, planFor(way, 2, 2)).view(0).pack);
    }

    void what_others_take_does_not_change_the_boosters()
    {
        const Way& way = ways().front();
        Draft one(way.opener, planFor(way, 3, 9));
        Draft other(way.opener, planFor(way, 3, 9));
        while (one.round() == 0)
            for (std::size_t seat = 0; seat < 3; ++seat) {
                one.take(seat, 0);
                other.take(seat, other.view(seat).pack.size() - 1);
            }
        for (std::size_t seat = 0; seat < 3; ++seat)
            QCOMPARE(one.view(seat).pack, other.view(seat).pack);
    }

    void one_seat_alone_opens_its_sealed_packs()
    {
        for (const Way& way : ways()) {
            const Draft sealed(way.opener, planFor(way, 1, 4, Manner::Sealed));
            QVERIFY(sealed.over());
            QCOMPARE(sealed.view(0).pool.size(), way.plan.boosters * way.plan.packSize);
            QVERIFY(sealed.view(7).pool.empty());
        }
    }

    void plans_that_cannot_work_are_refused()
    {
        const Way& way = ways().front();
        const auto says = [&](Plan plan) {
            return tests::wordsOf(faultsOf(way.opener, way.ruleset.draft, plan));
        };
        QVERIFY(says(planFor(way, 9, 1)).contains("2 to 8 seats"));
        QVERIFY(says(planFor(way, 1, 1)).contains("2 to 8 seats"));
        QVERIFY(says(planFor(way, 1, 1, Manner::Sealed)).isEmpty());
        Plan small = planFor(way, 2, 1);
        small.packSize = 3;
        QVERIFY(says(small).contains("too few"));
    }

    void a_bot_knows_only_its_view()
    {
        // What it takes follows from its view: the same view at another table, the same answer.
        const Way& way = ways().front();
        const std::size_t total = way.plan.boosters * way.plan.packSize;
        Draft draft(way.opener, planFor(way, 4, 3));
        while (!draft.over()) {
            for (std::size_t seat = 0; seat < 4; ++seat) {
                const View view = draft.view(seat);
                const std::size_t place = way.taste.choose(view, total);
                QVERIFY(place < view.pack.size());
                QCOMPARE(way.taste.choose(View { view }, total), place);
                QVERIFY(draft.take(seat, place));
            }
        }
    }

    // Against pools taken at random, those of the bot have the kinds that a deck needs, better cards,
    // and cards that go together.
    void bots_take_what_makes_a_deck()
    {
        const Way& way = wayNamed("draft");
        int bot = 0, blind = 0;
        int strangers = 0, blindStrangers = 0;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            Draft draft(way.opener, planFor(way, 4, seed));
            Random random(seed);
            while (!draft.over()) {
                pickFor(draft, { 0, 1 }, way.taste);
                for (const std::size_t seat : { std::size_t { 2 }, std::size_t { 3 } })
                    if (draft.mayPick(seat))
                        draft.take(seat,
                            random.below(static_cast<std::uint32_t>(draft.view(seat).pack.size())));
            }
            for (std::size_t seat = 0; seat < 4; ++seat) {
                const auto deck = suggested(way, draft.view(seat).pool);
                for (const std::size_t card : deck) {
                    (seat < 2 ? bot : blind) += way.taste.of(card).worth;
                    const bool alone = !way.taste.leads(card) && !way.taste.of(card).group.empty()
                        && std::none_of(deck.begin(), deck.end(), [&](std::size_t other) {
                               return way.taste.leads(other)
                                   && way.taste.of(other).group == way.taste.of(card).group;
                           });
                    (seat < 2 ? strangers : blindStrangers) += alone ? 1 : 0;
                }
            }
        }
        // A point for every deck at the least.
        QVERIFY2(bot > blind + 2 * 60, qPrintable(QStringLiteral("%1 %2").arg(bot).arg(blind)));
        QVERIFY2(strangers <= blindStrangers && strangers < 60,
            qPrintable(QStringLiteral("%1 %2").arg(strangers).arg(blindStrangers)));
    }

    void suggestions_are_legal_in_a_thousand_seeds()
    {
        for (const Way& way : ways())
            for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
                const std::size_t seats = 2 + seed % 7;
                Draft draft(way.opener,
                    planFor(way, seats, seed, seed % 3 == 0 ? Manner::Sealed : Manner::Passing));
                finish(draft, way.taste);
                const std::size_t seat = seed % seats;
                const auto pool = draft.view(seat).pool;
                const auto cards = suggested(way, pool);
                const decks::DeckList deck = deckOf(way, cards);
                const Problems problems
                    = way.table.game->check(*way.table.library, deck, way.ruleset.id);
                QVERIFY2(problems.empty(),
                    qPrintable(QStringLiteral("seed %1: ").arg(seed) + tests::wordsOf(problems)));
                QVERIFY(notInPool(way, deck, deckOf(way, pool)).empty());
                // Of every kind about as many as a sound deck has, as far as the pool has them for what
                // the deck plays.
                std::set<std::string> played;
                for (const std::size_t card : cards)
                    played.insert(way.taste.of(card).group);
                for (const auto& [kind, wanted] : way.ruleset.draft.makeUp) {
                    const auto have = std::count_if(cards.begin(), cards.end(),
                        [&](std::size_t card) { return way.taste.of(card).kind == kind; });
                    const auto there
                        = std::count_if(pool.begin(), pool.end(), [&](std::size_t card) {
                              const Traits& traits = way.taste.of(card);
                              return traits.kind == kind
                                  && (traits.group.empty() || played.contains(traits.group));
                          });
                    QVERIFY2(2 * have >= std::min<std::ptrdiff_t>(wanted, there),
                        qPrintable(QStringLiteral("seed %1: %2 %3")
                                       .arg(seed)
                                       .arg(have)
                                       .arg(QString::fromUtf8(
                                           kind.data(), static_cast<qsizetype>(kind.size())))));
                }
            }
    }

    void a_suggestion_from_too_few_cards_is_as_near_as_it_can_be()
    {
        const Way& way = ways().front();
        const Draft sealed(way.opener, planFor(way, 1, 8, Manner::Sealed));
        auto pool = sealed.view(0).pool;
        pool.resize(10);
        QVERIFY(suggested(way, pool).size() <= 10);
        QVERIFY(suggested(way, {}).empty());
    }

    void lists_can_be_read_back_and_checked_against_the_pool()
    {
        const Way& way = ways().front();
        Draft draft(way.opener, planFor(way, 2, 5));
        finish(draft, way.taste);
        const auto pool = draft.view(0).pool;
        const decks::DeckList list = deckOf(way, pool);
        const auto parsed = decks::parseDeck(printed(decks::toJson(list)), "pool.json");
        QVERIFY2(parsed.problems.empty(), qPrintable(tests::wordsOf(parsed.problems)));
        QCOMPARE(parsed.deck, list);
        int cards = 0;
        for (const decks::Entry& entry : list.main)
            cards += entry.count;
        QCOMPARE(static_cast<std::size_t>(cards), pool.size());

        decks::DeckList more = list;
        more.main.front().count += 1;
        const Problems problems = notInPool(way, more, list);
        QCOMPARE(problems.size(), std::size_t { 1 });
        QVERIFY2(tests::wordsOf(problems).contains("the pool has"),
            qPrintable(tests::wordsOf(problems)));
        decks::DeckList less = list;
        less.main.erase(less.main.begin());
        QVERIFY(tests::wordsOf(notInPool(way, list, less)).contains("not in the pool"));
    }

    void drafted_decks_play_whole_games()
    {
        for (const Way& way : ways()) {
            const std::size_t games = tests::gamesToPlay(150);
            for (std::uint64_t seed = 1; seed <= games; ++seed) {
                Draft draft(way.opener, planFor(way, 2 + seed % 3, seed));
                finish(draft, way.taste);
                Setup setup;
                setup.ruleset = way.ruleset.id;
                setup.seed = seed;
                for (std::size_t seat = 0; seat < way.ruleset.minSeats; ++seat)
                    setup.decks.push_back(deckOf(way, suggested(way, draft.view(seat).pool)));
                Opened opened = way.table.game->open(way.table.library, setup);
                QVERIFY2(opened.match, qPrintable(tests::wordsOf(opened.problems)));
                ai::RandomAgent agent(seed);
                for (std::size_t answers = 0; opened.match->decision(); ++answers) {
                    QVERIFY2(answers < 20000, "It does not end.");
                    opened.match->answer(
                        agent.choose(*opened.match, opened.match->decision()->player));
                    if (answers % 7 == 0)
                        QCOMPARE(opened.match->broken(), std::string());
                }
                QVERIFY(opened.match->outcome().has_value());
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestDraft)
#include "tst_draft.moc"
