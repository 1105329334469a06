#include "seize/text/language/MutantsOfLeaves.h"

#include "seize/text/language/MutantsOfTimes.h"

#include <type_traits>
#include <variant>

namespace triptych::seize {
namespace {

void offerModifier(text::Changes& changes, Gain& gain, std::size_t i)
{
    Modifier& modifier = gain.modifiers[i];
    if (gain.modifiers.size() > 1)
        changes.offer("Gain", "without one of them",
            [&] { gain.modifiers.erase(gain.modifiers.begin() + static_cast<std::ptrdiff_t>(i)); });
    if (changes.isMade())
        return;
    const std::string_view name = "modifier";
    changes.offerMore(name, modifier.number);
    changes.offer(name, "less or more", [&] { modifier.number = -modifier.number; });
    if (modifier.kind == Modifier::Kind::Immune)
        changes.offerNext(name, "another status", modifier.status, Status::Stealth);
    if (modifier.kind == Modifier::Kind::DealsType || modifier.kind == Modifier::Kind::TakesType)
        changes.offerNext(name, "another type", modifier.type, DamageType::Pure);
    if (modifier.blow.how != How::Any)
        changes.offer(name, "however it is dealt", [&] { modifier.blow.how = How::Any; });
    if (modifier.blow.type)
        changes.offer(name, "of whatever type", [&] { modifier.blow.type.reset(); });
    changes.offerOther(name, "the first time or always", modifier.firstOnly);
    changes.offerOther(name, "to a minimum or to nothing", modifier.atLeastOne);
    if (modifier.kind == Modifier::Kind::NotTargeted && modifier.cards != CardFilter::Kind::Card)
        changes.offer(name, "by whatever", [&] {
            modifier.cards = CardFilter::Kind::Card;
            modifier.byFoes = true;
        });
    if (modifier.kind == Modifier::Kind::Immune || modifier.kind == Modifier::Kind::NotPushed
        || modifier.kind == Modifier::Kind::NotSwapped
        || modifier.kind == Modifier::Kind::KeepsTreasures)
        changes.offerOther(name, "by opponents or by anybody", modifier.byFoes);
    if (modifier.kind == Modifier::Kind::NotPushed)
        changes.offerOther(name, "pushed, or moved at all", modifier.moved);
    if (modifier.kind == Modifier::Kind::PaysForSteps)
        changes.offerOther(name, "entering or leaving", modifier.entering);
    if (modifier.kind == Modifier::Kind::TakesHalf || modifier.kind == Modifier::Kind::DealsHalf)
        changes.offerOther(name, "rounded up or down", modifier.roundedUp);
    if (modifier.kind == Modifier::Kind::Inflicts || modifier.kind == Modifier::Kind::GainsFewer)
        changes.offerNext(name, "another status", modifier.status, Status::Stealth);
    if (modifier.kind == Modifier::Kind::Immune && modifier.cards != CardFilter::Kind::Card)
        changes.offer(name, "by whatever", [&] { modifier.cards = CardFilter::Kind::Card; });
    if (modifier.kind == Modifier::Kind::KeepsFigure)
        changes.offer(name, "by Frost, or by whatever", [&] {
            modifier.status = modifier.status == Status::Frost ? Status::Exhaust : Status::Frost;
        });
    if (modifier.kind == Modifier::Kind::KeepsCounters
        || modifier.kind == Modifier::Kind::HoldsStatus)
        changes.offerNext(name, "another status", modifier.status, Status::Burn);
    if (modifier.kind == Modifier::Kind::Unaffected)
        changes.offerNext(name, "another status", modifier.status, Status::Silence);
    offerExcept(changes, modifier);
    if (modifier.against)
        changes.offer(name, "against anybody", [&] { modifier.against.reset(); });
}

void offerDose(text::Changes& changes, std::string_view name, Apply& e, std::size_t i)
{
    changes.offerNext(name, "another status", e.doses[i].status, Status::Stealth);
    if (e.doses.size() > 1)
        changes.offer(name, "without one of them",
            [&] { e.doses.erase(e.doses.begin() + static_cast<std::ptrdiff_t>(i)); });
}

template <typename Leaf>
void offerLeafOf(text::Changes& changes, std::string_view name, Leaf& e, bool lasts)
{
    if constexpr (std::is_same_v<Leaf, LoseLoot>)
        changes.offerOther(name, "paid or lost", e.pays);
    if constexpr (requires { e.upTo = true; })
        changes.offerOther(name, "up to or so many", e.upTo);
    if constexpr (requires { e.count + 1; })
        changes.offerMore(name, e.count);
    if constexpr (std::is_same_v<Leaf, Divide>)
        changes.offerMore(name, e.amount);
    if constexpr (requires { e.all = true; })
        changes.offerOther(name, "all or one", e.all);
    if constexpr (requires { e.destroy = true; })
        changes.offerOther(name, "destroyed or not", e.destroy);
    if constexpr (requires { e.home = true; })
        changes.offerOther(name, "to the hand or not", e.home);
    if constexpr (requires { e.exhaust = true; })
        changes.offerOther(name, "exhausted or readied", e.exhaust);
    if constexpr (requires { e.ordered = true; })
        if (e.rest == Look::Rest::Back)
            changes.offerOther(name, "in any order or the same", e.ordered);
    if constexpr (requires { e.straight = true; })
        if (!e.way && e.count > 1)
            changes.offerOther(name, "straight on or any way", e.straight);
    if constexpr (requires { e.unreduced = true; }) {
        if (e.unreduced)
            changes.offerOther(name, "reduced or not", e.unreduced);
        if (e.unprevented)
            changes.offerOther(name, "prevented or not", e.unprevented);
    }
    if constexpr (requires { e.ignoresArmor = true; })
        if (e.type != DamageType::Lethal
            && e.numbered) { // what stops none of it is nothing to pass
            if (e.type == DamageType::Physical || e.type == DamageType::Magic)
                changes.offerOther(name, "past Armor or not", e.ignoresArmor);
            if (e.type != DamageType::True)
                changes.offerOther(name, "past Defense or not", e.ignoresDefense);
        }
    if constexpr (requires { e.random = true; })
        changes.offerOther(name, "at random or chosen", e.random);
    if constexpr (requires { e.remove = true; })
        changes.offerOther(name, "placed or removed", e.remove);
    if constexpr (requires { e.pull = true; })
        changes.offerOther(name, "pushed or pulled", e.pull);
    if constexpr (requires { e.free = true; }) {
        changes.offerOther(name, "with its bounty or without", e.free);
        if (e.free)
            changes.offerOther(name, "of yours or of all", e.yours);
    }
    if constexpr (std::is_same_v<Leaf, Strike>) {
        changes.offerNext(name, "in another way", e.how, How::Ranged);
        if (!e.manner.empty())
            changes.offer(name, "as any attack", [&] { e.manner.clear(); });
    }
    if constexpr (std::is_same_v<Leaf, Heal>)
        changes.offerNext(name, "by or to", e.way, Heal::Way::ToHalf);
    if constexpr (std::is_same_v<Leaf, Deal>)
        if (e.by)
            changes.offer(name, "by this card", [&] { e.by.reset(); });
    if constexpr (requires { e.withTreasures = true; })
        changes.offerOther(name, "with treasures or without", e.withTreasures);
    if constexpr (requires { e.type = DamageType::Pure; })
        changes.offerNext(name, "damage of another type", e.type, DamageType::Pure);
    if constexpr (requires { e.deed = Handle::Deed::Destroy; })
        changes.offerNext(name, "another deed", e.deed, Handle::Deed::Shuffle);
    if constexpr (std::is_same_v<Leaf, Transfer>) {
        if (e.also)
            changes.offer(name, "of one status alone", [&] { e.also.reset(); });
        if (e.among != 0)
            changes.offer(name, "of whatever status", [&] { e.among = 0; });
    }
    if constexpr (std::is_same_v<Leaf, Remove>) {
        if (e.among != 0) {
            changes.offer(name, "of whatever status", [&] { e.among = 0; });
        } else {
            changes.offerNext(name, "another status", e.status, Status::Stealth);
            changes.offerOther(name, "every status or one", e.every);
        }
        if (e.also)
            changes.offer(name, "without the other status", [&] { e.also.reset(); });
    }
    if constexpr (requires { e.modifiers; }) {
        if (!lasts)
            changes.offerNext(name, "for another time", e.duration, Duration::UntilYourNextTurn);
        if (e.times)
            changes.offer(name, "once", [&] { e.times.reset(); });
        for (std::size_t i = 0; i < e.modifiers.size() && !changes.isMade(); ++i)
            offerModifier(changes, e, i);
    }
    if constexpr (std::is_same_v<Leaf, AlterAttack>)
        if (e.times)
            changes.offer(name, "once", [&] { e.times.reset(); });
    if constexpr (requires { e.doses; })
        for (std::size_t i = 0; i < e.doses.size() && !changes.isMade(); ++i)
            offerDose(changes, name, e, i);
    if constexpr (std::is_same_v<Leaf, Look>) {
        changes.offerMore(name, e.take);
        changes.offerNext(name, "the rest elsewhere", e.rest, Look::Rest::Discard);
        changes.offerNext(name, "to elsewhere", e.goal, Look::Goal::Bottom);
    }
    if constexpr (std::is_same_v<Leaf, LookAtHand> || std::is_same_v<Leaf, PickFromHand>)
        changes.offer(name, "seen by others", [&] { e.shown = !e.shown; });
    if constexpr (std::is_same_v<Leaf, PickFromHand>)
        changes.offerNext(name, "another fate", e.fate, PickFromHand::Fate::Deck);
    if constexpr (std::is_same_v<Leaf, Fetch>) {
        changes.offerNext(name, "from elsewhere", e.from, Zone::Discard);
        if (e.plays) // what is put comes onto an empty tile
            changes.offer(name, "put there", [&] {
                e.plays = false;
                e.ground = Fetch::Ground::Hall;
            });
        else
            changes.offerNext(name, "to elsewhere", e.to, Zone::Battlefield);
        if (e.owner)
            changes.offer(name, "of one's own", [&] { e.owner.reset(); });
        if (e.random)
            changes.offerOther(name, "at random or chosen", e.random);
    }
    if constexpr (std::is_same_v<Leaf, ReturnToHand>)
        if (e.goal != ReturnToHand::Goal::Hand)
            changes.offer(name, "to the hand", [&] { e.goal = ReturnToHand::Goal::Hand; });
    if constexpr (std::is_same_v<Leaf, Equip>)
        changes.offerNext(name, "from elsewhere", e.from, Zone::Warchest);
    if constexpr (std::is_same_v<Leaf, May>)
        changes.offerOther(name, "told or offered", e.must);
    if constexpr (std::is_same_v<Leaf, Push>)
        if (e.home)
            changes.offer(name, "away from this card", [&] { e.home = false; });
    if constexpr (std::is_same_v<Leaf, Push>)
        if (e.from)
            changes.offer(name, "from this card", [&] { e.from.reset(); });
    if constexpr (std::is_same_v<Leaf, Prevent>) {
        if (e.way != Prevent::Way::Next && e.amount.kind == Amount::Kind::Fixed)
            changes.offerMore(name, e.amount.number);
        if (e.blow.type)
            changes.offer(name, "of whatever type", [&] { e.blow.type.reset(); });
        if (e.blow.how != How::Any)
            changes.offer(name, "however it is dealt", [&] { e.blow.how = How::Any; });
    }
    if constexpr (std::is_same_v<Leaf, Allowance>) {
        const bool names = e.kind == Allowance::Kind::NoPhase || e.kind == Allowance::Kind::Kept
            || e.kind == Allowance::Kind::Unanswered
            || e.kind == Allowance::Kind::Timely // which phase it is, or of what
            || e.kind == Allowance::Kind::WinsFlips;
        if (!names || e.kind == Allowance::Kind::NoPhase)
            changes.offerMore(name, e.number);
        if (!names)
            changes.offer(name, "less or more", [&] { e.number = -e.number; });
        if (e.once)
            changes.offerOther(name, "one of them or all", e.once);
        if (e.once && e.kind == Allowance::Kind::AbilityCost)
            changes.offer(name, "another of a turn", [&] { e.nth = e.nth % 4 + 1; });
    }
}

} // namespace

void offerLeaf(text::Changes& changes, std::string_view name, Effect& effect, bool lasts)
{
    std::visit([&](auto& leaf) { offerLeafOf(changes, name, leaf, lasts); }, effect.node);
}

} // namespace triptych::seize
