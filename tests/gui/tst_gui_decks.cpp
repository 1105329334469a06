#include "DecksGui.h"

#include "app/decks/CardPictures.h"
#include "app/decks/windows/CollectionPane.h"
#include "app/decks/windows/DeckWindow.h"
#include "app/decks/windows/FaultsPane.h"
#include "app/decks/windows/PileView.h"
#include "app/decks/windows/ShelfPage.h"
#include "app/services/Content.h"
#include "app/widgets/BigButton.h"
#include "app/windows/NewMatchDialog.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QTableWidget>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTimer>
#include <QToolButton>

using namespace deckroom;

/// The deck editor as a person uses it.
class TestGuiDecks : public DecksGui
{
    Q_OBJECT

private Q_SLOTS:
    void init() { prepare(); }
    void cleanup() { finish(); }
    void doors_leadToTheEditor();
    void proposals_mendFaults();
    void aPastedList_tellsWhatIsNotKnown();
    void everyForm_isCopiedAndReadAgain();
    void pastedCards_areThereAtOnce();
    void theSetUp_choosesDecksByPicture();
    void twoWindows_doNotOverwriteEachOther();
    void theSidePane_showsAllItsTabs();
    void faults_areReadInANarrowWindow();
    void everything_hasAName_data() { games(); }
    void everything_hasAName();
    void aLegalDeck_fromNothing_isSavedAndPlayed_data() { games(); }
    void aLegalDeck_fromNothing_isSavedAndPlayed();
};

