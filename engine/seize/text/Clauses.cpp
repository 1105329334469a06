#include "seize/text/Phrases.h"

#include "text/Spelling.h"

#include <algorithm>
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

/// What is said with a verb of its own: "it attacked this turn".
std::string did(Filter::Condition condition, bool negated)
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
    case Filter::Condition::HasPlundered:
        return negated ? "did not plunder this turn" : "plundered this turn";
    default:
        return {};
    }
}

std::string thingIs(const Condition& condition)
{
    const bool negated = condition.kind == Condition::Kind::ThingIsNot;
    const std::string_view who = single(condition.of);
    if (const auto& bound = condition.filter.bound; bound && bound->stat == Stat::Steps)
        return fmt::format("{} moved {} this turn", who, phrases::bound(*bound));
    if (const auto& bound = condition.filter.bound)
        return fmt::format("{} has {}", who, phrases::bound(*bound));
    if (condition.filter.carries)
        return fmt::format("{} has {}", who, carried(condition.filter));
    if (const std::string words = did(condition.filter.condition, negated); !words.empty())
        return fmt::format("{} {}", who, words);
    return fmt::format("{} is {}{}", who, negated ? "not " : "", property(condition.filter));
}

std::string_view nounOf(Condition::Wealth wealth)
{
    switch (wealth) {
    case Condition::Wealth::Loot:
        return "loot";
    case Condition::Wealth::Cards:
        return "cards";
    case Condition::Wealth::Mercenaries:
        return "mercenaries";
    case Condition::Wealth::Treasures:
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

/// Within others "unless" cannot say it.
std::string negated(const Condition& condition)
{
    if (condition.kind == Condition::Kind::ThereAre)
        return "there are no " + described(condition.filter, Many::Yes);
    if (condition.kind == Condition::Kind::LostLoot
        || condition.kind == Condition::Kind::GainedLoot)
        return fmt::format("{} {} no loot this turn", condition.they ? "that player" : "you",
            condition.kind == Condition::Kind::LostLoot ? "lost" : "gained");
    return phrases::condition(condition);
}

std::string compared(const Condition& condition, std::string_view noun)
{
    return fmt::format("{} or {} {}", condition.number, condition.atLeast ? "more" : "less", noun);
}

} // namespace

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
            condition.wealth == Condition::Wealth::Mercenaries ? std::string(controls)
                                                               : has.substr(0, has.size() - 1),
            condition.atLeast ? "more" : "less", nounOf(condition.wealth),
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
    case Condition::Kind::YouDo:
        return "you do";
    case Condition::Kind::YouDoNot:
        return "you do not";
    case Condition::Kind::ThisWay:
        return fmt::format("{} or {} were affected this way", condition.number,
            condition.atLeast ? "more" : "less");
    case Condition::Kind::LostLoot:
        return fmt::format("{} lost loot this turn", condition.they ? "that player" : "you");
    case Condition::Kind::GainedLoot:
        return fmt::format("{} gained loot this turn", condition.they ? "that player" : "you");
    case Condition::Kind::WasPushed:
        return "it was pushed this way";
    case Condition::Kind::Rolled:
        return fmt::format(
            "you roll {} or {}", condition.number, condition.atLeast ? "more" : "less");
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
    case Event::Upstages:
        return "upstages";
    case Event::UsesAbility:
        return "uses an ability";
    case Event::GainsStatus:
        return "gains";
    case Event::LosesStatus:
        return "loses";
    case Event::IsMended:
        return "is mended";
    case Event::IsCleansed:
        return "is cleansed";
    case Event::SpendsDefense:
        return "uses up its Defense";
    case Event::Arrives:
        return "enters";
    case Event::StartOfTurn:
        return "starts its turn";
    case Event::EndOfTurn:
        return "ends its turn";
    default:
        return "is targeted by an opponent";
    }
}

std::string_view anAttack(How how)
{
    return how == How::Melee ? "a melee attack"
        : how == How::Ranged ? "a ranged attack"
                             : "an attack";
}

/// "your Guild Hall", "a fogged tile"
std::string area(const Filter& tiles)
{
    Filter whole;
    whole.noun = Filter::Noun::Tile;
    whole.place = tiles.place;
    if (tiles.place == Filter::Place::Anywhere || tiles != whole)
        return one(tiles);
    const std::string_view where = place(tiles.place);
    return std::string(where.substr(where.find(' ') + 1)); // without its "in" or "on"
}

