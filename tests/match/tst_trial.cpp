#include "ai/Agent.h"
#include "match/TrialMatrix.h"
#include "support/Play.h"
#include "support/Tables.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace triptych;
using namespace triptych::match;

namespace {

ThinkerMaker thinkers()
{
    return [](const std::string& level, std::uint64_t seed) -> Thinker {
        std::shared_ptr<ai::Agent> agent = ai::makeAgent(level, seed);
        return [agent](const Match& match, PlayerId seat) { return agent->choose(match, seat); };
    };
}

Trial trialOf(const tests::Table& table, std::size_t opponents = 2)
{
    const decks::DeckList& first = table.decks.front();
    Trial trial { *table.game, table.library, {} };
    trial.ruleset = first.ruleset.empty() ? table.game->rulesets().front().id : first.ruleset;
    trial.deck = first;
    trial.level = "greedy";
    for (const decks::DeckList& deck : table.decks)
        if (trial.opponents.size() < opponents
            && table.game->check(*table.library, deck, trial.ruleset).empty())
            trial.opponents.push_back({ deck, "random" });
    return trial;
}

const std::vector<tests::Table>& tables()
{
    static const std::vector<tests::Table> all = tests::tables();
    return all;
}
const tests::Table& kryptik()
{
    return *std::ranges::find_if(tables(), [](const auto& t) { return t.game->id() == "kryptik"; });
}

} // namespace

