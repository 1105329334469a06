#include "seize/rules/WhoseTurn.h"

#include "seize/rules/TurnOrder.h"
#include "seize/tree/Walk.h"

#include <type_traits>

namespace triptych::seize {
namespace {

/// The first player that a text speaks of besides "you", in text order: "that player", or another.
class FirstPlayer
{
public:
    bool isThatPlayer() const { return m_first == First::That; }

    void operator()(const Who& who) { note(who.kind); }
    void operator()(const Filter& filter)
    {
        if (filter.side == Side::Theirs || filter.place == Filter::Place::TheirGuildHall)
            note(Who::Kind::ThatPlayer);
    }
    void operator()(const Thing& thing) { (*this)(thing.filter); }
    void operator()(const Goods& goods)
    {
        if (goods.side == Side::Theirs)
            note(Who::Kind::ThatPlayer);
        if (goods.host)
            (*this)(*goods.host);
    }
    void operator()(const Counted& counted)
    {
        (*this)(counted.whose);
        (*this)(counted.filter);
    }
    void operator()(const Amount& amount)
    {
        if (amount.counted)
            (*this)(*amount.counted);
        for (const Quantity* part = amount.quantity.get(); part; part = part->other.get())
            (*this)(part->counted);
    }
    void operator()(const Condition& condition)
    {
        if (condition.they)
            note(Who::Kind::ThatPlayer);
        (*this)(condition.filter);
        if (condition.left)
            (*this)(*condition.left);
        if (condition.right)
            (*this)(*condition.right);
        for (const Condition& part : condition.parts)
            (*this)(part);
    }
    void operator()(const auto&) { }

private:
    enum class First : std::uint8_t { None, That, Another };

    void note(Who::Kind kind)
    {
        if (m_first != First::None)
            return;
        switch (kind) {
        case Who::Kind::You:
        case Who::Kind::ItsController:
        case Who::Kind::ItsOwner:
            return;
        case Who::Kind::ThatPlayer:
            m_first = First::That;
            return;
        case Who::Kind::Opponent:
        case Who::Kind::EachOpponent:
        case Who::Kind::EachPlayer:
        case Who::Kind::Target:
            break;
        }
        m_first = First::Another;
    }

    First m_first = First::None;
};

} // namespace

bool isSpokenTo(const State& s, const Who& trigger, Seat controller, Seat who)
{
    switch (trigger.kind) {
    case Who::Kind::You:
        return who == controller;
    case Who::Kind::Opponent:
    case Who::Kind::EachOpponent:
        return !areAllied(s, who, controller);
    case Who::Kind::EachPlayer:
    case Who::Kind::Target:
    case Who::Kind::ThatPlayer:
    case Who::Kind::ItsController:
    case Who::Kind::ItsOwner:
        break;
    }
    return true;
}

Seats thoseOf(
    const Table& t, const Trigger& trigger, const Effect& effect, Seat controller, Seat who)
{
    Seats those;
    if (formatOf(t.state).sharedTurn && isAboutTime(trigger.event) && !trigger.its) {
        FirstPlayer first;
        walk(effect, [&](const auto& part) { first(part); });
        if (first.isThatPlayer())
            eachActive(t.state, [&](Seat p) {
                if (isSpokenTo(t.state, trigger.who, controller, p))
                    those.push_back(p);
            });
    }
    if (those.empty())
        those.push_back(who);
    return those;
}

} // namespace triptych::seize
