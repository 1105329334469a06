#include "app/draft/DraftPages.h"

#include "app/games/GameFacets.h"
#include "app/services/EngineWords.h"

#include "cards/Library.h"
#include "core/JsonText.h"

#include <algorithm>
#include <map>

namespace draft = triptych::draft;

namespace {

QString capitalised(const std::string& word)
{
    QString text = QString::fromStdString(word);
    if (!text.isEmpty())
        text[0] = text.at(0).toUpper();
    return text;
}

/// A kind or a group of cards as people call it: the words of the deck room, where it has any for its name or
/// for its sign.
QString titled(const triptych::Game& game, const std::string& word, const QString& sign = {})
{
    const auto facets
        = deckroom::GameFacets::of(QString::fromStdString(std::string(game.id()))).facets;
    for (const QString& value : { QString::fromStdString(word), sign })
        for (const deckroom::Facet& facet : facets)
            if (const qsizetype at = facet.values.indexOf(value); !value.isEmpty() && at >= 0)
                return facet.titles.value(at);
    return capitalised(word);
}

} // namespace

DraftPages::DraftPages(const DraftTable& table, Stage stage, std::size_t seat)
    : m_table(table)
    , m_stage(stage)
    , m_seat(seat)
{
}

DraftViewModel::Page DraftPages::page(bool curtain) const
{
    DraftViewModel::Page page;
    page.room = m_table.presenter->room();
    page.person = m_table.nameOf(m_seat);
    page.curtain = curtain;
    page.rule = QString::fromUtf8(m_table.ruleset.draft.rule.data(),
        static_cast<qsizetype>(m_table.ruleset.draft.rule.size()));
    page.deckSize = m_table.ruleset.draft.deckSize;
    page.stage = m_stage == Stage::Picking ? QStringLiteral("picking")
        : m_stage == Stage::Building       ? QStringLiteral("building")
                                           : QStringLiteral("ready");
    // Behind the curtain lies nothing that the one before it could see.
    if (curtain)
        return page;
    switch (m_stage) {
    case Stage::Picking:
        fillPicking(page);
        break;
    case Stage::Building:
        fillBuilding(page);
        break;
    case Stage::Ready:
        fillReady(page);
        break;
    }
    return page;
}

std::optional<CardPage> DraftPages::card(const QString& key) const
{
    const QString id = key.section(u'#', 0, 0);
    if (m_table.library->find(id.toStdString()) == triptych::cards::Library::npos)
        return std::nullopt;
    CardPage page = m_table.presenter->page(m_table.presenter->printed(id), {}, QString());
    const std::vector<std::size_t> pool = m_table.packs.view(m_seat).pool;
    const auto taken = static_cast<int>(
        std::count(pool.begin(), pool.end(), m_table.library->find(id.toStdString())));
    page.placeText = taken == 0 ? tr("You have none of these yet.")
                                : tr("You have %n of these.", nullptr, taken);
    return page;
}

QList<DraftRow> DraftPages::rowsOf(std::vector<std::size_t> cards) const
{
    m_table.taste.sort(cards);
    QList<DraftRow> rows;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (i > 0 && cards[i] == cards[i - 1]) {
            ++rows.last().count;
            continue;
        }
        const CardFace face = m_table.faceOf(cards[i]);
        rows.append(
            { face.cardId, face, 1, titled(m_table.game, m_table.taste.of(cards[i]).kind) });
    }
    return rows;
}

void DraftPages::fillPicking(DraftViewModel::Page& page) const
{
    const draft::Draft& table = m_table.packs;
    const draft::View view = table.view(m_seat);
    page.title = tr("Booster %1 of %2").arg(view.round + 1).arg(table.plan().boosters);
    page.heading = view.pack.size() == 1
        ? tr("Take the last card.")
        : tr("Take one of %n cards.", nullptr, static_cast<int>(view.pack.size()));
    page.passing = table.round() % 2 == 0 ? 1 : -1;
    if (view.pack.size() > 1) {
        const QString next = m_table.nameOf(table.passesTo(m_seat));
        page.note = page.passing > 0 ? tr("The rest goes to the left, to %1.").arg(next)
                                     : tr("The rest goes to the right, to %1.").arg(next);
    } else {
        page.note = view.round + 1 < table.plan().boosters
            ? tr("Then everybody opens the next booster.")
            : tr("Then everybody makes a deck.");
    }
    std::vector<std::size_t> sorted = view.pack;
    m_table.taste.sort(sorted);
    m_table.places.clear();
    std::map<std::size_t, int> copies;
    std::vector<bool> used(view.pack.size(), false);
    for (const std::size_t card : sorted) {
        CardFace face = m_table.faceOf(card);
        if (const int copy = ++copies[card]; copy > 1)
            face.key += u'#' + QString::number(copy);
        std::size_t place = 0;
        while (view.pack[place] != card || used[place])
            ++place;
        used[place] = true;
        m_table.places.insert(face.key, place);
        page.pack.append(face);
    }
    page.pool = rowsOf(view.pool);
    page.tallies = talliesOf(view.pool);
}

