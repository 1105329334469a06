#include "ClientGui.h"

#include "app/decks/windows/CollectionPane.h"
#include "app/decks/windows/DeckWindow.h"
#include "app/decks/windows/FaultsPane.h"
#include "app/decks/windows/PileView.h"
#include "app/decks/windows/ShelfPage.h"
#include "app/services/Content.h"
#include "app/windows/BigButton.h"

#include <QAccessible>
#include <QApplication>
#include <QDir>
#include <QDrag>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollBar>
#include <QTimer>
#include <QToolButton>

using namespace deckroom;

/// The deck editor as a person uses it: real drags with the mouse, and everything again by keys. Run
/// under an X server or the platform "minimal": "offscreen" cannot drag.
class TestGuiDecks : public ClientGui
{
    Q_OBJECT

public:
    TestGuiDecks()
        : ClientGui(QStringLiteral("decks-failed-"))
    {
    }

private slots:
    void init() { prepare(); }
    void cleanup();
    void doors_leadToTheEditor();
    void dragging_fromTheCollectionIntoMainAndSide();
    void dragging_severalCardsAtOnce();
    void dragging_betweenMainAndSide();
    void dragging_outOfTheDeck();
    void dragging_aHeroIntoItsPlace();
    void dragging_aChampionAndAGuildMaster();
    void keys_doEverythingThatDragsDo();
    void words_filterWhileTyping();
    void proposals_mendFaults();
    void twoWindows_doNotOverwriteEachOther();
    void everything_hasAName();
    void aLegalDeck_fromNothing_isSavedAndPlayed_data();
    void aLegalDeck_fromNothing_isSavedAndPlayed();

private:
    void editor(const QString& game, const QString& path = {});
    void drag(QAbstractItemView* from, const QModelIndex& index, QWidget* to);
    QModelIndex shown(const QString& name);
    QModelIndex row(int at) { return list()->model()->index(at, 0); }
    QListView* list() { return m_deck->findChild<QListView*>(QStringLiteral("collectionCards")); }
    const triptych::decks::DeckList& deck() { return m_deck->document().list(); }
    int cards(Part part) { return cardsIn(deck(), part); }
    void key(QWidget* where, int key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(where, Qt::Key(key), modifiers);
    }
    void snap(const QString& name)
    {
        QDir().mkpath(QStringLiteral("screens"));
        QTest::qWait(400);
        m_deck->grab().save(QStringLiteral("screens/%1.png").arg(name));
    }

    QPointer<DeckWindow> m_deck;
};

void TestGuiDecks::cleanup()
{
    if (m_deck)
        delete m_deck.data();
    finish();
}

void TestGuiDecks::editor(const QString& game, const QString& path)
{
    open({});
    m_deck = window().editDeck(game, path, true);
    QVERIFY(m_deck);
    m_deck->resize(1280, 800);
    QVERIFY(QTest::qWaitForWindowExposed(m_deck));
    m_deck->activateWindow();
    QTest::qWait(50);
}

/// A drag as the mouse makes it, one step after the other while QDrag has its own event loop.
void TestGuiDecks::drag(QAbstractItemView* from, const QModelIndex& index, QWidget* to)
{
    if (QGuiApplication::platformName() == u"offscreen")
        QSKIP("This platform cannot drag; run under xvfb-run or with QT_QPA_PLATFORM=minimal");
    from->scrollTo(index);
    const QRect seen = from->visualRect(index).intersected(from->viewport()->rect());
    QWindow* window = m_deck->windowHandle();
    const QPoint a = from->viewport()->mapTo(m_deck, seen.topLeft() + QPoint(seen.width() / 2, 14));
    const QPoint b = to->mapTo(m_deck, to->rect().center());
    QObject life;
    for (int i = 1; i <= 12; ++i)
        QTimer::singleShot(20 * i, &life, [=] { QTest::mouseMove(window, a + (b - a) * i / 12); });
    QTimer::singleShot(300, &life, [=] { QTest::mouseMove(window, b + QPoint(1, 1)); });
    QTimer::singleShot(
        340, &life, [=] { QTest::mouseRelease(window, Qt::LeftButton, {}, b + QPoint(1, 1)); });
    QTimer::singleShot(3000, &life, [] { QDrag::cancel(); });
    QTest::mousePress(window, Qt::LeftButton, QApplication::keyboardModifiers(), a);
    QTest::qWait(500);
}

