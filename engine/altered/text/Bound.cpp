#include "altered/text/Bound.h"

#include "altered/text/Inert.h"
#include "altered/text/Said.h"
#include "altered/text/Unbound.h"
#include "altered/tree/Walk.h"
#include "core/Overloaded.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

// An ability is gone through in the order in which it is read; what each step names is there for the words
// after it, and a word for which there is nothing is refused (README: binding).
namespace triptych::altered {
namespace {

using Event = Happening::Event;

/// What has been named so far.
struct Named
{
    bool it = false;      ///< a thing, an Expedition
    bool number = false;  ///< "that many"
    bool result = false;  ///< of a die
    bool step = false;    ///< something that "if you do" could be about
    bool chosen = false;  ///< something that "all other" could leave out
    bool several = false; ///< several things, of which there may be a rest
    bool shown = false;   ///< cards of a hand or a deck that were shown
    bool doers = false;   ///< players, of each of whom it is known whether they did it
    bool all = false;     ///< each player, as who has done the step before
    bool onlyMe = false;  ///< nothing but this card, which is "me" and not "it"
    bool oneOf
        = false; ///< "a Landmark", that a condition has counted: of several nobody knows which
    bool either = false;   ///< "another Character" of a condition, besides what was named before it
    bool together = false; ///< "one or more Characters", of which a Reaction is told once
    bool single = false;   ///< one thing, named last
    bool each = false;     ///< each of several, done to at once
    bool open = false;     ///< cards that were shown, of which nothing has become yet,
    bool since = false;    ///< and something else that was named since
    bool both = false;     ///< "another target Character and I", named at once
    bool before = false;   ///< each of several, after one that was named before them
};

/// Whether something asks for a number that was chosen.
struct SpeaksOfChosen
{
    template <typename Node>
    static bool in(const Node& node)
    {
        bool found = false;
        eachPart(node, [&](const auto& part) { found = found || in(part); });
        return found;
    }
    static bool in(const Quantity& q)
    {
        return q.kind == Quantity::Kind::Chosen || in<Quantity>(q);
    }
};
template <typename Node>
bool speaksOfChosen(const Node& node)
{
    return SpeaksOfChosen::in(node);
}

/// Whether something asks which Expeditions moved forward this Day.
struct SpeaksOfMoved
{
    template <typename Node>
    static bool in(const Node& node)
    {
        bool found = false;
        eachPart(node, [&](const auto& part) { found = found || in(part); });
        return found;
    }
    static bool in(const Expedition& of)
    {
        return (of.positions & Expedition::Moved) != 0 || in<Expedition>(of);
    }
};

bool asksWhetherItWasDone(const Effect& effect)
{
    const auto* so = std::get_if<If>(&effect.node);
    return so
        && (so->condition.kind == Condition::Kind::Did
            || so->condition.kind == Condition::Kind::Didnt
            || so->condition.kind == Condition::Kind::Cant);
}
/// "For each of them, you may ...": what is decided anew for each.
bool isDecidedForEach(const Effect& effect)
{
    const auto* each = std::get_if<ForEach>(&effect.node);
    const Effect* last = each && each->effect ? &*each->effect : nullptr;
    if (const auto* all = last ? std::get_if<Sequence>(&last->node) : nullptr)
        last = all->parts.empty() ? nullptr : &all->parts.back();
    return last && (std::holds_alternative<May>(last->node) || asksWhetherItWasDone(*last));
}

/// "They" who do something, said and not gone on with ("..., then draws").
bool isThey(const Who& who)
{
    return who.kind == Who::Kind::ThatPlayer && !who.opponent && !said(who).unsaid;
}

/// "Each player sacrifices a Character. Then, they draw two cards.": each of them, too.
/// "For each of them, you may pay {1}. If you do, draw a card.": the second sentence is of each, too.
struct IfDoneOfEach
{
    template <typename Node>
    static void in(Node& node)
    {
        eachPart(node, [](auto& part) { in(part); });
    }
    static void in(Sequence& all)
    {
        in<Sequence>(all);
        for (std::size_t i = 1; i < all.parts.size(); ++i)
            if (const Who* each = whoOf(all.parts[i - 1]);
                each && each->kind == Who::Kind::EachPlayer)
                if (Who* they = whoOf(all.parts[i]); they && isThey(*they)) {
                    they->kind = Who::Kind::EachPlayer;
                    said(*they).word = Said<Who>::Usual;
                }
        for (std::size_t i = 1; i < all.parts.size();)
            if (isDecidedForEach(all.parts[i - 1]) && asksWhetherItWasDone(all.parts[i]))
                takeIn(all, i);
            else
                ++i;
    }
    static void in(Effect& effect)
    {
        in<Effect>(effect);
        auto* all = std::get_if<Sequence>(&effect.node);
        if (!all || all->parts.size() != 1)
            return;
        Effect one = std::move(all->parts.front());
        effect = std::move(one);
    }

private:
    static void takeIn(Sequence& all, std::size_t next)
    {
        ForEach& each = std::get<ForEach>(all.parts[next - 1].node);
        Sequence inner;
        if (auto* before = std::get_if<Sequence>(&each.effect->node))
            inner = std::move(*before);
        else
            inner.parts.push_back(std::move(*each.effect));
        const auto at = static_cast<std::ptrdiff_t>(next);
        inner.joints.push_back(all.joints[next - 1]);
        inner.parts.push_back(std::move(all.parts[next]));
        all.joints.erase(all.joints.begin() + at - 1);
        all.parts.erase(all.parts.begin() + at);
        Effect made;
        made.node = std::move(inner);
        each.effect = std::move(made);
    }
};

/// Whether something asks first how many of something there were on what has left: "for each boost it had".
struct SpeaksOfHad
{
    template <typename Node>
    static bool in(const Node& node)
    {
        bool found = false;
        eachPart(node, [&](const auto& part) { found = found || in(part); });
        return found;
    }
    static bool in(const Quantity& of)
    {
        return said(of).word == Said<Quantity>::Had || in<Quantity>(of);
    }
    static bool in(const Sequence& of) { return !of.parts.empty() && in(of.parts.front()); }
};

/// Whether something would have to ask for a target where nobody is asked.
struct AsksForTarget
{
    template <typename Node>
    static bool in(const Node& node)
    {
        bool found = false;
        eachPart(node, [&](const auto& part) { found = found || in(part); });
        return found;
    }
    static bool in(const Target&) { return true; }
    static bool in(const Who& who) { return who.kind == Who::Kind::TargetPlayer || in<Who>(who); }
    static bool in(const Expedition& of)
    {
        return of.kind == Expedition::Kind::Target || in<Expedition>(of);
    }
};
/// Whether what is waited for is told from others by what was named before: "a Character facing it".
bool isToldByIt(const Trait& trait)
{
    using Kind = Expedition::Kind;
    const Kind where = trait.expedition.kind;
    return trait.it || trait.kind == Trait::Kind::FromThese
        || (trait.kind == Trait::Kind::InExpedition
            && (where == Kind::Its || where == Kind::FacingIt || where == Kind::That
                || where == Kind::Those));
}

/// Whether something asks of "they": "if they control a Robot".
struct AsksOfThem
{
    template <typename Node>
    static bool in(const Node& node)
    {
        bool found = false;
        eachPart(node, [&](const auto& part) { found = found || in(part); });
        return found;
    }
    static bool in(const Who& who)
    {
        return (who.kind == Who::Kind::ThatPlayer && !who.opponent) || in<Who>(who);
    }
};

/// Whether something speaks first of several things that were named before.
struct SpeaksOfThem
{
    template <typename Node>
    static bool in(const Node& node)
    {
        bool found = false;
        eachPart(node, [&](const auto& part) { found = found || in(part); });
        return found;
    }
    static bool in(const It& of) { return of.kind == It::Kind::It && isOfSeveral(of); }
    static bool in(const Sequence& of) { return !of.parts.empty() && in(of.parts.front()); }
    static bool isOfSeveral(const It& of)
    {
        using Word = Said<It>::Word;
        const Word word = said(of).word;
        return word == Word::Them || word == Word::ThemAll || word == Word::ThoseCards
            || word == Word::TheseCards || word == Word::EachOfThem || word == Word::ThoseCharacters
            || word == Word::ThosePermanents || word == Word::ThoseTokens;
    }
};

class Reader
{
public:
    explicit Reader(Named named)
        : m_named(named)
    {
    }
    const std::string& problem() const { return m_problem; }
    /// Who has done what is waited for.
    void happened(const Happening& of) { m_anyone = m_anyone || couldBeYou(of.who); }

