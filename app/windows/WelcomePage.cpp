#include "app/windows/WelcomePage.h"

#include "app/services/CardArt.h"
#include "app/services/Content.h"
#include "app/windows/BigButton.h"
#include "app/windows/Messages.h"

#include <QEvent>
#include <QFont>
#include <QHBoxLayout>
#include <QLabel>
#include <QPaintEvent>
#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>

namespace {

constexpr int columnWidth = 420;
constexpr int margin = 48;
constexpr int gap = 16;

BigButton* bigButton(QWidget* parent, const char* objectName)
{
    auto* button = new BigButton(parent);
    button->setObjectName(QLatin1String(objectName));
    return button;
}

triptych::CardSubject subject(const char* id, const char* words, const char* faction,
    const char* colours, bool leader = false)
{
    return { QLatin1String(id), QLatin1String(words), QStringLiteral("citizen"),
        QLatin1String(faction), QLatin1String(colours), leader };
}

} // namespace

WelcomePage::WelcomePage(Content& content, QWidget* parent)
    : QWidget(parent)
    , m_content(content)
{
    setObjectName(QStringLiteral("welcome"));
    m_column = new QWidget(this);
    m_column->setFixedWidth(columnWidth);
    m_title = new QLabel(m_column);
    QFont titleFont(QStringLiteral("EB Garamond"));
    titleFont.setPixelSize(72);
    m_title->setFont(titleFont);
    m_subtitle = new QLabel(m_column);
    m_subtitle->setWordWrap(true);
    QFont subtitleFont = font();
    subtitleFont.setPixelSize(18);
    m_subtitle->setFont(subtitleFont);
    m_problems = new QLabel(m_column);
    m_problems->setWordWrap(true);
    m_problems->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_problems->setObjectName(QStringLiteral("welcomeProblems"));
    m_problems->hide();
    m_continue = bigButton(m_column, "continueButton");
    m_continueDraft = bigButton(m_column, "continueDraftButton");
    m_quick = bigButton(m_column, "quickMatchButton");
    m_new = bigButton(m_column, "newMatchButton");
    m_draft = bigButton(m_column, "draftButton");
    m_journal = bigButton(m_column, "openJournalButton");
    m_settings = bigButton(m_column, "settingsButton");
    m_continue->hide();
    m_continueDraft->hide();

    auto* column = new QVBoxLayout(m_column);
    column->setContentsMargins(0, 0, 0, 0);
    column->addStretch(2);
    column->addWidget(m_title);
    column->addWidget(m_subtitle);
    column->addSpacing(24);
    column->addWidget(m_problems);
    column->setSpacing(12);
    for (BigButton* button : buttons())
        column->addWidget(button);
    column->addStretch(3);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(margin, margin, margin, margin);
    row->addWidget(m_column);
    row->addStretch();

    connect(m_continue, &QAbstractButton::clicked, this, &WelcomePage::continueAsked);
    connect(m_continueDraft, &QAbstractButton::clicked, this, &WelcomePage::continueDraftAsked);
    connect(m_quick, &QAbstractButton::clicked, this, &WelcomePage::quickMatchAsked);
    connect(m_new, &QAbstractButton::clicked, this, &WelcomePage::newMatchAsked);
    connect(m_draft, &QAbstractButton::clicked, this, &WelcomePage::draftAsked);
    connect(m_journal, &QAbstractButton::clicked, this, &WelcomePage::journalAsked);
    connect(m_settings, &QAbstractButton::clicked, this, &WelcomePage::settingsAsked);
    setWords();
}

void WelcomePage::offer(const QString& journal, const QString& draft)
{
    m_continue->setVisible(!journal.isEmpty());
    m_continueDraft->setVisible(!draft.isEmpty());
    BigButton* const first = !journal.isEmpty() ? m_continue
        : !draft.isEmpty()                      ? m_continueDraft
                                                : m_quick;
    for (BigButton* button : { m_continue, m_continueDraft, m_quick })
        button->setPrimary(button == first);
    first->setFocus();
    fit();
}

void WelcomePage::tell(const QStringList& problems)
{
    // All of them are in "Own cards and decks".
    m_problems->setText(messages::firstOf(problems, 2).join(QStringLiteral("\n\n")));
    m_problems->setVisible(!problems.isEmpty());
    fit();
}

