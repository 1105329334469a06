#pragma once

#include <QObject>
#include <QTimer>

class QQuickWidget;

/// Without a graphics card only what changes of a scene is painted anew, and what vanishes over something that
/// moves leaves its rest behind (Qt clears what it painted of it last, which may be a part). So once nothing
/// moves any more, everything is painted once.
class WholePicture : public QObject
{
    Q_OBJECT

public:
    /// Stays with the page, and does nothing where each picture is whole by itself.
    explicit WholePicture(QQuickWidget* page);

private:
    void painted();
    void paintAll();

    QQuickWidget* m_page;
    QTimer m_still;
    bool m_whole = false; ///< What is painted now is all of it.
};
