#include "seize/Names.h"

#include "core/Rows.h"
#include "core/Seats.h"
#include "seize/rules/Zones.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace triptych::seize {

std::string seatName(Seat p)
{
    return triptych::seatName(PlayerId { p });
}

std::string tileName(Tile tile)
{
    return fmt::format("{}{}", static_cast<char>('a' + columnOf(tile)), rowOf(tile) + 1);
}

Tile tileNamed(std::string_view name)
{
    if (name.size() != 2 || name[0] < 'a' || name[0] > 'h' || name[1] < '1' || name[1] > '6')
        return noTile;
    return tileAt(name[0] - 'a', name[1] - '1');
}

std::string_view zoneName(Zone zone)
{
    static constexpr Named<Zone> names[] { { Zone::Hand, "hand" }, { Zone::Deck, "deck" },
        { Zone::Discard, "discard" }, { Zone::Warchest, "warchest" },
        { Zone::Battlefield, "battlefield" }, { Zone::Quarters, "guild_quarters" },
        { Zone::Events, "events" }, { Zone::Equipped, "equipped" }, { Zone::Stack, "stack" },
        { Zone::Gone, "gone" } };
    static_assert(isARowEach(names, &Named<Zone>::value, Zone::Gone));
    return nameIn(names, zone);
}

std::string_view phaseName(Phase phase)
{
    static constexpr Named<Phase> names[] { { Phase::Beginning, "beginning" },
        { Phase::Draw, "draw" }, { Phase::Acquire, "acquire" }, { Phase::Rally, "rally" },
        { Phase::FirstMovement, "move1" }, { Phase::Attack, "attack" },
        { Phase::SecondMovement, "move2" }, { Phase::End, "end" } };
    static_assert(isARowEach(names, &Named<Phase>::value, Phase::End));
    return nameIn(names, phase);
}

std::string_view phaseName(const State& s)
{
    return s.settingUp ? "setup" : phaseName(s.phase);
}

std::string_view statusName(Status status)
{
    static constexpr Named<Status> names[] { { Status::Exhaust, "exhaust" },
        { Status::Bleed, "bleed" }, { Status::Poison, "poison" }, { Status::Frost, "frost" },
        { Status::Burn, "burn" }, { Status::Blind, "blind" }, { Status::Silence, "silence" },
        { Status::Stealth, "stealth" } };
    static_assert(isARowEach(names, &Named<Status>::value, Status::Stealth));
    return nameIn(names, status);
}

std::string_view damageName(DamageType type)
{
    static constexpr Named<DamageType> names[] { { DamageType::Physical, "physical" },
        { DamageType::Magic, "magic" }, { DamageType::True, "true" }, { DamageType::Pure, "pure" },
        { DamageType::Lethal, "lethal" } };
    static_assert(isARowEach(names, &Named<DamageType>::value, DamageType::Lethal));
    return nameIn(names, type);
}

std::string placeOf(const State& s, Index i)
{
    return fmt::format(
        "{}.{}.{}", seatName(zoneSeat(s, i)), zoneName(zoneOf(s, i)), s.zones.positionOf(i) + 1);
}

std::string nameOf(const State& s, const Ground& ground, Seat viewer, Index i)
{
    return isVisible(s, viewer, i) ? handleOf(ground, i) : placeOf(s, i);
}

namespace {

std::string plainName(const State& s, const Ground& ground, Seat viewer, const StackItem& item)
{
    if (item.source.object >= s.objectCount)
        return {};
    const std::string source = nameOf(s, ground, viewer, item.source.object);
    switch (item.kind) {
    case StackItem::Kind::None:
        return {};
    case StackItem::Kind::Mercenary:
    case StackItem::Kind::Ability:
        return fmt::format("{}.1", source);
    case StackItem::Kind::Attack:
        return fmt::format("{}.attack", source);
    case StackItem::Kind::Step:
        return fmt::format("{}.move", source);
    case StackItem::Kind::Plunder:
        return fmt::format("{}.plunder", source);
    case StackItem::Kind::Spot:
        return fmt::format("{}.spot", source);
    case StackItem::Kind::Activation:
    case StackItem::Kind::Trigger:
        return fmt::format("{}!{}", source, item.ability == delayedMark ? 1 : item.ability + 1);
    }
    return {};
}

std::string waitingName(const State& s, const Ground& ground, Seat viewer, std::size_t place)
{
    const std::string name = plainName(s, ground, viewer, triggered(s.waiting[place]));
    int before = 0;
    for (const StackItem& item : s.stack)
        before += plainName(s, ground, viewer, item) == name;
    for (std::size_t k = 0; k < place; ++k)
        before += plainName(s, ground, viewer, triggered(s.waiting[k])) == name;
    return cards::numberedItem(name, before);
}

} // namespace

