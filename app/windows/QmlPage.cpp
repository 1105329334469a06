#include "app/windows/QmlPage.h"

#include "app/art/CardArt.h"
#include "app/services/Memory.h"
#include "app/widgets/Messages.h"
#include "app/widgets/WholePicture.h"
#include "app/windows/MainWindow.h"

#include <QQmlComponent>
#include <QQmlContext>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickWidget>
#include <QQuickWindow>
#include <QSGRendererInterface>
#include <QStackedWidget>
#include <QTimer>

#include <utility>

namespace {

/// A scene that takes its pictures with it. Qt Quick would keep those that nobody shows any more for
/// another half minute; and the software renderer (Qt 6.4) deletes what it made of them only when it draws the
/// next time, which it would never do: each match would cost some megabytes for good.
class SceneOfPage : public QQuickWidget
{
public:
    using QQuickWidget::QQuickWidget;
    ~SceneOfPage() override
    {
        delete rootObject();
        quickWindow()->releaseResources();
        if (quickWindow()->rendererInterface()->graphicsApi() == QSGRendererInterface::Software)
            grabFramebuffer();
    }
    Q_DISABLE_COPY_MOVE(SceneOfPage)
};

} // namespace

QmlPage::QmlPage(QStackedWidget& pages, QString name, QUrl url, QVariantMap properties)
    : m_pages(pages)
    , m_name(std::move(name))
    , m_url(std::move(url))
    , m_properties(std::move(properties))
{
}

QmlPage::~QmlPage()
{
    delete m_widget;
    delete m_component;
    for (const QPointer<QObject>& part : std::as_const(m_leaving))
        delete part;
}

bool QmlPage::isShown() const
{
    return m_widget && m_pages.currentWidget() == m_widget;
}

void QmlPage::show()
{
    make();
    m_pages.setCurrentWidget(m_widget);
    m_widget->setFocus();
}

void QmlPage::make()
{
    if (m_widget)
        return;
    m_widget = new SceneOfPage(m_pages.window());
    m_widget->setObjectName(m_name);
    m_widget->setResizeMode(QQuickWidget::SizeRootObjectToView);
    m_widget->setFocusPolicy(Qt::StrongFocus);
    // Else a finger is told to the scene as a mouse, and stays without meaning for whoever looks for one.
    m_widget->setAttribute(Qt::WA_AcceptTouchEvents);
    takePalette();
    m_pages.addWidget(m_widget);
    QQmlEngine* engine = m_widget->engine();
    engine->addImageProvider(QStringLiteral("cardart"), new triptych::CardArt);
    engine->addImportPath(QStringLiteral("qrc:/qt/qml")); // Qt looks there by itself from 6.5 on
    m_component = new QQmlComponent(engine, m_url);
    QObject* root = m_component->createWithInitialProperties(m_properties, m_widget->rootContext());
    if (!root) {
        QStringList errors;
        for (const QQmlError& error : m_component->errors())
            errors.append(error.toString());
        errors.append(MainWindow::tr("Install the program again; a part of Qt Quick is missing."));
        messages::tell(m_pages.window(), MainWindow::tr("The table cannot be shown"), errors);
        return;
    }
    m_widget->setContent(m_url, m_component, root);
    new WholePicture(m_widget);
}

void QmlPage::letGo()
{
    if (!m_widget)
        return;
    m_pages.removeWidget(m_widget);
    m_widget->hide();
    m_widget->deleteLater(); // not at once: it may be a button of its own that was pressed
    m_component->deleteLater();
    m_leaving.removeIf([](const QPointer<QObject>& gone) { return gone.isNull(); });
    m_leaving.append({ m_widget, m_component });
    m_widget = nullptr;
    m_component = nullptr;
    // Once the page is gone: until then its pictures may still be being drawn, and would be kept again. The last
    // of them may come much later on a busy machine.
    for (const int milliseconds : { 200, 1000 })
        QTimer::singleShot(milliseconds, this, [] {
            triptych::CardArt::forget();
            memory::giveBack();
        });
}

void QmlPage::takePalette()
{
    if (m_widget)
        m_widget->setClearColor(m_pages.window()->palette().color(QPalette::Window));
}

void QmlPage::retranslate()
{
    if (m_widget)
        m_widget->engine()->retranslate();
}
