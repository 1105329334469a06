#pragma once

#include "altered/Options.h"
#include "altered/Table.h"
#include "altered/rules/Objects.h"

#include <optional>

// 6.2 Event-modifying rules: "If X would happen, Y happens instead". Each asks whether a replacing
// ability applies; if so what replaces the event is put on the agenda, and the event is not done.
namespace triptych::altered {

bool replacesMove(const Table&, const Motion&, Cause, Seat who);
bool replacesGain(const Table&, Index, const Grant&, Seat who);
bool replacesResupply(const Table&, Seat, Seat who);
/// Of so many cards that would be drawn: how many are not, as something else is done instead.
int replacesDraw(const Table&, Seat, int cards, Seat who);
/// "If my Expedition would move forward, ... instead": true when it does not move, or moves only if that
/// is declined (6.2.d). `dueTo` is its Marker::progressed, 0 outside Progress.
struct Advance;
bool replacesAdvance(const Table&, const Advance&, std::uint8_t dueTo, Seat who);
/// v4 7.5.3 Of an Ascended Expedition only what is said of the attempt.
bool replacesAscension(const Table&, Index expedition, bool attempt);
/// How far an Expedition goes that moves forward; 0 when something else happens instead.
int regionsForward(const Table&, Seat, int kind, std::uint8_t dueTo);
/// 7.3.19 How many dice are rolled, and how many of the rolls are ignored.
struct Dice
{
    int count = 1;
    int ignored = 0;
    bool keepsOne = false; ///< One is chosen, and all others are ignored.
    int lowest = 0;        ///< So many of the lowest are ignored, before anything is chosen,
    int highest = 0;       ///< and so many of the highest.

    void keep(Roll::Keep which)
    {
        ignored += which == Roll::Keep::AllButOne;
        keepsOne = keepsOne || which == Roll::Keep::One;
        lowest += which == Roll::Keep::ButLowest;
        highest += which == Roll::Keep::ButHighest;
    }
};
/// Of what may be done instead the `agreed` ones, by their place among these.
Dice diceFor(const Table&, Seat who, Dice, std::uint8_t agreed = 0);
struct MayRoll ///< "You may roll two dice instead": asked before anything falls (6.2.d)
{
    EffectId effect;
    Index source = noIndex;
};
std::optional<MayRoll> mayRollInstead(const Table&, Seat who, std::uint8_t place);
/// 7.3.19 What may change the result of a die, asked after it was seen. True when somebody is asked.
bool changesRoll(const Table&, Seat who, std::size_t dice);

/// 6.2.h Several may replace the same event: which comes first is chosen.
template <class Event>
void run(const Table&, ChooseModifier<Event>);
template <class Event>
void run(const Table&, ModifierChosen<Event>);
void modifierOptions(const Table&, Options&);
/// 6.2.d-e "You may ... instead", and its answer.
template <class Event>
void run(const Table&, OfferReplacement<Event>);
template <class Event>
void run(const Table&, ReplacementAnswered<Event>);
void run(const Table&, ChangeRoll);
void run(const Table&, RollChangeAnswered);
void run(const Table&, RollChanged);

/// What is asked about what may happen instead of an event, or what may change a roll.
struct ModifierAsked
{
    Index cause
        = noIndex; ///< Whose words ask; where one of several is chosen, the thing it is about.
    Index subject = noIndex;       ///< What would happen to this; noIndex: not said.
    std::uint16_t effect = 0xFFFF; ///< What would be done instead, where there is one.
};
std::optional<ModifierAsked> modifierAsked(const State&);

} // namespace triptych::altered
