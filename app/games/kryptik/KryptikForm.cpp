#include "app/games/kryptik/KryptikForm.h"

#include "cards/Library.h"
#include "core/JsonText.h"

namespace workshop {

namespace {

/// Souls of all colours, citizens on both sides, and the card among the eleven years too.
TableLayout kryptikLayout(const Json& card)
{
    const Json id = card.at("id");
    TableLayout layout;
    layout.cards = {
        { { "id", "TRY-CITIZEN" }, { "name", "Practice Citizen" }, { "type", "citizen" },
            { "faction", "human" }, { "cost", "{2}" }, { "attack", 2 }, { "defense", 2 },
            { "soul", "wubg" }, { "eleven_year_cost", 1 }, { "text", "" } },
        { { "id", "TRY-GUARD" }, { "name", "Practice Guard" }, { "type", "citizen" },
            { "faction", "undead" }, { "cost", "{3}" }, { "attack", 1 }, { "defense", 4 },
            { "soul", "wubg" }, { "eleven_year_cost", 1 }, { "text", "" } },
    };
    const auto years = [&](const Json& third) {
        std::vector<Json> row = TableLayout::times(6, "TRY-CITIZEN");
        row[2] = third;
        return row;
    };
    layout.scene = { { "ruleset", "constructed" }, { "turn", 3 }, { "active", "p1" },
        { "phase", "first" },
        { "players",
            { { "p1",
                  { { "hand", { id, "TRY-CITIZEN" } },
                      { "soul_row", TableLayout::times(8, "TRY-CITIZEN") },
                      { "island", { "TRY-CITIZEN", "TRY-GUARD" } }, { "eleven_year", years(id) },
                      { "deck",
                          TableLayout::joined(
                              { "TRY-GUARD", id }, TableLayout::times(12, "TRY-CITIZEN")) } } },
                { "p2",
                    { { "hand", TableLayout::times(3, "TRY-CITIZEN") },
                        { "soul_row", TableLayout::times(5, "TRY-GUARD") },
                        { "island", { "TRY-CITIZEN", "TRY-GUARD" } },
                        { "eleven_year", years("TRY-GUARD") },
                        { "deck", TableLayout::times(14, "TRY-CITIZEN") } } } } } };
    return layout;
}

/// 60 citizens a seat, and a deck under them.
Json kryptikFullScene(const triptych::cards::Library& library)
{
    constexpr std::size_t mostNames = 120;
    std::vector<std::string> citizens;
    for (std::size_t card = 0; card < library.size() && citizens.size() < mostNames; ++card)
        if (triptych::textOf(library.printed(card), "type") == "citizen")
            citizens.push_back(triptych::textOf(library.printed(card), "name"));
    if (citizens.empty())
        return nullptr;
    std::size_t next = 0;
    const auto some = [&](std::size_t count) {
        Json cards = Json::array();
        for (std::size_t i = 0; i < count; ++i)
            cards.push_back(citizens[next++ % citizens.size()]);
        return cards;
    };
    Json players = Json::object();
    for (const char* seat : { "p1", "p2" })
        players[seat] = { { "hand", some(10) }, { "island", some(24) }, { "soul_row", some(20) },
            { "eleven_year", some(6) }, { "deck", some(10) } };
    return { { "ruleset", "constructed" }, { "turn", 3 }, { "active", "p1" }, { "phase", "first" },
        { "players", players } };
}

} // namespace

CardForm kryptikForm()
{
    using Sort = FormField::Sort;
    const auto word = [](const char* text) { return QString::fromLatin1(text); };
    const QStringList citizens { word("citizen") };
    CardForm form;
    form.fields = {
        { "name", CardForm::tr("&Name"), Sort::Line, CardForm::tr("What the card is called") },
        { "type", CardForm::tr("&Type"), Sort::Choice, {}, { word("citizen"), word("spell") },
            { CardForm::tr("Citizen"), CardForm::tr("Spell") } },
        { "cost", CardForm::tr("&Cost"), Sort::Line, word("{2}{w}{w/u}") },
        { "attack", CardForm::tr("&Attack"), Sort::Number, {}, {}, {}, -99, 99, "type", citizens },
        { "defense", CardForm::tr("&Defense"), Sort::Number, {}, {}, {}, -99, 99, "type",
            citizens },
        { "soul", CardForm::tr("&Soul box"), Sort::Line,
            CardForm::tr("w, u, b or g; nothing: colourless") },
        { "faction", CardForm::tr("&Faction"), Sort::Choice, {},
            { QString(), word("human"), word("mystic"), word("undead"), word("ascendant") },
            { CardForm::tr("None"), word("Human"), word("Mystic"), word("Undead"),
                word("Ascendant") } },
        { "overlord", CardForm::tr("&Overlord"), Sort::Flag, {}, {}, {}, 0, 1, "type", citizens },
        { "rarity", CardForm::tr("&Rarity"), Sort::Choice, {},
            { word("common"), word("uncommon"), word("rare"), word("legendary") },
            { CardForm::tr("Common"), CardForm::tr("Uncommon"), CardForm::tr("Rare"),
                CardForm::tr("Legendary") } },
        { "text", CardForm::tr("T&ext"), Sort::Text, word("Enter; draw 1 card.") },
        { "eleven_year_cost", CardForm::tr("11 &year cost"), Sort::Number },
        { "eleven_year_text", CardForm::tr("11 year te&xt"), Sort::Text,
            CardForm::tr("Without the words \"11 Year\" before it"), {}, {}, 0, 0, {}, {},
            word("11 year") },
        { "flavour", CardForm::tr("Fla&vour"), Sort::Line, CardForm::tr("A sentence in italics") },
        { "limit", CardForm::tr("Co&pies in a deck"), Sort::Number, CardForm::tr("As usual"), {},
            {}, 0, 3 },
        { "id", CardForm::tr("N&umber"), Sort::Line, CardForm::tr("Given by itself") },
    };
    form.blank = { { "id", "" }, { "name", "" }, { "rarity", "common" }, { "type", "citizen" },
        { "cost", "{1}{w}" }, { "attack", 1 }, { "defense", 1 }, { "soul", "w" }, { "text", "" } };
    form.layout = kryptikLayout;
    form.fullScene = kryptikFullScene;
    return form;
}

} // namespace workshop
