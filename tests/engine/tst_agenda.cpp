#include "core/flow/Agenda.h"
#include "core/flow/EffectSteps.h"
#include "core/flow/RunUntilAsked.h"

#include <QTest>

#include <vector>

using namespace triptych;

namespace {

// A game of three steps: it counts down, says a word, and asks.
struct CountDown
{
    std::uint8_t from = 0;
};
struct SayWord
{
};
struct AskWhoever
{
    EffectId effect;
    std::uint8_t player = 0;
};
using Steps = Agenda<4, CountDown, SayWord, AskWhoever>;

struct State
{
    Steps agenda;
    bool asked = false;
};
struct Table
{
    State& state;
    std::vector<int>& said;
};

void run(const Table& table, CountDown step)
{
    table.said.push_back(step.from);
    if (step.from > 1)
        table.state.agenda.push(CountDown { static_cast<std::uint8_t>(step.from - 1) });
}

void run(const Table& table, SayWord)
{
    table.said.push_back(-1);
}

void run(const Table& table, AskWhoever step)
{
    table.said.push_back(step.effect * 10 + step.player);
    table.state.asked = true;
}

} // namespace

class TestAgenda : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void the_last_step_pushed_is_run_first_and_as_what_it_is()
    {
        State state;
        std::vector<int> said;
        const Table table { state, said };
        state.agenda.push(SayWord {});
        state.agenda.push(CountDown { 3 });
        while (!state.agenda.empty())
            state.agenda.runNext(table);
        QCOMPARE(said, (std::vector<int> { 3, 2, 1, -1 }));
    }

    void it_stops_when_somebody_is_asked_and_proceeds_when_nothing_is_left()
    {
        State state;
        std::vector<int> said;
        int proceeded = 0;
        state.agenda.push(CountDown { 1 });
        runUntilAsked(
            Table { state, said }, [](const State& s) { return s.asked; },
            [&](const Table& table) {
                ++proceeded;
                table.state.agenda.push(AskWhoever { 0x1234, 3 });
            });
        QCOMPARE(said, (std::vector<int> { 1, 0x1234 * 10 + 3 }));
        QCOMPARE(proceeded, 1);
    }

    void what_is_next_can_be_looked_at()
    {
        Steps agenda;
        QVERIFY(!agenda.next<CountDown>());
        agenda.push(CountDown { 7 });
        agenda.push(SayWord {});
        QVERIFY(!agenda.next<CountDown>());
        QVERIFY(agenda.next<SayWord>());
        QCOMPARE(agenda.nextOf<CountDown>()->from, std::uint8_t { 7 });
        QVERIFY(!agenda.nextOf<AskWhoever>());
        agenda.pop();
        QCOMPARE(agenda.next<CountDown>()->from, std::uint8_t { 7 });
    }

    void agendas_with_the_same_left_to_do_are_the_same_bytes()
    {
        Steps one;
        Steps other;
        one.push(AskWhoever { 0xABCD, 2 });
        one.push(CountDown { 5 });
        one.pop();
        other.push(CountDown { 9 });
        other.clear();
        other.push(AskWhoever { 0xABCD, 2 });
        QVERIFY(one == other);
        QCOMPARE(std::memcmp(&one, &other, sizeof one), 0);
    }

    void what_does_not_fit_is_not_kept_and_that_is_remembered()
    {
        Steps agenda;
        for (std::uint8_t n = 0; n < Steps::capacity(); ++n)
            agenda.push(CountDown { n });
        QVERIFY(agenda.full() && !agenda.overrun());
        agenda.push(SayWord {});
        QVERIFY(agenda.overrun());
        QCOMPARE(agenda.size(), Steps::capacity());
        QCOMPARE(agenda.next<CountDown>()->from, std::uint8_t { 3 });
        agenda.clear();
        QVERIFY(agenda.empty() && agenda.overrun());
        agenda.pop();
        QVERIFY(agenda.empty());
    }

    void players_and_things_come_in_their_order()
    {
        struct Verb
        {
        };
        Agenda<8, ForPlayer<Verb>, ForThing<Verb>> agenda;
        pushForEach<Verb>(agenda, 5, std::vector<std::uint8_t> { 2, 0, 1 });
        QCOMPARE(agenda.next<ForPlayer<Verb>>()->player, std::uint8_t { 2 });
        pushForEachThing<Verb>(agenda, 6, std::vector<std::uint8_t> { 9, 8 });
        QCOMPARE(agenda.next<ForThing<Verb>>()->thing, std::uint8_t { 9 });
        QCOMPARE(std::uint16_t { agenda.next<ForThing<Verb>>()->effect }, std::uint16_t { 6 });
        QCOMPARE(agenda.size(), std::size_t { 5 });
    }
};

QTEST_APPLESS_MAIN(TestAgenda)
#include "tst_agenda.moc"
