#include "DeckFixture.h"

#include "app/decks/CardMime.h"
#include "app/decks/CollectionModel.h"
#include "app/decks/DeckDocument.h"
#include "app/decks/DeckKinship.h"
#include "app/decks/DeckPartModel.h"
#include "app/services/Content.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace deckroom;

/// A deck that is being edited: its steps, its rows and its file.
class TestDeckDocument : public DeckFixture
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { begin("tst_deckdocument"); }
    void init() { clear(); }
    void everyDeed_isUndoneAndRedone();
    void typedNames_areOneStep();
    void otherCards_leaveTheSteps();
    void rows_followTheDeck();
    void regrouping_keepsWhatIsChosen();
    void aHero_takesThePlaceOfAnother();
    void dropping_movesWithinTheDeckAndAddsFromTheCollection();
    void droppingOnTheCollection_takesOut();
    void cardsOfAnotherGame_areRefused();
    void everyDeed_isOnTheDisk();
    void aKill_losesNothing();
    void anotherWriter_isNeverWrittenOver();
    void keepingBoth_makesASecondFile();
    void theStateBeforeTheFirstChange_isAVersion();
};

void TestDeckDocument::everyDeed_isUndoneAndRedone()
{
    DeckDesk& kryptik = desk("kryptik");
    DeckDocument document(kryptik, empty(kryptik, "constructed"));
    QList<NotedDeck> states { document.deck() };
    const auto note = [&] { states.append(document.deck()); };
    document.add(Part::Main, { { 0, 3 }, { 1, 2 } });
    note();
    document.move(Part::Main, Part::Side, { { 0, 1 } });
    note();
    document.remove(Part::Main, { { 1, 2 } });
    note();
    document.setName(QStringLiteral("Another"));
    note();
    document.setRuleset(QStringLiteral("limited"));
    note();
    document.setNotes(QStringLiteral("Fast."));
    note();
    NotedDeck other = empty(kryptik, "constructed");
    other.list.main = { { "Pier Watcher", 1 } };
    document.take(other, QStringLiteral("Import"));
    note();
    QCOMPARE(document.undoStack().count(), states.size() - 1);
    for (qsizetype at = states.size() - 1; at-- > 0;) {
        document.undoStack().undo();
        QVERIFY2(document.deck() == states.at(at), qPrintable(QString::number(at)));
    }
    for (qsizetype at = 1; at < states.size(); ++at) {
        document.undoStack().redo();
        QVERIFY2(document.deck() == states.at(at), qPrintable(QString::number(at)));
    }
}

void TestDeckDocument::typedNames_areOneStep()
{
    DeckDesk& kryptik = desk("kryptik");
    DeckDocument document(kryptik, empty(kryptik, "constructed"));
    for (const QString& typed :
        { QStringLiteral("T"), QStringLiteral("Ti"), QStringLiteral("Tide") })
        document.setName(typed);
    QCOMPARE(document.undoStack().count(), 1);
    document.undoStack().undo();
    QCOMPARE(document.name(), QStringLiteral("Test"));
}

