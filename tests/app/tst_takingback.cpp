#include "app/match/EngineThread.h"
#include "app/match/Secrets.h"

#include "ai/RandomAgent.h"
#include "cards/Library.h"
#include "match/Answer.h"
#include "match/Games.h"

#include <QDeadlineTimer>
#include <QTest>

using namespace triptych;

/// What may be taken back: nothing after which somebody knows more than before.
class TestTakingBack : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answer_data();
    void answer();
    void secrets_data() { answer_data(); }
    void secrets();
    void cardsLookedAt_stayKnownAndAreTold();
    void deedOfAnotherSeat_endsWhatMayBeTakenBack();
    void curtain_letsTheOtherBeAsked();

private:
    static Snapshot playedAtTheTable(const std::string& game, const QString& text,
        QStringList lines, Passing passing, bool twoPersons = false);
    static Opened open(const std::string& game, const QString& text);
    static void row(
        const char* name, const char* game, const QString& text, const char* lines, bool isTold);
};

namespace {

// A board of each game on which the first seat has a card with this text.
QString cardOfKryptik(const char* text)
{
    return QStringLiteral(R"({"format": "triptych-scenario/1", "game": "kryptik", "seed": 1,
        "ruleset": "constructed", "turn": 3, "active": "p1", "phase": "first", "cards": [
        {"id": "deed", "name": "Deed", "type": "spell", "cost": "{1}", "soul": "", "text": "%1"},
        {"id": "filler", "name": "Filler", "type": "citizen", "cost": "{9}", "attack": 1,
         "defense": 1, "soul": ""},
        {"id": "plain", "name": "Plain", "type": "citizen", "cost": "{1}", "attack": 1,
         "defense": 1, "soul": ""}],
        "players": {
        "p1": {"hand": ["Deed", "Plain"], "deck": ["Filler", "Filler", "Filler", "Filler"],
               "eleven_year": ["Filler", "Filler", "Filler"], "soul_row": ["Filler"]},
        "p2": {"deck": ["Filler", "Filler", "Filler", "Filler"],
               "eleven_year": ["Filler", "Filler", "Filler"]}}})")
        .arg(QLatin1String(text));
}

QString cardOfSeize(const char* text)
{
    return QStringLiteral(R"({"format": "triptych-scenario/1", "game": "seize", "seed": 1,
        "ruleset": "standard", "turn": 3, "active": "p1", "phase": "rally", "cards": [
        {"id": "S-Deed", "name": "Deed", "type": "ability", "ability": "instant", "stars": 1,
         "cost": 0, "text": "%1"},
        {"id": "S-Filler", "name": "Filler", "type": "treasure", "stars": 1,
         "treasure": "equipment"},
        {"id": "S-Plain", "name": "Plain", "type": "treasure", "stars": 1,
         "treasure": "equipment"}],
        "players": {"p1": {"hand": ["Deed", "Plain"], "deck": ["Filler", "Filler", "Filler"]},
                    "p2": {"deck": ["Filler", "Filler", "Filler"]}}})")
        .arg(QLatin1String(text));
}

QString altered(const char* text)
{
    return QStringLiteral(R"({"format": "triptych-scenario/1", "game": "altered", "seed": 1,
        "ruleset": "cr4", "day": 2, "active": "p1", "phase": "afternoon", "cards": [
        {"id": "deed", "name": "Deed", "type": "character", "faction": "axiom",
         "rarity": "common", "hand_cost": 1, "reserve_cost": 1, "forest": 1, "mountain": 1,
         "ocean": 1, "text": "%1"},
        {"id": "filler", "name": "Filler", "type": "character", "faction": "axiom",
         "rarity": "common", "hand_cost": 9, "reserve_cost": 9, "forest": 1, "mountain": 1,
         "ocean": 1, "text": ""}],
        "adventure": ["VMO", "?V", "?MO", "?M", "?VO", "?O", "?VM", "VMO"],
        "players": {
        "p1": {"expedition_hero": ["Deed"], "hand": ["Filler"],
               "deck": ["Filler", "Filler", "Filler", "Filler", "Filler", "Filler"]},
        "p2": {"passed": true,
               "deck": ["Filler", "Filler", "Filler", "Filler", "Filler", "Filler"]}}})")
        .arg(QLatin1String(text));
}

std::string described(const Problems& problems)
{
    return problems.empty() ? std::string() : problems.front().text;
}

} // namespace

Opened TestTakingBack::open(const std::string& name, const QString& text)
{
    const Game& game = *match::find(name);
    return game.openScenario(game.load({}).library, nlohmann::json::parse(text.toStdString()));
}

void TestTakingBack::row(
    const char* name, const char* game, const QString& text, const char* lines, bool isTold)
{
    QTest::addRow("%s: %s", game, name)
        << game << text << QString::fromLatin1(lines).split(u';') << isTold;
}

