#include "match/Answer.h"
#include "match/Asking.h"
#include "match/LetPass.h"

#include <nlohmann/json.hpp>

#include <QTest>

using namespace triptych;
using namespace triptych::match;
using Json = nlohmann::ordered_json;

namespace {

/// A match that asks one question, and nothing else.
class Question final : public Match
{
public:
    explicit Question(std::vector<std::string> lines, std::string_view prompt = "priority")
        : m_lines(std::move(lines))
    {
        m_decision.player = { 0 };
        m_decision.prompt = prompt;
        m_decision.rule = "kryptik 8.3"; // whose habits hold
        count();
    }
    /// What can be answered once anything was.
    Question(std::vector<std::string> lines, std::vector<std::string> then, Json seen = {})
        : Question(std::move(lines))
    {
        m_then = std::move(then);
        m_seen = std::move(seen);
    }
    const Decision* decision() const override { return &m_decision; }
    void answer(std::size_t) override
    {
        m_lines = m_then;
        count();
    }
    std::optional<Outcome> outcome() const override { return std::nullopt; }
    std::size_t seats() const override { return 2; }
    void concede(PlayerId) override { }
    std::unique_ptr<Match> clone() const override { return nullptr; }
    void copyFrom(const Match&) override { }
    double evaluate(PlayerId) const override { return 0; }
    int turn() const override { return 1; }
    std::unique_ptr<Match> determinized(PlayerId, Random&) const override
    {
        return m_then.empty() ? nullptr : std::make_unique<Question>(*this);
    }
    std::string line(std::size_t option) const override { return m_lines.at(option); }
    Json observe(PlayerId) const override { return m_seen; }
    void recordEvents(bool) override { }
    std::size_t eventCount() const override { return 0; }
    Json events(PlayerId) const override { return Json::array(); }
    void forgetEvents() override { }
    std::uint64_t hash() const override { return 0; }
    std::size_t stateSize() const override { return 0; }
    std::uint64_t chance() const override { return 0; }
    std::string broken() const override { return {}; }

private:
    void count()
    {
        m_decision.options.resize(m_lines.size());
        for (std::size_t k = 0; k < m_lines.size(); ++k)
            m_decision.options[k].number = static_cast<std::int16_t>(k);
    }

    std::vector<std::string> m_lines;
    std::vector<std::string> m_then;
    Json m_seen;
    Decision m_decision;
};

AskingHabits habits()
{
    AskingHabits habits;
    habits.pips = { "main", "fight", "end" };
    habits.stepKinds = { "step" };
    habits.attackKinds = { "blow" };
    habits.ownKinds = { "trigger" };
    habits.lastChance = "fight";
    habits.seen = "end";
    habits.moments = { "year" };
    habits.ownStops = { "main" };
    return habits;
}

Asking usual()
{
    Asking asking;
    asking.ownStops = { "main" };
    return asking;
}

Json at(const char* phase, const char* active)
{
    return { { "turn", 3 }, { "phase", phase }, { "active", active }, { "stack", Json::array() },
        { "objects",
            { { "maw", { { "card", "maw" }, { "controller", "p1" } } },
                { "maw#2", { { "card", "maw" }, { "controller", "p1" } } },
                { "foe", { { "card", "foe" }, { "controller", "p2" } } } } } };
}
Json waiting(
    Json observation, const char* kind, const char* controller, const char* target = nullptr)
{
    Json item { { "kind", kind }, { "controller", controller }, { "targets", Json::array() } };
    if (target)
        item["targets"].push_back(target);
    observation["stack"].push_back(item);
    return observation;
}

/// The line given unasked; "" when the seat is asked.
std::string given(const std::vector<std::string>& lines, const Json& observation,
    const Asking& asking = usual(), AskingState state = {}, std::string_view prompt = "priority")
{
    return automaticAnswer(
        Question(lines, prompt), PlayerId { 0 }, asking, habits(), state, observation)
        .value_or("");
}

const std::vector<std::string> canAct { "pass", "cast toll" };

} // namespace

