#include "kryptik/rules/Passives.h"

#include "kryptik/rules/Changes.h"
#include "kryptik/rules/Counters.h"
#include "kryptik/rules/Meaning.h"

#include <algorithm>

// Counting: how many there are, and what a number is now.
namespace triptych::kryptik::asked {

bool isTheirs(Side side, Seat p, const Viewpoint& v)
{
    switch (side) {
    case Side::Any:
        return true;
    case Side::You:
        return p == v.you;
    case Side::Opponents:
        return p != v.you;
    case Side::They:
        break;
    }
    return p == v.they;
}

int countAt(const Table& t, const Filter& f, const Place& place, const Viewpoint& v, int depth)
{
    int n = 0;
    inPlace(t, place, v, [&](Index i) { n += matchesAt(t, i, f, v, depth); });
    return n;
}

Index meantBy(const Table& t, const Referent& referent, const Viewpoint& v)
{
    if (referent.kind == Referent::Kind::Each)
        return v.it;
    // Of a passive ability nothing resolves: this card is the one that speaks.
    if (referent.kind == Referent::Kind::Source && v.self != t.state.resolving.source.object)
        return v.self;
    const std::vector<Index> whose = referredTo(t, referent);
    return whose.empty() ? noIndex : whose.front();
}

Index hostOf(const Table& t, const Place& place, const Viewpoint& v)
{
    if (!place.ofIt)
        return v.self;
    const Index host = meantBy(t, place.host, v);
    if (host != noIndex)
        return host;
    const Ref was = asNamed(t.state, place.host); // it may have just left
    const bool left = !isItem(was) && !isSeat(was) && was.object < t.state.objectCount
        && t.state.objects[was.object].era == static_cast<std::uint8_t>(was.era + 1);
    return left ? Index { was.object } : noIndex;
}

namespace {

/// What a player has done or lost this turn.
int happenedTo(const Player& player, Amount::Kind kind)
{
    using Kind = Amount::Kind;
    return kind == Kind::SpellsCast        ? int { player.spellsCast }
        : kind == Kind::CitizensCast       ? int { player.citizensCast }
        : kind == Kind::CitizensDied       ? int { player.citizensDied }
        : kind == Kind::CardsDiscarded     ? int { player.discarded }
        : kind == Kind::CardsDrawn         ? int { player.drawn }
        : kind == Kind::YearsLost          ? int { player.yearsLost }
        : kind == Kind::CitizensSacrificed ? int { player.sacrificed }
        : kind == Kind::CitizensAttacked   ? int { player.attacks }
        : kind == Kind::AbilitiesActivated ? int { player.activated }
        : kind == Kind::YearsUsed          ? int { player.yearsUsed }
        : kind == Kind::SoulsPut           ? std::max<int>(player.soulPlaced, player.soulsPut)
        : kind == Kind::CitizensEntered    ? int { player.entered }
                                           : 0;
}

/// On what counters are counted: of what has left the island, as it was then.
Ref asItWas(const Table& t, const Amount& amount, const Viewpoint& v)
{
    const State& s = t.state;
    const bool passive = v.self != noIndex && v.self != s.resolving.source.object;
    if (amount.ofThis || amount.referent.kind == Referent::Kind::Source)
        return passive || isCurrent(s, s.resolving.source)
            ? (v.self == noIndex ? Ref {} : refOf(s, v.self))
            : s.resolving.source;
    if (amount.referent.kind == Referent::Kind::Each)
        return v.it == noIndex ? Ref {} : refOf(s, v.it);
    return asNamed(s, amount.referent);
}

int plainValue(const Table& t, const Amount& amount, const Viewpoint& v, int depth)
{
    const State& s = t.state;
    const auto stat = [&](Bound::Stat of) {
        if (amount.asItLeft) // what this triggered on, as it was on the island
            return int { of == Bound::Stat::Attack ? s.resolving.object.object
                                                   : s.resolving.object.era };
        if (amount.ofPaid) { // as it was when it was sacrificed
            const PileItem& item = s.resolving;
            return int { of == Bound::Stat::Attack ? item.paidAttack
                    : of == Bound::Stat::Defense   ? item.paidDefense
                                                   : item.paidCost };
        }
        const Index whose = amount.ofThis ? v.self : meantBy(t, amount.referent, v);
        // What has just left the island is as it was there.
        if (!amount.ofThis && amount.referent.kind == Referent::Kind::Said && s.saidFigures != 0
            && whose != noIndex && whose == s.saidOne.object && !onIsland(s, whose)
            && of != Bound::Stat::SoulCost)
            return int { of == Bound::Stat::Attack ? s.resolving.paidAttack
                                                   : s.resolving.paidDefense };
        return whose == noIndex || depth > deepest ? 0 : statOf(t, whose, of, depth);
    };
    switch (amount.kind) {
    case Amount::Kind::Fixed:
        return amount.number;
    case Amount::Kind::X:
        return v.x;
    case Amount::Kind::TheNumber:
        return s.theNumber;
    case Amount::Kind::PerCounted: {
        const Counted& of = *amount.of;
        // "For each citizen that attacked this turn": also for one that has left. One "you control" is there.
        const bool gone
            = of.place == Place {} && of.filter.controller == Side::Any && asksOfHistory(of.filter);
        return amount.number
            * (countAt(t, of.filter, of.place, v, depth)
                + (gone ? countGone(t, of.filter, v, depth) : 0));
    }
    case Amount::Kind::PerDetached:
        return amount.number * s.detached;
    case Amount::Kind::Done:
    case Amount::Kind::PerDone: {
        int done = 0;
        for (Seat p = 0; p < s.seats; ++p)
            if (isTheirs(amount.whose, p, v))
                done += s.done[p];
        return amount.kind == Amount::Kind::Done ? done : amount.number * done;
    }
    case Amount::Kind::AttackOf:
        return stat(Bound::Stat::Attack);
    case Amount::Kind::DefenseOf:
        return stat(Bound::Stat::Defense);
    case Amount::Kind::All:
        return maxObjects;
    case Amount::Kind::CostOf:
        return stat(Bound::Stat::SoulCost);
    case Amount::Kind::Factions: {
        std::vector<Faction> factions;
        inPlace(t, amount.of->place, v, [&](Index i) {
            if (!matchesAt(t, i, amount.of->filter, v, depth))
                return;
            for (const Faction faction : factionsOf(t, i, depth))
                if (std::ranges::find(factions, faction) == factions.end())
                    factions.push_back(faction);
        });
        return amount.number * static_cast<int>(factions.size());
    }
    case Amount::Kind::Counters: {
        int sum = 0;
        if (amount.of)
            inPlace(t, amount.of->place, v, [&](Index i) {
                if (matchesAt(t, i, amount.of->filter, v, depth))
                    sum += countersOn(s, refOf(s, i), amount.counter);
            });
        else
            sum = countersOn(s, asItWas(t, amount, v), amount.counter);
        return amount.number * sum;
    }
    case Amount::Kind::TotalAttack:
    case Amount::Kind::TotalDefense:
    case Amount::Kind::TotalCost:
    case Amount::Kind::HighestCost:
    case Amount::Kind::HighestAttack:
    case Amount::Kind::HighestDefense: {
        const Bound::Stat stat = statNamed(amount.kind);
        const bool total = sortOf(amount.kind) == AmountSort::Total;
        int sum = 0;
        inPlace(t, amount.of->place, v, [&](Index i) {
            if (!matchesAt(t, i, amount.of->filter, v, depth))
                return;
            const int value
                = statOf(t, i, stat, depth, isAskedBefore(t.state, i, amount.of->filter));
            sum = total ? sum + value : std::max(sum, value);
        });
        return sum;
    }
    case Amount::Kind::SpellsCast:
    case Amount::Kind::CitizensCast:
    case Amount::Kind::CitizensDied:
    case Amount::Kind::CardsDiscarded:
    case Amount::Kind::CardsDrawn:
    case Amount::Kind::YearsLost:
    case Amount::Kind::CitizensSacrificed:
    case Amount::Kind::CitizensAttacked:
    case Amount::Kind::AbilitiesActivated:
    case Amount::Kind::YearsUsed:
    case Amount::Kind::SoulsPut:
    case Amount::Kind::CitizensEntered: {
        int sum = 0;
        for (Seat p = 0; p < s.seats; ++p)
            if (isTheirs(amount.whose, p, v))
                sum += happenedTo(s.players[p], amount.kind);
        return amount.number * sum;
    }
    case Amount::Kind::UntilHand: {
        const Seat whose = v.they == noSeat ? v.you : v.they;
        return std::max(0, amount.number - static_cast<int>(countIn(s, whose, Zone::Hand)));
    }
    }
    return 0;
}

} // namespace

bool compares(int stat, Bound::How how, int limit)
{
    switch (how) {
    case Bound::How::AtMost:
        return stat <= limit;
    case Bound::How::AtLeast:
        return stat >= limit;
    case Bound::How::Exactly:
        return stat == limit;
    case Bound::How::Below:
        return stat < limit;
    case Bound::How::Above:
        return stat > limit;
    }
    return false;
}

int figured(const Amount& amount, int value)
{
    const Figuring& made = amount.made;
    value *= made.times;
    if (made.per > 1)
        value = (value + (made.roundUp ? made.per - 1 : 0)) / made.per;
    value = std::max(0, value + made.plus);
    return made.most >= 0 ? std::min<int>(value, made.most) : value;
}

int valueAt(const Table& t, const Amount& amount, const Viewpoint& v, int depth)
{
    if (amount.made == Figuring {})
        return plainValue(t, amount, v, depth);
    // "2 cards for every two citizens": what is counted is divided, not the cards.
    const bool each = amount.made.per > 1 && amount.number > 1;
    Amount one = amount;
    if (each)
        one.number = 1;
    const int value = plainValue(t, one, v, depth);
    if (!each)
        return figured(amount, value);
    Amount uncapped = amount;
    uncapped.made.most = -1;
    const int many = amount.number * figured(uncapped, value);
    return amount.made.most >= 0 ? std::min<int>(many, amount.made.most) : many;
}

} // namespace triptych::kryptik::asked
