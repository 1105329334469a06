#pragma once

#include "altered/Table.h"

// What the nouns of a text mean now: which cards, how many, where, whether. Viewpoints and players are in
// Meaning.cpp; what is known, Expeditions, cards, numbers and conditions each have a file of their own.
namespace triptych::altered {

/// From whose side a text is read: who "you" is, what "I" is, and what "it" is.
struct Viewpoint
{
    Seat you = noSeat;
    Ref me {};                      ///< "I"
    Ref was {};                     ///< "I" as it last was, of a Reaction about its own leaving.
    Ref subject {};                 ///< "it" of a trigger, where nothing is being carried out,
    Ref subjectWas {};              ///< and what it was before the event.
    const Acting* acting = nullptr; ///< The words of what is being carried out.
    Seat doer = noSeat;             ///< Who acts, where that is not "you".
    int x = 0;
    Index place = noIndex; ///< The Expedition a card is being played in.
    Index asked
        = noIndex; ///< The Expedition of which a condition asks, of two that it tells apart.
    Index moved = noIndex; ///< Of what has just moved, places are where it was.
    Zone movedFrom = Zone::Gone;
    Seat movedBefore = noSeat;
    Index than = noIndex;   ///< What "other" leaves out, where that is not "me".
    Index played = noIndex; ///< Of a cost that would be paid: the card that it is paid for.
    bool playing = false;   ///< Places are said of the playing: "plays a card from Reserve".
    Seat player = noSeat; ///< With `playing`: who plays it, where that is not who controls it yet.
    bool heard
        = false; ///< A trigger has been heard: what it is about is "it" for what is asked before the dash.
    const Ability* ofEach
        = nullptr; ///< Of a passive ability: its condition is asked of each that it speaks of.
};
/// Of the effect that is being carried out.
Viewpoint viewpointOf(const State&);
/// Of a passive ability or a reaction of an object.
Viewpoint viewpointOf(const State&, Index);

/// What is known of what a noun may mean: an object as it is, one that has gone as it last was (2.1.h),
/// or a card that was played or discarded, of which the print is known and from where it was played.
struct Known
{
    enum class As : std::uint8_t { Now, Was, Print };
    As as = As::Now;
    Index object = noIndex;
    const Facts* facts = nullptr;
    const Memory* memory = nullptr; ///< Of what has gone.
    StatusSet statuses = 0;
    std::uint8_t boosts = 0;
    std::uint8_t counterKind = 0;
    std::uint8_t counters = 0;
    Zone zone = Zone::Gone;
    Seat controller = noSeat;
    Seat owner = noSeat;
    bool fromReserve = false; ///< Where it was played from.
    bool fromHand = false;    ///< Likewise.
    std::uint8_t lately = 0;  ///< Object::lately
    Subtypes given = 0;       ///< Besides those that are printed.
    bool asPlayed
        = false; ///< It is asked about as it is being played: its Base Cost is that of its zone.

