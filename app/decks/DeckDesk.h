#pragma once

#include "app/decks/CardFacts.h"
#include "app/decks/DeckParts.h"
#include "app/viewmodels/CardFace.h"

#include "cards/Library.h"
#include "core/Game.h"

#include <QList>
#include <QObject>
#include <QSet>

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

/// What would mend a fault, ready to be done.
struct Proposal
{
    enum class Deed { None, Remove, Add, Choose };
    Deed deed = Deed::None;
    Part part = Part::Main;
    int count = 0;
    std::string card; ///< As the deck spells it.
    QString words;    ///< "Take out 1 Pier Watcher"
};

struct Fault
{
    QString text;
    QString rule;     ///< "chess 1.2.1"; "" for a plain mistake.
    std::string card; ///< As the deck spells it; "" for the deck as a whole.
    Proposal proposal;
};

/// How cards come to hand, for draw chances.
struct DrawHabits
{
    int openingHand = 7;
    int eachTurn = 1;
};

/// All that the deck room asks of a game: its cards with what is known of each, the parts of its
/// decks, and what is wrong with one. The only place in this folder that knows games apart.
class DeckDesk : public QObject
{
    Q_OBJECT

public:
    DeckDesk(const triptych::Game&, std::shared_ptr<const triptych::cards::Library>,
        const QSet<QString>& ownSets = {}, QObject* parent = nullptr);
    ~DeckDesk() override;

    const triptych::Game& game() const { return m_game; }
    QString id() const;
    QString title() const;
    QString room() const; ///< The mood of the game, "harbour".
    const triptych::cards::Library& library() const { return *m_library; }
    std::shared_ptr<const triptych::cards::Library> sharedLibrary() const { return m_library; }

    // --- Cards
    std::size_t size() const { return m_facts.size(); }
    static constexpr std::size_t npos = triptych::cards::Library::npos;
    std::size_t find(const std::string& nameOrId) const { return m_library->find(nameOrId); }
    /// How deck lists call it: by name where that finds the card, else by id.
    std::string spelling(std::size_t card) const;
    QString cardId(std::size_t card) const;
    const CardFacts& facts(std::size_t card) const { return m_facts[card]; }
    CardFace face(std::size_t card) const;
    QStringList explained(std::size_t card) const; ///< What its text does, in plain sentences.
    /// Why it cannot be played; empty when its text is understood.
    QStringList misunderstood(std::size_t card) const;

    // --- How cards differ
    const QList<Facet>& facets() const { return m_facets; }
    qsizetype facet(const QString& key) const; ///< -1: there is none.
    /// The facet that decks of the game go by: colour, class, faction.
    qsizetype kinship() const { return 0; }
    qsizetype typeFacet() const { return 1; }
    QString costTitle() const;

    // --- Decks
    QStringList rulesets() const;
    QString rulesetTitle(const QString& ruleset) const;
    QList<DeckPlace> places(const QString& ruleset) const;
    /// Whether a card of that type can lie there at all.
    bool mayHold(Part, std::size_t card, const QString& ruleset) const;
    /// Where a card goes when nobody says where: a hero among the heroes.
    Part usualPart(std::size_t card, const triptych::decks::DeckList&) const;
    int mostCopies(std::size_t card) const;
    QList<Fault> faults(const triptych::decks::DeckList&, const QString& ruleset) const;
    DrawHabits drawHabits() const;
    /// The same list with every known card spelled in one way, and each card once a part.
    triptych::decks::DeckList tidied(const triptych::decks::DeckList&) const;
    /// The values of the kinship facet that a deck has, its leader's first.
    QList<int> kinshipOf(const triptych::decks::DeckList&) const;
    /// What cards may be of beside the leader of a deck, as bits of the kinship facet; 0: anything.
    std::uint32_t kinshipAllowed(const triptych::decks::DeckList&) const;
    /// The card that stands for a deck: its leader, or the costliest of its own.
    std::size_t emblemOf(const triptych::decks::DeckList&) const;

private:
    void readFacts(const QSet<QString>& ownSets);
    Proposal proposalFor(
        const Fault&, const triptych::decks::DeckList&, const QString& ruleset) const;

    const triptych::Game& m_game;
    std::shared_ptr<const triptych::cards::Library> m_library;
    std::shared_ptr<const Presenter> m_presenter;
    QList<Facet> m_facets;
    std::vector<CardFacts> m_facts;
};

} // namespace deckroom
