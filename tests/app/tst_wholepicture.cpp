#include "app/widgets/WholePicture.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWidget>
#include <QQuickWindow>
#include <QSignalSpy>
#include <QTest>

/// What vanishes over something that moved leaves nothing of it behind.
class TestWholePicture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatVanishes_leavesNothingBehind();
    void aStillPage_isLeftAlone();

private:
    static void fill(QQuickWidget& page);
    static QColor at(QQuickWidget& page, int x, int y)
    {
        return page.grab().toImage().pixelColor(x, y);
    }
};

void TestWholePicture::fill(QQuickWidget& page)
{
    auto* scene = new QQmlComponent(page.engine(), &page);
    scene->setData(R"(import QtQuick
        Rectangle {
            color: "white"
            Rectangle { objectName: "beneath"; x: 80; y: 80; width: 40; height: 40; color: "white"; radius: 3 }
            Rectangle { objectName: "plate"; x: 20; y: 20; width: 160; height: 160; color: "#F0803020"; radius: 8 }
        })",
        QUrl());
    QObject* root = scene->create(page.rootContext());
    QVERIFY2(root, qPrintable(scene->errorString()));
    page.setResizeMode(QQuickWidget::SizeRootObjectToView);
    page.setContent(QUrl(QStringLiteral("test:/scene.qml")), scene, root);
    page.resize(200, 200);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
}

void TestWholePicture::whatVanishes_leavesNothingBehind()
{
    QQuickWidget page;
    new WholePicture(&page);
    fill(page);
    auto* beneath = page.rootObject()->findChild<QQuickItem*>(QStringLiteral("beneath"));
    auto* plate = page.rootObject()->findChild<QQuickItem*>(QStringLiteral("plate"));
    QVERIFY(beneath && plate);
    QTRY_VERIFY(at(page, 40, 40) != QColor(Qt::white));
    // Only a part of the plate is painted anew, and then it is gone.
    const QColor before = at(page, 100, 100);
    beneath->setProperty("color", QColor(Qt::blue));
    QTRY_VERIFY(at(page, 100, 100) != before);
    plate->setVisible(false);
    QTRY_COMPARE(at(page, 100, 100), QColor(Qt::blue));
    QTRY_COMPARE(at(page, 40, 40), QColor(Qt::white));
    QTRY_COMPARE(at(page, 160, 160), QColor(Qt::white));
}

/// The picture that is painted for its own sake does not bring about another.
void TestWholePicture::aStillPage_isLeftAlone()
{
    QQuickWidget page;
    new WholePicture(&page);
    fill(page);
    QQuickItem* root = page.rootObject();
    QSignalSpy painted(page.quickWindow(), &QQuickWindow::afterRendering);
    QTRY_VERIFY(root->x() != 0); // painted, and then painted whole
    const auto isStill = [&painted] {
        const auto before = painted.count();
        QTest::qWait(400); // several times as long as it waits
        return painted.count() == before;
    };
    QVERIFY(QTest::qWaitFor(isStill, 20'000));
}

QTEST_MAIN(TestWholePicture)

#include "tst_wholepicture.moc"
