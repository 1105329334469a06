#include "app/windows/SeatRow.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>

SeatRow::SeatRow(int seat, QWidget* parent)
    : QWidget(parent)
    , m_seat(seat)
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
    m_deck->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_deck->setMinimumContentsLength(26);
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

void SeatRow::setDecks(const QList<FoundDeck>& decks)
{
    m_decks = decks;
    m_deck->clear();
    for (const FoundDeck& deck : decks) {
        const QString name = QString::fromStdString(deck.deck.name);
        m_deck->addItem(deck.own ? tr("%1 (own)").arg(name) : name);
    }
}

void SeatRow::offerDecks(const QList<FoundDeck>& decks)
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
        plan.deck = m_decks.at(m_deck->currentIndex()).deck;
    return plan;
}

QString SeatRow::deckPath() const
{
    return m_deck->currentIndex() < 0 ? QString() : m_decks.at(m_deck->currentIndex()).path;
}

QString SeatRow::check(const triptych::Game& game, const triptych::cards::Library& library,
    const QString& ruleset, const triptych::RuleChoices& options)
{
    QString problem;
    QStringList all;
    if (m_deck->currentIndex() < 0) {
        problem = tr("There is no deck to choose. Put a deck file into the folder %1.")
                      .arg(Content::ownFolder() + QStringLiteral("/decks"));
    } else {
        const auto problems = game.check(library, plan().deck, ruleset.toStdString(), {}, options);
        for (const triptych::Problem& each : problems)
            all.append(QString::fromStdString(each.text));
        if (!problems.empty())
            problem = problems.size() == 1
                ? QString::fromStdString(problems.front().text)
                : tr("%1 (and %n more)", nullptr, static_cast<int>(problems.size()) - 1)
                      .arg(QString::fromStdString(problems.front().text));
    }
    m_verdict->setToolTip(all.join(u'\n'));
    m_verdict->setText(problem.isEmpty() ? tr("This deck may be played.") : problem);
    return problem;
}
