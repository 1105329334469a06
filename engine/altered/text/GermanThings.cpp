#include "altered/text/German.h"
#include "core/Overloaded.h"

#include <fmt/format.h>

// Players, places, Expeditions and things in German.
namespace triptych::altered::german {
namespace {

const std::vector<std::string> chosen { "als Ziel gewählt" };

} // namespace

Nominal thisCard()
{
    return nominal(word("dies"), {}, card());
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
        return nominal(the(), chosen, player());
    case Who::Kind::TargetOpponent:
        return nominal(the(), chosen, opponent);
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
    if (who.did)
        return plain.with(fmt::format(", der das getan hat{}", close));
    return who.with ? plain.with(fmt::format(", wenn {}{}", condition(*who.with), close)) : plain;
}

std::string control(const Who& by)
{
    const Nominal player = who(by);
    return player.polite ? "unter Ihrer Kontrolle"
                         : fmt::format("unter der Kontrolle {}", player.of());
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
    const Nominal owner = who(whose);
    return owner.polite ? nominal(own("Ihr"), {}, zoneWord(zone), many)
                        : nominal(the(), {}, zoneWord(zone), many, " " + owner.of());
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
    const auto ofOwner = [&](const Noun& which, Many many) {
        return owner.polite ? nominal(own("Ihr"), {}, which, many)
                            : nominal(the(), {}, which, many, " " + owner.of());
    };
    const auto among = [&](std::array<std::string, 4> forms) {
        Nominal one { std::move(forms), Gender::Feminine };
        return one.with(fmt::format(" {}", ofOwner(noun, Many::Yes).of()));
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
        return ofOwner(feminine("Heldenexpedition"), Many::No);
    case Kind::Companion:
        return ofOwner(feminine("Gefährtenexpedition"), Many::No);
    case Kind::Of:
        return ofOwner(noun, Many::Yes);
    case Kind::EachOf:
        return among({ "jede", "jeder", "jeder", "jede" });
    case Kind::BothOf:
        return owner.polite ? nominal(own("Ihr"), { "beid" }, noun, Many::Yes)
                            : nominal(the(), { "beid" }, noun, Many::Yes, " " + owner.of());
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
                        : nominal(an(), chosen, noun);
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
    case Kind::PlayedIn:
        break;
    }
    const Nominal here = nominal(the(), {}, noun);
    return here.with(fmt::format(", in die diese Karte gespielt wird{}", close));
}

} // namespace

Nominal expedition(const Expedition& of)
{
    Nominal made = plainExpedition(of);
    if (of.inside && of.extreme != 0)
        made = made.with(fmt::format(" mit den {} {}", of.extreme > 0 ? "meisten" : "wenigsten",
            filter(*of.inside, none(), Many::Yes).dative()));
    else if (of.inside)
        made = made.with(of.without ? " ohne " + filter(*of.inside, none(), Many::Yes).accusative()
                                    : " mit " + filter(*of.inside, an(), Many::No).dative());
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
    return made;
}

