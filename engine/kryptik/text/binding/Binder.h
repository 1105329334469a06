#pragma once

#include "kryptik/text/binding/Bind.h"
#include "text/Binding.h"

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// The one pass over an ability that settles what its words mean (Bind.h): BindWords.cpp finds the thing a word
// means, BindThings.cpp what something is done to, BindPhrases.cpp goes through descriptions, BindPlayers.cpp through
// players, BindAmounts.cpp and BindConditions.cpp through theirs, BindVerbs.cpp, BindLooking.cpp and BindStatements.cpp
// through the instructions, with BindDone.cpp for what they have done, BindSequences.cpp, BindOthers.cpp and
// BindBranches.cpp through what joins them.
namespace triptych::kryptik::binding {

using text::Mention;
using text::Sort;

/// A thing that was mentioned: how the match finds it, and where it is by now.
struct Definition
{
    Referent referent;
    Zone zone = Zone::Island;
    std::optional<Filter::Noun> noun {};
    bool several = false;
    bool moved = false;            ///< An instruction has put it somewhere else.
    Zone first = Zone::Island;     ///< Where it was when it was named.
    std::optional<Thing> thing {}; ///< The words that named it.
    bool ofEach = false;           ///< Of several players each has their own.
    bool yours = false;            ///< Nobody else's: discarded by you, from your hand.
    bool detached = false;         ///< What was detached from a citizen that was named with it.
    bool pair = false;             ///< Two of an 11 year row.
    bool destroyedYear = false;    ///< An 11 year card that was destroyed.
};

/// What can not be said of spells: 9.2 speaks of the island, and damage only of citizens that deal it.
inline constexpr const char* spellsDamage
    = "Spells are not on the island, and which of them deals damage is not told. Say it of "
      "citizens, or of who is dealt it: \"If a source would deal damage to a citizen, it deals "
      "that much damage plus 1 instead.\"";

enum PlayerMention { ByTheTrigger, Named };

class Binder
{
public:
    Binder(const Ability& ability, const Setting& setting, Meanings* meanings)
        : m_ability(ability)
        , m_setting(setting)
        , m_meanings(meanings)
    {
    }
    Unbound run(Ability& ability);

private:
    // ------------------------------------------------------------ What goes wrong

    void complain(std::string_view word, std::string text);
    void tell(std::string_view word, const std::string& meaning, std::optional<int> thing = {});

    // ------------------------------------------------------------ Mentions

    int define(Referent referent, Zone zone, std::optional<Filter::Noun> noun, bool several,
        std::string name);
    bool isCitizenText() const;
    bool isYear() const;
    int defineThis();
    void beginning(const Ability& ability);
    void paysFromTheRow(const Ability&);
    void worksInLimbo(Ability& ability);
    static bool isAboutACard(Trigger::Event event);
    static bool hasCounterpart(const Trigger& trigger);
    void settleTrigger(Trigger& trigger);
    bool sacrificesOne() const;
    std::optional<int> counterpartOf() const;
    bool namesAnother(It::Word word) const;
    bool isWhoDestroysAYear(int id) const;
    void needNoYear(const It& it, std::optional<int> meant, const std::vector<Zone>& zones);
    Referent ofThose(int id) const;

    // ------------------------------------------------------------ Resolving words

    static text::Some someOf(It::Word word);
    /// What the match reads for a definition: what was just spoken of where that is the same thing,
    /// since it follows it to its new zone; or how it was found first.
    Referent readingOf(std::string_view word, int id);
    std::optional<int> resolve(std::string_view word, text::Some some,
        const std::function<bool(const Definition&)>& fits, Referent& referent);
    using Zones = std::vector<Zone>;
    static bool in(const Zones& zones, Zone zone);

    // ------------------------------------------------------------ Things

    static std::string_view placeName(Zone zone);
    void needZone(std::string_view verb, const std::string& what, const Zones& zones, Zone zone);
    /// Settles a thing that a verb works on; returns its definition.
    std::optional<int> settle(Thing& thing, std::string_view verb, const Zones& zones);
    Zone zoneNow(int id) const;
    int product(Zone zone, std::optional<Filter::Noun> noun, bool several, std::string name);
    std::optional<int> settleTarget(Target& target, std::string_view verb, const Zones& zones);
    static std::string slotName(const std::string& name, std::uint8_t slot);

