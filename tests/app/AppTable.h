#pragma once

#include "app/games/Presenters.h"
#include "app/match/MatchPlan.h"
#include "app/services/Content.h"

#include "core/Game.h"
#include "match/Answer.h"
#include "match/Games.h"

#include <memory>

// A real match for tests of the app, and what the engine thread would say about it.
namespace apptable {

inline const triptych::Game& game()
{
    return *triptych::match::find("kryptik");
}

inline MatchPlan plan(Content& content, const QStringList& agents, quint64 seed = 7)
{
    MatchPlan plan { QStringLiteral("kryptik"),
        QString::fromStdString(game().rulesets().front().id), seed, 1, 0, {} };
    const QList<FoundDeck> decks = content.decks(game());
    for (qsizetype seat = 0; seat < agents.size(); ++seat)
        plan.seats.append({ QStringList { QStringLiteral("Mira"), QStringLiteral("Joss"),
                                QStringLiteral("Wren"), QStringLiteral("Tam") }
                                .at(seat),
            agents.at(seat), decks.at(seat % decks.size()).deck });
    return plan;
}

inline std::unique_ptr<triptych::Match> open(
    Content& content, quint64 seed, int seats = 2, const char* ruleset = nullptr)
{
    triptych::Setup setup;
    setup.ruleset = ruleset ? ruleset : game().rulesets().front().id;
    setup.seed = seed;
    const QList<FoundDeck> decks = content.decks(game());
    for (int seat = 0; seat < seats; ++seat)
        setup.decks.push_back(decks.at((static_cast<qsizetype>(seed) + seat) % decks.size()).deck);
    auto match = game().open(content.library(game()), setup).match;
    if (match)
        match->recordEvents(true);
    return match;
}

inline TableInfo info(int seats = 2)
{
    TableInfo table;
    const QStringList names { QStringLiteral("Mira"), QStringLiteral("Joss"),
        QStringLiteral("Wren"), QStringLiteral("Tam") };
    for (int seat = 0; seat < seats; ++seat)
        table.seats.append(
            { QStringLiteral("p%1").arg(seat + 1), names.at(seat), seat == 0, {}, 0 });
    return table;
}

/// As the engine thread sends it to `viewer`.
inline Snapshot snapshot(
    triptych::Match& match, triptych::PlayerId viewer, std::vector<std::string> picks = {})
{
    Snapshot snapshot;
    snapshot.serial = 1;
    snapshot.viewer = triptych::seatName(viewer);
    snapshot.observation = match.observe(viewer);
    snapshot.events = match.events(viewer);
    if (const triptych::Decision* decision = match.decision()) {
        snapshot.question = Snapshot::Question { triptych::seatName(decision->player),
            std::string(decision->prompt), std::string(decision->rule), {}, std::move(picks) };
        if (decision->player == viewer)
            snapshot.question->lines = triptych::match::legalLines(match);
        snapshot.thinking = decision->player != viewer;
    }
    if (const auto outcome = match.outcome()) {
        snapshot.over = true;
        for (const auto winner : outcome->winners)
            snapshot.winners.push_back(triptych::seatName(winner));
    }
    return snapshot;
}

} // namespace apptable
