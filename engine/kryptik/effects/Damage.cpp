#include "kryptik/effects/Damage.h"

#include "kryptik/effects/Choices.h"
#include "kryptik/effects/Shares.h"
#include "kryptik/rules/Asking.h"
#include "kryptik/rules/Beforehand.h"
#include "kryptik/rules/Characteristics.h"
#include "kryptik/rules/Damage.h"
#include "kryptik/rules/Meaning.h"

#include <algorithm>

namespace triptych::kryptik {

namespace {

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

/// Of a player who was the target "that player" is nobody else.
void speakOfThem(const Table& t, const Thing& thing, const std::vector<Index>& hit)
{
    speakOf(t.state, hit);
    if (hit.empty())
        for (const Seat p : playersAmong(t, thing))
            t.state.itsController = p;
}

} // namespace

void damage(const Table& t, std::uint8_t chosen, const Damage& e)
{
    State& s = t.state;
    const auto* thing = std::get_if<Thing>(&e.to);
    const auto suffering = [&] { return thing ? things(t, *thing) : std::vector<Index> {}; };
    if (!e.by || isThisWithoutFigures(e)) {
        const std::vector<Index> hit = suffering();
        damageBy(t, e, e.amount, s.resolving.source.object, onIsland(s, s.resolving.source), hit);
        if (thing)
            speakOfThem(t, *thing, hit);
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
        speakOfThem(t, *thing, hit);
}

namespace {

/// "divided as you choose": one number a target, the last takes what is left. All of it is dealt at once, so that nobody
/// has left before their part comes.
void askShare(const Table& t, Divide step)
{
    State& s = t.state;
    const std::vector<Index> list = things(t, std::get<Thing>(nodeOf<Damage>(t, step.effect).to));
    if (step.target + 1u < list.size()) {
        s.agenda.push(step);
        ask(t, { Ask::Number, s.resolving.controller, 0, step.left, step.effect });
        return;
    }
    const std::vector<std::uint8_t> shares = namedShares(s, list.size(), step.left);
    const Index source = s.resolving.source.object;
    // glossary Toxic: only the first point is lethal
    bool toxic = onIsland(s, s.resolving.source) && has(t, source, Keyword::Toxic);
    for (std::size_t k = 0; k < list.size(); ++k) {
        dealDamage(
            t, source, list[k], shares[k], toxic && shares[k] > 0 ? Touch::Toxic : Touch::Plain);
        toxic = toxic && shares[k] == 0;
    }
    speakOf(s, list);
}

} // namespace

void divide(const Table& t, EffectId effect, const Damage& e)
{
    const auto amount = static_cast<std::uint8_t>(std::min(99, wanted(t, e.amount)));
    t.state.theNumber = 0;
    askShare(t, { effect, 0, amount });
}

void run(const Table& t, Divide step)
{
    step.left = takeShare(t.state, step.left);
    ++step.target;
    askShare(t, step);
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
        if (t.cards.asksOfHistory())
            noteHistory(t, i);
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

} // namespace triptych::kryptik