    void effect(const Effect& of)
    {
        std::visit(
            Overloaded {
                [&](const Sequence& e) {
                    for (std::size_t i = 0; i < e.parts.size(); ++i) {
                        effect(e.parts[i]);
                        if (i > 0 && isDecidedForEach(e.parts[i - 1])
                            && asksWhetherItWasDone(e.parts[i]))
                            say("It is not said whether this is asked for each of them; put it "
                                "into the same sentence.");
                    }
                },
                [&](const May& e) {
                    m_anyone = m_anyone || couldBeYou(e.who);
                    const bool before = std::exchange(
                        m_others, m_others || e.who.kind != Who::Kind::You || said(e).bare);
                    inside(e.effect);
                    m_named.step = true;
                    m_named.doers = m_named.doers || isEach(e.who);
                    m_named.all = e.who.kind == Who::Kind::EachPlayer;
                    m_named.each = m_named.each || m_named.all;
                    inside(e.to);
                    m_others = before;
                },
                [&](const If& e) { branches(e); },
                [&](const Where& e) {
                    if (m_numberChosen)
                        say("X and a chosen number can't be in one ability; say what X is only.");
                    // "its" of an X may be the target that the instruction names itself.
                    const Named before = m_named;
                    inside(e.effect);
                    if (m_named.open && m_named.since && !before.since && e.x.of)
                        measured(*e.x.of);
                    if (before.single && e.x.of && e.effect)
                        if (const auto* gain = std::get_if<Gain>(&e.effect->node))
                            eitherOfTwo(gain->what, *e.x.of);
                    if (e.x.of && e.effect && namesAnew(*e.effect))
                        measuredThisWay(*e.x.of);
                    const bool each = m_named.each;
                    m_named.each = each && e.effect && !namesAnew(*e.effect);
                    const bool ofEach = std::exchange(m_ofEach, e.effect && isOfEach(*e.effect));
                    amount(e.x);
                    m_ofEach = ofEach;
                    m_named.each = each;
                    m_named.step = m_named.step || before.step;
                },
                [&](const Choose& e) {
                    const Named before = m_named;
                    Named after = before;
                    for (const Mode& mode : e.modes) {
                        m_named = before;
                        for (const Effect& cost : mode.cost)
                            effect(cost);
                        inside(mode.effect);
                        after = either(after, m_named);
                    }
                    m_named = after;
                },
                [&](const ResultTable& e) { table(e); },
                [&](const Repeat& e) {
                    amount(e.times);
                    if (!e.effect && !m_named.step)
                        say("\"do it again\" has nothing before it that could be done again.");
                    inside(e.effect);
                },
                [&](const ForEach& e) {
                    quantity(e.of);
                    m_named.it = true;
                    m_named.each = m_named.both = m_named.before = false;
                    inside(e.effect);
                },
                [&](const Delayed& e) {
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
                },
                [&](const NextTime& e) {
                    awaited(e.happening);
                    const Named before = m_named;
                    const bool chosen = std::exchange(m_numberChosen, false);
                    m_named = namedBy(e.happening);
                    inside(e.effect);
                    m_named = before;
                    m_numberChosen = chosen;
                },
                [&](const auto& e) { leaf(e); },
            },
            of.node);
    }
    void condition(const Condition& of)
    {
        using Kind = Condition::Kind;
        const bool asksStep
            = of.kind == Kind::Did || of.kind == Kind::Didnt || of.kind == Kind::Cant;
        const bool ofEach = of.kind == Kind::Did && of.who.kind == Who::Kind::EachOpponent;
        if (((asksStep || of.kind == Kind::ThisWay) && !m_named.step) || (ofEach && !m_named.doers))
            say("\"if you do\" has nothing before it that could be done; say first what may be "
                "done.");
        if (of.kind == Kind::AllAlike && m_named.single)
            say("\"They\" would be one alone; name both at once, as in \"Discard two cards from "
                "your hand. If they share a type, draw a card.\"");
        if (asksStep && m_named.all && of.who.kind == Who::Kind::ThatPlayer)
            say("\"They\" are several, and this is asked but once; say \"Each player may discard a "
                "card from their Reserve to draw a card\", or say it of target player.");
        if (asksStep && m_named.all && of.who.kind == Who::Kind::You)
            say("\"If you do\" could be of you or of any of them; say \"each player who did\", or "
                "say it of you alone first.");
        if (!asksStep && m_named.all && AsksOfThem::in(of))
            say("\"They\" are several, and this is asked but once; say it of those of whom it is "
                "so, "
                "as in \"Each player who controls a Robot draws a card\".");
        if (of.kind == Kind::Result && !m_named.result)
            say("\"the result\" has no die before it; say first who rolls one.");
        const bool oneOf
            = std::exchange(m_named.oneOf, false); // what is asked of any of them may be
        if (of.thing) {
            thing(*of.thing);
            ofNoOne(*of.thing);
        }
        if (of.quantity)
            quantity(*of.quantity);
        m_named.oneOf = oneOf;
        amount(of.number);
        if (of.expedition)
            expedition(*of.expedition);
        for (const Condition& part : of.parts)
            condition(part);
        const bool counts = of.kind == Kind::Exist || of.kind == Kind::Position
            || of.kind == Kind::Happened || of.kind == Kind::ThisWay;
        const bool named = m_named.it && !m_named.onlyMe;
        m_named.oneOf = m_named.oneOf || (!named && isOfOne(of));
        m_named.either = m_named.either || (named && isOfAnother(of));
        m_named.several = m_named.several || counts;
        m_named.it = m_named.it || counts; // "If there is only one Character here, it ..."
    }
    static Named namedBy(const Happening& of)
    {
        Named named;
        switch (of.event) {
        case Event::IconJoin:
        case Event::IconHand:
        case Event::IconReserve:
        case Event::AtPhase:
        case Event::Passes:
        case Event::MakesGift:
        case Event::GetsGift:
            return named;
        case Event::Rolls:
            named.result = named.number = true;
            return named;
        case Event::Draws:
        case Event::Spends:
            named.number = true;
            return named;
        case Event::Reveals: // "this way": beside a roll (6.2)
            named.result = true;
            break;
        case Event::Plays:
        case Event::Joins:
        case Event::Leaves:
        case Event::GoesTo:
        case Event::IsSacrificed:
        case Event::Sacrifices:
        case Event::Discards:
        case Event::Gains:
        case Event::Loses:
        case Event::Resupplies:
        case Event::Creates:
        case Event::Exhausts:
        case Event::Readies:
        case Event::MovesForward:
        case Event::FailsToMove:
        case Event::MovesBackward:
        case Event::Activates:
        case Event::Ascends:
        case Event::SwitchesExpeditions:
        case Event::Defects:
        case Event::Completes:
        case Event::Becomes:
        case Event::Targets:
            break;
        }
        named.it = named.several = true;
        named.together = of.together;
        // How many: of counters, and of what is told of all of them at once.
        named.number = of.together || of.event == Event::Gains || of.event == Event::Loses;
        named.onlyMe
            = of.subject && std::holds_alternative<This>(of.subject->node) && !of.expedition;
        return named;
    }

private:
    void say(std::string problem)
    {
        if (m_problem.empty())
            m_problem = std::move(problem);
    }
    static Named either(const Named& a, const Named& b)
    {
        return { a.it || b.it, a.number || b.number, a.result || b.result, a.step || b.step,
            a.chosen || b.chosen, a.several || b.several, a.shown || b.shown, a.doers || b.doers,
            a.all && b.all, a.onlyMe && b.onlyMe, a.oneOf && b.oneOf, a.either && b.either,
            a.together && b.together, a.single && b.single, a.each && b.each, a.open && b.open,
            a.since && b.since, a.both && b.both, a.before && b.before };
    }
    void inside(const Boxed<Effect>& of)
    {
        if (of)
            effect(*of);
    }
    /// "Draw a card and [Resupply]. If C, draw two cards instead": of both, or of the one that is alike?
    static bool isHalfInstead(const If& e)
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
    void branches(const If& e)
    {
        if (isHalfInstead(e))
            say("Instead of what? Say first what happens as a rule, in a sentence of its own.");
        const Named before = m_named;
        if (e.after && e.effect && std::holds_alternative<CantMove>(e.effect->node))
            say("It is not said whether this is asked once, or whenever it would move; to ask "
                "once, "
                "say \"If ..., target Expedition can't move forward this Day\".");
        if (!e.after)
            condition(e.condition);
        const Named tested = m_named;
        if (said(e).elseWord
            == Said<If>::Else::Instead) { // the sentence before is what comes otherwise
            m_named = before;
            inside(e.otherwise);
            m_named = either(m_named, tested);
            inside(e.effect);
            return;
        }
        if (e.after) {
            // "Target Character gains [Fleeting] unless it's [Boosted]": asked of the one that is targeted
            m_named = before;
            inside(e.effect);
            condition(e.condition);
            return;
        }
        inside(e.effect);
        const Named so = m_named;
        m_named = tested;
        m_named.oneOf = before.oneOf; // where it is otherwise, nothing was counted
        m_named.either = before.either;
        inside(e.otherwise);
        m_named = either(m_named, so);
    }
    void table(const ResultTable& e)
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
    }
    void pronoun()
    {
        if (!m_named.it)
            say("Nothing before \"it\" or \"them\" could be meant; name it first, as in \"Target a "
                "Character. It gains ...\".");
    }
    /// "If an opponent controls a Landmark, discard it": which, where there are two?
    static bool isOfOne(const Condition& of)
    {
        if (of.no)
            return false;
        if (of.kind == Condition::Kind::Position)
            return of.expedition && of.expedition->kind == Expedition::Kind::OneOf;
        return of.kind == Condition::Kind::Exist && of.compare == Compare::AtLeast
            && of.number.kind == Amount::Kind::Fixed && of.number.number == 1 && of.quantity
            && of.quantity->kind == Quantity::Kind::Things && !of.quantity->thing;
    }
    /// "If there's another Character in its Expedition, that Character ..."
    static bool isOfAnother(const Condition& of)
    {
        return isOfOne(of) && of.kind == Condition::Kind::Exist
            && std::ranges::any_of(of.quantity->filter.before,
                [](const Trait& trait) { return trait.kind == Trait::Kind::Other; });
    }
    void ofOne()
    {
        if (m_named.oneOf)
            say("Of several it is not said which is meant; say it of a target, as in \"discard "
                "target Landmark an opponent controls\".");
    }
    /// "Each Character you control gains 1 boost. If it's a Robot, it ...": which of them?
    void ofNoOne()
    {
        if (m_named.each)
            say("That would be asked of each of several; say it of each, as in \"For each "
                "Character "
                "you control, if it's a Robot, it gains [Anchored]\".");
    }
    void ofNoOne(const Thing& of)
    {
        const auto* it = std::get_if<It>(&of.node);
        if (it && it->kind == It::Kind::It && !SpeaksOfThem::isOfSeveral(*it))
            ofNoOne();
    }
    void counted(const It& of)
    {
        using Word = Said<It>::Word;
        const Word word = said(of).word;
        const bool one = word == Word::It || word == Word::ThatCharacter || word == Word::ThatCard
            || word == Word::ThatPermanent || word == Word::ThatToken || word == Word::ThatLandmark;
        if (of.kind == It::Kind::It && !one && m_named.together)
            say("Of one or more it is told once, and which they are is not known then; say it of "
                "each, as in \"When a Character joins your Expeditions - It gains 1 boost\".");
        if (of.kind != It::Kind::It || !one)
            return;
        ofOne();
        if (m_named.both)
            say("\"It\" could be either of the two; say \"they\", or say of one of them in a "
                "sentence of its own what it does.");
        if (m_named.before)
            say("\"It\" could be the one that was named first or each of the others; say first "
                "what is done to the one.");
        if (m_named.either && word == Word::ThatCharacter)
            say("\"That Character\" could be either of the two; say \"it\" of the one that was "
                "named first.");
    }
    void thing(const Thing& of)
    {
        std::visit(Overloaded {
                       [](const This&) {},
                       [&](const It& t) {
                           // "Choose a Character, then discard the rest": of nothing that was named
                           if (t.kind == It::Kind::TheOthers && !m_named.several)
                               m_named.it = false;
                           pronoun();
                           counted(t);
                       },
                       [&](const OfThem& t) {
                           pronoun();
                           filter(t.filter);
                       },
                       [&](const TopOfDeck& t) { amount(t.count); },
                       [](const Whole&) {},
                       [&](const Each& t) {
                           const bool others
                               = std::ranges::any_of(t.filter.before, [](const Trait& trait) {
                                     return trait.kind == Trait::Kind::Other && !trait.it;
                                 });
                           if (others && m_named.chosen)
                               say("\"Other\" could leave out this card or what was chosen; say "
                                   "\"other than me\" if it is this card.");
                           filter(t.filter);
                       },
                       [&](const auto& t) {
                           if constexpr (std::is_same_v<std::remove_cvref_t<decltype(t)>, Target>)
                               ofEach(t);
                           filter(t.filter);
                           if constexpr (requires { t.count; })
                               amount(t.count);
                       },
                   },
            of.node);
    }
    /// "The next time target Expedition moves forward": which one, nobody would be asked.
    void awaited(const Happening& of)
    {
        const auto* it = of.subject ? std::get_if<It>(&of.subject->node) : nullptr;
        if (AsksForTarget::in(of))
            say("A target is not asked for where it is waited for; name it first, as in \"Target "
                "an Expedition. The next time that Expedition moves forward this Day, draw a "
                "card.\"");
        const auto isTold = [](const auto& t) {
            if constexpr (requires { t.filter; })
                return std::ranges::any_of(t.filter.after, isToldByIt);
            else
                return false;
        };
        if (of.subject && std::visit(isTold, of.subject->node))
            say("Of which it is waited for is not known any more then; say it of what was named "
                "itself, as in \"The next time it leaves the Expedition zone this Day\".");
        if (of.who.kind == Who::Kind::ThatPlayer && !of.who.opponent && m_anyone)
            say("\"They\" could be you here; say \"that opponent\".");
        if (it) {
            pronoun();
            if (m_named.several && SpeaksOfThem::isOfSeveral(*it))
                say("Of several it is not said whether each is waited for; say it of one.");
        }
        if (of.expedition)
            expedition(*of.expedition);
    }
    /// "target Character in each of your Expeditions"
    void ofEach(const Target& of)
    {
        const bool each = std::ranges::any_of(of.filter.after, [](const Trait& trait) {
            return (trait.kind == Trait::Kind::InExpedition
                       && trait.expedition.kind == Expedition::Kind::EachOf)
                || std::ranges::any_of(trait.places,
                    [](const Place& place) { return place.whose.kind == Who::Kind::EachPlayer; });
        });
        if (each)
            say("Targets in each of several places are not told apart; name one after the other, "
                "as in \"target Character in your Hero Expedition\".");
    }
    /// "a Character this turn": what about it?
    static bool isTimeless(const Filter& of)
    {
        const auto has = [&](Trait::Kind kind) {
            return std::ranges::any_of(
                of.after, [&](const Trait& trait) { return trait.kind == kind; });
        };
        return has(Trait::Kind::Window) && !has(Trait::Kind::Played);
    }
    void filter(const Filter& of)
    {
        if (isTimeless(of))
            say("It is not said what happens at that time; say it as in \"played this turn\".");
        for (const auto* list : { &of.before, &of.after })
            for (const Trait& trait : *list) {
                if (trait.kind == Trait::Kind::FromThese
                    || (trait.kind == Trait::Kind::Facing && trait.it))
                    pronoun();
                if (trait.kind == Trait::Kind::FromThese && said(trait).of && !m_named.shown) {
                    m_named.it = false; // "from it" is of a hand that was shown
                    pronoun();
                }
                if (trait.kind == Trait::Kind::InExpedition)
                    expedition(trait.expedition);
                amount(trait.amount);
            }
    }
    void expedition(const Expedition& of)
    {
        using Kind = Expedition::Kind;
        if (of.kind == Kind::Its || of.kind == Kind::FacingIt || of.kind == Kind::That
            || of.kind == Kind::Those)
            pronoun();
        if (of.kind == Kind::Its || of.kind == Kind::FacingIt || of.kind == Kind::That)
            ofOne();
        if (of.kind == Kind::Its || of.kind == Kind::FacingIt)
            ofNoOne();
    }
    void quantity(const Quantity& of)
    {
        if (of.kind == Quantity::Kind::Result && !m_named.result)
            say("\"the result\" has no die before it; say first who rolls one.");
        if (of.kind == Quantity::Kind::Results && m_dice == 0)
            say("There are no results of dice before it; say first who rolls them.");
        if (of.kind == Quantity::Kind::Chosen && !m_numberChosen)
            say("No number has been chosen before it; say first \"Choose a number\".");
        if (of.one)
            quantity(*of.one);
        if (of.other)
            quantity(*of.other);
        if (of.kind == Quantity::Kind::Done && !m_named.step)
            say("\"this way\" has nothing before it that could be done.");
        filter(of.filter);
        if (of.thing && std::holds_alternative<Target>(of.thing->node))
            say("A target is not asked for where it is only measured; name it first, as in "
                "\"Target a Character. Draw X cards, where X is its Base Cost.\"");
        if (of.thing) {
            thing(*of.thing);
            if (!m_ofEach)
                ofNoOne(*of.thing);
        }
        const auto* it = of.thing ? std::get_if<It>(&of.thing->node) : nullptr;
        if (it && !m_ofEach && m_named.several && SpeaksOfThem::isOfSeveral(*it)
            && (of.kind == Quantity::Kind::Value || of.kind == Quantity::Kind::Counters))
            say("Of several it is not said whether it is measured of each or of all; say it of "
                "one.");
        expedition(of.expedition);
    }
    void amount(const Amount& of)
    {
        if (of.kind == Amount::Kind::ThatMany && !m_named.number)
            say("\"that many\" has no number before it; say first how many of what.");
        if (of.of)
            quantity(*of.of);
    }
    /// "The next card they play": an opponent's, as nobody else has been spoken of.
    void next(const Next& e)
    {
        for (const Trait& trait : e.filter.after)
            if (trait.kind == Trait::Kind::Played && trait.who.kind == Who::Kind::ThatPlayer
                && !trait.who.opponent && m_anyone)
                say("\"They\" could be you here; say \"that opponent\".");
    }
    static bool couldBeYou(const Who& who)
    {
        using Kind = Who::Kind;
        return who.kind == Kind::TargetPlayer || who.kind == Kind::EachPlayer
            || who.kind == Kind::Anyone || who.kind == Kind::ItsOwner
            || who.kind == Kind::ItsController;
    }
    static bool isEach(const Who& who)
    {
        return who.kind == Who::Kind::EachPlayer || who.kind == Who::Kind::EachOpponent;
    }
    static bool isSeveral(const Thing& of)
    {
        return std::visit(
            [](const auto& t) {
                if constexpr (requires { t.upTo; })
                    return t.upTo || t.count.kind != Amount::Kind::Fixed || t.count.number != 1;
                else if constexpr (requires { t.kind; })
                    return false;
                else
                    return !std::is_same_v<std::remove_cvref_t<decltype(t)>, This>;
            },
            of.node);
    }
    /// "Sacrifice a Character. Target Character gains boosts equal to its Base Cost."
    void eitherOfTwo(const Thing& what, const Quantity& of)
    {
        const auto* it = of.thing ? std::get_if<It>(&of.thing->node) : nullptr;
        if (it && std::holds_alternative<Target>(what.node) && !SpeaksOfThem::isOfSeveral(*it))
            say("\"Its\" could be of the target or of what was named before it; let only one of "
                "them be named.");
    }
    static const Filter* filterOf(const Thing& of)
    {
        return std::visit(
            [](const auto& t) -> const Filter* {
                if constexpr (requires { t.filter; })
                    return &t.filter;
                else
                    return nullptr;
            },
            of.node);
    }
    /// Whether an instruction says itself what it is done to, of which "its" is then.
    static bool namesAnew(const Effect& effect)
    {
        return std::visit(
            [](const auto& e) {
                if constexpr (requires { e.what.node; })
                    return filterOf(e.what) != nullptr;
                else
                    return false;
            },
            effect.node);
    }
    /// "Two target Characters gain boosts equal to their Base Cost": each by its own.
    template <typename Node>
    static bool isOfEach(const Node& e)
    {
        if constexpr (std::is_same_v<Node, Gain>) {
            const auto* it = std::get_if<It>(&e.what.node);
            return std::holds_alternative<Each>(e.what.node) || isSeveral(e.what)
                || (it && SpeaksOfThem::isOfSeveral(*it));
        } else {
            return false;
        }
    }
    static bool isOfEach(const Effect& effect)
    {
        return std::visit([](const auto& e) { return isOfEach(e); }, effect.node);
    }
    /// "Reveal the top card of your deck. Target Character gains X boosts, where X is its Hand Cost."
    void measured(const Quantity& of)
    {
        if (of.thing && std::holds_alternative<It>(of.thing->node))
            say("It could be what was shown or what was named since; say first what becomes of "
                "what was shown.");
    }
    /// "[Sabotage]. Target Character gains X boosts, where X is the Base Cost of the card discarded this way."
    void measuredThisWay(const Quantity& of)
    {
        const auto* it = of.thing ? std::get_if<It>(&of.thing->node) : nullptr;
        if (it && said(*it).thisWay)
            say("What is measured beside a target is the target's; say what was done this way of "
                "this card, as in \"I gain X boosts\".");
    }
    /// Whether each of several are told by one that was named before: "Each Character facing it".
    template <typename Node>
    bool areTold(const Node& e) const
    {
        if constexpr (requires { e.what.node; }) {
            const auto* each = std::get_if<Each>(&e.what.node);
            return each
                && (m_named.single
                    || (m_named.it && std::ranges::any_of(each->filter.after, isToldByIt)));
        } else {
            return false;
        }
    }
    /// "Reveal the top card of your deck. Sacrifice a Character, then put it in your hand": which of the two?
    template <typename Node>
    void beside(const Node& e)
    {
        constexpr bool shows = std::is_same_v<Node, Reveal> || std::is_same_v<Node, LookAt>;
        if constexpr (requires { e.what.node; }) {
            const bool it = std::holds_alternative<It>(e.what.node);
            const bool goes = std::is_same_v<Node, Move> || std::is_same_v<Node, Play>;
            if (it && goes && m_named.open && m_named.since)
                say("It could be what was shown or what was named since; say first what becomes of "
                    "what was shown.");
            const Filter* filter = filterOf(e.what);
            const bool ofThese = std::holds_alternative<OfThem>(e.what.node)
                || (filter && std::ranges::any_of(filter->after, [](const Trait& trait) {
                       return trait.kind == Trait::Kind::FromThese;
                   }));
            if (it || ofThese)
                m_named.open = m_named.since = false;
            else if (filter && !shows)
                m_named.since = m_named.open;
        }
        if (shows) {
            m_named.open = true;
            m_named.since = false;
        }
    }
    /// Whether an instruction is done to one thing, by one player.
    template <typename Node>
    static bool isOne(const Node& e)
    {
        if constexpr (requires { e.who.startingWithYou; })
            if (isEach(e.who))
                return false;
        if constexpr (requires { e.what.node; })
            return std::visit(
                [](const auto& t) {
                    if constexpr (requires {
                                      t.filter;
                                      t.count;
                                      t.upTo;
                                  })
                        return !t.upTo && t.count.kind == Amount::Kind::Fixed
                            && t.count.number == 1;
                    else
                        return false;
                },
                e.what.node);
        else
            return false;
    }
    /// Whether an instruction makes what its phrase is about the "it" of what follows.
    static bool names(const Thing& of) { return !std::holds_alternative<This>(of.node); }
    template <typename Node>
    void leaf(const Node& e)
    {
        bool named
            = std::is_same_v<Node,
                  Sabotage> || std::is_same_v<Node, Create> || std::is_same_v<Node, Resupply> || std::is_same_v<Node, CantMove> || std::is_same_v<Node, DeclarePlayer> || std::is_same_v<Node, PutMarker> || std::is_same_v<Node, RevealUntil>;
        if constexpr (std::is_same_v<Node, Next>)
            next(e);
        if constexpr (requires { e.who.startingWithYou; })
            m_anyone = m_anyone || couldBeYou(e.who);
        if constexpr (requires { e.what.node; })
            m_named.each = m_named.each && filterOf(e.what) == nullptr;
        if constexpr (requires { e.who.startingWithYou; })
            if (e.who.kind == Who::Kind::ItsController || e.who.kind == Who::Kind::ItsOwner)
                ofNoOne();
        if constexpr (requires { e.who.startingWithYou; })
            if (m_named.all && isThey(e.who))
                say("\"They\" are several, and this is asked but once; say it of those of whom it "
                    "is "
                    "so, as in \"Each player who controls a Robot draws a card\".");
        const bool ofEach = std::exchange(m_ofEach, isOfEach(e));
        bool others = m_others;
        if constexpr (requires { e.who.startingWithYou; })
            others = others || e.who.kind != Who::Kind::You;
        eachPart(e,
            Overloaded {
                [&](const Thing& of) {
                    const auto* some = std::get_if<Some>(&of.node);
                    if (some && said(*some).their && !others)
                        say("\"Their\" is nobody's here: you do it; say whose, as in \"a Character "
                            "that opponent controls\".");
                    thing(of);
                    m_named.several = m_named.several || isSeveral(of);
                    named = named || names(of);
                    if constexpr (std::is_same_v<Node,
                                      Exchange>) // "and target Character facing it"
                        m_named.it = m_named.it || names(of);
                },
                [&](const Expedition& of) {
                    expedition(of);
                    named = named || !std::is_same_v<Node, Move>;
                },
                [&](const Amount& of) { amount(of); },
                [&](const Grant& of) {
                    amount(of.amount);
                    if constexpr (std::is_same_v<Node, Gain>) {
                        if (m_named.single && of.amount.of)
                            eitherOfTwo(e.what, *of.amount.of);
                        if (of.amount.of && filterOf(e.what))
                            measuredThisWay(*of.amount.of);
                    }
                    if constexpr (std::is_same_v<Node, Gain>)
                        if (m_named.open && of.amount.of
                            && (std::holds_alternative<Target>(e.what.node)
                                || std::holds_alternative<Each>(e.what.node)))
                            measured(*of.amount.of);
                    if (of.kind == Grant::Kind::Counters && !of.lose
                        && of.amount.kind == Amount::Kind::All)
                        say("It is not said how many that are; say it as in \"I gain 1 boost for "
                            "each boost it had\".");
                    // "I gain 1 boost per other Character here, then send them to Reserve": those that were counted.
                    named = named || (of.amount.of && of.amount.of->kind == Quantity::Kind::Things);
                },
                [](const auto&) {},
            });
        if constexpr (std::is_same_v<Node, StatedFor>)
            if (std::string inert = inertReason(*e.says, CardType::Character); !inert.empty())
                say(std::move(inert));
        if constexpr (std::is_same_v<Node, Create>)
            if (isEach(e.who) && e.expedition && e.expedition->whose.kind == Who::Kind::ThatPlayer
                && (e.expedition->kind == Expedition::Kind::OneOf
                    || e.expedition->kind == Expedition::Kind::An))
                say("Where it is created can't be asked of each of them; say \"in their Hero "
                    "Expedition\" or \"in their Companion Expedition\".");
        if constexpr (std::is_same_v<Node, ChangeResult>)
            if (!m_named.result)
                say("There is no die whose result could be changed; say first who rolls one.");
        if constexpr (std::is_same_v<Node, Roll>) {
            m_named.result = m_named.number = true;
            const bool one = e.count.kind == Amount::Kind::Fixed && e.count.number == 1;
            m_dice = one ? 1 : 2;
        }
        if constexpr (std::is_same_v<Node, Reroll>)
            if (m_dice != 1)
                say(m_dice == 0
                        ? "There is no die that could be rolled again; say first who rolls one, or "
                          "\"If you would roll a die, you may reroll it.\""
                        : "It is not said which of the dice is rolled again; roll one.");
        if constexpr (std::is_same_v<Node, ChooseNumber>)
            m_numberChosen = true;
        if constexpr (std::is_same_v<Node, StatedFor> || std::is_same_v<Node, Next>)
            if (speaksOfChosen(e))
                say("What was chosen is not known any more when that is asked; say it of what is "
                    "there now.");
        if constexpr (std::is_same_v<Node, Discard> || std::is_same_v<Node, Sacrifice>)
            m_named.doers = m_named.doers || isEach(e.who);
        if constexpr (std::is_same_v<Node, RevealUntil>)
            m_named.several = true;
        if constexpr (std::is_same_v<Node, Reveal> || std::is_same_v<Node, LookAt>)
            m_named.shown = m_named.shown || std::holds_alternative<Whole>(e.what.node)
                || std::holds_alternative<TopOfDeck>(e.what.node);
        m_ofEach = ofEach;
        beside(e);
        const bool told = areTold(e);
        m_named.all = false;
        if constexpr (requires { e.who.startingWithYou; })
            m_named.all = e.who.kind == Who::Kind::EachPlayer;
        if (named)
            m_named.single = isOne(e);
        m_named.chosen = m_named.chosen || std::is_same_v<Node, Declare>;
        m_named.it = m_named.it || named;
        if (named)
            m_named.onlyMe = m_named.oneOf = m_named.either = m_named.together = m_named.both
                = false;
        if (named)
            m_named.before = told;
        if constexpr (std::is_same_v<Node, Gain>)
            m_named.both = m_named.both || e.also;
        bool byEach = false;
        if constexpr (requires { e.who.startingWithYou; })
            byEach = named && e.who.kind == Who::Kind::EachPlayer;
        if constexpr (requires { e.what.node; })
            m_named.each = byEach || std::holds_alternative<Each>(e.what.node)
                || (m_named.each && filterOf(e.what) == nullptr);
        else
            m_named.each = byEach || (m_named.each && !named);
        m_named.number = m_named.step = true;
    }