void TestGuiDecks::doors_leadToTheEditor()
{
    open({});
    picture(QStringLiteral("decks-doors"));
    auto* decks = window().findChild<BigButton*>(QStringLiteral("decks-seize"));
    QVERIFY(decks && decks->isVisible());
    QTest::mouseClick(decks, Qt::LeftButton);
    auto* shelf = window().findChild<ShelfPage*>();
    QTRY_VERIFY(shelf && shelf->isVisible());
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

void TestGuiDecks::aPastedList_tellsWhatIsNotKnown()
{
    editor(QStringLiteral("kryptik"));
    const DeckDesk& desk = m_deck->document().desk();
    const QString first = desk.facts(0).name;
    const QString second = desk.facts(1).name;
    QGuiApplication::clipboard()->setText(
        QStringLiteral("3 %1\n2 %2x\n1 Nobody At All Has This Name\n").arg(first, second));
    QStringList told;
    QTimer poll;
    connect(&poll, &QTimer::timeout, this, [&told] {
        if (QWidget* box = QApplication::activeModalWidget())
            if (auto* lines = box->findChild<QListWidget*>(QStringLiteral("toldLines"))) {
                for (int n = 0; n < lines->count(); ++n)
                    told.append(lines->item(n)->text());
                QTest::keyClick(box, Qt::Key_Return);
            }
    });
    poll.start(50);
    key(m_deck, Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    poll.stop();
    QCOMPARE(told.size(), 2);
    QVERIFY(told.at(0).contains(QStringLiteral("line 2")));
    QVERIFY(told.at(0).contains(second));
    QVERIFY(told.at(1).contains(QStringLiteral("line 3")));
    QCOMPARE(cards(Part::Main), 6); // nothing is dropped
    // The nearest name is one press away, and one step back.
    const auto buttons = m_deck->faults().findChildren<QPushButton*>(QStringLiteral("mend"));
    for (QPushButton* button : buttons)
        if (button->text().contains(second)) {
            key(button, Qt::Key_Space);
            break;
        }
    QTRY_COMPARE(copiesIn(deck(), Part::Main, desk.spelling(1)), 2);
    m_deck->document().undoStack().undo();
    QCOMPARE(copiesIn(deck(), Part::Main, desk.spelling(1)), 0);
    m_deck->document().undoStack().undo();
    QCOMPARE(cards(Part::Main), 0);
}

void TestGuiDecks::everyForm_isCopiedAndReadAgain()
{
    for (const char* const game : { "kryptik", "seize", "altered" }) {
        editor(QString::fromLatin1(game));
        Content content;
        const DeckDesk& desk = m_deck->document().desk();
        NotedDeck legal = m_deck->document().deck();
        legal.list = content.decks(desk.game()).first().deck;
        m_deck->document().take(legal, QStringLiteral("take"));
        const triptych::decks::DeckList before = deck();
        for (QAction* action : m_deck->findChild<QMenu*>(QStringLiteral("copyAs"))->actions()) {
            // What a form cannot say is told; cards of our own have no numbers of the publisher's.
            QTimer poll;
            bool told = false;
            connect(&poll, &QTimer::timeout, this, [&told] {
                if (QWidget* box = QApplication::activeModalWidget()) {
                    told = true;
                    QTest::keyClick(box, Qt::Key_Return);
                }
            });
            poll.start(30);
            QGuiApplication::clipboard()->clear();
            action->trigger();
            const QString text = QGuiApplication::clipboard()->text();
            if (!told) {
                QVERIFY2(!text.isEmpty(), qPrintable(action->text()));
                m_deck->document().become(
                    { before.game, before.ruleset, before.name, {}, {}, {}, {}, {} },
                    QStringLiteral("empty"));
                m_deck->takeText(text);
                QVERIFY2(!told, qPrintable(action->text()));
                QCOMPARE(cards(Part::Main), cardsIn(before, Part::Main));
                QCOMPARE(deck().hero, before.hero);
            }
            poll.stop();
        }
        delete m_deck.data();
        close();
    }
}

/// A file of cards on the clipboard is taken in at once, and the editor shows what came.
void TestGuiDecks::pastedCards_areThereAtOnce()
{
    editor(QStringLiteral("altered"));
    const std::size_t before = m_deck->document().desk().size();
    m_deck->document().add(Part::Main, { { 5, 2 } });
    QGuiApplication::clipboard()->setText(QString::fromUtf8(R"({"format":"triptych-cards/1",
        "game":"altered","set":{"code":"MINE","name":"Mine"},"cards":[
        {"id":"MINE-1","name":"Pasted Piper","type":"character","faction":"lyra","rarity":"common",
         "hand_cost":2,"reserve_cost":1,"forest":1,"mountain":1,"ocean":2,
         "text":"{J} Draw a card."}]})"));
    QPointer<DeckWindow> old = m_deck;
    key(m_deck, Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(!old);
    for (QWidget* each : QApplication::topLevelWidgets())
        if (auto* deckWindow = qobject_cast<DeckWindow*>(each))
            m_deck = deckWindow;
    QVERIFY(m_deck);
    QCOMPARE(m_deck->document().desk().size(), before + 1);
    QCOMPARE(cards(Part::Main), 2); // the deck is as it was
    m_deck->collection().search()->setText(QStringLiteral("is:own pasted"));
    QCOMPARE(m_deck->collection().model().rowCount(), 1);
}

/// By keyboard: the list opens with pictures, arrows go through the decks, Enter takes one.
void TestGuiDecks::theSetUp_choosesDecksByPicture()
{
    open({});
    Content content;
    NewMatchDialog dialog(content, QStringLiteral("altered"), &window());
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    auto* decks = dialog.findChild<QComboBox*>(QStringLiteral("seatDeck1"));
    QVERIFY(decks && decks->count() > 3);
    QTRY_VERIFY(!decks->itemIcon(0).isNull()); // painted in the background
    const QString before = decks->currentText();
    decks->setFocus();
    decks->showPopup();
    QTRY_VERIFY(decks->view()->isVisible());
    QTest::qWait(300);
    QDir().mkpath(QStringLiteral("screens"));
    decks->view()->window()->grab().save(QStringLiteral("screens/decks-setup-list.png"));
    QVERIFY(decks->view()->sizeHintForRow(0) > 100); // a picture, not a line
    const QString words = decks->view()->currentIndex().data(Qt::AccessibleTextRole).toString();
    QVERIFY2(words.contains(QStringLiteral("may be played")), qPrintable(words));
    key(decks->view(), Qt::Key_Down);
    key(decks->view(), Qt::Key_Return);
    QTRY_VERIFY(!decks->view()->isVisible());
    QVERIFY(decks->currentText() != before);
    QCOMPARE(QString::fromStdString(dialog.plan().seats.first().deck.name), decks->currentText());
    dialog.grab().save(QStringLiteral("screens/decks-setup.png"));
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
/// The last tab was half behind two arrows, and chances of no card were told as 0.0 %.
void TestGuiDecks::theSidePane_showsAllItsTabs()
{
    editor(QStringLiteral("kryptik"));
    m_deck->resize(1280, 800);
    QTRY_COMPARE(m_deck->size(), QSize(1280, 800));
    QCoreApplication::processEvents(); // its layout, and that of what lies in it
    QCoreApplication::processEvents();
    auto* tabs = m_deck->findChild<QTabWidget*>(QStringLiteral("deckTabs"));
    const QTabBar* bar = tabs->tabBar();
    for (int tab = 0; tab < bar->count(); ++tab)
        QVERIFY2(bar->rect().contains(bar->tabRect(tab)), qPrintable(bar->tabText(tab)));
    tabs->setCurrentIndex(2);
    const auto* chances = m_deck->findChild<QTableWidget*>(QStringLiteral("chances"));
    QCOMPARE(chances->item(1, 2)->text(), QStringLiteral("\u2013"));
    QVERIFY(!chances->horizontalScrollBar()->isVisible());
    m_deck->document().add(Part::Main, { { 0, 3 } });
    PileView* main = m_deck->pile(Part::Main);
    main->setCurrentIndex(main->model()->index(0, 0));
    QTRY_COMPARE(chances->item(1, 2)->text(), QStringLiteral("100.0 %"));
}

/// "Choose: Hero" was cut at its right end with large type in a small window.
void TestGuiDecks::faults_areReadInANarrowWindow()
{
    editor(QStringLiteral("altered"));
    QFont large = m_deck->font();
    large.setPointSizeF(large.pointSizeF() * 1.5);
    m_deck->faults().setFont(large);
    for (const int width : { 1900, 900 }) {
        m_deck->resize(width, 700);
        QTRY_COMPARE(m_deck->width(), width);
        QCoreApplication::processEvents(); // its layout, and that of what lies in it
        QCoreApplication::processEvents();
        const auto* scroll = m_deck->faults().findChild<QScrollArea*>();
        const auto buttons = m_deck->faults().findChildren<QPushButton*>();
        QVERIFY(scroll && buttons.size() >= 2);
        for (const QPushButton* button : buttons) {
            QVERIFY(button->width() >= button->minimumSizeHint().width());
            const QRect place(button->mapTo(scroll->widget(), QPoint(0, 0)), button->size());
            QVERIFY2(scroll->widget()->rect().contains(place), qPrintable(button->text()));
            // What is wider than the pane can be scrolled to.
            QVERIFY(place.right() < scroll->viewport()->width()
                || scroll->horizontalScrollBar()->isVisible());
        }
    }
    snap(QStringLiteral("decks-faults-narrow"));
}

void TestGuiDecks::everything_hasAName()
{
    QFETCH(const QString, game);
    editor(game);
    // The numbers of a game depend on its packs; any card of the main deck will do.
    std::size_t card = 0;
    while (!m_deck->document().desk().mayHold(Part::Main, card, m_deck->document().ruleset()))
        ++card;
    m_deck->document().add(Part::Main, { { card, 2 } });
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
                if (button->text().contains(place.title, Qt::CaseInsensitive))
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
        for (int copy = 0; copy < std::min(3, desk.mostCopies(card, document.ruleset()))
             && cards(Part::Main) < least;
             ++copy)
            key(list(), Qt::Key_Plus);
        // What breaks a rule for the whole deck goes out again.
        for (const Fault& fault : m_deck->faults().faults())
            if (!fault.cards.empty()) {
                key(m_deck, Qt::Key_Z, Qt::ControlModifier);
                break;
            }
    }
    snap(QStringLiteral("decks-made-") + game);
    QStringList why;
    for (const Fault& fault : m_deck->faults().faults())
        why.append(QString::fromStdString(fault.message));
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

GUI_TEST_MAIN(TestGuiDecks)

#include "tst_gui_decks.moc"
