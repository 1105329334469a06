#include "seize/text/binding/BindLeaves.h"

#include "seize/text/binding/BindTraits.h"
#include "seize/tree/Walk.h"

#include <algorithm>
#include <type_traits>
#include <utility>
#include <variant>

// The tree of an effect, from its branches to the last deed.
namespace triptych::seize::binding {

void Binder::visit(Effect& effect)
{
    isOfTheCard(effect);
    std::visit(
        Overloaded {
            [&](Sequence& e) {
                waitFirst(e);
                for (std::size_t k = 0; k < e.parts.size(); ++k) {
                    visit(e.parts[k]);
                    if (k > 0)
                        lastsAsLong(e.parts[k - 1], e.parts[k]);
                    if (k < e.joints.size() && e.joints[k] == Sequence::Joint::Then)
                        notBeforeItsAttack(e.parts[k], e.parts[k + 1]);
                }
            },
            [&](May& e) { offered(e); },
            [&](IfSo& e) { either(e); },
            [&](Instead& e) { either(e); },
            [&](Unless& e) {
                // "counter it unless its controller pays": whose, the deed says.
                if (e.who.kind == Who::Kind::EachOpponent || e.who.kind == Who::Kind::EachPlayer) {
                    settle(e.who); // of each of them both are
                    m_mentions.open();
                    definePlayer("the player who is asked");
                    branch(e.price.front());
                    branch(e.effect.front());
                    m_mentions.close();
                    return;
                }
                const auto things = m_things.size();
                const bool after = isSaidAfter(e) && isToldToThatPlayer(e.price.front());
                if (after)
                    branch(e.effect.front());
                settle(e.who);
                m_mentions.open();
                definePlayer("the player who is asked");
                branch(e.price.front());
                m_mentions.close();
                if (!after)
                    branch(e.effect.front());
                if (e.who.kind == Who::Kind::You)
                    oneOrTheOther(things);
            },
            [&](Choose& e) {
                for (Effect& mode : e.modes) {
                    m_mentions.open();
                    branch(mode);
                    m_mentions.close();
                }
            },
            [&](FlipCoin& e) { either(e); },
            [&](Delayed& e) { later(e); },
            [&](Trap& e) { trap(e); },
            [&](Watch& e) { watch(e); },
            [&](RollDie&) { m_number = true; },
            [&](Counter& e) {
                if (e.that) {
                    counterThat();
                    return;
                }
                const auto slot = m_slots++;
                m_counters = true;
                if (e.against)
                    settle(*e.against);
                if (e.by)
                    settle(*e.by);
                define({ Is::Target, slot }, Definition::Noun::Item, text::Some::One,
                    "what is countered");
                if (const auto doer = doerOf(e.what); !doer.empty())
                    define({ Is::Attacker }, Definition::Noun::Mercenary, text::Some::One, doer);
            },
            [&](Retarget& e) { aimAnew(e); },
            [&](AlterAttack& e) {
                if (e.attack.that)
                    counterThat();
                if (e.times)
                    settle(*e.times);
                if (e.attack.that)
                    return;
                const auto slot = m_slots++;
                m_counters = true;
                if (e.attack.against)
                    settle(*e.attack.against);
                if (e.attack.by)
                    settle(*e.attack.by);
                define({ Is::Target, slot }, Definition::Noun::Item, text::Some::One, "the attack");
            },
            [&](Mark& e) {
                if (e.name.empty())
                    complain("one", std::string(unnamedCounters));
                if (!hasOwnCounters())
                    complain("counter", "Nothing of this card stays to hold counters.");
                // Nobody but this card can hold them; only whom the text has named could be meant.
                if (std::exchange(e.saidIt, false) && (m_otherNamed || hasNamed()))
                    complain("it",
                        "Counters with a name lie on the card that names them; say \"on "
                        "this\".");
                settle(e.count);
                m_number = true;
            },
            [&](Allowance& e) { allowance(e); },
            [&](Rescue& e) { rescue(e); },
            [&](Fits& e) {
                settle(e.who);
                if (m_paper != Paper::Treasure)
                    complain("equip", "Only a treasure can say who equips it.");
            },
            [&](ForEach& e) { forEach(e); },
            [&](auto& leaf) { settleLeaf(leaf); },
        },
        effect.node);
}

} // namespace triptych::seize::binding