    Named m_named;
    bool m_numberChosen = false;
    bool m_ofEach = false; ///< what is measured is so of each by itself
    int m_dice = 0;        ///< How many fell last: 2 is several.
    bool m_anyone = false; ///< a player has been named who could be you
    bool m_others = false; ///< what is gone through is done by somebody else
    std::string m_problem;
};

/// "Choose a Character", "target Character gains 1 boost": those that others are told from.
bool speaksOfSome(const Effect& effect)
{
    if (const auto* chosen = std::get_if<Declare>(&effect.node))
        return chosen->chooses || std::holds_alternative<Target>(chosen->what.node);
    return std::visit(
        [](const auto& e) {
            if constexpr (requires { e.what.node; })
                return std::holds_alternative<Target>(e.what.node);
            else
                return false;
        },
        effect.node);
}
Each* eachIn(Effect& effect)
{
    return std::visit(
        [](auto& e) -> Each* {
            if constexpr (requires { e.what.node; })
                return std::get_if<Each>(&e.what.node);
            else
                return nullptr;
        },
        effect.node);
}

} // namespace

void bindEach(Ability& ability)
{
    IfDoneOfEach::in(ability);
}

void bindThere(Ability& ability)
{
    auto* are = ability.statement ? std::get_if<Are>(&*ability.statement) : nullptr;
    const auto* each = are ? std::get_if<Each>(&are->what.node) : nullptr;
    if (!each)
        return;
    const auto isPlace = [](const Trait& trait) { return trait.kind == Trait::Kind::InExpedition; };
    const auto there = std::ranges::find_if(each->filter.after, isPlace);
    if (there == each->filter.after.end())
        return;
    for (Grant& grant : are->grants)
        if (grant.amount.of)
            for (Trait& trait : grant.amount.of->filter.after)
                if (isPlace(trait) && trait.expedition.kind == Expedition::Kind::That)
                    trait.expedition = there->expedition;
}

