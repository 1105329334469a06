#include "app/art/CardColours.h"
#include "app/art/CardWords.h"
#include "app/decks/DeckRoom.h"
#include "app/decks/DeckSheet.h"
#include "app/services/Content.h"

#include <QDir>
#include <QFile>
#include <QFontMetricsF>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <set>

using namespace deckroom;

namespace {

/// What is drawn on the first page of a PDF, in its own words.
QByteArray drawnFirst(const QByteArray& pdf)
{
    const QByteArray begins = "\nstream\n";
    for (qsizetype at = pdf.indexOf(begins); at >= 0; at = pdf.indexOf(begins, at + 1)) {
        const qsizetype from = at + begins.size();
        // Qt wants to be told how long it will be, and finds out by itself.
        const QByteArray text = qUncompress(
            QByteArray("\0\1\0\0", 4) + pdf.mid(from, pdf.indexOf("endstream", from) - from));
        if (text.contains(" cm"))
            return text;
    }
    return {};
}

} // namespace

/// Decks as one sees them outside of the editor: on the shelf, on paper and as a picture.
class TestDeckSheet : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void decks_areToldApartByTheirPictures();
    void aSheet_isOnePageOfA4();
    void manyCards_goOnOnAnotherPage();
    void proxies_areNineOnAPage();
    void proxies_areAsLargeAsCards();
    void aDeckWithoutOwnCards_hasNoProxies();
    void whatCannotBeWritten_leavesTheOldFile();
    void cardsOfOneName_areToldApart();
    void longNames_stayOnThePaper();
    void aPicture_showsEveryCard();
    void aBlankBeforeTheLineEnds_keepsItsParagraph();

private:
    static NotedDeck deckOf(const ShelfDeck& shelved)
    {
        NotedDeck deck;
        deck.list = shelved.list;
        return deck;
    }
    QString place(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    static QByteArray bytesOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static qsizetype pages(const QByteArray& pdf) { return pdf.count("/Type /Page\n"); }

    QTemporaryDir m_folder;
    Content m_content;
    DeckRoom m_room { m_content };
};

void TestDeckSheet::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("Triptych"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_decksheet"));
    QDir(Content::ownFolder()).removeRecursively();
    QVERIFY(m_folder.isValid());
}

/// Two decks without a leader had the same costliest card, and so the same picture.
void TestDeckSheet::decks_areToldApartByTheirPictures()
{
    const QList<ShelfDeck> shelf = m_room.shelf(QStringLiteral("kryptik"));
    QVERIFY(shelf.size() > 3);
    std::set<std::size_t> emblems;
    for (const ShelfDeck& deck : shelf) {
        QVERIFY(deck.emblem != DeckDesk::npos);
        QVERIFY2(emblems.insert(deck.emblem).second, qPrintable(deck.name));
    }
    // Who leads a deck stands for it, however many that one leads.
    const DeckDesk& desk = *m_room.desk(QStringLiteral("altered"));
    for (const ShelfDeck& deck : m_room.shelf(QStringLiteral("altered")))
        if (!deck.list.hero.empty())
            QCOMPARE(desk.facts(deck.emblem).name, QString::fromStdString(deck.list.hero));
}

void TestDeckSheet::aSheet_isOnePageOfA4()
{
    for (const char* const game : { "kryptik", "seize", "altered" }) {
        const QString id = QLatin1String(game);
        const ShelfDeck deck = m_room.shelf(id).first();
        QCOMPARE(sheet::writeSheet(place("sheet.pdf"), *m_room.desk(id), deckOf(deck)), QString());
        const QByteArray pdf = bytesOf(place("sheet.pdf"));
        QVERIFY(pdf.startsWith("%PDF-"));
        QVERIFY(pdf.trimmed().endsWith("%%EOF"));
        QCOMPARE(pages(pdf), qsizetype(1));
        QVERIFY(
            pdf.contains("/MediaBox [0 0 595 842]") || pdf.contains("/MediaBox [0 0 595.000000"));
    }
}

