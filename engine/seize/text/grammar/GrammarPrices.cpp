#include "seize/text/grammar/GrammarInstructions.h"

#include <algorithm>

// What a card that is played says of its own cost.
namespace triptych::seize::grammar {
namespace {

struct thisPlayed : word<"this card", "this ability card", "this ability", "this instant",
                        "this attack", "this event", "this", "it">
{
};
struct cheaperOrDearer : any<means<Flag::Less, "less", "fewer">, means<Flag::More, "more">>
{
};
struct treasuresLess
    : seq<count, maybe<treasureWord>, cheaperOrDearer, maybe<treasureWord>, maybe<word<"to play">>>
{
};
struct provided : any<seq<word<"if", "as long as", "while", "when">, condition>, duringTime>
{
};
/// Before it is played nobody has been named, and nobody attacks yet.
bool standsAlone(const Filter& filter)
{
    return filter.range.anchor == Range::Anchor::Source
        || filter.range.anchor == Range::Anchor::OneOfYours
        || filter.range.anchor == Range::Anchor::Described;
}
bool standsAlone(const Condition& condition)
{
    using Kind = Condition::Kind;
    switch (condition.kind) {
    case Kind::YouControl:
    case Kind::YouControlNo:
    case Kind::OpponentControls:
    case Kind::YourVault:
    case Kind::OpponentsVault:
    case Kind::YourHand:
    case Kind::YourWarchest:
    case Kind::YourTurn:
    case Kind::NotYourTurn:
    case Kind::OpponentsTurn:
    case Kind::LostLoot:
    case Kind::GainedLoot:
    case Kind::HasMore:
    case Kind::Plundered:
    case Kind::Acquired:
    case Kind::PlayedAbility:
    case Kind::ThereAre:
    case Kind::MercenaryFell:
    case Kind::YourPhase:
    case Kind::OpponentsHand:
    case Kind::OpponentsWarchest:
    case Kind::YourReadyTreasures:
    case Kind::UnderAttack:
    case Kind::PlayerDid:
    case Kind::AnyPhase:
        return !condition.they && !condition.before && standsAlone(condition.filter)
            && (!condition.by || standsAlone(*condition.by));
    case Kind::Both:
    case Kind::Either:
        return std::ranges::all_of(
            condition.parts, [](const Condition& part) { return standsAlone(part); });
    case Kind::ThingIs:
    case Kind::ThingIsNot:
    case Kind::YouDo:
    case Kind::YouDoNot:
    case Kind::ItWasDestroyed:
    case Kind::ThisWay:
    case Kind::WasPushed:
    case Kind::Rolled:
    case Kind::HasMarks:
    case Kind::Compares:
    case Kind::AmongThem:
        break;
    }
    return false;
}
bool standsAlone(const Amount& amount)
{
    using Kind = Counted::Kind;
    if (amount.kind != Amount::Kind::PerCounted || amount.plus != 0 || amount.number != 1)
        return false;
    const Counted& counted = *amount.counted;
    switch (counted.kind) {
    case Kind::Mercenaries:
        return standsAlone(counted.filter);
    case Kind::HandCards:
    case Kind::DiscardCards:
    case Kind::Warchest:
    case Kind::ReadyTreasures:
    case Kind::ExhaustedTreasures:
    case Kind::Controlled:
    case Kind::Events:
    case Kind::Loot:
    case Kind::Done:
        return counted.whose.kind == Who::Kind::You || counted.whose.kind == Who::Kind::Opponent;
    case Kind::Fallen:
        return true;
    case Kind::Treasures:
    case Kind::Counters:
    case Kind::AllCounters:
    case Kind::Statuses:
    case Kind::Damage:
    case Kind::Steps:
    case Kind::Marks:
    case Kind::Between:
    case Kind::Players:
    case Kind::Seen:
    case Kind::Classes:
    case Kind::Hurt:
        break;
    }
    return false;
}
/// "costs nothing if ...", "is free if ..."
struct nothingAtAll : means<Flag::All, "costs nothing", "costs 0 treasures", "costs 0", "is free",
                          "costs no treasures">
{
};
struct costsLess : any<seq<maybe<thisPlayed>, nothingAtAll, maybe<word<"to play">>, provided, stop>,
                       seq<provided, comma, thisPlayed, nothingAtAll, maybe<word<"to play">>, stop>,
                       seq<maybe<thisPlayed>, word<"costs", "cost">, treasuresLess,
                           any<provided, perEach>, stop>,
                       seq<provided, comma, thisPlayed, word<"costs">, treasuresLess, stop>>
{
    static std::optional<OwnPrice> build(Found& found)
    {
        OwnPrice made;
        if (found.says(Flag::All)) {
            made.number = OwnPrice::allOfIt;
            made.condition = found.takeIfAny<Condition>();
            return made.condition && standsAlone(*made.condition) ? std::optional(std::move(made))
                                                                  : std::nullopt;
        }
        made.number = found.take<int>() * (found.says(Flag::Less) ? -1 : 1);
        made.condition = found.takeIfAny<Condition>();
        if (auto each = found.takeIfAny<PerEach>())
            made.times = std::move(each->amount);
        const bool fits = (!made.condition || standsAlone(*made.condition))
            && (!made.times || standsAlone(*made.times)) && made.number != 0;
        return fits ? std::optional(std::move(made)) : std::nullopt;
    }
};

} // namespace

bool ownPrice::read(Input& in, Reading& reading)
{
    return text::read<costsLess>(in, reading);
}

} // namespace triptych::seize::grammar
