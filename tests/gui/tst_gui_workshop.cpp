#include "WorkshopGui.h"

#include "app/decks/windows/DeckWindow.h"
#include "app/decks/windows/ShelfPage.h"
#include "app/services/Content.h"
#include "app/trials/windows/TrialWindow.h"
#include "app/widgets/BigButton.h"
#include "app/windows/ImportDeckDialog.h"
#include "app/workshop/DraftCard.h"
#include "app/workshop/OwnPicture.h"
#include "app/workshop/PackFile.h"
#include "app/workshop/SharedPack.h"
#include "app/workshop/windows/CardEditor.h"
#include "app/workshop/windows/TextField.h"
#include "app/workshop/windows/UniquesDialog.h"
#include "app/workshop/windows/WorkshopWindow.h"

#include "core/JsonText.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableWidget>
#include <QTextBrowser>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>

#include <algorithm>

using namespace workshop;

/// The card workshop, as a person uses it: by mouse and keys.
class TestGuiWorkshop : public WorkshopGui
{
    Q_OBJECT

private Q_SLOTS:
    void init() { prepare(); }
    void cleanup() { finish(); }
    void shelf_leadsToTheWorkshop();
    void aCard_isWrittenKeptAndFound();
    void aCardOfTheProgram_isCorrectedAndTakenBack();
    void aMistake_isUnderlinedWithItsRemedy();
    void aLongText_isSeenWhole();
    void keys_doAllOfIt();
    void tryIt_opensATableWithTheCard_data();
    void tryIt_opensATableWithTheCard();
    void aCardInTheMaking_isThereAgain();
    void leaving_asksWhatIsToBecomeOfIt();
    void aPicture_isChosenAndThePackShared();
    void aPack_fromElsewhere_isShownFirst();
    void everything_hasAName();
};

void TestGuiWorkshop::shelf_leadsToTheWorkshop()
{
    open({});
    QTest::mouseClick(
        window().findChild<BigButton*>(QStringLiteral("decks-altered")), Qt::LeftButton);
    auto* shelf = window().findChild<deckroom::ShelfPage*>();
    QTRY_VERIFY(shelf && shelf->isVisible());
    QTest::mouseClick(
        shelf->findChild<QPushButton*>(QStringLiteral("cardWorkshop")), Qt::LeftButton);
    WorkshopWindow* shop = nullptr;
    for (QWidget* each : QApplication::topLevelWidgets())
        if (auto* found = qobject_cast<WorkshopWindow*>(each))
            shop = found;
    QVERIFY(shop && shop->isVisible());
    QCOMPARE(shop->game(), QStringLiteral("altered"));
    QCOMPARE(window().openWorkshop(QStringLiteral("altered")), shop); // Not a second one.
}

void TestGuiWorkshop::aCard_isWrittenKeptAndFound()
{
    workshop(QStringLiteral("kryptik"));
    named(QStringLiteral("Harbour Nurse"));
    auto* cost = qobject_cast<QLineEdit*>(editor().input("cost"));
    cost->selectAll();
    QTest::keyClicks(cost, QStringLiteral("{2}{u}"));
    type("text", QStringLiteral("Enter; draw 1 card."));
    QTRY_VERIFY(editor().settled() && editor().verdict().usable());
    const auto* reads = editor().findChild<QTextBrowser*>(QStringLiteral("cardReads"));
    QVERIFY2(reads->toPlainText().contains(u"may be played"), qPrintable(reads->toPlainText()));
    snap(m_shop, QStringLiteral("workshop-kryptik"));
    inBox<QInputDialog>([](QInputDialog* box) {
        box->setTextValue(QStringLiteral("Night Quay"));
        QTest::keyClick(box, Qt::Key_Return);
    });
    press("keepTheCard");
    QTRY_COMPARE(packs::all(QStringLiteral("kryptik")).size(), 1);
    const PackFile pack = packs::all(QStringLiteral("kryptik")).first();
    QCOMPARE(pack.name, QStringLiteral("Night Quay"));
    QCOMPARE(triptych::textOf(pack.cards.at(0), "cost"), std::string("{2}{u}"));
    auto* cards = m_shop->findChild<QListWidget*>(QStringLiteral("workshopCards"));
    QCOMPARE(cards->count(), 1);
    QCOMPARE(cards->item(0)->text(), QStringLiteral("Harbour Nurse"));
    QVERIFY(!m_shop->changed());
    // The collection knows it without a new start.
    window().editDeck(QStringLiteral("kryptik"), {}, true);
    const auto known = [] { // With other cards an editor is another one, in its place.
        for (QWidget* each : QApplication::topLevelWidgets())
            if (auto* deck = qobject_cast<deckroom::DeckWindow*>(each); deck && deck->isVisible()
                && deck->document().desk().find("Harbour Nurse") != deckroom::DeckDesk::npos)
                return true;
        return false;
    };
    QTRY_VERIFY(known());
    m_shop->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_shop));
    // Another kind of card asks for other things.
    QVERIFY(editor().input("attack")->isVisible());
    auto* kind = qobject_cast<QComboBox*>(editor().input("type"));
    kind->setFocus();
    QTest::keyClick(kind, Qt::Key_Down);
    QVERIFY(!editor().input("attack")->isVisible());
}

