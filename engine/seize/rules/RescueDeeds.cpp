#include "seize/rules/Abilities.h"
#include "seize/rules/Drawing.h"
#include "seize/rules/Immunity.h"
#include "seize/rules/Leaving.h"
#include "seize/rules/Rescues.h"
#include "seize/rules/Statuses.h"
#include "seize/rules/Warchest.h"
#include "seize/rules/Zones.h"

#include <algorithm>
#include <type_traits>
#include <variant>

// What is done instead of what would happen, deed by deed: at once, and without a choice.
namespace triptych::seize {
namespace {

/// The mercenary that a rescue speaks from: itself, or who carries the treasure.
Index ownMercenary(const Table& t, const Saviour& saviour)
{
    const State& s = t.state;
    const Index source = saviour.source;
    if (source >= s.objectCount)
        return noIndex;
    return zoneOf(s, source) == Zone::Equipped ? Index { s.objects[source].host } : source;
}

/// What is dealt all the same of so much.
int leftOf(const Prevent& e, int amount)
{
    switch (e.way) {
    case Prevent::Way::Next:
    case Prevent::Way::OfIt:
        return e.amount.kind == Amount::Kind::All ? 0 : std::max(0, amount - e.amount.number);
    case Prevent::Way::AllBut:
        return std::min(amount, e.amount.number);
    case Prevent::Way::Half:
        break;
    }
    return amount - (amount + (e.roundedUp ? 1 : 0)) / 2;
}

/// "Destroy all treasures equipped to it": all of them, so nobody is asked.
void stripAll(const Table& t, Index i, const Strip& e, Seat by)
{
    State& s = t.state;
    if (i == noIndex || !onBattlefield(s, i))
        return;
    for (const Index treasure : treasuresOf(s, i)) {
        if (keepsTreasure(t, treasure, by, e.destroy ? Loss::Destroyed : Loss::Otherwise))
            continue;
        e.home          ? moveTo(t, treasure, Zone::Hand)
            : e.destroy ? ruin(t, treasure)
                        : unequip(t, treasure);
        if (e.exhausted && zoneOf(s, treasure) == Zone::Warchest)
            exhaustTreasure(t, treasure);
    }
}

/// How much a deed of a Rescue is: "that much" is what would have been dealt, healed or gained.
int sizeOf(const Amount& amount, int thatMuch)
{
    if (amount.kind == Amount::Kind::ThatMuch) {
        const int much = std::max(0, amount.number * thatMuch + amount.plus);
        return amount.most < 0 ? much : std::min<int>(much, amount.most);
    }
    if (amount.kind != Amount::Kind::EqualTo || !amount.quantity)
        return amount.number;
    switch (amount.quantity->share) {
    case Quantity::Share::Once:
        break;
    case Quantity::Share::Twice:
        thatMuch *= 2;
        break;
    case Quantity::Share::HalfUp:
        thatMuch = (thatMuch + 1) / 2;
        break;
    case Quantity::Share::HalfDown:
        thatMuch /= 2;
        break;
    }
    return std::max(0, thatMuch + amount.plus);
}

} // namespace

/// One deed of a Rescue; whom it is about is who would be destroyed, or the source itself.
void saveBy(
    const Table& t, const Effect& deed, const Saviour& saviour, Index doomed, const Doom& doom)
{
    State& s = t.state;
    const Seat you = s.objects[saviour.source].controller;
    const auto size = [&](const Amount& amount) { return sizeOf(amount, doom.amount); };
    const auto player
        = [&](const Who& who) { return who.kind == Who::Kind::ThatPlayer ? doom.who : you; };
    const auto whom = [&](const Thing& what) { return toldOf(t, what, saviour, doomed); };
    std::visit(
        [&](const auto& e) {
            using Leaf = std::remove_cvref_t<decltype(e)>;
            if constexpr (std::is_same_v<Leaf, Sequence>) {
                for (const Effect& part : e.parts)
                    saveBy(t, part, saviour, doomed, doom);
            } else if constexpr (std::is_same_v<Leaf, Heal>) {
                if (e.way == Heal::Way::Set)
                    setHealth(t, whom(e.what), e.amount.number);
                else
                    heal(t, whom(e.what), healingOf(t, whom(e.what), e, size(e.amount)));
            } else if constexpr (std::is_same_v<Leaf, Prevent>) {
                if (doom.left)
                    *doom.left = leftOf(e, doom.amount);
            } else if constexpr (std::is_same_v<Leaf, Deal>) {
                if (!e.same) {
                    const Index struck
                        = e.what.kind == Thing::Kind::Attacker ? doom.source : whom(e.what);
                    if (struck != noIndex && onBattlefield(s, struck))
                        dealDamage(t, struck,
                            { size(e.amount), e.type, ownMercenary(t, saviour), you,
                                How::Ability });
                    return;
                }
                // RULING "that damage is dealt to this instead": as much, of its kind, from whom it came.
                const Index other = e.what.kind == Thing::Kind::Attacker ? doom.source
                    : e.what.kind == Thing::Kind::Target                 ? saviour.other
                                                                         : ownMercenary(t, saviour);
                if (other != noIndex && other != doomed && onBattlefield(s, other))
                    dealDamage(t, other,
                        { doom.dealt, doom.type,
                            e.what.kind == Thing::Kind::Attacker ? doomed : doom.source,
                            doom.dealer, doom.how });
            } else if constexpr (std::is_same_v<Leaf, Exit>) {
                exit(t, whom(e.what));
            } else if constexpr (std::is_same_v<Leaf, ReturnToHand>) {
                putBack(t, whom(e.what), e.goal);
            } else if constexpr (std::is_same_v<Leaf, Destroy>) {
                // RULING: what is destroyed for it is not rescued in its turn, or that would not end.
                const Index paid = whom(e.what);
                const std::uint8_t fell = s.destroyed;
                if (onBattlefield(t.state, paid))
                    destroyAtOnce(t, paid, e.free);
                if (paid != doomed) // it has not been destroyed by what it was paid against
                    s.destroyed = fell;
            } else if constexpr (std::is_same_v<Leaf, Handle>) {
                if (e.deed == Handle::Deed::Exhaust)
                    exhaustTreasure(t, saviour.source);
                else if (e.deed == Handle::Deed::Destroy)
                    ruin(t, saviour.source);
                else if (e.deed == Handle::Deed::Return)
                    moveTo(t, saviour.source, Zone::Hand);
                else
                    unequip(t, saviour.source);
            } else if constexpr (std::is_same_v<Leaf, LoseLoot>) {
                if (e.pays)
                    payLoot(t, player(e.who), size(e.amount));
                else
                    loseLoot(t, player(e.who), size(e.amount));
            } else if constexpr (std::is_same_v<Leaf, GainLoot>) {
                gainLoot(t, player(e.who), size(e.amount));
            } else if constexpr (std::is_same_v<Leaf, Draw>) {
                draw(t, player(e.who), size(e.count));
            } else if constexpr (std::is_same_v<Leaf, Mill>) {
                mill(t, player(e.who), size(e.count));
            } else if constexpr (std::is_same_v<Leaf, LoseHealth>) {
                loseHealth(t, whom(e.what), size(e.amount));
            } else if constexpr (std::is_same_v<Leaf, Strip>) {
                stripAll(t, whom(e.what), e, you);
            } else if constexpr (std::is_same_v<Leaf, Ready>) {
                ready(t, whom(e.what));
            } else if constexpr (std::is_same_v<Leaf, Remove>) {
                if (e.every)
                    for (int k = 0; k < countedStatusCount; ++k)
                        clearStatus(t, whom(e.what), static_cast<Status>(k));
                else
                    removeStatus(t, whom(e.what), e.status,
                        e.count.kind == Amount::Kind::All ? 255 : e.count.number);
            } else if constexpr (std::is_same_v<Leaf, Apply>) {
                for (const Apply::Dose& dose : e.doses)
                    applyStatus(t, whom(e.what), dose.status, size(dose.count), you);
            }
        },
        deed.node);
}

} // namespace triptych::seize