void TestDeckDocument::rows_followTheDeck()
{
    DeckDesk& kryptik = desk("kryptik");
    DeckDocument document(kryptik, empty(kryptik, "constructed"));
    DeckPartModel main(document, Part::Main);
    const QAbstractItemModelTester tester(
        &main, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QSignalSpy resets(&main, &QAbstractItemModel::modelReset);
    for (std::size_t card = 0; card < 20; ++card)
        document.add(Part::Main, { { (card * 7) % kryptik.size(), 1 + int(card % 3) } });
    QCOMPARE(main.rowCount(), 20);
    const QPersistentModelIndex kept(main.index(5));
    const QString name = kept.data().toString();
    document.remove(Part::Main,
        { { kryptik.find(main.index(0).data(SpellingRole).toString().toStdString()), 9 } });
    QCOMPARE(main.rowCount(), 19);
    QVERIFY(kept.isValid());
    QCOMPARE(kept.data().toString(), name);
    document.undoStack().undo();
    QCOMPARE(main.rowCount(), 20);
    QCOMPARE(resets.count(), 0);
    int copies = 0;
    for (int row = 0; row < main.rowCount(); ++row)
        copies += main.copiesAt(row);
    QCOMPARE(copies, cardsIn(document.list(), Part::Main));
}

void TestDeckDocument::regrouping_keepsWhatIsChosen()
{
    DeckDesk& seize = desk("seize");
    DeckDocument document(seize, empty(seize, "standard"));
    for (std::size_t card = 0; card < 30; ++card)
        document.add(Part::Main, { { card * 4, 1 } });
    DeckPartModel main(document, Part::Main);
    const QAbstractItemModelTester tester(
        &main, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QPersistentModelIndex kept(main.index(7));
    const QString name = kept.data().toString();
    for (const auto grouping : { DeckPartModel::Grouping::Type, DeckPartModel::Grouping::Kinship,
             DeckPartModel::Grouping::None, DeckPartModel::Grouping::Cost }) {
        main.setGrouping(grouping);
        QCOMPARE(kept.data().toString(), name);
        // The rows of a group lie together.
        QStringList groups;
        for (int row = 0; row < main.rowCount(); ++row)
            if (const QString group = main.index(row).data(GroupRole).toString();
                groups.isEmpty() || groups.last() != group)
                groups.append(group);
        QCOMPARE(groups.removeDuplicates(), 0);
    }
}

void TestDeckDocument::aHero_takesThePlaceOfAnother()
{
    DeckDesk& altered = desk("altered");
    DeckDocument document(altered, empty(altered, "cr4"));
    CardCounts heroes;
    std::size_t character = DeckDesk::npos;
    for (std::size_t card = 0; card < altered.size(); ++card) {
        if (altered.mayHold(Part::Hero, card, document.ruleset()))
            heroes.append({ card, 1 });
        else if (character == DeckDesk::npos
            && altered.mayHold(Part::Main, card, document.ruleset()))
            character = card;
    }
    QVERIFY(heroes.size() >= 2);
    QCOMPARE(altered.usualPart(heroes.at(0).card, document.list()), Part::Hero);
    document.add(Part::Hero, { heroes.at(0) });
    document.add(Part::Hero, { heroes.at(1) });
    QCOMPARE(cardsIn(document.list(), Part::Hero), 1);
    QCOMPARE(document.list().hero, altered.spelling(heroes.at(1).card));
    // What cannot lead does not, and a hero is no card of the deck.
    document.add(Part::Hero, { { character, 1 } });
    QCOMPARE(document.list().hero, altered.spelling(heroes.at(1).card));
    document.add(Part::Main, { heroes.at(0) });
    QCOMPARE(cardsIn(document.list(), Part::Main), 0);
}

void TestDeckDocument::dropping_movesWithinTheDeckAndAddsFromTheCollection()
{
    DeckDesk& kryptik = desk("kryptik");
    DeckDocument document(kryptik, empty(kryptik, "constructed"));
    DeckPartModel main(document, Part::Main);
    DeckPartModel side(document, Part::Side);
    CollectionModel collection(kryptik);
    collection.setDocument(&document);
    const std::unique_ptr<QMimeData> two(
        collection.mimeData({ collection.index(0, 0), collection.index(1, 0) }));
    QVERIFY(main.canDropMimeData(two.get(), Qt::CopyAction, -1, -1, {}));
    QVERIFY(main.dropMimeData(two.get(), Qt::CopyAction, -1, -1, {}));
    QVERIFY(main.dropMimeData(two.get(), Qt::CopyAction, -1, -1, {}));
    QCOMPARE(main.rowCount(), 2);
    QCOMPARE(cardsIn(document.list(), Part::Main), 4);
    QCOMPARE(document.undoStack().count(), 2); // several cards, one step
    const std::unique_ptr<QMimeData> pile(main.mimeData({ main.index(0) }));
    QVERIFY(!main.canDropMimeData(pile.get(), Qt::MoveAction, -1, -1, {}));
    QVERIFY(side.dropMimeData(pile.get(), Qt::MoveAction, -1, -1, {}));
    QCOMPARE(cardsIn(document.list(), Part::Main), 2);
    QCOMPARE(cardsIn(document.list(), Part::Side), 2);
    const std::unique_ptr<QMimeData> one(side.oneOfEach({ side.index(0) }));
    QVERIFY(main.dropMimeData(one.get(), Qt::MoveAction, -1, -1, {}));
    QCOMPARE(cardsIn(document.list(), Part::Side), 1);
}

void TestDeckDocument::droppingOnTheCollection_takesOut()
{
    DeckDesk& kryptik = desk("kryptik");
    DeckDocument document(kryptik, empty(kryptik, "constructed"));
    document.add(Part::Main, { { 3, 2 }, { 4, 1 } });
    DeckPartModel main(document, Part::Main);
    CollectionModel collection(kryptik);
    collection.setDocument(&document);
    const QAbstractItemModelTester tester(
        &collection, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const std::unique_ptr<QMimeData> all(main.mimeData({ main.index(0), main.index(1) }));
    QVERIFY(collection.dropMimeData(all.get(), Qt::MoveAction, -1, -1, {}));
    QCOMPARE(cardsIn(document.list(), Part::Main), 0);
    document.undoStack().undo();
    QCOMPARE(cardsIn(document.list(), Part::Main), 3);
    // The collection gives nothing to itself.
    const std::unique_ptr<QMimeData> own(collection.mimeData({ collection.index(0, 0) }));
    QVERIFY(!collection.canDropMimeData(own.get(), Qt::CopyAction, -1, -1, {}));
}

void TestDeckDocument::cardsOfAnotherGame_areRefused()
{
    DeckDesk& kryptik = desk("kryptik");
    DeckDocument document(kryptik, empty(kryptik, "constructed"));
    DeckPartModel main(document, Part::Main);
    CollectionModel others(desk("seize"));
    const std::unique_ptr<QMimeData> data(others.mimeData({ others.index(0, 0) }));
    QVERIFY(!main.dropMimeData(data.get(), Qt::CopyAction, -1, -1, {}));
    QMimeData nonsense;
    nonsense.setData(cardMimeType(), QByteArray("\0\1\2", 3));
    QVERIFY(!main.dropMimeData(&nonsense, Qt::CopyAction, -1, -1, {}));
    QCOMPARE(main.rowCount(), 0);
}

void TestDeckDocument::everyDeed_isOnTheDisk()
{
    DeckDesk& kryptik = desk("kryptik");
    DeckDocument document(kryptik, empty(kryptik, "constructed"));
    QVERIFY(document.path().isEmpty()); // nothing is written for a deck that nobody has touched
    document.add(Part::Main, { { 0, 3 } });
    document.setNotes(QStringLiteral("Quick and wide.\nMore."));
    QTRY_VERIFY(document.isKept() && !document.path().isEmpty());
    const deckfile::Read read = deckfile::read(document.path(), kryptik.id());
    QCOMPARE(read.problem, QString());
    QVERIFY(read.deck == document.deck());
    // It is a deck file as everybody reads them.
    const QList<FoundDeck> decks = m_content.decks(game("kryptik"));
    QVERIFY(std::ranges::any_of(
        decks, [&](const FoundDeck& deck) { return deck.own && deck.deck == document.list(); }));
}

/// No deed is only in memory once events have been handled, so that a kill loses nothing.
void TestDeckDocument::aKill_losesNothing()
{
    DeckDesk& kryptik = desk("kryptik");
    DeckDocument document(kryptik, empty(kryptik, "constructed"));
    for (std::size_t card = 0; card < 12; ++card) {
        document.add(Part::Main, { { card, 1 } });
        QCoreApplication::processEvents();
        QVERIFY(deckfile::read(document.path(), kryptik.id()).deck == document.deck());
    }
    document.undoStack().undo();
    QCoreApplication::processEvents();
    QVERIFY(deckfile::read(document.path(), kryptik.id()).deck == document.deck());
}

void TestDeckDocument::anotherWriter_isNeverWrittenOver()
{
    DeckDesk& kryptik = desk("kryptik");
    DeckDocument mine(kryptik, empty(kryptik, "constructed"));
    mine.add(Part::Main, { { 0, 3 } });
    QVERIFY(mine.keep());
    DeckDocument theirs(kryptik, mine.path(), deckfile::read(mine.path(), kryptik.id()), true);
    QSignalSpy told(&mine, &DeckDocument::changedElsewhere);
    theirs.add(Part::Main, { { 1, 2 } });
    QVERIFY(theirs.keep());
    const QByteArray written = bytesOf(mine.path());
    mine.add(Part::Main, { { 2, 1 } });
    QVERIFY(!mine.keep());
    QCOMPARE(bytesOf(mine.path()), written);
    QTRY_COMPARE(told.count(), 1);
    mine.settle(DeckDocument::Settle::Theirs);
    QVERIFY(mine.list() == theirs.list());
    mine.undoStack().undo(); // what was mine is a step away
    QCOMPARE(mine.copies(2), 1);
}

void TestDeckDocument::keepingBoth_makesASecondFile()
{
    DeckDesk& kryptik = desk("kryptik");
    DeckDocument mine(kryptik, empty(kryptik, "constructed"));
    mine.add(Part::Main, { { 0, 3 } });
    QVERIFY(mine.keep());
    const QString first = mine.path();
    DeckDocument theirs(kryptik, first, deckfile::read(first, kryptik.id()), true);
    theirs.add(Part::Main, { { 1, 2 } });
    QVERIFY(theirs.keep());
    const QByteArray written = bytesOf(first);
    mine.add(Part::Main, { { 2, 1 } });
    QVERIFY(!mine.keep());
    mine.settle(DeckDocument::Settle::Both);
    QVERIFY(mine.path() != first);
    QCOMPARE(bytesOf(first), written);
    QVERIFY(deckfile::read(mine.path(), kryptik.id()).deck == mine.deck());
    QCOMPARE(mine.copies(2), 1);
}

void TestDeckDocument::theStateBeforeTheFirstChange_isAVersion()
{
    DeckDesk& kryptik = desk("kryptik");
    {
        DeckDocument first(kryptik, empty(kryptik, "constructed"));
        first.add(Part::Main, { { 0, 3 } });
    }
    const QString path = deckfile::newPath(kryptik.id(), QStringLiteral("Test"))
                             .replace(QStringLiteral("-2.json"), QStringLiteral(".json"));
    DeckDocument again(kryptik, path, deckfile::read(path, kryptik.id()), true);
    const NotedDeck before = again.deck();
    QCOMPARE(again.versions().size(), 0);
    again.remove(Part::Main, { { 0, 3 } });
    QVERIFY(again.keep());
    QCOMPARE(again.versions().size(), 1);
    QVERIFY(deckfile::read(again.versions().first().path, kryptik.id()).deck == before);
    again.keepVersion(QStringLiteral("before the cup"));
    QCOMPARE(again.versions().size(), 2);
    QCOMPARE(again.versions().first().title, QStringLiteral("before the cup"));
}

/// The window of a deck is another one when cards have come; what was done can still be undone.
void TestDeckDocument::otherCards_leaveTheSteps()
{
    DeckDesk& kryptik = desk("kryptik");
    DeckDocument before(kryptik, empty(kryptik, "constructed"));
    before.add(Part::Main, { { 0, 3 } });
    before.add(Part::Main, { { 1, 2 } });
    before.setName(QStringLiteral("Renewed"));
    before.undoStack().undo();
    QVERIFY(before.keep());
    DeckDocument after(kryptik, before.path(), deckfile::read(before.path(), kryptik.id()), true);
    QVERIFY(!after.undoStack().canUndo());
    after.inheritSteps(before);
    QVERIFY(after.deck() == before.deck());
    QVERIFY(after.isKept());
    QCOMPARE(after.undoStack().undoText(), before.undoStack().undoText());
    after.undoStack().undo();
    QCOMPARE(cardsIn(after.list(), Part::Main), 3);
    after.undoStack().undo();
    QCOMPARE(cardsIn(after.list(), Part::Main), 0);
    QVERIFY(!after.undoStack().canUndo());
    after.undoStack().setIndex(3);
    QCOMPARE(after.name(), QStringLiteral("Renewed"));
    QCOMPARE(cardsIn(after.list(), Part::Main), 5);
    QCOMPARE(cardsIn(before.list(), Part::Main), 5); // The other one is left alone.
    QVERIFY(before.name() != after.name());
}

QTEST_MAIN(TestDeckDocument)

#include "tst_deckdocument.moc"
