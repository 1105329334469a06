#include "app/decks/windows/CardPagePane.h"
#include "app/decks/Printings.h"

#include <QLabel>
#include <QLocale>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>

namespace deckroom {

CardPagePane::CardPagePane(
    DeckRoom& room, const DeckDesk& desk, CardPictures& pictures, QWidget* parent)
    : QWidget(parent)
    , m_room(room)
    , m_desk(desk)
    , m_pictures(pictures)
    , m_rulings(desk)
    , m_picture(new QLabel(this))
    , m_words(new QTextBrowser(this))
{
    setObjectName(QStringLiteral("cardPage"));
    m_picture->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_picture->setMinimumSize(1, 1);
    m_words->setFrameShape(QFrame::NoFrame);
    m_words->setObjectName(QStringLiteral("cardWords"));
    m_words->setAccessibleName(tr("What the card does"));
    m_words->setPlaceholderText(tr("Point at a card, or go to it with the arrow keys."));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(m_picture);
    column->addWidget(m_words, 1);
    connect(&pictures, &CardPictures::drawn, this, [this](std::size_t card) {
        if (card == m_card)
            draw();
    });
}

void CardPagePane::show(std::size_t card)
{
    if (card == m_card)
        return;
    m_card = card;
    draw();
    QString html;
    const auto title = [&html](const QString& words) {
        html += QStringLiteral("<p style='margin-bottom:2px'><b>%1</b></p>")
                    .arg(words.toHtmlEscaped());
    };
    const auto lines = [&html](const QStringList& all) {
        for (const QString& line : all)
            html += QStringLiteral("<p style='margin-top:2px;margin-bottom:4px'>%1</p>")
                        .arg(line.toHtmlEscaped());
    };
    if (const QStringList wrong = m_desk.misunderstood(card); !wrong.isEmpty()) {
        title(tr("This card cannot be played"));
        lines(wrong);
    }
    if (const QStringList does = m_desk.explained(card); !does.isEmpty()) {
        title(tr("How the program reads it"));
        lines(does);
    }
    if (const QStringList canonical = m_desk.canonical(card); !canonical.isEmpty()) {
        title(tr("Its text in the usual wording"));
        lines(canonical);
    }
    const CardFace face = m_desk.face(card);
    if (!face.flavour.isEmpty())
        html += QStringLiteral("<p><i>%1</i></p>").arg(face.flavour.toHtmlEscaped());
    if (const QList<Ruling> rulings = m_rulings.of(card); !rulings.isEmpty()) {
        title(tr("Rulings"));
        QStringList all;
        for (const Ruling& each : rulings) {
            const QString words
                = each.question.isEmpty() ? each.answer : each.question + u' ' + each.answer;
            all.append(each.rule.isEmpty() || each.rule == u"-"
                    ? words
                    : tr("%1 (rule %2)", "a ruling and the number of the rule it is about")
                          .arg(words, each.rule));
        }
        lines(all);
    }
    title(tr("Where it comes from"));
    lines(Printings::of(m_desk, card));
    const QStringList decks = m_room.decksWith(m_desk.id(), card);
    title(tr("Decks that use it"));
    lines({ decks.isEmpty() ? tr("None yet") : decks.join(QStringLiteral(", ")) });
    m_words->setHtml(html);
}

QString CardPagePane::words() const
{
    return m_words->toPlainText();
}

void CardPagePane::draw()
{
    if (m_card == DeckDesk::npos)
        return;
    const qreal ratio = devicePixelRatioF();
    const int width = std::clamp(std::min(this->width() - 20, this->height() * 3 / 8), 120, 300);
    QPixmap card = m_pictures.card(m_card, qRound(width * ratio));
    if (!card.isNull()) {
        if (card.width() != qRound(width * ratio))
            card = card.scaledToWidth(qRound(width * ratio), Qt::SmoothTransformation);
        card.setDevicePixelRatio(ratio);
    }
    m_picture->setPixmap(card);
    m_picture->setFixedHeight(CardPictures::heightOf(width));
    m_picture->setAccessibleName(m_desk.face(m_card).accessibleName);
}

void CardPagePane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    draw();
}

} // namespace deckroom
