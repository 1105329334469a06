#include "seize/text/Mutants.h"

#include "core/Overloaded.h"
#include "seize/text/MutantsOfTimes.h"
#include "seize/text/Parse.h"
#include "seize/text/Print.h"
#include "seize/text/Productions.h"
#include "seize/text/Sameness.h"
#include "seize/tree/Walk.h"

#include <array>
#include <optional>
#include <type_traits>

namespace triptych::seize {
namespace {

using text::Changes;

/// Offers the changes of every part that `walk` comes to.
class Offering
{
public:
    Offering(Changes& changes, bool lasts)
        : m_changes(changes)
        , m_lasts(lasts)
    {
    }

    void operator()(Effect& effect)
    {
        const std::string_view name = instructionName(effect);
        std::optional<Effect> instead;
        const auto becomes = [&](std::string_view change, const Effect& other) {
            m_changes.offer(name, change, [&] { instead = other; });
        };
        std::visit(
            Overloaded {
                [&](Sequence& e) { without(name, e); },
                [&](May& e) {
                    if (e.who.kind == Who::Kind::You)
                        becomes("must", e.effect.front());
                },
                [&](IfSo& e) {
                    becomes("whatever is so", e.effect.front());
                    if (!e.otherwise.empty())
                        m_changes.offer(name, "without the other", [&] { e.otherwise.clear(); });
                },
                [&](Instead& e) {
                    becomes("always the first", e.base.front());
                    becomes("always the other", e.other.front());
                },
                [&](Unless& e) { becomes("without the price", e.effect.front()); },
                [&](Choose& e) {
                    for (const Effect& mode : e.modes)
                        becomes("one of the modes", mode);
                },
                [&](FlipCoin& e) {
                    m_changes.offer(name, "the other side", [&] { std::swap(e.win, e.lose); });
                },
                [&](Delayed& e) {
                    becomes("at once", e.effect.front());
                    m_changes.offerNext(name, "at another time", e.when, Delayed::When::EndOfTurn);
                },
                [&](Trap& e) { becomes("at once", e.effect.front()); },
                [&](Watch& e) {
                    becomes("at once", e.effect.front());
                    if (e.duration != Duration::Always)
                        m_changes.offerOther(name, "once or each time", e.once);
                },
                [&](Rescue& e) {
                    offerFate(m_changes, e);
                    if (!e.once)
                        m_changes.offerOther(name, "asked or not", e.may);
                },
                [&](Fits& e) { m_changes.offerOther(name, "only they or all but they", e.none); },
                [&](ForEach& e) { becomes("once", e.effect.front()); },
                [&](auto& leaf) {
                    leafChanges(name, leaf);
                    if (!m_lasts)
                        becomes("may", Effect { May { { Effect { leaf } } } });
                },
            },
            effect.node);
        if (instead)
            effect = Effect(*instead);
    }
    void operator()(Thing& thing)
    {
        switch (thing.kind) {
        case Thing::Kind::Target:
            if (thing.line != Thing::Line::None) {
                m_changes.offer("what: a target", "the other line", [&] {
                    thing.line
                        = thing.line == Thing::Line::Row ? Thing::Line::Column : Thing::Line::Row;
                });
                break;
            }
            m_changes.offer("what: a target", "every one", [&] {
                thing.kind = Thing::Kind::Each;
                thing.count = 1;
                thing.upTo = false;
            });
            m_changes.offerMore("what: a target", thing.count);
            m_changes.offerOther("what: a target", "up to or so many", thing.upTo);
            filterChanges("what: a target", thing.filter);
            break;
        case Thing::Kind::Each:
            m_changes.offer("what: each", "one of them", [&] { thing.kind = Thing::Kind::Some; });
            filterChanges("what: each", thing.filter);
            break;
        case Thing::Kind::Some:
            m_changes.offer("what: some", "every one", [&] {
                thing.kind = Thing::Kind::Each;
                thing.count = 1;
                thing.upTo = false;
            });
            m_changes.offerMore("what: some", thing.count);
            if (!thing.random) // nobody chooses that it be fewer
                m_changes.offerOther("what: some", "up to or so many", thing.upTo);
            if (thing.random)
                m_changes.offerOther("what: some", "at random or chosen", thing.random);
            filterChanges("what: some", thing.filter);
            break;
        case Thing::Kind::This:
        case Thing::Kind::Bearer:
        case Thing::Kind::It:
        case Thing::Kind::Attacked:
        case Thing::Kind::Attacker:
        case Thing::Kind::ThisWay:
        case Thing::Kind::That:
        case Thing::Kind::ThatEnemy:
        case Thing::Kind::ThatAlly:
            m_changes.offer("what: one that is known", "every one", [&] {
                thing = {};
                thing.kind = Thing::Kind::Each;
            });
            break;
        }
    }
    void operator()(Who& who)
    {
        const auto is = [&](std::string_view change, Who::Kind kind) {
            m_changes.offer("who", change, [&] {
                who = {};
                who.kind = kind;
            });
        };
        if (who.kind != Who::Kind::You)
            is("you", Who::Kind::You);
        if (who.kind != Who::Kind::EachPlayer)
            is("each player", Who::Kind::EachPlayer);
        if (who.kind == Who::Kind::ItsController)
            m_changes.offer("who", "its owner", [&] { who.kind = Who::Kind::ItsOwner; });
        if (who.kind == Who::Kind::ItsOwner)
            m_changes.offer("who", "its controller", [&] { who.kind = Who::Kind::ItsController; });
    }
    void operator()(Amount& amount)
    {
        if (&amount == m_times) { // said with "for each", so nothing but how many
            m_changes.offerMore("how many: times", amount.number);
            return;
        }
        if (amount.most >= 0)
            m_changes.offer("how many: at most", "as many as there are", [&] { amount.most = -1; });
        switch (amount.kind) {
        case Amount::Kind::Fixed:
            m_changes.offerMore("how many: a number", amount.number);
            break;
        case Amount::Kind::PerCounted:
            m_changes.offerMore("how many: for each", amount.number);
            m_changes.offer("how many: for each", "a number", [&] { amount = fixed(1); });
            break;
        case Amount::Kind::EqualTo:
            m_changes.offer("how many: equal to", "a number", [&] { amount = fixed(1); });
            break;
        case Amount::Kind::ThatMuch:
            m_changes.offer("how many: that much", "a number", [&] { amount = fixed(1); });
            m_changes.offerMore("how many: that much", amount.number);
            break;
        case Amount::Kind::All:
            m_changes.offer("how many: all", "one", [&] { amount = fixed(1); });
            break;
        }
    }
    void operator()(CardFilter& cards)
    {
        if (cards.kind != CardFilter::Kind::Card)
            m_changes.offer("cards", "any kind", [&] {
                cards.kind = CardFilter::Kind::Card;
                cards.orKind = CardFilter::Kind::Card;
            });
        if (cards.orKind != CardFilter::Kind::Card)
            m_changes.offer(
                "cards", "not the other kind", [&] { cards.orKind = CardFilter::Kind::Card; });
        if (!cards.className.empty())
            m_changes.offer("cards", "any class", [&] {
                cards.className.clear();
                cards.orClass.clear();
                cards.notClass = false;
            });
    }
    void operator()(Condition& condition)
    {
        m_changes.offerOther("if", "the other way round", condition.unless);
        m_changes.offerMore("if", condition.number);
        m_changes.offerOther("if", "at least or at most", condition.atLeast);
        m_changes.offerOther("if", "than each or than one", condition.each);
        offerHistory(m_changes, condition);
        filterChanges("if", condition.filter);
    }
    void operator()(Goods& goods)
    {
        m_changes.offerNext("treasures", "whose", goods.side, Side::Enemy);
        m_changes.offerMore("treasures", goods.count);
        if (goods.turned != Filter::Condition::None)
            m_changes.offer("treasures", "ready and exhausted ones",
                [&] { goods.turned = Filter::Condition::None; });
        m_changes.offer("treasures", "anywhere", [&] { goods.where = Goods::Where::Anywhere; });
    }
    void operator()(Filter& filter) { filterChanges("who springs it", filter); }
    void operator()(int&) { } // Divide: with its leaf
    void operator()(Counter& counter)
    {
        m_changes.offerNext("Counter", "something else", counter.what, Counter::What::Plunder);
    }

