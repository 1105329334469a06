#include "seize/text/explaining/German.h"
#include "seize/text/printing/Phrases.h"

#include <string>

#include <fmt/format.h>

// Conditions, in German.
namespace triptych::seize::german {
namespace {

std::string holds(
    const Nominal& who, const std::string& what, std::string_view singular, std::string_view plural)
{
    return Clause { who, { std::string(singular), std::string(plural) }, what }.say(
        Order::Subordinate);
}

std::string has(const Nominal& who, const std::string& what)
{
    return holds(who, what, "hat", "haben");
}

std::string controls(const Nominal& who, const Nominal& what)
{
    return holds(who, what.accusative(), "kontrolliert", "kontrollieren");
}

Nominal atLeast(const Condition& condition)
{
    if (condition.atLeast && condition.number == 1)
        return one(condition.filter);
    return described(condition.filter,
        count(fmt::format("{} oder {}", condition.number, condition.atLeast ? "mehr" : "weniger")),
        Many::Yes);
}

std::string compared(const Condition& condition, const Noun& noun, Many many,
    const std::vector<std::string>& adjectives = {})
{
    return nominal(
        count(fmt::format("{} oder {}", condition.number, condition.atLeast ? "mehr" : "weniger")),
        adjectives, noun, many)
        .accusative();
}

std::string_view own(const Nominal& who)
{
    return who.polite ? "Ihrer" : "seiner";
}

/// The one property that a "<thing> is ..." says, as the end of a clause.
std::string thingIs(const Condition& condition)
{
    const bool negated = condition.kind == Condition::Kind::ThingIsNot;
    const std::string_view no = negated ? "nicht " : "";
    const Filter& filter = condition.filter;
    const Nominal who = single(condition.of, condition.referent);
    const std::string& name = who.nominative();
    if (condition.asPlayed)
        return fmt::format("{} getarnt war, als diese Karte gespielt wurde", name);
    if (!phrases::saysOneThing(filter))
        return fmt::format("{} {} ist", name,
            (negated ? described(filter, german::own("kein"), Many::No) : one(filter))
                .nominative());
    if (filter.bound && filter.bound->stat == Stat::Steps && !filter.bound->counters)
        return fmt::format("sich {} in diesem Zug {}{} bewegt hat", name, no,
            bound(*filter.bound, Case::Accusative));
    if (filter.bound)
        return fmt::format("{} {}{} hat", name, no, bound(*filter.bound, Case::Accusative));
    if (filter.carries)
        return fmt::format("{} {} trägt", name, carried(filter, Case::Accusative, negated));
    if (filter.past)
        return fmt::format("{} {}", name, pastClause(*filter.past, who, negated));
    if (filter.condition != Filter::Condition::None)
        return fmt::format("{} {}", name, stateClause(filter.condition, who, negated));
    if (filter.side == Side::Yours)
        return fmt::format("{} {}unter Ihrer Kontrolle ist", name, no);
    if (filter.side == Side::Theirs)
        return fmt::format("{} {}unter der Kontrolle des genannten Spielers ist", name, no);
    if (filter.side != Side::Any)
        return fmt::format(
            "{} {}{} ist", name, no, filter.side == Side::Enemy ? "gegnerisch" : "verbündet");
    if (filter.place != Filter::Place::Anywhere)
        return fmt::format("{} {}{} ist", name, no, place(filter.place));
    if (!filter.className.empty())
        return fmt::format("{} {}zur Klasse {} gehört", name,
            negated == filter.notClass ? "" : "nicht ",
            filter.orClass.empty() ? filter.className
                                   : fmt::format("{} oder {}", filter.className, filter.orClass));
    if (filter.range.anchor == Range::Anchor::Source
        && (filter.range.kind == Range::Kind::Adjacent
            || filter.range.kind == Range::Kind::Diagonal))
        return fmt::format("{} {}{} ist", name, no,
            filter.range.kind == Range::Kind::Adjacent ? "angrenzend" : "schräg angrenzend");
    return fmt::format("{} {}{} ist", name, no, range(filter.range));
}

std::string_view wealthWord(Condition::Wealth wealth)
{
    switch (wealth) {
    case Condition::Wealth::Loot:
        return "Beute";
    case Condition::Wealth::Cards:
        return "Karten";
    case Condition::Wealth::Mercenaries:
        return "Söldner";
    case Condition::Wealth::Treasures:
        return "Schätze in der Kriegskasse";
    case Condition::Wealth::Controlled:
        break;
    }
    return "Schätze";
}

std::string hasMore(const Condition& condition, const Nominal& player)
{
    const bool rule = isControlled(condition.wealth);
    return fmt::format("{} als {}",
        holds(player,
            fmt::format(
                "{} {}", condition.atLeast ? "mehr" : "weniger", wealthWord(condition.wealth)),
            rule ? "kontrolliert" : "hat", rule ? "kontrollieren" : "haben"),
        condition.each ? "jeder Gegner" : "ein Gegner");
}

/// " plus 1", " minus 1", or nothing
std::string minus(int plus)
{
    return plus > 0 ? fmt::format(" plus {}", plus)
        : plus < 0  ? fmt::format(" minus {}", -plus)
                    : std::string();
}

/// Within others "außer wenn" cannot say it.
std::string negated(const Condition& condition)
{
    if (condition.kind == Condition::Kind::ThereAre)
        return fmt::format("{} da ist",
            described(
                condition.filter, german::Determiner { Determiner::Kind::Own, "kein" }, Many::No)
                .nominative());
    if (condition.kind == Condition::Kind::LostLoot
        || condition.kind == Condition::Kind::GainedLoot)
        return fmt::format("{} in diesem Zug keine Beute {} {}",
            condition.they ? "der genannte Spieler" : "Sie",
            condition.kind == Condition::Kind::LostLoot ? "verloren" : "erhalten",
            condition.they ? "hat" : "haben");
    if (condition.kind == Condition::Kind::Plundered)
        return "Sie in diesem Zug nicht geplündert haben";
    if (condition.kind == Condition::Kind::Acquired)
        return "Sie in diesem Zug keine Karten erworben haben";
    if (condition.kind == Condition::Kind::PlayedAbility)
        return "Sie in diesem Zug keine Fähigkeitskarte gespielt haben";
    if (condition.kind == Condition::Kind::MercenaryFell)
        return fmt::format("in diesem Zug {} vernichtet wurde",
            described(condition.filter, german::own("kein"), Many::No).nominative());
    if (condition.kind == Condition::Kind::HasMore)
        return fmt::format("kein Gegner {} {} als Sie {}", condition.atLeast ? "weniger" : "mehr",
            wealthWord(condition.wealth), isControlled(condition.wealth) ? "kontrolliert" : "hat");
    if (condition.kind == Condition::Kind::AmongThem)
        return fmt::format(
            "keine davon {} ist", cards(condition.cards, an(), Many::No).nominative());
    if (condition.kind == Condition::Kind::YourTurn)
        return "es nicht Ihr Zug ist";
    if (condition.kind == Condition::Kind::NotYourTurn)
        return "es Ihr Zug ist";
    if (condition.kind == Condition::Kind::OpponentsTurn)
        return "es nicht der Zug eines Gegners ist";
    if (condition.kind == Condition::Kind::YourPhase)
        return fmt::format("es nicht in Ihrer {} ist", phase(condition.phase));
    if (condition.kind == Condition::Kind::AnyPhase)
        return fmt::format("gerade nicht {}{} ist", phase(condition.phase),
            condition.filter.side == Side::Any ? "" : " eines Gegners");
    return german::condition(condition);
}

} // namespace

std::string condition(std::string_view when, const Condition& said)
{
    return subordinate(said.unless ? "außer wenn" : when, condition(said));
}

std::string condition(const Condition& condition)
{
    using Kind = Condition::Kind;
    const Nominal player = who({ condition.they ? Who::Kind::ThatPlayer : Who::Kind::You });
    const Nominal anOpponent = who({ Who::Kind::Opponent });
    const Noun loot = feminine("Beute");
    const Noun treasure = treasureWord(CardFilter::Kind::Treasure);
    const auto inHand = [&](const Nominal& whose) {
        return has(whose, compared(condition, card(), Many::Yes) + " auf der Hand");
    };
    const auto inWarchest = [&](const Nominal& whose, const std::vector<std::string>& which) {
        return has(whose,
            fmt::format("{} in {} Kriegskasse", compared(condition, treasure, Many::Yes, which),
                own(whose)));
    };
    switch (condition.kind) {
    case Kind::YouControl:
        return controls(player, atLeast(condition));
    case Kind::YouControlNo:
        return controls(player,
            described(
                condition.filter, german::Determiner { Determiner::Kind::Own, "kein" }, Many::No));
    case Kind::ThereAre: {
        const Nominal those = atLeast(condition);
        return fmt::format("{} da {}", those.nominative(), those.several ? "sind" : "ist");
    }
    case Kind::HasMore:
        return hasMore(condition, player);
    case Kind::YourPhase:
        return fmt::format("es in Ihrer {} ist", phase(condition.phase));
    case Kind::Plundered:
        return "Sie in diesem Zug geplündert haben";
    case Kind::Acquired:
        return "Sie in diesem Zug Karten erworben haben";
    case Kind::PlayedAbility:
        return "Sie in diesem Zug eine Fähigkeitskarte gespielt haben";
    case Kind::MercenaryFell:
        return fmt::format("in diesem Zug {} vernichtet {}", atLeast(condition).nominative(),
            atLeast(condition).several ? "wurden" : "wurde");
    case Kind::OpponentControls:
        return controls(anOpponent, atLeast(condition));
    case Kind::ThingIs:
    case Kind::ThingIsNot:
        return thingIs(condition);
    case Kind::YourVault:
        return has(player, compared(condition, loot, Many::No));
    case Kind::OpponentsVault:
        return has(anOpponent, compared(condition, loot, Many::No));
    case Kind::YourHand:
        return inHand(player);
    case Kind::YourWarchest:
        return inWarchest(player, {});
    case Kind::OpponentsHand:
        return inHand(anOpponent);
    case Kind::OpponentsWarchest:
        return inWarchest(anOpponent, {});
    case Kind::YourReadyTreasures:
        return inWarchest(player, { "bereit" });
    case Kind::Both:
    case Kind::Either: {
        std::vector<std::string> parts;
        for (const Condition& part : condition.parts)
            parts.push_back(part.unless ? negated(part) : german::condition(part));
        return fmt::format(
            "{}", fmt::join(parts, condition.kind == Kind::Both ? " und " : " oder "));
    }
    case Kind::YourTurn:
        return "es Ihr Zug ist";
    case Kind::NotYourTurn:
        return "es nicht Ihr Zug ist";
    case Kind::OpponentsTurn:
        return "es der Zug eines Gegners ist";
    case Kind::YouDo:
        return condition.they ? "der genannte Spieler das tut" : "Sie das tun";
    case Kind::YouDoNot:
        return condition.they ? "der genannte Spieler das nicht tut" : "Sie das nicht tun";
    case Kind::ThisWay:
        if (condition.coins)
            return fmt::format("Sie {} oder {} der Münzwürfe gewinnen", condition.number,
                condition.atLeast ? "mehr" : "weniger");
        return fmt::format("es dadurch {} oder {} waren", condition.number,
            condition.atLeast ? "mehr" : "weniger");
    case Kind::LostLoot:
        return condition.they ? "der genannte Spieler in diesem Zug Beute verloren hat"
                              : "Sie in diesem Zug Beute verloren haben";
    case Kind::GainedLoot:
        return condition.they ? "der genannte Spieler in diesem Zug Beute erhalten hat"
                              : "Sie in diesem Zug Beute erhalten haben";
    case Kind::Rolled:
        if (condition.exactly)
            return fmt::format("Sie genau {} würfeln", condition.number);
        return fmt::format(
            "Sie {} oder {} würfeln", condition.number, condition.atLeast ? "mehr" : "weniger");
    case Kind::WasPushed:
        return fmt::format("{} dadurch verschoben worden ist",
            single(Thing::Kind::It, condition.referent).nominative());
    case Kind::HasMarks:
        return fmt::format("dies {} oder {} Marken „{}“ hat", condition.number,
            condition.atLeast ? "mehr" : "weniger", condition.name);
    case Kind::UnderAttack:
        return fmt::format("{} gerade {}{}angegriffen wird", one(condition.filter).nominative(),
            condition.by ? fmt::format("von {} ", one(*condition.by).dative()) : std::string(),
            condition.how == How::Melee        ? "mit einem Nahkampfangriff "
                : condition.how == How::Ranged ? "mit einem Fernangriff "
                                               : "");
    case Kind::PlayerDid:
        return playerDid(condition);
    case Kind::AnyPhase:
        return condition.filter.side == Side::Any
            ? fmt::format("gerade {} ist", phase(condition.phase))
            : fmt::format("gerade {} eines Gegners ist", phase(condition.phase));
    case Kind::Compares:
        if (condition.right->kind == Amount::Kind::Fixed)
            return fmt::format("{}{} {} {} beträgt",
                quantity(*condition.left->quantity).nominative(), minus(condition.left->plus),
                condition.exactly       ? "genau"
                    : condition.atLeast ? "mindestens"
                                        : "höchstens",
                condition.right->number);
        return fmt::format("{}{} {} so hoch wie {}{} ist",
            quantity(*condition.left->quantity).nominative(), minus(condition.left->plus),
            condition.exactly       ? "genau"
                : condition.atLeast ? "mindestens"
                                    : "höchstens",
            quantity(*condition.right->quantity).nominative(), minus(condition.right->plus));
    case Kind::AmongThem:
        if (condition.filter.side == Side::Yours)
            return fmt::format("du dadurch {} abgeworfen hast",
                condition.number == 1 ? cards(condition.cards, an(), Many::No).accusative()
                                      : fmt::format("{} oder mehr {}", condition.number,
                                          cards(condition.cards, none(), Many::Yes).accusative()));
        return fmt::format("{} dabei {}",
            condition.number == 1 ? cards(condition.cards, an(), Many::No).nominative()
                                  : fmt::format("{} oder mehr {}", condition.number,
                                      cards(condition.cards, none(), Many::Yes).nominative()),
            condition.number == 1 ? "ist" : "sind");
    case Kind::ItWasDestroyed:
        if (condition.number > 1)
            return fmt::format("dadurch {} oder mehr Söldner vernichtet werden", condition.number);
        if (condition.of == Thing::Kind::This)
            return "dadurch ein Söldner vernichtet wird";
        break;
    }
    return fmt::format(
        "{} dadurch vernichtet wird", single(Thing::Kind::It, condition.referent).nominative());
}

} // namespace triptych::seize::german
