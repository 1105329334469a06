#include "DeckFixture.h"

#include "app/decks/CollectionModel.h"
#include "app/decks/DeckDocument.h"
#include "app/decks/DeckFigures.h"
#include "app/decks/DeckKinship.h"
#include "app/decks/FieldWords.h"
#include "app/decks/Rulings.h"
#include "app/services/Content.h"
#include "app/services/Language.h"
#include "decks/DeckReading.h"

#include <QAbstractItemModelTester>
#include <QTest>

#include <algorithm>
#include <numeric>
#include <random>

using namespace deckroom;

/// What is found and said of cards and decks: questions, faults and what mends them, figures, rulings.
class TestDeckAdvice : public DeckFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { begin("tst_deckadvice"); }
    void init() { clear(); }
    void filters_combine();
    void wrongQuestions_areToldInTheirPlace();
    void buttons_askForWhatIsShown();
    void faultsAndFigures_areTheSameEverywhere();
    void proposals_areStepsThatMend();
    void faults_haveARuleAndAProposalThatMends();
    void programDecks_areLegalAndReadAlike();
    void differences_areFound();
    void rulings_areOfTheCard();
    void everyFieldOfAGame_canBeTranslated();
};

void TestDeckAdvice::filters_combine()
{
    DeckDesk& kryptik = desk("kryptik");
    CollectionModel collection(kryptik);
    const QAbstractItemModelTester tester(
        &collection, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(collection.rowCount(), int(kryptik.size()));
    CardFilter filter;
    filter.words = QStringLiteral("draw");
    collection.setFilter(filter);
    const int drawing = collection.rowCount();
    QVERIFY(drawing > 0 && drawing < int(kryptik.size()));
    filter.chosen = { kryptik.question(0, 1), kryptik.question(1, 1) }; // blue, spell
    collection.setFilter(filter);
    const int blueSpells = collection.rowCount();
    QVERIFY(blueSpells > 0 && blueSpells < drawing);
    filter.chosen.append(u'(' + kryptik.costQuestion(1, false) + QStringLiteral(" or ")
        + kryptik.costQuestion(2, false) + u')');
    collection.setFilter(filter);
    QVERIFY(collection.rowCount() <= blueSpells);
    for (int row = 0; row < collection.rowCount(); ++row) {
        const CardFacts& facts = kryptik.facts(collection.cardAt(row));
        QVERIFY(facts.has(0, 1) && facts.has(1, 1));
        QVERIFY(facts.cost == 1 || facts.cost == 2);
    }
    filter = {};
    filter.words = QStringLiteral("\"no card has these words\"");
    collection.setFilter(filter);
    QCOMPARE(collection.rowCount(), 0);
    filter = {};
    filter.chosen = { QStringLiteral("is:unplayable") };
    collection.setFilter(filter);
    QCOMPARE(collection.rowCount(), 0); // all of the program's cards are understood
}

/// A question that makes no sense leaves the cards as they are, and says why in its place.
void TestDeckAdvice::wrongQuestions_areToldInTheirPlace()
{
    DeckDesk& altered = desk("altered");
    CollectionModel collection(altered);
    CardFilter filter;
    filter.words = QStringLiteral("t:character f:axiom cost<=3 \"draw a card\"");
    QVERIFY(collection.setFilter(filter).empty());
    const int before = collection.rowCount();
    QVERIFY(before > 0 && before < 20);
    filter.words = QStringLiteral("\u00fcber cost<");
    const auto problems = collection.setFilter(filter);
    QVERIFY(!problems.empty());
    QCOMPARE(problems.front().at, 5); // counted in letters, and the first has two bytes
    QCOMPARE(problems.front().length, 5);
    QVERIFY(problems.front().text.contains(QStringLiteral("value is missing")));
    QCOMPARE(collection.rowCount(), before);
    for (const char* const wrong : { "fraction:axiom", "(cost=1", "legal:crr4", "faction:axium" })
        QVERIFY2(!collection.setFilter({ QString::fromLatin1(wrong), {} }).empty(), wrong);
}

/// Buttons ask the same as the facts by which cards are sorted and grouped.
void TestDeckAdvice::buttons_askForWhatIsShown()
{
    for (const char* const id : { "kryptik", "seize", "altered" }) {
        DeckDesk& desk = this->desk(id);
        CollectionModel collection(desk);
        for (qsizetype facet = 0; facet < desk.facets().size(); ++facet)
            for (qsizetype value = 0; value < desk.facets().at(facet).values.size(); ++value) {
                const QString question = desk.question(facet, value);
                int expected = 0;
                for (std::size_t card = 0; card < desk.size(); ++card)
                    expected += desk.facts(card).has(
                        static_cast<std::size_t>(facet), static_cast<int>(value));
                const triptych::cards::Query query(desk.sharedIndex(), question.toStdString());
                if (query.problems().empty()) // No card has it: then the list of values has not.
                    QVERIFY2(int(query.find().size()) == expected, qPrintable(question));
                else
                    QVERIFY2(expected == 0, qPrintable(question));
            }
        for (int cost = 0; cost <= 8; ++cost) {
            int expected = 0;
            for (std::size_t card = 0; card < desk.size(); ++card)
                expected += desk.facts(card).cost == cost;
            const QString question = desk.costQuestion(cost, false);
            const triptych::cards::Query query(desk.sharedIndex(), question.toStdString());
            QVERIFY2(int(query.find().size()) == expected, qPrintable(question));
        }
    }
}

/// What the editor says of a deck is what `deck check` and the match say: the same rules, asked of
/// the library in which everything is compiled. Figures likewise.
void TestDeckAdvice::faultsAndFigures_areTheSameEverywhere()
{
    std::mt19937 luck(11);
    int judged = 0;
    for (const char* const id : { "kryptik", "seize", "altered" }) {
        DeckDesk& desk = this->desk(id);
        const auto compiled = m_content.library(game(id));
        const triptych::cards::CardIndex index(game(id), compiled);
        for (const FoundDeck& found : m_content.decks(game(id)))
            for (int change = 0; change < 8; ++change) {
                triptych::decks::DeckList deck = desk.tidied(found.deck);
                for (int n = 0; n < change; ++n) {
                    const std::size_t card = luck() % desk.size();
                    put(deck, n % 3 == 2 ? Part::Side : Part::Main,
                        n % 4 == 3 ? "Nobody " + std::to_string(n) : desk.spelling(card),
                        1 + int(luck() % 4));
                    take(deck, Part::Main, deck.main[luck() % deck.main.size()].card, 1);
                }
                for (const QString& ruleset : desk.rulesets()) {
                    const QList<Fault> here = desk.faults(deck, ruleset);
                    const auto there = game(id).faults(*compiled, deck, ruleset.toStdString());
                    QCOMPARE(here, QList<Fault>(there.begin(), there.end()));
                    const triptych::Problems told
                        = game(id).check(*compiled, deck, ruleset.toStdString());
                    QCOMPARE(std::size_t(here.size()), told.size());
                    for (std::size_t n = 0; n < told.size(); ++n) {
                        QCOMPARE(here.at(qsizetype(n)).message, told[n].text);
                        QCOMPARE(here.at(qsizetype(n)).rule, told[n].rule);
                    }
                    ++judged;
                }
                const auto rules = desk.deckRules(QString::fromStdString(deck.ruleset));
                const auto there = triptych::decks::statisticsOf(index, deck, rules);
                const DeckFigures here = figuresOf(desk, deck);
                QCOMPARE(here.counted.cards, there.cards);
                QCOMPARE(here.counted.unknown, there.unknown);
                QCOMPARE(here.counted.curve, there.curve);
                QCOMPARE(here.counted.averageCost, there.averageCost);
                for (std::size_t n = 0; n < there.counts.size(); ++n)
                    QCOMPARE(here.counted.counts[n].shares, there.counts[n].shares);
                QCOMPARE(std::accumulate(here.curve.begin(), here.curve.end(), 0),
                    there.cards - there.withoutCost);
            }
    }
    QVERIFY(judged > 400);
}

/// Done one after the other, proposals lead to a deck without those faults, each in one step.
void TestDeckAdvice::proposals_areStepsThatMend()
{
    DeckDesk& altered = desk("altered");
    DeckDocument document(altered, empty(altered, "cr4"));
    triptych::decks::DeckList deck = altered.tidied(m_content.decks(game("altered")).first().deck);
    const std::string there = deck.main.front().card;
    deck.main.front().card = there.substr(0, there.size() - 1) + "x"; // a slip of the pen
    deck.main.back().count += 3;
    document.become(deck, QStringLiteral("Take over"));
    const int steps = document.undoStack().count();
    int mended = 0;
    for (int n = 0; n < 10; ++n) {
        const QList<Fault> faults = altered.faults(document.list(), document.ruleset());
        const auto doable = std::ranges::find_if(faults, [&](const Fault& fault) {
            return fault.proposal
                && altered.mended(document.list(), *fault.proposal) != document.list();
        });
        if (doable == faults.end())
            break;
        QVERIFY(!altered.words(*doable->proposal).isEmpty());
        document.become(
            altered.mended(document.list(), *doable->proposal), altered.words(*doable->proposal));
        QCOMPARE(document.undoStack().count(), steps + ++mended);
    }
    QVERIFY(mended >= 2);
    QVERIFY(copiesIn(document.list(), Part::Main, there) > 0);
    QVERIFY(altered.faults(document.list(), document.ruleset()).isEmpty());
}

void TestDeckAdvice::faults_haveARuleAndAProposalThatMends()
{
    DeckDesk& kryptik = desk("kryptik");
    DeckDocument document(kryptik, empty(kryptik, "constructed"));
    document.add(Part::Main, { { 0, 7 } });
    QList<Fault> faults = kryptik.faults(document.list(), document.ruleset());
    bool copies = false;
    bool size = false;
    for (const Fault& fault : std::as_const(faults)) {
        QVERIFY(!fault.rule.empty());
        QVERIFY(fault.proposal);
        if (fault.rule == "kryptik 1.2.1") {
            copies = true;
            QCOMPARE(fault.proposal->deed, Proposal::Deed::Remove);
            QCOMPARE(fault.proposal->count, 4); // three may stay
            const auto mended = kryptik.mended(document.list(), *fault.proposal);
            for (const Fault& left : kryptik.faults(mended, document.ruleset()))
                QVERIFY(left.rule != "kryptik 1.2.1");
        }
        size = size
            || (fault.rule == "kryptik 1.1.1" && fault.proposal->deed == Proposal::Deed::Add);
    }
    QVERIFY(copies);
    QVERIFY(size);
    DeckDesk& altered = desk("altered");
    faults = altered.faults(empty(altered, "cr4").list, QStringLiteral("cr4"));
    QVERIFY(std::ranges::any_of(faults, [](const Fault& fault) {
        return fault.proposal && fault.proposal->deed == Proposal::Deed::Choose
            && fault.proposal->part == Part::Hero;
    }));
}

void TestDeckAdvice::programDecks_areLegalAndReadAlike()
{
    for (const char* const id : { "kryptik", "seize", "altered" }) {
        DeckDesk& desk = this->desk(id);
        const QList<FoundDeck> decks = m_content.decks(game(id));
        QVERIFY(decks.size() >= 5);
        for (const FoundDeck& found : decks) {
            const auto read = triptych::decks::readDeck(bytesOf(found.path).toStdString(), "deck");
            QVERIFY2(
                read.warnings.empty(), qPrintable(found.path)); // notes and difficulty are known
            const triptych::decks::DeckList tidy = desk.tidied(found.deck);
            QVERIFY2(desk.faults(tidy, QString::fromStdString(tidy.ruleset)).isEmpty(),
                qPrintable(found.path));
            for (const Part part :
                { Part::Main, Part::Side, Part::Hero, Part::Champion, Part::GuildMaster })
                QCOMPARE(cardsIn(tidy, part), cardsIn(found.deck, part));
            QVERIFY(deckroom::emblemOf(desk, tidy) != DeckDesk::npos);
            QVERIFY(!deckroom::kinshipOf(desk, tidy).isEmpty());
        }
    }
}

void TestDeckAdvice::differences_areFound()
{
    triptych::decks::DeckList one;
    one.main = { { "A", 2 }, { "B", 1 } };
    triptych::decks::DeckList other;
    other.main = { { "B", 1 }, { "C", 3 } };
    other.hero = "H";
    const QList<Difference> expected { { "A", 2, 0 }, { "C", 0, 3 }, { "H", 0, 1 } };
    QCOMPARE(differences(one, other), expected);
    QVERIFY(differences(one, one).isEmpty());
}

void TestDeckAdvice::rulings_areOfTheCard()
{
    for (const char* const id : { "kryptik", "seize", "altered" }) {
        DeckDesk& desk = this->desk(id);
        const Rulings rulings(desk);
        QVERIFY2(rulings.all().size() > 20, id);
        for (const Ruling& each : rulings.all())
            QVERIFY(!each.question.isEmpty() && !each.answer.isEmpty());
        int with = 0;
        for (std::size_t card = 0; card < desk.size(); ++card)
            with += !rulings.of(card).isEmpty();
        QVERIFY2(
            with > 10 && with < static_cast<int>(desk.size()), qPrintable(QString::number(with)));
    }
    // Its keyword is what a ruling is about; a card without words has none.
    DeckDesk& kryptik = desk("kryptik");
    const Rulings rulings(kryptik);
    bool toxic = false;
    for (std::size_t card = 0; card < kryptik.size(); ++card) {
        const QString text = kryptik.face(card).text;
        const auto isToxic
            = [](const Ruling& ruling) { return ruling.rule == QStringLiteral("Toxic"); };
        const QList<Ruling> found = rulings.of(card);
        if (text.startsWith(QStringLiteral("Toxic"))) {
            toxic = true;
            QVERIFY(std::ranges::any_of(found, isToxic));
        } else if (!kryptik.face(card).boxText.contains(QStringLiteral("oxic"))
            && !text.contains(QStringLiteral("oxic"))) {
            QVERIFY(std::ranges::none_of(found, isToxic));
        }
        if (text.isEmpty() && kryptik.face(card).boxText.isEmpty())
            QVERIFY(found.isEmpty());
    }
    QVERIFY(toxic);
}

/// A text of the engine that no translator has seen would be shown in English.
void TestDeckAdvice::everyFieldOfAGame_canBeTranslated()
{
    for (const char* const id : { "kryptik", "seize", "altered" })
        for (const triptych::cards::CardField& field : desk(id).index().fields()) {
            QVERIFY2(FieldWords::knowsName(field.name), std::string(field.name).c_str());
            QVERIFY2(FieldWords::knowsHelp(field.help), std::string(field.help).c_str());
        }
    QVERIFY(FieldWords::names().empty()); // English is what the games speak.
    Language german;
    german.speak(QStringLiteral("de"));
    const triptych::cards::OtherNames names = FieldWords::names();
    QVERIFY(names.size() > 30);
    for (const auto& [name, field] : names) // ... as a question can have them
        QVERIFY2(
            std::ranges::all_of(name, [](char c) { return c >= 'a' && c <= 'z'; }), name.c_str());
    DeckDesk& kryptik = desk("kryptik");
    const auto count = [&kryptik](const char* question) {
        const AskedFilter asked(kryptik.sharedIndex(), { QString::fromUtf8(question), {} });
        std::size_t found = 0;
        for (std::size_t card = 0; card < kryptik.size(); ++card)
            found += asked.matches(card);
        return asked.problems().empty() ? found : std::size_t { 0 };
    };
    QVERIFY(count("cost<=2") > 0);
    QCOMPARE(count("kosten<=2 typ:citizen"), count("cost<=2 type:citizen"));
    QVERIFY(FieldWords::help("its number") != QStringLiteral("its number"));
}

QTEST_MAIN(TestDeckAdvice)

#include "tst_deckadvice.moc"
