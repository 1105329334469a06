#pragma once

#include <QToolBar>

class DraftViewModel;
class QAction;
class QLabel;

/// What a draft adds to the deck editor while a deck is made of its pool: the time that is left, a
/// suggestion, and the way on.
class DraftBar : public QToolBar
{
    Q_OBJECT

public:
    explicit DraftBar(DraftViewModel&, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent*) override;

private:
    void follow();
    void followClock();

    DraftViewModel& m_draft;
    QLabel* m_whose;
    QLabel* m_clock;
    QAction* m_suggest;
    QAction* m_clear;
    QAction* m_ready;
};
