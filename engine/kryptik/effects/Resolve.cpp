#include "kryptik/effects/Resolve.h"

#include "core/Overloaded.h"
#include "kryptik/effects/Branches.h"
#include "kryptik/effects/Changes.h"
#include "kryptik/effects/Choices.h"
#include "kryptik/effects/Conditions.h"
#include "kryptik/effects/Counters.h"
#include "kryptik/effects/Damage.h"
#include "kryptik/effects/Figures.h"
#include "kryptik/effects/Looking.h"
#include "kryptik/effects/Moves.h"
#include "kryptik/effects/OnPile.h"
#include "kryptik/effects/PlayerByPlayer.h"
#include "kryptik/effects/Possible.h"
#include "kryptik/effects/Statements.h"
#include "kryptik/rules/Asking.h"
#include "kryptik/rules/Beforehand.h"
#include "kryptik/rules/Characteristics.h"
#include "kryptik/rules/Control.h"
#include "kryptik/rules/Damage.h"
#include "kryptik/rules/Destruction.h"
#include "kryptik/rules/Drawing.h"
#include "kryptik/rules/ElevenYearRow.h"
#include "kryptik/rules/Exceptions.h"
#include "kryptik/rules/Island.h"
#include "kryptik/rules/Meaning.h"
#include "kryptik/rules/Passives.h"
#include "kryptik/rules/Paying.h"
#include "kryptik/rules/Priority.h"
#include "kryptik/rules/SoulEnergy.h"
#include "kryptik/rules/Targeting.h"
#include "kryptik/rules/Winning.h"

#include <algorithm>

