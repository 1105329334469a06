#include "kryptik/effects/Resolve.h"

#include "core/Overloaded.h"
#include "kryptik/effects/Branches.h"
#include "kryptik/effects/Changes.h"
#include "kryptik/effects/Choices.h"
#include "kryptik/effects/Counters.h"
#include "kryptik/effects/Lasting.h"
#include "kryptik/effects/Looking.h"
#include "kryptik/effects/Moves.h"
#include "kryptik/effects/PlayerByPlayer.h"
#include "kryptik/effects/Possible.h"
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

/// "Whenever this is dealt damage, it deals that much damage": this card, which may have died of it (9).
bool isThisWithoutFigures(const Damage& e)
{
    const auto* it = std::get_if<It>(&*e.by);
    return it && it->referent.kind == Referent::Kind::Source
        && e.amount.kind != Amount::Kind::AttackOf && e.amount.kind != Amount::Kind::DefenseOf;
}

/// Of one of several, "equal to its attack" is its own.
Amount ofOneOfThem(const Damage& e)
{
    Amount own = e.amount;
    const auto* targets = std::get_if<Target>(&*e.by);
    const auto* named = std::get_if<It>(&*e.by);
    if ((targets && own.referent == Referent { Referent::Kind::Slot, targets->slot })
        || (named && own.referent == named->referent))
        own.referent = { Referent::Kind::Said };
    return own;
}

void damageBy(const Table& t, const Damage& e, const Amount& own, Index source, bool here,
    const std::vector<Index>& hit)
{
    const auto* thing = std::get_if<Thing>(&e.to);
    if (!thing) {
        for (const Seat p : players(t, std::get<Who>(e.to)))
            dealDamageTo(t, p, valueFor(t, own, p));
        return;
    }
    const int amount = wanted(t, own);
    const bool toxic = here && has(t, source, Keyword::Toxic);
    bool first = true; // glossary Toxic: only the first point is lethal
    for (const Index i : hit) {
        dealDamage(t, source, i, amount, toxic && first ? Touch::Toxic : Touch::Plain);
        first = false;
    }
    for (const Seat p : playersAmong(t, *thing))
        dealDamageTo(t, p, amount);
}

void damage(const Table& t, std::uint8_t chosen, const Damage& e)
{
    State& s = t.state;
    const auto* thing = std::get_if<Thing>(&e.to);
    const auto suffering = [&] { return thing ? things(t, *thing) : std::vector<Index> {}; };
    if (!e.by || isThisWithoutFigures(e)) {
        const std::vector<Index> hit = suffering();
        damageBy(t, e, e.amount, s.resolving.source.object, onIsland(s, s.resolving.source), hit);
        if (thing)
            speakOf(s, hit);
        return;
    }
    // After two choices the first is what is spoken of and the second is in the picks.
    std::vector<Index> dealers
        = chosen == 2 ? referredTo(t, { Referent::Kind::Said }) : things(t, *e.by);
    std::erase_if(dealers, [&](Index i) { return !onIsland(s, i); });
    if (dealers.empty())
        return; // Who would deal it has left.
    // "Each citizen you control deals damage equal to its attack to each other citizen"
    const bool described
        = std::holds_alternative<Each>(*e.by) || std::holds_alternative<Some>(*e.by);
    const Amount own = dealers.size() > 1 ? ofOneOfThem(e) : e.amount;
    const bool ofOne = dealers.size() > 1 && own.referent.kind == Referent::Kind::Said;
    std::vector<Index> hit = suffering();
    for (const Index source : dealers) {
        if (described || ofOne)
            speakOf(s, { source });
        if (described)
            hit = suffering();
        damageBy(t, e, own, source, true, hit);
    }
    if (thing)
        speakOf(s, hit);
}

void toEach(const Table& t, const Thing& what, auto&& act)
{
    const std::vector<Index> list = things(t, what);
    speakOf(t.state, list);
    for (const Index i : list)
        act(i);
}

