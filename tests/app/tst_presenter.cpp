// First: Qt makes words of its own of what the engine calls its slots.
#include "kryptik/rules/Winning.h"

#include "app/games/kryptik/KryptikFace.h"
#include "app/games/kryptik/KryptikPresenter.h"

#include "AppTable.h"

#include "ai/RandomAgent.h"

#include <QTest>

using triptych::PlayerId;

class TestPresenter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everyLegalAnswer_isOfferedSomewhereWithWords();
    void hiddenCards_haveNoNameInAnyZone();
    void scene_isTheSameForTheSameSnapshot();
    void recursion_isAskedInTheSecondPersonWithItsRule();
    void firstPhase_passIsLabelledByWhatHappens();
    void otherSeat_isWaitedForByName();
    void attack_isAnArrowAndMarksBothEnds();
    void log_isInThePastTenseAndNamesThePlayers();
    void log_tellsOnlyTheDrawerWhichCards();
    void drop_onTheSoulRowPlacesASoulCard();
    void drop_onTheIslandCasts();
    void drop_attackAimsAtTheCardItFellOn();
    void page_explainsAHiddenCardWithoutNamingIt();
    void outcome_isToldFromTheViewersSide();
    void endings_areToldInWords();
    void curtain_leavesNothingInTheScene();

private:
    /// Answers by default until `wanted` is asked of a seat.
    bool playUntil(triptych::Match& match, const char* prompt, const char* line = nullptr);

    std::unique_ptr<Content> m_content;
    std::shared_ptr<const Presenter> m_presenter;
};

void TestPresenter::init()
{
    m_content = std::make_unique<Content>();
    QVERIFY2(!m_content->assets().isEmpty(), "the program's own cards are needed");
    m_presenter = makePresenter(apptable::game(), m_content->library(apptable::game()));
    QVERIFY(m_presenter);
    QCOMPARE(m_content->takeProblems(), QStringList());
    QVERIFY(m_content->decks(apptable::game()).size() >= 2);
}

bool TestPresenter::playUntil(triptych::Match& match, const char* prompt, const char* line)
{
    triptych::ai::RandomAgent agent(11);
    for (int step = 0; step < 20000 && match.decision(); ++step) {
        const auto lines = triptych::match::legalLines(match);
        const bool offered
            = !line || std::any_of(lines.begin(), lines.end(), [line](const std::string& each) {
                  return each.starts_with(line) && !each.ends_with(" none");
              });
        if (match.decision()->prompt == prompt && offered)
            return true;
        match.answer(agent.choose(match, match.decision()->player));
    }
    return false;
}

