#include "seize/text/Phrases.h"

#include "text/Spelling.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

// What an ability waits for.
namespace triptych::seize::phrases {

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
    case Event::Declares:
        return "declares";
    case Event::ReturnsToHand:
        return "is returned to hand";
    case Event::Sheds: // told the other way round, too
        return "loses";
    case Event::Leaves:
        return "leaves the battlefield";
    case Event::EndsMove:
        return "ends its movement";
    case Event::IsPushed:
        return "is pushed";
    case Event::Arrives:
        return "enters";
    case Event::StartOfTurn:
        return "starts its turn";
    case Event::EndOfTurn:
        return "ends its turn";
    case Event::IsDeclaredOn: // told the other way round (mercenaryDoes)
    case Event::Acquires:     // from here on no deed of a mercenary
    case Event::Draws:
    case Event::Discards:
    case Event::Plays:
    case Event::LosesLoot:
    case Event::WinsFlip:
    case Event::LosesFlip:
    case Event::TreasureFalls:
    case Event::GainsLoot:
    case Event::StartOfPhase:
    case Event::EndOfPhase:
    case Event::IsPlayed:
    case Event::IsEquipped:
    case Event::IsUnequipped:
    case Event::IsRuined:
    case Event::IsTargeted:
        break;
    }
    return "is targeted";
}

