#include "app/games/CardBook.h"
#include "app/games/kryptik/KryptikFace.h"
#include "app/games/kryptik/KryptikPresenter.h"

#include "AppTable.h"

#include "ai/RandomAgent.h"
#include "match/Asking.h"

#include <QTest>
#include <QTranslator>

using triptych::PlayerId;

/// What is said at a table of Kryptik, where people stumbled over it.
class TestKryptikWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void eagerCitizen_isNotCalledWeary();
    void mayTrigger_saysWhichAbilityAndWhatItDoes();
    void offers_areReadOutAsTheCardHasThem();
    void pass_isCalledByWhereItLeads();
    void onlyBlocker_isOfferedFirst();
    void symbols_areSpelledOutOnButtons();
    void yearCost_isSetBesideWhatOneHas();
    void printedWords_areOfOneLanguage();
    void abilities_areCountedAsTheEngineCountsThem();

private:
    bool playUntil(triptych::Match& match, const char* prompt, const char* line = nullptr);

    std::unique_ptr<Content> m_content;
    std::shared_ptr<const Presenter> m_presenter;
};

void TestKryptikWords::init()
{
    m_content = std::make_unique<Content>();
    m_presenter = makePresenter(apptable::game(), m_content->library(apptable::game()));
    QVERIFY(m_presenter);
}

/// Answers by chance until that is asked, with such a line.
bool TestKryptikWords::playUntil(triptych::Match& match, const char* prompt, const char* line)
{
    triptych::ai::RandomAgent agent(11);
    for (int step = 0; step < 20000 && match.decision(); ++step) {
        const auto lines = triptych::match::legalLines(match);
        const bool offered = !line || std::ranges::any_of(lines, [line](const std::string& each) {
            return each.starts_with(line) && !each.ends_with(" none");
        });
        if (match.decision()->prompt == prompt && offered)
            return true;
        match.answer(agent.choose(match, match.decision()->player));
    }
    return false;
}

/// What being weary does not hold back is not said to be held back.
void TestKryptikWords::eagerCitizen_isNotCalledWeary()
{
    auto match = apptable::open(*m_content, 4);
    QVERIFY(playUntil(*match, "block"));
    const PlayerId seat = match->decision()->player;
    Snapshot snapshot = apptable::snapshot(*match, seat);
    std::string key;
    for (auto& [handle, object] : snapshot.observation["objects"].items())
        if (object.value("zone", std::string()).ends_with(".island") && object.contains("weary"))
            key = handle;
    QVERIFY(!key.empty());
    auto& citizen = snapshot.observation["objects"][key];
    const auto weary = [&] {
        const Scene scene = m_presenter->scene(snapshot, apptable::info());
        const CardFace face = scene.faces.value(QString::fromStdString(key));
        const auto page = m_presenter->page(face, apptable::info(), QStringLiteral("p1"));
        return KryptikFace::of(face).weary || face.accessibleName.contains(QStringLiteral("weary"))
            || page.modifications.join(u' ').contains(QStringLiteral("Weary"));
    };
    citizen["weary"] = true;
    citizen["keywords"] = nlohmann::json::array();
    QVERIFY(weary());
    citizen["keywords"] = nlohmann::json::array({ "eager" });
    QVERIFY(!weary());
}

/// "Probe" and whatever else a card offers while it is carried out.
void TestKryptikWords::offers_areReadOutAsTheCardHasThem()
{
    int asked = 0;
    for (quint64 seed = 1; seed < 40 && asked < 3; ++seed) {
        auto match = apptable::open(*m_content, seed);
        if (!playUntil(*match, "may"))
            continue;
        ++asked;
        const Snapshot snapshot = apptable::snapshot(*match, match->decision()->player);
        const Scene scene = m_presenter->scene(snapshot, apptable::info());
        const auto& done = snapshot.observation["resolving"];
        const CardBook book(m_content->library(apptable::game()));
        const QString words = book.ability(
            QString::fromStdString(done["card"].get<std::string>()), done["paragraph"].get<int>());
        QVERIFY2(!words.isEmpty(), done.dump().c_str());
        QCOMPARE(scene.prompt.detail, KryptikCards::readable(words));
    }
    QVERIFY(asked > 0);
}

