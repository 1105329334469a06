#include "app/reference/windows/HintBar.h"

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>

namespace reference {

namespace {

constexpr int leastPixels = 14;   // what words have at 100 %
constexpr int shareOfWindow = 12; // the bar may take the twelfth part of its height

} // namespace

HintBar::HintBar(QWidget* parent)
    : QFrame(parent)
    , m_words(new QLabel(this))
    , m_rule(new QPushButton(this))
    , m_read(new QPushButton(this))
    , m_noMore(new QPushButton(this))
{
    setObjectName(QStringLiteral("hintBar"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::RichText);
    m_rule->setObjectName(QStringLiteral("hintRule"));
    m_read->setObjectName(QStringLiteral("hintRead"));
    m_noMore->setObjectName(QStringLiteral("hintNoMore"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 4, 10, 4);
    row->addWidget(m_words, 1);
    for (QPushButton* button : { m_read, m_rule, m_noMore }) {
        button->setAutoDefault(false);
        button->setFocusPolicy(Qt::TabFocus); // a click leaves the keys to the table
        row->addWidget(button);
    }
    connect(m_read, &QPushButton::clicked, this, &HintBar::dismiss);
    connect(m_rule, &QPushButton::clicked, this, [this] { Q_EMIT ruleAsked(m_hint.at); });
    connect(m_noMore, &QPushButton::clicked, this, [this] {
        dismiss();
        Q_EMIT noMore();
    });
    hide();
    setWords();
}

void HintBar::tell(const Hint& hint)
{
    m_hint = hint;
    setWords();
    show();
    fit();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void HintBar::dismiss()
{
    m_hint = {};
    hide();
}

/// Large words in a low window would take from the table what it needs for its cards: they are as large as
/// the bar stays low with them.
void HintBar::fit()
{
    const int most = window()->height() / shareOfWindow;
    QFont letters = QApplication::font();
    for (int pixels = letters.pixelSize(); pixels > 0; --pixels) {
        letters.setPixelSize(pixels);
        if (letters.pixelSize() != font().pixelSize())
            setFont(letters);
        layout()->activate();
        if (pixels <= leastPixels || layout()->heightForWidth(width()) <= most)
            return;
    }
}

void HintBar::setWords()
{
    m_words->setText(QStringLiteral("<b>%1</b> &nbsp;%2")
                         .arg(m_hint.title.toHtmlEscaped(), m_hint.text.toHtmlEscaped()));
    setAccessibleName(m_hint.title);
    m_rule->setToolTip(tr("Read the rule that this is about"));
    m_noMore->setToolTip(tr("Tell no more hints; the settings and the menu Help bring them back"));
    m_rule->setAccessibleDescription(m_rule->toolTip());
    m_noMore->setAccessibleDescription(m_noMore->toolTip());
    setAccessibleDescription(m_hint.text);
    m_read->setText(tr("&Got it"));
    m_rule->setText(tr("&Rule"));
    m_noMore->setText(tr("&No more"));
}

void HintBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        setWords();
    QFrame::changeEvent(event);
}

void HintBar::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    if (event->oldSize().width() != event->size().width())
        fit();
}

} // namespace reference
