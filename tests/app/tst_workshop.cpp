#include "app/services/Content.h"
#include "app/workshop/CardCheck.h"
#include "app/workshop/CardChecker.h"
#include "app/workshop/TryTable.h"
#include "app/workshop/UniqueTexts.h"

#include "core/JsonText.h"
#include "core/Random.h"
#include "match/Games.h"
#include "match/Journal.h"

#include <QDir>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace workshop;

/// What the card workshop knows of cards: their forms, what is wrong where, a table to try them on.
class TestWorkshop : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { QDir(Content::ownFolder()).removeRecursively(); }
    void forms_holdEveryCardOfTheProgram_data() { games(); }
    void forms_holdEveryCardOfTheProgram();
    void forms_haveOnlyFieldsThatTheGameReads_data() { games(); }
    void forms_haveOnlyFieldsThatTheGameReads();
    void blankCard_needsOnlyAName_data() { games(); }
    void blankCard_needsOnlyAName();
    void exampleOfAText_isUnderstood_data() { games(); }
    void exampleOfAText_isUnderstood();
    void anotherKind_leavesNothingOfTheOld();
    void mistakes_areFoundWhereTheyStand_data();
    void mistakes_areFoundWhereTheyStand();
    void fields_areNamedByTheirMistakes();
    void wording_andReading_follow();
    void lastCard_isTheOneThatIsTold();
    void aKeystroke_measured_data() { games(); }
    void aKeystroke_measured();
    void everyCardOfTheProgram_canBeTried_data() { games(); }
    void everyCardOfTheProgram_canBeTried();
    void whatIsNotUnderstood_cannotBeTried();
    void uniques_areFoundOnce_keptTogether_andKnownAfterwards();

private:
    static void games();
    static const triptych::Game& game(const QString& id)
    {
        return *triptych::match::find(id.toStdString());
    }
    static Json named(const QString& id)
    {
        Json card = CardForm::of(id).blank;
        card["name"] = "Harbour Nurse";
        return card;
    }
    Content m_content;
};

void TestWorkshop::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("Triptych"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_workshop"));
}

void TestWorkshop::games()
{
    QTest::addColumn<QString>("id");
    for (const triptych::Game* each : Content::games())
        QTest::newRow(std::string(each->id()).c_str())
            << QString::fromStdString(std::string(each->id()));
}

/// Whatever a card of the program prints can be read into the form and comes out of it the same.
void TestWorkshop::forms_holdEveryCardOfTheProgram()
{
    QFETCH(QString, id);
    const CardForm form = CardForm::of(id);
    const auto library = m_content.library(game(id));
    QVERIFY(library && library->size() > 100);
    for (std::size_t n = 0; n < library->size(); ++n) {
        Json card = library->printed(n);
        card.erase("set");
        Json filled = form.blank;
        for (const FormField& field : form.fields)
            setValue(filled, field, valueOf(card, field));
        filled = trimmed(filled, form);
        // What is empty may be left out.
        for (Json* each : { &card, &filled })
            for (const char* const key : { "text", "soul" })
                if (triptych::textOf(*each, key).empty())
                    each->erase(key);
        QVERIFY2(nlohmann::json(filled) == nlohmann::json(card),
            (triptych::printed(card) + "\n" + triptych::printed(filled)).c_str());
    }
}

void TestWorkshop::forms_haveOnlyFieldsThatTheGameReads()
{
    QFETCH(QString, id);
    const CardForm form = CardForm::of(id);
    Json card = named(id);
    for (const FormField& field : form.fields)
        if (field.key != "name" && field.key != "type")
            setValue(card, field,
                field.sort == FormField::Sort::Number ? QStringLiteral("1")
                    : field.values.isEmpty()          ? QStringLiteral("x")
                                                      : field.values.last());
    const auto loaded = game(id).load({ { "card", packText(game(id), { card }) } });
    for (const triptych::Problem& warning : loaded.warnings)
        QFAIL(warning.text.c_str());
}