Nominal region(const Region& of)
{
    const Noun noun = feminine("Region", "Regionen");
    switch (of.kind) {
    case Region::Kind::All:
        return nominal(word("all"), {}, noun, Many::Yes);
    case Region::Kind::Mine:
        return nominal(the(), {}, noun, Many::No, " dieser Karte");
    case Region::Kind::Target:
        switch (said(of).word) {
        case Said<Region>::Usual:
            return nominal(an(), chosen, noun);
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

// ---------------------------------------------------------------- Things

namespace {

Nominal mentioned(const It& it)
{
    using Word = Said<It>;
    const auto the_ = [](const Noun& noun, Many many = Many::No) {
        return nominal(the(), { "genannt" }, noun, many);
    };
    altered::Noun kind;
    const auto of = [&](altered::Noun::Kind which, Many many = Many::No) {
        kind.kind = which;
        return the_(nounOf(kind), many);
    };
    if (it.kind == It::Kind::WeBoth)
        return joined(the_(card()), thisCard());
    if (it.kind == It::Kind::ItsCharacters) {
        kind.kind = altered::Noun::Kind::Character;
        return nominal(word("jed"), {}, nounOf(kind), Many::No, " der genannten Expedition");
    }
    if (it.kind == It::Kind::TheOthers && said(it).word == Word::It)
        return nominal(the(), { "ander" }, card(), Many::Yes);
    switch (said(it).word) {
    case Word::It:
    case Word::ThatCard:
    case Word::TheTarget:
        return the_(card());
    case Word::Them:
    case Word::ThoseCards:
    case Word::TheseCards:
        return the_(card(), Many::Yes);
    case Word::ThemAll:
        return nominal(word("all"), { "genannt" }, card(), Many::Yes);
    case Word::ThatCharacter:
        return of(altered::Noun::Kind::Character);
    case Word::ThatPermanent:
        return of(altered::Noun::Kind::Permanent);
    case Word::ThatToken:
        return of(altered::Noun::Kind::Token);
    case Word::ThatSpell:
        return of(altered::Noun::Kind::Spell);
    case Word::ThatLandmark:
        return of(altered::Noun::Kind::Landmark);
    case Word::ThoseCharacters:
        return of(altered::Noun::Kind::Character, Many::Yes);
    case Word::ThosePermanents:
        return of(altered::Noun::Kind::Permanent, Many::Yes);
    case Word::ThoseTokens:
        return of(altered::Noun::Kind::Token, Many::Yes);
    case Word::EachOfThem:
        return nominal(word("jed"), { "genannt" }, card());
    case Word::TheOther:
        return nominal(the(), { "ander" }, card());
    case Word::TheOthers:
    case Word::TheOtherCards:
        return nominal(the(), { "ander" }, card(), Many::Yes);
    case Word::TheRest:
        break;
    }
    return nominal(the(), { "übrig" }, card(), Many::Yes);
}

Nominal target(const Target& of)
{
    const Many many = manyOf(of.count);
    const bool single = many == Many::No;
    const Nominal made = filter(of.filter, single ? an() : number(of.count, of.upTo), many, chosen);
    return (single && of.upTo ? made.led("höchstens") : made).with(per(of.count));
}

/// There is one for each player.
bool isHero(const Filter& of)
{
    return of.nouns.size() == 1 && of.nouns.front().kind == altered::Noun::Kind::Hero;
}

Nominal each(const Each& of)
{
    if (of.yours)
        return filter(of.filter, own("Ihr"), isHero(of.filter) ? Many::No : Many::Yes);
    switch (said(of).word) {
    case Said<Each>::Each:
    case Said<Each>::Every:
        return filter(of.filter, word("jed"), Many::No);
    case Said<Each>::All:
        return filter(of.filter, word("all"), Many::Yes);
    case Said<Each>::Any:
        return filter(of.filter, count("beliebige"), Many::Yes);
    case Said<Each>::Plural:
        break;
    }
    return filter(of.filter, none(), Many::Yes);
}

Nominal some(const Some& of)
{
    if (of.left)
        return filter(of.filter, count("so viele"), Many::Yes)
            .with(fmt::format(", dass {} übrig bleiben{}",
                of.left->kind == Amount::Kind::Fixed
                    ? std::to_string(of.left->number)
                    : fmt::format("so viele, wie {} hat{}",
                        who(of.left->of->filter.after.back().kind == Trait::Kind::InZone
                                ? of.left->of->filter.after.back().places.front().whose
                                : of.left->of->filter.after.back().who)
                            .nominative(),
                        of.left->number > 0 ? fmt::format(", und {} mehr", of.left->number)
                                            : std::string()),
                close));
    const bool single = manyOf(of.count) == Many::No;
    const Many many = single && !of.orMore ? Many::No : Many::Yes;
    const Determiner how = of.orMore ? count("1 oder mehr")
        : said(of).none              ? own("kein")
        : single                     ? an()
                                     : number(of.count, of.upTo);
    Nominal made = said(of).ofThose ? nominal(how, { "genannt" }, card(), many)
                                    : filter(of.filter, how, many);
    if (of.yours)
        made = made.with(said(of).their ? " unter eigener Kontrolle" : " unter Ihrer Kontrolle");
    if (of.random)
        made = made.with(" nach dem Zufall");
    return (single && of.upTo ? made.led("höchstens") : made).with(per(of.count));
}

} // namespace

Nominal object(const Thing& thing)
{
    return std::visit(
        Overloaded {
            [](const This&) { return thisCard(); },
            [](const It& it) { return mentioned(it); },
            [](const Target& e) { return target(e); },
            [](const Each& e) { return each(e); },
            [](const Some& e) { return some(e); },
            [](const OfThem& e) {
                if (e.count.kind == Amount::Kind::All)
                    return filter(e.filter, word("all"), Many::Yes).with(" davon");
                const Many many = manyOf(e.count);
                const Determiner how = many == Many::No ? an() : number(e.count, e.upTo);
                const Nominal made = filter(e.filter, how, many).with(" davon");
                return many == Many::No && e.upTo ? made.led("höchstens") : made;
            },
            [](const TopOfDeck& e) {
                const std::string deck = " " + zoneOf(Zone::Deck, e.whose).of();
                if (manyOf(e.count) == Many::No)
                    return nominal(the(), { "oberst" }, card(), Many::No, deck);
                const std::string how = number(e.count, false).word;
                return nominal(the(), { "oberst" },
                    feminine("Karte", fmt::format("{} Karten", how.empty() ? "" : how)), Many::Yes,
                    deck + per(e.count));
            },
            [](const Whole& e) {
                Nominal all = zoneOf(e.places.front().zone, e.places.front().whose);
                for (std::size_t i = 1; i < e.places.size(); ++i)
                    all = joined(all, zoneOf(e.places[i].zone, e.places[i].whose));
                return nominal(word("all"), {}, card(), Many::Yes, " " + all.of());
            },
        },
        thing.node);
}

} // namespace triptych::altered::german