void TestTakingBack::answer_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("lines");
    QTest::addColumn<bool>("isTold");

    row("a card shown from the hand", "kryptik", cardOfKryptik("Draw 1 card."), "cast plain",
        false);
    row("a citizen that has come", "kryptik", cardOfKryptik("Draw 1 card."), "cast plain;pass",
        false);
    row("a spell that waits", "kryptik", cardOfKryptik("Draw 1 card."), "cast deed", false);
    row("a phase let go by", "kryptik", cardOfKryptik("Draw 1 card."), "pass", false);
    row("a shuffle", "kryptik", cardOfKryptik("Shuffle your deck."), "cast deed;pass", true);
    row("a draw", "kryptik", cardOfKryptik("Draw 1 card."), "cast deed;pass", true);
    row("a look", "kryptik", cardOfKryptik("Look at all cards in your 11 year row."),
        "cast deed;pass", true);

    row("a card shown from the hand", "seize", cardOfSeize("Draw 1."), "treasure plain", false);
    row("a coin", "seize",
        cardOfSeize("Flip a coin. If you win the flip, draw 2. If you lose the flip, discard 1."),
        "ability deed;pass", true);
    row("a draw", "seize", cardOfSeize("Draw 1."), "ability deed;pass", true);
    row("a look at the deck", "seize",
        cardOfSeize(
            "Look at the top 3 cards of your deck, put one of them into your hand and the rest on "
            "the bottom."),
        "ability deed;pass", true);

    row("boosts", "altered", altered("{T}: I gain 2 boosts."), "quick deed 1", false);
    row("a token", "altered",
        altered("{T}: Create an [Ordis Recruit 1/1/1] Soldier token in your Hero Expedition."),
        "quick deed 1", false);
    row("a die", "altered",
        altered("{T}: Roll a die. On a 4+, I gain [Anchored]. On a 1-3, I gain 3 boosts."),
        "quick deed 1", true);
    row("a draw", "altered", altered("{T}: Draw a card."), "quick deed 1", true);
    row("a look at the deck", "altered",
        altered("{T}: Look at the top three cards of your deck. Put one in your hand and discard "
                "the others."),
        "quick deed 1", true);
    row("a region that is revealed", "altered",
        altered("{T}: Each of your Expeditions moves forward one region."), "quick deed 1", true);
}

