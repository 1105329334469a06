#include "kryptik/text/Phrases.h"

#include "text/Spelling.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

// Conditions, triggers, costs: the clauses around an effect.
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
        && condition.kind != Condition::Kind::ThisIs && condition.kind != Condition::Kind::Combat;
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
    const bool one = condition.number == 1;
    const std::string many = fmt::format("{} or more ", condition.number);
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
    }
    return fmt::format("{} {} this turn", player, what);
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
    if (condition.place.zone == Zone::Island) {
        Filter plain = condition.filter;
        plain.controller = Side::Any;
        return fmt::format("{} {} {}", who, you ? "control" : "controls",
            !least && condition.number == 0 ? fmt::format("no {}", described(plain, Many::Yes))
                : condition.number == 1 && least
                ? one(plain)
                : fmt::format("{} or {} {}", condition.number, least ? "more" : "fewer",
                    described(plain, Many::Yes)));
    }
    if (condition.place.zone == Zone::ElevenYearRow
        && condition.filter == Filter { Filter::Noun::Card })
        return fmt::format("{} {} {} or {} 11 year cards", who, you ? "have" : "has",
            condition.number, least ? "more" : "fewer");
    return fmt::format("{} {} {} or {} {} in {} {}", who, you ? "have" : "has", condition.number,
        least ? "more" : "fewer", described(condition.filter, Many::Yes), you ? "your" : "their",
        zone(condition.place.zone));
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
        return fmt::format("you control {}", atLeast(condition));
    case Condition::Kind::YouControlNo:
        return fmt::format("you control no {}", described(condition.filter, Many::Yes));
    case Condition::Kind::OpponentControls:
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
            || condition.filter.condition == Filter::Condition::WasBlocked) {
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
    case Condition::Kind::DoneThisWay:
        return condition.number == 1
            ? std::string("a card was affected this way")
            : fmt::format("{} or more cards were affected this way", condition.number);
    case Condition::Kind::NumberIs:
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
        return "it is your turn";
    case Condition::Kind::Combat:
        return condition.negated ? "it is not the combat phase" : "it is the combat phase";
    case Condition::Kind::PaidMore:
        return "you paid more for this";
    case Condition::Kind::CastForYear:
        return "this was cast for its 11 year cost";
    case Condition::Kind::NotYourTurn:
        break;
    }
    return "it is not your turn";
}

// ---------------------------------------------------------------- Triggers (9.3)