void TestDeckSheet::manyCards_goOnOnAnotherPage()
{
    const DeckDesk& desk = *m_room.desk(QStringLiteral("seize"));
    NotedDeck deck;
    deck.list.game = "seize";
    for (int card = 0; card < 150; ++card)
        deck.list.main.push_back({ desk.spelling(static_cast<std::size_t>(card)), 1 });
    QCOMPARE(sheet::writeSheet(place("many.pdf"), desk, deck), QString());
    QCOMPARE(pages(bytesOf(place("many.pdf"))), qsizetype(2));
}

void TestDeckSheet::proxies_areNineOnAPage()
{
    const QString id = QStringLiteral("altered");
    NotedDeck deck = deckOf(m_room.shelf(id).first());
    deck.list.hero.clear();
    deck.list.main.resize(4);
    for (auto& entry : deck.list.main)
        entry.count = 3;
    QCOMPARE(
        sheet::writeProxies(place("proxies.pdf"), *m_room.pictures(id), deck, true), QString());
    QCOMPARE(pages(bytesOf(place("proxies.pdf"))), qsizetype(2)); // twelve cards
}

/// 63 by 88 millimetres, side by side: what is printed is cut out and put before a card.
void TestDeckSheet::proxies_areAsLargeAsCards()
{
    const QString id = QStringLiteral("altered");
    NotedDeck deck = deckOf(m_room.shelf(id).first());
    QCOMPARE(sheet::writeProxies(place("size.pdf"), *m_room.pictures(id), deck, true), QString());
    const QByteArray drawn = drawnFirst(bytesOf(place("size.pdf")));
    // Points are 300 dots an inch, and those are millimetres.
    QVERIFY(drawn.contains("0.240000000 0 0 -0.240000000 0 842 cm"));
    QVERIFY(drawn.contains("11.8110236 0 0 11.8110236 0 0 cm"));
    static const QRegularExpression picture(QStringLiteral(
        R"(([\d.]+) 0 0 ([\d.]+) ([\d.]+) ([\d.]+) cm\s+(\d+) 0 0 -(\d+) 0 \d+ cm /Im)"));
    int pictures = 0;
    for (auto each = picture.globalMatch(QString::fromLatin1(drawn)); each.hasNext(); ++pictures) {
        const QRegularExpressionMatch found = each.next();
        const auto number = [&found](int at) { return found.capturedView(at).toDouble(); };
        QVERIFY(qAbs(number(1) * number(5) - 63) < 0.01);
        QVERIFY(qAbs(number(2) * number(6) - 88) < 0.01);
        QVERIFY(qAbs(number(3) - (10.5 + pictures % 3 * 63)) < 0.01);
        QVERIFY(qAbs(number(4) - (16.5 + pictures / 3 * 88)) < 0.01);
    }
    QCOMPARE(pictures, 9);
}

void TestDeckSheet::aDeckWithoutOwnCards_hasNoProxies()
{
    const QString id = QStringLiteral("kryptik");
    const NotedDeck deck = deckOf(m_room.shelf(id).first());
    const QString told = sheet::writeProxies(place("none.pdf"), *m_room.pictures(id), deck, false);
    QVERIFY2(told.contains(QStringLiteral("cards/kryptik")), qPrintable(told));
    QVERIFY(!QFile::exists(place("none.pdf")));
}

void TestDeckSheet::whatCannotBeWritten_leavesTheOldFile()
{
    const QString id = QStringLiteral("kryptik");
    const NotedDeck deck = deckOf(m_room.shelf(id).first());
    const QString nowhere = m_folder.filePath(QStringLiteral("no such folder/sheet.pdf"));
    const QString told = sheet::writeSheet(nowhere, *m_room.desk(id), deck);
    QVERIFY2(told.contains(nowhere), qPrintable(told));
    // Written anew it is the new one, whole, and nothing lies beside it.
    QFile old(place("again.pdf"));
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write("old");
    old.close();
    QCOMPARE(sheet::writeSheet(place("again.pdf"), *m_room.desk(id), deck), QString());
    QVERIFY(bytesOf(place("again.pdf")).startsWith("%PDF-"));
    QCOMPARE(QDir(m_folder.path()).entryList({ QStringLiteral("again*") }).size(), 1);
}