void TestPresenter::everyLegalAnswer_isOfferedSomewhereWithWords()
{
    for (quint64 seed = 1; seed <= 3; ++seed) {
        const int seats = seed % 3 == 0 ? 3 : 2;
        auto match = apptable::open(*m_content, seed, seats, seats > 2 ? "krucible" : nullptr);
        QVERIFY(match);
        const TableInfo table = apptable::info(seats);
        triptych::ai::RandomAgent agent(seed);
        for (int step = 0; step < 1200 && match->decision(); ++step) {
            const PlayerId seat = match->decision()->player;
            if (step % 3 != 0
                && match->decision()->prompt
                    == "priority") { // the commonest question, asked often enough
                match->answer(agent.choose(*match, seat));
                continue;
            }
            match->forgetEvents();
            const Snapshot snapshot = apptable::snapshot(*match, seat);
            const Scene scene = m_presenter->scene(snapshot, table);
            QVERIFY(scene.prompt.mine);
            QVERIFY(scene.prompt.text.endsWith(u'.'));
            QVERIFY(!scene.prompt.ruleText.isEmpty());
            QHash<QString, QString> labels;
            for (const QList<Choice>& choices : { scene.buttons, scene.list })
                for (const Choice& choice : choices)
                    labels.insert(choice.line, choice.label);
            for (const QVariantList& rows : scene.answers)
                for (const QVariant& row : rows)
                    labels.insert(row.toMap().value(QStringLiteral("line")).toString(),
                        row.toMap().value(QStringLiteral("label")).toString());
            for (const std::string& line : snapshot.question->lines) {
                const QString label = labels.value(QString::fromStdString(line));
                QVERIFY2(!label.isEmpty(), line.c_str());
                QVERIFY2(
                    label != QString::fromStdString(line) || line.find(' ') == std::string::npos,
                    ("an answer is shown as notation: " + line).c_str());
            }
            // What is only on a card must be on a card that is shown somewhere.
            for (auto rows = scene.answers.begin(); rows != scene.answers.end(); ++rows) {
                const bool onList = std::ranges::any_of(
                    scene.list, [&](const Choice& c) { return c.face.key == rows.key(); });
                const bool onPile = std::ranges::any_of(
                    scene.waiting, [&](const WaitingItem& i) { return i.key == rows.key(); });
                const bool onSeat = std::ranges::any_of(
                    scene.seats, [&](const auto& s) { return s.key == rows.key(); });
                const bool inZone = std::ranges::any_of(scene.zones, [&](const Scene::Zone& zone) {
                    return std::ranges::any_of(zone.cards, [&](const CardFace& card) {
                        return card.key == rows.key() && card.selectable;
                    });
                });
                const bool shown = onList || onPile || onSeat || inZone
                    || std::ranges::any_of(
                        scene.list, [&](const Choice& c) { return c.line.contains(rows.key()); });
                QVERIFY2(shown, qPrintable(rows.key()));
            }
            match->answer(agent.choose(*match, seat));
        }
    }
}

void TestPresenter::hiddenCards_haveNoNameInAnyZone()
{
    auto match = apptable::open(*m_content, 3);
    QVERIFY(playUntil(*match, "priority"));
    const PlayerId seat = match->decision()->player;
    const Scene scene = m_presenter->scene(apptable::snapshot(*match, seat), apptable::info());
    const QString other = seat.value == 0 ? QStringLiteral("p2") : QStringLiteral("p1");
    for (const QString& zone :
        { QStringLiteral(".hand"), QStringLiteral(".deck"), QStringLiteral(".eleven_year") }) {
        const QList<CardFace> cards = scene.zones.value(other + zone).cards;
        QVERIFY(!cards.isEmpty());
        for (const CardFace& card : cards) {
            QVERIFY(card.faceDown);
            QCOMPARE(card.name, QString());
            QCOMPARE(card.cardId, QString());
            QCOMPARE(card.text, QString());
        }
    }
    const QString own = seat.value == 0 ? QStringLiteral("p1") : QStringLiteral("p2");
    for (const CardFace& card : scene.zones.value(own + QStringLiteral(".hand")).cards) {
        QVERIFY(!card.faceDown);
        QVERIFY(!card.name.isEmpty());
        QVERIFY(!card.typeLine.isEmpty());
    }
}

void TestPresenter::scene_isTheSameForTheSameSnapshot()
{
    auto match = apptable::open(*m_content, 5);
    QVERIFY(playUntil(*match, "attack"));
    const Snapshot snapshot = apptable::snapshot(*match, match->decision()->player);
    const Scene one = m_presenter->scene(snapshot, apptable::info());
    const Scene two = m_presenter->scene(snapshot, apptable::info());
    QCOMPARE(one.faces, two.faces);
    QCOMPARE(one.prompt, two.prompt);
    QCOMPARE(one.buttons, two.buttons);
    for (auto zone = one.zones.begin(); zone != one.zones.end(); ++zone)
        QCOMPARE(zone->cards, two.zones.value(zone.key()).cards);
}

void TestPresenter::recursion_isAskedInTheSecondPersonWithItsRule()
{
    auto match = apptable::open(*m_content, 1);
    QVERIFY(playUntil(*match, "recursion"));
    const Scene scene = m_presenter->scene(
        apptable::snapshot(*match, match->decision()->player), apptable::info());
    QCOMPARE(scene.prompt.ruleText, QStringLiteral("2.3.1"));
    QVERIFY(scene.prompt.text.contains(QStringLiteral("you draw as many")));
    QCOMPARE(scene.buttons.size(), 1);
    QCOMPARE(scene.buttons.first().label, QStringLiteral("Keep this hand"));
    QCOMPARE(scene.buttons.first().line, QStringLiteral("recur none"));
    const QString own = QString::fromStdString(triptych::seatName(match->decision()->player));
    for (const CardFace& card : scene.zones.value(own + QStringLiteral(".hand")).cards)
        QVERIFY(card.selectable);
}

