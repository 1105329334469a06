#include "altered/rules/Asking.h"

#include "altered/effects/Branches.h"
#include "altered/effects/Choices.h"
#include "altered/effects/Resolve.h"
#include "altered/effects/Targeting.h"
#include "altered/effects/Verbs.h"
#include "altered/rules/Characteristics.h"
#include "altered/rules/Day.h"
#include "altered/rules/Meaning.h"
#include "altered/rules/Modifiers.h"
#include "altered/rules/Night.h"
#include "altered/rules/Objects.h"
#include "altered/rules/Playing.h"
#include "altered/rules/QuickActions.h"
#include "altered/rules/Reactions.h"
#include "altered/rules/Setup.h"

namespace triptych::altered {

bool ask(const Table& b, const Asked& asked)
{
    State& s = b.state;
    s.picks.clear();
    if (asked.player >= maxPlayers)
        return false;
    s.asked = asked;
    if (asked.what == Ask::Turn)
        return true; // passing is always possible
    Options options;
    listOptions(b, options);
    if (!options.empty())
        return true;
    s.asked = {};
    return false;
}

void answered(const Table& b)
{
    b.state.asked = {};
}

void listOptions(const Table& b, Options& out)
{
    switch (b.state.asked.what) {
    case Ask::Nothing:
        break;
    case Ask::SetUpMana:
        setupOptions(b, out);
        break;
    case Ask::Expand:
        expandOptions(b, out);
        break;
    case Ask::Turn:
        turnOptions(b, out);
        break;
    case Ask::React:
        reactionOptions(b, out);
        break;
    case Ask::Keep:
        keepOptions(b, out);
        break;
    case Ask::May:
    case Ask::Number:
    case Ask::Mode:
    case Ask::Target:
    case Ask::Choose:
    case Ask::Player:
    case Ask::Play:
        branchOptions(b, out);
        break;
    case Ask::Modifier:
        modifierOptions(b, out);
        break;
    }
}

namespace {

/// One of several picks; the question is settled when there are enough or no more.
void pick(const Table& b, const Option& o)
{
    State& s = b.state;
    if (isNone(o)) {
        answered(b);
        return;
    }
    Index picked = thingOf(o);
    if (s.asked.what == Ask::Mode)
        picked = static_cast<Index>(o.number - 1);
    if (s.asked.what == Ask::Target && !s.acting.empty())
        pickTarget(b, picked);
    s.picks.push_back(picked);
    if (s.picks.size() < s.asked.max) {
        Options left;
        listOptions(b, left);
        const bool more = !left.empty() && !(left.size() == 1 && isNone(left.front()));
        if (more)
            return;
    }
    answered(b);
}

} // namespace

void answerOption(const Table& b, const Option& o)
{
    State& s = b.state;
    if (verbOf(o) == Verb::Swap) {
        swapOrbs(b, o);
        return;
    }
    switch (s.asked.what) {
    case Ask::Nothing:
        break;
    case Ask::Turn:
        answerTurn(b, o);
        break;
    case Ask::React:
        answerReaction(b, o);
        break;
    case Ask::May:
        s.picks.clear();
        if (verbOf(o) == Verb::Yes)
            s.picks.push_back(0);
        answered(b);
        break;
    case Ask::Number:
        s.picks.clear();
        s.picks.push_back(static_cast<Index>(o.number));
        answered(b);
        break;
    case Ask::Play:
        s.picks.clear();
        s.picks.push_back(thingOf(o));
        s.picks.push_back(o.detail);
        answered(b);
        break;
    case Ask::SetUpMana:
    case Ask::Expand:
    case Ask::Keep:
    case Ask::Mode:
    case Ask::Target:
    case Ask::Choose:
    case Ask::Player:
    case Ask::Modifier:
        pick(b, o);
        break;
    }
}

std::string_view promptOf(const Asked& asked)
{
    switch (asked.what) {
    case Ask::Nothing:
        return "";
    case Ask::SetUpMana:
        return "setup-mana";
    case Ask::Expand:
        return "expand";
    case Ask::Turn:
        return "turn";
    case Ask::React:
        return "react";
    case Ask::Keep:
        return asked.a == 0 ? "keep-reserve" : "keep-landmarks";
    case Ask::May:
        return "may";
    case Ask::Number:
        return "number";
    case Ask::Mode:
        return "mode";
    case Ask::Target:
        return "target";
    case Ask::Choose:
    case Ask::Modifier:
        return "choose";
    case Ask::Player:
        return "player";
    case Ask::Play:
        return "play";
    }
    return "";
}

std::string_view ruleOf(const Asked& asked)
{
    switch (asked.what) {
    case Ask::Nothing:
        return "";
    case Ask::SetUpMana:
        return "altered 4.1.k";
    case Ask::Expand:
        return "altered 4.2.1.e";
    case Ask::Turn:
        return "altered 4.2.3.d";
    case Ask::React:
        return "altered 4.4.b";
    case Ask::Keep:
        return "altered 4.2.5.c";
    case Ask::May:
        return "altered 6.5.c";
    case Ask::Number:
        return "altered 1.1.6";
    case Ask::Mode:
        return "altered 6.5.g";
    case Ask::Target:
    case Ask::Player:
        return "altered 6.5.b";
    case Ask::Choose:
        return "altered 6.1.g";
    case Ask::Play:
        return "altered v4 5.2.b";
    case Ask::Modifier:
        return "altered 6.2.h";
    }
    return "";
}

Index causeOf(const State& s)
{
    switch (s.asked.what) {
    case Ask::SetUpMana:
    case Ask::Expand:
    case Ask::Turn:
    case Ask::React:
    case Ask::Keep:
        return noIndex;
    default:
        break;
    }
    if (!s.agenda.empty()) {
        const Frame& waiting = s.agenda.back();
        if (waiting.kind == Frame::Kind::ChooseModifier)
            return waiting.a;
        if (waiting.kind == Frame::Kind::ReplaceMove || waiting.kind == Frame::Kind::ReplaceRoll)
            return waiting.d;
    }
    return s.acting.empty() ? noIndex : s.acting.back().source.object;
}

std::uint8_t pickedSoFar(const State& s)
{
    return static_cast<std::uint8_t>(s.picks.size());
}

// --- What begins something to be carried out

Acting& beginActing(
    const Table& b, Acting::Kind kind, Index source, std::uint8_t ability, Seat controller)
{
    State& s = b.state;
    Acting acting;
    acting.source = refOf(s, source);
    acting.was = acting.source;
    acting.card = s.objects[source].card;
    acting.ability = ability;
    acting.kind = kind;
    acting.controller = controller;
    s.acting.push_back(acting);
    return s.acting.back();
}

void endActing(State& s)
{
    const Acting& done = s.acting.back();
    const bool overrun = done.targets.overrun() || done.it.overrun() || done.rest.overrun()
        || done.toughPaid.overrun();
    s.acting.pop_back();
    if (overrun)
        s.acting.noteOverrun(); // RULING "crowded table": it is not forgotten
}

void resumeAt(State& s, Frame f, std::uint8_t stage)
{
    f.stage = stage;
    s.agenda.push_back(f);
}

void pushEffect(State& s, const Effect& effect)
{
    s.agenda.push_back({ Frame::Kind::Effect, 0, effect.id, 0, 0, 0, 0 });
}

bool beginRule(const Table& b, Index source, const Effect& effect, Index subject)
{
    State& s = b.state;
    if (s.acting.full()) {
        s.acting.noteOverrun();
        return false;
    }
    Acting& acting = beginActing(b, Acting::Kind::Rule, source, 0, s.objects[source].controller);
    acting.subject = subject == noIndex ? Ref {} : thingRef(s, subject);
    acting.subjectWas = acting.subject.era;
    if (subject != noIndex) {
        acting.it.push_back(subject);
        if (isExpedition(subject))
            acting.place = subject;
    }
    s.agenda.push_back({ Frame::Kind::FinishAction, 0, 0xFFFF, source, 0xFF, 0, 0 });
    pushEffect(s, effect);
    return true;
}

namespace {

/// 5.2.b What "the next Character you play" brings, as a Reaction of its own.
void beginNext(const Table& b, const Emblem& e, const Next& next)
{
    State& s = b.state;
    const bool there = isCurrent(s, e.subject);
    if (there && next.does == Next::Does::Gains) {
        const Viewpoint v = viewpointOf(s);
        for (const Grant& grant : next.grants)
            grantTo(b, e.subject.object, grant, 0, v, e.controller);
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
    return branch && !branch->otherwise && !(branch->effect && lateIf(b.cards, branch->effect->id))
        && holds(b, branch->condition, viewpointOf(b.state)) == isUnless(branch->word);
}

} // namespace

void beginReaction(const Table& b, const Emblem& e)
{
    State& s = b.state;
    Acting& acting
        = beginActing(b, Acting::Kind::Reaction, e.source.object, e.ability, e.controller);
    acting.source = e.source;
    acting.was = e.was;
    acting.subject = e.subject;
    acting.subjectWas = e.subjectWas;
    acting.card = e.card;
    acting.number = static_cast<std::int8_t>(std::min<int>(e.number, 120));
    acting.count = e.number;
    acting.serial = e.serial;
    acting.thatPlayer = e.player;
    if (isExpedition(e.subject.object)) {
        acting.place = e.subject.object;
        acting.it.push_back(e.subject.object);
    } else if (isCurrent(s, e.subject)) {
        acting.it.push_back(e.subject.object);
        acting.it.note(e.subject.object, hasLeft(s, { e.subject.object, e.subjectWas }, e.subject));
    }
    Event event { Event::Kind::Reacted, e.controller, e.source.object };
    event.amount = e.ability;
    event.place = isUnmet(b, e) ? 1 : 0; // for whoever reads what happened
    b.tell(event);
    s.agenda.push_back({ Frame::Kind::FinishAction, 0, 0xFFFF, e.source.object, 0xFE, 0, 0 });
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
        s.agenda.push_back({ Frame::Kind::Declare, 0, 0xFFFF, 0, 0, 0, 0 });
}

namespace {

void finishAction(const Table& b, const Frame& f)
{
    State& s = b.state;
    const Acting acting = s.acting.back();
    endActing(s);
    if (acting.kind == Acting::Kind::Rule)
        s.declined.clear(); // what happened instead has happened
    if (acting.kind != Acting::Kind::QuickAction)
        return;
    const Ability& ability = f.b >= firstGrantedQuick ? *b.cards.granted(f.node)
                                                      : b.cards.card(acting.card).abilities[f.b];
    const bool exhausts = std::ranges::any_of(ability.cost, [](const Effect& cost) {
        const auto* exhaust = std::get_if<Exhaust>(&cost.node);
        return exhaust && std::holds_alternative<This>(exhaust->what.node);
    });
    Deed deed { Deed::What::Activated };
    deed.object = acting.source.object;
    deed.was = acting.was;
    deed.player = acting.controller;
    deed.icons = ability.support ? iconSupport : exhausts ? iconExhaust : Icons { 0 };
    occur(b, deed);
}

void run(const Table& b, const Frame& f)
{
    switch (f.kind) {
    case Frame::Kind::None:
        break;
    case Frame::Kind::SetUpMana:
        setUpMana(b, f);
        break;
    case Frame::Kind::Expand:
        expand(b, f);
        break;
    case Frame::Kind::CleanUp:
        cleanUp(b, f);
        break;
    case Frame::Kind::Play:
        play(b, f);
        break;
    case Frame::Kind::Declare:
        declare(b, f);
        break;
    case Frame::Kind::Effect:
        resolve(b, f);
        break;
    case Frame::Kind::Costs:
        payCosts(b, f);
        break;
    case Frame::Kind::Paragraphs:
        paragraphs(b, f);
        break;
    case Frame::Kind::FleetingStep:
        fleetingStep(b, f);
        break;
    case Frame::Kind::FinishSpell:
        finishSpell(b);
        break;
    case Frame::Kind::FinishAction:
        finishAction(b, f);
        break;
    case Frame::Kind::ChooseModifier:
        chooseModifier(b, f);
        break;
    case Frame::Kind::ReplaceMove:
        replaceMove(b, f);
        break;
    case Frame::Kind::ReplaceRoll:
        replaceRoll(b, f);
        break;
    }
}

void note(EffectsSeen& seen, const Frame& f)
{
    if (f.kind != Frame::Kind::Effect)
        return;
    if (seen.size() <= f.node)
        seen.resize(f.node + 1u);
    seen[f.node] = true;
}

} // namespace

void advance(const Table& b, EffectsSeen* seen)
{
    State& s = b.state;
    while (s.asked.what == Ask::Nothing && !s.over && !s.agenda.overrun() && !s.acting.overrun()) {
        if (s.agenda.empty()) {
            proceed(b);
            continue;
        }
        const Frame frame = s.agenda.back();
        s.agenda.pop_back();
        if (seen)
            note(*seen, frame);
        run(b, frame);
    }
}

} // namespace triptych::altered