QModelIndex TestGuiDecks::shown(const QString& name)
{
    CollectionModel& model = m_deck->collection().model();
    const int row = model.rowOf(model.desk().find(name.toStdString()));
    return row < 0 ? QModelIndex() : model.index(row, 0);
}

void TestGuiDecks::doors_leadToTheEditor()
{
    open({});
    picture(QStringLiteral("decks-doors"));
    auto* decks = window().findChild<BigButton*>(QStringLiteral("decks-seize"));
    QVERIFY(decks && decks->isVisible());
    QTest::mouseClick(decks, Qt::LeftButton);
    auto* shelf = window().findChild<ShelfPage*>();
    QTRY_VERIFY(shelf && shelf->isVisible());
    QTest::qWait(600);
    picture(QStringLiteral("decks-shelf"));
    auto* fresh = shelf->findChild<QPushButton*>(QStringLiteral("newDeck"));
    QTest::mouseClick(fresh, Qt::LeftButton);
    const auto windows = QApplication::topLevelWidgets();
    for (QWidget* each : windows)
        if (auto* deckWindow = qobject_cast<DeckWindow*>(each))
            m_deck = deckWindow;
    QTRY_VERIFY(m_deck && m_deck->isVisible());
    QCOMPARE(deck().game, std::string("seize"));
    QCOMPARE(cards(Part::Main), 0);
}

void TestGuiDecks::dragging_fromTheCollectionIntoMainAndSide()
{
    editor(QStringLiteral("kryptik"));
    drag(list(), row(0), m_deck->pile(Part::Main)->viewport());
    QCOMPARE(cards(Part::Main), 1);
    drag(list(), row(1), m_deck->pile(Part::Side)->viewport());
    QCOMPARE(cards(Part::Side), 1);
    drag(list(), row(0), m_deck->pile(Part::Main)->viewport());
    QCOMPARE(deck().main.size(), 1U);
    QCOMPARE(deck().main.front().count, 2);
    m_deck->document().undoStack().undo();
    QCOMPARE(cards(Part::Main), 1);
}

void TestGuiDecks::dragging_severalCardsAtOnce()
{
    editor(QStringLiteral("kryptik"));
    QItemSelection three(row(0), row(2));
    list()->selectionModel()->select(three, QItemSelectionModel::ClearAndSelect);
    drag(list(), row(1), m_deck->pile(Part::Main)->viewport());
    QCOMPARE(cards(Part::Main), 3);
    QCOMPARE(m_deck->document().undoStack().count(), 1);
}

void TestGuiDecks::dragging_betweenMainAndSide()
{
    editor(QStringLiteral("kryptik"));
    m_deck->document().add(Part::Main, { { 0, 3 }, { 9, 2 } });
    PileView* main = m_deck->pile(Part::Main);
    PileView* side = m_deck->pile(Part::Side);
    drag(main, main->model()->index(0, 0), side->viewport());
    QCOMPARE(cards(Part::Side), 3); // a pile goes as a whole
    QCOMPARE(cards(Part::Main), 2);
    drag(side, side->model()->index(0, 0), main->viewport());
    QCOMPARE(cards(Part::Side), 0);
    QCOMPARE(cards(Part::Main), 5);
}

