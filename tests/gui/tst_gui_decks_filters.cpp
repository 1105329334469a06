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

/// The collection of the deck editor: what is asked of it by words, buttons and lists.
class TestGuiDecksFilters : public DecksGui
{
    Q_OBJECT

private Q_SLOTS:
    void init() { prepare(); }
    void cleanup() { finish(); }
    void words_filterWhileTyping();
    void questions_areAskedAndExplained();
    void everyExample_findsCards_data() { games(); }
    void everyExample_findsCards();
    void lists_filterToo();
    void filters_leaveRoomForTheCards();
    void filters_standFromTheFirstAsTheyStay();
};

void TestGuiDecksFilters::words_filterWhileTyping()
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

/// A question is typed letter by letter: while it makes no sense the cards stay, and it is said why.
void TestGuiDecksFilters::questions_areAskedAndExplained()
{
    editor(QStringLiteral("altered"));
    CollectionModel& model = m_deck->collection().model();
    QLineEdit* search = m_deck->collection().search();
    auto* wrong = m_deck->findChild<QLabel*>(QStringLiteral("askProblem"));
    search->setFocus();
    QTest::keyClicks(search, QStringLiteral("f:axiom t:character cost<"));
    QVERIFY(wrong->isVisible());
    QVERIFY(wrong->text().contains(QStringLiteral("cost<")));
    QCOMPARE(search->accessibleDescription(), wrong->text());
    snap(QStringLiteral("decks-question-wrong"));
    QTest::keyClicks(search, QStringLiteral("=3 \"draw a card\""));
    QVERIFY(!wrong->isVisible());
    QCOMPARE(search->text(), QStringLiteral("f:axiom t:character cost<=3 \"draw a card\""));
    QVERIFY(model.rowCount() > 0);
    for (int row = 0; row < model.rowCount(); ++row) {
        const auto& card = model.desk().library().printed(model.cardAt(row));
        QCOMPARE(card["faction"].get<std::string>(), std::string("axiom"));
        QVERIFY(card["hand_cost"].get<int>() <= 3);
    }
    // Examples of the help are tried by choosing them.
    QTest::mouseClick(m_deck->findChild<QToolButton*>(QStringLiteral("askHelp")), Qt::LeftButton);
    auto* help = m_deck->findChild<QTextBrowser*>(QStringLiteral("queryHelpWords"));
    QTRY_VERIFY(help && help->isVisible());
    QVERIFY(help->toPlainText().contains(QStringLiteral("hand_cost"))
        || help->toPlainText().contains(QStringLiteral("reserve")));
    QTest::keyClick(help, Qt::Key_Tab); // to the first example,
    QTest::keyClick(help, Qt::Key_Tab); // to the second
    QTest::keyClick(help, Qt::Key_Return);
    QVERIFY(search->text() != QStringLiteral("f:axiom t:character cost<=3 \"draw a card\""));
    QVERIFY(!wrong->isVisible());
    help->window()->close();
}

/// "Draw a card" is what only one game's cards say, and a type without a cost answers none.
void TestGuiDecksFilters::everyExample_findsCards()
{
    QFETCH(QString, game);
    editor(game);
    CollectionModel& model = m_deck->collection().model();
    auto* search = m_deck->collection().search();
    auto* none = m_deck->findChild<QLabel*>(QStringLiteral("nothingFound"));
    QVERIFY(none && !none->isVisible());
    QTest::mouseClick(m_deck->findChild<QToolButton*>(QStringLiteral("askHelp")), Qt::LeftButton);
    auto* help = m_deck->findChild<QTextBrowser*>(QStringLiteral("queryHelpWords"));
    QTRY_VERIFY(help && help->isVisible());
    int tried = 0;
    for (QTextBlock block = help->document()->begin(); block.isValid(); block = block.next())
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            if (!part.fragment().charFormat().isAnchor())
                continue;
            const QString question = part.fragment().text();
            search->setText(question);
            const bool ownCards
                = question.contains(QStringLiteral("is:own")); // There are none yet.
            QVERIFY2(model.rowCount() > 0 || ownCards, qPrintable(question));
            QCOMPARE(none->isVisible(), model.rowCount() == 0);
            ++tried;
        }
    QVERIFY(tried >= 5);
    help->window()->close();
    search->setText(search->placeholderText().section(QStringLiteral(": "), 1));
    QVERIFY2(model.rowCount() > 0, qPrintable(search->text()));
}

