#include "altered/rules/Reactions.h"

#include "altered/effects/BeginReaction.h"
#include "altered/rules/Asking.h"
#include "altered/rules/CarryingOut.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Triggers.h"
#include "altered/rules/Uses.h"

#include <algorithm>

// 6.3.g, 4.4 Reactions wait in Limbo: how they come there, and how they are played.
namespace triptych::altered {

void activate(const Table& t, const Listener& who, std::uint8_t ability, const About& about,
    Seat player, int number, std::uint16_t node)
{
    State& s = t.state;
    if (!countUse(s, who.was, ability))
        return; // 1.4.6.c
    Emblem e;
    e.source = who.follows ? refOf(s, who.source) : who.was;
    e.was = who.was;
    e.subject = about.now;
    e.subjectWas = about.was.era;
    e.card = s.objects[who.source].card;
    e.node = node;
    e.ability = ability;
    e.controller = who.controller;
    e.number = static_cast<std::uint8_t>(std::clamp(number, 0, 255));
    e.serial = ++s.serials;
    e.player = player;
    s.emblems.push_back(e);
    Event event { Event::Kind::Triggered, e.controller, who.source };
    event.amount = ability;
    t.tell(event);
}

void activateIcons(const Table& t, Index i, Icons icons)
{
    const Facts& facts = t.facts(i);
    // 7.3.1 Of a {D} ability what it does, without its cost.
    if ((icons & iconSupport) && !cantActivate(t, i, iconSupport)
        && !hasLostAbilities(t, i, iconSupport) && !hasNoSupport(t, i))
        for (const std::uint8_t number : facts.supports) {
            const Ref it = refOf(t.state, i);
            const Seat p = t.state.objects[i].controller;
            activate(t, { i, it, p }, number, { it, it }, p, 0);
            Deed deed { Deed::What::Activated };
            deed.object = i;
            deed.player = p;
            deed.icons = iconSupport;
            occur(t, deed);
        }
    for (const std::uint8_t number : facts.reactions) {
        const Ability& ability = t.card(i).abilities[number];
        for (const Happening& h : ability.triggers)
            if (const Icons icon = iconOf(h);
                (icon & icons) && !cantActivate(t, i, icon) && !hasLostAbilities(t, i, icon)) {
                const Ref it = refOf(t.state, i);
                activate(t, { i, it, t.state.objects[i].controller }, number, { it, it },
                    t.state.objects[i].controller, 0);
                break;
            }
    }
}

// --- 4.4 Playing them

bool reactionsWait(const State& s)
{
    return !s.emblems.empty();
}

void askForReaction(const Table& t)
{
    State& s = t.state;
    // 4.4.b The player with initiative plays all of theirs first.
    const Seat first = initiative(s);
    for (const Seat p : { first, otherSeat(first) })
        for (const Emblem& e : s.emblems)
            if (e.controller == p) {
                ask(t, { Ask::React, p, 1, 1 });
                return;
            }
}

Among amongOfSource(const State& s, const Emblem& emblem)
{
    Among among { 1, 0 };
    bool passed = false;
    for (const Emblem& other : s.emblems) {
        if (other.controller != emblem.controller || other.source.object != emblem.source.object)
            continue;
        ++among.count;
        passed = passed || other.serial == emblem.serial;
        among.place += !passed;
    }
    return among;
}

void reactionOptions(const Table& t, Options& out)
{
    for (const Emblem& e : t.state.emblems)
        if (e.controller == t.state.asked.player)
            out.push_back(option(Verb::React, e.source.object, 0, e.serial));
}

void answerReaction(const Table& t, const Option& o)
{
    State& s = t.state;
    for (std::size_t k = 0; k < s.emblems.size(); ++k) {
        const Emblem e = s.emblems[k];
        if (e.serial != o.number)
            continue;
        s.emblems.erase(k);
        answered(t);
        beginReaction(t, e);
        return;
    }
}

} // namespace triptych::altered
