#include "kryptik/effects/OnPile.h"

#include "kryptik/effects/Choices.h"
#include "kryptik/rules/Characteristics.h"
#include "kryptik/rules/Island.h"
#include "kryptik/rules/Meaning.h"
#include "kryptik/rules/Passives.h"
#include "kryptik/rules/Paying.h"
#include "kryptik/rules/Priority.h"
#include "kryptik/rules/Targeting.h"

#include <algorithm>

namespace triptych::kryptik {

namespace {

/// What is meant of what lies on the effect pile: items by their serials, or a card that is being cast.
InlineVector<Ref, maxTargets> meantOnPile(const Table& t, const Thing& what)
{
    const State& s = t.state;
    InlineVector<Ref, maxTargets> meant;
    if (const auto* target = std::get_if<Target>(&what)) {
        targetsOf(t, s.resolving, target->slot, meant);
    } else if (const auto* it = std::get_if<It>(&what)) {
        const Referent& referent = it->referent;
        if (referent.kind == Referent::Kind::Slot)
            targetsOf(t, s.resolving, referent.slot, meant);
        else if (referent.kind == Referent::Kind::Object)
            meant.push_back(s.resolving.object);
        else if (referent.kind == Referent::Kind::Subject)
            meant.push_back(s.resolving.subject);
    }
    return meant;
}

/// "This can not be countered as long as ...", of the card that is being cast.
bool canNotBeCountered(const Table& t, const PileItem& item)
{
    const Index card = item.source.object;
    bool sure = false;
    if (isCasting(item))
        asked::passivesOn(t, noIndex, topic::sureCasting, 0,
            [&](const Effect& effect, const auto&, const Viewpoint& v) {
                const auto* other = std::get_if<NotCountered>(&effect.node);
                sure = sure
                    || (other && other->of && asked::isTheirs(other->side, item.controller, v)
                        && asked::matchesAt(t, card, *other->of, v, 1));
            });
    if (sure || !(t.facts(card).topics & topic::uncounterable))
        return sure;
    return std::ranges::any_of(t.facts(card).passives, [&](std::uint8_t number) {
        const Ability& ability = t.card(card).abilities[number];
        const auto* own = std::get_if<NotCountered>(&ability.effect->node);
        return own && !own->of
            && (!ability.condition
                || holds(t, *ability.condition, { item.controller, card, item.x }));
    });
}

} // namespace

/// What lies on the effect pile: a target, or what triggered this, "counter that spell". A card is
/// countered with all its effects (glossary), so any of them will do.
void counterWhat(const Table& t, const Counter& e)
{
    State& s = t.state;
    countAnew(s);
    const InlineVector<Ref, maxTargets> meant = meantOnPile(t, e.what);
    const auto* target = std::get_if<Target>(&e.what);
    for (const Ref& r : meant) {
        const auto item = std::ranges::find_if(s.pile, [&](const PileItem& each) {
            const bool cast
                = each.kind == PileItem::Kind::SpellEffect || each.kind == PileItem::Kind::Citizen;
            // What triggers is not activated: only where it is said so.
            const bool used = each.kind == PileItem::Kind::Active
                || each.kind == PileItem::Kind::YearAbility
                || (each.kind == PileItem::Kind::Triggered && target && target->spec.triggered);
            return isItem(r) ? each.serial == r.object && (cast || used) : cast && each.source == r;
        });
        if (item == s.pile.end())
            continue;
        if (!e.returns
            && canNotBeCountered(t, *item)) { // 10.3: what else is said is done all the same
            s.itsController = item->controller;
            continue;
        }
        const std::uint8_t serial = item->serial;
        const Seat controller = item->controller;
        const bool cast
            = item->kind == PileItem::Kind::SpellEffect || item->kind == PileItem::Kind::Citizen;
        const Index card = item->source.object;
        const bool copied = item->copied != 0;
        if (e.returns)
            takeBack(t, serial);
        else
            counter(t, serial, e.abolishes);
        ++s.done[controller];
        // "Counter target spell. Put it on top of its owner's deck": where it went.
        speakOf(s, cast && !copied ? std::vector<Index> { card } : std::vector<Index> {});
        s.itsController = controller;
    }
}

namespace {

/// All paragraphs of the spell that are still waiting, from the lowest on the pile.
std::vector<std::uint8_t> paragraphsOf(const State& s, Ref meant)
{
    const auto of = std::ranges::find_if(s.pile, [&](const PileItem& item) {
        return isItem(meant) ? item.serial == meant.object
                             : item.source == meant && item.kind == PileItem::Kind::SpellEffect;
    });
    std::vector<std::uint8_t> serials;
    if (of == s.pile.end() || of->kind != PileItem::Kind::SpellEffect)
        return serials;
    for (const PileItem& item : s.pile)
        if (item.source == of->source && item.copied == of->copied
            && (item.copied == 0 || item.serial == of->serial))
            serials.push_back(item.serial);
    return serials;
}

PileItem* itemOf(State& s, std::uint8_t serial)
{
    for (PileItem& item : s.pile)
        if (item.serial == serial)
            return &item;
    return nullptr;
}

} // namespace

void changeCast(const Table& t, const ChangeCast& e)
{
    State& s = t.state;
    const Seat you = s.resolving.controller;
    for (const Ref& meant : meantOnPile(t, e.what)) {
        std::vector<std::uint8_t> serials = paragraphsOf(s, meant);
        for (std::uint8_t& serial : serials) {
            if (e.how == ChangeCast::How::Copy) {
                if (s.pile.full())
                    break;
                PileItem copy = *itemOf(s, serial);
                copy.copied = 1;
                copy.controller = you;
                copy.serial = ++s.serials;
                s.pile.push_back(copy);
                serial = copy.serial;
            } else if (e.how == ChangeCast::How::Take) {
                PileItem& taken = *itemOf(s, serial);
                taken.controller = you;
                if (isCurrent(s, taken.source))
                    s.objects[taken.source.object].controller = you & 3;
            }
        }
        if (e.newTargets)
            for (const std::uint8_t serial : serials)
                s.agenda.push(AimAgain { serial, you, static_cast<std::uint8_t>(e.another) });
    }
}

/// 8.5 Its targets are declared anew, by whoever may do so; it is announced on top of the pile and goes back.
void run(const Table& t, AimAgain step)
{
    State& s = t.state;
    const auto item = std::ranges::find_if(
        s.pile, [&](const PileItem& each) { return each.serial == step.serial; });
    if (item == s.pile.end() || item->targets.empty())
        return;
    const AbilityFacts* facts = factsOf(t, *item);
    if (!facts || !hasTargetsInMode(t, *facts, item->mode, viewpointOf(*item)))
        return; // it keeps those that it has
    const auto place = static_cast<std::size_t>(item - s.pile.begin());
    for (std::size_t k = place; k + 1 < s.pile.size(); ++k)
        std::swap(s.pile[k], s.pile[k + 1]);
    PileItem& top = s.pile.back();
    const Ref before = step.another && top.targets.size() == 1 ? top.targets.front() : Ref {};
    top.targets.clear();
    top.slots = 0;
    top.slotEnd = {};
    top.building = 1;
    s.announcement = {};
    s.announcement.player = step.player;
    s.announcement.how = Announcement::How::Again;
    if (before != Ref {})
        s.announcement.costs.push_back(before);
    s.announcement.items = 1;
    s.announcement.stage = Announcement::Stage::Targets;
    s.announcement.backTo = static_cast<std::uint8_t>(place);
    s.agenda.push(Announce {});
}

} // namespace triptych::kryptik
