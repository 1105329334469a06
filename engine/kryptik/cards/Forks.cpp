#include "kryptik/cards/Forks.h"

#include "kryptik/tree/Walk.h"

#include <algorithm>
#include <array>
#include <type_traits>

namespace triptych::kryptik {

namespace {

constexpr std::size_t mostNumbers = 256;

/// How often the target of each number is spoken of, its declaration included.
struct Mentions
{
    std::array<std::uint8_t, mostNumbers> of {};
    std::array<bool, mostNumbers> declared {};
    bool later = false; ///< Something is left for later, which numbers its targets anew.
    int thatPlayer = 0;

    void add(const Referent& referent)
    {
        if (referent.kind == Referent::Kind::Slot)
            ++of[referent.slot];
    }
    void add(const Place& place)
    {
        add(place.host);
        thatPlayer += place.whose == Side::They;
    }
    void declare(std::uint8_t number)
    {
        ++of[number];
        declared[number] = true;
    }
};

Mentions mentionsIn(const Effect& effect)
{
    Mentions found;
    walk(effect, [&](const auto& part) {
        using Part = std::remove_cvref_t<decltype(part)>;
        if constexpr (requires { part.referent.kind; })
            found.add(part.referent);
        if constexpr (std::is_same_v<Part, Filter>) {
            found.add(part.namesake);
            found.add(part.otherThan);
            found.add(part.kin);
            if (part.bound)
                found.add(part.bound->amount.referent);
            found.thatPlayer += part.controller == Side::They;
        } else if constexpr (std::is_same_v<Part, Thing>) {
            if (const auto* it = std::get_if<It>(&part))
                found.add(it->referent);
            else if (const auto* each = std::get_if<Each>(&part))
                found.add(each->place);
            else if (const auto* some = std::get_if<Some>(&part))
                found.add(some->place);
        } else if constexpr (std::is_same_v<Part, Amount>) {
            if (part.of)
                found.add(part.of->place);
        } else if constexpr (std::is_same_v<Part, Condition>) {
            found.add(part.place);
        } else if constexpr (std::is_same_v<Part, Effect>) {
            found.later = found.later || std::holds_alternative<Delayed>(part.node);
        } else if constexpr (std::is_same_v<Part, Target>) {
            found.declare(part.slot);
        } else if constexpr (std::is_same_v<Part, Who>) {
            if (part.kind == Who::Kind::Target)
                found.declare(part.slot);
            found.thatPlayer += part.kind == Who::Kind::ThatPlayer;
        }
    });
    return found;
}

void markBranch(const IfSo& so, std::uint16_t fork, bool otherwise, const Mentions& all,
    std::uint8_t mode, std::vector<Slot>& slots)
{
    const Mentions here = mentionsIn(otherwise ? so.otherwise.front() : so.effect.front());
    const auto isPlayer = [](const Slot& slot) {
        return slot.spec.kind == TargetSpec::Kind::Player
            || slot.spec.kind == TargetSpec::Kind::Opponent;
    };
    for (Slot& slot : slots)
        if (slot.mode == mode && slot.fork == Slot::noFork && here.declared[slot.number]
            && here.of[slot.number] == all.of[slot.number]
            && (!isPlayer(slot) || here.thatPlayer == all.thatPlayer)) {
            slot.fork = fork;
            slot.otherwise = otherwise;
        }
}

} // namespace

void markForks(const Effect& effect, std::uint8_t mode, std::vector<Slot>& slots)
{
    if (slots.empty())
        return;
    const Mentions all = mentionsIn(effect);
    if (all.later)
        return;
    walk(effect, [&](const auto& part) {
        using Part = std::remove_cvref_t<decltype(part)>;
        if constexpr (std::is_same_v<Part, Effect>)
            if (const auto* so = std::get_if<IfSo>(&part.node); so && !so->otherwise.empty()) {
                markBranch(*so, part.id, false, all, mode, slots);
                markBranch(*so, part.id, true, all, mode, slots);
            }
    });
}

Slot::Exchanged exchangedBy(const Effect& effect)
{
    const auto* both = std::get_if<Exchange>(&effect.node);
    if (!both || ofPlaces(*both))
        return Slot::Exchanged::No;
    const auto* one = std::get_if<Target>(&both->one);
    const auto* other = std::get_if<Target>(&both->other);
    if (one && one->spec.count == 2)
        return Slot::Exchanged::Both;
    if (one && other)
        return Slot::Exchanged::First;
    const bool withThis = std::holds_alternative<This>(one ? both->other : both->one);
    return (one || other) && withThis ? Slot::Exchanged::WithThis : Slot::Exchanged::No;
}

} // namespace triptych::kryptik
