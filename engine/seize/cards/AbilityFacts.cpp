#include "seize/cards/AbilityFacts.h"

#include "seize/tree/Walk.h"

#include <type_traits>
#include <variant>

namespace triptych::seize {

void readCost(const Cost& cost, AbilityFacts& facts)
{
    for (const CostItem& item : cost)
        switch (item.kind) {
        case CostItem::Kind::Treasures:
            facts.treasures += item.count;
            break;
        case CostItem::Kind::ExhaustThis:
            facts.exhausts = true;
            break;
        case CostItem::Kind::ExhaustBearer:
            facts.exhaustsBearer = true;
            break;
        case CostItem::Kind::SpendMovement:
            facts.movement += item.count;
            break;
        case CostItem::Kind::LoseLoot:
            facts.loot += item.count;
            break;
        case CostItem::Kind::LoseHealth:
            facts.health += item.count;
            break;
        case CostItem::Kind::Discard:
            facts.discards += item.count;
            facts.discarded = item.cards;
            break;
        case CostItem::Kind::DestroyThis:
            facts.destroysThis = true;
            break;
        case CostItem::Kind::UnequipThis:
            facts.unequipsThis = true;
            break;
        case CostItem::Kind::TakeDamage:
            facts.hurts += item.count;
            facts.hurtBy = item.type;
            break;
        case CostItem::Kind::Suffer:
            facts.suffers += item.count;
            facts.suffered = item.status;
            break;
        case CostItem::Kind::Unmark:
            facts.unmarks += item.count;
            break;
        case CostItem::Kind::Lift:
            facts.lifts += item.count;
            facts.lifted = item.status;
            break;
        case CostItem::Kind::ReturnThis:
            facts.returnsThis = true;
            break;
        case CostItem::Kind::ExitThis:
            facts.exitsThis = true;
            break;
        case CostItem::Kind::ComeOut:
            facts.comesOut = true;
            break;
        case CostItem::Kind::AnyTreasures:
            facts.anyTreasures = true;
            facts.mostTreasures = static_cast<std::uint8_t>(item.most);
            break;
        case CostItem::Kind::ExhaustOther:
        case CostItem::Kind::DestroyOther:
        case CostItem::Kind::ReturnOther:
        case CostItem::Kind::RuinTreasure:
        case CostItem::Kind::UnequipTreasure:
        case CostItem::Kind::ReturnTreasure:
            facts.others = item.count;
            facts.other = item.whom;
            facts.by = item.kind;
            facts.otherCard = item.cards;
            facts.otherWhere = item.where;
            facts.otherOnThis = item.onThis;
            break;
        }
}

namespace {

bool isTarget(const Thing& thing)
{
    return thing.kind == Thing::Kind::Target;
}

bool isTarget(const Who& who)
{
    return who.kind == Who::Kind::Target;
}

bool isTarget(const Goods& goods)
{
    return goods.kind == Goods::Kind::Target;
}

bool isTarget(const Counter& counter)
{
    return !counter.that;
}

/// The "choose one" of a text, which has one at most (ReadCard sees to that).
Choose* choiceIn(Effect& effect)
{
    Choose* found = nullptr;
    walk(effect, [&](auto& part) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Effect>)
            if (auto* choose = std::get_if<Choose>(&part.node); choose && !found)
                found = choose;
    });
    return found;
}

/// Gathers the targets of a text in text order, numbering each phrase.
struct Targets
{
    AbilityFacts& facts;

    std::uint8_t add(const Slot& slot)
    {
        facts.slots.push_back(slot);
        return static_cast<std::uint8_t>(facts.slots.size() - 1);
    }
    std::shared_ptr<const Quantity> numbered(Quantity quantity)
    {
        (*this)(quantity.counted.whose);
        if (quantity.other)
            quantity.other = numbered(*quantity.other);
        return std::make_shared<const Quantity>(std::move(quantity));
    }
    template <typename Part>
    void operator()(Part& part)
    {
        if constexpr (std::is_same_v<Part, Thing>) {
            if (!isTarget(part))
                return;
            Slot slot;
            slot.kind
                = part.filter.noun == Filter::Noun::Tile ? Slot::Kind::Tile : Slot::Kind::Mercenary;
            slot.filter = part.filter;
            slot.count = part.count;
            slot.upTo = part.upTo;
            part.slot = add(slot);
        } else if constexpr (std::is_same_v<Part, Who>) {
            if (!isTarget(part))
                return;
            Slot slot;
            slot.kind = part.opponentsOnly ? Slot::Kind::Opponent : Slot::Kind::Player;
            part.slot = add(slot);
        } else if constexpr (std::is_same_v<Part, Amount>) {
            if (!countsOfTarget(part))
                return;
            // Copies of its own: the tree may be shared.
            if (part.counted) {
                Counted counted = *part.counted;
                (*this)(counted.whose);
                part.counted = std::make_shared<const Counted>(std::move(counted));
            }
            if (part.quantity)
                part.quantity = numbered(*part.quantity);
        } else if constexpr (std::is_same_v<Part, Goods>) {
            if (!isTarget(part))
                return;
            Slot slot;
            slot.kind = Slot::Kind::Treasure;
            slot.goods = part;
            slot.count = part.count;
            slot.upTo = part.upTo;
            part.slot = add(slot);
        } else if constexpr (std::is_same_v<Part, Counter>) {
            if (!isTarget(part))
                return;
            Slot slot;
            slot.kind = Slot::Kind::Item;
            slot.what = part.what;
            slot.how = part.how;
            slot.against = part.against;
            slot.by = part.by;
            slot.single = part.single;
            slot.side = part.side;
            part.slot = add(slot);
        }
    }
};

} // namespace

void readAttacked(const Reach& reach, AbilityFacts& facts)
{
    if (!namesItsTarget(reach))
        return;
    Slot slot;
    slot.kind = Slot::Kind::Attacked;
    slot.count = reach.count;
    slot.upTo = reach.upTo;
    facts.slots.push_back(slot);
}

void readTargets(Effect& effect, AbilityFacts& facts)
{
    walk(effect, Targets { facts });
    if (Choose* choose = choiceIn(effect)) {
        facts.modes = static_cast<std::uint8_t>(choose->modes.size());
        for (std::uint8_t mode = 0; mode < facts.modes; ++mode)
            walk(choose->modes[mode], [&](auto& part) {
                if constexpr (requires { part.slot; }) {
                    if (isTarget(part))
                        facts.slots[part.slot].mode = mode;
                } else if constexpr (std::is_same_v<std::remove_cvref_t<decltype(part)>, Amount>) {
                    eachCounted(part, [&](const Who& whose) {
                        if (isTarget(whose))
                            facts.slots[whose.slot].mode = mode;
                    });
                }
            });
    }
}

} // namespace triptych::seize
