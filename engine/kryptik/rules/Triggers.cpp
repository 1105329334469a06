#include "kryptik/rules/Triggers.h"

#include "kryptik/rules/Abilities.h"
#include "kryptik/rules/Changes.h"
#include "kryptik/rules/Combat.h"
#include "kryptik/rules/Island.h"
#include "kryptik/rules/Listening.h"
#include "kryptik/rules/Passives.h"

#include <algorithm>

namespace triptych::kryptik {

namespace {

using When = Trigger::Event;

/// 4.4.2 What is told of an attacker is told of the player whom it attacks, whoever listens.
bool isAtDefender(When event, Trigger::Object object)
{
    const bool damages = event == When::DealsDamage || event == When::DealsCombatDamage;
    return event == When::Attacks || event == When::BecomesBlocked || event == When::IsUnblocked
        || event == When::DestroysYear
        || (damages && (object == Trigger::Object::YearCard || object == Trigger::Object::Player));
}

/// "One or more": what happens to several at once is one event.
bool alreadyWaits(const State& s, Ref source, std::uint16_t card, std::uint8_t ability)
{
    return std::ranges::any_of(s.waiting, [&](const Waiting& w) {
        return w.source == source && w.card == card && w.ability == ability && !w.delayed;
    });
}

} // namespace

bool isGranted(const Table& t)
{
    return (t.state.spoken & topic::grants)
        || (t.cards.hasGrants() && std::ranges::any_of(t.state.lasting, [](const LastingEffect& m) {
               return m.kind == LastingEffect::Kind::Grant;
           }));
}

namespace {

/// Whether somebody waits for such an event, by an ability that is printed or one that was given.
bool isAwaited(const Table& t, std::uint64_t events, std::initializer_list<Index> comes)
{
    return (t.state.awaited & events) || (t.state.spoken & topic::grants) || t.cards.hasFirsts()
        || std::ranges::any_of(
            comes, [&](Index i) { return i != noIndex && (t.facts(i).topics & topic::grants); })
        || std::ranges::any_of(t.state.lasting, [](const LastingEffect& m) {
               return m.kind == LastingEffect::Kind::Grant || m.kind == LastingEffect::Kind::Watch;
           });
}

} // namespace

AsTheyWere::AsTheyWere(const Table& t, std::initializer_list<Index> asked, std::uint64_t events)
    : m_state(t.state)
    , m_cards(t.cards)
    , m_kept(isAwaited(t, events, asked))
{
    if (!m_kept) // nobody will ask
        return;
    m_lasting = m_state.lasting;
    for (const Index i : asked)
        add(i);
}

void AsTheyWere::add(Index i)
{
    if (m_kept && i != noIndex)
        m_objects.emplace_back(i, m_state.objects[i]);
}

bool AsTheyWere::during(const std::function<bool()>& asked)
{
    exchange();
    const bool so = asked();
    exchange();
    return so;
}

void AsTheyWere::exchange()
{
    if (!m_kept)
        return;
    std::swap(m_state.lasting, *m_lasting);
    bool others = false; // a copy is told of as what it was
    for (auto& [i, object] : m_objects) {
        others = others || object.card != m_state.objects[i].card;
        std::swap(m_state.objects[i], object);
    }
    if (others)
        m_state.spoken = spokenBy(m_state, m_cards);
}

bool usedSoOften(const State& s, const SoloUse& mark, int times)
{
    return std::ranges::count(s.solo, mark) >= times;
}

SoloUse onceMark(const State& s, Index source, std::uint8_t ability)
{
    return { static_cast<std::uint16_t>(0x8000 | source), ability, s.objects[source].era };
}

namespace {

SoloUse doneMark(const Table& t, Ref source, std::uint16_t card, std::uint8_t ability)
{
    return { static_cast<std::uint16_t>(0x8000 | source.object), t.cards.markOf(card, ability),
        source.era };
}

} // namespace

void noteDone(const Table& t, Ref source, std::uint16_t card, std::uint8_t ability)
{
    if (t.cards.ability(card, ability).trigger->whenDone)
        t.state.solo.push_back(doneMark(t, source, card, ability));
}

bool isDoneSoOften(const Table& t, Ref source, std::uint16_t card, std::uint8_t ability)
{
    const Trigger& trigger = *t.cards.ability(card, ability).trigger;
    return trigger.whenDone
        && usedSoOften(t.state, doneMark(t, source, card, ability), trigger.times);
}

void grantedTo(const Table& t, Index i, const std::function<void(std::uint16_t)>& visit)
{
    if (!onIsland(t.state, i) || !isGranted(t))
        return;
    eachGrantOf(t, i, visit);
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

/// "For the first time each turn": that it has happened, for whoever has such a card; kept where Solo is.
SoloUse firstMark(const Listener& listener)
{
    return { static_cast<std::uint16_t>(0xC000 | listener.card), listener.number,
        listener.controller };
}

/// "Another": of the card that it happens to itself it has not happened by that, and so it is kept of every other one.
SoloUse firstMark(const State& s, Index card, std::uint8_t number, Seat p)
{
    return { static_cast<std::uint16_t>(0xA000 | card), number,
        static_cast<std::uint8_t>((s.objects[card].era << 2) | p) };
}

/// Once it has happened it is not the first time any more, also for the cards that are not there yet.
template <typename Happens>
void noteFirsts(const Table& t, std::uint64_t mask, Index subject, Happens&& happens)
{
    State& s = t.state;
    const auto note = [&](const SoloUse& mark, const Listener& listener) {
        if (!s.solo.contains(mark) && !s.solo.full() && happens(listener))
            s.solo.push_back(mark);
    };
    for (Index i = 0; i < s.objectCount; ++i)
        if (const Facts& facts = t.facts(i); (facts.triggers & mask) != 0)
            for (const std::uint8_t number : facts.triggered)
                for (Seat p = 0; t.card(i).abilities[number].trigger->first && p < s.seats; ++p) {
                    const Listener listener { t.card(i).abilities[number], facts.abilities[number],
                        Ref {}, s.objects[i].card, number, p };
                    const bool ofOthers = listener.ability.trigger->subject.other
                        && subject != noIndex && s.objects[subject].card == s.objects[i].card;
                    if (!ofOthers)
                        note(firstMark(listener), listener);
                    else if (i != subject)
                        note(firstMark(s, i, number, p), listener);
                }
}

} // namespace

void occur(const Table& t, When event, Index subject, Seat who, Trigger::Object object,
    const Way& way, const Counterpart& other)
{
    State& s = t.state;
    if (!way.latecomers)
        noteDeed(s, event, who);
    const std::uint64_t mask = bitOf(event);
    const auto happens = [&](const Listener& listener) {
        const Trigger& trigger = *listener.ability.trigger;
        const Index source = listener.source.object;
        const auto wanted = trigger.object;
        const bool elsewhere = (event == When::Attacks || event == When::DestroysYear)
            && trigger.bySide != Side::Any
            && (trigger.bySide == Side::You) != (s.attack.defender == listener.controller);
        const auto heard = [&] {
            return hears(t, trigger, source, listener.controller, subject, who)
                && isThatOther(
                    t, trigger, source, listener.controller, other, listener.facts.speaksOfObject);
        };
        // "An opponent puts a card into their soul row": and not into another's.
        const bool intoOwn = event != When::IsPutInto || trigger.place.whose != Side::They
            || trigger.bySide != Side::Opponents || way.doer == who;
        return trigger.event == event && !elsewhere && intoOwn
            && isThatWay(trigger, way, listener.controller)
            && (trigger.fewest == 0 || static_cast<int>(blockersInLine(s).size()) >= trigger.fewest)
            && (!trigger.combat || other.combat)
            && (wanted == Trigger::Object::Any || wanted == object)
            && (other.before ? other.before->during(heard) : heard()) && isTheOne(t, trigger, who);
    };
    const auto consider = [&](const Listener& listener) {
        const Trigger& trigger = *listener.ability.trigger;
        const Index source = listener.source.object;
        const bool toldBefore = way.latecomers && std::ranges::count(*way.latecomers, source) == 0;
        if (toldBefore || !happens(listener)
            || (trigger.together
                && alreadyWaits(s, listener.source, listener.card, listener.number)))
            return;
        int times = 1;
        const bool own = trigger.subjectIsThis && (event == When::Enters || event == When::Dies);
        if (own)
            times = timesTriggered(t, source, event == When::Dies);
        if (times == 0)
            return;
        const bool ofAll = trigger.first && !t.cards.isGranted(listener.card);
        if (ofAll
            && (s.solo.contains(firstMark(listener))
                || s.solo.contains(firstMark(s, source, listener.number, listener.controller))))
            return;
        if (trigger.onceEachTurn && !ofAll) {
            const SoloUse mark
                = onceMark(s, source, t.cards.markOf(listener.card, listener.number));
            if (usedSoOften(s, mark, trigger.times))
                return;
            if (!trigger.whenDone)
                s.solo.push_back(mark);
        }
        Waiting w;
        w.source = listener.source;
        w.subject = subject == noIndex ? w.source : refOf(s, subject);
        if (way.toldTo == Way::ToldTo::Island) // what is spoken of is what it becomes there
            w.subject.era = static_cast<std::uint8_t>(w.subject.era + 1);
        w.object = isItem(other.onPile) ? other.onPile
            : other.card == noIndex     ? Ref {}
                                        : refOf(s, other.card);
        if (takesAway(event) && subject != noIndex && onIsland(s, subject)) { // as it still is
            const Stats was = statsOf(t, subject);
            w.object = figuresRef(was.attack, was.defense);
        }
        w.card = listener.card;
        w.ability = listener.number;
        w.controller = listener.controller;
        w.other = who == w.controller && !trigger.anyones ? noSeat : who;
        if (isByWhose(event) && trigger.bySide == Side::Opponents)
            w.other = way.doer; // "an opponent counters a spell": who did it, and not whose it is
        // Who asks for none of those dealt damage at once speaks of all of it.
        const bool ofOne
            = trigger.counterpart || trigger.counterpartIsThis || listener.facts.speaksOfObject;
        w.howMuch = static_cast<std::uint8_t>(
            std::clamp(ofOne ? other.amount : std::max(other.amount, other.inAll), 0, 255));
        if (listener.facts.speaksOfThatPlayer) {
            const Seat opposed = isAtDefender(event, object) ? s.attack.defender
                                                             : opposite(s, event, w.controller);
            if (opposed != noSeat)
                w.other = opposed;
        }
        for (; times > 0; --times)
            s.waiting.push_back(w);
    };
    const auto ask = [&](Index source) {
        const Facts& facts = t.facts(source);
        if (!(facts.triggers & mask))
            return;
        const bool here = onIsland(s, source);
        if (way.toldTo != Way::ToldTo::All && here != (way.toldTo == Way::ToldTo::Island))
            return;
        if (here && !keepsAbilities(t, source))
            return;
        for (const std::uint8_t number : facts.triggered)
            if (facts.abilities[number].inLimbo != here)
                consider(
                    { t.card(source).abilities[number], facts.abilities[number], refOf(s, source),
                        s.objects[source].card, number, s.objects[source].controller });
    };
    if (s.awaited & mask)
        s.listeners.each(ask);
    // What is said of itself where it is on no island yet.
    const bool onThePile = event == When::IsCountered && zoneOf(s, subject) == Zone::Pile;
    if ((event == When::IsCast || onThePile) && (t.facts(subject).triggers & mask))
        for (const std::uint8_t number : t.facts(subject).triggered)
            if (const Ability& ability = t.card(subject).abilities[number];
                event == When::IsCast || ability.trigger->subjectIsThis)
                consider({ ability, t.facts(subject).abilities[number], refOf(s, subject),
                    s.objects[subject].card, number, who });
    // Where it has come to lie, unless it was told so as it left the island: as it was before, so that it is found there
    // and no further.
    if (event == When::IsPutInto && way.toldTo == Way::ToldTo::All && !way.latecomers
        && t.facts(subject).hearsOfItself && !onIsland(s, subject))
        for (const std::uint8_t number : t.facts(subject).triggered)
            if (const Ability& ability = t.card(subject).abilities[number];
                isOwnArrival(*ability.trigger)) {
                Ref before = refOf(s, subject);
                before.era = static_cast<std::uint8_t>(before.era - 1);
                consider({ ability, t.facts(subject).abilities[number], before,
                    s.objects[subject].card, number, s.objects[subject].owner });
            }
    if (t.cards.hasFirsts() && way.toldTo != Way::ToldTo::Island) // it is told once more there
        noteFirsts(t, mask, subject, happens);
    if (!t.cards.hasGrants() || way.toldTo == Way::ToldTo::Elsewhere)
        return;
    const auto given = [&](std::uint16_t number, Ref source, Seat controller) {
        const Ability& ability = t.cards.ability(number, 0);
        if (ability.trigger)
            consider({ ability, t.cards.abilityFacts(number, 0), source, number, 0, controller });
    };
    if (isGranted(t))
        eachOnTheIsland(s, [&](Index i) {
            grantedTo(t, i,
                [&](std::uint16_t number) { given(number, refOf(s, i), s.objects[i].controller); });
        });
    // "Whenever ... this turn": a player has it. While it is asked (AsTheyWere) the list is another one.
    for (std::size_t k = 0; k < s.lasting.size(); ++k) {
        const LastingEffect m = s.lasting[k];
        if (m.kind == LastingEffect::Kind::Grant && isSeat(m.who))
            given(m.node(), refOf(s, m.about), seatOf(m.who));
        else if (m.kind == LastingEffect::Kind::Watch && isCurrent(s, m.who))
            given(m.node(), m.who, m.what);
    }
}

} // namespace triptych::kryptik
