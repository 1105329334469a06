#include "app/windows/SeatRow.h"

#include "app/decks/windows/ShelfPage.h"
#include "app/services/Content.h"
#include "app/services/EngineWords.h"

#include <QAbstractItemDelegate>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QStandardItemModel>

SeatRow::SeatRow(int seat, QWidget* parent)
    : QWidget(parent)
    , m_seat(seat)
    , m_rows(new QStandardItemModel(this))
    , m_name(new QLineEdit(this))
    , m_agent(new QComboBox(this))
    , m_deck(new QComboBox(this))
    , m_verdict(new QLabel(this))
{
    m_name->setObjectName(QStringLiteral("seatName%1").arg(seat + 1));
    m_agent->setObjectName(QStringLiteral("seatAgent%1").arg(seat + 1));
    m_deck->setObjectName(QStringLiteral("seatDeck%1").arg(seat + 1));
    m_name->setAccessibleName(tr("Name of seat %1").arg(seat + 1));
    m_agent->setAccessibleName(tr("Who plays seat %1").arg(seat + 1));
    m_deck->setAccessibleName(tr("Deck of seat %1").arg(seat + 1));
    m_name->setMaxLength(24);
    m_agent->addItem(tr("Person"), QStringLiteral("person"));
    m_agent->addItem(tr("Computer, easy"), QStringLiteral("ai:easy"));
    m_agent->addItem(tr("Computer"), QStringLiteral("greedy"));
    m_agent->addItem(tr("Computer, hard"), QStringLiteral("ai:hard"));
    m_agent->addItem(tr("Computer, at random"), QStringLiteral("random"));
    auto* pictures = new QListView(m_deck);
    pictures->setUniformItemSizes(true);
    pictures->setMinimumWidth(470);
    pictures->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_deck->setView(pictures);
    m_deck->setModel(m_rows);
    m_deck->setMaxVisibleItems(5);
    m_deck->setIconSize({ 24, deckroom::CardPictures::heightOf(24) });
    m_deck->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_deck->setMinimumContentsLength(18); // and a picture
    m_name->setMinimumWidth(
        m_name->fontMetrics().horizontalAdvance(QStringLiteral("Computer 2 -")));
    m_verdict->setWordWrap(true);
    m_verdict->setMinimumHeight(m_verdict->fontMetrics().height() * 2);
    m_verdict->setAlignment(Qt::AlignTop);

    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    auto* number = new QLabel(QString::number(seat + 1), this);
    // As wide for each seat, or the names of the seats would not stand under each other.
    number->setMinimumWidth(number->fontMetrics().horizontalAdvance(QStringLiteral("00")));
    grid->addWidget(number, 0, 0);
    grid->addWidget(m_name, 0, 1);
    grid->addWidget(m_agent, 0, 2);
    grid->addWidget(m_deck, 0, 3);
    grid->addWidget(m_verdict, 1, 1, 1, 3);
    grid->setColumnStretch(1, 2);
    grid->setColumnStretch(3, 3);

    connect(m_name, &QLineEdit::textEdited, this, &SeatRow::changed);
    connect(m_agent, &QComboBox::activated, this, &SeatRow::changed);
    connect(m_deck, &QComboBox::activated, this, &SeatRow::changed);
}

void SeatRow::setGame(const deckroom::DeckDesk* desk, deckroom::CardPictures* pictures)
{
    if (m_pictures)
        m_pictures->disconnect(this);
    m_desk = desk;
    m_pictures = pictures;
    if (!pictures)
        return;
    auto* const before = m_deck->itemDelegate();
    m_deck->setItemDelegate(new deckroom::ShelfDelegate(*pictures, m_deck));
    before->deleteLater();
    connect(pictures, &deckroom::CardPictures::drawn, this, &SeatRow::showPictures);
}

