#include "app/decks/windows/FaultsPane.h"

#include "app/decks/Printings.h"
#include "app/services/EngineWords.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace deckroom {

FaultsPane::FaultsPane(DeckDocument& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_verdict(new QLabel(this))
    , m_scroll(new QScrollArea(this))
{
    setObjectName(QStringLiteral("faults"));
    m_verdict->setObjectName(QStringLiteral("verdict"));
    m_verdict->setWordWrap(true);
    QFont bold = font();
    bold.setBold(true);
    m_verdict->setFont(bold);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 4, 10, 6);
    column->setSpacing(4);
    column->addWidget(m_verdict);
    column->addWidget(m_scroll);
    connect(&document, &DeckDocument::changed, this, &FaultsPane::follow);
    follow();
}

QWidget* FaultsPane::firstButton() const
{
    return m_scroll->isHidden() ? nullptr : findChild<QPushButton*>();
}

void FaultsPane::follow()
{
    const DeckDesk& desk = m_document.desk();
    m_faults = m_document.faults();
    const QString rules = desk.rulesetTitle(m_document.ruleset());
    const int cards = cardsIn(m_document.list(), Part::Main);
    m_verdict->setText(m_faults.isEmpty()
            ? tr("\u2714 %n cards. This deck may be played: %1.", nullptr, cards).arg(rules)
            : tr("\u2716 %1 cards. This deck may not be played yet (%2): %n reason(s).", nullptr,
                static_cast<int>(m_faults.size()))
                  .arg(cards)
                  .arg(rules));
    if (const QStringList own = Printings::correctedIn(desk, m_document.list()); !own.isEmpty())
        m_verdict->setText(QStringList {
            m_verdict->text(), tr("In your own wording: %1.").arg(own.join(QStringLiteral(", "))) }
                               .join(u'\n'));
    auto* list = new QWidget;
    auto* rows = new QVBoxLayout(list);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(2);
    for (const Fault& fault : std::as_const(m_faults)) {
        const QString text = enginewords::said(fault.message);
        const QString rule = QString::fromStdString(fault.rule);
        auto* row = new QBoxLayout(QBoxLayout::LeftToRight);
        row->setSpacing(4);
        auto* buttons = new QHBoxLayout;
        buttons->addStretch(1);
        auto* words = new QLabel(
            rule.isEmpty() ? text : tr("%1  (%2)", "what is wrong (rule)").arg(text, rule));
        words->setWordWrap(true);
        words->setTextFormat(Qt::PlainText);
        words->setTextInteractionFlags(Qt::TextSelectableByMouse);
        row->addWidget(words, 1);
        if (!fault.cards.empty()) {
            auto* jump = new QPushButton(tr("Show it"));
            jump->setObjectName(QStringLiteral("jump"));
            jump->setAccessibleDescription(text);
            connect(jump, &QPushButton::clicked, this,
                [this, card = fault.cards.front()] { Q_EMIT jumpAsked(card); });
            buttons->addWidget(jump);
        }
        if (fault.proposal) {
            // A "&" in a card's name is no mark of a shortcut.
            auto* mend
                = new QPushButton(desk.words(*fault.proposal).replace(u'&', QStringLiteral("&&")));
            mend->setObjectName(QStringLiteral("mend"));
            mend->setAccessibleDescription(text);
            connect(
                mend, &QPushButton::clicked, this,
                [this, proposal = *fault.proposal] { this->mend(proposal); },
                Qt::QueuedConnection); // the button goes with the fault
            buttons->addWidget(mend);
        }
        row->addLayout(buttons);
        rows->addLayout(row);
    }
    m_scroll->setWidget(list);
    m_scroll->setVisible(!m_faults.isEmpty());
    arrange();
    Q_EMIT judged(m_faults.isEmpty());
}

void FaultsPane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void FaultsPane::arrange()
{
    QWidget* list = m_scroll->widget();
    if (!list)
        return;
    constexpr int readable = 24; // letters in a line
    const int words = readable * fontMetrics().averageCharWidth();
    const int room = m_scroll->width() - m_scroll->verticalScrollBar()->sizeHint().width();
    for (int index = 0; index < list->layout()->count(); ++index) {
        auto* row = static_cast<QBoxLayout*>(list->layout()->itemAt(index)->layout());
        const int buttons = row->itemAt(1)->minimumSize().width();
        row->setDirection(
            words + buttons > room ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    }
    const int wanted = list->layout()->hasHeightForWidth()
        ? list->layout()->totalHeightForWidth(room)
        : list->sizeHint().height();
    constexpr int lines = 6;
    m_scroll->setFixedHeight(std::min(wanted + 4, lines * fontMetrics().lineSpacing()));
}

/// What can be done without asking is one step that can be undone; else the way to choose is shown.
void FaultsPane::mend(const Proposal& proposal)
{
    const DeckDesk& desk = m_document.desk();
    if (const auto after = desk.mended(m_document.list(), proposal); after != m_document.list())
        m_document.become(after, desk.words(proposal));
    else if (proposal.deed == Proposal::Deed::Remove)
        Q_EMIT partAsked(proposal.part);
    else
        Q_EMIT fittingAsked(proposal.part);
}

} // namespace deckroom