std::string itemName(const State& s, const Ground& ground, Seat viewer, const StackItem& item)
{
    const std::string name = plainName(s, ground, viewer, item);
    int before = 0;
    for (const StackItem& other : s.stack) {
        if (other.serial == item.serial)
            break;
        before += plainName(s, ground, viewer, other) == name;
    }
    return cards::numberedItem(name, before);
}

std::string refName(const State& s, const Ground& ground, Seat viewer, Ref r)
{
    if (isSeat(r))
        return seatName(seatOf(r));
    if (isTile(r))
        return tileName(tileOf(r));
    if (isItem(r)) {
        for (const StackItem& item : s.stack)
            if (item.serial == r.object)
                return itemName(s, ground, viewer, item);
        return "gone";
    }
    return r.object < s.objectCount ? nameOf(s, ground, viewer, r.object) : "gone";
}

namespace {

constexpr std::array<std::string_view, 23> verbs { "pass", "yes", "no", "option", "first", "choose",
    "target", "order", "acquire", "treasure", "hire", "summon", "equip", "unequip", "exit", "move",
    "spot", "attack", "attack", "plunder", "ability", "activate", "pillar" };

int activeNumber(const CardSet& cards, std::uint16_t card, std::uint8_t ability)
{
    const auto& actives = cards.facts(card).actives;
    return static_cast<int>(std::ranges::find(actives, ability) - actives.begin()) + 1;
}

/// Options that name no card: numbers, seats, tiles, items.
std::string lineWithoutCard(const State& s, const Ground& ground, const Option& o)
{
    const std::string_view word = verbs[o.verb];
    const auto number = static_cast<std::uint8_t>(o.number);
    switch (numberIn(o)) {
    case NumberIs::None:
        return fmt::format("{} none", word);
    case NumberIs::Seat:
        return fmt::format("{} {}", word, seatName(number));
    case NumberIs::Tile:
        return fmt::format("{} {}", word, tileName(number));
    case NumberIs::Item:
        return fmt::format("{} {}", word, refName(s, ground, s.asked.player, itemRef(number)));
    case NumberIs::Waiting:
        return fmt::format("{} {}", word, waitingName(s, ground, s.asked.player, number));
    case NumberIs::Plain:
        break;
    }
    if (verbOf(o) == Verb::Acquire || verbOf(o) == Verb::Mode)
        return fmt::format("{} {}", word, o.number);
    return std::string(word);
}

} // namespace

std::string_view verbName(Verb verb)
{
    return verbs[static_cast<std::size_t>(verb)];
}

std::string lineOf(const State& s, const Ground& ground, const Option& o)
{
    if (o.object == noObject)
        return lineWithoutCard(s, ground, o);
    const Seat viewer = s.asked.player;
    const std::string first
        = fmt::format("{} {}", verbs[o.verb], nameOf(s, ground, viewer, indexOf(o)));
    switch (verbOf(o)) {
    case Verb::Treasure:
        return o.detail == faceDownDetail ? first + " facedown" : first;
    case Verb::Hire:
    case Verb::Summon:
        if (withOf(o) != noIndex)
            return fmt::format(
                "{} {} with {}", first, tileName(tileOf(o)), nameOf(s, ground, viewer, withOf(o)));
        return fmt::format("{} {}", first, tileName(tileOf(o)));
    case Verb::Move:
        return fmt::format("{} {}", first, tileName(tileOf(o)));
    case Verb::Equip:
    case Verb::Unequip:
    case Verb::Spot:
        return fmt::format("{} {}", first, nameOf(s, ground, viewer, otherOf(o)));
    case Verb::Melee:
        return first + " melee";
    case Verb::Ranged:
        return first + " ranged";
    case Verb::Ability:
        return o.detail == byDetail
            ? fmt::format("{} by {}", first, nameOf(s, ground, viewer, otherOf(o)))
            : first;
    case Verb::Activate:
        return fmt::format(
            "{} {}", first, activeNumber(*ground.cards, s.objects[indexOf(o)].card, o.detail));
    case Verb::Pass:
    case Verb::Yes:
    case Verb::No:
    case Verb::Mode:
    case Verb::First:
    case Verb::Choose:
    case Verb::Target:
    case Verb::Order:
    case Verb::Acquire:
    case Verb::Exit:
    case Verb::Plunder:
    case Verb::Pillar:
        break;
    }
    return first;
}

std::string otherLineOf(const State& s, const Ground& ground, const Option& o)
{
    if (verbOf(o) != Verb::Ability || o.detail == byDetail || otherOf(o) == noIndex)
        return {};
    return fmt::format(
        "{} by {}", lineOf(s, ground, o), nameOf(s, ground, s.asked.player, otherOf(o)));
}

} // namespace triptych::seize