/// Under its own number: decks use one's own wording and say so, until it is thrown away.
void TestGuiWorkshop::aCardOfTheProgram_isCorrectedAndTakenBack()
{
    workshop(QStringLiteral("kryptik"));
    const auto isMine = [this] {
        auto* deck = window().editDeck(QStringLiteral("kryptik"), {}, true);
        const deckroom::DeckDesk& desk = deck->document().desk();
        const std::size_t card = desk.find("Sump Adder");
        deck->document().add(deckroom::Part::Main, { { card, 3 } });
        const QString verdict = deck->findChild<QLabel*>(QStringLiteral("verdict"))->text();
        const bool mine = desk.isOwn(card) && desk.corrected(card) != deckroom::DeckDesk::npos;
        const bool said = verdict.contains(QStringLiteral("own wording: Sump Adder"));
        deck->document().undoStack().undo();
        delete deck;
        return mine && said;
    };
    QVERIFY(!isMine());
    inBox<QInputDialog>([](QInputDialog* box) {
        box->setTextValue(QStringLiteral("Sump Adder"));
        QTest::keyClick(box, Qt::Key_Return);
    });
    m_shop->findChild<QAction*>(QStringLiteral("correctCard"))->trigger();
    const std::string id = triptych::textOf(editor().card(), "id");
    QVERIFY(!id.empty());
    QCOMPARE(triptych::textOf(editor().card(), "name"), std::string("Sump Adder"));
    type("flavour", QStringLiteral(" And hungry."));
    inBox<QInputDialog>([](QInputDialog* box) {
        box->setTextValue(QStringLiteral("Mended"));
        QTest::keyClick(box, Qt::Key_Return);
    });
    press("keepTheCard"); // nothing more is asked: it was chosen to be corrected
    QTRY_COMPARE(packs::all(QStringLiteral("kryptik")).size(), 1);
    const PackFile pack = packs::all(QStringLiteral("kryptik")).first();
    QCOMPARE(triptych::textOf(pack.cards.at(0), "id"), id);
    QTRY_VERIFY(isMine());
    const auto* cards = m_shop->findChild<QListWidget*>(QStringLiteral("workshopCards"));
    QVERIFY2(cards->item(0)->text().contains(QStringLiteral("in place of the card of set")),
        qPrintable(cards->item(0)->text()));
    QString asked;
    inBox<QMessageBox>([&asked](QMessageBox* box) {
        asked = box->text();
        pressButton(box, QStringLiteral("Throw it away"));
    });
    m_shop->findChild<QAction*>(QStringLiteral("throwCardAway"))->trigger();
    QVERIFY2(asked.contains(QStringLiteral("have the card of set")), qPrintable(asked));
    QTRY_VERIFY(!isMine());
}

void TestGuiWorkshop::aMistake_isUnderlinedWithItsRemedy()
{
    workshop(QStringLiteral("kryptik"));
    named(QStringLiteral("Slip"));
    type("text", QStringLiteral("Enter; drav 1 card."));
    QTRY_VERIFY(editor().settled() && !editor().verdict().usable());
    TextField* text = editor().textField("text");
    QVERIFY2(text->remedy().contains(QStringLiteral("draw")), qPrintable(text->remedy()));
    const auto marks = text->edit()->extraSelections();
    QCOMPARE(marks.size(), 1);
    QCOMPARE(marks.first().cursor.selectedText(), QStringLiteral("drav"));
    QVERIFY(!m_shop->findChild<QAction*>(QStringLiteral("tryTheCard"))->isEnabled());
    snap(m_shop, QStringLiteral("workshop-mistake"));
    QTextCursor cursor = text->edit()->textCursor();
    cursor.setPosition(11);
    text->edit()->setTextCursor(cursor);
    QTest::keyClick(text->edit(), Qt::Key_Backspace);
    QTest::keyClicks(text->edit(), QStringLiteral("w"));
    QTRY_VERIFY(editor().settled() && editor().verdict().usable());
    QCOMPARE(text->remedy(), QString());
    QVERIFY(text->edit()->extraSelections().isEmpty());
}

