#include "app/services/EngineSentences.h"

#include <QtGlobal>

// Why the text of a card is not understood.

namespace enginewords {

Sentences ofTexts()
{
    static constexpr const char* all[] = {
        QT_TRANSLATE_NOOP("EngineWords", "\"%1\" is not understood here."),
        QT_TRANSLATE_NOOP("EngineWords", "\"%1\" is not understood here; expected: %2."),
        QT_TRANSLATE_NOOP("EngineWords", "The paragraph ends here too early."),
        QT_TRANSLATE_NOOP("EngineWords", "The paragraph ends here too early; expected: %1."),
        QT_TRANSLATE_NOOP("EngineWords", "The nearest wording that is understood: \"%1\""),
        QT_TRANSLATE_NOOP("EngineWords", "A similar thing is said like this: \"%1\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "Nobody can be left out who was named before; say it of each opponent or of each "
            "player."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "\"%1\" could be %2 or what is paid with; say \"%3\" instead."),
        QT_TRANSLATE_NOOP("EngineWords", "Without \"%1\" it is understood: \"%2\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "There is no wording known for these: %1; the rest is understood: \"%2\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "Nothing says when this is done or what is paid for it; with \"%1\" before it it is "
            "understood: \"%2\""),
        QT_TRANSLATE_NOOP(
            "EngineWords", "There is no wording known for \"%1\"; the rest is understood: \"%2\""),
        QT_TRANSLATE_NOOP("EngineWords", "With \"%1\" instead of \"%2\" it is understood: \"%3\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "What stands in brackets is read as a rule of the card; leave it out where it only "
            "reminds of one."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What stands in brackets only reminds of a keyword; leave it out, or take the brackets "
            "away "
            "where it is a rule of the card."),
        QT_TRANSLATE_NOOP("EngineWords",
            "This paragraph is empty; write an ability in it or remove the empty line."),
        QT_TRANSLATE_NOOP("EngineWords",
            "This paragraph is longer than %1 letters; split it into several paragraphs."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "This text has %1 bytes; a card's text may have %2. Shorten it."),
        QT_TRANSLATE_NOOP("EngineWords", "This text has %1 paragraphs; a card's text may have %2."),
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
            "In a mode that begins with an offer, a condition or a time, what follows would belong "
            "to it; "
            "say first what is always done."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What becomes of a destroyed 11 year card its owner chooses (6.1). Say \"this\" where "
            "this card "
            "is meant."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"%1\" means nothing here: nothing was named before it that it could be. Say what it "
            "is instead."),
        QT_TRANSLATE_NOOP("EngineWords", "\"%1\" could be %2; say which it is instead of \"%3\"."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "A spell needs at least one paragraph that does something."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "A Spell needs at least one paragraph that does something."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"%1\" is no sub-type of any card; is it a word of the text that was misspelt?"),
        QT_TRANSLATE_NOOP(
            "EngineWords", "The text names %1 targets in %2 places; there is room for %3 in %4."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What happens later can be about one thing that was named before it only."),
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
        QT_TRANSLATE_NOOP("EngineWords", "Nothing that can be counted was done before this."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Nothing is near itself; say who is near whom, such as \"if the attacker is "
            "adjacent to this\" or \"if an enemy mercenary is adjacent to this\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Only an active or a triggered ability of a citizen works in its limbo pile, and "
            "what it pays or waits for can not be this card on the island. For instance: \"{2}: "
            "return this from your limbo pile to your hand.\""),
        QT_TRANSLATE_NOOP("EngineWords", "Nothing was detached before this."),
        QT_TRANSLATE_NOOP("EngineWords", "This card has no attack or defense on the island."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "What a target may be can not depend on another card's statistics."),
        QT_TRANSLATE_NOOP("EngineWords", "Another player was named since; say which one is meant."),
        QT_TRANSLATE_NOOP("EngineWords", "\"it\" means nothing here; say \"this is ...\"."),
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
            "This works only while the card is in play, and then it is not there; what works in "
            "Reserve stands in the support box."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What is chosen only as something is done to it may be dead by then. Say it of a "
            "target: \"Deal 3 damage to target citizen. If it would die this turn, abolish it "
            "instead.\""),
        QT_TRANSLATE_NOOP("EngineWords", "This card is not attached to anything here."),
        QT_TRANSLATE_NOOP("EngineWords", "Damage is divided among targets only."),
        QT_TRANSLATE_NOOP("EngineWords", "It is there already: nothing would move."),
        QT_TRANSLATE_NOOP("EngineWords", "Only citizens can be on the island (5.3)."),
        QT_TRANSLATE_NOOP("EngineWords", "Nobody says what X is when this is paid."),
        QT_TRANSLATE_NOOP("EngineWords",
            "%1 means nothing on a spell; only citizens have it. Give it to a citizen: \"Target "
            "citizen gains %2 until end of turn.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "%1 limits when an ability is used, and a passive ability is never used (9.2)."),
        QT_TRANSLATE_NOOP("EngineWords",
            "One \"choose one\" is all that a text can have, and none for later; put the choices "
            "together."),
        QT_TRANSLATE_NOOP("EngineWords", "An ability needs a text that says what it does."),
        QT_TRANSLATE_NOOP("EngineWords",
            "An attack needs one paragraph that begins with its reach, such as \"Melee:\" or "
            "\"Distance 2:\"."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Only a treasure is played, equipped or unequipped like this."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What this does sets it off again, without an end; say \"once per turn, whenever "
            "...\", or let it happen to somebody else."),
        QT_TRANSLATE_NOOP("EngineWords", "\"%1\" means nobody here: %2."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "\"%1\" could be %2 or %3; say \"%4\" or \"the %5\" instead."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Others were named since what \"%1\" means; name it again."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "\"%1\" can not be several where it happens later; name them there."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "\"%1\" could be any of them; say \"this\" or \"the bearer\" instead."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What several players did before this is one number, of all of them together; say how "
            "many each of them does."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What was done to several before this is one number, of all of them together; say "
            "\"for each ... in turn, ...\", which is done to one after the other."),
        QT_TRANSLATE_NOOP("EngineWords",
            "By then it has left the battlefield, and nothing can be done to it there; say whom "
            "else it is done to."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What has left has no counters, no treasures and no place any more; ask for them "
            "before it goes."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"%1\" could be any of them; say \"for each ... in turn, ...\", which is done to one "
            "after the other."),
        QT_TRANSLATE_NOOP("EngineWords",
            "No number was named before this; say how many, or what it is equal to."),
        QT_TRANSLATE_NOOP("EngineWords",
            "No card was discarded or shown right before this; say which, such as \"reveal the top "
            "card of your deck. If it is a treasure card, draw 1\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "No card was discarded or shown right before this; say which are counted, such as "
            "\"treasure card in your discard\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "No number was named right before this; say how many, or what it is equal to."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Nobody says what X is; say \"where X is ...\", or let the ability cost it: \"Active "
            "(X):\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "X is paid, and nothing says what for; say it with a number of X, such as \"deal X "
            "Magic damage to target enemy mercenary\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Whose Guild Hall? Say \"in an opponent's Guild Hall\" or \"in its controller's Guild "
            "Hall\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "An attack aims by its reach, and this would aim a second time at anybody anywhere; "
            "say \"the attacked mercenary\", or how far away the other one is."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Targets are chosen before anything happens, so none can be measured from what "
            "is chosen or done later; say \"a mercenary adjacent to it\", which is chosen "
            "when this resolves."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Adjacent to what? Say \"tiles adjacent to target tile\" or \"adjacent to it\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What was done right before this leaves another number; say it right behind "
            "the deed that it counts."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Whether somebody was pushed is asked right after the push, such as \"push it "
            "1 tile away. If it was not pushed, exhaust it\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What was so can be asked of the one deed before it only, such as \"deal 2 "
            "Magic damage to target mercenary. If it was frozen, draw 1\"; say \"is\" "
            "where it still can be seen."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Nobody is chosen for what is always so; say \"opponents\" or \"players\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Behind \"equal to\" this could be whom it is done to; say it last, such as "
            "\"deal Magic damage to target mercenary equal to its bounty\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Whoever uses an Attack card comes out of Stealth as it is used, so this would "
            "never be so; ask it before, with \"Only while stealthed.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "What happens instead of being destroyed happens at once, so it can be healing, "
            "leaving, losing loot, a status or the end of this card only, without a choice or a "
            "target."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "A trap cannot have a target when it is sprung; say \"it\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "An attack says how far it reaches: begin with \"Melee:\", \"Distance 2:\", \"Self, "
            "all enemies adjacent:\" or the like, or say whom it strikes, such as \"target "
            "mercenary within Distance 2\"."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "X has no value in this paragraph; say it with \", where X is ...\"."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "X and a chosen number can't be in one ability; say what X is only."),
        QT_TRANSLATE_NOOP("EngineWords",
            "At the next Noon nothing has moved forward this Day; say it when it has."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "There are no results of dice before it; say first who rolls them."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "No number has been chosen before it; say first \"Choose a number\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "There is no die that could be rolled again; say first who rolls one, or \"If you "
            "would roll a die, you may reroll it.\""),
        QT_TRANSLATE_NOOP(
            "EngineWords", "It is not said which of the dice is rolled again; roll one."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What was chosen is not known any more when that is asked; say it of what is there "
            "now."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"it\" is named only in the other branch; say first whom you target, as in \"Target a "
            "Character. If ..., discard it, otherwise ...\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "It is not clear who chooses; say it first, as in \"Choose a Character an "
            "opponent controls. They sacrifice it.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"this\" could be this card or the one spoken of before; say \"me\" or \"it\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "A token in play is no card; say \"Character\", or \"non-token Character\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "It is not clear where what is waited for ends; write a dash there, as in "
            "\"When you play a Spell - Draw a card.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "A Reaction waits for what one player or one card does; say \"When a player "
            "passes\" or \"When a Character joins your Expeditions\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "It is not clear how far the condition or the choice reaches; say each part in "
            "a sentence of its own."),
        QT_TRANSLATE_NOOP("EngineWords",
            "It is not clear what it is the same as; say \"with Hand Cost equal to its Hand "
            "Cost\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "It is not clear whether one or both are meant; say \"one of its {j} or {r} "
            "abilities\" or \"its {j} and {r} abilities\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "It is not clear where; say \"in your Hero Expedition\" or \"in your "
            "Landmarks\"."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "A card goes to its owner's deck; say \"into its owner's deck\"."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "\"do it again\" has nothing before it that could be done again."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"if you do\" has nothing before it that could be done; say first what may be done."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "\"the result\" has no die before it; say first who rolls one."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "The results need a die before them; say first who rolls one."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Nothing before \"it\" or \"them\" could be meant; name it first, as in \"Target a "
            "Character. It gains ...\"."),
        QT_TRANSLATE_NOOP("EngineWords", "\"this way\" has nothing before it that could be done."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "\"that many\" has no number before it; say first how many of what."),
        QT_TRANSLATE_NOOP("EngineWords",
            "There is no die whose result could be changed; say first who rolls one."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"They\" are several, and this is asked but once; say \"Each player may discard a "
            "card from their Reserve to draw a card\", or say it of target player."),
        QT_TRANSLATE_NOOP("EngineWords",
            "It is there before it has this; say it of a token as it is created, with the ability "
            "in quotes."),
        QT_TRANSLATE_NOOP("EngineWords",
            "In quotes only what is used or what begins with \"When\" can be given; say it without "
            "quotes, as in \"gains +2 {V} this Day\" or \"gains [Tough 1]\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "It has this no more where it goes; say it of a card that stays, as in \"When you "
            "sacrifice a Character\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "A target is not asked for where it is only measured; name it first, as in \"Target a "
            "Character. Draw X cards, where X is its Base Cost.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "A target is not asked for where it is waited for; name it first, as in \"Target "
            "an Expedition. The next time that Expedition moves forward this Day, draw a card.\""),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Of several it is not said whether each is waited for; say it of one."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Of one or more it is told once, and which they are is not known then; say it of "
            "each, as in \"When a Character joins your Expeditions - It gains 1 boost\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "How many it had is not known any more then; say it of what is done at once."),
        QT_TRANSLATE_NOOP("EngineWords",
            "It is not said whether this is asked for each of them; put it into the same "
            "sentence."),
        QT_TRANSLATE_NOOP("EngineWords",
            "There only what is printed in the support box can be used; say it of Characters "
            "in play."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Targets in each of several places are not told apart; name one after the other, "
            "as in \"target Character in your Hero Expedition\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Until then only one of several is remembered, unless all that is said is what is "
            "done to them, as in \"At the next Dusk, sacrifice them.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "Of which it is waited for is not known any more then; say it of what was named "
            "itself, as in \"The next time it leaves the Expedition zone this Day\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "It could be what was shown or what was named since; say first what becomes of "
            "what was shown."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Each of them is told by itself; say it of one, with \"a\" instead of \"one or more\", "
            "which is once for each."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"It\" could be a card that is not in play or what was named before; say first what "
            "is done to the one that was named first."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Each would choose out of all of them together; say whose they are, as in \"each "
            "player discards a card from their Reserve\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Which the others are is known only of what was named; say first \"Choose two Robots "
            "you control\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What was counted one by one is not known together; say \"Each Robot or Animal you "
            "control gains 1 boost\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "From what it is different is not asked; name both at once, as in \"Two target "
            "Characters with different Base Costs\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"In it\" is of an Expedition; say \"revealed this way\" of the cards of a "
            "hand."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Whether more dice are rolled is not asked; say it without \"may\", as in \"If you "
            "would roll a die, roll two dice instead and choose one\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Only you would be asked for it; say \"target opponent's Hero Expedition\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Nothing is asked of a faction; say it of a sub-type, as in \"each Robot you "
            "control\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"that many\" would be one here; say it next to the number that is meant."),
        QT_TRANSLATE_NOOP("EngineWords",
            "A target Expedition is not asked for where something is asked of it; name it first, "
            "as in \"Target an Expedition. If it's behind, it [Ascends].\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "Of two deeds alike only the second is known then; say it behind each of them."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Only what is in play is sacrificed; say \"Discard a Mana Orb you control\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "One would be chosen in all of them together; say it of each player's, as in \"Choose "
            "a Character in each of your Expeditions\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Which of several that is is never chosen; say it of all of them, as in \"Other "
            "Characters in my Expedition have +1 {V}\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Only one thing was named last, and \"they\" are several; say \"it\" of it, or name "
            "them all at once, as in \"Two target Characters gain 1 boost. They ...\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "Of what was done one after the other only the last is known then; say it in the "
            "sentence that is done for each."),
        QT_TRANSLATE_NOOP("EngineWords",
            "No player was named who \"they\" or \"their\" could be; say who, as in \"Its "
            "controller draws a card\", or of each, as in \"For each of them, its Expedition "
            "[Ascends]\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Of several it is not said whether it is measured of each or of all; say it of one."),
        QT_TRANSLATE_NOOP("EngineWords",
            "That would be asked of each of several; say it of each, as in \"For each "
            "Character you control, if it's a Robot, it gains [Anchored]\"."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Nothing is told of Mana Orbs that are exhausted or readied."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"It\" could be either of the two; say \"they\", or say of one of them in a sentence "
            "of its own what it does."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"It\" could be the one that was named first or each of the others; say first what is "
            "done to the one."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What is measured beside a target is the target's; say what was done this way of this "
            "card, as in \"I gain X boosts\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"They\" would be one alone; name both at once, as in \"Discard two cards from "
            "your hand. If they share a type, draw a card.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"They\" are several, and this is asked but once; say it of those of whom it is "
            "so, as in \"Each player who controls a Robot draws a card\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"If you do\" could be of you or of any of them; say \"each player who did\", or "
            "say it of you alone first."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"Its\" could be of the target or of what was named before it; let only one of "
            "them be named."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Where it is created can't be asked of each of them; say \"in their Hero Expedition\" "
            "or \"in their Companion Expedition\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "It is not said how many that are; say it as in \"I gain 1 boost for each boost it "
            "had\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Of several it is not said which is meant; say it of a target, as in \"discard target "
            "Landmark an opponent controls\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"That Character\" could be either of the two; say \"it\" of the one that was named "
            "first."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What is gained there works only in play, and is lost on the way into play; say it of "
            "Characters in play."),
        QT_TRANSLATE_NOOP("EngineWords", "This keyword does nothing on a card of this type."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Only {j}, {h}, {r} and {D} abilities can be activated by an effect."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "\"there\" has no place before it; say where it is created."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"one of them\" has none before it; say of what, as in \"target a Character facing "
            "me\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Nobody sees this card where it goes, so nothing can be activated there."),
        QT_TRANSLATE_NOOP("EngineWords",
            "It is not said whether this happens once for all of them; say \"one of your "
            "Expeditions\", which is once for each."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "In the support box this would wait for what happens only in play."),
        QT_TRANSLATE_NOOP("EngineWords",
            "A Spell cannot play itself while it resolves; \"Play me for {1} less if ...\" stands "
            "in a paragraph of its own."),
        QT_TRANSLATE_NOOP("EngineWords",
            "It is not said whether this is asked once, or whenever it would move; to ask once, "
            "say \"If ..., target Expedition can't move forward this Day\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"Other\" could leave out this card or what was chosen; say \"other than me\" if it "
            "is this card."),
        QT_TRANSLATE_NOOP("EngineWords",
            "It is not said what happens at that time; say it as in \"played this turn\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "It is not said for how long; say \"this turn\", \"this Afternoon\" or \"this Day\", "
            "or give boosts, which stay."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"Their\" is nobody's here: you do it; say whose, as in \"a Character that opponent "
            "controls\"."),
        QT_TRANSLATE_NOOP("EngineWords", "\"They\" could be you here; say \"that opponent\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "It is not said from where; say \"a card from your hand\" or \"a card from your "
            "Reserve\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Boosts and other counters stay until something takes them; leave out how long."),
        QT_TRANSLATE_NOOP("EngineWords",
            "This waits as long as the card is there, not until a turn or a Day ends; say \"The "
            "next time you play a Spell this turn, ...\" of an effect."),
        QT_TRANSLATE_NOOP("EngineWords", "\"one or more\" is of several cards."),
        QT_TRANSLATE_NOOP("EngineWords",
            "A card's abilities listen only while it is on the island (9). Say \"When this dies,\" "
            "or \"When this leaves the island,\", or speak of other cards: \"Whenever a card is "
            "put into your limbo pile,\"."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "This card is never on the island, so it does not leave it."),
        QT_TRANSLATE_NOOP("EngineWords", "What a target may be can not depend on another card."),
        QT_TRANSLATE_NOOP("EngineWords", "This card is not on the island, so nothing blocks it."),
        QT_TRANSLATE_NOOP("EngineWords",
            "A target is chosen before anybody is named, so it can not be \"theirs\"; say \"an "
            "opponent controls\"."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Otherwise than what? Begin with \"if\" and what is so then."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Instead of what? Say first what happens as a rule, in a sentence of its own."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"Their\" is nobody's here: you do it; say whose, as in \"a Character that opponent "
            "controls\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "How far an attack strikes is said of its target; of anything else say \"within "
            "Distance 2\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "This card stands nowhere, so nothing is near it; say a place, such as \"enters your "
            "Guild Hall\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Behind and in front are as you see it, also of an enemy; say \"adjacent to it\", or "
            "say it of one of your own mercenaries."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Nobody was named who could control it; say whose it is, such as \"an enemy "
            "mercenary\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Whose it is must be known when the target is chosen; say \"an opponent controls\" or "
            "\"you control\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Of several targets this could be each other's row or this card's; say \"each enemy "
            "mercenary in target row\", or \"in the same row as\" whom."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Nobody can choose an opponent for what is always so; say \"your opponents'\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Nothing that one may do or not stands before this; say \"you may ... . If you do, "
            "...\", or leave out \"if you do\"."),
        QT_TRANSLATE_NOOP("EngineWords", "Only a treasure can say who equips it."),
        QT_TRANSLATE_NOOP("EngineWords", "Only mercenaries are played onto a tile."),
        QT_TRANSLATE_NOOP("EngineWords", "Nothing of this card stays to hold counters."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Counters with a name lie on the card that names them; say \"on this\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "In the Warchest nobody carries it; say there what is so of your mercenaries or of "
            "players."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What is done later remembers one of those whom the text names; say all of it of that "
            "one."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"Then\" would not wait until that is over; say when, such as \"at end of turn, "
            "exhaust it\", or say \"and\" instead of \"then\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"Then\" would not wait for that attack; say \"the next time it attacks this turn, "
            "...\" of what comes after it, or leave out \"then\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "How long? Say \"this turn\" or \"for its next attack\", or say what is always so, "
            "such as \"this deals 1 more damage to damaged mercenaries\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "To whom it deals more damage can be said of what is always so only; leave it out, or "
            "say it without an end of time."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Whoever attacks comes out of Stealth before the attack does anything, so this would "
            "never be so; the next damage it deals then is True damage in any case. Leave out "
            "\"while stealthed\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "For a time a tile can be closed, such as \"target tile cannot be entered until your "
            "next turn\"; who cannot enter which tiles is said of what is always so, such as "
            "\"enemy mercenaries cannot enter tiles adjacent to this\"."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "This card is something else; say \"this\" or \"target treasure\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What is so for as long as this card works needs no end; leave out how long, or let it "
            "happen."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "For how long? Say \"this turn\" or \"until your next turn\"."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "What happens to each of them has no target of its own; say \"it\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What is so for as long as this card works says \"if ... would be destroyed\"; what "
            "happens says \"the next time ... would be destroyed this turn\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What is waited for knows only whom it happens to; \"%1\" was named before it."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What steps cost is said of what is always so, such as \"enemy mercenaries must spend "
            "1 more movement to leave tiles adjacent to this\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Damage goes elsewhere where it would be dealt to another: say whom it would be dealt "
            "to and who takes it instead."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Only of damage some can be prevented; of a destruction say what happens instead."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Which damage becomes another is said of what is always so; for a time all of it does: "
            "leave out \"instead of\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Nobody can be asked in the middle of damage; leave out \"you may\", or let it take "
            "less "
            "damage."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Nobody can be asked about what happens once; leave out \"you may\", or say it of what "
            "is always so."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Nothing that waits was named; say \"counter target ability\", or say when, such as "
            "\"whenever an opponent plays an ability card, you may counter it\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What is waited for cannot have a target when it comes; say \"it\", or \"an enemy "
            "mercenary\", which is chosen then."),
        QT_TRANSLATE_NOOP("EngineWords", "The field \"%1\" must be %2."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Nothing was named yet whose name that could be; say \"named ...\"."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "\"%1 this way\" means nothing here: what was counted last is %2."),
        QT_TRANSLATE_NOOP("EngineWords", "It would change by itself without end; say a number."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Only you can control it for as long as you control this."),
        QT_TRANSLATE_NOOP("EngineWords", "This lasts until end of turn or until your next turn."),
        QT_TRANSLATE_NOOP("EngineWords",
            "This card is not on the island, so nothing lasts for as long as it is there. Say "
            "\"until end of turn\"."),
        QT_TRANSLATE_NOOP("EngineWords", "Control of two single citizens is exchanged."),
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
            "What has left the island is known only as it is printed. Say it of what this waits "
            "for: \"Whenever another citizen with attack 3 or more dies, draw a card.\""),
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
        QT_TRANSLATE_NOOP("EngineWords",
            "Of several players nobody is asked whose citizen they gain. Say which player: "
            "\"Target opponent gains control of a citizen you control.\""),
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
    };
    return all;
}

} // namespace enginewords