void destroyThings(const Table& t, const Destroy& e)
{
    const std::vector<Index> list = things(t, e.what);
    State& s = t.state;
    countAnew(s);
    speakOfLeaving(t, list);
    std::vector<Index> years; // 6.1 of a card in an 11 year row
    std::vector<Index>
        souls; // "sent to its owner's limbo pile" (glossary Destroyed), without dying
    for (const Index i : list) {
        if (zoneOf(s, i) == Zone::ElevenYearRow)
            years.push_back(i);
        if (zoneOf(s, i) == Zone::SoulRow)
            souls.push_back(i);
    }
    std::vector<Index> destructible; // 10.2 not what effects can not destroy
    for (const Index i : list)
        if (!isForbidden(t, i, Allow::Deed::BeDestroyedByEffects))
            destructible.push_back(i);
    const auto before = deathsOf(s);
    destroy(t, destructible);
    countDeaths(s, before);
    for (const Index i : souls) {
        ++s.done[s.objects[i].controller];
        moveTo(t, i, s.objects[i].owner, Zone::Limbo);
    }
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
    speakOfLeaving(t, list);
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

void payStones(const Table& t, const Pay& e)
{
    const StoneNeed need = needNow(t, e);
    const int x = t.state.resolving.x;
    for (const Seat p : players(t, e.who))
        if (canPay(purseOf(t.state, t.cards, p), need, x))
            pay(t, p, need, x);
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
    ask(t, { Ask::Number, s.resolving.controller, 0, step.left, step.effect });
}

void divide(const Table& t, EffectId effect, const Damage& e)
{
    const auto amount = static_cast<std::uint8_t>(std::min(99, wanted(t, e.amount)));
    t.state.theNumber = 0;
    askShare(t, { effect, 0, amount });
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

/// 4.4.4.3 What lies on it is less, or nothing.
void removeDamage(const Table& t, const RemoveDamage& e)
{
    State& s = t.state;
    const bool all = e.amount.kind == Amount::Kind::All;
    const int less = all ? 0 : std::max(0, valueOf(t, e.amount, viewpoint(s)));
    toEach(t, e.what, [&](Index i) {
        if (t.cards.asksOfDeeds())
            noteDeeds(t, i);
        auto& damage = s.objects[i].damage;
        damage = static_cast<std::remove_reference_t<decltype(damage)>>(
            all ? 0 : std::max(0, damage - less));
    });
}

/// 4.4 It neither attacks nor blocks any more; what it blocked stays blocked.
void leaveCombat(const Table& t, const LeaveCombat& e)
{
    State& s = t.state;
    toEach(t, e.what, [&](Index i) {
        if (s.attack.attacker == refOf(s, i))
            s.attack.attacker = {};
        s.objects[i].block = 0;
    });
}

/// 6.3 "Exchange a card from your hand with an 11 year card you control": each goes to the other's place, unseen.
void exchangePlaces(const Table& t, const std::vector<Index>& both)
{
    State& s = t.state;
    if (both.size() != 2 || s.objects[both[0]].owner != s.objects[both[1]].owner)
        return;
    const Seat p = s.objects[both[0]].owner;
    std::vector<Index> row;
    for (const Index i : cardsIn(s, p, Zone::ElevenYearRow))
        row.push_back(i);
    for (Index& i : row) // what stands there afterwards
        i = i == both[0] ? both[1] : i == both[1] ? both[0] : i;
    const Zone first = zoneOf(s, both[0]);
    const Zone second = zoneOf(s, both[1]);
    if (first != second) {
        moveTo(t, both[0], p, second);
        moveTo(t, both[1], p, first);
    }
    for (const Index i : row)
        s.zones.putLast(i, zoneIndex(p, Zone::ElevenYearRow));
    speakOf(s, both);
}

/// Both change sides, or neither where one player controls both.
void exchange(const Table& t, std::uint8_t chosen, const Exchange& e)
{
    State& s = t.state;
    if (ofPlaces(e)) {
        const auto* two = std::get_if<Some>(&e.one);
        std::vector<Index> both
            = chosen == 2 ? referredTo(t, { Referent::Kind::Said }) : things(t, e.one);
        if (two && two->count == fixed(1))
            for (const Index i : things(t, e.other))
                both.push_back(i);
        exchangePlaces(t, both);
        return;
    }
    std::vector<Index> both = chosen == 2 && std::holds_alternative<Some>(e.one)
        ? referredTo(t, { Referent::Kind::Said })
        : things(t, e.one);
    const auto* two = std::get_if<Target>(&e.one);
    if (!two || two->spec.count != 2)
        for (const Index i : things(t, e.other))
            both.push_back(i);
    if (both.size() != 2 || !onIsland(s, both[0]) || !onIsland(s, both[1]))
        return;
    const Seat first = s.objects[both[0]].controller;
    const Seat second = s.objects[both[1]].controller;
    if (first == second)
        return;
    gainControl(t, both[0], second, false);
    gainControl(t, both[1], first, false);
    speakOf(s, both);
}

/// "This can not be countered as long as ...", of the card that is being cast.
bool canNotBeCountered(const Table& t, const PileItem& item)
{
    const Index card = item.source.object;
    bool sure = false;
    if (t.cards.assuresCasting() && isCasting(item))
        asked::passivesOn(t, noIndex, topic::sureCasting, 0,
            [&](const Effect& effect, const auto&, const Viewpoint& v) {
                const auto* other = std::get_if<NotCountered>(&effect.node);
                sure = sure
                    || (other && other->of && asked::isTheirs(other->side, item.controller, v)
                        && asked::matchesAt(t, card, *other->of, v, 1));
            });
    if (sure || !(t.facts(card).topics & topic::uncounterable))
        return sure;
    return std::ranges::any_of(t.facts(card).passives, [&](std::uint8_t number) {
        const Ability& ability = t.card(card).abilities[number];
        const auto* own = std::get_if<NotCountered>(&ability.effect->node);
        return own && !own->of
            && (!ability.condition || holds(t, *ability.condition, { item.controller, card, 0 }));
    });
}

/// What lies on the effect pile: a target, or what triggered this, "counter that spell". A card is
/// countered with all its effects (glossary), so any of them will do.
void counterWhat(const Table& t, const Counter& e)
{
    State& s = t.state;
    const InlineVector<Ref, PileItem::maxTargets> meant = meantOnPile(t, e.what);
    for (const Ref& r : meant) {
        const auto item = std::ranges::find_if(s.pile, [&](const PileItem& each) {
            const bool cast
                = each.kind == PileItem::Kind::SpellEffect || each.kind == PileItem::Kind::Citizen;
            const bool used = each.kind == PileItem::Kind::Active
                || each.kind == PileItem::Kind::YearAbility; // what triggers is not activated
            return isItem(r) ? each.serial == r.object && (cast || used) : cast && each.source == r;
        });
        if (item == s.pile.end() || (!e.returns && canNotBeCountered(t, *item)))
            continue;
        const std::uint8_t serial = item->serial;
        const Seat controller = item->controller;
        const bool cast
            = item->kind == PileItem::Kind::SpellEffect || item->kind == PileItem::Kind::Citizen;
        const Index card = item->source.object;
        const bool copied = item->copied != 0;
        if (e.returns)
            takeBack(t, serial);
        else
            counter(t, serial, e.abolishes);
        // "Counter target spell. Put it on top of its owner's deck": where it went.
        speakOf(s, cast && !copied ? std::vector<Index> { card } : std::vector<Index> {});
        s.itsController = controller;
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

void run(const Table& t, DoEffect step)
{
    State& s = t.state;
    const EffectId id = step.effect;
    const Effect& effect = t.cards.effect(id);
    if (chooseFirst(t, step, effect)) // a noun phrase in it must be chosen before it can be done
        return;
    std::visit(Overloaded {
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
                           damage(t, step.chosen, e);
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
                           if (onIsland(s, i) && e.ends)
                               s.objects[i].set(Object::Weary, false);
                           else if (onIsland(s, i))
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
                   [&](const NotCountered&) {},
                   [&](const Increase&) {},
                   [&](const NoLimbo&) {},
                   [&](const DrawPhase&) {},
                   [&](const CastFor&) {},
                   [&](const PutCounters& e) { putCountersOn(t, id, e); },
                   [&](const TakeCounters& e) { takeCountersFrom(t, e); },
                   [&](const MoveCounters& e) { moveCountersOf(t, e); },
                   [&](const Toll& e) { stopAttacks(t, e); },
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
                   [&](const MoreDamage& e) { moreDamage(t, e); },
                   [&](const RevealUntil& e) { revealUntil(t, e); },
                   [&](const Chance& e) { byChance(t, e); },
                   [&](const MoreSoul& e) { giveSoulPlacements(t, e); },
                   [&](const CastOnly&) {},
                   [&](const CastFrom& e) { letCastFrom(t, e, id); },
                   [&](const SeeTop&) {},
                   [&](const Become& e) { become(t, e); },
                   [&](const RemoveDamage& e) { removeDamage(t, e); },
                   [&](const LeaveCombat& e) { leaveCombat(t, e); },
                   [&](const Exchange& e) { exchange(t, step.chosen, e); },
                   [&](const Redirect& e) { redirect(t, e); },
                   [&](const Grant& e) { grant(t, e); },
                   [&](const Watch& e) { watch(t, e); },
                   [&](const Instead& e) {
                       doInstead(t, e);
                   }, // of a passive it is asked; of one known given
                   [&](const Unable& e) { unable(t, id, e); },
                   [&](const Unless& e) { unless(t, id, e); },
                   [&](const Sequence&) { s.agenda.push(DoRest { id }); },
                   [&](const As& e) { asPlayer(t, id, e); },
                   [&](const Either& e) { inTurn<Either>(s, id, players(t, e.who)); },
                   [&](const May& e) { may(t, id, e); },
                   [&](const IfSo& e) { ifSo(t, id, e); },
                   [&](const Choose& e) {
                       child(
                           s, e.modes[std::min<std::size_t>(s.resolving.mode, e.modes.size() - 1)]);
                   },
                   [&](const Delayed& e) { leaveBehind(t, e); },
               },
        effect.node);
}

} // namespace triptych::kryptik
