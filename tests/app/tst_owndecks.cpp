#include "app/services/Content.h"
#include "app/services/Language.h"
#include "app/widgets/ScrolledPage.h"
#include "app/windows/ImportDeckDialog.h"
#include "app/windows/NewMatchDialog.h"
#include "app/windows/OwnFilesDialog.h"
#include "decks/DeckText.h"
#include "decks/ListFormat.h"
#include "match/Games.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QScreen>
#include <QSettings>
#include <QSpinBox>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>

/// One's own decks and cards in the dialogs: pasting a list, seeing line by line what is wrong with
/// it, and what lies in one's own folder.
class TestOwnDecks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void pastedList_namesItsGameAndIsKept();
    void wrongCards_areToldWithTheirLines();
    void whatIsNoList_cannotBeKept();
    void everyForm_canBeImported();
    void ownFolder_isListedWithWhatCannotBeRead();
    void illegalOwnDeck_isOfferedWithTheReason();
    void theSetUp_fitsTheScreenInLargeType();

private:
    static const triptych::Game& altered() { return *triptych::match::find("altered"); }
    static void write(const QString& name, const QByteArray& text);
    static QString lampDeck(Content& content);
    static void paste(ImportDeckDialog& dialog, const QString& text);
};

void TestOwnDecks::initTestCase()
{
    QCoreApplication::setOrganizationName(QStringLiteral("Triptych"));
    QCoreApplication::setApplicationName(QStringLiteral("tst_owndecks"));
}

void TestOwnDecks::init()
{
    QSettings().clear();
    QVERIFY(QDir(Content::ownFolder()).removeRecursively());
}

