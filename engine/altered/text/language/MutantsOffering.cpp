#include "altered/text/language/MutantsOffering.h"

#include "altered/text/language/Productions.h"
#include "altered/text/language/Sameness.h"
#include "altered/text/printing/Said.h"
#include "core/Overloaded.h"

#include <optional>
#include <type_traits>
#include <utility>
#include <variant>

namespace triptych::altered {

void Offering::ability(Ability& a)
{
    const bool itWasThis = std::exchange(m_itIsThis, false);
    const bool theyWere = std::exchange(m_theyAreTheOpponent, theyAreTheOpponent(a));
    for (KeywordItem& item : a.keywords)
        amount("keyword", item.number);
    withoutOne("cost", a.cost, 1);
    for (Effect& cost : a.cost)
        effect(cost, false);
    withoutIt("only if", a.onlyIf);
    if (a.triggers.size() > 1)
        withoutOne("trigger", a.triggers, 1);
    for (Happening& trigger : a.triggers)
        happening("trigger", trigger);
    withoutIt("trigger if", a.triggerIf);
    withoutIt("for each", a.forEach);
    if (a.firstEach != Duration::None)
        m_changes.offerNext("first time", "another time", a.firstEach, Duration::ThisDay);
    if (a.condition && said(a).conditionWord != Said<Ability>::If::When)
        m_changes.offer("passive if", "whatever is so", [&] { a.condition = {}; });
    if (a.condition)
        condition(*a.condition);
    if (a.statement)
        statement(*a.statement, waitsForThis(a));
    m_itIsThis = waitsForThis(a);
    if (a.effect)
        effect(*a.effect, true);
    m_itIsThis = itWasThis; // of what it was granted in
    m_theyAreTheOpponent = theyWere;
}

void Offering::effect(Effect& of, bool may)
{
    const std::string_view name = instructionName(of);
    std::optional<Effect> instead;
    const auto becomes = [&](std::string_view change, const Effect& other) {
        m_changes.offer(name, change, [&] { instead = other; });
    };
    std::visit(Overloaded {
                   [&](Sequence& e) {
                       for (std::size_t k = 0; k < e.parts.size(); ++k)
                           becomes("without a part", without(e, k));
                       for (Effect& part : e.parts)
                           effect(part, may);
                   },
                   [&](May& e) {
                       if (!e.to && e.who.kind == Who::Kind::You && !e.must)
                           becomes("must", *e.effect);
                       effect(*e.effect, false);
                       if (e.to)
                           effect(*e.to, false);
                   },
                   [&](If& e) {
                       m_itIsThis = m_itIsThis && asksOfThis(e.condition);
                       becomes("whatever is so", *e.effect);
                       if (e.otherwise)
                           becomes("always the other", *e.otherwise);
                       condition(e.condition);
                       effect(*e.effect, may);
                       if (e.otherwise)
                           effect(*e.otherwise, may);
                   },
                   [&](Where& e) { effect(*e.effect, may); },
                   [&](Choose& e) {
                       for (Mode& mode : e.modes) {
                           if (mode.cost.empty())
                               becomes("one of the modes", *mode.effect);
                           effect(*mode.effect, may);
                       }
                       amount(name, e.count);
                   },
                   [&](ResultTable& e) {
                       withoutOne(name, e.rows, 1);
                       for (ResultTable::Row& row : e.rows) {
                           m_changes.offer(name, "one more", [&] { ++row.least; });
                           effect(*row.effect, may);
                       }
                   },
                   [&](Repeat& e) {
                       amount(name, e.times);
                       if (e.effect)
                           effect(*e.effect, may);
                   },
                   [&](ForEach& e) {
                       m_itIsThis = false;
                       filter(name, e.of.filter);
                       effect(*e.effect, may);
                   },
                   [&](Delayed& e) {
                       becomes("at once", *e.effect);
                       effect(*e.effect, may);
                   },
                   [&](NextTime& e) {
                       becomes("at once", *e.effect);
                       happening(name, e.happening);
                       m_changes.offerNext(name, "another time", e.duration, Duration::ThisDay);
                       m_changes.offer(name, "as often", [&] { e.every = !e.every; });
                       effect(*e.effect, may);
                   },
                   [&](auto& leaf) {
                       if (NamesAnother::in(leaf))
                           m_itIsThis = false;
                       fields(name, leaf);
                       if (may)
                           becomes("may", Effect { May { {}, Effect { leaf } } });
                   },
               },
        of.node);
    if (instead)
        of = Effect(*instead);
}

Effect Offering::without(const Sequence& e, std::size_t k)
{
    Sequence less = e;
    less.parts.erase(less.parts.begin() + static_cast<std::ptrdiff_t>(k));
    if (less.parts.size() == 1)
        return less.parts.front();
    less.joints.erase(less.joints.begin() + static_cast<std::ptrdiff_t>(k == 0 ? 0 : k - 1));
    return Effect { std::move(less) };
}

/// The parts of an instruction or a statement, called alike in all of them.
template <typename Node>
void Offering::fields(std::string_view name, Node& e)
{
    if constexpr (requires { e.who.startingWithYou; })
        if (!isDoneByAnybody(e))
            who(name, e.who, doesItAnyway(e));
    m_ofStatistics = isOfStatistics(e);
    if constexpr (requires { e.what.node; })
        thing(e.what);
    if constexpr (requires { e.also; })
        second(name, e.also);
    if constexpr (requires { e.with.node; })
        thing(e.with);
    if constexpr (requires { e.from.node; })
        thing(e.from);
    if constexpr (requires { e.to.node; })
        thing(e.to);
    if constexpr (requires { e.among.node; })
        thing(e.among);
    if constexpr (requires { e.of.node; })
        thing(e.of);
    m_ofStatistics = false;
    if constexpr (requires { e.on.node; })
        thing(e.on);
    m_waitsForNext = std::is_same_v<Node, Next>;
    if constexpr (requires { e.filter.nouns; })
        filter(name, e.filter);
    m_waitsForNext = false;
    if constexpr (requires { e.happening.window; })
        happening(name, e.happening);
    if constexpr (requires { e.count.number; })
        amount(name, e.count);
    if constexpr (requires { e.mana.number; })
        amount(name, e.mana);
    if constexpr (requires { e.times.number; })
        amount(name, e.times);
    if constexpr (requires { e.regions.number; })
        amount(name, e.regions);
    if constexpr (requires { e.by.number; })
        amount(name, e.by);
    if constexpr (requires { e.change.of; })
        amount(name, e.change);
    if constexpr (requires { ++e.change; })
        m_changes.offerMore(name, e.change);
    if constexpr (requires { e.grants; })
        grants(name, e.grants);
    if constexpr (requires { e.expedition.positions; })
        expedition(name, e.expedition);
    if constexpr (requires { e.expedition->positions; })
        if (e.expedition)
            expedition(name, *e.expedition);
    if constexpr (requires { e.expeditions; })
        for (Expedition& each : e.expeditions)
            expedition(name, each);
    if constexpr (requires { e.duration; })
        if (e.duration != Duration::None && e.duration != Duration::Permanently)
            m_changes.offerNext(name, "another time", e.duration, Duration::ThisDay);
    if constexpr (requires { e.upTo; })
        m_changes.offerOther(name, "up to or so many", e.upTo);
    if constexpr (requires { e.backward; })
        m_changes.offerOther(name, "the other way", e.backward);
    if constexpr (requires { e.exhausted; }) {
        bool isAnyway
            = false; // in the Mana zone every card comes as an exhausted Mana Orb (3.2.9.c)
        if constexpr (std::is_same_v<Node, Move>)
            isAnyway = e.to == Zone::Mana;
        if (!isAnyway)
            m_changes.offerOther(name, "exhausted or not", e.exhausted);
    }
    if constexpr (requires { e.choice; })
        if (e.grants.size() > 1)
            m_changes.offerOther(name, "both or one of them", e.choice);
    if constexpr (requires { e.least; })
        if (e.least > 0)
            m_changes.offer(name, "without its minimum", [&] { e.least = 0; });
    if constexpr (requires { e.max; })
        if (e.max > 0)
            m_changes.offer(name, "without its maximum", [&] { e.max = 0; });
    if constexpr (std::is_same_v<Node, Move>)
        if (e.to == Zone::Reserve || e.to == Zone::Hand || e.to == Zone::Discard)
            m_changes.offer(name, "to another zone",
                [&] { e.to = e.to == Zone::Hand ? Zone::Reserve : Zone::Hand; });
    if constexpr (std::is_same_v<Node, Create>)
        m_changes.offer(name, "other statistics", [&] { ++e.token.forest; });
}

template <typename T>
void Offering::second(std::string_view name, Boxed<T>& also)
{
    if (also)
        m_changes.offer(name, "without the second", [&] { also = {}; });
}

void Offering::statement(Statement& of, bool ofThis)
{
    std::visit(
        Overloaded {
            [&](StatedEffect& e) { effect(e.effect, false); },
            [&](Replace& e) {
                happening("Replace", e.happening);
                withoutIt("Replace", e.whileSo);
                m_changes.offerOther("Replace", "may or must", e.may);
                m_itIsThis = ofThis;
                effect(e.effect, false);
            },
            [&](Costs& e) {
                fields("Costs", e);
                if ((e.how == Costs::How::Less || e.how == Costs::How::More) && !isNothing(e.mana))
                    m_changes.offer("Costs", "more or less", [&] {
                        e.how = e.how == Costs::How::Less ? Costs::How::More : Costs::How::Less;
                    });
                withoutIt("Costs", e.when);
                withoutIt("Costs", e.inExpeditionWithout);
                withoutIt("Costs", e.ifIt);
            },
            [&](auto& e) { fields("statement", e); },
        },
        of);
}

void Offering::grants(std::string_view name, std::vector<Grant>& all)
{
    withoutOne(name, all, 1);
    for (Grant& grant : all) {
        switch (grant.kind) {
        case Grant::Kind::Counters:
            amount(name, grant.amount);
            m_changes.offerOther(name, "gain or lose", grant.lose);
            break;
        case Grant::Kind::Status:
            m_changes.offerOther(name, "gain or lose", grant.lose);
            m_changes.offer(name, "another status", [&] {
                grant.status
                    = grant.status == Status::Fleeting ? Status::Anchored : Status::Fleeting;
            });
            break;
        case Grant::Kind::Keyword:
            amount(name, grant.amount);
            m_changes.offer(name, "another keyword", [&] {
                grant.keyword
                    = grant.keyword == Keyword::Defender ? Keyword::Gigantic : Keyword::Defender;
            });
            break;
        case Grant::Kind::Ability:
            ability(*grant.ability);
            break;
        case Grant::Kind::Abilities:
            m_changes.offer(name, "another symbol",
                [&] { grant.icons = grant.icons == 0 ? iconSupport : Icons { 0 }; });
            break;
        case Grant::Kind::Subtypes:
            m_changes.offer(name, "all subtypes", [&] {
                grant.subtypes.clear();
                grant.of = {};
            });
            break;
        case Grant::Kind::Statistics:
            amount(name, grant.amount);
            m_changes.offer(name, "another statistic",
                [&] { grant.terrains = grant.terrains == ocean ? forest : ocean; });
            break;
        }
    }
}

} // namespace triptych::altered
