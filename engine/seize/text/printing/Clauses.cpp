#include "seize/text/printing/Phrases.h"

#include "text/Spelling.h"

#include <fmt/format.h>

// What may be so: the clauses of conditions. Those of triggers and costs are in ClausesOfEvents.cpp, what a
// mercenary is given in ClausesOfModifiers.cpp.
namespace triptych::seize::phrases {

// ---------------------------------------------------------------- Conditions

namespace {

/// The one property that a "<thing> is ..." says.
std::string property(const Filter& filter)
{
    if (filter.condition != Filter::Condition::None)
        return std::string(state(filter.condition));
    if (filter.side != Side::Any)
        return filter.side == Side::Enemy ? "an enemy"
            : filter.side == Side::Allied ? "allied"
                                          : "yours";
    if (filter.place != Filter::Place::Anywhere)
        return std::string(place(filter.place));
    if (!filter.className.empty()) {
        const std::string words = classes(filter.className, filter.orClass, filter.notClass);
        return fmt::format("{} {}", text::article(words), words);
    }
    return range(filter.range);
}

/// What is said with a verb of its own: "it attacked this turn".
std::string pastWords(Filter::Condition condition, bool negated)
{
    switch (condition) {
    case Filter::Condition::HasAttacked:
        return negated ? "did not attack this turn" : "attacked this turn";
    case Filter::Condition::HasMoved:
        return negated ? "did not move this turn" : "moved this turn";
    case Filter::Condition::WasHurt:
        return negated ? "was not dealt damage this turn" : "was dealt damage this turn";
    case Filter::Condition::HasRanged:
        return negated ? "" : "has a ranged attack";
    case Filter::Condition::Ailing:
        return negated ? "has no status" : "has a status";
    case Filter::Condition::AilingPhysically:
        return negated ? "has no physical status" : "has a physical status";
    case Filter::Condition::AilingMagically:
        return negated ? "has no magical status" : "has a magical status";
    case Filter::Condition::HasArmor:
        return negated ? "has no Armor" : "has Armor";
    case Filter::Condition::HasMagicArmor:
        return negated ? "has no Magic Armor" : "has Magic Armor";
    case Filter::Condition::HasDefense:
        return negated ? "has no Defense" : "has Defense";
    case Filter::Condition::HasPlundered:
        return negated ? "did not plunder this turn" : "plundered this turn";
    case Filter::Condition::None:
    case Filter::Condition::Ready:
    case Filter::Condition::Damaged:
    case Filter::Condition::Undamaged:
    case Filter::Condition::Equipped:
    case Filter::Condition::Unequipped:
    case Filter::Condition::Exhausted:
    case Filter::Condition::Bleeding:
    case Filter::Condition::Poisoned:
    case Filter::Condition::Frozen:
    case Filter::Condition::Burning:
    case Filter::Condition::Blinded:
    case Filter::Condition::Silenced:
    case Filter::Condition::Stealthed:
    case Filter::Condition::Empty:
    case Filter::Condition::Fogged:
    case Filter::Condition::BelowHalf:
    case Filter::Condition::HalfOrLess:
    case Filter::Condition::AboveHalf:
    case Filter::Condition::NotAttacked:
    case Filter::Condition::NotMoved:
        break; // states, said with "is"
    }
    return {};
}

std::string thingIs(const Condition& condition)
{
    const bool negated = condition.kind == Condition::Kind::ThingIsNot;
    const std::string_view who = single(condition.of, condition.referent);
    if (condition.asPlayed)
        return fmt::format(
            "{} was {} when this was played", who, state(condition.filter.condition));
    if (!saysOneThing(condition.filter))
        return fmt::format("{} is {}{}", who, negated ? "not " : "", one(condition.filter));
    if (const auto& bound = condition.filter.bound; bound && bound->stat == Stat::Steps)
        return fmt::format("{} moved {} this turn", who, phrases::bound(*bound));
    if (const auto& bound = condition.filter.bound)
        return fmt::format("{} has {}", who, phrases::bound(*bound));
    if (condition.filter.carries)
        return fmt::format(
            "{} has {}{}", who, negated ? "no " : "", carried(condition.filter, negated));
    if (condition.filter.past) {
        Past said = *condition.filter.past;
        said.lacks = said.lacks != negated;
        return fmt::format("{} {}", who, past(said));
    }
    if (const std::string words = pastWords(condition.filter.condition, negated); !words.empty())
        return fmt::format("{} {}", who, words);
    return fmt::format("{} is {}{}", who, negated ? "not " : "", property(condition.filter));
}

std::string_view nounOf(Condition::Wealth wealth, bool theirs)
{
    switch (wealth) {
    case Condition::Wealth::Loot:
        return "loot";
    case Condition::Wealth::Cards:
        return "cards";
    case Condition::Wealth::Mercenaries:
        return "mercenaries";
    case Condition::Wealth::Treasures:
        return theirs ? "treasures in their Warchest" : "treasures in your Warchest";
    case Condition::Wealth::Controlled:
        break;
    }
    return "treasures";
}

std::string atLeast(const Condition& condition)
{
    if (!condition.atLeast)
        return fmt::format(
            "{} or less {}", condition.number, described(condition.filter, Many::Yes));
    return condition.number == 1
        ? one(condition.filter)
        : fmt::format("{} or more {}", condition.number, described(condition.filter, Many::Yes));
}

/// Whose turn it is, or which phase.
bool isOfTime(Condition::Kind kind)
{
    return kind == Condition::Kind::YourTurn || kind == Condition::Kind::NotYourTurn
        || kind == Condition::Kind::OpponentsTurn || kind == Condition::Kind::YourPhase
        || kind == Condition::Kind::AnyPhase;
}

/// Within others "unless" cannot say it.
std::string negated(const Condition& condition)
{
    if (condition.kind == Condition::Kind::ThereAre)
        return "there are no " + described(condition.filter, Many::Yes);
    if (condition.kind == Condition::Kind::LostLoot
        || condition.kind == Condition::Kind::GainedLoot)
        return fmt::format("{} {} no loot this turn", condition.they ? "that player" : "you",
            condition.kind == Condition::Kind::LostLoot ? "lost" : "gained");
    if (condition.kind == Condition::Kind::Plundered)
        return "you have not plundered this turn";
    if (condition.kind == Condition::Kind::Acquired)
        return "you have not acquired this turn";
    if (condition.kind == Condition::Kind::PlayedAbility)
        return "you have not played an ability card this turn";
    if (condition.kind == Condition::Kind::MercenaryFell) {
        const Side side = condition.filter.side;
        return fmt::format("no {} was destroyed this turn",
            side == Side::Enemy        ? "enemy mercenary"
                : side == Side::Allied ? "allied mercenary"
                : side == Side::Yours  ? "mercenary you control"
                                       : "mercenary");
    }
    if (condition.kind == Condition::Kind::HasMore)
        return fmt::format("no opponent {} {} {} than you",
            isControlled(condition.wealth) ? "controls" : "has",
            condition.atLeast ? "less" : "more", nounOf(condition.wealth, true));
    if (condition.kind == Condition::Kind::AmongThem)
        return "none of them is " + card(condition.cards);
    if (condition.kind == Condition::Kind::NotYourTurn)
        return "it is your turn";
    if (isOfTime(condition.kind)) // "it is ..."
        return "it is not" + phrases::condition(condition).substr(5);
    return phrases::condition(condition);
}

std::string_view anAttackBy(How how)
{
    return how == How::Melee ? "a melee attack"
        : how == How::Ranged ? "a ranged attack"
                             : "an attack";
}

std::string compared(const Condition& condition, std::string_view noun)
{
    return fmt::format("{} or {} {}", condition.number, condition.atLeast ? "more" : "less", noun);
}

} // namespace

bool mayBeDenied(const Condition& condition)
{
    using Kind = Condition::Kind;
    const Kind kind = condition.kind;
    const bool once = condition.number == 1 && condition.atLeast;
    return isOfTime(kind) || kind == Kind::ThereAre || kind == Kind::LostLoot
        || kind == Kind::GainedLoot || kind == Kind::Plundered || kind == Kind::Acquired
        || kind == Kind::PlayedAbility || (kind == Kind::MercenaryFell && once)
        || (kind == Kind::HasMore && !condition.each && !condition.they)
        || (kind == Kind::AmongThem && once && condition.filter.side == Side::Any);
}

std::string condition(std::string_view when, const Condition& said)
{
    return fmt::format("{} {}", said.unless ? "unless" : when, condition(said));
}

std::string condition(const Condition& condition)
{
    const std::string_view controls = condition.they ? "that player controls" : "you control";
    const std::string has = condition.they ? "that player has " : "you have ";
    const std::string_view own = condition.they ? "their" : "your";
    switch (condition.kind) {
    case Condition::Kind::YouControl:
        return fmt::format("{} {}", controls, atLeast(condition));
    case Condition::Kind::YouControlNo:
        return fmt::format("{} no {}", controls, described(condition.filter, Many::Yes));
    case Condition::Kind::ThereAre:
        return fmt::format("there {} {}", condition.number == 1 ? "is" : "are", atLeast(condition));
    case Condition::Kind::HasMore:
        return fmt::format("{} {} {} than {} opponent",
            isControlled(condition.wealth) ? std::string(controls) : has.substr(0, has.size() - 1),
            condition.atLeast ? "more" : "less", nounOf(condition.wealth, condition.they),
            condition.each ? "each" : "an");
    case Condition::Kind::YourPhase:
        return fmt::format("it is your {}", phase(condition.phase));
    case Condition::Kind::Plundered:
        return "you plundered this turn";
    case Condition::Kind::Acquired:
        return "you acquired this turn";
    case Condition::Kind::PlayedAbility:
        return "you played an ability card this turn";
    case Condition::Kind::MercenaryFell: {
        const Side side = condition.filter.side;
        if (condition.number != 1 || !condition.atLeast)
            return fmt::format("{} or {} {} were destroyed this turn", condition.number,
                condition.atLeast ? "more" : "less", described(condition.filter, Many::Yes));
        return fmt::format("{} was destroyed this turn",
            side == Side::Enemy        ? "an enemy mercenary"
                : side == Side::Allied ? "an allied mercenary"
                : side == Side::Yours  ? "a mercenary you control"
                                       : "a mercenary");
    }
    case Condition::Kind::OpponentControls:
        return fmt::format("an opponent controls {}", atLeast(condition));
    case Condition::Kind::ThingIs:
    case Condition::Kind::ThingIsNot:
        return thingIs(condition);
    case Condition::Kind::YourVault:
        return has + compared(condition, "loot");
    case Condition::Kind::OpponentsVault:
        return "an opponent has " + compared(condition, "loot");
    case Condition::Kind::YourHand:
        return has + compared(condition, fmt::format("cards in {} hand", own));
    case Condition::Kind::YourWarchest:
        return has + compared(condition, fmt::format("treasures in {} Warchest", own));
    case Condition::Kind::OpponentsHand:
        return "an opponent has " + compared(condition, "cards in their hand");
    case Condition::Kind::OpponentsWarchest:
        return "an opponent has " + compared(condition, "treasures in their Warchest");
    case Condition::Kind::YourReadyTreasures:
        return has + compared(condition, fmt::format("ready treasures in {} Warchest", own));
    case Condition::Kind::Both:
    case Condition::Kind::Either: {
        std::string all;
        for (const Condition& part : condition.parts) {
            all += all.empty() ? "" : condition.kind == Condition::Kind::Both ? " and " : " or ";
            all += part.unless ? negated(part) : phrases::condition(part);
        }
        return all;
    }
    case Condition::Kind::YourTurn:
        return "it is your turn";
    case Condition::Kind::NotYourTurn:
        return "it is not your turn";
    case Condition::Kind::OpponentsTurn:
        return "it is an opponent's turn";
    case Condition::Kind::YouDo:
        return "you do";
    case Condition::Kind::YouDoNot:
        return "you do not";
    case Condition::Kind::ThisWay:
        if (condition.coins)
            return fmt::format(
                "you win {} or {} flips", condition.number, condition.atLeast ? "more" : "less");
        return fmt::format("{} or {} were affected this way", condition.number,
            condition.atLeast ? "more" : "less");
    case Condition::Kind::LostLoot:
        return fmt::format("{} lost loot this turn", condition.they ? "that player" : "you");
    case Condition::Kind::GainedLoot:
        return fmt::format("{} gained loot this turn", condition.they ? "that player" : "you");
    case Condition::Kind::WasPushed:
        return "it was pushed this way";
    case Condition::Kind::Rolled:
        if (condition.exactly)
            return fmt::format("you roll a {}", condition.number);
        return fmt::format(
            "you roll {} or {}", condition.number, condition.atLeast ? "more" : "less");
    case Condition::Kind::HasMarks:
        return fmt::format("this has {} or {} {} counters", condition.number,
            condition.atLeast ? "more" : "less", condition.name);
    case Condition::Kind::UnderAttack:
        return fmt::format("{} is being attacked{}{}", one(condition.filter),
            condition.how == How::Any ? std::string()
                                      : fmt::format(" with {}", anAttackBy(condition.how)),
            condition.by ? " by " + one(*condition.by) : std::string());
    case Condition::Kind::PlayerDid:
        return playerDid(condition);
    case Condition::Kind::AnyPhase:
        return fmt::format("it is {} {}",
            condition.filter.side == Side::Any ? "the" : "an opponent's", phase(condition.phase));
    case Condition::Kind::Compares: {
        Amount right = *condition.right;
        const bool strict
            = condition.atLeast ? right.plus > 0 : !condition.exactly && right.plus < 0;
        if (strict)
            right.plus += condition.atLeast ? -1 : 1;
        return fmt::format("{} is {} {}", asQuantity(*condition.left),
            condition.exactly       ? "equal to"
                : strict            ? (condition.atLeast ? "greater than" : "less than")
                : condition.atLeast ? "greater than or equal to"
                                    : "less than or equal to",
            asQuantity(right));
    }
    case Condition::Kind::AmongThem:
        if (condition.filter.side == Side::Yours)
            return condition.number == 1
                ? fmt::format("you discarded {} this way", card(condition.cards))
                : fmt::format("you discarded {} or more {} this way", condition.number,
                    cards(condition.cards, Many::Yes));
        return condition.number == 1 ? fmt::format("any of them is {}", card(condition.cards))
                                     : fmt::format("{} or more of them are {}", condition.number,
                                         cards(condition.cards, Many::Yes));
    case Condition::Kind::ItWasDestroyed:
        if (condition.number > 1)
            return fmt::format("{} or more mercenaries are destroyed this way", condition.number);
        break;
    }
    return condition.of == Thing::Kind::This ? "a mercenary is destroyed this way"
                                             : "it is destroyed this way";
}

} // namespace triptych::seize::phrases
