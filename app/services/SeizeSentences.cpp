#include "app/services/EngineSentences.h"

#include <QtGlobal>

// Why the text of a card of Seize is not understood.

namespace enginewords {

Sentences ofSeizeTexts()
{
    static constexpr const char* all[] = {
        QT_TRANSLATE_NOOP("EngineWords",
            "Which counters? This card gives none a name; say it where they come, such as \"put 3 "
            "siege counters on this\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Than whom, the one of this attack or the one attacked before? Say which it can be, "
            "such as \"an adjacent enemy mercenary\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "How long this card is in play is said on mercenaries and Events; on a treasure say "
            "\"while equipped\", and on others for how long, such as \"until your next turn\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What is destroyed as a cost nobody destroys, so this would not be heard; say \"when "
            "this treasure is destroyed\" or \"by an opponent\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Whoever attacks or uses an ability comes out of Stealth before it does anything, so "
            "this would never be so; leave it out."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Whoever attacks is exhausted before the attack does anything, so this would never be "
            "so; leave out \"while ready\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "When this happens later there is no attack any more, and \"%1\" is not known; say "
            "\"that mercenary\" or \"that enemy\", or do it at once."),
        QT_TRANSLATE_NOOP("EngineWords",
            "By its class alone \"%1\" can not be told from the others that were named; say of "
            "which side they are, such as \"that ally\", or name one of them only."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"%1\" could be who moves or whom it comes beside; say \"this\", or \"each ... "
            "adjacent to "
            "this\", instead."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"It\" could be the card or a mercenary; say \"this\" or whom, or of a card that is "
            "discarded or shown \"if it is a mercenary card with 3 or more bounty\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"%1\" could be %2 or who the condition asks for; name it again, or say at once whom, "
            "such as \"exhaust an enemy mercenary adjacent to this\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Several players were named before this; say \"its controller\" of a mercenary, or of "
            "the "
            "others \"each opponent\" once more."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Others discarded last; ask what you discarded right behind your own discarding."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"It\" could be the treasure or a mercenary; say \"that mercenary\" or \"this\", or "
            "do it to the treasure where that is named, such as \"destroy target treasure\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"This\" is the treasure, and nothing comes instead of what happens to one; say \"if "
            "equipped mercenary would ...\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Of several players an ally and an enemy could be theirs or yours; say \"they "
            "control\" or \"you control\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Nobody can be left out who was named before; say it of each opponent or of each "
            "player."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "\"%1\" could be %2 or what is paid with; say \"%3\" instead."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Adjacent to each other, or to one of yours? Say \"a mercenary and another mercenary "
            "adjacent to it\", or \"two mercenaries adjacent to an allied mercenary\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"%1\" could be %2 or whom it has attacked; say \"%3\" or \"the attacked "
            "mercenary\" instead."),
        QT_TRANSLATE_NOOP("EngineWords", "Nothing that can be counted was done before this."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Nothing is near itself; say who is near whom, such as \"if the attacker is "
            "adjacent to this\" or \"if an enemy mercenary is adjacent to this\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "One \"choose one\" is all that a text can have, and none for later; put the choices "
            "together."),
        QT_TRANSLATE_NOOP("EngineWords", "An ability needs a text that says what it does."),
        QT_TRANSLATE_NOOP("EngineWords",
            "An attack needs one paragraph that begins with its reach, such as \"Melee:\" or "
            "\"Distance 2:\"."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Only a treasure is played, equipped or unequipped like this."),
        QT_TRANSLATE_NOOP("EngineWords", "An exhausted treasure is not equipped from a Warchest."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Only mercenaries gain a status; say \"whenever the equipped mercenary is exhausted\" "
            "or \"whenever you exhaust a treasure\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What this does sets it off again, without an end; say \"once per turn, whenever "
            "...\", or let it happen to somebody else."),
        QT_TRANSLATE_NOOP("EngineWords", "\"%1\" means nobody here: %2."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "\"%1\" could be %2 or %3; say \"%4\" or \"the %5\" instead."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Where the one is not done, nobody has chosen what \"%1\" means; choose it before, "
            "such as \"choose an enemy mercenary\", or say again whom."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Where the one is not done, no opponent was chosen for it; say \"an opponent\" again."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Beside another player an enemy could be theirs or yours; say \"they control\" or "
            "\"you control\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Which card of a turn it is is known of all ability cards, of Instants, of mercenary "
            "cards and the like, and not of a part of them; say \"once per turn, whenever\" or "
            "\"for the second time each turn\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "By then the attack has exhausted it; say what is always so, such as \"this is not "
            "exhausted by attacking\" or \"this may attack twice each turn\", or \"ready this\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "By then the plunder has exhausted it; say what is always so, such as \"this is not "
            "exhausted by plundering\", or \"ready this\"."),
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
            "Nobody is asked about a destruction that is kept off once; leave out \"you may\", or "
            "say it of what is always so."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Whoever stands there is in the way; say \"adjacent to it\", or let them swap places."),
        QT_TRANSLATE_NOOP("EngineWords",
            "It has not left the battlefield: say \"equipped to it\" without \"was\" or \"instead "
            "of discarding\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What it carried lies in the discard by then, and nothing destroys it there."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Treasures go to their owner's hand and Warchest only; equip it to somebody of yours, "
            "or say \"its owner's\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What an earlier deed came to is not remembered until then; ask it behind that deed, "
            "or ask what is so then, such as \"if it is damaged\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Each of these strikes another; begin with how far the attack reaches, such as "
            "\"Distance 2:\", and speak of \"the attacked mercenary\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What a treasure can do it does while it is equipped, so this would never be so; leave "
            "it out."),
        QT_TRANSLATE_NOOP("EngineWords",
            "By then it has left the battlefield, and nothing can be done to it there; say whom "
            "else it is done to."),
        QT_TRANSLATE_NOOP("EngineWords",
            "The damage before this could destroy it before anything waits for that; say \"if it "
            "is "
            "destroyed this way\", or wait first: \"the next time target mercenary is destroyed "
            "this turn, ... . Deal ... damage to it\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Only who was just put onto the battlefield enters so; of whoever is there say "
            "\"exhaust it\" or \"set its health to 3\"."),
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
            "\"Adjacent\" could be beside the attacker or beside whom it strikes; say "
            "\"adjacent to the attacker\" or \"adjacent to the attacked mercenary\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "An attack says how far it reaches: begin with \"Melee:\", \"Distance 2:\", \"Self, "
            "all enemies adjacent:\" or the like, or say whom it strikes, such as \"target "
            "mercenary within Distance 2\"."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Otherwise than what? Begin with \"if\" and what is so then."),
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
            "Which attack this answers is known once it is played; choose there, such as \"a "
            "mercenary adjacent to the attacked mercenary\"."),
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
        QT_TRANSLATE_NOOP("EngineWords",
            "A card answers one thing; say \"play this only when ...\" in one of its paragraphs."),
        QT_TRANSLATE_NOOP("EngineWords",
            "An Attack card goes to the discard by itself; who uses it is \"the attacker\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "By then this card lies in the discard; let it go at once, or say \"the attacker\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What happens instead of that happens at once, so it can be losing or gaining loot, "
            "drawing, what befalls this card or the end of it, without a choice or a target."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Of several additional costs none can be left out; say all of them in one sentence."),
        QT_TRANSLATE_NOOP("EngineWords", "Only mercenaries are played face down."),
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
            "What an opponent's mercenary costs is lost by that player, and never by you; say \"a "
            "mercenary you control\", or leave out \"you\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "How far somebody has moved is counted in the whole turn, and not in a phase; say "
            "\"each turn\" without the phase, or \"cannot move\" of the phase."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Instead of what? Say first what is so as a rule, of the same one and with another "
            "number, such as \"this has Armor 1. If it is damaged, it has Armor 2 instead\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "For a time a tile can be closed, such as \"target tile cannot be entered until your "
            "next turn\", or a place, such as \"enemy mercenaries cannot enter your Guild Hall "
            "this "
            "turn\"; what lies beside a card is said of what is always so, such as \"enemy "
            "mercenaries cannot enter tiles adjacent to this\"."),
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
            "Nothing that waits was named; say \"counter target ability\", or say when, such as "
            "\"whenever an opponent plays an ability card, you may counter it\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "A treasure is of no class; say \"of the same class as the bearer\", or name the "
            "class, such as \"each Warrior mercenary\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "As whom? Say \"of the same class as this\", or name the class, such as \"each "
            "Warrior mercenary\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Until when? The sentence before says how long; say it here as well, such as \"this "
            "turn\" or \"for as long as this is in play\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "How far is that from whom? Say \"adjacent to this\" or \"adjacent to it\", such as "
            "\"whenever an allied mercenary attacks a mercenary adjacent to it\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Than whom? Say \"than this\" or \"than it\", such as \"with more health than "
            "this\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "A card that answers something speaks of that, and not of what it is paid with; leave "
            "out one of the two."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What is waited for cannot have a target when it comes; say \"it\", or \"an enemy "
            "mercenary\", which is chosen then."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Than whom? Only one statistic is compared with that of somebody who was named; with "
            "this card say \"than this\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Nobody is chosen as a target for this; say \"an opponent's\", or \"that player's\" of "
            "one who was named before."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "\"%1\" could be %2 or %3; say \"%4\" or \"that mercenary\" instead."),
        QT_TRANSLATE_NOOP("EngineWords",
            "How somebody was when this was played is remembered of the user of an Attack card "
            "only; say \"the attacker\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "To whom it deals more damage is said of what is always so, or for a time such as "
            "\"this turn\", and neither by number nor from where this card is."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Nobody is named of what is always so; say to which mercenaries, such as \"to damaged "
            "mercenaries\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Of one mercenary this is said; of several say which, such as \"to damaged "
            "mercenaries\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Who was so before is known right behind what is done to each of them, such as "
            "\"exhaust each enemy mercenary. Silence each of them that was already exhausted\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "This could go on about who deals the damage or about whom it is dealt to; name that "
            "one again, such as \"... . That ally takes 1 damage\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Whose mercenary this is is not said, so it is not known who is asked; say \"you may "
            "have it ...\", or that it does it."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"Other\" could be than this or than the mercenary named before; say \"other than "
            "this\" or \"other than that mercenary\"."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Nobody was named before whom that could be; say \"other than this\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What you control is no enemy, so this would never be so; say \"if an opponent "
            "controls\" or leave out \"enemy\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "One deck is looked at at a time; say whose: \"your deck\", \"target player's deck\"."),
    };
    return all;
}

} // namespace enginewords