std::string_view anAttack(How how)
{
    switch (how) {
    case How::Melee:
        return "a melee attack";
    case How::Ranged:
        return "a ranged attack";
    case How::Bleed:
        return "Bleed";
    case How::Burn:
        return "Burn";
    case How::Ability:
        return "an ability";
    case How::Card:
        return "an ability card";
    case How::Any:
    case How::Attack:
        break;
    }
    return "an attack";
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

/// "with a ranged attack" behind whom it is done to would say how it is done.
std::string doneTo(const Filter& object)
{
    constexpr std::string_view has = " with a ranged attack";
    std::string words = one(object);
    if (const auto at = words.find(has); at != std::string::npos)
        words.replace(at, has.size(), " that has a ranged attack");
    return words;
}

/// "by an opponent's ability card": by whose doing
std::string_view whoseDoing(Trigger::Doer doer, bool possessive)
{
    switch (doer) {
    case Trigger::Doer::You:
        return possessive ? "your" : "you";
    case Trigger::Doer::Foe:
        return possessive ? "an opponent's" : "an opponent";
    case Trigger::Doer::Anybody:
    case Trigger::Doer::Own:
        break;
    }
    return "this";
}

std::string_view ailment(const Trigger& trigger)
{
    switch (trigger.ailing) {
    case Trigger::Ailing::One:
        return status(trigger.status);
    case Trigger::Ailing::Any:
        return "a status";
    case Trigger::Ailing::Physical:
        return "a physical status";
    case Trigger::Ailing::Counters:
        return "a counter";
    case Trigger::Ailing::Magical:
        break;
    }
    return "a magical status";
}

/// "a treasure", "a Weapon": what is equipped or unequipped
std::string treasureSort(CardFilter::Kind kind)
{
    return kind == CardFilter::Kind::Weapon   ? "a Weapon"
        : kind == CardFilter::Kind::Equipment ? "an Equipment"
        : kind == CardFilter::Kind::Relic     ? "a Relic"
                                              : "a treasure";
}

std::string whatBefalls(const Trigger& trigger)
{
    const std::string subject = trigger.subject.kind == Thing::Kind::Some
        ? one(trigger.subject.filter)
        : trigger.subject.kind == Thing::Kind::Target ? object(trigger.subject)
                                                      : std::string(single(trigger.subject.kind));
    std::string words = fmt::format("{} {}", subject, verb(trigger.event));
    if (trigger.event == Event::Sheds)
        return fmt::format("{} is removed from {}",
            trigger.ailing == Trigger::Ailing::One ? fmt::format("{} {} counter",
                trigger.status == Status::Exhaust ? "an" : "a", status(trigger.status))
                                                   : std::string(ailment(trigger)),
            subject);
    if (trigger.event == Event::Equips || trigger.event == Event::Unequips)
        return fmt::format("{} {} {}", subject,
            trigger.event == Event::Equips ? "equips" : "unequips",
            treasureSort(trigger.cards.kind));
    if (trigger.event == Event::Declares)
        return fmt::format("{} {}{}", words, anAttack(trigger.blow.how),
            trigger.object ? " against " + one(*trigger.object) : std::string());
    // "A mercenary declares an attack against an ally" would be the deed of the one who attacks.
    if (trigger.event == Event::IsDeclaredOn && trigger.subject.kind != Thing::Kind::This
        && trigger.subject.kind != Thing::Kind::Bearer)
        return fmt::format("{} is declared against {}{}", anAttack(trigger.blow.how), subject,
            trigger.object ? " by " + one(*trigger.object) : std::string());
    if (trigger.event == Event::IsDeclaredOn)
        return fmt::format("{} declares {} against {}",
            trigger.object ? one(*trigger.object) : std::string("a mercenary"),
            anAttack(trigger.blow.how), subject);
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
        return fmt::format("{} {}", words, ailment(trigger));
    if (trigger.event == Event::EndsMove && trigger.into) {
        Filter whole;
        whole.noun = Filter::Noun::Tile;
        whole.place = trigger.into->place;
        return trigger.into->place != Filter::Place::Anywhere && *trigger.into == whole
            ? fmt::format("{} {}", words, place(whole.place))
            : fmt::format("{} on {}", words, one(*trigger.into));
    }
    if (trigger.event == Event::Moves && trigger.into)
        return fmt::format("{} onto {}", words, one(*trigger.into));
    if (trigger.event == Event::Arrives)
        return fmt::format(
            "{} {} {}", subject, trigger.leaves ? "leaves" : "enters", area(*trigger.into));
    const bool byAbility = trigger.blow.how == How::Ability || trigger.blow.how == How::Card;
    const std::string how = trigger.blow.how == How::Any ? std::string()
        : byAbility && trigger.doer != Trigger::Doer::Anybody
        ? fmt::format(" by {} {}", whoseDoing(trigger.doer, true),
            trigger.blow.how == How::Card ? "ability card" : "ability")
        : fmt::format(" {} {}", suffers || trigger.event == Event::IsDestroyed ? "by" : "with",
            anAttack(trigger.blow.how));
    if (trigger.survives)
        return words + how + (trigger.object ? " by " + one(*trigger.object) : std::string())
            + " and survives";
    if (trigger.object)
        words += fmt::format("{} {}",
            trigger.event == Event::DealsDamage                  ? " to"
                : suffers || trigger.event == Event::IsDestroyed ? " by"
                                                                 : "",
            doneTo(*trigger.object));
    else if (trigger.event == Event::Destroys || trigger.event == Event::Upstages)
        words += " a mercenary";
    return words + how;
}

/// What befalls it, and by whose doing.
std::string mercenaryDoes(const Trigger& trigger)
{
    const std::string befalls = whatBefalls(trigger);
    if (trigger.event == Event::IsHealed && trigger.doer == Trigger::Doer::You)
        return "you heal " + befalls.substr(0, befalls.rfind(" is healed"));
    const bool said = trigger.blow.how == How::Ability || trigger.blow.how == How::Card;
    if (trigger.doer == Trigger::Doer::Anybody || said)
        return befalls;
    return fmt::format("{} by {}", befalls, whoseDoing(trigger.doer, false));
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
    const auto so = [&](std::string_view noun) {
        return trigger.least > 1 ? fmt::format(" {} or more {}", trigger.least, noun)
            : noun == "loot"     ? std::string(" loot")
                                 : std::string();
    };
    switch (trigger.event) {
    case Event::Acquires:
        if (trigger.least > 1)
            return does("acquire", "acquires") + so("cards");
        return does("acquire", "acquires") + (trigger.eachCard ? " a card" : "");
    case Event::Draws:
        return does("draw", "draws");
    case Event::Discards:
        return does("discard", "discards")
            + (trigger.cards == CardFilter {} ? std::string() : " " + card(trigger.cards));
    case Event::Plays:
        return fmt::format("{} {}", does("play", "plays"), card(trigger.cards));
    case Event::LosesLoot:
        return does("lose", "loses") + so("loot");
    case Event::WinsFlip:
        return does("win", "wins") + " a coin flip";
    case Event::LosesFlip:
        return does("lose", "loses") + " a coin flip";
    case Event::TreasureFalls: {
        const std::string_view what = trigger.cards.kind == CardFilter::Kind::Weapon ? "a Weapon"
            : trigger.cards.kind == CardFilter::Kind::Equipment ? "an Equipment"
            : trigger.cards.kind == CardFilter::Kind::Relic     ? "a Relic"
                                                                : "a treasure";
        return fmt::format("{} {} is destroyed", what,
            you                                           ? "you control"
                : trigger.who.kind == Who::Kind::Opponent ? "an opponent controls"
                                                          : "of any player");
    }
    case Event::GainsLoot:
    case Event::Attacks:
    case Event::IsAttacked:
    case Event::Plunders:
    case Event::IsDestroyed:
    case Event::IsDealtDamage:
    case Event::DealsDamage:
    case Event::Destroys:
    case Event::Moves:
    case Event::Equips:
    case Event::Unequips:
    case Event::Exits:
    case Event::IsUpstaged:
    case Event::Upstages:
    case Event::UsesAbility:
    case Event::Enters:
    case Event::IsHealed:
    case Event::GainsStatus:
    case Event::LosesStatus:
    case Event::IsMended:
    case Event::IsCleansed:
    case Event::SpendsDefense:
    case Event::Declares:
    case Event::IsDeclaredOn:
    case Event::ReturnsToHand:
    case Event::IsTargeted:
    case Event::EndsMove:
    case Event::IsPushed:
    case Event::Sheds:
    case Event::Leaves:
    case Event::Arrives:
    case Event::StartOfTurn:
    case Event::EndOfTurn:
    case Event::StartOfPhase:
    case Event::EndOfPhase:
    case Event::IsPlayed:
    case Event::IsEquipped:
    case Event::IsUnequipped:
    case Event::IsRuined:
        break; // of players it is called for Acquires to GainsLoot
    }
    return does("gain", "gains") + so("loot");
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
            || trigger.event == Event::Leaves || trigger.event == Event::Enters);
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

/// " during your turn", " outside an opponent's Draw Phase"
std::string duringWhose(const Trigger& trigger)
{
    const auto whose = [&]() -> std::string_view {
        switch (trigger.during) {
        case Trigger::During::YourTurn:
            return "your";
        case Trigger::During::OpponentsTurn:
            return "an opponent's";
        case Trigger::During::TheirTurn:
            return "their";
        case Trigger::During::Always:
            break;
        }
        return "the";
    };
    if (trigger.during == Trigger::During::Always && !trigger.inPhase)
        return {};
    return fmt::format(" {} {} {}", trigger.outside ? "outside" : "during", whose(),
        trigger.inPhase ? phase(*trigger.inPhase) : std::string_view("turn"));
}

} // namespace

