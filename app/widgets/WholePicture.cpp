#include "app/widgets/WholePicture.h"

#include <QQuickItem>
#include <QQuickWidget>
#include <QQuickWindow>
#include <QSGRendererInterface>

namespace {

constexpr int stillFor = 120;        // milliseconds without a picture
constexpr qreal hairsbreadth = 1e-7; // moves no pixel, and yet every item

} // namespace

WholePicture::WholePicture(QQuickWidget* page)
    : QObject(page)
    , m_page(page)
{
    m_still.setSingleShot(true);
    m_still.setInterval(stillFor);
    connect(&m_still, &QTimer::timeout, this, &WholePicture::paintAll);
    connect(page->quickWindow(), &QQuickWindow::afterRendering, this, &WholePicture::painted);
}

void WholePicture::painted()
{
    if (m_page->quickWindow()->rendererInterface()->graphicsApi() != QSGRendererInterface::Software)
        return;
    if (m_whole)
        m_whole = false;
    else
        m_still.start();
}

void WholePicture::paintAll()
{
    QQuickItem* root = m_page->rootObject();
    if (!root || !m_page->isVisible())
        return;
    m_whole = true;
    root->setX(root->x() == 0 ? hairsbreadth : 0);
}
