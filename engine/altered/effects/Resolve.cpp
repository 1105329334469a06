#include "altered/effects/Resolve.h"

#include "altered/effects/Branches.h"
#include "altered/effects/Choices.h"
#include "altered/effects/SpokenOf.h"
#include "altered/effects/Verbs.h"
#include "altered/rules/Adventure.h"
#include "altered/rules/CarryingOut.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Day.h"
#include "altered/rules/Deck.h"
#include "altered/rules/Feats.h"
#include "altered/rules/Objects.h"
#include "altered/rules/Phrases.h"
#include "altered/rules/Playing.h"
#include "altered/rules/Reactions.h"
#include "altered/rules/Statuses.h"
#include "core/Overloaded.h"

#include <algorithm>

namespace triptych::altered {

namespace {

/// Branches ask for nothing themselves; their steps are their own.
bool isBranch(const Effect& effect)
{
    return std::visit(
        [](const auto& e) {
            using Node = std::remove_cvref_t<decltype(e)>;
            return std::is_same_v<
                       Node, Sequence> || std::is_same_v<Node, May> || std::is_same_v<Node, If> || std::is_same_v<Node, Where> || std::is_same_v<Node, Choose> || std::is_same_v<Node, ResultTable> || std::is_same_v<Node, Repeat> || std::is_same_v<Node, ForEach> || std::is_same_v<Node, Delayed> || std::is_same_v<Node, Next> || std::is_same_v<Node, NextTime> || std::is_same_v<Node, OnlyTarget>;
        },
        effect.node);
}

/// Does something for each of the objects found, and notes whether it was done to any. Who exhausts "me" to
/// do something to "it" has not spoken of itself.
template <typename F>
void toEach(const Table& b, const Thing& phrase, F&& act)
{
    const Things list = b.state.phrases[0];
    noteDone(b, phrase, list, false);
    bool any = false;
    for (const Index i : list)
        if (i < maxObjects)
            any = act(i) || any;
    if (!b.state.acting.empty())
        b.state.acting.back().stepDone = any;
}

void complete(const Table& b, const Complete& e)
{
    toEach(b, e.what, [&](Index i) { return completeFeat(b, i, doerOf(b.state)); });
}

/// 2.4.1.d What is exhausted already is not exhausted, nor readied what is ready: of "all Landmarks" they are none
/// of those that were "this way".
void leaveOutDone(const Table& b, const Thing& what, bool exhausted)
{
    State& s = b.state;
    Things& list = s.phrases[0];
    if (std::holds_alternative<Each>(what.node))
        for (std::size_t k = list.size(); k-- > 0;)
            if (list[k] < maxObjects && s.objects[list[k]].is(Status::Exhausted) != exhausted)
                list.erase(k);
}

void readyThings(const Table& b, const Ready& e)
{
    const Doers doers(b, e.who);
    leaveOutDone(b, e.what, true);
    atOnce(b, b.state.phrases[0].size() > 1, [&](const Table& t) {
        toEach(t, e.what, [&](Index i) {
            if (zoneOf(t.state, i) != Zone::Mana)
                return ready(t, i, doers.of(t.state, i));
            if (!t.state.objects[i].is(Status::Exhausted))
                return false;
            t.state.objects[i].set(Status::Exhausted, false);
            return true;
        });
    });
}

/// 6.1.e What is done to several is one event.
bool isOfSeveral(const State& s)
{
    return s.phrases[0].size() > 1;
}
void exhaustThings(const Table& b, const Exhaust& e)
{
    const Doers doers(b, e.who);
    leaveOutDone(b, e.what, false);
    atOnce(b, isOfSeveral(b.state), [&](const Table& t) {
        toEach(t, e.what, [&](Index i) { return exhaust(t, i, doers.of(t.state, i)); });
    });
}
/// `go`: to the other Expedition, or to the other side.
template <typename Go>
void relocateThings(const Table& b, const Thing& what, Go&& go)
{
    const Seat who = doerOf(b.state);
    atOnce(b, isOfSeveral(b.state), [&](const Table& t) {
        toEach(t, what, [&](Index i) {
            if (cantGo(t, i, Zone::Expedition, who))
                return false;
            go(t, i, who);
            return true;
        });
    });
}

/// 5.4.b "You may sacrifice two Characters. If you do, ...": whether there are fewer than are said.
bool isShort(const Table& b, const Effect& effect)
{
    const State& s = b.state;
    const auto isFewer = [&](const Amount& wanted) {
        return wanted.kind != Amount::Kind::All && wanted.kind != Amount::Kind::AnyNumber
            && static_cast<int>(s.phrases[0].size()) < valueOf(b, wanted, viewpointOf(s));
    };
    const auto isFewerThanSaid = [&](const auto& t) {
        if constexpr (requires { t.left; })
            return !t.upTo && !t.left && isFewer(t.count);
        else if constexpr (requires { t.upTo; })
            return !t.upTo && isFewer(t.count);
        else if constexpr (std::is_same_v<std::remove_cvref_t<decltype(t)>, TopOfDeck>)
            return isFewer(t.count);
        else
            return false;
    };
    return std::visit(
        [&](const auto& e) {
            using Node = std::remove_cvref_t<decltype(e)>;
            if constexpr (requires { e.who.startingWithYou; })
                if (e.who.kind == Who::Kind::EachPlayer || e.who.kind == Who::Kind::EachOpponent)
                    return false; // of several it is not asked
            if constexpr (requires { e.what.node; } && !std::is_same_v<Node, Play>)
                return std::visit(isFewerThanSaid, e.what.node);
            else
                return false;
        },
        effect.node);
}

/// 1.2.6.f "Its controller" where it is nothing, "each opponent who controls a Robot" where none does: nobody does it.
bool isNobodys(const Table& b, const Effect& effect)
{
    const Phrases phrases = phrasesOf(effect);
    if (!phrases.who || !actorsOf(b, *phrases.who).empty())
        return false;
    Acting& acting = b.state.acting.back();
    if (phrases.who->kind == Who::Kind::ItsController || phrases.who->kind == Who::Kind::ItsOwner)
        acting.thatPlayer = nobody; // "then they draw a card"
    const Thing* thing = phrases.things[0];
    const bool names = std::holds_alternative<Create>(effect.node)
        || (thing && mustChoose(effect, *thing) && !b.cards.pronouns().stayBefore(effect.id));
    noteDone(b, {}, false);
    if (names)
        speakOfNothing(b.state);
    return true;
}

/// `answered`: one of its phrases has just been chosen. `round`: how often it has been done before.
void perform(const Table& b, EffectId id, const PhraseChosen* answered, std::uint8_t round)
{
    State& s = b.state;
    if (s.acting.empty())
        return;
    noteBegun(s.acting.back());
    const Effect& effect = b.cards.effect(id);
    if (!isBranch(effect) && !answered && isNobodys(b, effect))
        return;
    if (!isBranch(effect) && choosePhrases(b, effect, answered, round))
        return;
    if (const Where* where = b.cards.lateWhere(id)) {
        speakOf(s, s.phrases[0]);
        Viewpoint v = viewpointOf(s);
        if (!s.phrases[0].empty())
            v.than = s.phrases[0].front();
        s.acting.back().x
            = static_cast<std::int8_t>(std::clamp(valueOf(b, where->x, v), -100, 100));
    }
    if (const If* late = b.cards.lateIf(id)) {
        if (!s.phrases[0].empty()) // an Expedition that is targeted is spoken of already
            speakOf(s, s.phrases[0]);
        if (holds(b, late->condition, viewpointOf(s)) == late->unless) {
            s.acting.back().stepDone = 0;
            child(s, late->otherwise); // "A if it's a Robot. Otherwise, B."
            return;
        }
    }
    if (!isBranch(effect))
        s.acting.back().part = isShort(b, effect);
    const Seat who = doerOf(s);
    std::visit(Overloaded {
                   [&](const Draw& e) { drawCards(b, e); },
                   [&](const Discard& e) { discard(b, id, e); },
                   [&](const Sacrifice& e) { sacrifice(b, id, e); },
                   [&](const altered::Move& e) { moveThings(b, id, e); },
                   [&](const Resupply& e) { resupplyAll(b, id, e); },
                   [&](const Sabotage& e) { sabotage(b, id, e); },
                   [&](const Exhaust& e) { exhaustThings(b, e); },
                   [&](const Ready& e) { readyThings(b, e); },
                   [&](const Exchange& e) { exchange(b, e); },
                   [&](const Reveal& e) { look(b, e.what, Doers(b, e.who).one(), true); },
                   [&](const LookAt& e) { look(b, e.what, Doers(b, e.who).one(), false); },
                   [&](const Shuffle& e) {
                       for (const Seat p : actorsOf(b, e.whose))
                           shuffleDeck(b, p);
                   },
                   [&](const Declare& e) { declareThing(b, e); },
                   [&](const DeclareExpedition& e) { declareExpedition(b, id, e); },
                   [&](const DeclarePlayer&) { declarePlayer(b, id); },
                   [&](const RevealUntil& e) { revealUntil(b, e); },
                   [&](const ChooseNumber& e) { chooseNumber(b, id, e); },
                   [&](const Reroll&) { reroll(b); },
                   [&](const Gain& e) { gain(b, id, e); },
                   [&](const Remove& e) { removeFrom(b, id, e); },
                   [&](const Distribute& e) { distribute(b, e); },
                   [&](const MoveCounters& e) { moveCounters(b, id, e); },
                   [&](const ExchangeBoosts&) { exchangeBoosts(b); },
                   [&](const DoubleBoosts& e) { doubleBoosts(b, e); },
                   [&](const Augment&) { augmentAll(b, id); },
                   [&](const Create& e) { create(b, id, e); },
                   [&](const MoveExpedition& e) { moveExpedition(b, e); },
                   [&](const PutMarker& e) { putMarker(b, id, e); },
                   [&](const Ascend& e) {
                       Things list;
                       placesOf(b, e.expedition, list);
                       noteDone(b, list, !list.empty());
                       const std::size_t own = s.acting.size() - 1;
                       bool any = false;
                       for (const Index place : list)
                           any = (e.lose ? descend(b, place) : ascend(b, place, who)) || any;
                       // v4 7.3.3.a What is [Ascended] already does not; what is done instead counts.
                       s.acting[own].stepDone = any || s.acting.size() > own + 1;
                   },
                   [&](const CantMove& e) { forbidMoving(b, id, e); },
                   [&](const SwitchExpeditions& e) { relocateThings(b, e.what, switchExpedition); },
                   [&](const Defect& e) { relocateThings(b, e.what, defect); },
                   [&](const TakeControl& e) {
                       const Seats actors = actorsOf(b, e.who);
                       toEach(b, e.what, [&](Index i) {
                           takeControl(b, i, actors.empty() ? who : actors.front());
                           return true;
                       });
                   },
                   [&](const Pay& e) { pay(b, id, e); },
                   [&](const Play& e) { playNow(b, id, e, round); },
                   [&](const Next& e) { leaveForNext(b, id, e); },
                   [&](const ActivateAbilities& e) { activateThings(b, e); },
                   [&](const AfterYou&) { s.turnEnds = 1; }, // 7.3.2
                   [&](const Pass& e) {
                       for (const Seat p : actorsOf(b, e.who))
                           pass(b, p);
                   },
                   [&](const PlayAnotherTurn&) { s.anotherTurn = 1; },
                   [&](const BecomeFirst& e) {
                       for (const Seat p : actorsOf(b, e.who))
                           s.first = p;
                   },
                   [&](const WinGame& e) {
                       for (const Seat p : actorsOf(b, e.who))
                           endMatch(b, static_cast<std::uint8_t>(1u << p), Ending::Effect);
                   },
                   [&](const Roll& e) { rollDice(b, id, e); },
                   [&](const ChangeResult& e) {
                       Acting& acting = s.acting.back();
                       acting.number = static_cast<std::int8_t>(
                           acting.number + valueOf(b, e.by, viewpointOf(s)));
                   },
                   [&](const ReduceMyCost& e) {
                       s.reduction = static_cast<std::uint8_t>(
                           s.reduction + std::clamp(valueOf(b, e.by, viewpointOf(s)), 0, 99));
                   },
                   [&](const OnlyTarget&) { leaveBehind(b, id, Duration::ThisTurn, {}); },
                   [&](const Complete& e) { complete(b, e); },
                   [&](const StatedFor& e) { stateFor(b, id, e); },
                   [&](const Sequence&) { s.agenda.push(DoRest { id }); },
                   [&](const May& e) { may(b, id, e); },
                   [&](const If& e) {
                       if ((e.effect && b.cards.lateIf(e.effect->id))
                           || holds(b, e.condition, viewpointOf(s)) != e.unless) {
                           speakOfCounted(b, id, e);
                           speakOfPlace(b, e.condition);
                           child(s, e.effect);
                       } else if (e.otherwise) {
                           speakOfThoseThere(b, e);
                           child(s, e.otherwise);
                       } else { // "If C, you may A. If you don't, B": it was not done
                           s.acting.back().stepDone = 0;
                           if (b.cards.pronouns().areNothingUnlessDone(id))
                               speakOfNothing(s);
                       }
                   },
                   [&](const Where& e) {
                       if (choosePhrases(b, effect, answered, round))
                           return;
                       s.acting.back().x = static_cast<std::int8_t>(
                           std::clamp(valueOf(b, e.x, viewpointOf(s)), -100, 100));
                       child(s, e.effect);
                   },
                   [&](const Choose& e) { choose(b, id, e); },
                   [&](const ResultTable& e) { table(b, e); },
                   [&](const Repeat& e) { repeat(b, id, e); },
                   [&](const ForEach& e) { forEach(b, id, e); },
                   [&](const NextTime& e) { waitForNext(b, id, e); },
                   [&](const Delayed& e) { leaveForLater(b, id, e); },
               },
        effect.node);
}

} // namespace

void run(const Table& b, DoEffect step)
{
    perform(b, step.effect, nullptr, 0);
}

void run(const Table& b, PhraseChosen step)
{
    perform(b, step.effect, &step, step.round);
}

void run(const Table& b, DoAgain step)
{
    perform(b, step.effect, nullptr, step.round);
}

void run(const Table& b, Paragraphs step)
{
    State& s = b.state;
    if (s.acting.empty())
        return;
    const std::uint16_t number = s.acting.back().card;
    const Facts& facts = b.cards.facts(number);
    if (step.next >= facts.effects.size())
        return;
    if (step.next
        == 0) { // 6.5.b of a Spell that has its effect twice nothing is known of the first time
        Acting& acting = s.acting.back();
        acting.it.clear();
        acting.none = 0;
        acting.rest.clear();
        acting.place = noIndex;
    }
    const std::uint8_t paragraph = facts.effects[step.next];
    s.agenda.push(Paragraphs { static_cast<std::uint8_t>(step.next + 1) });
    s.acting.back().ability = paragraph;
    if (const Ability& ability = b.cards.card(number).abilities[paragraph]; ability.effect)
        pushEffect(s, *ability.effect);
}

} // namespace triptych::altered
