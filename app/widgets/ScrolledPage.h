#pragma once

#include <QScrollArea>

/// The page of a dialog that is as large as what is on it, as long as the screen is large enough;
/// then it is scrolled.
class ScrolledPage : public QScrollArea
{
    Q_OBJECT

public:
    ScrolledPage(QWidget* page, QWidget* parent);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent*) override;

private:
    QSize onScreen(const QSize& wanted) const;
};
