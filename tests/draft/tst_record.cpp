#include "cards/Library.h"
#include "core/JsonText.h"
#include "core/Random.h"
#include "draft/Building.h"
#include "draft/Record.h"
#include "support/Play.h"
#include "support/Tables.h"

#include <QTest>

#include <algorithm>

using namespace triptych;
using namespace triptych::draft;

namespace {

const tests::Table* tableOfDrafts()
{
    static const std::vector<tests::Table> tables = tests::tables();
    const auto found = std::find_if(tables.begin(), tables.end(), [](const tests::Table& table) {
        return !draftRulesets(*table.game).empty() && !table.library->boosters().empty();
    });
    return found == tables.end() ? nullptr : &*found;
}

} // namespace

/// A draft as text: written down, read back, and what is said of damaged texts.
class TestRecord : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_table = tableOfDrafts();
        QVERIFY(m_table);
        m_ruleset = draftRulesets(*m_table->game).front();
    }

    void a_record_is_read_back_as_it_was()
    {
        const Record record = this->record(17);
        const ParsedRecord parsed = parseRecord(printed(record), "draft.json");
        QCOMPARE(tests::wordsOf(parsed.problems), QString());
        QCOMPARE(printed(parsed.record), printed(record));
        QCOMPARE(parsed.record.seats[1].name, record.seats[1].name);
        QCOMPARE(parsed.record.picks.size(), std::size_t { 17 });
        QCOMPARE(parsed.record.seed, record.seed);
    }

    void the_picks_lead_to_the_same_draft()
    {
        for (const std::size_t picks :
            { std::size_t { 0 }, std::size_t { 1 }, std::size_t { 40 }, std::size_t { 10'000 } }) {
            Draft draft = fresh();
            pickSome(draft, picks);
            Draft again = fresh();
            QCOMPARE(tests::wordsOf(takeAgain(again, *m_table->library, recordOf(draft), "draft")),
                QString());
            for (std::size_t seat = 0; seat < draft.seats(); ++seat) {
                QCOMPARE(again.view(seat).pool, draft.view(seat).pool);
                QCOMPARE(again.view(seat).pack, draft.view(seat).pack);
            }
            QCOMPARE(again.over(), draft.over());
        }
    }

    void picks_that_do_not_fit_are_told()
    {
        const auto says = [this](const Record& record) {
            Draft draft = fresh();
            return tests::wordsOf(takeAgain(draft, *m_table->library, record, "draft.json"));
        };
        Record wrong = record(5);
        wrong.picks[3].card = "no-such-card";
        QVERIFY2(says(wrong).contains("draft.json, pick 4"), qPrintable(says(wrong)));
        wrong = record(5);
        wrong.picks[2].place = 99;
        QVERIFY2(says(wrong).contains("pick 3"), qPrintable(says(wrong)));
        wrong = record(5);
        wrong.picks[2].seat = 7;
        QVERIFY2(says(wrong).contains("pick 3"), qPrintable(says(wrong)));
        wrong = record(5);
        wrong.stage = Record::Stage::Building;
        QVERIFY2(says(wrong).contains("do not end"), qPrintable(says(wrong)));
    }

    void damaged_texts_are_refused_with_a_remedy_data()
    {
        QTest::addColumn<QString>("cut");
        QTest::addColumn<QString>("put");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* title, const char* cut, const char* put, const char* says) {
            QTest::newRow(title) << QString::fromLatin1(cut) << QString::fromLatin1(put)
                                 << QString::fromLatin1(says);
        };
        row("newer", "triptych-draft/1", "triptych-draft/2", "newer program");
        row("another kind", "triptych-draft/1", "triptych-deck/1", "is needed here");
        row("no game", "\"game\":", "\"gone\":", "\"game\"");
        row("seed", "\"seed\":23", "\"seed\":-23", "\"seed\"");
        row("seed too large", "\"seed\":23", "\"seed\":1e300", "\"seed\"");
        row("stage", "\"picking\"", "\"resting\"", "\"stage\"");
        row("whose turn", "\"seat\":0", "\"seat\":1", "\"seat\"");
        row("nobody's turn", "\"seat\":0", "\"seat\":8", "\"seat\"");
        row("a player who is not there", "\"players\":[0]", "\"players\":[9]", "\"players\"");
        row("a player twice", "\"players\":[0]", "\"players\":[0,0]", "\"players\"");
        row("picks", "\"picks\":[[", "\"picks\":[[\"x\",", "pick 1");
        row("no picks", "\"picks\":", "\"pecks\":", "\"picks\"");
        row("seats", "\"seats\":[", "\"seats\":[7,", "seat 1");
        row("pack size", "\"pack_size\":12", "\"pack_size\":5000", "\"pack_size\"");
        row("timed", "\"timed\":true", "\"timed\":1", "\"timed\"");
        row("seconds", "\"seconds\":777", "\"seconds\":-1", "\"seconds\"");
        row("deck", "\"deck\":[]", "\"deck\":[1]", "\"deck\"");
        row("torn", ",\"stage\"", "", "not valid JSON");
    }

    void damaged_texts_are_refused_with_a_remedy()
    {
        QFETCH(QString, cut);
        QFETCH(QString, put);
        QFETCH(QString, says);
        QString text = QString::fromStdString(printed(record(3)));
        QVERIFY2(text.contains(cut), qPrintable(text.left(400)));
        if (put.isEmpty())
            text.truncate(text.indexOf(cut) + 4);
        else
            text.replace(text.indexOf(cut), cut.size(), put);
        const QString told = tests::wordsOf(parseRecord(text.toStdString(), "draft.json").problems);
        QVERIFY2(told.contains(says), qPrintable(told));
        QVERIFY2(told.contains(QStringLiteral("draft.json")), qPrintable(told));
    }

    void no_bytes_crash_the_reading()
    {
        const std::string sound = printed(record(9));
        Random random(5);
        for (int turn = 0; turn < 3000; ++turn) {
            std::string text = sound;
            for (int change = 0; change < 1 + turn % 4; ++change) {
                const auto at = random.below(static_cast<std::uint32_t>(text.size()));
                if (turn % 3 == 0)
                    text.erase(at, 1 + random.below(30));
                else
                    text[at] = static_cast<char>(random.below(256));
                if (text.empty())
                    text = "{";
            }
            const ParsedRecord parsed = parseRecord(text, "draft.json");
            if (parsed.problems.empty()) {
                Draft draft = fresh();
                takeAgain(draft, *m_table->library, parsed.record, "draft.json");
            }
        }
    }

    // What somebody had no time for is filled up; what they chose stays.
    void an_unfinished_deck_is_completed()
    {
        const Taste taste(*m_table->library, m_ruleset->draft);
        const auto legal = [&](const std::vector<std::size_t>& cards) {
            return m_table->game
                ->check(*m_table->library,
                    listOf(*m_table->library, taste, cards, std::string(m_table->game->id()),
                        m_ruleset->id, ""),
                    m_ruleset->id)
                .empty();
        };
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            Draft draft = fresh(Manner::Sealed, seed);
            std::vector<std::size_t> pool = draft.view(0).pool;
            const auto complete = [&](const std::vector<std::size_t>& deck) {
                return completeDeck(
                    *m_table->game, *m_table->library, m_ruleset->id, taste, deck, pool);
            };
            QVERIFY(legal(complete({})));
            const std::vector<std::size_t> some(pool.begin(), pool.begin() + 11);
            const std::vector<std::size_t> deck = complete(some);
            QVERIFY(legal(deck));
            QVERIFY(std::equal(some.begin(), some.end(), deck.begin()) || !legal(some));
            QVERIFY(legal(complete(pool))); // far too many
            QCOMPARE(complete(deck), deck);
        }
    }

