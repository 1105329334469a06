#include "kryptik/text/binding/Binder.h"

#include "kryptik/text/printing/Spoken.h"

#include <algorithm>
#include <utility>

// What is so for a while or for good: figures, keywords, control, what may and may not be done.
namespace triptych::kryptik::binding {

void Binder::statement(Thing& what, std::string_view verb, Duration& duration)
{
    // "Detach a card from this: it gets +3/+3": what was detached gets nothing.
    const auto* it = std::get_if<It>(&what);
    const bool ofTheCost = it && it->word == It::Word::It && m_things.empty()
        && std::ranges::any_of(m_ability.cost, [](const CostItem& item) {
               return item.kind == CostItem::Kind::DetachFromThis
                   || item.kind == CostItem::Kind::RemoveCounters;
           });
    if (ofTheCost)
        what = This {};
    const auto id = on(what, verb);
    const auto* each = std::get_if<Each>(&what);
    if (each && each->filter.noun == Filter::Noun::Spell && each->place == Place {})
        complain("spells", spellsDamage);
    m_lastStatement = id;
    // What a card gives to the citizen it is attached to lasts as long as it is there (5.3.1).
    if (duration == Duration::Permanent && m_attachedTo && id == m_attachedTo)
        duration = Duration::WhileAttached;
    if (duration == Duration::WhileAttached && !m_attachedTo)
        complain("attached", "This card is not attached to anything here.");
    needsHere(duration);
    needsYours(what, duration);
}

/// What an opponent controls as it is told is not yours even then.
void Binder::needsYours(const Thing& what, Duration duration)
{
    const Filter* said = nullptr;
    if (const auto* target = std::get_if<Target>(&what))
        said = &target->spec.filter;
    else if (const auto* each = std::get_if<Each>(&what))
        said = &each->filter;
    else if (const auto* some = std::get_if<Some>(&what))
        said = &some->filter;
    if (duration == Duration::WhileYours && said
        && (said->controller == Side::Opponents || said->controller == Side::They))
        complain("control",
            "An opponent controls it, so this is over before it begins. Gain control of it first, "
            "or say \"until its controller's next turn\".");
}

void Binder::visitLeaf(Modify& e)
{
    if (e.attackByX || e.defenseByX) {
        Amount x { Amount::Kind::X, 0, {}, false };
        settle(x);
    }
    statement(e.what, "change", e.duration);
    if (e.times) {
        needOne(e.what, *e.times);
        // "Target citizen gets +1/+1 for each other citizen": other than this card, or than that citizen?
        const auto* it = std::get_if<It>(&e.what);
        const bool self = std::holds_alternative<This>(e.what)
            || (it && it->referent.kind == Referent::Kind::Source);
        const bool one = !isPlural(e.what) && !std::holds_alternative<Each>(e.what);
        if (e.times->of && e.times->of->filter.other && !self && (isCitizenText() || !one))
            complain("other",
                "That could be other than this card or other than who gets it; count them without "
                "\"other\".");
        settle(*e.times);
        const bool own = e.times->referent.kind == Referent::Kind::Source
            || e.times->referent.kind == Referent::Kind::Each || e.times->ofThis;
        if (m_ability.kind == Ability::Kind::Passive && own
            && ((e.times->kind == Amount::Kind::AttackOf && e.attack != 0)
                || (e.times->kind == Amount::Kind::DefenseOf && e.defense != 0)))
            complain("its", "It would change by itself without end; say a number.");
    }
}

void Binder::visitLeaf(Gain& e)
{
    statement(e.what, "give a keyword to", e.duration);
}

void Binder::visitLeaf(Lose& e)
{
    statement(e.what, "take abilities from", e.duration);
}

namespace {

bool isOfBlocking(Allow::Deed deed)
{
    using enum Allow::Deed;
    return deed == Block || deed == BeBlocked || deed == BlockIfAble || deed == BeBlockedIfAble
        || deed == BeBlockedBySeveral || deed == BeBlockedByFew;
}

} // namespace

void Binder::visitLeaf(Allow& e)
{
    // "Can not be blocked by citizens with lower attack": than whom this is said of.
    const bool passive = m_ability.kind == Ability::Kind::Passive;
    const bool one = std::holds_alternative<This>(e.what)
        || (std::holds_alternative<It>(e.what) && !isPlural(e.what));
    const auto settleBy = [&] {
        const bool before = std::exchange(m_ofOne, one);
        settle(*e.by, false);
        m_ofOne = before;
    };
    if (e.by && !passive)
        settleBy();
    // Who is told as it attacks what blocks it is told of that attack (RULING 4.4).
    const auto& trigger = m_ability.trigger;
    if (isOfBlocking(e.deed) && e.duration == Duration::Permanent && trigger && m_region == 0
        && trigger->event == Trigger::Event::Attacks)
        e.duration = Duration::EndOfCombat;
    const bool always = passive && e.duration == Duration::Permanent;
    if (e.deed == Allow::Deed::BlockThisIfAble && !always) { // it is remembered which card this is
        if (e.duration == Duration::Permanent || e.duration == Duration::EndOfCombat)
            e.duration = Duration::EndOfTurn; // it attacks once a turn
        if (e.duration != Duration::EndOfTurn || m_ability.kind == Ability::Kind::Passive
            || !isCitizenText() || m_gone)
            complain("block",
                "Only this citizen can be what must be blocked, for a turn: \"Whenever this "
                "attacks, "
                "target citizen an opponent controls blocks this if able until end of turn.\"");
    }
    // "Engaged citizens you control can block": as they are.
    const auto* each = std::get_if<Each>(&e.what);
    const auto& asked = m_ability.condition;
    const bool engaged = (each && each->filter.condition == Filter::Condition::Engaged)
        || (asked && std::holds_alternative<This>(e.what) && asked->kind == Condition::Kind::ThisIs
            && asked->filter.condition == Filter::Condition::Engaged && !asked->negated);
    if (e.can && engaged && e.deed == Allow::Deed::Block && !e.by)
        e.deed = Allow::Deed::BlockEngaged;
    if (e.can && engaged && (e.deed == Allow::Deed::Attack || e.deed == Allow::Deed::AttackOrBlock))
        complain("attack",
            "Nothing lets an engaged citizen attack. Disengage it, or say that it \"can block "
            "while engaged\".");
    statement(e.what, "allow or forbid something to", e.duration);
    if (e.by && passive)
        settleBy();
}

void Binder::visitLeaf(GainControl& e)
{
    settle(e.who);
    const bool several
        = e.who.kind == Who::Kind::EachPlayer || e.who.kind == Who::Kind::EachOpponent;
    if (several && std::holds_alternative<Some>(e.what))
        complain("gain",
            "Of several players nobody is asked whose citizen they gain. Say which player: "
            "\"Target opponent gains control of a citizen you control.\"");
    const auto* each = std::get_if<Each>(&e.what);
    if (several && each && each->filter.owner != Side::They)
        complain("gain",
            "Not all of them can control the same citizens. Say whose they are: \"Each player "
            "gains "
            "control of all citizens they own.\"");
    if (each && e.duration == Duration::WhileAttached)
        complain("each",
            "While this is attached, control is gained of what it is attached to: \"Gain control "
            "of that citizen while this is attached to it.\"");
    const auto id = on(e.what, "gain control of");
    if (e.who.kind == Who::Kind::You)
        takes(e.what, id);
    if (e.whileSo) {
        using Kind = Condition::Kind;
        const Kind kind = e.whileSo->kind;
        const bool asked = kind == Kind::YouControl || kind == Kind::YouControlNo
            || kind == Kind::OpponentControls || kind == Kind::Has || kind == Kind::LimboAtLeast
            || kind == Kind::HandAtMost || kind == Kind::HandAtLeast || kind == Kind::YourYearAtMost
            || kind == Kind::OpponentYearAtMost;
        const bool theirs
            = e.whileSo->place.whose == Side::They || e.whileSo->filter.controller == Side::They;
        if (!asked || theirs || e.who.kind != Who::Kind::You || m_region > 0)
            complain("as long as",
                "Control lasts for as long as you control something, or have so many cards: "
                "\"for as long as you control an Undead citizen\".");
        settle(*e.whileSo);
    }
    needsHere(e.duration);
    const bool here = e.duration == Duration::WhileHere || e.duration == Duration::WhileStays
        || e.duration == Duration::WhileEngaged;
    if (here && e.who.kind != Who::Kind::You)
        complain("as long as", "Only you can control it for as long as you control this.");
    if (e.duration == Duration::WhileAttached && !m_attachedTo)
        complain("attached", "This card is not attached to anything here.");
}

void Binder::visitLeaf(PreventNext& e)
{
    settle(e.amount);
    // "Prevent the next 3 damage that would be dealt to citizens you control": 3 in all, which nobody shares out.
    const auto* each = std::get_if<Each>(&e.what);
    if (!e.who && each && each->word != Each::Word::Each && e.amount.kind != Amount::Kind::All)
        complain("prevent",
            "Damage is prevented of each citizen by itself: say \"Prevent the next 3 damage that "
            "would be dealt to each citizen you control this turn\".");
    if (e.who)
        settle(*e.who);
    else
        on(e.what, "prevent damage to");
}

void Binder::visitLeaf(Switch& e)
{
    statement(e.what, "change", e.duration);
}

void Binder::visitLeaf(PreventAll&)
{
}

void Binder::visitLeaf(Forbid& e)
{
    settle(e.who);
    if (e.which)
        settle(*e.which, false);
    const bool named = e.which && e.which->sameName == Filter::SameName::AsChosen;
    const bool kept = m_choseName
        && (e.duration == Duration::EndOfTurn || e.duration == Duration::YourNextTurn
            || e.duration == Duration::YourNextTurnEnd);
    const bool here = e.duration == Duration::WhileHere || e.duration == Duration::WhileStays;
    if (named && m_ability.kind != Ability::Kind::Passive && !here && !kept)
        complain("name",
            "The name is remembered only by a citizen: \"As this enters, name a card\", then "
            "\"Cards with the chosen "
            "name can not be cast.\"");
    if (e.which && here)
        needsHere(e.duration);
    else if (here || e.duration == Duration::WhileEngaged || e.duration == Duration::WhileAttached)
        complain("as long as", "This lasts until end of turn or until your next turn.");
}

void Binder::visitLeaf(CostChange& e)
{
    settle(e.filter, false);
    if (e.filter.sameName == Filter::SameName::AsChosen && m_ability.kind != Ability::Kind::Passive)
        complain("name",
            "The name is remembered only by a citizen: \"As this enters, name a card\", then "
            "\"Cards with the chosen "
            "name players cast cost {1} more.\"");
    if (e.times)
        settle(*e.times);
    if (e.who == Side::Opponents && e.filter.controller == Side::You)
        complain(
            "you control", "What an opponent casts you do not control; leave out \"you control\".");
    if (e.filter.controller == Side::They || e.filter.other)
        complain("cast", "Of what is cast it is said what it is: \"spells you cast\".");
}

void Binder::visitLeaf(CastFromLimbo& e)
{
    if (e.leaves && !isCitizenText())
        complain("leave", "A spell is never on the island. Say \"If you do, abolish it\".");
    if (e.abolished && isCitizenText())
        complain("abolish",
            "A citizen that was cast is on the island then. Say what becomes of it when it leaves: "
            "\"If this would "
            "die, abolish it instead.\"");
}

void Binder::visitLeaf(EntersEngaged& e)
{
    on(e.what, "have something enter");
}

void Binder::visitLeaf(Instead& e)
{
    on(e.what, "replace the death of");
}

void Binder::visitLeaf(Lessen& e)
{
    on(e.what, "prevent damage to");
    if (e.by)
        settle(*e.by, false);
}

void Binder::visitLeaf(HandSize& e)
{
    settle(e.who);
}

void Binder::needsHere(Duration duration)
{
    if ((duration == Duration::WhileHere || duration == Duration::WhileStays
            || duration == Duration::WhileEngaged)
        && (!isCitizenText() || m_gone))
        complain("as long as",
            "This card is not on the island, so nothing lasts for as long as it is there. Say "
            "\"until "
            "end of turn\".");
}

/// "its attack" said of several at once would be one number for all of them.
void Binder::needOne(const Thing& what, const Amount& amount)
{
    const bool statistic = amount.kind == Amount::Kind::AttackOf
        || amount.kind == Amount::Kind::DefenseOf || amount.kind == Amount::Kind::CostOf;
    const bool several = isPlural(what) || std::holds_alternative<Each>(what);
    if (statistic && several && !amount.ofThis && !amount.ofPaid
        && m_ability.kind != Ability::Kind::Passive)
        complain("its",
            "Of several citizens at once it is one number for all. Say it of one: \"Target citizen "
            "gets "
            "+X/+0 until end of turn, where X is its attack.\"");
}

void Binder::visitLeaf(Become& e)
{
    const auto id = on(e.what, "change");
    needOne(e.what, e.amount);
    if (!isPlural(e.what) && !std::holds_alternative<Each>(e.what))
        m_subject = id;
    settle(e.amount);
    m_subject.reset();
    m_lastStatement = id;
    if (e.duration == Duration::WhileAttached)
        complain("attached", "This card is not attached to anything here.");
    needsHere(e.duration);
    needsYours(e.what, e.duration);
}

void Binder::visitLeaf(MoreSoul& e)
{
    settle(e.who);
}

void Binder::visitLeaf(Redirect& e)
{
    settle(e.from, "redirect damage from", { Zone::Island });
    const auto to = settle(e.to, "redirect damage to", { Zone::Island });
    if (isPlural(e.to) || std::holds_alternative<Each>(e.to))
        complain("instead", "Damage is dealt to one citizen instead.");
    says(to);
}

void Binder::visitLeaf(CastFrom& e)
{
    settle(e.filter, false);
    if (e.duration == Duration::WhileHere || e.duration == Duration::WhileStays
        || e.duration == Duration::WhileEngaged || e.duration == Duration::WhileAttached)
        complain("as long as", "This lasts until end of turn or until your next turn.");
}

void Binder::visitLeaf(CastOnly& e)
{
    if (e.of)
        settle(*e.of, false);
    else
        needsNothingOfItself();
    if (m_ability.kind == Ability::Kind::Passive && e.duration != Duration::Permanent)
        complain("until", "What is always so has no end.");
}

void Binder::visitLeaf(NotCountered& e)
{
    if (e.of)
        settle(*e.of, false);
}

void Binder::visitLeaf(Grant& e)
{
    statement(e.what, "give an ability to", e.duration);
}

void Binder::visitLeaf(Watch& e)
{
    // A region of its own: it reads nothing but what it is about.
    Ability inner = *e.ability;
    if (e.of)
        on(*e.of, "wait for something of", {});
    const Unbound wrong
        = bind(inner, { e.of ? CardType::Citizen : CardType::Spell, false, false }, nullptr);
    if (!wrong.text.empty())
        complain(wrong.word, wrong.text);
    e.ability = std::make_shared<const Ability>(std::move(inner));
}

void Binder::visitLeaf(SetStats& e)
{
    // What changes both figures would be added to the one that follows the other a second time.
    if (e.amount.kind == Amount::Kind::AttackOf || e.amount.kind == Amount::Kind::DefenseOf)
        complain("equal",
            "A figure can not follow the other one of the same citizen; say what is counted, or "
            "\"Switch the attack and defense of this until end of turn.\"");
    settle(e.amount);
}

} // namespace triptych::kryptik::binding