void TestKryptikWords::mayTrigger_saysWhichAbilityAndWhatItDoes()
{
    int asked = 0;
    for (quint64 seed = 1; seed < 30 && asked < 3; ++seed) {
        auto match = apptable::open(*m_content, seed);
        if (!playUntil(*match, "may-trigger"))
            continue;
        ++asked;
        const Snapshot snapshot = apptable::snapshot(*match, match->decision()->player);
        const Scene scene = m_presenter->scene(snapshot, apptable::info());
        const QString name = scene.faces.value(scene.prompt.causeKey).name;
        QVERIFY2(!name.isEmpty(), qPrintable(scene.prompt.text));
        QVERIFY2(scene.prompt.text.contains(name), qPrintable(scene.prompt.text));
        QVERIFY2(scene.prompt.detail.contains(QStringLiteral("may"))
                || scene.prompt.detail.contains(u':'),
            qPrintable(scene.prompt.detail));
        // So that the answer can be remembered for this card.
        QVERIFY(!triptych::match::rememberedBy(*match, snapshot.observation).empty());
        // Nobody else learns of it before it is decided.
        const auto other = match->observe(PlayerId {
            match->decision()->player.value == 0 ? std::uint8_t { 1 } : std::uint8_t { 0 } });
        QVERIFY(!other["asked"].contains("cause"));
    }
    QVERIFY(asked > 0);
}

/// Phases in which nothing can be done go by with it.
void TestKryptikWords::pass_isCalledByWhereItLeads()
{
    auto match = apptable::open(*m_content, 4);
    QVERIFY(playUntil(*match, "priority"));
    Snapshot snapshot = apptable::snapshot(*match, match->decision()->player);
    const auto label = [&](const char* leadsTo) {
        snapshot.question->leadsTo = leadsTo;
        for (const Choice& choice : m_presenter->scene(snapshot, apptable::info()).buttons)
            if (choice.line == u"pass")
                return choice.label;
        return QString();
    };
    QCOMPARE(label("combat.attacker"), QStringLiteral("To combat"));
    QCOMPARE(label("second"), QStringLiteral("To the 2nd phase"));
    QCOMPARE(label("turn"), QStringLiteral("End turn"));
}

/// Where one citizen could block, a click on it would be the whole answer: it is only offered.
void TestKryptikWords::onlyBlocker_isOfferedFirst()
{
    auto match = apptable::open(*m_content, 4);
    QVERIFY(playUntil(*match, "block"));
    Snapshot snapshot = apptable::snapshot(*match, match->decision()->player);
    std::vector<std::string>& lines = snapshot.question->lines;
    const auto picks = [&] {
        int found = 0;
        for (const QVariantList& rows : m_presenter->scene(snapshot, apptable::info()).answers)
            for (const QVariant& row : rows)
                found += row.toMap().contains(QStringLiteral("pick"));
        return found;
    };
    const auto blocker = std::ranges::find_if(lines,
        [](const std::string& line) { return line.starts_with("block ") && line != "block none"; });
    QVERIFY(blocker != lines.end());
    lines = { *blocker, "block none" };
    QCOMPARE(picks(), 0);
    for (const auto& [handle, object] : snapshot.observation["objects"].items())
        if (object.value("zone", std::string()).ends_with(".island")
            && "block " + handle != lines.front()) {
            lines.insert(lines.begin(), "block " + handle); // another could, too
            break;
        }
    QCOMPARE(lines.size(), std::size_t { 3 });
    QCOMPARE(picks(), 2);
}

void TestKryptikWords::symbols_areSpelledOutOnButtons()
{
    QCOMPARE(KryptikCards::readable(QStringLiteral("[>>>]: add {g}.")),
        QStringLiteral("Engage it: add 1 green."));
    QCOMPARE(KryptikCards::readable(QStringLiteral("{2}{w/u}: draw 1 card.")),
        QStringLiteral("2, 1 white or blue: draw 1 card."));
    // No answer that is offered has a symbol in its words.
    auto match = apptable::open(*m_content, 2);
    triptych::ai::RandomAgent agent(2);
    for (int step = 0; step < 400 && match->decision(); ++step) {
        const PlayerId seat = match->decision()->player;
        const Scene scene = m_presenter->scene(apptable::snapshot(*match, seat), apptable::info());
        for (const QVariantList& rows : scene.answers)
            for (const QVariant& row : rows) {
                const QString label = row.toMap().value(QStringLiteral("label")).toString();
                QVERIFY2(!label.contains(u'{') && !label.contains(u'['), qPrintable(label));
            }
        match->answer(agent.choose(*match, seat));
    }
}

