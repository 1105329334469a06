#include "app/services/Content.h"
#include "app/windows/BigButton.h"
#include "app/windows/WelcomePage.h"

#include <QApplication>
#include <QTest>

/// The start page in windows of several sizes and with words of several sizes.
class TestWelcomePage : public QObject
{
    Q_OBJECT

private slots:
    void buttons_areWhole_data();
    void buttons_areWhole();
};

void TestWelcomePage::buttons_areWhole_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("pixels");
    QTest::addColumn<bool>("continues");
    for (const QSize& size : { QSize(1280, 778), QSize(1024, 618), QSize(1920, 1050) })
        for (const int pixels : { 14, 17, 20 })
            for (const bool continues : { false, true })
                QTest::addRow("%dx%d, %d px%s", size.width(), size.height(), pixels,
                    continues ? ", with a match to continue" : "")
                    << size << pixels << continues;
}

/// The text size may be changed in the settings while the page is shown.
void TestWelcomePage::buttons_areWhole()
{
    QFETCH(const QSize, size);
    QFETCH(const int, pixels);
    QFETCH(const bool, continues);
    const auto sized = [](int wanted) {
        QFont font = QApplication::font();
        font.setPixelSize(wanted);
        QApplication::setFont(font);
    };
    sized(14);
    Content content;
    WelcomePage page(content);
    page.resize(size);
    page.offer(continues ? QStringLiteral("some.jsonl") : QString(), {});
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    sized(pixels);
    QTest::qWait(10);
    int shown = 0;
    int below = 0;
    for (const BigButton* button : page.findChildren<BigButton*>()) {
        if (!button->isVisible())
            continue;
        ++shown;
        const QRect place(button->mapTo(&page, QPoint(0, 0)), button->size());
        QVERIFY2(page.rect().contains(place), qPrintable(button->text()));
        QVERIFY2(button->height() >= button->heightForWidth(button->width()),
            qPrintable(button->text()));
        QVERIFY2(place.top() >= below, qPrintable(button->text()));
        below = place.bottom();
    }
    QCOMPARE(shown, continues ? 6 : 5);
}

QTEST_MAIN(TestWelcomePage)
#include "tst_welcomepage.moc"
