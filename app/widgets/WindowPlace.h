#pragma once

#include <QObject>
#include <QTimer>

class QMainWindow;

/// Where a window of a kind was and how large, from one time to the next: kept while it is moved, not only when it
/// is closed, so that also a program that is killed finds it again. No part of it is ever larger than the screen,
/// its title bar included, and none lies exactly over another.
class WindowPlace : public QObject
{
    Q_OBJECT

public:
    /// Puts the window where the last one of its kind was, or `wanted` in the middle of the screen the first time.
    /// `kind` is the group of the settings in which that is kept.
    WindowPlace(QMainWindow* window, const QString& kind, const QSize& wanted);

    /// How large a window may be that is shown for the first time, if it is to be seen whole.
    static QSize fitting(const QWidget* window, const QSize& wanted);
    /// Four fifths of the screen, and `least` where that is less.
    static QSize roomy(const QWidget* window, const QSize& least);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();
    void keep();

    QMainWindow* m_window;
    QString m_key;
    QTimer m_settled;
};
