#include "app/decks/windows/DrawsPane.h"

#include "decks/Statistics.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace deckroom {

namespace {

constexpr int turns = 8;

} // namespace

DrawsPane::DrawsPane(DeckDocument& document, CardPictures& pictures, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_pictures(pictures)
    , m_what(new QComboBox(this))
    , m_wanted(new QSpinBox(this))
    , m_second(new QCheckBox(tr("As the &second to play"), this))
    , m_chances(new QTableWidget(turns + 1, 3, this))
    , m_hand(new QLabel(this))
{
    auto* hand = new QPushButton(tr("Draw an opening &hand"), this);
    hand->setObjectName(QStringLiteral("drawHand"));
    m_hand->setMinimumSize(1, 1);
    m_hand->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_hand->setObjectName(QStringLiteral("openingHand"));
    m_what->setAccessibleName(tr("Of which cards"));
    m_what->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_wanted->setRange(1, 12);
    m_wanted->setAccessibleName(tr("How many of them at least"));
    m_chances->setHorizontalHeaderLabels({ tr("By turn"), tr("Seen"), tr("Chance") });
    m_chances->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_chances->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_second->setObjectName(QStringLiteral("drawSecond"));
    m_chances->verticalHeader()->hide();
    m_chances->horizontalHeader()->setStretchLastSection(true);
    m_chances->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_chances->setSelectionMode(QAbstractItemView::SingleSelection);
    m_chances->setAccessibleName(tr("Chances to have drawn them"));
    m_chances->setObjectName(QStringLiteral("chances"));
    auto* form = new QFormLayout;
    form->addRow(tr("At &least"), m_wanted);
    form->addRow(tr("&of"), m_what);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(hand);
    column->addWidget(m_hand);
    column->addLayout(form);
    column->addWidget(m_second);
    column->addWidget(m_chances, 1);
    connect(hand, &QPushButton::clicked, this, &DrawsPane::drawHand);
    connect(m_wanted, &QSpinBox::valueChanged, this, &DrawsPane::follow);
    connect(m_second, &QCheckBox::toggled, this, &DrawsPane::follow);
    connect(m_what, &QComboBox::currentIndexChanged, this, &DrawsPane::follow);
    connect(&document, &DeckDocument::changed, this, &DrawsPane::follow);
    connect(&pictures, &CardPictures::drawn, this, &DrawsPane::showHand);
    setCards({});
}

/// The cards that are chosen, then every value of the facets that the deck has.
void DrawsPane::setCards(const CardCounts& cards)
{
    m_cards = cards;
    const QSignalBlocker quiet(m_what);
    const QVariant before = m_what->currentData();
    m_what->clear();
    m_what->addItem(cards.size() == 1 ? m_document.desk().facts(cards.first().card).name
            : cards.isEmpty()         ? tr("no card chosen yet")
                              : tr("the %n chosen cards", nullptr, static_cast<int>(cards.size())),
        -1);
    const QList<Facet>& facets = m_document.desk().facets();
    for (qsizetype f = 0; f < facets.size(); ++f)
        for (qsizetype v = 0; v < facets.at(f).values.size(); ++v)
            m_what->addItem(
                tr("%1: %2", "facet: value").arg(facets.at(f).title, facets.at(f).titles.at(v)),
                static_cast<int>(f * 32 + v));
    m_what->setCurrentIndex(cards.isEmpty() ? std::max(0, m_what->findData(before)) : 0);
    follow();
}

void DrawsPane::follow()
{
    const DeckDesk& desk = m_document.desk();
    const int chosen = m_what->currentData().toInt();
    int copies = 0;
    int cards = 0;
    for (const triptych::decks::Entry& entry : m_document.list().main) {
        cards += entry.count;
        const std::size_t card = desk.find(entry.card);
        if (card == DeckDesk::npos)
            continue;
        const bool counts = chosen >= 0
            ? desk.facts(card).has(static_cast<std::size_t>(chosen / 32), chosen % 32)
            : std::ranges::any_of(
                m_cards, [card](const CardCount& each) { return each.card == card; });
        copies += counts ? entry.count : 0;
    }
    const triptych::decks::DrawRules draw = desk.deckRules(m_document.ruleset()).draw;
    const bool starts = !m_second->isChecked();
    for (int turn = 0; turn <= turns; ++turn) {
        const int seen = triptych::decks::cardsSeen(draw, turn, starts);
        const double chance
            = triptych::decks::chanceOfAtLeast(m_wanted->value(), copies, seen, cards);
        const auto write = [&](int column, const QString& words) {
            m_chances->setItem(turn, column, new QTableWidgetItem(words));
        };
        write(0, turn == 0 ? tr("Opening hand") : QString::number(turn));
        write(1, QString::number(seen));
        // Of no card there is no chance to tell.
        const bool asked = chosen >= 0 || !m_cards.isEmpty();
        write(2,
            asked ? tr("%1 %").arg(QLocale().toString(chance * 100, 'f', 1))
                  : QStringLiteral("\u2013"));
    }
}

void DrawsPane::drawHand()
{
    const DeckDesk& desk = m_document.desk();
    const triptych::decks::DrawRules draw = desk.deckRules(m_document.ruleset()).draw;
    m_order.clear();
    for (const std::string& name : triptych::decks::sampleHand(
             m_document.list(), draw, QRandomGenerator::global()->generate64()))
        if (const std::size_t card = desk.find(name); card != DeckDesk::npos)
            m_order.append(card);
    showHand();
}

void DrawsPane::showHand()
{
    if (m_order.isEmpty()) {
        m_hand->setText(QString());
        return;
    }
    const qreal ratio = devicePixelRatioF();
    const auto count = static_cast<int>(m_order.size());
    const int across = (count + 1) / 2;
    const int width = std::clamp((this->width() - 16 - 4 * across) / across, 40, 160);
    const int height = CardPictures::heightOf(width);
    QPixmap picture(QSize((width + 4) * across, (height + 4) * 2) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    QStringList names;
    for (int n = 0; n < count; ++n) {
        const std::size_t card = m_order.at(n);
        names.append(m_document.desk().facts(card).name);
        const QPixmap drawn = m_pictures.card(card, qRound(width * ratio));
        const QRect place((n % across) * (width + 4), (n / across) * (height + 4), width, height);
        if (drawn.isNull())
            painter.drawRoundedRect(place.adjusted(0, 0, -1, -1), 4, 4);
        else
            painter.drawPixmap(place, drawn);
    }
    m_hand->setPixmap(picture);
    m_hand->setAccessibleName(tr("Opening hand: %1").arg(QLocale().createSeparatedList(names)));
    m_hand->setToolTip(QLocale().createSeparatedList(names));
}

void DrawsPane::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showHand();
}

} // namespace deckroom