    void filterChanges(std::string_view name, Filter& filter)
    {
        m_changes.offer(name, "whose: another's",
            [&] { filter.side = filter.side == Side::Enemy ? Side::Allied : Side::Enemy; });
        if (filter.side != Side::Any)
            m_changes.offer(name, "whose: anybody's", [&] { filter.side = Side::Any; });
        if (filter.other && mayBeItself(filter))
            m_changes.offerOther(name, "other or any", filter.other);
        if (filter.condition != Filter::Condition::None)
            m_changes.offer(
                name, "in any condition", [&] { filter.condition = Filter::Condition::None; });
        for (std::size_t i = 0; i < filter.also.size(); ++i) {
            m_changes.offer(name, "in one state less", [&, i] {
                filter.also.erase(filter.also.begin() + static_cast<std::ptrdiff_t>(i));
            });
            m_changes.offer(name, "with or without a state",
                [&, i] { filter.also[i].lacks = !filter.also[i].lacks; });
        }
        if (!filter.className.empty())
            m_changes.offer(name, "of any class", [&] {
                filter.className.clear();
                filter.orClass.clear();
                filter.notClass = false;
            });
        if (filter.notClass)
            m_changes.offer(name, "of the class", [&] { filter.notClass = false; });
        if (!filter.orClass.empty())
            m_changes.offer(name, "not of the other class", [&] { filter.orClass.clear(); });
        if (!filter.either.empty())
            m_changes.offer(name, "in any of these states or none", [&] { filter.either.clear(); });
        if (filter.place != Filter::Place::Anywhere)
            m_changes.offer(name, "in any place", [&] { filter.place = Filter::Place::Anywhere; });
        if (filter.range.kind != Range::Kind::Anywhere)
            m_changes.offer(name, "at any range", [&] { filter.range = {}; });
        if (filter.range.kind != Range::Kind::Anywhere)
            m_changes.offer(name, "near or far", [&] { filter.range.none = !filter.range.none; });
        if (filter.range.near)
            m_changes.offer(name, "near anybody",
                [&] { filter.range.near = std::make_shared<const Filter>(); });
        if (filter.range.kind == Range::Kind::Within)
            m_changes.offer(name, "one tile farther", [&] { ++filter.range.distance; });
        offerPast(m_changes, name, filter);
        if (!filter.bound)
            return;
        m_changes.offer(name, "of any figure", [&] { filter.bound.reset(); });
        if (filter.bound && filter.bound->exactly)
            m_changes.offer(name, "a figure or more", [&] { filter.bound->exactly = false; });
        if (filter.bound) {
            m_changes.offer(name, "a figure one higher", [&] { ++filter.bound->number; });
            m_changes.offer(name, "a figure at least or at most",
                [&] { filter.bound->atLeast = !filter.bound->atLeast; });
        }
    }

private:
    void without(std::string_view name, Sequence& e)
    {
        if (e.parts.size() < 2)
            return;
        for (std::size_t i = 0; i < e.parts.size() && !m_changes.isMade(); ++i)
            m_changes.offer(name, "without a part", [&] {
                e.parts.erase(e.parts.begin() + static_cast<std::ptrdiff_t>(i));
                e.joints.erase(e.joints.begin() + static_cast<std::ptrdiff_t>(i == 0 ? 0 : i - 1));
            });
    }
    template <typename Leaf>
    void leafChanges(std::string_view name, Leaf& e)
    {
        if constexpr (requires { *e.times; })
            m_times = e.times ? &*e.times : nullptr;
        if constexpr (requires { e.upTo = true; })
            m_changes.offerOther(name, "up to or so many", e.upTo);
        if constexpr (requires { e.count + 1; })
            m_changes.offerMore(name, e.count);
        if constexpr (std::is_same_v<Leaf, Divide>)
            m_changes.offerMore(name, e.amount);
        if constexpr (requires { e.all = true; })
            m_changes.offerOther(name, "all or one", e.all);
        if constexpr (requires { e.destroy = true; })
            m_changes.offerOther(name, "destroyed or not", e.destroy);
        if constexpr (requires { e.home = true; })
            m_changes.offerOther(name, "to the hand or not", e.home);
        if constexpr (requires { e.exhaust = true; })
            m_changes.offerOther(name, "exhausted or readied", e.exhaust);
        if constexpr (requires { e.ordered = true; })
            if (e.rest == Look::Rest::Back)
                m_changes.offerOther(name, "in any order or the same", e.ordered);
        if constexpr (requires { e.straight = true; })
            if (!e.way && e.count > 1)
                m_changes.offerOther(name, "straight on or any way", e.straight);
        if constexpr (requires { e.ignoresArmor = true; })
            if (e.type != DamageType::Lethal && e.numbered) {
                m_changes.offerOther(name, "past Armor or not", e.ignoresArmor);
                m_changes.offerOther(name, "past Defense or not", e.ignoresDefense);
            }
        if constexpr (requires { e.random = true; })
            m_changes.offerOther(name, "at random or chosen", e.random);
        if constexpr (requires { e.remove = true; })
            m_changes.offerOther(name, "placed or removed", e.remove);
        if constexpr (requires { e.pull = true; })
            m_changes.offerOther(name, "pushed or pulled", e.pull);
        if constexpr (requires { e.free = true; })
            m_changes.offerOther(name, "with its bounty or without", e.free);
        if constexpr (std::is_same_v<Leaf, Strike>)
            m_changes.offerNext(name, "in another way", e.how, How::Ranged);
        if constexpr (std::is_same_v<Leaf, Heal>)
            m_changes.offerNext(name, "by or to", e.way, Heal::Way::ToHalf);
        if constexpr (std::is_same_v<Leaf, Deal>)
            if (e.by)
                m_changes.offer(name, "by this card", [&] { e.by.reset(); });
        if constexpr (requires { e.withTreasures = true; })
            m_changes.offerOther(name, "with treasures or without", e.withTreasures);
        if constexpr (requires { e.type = DamageType::Pure; })
            m_changes.offerNext(name, "damage of another type", e.type, DamageType::Pure);
        if constexpr (requires { e.deed = Handle::Deed::Destroy; })
            m_changes.offerNext(name, "another deed", e.deed, Handle::Deed::Return);
        if constexpr (std::is_same_v<Leaf, Remove>) {
            m_changes.offerNext(name, "another status", e.status, Status::Stealth);
            m_changes.offerOther(name, "every status or one", e.every);
            if (e.also)
                m_changes.offer(name, "without the other status", [&] { e.also.reset(); });
        }
        if constexpr (requires { e.modifiers; }) {
            if (!m_lasts)
                m_changes.offerNext(
                    name, "for another time", e.duration, Duration::UntilYourNextTurn);
            if (e.times)
                m_changes.offer(name, "once", [&] { e.times.reset(); });
            for (std::size_t i = 0; i < e.modifiers.size() && !m_changes.isMade(); ++i)
                modifierChanges(e, i);
        }
        if constexpr (requires { e.doses; })
            for (std::size_t i = 0; i < e.doses.size() && !m_changes.isMade(); ++i)
                doseChanges(name, e, i);
        if constexpr (std::is_same_v<Leaf, Look>) {
            m_changes.offerMore(name, e.take);
            m_changes.offerNext(name, "the rest elsewhere", e.rest, Look::Rest::Discard);
            m_changes.offerNext(name, "to elsewhere", e.goal, Look::Goal::Bottom);
        }
        if constexpr (std::is_same_v<Leaf, PickFromHand>)
            m_changes.offerNext(name, "another fate", e.fate, PickFromHand::Fate::Deck);
        if constexpr (std::is_same_v<Leaf, Fetch>) {
            m_changes.offerNext(name, "from elsewhere", e.from, Zone::Discard);
            m_changes.offerNext(name, "to elsewhere", e.to, Zone::Battlefield);
            if (e.owner)
                m_changes.offer(name, "of one's own", [&] { e.owner.reset(); });
            if (e.random)
                m_changes.offerOther(name, "at random or chosen", e.random);
        }
        if constexpr (std::is_same_v<Leaf, ReturnToHand>)
            if (e.goal != ReturnToHand::Goal::Hand)
                m_changes.offer(name, "to the hand", [&] { e.goal = ReturnToHand::Goal::Hand; });
        if constexpr (std::is_same_v<Leaf, Equip>)
            m_changes.offerNext(name, "from elsewhere", e.from, Zone::Warchest);
        if constexpr (std::is_same_v<Leaf, May>)
            m_changes.offerOther(name, "told or offered", e.must);
        if constexpr (std::is_same_v<Leaf, Push>)
            if (e.home)
                m_changes.offer(name, "away from this card", [&] { e.home = false; });
        if constexpr (std::is_same_v<Leaf, Push>)
            if (e.from)
                m_changes.offer(name, "from this card", [&] { e.from.reset(); });
        if constexpr (std::is_same_v<Leaf, Prevent>) {
            if (e.way != Prevent::Way::Next && e.amount.kind == Amount::Kind::Fixed)
                m_changes.offerMore(name, e.amount.number);
            if (e.blow.type)
                m_changes.offer(name, "of whatever type", [&] { e.blow.type.reset(); });
            if (e.blow.how != How::Any)
                m_changes.offer(name, "however it is dealt", [&] { e.blow.how = How::Any; });
        }
        if constexpr (std::is_same_v<Leaf, Allowance>) {
            m_changes.offerMore(name, e.number);
            if (e.kind != Allowance::Kind::NoPhase) // which phase it is
                m_changes.offer(name, "less or more", [&] { e.number = -e.number; });
            if (e.once)
                m_changes.offerOther(name, "one of them or all", e.once);
        }
    }
    void modifierChanges(Gain& gain, std::size_t i)
    {
        Modifier& modifier = gain.modifiers[i];
        if (gain.modifiers.size() > 1)
            m_changes.offer("Gain", "without one of them", [&] {
                gain.modifiers.erase(gain.modifiers.begin() + static_cast<std::ptrdiff_t>(i));
            });
        if (m_changes.isMade())
            return;
        const std::string_view name = "modifier";
        m_changes.offerMore(name, modifier.number);
        m_changes.offer(name, "less or more", [&] { modifier.number = -modifier.number; });
        if (modifier.kind == Modifier::Kind::Immune)
            m_changes.offerNext(name, "another status", modifier.status, Status::Stealth);
        if (modifier.kind == Modifier::Kind::DealsType)
            m_changes.offerNext(name, "another type", modifier.type, DamageType::Pure);
        if (modifier.blow.how != How::Any)
            m_changes.offer(name, "however it is dealt", [&] { modifier.blow.how = How::Any; });
        if (modifier.blow.type)
            m_changes.offer(name, "of whatever type", [&] { modifier.blow.type.reset(); });
        m_changes.offerOther(name, "the first time or always", modifier.firstOnly);
        m_changes.offerOther(name, "to a minimum or to nothing", modifier.atLeastOne);
        if (modifier.kind == Modifier::Kind::NotTargeted
            && modifier.cards != CardFilter::Kind::Card)
            m_changes.offer(name, "by whatever", [&] {
                modifier.cards = CardFilter::Kind::Card;
                modifier.byFoes = true;
            });
        if (modifier.kind == Modifier::Kind::Immune || modifier.kind == Modifier::Kind::NotPushed)
            m_changes.offerOther(name, "by opponents or by anybody", modifier.byFoes);
        if (modifier.kind == Modifier::Kind::NotPushed)
            m_changes.offerOther(name, "pushed, or moved at all", modifier.moved);
        if (modifier.kind == Modifier::Kind::PaysForSteps)
            m_changes.offerOther(name, "entering or leaving", modifier.entering);
        if (modifier.kind == Modifier::Kind::TakesHalf
            || modifier.kind == Modifier::Kind::DealsHalf)
            m_changes.offerOther(name, "rounded up or down", modifier.roundedUp);
        if (modifier.kind == Modifier::Kind::Inflicts
            || modifier.kind == Modifier::Kind::GainsFewer)
            m_changes.offerNext(name, "another status", modifier.status, Status::Stealth);
        offerExcept(m_changes, modifier);
        if (modifier.against)
            m_changes.offer(name, "against anybody", [&] { modifier.against.reset(); });
    }
    void doseChanges(std::string_view name, Apply& e, std::size_t i)
    {
        m_changes.offerNext(name, "another status", e.doses[i].status, Status::Stealth);
        if (e.doses.size() > 1)
            m_changes.offer(name, "without one of them",
                [&] { e.doses.erase(e.doses.begin() + static_cast<std::ptrdiff_t>(i)); });
    }

