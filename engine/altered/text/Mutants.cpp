#include "altered/text/Mutants.h"

#include "altered/text/Parse.h"
#include "altered/text/Print.h"
#include "altered/text/Productions.h"
#include "altered/text/Said.h"
#include "core/Overloaded.h"

#include <optional>
#include <type_traits>
#include <variant>

namespace triptych::altered {
namespace {

using text::Changes;

/// Goes through an ability as it is printed and offers the changes of every part of it.
class Offering
{
public:
    explicit Offering(Changes& changes)
        : m_changes(changes)
    {
    }

    void ability(Ability& a)
    {
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
            statement(*a.statement);
        if (a.effect)
            effect(*a.effect, true);
    }

private:
    template <typename T>
    void withoutOne(std::string_view name, std::vector<T>& list, std::size_t least = 0)
    {
        for (std::size_t k = 0; list.size() > least && k < list.size(); ++k)
            m_changes.offer(name, "without one",
                [&] { list.erase(list.begin() + static_cast<std::ptrdiff_t>(k)); });
    }
    template <typename T>
    void withoutIt(std::string_view name, Boxed<T>& part)
    {
        if (!part)
            return;
        m_changes.offer(name, "without it", [&] { part = {}; });
        if constexpr (std::is_same_v<T, Condition>) {
            if (part)
                condition(*part);
        }
    }

    // --- Instructions

