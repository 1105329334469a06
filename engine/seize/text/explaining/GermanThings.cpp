#include "seize/text/explaining/German.h"

#include "seize/text/printing/Spoken.h"

#include <fmt/format.h>

// Mercenaries, treasures, cards and players as things that are spoken of, in German.
namespace triptych::seize::german {
namespace {

Many manyOf(int number)
{
    return number == 1 ? Many::No : Many::Yes;
}
Determiner numberOf(int number, bool upTo)
{
    if (number >= Thing::anyNumber)
        return count("beliebig viele");
    return number == 1 ? an() : count(fmt::format("{}{}", upTo ? "bis zu " : "", number));
}
/// "höchstens ein Söldner" where one is the most.
Nominal atMost(const Nominal& what, int number, bool upTo)
{
    return number == 1 && upTo ? what.led("höchstens") : what;
}

const std::vector<std::string> chosen { "als Ziel gewählt" };

/// "dieser Söldner oder ein angrenzender": in whatever case the other stands
Nominal orOwn(const Filter& filter, const Nominal& such)
{
    switch (filter.orOwn) {
    case Filter::OrOwn::No:
        break;
    case Filter::OrOwn::This:
        return such.with(" (zur Wahl steht auch dieser Söldner)");
    case Filter::OrOwn::Bearer:
        return such.with(" (zur Wahl steht auch der Träger)");
    case Filter::OrOwn::Attacker:
        return such.with(" (zur Wahl steht auch der Angreifer)");
    }
    return such;
}

} // namespace

// ---------------------------------------------------------------- Mercenaries and tiles

Nominal single(Thing::Kind kind, const Referent& referent)
{
    const bool spoken = kind == Thing::Kind::It || kind == Thing::Kind::That;
    if (kind == Thing::Kind::Bearer)
        return nominal(the(), {}, masculine("Träger", "Trägers", "Träger"));
    if (kind == Thing::Kind::Attacker || (spoken && referent.kind == Referent::Kind::Attacker))
        return nominal(the(), {}, masculine("Angreifer", "Angreifers", "Angreifer"));
    if (kind == Thing::Kind::Attacked || (spoken && referent.kind == Referent::Kind::Attacked))
        return nominal(the(), { "angegriffen" }, mercenary());
    if (kind == Thing::Kind::This || (spoken && referent.kind == Referent::Kind::Source))
        return nominal(word("dies"), {}, mercenary());
    if (kind == Thing::Kind::ThatEnemy)
        return nominal(the(), { "genannt", "gegnerisch" }, mercenary());
    if (kind == Thing::Kind::ThatAlly)
        return nominal(the(), { "genannt", "verbündet" }, mercenary());
    return nominal(the(), { "genannt" }, mercenary());
}

Nominal object(const Thing& thing)
{
    if (thing.line != Thing::Line::None) {
        Filter those;
        those.side = thing.filter.side;
        return described(those, word("jed"), Many::No)
            .with(fmt::format(" in einer als Ziel gewählten {}",
                thing.line == Thing::Line::Row ? "Reihe" : "Spalte"));
    }
    const bool tiles = thing.filter.noun == Filter::Noun::Tile;
    switch (thing.kind) {
    case Thing::Kind::This:
    case Thing::Kind::Bearer:
    case Thing::Kind::Attacker:
    case Thing::Kind::ThatEnemy:
    case Thing::Kind::ThatAlly:
    case Thing::Kind::ThatFirst:
    case Thing::Kind::ThatSecond:
        return single(thing.kind, thing.referent);
    case Thing::Kind::Attacked:
        return tiles ? nominal(the(), { "angegriffen" }, tile())
                     : single(thing.kind, thing.referent);
    case Thing::Kind::It:
    case Thing::Kind::That:
        if (tiles || thing.plural)
            return thing.such ? described(thing.filter, word("jed"), Many::No, { "genannt" })
                              : nominal(the(), { "genannt" }, tiles ? tile() : mercenary(),
                                  thing.plural ? Many::Yes : Many::No);
        return single(thing.kind, thing.referent);
    case Thing::Kind::Target:
        return orOwn(thing.filter,
            atMost(described(thing.filter, numberOf(thing.count, thing.upTo), manyOf(thing.count),
                       chosen),
                thing.count, thing.upTo));
    case Thing::Kind::Each:
        return described(thing.filter, word("jed"), Many::No);
    case Thing::Kind::Some:
        if (thing.random)
            return (thing.count == 1 ? described(thing.filter, an(), Many::No)
                                     : described(thing.filter, numberOf(thing.count, thing.upTo),
                                         manyOf(thing.count)))
                .with(" nach dem Zufall");
        return orOwn(thing.filter,
            atMost(described(thing.filter, numberOf(thing.count, thing.upTo), manyOf(thing.count)),
                thing.count, thing.upTo));
    case Thing::Kind::ThisWay:
        break;
    }
    return described(thing.filter, word("jed"), Many::No, { "so verletzt" });
}

Nominal tile(const Thing& thing)
{
    if (thing.filter.noun == Filter::Noun::Tile)
        return object(thing);
    const Nominal who = object(thing);
    return nominal(the(), {}, tile(), who.several ? Many::Yes : Many::No, " " + who.of());
}

// ---------------------------------------------------------------- Treasures and cards

namespace {

Noun cardWord(CardFilter::Kind kind)
{
    switch (kind) {
    case CardFilter::Kind::Card:
        break;
    case CardFilter::Kind::Mercenary:
        return feminine("Söldnerkarte", "Söldnerkarten");
    case CardFilter::Kind::Treasure:
        return feminine("Schatzkarte", "Schatzkarten");
    case CardFilter::Kind::Weapon:
        return feminine("Waffenkarte", "Waffenkarten");
    case CardFilter::Kind::Equipment:
        return feminine("Ausrüstungskarte", "Ausrüstungskarten");
    case CardFilter::Kind::Relic:
        return feminine("Reliktkarte", "Reliktkarten");
    case CardFilter::Kind::Ability:
        return feminine("Fähigkeitskarte", "Fähigkeitskarten");
    case CardFilter::Kind::Instant:
        return feminine("Sofortkarte", "Sofortkarten");
    case CardFilter::Kind::Attack:
        return feminine("Angriffskarte", "Angriffskarten");
    case CardFilter::Kind::Event:
        return feminine("Ereigniskarte", "Ereigniskarten");
    }
    return card();
}

std::string placeOf(const Goods& goods)
{
    switch (goods.where) {
    case Goods::Where::Equipped: {
        if (goods.of)
            return " an " + object(*goods.of).dative();
        Filter bearer = goods.host.value_or(Filter {});
        if (!goods.host)
            bearer.side = goods.side;
        return " an " + one(bearer).dative();
    }
    case Goods::Where::Warchest:
        if (goods.whose)
            return fmt::format(" in der Kriegskasse {}", who(*goods.whose).of());
        return goods.side == Side::Enemy ? " in der Kriegskasse eines Gegners"
            : goods.side == Side::Theirs ? " in der Kriegskasse des genannten Spielers"
            : goods.side == Side::Yours  ? " in Ihrer Kriegskasse"
                                         : " in einer Kriegskasse";
    case Goods::Where::Anywhere:
        break;
    }
    if (goods.whose)
        return fmt::format(" unter der Kontrolle {}", who(*goods.whose).of());
    return goods.side == Side::Enemy ? " unter der Kontrolle eines Gegners"
        : goods.side == Side::Theirs ? " unter der Kontrolle des genannten Spielers"
        : goods.side == Side::Yours  ? " unter Ihrer Kontrolle"
                                     : "";
}

} // namespace

Noun treasureWord(CardFilter::Kind kind)
{
    switch (kind) {
    case CardFilter::Kind::Weapon:
        return feminine("Waffe", "Waffen");
    case CardFilter::Kind::Equipment:
        return neuter("Ausrüstungsstück", "Ausrüstungsstücks", "Ausrüstungsstücke");
    case CardFilter::Kind::Relic:
        return neuter("Relikt", "Relikts", "Relikte");
    case CardFilter::Kind::Event:
        return neuter("Ereignis", "Ereignisses", "Ereignisse");
    case CardFilter::Kind::Card:
    case CardFilter::Kind::Mercenary:
    case CardFilter::Kind::Treasure:
    case CardFilter::Kind::Ability:
    case CardFilter::Kind::Instant:
    case CardFilter::Kind::Attack:
        break;
    }
    return masculine("Schatz", "Schatzes", "Schätze");
}

std::string carried(const Filter& filter, Case which, bool none)
{
    const auto sort = [&](std::uint8_t kind) {
        return nominal(none ? german::own("kein") : an(), {},
            treasureWord(static_cast<CardFilter::Kind>(kind)))
            .in(which);
    };
    return filter.orCarried == 0 ? sort(filter.carried)
                                 : fmt::format("{} {} {}", sort(filter.carried),
                                     none ? "und" : "oder", sort(filter.orCarried));
}

Nominal goods(const Goods& goods)
{
    const Noun noun = treasureWord(goods.card);
    const Noun other = treasureWord(goods.orCard);
    std::string where = goods.orCard == CardFilter::Kind::Card
        ? placeOf(goods)
        : fmt::format(
            " oder {}{}", goods.count == 1 ? other.singular : other.plural, placeOf(goods));
    if (goods.notCard != CardFilter::Kind::Card)
        where = fmt::format(" außer {}", treasureWord(goods.notCard).plural) + where;
    std::vector<std::string> how;
    if (goods.turned != Filter::Condition::None)
        how.emplace_back(goods.turned == Filter::Condition::Ready ? "bereit" : "erschöpft");
    if (goods.other)
        how.emplace_back("ander");
    if (goods.faceDown)
        how.emplace_back("verdeckt");
    if (goods.random)
        how.emplace_back("zufällig");
    std::vector<std::string> aimed = how;
    aimed.insert(aimed.begin(), chosen.begin(), chosen.end());
    switch (goods.kind) {
    case Goods::Kind::This:
        return nominal(word("dies"), {},
            goods.card == CardFilter::Kind::Event ? noun
                                                  : treasureWord(CardFilter::Kind::Treasure));
    case Goods::Kind::Each:
        return nominal(word("jed"), how, noun, Many::No, where);
    case Goods::Kind::Target:
        return atMost(
            nominal(numberOf(goods.count, goods.upTo), aimed, noun, manyOf(goods.count), where),
            goods.count, goods.upTo);
    case Goods::Kind::Some:
        break;
    }
    return atMost(nominal(numberOf(goods.count, goods.upTo), how, noun, manyOf(goods.count), where),
        goods.count, goods.upTo);
}

Nominal cards(const CardFilter& filter, const Determiner& determiner, Many many)
{
    std::string words;
    if (filter.orKind != CardFilter::Kind::Card) {
        const Noun other = cardWord(filter.orKind);
        words = fmt::format(" oder {}", many == Many::Yes ? other.plural : other.singular);
    }
    words += ofClasses(filter.className, filter.orClass, filter.notClass);
    if (filter.bound)
        words += fmt::format(" mit {}", bound(*filter.bound));
    if (filter.notKind != CardFilter::Kind::Card)
        words += fmt::format(" außer {}", cardWord(filter.notKind).plural);
    if (filter.name == CardFilter::Name::Own)
        words += " dieses Namens";
    else if (filter.name == CardFilter::Name::Other)
        words += " eines anderen Namens";
    std::vector<std::string> how;
    if (filter.name == CardFilter::Name::Another)
        how.emplace_back("ander");
    return nominal(determiner, how, cardWord(filter.kind), many, words);
}

// ---------------------------------------------------------------- Who

namespace {

/// "jeder Spieler, der die meiste Beute hat"
Nominal ofStanding(const Nominal& player, const Standing& said)
{
    using Kind = Standing::Kind;
    const bool loot = said.wealth == Wealth::Loot;
    const std::string noun = loot            ? "Beute"
        : said.wealth == Wealth::Cards       ? "Karten auf der Hand"
        : said.wealth == Wealth::Mercenaries ? "Söldner"
                                             : "Schätze in der Kriegskasse";
    const auto has
        = [&](const std::string& what) { return player.with(relative(player, what + " hat")); };
    switch (said.kind) {
    case Kind::Any:
        return player;
    case Kind::Most:
        return has(fmt::format("die {} {}", loot ? "meiste" : "meisten", noun));
    case Kind::Least:
        return has(fmt::format("die {} {}", loot ? "wenigste" : "wenigsten", noun));
    case Kind::MoreThanYou:
        return has(fmt::format("mehr {} als Sie", noun));
    case Kind::LessThanYou:
        return has(fmt::format("weniger {} als Sie", noun));
    case Kind::AtLeast:
        return has(fmt::format("{} oder mehr {}", said.number, noun));
    case Kind::AtMost:
        return has(fmt::format("{} oder weniger {}", said.number, noun));
    case Kind::Did:
    case Kind::DidNot:
        break;
    }
    constexpr std::string_view named = "der genannte Spieler ";
    return player.with(relative(player, playerDid(doneBy(said)).substr(named.size())));
}

Thing::Kind named(Who::Whose of)
{
    return of == Who::Whose::ThatEnemys ? Thing::Kind::ThatEnemy
        : of == Who::Whose::ThatAllys   ? Thing::Kind::ThatAlly
                                        : Thing::Kind::It;
}

} // namespace

Nominal who(const Who& who)
{
    const Noun player = masculine("Spieler", "Spielers", "Spieler");
    const Noun opponent = masculine("Gegner", "Gegners", "Gegner");
    const Nominal its = single(named(who.of), who.referent);
    switch (who.kind) {
    case Who::Kind::You:
        return you();
    case Who::Kind::Opponent:
        return nominal(an(), {}, opponent);
    case Who::Kind::EachOpponent:
        return ofStanding(nominal(word("jed"), {}, opponent), who.standing);
    case Who::Kind::EachPlayer:
        return ofStanding(nominal(word("jed"), {}, player), who.standing);
    case Who::Kind::Target:
        return nominal(the(), chosen, who.opponentsOnly ? opponent : player);
    case Who::Kind::ThatPlayer:
        return nominal(the(), { "genannt" }, player);
    case Who::Kind::ItsController: {
        const Nominal controller = nominal(the(), {}, player);
        return controller.with(
            relative(controller, fmt::format("{} kontrolliert", its.accusative())));
    }
    case Who::Kind::ItsOwner:
        break;
    }
    return nominal(
        the(), {}, masculine("Eigentümer", "Eigentümers", "Eigentümer"), Many::No, " " + its.of());
}

Nominal belonging(const Noun& noun, const Who& whose, Many many)
{
    return text::german::belonging(who(whose), noun, many);
}

Noun zone(Zone zone)
{
    switch (zone) {
    case Zone::Hand:
        return feminine("Hand");
    case Zone::Deck:
        return neuter("Deck", "Decks");
    case Zone::Discard:
        return feminine("Ablage");
    case Zone::Warchest:
        return feminine("Kriegskasse");
    case Zone::Battlefield:
        return neuter("Schlachtfeld", "Schlachtfelds");
    case Zone::Quarters:
    case Zone::Events:
    case Zone::Equipped:
    case Zone::Stack:
    case Zone::Gone:
        break;
    }
    return feminine("Zone"); // No text names the others.
}

} // namespace triptych::seize::german
