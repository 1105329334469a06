#include "app/draft/DraftTable.h"

#include "app/services/EngineWords.h"

#include "cards/Library.h"
#include "core/JsonText.h"

#include <algorithm>

namespace draft = triptych::draft;

draft::Record DraftController::Table::record() const
{
    draft::Record record;
    record.game = plan.game.toStdString();
    record.ruleset = ruleset.id;
    record.booster = plan.booster.toStdString();
    record.manner = packs.plan().manner;
    record.packSize = packs.plan().packSize;
    record.seed = plan.seed;
    record.timed = plan.timed;
    record.packs = library->packHashes();
    for (std::size_t seat = 0; seat < builders.size(); ++seat) {
        const DraftPlan::Seat& drafter = plan.seats.at(static_cast<qsizetype>(seat));
        const Builder& builder = builders[seat];
        draft::Record::Seat kept { drafter.name.toStdString(), drafter.person, {},
            builder.name.toStdString(), builder.path.toStdString(), builder.seconds };
        for (const std::size_t card : builder.deck)
            kept.deck.push_back(triptych::textOf(library->printed(card), "id"));
        record.seats.push_back(std::move(kept));
    }
    record.picks = draft::picksOf(packs, *library);
    record.players = players;
    return record;
}

DraftPlan DraftController::Table::planOf(const draft::Record& record)
{
    DraftPlan plan;
    plan.game = QString::fromStdString(record.game);
    plan.ruleset = QString::fromStdString(record.ruleset);
    plan.booster = QString::fromStdString(record.booster);
    plan.sealed = record.manner == draft::Manner::Sealed;
    plan.packSize = static_cast<int>(record.packSize);
    plan.seed = record.seed;
    plan.timed = record.timed;
    for (const draft::Record::Seat& seat : record.seats)
        plan.seats.append({ QString::fromStdString(seat.name), seat.person });
    return plan;
}

QStringList DraftController::Table::takeUp(const draft::Record& record, const QString& name)
{
    if (record.packs != library->packHashes()
        || plan.booster != QString::fromStdString(record.booster) || ruleset.id != record.ruleset)
        return { tr("The draft was begun with other card packs than those that are there now. Put "
                    "them back, or begin another draft.") };
    if (const auto problems = draft::takeAgain(packs, *library, record, name.toStdString());
        !problems.empty())
        return enginewords::said(problems);
    for (std::size_t seat = 0; seat < record.seats.size(); ++seat) {
        const draft::Record::Seat& kept = record.seats[seat];
        Builder& builder = builders[seat];
        std::vector<std::size_t> pool = packs.view(seat).pool;
        for (const std::string& id : kept.deck) {
            const auto card = std::find(pool.begin(), pool.end(), library->find(id));
            if (card == pool.end())
                return { tr("%1: the deck of %2 has %3, which was not taken. The file is damaged: "
                            "begin another draft.")
                             .arg(name, QString::fromStdString(kept.name),
                                 QString::fromStdString(id)) };
            builder.deck.push_back(*card);
            pool.erase(card);
        }
        builder.name = QString::fromStdString(kept.deckName);
        builder.path = QString::fromStdString(kept.path);
        builder.seconds = kept.seconds;
    }
    players = record.players;
    return {};
}
