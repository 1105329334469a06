// Runs the tst_*.qml files beside it.
#include "app/art/CardArt.h"

#include <QQmlEngine>
#include <QtQuickTest>

class Setup : public QObject
{
    Q_OBJECT

public Q_SLOTS:
    void qmlEngineAvailable(QQmlEngine* engine)
    {
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        engine->addImageProvider(QStringLiteral("cardart"), new triptych::CardArt);
    }
};

QUICK_TEST_MAIN_WITH_SETUP(table, Setup)

#include "tst_qml.moc"