void TestWorkshop::blankCard_needsOnlyAName()
{
    QFETCH(QString, id);
    const CheckedCard without = check(game(id), CardForm::of(id).blank);
    QVERIFY(!without.usable());
    QCOMPARE(without.findings.first().field, std::string("name"));
    const CheckedCard with = check(game(id), named(id));
    QVERIFY2(with.usable(), qPrintable(with.findings.value(0).words));
    QCOMPARE(with.face.name, QStringLiteral("Harbour Nurse"));
}

/// What stands in the empty field in grey is an example that works.
void TestWorkshop::exampleOfAText_isUnderstood()
{
    QFETCH(QString, id);
    const CardForm form = CardForm::of(id);
    const auto text = std::ranges::find(form.fields, std::string("text"), &FormField::key);
    QVERIFY(text != form.fields.end());
    Json card = named(id);
    setValue(card, *text, text->hint);
    const CheckedCard checked = check(game(id), card);
    QVERIFY2(checked.usable(), qPrintable(checked.findings.value(0).words));
}

void TestWorkshop::anotherKind_leavesNothingOfTheOld()
{
    const CardForm form = CardForm::of(QStringLiteral("seize"));
    Json card = named(QStringLiteral("seize"));
    card["comment"] = "kept";
    card["type"] = "treasure";
    card["treasure"] = "weapon";
    card["hands"] = "two";
    Json weapon = trimmed(card, form);
    QVERIFY(!weapon.contains("melee") && !weapon.contains("health") && !weapon.contains("move"));
    QCOMPARE(triptych::textOf(weapon, "hands"), std::string("two"));
    QCOMPARE(triptych::textOf(weapon, "comment"), std::string("kept"));
    card["type"] = "mercenary";
    const Json back = trimmed(card, form);
    QVERIFY(back.contains("melee"));
    QVERIFY(!back.contains("treasure") && !back.contains("hands"));
}

void TestWorkshop::mistakes_areFoundWhereTheyStand_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("marked");
    QTest::newRow("a word in the middle") << "kryptik"
                                          << "text"
                                          << "Enter; frobnicate 1 card."
                                          << "frobnicate";
    QTest::newRow("second paragraph") << "kryptik"
                                      << "text"
                                      << "Eager.\nEnter; draw 1 kard."
                                      << "kard";
    QTest::newRow("two paragraphs in a line")
        << "altered"
        << "text"
        << "{J} Draw a card.  {H} Frobnicate target Character."
        << "Frobnicate";
    QTest::newRow("the other box") << "kryptik"
                                   << "eleven_year_text"
                                   << "Dwar 1 card."
                                   << "Dwar";
    QTest::newRow("after a letter of two units")
        << "kryptik"
        << "text" << QString::fromUtf8("\xF0\x9D\x84\x9E frob.")
        << QString::fromUtf8("\xF0\x9D\x84\x9E");
    QTest::newRow("support") << "altered"
                             << "support"
                             << "{D} : Dwar a card."
                             << "Dwar";
    QTest::newRow("seize") << "seize"
                           << "text"
                           << "Whenever this is attacked, gobble 1."
                           << "gobble";
}

void TestWorkshop::mistakes_areFoundWhereTheyStand()
{
    QFETCH(QString, id);
    QFETCH(QString, field);
    QFETCH(QString, text);
    QFETCH(QString, marked);
    Json card = named(id);
    card[field.toStdString()] = text.toStdString();
    const CheckedCard checked = check(game(id), card);
    QVERIFY(!checked.usable());
    const Finding& finding = checked.findings.first();
    QCOMPARE(QString::fromStdString(finding.field), field);
    QVERIFY(finding.from >= 0);
    const QString found = text.mid(finding.from, finding.length);
    QVERIFY2(found == marked || text.mid(finding.from).startsWith(marked.left(1)),
        qPrintable(QStringLiteral("marked \"%1\": %2").arg(found, finding.words)));
    QVERIFY(finding.words.contains(u'.'));
}