class TestAsking : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void own_deeds_resolve_unless_one_holds()
    {
        const Json mine = waiting(at("main", "p1"), "spell", "p1", "foe");
        QCOMPARE(given(canAct, mine), std::string("pass"));
        Asking holding = usual();
        holding.holding = true;
        QCOMPARE(given(canAct, mine, holding), std::string());
    }

    void deeds_of_others_are_asked_about_as_wished()
    {
        const Json deed = waiting(at("main", "p2"), "spell", "p2", "foe");
        QCOMPARE(given(canAct, deed), std::string());
        Asking quiet = usual();
        quiet.acts = false;
        QCOMPARE(given(canAct, deed, quiet), std::string("pass"));
        // Aimed at what is mine it is another matter.
        QCOMPARE(
            given(canAct, waiting(at("main", "p2"), "spell", "p2", "maw"), quiet), std::string());
        quiet.targeted = false;
        QCOMPARE(given(canAct, waiting(at("main", "p2"), "spell", "p2", "maw"), quiet),
            std::string("pass"));
    }

    void what_was_let_pass_is_not_asked_about_again_in_that_turn()
    {
        const auto used = [](const char* item, const char* target, int turn = 3) {
            Json now = at("main", "p2");
            now["turn"] = turn;
            now["stack"] = { { { "kind", "activation" }, { "item", item }, { "source", "foe" },
                { "paragraph", 1 }, { "controller", "p2" }, { "targets", { target } } } };
            return now;
        };
        const PlayerId me { 0 };
        const PlayerId other { 1 };
        LetPass letPass;
        QVERIFY(!letPass.covers(me, used("foe!1", "maw")));
        letPass.note(me, used("foe!1", "maw"), "pass");
        // The item itself, once what lay above it has resolved; the ability, aimed at the same again.
        QVERIFY(letPass.covers(me, used("foe!1", "maw")));
        QVERIFY(letPass.covers(me, used("foe!1~2", "maw")));
        QVERIFY(!letPass.covers(other, used("foe!1", "maw")));
        // Aimed at something else it is asked about once more, but no third time.
        QVERIFY(!letPass.covers(me, used("foe!1~2", "maw#2")));
        letPass.note(me, used("foe!1~2", "maw#2"), "pass");
        QVERIFY(letPass.covers(me, used("foe!1~3", "p1")));
        // Another turn is another matter, and so is what a card does that comes but once.
        QVERIFY(!letPass.covers(me, used("foe!1", "maw", 4)));
        Json spell = waiting(at("main", "p2"), "spell", "p2", "maw");
        QVERIFY(!letPass.covers(me, spell));
        letPass.note(me, spell, "pass");
        spell["stack"][0]["targets"] = { "maw#2" };
        QVERIFY(!letPass.covers(me, spell));
        letPass.forget();
        QVERIFY(!letPass.covers(me, used("foe!1", "maw")));
    }

    void who_does_something_is_asked_about_what_still_waits()
    {
        Json spell = waiting(at("main", "p2"), "spell", "p2", "maw");
        spell["stack"][0]["item"] = "toll";
        LetPass letPass;
        letPass.note(PlayerId { 0 }, spell, "pass");
        QVERIFY(letPass.covers(PlayerId { 0 }, spell));
        letPass.note(PlayerId { 0 }, spell, "cast toll");
        QVERIFY(!letPass.covers(PlayerId { 0 }, spell));
    }

    void one_answer_about_the_same_is_enough_unless_each_step_is_wished()
    {
        const Json deed = waiting(at("main", "p2"), "activation", "p2", "maw");
        const AskingState letPass { false, true, true };
        QCOMPARE(given(canAct, deed), std::string());
        QCOMPARE(given(canAct, deed, usual(), letPass), std::string("pass"));
        Asking all = usual();
        all.eachStep = true;
        QCOMPARE(given(canAct, deed, all, letPass), std::string());
        all = usual();
        all.fullControl = true;
        QCOMPARE(given(canAct, deed, all, letPass), std::string());
        // Each attack is a blow of its own.
        QCOMPARE(given(canAct, waiting(at("main", "p2"), "blow", "p2", "maw"), usual(), letPass),
            std::string());
    }

    void triggers_and_steps_are_let_be_and_attacks_are_not()
    {
        QCOMPARE(given(canAct, waiting(at("main", "p2"), "trigger", "p2")), std::string("pass"));
        QCOMPARE(given(canAct, waiting(at("main", "p2"), "step", "p2")), std::string("pass"));
        QCOMPARE(given(canAct, waiting(at("main", "p2"), "blow", "p2", "maw")), std::string());
        QCOMPARE(
            given(canAct, waiting(at("main", "p2"), "blow", "p2", "foe")), std::string("pass"));
        Asking all = usual();
        all.triggers = all.eachStep = true;
        QCOMPARE(given(canAct, waiting(at("main", "p2"), "trigger", "p2"), all), std::string());
        QCOMPARE(given(canAct, waiting(at("main", "p2"), "step", "p2"), all), std::string());
    }

    void stops_mean_what_they_say()
    {
        QCOMPARE(given(canAct, at("main", "p1")), std::string());
        QCOMPARE(given(canAct, at("end", "p1")), std::string("pass"));
        QCOMPARE(given(canAct, at("main", "p2")), std::string("pass"));
        Asking more = usual();
        more.ownStops = { "end" };
        more.otherStops = { "main" };
        QCOMPARE(given(canAct, at("main", "p1"), more), std::string("pass"));
        QCOMPARE(given(canAct, at("end", "p1"), more), std::string());
        QCOMPARE(given(canAct, at("main", "p2"), more), std::string());
        // A stop that one has set oneself holds though there is nothing to do; a usual one does not.
        QCOMPARE(given({ "pass" }, at("end", "p1"), more), std::string());
        QCOMPARE(given({ "pass" }, at("main", "p1")), std::string("pass"));
        // Where there can be no stop, nothing that can be done is passed over.
        QCOMPARE(given(canAct, at("dawn", "p1")), std::string());
    }

    void a_turn_in_which_nothing_can_be_done_is_seen_once()
    {
        QCOMPARE(given({ "pass" }, at("end", "p1"), usual(), { false, false }), std::string());
        QCOMPARE(given({ "pass" }, at("end", "p1"), usual(), { false, true }), std::string("pass"));
        QCOMPARE(
            given({ "pass" }, at("end", "p2"), usual(), { false, false }), std::string("pass"));
    }

    void an_attack_is_asked_about_at_its_last_chance()
    {
        Json attacked = at("fight", "p2");
        attacked["combat"] = { { "targets", { "p1.row.2" } } };
        QCOMPARE(given(canAct, attacked), std::string());
        attacked["combat"]["targets"] = { "p2" };
        QCOMPARE(given(canAct, attacked), std::string("pass"));
    }

    void one_answer_is_given_and_a_moment_is_not()
    {
        QCOMPARE(given({ "target maw" }, at("main", "p1")), std::string("target maw"));
        QCOMPARE(given({ "year hand" }, at("main", "p1")), std::string());
        QCOMPARE(given({ "block maw", "block none" }, at("main", "p2")), std::string());
    }

    void things_that_are_alike_order_themselves()
    {
        QCOMPARE(given({ "order maw!1", "order maw#2!1" }, at("main", "p1")),
            std::string("order maw!1"));
        QCOMPARE(given({ "order maw!1", "order maw#2!2" }, at("main", "p1")), std::string());
        QCOMPARE(given({ "order maw!1", "order foe!1" }, at("main", "p1")), std::string());
    }

    void a_remembered_answer_is_given_to_its_card_alone()
    {
        Asking asking = usual();
        asking.remembered = { { "may toll", "no" } };
        Json asks = at("main", "p1");
        asks["resolving"] = { { "card", "toll" } };
        QCOMPARE(given({ "yes", "no" }, asks, asking, {}, "may"), std::string("no"));
        asks["resolving"]["card"] = "other";
        QCOMPARE(given({ "yes", "no" }, asks, asking, {}, "may"), std::string());
    }

    void full_control_is_asked_everything()
    {
        Asking asking = usual();
        asking.fullControl = true;
        QCOMPARE(given({ "pass" }, at("end", "p1"), asking), std::string());
    }

    void nobody_is_asked_to_pass_where_they_can_do_nothing_else()
    {
        // A day, a combat and a rally in which nothing can be done: one button would be no question.
        const std::pair<const char*, const char*> moments[] { { "altered", "afternoon" },
            { "kryptik", "first" }, { "seize", "rally" } };
        for (const auto& [game, phase] : moments) {
            const Asking asking = usualAsking(game);
            QVERIFY2(asking.ownStops.contains(phase), game);
            for (const bool shown : { true, false })
                QCOMPARE(automaticAnswer(Question({ "pass" }), PlayerId { 0 }, asking,
                             askingHabits(game), { false, shown }, at(phase, "p1")),
                    std::optional<std::string>("pass"));
            QVERIFY(!automaticAnswer(Question({ "pass", "cast toll" }), PlayerId { 0 }, asking,
                askingHabits(game), { false, true }, at(phase, "p1")));
        }
    }

    void means_without_an_end_are_no_choice()
    {
        const auto asked
            = [](const std::vector<std::string>& then, const Asking& asking = usual()) {
                  return !automaticAnswer(Question({ "pass", "activate lamp 1" }, then),
                      PlayerId { 0 }, asking, habits(), {}, at("main", "p1"));
              };
        QVERIFY(!asked({ "pass" }));               // energy, and nothing to spend it on
        QVERIFY(asked({ "pass", "cast toll" }));   // now it buys something
        QVERIFY(asked({ "target maw" }, usual())); // it does something else
        Asking control = usual();
        control.eachStep = true;
        QVERIFY(asked({ "pass" }, control));
        // So it is in the turn of somebody else, while something of theirs waits.
        const Json deed = waiting(at("main", "p2"), "spell", "p2", "foe");
        QCOMPARE(automaticAnswer(Question({ "pass", "activate lamp 1" },
                                     std::vector<std::string> { "pass" }, deed),
                     PlayerId { 0 }, usual(), habits(), {}, deed),
            std::optional<std::string>("pass"));
        QVERIFY(!automaticAnswer(Question({ "pass", "activate lamp 1", "cast toll" },
                                     std::vector<std::string> { "pass" }, deed),
            PlayerId { 0 }, usual(), habits(), {}, deed));
    }

    void parts_of_a_spell_resolve_as_printed()
    {
        // The last to go resolves first.
        QCOMPARE(given({ "order toll.1", "order toll.2" }, at("main", "p1")),
            std::string("order toll.2"));
        QCOMPARE(given({ "order toll.1", "order maw.2" }, at("main", "p1")), std::string());
        Asking holding = usual();
        holding.holding = true;
        QCOMPARE(
            given({ "order toll.1", "order toll.2" }, at("main", "p1"), holding), std::string());
    }

    void the_computer_gives_no_energy_for_nothing()
    {
        // Beside "pass" nothing asks for it: it would be gone with the turn.
        QCOMPARE(unlessIdle(Question({ "pass", "energy lamp w" }), 1), std::string("pass"));
        QCOMPARE(unlessIdle(Question({ "energy lamp w", "energy lamp u" }, "pay"), 1),
            std::string("energy lamp u"));
        QCOMPARE(unlessIdle(Question({ "pass", "cast toll" }), 1), std::string("cast toll"));
    }

    void every_game_has_its_habits()
    {
        for (const char* game : { "kryptik", "seize", "altered" }) {
            const AskingHabits& known = askingHabits(game);
            QVERIFY2(!known.pips.empty(), game);
            for (const std::string& stop : known.ownStops)
                QVERIFY2(known.pips.contains(stop), stop.c_str());
        }
        QVERIFY(askingHabits("").pips.empty());
    }
};

QTEST_APPLESS_MAIN(TestAsking)
#include "tst_asking.moc"
