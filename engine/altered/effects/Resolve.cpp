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
void toEach(const Table& t, const Thing& phrase, F&& act)
{
    const Things list = t.state.phrases[0];
    noteDone(t, phrase, list, false);
    bool any = false;
    for (const Index i : list)
        if (i < maxObjects)
            any = act(i) || any;
    if (!t.state.acting.empty())
        t.state.acting.back().stepDone = any;
}

void complete(const Table& t, const Complete& e)
{
    toEach(t, e.what, [&](Index i) { return completeFeat(t, i, doerOf(t.state)); });
}

/// 2.4.1.d What is exhausted already is not exhausted, nor readied what is ready: of "all Landmarks" they are none
/// of those that were "this way".
void leaveOutDone(const Table& t, const Thing& what, bool exhausted)
{
    State& s = t.state;
    KeptThings& list = s.phrases[0];
    if (std::holds_alternative<Each>(what.node))
        for (std::size_t k = list.size(); k-- > 0;)
            if (list[k] < maxObjects && s.objects[list[k]].is(Status::Exhausted) != exhausted)
                list.erase(k);
}

void readyThings(const Table& t, const Ready& e)
{
    const Doers doers(t, e.who);
    leaveOutDone(t, e.what, true);
    atOnce(t, t.state.phrases[0].size() > 1, [&](const Table& together) {
        toEach(together, e.what, [&](Index i) {
            if (zoneOf(together.state, i) != Zone::Mana)
                return ready(together, i, doers.of(together.state, i));
            if (!together.state.objects[i].is(Status::Exhausted))
                return false;
            together.state.objects[i].set(Status::Exhausted, false);
            return true;
        });
    });
}

/// 6.1.e What is done to several is one event.
bool isOfSeveral(const State& s)
{
    return s.phrases[0].size() > 1;
}
void exhaustThings(const Table& t, const Exhaust& e)
{
    const Doers doers(t, e.who);
    leaveOutDone(t, e.what, false);
    atOnce(t, isOfSeveral(t.state), [&](const Table& together) {
        toEach(together, e.what,
            [&](Index i) { return exhaust(together, i, doers.of(together.state, i)); });
    });
}
/// `go`: to the other Expedition, or to the other side.
template <typename Go>
void relocateThings(const Table& t, const Thing& what, Go&& go)
{
    const Seat who = doerOf(t.state);
    atOnce(t, isOfSeveral(t.state), [&](const Table& together) {
        toEach(together, what, [&](Index i) {
            if (cantGo(together, i, Zone::Expedition, who))
                return false;
            go(together, i, who);
            return true;
        });
    });
}