/// What can be paid for an 11 year card is what lies there ready, not what lay there.
void TestKryptikWords::yearCost_isSetBesideWhatOneHas()
{
    int compared = 0;
    triptych::ai::RandomAgent agent(3);
    for (quint64 seed = 1; seed < 30 && compared == 0; ++seed) {
        auto match = apptable::open(*m_content, seed);
        while (compared == 0 && playUntil(*match, "year")) {
            const PlayerId seat = match->decision()->player;
            Snapshot snapshot = apptable::snapshot(*match, seat);
            // Who plays by chance engages soul cards for nothing: here none of them is.
            const std::string zone = triptych::seatName(seat) + ".soul_row";
            int ready = 0;
            for (auto& object : snapshot.observation["objects"])
                if (object.value("zone", std::string()) == zone) {
                    object["engaged"] = false;
                    ++ready;
                }
            snapshot.refusals.clear();
            snapshot.question->lines = { "year cast", "year hand" };
            const Scene scene = m_presenter->scene(snapshot, apptable::info());
            for (const QVariant& way : scene.prompt.ways) {
                const QVariantMap row = way.toMap();
                const QString text = row.value(QStringLiteral("text")).toString();
                if (row.value(QStringLiteral("answer")) != QStringLiteral("year cast")
                    || text.isEmpty()) // it has no such cost
                    continue;
                QVERIFY2(text.contains(QStringLiteral("You have %1 disengaged").arg(ready)),
                    qPrintable(QStringLiteral("%1 of %2").arg(text).arg(ready)));
                compared += ready > 0;
            }
            match->answer(agent.choose(*match, seat));
        }
    }
    QVERIFY(compared > 0);
}

/// Another language of the program leaves the words of a card whole, and marks them as the card's.
void TestKryptikWords::printedWords_areOfOneLanguage()
{
    QTranslator german;
    QVERIFY(german.load(QStringLiteral(":/i18n/triptych_de.qm")));
    QCoreApplication::installTranslator(&german);
    const QString readable = KryptikCards::readable(QStringLiteral("[>>>], {2}{w}: draw 1 card."));
    const QString quoted = CardBook::quoted(readable);
    QCoreApplication::removeTranslator(&german);
    QCOMPARE(readable, QStringLiteral("Engage it, 2, 1 white: draw 1 card."));
    QCOMPARE(quoted, QStringLiteral("\u201e%1\u201c").arg(readable));
    QCOMPARE(CardBook::quoted(readable), readable);
}

/// A line of keywords is an ability, but nothing that is used or that waits: "steward!1" is not about it.
void TestKryptikWords::abilities_areCountedAsTheEngineCountsThem()
{
    const auto loaded = apptable::game().load({ { "own.json",
        R"({"format":"triptych-cards/1","game":"kryptik","set":{"code":"OWN","name":"Own","version":"1.0"},
        "cards":[{"id":"OWN-1","name":"Steward","rarity":"common","type":"citizen","cost":"{1}{w}",
        "attack":1,"defense":1,"soul":"w","eleven_year_cost":1,
        "text":"Eager.\nShort Time 3, {1}{g}: this gains Sidestep until end of turn.\n{2}: draw 1 card."}]})" } });
    QVERIFY(loaded.library);
    QVERIFY(loaded.library->problems(0).empty());
    const CardBook book(loaded.library);
    const QString card = QStringLiteral("OWN-1");
    const QString draws = QStringLiteral("{2}: draw 1 card.");
    QCOMPARE(book.ability(card, 1), QStringLiteral("Eager."));
    QCOMPARE(book.ability(card, 3), draws);
    QCOMPARE(book.usedAbility(card, QStringLiteral("activate"), 2), draws);
    QCOMPARE(book.usedAbility(card, QStringLiteral("activate"), 3), QString());
    QVERIFY(book.waitingAbility(card, 1).startsWith(QStringLiteral("Short Time")));
    QCOMPARE(book.waitingAbility(card, 2), draws);
}

QTEST_GUILESS_MAIN(TestKryptikWords)

#include "tst_kryptikwords.moc"
