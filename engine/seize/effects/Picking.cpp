#include "seize/effects/Picking.h"

#include "seize/effects/Decks.h"
#include "seize/effects/Moves.h"
#include "seize/effects/Retargeting.h"
#include "seize/effects/Staging.h"
#include "seize/effects/Strikes.h"
#include "seize/effects/Treasures.h"
#include "seize/rules/Asking.h"
#include "seize/rules/Battlefield.h"
#include "seize/rules/Fitting.h"
#include "seize/rules/Matching.h"
#include "seize/rules/Meaning.h"
#include "seize/rules/Places.h"
#include "seize/rules/Statuses.h"
#include "seize/rules/Turn.h"
#include "seize/rules/Warchest.h"
#include "seize/rules/Zones.h"

namespace triptych::seize {

namespace {

void offer(const State& s, Index i, Options& out)
{
    if (!s.picks.contains(i))
        out.push_back(option(Verb::Choose, i));
}

void phraseOptions(const Table& t, const Thing& some, Options& out)
{
    const State& s = t.state;
    if (some.filter.noun == Filter::Noun::Tile) {
        eachTile(tilesOf(t, some.filter, viewpoint(t)) & ~s.pillars, [&](Tile tile) {
            if (!s.picks.contains(tile))
                out.push_back(tileOption(Verb::Choose, tile));
        });
        return;
    }
    const Viewpoint v = viewpoint(t);
    const TileSet tiles = tilesOf(t, some.filter, v);
    eachMercenary(s, [&](Index i) {
        if (matches(t, i, some.filter, v, tiles))
            offer(s, i, out);
    });
}

/// "Two adjacent mercenaries": whether a second one stands beside the first, where the text wants one there.
bool hasSecond(const Table& t, const Thing& second, Index first)
{
    Filter those = second.filter;
    those.range = {};
    those.other = false;
    bool found = false;
    eachTile(neighbours(bitOf(mercenary(t.state, first).tile)) & occupied(t.state),
        [&](Tile tile) { found = found || matches(t, t.state.board[tile], those, viewpoint(t)); });
    return found;
}
/// Nobody is chosen first beside whom there is no second, if there is another choice.
void leaveOutLonely(const Table& t, const Effect& effect, Options& out)
{
    const Thing* second = someOf(effect, 1);
    if (!second || second->upTo || second->filter.noun != Filter::Noun::Mercenary
        || second->filter.range.kind != Range::Kind::Adjacent
        || second->filter.range.anchor != Range::Anchor::It
        || second->filter.range.referent.kind != Referent::Kind::Said)
        return;
    Options paired;
    for (const Option& o : out)
        if (hasSecond(t, *second, indexOf(o)))
            paired.push_back(o);
    if (!paired.empty())
        out = paired;
}

void chooseAmong(const Table& t, const Effect& effect, Options& out)
{
    const State& s = t.state;
    const Seat p = s.asked.player;
    using enum ChosenAmong::What;
    const auto [what, of] = s.asked.remembered<ChosenAmong>();
    switch (what) {
    case Carried:
        for (const Index i : carriedBy(s, of, std::get<Strip>(effect.node)))
            offer(s, i, out);
        break;
    case Loose: {
        const Zone from = std::get<Equip>(effect.node).from;
        CardFilter wanted;
        wanted.kind = std::get<Equip>(effect.node).card;
        for (const Index i : cardsIn(s, p, from))
            if (isLoose(t, i) && matches(t, i, wanted) && mayCarry(t, of, i))
                offer(s, i, out);
        break;
    }
    case Warchest: {
        const bool exhaust = std::get<TurnTreasures>(effect.node).exhaust;
        for (const Index i : cardsIn(s, p, Zone::Warchest))
            if (s.objects[i].is(Object::Exhausted) != exhaust)
                offer(s, i, out);
        break;
    }
    case Top:
    case Rest: {
        int left = of;
        const auto& look = std::get<Look>(effect.node);
        const bool any = what == Rest || !look.type; // whatever may be taken, anything is put away
        for (const Index i : cardsIn(s, players(t, look.whose).front(), Zone::Deck))
            if (left-- > 0 && (any || matches(t, i, *look.type)))
                offer(s, i, out);
        break;
    }
    case Pile: {
        const auto& e = std::get<Fetch>(effect.node);
        for (const Seat whose : ownersOf(t, e, p))
            for (const Index i : cardsIn(s, whose, e.from))
                if (isFetched(t, e, i, p))
                    offer(s, i, out);
        break;
    }
    case Damage: { // one point of damage each; everybody gets one at least
        const Mercenaries sharers = mercenaries(t, std::get<Divide>(effect.node).what);
        std::size_t without = 0;
        for (const Index i : sharers)
            without += !s.picks.contains(i);
        for (const Index i : sharers)
            if (s.picks.size() + without < s.asked.max || !s.picks.contains(i))
                out.push_back(option(Verb::Choose, i));
        break;
    }
    case Treasures:
        if (const Goods* some = someGoods(effect))
            for (Seat owner = 0; owner < s.seats; ++owner)
                for (const Zone zone : goodsZones)
                    for (const Index i : cardsIn(s, owner, zone))
                        if (treasureFits(t, *some, i, viewpoint(t)))
                            offer(s, i, out);
        break;
    case Hand:
        for (const Index i : cardsIn(s, of, Zone::Hand))
            if (matches(t, i, std::get<PickFromHand>(effect.node).cards))
                offer(s, i, out);
        break;
    case Strikable:
        eachTile(strikable(t, of, std::get<Strike>(effect.node)),
            [&](Tile tile) { offer(s, s.board[tile], out); });
        break;
    case Theirs:
        if (const auto* handle = std::get_if<Handle>(&effect.node))
            for (Seat owner = 0; owner < s.seats; ++owner)
                for (const Zone zone : goodsZones)
                    for (const Index i : cardsIn(s, owner, zone))
                        if (treasureFits(t, handle->goods, i, viewpoint(t)))
                            offer(s, i, out);
        break;
    case Shown:
        for (const Index i : cardsIn(s, p, Zone::Hand))
            if (matches(t, i, std::get<Show>(effect.node).cards))
                offer(s, i, out);
        break;
    case Aims:
        aimOptions(t, std::get<Retarget>(effect.node), of, out);
        break;
    case Landing:
        eachTile(landingTiles(t, std::get<Fetch>(effect.node), of),
            [&](Tile tile) { out.push_back(tileOption(Verb::Choose, tile)); });
        break;
    case Phrase:
    case SecondPhrase:
        if (const Thing* some = someOf(effect, what == SecondPhrase ? 1 : 0))
            phraseOptions(t, *some, out);
        if (what == Phrase)
            leaveOutLonely(t, effect, out);
        break;
    }
}

/// Where fewer than all will do.
void offerNone(const State& s, Options& out)
{
    if (s.picks.size() >= s.asked.min && s.asked.min < s.asked.max)
        out.push_back(noneOf(Verb::Choose));
}

} // namespace

void mayOptions(const Table&, Options& out)
{
    out.push_back(option(Verb::Yes));
    out.push_back(option(Verb::No));
}

void answerMay(const Table& t, const Option& o)
{
    if (verbOf(o) == Verb::Yes)
        t.state.picks.push_back(0);
    answered(t);
}

void chooseOptions(const Table& t, Options& out)
{
    chooseAmong(t, t.cards.effect(t.state.asked.node), out);
    offerNone(t.state, out);
}

void discardOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    const CardFilter& which = nodeOf<Discard>(t, s.asked.node).cards;
    for (const Index i : cardsIn(s, s.asked.player, Zone::Hand))
        if (matches(t, i, which))
            offer(s, i, out);
    offerNone(s, out);
}

void opponentOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    for (Seat p = 0; p < s.seats; ++p)
        if (s.players[p].alive && !areAllied(s, p, s.asked.player))
            out.push_back(seatOption(Verb::Choose, p));
}

void numberOptions(const Table& t, Options& out)
{
    const int most = t.state.asked.remembered<NumberUpTo>().most;
    for (int n = 1; n <= most; ++n)
        out.push_back(numberOption(Verb::Mode, n));
    offerNone(t.state, out);
}

void countersOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    const Index bearer = s.asked.remembered<OfMercenary>().mercenary;
    const Effect::Node& node = t.cards.effect(s.asked.node).node;
    const auto* removed = std::get_if<Remove>(&node);
    const auto* moved = std::get_if<Transfer>(&node);
    const Statuses among = removed ? removed->among : moved ? moved->among : Statuses { 0 };
    for (int k = 0; k < countedStatusCount; ++k) {
        if (!isAmong(among, static_cast<Status>(k)))
            continue;
        int left = countOf(mercenary(s, bearer), static_cast<Status>(k));
        for (const Index picked : s.picks)
            left -= picked == k + 1;
        if (left > 0)
            out.push_back(numberOption(Verb::Mode, k + 1));
    }
    offerNone(s, out);
}

void statusOptions(const Table& t, Options& out)
{
    const auto mended = t.state.asked.remembered<Mended>();
    const Ailments ailments = ailmentsOf(t, mended.mercenary, mended.physical);
    for (std::size_t k = 0; k < ailments.size(); ++k)
        out.push_back(numberOption(Verb::Mode, static_cast<int>(k) + 1));
}

void stepsOptions(const Table& t, Options& out)
{
    const State& s = t.state;
    const Effect::Node& node = t.cards.effect(s.asked.node).node;
    const auto* push = std::get_if<Push>(&node);
    const Index moved = s.asked.remembered<OfMercenary>().mercenary;
    offerTiles(push ? tilesOf(t, moved, *push) : tilesOf(t, moved, std::get<MoveTiles>(node)), out,
        [](Tile tile) { return tileOption(Verb::Choose, tile); });
    offerNone(s, out);
}

} // namespace triptych::seize
