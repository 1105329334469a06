#include "OtherProgram.h"
#include "PlayedMatches.h"

#include "app/match/MatchNotes.h"
#include "app/windows/ContinueDialog.h"
#include "app/windows/Continuing.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>
#include <QTreeWidget>

/// The list of matches to go on with, and what is asked where another program has one.
class TestContinueDialog : public QObject, protected PlayedMatches
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void list_hasEveryMatchWithItsReason();
    void choosing_givesTheJournal();
    void matchOpenElsewhere_isWatchedOrCopied_data();
    void matchOpenElsewhere_isWatchedOrCopied();
    void names_areGivenByMouseAndByKeys();
    void pictures_areShownAndMayBeMissing();
    void deleteKey_asksOnceAndTakesAllToTheBin();
    void words_areWholeInLargeLetters();
    void columns_areAsWideAsTheirWords();

private:
    QString kept(const char* name, int answers);
    static QString path(const char* name)
    {
        return Content::journalFolder() + u'/' + QLatin1String(name);
    }
};

void TestContinueDialog::init()
{
    forgetEverything("tst_continuedialog");
    QLocale::setDefault(QLocale(QLocale::English)); // as Language does
    QDir(Content::journalFolder()).removeRecursively();
}

/// A match between a person and the computer that was left after some answers.
QString TestContinueDialog::kept(const char* name, int answers)
{
    const auto played = controller();
    played->setJournalPath(path(name));
    if (!played->start(planOf({ QStringLiteral("person"), QStringLiteral("greedy") })).isEmpty()
        || !playOn(*played, 9, answers))
        qFatal("no match");
    return played->journalPath();
}

void TestContinueDialog::list_hasEveryMatchWithItsReason()
{
    kept("good.jsonl", 8);
    QFile empty(path("empty.jsonl"));
    QVERIFY(empty.open(QIODevice::WriteOnly));
    empty.close();
    const OtherProgram other(kept("played.jsonl", 5));
    ContinueDialog dialog(*m_content);
    const auto* list = dialog.findChild<QTreeWidget*>(QStringLiteral("keptMatches"));
    const auto* reason = dialog.findChild<QLabel*>(QStringLiteral("keptMatchReason"));
    const auto* goOn = dialog.findChild<QPushButton*>(QStringLiteral("goOnButton"));
    QCOMPARE(list->topLevelItemCount(), 3);
    const auto rowOf = [&](const char* name) {
        for (int row = 0; row < 3; ++row)
            if (list->topLevelItem(row)->toolTip(0) == path(name))
                return list->topLevelItem(row);
        return static_cast<QTreeWidgetItem*>(nullptr);
    };
    const auto choose = [&](const char* name) {
        dialog.findChild<QTreeWidget*>(QStringLiteral("keptMatches"))->setCurrentItem(rowOf(name));
    };
    QTRY_VERIFY2(rowOf("good.jsonl")->text(0).contains(u':'), "played again by and by");
    QTRY_VERIFY(rowOf("good.jsonl")->text(3).contains(QStringLiteral("Turn")));
    QCOMPARE(rowOf("good.jsonl")->text(1), QStringLiteral("Mira and Joss"));
    choose("good.jsonl");
    QVERIFY(goOn->isEnabled());
    choose("empty.jsonl");
    QVERIFY(!goOn->isEnabled());
    QVERIFY2(reason->text().contains(QStringLiteral("is empty")), qPrintable(reason->text()));
    choose("played.jsonl");
    QVERIFY2(goOn->isEnabled(), "to watch or to copy");
    QVERIFY2(reason->text().contains(QString::number(other.process())), qPrintable(reason->text()));
}

void TestContinueDialog::choosing_givesTheJournal()
{
    const QString journal = kept("good.jsonl", 8);
    ContinueDialog dialog(*m_content);
    dialog.show();
    QTest::keyClick(&dialog, Qt::Key_Return);
    QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
    QCOMPARE(dialog.chosen(), journal);
}

void TestContinueDialog::matchOpenElsewhere_isWatchedOrCopied_data()
{
    QTest::addColumn<QString>("button");
    QTest::addColumn<bool>("taken");
    QTest::addColumn<bool>("watches");
    QTest::newRow("watch") << QStringLiteral("Watch it") << true << true;
    QTest::newRow("copy") << QStringLiteral("Go on with a copy") << true << false;
    QTest::newRow("nothing") << QStringLiteral("Leave it alone") << false << false;
}

void TestContinueDialog::matchOpenElsewhere_isWatchedOrCopied()
{
    QFETCH(const QString, button);
    QFETCH(const bool, taken);
    QFETCH(const bool, watches);
    const QString journal = kept("played.jsonl", 8);
    QFile file(journal);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray before = file.readAll();
    const OtherProgram other(journal);
    const auto second = controller();
    QString told;
    QTimer::singleShot(0, qApp, [&] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (!box)
            qFatal("nothing is asked");
        told = box->text();
        for (QAbstractButton* each : box->buttons())
            if (each->text() == button)
                each->click();
    });
    QCOMPARE(continuing::goOn(nullptr, *second, journal), taken);
    QVERIFY2(told.contains(QString::number(other.process())), qPrintable(told));
    QCOMPARE(second->table()->active(), taken);
    QCOMPARE(second->watching(), watches);
    if (taken && !watches) {
        QTRY_VERIFY(second->table()->prompt()->mine());
        QVERIFY(playOn(*second, 3, 4));
        QVERIFY(second->journalPath() != journal);
    }
    QVERIFY(file.seek(0));
    QCOMPARE(file.readAll(), before);
}

