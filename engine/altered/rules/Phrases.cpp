#include "altered/rules/Phrases.h"

#include <type_traits>
#include <variant>

namespace triptych::altered {

namespace {

/// "each Character controlled by target player", "cards in target player's Reserve"
const Who* playerIn(const Filter& filter)
{
    for (const auto* list : { &filter.before, &filter.after })
        for (const Trait& trait : *list) {
            if (trait.who.kind == Who::Kind::TargetPlayer)
                return &trait.who;
            if (trait.kind == Trait::Kind::InExpedition
                && trait.expedition.whose.kind == Who::Kind::TargetPlayer)
                return &trait.expedition.whose;
            for (const Place& place : trait.places)
                if (place.whose.kind == Who::Kind::TargetPlayer)
                    return &place.whose;
        }
    return filter.orElse ? playerIn(*filter.orElse) : nullptr;
}
const Who* playerIn(const Thing& thing)
{
    if (const Filter* filter = filterOf(thing))
        return playerIn(*filter);
    if (const auto* top = std::get_if<TopOfDeck>(&thing.node))
        return top->whose.kind == Who::Kind::TargetPlayer ? &top->whose : nullptr;
    if (const auto* whole = std::get_if<Whole>(&thing.node))
        for (const Place& place : whole->places)
            if (place.whose.kind == Who::Kind::TargetPlayer)
                return &place.whose;
    return nullptr;
}

const Expedition* nestedTarget(const Thing& thing)
{
    const auto* each = std::get_if<Each>(&thing.node);
    if (!each)
        return nullptr;
    for (const auto* list : { &each->filter.before, &each->filter.after })
        for (const Trait& trait : *list)
            if (trait.kind == Trait::Kind::InExpedition
                && trait.expedition.kind == Expedition::Kind::Target)
                return &trait.expedition;
    return nullptr;
}

} // namespace

Phrases phrasesOf(const Effect& effect)
{
    Phrases p;
    std::visit(
        [&](const auto& e) {
            using Node = std::remove_cvref_t<decltype(e)>;
            std::size_t n = 0;
            const auto thing = [&](const Thing& t) {
                if (n < 2)
                    p.things[n++] = &t;
                if (const Expedition* nested = nestedTarget(t))
                    p.place = nested;
                if (const Who* player = playerIn(t))
                    p.named = player;
            };
            const auto placed = [&](const Expedition& expedition) {
                if (expedition.kind != Expedition::Kind::Target
                    && expedition.whose.kind == Who::Kind::TargetPlayer)
                    p.named = &expedition.whose; // "target player's Hero Expedition"
            };
            if constexpr (requires { e.who.kind; })
                p.who = &e.who;
            if constexpr (requires { e.expedition.kind; })
                placed(e.expedition);
            if constexpr (std::is_same_v<Node, Create>)
                if (e.expedition)
                    placed(*e.expedition);
            if constexpr (std::is_same_v<Node, CantMove>)
                for (const Expedition& expedition : e.expeditions)
                    placed(expedition);
            if constexpr (std::is_same_v<Node, Draw>)
                if (e.count.of)
                    if (const Who* player = playerIn(e.count.of->filter))
                        p.named = player;
            if constexpr (std::is_same_v<Node, Where>)
                p.named = e.x.of ? playerIn(e.x.of->filter) : nullptr;
            if constexpr (std::is_same_v<Node, Play>) {
                if (std::holds_alternative<Target>(
                        e.what.node)) // others are picked as they are played
                    thing(e.what);
            } else if constexpr (requires { e.what.node; }) {
                thing(e.what);
            }
            if constexpr (std::is_same_v<Node, Gain> || std::is_same_v<Node, Declare>)
                if (e.also)
                    thing(*e.also);
            if constexpr (std::is_same_v<Node, Exchange>) {
                if (!e.pair)
                    thing(e.with);
            } else if constexpr (requires { e.with.node; })
                thing(e.with);
            if constexpr (requires { e.from.node; })
                thing(e.from);
            if constexpr (requires { e.to.node; })
                thing(e.to);
            if constexpr (requires { e.among.node; })
                thing(e.among);
            if constexpr (requires { e.of.node; } && !std::is_same_v<Node, ExchangeBoosts>)
                thing(e.of);
            if constexpr (requires { e.on.node; })
                thing(e.on);
            if constexpr (std::is_same_v<Node, Move>) {
                if (e.to == Zone::Expedition || e.to == Zone::Play)
                    p.place = &e.expedition;
            } else if constexpr (std::is_same_v<Node, Create>) {
                if (e.expedition && !e.distributed)
                    p.place = &*e.expedition;
                if (e.of
                    && (e.of->kind == Who::Kind::TargetPlayer
                        || e.of->kind == Who::Kind::TargetOpponent))
                    p.named = &*e.of;
            } else if constexpr (std::is_same_v<Node, DeclareExpedition>) {
                if (e.count.number == 1 && !e.upTo) // several are asked for by the instruction
                    p.place = &e.expedition;
            } else if constexpr (std::is_same_v<Node, StatedFor>) {
                if (e.expedition)
                    p.place = &*e.expedition;
                if (const auto* cant = std::get_if<CantBePlayed>(&*e.says->statement);
                    cant && cant->by && cant->by->kind == Who::Kind::TargetPlayer)
                    p.named = &*cant->by;
            } else if constexpr (std::is_same_v<Node, CantMove>) {
                for (const Expedition& expedition : e.expeditions)
                    if (expedition.kind == Expedition::Kind::Target)
                        p.place = &expedition;
            } else if constexpr (std::is_same_v<Node, PutMarker>) {
                if (e.region.kind == Region::Kind::Of)
                    p.place = &e.region.expedition;
            } else if constexpr (requires { e.expedition.kind; }) {
                p.place = &e.expedition;
            }
        },
        effect.node);
    return p;
}

Viewpoint viewpointOfActor(const Effect& effect, Viewpoint v, Seat actor)
{
    const Who* who = phrasesOf(effect).who;
    if (actor != v.you || (who && who->kind != Who::Kind::You))
        v.doer = actor;
    return v;
}

const Filter* filterOf(const Thing& thing)
{
    if (const auto* target = std::get_if<Target>(&thing.node))
        return &target->filter;
    if (const auto* some = std::get_if<Some>(&thing.node))
        return &some->filter;
    if (const auto* of = std::get_if<OfThem>(&thing.node))
        return &of->filter;
    if (const auto* each = std::get_if<Each>(&thing.node))
        return &each->filter;
    return nullptr;
}

bool isTargeting(const Effect& effect, const Thing& thing)
{
    if (std::holds_alternative<Target>(thing.node))
        return true;
    const auto* declares = std::get_if<Declare>(&effect.node);
    return declares && !declares->chooses;
}

bool mustChoose(const Effect& effect, const Thing& thing)
{
    if (const auto* remove = std::get_if<Remove>(&effect.node); remove && remove->among)
        return true; // likewise
    if (std::holds_alternative<Distribute>(effect.node))
        return true; // each counter is a pick
    return std::holds_alternative<Target>(thing.node) || std::holds_alternative<Some>(thing.node)
        || std::holds_alternative<OfThem>(thing.node);
}

} // namespace triptych::altered
