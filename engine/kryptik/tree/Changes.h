#pragma once

#include "kryptik/tree/Nouns.h"

#include <string>

// The leaves of the effect tree that change what a card counts as, or what lies on the effect pile, and those that
// let somebody use a card from where it could not be used.
namespace triptych::kryptik {

/// "choose a faction": it is "the chosen faction" from then on, and for as long as this is on the island. Of passive
/// abilities, "as this enters, choose a faction".
struct ChooseFaction
{
    bool operator==(const ChooseFaction&) const = default;
};
/// "name a card": its name is "the chosen name" from then on, and for as long as this is on the island. Of passive
/// abilities, "as this enters, name a card".
struct ChooseName
{
    bool operator==(const ChooseName&) const = default;
};
/// "target citizen becomes an Elf until end of turn", "... becomes the chosen faction", "citizens you control are
/// also Elves".
struct BecomeFaction
{
    Thing what;
    std::string faction {}; ///< As printed; empty: the chosen one.
    bool also = false;      ///< "in addition to its other factions"
    Duration duration = Duration::Permanent;
    Faction number = 0; ///< Of `faction` in the card set; set by `number`.
    bool operator==(const BecomeFaction& o) const
    {
        return what == o.what && faction == o.faction && also == o.also && duration == o.duration;
    }
};
/// "target citizen becomes a copy of another target citizen until end of turn": what is printed on it.
struct BecomeCopy
{
    Thing what;
    Thing of;
    Duration duration = Duration::Permanent;
    bool entering = false; ///< "you may have this enter as a copy of another citizen": of passives
    std::string also {};   ///< With it: "except it is also a Beast", as printed.
    Faction number = 0;    ///< Of `also` in the card set; set by `number`.
    bool operator==(const BecomeCopy& o) const
    {
        return what == o.what && of == o.of && duration == o.duration && entering == o.entering
            && also == o.also;
    }
};
/// Whom one may enter as a copy of. The grammar reads nothing but kinds of citizens there.
inline Filter copiedOnEntering(const BecomeCopy& e)
{
    const auto* const any = std::get_if<Each>(&e.of);
    return any ? any->filter : Filter {};
}
/// "until end of turn, you may cast it", "you may cast that card this turn for free": from where it lies then.
struct MayCast
{
    Thing what;
    bool free = false;
    Duration duration = Duration::EndOfTurn;
    bool operator==(const MayCast&) const = default;
};
/// "use the 11 year ability of target card in your limbo pile": as if it had been destroyed (6.1).
struct UseYear
{
    Thing what;
    bool operator==(const UseYear&) const = default;
};
/// "copy target spell", "gain control of target spell", "choose new targets for target spell"
struct ChangeCast
{
    enum class How : std::uint8_t { Copy, Take, Aim };
    Thing what;
    How how = How::Copy;
    bool newTargets = false; ///< With Copy, Take: "You may choose new targets for it."
    bool another = false;    ///< With Aim: "to another target", not at what it was aimed at alone
    bool operator==(const ChangeCast&) const = default;
};
/// "Enter abilities of citizens an opponent controls do not trigger", "... trigger an additional time": of passives.
struct Triggering
{
    Filter of {};       ///< Whose own entering or dying it is.
    bool dying = false; ///< "Dies abilities"
    bool again = false; ///< Once more; otherwise not at all.
    bool operator==(const Triggering&) const = default;
};
/// "if this would destroy an 11 year card, abolish that card instead", "if this destroys an 11 year card, that card's
/// controller can not use its 11 year ability": of passives; by combat damage.
struct YearFate
{
    Thing what;             ///< Who destroys it.
    bool abolished = false; ///< Otherwise its 11 year ability is not used.
    bool uncast = false;    ///< Nor is it cast for its 11 year cost.
    bool operator==(const YearFate&) const = default;
};

/// "destroy target 11 year card. Its 11 year ability can not be used [and it can not be cast for its 11 year cost]": of
/// one that has just been destroyed (6.1).
struct BarYear
{
    Thing what;
    bool ability = true;
    bool casting = false;
    bool operator==(const BarYear&) const = default;
};

} // namespace triptych::kryptik
