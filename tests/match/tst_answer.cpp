#include "match/Answer.h"
#include "support/Play.h"

#include <nlohmann/json.hpp>

#include <QTest>

using namespace triptych;
using namespace triptych::match;
using triptych::tests::wordsOf;

namespace {

using tests::p1;
using tests::p2;

/// p1 holds Five and Six and is asked; p2 holds Two, Seven and Nine.
std::unique_ptr<Match> board(const char* phase)
{
    const auto file = nlohmann::json::parse(std::string(R"({"active":"p1","turn":1,"players":{
        "p1":{"deck":["One","One","One"],"hand":["Five",{"card":"Six","id":"big"},"Three"]},
        "p2":{"deck":["Two",{"card":"Two","id":"under"}],"hand":["Two","Seven","Nine"]}},"phase":")")
        + phase + "\"}");
    return race::game().openScenario(tests::raceLibrary(), file).match;
}

std::size_t handOf(const Match& match, const char* seat)
{
    return match.observe(judge)["players"][seat]["zones"]["hand"].size();
}

} // namespace

class TestAnswer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void an_offered_line_is_accepted_as_it_stands()
    {
        const auto match = board("turn");
        for (const std::string& line : legalLines(*match)) {
            const auto tried = match->clone();
            QVERIFY2(!answer(*tried, p1, line), line.c_str());
            QVERIFY(tried->hash() != match->hash());
        }
    }

    void the_judge_only_calls_time()
    {
        const auto match = board("turn");
        const auto before = match->hash();
        QVERIFY(wordsOf(answer(*match, judge, "time")).contains("no time limit"));
        QVERIFY(wordsOf(answer(*match, judge, "concede")).contains("does not play"));
        QVERIFY(wordsOf(answer(*match, p1, "time")).contains("judge: time"));
        QVERIFY(wordsOf(answer(*match, p1, "judge: time")).contains("speaks for judge"));
        QCOMPARE(readStatement("Judge:  TIME").seat, std::optional(judge));
        QCOMPARE(match->hash(), before);
    }

    void nobody_claims_what_is_not_theirs()
    {
        const auto match = board("turn");
        const auto before = match->hash();
        for (const PlayerId seat : { p1, p2 })
            QVERIFY(wordsOf(answer(*match, seat, "claim")).contains("no part in this question"));
        QCOMPARE(match->hash(), before);
    }

    void capitals_and_blanks_do_not_matter()
    {
        const auto match = board("turn");
        QVERIFY(!answer(*match, p1, "  Play \t BIG "));
        QCOMPARE(match->decision()->player, p2);
    }

    void a_line_may_begin_with_its_seat()
    {
        const auto match = board("turn");
        QVERIFY(!answer(*match, p1, "p1: play five"));
        const auto wrong = answer(*match, p2, "p1: pass");
        QVERIFY(wrong);
        QVERIFY2(wordsOf(wrong).contains("speaks for p1"), qPrintable(wordsOf(wrong)));
    }

    void an_illegal_line_changes_nothing_and_names_the_legal_ones()
    {
        const auto match = board("turn");
        const auto before = match->hash();
        const auto wrong = answer(*match, p1, "play nine");
        QVERIFY(wrong);
        QVERIFY2(wordsOf(wrong).contains("play five") && wordsOf(wrong).contains("concede"),
            qPrintable(wordsOf(wrong)));
        QCOMPARE(QString::fromStdString(wrong->rule), QStringLiteral("race 2"));
        QCOMPARE(match->hash(), before);
        for (const char* const line :
            { "", "play", "play big five", "none", "play none", "number 1" })
            QVERIFY2(answer(*match, p1, line), line);
        QCOMPARE(match->hash(), before);
    }

    void a_seat_that_is_not_asked_is_told_so()
    {
        const auto match = board("turn");
        const auto wrong = answer(*match, p2, "pass");
        QVERIFY(wrong);
        QVERIFY2(wordsOf(wrong).contains("p2 is not deciding"), qPrintable(wordsOf(wrong)));
        QVERIFY(answer(*match, PlayerId { 3 }, "pass"));
    }

    void conceding_is_legal_for_any_seat_until_the_match_is_over()
    {
        const auto match = board("turn");
        QVERIFY(!answer(*match, p2, "concede"));
        QVERIFY(match->outcome());
        QCOMPARE(match->outcome()->winners, std::vector<PlayerId> { p1 });
        const auto late = answer(*match, p1, "concede");
        QVERIFY2(wordsOf(late).contains("over"), qPrintable(wordsOf(late)));
    }

    void several_objects_are_picked_one_by_one_and_the_question_is_ended()
    {
        const auto match = board("setup");
        QVERIFY(!answer(*match, p1, "choose five big"));
        QCOMPARE(match->decision()->player, p2);           // ended by "choose none"
        QCOMPARE(handOf(*match, "p1"), std::size_t { 3 }); // drawn again
    }

    void several_objects_are_refused_as_a_whole()
    {
        const auto match = board("setup");
        const auto before = match->hash();
        const auto wrong = answer(*match, p1, "choose five nine");
        QVERIFY2(wordsOf(wrong).contains("\"nine\" is not possible"), qPrintable(wordsOf(wrong)));
        QVERIFY(answer(*match, p1, "choose five five"));
        QCOMPARE(match->hash(), before);
    }

    void one_pick_leaves_the_question_open_and_a_whole_answer_ends_it()
    {
        const auto open = board("setup");
        QVERIFY(!answer(*open, p1, "choose five", Extent::Pick));
        QCOMPARE(open->decision()->player, p1);
        const auto ended = board("setup");
        QVERIFY(!answer(*ended, p1, "choose five", Extent::Whole));
        QCOMPARE(ended->decision()->player, p2);
        const auto offered = board("setup");
        QVERIFY(!answer(*offered, p1, "choose five", Extent::Offered));
        QCOMPARE(offered->hash(), ended->hash());
        const auto begun = board("setup");
        QVERIFY(!answer(*begun, p1, "choose five big", Extent::Begun));
        QCOMPARE(begun->decision()->player, p1);
    }

    void a_thing_may_be_named_by_its_place()
    {
        const auto match = board("turn");
        QVERIFY(!answer(*match, p1, "play p1.hand.2"));
        QCOMPARE(match->observe(judge)["pile"][0]["item"].get<std::string>(), std::string("big"));
    }

    void places_are_read_when_the_line_begins()
    {
        // The second place still means the Three although the Five leaves the hand before it.
        const auto match = board("setup");
        const auto same = board("setup");
        QVERIFY(!answer(*match, p1, "choose p1.hand.1 p1.hand.3"));
        QVERIFY(!answer(*same, p1, "choose five three"));
        QCOMPARE(match->hash(), same->hash());
    }

    void a_place_that_is_empty_is_refused()
    {
        const auto match = board("turn");
        for (const char* const line :
            { "play p1.hand.9", "play p1.hand.0", "play p1.cellar.1", "play p9.hand.1",
                "play p2.hand.2", "play .1", "play p1.hand.99999999999999999999" })
            QVERIFY2(answer(*match, p1, line), line);
    }

    void the_default_is_to_do_nothing()
    {
        const auto turn = board("turn");
        QCOMPARE(turn->line(defaultOption(*turn)), std::string("pass"));
        const auto setup = board("setup");
        QCOMPARE(setup->line(defaultOption(*setup)), std::string("choose none"));
    }

    void a_decision_is_forced_when_it_has_one_answer()
    {
        const auto match = board("turn");
        QVERIFY(!forcedOption(*match));
        QVERIFY(!answer(*match, p1, "play big"));
        QVERIFY(!answer(*match, p2, "spoil nine"));
        QVERIFY(!answer(*match, p2, "play seven"));
        QVERIFY(forcedOption(*match)); // nothing of p1's is higher than Seven
        QCOMPARE(match->line(*forcedOption(*match)), std::string("pass"));
    }

    void statements_are_read_in_two_parts()
    {
        const Statement statement = readStatement("P2 :  Attack  Maw");
        QCOMPARE(*statement.seat, p2);
        QCOMPARE(statement.line, std::string("attack maw"));
        QVERIFY(!readStatement("attack maw").seat);
        QVERIFY(!readStatement("p5: pass").seat);
        QCOMPARE(seatName(judge), std::string("judge"));
    }
};

QTEST_APPLESS_MAIN(TestAnswer)
#include "tst_answer.moc"
