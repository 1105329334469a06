#include "altered/rules/Feats.h"

#include "altered/rules/Characteristics.h"
#include "altered/rules/Objects.h"
#include "altered/rules/Reactions.h"

namespace triptych::altered {

bool completeFeat(const Table& b, Index i, Seat by)
{
    State& s = b.state;
    if (i >= maxObjects || !inPlay(s, i) || s.objects[i].is(Status::Completed))
        return false;
    s.objects[i].set(Status::Completed, true);
    noteWorking(b, i);
    Deed deed { Deed::What::Completed };
    deed.object = i;
    deed.was = refOf(s, i);
    deed.player = by;
    occur(b, deed);
    return true;
}

void completeFeats(const Table& b)
{
    Things complete;
    said<StatedEffect>(b, [&](const StatedEffect& e, const Ability&, const Viewpoint& v) {
        const auto* feat = std::get_if<Complete>(&e.effect.node);
        const bool mine = feat && std::holds_alternative<This>(feat->what.node);
        if (mine && !b.state.objects[v.me.object].is(Status::Completed))
            complete.push_back(v.me.object);
    });
    for (const Index i : complete)
        completeFeat(b, i, b.state.objects[i].controller);
}

} // namespace triptych::altered
