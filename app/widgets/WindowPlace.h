#pragma once

#include <QObject>
#include <QTimer>

class QMainWindow;

/// Where a window was and how large, from one start to the next: kept while it is moved, not when it
/// is closed, so that also a program that is killed finds it again. No part of it is ever larger
/// than the screen, its title bar included.
class WindowPlace : public QObject
{
    Q_OBJECT

public:
    /// Puts the window where it was, or `wanted` in the middle of the screen at the first start.
    WindowPlace(QMainWindow* window, const QSize& wanted);

    /// How large a window may be that is shown for the first time, if it is to be seen whole.
    static QSize fitting(const QWidget* window, const QSize& wanted);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();
    void keep();

    QMainWindow* m_window;
    QTimer m_settled;
};