void TestGuiWorkshop::aLongText_isSeenWhole()
{
    workshop(QStringLiteral("kryptik"));
    m_shop->resize(900, 640); // narrow: the text breaks into many lines
    type("text",
        QStringLiteral(
            "Whenever another citizen enters the island, you may pay {1}. If you do, that citizen "
            "wobbles and gains toxic until end of turn, and you put the top card of your deck "
            "into your soul row."));
    QTRY_VERIFY(editor().settled() && !editor().verdict().usable());
    TextField* text = editor().textField("text");
    QTRY_COMPARE(text->edit()->verticalScrollBar()->maximum(), 0);
    const auto* remedy = text->findChild<QLabel*>(QStringLiteral("remedy-text"));
    QTRY_COMPARE(remedy->height(), remedy->heightForWidth(remedy->width()));
    snap(m_shop, QStringLiteral("workshop-long-text"));
}

void TestGuiWorkshop::keys_doAllOfIt()
{
    workshop(QStringLiteral("seize"));
    QTRY_COMPARE(QApplication::focusWidget(), editor().input("name"));
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Gate Goose"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab); // type
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab); // class
    QCOMPARE(QApplication::focusWidget(), editor().input("class"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("hunter"));
    QTRY_VERIFY(editor().settled() && editor().verdict().usable());
    inBox<QInputDialog>([](QInputDialog* box) { QTest::keyClick(box, Qt::Key_Return); });
    QTest::keyClick(m_shop, Qt::Key_S, Qt::ControlModifier);
    QTRY_COMPARE(packs::all(QStringLiteral("seize")).size(), 1);
    QCOMPARE(triptych::textOf(packs::all(QStringLiteral("seize")).first().cards.at(0), "class"),
        std::string("hunter"));
    m_shop->activateWindow();
    QTRY_VERIFY(m_shop->isActiveWindow());
    QTest::keyClick(m_shop, Qt::Key_N, Qt::ControlModifier);
    QCOMPARE(qobject_cast<QLineEdit*>(editor().input("name"))->text(), QString());
}

void TestGuiWorkshop::tryIt_opensATableWithTheCard_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("text");
    QTest::newRow("kryptik") << "kryptik"
                             << "Enter; draw 1 card.";
    QTest::newRow("seize") << "seize"
                           << "";
    QTest::newRow("altered") << "altered"
                             << "{J} Draw a card.";
}

void TestGuiWorkshop::tryIt_opensATableWithTheCard()
{
    QFETCH(QString, game);
    QFETCH(QString, text);
    workshop(game);
    named(QStringLiteral("Lantern Heron"));
    if (!text.isEmpty())
        type("text", text);
    press("tryTheCard");
    QVERIFY(waitUntilAsked());
    QVERIFY(table().prompt()->mine());
    bool inHand = false;
    QVERIFY(screen::until([&] {
        for (QQuickItem* item : screen::find(view(), [](QQuickItem* each) {
                 return screen::has(each, "face") && screen::has(each, "inviting");
             })) {
            const QVariant face = item->property("face");
            const auto* meta = face.metaType().metaObject();
            if (!meta)
                continue;
            const auto read = [&](const char* name) {
                return meta->property(meta->indexOfProperty(name)).readOnGadget(face.constData());
            };
            inHand |= read("name").toString() == u"Lantern Heron"
                && read("zone").toString() == u"p1.hand" && read("selectable").toBool();
        }
        return inHand;
    }));
    picture(QStringLiteral("workshop-try-") + game);
    QVERIFY(client().controller().journalPath().isEmpty()); // Nothing of it is kept.
}

void TestGuiWorkshop::aCardInTheMaking_isThereAgain()
{
    workshop(QStringLiteral("kryptik"));
    named(QStringLiteral("Half Done"));
    type("text", QStringLiteral("Enter;"));
    const auto kept = [] {
        const auto draft = draftcard::read(QStringLiteral("kryptik"));
        return draft && triptych::textOf(draft->card, "name") == "Half Done"
            && triptych::textOf(draft->card, "text") == "Enter;";
    };
    QTRY_VERIFY(kept());
    delete m_shop.data(); // As if the program had ended without asking.
    m_shop = window().openWorkshop(QStringLiteral("kryptik"));
    QCOMPARE(qobject_cast<QLineEdit*>(editor().input("name"))->text(), QStringLiteral("Half Done"));
    QCOMPARE(editor().textField("text")->text(), QStringLiteral("Enter;"));
    QVERIFY(m_shop->changed());
}

void TestGuiWorkshop::leaving_asksWhatIsToBecomeOfIt()
{
    workshop(QStringLiteral("kryptik"));
    named(QStringLiteral("Unsure"));
    inBox<QMessageBox>([](QMessageBox* box) { QTest::keyClick(box, Qt::Key_Escape); });
    m_shop->close();
    QVERIFY(m_shop && m_shop->isVisible()); // One goes on writing.
    inBox<QMessageBox>(
        [](QMessageBox* box) { pressButton(box, WorkshopWindow::tr("Throw it away")); });
    m_shop->close();
    QTRY_VERIFY(!m_shop);
    QVERIFY(packs::all(QStringLiteral("kryptik")).isEmpty());
}

