#include "seize/rules/Damage.h"

#include "seize/rules/Abilities.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Mercenaries.h"
#include "seize/rules/Statuses.h"
#include "seize/rules/Warchest.h"
#include "seize/rules/Zones.h"

#include <algorithm>

// S-HEAL: what is healed, and what becomes of health and Defense without damage.
namespace triptych::seize {
namespace {

std::uint8_t afterwards(std::uint8_t n, int more)
{
    return static_cast<std::uint8_t>(std::clamp(n + more, 0, 255));
}

} // namespace

int heal(const Table& t, Index i, int amount, Seat by)
{
    State& s = t.state;
    if (!onBattlefield(s, i) || amount <= 0 || has(t, i, Modifier::Kind::NotHealed))
        return 0;
    Doom doom;
    doom.fate = Rescue::Fate::Healed;
    doom.dealer = by;
    const int more = bonusOf(t, i, Modifier::Kind::HealedMore);
    doom.amount = std::min<int>(mercenary(s, i).damage, std::max(0, amount + more));
    if (doom.amount > 0 && isReplaced(t, i, doom))
        return 0;
    if (!onBattlefield(s, i))
        return 0;
    // RULING "is healed 1 more": of each healing that heals it at all.
    amount = std::max(0, amount + bonusOf(t, i, Modifier::Kind::HealedMore));
    Mercenary& m = mercenary(s, i);
    const int healed = std::min<int>(m.damage, amount); // S-HEAL never above the maximum
    if (healed == 0)
        return 0;
    const Mercenary before = m;
    m.damage = afterwards(m.damage, -healed);
    Event event { Event::Kind::Healed, s.objects[i].controller, i };
    event.amount = static_cast<std::int16_t>(healed);
    t.tell(event);
    Happening happening { Trigger::Event::IsHealed, i };
    happening.amount = healed;
    happening.who = s.objects[i].controller;
    happening.by = by;
    happening.was = &before;
    occur(t, happening);
    return healed;
}

int healingOf(const Table& t, Index i, const Heal& e, int amount)
{
    if (!onBattlefield(t.state, i))
        return 0;
    const int most = maxHealthOf(t, i);
    switch (e.way) {
    case Heal::Way::Up:
        return e.amount.kind == Amount::Kind::All ? 255 : amount;
    case Heal::Way::To:
    case Heal::Way::Set:
    case Heal::Way::Become:
        return amount - healthOf(t, i);
    case Heal::Way::ToHalf: // rounded up
        return (most + 1) / 2 - healthOf(t, i);
    }
    return 0;
}

void setHealth(const Table& t, Index i, int health)
{
    if (!onBattlefield(t.state, i))
        return;
    mercenary(t.state, i).damage
        = static_cast<std::uint8_t>(std::clamp(maxHealthOf(t, i) - health, 0, 255));
    t.tell({ Event::Kind::Changed, t.state.objects[i].controller, i });
    t.state.dirty = 1;
}

void loseHealth(const Table& t, Index i, int amount)
{
    if (!onBattlefield(t.state, i))
        return;
    Mercenary& m = mercenary(t.state, i);
    m.damage = afterwards(m.damage, amount);
    m.hitBy = noIndex;
    noteHit(m, How::Any);
    t.tell({ Event::Kind::Changed, t.state.objects[i].controller, i });
    t.state.dirty = 1;
}

void reapplyDefense(const Table& t, Index i)
{
    mercenary(t.state, i).spentDefense = 0;
    t.tell({ Event::Kind::Changed, t.state.objects[i].controller, i });
}

void spendDefense(const Table& t, Index i)
{
    mercenary(t.state, i).spentDefense
        = static_cast<std::int8_t>(std::min(127, fullDefenseOf(t, i)));
    t.tell({ Event::Kind::Changed, t.state.objects[i].controller, i });
}

} // namespace triptych::seize
