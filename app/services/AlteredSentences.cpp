#include "app/services/EngineSentences.h"

#include <QtGlobal>

// Why the text of a card of Altered is not understood.

namespace enginewords {

Sentences ofAlteredTexts()
{
    static constexpr const char* all[] = {
        QT_TRANSLATE_NOOP("EngineWords",
            "\"Otherwise\" could be where the last of these is not so, or where none of them "
            "is; say \"Otherwise, if ...\" of the second of them, or ask anew for what is so "
            "then."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"It\" could be what was named before or what is asked for here; name it anew, as "
            "in \"If you control a Landmark, sacrifice a Landmark\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Nobody has seen yet what would be played; say it first, as in \"Reveal the top "
            "card of your deck. You may play it for free.\""),
        QT_TRANSLATE_NOOP(
            "EngineWords", "What is played is chosen, not taken at random; leave out \"random\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Beside boosts a card bears counters of one kind only; say it of counters of one "
            "name."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What is not in play yet faces nobody; say \"I cost {1} less if I'm played in an "
            "Expedition with a Robot\", or of what is there, as in \"if an opponent controls a "
            "Robot\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What they would be alike to is not said; say \"that shares a name with another "
            "Character you control\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "It is not said which it would be another than; name one first, as in \"Target "
            "Character gains 1 boost. Create ... in another Expedition.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "Nothing before it was sent out of an Expedition; say \"that Expedition\" of the one "
            "that was left or named."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What fits both descriptions would have it twice; say each in a paragraph of its "
            "own if it should, or name only one of them."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Which one is meant would never be chosen; name it first, as in \"Choose an "
            "Expedition. Each Character in it gains 1 boost.\", or say \"each of your "
            "Expeditions\" or \"target player's Reserve\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What it was before that is not known any more, as it is still there; ask it first, "
            "as in \"Target a Character. If it's [Boosted], draw a card. It gains 1 boost.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "It is not said what kind of counter that is; say \"1 boost\", or name it, as in \"1 "
            "Kelon counter\"."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "A Spell needs at least one paragraph that does something."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What is in play already is not played. A card plays itself from Reserve: this belongs "
            "in its support box."),
        QT_TRANSLATE_NOOP("EngineWords",
            "This works only while the card is in play, and then it is not there; what works in "
            "Reserve stands in the support box."),
        QT_TRANSLATE_NOOP("EngineWords",
            "The support box works only in Reserve, and then it is not there; say \"from "
            "Reserve\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What was put in a deck is not found there again (2.1.e); say it of what is returned "
            "to your hand, as in \"Return target Character you control to your hand. You may play "
            "it.\""),
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
        QT_TRANSLATE_NOOP("EngineWords", "Neither a Hero nor a token is ever in Reserve."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "A card goes to its owner's deck; say \"into its owner's deck\"."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "\"do it again\" has nothing before it that could be done again."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"if you do\" has nothing before it that could be done; say first what may be done."),
        QT_TRANSLATE_NOOP("EngineWords",
            "It is not said whether they are counted in each or in both together; say it of each, "
            "as "
            "in \"If there's a Robot in my Expedition and there's a Robot in the Expedition facing "
            "me\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Who of them did it is known of what each player may do, discards or sacrifices; say "
            "it "
            "as in \"Each player may exhaust a Landmark. Each player who did draws a card\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "It is not said which number that is; say \"the result\", \"the chosen number\" or "
            "\"its Hand Cost\"."),
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
            "Of the results one was chosen, and by then it alone counts; ask this of a roll of "
            "which none is chosen, as in \"Roll two dice. If the results are equal, draw a "
            "card.\""),
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
            "One more than what is not clear; say how far it goes, as in \"it moves backwards two "
            "regions instead\"."),
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
            "Nothing before \"it\" or \"they\" could be meant; say of whom it is, as in \"When a "
            "Character you control is sacrificed, draw a card\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "It is not clear whether it is there already; say \"Create a [Brassbug 2/2/2] Robot "
            "token in target Expedition\" of a new one."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What is always so has named nothing that \"it\" or \"they\" could be; say it of all "
            "those it is asked of, as in \"Characters you control have +1 {V} while they're "
            "[Boosted]\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What is always so has named nothing that \"it\" or \"they\" could be; say \"I\" of "
            "this card, as in \"I have +1 {V} while you control a Robot\", or say of whom it is, "
            "as in \"Other Characters you control have +1 {V}\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Nobody chooses a target of what is always so; say it of all of them, as in "
            "\"Characters you control are [Tough 1]\", or choose one for a time, as in \"{J} "
            "Target Character gains [Tough 1] this Day\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Who plays it pays the cost, and nobody else does; say what others do as a part of "
            "what happens, as in \"{T}: Each player sacrifices a Character\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Only what is in the Mana zone is a Mana Orb; say \"in your Mana zone, as an exhausted "
            "Mana Orb\", or leave the Mana Orb out, as in \"Put a card from your hand in Reserve, "
            "exhausted\"."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "What is in a hand or a deck has no status; leave out \"exhausted\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "That would be asked of each of several; say it of those of whom it is so, as in "
            "\"Robots you control gain 1 boost\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "It is not clear of which of the two that is said; say each of them by itself, as in "
            "\"Sacrifice a Landmark or discard a card from your Reserve\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What is drawn is not shown; say \"Reveal the top card of your deck. If it's a "
            "Character, ...\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "Whether a card was drawn is not known any more then; say it right after the draw."),
        QT_TRANSLATE_NOOP("EngineWords",
            "How many that were is not known any more, as something else has been done since; say "
            "it "
            "right after it was done."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Which the others are is not said; say \"All other Characters gain [Asleep]\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What has left a hand or a deck is not known to have been there; say each by itself, "
            "as in \"You may discard a card from your hand. If you do, draw a card.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "Where a Spell goes that was played is not replaced; say it of Characters, or from "
            "where, as in \"If a Character you control would go to Reserve, ...\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "Only one player does this at a time; say it of \"you\" and of \"target opponent\" in "
            "sentences of their own."),
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
        QT_TRANSLATE_NOOP("EngineWords",
            "\"it\" is named only in the other branch; say first whom you target, as in \"Target "
            "a Character. It gains 1 boost. If you control a Landmark, it gains 2 boosts "
            "instead.\", or name them anew."),
        QT_TRANSLATE_NOOP("EngineWords",
            "How many of each is not asked; say \"move all boosts from each Character you "
            "control to me\", or move them from one."),
        QT_TRANSLATE_NOOP("EngineWords",
            "To which of several they are moved is not asked; move them to one, or say \"each "
            "other Character you control gains 1 boost\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Of what is there it is not known when it was played; say it when it is, as in "
            "\"When you play a Character - It gains 1 boost\", or ask \"if it was played "
            "from Reserve\"."),
    };
    return all;
}

} // namespace enginewords