void TestPresenter::firstPhase_passIsLabelledByWhatHappens()
{
    auto match = apptable::open(*m_content, 2);
    const std::pair<const char*, const char*> expected[] { { "first", "To combat" },
        { "second", "End turn" } };
    for (const auto& [phase, label] : expected) {
        bool seen = false;
        for (int step = 0; step < 5000 && match->decision() && !seen; ++step) {
            const PlayerId seat = match->decision()->player;
            const Snapshot snapshot = apptable::snapshot(*match, seat);
            const auto& observation = snapshot.observation;
            if (match->decision()->prompt == "priority" && observation["phase"] == phase
                && observation["active"] == triptych::seatName(seat)
                && observation["pile"].empty()) {
                const Scene scene = m_presenter->scene(snapshot, apptable::info());
                QCOMPARE(scene.buttons.size(), 1);
                QCOMPARE(scene.buttons.first().label, QLatin1String(label));
                QVERIFY(scene.buttons.first().primary);
                QCOMPARE(scene.buttons.first().shortcut, QStringLiteral("P"));
                seen = true;
            }
            match->answer(triptych::match::defaultOption(*match));
        }
        QVERIFY2(seen, phase);
    }
}

void TestPresenter::otherSeat_isWaitedForByName()
{
    auto match = apptable::open(*m_content, 2);
    const PlayerId asked = match->decision()->player;
    const PlayerId viewer { static_cast<std::uint8_t>(1 - asked.value) };
    Snapshot snapshot = apptable::snapshot(*match, viewer);
    const QString name = apptable::info().seats.at(asked.value).name;
    QCOMPARE(m_presenter->scene(snapshot, apptable::info()).prompt.text,
        name + QStringLiteral(" is thinking."));
    snapshot.thinking = false;
    const Scene scene = m_presenter->scene(snapshot, apptable::info());
    QCOMPARE(scene.prompt.text, QStringLiteral("Waiting for %1.").arg(name));
    QVERIFY(!scene.prompt.mine);
    QVERIFY(scene.buttons.isEmpty() && scene.list.isEmpty() && scene.answers.isEmpty());
}

void TestPresenter::attack_isAnArrowAndMarksBothEnds()
{
    auto match = apptable::open(*m_content, 4);
    QVERIFY(playUntil(*match, "block"));
    const PlayerId defender = match->decision()->player;
    const Scene scene = m_presenter->scene(apptable::snapshot(*match, defender), apptable::info());
    QVERIFY(!scene.arrows.isEmpty());
    const QVariantMap arrow = scene.arrows.first().toMap();
    QCOMPARE(arrow.value(QStringLiteral("kind")).toString(), QStringLiteral("attack"));
    QVERIFY(arrow.value(QStringLiteral("hostile")).toBool());
    const CardFace attacker = scene.faces.value(arrow.value(QStringLiteral("from")).toString());
    QVERIFY(KryptikFace::of(attacker).attacking);
    const QString target = arrow.value(QStringLiteral("to")).toString();
    const bool atSeat = target.size() == 2;
    QVERIFY(atSeat || KryptikFace::of(scene.faces.value(target)).attacked);
    QVERIFY2(scene.prompt.text.contains(attacker.name), qPrintable(scene.prompt.text));
}

