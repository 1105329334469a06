#include "altered/text/explaining/German.h"

#include <array>
#include <utility>

#include <fmt/format.h>

// Players, places and Expeditions in German.
namespace triptych::altered::german {

const std::vector<std::string>& asTarget()
{
    static const std::vector<std::string> words { "als Ziel gewählt" };
    return words;
}

// ---------------------------------------------------------------- Players and places

static Nominal plainWho(const Who& who)
{
    const Noun opponent = masculine("Gegner", "Gegners", "Gegner");
    const std::string of = who.me ? " dieser Karte" : " der genannten Karte";
    switch (who.kind) {
    case Who::Kind::You:
        return you();
    case Who::Kind::Anyone:
        return nominal(an(), {}, player());
    case Who::Kind::Opponent:
        return nominal(an(), {}, opponent);
    case Who::Kind::EachOpponent:
        return nominal(word("jed"), {}, opponent);
    case Who::Kind::EachPlayer:
        return who.startingWithYou ? nominal(word("jed"), {}, player(), Many::No, " (Sie zuerst)")
                                   : nominal(word("jed"), {}, player());
    case Who::Kind::TargetPlayer:
        return nominal(the(), asTarget(), player());
    case Who::Kind::TargetOpponent:
        return nominal(the(), asTarget(), opponent);
    case Who::Kind::ThatPlayer:
        return nominal(the(), { "genannt" }, player());
    case Who::Kind::ItsOwner:
        return nominal(
            the(), {}, masculine("Eigentümer", "Eigentümers", "Eigentümer"), Many::No, of);
    case Who::Kind::ItsController:
        break;
    }
    const Nominal controller = nominal(the(), {}, player());
    return controller.with(relative(
        controller, who.me ? "diese Karte kontrolliert" : "die genannte Karte kontrolliert"));
}

Nominal who(const Who& who)
{
    const Nominal plain = plainWho(who);
    if (who.doers)
        return plain.with(fmt::format(", der das getan hat{}", close));
    if (who.with && who.with->kind == Condition::Kind::StepNotDone)
        return plain.with(fmt::format(", der das nicht getan hat{}", close));
    return who.with ? plain.with(fmt::format(", wenn {}{}", condition(*who.with), close)) : plain;
}

std::string playerIs(const Condition& of)
{
    const std::string what = of.kind == Condition::Kind::FirstPlayer ? std::string("Startspieler")
                                                                     : who(of.other).nominative();
    return Clause { who(of.who), { "ist", "sind" }, (of.no ? "nicht " : "") + what }.say(
        Order::Subordinate);
}

/// "Less cards in Reserve than ...": each in their own.
std::string fewerThan(const Condition& of)
{
    Filter counted = of.quantity->filter;
    for (Trait& each : counted.after)
        for (Place& place : each.places)
            if (place.whose.kind == Who::Kind::Anyone)
                place.whose = of.who;
    const bool atLeast = of.compare == Compare::AtLeast;
    const Nominal what = filter(counted,
        count(of.compare == Compare::Exactly  ? "ebenso viele"
                : atLeast                     ? "mindestens ebenso viele"
                : of.compare == Compare::Less ? "weniger"
                                              : "mehr"),
        Many::Yes);
    const Verb verb = said(of).word == Said<Condition>::YouControl
        ? Verb { "kontrolliert", "kontrollieren" }
        : Verb { "hat", "haben" };
    return fmt::format("{} {} {}",
        Clause { who(of.who), verb, what.accusative() }.say(Order::Subordinate),
        of.compare == Compare::Exactly || atLeast ? "wie" : "als", who(of.other).nominative());
}

std::string control(const Who& by)
{
    const Nominal player = who(by);
    return player.polite ? "unter Ihrer Kontrolle"
                         : fmt::format("unter der Kontrolle {}", player.of());
}

/// "nicht unter Ihrer Kontrolle", "aber nicht unter Ihrer Kontrolle"
std::string_view notSo(const Trait& of)
{
    return !of.no ? "" : said(of).word == Said<Trait>::But ? "aber nicht " : "nicht ";
}

std::string possession(const Who& by)
{
    const Nominal player = who(by);
    return player.polite ? "in Ihrem Eigentum" : fmt::format("im Eigentum {}", player.of());
}

namespace {

Noun zoneWord(Zone zone)
{
    switch (zone) {
    case Zone::Hand:
        return feminine("Hand");
    case Zone::Deck:
        return neuter("Deck", "Decks");
    case Zone::Discard:
        return masculine("Ablagestapel", "Ablagestapels");
    case Zone::Hero:
        return feminine("Heldenzone");
    case Zone::Landmark:
        return masculine("Ort", "Orts", "Orte");
    case Zone::Mana:
        return neuter("Mana", "Manas");
    case Zone::Reserve:
        return feminine("Reserve");
    case Zone::HeroExpedition:
        return feminine("Heldenexpedition");
    case Zone::CompanionExpedition:
        return feminine("Gefährtenexpedition");
    case Zone::Limbo:
        return masculine("Limbus", "Limbus");
    case Zone::Expedition:
        return feminine("Expedition", "Expeditionen");
    case Zone::Gone:
    case Zone::Play:
        break;
    }
    return neuter("Spiel", "Spiels");
}

} // namespace

Nominal zoneOf(Zone zone, const Who& whose)
{
    const Many many = zone == Zone::Landmark || zone == Zone::Expedition ? Many::Yes : Many::No;
    if (zone == Zone::Play || zone == Zone::Limbo)
        return nominal(the(), {}, zoneWord(zone));
    if (whose.kind == Who::Kind::Anyone && zone == Zone::Hand)
        return nominal(the(), {}, zoneWord(zone)); // "weniger Karten auf der Hand als ein Gegner"
    if (whose.kind == Who::Kind::Anyone)
        return many == Many::Yes ? nominal(the(), {}, zoneWord(zone), many)
                                 : nominal(an(), {}, zoneWord(zone));
    return belonging(who(whose), zoneWord(zone), many);
}

std::string at(Way way, Zone zone, const Who& whose)
{
    const Nominal where = zoneOf(zone, whose);
    if (way == Way::From)
        return after("aus", where, Case::Dative);
    return after(
        zone == Zone::Hand ? "auf" : "in", where, way == Way::In ? Case::Dative : Case::Accusative);
}

// ---------------------------------------------------------------- Expeditions

namespace {

Nominal plainExpedition(const Expedition& of)
{
    using Kind = Expedition::Kind;
    const Noun noun = expeditionWord();
    const Nominal owner = who(of.whose);
    const auto among = [&](std::array<std::string, 4> forms) {
        Nominal one { std::move(forms), Gender::Feminine };
        return one.with(fmt::format(" {}", belonging(owner, noun, Many::Yes).of()));
    };
    switch (of.kind) {
    case Kind::Mine:
        return nominal(the(), {}, noun, Many::No, " dieser Karte");
    case Kind::MyOther:
        if (of.whose.kind != Who::Kind::You)
            return nominal(
                the(), { "ander" }, expeditionWord(), Many::No, " bei " + who(of.whose).dative());
        return nominal(own("Ihr"), { "ander" }, noun);
    case Kind::Hero:
        return belonging(owner, feminine("Heldenexpedition"));
    case Kind::Companion:
        return belonging(owner, feminine("Gefährtenexpedition"));
    case Kind::Of:
        return belonging(owner, noun, Many::Yes);
    case Kind::EachOf:
        return among({ "jede", "jeder", "jeder", "jede" });
    case Kind::BothOf:
        return belonging(owner, noun, Many::Yes, { "beid" });
    case Kind::OneOf:
        if (said(of).word == Said<Expedition>::OneOrMore
            || said(of).word == Said<Expedition>::AtLeastOne)
            return among(
                { "mindestens eine", "mindestens einer", "mindestens einer", "mindestens eine" });
        if (said(of).word == Said<Expedition>::Neither)
            return among({ "keine", "keiner", "keiner", "keine" });
        return among({ "eine", "einer", "einer", "eine" });
    case Kind::Target:
        return of.other ? nominal(an(), { "ander", "als Ziel gewählt" }, noun)
                        : nominal(an(), asTarget(), noun);
    case Kind::FacingMe:
        return nominal(the(), {}, noun, Many::No, " gegenüber dieser Karte");
    case Kind::FacingIt:
        return nominal(the(), {}, noun, Many::No, " gegenüber der genannten");
    case Kind::Its:
        return nominal(the(), {}, noun, Many::No, " der genannten Karte");
    case Kind::That:
        return nominal(the(), { "genannt" }, noun);
    case Kind::An:
        return of.other ? nominal(an(), { "ander" }, noun) : nominal(an(), {}, noun);
    case Kind::All:
        return nominal(word("all"), {}, noun, Many::Yes);
    case Kind::MyRegion:
        return nominal(an(), {}, noun, Many::No, " in der Region dieser Karte");
    case Kind::Those:
        return nominal(word("jed"), { "genannt" }, noun);
    case Kind::TheOther:
        return nominal(the(), { "ander" }, noun);
    case Kind::PlayedIn:
        break;
    }
    const Nominal here = nominal(the(), {}, noun);
    return here.with(fmt::format(", in die diese Karte gespielt wird{}", close));
}

} // namespace

/// " mit 2 oder mehr Charakteren", " ohne Charaktere"
static std::string inside(const Expedition& of)
{
    if (of.many.number == 0)
        return " ohne " + filter(*of.inside, none(), Many::Yes).accusative();
    if (of.many.number == 1 && of.compare == Compare::AtLeast)
        return " mit " + filter(*of.inside, an(), Many::No).dative();
    return " mit " + filter(*of.inside, count(comparison(of.compare, of.many)), Many::Yes).dative();
}

Nominal expedition(const Expedition& of)
{
    Nominal made = plainExpedition(of);
    if (of.inside && of.extreme != 0)
        made = made.with(fmt::format(" mit den {} {}", of.extreme > 0 ? "meisten" : "wenigsten",
            filter(*of.inside, none(), Many::Yes).dative()));
    else if (of.inside)
        made = made.with(inside(of));
    if (of.whose.me && of.whose.kind == Who::Kind::You)
        made = made.with(" unter Ihrer Kontrolle");
    if (of.positions != 0) {
        std::string where = positions(of.positions);
        if (made.several)
            for (const auto& [one, several] : { std::pair { "liegt", "liegen" },
                     std::pair { " ist", " sind" }, std::pair { "begegnet", "begegnen" } })
                for (std::size_t at = where.find(one); at != std::string::npos;
                     at = where.find(one, at + 1))
                    where.replace(at, std::string_view(one).size(), several);
        made = made.with(relative(made, where));
    }
    if (of.in != 0)
        made = made.with(fmt::format(" in einer Region mit {}", terrains(of.in, "oder")));
    return of.also ? joined(made, expedition(*of.also)) : made;
}

Nominal region(const Region& of)
{
    const Noun noun = feminine("Region", "Regionen");
    switch (of.kind) {
    case Region::Kind::All:
        return nominal(word("all"), {}, noun, Many::Yes,
            of.in == 0 ? std::string() : " mit " + terrains(of.in, "oder"));
    case Region::Kind::Mine:
        return nominal(the(), {}, noun, Many::No, " dieser Karte");
    case Region::Kind::Target:
        switch (said(of).word) {
        case Said<Region>::Usual:
            return nominal(an(), asTarget(), noun);
        case Said<Region>::Visible:
            return nominal(an(), { "als Ziel gewählt", "sichtbar" }, noun);
        case Said<Region>::A:
            return nominal(an(), {}, noun);
        case Said<Region>::AVisible:
            break;
        }
        return nominal(an(), { "sichtbar" }, noun);
    case Region::Kind::Of:
        break;
    }
    return nominal(the(), {}, noun, Many::No, " " + expedition(of.expedition).of());
}

} // namespace triptych::altered::german
