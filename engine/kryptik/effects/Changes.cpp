#include "kryptik/effects/Changes.h"

#include "kryptik/effects/Lasting.h"
#include "kryptik/rules/Asking.h"
#include "kryptik/rules/Casting.h"
#include "kryptik/rules/Changes.h"
#include "kryptik/rules/Control.h"
#include "kryptik/rules/ElevenYearRow.h"
#include "kryptik/rules/Island.h"
#include "kryptik/rules/Meaning.h"
#include "kryptik/rules/Paying.h"
#include "kryptik/rules/Targeting.h"

#include <algorithm>

namespace triptych::kryptik {

// ---------------------------------------------------------------- What a card counts as

namespace {

/// "Choose a faction", "name a card": by whoever controls the effect, which then speaks of it.
void askInEffect(const Table& t, Ask what, EffectId effect)
{
    ask(t, { what, t.state.resolving.controller, 1, 1, effect, Entering {} });
}

/// The same "as this enters".
void askEntering(const Table& t, Ask what, Index entering)
{
    if (onIsland(t.state, entering))
        ask(t,
            { what, t.state.objects[entering].controller, 1, 1, noEffectAsks,
                Entering { entering } });
}

bool isAskedInEffect(const State& s)
{
    return s.asked.remembered<Entering>().citizen == noIndex;
}

/// The citizen that the choice stays with: the one that enters, or the one whose effect asked; noIndex: none.
Index keeperOfChoice(const State& s)
{
    if (!isAskedInEffect(s))
        return s.asked.remembered<Entering>().citizen;
    return onIsland(s, s.resolving.source) ? s.resolving.source.object : noIndex;
}

void choiceIsMade(const Table& t, Event::Kind kind, std::int16_t chosen)
{
    Event event { kind, t.state.asked.player };
    event.amount = chosen;
    t.tell(event);
    answered(t);
}

} // namespace

void chooseFaction(const Table& t, EffectId effect)
{
    t.state.theFaction = 0;
    askInEffect(t, Ask::Faction, effect);
}

void run(const Table& t, ChooseFactionFor step)
{
    askEntering(t, Ask::Faction, step.object);
}

void factionOptions(const Table& t, Options& out)
{
    for (const Faction faction : factionsToChoose(t, t.state.asked.player))
        offer(out, numberOption(Verb::Faction, faction));
}

void answerFaction(const Table& t, const Option& o)
{
    State& s = t.state;
    const auto faction = static_cast<Faction>(o.number);
    if (isAskedInEffect(s))
        s.theFaction = faction;
    if (const Index keeper = keeperOfChoice(s); keeper != noIndex)
        rememberFaction(s, keeper, faction);
    choiceIsMade(t, Event::Kind::FactionChosen, faction);
}

void chooseName(const Table& t, EffectId effect)
{
    t.state.theName = 0;
    askInEffect(t, Ask::CardName, effect);
}

void run(const Table& t, ChooseNameFor step)
{
    askEntering(t, Ask::CardName, step.object);
}

void nameOptions(const Table& t, Options& out)
{
    for (const std::uint16_t card : namesToChoose(t, t.state.asked.player))
        offer(out, numberOption(Verb::Name, card));
}

void answerName(const Table& t, const Option& o)
{
    State& s = t.state;
    const std::uint16_t name = t.cards.nameOf(static_cast<std::size_t>(o.number));
    if (isAskedInEffect(s))
        s.theName = static_cast<std::uint16_t>(name + 1);
    if (const Index keeper = keeperOfChoice(s); keeper != noIndex)
        rememberName(s, keeper, name);
    choiceIsMade(t, Event::Kind::NameChosen, o.number);
}

void becomeFaction(const Table& t, const BecomeFaction& e)
{
    LastingEffect m = lastingFor(t.state, e.duration, LastingEffect::Kind::Faction);
    m.what = e.faction.empty() ? chosenFaction(t.state, viewpoint(t.state)) : e.number;
    m.attack = e.also ? 1 : 0;
    if (m.what != 0)
        giveTo(t, e.what, m);
}

void becomeCopyOf(const Table& t, std::uint8_t chosen, const BecomeCopy& e)
{
    State& s = t.state;
    // After two choices the first is what is spoken of and the second is in the picks.
    const bool both = chosen == 2 && std::holds_alternative<Some>(e.what);
    const std::vector<Index> what
        = both ? referredTo(t, { Referent::Kind::Said }) : things(t, e.what);
    const std::vector<Index> of = things(t, e.of);
    if (what.empty() || of.empty() || !onIsland(s, what.front()) || !onIsland(s, of.front()))
        return;
    becomeCopy(t, what.front(), of.front(), lastingFor(s, e.duration, LastingEffect::Kind::Copy));
    speakOf(s, what);
}

void run(const Table& t, EnterAsCopy step)
{
    const bool asks = ask(t,
        { Ask::Copy, step.player, 1, 1, noEffectAsks, Entering { step.object, step.enters != 0 } });
    if (!asks)
        landAs(t, step.object, step.player, step.enters != 0, noIndex);
}

void copyOptions(const Table& t, Options& out)
{
    const Asked& asked = t.state.asked;
    const Index entering = asked.remembered<Entering>().citizen;
    const BecomeCopy* as = copyOnEntering(t, entering);
    for (Seat p = 0; as && p < t.state.seats; ++p)
        for (const Index i : cardsIn(t.state, p, Zone::Island))
            if (!t.facts(i).overlord
                && matches(t, i, copiedOnEntering(*as), { asked.player, entering, 0 }))
                offer(out, option(Verb::Choose, i));
    if (!out.empty())
        offer(out, noneOf(Verb::Choose));
}

void answerCopy(const Table& t, const Option& o)
{
    const Asked asked = t.state.asked;
    answered(t);
    const auto [citizen, enters] = asked.remembered<Entering>();
    landAs(t, citizen, asked.player, enters, isNone(o) ? noIndex : indexOf(o));
}

// ---------------------------------------------------------------- From where cards are used

void letCast(const Table& t, const MayCast& e)
{
    State& s = t.state;
    const std::vector<Index> cards = things(t, e.what);
    for (const Index i : cards) {
        LastingEffect m = lastingFor(s, e.duration, LastingEffect::Kind::MayCast);
        m.who = refOf(s, i);
        m.what = s.resolving.controller;
        m.attack = e.free ? 1 : 0;
        if (std::ranges::find(s.lasting, m) == s.lasting.end())
            s.lasting.push_back(m);
        look(t, s.resolving.controller, i);
    }
    speakOf(s, cards);
}

void useYear(const Table& t, const UseYear& e)
{
    State& s = t.state;
    const std::vector<Index> cards = things(t, e.what);
    speakOf(s, cards);
    if (cards.empty())
        return;
    const Index i = cards.front();
    const Seat p = s.resolving.controller;
    if (canUseYear(t, i, p))
        beginYearAbility(t, i, p);
}

} // namespace triptych::kryptik