    // ------------------------------------------------------------ Numbers

    void settle(Amount& amount, bool inTarget = false);
    bool paysX() const;
    bool settlePaid(Amount& amount, bool inTarget);
    void whereItLies(Counted& counted);
    void ofNobody(const Filter& filter, Place& place);
    void turns(const Thing& what, bool back);
    std::optional<int> definedAs(const Referent& referent) const;
    void needOwn(const Thing& what);
    bool hasJustLeft(const Definition& d) const;
    static bool isOfThat(const Amount& amount);
    bool isThat(const Amount& amount, const Definition& d) const;
    bool namesInCost(const Amount& amount) const;
    void settleOfIt(Amount& amount);
    void settleCountersOfIt(Amount& amount);
    void needNoOther(const Amount& amount, std::optional<int> meant);
    void settle(Filter& filter, bool inTarget);
    text::Mentions::Meaning namedAmong(const Filter& filter, bool inTarget) const;
    void settleOther(Filter& filter, bool inTarget);
    bool isEitherOther(
        const Filter& filter, const text::Mentions::Meaning& meaning, bool inTarget) const;
    void leaveOut(Filter& filter, const text::Mentions::Meaning& meaning, std::string_view word);
    void leaveOutCard(Filter&, bool inTarget);
    void settle(Place& place, bool inTarget);
    /// "they control", "their hand": of who is told now, or else of the player who was named.
    void theirs(Side side, bool inTarget = false);

    // ------------------------------------------------------------ Players

    void settle(Who& who);
    /// "Destroy target citizen. That player ...": whose it is or was, where no player was named.
    void settleWhoseItWas(Who& who);
    bool namesOnlyWhoMetAYear() const;
    bool isOfTheYear(const Who& who);
    bool isAnybodysAttack() const;
    void settleInAttack(Who& who);
    /// Whether the player who was named last is of what only the other one of two chooses.
    bool isLeftOut() const { return m_player == 101 && m_whose != -1 && m_whose == m_leftOut; }

    // ------------------------------------------------------------ Conditions

    /// Whether it asks only for the state of "it": engaged, weary, attacking.
    static bool saysOnlyState(const Condition&);
    /// "It is engaged", said of this card.
    static void askOfThis(Condition&);
    /// "if an opponent controls an overlord": it speaks of a card, which is found nowhere again.
    static bool speaksOfOne(const Condition&);
    bool isOnlyOfThis() const;
    bool isTopic(const It& it, std::string_view verb) const;
    void needNotAsked(std::string_view word, int id);
    void settle(Condition& condition);
    void settleOfThose(Condition& condition);

    // ------------------------------------------------------------ Instructions

