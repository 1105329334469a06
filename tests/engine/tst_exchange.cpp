#include "altered/decks/DeckCode.h"
#include "altered/decks/Uniques.h"
#include "cards/Library.h"
#include "core/JsonText.h"
#include "core/Random.h"
#include "decks/Completing.h"
#include "decks/ListFormat.h"
#include "decks/UniqueCards.h"
#include "match/Games.h"
#include "support/Problems.h"
#include "support/Tables.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace triptych;
using namespace triptych::decks;

namespace {

/// Our own cards under published numbers, so that codes and references can be tried.
std::shared_ptr<const cards::Library> numbered()
{
    static const auto library = [] {
        nlohmann::ordered_json cards = nlohmann::ordered_json::array();
        const char* const factions[][2] = { { "AX", "axiom" }, { "BR", "bravos" }, { "LY", "lyra" },
            { "MU", "muna" }, { "OR", "ordis" }, { "YZ", "yzmir" } };
        const auto add = [&](const std::string& id, const std::string& name, const char* type,
                             const char* faction, const char* rarity) {
            nlohmann::ordered_json card { { "id", id }, { "name", name }, { "type", type },
                { "faction", faction }, { "text", "" } };
            if (std::string_view(type) != "hero")
                card.update({ { "rarity", rarity }, { "subtypes", { "robot" } }, { "hand_cost", 2 },
                    { "reserve_cost", 2 }, { "forest", 1 }, { "mountain", 1 }, { "ocean", 1 } });
            cards.push_back(std::move(card));
        };
        for (std::size_t k = 0; k < 6; ++k)
            for (const char* const set : { "CORE", "ALIZE", "CYCLONE" })
                for (int number = 1; number <= 30; ++number) {
                    const std::string start = std::string("ALT_") + set + "_B_" + factions[k][0]
                        + (number < 10 ? "_0" : "_") + std::to_string(number);
                    const std::string name
                        = std::string(set) + ' ' + factions[k][0] + ' ' + std::to_string(number);
                    if (number <= 2)
                        add(start + "_C", name, "hero", factions[k][1], "");
                    else {
                        add(start + "_C", name, "character", factions[k][1], "common");
                        add(start + "_R1", name, "character", factions[k][1], "rare");
                    }
                }
        const nlohmann::ordered_json pack { { "format", "triptych-cards/1" }, { "game", "altered" },
            { "set", { { "code", "N" }, { "name", "Numbered" } } }, { "cards", cards } };
        const Game::Loaded loaded
            = match::find("altered")->load({ { "numbered.json", pack.dump() } });
        if (!loaded.library)
            qFatal("%s", tests::told(loaded.problems).constData());
        return loaded.library;
    }();
    return library;
}

/// The cards of a list by their numbers in the library: what a list says, however it says it.
std::map<std::size_t, int> contents(const DeckList& deck, const cards::Library& library)
{
    std::map<std::size_t, int> all;
    if (!deck.hero.empty())
        ++all[library.find(deck.hero)];
    for (const Entry& entry : deck.main)
        all[library.find(entry.card)] += entry.count;
    return all;
}

} // namespace

