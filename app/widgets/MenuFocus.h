#pragma once

#include <QPointer>
#include <QWidget>

class QMenuBar;

/// Gives the keys back to what had them once the menus are left: whoever closes a menu with Escape
/// means the table again, not the letters of the menu bar.
class MenuFocus : public QObject
{
    Q_OBJECT

public:
    explicit MenuFocus(QMenuBar* bar);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void giveBack();

    QMenuBar* m_bar;
    QPointer<QWidget> m_before;
};
