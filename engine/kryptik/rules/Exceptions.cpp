#include "kryptik/rules/Exceptions.h"

#include "kryptik/rules/Combat.h"
#include "kryptik/rules/Meaning.h"
#include "kryptik/rules/Passives.h"

#include <algorithm>

namespace triptych::kryptik {

using namespace asked;

namespace {

/// Calls say(leaf, viewpoint) for each passive ability about players that has such a leaf.
template <typename Leaf, typename Say>
void eachRule(const Table& t, Say&& say)
{
    passivesOn(
        t, noIndex, topic::players, 0, [&](const Effect& effect, const auto&, const Viewpoint& v) {
            if (const auto* leaf = std::get_if<Leaf>(&effect.node))
                say(*leaf, v);
        });
}

template <typename Is>
bool takeFirst(State& s, Is&& is)
{
    for (std::size_t k = 0; k < s.lasting.size(); ++k)
        if (is(s.lasting[k])) {
            s.lasting.erase(k);
            return true;
        }
    return false;
}

} // namespace

// ---------------------------------------------------------------- Turns and phases (4)

bool isSkipped(const Table& t, Seat p, Skip::Part part)
{
    State& s = t.state;
    const auto isOfIt = [&](const LastingEffect& m) {
        return m.kind == LastingEffect::Kind::Skip && m.who == seatRef(p)
            && m.what == static_cast<std::uint8_t>(part);
    };
    // RULING 4: "of their next turn" is that of one turn, however many say so; the others wait for another.
    const bool inThisTurn = std::ranges::any_of(s.lasting, [&](const LastingEffect& m) {
        return isOfIt(m) && m.endOfTurn == LastingEffect::EndOfTurn;
    });
    const bool once = inThisTurn || takeFirst(s, [&](const LastingEffect& m) {
        return isOfIt(m) && m.endOfTurn == LastingEffect::Always && s.turn > m.node();
    });
    if (once)
        return true;
    bool skipped = false;
    eachRule<Skip>(t, [&](const Skip& e, const Viewpoint& v) {
        skipped = skipped || (e.part == part && names(e.who, v.you, p));
    });
    return skipped;
}

namespace {

bool isRestOfCombat(const LastingEffect& m)
{
    return m.kind == LastingEffect::Kind::Skip
        && m.what == static_cast<std::uint8_t>(Skip::Part::RestOfCombat);
}

/// 4.4.5 Nobody attacks or blocks any more, and what comes next of the phase is its end.
void endCombat(const Table& t)
{
    State& s = t.state;
    if (s.phase != Phase::Combat || s.step == Step::End)
        return;
    clearAttack(s);
    LastingEffect m;
    m.kind = LastingEffect::Kind::Skip;
    m.who = seatRef(s.active);
    m.what = static_cast<std::uint8_t>(Skip::Part::RestOfCombat);
    m.endOfTurn = LastingEffect::EndOfTurn;
    s.lasting.push_back(m);
}

} // namespace

bool endsCombatNow(const Table& t)
{
    bool ends = false;
    while (takeFirst(t.state, isRestOfCombat)) // however many said so
        ends = true;
    return ends;
}

void skipNext(const Table& t, const Skip& e)
{
    State& s = t.state;
    if (e.part == Skip::Part::RestOfCombat) {
        endCombat(t);
        return;
    }
    for (const Seat p : players(t, e.who)) {
        LastingEffect m;
        m.kind = LastingEffect::Kind::Skip;
        m.who = seatRef(p);
        m.what = static_cast<std::uint8_t>(e.part);
        if (e.nextTurn) { // and over with it, whether there was such a phase in it or not
            m.endOfTurn = LastingEffect::NextTurnEnd;
            m.about = p;
        }
        // A turn that goes on can not be left out any more.
        const std::uint16_t after = e.part == Skip::Part::Turn ? s.turn : std::uint16_t { 0 };
        m.attack = static_cast<std::int8_t>(after >> 8);
        m.defense = static_cast<std::int8_t>(after & 0xFF);
        s.lasting.push_back(m);
    }
}

void giveExtra(const Table& t, const Extra& e)
{
    State& s = t.state;
    const bool ofTurn = e.part == Extra::Part::Turn;
    if (e.part == Extra::Part::AfterCombat && s.phase != Phase::Combat)
        return; // 10.3: there is no "this combat phase"
    for (const Seat p : players(t, e.who)) {
        LastingEffect m;
        m.kind = LastingEffect::Kind::Extra;
        m.who = seatRef(p);
        m.what = static_cast<std::uint8_t>(ofTurn ? Extra::Part::Turn : Extra::Part::Combat);
        m.endOfTurn = ofTurn ? LastingEffect::Always : LastingEffect::EndOfTurn;
        s.lasting.push_back(m);
    }
}

std::optional<Seat> takeExtraTurn(const Table& t)
{
    State& s = t.state;
    for (std::size_t k = s.lasting.size(); k-- > 0;) { // the last that was given is the first taken
        const LastingEffect m = s.lasting[k];
        if (m.kind != LastingEffect::Kind::Extra
            || m.what != static_cast<std::uint8_t>(Extra::Part::Turn))
            continue;
        s.lasting.erase(k);
        if (s.players[seatOf(m.who)].alive)
            return seatOf(m.who);
    }
    return std::nullopt;
}

namespace {

bool isCombat(const LastingEffect& m)
{
    return m.kind == LastingEffect::Kind::Extra
        && m.what == static_cast<std::uint8_t>(Extra::Part::Combat);
}

} // namespace

bool hasExtraCombat(const Table& t)
{
    return takeFirst(t.state, isCombat);
}

bool beginsExtraCombat(const Table& t)
{
    for (LastingEffect& m : t.state.lasting)
        if (isCombat(m)) {
            m.what = LastingEffect::combatAfterSecond;
            return true;
        }
    return false;
}

bool endsAfterCombat(const Table& t)
{
    return takeFirst(t.state, [](const LastingEffect& m) {
        return m.kind == LastingEffect::Kind::Extra && m.what == LastingEffect::combatAfterSecond;
    });
}

// ---------------------------------------------------------------- Attacking (4.4.2)

std::optional<int> tollFor(const Table& t, Index i, Toll::Deed deed, Seat defender)
{
    const auto isOf
        = [&](Toll::Deed said) { return said == deed || said == Toll::Deed::AttackOrBlock; };
    int price = 0;
    bool may = true;
    const Seat attacking = t.state.objects[i].controller;
    const bool row
        = defender < t.state.seats && countIn(t.state, defender, Zone::ElevenYearRow) > 0;
    passivesOn(
        t, i, topic::tolls, 0, [&](const Effect& effect, const auto& about, const Viewpoint& v) {
            const auto* toll = std::get_if<Toll>(&effect.node);
            if (!toll || !isOf(toll->deed) || (toll->onlyYou && v.you != defender)
                || (toll->onlyRow && !row) || !about(toll->what))
                return;
            may = may && toll->price > 0;
            Viewpoint ofThem = v;
            ofThem.they = attacking;
            const int times
                = toll->times ? std::clamp(valueOf(t, *toll->times, ofThem), 0, 100) : 1;
            price += toll->price * times;
        });
    for (const LastingEffect& m : t.state.lasting) {
        if (m.kind == LastingEffect::Kind::Toll && m.who == refOf(t.state, i)
            && isOf(static_cast<Toll::Deed>(m.defense & 3))
            && (row || !(m.defense & LastingEffect::rowAlone))
            && (m.what == defender || m.what == LastingEffect::anyDefender)) {
            may = may && m.attack > 0;
            price += m.attack;
        }
        if (m.kind == LastingEffect::Kind::Forbid && m.who == seatRef(attacking)
            && m.what == static_cast<std::uint8_t>(Forbid::Deed::AttackYou)
            && m.attack == defender + 1)
            may = false;
    }
    eachRule<Forbid>(t, [&](const Forbid& e, const Viewpoint& v) { // nobody else is attacked
        if (e.deed == Forbid::Deed::AttackYou && v.you == defender
            && names(e.who, v.you, attacking))
            may = false;
    });
    return may ? std::optional(price) : std::nullopt;
}

bool mayPayToll(const Table& t, Index i, Seat defender)
{
    const auto price = tollFor(t, i, Toll::Deed::Attack, defender);
    return price
        && (*price == 0 || canPay(purseOf(t, t.state.objects[i].controller), genericNeed(*price)));
}

// ---------------------------------------------------------------- Greater amounts

int insteadOfMany(const Table& t, Seat p, Increase::Deed deed, int number)
{
    if (number <= 0)
        return number;
    int times = 1;
    int plus = 0;
    eachRule<Increase>(t, [&](const Increase& e, const Viewpoint& v) {
        const bool drawPhase = t.state.phase == Phase::Draw && t.state.active == p;
        if (e.deed != deed || !names(e.who, v.you, p)
            || (e.when != Increase::When::Always
                && drawPhase != (e.when == Increase::When::DrawPhase)))
            return;
        times *= e.times;
        plus += e.plus;
    });
    return std::clamp(number * times + plus, 0, 250);
}

int countersInstead(const Table& t, Index i, const CounterKind& kind, int number)
{
    if (number <= 0)
        return number;
    int times = 1;
    int plus = 0;
    passivesOn(
        t, i, topic::players, 0, [&](const Effect& effect, const auto& about, const Viewpoint&) {
            const auto* e = std::get_if<Increase>(&effect.node);
            if (!e || e->deed != Increase::Deed::Counters || !e->on || !about(*e->on))
                return;
            if (!e->kind.any
                && (e->kind.attack != kind.attack || e->kind.defense != kind.defense
                    || e->kind.number != kind.number))
                return;
            times *= e->times;
            plus += e->plus;
        });
    return std::clamp(number * times + plus, 0, 250);
}

int moreInDrawPhase(const Table& t, Seat p)
{
    int more = 0;
    eachRule<DrawPhase>(t, [&](const DrawPhase& e, const Viewpoint& v) {
        more += names(e.who, v.you, p) ? e.more : 0;
    });
    return more;
}

int damageInstead(const Table& t, Index source, Index citizen, int amount, bool combat)
{
    if (amount <= 0)
        return amount;
    int times = 1;
    int plus = 0;
    const auto of = [&](Index i, bool to) {
        if (i == noIndex || !onIsland(t.state, i))
            return;
        passivesOn(
            t, i, topic::damage, 0, [&](const Effect& effect, const auto& about, const Viewpoint&) {
                const auto* more = std::get_if<MoreDamage>(&effect.node);
                if (!more || more->to != to || (more->combat && !combat) || !about(more->what))
                    return;
                times *= more->times;
                plus += more->plus;
            });
        for (const LastingEffect& m : t.state.lasting)
            if (m.kind == LastingEffect::Kind::More && m.who == refOf(t.state, i)
                && ((m.what & 1) != 0) == to && (combat || (m.what & 2) == 0)) {
                times *= m.attack;
                plus += m.defense;
            }
    };
    of(source, false);
    of(citizen, true);
    return std::clamp(amount * times + plus, 0, 250);
}

int strikeOf(const Table& t, Index i)
{
    return isAllowed(t, i, Allow::Deed::StrikeByDefense) ? defenseOf(t, i) : attackOf(t, i);
}

bool isKeptFromLimbo(const Table& t, Index i)
{
    const Seat owner = t.state.objects[i].owner;
    bool kept = false;
    passivesOn(
        t, noIndex, topic::limbo, 0, [&](const Effect& effect, const auto&, const Viewpoint& v) {
            const auto* no = std::get_if<NoLimbo>(&effect.node);
            kept
                = kept || (no && isTheirs(no->side, owner, v) && matchesAt(t, i, no->filter, v, 1));
        });
    return kept;
}

} // namespace triptych::kryptik
