#include "kryptik/rules/Triggers.h"

#include "core/Rows.h"
#include "kryptik/rules/Abilities.h"
#include "kryptik/rules/Changes.h"
#include "kryptik/rules/Island.h"
#include "kryptik/rules/Passives.h"

#include <algorithm>
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
enum class Counted : std::uint8_t { Nothing, Draws, Casts };

struct EventFacts
{
    When event;
    Whose whose;
    About about;
    Opposite opposite = Opposite::NobodyElse;
    Counted counted = Counted::Nothing;
};

constexpr auto eventFacts = [] {
    using enum When;
    using enum Whose;
    using enum About;
    using enum Opposite;
    using enum Counted;
    return std::array {
        EventFacts { Enters, Anybodys, ACard },
        EventFacts { Dies, Anybodys, ACard },
        EventFacts { Attacks, Anybodys, ACard, OtherSide },
        EventFacts { Blocks, Anybodys, ACard, OtherSide },
        EventFacts { BecomesBlocked, Anybodys, ACard, OtherSide },
        EventFacts { IsDealtDamage, Anybodys, ACard },
        EventFacts { DealsDamage, Anybodys, ACard },
        EventFacts { BecomesWeary, Anybodys, ACard },
        EventFacts { BecomesEngaged, Anybodys, ACard },
        EventFacts { BecomesDisengaged, Anybodys, ACard },
        EventFacts { IsCountered, Anybodys, ACard },
        EventFacts { IsAttached, Anybodys, ACard },
        EventFacts { LeavesTheIsland, Anybodys, ACard },
        EventFacts { YouDraw, Yours, NoCard, NobodyElse, Draws },
        EventFacts { YouDiscard, Yours, ACard },
        EventFacts { YouCast, Yours, ACard, NobodyElse, Casts },
        EventFacts { OpponentDraws, Opponents, NoCard, NobodyElse, Draws },
        EventFacts { OpponentDiscards, Opponents, ACard },
        EventFacts { OpponentCasts, Opponents, ACard, NobodyElse, Casts },
        EventFacts { YourYearDestroyed, Yours, NoCard },
        EventFacts { OpponentsYearDestroyed, Opponents, NoCard },
        EventFacts { Shuffles, Anybodys, NoCard },
        EventFacts { StartOfTurn, OfTheTurn, NoCard, TurnPlayer },
        EventFacts { BeginningOfCombat, OfTheTurn, NoCard, TurnPlayer },
        EventFacts { EndOfCombat, OfTheTurn, NoCard, TurnPlayer },
        EventFacts { EndOfTurn, OfTheTurn, NoCard, TurnPlayer },
        EventFacts { DealsCombatDamage, Anybodys, ACard, OtherSide },
        EventFacts { DestroysYear, Anybodys, ACard, OtherSide },
        EventFacts { YouSacrifice, Yours, ACard },
        EventFacts { OpponentSacrifices, Opponents, ACard },
        EventFacts { YouPlunder, Yours, NoCard },
        EventFacts { OpponentPlunders, Opponents, NoCard },
        EventFacts { YouShuffle, Yours, NoCard },
        EventFacts { IsDestroyed, Anybodys, ACard },
        EventFacts { BecomesTarget, OfTheSource, ACard },
        EventFacts { IsPutInto, OfTheZone, ACard },
        EventFacts { LeavesZone, OfTheZone, ACard },
        EventFacts { IsUnblocked, Anybodys, ACard, OtherSide },
        EventFacts { YouProbe, Yours, NoCard },
        EventFacts { OpponentProbes, Opponents, NoCard },
        EventFacts { GetsCounters, Anybodys, ACard },
        EventFacts { YouActivate, Yours, ACard },
        EventFacts { OpponentActivates, Opponents, ACard },
        EventFacts { YouUseYear, Yours, NoCard },
        EventFacts { OpponentUsesYear, Opponents, NoCard },
        EventFacts { YouSearch, Yours, NoCard },
        EventFacts { OpponentSearches, Opponents, NoCard },
        EventFacts { IsCast, Yours, ACard },
        EventFacts { StartOfDisengage, OfTheTurn, NoCard, TurnPlayer },
        EventFacts { StartOfDraw, OfTheTurn, NoCard, TurnPlayer },
        EventFacts { StartOfSecond, OfTheTurn, NoCard, TurnPlayer },
    };
}();