void TestOwnDecks::write(const QString& name, const QByteArray& text)
{
    const QString path = Content::ownFolder() + u'/' + name;
    QVERIFY(QDir().mkpath(QFileInfo(path).absolutePath()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

/// A deck of the program as people post decks: numbers only, the Hero first.
QString TestOwnDecks::lampDeck(Content& content)
{
    const auto library = content.library(altered());
    return QString::fromStdString(
        triptych::decks::toIds(content.deck(altered(), QStringLiteral("a-lamp-at-every-gate")).deck,
            [&](const std::string& card) {
                return library->printed(library->find(card)).value("id", std::string());
            }));
}

void TestOwnDecks::paste(ImportDeckDialog& dialog, const QString& text)
{
    auto* edit = dialog.findChild<QPlainTextEdit*>(QStringLiteral("importText"));
    edit->setPlainText(text);
    // It is judged when one stops typing.
    const auto timers = dialog.findChildren<QTimer*>(Qt::FindDirectChildrenOnly);
    QVERIFY(!timers.isEmpty());
    QTRY_VERIFY(
        std::ranges::none_of(timers, [](const QTimer* timer) { return timer->isActive(); }));
}

void TestOwnDecks::pastedList_namesItsGameAndIsKept()
{
    Content content;
    ImportDeckDialog dialog(content, {});
    paste(dialog, lampDeck(content));
    QCOMPARE(dialog.game(), QStringLiteral("altered"));
    const auto* verdict = dialog.findChild<QLabel*>(QStringLiteral("importVerdict"));
    QVERIFY2(
        verdict->text().contains(QStringLiteral("may be played")), qPrintable(verdict->text()));
    QCOMPARE(dialog.findChild<QListWidget*>(QStringLiteral("importProblems"))->count(), 0);
    dialog.findChild<QLineEdit*>(QStringLiteral("importName"))->setText(QStringLiteral("My Lamps"));
    dialog.findChild<QPushButton*>(QStringLiteral("importKeep"))->click();
    QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
    QVERIFY(QFile::exists(dialog.path()));
    const auto kept = content.deck(altered(), QStringLiteral("my lamps"));
    QVERIFY(kept.problems.empty());
    QVERIFY(!kept.deck.hero.empty());
    QVERIFY(altered().check(*content.library(altered()), kept.deck, "cr4").empty());
}

void TestOwnDecks::wrongCards_areToldWithTheirLines()
{
    Content content;
    ImportDeckDialog dialog(content, QStringLiteral("altered"));
    paste(dialog, lampDeck(content) + QStringLiteral("2 ALT_NOWHERE_B_OR_99_C\n"));
    auto* problems = dialog.findChild<QListWidget*>(QStringLiteral("importProblems"));
    QCOMPARE(problems->count(), 1);
    const QString words = problems->item(0)->text();
    QVERIFY2(words.startsWith(QStringLiteral("line 17:")), qPrintable(words));
    QVERIFY(words.contains(QStringLiteral("ALT_NOWHERE_B_OR_99_C")));
    problems->setCurrentRow(0);
    const auto* edit = dialog.findChild<QPlainTextEdit*>(QStringLiteral("importText"));
    QCOMPARE(edit->textCursor().selectedText(), QStringLiteral("2 ALT_NOWHERE_B_OR_99_C"));
    // It can be kept until the cards are there.
    QVERIFY(dialog.findChild<QPushButton*>(QStringLiteral("importKeep"))->isEnabled());
}

/// The dialog reads whatever the editor reads: the lists and codes of deck builders too.
void TestOwnDecks::everyForm_canBeImported()
{
    Content content;
    for (const triptych::Game* game : Content::games()) {
        const auto library = content.catalogue(*game);
        const triptych::decks::DeckList deck = content.decks(*game).first().deck;
        int cards = 0;
        for (const triptych::decks::Entry& entry : deck.main)
            cards += entry.count;
        for (const triptych::decks::ListFormat* form : triptych::decks::formatsOf(*game)) {
            // What has no published numbers cannot be written in forms that have nothing else.
            const auto written = form->write(deck, *library);
            if (written.text.empty() || !written.problems.empty())
                continue;
            const auto read = triptych::decks::importDeck(*game, *library, written.text, "list");
            if (!read.problems.empty())
                continue;
            ImportDeckDialog dialog(content, QString::fromUtf8(game->id().data()));
            paste(dialog, QString::fromStdString(written.text));
            const QString what = QString::fromStdString(std::string(form->id()));
            QVERIFY2(dialog.findChild<QPushButton*>(QStringLiteral("importKeep"))->isEnabled(),
                qPrintable(what));
            const QString verdict
                = dialog.findChild<QLabel*>(QStringLiteral("importVerdict"))->text();
            QVERIFY2(verdict.contains(QString::number(cards)), qPrintable(what + u' ' + verdict));
        }
    }
    // A form that only deck builders have, of published numbers.
    const QString folder = QStringLiteral("cards/altered/base.json");
    write(folder,
        R"({"format":"triptych-cards/1","game":"altered","set":{"code":"BASE","name":"Base"},
        "cards":[{"id":"ALT_CORE_B_AX_10_C","name":"Kiln Cat","type":"character","faction":"axiom",
        "rarity":"common","subtypes":["robot"],"hand_cost":2,"reserve_cost":2,"forest":1,
        "mountain":1,"ocean":1,"text":"{J} Draw a card."}]})");
    Content own;
    const auto library = own.catalogue(altered());
    triptych::decks::DeckList deck;
    deck.game = "altered";
    deck.main = { { "ALT_CORE_B_AX_10_C", 3 } };
    int forms = 0;
    for (const triptych::decks::ListFormat* form : altered().listFormats()) {
        const auto written = form->write(deck, *library);
        QVERIFY2(!written.text.empty(), std::string(form->id()).c_str());
        ImportDeckDialog dialog(own, QStringLiteral("altered"));
        paste(dialog, QString::fromStdString(written.text));
        QVERIFY2(dialog.findChild<QPushButton*>(QStringLiteral("importKeep"))->isEnabled(),
            (std::string(form->id()) + ": " + written.text).c_str());
        ++forms;
    }
    QVERIFY(forms >= 2);
}

void TestOwnDecks::whatIsNoList_cannotBeKept()
{
    Content content;
    ImportDeckDialog dialog(content, QStringLiteral("altered"));
    auto* keep = dialog.findChild<QPushButton*>(QStringLiteral("importKeep"));
    QVERIFY(!keep->isEnabled());
    for (const char* const text : { "0 Gate Watch Recruit", "{\"format\":", "3" }) {
        paste(dialog, QString::fromUtf8(text));
        QVERIFY2(!keep->isEnabled(), text);
        QVERIFY2(
            dialog.findChild<QListWidget*>(QStringLiteral("importProblems"))->count() > 0, text);
    }
}

void TestOwnDecks::ownFolder_isListedWithWhatCannotBeRead()
{
    write(QStringLiteral("cards/altered/CORE.json"), "[{\"reference\":\"ALT_");
    write(QStringLiteral("decks/altered/mine.txt"), "3 Gate Watch Recruit\n3 Nobody\n");
    Content content;
    OwnFilesDialog dialog(content);
    const auto* files = dialog.findChild<QTreeWidget*>(QStringLiteral("ownFiles"));
    QCOMPARE(files->topLevelItemCount(), 2);
    const QTreeWidgetItem* cards = files->topLevelItem(0);
    QCOMPARE(cards->text(0), QStringLiteral("CORE.json"));
    QCOMPARE(cards->text(1), QStringLiteral("Cannot be used"));
    QVERIFY(cards->childCount() > 0);
    QVERIFY(cards->child(0)->text(1).size() > 10);
    const QTreeWidgetItem* deck = files->topLevelItem(1);
    QVERIFY(deck->text(1).contains(QStringLiteral("mine")));
    bool unknown = false;
    for (int i = 0; i < deck->childCount(); ++i)
        unknown = unknown || deck->child(i)->toolTip(1).startsWith(QStringLiteral("line 2"));
    QVERIFY(unknown);
}

void TestOwnDecks::illegalOwnDeck_isOfferedWithTheReason()
{
    write(QStringLiteral("decks/altered/mine.txt"), "3 Gate Watch Recruit\n");
    Content content;
    NewMatchDialog dialog(content);
    for (QComboBox* box : dialog.findChildren<QComboBox*>())
        if (const int index = box->findData(QStringLiteral("altered")); index >= 0)
            box->setCurrentIndex(index);
    auto* decks = dialog.findChild<QComboBox*>(QStringLiteral("seatDeck1"));
    const int own = decks->findText(QStringLiteral("mine (own)"));
    QVERIFY(own >= 0);
    decks->setCurrentIndex(own);
    Q_EMIT decks->activated(own);
    QVERIFY(!dialog.findChild<QPushButton*>(QStringLiteral("startMatchButton"))->isEnabled());
    bool said = false;
    for (const QLabel* label : dialog.findChildren<QLabel*>())
        said = said || label->text().contains(QStringLiteral("needs one Hero"));
    QVERIFY(said);
}

/// In German at one and a half times the size, on a screen that is too small for all of it: nothing
/// is cut off, what does not fit is scrolled, and the buttons are always there.
void TestOwnDecks::theSetUp_fitsTheScreenInLargeType()
{
    Language german;
    german.speak(QStringLiteral("de"));
    const QFont usual = QApplication::font();
    QFont large = usual;
    large.setPointSizeF(usual.pointSizeF() * 1.5);
    QApplication::setFont(large);
    const auto back = qScopeGuard([&usual] { QApplication::setFont(usual); });
    Content content;
    for (const char* const game : { "kryptik", "seize", "altered" }) {
        NewMatchDialog dialog(content, QString::fromLatin1(game));
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QTest::qWait(150);
        dialog.findChild<QSpinBox*>()->setValue(4); // where the game has so many seats
        QTest::qWait(150);
        const QSize screen = dialog.screen()->availableGeometry().size();
        QVERIFY2(dialog.height() <= screen.height() && dialog.width() <= screen.width(), game);
        auto* start = dialog.findChild<QPushButton*>(QStringLiteral("startMatchButton"));
        QVERIFY(dialog.rect().contains(start->mapTo(&dialog, start->rect().bottomRight())));
        auto* page = dialog.findChild<ScrolledPage*>();
        for (QWidget* each : page->widget()->findChildren<QWidget*>()) {
            if (!each->isVisible() || each->window() != &dialog
                || each->objectName().startsWith(QStringLiteral("qt_")))
                continue;
            if (qobject_cast<QLabel*>(each) || qobject_cast<QComboBox*>(each)
                || qobject_cast<QPushButton*>(each) || qobject_cast<QLineEdit*>(each)) {
                const int needed = each->hasHeightForWidth() ? each->heightForWidth(each->width())
                                                             : each->minimumSizeHint().height();
                QVERIFY2(each->height() >= needed,
                    qPrintable(each->objectName() + QString::fromLatin1(game)));
            }
        }
    }
}

QTEST_MAIN(TestOwnDecks)

#include "tst_owndecks.moc"
