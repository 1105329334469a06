#pragma once

#include "seize/text/grammar/GrammarInstructions.h"

// What says when, whether or by whose word something is done: "you may", "if", "choose one", "otherwise".
// Compiled in GrammarBranches.cpp, GrammarOffers.cpp and GrammarModes.cpp; GrammarOtherwise.cpp and
// GrammarSentences.cpp join it to what stands before it.
namespace triptych::seize::grammar {

/// "you may draw 1", "choose one: ...", "if ..., draw 2 instead" -> Effect
struct branch : elsewhere<branch>
{
    static bool read(Input&, Reading&);
};
/// "you may draw 1", "that player may discard 1" -> Effect
struct offer : elsewhere<offer>
{
    static bool read(Input&, Reading&);
};
/// "that player must lose 2 loot or discard 1", "its controller loses 1 loot or exhausts it" -> Effect
struct mustEither : elsewhere<mustEither>
{
    static bool read(Input&, Reading&);
};
/// "unless that player discards 1, draw 2" -> Effect
struct unlessPaid : elsewhere<unlessPaid>
{
    static bool read(Input&, Reading&);
};
/// "place a trap on target empty tile: exhaust it" -> Effect
struct trapLaid : elsewhere<trapLaid>
{
    static bool read(Input&, Reading&);
};
/// "target opponent chooses one: they lose 2 loot; or you draw 2": somebody else says which -> Effect
struct decision : elsewhere<decision>
{
    static bool read(Input&, Reading&);
};
/// "choose one: draw 1; or gain 2 loot", "flip a coin. If you win the flip, ..." -> Effect
struct modes : elsewhere<modes>
{
    static bool read(Input&, Reading&);
};
/// "for each enemy mercenary, its controller may lose 1 loot": what speaks of each of them -> Effect
struct forEachOfThose : elsewhere<forEachOfThose>
{
    static bool read(Input&, Reading&);
};
/// "If they do not, silence that mercenary", behind that: of each of them. True where it was taken into it.
bool intoForEach(std::vector<Effect>& parts, std::size_t i);
/// "At the end of the turn, destroy it. If it is destroyed this way, draw 1": asked when that has been done. True
/// where the second sentence was taken into the first.
bool intoLater(std::vector<Effect>& parts, std::size_t i);
/// The deed that what is said next follows upon: the last of a sentence.
Effect& lastIn(Effect&);
/// The same deed with another number, done to the same.
bool withNumber(Effect&, const Amount& number);
/// "Mend target mercenary. If it was poisoned, heal it 2": asked before anything is done, so the one
/// or the other is.
bool askedBefore(std::vector<Effect>& parts, std::size_t i);
/// Whom one chooses is chosen first, and then asked about: that choice, where the deed holds one.
std::optional<Effect> chosenFirst(Effect&);
/// Whether it asks about who was named before.
bool asksOfIt(const Condition&);
/// Whether what comes instead asks or speaks of whom the deed before it would have chosen.
bool speaksOfNamed(const Condition&, const Effect&);
/// "If ..., exhaust an enemy. Otherwise, blind it": whom one chooses is chosen before that.
std::optional<Effect> chosenForEither(IfSo&);
/// "Deal 3 damage to it. If it is damaged, deal 2 more": one blow of 3 or of 5, asked about before it falls. True
/// where the second sentence was taken into the first.
bool oneBlow(std::vector<Effect>& parts, std::size_t i);
/// "instead of pushing it", "rather than drawing a card" -> Skipped
struct insteadOfDoing : elsewhere<insteadOfDoing>
{
    static bool read(Input&, Reading&);
};
/// Whether that is the deed.
bool isSkipped(Skipped, const Effect&);
/// "otherwise" and "instead" take up the sentence before them.
bool joinedUp(std::vector<Effect>& parts);
/// "Choose an ally. It deals 2 damage to target mercenary adjacent to it": whom a target is measured from is chosen
/// before that, so as a target, too.
void aimedFromChosen(std::vector<Effect>& parts);
/// "If it has 2 or more Poison counters, remove them": the counters that were asked for.
void tellThose(Effect&, const Condition&);
/// Whether nobody said which they are.
bool speaksOfThose(Effect&);

/// "twice that much": of the number that was said before it
struct twiceThat : word<"double", "twice">
{
    static Amount build() { return { Amount::Kind::ThatMuch, 2, {}, {} }; }
};
struct asMuchAsBefore : word<"that much damage", "that damage", "that amount of damage",
                            "that many", "that much", "that amount", "the damage", "the amount",
                            "as much damage", "as much", "as many", "damage">
{
};
/// Such a number of that deed; nothing where there is none to be doubled. Any other number is as it is said.
std::optional<Amount> numberFor(const Effect& before, Amount said);
/// "6 instead": a number alone, of the deed before it.
bool isNumberAlone(const Effect&);
/// That deed with the number. False where it is another deed, or has none.
bool asNumbered(Effect& other, const Effect& before);
/// "Deal 3 damage to it. You may lose 1 loot. If you do, deal 6 instead": who may pay is asked first, and one of the
/// two is done. False where nobody knows which deed it stands for.
bool paidInstead(std::vector<Effect>& parts, std::size_t i);
/// "Poison each enemy. Deal 1 damage to each of them that was already poisoned": of each of them in turn the one or
/// both, asked before anything is done to it. False where nobody was told of before.
bool asTheyWere(std::vector<Effect>& parts, std::size_t i);
/// "Its controller may lose 2 loot to prevent this": the sentence before it is done unless they do -> Effect
struct toPreventIt : elsewhere<toPreventIt>
{
    static bool read(Input&, Reading&);
};
/// True where the sentence was taken into the one before it, or is none of those.
bool unlessPrevented(std::vector<Effect>& parts, std::size_t i);

struct orElse : word<"; or", ";", ", or", "or">
{
};
struct otherwise : word<"otherwise", "if not", "or else">
{
};

/// "unless <somebody does that>": who does it is in the deed.
std::optional<Effect> unless(Effect price, Effect effect);

/// "If ..., deal 5 instead" says a number alone: until joinedUp knows of what, it is drawn by nobody.
inline constexpr std::uint8_t numberAlone = 0xFF;
inline Who onlyANumber()
{
    Who nobody;
    nobody.slot = numberAlone;
    return nobody;
}

/// Which deed the number alone is of: its verb, and of damage its kind where that is said.
enum class NumberOf : std::uint8_t { Deal, Heal, Draw, Apply };
struct instruction : any<allowedNow, playerDeed, order, statement>
{
    static constexpr std::string_view expected
        = "an instruction (deal, draw, apply, heal, target mercenary gains, ...)";
};
struct later : any<means<Delayed::When::StartOfYourNextTurn, "at the start of your next turn",
                       "at the beginning of your next turn", "at start of your next turn">,
                   means<Delayed::When::EndOfTurn, "at the end of the turn",
                       "at the end of this turn", "at the end of turn", "at end of turn">>
{
};

/// The choice of whom something is done to, which is spoken of as "it" from here on.
inline Effect selected(Thing& what)
{
    Select select;
    select.what = what;
    again(what);
    return { std::move(select) };
}

} // namespace triptych::seize::grammar