void DraftPages::fillBuilding(DraftViewModel::Page& page) const
{
    const DraftTable::Builder& mine = m_table.builders[m_seat];
    page.title = tr("Your deck");
    page.heading = tr("Make a deck of %n cards.", nullptr, page.deckSize);
    if (const int minutes = m_table.ruleset.draft.minutes; minutes > 0 && !m_table.plan.timed)
        page.note = tr("At a tournament you have %n minutes for it.", nullptr, minutes);
    page.pool = rowsOf(m_table.packs.view(m_seat).pool);
    page.deck = rowsOf(mine.deck);
    page.tallies = talliesOf(mine.deck);
    page.deckName = mine.name;
    triptych::decks::DeckFaults faults = m_table.game.faults(
        *m_table.library, m_table.deckOf(m_seat), draft::rulesetOfDecks(m_table.ruleset));
    faults.insert(faults.begin(), mine.outside.begin(), mine.outside.end());
    page.legal = faults.empty();
    page.verdict = faults.empty() ? tr("This deck may be played.")
                                  : enginewords::said(faults.front().message);
    page.readyText = m_seat == m_table.persons.back() ? tr("Keep the deck and go on")
                                                      : tr("Keep the deck; the next, please");
}

void DraftPages::fillReady(DraftViewModel::Page& page) const
{
    page.title = tr("Who plays?");
    page.heading = tr("Choose who sits down for the first match.");
    page.drafters = drafters();
    QStringList late;
    for (const std::size_t seat : m_table.persons)
        if (m_table.plan.timed && m_table.builders[seat].seconds == 0)
            late.append(m_table.nameOf(seat));
    if (!late.isEmpty())
        page.note
            = tr("Time was up for %1: the deck was handed in, filled up where it lacked cards.")
                  .arg(late.join(QStringLiteral(", ")));
    page.buildable = !m_table.plan.timed
        || std::ranges::any_of(m_table.persons,
            [this](std::size_t seat) { return m_table.builders[seat].seconds > 0; });
    page.playable = m_table.players.size() == m_table.ruleset.minSeats;
}

/// What a sound deck has of each kind, and how many cards go together.
QVariantList DraftPages::talliesOf(const std::vector<std::size_t>& cards) const
{
    const draft::Taste& taste = m_table.taste;
    QVariantList tallies;
    const auto add = [&tallies](const QString& label, int count, int wanted, const QString& emblem,
                         const QString& colours) {
        if (count == 0 && wanted == 0)
            return; // what one has is told, and the cards need the room
        tallies.append(QVariantMap { { QStringLiteral("label"), label },
            { QStringLiteral("count"), count }, { QStringLiteral("wanted"), wanted },
            { QStringLiteral("emblem"), emblem }, { QStringLiteral("colours"), colours } });
    };
    for (const auto& [kind, wanted] : taste.rules().makeUp)
        add(titled(m_table.game, std::string(kind)),
            static_cast<int>(std::count_if(cards.begin(), cards.end(),
                [&](std::size_t card) { return taste.of(card).kind == kind; })),
            m_stage == Stage::Building ? wanted : 0, {}, {});
    std::map<std::string, std::pair<int, std::size_t>> groups;
    for (const std::size_t card : cards)
        if (!taste.of(card).group.empty()) {
            auto& [count, example] = groups[taste.of(card).group];
            ++count;
            example = card;
        }
    for (const auto& [group, tally] : groups) {
        const CardFace face = m_table.faceOf(tally.second);
        add(titled(m_table.game, group, face.colours), tally.first, 0, face.emblem, face.colours);
    }
    return tallies;
}

QVariantList DraftPages::drafters() const
{
    QVariantList list;
    for (std::size_t seat = 0; seat < m_table.builders.size(); ++seat) {
        const bool person = m_table.plan.seats.at(static_cast<qsizetype>(seat)).person;
        const auto& players = m_table.players;
        const auto place = std::find(players.begin(), players.end(), seat);
        list.append(QVariantMap { { QStringLiteral("seat"), static_cast<int>(seat) },
            { QStringLiteral("name"), m_table.nameOf(seat) }, { QStringLiteral("person"), person },
            { QStringLiteral("deck"), person ? m_table.builders[seat].name : QString() },
            { QStringLiteral("path"), m_table.builders[seat].path },
            { QStringLiteral("chosen"),
                place == players.end() ? 0 : static_cast<int>(place - players.begin()) + 1 } });
    }
    return list;
}
