#include "kryptik/text/Mutants.h"

#include "core/Overloaded.h"
#include "kryptik/text/Parse.h"
#include "kryptik/text/Print.h"
#include "kryptik/text/Productions.h"
#include "kryptik/text/Sameness.h"
#include "kryptik/tree/Walk.h"

#include <optional>
#include <type_traits>

namespace triptych::kryptik {
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
                    becomes("must", e.effect.front());
                    if (!e.otherwise.empty())
                        m_changes.offer(name, "without the other", [&] { e.otherwise.clear(); });
                    if (!e.none.empty())
                        m_changes.offer(name, "without what none does", [&] { e.none.clear(); });
                },
                [&](IfSo& e) {
                    becomes("whatever is so", e.effect.front());
                    if (e.each.kind != Who::Kind::You)
                        m_changes.offer(name, "of each opponent or each player", [&] {
                            e.each.kind = e.each.kind == Who::Kind::EachPlayer
                                ? Who::Kind::EachOpponent
                                : Who::Kind::EachPlayer;
                        });
                    if (!e.otherwise.empty())
                        m_changes.offer(name, "without the other", [&] { e.otherwise.clear(); });
                },
                [&](As& e) { becomes("you, not they", e.effect.front()); },
                [&](Either& e) { becomes("only the first", e.options.front()); },
                [&](Unless& e) { becomes("without the price", e.effect.front()); },
                [&](Unable& e) { becomes("without the other", e.effect.front()); },
                [&](Chance& e) {
                    for (const Effect& outcome : e.outcomes)
                        becomes("not by chance", outcome);
                },
                [&](Choose& e) {
                    for (const Effect& mode : e.modes)
                        becomes("one of the modes", mode);
                },
                [&](Delayed& e) {
                    becomes("at once", e.effect.front());
                    m_changes.offerNext(name, "at another time", e.when, Delayed::When::NextCombat);
                },
                [&](auto& leaf) {
                    leafChanges(name, leaf);
                    if (!m_lasts)
                        becomes("may", Effect { May { {}, { Effect { leaf } }, {}, {} } });
                },
            },
            effect.node);
        if (instead)
            effect = Effect(*instead);
    }
    void operator()(Thing& thing)
    {
        ownOf(thing);
        std::optional<Thing> instead;
        const auto becomes = [&](std::string_view name, std::string_view change, Thing other) {
            m_changes.offer(name, change, [&] { instead = std::move(other); });
        };
        std::visit(
            Overloaded {
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
                    m_changes.offerNext("what: top of the deck", "whose", t.whose, Side::Opponents);
                },
                [&](auto&) { becomes("what: one that is known", "every one", Each {}); },
            },
            thing);
        if (instead)
            thing = Thing(*instead);
    }
    void operator()(Target&) { }
    void operator()(int&) { } // How many: the leaf that says so offers it.
    void operator()(Filter& filter)
    {
        const std::string_view name = "which";
        if (filter.other)
            m_changes.offerOther(name, "other or any", filter.other);
        // What can only be one's own is not told apart by "you control": what is sacrificed (glossary), paid with
        // (8.1) or cast, what lies in one's own zones (5), and what one is asked whether one controls.
        if (&filter != m_own || filter.controller != Side::Any)
            m_changes.offerNext(name, "whose", filter.controller, Side::Opponents);
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
                filter.extreme = filter.extreme == Filter::Extreme::Highest
                    ? Filter::Extreme::Lowest
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
    void operator()(Condition& condition)
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

    /// Of what can only be your own.
    void ofYours(Filter& filter)
    {
        m_own = &filter;
        (*this)(filter);
    }

private:
    void placeChanges(std::string_view name, Place& place)
    {
        if (place.zone == Zone::Island)
            return;
        m_changes.offer(name, "in another place",
            [&] { place.zone = place.zone == Zone::Limbo ? Zone::Hand : Zone::Limbo; });
        m_changes.offerNext(name, "in whose place", place.whose, Side::Opponents);
    }
    void without(std::string_view name, Sequence& e)
    {
        if (e.parts.size() < 2)
            return;
        for (Sequence::Joint& joint : e.joints)
            if (joint == Sequence::Joint::IfDone)
                m_changes.offer(
                    name, "whether it was done or not", [&] { joint = Sequence::Joint::Then; });
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
        // Whoever searches need not find anything (glossary Search), so "up to" adds nothing to it.
        if constexpr (requires { e.upTo = true; } && !std::is_same_v<Leaf, Search>)
            m_changes.offerOther(name, "up to or so many", e.upTo);
        if constexpr (std::is_same_v<Leaf, Search> || std::is_same_v<Leaf, CastFrom>)
            m_own = &e.filter;
        if constexpr (std::is_same_v<Leaf, CostChange>)
            if (e.who == Side::You)
                m_own = &e.filter;
        if constexpr (requires { e.type->noun; })
            if (e.type)
                m_own = &*e.type;
        m_sacrifices = std::is_same_v<Leaf, Sacrifice>;
        if constexpr (requires { e.random = true; })
            m_changes.offerOther(name, "at random or chosen", e.random);
        if constexpr (requires { e.reveal = true; })
            m_changes.offerOther(name, "revealed or not", e.reveal);
        if constexpr (std::is_same_v<Leaf, Damage>)
            if (isOfSeveral(e))
                m_changes.offerOther(name, "divided or not", e.divided);
        // Only there are cards engaged or not (5.3, 5.5).
        if constexpr (std::is_same_v<Leaf, Move>)
            if (e.to == Zone::Island || e.to == Zone::SoulRow)
                m_changes.offerOther(name, "engaged or not", e.engaged);
        if constexpr (requires { e.duration = Duration::Permanent; })
            if (!m_lasts)
                m_changes.offerNext(name, "for another time", e.duration, Duration::YourNextTurn);
        if constexpr (requires { e.times.reset(); })
            if (e.times)
                m_changes.offer(name, "once", [&] { e.times.reset(); });
        if constexpr (std::is_same_v<Leaf, Modify>) {
            m_changes.offerMore(name, e.attack);
            m_changes.offerMore(name, e.defense);
        }
        if constexpr (requires { e.keywords; })
            for (std::size_t i = 0; i < e.keywords.size() && !m_changes.isMade(); ++i) {
                m_changes.offerNext(name, "another keyword", e.keywords[i], lastKeyword);
                if (e.keywords.size() > 1)
                    m_changes.offer(name, "without one of them", [&] {
                        e.keywords.erase(e.keywords.begin() + static_cast<std::ptrdiff_t>(i));
                    });
            }
        if constexpr (std::is_same_v<Leaf, Move>) {
            m_changes.offer(name, "to elsewhere",
                [&] { e.to = e.to == Zone::Hand ? Zone::Limbo : Zone::Hand; });
            m_changes.offerNext(name, "to another spot", e.spot, Move::Spot::None);
            // Only on the island is it two things to be returned and to be put there (glossary), and somebody's
            // control. Any other zone it goes to is its owner's (5), "its owner's" or "your" said.
            if (e.to == Zone::Island) {
                m_changes.offer(name, "put, not returned", [&] {
                    e.word = e.word == Move::Word::Return ? Move::Word::Put : Move::Word::Return;
                });
                if (!isFromYourZone(e.what))
                    m_changes.offerOther(name, "under whose control", e.underYourControl);
            }
        }
        if constexpr (std::is_same_v<Leaf, Search> || std::is_same_v<Leaf, LookAndPick>)
            m_changes.offer(name, "to elsewhere",
                [&] { e.to = e.to == Zone::Hand ? Zone::Limbo : Zone::Hand; });
        if constexpr (std::is_same_v<Leaf, Allow>) {
            m_changes.offerNext(name, "another deed", e.deed, Allow::Deed::BeDestroyedByEffects);
            if (e.number > 0)
                m_changes.offerMore(name, e.number);
            m_changes.offerOther(name, "can or can not", e.can);
            m_changes.offerOther(name, "by or except by", e.except);
            if (e.by)
                m_changes.offer(name, "by anybody", [&] { e.by.reset(); });
        }
        if constexpr (std::is_same_v<Leaf, LookAndPick>) {
            m_changes.offerOther(name, "the rest at random", e.restAtRandom);
            m_changes.offerOther(name, "seen by all or alone", e.open);
        }
        if constexpr (std::is_same_v<Leaf, Forbid>)
            if (e.most > 0)
                m_changes.offerMore(name, e.most);
        if constexpr (std::is_same_v<Leaf, Forbid>)
            m_changes.offerNext(name, "another deed", e.deed, Forbid::Deed::AttackYou);
        if constexpr (std::is_same_v<Leaf, CostChange>) {
            m_changes.offerMore(name, e.amount);
            if (e.nth > 0)
                m_changes.offer(name, "the first or all", [&] { e.nth = 0; });
            if (e.next)
                m_changes.offerOther(name, "the next or all", e.next);
            m_changes.offer(name, "less or more", [&] { e.amount = -e.amount; });
            m_changes.offerNext(name, "whose", e.who, Side::Opponents);
        }
        if constexpr (std::is_same_v<Leaf, PreventAll>)
            m_changes.offerOther(name, "all or combat damage", e.combat);
        if constexpr (requires { e.returns = true; })
            m_changes.offerOther(name, "put, not returned", e.returns);
        if constexpr (std::is_same_v<Leaf, MoreSoul>)
            m_changes.offerMore(name, e.amount);
        if constexpr (std::is_same_v<Leaf,
                          Discard> || std::is_same_v<Leaf, Reveal> || std::is_same_v<Leaf, Plunder>)
            if (e.type)
                m_changes.offer(name, "any card", [&] { e.type.reset(); });
        if constexpr (std::is_same_v<Leaf, Become>) {
            m_changes.offerOther(name, "the attack too", e.attack);
            m_changes.offerOther(name, "the defense too", e.defense);
        }
        if constexpr (requires { e.abolishes = true; })
            if (!isOfAnActivation(e.what)) // which goes nowhere
                m_changes.offerOther(name, "abolished or not", e.abolishes);
        if constexpr (std::is_same_v<Leaf, Lessen>)
            m_changes.offerMore(name, e.amount);
        if constexpr (std::is_same_v<Leaf, HandSize>)
            m_changes.offerMore(name, e.change);
        if constexpr (std::is_same_v<Leaf, PickFromHand>)
            m_changes.offerNext(name, "another fate", e.fate, PickFromHand::Fate::Bottom);
        if constexpr (std::is_same_v<Leaf, Instead>) {
            m_changes.offerNext(name, "another fate", e.fate, Instead::Fate::Stay);
            if (e.fate != Instead::Fate::Stay)
                m_changes.offerOther(name, "destroyed or dying", e.destroyed);
        }
        if constexpr (requires { e.kind.name; })
            m_changes.offer(name, "other counters", [&] {
                e.kind = e.kind.attack == 1 ? CounterKind { "hour" } : CounterKind { {}, 1, 1 };
            });
        if constexpr (std::is_same_v<Leaf, EntersWith> || std::is_same_v<Leaf, DrawPhase>)
            m_changes.offerMore(name, moreOf(e));
        if constexpr (std::is_same_v<Leaf, PutCounters>)
            m_changes.offerOther(name, "doubled or put", e.doubles);
        if constexpr (std::is_same_v<Leaf, Skip> || std::is_same_v<Leaf, Extra>)
            m_changes.offerNext(name, "another part", e.part, lastPartOf(e));
        if constexpr (std::is_same_v<Leaf, Toll>) {
            m_changes.offerMore(name, e.price);
            m_changes.offerOther(name, "you or anybody", e.onlyYou);
        }
        if constexpr (std::is_same_v<Leaf, Increase> || std::is_same_v<Leaf, MoreDamage>)
            m_changes.offerMore(name, e.times > 1 ? e.times : e.plus);
        if constexpr (std::is_same_v<Leaf, NoLimbo>)
            m_changes.offerNext(name, "whose", e.side, Side::Opponents);
        if constexpr (std::is_same_v<Leaf, BecomeFaction>)
            m_changes.offerOther(name, "also or only", e.also);
        if constexpr (std::is_same_v<Leaf, MayCast>)
            m_changes.offerOther(name, "free or not", e.free);
        if constexpr (std::is_same_v<Leaf, ChangeCast>) {
            m_changes.offer(name, "another change", [&] {
                e.how = e.how == ChangeCast::How::Copy ? ChangeCast::How::Take
                                                       : ChangeCast::How::Copy;
            });
            if (e.how != ChangeCast::How::Aim)
                m_changes.offerOther(name, "new targets or not", e.newTargets);
        }
        if constexpr (std::is_same_v<Leaf, Triggering>) {
            m_changes.offerOther(name, "once more or not at all", e.again);
            m_changes.offerOther(name, "dying or entering", e.dying);
        }
        if constexpr (std::is_same_v<Leaf, YearFate>)
            m_changes.offerOther(name, "abolished or silent", e.abolished);
        if constexpr (std::is_same_v<Leaf, CastFrom>) {
            m_changes.offerOther(name, "once or always", e.once);
            m_changes.offerOther(name, "abolished or not", e.abolished);
        }
        if constexpr (std::is_same_v<Leaf, CastFree>)
            m_changes.offerOther(name, "abolished or not", e.abolished);
        if constexpr (std::is_same_v<Leaf, GainControl>)
            if (e.whileSo)
                m_changes.offer(name, "for good", [&] { e.whileSo.reset(); });
        if constexpr (std::is_same_v<Leaf, PutCounters>)
            if (e.divided)
                m_changes.offerOther(name, "divided or on each", e.divided);
        if constexpr (std::is_same_v<Leaf, RevealUntil>)
            m_changes.offer(name, "to elsewhere",
                [&] { e.to = e.to == Zone::Hand ? Zone::Limbo : Zone::Hand; });
        if constexpr (std::is_same_v<Leaf, WinLose>)
            m_changes.offerOther(name, "wins or loses", e.wins);
    }

    static int& moreOf(EntersWith& e) { return e.count; }
    static int& moreOf(DrawPhase& e) { return e.more; }
    static Skip::Part lastPartOf(const Skip&) { return Skip::Part::Turn; }
    static Extra::Part lastPartOf(const Extra&) { return Extra::Part::Combat; }

    void ownOf(Thing& thing)
    {
        if (m_sacrifices || isFromYourZone(thing))
            std::visit(Overloaded { [&](Target& t) { m_own = &t.spec.filter; },
                           [&](Each& t) { m_own = &t.filter; }, [&](Some& t) { m_own = &t.filter; },
                           [](auto&) {} },
                thing);
    }

    Changes& m_changes;
    bool m_lasts;
    const Amount* m_times = nullptr; ///< Of the leaf that was looked at last.
    const Filter* m_own = nullptr;   ///< Of what can only be one's own.
    bool m_sacrifices = false;       ///< The leaf that was looked at last does.
};

