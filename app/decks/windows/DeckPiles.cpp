#include "app/decks/windows/DeckPiles.h"

#include "app/decks/windows/PileView.h"

#include <QLabel>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace deckroom {

DeckPiles::DeckPiles(DeckDocument& document, CardPictures& pictures, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    auto* parts = new QSplitter(Qt::Vertical, this);
    auto* upper = new QWidget(this);
    auto* row = new QHBoxLayout(upper);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    for (const Part part :
        { Part::Hero, Part::Champion, Part::GuildMaster, Part::Main, Part::Side }) {
        Place place { part, new QWidget(this), new QLabel(this), nullptr };
        place.view = new PileView(*new DeckPartModel(m_document, part, this), pictures, place.box);
        auto* box = new QVBoxLayout(place.box);
        box->setContentsMargins(0, 0, 0, 0);
        box->setSpacing(2);
        QFont bold = font();
        bold.setBold(true);
        place.title->setFont(bold);
        place.title->setWordWrap(true);
        place.title->setContentsMargins(10, 2, 0, 2);
        place.title->setBuddy(place.view);
        box->addWidget(place.title);
        if (isPlace(part)) {
            place.view->setFixedSize(place.view->sizeHint());
            box->addWidget(place.view);
            box->addStretch();
            row->addWidget(place.box);
        } else {
            box->addWidget(place.view, 1);
            if (part == Part::Main) {
                row->addWidget(place.box, 1);
                parts->addWidget(upper);
            } else {
                parts->addWidget(place.box);
            }
        }
        connect(place.view, &PileView::cardShown, this, &DeckPiles::cardShown);
        connect(place.view, &PileView::addAsked, this,
            [this, part](const CardCounts& cards) { m_document.add(part, cards); });
        connect(place.view, &PileView::removeAsked, this,
            [this, part](const CardCounts& cards) { m_document.remove(part, cards); });
        connect(place.view, &PileView::elsewhereAsked, this, [this, part](const CardCounts& cards) {
            // From main to side and back; a leader goes back to the collection.
            if (isPlace(part))
                m_document.remove(part, cards);
            else
                m_document.move(part, part == Part::Main ? Part::Side : Part::Main, cards);
        });
        connect(place.view->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this, view = place.view] { Q_EMIT chosen(view->selected(true)); });
        m_places.append(place);
    }
    parts->setStretchFactor(0, 3);
    parts->setStretchFactor(1, 1);
    parts->setChildrenCollapsible(false);
    column->addWidget(parts, 1);
}

PileView* DeckPiles::pile(Part part) const
{
    for (const Place& place : m_places)
        if (place.part == part)
            return place.view;
    return nullptr;
}

QList<PileView*> DeckPiles::piles() const
{
    QList<PileView*> all;
    for (const Place& place : m_places)
        all.append(place.view);
    return all;
}

void DeckPiles::showPlaces()
{
    const QList<DeckPlace> wanted = m_document.desk().places(m_document.ruleset());
    for (const Place& place : std::as_const(m_places)) {
        const auto found = std::ranges::find(wanted, place.part, &DeckPlace::part);
        const int there = cardsIn(m_document.list(), place.part);
        place.box->setVisible(found != wanted.end() || there > 0);
        const QString title
            = found == wanted.end() ? tr("Cards that these rules have no place for") : found->title;
        const QString size = found == wanted.end() || isPlace(place.part) ? QString()
            : found->most > 0 && found->most == found->least
            ? tr("%1 of %2").arg(there).arg(found->most)
            : found->most > 0 && found->least > 0
            ? tr("%1 (%2 to %3)").arg(there).arg(found->least).arg(found->most)
            : found->most > 0 ? tr("%1, at most %2").arg(there).arg(found->most)
                              : tr("%1, at least %2").arg(there).arg(found->least);
        place.title->setText(
            size.isEmpty() ? title : tr("%1: %2", "part of the deck: how many").arg(title, size));
        place.view->setAccessibleName(place.title->text());
        place.view->setObjectName(QStringLiteral("pile-%1").arg(int(place.part)));
        place.view->setHint(found == wanted.end() ? QString() : found->hint);
    }
}

void DeckPiles::setGrouping(DeckPartModel::Grouping grouping)
{
    for (const Place& place : std::as_const(m_places))
        place.view->part().setGrouping(grouping);
}

void DeckPiles::setCardWidth(int width)
{
    for (const Place& place : std::as_const(m_places)) {
        place.view->setCardWidth(width);
        if (isPlace(place.part))
            place.view->setFixedSize(place.view->sizeHint());
    }
}

void DeckPiles::jump(const std::string& card)
{
    const DeckDesk& desk = m_document.desk();
    for (const Place& place : std::as_const(m_places)) {
        const DeckPartModel& model = place.view->part();
        // The rules speak of names; the deck may have the card by its id.
        int row = model.rowOf(card);
        for (const triptych::decks::Entry& entry : entriesOf(m_document.list(), place.part))
            if (const std::size_t known = desk.find(entry.card);
                row < 0 && known != DeckDesk::npos && desk.facts(known).name.toStdString() == card)
                row = model.rowOf(entry.card);
        if (row < 0)
            continue;
        const QModelIndex index = model.index(row);
        place.view->setCurrentIndex(index);
        place.view->scrollTo(index);
        place.view->setFocus();
        return;
    }
}

} // namespace deckroom
