#pragma once

#include "app/decks/DeckFile.h"
#include "app/decks/DeckParts.h"
#include "app/games/CardFacts.h"
#include "app/scene/CardFace.h"

#include "cards/CardIndex.h"
#include "core/Game.h"
#include "decks/DeckRules.h"

#include <QHash>
#include <QList>
#include <QObject>

#include <memory>

class Presenter;

namespace deckroom {

/// A part of a deck as the rules of the moment want it.
struct DeckPlace
{
    Part part = Part::Main;
    QString title; ///< "Main deck"
    QString hint;  ///< What belongs there, while it is empty.
    int least = 0;
    int most = 0; ///< 0: as many as one likes.
    bool needed = true;
};

using Fault = triptych::decks::DeckFault;
using Proposal = triptych::decks::Proposal;

/// All that the deck room asks of a game: its cards with what is known of each, the parts of its
/// decks, and what is wrong with one.
class DeckDesk : public QObject
{
    Q_OBJECT

public:
    explicit DeckDesk(std::shared_ptr<const triptych::cards::CardIndex>, QObject* parent = nullptr);
    ~DeckDesk() override;

    const triptych::Game& game() const { return m_index->game(); }
    QString id() const;
    QString title() const;
    QString room() const; ///< The mood of the game, "harbour".
    const triptych::cards::Library& library() const { return m_index->library(); }
    const triptych::cards::CardIndex& index() const { return *m_index; }
    std::shared_ptr<const triptych::cards::CardIndex> sharedIndex() const { return m_index; }

    // --- Cards
    std::size_t size() const { return m_facts.size(); }
    static constexpr std::size_t npos = triptych::cards::Library::npos;
    std::size_t find(const std::string& nameOrId) const { return library().find(nameOrId); }
    /// How deck lists call it: by name where that finds the card, else by id.
    std::string spelling(std::size_t card) const;
    QString cardId(std::size_t card) const;
    const CardFacts& facts(std::size_t card) const { return m_facts[card]; }
    bool isOwn(std::size_t card) const { return m_index->isOwn(card); }
    /// Another card with its number, of a later pack, has taken its place.
    bool isSuperseded(std::size_t card) const { return m_corrections.contains(card); }
    /// The card of the program whose place it takes; npos: none.
    std::size_t corrected(std::size_t card) const { return m_corrections.key(card, npos); }
    /// Cards that can be looked at: those whose place was taken are not among them.
    std::size_t shownSize() const
    {
        return size() - static_cast<std::size_t>(m_corrections.size());
    }
    bool hasCorrections() const { return !m_corrections.isEmpty(); }
    /// Whether it is known by now that its text is not understood.
    bool isRefused(std::size_t card) const { return library().isRefused(card); }
    CardFace face(std::size_t card) const;
    QStringList explained(std::size_t card) const; ///< What its text does, in plain sentences.
    QStringList canonical(std::size_t card) const; ///< Its text as the program would print it.
    /// Why it cannot be played; empty when its text is understood.
    QStringList misunderstood(std::size_t card) const;

    // --- How cards differ
    const QList<Facet>& facets() const { return m_facets; }
    bool leads(std::size_t card) const;        ///< One of those that lead others (GameFacets).
    qsizetype facet(const QString& key) const; ///< -1: there is none.
    /// The facet that decks of the game go by: colour, class, faction.
    qsizetype kinship() const { return 0; }
    qsizetype typeFacet() const { return 1; }
    QString costTitle() const;

    // --- Questions about cards (cards/Query)
    /// "faction=lyra", for a value of a facet.
    QString question(qsizetype facet, qsizetype value) const;
    /// "(cost>=8 or bounty>=8)", for cards of a cost; with `orMore` also those that cost more.
    QString costQuestion(int cost, bool orMore) const;
    QStringList setCodes() const;
    QStringList keywords() const;   ///< What may be asked for with "keyword:".
    QStringList statistics() const; ///< The fields that are numbers.

    // --- Decks
    QStringList rulesets() const;
    QString rulesetTitle(const QString& ruleset) const;
    triptych::decks::DeckRules deckRules(const QString& ruleset) const;
    QList<DeckPlace> places(const QString& ruleset) const;
    /// Whether a card of that type can lie there at all.
    bool mayHold(Part, std::size_t card, const QString& ruleset) const;
    /// Where a card goes when nobody says where: a hero among the heroes.
    Part usualPart(std::size_t card, const triptych::decks::DeckList&) const;
    int mostCopies(std::size_t card, const QString& ruleset) const;
    /// What the rules say of the deck, as everywhere in the program.
    QList<Fault> faults(const triptych::decks::DeckList&, const QString& ruleset) const;
    /// ... and what of it is not in its pool.
    QList<Fault> faults(const NotedDeck&, const QString& ruleset) const;
    QString words(const Proposal&) const; ///< "Take out 1 Pier Watcher"
    /// The deck with a proposal done; the same deck where somebody has to choose first.
    triptych::decks::DeckList mended(const triptych::decks::DeckList&, const Proposal&) const;
    /// The same list with every known card spelled in one way, and each card once a part.
    triptych::decks::DeckList tidied(const triptych::decks::DeckList&) const;

Q_SIGNALS:
    void judged(); ///< Of every card it is known now whether its text is understood.

private:
    void readFacts();
    QString titleOf(Part) const;

    std::shared_ptr<const triptych::cards::CardIndex> m_index;
    std::shared_ptr<const Presenter> m_presenter;
    QList<Facet> m_facets;
    std::vector<CardFacts> m_facts;
    QHash<std::size_t, std::size_t> m_corrections; ///< By the card whose place another has taken.
};

} // namespace deckroom
