#include "app/windows/WindowStyle.h"

#include <QPainter>
#include <QStyleOption>

namespace {

/// The edge of something to be written in, chosen or pressed.
void drawEdge(QPainter* painter, const QStyleOption& option)
{
    if (option.palette.color(QPalette::Window).lightness() > 128)
        return;
    const bool usable = option.state & QStyle::State_Enabled;
    const bool focused = option.state & QStyle::State_HasFocus;
    painter->save();
    painter->setPen(focused ? option.palette.color(QPalette::Highlight)
                            : option.palette.color(usable ? QPalette::Active : QPalette::Disabled,
                                usable ? QPalette::PlaceholderText : QPalette::WindowText));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    painter->restore();
}

} // namespace

WindowStyle::WindowStyle()
    : QProxyStyle(QStringLiteral("Fusion"))
{
}

void WindowStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
    QPainter* painter, const QWidget* widget) const
{
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    switch (element) {
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
    case PE_FrameLineEdit:
    case PE_FrameMenu:
    case PE_PanelButtonCommand:
        drawEdge(painter, *option);
        break;
    default:
        break;
    }
}

void WindowStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
    QPainter* painter, const QWidget* widget) const
{
    QProxyStyle::drawComplexControl(control, option, painter, widget);
    if (control == CC_ComboBox || control == CC_SpinBox)
        drawEdge(painter, *option);
}
