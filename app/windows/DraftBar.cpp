#include "app/windows/DraftBar.h"

#include "app/viewmodels/DraftViewModel.h"

#include <QAction>
#include <QEvent>
#include <QLabel>
#include <QToolButton>

DraftBar::DraftBar(DraftViewModel& draft, QWidget* parent)
    : QToolBar(parent)
    , m_draft(draft)
    , m_whose(new QLabel(this))
    , m_clock(new QLabel(this))
{
    setObjectName(QStringLiteral("draftBar"));
    setMovable(false);
    m_whose->setObjectName(QStringLiteral("draftWhose"));
    m_whose->setContentsMargins(8, 0, 12, 0);
    m_whose->setTextFormat(Qt::PlainText);
    m_whose->setWordWrap(true); // what one can do has the room first
    addWidget(m_whose);
    m_suggest = addAction(QString(), &draft, &DraftViewModel::suggest);
    m_suggest->setObjectName(QStringLiteral("suggestDeck"));
    m_clear = addAction(QString(), &draft, &DraftViewModel::clear);
    m_clear->setObjectName(QStringLiteral("clearDeck"));
    auto* spacer = new QWidget(this);
    spacer->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    addWidget(spacer);
    QFont bold = font();
    bold.setBold(true);
    m_clock->setObjectName(QStringLiteral("draftClock"));
    m_clock->setFont(bold);
    m_clock->setContentsMargins(8, 0, 12, 0);
    addWidget(m_clock);
    // Handing the deck in closes the editor, this bar and all: not under its own click.
    m_ready = addAction(QString());
    m_ready->setObjectName(QStringLiteral("handDeckIn"));
    connect(m_ready, &QAction::triggered, &draft, &DraftViewModel::ready, Qt::QueuedConnection);
    for (QAction* action : { m_suggest, m_clear, m_ready })
        if (auto* button = qobject_cast<QToolButton*>(widgetForAction(action))) {
            button->setAutoRaise(false);
            button->setFocusPolicy(Qt::StrongFocus);
        }
    connect(&draft, &DraftViewModel::changed, this, &DraftBar::follow);
    connect(draft.clock(), &RoundClock::changed, this, &DraftBar::followClock);
    follow();
}

void DraftBar::follow()
{
    m_whose->setText(
        tr("%1: make a deck of %n cards.", nullptr, m_draft.deckSize()).arg(m_draft.person()));
    m_whose->setMinimumWidth(7 * fontMetrics().height());
    m_suggest->setText(tr("Suggest a deck"));
    m_suggest->setToolTip(tr("Lays a sound deck of your pool there. It can be undone."));
    m_clear->setText(tr("Take all out"));
    m_clear->setEnabled(m_draft.deck()->cards() > 0);
    m_ready->setText(m_draft.readyText());
    m_ready->setEnabled(m_draft.legal());
    m_ready->setToolTip(m_draft.legal() ? m_draft.readyText() : m_draft.verdict());
    followClock();
}

void DraftBar::followClock()
{
    const RoundClock& clock = *m_draft.clock();
    m_clock->setVisible(clock.timed());
    const int left = clock.secondsLeft();
    m_clock->setText(clock.timed() ? tr("Time left: %1")
                                         .arg(QStringLiteral("%1:%2").arg(left / 60).arg(
                                             left % 60, 2, 10, QLatin1Char('0')))
                                   : QString());
}

void DraftBar::changeEvent(QEvent* event)
{
    QToolBar::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        follow();
}
