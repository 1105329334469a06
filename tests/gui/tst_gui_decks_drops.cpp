#include "DecksGui.h"

#include "app/decks/windows/CollectionPane.h"
#include "app/decks/windows/FaultsPane.h"
#include "app/decks/windows/PileView.h"
#include "app/services/Content.h"

#include "match/Games.h"

#include <QApplication>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QUrl>

#include <algorithm>

using namespace deckroom;

namespace {

QByteArray packOf(const char* number, const char* name)
{
    return QByteArray(R"({"format":"triptych-cards/1","game":"altered","set":{"code":")") + number
        + R"(","name":"Mine"},"cards":[{"id":")" + number + R"(-1","name":")" + name
        + R"(","type":"character","faction":"lyra","rarity":"common","hand_cost":2,)"
        + R"("reserve_cost":1,"forest":1,"mountain":1,"ocean":2,"text":"{J} Draw a card."}]})";
}

bool isKnown(const char* card)
{
    Content content;
    return content.catalogue(*triptych::match::find("altered"))->find(card)
        != triptych::cards::Library::npos;
}

qsizetype keptDecks(const char* game)
{
    return QDir(Content::ownFolder() + QStringLiteral("/decks/") + QLatin1String(game))
        .entryList(QDir::Files)
        .size();
}

} // namespace

/// Files and texts that are dragged onto the windows, as out of a file manager.
class TestGuiDecksDrops : public DecksGui
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        prepare();
        if (!canDrag())
            QSKIP("This platform cannot drag; run under xvfb-run or with QT_QPA_PLATFORM=minimal");
        m_folder = std::make_unique<QTemporaryDir>();
    }
    void cleanup() { finish(); }
    void aList_ontoTheEditor();
    void aText_ontoTheEditor();
    void aPicture_ontoTheEditor();
    void cards_ontoTheEditor();
    void cardsAndDecks_ontoTheMainWindow();
    void aDrop_waitsForTheOneBefore();
    void anEditor_isNotMadeAnewUnderItsDialog();
    void namesWithAnAmpersand_areSaidWhole();

private:
    QString file(const QString& name, const QByteArray& bytes) const;
    bool editorKnows(const char* card);
    std::unique_ptr<QTemporaryDir> m_folder;
};

QString TestGuiDecksDrops::file(const QString& name, const QByteArray& bytes) const
{
    QFile file(m_folder->filePath(name));
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName()
                                                                                : QString();
}

/// With other cards the editor is another window in the place of the one before.
bool TestGuiDecksDrops::editorKnows(const char* card)
{
    m_deck = newestEditor();
    return m_deck && m_deck->document().desk().find(card) != DeckDesk::npos;
}

void TestGuiDecksDrops::aList_ontoTheEditor()
{
    editor(QStringLiteral("altered"));
    const QByteArray name = m_deck->document().desk().facts(5).name.toUtf8();
    const QString list = file(QStringLiteral("mine.txt"), "3 " + name + '\n');
    // Wherever in the window: on the deck, on the cards, on the line where one writes.
    for (QWidget* target :
        { m_deck->pile(Part::Main)->viewport(), m_deck->collection().view()->viewport(),
            static_cast<QWidget*>(m_deck->collection().search()) }) {
        dragFile(list, m_deck, target);
        QTRY_COMPARE(cards(Part::Main), 3);
        QVERIFY(m_deck->collection().search()->text().isEmpty());
        m_deck->document().undoStack().undo();
        QCOMPARE(cards(Part::Main), 0);
    }
}

void TestGuiDecksDrops::aText_ontoTheEditor()
{
    editor(QStringLiteral("kryptik"));
    auto* text = new QMimeData;
    text->setText(QStringLiteral("2 ") + m_deck->document().desk().facts(3).name);
    dragData(text, m_deck, m_deck->pile(Part::Main)->viewport());
    QTRY_COMPARE(cards(Part::Main), 2);
}

void TestGuiDecksDrops::aPicture_ontoTheEditor()
{
    editor(QStringLiteral("altered"));
    QImage image(40, 40, QImage::Format_RGB32);
    image.fill(Qt::red);
    const QString name = m_deck->document().desk().cardId(5) + QStringLiteral(".png");
    QVERIFY(image.save(m_folder->filePath(name)));
    m_deck->document().add(Part::Main, { { 5, 2 } });
    const QPointer<DeckWindow> before = m_deck;
    dragFile(m_folder->filePath(name), m_deck, m_deck->pile(Part::Main)->viewport());
    QTRY_VERIFY(QFile::exists(Content::ownFolder() + QStringLiteral("/pictures/altered/") + name));
    // It is seen at once, on the deck that was there.
    QTRY_VERIFY(!before);
    m_deck = newestEditor();
    QVERIFY(m_deck);
    QCOMPARE(cards(Part::Main), 2);
    QTRY_COMPARE(m_deck->pictures().card(5, 126).toImage().pixelColor(63, 50), QColor(Qt::red));
}

