#include "kryptik/text/surface/Hints.h"

#include <array>

namespace triptych::kryptik {
namespace {

using text::Hint;

constexpr std::array all {
    Hint { "\"",
        "An active or triggered ability is given in quotation marks; in it, \"this\" is who has "
        "it. What is always so is given without them.",
        "Target citizen gains \"Dies; draw 1 card.\" until end of turn." },
    Hint { "can not be countered", "Only a card itself says that it can not be countered.",
        "This can not be countered.", "citizen" },
    Hint { "additional citizen each combat",
        "One citizen attacks at a time, so each attack is blocked anew; what is engaged can be let "
        "block.",
        "This can block while engaged.", "citizen" },
    Hint { "block any number",
        "One citizen attacks at a time, so each attack is blocked anew; what is engaged can be let "
        "block.",
        "This can block while engaged.", "citizen" },
    Hint { "two piles", "Nothing is put into piles; let them choose what they sacrifice.",
        "Target opponent sacrifices a citizen." },

    Hint { "token",
        "There are no tokens: every citizen is a card of somebody's. Bring one from a deck, a hand "
        "or "
        "a limbo pile.",
        "Return target citizen card in your limbo pile to the island." },
    Hint { "copy",
        "A citizen becomes a copy of another one, and a spell on the effect pile is copied.",
        "Target citizen becomes a copy of another target citizen until end of turn." },
    Hint { "copies",
        "A citizen becomes a copy of another one, and a spell on the effect pile is copied.",
        "Copy target spell. You may choose new targets for the copy." },
    Hint { "for as long as",
        "What an effect gives lasts until end of turn, until your next turn, until the end of your "
        "next turn, or for good.",
        "Target citizen can not attack until your next turn." },
    Hint { "as long as",
        "\"As long as\" can be said of citizens, of what is always so, at the beginning or the "
        "end.",
        "As long as you control 3 or more Human citizens, this gets +1/+1.", "citizen" },
    Hint { "half", "Half is said of a number that is known.",
        "Draw cards equal to half the number of cards in your soul row, rounded up." },
    Hint { "double",
        "A statistic of a citizen is doubled, and the damage, the counters and the cards there "
        "would be.",
        "Double the attack of target citizen until end of turn." },
    Hint { "twice each turn", "How often it may be is limited to once each turn.",
        "{1}: draw 1 card. Use this only once each turn.", "citizen" },
    Hint { "the first time",
        "What happens first in a turn is counted of what is drawn, cast, discarded or sacrificed, "
        "or dies; of anything else say that it is only once.",
        "Whenever you discard a card, draw 1 card. This ability triggers only once each turn.",
        "citizen" },
    Hint { "for the first time",
        "What happens first in a turn is counted of what is drawn, cast, discarded or sacrificed, "
        "or dies; of anything else say that it is only once.",
        "Whenever you discard a card, draw 1 card. This ability triggers only once each turn.",
        "citizen" },
    Hint { "once each turn, you may", "What you may do at any time is a cost before its effect.",
        "Discard 1 card: draw 1 card. Use this only once each turn.", "citizen" },
    Hint { "this is attacked",
        "Players and their 11 year cards are attacked, not citizens; wait for the attack or block "
        "it.",
        "Whenever a citizen attacks you, deal 1 damage to that citizen.", "citizen" },
    Hint { "twice", "Say how often by writing it so often, or with a number.",
        "Deal 1 damage to target citizen. Deal 1 damage to another target citizen." },
    Hint { "extra turn", "A further turn is taken by you, directly after this one.",
        "Take an extra turn after this one." },
    Hint { "additional combat",
        "A further combat phase comes directly after the phase it is said in.",
        "There is an additional combat phase after this phase." },
    Hint { "would draw", "Instead of a card that would be drawn there can only be more of them.",
        "If you would draw a card, draw 2 cards instead.", "citizen" },
    Hint { "when you control",
        "What is so is nothing that happens (9.3). Say when it is looked at.",
        "At the end of turn, if you control no other citizens, sacrifice this.", "citizen" },
    Hint { "when you have", "What is so is nothing that happens (9.3). Say when it is looked at.",
        "At the end of turn, if you control no other citizens, sacrifice this.", "citizen" },
    Hint { "when an opponent controls",
        "What is so is nothing that happens (9.3). Say when it is looked at.",
        "At the end of turn, if you control no other citizens, sacrifice this.", "citizen" },
    Hint { "when target", "Of what may happen more than once it is said whether it is every time.",
        "Whenever target citizen deals damage this turn, draw 1 card." },
    Hint { "the next time",
        "What would happen next can be replaced where somebody would die, and damage can be "
        "prevented.",
        "Prevent the next 2 damage that would be dealt to target citizen this turn." },
    Hint { "the next spell",
        "Of what is cast next it is said in which turn, and how much generic energy it costs less "
        "or more.",
        "The next spell you cast this turn costs {1} less." },
    Hint { "your limbo pile cast",
        "Only a card itself can say that it may be cast from the limbo pile.",
        "You may cast this from your limbo pile.", "citizen" },
    Hint { "may cast", "Cards are cast for free, one at a time, or a card says it of itself.",
        "You may cast a citizen card from your hand for free." },
    Hint { "named", "Say the name behind \"named\", letter for letter.",
        "Destroy target citizen named Pier Watcher." },
    Hint { "in addition to", "A citizen can have a further faction.",
        "Target citizen becomes a Human citizen in addition to its other factions until end of "
        "turn." },
    Hint { "each citizen type", "Say which faction you mean.",
        "Other Human citizens you control get +1/+1.", "citizen" },
    Hint { "unless you", "\"Unless\" stands behind one sentence, with what is done against it.",
        "At the start of your turn, sacrifice this unless you discard 1 card.", "citizen" },
    Hint { "life",
        "Players have no life: they have 11 year cards, which damage destroys in combat.",
        "Destroy an 11 year card target opponent controls." },
    Hint { "counters",
        "Counters are put on citizens, by the kind: +1/+1 counters and the like, or counters of a "
        "name.",
        "Put two +1/+1 counters on target citizen." },
    Hint { "attach",
        "A card that is attached lies under a citizen and works as long as it is there.",
        "Attach target citizen card in your limbo pile to target citizen you control." },
};

} // namespace

std::span<const Hint> hints()
{
    return all;
}

} // namespace triptych::kryptik
