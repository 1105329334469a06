#include "ai/GreedyAgent.h"
#include "match/Answer.h"
#include "match/Journal.h"
#include "match/Phases.h"
#include "support/Play.h"
#include "support/Tables.h"

#include <nlohmann/json.hpp>

#include <QTest>

#include <algorithm>
#include <bit>
#include <set>

using namespace triptych;

namespace {

constexpr std::size_t mostAnswers = 20000;
constexpr std::size_t gamesOfRuleset = 40;

/// What every match must keep, whatever the game. Each law returns "" or how it is broken.
class Laws
{
public:
    Laws(const tests::Table& table, const Setup& setup)
        : m_table(table)
        , m_setup(setup)
        , m_deals(setup.seed)
    {
    }

    std::string play()
    {
        Opened opened = m_table.game->open(m_table.library, m_setup);
        if (!opened.match)
            return "It does not open: " + tests::wordsOf(opened.problems).toStdString();
        Match& match = *opened.match;
        match::JournalWriter writer;
        std::string journal = writer.begin(
            { std::string(m_table.game->id()), m_setup, m_table.library->packHashes(), {} });
        ai::RandomAgent agent(m_setup.seed);
        for (; match.decision(); ++m_answers) {
            if (m_answers == mostAnswers)
                return "It does not end.";
            if (std::string law = check(match); !law.empty())
                return law;
            if (std::string law = claimNowAndThen(match, writer, journal); !law.empty())
                return law;
            if (!match.decision())
                break;
            const PlayerId seat = match.decision()->player;
            const std::size_t option = agent.choose(match, seat);
            const std::string line = match.line(option);
            if (std::string law = answerListening(match, option); !law.empty())
                return line + ": " + law;
            journal += writer.answered(seat, line, match);
            if (std::string broken = match.broken(); !broken.empty())
                return line + ": " + broken;
        }
        if (!match.outcome())
            return "It ends without an outcome.";
        return checkReplay(journal, match);
    }

    std::size_t answers() const { return m_answers; }

private:
    using Object = nlohmann::ordered_json::object_t;

    // Whoever shares a question may take it over; nobody else may.
    std::string claimNowAndThen(Match& match, match::JournalWriter& writer, std::string& journal)
    {
        const std::uint8_t claimants = match.decision()->claimants;
        const std::uint64_t before = match.hash();
        for (std::uint8_t seat = 0; seat < match.seats(); ++seat)
            if (!((claimants >> seat) & 1) && match.claim({ seat }))
                return "A question is claimed by somebody who has no part in it.";
        if (match.hash() != before)
            return "A claim that is refused changes the match.";
        if (claimants == 0 || m_deals.below(3) != 0)
            return {};
        const PlayerId seat { static_cast<std::uint8_t>(std::countr_zero(claimants)) };
        if (!match.claim(seat))
            return "A claim is refused to a claimant.";
        journal += writer.answered(seat, "claim", match);
        if (match.decision() && match.decision()->player != seat)
            return "Who has claimed the question is not asked.";
        return match.broken();
    }

    // The costly laws are looked at now and then; over many games that is often.
    std::string check(const Match& match)
    {
        std::string law = checkDecision(*match.decision(), match);
        if (law.empty() && m_answers % 23 == 0)
            law = checkMoment(match);
        if (law.empty() && m_answers % 11 == 0)
            law = checkCopies(match);
        if (law.empty() && m_answers % 61 == 0)
            law = checkSecrecy(match);
        if (law.empty() && m_answers % 37 == 0)
            law = checkNextQuestion(match);
        if (law.empty() && m_answers % 211 == 0)
            law = checkGreedy(match);
        if (law.empty() && m_answers % 61 == 0)
            law = checkLines(match);
        if (law.empty() && m_answers % 97 == 0)
            law = checkRefusals(match);
        return law;
    }

