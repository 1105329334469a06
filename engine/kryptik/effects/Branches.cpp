#include "kryptik/effects/Branches.h"

#include "kryptik/cards/Topics.h"
#include "kryptik/effects/LeftOut.h"
#include "kryptik/effects/Possible.h"
#include "kryptik/rules/Asking.h"
#include "kryptik/rules/Meaning.h"
#include "kryptik/rules/Triggers.h"
#include "kryptik/tree/Walk.h"

#include <algorithm>

namespace triptych::kryptik {

void child(State& s, const Effect& effect)
{
    s.agenda.push(DoEffect { effect.id });
}

void childAskedAbout(State& s, const Effect& effect)
{
    s.somethingChanged = 0;
    if (!std::holds_alternative<Sequence>(effect.node)) {
        child(s, effect);
        return;
    }
    DoRest all { effect.id };
    all.asked = 1;
    s.agenda.push(all);
}

void run(const Table& t, AsBefore step)
{
    t.state.done = step.done;
}

namespace {

bool isYou(const Who& who)
{
    return who.kind == Who::Kind::You;
}

/// What the step is of; whoever does it is "they" from here on.
template <typename Node, typename Step>
const Node& toldTo(const Table& t, const Step& step)
{
    const auto& e = nodeOf<Node>(t, step.effect);
    if (!isYou(e.who))
        t.state.thatPlayer = step.player;
    return e;
}

/// 10.3 They do it, and then it is looked at what has come of it.
template <typename Node>
void childThatMustCome(const Table& t, const Picked<Node>& step, const Effect& deed)
{
    const std::uint8_t atLeast = mustCome(t, deed, step.player);
    t.state.agenda.push(WasDone<Node> { step.effect, step.player, atLeast });
    childAskedAbout(t.state, deed);
}

bool isEach(const Who& who)
{
    return who.kind == Who::Kind::EachOpponent || who.kind == Who::Kind::EachPlayer;
}

/// "Whenever ..., if ..., you may ... Do this only once each turn": it is offered as it resolves, and counted then.
bool isCounted(const Table& t)
{
    const PileItem& item = t.state.resolving;
    if (item.kind != PileItem::Kind::Triggered)
        return false;
    const Ability& ability = t.cards.ability(item.card, item.ability);
    return ability.trigger && ability.trigger->whenDone && !ability.may && ability.cost.empty();
}

/// "You may have target opponent discard a card. If you do not, that player ..."
void declined(const Table& t, const May& e)
{
    if (!e.otherwise.empty())
        doOne(t, e.otherwise.front(), isYou(e.who) ? &e.effect.front() : nullptr, nullptr);
}

/// 10.3 What cannot be done is not offered. RULING: where others could tell from that what is in a
/// hidden hand, its owner is asked all the same, and can only decline.
void offerMay(const Table& t, EffectId effect, const May& e, Seat chooser)
{
    State& s = t.state;
    if (isCounted(t) && isDoneSoOften(t, s.resolving.source, s.resolving.card, s.resolving.ability))
        return;
    if (!isPossible(t, e.effect.front()) && !dependsOnTheHand(t, e.effect.front())) {
        declined(t, e);
        return;
    }
    s.agenda.push(Picked<May> { effect, chooser });
    ask(t, { Ask::May, chooser, 1, 1, effect });
}

} // namespace

void may(const Table& t, EffectId effect, const May& e)
{
    if (isYou(e.who))
        offerMay(t, effect, e, t.state.resolving.controller);
    else { // "target opponent may ..."
        if (!e.none.empty()) {
            t.state.someoneAccepted = 0;
            t.state.agenda.push(IfNobody { effect });
        }
        inTurn<May>(t.state, effect, players(t, e.who));
    }
}

void run(const Table& t, IfNobody step)
{
    if (t.state.someoneAccepted == 0)
        child(t.state, nodeOf<May>(t, step.effect).none.front());
}

void unable(const Table& t, EffectId effect, const Unable& e)
{
    const Effect& first = e.effect.front();
    if (e.each.kind != Who::Kind::You) { // one after the other, each by what they can
        inTurn<Unable>(t.state, effect, players(t, e.each));
        return;
    }
    const std::vector<Seat> who = players(t, doerOf(first));
    const bool able = who.empty() || canDo(t, first, who.front());
    if (able) {
        child(t.state, first);
        return;
    }
    child(t.state, e.otherwise.front());
    if (canDoInPart(t, first, who.front())) // 10.3 so far, and then the other
        child(t.state, first);
}

/// "... unless its controller pays {2}": whoever it is may do it, and then nothing else happens. Of
/// "each opponent" it is one question to each.
void unless(const Table& t, EffectId effect, const Unless& e)
{
    // "Target opponent discards a card unless they pay {1}": named by what they may prevent.
    const Seat before = t.state.thatPlayer;
    if (e.who.kind == Who::Kind::ThatPlayer)
        nameAsIn(t, e.effect.front());
    const std::vector<Seat> who = players(t, e.who);
    t.state.thatPlayer = before;
    if (who.empty() && !isEach(e.who))
        child(t.state, e.effect.front());
    inTurn<Unless>(t.state, effect, who);
}

/// "Each opponent engages a citizen they control": whoever does it has the choices in it.
void asPlayer(const Table& t, EffectId effect, const As& e)
{
    State& s = t.state;
    const std::vector<Seat> who = players(t, e.who);
    const bool isOne = who.size() == 1 && !isEach(e.who);
    s.agenda.push(EndAs { s.resolving.controller, isOne ? who.front() : s.thatPlayer });
    if (who.size() > 1 && !std::holds_alternative<Sequence>(e.effect.front().node))
        gather(s); // in several deeds "it" is each player's own
    inTurn<As>(s, effect, who);
}

void run(const Table& t, ForPlayer<Unless> step)
{
    State& s = t.state;
    const auto& e = toldTo<Unless>(t, step);
    if (!canDo(t, e.deed.front(), step.player)) {
        child(s, e.effect.front());
        return;
    }
    s.agenda.push(Picked<Unless> { step.effect, step.player });
    ask(t, { Ask::May, step.player, 1, 1, step.effect });
}

void run(const Table& t, Picked<Unless> step)
{
    State& s = t.state;
    const auto& e = toldTo<Unless>(t, step);
    if (s.picks.empty()) {
        child(s, e.effect.front());
        return;
    }
    if (isYou(e.who)) // it is known behind it against whom it would have been
        nameAsIn(t, e.effect.front());
    s.done = {}; // "if it was countered this way": nothing was
    childThatMustCome(t, step, e.deed.front());
}

/// 10.3 What nothing has come of prevents nothing.
void run(const Table& t, WasDone<Unless> step)
{
    State& s = t.state;
    const auto& e = nodeOf<Unless>(t, step.effect);
    if (hasCome(s, e.deed.front(), step.atLeast))
        return;
    if (!isYou(e.who))
        s.thatPlayer = step.player;
    child(s, e.effect.front());
}

void run(const Table& t, ForPlayer<Unable> step)
{
    const auto& e = nodeOf<Unable>(t, step.effect);
    t.state.thatPlayer = step.player;
    const bool able = canDo(t, e.effect.front(), step.player);
    child(t.state, able ? e.effect.front() : e.otherwise.front());
    if (!able && canDoInPart(t, e.effect.front(), step.player))
        child(t.state, e.effect.front());
}

void run(const Table& t, ForPlayer<As> step)
{
    t.state.resolving.controller = t.state.thatPlayer = step.player;
    child(t.state, nodeOf<As>(t, step.effect).effect.front());
}

void run(const Table& t, EndAs step)
{
    t.state.resolving.controller = step.controller;
    t.state.thatPlayer = step.thatPlayer;
    t.state.gathers = 0;
}

/// Where they only choose, what somebody else would do is not theirs to be able to. 10.3 Of what nobody could do whole
/// that is to be had which can be done as far as possible.
bool isToBeHad(const Table& t, const Either& e, const Effect& option, Seat player)
{
    const auto canBeDone = [&](const Effect& each) {
        return (e.chooses && doerOf(each).kind != Who::Kind::ThatPlayer) || canDo(t, each, player);
    };
    return canBeDone(option)
        || (std::ranges::none_of(e.options, canBeDone) && canDoInPart(t, option, player));
}

namespace {

/// "Target opponent discards a card, or that player draws a card": known behind the one where it is not done.
void doOneOf(const Table& t, const Either& e, std::size_t number)
{
    const Effect* behind = nullptr;
    for (std::size_t k = 0; isYou(e.who) && k < e.options.size(); ++k)
        if (k < number)
            nameAsIn(t, e.options[k]);
        else if (k > number && namedIn(e.options[k]))
            behind = &e.options[k];
    doOne(t, e.options[number], nullptr, behind);
}

} // namespace

/// "Each opponent pays {1} or discards 1 card"
void run(const Table& t, ForPlayer<Either> step)
{
    State& s = t.state;
    const auto& e = toldTo<Either>(t, step);
    std::size_t only = e.options.size() - 1;
    int possible = 0;
    for (std::size_t k = 0; k < e.options.size(); ++k)
        if (isToBeHad(t, e, e.options[k], step.player)) {
            only = k;
            ++possible;
        }
    if (possible < 2) {
        doOneOf(t, e, only);
        return;
    }
    s.agenda.push(Picked<Either> { step.effect, step.player });
    ask(t, { Ask::OneOf, step.player, 1, 1, step.effect });
}

void run(const Table& t, Picked<Either> step)
{
    const auto& e = toldTo<Either>(t, step);
    doOneOf(t, e, t.state.picks.empty() ? e.options.size() - 1 : t.state.picks.front());
}

void run(const Table& t, ForPlayer<May> step)
{
    t.state.thatPlayer = step.player;
    offerMay(t, step.effect, nodeOf<May>(t, step.effect), step.player);
}

void run(const Table& t, Picked<May> step)
{
    State& s = t.state;
    const auto& e = toldTo<May>(t, step);
    if (s.picks.empty()) {
        declined(t, e);
        return;
    }
    if (isCounted(t))
        noteDone(t, s.resolving.source, s.resolving.card, s.resolving.ability);
    if (e.then.empty() && e.otherwise.empty() && e.none.empty()) {
        child(s, e.effect.front());
        return;
    }
    if (isYou(e.who) && !e.otherwise.empty())
        nameBehind(t, e.effect.front(), e.otherwise.front());
    childThatMustCome(t, step, e.effect.front());
}

/// 10.3 "If you do", "if you do not": by what has come of it, not by what was said.
void run(const Table& t, WasDone<May> step)
{
    State& s = t.state;
    const auto& e = nodeOf<May>(t, step.effect);
    if (hasCome(s, e.effect.front(), step.atLeast)) {
        if (!e.none.empty())
            s.someoneAccepted = 1;
        if (!e.then.empty())
            child(s, e.then.front());
        return;
    }
    if (!isYou(e.who))
        s.thatPlayer = step.player;
    declined(t, e);
}

void leaveBehind(const Table& t, const Delayed& e)
{
    State& s = t.state;
    DelayedEffect d;
    d.node = e.effect.front().id;
    d.card = s.resolving.card;
    d.ability = s.resolving.ability;
    d.source = s.resolving.source;
    const Index self = thisCard(s);
    if (e.when != Delayed::When::ThisLeaves
        && self != noIndex) // where it went, when it is said to have left
        d.source = refOf(s, self);
    d.subject = s.resolving.subject;
    if (e.captured.kind != Referent::Kind::Unbound) { // what it is about, as it is now
        const std::vector<Index> it = referredTo(t, e.captured);
        d.subject = it.empty() ? Ref {} : refOf(s, it.front());
        // What is still on the effect pile will have gone on from there by then.
        if (!it.empty() && zoneOf(s, it.front()) == Zone::Pile)
            ++d.subject.era;
    }
    d.controller = s.resolving.controller;
    d.when = static_cast<std::uint8_t>(e.when) & 31;
    d.notBefore = static_cast<std::uint16_t>(s.turn
        + (e.when == Delayed::When::StartOfYourNextTurn || e.when == Delayed::When::StartOfNextTurn
                    || e.when == Delayed::When::EndOfYourNextTurn
                    || e.when == Delayed::When::EndOfNextTurn
                    || e.when == Delayed::When::StartOfItsNextTurn
                ? 1
                : 0));
    bool aims = false;   // 8.5 at targets of its own, declared when it was cast
    bool speaks = false; // of who was named before it
    walk(e.effect.front(), [&](const auto& part) {
        using Part = std::remove_cvref_t<decltype(part)>;
        if constexpr (std::is_same_v<Part, Target>)
            aims = true;
        else if constexpr (std::is_same_v<Part, Who>)
            aims = aims || part.kind == Who::Kind::Target;
        if constexpr (std::is_same_v<Part, Who>)
            speaks = speaks || part.kind == Who::Kind::ThatPlayer;
        if constexpr (requires { isTheirs(part); })
            speaks = speaks || isTheirs(part);
    });
    if (speaks && s.thatPlayer != noSeat)
        d.they = (s.thatPlayer + 1) & 7;
    for (const Ref& target : s.resolving.targets)
        if (aims)
            d.targets.push_back(target);
    s.delayed.push_back(d);
}

} // namespace triptych::kryptik