static_assert(isARowEach(eventFacts, &EventFacts::event, When::StartOfSecond));

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
        return source == subject || trigger.event == When::YouCast
            || trigger.event == When::OpponentCasts || trigger.event == When::YouDiscard
            || trigger.event == When::OpponentDiscards || trigger.event == When::YouActivate
            || trigger.event == When::OpponentActivates;
    return matches(t, subject, trigger.subject, { controller, source, 0 });
}

/// Of what comes into a zone or leaves it: that zone, and from where where it says so.
bool isThatWay(const Trigger& trigger, const Way& way)
{
    if (trigger.forYear && !way.forYear)
        return false;
    if (trigger.event == When::GetsCounters && !trigger.counter.any)
        return way.counter && way.counter->attack == trigger.counter.attack
            && way.counter->defense == trigger.counter.defense
            && way.counter->number == trigger.counter.number;
    if (trigger.event == When::IsPutInto)
        return trigger.place.zone == way.to && (!trigger.from || *trigger.from == way.from);
    return trigger.event != When::LeavesZone || trigger.place.zone == way.from;
}

/// "your second card each turn": which one of this turn it is, by now.
bool isTheOne(const Table& t, const Trigger& trigger, Seat who)
{
    if (trigger.nth == 0)
        return true;
    const Player& player = t.state.players[who];
    switch (factsOf(trigger.event).counted) {
    case Counted::Nothing:
        break;
    case Counted::Draws:
        return player.drawn == trigger.nth;
    case Counted::Casts: {
        const int spells = trigger.subject.noun == Filter::Noun::Citizen ? 0 : player.spellsCast;
        const int citizens = trigger.subject.noun == Filter::Noun::Spell ? 0 : player.citizensCast;
        return spells + citizens == trigger.nth;
    }
    }
    return false;
}

/// "One or more": what happens to several at once is one event.
bool alreadyWaits(const State& s, Ref source, std::uint16_t card, std::uint8_t ability)
{
    return std::ranges::any_of(s.waiting, [&](const Waiting& w) {
        return w.source == source && w.card == card && w.ability == ability && !w.delayed;
    });
}

/// "Plunder a card", "becomes blocked by a citizen", "is dealt damage by a citizen", "deals combat damage to an 11 year card": told of each of
/// them.
bool isToldOfEach(const Trigger& trigger)
{
    if (trigger.each)
        return true;
    if (trigger.object == Trigger::Object::Citizen)
        return trigger.event == When::BecomesBlocked || trigger.event == When::IsDealtDamage;
    return trigger.object == Trigger::Object::YearCard
        && (trigger.event == When::DealsDamage || trigger.event == When::DealsCombatDamage);
}

/// Of the other one in what happened: whether it is one that this waits for.
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

} // namespace

bool usedSoOften(const State& s, const SoloUse& mark, int times)
{
    return std::ranges::count(s.solo, mark) >= times;
}

SoloUse onceMark(const State& s, Index source, std::uint8_t ability)
{
    return { static_cast<std::uint16_t>(0x8000 | source), ability, s.objects[source].era };
}

void grantedTo(const Table& t, Index i, const std::function<void(std::uint16_t)>& visit)
{
    if (!t.cards.hasGrants() || !onIsland(t.state, i))
        return;
    eachGrantOf(t, i, visit);
    for (const LastingEffect& m : t.state.lasting)
        if (m.kind == LastingEffect::Kind::Grant && m.who == refOf(t.state, i))
            visit(m.node());
}

namespace {

/// What a player has done this turn, for those who ask later; what is told twice is told of the one who did it first.
void noteDeed(State& s, When event, Seat who)
{
    if (who >= maxPlayers)
        return;
    Player& player = s.players[who];
    if (event == When::YouPlunder)
        player.plundered = 1;
    else if (event == When::YouProbe)
        player.probed = 1;
    else if (event == When::YouSearch)
        player.searched = 1;
    else if (event == When::YouActivate)
        player.activated = onceMore(player.activated) & 15;
    else if (event == When::YouUseYear)
        player.yearsUsed = onceMore(player.yearsUsed) & 15;
    else if (event == When::Enters)
        player.entered = onceMore(player.entered) & 15;
}

/// One ability that may wait for what happens, and who has it.
struct Listener
{
    const Ability& ability;
    const AbilityFacts& facts;
    Ref source;
    std::uint16_t card;
    std::uint8_t number;
    Seat controller;
};

} // namespace

