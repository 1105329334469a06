#include "ClientGui.h"

#include "app/services/Content.h"

#include <QApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QSettings>

void ClientGui::prepare()
{
    QSettings().clear();
    QDir(Content::ownFolder()).removeRecursively();
    QSettings().setValue(QStringLiteral("look/motion"), false);
    QSettings().setValue(QStringLiteral("look/language"), QStringLiteral("en"));
    QSettings().setValue(QStringLiteral("hints/wanted"), false); // tst_gui_reference asks for them
}

void ClientGui::finish()
{
    if (QTest::currentTestFailed() && m_client)
        picture(m_pictures + QString::fromLatin1(QTest::currentTestFunction()));
    m_client.reset();
}

void ClientGui::open(const CommandLine& options)
{
    m_client.reset();
    m_client = std::make_unique<Application>(options);
    m_client->controller().setPace(0);
    arrange();
    QCOMPARE(m_client->start(), std::optional<int>());
    window().resize(1280, 800);
    QVERIFY(QTest::qWaitForWindowExposed(&window()));
    window().activateWindow();
    // Until then it hears no shortcut; on a busy machine that is a while after it is shown.
    QTRY_VERIFY(window().isActiveWindow());
    m_changes = 0;
    connect(&table(), &MatchViewModel::changed, this, [this] { ++m_changes; });
}

bool ClientGui::waitUntilAsked()
{
    QDeadlineTimer deadline(30'000);
    while (!deadline.hasExpired()) {
        if (table().over() || table().curtainVisible() || table().prompt()->mine())
            return true;
        QTest::qWait(5); // with a time, processEvents never sleeps
    }
    return false;
}

bool ClientGui::waitForChange(int before, int milliseconds)
{
    QDeadlineTimer deadline(milliseconds);
    while (!deadline.hasExpired() && m_changes == before)
        QTest::qWait(5);
    return m_changes != before;
}

void ClientGui::picture(const QString& name)
{
    QDir().mkpath(QStringLiteral("screens"));
    QTest::qWait(150); // pictures of cards are drawn by another thread
    window().grab().save(QStringLiteral("screens/%1.png").arg(name));
}

QString ClientGui::whatIsAsked() const
{
    return QStringList { table().turnText(), table().phaseText(), table().prompt()->text() }.join(
        QStringLiteral(" | "));
}

QString ClientGui::held() const
{
    const QObject* board = view()->rootObject()->findChild<QObject*>(QStringLiteral("table"));
    return board ? board->property("held").toString() : QString();
}

QStringList ClientGui::told() const
{
    QStringList texts;
    const EventLogModel* log = table().log();
    for (int row = 0; row < log->rowCount(); ++row)
        texts.append(log->data(log->index(row), EventLogModel::TextRole).toString());
    return texts;
}

void prepareGuiTest(const char* program)
{
    QCoreApplication::setOrganizationName(QStringLiteral("Triptych"));
    QCoreApplication::setApplicationName(QFileInfo(QString::fromLocal8Bit(program)).fileName());
    QCoreApplication::setAttribute(Qt::AA_ShareOpenGLContexts);
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    QApplication::setStyle(QStringLiteral("Fusion"));
}

#include "moc_ClientGui.cpp"