void TestPresenter::log_isInThePastTenseAndNamesThePlayers()
{
    auto match = apptable::open(*m_content, 6);
    triptych::ai::RandomAgent agent(6);
    for (int step = 0; step < 4000 && match->decision(); ++step)
        match->answer(agent.choose(*match, match->decision()->player));
    const Snapshot snapshot = apptable::snapshot(*match, PlayerId { 0 });
    const QList<LogLine> log = m_presenter->log(snapshot.events, snapshot, apptable::info());
    QVERIFY(log.size() > 30);
    int headings = 0;
    for (const LogLine& line : log) {
        QVERIFY(!line.text.isEmpty());
        QVERIFY2(!line.text.contains(u'%'), qPrintable(line.text));
        headings += line.kind == u"heading";
        if (line.kind != u"heading")
            QVERIFY2(line.text.endsWith(u'.'), qPrintable(line.text));
        QVERIFY2(
            !line.text.contains(QStringLiteral("p1")) && !line.text.contains(QStringLiteral("p2")),
            qPrintable(line.text));
    }
    QVERIFY(headings > 4);
    QVERIFY(std::ranges::any_of(
        log, [](const LogLine& line) { return line.text.contains(QStringLiteral(" cast ")); }));
    QVERIFY(std::ranges::any_of(log,
        [](const LogLine& line) { return line.text.contains(QStringLiteral("attacked with")); }));
}

void TestPresenter::log_tellsOnlyTheDrawerWhichCards()
{
    auto match = apptable::open(*m_content, 8);
    QVERIFY(playUntil(*match, "priority"));
    const auto draws = [&](PlayerId viewer, const QString& seat) {
        const Snapshot snapshot = apptable::snapshot(*match, viewer);
        QList<LogLine> lines;
        for (const LogLine& line : m_presenter->log(snapshot.events, snapshot, apptable::info()))
            if (line.kind == u"draw" && line.seat == seat)
                lines.append(line);
        return lines;
    };
    const QList<LogLine> own = draws({ 0 }, QStringLiteral("p1"));
    const QList<LogLine> seen = draws({ 1 }, QStringLiteral("p1"));
    QVERIFY(!own.isEmpty());
    for (const LogLine& line : own)
        QVERIFY2(!line.keys.isEmpty(), qPrintable(line.text));
    QVERIFY(!seen.isEmpty());
    for (const LogLine& line : seen)
        QVERIFY2(line.keys.isEmpty(), qPrintable(line.text));
}

void TestPresenter::drop_onTheSoulRowPlacesASoulCard()
{
    auto match = apptable::open(*m_content, 1);
    QVERIFY(playUntil(*match, "priority", "soul "));
    const PlayerId seat = match->decision()->player;
    const QString own = QString::fromStdString(triptych::seatName(seat));
    const Scene scene = m_presenter->scene(apptable::snapshot(*match, seat), apptable::info());
    const CardFace card = scene.zones.value(own + QStringLiteral(".hand")).cards.first();
    const QString row = own + QStringLiteral(".soul_row");
    QVERIFY(m_presenter->dropTargets(scene, card.key).contains(row));
    QCOMPARE(m_presenter->drop(scene, card.key, row),
        QStringList { QStringLiteral("soul ") + card.key });
    QVERIFY(m_presenter->drop(scene, QStringLiteral("nobody"), row).isEmpty());
}

void TestPresenter::drop_onTheIslandCasts()
{
    auto match = apptable::open(*m_content, 1);
    QVERIFY(playUntil(*match, "priority", "cast "));
    const PlayerId seat = match->decision()->player;
    const QString own = QString::fromStdString(triptych::seatName(seat));
    const Scene scene = m_presenter->scene(apptable::snapshot(*match, seat), apptable::info());
    const auto line = std::ranges::find_if(
        scene.lines, [](const QString& each) { return each.startsWith(QStringLiteral("cast ")); });
    const QString key = line->section(u' ', 1);
    const QString island = own + QStringLiteral(".island");
    QCOMPARE(m_presenter->drop(scene, key, island), QStringList { *line });
    QVERIFY(m_presenter->dropTargets(scene, key).contains(island));
    // Dropped on a thing, it is cast and aimed at that thing.
    QCOMPARE(m_presenter->drop(scene, key, QStringLiteral("somebody")),
        QStringList({ *line, QStringLiteral("target somebody") }));
}

