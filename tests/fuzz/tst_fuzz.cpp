#include "cards/Pack.h"
#include "core/JsonText.h"
#include "decks/DeckText.h"
#include "fuzz/Mutator.h"
#include "match/Journal.h"
#include "match/Scenario.h"
#include "support/Play.h"
#include "support/Tables.h"

#include <nlohmann/json.hpp>

#include <QDirIterator>
#include <QTest>

#include <cstdlib>

using namespace triptych;
using triptych::tests::Mutator;

namespace {

std::size_t rounds(std::size_t otherwise)
{
    const char* const text = std::getenv("TRIPTYCH_FUZZ");
    return text && *text ? std::strtoul(text, nullptr, 10) : otherwise;
}

/// Problems are for people: each says something, and where.
bool wellFormed(const Problems& problems)
{
    for (const Problem& problem : problems)
        if (problem.text.empty())
            return false;
    return true;
}

} // namespace

/// Whatever a file holds, reading it ends with a value or with problems; never with a crash.
class TestFuzz : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void card_packs()
    {
        for (const tests::Table& table : m_tables) {
            const std::string valid = smallPack(table);
            QVERIFY(table.game->load({ { "pack.json", valid } }).problems.empty());
            for (std::uint64_t seed = 0; seed < rounds(400); ++seed) {
                Mutator mutator(seed);
                const std::string text = seed % 2 == 0
                    ? mutator.mutate(valid)
                    : printed(mutator.mutate(nlohmann::json::parse(valid)));
                QVERIFY(wellFormed(cards::parsePack({ "pack.json", text }).problems));
                const Game::Loaded loaded = table.game->load({ { "pack.json", text } });
                QVERIFY(wellFormed(loaded.problems));
                for (std::size_t i = 0; loaded.library && i < loaded.library->size(); ++i)
                    QVERIFY(wellFormed(loaded.library->problems(i)));
            }
        }
    }

    void deck_files_and_lists()
    {
        for (const tests::Table& table : m_tables) {
            const std::string file = decks::toJson(table.decks.front()).dump(1);
            const std::string list = decks::toText(table.decks.front());
            for (std::uint64_t seed = 0; seed < rounds(1000); ++seed) {
                Mutator mutator(seed);
                const std::string text = mutator.mutate(seed % 2 == 0 ? file : list);
                for (decks::ParsedDeck deck :
                    { decks::parseDeck(text, "deck"), decks::parseDeckText(text, "deck") }) {
                    QVERIFY(wellFormed(deck.problems));
                    QVERIFY(wellFormed(table.game->check(
                        *table.library, deck.deck, table.game->rulesets().front().id)));
                    // Whatever was read is written so that it can be read again. A list need not
                    // say of which game it is; then the one who reads it does.
                    if (deck.deck.game.empty())
                        deck.deck.game = table.game->id();
                    if (deck.problems.empty())
                        QVERIFY(decks::parseDeck(printed(decks::toJson(deck.deck)), "deck")
                                    .problems.empty());
                }
            }
        }
    }

    void journals()
    {
        for (const tests::Table& table : m_tables) {
            const std::string valid = journalOf(table);
            for (std::uint64_t seed = 0; seed < rounds(100); ++seed) {
                const match::ParsedJournal journal
                    = match::parseJournal(Mutator(seed).mutate(valid), "journal");
                QVERIFY(wellFormed(journal.problems));
                const match::Replayed again = match::replay(journal, *table.game, table.library);
                QVERIFY(wellFormed(again.problems));
                if (again.match)
                    QVERIFY2(again.match->broken().empty(), again.match->broken().c_str());
            }
        }
    }

    void scenarios()
    {
        const QString folder = QStringLiteral(TRIPTYCH_TEST_SOURCE "/scenarios");
        std::uint64_t seed = 0;
        for (QDirIterator each(folder, { "*.json" }, QDir::Files, QDirIterator::Subdirectories);
             each.hasNext();) {
            const std::string path = each.next().toStdString();
            const JsonText file = parseJson(tests::readAll(path), path);
            if (file.problem)
                continue;
            for (std::size_t round = 0; round < rounds(4); ++round, ++seed)
                runMutated(file.value, seed);
        }
        for (std::size_t round = 0; round < rounds(4) * 50; ++round, ++seed)
            runMutated(raceScenario(), seed);
    }

    void answers()
    {
        for (const tests::Table& table : m_tables) {
            const auto match = table.game
                                   ->open(table.library,
                                       tests::setupOf(table, table.game->rulesets().front(), 1))
                                   .match;
            QVERIFY(match);
            ai::RandomAgent agent(1);
            for (std::uint64_t seed = 0; seed < rounds(300) && match->decision(); ++seed) {
                const std::size_t option = agent.choose(*match, match->decision()->player);
                const std::string text = Mutator(seed).mutate(match->line(option));
                const auto tried = match->clone();
                const auto problem
                    = match::answer(*tried, match->decision()->player, text, match::Extent::Whole);
                if (problem)
                    QVERIFY(tried->hash() == match->hash());
                QVERIFY2(tried->broken().empty(), tried->broken().c_str());
                match->answer(option);
            }
        }
    }