    bool is(Status status) const
    {
        return status == Status::Boosted ? boosts > 0 : (statuses & bit(status)) != 0;
    }
};
/// 2.2.2 Those that are printed and those that it was given.
inline Subtypes subtypesOf(const Known& known)
{
    return known.facts ? known.facts->subtypes | known.given : Subtypes { 0 };
}
/// What is given or was gained; and what a Grant gives, to whom it speaks of.
Subtypes givenSubtypes(const Table&, Index);
Subtypes subtypesIn(const Table&, const Grant&, const Viewpoint&);
Known knownOf(const Table&, Ref);
Known knownOf(const Table&, const Past&);
/// What was last known of an object; null when that is nothing.
const Memory* memoryOf(const State&, Ref);

// "It": the first of what was last spoken of, or what the trigger was about
Index itOf(const Viewpoint&);
Ref itRef(const State&, const Viewpoint&);
/// As it was before the effect moved it, or the event that triggered the effect did.
Ref itAsItWas(const State&, const Viewpoint&);
Ref itAsItWas(const State&, const Viewpoint&, Index oneOfThem);
/// 2.1.h Whether what was one object is asked about as that, now that its card is another: it left play or
/// went where nothing is known of it. What has entered play is asked as it is.
bool hasLeft(const State&, Ref was, Ref now);

// Players
using Seats = InlineVector<Seat, 3>;
Seats seatsOf(const Table&, const Who&, const Viewpoint&); // in initiative order
/// Who would do it: who acts already, who is named, or the controller.
Seat actorOf(const Table&, const Who* named, const Viewpoint&);
bool isWho(const Table&, const Who&, Seat, const Viewpoint&);

// Expeditions, as things (State.h)
void expeditionsOf(const Table&, const Expedition&, const Viewpoint&, Things&);
/// `me`: of whom "no other Characters" is said.
bool fitsPosition(
    const Table&, const Expedition&, Index expedition, Ref me = {}, Index than = noIndex);
/// Where an object is present, or was: one, or both of a Gigantic one (7.4.4.b).
void expeditionsOfObject(const Table&, Ref, Things&);
void expeditionsOfObject(const Table&, const Known&, Things&);
Seat seatOfExpedition(Index);
int kindOfExpedition(Index);
bool isTogether(const Table&, Index object, Index expedition);

// Cards
bool matches(const Table&, Index, const Filter&, const Viewpoint&);
/// Wherever it is, and as of a moment: what moved or left is looked at as it was.
bool matchesAnywhere(const Table&, Ref, const Filter&, const Viewpoint&);
bool matchesAnywhere(const Table&, const Known&, const Filter&, const Viewpoint&);
/// By the words of this description alone, and not of the one after "or" (Filter::orElse).
bool matchesItself(const Table&, const Known&, const Filter&, const Viewpoint&);
/// Whether a filter says itself where what it means is.
bool saysWhere(const Filter&);
/// All that a filter speaks of, wherever it says they are.
void collect(const Table&, const Filter&, const Viewpoint&, Things&);
/// Of things that are called "the one with the highest {V}" or the lowest, keeps only those that have it.
void keepHighest(const Table&, const Filter&, Things&);
/// How many there are, or with Trait::Different how many that are not alike.
int countApart(const Table&, const Filter&, const Things&);
/// Whether a group picked so far can be picked together (Trait::Total, Trait::Different).
bool fitsTogether(const Table&, const Filter&, const Viewpoint&, const Things& group, Index more);
bool isInPlace(const Table&, Index, const Place&, const Viewpoint&);
bool isNoun(const Known&, const Noun&);

/// "Card", of which nothing else is said.
inline bool isAnyCard(const Filter& f)
{
    return !f.nouns.empty() && f.nouns.front().kind == Noun::Kind::Card && f.before.empty()
        && f.after.empty();
}
/// 1.1.7.b Whether "for each card returned this way" leaves it out: a token is no card, and has gone where none is.
bool isTokenAmongCards(const Table&, Index, const Filter&, const Viewpoint&);

// Numbers (1.1.6)
/// ", up to a max of 3": so much of it as the amount allows.
int atMost(const Amount&, int value);
int valueOf(const Table&, const Amount&, const Viewpoint&);
int valueOf(const Table&, const Quantity&, const Viewpoint&);
int statOf(const Table&, const Known&, Stat, Terrains);
int countersOf(const Known&, const Counter&);
/// Whether two things are alike in what a text asks about: a cost or statistic, a sub-type, their type, their name.
bool areAlike(const Table&, const Known&, const Known&, Alike, Stat = Stat::HandCost, Terrains = 0);
int baseCostOf(const Table&, const Known&); // v4 2.2.9
bool isCompared(int value, Compare, int with);
/// The one thing that a quantity or condition is about, as it is or as it last was.
Ref refOfThing(const Table&, const Thing&, const Viewpoint&);

// Conditions (6.5.d)
bool holds(const Table&, const Condition&, const Viewpoint&);
/// Whether it is the time of the day at which a happening is spoken of: "at Dusk", "during your turn".
bool isInWindow(const State&, const Happening&, const Viewpoint&);

} // namespace triptych::altered