namespace {

/// What a player does, and because of whom.
std::string byPlayer(const Trigger& trigger)
{
    return trigger.doer == Trigger::Doer::Anybody
        ? playerDoes(trigger)
        : fmt::format("{} because of {}", playerDoes(trigger), whoseDoing(trigger.doer, false));
}

} // namespace

std::string happening(const Trigger& trigger)
{
    const bool player = trigger.event >= Event::Acquires && trigger.event <= Event::GainsLoot;
    return (player ? byPlayer(trigger) : mercenaryDoes(trigger)) + duringWhose(trigger);
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
    case Event::WinsFlip:
    case Event::LosesFlip:
    case Event::TreasureFalls:
    case Event::GainsLoot:
        return fmt::format("whenever {}{},", byPlayer(trigger), during);
    case Event::IsPlayed:
        return fmt::format("when this is played{},", during);
    case Event::IsEquipped:
        return fmt::format("whenever this is equipped{},", during);
    case Event::IsUnequipped:
        return fmt::format("whenever this is unequipped{},", during);
    case Event::IsRuined:
        return fmt::format("when this {} is destroyed{},",
            trigger.cards.kind == CardFilter::Kind::Event ? "event" : "treasure", during);
    case Event::Attacks:
    case Event::IsAttacked:
    case Event::Plunders:
    case Event::IsDestroyed:
    case Event::IsDealtDamage:
    case Event::DealsDamage:
    case Event::Destroys:
    case Event::Moves:
    case Event::Equips:
    case Event::Unequips:
    case Event::Exits:
    case Event::IsUpstaged:
    case Event::Upstages:
    case Event::UsesAbility:
    case Event::Enters:
    case Event::IsHealed:
    case Event::GainsStatus:
    case Event::LosesStatus:
    case Event::IsMended:
    case Event::IsCleansed:
    case Event::SpendsDefense:
    case Event::Declares:
    case Event::IsDeclaredOn:
    case Event::ReturnsToHand:
    case Event::IsTargeted:
    case Event::EndsMove:
    case Event::IsPushed:
    case Event::Sheds:
    case Event::Leaves:
    case Event::Arrives:
        break;
    }
    return fmt::format(
        "{} {}{},", happensOnce(trigger) ? "when" : "whenever", mercenaryDoes(trigger), during);
}

std::string trigger(const Ability& ability)
{
    std::string words = trigger(*ability.trigger);
    if (!ability.condition)
        return words;
    words.pop_back(); // the comma goes behind
    return fmt::format("{} {},", words, condition("while", *ability.condition));
}

} // namespace triptych::seize::phrases
