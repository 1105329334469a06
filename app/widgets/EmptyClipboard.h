#pragma once

#include <QObject>

/// Keeps text fields from pasting when there is nothing to paste. Under X11 Qt 6.4 gives them contents
/// that it deletes at the first question about them when no program owns the clipboard, and the
/// program would end there. An event filter of the application.
class EmptyClipboard : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override;
};