private:
    /// The first cards of a game as a pack of their own.
    static std::string smallPack(const tests::Table& table)
    {
        nlohmann::json pack { { "format", "triptych-cards/1" }, { "game", table.game->id() },
            { "set", { { "code", "FZ" }, { "name", "Fuzz" } } },
            { "cards", nlohmann::json::array() } };
        for (std::size_t i = 0; i < std::min<std::size_t>(table.library->size(), 12); ++i) {
            pack["cards"].push_back(nlohmann::json(table.library->printed(i)));
            pack["cards"].back().erase("set");
        }
        return pack.dump(1);
    }

    static std::string journalOf(const tests::Table& table)
    {
        const Setup setup = tests::setupOf(table, table.game->rulesets().front(), 3);
        match::JournalWriter writer;
        std::string text = writer.begin(
            { std::string(table.game->id()), setup, table.library->packHashes(), {} });
        const auto match = table.game->open(table.library, setup).match;
        ai::RandomAgent agent(3);
        for (int i = 0; i < 120 && match->decision(); ++i) {
            const PlayerId seat = match->decision()->player;
            const std::size_t option = agent.choose(*match, seat);
            const std::string line = match->line(option);
            match->answer(option);
            text += writer.answered(seat, line, *match);
        }
        return text;
    }

    static nlohmann::json raceScenario()
    {
        return nlohmann::json::parse(
            R"({"format":"triptych-scenario/1","name":"n","game":"race","seed":1,"turn":1,
            "active":"p1","phase":"turn","players":{"p1":{"deck":["One","Two"],"hand":["Five",{"card":"Six","id":"x"}]},
            "p2":{"deck":["One","Two"],"hand":["Seven"]}},"script":["p1: play x","await p2: pass","until turn of p1","auto p2",
            "refuse p1: pass","resolve",{"path":"/turn","at_least":1}],
            "expect":[{"path":"/players/p1/score","is":6},{"over":["p1"]}]})");
    }

    void runMutated(const nlohmann::json& valid, std::uint64_t seed)
    {
        const nlohmann::json file = Mutator(seed).mutate(valid);
        const match::Thinker first = [](const Match&, PlayerId) { return std::size_t { 0 }; };
        for (const tests::Table& table : m_tables)
            if (valid.value("game", "") == table.game->id())
                QVERIFY(wellFormed(
                    match::runScenario(*table.game, table.library, file, first).problems));
    }

    const std::vector<tests::Table> m_tables = tests::tables();
};

QTEST_APPLESS_MAIN(TestFuzz)
#include "tst_fuzz.moc"
