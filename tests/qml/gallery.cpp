// Renders the table with sample data to pictures, to be looked at:
//   triptych-gallery OUTPUT_FOLDER [--only NAME]
#include "AlteredSample.h"
#include "SampleTable.h"
#include "SeizeSample.h"
#include "app/art/CardArt.h"

#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QImage>
#include <QQmlComponent>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>

namespace {

void wait(int milliseconds)
{
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < milliseconds)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
}

struct Shot
{
    const char* name;
    QSize size;
    int seats = 2;
    const char* look = "dark";
    const char* zoomKey = "p1-2";
    double textScale = 1.0;
    const char* sample = ""; ///< A sample of another game; "" the first one.
    const char* held = "";   ///< A key that is picked up.
    bool legend = false;
};

bool take(const Shot& shot, const QString& folder)
{
    MatchViewModel match;
    match.preferences()->setTheme(QString::fromUtf8(shot.look));
    match.preferences()->setTextScale(shot.textScale);
    if (QByteArray(shot.sample).startsWith("altered/"))
        alteredsample::lay(match, QString::fromUtf8(shot.sample).section(u'/', 1));
    else if (*shot.sample)
        seizesample::lay(match, QString::fromUtf8(shot.sample));
    else
        SamplePresenter::lay(match,
            std::make_shared<SamplePresenter>(QStringLiteral(TRIPTYCH_CARDS), shot.seats),
            shot.seats);
    match.inspect(QString::fromUtf8(shot.zoomKey));

    QQuickView view;
    view.engine()->addImageProvider(QStringLiteral("cardart"), new triptych::CardArt);
    view.engine()->addImportPath(QStringLiteral("qrc:/qt/qml"));
    view.setResizeMode(QQuickView::SizeRootObjectToView);
    view.setInitialProperties({ { QStringLiteral("match"), QVariant::fromValue(&match) } });
    view.setSource(QUrl(QStringLiteral("qrc:/qt/qml/Triptych/Playmat/Playmat.qml")));
    if (view.status() != QQuickView::Ready)
        return false;
    view.resize(shot.size);
    view.show();
    wait(900);
    QObject* table = view.rootObject()->findChild<QObject*>(QStringLiteral("table"));
    if (table && *shot.held)
        QMetaObject::invokeMethod(table, "hold", Q_ARG(QString, QString::fromUtf8(shot.held)),
            Q_ARG(QQuickItem*, nullptr));
    if (table && shot.legend)
        table->setProperty("legendOpen", true);
    wait(900);
    const QString file
        = folder + QLatin1Char('/') + QString::fromUtf8(shot.name) + QStringLiteral(".png");
    const bool saved = view.grabWindow().save(file);
    view.setSource({});
    return saved;
}

} // namespace

int main(int argc, char** argv)
{
    QGuiApplication app(argc, argv);
    const QStringList arguments = app.arguments();
    const QString folder = arguments.value(1, QStringLiteral("."));
    const QString only = arguments.value(2);
    const Shot shots[] {
        { "two-1280", { 1280, 776 } },
        { "two-1920", { 1920, 1056 } },
        { "light-1280", { 1280, 776 }, 2, "light" },
        { "contrast-1280", { 1280, 776 }, 2, "contrast" },
        { "three-1280", { 1280, 776 }, 3 },
        { "four-1920", { 1920, 1056 }, 4 },
        { "narrow-1000", { 1000, 720 } },
        { "large-text-1280", { 1280, 776 }, 2, "dark", "p1-2", 1.5 },
        { "seize-attack-1280", { 1280, 776 }, 2, "dark", "gate-sergeant-obry", 1.0, "two-attack" },
        { "seize-attack-1920", { 1920, 1056 }, 2, "dark", "rime-keeper", 1.0, "two-attack",
            "longwatch-ranger" },
        { "seize-stack-1280", { 1280, 776 }, 2, "dark", "second-wind", 1.0, "two-stack" },
        { "seize-light-1280", { 1280, 776 }, 2, "light", "mother-quill", 1.0, "two-rally",
            "mother-quill" },
        { "seize-contrast-1280", { 1280, 776 }, 2, "contrast", "gate-sergeant-obry", 1.0,
            "two-attack", "gate-sergeant-obry", true },
        { "seize-move-1280", { 1280, 776 }, 2, "dark", "gate-sergeant-obry", 1.0, "two-move",
            "gate-sergeant-obry" },
        { "seize-four-1280", { 1280, 776 }, 4, "dark", "fen-stalker", 1.0, "four-move",
            "gate-sergeant-obry" },
        { "seize-four-1920", { 1920, 1056 }, 4, "dark", "fen-stalker", 1.0, "four-move" },
        { "seize-acquire-1280", { 1280, 776 }, 2, "dark", "second-wind", 1.0, "two-acquire" },
        { "seize-arena-1280", { 1280, 776 }, 2, "light", "anchor-captain-morrow", 1.0,
            "arena-pillars" },
        { "altered-1280", { 1280, 776 }, 2, "table", "brass-heron", 1.0, "altered/afternoon" },
        { "altered-1920", { 1920, 1056 }, 2, "table", "star-reader", 1.0, "altered/afternoon" },
        { "altered-dark-1280", { 1280, 776 }, 2, "dark", "hollow-tower-crew", 1.0,
            "altered/afternoon" },
        { "altered-contrast-1280", { 1280, 776 }, 2, "contrast", "ines-marrow-tick", 1.0,
            "altered/afternoon", "", true },
        { "altered-play-1280", { 1280, 776 }, 2, "table", "fair-wind#3", 1.0, "altered/afternoon",
            "lamp-carrier" },
        { "altered-target-1280", { 1280, 776 }, 2, "table", "moss-oracle", 1.0, "altered/target" },
        { "altered-expedition-1280", { 1280, 776 }, 2, "table", "counting-house", 1.0,
            "altered/expedition" },
        { "altered-reactions-1280", { 1280, 776 }, 2, "table", "hollow-tower-crew", 1.0,
            "altered/reactions" },
        { "altered-expand-1280", { 1280, 776 }, 2, "table", "old-dredger", 1.0, "altered/expand" },
        { "altered-setup-1280", { 1280, 776 }, 2, "table", "old-dredger", 1.0, "altered/setup" },
        { "altered-keep-1280", { 1280, 776 }, 2, "table", "lamp-carrier", 1.0, "altered/keep" },
        { "altered-modes-1280", { 1280, 776 }, 2, "table", "star-reader", 1.0, "altered/modes" },
        { "altered-arena-1280", { 1280, 776 }, 2, "table", "slow-colossus", 1.0, "altered/arena" },
        { "altered-large-1280", { 1280, 776 }, 2, "table", "brass-heron", 1.5,
            "altered/afternoon" },
        { "altered-narrow-1000", { 1000, 720 }, 2, "table", "brass-heron", 1.0,
            "altered/afternoon" },
    };
    bool good = true;
    for (const Shot& shot : shots)
        if (QLatin1String(shot.name).startsWith(only))
            good = take(shot, folder) && good;
    return good ? 0 : 1;
}
