#include "app/widgets/EmptyClipboard.h"

#include <QApplication>
#include <QClipboard>
#include <QPlainTextEdit>
#include <QTest>
#include <QTextEdit>

/// Pasting nothing does nothing; under X11 the program ended there.
class TestEmptyClipboard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { qApp->installEventFilter(&m_filter); }
    void nothing_isNotPasted();
    void text_isPasted();
    void otherKeys_reachTheField();
    void middleButton_pastesNothingEither();

private:
    EmptyClipboard m_filter;
};

void TestEmptyClipboard::nothing_isNotPasted()
{
    QGuiApplication::clipboard()->clear();
    QPlainTextEdit plain;
    QTextEdit rich;
    for (QWidget* field : std::initializer_list<QWidget*> { &plain, &rich }) {
        QKeyEvent paste(QEvent::KeyPress, Qt::Key_V, Qt::ControlModifier);
        QVERIFY(m_filter.eventFilter(field, &paste));
        QKeyEvent old(QEvent::KeyPress, Qt::Key_Insert, Qt::ShiftModifier);
        QVERIFY(m_filter.eventFilter(field, &old));
        QTest::keyClick(field, Qt::Key_V, Qt::ControlModifier);
    }
    QVERIFY(plain.toPlainText().isEmpty());
}

void TestEmptyClipboard::text_isPasted()
{
    QGuiApplication::clipboard()->setText(QStringLiteral("3 Pier Watcher"));
    QPlainTextEdit field;
    QTest::keyClick(&field, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(field.toPlainText(), QStringLiteral("3 Pier Watcher"));
}

void TestEmptyClipboard::otherKeys_reachTheField()
{
    QGuiApplication::clipboard()->clear();
    QPlainTextEdit field;
    QTest::keyClicks(&field, QStringLiteral("v"));
    QCOMPARE(field.toPlainText(), QStringLiteral("v"));
    QWidget other;
    QKeyEvent paste(QEvent::KeyPress, Qt::Key_V, Qt::ControlModifier);
    QVERIFY(!m_filter.eventFilter(&other, &paste));
}

void TestEmptyClipboard::middleButton_pastesNothingEither()
{
    QClipboard* clipboard = QGuiApplication::clipboard();
    clipboard->clear(QClipboard::Selection);
    QPlainTextEdit field;
    QMouseEvent middle(QEvent::MouseButtonRelease, QPointF(4, 4), QPointF(4, 4), Qt::MiddleButton,
        Qt::NoButton, Qt::NoModifier);
    // Where there is no such clipboard there is nothing to keep off.
    QCOMPARE(m_filter.eventFilter(field.viewport(), &middle), clipboard->supportsSelection());
    QMouseEvent left(QEvent::MouseButtonRelease, QPointF(4, 4), QPointF(4, 4), Qt::LeftButton,
        Qt::NoButton, Qt::NoModifier);
    QVERIFY(!m_filter.eventFilter(field.viewport(), &left));
}

QTEST_MAIN(TestEmptyClipboard)
#include "tst_emptyclipboard.moc"
