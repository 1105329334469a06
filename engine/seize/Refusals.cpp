#include "seize/Refusals.h"

#include "seize/rules/Attacking.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Openings.h"
#include "seize/rules/Playing.h"
#include "seize/rules/Priority.h"
#include "seize/rules/Stack.h"
#include "seize/rules/Warchest.h"
#include "seize/rules/Zones.h"

#include <algorithm>
#include <optional>

namespace triptych::seize {

namespace {

Refusal because(const char* why, const char* rule, int needs = 0, int has = 0)
{
    return { {}, why, rule, needs, has };
}

bool hasOption(const Options& options, Index i)
{
    return std::ranges::any_of(
        options, [i](const Option& o) { return o.object == ObjectId { i }; });
}

/// S-ABIL-INSTANT, -ATTACK, -EVENT-TIME: whether this is the time for the type of card.
std::optional<Refusal> untimely(const Table& t, Index card, Seat p)
{
    const State& s = t.state;
    const AbilityType type = t.facts(card).ability;
    if (type == AbilityType::Instant)
        return std::nullopt;
    const char* rule = type == AbilityType::Attack ? "S-ABIL-ATTACK" : "S-ABIL-EVENT-TIME";
    if (!hasTurn(s, p))
        return because("own-turn", rule);
    if (!s.stack.empty())
        return because("waiting", rule);
    if (type == AbilityType::Attack)
        return s.phase == Phase::Attack && !s.ending ? std::nullopt
                                                     : std::optional(because("attack-phase", rule));
    const bool may = s.phase == Phase::Rally || s.phase == Phase::FirstMovement
        || s.phase == Phase::SecondMovement;
    return may && !s.ending ? std::nullopt : std::optional(because("event-phase", rule));
}

/// For an ability card of the hand that cannot be played.
Refusal whyNotPlay(const Table& t, Index card, Seat p)
{
    if (const auto refusal = untimely(t, card, p))
        return *refusal;
    const int cost = costOf(t, card, p);
    const bool rather = t.facts(card).whole.rather && canPayExtra(t, card, p, 0);
    if (const int ready = payingCount(t, p); ready < cost && !rather)
        return because("treasures", "S-TREAS-COST", cost, ready);
    if (!mayPlay(t, p, card) || !isTimeToPlay(t, card, p) || mayNotAnswer(t, p))
        return because("said", "S-ABIL-1");
    const Facts& facts = t.facts(card);
    bool ofClass = false;
    for (const Index i : cardsIn(t.state, p, Zone::Battlefield))
        ofClass = ofClass || ((facts.cls == 0 || isOfClass(t, i, facts.cls)) && !isHushed(t, i));
    if ((needsUser(facts) || facts.ability == AbilityType::Event) && facts.cls != 0 && !ofClass)
        return because("user", "S-ABIL-1");
    if (facts.ability == AbilityType::Attack && ofClass)
        return because("attacker", "S-ABIL-ATTACK");
    return because("target", "S-ABIL-1");
}

/// For a mercenary that could do nothing at all in its seat's attack.
Refusal whyNotAttack(const Table& t, Index i)
{
    const Mercenary& m = mercenary(t.state, i);
    if (coldOf(t, i) >= 3)
        return because("frozen", "S-STATUS-FROST-3");
    if (m.is(Mercenary::Attacked))
        return because("attacked", "S-TURN-ATTACK");
    if (foreignExhaust(m) > 0)
        return because("exhausted", "S-STATUS-EXHAUST-1", m.exhaust);
    if (!canAttackAtAll(t, i))
        return because("forbidden", "S-TURN-ATTACK");
    const Facts& facts = t.facts(i);
    if (facts.shot != Shot::None)
        return because("reach", "S-LOS", 1 + facts.distance);
    return facts.hasMelee ? because("melee", "S-RANGE-MELEE") : because("unarmed", "S-ACT-ATTACK");
}

Refusal whyNotMove(const Table& t, Index i)
{
    const Mercenary& m = mercenary(t.state, i);
    if (coldOf(t, i) >= 3)
        return because("frozen", "S-STATUS-FROST-3");
    if (m.exhaust > 0)
        return because("exhausted", "S-STATUS-EXHAUST-1", m.exhaust);
    return movementLeft(t, i) <= 0 ? because("steps", "S-ACT-MOVE")
                                   : because("blocked", "S-ACT-MOVE");
}

} // namespace

std::vector<Refusal> refusalsOf(const Table& t, const Ground& ground, Seat p)
{
    std::vector<Refusal> found;
    const State& s = t.state;
    if (s.asked.player != p || s.asked.what != Ask::Priority)
        return found;
    Options options;
    priorityOptions(t, options);
    const auto note = [&](Index i, Refusal refusal) {
        refusal.thing = nameOf(s, ground, p, i);
        found.push_back(std::move(refusal));
    };
    for (const Index i : cardsIn(s, p, Zone::Hand))
        if (t.facts(i).type == CardType::Ability && !hasOption(options, i))
            note(i, whyNotPlay(t, i, p));
    if (!hasTurn(s, p) || !s.stack.empty() || s.ending)
        return found;
    for (const Index i : cardsIn(s, p, Zone::Battlefield)) {
        if (hasOption(options, i))
            continue;
        if (s.phase == Phase::Attack)
            note(i, whyNotAttack(t, i));
        else if (s.phase == Phase::FirstMovement || s.phase == Phase::SecondMovement)
            note(i, whyNotMove(t, i));
    }
    return found;
}

} // namespace triptych::seize
