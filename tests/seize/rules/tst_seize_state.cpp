#include "SeizeCards.h"

#include "seize/rules/Battlefield.h"
#include "seize/rules/LineOfSight.h"
#include "seize/rules/Winning.h"

#include <QTest>

using namespace triptych;
using namespace triptych::seize;
using namespace triptych::seize::test;

/// The shape of a match as a value, its grid, and what time and secrecy do.
class TestSeizeState : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<Match> open(const char* ruleset, int seats, int cards) const
    {
        Setup setup;
        setup.ruleset = ruleset;
        setup.first = PlayerId { 0 };
        for (int p = 0; p < seats; ++p) {
            setup.decks.push_back(deck(cards));
            setup.decks.back().champion = "Warrior Hero";
            setup.decks.back().guildMaster = "Warrior King";
        }
        return game().open(library(), setup).match;
    }

    /// Plays an Instant of this text and says which cards of p1's hand p2 knows afterwards.
    static std::string handSeenAfter(const char* text)
    {
        auto file = nlohmann::json::parse(R"({"format":"triptych-scenario/1","game":"seize",
            "ruleset":"standard","phase":"rally","players":{
            "p1":{"deck":["Tool 0","Tool 1"],"hand":["Quest"]},
            "p2":{"deck":["Tool 2"],"hand":["Tool 3"]}}})");
        file["cards"]
            = nlohmann::json::array({ { { "id", "T-Q" }, { "name", "Quest" }, { "type", "ability" },
                { "ability", "instant" }, { "cost", 0 }, { "stars", 1 }, { "text", text } } });
        const auto match = game().openScenario(library(), file).match;
        if (!match)
            return "no match";
        const auto answer = [&](const std::string& line) {
            for (std::size_t k = 0; match->decision() && k < match->decision()->options.size(); ++k)
                if (match->line(k) == line) {
                    match->answer(k);
                    return true;
                }
            return false;
        };
        if (!answer("ability quest"))
            return "not played";
        answer("target p2");
        for (int k = 0; k < 4 && (answer("choose tool-0") || answer("pass")); ++k)
            if (match->observe(judge)["players"]["p1"]["zones"]["hand"].size() > 0)
                break;
        return match->observe(PlayerId { 1 })["players"]["p1"]["zones"]["hand"].dump()
            + match->observe(PlayerId { 0 })["players"]["p2"]["zones"]["hand"].dump();
    }

