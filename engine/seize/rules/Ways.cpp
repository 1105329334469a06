#include "seize/rules/Ways.h"

#include "seize/rules/Passives.h"
#include "seize/rules/Places.h"

namespace triptych::seize {

namespace {

/// "It cannot enter your Guild Hall until your next turn": seen by who said so.
TileSet barredFor(const Table& t, Index i, const LastingEffect& l, Barred from)
{
    TileSet barred = 0;
    if (isToCome(l))
        return barred;
    Viewpoint v;
    v.you = l.whose;
    v.self = v.anchor = i;
    for (const Modifier& m : grantedBy(t, l).modifiers)
        if (m.kind == Modifier::Kind::NoEntry && m.against
            && (from == Barred::FromSteps || !m.moved))
            barred |= tilesOf(t, *m.against, v);
    return barred;
}

} // namespace

TileSet barredTo(const Table& t, Index i, Barred from)
{
    TileSet barred = 0;
    if (!isSpokenOf(t.state, Modifier::Kind::NoEntry))
        return barred;
    eachStatic(t, i, setOf(Modifier::Kind::NoEntry), [&](const Modifier& m, int, Index source) {
        if (m.against && (from == Barred::FromSteps || !m.moved))
            barred |= tilesOf(t, *m.against, viewpointOf(t, source));
    });
    for (const LastingEffect& l : t.state.lasting)
        if (l.what == grantMark && l.who == refOf(t.state, i))
            barred |= barredFor(t, i, l, from);
        else if (isTile(l.who) && !isToCome(l)
            && l.what == static_cast<std::uint8_t>(Modifier::Kind::NoEntry))
            barred |= bitOf(tileOf(l.who));
    return barred;
}

Tolls tollsOf(const Table& t, Index i)
{
    Tolls tolls;
    tolls.leaving[0] = tolls.entering[0] = ~TileSet { 0 };
    if (!isSpokenOf(t.state, Modifier::Kind::PaysForSteps))
        return tolls;
    const auto raise = [](std::array<TileSet, Tolls::kinds>& by, TileSet area) {
        for (std::size_t k = Tolls::kinds - 1; k-- > 0;) {
            by[k + 1] |= by[k] & area;
            by[k] &= ~area;
        }
    };
    eachStatic(t, i, setOf(Modifier::Kind::PaysForSteps),
        [&](const Modifier& m, int number, Index source) {
            const TileSet area = tilesOf(t, *m.against, viewpointOf(t, source));
            for (int more = 0; more < number; ++more)
                raise(m.entering ? tolls.entering : tolls.leaving, area);
            tolls.any = tolls.any || (area != 0 && number > 0);
        });
    return tolls;
}

} // namespace triptych::seize
