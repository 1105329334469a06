#include "app/services/Content.h"
#include "app/windows/ImportDeckDialog.h"
#include "app/windows/NewMatchDialog.h"
#include "app/windows/OwnFilesDialog.h"
#include "decks/DeckText.h"
#include "match/Games.h"

#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSettings>
#include <QTest>
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
    void ownFolder_isListedWithWhatCannotBeRead();
    void illegalOwnDeck_isOfferedWithTheReason();

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
    QTest::qWait(350); // it is judged when one stops typing
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

QTEST_MAIN(TestOwnDecks)

#include "tst_owndecks.moc"