    void effect(Effect& of, bool may)
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
                           effect(*e.effect, may);
                       },
                       [&](auto& leaf) {
                           fields(name, leaf);
                           if (may)
                               becomes("may", Effect { May { {}, Effect { leaf } } });
                       },
                   },
            of.node);
        if (instead)
            of = Effect(*instead);
    }
    static Effect without(const Sequence& e, std::size_t k)
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
    void fields(std::string_view name, Node& e)
    {
        if constexpr (requires { e.who.startingWithYou; })
            who(name, e.who);
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
        if constexpr (requires { e.on.node; })
            thing(e.on);
        if constexpr (requires { e.filter.nouns; })
            filter(name, e.filter);
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
        if constexpr (requires { e.exhausted; })
            m_changes.offerOther(name, "exhausted or not", e.exhausted);
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
    void second(std::string_view name, Boxed<T>& also)
    {
        if (also)
            m_changes.offer(name, "without the second", [&] { also = {}; });
    }

    // --- Statements

    void statement(Statement& of)
    {
        std::visit(Overloaded {
                       [&](StatedEffect& e) { effect(e.effect, false); },
                       [&](Replace& e) {
                           happening("Replace", e.happening);
                           withoutIt("Replace", e.whileSo);
                           m_changes.offerOther("Replace", "may or must", e.may);
                           effect(e.effect, false);
                       },
                       [&](Costs& e) {
                           fields("Costs", e);
                           if (e.how == Costs::How::Less || e.how == Costs::How::More)
                               m_changes.offer("Costs", "more or less", [&] {
                                   e.how = e.how == Costs::How::Less ? Costs::How::More
                                                                     : Costs::How::Less;
                               });
                           withoutIt("Costs", e.when);
                           withoutIt("Costs", e.inExpeditionWithout);
                           withoutIt("Costs", e.ifIt);
                       },
                       [&](auto& e) { fields("statement", e); },
                   },
            of);
    }
    void grants(std::string_view name, std::vector<Grant>& all)
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
                    grant.keyword = grant.keyword == Keyword::Defender ? Keyword::Gigantic
                                                                       : Keyword::Defender;
                });
                break;
            case Grant::Kind::Ability:
                ability(*grant.ability);
                break;
            case Grant::Kind::Abilities:
                m_changes.offer(name, "another symbol",
                    [&] { grant.icons = grant.icons == 0 ? iconSupport : Icons { 0 }; });
                break;
            case Grant::Kind::Statistics:
                amount(name, grant.amount);
                m_changes.offer(name, "another statistic",
                    [&] { grant.terrains = grant.terrains == ocean ? forest : ocean; });
                break;
            }
        }
    }

    // --- Phrases

    void amount(std::string_view name, Amount& of)
    {
        if (of.kind == Amount::Kind::Fixed)
            m_changes.offer(name, "one more", [&] {
                ++of.number;
                said(of).word = Said<Amount>::Usual;
            });
        if (of.kind == Amount::Kind::Per)
            m_changes.offer(name, "once", [&] { of = fixed(of.number); });
        if (of.of)
            filter(name, of.of->filter);
    }
    void who(std::string_view name, Who& of)
    {
        const auto is = [&](std::string_view change, Who::Kind kind) {
            if (of.kind != kind && !said(of).unsaid)
                m_changes.offer(name, change, [&] {
                    of = {};
                    of.kind = kind;
                });
        };
        is("you", Who::Kind::You);
        is("each player", Who::Kind::EachPlayer);
        is("each opponent", Who::Kind::EachOpponent);
    }
    void thing(Thing& of)
    {
        std::optional<Thing> instead;
        const auto everyOne = [&](std::string_view name, const Filter& among) {
            m_changes.offer(name, "every one", [&] {
                Each each;
                each.filter = among;
                instead = Thing { std::move(each) };
            });
        };
        std::visit(
            Overloaded {
                [&](This&) { m_changes.offer("me", "it", [&] { instead = Thing { It {} }; }); },
                [&](It&) { m_changes.offer("it", "me", [&] { instead = Thing { This {} }; }); },
                [&](Target& t) {
                    everyOne("target", t.filter);
                    amount("target", t.count);
                    m_changes.offerOther("target", "up to or so many", t.upTo);
                    filter("target", t.filter);
                },
                [&](Each& e) {
                    m_changes.offer("each", "one of them", [&] {
                        Target one;
                        one.filter = e.filter;
                        instead = Thing { std::move(one) };
                    });
                    filter("each", e.filter);
                },
                [&](Some& s) {
                    everyOne("some", s.filter);
                    amount("some", s.count);
                    filter("some", s.filter);
                },
                [&](OfThem& o) {
                    amount("of them", o.count);
                    m_changes.offerOther("of them", "up to or so many", o.upTo);
                    filter("of them", o.filter);
                },
                [&](TopOfDeck& t) { amount("top of deck", t.count); },
                [&](Whole&) {},
            },
            of.node);
        if (instead)
            of = std::move(*instead);
    }
    void filter(std::string_view name, Filter& of)
    {
        withoutOne(name, of.before);
        withoutOne(name, of.after);
        if (of.nouns.size() > 1)
            withoutOne(name, of.nouns, 1);
        for (Noun& noun : of.nouns)
            if (noun.kind != Noun::Kind::Card)
                m_changes.offer(name, "any card", [&] { noun = {}; });
        for (auto* list : { &of.before, &of.after })
            for (Trait& trait : *list)
                this->trait(name, trait);
    }
    void trait(std::string_view name, Trait& of)
    {
        using Kind = Trait::Kind;
        if (of.kind == Kind::Number || of.kind == Kind::Counters || of.kind == Kind::Total) {
            amount(name, of.amount);
            if (of.compare == Compare::AtLeast || of.compare == Compare::AtMost)
                m_changes.offer(name, "compared the other way", [&] {
                    of.compare
                        = of.compare == Compare::AtLeast ? Compare::AtMost : Compare::AtLeast;
                });
        }
        if (of.kind == Kind::Controlled)
            m_changes.offerOther(name, "somebody else's", of.no);
        if (of.kind == Kind::InExpedition)
            expedition(name, of.expedition);
        if (of.kind == Kind::InTerrain)
            m_changes.offer(name, "in another terrain", [&] {
                of.terrains = static_cast<Terrains>(of.terrains == forest ? mountain : forest);
            });
    }
    void expedition(std::string_view name, Expedition& of)
    {
        const auto is = [&](std::string_view change, Expedition::Kind kind) {
            m_changes.offer(name, change, [&] {
                of.kind = kind;
                said(of).word = Said<Expedition>::Usual;
            });
        };
        if (of.kind == Expedition::Kind::Mine)
            is("my other Expedition", Expedition::Kind::MyOther);
        if (of.kind == Expedition::Kind::Hero)
            is("the Companion Expedition", Expedition::Kind::Companion);
        if (of.kind == Expedition::Kind::Companion)
            is("the Hero Expedition", Expedition::Kind::Hero);
        if (of.kind == Expedition::Kind::OneOf)
            is("each of them", Expedition::Kind::EachOf);
        if (of.positions != 0)
            m_changes.offer(name, "wherever it is", [&] {
                of.positions = 0;
                said(of).adjective = false;
            });
    }
    void condition(Condition& of)
    {
        constexpr std::string_view name = "condition";
        m_changes.offerOther(name, "the opposite", of.no);
        // "... are in your discard pile", "your hand is empty": said of the place, which cannot be left out.
        const bool ofPlace = said(of).tellsApart();
        const bool compared = of.kind == Condition::Kind::Compared;
        if (of.kind == Condition::Kind::Exist || compared) {
            if (!(compared && ofPlace))
                amount(name, of.number);
            if (of.compare == Compare::AtLeast || of.compare == Compare::AtMost)
                m_changes.offer(name, "compared the other way", [&] {
                    of.compare
                        = of.compare == Compare::AtLeast ? Compare::AtMost : Compare::AtLeast;
                });
        }
        if (of.quantity && !ofPlace)
            filter(name, of.quantity->filter);
        if (said(of).word != Said<Condition>::ThingHas) // "I have 2 boosts": nothing else is said
            filter(name, of.filter);
        if (of.expedition)
            expedition(name, *of.expedition);
        if (of.happening)
            happening(name, *of.happening);
        if (of.parts.size() > 1)
            m_changes.offer(name, "all or any", [&] {
                of.kind = of.kind == Condition::Kind::All ? Condition::Kind::AnyOf
                                                          : Condition::Kind::All;
            });
        for (Condition& part : of.parts)
            condition(part);
    }
    void happening(std::string_view name, Happening& of)
    {
        using Event = Happening::Event;
        if (of.event <= Event::IconReserve)
            m_changes.offerNext(name, "another symbol", of.event, Event::IconReserve);
        if (of.event == Event::AtPhase)
            m_changes.offer(name, "another phase",
                [&] { of.phase = of.phase == Phase::Noon ? Phase::Dusk : Phase::Noon; });
        who(name, of.who);
        if (of.subject)
            thing(*of.subject);
        if (of.expedition)
            expedition(name, *of.expedition);
        amount(name, of.amount);
        if (of.window != Happening::Window::Always)
            m_changes.offer(name, "at any time", [&] { of.window = Happening::Window::Always; });
        if (of.dueTo != 0)
            m_changes.offer(name, "due to anything", [&] { of.dueTo = 0; });
        if (!of.from.empty())
            m_changes.offer(name, "from anywhere", [&] { of.from.clear(); });
        if (of.first)
            m_changes.offer(name, "first or not", [&] { of.first = false; });
    }

    Changes& m_changes;
};

} // namespace

std::vector<text::Mutant> mutants(
    std::string_view printed, CardType type, std::string_view name, bool support)
{
    const auto read = [&](std::string_view words) {
        return support ? parseSupport(words, "mutants", name)
                       : parseText(words, type, "mutants", name);
    };
    const Parsed whole = read(printed);
    if (!whole.problems.empty())
        return {};
    return text::mutantsOf(
        whole.abilities,
        [](std::vector<Ability>& abilities, Changes& changes) {
            for (Ability& ability : abilities)
                Offering(changes).ability(ability);
            if (abilities.size() > 1)
                for (std::size_t k = 0; k < abilities.size(); ++k)
                    changes.offer("ability", "without it", [&] {
                        abilities.erase(abilities.begin() + static_cast<std::ptrdiff_t>(k));
                    });
        },
        [&](const std::vector<Ability>& changed) -> std::optional<std::string> {
            std::string text;
            try {
                text = printText(changed);
            } catch (const std::bad_variant_access&) {
                return std::nullopt; // The language has no words for such a tree.
            }
            const Parsed again = read(text);
            if (!again.problems.empty() || again.abilities != changed
                || again.abilities == whole.abilities)
                return std::nullopt;
            return text;
        });
}

} // namespace triptych::altered
