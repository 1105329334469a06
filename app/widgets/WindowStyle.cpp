#include "app/widgets/WindowStyle.h"

#include "app/widgets/WholeWords.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDialog>
#include <QMessageBox>
#include <QPainter>
#include <QSlider>
#include <QStyleOption>

namespace {

/// The button that Enter presses.
bool isDefault(const QStyleOption& option)
{
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(&option);
    return button && button->features.testFlag(QStyleOptionButton::DefaultButton);
}

// Half of the text's colour on the ground's stands at least 3:1 off it in each of the looks.
QColor edgeOf(const QStyleOption& option)
{
    if ((option.state.testFlag(QStyle::State_HasFocus) || isDefault(option))
        && option.state.testFlag(QStyle::State_Enabled))
        return option.palette.color(QPalette::Highlight);
    const QColor ground = option.palette.color(QPalette::Window);
    const QColor text = option.palette.color(QPalette::WindowText);
    return QColor((ground.red() + text.red()) / 2, (ground.green() + text.green()) / 2,
        (ground.blue() + text.blue()) / 2);
}

void drawEdge(QPainter* painter, const QStyleOption& option)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(edgeOf(option));
    painter->setBrush(Qt::NoBrush);
    painter->drawRoundedRect(QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    painter->restore();
}

bool isTurnedByWheel(const QWidget* widget)
{
    return qobject_cast<const QAbstractSpinBox*>(widget) || qobject_cast<const QComboBox*>(widget)
        || qobject_cast<const QSlider*>(widget);
}

} // namespace

WindowStyle::WindowStyle()
    : QProxyStyle(QStringLiteral("Fusion"))
{
}

void WindowStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    // A message box looks after itself.
    auto* dialog = qobject_cast<QDialog*>(widget);
    if (dialog && !qobject_cast<QMessageBox*>(dialog)
        && !dialog->findChild<WholeWords*>(QString(), Qt::FindDirectChildrenOnly))
        new WholeWords(dialog);
    if (isTurnedByWheel(widget)) {
        if (widget->focusPolicy() == Qt::WheelFocus)
            widget->setFocusPolicy(Qt::StrongFocus);
        widget->installEventFilter(this);
    }
}

bool WindowStyle::eventFilter(QObject* watched, QEvent* event)
{
    auto* widget = qobject_cast<QWidget*>(watched);
    if (event->type() == QEvent::Wheel && widget && !widget->hasFocus()
        && isTurnedByWheel(widget)) {
        event->ignore(); // for the page on which it lies
        return true;
    }
    return QProxyStyle::eventFilter(watched, event);
}

void WindowStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
    QPainter* painter, const QWidget* widget) const
{
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    const bool isButton = element == PE_PanelButtonCommand
        && (option->state & (State_Sunken | State_Raised | State_On));
    const bool isField = element == PE_FrameLineEdit || element == PE_FrameMenu;
    const bool isBox = element == PE_IndicatorCheckBox || element == PE_IndicatorItemViewItemCheck;
    if (isButton || isField || isBox)
        drawEdge(painter, *option);
}

int WindowStyle::pixelMetric(
    PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    constexpr int besideTheWordOfATab = 14; // Fusion has 24, and four tabs no place in a side pane.
    return metric == PM_TabBarTabHSpace ? besideTheWordOfATab
                                        : QProxyStyle::pixelMetric(metric, option, widget);
}

void WindowStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
    QPainter* painter, const QWidget* widget) const
{
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if (control == CC_SpinBox || control == CC_ComboBox)
        drawEdge(painter, *option);
}

int pixelsOf(const QFont& font)
{
    return font.pixelSize() > 0 ? font.pixelSize() : std::max(1, QFontInfo(font).pixelSize());
}
