#include "kryptik/text/printing/Phrases.h"

#include "text/Spelling.h"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>

// Conditions, and what may be done or changes: the clauses around an effect.
namespace triptych::kryptik::phrases {

// ---------------------------------------------------------------- Conditions (9.2)

namespace {

std::string atLeast(const Condition& condition)
{
    return condition.number == 1
        ? one(condition.filter)
        : fmt::format("{} or more {}", condition.number, described(condition.filter, Many::Yes));
}

std::string atMost(int number)
{
    return number == 0 ? std::string("no") : fmt::format("{} or fewer", number);
}

} // namespace

bool saysUnless(const Condition& condition)
{
    return condition.negated && condition.kind != Condition::Kind::ItIs
        && condition.kind != Condition::Kind::ThisIs && condition.kind != Condition::Kind::Combat
        && condition.kind != Condition::Kind::InPhase;
}

namespace {

std::string castThisTurn(const Condition& condition)
{
    Filter cast = condition.filter;
    const std::string_view who = cast.controller == Side::You ? "you"
        : cast.controller == Side::They                       ? "that player"
                                                              : "an opponent";
    cast.controller = Side::Any;
    return fmt::format("{} cast {} this turn", who,
        condition.number == 1
            ? one(cast)
            : fmt::format("{} or more {}", condition.number, described(cast, Many::Yes)));
}

std::string didThisTurn(const Condition& condition)
{
    using Deed = Condition::Deed;
    const Side who = condition.filter.controller;
    const std::string_view player = who == Side::You ? "you"
        : who == Side::They                          ? "that player"
                                                     : "an opponent";
    if (who == Side::Any) { // of whose turn it is
        constexpr std::array<std::string_view, 5> order { "first", "second", "third", "fourth",
            "fifth" };
        return fmt::format("it is the {} citizen to attack this turn",
            order[static_cast<std::size_t>(std::clamp(condition.number, 1, 5) - 1)]);
    }
    const bool one = condition.number == 1;
    const std::string many = fmt::format("{} or more ", condition.number);
    if (condition.deed == Deed::Enter) {
        const std::string_view whose = who == Side::You ? "your"
            : who == Side::They                         ? "their"
                                                        : "an opponent's";
        return fmt::format("{} entered under {} control this turn",
            one ? std::string("a citizen") : many + "citizens", whose);
    }
    std::string what;
    switch (condition.deed) {
    case Deed::Attack:
        what = one ? "attacked" : fmt::format("attacked with {}citizens", many);
        break;
    case Deed::Discard:
        what = one ? "discarded a card" : fmt::format("discarded {}cards", many);
        break;
    case Deed::Draw:
        what = one ? "drew a card" : fmt::format("drew {}cards", many);
        break;
    case Deed::LoseYear:
        what = one ? "lost an 11 year card" : fmt::format("lost {}11 year cards", many);
        break;
    case Deed::Sacrifice:
        what = one ? "sacrificed a citizen" : fmt::format("sacrificed {}citizens", many);
        break;
    case Deed::Plunder:
        what = "plundered";
        break;
    case Deed::Probe:
        what = "probed";
        break;
    case Deed::Search:
        what = "searched a deck";
        break;
    case Deed::Activate:
        what = one ? "activated an ability" : fmt::format("activated {}abilities", many);
        break;
    case Deed::UseYear:
        what = one ? "used an 11 year ability" : fmt::format("used {}11 year abilities", many);
        break;
    case Deed::PlaceSoul:
        what = fmt::format("put {} into {} soul row", one ? "a card" : many + "cards",
            who == Side::You ? "your" : "their");
        break;
    case Deed::Enter:
        break;
    }
    return fmt::format("{} {} this turn", player, what);
}

std::string_view partOfTurn(Condition::PartOfTurn part)
{
    switch (part) {
    case Condition::PartOfTurn::Disengage:
        return "the disengage phase";
    case Condition::PartOfTurn::Draw:
        return "the draw phase";
    case Condition::PartOfTurn::First:
        return "the 1st phase";
    case Condition::PartOfTurn::End:
        return "the end of turn phase";
    case Condition::PartOfTurn::BeforeCombat:
        return "before combat";
    case Condition::PartOfTurn::AfterCombat:
        return "after combat";
    case Condition::PartOfTurn::BeforeBlockers:
        return "before blockers are commanded";
    case Condition::PartOfTurn::Blockers:
        return "the command blockers step";
    case Condition::PartOfTurn::Second:
        break;
    }
    return "the 2nd phase";
}

std::string diedThisTurn(const Condition& condition)
{
    const std::string_view whose = condition.filter.controller == Side::Any ? ""
        : condition.filter.controller == Side::You                          ? " you controlled"
                                                   : " an opponent controlled";
    return condition.number == 1
        ? fmt::format("a citizen{} died this turn", whose)
        : fmt::format("{} or more citizens{} died this turn", condition.number, whose);
}

/// "you", "an opponent", "each opponent", "that player"
std::string_view owner(Side side, bool every)
{
    return side == Side::You ? "you"
        : side == Side::They ? "that player"
        : every              ? "each opponent"
                             : "an opponent";
}

std::string has(const Condition& condition)
{
    const bool you = condition.place.whose == Side::You;
    const bool least = condition.how == Bound::How::AtLeast;
    const std::string_view who = owner(condition.place.whose, condition.every);
    const bool exactly = condition.how == Bound::How::Exactly;
    const Many many = exactly && condition.number == 1 ? Many::No : Many::Yes;
    const std::string number = exactly
        ? fmt::format("exactly {}", condition.number)
        : fmt::format("{} or {}", condition.number, least ? "more" : "fewer");
    if (condition.place.zone == Zone::Island) {
        Filter plain = condition.filter;
        plain.controller = Side::Any;
        return fmt::format("{} {} {}", who, you ? "control" : "controls",
            !least && condition.number == 0 ? fmt::format("no {}", described(plain, Many::Yes))
                : condition.number == 1 && least
                ? one(plain)
                : fmt::format("{} {}", number, described(plain, many)));
    }
    if (condition.place.zone == Zone::ElevenYearRow
        && condition.filter == Filter { Filter::Noun::Card })
        return fmt::format("{} {} {} 11 year card{}", who, you ? "have" : "has", number,
            many == Many::Yes ? "s" : "");
    return fmt::format("{} {} {} {} in {} {}", who, you ? "have" : "has", number,
        described(condition.filter, many), you ? "your" : "their", zone(condition.place.zone));
}

std::string moreThan(const Condition& condition)
{
    const bool you = condition.filter.controller == Side::You;
    Filter more = condition.filter;
    more.controller = Side::Any;
    const bool island = condition.place.zone == Zone::Island;
    const bool years = condition.place.zone == Zone::ElevenYearRow;
    const std::string_view verb = island ? (you ? "control" : "controls") : (you ? "have" : "has");
    const Side other = condition.place.whose == Side::Any ? Side::Opponents : condition.place.whose;
    return fmt::format("{} {} more {}{} than {}",
        you ? "you" : owner(condition.filter.controller, condition.every), verb,
        years ? std::string("11 year cards") : described(more, Many::Yes),
        island || years
            ? std::string()
            : fmt::format(" in {} {}", you ? "your" : "their", zone(condition.place.zone)),
        you ? owner(other, condition.every) : "you");
}

std::string itIs(const Condition& condition)
{
    const std::string_view is = condition.past ? (condition.negated ? "it was not" : "it was")
                                               : (condition.negated ? "it is not" : "it is");
    Filter plain { Filter::Noun::Card };
    plain.condition = condition.filter.condition;
    if (condition.filter == plain && plain.condition == Filter::Condition::HasAttached)
        return condition.negated ? "no card is attached to it" : "a card is attached to it";
    if (condition.filter == plain
        && (plain.condition == Filter::Condition::HasAttacked
            || (plain.condition >= Filter::Condition::DealtDamage
                && plain.condition != Filter::Condition::NoAbilities))) {
        plain.notSo = condition.negated;
        return fmt::format("it {}", trait(plain));
    }
    if (condition.filter == plain && plain.condition != Filter::Condition::None)
        return fmt::format("{} {}", is, state(plain.condition));
    return fmt::format("{} {}", is, one(condition.filter));
}

/// "a citizen you control attacked this turn", "no citizens you control attacked this turn"
std::string deedDone(Filter who, Bound::How how, int number)
{
    Filter deed { Filter::Noun::Card };
    deed.condition = std::exchange(who.condition, Filter::Condition::None);
    if (how == Bound::How::AtLeast && number == 1)
        return fmt::format("{} {}", one(who), trait(deed));
    const std::string many = number == 0
        ? std::string("no")
        : fmt::format("{} or {}", number, how == Bound::How::AtLeast ? "more" : "fewer");
    return fmt::format("{} {} {}", many, described(who, Many::Yes), trait(deed, Many::Yes));
}
std::string whoseDeed(const Condition& condition, Side whose)
{
    return deedDone(controlledBy(whose, condition.filter), Bound::How::AtLeast, condition.number);
}

/// "greater than", "equal to": between two numbers.
std::string_view comparison(Bound::How how)
{
    switch (how) {
    case Bound::How::AtMost:
        return "less than or equal to";
    case Bound::How::AtLeast:
        return "greater than or equal to";
    case Bound::How::Below:
        return "less than";
    case Bound::How::Above:
        return "greater than";
    case Bound::How::Exactly:
        break;
    }
    return "equal to";
}

} // namespace

std::string condition(const Condition& condition)
{
    switch (condition.kind) {
    case Condition::Kind::YouControl:
        if (condition.past)
            return whoseDeed(condition, Side::You);
        return fmt::format("you control {}", atLeast(condition));
    case Condition::Kind::YouControlNo:
        return fmt::format("you control no {}", described(condition.filter, Many::Yes));
    case Condition::Kind::OpponentControls:
        if (condition.past)
            return whoseDeed(condition, Side::Opponents);
        return fmt::format("an opponent controls {}", atLeast(condition));
    case Condition::Kind::OpponentYearAtMost:
        return fmt::format("an opponent has {} 11 year cards", atMost(condition.number));
    case Condition::Kind::YourYearAtMost:
        return fmt::format("you have {} 11 year cards", atMost(condition.number));
    case Condition::Kind::LimboAtLeast:
        return fmt::format("you have {} or more {}", condition.number,
            described(condition.filter, Place { Zone::Limbo, Side::You }, Many::Yes));
    case Condition::Kind::HandAtMost:
        return fmt::format("you have {} cards in your hand", atMost(condition.number));
    case Condition::Kind::HandAtLeast:
        return fmt::format("you have {} or more cards in your hand", condition.number);
    case Condition::Kind::Attached:
        return condition.number == 1
            ? std::string("a card is attached to this")
            : fmt::format("{} or more cards are attached to this", condition.number);
    case Condition::Kind::ThisIs:
        if (condition.filter.condition == Filter::Condition::DealtDamage)
            return condition.negated ? "this did not deal damage this turn"
                                     : "this dealt damage this turn";
        if (condition.filter.condition == Filter::Condition::HasEntered
            || condition.filter.condition == Filter::Condition::HasBlocked
            || condition.filter.condition == Filter::Condition::WasBlocked
            || condition.filter.condition == Filter::Condition::HasYear
            || condition.filter.condition == Filter::Condition::WasDamaged
            || condition.filter.condition >= Filter::Condition::DealtInCombat) {
            Filter said = condition.filter;
            said.notSo = condition.negated;
            return fmt::format("this {}", trait(said));
        }
        if (condition.filter.condition == Filter::Condition::None)
            return fmt::format("this {}", trait(condition.filter));
        return fmt::format(
            "this is {}{}", condition.negated ? "not " : "", state(condition.filter.condition));
    case Condition::Kind::CastThisTurn:
        return castThisTurn(condition);
    case Condition::Kind::DiedThisTurn:
        return diedThisTurn(condition);
    case Condition::Kind::Did:
        return didThisTurn(condition);
    case Condition::Kind::ThisAttacked:
        return "this attacked this turn";
    case Condition::Kind::Has:
        return has(condition);
    case Condition::Kind::MoreThan:
        return moreThan(condition);
    case Condition::Kind::ItIs:
        return itIs(condition);
    case Condition::Kind::ItDied:
        return "it died";
    case Condition::Kind::OfThose:
        return ofThose(condition);
    case Condition::Kind::AreAlike:
        return std::string(areAlike(condition.alike));
    case Condition::Kind::DoneThisWay:
        return condition.number == 1
            ? std::string("a card was affected this way")
            : fmt::format("{} or more cards were affected this way", condition.number);
    case Condition::Kind::NumberIs:
        if (condition.past && condition.amount.of)
            return deedDone(condition.amount.of->filter, condition.how, condition.number);
        if (condition.than)
            return fmt::format("{} is {} {}", equal(condition.amount), comparison(condition.how),
                equal(*condition.than));
        return fmt::format("{} is {}{}", equal(condition.amount), condition.number,
            condition.how == Bound::How::AtLeast      ? " or more"
                : condition.how == Bound::How::AtMost ? " or less"
                                                      : "");
    case Condition::Kind::Several: {
        std::vector<std::string> parts;
        for (const Condition& part : condition.parts)
            parts.push_back(phrases::condition(part));
        return fmt::format("{}", fmt::join(parts, condition.any ? " or " : " and "));
    }
    case Condition::Kind::YourTurn:
        return condition.filter.controller == Side::They ? "it is that player's turn"
                                                         : "it is your turn";
    case Condition::Kind::Combat:
        return condition.negated ? "it is not the combat phase" : "it is the combat phase";
    case Condition::Kind::InPhase:
        return fmt::format(
            "it is {}{}", condition.negated ? "not " : "", partOfTurn(condition.phase));
    case Condition::Kind::PaidMore:
        return "you paid more for this";
    case Condition::Kind::CastForYear:
        return "this was cast for its 11 year cost";
    case Condition::Kind::NotYourTurn:
        break;
    }
    return condition.filter.controller == Side::They ? "it is not that player's turn"
                                                     : "it is not your turn";
}

// ---------------------------------------------------------------- Statements

std::string_view deed(Allow::Deed deed)
{
    constexpr std::array<std::string_view, 33> deeds { "attack", "block", "be blocked",
        "be destroyed", "be targeted", "disengage", "attack or block",
        "disengage in the disengage phase", "attack if able", "be dealt damage",
        "be dealt combat damage", "deal damage", "deal combat damage", "block while engaged",
        "block if able", "block this if able", "be blocked if able",
        "be blocked by more than one citizen", "use active abilities",
        "deal combat damage equal to its defense", "deal combat damage first",
        "be blocked by few citizens", "engage to block", "be destroyed by effects",
        "be destroyed by damage", "be dealt noncombat damage", "deal noncombat damage",
        "attack an additional time", "be abolished", "be sacrificed", "be returned to a hand",
        "change sides", "be engaged by effects" };
    return deeds[static_cast<std::size_t>(deed)];
}

std::string change(const Modify& modify)
{
    const auto number = [](int value, bool x, bool minus) {
        return fmt::format("{}{}", minus || value < 0 ? "-" : "+",
            x ? std::string("X") : std::to_string(value < 0 ? -value : value));
    };
    return fmt::format("{}/{}", number(modify.attack, modify.attackByX, modify.attackMinus),
        number(modify.defense, modify.defenseByX, modify.defenseMinus));
}

} // namespace triptych::kryptik::phrases