    static std::string checkDecision(const Decision& decision, const Match& match)
    {
        if (match.outcome())
            return "It asks although it is over.";
        if (decision.options.empty())
            return "A decision has no options.";
        if (decision.player.value >= match.seats())
            return "Nobody is asked.";
        if (decision.prompt.empty() || decision.rule.empty())
            return "A decision names no prompt or no rule.";
        std::set<std::string> lines;
        for (std::size_t i = 0; i < decision.options.size(); ++i)
            if (!lines.insert(match.line(i)).second)
                return "Two options are called \"" + match.line(i) + "\".";
        return {};
    }

    // What befalls one seat names a card to those others only who may know it, before or afterwards.
    // Where chance was used, a card may have been seen for a moment and be hidden again.
    std::string answerListening(Match& match, std::size_t option) const
    {
        if (m_answers % 29 != 0) {
            match.answer(option);
            return {};
        }
        match.recordEvents(true);
        match.forgetEvents();
        const std::uint64_t chance = match.chance();
        const std::vector<std::set<std::string>> before = namedToEach(match);
        match.answer(option);
        std::string law;
        const std::vector<std::set<std::string>> after = namedToEach(match);
        for (std::uint8_t seat = 0; seat < match.seats() && match.chance() == chance; ++seat)
            for (const auto& event : match.events({ seat }))
                if (event.contains("name") && event.contains("object")
                    && event.value("player", "") != seatName({ seat }))
                    if (const std::string card = event["object"];
                        !before[seat].contains(card) && !after[seat].contains(card))
                        law = "An event names a card to " + seatName({ seat })
                            + ", who may not know it: " + event.dump();
        match.recordEvents(false);
        match.forgetEvents();
        return law;
    }

    static std::set<std::string> namedTo(const Match& match, PlayerId viewer)
    {
        std::set<std::string> named;
        const nlohmann::ordered_json observation = match.observe(viewer);
        if (const auto objects = observation.find("objects"); objects != observation.end())
            for (const auto& [handle, object] : objects->get_ref<const Object&>())
                if (object.contains("name"))
                    named.insert(handle);
        return named;
    }
    static std::vector<std::set<std::string>> namedToEach(const Match& match)
    {
        std::vector<std::set<std::string>> named;
        for (std::uint8_t seat = 0; seat < match.seats(); ++seat)
            named.push_back(namedTo(match, { seat }));
        return named;
    }

    // Where a match is in its turn is one of the phases that its game names.
    std::string checkMoment(const Match& match) const
    {
        const match::Moment now = match::momentOf(match.observe(judge));
        for (const TurnPhase& phase : m_table.game->phases())
            if (phase.name == now.phase)
                return now.step.empty() || std::ranges::count(phase.steps, now.step)
                    ? std::string()
                    : "\"" + now.step + "\" is no step of the phase \"" + now.phase + "\".";
        return "\"" + now.phase + "\" is no phase of the game.";
    }

    // A copy goes on as the original does, and neither notices the other.
    std::string checkCopies(const Match& match)
    {
        const std::uint64_t before = match.hash();
        const auto one = match.clone();
        const auto other = match.clone();
        one->answer(m_deals.below(static_cast<std::uint32_t>(one->decision()->options.size())));
        if (match.hash() != before || other->hash() != before)
            return "A copy changes its original.";
        one->copyFrom(*other);
        if (one->hash() != before || match::legalLines(*one) != match::legalLines(match))
            return "A copy differs from its original.";
        return {};
    }