/// 5.4.b "You may sacrifice two Characters. If you do, ...": whether there are fewer than are said.
bool isShort(const Table& t, const Effect& effect)
{
    const State& s = t.state;
    const auto isFewer = [&](const Amount& wanted) {
        return wanted.kind != Amount::Kind::All && wanted.kind != Amount::Kind::AnyNumber
            && static_cast<int>(s.phrases[0].size()) < valueOf(t, wanted, viewpointOf(s));
    };
    const auto isFewerThanSaid = [&](const auto& said) {
        if constexpr (requires { said.left; })
            return !said.upTo && !said.left && isFewer(said.count);
        else if constexpr (requires { said.upTo; })
            return !said.upTo && isFewer(said.count);
        else if constexpr (std::is_same_v<std::remove_cvref_t<decltype(said)>, TopOfDeck>)
            return isFewer(said.count);
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
bool isNobodys(const Table& t, const Effect& effect)
{
    const Phrases phrases = phrasesOf(effect);
    if (!phrases.who || !actorsOf(t, *phrases.who).empty())
        return false;
    Acting& acting = t.state.acting.back();
    if (phrases.who->kind == Who::Kind::ItsController || phrases.who->kind == Who::Kind::ItsOwner)
        acting.thatPlayer = nobody; // "then they draw a card"
    const Thing* thing = phrases.things[0];
    const bool names = std::holds_alternative<Create>(effect.node)
        || (thing && mustChoose(effect, *thing) && !t.cards.pronouns().stayBefore(effect.id));
    noteDone(t, {}, false);
    if (names)
        speakOfNothing(t.state);
    return true;
}

/// `answered`: one of its phrases has just been chosen. `round`: how often it has been done before.
void perform(const Table& t, EffectId id, const PhraseChosen* answered, std::uint8_t round)
{
    State& s = t.state;
    if (s.acting.empty())
        return;
    noteBegun(s.acting.back());
    const Effect& effect = t.cards.effect(id);
    if (!isBranch(effect) && !answered && isNobodys(t, effect))
        return;
    if (!isBranch(effect) && choosePhrases(t, effect, answered, round))
        return;
    if (const Where* where = t.cards.lateWhere(id)) {
        speakOf(s, s.phrases[0]);
        Viewpoint v = viewpointOf(s);
        if (!s.phrases[0].empty())
            v.than = s.phrases[0].front();
        s.acting.back().x
            = static_cast<std::int8_t>(std::clamp(valueOf(t, where->x, v), -100, 100));
    }
    if (const If* late = t.cards.lateIf(id)) {
        if (!s.phrases[0].empty()) // an Expedition that is targeted is spoken of already
            speakOf(s, s.phrases[0]);
        if (holds(t, late->condition, viewpointOf(s)) == late->unless) {
            s.acting.back().stepDone = 0;
            child(s, late->otherwise); // "A if it's a Robot. Otherwise, B."
            return;
        }
    }
    if (!isBranch(effect))
        s.acting.back().part = isShort(t, effect);
    const Seat who = doerOf(s);
    std::visit(Overloaded {
                   [&](const Draw& e) { drawCards(t, e); },
                   [&](const Discard& e) { discard(t, id, e); },
                   [&](const Sacrifice& e) { sacrifice(t, id, e); },
                   [&](const altered::Move& e) { moveThings(t, id, e); },
                   [&](const Resupply& e) { resupplyAll(t, id, e); },
                   [&](const Sabotage& e) { sabotage(t, id, e); },
                   [&](const Exhaust& e) { exhaustThings(t, e); },
                   [&](const Ready& e) { readyThings(t, e); },
                   [&](const Exchange& e) { exchange(t, e); },
                   [&](const Reveal& e) { revealThings(t, e); },
                   [&](const LookAt& e) { lookAt(t, e); },
                   [&](const Shuffle& e) {
                       for (const Seat p : actorsOf(t, e.whose))
                           shuffleDeck(t, p);
                   },
                   [&](const Declare& e) { declareThing(t, e); },
                   [&](const DeclareExpedition& e) { declareExpedition(t, id, e); },
                   [&](const DeclarePlayer&) { declarePlayer(t, id); },
                   [&](const RevealUntil& e) { revealUntil(t, e); },
                   [&](const ChooseNumber& e) { chooseNumber(t, id, e); },
                   [&](const Reroll&) { reroll(t); },
                   [&](const Gain& e) { gain(t, id, e); },
                   [&](const Remove& e) { removeFrom(t, id, e); },
                   [&](const Distribute& e) { distribute(t, e); },
                   [&](const MoveCounters& e) { moveCounters(t, id, e); },
                   [&](const ExchangeBoosts& e) { exchangeBoosts(t, e); },
                   [&](const DoubleBoosts& e) { doubleBoosts(t, e); },
                   [&](const Augment&) { augmentAll(t, id); },
                   [&](const Create& e) { create(t, id, e); },
                   [&](const MoveExpedition& e) { moveExpedition(t, e); },
                   [&](const PutMarker& e) { putMarker(t, id, e); },
                   [&](const Ascend& e) {
                       Things list;
                       placesOf(t, e.expedition, list);
                       noteDone(t, list, !list.empty());
                       const std::size_t own = s.acting.size() - 1;
                       bool any = false;
                       for (const Index place : list)
                           any = (e.lose ? descend(t, place) : ascend(t, place, who)) || any;
                       // v4 7.3.3.a What is [Ascended] already does not; what is done instead counts.
                       s.acting[own].stepDone = any || s.acting.size() > own + 1;
                   },
                   [&](const CantMove& e) { forbidMoving(t, id, e); },
                   [&](const SwitchExpeditions& e) { relocateThings(t, e.what, switchExpedition); },
                   [&](const Defect& e) { relocateThings(t, e.what, defect); },
                   [&](const TakeControl& e) {
                       const Seats actors = actorsOf(t, e.who);
                       toEach(t, e.what, [&](Index i) {
                           takeControl(t, i, actors.empty() ? who : actors.front());
                           return true;
                       });
                   },
                   [&](const Pay& e) { pay(t, id, e); },
                   [&](const Play& e) { playNow(t, id, e, round); },
                   [&](const Next& e) { leaveForNext(t, id, e); },
                   [&](const ActivateAbilities& e) { activateThings(t, e); },
                   [&](const AfterYou&) { s.turnEnds = 1; }, // 7.3.2
                   [&](const Pass& e) {
                       for (const Seat p : actorsOf(t, e.who))
                           pass(t, p);
                   },
                   [&](const PlayAnotherTurn&) { s.anotherTurn = 1; },
                   [&](const BecomeFirst& e) {
                       for (const Seat p : actorsOf(t, e.who))
                           s.first = p;
                   },
                   [&](const WinGame& e) {
                       for (const Seat p : actorsOf(t, e.who))
                           endMatch(t, static_cast<std::uint8_t>(1u << p), Ending::Effect);
                   },
                   [&](const Roll& e) { rollDice(t, id, e); },
                   [&](const ChangeResult& e) {
                       Acting& acting = s.acting.back();
                       acting.number = static_cast<std::int8_t>(
                           acting.number + valueOf(t, e.by, viewpointOf(s)));
                   },
                   [&](const ReduceMyCost& e) {
                       s.reduction = static_cast<std::uint8_t>(
                           s.reduction + std::clamp(valueOf(t, e.by, viewpointOf(s)), 0, 99));
                   },
                   [&](const OnlyTarget&) { leaveBehind(t, id, Duration::ThisTurn, {}); },
                   [&](const Complete& e) { complete(t, e); },
                   [&](const StatedFor& e) { stateFor(t, id, e); },
                   [&](const Sequence&) { s.agenda.push(DoRest { id }); },
                   [&](const May& e) { may(t, id, e); },
                   [&](const If& e) {
                       if ((e.effect && t.cards.lateIf(e.effect->id))
                           || holds(t, e.condition, viewpointOf(s)) != e.unless) {
                           speakOfCounted(t, id, e);
                           speakOfPlace(t, e.condition);
                           child(s, e.effect);
                       } else if (e.otherwise) {
                           speakOfThoseThere(t, e);
                           child(s, e.otherwise);
                       } else { // "If C, you may A. If you don't, B": it was not done
                           s.acting.back().stepDone = 0;
                           if (t.cards.pronouns().areNothingUnlessDone(id))
                               speakOfNothing(s);
                       }
                   },
                   [&](const Where& e) {
                       if (choosePhrases(t, effect, answered, round))
                           return;
                       s.acting.back().x = static_cast<std::int8_t>(
                           std::clamp(valueOf(t, e.x, viewpointOf(s)), -100, 100));
                       child(s, e.effect);
                   },
                   [&](const Choose& e) { choose(t, id, e); },
                   [&](const ResultTable& e) { table(t, e); },
                   [&](const Repeat& e) { repeat(t, id, e); },
                   [&](const ForEach& e) { forEach(t, id, e); },
                   [&](const NextTime& e) { waitForNext(t, id, e); },
                   [&](const Delayed& e) { leaveForLater(t, id, e); },
               },
        effect.node);
}

} // namespace

void run(const Table& t, DoEffect step)
{
    perform(t, step.effect, nullptr, 0);
}

void run(const Table& t, PhraseChosen step)
{
    perform(t, step.effect, &step, step.round);
}

void run(const Table& t, DoAgain step)
{
    perform(t, step.effect, nullptr, step.round);
}

void run(const Table& t, Paragraphs step)
{
    State& s = t.state;
    if (s.acting.empty())
        return;
    const std::uint16_t number = s.acting.back().card;
    const Facts& facts = t.cards.facts(number);
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
    if (const Ability& ability = t.cards.card(number).abilities[paragraph]; ability.effect)
        pushEffect(s, *ability.effect);
}

} // namespace triptych::altered