void TestGuiDecks::dragging_outOfTheDeck()
{
    editor(QStringLiteral("kryptik"));
    m_deck->document().add(Part::Main, { { 0, 3 } });
    PileView* main = m_deck->pile(Part::Main);
    drag(main, main->model()->index(0, 0), list()->viewport());
    QCOMPARE(cards(Part::Main), 0);
    m_deck->document().undoStack().undo();
    QCOMPARE(cards(Part::Main), 3);
}

void TestGuiDecks::dragging_aHeroIntoItsPlace()
{
    editor(QStringLiteral("altered"));
    const QString hero = QStringLiteral("Castellan Brue & Halberd");
    drag(list(), shown(hero), m_deck->pile(Part::Main)->viewport());
    QCOMPARE(cards(Part::Main), 0); // a hero is no card of the deck
    drag(list(), shown(hero), m_deck->pile(Part::Hero)->viewport());
    QCOMPARE(QString::fromStdString(deck().hero), hero);
    PileView* place = m_deck->pile(Part::Hero);
    drag(place, place->model()->index(0, 0), list()->viewport());
    QVERIFY(deck().hero.empty());
}

void TestGuiDecks::dragging_aChampionAndAGuildMaster()
{
    editor(QStringLiteral("seize"));
    m_deck->document().setRuleset(QStringLiteral("arena"));
    const QString marshal = QStringLiteral("Marshal Hesper Anvilgate");
    QVERIFY(m_deck->pile(Part::Champion)->isVisible());
    drag(list(), shown(marshal), m_deck->pile(Part::Champion)->viewport());
    QCOMPARE(QString::fromStdString(deck().champion), marshal);
    m_deck->document().setRuleset(QStringLiteral("guild-master"));
    QTRY_VERIFY(m_deck->pile(Part::GuildMaster)->isVisible());
    QTest::qWait(100); // until both places stand where they belong
    PileView* champion = m_deck->pile(Part::Champion);
    drag(champion, champion->model()->index(0, 0), m_deck->pile(Part::GuildMaster)->viewport());
    QCOMPARE(QString::fromStdString(deck().guildMaster), marshal);
    QVERIFY(deck().champion.empty());
}

