#pragma once

#include <cstddef>
#include <cstdint>
#include <variant>

// Steps (Agenda.h) that the effects of every game have.
namespace triptych {

/// The number of an effect in the cards of a match. Two bytes that lie anywhere, so that a step which
/// remembers it has no padding.
class EffectId
{
public:
    EffectId() = default;
    EffectId(std::uint16_t number)
        : m_low(static_cast<std::uint8_t>(number & 0xFF))
        , m_high(static_cast<std::uint8_t>(number >> 8))
    {
    }
    operator std::uint16_t() const { return static_cast<std::uint16_t>(m_high << 8 | m_low); }

private:
    std::uint8_t m_low = 0xFF;
    std::uint8_t m_high = 0xFF;
};

/// One of several players now does what an effect tells each of them. `Verb` is its node of the tree.
template <class Verb>
struct ForPlayer
{
    EffectId effect;
    std::uint8_t player = 0xFF;
};

/// It is now done to one of several things.
template <class Verb>
struct ForThing
{
    EffectId effect;
    std::uint8_t thing = 0xFF;
};

/// Somebody has been asked for what the effect needs; the picks are in the state.
template <class Verb>
struct Picked
{
    EffectId effect;
    std::uint8_t player = 0xFF; ///< Whom it is about, where it is about a player.
};

template <class Verb>
struct PickedForThing
{
    EffectId effect;
    std::uint8_t thing = 0xFF; ///< What it is done to.
};

/// The node of the tree that a step is about.
template <class Verb, class Table>
const Verb& nodeOf(const Table& table, EffectId effect)
{
    return std::get<Verb>(table.cards.effect(effect).node);
}

/// Each of the players does it, the first of them first.
template <class Verb, class Agenda, class Players>
void pushForEach(Agenda& agenda, EffectId effect, const Players& players)
{
    for (std::size_t left = players.size(); left-- > 0;)
        agenda.push(ForPlayer<Verb> { effect, players[left] });
}

/// It is done to each of the things, to the first of them first.
template <class Verb, class Agenda, class Things>
void pushForEachThing(Agenda& agenda, EffectId effect, const Things& things)
{
    for (std::size_t left = things.size(); left-- > 0;)
        agenda.push(ForThing<Verb> { effect, things[left] });
}

} // namespace triptych
