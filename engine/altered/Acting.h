#pragma once

#include "altered/Object.h"
#include "core/InlineVector.h"

#include <array>
#include <cstdint>

// What is under way in a match: what is being carried out, and what waits to be. What is asked for it is in Asks.h,
// what is still to be done in Steps.h.
namespace triptych::altered {

/// "It", "them": what was last spoken of. An effect still finds what it has moved (2.1.f), but asks
/// what that was: so each of them is marked once it has left where it was when it was spoken of.
class Spoken
{
    static constexpr std::size_t most = 47;

public:
    using value_type = Index;

    std::size_t size() const { return m_things.size(); }
    bool empty() const { return m_things.empty(); }
    bool overrun() const { return m_things.overrun(); }
    static constexpr std::size_t capacity() { return most; }
    const Index* begin() const { return m_things.begin(); }
    const Index* end() const { return m_things.end(); }
    Index front() const { return m_things.front(); }
    bool contains(Index i) const { return m_things.contains(i); }
    void push_back(Index i) { m_things.push_back(i); }
    void clear()
    {
        m_things.clear();
        m_left = {};
    }
    /// It has left play or gone where nothing is known of it; or entered play, and is asked as it is.
    void note(Index i, bool left)
    {
        for (std::size_t k = 0; k < m_things.size(); ++k)
            if (m_things[k] == i)
                m_left[k / 8] = static_cast<std::uint8_t>(
                    left ? m_left[k / 8] | (1u << k % 8) : m_left[k / 8] & ~(1u << k % 8));
    }
    bool hasLeft(Index i) const
    {
        for (std::size_t k = 0; k < m_things.size(); ++k)
            if (m_things[k] == i)
                return (m_left[k / 8] >> k % 8) & 1;
        return false;
    }
    bool operator==(const Spoken&) const = default;

private:
    InlineVector<Index, most> m_things {};
    std::array<std::uint8_t, (most + 7) / 8> m_left {};
};

/// 6.3.g An Emblem-Reaction in Limbo.
struct Emblem
{
    Ref source {};  ///< "I", as the trigger left it (2.1.e).
    Ref was {};     ///< "I" as it was before the event, for what was last known.
    Ref subject {}; ///< "it", what the trigger was about (6.3.h).
    std::uint16_t card = 0;
    std::uint16_t node = 0xFFFF; ///< Of a reaction that is no printed ability: its effect.
    std::uint8_t ability = 0;
    Seat controller = noSeat;
    std::uint8_t number = 0;     ///< "that many"
    std::uint8_t serial = 0;     ///< Its name among the waiting.
    Seat player = noSeat;        ///< "that player"
    std::uint8_t subjectWas = 0; ///< The era of the subject before the event.
    bool operator==(const Emblem&) const = default;
};

/// "Its controller" of what is nothing has been spoken of: "they" are nobody, and not an opponent.
inline constexpr Seat nobody = noSeat - 1;

/// What is being carried out: a Spell, a quick action, a Reaction. A play that an effect orders
/// lies on top of that effect (v4 5.2.b).
struct Acting
{
    enum class Kind : std::uint8_t { None, Spell, QuickAction, Reaction, Rule };
    static constexpr std::size_t maxSlots = 4;

    Ref source {};
    Ref was {};
    Ref subject {};
    std::uint16_t card = 0;
    std::uint8_t ability = 0;
    Kind kind : 3 = Kind::None;
    std::uint8_t stepDone : 1 = 1; ///< "If you do": the last step was started (6.5.f).
    std::uint8_t free : 1 = 0;     ///< Played without its costs.
    std::uint8_t none : 1 = 0;     ///< Nothing was chosen last: "it" is nothing (6.5.b).
    std::uint8_t drew : 1 = 0;     ///< Of what is done instead of a draw: it has drawn.
    std::uint8_t part : 1 = 0;     ///< 5.4.b Of the last step only a part could be done.
    std::uint8_t doers = 0;        ///< "each player who did": a bit for each seat.
    Seat controller = noSeat;
    Seat thatPlayer = noSeat;
    std::int8_t x = 0;         ///< X, as paid or counted
    std::int8_t number = 0;    ///< "that many", the result of a die
    std::uint8_t modes = 0;    ///< v1 6.5.e modes declared
    std::uint8_t declared = 0; ///< v1 5.2.3: filled slots of targets
    std::uint8_t tax = 0;      ///< v1 7.4.5: what Tough targets add to the cost
    std::uint8_t serial = 0;
    Index place = noIndex;           ///< "that Expedition": the one named last
    Seat doer = noSeat;              ///< Who acts, where an effect has somebody else act.
    std::uint8_t count = 0;          ///< How many things the last step dealt with.
    std::uint16_t token = 0xFFFF;    ///< "create only one": of what token
    std::uint16_t previous = 0xFFFF; ///< "do it again": the step before
    std::uint8_t subjectWas = 0;     ///< The era of the subject before the event it is about.
    std::array<std::uint8_t, maxSlots> slotEnd {};
    InlineVector<Ref, 31> targets {};
    std::array<std::uint8_t, 3>
        faces {};             ///< How many dice of the last roll show each number: four bits each
    std::uint8_t instead = 0; ///< Of a Rule: instead of how many cards that would be drawn
    Spoken it {};
    InlineVector<Index, 31> rest {};      ///< "the other", "the rest": what was not chosen of them
    InlineVector<Index, 15> toughPaid {}; ///< 7.4.7.f once an effect and object
    bool operator==(const Acting&) const = default;
};

/// 7.3.19 How many dice of the last roll show this number, as rolled, and of those that count.
constexpr int diceShowing(const Acting& of, int number)
{
    const int two = of.faces[static_cast<std::size_t>((number - 1) / 2)];
    return number % 2 == 1 ? two & 15 : two >> 4;
}

} // namespace triptych::altered
