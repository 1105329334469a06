#include "app/draft/DraftTable.h"

#include "app/games/Presenters.h"
#include "app/services/Content.h"
#include "app/services/EngineWords.h"

#include "cards/Library.h"
#include "core/JsonText.h"
#include "match/Games.h"

#include <algorithm>

namespace draft = triptych::draft;

QStringList DraftTable::lay(
    const DraftPlan& plan, Content& content, std::unique_ptr<DraftTable>& table)
{
    const triptych::Game* game = triptych::match::find(plan.game.toStdString());
    const auto library = game ? content.library(*game) : nullptr;
    const auto presenter = library ? makePresenter(*game, library) : nullptr;
    const triptych::Ruleset* ruleset = nullptr;
    if (game)
        for (const triptych::Ruleset* each : draft::draftRulesets(*game))
            if (plan.ruleset.isEmpty() || each->id == plan.ruleset.toStdString())
                ruleset = ruleset ? ruleset : each;
    if (std::ranges::none_of(plan.seats, &DraftPlan::Seat::person))
        return { tr("Make at least one of the drafters a person.") };
    if (!presenter || !ruleset || library->boosters().empty())
        return { tr("There is nothing to draft: no card pack of these rules declares boosters.") };

    const auto& boosters = library->boosters();
    const auto wanted = std::find_if(
        boosters.begin(), boosters.end(), [&](const triptych::cards::Booster& booster) {
            return booster.name == plan.booster.toStdString();
        });
    const triptych::cards::BoosterOpener opener(
        *library, wanted == boosters.end() ? boosters.front() : *wanted);
    draft::Plan rules = draft::planOf(ruleset->draft, opener.booster());
    rules.manner = plan.sealed ? draft::Manner::Sealed : draft::Manner::Passing;
    rules.seed = plan.seed;
    rules.seats = static_cast<std::size_t>(plan.seats.size());
    if (plan.packSize > 0)
        rules.packSize = static_cast<std::size_t>(plan.packSize);
    if (const auto problems = draft::faultsOf(opener, ruleset->draft, rules); !problems.empty())
        return enginewords::said(problems);

    table = std::unique_ptr<DraftTable>(new DraftTable { plan, *game, *ruleset, library, presenter,
        { *game, *library, ruleset->draft }, { opener, rules }, {}, {},
        std::vector<Builder>(rules.seats), {}, {} });
    table->plan.booster = QString::fromStdString(opener.booster().name);
    for (std::size_t seat = 0; seat < rules.seats; ++seat) {
        const DraftPlan::Seat& drafter = plan.seats.at(static_cast<qsizetype>(seat));
        (drafter.person ? table->persons : table->computers).push_back(seat);
        table->builders[seat].name = tr("%1, draft %2").arg(drafter.name).arg(plan.seed);
        table->builders[seat].seconds = ruleset->draft.minutes * 60;
    }
    return {};
}

draft::Record DraftTable::record() const
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

DraftPlan DraftTable::planOf(const draft::Record& record)
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

QStringList DraftTable::takeUp(const draft::Record& record, const QString& name)
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

QString DraftTable::nameOf(std::size_t seat) const
{
    return plan.seats.at(static_cast<qsizetype>(seat)).name;
}

triptych::decks::DeckList DraftTable::deckOf(std::size_t seat) const
{
    const Builder& builder = builders[seat];
    return draft::listOf(*library, taste, builder.deck, std::string(game.id()),
        draft::rulesetOfDecks(ruleset), builder.name.trimmed().toStdString());
}

std::vector<triptych::decks::Entry> DraftTable::poolOf(std::size_t seat) const
{
    return triptych::decks::cardsOf(
        draft::listOf(*library, taste, packs.view(seat).pool, std::string(game.id()), {}, {}));
}

CardFace DraftTable::faceOf(std::size_t card) const
{
    return presenter->printed(
        QString::fromStdString(triptych::textOf(library->printed(card), "id")));
}