void TestGuiWorkshop::aPicture_isChosenAndThePackShared()
{
    const packs::Kept made = packs::create(QStringLiteral("kryptik"), QStringLiteral("Night Quay"));
    Json card = CardForm::of(QStringLiteral("kryptik")).blank;
    card["name"] = "Harbour Nurse";
    packs::putCard(made.path, card, {});
    const QString file = QDir::temp().filePath(QStringLiteral("triptych-nurse.png"));
    QImage drawn(300, 200, QImage::Format_RGB32);
    drawn.fill(Qt::magenta);
    QVERIFY(drawn.save(file));
    const QString gift = QDir::temp().filePath(QStringLiteral("triptych-quay.triptych-pack"));
    QFile::remove(gift);

    workshop(QStringLiteral("kryptik"));
    auto* cards = m_shop->findChild<QListWidget*>(QStringLiteral("workshopCards"));
    QTest::mouseClick(
        cards->viewport(), Qt::LeftButton, {}, cards->visualItemRect(cards->item(0)).center());
    QCOMPARE(
        qobject_cast<QLineEdit*>(editor().input("name"))->text(), QStringLiteral("Harbour Nurse"));
    const auto chosen = [this](const QString& path) {
        inBox<QFileDialog>([path](QFileDialog* box) {
            box->findChild<QLineEdit*>()->setText(path);
            QTest::keyClick(box->findChild<QLineEdit*>(), Qt::Key_Return);
        });
    };
    chosen(file);
    QTest::keyClick(m_shop, Qt::Key_I, Qt::ControlModifier);
    QTRY_VERIFY(!editor().picture().isNull());
    QVERIFY(m_shop->changed());
    press("keepTheCard");
    QTRY_VERIFY(!m_shop->changed());
    QVERIFY(!ownpictures::pathOf(
        packs::picturesOf(QStringLiteral("kryptik")), QStringLiteral("NIGH-001"))
                 .isEmpty());
    chosen(gift);
    m_shop->findChild<QAction*>(QStringLiteral("shareThePack"))->trigger();
    QTRY_VERIFY(QFile::exists(gift));
    const SharedPack shared = sharedpack::readFile(gift);
    QCOMPARE(shared.problem, QString());
    QCOMPARE(shared.pictures.size(), 1);
    QFile::remove(file);
    QFile::remove(gift);
}

void TestGuiWorkshop::aPack_fromElsewhere_isShownFirst()
{
    const packs::Kept made = packs::create(QStringLiteral("altered"), QStringLiteral("Kiln Songs"));
    Json card = CardForm::of(QStringLiteral("altered")).blank;
    card["name"] = "Kiln Cat";
    packs::putCard(made.path, card, {});
    const QString gift = QDir::temp().filePath(QStringLiteral("triptych-gift.json"));
    QFile file(gift);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(sharedpack::print(made.path).bytes);
    file.close();
    packs::throwAway(made.path);
    open({});
    QString said;
    inBox<QMessageBox>([&](QMessageBox* box) {
        said = box->text();
        QTest::keyClick(box, Qt::Key_Escape);
    });
    window().openFile(gift);
    QVERIFY2(said.contains(u"Kiln Songs"), qPrintable(said));
    QVERIFY(packs::all(QStringLiteral("altered")).isEmpty());
    inBox<QMessageBox>([](QMessageBox* box) { QTest::keyClick(box, Qt::Key_Return); });
    window().openFile(gift);
    QCOMPARE(packs::all(QStringLiteral("altered")).size(), 1);
    WorkshopWindow* shop = window().openWorkshop(QStringLiteral("altered"));
    QCOMPARE(shop->findChild<QListWidget*>(QStringLiteral("workshopCards"))->count(), 1);
    QFile::remove(gift);
}

void TestGuiWorkshop::everything_hasAName()
{
    QAccessible::setActive(true);
    workshop(QStringLiteral("seize"));
    QStringList nameless;
    for (QWidget* each : m_shop->findChildren<QWidget*>())
        if (each->isVisible() && each->focusPolicy() & Qt::TabFocus
            && !qobject_cast<QScrollArea*>(each)) {
            QAccessibleInterface* seen = QAccessible::queryAccessibleInterface(each);
            if (!seen || seen->text(QAccessible::Name).isEmpty())
                nameless.append(
                    QString::fromLatin1(each->metaObject()->className()) + each->objectName());
        }
    nameless.removeAll(QStringLiteral("QLineEditqt_spinbox_lineedit"));
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u' ')));
}

GUI_TEST_MAIN(TestGuiWorkshop)

#include "tst_gui_workshop.moc"
