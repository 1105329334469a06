#include "app/games/seize/SeizeForm.h"

#include "core/JsonText.h"

namespace workshop {

namespace {

/// Ready treasures, and mercenaries of the card's class face to face with two others.
TableLayout seizeLayout(const Json& card)
{
    const Json id = card.at("id");
    std::string className = triptych::textOf(card, "class");
    if (className.empty() || className == "generic")
        className = "warrior";
    const auto mercenary = [](const char* cardId, const char* name, const std::string& of) {
        return Json { { "id", cardId }, { "name", name }, { "type", "mercenary" }, { "stars", 1 },
            { "class", of }, { "health", 9 }, { "melee", { { "damage", 2 }, { "arrows", "*" } } },
            { "ranged",
                { { "kind", "staff" }, { "damage", 2 }, { "distance", 2 }, { "arrows", "*" } } },
            { "bounty", 2 }, { "move", { { "steps", 2 }, { "arrows", "*" } } }, { "text", "" } };
    };
    TableLayout layout;
    layout.cards = { mercenary("TRY-FRIEND", "Practice Friend", className),
        mercenary("TRY-FOE", "Practice Foe", "rogue"),
        { { "id", "TRY-COIN" }, { "name", "Practice Coin" }, { "type", "treasure" },
            { "treasure", "relic" }, { "stars", 1 }, { "text", "" } } };
    const auto at = [](const char* cardId, const char* tile) {
        return Json { { "card", cardId }, { "tile", tile } };
    };
    layout.scene = { { "ruleset", "standard" }, { "turn", 3 }, { "active", "p1" },
        { "phase", triptych::textOf(card, "type") == "treasure" ? "acquire" : "rally" },
        { "players",
            { { "p1",
                  { { "hand", { id, "TRY-COIN" } },
                      { "warchest", TableLayout::times(8, "TRY-COIN") },
                      { "battlefield", { at("TRY-FRIEND", "b3"), at("TRY-FRIEND", "c1") } },
                      { "deck",
                          TableLayout::joined(
                              { "TRY-COIN", id }, TableLayout::times(14, "TRY-COIN")) } } },
                { "p2",
                    { { "hand", TableLayout::times(2, "TRY-COIN") },
                        { "warchest", TableLayout::times(4, "TRY-COIN") },
                        { "battlefield", { at("TRY-FOE", "b4"), at("TRY-FOE", "c5") } },
                        { "deck", TableLayout::times(16, "TRY-COIN") } } } } } };
    return layout;
}

} // namespace

CardForm seizeForm()
{
    using Sort = FormField::Sort;
    const auto word = [](const char* text) { return QString::fromLatin1(text); };
    const QStringList mercenary { word("mercenary") };
    const QStringList ability { word("ability") };
    const QStringList treasure { word("treasure") };
    const QString arrows = CardForm::tr("F FL FR, or + x *");
    const auto number
        = [](const char* key, const QString& title, int least, int most, const QStringList& when) {
              return FormField { key, title, Sort::Number, {}, {}, {}, least, most, "type", when };
          };
    const auto line
        = [](const char* key, const QString& title, const QString& hint, const QStringList& when) {
              return FormField { key, title, Sort::Line, hint, {}, {}, 0, 0, "type", when };
          };
    CardForm form;
    form.fields = {
        { "name", CardForm::tr("&Name"), Sort::Line, CardForm::tr("What the card is called") },
        { "type", CardForm::tr("&Type"), Sort::Choice, {}, mercenary + treasure + ability,
            { CardForm::tr("Mercenary"), CardForm::tr("Treasure"), CardForm::tr("Ability") } },
        { "class", CardForm::tr("&Class"), Sort::Line,
            CardForm::tr("warrior, mage, ...; nothing: generic") },
        { "stars", CardForm::tr("&Stars"), Sort::Choice, {},
            { word("1"), word("2"), word("3"), word("4") },
            { word("1"), word("2"), word("3"), word("4") } },
        number("health", CardForm::tr("&Health"), 1, 99, mercenary),
        number("bounty", CardForm::tr("&Bounty"), 0, 99, mercenary),
        number("melee.damage", CardForm::tr("&Melee damage"), 0, 99, mercenary),
        line("melee.arrows", CardForm::tr("Melee &arrows"), arrows, mercenary),
        { "ranged.kind", CardForm::tr("&Ranged weapon"), Sort::Choice, {},
            { QString(), word("crossbow"), word("staff") },
            { CardForm::tr("None"), CardForm::tr("Crossbow"), CardForm::tr("Staff") }, 0, 0, "type",
            mercenary },
        number("ranged.damage", CardForm::tr("Ranged &damage"), 0, 99, mercenary),
        number("ranged.distance", CardForm::tr("D&istance"), 1, 9, mercenary),
        line("ranged.arrows", CardForm::tr("Ran&ged arrows"), arrows, mercenary),
        number("defense", CardForm::tr("De&fense"), 0, 99, mercenary),
        number("move.steps", CardForm::tr("Ste&ps"), 0, 9, mercenary),
        line("move.arrows", CardForm::tr("Mo&ve arrows"), arrows, mercenary),
        { "treasure", CardForm::tr("&Kind of treasure"), Sort::Choice, {},
            { word("weapon"), word("equipment"), word("relic") },
            { CardForm::tr("Weapon"), CardForm::tr("Equipment"), CardForm::tr("Relic") }, 0, 0,
            "type", treasure },
        { "hands", CardForm::tr("&Hands"), Sort::Choice, {},
            { QString(), word("one"), word("two"), word("off"), word("dual") },
            { CardForm::tr("One, as usual"), CardForm::tr("One"), CardForm::tr("Two"),
                CardForm::tr("Off hand"), CardForm::tr("Dual") },
            0, 0, "treasure", { word("weapon") } },
        { "ability", CardForm::tr("&Kind of ability"), Sort::Choice, {},
            { word("instant"), word("attack"), word("event") },
            { CardForm::tr("Instant"), CardForm::tr("Attack"), CardForm::tr("Event") }, 0, 0,
            "type", ability },
        number("cost", CardForm::tr("C&ost"), 0, 99, ability),
        { "text", CardForm::tr("T&ext"), Sort::Text, word("Active (1): draw 1.") },
        { "flavour", CardForm::tr("F&lavour"), Sort::Line, CardForm::tr("A sentence in italics") },
        { "limit", CardForm::tr("Cop&ies in a deck"), Sort::Number, CardForm::tr("As usual") },
        { "id", CardForm::tr("N&umber"), Sort::Line, CardForm::tr("Given by itself") },
    };
    form.blank = { { "id", "" }, { "name", "" }, { "type", "mercenary" }, { "stars", 1 },
        { "class", "warrior" }, { "health", 6 },
        { "melee", { { "damage", 2 }, { "arrows", "F" } } }, { "bounty", 2 },
        { "move", { { "steps", 2 }, { "arrows", "+" } } }, { "text", "" } };
    form.layout = seizeLayout;
    return form;
}

} // namespace workshop
