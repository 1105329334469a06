#include "kryptik/text/language/MutantsOffering.h"

#include "core/Overloaded.h"
#include "kryptik/text/language/Sameness.h"
#include "kryptik/tree/Walk.h"

#include <optional>
#include <utility>

// What else could be meant: the changes of things, descriptions, players, numbers and conditions.
namespace triptych::kryptik {

void Offering::operator()(Thing& thing)
{
    ownOf(thing);
    std::optional<Thing> instead;
    const auto becomes = [&](std::string_view name, std::string_view change, Thing other) {
        m_changes.offer(name, change, [&] { instead = std::move(other); });
    };
    std::visit(Overloaded {
                   [&](Target& t) {
                       const std::string_view name = "what: a target";
                       if (t.spec.kind == TargetSpec::Kind::Cards)
                           becomes(name, "every one", Each { t.spec.filter, t.spec.place });
                       m_changes.offerMore(name, t.spec.count);
                       if (t.spec.byX)
                           m_changes.offer(name, "one, not X", [&] {
                               t.spec.byX = t.spec.upTo = false;
                               t.spec.count = 1;
                           });
                       m_changes.offerOther(name, "up to or so many", t.spec.upTo);
                       placeChanges(name, t.spec.place);
                   },
                   [&](Each& t) {
                       becomes("what: each", "one of them", Some { t.filter, t.place });
                       placeChanges("what: each", t.place);
                   },
                   [&](Some& t) {
                       becomes("what: a chosen one", "every one", Each { t.filter, t.place });
                       if (!t.random) // nobody chooses that it be fewer
                           m_changes.offerOther("what: a chosen one", "up to or so many", t.upTo);
                       placeChanges("what: a chosen one", t.place);
                   },
                   [&](TopOfDeck& t) {
                       m_changes.offerNext(
                           "what: top of the deck", "whose", t.whose, Side::Opponents);
                   },
                   [&](auto&) { becomes("what: one that is known", "every one", Each {}); },
               },
        thing);
    if (instead)
        thing = Thing(*instead);
}

void Offering::operator()(Filter& filter)
{
    const std::string_view name = "which";
    if (filter.other)
        m_changes.offerOther(name, "other or any", filter.other);
    // What can only be one's own is not told apart by "you control": what is sacrificed (glossary), paid with
    // (8.1) or cast, what lies in one's own zones (5), and what one is asked whether one controls.
    if (&filter != m_own || filter.controller != Side::Any)
        m_changes.offerNext(name, "whose", filter.controller, Side::Opponents);
    if (filter.owner != Side::Any)
        m_changes.offer(name, "whoever owns it", [&] { filter.owner = Side::Any; });
    if (filter.condition != Filter::Condition::None)
        m_changes.offer(
            name, "in any condition", [&] { filter.condition = Filter::Condition::None; });
    if (!filter.faction.empty())
        m_changes.offer(name, "of any faction", [&] { filter.faction.clear(); });
    if (!filter.orFaction.empty())
        m_changes.offer(name, "of one of two factions", [&] { filter.orFaction.clear(); });
    if (filter.notFaction)
        m_changes.offerOther(name, "of it or not of it", filter.notFaction);
    if (filter.extreme != Filter::Extreme::None) {
        m_changes.offer(
            name, "whatever its figure", [&] { filter.extreme = Filter::Extreme::None; });
        m_changes.offer(name, "the lowest, the highest", [&] {
            filter.extreme = filter.extreme == Filter::Extreme::Highest ? Filter::Extreme::Lowest
                                                                        : Filter::Extreme::Highest;
        });
    }
    if (filter.overlord)
        m_changes.offerOther(name, "no overlord", filter.overlord);
    if (filter.with)
        m_changes.offer(name, "with any keywords", [&] { filter.with.reset(); });
    if (filter.without)
        m_changes.offer(name, "with any keywords", [&] { filter.without.reset(); });
    if (filter.sameFaction != Filter::SameName::Any)
        m_changes.offer(
            name, "of any faction", [&] { filter.sameFaction = Filter::SameName::Any; });
    if (filter.counters)
        m_changes.offer(name, "whatever lies on it", [&] { filter.counters.reset(); });
    if (filter.aimsOnce)
        m_changes.offerOther(name, "with one target or any", filter.aimsOnce);
    if (filter.host)
        m_changes.offer(name, "whatever it is attached to",
            [&] { filter.host = std::make_shared<const Filter>(); });
    if (filter.aims || filter.aimsAtThis)
        m_changes.offer(name, "whatever it aims at", [&] {
            filter.aims.reset();
            filter.aimsAtThis = false;
        });
    if (filter.sameName != Filter::SameName::Any)
        m_changes.offer(name, "of any name", [&] { filter.sameName = Filter::SameName::Any; });
    if (!filter.named.empty())
        m_changes.offer(name, "of any name", [&] { filter.named.clear(); });
    if (!filter.traits.empty())
        m_changes.offer(name, "with one trait fewer", [&] { filter.traits.pop_back(); });
    if (filter.traits.size() > 1)
        m_changes.offerOther(name, "all traits or any", filter.anyTrait);
    if (filter.bound && !m_changes.isMade()) {
        m_changes.offer(name, "a figure one higher", [&] { ++filter.bound->amount.number; });
        m_changes.offerNext(
            name, "a figure compared otherwise", filter.bound->how, Bound::How::Above);
        m_changes.offer(name, "of any figure", [&] { filter.bound.reset(); });
    }
}

void Offering::operator()(Who& who)
{
    if (&who != m_onlyOne)
        text::offerPlayer(m_changes, who);
}

void Offering::operator()(Amount& amount)
{
    if (&amount == m_times) { // said with "for each", so nothing but how many
        m_changes.offerMore("how many: times", amount.number);
        return;
    }
    m_changes.offerMore("how many", amount.number);
    if (amount.kind != Amount::Kind::Fixed)
        m_changes.offer("how many", "one", [&] { amount = fixed(1); });
    if (amount.kind == Amount::Kind::PerDone)
        m_changes.offerNext("how many", "whose", amount.whose, Side::They);
    m_changes.offerOther("how many", "of this or of it", amount.ofThis);
    if (amount.made != Figuring {}) {
        m_changes.offer("how many", "as it is", [&] { amount.made = {}; });
        m_changes.offerOther("how many", "rounded up or down", amount.made.roundUp);
    }
}

void Offering::operator()(Condition& condition)
{
    if (isOfYours(condition))
        m_own = &condition.filter;
    m_changes.offerOther("if", "the other way round", condition.negated);
    m_changes.offerMore("if", condition.number);
    m_changes.offerNext("if", "compared otherwise", condition.how, Bound::How::Exactly);
    if (condition.every || condition.kind == Condition::Kind::MoreThan)
        m_changes.offerOther("if", "each opponent or any", condition.every);
    if (condition.kind == Condition::Kind::Several)
        m_changes.offerOther("if", "and, or", condition.any);
    if (condition.kind == Condition::Kind::Did)
        m_changes.offerNext("if", "another deed", condition.deed, Condition::Deed::Sacrifice);
}

void Offering::ofYours(Filter& filter)
{
    m_own = &filter;
    (*this)(filter);
}

void Offering::placeChanges(std::string_view name, Place& place)
{
    if (place.zone == Zone::Island)
        return;
    m_changes.offer(name, "in another place",
        [&] { place.zone = place.zone == Zone::Limbo ? Zone::Hand : Zone::Limbo; });
    m_changes.offerNext(name, "in whose place", place.whose, Side::Opponents);
}

void Offering::ownOf(Thing& thing)
{
    if (m_sacrifices || isFromYourZone(thing))
        std::visit(Overloaded { [&](Target& t) { m_own = &t.spec.filter; },
                       [&](Each& t) { m_own = &t.filter; }, [&](Some& t) { m_own = &t.filter; },
                       [](auto&) {} },
            thing);
}

} // namespace triptych::kryptik
