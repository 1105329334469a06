#include "altered/Altered.h"
#include "core/InlineVector.h"
#include "core/flow/Agenda.h"
#include "kryptik/Kryptik.h"
#include "seize/Seize.h"
#include "support/Play.h"
#include "support/Tables.h"
#include "support/race/Match.h"

#include <nlohmann/json.hpp>

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cstring>
#include <set>

using namespace triptych;

namespace {

/// A list of a state is filled up, with so many things more than it has room for, and they go again:
/// what they are would be the business of rules. That something was lost is not forgotten.
template <typename List>
void fill(const List& list, std::size_t beyond)
{
    auto& filled = const_cast<List&>(list); // eachRoom only looks; this is a state of our own
    const List before = list;
    while (filled.size() < List::capacity())
        filled.push_back(typename List::value_type {});
    for (; beyond > 0; --beyond)
        filled.push_back(typename List::value_type {});
    const bool overrun = filled.overrun();
    filled.clear();
    QCOMPARE(filled.overrun(), overrun);
    for (const auto& each : before)
        filled.push_back(each);
}

template <std::size_t Depth, class First, class... Others>
void fill(const Agenda<Depth, First, Others...>& agenda, std::size_t beyond)
{
    auto& filled = const_cast<Agenda<Depth, First, Others...>&>(agenda);
    const auto before = agenda;
    for (std::size_t left = Depth - agenda.size() + beyond; left > 0; --left)
        filled.push(First {});
    const bool overrun = filled.overrun();
    filled.clear();
    QCOMPARE(filled.overrun(), overrun);
    filled = before;
    if (overrun)
        filled.noteOverrun();
}

/// What every list that may fill up is called in a game: one that is left out here, or in eachRoom, is noticed.
std::set<std::string> roomsOf(std::string_view game)
{
    if (game == "kryptik")
        return { "pile", "agenda", "waiting", "lasting", "delayed", "solo", "picks" };
    if (game == "seize")
        return { "stack", "agenda", "waiting", "lasting", "delayed", "used", "marked", "picks",
            "it", "attacked", "hurt", "shown", "departed", "openings", "treasures", "discards" };
    if (game == "altered")
        return { "acting", "reactions", "lasting", "agenda", "tokens", "past", "declined", "dice",
            "memories", "uses", "targets", "it", "rest", "tough" };
    return { "agenda", "picks" };
}

struct Filled
{
    std::unique_ptr<Match> match;
    std::string room;
};

/// The match as it stands, with its n-th list full, or overrun; "" when there is no such list.
template <typename GameMatch>
Filled filled(const std::shared_ptr<Match>& match, std::size_t number, std::size_t beyond)
{
    const auto& running = static_cast<const GameMatch&>(*match);
    auto state = running.state();
    if constexpr (requires { state.acting; }) // what is carried out has lists of its own
        if (state.acting.empty())
            state.acting.push_back(typename decltype(state.acting)::value_type {});
    Filled made;
    std::size_t n = 0;
    eachRoom(state, [&](std::string_view name, const auto& list) {
        if (n++ == number) {
            made.room = name;
            fill(list, beyond);
        }
    });
    if (made.room.empty())
        return made;
    using Ground = std::remove_cvref_t<decltype(running.ground())>;
    const std::shared_ptr<const Ground> ground(match, &running.ground());
    made.match = std::make_unique<GameMatch>(state, ground);
    return made;
}

std::string endedBy(const Match& match)
{
    return match.observe(judge).value("ended_by", "");
}

} // namespace