    // Dealing the hidden cards again changes nothing that the viewer can know.
    std::string checkSecrecy(const Match& match)
    {
        for (std::uint8_t seat = 0; seat < match.seats(); ++seat) {
            const PlayerId viewer { seat };
            const auto deal = match.determinized(viewer, m_deals);
            if (std::string broken = deal->broken(); !broken.empty())
                return "A determinized match is broken: " + broken;
            const auto seen = match.observe(viewer);
            const auto same = deal->observe(viewer);
            if (seen != same)
                return triptych::seatName(viewer) + " sees a difference between hidden cards: "
                    + nlohmann::json::diff(nlohmann::json(seen), nlohmann::json(same)).dump();
            if (match.decision()->player == viewer
                && match::legalLines(match) != match::legalLines(*deal))
                return triptych::seatName(viewer)
                    + " is offered other answers for other hidden cards.";
        }
        return {};
    }

    // Nor does what is asked after the same answer, or that nothing is. Where that answer has shown
    // a card to the one who gave it, everybody knows why it goes on as it does; and chance may differ.
    std::string checkNextQuestion(const Match& match)
    {
        const PlayerId viewer = match.decision()->player;
        const auto deal = match.determinized(viewer, m_deals);
        const auto option
            = m_deals.below(static_cast<std::uint32_t>(match.decision()->options.size()));
        const std::set<std::string> known = namedTo(match, viewer);
        struct After
        {
            std::string question;
            std::size_t events = 0;
            bool comparable = true;
        };
        const auto answered = [&](const Match& before) {
            const auto match = before.clone();
            match->recordEvents(true);
            match->answer(option);
            After after;
            const Decision* next = match->decision();
            after.question = next ? std::string(next->prompt) + " of " + seatName(next->player)
                                  : std::string("nothing");
            const std::set<std::string> named = namedTo(*match, viewer);
            after.comparable
                = match->chance() == before.chance() && std::ranges::includes(known, named);
            for (const auto& event : match->events(viewer)) {
                ++after.events;
                if (event.contains("name") && event.contains("object")
                    && !known.contains(event["object"].get<std::string>()))
                    after.comparable = false;
            }
            return after;
        };
        const After real = answered(match);
        const After other = answered(*deal);
        if (!real.comparable || !other.comparable)
            return {};
        if (real.question != other.question || real.events != other.events)
            return match.line(option) + ": what follows tells " + seatName(viewer)
                + " something of hidden cards: " + real.question + " and "
                + std::to_string(real.events) + " events, or " + other.question + " and "
                + std::to_string(other.events);
        return {};
    }

    std::string checkGreedy(const Match& match)
    {
        const PlayerId seat = match.decision()->player;
        const auto exchanged = match.determinized(seat, m_deals);
        if (ai::GreedyAgent(m_answers).choose(match, seat)
            != ai::GreedyAgent(m_answers).choose(*exchanged, seat))
            return "The greedy agent peeks: it chooses differently for other hidden cards.";
        return {};
    }

    // Every line that is offered may be given back as it stands, as bots give it and as journals do;
    // for a journal it is just that option.
    static std::string checkLines(const Match& match)
    {
        const PlayerId seat = match.decision()->player;
        const std::uint64_t before = match.hash();
        const std::vector<std::string> lines = match::legalLines(match);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const auto said = match.clone();
            if (const auto problem = match::answer(*said, seat, lines[i], match::Extent::Offered))
                return "A line that is offered is refused: " + problem->text;
            if (said->hash() == before)
                return "The line \"" + lines[i] + "\" changes nothing.";
            const auto written = match.clone();
            const auto meant = match.clone();
            meant->answer(i);
            if (match::answer(*written, seat, lines[i]) || written->hash() != meant->hash())
                return "The line \"" + lines[i] + "\" means another option.";
        }
        return {};
    }

    static std::string checkRefusals(const Match& match)
    {
        const auto tried = match.clone();
        for (std::uint8_t seat = 0; seat <= match.seats(); ++seat)
            for (const char* const line :
                { "", "choose", "attack attack", "cast p1.hand.99", "order none none", "\xff" })
                match::answer(*tried, PlayerId { seat }, line, match::Extent::Whole);
        return tried->hash() == match.hash() ? std::string()
                                             : "A refused answer changes the match.";
    }

