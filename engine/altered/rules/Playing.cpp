#include "altered/rules/Playing.h"

#include "altered/rules/CarryingOut.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Costs.h"
#include "altered/rules/Objects.h"
#include "altered/rules/OngoingEmblems.h"
#include "altered/rules/Passives.h"
#include "altered/rules/Reactions.h"
#include "altered/rules/Statuses.h"

#include <algorithm>
#include <vector>

namespace triptych::altered {

void beginPlay(const Table& t, Index i, std::uint8_t detail, Seat p, const Price& price)
{
    State& s = t.state;
    s.reduction = 0;
    s.agenda.push(BeginPlay { { i, detail, p, price } });
}

namespace {

/// 5.2.4.a In this order: from Reserve, printed, then what makes it gain or lose Fleeting.
void becomeFleeting(const Table& t, Index i, Seat p, std::uint8_t detail)
{
    State& s = t.state;
    Object& o = s.objects[i];
    const Facts& facts = t.facts(i);
    const bool bears = facts.type == CardType::Character || facts.type == CardType::Spell
        || (facts.type == CardType::ExpeditionPermanent && t.policy().permanentsCanFleet);
    if (o.is(Object::FromReserve) && bears)
        o.set(Status::Fleeting, true); // 2.4.6.a
    if (facts.type != CardType::Spell)
        return;
    if (facts.keywords & bit(Keyword::Fleeting))
        o.set(Status::Fleeting, true); // 2.4.6.b
    const auto aboutFleeting = [](const Grant& grant) {
        return (grant.kind == Grant::Kind::Status && grant.status == Status::Fleeting)
            || (grant.kind == Grant::Kind::Keyword && grant.keyword == Keyword::Fleeting);
    };
    eachGrant(t, i, aboutFleeting, [&](const Table&, const Grant& grant, const Viewpoint&) {
        o.set(Status::Fleeting, !grant.lose);
    });
    const auto brings = [&](const Next& next, const Viewpoint& v) {
        if (next.does == Next::Does::Gains && isPlayedAsAsked(t, next, i, v))
            for (const Grant& grant : next.grants)
                if (aboutFleeting(grant))
                    o.set(Status::Fleeting, !grant.lose);
    };
    // "The first Spell you play each Day": it is not yet one of the played.
    eachEveryAfternoon(t, i, p, detail,
        [&](const Next& next, const Viewpoint& v, std::uint16_t) { brings(next, v); });
    std::vector<std::size_t> used;
    eachNext(t, i, p, detail, [&](const Next& next, std::size_t place, const Viewpoint& v) {
        brings(next, v);
        if (next.does == Next::Does::Gains && !next.every)
            used.push_back(place);
    });
    for (std::size_t k = used.size(); k-- > 0;)
        s.lasting.erase(used[k]);
}

/// 2.2.14.c The next matching play uses a change of costs up, even where it changed nothing.
void useUpCosts(const Table& t, Index i, Seat p, std::uint8_t detail)
{
    std::vector<std::size_t> used;
    eachNext(t, i, p, detail, [&](const Next& next, std::size_t place, const Viewpoint&) {
        if (next.does == Next::Does::CostsLess || next.does == Next::Does::CostsMore
            || next.does == Next::Does::IsFree)
            used.push_back(place);
    });
    for (std::size_t k = used.size(); k-- > 0;)
        t.state.lasting.erase(used[k]);
}

/// "The next Spell you play this turn has its effect twice": how often more.
int useUpTwice(const Table& t, Index i, Seat p, std::uint8_t detail)
{
    std::vector<std::size_t> used;
    eachNext(t, i, p, detail, [&](const Next& next, std::size_t place, const Viewpoint&) {
        if (next.does == Next::Does::Twice)
            used.push_back(place);
    });
    for (std::size_t k = used.size(); k-- > 0;)
        t.state.lasting.erase(used[k]);
    return static_cast<int>(used.size());
}

bool makesReaction(const Next& next)
{
    return next.does == Next::Does::Gains || next.does == Next::Does::Activates;
}

/// What has still to be named of a Reaction about the card that is being played: the card.
Emblem nextEmblem(std::uint16_t node, Ref source, std::uint16_t card, Seat controller)
{
    Emblem e;
    e.source = source;
    e.was = source;
    e.card = card;
    e.node = node;
    e.ability = nextReaction;
    e.controller = controller;
    return e;
}

/// "The first Character you play each Afternoon": asked while the card is not yet one of the played.
std::vector<Emblem> everyAfternoon(const Table& t, Index i, Seat p, std::uint8_t detail)
{
    std::vector<Emblem> list;
    eachEveryAfternoon(
        t, i, p, detail, [&](const Next& next, const Viewpoint& v, std::uint16_t node) {
            if (makesReaction(next))
                list.push_back(nextEmblem(node, v.me, t.state.objects[v.me.object].card, v.you));
        });
    return list;
}

/// 5.2.b "The next Character you play gains ...": a Reaction, made while it resolves.
void makeNextReactions(
    const Table& t, Index i, Seat p, std::uint8_t detail, const std::vector<Emblem>& others)
{
    State& s = t.state;
    std::vector<Emblem> list;
    std::vector<std::size_t> used;
    eachNext(t, i, p, detail, [&](const Next& next, std::size_t place, const Viewpoint& v) {
        if (!makesReaction(next))
            return;
        const LastingEffect& o = s.lasting[place];
        // RULING: several that make it activate the same abilities make it do so once.
        const bool already = next.does == Next::Does::Activates
            && std::ranges::any_of(list, [&](const Emblem& other) {
                   const auto& one = std::get<Next>(t.cards.effect(other.node).node);
                   return one.does == next.does && one.icons == next.icons;
               });
        if (!already && isPlayedAsAsked(t, next, i, v))
            list.push_back(nextEmblem(o.node, o.source, o.card, o.controller));
        if (!next.every)
            used.push_back(place);
    });
    for (std::size_t k = used.size(); k-- > 0;)
        s.lasting.erase(used[k]);
    list.insert(list.end(), others.begin(), others.end());
    for (Emblem& e : list) {
        e.subject = refOf(s, i);
        e.subjectWas = e.subject.era;
        e.serial = ++s.serials;
        s.emblems.push_back(e);
    }
}

void toLimbo(const Table& t, const Playing& play)
{
    State& s = t.state;
    const Index i = play.card;
    const Zone from = zoneOf(s, i);
    moveOne(t, { i, Zone::Limbo, play.player }, Cause::Move, play.player); // 5.1.2.g
    Object& o = s.objects[i];
    o.set(Object::FromReserve, from == Zone::Reserve);
    o.set(Object::FromHand, from == Zone::Hand || play.price.asFromHand != 0);
    o.set(Object::Scouted, (play.detail & withScout) != 0);
    o.controller = play.player & 1;
    if (!s.acting.empty() && s.acting.back().kind == Acting::Kind::Spell
        && s.acting.back().source.object == i)
        s.acting.back().source = s.acting.back().was = refOf(s, i);
}

/// 7.3.1.e What it gains by Scout is an {H} ability like a printed one.
void forgetScout(State& s, Index i)
{
    for (std::size_t k = s.emblems.size(); k-- > 0;)
        if (s.emblems[k].ability == scoutReaction && s.emblems[k].source == refOf(s, i))
            s.emblems.erase(k);
}

/// 5.1.2.i A Character or Expedition Permanent joins its Expedition, a Landmark its zone.
void enter(const Table& t, const Playing& play)
{
    State& s = t.state;
    const auto [i, detail, p, price] = play;
    const bool fleeting = s.objects[i].is(Status::Fleeting);
    const bool scouted = s.objects[i].is(Object::Scouted);
    const Zone to = t.facts(i).type == CardType::Landmark ? Zone::Landmark
                                                          : expeditionZone(detail & placeBits);
    const bool afterwards = fleeting && t.policy().fleetingAfterJoining;
    if (afterwards)
        s.agenda.push(FleetingStep { i, static_cast<std::uint8_t>(s.objects[i].era + 1), p });
    // 2.4.6.c What is Fleeting in Limbo is so as it enters: the event sees it.
    Event event { Event::Kind::Played, p, i };
    t.tell(event);
    if (scouted) {
        // 7.4.5 As it enters it gains "{H} Send me to Reserve".
        Emblem e;
        e.source = { i, static_cast<std::uint8_t>(s.objects[i].era + 1) };
        e.was = e.source;
        e.subject = e.source;
        e.subjectWas = e.subject.era;
        e.card = s.objects[i].card;
        e.ability = scoutReaction;
        e.controller = p;
        e.serial = ++s.serials;
        s.emblems.push_back(e);
    }
    Motion motion { i, to, p };
    motion.fleeting = fleeting && !afterwards;
    const std::vector<Emblem> others = everyAfternoon(t, i, p, detail);
    moveOne(t, motion, Cause::Play, p);
    if (scouted && cantActivate(t, i, iconHand))
        forgetScout(s, i);
    makeNextReactions(t, i, p, detail, others);
}

} // namespace

void run(const Table& t, BeginPlay step)
{
    State& s = t.state;
    const auto [i, detail, p, price] = step.play;
    const Facts& facts = t.facts(i);
    bool free = false;
    if (facts.type == CardType::Spell || !facts.declared.empty()) {
        free = isFree(t, i, p, detail, price);
        beginActing(t, Acting::Kind::Spell, i, 0, p).free = free;
    }
    s.agenda.push(TargetPlay { step.play });
    if (free) // 7.3.20 No costs are declared nor paid, those besides neither.
        return;
    for (std::size_t k = facts.declared.size(); k-- > 0;)
        if (const Ability& ability = t.card(i).abilities[facts.declared[k]]; ability.effect)
            pushEffect(s, *ability.effect);
}

void run(const Table& t, TargetPlay step)
{
    State& s = t.state;
    const auto [i, detail, p, price] = step.play;
    s.agenda.push(CompletePlay { step.play });
    if (t.facts(i).type == CardType::Spell && t.policy().declaresTargets)
        s.agenda.push(DeclareAll { static_cast<std::uint8_t>(costOf(t, i, p, detail, price)) });
}

void run(const Table& t, CompletePlay step)
{
    State& s = t.state;
    const auto [i, detail, p, price] = step.play;
    const Facts& facts = t.facts(i);
    const bool spell = facts.type == CardType::Spell;
    const int tax = !s.acting.empty() && spell ? s.acting.back().tax : 0;
    const int cost = costOf(t, i, p, detail, price) + tax;
    const MayPlay* pile
        = price.kind == Price::Kind::Usual ? playableFromPile(t, i, p, detail) : nullptr;
    useUpCosts(t, i, p, detail);
    if (pile)
        noteAllowed(t, *pile);
    toLimbo(t, step.play);
    if (pile && pile->price == MayPlay::Price::Reserve)
        s.objects[i].set(Object::FromReserve, true);
    payMana(t, p, std::min(cost, readyMana(s, p)));
    s.reduction = 0;
    becomeFleeting(t, i, p, detail);
    if ((pile && pile->fleeting) || (spell && price.fleeting))
        s.objects[i].set(Status::Fleeting, true);
    if (!spell) {
        if (!facts.declared.empty() && !s.acting.empty())
            endActing(s);
        enter(t, step.play);
        return;
    }
    t.tell({ Event::Kind::Played, p, i });
    s.acting.back().stepDone = 1;
    s.agenda.push(FinishSpell {});
    for (int n = useUpTwice(t, i, p, detail); n > 0 && !s.agenda.full(); --n)
        s.agenda.push(Paragraphs {});
    s.agenda.push(Paragraphs {});
}

void run(const Table& t, FleetingStep step)
{
    if (isCurrent(t.state, { step.card, step.era }))
        gainStatus(t, step.card, Status::Fleeting, step.player);
}

void run(const Table& t, FinishSpell)
{
    State& s = t.state;
    const Acting acting = s.acting.back();
    const Index i = acting.source.object;
    // A Spell that left Limbo during its own effect is not moved again.
    if (isCurrent(s, acting.source) && zoneOf(s, i) == Zone::Limbo) {
        const bool fleeting = s.objects[i].is(Status::Fleeting);
        Motion motion { i, fleeting ? Zone::Discard : Zone::Reserve };
        motion.exhausted
            = !fleeting && (t.facts(i).keywords & bit(Keyword::Cooldown)) != 0; // 7.4.1
        motion.played = true;
        motion.fromReserve = s.objects[i].is(Object::FromReserve);
        motion.fromHand = s.objects[i].is(Object::FromHand);
        moveOne(t, motion, Cause::Play, acting.controller);
    } else {
        Deed played { Deed::What::Played };
        played.object = i;
        played.was = acting.was;
        played.player = acting.controller;
        played.first = knownOf(t, acting.was).fromReserve;
        played.fromHand = knownOf(t, acting.was).fromHand;
        occur(t, played);
    }
    for (std::size_t k = s.lasting.size(); k-- > 0;) // "I can only target ..." has been minded
        if (s.lasting[k].source.object == i
            && std::holds_alternative<OnlyTarget>(t.cards.effect(s.lasting[k].node).node))
            s.lasting.erase(k);
    endActing(s);
}

} // namespace triptych::altered
