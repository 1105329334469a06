#pragma once

#include "core/Overloaded.h"
#include "seize/text/binding/Bind.h"
#include "seize/text/printing/Phrases.h"
#include "seize/text/printing/Said.h"
#include "seize/text/printing/Spoken.h"
#include "text/Binding.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Goes through one ability after another and settles what its words mean (Bind.h). BindTriggers.cpp: what an event
// tells; BindWaiting.cpp: what waits for one; BindWords.cpp: pronouns; BindCalled.cpp: "that Mage"; BindCards.cpp: of
// cards; BindOthers.cpp: "other"; BindLeaving.cpp: who is gone; BindSkipped.cpp: what is done in the place of
// something else; BindPhrases.cpp, BindFilters.cpp, BindNumbers.cpp: the phrases that hold them; BindDeeds.cpp,
// BindModifiers.cpp: the tree; BindGates.cpp: what would do nothing, and is refused.
namespace triptych::seize::binding {

using text::Mention;
using text::Sort;
using Is = Referent::Kind;
using Event = Trigger::Event;

inline bool isPlayed(Paper paper)
{
    return paper == Paper::Instant || paper == Paper::Attack;
}
/// One mercenary does it to another.
inline bool hasOther(Event event)
{
    return event == Event::Attacks || event == Event::IsAttacked || event == Event::IsDestroyed
        || event == Event::IsDealtDamage || event == Event::DealsDamage || event == Event::Destroys
        || event == Event::Upstages || event == Event::SpendsDefense || event == Event::Declares
        || event == Event::IsDeclaredOn;
}
inline bool isAFight(Event event)
{
    return hasOther(event) && event != Event::Upstages;
}
inline bool hasNumber(Event event)
{
    return event == Event::IsDealtDamage || event == Event::DealsDamage || event == Event::IsHealed
        || event == Event::LosesLoot || event == Event::GainsLoot || event == Event::Plunders
        || event == Event::GainsStatus || event == Event::Acquires;
}

/// What was named: how the match finds it, and what it is.
struct Definition
{
    enum class Noun { Mercenary, Tile, Treasure, Item };
    Referent referent {};
    Noun noun = Noun::Mercenary;
    text::Some number = text::Some::One;
    bool stale = false; ///< Others were chosen since.
    Side side = Side::Any;
    std::optional<Thing> thing {}; ///< The words that named it.
    bool gone = false;             ///< It has left by then, whatever happens.
    bool hurt = false;             ///< It was dealt damage, and may have left by that.
    bool offered = false;          ///< It is gone where something was done that need not be.
    bool skipped = false;          ///< It is chosen for what is not done here.
};

/// Where in its sentence a word stands: "it gains ...", "exhaust it", "its bounty".
enum class Role { Subject, Object, Whose };

class Binder
{
public:
    Binder(Paper paper, bool aims, Meanings* meanings)
        : m_paper(paper)
        , m_slots(aims ? 1 : 0)
        , m_meanings(meanings)
    {
    }
    Unbound run(Ability& ability);

private:
    // What goes wrong
    void complain(std::string_view word, std::string text);
    void tell(
        std::string_view word, const std::string& meaning, const std::optional<Thing>& thing = {});

    // Mentions
    int define(Referent referent, Definition::Noun noun, text::Some number, std::string name,
        const std::optional<Thing>& thing = {});
    void definePlayer(std::string name);
    Thing::Kind own() const;
    /// Of a card that stays in play, or in the Warchest.
    static constexpr std::string_view unnamedCounters
        = "Which counters? This card gives none a name; say it where they come, such as \"put 3 "
          "siege counters on this\".";
    bool hasOwnCounters() const { return !isPlayed(m_paper); }
    /// "Play this only if an ally is being attacked": of an Instant that answers an attack there is an attacker.
    bool answersAnAttack() const;
    void nameAnswered();
    bool meansWhoWasNamed() const;
    bool hasOwn() const { return m_paper != Paper::Instant && m_paper != Paper::Event; }
    std::string ownName() const;
    void beginAttack(const Reach& reach);
    void besideTheDoer(Trigger&);
    void begin(Trigger& trigger);
    static std::string nameOfOther(Event event);
    void settleArea(Filter& area);
    void settleOwnEvent(Trigger& trigger);