class TestExchange : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    // Five hundred random legal decks in every form of the games whose cards it can name.
    void every_form_brings_every_deck_back()
    {
        const Game& altered = *match::find("altered");
        for (std::uint64_t seed = 1; seed <= 500; ++seed) {
            const DeckList deck = complete(altered, *numbered(), {}, "cr4", { .seed = seed }).deck;
            QVERIFY(altered.check(*numbered(), deck, "cr4").empty());
            for (const ListFormat* format : formatsOf(altered)) {
                // The code of 2024 knows only the first set; what it leaves out, it says.
                const ListFormat::Written written = format->write(deck, *numbered());
                const ParsedDeck again = importDeck(altered, *numbered(), written.text, "list");
                if (format->id() == "code-2024") {
                    QVERIFY(!written.problems.empty());
                    continue;
                }
                QVERIFY2(written.problems.empty(), tests::told(written.problems).constData());
                QVERIFY2(again.problems.empty(),
                    (std::string(format->id()) + tests::told(again.problems).toStdString())
                        .c_str());
                QVERIFY2(contents(again.deck, *numbered()) == contents(deck, *numbered()),
                    std::string(format->id()).c_str());
                QCOMPARE(again.deck.hero.empty(), false);
            }
        }
    }
    void every_form_of_the_other_games_does_too()
    {
        for (const tests::Table& table : tests::tables())
            for (std::uint64_t seed = 1; seed <= 500; ++seed) {
                const auto& rulesets = table.game->rulesets();
                const Ruleset& ruleset = rulesets[seed % rulesets.size()];
                const DeckList deck
                    = complete(*table.game, *table.library, {}, ruleset.id, { .seed = seed }).deck;
                for (const ListFormat* format : formatsOf(*table.game)) {
                    if (format->id().starts_with("code") || format->id() == "site"
                        || format->id() == "deckcards")
                        continue; // Our own cards have no published numbers.
                    const ListFormat::Written written = format->write(deck, *table.library);
                    const ParsedDeck again
                        = importDeck(*table.game, *table.library, written.text, "list");
                    QVERIFY2(again.problems.empty(), tests::told(again.problems).constData());
                    QVERIFY(contents(again.deck, *table.library) == contents(deck, *table.library));
                }
            }
    }

    // The examples that the form's own documentation gives.
    void published_codes_are_read_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("list");
        QTest::newRow("first example")
            << "EBAk3DNQrEPHVKmIvGLLHMPONZvTFcuZvVPWLYHaHZA="
            << "1 ALT_CORE_B_YZ_03_C 3 ALT_CORE_B_BR_16_R2 2 ALT_CORE_B_YZ_04_C 3 "
               "ALT_CORE_B_YZ_07_R1 "
               "1 ALT_CORE_B_BR_10_R2 1 ALT_CORE_B_MU_08_R2 3 ALT_CORE_B_YZ_06_C 2 "
               "ALT_CORE_B_YZ_11_C "
               "1 ALT_CORE_B_YZ_12_C 3 ALT_CORE_B_YZ_14_C 3 ALT_CORE_B_BR_25_R2 3 "
               "ALT_CORE_B_YZ_19_C "
               "1 ALT_CORE_B_BR_28_R2 3 ALT_CORE_B_MU_25_R2 3 ALT_CORE_B_YZ_21_C 3 "
               "ALT_CORE_B_YZ_22_C "
               "2 ALT_CORE_B_YZ_24_C 1 ALT_CORE_B_YZ_26_C 1 ALT_CORE_B_YZ_25_C";
        QTest::newRow("products")
            << "EBAg04RrTJLU"
            << "1 ALT_CORE_P_YZ_02_C 3 ALT_CORE_A_YZ_19_C 2 ALT_CORE_A_BR_26_R2";
        QTest::newRow("serials") << "EBARGz4JpNnycPbPmBy2f__8"
                                 << "1 ALT_COREKS_B_LY_07_U_1234 1 ALT_COREKS_B_LY_07_U_9999 1 "
                                    "ALT_COREKS_B_LY_07_U_12345 "
                                    "1 ALT_COREKS_B_LY_07_U_65535";
        QTest::newRow("many sets")
            << "EMAgqXFToBCpK2LgMJuMbDAQICW0nN8CNwUKJ1Ur1BgstTmQQcJJCJwgIC5gi6gAkLmqKcSCgsmhipgLCyr"
               "IisUDAuj4kcRA"
            << "2 ALT_CORE_B_AX_14_C 2 ALT_CORE_B_BR_14_R2 2 ALT_COREKS_B_AX_05_R1 "
               "2 ALT_COREKS_B_MU_11_R2 1 ALT_ALIZE_B_LY_35_C 1 ALT_ALIZE_B_LY_03_C "
               "5 ALT_BISE_A_YZ_52_R2 1 ALT_BISE_B_MU_55_U_567 2 ALT_TCS3_P_AX_53_R1 "
               "1 ALT_TCS3_P_BR_61_R1 3 ALT_WCQ25_P_LY_10_R1 3 ALT_WCQ25_P_MU_16_R1 "
               "1 ALT_WCS25_P_AX_01_C 1 ALT_WCS25_P_YZ_02_C 3 ALT_CYCLONE_B_AX_65_C "
               "2 ALT_CYCLONE_B_YZ_80_C 3 ALT_DUSTER_B_AX_85_C 2 ALT_DUSTER_B_AX_98_R2 "
               "3 ALT_DUSTERTOP_P_AX_20_R1 2 ALT_DUSTERTOP_P_BR_19_C 3 ALT_DUSTERCB_P_BR_89_C "
               "2 ALT_DUSTERCB_P_BR_98_E 3 ALT_DUSTEROP_B_BR_31_C 2 ALT_DUSTEROP_A_AX_98_R1";
    }
    void published_codes_are_read()
    {
        QFETCH(QString, code);
        QFETCH(QString, list);
        const altered::Decoded decoded
            = altered::decode(code.toStdString(), [](const altered::Reference&) { return true; });
        QVERIFY2(decoded.problem.empty(), decoded.problem.c_str());
        QStringList read;
        for (const altered::CodedCard& card : decoded.cards)
            read.push_back(QStringLiteral("%1 %2")
                               .arg(card.count)
                               .arg(QString::fromStdString(altered::toText(card.reference))));
        QCOMPARE(read.join(' '), list);
        // Written again it is the same code, without what fills it up.
        const altered::Coded again = altered::encode(decoded.cards, decoded.dialect);
        QVERIFY(again.leftOut.empty());
        QString bare = code;
        while (bare.endsWith('='))
            bare.chop(1);
        QCOMPARE(QString::fromStdString(again.code).replace('-', '+').replace('_', '/'),
            bare.replace('-', '+').replace('_', '/'));
    }

    void every_dialect_brings_back_what_it_can_say()
    {
        Random random(11);
        const char* const sets[]
            = { "CORE", "COREKS", "ALIZE", "BISE", "CYCLONE", "DUSTER", "EOLE" };
        const char* const factions[] = { "AX", "BR", "LY", "MU", "OR", "YZ", "NE" };
        const char* const rarities[] = { "C", "R1", "R2", "U", "E" };
        for (const altered::CodeDialect dialect :
            { altered::CodeDialect::Package, altered::CodeDialect::Package9,
                altered::CodeDialect::Service, altered::CodeDialect::First })
            for (int round = 0; round < 200; ++round) {
                std::vector<altered::CodedCard> cards;
                for (int k = 0; k < 80; ++k) {
                    altered::CodedCard card {
                        { sets[random.below(7)], "BAP"[random.below(3)], factions[random.below(7)],
                            static_cast<int>(random.below(130)), rarities[random.below(5)] },
                        static_cast<int>(random.below(66)) + 1
                    };
                    if (card.reference.rarity == "U")
                        card.reference.serial = static_cast<int>(random.below(70'000));
                    cards.push_back(std::move(card));
                }
                const altered::Coded coded = altered::encode(cards, dialect);
                const altered::Decoded decoded = altered::decode(coded.code, dialect);
                QVERIFY2(decoded.problem.empty(), decoded.problem.c_str());
                QCOMPARE(decoded.cards.size() + coded.leftOut.size(), cards.size());
                for (const altered::CodedCard& card : decoded.cards)
                    QVERIFY(std::ranges::find(cards, card) != cards.end());
            }
    }

    void broken_codes_are_refused()
    {
        const std::string good = "EBAg04RrTJLU";
        for (std::size_t k = 1; k + 1 < good.size(); ++k) {
            const altered::Decoded cut
                = altered::decode(good.substr(0, k), altered::CodeDialect::Package);
            QVERIFY(!cut.problem.empty());
        }
        QVERIFY(!altered::decode(good + "AAAAAA", altered::CodeDialect::Package).problem.empty());
        QVERIFY(!altered::decode("EBAg04R%TJLU", altered::CodeDialect::Package).problem.empty());
        QVERIFY(
            altered::decode("IBAg04RrTJLU", altered::CodeDialect::Package).problem.find("version 2")
            != std::string::npos);
        // Whatever bytes: no crash, and either cards or a problem.
        Random random(3);
        constexpr std::string_view letters
            = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
        for (int round = 0; round < 20'000; ++round) {
            std::string code = "E";
            for (std::size_t k = random.below(40); k > 0; --k)
                code += letters[random.below(64)];
            (void)altered::decode(code, [](const altered::Reference&) { return false; });
        }
    }

    void lists_of_references_are_read_as_loosely_as_people_paste_them()
    {
        const Game& altered = *match::find("altered");
        for (const char* const text :
            { "1 ALT_CORE_B_AX_01_C\n3 ALT_CORE_B_AX_10_C\n2 ALT_ALIZE_B_AX_11_R1\n",
                "1 ALT_CORE_B_AX_01_C 3x ALT_CORE_B_AX_10_C 2 ALT_ALIZE_B_AX_11_R1",
                "ALT_CORE_B_AX_01_C 3 ALT_CORE_B_AX_10_C\r\n\r\n2x ALT_ALIZE_B_AX_11_R1" }) {
            const ParsedDeck parsed = importDeck(altered, *numbered(), text, "pasted");
            QVERIFY2(parsed.problems.empty(), tests::told(parsed.problems).constData());
            QCOMPARE(parsed.deck.hero, std::string("ALT_CORE_B_AX_01_C"));
            QCOMPARE(parsed.deck.main,
                (std::vector<Entry> {
                    { "ALT_CORE_B_AX_10_C", 3 }, { "ALT_ALIZE_B_AX_11_R1", 2 } }));
        }
    }

    void decks_of_the_site_and_the_service_are_read()
    {
        const Game& altered = *match::find("altered");
        const std::string site
            = R"([{"id":"x","data":{"name":"Two","eventFormat":"STANDARD","faction":"AX",
            "alterator":{"reference":"ALT_CORE_B_AX_01_C"},"deckCardsByType":{
            "character":{"deckUserListCard":[{"quantity":3,"card":{"reference":"ALT_CORE_B_AX_10_C"}}]},
            "permanent":{"deckUserListCard":[{"quantity":2,"card":{"reference":"ALT_ALIZE_B_AX_11_R1"}}]}}}}])";
        const std::string service = R"({"member":[{"name":"Two","format":"standard","deckCards":[
            {"cardReference":"ALT_CORE_B_AX_01_C","quantity":1},
            {"cardReference":"ALT_CORE_B_AX_10_C","quantity":3},
            {"cardReference":"ALT_ALIZE_B_AX_11_R1","quantity":2}]}]})";
        for (const std::string& text : { site, service }) {
            const ParsedDeck parsed = importDeck(altered, *numbered(), text, "deck.json");
            QVERIFY2(parsed.problems.empty(), tests::told(parsed.problems).constData());
            QCOMPARE(parsed.deck.name, std::string("Two"));
            QCOMPARE(parsed.deck.hero, std::string("ALT_CORE_B_AX_01_C"));
            QCOMPARE(parsed.deck.main.size(), std::size_t { 2 });
        }
        // What is not there or no number is said with its place.
        const ParsedDeck broken = importDeck(altered, *numbered(),
            R"({"deckCards":[{"cardReference":"ALT_CORE_B_AX_10_C","quantity":"3"},{"quantity":1},7]})",
            "deck.json");
        QCOMPARE(broken.problems.size(), std::size_t { 3 });
        QVERIFY(tests::wordsOf(broken.problems).contains("deck.json, deckCards entry 2"));
        for (const char* const text : { R"({"deckCards":7})",
                 R"([{"data":{"deckCardsByType":[]}}])", R"({"deckCardsByType":{"a":3}})",
                 R"({"deckCards")", R"({"deckCards":[],"member":[]})" })
            QVERIFY(!importDeck(altered, *numbered(), text, "deck.json").problems.empty());
    }

    void what_is_not_understood_is_said_line_by_line()
    {
        const Game& altered = *match::find("altered");
        const ParsedDeck parsed = importDeck(altered, *numbered(),
            "1 ALT_CORE_B_AX_01_C\n3 CORE AX 1O\n# a note\n2 Quite Another Game's Card\n",
            "pasted");
        QCOMPARE(parsed.problems.size(), std::size_t { 2 });
        QCOMPARE(parsed.problems[0].place, std::string("pasted, line 2"));
        QVERIFY(parsed.problems[0].text.find("Did you mean \"CORE AX 1") != std::string::npos);
        QCOMPARE(parsed.problems[1].place, std::string("pasted, line 4"));
        // Nothing is dropped: the cards stay in the list.
        QCOMPARE(parsed.deck.main.size(), std::size_t { 2 });
    }

    void an_unknown_unique_can_be_typed_in()
    {
        const Game& altered = *match::find("altered");
        const ParsedDeck parsed = importDeck(altered, *numbered(),
            "1 ALT_CORE_B_AX_01_C\n1 ALT_CORE_B_AX_10_U_4711\n1 ALT_CORE_B_AX_99_U_1\n", "pasted");
        QCOMPARE(parsed.uniques.size(), std::size_t { 1 });
        QCOMPARE(parsed.uniques.front(),
            (UnknownUnique {
                "ALT_CORE_B_AX_10_U_4711", "ALT_CORE_B_AX_10_C", "CORE AX 10", "pasted, line 2" }));
        QVERIFY(parsed.problems[0].text.find("unknown unique of CORE AX 10") != std::string::npos);
        QVERIFY(parsed.problems[1].text.find("not a card") != std::string::npos);
        // A deck that has it says the same, and may be played with the base card meanwhile.
        const DeckFaults faults = altered.faults(*numbered(), parsed.deck, "cr4", {}, {});
        const auto fault = std::ranges::find_if(
            faults, [&](const DeckFault& each) { return each.message == parsed.problems[0].text; });
        QVERIFY(fault != faults.end());
        QCOMPARE(fault->proposal->deed, Proposal::Deed::Replace);
        QCOMPARE(fault->proposal->better, std::string("CORE AX 10"));

        // Typed in, it is a card of an own pack.
        const std::size_t base = numbered()->find(parsed.uniques.front().base);
        const nlohmann::ordered_json card = altered.uniqueCards()->make(numbered()->printed(base),
            { .reference = parsed.uniques.front().reference,
                .text = "{J} Draw a card.",
                .ocean = 4 });
        OwnPack pack = withCard({}, "own.json", "altered", card);
        QVERIFY(!pack.problem);
        pack = withCard(pack.text, "own.json", "altered", card); // Again: it is put in its place.
        const Game::Loaded loaded = altered.load({ { "own.json", pack.text } });
        QVERIFY2(loaded.library, tests::told(loaded.problems).constData());
        QCOMPARE(loaded.library->size(), std::size_t { 1 });
        QVERIFY2(loaded.library->problems(0).empty(),
            tests::told(loaded.library->problems(0)).constData());
        QCOMPARE(loaded.library->find("ALT_CORE_B_AX_10_U_4711"), std::size_t { 0 });
        const auto& printed = loaded.library->printed(0);
        QCOMPARE(textOf(printed, "name"), std::string("CORE AX 10"));
        QCOMPARE(textOf(printed, "rarity"), std::string("unique"));
        QCOMPARE(printed["ocean"].get<int>(), 4);
        QCOMPARE(printed["forest"].get<int>(), 1);
        QVERIFY(withCard("{}", "own.json", "altered", card).problem);
        QVERIFY(withCard("[", "own.json", "altered", card).problem);
    }

    void what_a_form_cannot_say_is_told()
    {
        const Game& kryptik = *match::find("kryptik");
        const tests::Table table = tests::tables().front();
        DeckList deck { "kryptik", "constructed", "Tide", { { "A", 3 } }, { { "B", 1 } } };
        QVERIFY(formatNamed(kryptik, "text")->write(deck, *table.library).problems.empty());
        QCOMPARE(formatNamed(kryptik, "ids")->write(deck, *table.library).problems.size(),
            std::size_t { 1 });
        QVERIFY(!formatNamed(kryptik, "code"));
    }
};

QTEST_GUILESS_MAIN(TestExchange)
#include "tst_exchange.moc"
