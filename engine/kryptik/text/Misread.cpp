#include "kryptik/text/Misread.h"

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
constexpr Words whoseDeck = "Say whose deck that is: \"on the bottom of its owner's deck\".";

constexpr Words noneOrDone
    = "\"If you do\" could be that there are some, or that the sentence before was carried out. "
      "Say \"otherwise\", or what was done: \"If a card was affected this way, draw 1 card.\"";

constexpr std::array misreadings {
    Misread { "if you control no {*} , {*} . if you do ,", {}, noneOrDone },
    Misread { "if you have no {*} , {*} . if you do ,", {}, noneOrDone },
    Misread { "if you do not control {!any} {!a} {!an} {!another} {w}", {}, negated },
    Misread { "while you do not control {!any} {!a} {!an} {!another} {w}", {}, negated },
    Misread { "unless you do not control {!any} {!a} {!an} {!another} {w}", {}, negated },
    Misread { "as long as you do not control {!any} {!a} {!an} {!another} {w}", {}, negated },
    Misread { "and you do not control {!any} {!a} {!an} {!another} {w}", {}, negated },
    Misread { "or you do not control {!any} {!a} {!an} {!another} {w}", {}, negated },
    Misread { "| for each {!opponent} {!player} {~} , {*} and {*} .", {}, multiplied },
    Misread { "| for each {!opponent} {!player} {~} , {*} or {*} .", {}, multiplied },
    Misread { "| for each {!opponent} {!player} {~} , {*} then {*} .", {}, multiplied },
    Misread { "| for every {n} {~} , {*} and {*} .", {}, multiplied },
    Misread { "| for every {n} {~} , {*} or {*} .", {}, multiplied },
    Misread { "| for every {n} {~} , {*} then {*} .", {}, multiplied },
    Misread { "| for each {!opponent} {!player} {~} , {*} unless {*} .", {}, preventedEach },
    Misread { "player {...} each other player", {}, otherPlayers },
    Misread { "opponent {...} each other player", {}, otherPlayers },
    Misread { "the other player", {}, otherPlayers },
    Misread {
        "{w} citizens and {!other} {!all} {!each} {!target} {w} citizens with", {}, ofBothKinds },
    Misread { "{w} citizens and {!other} {!all} {!each} {!target} {w} citizens you control with",
        {}, ofBothKinds },
    Misread {
        "{w} citizens and {!other} {!all} {!each} {!target} {w} citizens that", {}, ofBothKinds },
    Misread { "{w} citizens and {!other} {!all} {!each} {!target} {w} citizens you control that",
        {}, ofBothKinds },
    Misread {
        "{w} citizens and {!other} {!all} {!each} {!target} {w} citizens who", {}, ofBothKinds },
    Misread { "{w} citizens and {!other} {!all} {!each} {!target} {w} citizens you control who", {},
        ofBothKinds },
    Misread { "engaged {w} citizens , {w} citizens and {w} citizens", {}, ofBothKinds },
    Misread { "disengaged {w} citizens , {w} citizens and {w} citizens", {}, ofBothKinds },
    Misread { "weary {w} citizens , {w} citizens and {w} citizens", {}, ofBothKinds },
    Misread { "attacking {w} citizens , {w} citizens and {w} citizens", {}, ofBothKinds },
    Misread { "blocking {w} citizens , {w} citizens and {w} citizens", {}, ofBothKinds },
    Misread { "damaged {w} citizens , {w} citizens and {w} citizens", {}, ofBothKinds },
    Misread { "citizen deals damage to an opponent", {}, side },
    Misread { "citizen deals combat damage to an opponent", {}, side },
    Misread { "citizen deals damage to an opponent's 11 year card", {}, side },
    Misread { "citizen deals combat damage to an opponent's 11 year card", {}, side },
    Misread { "citizen destroys an opponent's 11 year card", {}, side },
    Misread { "an opponent controls deals damage to an opponent", {}, side },
    Misread { "an opponent controls deals combat damage to an opponent", {}, side },
    Misread { "an opponent controls deals damage to an opponent's 11 year card", {}, side },
    Misread { "an opponent controls deals combat damage to an opponent's 11 year card", {}, side },
    Misread { "whenever this deals damage to an opponent", {}, side },
    Misread { "when this deals damage to an opponent", {}, side },
    Misread { "whenever this deals damage to an opponent's 11 year card", {}, side },
    Misread { "attacks an 11 year card you control", {}, attackedRow },
    Misread { "attacking player", "blocks {...} attacking player", inCombat },
    Misread { "blocks {...} defending player", {}, inCombat },
    Misread { "becomes blocked {...} attacking player", {}, inCombat },
    Misread { "start of {...} defending player", {}, inCombat },
    Misread { "beginning of {...} defending player", {}, inCombat },
    Misread { "end of combat {...} defending player", {}, inCombat },
    Misread { "dies {...} defending player", {}, inCombat },
    Misread { "enters {...} defending player", {}, inCombat },
    Misread { "^ enter ; {...} defending player", {}, inCombat },
    Misread { "casts {...} defending player", {}, inCombat },
    Misread { "draws {...} defending player", {}, inCombat },
    Misread { "discards {...} defending player", {}, inCombat },
    Misread { "would die , abolish this instead", "this would die", ownFate },
    Misread { "would die , return this", "this would die", ownFate },
    Misread { "would die , put this", "this would die", ownFate },
    Misread { "would die , instead abolish this", "this would die", ownFate },
    Misread { "citizen discarded this way", {}, doneCards },
    Misread { "citizens discarded this way", {}, doneCards },
    Misread { "discarded a citizen this way", {}, doneCards },
    Misread { "discarded {n} {~} citizens this way", {}, doneCards },
    Misread { "citizen plundered this way", {}, doneCards },
    Misread { "citizens plundered this way", {}, doneCards },
    Misread { "plundered a citizen this way", {}, doneCards },
    Misread { "citizen drawn this way", {}, doneCards },
    Misread { "citizens drawn this way", {}, doneCards },
    Misread { "11 year cards {...} citizen destroyed this way", "destroy all citizens", doneCards },
    Misread { "11 year card {...} citizen destroyed this way", "citizens", doneCards },
    Misread { "each player {...} . if you {w} {*} this way", {}, whoDid },
    Misread { "each player {...} . if that player {w} {*} this way", {}, whoDid },
    Misread { "each opponent {...} . if that player {w} {*} this way", {}, whoDid },
    Misread { "each player {...} as many {*} as you {w} this way", {}, whoDid },
    Misread { "dies {...} another citizen died this turn", {}, anotherDied },
    Misread { "dies {...} another citizen has died this turn", {}, anotherDied },
    Misread { "dies {...} no other citizens died this turn", {}, anotherDied },
    Misread { "dies {...} no other citizen died this turn", {}, anotherDied },
    Misread { "no other citizens died this turn", {}, anotherDied },
    Misread { "no other citizen died this turn", {}, anotherDied },
    Misread { "your {w} into their", {}, ownersZone },
    Misread { "your {w} {w} into their", {}, ownersZone },
    Misread { "your {w} into that player's", {}, ownersZone },
    Misread { "your {w} {w} into that player's", {}, ownersZone },
    Misread { "your {w} into that opponent's", {}, ownersZone },
    Misread { "your {w} {w} into that opponent's", {}, ownersZone },
    Misread { "your {w} into its controller's", {}, ownersZone },
    Misread { "your {w} {w} into its controller's", {}, ownersZone },
    Misread { "your {w} on top of their", {}, ownersZone },
    Misread { "your {w} on top of that player's", {}, ownersZone },
    Misread { "your {w} on the bottom of their", {}, ownersZone },
    Misread { "your {w} on the bottom of that player's", {}, ownersZone },
    Misread { "opponent's {~} into your", {}, ownersZone },
    Misread { "opponent's {w} to your hand", {}, ownersZone },
    Misread { "opponent's {w} {w} to your hand", {}, ownersZone },
    Misread { "opponents' {~} into your", {}, ownersZone },
    Misread { "that player's {~} into your", {}, ownersZone },
    Misread { "target player's {~} into your", {}, ownersZone },
    Misread { "opponent controls into your", {}, ownersZone },
    Misread { "opponent controls to your hand", {}, ownersZone },
    Misread { "searches their deck for {*} into your", {}, ownersZone },
    Misread { "search your deck for {*} into that player's", {}, ownersZone },
    Misread { "search your deck for {*} into their", {}, ownersZone },
    Misread { "each player {...} each opponent who", {}, sameGroup },
    Misread { "target player {...} each opponent who", {}, sameGroup },
    Misread { "target opponent {...} each opponent who", {}, sameGroup },
    Misread { "each opponent {...} each player who", {}, sameGroup },
    Misread { "each player {...} . opponents who", {}, sameGroup },
    Misread { "player {...} another player controls", {}, ofTheTarget },
    Misread { "opponent {...} another player controls", {}, ofTheTarget },
    Misread { "player {...} another player", {}, otherPlayers },
    Misread { "opponent {...} another player", {}, otherPlayers },
    Misread { "a player {~} another player's turn", {}, turnOfOthers },
    Misread { "controller {...} another player", {}, otherPlayers },
    Misread { "controller {...} each other player", {}, otherPlayers },
    Misread { "all citizens other than target", {}, allBut, true },
    Misread { "all citizens except target", {}, allBut, true },
    Misread { "each citizen other than target", {}, allBut, true },
    Misread { "each citizen except target", {}, allBut, true },
    Misread { "all other citizens except target", {}, allBut, true },
    Misread { "all other citizens other than target", {}, allBut, true },
    Misread { "controller can not {...} with other", {}, allBut, true },
    Misread { "must block it", "this attacks , {*} must block it", mustBlockThis },
    Misread { "target {...} it was cast for", {}, yearCostOfTarget },
    Misread { "target {...} you cast it for", {}, yearCostOfTarget },
    Misread { "countered by abilities", {}, counteredBy },
    Misread { "countered by spells {!or} {!and} .", {}, counteredBy },
    Misread { "11 year cards {~} can not be dealt damage", {}, damagedRows },
    Misread { "11 year cards can not be dealt damage", {}, damagedRows },
    Misread { "abolish {*} deck until this leaves", {}, untilItLeaves },
    Misread { "abolish {*} pile until this leaves", {}, untilItLeaves },
    Misread { "abolish {*} hand until this leaves", {}, untilItLeaves },
    Misread { "abolish {*} row until this leaves", {}, untilItLeaves },
    Misread { "a {~} from each player's", {}, ofEach },
    Misread { "target {~} from each player's", {}, ofEach },
    Misread { "target {~} from each limbo pile", {}, ofEach },
    Misread { "a {~} from each limbo pile", {}, ofEach },
    Misread { "a {~} from all limbo piles", {}, ofEach },
    Misread { "put the top card of each player's deck", {}, ofEach },
    Misread { "abolish the top card of each player's deck", {}, ofEach },
    Misread { "put the top {n} cards of each player's deck", {}, ofEach },
    Misread { "opponent controls {w} not disengage during your", {}, disengagePhase },
    Misread { "opponents control {w} not disengage during your", {}, disengagePhase },
    Misread { "opponent controls {...} it does not disengage during your", {}, disengagePhase },
    Misread { "opponent controls {...} they do not disengage during your", {}, disengagePhase },
    Misread {
        "opponent controls {...} that citizen does not disengage during your", {}, disengagePhase },
    Misread { "enemy {~} not disengage during your", {}, disengagePhase },
    Misread { "opposing {~} not disengage during your", {}, disengagePhase },
    Misread { "target citizen does not disengage during your", {}, disengagePhase },
    Misread { "any opponent may", {}, anyOpponent },
    Misread { "if your opponents control", {}, allOpponents },
    Misread { "while your opponents control", {}, allOpponents },
    Misread { "unless your opponents control", {}, allOpponents },
    Misread { "as long as your opponents control", {}, allOpponents },
    Misread { "if opponents control", {}, allOpponents },
    Misread { "look at {n} cards in {~} deck", {}, topCards },
    Misread { "look at {n} cards of {~} deck", {}, topCards },
    Misread { "looks at {n} cards in {~} deck", {}, topCards },
    Misread { "looks at {n} cards of {~} deck", {}, topCards },
    Misread { "look at a card in {~} deck", {}, topCards },
    Misread { "targeted by active abilities", {}, activeOnly },
    Misread { "target of active abilities", {}, activeOnly },
    Misread { "spells or active abilities", {}, activeOnly },
    Misread { "opponent has {~} in your", "than you {...} in your", whoseZone },
    Misread { "you have {~} in an opponent's", "than", whoseZone },
    Misread { "you have {~} in their", "than", whoseZone },
    Misread { "you have {~} in a limbo pile", {}, whoseZone },
    Misread { "opponent has {~} in a limbo pile", {}, whoseZone },
    Misread { "^ at the beginning of the next end step", {}, nextEnd },
    Misread { "each player {~} on the bottom .", {}, whoseDeck },
    Misread { "each opponent {~} on the bottom .", {}, whoseDeck },
    Misread { "opponent's deck {...} on the bottom .", "of them", whoseDeck },
    Misread { "opponent's deck {...} on the bottom in any order", "of them", whoseDeck },
    Misread { "target {~} on the bottom .", {}, whoseDeck },
    Misread { "at random of their choice", {}, atRandom },
    Misread { "opponent looks at {~} your deck", {}, doneByOthers },
    Misread { "player looks at {~} your deck", {}, doneByOthers },
    Misread { "opponent puts {~} under your control", {}, doneByOthers },
    Misread { "player puts {~} under your control", {}, doneByOthers },
    Misread { "unless its controller {~} from your", {}, doneByOthers },
    Misread { "unless that player {~} from your", {}, doneByOthers },
    Misread { "abolish this instead of putting it into", {}, keptFromLimbo, true },
    Misread { "spells and citizens from {~} limbo pile", {}, bothPlaces },
    Misread { "citizens and spells from {~} limbo pile", {}, bothPlaces },
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
    std::size_t number = 0;
    for (text::Tokens& tokens : lines) {
        ++number;
        if (tokens.empty())
            continue;
        if (!tokens.back().isStop()) // "... on the bottom": as its end is read
            tokens.push_back({ ".", tokens.back().column, false });
        text::nameKinds(tokens, habits, speaker.kinds);
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
