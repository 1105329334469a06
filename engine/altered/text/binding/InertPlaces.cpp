#include "altered/text/binding/InertPlaces.h"

#include "altered/tree/Walk.h"

#include <algorithm>

namespace triptych::altered {

namespace {

constexpr const char* worksInPlay
    = "This works only while the card is in play, and then it is not there; what works "
      "in Reserve stands in the support box.";

constexpr const char* playsInPlay
    = "What is in play already is not played. A card plays itself from Reserve: this belongs in "
      "its support box.";

constexpr const char* paidInReserve
    = "{D} discards this card from Reserve, where only its support box works: let this be the last "
      "paragraph of a card that can be in Reserve, or put it in the support box. In play say "
      "\"Sacrifice me: ...\".";

/// "{D}: Draw a card.", "Discard me: Draw a card."
bool isPaidInReserve(const Effect& cost)
{
    const auto* discards = std::get_if<Discard>(&cost.node);
    return discards && std::holds_alternative<This>(discards->what.node);
}

/// "If I'm in Reserve"; "If I was played from Reserve" is of how it came into play.
bool asksForElsewhere(const Condition& c)
{
    const auto played = [](const Trait& trait) { return trait.kind == Trait::Kind::Played; };
    if (std::ranges::any_of(c.filter.before, played) || std::ranges::any_of(c.filter.after, played))
        return false;
    return c.kind == Condition::Kind::Is && !c.no && c.thing
        && std::holds_alternative<This>(c.thing->node)
        && isOnlyIn(c.filter, { Zone::Reserve, Zone::Hand, Zone::Deck, Zone::Discard });
}

/// "If I would be discarded from your hand": whether this works where that would be.
bool worksThere(const Ability& ability, const Replace& replace)
{
    const Happening& h = replace.happening;
    if (!h.subject || !std::holds_alternative<This>(h.subject->node) || h.from.empty())
        return true;
    return std::ranges::any_of(h.from, [&](const Place& place) {
        if (ability.support)
            return place.zone == Zone::Reserve;
        return place.zone != Zone::Reserve && place.zone != Zone::Hand && place.zone != Zone::Deck
            && place.zone != Zone::Discard && place.zone != Zone::Mana;
    });
}

bool leavesItThere(const Effect& cost)
{
    return std::holds_alternative<Exhaust>(cost.node) || std::holds_alternative<Pay>(cost.node);
}

/// The last instruction that is done in an effect, and the first.
const Effect& lastStepOf(const Effect& effect)
{
    if (const auto* all = std::get_if<Sequence>(&effect.node); all && !all->parts.empty())
        return lastStepOf(all->parts.back());
    if (const auto* may = std::get_if<May>(&effect.node); may && (may->to || may->effect))
        return lastStepOf(may->to ? *may->to : *may->effect);
    return effect;
}
const Effect& firstStepOf(const Effect& effect)
{
    if (const auto* all = std::get_if<Sequence>(&effect.node); all && !all->parts.empty())
        return firstStepOf(all->parts.front());
    if (const auto* may = std::get_if<May>(&effect.node); may && may->effect)
        return firstStepOf(*may->effect);
    const auto* so = std::get_if<If>(&effect.node);
    return so && so->effect && so->condition.kind == Condition::Kind::StepDone
        ? firstStepOf(*so->effect)
        : effect;
}

/// Whether "it" behind such an instruction is what it is done to; not "the others", nor all of a zone.
bool isPutThere(const Thing& what)
{
    const auto* it = std::get_if<It>(&what.node);
    return (it && it->kind == It::Kind::It) || std::holds_alternative<Target>(what.node)
        || std::holds_alternative<Some>(what.node) || std::holds_alternative<OfThem>(what.node);
}

/// "Put target Character on top of its owner's deck. You may play it."
struct PlaysFromDeck : AnyPart<PlaysFromDeck>
{
    using AnyPart::in;
    static bool in(const Sequence& all)
    {
        for (std::size_t k = 0; k + 1 < all.parts.size(); ++k) {
            const auto* move = std::get_if<altered::Move>(&lastStepOf(all.parts[k]).node);
            const auto* play = std::get_if<Play>(&firstStepOf(all.parts[k + 1]).node);
            if (move && play && move->to == Zone::Deck && isPutThere(move->what)
                && std::holds_alternative<It>(play->what.node))
                return true;
        }
        return in<Sequence>(all);
    }
};

} // namespace

bool isOnlyIn(const Filter& filter, std::initializer_list<Zone> zones)
{
    if (filter.orElse && !isOnlyIn(*filter.orElse, zones))
        return false;
    for (const auto* list : { &filter.before, &filter.after })
        for (const Trait& trait : *list)
            if (trait.kind == Trait::Kind::InZone && !trait.no)
                return std::ranges::all_of(trait.places, [&](const Place& place) {
                    return std::ranges::find(zones, place.zone) != zones.end();
                });
    return false;
}

// 2.2.11.d What stands outside the support box works in play only, where the card is nowhere else.
std::string elsewhereReason(const Ability& ability)
{
    if (!ability.support && std::ranges::any_of(ability.cost, isPaidInReserve))
        return paidInReserve;
    const auto* replace = ability.statement ? std::get_if<Replace>(&*ability.statement) : nullptr;
    if (replace && !worksThere(ability, *replace))
        return ability.support ? "The support box works only in Reserve, and then it is not there; "
                                 "say \"from Reserve\"."
                               : worksInPlay;
    const bool ofItself = std::ranges::any_of(ability.triggers, [](const Happening& each) {
        return each.subject && std::holds_alternative<This>(each.subject->node);
    });
    if (ability.support || ofItself)
        return {};
    // 5.1.2 What is played comes from Reserve or hand; a cost may have sent it there.
    const auto* play = ability.effect && std::ranges::all_of(ability.cost, leavesItThere)
            && ability.kind != Ability::Kind::SpellEffect
        ? std::get_if<Play>(&firstStepOf(*ability.effect).node)
        : nullptr;
    if (play && std::holds_alternative<This>(play->what.node))
        return playsInPlay;
    const Effect* first = ability.effect && !ability.triggers.empty() ? &*ability.effect : nullptr;
    if (const auto* parts = first ? std::get_if<Sequence>(&first->node) : nullptr)
        first = parts->parts.empty() ? nullptr : &parts->parts.front();
    const auto* so = first ? std::get_if<If>(&first->node) : nullptr;
    const bool never = (ability.triggerIf && asksForElsewhere(*ability.triggerIf))
        || (ability.condition && asksForElsewhere(*ability.condition))
        || (so && !so->unless && asksForElsewhere(so->condition));
    return never ? worksInPlay : "";
}

std::string notFoundReason(const Effect& effect)
{
    return PlaysFromDeck::in(effect)
        ? "What was put in a deck is not found there again (2.1.e); say it of what is returned to "
          "your hand, as in \"Return target Character you control to your hand. You may play it.\""
        : "";
}

} // namespace triptych::altered
