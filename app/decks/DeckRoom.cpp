#include "app/decks/DeckRoom.h"

#include "app/decks/DeckFile.h"
#include "app/decks/DeckKinship.h"
#include "app/decks/DeckPlans.h"
#include "app/services/CardJudge.h"
#include "app/services/Content.h"
#include "app/services/EngineWords.h"

#include "match/Games.h"

#include <algorithm>
#include <map>
#include <set>

namespace deckroom {

DeckRoom::DeckRoom(Content& content, QObject* parent)
    : QObject(parent)
    , m_content(content)
{
}

DeckRoom::~DeckRoom() = default;

DeckRoom::Room* DeckRoom::room(const QString& game)
{
    if (const auto found = m_rooms.find(game); found != m_rooms.end())
        return &found->second;
    const triptych::Game* rules = triptych::match::find(game.toStdString());
    const auto index = rules ? m_content.index(*rules) : nullptr;
    if (!index || index->size() == 0)
        return nullptr;
    Room& room = m_rooms[game];
    room.desk = std::make_unique<DeckDesk>(index);
    if (CardJudge* judge = m_content.judge(*rules))
        connect(judge, &CardJudge::done, room.desk.get(), &DeckDesk::judged);
    room.pictures = std::make_unique<CardPictures>(*room.desk);
    room.pictures->setPictureFolder(pictureFolder(game));
    return &room;
}

DeckDesk* DeckRoom::desk(const QString& game)
{
    Room* found = room(game);
    return found ? found->desk.get() : nullptr;
}

CardPictures* DeckRoom::pictures(const QString& game)
{
    Room* found = room(game);
    return found ? found->pictures.get() : nullptr;
}

QString DeckRoom::pictureFolder(const QString& game) const
{
    return Content::ownFolder() + QStringLiteral("/pictures/") + game;
}

namespace {

/// Decks that nobody leads are told apart by their pictures, too: as long as they have one of their own.
std::size_t ownEmblem(const DeckDesk& desk, const triptych::decks::DeckList& deck,
    const std::set<std::size_t>& others)
{
    const std::size_t usual = emblemOf(desk, deck);
    if (!deck.hero.empty() || !deck.champion.empty() || !deck.guildMaster.empty())
        return usual;
    triptych::decks::DeckList rest = deck;
    std::size_t emblem = usual;
    while (emblem != DeckDesk::npos && others.contains(emblem)) {
        std::erase_if(
            rest.main, [&](const auto& entry) { return desk.find(entry.card) == emblem; });
        emblem = emblemOf(desk, rest);
    }
    return emblem == DeckDesk::npos ? usual : emblem;
}

} // namespace

QList<ShelfDeck> DeckRoom::shelf(const QString& game)
{
    QList<ShelfDeck> decks;
    const DeckDesk* desk = this->desk(game);
    if (!desk)
        return decks;
    std::set<std::size_t> emblems;
    for (const FoundDeck& found : m_content.decks(desk->game())) {
        ShelfDeck deck;
        deck.path = found.path;
        deck.own = found.own;
        deck.list = desk->tidied(found.deck);
        deck.name = QString::fromStdString(found.deck.name);
        deck.ruleset = QString::fromStdString(found.deck.ruleset);
        if (deck.ruleset.isEmpty())
            deck.ruleset = desk->rulesets().first();
        deckfile::Read file = deckfile::read(found.path, game);
        file.deck.list = deck.list;
        const QList<Fault> faults = desk->faults(file.deck, deck.ruleset);
        deck.legal = faults.isEmpty();
        if (!deck.legal)
            deck.fault = enginewords::said(faults.first().message);
        deck.plan = planSaid(file.deck.notes.section(u'\n', 0, 0));
        deck.difficulty = file.deck.difficulty;
        deck.emblem = ownEmblem(*desk, deck.list, emblems);
        emblems.insert(deck.emblem);
        deck.kinship = kinshipOf(*desk, deck.list);
        deck.cards = cardsIn(deck.list, Part::Main);
        decks.append(std::move(deck));
    }
    return decks;
}

QString DeckRoom::usualRuleset(const QString& game)
{
    const DeckDesk* desk = this->desk(game);
    if (!desk)
        return {};
    std::map<std::string, int> decks;
    for (const FoundDeck& found : m_content.decks(desk->game()))
        ++decks[found.deck.ruleset];
    const auto count = [&decks](const QString& ruleset) {
        const auto counted = decks.find(ruleset.toStdString());
        return counted == decks.end() ? 0 : counted->second;
    };
    const QStringList rulesets = desk->rulesets();
    return *std::ranges::max_element(rulesets, {}, count);
}

QStringList DeckRoom::decksWith(const QString& game, std::size_t card)
{
    QStringList names;
    const DeckDesk* desk = this->desk(game);
    if (!desk)
        return names;
    for (const FoundDeck& found : m_content.decks(desk->game()))
        if (copiesIn(desk->tidied(found.deck), desk->spelling(card)) > 0)
            names.append(QString::fromStdString(found.deck.name));
    return names;
}

void DeckRoom::refresh()
{
    m_content.forget();
    // Windows that are open hold on to the cards as they were until they are closed.
    for (auto& [game, room] : m_rooms)
        m_old.push_back(std::move(room));
    m_rooms.clear();
    Q_EMIT refreshed();
}

} // namespace deckroom