    Changes& m_changes;
    bool m_lasts;
    const Amount* m_times = nullptr; ///< Of the leaf that was looked at last.
};

void offerTrigger(Trigger& trigger, Changes& changes, Offering& offering)
{
    if (trigger.event != Trigger::Event::Leaves || trigger.into) // the next one is of a place
        changes.offerNext("trigger", "another event", trigger.event, Trigger::Event::EndOfPhase);
    if (trigger.subject.kind == Thing::Kind::Some)
        offering.filterChanges("trigger", trigger.subject.filter);
    if (trigger.object) {
        changes.offer("trigger", "to anybody", [&] { trigger.object.reset(); });
        if (trigger.object)
            offering.filterChanges("trigger", *trigger.object);
    }
    if (trigger.event == Trigger::Event::Moves && trigger.into)
        offering.filterChanges("trigger", *trigger.into);
    if (trigger.event == Trigger::Event::Arrives) {
        changes.offerOther("trigger", "enters or leaves", trigger.leaves);
        if (trigger.into)
            offering.filterChanges("trigger", *trigger.into);
    }
    if (trigger.blow.how != How::Any)
        changes.offer("trigger", "in whatever way", [&] { trigger.blow.how = How::Any; });
    if (trigger.event >= Trigger::Event::Acquires)
        changes.offer("trigger", "whose", [&] {
            trigger.who.kind
                = trigger.who.kind == Who::Kind::You ? Who::Kind::EachPlayer : Who::Kind::You;
        });
    if (trigger.event == Trigger::Event::StartOfPhase)
        changes.offerNext("trigger", "another phase", trigger.phase, Phase::End);
    if (trigger.event == Trigger::Event::GainsStatus)
        changes.offerNext("trigger", "another status", trigger.status, Status::Stealth);
    if (trigger.event == Trigger::Event::Acquires)
        changes.offerOther("trigger", "for each card or once", trigger.eachCard);
    offerSurvival(changes, trigger);
    if (trigger.least > 1)
        changes.offerMore("trigger", trigger.least);
    if (trigger.nth > 1)
        changes.offer("trigger", "one time later", [&] { trigger.nth = trigger.nth == 2 ? 3 : 2; });
    if (trigger.during != Trigger::During::Always)
        changes.offerNext(
            "trigger", "in another's turn", trigger.during, Trigger::During::OpponentsTurn);
}

void offerCost(Ability& ability, Changes& changes)
{
    if (ability.price)
        changes.offer("cost", "as printed", [&] { ability.price.reset(); });
    for (std::size_t i = 0; i < ability.cost.size() && !changes.isMade(); ++i) {
        changes.offerMore("cost", ability.cost[i].count);
        if (ability.cost[i].count > 0) // what costs nothing costs nothing (S-ACT)
            changes.offer("cost", "without one of them",
                [&] { ability.cost.erase(ability.cost.begin() + static_cast<std::ptrdiff_t>(i)); });
    }
}

void offerReach(Reach& reach, Changes& changes)
{
    changes.offerOther("reach", "Melee or not", reach.melee);
    changes.offerMore("reach", reach.distance);
    if (needsSight(reach))
        changes.offerOther("reach", "sight", reach.noLos);
    changes.offerNext("reach", "another area", reach.area, Reach::Area::Tile);
    changes.offerMore("reach", reach.count);
    if (reach.only)
        changes.offer("reach", "at anybody", [&] { reach.only.reset(); });
}

void offerAll(std::vector<Ability>& abilities, Changes& changes)
{
    for (std::size_t i = 0; i < abilities.size() && !changes.isMade(); ++i) {
        if (abilities.size() > 1)
            changes.offer("paragraph", "without it",
                [&] { abilities.erase(abilities.begin() + static_cast<std::ptrdiff_t>(i)); });
        if (changes.isMade())
            return;
        Ability& ability = abilities[i];
        Offering offering(changes, ability.kind == Ability::Kind::Static);
        offerCost(ability, changes);
        offerLimits(changes, ability);
        if ((ability.kind == Ability::Kind::Active || ability.kind == Ability::Kind::Triggered)
            && !comesOnce(ability))
            changes.offerOther("once per turn", "or always", ability.oncePerTurn);
        if (ability.trigger)
            offerTrigger(*ability.trigger, changes, offering);
        if (ability.reach)
            offerReach(*ability.reach, changes);
        if (ability.condition) {
            changes.offer("as long as", "always", [&] { ability.condition.reset(); });
            if (ability.condition)
                offering(*ability.condition);
        }
        if (ability.effect)
            walk(*ability.effect, offering);
    }
}

} // namespace

std::vector<text::Mutant> mutants(std::string_view printed, Paper paper, std::string_view name)
{
    const Parsed parsed = parseText(printed, paper, {}, { name });
    if (!parsed.problems.empty())
        return {};
    const std::string original = print(parsed.abilities);
    return text::mutantsOf(parsed.abilities, offerAll,
        [&](const std::vector<Ability>& changed) -> std::optional<std::string> {
            std::string text = print(changed);
            if (text == original)
                return std::nullopt;
            const Parsed again = parseText(text, paper, {}, { name });
            if (!again.problems.empty() || print(again.abilities) != text)
                return std::nullopt;
            return text;
        });
}

} // namespace triptych::seize
