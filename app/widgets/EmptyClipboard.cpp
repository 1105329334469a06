#include "app/widgets/EmptyClipboard.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPlainTextEdit>
#include <QTextEdit>

namespace {

/// The field itself for keys, and what it scrolls for the mouse. Fields of one line ask more carefully.
bool isText(const QObject* watched)
{
    return qobject_cast<const QPlainTextEdit*>(watched) || qobject_cast<const QTextEdit*>(watched);
}

bool isEmpty(QClipboard::Mode mode)
{
    return QGuiApplication::clipboard()->text(mode).isEmpty();
}

} // namespace

bool EmptyClipboard::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress && isText(watched))
        return static_cast<QKeyEvent*>(event)->matches(QKeySequence::Paste)
            && isEmpty(QClipboard::Clipboard);
    if (event->type() == QEvent::MouseButtonRelease && isText(watched->parent()))
        return static_cast<QMouseEvent*>(event)->button() == Qt::MiddleButton
            && QGuiApplication::clipboard()->supportsSelection() && isEmpty(QClipboard::Selection);
    return false;
}
