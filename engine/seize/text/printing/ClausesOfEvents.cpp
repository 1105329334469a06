#include "seize/text/printing/PhrasesParts.h"

#include <fmt/format.h>

// What a mercenary does and what befalls it, as what something waits for.
namespace triptych::seize::phrases {
namespace {

using Event = Trigger::Event;

/// In the order of Event. IsDeclaredOn is told the other way round (whatBefalls), and so is Sheds.
constexpr std::array<std::string_view, 30> mercenaryVerbs { "attacks", "is attacked", "plunders",
    "is destroyed", "is dealt damage", "deals damage", "destroys", "moves", "equips a treasure",
    "unequips a treasure", "exits", "is upstaged", "upstages", "uses an ability",
    "enters the battlefield", "is healed", "gains", "loses", "is mended", "is cleansed",
    "uses up its Defense", "declares", "", "is returned to hand", "is targeted",
    "ends its movement", "is pushed", "loses", "leaves the battlefield", "enters" };
static_assert(mercenaryVerbs.size() == static_cast<std::size_t>(Event::Arrives) + 1);

std::string_view verb(Event event)
{
    if (event == Event::StartOfTurn)
        return "starts its turn";
    if (event == Event::EndOfTurn)
        return "ends its turn";
    const bool deed = kindOf(event) == EventKind::Mercenary;
    return nth(mercenaryVerbs, deed ? event : Event::IsTargeted);
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

/// What it comes to, with its verb.
std::string brink(const Trigger& trigger)
{
    constexpr std::array<std::string_view, 6> which { "", "first", "second", "third", "fourth",
        "fifth" };
    switch (trigger.brink) {
    case Trigger::Brink::None:
    case Trigger::Brink::Half:
        break;
    case Trigger::Brink::BelowHalf:
        return "falls below half health";
    case Trigger::Brink::Health:
        return fmt::format("falls to {} or less health", trigger.brinkAt);
    case Trigger::Brink::Full:
        return "is healed to full health";
    case Trigger::Brink::Counter:
        if (trigger.brinkAt >= 2 && trigger.brinkAt <= 5)
            return fmt::format("gains its {} {} counter",
                which[static_cast<std::size_t>(trigger.brinkAt)], status(trigger.status));
        return fmt::format("reaches {} {} counters", trigger.brinkAt, status(trigger.status));
    }
    return "falls to half health or less";
}

std::string whatBefalls(const Trigger& trigger)
{
    const std::string subject = trigger.subject.kind == Thing::Kind::Some
        ? one(trigger.subject.filter)
        : trigger.subject.kind == Thing::Kind::Target ? object(trigger.subject)
                                                      : std::string(single(trigger.subject.kind));
    std::string words = fmt::format("{} {}", subject, verb(trigger.event));
    if (trigger.played && trigger.event == Event::Enters
        && trigger.subject.kind == Thing::Kind::Some)
        return subject + " is played";
    if (trigger.active && trigger.event == Event::UsesAbility)
        return fmt::format("{} uses an active ability", subject);
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
    if (trigger.event == Event::IsTargeted && trigger.cards.kind != CardFilter::Kind::Card)
        return fmt::format("{} by {} {} card", words,
            trigger.doer == Trigger::Doer::Anybody ? "an" : whoseDoing(trigger.doer, true),
            trigger.cards.kind == CardFilter::Kind::Instant      ? "Instant"
                : trigger.cards.kind == CardFilter::Kind::Attack ? "Attack"
                                                                 : "ability");
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
    if (trigger.event == Event::Plunders && trigger.ofYou)
        words += " you";
    if (trigger.event == Event::Plunders && trigger.least > 1)
        words += fmt::format(" {} or more loot", trigger.least);
    if (trigger.brink != Trigger::Brink::None)
        return fmt::format("{} {}", subject, brink(trigger));
    if (damage && trigger.least > 1)
        words.insert(words.rfind(' '), fmt::format(" {} or more", trigger.least));
    if (damage && trigger.blow.type)
        words.insert(words.rfind(' '), fmt::format(" {}", damageType(*trigger.blow.type)));
    if (trigger.event == Event::IsHealed && trigger.least > 1)
        return fmt::format("{} {} or more", words, trigger.least);
    if (trigger.event == Event::GainsStatus && trigger.least > 1)
        return fmt::format("{} {} or more {}", words, trigger.least, ailment(trigger));
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
    if (trigger.across)
        return fmt::format(
            "{} {} {}", words, trigger.leaves ? "out of" : "into", area(*trigger.into));
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
    if (trigger.object && !isBroughtAbout(trigger.event))
        words += fmt::format("{} {}",
            trigger.event == Event::DealsDamage                  ? " to"
                : suffers || trigger.event == Event::IsDestroyed ? " by"
                                                                 : "",
            doneTo(*trigger.object));
    else if (trigger.event == Event::Destroys || trigger.event == Event::Upstages)
        words += " a mercenary";
    return words + how;
}

} // namespace

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

/// "a treasure", "a Weapon": what is equipped or unequipped
std::string treasureSort(CardFilter::Kind kind)
{
    return kind == CardFilter::Kind::Weapon   ? "a Weapon"
        : kind == CardFilter::Kind::Equipment ? "an Equipment"
        : kind == CardFilter::Kind::Relic     ? "a Relic"
                                              : "a treasure";
}

/// What befalls it, and by whose doing.
std::string mercenaryDoes(const Trigger& trigger)
{
    if (trigger.anyUser)
        return fmt::format("{} {}",
            trigger.subject.filter.side == Side::Yours       ? "you use"
                : trigger.subject.filter.side == Side::Enemy ? "an opponent uses"
                                                             : "a player uses",
            trigger.active ? "an active ability" : "an ability");
    const std::string befalls = whatBefalls(trigger);
    if (trigger.event == Event::IsHealed && trigger.doer == Trigger::Doer::You
        && trigger.brink == Trigger::Brink::None && trigger.least == 1)
        return "you heal " + befalls.substr(0, befalls.rfind(" is healed"));
    const bool said = trigger.blow.how == How::Ability || trigger.blow.how == How::Card
        || (trigger.event == Event::IsTargeted && trigger.cards.kind != CardFilter::Kind::Card);
    if (trigger.object && isBroughtAbout(trigger.event))
        return fmt::format("{} by {}", befalls, one(*trigger.object));
    if (trigger.doer == Trigger::Doer::Anybody || said)
        return befalls;
    return fmt::format("{} by {}", befalls, whoseDoing(trigger.doer, false));
}

} // namespace triptych::seize::phrases
