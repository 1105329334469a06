#include "app/workshop/windows/PackPane.h"

#include "app/decks/DeckRoom.h"
#include "app/services/Content.h"

#include "core/Game.h"
#include "core/JsonText.h"

#include <QComboBox>
#include <QLabel>
#include <QListWidget>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace workshop {

PackPane::PackPane(
    deckroom::DeckRoom& room, const triptych::Game& rules, const QString& game, QWidget* parent)
    : QWidget(parent)
    , m_room(room)
    , m_rules(rules)
    , m_game(game)
    , m_packs(new QComboBox(this))
    , m_cards(new QListWidget(this))
{
    m_packs->setObjectName(QStringLiteral("workshopPacks"));
    m_packs->setAccessibleName(tr("Pack"));
    m_packs->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_packs->setMinimumContentsLength(14);
    m_cards->setObjectName(QStringLiteral("workshopCards"));
    m_cards->setAccessibleName(tr("Cards of the pack"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 0, 8);
    auto* label = new QLabel(tr("&Pack"), this);
    label->setBuddy(m_packs);
    column->addWidget(label);
    column->addWidget(m_packs);
    column->addWidget(m_cards, 1);
    setMinimumWidth(150);
    connect(m_packs, &QComboBox::activated, this, &PackPane::packChosen);
    connect(m_cards, &QListWidget::currentRowChanged, this, &PackPane::cardChosen);
}

QString PackPane::pack() const
{
    return m_packs->currentData().toString();
}

bool PackPane::has(const QString& path) const
{
    return m_packs->findData(path) >= 0;
}

int PackPane::row() const
{
    return m_cards->currentRow();
}

void PackPane::mark(int row)
{
    const QSignalBlocker quiet(m_cards);
    m_cards->setCurrentRow(row);
}

void PackPane::read(const QString& choose, const QString& card)
{
    const QString before = choose.isEmpty() ? pack() : choose;
    m_packs->clear();
    for (const PackFile& found : packs::all(m_game))
        m_packs->addItem(
            tr("%1 (%n cards)", nullptr, static_cast<int>(found.cards.size())).arg(found.name),
            found.path);
    m_packs->setCurrentIndex(std::max(0, m_packs->findData(before)));
    m_packs->setEnabled(m_packs->count() > 0);
    m_packs->setPlaceholderText(tr("None yet"));
    list(card);
}

void PackPane::list(const QString& choose)
{
    const QSignalBlocker quiet(m_cards);
    m_cards->clear();
    m_listed.clear();
    m_shown = pack();
    if (!pack().isEmpty()) {
        const packs::Read read = packs::read(pack());
        if (!read.problem.isEmpty())
            Q_EMIT failed(read.problem);
        m_listed = read.pack.cards;
        const auto library
            = m_rules.load({ { "pack", Content::textOfFile(pack()).text.toStdString() } }).library;
        for (const Json& card : std::as_const(m_listed)) {
            const QString id = QString::fromStdString(triptych::textOf(card, "id"));
            const std::size_t number
                = library ? library->find(id.toStdString()) : triptych::cards::Library::npos;
            const bool understood
                = number != triptych::cards::Library::npos && library->problems(number).empty();
            QString name = QString::fromStdString(triptych::textOf(card, "name"));
            const QString set = correctedSet(id);
            if (!set.isEmpty())
                name = tr("%1 (in place of the card of set %2)").arg(name, set);
            auto* item = new QListWidgetItem(
                understood ? name : QStringLiteral("\u2716 ") + name, m_cards);
            item->setToolTip(
                QStringLiteral("<p>%1</p>")
                    .arg((understood ? id : tr("%1: its text is not understood").arg(id))
                             .toHtmlEscaped()));
            item->setData(
                Qt::AccessibleTextRole, understood ? name : tr("%1, not understood").arg(name));
            if (!choose.isEmpty() && id == choose)
                m_cards->setCurrentItem(item);
        }
    }
    Q_EMIT listed();
}

QString PackPane::correctedSet(const QString& id) const
{
    const deckroom::DeckDesk* desk = m_room.desk(m_game);
    const std::size_t found = desk ? desk->find(id.toStdString()) : deckroom::DeckDesk::npos;
    if (found == deckroom::DeckDesk::npos || desk->cardId(found) != id)
        return {};
    const std::size_t before = desk->isOwn(found) ? desk->corrected(found) : found;
    return before == deckroom::DeckDesk::npos || desk->isOwn(before) ? QString()
                                                                     : desk->facts(before).set;
}

} // namespace workshop