void TestWorkshop::fields_areNamedByTheirMistakes()
{
    Json card = named(QStringLiteral("seize"));
    card["melee"]["arrows"] = "up";
    const CheckedCard checked = check(game(QStringLiteral("seize")), card);
    QCOMPARE(checked.findings.size(), 1);
    QCOMPARE(checked.findings.first().field, std::string("melee.arrows"));
    QCOMPARE(checked.findings.first().from, -1);
}

void TestWorkshop::wording_andReading_follow()
{
    Json card = named(QStringLiteral("kryptik"));
    card["text"] = "enter; draw one card";
    const CheckedCard checked = check(game(QStringLiteral("kryptik")), card);
    QVERIFY2(checked.usable(), qPrintable(checked.findings.value(0).words));
    QVERIFY(!checked.reads.isEmpty());
    QVERIFY2(checked.wording.startsWith(u"Enter;"), qPrintable(checked.wording));
    QVERIFY(checked.wording.endsWith(u'.'));
}

/// However fast somebody types: what is told last is what stands there.
void TestWorkshop::lastCard_isTheOneThatIsTold()
{
    CardChecker checker(game(QStringLiteral("kryptik")));
    int told = 0;
    CheckedCard last;
    QImage drawn;
    connect(
        &checker, &CardChecker::checked, this, [&](const CheckedCard& card, const QImage& image) {
            ++told;
            last = card;
            drawn = image;
        });
    Json card = named(QStringLiteral("kryptik"));
    const std::string text = "Enter; draw 1 card.";
    for (std::size_t n = 1; n <= text.size(); ++n) {
        card["text"] = text.substr(0, n);
        checker.check(card, 200);
    }
    QVERIFY(!checker.settled());
    QTRY_VERIFY(checker.settled());
    QVERIFY(last.usable());
    QVERIFY2(
        told >= 1 && told < static_cast<int>(text.size()), QByteArray::number(told).constData());
    QCOMPARE(drawn.width(), 200);
}

/// What a letter costs: `tst_workshop aKeystroke_measured` prints it. Nothing hangs on the figure.
void TestWorkshop::aKeystroke_measured()
{
    QFETCH(QString, id);
    Json longest = named(id);
    const auto library = m_content.library(game(id));
    for (std::size_t n = 0; n < library->size(); ++n)
        if (const std::string text = triptych::textOf(library->printed(n), "text");
            text.size() > triptych::textOf(longest, "text").size())
            longest["text"] = text;
    CheckedCard checked;
    QBENCHMARK
    {
        checked = check(game(id), longest);
    }
    QVERIFY(!checked.face.text.isEmpty());
}

void TestWorkshop::everyCardOfTheProgram_canBeTried()
{
    QFETCH(QString, id);
    const auto library = m_content.library(game(id));
    int tried = 0;
    // Every seventh: a table is laid and a few answers are given.
    for (std::size_t n = 0; n < library->size(); n += 7) {
        const Json& card = library->printed(n);
        const TryTable table = tableFor(m_content, game(id), card);
        if (triptych::textOf(card, "type").find("token") != std::string::npos) {
            QVERIFY(!table.problem.isEmpty());
            continue;
        }
        const std::string name = triptych::textOf(card, "name");
        QVERIFY2(table.problem.isEmpty(), qPrintable(QString::fromStdString(name) + table.problem));
        auto opened = game(id).openScenario(table.table.library, *table.table.scenario);
        QVERIFY(opened.match);
        triptych::Match& match = *opened.match;
        QVERIFY(match.decision());
        QCOMPARE(match.decision()->player, triptych::PlayerId { 0 });
        const auto seen = match.observe(triptych::PlayerId { 0 });
        const std::string own = triptych::textOf(card, "id");
        bool there = false;
        for (const auto& [handle, object] : seen.at("objects").items())
            there |= triptych::textOf(object, "card") == own;
        QVERIFY2(there, name.c_str());
        // What is told of a card by its id is what is tried, also where another has its name.
        const std::size_t found = table.table.library->find(own);
        QVERIFY(found != triptych::cards::Library::npos);
        QCOMPARE(triptych::textOf(table.table.library->printed(found), "text"),
            triptych::textOf(card, "text"));
        triptych::Random chance(n);
        for (int answers = 0; match.decision() && answers < 60; ++answers)
            match.answer(
                chance.below(static_cast<std::uint32_t>(match.decision()->options.size())));
        ++tried;
    }
    QVERIFY(tried > 15);
}