void TestPresenter::drop_attackAimsAtTheCardItFellOn()
{
    auto match = apptable::open(*m_content, 4);
    QVERIFY(playUntil(*match, "attack", "attack "));
    const PlayerId seat = match->decision()->player;
    const Scene scene = m_presenter->scene(apptable::snapshot(*match, seat), apptable::info());
    const auto line = std::ranges::find_if(
        scene.lines, [](const QString& each) { return !each.endsWith(QStringLiteral("none")); });
    const QString key = line->section(u' ', 1);
    const QStringList targets = m_presenter->dropTargets(scene, key);
    QVERIFY(!targets.isEmpty());
    QCOMPARE(m_presenter->drop(scene, key, targets.first()),
        QStringList({ *line, QStringLiteral("target ") + targets.first() }));
    // The second line is what the engine then offers.
    QVERIFY(!triptych::match::answer(*match, seat, line->toStdString()));
    const auto next = triptych::match::legalLines(*match);
    QVERIFY(std::find(next.begin(), next.end(), ("target " + targets.first().toStdString()))
        != next.end());
}

void TestPresenter::page_explainsAHiddenCardWithoutNamingIt()
{
    CardFace hidden;
    hidden.key = QStringLiteral("p2.eleven_year.3");
    hidden.zone = QStringLiteral("p2.eleven_year");
    hidden.faceDown = true;
    const CardPage page = m_presenter->page(hidden, apptable::info(), QStringLiteral("p1"));
    QCOMPARE(page.explanation.size(), 1);
    QVERIFY(page.placeText.contains(QStringLiteral("Joss")));
    QVERIFY(page.modifications.isEmpty());
}

void TestPresenter::outcome_isToldFromTheViewersSide()
{
    auto match = apptable::open(*m_content, 2);
    match->concede({ 1 });
    QVERIFY(match->outcome());
    const Scene winner = m_presenter->scene(apptable::snapshot(*match, { 0 }), apptable::info());
    QVERIFY(winner.over && winner.viewerWon);
    QCOMPARE(winner.outcomeTitle, QStringLiteral("You have won"));
    // How it was won stands first.
    QCOMPARE(winner.outcomeText.section(u'\n', 0, 0), QStringLiteral("Joss conceded."));
    const Scene loser = m_presenter->scene(apptable::snapshot(*match, { 1 }), apptable::info());
    QVERIFY(loser.over && !loser.viewerWon);
    QCOMPARE(loser.outcomeTitle, QStringLiteral("Mira has won"));
}

/// Whatever ends a match, the panel at its end says it: of one loser and of several.
void TestPresenter::endings_areToldInWords()
{
    namespace kryptik = triptych::kryptik;
    auto match = apptable::open(*m_content, 2);
    Snapshot snapshot = apptable::snapshot(*match, { 0 });
    snapshot.over = true;
    kryptik::State state;
    for (state.over = 1; state.over <= static_cast<int>(kryptik::Ending::Crowded); ++state.over) {
        const std::string_view how = kryptik::endingName(state);
        snapshot.observation["ended_by"] = how;
        for (const std::size_t losers : { 1, 2 }) {
            snapshot.winners = { "p1" };
            if (how == "endless" || how == "crowded")
                snapshot.winners.clear();
            TableInfo table = apptable::info();
            table.seats.resize(static_cast<qsizetype>(losers) + 1);
            table.seats.last().key = QStringLiteral("p%1").arg(losers + 1);
            const Scene scene = m_presenter->scene(snapshot, table);
            QVERIFY2(scene.outcomeText.contains(u'\n'), qPrintable(scene.outcomeText));
        }
    }
}

void TestPresenter::curtain_leavesNothingInTheScene()
{
    Snapshot curtain;
    curtain.curtain = "p2";
    const Scene scene = m_presenter->scene(curtain, apptable::info());
    QVERIFY(scene.faces.isEmpty() && scene.zones.isEmpty() && scene.seats.isEmpty()
        && scene.lines.isEmpty());
    QVERIFY(!scene.prompt.present);
}

QTEST_GUILESS_MAIN(TestPresenter)

#include "tst_presenter.moc"
