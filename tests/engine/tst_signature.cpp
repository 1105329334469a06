#include "cards/Pack.h"
#include "support/Play.h"
#include "support/Tables.h"

#include <QTest>

#include <map>
#include <sstream>

using namespace triptych;

namespace {

constexpr std::size_t gamesOfSignature = 100; // A fixed number: the signature depends on it.

/// One number for how a game behaves: of the answers and final states of random matches.
std::string signatureOf(const tests::Table& table)
{
    std::string all;
    for (const Ruleset& ruleset : table.game->rulesets())
        for (std::uint64_t seed = 1; seed <= gamesOfSignature; ++seed) {
            const auto match
                = table.game->open(table.library, tests::setupOf(table, ruleset, seed)).match;
            ai::RandomAgent agent(seed);
            std::string answers;
            while (match && match->decision()) {
                const std::size_t option = agent.choose(*match, match->decision()->player);
                answers += match->line(option) + "\n";
                match->answer(option);
            }
            all += cards::hashOf(answers) + (match ? std::to_string(match->hash()) : "not opened");
        }
    return cards::hashOf(all).substr(0, 8);
}

} // namespace

class TestSignature : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void behaviour_is_as_it_was()
    {
        const std::string path = TRIPTYCH_TEST_SOURCE "/engine/signatures.txt";
        std::map<std::string, std::string> known;
        std::istringstream lines(tests::readAll(path));
        for (std::string id, signature; lines >> id >> signature;)
            known[id] = signature;
        std::string now;
        for (const tests::Table& table : tests::tables()) {
            const std::string id(table.game->id());
            const std::string signature = signatureOf(table);
            qInfo("Signature: %s %s", id.c_str(), signature.c_str());
            now += id + " " + signature + "\n";
            if (!tests::updates())
                QVERIFY2(known[id] == signature,
                    ("The behaviour of " + id + " has changed from " + known[id] + " to "
                        + signature
                        + ". If that is meant, run this test with TRIPTYCH_UPDATE=1 and commit the "
                          "file.")
                        .c_str());
        }
        if (tests::updates())
            tests::writeAll(path, now);
    }
};

QTEST_APPLESS_MAIN(TestSignature)
#include "tst_signature.moc"