    // What has no end
    void neverEnds(const Trigger& trigger, const Effect& effect);

    // Fixed words
    void needs(Thing::Kind kind);
    void needsOwn(Filter::OrOwn named);
    void isNobody(Thing::Kind, std::string_view why); ///< Complains that it means nobody.
    static bool paysWithOthers(CostItem::Kind kind);
    void namePaid(const CostItem& item);

    // Pronouns
    static bool isOfOwnSide(const Definition& d);
    static bool numbersFit(text::Some word, text::Some thing);
    std::optional<Referent> resolve(std::string_view word, text::Some number, Definition::Noun noun,
        Role role, bool anyNoun = false, bool notOwn = false);
    bool isTimed() const;
    bool carriesNow() const;
    void orTheCard();
    void orWhoIsAsked(std::string_view word, std::string_view meaning);
    bool nearsAnother(Role role) const;
    void nameOther();
    void nameAttacked();

    // Who has left
    void leave(const Thing& thing, int named);
    void hurt(const Thing& thing, int named);
    void notByWhatWasDealt(const Trigger& trigger);
    static void waitFirst(Sequence& e);
    bool isOfWhoIsHit(Gain&) const;
    bool thanWhoWasStruck(Thing&);
    void towardSome(const Gain& gain, const Modifier& modifier);
    void towardOne(const Gain& gain, Modifier& modifier);
    bool isGone(Thing::Kind of, const Referent& referent) const;
    void asOfWhoStays(std::string_view word, Thing::Kind of, const Referent& referent);
    void toWhoStays(const Thing& whom);
    void ontoVacated(const Thing& where);
    void ofTheGoneOne(bool fallen, Thing& of) const;
    void ofWhoHasLeft(Strip& e);
    void ofWhoHasLeft(Goods& goods);
    std::vector<bool> whoIsGone() const;
    void branch(Effect& effect, bool nobodyGone = false);
    /// What a deed names, from its first to its last.
    struct Named
    {
        std::size_t from = 0, to = 0;
        int fromPlayer = 0, toPlayer = 0;
    };
    Named namedSince(std::size_t thing, int player) const;
    void inPlaceOf(
        const Named& skipped, Condition* condition, Effect& effect, bool nobodyGone = false);
    void either(IfSo& e);
    void either(Instead& e);
    void either(FlipCoin& e);
    void oneOrTheOther(std::size_t from);
    void offered(May& e);
    std::optional<Referent> ownOrOther(std::string_view word, Role role);
    bool isHit() const;
    Referent found(std::string_view word, const Mention& mention);
    static bool fitsSide(Thing::Kind word, Side side);
    Referent thatOne(Thing::Kind kind);
    void settle(
        Thing::Kind& of, Referent& referent, std::string_view word, Role role, bool notOwn = false);
    const Filter* wordsOf(const Definition& d) const;
    std::optional<Thing::Kind> wordFor(const Definition& d, bool bySide) const;
    void settleCalled(Thing::Kind& of, Referent& referent, Role role, bool bySide = false);
    void settleCalled(Who& who);
    void settleCalled(Range& range);
    std::optional<Thing::Kind> partOf(const Definition& d) const;
    bool isOver(Thing::Kind of) const;
    void settleOver(Thing::Kind& of, Referent& referent);
    bool staticIsOwn() const;
    static std::string couldBeAny(std::string_view word);
    bool isOfSeveral(const Referent& referent) const;
    void asOfOne(std::string_view word, const Referent& referent);
    bool hasNamed() const;
    void settle(Range& range);
    void settle(Filter& filter);
    void asWhom(); ///< "Two enemies of the same class": as this, or as each other?
    void settleKin(Filter&);
    void settleVersus(Filter& filter);
    void settleOther(Filter& filter);
    void settleOtherCounted(Filter& filter);
    void settleOtherTarget(Filter& filter);
    void settleThan(Filter& filter);
    void leaveOut(Filter& filter, const text::Mention& named);
    text::Mentions::Meaning otherNamed(const Filter& filter) const;
    bool isOtherFoe(const Filter& filter) const;
    void nearOther(Filter& filter);
    void besideWhat(const Thing& thing);
    static bool isSeenByAnother(const Filter& filter);
    bool isOfEachTurn() const;
    bool seenByThem(const Filter& filter);
    int settle(Thing& thing, Role role);
    bool isEntered() const;
    Referent namedLast();
    static std::string named(const Thing& thing);
    void settle(Who& who);
    bool onlyOwn() const { return m_things.empty(); }
    bool onlyOwnSide() const; ///< Whoever was named is a mercenary of this side.
    void settleOwner(Who& who, std::string_view word);
    void lastsAsLong(const Effect& before, const Effect& more);
    void asksWhose(May& e);
    void settle(Amount& amount, Role role = Role::Whose);
    void settle(Quantity& quantity, Role role);
    void ofEachPlayer(const Amount& amount, bool all);
    bool isDoneToSeveral(const Thing& thing) const;
    void ofEachOfThem(const Amount& amount, const Thing& whom);
    void settle(Counted& counted, Role role);
    void seenFromYou();
    void notYetNamed();
    void seenFromAttacker(Range::Kind where);
    void behindOwn(Condition& condition);
    bool stealthIsOver(const Condition& condition) const;
    void settle(Condition& condition);
    void askOfTheCard(Condition& condition) const;
    void mercenaryOrCard(Condition& condition) const;
    bool asksOfOther(const Condition& condition);