/// RULING "crowded table": the lists of a state have room for so much and no more.
class TestRooms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void what_does_not_fit_is_not_kept_and_that_is_remembered()
    {
        InlineVector<std::uint8_t, 3> list;
        for (std::uint8_t i = 1; i <= 3; ++i)
            list.push_back(i);
        QVERIFY(list.full() && !list.overrun());
        const auto before = list;
        list.push_back(4);
        QVERIFY(list.overrun());
        QVERIFY(!(list == before)); // a match that lost something is another one
        QCOMPARE(list.size(), std::size_t { 3 });
        QCOMPARE(int(list.back()), 3);
        list.insert(0, 9);
        QCOMPARE(int(list.front()), 1);
        list.clear();
        QVERIFY(list.empty() && list.overrun());
        list.push_back(7);
        QCOMPARE(list.size(), std::size_t { 1 });
        QVERIFY(list.contains(7) && list.overrun());
    }

    void what_fits_is_no_overrun()
    {
        InlineVector<std::uint16_t, 200> wide;
        for (std::uint16_t i = 0; i < 200; ++i)
            wide.insert(0, i);
        QVERIFY(wide.full() && !wide.overrun());
        QCOMPARE(int(wide.front()), 199);
        wide.erase(0);
        wide.pop_back();
        QCOMPARE(wide.size(), std::size_t { 198 });
        InlineVector<std::uint8_t, 150> many; // more than a mark leaves room to count in a byte
        for (int i = 0; i < 151; ++i)
            many.push_back(1);
        QCOMPARE(many.size(), std::size_t { 150 });
        QVERIFY(many.overrun());
    }

    void what_passes_holds_the_same_as_what_stays()
    {
        PassingVector<std::uint8_t, 5> passing;
        InlineVector<std::uint8_t, 5> kept;
        const auto both = [&](auto&& change) {
            change(passing);
            change(kept);
        };
        for (std::uint8_t i = 1; i <= 4; ++i)
            both([&](auto& list) { list.push_back(i); });
        both([](auto& list) { list.insert(1, list.back()); }); // of itself
        QVERIFY(std::ranges::equal(passing, std::vector { 1, 4, 2, 3, 4 }));
        QVERIFY(std::ranges::equal(kept, passing));
        both([](auto& list) { list.erase(0); });
        both([](auto& list) { list.pop_back(); });
        QVERIFY(std::ranges::equal(passing, std::vector { 4, 2, 3 }));
        const InlineVector<std::uint8_t, 5> again = passing;
        QVERIFY(again == kept);
        // Of a state every byte means something: what has gone leaves none.
        QCOMPARE(std::memcmp(&again, &kept, sizeof(kept)), 0);
        both([](auto& list) { list.clear(); });
        for (int i = 0; i < 6; ++i)
            both([](auto& list) { list.push_back(9); });
        QVERIFY(passing.overrun());
        const InlineVector<std::uint8_t, 5> full = passing;
        QVERIFY(full.overrun() && full == kept);
    }

    void nothing_outside_is_touched()
    {
#ifdef NDEBUG // with assertions these end the program
        struct
        {
            std::array<std::uint8_t, 8> before {};
            InlineVector<std::uint8_t, 3> list {};
            std::array<std::uint8_t, 8> after {};
        } all;
        all.list.pop_back();
        all.list.erase(2);
        all.list.back() = 1;
        all.list[200] = 1;
        all.list.insert(100, 1);
        for (int i = 0; i < 9; ++i)
            all.list.push_back(1);
        QVERIFY(all.before == decltype(all.before) {} && all.after == decltype(all.after) {});
        QCOMPARE(all.list.size(), std::size_t { 3 });
#endif
        InlineVector<std::uint8_t, 3> from;
        for (int i = 0; i < 4; ++i)
            from.push_back(1);
        InlineVector<std::uint8_t, 5> to;
        to.take(from);
        QCOMPARE(to.size(), std::size_t { 3 });
        QVERIFY(to.overrun()); // it is not forgotten on the way
    }

    void a_match_that_overruns_a_list_ends_data()
    {
        QTest::addColumn<int>("table");
        QTest::addColumn<int>("ruleset");
        for (std::size_t i = 0; i < m_tables.size(); ++i)
            for (std::size_t r = 0; r < m_tables[i].game->rulesets().size(); ++r)
                QTest::addRow("%s %s", std::string(m_tables[i].game->id()).c_str(),
                    m_tables[i].game->rulesets()[r].id.c_str())
                    << static_cast<int>(i) << static_cast<int>(r);
    }
    void a_match_that_overruns_a_list_ends()
    {
        QFETCH(int, table);
        QFETCH(int, ruleset);
        const tests::Table& played = m_tables[static_cast<std::size_t>(table)];
        const Ruleset& rules = played.game->rulesets()[static_cast<std::size_t>(ruleset)];
        std::set<std::string> rooms;
        for (const std::uint64_t answers : { 0u, 25u, 60u, 120u }) {
            const std::shared_ptr<Match> match
                = played.game->open(played.library, tests::setupOf(played, rules, answers + 1))
                      .match;
            QVERIFY(match);
            tests::playRandomly(*match, answers + 1, answers);
            if (match->outcome())
                continue;
            for (std::size_t n = 0;; ++n) {
                const Filled full = filledOf(played, match, n, 0);
                if (!full.match)
                    break;
                QVERIFY2(!full.match->outcome(), full.room.c_str()); // just full is not too much
                const Filled over = filledOf(played, match, n, 1);
                rooms.insert(over.room);
                QVERIFY2(over.match->outcome() && !over.match->decision(), over.room.c_str());
                QCOMPARE(endedBy(*over.match), std::string("crowded"));
                QCOMPARE(over.match->events(judge).size(), std::size_t { 1 });
                std::vector<Room> found;
                over.match->rooms(found);
                QVERIFY(n < found.size() && found[n].overrun && found[n].name == over.room);
                QVERIFY(over.match->clone()->hash() == over.match->hash());
                // The others know no better than a draw; Seize counts the loot.
                if (played.game->id() != "seize")
                    QVERIFY(over.match->outcome()->winners.empty());
            }
        }
        QVERIFY(rooms == roomsOf(played.game->id()));
    }

    void every_list_of_a_state_may_be_visited_data()
    {
        QTest::addColumn<QString>("game");
        for (const char* game : { "kryptik", "altered", "seize" })
            QTest::newRow(game) << QString::fromLatin1(game);
    }
    void every_list_of_a_state_may_be_visited()
    {
        QFETCH(QString, game);
        const QString text = QString::fromStdString(tests::readAll(
            QStringLiteral(TRIPTYCH_SOURCE_DIR "/engine/%1/State.h").arg(game).toStdString()));
        const qsizetype begin = text.indexOf(QStringLiteral("struct State\n"));
        const QString members
            = text.mid(begin, text.indexOf(QStringLiteral("\n};"), begin) - begin);
        const QString visited = text.mid(text.indexOf(QStringLiteral("void eachRoom")));
        static const QRegularExpression list(
            QStringLiteral("(?:InlineVector<[^;{]*>|Agenda)\\s+(\\w+) \\{"));
        int found = 0;
        for (auto each = list.globalMatch(members); each.hasNext(); ++found) {
            const QString name = each.next().captured(1);
            QVERIFY2(visited.contains(QStringLiteral(", s.%1);").arg(name)), qPrintable(name));
        }
        QVERIFY(found >= 6);
    }

    /// RULINGS says how much there is room for; the numbers are those of the state.
    void rulings_say_how_much_there_is_room_for()
    {
        for (const tests::Table& table : m_tables) {
            const std::string id(table.game->id());
            const QString text = QString::fromStdString(
                tests::readAll(TRIPTYCH_SOURCE_DIR "/engine/" + id + "/RULINGS.md"));
            static const QRegularExpression crowded(
                QStringLiteral("[^\n]*\\| Crowded table[^\n]*"));
            const QString ruling = crowded.match(text).captured(0);
            if (id == "race")
                continue;
            QVERIFY2(!ruling.isEmpty(), id.c_str());
            const std::shared_ptr<Match> match
                = table.game
                      ->open(
                          table.library, tests::setupOf(table, table.game->rulesets().front(), 1))
                      .match;
            for (std::size_t n = 0;; ++n) {
                const Filled full = filledOf(table, match, n, 0);
                if (!full.match)
                    break;
                std::vector<Room> rooms;
                full.match->rooms(rooms);
                const QRegularExpression number(
                    QStringLiteral("\\b%1(?:th)?\\b").arg(rooms.at(n).most));
                QVERIFY2(ruling.contains(number), (id + ": " + full.room).c_str());
            }
        }
    }

private:
    static Filled filledOf(const tests::Table& table, const std::shared_ptr<Match>& match,
        std::size_t n, std::size_t beyond)
    {
        if (table.game->id() == "kryptik")
            return filled<kryptik::KryptikMatch>(match, n, beyond);
        if (table.game->id() == "seize")
            return filled<seize::SeizeMatch>(match, n, beyond);
        if (table.game->id() == "race")
            return filled<race::RaceMatch>(match, n, beyond);
        return filled<altered::AlteredMatch>(match, n, beyond);
    }

    const std::vector<tests::Table> m_tables = tests::tables();
};

QTEST_APPLESS_MAIN(TestRooms)
#include "tst_rooms.moc"
