#include "seize/text/Phrases.h"

#include "text/Spelling.h"

#include <array>

#include <fmt/format.h>

// Conditions, triggers, costs, modifiers: the clauses around an effect.
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
    if (!filter.className.empty())
        return fmt::format("{} {}", text::article(filter.className), filter.className);
    return range(filter.range);
}

std::string thingIs(const Condition& condition)
{
    if (const auto& bound = condition.filter.bound)
        return fmt::format("{} has {} or {} {}", single(condition.of), bound->number,
            bound->atLeast ? "more" : "less", stat(bound->stat));
    return fmt::format("{} is {}", single(condition.of), property(condition.filter));
}

std::string atLeast(const Condition& condition)
{
    return condition.number == 1
        ? one(condition.filter)
        : fmt::format("{} or more {}", condition.number, described(condition.filter, Many::Yes));
}

std::string compared(const Condition& condition, std::string_view noun)
{
    return fmt::format("{} or {} {}", condition.number, condition.atLeast ? "more" : "less", noun);
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
    case Condition::Kind::ThingIs:
        return thingIs(condition);
    case Condition::Kind::ThingIsNot:
        return fmt::format("{} is not {}", single(condition.of), property(condition.filter));
    case Condition::Kind::YourVault:
        return "you have " + compared(condition, "loot");
    case Condition::Kind::OpponentsVault:
        return "an opponent has " + compared(condition, "loot");
    case Condition::Kind::YourHand:
        return "you have " + compared(condition, "cards in your hand");
    case Condition::Kind::YourWarchest:
        return "you have " + compared(condition, "treasures in your Warchest");
    case Condition::Kind::YourTurn:
        return "it is your turn";
    case Condition::Kind::NotYourTurn:
        return "it is not your turn";
    case Condition::Kind::YouDo:
        return "you do";
    case Condition::Kind::YouDoNot:
        return "you do not";
    case Condition::Kind::ItWasDestroyed:
        break;
    }
    return "it is destroyed this way";
}

// ---------------------------------------------------------------- Triggers

namespace {

using Event = Trigger::Event;

std::string_view verb(Event event)
{
    switch (event) {
    case Event::Attacks:
        return "attacks";
    case Event::IsAttacked:
        return "is attacked";
    case Event::Plunders:
        return "plunders";
    case Event::IsDestroyed:
        return "is destroyed";
    case Event::IsDealtDamage:
        return "is dealt damage";
    case Event::DealsDamage:
        return "deals damage";
    case Event::Destroys:
        return "destroys";
    case Event::Moves:
        return "moves";
    case Event::Equips:
        return "equips a treasure";
    case Event::Unequips:
        return "unequips a treasure";
    case Event::Exits:
        return "exits";
    case Event::IsUpstaged:
        return "is upstaged";
    case Event::Enters:
        return "enters the battlefield";
    case Event::IsHealed:
        return "is healed";
    case Event::GainsStatus:
        return "gains";
    default:
        return "is targeted by an opponent";
    }
}

std::string mercenaryDoes(const Trigger& trigger)
{
    const std::string subject = trigger.subject.kind == Thing::Kind::Some
        ? one(trigger.subject.filter)
        : std::string(single(trigger.subject.kind));
    std::string words = fmt::format("{} {}", subject, verb(trigger.event));
    if (trigger.event == Event::GainsStatus)
        return fmt::format("{} {}", words, status(trigger.status));
    if (trigger.object)
        return fmt::format("{}{} {}", words, trigger.event == Event::DealsDamage ? " to" : "",
            one(*trigger.object));
    return trigger.event == Event::Destroys ? words + " a mercenary" : words;
}

std::string playerDoes(const Trigger& trigger)
{
    const bool you = trigger.who.kind == Who::Kind::You;
    const std::string_view subject = you          ? "you"
        : trigger.who.kind == Who::Kind::Opponent ? "an opponent"
                                                  : "a player";
    const auto does = [&](std::string_view base, std::string_view third) {
        return fmt::format("{} {}", subject, you ? base : third);
    };
    switch (trigger.event) {
    case Event::Acquires:
        return does("acquire", "acquires");
    case Event::Draws:
        return does("draw", "draws");
    case Event::Discards:
        return does("discard", "discards");
    case Event::Plays:
        return fmt::format("{} {}", does("play", "plays"), card(trigger.cards));
    case Event::LosesLoot:
        return does("lose loot", "loses loot");
    default:
        return does("gain loot", "gains loot");
    }
}

std::string_view whoseTime(const Who& who)
{
    return who.kind == Who::Kind::You     ? "your"
        : who.kind == Who::Kind::Opponent ? "each opponent's"
                                          : "each";
}

/// What can happen to this card only once: it is said with "when".
bool happensOnce(const Trigger& trigger)
{
    return trigger.subject.kind != Thing::Kind::Some
        && (trigger.event == Event::IsDestroyed || trigger.event == Event::Exits
            || trigger.event == Event::Enters);
}

} // namespace

std::string trigger(const Trigger& trigger)
{
    switch (trigger.event) {
    case Event::StartOfTurn:
        return fmt::format("at the start of {} turn,", whoseTime(trigger.who));
    case Event::EndOfTurn:
        return fmt::format("at the end of {} turn,", whoseTime(trigger.who));
    case Event::StartOfPhase:
        return fmt::format("at the start of {} {},", whoseTime(trigger.who), phase(trigger.phase));
    case Event::EndOfPhase:
        return fmt::format("at the end of {} {},", whoseTime(trigger.who), phase(trigger.phase));
    case Event::Acquires:
    case Event::Draws:
    case Event::Discards:
    case Event::Plays:
    case Event::LosesLoot:
    case Event::GainsLoot:
        return fmt::format("whenever {},", playerDoes(trigger));
    default:
        return fmt::format(
            "{} {},", happensOnce(trigger) ? "when" : "whenever", mercenaryDoes(trigger));
    }
}