void TestWorkshop::whatIsNotUnderstood_cannotBeTried()
{
    Json card = named(QStringLiteral("altered"));
    card["text"] = "Frobnicate.";
    QVERIFY(!tableFor(m_content, game(QStringLiteral("altered")), card).problem.isEmpty());
    card["text"] = "";
    card["type"] = "token";
    QVERIFY(!tableFor(m_content, game(QStringLiteral("altered")), card).problem.isEmpty());
}

void TestWorkshop::uniques_areFoundOnce_keptTogether_andKnownAfterwards()
{
    const triptych::Game& altered = game(QStringLiteral("altered"));
    const auto common = [](const char* number, const char* name) {
        return Json { { "id", "ALT_CORE_B_AX_" + std::string(number) + "_C" }, { "name", name },
            { "type", "character" }, { "faction", "axiom" }, { "rarity", "common" },
            { "subtypes", Json::array({ "robot" }) }, { "hand_cost", 2 }, { "reserve_cost", 3 },
            { "forest", 1 }, { "mountain", 2 }, { "ocean", 3 }, { "text", "" } };
    };
    const auto known = altered.load(
        { { "pack", packText(altered, { common("10", "Kiln Cat"), common("11", "Kiln Dog") }) } });
    QVERIFY(known.library);
    triptych::decks::DeckList deck;
    deck.main = { { "ALT_CORE_B_AX_10_U_4711", 1 }, { "ALT_CORE_B_AX_10_C", 2 },
        { "ALT_CORE_B_AX_99_U_1", 1 }, { "ALT_CORE_B_AX_11_U_12", 1 } };
    const QList<MissingUnique> missing
        = uniques::missingIn(altered, *known.library, { deck, deck });
    QCOMPARE(missing.size(), 2);
    QCOMPARE(missing.first().reference, std::string("ALT_CORE_B_AX_10_U_4711"));
    QCOMPARE(missing.first().baseName, QStringLiteral("Kiln Cat"));
    QVERIFY(uniques::missingIn(game(QStringLiteral("seize")), *known.library, { deck }).isEmpty());

    QList<Json> typed;
    for (const MissingUnique& each : missing) {
        Json card = uniques::begun(altered, each);
        QCOMPARE(card["ocean"].get<int>(), 3);
        card["text"] = "{J} Draw a card.";
        typed.append(card);
    }
    QCOMPARE(uniques::keep(altered, typed), QString());
    QCOMPARE(uniques::keep(altered, typed), QString()); // Again: each is put in its place.
    const auto mine = altered.load(
        { { "own", Content::textOfFile(uniques::packPath(altered)).text.toStdString() } });
    QVERIFY(mine.library);
    QCOMPARE(mine.library->size(), std::size_t { 2 });
    QVERIFY(uniques::missingIn(altered, *mine.library, { deck }).isEmpty());
    Content again;
    QVERIFY(
        again.library(altered)->find("ALT_CORE_B_AX_11_U_12") != triptych::cards::Library::npos);
}

QTEST_MAIN(TestWorkshop)
#include "tst_workshop.moc"