class TestTrial : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void intervals_hold_the_share()
    {
        for (std::uint64_t games : { 1u, 7u, 50u, 1000u })
            for (std::uint64_t wins = 0; wins <= games;
                 wins += std::max<std::uint64_t>(1, games / 7)) {
                const auto [low, high] = intervalOf({ games, wins, 0 });
                const double share = static_cast<double>(wins) / static_cast<double>(games);
                QVERIFY(0.0 <= low && low <= share + 1e-12 && share - 1e-12 <= high && high <= 1.0);
            }
        // Wilson (1927): 8 of 10.
        const auto [low, high] = intervalOf({ 10, 8, 0 });
        QVERIFY(std::abs(low - 0.4902) < 0.0005 && std::abs(high - 0.9433) < 0.0005);
        // Newcombe (1998), method 10: 56 of 70 and 48 of 80.
        const auto [from, to] = intervalOfDifference({ 70, 56, 0 }, { 80, 48, 0 });
        QVERIFY2(std::abs(from - 0.0524) < 0.0005 && std::abs(to - 0.3339) < 0.0005,
            qPrintable(QStringLiteral("%1 .. %2").arg(from).arg(to)));
        QCOMPARE(intervalOf({}), (std::pair { 0.0, 1.0 }));
        QCOMPARE(intervalOfDifference({}, { 1, 1, 0 }), (std::pair { -1.0, 1.0 }));
    }

    void games_are_shared_out_evenly()
    {
        const Trial trial = trialOf(kryptik());
        QVERIFY2(faultsOf(trial).empty(), tests::told(faultsOf(trial)).constData());
        const TrialResult result = run(trial, 0, 8, thinkers());
        QCOMPARE(result.pairings.size(), std::size_t { 2 });
        for (const Pairing& pairing : result.pairings) {
            QCOMPARE(pairing.unfinished, std::uint64_t { 0 });
            QCOMPARE(pairing.starting.games, std::uint64_t { 2 });
            QCOMPARE(pairing.second.games, std::uint64_t { 2 });
            std::uint64_t ended = 0;
            for (const auto& [how, count] : pairing.endings) {
                QVERIFY2(how != "unknown", how.c_str());
                ended += count;
            }
            QCOMPARE(ended, std::uint64_t { 4 });
            QVERIFY(pairing.turns > 0);
        }
        QCOMPARE(result.total().games, std::uint64_t { 8 });
        QVERIFY(result.total().wins > 4); // greedy against random
        QCOMPARE(
            result.numbers, (std::vector<std::pair<std::uint64_t, std::uint64_t>> { { 0, 8 } }));
    }

    void every_card_is_counted_once_a_game()
    {
        for (const tests::Table& table : tables()) {
            if (table.game->id() == "race")
                continue;
            const Trial trial = trialOf(table, 1);
            const TrialResult result = run(trial, 0, 4, thinkers());
            QVERIFY(!result.cards.empty());
            std::uint64_t drawn = 0, played = 0;
            for (const auto& [name, card] : result.cards) {
                QCOMPARE(card.drawn.games + card.undrawn.games, std::uint64_t { 4 });
                QCOMPARE(card.played.games + card.unplayed.games, std::uint64_t { 4 });
                QCOMPARE(card.drawn.wins + card.undrawn.wins, result.total().wins);
                QVERIFY(card.played.games <= card.drawn.games);
                drawn += card.drawn.games;
                played += card.played.games;
            }
            QVERIFY2(drawn > 4 && played > 4, std::string(table.game->id()).c_str());
        }
    }

    void parts_make_up_the_whole()
    {
        const Trial trial = trialOf(kryptik());
        const TrialResult whole = run(trial, 3, 7, thinkers());
        TrialResult sum = run(trial, 6, 4, thinkers());
        const TrialResult rest = run(trial, 3, 3, thinkers());
        // ... also when they were written to files in between.
        const auto text = nlohmann::json::parse(toJson(rest).dump());
        const ParsedTrial read = parseTrial(text, "rest.json");
        QVERIFY2(read.problems.empty(), tests::told(read.problems).constData());
        QVERIFY(read.result == rest);
        QVERIFY(merge(sum, read.result, "rest.json").empty());
        QVERIFY(sum == whole);
        QCOMPARE(toJson(sum).dump(), toJson(whole).dump());

        // The same part twice is refused, and changes nothing.
        const Problems twice = merge(sum, rest, "rest.json");
        QVERIFY(tests::wordsOf(twice).contains("already counted"));
        QVERIFY(sum == whole);
        Trial other = trial;
        other.deck.main.front().count -= 1;
        QVERIFY(
            tests::wordsOf(merge(sum, emptyResult(other), "other.json")).contains("another trial"));
        QVERIFY(tests::wordsOf(merge(sum, emptyResult(trialOf(tables()[1])), "x"))
                    .contains("another trial"));
    }

    void broken_results_are_refused()
    {
        const Trial trial = trialOf(kryptik());
        const nlohmann::json good
            = nlohmann::json::parse(toJson(run(trial, 0, 1, thinkers())).dump());
        for (const auto& [key, value] : good.items()) {
            for (const nlohmann::json& wrong :
                { nlohmann::json(7.5), nlohmann::json(nullptr), nlohmann::json("x") }) {
                nlohmann::json broken = good;
                broken[key] = wrong;
                (void)parseTrial(broken, "broken.json"); // says so or not, but never throws
            }
            if (key == "numbers" || key == "pairings" || key == "cards" || key == "packs") {
                nlohmann::json broken = good;
                broken.erase(key);
                QVERIFY2(!parseTrial(broken, "broken.json").problems.empty(), key.c_str());
            }
        }
        nlohmann::json broken = good;
        broken["pairings"][0]["starting"]["wins"] = 99;
        QVERIFY(!parseTrial(broken, "broken.json").problems.empty());
        QVERIFY(!parseTrial(nlohmann::json::array(), "broken.json").problems.empty());
    }

    void a_matrix_has_every_pair_from_both_sides()
    {
        const Trial trial = trialOf(kryptik(), 3);
        const std::vector<Trial> others = othersOf(trial);
        QCOMPARE(others.size(), std::size_t { 2 });
        QCOMPARE(others[0].opponents.size(), std::size_t { 2 });
        QCOMPARE(others[1].opponents.size(), std::size_t { 1 });
        std::vector<TrialResult> results { emptyResult(trial), emptyResult(others[0]),
            emptyResult(others[1]) };
        results[0].deck = "A";
        results[1].deck = "B";
        results[2].deck = "C";
        results[0].pairings[0].deck = results[0].deck; // A deck against itself counts for nothing.
        results[0].pairings[0].starting = { 4, 4, 0 };
        results[0].pairings[1].deck = "C";
        results[0].pairings[1].starting = { 5, 3, 1 };
        results[0].pairings[1].second = { 5, 1, 0 };
        results[0].pairings[2].deck = "D";
        results[1].pairings[0].deck = "C";
        results[1].pairings[0].second = { 2, 2, 0 };
        results[1].pairings[1].deck = "D";
        results[2].pairings[0].deck = "D";
        const TrialMatrix matrix = matrixOf(results);
        QVERIFY((matrix.decks == std::vector<std::string> { "A", "B", "C", "D" }));
        QVERIFY((matrix.cells[0][2] == Tally { 10, 4, 1 }));
        QVERIFY((matrix.cells[2][0] == Tally { 10, 5, 1 }));
        QVERIFY((matrix.cells[1][2] == Tally { 2, 2, 0 }));
        QVERIFY((matrix.total(2) == Tally { 12, 5, 1 }));
        for (std::size_t deck = 0; deck < 4; ++deck)
            QCOMPARE(matrix.cells[deck][deck].games, std::uint64_t { 0 });
        QCOMPARE(matrix.cells[0][3].games, std::uint64_t { 0 });
        const auto json = toJson(matrix);
        QVERIFY(json["matrix"][0][3].is_null());
        QCOMPARE(json["matrix"][0][2]["games"].get<int>(), 10);
    }

    void it_can_be_cancelled()
    {
        const Trial trial = trialOf(kryptik());
        int asked = 0;
        QVERIFY(!playGame(trial, 0, thinkers(), [&] { return ++asked > 20; }));
        std::size_t told = 0;
        const TrialResult result = run(trial, 0, 50, thinkers(), [&](const TrialResult& so) {
            told = so.total().games;
            return told < 3;
        });
        QCOMPARE(told, std::size_t { 3 });
        QCOMPARE(result.total().games, std::uint64_t { 3 });
    }

    void trials_that_cannot_be_played_are_refused()
    {
        Trial trial = trialOf(kryptik());
        trial.opponents.clear();
        QVERIFY(!faultsOf(trial).empty());
        Trial illegal = trialOf(kryptik());
        illegal.deck.main.pop_back();
        QVERIFY(!faultsOf(illegal).empty());
    }
};

QTEST_GUILESS_MAIN(TestTrial)
#include "tst_trial.moc"
