#include "app/games/altered/AlteredForm.h"

#include "core/JsonText.h"

namespace workshop {

namespace {

/// Ten mana, company in the expeditions, and the card in Reserve as well, for its other half.
TableLayout alteredLayout(const Json& card)
{
    const Json id = card.at("id");
    const std::string type = triptych::textOf(card, "type");
    if (type == "token" || type == "landmark_token")
        return { {}, {},
            CardForm::tr(
                "A token is made by another card and never lies in a hand: try that card.") };
    std::string faction = triptych::textOf(card, "faction");
    if (faction.empty() || faction == "neutral")
        faction = "axiom";
    const auto character = [](const char* cardId, const char* name, const std::string& of,
                               int all) {
        return Json { { "id", cardId }, { "name", name }, { "type", "character" },
            { "faction", of }, { "rarity", "common" }, { "subtypes", Json::array({ "citizen" }) },
            { "hand_cost", 2 }, { "reserve_cost", 2 }, { "forest", all }, { "mountain", all },
            { "ocean", all }, { "text", "" } };
    };
    const auto hero = [](const char* cardId, const char* name, const std::string& of) {
        return Json { { "id", cardId }, { "name", name }, { "type", "hero" }, { "faction", of },
            { "text", "" } };
    };
    TableLayout layout;
    layout.cards = { character("TRY-FRIEND", "Practice Friend", faction, 2),
        character("TRY-FOE", "Practice Foe", "bravos", 2),
        hero("TRY-HERO", "Practice Hero", faction), hero("TRY-RIVAL", "Practice Rival", "bravos") };
    const bool leads = type == "hero";
    layout.scene
        = { { "ruleset", "cr4" }, { "day", 3 }, { "active", "p1" }, { "phase", "afternoon" },
              { "players",
                  { { "p1",
                        { { "hero", Json::array({ leads ? id : Json("TRY-HERO") }) },
                            { "hand",
                                leads ? Json(TableLayout::times(3, "TRY-FRIEND"))
                                      : Json { id, "TRY-FRIEND" } },
                            { "reserve", Json::array({ leads ? Json("TRY-FRIEND") : id }) },
                            { "mana", TableLayout::times(10, "TRY-FRIEND") },
                            { "expedition_hero", Json::array({ "TRY-FRIEND" }) },
                            { "deck",
                                TableLayout::joined(leads ? std::vector<Json> {}
                                                          : std::vector<Json> { "TRY-FRIEND", id },
                                    TableLayout::times(14, "TRY-FRIEND")) } } },
                      { "p2",
                          { { "hero", Json::array({ "TRY-RIVAL" }) },
                              { "hand", TableLayout::times(3, "TRY-FOE") },
                              { "mana", TableLayout::times(5, "TRY-FOE") },
                              { "expedition_hero", Json::array({ "TRY-FOE" }) },
                              { "expedition_companion", Json::array({ "TRY-FOE" }) },
                              { "deck", TableLayout::times(16, "TRY-FOE") } } } } } };
    return layout;
}

} // namespace

CardForm alteredForm()
{
    using Sort = FormField::Sort;
    const auto word = [](const char* text) { return QString::fromLatin1(text); };
    const QStringList paid { word("character"), word("spell"), word("landmark"),
        word("expedition_permanent") };
    const QStringList bodies { word("character"), word("token") };
    const QStringList heroes { word("hero") };
    const auto number = [](const char* key, const QString& title, const QStringList& when) {
        return FormField { key, title, Sort::Number, {}, {}, {}, 0, 99, "type", when };
    };
    CardForm form;
    form.fields = {
        { "name", CardForm::tr("&Name"), Sort::Line, CardForm::tr("What the card is called") },
        { "type", CardForm::tr("&Type"), Sort::Choice, {},
            { word("character"), word("spell"), word("landmark"), word("expedition_permanent"),
                word("hero"), word("token"), word("landmark_token") },
            { CardForm::tr("Character"), CardForm::tr("Spell"), CardForm::tr("Landmark"),
                CardForm::tr("Expedition permanent"), CardForm::tr("Hero"), CardForm::tr("Token"),
                CardForm::tr("Landmark token") } },
        { "faction", CardForm::tr("&Faction"), Sort::Choice, {},
            { word("axiom"), word("bravos"), word("lyra"), word("muna"), word("ordis"),
                word("yzmir"), word("neutral") },
            { word("Axiom"), word("Bravos"), word("Lyra"), word("Muna"), word("Ordis"),
                word("Yzmir"), CardForm::tr("Neutral") } },
        { "rarity", CardForm::tr("&Rarity"), Sort::Choice, {},
            { QString(), word("common"), word("rare"), word("unique"), word("exalted") },
            { CardForm::tr("None"), CardForm::tr("Common"), CardForm::tr("Rare"),
                CardForm::tr("Unique"), CardForm::tr("Exalted") } },
        { "subtypes", CardForm::tr("&Subtypes"), Sort::Words, CardForm::tr("robot, soldier") },
        number("hand_cost", CardForm::tr("&Hand cost"), paid),
        number("reserve_cost", CardForm::tr("Reser&ve cost"), paid),
        number("forest", CardForm::tr("F&orest"), bodies),
        number("mountain", CardForm::tr("&Mountain"), bodies),
        number("ocean", CardForm::tr("O&cean"), bodies),
        { "reserve_limit", CardForm::tr("Reserve &limit"), Sort::Number, {}, {}, {}, 0, 9, "type",
            heroes },
        { "landmark_limit", CardForm::tr("L&andmark limit"), Sort::Number, {}, {}, {}, 0, 9, "type",
            heroes },
        { "text", CardForm::tr("T&ext"), Sort::Text, word("{J} Draw a card.") },
        { "support", CardForm::tr("Sup&port"), Sort::Text, word("{D} : Draw a card."), {}, {}, 0, 0,
            {}, {}, word("support") },
        { "flavour", CardForm::tr("Flavo&ur"), Sort::Line, CardForm::tr("A sentence in italics") },
        { "limit", CardForm::tr("Cop&ies in a deck"), Sort::Number, CardForm::tr("As usual"), {},
            {}, 0, 3 },
        { "id", CardForm::tr("Num&ber"), Sort::Line, CardForm::tr("Given by itself") },
    };
    form.blank = { { "id", "" }, { "name", "" }, { "type", "character" }, { "faction", "axiom" },
        { "rarity", "common" }, { "subtypes", Json::array({ "citizen" }) }, { "hand_cost", 2 },
        { "reserve_cost", 2 }, { "forest", 1 }, { "mountain", 1 }, { "ocean", 1 }, { "text", "" } };
    form.layout = alteredLayout;
    return form;
}

} // namespace workshop