void TestGuiDecksDrops::cards_ontoTheEditor()
{
    editor(QStringLiteral("altered"));
    m_deck->document().add(Part::Main, { { 5, 2 } });
    QVERIFY(!isKnown("Dropped Piper"));
    dragFile(file(QStringLiteral("one.json"), packOf("ONE", "Dropped Piper")), m_deck,
        m_deck->collection().view()->viewport());
    QTRY_VERIFY(editorKnows("Dropped Piper"));
    QVERIFY(isKnown("Dropped Piper"));
    QCOMPARE(cards(Part::Main), 2);
    QVERIFY(m_deck->document().undoStack().canUndo());
}

void TestGuiDecksDrops::cardsAndDecks_ontoTheMainWindow()
{
    open({});
    QWidget* middle = window().centralWidget();
    dragFile(file(QStringLiteral("two.json"), packOf("TWO", "Dropped Drummer")), &window(), middle);
    QTRY_VERIFY(isKnown("Dropped Drummer"));

    dragFile(file(QStringLiteral("theirs.json"),
                 R"({"format":"triptych-deck/1","game":"kryptik","ruleset":"constructed",
                 "name":"Theirs","main":[{"card":"Sump Adder","count":3}]})"),
        &window(), middle);
    QTRY_COMPARE(keptDecks("kryptik"), 1);
    // A list of names says by its cards of which game it is; its hero is found among them.
    dragFile(
        file(QStringLiteral("posted.txt"), "1 Castellan Brue & Halberd\n3 Gate Watch Recruit\n"),
        &window(), middle);
    QTRY_COMPARE(keptDecks("altered"), 1);
    Content content;
    const auto own = content.decks(*triptych::match::find("altered"));
    QVERIFY(std::ranges::any_of(own, [](const FoundDeck& deck) {
        return deck.own && deck.deck.hero == "Castellan Brue & Halberd";
    }));
}

/// What is wrong with a file is told in a dialog; what is dropped meanwhile waits until that is closed.
void TestGuiDecksDrops::aDrop_waitsForTheOneBefore()
{
    open({});
    const QString broken = file(QStringLiteral("broken.json"), "{ this is no JSON");
    const QString pack = file(QStringLiteral("three.json"), packOf("THREE", "Waiting Harper"));
    bool told = false, waited = false;
    QTimer poll;
    connect(&poll, &QTimer::timeout, this, [&] {
        QWidget* box = QApplication::activeModalWidget();
        if (!box || told)
            return;
        told = true;
        QMimeData data;
        data.setUrls({ QUrl::fromLocalFile(pack) });
        QDropEvent drop(QPointF(300, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        // Past the window system, which keeps drops from windows under a dialog.
        static_cast<QObject&>(window()).event(&drop);
        QTest::qWait(600);
        waited = !isKnown("Waiting Harper") && QApplication::activeModalWidget() == box;
        QTest::keyClick(box, Qt::Key_Return);
    });
    poll.start(50);
    dragFile(broken, &window(), window().centralWidget());
    QTRY_VERIFY(told);
    QTRY_VERIFY(isKnown("Waiting Harper"));
    QVERIFY(waited);
}

/// Cards that come while an editor has a dialog open: it becomes another window when that is closed.
void TestGuiDecksDrops::anEditor_isNotMadeAnewUnderItsDialog()
{
    editor(QStringLiteral("altered"));
    const QPointer<DeckWindow> before = m_deck;
    bool told = false, stayed = false;
    QTimer poll;
    connect(&poll, &QTimer::timeout, this, [&] {
        QWidget* box = QApplication::activeModalWidget();
        if (!box || told)
            return;
        told = true;
        QFile::copy(file(QStringLiteral("four.json"), packOf("FOUR", "Late Lutist")),
            Content::ownFolder() + QStringLiteral("/cards/altered/four.json"));
        QTest::qWait(1500); // longer than files are let settle
        stayed = before && before->isVisible();
        QTest::keyClick(box, Qt::Key_Return);
    });
    poll.start(50);
    m_deck->takeText(QStringLiteral("2 Nobody Of This Name\n"));
    QVERIFY(told);
    QVERIFY(stayed);
    QTRY_VERIFY(editorKnows("Late Lutist"));
    QCOMPARE(cards(Part::Main), 2);
}

/// "&" in a name is a sign of the name, and not the mark of a shortcut.
void TestGuiDecksDrops::namesWithAnAmpersand_areSaidWhole()
{
    editor(QStringLiteral("altered"));
    triptych::decks::DeckList list = deck();
    list.main = { { "Castellan Brue & Halberd", 1 } };
    m_deck->document().become(list, QStringLiteral("test"));
    const auto says = [this] {
        const auto buttons = m_deck->faults().findChildren<QPushButton*>(QStringLiteral("mend"));
        return std::ranges::any_of(buttons, [](const QPushButton* button) {
            return button->text().contains(QStringLiteral("Brue && Halberd"));
        });
    };
    QTRY_VERIFY(says());
    // What would be undone stands in a hint, where the sign is none.
    m_deck->document().remove(
        Part::Main, { { m_deck->document().desk().find("Castellan Brue & Halberd"), 1 } });
    const auto actions = m_deck->findChildren<QAction*>();
    QVERIFY(std::ranges::any_of(actions, [](const QAction* action) {
        return action->toolTip().contains(QStringLiteral("Brue & Halberd"));
    }));
}

GUI_TEST_MAIN(TestGuiDecksDrops)
#include "tst_gui_decks_drops.moc"