    std::string checkReplay(const std::string& journal, const Match& match) const
    {
        const match::ParsedJournal parsed = match::parseJournal(journal, "journal");
        const match::Replayed again = match::replay(parsed, *m_table.game, m_table.library);
        if (!again.problems.empty())
            return "It cannot be replayed: " + tests::wordsOf(again.problems).toStdString();
        return again.match->hash() == match.hash() ? std::string()
                                                   : "A replay ends in another state.";
    }

    const tests::Table& m_table;
    Setup m_setup;
    Random m_deals;
    std::size_t m_answers = 0;
};

} // namespace

class TestEveryGame : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void every_match_keeps_the_laws_data()
    {
        QTest::addColumn<int>("table");
        QTest::addColumn<int>("ruleset");
        for (std::size_t i = 0; i < m_tables.size(); ++i)
            for (std::size_t r = 0; r < m_tables[i].game->rulesets().size(); ++r)
                QTest::addRow("%s %s", std::string(m_tables[i].game->id()).c_str(),
                    m_tables[i].game->rulesets()[r].id.c_str())
                    << static_cast<int>(i) << static_cast<int>(r);
    }
    void every_match_keeps_the_laws()
    {
        QFETCH(int, table);
        QFETCH(int, ruleset);
        const tests::Table& played = m_tables[static_cast<std::size_t>(table)];
        const Ruleset& rules = played.game->rulesets()[static_cast<std::size_t>(ruleset)];
        // Matches of many seats are three times as long.
        const std::size_t games
            = tests::gamesToPlay(rules.maxSeats > 2 ? gamesOfRuleset / 3 : gamesOfRuleset);
        std::size_t answers = 0;
        for (std::uint64_t seed = 1; seed <= games; ++seed) {
            Laws laws(played, tests::setupOf(played, rules, seed));
            const std::string law = laws.play();
            QVERIFY2(law.empty(),
                qPrintable(QStringLiteral("seed %1, after %2 answers: %3")
                               .arg(seed)
                               .arg(laws.answers())
                               .arg(QString::fromStdString(law))));
            answers += laws.answers();
        }
        qInfo("%zu games, %zu answers", games, answers);
    }

    void every_seat_may_concede_at_once_data() { every_match_keeps_the_laws_data(); }
    void every_seat_may_concede_at_once()
    {
        QFETCH(int, table);
        QFETCH(int, ruleset);
        const tests::Table& played = m_tables[static_cast<std::size_t>(table)];
        const Ruleset& rules = played.game->rulesets()[static_cast<std::size_t>(ruleset)];
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const auto match
                = played.game->open(played.library, tests::setupOf(played, rules, seed)).match;
            QVERIFY(match);
            tests::playRandomly(*match, seed, seed * 7);
            // All but one leave, the last seat first; the one who stays has won.
            for (std::size_t seat = match->seats(); seat-- > 1 && !match->outcome();) {
                match::answer(*match, PlayerId { static_cast<std::uint8_t>(seat) }, "concede");
                QVERIFY2(match->broken().empty(), match->broken().c_str());
                QVERIFY(match->outcome() || match->decision());
            }
            QVERIFY(match->outcome());
        }
    }

    void what_happens_before_the_first_question_is_told_data()
    {
        every_match_keeps_the_laws_data();
    }
    void what_happens_before_the_first_question_is_told()
    {
        QFETCH(int, table);
        QFETCH(int, ruleset);
        const tests::Table& played = m_tables[static_cast<std::size_t>(table)];
        const Ruleset& rules = played.game->rulesets()[static_cast<std::size_t>(ruleset)];
        const auto match
            = played.game->open(played.library, tests::setupOf(played, rules, 1)).match;
        QVERIFY(match);
        const std::size_t opening = match->eventCount();
        QVERIFY(opening > 0);
        QCOMPARE(match->events(judge).size(), opening);
        QCOMPARE(match->clone()->eventCount(), std::size_t { 0 });
        // Without anybody who listens nothing more is kept; from then on everything is.
        match->answer(0);
        QCOMPARE(match->eventCount(), opening);
        match->recordEvents(true);
        QCOMPARE(match->eventCount(), opening);
        tests::playRandomly(*match, 1, 20);
        QVERIFY(match->eventCount() > opening);
    }

    void time_may_be_called_where_the_rules_have_a_limit_data()
    {
        every_match_keeps_the_laws_data();
    }
    void time_may_be_called_where_the_rules_have_a_limit()
    {
        QFETCH(int, table);
        QFETCH(int, ruleset);
        const tests::Table& played = m_tables[static_cast<std::size_t>(table)];
        const Ruleset& rules = played.game->rulesets()[static_cast<std::size_t>(ruleset)];
        for (std::uint64_t seed = 1; seed <= 30; ++seed) {
            const Setup setup = tests::setupOf(played, rules, seed);
            const auto match = played.game->open(played.library, setup).match;
            QVERIFY(match);
            match::JournalWriter writer;
            std::string journal = writer.begin(
                { std::string(played.game->id()), setup, played.library->packHashes(), {} });
            ai::RandomAgent agent(seed);
            for (std::uint64_t n = 0; n < seed * seed && match->decision(); ++n) {
                const PlayerId seat = match->decision()->player;
                const std::size_t option = agent.choose(*match, seat);
                const std::string line = match->line(option);
                match->answer(option);
                journal += writer.answered(seat, line, *match);
            }
            if (!match->decision())
                continue;
            const std::uint64_t before = match->hash();
            QVERIFY(match::answer(*match, judge, "pass"));
            QVERIFY(match::answer(*match, match->decision()->player, "time"));
            if (rules.minutes == 0) {
                const auto refused = match::answer(*match, judge, "time");
                QVERIFY(refused && refused->text.find("no time limit") != std::string::npos);
                QCOMPARE(match->hash(), before);
                continue;
            }
            QVERIFY(!match::answer(*match, judge, "time"));
            QVERIFY(match->outcome() && !match->decision());
            QVERIFY2(match->broken().empty(), match->broken().c_str());
            QVERIFY(match::answer(*match, judge, "time")); // it is over
            journal += writer.answered(judge, "time", *match);
            const auto parsed = match::parseJournal(journal, "journal");
            QVERIFY2(parsed.problems.empty(), qPrintable(tests::wordsOf(parsed.problems)));
            QVERIFY(parsed.finished);
            const auto again = match::replay(parsed, *played.game, played.library);
            QVERIFY2(again.problems.empty(), qPrintable(tests::wordsOf(again.problems)));
            QCOMPARE(again.match->hash(), match->hash());
            QVERIFY(again.match->outcome() == match->outcome());
        }
    }

    void a_setup_that_cannot_be_played_is_refused_data() { every_match_keeps_the_laws_data(); }
    void a_setup_that_cannot_be_played_is_refused()
    {
        QFETCH(int, table);
        QFETCH(int, ruleset);
        const tests::Table& played = m_tables[static_cast<std::size_t>(table)];
        const Ruleset& rules = played.game->rulesets()[static_cast<std::size_t>(ruleset)];
        const Setup good = tests::setupOf(played, rules, 1);
        Setup none = good;
        none.decks.clear();
        Setup unknown = good;
        unknown.decks[0].main.push_back({ "No Such Card", 1 });
        Setup empty = good;
        empty.decks[0].main.clear();
        for (const Setup& bad : { none, unknown, empty }) {
            const Opened opened = played.game->open(played.library, bad);
            QVERIFY(!opened.match);
            QVERIFY(!opened.problems.empty());
        }
    }

private:
    const std::vector<tests::Table> m_tables = tests::tables();
};

QTEST_APPLESS_MAIN(TestEveryGame)
#include "tst_everygame.moc"
