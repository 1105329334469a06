#include "seize/text/grammar/GrammarBranches.h"

#include "seize/tree/Walk.h"

#include <utility>
#include <vector>

// One of two: "remove a Poison counter or a Bleed counter from it", "blind or silence it", and the other of two
// that are named together: "from one target mercenary to another".
namespace triptych::seize::grammar {

bool paidInstead(std::vector<Effect>& parts, std::size_t i)
{
    auto* instead = std::get_if<Instead>(&parts[i].node);
    const auto* offer = i > 1 ? std::get_if<May>(&parts[i - 1].node) : nullptr;
    if (!instead || !instead->base.empty() || instead->skipped != 0 || !offer || offer->must
        || instead->condition.kind != Condition::Kind::YouDo || instead->condition.unless)
        return true;
    Effect other = std::move(instead->other.front());
    if (std::holds_alternative<Sequence>(parts[i - 2].node)
        || (isNumberAlone(other) && !asNumbered(other, parts[i - 2])))
        return false;
    IfSo either;
    either.condition.kind = Condition::Kind::YouDoNot;
    either.effect.push_back(std::move(parts[i - 2]));
    either.otherwise.push_back(std::move(other));
    parts[i - 2] = std::move(parts[i - 1]);
    parts[i - 1] = Effect { std::move(either) };
    parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(i));
    return true;
}
namespace {

/// "another", and nothing behind it that would say what
struct anotherAlone
    : seq<word<"another one", "the other one", "a different one", "another", "the other">,
          pegtl::at<any<stop, comma, semicolon, word<"and", "then", "or", "if", "unless">>>>
{
    static Thing build(Found&)
    {
        Thing made;
        made.kind = Thing::Kind::Some;
        made.count = 0; // besideThat says of which
        return made;
    }
};
bool hasTarget(Effect& effect)
{
    bool found = false;
    walk(effect, [&](auto& part) {
        using Part = std::remove_cvref_t<decltype(part)>;
        if constexpr (std::is_same_v<Part, Thing>)
            found = found || part.kind == Thing::Kind::Target;
        else if constexpr (std::is_same_v<Part, Goods>)
            found = found || part.kind == Goods::Kind::Target;
        else if constexpr (std::is_same_v<Part, Who>)
            found = found || part.kind == Who::Kind::Target;
        else if constexpr (std::is_same_v<Part, Counter>)
            found = found || !part.that;
    });
    return found;
}
/// Whether somebody else does it, so that they could be the ones who choose.
bool isByOthers(const Effect& effect)
{
    return std::visit(
        [](const auto& e) {
            if constexpr (requires { e.who.kind == Who::Kind::You; })
                return e.who.kind != Who::Kind::You;
            else
                return false;
        },
        effect.node);
}
bool isOneDeed(const Effect& effect)
{
    return !std::holds_alternative<Sequence>(effect.node)
        && !std::holds_alternative<Choose>(effect.node)
        && !std::holds_alternative<Unless>(effect.node);
}

} // namespace

std::optional<Effect> eitherOf(Effect one, Effect other)
{
    if (!isOneDeed(one) || !isOneDeed(other) || isByOthers(one) || isByOthers(other)
        || one == other)
        return std::nullopt;
    if (hasTarget(one)
        || hasTarget(other)) { // S-ABIL-1 declared, so that only its targets are chosen
        Choose declared;
        declared.modes.push_back(std::move(one));
        declared.modes.push_back(std::move(other));
        return Effect { std::move(declared) };
    }
    Unless made;
    made.price.push_back(std::move(one));
    made.effect.push_back(std::move(other));
    return Effect { std::move(made) };
}

std::optional<Effect> eitherOf(Effect one, Effect other, Thing whom)
{
    const bool single = whom.count == 1 && !whom.plural && whom.kind != Thing::Kind::Each
        && whom.kind != Thing::Kind::ThisWay && whom.line == Thing::Line::None
        && whom.filter.noun == Filter::Noun::Mercenary;
    if (!single) // of several it could be chosen once, or of each of them
        return std::nullopt;
    std::vector<Effect> parts;
    if (whom.kind == Thing::Kind::Target || whom.kind == Thing::Kind::Some) {
        Select chosen;
        chosen.what = whom;
        again(whom);
        parts.push_back(Effect { std::move(chosen) });
    }
    if (!tellWhom(one, whom) || !tellWhom(other, whom))
        return std::nullopt;
    auto either = eitherOf(std::move(one), std::move(other));
    if (!either || parts.empty())
        return either;
    parts.push_back(std::move(*either));
    return joined(std::move(parts), { Sequence::Joint::And });
}

std::optional<Effect> doneTo(const Effect& deed, Thing whom)
{
    if (whom.random) // chance says whom, or also which?
        return std::nullopt;
    const auto* handled = std::get_if<Handle>(&deed.node);
    Effect made = deed;
    if (handled && handled->who.kind == Who::Kind::You) { // of treasures, and now of a mercenary
        if (handled->deed == Handle::Deed::Destroy)
            made = effect(Destroy {});
        else if (handled->deed == Handle::Deed::Ready)
            made = effect(Ready {});
        else if (handled->deed == Handle::Deed::Exhaust) {
            Apply exhaust;
            exhaust.doses.push_back({ Status::Exhaust, fixed(1) });
            made = effect(std::move(exhaust));
        }
    }
    return tellWhom(made, std::move(whom)) ? std::optional(std::move(made)) : std::nullopt;
}

