#include "kryptik/effects/Resolve.h"

#include "core/Overloaded.h"
#include "kryptik/effects/Choices.h"
#include "kryptik/effects/Moves.h"
#include "kryptik/rules/Abilities.h"
#include "kryptik/rules/Asking.h"
#include "kryptik/rules/Drawing.h"
#include "kryptik/rules/ElevenYearRow.h"
#include "kryptik/rules/Island.h"
#include "kryptik/rules/Meaning.h"
#include "kryptik/rules/Priority.h"
#include "kryptik/rules/SoulEnergy.h"
#include "kryptik/rules/Targeting.h"
#include "kryptik/rules/Winning.h"
#include "kryptik/tree/Walk.h"

#include <algorithm>

namespace triptych::kryptik {

namespace {

int amountOf(const Table& t, const Amount& amount)
{
    return std::max(0, valueOf(t, amount, viewpoint(t.state)));
}

void child(State& s, const Effect& effect)
{
    s.agenda.push(DoEffect { effect.id });
}

// --- Leaves that need nobody's word

void onIslandOnly(const State& s, std::vector<Index>& list)
{
    std::erase_if(list, [&](Index i) { return !onIsland(s, i); });
}

void damage(const Table& t, const Damage& e)
{
    State& s = t.state;
    const int amount = amountOf(t, e.amount);
    const Index dealer = [&] {
        if (!e.by)
            return s.resolving.source.object;
        const std::vector<Index> by = things(t, *e.by);
        return by.empty() || !onIsland(s, by.front()) ? noIndex : by.front();
    }();
    if (e.by && dealer == noIndex)
        return; // Who would deal it has left.
    if (const auto* who = std::get_if<Who>(&e.to)) {
        for (const Seat p : players(t, *who))
            dealDamageTo(t, p, valueFor(t, e.amount, p));
        return;
    }
    const Thing& thing = std::get<Thing>(e.to);
    std::vector<Index> hit = things(t, thing);
    const Index source = dealer;
    const bool here = e.by ? onIsland(s, source) : onIsland(s, s.resolving.source);
    const bool toxic = here && has(t, source, Keyword::Toxic);
    bool first = true; // glossary Toxic: only the first point is lethal
    for (const Index i : hit) {
        dealDamage(t, source, i, amount, toxic && first ? Touch::Toxic : Touch::Plain);
        first = false;
    }
    for (const Seat p : playersAmong(t, thing))
        dealDamageTo(t, p, amount);
    speakOf(s, hit);
}

void addLasting(State& s, const LastingEffect& m)
{
    if (m.kind == LastingEffect::Kind::Stats) // sums are what is asked for, so alike ones are one
        for (LastingEffect& other : s.lasting)
            if (other.kind == m.kind && other.who == m.who && other.endOfTurn == m.endOfTurn
                && other.spare == m.spare) {
                other.attack
                    = static_cast<std::int8_t>(std::clamp(other.attack + m.attack, -100, 100));
                other.defense
                    = static_cast<std::int8_t>(std::clamp(other.defense + m.defense, -100, 100));
                return;
            }
    s.lasting.push_back(m);
}

LastingEffect lasting(const State& s, Duration duration, LastingEffect::Kind kind)
{
    LastingEffect m;
    m.kind = kind;
    switch (duration) {
    case Duration::Permanent:
        break;
    case Duration::EndOfTurn:
        m.endOfTurn = LastingEffect::EndOfTurn;
        break;
    case Duration::YourNextTurn:
        m.endOfTurn = LastingEffect::NextTurn;
        m.spare = s.resolving.controller;
        break;
    case Duration::YourNextTurnEnd:
        m.endOfTurn = LastingEffect::NextTurnEnd;
        m.spare = s.resolving.controller;
        break;
    case Duration::NextDisengage:
        m.endOfTurn = LastingEffect::NextDisengage;
        break;
    case Duration::WhileAttached:
        m.endOfTurn = LastingEffect::Attached;
        m.spare = s.resolving.source.object;
        break;
    }
    return m;
}

void give(const Table& t, const Thing& what, LastingEffect m)
{
    State& s = t.state;
    std::vector<Index> list = things(t, what);
    onIslandOnly(s, list);
    if (m.endOfTurn == LastingEffect::Attached && zoneOf(s, m.spare) != Zone::Attached)
        list.clear(); // 5.3.1 it is attached no more
    for (const Index i : list) {
        m.who = refOf(s, i);
        addLasting(s, m);
        t.tell({ Event::Kind::StatsChanged, s.objects[i].controller, i });
    }
    s.dirty = 1;
    speakOf(s, list);
}

void modify(const Table& t, const Modify& e)
{
    const int times = e.times ? amountOf(t, *e.times) : 1;
    const int x = t.state.resolving.x;
    const auto part = [&](int printed, bool byX, bool minus) {
        const int value = byX ? (minus ? -x : x) : printed;
        return static_cast<std::int8_t>(std::clamp(value * times, -100, 100));
    };
    LastingEffect m = lasting(t.state, e.duration, LastingEffect::Kind::Stats);
    m.attack = part(e.attack, e.attackByX, e.attackMinus);
    m.defense = part(e.defense, e.defenseByX, e.defenseMinus);
    give(t, e.what, m);
}

KeywordSet setOf(const std::vector<Keyword>& keywords)
{
    KeywordSet set = 0;
    for (const Keyword k : keywords)
        set |= bit(k);
    return set;
}

void gain(const Table& t, const Gain& e)
{
    LastingEffect m = lasting(t.state, e.duration, LastingEffect::Kind::Gain);
    m.what = setOf(e.keywords);
    give(t, e.what, m);
}

void lose(const Table& t, const Lose& e)
{
    LastingEffect m = lasting(t.state, e.duration,
        e.keywords.empty() ? LastingEffect::Kind::LoseAll : LastingEffect::Kind::Lose);
    m.what = setOf(e.keywords);
    give(t, e.what, m);
}

void allow(const Table& t, const Allow& e, std::uint16_t id)
{
    LastingEffect m = lasting(
        t.state, e.duration, e.can ? LastingEffect::Kind::Can : LastingEffect::Kind::CanNot);
    m.what = static_cast<std::uint8_t>(e.deed);
    if (e.by) {
        m.kind = LastingEffect::Kind::BlockedBy;
        m.attack = static_cast<std::int8_t>(id >> 8);
        m.defense = static_cast<std::int8_t>(id & 0xFF);
    }
    give(t, e.what, m);
}

void toEach(const Table& t, const Thing& what, auto&& act)
{
    const std::vector<Index> list = things(t, what);
    speakOf(t.state, list);
    for (const Index i : list)
        act(i);
}

/// Something is counted anew: "that many", "this way".
void countAnew(State& s)
{
    s.done = {};
}

void destroyThings(const Table& t, const Destroy& e)
{
    const std::vector<Index> list = things(t, e.what);
    State& s = t.state;
    countAnew(s);
    speakOf(s, list);
    std::vector<Index> years; // 6.1 of a card in an 11 year row
    for (const Index i : list)
        if (zoneOf(s, i) == Zone::ElevenYearRow)
            years.push_back(i);
    destroy(t, list);
    if (!years.empty()) {
        for (const Index i : years)
            ++s.done[s.objects[i].owner];
        destroyYearCards(t, years);
    }
    stillSpeakOf(s, list);
}

void abolishThings(const Table& t, const Abolish& e)
{
    const std::vector<Index> list = things(t, e.what);
    State& s = t.state;
    countAnew(s);
    speakOf(s, list);
    for (const Index i : list)
        ++s.done[s.objects[i].owner];
    abolish(t, list);
    stillSpeakOf(s, list);
}

void shuffleIn(const Table& t, const ShuffleIn& e)
{
    State& s = t.state;
    countAnew(s);
    for (const Seat p : players(t, e.who)) {
        const auto into = [&](Zone zone) {
            while (countIn(s, p, zone) > 0) {
                moveTo(t, s.zones.first(zoneIndex(p, zone)), p, Zone::Deck);
                ++s.done[p];
            }
        };
        if (e.what != ShuffleIn::What::Limbo)
            into(Zone::Hand);
        if (e.what != ShuffleIn::What::Hand)
            into(Zone::Limbo);
        shuffleDeck(t, p);
    }
}

void forbid(const Table& t, const Forbid& e)
{
    LastingEffect m = lasting(t.state, e.duration, LastingEffect::Kind::Forbid);
    m.what = static_cast<std::uint8_t>(e.deed);
    for (const Seat p : players(t, e.who)) {
        m.who = seatRef(p);
        addLasting(t.state, m);
    }
}

void preventAll(const Table& t, const PreventAll& e)
{
    LastingEffect m = lasting(t.state, Duration::EndOfTurn, LastingEffect::Kind::Prevent);
    m.what = e.combat ? 1 : 0;
    addLasting(t.state, m);
}

void payStones(const Table& t, const Pay& e)
{
    for (const Seat p : players(t, e.who))
        if (const StoneNeed need = needOf(e.stones); canPay(purseOf(t.state, t.cards, p), need))
            pay(t, p, need, 0);
}

/// "divided as you choose": one number a target, the last takes what is left.
void askShare(const Table& t, Divide step)
{
    State& s = t.state;
    const auto& to = std::get<Thing>(nodeOf<Damage>(t, step.effect).to);
    const std::vector<Index> list = things(t, to);
    if (step.target + 1u >= list.size()) {
        if (step.target < list.size())
            dealDamage(t, s.resolving.source.object, list[step.target], step.left, Touch::Plain);
        speakOf(s, list);
        return;
    }
    s.agenda.push(step);
    ask(t, { Ask::Number, s.resolving.controller, 0, step.left, step.effect, 0, 0 });
}

void divide(const Table& t, EffectId effect, const Damage& e)
{
    const auto amount = static_cast<std::uint8_t>(std::min(99, amountOf(t, e.amount)));
    t.state.theNumber = 0;
    askShare(t, { effect, 0, amount });
}

bool isEach(const Who& who)
{
    return who.kind == Who::Kind::EachOpponent || who.kind == Who::Kind::EachPlayer;
}

/// "... unless its controller pays {2}": whoever it is may do it, and then nothing else happens. Of
/// "each opponent" it is one question to each.
void unless(const Table& t, EffectId effect, const Unless& e)
{
    const std::vector<Seat> who = players(t, e.who);
    if (who.empty() && !isEach(e.who))
        child(t.state, e.effect.front());
    pushForEach<Unless>(t.state.agenda, effect, who);
}

/// "Each opponent engages a citizen they control": whoever does it has the choices in it.
void asPlayer(const Table& t, EffectId effect, const As& e)
{
    State& s = t.state;
    const std::vector<Seat> who = players(t, e.who);
    const bool isOne = who.size() == 1 && !isEach(e.who);
    s.agenda.push(EndAs { s.resolving.controller, isOne ? who.front() : s.thatPlayer });
    pushForEach<As>(s.agenda, effect, who);
}

void fight(const Table& t, std::uint8_t chosen, const Fight& e)
{
    State& s = t.state;
    // After two choices the first is what is spoken of and the second is in the picks.
    const bool both = chosen == 2 && std::holds_alternative<Some>(e.one);
    const std::vector<Index> one
        = both ? referredTo(t, { Referent::Kind::Said }) : things(t, e.one);
    const std::vector<Index> other = things(t, e.other);
    if (one.empty() || other.empty() || !onIsland(s, one.front()) || !onIsland(s, other.front())
        || one.front() == other.front())
        return;
    const auto touch
        = [&](Index i) { return has(t, i, Keyword::Toxic) ? Touch::Toxic : Touch::Plain; };
    const int first = attackOf(t, one.front());
    const int second = attackOf(t, other.front());
    const Touch firstTouch = touch(one.front());
    const Touch secondTouch = touch(other.front());
    dealDamage(t, one.front(), other.front(), first, firstTouch);
    dealDamage(t, other.front(), one.front(), second, secondTouch);
    speakOf(s, one);
}

bool isSo(const Table& t, const Condition& c)
{
    if (c.kind == Condition::Kind::ItDied)
        return hasDied(t, c.referent) != c.negated;
    if (c.kind == Condition::Kind::Several) {
        const auto part = [&](const Condition& each) { return isSo(t, each); };
        return (c.any ? std::ranges::any_of(c.parts, part) : std::ranges::all_of(c.parts, part))
            != c.negated;
    }
    if (c.kind != Condition::Kind::ItIs)
        return holds(t, c, viewpoint(t.state));
    const std::vector<Index> it = referredTo(t, c.referent);
    return (!it.empty() && matches(t, it.front(), c.filter, viewpoint(t.state))) != c.negated;
}

void counterTarget(const Table& t, const Counter& e)
{
    if (const auto* target = std::get_if<Target>(&e.what)) {
        InlineVector<Ref, PileItem::maxTargets> targets;
        targetsOf(t, t.state.resolving, target->slot, targets);
        for (const Ref& r : targets) {
            if (!isItem(r))
                continue;
            State& s = t.state;
            speakOf(s, {});
            for (const PileItem& item : s.pile)
                if (item.serial == r.object)
                    s.itsController = item.controller;
            counter(t, r.object);
        }
    }
}

void winOrLose(const Table& t, const WinLose& e)
{
    const std::vector<Seat> named = players(t, e.who);
    if (!e.wins) {
        for (const Seat p : named)
            if (!t.state.over)
                destroyPlayer(t, p, Ending::Effect);
        return;
    }
    if (named.empty())
        return;
    for (Seat p = 0; p < t.state.seats; ++p)
        if (p != named.front() && t.state.players[p].alive && !t.state.over)
            destroyPlayer(t, p, Ending::Effect);
}

void leaveBehind(const Table& t, const Delayed& e)
{
    State& s = t.state;
    DelayedEffect d;
    d.node = e.effect.front().id;
    d.card = s.resolving.card;
    d.ability = s.resolving.ability;
    d.source = s.resolving.source;
    d.subject = s.resolving.subject;
    if (e.captured.kind != Referent::Kind::Unbound) { // what it is about, as it is now
        const std::vector<Index> it = referredTo(t, e.captured);
        d.subject = it.empty() ? Ref {} : refOf(s, it.front());
    }
    d.controller = s.resolving.controller;
    d.when = static_cast<std::uint8_t>(e.when);
    d.notBefore = static_cast<std::uint16_t>(s.turn
        + (e.when == Delayed::When::StartOfYourNextTurn || e.when == Delayed::When::StartOfNextTurn
                    || e.when == Delayed::When::EndOfYourNextTurn
                ? 1
                : 0));
    bool aims = false; // 8.5 at targets of its own, declared when it was cast
    walk(e.effect.front(), [&](const auto& part) {
        using Part = std::remove_cvref_t<decltype(part)>;
        if constexpr (std::is_same_v<Part, Target>)
            aims = true;
        else if constexpr (std::is_same_v<Part, Who>)
            aims = aims || part.kind == Who::Kind::Target;
    });
    for (const Ref& target : s.resolving.targets)
        if (aims)
            d.targets.push_back(target);
    s.delayed.push_back(d);
}

void drawAll(const Table& t, const Draw& e)
{
    const std::vector<Seat> drawing = players(t, e.who);
    std::array<std::uint8_t, maxPlayers> drawn {};
    for (const Seat p : drawing)
        drawn[p] = static_cast<std::uint8_t>(draw(t, p, valueFor(t, e.count, p)));
    t.state.done = drawn;
}

/// 10.3 What cannot be done is not offered. RULING: where others could tell from that what is in a
/// hidden hand, its owner is asked all the same, and can only decline.
void offerMay(const Table& t, EffectId effect, const May& e, Seat chooser)
{
    State& s = t.state;
    if (!isPossible(t, e.effect.front()) && !dependsOnTheHand(t, e.effect.front())) {
        if (!e.otherwise.empty())
            child(s, e.otherwise.front());
        return;
    }
    s.agenda.push(Picked<May> { effect, chooser });
    ask(t, { Ask::May, chooser, 1, 1, effect, 0, 0 });
}

void may(const Table& t, EffectId effect, const May& e)
{
    if (e.who.kind == Who::Kind::You)
        offerMay(t, effect, e, t.state.resolving.controller);
    else // "target opponent may ..."
        pushForEach<May>(t.state.agenda, effect, players(t, e.who));
}

void chooseNumber(const Table& t, EffectId effect, const ChooseNumber& e)
{
    State& s = t.state;
    s.theNumber = 0;
    const auto most = static_cast<std::uint8_t>(std::min(99, amountOf(t, e.upTo)));
    ask(t, { Ask::Number, s.resolving.controller, 0, most, effect, 0, 0 });
}

} // namespace

void run(const Table& t, DoRest step)
{
    const auto& parts = nodeOf<Sequence>(t, step.effect).parts;
    if (step.next >= parts.size())
        return;
    t.state.agenda.push(DoRest { step.effect, static_cast<std::uint8_t>(step.next + 1) });
    child(t.state, parts[step.next]);
}

void run(const Table& t, Divide step)
{
    State& s = t.state;
    const std::vector<Index> list = things(t, std::get<Thing>(nodeOf<Damage>(t, step.effect).to));
    const std::uint8_t dealt = std::min(s.theNumber, step.left);
    if (step.target < list.size())
        dealDamage(t, s.resolving.source.object, list[step.target], dealt, Touch::Plain);
    step.left = static_cast<std::uint8_t>(step.left - dealt);
    ++step.target;
    askShare(t, step);
}

void run(const Table& t, ForPlayer<Unless> step)
{
    State& s = t.state;
    const auto& e = nodeOf<Unless>(t, step.effect);
    s.thatPlayer = step.player;
    if (!canDo(t, e.deed.front(), step.player)) {
        child(s, e.effect.front());
        return;
    }
    s.agenda.push(Picked<Unless> { step.effect, step.player });
    ask(t, { Ask::May, step.player, 1, 1, step.effect, 0, 0 });
}

void run(const Table& t, Picked<Unless> step)
{
    const auto& e = nodeOf<Unless>(t, step.effect);
    t.state.thatPlayer = step.player;
    child(t.state, t.state.picks.empty() ? e.effect.front() : e.deed.front());
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
}

/// "Each opponent pays {1} or discards 1 card"
void run(const Table& t, ForPlayer<Either> step)
{
    State& s = t.state;
    const auto& options = nodeOf<Either>(t, step.effect).options;
    const auto possible
        = [&](const Effect& option) { return !isChecked(option) || canDo(t, option, step.player); };
    s.thatPlayer = step.player;
    const bool first = possible(options.front());
    const bool second = possible(options.back());
    if (!first || !second) {
        child(s, first ? options.front() : options.back());
        return;
    }
    s.agenda.push(Picked<Either> { step.effect, step.player });
    ask(t, { Ask::OneOf, step.player, 1, 1, step.effect, 0, 0 });
}

void run(const Table& t, Picked<Either> step)
{
    const auto& options = nodeOf<Either>(t, step.effect).options;
    t.state.thatPlayer = step.player;
    child(t.state, t.state.picks.empty() ? options.back() : options.front());
}

void run(const Table& t, ForPlayer<May> step)
{
    t.state.thatPlayer = step.player;
    offerMay(t, step.effect, nodeOf<May>(t, step.effect), step.player);
}

void run(const Table& t, Picked<May> step)
{
    State& s = t.state;
    const auto& e = nodeOf<May>(t, step.effect);
    if (e.who.kind != Who::Kind::You)
        s.thatPlayer = step.player;
    if (s.picks.empty()) {
        if (!e.otherwise.empty())
            child(s, e.otherwise.front());
        return;
    }
    if (!e.then.empty())
        child(s, e.then.front());
    child(s, e.effect.front());
}

void run(const Table& t, DoEffect step)
{
    State& s = t.state;
    const EffectId id = step.effect;
    const Effect& effect = t.cards.effect(id);
    if (chooseFirst(t, step, effect)) // a noun phrase in it must be chosen before it can be done
        return;
    std::visit(
        Overloaded {
            [&](const Draw& e) { drawAll(t, e); },
            [&](const Discard& e) { eachDiscards(t, id, e); },
            [&](const Probe& e) { eachProbes(t, id, e); },
            [&](const Plunder& e) { eachPlunders(t, id, e); },
            [&](const Destroy& e) { destroyThings(t, e); },
            [&](const Abolish& e) { abolishThings(t, e); },
            [&](const Sacrifice& e) { eachSacrifices(t, id, e); },
            [&](const Damage& e) {
                if (e.divided)
                    divide(t, id, e);
                else
                    damage(t, e);
            },
            [&](const Modify& e) { modify(t, e); },
            [&](const Gain& e) { gain(t, e); },
            [&](const Lose& e) { lose(t, e); },
            [&](const Engage& e) {
                toEach(t, e.what, [&](Index i) {
                    if (onIsland(s, i) || zoneOf(s, i) == Zone::SoulRow)
                        engage(t, i);
                });
            },
            [&](const Disengage& e) {
                toEach(t, e.what, [&](Index i) {
                    if (!onIsland(s, i) || !isForbidden(t, i, Allow::Deed::Disengage))
                        disengage(t, i);
                });
            },
            [&](const MakeWeary& e) {
                toEach(t, e.what, [&](Index i) {
                    if (onIsland(s, i))
                        makeWeary(t, i);
                });
            },
            [&](const GainControl& e) { eachGainsControl(t, e); },
            [&](const Counter& e) { counterTarget(t, e); },
            [&](const Attach& e) { attachThings(t, step.chosen, e); },
            [&](const Detach& e) { detachThings(t, id, e); },
            [&](const Move& e) { moveThings(t, e); },
            [&](const Search& e) { search(t, id, e); },
            [&](const Shuffle& e) {
                for (const Seat p : players(t, e.who))
                    shuffleDeck(t, p);
            },
            [&](const LookAtRow& e) { lookAtRow(t, id, e); },
            [&](const LookAtDeck& e) { lookAtDeck(t, e); },
            [&](const RearrangeRow& e) { rearrangeRow(t, id, e); },
            [&](const DestroyYear& e) { destroyRowCards(t, id, e); },
            [&](const Reveal& e) { revealCards(t, id, e); },
            [&](const AddEnergy& e) {
                addStones(t, e.stones, s.resolving.controller, s.resolving.x);
            },
            [&](const Allow& e) { allow(t, e, effect.id); },
            [&](const ChooseNumber& e) { chooseNumber(t, id, e); },
            [&](const CastFree&) { castFree(t, id); },
            [&](const WinLose& e) { winOrLose(t, e); },
            [&](const Pay& e) { payStones(t, e); },
            [&](const Name& e) { speakOf(s, things(t, e.what)); },
            [&](const NamePlayer& e) { players(t, e.who); },
            [&](const PreventNext& e) {
                LastingEffect m = lasting(s, Duration::EndOfTurn, LastingEffect::Kind::PreventNext);
                m.attack = static_cast<std::int8_t>(std::min(100, amountOf(t, e.amount)));
                if (m.attack > 0)
                    give(t, e.what, m);
            },
            [&](const Switch& e) {
                give(t, e.what, lasting(s, e.duration, LastingEffect::Kind::Switch));
            },
            [&](const Fight& e) { fight(t, step.chosen, e); },
            [&](const PreventAll& e) { preventAll(t, e); },
            [&](const LookAndPick& e) { lookAndPick(t, id, e); },
            [&](const PickFromHand& e) { pickFromHand(t, id, e); },
            [&](const LookAtHand& e) {
                for (const Seat p : players(t, e.whose))
                    for (const Index i : cardsIn(s, p, Zone::Hand))
                        look(t, s.resolving.controller, i);
            },
            [&](const ShuffleIn& e) { shuffleIn(t, e); },
            [&](const Forbid& e) { forbid(t, e); },
            // Only of passives (9.2), which are asked and never resolve.
            [&](const CostChange&) {},
            [&](const CastFromLimbo&) {},
            [&](const EntersEngaged&) {},
            [&](const EntersWith&) {},
            [&](const Instead&) {},
            [&](const SetStats&) {},
            [&](const Unless& e) { unless(t, id, e); },
            [&](const Sequence&) { s.agenda.push(DoRest { id }); },
            [&](const As& e) { asPlayer(t, id, e); },
            [&](const Either& e) { pushForEach<Either>(s.agenda, id, players(t, e.who)); },
            [&](const May& e) { may(t, id, e); },
            [&](const IfSo& e) {
                if (isSo(t, e.condition))
                    child(s, e.effect.front());
                else if (!e.otherwise.empty())
                    child(s, e.otherwise.front());
            },
            [&](const Choose& e) {
                child(s, e.modes[std::min<std::size_t>(s.resolving.mode, e.modes.size() - 1)]);
            },
            [&](const Delayed& e) { leaveBehind(t, e); },
        },
        effect.node);
}

void effectOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    if (s.asked.what == Ask::May) {
        offer(out, option(Verb::Yes));
        offer(out, option(Verb::No));
    } else if (s.asked.what == Ask::OneOf) {
        offer(out, numberOption(Verb::Mode, 1));
        offer(out, numberOption(Verb::Mode, 2));
    } else if (s.asked.what == Ask::Number) {
        for (int n = 0; n <= s.asked.max; ++n) // 10.4
            offer(out, numberOption(Verb::Number, n));
    } else {
        choiceOptions(t, out);
    }
}

void answerEffect(const Table& t, const Option& o)
{
    State& s = t.state;
    if (s.asked.what == Ask::Number) {
        s.theNumber = static_cast<std::uint8_t>(o.number);
        Event event { Event::Kind::NumberChosen, s.asked.player };
        event.amount = o.number;
        t.tell(event);
    } else if (verbOf(o) == Verb::Yes || (s.asked.what == Ask::OneOf && o.number == 1)) {
        s.picks.push_back(0);
    }
    answered(t);
}

} // namespace triptych::kryptik