QList<BigButton*> WelcomePage::buttons() const
{
    return { m_continue, m_continueDraft, m_quick, m_new, m_draft, m_journal, m_settings };
}

/// As roomy as the height allows, so that nothing is cut off in a small window.
void WelcomePage::fit()
{
    for (const Density density : { Density::Roomy, Density::Tight, Density::Brief }) {
        arrange(density);
        const QMargins around = layout()->contentsMargins();
        if (m_column->layout()->totalHeightForWidth(columnWidth)
            <= height() - around.top() - around.bottom())
            return;
    }
}

void WelcomePage::arrange(Density density)
{
    const bool roomy = density == Density::Roomy;
    QFont font = m_title->font();
    font.setPixelSize(roomy ? 72 : 44);
    m_title->setFont(font);
    m_column->layout()->setSpacing(roomy ? 12 : 7);
    const int above = roomy ? margin : gap;
    layout()->setContentsMargins(margin, above, margin, above);
    for (BigButton* button : buttons())
        button->setBrief(density == Density::Brief);
    m_column->layout()->invalidate();
}

void WelcomePage::setWords()
{
    m_title->setText(QStringLiteral("Triptych"));
    m_subtitle->setText(tr("Card games at one table, the rules kept for you."));
    m_continue->setWords(tr("Continue the last match"),
        tr("It was not finished; it goes on exactly where it stopped."));
    m_continueDraft->setWords(
        tr("Continue the draft"), tr("The packs, what was taken and the decks are as they were."));
    m_quick->setWords(tr("Play against the computer"), tr("Two ready decks, and off you go."));
    m_new->setWords(tr("Set up a match"),
        tr("Choose seats, decks and how many games; also for two to four people at this "
           "computer."));
    m_draft->setWords(tr("Draft"),
        tr("Open boosters, pass them round, and play with the deck that you make of them."));
    m_journal->setWords(tr("Open a journal"), tr("Go on with a match that was kept in a file."));
    m_settings->setWords(tr("Settings"), tr("Language, colours, text size, motion and pace."));
    fit();
}

void WelcomePage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        setWords();
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit(); // larger words need more room
}

void WelcomePage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_panels = {};
    fit();
}

/// Three tall pictures side by side: the triptych.
void WelcomePage::drawPanels()
{
    const int left = margin + columnWidth + margin;
    const QRect room(left, margin, width() - left - margin, height() - 2 * margin);
    if (room.width() < 240 || room.height() < 200)
        return;
    const qreal ratio = devicePixelRatioF();
    m_panels = QImage(size() * ratio, QImage::Format_ARGB32_Premultiplied);
    m_panels.setDevicePixelRatio(ratio);
    m_panels.fill(Qt::transparent);
    QPainter painter(&m_panels);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const triptych::CardSubject subjects[] {
        subject("welcome-left", "Tide Singer", "mystic", "u"),
        subject("welcome-middle", "Harbour Warden", "human", "w", true),
        subject("welcome-right", "Garden Shepherd", "ascendant", "g"),
    };
    const int panelWidth = (room.width() - 2 * gap) / 3;
    for (int i = 0; i < 3; ++i) {
        const int inset = i == 1 ? 0 : 32; // the middle panel stands taller
        const QRect panel(room.left() + i * (panelWidth + gap), room.top() + inset, panelWidth,
            room.height() - 2 * inset);
        const QImage art = triptych::drawCardArt(subjects[i], panel.size() * ratio);
        QPainterPath outline;
        outline.addRoundedRect(panel, 8, 8);
        painter.setClipPath(outline);
        painter.drawImage(panel, art);
        painter.setClipping(false);
        painter.setPen(QPen(palette().color(QPalette::PlaceholderText), 1));
        painter.drawPath(outline);
    }
}

void WelcomePage::paintEvent(QPaintEvent* event)
{
    if (m_panels.isNull())
        drawPanels();
    QPainter painter(this);
    painter.fillRect(event->rect(), palette().color(QPalette::Window));
    if (!m_panels.isNull())
        painter.drawImage(0, 0, m_panels);
}
