#include "altered/effects/BeginReaction.h"

#include "altered/effects/Branches.h"
#include "altered/effects/Verbs.h"
#include "altered/rules/CarryingOut.h"
#include "altered/rules/Objects.h"
#include "altered/rules/Reactions.h"
#include "altered/rules/Triggers.h"

#include <algorithm>

namespace triptych::altered {

namespace {

/// 5.2.b What "the next Character you play" brings, as a Reaction of its own.
void beginNext(const Table& t, const Emblem& e, const Next& next)
{
    State& s = t.state;
    const bool there = isCurrent(s, e.subject);
    if (there && next.does == Next::Does::Gains) {
        const Viewpoint v = viewpointOf(s);
        const std::size_t own = s.acting.size() - 1;
        for (const Grant& grant : next.grants)
            grantTo(t, e.subject.object, grant, 0, v, e.controller, own);
    } else if (there && next.does == Next::Does::Activates) {
        const std::size_t before = s.emblems.size();
        activateIcons(t, e.subject.object, next.icons);
        while (next.oneOf && s.emblems.size() > before + 1)
            s.emblems.pop_back();
    }
}

/// 6.5.d "If C, A" without an "otherwise", where C does not hold: nothing comes of it.
bool isUnmet(const Table& t, const Emblem& e)
{
    const auto& abilities = t.cards.card(e.card).abilities;
    if (e.ability >= abilities.size() || !abilities[e.ability].effect)
        return false;
    const If* branch = std::get_if<If>(&abilities[e.ability].effect->node);
    return branch && !branch->otherwise && !(branch->effect && t.cards.lateIf(branch->effect->id))
        && holds(t, branch->condition, viewpointOf(t.state)) == branch->unless;
}

/// {J}, {H}, {R}: what happened to this card, which is "me", names nothing that "it" could be.
bool isAboutMe(const Table& t, const Emblem& e)
{
    const auto& abilities = t.cards.card(e.card).abilities;
    return e.ability < abilities.size()
        && std::ranges::all_of(
            abilities[e.ability].triggers, [](const Happening& h) { return iconOf(h) != 0; });
}

} // namespace

void beginReaction(const Table& t, const Emblem& e)
{
    State& s = t.state;
    Acting& acting
        = beginActing(t, Acting::Kind::Reaction, e.source.object, e.ability, e.controller);
    acting.source = e.source;
    acting.was = e.was;
    const bool aboutMe = isAboutMe(t, e);
    if (!aboutMe) {
        acting.subject = e.subject;
        acting.subjectWas = e.subjectWas;
    }
    acting.card = e.card;
    acting.number = static_cast<std::int8_t>(std::min<int>(e.number, 120));
    acting.count = e.number;
    acting.serial = e.serial;
    acting.thatPlayer = e.player;
    if (isExpedition(e.subject.object)) {
        acting.place = e.subject.object;
        acting.it.push_back(e.subject.object);
    } else if (!aboutMe && isCurrent(s, e.subject)) {
        acting.it.push_back(e.subject.object);
        acting.it.note(e.subject.object, hasLeft(s, { e.subject.object, e.subjectWas }, e.subject));
    }
    Event event { Event::Kind::Reacted, e.controller, e.source.object };
    event.amount = e.ability;
    event.place = isUnmet(t, e) ? 1 : 0; // for whoever reads what happened
    t.tell(event);
    s.agenda.push(FinishAction { {}, noQuickAction });
    if (e.ability == scoutReaction) {
        // 7.4.5 "Send me to Reserve"
        if (isCurrent(s, e.source) && inPlay(s, e.source.object))
            moveOne(t, { e.source.object, Zone::Reserve }, Cause::Move, e.controller);
        if (zoneOf(s, e.source.object) == Zone::Reserve)
            for (Emblem& other : s.emblems) // 7.4.5.e its other Reactions find it there
                if (other.source == e.source)
                    other.source = refOf(s, e.source.object);
        return;
    }
    if (e.ability == nextReaction) {
        beginNext(t, e, std::get<Next>(t.cards.effect(e.node).node));
        return;
    }
    if (e.ability == delayedReaction) {
        const auto& delayed = std::get<Delayed>(t.cards.effect(e.node).node);
        if (delayed.effect)
            pushEffect(s, *delayed.effect);
        return;
    }
    if (e.ability == grantedReaction || e.ability == nextTimeReaction) {
        pushEffect(s, t.cards.effect(e.node));
        return;
    }
    const Ability& ability = t.cards.card(e.card).abilities[e.ability];
    if (ability.effect)
        pushEffect(s, *ability.effect);
    if (t.policy().declaresTargets)
        s.agenda.push(DeclareAll {});
}

} // namespace triptych::altered
