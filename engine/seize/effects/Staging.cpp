#include "seize/effects/Staging.h"

#include "seize/rules/Asking.h"
#include "seize/rules/Counting.h"

#include <algorithm>
#include <utility>

namespace triptych::seize {

std::uint8_t clamped(int n, std::size_t most)
{
    return static_cast<std::uint8_t>(std::clamp(n, 0, static_cast<int>(most)));
}

const Thing* someOf(const Effect& effect, int number)
{
    const Thing* found[2] { nullptr, nullptr };
    int count = 0;
    const auto look = [&](const Thing& thing) {
        if (thing.kind == Thing::Kind::Some && count < 2)
            found[count++] = &thing;
    };
    std::visit(
        [&](const auto& e) {
            if constexpr (requires { e.what.filter; })
                look(e.what);
            if constexpr (requires { e.where; })
                look(e.where);
            if constexpr (requires { e.with; })
                look(e.with);
        },
        effect.node);
    return found[number];
}

const Goods* someGoods(const Effect& effect)
{
    return std::visit(
        [](const auto& e) -> const Goods* {
            if constexpr (requires { e.goods; })
                return e.goods.kind == Goods::Kind::Some ? &e.goods : nullptr;
            else
                return nullptr;
        },
        effect.node);
}

bool isLoose(const Table& t, Index i)
{
    // S-RALLY-EQUIP Of those in a Warchest the exhausted ones stay there, whoever equips them.
    return t.facts(i).type == CardType::Treasure && !t.state.objects[i].is(Object::FaceDown)
        && (zoneOf(t.state, i) != Zone::Warchest || !t.state.objects[i].is(Object::Exhausted));
}

int amountFor(const Table& t, const Amount& count, Seat p)
{
    if (count.kind == Amount::Kind::All)
        return maxObjects;
    const Seat before = std::exchange(t.state.thatPlayer, p);
    const int n = amountOf(t, count);
    t.state.thatPlayer = before;
    return n;
}

void askHowMany(const Table& t, Seat p, EffectId effect, int most)
{
    const std::uint8_t n = clamped(most, 60);
    ask(t, { Ask::Number, p, 0, 1, effect, NumberUpTo { n } });
}

int howMany(const State& s)
{
    return s.picks.empty() ? 0 : s.picks.front();
}

std::size_t candidates(const Table& t, const Thing& some)
{
    return static_cast<std::size_t>(count(t, some.filter, viewpoint(t)));
}

} // namespace triptych::seize