// ---------------------------------------------------------------- Costs and reach

namespace {

std::string item(const CostItem& item)
{
    switch (item.kind) {
    case CostItem::Kind::Treasures:
        return fmt::format("{} treasure", item.count);
    case CostItem::Kind::ExhaustThis:
        return "exhaust this";
    case CostItem::Kind::ExhaustBearer:
        return "exhaust the bearer";
    case CostItem::Kind::SpendMovement:
        return fmt::format("spend {} movement", item.count);
    case CostItem::Kind::LoseLoot:
        return fmt::format("lose {} loot", item.count);
    case CostItem::Kind::LoseHealth:
        return fmt::format("lose {} health", item.count);
    case CostItem::Kind::Discard:
        return fmt::format("discard {}", item.count);
    case CostItem::Kind::DestroyThis:
        return "destroy this";
    case CostItem::Kind::UnequipThis:
        break;
    }
    return "unequip this";
}

std::vector<std::string> items(const Cost& cost)
{
    std::vector<std::string> all;
    for (const CostItem& each : cost)
        all.push_back(item(each));
    return all;
}

} // namespace

std::string cost(const Cost& cost)
{
    return text::listed(items(cost), ", ");
}

std::string cost(const Ability& ability)
{
    std::vector<std::string> all = items(ability.cost);
    if (ability.oncePerTurn)
        all.emplace_back("once per turn");
    return text::listed(all, ", ");
}

std::string reach(const Reach& reach)
{
    std::string words = reach.self ? "Self" : reach.melee ? "Melee" : "";
    if (reach.distance > 0)
        words += fmt::format("{}Distance {}", words.empty() ? "" : " or ", reach.distance);
    constexpr std::array<std::string_view, 4> areas { "", ", all enemies adjacent", ", line",
        ", tile" };
    words += areas[static_cast<std::size_t>(reach.area)];
    return reach.noLos ? words + ", no LOS" : words;
}

// ---------------------------------------------------------------- Modifiers

namespace {

using Kind = Modifier::Kind;

/// Which verb a modifier stands with; deeds are verbs themselves.
enum class Verb { Gets, Has, Deed };
Verb verbOf(Kind kind)
{
    if (kind <= Kind::Damage)
        return Verb::Gets;
    return kind <= Kind::Leech ? Verb::Has : Verb::Deed;
}

std::string deed(const Modifier& modifier, bool several)
{
    const auto does
        = [&](std::string_view base) { return fmt::format("{}{}", base, several ? "" : "s"); };
    switch (modifier.kind) {
    case Kind::IgnoresLos:
        return does("ignore") + " LOS";
    case Kind::AttacksAllWays:
        return does("attack") + " in all directions";
    case Kind::MovesAllWays:
        return does("move") + " in all directions";
    case Kind::DealsType:
        return fmt::format("{} {} damage", does("deal"), damageType(modifier.type));
    case Kind::Immune:
        return fmt::format("cannot be {}", suffered(modifier.status));
    case Kind::NotUpstaged:
        return "cannot be upstaged";
    case Kind::NotPushed:
        return "cannot be pushed";
    case Kind::NotTargeted:
        return "cannot be targeted by opponents";
    case Kind::NotHealed:
        return "cannot be healed";
    case Kind::NoAttack:
        return "cannot attack";
    case Kind::NoMove:
        return "cannot move";
    case Kind::NoPlunder:
        return "cannot plunder";
    case Kind::NoExit:
        return "cannot exit";
    default:
        return "cannot activate abilities";
    }
}

} // namespace

std::string modifier(const Modifier& modifier, bool several)
{
    constexpr std::array<std::string_view, 6> stats { "melee", "ranged", "move", "bounty", "health",
        "damage" };
    constexpr std::array<std::string_view, 5> keywords { "Armor", "Magic Armor", "Defense",
        "Fortify", "Regen" };
    if (verbOf(modifier.kind) == Verb::Gets)
        return fmt::format(
            "{:+} {}", modifier.number, stats[static_cast<std::size_t>(modifier.kind)]);
    if (modifier.kind == Kind::Reach)
        return fmt::format("reach +{}", modifier.number);
    if (modifier.kind == Kind::Leech)
        return "Leech";
    if (verbOf(modifier.kind) == Verb::Has)
        return fmt::format("{} {}",
            keywords[static_cast<std::size_t>(modifier.kind)
                - static_cast<std::size_t>(Kind::Armor)],
            modifier.number);
    return deed(modifier, several);
}

namespace {

std::string_view verb(Verb verb, bool several, bool lasting)
{
    if (verb == Verb::Deed)
        return "";
    if (verb == Verb::Gets)
        return several ? "get " : "gets ";
    if (lasting)
        return several ? "have " : "has ";
    return several ? "gain " : "gains ";
}

} // namespace

std::string modifiers(const std::vector<Modifier>& all, bool several, bool lasting)
{
    std::vector<std::string> groups; // Of modifiers that share a verb.
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Verb now = verbOf(all[i].kind);
        if (i > 0 && now != Verb::Deed && now == verbOf(all[i - 1].kind))
            groups.back() += ", " + modifier(all[i], several);
        else
            groups.push_back(std::string(verb(now, several, lasting)) + modifier(all[i], several));
    }
    return text::listed(groups);
}

} // namespace triptych::seize::phrases
