#include "support/CardFiles.h"

#include "cards/CardIndex.h"
#include "cards/Library.h"
#include "core/Game.h"
#include "core/JsonText.h"
#include "decks/DeckFault.h"
#include "decks/DeckReading.h"
#include "match/Games.h"

#include <QTest>

#include <nlohmann/json.hpp>

using namespace triptych;
using Verdict = cards::Library::Verdict;

namespace {

/// A pack of one card of Altered with that text.
std::vector<cards::PackText> own(const char* text)
{
    const nlohmann::ordered_json card { { "id", "O1" }, { "name", "One" }, { "type", "character" },
        { "faction", "axiom" }, { "rarity", "common" }, { "hand_cost", 1 }, { "reserve_cost", 1 },
        { "forest", 1 }, { "mountain", 1 }, { "ocean", 1 }, { "text", text } };
    const nlohmann::ordered_json pack { { "format", "triptych-cards/1" }, { "game", "altered" },
        { "set", { { "code", "OWN" }, { "name", "Own" } } },
        { "cards", nlohmann::ordered_json::array({ card }) } };
    return { { "own.json", printed(pack, 0) } };
}

} // namespace

/// A catalogue is the same library, compiled later.
class TestCatalogue : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCard_isAsInTheLibrary();
    void aText_isCompiledWhenSomebodyAsks();
    void aRefusedText_isRefusedAlike();
    void whatIsRecalled_isBelieved();
    void packs_sayWhereTheyBegin();
    void decks_areJudgedAlike();

private:
    static std::vector<cards::PackText> packs(const Game& game)
    {
        std::vector<cards::PackText> all;
        for (const tests::CardFile& file : tests::filesIn(
                 QStringLiteral("cards/") + QString::fromStdString(std::string(game.id()))))
            all.push_back({ file.name, file.text });
        return all;
    }
};

void TestCatalogue::everyCard_isAsInTheLibrary()
{
    for (const Game* game : match::games()) {
        const auto library = game->load(packs(*game)).library;
        const auto catalogue = game->catalogue(packs(*game)).library;
        QVERIFY(library && catalogue);
        QCOMPARE(catalogue->size(), library->size());
        QCOMPARE(catalogue->packHashes(), library->packHashes());
        for (std::size_t card = 0; card < library->size(); ++card) {
            QVERIFY(catalogue->printed(card) == library->printed(card));
            QCOMPARE(catalogue->explained(card), library->explained(card));
            QCOMPARE(catalogue->printedBack(card), library->printedBack(card));
            QVERIFY(catalogue->problems(card) == library->problems(card));
            QCOMPARE(catalogue->verdict(card), library->verdict(card));
            QCOMPARE(game->worth(*catalogue, card), game->worth(*library, card));
            const std::string id = textOf(library->printed(card), "id");
            QCOMPARE(catalogue->find(id), library->find(id));
            for (const Ruleset& ruleset : game->rulesets())
                QCOMPARE(game->mostCopies(*catalogue, card, ruleset.id),
                    game->mostCopies(*library, card, ruleset.id));
        }
    }
}

void TestCatalogue::aText_isCompiledWhenSomebodyAsks()
{
    const Game& game = *match::find("altered");
    const auto catalogue = game.catalogue(own("{J} Draw a card.")).library;
    QVERIFY(catalogue);
    QCOMPARE(catalogue->verdict(0), Verdict::Unknown);
    QVERIFY(catalogue->problems(0).empty());
    QCOMPARE(catalogue->verdict(0), Verdict::Understood);
    // There is nothing to compile on a card without a text.
    QCOMPARE(game.catalogue(own("")).library->verdict(0), Verdict::Understood);
}

void TestCatalogue::aRefusedText_isRefusedAlike()
{
    const Game& game = *match::find("altered");
    for (const char* const text : { "{J} Frobnicate twice.",
             "{J} Create a [Frob 1/1/1] Frobber token.", "{J} Sacrifice a Grobbler." }) {
        const auto library = game.load(own(text)).library;
        const auto catalogue = game.catalogue(own(text)).library;
        QVERIFY(library && catalogue);
        QVERIFY2(catalogue->problems(0) == library->problems(0), text);
        QCOMPARE(catalogue->isRefused(0), library->isRefused(0));
        const cards::CardIndex index(game, catalogue);
    }
    QVERIFY(game.catalogue(own("{J} Frobnicate twice.")).library->problems(0).size() == 1);
}

void TestCatalogue::whatIsRecalled_isBelieved()
{
    const Game& game = *match::find("altered");
    const auto catalogue = game.catalogue(own("{J} Draw a card.")).library;
    catalogue->recall(0, Verdict::Understood);
    QCOMPARE(catalogue->verdict(0), Verdict::Understood);
    // But what is known better stays.
    const auto refused = game.catalogue(own("{J} Frobnicate twice.")).library;
    QVERIFY(!refused->problems(0).empty());
    refused->recall(0, Verdict::Understood);
    QVERIFY(refused->isRefused(0));
    QVERIFY(!refused->problems(0).empty());
}

void TestCatalogue::packs_sayWhereTheyBegin()
{
    for (const Game* game : match::games()) {
        std::vector<cards::PackText> files = packs(*game);
        files.insert(files.begin() + 1, { "broken.json", "{" });
        const auto catalogue = game->catalogue(files).library;
        const auto inside = catalogue->packs();
        // What is no pack, or a broken one, is not inside; the rest has kept its order.
        std::erase_if(files, [](const cards::PackText& file) {
            return file.text.find("triptych-cards/1") == std::string::npos;
        });
        QCOMPARE(inside.size(), files.size());
        for (std::size_t n = 0; n < files.size(); ++n)
            QCOMPARE(inside[n].name, files[n].name);
        QCOMPARE(inside.front().begin, 0U);
        QVERIFY(inside.back().begin < catalogue->size());
        QCOMPARE(catalogue->packHashes().size(), inside.size());
    }
}

void TestCatalogue::decks_areJudgedAlike()
{
    for (const Game* game : match::games()) {
        const auto library = game->load(packs(*game)).library;
        const auto catalogue = game->catalogue(packs(*game)).library;
        const QString folder
            = QStringLiteral("decks/") + QString::fromStdString(std::string(game->id()));
        for (const tests::CardFile& file : tests::filesIn(folder)) {
            decks::DeckList deck = decks::readDeck(file.text, file.name).deck;
            for (int change = 0; change < 3; ++change) {
                for (const Ruleset& ruleset : game->rulesets())
                    QVERIFY(game->faults(*catalogue, deck, ruleset.id)
                        == game->faults(*library, deck, ruleset.id));
                deck.main.front().count += 4;
                deck.main.back().card += "e";
            }
        }
    }
}

QTEST_APPLESS_MAIN(TestCatalogue)

#include "tst_catalogue.moc"