namespace {

/// "attacks" of several: "attack"; "is dealt damage": "are dealt damage".
std::string severally(std::string_view verb)
{
    if (verb.starts_with("attacks and is "))
        return fmt::format("attack and are {}", verb.substr(15));
    if (verb.starts_with("is "))
        return fmt::format("are {}", verb.substr(3));
    const std::size_t end = std::min(verb.find(' '), verb.size());
    return fmt::format("{}{}", verb.substr(0, end - 1), verb.substr(end));
}

/// "a citizen with Sidestep", "this": the other one of two.
std::string counterpart(const Trigger& trigger)
{
    return trigger.counterpartIsThis ? std::string("this")
                                     : one(trigger.counterpart.value_or(Filter {}));
}

std::string toWhat(const Trigger& trigger)
{
    switch (trigger.object) {
    case Trigger::Object::Any:
        break;
    case Trigger::Object::Citizen:
        return " to " + counterpart(trigger);
    case Trigger::Object::YearCard:
        return " to an 11 year card";
    case Trigger::Object::Player:
        return " to a player";
    case Trigger::Object::Spell:
        return " of a spell";
    case Trigger::Object::Ability:
        return " of an ability";
    }
    return "";
}

/// "a card", "your second spell each turn"
std::string nthOr(
    const Trigger& trigger, const std::string& any, std::string_view noun, std::string_view own)
{
    constexpr std::array<std::string_view, 6> order { "", "first", "second", "third", "fourth",
        "fifth" };
    if (trigger.nth == 0)
        return trigger.together ? fmt::format("one or more {}s", noun) : any;
    return fmt::format("{} {} {} each turn", own,
        order[std::min<std::size_t>(static_cast<std::size_t>(trigger.nth), 5)], noun);
}
std::string nounOf(const Trigger& trigger)
{
    return described(trigger.subject, Many::No);
}

/// "a card", "a citizen card"
std::string discarded(const Trigger& trigger)
{
    return trigger.subjectIsThis ? std::string("a card") : one(trigger.subject, Suffix::Card);
}

/// "your limbo pile", "an abolished zone"
std::string whoseZone(Zone where, Side whose)
{
    if (where == Zone::Island)
        return "the island";
    const bool an
        = whose == Side::Any && (where == Zone::Abolished || where == Zone::ElevenYearRow);
    return fmt::format("{} {}", an ? "an" : side(whose), zone(where));
}

/// "this attacks", "you draw a card"
std::string happening(const Trigger& trigger)
{
    using Event = Trigger::Event;
    const auto does = [&](const std::string& verb) {
        if (trigger.together) // "one or more citizens attack"
            return fmt::format(
                "one or more {} {}", described(trigger.subject, Many::Yes), severally(verb));
        return fmt::format(
            "{} {}", trigger.subjectIsThis ? std::string("this") : one(trigger.subject), verb);
    };
    if (const auto theirs = opponentsOf(trigger.event); theirs && trigger.anyones) {
        constexpr std::string_view told = "an opponent";
        Trigger opponents = trigger;
        opponents.event = *theirs;
        return "a player" + happening(opponents).substr(told.size());
    }
    switch (trigger.event) {
    case Event::Enters:
        return does("enters");
    case Event::Dies:
        return does("dies");
    case Event::Attacks:
        return does(trigger.bySide == Side::You ? "attacks you"
                : trigger.bySide == Side::Any   ? "attacks"
                                                : "attacks an opponent");
    case Event::Blocks:
        return does(trigger.object == Trigger::Object::Citizen ? "blocks " + counterpart(trigger)
                                                               : "blocks");
    case Event::BecomesBlocked:
        return does(trigger.object == Trigger::Object::Citizen
                ? "becomes blocked by " + counterpart(trigger)
                : "becomes blocked");
    case Event::IsDealtDamage:
        return does(fmt::format("is dealt {}damage{}", trigger.combat ? "combat " : "",
            trigger.object == Trigger::Object::Citizen ? " by " + counterpart(trigger) : ""));
    case Event::IsUnblocked:
        return does("attacks and is not blocked");
    case Event::YouProbe:
        return "you probe";
    case Event::OpponentProbes:
        return "an opponent probes";
    case Event::GetsCounters:
        return fmt::format("{} is put on {}", oneCounter(trigger.counter),
            trigger.subjectIsThis ? std::string("this") : one(trigger.subject));
    case Event::YouActivate:
        return "you activate an ability";
    case Event::OpponentActivates:
        return "an opponent activates an ability";
    case Event::YouUseYear:
        return "you use an 11 year ability";
    case Event::OpponentUsesYear:
        return "an opponent uses an 11 year ability";
    case Event::YouSearch:
        return "you search your deck";
    case Event::OpponentSearches:
        return "an opponent searches their deck";
    case Event::DealsDamage:
        return does("deals damage" + toWhat(trigger));
    case Event::DealsCombatDamage:
        return does("deals combat damage" + toWhat(trigger));
    case Event::DestroysYear:
        return does(trigger.bySide == Side::You ? "destroys an 11 year card you control"
                                                : "destroys an 11 year card");
    case Event::YouSacrifice:
        return fmt::format("you sacrifice {}", one(trigger.subject));
    case Event::OpponentSacrifices:
        return fmt::format("an opponent sacrifices {}", one(trigger.subject));
    case Event::BecomesWeary:
        return does("becomes weary");
    case Event::BecomesEngaged:
        return does("becomes engaged");
    case Event::BecomesDisengaged:
        return does("becomes disengaged");
    case Event::IsCountered:
        return does("is countered");
    case Event::IsAttached:
        return does(trigger.object == Trigger::Object::Citizen
                ? "is attached to " + counterpart(trigger)
                : "is attached");
    case Event::LeavesTheIsland:
        return does("leaves the island");
    case Event::YouDraw:
        return fmt::format("you draw {}", nthOr(trigger, "a card", "card", "your"));
    case Event::YouDiscard:
        return fmt::format("you discard {}", nthOr(trigger, discarded(trigger), "card", "your"));
    case Event::YouCast:
        return fmt::format("you cast {}{}",
            nthOr(trigger, one(trigger.subject), nounOf(trigger), "your"),
            trigger.forYear ? " for its 11 year cost" : "");
    case Event::OpponentDraws:
        return fmt::format("an opponent draws {}", nthOr(trigger, "a card", "card", "their"));
    case Event::OpponentDiscards:
        return fmt::format(
            "an opponent discards {}", nthOr(trigger, discarded(trigger), "card", "their"));
    case Event::OpponentCasts:
        return fmt::format("an opponent casts {}{}",
            nthOr(trigger, one(trigger.subject), nounOf(trigger), "their"),
            trigger.forYear ? " for its 11 year cost" : "");
    case Event::YouPlunder:
        return "you plunder";
    case Event::OpponentPlunders:
        return "an opponent plunders";
    case Event::YouShuffle:
        return "you shuffle";
    case Event::IsDestroyed:
        return does("is destroyed");
    case Event::BecomesTarget:
        return does(fmt::format("becomes the target of {}{}",
            trigger.object == Trigger::Object::Spell         ? "a spell"
                : trigger.object == Trigger::Object::Ability ? "an ability"
                                                             : "a spell or ability",
            trigger.bySide == Side::Any       ? ""
                : trigger.bySide == Side::You ? " you control"
                                              : " an opponent controls"));
    case Event::IsPutInto:
        return does(fmt::format("is put {} {}{}",
            trigger.place.zone == Zone::Island ? "onto" : "into",
            whoseZone(trigger.place.zone, trigger.place.whose),
            trigger.from ? fmt::format(" from {}", whoseZone(*trigger.from, trigger.place.whose))
                         : ""));
    case Event::LeavesZone:
        return does(fmt::format("leaves {}", whoseZone(trigger.place.zone, trigger.place.whose)));
    case Event::YourYearDestroyed:
        return trigger.together ? "one or more 11 year cards you control are destroyed"
                                : "an 11 year card you control is destroyed";
    case Event::OpponentsYearDestroyed:
        return trigger.together ? "one or more 11 year cards an opponent controls are destroyed"
                                : "an 11 year card an opponent controls is destroyed";
    case Event::IsCast:
        return fmt::format("you cast this{}", trigger.forYear ? " for its 11 year cost" : "");
    case Event::Shuffles:
        return "a player shuffles";
    case Event::StartOfTurn:
        if (trigger.opponentsTurn)
            return "the start of each opponent's turn";
        return trigger.eachTurn ? "the start of each turn" : "the start of your turn";
    case Event::BeginningOfCombat:
        return trigger.eachTurn ? "the beginning of combat" : "the beginning of your combat";
    case Event::EndOfCombat:
        return trigger.eachTurn ? "the end of combat" : "the end of your combat";
    case Event::EndOfTurn:
        break;
    }
    if (trigger.opponentsTurn)
        return "the end of each opponent's turn";
    return trigger.eachTurn ? "the end of turn" : "the end of your turn";
}

std::string_view during(Trigger::During when)
{
    switch (when) {
    case Trigger::During::Always:
        break;
    case Trigger::During::YourTurn:
        return " during your turn";
    case Trigger::During::OpponentsTurn:
        return " during an opponent's turn";
    case Trigger::During::NotDrawPhase:
        return " outside of a draw phase";
    }
    return "";
}

} // namespace

