#include "kryptik/rules/Beforehand.h"

#include "kryptik/State.h"

namespace triptych::kryptik {

bool takesLeaveOtherwise(State& s, Index i)
{
    for (std::size_t k = 0; k < s.lasting.size(); ++k)
        if (s.lasting[k].kind == LastingEffect::Kind::Instead && s.lasting[k].defense != 0
            && s.lasting[k].who == refOf(s, i)) {
            s.lasting.erase(k);
            return true;
        }
    return false;
}

void endReplacement(State& s, Index i, bool destroyed)
{
    for (std::size_t k = 0; k < s.lasting.size(); ++k)
        if (s.lasting[k].kind == LastingEffect::Kind::Instead && s.lasting[k].who == refOf(s, i)
            && (destroyed || s.lasting[k].attack == 0)) {
            s.lasting.erase(k);
            return;
        }
}

void noteCasting(State& s, Index i)
{
    const PileItem& item = s.resolving;
    if (item.kind != PileItem::Kind::Citizen || item.source.object != i)
        return;
    if (item.forYear)
        s.objects[i].set(Object::CastForYear, true);
    if (item.abolishAfter) { // "If you do and it would leave the island, abolish it instead."
        LastingEffect gone;
        gone.kind = LastingEffect::Kind::Instead;
        gone.defense = 1;
        gone.who = refOf(s, i);
        s.lasting.push_back(gone);
    }
    if (!item.paidMore && item.x == 0)
        return;
    LastingEffect m;
    m.kind = LastingEffect::Kind::Paid;
    m.what = item.x;
    m.attack = static_cast<std::int8_t>(item.paidMore);
    m.who = refOf(s, i);
    s.lasting.push_back(m);
}

} // namespace triptych::kryptik
