#include "seize/rules/Spoken.h"

#include "seize/rules/Battlefield.h"

#include <array>

namespace triptych::seize {

Spoken spoken(const Table& t, const Referent& referent, const Viewpoint& v)
{
    const State& s = t.state;
    const auto only = [](const Ref& r) {
        Spoken one;
        if (r != Ref {})
            one.push_back(r);
        return one;
    };
    switch (referent.kind) {
    case Referent::Kind::Open:
    case Referent::Kind::Before:
        return v.resolving ? s.it : only(v.subject);
    case Referent::Kind::Source:
        return v.anchor == noIndex ? Spoken {} : only(refOf(s, v.anchor));
    case Referent::Kind::Subject:
        return only(v.subject);
    case Referent::Kind::Attacked:
        return v.resolving ? s.attacked : only(v.attacked);
    case Referent::Kind::Attacker:
        return v.attacker != Ref {}                    ? only(v.attacker)
            : v.anchor == noIndex || !attacksItself(v) ? Spoken {}
                                                       : only(refOf(s, v.anchor));
    case Referent::Kind::Target: {
        Spoken found;
        if (v.item && v.item->ability == delayedMark) // its target is what it was made about
            return only(v.item->subject);
        if (!v.item || referent.slot >= v.item->slots)
            return found;
        const std::size_t begin = referent.slot == 0 ? 0 : v.item->slotEnd[referent.slot - 1u];
        for (std::size_t k = begin; k < v.item->slotEnd[referent.slot]; ++k)
            if (!v.resolving || ((s.fit >> k) & 1)) // S-STACK-5 as it was when it began
                found.push_back(v.item->targets[k]);
        return found;
    }
    case Referent::Kind::Said:
    case Referent::Kind::Captured:
        return s.it;
    }
    return {};
}

Index spokenOf(const Table& t, Thing::Kind kind, const Referent& referent, const Viewpoint& v)
{
    const State& s = t.state;
    const auto only = [&](const auto& refs) -> Index {
        for (const Ref& r : refs)
            if (!isTile(r) && !isSeat(r) && onBattlefield(s, r))
                return r.object;
        return noIndex;
    };
    switch (kind) {
    case Thing::Kind::Attacker:
        if (!attacksItself(v))
            return only(std::array { v.attacker });
        [[fallthrough]];
    case Thing::Kind::This:
    case Thing::Kind::Bearer:
        return v.anchor != noIndex && onBattlefield(s, v.anchor) ? v.anchor : noIndex;
    case Thing::Kind::It:
    case Thing::Kind::ThatEnemy:
    case Thing::Kind::ThatAlly:
        return only(spoken(t, referent, v));
    case Thing::Kind::Attacked:
        return v.resolving ? only(s.attacked) : only(std::array { v.attacked });
    case Thing::Kind::Target:
    case Thing::Kind::Each:
    case Thing::Kind::Some:
    case Thing::Kind::ThisWay:
    case Thing::Kind::That:
    case Thing::Kind::ThatFirst:
    case Thing::Kind::ThatSecond:
        break;
    }
    return noIndex;
}

} // namespace triptych::seize