private:
    Draft fresh(Manner manner = Manner::Passing, std::uint64_t seed = 23) const
    {
        const cards::BoosterOpener opener(*m_table->library, m_table->library->boosters().front());
        Plan plan = planOf(m_ruleset->draft, opener.booster());
        plan.manner = manner;
        plan.seed = seed;
        plan.seats = 3;
        return { opener, plan };
    }

    static void pickSome(Draft& draft, std::size_t picks)
    {
        Random random(3);
        while (picks > 0 && !draft.over())
            for (std::size_t seat = 0; seat < draft.seats() && picks > 0; ++seat)
                if (const auto pack = draft.view(seat).pack; !pack.empty()) {
                    draft.take(seat, random.below(static_cast<std::uint32_t>(pack.size())));
                    --picks;
                }
    }

    Record recordOf(const Draft& draft) const
    {
        Record record;
        record.game = m_table->game->id();
        record.ruleset = m_ruleset->id;
        record.booster = m_table->library->boosters().front().name;
        record.packSize = draft.plan().packSize;
        record.seed = draft.plan().seed;
        record.timed = true;
        record.packs = m_table->library->packHashes();
        for (const char* name : { "Mira", "J\"oss\n", "Wren" })
            record.seats.push_back({ name, name[0] == 'M', {}, "A deck", "", 777 });
        record.picks = picksOf(draft, *m_table->library);
        record.stage = draft.over() ? Record::Stage::Building : Record::Stage::Picking;
        record.players = { 0 };
        return record;
    }

    Record record(std::size_t picks) const
    {
        Draft draft = fresh();
        pickSome(draft, picks);
        return recordOf(draft);
    }

    const tests::Table* m_table = nullptr;
    const Ruleset* m_ruleset = nullptr;
};

QTEST_GUILESS_MAIN(TestRecord)

#include "tst_record.moc"