void offerTrigger(Trigger& trigger, Changes& changes, Offering& offering)
{
    changes.offerNext("trigger", "another event", trigger.event, Trigger::Event::OpponentSearches);
    if (trigger.place.zone != Zone::Island) {
        changes.offerNext("trigger", "into whose zone", trigger.place.whose, Side::Opponents);
        changes.offer("trigger", "another zone", [&] {
            trigger.place.zone = trigger.place.zone == Zone::Limbo ? Zone::Hand : Zone::Limbo;
        });
        if (trigger.from)
            changes.offer("trigger", "from anywhere", [&] { trigger.from.reset(); });
    }
    if (trigger.nth > 0)
        changes.offerMore("trigger", trigger.nth);
    if (opponentsOf(trigger.event))
        changes.offerOther("trigger", "anyone's, or yours", trigger.anyones);
    if (trigger.together)
        changes.offerOther("trigger", "one or more, or each", trigger.together);
    if (trigger.onceEachTurn)
        changes.offerOther("trigger", "once each turn", trigger.onceEachTurn);
    changes.offerOther("trigger", "this or another", trigger.subjectIsThis);
    changes.offerOther("trigger", "each turn or yours", trigger.eachTurn);
    changes.offerOther("trigger", "an opponent's turn or yours", trigger.opponentsTurn);
    using Event = Trigger::Event;
    // Only citizens block and are blocked (4.4.3).
    if (trigger.event != Event::Blocks && trigger.event != Event::BecomesBlocked)
        changes.offerNext("trigger", "to something else", trigger.object, Trigger::Object::Player);
    if (trigger.event == Trigger::Event::Attacks || trigger.event == Trigger::Event::BecomesTarget)
        changes.offerNext("trigger", "against or by whom", trigger.bySide, Side::Opponents);
    if (!isOfYourAttack(trigger) || trigger.during != Trigger::During::Always)
        changes.offerNext(
            "trigger", "in another's turn", trigger.during, Trigger::During::OpponentsTurn);
    if (trigger.subjectIsThis)
        return;
    if (trigger.event >= Event::YouDraw && trigger.event <= Event::YouCast)
        offering.ofYours(trigger.subject);
    else
        offering(trigger.subject);
}

