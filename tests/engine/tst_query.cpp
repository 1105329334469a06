#include "cards/Folding.h"
#include "cards/Query.h"
#include "core/JsonText.h"
#include "support/Tables.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace triptych;
using namespace triptych::cards;

namespace {

std::shared_ptr<const CardIndex> indexOf(const std::string& game)
{
    static const std::vector<tests::Table> tables = tests::tables();
    static std::map<std::string, std::shared_ptr<const CardIndex>> all;
    for (const tests::Table& table : tables)
        if (table.game->id() == game && !all.contains(game))
            all[game] = std::make_shared<const CardIndex>(
                *table.game, table.library, [](std::size_t card) { return card < 3; });
    return all.at(game);
}

std::vector<std::size_t> found(const std::string& game, const std::string& question)
{
    const Query query(indexOf(game), question);
    if (!query.isAsked())
        qWarning("%s: %s", question.c_str(), query.problems().front().text.c_str());
    return query.find();
}

/// Those of whose printed form something holds: what a question should find.
std::vector<std::size_t> those(
    const std::string& game, const std::function<bool(const nlohmann::ordered_json&)>& hold)
{
    std::vector<std::size_t> all;
    const auto index = indexOf(game);
    for (std::size_t card = 0; card < index->size(); ++card)
        if (hold(index->library().printed(card)))
            all.push_back(card);
    return all;
}

bool has(const nlohmann::ordered_json& card, const char* key, const char* words)
{
    return textOf(card, key).find(words) != std::string::npos;
}

} // namespace

