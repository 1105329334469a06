#include "kryptik/text/surface/Misread.h"

#include "text/Diagnostic.h"
#include "text/KindNouns.h"
#include "text/Wordings.h"

#include <array>
#include <string>
#include <vector>

namespace triptych::kryptik {
namespace {

using Words = std::string_view;

/// What is said, unless that is said as well (patterns as in WordingTable.h), and the remedy.
struct Misread
{
    Words said;
    Words unless;
    Words remedy;
    bool onCitizensOnly = false;
};

constexpr Words negated = "Of what is not controlled it is said so only of none: \"if you control "
                          "no Human citizens\". Of a number "
                          "say how many or fewer: \"if you control 1 or fewer citizens\".";
constexpr Words multiplied
    = "What is done for each of several things is one deed. Say \"for each\" behind every deed: "
      "\"Draw 1 card "
      "for each citizen you control, then discard 1 card for each citizen you control.\"";
constexpr Words ofBothKinds
    = "What is said of two kinds is read of its neighbour only. Say it of each, or say \"or\": "
      "\"all Beasts or Humans with attack 2 or more\".";
constexpr Words preventedEach
    = "What may be prevented is one deed, and \"for each\" is not said of both what is done and "
      "what is paid. Say it of "
      "one of them: \"Draw a card for each citizen you control unless an opponent pays {2}.\"";
constexpr Words otherPlayers = "Which players are the others is known only where nobody but you is "
                               "told; say \"each opponent\" or "
                               "\"you\".";
constexpr Words turnOfOthers = "Another player's turn is an opponent's of yours here. Say who does "
                               "it: \"Whenever you cast a spell during an opponent's turn,\".";
constexpr Words side = "What is dealt damage or destroyed may be anybody's here; say \"an 11 year "
                       "card\" or \"a player\", or "
                       "speak of citizens that you control.";
constexpr Words attackedRow = "That would count attacks on you as well (4.4.2). Say \"you or an 11 "
                              "year card you control\".";
constexpr Words inCombat
    = "Who attacks and who defends is told only of the other player: the attacking one where "
      "something blocks, "
      "the defending one where something attacks. Say \"its controller\" or \"you\".";
constexpr Words ownFate
    = "\"This\" is the card that the text stands on; say \"it\" of the one that would die.";
constexpr Words doneCards = "What was done this way is counted as cards, whatever they are: say "
                            "\"card\" instead of \"citizen\".";
constexpr Words whoDid = "Of what several players did it is not told apart who did it. Say \"if a "
                         "card was discarded this way\", "
                         "or name one player.";
constexpr Words energyForAll = "Soul energy is spent on anything (8.2). Say what costs less "
                               "instead: \"Citizens you cast this "
                               "turn cost {2} less.\"";
constexpr Words anotherDied = "What died this turn is counted with the one that this waits for. "
                              "Say \"if 2 or more citizens died this "
                              "turn\".";
constexpr Words ownersZone = "A card goes to a zone of its owner only. Say \"into its owner's "
                             "hand\", or let its owner do it: \"You "
                             "put a card from your hand into your soul row.\"";
constexpr Words sameGroup = "Who was asked and who did so must be the same players: say \"each "
                            "player\" or \"each opponent\" both "
                            "times.";
constexpr Words ofTheTarget = "An opponent is always one of yours, not of the player who is told. "
                              "Say \"a citizen\" or name whose it "
                              "is.";
constexpr Words allBut = "On a citizen the others are the others than this one. Choose what stays "
                         "and destroy the rest on a spell, "
                         "or say \"other citizens\" of this one.";
constexpr Words diedOtherwise
    = "Nobody is asked while citizens die, and whoever is left would die of the same damage again. "
      "Let it "
      "be paid for before: \"Sacrifice this: the next time target citizen would be destroyed this "
      "turn, remove all damage from it and engage it instead.\"";
constexpr Words mustBlockThis = "A citizen can be made to block this card only: say \"must block "
                                "this\", or \"must be blocked if able\" "
                                "of another one.";
constexpr Words yearCostOfTarget = "Only of this card itself it is known whether it was cast for "
                                   "its 11 year cost, not of a target.";
constexpr Words counteredBy
    = "What can not be countered can not be countered by anything; say no more than that.";
constexpr Words damagedRows = "Say either that they can not be destroyed or \"Prevent all combat "
                              "damage that would be dealt to 11 year "
                              "cards you control this turn.\"";
constexpr Words untilItLeaves
    = "Only citizens of the island are abolished until something leaves it, and return there.";
constexpr Words ofEach = "That would be one card in all. Let each player do it: \"Each player "
                         "abolishes a card from their limbo "
                         "pile.\"";
constexpr Words disengagePhase = "What an opponent controls disengages in that player's phase: say "
                                 "\"during its controller's next "
                                 "disengage phase\".";
constexpr Words anyOpponent = "Who of your opponents is asked is not said: say \"each opponent "
                              "may\" or \"target opponent may\".";
constexpr Words allOpponents
    = "Say \"an opponent controls\" of one of them or \"each opponent controls\" of every one.";
constexpr Words topCards
    = "Cards of a deck are looked at from its top: say \"the top 2 cards of your deck\".";
constexpr Words activeOnly
    = "Active abilities are not told apart from others here; say \"abilities\".";
constexpr Words whoseZone = "Say whose cards are counted and in whose zone alike: \"an opponent "
                            "has 3 or more cards in their hand\".";
constexpr Words nextEnd = "An ability waits for each turn's end: say \"at the end of turn\".";
constexpr Words bothPlaces
    = "Say both with their place: \"Return all spell cards from your limbo pile to your hand.\"";
constexpr Words atRandom = "What is done at random nobody chooses: say either of the two.";
constexpr Words doneByOthers = "Somebody else does this, so what is yours can not be named in it. "
                               "Do it yourself: \"Abolish a card from "
                               "your limbo pile.\"";
constexpr Words keptFromLimbo
    = "A citizen goes to a limbo pile only where it dies or is countered: say \"If this would die, "
      "abolish it instead.\"";
constexpr Words discardedFirst
    = "A card that is discarded lies in the limbo pile before anything is done with it. Say what "
      "is done with it there: \"When this is discarded by an effect an opponent controls, you may "
      "return it to the island.\"";
constexpr Words whoseDeck = "Say whose deck that is: \"on the bottom of its owner's deck\".";

constexpr Words noneOrDone
    = "\"If you do\" could be that there are some, or that the sentence before was carried out. "
      "Say \"otherwise\", or what was done: \"If a card was affected this way, draw 1 card.\"";

constexpr Words shortForNow
    = "Short Time says when something works; it is not what is paid for it. Say what is always so "
      "then without a time, \"Short Time 2, this gets +2/+2.\", or what is paid: \"Short Time 2, "
      "{1}: this gets +2/+2 until end of turn.\"";

constexpr std::array misreadings {
    Misread { "^ short time {n} (:/,/;/-) this {~} until end of turn .", {}, shortForNow, true },
    Misread { "if you (control/have) no {*} , {*} . if you do ,", {}, noneOrDone },
    Misread {
        "(as_long_as/if/while/unless/and/or) you do not control {!any} {!a} {!an} {!another} {w}",
        {}, negated },
    Misread { "| for each {!opponent} {!player} {~} , {*} (and/or/then) {*} .", {}, multiplied },
    Misread { "| for every {n} {~} , {*} (and/or/then) {*} .", {}, multiplied },
    Misread { "| for each {!opponent} {!player} {~} , {*} unless {*} .", {}, preventedEach },
    Misread { "(player/opponent) {...} each other player", {}, otherPlayers },
    Misread { "the other player", {}, otherPlayers },
    Misread { "{w} citizens and {!other} {!all} {!each} {!target} {w} citizens "
              "(you_control_with/you_control_that/you_control_who/with/that/who)",
        {}, ofBothKinds },
    Misread { "(engaged/disengaged/weary/attacking/blocking/damaged) {w} citizens , {w} citizens "
              "and {w} citizens",
        {}, ofBothKinds },
    Misread { "(an_opponent_controls/whenever_this/when_this/citizen) deals damage to an opponent",
        {}, side },
    Misread { "(an_opponent_controls/citizen) deals combat damage to an opponent", {}, side },
    Misread {
        "(an_opponent_controls/whenever_this/citizen) deals damage to an opponent's 11 year card",
        {}, side },
    Misread { "(an_opponent_controls/citizen) deals combat damage to an opponent's 11 year card",
        {}, side },
    Misread { "citizen destroys an opponent's 11 year card", {}, side },
    Misread { "attacks an 11 year card you control", {}, attackedRow },
    Misread { "attacking player", "blocks {...} attacking player", inCombat },
    Misread { "(end_of_combat/start_of/beginning_of/blocks/dies/enters/casts/draws/discards) {...} "
              "defending player",
        {}, inCombat },
    Misread { "becomes blocked {...} attacking player", {}, inCombat },
    Misread { "^ enter ; {...} defending player", {}, inCombat },
    Misread { "would die , (abolish_this_instead/instead_abolish_this/return_this/put_this)",
        "this would die", ownFate },
    Misread {
        "(discarded_a_citizen/citizen_discarded/citizens_discarded/citizen_plundered) this way", {},
        doneCards },
    Misread { "discarded {n} {~} citizens this way", {}, doneCards },
    Misread { "(plundered_a_citizen/citizens_plundered/citizen_drawn/citizens_drawn) this way", {},
        doneCards },
    Misread { "11 year cards {...} citizen destroyed this way", "destroy all citizens", doneCards },
    Misread { "11 year card {...} citizen destroyed this way", "citizens", doneCards },
    Misread { "each player {...} . if you {w} {*} this way", {}, whoDid },
    Misread { "each (player/opponent) {...} . if that player {w} {*} this way", {}, whoDid },
    Misread { "each player {...} as many {*} as you {w} this way", {}, whoDid },
    Misread { "dies {...} (another_citizen_has/no_other_citizens/no_other_citizen/another_citizen) "
              "died this turn",
        {}, anotherDied },
    Misread { "no other (citizens/citizen) died this turn", {}, anotherDied },
    Misread {
        "your {w} into (that_player's/that_opponent's/its_controller's/their)", {}, ownersZone },
    Misread { "your {w} {w} into (that_player's/that_opponent's/its_controller's/their)", {},
        ownersZone },
    Misread { "your {w} on (the_bottom/top) of (that_player's/their)", {}, ownersZone },
    Misread {
        "(that_player's/target_player's/opponent's/opponents') {~} into your", {}, ownersZone },
    Misread { "opponent's {w} to your hand", {}, ownersZone },
    Misread { "opponent's {w} {w} to your hand", {}, ownersZone },
    Misread { "opponent controls (to_your_hand/into_your)", {}, ownersZone },
    Misread { "searches their deck for {*} into your", {}, ownersZone },
    Misread { "search your deck for {*} into (that_player's/their)", {}, ownersZone },
    Misread {
        "(each_player/target_player/target_opponent) {...} each opponent who", {}, sameGroup },
    Misread { "each opponent {...} each player who", {}, sameGroup },
    Misread { "each player {...} . opponents who", {}, sameGroup },
    Misread { "(player/opponent) {...} another player controls", {}, ofTheTarget },
    Misread { "(player/opponent) {...} another player", {}, otherPlayers },
    Misread { "a player {~} another player's turn", {}, turnOfOthers },
    Misread { "controller {...} (each_other/another) player", {}, otherPlayers },
    Misread { "(all_other_citizens/all_citizens/each_citizen) (other_than/except) target", {},
        allBut, true },
    Misread { "controller can not {...} with other", {}, allBut, true },
    Misread { "would (die/be_destroyed) , you (may/can) {*} instead", "11 year card {~} would",
        diedOtherwise },
    Misread { "would (die/be_destroyed) , you (may/can) {*} . if you do", "11 year card {~} would",
        diedOtherwise },
    Misread { "would (die/be_destroyed) , sacrifice {*} instead", "11 year card {~} would",
        diedOtherwise },
    Misread { "must block it",
        "(this_attacks_,/able_to_block/can_block/could_block) {*} must block it", mustBlockThis },
    Misread { "target {...} (it_was_cast/you_cast_it) for", {}, yearCostOfTarget },
    Misread { "countered by abilities", {}, counteredBy },
    Misread { "countered by spells {!or} {!and} .", {}, counteredBy },
    Misread { "11 year cards {~} can not be dealt damage", {}, damagedRows },
    Misread { "11 year cards can not be dealt damage", {}, damagedRows },
    Misread { "abolish {*} (deck/pile/hand/row) until this leaves", {}, untilItLeaves },
    Misread { "a {~} from (each_limbo_pile/all_limbo_piles/each_player's)", {}, ofEach },
    Misread { "target {~} from each (limbo_pile/player's)", {}, ofEach },
    Misread { "(put/abolish) the top card of each player's deck", {}, ofEach },
    Misread { "put the top {n} cards of each player's deck", {}, ofEach },
    Misread {
        "(opponent_controls/opponents_control) {w} not disengage during your", {}, disengagePhase },
    Misread {
        "opponent controls {...} (that_citizen_does/it_does/they_do) not disengage during your", {},
        disengagePhase },
    Misread { "(enemy/opposing) {~} not disengage during your", {}, disengagePhase },
    Misread { "target citizen does not disengage during your", {}, disengagePhase },
    Misread {
        "(spend/use) (this_energy/this_soul_energy/that_energy/that_soul_energy/it/them) only", {},
        energyForAll },
    Misread { "(energy/it) (can/may) (only_be/be) (spent/used)", {}, energyForAll },
    Misread { "(spend/use) it only (on/for)", {}, energyForAll },
    Misread { "may only (spend/use) (it/this/that)", {}, energyForAll },
    Misread { "any opponent may", {}, anyOpponent },
    Misread { "(as_long_as/if/while/unless) your opponents control", {}, allOpponents },
    Misread { "if opponents control", {}, allOpponents },
    Misread { "(look/looks) at {n} cards (in/of) {~} deck", {}, topCards },
    Misread { "look at a card in {~} deck", {}, topCards },
    Misread { "(targeted_by/target_of/spells_or) active abilities", {}, activeOnly },
    Misread { "opponent has {~} in your", "than you {...} in your", whoseZone },
    Misread { "you have {~} in (an_opponent's/their)", "than", whoseZone },
    Misread { "(you_have/opponent_has) {~} in a limbo pile", {}, whoseZone },
    Misread { "^ at the beginning of the next end step", {}, nextEnd },
    Misread { "each (player/opponent) {~} on the bottom .", {}, whoseDeck },
    Misread { "opponent's deck {...} on the bottom (in_any_order/.)", "of them", whoseDeck },
    Misread { "target {~} on the bottom .", {}, whoseDeck },
    Misread { "at random of their choice", {}, atRandom },
    Misread { "(opponent/player) looks at {~} your deck", {}, doneByOthers },
    Misread { "(opponent/player) puts {~} under your control", {}, doneByOthers },
    Misread { "unless (its_controller/that_player) {~} from your", {}, doneByOthers },
    Misread { "abolish this instead of putting it into", {}, keptFromLimbo, true },
    Misread { "(this_is_discarded/discard_this/discarding_this/this_would_be_discarded) {*} "
              "instead (of_into/of_putting/of_going)",
        {}, discardedFirst },
    Misread { "(this_is_discarded/discard_this/discarding_this/this_would_be_discarded) {*} the "
              "island instead",
        {}, discardedFirst },
    Misread { "(spells_and_citizens/citizens_and_spells) from {~} limbo pile", {}, bothPlaces },
};

text::WordingTable tableOf(Words Misread::*part)
{
    std::vector<text::Wording> rows;
    for (const Misread& each : misreadings)
        rows.push_back({ each.*part, {} });
    return text::WordingTable(std::span<const text::Wording>(rows));
}

} // namespace

std::optional<Problem> misread(std::vector<text::Tokens> lines, const text::Habits& habits,
    bool onCitizen, std::string_view place, const text::Speaker& speaker)
{
    static const text::WordingTable said = tableOf(&Misread::said);
    static const text::WordingTable unless = tableOf(&Misread::unless);
    static constexpr std::array itself { text::Wording { "this citizen", "this" },
        text::Wording { "this card", "this" }, text::Wording { "this spell", "this" } };
    static const text::WordingTable own { itself };
    const text::KindNames kinds(habits, speaker.kinds);
    std::size_t number = 0;
    for (text::Tokens& tokens : lines) {
        ++number;
        if (tokens.empty())
            continue;
        if (!tokens.back().isStop()) // "... on the bottom": as its end is read
            tokens.push_back({ ".", tokens.back().column, false });
        text::nameKinds(tokens, habits, kinds);
        text::rewrite(tokens, own);
        for (std::optional<text::Said> found = text::firstSaid(tokens, said); found;
             found = text::firstSaid(tokens, said, found->row + 1)) {
            const Misread& row = misreadings[found->row];
            if ((row.onCitizensOnly && !onCitizen)
                || (!row.unless.empty() && text::isSaid(tokens, unless, found->row)))
                continue;
            return Problem { text::placeOf({ place, number }, tokens[found->at].column),
                std::string(row.remedy) };
        }
    }
    return std::nullopt;
}

} // namespace triptych::kryptik