std::string mercenaryDoes(const Trigger& trigger)
{
    const std::string subject = trigger.subject.kind == Thing::Kind::Some
        ? one(trigger.subject.filter)
        : trigger.subject.kind == Thing::Kind::Target ? object(trigger.subject)
                                                      : std::string(single(trigger.subject.kind));
    if (trigger.byYou)
        return "you heal " + subject;
    std::string words = fmt::format("{} {}", subject, verb(trigger.event));
    const bool suffers
        = trigger.event == Event::IsAttacked || trigger.event == Event::IsDealtDamage;
    const bool damage
        = trigger.event == Event::DealsDamage || trigger.event == Event::IsDealtDamage;
    if (trigger.toHalf)
        return subject + " falls to half health or less";
    if (damage && trigger.least > 1)
        words.insert(words.rfind(' '), fmt::format(" {} or more", trigger.least));
    if (damage && trigger.blow.type)
        words.insert(words.rfind(' '), fmt::format(" {}", damageType(*trigger.blow.type)));
    if (trigger.event == Event::GainsStatus || trigger.event == Event::LosesStatus)
        return fmt::format("{} {}", words,
            trigger.ailing == Trigger::Ailing::One            ? status(trigger.status)
                : trigger.ailing == Trigger::Ailing::Any      ? "a status"
                : trigger.ailing == Trigger::Ailing::Physical ? "a physical status"
                                                              : "a magical status");
    if (trigger.event == Event::Arrives)
        return fmt::format(
            "{} {} {}", subject, trigger.leaves ? "leaves" : "enters", area(*trigger.into));
    const std::string how = trigger.blow.how == How::Any
        ? std::string()
        : fmt::format(" {} {}", suffers || trigger.event == Event::IsDestroyed ? "by" : "with",
            anAttack(trigger.blow.how));
    if (trigger.object)
        words += fmt::format("{} {}",
            trigger.event == Event::DealsDamage                  ? " to"
                : suffers || trigger.event == Event::IsDestroyed ? " by"
                                                                 : "",
            one(*trigger.object));
    else if (trigger.event == Event::Destroys || trigger.event == Event::Upstages)
        words += " a mercenary";
    return words + how;
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

bool isAboutTime(const Trigger& trigger)
{
    return !trigger.its && trigger.event >= Event::StartOfTurn
        && trigger.event <= Event::EndOfPhase;
}

std::string nextMoment(const Trigger& trigger)
{
    const bool end = trigger.event == Event::EndOfTurn;
    const bool turn = end || trigger.event == Event::StartOfTurn;
    const std::string_view whose = trigger.who.kind == Who::Kind::You ? "your next"
        : trigger.who.kind == Who::Kind::ItsController                ? "its controller's next"
        : trigger.who.kind == Who::Kind::ThatPlayer                   ? "that player's next"
        : trigger.who.kind == Who::Kind::Opponent                     ? "an opponent's next"
                                                                      : "the next";
    return fmt::format("at the {} of {} {},", end ? "end" : "start", whose,
        turn ? std::string_view("turn") : phase(trigger.phase));
}

namespace {

std::string duringWhose(const Trigger& trigger)
{
    return trigger.during == Trigger::During::YourTurn     ? " during your turn"
        : trigger.during == Trigger::During::OpponentsTurn ? " during an opponent's turn"
                                                           : "";
}

} // namespace

std::string happening(const Trigger& trigger)
{
    const bool player = trigger.event >= Event::Acquires && trigger.event <= Event::GainsLoot;
    return (player ? playerDoes(trigger) : mercenaryDoes(trigger)) + duringWhose(trigger);
}

std::string trigger(const Trigger& trigger)
{
    constexpr std::array<std::string_view, 5> times { "", "", " for the second time each turn",
        " for the third time each turn", " for the fourth time each turn" };
    const std::string during = fmt::format("{}{}", duringWhose(trigger),
        times[static_cast<std::size_t>(std::clamp(trigger.nth, 1, 4))]);
    if (trigger.its)
        return fmt::format("whenever {}{},", mercenaryDoes(trigger), during);
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
        return fmt::format("whenever {}{},", playerDoes(trigger), during);
    case Event::IsPlayed:
        return fmt::format("when this is played{},", during);
    case Event::IsEquipped:
        return fmt::format("whenever this is equipped{},", during);
    case Event::IsUnequipped:
        return fmt::format("whenever this is unequipped{},", during);
    case Event::IsRuined:
        return fmt::format("when this treasure is destroyed{},", during);
    default:
        return fmt::format(
            "{} {}{},", happensOnce(trigger) ? "when" : "whenever", mercenaryDoes(trigger), during);
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
        if (item.cards == CardFilter {})
            return fmt::format("discard {}", item.count);
        return item.count == 1
            ? "discard " + card(item.cards)
            : fmt::format("discard {} {}", item.count, cards(item.cards, Many::Yes));
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
    std::string words = reach.self ? "Self" : reach.own ? "Attack" : reach.melee ? "Melee" : "";
    if (reach.distance > 0)
        words += fmt::format("{}Distance {}", words.empty() ? "" : " or ", reach.distance);
    constexpr std::array<std::string_view, 4> areas { "", ", all enemies adjacent", ", line",
        ", tile" };
    words += areas[static_cast<std::size_t>(reach.area)];
    if (reach.count > 1 || reach.upTo)
        words += fmt::format(", {}{} {}", reach.upTo ? "up to " : "", text::numberWord(reach.count),
            reach.count == 1 ? "mercenary" : "mercenaries");
    if (reach.only)
        words += ", only " + one(*reach.only);
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
    if (kind == Kind::Becomes || kind == Kind::Doubled)
        return Verb::Has;
    return kind <= Kind::Leech ? Verb::Has : Verb::Deed;
}

std::string_view attacks(How how)
{
    switch (how) {
    case How::Melee:
        return "melee attacks";
    case How::Ranged:
        return "ranged attacks";
    case How::Ability:
        return "abilities";
    case How::Attack:
    case How::Any:
        break;
    }
    return "attacks";
}
std::string withAttacks(const Blow& blow)
{
    return blow.how == How::Any ? std::string() : fmt::format(" with {}", attacks(blow.how));
}
std::string damageWord(const Blow& blow)
{
    return blow.type ? fmt::format("{} damage", damageType(*blow.type)) : std::string("damage");
}
std::string damageFrom(const Blow& blow)
{
    return damageWord(blow)
        + (blow.how == How::Any ? std::string() : fmt::format(" from {}", attacks(blow.how)));
}
std::string damageWith(const Blow& blow)
{
    return damageWord(blow) + withAttacks(blow);
}
int size(int number)
{
    return number < 0 ? -number : number;
}

/// " to damaged mercenaries"
std::string against(std::string_view word, const Modifier& modifier)
{
    return modifier.against ? fmt::format(" {} {}", word, described(*modifier.against, Many::Yes))
                            : std::string();
}

std::string deed(const Modifier& modifier, bool several)
{
    const auto does
        = [&](std::string_view base) { return fmt::format("{}{}", base, several ? "" : "s"); };
    switch (modifier.kind) {
    case Kind::IgnoresLos:
        return does("ignore") + " LOS" + withAttacks(modifier.blow);
    case Kind::PassesArmor:
        return does("ignore") + " Armor" + withAttacks(modifier.blow);
    case Kind::PassesMagicArmor:
        return does("ignore") + " Magic Armor" + withAttacks(modifier.blow);
    case Kind::PassesDefense:
        return does("ignore") + " Defense" + withAttacks(modifier.blow);
    case Kind::NotAttacked:
        return fmt::format("cannot be attacked{}",
            modifier.blow.how == How::Any ? "" : fmt::format(" by {}", attacks(modifier.blow.how)));
    case Kind::TakesNone:
        return fmt::format(
            "{} no {}{}", does("take"), damageFrom(modifier.blow), against("from", modifier));
    case Kind::TakesDouble:
        return fmt::format(
            "{} double {}{}", does("take"), damageFrom(modifier.blow), against("from", modifier));
    case Kind::Takes:
        return fmt::format("{} {} {} {}{}{}{}", does("take"), size(modifier.number),
            modifier.number < 0 ? "less" : "more", damageFrom(modifier.blow),
            against("from", modifier), modifier.firstOnly ? " the first time each turn" : "",
            modifier.atLeastOne ? ", to a minimum of 1" : "");
    case Kind::Suffers:
        if (modifier.status == Status::Stealth)
            return several ? "have Stealth" : "has Stealth";
        return fmt::format("{} {}", several ? "are" : "is", suffered(modifier.status));
    case Kind::Deals:
        if (modifier.number == Modifier::noneLeft)
            return fmt::format(
                "{} no {}{}", does("deal"), damageWith(modifier.blow), against("to", modifier));
        return fmt::format("{} {} {} {}{}", does("deal"), size(modifier.number),
            modifier.number < 0 ? "less" : "more", damageWith(modifier.blow),
            against("to", modifier));
    case Kind::DealsDouble:
        return fmt::format(
            "{} double {}{}", does("deal"), damageWith(modifier.blow), against("to", modifier));
    case Kind::SeesStealth:
        return "can target stealthed mercenaries";
    case Kind::ExtraAttacks:
        return fmt::format("may attack {} additional time{} each turn{}", modifier.number,
            modifier.number == 1 ? "" : "s", withAttacks(modifier.blow));
    case Kind::MustAttack:
        return "must attack this if able";
    case Kind::PlundersDouble:
        return does("plunder") + " double";
    case Kind::MovesDiagonally:
        return does("move") + " diagonally";
    case Kind::AttacksDiagonally:
        return does("attack") + " diagonally";
    case Kind::MoveOrAttack:
        return "cannot move and attack in the same turn";
    case Kind::KeepsTreasures:
        return "cannot lose treasures";
    case Kind::MovesThrough:
        return modifier.against
            ? fmt::format("can move through {}", described(*modifier.against, Many::Yes))
            : "can move through mercenaries";
    case Kind::KeepsStealth:
        return several ? "do not lose Stealth when they attack"
                       : "does not lose Stealth when it attacks";
    case Kind::Covered:
        return several ? "are covered by this" : "is covered by this";
    case Kind::AttacksAllWays:
        return does("attack") + " in all directions";
    case Kind::MovesAllWays:
        return does("move") + " in all directions";
    case Kind::DealsType:
        return fmt::format("{} {} damage{}{}", does("deal"), damageType(modifier.type),
            withAttacks(modifier.blow), against("to", modifier));
    case Kind::NotReadied:
        return "cannot be readied";
    case Kind::NotSpotted:
        return "cannot be spotted";
    case Kind::Sweeps:
        return fmt::format("{} each adjacent enemy with {} melee attacks", does("attack"),
            several ? "their" : "its");
    case Kind::SeesInFog:
        return several ? "are not blinded by Fog" : "is not blinded by Fog";
    case Kind::Survives:
        return fmt::format("cannot be reduced below {} health", modifier.number);
    case Kind::Inflicts:
        return fmt::format("{} {}{}{}{}", several ? "apply" : "applies",
            isCounted(modifier.status) ? fmt::format("{} ", modifier.number) : std::string(),
            status(modifier.status), fmt::format(" with {}", attacks(modifier.blow.how)),
            against("to", modifier));
    case Kind::NoEntry:
        return modifier.against
            ? fmt::format("cannot enter {}", described(*modifier.against, Many::Yes))
            : std::string("cannot be entered");
    case Kind::PaysForSteps:
        return fmt::format("must spend {} more movement to {} {}", modifier.number,
            modifier.entering ? "enter" : "leave", described(*modifier.against, Many::Yes));
    case Kind::NoLoss:
        return several ? "cost no loot when they are destroyed"
                       : "costs no loot when it is destroyed";
    case Kind::KeepsMove:
        return "cannot have its move reduced";
    case Kind::NotDestroyed:
        return "cannot be destroyed";
    case Kind::PlundersMore:
        return fmt::format("{} for {} more loot", does("plunder"), modifier.number);
    case Kind::EquipsMore:
        return fmt::format("may equip {} additional treasure{} each turn", modifier.number,
            modifier.number == 1 ? "" : "s");
    case Kind::Immune:
        return fmt::format(
            "cannot be {}{}", suffered(modifier.status), modifier.byFoes ? " by opponents" : "");
    case Kind::NotUpstaged:
        return "cannot be upstaged";
    case Kind::NotPushed:
        return "cannot be pushed";
    case Kind::NotTargeted:
        return "cannot be targeted by opponents";
    case Kind::NotHealed:
        return "cannot be healed";
    case Kind::NoAttack:
        return modifier.blow.how == How::Any
            ? std::string("cannot attack")
            : fmt::format("cannot make {}", attacks(modifier.blow.how));
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
        return fmt::format("{:+} {}{}", modifier.number,
            stats[static_cast<std::size_t>(modifier.kind)],
            modifier.atLeastOne ? ", to a minimum of 1" : "");
    if (modifier.kind == Kind::Reach)
        return fmt::format("reach +{}", modifier.number);
    if (modifier.kind == Kind::Leech)
        return "Leech";
    if (modifier.kind == Kind::Becomes)
        return fmt::format("a {} of {}", stat(modifier.stat), modifier.number);
    if (modifier.kind == Kind::Doubled)
        return fmt::format("double {}", stat(modifier.stat));
    if (verbOf(modifier.kind) == Verb::Has && modifier.number == Modifier::noneLeft)
        return fmt::format("no {}",
            keywords[static_cast<std::size_t>(modifier.kind)
                - static_cast<std::size_t>(Kind::Armor)]);
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

std::string given(const Gain& gain, bool several, bool lasting, std::string_view howLong)
{
    std::string words = modifiers(gain.modifiers, several, lasting);
    if (!gain.times)
        return fmt::format("{}{}", words, howLong);
    if (gain.times->kind == Amount::Kind::PerCounted)
        return fmt::format(
            "{}{}{}{}", words, forEach(*gain.times->counted), upTo(*gain.times), howLong);
    if (gain.times->kind == Amount::Kind::ThatMuch)
        return fmt::format("{} for each counter removed this way{}", words, howLong);
    for (std::size_t at = words.find_first_of("0123456789"); at != std::string::npos;
         at = words.find_first_of("0123456789", at + 1))
        words[at] = 'X'; // each is 1, as often as X says
    return fmt::format("{}{}{}", words, howLong, whereX(*gain.times));
}

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