void TestGuiDecks::keys_doEverythingThatDragsDo()
{
    editor(QStringLiteral("kryptik"));
    list()->setFocus();
    list()->setCurrentIndex(row(0));
    key(list(), Qt::Key_Return);
    key(list(), Qt::Key_Plus);
    QCOMPARE(cards(Part::Main), 2);
    key(list(), Qt::Key_Return, Qt::ShiftModifier);
    QCOMPARE(cards(Part::Side), 1);
    key(list(), Qt::Key_Minus);
    QCOMPARE(cards(Part::Main) + cards(Part::Side), 2);
    // Several at once
    key(list(), Qt::Key_Right);
    key(list(), Qt::Key_Right, Qt::ShiftModifier);
    key(list(), Qt::Key_Return);
    QCOMPARE(cards(Part::Main) + cards(Part::Side), 4);
    PileView* main = m_deck->pile(Part::Main);
    main->setFocus();
    main->setCurrentIndex(main->model()->index(0, 0));
    const int before = cards(Part::Main);
    key(main, Qt::Key_Plus);
    QCOMPARE(cards(Part::Main), before + 1);
    key(main, Qt::Key_Minus);
    QCOMPARE(cards(Part::Main), before);
    const int side = cards(Part::Side);
    key(main, Qt::Key_Return); // over to the side deck
    QCOMPARE(cards(Part::Side), side + 1);
    key(m_deck, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(cards(Part::Side), side);
    main->setCurrentIndex(main->model()->index(0, 0));
    key(main, Qt::Key_Delete);
    QVERIFY(cards(Part::Main) < before);
    key(m_deck, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(cards(Part::Main), before);
    key(m_deck, Qt::Key_Y, Qt::ControlModifier);
    QVERIFY(cards(Part::Main) < before);
    // Double-clicks
    const int all = cards(Part::Main);
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, list()->visualRect(row(3)).center());
    QTest::mouseDClick(list()->viewport(), Qt::LeftButton, {}, list()->visualRect(row(3)).center());
    QCOMPARE(cards(Part::Main), all + 1);
}

void TestGuiDecks::words_filterWhileTyping()
{
    editor(QStringLiteral("seize"));
    CollectionModel& model = m_deck->collection().model();
    const int all = model.rowCount();
    key(m_deck, Qt::Key_F, Qt::ControlModifier);
    QTRY_VERIFY(m_deck->collection().search()->hasFocus());
    QTest::keyClicks(m_deck->collection().search(), QStringLiteral("poison"));
    const int poison = model.rowCount();
    QVERIFY(poison > 0 && poison < all);
    QTest::mouseClick(
        m_deck->findChild<QToolButton*>(QStringLiteral("class-rogue")), Qt::LeftButton);
    QVERIFY(model.rowCount() > 0 && model.rowCount() <= poison);
    QTest::mouseClick(m_deck->findChild<QToolButton*>(QStringLiteral("asTable")), Qt::LeftButton);
    snap(QStringLiteral("decks-table"));
    QTest::mouseClick(
        m_deck->findChild<QToolButton*>(QStringLiteral("clearFilters")), Qt::LeftButton);
    QCOMPARE(model.rowCount(), all);
}

void TestGuiDecks::proposals_mendFaults()
{
    editor(QStringLiteral("kryptik"));
    m_deck->document().add(Part::Main, { { 0, 5 } });
    QTRY_VERIFY(m_deck->faults().findChild<QPushButton*>(QStringLiteral("jump")));
    QTest::mouseClick(
        m_deck->faults().findChild<QPushButton*>(QStringLiteral("jump")), Qt::LeftButton);
    QTRY_VERIFY(m_deck->pile(Part::Main)->hasFocus());
    const auto buttons = m_deck->faults().findChildren<QPushButton*>(QStringLiteral("mend"));
    for (QPushButton* button : buttons)
        if (button->text().contains(QStringLiteral("2 ")))
            QTest::mouseClick(button, Qt::LeftButton);
    QTRY_COMPARE(cards(Part::Main), 3);
}

void TestGuiDecks::twoWindows_doNotOverwriteEachOther()
{
    editor(QStringLiteral("kryptik"));
    m_deck->document().add(Part::Main, { { 0, 3 } });
    QVERIFY(m_deck->document().keep());
    const QString path = m_deck->document().path();
    QPointer<DeckWindow> other = window().editDeck(QStringLiteral("kryptik"), path, true);
    QVERIFY(other);
    bool asked = false;
    QTimer poll;
    connect(&poll, &QTimer::timeout, this, [&asked] {
        if (auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
            asked = true;
            box->defaultButton()->click(); // keep both
        }
    });
    poll.start(50);
    other->document().add(Part::Main, { { 1, 2 } });
    QVERIFY(other->document().keep());
    m_deck->document().add(Part::Main, { { 2, 1 } });
    QTRY_VERIFY(asked);
    QTRY_VERIFY(m_deck->document().isKept());
    QVERIFY(m_deck->document().path() != path);
    QCOMPARE(other->document().path(), path);
    QCOMPARE(
        QDir(Content::ownFolder() + QStringLiteral("/decks/kryptik")).entryList(QDir::Files).size(),
        2);
    poll.stop();
    delete other.data();
}

/// What can have the focus says what it is, and so do cards in lists.
void TestGuiDecks::everything_hasAName()
{
    editor(QStringLiteral("altered"));
    m_deck->document().add(Part::Main, { { 5, 2 } });
    QAccessible::setActive(true);
    const auto widgets = m_deck->findChildren<QWidget*>();
    for (QWidget* widget : widgets) {
        if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus
            || qobject_cast<QScrollBar*>(widget) || widget->objectName().startsWith(u"qt_")
            || widget->inherits("QComboBoxListView") || widget->inherits("QTabBar")
            || widget->inherits("QScrollArea") || widget->inherits("QComboBoxPrivateContainer"))
            continue;
        QAccessibleInterface* named = QAccessible::queryAccessibleInterface(widget);
        QVERIFY2(named && !named->text(QAccessible::Name).isEmpty(),
            qPrintable(QString::fromLatin1(widget->metaObject()->className()) + u' '
                + widget->objectName()));
    }
    PileView* main = m_deck->pile(Part::Main);
    QVERIFY(main->model()->index(0, 0).data(Qt::AccessibleTextRole).toString().startsWith(u"2 "));
}