    enum class Counting { Nothing, Chosen, Done, Happened };
    void countedInTurn(const Who& who);
    void counts(const Amount& count, std::string what);
    /// So many cards that a player discards or plunders.
    template <typename Deed>
    void cardsOf(Deed& e, Zone to, std::string_view done);
    void needDone(Amount::How how, std::string_view word);
    void needThisWay(const Filter& filter);
    void nameDone(const Who&, Zone to, const std::optional<Filter>& type, bool several,
        std::string_view done);
    bool paysOfItself() const;
    bool comesByTheClock() const;
    void needOffPile(const Thing& what, std::optional<int> id);
    void moves(std::optional<int> id, Zone to);
    void says(std::optional<int> id);
    void ofEachPlayer(const Who& who, std::size_t since);
    void needNotOfEach(std::string_view word, int id);
    std::optional<int> on(
        Thing& thing, std::string_view verb, const Zones& zones = { Zone::Island });
    void statement(Thing& what, std::string_view verb, Duration& duration);
    void needsHere(Duration duration);
    void needsYours(const Thing& what, Duration duration);
    void needOne(const Thing& what, const Amount& amount);
    void visitAll(std::vector<Effect>& list);
    void visitLeaf(Draw& e);
    void visitLeaf(Discard& e);
    void visitLeaf(Probe& e);
    void visitLeaf(Plunder& e);
    void visitLeaf(Destroy& e);
    void visitLeaf(Abolish& e);
    void visitLeaf(Sacrifice& e);
    void visitLeaf(Damage& e);
    bool speaksOfItsTarget(const Damage&) const;
    void goesOnDealing(Damage& e);
    void dealsToThat(Damage& e, int dealer);
    void visitLeaf(Modify& e);
    void visitLeaf(Gain& e);
    void visitLeaf(Lose& e);
    void visitLeaf(Allow& e);
    void visitLeaf(Engage& e);
    void visitLeaf(Disengage& e);
    void visitLeaf(MakeWeary& e);
    void visitLeaf(GainControl& e);
    void visitLeaf(Counter& e);
    void visitLeaf(Attach& e);
    void visitLeaf(Detach& e);
    void visitLeaf(Move& e);
    void visitLeaf(Search& e);
    void visitLeaf(Shuffle& e);
    void takes(const Thing&, std::optional<int>);
    void visitLeaf(LookAt& e);
    void visitLeaf(BarYear& e);
    void visitLeaf(LookAtRow& e);
    void visitLeaf(LookAtDeck& e);
    void visitLeaf(RearrangeRow& e);
    void visitLeaf(DestroyYear& e);
    void visitLeaf(Reveal& e);
    void visitLeaf(AddEnergy& e);
    void visitLeaf(ChooseNumber& e);
    void visitLeaf(CastFree& e);
    void visitLeaf(WinLose& e);
    void visitLeaf(Pay& e);
    void visitLeaf(Name& e);
    void visitLeaf(NamePlayer& e);
    void visitLeaf(PreventNext& e);
    void visitLeaf(Switch& e);
    void visitLeaf(Either& e);
    void visitLeaf(Fight& e);
    void visitLeaf(PreventAll&);
    void visitLeaf(LookAndPick& e);
    void visitLeaf(PickFromHand& e);
    void visitLeaf(LookAtHand& e);
    void visitLeaf(ShuffleIn& e);
    void visitLeaf(Forbid& e);
    void visitLeaf(CostChange& e);
    void visitLeaf(CastFromLimbo& e);
    void visitLeaf(EntersEngaged& e);
    void visitLeaf(EntersWith& e);
    void visitLeaf(Instead& e);
    void beforeTheDeed(It& it);
    void visitLeaf(SetStats& e);
    void visitLeaf(Lessen& e);
    void visitLeaf(HandSize& e);
    void visitLeaf(CastOnly& e);
    void visitLeaf(NotCountered& e);
    void visitLeaf(PutCounters& e);
    void visitLeaf(TakeCounters& e);
    void visitLeaf(MoveCounters& e);
    void visitLeaf(Skip& e);
    void visitLeaf(Extra& e);
    void visitLeaf(Toll& e);
    void visitLeaf(Increase& e);
    void visitLeaf(MoreDamage& e);
    void visitLeaf(NoLimbo& e);
    void visitLeaf(DrawPhase& e);
    void visitLeaf(RevealUntil& e);
    void visitLeaf(CastFor& e);
    void visitLeaf(ChooseFaction& e);
    void visitLeaf(ChooseName& e);
    void visitLeaf(BecomeFaction& e);
    void visitLeaf(BecomeCopy& e);
    void visitLeaf(MayCast& e);
    void visitLeaf(UseYear& e);
    void visitLeaf(ChangeCast& e);
    void visitLeaf(Triggering& e);
    void visitLeaf(YearFate& e);
    void needFaction();
    void needName(bool inTarget);
    void visitLeaf(Chance& e);
    void needsNothingOfItself();
    void visitLeaf(Become& e);
    void visitLeaf(RemoveDamage& e);
    void visitLeaf(LeaveCombat& e);
    void visitLeaf(Exchange& e);
    void visitLeaf(MoreSoul& e);
    void visitLeaf(Redirect& e);
    void visitLeaf(CastFrom& e);
    void visitLeaf(SeeTop& e);
    void visitLeaf(Grant& e);
    void visitLeaf(Watch& e);
    void visitLeaf(Unable& e);
    void visitLeaf(Sequence& e);
    static bool isStatement(const Effect& e);
    /// One of the two happens: what the first does has not happened in the second.
    void either(std::vector<Effect>& effect, std::vector<Effect>& otherwise,
        const std::function<void()>& between = {});
    void eitherOf(const std::function<void()>& effect, const std::function<void()>& otherwise);
    void oneOf(std::span<Effect> options);
    /// What somebody else does: inside it, they are "that player".
    void doneBy(Who& who, std::string name, const std::function<void()>& inside);
    void visitLeaf(As& e);
    void visitLeaf(May& e);
    void visitLeaf(IfSo& e);
    void visitLeaf(Choose& e);
    void visitLeaf(Delayed& e);
    void visitLeaf(Unless& e);
    void visit(Effect& effect);

