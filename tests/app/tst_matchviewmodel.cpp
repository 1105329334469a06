#include "app/viewmodels/MatchViewModel.h"

#include "AppTable.h"

#include "ai/RandomAgent.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using triptych::PlayerId;

class TestMatchViewModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void start_makesSeatsWithTheGamesZones();
    void seats_beginWithTheViewer();
    void models_neverResetThroughAWholeGame();
    void tapCard_givesTheOnlyAnswer();
    void tapCard_leavesSeveralAnswersToTheMenu();
    void answer_ignoresWhatIsNotOffered();
    void dropCard_followsUpWithTheTarget();
    void curtain_emptiesEveryModel();
    void log_startsAnewForAnotherViewer();
    void cardMoved_isSaidBeforeTheModelsChange();
    void inspect_showsAndForgets();
    void cardThatAsks_isShown();
    void log_namesItsCardsAsLinks();
    void recap_beginsWithTheTurnOfSomebodyElse();
    void course_hasAMarkForEachTurn();
    void message_isClearedByTheNextAnswer();
    void clear_takesEverythingOffTheTable();

private:
    Snapshot at(const char* prompt, const char* line = nullptr, quint64 seed = 1);

    std::unique_ptr<Content> m_content;
    std::shared_ptr<const Presenter> m_presenter;
    std::unique_ptr<triptych::Match> m_match;
    std::unique_ptr<MatchViewModel> m_table;
};

void TestMatchViewModel::init()
{
    m_table.reset();
    m_content = std::make_unique<Content>();
    m_presenter = makePresenter(apptable::game(), m_content->library(apptable::game()));
    QVERIFY(m_presenter);
    m_table = std::make_unique<MatchViewModel>();
    m_table->start(m_presenter, QStringLiteral("constructed"), apptable::info());
}

Snapshot TestMatchViewModel::at(const char* prompt, const char* line, quint64 seed)
{
    m_match = apptable::open(*m_content, seed);
    triptych::ai::RandomAgent agent(3);
    for (int step = 0; step < 20000 && m_match->decision(); ++step) {
        const auto lines = triptych::match::legalLines(*m_match);
        const bool offered
            = !line || std::any_of(lines.begin(), lines.end(), [line](const std::string& each) {
                  return each.starts_with(line) && !each.ends_with(" none");
              });
        if (m_match->decision()->prompt == prompt && offered)
            return apptable::snapshot(*m_match, m_match->decision()->player);
        m_match->answer(agent.choose(*m_match, m_match->decision()->player));
    }
    qFatal("the question %s does not come up", prompt);
}

void TestMatchViewModel::start_makesSeatsWithTheGamesZones()
{
    QVERIFY(m_table->active());
    QCOMPARE(m_table->seatList().size(), 2);
    for (SeatViewModel* seat : m_table->seatList()) {
        QVERIFY(seat->zone(QStringLiteral("eleven_year")));
        QVERIFY(!seat->zone(QStringLiteral("warchest")));
        QCOMPARE(
            seat->zone(QStringLiteral("hand"))->place(), seat->key() + QStringLiteral(".hand"));
    }
    QVERIFY(!m_table->matUrl().isEmpty());
}

void TestMatchViewModel::seats_beginWithTheViewer()
{
    m_match = apptable::open(*m_content, 1);
    m_table->show(apptable::snapshot(*m_match, { 1 }));
    QCOMPARE(m_table->nearSeat()->key(), QStringLiteral("p2"));
    QVERIFY(m_table->nearSeat()->isNear());
    QVERIFY(!m_table->seatList().last()->isNear());
    QSignalSpy turned(m_table.get(), &MatchViewModel::seatsChanged);
    m_table->show(apptable::snapshot(*m_match, { 0 }));
    QCOMPARE(turned.count(), 1);
    QCOMPARE(m_table->nearSeat()->key(), QStringLiteral("p1"));
}

