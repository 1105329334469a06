#include "seize/text/language/Mutants.h"

#include "core/Overloaded.h"
#include "seize/text/Parse.h"
#include "seize/text/language/MutantsOfLeaves.h"
#include "seize/text/language/MutantsOfPhrases.h"
#include "seize/text/language/MutantsOfTimes.h"
#include "seize/text/language/Productions.h"
#include "seize/text/language/Sameness.h"
#include "seize/text/printing/Print.h"
#include "seize/tree/Walk.h"

#include <array>
#include <optional>

namespace triptych::seize {
namespace {

using text::Changes;

/// Offers the changes of every part that `walk` comes to.
class Offering : text::Offers
{
public:
    Offering(Changes& changes, bool lasts)
        : Offers(changes, lasts)
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
                [&](Trap& e) {
                    becomes("at once", e.effect.front());
                    if (e.duration != Duration::Always)
                        m_changes.offer(name, "for ever", [&] { e.duration = Duration::Always; });
                },
                [&](Watch& e) {
                    becomes("at once", e.effect.front());
                    if (e.duration != Duration::Always)
                        m_changes.offerOther(name, "once or each time", e.once);
                },
                [&](Rescue& e) {
                    offerFate(m_changes, e);
                    if (!e.once && !e.turn)
                        m_changes.offerOther(name, "asked or not", e.may);
                    else
                        m_changes.offer(
                            name, "once or each time", [&] { std::swap(e.once, e.turn); });
                },
                [&](Fits& e) { m_changes.offerOther(name, "only they or all but they", e.none); },
                [&](ForEach& e) { becomes("once", e.effect.front()); },
                [&](auto& leaf) {
                    if constexpr (requires { *leaf.times; })
                        m_times = leaf.times ? &*leaf.times : nullptr;
                    offerLeaf(m_changes, name, effect, m_lasts);
                    if (!m_lasts)
                        becomes("may", Effect { May { { Effect { leaf } } } });
                },
            },
            effect.node);
        if (instead)
            effect = Effect(*instead);
    }
    void operator()(Thing& thing) { offerThing(m_changes, thing); }
    void operator()(Who& who) { text::offerPlayer(m_changes, who); }
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
    void operator()(CardFilter& cards) { offerCards(m_changes, cards); }
    void operator()(Condition& condition) { offerCondition(m_changes, condition); }
    void operator()(Goods& goods) { offerGoods(m_changes, goods); }
    void operator()(Filter& filter) { offerFilter(m_changes, "who springs it", filter); }
    void operator()(int&) { } // Divide: with its leaf
    void operator()(Counter& counter)
    {
        m_changes.offerNext("Counter", "something else", counter.what, Counter::What::Active);
        if (counter.by)
            m_changes.offer("Counter", "by anybody", [&] { counter.by.reset(); });
        if (counter.side != Side::Any)
            m_changes.offer("Counter", "of anybody", [&] { counter.side = Side::Any; });
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

    const Amount* m_times = nullptr; ///< Of the leaf that was looked at last.
};

void offerTrigger(Trigger& trigger, Changes& changes, Trigger::Event last)
{
    if (trigger.event != Trigger::Event::Leaves || trigger.into) // the next one is of a place
        changes.offerNext("trigger", "another event", trigger.event, last);
    if (trigger.subject.kind == Thing::Kind::Some)
        offerFilter(changes, "trigger", trigger.subject.filter);
    if (trigger.object) {
        changes.offer("trigger", "to anybody", [&] { trigger.object.reset(); });
        if (trigger.object)
            offerFilter(changes, "trigger", *trigger.object);
    }
    if (trigger.across)
        changes.offerOther("trigger", "moves into or out of", trigger.leaves);
    if (trigger.event == Trigger::Event::Moves && trigger.into)
        offerFilter(changes, "trigger", *trigger.into);
    if (trigger.event == Trigger::Event::Arrives) {
        changes.offerOther("trigger", "enters or leaves", trigger.leaves);
        if (trigger.into)
            offerFilter(changes, "trigger", *trigger.into);
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
    if (trigger.nth > 1 || trigger.ofCards)
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
            changes.offerWithout("cost", "without one of them", ability.cost, i);
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

void offerAbility(Ability& ability, Changes& changes)
{
    Offering offering(changes, ability.kind == Ability::Kind::Static);
    offerCost(ability, changes);
    offerLimits(changes, ability);
    if ((ability.kind == Ability::Kind::Active || ability.kind == Ability::Kind::Triggered)
        && !comesOnce(ability))
        changes.offerOther("once per turn", "or always", ability.oncePerTurn);
    if (ability.trigger)
        offerTrigger(*ability.trigger, changes,
            ability.kind == Ability::Kind::Played ? Trigger::Event::GainsLoot // no time is answered
                                                  : Trigger::Event::EndOfPhase);
    if (ability.reach)
        offerReach(*ability.reach, changes);
    if (ability.condition) {
        changes.offer("as long as", "always", [&] { ability.condition.reset(); });
        if (ability.condition)
            offerCondition(changes, *ability.condition);
    }
    if (ability.effect)
        walk(*ability.effect, offering);
}

void offerAll(std::vector<Ability>& abilities, Changes& changes)
{
    text::offerParagraphs(
        changes, abilities, [&](Ability& ability) { offerAbility(ability, changes); });
}

} // namespace

std::vector<text::Mutant> mutants(std::string_view printed, Paper paper, std::string_view name)
{
    return text::mutantsOfText(
        printed, offerAll,
        [&](std::string_view text) { return parseText(text, paper, {}, { name }); },
        [](const std::vector<Ability>& abilities) { return print(abilities); });
}

} // namespace triptych::seize