void bindOthers(Ability& ability)
{
    auto* all = ability.effect ? std::get_if<Sequence>(&ability.effect->node) : nullptr;
    if (ability.kind != Ability::Kind::SpellEffect || !all)
        return;
    for (std::size_t i = 1; i < all->parts.size(); ++i) {
        if (Each* each = speaksOfSome(all->parts[i - 1]) ? eachIn(all->parts[i]) : nullptr)
            for (Trait& trait : each->filter.before)
                trait.it = trait.it || trait.kind == Trait::Kind::Other;
    }
}

std::string unboundReason(const Ability& ability, CardType type)
{
    if (std::string inert = inertReason(ability, type); !inert.empty())
        return inert;
    if (!ability.effect)
        return {};
    if (hasUnboundDoers(ability))
        return "\"if you do\" has nothing before it that could be done; say first what may be "
               "done.";
    if (hasUnboundHad(ability))
        return "Nothing before \"it\" or \"them\" could be meant; name it first, as in \"Target a "
               "Character. It gains ...\".";
    Named named;
    bool others = false;
    for (const Happening& each : ability.triggers) {
        const Named by = Reader::namedBy(each);
        others = others || (by.it && !by.onlyMe);
        named.several = named.several || by.several;
        named.it = named.it || by.it;
        named.number = named.number || by.number;
        named.result = named.result || by.result;
        named.together = named.together || by.together;
    }
    named.onlyMe = named.it && !others;
    Reader reader(named);
    for (const Happening& each : ability.triggers)
        reader.happened(each);
    for (const Effect& cost : ability.cost)
        reader.effect(cost);
    if (ability.triggerIf)
        reader.condition(*ability.triggerIf);
    reader.effect(*ability.effect);
    return reader.problem().empty() ? nowhereReason(ability) : reader.problem();
}

} // namespace triptych::altered
