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
void beginNext(const Table& b, const Emblem& e, const Next& next)
{
    State& s = b.state;
    const bool there = isCurrent(s, e.subject);
    if (there && next.does == Next::Does::Gains) {
        const Viewpoint v = viewpointOf(s);
        const std::size_t own = s.acting.size() - 1;
        for (const Grant& grant : next.grants)
            grantTo(b, e.subject.object, grant, 0, v, e.controller, own);
    } else if (there && next.does == Next::Does::Activates) {
        const std::size_t before = s.emblems.size();
        activateIcons(b, e.subject.object, next.icons);
        while (next.oneOf && s.emblems.size() > before + 1)
            s.emblems.pop_back();
    }
}

/// 6.5.d "If C, A" without an "otherwise", where C does not hold: nothing comes of it.
bool isUnmet(const Table& b, const Emblem& e)
{
    const auto& abilities = b.cards.card(e.card).abilities;
    if (e.ability >= abilities.size() || !abilities[e.ability].effect)
        return false;
    const If* branch = std::get_if<If>(&abilities[e.ability].effect->node);
    return branch && !branch->otherwise && !(branch->effect && b.cards.lateIf(branch->effect->id))
        && holds(b, branch->condition, viewpointOf(b.state)) == branch->unless;
}

/// {J}, {H}, {R}: what happened to this card, which is "me", names nothing that "it" could be.
bool isAboutMe(const Table& b, const Emblem& e)
{
    const auto& abilities = b.cards.card(e.card).abilities;
    return e.ability < abilities.size()
        && std::ranges::all_of(
            abilities[e.ability].triggers, [](const Happening& h) { return iconOf(h) != 0; });
}

} // namespace

void beginReaction(const Table& b, const Emblem& e)
{
    State& s = b.state;
    Acting& acting
        = beginActing(b, Acting::Kind::Reaction, e.source.object, e.ability, e.controller);
    acting.source = e.source;
    acting.was = e.was;
    const bool aboutMe = isAboutMe(b, e);
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
    event.place = isUnmet(b, e) ? 1 : 0; // for whoever reads what happened
    b.tell(event);
    s.agenda.push(FinishAction { {}, noQuickAction });
    if (e.ability == scoutReaction) {
        // 7.4.5 "Send me to Reserve"
        if (isCurrent(s, e.source) && inPlay(s, e.source.object))
            moveOne(b, { e.source.object, Zone::Reserve }, Cause::Move, e.controller);
        if (zoneOf(s, e.source.object) == Zone::Reserve)
            for (Emblem& other : s.emblems) // 7.4.5.e its other Reactions find it there
                if (other.source == e.source)
                    other.source = refOf(s, e.source.object);
        return;
    }
    if (e.ability == nextReaction) {
        beginNext(b, e, std::get<Next>(b.cards.effect(e.node).node));
        return;
    }
    if (e.ability == delayedReaction) {
        const auto& delayed = std::get<Delayed>(b.cards.effect(e.node).node);
        if (delayed.effect)
            pushEffect(s, *delayed.effect);
        return;
    }
    if (e.ability == grantedReaction || e.ability == nextTimeReaction) {
        pushEffect(s, b.cards.effect(e.node));
        return;
    }
    const Ability& ability = b.cards.card(e.card).abilities[e.ability];
    if (ability.effect)
        pushEffect(s, *ability.effect);
    if (b.policy().declaresTargets)
        s.agenda.push(DeclareAll {});
}

} // namespace triptych::altered
