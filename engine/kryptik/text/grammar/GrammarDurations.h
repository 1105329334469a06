#pragma once

#include "kryptik/text/grammar/Reading.h"
#include "text/WordTable.h"

// How long something lasts: "until end of turn", "for as long as you control this".
namespace triptych::kryptik::grammar {

struct untilEndOfTurn : means<Duration::EndOfTurn, "until end of turn", "until the end of turn",
                            "until the end of the turn", "until end of this turn",
                            "until the end of this turn", "this turn">
{
};
struct untilEndOfCombat
    : means<Duration::EndOfCombat, "until end of combat", "until the end of combat", "this combat",
          "until the end of this combat", "until end of this combat",
          "until the end of the combat phase", "for this combat", "during this combat">
{
};
struct untilYourNextTurn
    : means<Duration::YourNextTurn, "until your next turn", "until the start of your next turn",
          "until the beginning of your next turn">
{
};
struct untilEndOfYourNextTurn : means<Duration::YourNextTurnEnd, "until the end of your next turn",
                                    "until end of your next turn">
{
};
struct whileAttached
    : means<Duration::WhileAttached, "while this is attached", "while this is attached to it",
          "as long as this is attached", "for as long as this is attached",
          "for as long as this remains attached", "as long as this is attached to it",
          "as long as this card is attached to it", "as long as this card is attached",
          "while this card is attached to it", "for as long as this is attached to it">
{
};
struct whileHere
    : means<Duration::WhileHere, "for as long as you control this", "as long as you control this",
          "while you control this", "for as long as you control this citizen">
{
};
struct whileStays
    : means<Duration::WhileStays, "for as long as this is on the island",
          "for as long as this remains on the island", "for as long as this stays on the island",
          "as long as this is on the island", "as long as this remains on the island",
          "while this is on the island", "until this leaves the island">
{
};
struct whileEngaged
    : means<Duration::WhileEngaged, "for as long as this remains engaged",
          "for as long as this stays engaged", "for as long as this is engaged",
          "as long as this remains engaged", "as long as this stays engaged",
          "while this remains engaged", "for as long as this citizen remains engaged">
{
};
/// Of one citizen that is there: what is a new object has lost it anyhow.
struct asLongAsItIs : means<Duration::Permanent, "for as long as it is on the island",
                          "for as long as it remains on the island",
                          "for as long as it stays on the island", "as long as it is on the island",
                          "as long as it remains on the island", "while it is on the island">
{
};
struct howLongAhead : any<asLongAsItIs, untilEndOfCombat, untilEndOfTurn, untilEndOfYourNextTurn,
                          untilYourNextTurn, whileAttached, whileEngaged, whileHere, whileStays>
{
};
/// Of what it is said of, so that it stands behind that: "target citizen gets +1/+1 for as long as you control it".
struct whileYours
    : means<Duration::WhileYours, "for as long as you control it", "as long as you control it",
          "while you control it", "for as long as you control that citizen",
          "as long as you control that citizen", "for as long as it remains under your control",
          "for as long as it is under your control", "for as long as you control them",
          "as long as you control them", "while you control them",
          "for as long as you control those citizens",
          "for as long as they remain under your control">
{
};
struct untilItsNextTurn
    : means<Duration::ItsNextTurn, "until its controller's next turn",
          "until the start of its controller's next turn",
          "until the beginning of its controller's next turn",
          "until that citizen's controller's next turn", "until their controller's next turn",
          "until their controllers' next turn", "until their controllers' next turns",
          "until the start of their controllers' next turns",
          "until the beginning of their controllers' next turns">
{
};
struct untilEndOfItsNextTurn
    : means<Duration::ItsNextTurnEnd, "until the end of its controller's next turn",
          "until end of its controller's next turn",
          "until the end of that citizen's controller's next turn",
          "until the end of their controllers' next turn",
          "until the end of their controllers' next turns">
{
};
/// Of a player whose turn that is: "target opponent can not cast citizens during their next turn"
struct whenTheirs
    : any<means<Duration::TheirNextTurn, "during their next turn", "on their next turn",
              "in their next turn", "during your next turn", "on your next turn",
              "during that player's next turn", "during their next turns">,
          means<Duration::ItsNextTurnEnd, "until the end of their next turn",
              "until the end of that player's next turn", "until end of their next turn">,
          means<Duration::ItsNextTurn, "until their next turn", "until their next turn begins",
              "until the start of their next turn", "until the beginning of their next turn">>
{
};
struct howLong : any<howLongAhead, whileYours, untilItsNextTurn, untilEndOfItsNextTurn>
{
};

} // namespace triptych::kryptik::grammar
