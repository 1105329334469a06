#include "cards/Library.h"
#include "cards/LoadedCards.h"
#include "match/Games.h"
#include "support/Problems.h"

#include <QTest>

using namespace triptych;

/// A file in which nothing is understood is told so in a time in which nobody thinks that the program hangs.
class TestRefusedTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theFirst_areMended_theOthersAreNamed();

private:
    static Game::Loaded pack(std::size_t cards)
    {
        nlohmann::ordered_json all = nlohmann::ordered_json::array();
        for (std::size_t k = 0; k < cards; ++k)
            all.push_back({ { "id", "C" + std::to_string(k) }, { "name", "C" + std::to_string(k) },
                { "type", "spell" }, { "cost", "{1}" }, { "text", "Drw 2 cards." } });
        const nlohmann::ordered_json file { { "format", "triptych-cards/1" }, { "game", "kryptik" },
            { "set", { { "code", "R" }, { "name", "Refused" } } }, { "cards", all } };
        return match::find("kryptik")->load({ { "refused.json", file.dump() } });
    }
};

void TestRefusedTexts::theFirst_areMended_theOthersAreNamed()
{
    const std::size_t many = cards::mostMended + 50;
    const Game::Loaded loaded = pack(many);
    QVERIFY2(loaded.library, tests::told(loaded.problems).constData());
    QCOMPARE(loaded.library->size(), many);
    const Problem& first = loaded.library->problems(0).front();
    QVERIFY2(first.text.find("Did you mean \"draw\"?") != std::string::npos, first.text.c_str());
    const Problem& last = loaded.library->problems(many - 1).front();
    QCOMPARE(last.text, std::string("\"Drw\" is not understood here."));
    QCOMPARE(
        last.place, "refused.json, card C" + std::to_string(many - 1) + ", paragraph 1, column 1");
}

QTEST_GUILESS_MAIN(TestRefusedTexts)
#include "tst_refusedtexts.moc"
