#include "app/windows/SideDeckDialog.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>

#include <algorithm>

using triptych::decks::Entry;

namespace {

void take(std::vector<Entry>& entries, const std::string& card)
{
    const auto found = std::ranges::find(entries, card, &Entry::card);
    if (found != entries.end() && --found->count == 0)
        entries.erase(found);
}

void put(std::vector<Entry>& entries, const std::string& card)
{
    const auto found = std::ranges::find(entries, card, &Entry::card);
    if (found != entries.end())
        ++found->count;
    else
        entries.push_back({ card, 1 });
}

} // namespace

SideDeckDialog::SideDeckDialog(const QString& person, triptych::decks::DeckList deck,
    std::function<QStringList(const triptych::decks::DeckList&)> exchange, QWidget* parent)
    : QDialog(parent)
    , m_deck(std::move(deck))
    , m_exchange(std::move(exchange))
    , m_main(new QListWidget(this))
    , m_side(new QListWidget(this))
    , m_swap(new QPushButton(tr("Exchange the two"), this))
    , m_message(new QLabel(this))
{
    setWindowTitle(tr("Side deck of %1").arg(person));
    setMinimumSize(640, 480);
    m_main->setAccessibleName(tr("Cards of the deck"));
    m_side->setAccessibleName(tr("Cards of the side deck"));
    m_message->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Play with this deck"), QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &SideDeckDialog::accept);
    connect(m_swap, &QPushButton::clicked, this, &SideDeckDialog::swap);
    connect(m_side, &QListWidget::itemActivated, this, &SideDeckDialog::swap);

    auto* grid = new QGridLayout(this);
    auto* what = new QLabel(
        tr("Choose a card on each side and exchange them, as often as you like."), this);
    what->setWordWrap(true);
    grid->addWidget(what, 0, 0, 1, 3);
    grid->addWidget(new QLabel(tr("Deck"), this), 1, 0);
    grid->addWidget(new QLabel(tr("Side deck"), this), 1, 2);
    grid->addWidget(m_main, 2, 0);
    grid->addWidget(m_swap, 2, 1);
    grid->addWidget(m_side, 2, 2);
    grid->addWidget(m_message, 3, 0, 1, 3);
    grid->addWidget(buttons, 4, 0, 1, 3);
    refresh();
}

void SideDeckDialog::show(QListWidget* list, const std::vector<Entry>& entries)
{
    const int row = std::max(0, list->currentRow());
    list->clear();
    for (const Entry& entry : entries) {
        auto* item = new QListWidgetItem(
            tr("%1 × %2").arg(entry.count).arg(QString::fromStdString(entry.card)), list);
        item->setData(Qt::UserRole, QString::fromStdString(entry.card));
    }
    list->setCurrentRow(std::min(row, list->count() - 1));
}

void SideDeckDialog::refresh()
{
    show(m_main, m_deck.main);
    show(m_side, m_deck.side);
    m_swap->setEnabled(m_main->count() > 0 && m_side->count() > 0);
}

void SideDeckDialog::swap()
{
    if (!m_main->currentItem() || !m_side->currentItem())
        return;
    const std::string out = m_main->currentItem()->data(Qt::UserRole).toString().toStdString();
    const std::string in = m_side->currentItem()->data(Qt::UserRole).toString().toStdString();
    take(m_deck.main, out);
    take(m_deck.side, in);
    put(m_deck.main, in);
    put(m_deck.side, out);
    refresh();
    m_message->setText(tr("%1 is in the deck now, %2 beside it.")
                           .arg(QString::fromStdString(in), QString::fromStdString(out)));
}

void SideDeckDialog::accept()
{
    const QStringList problems = m_exchange(m_deck);
    if (problems.isEmpty())
        QDialog::accept();
    else
        m_message->setText(problems.join(u'\n'));
}