void TestMatchViewModel::models_neverResetThroughAWholeGame()
{
    m_match = apptable::open(*m_content, 5);
    std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
    std::vector<std::unique_ptr<QSignalSpy>> resets;
    const auto watch = [&](QAbstractItemModel* model) {
        testers.push_back(std::make_unique<QAbstractItemModelTester>(model));
        resets.push_back(std::make_unique<QSignalSpy>(model, &QAbstractItemModel::modelReset));
    };
    for (SeatViewModel* seat : m_table->seatList())
        for (ZoneModel* zone : seat->zones())
            watch(zone);
    watch(m_table->waiting());
    watch(m_table->phaseModel());
    watch(m_table->prompt()->buttons());
    watch(m_table->prompt()->list());
    watch(m_table->log());
    triptych::ai::RandomAgent agent(5);
    int shown = 0;
    for (; m_match->decision() && shown < 4000; ++shown) {
        m_table->show(apptable::snapshot(*m_match, { 0 }));
        m_match->forgetEvents();
        m_match->answer(agent.choose(*m_match, m_match->decision()->player));
    }
    m_table->show(apptable::snapshot(*m_match, { 0 }));
    QVERIFY(m_table->over());
    QVERIFY(shown > 50);
    QVERIFY(m_table->log()->count() > 20);
    for (const auto& spy : resets)
        QCOMPARE(spy->count(), 0);
}

void TestMatchViewModel::tapCard_givesTheOnlyAnswer()
{
    m_table->show(at("recursion"));
    QSignalSpy answered(m_table.get(), &MatchViewModel::answered);
    const CardFace card = m_table->nearSeat()->zone(QStringLiteral("hand"))->faceAt(2);
    QVERIFY(card.selectable);
    QVERIFY(m_table->tapCard(card.key));
    QCOMPARE(answered.count(), 1);
    QCOMPARE(answered.first().at(1).toString(), QStringLiteral("recur ") + card.key);
    QVERIFY(!m_table->tapCard(QStringLiteral("p2.hand.1")));
}

void TestMatchViewModel::tapCard_leavesSeveralAnswersToTheMenu()
{
    // A hand card that can be cast and can become a soul card.
    Snapshot snapshot;
    bool both = false;
    for (quint64 seed = 1; seed < 30 && !both; ++seed) {
        snapshot = at("priority", "cast ", seed);
        for (const std::string& line : snapshot.question->lines)
            both |= line.starts_with("cast ")
                && std::ranges::count(snapshot.question->lines, "soul " + line.substr(5)) > 0;
    }
    QVERIFY(both);
    m_table->show(snapshot);
    QSignalSpy answered(m_table.get(), &MatchViewModel::answered);
    ZoneModel* hand = m_table->nearSeat()->zone(QStringLiteral("hand"));
    bool seen = false;
    for (int row = 0; row < hand->count(); ++row) {
        const QString key = hand->faceAt(row).key;
        if (m_table->optionsFor(key).size() < 2)
            continue;
        seen = true;
        QVERIFY(!m_table->tapCard(key));
        for (const QVariant& option : m_table->optionsFor(key))
            QVERIFY(!option.toMap().value(QStringLiteral("label")).toString().isEmpty());
    }
    QVERIFY(seen);
    QCOMPARE(answered.count(), 0);
}

void TestMatchViewModel::answer_ignoresWhatIsNotOffered()
{
    m_table->show(at("recursion"));
    QSignalSpy answered(m_table.get(), &MatchViewModel::answered);
    m_table->answer(QStringLiteral("attack maw"));
    m_table->answer(QString());
    QCOMPARE(answered.count(), 0);
    m_table->passPriority(); // nothing to pass here, and no button that a habit may press
    QCOMPARE(answered.count(), 0);
}

void TestMatchViewModel::dropCard_followsUpWithTheTarget()
{
    m_table->show(at("attack", "attack "));
    QSignalSpy answered(m_table.get(), &MatchViewModel::answered);
    QString attacker;
    ZoneModel* island = m_table->nearSeat()->zone(QStringLiteral("island"));
    for (int row = 0; row < island->count() && attacker.isEmpty(); ++row)
        if (island->faceAt(row).selectable)
            attacker = island->faceAt(row).key;
    const QStringList targets = m_table->dropTargets(attacker);
    QVERIFY(!targets.isEmpty());
    QVERIFY(!m_table->dropCard(QStringLiteral("nobody"), targets.first()));
    QCOMPARE(answered.count(), 0);
    QVERIFY(m_table->dropCard(attacker, targets.first()));
    QCOMPARE(answered.first().at(1).toString(), QStringLiteral("attack ") + attacker);
    const PlayerId seat = m_match->decision()->player;
    QVERIFY(!triptych::match::answer(*m_match, seat, "attack " + attacker.toStdString()));
    m_table->show(apptable::snapshot(*m_match, seat));
    QCOMPARE(answered.count(), 2);
    QCOMPARE(answered.last().at(1).toString(), QStringLiteral("target ") + targets.first());
}

