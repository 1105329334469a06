#include "app/decks/DeckRoom.h"
#include "app/decks/windows/ShelfPage.h"
#include "app/services/Content.h"
#include "app/services/Language.h"

#include <QApplication>
#include <QListView>
#include <QSettings>
#include <QTest>

/// The decks that one chooses from.
class TestDeckShelf : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void columnsFillThePage_data();
    void columnsFillThePage();
    void plans_areToldInGerman();
    void aNewDeck_isForWhatOthersAreFor();

private:
    Content m_content;
};

void TestDeckShelf::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("Triptych"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_deckshelf"));
    QSettings().clear();
}

void TestDeckShelf::columnsFillThePage_data()
{
    QTest::addColumn<int>("width");
    for (const int width : { 700, 980, 1000, 1024, 1280, 1460, 1920 })
        QTest::addRow("%d", width) << width;
}

/// At 1024 there was one column, and half of the page was empty: a second one that was a little too wide for
/// it would have needed the room that a scroll bar takes.
void TestDeckShelf::columnsFillThePage()
{
    QFETCH(int, width);
    deckroom::DeckRoom room(m_content);
    deckroom::ShelfPage page(room, QStringLiteral("altered"));
    page.resize(width, 600);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    const auto* list = page.findChild<QListView*>(QStringLiteral("shelfDecks"));
    QVERIFY(list && list->model()->rowCount() >= 4);
    const int wide = list->viewport()->width();
    const auto right = [&] {
        int most = 0;
        for (int row = 0; row < list->model()->rowCount(); ++row)
            most = std::max(most, list->visualRect(list->model()->index(row, 0)).right());
        return most;
    };
    QTRY_VERIFY2(right() <= wide && right() > wide - 60,
        qPrintable(QStringLiteral("%1 of %2").arg(right()).arg(wide)));
}

/// A new deck of Altered was for the oldest rules, which no deck at hand is for.
void TestDeckShelf::aNewDeck_isForWhatOthersAreFor()
{
    deckroom::DeckRoom room(m_content);
    for (const char* const game : { "kryptik", "seize", "altered" }) {
        const QString usual = room.usualRuleset(QLatin1String(game));
        QVERIFY(room.desk(QLatin1String(game))->rulesets().contains(usual));
        std::map<QString, qsizetype> decks;
        for (const deckroom::ShelfDeck& deck : room.shelf(QLatin1String(game)))
            ++decks[deck.ruleset];
        for (const auto& [ruleset, count] : decks)
            QVERIFY2(count <= decks[usual], game);
    }
}

void TestDeckShelf::plans_areToldInGerman()
{
    const auto told = [this](const QString& game) {
        QStringList plans;
        for (const deckroom::ShelfDeck& deck : deckroom::DeckRoom(m_content).shelf(game))
            if (!deck.own && !deck.plan.isEmpty())
                plans.append(deck.plan);
        return plans;
    };
    Language language;
    for (const char* const game : { "kryptik", "seize", "altered" }) {
        language.speak(QStringLiteral("en"));
        const QStringList english = told(QLatin1String(game));
        language.speak(QStringLiteral("de"));
        const QStringList german = told(QLatin1String(game));
        QVERIFY(english.size() >= 6);
        QCOMPARE(german.size(), english.size());
        for (qsizetype i = 0; i < english.size(); ++i)
            QVERIFY2(german.at(i) != english.at(i), qPrintable(english.at(i)));
    }
    language.speak(QStringLiteral("en"));
}

QTEST_MAIN(TestDeckShelf)
#include "tst_deckshelf.moc"
