#include "seize/rules/Tolls.h"

#include "seize/rules/Allowing.h"
#include "seize/rules/Warchest.h"

#include <algorithm>

namespace triptych::seize {
namespace {

/// This card's mercenary, its bearer, or one of those that are described.
bool isOfThem(const Table& t, const Thing& whom, Index i, const Viewpoint& v)
{
    Filter filter = whom.filter;
    filter.self = whom.kind != Thing::Kind::Each;
    return i != noIndex && onBattlefield(t.state, i) && matches(t, i, filter, v);
}

} // namespace

int tollOf(const Table& t, Seat p, Index card, std::span<const Ref> targets)
{
    if (!(t.state.allowances & bitOf(Allowance::Kind::Toll)))
        return 0;
    // RULING: once for the card, however many of those that a text speaks of it targets.
    int toll = 0;
    eachAllowance(
        t, p, Allowance::Kind::Toll,
        [&](int number, const Allowance& said, const Viewpoint& v) {
            const bool meant = std::ranges::any_of(targets, [&](const Ref& r) {
                return !isSeat(r) && !isTile(r) && !isItem(r) && onBattlefield(t.state, r)
                    && isOfThem(t, *said.by, r.object, v);
            });
            toll += meant ? number : 0;
        },
        card);
    return toll;
}

bool canPayToll(const Table& t, const Viewpoint& v, Ref target)
{
    const State& s = t.state;
    if (!(s.allowances & bitOf(Allowance::Kind::Toll)) || v.self >= s.objectCount
        || t.facts(v.self).type != CardType::Ability
        || (v.item && (v.item->kind != StackItem::Kind::Ability || !v.item->building)))
        return true;
    InlineVector<Ref, maxTargets> targets;
    if (v.item)
        for (const Ref& r : v.item->targets)
            targets.push_back(r);
    targets.push_back(target);
    const int toll = tollOf(t, v.you, v.self, { targets.begin(), targets.end() });
    const int paid
        = v.item ? static_cast<int>(s.announcement.treasures.size()) : costOf(t, v.self, v.you);
    return toll <= 0 || payingCount(t, v.you) >= paid + toll;
}

std::optional<bool> settledFlip(const Table& t, Seat p, Index whose)
{
    bool wins = false;
    bool loses = false;
    eachAllowance(t, p, Allowance::Kind::WinsFlips,
        [&](int number, const Allowance& said, const Viewpoint& v) {
            if (!said.by || isOfThem(t, *said.by, whose, v))
                (number > 0 ? wins : loses) = true;
        });
    return wins == loses ? std::nullopt : std::optional(wins); // RULING: of both it is the coin's
}

} // namespace triptych::seize