void TestMatchViewModel::curtain_emptiesEveryModel()
{
    m_table->show(at("priority"));
    QVERIFY(m_table->log()->count() > 0);
    m_table->inspect(m_table->nearSeat()->zone(QStringLiteral("hand"))->faceAt(0).key);
    QVERIFY(m_table->zoom()->present());
    Snapshot curtain;
    curtain.curtain = "p2";
    curtain.freshLog = true;
    m_table->show(curtain);
    QVERIFY(m_table->curtainVisible());
    QCOMPARE(m_table->curtainSeatName(), QStringLiteral("Joss"));
    for (SeatViewModel* seat : m_table->seatList())
        for (ZoneModel* zone : seat->zones())
            QCOMPARE(zone->count(), 0);
    QCOMPARE(m_table->log()->count(), 0);
    QCOMPARE(m_table->waiting()->count(), 0);
    QCOMPARE(m_table->prompt()->buttons()->count(), 0);
    QVERIFY(!m_table->prompt()->present());
    QVERIFY(!m_table->zoom()->present());
    QVERIFY(m_table->arrows().isEmpty());
    QSignalSpy lifted(m_table.get(), &MatchViewModel::curtainLifted);
    m_table->liftCurtain();
    QCOMPARE(lifted.count(), 1);
}

void TestMatchViewModel::log_startsAnewForAnotherViewer()
{
    Snapshot first = at("priority");
    m_table->show(first);
    const int lines = m_table->log()->count();
    Snapshot second = apptable::snapshot(
        *m_match, { static_cast<std::uint8_t>(1 - m_match->decision()->player.value) });
    second.freshLog = true;
    m_table->show(second);
    QVERIFY(m_table->log()->count() > 0);
    QVERIFY(m_table->log()->count() <= lines + 2);
    m_table->show(second);
    QVERIFY(m_table->log()->count() <= lines + 2);
}

void TestMatchViewModel::cardMoved_isSaidBeforeTheModelsChange()
{
    m_table->show(at("priority", "soul "));
    m_match->forgetEvents();
    const PlayerId seat = m_match->decision()->player;
    ZoneModel* hand = m_table->nearSeat()->zone(QStringLiteral("hand"));
    const int before = hand->count();
    const QString key = hand->faceAt(0).key;
    QVERIFY(!triptych::match::answer(*m_match, seat, "soul " + key.toStdString()));
    int heldThen = -1;
    QStringList told;
    connect(m_table.get(), &MatchViewModel::cardMoved, this,
        [&](const QString& moved, const QString& from, const QString& to) {
            heldThen = hand->count();
            told = { moved, from.section(u'.', 1), to.section(u'.', 1) };
        });
    m_table->show(apptable::snapshot(*m_match, seat));
    QCOMPARE(told, QStringList({ key, QStringLiteral("hand"), QStringLiteral("soul_row") }));
    QCOMPARE(heldThen, before);
    QCOMPARE(hand->count(), before - 1);
}

void TestMatchViewModel::inspect_showsAndForgets()
{
    m_table->show(at("priority"));
    const CardFace card = m_table->nearSeat()->zone(QStringLiteral("hand"))->faceAt(0);
    m_table->inspect(card.key);
    QCOMPARE(m_table->zoom()->face().name, card.name);
    QCOMPARE(m_table->face(card.key), card);
    m_table->inspect(QStringLiteral("nobody"));
    QVERIFY(!m_table->zoom()->present());
    m_table->inspect(QString());
    QVERIFY(!m_table->zoom()->present());
}

/// It may lie where nobody can point at it; what is looked at afterwards stays until the next question.
void TestMatchViewModel::cardThatAsks_isShown()
{
    Snapshot snapshot = at("priority");
    m_table->show(snapshot);
    const ZoneModel* hand = m_table->nearSeat()->zone(QStringLiteral("hand"));
    const CardFace asking = hand->faceAt(0);
    const CardFace other = hand->faceAt(1);
    m_table->inspect(other.key);
    snapshot.observation["cause"] = asking.key.toStdString();
    m_table->show(snapshot);
    QCOMPARE(m_table->zoom()->face().key, other.key);
    ++snapshot.serial;
    m_table->show(snapshot);
    QCOMPARE(m_table->prompt()->causeKey(), asking.key);
    QCOMPARE(m_table->zoom()->face().key, asking.key);
    snapshot.observation["cause"] = "p2.hand.1";
    ++snapshot.serial;
    m_table->show(snapshot);
    QCOMPARE(m_table->zoom()->face().key, asking.key);
}

