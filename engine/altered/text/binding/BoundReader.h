#pragma once

#include "altered/tree/Ability.h"

#include <cstdint>
#include <string>
#include <utility>

// Goes through an ability in the order in which it is read (Bound.cpp). What instructions name is told by
// BoundInstructions.cpp (how many of it by BoundHowMany.h), what is named in branches by BoundBranches.cpp, what
// conditions ask by BoundConditions.cpp, and what the words refer to by BoundWords.cpp.
namespace triptych::altered {

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
    bool many = false;     ///< a number of things, named last, of which "it" could be any
    bool lone = false;     ///< one thing alone, which is not "they"
    bool last = false;     ///< what was done one after the other, of which only the last is known
    bool justOne = false;  ///< what was done last was done to one, or one time: no "that many"
    bool anyPlace = false; ///< "one of your Expeditions", that a condition has asked about
    bool behind = false;   ///< a card that is not in play, named last, behind something else
    bool away = false;     ///< that one was discarded, so that it gains nothing
    bool hand = false;     ///< a hand or a Reserve that was shown, named last
    bool counted = false;  ///< what a condition has counted, and nothing else
    bool apart = false;    ///< "a Robot and an Animal", that a condition has counted one by one
    bool again = false;    ///< a deed like the one before it, of which both could be "this way"
    bool drawn = false;    ///< the last deed was to draw
    bool described = false;    ///< all of a description, of which there are no others
    bool rest = false;         ///< with `last`: those that were played were chosen among others
    bool pool = false;         ///< one that was chosen among others, which are "the rest"
    std::uint32_t ways = ~0u;  ///< "discarded this way": what the last deed was, as Ways
    std::uint32_t deeds = ~0u; ///< likewise what was done to what was named last, as DeedSet
    bool elsewhere = false;    ///< what was named last lay in no Expedition
    bool under = false;        ///< what lay in no Expedition was named before what was named last
    bool happened = false; ///< a deed that a Reaction waits for, which "this way" could be about
};

/// Remembers what has been named, and says of what nothing could be meant.
class Reader
{
public:
    explicit Reader(Named named)
        : m_named(named)
    {
    }
    const std::string& problem() const { return m_problem; }
    /// Of a card that is in no Expedition.
    void isInNone() { m_inNone = true; }
    /// Who has done what is waited for.
    void happened(const Happening& of) { m_anyone = m_anyone || couldBeYou(of.who); }
    void effect(const Effect& of);
    void condition(const Condition& of);
    static Named namedBy(const Happening& of);

private:
    void say(std::string problem)
    {
        if (m_problem.empty())
            m_problem = std::move(problem);
    }
    void inside(const Boxed<Effect>& of)
    {
        if (of)
            effect(*of);
    }

    // What instructions name, and what is named by each of several branches
    template <typename Node>
    void leaf(const Node& e);
    template <typename Node>
    void beside(const Node& e);
    /// Whether each of several are told by one that was named before: "Each Character facing it".
    template <typename Node>
    bool areTold(const Node& e) const;
    template <typename Node>
    static bool isOne(const Node& e);
    template <typename Node>
    static bool isMany(const Node& e);
    template <typename Node>
    static bool isLone(const Node& e);
    template <typename Node>
    static bool isJustOne(const Node& e);
    template <typename Node>
    static bool isOutOfPlay(const Node& e);
    static bool liesElsewhere(const Thing& of);
    template <typename Node>
    void ofWhatIsBehind(const Node& e);
    template <typename Node>
    static bool isOfEach(const Node& e);
    static bool isOfEach(const Effect& effect);
    static bool namesAnew(const Effect& effect);
    /// Whether an instruction makes what its phrase is about the "it" of what follows.
    static bool names(const Thing& of) { return !std::holds_alternative<This>(of.node); }
    void branch(const Sequence& e);
    void branch(const May& e);
    void branch(const If& e);
    void branch(const Where& e);
    void branch(const Choose& e);
    void branch(const ResultTable& e);
    void branch(const Repeat& e);
    void branch(const ForEach& e);
    void branch(const Delayed& e);
    void branch(const NextTime& e);
    static bool isHalfInstead(const If& e);
    static bool asksOfPlace(const Condition& of);
    static bool asksForNone(const Condition& of);
    bool isOfOtherBranch(const If& e) const;
    static Named either(const Named& a, const Named& b);
    static bool isOfOne(const Condition& of);
    static bool isOfAnother(const Condition& of);
    static bool isOfOneCharacter(const Condition& of);
    static bool isOfTargetExpedition(const Condition& of);
    static bool isOfAnyPlace(const Condition& of);
    void nearest(const If& e);

    // Words that refer to what was named
    void pronoun();
    void counted(const It& of);
    void ofLast();
    void ofBoth();
    void ofOne();
    void ofWhatLeft(const Expedition& of);
    void ofNoOne();
    void ofNoOne(const Thing& of);
    void thing(const Thing& of);
    void ofEach(const Target& of);
    void inEachExpedition(const Filter& of);
    void ofOneDifferent(const Filter& of);
    void filter(const Filter& of);
    static bool isTimeless(const Filter& of);
    void expedition(const Expedition& of);
    void quantity(const Quantity& of);
    void amount(const Amount& of);
    void awaited(const Happening& of);
    void next(const Next& e);
    void eitherOfTwo(const Thing& what, const Quantity& of);
    void measured(const Quantity& of);
    void measuredThisWay(const Quantity& of);

    // What is asked of phrases
    static bool couldBeYou(const Who& who);
    static bool isEach(const Who& who);
    static bool isSeveral(const Thing& of);
    static const Filter* filterOf(const Thing& of);

    Named m_named;
    bool m_numberChosen = false;
    bool m_ofEach = false;  ///< what is measured is so of each by itself
    std::size_t m_deed = 0; ///< Which instruction named something last, as 1 plus its index.
    int m_dice = 0;         ///< How many fell last: 2 is several, 3 several one after the other.
    bool m_anyone = false;  ///< a player has been named who could be you
    bool m_inNone = false;  ///< this card is in no Expedition, so that there is no other
    bool m_others = false;  ///< what is gone through is done by somebody else
    std::string m_problem;
};

} // namespace triptych::altered