    // Effects
    void aimsAgain(const Thing& thing);
    void isOfTheCard(Effect& effect);
    void visit(Effect& effect);
    void lastsForEver(const Gain& gain);
    void afterItTired(const Gain& gain);
    void lastsWithThis(const Gain& gain);
    void notBeforeItsAttack(const Effect& given, const Effect& next);
    void movesFromWhereItIs(MoveTo& e);
    void settleModifiers(Gain& gain);
    void outOfStealth(const Gain& gain, const Modifier& modifier);
    void entry(const Gain& gain, const Modifier& modifier);
    void ofThisCard(const Goods& goods);
    void allowance(Allowance& e);
    void forEach(ForEach& e);
    void settleEachSelect(Select& e);
    template <typename Leaf>
    void orTheTreasure(const Leaf& leaf);
    void dealer(Thing& by);
    void ofOwnFigure(Deal& deal) const;
    template <typename Leaf>
    void settleLeaf(Leaf& leaf);
    template <typename Leaf>
    void settlePlayers(Leaf& leaf);
    template <typename Leaf>
    void settleDealer(Leaf& leaf);
    template <typename Leaf>
    void settleGoods(Leaf& leaf);
    template <typename Leaf>
    bool settleFirst(Leaf& leaf);
    template <typename Leaf>
    void fogsTile(Leaf& leaf);
    template <typename Leaf>
    void settleWhat(Leaf& leaf);
    template <typename Leaf>
    void settlePlaces(Leaf& leaf);
    template <typename Leaf>
    void settleNumbers(Leaf& leaf, bool toldFirst);
    template <typename Leaf>
    void leaveBehind(Leaf& leaf);
    Role roleOfTimes() const { return Role::Subject; }
    void besideWhom(const Thing& whom, Amount& times) const;
    void notOfEarlier(const Effect& later);
    void later(Delayed& e);
    void rescue(Rescue& e);
    void settleWhoWould(Rescue& e);
    bool isPlain(const Effect& effect) const;
    void counterThat();
    void aimAnew(Retarget& e);
    void watch(Watch& e);
    Side sideOf(const Thing& thing) const;
    /// What an event has told of those in it; within what waits for another one it is that one's.
    struct Told
    {
        bool fights, number, isOwn, ownGone, hasOther, otherNamed, otherGone, treasure;
        Tallied tally;
        std::string otherName;
    };
    Told told() const;
    void retell(const Told& before);
    void trap(Trap& e);
    Paper m_paper;
    std::uint8_t m_slots = 0;
    Meanings* m_meanings = nullptr;
    Ability* m_ability = nullptr;
    text::Mentions m_mentions;
    std::vector<Definition> m_things;
    int m_players = 0;
    int m_heardPlayers = 0;          ///< How many of them the trigger names.
    std::vector<int> m_opponents {}; ///< Which of them are "an opponent", chosen when it is done.
    Named m_offer {};                ///< What the last deed names that may be done or not.
    std::vector<Named> m_skipped {}; ///< What is not done where we are.
    bool m_static = false;
    std::optional<Event> m_heard {};   ///< What is waited for here.
    const Trigger* m_waited = nullptr; ///< The same, whole.
    bool m_ofEach = false;             ///< What is so of each of several: "it" is each of them.
    bool m_struck = false;             ///< An attack was made by what stands before.
    bool m_attackedSaid = false;       ///< "The target" of its own attack was spoken of last.
    bool m_thanStruck = false;         ///< "Another" is another than that attack struck.
    bool m_fights = false;             ///< There is an attack to speak of.
    bool m_counters = false;           ///< Something is countered, an attack perhaps.
    bool m_inEffect = false;
    Tallied m_tally = Tallied::Anything;
    bool m_pushes = false;         ///< The deed before was a push.
    bool m_entered = false;        ///< Or put somebody onto the battlefield, who was named last.
    bool m_treasure = false;       ///< Or was done to a treasure that is still there.
    bool m_laidDown = false;       ///< And it is a deed of this text that named it.
    bool* m_far = nullptr;         ///< Of the deed before, which moved one: that it leaves how far.
    bool m_cardNamed = false;      ///< A card was named since somebody was: it has a bounty, too.
    bool m_cards = false;          ///< Cards were discarded or shown: "if it is a treasure card".
    bool m_severalPlayers = false; ///< "Each opponent" was named: none of them is "that player".
    bool m_yourCards = false;      ///< The last of them were yours, or everybody's.
    bool m_ofAll = false;          ///< That is of several players together.
    bool m_ofMany = false;         ///< Or of several mercenaries.
    bool m_ofPlayer = false;       ///< While what comes instead of what befalls a player is read.
    bool m_number = false;         ///< "that much" has something to mean.
    bool m_saysX = false;          ///< "X" of a cost was used.
    bool m_costNames = false;      ///< The cost is another mercenary, or a treasure.
    bool m_sprung = false;         ///< In what a trap does.
    bool m_later = false;
    bool m_notOwnSide = false;   ///< "Its controller" is looked for.
    bool m_choosesWhose = false; ///< Of a deed of its own: "in target opponent's hand".
    bool m_aiming = false;       ///< Targets are described: chosen before anything happens.
    bool m_closed = false;       ///< Within what waits for something to happen to somebody.
    bool m_offered = false;      ///< Something stands before that may be done or not.
    bool m_hitSaid = false; ///< Who is attacked, or somebody else by a word, has been spoken of.
    std::optional<int> m_captured {};
    // Of a trigger about this card's own mercenary: the other one.
    bool m_isOwn = false;
    bool m_ownDeals = false; ///< Of the last damage this card's own is told to deal it.
    bool m_ownDealt = false; ///< It was told to deal damage: "the attacker deals ..."
    bool m_ownNamed = false; ///< By a condition: "if this did not attack this turn, it ..."
    /// A condition asks whether somebody is there: "if an enemy mercenary is adjacent to this, exhaust it".
    bool m_asked = false;
    std::optional<Referent> m_askedNear {}; ///< And near whom who was named before that.
    std::optional<Referent> m_askedOn {};   ///< Or on which tile: only one can be there.
    bool m_ownGone = false;
    bool m_sentBack = false; ///< Whose going to a hand or a deck is told.
    bool m_hasOther = false;
    bool m_otherNamed = false;
    bool m_otherGone = false;
    bool m_ofFigure = false; ///< A statistic is asked for.
    bool m_ofBounty = false; ///< A bounty is asked for.
    std::string m_otherName {};
    Unbound m_wrong {};
};

} // namespace triptych::seize::binding