void TestMatchViewModel::log_namesItsCardsAsLinks()
{
    Snapshot snapshot = at("attack", "attack");
    m_table->show(snapshot);
    const QString key = m_table->nearSeat()->zone(QStringLiteral("hand"))->faceAt(0).key;
    QVERIFY(!key.isEmpty());
    const QString name = m_table->face(key).name;
    Snapshot more = snapshot;
    more.serial++;
    more.freshLog = false;
    more.events = nlohmann::ordered_json::array({ { { "event", "revealed" }, { "player", "p1" },
        { "object", key.toStdString() }, { "name", name.toStdString() } } });
    m_table->show(more);
    const LogLine last = m_table->log()->lines().last();
    QVERIFY2(last.rich.contains(QStringLiteral("<a href=\"%1\">").arg(key.toHtmlEscaped())),
        qPrintable(last.rich));
    QVERIFY(!last.text.contains(u'<'));
    // Wherever it is said, not only at first.
    qsizetype links = 0;
    for (qsizetype at = 0; (at = last.rich.indexOf(name, at)) >= 0; at += name.size())
        links += last.rich.mid(0, at).endsWith(QStringLiteral("\">"));
    QCOMPARE(links, last.text.count(name));
    const LogLine twice
        = m_table->linkedLine({ QStringLiteral("%1 met %1.").arg(name), {}, {}, { key }, {} });
    QCOMPARE(twice.rich.count(QStringLiteral("<a href=")), 2);
}

void TestMatchViewModel::recap_beginsWithTheTurnOfSomebodyElse()
{
    Snapshot snapshot = at("attack", "attack");
    snapshot.viewer = "p1";
    snapshot.freshLog = true;
    m_table->show(snapshot);
    QSignalSpy moments(m_table.get(), &MatchViewModel::momentTold);
    Snapshot more = snapshot;
    more.serial++;
    more.freshLog = false;
    more.events = nlohmann::ordered_json::array(
        { { { "event", "turn" }, { "player", "p2" }, { "amount", 7 } },
            { { "event", "attacked" }, { "player", "p2" }, { "object", "a" }, { "name", "Maw" } },
            { { "event", "conceded" }, { "player", "p2" } } });
    m_table->show(more);
    const QVariantList recap = m_table->recap(QStringLiteral("turn"));
    QVERIFY(!recap.isEmpty());
    QCOMPARE(
        recap.first().toMap().value(QStringLiteral("kind")).toString(), QStringLiteral("heading"));
    QVERIFY(!moments.isEmpty());
}

void TestMatchViewModel::course_hasAMarkForEachTurn()
{
    Snapshot snapshot = at("attack", "attack");
    m_table->show(snapshot);
    QVERIFY(m_table->course().isEmpty()); // one turn is no course
    snapshot.serial++;
    snapshot.observation["turn"] = snapshot.observation["turn"].get<int>() + 1;
    m_table->show(snapshot);
    m_table->show(snapshot);
    const QVariantMap course = m_table->course();
    QCOMPARE(course.value(QStringLiteral("turns")).toList().size(), 2);
    QCOMPARE(course.value(QStringLiteral("seats")).toList().size(), 2);
    QCOMPARE(m_table->deeds().size(), 2);
}

void TestMatchViewModel::message_isClearedByTheNextAnswer()
{
    Snapshot snapshot = at("recursion");
    snapshot.problem = "That cannot be done now; choose one of the marked cards.";
    m_table->show(snapshot);
    QVERIFY(m_table->message().startsWith(QStringLiteral("That cannot")));
    m_table->answer(QStringLiteral("recur none"));
    QCOMPARE(m_table->message(), QString());
}

void TestMatchViewModel::clear_takesEverythingOffTheTable()
{
    m_table->show(at("priority"));
    m_table->clear();
    QVERIFY(!m_table->active());
    for (SeatViewModel* seat : m_table->seatList())
        for (ZoneModel* zone : seat->zones())
            QCOMPARE(zone->count(), 0);
    QVERIFY(m_table->phaseText().isEmpty());
    m_table->show(at("priority")); // an old match's late words
    QCOMPARE(m_table->log()->count(), 0);
}

QTEST_MAIN(TestMatchViewModel)

#include "tst_matchviewmodel.moc"