void offerCost(Ability& ability, Changes& changes, Offering& offering)
{
    for (std::size_t i = 0; i < ability.cost.size() && !changes.isMade(); ++i) {
        CostItem& item = ability.cost[i];
        if (!item.byX)
            changes.offerMore("cost", item.count);
        if (item.kind == CostItem::Kind::Stones && !item.stones.empty())
            changes.offer("cost", "other stones", [&] { item.stones.push_back(item.stones[0]); });
        if (item.kind != CostItem::Kind::Stones)
            offering.ofYours(item.filter);
        changes.offer("cost", "without one of them",
            [&] { ability.cost.erase(ability.cost.begin() + static_cast<std::ptrdiff_t>(i)); });
    }
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
        Offering offering(changes, ability.kind == Ability::Kind::Passive);
        for (Keyword& keyword : ability.keywords)
            changes.offerNext("keyword", "another", keyword, lastKeyword);
        if (ability.solo)
            changes.offerOther("Solo", "or always", ability.solo);
        if (ability.focused)
            changes.offerOther("Focused -", "or always", ability.focused);
        if (ability.shortTime) {
            changes.offerMore("Short Time", *ability.shortTime);
            changes.offer("Short Time", "or always", [&] { ability.shortTime.reset(); });
        }
        offerCost(ability, changes, offering);
        if (ability.trigger) {
            offerTrigger(*ability.trigger, changes, offering);
            changes.offerOther("you may", "or must", ability.may);
        }
        if (ability.condition && !changes.isMade()) {
            changes.offer("as long as", "always", [&] { ability.condition.reset(); });
            if (ability.condition) {
                offering(*ability.condition);
                offering(ability.condition->filter);
            }
        }
        if (ability.effect)
            walk(*ability.effect, offering);
    }
}

template <typename Parse>
std::vector<text::Mutant> mutantsOf(std::string_view printed, Parse&& parse)
{
    const Parsed parsed = parse(printed);
    if (!parsed.problems.empty())
        return {};
    const std::string original = print(parsed.abilities);
    return text::mutantsOf(parsed.abilities, offerAll,
        [&](const std::vector<Ability>& changed) -> std::optional<std::string> {
            std::string text = print(changed);
            if (text == original)
                return std::nullopt;
            const Parsed again = parse(text);
            if (!again.problems.empty() || print(again.abilities) != text)
                return std::nullopt;
            return text;
        });
}

} // namespace

std::vector<text::Mutant> mutants(
    std::string_view printed, CardType type, std::string_view name, bool paysX)
{
    text::Speaker speaker { name };
    speaker.paysX = paysX;
    return mutantsOf(
        printed, [&](std::string_view text) { return parseText(text, type, {}, speaker); });
}

std::vector<text::Mutant> yearMutants(std::string_view printed, std::string_view name)
{
    text::Speaker speaker { name };
    speaker.paysX = false; // 8.1.2
    return mutantsOf(
        printed, [&](std::string_view text) { return parseYearText(text, {}, speaker); });
}

} // namespace triptych::kryptik