private Q_SLOTS:
    void aStateIsPlainDataOfAtMostFiveAndAHalfKibibytes()
    {
        static_assert(std::is_trivially_copyable_v<State>);
        QVERIFY2(sizeof(State) <= 5632, qPrintable(QString::number(sizeof(State))));
        QVERIFY(std::has_unique_object_representations_v<State>);
    }

    void rule_S_SETUP_GRID_four_by_six()
    {
        State s;
        QCOMPARE(std::popcount(boardOf(s)), 24);
        QCOMPARE(std::popcount(guildHallOf(0)), 4);
        QCOMPARE(std::popcount(backRowsOf(1)), 8);
        QVERIFY(guildHallOf(0) & bitOf(tileAt(0, 0)));
        QVERIFY(guildHallOf(1) & bitOf(tileAt(3, 5)));
        s.seats = 4;
        QCOMPARE(std::popcount(boardOf(s)), 48);
        QVERIFY(guildHallOf(2) & bitOf(tileAt(4, 0)));
        QVERIFY(guildHallOf(3) & bitOf(tileAt(7, 5)));
        QCOMPARE(int(stepFrom(s, tileAt(3, 0), headingOf(Arrow::R, 0))), int(tileAt(4, 0)));
        QCOMPARE(int(stepFrom(s, tileAt(3, 5), headingOf(Arrow::F, 1))), int(tileAt(3, 4)));
        QCOMPARE(int(stepFrom(s, tileAt(3, 5), headingOf(Arrow::L, 1))), int(tileAt(4, 5)));
        QCOMPARE(int(stepFrom(s, tileAt(0, 0), headingOf(Arrow::B, 0))), int(noTile));
    }

    void rule_S_LOS_along_eight_lines()
    {
        State s;
        const TileSet all = rayTiles(s, tileAt(0, 0), 0xFF, 1, 5, 0);
        QCOMPARE(std::popcount(all), 5 + 3 + 3); // ahead, to the right, and between
        const TileSet hidden = rayTiles(s, tileAt(0, 0), 0xFF, 1, 5, bitOf(tileAt(1, 1)));
        QVERIFY(hidden & bitOf(tileAt(1, 1)));
        QVERIFY(!(hidden & bitOf(tileAt(2, 2))));
        QCOMPARE(int(headingBetween(tileAt(0, 0), tileAt(1, 2))), int(noHeading));
    }

    void rule_S_FMT_STD_ROUND_at_time_the_higher_vault_wins()
    {
        for (const auto& [mine, theirs, winners] :
            { std::tuple { 12, 11, 1 }, { 11, 12, 2 }, { 12, 12, 0 } }) {
            State s;
            s.players[0].vault = static_cast<std::int8_t>(mine);
            s.players[1].vault = static_cast<std::int8_t>(theirs);
            s.players[2].alive = s.players[3].alive = 0;
            const CardSet none({});
            endByTime({ s, none, nullptr }, Ending::Time);
            QVERIFY(s.over);
            QCOMPARE(int(s.winners), winners);
        }
    }

    void rule_S_FMT_STD_2V2_a_team_has_its_loot_together()
    {
        State s;
        s.ruleset = RulesetId::Standard2v2;
        s.seats = 4;
        for (Seat p = 0; p < 4; ++p)
            s.players[p].vault = static_cast<std::int8_t>(5 + p);
        const CardSet none({});
        endByTime({ s, none, nullptr }, Ending::Time);
        QCOMPARE(int(s.winners), 0b1010);
    }

    void rule_S_PRE_FIRST_theDiceAreTold()
    {
        Setup setup;
        setup.ruleset = "standard";
        setup.decks = { deck(40), deck(40) };
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            setup.seed = seed;
            const auto match = game().open(library(), setup).match;
            std::vector<int> last(2);
            for (const auto& event : match->events(PlayerId { 1 }))
                if (event["event"] == "rolled")
                    last[event["player"] == "p1" ? 0 : 1] = event["amount"].get<int>();
            QVERIFY(last[0] != last[1] && last[0] > 0 && last[1] > 0);
            QCOMPARE(int(match->decision()->player.value), last[0] > last[1] ? 0 : 1);
        }
    }

    void rule_S_FMT_STD_ROUND_timeIsCalledWhereThereIsALimit()
    {
        for (const auto& [ruleset, seats, cards, minutes] : { std::tuple { "standard", 2, 40, 50 },
                 { "standard-2v2", 4, 40, 50 }, { "draft", 2, 30, 40 }, { "arena", 2, 30, 40 },
                 { "arena-2v2", 4, 30, 40 }, { "guild-master", 2, 60, 0 } }) {
            for (const Ruleset& rules : game().rulesets())
                if (rules.id == ruleset)
                    QCOMPARE(rules.minutes, minutes);
            const auto match = open(ruleset, seats, cards);
            match->forgetEvents();
            match->recordEvents(true);
            QCOMPARE(match->callTime(), minutes > 0);
            QCOMPARE(match->outcome().has_value(), minutes > 0);
            if (minutes == 0)
                continue;
            QVERIFY(match->outcome()->winners.empty()); // in the set-up nobody is ahead
            QVERIFY(match->observe(judge)["time_up"].get<bool>());
            QCOMPARE(
                match->events(PlayerId { 0 })[0]["event"].get<std::string>(), std::string("time"));
            QVERIFY(!match->callTime());
        }
    }

    void rule_S_FMT_ARENA_DECK_bestOfThree()
    {
        for (const Ruleset& rules : game().rulesets())
            QCOMPARE(rules.bestOf, rules.id.starts_with("arena") ? 3 : 1);
    }

    void rule_S_FMT_ARENA_SHARED_handsStayApart()
    {
        const auto match = open("arena-2v2", 4, 30);
        while (match->observe(judge)["players"]["p3"]["zones"]["hand"].empty())
            match->answer(0);
        const auto mine = match->observe(PlayerId { 0 });
        QCOMPARE(
            mine["players"]["p3"]["zones"]["hand"][0].get<std::string>(), std::string("p3.hand.1"));
    }

    /// Two that wait for each other would wait for ever, so closing in is worth something to oneself.
    void whoeverClosesInIsPleased()
    {
        const auto standing = [](const char* tile) {
            auto file = nlohmann::json::parse(R"({"format":"triptych-scenario/1","game":"seize",
                "ruleset":"arena","phase":"move1","players":{
                "p1":{"battlefield":[{"card":"Warrior 0","champion":true,"tile":"a1"}]},
                "p2":{"battlefield":[{"card":"Warrior 1","champion":true,"tile":"a6"}]}}})");
            file["players"]["p1"]["battlefield"][0]["tile"] = tile;
            return game().openScenario(library(), file).match;
        };
        const PlayerId one { 0 };
        QVERIFY(standing("a3")->evaluate(one) > standing("a1")->evaluate(one));
        QVERIFY(standing("a5")->evaluate(one) > standing("a3")->evaluate(one)); // and can strike
    }

    /// A Guild Master in play is worth less the less is left of it, more so with more opponents.
    void aMasterInDangerIsMinded()
    {
        const auto left = [](int health, bool third) {
            auto file = nlohmann::json::parse(R"({"format":"triptych-scenario/1","game":"seize",
                "ruleset":"guild-master","phase":"rally","players":{"p1":{"battlefield":[
                {"card":"Warrior King","guild_master":true,"tile":"a1"}]},"p2":{}}})");
            file["players"]["p1"]["battlefield"][0]["health"] = health;
            if (third)
                file["players"]["p3"] = nlohmann::json::object();
            return game().openScenario(library(), file).match->evaluate(PlayerId { 0 });
        };
        QVERIFY(left(5, false) > left(1, false));
        QVERIFY(left(5, false) - left(1, false) > 0.2);
        QVERIFY(left(5, true) < left(5, false));
    }

    void everyFormatOpens()
    {
        for (const auto& [ruleset, seats, cards] :
            { std::tuple { "standard", 2, 40 }, { "standard-2v2", 4, 40 }, { "draft", 2, 30 },
                { "arena", 2, 30 }, { "arena-2v2", 4, 30 }, { "guild-master", 2, 60 },
                { "guild-master", 3, 60 }, { "guild-master", 4, 60 } }) {
            const auto match = open(ruleset, seats, cards);
            QVERIFY(match);
            QVERIFY(match->decision());
            QCOMPARE(match->broken(), std::string());
            QCOMPARE(match->seats(), std::size_t(seats));
        }
    }

    void rule_S_SETUP_DECK_handsAndDecksAreSecret()
    {
        const auto match = open("standard", 2, 40);
        const auto mine = match->observe(PlayerId { 0 });
        const auto theirs = match->observe(PlayerId { 1 });
        const auto& hand = mine["players"]["p1"]["zones"]["hand"];
        QCOMPARE(hand.size(), std::size_t { 7 });
        QVERIFY(mine["objects"].contains(hand[0].get<std::string>()));
        QCOMPARE(theirs["players"]["p1"]["zones"]["hand"][0].get<std::string>(),
            std::string("p1.hand.1"));
        QCOMPARE(
            mine["players"]["p1"]["zones"]["deck"][0].get<std::string>(), std::string("p1.deck.1"));
        QVERIFY(mine["objects"].size() < match->observe(judge)["objects"].size());
    }

    void rule_S_SETUP_DECK_whatIsRevealedEverybodySees()
    {
        const char* hidden = "Search your deck for a treasure and put it into your hand.";
        const char* shown
            = "Search your deck for a treasure, reveal it, and put it into your hand.";
        QCOMPARE(handSeenAfter(hidden), std::string(R"(["p1.hand.1"]["p2.hand.1"])"));
        QCOMPARE(handSeenAfter(shown), std::string(R"(["tool-0"]["p2.hand.1"])"));
        QCOMPARE(
            handSeenAfter("Target opponent reveals their hand."), std::string(R"([]["tool-3"])"));
    }

    void rule_S_RALLY_FACEDOWN_onlyItsOwnerMayLook()
    {
        const auto file = nlohmann::json::parse(R"({"format":"triptych-scenario/1","game":"seize",
            "ruleset":"standard","phase":"rally","players":{
            "p1":{"deck":["Tool 0"],"warchest":[{"card":"Warrior 0","facedown":true},"Tool 1"]},
            "p2":{"deck":["Tool 0"]}}})");
        const auto match = game().openScenario(library(), file).match;
        QVERIFY(match);
        const auto chest = [&](PlayerId viewer) {
            return match->observe(viewer)["players"]["p1"]["zones"]["warchest"].dump();
        };
        QCOMPARE(chest(PlayerId { 0 }), std::string(R"(["warrior-0","tool-1"])"));
        QCOMPARE(chest(PlayerId { 1 }), std::string(R"(["p1.warchest.1","tool-1"])"));
    }
};

QTEST_APPLESS_MAIN(TestSeizeState)

#include "tst_seize_state.moc"