namespace triptych::kryptik {

namespace {

// --- Leaves that need nobody's word

/// 10.2 Not what that can not be done to.
std::vector<Index> thoseItWorksOn(const Table& t, const Effect& effect, std::vector<Index> list)
{
    std::erase_if(list, [&](Index i) { return !worksOn(t, effect, i); });
    return list;
}

/// Sends away those of the things that it works on, and goes on speaking of them.
template <typename Deed>
void sendAway(const Table& t, const Thing& what, const Effect& effect, Deed&& deed)
{
    const std::vector<Index> list = things(t, what);
    countAnew(t.state);
    speakOfLeaving(t, list);
    const std::vector<Index> those = thoseItWorksOn(t, effect, list);
    deed(those);
    goOnSpeakingOf(t.state, list, those);
}

void destroyAll(const Table& t, const std::vector<Index>& destructible)
{
    State& s = t.state;
    std::vector<Index> years; // 6.1 of a card in an 11 year row
    std::vector<Index>
        souls; // "sent to its owner's limbo pile" (glossary Destroyed), without dying
    for (const Index i : destructible) {
        if (zoneOf(s, i) == Zone::ElevenYearRow)
            years.push_back(i);
        if (zoneOf(s, i) == Zone::SoulRow || zoneOf(s, i) == Zone::Attached)
            souls.push_back(i);
    }
    const auto before = deathsOf(s);
    destroy(t, destructible);
    countDeaths(s, before);
    for (const Index i : souls) {
        ++s.done[s.objects[i].controller];
        moveTo(t, i, s.objects[i].owner, Zone::Limbo);
    }
    if (!years.empty())
        destroyInRows(t, years);
}

void destroyThings(const Table& t, const Destroy& e, const Effect& effect)
{
    sendAway(t, e.what, effect, [&](const std::vector<Index>& those) { destroyAll(t, those); });
}

void abolishThings(const Table& t, const Abolish& e, const Effect& effect)
{
    sendAway(t, e.what, effect, [&](const std::vector<Index>& those) {
        for (const Index i : those)
            ++t.state.done[t.state.objects[i].owner];
        abolish(t, those);
    });
}

/// Engages or disengages them; "that many" are those of several that were not so before.
void turnThings(
    const Table& t, const Effect& effect, const Thing& what, void (*turn)(const Table&, Index))
{
    State& s = t.state;
    const bool counts = isSeveral(what);
    const auto isEngaged = [&](Index i) { return s.objects[i].is(Object::Engaged); };
    if (counts)
        countAnew(s);
    toEach(t, what, [&](Index i) {
        const bool before = isEngaged(i);
        if (worksOn(t, effect, i))
            turn(t, i);
        if (counts && before != isEngaged(i))
            ++s.done[s.objects[i].controller];
    });
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

void payStones(const Table& t, const Pay& e)
{
    const StoneNeed need = needNow(t, e);
    const int x = t.state.resolving.x;
    for (const Seat p : players(t, e.who))
        if (canPay(purseOf(t, p), need, x)) {
            pay(t, p, need, x);
            t.state.somethingChanged = 1;
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

void drawAll(const Table& t, const Draw& e)
{
    const std::vector<Seat> drawing = players(t, e.who);
    std::array<std::uint8_t, maxPlayers> drawn {};
    for (const Seat p : drawing)
        drawn[p] = static_cast<std::uint8_t>(draw(t, p, valueFor(t, e.count, e.who, p)));
    countAnew(t.state);
    for (const Seat p : drawing)
        t.state.done[p] = static_cast<std::uint8_t>(std::min(255, t.state.done[p] + drawn[p]));
}

void chooseNumber(const Table& t, EffectId effect, const ChooseNumber& e)
{
    State& s = t.state;
    s.theNumber = 0;
    const auto most = static_cast<std::uint8_t>(std::min(99, wanted(t, e.upTo)));
    ask(t, { Ask::Number, s.resolving.controller, 0, most, effect });
}

} // namespace

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
            [&](const Discard& e) { eachDoes(t, id, e); },
            [&](const Probe& e) { eachDoes(t, id, e); },
            [&](const Plunder& e) { eachDoes(t, id, e); },
            [&](const Destroy& e) { destroyThings(t, e, effect); },
            [&](const Abolish& e) { abolishThings(t, e, effect); },
            [&](const Sacrifice& e) { eachSacrifices(t, id, e); },
            [&](const Damage& e) {
                if (e.divided)
                    divide(t, id, e);
                else
                    damage(t, step.chosen, e);
            },
            [&](const Modify& e) { modify(t, e); },
            [&](const Gain& e) { gain(t, e); },
            [&](const Lose& e) { lose(t, e); },
            [&](const Engage& e) { turnThings(t, effect, e.what, engage); },
            [&](const Disengage& e) { turnThings(t, effect, e.what, disengage); },
            [&](const MakeWeary& e) {
                toEach(t, e.what, [&](Index i) {
                    if (onIsland(s, i) && e.ends) {
                        s.somethingChanged = s.somethingChanged || s.objects[i].is(Object::Weary);
                        s.objects[i].set(Object::Weary, false);
                    } else if (onIsland(s, i))
                        makeWeary(t, i);
                });
            },
            [&](const GainControl& e) { eachGainsControl(t, e, id); },
            [&](const Counter& e) { counterWhat(t, e); },
            [&](const Attach& e) { attachThings(t, step.chosen, e); },
            [&](const Detach& e) { detachThings(t, id, e); },
            [&](const Move& e) { moveThings(t, e); },
            [&](const Search& e) { search(t, id, e); },
            [&](const Shuffle& e) {
                for (const Seat p : players(t, e.who))
                    shuffleDeck(t, p);
            },
            [&](const LookAt& e) { lookAt(t, e); },
            [&](const BarYear& e) { barYear(t, e); },
            [&](const LookAtRow& e) { lookAtRow(t, id, e); },
            [&](const LookAtDeck& e) { lookAtDeck(t, e); },
            [&](const RearrangeRow& e) { rearrangeRow(t, id, e); },
            [&](const DestroyYear& e) { destroyRowCards(t, id, e); },
            [&](const Reveal& e) { revealCards(t, id, e); },
            [&](const AddEnergy& e) { addEnergyOf(t, e, viewpoint(s)); },
            [&](const Allow& e) { allow(t, e, effect.id); },
            [&](const ChooseNumber& e) { chooseNumber(t, id, e); },
            [&](const CastFree&) { castFree(t, id); },
            [&](const WinLose& e) { winOrLose(t, e); },
            [&](const Pay& e) { payStones(t, e); },
            [&](const Name& e) { speakOf(s, things(t, e.what)); },
            [&](const NamePlayer& e) { players(t, e.who); },
            [&](const PreventNext& e) { preventNext(t, e); },
            [&](const Switch& e) { switchStats(t, e); },
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
            [&](const Forbid& e) { forbid(t, e, id); },
            // Only of passives (9.2), which are asked and never resolve.
            [&](const CostChange& e) { changeCosts(t, e, effect.id); },
            [&](const CastFromLimbo&) {},
            [&](const EntersEngaged&) {},
            [&](const EntersWith&) {},
            [&](const SetStats&) {},
            [&](const Lessen&) {},
            [&](const HandSize&) {},
            [&](const NotCountered& e) { ruleForATime(t, e.duration, id); },
            [&](const Increase&) {},
            [&](const NoLimbo&) {},
            [&](const DrawPhase&) {},
            [&](const CastFor&) {},
            [&](const PutCounters& e) { putCountersOn(t, id, e); },
            [&](const TakeCounters& e) { takeCountersFrom(t, e); },
            [&](const MoveCounters& e) { moveCountersOf(t, e); },
            [&](const Toll& e) { stopAttacks(t, e, id); },
            [&](const ChooseFaction&) { chooseFaction(t, id); },
            [&](const ChooseName&) { chooseName(t, id); },
            [&](const BecomeFaction& e) { becomeFaction(t, e); },
            [&](const BecomeCopy& e) { becomeCopyOf(t, step.chosen, e); },
            [&](const MayCast& e) { letCast(t, e); },
            [&](const UseYear& e) { useYear(t, e); },
            [&](const ChangeCast& e) { changeCast(t, e); },
            [&](const Triggering&) {},
            [&](const YearFate&) {},
            [&](const Skip& e) { skipNext(t, e); },
            [&](const Extra& e) { giveExtra(t, e); },
            [&](const MoreDamage& e) { moreDamage(t, e, id); },
            [&](const RevealUntil& e) { revealUntil(t, id, e); },
            [&](const Chance& e) { byChance(t, e); },
            [&](const MoreSoul& e) { giveSoulPlacements(t, e); },
            [&](const CastOnly& e) { ruleForATime(t, e.duration, id); },
            [&](const CastFrom& e) { letCastFrom(t, e, id); },
            [&](const SeeTop&) {},
            [&](const Become& e) { become(t, e); },
            [&](const RemoveDamage& e) { removeDamage(t, e); },
            [&](const LeaveCombat& e) { leaveCombat(t, e); },
            [&](const Exchange& e) { exchange(t, step.chosen, e); },
            [&](const Redirect& e) { redirect(t, e, id); },
            [&](const Grant& e) { grant(t, e); },
            [&](const Watch& e) { watch(t, e); },
            [&](const Instead& e) {
                doInstead(t, e, id);
            }, // of a passive it is asked; of one known given
            [&](const Unable& e) { unable(t, id, e); },
            [&](const Unless& e) { unless(t, id, e); },
            [&](const Sequence&) { s.agenda.push(DoRest { id }); },
            [&](const As& e) { asPlayer(t, id, e); },
            [&](const Either& e) { inTurn<Either>(s, id, players(t, e.who)); },
            [&](const May& e) { may(t, id, e); },
            [&](const IfSo& e) { ifSo(t, id, e); },
            [&](const Choose& e) {
                child(s, e.modes[std::min<std::size_t>(s.resolving.mode, e.modes.size() - 1)]);
            },
            [&](const Delayed& e) { leaveBehind(t, e); },
        },
        effect.node);
}

} // namespace triptych::kryptik