    const Ability& m_ability;
    const Setting& m_setting;
    Meanings* m_meanings;
    Unbound m_wrong;
    text::Mentions m_mentions;
    std::vector<std::pair<int, Name*>> m_chosen; ///< What was chosen, and where.
    std::vector<Definition> m_things;
    std::map<int, int> m_mentionedIn; ///< In which later-region a thing was named.
    std::uint8_t m_slots = 0;
    std::size_t m_clause = ~std::size_t { 0 }; ///< What was named before the deed that is read now.
    int m_said = -1;                           ///< What the match has in "it".
    bool m_asksWhatWas = false;                ///< "If it was a Beast": of the one or the other.
    std::size_t m_ifDoneFrom
        = 0;               ///< What was named since "if you do": nearer than what was done for it.
    int m_saidBefore = -1; ///< What it had there before this deed.
    int m_doneTo = -1;     ///< To what the last deed that counts was done.
    int m_movedLater = -1; ///< What has been moved in what happens later.
    int m_turned = -1; ///< What was engaged or disengaged last, though it may have been so already.
    bool m_turnedBack = false; ///< That was disengaged.
    bool m_thisDealt = false;  ///< The deed before was damage, said of this card: "this deals".
    bool m_askedOfIt = false;  ///< Since then something was asked of "it".
    bool m_counting = false;   ///< This deed counts.
    bool m_countedInTurn
        = false; ///< Several players have done one after the other what was counted last.
    bool m_ofOne
        = false; ///< What is described is compared with one other, of whom something is said.
    bool m_sacrificesOwn = true; ///< You sacrifice, and nobody else.
    int m_player = -1;
    int m_whose = -1;   ///< Whose controller or owner was named last, of what was named.
    int m_leftOut = -1; ///< What only the other one of two chooses, whose controller it has named.
    int m_region = 0;
    bool m_gone = false;         ///< This card has left the island when the effect resolves.
    Zone m_goneTo = Zone::Limbo; ///< With it: where it is.
    bool m_detached = false;
    bool m_asked = false;     ///< A condition has spoken of a card that no word can mean.
    bool m_thisNamed = false; ///< This card has been spoken of.
    bool m_goesOn = false;    ///< What is said goes on about what the trigger is about.
    bool m_toOwner = false;   ///< What was named last went to its owner's zone.
    bool m_notYours = false;  ///< Whose something is, is asked of what need not be yours.
    bool m_severalTargets = false;
    bool m_choseFaction = false;  ///< "choose a faction" was said before.
    bool m_choseName = false;     ///< "name a card" was.
    bool m_sacrificedOne = false; ///< The last that were sacrificed in the effect were one.
    Counting m_counted = Counting::Nothing;
    std::string m_countedWhat;
    std::map<std::string, int> m_apart;     ///< How often with something else in between.
    bool m_adds = false;                    ///< This deed is counted with the one before it.
    std::map<std::string, int> m_doneTimes; ///< How often each of these was done before.
    Who::Kind m_acting = Who::Kind::You;    ///< Who is told now.
    Who::Kind m_by = Who::Kind::You;        ///< Who does what is told to nobody else.
    Who::Kind m_countedBy = Who::Kind::You; ///< Who did what was counted.
    std::optional<int> m_captured;
    std::optional<int> m_subject;
    std::optional<int> m_lastStatement;
    std::optional<int> m_attachedTo;
};

} // namespace triptych::kryptik::binding
