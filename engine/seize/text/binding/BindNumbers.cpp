#include "seize/text/binding/BindTraits.h"

#include "seize/tree/Walk.h"

#include <algorithm>
#include <memory>
#include <utility>

#include <fmt/format.h>

// How many, and whether.
namespace triptych::seize::binding {
namespace {

constexpr std::string_view otherNumber
    = "What was done right before this leaves another number; say it right behind the deed that it "
      "counts.";

} // namespace

void Binder::settle(Amount& amount, Role role)
{
    if (amount.kind == Amount::Kind::ThatMuch && amount.most <= tallied(Tallied::Removed)) {
        const bool far = amount.most == tallied(Tallied::Tiles) && m_far;
        if (far)
            m_number = *m_far = true;
        if (!far && amount.most != tallied(m_tally))
            complain("this way", std::string(otherNumber));
        if (!far)
            amount.most = -1;
    }
    if (amount.kind == Amount::Kind::ThatMuch && !m_number)
        complain("that", "No number was named before this; say how many, or what it is equal to.");
    if (amount.counted) {
        Counted counted = *amount.counted;
        settle(counted, role);
        amount.counted = std::make_shared<const Counted>(std::move(counted));
    }
    if (amount.quantity) {
        Quantity quantity = *amount.quantity;
        settle(quantity, role);
        amount.quantity = std::make_shared<const Quantity>(std::move(quantity));
    }
}

void Binder::settle(Quantity& quantity, Role role)
{
    switch (quantity.kind) {
    case Quantity::Kind::NumberOf:
    case Quantity::Kind::HighestOf:
    case Quantity::Kind::LowestOf:
    case Quantity::Kind::SumOf:
        settle(quantity.counted, role);
        break;
    case Quantity::Kind::ThatNumber:
    case Quantity::Kind::Excess:
        if (quantity.kind == Quantity::Kind::ThatNumber ? !m_number : m_tally != Tallied::Damage)
            complain("that",
                "No number was named right before this; say how many, or what it is equal "
                "to.");
        break;
    case Quantity::Kind::Paid: {
        m_saysX = true;
        const auto isX
            = [](const CostItem& item) { return item.kind == CostItem::Kind::AnyTreasures; };
        if (std::ranges::none_of(m_ability->cost, isX))
            complain("X",
                "Nobody says what X is; say \"where X is ...\", or let the ability cost it: "
                "\"Active (X):\".");
        break;
    }
    case Quantity::Kind::StatOf:
    case Quantity::Kind::MissingHealthOf:
    case Quantity::Kind::DefenseOf:
    case Quantity::Kind::ArmorOf:
    case Quantity::Kind::MagicArmorOf:
    case Quantity::Kind::FullHealthOf:
        m_ofFigure = quantity.kind == Quantity::Kind::StatOf;
        if (m_ofFigure && quantity.of == Thing::Kind::It && isOfCards(quantity.stat))
            orTheCard();
        m_ofBounty = m_ofFigure && quantity.stat == Stat::Bounty;
        settle(quantity.of, quantity.referent, "its", role);
        m_ofBounty = m_ofFigure = false;
        break;
    }
    if (!quantity.other)
        return;
    Quantity other = *quantity.other;
    settle(other, role);
    quantity.other = std::make_shared<const Quantity>(std::move(other));
}

/// "Each player discards their hand and draws that many": the number is of all of them together.
void Binder::ofEachPlayer(const Amount& amount, bool all)
{
    const auto isOfASide = [](const Counted& counted) {
        return counted.kind == Counted::Kind::Mercenaries
            && (counted.filter.side == Side::Allied || counted.filter.side == Side::Enemy);
    };
    if (all
        && ((amount.counted && isOfASide(*amount.counted))
            || (amount.quantity && isOfASide(amount.quantity->counted))))
        complain("each player", std::string(sideOfSeveral));
    const bool that = amount.kind == Amount::Kind::ThatMuch
        || (amount.quantity && amount.quantity->kind == Quantity::Kind::ThatNumber);
    if (that && m_ofAll)
        complain("that",
            "What several players did before this is one number, of all of them together; say how "
            "many each of them does.");
}

bool Binder::isDoneToSeveral(const Thing& thing) const
{
    return thing.kind == Thing::Kind::Each || thing.plural || thing.count > 1
        || (thing.kind == Thing::Kind::It && isOfSeveral(thing.referent));
}

/// "Remove all Bleed from each ally. Heal each of them that much": likewise.
void Binder::ofEachOfThem(const Amount& amount, const Thing& whom)
{
    const bool that = amount.kind == Amount::Kind::ThatMuch
        || (amount.quantity && amount.quantity->kind == Quantity::Kind::ThatNumber);
    if (that && m_ofMany && whom.kind == Thing::Kind::It && isDoneToSeveral(whom))
        complain("that",
            "What was done to several before this is one number, of all of them together; say "
            "\"for each ... in turn, ...\", which is done to one after the other.");
}

void Binder::settle(Counted& counted, Role role)
{
    using Kind = Counted::Kind;
    settle(counted.filter);
    settleOtherCounted(counted.filter);
    if (counted.kind == Kind::Marks && counted.name.empty())
        complain("counter", std::string(unnamedCounters));
    if (counted.kind == Kind::Mercenaries && counted.of != Thing::Kind::Each
        && seenByThem(counted.filter))
        counted.whose.kind = Who::Kind::ThatPlayer;
    if (counted.kind == Kind::Seen && !m_cards)
        complain("card",
            "No card was discarded or shown right before this; say which are counted, such as "
            "\"treasure card in your discard\".");
    if (counted.whose.kind == Who::Kind::ThatPlayer
        || counted.whose.kind == Who::Kind::ItsController)
        settle(counted.whose);
    if (counted.whose.kind == Who::Kind::Target) {
        if (m_choosesWhose && !m_static && !m_later)
            settle(counted.whose);
        else
            complain("target",
                "Nobody is chosen as a target for this; say \"an opponent's\", or \"that "
                "player's\" "
                "of one who was named before.");
    }
    // Of what is always so nobody chooses an opponent: all they have counts.
    if (m_static && counted.whose.kind == Who::Kind::Opponent)
        counted.whose.kind = Who::Kind::EachOpponent;
    if (m_static && counted.whose.kind == Who::Kind::ThatPlayer)
        complain("opponent",
            "Nobody can choose an opponent for what is always so; say \"your "
            "opponents'\".");
    if (counted.of == Thing::Kind::Each)
        return;
    if (counted.kind == Kind::Treasures || counted.kind == Kind::Counters
        || counted.kind == Kind::Steps || counted.kind == Kind::AllCounters
        || counted.kind == Kind::Statuses || counted.kind == Kind::Damage
        || counted.kind == Kind::Between) {
        if (counted.each && m_ofEach) { // "enemies have -1 melee for each Burn counter on them"
            counted.referent = { Is::Subject };
            return;
        }
        if (counted.each)
            return complain("them", couldBeAny("them"));
        settle(counted.of, counted.referent, "it", role);
        asOfWhoStays("on", counted.of, counted.referent);
    }
}

/// Of an attack: its user is not hidden any more when this is asked.
bool Binder::stealthIsOver(const Condition& condition) const
{
    return m_ability->effect && m_inEffect && condition.kind == Condition::Kind::ThingIs
        && !condition.unless && condition.of == own() && !condition.asPlayed
        && condition.filter.condition == Filter::Condition::Stealthed;
}

/// "Whenever an ally attacks, heal this mercenary 1 if it is damaged": this, or the ally?
void Binder::behindOwn(Condition& condition)
{
    if (condition.of != Thing::Kind::It || condition.referent.kind != Is::Open
        || condition.referent.slot != saidBehindOwn)
        return;
    condition.referent = {};
    if (hasNamed())
        complain("it",
            fmt::format("\"{}\" could be {}; say which it is instead of \"{}\".", "it",
                ownName() + " or whoever was named before", "it"));
    else
        condition.of = own();
}

/// "Whenever this destroys a mercenary, if it is a Mage, ...": of its own class nobody has to ask, and of what it
/// has destroyed its bounty is known.
bool Binder::asksOfOther(const Condition& condition)
{
    const bool it = condition.of == Thing::Kind::It || condition.of == Thing::Kind::That;
    if (!it || !m_hasOther || !isPrinted(condition.filter) || condition.filter == Filter {})
        return false;
    if (!staysSo(condition))
        return m_otherGone;
    if (m_paper == Paper::Treasure && m_otherGone && condition.of == Thing::Kind::It)
        complain("it",
            fmt::format("\"{}\" could be {} or {}; say \"{}\" or \"that mercenary\" instead.", "it",
                ownName(), m_otherName, ownName()));
    return m_paper == Paper::Mercenary;
}

/// "If an enemy mercenary is adjacent to this, destroy it": this, or that enemy?
void Binder::orWhoIsAsked(std::string_view word, std::string_view meaning)
{
    complain(word,
        fmt::format("\"{}\" could be {} or who the condition asks for; name it again, or say at "
                    "once whom, such as \"exhaust an enemy mercenary adjacent to this\".",
            word, meaning));
}

namespace {

/// "You control a damaged mercenary", "an enemy mercenary is adjacent to this"
bool asksForSomebody(const Condition& condition)
{
    using Kind = Condition::Kind;
    const bool there = condition.kind == Kind::YouControl
        || condition.kind == Kind::OpponentControls || condition.kind == Kind::ThereAre;
    return there && condition.filter.noun == Filter::Noun::Mercenary && condition.number == 1
        && condition.atLeast && !condition.exactly && !condition.unless;
}

} // namespace

void Binder::settle(Condition& condition)
{
    for (Condition& part : condition.parts)
        settle(part);
    askOfTheCard(condition);
    if (condition.kind == Condition::Kind::AmongThem)
        mercenaryOrCard(condition);
    if (condition.before && staysSo(condition))
        condition.before = false;
    settle(condition.filter);
    if (condition.kind == Condition::Kind::YouControl && condition.filter.side == Side::Enemy)
        complain("enemy",
            "What you control is no enemy, so this would never be so; say \"if an opponent "
            "controls\" or leave out \"enemy\".");
    if (condition.by) { // "by an adjacent mercenary": beside whom it attacks
        Range& near = condition.by->range;
        if (near.kind != Range::Kind::Anywhere && near.anchor == Range::Anchor::Source && !near.said
            && !near.named)
            near.anchor = Range::Anchor::Attacked;
        settle(*condition.by);
    }
    if (condition.kind != Condition::Kind::ThingIs && condition.kind != Condition::Kind::ThingIsNot)
        settleOtherCounted(condition.filter);
    if (condition.kind == Condition::Kind::ThereAre && !condition.they)
        condition.they = seenByThem(condition.filter);
    if (asksForSomebody(condition)) {
        m_asked = true;
        m_askedOn.reset();
        if (condition.filter.range.kind == Range::Kind::On)
            m_askedOn = condition.filter.range.referent;
        else if (condition.filter.range.anchor == Range::Anchor::It)
            m_askedNear = condition.filter.range.referent;
    }
    if (condition.left)
        settle(*condition.left);
    if (condition.right)
        settle(*condition.right);
    if (condition.kind == Condition::Kind::AmongThem && !m_cards)
        complain("card",
            "No card was discarded or shown right before this; say which, such as \"reveal the "
            "top card of your deck. If it is a treasure card, draw 1\".");
    if (condition.kind == Condition::Kind::AmongThem && condition.filter.side == Side::Yours
        && m_cards && !m_yourCards)
        complain("discarded",
            "Others discarded last; ask what you discarded right behind your own discarding.");
    if (condition.kind == Condition::Kind::ThingIs
        || condition.kind == Condition::Kind::ThingIsNot) {
        // "Deal 1 damage to the attacker if it is adjacent": nobody is near itself, so not this.
        const bool near = condition.filter.range.kind != Range::Kind::Anywhere
            && condition.filter.range.anchor == Range::Anchor::Source;
        behindOwn(condition);
        if (condition.of == Thing::Kind::It && isOfCards(condition.filter))
            orTheCard();
        settle(condition.of, condition.referent, "it", Role::Subject,
            (near && m_hasOther) || asksOfOther(condition));
        asOfOne("it", condition.referent);
        if (m_inEffect
            && !isPrinted(condition.filter)) // before it is done it is asked of who is there
            asOfWhoStays("it", condition.of, condition.referent);
        if (condition.kind == Condition::Kind::ThingIs && !condition.unless && !m_static
            && condition.filter.place == Filter::Place::EnemyGuildHall
            && !condition.filter.elsewhere)
            definePlayer("the player whose Guild Hall it is in");
        m_ownNamed = m_ownNamed || condition.of == own();
        if (condition.of == Thing::Kind::Attacked)
            nameAttacked();
        if (condition.asPlayed && (m_paper != Paper::Attack || condition.of != own()))
            complain("stealth",
                "How somebody was when this was played is remembered of the user of an Attack card "
                "only; say \"the attacker\".");
        if (condition.of == own() && condition.filter.range.kind != Range::Kind::Anywhere
            && condition.filter.range.anchor == Range::Anchor::Source)
            complain("adjacent",
                "Nothing is near itself; say who is near whom, such as \"if the attacker is "
                "adjacent to this\" or \"if an enemy mercenary is adjacent to this\".");
    }
    if (condition.kind == Condition::Kind::WasPushed && m_attackedSaid)
        nameAttacked();
    const bool definite = condition.of != Thing::Kind::This;
    if (condition.kind == Condition::Kind::ItWasDestroyed && definite)
        condition.of = Thing::Kind::It; // however that one is called
    if (condition.kind == Condition::Kind::ItWasDestroyed && !m_later) {
        const Definition* only = nullptr;
        int named = 0;
        for (const Definition& d : m_things)
            if (d.noun == Definition::Noun::Mercenary
                && (!definite
                    || (d.number != text::Some::Several
                        && (d.referent.kind != Is::Said || d.number == text::Some::One)))) {
                only = &d;
                ++named;
            }
        if (named == 1 && condition.number == 1
            && (only->referent.kind == Is::Target || only->referent.kind == Is::Attacked))
            condition.referent = only->referent;
    }
    if (condition.kind == Condition::Kind::WasPushed && !m_pushes)
        complain("it",
            "Whether somebody was pushed is asked right after the push, such as \"push it 1 "
            "tile "
            "away. If it was not pushed, exhaust it\".");
    const auto& trigger = m_ability->trigger;
    const bool attacks = trigger && trigger->event == Event::Attacks && !m_later
        && (trigger->subject.kind == Thing::Kind::This
            || trigger->subject.kind == Thing::Kind::Bearer);
    if (stealthIsOver(condition) && !m_later
        && (attacks
            || (m_ability->kind == Ability::Kind::Active
                && (m_paper == Paper::Mercenary || m_ability->ofBearer))))
        complain("stealth",
            "Whoever attacks or uses an ability comes out of Stealth before it does anything, so "
            "this would never be so; leave it out.");
    if (stealthIsOver(condition) && m_ability->kind == Ability::Kind::Attack)
        complain("stealth",
            "Whoever uses an Attack card comes out of Stealth as it is used, so this would "
            "never "
            "be so; ask it before, with \"Only while stealthed.\"");
    if (condition.kind == Condition::Kind::ThisWay && !m_number)
        complain("this way", "Nothing that can be counted was done before this.");
    if (condition.tallies != 0 && condition.kind == Condition::Kind::ThisWay
        && (condition.tallies >> static_cast<unsigned>(m_tally) & 1u) == 0)
        complain("this way", std::string(otherNumber));
    condition.tallies = 0;
    const bool did
        = condition.kind == Condition::Kind::YouDo || condition.kind == Condition::Kind::YouDoNot;
    if (condition.before)
        complain("was",
            "What was so can be asked of the one deed before it only, such as \"deal 2 Magic "
            "damage to target mercenary. If it was frozen, draw 1\"; say \"is\" where it still "
            "can be seen.");
    if (did && !m_offered)
        complain("if you",
            "Nothing that one may do or not stands before this; say \"you may ... . If you do, "
            "...\", or leave out \"if you do\".");
    if (condition.they) {
        Who they { Who::Kind::ThatPlayer };
        settle(they);
    }
}

} // namespace triptych::seize::binding
