#include "kryptik/text/language/MutantsOffering.h"

#include "core/Overloaded.h"
#include "kryptik/text/language/Productions.h"
#include "kryptik/text/language/Sameness.h"
#include "kryptik/tree/Walk.h"

#include <optional>
#include <type_traits>

// What could be done otherwise: the changes of instructions.
namespace triptych::kryptik {

void Offering::operator()(Effect& effect)
{
    const std::string_view name = instructionName(effect);
    offerInstead(name, effect, [&](const auto& becomes) {
        return Overloaded {
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
                if (e.each.kind != Who::Kind::You && !isOfOthers(e))
                    m_changes.offer(name, "of each opponent or each player", [&] {
                        e.each.kind = e.each.kind == Who::Kind::EachPlayer ? Who::Kind::EachOpponent
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
        };
    });
}

void Offering::without(std::string_view name, Sequence& e)
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
void Offering::leafChanges(std::string_view name, Leaf& e)
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
    if constexpr (std::is_same_v<Leaf, Sacrifice>)
        m_onlyOne = isSacrificedByOne(e) ? &e.who : nullptr;
    if constexpr (requires { e.random = true; })
        m_changes.offerOther(name, "at random or chosen", e.random);
    if constexpr (requires { isSeenAnyway(e); }) {
        if (!isSeenAnyway(e))
            m_changes.offerOther(name, "revealed or not", e.reveal);
    } else if constexpr (requires { e.reveal = true; })
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
                m_changes.offer(name, "without one of them",
                    [&] { e.keywords.erase(e.keywords.begin() + static_cast<std::ptrdiff_t>(i)); });
        }
    if constexpr (std::is_same_v<Leaf, Move>) {
        m_changes.offer(
            name, "to elsewhere", [&] { e.to = e.to == Zone::Hand ? Zone::Limbo : Zone::Hand; });
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
        m_changes.offer(
            name, "to elsewhere", [&] { e.to = e.to == Zone::Hand ? Zone::Limbo : Zone::Hand; });
    if constexpr (std::is_same_v<Leaf, Allow>) {
        m_changes.offerNext(name, "another deed", e.deed, Allow::Deed::BeEngaged);
        if (e.number > 0 && e.deed != Allow::Deed::AttackIfAble)
            m_changes.offerMore(name, e.number);
        m_changes.offerOther(name, "can or can not", e.can);
        m_changes.offerOther(name, "by or except by", e.except);
        if (e.by)
            m_changes.offer(name, "by anybody", [&] { e.by.reset(); });
    }
    if constexpr (std::is_same_v<Leaf, LookAndPick>) {
        if (!restStays(e))
            m_changes.offerOther(name, "the rest at random", e.restAtRandom);
        if (!e.chooser) // who sees them, too
            m_changes.offerOther(name, "seen by all or alone", e.open);
        if (e.chooser)
            m_changes.offer(name, "you choose", [&] { e.chooser.reset(); });
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
    if constexpr (std::is_same_v<Leaf, MoreSoul>) {
        if (e.amount > 0)
            m_changes.offerMore(name, e.amount);
        else
            m_changes.offer(name, "of the soul row or all energy", [&] {
                e.anyColour = !e.anyColour;
                e.spent = !e.spent;
            });
    }
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
    if constexpr (std::is_same_v<Leaf, Lose>)
        if (!e.keywords.empty())
            m_changes.offerOther(name, "lost or never had", e.barred);
    if constexpr (std::is_same_v<Leaf, HandSize>)
        m_changes.offerMore(name, e.number ? *e.number : e.change);
    if constexpr (std::is_same_v<Leaf, PickFromHand>)
        m_changes.offerNext(name, "another fate", e.fate, PickFromHand::Fate::Bottom);
    if constexpr (std::is_same_v<Leaf, Instead>) {
        m_changes.offerNext(name, "another fate", e.fate, Instead::Fate::Shuffled);
        if (!staysWhere(e.fate))
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
        if (e.deed == Toll::Deed::Attack && !e.onlyRow)
            m_changes.offerOther(name, "you or anybody", e.onlyYou);
        if (!e.onlyYou && e.price > 0)
            m_changes.offerNext(name, "attacking or blocking", e.deed, Toll::Deed::AttackOrBlock);
    }
    if constexpr (std::is_same_v<Leaf, Increase> || std::is_same_v<Leaf, MoreDamage>)
        m_changes.offerMore(name, e.times > 1 ? e.times : e.plus);
    if constexpr (std::is_same_v<Leaf, MoreDamage>)
        if (e.duration == Duration::Permanent)
            m_changes.offerOther(name, "in combat or any", e.combat);
    if constexpr (std::is_same_v<Leaf, NoLimbo>)
        m_changes.offerNext(name, "whose", e.side, Side::Opponents);
    if constexpr (std::is_same_v<Leaf, BecomeFaction>)
        m_changes.offerOther(name, "also or only", e.also);
    if constexpr (std::is_same_v<Leaf, MayCast>)
        m_changes.offerOther(name, "free or not", e.free);
    if constexpr (std::is_same_v<Leaf, ChangeCast>) {
        m_changes.offer(name, "another change", [&] {
            e.how = e.how == ChangeCast::How::Copy ? ChangeCast::How::Take : ChangeCast::How::Copy;
            e.another = false;
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
    if constexpr (std::is_same_v<Leaf, CastFree>) {
        if (!e.whenResolved)
            m_changes.offerOther(name, "abolished or not", e.abolished);
        m_changes.offerOther(name, "free or for its 11 year cost", e.yearCost);
    }
    if constexpr (std::is_same_v<Leaf, GainControl>)
        if (e.whileSo)
            m_changes.offer(name, "for good", [&] { e.whileSo.reset(); });
    if constexpr (std::is_same_v<Leaf, PutCounters>)
        if (e.divided)
            m_changes.offerOther(name, "divided or on each", e.divided);
    if constexpr (std::is_same_v<Leaf, RevealUntil>)
        if (e.restOrdered)
            m_changes.offerOther(name, "in any order", e.restOrdered);
    if constexpr (std::is_same_v<Leaf, RevealUntil>)
        m_changes.offer(
            name, "to elsewhere", [&] { e.to = e.to == Zone::Hand ? Zone::Limbo : Zone::Hand; });
    if constexpr (std::is_same_v<Leaf, WinLose>)
        m_changes.offerOther(name, "wins or loses", e.wins);
}

} // namespace triptych::kryptik