void TestGuiDecksFilters::lists_filterToo()
{
    editor(QStringLiteral("seize"));
    CollectionModel& model = m_deck->collection().model();
    const int all = model.rowCount();
    QTest::mouseClick(
        m_deck->findChild<QToolButton*>(QStringLiteral("moreFilters")), Qt::LeftButton);
    const auto choose = [&](const char* name, int index) {
        auto* box = m_deck->findChild<QComboBox*>(QLatin1String(name));
        QVERIFY(box && box->isVisible());
        box->setFocus();
        for (int n = 0; n < index; ++n)
            key(box, Qt::Key_Down);
        QCOMPARE(box->currentIndex(), index);
    };
    choose("filterKeyword", 1);
    const int keyword = model.rowCount();
    QVERIFY(keyword > 0 && keyword < all);
    choose("filterLegal", 1);
    QVERIFY(model.rowCount() <= keyword);
    auto* number = m_deck->findChild<QComboBox*>(QStringLiteral("filterNumber"));
    number->setCurrentText(QStringLiteral("stars"));
    m_deck->findChild<QSpinBox*>(QStringLiteral("filterAmount"))->setValue(3);
    for (int row = 0; row < model.rowCount(); ++row)
        QVERIFY(model.desk().library().printed(model.cardAt(row))["stars"].get<int>() >= 3);
    snap(QStringLiteral("decks-more-filters"));
    QTest::mouseClick(
        m_deck->findChild<QToolButton*>(QStringLiteral("clearFilters")), Qt::LeftButton);
    QCOMPARE(model.rowCount(), all);
}

/// In a small window with large type the filters fold themselves away, and say what is chosen in them.
void TestGuiDecksFilters::filters_leaveRoomForTheCards()
{
    editor(QStringLiteral("altered"));
    auto* fold = m_deck->findChild<QToolButton*>(QStringLiteral("foldFilters"));
    auto* lyra = m_deck->findChild<QToolButton*>(QStringLiteral("faction-lyra"));
    QVERIFY(fold && lyra);
    QTRY_VERIFY(lyra->isVisible());
    QTest::mouseClick(lyra, Qt::LeftButton);
    QFont large = m_deck->font();
    large.setPixelSize(QFontInfo(large).pixelSize() * 3 / 2);
    m_deck->setFont(large);
    m_deck->resize(1024, 600);
    QTRY_VERIFY(!lyra->isVisible());
    QVERIFY(fold->text().contains(QStringLiteral("(1)")));
    // Its symbol can be seen on light windows and on dark ones.
    const QImage before = lyra->icon().pixmap(36).toImage();
    QPalette other = m_deck->palette();
    const bool light = other.color(QPalette::Window).lightness() > 128;
    other.setColor(QPalette::Window, light ? Qt::black : Qt::white);
    m_deck->setPalette(other);
    QTRY_VERIFY(lyra->icon().pixmap(36).toImage() != before);
    // They can still be had, and used.
    key(m_deck, Qt::Key_L, Qt::ControlModifier);
    QTRY_VERIFY(lyra->isVisible());
    QTest::mouseClick(lyra, Qt::LeftButton);
    QVERIFY(fold->text().count(u'(') == 0);
    m_deck->resize(1024, 590);
    QVERIFY(lyra->isVisible()); // As somebody wanted it.
}

/// They were measured by the width of before: the next pixel moved the cards away from under the pointer.
void TestGuiDecksFilters::filters_standFromTheFirstAsTheyStay()
{
    editor(QStringLiteral("seize"));
    const DeckDesk& desk = m_deck->collection().model().desk();
    CardPictures pictures(desk);
    QList<bool> shown;
    for (const QSize size : { QSize(300, 400), QSize(1200, 800) }) {
        CollectionPane pane(desk, pictures);
        auto* mage = pane.findChild<QToolButton*>(QStringLiteral("class-mage"));
        QVERIFY(mage);
        pane.resize(size);
        pane.show();
        QVERIFY(QTest::qWaitForWindowExposed(&pane));
        const bool first = mage->isVisible();
        pane.resize(pane.size() + QSize(1, 1));
        QCoreApplication::processEvents();
        QCOMPARE(mage->isVisible(), first);
        shown.append(first);
    }
    QCOMPARE(shown, QList<bool>({ false, true }));
}

GUI_TEST_MAIN(TestGuiDecksFilters)

#include "tst_gui_decks_filters.moc"
