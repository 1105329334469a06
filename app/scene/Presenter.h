#pragma once

#include "app/scene/Scene.h"
#include "app/scene/Snapshot.h"

#include "decks/DeckList.h"

#include <QUrl>

#include <optional>
#include <string>

/// What the table asks of any game: to turn what the engine says into rows and words. One object a
/// match; it keeps nothing, so the same snapshot always gives the same scene.
class Presenter
{
public:
    virtual ~Presenter() = default;

    virtual QString game() const = 0; ///< The id.
    virtual QString title() const = 0;
    virtual QString rulesetTitle(const QString& ruleset) const = 0;
    /// A rules option that a table may agree on, as a sentence: "Weapons need free hands."
    virtual QString optionTitle(const QString& option) const { return option; }
    /// Which edition of the rules is played, with the title: "Chess: rules of 1 January 2023".
    virtual QString rulesVersion() const = 0;
    virtual QUrl matUrl() const = 0;
    /// For which light the mat was painted: "dark" or "light".
    virtual QString matLook() const { return QStringLiteral("dark"); }
    /// The mood of the game's mat, for pages of the game that have no mat.
    virtual QString room() const = 0;
    virtual QStringList zones() const = 0; ///< Of each seat, in reading order.

    virtual Scene scene(const Snapshot&, const TableInfo&) const = 0;
    virtual QList<LogLine> log(
        const nlohmann::ordered_json& events, const Snapshot&, const TableInfo&) const = 0;
    virtual QList<Motion> motions(const nlohmann::ordered_json& events) const = 0;
    /// What is marked on the table of events that have not happened yet. It says more than motions(), whose
    /// rest a mat shows by itself once it has happened: kind "advance", and the loss of players.
    virtual QList<Motion> marks(const nlohmann::ordered_json& events) const
    {
        return motions(events);
    }
    virtual CardPage page(const CardFace&, const TableInfo&, const QString& viewer) const = 0;
    /// A card as printed, away from every table; its key is its id.
    virtual CardFace printed(const QString& cardId) const = 0;

    /// The answers, in order, that dropping `key` on `target` stands for; the first is legal now,
    /// the others are given if they turn out to be legal. Empty: it means nothing.
    virtual QStringList drop(const Scene&, const QString& key, const QString& target) const = 0;
    virtual QStringList dropTargets(const Scene&, const QString& key) const = 0;
    /// Verbs of answers that ask for a target next: Scene::targets has whom they could hit.
    virtual QStringList aimedVerbs() const { return {}; }
    /// Verbs of answers that are paid for at once, and what with: how much of it an observation says that a seat
    /// has left.
    virtual QStringList pricedVerbs() const { return {}; }
    using Purse = std::optional<int> (*)(
        const nlohmann::ordered_json& observation, const std::string& seat);
    virtual Purse purse() const { return nullptr; }
    /// Why `key` may not be dropped on `target`, a sentence; "" when there is nothing to say. Without
    /// a target: why nothing can be done with it.
    virtual QString refusal(const Scene&, const QString& key, const QString& target) const
    {
        Q_UNUSED(key)
        Q_UNUSED(target)
        return {};
    }

    /// Which counter of the seats tells best how the game goes, by its symbol; "" none does.
    virtual QString scoreSymbol() const { return {}; }

    /// Rules that suit a deck better than older ones, and why, as a sentence.
    struct Proposal
    {
        QString ruleset; ///< "": any will do.
        QString why;
    };
    virtual Proposal proposed(const triptych::decks::DeckList&) const { return {}; }

    /// Where a card on the board could go and strike from where it stands, as
    /// MatchViewModel::reach has it. A game without a board has nothing to say.
    virtual QVariantList reach(const Scene&, const QString& key) const
    {
        Q_UNUSED(key)
        return {};
    }
    /// The signs of the table with their meaning: {sign, title, text}.
    virtual QVariantList legend() const { return {}; }
};
