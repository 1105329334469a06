#include "kryptik/rules/Changes.h"

#include "kryptik/rules/Island.h"
#include "kryptik/rules/Passives.h"

#include <algorithm>

namespace triptych::kryptik {

// ---------------------------------------------------------------- Factions (7.1.1)

namespace asked {

std::vector<Faction> factionsOf(const Table& t, Index i, int depth)
{
    std::vector<Faction> all;
    const auto add = [&](Faction faction) {
        if (faction != 0 && std::ranges::find(all, faction) == all.end())
            all.push_back(faction);
    };
    add(t.facts(i).faction);
    if (!t.cards.changesFactions() || !onIsland(t.state, i))
        return all;
    for (const LastingEffect& m : t.state.lasting)
        if (m.kind == LastingEffect::Kind::Faction && m.who == refOf(t.state, i)) {
            if (m.attack == 0) // and no other
                all.clear();
            add(m.what);
        }
    passivesOn(t, i, topic::factions, depth,
        [&](const Effect& effect, const auto& about, const Viewpoint& v) {
            const auto* becomes = std::get_if<BecomeFaction>(&effect.node);
            if (becomes && about(becomes->what))
                add(becomes->faction.empty() ? chosenFaction(t.state, v) : becomes->number);
        });
    return all;
}

bool isOfFaction(const Table& t, Index i, Faction faction, int depth)
{
    if (!t.cards.changesFactions())
        return t.facts(i).faction == faction;
    const std::vector<Faction> all = factionsOf(t, i, depth);
    return std::ranges::find(all, faction) != all.end();
}

} // namespace asked

bool wasOfFaction(const Table& t, Ref r, Faction faction)
{
    bool is = t.facts(r.object).faction == faction;
    for (const LastingEffect& m : t.state.lasting)
        if (m.kind == LastingEffect::Kind::Faction && m.who == r)
            is = m.what == faction || (is && m.attack != 0);
    return is;
}

Faction chosenFaction(const State& s, const Viewpoint& v)
{
    const bool resolves = s.resolving.kind != PileItem::Kind::None
        && (v.self == noIndex || v.self == s.resolving.source.object);
    if (resolves && s.theFaction != 0)
        return s.theFaction;
    if (v.self != noIndex)
        for (const LastingEffect& m : s.lasting)
            if (m.kind == LastingEffect::Kind::Chosen && m.who == refOf(s, v.self))
                return m.what;
    return 0;
}

void rememberFaction(State& s, Index citizen, Faction faction)
{
    for (LastingEffect& m : s.lasting)
        if (m.kind == LastingEffect::Kind::Chosen && m.who == refOf(s, citizen)) {
            m.what = faction;
            return;
        }
    LastingEffect m;
    m.kind = LastingEffect::Kind::Chosen;
    m.who = refOf(s, citizen);
    m.what = faction;
    s.lasting.push_back(m);
}

std::optional<std::uint16_t> chosenName(const State& s, const Viewpoint& v)
{
    const bool resolves = s.resolving.kind != PileItem::Kind::None
        && (v.self == noIndex || v.self == s.resolving.source.object);
    if (resolves && s.theName != 0)
        return static_cast<std::uint16_t>(s.theName - 1);
    if (v.self != noIndex)
        for (const LastingEffect& m : s.lasting)
            if (m.kind == LastingEffect::Kind::Named && m.who == refOf(s, v.self))
                return m.node();
    return std::nullopt;
}

void rememberName(State& s, Index citizen, std::uint16_t name)
{
    LastingEffect made;
    made.kind = LastingEffect::Kind::Named;
    made.who = refOf(s, citizen);
    made.attack = static_cast<std::int8_t>(name >> 8);
    made.defense = static_cast<std::int8_t>(name & 0xFF);
    for (LastingEffect& m : s.lasting)
        if (m.kind == LastingEffect::Kind::Named && m.who == made.who) {
            m = made;
            return;
        }
    s.lasting.push_back(made);
}

/// RULING 10: the names of one's own cards, and of those of others that one sees; no list of names tells what is in
/// somebody's deck.
std::vector<std::uint16_t> namesToChoose(const Table& t, Seat p)
{
    std::vector<std::uint16_t> all;
    const auto known = [&](std::uint16_t card) {
        return std::ranges::any_of(all,
            [&](std::uint16_t other) { return t.cards.nameOf(other) == t.cards.nameOf(card); });
    };
    for (Index i = 0; i < t.state.objectCount; ++i)
        if ((t.state.objects[i].owner == p || isVisible(t.state, p, i))
            && !known(t.state.objects[i].card))
            all.push_back(t.state.objects[i].card);
    std::ranges::sort(all, [&](std::uint16_t a, std::uint16_t b) {
        return t.cards.card(a).name < t.cards.card(b).name;
    });
    return all;
}

std::vector<Faction> factionsToChoose(const Table& t, Seat p)
{
    std::vector<Faction> all;
    for (Index i = 0; i < t.state.objectCount; ++i) {
        const Faction faction = t.facts(i).faction;
        if (faction != 0 && (t.state.objects[i].owner == p || isVisible(t.state, p, i))
            && std::ranges::find(all, faction) == all.end())
            all.push_back(faction);
    }
    std::ranges::sort(all);
    return all;
}

// ---------------------------------------------------------------- Copies

namespace {

bool isCopying(const LastingEffect& m, Ref citizen)
{
    return m.kind == LastingEffect::Kind::Copy && m.who == citizen;
}
void forgetCopies(State& s, Index citizen)
{
    for (std::size_t k = s.lasting.size(); k-- > 0;)
        if (isCopying(s.lasting[k], refOf(s, citizen)))
            s.lasting.erase(k);
}
void countAs(const Table& t, Index i, std::uint16_t card)
{
    t.state.objects[i].card = card;
    noteOnIsland(t, i);
    t.state.dirty = 1;
    t.tell({ Event::Kind::StatsChanged, t.state.objects[i].controller, i });
}

} // namespace

void becomeCopy(const Table& t, Index what, Index of, LastingEffect time)
{
    State& s = t.state;
    // RULING 7.1.2: overlords are not copied and become no copies, so that nobody comes to control two of a name.
    if (what == of || t.facts(what).overlord || t.facts(of).overlord)
        return;
    const auto isCopy = [&](const LastingEffect& m) { return isCopying(m, refOf(s, what)); };
    std::uint16_t before = s.objects[what].card;
    if (time.endOfTurn == LastingEffect::Always) { // what was so for a time is forgotten
        if (const auto first = std::ranges::find_if(s.lasting, isCopy); first != s.lasting.end())
            before = first->node();
        forgetCopies(s, what);
    }
    time.kind = LastingEffect::Kind::Copy;
    time.who = refOf(s, what);
    time.attack = static_cast<std::int8_t>(before >> 8);
    time.defense = static_cast<std::int8_t>(before & 0xFF);
    s.lasting.push_back(time);
    countAs(t, what, s.objects[of].card);
}

const BecomeCopy* copyOnEntering(const Table& t, Index i)
{
    if (!(t.facts(i).topics & topic::copying))
        return nullptr;
    for (const std::uint8_t number : t.facts(i).passives)
        if (const auto* as = std::get_if<BecomeCopy>(&t.card(i).abilities[number].effect->node))
            return as;
    return nullptr;
}

void endCopy(const Table& t, const LastingEffect& m, std::size_t from)
{
    State& s = t.state;
    if (m.kind != LastingEffect::Kind::Copy || !isCurrent(s, m.who))
        return;
    for (std::size_t k = from; k < s.lasting.size(); ++k)
        if (isCopying(
                s.lasting[k], m.who)) { // which goes on, and goes back to what this would have
            s.lasting[k].attack = m.attack;
            s.lasting[k].defense = m.defense;
            return;
        }
    countAs(t, m.who.object, m.node());
}

void endCopies(const Table& t, Index leaving)
{
    State& s = t.state;
    for (const LastingEffect& m : s.lasting)
        if (isCopying(m, refOf(s, leaving))) { // the first of them knows what is printed on it
            s.objects[leaving].card = m.node();
            break;
        }
    forgetCopies(s, leaving);
}

// ---------------------------------------------------------------- Destroyed 11 year cards (6.1)

namespace {

template <typename Asked>
bool yearFate(const Table& t, Index attacker, Asked&& asked)
{
    bool found = false;
    asked::passivesOn(t, attacker, topic::yearFates, 0,
        [&](const Effect& effect, const auto& about, const Viewpoint&) {
            const auto* e = std::get_if<YearFate>(&effect.node);
            found = found || (e && asked(*e) && about(e->what));
        });
    return found;
}

} // namespace

bool yearsAreAbolished(const Table& t, Index attacker)
{
    return yearFate(t, attacker, [](const YearFate& e) { return e.abolished; });
}

bool yearsAreSilenced(const Table& t, Index attacker)
{
    return yearFate(t, attacker, [](const YearFate& e) { return !e.abolished; });
}

bool yearsAreUncast(const Table& t, Index attacker)
{
    return yearFate(t, attacker, [](const YearFate& e) { return e.uncast; });
}

// ---------------------------------------------------------------- What triggers (9.3)

int timesTriggered(const Table& t, Index source, bool dying)
{
    int times = 1;
    bool silent = false;
    asked::passivesOn(t, noIndex, topic::triggering, 0,
        [&](const Effect& effect, const auto&, const Viewpoint& v) {
            const auto* e = std::get_if<Triggering>(&effect.node);
            if (!e || e->dying != dying || !asked::matchesAt(t, source, e->of, v, 1))
                return;
            silent = silent || !e->again; // 10.2 what forbids beats what allows
            times += e->again ? 1 : 0;
        });
    return silent ? 0 : times;
}

} // namespace triptych::kryptik
