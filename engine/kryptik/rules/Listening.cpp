#include "kryptik/rules/Listening.h"

#include "core/Rows.h"
#include "kryptik/rules/Characteristics.h"
#include "kryptik/rules/Passives.h"

#include <array>

namespace triptych::kryptik {

namespace {

using When = Trigger::Event;

/// Whose doing it must be, of events that concern a player rather than a card.
enum class Whose : std::uint8_t { Anybodys, Yours, Opponents, OfTheSource, OfTheZone, OfTheTurn };
enum class About : std::uint8_t { ACard, NoCard };
/// 4.4.2 Whom it puts against the controller of what triggers: "the defending player".
enum class Opposite : std::uint8_t { NobodyElse, OtherSide, TurnPlayer };
/// What "your second card each turn" counts; of nothing else it is counted, `bind` refuses it.
enum class Tally : std::uint8_t {
    Nothing,
    Draws,
    Casts,
    Discards,
    Sacrifices,
    Deaths,
    Entries,
    Assaults,
    Activations,
    YearAbilities
};

struct EventFacts
{
    When event;
    Whose whose;
    About about;
    Opposite opposite = Opposite::NobodyElse;
    Tally counted = Tally::Nothing;
};

constexpr auto eventFacts = [] {
    using enum When;
    using enum Whose;
    using enum About;
    using enum Opposite;
    using enum Tally;
    return std::to_array<EventFacts>({
        { Enters, Anybodys, ACard, NobodyElse, Entries },
        { Dies, Anybodys, ACard, NobodyElse, Deaths },
        { Attacks, Anybodys, ACard, OtherSide, Assaults },
        { Blocks, Anybodys, ACard, OtherSide },
        { BecomesBlocked, Anybodys, ACard, OtherSide },
        { IsDealtDamage, Anybodys, ACard },
        { DealsDamage, Anybodys, ACard },
        { BecomesWeary, Anybodys, ACard },
        { BecomesEngaged, Anybodys, ACard },
        { BecomesDisengaged, Anybodys, ACard },
        { IsCountered, Anybodys, ACard },
        { IsAttached, Anybodys, ACard },
        { LeavesTheIsland, Anybodys, ACard },
        { YouDraw, Yours, NoCard, NobodyElse, Draws },
        { YouDiscard, Yours, ACard, NobodyElse, Discards },
        { YouCast, Yours, ACard, NobodyElse, Casts },
        { OpponentDraws, Opponents, NoCard, NobodyElse, Draws },
        { OpponentDiscards, Opponents, ACard, NobodyElse, Discards },
        { OpponentCasts, Opponents, ACard, NobodyElse, Casts },
        { YourYearDestroyed, Yours, NoCard },
        { OpponentsYearDestroyed, Opponents, NoCard },
        { Shuffles, Anybodys, NoCard },
        { StartOfTurn, OfTheTurn, NoCard, TurnPlayer },
        { BeginningOfCombat, OfTheTurn, NoCard, TurnPlayer },
        { EndOfCombat, OfTheTurn, NoCard, TurnPlayer },
        { EndOfTurn, OfTheTurn, NoCard, TurnPlayer },
        { DealsCombatDamage, Anybodys, ACard, OtherSide },
        { DestroysYear, Anybodys, ACard, OtherSide },
        { YouSacrifice, Yours, ACard, NobodyElse, Sacrifices },
        { OpponentSacrifices, Opponents, ACard, NobodyElse, Sacrifices },
        { YouPlunder, Yours, NoCard },
        { OpponentPlunders, Opponents, NoCard },
        { YouShuffle, Yours, NoCard },
        { IsDestroyed, Anybodys, ACard },
        { BecomesTarget, OfTheSource, ACard },
        { IsPutInto, OfTheZone, ACard },
        { LeavesZone, OfTheZone, ACard },
        { IsUnblocked, Anybodys, ACard, OtherSide },
        { YouProbe, Yours, NoCard },
        { OpponentProbes, Opponents, NoCard },
        { GetsCounters, Anybodys, ACard },
        { YouActivate, Yours, ACard, NobodyElse, Activations },
        { OpponentActivates, Opponents, ACard, NobodyElse, Activations },
        { YouUseYear, Yours, NoCard, NobodyElse, YearAbilities },
        { OpponentUsesYear, Opponents, NoCard, NobodyElse, YearAbilities },
        { YouSearch, Yours, NoCard },
        { OpponentSearches, Opponents, NoCard },
        { IsCast, Yours, ACard },
        { StartOfDisengage, OfTheTurn, NoCard, TurnPlayer },
        { StartOfDraw, OfTheTurn, NoCard, TurnPlayer },
        { StartOfSecond, OfTheTurn, NoCard, TurnPlayer },
        { OpponentShuffles, Opponents, NoCard },
        { ChangesSides, OfTheSource, ACard },
    });
}();

static_assert(isARowEach(eventFacts, &EventFacts::event, When::ChangesSides));

const EventFacts& factsOf(When event)
{
    return eventFacts[static_cast<std::size_t>(event)];
}

bool concerns(const Trigger& trigger, Seat controller, Seat who, Seat active)
{
    const bool yours = who == controller;
    switch (factsOf(trigger.event).whose) {
    case Whose::Anybodys:
        break;
    case Whose::Yours:
        return yours || trigger.anyones;
    case Whose::Opponents:
        return !yours;
    case Whose::OfTheSource:
        return trigger.bySide == Side::Any || (trigger.bySide == Side::You) == yours;
    case Whose::OfTheZone:
        return trigger.place.whose == Side::Any || (trigger.place.whose == Side::You) == yours;
    case Whose::OfTheTurn:
        return trigger.opponentsTurn ? active != controller
                                     : trigger.eachTurn || active == controller;
    }
    return true;
}

/// "Whenever ... during your turn": asked as it happens. Of the draw phase `hears` asks whose it is.
bool isThen(const State& s, Trigger::During during, bool ownTurn)
{
    switch (during) {
    case Trigger::During::Always:
    case Trigger::During::NotDrawPhase:
    case Trigger::During::DrawPhase:
        break;
    case Trigger::During::YourTurn:
        return ownTurn;
    case Trigger::During::OpponentsTurn:
        return !ownTurn;
    case Trigger::During::Combat:
        return s.phase == Phase::Combat;
    case Trigger::During::YourCombat:
        return ownTurn && s.phase == Phase::Combat;
    case Trigger::During::YourFirst:
        return ownTurn && s.phase == Phase::First;
    case Trigger::During::YourSecond:
        return ownTurn && s.phase == Phase::Second;
    }
    return true;
}

} // namespace

namespace {

/// "When this dies while attacking": as it still is there.
bool isSoThen(const State& s, Index subject, const Trigger& trigger)
{
    return trigger.subject.condition == Filter::Condition::None
        || asked::inCondition(s, subject, trigger.subject.condition);
}

} // namespace

bool isByWhose(When event)
{
    return event == When::IsPutInto || event == When::IsCountered || event == When::IsAttached
        || event == When::GetsCounters;
}

bool hears(
    const Table& t, const Trigger& trigger, Index source, Seat controller, Index subject, Seat who)
{
    const bool ownTurn = t.state.active == controller;
    // "An opponent draws a card outside of their draw phase": of whose turn it is.
    const bool inDrawPhase = t.state.phase == Phase::Draw && who == t.state.active;
    if ((trigger.during == Trigger::During::NotDrawPhase && inDrawPhase)
        || (trigger.during == Trigger::During::DrawPhase && !inDrawPhase))
        return false;
    if (!isThen(t.state, trigger.during, ownTurn))
        return false;
    if (!concerns(trigger, controller, who, t.state.active))
        return false;
    if (factsOf(trigger.event).about == About::NoCard || subject == noIndex)
        return true;
    if (trigger.subjectIsThis)
        return (source == subject && isSoThen(t.state, subject, trigger))
            || trigger.event == When::YouCast || trigger.event == When::OpponentCasts
            || trigger.event == When::YouDiscard || trigger.event == When::OpponentDiscards
            || trigger.event == When::YouActivate || trigger.event == When::OpponentActivates;
    return matches(t, subject, trigger.subject, { controller, source, 0 });
}

bool isThatWay(const Trigger& trigger, const Way& way, Seat controller)
{
    if (trigger.forYear && !way.forYear)
        return false;
    const bool cast = trigger.event == When::YouCast || trigger.event == When::OpponentCasts;
    if (cast && trigger.from && *trigger.from != way.from)
        return false;
    if (isByWhose(trigger.event) && trigger.bySide != Side::Any
        && (trigger.bySide == Side::You) != (way.doer == controller))
        return false;
    if (trigger.event == When::GetsCounters && !trigger.counter.any)
        return way.counter && way.counter->attack == trigger.counter.attack
            && way.counter->defense == trigger.counter.defense
            && way.counter->number == trigger.counter.number;
    if (trigger.event == When::IsPutInto)
        return trigger.place.zone == way.to && (!trigger.from || *trigger.from == way.from)
            && (way.to != Zone::Island || trigger.entering == way.enters);
    return trigger.event != When::LeavesZone || trigger.place.zone == way.from;
}

namespace {

/// Of what happens to citizens: of those of one player where it says whose, or of all.
bool isNthOf(const State& s, const Trigger& trigger, Seat who, auto&& countOf)
{
    if (trigger.subject.controller != Side::Any)
        return countOf(s.players[who]) == trigger.nth;
    int all = 0;
    for (const Player& each : s.players)
        all += countOf(each);
    return all == trigger.nth;
}

} // namespace

bool isTheOne(const Table& t, const Trigger& trigger, Seat who)
{
    if (trigger.nth == 0)
        return true;
    const Player& player = t.state.players[who];
    switch (factsOf(trigger.event).counted) {
    case Tally::Nothing:
        break;
    case Tally::Draws:
        return player.drawn == trigger.nth;
    case Tally::Discards:
        return player.discarded == trigger.nth;
    case Tally::Sacrifices:
        return player.sacrificed == trigger.nth;
    case Tally::Deaths: // of whoever controlled it, or of all
        return isNthOf(t.state, trigger, who, [](const Player& p) { return p.citizensDied; });
    case Tally::Entries:
        return isNthOf(t.state, trigger, who, [](const Player& p) { return p.entered; });
    case Tally::Assaults: // only the player whose turn it is attacks
        return player.attacks == trigger.nth;
    case Tally::Activations:
        return player.activated == trigger.nth;
    case Tally::YearAbilities:
        return player.yearsUsed == trigger.nth;
    case Tally::Casts: {
        const int spells = trigger.subject.noun == Filter::Noun::Citizen ? 0 : player.spellsCast;
        const int citizens = trigger.subject.noun == Filter::Noun::Spell ? 0 : player.citizensCast;
        return spells + citizens == trigger.nth;
    }
    }
    return false;
}

namespace {

/// "Plunder a card", "becomes blocked by a citizen", "is dealt damage by a citizen", "deals combat damage to a citizen":
/// told of each of them.
bool isToldOfEach(const Trigger& trigger)
{
    if (trigger.each)
        return true;
    const bool deals
        = trigger.event == When::DealsDamage || trigger.event == When::DealsCombatDamage;
    if (trigger.object == Trigger::Object::Citizen)
        return deals || trigger.event == When::BecomesBlocked
            || trigger.event == When::IsDealtDamage;
    return trigger.object == Trigger::Object::YearCard && deals;
}

} // namespace

bool isThatOther(const Table& t, const Trigger& trigger, Index source, Seat controller,
    const Counterpart& other, bool speaksOfIt)
{
    const bool asks = trigger.counterpart || trigger.counterpartIsThis || speaksOfIt;
    if (!asks)
        return !other.again || isToldOfEach(trigger);
    if (other.card == noIndex)
        return false;
    if (trigger.counterpartIsThis)
        return other.card == source;
    return !trigger.counterpart
        || matches(t, other.card, *trigger.counterpart, { controller, source, 0 });
}

Seat opposite(const State& s, When event, Seat controller)
{
    switch (factsOf(event).opposite) {
    case Opposite::NobodyElse:
        break;
    case Opposite::OtherSide:
        return controller == s.attack.defender ? s.active : s.attack.defender;
    case Opposite::TurnPlayer:
        return s.active;
    }
    return noSeat;
}

} // namespace triptych::kryptik
