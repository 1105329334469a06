#pragma once

#include <QProxyStyle>

/// Fusion with edges that can be seen. Its own are the ground made darker, which on a dark ground is
/// nothing: fields, tick boxes, buttons and menus had no border at all. Here each of them gets one
/// of the text's colour, mixed so that it stands 3:1 against the ground (WCAG 2.1, 1.4.11).
class WindowStyle : public QProxyStyle
{
    Q_OBJECT

public:
    WindowStyle();

    /// Every dialog grows with its words (WholeWords). A wheel turns numbers and choices only where the focus
    /// is: whoever scrolls a page over them changes nothing.
    void polish(QWidget* widget) override;
    using QProxyStyle::polish;
    bool eventFilter(QObject* watched, QEvent* event) override;

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
        const QWidget* widget = nullptr) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option = nullptr,
        const QWidget* widget = nullptr) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
        QPainter* painter, const QWidget* widget = nullptr) const override;
};

/// The size of a font in pixels, 1 or more: of a font measured in points what it comes to on the
/// screen, which where there are no fonts at all is nothing.
int pixelsOf(const QFont& font);
