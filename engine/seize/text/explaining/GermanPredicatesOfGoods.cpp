#include "seize/text/explaining/GermanPredicates.h"

#include <fmt/format.h>

// What modifiers say of treasures, of plundering, of what a mercenary costs and whom it reaches, in German.
namespace triptych::seize::german {
namespace {

using Kind = Modifier::Kind;

std::string_view noSuchGoods(CardFilter::Kind cards)
{
    return cards == CardFilter::Kind::Weapon   ? "keine Waffen"
        : cards == CardFilter::Kind::Relic     ? "keine Relikte"
        : cards == CardFilter::Kind::Equipment ? "keine Ausrüstung"
                                               : "keine Schätze";
}

} // namespace

Predicate predicateOfGoods(
    const Modifier& modifier, const Nominal& subject, const std::string& number)
{
    const Kind kind = modifier.kind;
    const Verb may { "darf", "dürfen" };
    const Verb can { "kann", "können" };
    const Verb costs { "kostet", "kosten" };
    const std::string falls = fmt::format(
        ", wenn {} vernichtet {}{}", subject.pronoun(), subject.several ? "werden" : "wird", close);
    if (kind == Kind::KeepsTreasures)
        return { can,
            fmt::format("{}{}{}", modifier.byFoes ? "durch Gegner " : "",
                noSuchGoods(modifier.cards), modifier.unruined ? " durch Vernichtung" : ""),
            "verlieren" };
    if (kind == Kind::PlundersDouble)
        return { { "plündert", "plündern" }, "das Doppelte" };
    if (kind == Kind::PlundersMore)
        return { { "erbeutet", "erbeuten" }, fmt::format("beim Plündern {} Beute mehr", number) };
    if (kind == Kind::EquipsMore)
        return { may,
            fmt::format("in jedem Zug {} {} mehr", number == "1" ? std::string("einen") : number,
                number == "1" ? "Schatz" : "Schätze"),
            "anlegen" };
    if (kind == Kind::FreePlunder)
        return { { "wird", "werden" }, "durch Plündern nicht", "erschöpft" };
    if (kind == Kind::NoLoss)
        return { costs, "keine Beute" + falls };
    if (kind == Kind::CheaperLoss)
        return { costs, fmt::format("{} Beute weniger{}", number, falls) };
    if (kind == Kind::NoEquip)
        return { can, std::string(noSuchGoods(modifier.cards)), "anlegen" };
    if (kind == Kind::EquipsAnywhere)
        return { may, "Schätze auf jedem Feld", "anlegen" };
    if (kind == Kind::PlundersNear)
        return { can, "auch von Feldern neben einer gegnerischen Gildenhalle aus", "plündern" };
    if (kind == Kind::PlundersFar)
        return { can, "von jedem Feld einer gegnerischen Seite aus", "plündern" };
    if (kind == Kind::PlundersAfter)
        return { may, "auch nach dem eigenen Angriff", "plündern" };
    if (kind == Kind::AttacksAfter)
        return { may, "auch nach dem Plündern", "angreifen" };
    if (kind == Kind::LaysDown)
        return { { "legt", "legen" },
            fmt::format("{}e Schätze beim Verlassen ab", subject.possessive()) };
    if (kind == Kind::Bequeaths)
        return { { "legt", "legen" },
            fmt::format("vernichtet {}e Schätze ab", subject.possessive()) };
    if (kind == Kind::ExitsToHand)
        return { { "geht", "gehen" }, "beim Verlassen des Schlachtfelds auf die Hand" };
    if (kind == Kind::FallsToHand)
        return { { "geht", "gehen" }, "bei der Vernichtung auf die Hand" };
    if (kind == Kind::BlankGoods)
        return { { "trägt", "tragen" }, "Schätze ohne Fähigkeiten" };
    if (kind == Kind::ExitsAnywhere)
        return { may, "das Schlachtfeld von jedem Feld aus", "verlassen" };
    if (kind == Kind::NotReturned)
        return { can, "nicht auf die Hand", "zurückgegeben werden" };
    if (kind == Kind::MovesAfter)
        return { may, "sich auch nach dem eigenen Angriff", "bewegen" };
    if (kind == Kind::ShootsBeside)
        return { can, "Fernangriffe auch gegen angrenzende Söldner", "machen" };
    if (kind == Kind::StrikesFar)
        return { can, fmt::format("Nahkampfangriffe gegen Söldner in Distanz {}", number),
            "machen" };
    if (kind == Kind::LightHands)
        return { { "trägt", "tragen" }, "zweihändige Waffen in einer Hand" };
    return { may, fmt::format("mit {}en angelegten Schätzen", subject.possessive()), "zahlen" };
}

} // namespace triptych::seize::german
