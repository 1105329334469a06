#include "core/JsonText.h"
#include "match/Scenario.h"
#include "support/Play.h"

#include <nlohmann/json.hpp>

#include <QTest>

using namespace triptych;
using nlohmann::json;

namespace {

json board()
{
    return json::parse(R"({"format":"triptych-scenario/1","name":"a board","game":"race","seed":1,
        "turn":1,"active":"p1","phase":"turn","players":{
        "p1":{"deck":["One","One","One","One"],"hand":["Five","Six"]},
        "p2":{"deck":["Two","Two","Two","Two"],"hand":["Seven"]}}})");
}

match::ScenarioRun run(const json& file)
{
    const match::Thinker first = [](const Match&, PlayerId) { return std::size_t { 0 }; };
    return match::runScenario(race::game(), tests::raceLibrary(), file, first);
}

match::ScenarioRun run(const json& script, const json& expect)
{
    json file = board();
    file["script"] = script;
    file["expect"] = expect;
    return run(file);
}

} // namespace

class TestScenarioRunner : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void script_and_expectations_that_hold_pass()
    {
        const auto result = run(json { "p1: play five", "p2: pass" },
            json::parse(
                R"([{"path":"/players/p1/score","is":5},{"path":"/players/p1/zones/track","size":1},
                {"legal":"p2: play seven"},{"illegal":"p1: play six"}])"));
        QVERIFY2(result.passed, qPrintable(tests::wordsOf(result.problems)));
    }

    void each_comparison_can_hold_and_fail_data()
    {
        QTest::addColumn<QString>("expectation");
        QTest::addColumn<bool>("holds");
        const auto row = [](const char* text, bool holds) { QTest::newRow(text) << text << holds; };
        row(R"({"path":"/turn","is":1})", true);
        row(R"({"path":"/turn","is":2})", false);
        row(R"({"path":"/turn","not":2})", true);
        row(R"({"path":"/turn","not":1})", false);
        row(R"({"path":"/turn","at_least":1})", true);
        row(R"({"path":"/turn","at_least":2})", false);
        row(R"({"path":"/turn","at_most":1})", true);
        row(R"({"path":"/turn","at_most":0})", false);
        row(R"({"path":"/phase","size":4})", true);
        row(R"({"path":"/phase","size":5})", false);
        row(R"({"path":"/phase","contains":"urn"})", true);
        row(R"({"path":"/phase","lacks":"urn"})", false);
        row(R"({"path":"/players/p1/zones/hand","contains":"five"})", true);
        row(R"({"path":"/players/p1/zones/hand","contains":"seven"})", false);
        row(R"({"path":"/players/p1/zones/hand","seen_by":"p1","contains":"five"})", true);
        row(R"({"path":"/players/p1/zones/hand","seen_by":"p2","contains":"five"})", false);
        row(R"({"path":"/players/p1/zones/hand","seen_by":"p9","size":2})", false);
        row(R"({"path":"/players/p1/zones/hand","lacks":"seven"})", true);
        row(R"({"path":"/players/p1","contains":"zones"})", true);
        row(R"({"path":"/players/p1","size":3})", true);
        row(R"({"path":"/players/p1/zones/hand","size":2,"contains":"six"})", true);
        row(R"({"path":"/players/p1/zones/hand","size":2,"contains":"seven"})", false);
        row(R"({"path":"/nowhere","is":null})", true);
        row(R"({"path":"/nowhere","size":0})", false);
        row(R"({"path":"/nowhere","lacks":"x"})", false);
        row(R"({"path":"/nowhere","at_most":9})", false);
        row(R"({"path":"/turn","size":1})", false);
        row(R"({"path":"/turn","equals":1})", false);
        row(R"({"path":"/turn"})", false);
        row(R"({"path":"turn","is":1})", false);
        row(R"({"path":"/players/p1/zones/hand/99999999999999999999","is":1})", false);
        row(R"({"over":[]})", false);
        row(R"({"over":["p1"]})", false);
        row(R"({"legal":"p1: pass"})", true);
        row(R"({"legal":"p1: concede"})", true);
        row(R"({"legal":"p2: pass"})", false);
        row(R"({"legal":"pass"})", false);
        row(R"({"illegal":"p1: play seven"})", true);
        row(R"({"illegal":"p1: pass"})", false);
        row(R"({"what":1})", false);
        row("7", false);
    }
    void each_comparison_can_hold_and_fail()
    {
        QFETCH(QString, expectation);
        QFETCH(bool, holds);
        const auto result = run(json::array(), json { json::parse(expectation.toStdString()) });
        QVERIFY2(result.passed == holds, qPrintable(tests::wordsOf(result.problems)));
        QVERIFY(result.usable);
    }

    void a_failed_comparison_says_what_is_and_what_should_be_data()
    {
        QTest::addColumn<QString>("expectation");
        QTest::addColumn<QString>("says");
        const auto row
            = [](const char* text, const char* says) { QTest::newRow(text) << text << says; };
        row(R"({"path":"/turn","is":2})", "/turn is 1, but it should be 2.");
        row(R"({"path":"/turn","not":1})", "/turn is 1, but it should be anything else.");
        row(R"({"path":"/turn","at_least":2})", "/turn is 1, but it should be at least 2.");
        row(R"({"path":"/turn","at_most":0})", "/turn is 1, but it should be at most 0.");
        row(R"({"path":"/phase","size":5})", "/phase is \"turn\", but its size should be 5.");
        row(R"({"path":"/phase","contains":"x"})",
            "/phase is \"turn\", but it should contain \"x\".");
        row(R"({"path":"/phase","lacks":"u"})",
            "/phase is \"turn\", but it should not contain \"u\".");
        row(R"({"over":["p1"]})", "The match is not over, but [\"p1\"] should have won it.");
    }
    void a_failed_comparison_says_what_is_and_what_should_be()
    {
        QFETCH(QString, expectation);
        QFETCH(QString, says);
        const auto result = run(json::array(), json { json::parse(expectation.toStdString()) });
        QCOMPARE(QString::fromStdString(result.problems.front().text), says);
    }

    void a_number_too_large_is_named_with_its_place()
    {
        const JsonText file = parseJson("{\"a\":1,\n \"b\":1e999}", "deck.json");
        QVERIFY(file.problem.has_value());
        QCOMPARE(file.problem->place, std::string("deck.json, line 2, column 6"));
        QCOMPARE(file.problem->text,
            std::string("The number 1e999 is too large to be read. Write a smaller one."));
    }

    void an_illegal_line_fails_with_the_pending_decision()
    {
        const auto result = run(json { "p1: play seven" }, json::array());
        QVERIFY(!result.passed);
        QCOMPARE(result.problems.front().place, std::string("script line 1: p1: play seven"));
        QVERIFY(tests::wordsOf(result.problems).contains("play five, play six, pass, concede"));
    }

    void a_forced_decision_is_answered_before_a_line_that_is_not_legal_yet()
    {
        // p1 has no card above Seven, so the reply is forced and may be left out of the script.
        const auto result = run(json { "p1: pass", "p2: play seven", "p1: play five" },
            json::parse(R"([{"path":"/pile","size":1},{"path":"/players/p2/score","is":7}])"));
        QVERIFY2(result.passed, qPrintable(tests::wordsOf(result.problems)));
    }

    void a_forced_decision_waits_before_refuse_expect_and_the_end()
    {
        const auto result = run(json { "p1: pass", "p2: play seven", "refuse p1: play five",
                                    R"(expect {"path":"/pile","size":1})" },
            json::parse(R"([{"path":"/pile","size":1},{"path":"/deciding","is":"p1"}])"));
        QVERIFY2(result.passed, qPrintable(tests::wordsOf(result.problems)));
    }

    void a_real_choice_is_never_taken_unasked()
    {
        const auto result = run(json { "p2: play seven" }, json::array());
        QVERIFY(!result.passed);
        QVERIFY(tests::wordsOf(result.problems).contains("p2 is not deciding"));
    }

    void refuse_fails_when_the_line_is_legal()
    {
        QVERIFY(run(json { "refuse p1: play seven", "refuse p2: pass" }, json::array()).passed);
        const auto result = run(json { "refuse p1: pass" }, json::array());
        QVERIFY(!result.passed);
        QVERIFY(tests::wordsOf(result.problems).contains("should be refused"));
    }

    void resolve_answers_until_nothing_waits()
    {
        const auto result = run(json { "p1: play five", "resolve" },
            json::parse(
                R"([{"path":"/players/p1/score","is":5},{"path":"/deciding","is":"p2"},{"path":"/pile","size":0}])"));
        QVERIFY2(result.passed, qPrintable(tests::wordsOf(result.problems)));
        QVERIFY(run(json { "resolve" }, json::parse(R"([{"path":"/deciding","is":"p1"}])")).passed);
        const auto one = run(
            json { "p1: play five", "resolve 1" }, json::parse(R"([{"path":"/pile","size":0}])"));
        QVERIFY2(one.passed, qPrintable(tests::wordsOf(one.problems)));
    }

    void await_answers_by_default_until_the_line_is_legal()
    {
        const auto result
            = run(json { "await p2: play seven" }, json::parse(R"([{"path":"/pile","size":1}])"));
        QVERIFY2(result.passed, qPrintable(tests::wordsOf(result.problems)));
        const auto never = run(json { "await p2: play eight" }, json::array());
        QVERIFY(!never.passed);
        QVERIFY(tests::wordsOf(never.problems).contains("ended before"));
    }

    void until_stops_at_the_phase_of_the_seat()
    {
        const auto result
            = run(json { "until turn of p2" }, json::parse(R"([{"path":"/active","is":"p2"}])"));
        QVERIFY2(result.passed, qPrintable(tests::wordsOf(result.problems)));
        QVERIFY(run(json { "until turn" },
            json::parse(R"([{"path":"/active","is":"p1"},{"path":"/turn","is":1}])"))
                    .passed);
    }

    void helpers_stop_when_the_match_is_over_and_answers_then_fail()
    {
        const auto over = run(
            json { "until setup" }, json::parse(R"([{"over":[]},{"path":"/over","is":true}])"));
        QVERIFY2(over.passed, qPrintable(tests::wordsOf(over.problems)));
        QVERIFY(run(json { "p2: concede" }, json::parse(R"([{"over":["p1"]}])")).passed);
        QVERIFY(!run(json { "p2: concede", "p1: pass" }, json::array()).passed);
    }

    void auto_lets_the_agent_take_one_decision()
    {
        const auto result
            = run(json { "auto p1" }, json::parse(R"([{"path":"/pile/0/item","is":"five"}])"));
        QVERIFY2(result.passed, qPrintable(tests::wordsOf(result.problems)));
    }

    void an_unknown_script_line_is_a_failure()
    {
        for (const char* const line :
            { "jump", "until", "await pass", "auto p9", "refuse pass", "expect {", "resolve 2" })
            QVERIFY2(!run(json { line }, json::array()).passed, line);
        QVERIFY(!run(json::parse("[7]"), json::array()).passed);
    }

    void an_unusable_file_is_told_from_a_failing_one()
    {
        for (const char* const text :
            { "7", "{}", R"({"format":"triptych-cards/1"})", R"({"format":"triptych-scenario/2"})",
                R"({"format":"triptych-scenario/1","script":7})" }) {
            const auto result = run(json::parse(text));
            QVERIFY2(!result.usable && !result.passed && !result.problems.empty(), text);
        }
        json file = board();
        file["players"]["p1"]["hand"] = { "No Such Card" };
        QVERIFY(!run(file).usable);
    }

    void fields_of_another_kind_are_refused_and_unknown_ones_told()
    {
        for (const char* const change : { R"({"ruleset":-1})", R"({"name":0.5})", R"({"active":1})",
                 R"({"rules":[7]})", R"({"phase":[]})" }) {
            json file = board();
            file.update(json::parse(change));
            const auto result = run(file);
            QVERIFY2(!result.usable && !result.problems.empty(), change);
        }
        json file = board();
        file["expcet"] = json::array();
        const auto result = run(file);
        QVERIFY(result.passed);
        QCOMPARE(result.warnings.size(), std::size_t { 2 });
        QVERIFY(tests::wordsOf(result.warnings).contains("did you mean \"expect\"?"));
        QVERIFY(tests::wordsOf(result.warnings).contains("Nothing is checked here"));
    }

    void only_what_checks_nothing_is_warned_of()
    {
        for (const char* const script : { R"(["p1: play five"])", R"(["until turn of p2"])" })
            QCOMPARE(run(json::parse(script), json::array()).warnings.size(), std::size_t { 1 });
        for (const char* const script :
            { R"(["refuse p2: pass"])", R"([{"path":"/turn","is":1}])", R"(["Refuse p2: pass"])" })
            QVERIFY2(run(json::parse(script), json::array()).warnings.empty(), script);
        QVERIFY(run(json { "p1: play five" }, json::parse(R"([{"path":"/turn","is":1}])"))
                    .warnings.empty());
    }

    void a_message_never_holds_the_whole_file()
    {
        std::string line = "p1: choose";
        for (int i = 0; i < 9000; ++i)
            line += " \u00e9x";
        const auto script = run(json { line }, json::array());
        QVERIFY(!script.passed);
        QVERIFY(script.problems.front().place.size() < 600);
        QVERIFY(script.problems.front().text.size() < 3100);
        const auto expectation = run(json::array(), json { { { "path", "" }, { "is", 7 } } });
        QVERIFY(!expectation.passed);
        QVERIFY(expectation.problems.front().text.size() < 1200);
    }

    void a_script_without_end_is_refused()
    {
        const auto result = run(json(std::vector<std::string>(10001, "resolve")), json::array());
        QVERIFY(!result.passed);
        QVERIFY(tests::wordsOf(result.problems).contains("10001 lines"));
    }

    void a_puzzle_passes_when_its_goal_is_ahead()
    {
        json file = board();
        file["moves"] = "this turn";
        file["goal"] = json::parse(R"({"over":["p1"]})");
        QVERIFY(run(file).passed);
        file["goal"] = json::parse(R"({"path":"/turn","is":1})");
        QVERIFY(!run(file).passed);
    }

    void several_picks_in_one_line_end_their_question()
    {
        json file = board();
        file["phase"] = "setup";
        file["script"]
            = { "p1: choose five six", "p2: choose none", "refuse p2: pass", "p1: pass" };
        file["expect"] = json::parse(R"([{"path":"/players/p1/zones/deck","contains":"five"}])");
        const auto result = run(file);
        QVERIFY2(result.passed, qPrintable(tests::wordsOf(result.problems)));
    }

    void a_question_may_be_gone_on_with_by_a_second_line()
    {
        json file = board();
        file["phase"] = "setup";
        file["expect"] = json::parse(R"([{"path":"/players/p1/zones/deck","contains":"five"},
            {"path":"/players/p1/zones/deck","contains":"six"}])");
        for (const char* const last : { "p1: choose none", "refuse p1: choose five" }) {
            file["script"] = { "p1: choose five", "p1: choose six", last, "p2: choose none" };
            const auto result = run(file);
            QVERIFY2(result.passed, qPrintable(tests::wordsOf(result.problems)));
        }
        // Not after somebody else, or a helper, has gone on from where it was ended.
        file["script"] = { "p1: choose five", "p2: choose none", "p1: choose six" };
        QVERIFY(!run(file).passed);
        file["script"] = { "p1: choose five", "resolve", "p1: choose six" };
        QVERIFY(!run(file).passed);
    }
};

QTEST_APPLESS_MAIN(TestScenarioRunner)
#include "tst_scenario_runner.moc"