/// Answers the next dialog with a name, or leaves it.
static void sayName(const QString& name)
{
    QTimer::singleShot(0, qApp, [name] {
        auto* asked = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
        if (!asked)
            qFatal("no name is asked for");
        auto* field = asked->findChild<QLineEdit*>();
        field->selectAll();
        QTest::keyClicks(field, name);
        QTest::keyClick(field, name.isEmpty() ? Qt::Key_Escape : Qt::Key_Return);
    });
}

void TestContinueDialog::names_areGivenByMouseAndByKeys()
{
    const QString journal = kept("good.jsonl", 8);
    ContinueDialog dialog(*m_content);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    auto* list = dialog.findChild<QTreeWidget*>(QStringLiteral("keptMatches"));
    sayName(QStringLiteral("Friday"));
    QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("nameButton")), Qt::LeftButton);
    QVERIFY(list->topLevelItem(0)->text(0).startsWith(QStringLiteral("Friday\n")));
    QCOMPARE(matchnotes::name(journal), QStringLiteral("Friday"));
    list->setFocus();
    sayName(QStringLiteral("Saturday"));
    QTest::keyClick(list, Qt::Key_F2);
    QCOMPARE(matchnotes::name(journal), QStringLiteral("Saturday"));
    sayName({}); // Escape
    QTest::keyClick(list, Qt::Key_F2);
    QCOMPARE(matchnotes::name(journal), QStringLiteral("Saturday"));
    QCOMPARE(KeptMatches(*m_content).newest()->name, QStringLiteral("Saturday"));
}

void TestContinueDialog::pictures_areShownAndMayBeMissing()
{
    const QString pictured = kept("good.jsonl", 8);
    kept("plain.jsonl", 6);
    QImage red(640, 400, QImage::Format_RGB32);
    red.fill(Qt::red);
    QCOMPARE(matchnotes::setPicture(pictured, red), QString());
    ContinueDialog dialog(*m_content);
    const auto* list = dialog.findChild<QTreeWidget*>(QStringLiteral("keptMatches"));
    QCOMPARE(list->topLevelItemCount(), 2);
    const auto middle = [&](const QString& path) {
        for (int row = 0; row < 2; ++row)
            if (list->topLevelItem(row)->toolTip(0) == path)
                return list->topLevelItem(row)->icon(0).pixmap(128, 80).toImage().pixelColor(
                    64, 40);
        return QColor();
    };
    QCOMPARE(middle(pictured), QColor(Qt::red));
    // The other one has the picture of its game, once it is known which that is.
    QTRY_VERIFY(middle(path("plain.jsonl")).isValid());
    QVERIFY(middle(path("plain.jsonl")) != QColor(Qt::red));
}

void TestContinueDialog::deleteKey_asksOnceAndTakesAllToTheBin()
{
    const QString journal = kept("good.jsonl", 8);
    kept("other.jsonl", 6);
    QCOMPARE(matchnotes::setName(journal, QStringLiteral("Friday")), QString());
    ContinueDialog dialog(*m_content);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    auto* list = dialog.findChild<QTreeWidget*>(QStringLiteral("keptMatches"));
    for (int row = 0; row < 2; ++row)
        if (list->topLevelItem(row)->toolTip(0) == journal)
            list->setCurrentItem(list->topLevelItem(row));
    list->setFocus();
    for (const bool agrees : { false, true }) {
        int asked = 0;
        QTimer::singleShot(0, qApp, [&] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!box)
                qFatal("nothing is asked");
            ++asked;
            for (QAbstractButton* each : box->buttons())
                if ((each->text() == QStringLiteral("Move to the bin")) == agrees) {
                    each->click();
                    return;
                }
        });
        QTest::keyClick(list, Qt::Key_Delete);
        QCOMPARE(asked, 1);
        QCOMPARE(QFile::exists(journal), !agrees);
    }
    QVERIFY(matchnotes::files(journal).isEmpty());
    QCOMPARE(list->topLevelItemCount(), 1);
    QCOMPARE(dialog.focusWidget(), list); // the keys go on where they were
}

/// A third larger, as some people set their screens.
void TestContinueDialog::words_areWholeInLargeLetters()
{
    kept("good.jsonl", 8);
    const QFont before = QApplication::font();
    QFont large = before;
    large.setPixelSize(19);
    QApplication::setFont(large);
    {
        ContinueDialog dialog(*m_content);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        for (const QAbstractButton* button : dialog.findChildren<QAbstractButton*>())
            if (button->isVisible() && !button->text().isEmpty())
                QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->text()));
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            if (label->isVisible())
                QVERIFY2(label->height() >= label->heightForWidth(label->width()),
                    qPrintable(label->text()));
    }
    QApplication::setFont(before);
}

/// The last column takes what is left, and was once cut off. Small letters, so that there is room for all.
void TestContinueDialog::columns_areAsWideAsTheirWords()
{
    kept("good.jsonl", 8);
    const QFont before = QApplication::font();
    QFont tiny = before;
    tiny.setPixelSize(7);
    QApplication::setFont(tiny);
    {
        ContinueDialog dialog(*m_content);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        const auto* list = dialog.findChild<QTreeWidget*>(QStringLiteral("keptMatches"));
        QVERIFY(list);
        for (int column = 0; column < list->columnCount(); ++column)
            QTRY_VERIFY2(
                list->header()->sectionSize(column) >= list->header()->sectionSizeHint(column),
                qPrintable(list->headerItem()->text(column)));
    }
    QApplication::setFont(before);
}

QTEST_MAIN(TestContinueDialog)

#include "tst_continuedialog.moc"
