#include "seize/effects/Skipped.h"

#include "core/Overloaded.h"
#include "seize/rules/Meaning.h"

namespace triptych::seize {
namespace {

void speakOfPlayer(const Table& t, const Who& who)
{
    if (who.kind == Who::Kind::You)
        return;
    if (const Seats list = players(t, who); list.size() == 1)
        t.state.thatPlayer = list.front();
}

void speakOfThing(const Table& t, const Thing& thing)
{
    if (thing.kind == Thing::Kind::Some) // nobody has chosen
        return;
    if (thing.filter.noun == Filter::Noun::Mercenary) {
        speakOf(t.state, thing, mercenaries(t, thing));
    } else if (thing.kind == Thing::Kind::Each) {
        t.state.it.clear();
        eachTile(tiles(t, thing), [&](Tile tile) {
            if (!t.state.it.full())
                t.state.it.push_back(tileRef(tile));
        });
    }
}

} // namespace

void speakOfSkipped(const Table& t, const Effect& skipped)
{
    std::visit(Overloaded {
                   [&](const Sequence& e) {
                       for (const Effect& part : e.parts)
                           speakOfSkipped(t, part);
                   },
                   [&](const May& e) {
                       speakOfPlayer(t, e.who);
                       speakOfSkipped(t, e.effect.front());
                   },
                   [&](const IfSo& e) { speakOfSkipped(t, e.effect.front()); },
                   [&](const Instead& e) { speakOfSkipped(t, e.base.front()); },
                   [&](const auto& e) {
                       if constexpr (requires { e.who.standing; })
                           speakOfPlayer(t, e.who);
                       if constexpr (requires { e.whose.standing; })
                           speakOfPlayer(t, e.whose);
                       if constexpr (requires { e.what.filter; })
                           speakOfThing(t, e.what);
                   },
               },
        skipped.node);
}

void speakOfTold(const Table& t, const Effect& told)
{
    std::visit(Overloaded {
                   [&](const Sequence& e) {
                       for (const Effect& part : e.parts)
                           speakOfTold(t, part);
                   },
                   [&](const auto& e) {
                       if constexpr (requires { e.who.standing; })
                           speakOfPlayer(t, e.who);
                       if constexpr (requires { e.whose.standing; })
                           speakOfPlayer(t, e.whose);
                   },
               },
        told.node);
}

void doInPlaceOf(const Table& t, const Effect& skipped, const Effect& done)
{
    speakOfSkipped(t, skipped);
    t.state.agenda.push(DoEffect { done.id });
}

} // namespace triptych::seize
