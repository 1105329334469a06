#include "app/windows/GameDoor.h"

#include "app/games/GameFacets.h"
#include "app/widgets/BigButton.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>

namespace {

constexpr int doorInner = 14;

} // namespace

GameDoor::GameDoor(const QString& game, const QString& title, bool drafted, QWidget* parent)
    : QFrame(parent)
    , m_game(game)
    , m_subject(deckroom::GameFacets::of(game).picture)
    , m_title(new QLabel(title, this))
    , m_line(new QLabel(this))
{
    setObjectName(QStringLiteral("door-") + game);
    setAccessibleName(title);
    m_continue = button("continue", &GameDoor::continueAsked);
    m_play = button("play", &GameDoor::playAsked);
    m_decks = button("decks", &GameDoor::decksAsked);
    m_setUp = button("setUp", &GameDoor::setUpAsked);
    m_draft = button("draft", &GameDoor::draftAsked);
    m_continue->hide();
    m_draft->setVisible(drafted);
    m_play->setPrimary(true);
    // On a dark picture under every look.
    QPalette light = palette();
    light.setColor(QPalette::WindowText, QColor(0xF7, 0xF2, 0xE4));
    m_title->setPalette(light);
    m_title->setWordWrap(true); // A long name leaves the other doors their room.
    m_line->setPalette(light);
    m_line->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(doorInner, doorInner, doorInner, doorInner);
    column->setSpacing(7);
    column->addStretch(1);
    column->addWidget(m_title);
    column->addWidget(m_line);
    for (BigButton* each : buttons())
        column->addWidget(each);
    setWords();
}

BigButton* GameDoor::button(const char* name, void (GameDoor::*asked)(const QString&))
{
    auto* button = new BigButton(this);
    button->setObjectName(QLatin1String(name) + u'-' + m_game);
    button->setBrief(true);
    connect(button, &QAbstractButton::clicked, this, [this, asked] {
        Q_EMIT(this->*asked)(m_game);
    });
    return button;
}

QList<BigButton*> GameDoor::buttons() const
{
    return { m_continue, m_play, m_decks, m_setUp, m_draft };
}

void GameDoor::offer(const QString& words)
{
    m_offer = words;
    m_continue->setVisible(!words.isEmpty());
    m_continue->setPrimary(!words.isEmpty());
    m_play->setPrimary(words.isEmpty());
    setWords();
}

bool GameDoor::offers() const
{
    return !m_offer.isEmpty();
}

void GameDoor::setWords()
{
    m_line->setText(deckroom::GameFacets::of(m_game).line);
    m_continue->setWords(m_offer, tr("It goes on exactly where it stopped."));
    m_play->setWords(tr("Play"), tr("Against the computer, with two decks of the program."));
    m_decks->setWords(tr("Decks"), tr("Look at decks and cards, and build your own."));
    m_setUp->setWords(tr("Set up a match"),
        tr("Choose seats, decks and rules; also for several people at this computer."));
    m_draft->setWords(tr("Draft"), tr("Open boosters and play with what you make of them."));
    for (BigButton* each : buttons())
        each->setAccessibleName(
            tr("%1: %2", "game: what to do").arg(m_title->text(), each->text()));
}

void GameDoor::setBrief(bool brief)
{
    m_brief = brief;
    m_line->setVisible(!brief);
    QFont title(QStringLiteral("EB Garamond"));
    title.setPixelSize(brief ? 30 : 44);
    title.setWeight(QFont::DemiBold);
    m_title->setFont(title);
    layout()->setSpacing(brief ? 4 : 7);
    layout()->invalidate();
    updateGeometry();
}

int GameDoor::heightNeeded(int width) const
{
    return layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width)
                                         : layout()->totalMinimumSize().height();
}

void GameDoor::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    m_picture = {};
}

/// While a match is played its picture is not seen, and takes a megabyte.
void GameDoor::hideEvent(QHideEvent* event)
{
    QFrame::hideEvent(event);
    if (!event->spontaneous())
        m_picture = {};
}

void GameDoor::paintEvent(QPaintEvent*)
{
    const qreal ratio = devicePixelRatioF();
    if (m_picture.isNull()) {
        m_picture = triptych::drawCardArt(m_subject, size() * ratio);
        m_picture.setDevicePixelRatio(ratio);
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath outline;
    outline.addRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
    painter.setClipPath(outline);
    painter.drawImage(0, 0, m_picture);
    // Where the words stand the picture is dark: they are read over any sky.
    QLinearGradient shade(0, 0, 0, height());
    shade.setColorAt(0, QColor(10, 14, 22, 0));
    const qreal from = qBound(0.05, qreal(m_title->y() - 40) / qMax(1, height()), 0.9);
    shade.setColorAt(from, QColor(10, 14, 22, 30));
    shade.setColorAt(qMin(1.0, from + 0.12), QColor(10, 14, 22, 205));
    shade.setColorAt(1, QColor(10, 14, 22, 235));
    painter.fillRect(rect(), shade);
    painter.setClipping(false);
    painter.setPen(QPen(palette().color(QPalette::PlaceholderText), 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(outline);
}

/// Up and down go through the buttons; left and right are the start page's.
void GameDoor::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Down)
        focusNextChild();
    else if (event->key() == Qt::Key_Up)
        focusPreviousChild();
    else
        QFrame::keyPressEvent(event);
}