class TestQuery : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void words_match_names_and_texts()
    {
        const auto draws = found("kryptik", "\"draw 1 card\"");
        QVERIFY(!draws.empty());
        QCOMPARE(draws, those("kryptik", [](const auto& card) {
            return has(card, "text", "draw 1 card") || has(card, "text", "Draw 1 card")
                || has(card, "eleven_year_text", "draw 1 card")
                || has(card, "eleven_year_text", "Draw 1 card");
        }));
        QCOMPARE(found("kryptik", "").size(), indexOf("kryptik")->size());
        QCOMPARE(found("kryptik", "SUMP").size(), std::size_t { 1 });
        QCOMPARE(found("kryptik", "sump adder"), found("kryptik", "adder sump"));
        QVERIFY(found("kryptik", "\"adder sump\"").empty());
    }

    void numbers_are_compared()
    {
        const auto dear = found("altered", "cost>=6");
        QVERIFY(!dear.empty());
        QCOMPARE(dear,
            those("altered", [](const auto& card) { return card.value("hand_cost", 0) >= 6; }));
        QCOMPARE(found("altered", "cost:3").size() + found("altered", "cost!=3").size(),
            those("altered", [](const auto& card) { return card.contains("hand_cost"); }).size());
        QCOMPARE(found("altered", "forest>mountain"), those("altered", [](const auto& card) {
            return card.contains("forest") && card["forest"] > card["mountain"];
        }));
        QCOMPARE(found("seize", "melee>=3"), those("seize", [](const auto& card) {
            return card.contains("melee") && card["melee"]["damage"] >= 3;
        }));
        // The stones of a cost are added up.
        QCOMPARE(found("kryptik", "stones={1}{b} cost=2").size(),
            found("kryptik", "stones={1}{b}").size());
        QVERIFY(found("kryptik", "cost<=3 attack>=2 defense>=3").size() > 3);
    }

    void fields_are_joined_as_one_reads_them()
    {
        const auto both = found("altered", "t:character f:axiom");
        QVERIFY(!both.empty());
        QCOMPARE(both, those("altered", [](const auto& card) {
            return card["type"] == "character" && card.value("faction", "") == "axiom";
        }));
        const auto either = found("altered", "f:axiom or f:lyra t:spell");
        QCOMPARE(either, those("altered", [](const auto& card) {
            return card.value("faction", "") == "axiom"
                || (card.value("faction", "") == "lyra" && card["type"] == "spell");
        }));
        QCOMPARE(
            found("altered", "(f:axiom or f:lyra) t:spell"), those("altered", [](const auto& card) {
                return (card.value("faction", "") == "axiom" || card.value("faction", "") == "lyra")
                    && card["type"] == "spell";
            }));
        QCOMPARE(found("altered", "f:axiom | f:lyra"), found("altered", "f:axiom OR f:lyra"));
        QCOMPARE(found("altered", "-t:spell").size() + found("altered", "t:spell").size(),
            indexOf("altered")->size());
        QCOMPARE(found("altered", "-(t:spell or t:character)"),
            found("altered", "-t:spell and -t:character"));
    }

    void words_of_a_field_are_found_by_their_beginning()
    {
        QCOMPARE(found("altered", "t:char"), found("altered", "type:character"));
        QVERIFY(!Query(indexOf("altered"), "t=char").isAsked());
        QCOMPARE(found("altered", "t:\"expedition permanent\"").size(), std::size_t { 7 });
        QCOMPARE(found("altered", "t:permanent").size(), std::size_t { 25 });
        QCOMPARE(found("seize", "class:generic"),
            those("seize", [](const auto& card) { return !card.contains("class"); }));
        QCOMPARE(found("seize", "r:legendary"), found("seize", "stars=4"));
        QVERIFY(found("altered", "k:fleeting").size() > 3);
        QVERIFY(found("kryptik", "keyword:sidestep").size() > 3);
    }

    void letters_are_sets()
    {
        QCOMPARE(found("kryptik", "c:wu"), those("kryptik", [](const auto& card) {
            return has(card, "soul", "w") && has(card, "soul", "u");
        }));
        QCOMPARE(found("kryptik", "c=w"),
            those("kryptik", [](const auto& card) { return card["soul"] == "w"; }));
        QCOMPARE(found("kryptik", "c:white"),
            those("kryptik", [](const auto& card) { return has(card, "soul", "w"); }));
        QCOMPARE(found("kryptik", "c:colourless").size(), std::size_t { 14 });
        QCOMPARE(found("kryptik", "c<=w").size(), found("kryptik", "c=w or c:colourless").size());
        QCOMPARE(found("kryptik", "color:wu"), found("kryptik", "is:multicoloured c>=wu"));
    }

    void flags_and_rulesets()
    {
        QCOMPARE(found("kryptik", "is:own"), (std::vector<std::size_t> { 0, 1, 2 }));
        QVERIFY(found("kryptik", "is:unplayable").empty());
        QCOMPARE(found("kryptik", "is:overlord").size(), std::size_t { 10 });
        QVERIFY(found("altered", "legal:cr4 is:token").empty());
        QCOMPARE(found("altered", "legal:cr4").size(),
            std::size_t { 180 }); // Heroes and tokens are none.
        QCOMPARE(found("seize", "legal:standard").size(), indexOf("seize")->size());
    }

    void accents_and_print_are_no_hindrance()
    {
        QCOMPARE(folded("Copp\u00E9lia \u2014 \u201CGains\u201D [Fleeting]\u00A0now"),
            std::string("coppelia - \"gains\" fleeting now"));
        QCOMPARE(
            folded("\u0141\u00F3d\u017A \u00C6on Stra\u00DFe"), std::string("lodz aeon strasse"));
        QCOMPARE(found("altered", "\"i gain asleep\""), found("altered", "\"I gain [Asleep]\""));
        QVERIFY(!found("altered", "\"i gain asleep\"").empty());
    }

    void mistakes_are_told_with_their_place_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<int>("at");
        QTest::addColumn<int>("length");
        QTest::addColumn<QString>("says");
        const auto row
            = [](const char* name, const char* question, int at, int length, const char* says) {
                  QTest::newRow(name) << question << at << length << says;
              };
        row("no field", "t:spell colr:w", 8, 6, "did you mean \"colour\"");
        row("no such value", "t:spel r:comon", 9, 5, "did you mean \"common\"");
        row("no value at all", "type:zzzzz", 5, 5, "there are");
        row("no number", "cost<=dear", 6, 4, "is a number");
        row("no letter", "c:wx", 2, 2, "w (white)");
        row("not ordered", "rarity>common", 0, 13, "is no number");
        row("empty value", "t: spell", 0, 2, "missing");
        row("open", "(t:spell", 0, 1, "never closed");
        row("closed", "t:spell)", 7, 1, "take it out");
        row("nothing inside", "t:spell ()", 8, 2, "nothing inside");
        row("nothing after or", "t:spell or", 10, 0, "missing");
        row("nothing before or", "or t:spell", 0, 2, "missing");
        row("no flag", "is:overload", 3, 8, "overlord");
        row("no ruleset", "legal:constucted", 6, 10, "constructed");
    }
    void mistakes_are_told_with_their_place()
    {
        QFETCH(QString, question);
        QFETCH(int, at);
        QFETCH(int, length);
        QFETCH(QString, says);
        const Query query(indexOf("kryptik"), question.toStdString());
        QVERIFY(!query.isAsked());
        const QueryProblem& problem = query.problems().front();
        QVERIFY2(problem.text.find(says.toStdString()) != std::string::npos, problem.text.c_str());
        QCOMPARE(static_cast<int>(problem.at), at);
        QCOMPARE(static_cast<int>(problem.length), length);
        QVERIFY(query.find().empty());
    }

    void an_open_quotation_reaches_to_the_end_as_while_typing()
    {
        QCOMPARE(found("kryptik", "\"draw 1 card"), found("kryptik", "\"draw 1 card\""));
    }

    // Reading goes from left to right once: hostile questions end like others.
    void hostile_questions_end()
    {
        for (const std::string& piece :
            { "(", "-", "a or ", "((a) ", "-(", "\"", "t:", ")", "| ", "a:b(" }) {
            std::string question;
            while (question.size() < 3900)
                question += piece;
            const Query query(indexOf("seize"), question);
            (void)query.find();
        }
        QVERIFY(!Query(indexOf("seize"), std::string(100'000, 'x')).isAsked());
    }

    void fields_have_names_in_other_languages_too()
    {
        const OtherNames german { { "kosten", "cost" }, { "staerke", "attack" } };
        const auto index = indexOf("kryptik");
        const auto ask = [&](const char* question) { return Query(index, question, german); };
        QVERIFY(ask("Kosten<=2").isAsked());
        QCOMPARE(ask("Kosten<=2").find(), found("kryptik", "cost<=2"));
        QCOMPARE(ask("kosten<staerke").find(), found("kryptik", "cost<attack"));
        QVERIFY(ask("cost<=2").isAsked()); // Its own name goes on being one.
        QVERIFY(!ask("preis<=2").isAsked());
        QVERIFY(!Query(index, "kosten<=2").isAsked());
    }

    void every_field_is_described_and_every_alias_is_one_field()
    {
        for (const char* const game : { "kryptik", "altered", "seize" }) {
            const auto index = indexOf(game);
            const std::string all = describeFields(*index);
            for (std::size_t field = 0; field < index->fields().size(); ++field) {
                const CardField& each = index->fields()[field];
                QVERIFY2(!each.help.empty(), std::string(each.name).c_str());
                QVERIFY(all.find(std::string(each.name)) != std::string::npos);
                QCOMPARE(index->field(each.name), field);
            }
            // What a field holds can be asked for.
            for (std::size_t field = 0; field < index->fields().size(); ++field)
                if (index->fields()[field].sort == FieldSort::Word)
                    for (const std::string& value : index->values(field)) {
                        const Query query(
                            index, std::string(index->fields()[field].name) + "=\"" + value + "\"");
                        QVERIFY2(query.isAsked(), value.c_str());
                        QVERIFY2(!query.find().empty(), value.c_str());
                    }
        }
    }
};

QTEST_GUILESS_MAIN(TestQuery)
#include "tst_query.moc"
