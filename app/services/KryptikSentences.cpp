#include "app/services/EngineSentences.h"

#include <QtGlobal>

// Why the text of a card of Kryptik is not understood.

namespace enginewords {

Sentences ofKryptikTexts()
{
    static constexpr const char* all[] = {
        QT_TRANSLATE_NOOP("EngineWords",
            "A citizen goes to a limbo pile only where it dies or is countered: say \"If this "
            "would die, abolish it instead.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "That could be this card or the citizen that it has dealt damage to; say \"this "
            "deals\" or \"that citizen deals\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "That could be this card or the citizen that triggered this; say \"this deals\", "
            "or \"deals damage to itself\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"It\" could be the 11 year card here, and what becomes of that its owner chooses "
            "(6.1). Say \"this citizen\" or \"that citizen\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What is said of two kinds is read of its neighbour only. Say it of each, or say "
            "\"or\": \"all Beasts or Humans with attack 2 or more\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What may be prevented is one deed, and \"for each\" is not said of both what is done "
            "and what is paid. Say it of one of them: \"Draw a card for each citizen you control "
            "unless an opponent pays {2}.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "Whose that is is chosen only where the other of the two is done. Choose it first: "
            "\"Choose a citizen. If you control a Human citizen, its controller draws 1 card. "
            "Otherwise, that player discards 1 card.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "Only what is yours was named before it, so \"that player\" would be you. Say which "
            "players are meant: \"Each opponent discards a card.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "Of what is not controlled it is said so only of none: \"if you control no Human "
            "citizens\". Of "
            "a number say how many or fewer: \"if you control 1 or fewer citizens\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What is done for each of several things is one deed. Say \"for each\" behind every "
            "deed: \"Draw "
            "1 card for each citizen you control, then discard 1 card for each citizen you "
            "control.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "Which players are the others is known only where nobody but you is told; say \"each "
            "opponent\" "
            "or \"you\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What is dealt damage or destroyed may be anybody's here; say \"an 11 year card\" or "
            "\"a "
            "player\", or speak of citizens that you control."),
        QT_TRANSLATE_NOOP("EngineWords",
            "That would count attacks on you as well (4.4.2). Say \"you or an 11 year card you "
            "control\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Who attacks and who defends is told only of the other player: the attacking one where "
            "something blocks, the defending one where something attacks. Say \"its controller\" "
            "or \"you\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"This\" is the card that the text stands on; say \"it\" of the one that would die."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What was done this way is counted as cards, whatever they are: say \"card\" instead "
            "of "
            "\"citizen\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Of what several players did it is not told apart who did it. Say \"if a card was "
            "discarded "
            "this way\", or name one player."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What died this turn is counted with the one that this waits for. Say \"if 2 or more "
            "citizens "
            "died this turn\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "A card goes to a zone of its owner only. Say \"into its owner's hand\", or let its "
            "owner do "
            "it: \"You put a card from your hand into your soul row.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "Who was asked and who did so must be the same players: say \"each player\" or \"each "
            "opponent\" "
            "both times."),
        QT_TRANSLATE_NOOP("EngineWords",
            "An opponent is always one of yours, not of the player who is told. Say \"a citizen\" "
            "or name "
            "whose it is."),
        QT_TRANSLATE_NOOP("EngineWords",
            "On a citizen the others are the others than this one. Choose what stays and destroy "
            "the rest "
            "on a spell, or say \"other citizens\" of this one."),
        QT_TRANSLATE_NOOP("EngineWords",
            "A citizen can be made to block this card only: say \"must block this\", or \"must be "
            "blocked if "
            "able\" of another one."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Only of this card itself it is known whether it was cast for its 11 year cost, not of "
            "a "
            "target."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What can not be countered can not be countered by anything; say no more than that."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Say either that they can not be destroyed or \"Prevent all combat damage that would "
            "be dealt "
            "to 11 year cards you control this turn.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "Only citizens of the island are abolished until something leaves it, and return "
            "there."),
        QT_TRANSLATE_NOOP("EngineWords",
            "That would be one card in all. Let each player do it: \"Each player abolishes a card "
            "from "
            "their limbo pile.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "What an opponent controls disengages in that player's phase: say \"during its "
            "controller's "
            "next disengage phase\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Who of your opponents is asked is not said: say \"each opponent may\" or \"target "
            "opponent "
            "may\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Say \"an opponent controls\" of one of them or \"each opponent controls\" of every "
            "one."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Cards of a deck are looked at from its top: say \"the top 2 cards of your deck\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Active abilities are not told apart from others here; say \"abilities\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Say whose cards are counted and in whose zone alike: \"an opponent has 3 or more "
            "cards in "
            "their hand\"."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "An ability waits for each turn's end: say \"at the end of turn\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Say both with their place: \"Return all spell cards from your limbo pile to your "
            "hand.\""),
        QT_TRANSLATE_NOOP(
            "EngineWords", "What is done at random nobody chooses: say either of the two."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Somebody else does this, so what is yours can not be named in it. Do it yourself: "
            "\"Abolish a "
            "card from your limbo pile.\""),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Say whose deck that is: \"on the bottom of its owner's deck\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Nothing stands before this that could be done instead of it; say it in a sentence of "
            "its "
            "own: \"Draw 1 card. If you control a Human citizen, draw 2 cards instead.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "What becomes of a destroyed 11 year card its owner chooses (6.1). Say \"this\" where "
            "this card "
            "is meant."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "A spell needs at least one paragraph that does something."),
        QT_TRANSLATE_NOOP("EngineWords", "Its cost is paid with %1 cards; there is room for %2."),
        QT_TRANSLATE_NOOP("EngineWords", "A spell has room for %1 paragraphs that do something."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"%1\" can not be several cards where it happens later; name them there."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Too much has happened since what \"%1\" means; name it again."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Nothing happens when you %1 %2: it is %3, and only cards %4 can be. Say which cards "
            "are meant, such as \"target citizen\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "A target of what happens later must be one of at most two single targets."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Nothing says what X is: put {X} into the cost, or say \"where X is the number of "
            "...\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"that many\" means nothing here: no number was chosen and nothing was counted before "
            "it."),
        QT_TRANSLATE_NOOP("EngineWords", "To whom is not said; say it again."),
        QT_TRANSLATE_NOOP("EngineWords",
            "That could be other than this card or other than who gets it; count them without "
            "\"other\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What lies on the effect pile can only be countered: \"Counter target spell\"."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "An activation is no card: it is gone when it is countered."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Only on the island and in a soul row is anything engaged."),
        QT_TRANSLATE_NOOP("EngineWords", "Not everybody can win: say who does."),
        QT_TRANSLATE_NOOP("EngineWords", "Counters are moved onto one citizen."),
        QT_TRANSLATE_NOOP("EngineWords", "Counters lie on citizens on the island only."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "What a target may be can not depend on another card's counters."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Nothing was named yet whose faction that could be; name the faction."),
        QT_TRANSLATE_NOOP("EngineWords", "Of a spell no faction is shared; name the faction."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Only a citizen on the island can be what is aimed at here."),
        QT_TRANSLATE_NOOP("EngineWords", "Nothing was done before \"this way\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Only an active or a triggered ability of a citizen works in its limbo pile, and "
            "what it pays or waits for can not be this card on the island. For instance: \"{2}: "
            "return this from your limbo pile to your hand.\""),
        QT_TRANSLATE_NOOP("EngineWords", "Nothing was detached before this."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Say how much damage is dealt instead: \"deal 4 damage to it instead\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "It is not told which of the two players is meant. Say \"that citizen's "
            "controller\", or \"the defending player\" where something attacks and \"the "
            "attacking player\" where something blocks."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Not all of them can control the same citizens. Say whose they are: \"Each player "
            "gains control of all citizens they own.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"%1\" could be this card or what the condition speaks of. Say \"this citizen\", or "
            "say there which one is meant: \"destroy an overlord an opponent controls\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "The citizen that was named is this card, whose controller is you. Say \"that "
            "player\" of whoever controls the 11 year card, or \"you\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "It is not told whether the owner of the citizen or of the 11 year card is meant. "
            "Say \"that citizen's owner\" or \"that card's owner\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "It is not told whether the controller of the citizen or of the 11 year card is "
            "meant. Say \"that citizen's controller\" or \"that card's controller\"."),
        QT_TRANSLATE_NOOP("EngineWords", "This card has no attack or defense on the island."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "What a target may be can not depend on another card's statistics."),
        QT_TRANSLATE_NOOP("EngineWords", "Another player was named since; say which one is meant."),
        QT_TRANSLATE_NOOP("EngineWords", "\"it\" means nothing here; say \"this is ...\"."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "\"them\" means nothing here; say which cards are counted."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"If you do\" could be that there are some, or that the sentence before was carried "
            "out. Say \"otherwise\", or what was done: \"If a card was affected this way, draw 1 "
            "card.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "What stands on the island only can not be asked of what is elsewhere; ask it before "
            "that, or ask what they are: \"If two or more of them were Human citizens\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What was done just before has put nothing there. Say where it went, such as \"for "
            "each "
            "card put into your limbo pile this way\" behind cards that were destroyed."),
        QT_TRANSLATE_NOOP("EngineWords", "This card is not on the island when this is asked."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What stands on the island only can not be asked of what has left it; ask it before, "
            "such as \"choose target "
            "citizen. If it is engaged, draw a card. Destroy it\"."),
        QT_TRANSLATE_NOOP("EngineWords", "This card is not on the island before it is cast."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Only a card that is being cast, or a citizen on the island, was cast for a cost."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Of what is cast it is said what it is: \"spells you cast\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What is chosen only as something is done to it may be dead by then. Say it of a "
            "target: \"Deal 3 damage to target citizen. If it would die this turn, abolish it "
            "instead.\""),
        QT_TRANSLATE_NOOP("EngineWords", "This card is not attached to anything here."),
        QT_TRANSLATE_NOOP("EngineWords", "Damage is divided among targets only."),
        QT_TRANSLATE_NOOP("EngineWords", "It is there already: nothing would move."),
        QT_TRANSLATE_NOOP("EngineWords", "It does not come from there."),
        QT_TRANSLATE_NOOP("EngineWords", "Only citizens can be on the island (5.3)."),
        QT_TRANSLATE_NOOP("EngineWords", "Nobody says what X is when this is paid."),
        QT_TRANSLATE_NOOP("EngineWords",
            "%1 means nothing on a spell; only citizens have it. Give it to a citizen: \"Target "
            "citizen gains %2 until end of turn.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "%1 limits when an ability is used, and a passive ability is never used (9.2)."),
        QT_TRANSLATE_NOOP("EngineWords", "\"one or more\" is of several cards."),
        QT_TRANSLATE_NOOP("EngineWords",
            "A card's abilities listen only while it is on the island (9), or of its own coming "
            "where all can see it. Say \"When this dies,\" or \"When this is put into your limbo "
            "pile from your deck,\", or speak of other cards: \"Whenever a card leaves your "
            "hand,\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "So much for each of something is asked only while a citizen says so. Say a number: "
            "\"Citizens can not attack you this turn unless their controller pays {2}.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "Whose next turn that is, is told by what is done then to a card that was named "
            "before. Say \"at the start of your next turn\" or \"at the start of the next turn\"."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "This card is never on the island, so it does not leave it."),
        QT_TRANSLATE_NOOP("EngineWords", "What a target may be can not depend on another card."),
        QT_TRANSLATE_NOOP("EngineWords", "This card is not on the island, so nothing blocks it."),
        QT_TRANSLATE_NOOP("EngineWords",
            "A target is chosen before anybody is named, so it can not be \"theirs\"; say \"an "
            "opponent controls\"."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Nothing was named yet whose name that could be; say \"named ...\"."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "\"%1 this way\" means nothing here: what was counted last is %2."),
        QT_TRANSLATE_NOOP("EngineWords", "It would change by itself without end; say a number."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Only you can control it for as long as you control this."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "This card is not on the island, so nothing can be attached to it."),
        QT_TRANSLATE_NOOP("EngineWords",
            "An opponent controls it, so this is over before it begins. Gain control of it first, "
            "or say \"until its controller's next turn\"."),
        QT_TRANSLATE_NOOP("EngineWords", "This lasts until end of turn or until your next turn."),
        QT_TRANSLATE_NOOP("EngineWords",
            "This card is not on the island, so nothing lasts for as long as it is there. Say "
            "\"until end of turn\"."),
        QT_TRANSLATE_NOOP("EngineWords", "Control of two single citizens is exchanged."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Two cards of an 11 year row change places, no more and no fewer: \"Look at two 11 "
            "year "
            "cards you control. You may exchange them.\""),
        QT_TRANSLATE_NOOP("EngineWords", "Damage is dealt to one citizen instead."),
        QT_TRANSLATE_NOOP("EngineWords",
            "That could be the citizen that was sacrificed or the one named since; say \"the "
            "sacrificed citizen's\" or name the other one again."),
        QT_TRANSLATE_NOOP("EngineWords",
            "That could be the citizen that triggered this or the one this is done to; say \"that "
            "citizen's\" or \"this's\", or choose it first: \"Choose target citizen. Draw cards "
            "equal to its attack.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "Damage is prevented of each citizen by itself: say \"Prevent the next 3 damage that "
            "would be dealt to each citizen you control this turn\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Of what has left the island only its attack and defense are kept. Say it of what this "
            "waits for: \"Whenever another citizen with Eager dies, draw a card.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "Who controlled what has left the island is not remembered until later. Say \"its "
            "owner\", or let it happen at once."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What is attached to this falls into a limbo pile with it. Say it in an ability of its "
            "own: \"Dies; return all cards attached to this to the island.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "Whoever may prevent it is asked before anything happens, and so before a card of the "
            "hand is chosen. Say \"Target opponent discards a card unless they pay {1}.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "What was engaged, returned or discarded for the cost is not remembered. Do it in the "
            "effect: \"Engage another citizen you control. Draw cards equal to its attack.\""),
        QT_TRANSLATE_NOOP("EngineWords", "Say of each of them how long it lasts."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "What is so is nothing that happens (9.3). Say when it is looked at."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Of what may happen more than once it is said whether it is every time."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Soul energy is spent on anything (8.2). Say what costs less instead: \"Citizens you "
            "cast this turn cost {2} less.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "Control is also gained of what is cast (7.1). Say whose it was: \"Whenever you gain "
            "control of a citizen an opponent controls, draw 1 card.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "Whoever gains control of this has its abilities then, and is no opponent of theirs. "
            "Say \"Whenever this changes sides, its owner draws 1 card.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "Say of each of them how long it lasts, or say it once at the end: \"Target citizen "
            "gains Sidestep and can not be blocked until end of turn.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "Of several players nobody is asked whose citizen they gain. Say which player: "
            "\"Target opponent gains control of a citizen you control.\""),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Only an 11 year ability tells which citizen has destroyed its card."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Nothing lets an engaged citizen attack. Disengage it, or say that it \"can block "
            "while "
            "engaged\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Spells are not on the island, and which of them deals damage is not told. Say it of "
            "citizens, or of who is dealt it: \"If a source would deal damage to a citizen, it "
            "deals that much damage plus 1 instead.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "That could be other than this card or other than who deals it; say it without "
            "\"other\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "That could be the citizen that triggered this or the one this is done to; say \"on "
            "that citizen\" or \"on this\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What several players do one after the other is not counted together. Say \"each "
            "player discards a card\", or \"for each opponent who does\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "One sacrifices only what one controls. Say \"a citizen you control\", or "
            "\"destroy\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What was disengaged already is counted as well. Say \"Disengage all engaged citizens "
            "you control\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What was engaged already is counted as well. Say \"Engage all disengaged citizens you "
            "control\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What a target may be can not depend on what is sacrificed: targets are declared "
            "before anything is paid (8.5)."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "What a target is attached to can not be told by a pronoun."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Targets are declared before anything is done (8.5). Say \"other than this\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "This could be other than this card or other than the citizen named before; say "
            "\"other than this\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "This could be other than this card or other than the citizen named before; say "
            "\"other than this\" or \"other than that citizen\"."),
    };
    return all;
}

} // namespace enginewords
