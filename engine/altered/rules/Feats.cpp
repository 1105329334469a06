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

/// Wanted: what does such a thing as soon as something is so.
template <typename Node>
bool does(const StatedEffect& e)
{
    return std::holds_alternative<Node>(e.effect.node);
}

/// What is gained for good as soon as something is so, and was not before.
void gainForGood(const Table& t)
{
    State& s = t.state;
    std::vector<LastingEffect> gained;
    const auto gain = [&](const StatedEffect& e, const Ability&, const Viewpoint& v) {
        const auto isIt
            = [&](const LastingEffect& o) { return o.node == e.effect.id && o.who == v.me; };
        if (std::ranges::any_of(s.lasting, isIt))
            return;
        LastingEffect o;
        o.source = v.me;
        o.who = v.me;
        o.card = s.objects[v.me.object].card;
        o.node = e.effect.id;
        o.controller = v.you;
        o.until = static_cast<std::uint8_t>(Duration::Permanently);
        gained.push_back(o);
    };
    said<StatedEffect>(t, gain, does<Gain>);
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
    const auto sacrifice = [&](const StatedEffect& e, const Ability&, const Viewpoint& v) {
        const Index i = v.me.object;
        if (std::holds_alternative<This>(std::get<Sacrifice>(e.effect.node).what.node)
            && inPlay(t.state, i)
            && !cantBe(t, i, CantBe::Fate::Sacrificed, t.state.objects[i].controller))
            going.push_back(i);
    };
    said<StatedEffect>(t, sacrifice, does<Sacrifice>);
    if (!going.empty())
        sacrificeAll(t, going, noSeat);
}

} // namespace

void completeFeats(const Table& t)
{
    Things completed;
    const auto complete = [&](const StatedEffect& e, const Ability&, const Viewpoint& v) {
        if (std::holds_alternative<This>(std::get<Complete>(e.effect.node).what.node)
            && !t.state.objects[v.me.object].is(Status::Completed))
            completed.push_back(v.me.object);
    };
    said<StatedEffect>(t, complete, does<Complete>);
    for (const Index i : completed)
        completeFeat(t, i, t.state.objects[i].controller);
    gainForGood(t);
    sacrificeWhenSo(t);
}

} // namespace triptych::altered
