#include "altered/rules/Feats.h"

#include "altered/rules/Characteristics.h"
#include "altered/rules/Objects.h"
#include "altered/rules/Reactions.h"

#include <algorithm>
#include <vector>

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

namespace {

/// What is gained for good as soon as something is so, and was not before.
void gainForGood(const Table& b)
{
    State& s = b.state;
    std::vector<LastingEffect> gained;
    said<StatedEffect>(b, [&](const StatedEffect& e, const Ability&, const Viewpoint& v) {
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
        noteWorking(b, o.who.object);
    }
}

/// "When I have no counters - Sacrifice me.": all of which it is so at once.
void sacrificeWhenSo(const Table& b)
{
    std::vector<Index> going;
    said<StatedEffect>(b, [&](const StatedEffect& e, const Ability&, const Viewpoint& v) {
        const auto* gives = std::get_if<Sacrifice>(&e.effect.node);
        const Index i = v.me.object;
        if (gives && std::holds_alternative<This>(gives->what.node) && inPlay(b.state, i)
            && !cantBe(b, i, CantBe::Fate::Sacrificed, b.state.objects[i].controller))
            going.push_back(i);
    });
    if (!going.empty())
        sacrificeAll(b, going, noSeat);
}

} // namespace

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
    gainForGood(b);
    sacrificeWhenSo(b);
}

} // namespace triptych::altered
