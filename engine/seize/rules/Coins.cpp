#include "seize/rules/Coins.h"

#include "seize/rules/Abilities.h"
#include "seize/rules/Characteristics.h"
#include "seize/rules/Tolls.h"

namespace triptych::seize {

bool tossCoin(const Table& t, Seat p, Index whose)
{
    State& s = t.state;
    bool won = false;
    if (const auto settled = settledFlip(t, p, whose)) { // "you win each coin flip"
        won = *settled;
    } else if (s.coinsLeft > 0) { // a scenario says how it falls
        won = s.coins & 1;
        s.coins >>= 1;
        --s.coinsLeft;
    } else {
        won = s.random.below(2) == 1;
    }
    Event event { Event::Kind::Tossed, p };
    event.amount = won;
    t.tell(event);
    Happening happening { won ? Trigger::Event::WinsFlip : Trigger::Event::LosesFlip };
    happening.who = p;
    occur(t, happening);
    return won;
}

bool seesThrough(const Table& t, Index i)
{
    return !isBlinded(t, i) || tossCoin(t, t.state.objects[i].controller, i);
}

} // namespace triptych::seize