void occur(const Table& t, When event, Index subject, Seat who, Trigger::Object object,
    const Way& way, const Counterpart& other)
{
    State& s = t.state;
    noteDeed(s, event, who);
    const std::uint64_t mask = std::uint64_t { 1 } << static_cast<unsigned>(event);
    const auto consider = [&](const Listener& listener) {
        const Trigger& trigger = *listener.ability.trigger;
        const Index source = listener.source.object;
        const auto wanted = trigger.object;
        const bool elsewhere = (event == When::Attacks || event == When::DestroysYear)
            && trigger.bySide != Side::Any
            && (trigger.bySide == Side::You) != (s.attack.defender == listener.controller);
        if (trigger.event != event || elsewhere || !isThatWay(trigger, way)
            || (trigger.combat && !other.combat)
            || (wanted != Trigger::Object::Any && wanted != object)
            || !hears(t, trigger, source, listener.controller, subject, who)
            || !isThatOther(
                t, trigger, source, listener.controller, other, listener.facts.speaksOfObject)
            || !isTheOne(t, trigger, who)
            || (trigger.together
                && alreadyWaits(s, listener.source, listener.card, listener.number)))
            return;
        int times = 1;
        const bool own = trigger.subjectIsThis && (event == When::Enters || event == When::Dies);
        if (own && t.cards.changesTriggers())
            times = timesTriggered(t, source, event == When::Dies);
        if (times == 0)
            return;
        if (trigger.onceEachTurn) {
            const SoloUse mark
                = onceMark(s, source, t.cards.markOf(listener.card, listener.number));
            if (usedSoOften(s, mark, trigger.times))
                return;
            s.solo.push_back(mark);
        }
        Waiting w;
        w.source = listener.source;
        w.subject = subject == noIndex ? w.source : refOf(s, subject);
        w.object = isItem(other.onPile) ? other.onPile
            : other.card == noIndex     ? Ref {}
                                        : refOf(s, other.card);
        w.card = listener.card;
        w.ability = listener.number;
        w.controller = listener.controller;
        w.other = who == w.controller && !trigger.anyones ? noSeat : who;
        // Who asks for none of those dealt damage at once speaks of all of it.
        const bool ofOne
            = trigger.counterpart || trigger.counterpartIsThis || listener.facts.speaksOfObject;
        w.howMuch = static_cast<std::uint8_t>(
            std::clamp(ofOne ? other.amount : std::max(other.amount, other.inAll), 0, 255));
        if (listener.facts.speaksOfThatPlayer) {
            const bool damaged = event == When::DealsDamage && object != Trigger::Object::Citizen;
            const Seat opposed
                = opposite(s, damaged ? When::DealsCombatDamage : event, w.controller);
            if (opposed != noSeat)
                w.other = opposed;
        }
        for (; times > 0; --times)
            s.waiting.push_back(w);
    };
    s.listeners.each([&](Index source) {
        const Facts& facts = t.facts(source);
        const bool here = onIsland(s, source);
        if (!(facts.triggers & mask) || (here && !keepsAbilities(t, source)))
            return;
        for (const std::uint8_t number : facts.triggered)
            if (facts.abilities[number].inLimbo != here)
                consider(
                    { t.card(source).abilities[number], facts.abilities[number], refOf(s, source),
                        s.objects[source].card, number, s.objects[source].controller });
    });
    if (event == When::IsCast && (t.facts(subject).triggers & mask))
        for (const std::uint8_t number : t.facts(subject).triggered) // it is on no island yet
            consider({ t.card(subject).abilities[number], t.facts(subject).abilities[number],
                refOf(s, subject), s.objects[subject].card, number, who });
    if (!t.cards.hasGrants())
        return;
    const auto given = [&](std::uint16_t number, Ref source, Seat controller) {
        const Ability& ability = t.cards.ability(number, 0);
        if (ability.trigger)
            consider({ ability, t.cards.abilityFacts(number, 0), source, number, 0, controller });
    };
    eachOnTheIsland(s, [&](Index i) {
        if (keepsAbilities(t, i))
            grantedTo(t, i,
                [&](std::uint16_t number) { given(number, refOf(s, i), s.objects[i].controller); });
    });
    // "Whenever ... this turn": a player has it.
    const auto lasting = s.lasting; // what waits does not change it, but what is asked may
    for (const LastingEffect& m : lasting)
        if (m.kind == LastingEffect::Kind::Grant && isSeat(m.who))
            given(m.node(), refOf(s, m.about), seatOf(m.who));
        else if (m.kind == LastingEffect::Kind::Watch && isCurrent(s, m.who))
            given(m.node(), m.who, m.what);
}

} // namespace triptych::kryptik
