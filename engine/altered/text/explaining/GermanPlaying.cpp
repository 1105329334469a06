#include "altered/text/explaining/GermanVerbs.h"
#include "altered/tree/Walk.h"

#include <fmt/format.h>

// Expeditions, playing, turns and dice, in German.
namespace triptych::altered::german {
namespace {

std::string downTo(int least)
{
    return least == 0 ? "" : fmt::format(", mindestens aber {} Mana", least);
}

std::string marker(Terrains terrain, bool choose)
{
    return fmt::format("eine Geländemarke {}", terrains(terrain, choose ? "oder" : "und"));
}

} // namespace

// ---------------------------------------------------------------- Expeditions

std::string Saying::operator()(const MoveExpedition& e) const
{
    if (e.regions == fixed(0)) // by a die: as it would have, or not at all
        return Clause { expedition(e.expedition), { "zieht", "ziehen", "weiter" },
            e.more ? "wie sonst" : "nicht" }
            .say(order);
    const Noun regions = feminine("Region", "Regionen");
    return Clause { expedition(e.expedition),
        { "zieht", "ziehen", e.backward ? "zurück" : "weiter" },
        fmt::format("um {}{}", much(e.regions, regions), e.more ? " mehr" : "") }
        .say(order);
}

std::string Saying::operator()(const PutMarker& e) const
{
    const Nominal where = region(e.region);
    if (e.removes)
        return Clause { who(e.who), { "entfernt", "entfernen" },
            fmt::format("{} von {}",
                e.terrains != 0 ? marker(e.terrains, true) : std::string("eine Geländemarke"),
                where.dative()) }
            .say(order);
    if (e.moves)
        return Clause { who(e.who), { "verschiebt", "verschieben" },
            fmt::format("{} von einer beliebigen Region auf {}",
                e.terrains != 0 ? marker(e.terrains, false) : std::string("eine Geländemarke"),
                where.accusative()) }
            .say(order);
    return Clause { who(e.who), { "legt", "legen" },
        fmt::format("{} auf {}", marker(e.terrains, e.choose), where.accusative()) }
        .say(order);
}

std::string Saying::operator()(const Ascend& e) const
{
    if (e.lose)
        return Clause { expedition(e.expedition), { "ist", "sind" }, "nicht mehr aufgestiegen" }
            .say(order);
    return Clause { expedition(e.expedition), { "steigt", "steigen", "auf" } }.say(order);
}

std::string Saying::operator()(const CantMove& e) const
{
    Nominal which = expedition(e.expeditions.front());
    for (std::size_t i = 1; i < e.expeditions.size(); ++i)
        which = joined(which, expedition(e.expeditions[i]));
    std::string how = spaced(lasting(e.duration), e.duringDusk ? "in der Dämmerung" : "");
    if (e.dueTo != 0)
        how = spaced(how, "durch " + terrains(e.dueTo, "oder"));
    if (e.except != 0)
        how = spaced(how, "außer durch " + terrains(e.except, "oder"));
    return Clause { which, { "kann", "können" }, spaced(how, "nicht"),
        e.way == CantMove::Way::Any           ? "ziehen"
            : e.way == CantMove::Way::Forward ? "weiterziehen"
                                              : "zurückziehen" }
        .say(order);
}

std::string Saying::operator()(const SwitchExpeditions& e) const
{
    return Clause { object(e.what), { "wechselt", "wechseln" }, "die Expedition" }.say(order);
}

std::string Saying::operator()(const Defect& e) const
{
    return Clause { object(e.what), { "läuft", "laufen", "über" } }.say(order);
}

// ---------------------------------------------------------------- Playing

std::string Saying::operator()(const Pay& e) const
{
    return Clause { who(e.who), { "bezahlt", "bezahlen" },
        !e.upTo                                      ? mana(e.mana)
            : e.mana.kind == Amount::Kind::AnyNumber ? std::string("beliebig viel Mana")
                                                     : "bis zu " + mana(e.mana) }
        .say(order);
}

std::string Saying::operator()(const Play& e) const
{
    std::string price;
    switch (e.price) {
    case Play::Price::Usual:
        break;
    case Play::Price::Free:
        price = " umsonst";
        break;
    case Play::Price::Less:
        price = fmt::format(" für {} weniger", mana(e.change));
        break;
    case Play::Price::More:
        price = fmt::format(" für {} mehr", mana(e.change));
        break;
    }
    const std::string what = said(e).anyCard ? "eine Karte" : object(e.what).accusative();
    return Clause { who(e.who), { "spielt", "spielen" },
        fmt::format("{}{}{}{}", said(e).word == Said<Play>::Play ? "" : "sofort ", what,
            e.in ? " in " + expedition(*e.in).accusative() : std::string(),
            price + (e.asFromHand ? " wie aus der Hand" : "")),
        "", e.price == Play::Price::Less ? downTo(e.least) : std::string() }
        .say(order);
}

std::string Saying::operator()(const Next& e) const
{
    const Nominal what = e.ifPlayed ? nominal(the(), { "genannt" }, card())
        : e.every                   ? filter(e.filter, word("all"), Many::Yes)
                                    : filter(e.filter, the(), Many::No,
                                        { e.everyAfternoon ? ordinal(e.everyAfternoon, "") : "nächst" });
    const std::string front = e.ifPlayed ? fmt::format("wenn Sie die genannte Karte {} spielen{} ",
                                  circumstances(*e.ifPlayed), close)
                                         : std::string();
    const auto say = [&](Verb verb, std::string middle, std::string tail = "") {
        if (e.ifIt)
            tail += ", " + when(*e.ifIt, e.unlessIt);
        const Order inner = front.empty() ? order : Order::Inverted;
        const std::string said
            = Clause { what, std::move(verb), std::move(middle), "", std::move(tail) }.say(inner);
        return front.empty() ? said : fronted(order, front + said);
    };
    switch (e.does) {
    case Next::Does::CostsLess:
        return say(
            { "kostet", "kosten" }, fmt::format("{} weniger", mana(e.change)), downTo(e.least));
    case Next::Does::CostsMore:
        return say({ "kostet", "kosten" }, fmt::format("{} mehr", mana(e.change)));
    case Next::Does::IsFree:
        return say({ "kostet", "kosten" }, "nichts");
    case Next::Does::Twice:
        return say({ "wirkt", "wirken" }, "zweimal");
    case Next::Does::Activates:
        return say({ "löst", "lösen", "aus" },
            fmt::format("{}{}", e.oneOf ? "eine der eigenen " : "die eigenen ",
                abilitiesOf(e.icons, Many::Yes)));
    case Next::Does::Gains:
        break;
    }
    std::vector<Grant> gained;
    std::vector<Grant> lost;
    for (const Grant& each : e.grants)
        (each.lose ? lost : gained).push_back(each);
    if (gained.empty())
        return say({ "verliert", "verlieren" }, grants(lost, false));
    return say({ "erhält", "erhalten" }, grants(gained, false),
        lost.empty() ? std::string() : " und verliert " + grants(lost, false));
}

std::string Saying::operator()(const ReduceMyCost& e) const
{
    return Clause { thisCard(), { "kostet", "kosten" }, fmt::format("{} weniger", mana(e.by)) }.say(
        order);
}

std::string Saying::operator()(const OnlyTarget& e) const
{
    return Clause { thisCard(), { "kann", "können" },
        fmt::format("nur {} als Ziel", object(e.what).accusative()), "haben" }
        .say(order);
}

std::string Saying::operator()(const StatedFor& e) const
{
    Statement statement = *e.says->statement;
    if (Thing* named = e.expedition ? subjectOf(statement) : nullptr)
        if (auto* each = std::get_if<Each>(&named->node))
            for (Trait& trait : each->filter.after)
                if (trait.kind == Trait::Kind::InExpedition)
                    trait.expedition = *e.expedition;
    if (Filter* when = e.expedition ? playedWhen(statement) : nullptr)
        for (Trait& trait : when->after)
            if (trait.kind == Trait::Kind::InExpedition)
                trait.expedition = *e.expedition;
    if (Thing* of = subjectOf(statement); of && !std::holds_alternative<This>(e.what.node))
        *of = e.what;
    if (said(e).within)
        return german::say(statement, order);
    return fronted(
        order, fmt::format("{} {}", lasting(e.duration), german::say(statement, Order::Inverted)));
}

// ---------------------------------------------------------------- Turns and dice

std::string Saying::operator()(const AfterYou& e) const
{
    return Clause { who(e.who), { "beendet", "beenden" },
        fmt::format("{}en Zug", who(e.who).possessive()), "", ", ohne zu passen" }
        .say(order);
}

std::string Saying::operator()(const Pass& e) const
{
    return Clause { who(e.who), { "passt", "passen" }, said(e).immediately ? "sofort" : "" }.say(
        order);
}

std::string Saying::operator()(const PlayAnotherTurn& e) const
{
    return Clause { who(e.who), { "hat", "haben" }, "noch einen Zug" }.say(order);
}

std::string Saying::operator()(const BecomeFirst& e) const
{
    return Clause { who(e.who), { "wird", "werden" }, "Startspieler" }.say(order);
}

std::string Saying::operator()(const WinGame& e) const
{
    return Clause { who(e.who), { "gewinnt", "gewinnen" }, "das Spiel" }.say(order);
}

std::string Saying::operator()(const Roll& e) const
{
    const std::string dice = !said(e).dice
        ? std::string("einen Würfel")
        : much(e.count, masculine("Würfel", "Würfels", "Würfel"));
    const bool several = who(e.who).several;
    const std::string_view which = e.keep == Roll::Keep::All ? ""
        : e.keep == Roll::Keep::One
        ? several ? " und wählen eines der Ergebnisse" : " und wählt eines der Ergebnisse"
        : e.keep == Roll::Keep::ButLowest
        ? several ? " und lassen den niedrigsten davon weg" : " und lässt den niedrigsten davon weg"
        : e.keep == Roll::Keep::ButHighest
        ? several ? " und lassen den höchsten davon weg" : " und lässt den höchsten davon weg"
        : several ? " und lassen einen davon nach Wahl weg"
                  : " und lässt einen davon nach Wahl weg";
    return Clause { who(e.who), { "wirft", "werfen" }, dice, "", std::string(which) }.say(order);
}

std::string Saying::operator()(const ChangeResult& e) const
{
    return Clause { nominal(the(), {}, neuter("Ergebnis", "Ergebnisses"), Many::No, " des Würfels"),
        { "erhöht", "erhöhen" },
        fmt::format("sich um {}",
            e.by.kind == Amount::Kind::ThatMany ? "ebenso viel" : std::to_string(e.by.number)) }
        .say(order);
}

} // namespace triptych::altered::german