/// What the engine thread shows the first seat, a person, once these lines are answered and it is
/// asked again. The second seat is a person as well, or the computer.
Snapshot TestTakingBack::playedAtTheTable(const std::string& game, const QString& text,
    QStringList lines, Passing passing, bool twoPersons)
{
    auto job = std::make_unique<EngineJob>();
    job->match = 1;
    job->open = [game, text] { return open(game, text); };
    job->agents.push_back(nullptr);
    job->agents.push_back(twoPersons ? nullptr : std::make_unique<ai::RandomAgent>(1));
    job->passing = std::move(passing);
    EngineThread thread;
    thread.want(1);
    EngineCommand start;
    start.kind = EngineCommand::Kind::Start;
    start.match = 1;
    start.job = std::move(job);
    thread.send(std::move(start));

    QDeadlineTimer deadline(20'000);
    Snapshot shown;
    std::uint64_t answered = 0;
    for (; !deadline.hasExpired(); QTest::qWait(1)) {
        for (Snapshot& snapshot : thread.takeSnapshots())
            shown = std::move(snapshot);
        if (!shown.failure.empty() || !shown.problem.empty())
            return shown;
        const bool asked = shown.question && !shown.question->lines.empty();
        if ((!asked && shown.curtain.empty()) || shown.serial == answered)
            continue;
        if (asked && lines.isEmpty())
            return shown;
        EngineCommand command;
        command.kind = asked ? EngineCommand::Kind::Answer : EngineCommand::Kind::LiftCurtain;
        command.match = 1;
        command.serial = shown.serial;
        if (asked) {
            answered = shown.serial;
            command.line = lines.takeFirst().toStdString();
        } else {
            shown.curtain.clear();
        }
        thread.send(std::move(command));
    }
    shown.failure = "Nobody is asked in time.";
    return shown;
}

/// At the table: what the engine thread offers to take back.
void TestTakingBack::answer()
{
    QFETCH(QString, game);
    QFETCH(QString, text);
    QFETCH(QStringList, lines);
    QFETCH(bool, isTold);
    const Snapshot shown
        = playedAtTheTable(game.toStdString(), text, lines, { .fullControl = true });
    QVERIFY2(shown.failure.empty(), shown.failure.c_str());
    QVERIFY2(shown.problem.empty(), shown.problem.c_str());
    QCOMPARE(QString::fromStdString(shown.takeBack), isTold ? QString() : lines.last());
}

/// The computer has blocked, or has not: that is its answer, and it stays.
void TestTakingBack::deedOfAnotherSeat_endsWhatMayBeTakenBack()
{
    const QString text = cardOfKryptik("Draw 1 card.")
                             .replace(QStringLiteral("\"phase\": \"first\""),
                                 QStringLiteral("\"phase\": \"combat\", \"step\": \"attacker\""))
                             .replace(QStringLiteral("\"p1\": {"),
                                 QStringLiteral("\"p1\": {\"island\": [\"Plain\"], "))
                             .replace(QStringLiteral("\"p2\": {"),
                                 QStringLiteral("\"p2\": {\"island\": [\"Filler\"], "));
    const Passing control { .fullControl = true };
    QStringList lines { QStringLiteral("attack plain#2"),
        QStringLiteral("target p2.eleven_year.1") };
    Snapshot shown = playedAtTheTable("kryptik", text, lines, control);
    QCOMPARE(QString::fromStdString(shown.failure + shown.problem), QString());
    QCOMPARE(QString::fromStdString(shown.takeBack), lines.last());
    lines.append(QStringLiteral("pass")); // to the blockers
    shown = playedAtTheTable("kryptik", text, lines, control);
    QCOMPARE(QString::fromStdString(shown.failure + shown.problem), QString());
    QCOMPARE(QString::fromStdString(shown.takeBack), QString());
}

/// Two people at one computer: once the other has answered, or has learnt something, they have to agree.
void TestTakingBack::curtain_letsTheOtherBeAsked()
{
    const QString text = cardOfKryptik("Draw 1 card.");
    const QString cast = QStringLiteral("cast plain");
    Snapshot shown = playedAtTheTable("kryptik", text, { cast }, {}, true);
    QCOMPARE(QString::fromStdString(shown.failure + shown.problem), QString());
    QCOMPARE(shown.viewer, std::string("p1")); // the other can only let it be, and is not asked
    QCOMPARE(QString::fromStdString(shown.takeBack), cast);
    QVERIFY(shown.agreeing.empty());
    shown = playedAtTheTable(
        "kryptik", text, { cast, QStringLiteral("pass") }, { .fullControl = true }, true);
    QCOMPARE(QString::fromStdString(shown.failure + shown.problem), QString());
    QCOMPARE(shown.viewer, std::string("p1"));
    QCOMPARE(QString::fromStdString(shown.takeBack), cast);
    QCOMPARE(shown.agreeing, std::vector<std::string> { "p2" });
    // A card was drawn, which only the first has seen: the second is asked as well.
    const QString deed = QStringLiteral("cast deed");
    shown = playedAtTheTable("kryptik", text, { deed }, {}, true);
    QCOMPARE(QString::fromStdString(shown.failure + shown.problem), QString());
    QCOMPARE(shown.viewer, std::string("p1"));
    QCOMPARE(QString::fromStdString(shown.takeBack), deed);
    QCOMPARE(shown.agreeing, std::vector<std::string> { "p2" });
}

/// The same without the table, where the answers of others forbid taking back as well.
void TestTakingBack::secrets()
{
    QFETCH(QString, game);
    QFETCH(QString, text);
    QFETCH(QStringList, lines);
    QFETCH(bool, isTold);
    const Opened opened = open(game.toStdString(), text);
    QVERIFY2(opened.match, described(opened.problems).c_str());
    Match& match = *opened.match;
    match.recordEvents(true);
    const PlayerId person { 0 };
    bool told = false;
    while (match.decision() && (match.decision()->player != person || !lines.isEmpty())) {
        const PlayerId seat = match.decision()->player;
        match.forgetEvents();
        const Secrets secrets(match, person);
        const auto problem
            = match::answer(match, seat, seat == person ? lines.takeFirst().toStdString() : "pass");
        QVERIFY2(!problem, problem ? problem->text.c_str() : "");
        told = told || secrets.areTold(match);
    }
    QCOMPARE(told, isTold);
}

/// What a seat has looked at stays known to it, although nobody is asked anything meanwhile.
void TestTakingBack::cardsLookedAt_stayKnownAndAreTold()
{
    const Opened opened
        = open("seize", cardOfSeize("Look at the top 3 cards of target player's deck."));
    QVERIFY2(opened.match, described(opened.problems).c_str());
    Match& match = *opened.match;
    const PlayerId person { 0 };
    const PlayerId other { 1 };
    const auto given = [&match](PlayerId seat, const char* line) {
        const auto problem = match::answer(match, seat, line);
        return problem ? QString::fromStdString(problem->text) : QString();
    };
    QCOMPARE(given(person, "ability deed"), QString());
    QCOMPARE(given(person, "target p2"), QString());
    QCOMPARE(given(other, "pass"), QString());
    const Secrets secrets(match, person);
    QVERIFY(!secrets.areTold(match));
    const std::size_t known = match.observe(person)["objects"].size();
    QCOMPARE(given(person, "pass"), QString());
    QCOMPARE(match.observe(person)["objects"].size(), known + 3);
    QVERIFY(secrets.areTold(match));
}

QTEST_GUILESS_MAIN(TestTakingBack)

#include "tst_takingback.moc"
