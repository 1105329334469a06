#pragma once

#include <QProxyStyle>

/// Fusion, with edges that are seen on a dark ground as well: it draws them darker than the ground,
/// whatever that is.
class WindowStyle : public QProxyStyle
{
    Q_OBJECT

public:
    WindowStyle();

    void drawPrimitive(
        PrimitiveElement, const QStyleOption*, QPainter*, const QWidget* = nullptr) const override;
    void drawComplexControl(ComplexControl, const QStyleOptionComplex*, QPainter*,
        const QWidget* = nullptr) const override;
};
