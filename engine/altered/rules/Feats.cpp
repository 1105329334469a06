#include "altered/rules/Feats.h"

#include "altered/rules/Characteristics.h"
#include "altered/rules/Objects.h"
#include "altered/rules/Reactions.h"

#include <algorithm>
#include <vector>

namespace triptych::altered {

bool completeFeat(const Table& t, Index i, Seat by)
{
    State& s = t.state;
    if (i >= maxObjects || !inPlay(s, i) || s.objects[i].is(Status::Completed))
        return false;
    s.objects[i].set(Status::Completed, true);
    noteWorking(t, i);
    Deed deed { Deed::What::Completed };
    deed.object = i;
    deed.was = refOf(s, i);
    deed.player = by;
    occur(t, deed);
    return true;
}

namespace {

/// What is gained for good as soon as something is so, and was not before.
void gainForGood(const Table& t)
{
    State& s = t.state;
    std::vector<LastingEffect> gained;
    said<StatedEffect>(t, [&](const StatedEffect& e, const Ability&, const Viewpoint& v) {
        const auto isIt
            = [&](const LastingEffect& o) { return o.node == e.effect.id && o.who == v.me; };
        if (!std::holds_alternative<Gain>(e.effect.node) || std::ranges::any_of(s.lasting, isIt))
            return;
        LastingEffect o;
        o.source = v.me;
        o.who = v.me;
        o.card = s.objects[v.me.object].card;
        o.node = e.effect.id;
        o.controller = v.you;
        o.until = static_cast<std::uint8_t>(Duration::Permanently);
        gained.push_back(o);
    });
    for (LastingEffect& o : gained) {
        o.timestamp = ++s.timestamps;
        s.lasting.push_back(o);
        noteWorking(t, o.who.object);
    }
}

/// "When I have no counters - Sacrifice me.": all of which it is so at once.
void sacrificeWhenSo(const Table& t)
{
    std::vector<Index> going;
    said<StatedEffect>(t, [&](const StatedEffect& e, const Ability&, const Viewpoint& v) {
        const auto* gives = std::get_if<Sacrifice>(&e.effect.node);
        const Index i = v.me.object;
        if (gives && std::holds_alternative<This>(gives->what.node) && inPlay(t.state, i)
            && !cantBe(t, i, CantBe::Fate::Sacrificed, t.state.objects[i].controller))
            going.push_back(i);
    });
    if (!going.empty())
        sacrificeAll(t, going, noSeat);
}

} // namespace

void completeFeats(const Table& t)
{
    Things complete;
    said<StatedEffect>(t, [&](const StatedEffect& e, const Ability&, const Viewpoint& v) {
        const auto* feat = std::get_if<Complete>(&e.effect.node);
        const bool mine = feat && std::holds_alternative<This>(feat->what.node);
        if (mine && !t.state.objects[v.me.object].is(Status::Completed))
            complete.push_back(v.me.object);
    });
    for (const Index i : complete)
        completeFeat(t, i, t.state.objects[i].controller);
    gainForGood(t);
    sacrificeWhenSo(t);
}

} // namespace triptych::altered
