#include "kryptik/text/explaining/German.h"
#include "kryptik/text/printing/Phrases.h"

#include <utility>

#include <fmt/format.h>

// Conditions in German (9.2): what is so, with its verb at the end.
namespace triptych::kryptik::german {

namespace {

Determiner orMore(int number)
{
    return count(fmt::format("{} oder mehr", number));
}
Determiner orFewer(int number)
{
    return number == 0 ? own("kein") : count(fmt::format("{} oder weniger", number));
}

Nominal atLeast(int number, const Filter& filter)
{
    return number == 1 ? one(filter) : described(filter, orMore(number), Many::Yes);
}

/// "Sie", "ein Gegner", "jeder Gegner", "der genannte Spieler"
Nominal owner(Side side, bool every)
{
    return who({ side == Side::You ? Who::Kind::You
            : side == Side::They   ? Who::Kind::ThatPlayer
            : every                ? Who::Kind::EachOpponent
                                   : Who::Kind::Opponent });
}

std::string holds(
    const Nominal& who, const std::string& what, std::string_view singular, std::string_view plural)
{
    return Clause { who, { std::string(singular), std::string(plural) }, what }.say(
        Order::Subordinate);
}
std::string controls(const Nominal& who, const Nominal& what)
{
    return holds(who, what.accusative(), "kontrolliert", "kontrollieren");
}
std::string has(const Nominal& who, const std::string& what)
{
    return holds(who, what, "hat", "haben");
}

std::string hasCards(const Condition& condition)
{
    const bool least = condition.how == Bound::How::AtLeast;
    const Nominal whose = owner(condition.place.whose, condition.every);
    const Determiner number = least           ? orMore(condition.number)
        : condition.how == Bound::How::AtMost ? orFewer(condition.number)
                                              : count(fmt::format("genau {}", condition.number));
    if (condition.place.zone == Zone::Island) {
        const Filter plain = controlledBy(Side::Any, condition.filter);
        return controls(
            whose, least ? atLeast(condition.number, plain) : described(plain, number, Many::Yes));
    }
    if (condition.place.zone == Zone::ElevenYearRow
        && condition.filter == Filter { Filter::Noun::Card })
        return has(whose, nominal(number, {}, yearCard(), Many::Yes).accusative());
    return has(whose,
        fmt::format("{} {}", described(condition.filter, number, Many::Yes).accusative(),
            at(Way::In, condition.place.zone,
                nominal(own(whose.possessive()), {}, zone(condition.place.zone)))));
}

std::string moreThan(const Condition& condition)
{
    const bool your = condition.filter.controller == Side::You;
    const Nominal first = your ? you() : owner(condition.filter.controller, condition.every);
    const Side side = condition.place.whose == Side::Any ? Side::Opponents : condition.place.whose;
    const Nominal other = your ? owner(side, condition.every) : you();
    const Determiner more = count("mehr");
    const bool island = condition.place.zone == Zone::Island;
    const std::string what = condition.place.zone == Zone::ElevenYearRow
        ? nominal(more, {}, yearCard(), Many::Yes).accusative()
        : described(controlledBy(Side::Any, condition.filter), more, Many::Yes).accusative();
    const std::string where = island || condition.place.zone == Zone::ElevenYearRow ? ""
                                                                                    : " "
            + at(Way::In, condition.place.zone,
                nominal(own(first.possessive()), {}, zone(condition.place.zone)));
    return fmt::format("{} als {}",
        holds(first, what + where, island ? "kontrolliert" : "hat",
            island ? "kontrollieren" : "haben"),
        other.nominative());
}

std::string itIs(const Condition& condition)
{
    const Nominal it = referred(condition.referent);
    Filter plain { Filter::Noun::Card };
    plain.condition = condition.filter.condition;
    if (condition.filter == plain && plain.condition != Filter::Condition::None)
        return fmt::format(
            "{} {}", it.nominative(), stateClause(plain.condition, Many::No, condition.negated));
    const Nominal kind = condition.negated ? described(condition.filter, own("kein"), Many::No)
                                           : one(condition.filter);
    return fmt::format("{} {} ist", it.nominative(), kind.nominative());
}

/// "mindestens 2 davon Bürger des Volkes Human sind", "Sie alle davon kontrollieren"
std::string ofThose(const Condition& condition)
{
    const std::string many = condition.every ? "alle davon"
        : condition.number == 0              ? "keine davon"
        : condition.how == Bound::How::AtLeast
        ? fmt::format("mindestens {} davon", condition.number)
        : condition.how == Bound::How::AtMost ? fmt::format("höchstens {} davon", condition.number)
                                              : fmt::format("genau {} davon", condition.number);
    Filter kind { Filter::Noun::Card };
    if (condition.filter == kind)
        return fmt::format("es {} gibt", many);
    kind.controller = condition.filter.controller;
    if (condition.filter == kind)
        return holds(owner(kind.controller, false), many, "kontrolliert", "kontrollieren");
    kind.controller = Side::Any;
    kind.condition = condition.filter.condition;
    if (condition.filter == kind)
        return fmt::format("{} {}", many, stateClause(kind.condition, Many::Yes));
    return fmt::format(
        "{} {} sind", many, described(condition.filter, none(), Many::Yes).nominative());
}

std::string areAlike(Alike alike)
{
    switch (alike) {
    case Alike::OnePlayers:
        return "sie derselbe Spieler kontrolliert";
    case Alike::OtherPlayers:
        return "sie verschiedene Spieler kontrollieren";
    case Alike::OneName:
        return "sie denselben Namen haben";
    case Alike::OtherNames:
        return "sie verschiedene Namen haben";
    case Alike::OtherFactions:
        return "sie verschiedenen Völkern angehören";
    case Alike::OneCost:
        return "sie dieselben Seelenkosten haben";
    case Alike::OtherCosts:
        return "sie verschiedene Seelenkosten haben";
    case Alike::Any:
    case Alike::OneFaction:
        break;
    }
    return "sie ein Volk gemeinsam haben";
}

/// "ein Bürger unter Ihrer Kontrolle in diesem Zug angegriffen hat"
std::string deedDone(Filter who, Bound::How how, int number)
{
    const Filter::Condition deed = std::exchange(who.condition, Filter::Condition::None);
    const Many many = how == Bound::How::AtLeast && number == 1 ? Many::No : Many::Yes;
    const Nominal these = how == Bound::How::AtLeast ? atLeast(number, who)
                                                     : described(who, orFewer(number), Many::Yes);
    return fmt::format("{} {}", these.nominative(), stateClause(deed, many));
}
std::string whoseDeed(const Condition& condition, Side whose)
{
    return deedDone(controlledBy(whose, condition.filter), Bound::How::AtLeast, condition.number);
}

std::string_view comparison(Bound::How how)
{
    switch (how) {
    case Bound::How::AtMost:
        return "höchstens so groß wie";
    case Bound::How::AtLeast:
        return "mindestens so groß wie";
    case Bound::How::Below:
        return "kleiner als";
    case Bound::How::Above:
        return "größer als";
    case Bound::How::Exactly:
        break;
    }
    return "so groß wie";
}

std::string joinedParts(const Condition& condition)
{
    std::vector<std::string> parts;
    for (const Condition& part : condition.parts)
        parts.push_back(german::condition(part));
    return fmt::format("{}", fmt::join(parts, condition.any ? " oder " : " und "));
}

std::string_view partOfTurn(Condition::PartOfTurn part)
{
    switch (part) {
    case Condition::PartOfTurn::Disengage:
        return "die Bereitphase";
    case Condition::PartOfTurn::Draw:
        return "die Ziehphase";
    case Condition::PartOfTurn::First:
        return "die 1. Phase";
    case Condition::PartOfTurn::End:
        return "das Ende des Zuges";
    case Condition::PartOfTurn::BeforeCombat:
        return "vor dem Kampf";
    case Condition::PartOfTurn::AfterCombat:
        return "nach dem Kampf";
    case Condition::PartOfTurn::BeforeBlockers:
        return "vor der Wahl der Blocker";
    case Condition::PartOfTurn::Blockers:
        return "der Schritt, in dem die Blocker bestimmt werden,";
    case Condition::PartOfTurn::Second:
        break;
    }
    return "die 2. Phase";
}

/// "Sie in diesem Zug 2 oder mehr Karten abgeworfen haben"
std::string didThisTurn(const Condition& condition)
{
    using Deed = Condition::Deed;
    const Side side = condition.filter.controller;
    const std::string_view who = side == Side::You ? "Sie"
        : side == Side::They                       ? "der genannte Spieler"
                                                   : "ein Gegner";
    const int number = condition.number;
    if (side == Side::Any) // of whose turn it is
        return fmt::format("es der {}. Bürger ist, der in diesem Zug angreift", number);
    const auto several = [&](std::string_view one, std::string_view many) {
        return number == 1 ? std::string(one) : fmt::format("{} oder mehr {}", number, many);
    };
    std::string what;
    switch (condition.deed) {
    case Deed::Attack:
        what = number == 1 ? "angegriffen"
                           : fmt::format("mit {} oder mehr Bürgern angegriffen", number);
        break;
    case Deed::Discard:
        what = several("eine Karte", "Karten") + " abgeworfen";
        break;
    case Deed::Draw:
        what = several("eine Karte", "Karten") + " gezogen";
        break;
    case Deed::LoseYear:
        what = several("eine 11-Jahre-Karte", "11-Jahre-Karten") + " verloren";
        break;
    case Deed::Sacrifice:
        what = several("einen Bürger", "Bürger") + " geopfert";
        break;
    case Deed::Plunder:
        what = "geplündert";
        break;
    case Deed::Probe:
        what = "sondiert";
        break;
    case Deed::Search:
        what = "ein Deck durchsucht";
        break;
    case Deed::Activate:
        what = several("eine aktive Fähigkeit", "aktive Fähigkeiten") + " genutzt";
        break;
    case Deed::UseYear:
        what = several("eine 11-Jahre-Fähigkeit", "11-Jahre-Fähigkeiten") + " genutzt";
        break;
    case Deed::PlaceSoul:
        what = several("eine Karte", "Karten") + " in die eigene Seelenreihe gelegt";
        break;
    case Deed::Enter:
        return fmt::format("in diesem Zug {} {} die Insel betreten {}",
            number == 1 ? "ein Bürger" : fmt::format("{} oder mehr Bürger", number),
            side == Side::You        ? "unter Ihrer Kontrolle"
                : side == Side::They ? "unter der Kontrolle des genannten Spielers"
                                     : "unter der Kontrolle eines Gegners",
            number == 1 ? "hat" : "haben");
    }
    return fmt::format("{} in diesem Zug {} {}", who, what, side == Side::You ? "haben" : "hat");
}

} // namespace

std::string condition(const Condition& condition)
{
    using Kind = Condition::Kind;
    const int number = condition.number;
    const Nominal anOpponent = who({ Who::Kind::Opponent });
    const auto cards = [](const Determiner& number, const Noun& noun) {
        return nominal(number, {}, noun, Many::Yes).accusative();
    };
    switch (condition.kind) {
    case Kind::YouControl:
        if (condition.past)
            return whoseDeed(condition, Side::You);
        return controls(you(), atLeast(number, condition.filter));
    case Kind::YouControlNo:
        return controls(you(), described(condition.filter, own("kein"), Many::No));
    case Kind::OpponentControls:
        if (condition.past)
            return whoseDeed(condition, Side::Opponents);
        return controls(anOpponent, atLeast(number, condition.filter));
    case Kind::OpponentYearAtMost:
        return has(anOpponent, cards(orFewer(number), yearCard()));
    case Kind::YourYearAtMost:
        return has(you(), cards(orFewer(number), yearCard()));
    case Kind::LimboAtLeast:
        return has(you(),
            described(condition.filter, Place { Zone::Limbo, Side::You }, orMore(number), Many::Yes)
                .accusative());
    case Kind::HandAtMost:
        return has(you(), cards(orFewer(number), card()) + " auf der Hand");
    case Kind::HandAtLeast:
        return has(you(), cards(orMore(number), card()) + " auf der Hand");
    case Kind::Attached:
        return number == 1
            ? "eine Karte an diese Karte angelegt ist"
            : fmt::format("{} oder mehr Karten an diese Karte angelegt sind", number);
    case Kind::ThisIs:
        if (condition.filter.condition == Filter::Condition::None)
            return fmt::format("diese Karte {}", traitClause(condition.filter, Many::No));
        return fmt::format(
            "diese Karte {}", stateClause(condition.filter.condition, Many::No, condition.negated));
    case Kind::CastThisTurn: {
        const bool your = condition.filter.controller == Side::You;
        return fmt::format("{} in diesem Zug {} gewirkt {}",
            your                                            ? "Sie"
                : condition.filter.controller == Side::They ? "der genannte Spieler"
                                                            : "ein Gegner",
            atLeast(number, controlledBy(Side::Any, condition.filter)).accusative(),
            your ? "haben" : "hat");
    }
    case Kind::DiedThisTurn: {
        const Nominal dead = number == 1 ? nominal(an(), {}, citizen())
                                         : nominal(orMore(number), {}, citizen(), Many::Yes);
        return fmt::format("in diesem Zug {}{} gestorben {}", dead.nominative(),
            control(condition.filter.controller), number == 1 ? "ist" : "sind");
    }
    case Kind::Did:
        return didThisTurn(condition);
    case Kind::ThisAttacked:
        return "diese Karte in diesem Zug angegriffen hat";
    case Kind::Has:
        return hasCards(condition);
    case Kind::MoreThan:
        return moreThan(condition);
    case Kind::ItIs:
        return itIs(condition);
    case Kind::ItDied:
        return fmt::format("{} gestorben ist", referred(condition.referent).nominative());
    case Kind::OfThose:
        return ofThose(condition);
    case Kind::AreAlike:
        return areAlike(condition.alike);
    case Kind::DoneThisWay:
        return number == 1
            ? "auf diese Weise eine Karte betroffen war"
            : fmt::format("auf diese Weise {} oder mehr Karten betroffen waren", number);
    case Kind::NumberIs:
        if (condition.past && condition.amount.of)
            return deedDone(condition.amount.of->filter, condition.how, condition.number);
        if (condition.than)
            return fmt::format("{} {} {} ist", equal(condition.amount).nominative(),
                comparison(condition.how), equal(*condition.than).nominative());
        return fmt::format("{} {}{} beträgt", equal(condition.amount).nominative(), number,
            condition.how == Bound::How::AtLeast      ? " oder mehr"
                : condition.how == Bound::How::AtMost ? " oder weniger"
                                                      : "");
    case Kind::Several:
        return joinedParts(condition);
    case Kind::YourTurn:
        return condition.filter.controller == Side::They ? "es der Zug des genannten Spielers ist"
                                                         : "es Ihr Zug ist";
    case Kind::Combat:
        return condition.negated ? "es nicht die Kampfphase ist" : "es die Kampfphase ist";
    case Kind::InPhase:
        return fmt::format(
            "es {}{} ist", condition.negated ? "nicht " : "", partOfTurn(condition.phase));
    case Kind::PaidMore:
        return "für diese Karte mehr bezahlt wurde";
    case Kind::CastForYear:
        return "diese Karte für ihre 11-Jahre-Kosten gewirkt wurde";
    case Kind::NotYourTurn:
        break;
    }
    return condition.filter.controller == Side::They ? "es nicht der Zug des genannten Spielers ist"
                                                     : "es nicht Ihr Zug ist";
}

std::string ifSo(const Condition& asked)
{
    return subordinate(phrases::saysUnless(asked) ? "außer wenn" : "wenn", condition(asked));
}

} // namespace triptych::kryptik::german