void TestGuiDecks::aLegalDeck_fromNothing_isSavedAndPlayed_data()
{
    QTest::addColumn<QString>("game");
    for (const char* const game : { "kryptik", "seize", "altered" })
        QTest::newRow(game) << QString::fromLatin1(game);
}

/// By keyboard alone: a leader if there is one, then copies of what fits until it may be played.
void TestGuiDecks::aLegalDeck_fromNothing_isSavedAndPlayed()
{
    QFETCH(const QString, game);
    editor(game);
    DeckDocument& document = m_deck->document();
    const DeckDesk& desk = document.desk();
    for (const DeckPlace& place : desk.places(document.ruleset()))
        if (isPlace(place.part)) {
            // The proposal of the fault shows the heroes.
            const auto buttons
                = m_deck->faults().findChildren<QPushButton*>(QStringLiteral("mend"));
            for (QPushButton* button : buttons)
                if (button->text().contains(place.title))
                    key(button, Qt::Key_Space);
            QTRY_VERIFY(list()->hasFocus());
            list()->setCurrentIndex(row(0));
            key(list(), Qt::Key_Return);
            QCOMPARE(cards(place.part), 1);
            QTest::mouseClick(
                m_deck->findChild<QToolButton*>(QStringLiteral("clearFilters")), Qt::LeftButton);
        }
    auto* fitting = m_deck->findChild<QAbstractButton*>(QStringLiteral("onlyFitting"));
    key(fitting, Qt::Key_Space);
    const int least = [&] {
        for (const DeckPlace& place : desk.places(document.ruleset()))
            if (place.part == Part::Main)
                return place.least;
        return 0;
    }();
    list()->setFocus();
    for (int at = 0; cards(Part::Main) < least && at < list()->model()->rowCount(); ++at) {
        list()->setCurrentIndex(row(at));
        const std::size_t card = m_deck->collection().model().cardAt(at);
        if (!desk.mayHold(Part::Main, card, document.ruleset()))
            continue;
        for (int copy = 0; copy < std::min(3, desk.mostCopies(card)) && cards(Part::Main) < least;
             ++copy)
            key(list(), Qt::Key_Plus);
        // What breaks a rule for the whole deck goes out again.
        for (const Fault& fault : m_deck->faults().faults())
            if (!fault.card.empty()) {
                key(m_deck, Qt::Key_Z, Qt::ControlModifier);
                break;
            }
    }
    snap(QStringLiteral("decks-made-") + game);
    QStringList why;
    for (const Fault& fault : m_deck->faults().faults())
        why.append(fault.text);
    QVERIFY2(m_deck->faults().legal(), qPrintable(why.join(u'\n')));
    QTRY_VERIFY(document.isKept());
    QVERIFY(QFile::exists(document.path()));
    auto* play = m_deck->findChild<QAction*>(QStringLiteral("playDeck"));
    QVERIFY(play->isEnabled());
    play->trigger();
    QTRY_VERIFY(table().active());
    QVERIFY(waitUntilAsked());
    QCOMPARE(table().game(), game);
}

int main(int argc, char* argv[])
{
    TestGuiDecks test;
    return runGuiTest(test, "tst_gui_decks", argc, argv);
}
#include "tst_gui_decks.moc"
