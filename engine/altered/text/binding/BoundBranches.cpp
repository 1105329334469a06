#include "altered/text/binding/BoundReader.h"

#include "altered/text/binding/Alternatives.h"
#include "altered/text/binding/BoundSpeaks.h"
#include "altered/text/binding/BoundThisWay.h"
#include "altered/text/binding/Branches.h"
#include "altered/text/printing/Said.h"
#include "altered/tree/Walk.h"

#include <algorithm>
#include <utility>

// What is named in a part that is carried out only if something is so, later, or several times.
namespace triptych::altered {

namespace {

bool isOnce(const Amount& times)
{
    return times.kind == Amount::Kind::Fixed && times.number == 1;
}

/// Whether something is done to several that are named only there: "Characters you control", "two target Characters".
struct NamesSeveral : AnyPart<NamesSeveral>
{
    using AnyPart::in;
    static bool in(const Each&) { return true; }
    static bool in(const Target& of) { return of.upTo || !isOnce(of.count); }
    static bool in(const Some& of) { return !said(of).ofThose && (of.upTo || !isOnce(of.count)); }
    static bool in(const Quantity&) { return false; }
};
/// "For each Landmark you control, roll a die."
struct RollsDice : AnyPart<RollsDice>
{
    using AnyPart::in;
    static bool in(const Roll&) { return true; }
};

/// "If it's a Robot, A. If it's [Boosted], B. Otherwise, C.": where the last is not so, or where neither is?
bool isOfEitherIf(const Effect& one, const Effect& other)
{
    const If* first = std::get_if<If>(&one.node);
    const If* last = std::get_if<If>(&other.node);
    return first && last && !first->otherwise && !first->after && !last->after && last->otherwise
        && said(*last).elseWord != Said<If>::Else::Instead
        && said(*last).elseWord != Said<If>::Else::Comma
        && askAlike(first->condition, last->condition);
}

} // namespace

void Reader::branch(const Sequence& e)
{
    for (std::size_t i = 0; i < e.parts.size(); ++i) {
        // "A unless its controller exhausts two Mana Orbs": where that is not done it has named nothing.
        const Named before = m_named;
        effect(e.parts[i]);
        if (i < e.joints.size() && e.joints[i] == Sequence::Joint::Unless
            && std::holds_alternative<May>(e.parts[i].node)) {
            m_named = before;
            m_named.step = true;
        }
        if (i > 0 && i <= e.joints.size() && e.joints[i - 1] == Sequence::Joint::Stop
            && isOfEitherIf(e.parts[i - 1], e.parts[i]))
            say("\"Otherwise\" could be where the last of these is not so, or where none of them "
                "is; say \"Otherwise, if ...\" of the second of them, or ask anew for what is so "
                "then.");
        if (i > 0 && isDecidedForEach(e.parts[i - 1]) && asksWhetherItWasDone(e.parts[i]))
            say("It is not said whether this is asked for each of them; put it "
                "into the same sentence.");
    }
}

void Reader::branch(const May& e)
{
    m_anyone = m_anyone || couldBeYou(e.who);
    const bool before
        = std::exchange(m_others, m_others || e.who.kind != Who::Kind::You || said(e).bare);
    inside(e.effect);
    m_named.step = true;
    m_named.doers = m_named.doers || isEach(e.who);
    m_named.all = e.who.kind == Who::Kind::EachPlayer;
    m_named.each = m_named.each || m_named.all;
    inside(e.to);
    if (e.who.kind == Who::Kind::EachPlayer && NamesThing::in(e))
        m_named.last = true;
    m_others = before;
}

/// "Draw a card and [Resupply]. If C, draw two cards instead": of both, or of the one that is alike?
bool Reader::isHalfInstead(const If& e)
{
    if (said(e).elseWord != Said<If>::Else::Instead || !e.effect || !e.otherwise)
        return false;
    const auto* gain = std::get_if<Gain>(&e.otherwise->node);
    const auto* more = std::get_if<Gain>(&e.effect->node);
    if (gain && more)
        return gain->grants.size() > more->grants.size() && !gain->choice;
    const auto* all = std::get_if<Sequence>(&e.otherwise->node);
    if (!all)
        return false;
    const auto isDone
        = [](const Effect& part) { return !std::holds_alternative<OnlyTarget>(part.node); };
    return std::ranges::count_if(all->parts, isDone) > 1
        && std::ranges::any_of(all->parts,
            [&](const Effect& part) { return part.node.index() == e.effect->node.index(); });
}

/// "If my Expedition is behind, it ...": what a condition asks about.
bool Reader::asksOfPlace(const Condition& of)
{
    using Kind = Condition::Kind;
    const bool counts = of.kind == Kind::Exist && of.quantity
        && std::ranges::any_of(of.quantity->filter.after,
            [](const Trait& trait) { return trait.kind == Trait::Kind::InExpedition; });
    return counts || of.kind == Kind::Position || std::ranges::any_of(of.parts, asksOfPlace);
}

/// "If there are no Landmarks, ... Otherwise, sacrifice one": those that there are otherwise.
bool Reader::asksForNone(const Condition& of)
{
    const bool none = of.no || (of.number.kind == Amount::Kind::Fixed && of.number.number == 0);
    return none && of.kind == Condition::Kind::Exist && of.quantity
        && of.quantity->kind == Quantity::Kind::Things;
}

/// "Each Character you control gains 1 boost. If C, they gain 2 boosts instead.": nobody was named where that is done.
bool Reader::isOfOtherBranch(const If& e) const
{
    if (!e.effect || !e.otherwise || e.after)
        return false;
    const bool place = asksOfPlace(e.condition);
    if (said(e).elseWord == Said<If>::Else::Instead)
        return speaksOfOtherBranch(*e.effect, *e.otherwise, place);
    const bool named = m_named.it && !m_named.onlyMe; // which is meant in either
    return !named && !asksForNone(e.condition) && !asksAboutIt(e.condition)
        && speaksOfOtherBranch(*e.otherwise, *e.effect, place);
}

void Reader::branch(const If& e)
{
    if (isHalfInstead(e))
        say("Instead of what? Say first what happens as a rule, in a sentence of its own.");
    if (isOfOtherBranch(e))
        say("\"it\" is named only in the other branch; say first whom you target, as in \"Target a "
            "Character. It gains 1 boost. If you control a Landmark, it gains 2 boosts instead.\", "
            "or "
            "name them anew.");
    const Named before = m_named;
    const std::size_t deed = m_deed; // each of the branches goes on with what was done before
    if (e.after && e.effect && std::holds_alternative<CantMove>(e.effect->node))
        say("It is not said whether this is asked once, or whenever it would move; to ask "
            "once, "
            "say \"If ..., target Expedition can't move forward this Day\".");
    // "If a player controls a Landmark, they draw a card": both of them could.
    if (e.condition.who.kind == Who::Kind::Anyone && e.condition.kind == Condition::Kind::Exist
        && ((e.effect && SpeaksOfPlayer::in(*e.effect))
            || (e.otherwise && SpeaksOfPlayer::in(*e.otherwise))))
        say("\"They\" are several, and this is asked but once; say it of those of whom it is so, "
            "as in \"Each player who controls a Robot draws a card\".");
    nearest(e);
    if (!e.after)
        condition(e.condition);
    const Named tested = m_named;
    if (said(e).elseWord
        == Said<If>::Else::Instead) { // the sentence before is what comes otherwise
        m_named = before;
        inside(e.otherwise);
        m_named = either(m_named, tested);
        m_deed = deed;
        inside(e.effect);
        return;
    }
    if (e.after) {
        // "Target Character gains [Fleeting] unless it's [Boosted]": asked of the one that is targeted
        m_named = before;
        inside(e.effect);
        if (e.effect && NamesSeveral::in(*e.effect) && SpeaksOfThem::in(e.condition))
            say("That would be asked of each of several; say it of those of whom it is so, as in "
                "\"Robots you control gain 1 boost\".");
        condition(e.condition);
        return;
    }
    inside(e.effect);
    const Named so = m_named;
    m_named = tested;
    m_named.oneOf = before.oneOf; // where it is otherwise, nothing was counted
    m_named.either = before.either;
    m_deed = e.otherwise ? deed : m_deed;
    inside(e.otherwise);
    m_named = either(m_named, so);
}

void Reader::branch(const Where& e)
{
    if (m_numberChosen)
        say("X and a chosen number can't be in one ability; say what X is only.");
    // "the Hand Cost of the card discarded this way": X is known before the instruction names anything.
    const auto* done = e.x.of && e.x.of->thing ? std::get_if<It>(&e.x.of->thing->node) : nullptr;
    if (done && done->thisWay) {
        if (!m_named.step)
            say("\"this way\" has nothing before it that could be done.");
        amount(e.x);
        inside(e.effect);
        return;
    }
    // "its" of an X may be the target that the instruction names itself.
    const Named before = m_named;
    inside(e.effect);
    if (m_named.open && m_named.since && !before.since && e.x.of)
        measured(*e.x.of);
    if (before.single && e.x.of && e.effect)
        if (const auto* gain = std::get_if<Gain>(&e.effect->node))
            eitherOfTwo(gain->what, *e.x.of);
    const bool each = m_named.each;
    m_named.each = each && e.effect && !namesAnew(*e.effect);
    const bool ofEach = std::exchange(m_ofEach, e.effect && isOfEach(*e.effect));
    const Ways since = std::exchange(m_named.ways, before.ways); // X is known as it begins
    amount(e.x);
    m_named.ways = since;
    m_ofEach = ofEach;
    m_named.each = each;
    m_named.step = m_named.step || before.step;
}

void Reader::branch(const Choose& e)
{
    const Named before = m_named;
    Named after = before;
    const std::size_t deed = m_deed;
    for (const Mode& mode : e.modes) {
        m_named = before;
        m_deed = deed;
        for (const Effect& cost : mode.cost)
            effect(cost);
        inside(mode.effect);
        after = either(after, m_named);
    }
    m_named = after;
    m_named.drawn = false; // which of them was done is not known
}

void Reader::branch(const ResultTable& e)
{
    if (e.of)
        quantity(*e.of);
    else if (!m_named.result)
        say("The results need a die before them; say first who rolls one.");
    const Named before = m_named;
    Named after = before;
    for (const ResultTable::Row& row : e.rows) {
        m_named = before;
        inside(row.effect);
        after = either(after, m_named);
    }
    m_named = before;
    inside(e.otherwise);
    m_named = either(m_named, after);
    m_named.drawn = false;
}

void Reader::branch(const Repeat& e)
{
    amount(e.times);
    if (!e.effect && !m_named.step)
        say("\"do it again\" has nothing before it that could be done again.");
    inside(e.effect);
    m_named.again = m_named.again || !isOnce(e.times);
    // "Create a token twice. It gains 1 boost.": only the one that was created last is known.
    const bool names = e.effect
        && (namesAnew(*e.effect) || std::holds_alternative<Create>(e.effect->node)
            || std::holds_alternative<Sabotage>(e.effect->node)
            || std::holds_alternative<Resupply>(e.effect->node));
    if (names && !isOnce(e.times))
        m_named.last = true;
}

void Reader::branch(const ForEach& e)
{
    quantity(e.of);
    const Named before = m_named;
    m_named.it = true;
    m_named.each = m_named.both = m_named.before = false;
    m_named.many = m_named.lone = m_named.last = false;
    inside(e.effect);
    if (said(e).them) { // "Play them for free. Discard the rest."
        m_named = before;
        m_named.rest = true;
    }
    if (RollsDice::in(e))
        m_dice = 3;
    m_named.last = e.of.kind == Quantity::Kind::Things || e.of.kind == Quantity::Kind::Expeditions
        || (e.of.kind == Quantity::Kind::Done && !e.of.filter.nouns.empty());
}

void Reader::branch(const Delayed& e)
{
    if (e.when == Delayed::When::NextNoon && SpeaksOfMoved::in(*e.effect))
        say("At the next Noon nothing has moved forward this Day; say it when it "
            "has.");
    if (SpeaksOfHad::in(*e.effect))
        say("How many it had is not known any more then; say it of what is done at "
            "once.");
    if (!isDoneToIt(*e.effect) && SpeaksOfThem::in(*e.effect))
        say("Until then only one of several is remembered, unless all that is said "
            "is what is done to them, as in \"At the next Dusk, sacrifice "
            "them.\"");
    const bool chosen = std::exchange(m_numberChosen, false);
    inside(e.effect); // what was chosen now is not known any more
    m_numberChosen = chosen;
}

void Reader::branch(const NextTime& e)
{
    awaited(e.happening);
    const Named before = m_named;
    const bool chosen = std::exchange(m_numberChosen, false);
    m_named = namedBy(e.happening);
    inside(e.effect);
    m_named = before;
    m_numberChosen = chosen;
}

} // namespace triptych::altered
