#include "app/Application.h"
#include "app/services/Memory.h"
#include "app/services/Settings.h"
#include "app/widgets/EmptyClipboard.h"
#include "app/widgets/WindowStyle.h"

#include <QApplication>
#include <QFile>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTextStream>

#include <optional>

int main(int argc, char* argv[])
{
    memory::settle();
    QCoreApplication::setOrganizationName(QStringLiteral("Triptych"));
    QCoreApplication::setApplicationName(QStringLiteral("triptych"));
    QCoreApplication::setApplicationVersion(QStringLiteral(TRIPTYCH_VERSION));
    QStringList words;
    for (int i = 1; i < argc; ++i)
        words.append(QString::fromLocal8Bit(argv[i]));
    const CommandLine options = CommandLine::read(words);
    if (!options.problem.isEmpty()) {
        QTextStream(stderr) << "triptych: " << options.problem << Qt::endl;
        return 2;
    }
    if (options.help || options.version) {
        QTextStream(stdout) << (options.help ? CommandLine::helpText()
                                             : QStringLiteral("triptych " TRIPTYCH_VERSION "\n"));
        return 0;
    }
    // A benchmark of the table plays matches: those of whoever runs it stay as they are.
    std::optional<QTemporaryDir> apart;
    if (options.tableBenchmark) {
        apart.emplace();
        for (const char* folder : { "XDG_DATA_HOME", "XDG_CONFIG_HOME" })
            qputenv(folder, QFile::encodeName(apart->path()));
    }
    if (options.software || settings::softwareRendering()) {
        // No GL library at all is loaded then: half the memory and half the start-up time.
        qputenv("QT_XCB_GL_INTEGRATION", "none");
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    } else {
        // Without it QQuickWidget makes its scene anew whenever it changes windows.
        QCoreApplication::setAttribute(Qt::AA_ShareOpenGLContexts);
    }
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    QApplication application(argc, argv);
    QApplication::setStyle(new WindowStyle);
    EmptyClipboard emptyClipboard;
    application.installEventFilter(&emptyClipboard);
    Application triptych(options);
    if (const auto code = triptych.start())
        return *code;
    return QApplication::exec();
}