void SeatRow::setDecks(const QList<deckroom::ShelfDeck>& decks)
{
    m_decks = decks;
    if (m_desk)
        deckroom::ShelfDelegate::fill(*m_rows, *m_desk, decks);
    else
        m_rows->clear();
    for (int row = 0; row < m_rows->rowCount(); ++row)
        if (decks.at(row).own)
            m_rows->item(row)->setText(tr("%1 (own)").arg(decks.at(row).name));
    showPictures();
}

/// A small picture in the closed list; the open one shows more (ShelfDelegate).
void SeatRow::showPictures()
{
    for (int row = 0; m_pictures && row < m_rows->rowCount(); ++row)
        if (const std::size_t emblem = m_decks.at(row).emblem; emblem != deckroom::DeckDesk::npos) {
            const QPixmap picture = m_pictures->card(
                emblem, qRound(deckroom::ShelfDelegate::pictureWidth * devicePixelRatioF()));
            if (!picture.isNull() && m_rows->item(row)->icon().isNull())
                m_rows->item(row)->setIcon(QIcon(picture));
        }
    m_deck->view()->viewport()->update();
}

void SeatRow::offerDecks(const QList<deckroom::ShelfDeck>& decks)
{
    const int before = m_deck->currentIndex();
    const QString chosen = before < 0 ? QString() : m_decks.at(before).path;
    setDecks(decks);
    if (!m_decks.isEmpty())
        m_deck->setCurrentIndex(static_cast<int>(m_seat % m_decks.size()));
    chooseDeck(chosen);
}

void SeatRow::chooseDeck(const QString& path)
{
    for (int i = 0; i < m_decks.size(); ++i)
        if (m_decks.at(i).path == path)
            m_deck->setCurrentIndex(i);
}

void SeatRow::setPlan(const QString& name, const QString& agent, int deck)
{
    m_name->setText(name);
    m_agent->setCurrentIndex(std::max(0, m_agent->findData(agent)));
    if (!m_decks.isEmpty())
        m_deck->setCurrentIndex(static_cast<int>(deck % m_decks.size()));
}

MatchPlan::Seat SeatRow::plan() const
{
    const QString name = m_name->text().trimmed();
    MatchPlan::Seat plan { name.isEmpty() ? tr("Player %1").arg(m_seat + 1) : name,
        m_agent->currentData().toString(), {} };
    if (m_deck->currentIndex() >= 0)
        plan.deck = m_decks.at(m_deck->currentIndex()).list;
    return plan;
}

QString SeatRow::deckPath() const
{
    return m_deck->currentIndex() < 0 ? QString() : m_decks.at(m_deck->currentIndex()).path;
}

QString SeatRow::check(const QString& ruleset, const triptych::RuleChoices& options)
{
    QString problem;
    QStringList all;
    QStringList words;
    if (m_deck->currentIndex() < 0 || !m_desk) {
        problem = tr("There is no deck to choose. Put a deck file into the folder %1.")
                      .arg(Content::ownFolder() + QStringLiteral("/decks"));
    } else {
        const deckroom::ShelfDeck& deck = m_decks.at(m_deck->currentIndex());
        const auto faults = m_desk->game().faults(
            m_desk->library(), deck.list, ruleset.toStdString(), {}, options);
        for (const triptych::decks::DeckFault& each : faults)
            all.append(enginewords::said(each.message));
        if (!faults.empty())
            problem = faults.size() == 1
                ? all.first()
                : tr("%1 (and %n more)", nullptr, static_cast<int>(faults.size()) - 1)
                      .arg(all.first());
        words = { tr("This deck may be played."), deck.plan,
            deckroom::ShelfDelegate::difficultyTitle(deck.difficulty) };
        if (!words.last().isEmpty())
            words.last() = u'(' + words.last() + u')';
        words.removeAll(QString());
    }
    m_verdict->setToolTip(all.join(u'\n'));
    m_verdict->setText(problem.isEmpty() ? words.join(u' ') : problem);
    return problem;
}