/// A unique and the card that it is one of: "2 x Kelon Elemental" and "1 x Kelon Elemental".
void TestDeckSheet::cardsOfOneName_areToldApart()
{
    const QString id = QStringLiteral("altered");
    const DeckDesk& before = *m_room.desk(id);
    const NotedDeck deck = deckOf(m_room.shelf(id).first());
    const std::size_t card = before.find(deck.list.main.front().card);
    QVERIFY(card != DeckDesk::npos);
    const QString name = before.facts(card).name;
    const QString file = Content::ownFolder() + QStringLiteral("/cards/altered/twin.json");
    QVERIFY(QDir().mkpath(QFileInfo(file).path()));
    QFile pack(file);
    QVERIFY(pack.open(QIODevice::WriteOnly));
    pack.write(QStringLiteral(
        R"({"format":"triptych-cards/1","game":"altered","set":{"code":"OWN","name":"Own"},)"
        R"("cards":[{"id":"OWN-1","name":"%1","type":"character","faction":"axiom",)"
        R"("hand_cost":1,"reserve_cost":1,"forest":1,"mountain":1,"ocean":1}]})")
                   .arg(name)
                   .toUtf8());
    pack.close();
    {
        Content content;
        DeckRoom room(content);
        const DeckDesk& desk = *room.desk(id);
        const std::size_t twin = desk.find("OWN-1");
        QVERIFY(twin != DeckDesk::npos);
        triptych::decks::DeckList list = deck.list;
        put(list, Part::Main, desk.spelling(twin), 1);
        const QStringList lines = sheet::listed(desk, list);
        QCOMPARE(lines.filter(name).size(), 2);
        QVERIFY(lines.filter(name).at(0) != lines.filter(name).at(1));
        for (const QString& line : lines.filter(name))
            QVERIFY2(line.contains(u'('), qPrintable(line));
        QCOMPARE(lines.filter(QStringLiteral("(")).size(), 2); // the others are told by their names
    }
    QFile::remove(file);
}

void TestDeckSheet::longNames_stayOnThePaper()
{
    QFont font(colours::uiFont());
    font.setPixelSize(36);
    const QString name = QStringLiteral("Harbour Nurse");
    QCOMPARE(sheet::fitted(name, font, 2000), name);
    QCOMPARE(font.pixelSize(), 36);
    // Somewhat too long: smaller.
    const qreal wide = QFontMetricsF(font).horizontalAdvance(name);
    QCOMPARE(sheet::fitted(name, font, wide * 0.8), name);
    QVERIFY(font.pixelSize() < 36);
    QVERIFY(QFontMetricsF(font).horizontalAdvance(name) <= wide * 0.8);
    // Far too long: cut, where one sees it.
    const QString shown = sheet::fitted(QString(300, u'W'), font, 840);
    QVERIFY(shown.endsWith(u'\u2026'));
    QVERIFY(QFontMetricsF(font).horizontalAdvance(shown) <= 840);
}

void TestDeckSheet::aPicture_showsEveryCard()
{
    const QString id = QStringLiteral("seize");
    const NotedDeck deck = deckOf(m_room.shelf(id).first());
    const QImage image = sheet::picture(*m_room.pictures(id), deck, 80);
    QVERIFY(image.width() > 8 * 80);
    const auto rows = (deck.list.main.size() + 7) / 8;
    QVERIFY(image.height() > static_cast<int>(rows) * CardPictures::heightOf(80));
}

void TestDeckSheet::aBlankBeforeTheLineEnds_keepsItsParagraph()
{
    const auto heightOf
        = [](const QString& said) { return words::Block(said, 400, 200, 14, 1).height(); };
    const qreal one = heightOf(QStringLiteral("Pay {2}. Draw 1 card."));
    const qreal two = heightOf(QStringLiteral("Pay {2}.\nDraw 1 card."));
    QVERIFY(two > one);
    QCOMPARE(heightOf(QStringLiteral("Pay {2}. \nDraw 1 card.")), two);
}

QTEST_MAIN(TestDeckSheet)
#include "tst_decksheet.moc"
