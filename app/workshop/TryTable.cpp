#include "app/workshop/TryTable.h"

#include "app/services/Content.h"
#include "app/services/EngineWords.h"
#include "app/workshop/CardCheck.h"

#include "core/JsonText.h"

#include <algorithm>

namespace workshop {

TryTable tableFor(Content& content, const triptych::Game& game, const Json& written)
{
    Json card = written;
    card.erase("set");
    if (triptych::textOf(card, "id").empty())
        card["id"] = "OWN-TRY-1";
    if (!check(game, card).usable())
        return { {}, CardForm::tr("A card whose text is not understood cannot be tried.") };
    const QString name
        = QString::fromUtf8(game.id().data(), static_cast<qsizetype>(game.id().size()));
    TableLayout layout = CardForm::of(name).layout(card);
    if (!layout.problem.isEmpty())
        return { {}, layout.problem };
    layout.cards.insert(layout.cards.begin(), card);
    // The table shows what its library prints: the cards of this table first, then those of the game,
    // which texts may speak of.
    QList<Json> cards(layout.cards.begin(), layout.cards.end());
    std::vector<triptych::cards::PackText> packs { { "try", packText(game, cards) } };
    content.addPacks(game, packs);
    TryOut table;
    table.game = name;
    table.ruleset = QString::fromStdString(triptych::textOf(layout.scene, "ruleset"));
    table.library = game.load(packs).library;
    Json scenario { { "format", "triptych-scenario/1" }, { "name", "try" }, { "game", game.id() },
        { "seed", 1 }, { "cards", layout.cards } };
    scenario.update(layout.scene);
    table.scenario = std::make_shared<const nlohmann::json>(scenario);
    if (!table.library)
        return { {}, CardForm::tr("The cards of this game could not be loaded.") };
    const triptych::Opened opened = game.openScenario(table.library, *table.scenario);
    if (!opened.match)
        return { {},
            opened.problems.empty() ? QString() : enginewords::said(opened.problems.front().text) };
    return { std::move(table), {} };
}

} // namespace workshop