std::string trigger(const Trigger& trigger)
{
    switch (trigger.word) {
    case Trigger::Word::Shorthand:
        return trigger.event == Trigger::Event::Dies ? "Dies;" : "Enter;";
    case Trigger::Word::When:
        return fmt::format("when {}{},", happening(trigger), during(trigger.during));
    case Trigger::Word::Whenever:
        return fmt::format("whenever {}{},", happening(trigger), during(trigger.during));
    case Trigger::Word::At:
        break;
    }
    return fmt::format("at {},", happening(trigger));
}

// ---------------------------------------------------------------- Costs (8.1)

namespace {

std::string cards(int count)
{
    return count == 1 ? std::string("1 card") : fmt::format("{} cards", count);
}

bool isPlainCard(const Filter& filter)
{
    Filter plain;
    plain.noun = Filter::Noun::Card;
    return filter == plain;
}

/// "1 card", "a Giant card", "2 spell cards"
std::string ofHand(const CostItem& item)
{
    if (isPlainCard(item.filter))
        return cards(item.count);
    return item.count == 1
        ? one(item.filter, Suffix::Card)
        : fmt::format("{} {}", item.count, described(item.filter, Many::Yes, Suffix::Card));
}

/// "sacrifice X citizens": as many as one likes
std::string soManyAsX(const CostItem& item)
{
    const bool hand = item.kind == CostItem::Kind::Discard;
    const std::string_view verb = hand               ? "discard"
        : item.kind == CostItem::Kind::Plunder       ? "plunder"
        : item.kind == CostItem::Kind::EngageCitizen ? "engage"
                                                     : "sacrifice";
    if (item.kind == CostItem::Kind::Plunder && isPlainCard(item.filter))
        return "plunder X";
    return fmt::format(
        "{} X {}", verb, described(item.filter, Many::Yes, hand ? Suffix::Card : Suffix::None));
}

/// "put 1 card from your soul row into your limbo pile", "abolish a spell card from your hand"
std::string moved(const CostItem& item)
{
    const std::string what = fmt::format("{} from your {}", ofHand(item), zone(item.from));
    if (item.to == Zone::Abolished)
        return "abolish " + what;
    if (item.to == Zone::Deck)
        return fmt::format("put {} on {} of your deck", what, item.onTop ? "top" : "the bottom");
    return fmt::format("put {} into your {}", what, zone(item.to));
}

std::string item(const CostItem& item)
{
    if (item.byX)
        return soManyAsX(item);
    switch (item.kind) {
    case CostItem::Kind::Stones:
        return stones(item.stones);
    case CostItem::Kind::EngageThis:
        return "[>>>]";
    case CostItem::Kind::EngageCitizen:
        return fmt::format("engage {}", counted(item.count, item.filter));
    case CostItem::Kind::SacrificeThis:
        return "sacrifice this";
    case CostItem::Kind::Sacrifice:
        return fmt::format("sacrifice {}", counted(item.count, item.filter));
    case CostItem::Kind::Discard:
        if (isPlainCard(item.filter))
            return fmt::format("discard {}", cards(item.count));
        return fmt::format("discard {}{}", item.count == 1 ? "" : fmt::format("{} ", item.count),
            item.count == 1 ? one(item.filter, Suffix::Card)
                            : described(item.filter, Many::Yes, Suffix::Card));
    case CostItem::Kind::Plunder:
        if (isPlainCard(item.filter))
            return fmt::format("plunder {}", item.count);
        return fmt::format("plunder {} {}", item.count,
            described(item.filter, item.count == 1 ? Many::No : Many::Yes));
    case CostItem::Kind::DetachFromThis:
        return fmt::format("detach {} from this", cards(item.count));
    case CostItem::Kind::DestroyYear:
        return fmt::format("destroy {} you control", measureYear(fixed(item.count)).before);
    case CostItem::Kind::AbolishThis:
        return item.fromLimbo ? "abolish this from your limbo pile" : "abolish this";
    case CostItem::Kind::DiscardThis:
        return "discard this";
    case CostItem::Kind::RemoveCounters:
        return fmt::format("remove {} from this",
            item.count == 1 ? oneCounter(item.counter)
                            : fmt::format("{} {}", item.count, severalCounters(item.counter)));
    case CostItem::Kind::CounterOf:
        return fmt::format("remove {} from {}", oneCounter(item.counter), one(item.filter));
    case CostItem::Kind::Move:
        return moved(item);
    case CostItem::Kind::OneOf:
        return fmt::format(
            "{} or {}", phrases::item(item.options.front()), phrases::item(item.options.back()));
    case CostItem::Kind::Return:
        return fmt::format("return {} to {} hand", counted(item.count, item.filter),
            item.count == 1 ? "its owner's" : "their owners'");
    case CostItem::Kind::Bottom:
        return fmt::format("put {} from your hand on the bottom of your deck", ofHand(item));
    case CostItem::Kind::Reveal:
        return fmt::format("reveal {} from your hand", ofHand(item));
    case CostItem::Kind::DiscardHand:
        return "discard your hand";
    case CostItem::Kind::ReturnThis:
        break;
    }
    return "return this to its owner's hand";
}

} // namespace

std::string cost(const Cost& cost, bool capitals)
{
    std::vector<std::string> items;
    for (const CostItem& each : cost)
        items.push_back(capitals ? text::capitalised(item(each)) : item(each));
    return text::listed(items, ", ");
}

// ---------------------------------------------------------------- Statements

std::string_view deed(Allow::Deed deed)
{
    constexpr std::array<std::string_view, 24> deeds { "attack", "block", "be blocked",
        "be destroyed", "be targeted", "disengage", "attack or block",
        "disengage in the disengage phase", "attack if able", "be dealt damage",
        "be dealt combat damage", "deal damage", "deal combat damage", "block while engaged",
        "block if able", "block this if able", "be blocked if able",
        "be blocked by more than one citizen", "use active abilities",
        "deal combat damage equal to its defense", "deal combat damage first",
        "be blocked by few citizens", "engage to block", "be destroyed by effects" };
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