std::optional<Effect> doneTo(const Effect& deed, Goods goods)
{
    Handle made;
    if (const auto* handled = std::get_if<Handle>(&deed.node)) {
        made = *handled;
    } else if (const auto* destroyed = std::get_if<Destroy>(&deed.node);
               destroyed && !destroyed->free) {
        made.deed = Handle::Deed::Destroy;
    } else if (std::holds_alternative<Ready>(deed.node)) {
        made.deed = Handle::Deed::Ready;
    } else if (const auto* applied = std::get_if<Apply>(&deed.node); applied
               && applied->doses.size() == 1 && applied->doses.front().status == Status::Exhaust
               && applied->doses.front().count == fixed(1)) {
        made.deed = Handle::Deed::Exhaust;
    } else {
        return std::nullopt;
    }
    if (goods.of || (goods.card == CardFilter::Kind::Event && made.deed != Handle::Deed::Destroy))
        return std::nullopt;
    made.goods = std::move(goods);
    return effect(std::move(made));
}

bool besideThat(Thing& other, const Thing& first)
{
    if (other.count != 0)
        return true;
    const bool known = (first.kind == Thing::Kind::Target || first.kind == Thing::Kind::Some)
        && first.count == 1 && !first.upTo && !first.random && !first.filter.other;
    other = first;
    other.filter.other = true;
    return known;
}

bool partTheTwo(Swap& made)
{
    if (made.what.count != 2 || made.what.upTo || made.what.kind != Thing::Kind::Target)
        return false;
    made.what.count = 1;
    made.with = made.what;
    made.with.filter.other = true;
    return true;
}

bool anotherOfThose::read(Input& in, Reading& reading)
{
    return text::read<anotherAlone>(in, reading);
}

namespace {

struct verbToChoose
    : any<afflicting<Status::Exhaust, "exhaust">, afflicting<Status::Blind, "blind">,
          afflicting<Status::Silence, "silence">, afflicting<Status::Stealth, "stealth">,
          doing<Ready, "ready">, doing<Mend, "mend">, doing<Cleanse, "cleanse">,
          doing<Destroy, "destroy">, doing<Upstage, "upstage">>
{
};
struct handlingOfSorts
    : any<means<Handle::Deed::Destroy, "destroy", "discard">,
          means<Handle::Deed::Exhaust, "exhaust">, means<Handle::Deed::Ready, "ready", "unexhaust">,
          means<Handle::Deed::Unequip, "unequip">>
{
};
struct sortToBreak
    : any<means<CardFilter::Kind::Weapon, "weapon">,
          means<CardFilter::Kind::Equipment, "equipment">, means<CardFilter::Kind::Relic, "relic">,
          means<CardFilter::Kind::Event, "event">, means<CardFilter::Kind::Treasure, "treasure">>
{
};
/// "blind or silence target mercenary"
struct eitherVerb : seq<maybe<word<"either">>, verbToChoose, word<"or">, verbToChoose, thing>
{
    static std::optional<Effect> build(Found& found)
    {
        Effect one = found.take<Effect>();
        Effect other = found.take<Effect>();
        return eitherOf(std::move(one), std::move(other), found.take<Thing>());
    }
};
/// "destroy target Weapon or Relic", "destroy target treasure or event": of two sorts
struct eitherGoods
    : any<seq<handlingOfSorts, word<"target">, sortToBreak, word<"or">, maybe<word<"target">>,
          sortToBreak, pegtl::at<any<stop, comma, word<"and", "then">>>>>
{
    static std::optional<Effect> build(Found& found)
    {
        const auto sorts = found.takeAll<CardFilter::Kind>();
        const auto deed = found.take<Handle::Deed>();
        const auto one = [&](CardFilter::Kind sort) {
            Handle made;
            made.deed = deed;
            made.goods.kind = Goods::Kind::Target;
            made.goods.card = sort;
            return effect(std::move(made));
        };
        const bool events = deed != Handle::Deed::Destroy
            && (sorts[0] == CardFilter::Kind::Event || sorts[1] == CardFilter::Kind::Event);
        return events ? std::nullopt : eitherOf(one(sorts[0]), one(sorts[1]));
    }
};
/// "destroy target mercenary or treasure", "return target mercenary or treasure to its owner's hand"
struct eitherCard
    : any<seq<means<Handle::Deed::Destroy, "destroy">,
              means<1, "target mercenary or treasure", "target treasure or mercenary">,
              pegtl::at<any<stop, comma, word<"and">>>>,
          seq<means<Handle::Deed::Exhaust, "exhaust">,
              means<1, "target mercenary or treasure", "target treasure or mercenary">,
              pegtl::at<any<stop, comma, word<"and">>>>,
          seq<means<Handle::Deed::Return, "return">,
              means<1, "target mercenary or treasure", "target treasure or mercenary">,
              word<"to its owner's hand">>>
{
    static std::optional<Effect> build(Found& found)
    {
        Handle treasure;
        treasure.deed = found.take<Handle::Deed>();
        treasure.goods.kind = Goods::Kind::Target;
        Thing whom;
        whom.kind = Thing::Kind::Target;
        Effect mercenary = effect(Destroy { whom, false });
        if (treasure.deed == Handle::Deed::Return)
            mercenary = effect(ReturnToHand { whom, false });
        if (treasure.deed == Handle::Deed::Exhaust) {
            Apply exhaust;
            exhaust.doses.push_back({ Status::Exhaust, fixed(1) });
            exhaust.what = whom;
            mercenary = effect(std::move(exhaust));
        }
        return eitherOf(std::move(mercenary), effect(std::move(treasure)));
    }
};
struct anyEither : any<eitherVerb, eitherGoods, eitherCard>
{
};

} // namespace

bool eitherOrder::read(Input& in, Reading& reading)
{
    return text::read<anyEither>(in, reading);
}

} // namespace triptych::seize::grammar
