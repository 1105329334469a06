#!/usr/bin/env python3
"""Every construction of Seize's card language crossed with every verb, noun, event and number.

    compositions_seize.py TRIPTYCH-CLI [--refused] [--least N]

Each cell is a card, worded as people word it; `triptych-cli cards check` says which are understood. A verb
that works in one frame has to work in every frame: a refused cell is a composition that is missing.
"""
import collections
import json
import pathlib
import re
import subprocess
import sys
import tempfile

# Orders: {T} is whom it is done to.
VERBS = {
    "deal": "deal 2 Physical damage to {T}",
    "deal-lethal": "deal Lethal damage to {T}",
    "heal": "heal {T} 2",
    "heal-from": "heal 2 damage from {T}",
    "restore": "restore 2 health to {T}",
    "fully-heal": "fully heal {T}",
    "mend": "Mend {T}",
    "cleanse": "Cleanse {T}",
    "exhaust": "exhaust {T}",
    "blind": "blind {T}",
    "silence": "silence {T}",
    "apply": "apply 2 Burn to {T}",
    "put-counter": "put a Bleed counter on {T}",
    "remove": "remove all Poison from {T}",
    "remove-statuses": "remove all statuses from {T}",
    "give": "give {T} +1 melee this turn",
    "reapply": "reapply Defense to {T}",
    "move": "move {T} 1 tile forward",
    "move-up-to": "move {T} up to 2 tiles",
    "push": "push {T} 1 tile away",
    "pull": "pull {T} 1 tile closer",
    "ready": "ready {T}",
    "destroy": "destroy {T}",
    "return": "return {T} to its owner's hand",
    "unequip": "unequip a treasure from {T}",
    "destroy-treasures": "destroy all treasures equipped to {T}",
    "upstage": "upstage {T}",
    "prevent": "prevent the next 2 damage that would be dealt to {T} this turn",
}
# Statements: what is said of whom it happens to; {s} is the ending of the verb.
STATEMENTS = {
    "gets": "{T} get{s} +1 melee this turn",
    "gains": "{T} gain{s} Armor 1 until your next turn",
    "cannot-attack": "{T} can't attack this turn",
    "gains-status": "{T} gain{s} 1 Poison",
    "gains-stealth": "{T} gain{s} Stealth",
    "takes": "{T} take{s} 2 Magic damage",
    "loses-health": "{T} lose{s} 2 health",
    "heals": "{T} heal{s} 2",
    "exits": "{T} exit{s}",
    "again": "{T} may attack again this turn",
    "movement": "{T} gain{s} 1 movement this turn",
    "is-exhausted": "{T} {is} exhausted",
    "is-silenced": "{T} {is} silenced",
    "is-destroyed": "{T} {is} destroyed",
    "is-readied": "{T} {is} readied",
}
# What players are told to do: {P} is empty for you.
DEEDS = {
    "draw": ("draw a card", "draws a card"),
    "draw-2": ("draw 2 cards", "draws 2 cards"),
    "discard": ("discard a card", "discards a card"),
    "discard-random": ("discard a card at random", "discards a card at random"),
    "mill": ("discard the top 2 cards of your deck", "discards the top 2 cards of their deck"),
    "lose-loot": ("lose 2 loot", "loses 2 loot"),
    "gain-loot": ("gain 2 loot", "gains 2 loot"),
    "ready-treasures": ("ready 2 treasures", "readies 2 treasures"),
    "exhaust-treasure": ("exhaust a treasure", "exhausts a treasure"),
}
PLAYERS = ["target player", "target opponent", "an opponent", "each opponent", "each player",
           "your opponent"]
OTHER_DEEDS = {
    "look": "look at the top 3 cards of your deck. Put one into your hand and the rest on the bottom of your deck",
    "look-at-hand": "look at target opponent's hand",
    "search": "search your deck for a treasure card and put it into your hand",
    "fetch": "return a mercenary card from your discard to your hand",
    "steal": "steal 2 loot from target opponent",
    "counter": "counter target Instant",
    "fog": "place Fog on target tile",
    "handle": "destroy target treasure",
    "swap": "swap target mercenary with another target mercenary",
    "equip": "equip a treasure from your Warchest to target allied mercenary",
    "move-to": "move target mercenary to target empty tile",
    "divide": "deal 4 Magic damage divided among up to two target mercenaries",
    "warchest": "put a treasure card from your hand into your Warchest",
}
ONE = ["target mercenary", "target enemy mercenary", "another target allied mercenary",
       "target allied Warrior", "target damaged mercenary", "target mercenary within Distance 2",
       "target adjacent enemy mercenary", "target mercenary you control", "an enemy mercenary",
       "a mercenary you control", "target mercenary an opponent controls",
       "target mercenary with 3 or less health", "target mercenary in your Guild Hall",
       "target exhausted enemy", "an adjacent ally"]
SEVERAL = ["up to two target mercenaries", "two target enemy mercenaries"]
EACH = ["each enemy mercenary", "each adjacent mercenary", "each other mercenary you control",
        "each mercenary in the same row"]
ALL = ["all enemy mercenaries", "all allied Warriors", "your mercenaries", "all adjacent enemies",
       "other allied mercenaries"]

FRAMES = [  # of an instant; {E} a sentence's beginning, {e} inside
    "{E}.", "Draw 1, then {e}.", "Draw 1 and {e}.", "{E}, then draw a card.", "{E} and draw a card.",
    "{E}. Draw a card.", "If you control a Warrior, {e}.", "{E} if you control a Warrior.",
    "Unless you control a Warrior, {e}.", "{E} unless you control a Warrior.",
    "If you control a Warrior, draw a card. Otherwise, {e}.",
    "If you don't control a Warrior, {e}.", "If an opponent controls more mercenaries than you, {e}.",
    "You may lose 2 loot. If you do, {e}.", "You may discard a card. If you don't, {e}.",
    "Choose one: {e}; or draw a card.", "Choose one - {E}; or gain 2 loot.",
    "At the start of your next turn, {e}.", "At the end of the turn, {e}.",
    "At the beginning of your next turn, {e}.", "At end of turn, {e}.",
    "Flip a coin. If you win the flip, {e}.", "Flip a coin. On heads, {e}. On tails, draw a card.",
    "{E} unless an opponent discards a card.", "{E} unless your opponent pays 2 loot.",
    "If you have 5 or less loot, {e}.", "If you plundered this turn, {e}.", "If it's your turn, {e}.",
    "If a mercenary was destroyed this turn, {e}.", "You may pay 2 loot to draw a card. {E}.",
]
WATCH_FRAMES = [  # what waits for a time, and what is paid or rolled for first
    "This turn, whenever an allied mercenary attacks, {e}.", "Until your next turn, whenever you draw a card, {e}.",
    "Until end of turn, whenever an enemy mercenary moves, {e}.", "The next time an enemy mercenary attacks this turn, {e}.",
    "The next time you lose loot this turn, {e}.", "At the start of your next Attack Phase, {e}.",
    "At the end of your next turn, {e}.", "Roll a die. If you roll 4 or more, {e}.", "Roll a d6. On a 5 or higher, {e}.",
    "As an additional cost to play this card, discard a card. {E}.", "As an additional cost, lose 2 loot. {E}.",
]
MAY_FRAMES = ["You may {e}.", "You may {e}. If you do, draw a card.", "Draw a card. Then you may {e}.",
              "If you control a Mage, you may {e}.", "You may pay 2 loot to {e}."]
HAVE_FRAMES = ["You may have {e}.", "You may pay 2 loot to have {e}."]
MERCENARY_FRAMES = [
    "Active (1): {E}.", "Active (1, exhaust this): {E}.", "Active (exhaust this): {E}.", "Active (discard 1): {E}.",
    "Active (lose 2 loot): {E}.", "Active (1): {E}. Use this only during your Attack Phase.",
    "Active (1): {E}. Use this only once per turn.", "Exhaust this mercenary: {E}.", "Active (destroy this): {E}.",
]
EVENTS = [  # of this mercenary; {S} is whom it is about
    "Whenever {S} attacks", "Whenever {S} is attacked", "Whenever {S} plunders", "When {S} is destroyed",
    "When {S} dies", "Whenever {S} is dealt damage", "Whenever {S} takes damage", "Whenever {S} deals damage",
    "Whenever {S} deals damage to a mercenary", "Whenever {S} deals Magic damage",
    "Whenever {S} deals damage with a ranged attack", "Whenever {S} destroys a mercenary",
    "Whenever {S} destroys an enemy mercenary", "Whenever {S} attacks an exhausted mercenary",
    "Whenever {S} makes a melee attack", "Whenever {S} moves", "Whenever {S} is equipped with a treasure",
    "Whenever {S} equips a treasure", "Whenever {S} unequips a treasure", "Whenever {S} exits",
    "Whenever {S} is upstaged", "Whenever {S} upstages a mercenary", "Whenever {S} uses an ability",
    "When {S} enters the battlefield", "When {S} is played", "Whenever {S} is healed",
    "Whenever {S} becomes exhausted", "Whenever {S} gains a Burn counter", "Whenever {S} is poisoned",
    "Whenever {S} becomes the target of an opponent's ability", "Whenever {S} is blinded",
]
SUBJECTS = ["this mercenary", "another allied mercenary", "an enemy mercenary", "a mercenary",
            "a mercenary you control", "an allied Warrior", "an adjacent enemy mercenary",
            "a mercenary an opponent controls", "another mercenary", "one of your mercenaries",
            "an exhausted mercenary", "a mercenary in your Guild Hall", "an ally", "an enemy",
            "one or more mercenaries you control"]
OTHER_EVENTS = [
    "Whenever you acquire a card", "Whenever an opponent acquires", "Whenever you draw a card", "Whenever you discard a card",
    "Whenever an opponent discards a card", "Whenever you play an ability card", "Whenever an opponent plays an Instant",
    "Whenever a player plays an ability card", "Whenever you play a treasure", "Whenever you lose loot",
    "Whenever an opponent loses loot", "Whenever you gain loot", "Whenever you plunder", "Whenever an opponent plunders",
    "At the start of your turn", "At the beginning of your turn", "At the end of your turn", "At the end of each turn",
    "At the start of each opponent's turn", "At the start of your Rally Phase", "At the beginning of your Attack Phase",
    "At the end of your Attack Phase", "At the end of turn", "During your Rally Phase", "At the start of each player's turn",
    "At the start of your first Movement Phase", "Once per turn, whenever this attacks", "The first time this attacks each turn",
    "Whenever you play a mercenary", "Whenever you ready a treasure", "Whenever a treasure is equipped to an allied mercenary",
    "Whenever an enemy mercenary moves adjacent to this", "Whenever an enemy mercenary enters your Guild Hall",
    "Whenever you flip a coin", "Whenever a treasure you control is destroyed", "Whenever you use an ability",
    "Whenever this attacks or plunders", "Whenever this attacks or is attacked", "Whenever this moves or attacks",
    "Whenever you activate an ability", "Whenever one or more enemy mercenaries are destroyed",
]
AFTER_EVENT = [
    "{e}", "you may {e}", "if you control a Warrior, {e}", "{e} if it's your turn", "you may pay 2 loot. If you do, {e}",
    "flip a coin. If you win, {e}", "choose one: {e}; or gain 1 loot",
]
MODIFIERS = [
    "+1 melee", "-1 move", "+2 health", "+1 ranged", "+1 bounty", "+1 damage", "Armor 1", "Magic Armor 2", "Defense 1", "Fortify 1",
    "Regen 1", "Leech", "reach +1", "+1 melee and Armor 1", "+1 melee, +1 ranged and Leech",
]
PREDICATES = [
    "ignore{s} LOS", "ignore{s} line of sight", "attack{s} in all directions", "move{s} in all directions", "deal{s} Pure damage",
    "can't be burned", "can't be exhausted", "can't be upstaged", "can't be pushed", "can't be targeted by opponents",
    "can't be healed", "can't attack", "can't move", "can't plunder", "can't exit", "can't use abilities",
    "take{s} 1 less Magic damage from attacks", "take{s} no damage from ranged attacks", "take{s} double damage",
    "deal{s} 1 more damage with ranged attacks", "deal{s} double damage", "ignore{s} Armor", "can target stealthed mercenaries",
    "may attack an additional time each turn", "plunder{s} double", "move{s} diagonally", "can move through other mercenaries",
    "can't be attacked", "can't lose treasures", "take{s} 1 more damage", "deal{s} 1 less damage", "can't move or attack",
    "can't be burned or frozen", "must attack this if able", "can't be moved", "can't be silenced", "can't be blinded",
]
STATIC_SUBJECTS = [("this mercenary", "s"), ("other allied mercenaries", ""), ("enemy mercenaries", ""),
                   ("adjacent enemy mercenaries", ""), ("your mercenaries", ""), ("each allied Warrior", "s"),
                   ("mercenaries you control", ""), ("enemy mercenaries in your Guild Hall", ""), ("adjacent allies", ""),
                   ("all mercenaries", ""), ("mercenaries in the same row", ""), ("damaged enemy mercenaries", ""),
                   ("other Warriors you control", ""), ("enemy mercenaries adjacent to this", "")]
STATIC_FRAMES = ["{S} {p}.", "As long as this is damaged, {s} {p}.", "{S} {p} as long as you control another Warrior.",
                 "During your turn, {s} {p}.", "{S} {p} during your turn.", "If you have 5 or less loot, {s} {p}.",
                 "While this mercenary is in your Guild Hall, {s} {p}.", "{S} {p} unless this is exhausted.",
                 "{S} {p} while this is equipped.", "As long as an enemy mercenary is adjacent to this, {s} {p}."]
CONDITIONS = [
    "you control a Warrior", "you control another mercenary", "you control 2 or more damaged mercenaries",
    "you control no other mercenaries", "an opponent controls an exhausted mercenary", "this is damaged", "this is exhausted",
    "this is in your Guild Hall", "this is in an opponent's Guild Hall", "this has 3 or less health", "this is at half health or less",
    "this attacked this turn", "this hasn't attacked this turn", "this hasn't moved this turn", "this is equipped",
    "this is equipped with a Weapon", "this has a Burn counter", "this is adjacent to an ally", "this isn't adjacent to another mercenary",
    "an enemy mercenary is adjacent to this", "you have 10 or less loot", "you have 5 or more cards in your hand", "you have no cards in hand",
    "you have 3 or more treasures in your Warchest", "an opponent has 5 or less loot", "you have more loot than an opponent",
    "you have less loot than each opponent", "you control more mercenaries than an opponent", "an opponent has more loot than you",
    "an opponent controls more mercenaries than you", "it's your turn", "it isn't your turn", "you plundered this turn",
    "you acquired a card this turn", "you played an ability card this turn", "a mercenary was destroyed this turn",
    "an allied mercenary was destroyed this turn", "there are 2 or more enemy mercenaries adjacent to this",
    "there is an empty tile adjacent to this", "you have fewer cards in hand than an opponent", "there are no enemy mercenaries in your Guild Hall",
    "you control exactly one mercenary", "you control at least two mercenaries", "an opponent has no cards in hand",
    "you have at least 3 ready treasures", "this was dealt damage this turn", "this has no treasures", "you didn't attack this turn",
    "this is the only mercenary you control", "you lost loot this turn", "this plundered this turn",
]
COUNTS = [  # "for each ..."
    "enemy mercenary", "other mercenary you control", "allied Warrior", "mercenary adjacent to this", "treasure equipped to this",
    "Burn counter on this", "card in your hand", "treasure in your Warchest", "ready treasure in your Warchest",
    "mercenary card in your discard", "damaged mercenary", "status on this", "empty tile adjacent to this", "mercenary an opponent controls",
    "exhausted enemy mercenary", "damage on this", "enemy mercenary in your Guild Hall", "2 cards in your hand", "Weapon equipped to this",
    "card in your discard pile", "treasure you control", "card in an opponent's hand", "treasure in an opponent's Warchest",
    "exhausted treasure in your Warchest", "event you control",
]
EQUALS = ["this mercenary's bounty", "this mercenary's melee", "twice this mercenary's melee", "half this mercenary's health",
          "the number of mercenaries you control", "the number of cards in your hand", "this mercenary's missing health",
          "the number of treasures equipped to this", "the number of enemy mercenaries", "this mercenary's move",
          "the number of ready treasures in your Warchest", "the number of enemy mercenaries adjacent to this",
          "the highest melee among mercenaries you control", "the number of cards in target opponent's hand"]
NUMBERED = {  # {n} a number, {f} behind it
    "deal": ("deal {n} Physical damage to target mercenary{f}", "deal Physical damage equal to {q} to target mercenary"),
    "heal": ("heal target mercenary {n}{f}", "heal target mercenary an amount equal to {q}"),
    "draw": ("draw {n} card{f}", "draw cards equal to {q}"),
    "lose": ("target opponent loses {n} loot{f}", "target opponent loses loot equal to {q}"),
    "gain": ("gain {n} loot{f}", "gain loot equal to {q}"),
    "gets": ("target mercenary gets +{n} melee this turn{f}", "target mercenary gets +X melee this turn, where X is {q}"),
    "apply": ("apply {n} Burn to target mercenary{f}", "apply X Burn to target mercenary, where X is {q}"),
    "move": ("move this up to {n} tile{f}", "move this up to X tiles, where X is {q}"),
    "discard": ("target opponent discards {n} card{f}", "target opponent discards X cards, where X is {q}"),
    "health": ("target mercenary loses {n} health{f}", "target mercenary loses health equal to {q}"),
    "movement": ("target mercenary gains {n} movement this turn{f}", "target mercenary gains X movement this turn, where X is {q}"),
    "ready": ("ready {n} treasure{f}", "ready X treasures, where X is {q}"),
}
DURATIONS = ["this turn", "until end of turn", "until the end of the turn", "until your next turn", "until the start of your next turn",
             "until the end of your next turn", "for its next attack", "until the end of its controller's next turn", "while equipped",
             "until the end of your turn", "for the rest of the turn"]
ATTACK_FRAMES = ["Melee: {E}.", "Distance 2: {E}.", "Melee or Distance 1: {E}.", "Attack: {E}.", "Melee: Deal 2 Physical damage to the target and {e}.",
                 "Distance 2: Deal 2 Magic damage to target mercenary. If it is damaged, {e}.", "Melee: Deal 2 Physical damage. {E}.",
                 "Melee: {E}. If this destroys it, draw a card.", "Distance 1: {E}, then draw a card.", "Melee: If the attacked mercenary is exhausted, {e}."]
ATTACKED = ["the attacked mercenary", "the target", "it"]


def capital(text):
    return text[:1].upper() + text[1:]


def said(frame, effect):
    return frame.replace("{E}", capital(effect)).replace("{e}", effect)


def about(statement, whom, several):
    return statement.replace("{T}", whom).replace("{s}", "" if several else "s").replace("{is}", "are" if several else "is")


class Cells:
    def __init__(self):
        self.cells = []

    def add(self, group, row, column, kind, text):
        self.cells.append((group, row, column, kind, re.sub(r"\s+", " ", text)))


def cells():
    all_cells = Cells()
    add = all_cells.add
    for name, verb in VERBS.items():
        for whom in ONE + SEVERAL + EACH + ALL:
            add("verb x noun", name, whom, "mercenary", "Active (1): " + capital(verb.replace("{T}", whom)) + ".")
        for frame in FRAMES + MAY_FRAMES:
            add("verb x frame", name, frame, "instant", said(frame, verb.replace("{T}", "target enemy mercenary")))
        for frame in WATCH_FRAMES:
            add("verb x watch", name, frame, "instant", said(frame, verb.replace("{T}", "an enemy mercenary")))
        for frame in MERCENARY_FRAMES:
            add("verb x active", name, frame, "mercenary", said(frame, verb.replace("{T}", "target enemy mercenary")))
        for event in EVENTS + OTHER_EVENTS:
            add("event x verb", event, name, "mercenary", said(event.replace("{S}", "this mercenary") + ", {e}.", verb.replace("{T}", "target mercenary")))
        for frame in ATTACK_FRAMES:
            for whom in ATTACKED:
                if whom == "it" and ("Deal" not in frame and "If" not in frame):
                    continue
                add("attack x verb", frame + " " + whom, name, "attack", said(frame, verb.replace("{T}", whom)))
    for name, verb in STATEMENTS.items():
        for whom in ONE + EACH:
            add("statement x noun", name, whom, "mercenary", "Active (1): " + capital(about(verb, whom, False)) + ".")
        for whom in SEVERAL + ALL:
            add("statement x noun", name, whom, "mercenary", "Active (1): " + capital(about(verb, whom, True)) + ".")
        for frame in FRAMES:
            add("statement x frame", name, frame, "instant", said(frame, about(verb, "target enemy mercenary", False)))
        for frame in WATCH_FRAMES:
            add("statement x watch", name, frame, "instant", said(frame, about(verb, "each enemy mercenary", False)))
        if name not in ("again", "cannot-attack"):
            for frame in HAVE_FRAMES:
                add("statement x frame", name, frame, "instant",
                    said(frame, about(verb, "target enemy mercenary", True).replace(" are ", " be ")))
        for frame in ATTACK_FRAMES:
            add("attack x statement", frame, name, "attack", said(frame, about(verb, "the attacked mercenary", False)))
        for event in OTHER_EVENTS:
            add("event x statement", event, name, "mercenary", event + ", " + about(verb, "target mercenary", False) + ".")
        for other, second in STATEMENTS.items():
            if other != name and not second.startswith("{T} may"):
                both = about(verb, "target enemy mercenary", False) + " and " + about(second, "", False).strip()
                add("two said of one", name, other, "instant", capital(both) + ".")
        for other, verb2 in VERBS.items():
            add("said, then done", name, other, "instant",
                capital(about(verb, "target enemy mercenary", False)) + ". " + capital(verb2.replace("{T}", "it")) + ".")
    for name, verb in VERBS.items():
        for other, second in VERBS.items():
            if other != name:
                add("two done to one", name, other, "instant",
                    capital(verb.replace("{T}", "target enemy mercenary")) + " and " + second.replace("{T}", "it") + ".")
    for name, (yours, theirs) in DEEDS.items():
        for player in PLAYERS:
            add("player x deed", name, player, "instant", capital(player) + " " + theirs + ".")
            for frame in FRAMES:
                add("player x frame", name + " " + player, frame, "instant", said(frame, player + " " + theirs))
        for frame in FRAMES + MAY_FRAMES:
            add("deed x frame", name, frame, "instant", said(frame, yours))
        for frame in WATCH_FRAMES:
            add("deed x watch", name, frame, "instant", said(frame, yours))
        for frame in MERCENARY_FRAMES:
            add("deed x active", name, frame, "mercenary", said(frame, yours))
        for event in OTHER_EVENTS:
            add("event x deed", event, name, "mercenary", event + ", " + yours + ".")
        for player in ("each player", "each opponent", "target opponent", "that player"):
            event = "Whenever a player plays an ability card"
            add("others may", name, player, "event", event + ", " + player + " may " + yours.replace("your", "their") + ".")
    for name, deed in OTHER_DEEDS.items():
        for frame in WATCH_FRAMES if "target" not in deed else []:
            add("other deed x watch", name, frame, "instant", said(frame, deed))
        for frame in FRAMES + MAY_FRAMES:
            add("other deed x frame", name, frame, "instant", said(frame, deed))
        for event in OTHER_EVENTS:
            add("event x other deed", event, name, "mercenary", event + ", " + deed + ".")
    for event in EVENTS:
        for subject in SUBJECTS:
            words = event.replace("{S}", subject)
            if subject.startswith("one or more"):
                words = words.replace(" is ", " are ").replace("dies", "die")
                for verb in ("attack", "plunder", "take", "deal", "destroy", "make", "move", "equip", "unequip", "exit",
                             "upstage", "use", "enter", "become", "gain"):
                    words = words.replace(" %ss" % verb, " " + verb)
            add("event x subject", event, subject, "mercenary", words + ", draw a card.")
            if subject != "this mercenary":
                add("event x subject", event, subject + " (event)", "event", words + ", draw a card.")
        for after in AFTER_EVENT:
            add("event x after", event, after, "mercenary",
                event.replace("{S}", "this mercenary") + ", " + after.replace("{e}", "deal 1 Magic damage to target enemy mercenary") + ".")
        add("event x bearer", event, "equipped mercenary", "treasure", event.replace("{S}", "equipped mercenary") + ", draw a card.")
        add("event x bearer", event, "the bearer", "treasure", event.replace("{S}", "the bearer") + ", draw a card.")
    for subject, s in STATIC_SUBJECTS:
        sayings = [("has" if s else "have") + " " + m if not m[0] in "+-r" else ("gets" if s else "get") + " " + m for m in MODIFIERS]
        sayings += [p.replace("{s}", s) for p in PREDICATES]
        for saying in sayings:
            if "must attack" in saying and "enemy" not in subject:
                continue
            add("static x subject", saying, subject, "mercenary", capital(subject) + " " + saying + ".")
    for m in MODIFIERS + PREDICATES:
        saying = m.replace("{s}", "s") if "{s}" in m or m[:3] in ("can", "may", "mus") else ("gets " if m[0] in "+-r" else "has ") + m
        for frame in STATIC_FRAMES:
            text = frame.replace("{S}", "This mercenary").replace("{s}", "this mercenary").replace("{p}", saying)
            if "must attack" not in m:
                add("static x frame", m, frame, "mercenary", text)
        add("static on treasure", m, "equipped mercenary", "treasure", "Equipped mercenary " + saying + ".")
        add("static on treasure", m, "if damaged", "treasure", "As long as equipped mercenary is damaged, it " + saying + ".")
        add("static on event", m, "all", "event", "Enemy mercenaries " + saying.replace("gets", "get").replace("has ", "have ") + ".")
        gained = ("gains " + m) if "{s}" not in m and m[:3] not in ("can", "may", "mus") else saying
        for duration in DURATIONS:
            add("gain x duration", m, duration, "instant", "Target allied mercenary " + gained + " " + duration + ".")
        add("gain each", m, "each", "instant", "Each allied mercenary " + gained + " this turn.")
    for condition in CONDITIONS:
        add("condition", condition, "if", "mercenary", "At the start of your turn, if " + condition + ", draw a card.")
        add("condition", condition, "behind", "mercenary", "At the start of your turn, draw a card if " + condition + ".")
        add("condition", condition, "unless", "mercenary", "At the end of your turn, lose 1 loot unless " + condition + ".")
        add("condition", condition, "as long as", "mercenary", "As long as " + condition + ", this has Armor 1.")
        add("condition", condition, "while behind", "mercenary", "This gets +1 melee while " + condition + ".")
        add("condition", condition, "instead", "mercenary", "Active (1): Draw a card. If " + condition + ", draw 2 cards instead.")
        add("condition", condition, "otherwise", "mercenary", "Active (1): If " + condition + ", draw a card. Otherwise, gain 1 loot.")
        add("condition", condition, "use only", "mercenary", "Active (1): Draw a card. Use this only if " + condition + ".")
    for name, (plain, equal) in NUMBERED.items():
        for counted in COUNTS:
            add("number x count", name, counted, "mercenary", "Active (1): " + capital(plain.replace("{n}", "1").replace("{f}", " for each " + counted)) + ".")
        for quantity in EQUALS:
            add("number x equal", name, quantity, "mercenary", "Active (1): " + capital(equal.replace("{q}", quantity)) + ".")
    for counted in COUNTS:
        add("static x count", "this", counted, "mercenary", "This mercenary gets +1 melee for each " + counted + ".")
        add("static x count", "armor", counted, "mercenary", "This mercenary has Armor 1 for each " + counted + ".")
    return all_cells.cells


def card(number, kind, text):
    made = {"id": "M-%05d" % number, "name": "Cell %d" % number, "stars": 2, "text": text}
    if kind == "mercenary":
        made.update(type="mercenary", health=6, melee={"damage": 2, "arrows": "F"}, bounty=2, move={"steps": 2, "arrows": "+"},
                    ranged={"kind": "staff", "damage": 2, "distance": 2, "arrows": "F"})
        made["class"] = "mage"
    elif kind == "treasure":
        made.update(type="treasure", treasure="relic")
    else:
        made.update(type="ability", ability=kind, cost=1)
        made["class"] = "mage"
    return made


def refusals(program, every):
    pack = {"format": "triptych-cards/1", "game": "seize",
            "set": {"code": "M", "name": "Compositions", "version": "1", "author": "Triptych", "licence": "GPL-3.0-or-later"},
            "cards": [card(i, kind, text) for i, (_, _, _, kind, text) in enumerate(every)]}
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "compositions.json"
        path.write_text(json.dumps(pack), encoding="utf-8")
        done = subprocess.run([program, "cards", "check", str(path)], capture_output=True, text=True)
    refused = {}
    for found in re.finditer(r"card M-(\d+),[^:]*: (.*)", done.stdout + done.stderr):
        refused.setdefault(int(found[1]), found[2])
    return refused


def main():
    program = sys.argv[1]
    every = cells()
    refused = refusals(program, every)
    groups = collections.OrderedDict()
    for i, cell in enumerate(every):
        of = groups.setdefault(cell[0], [0, 0, collections.Counter(), collections.Counter()])
        of[1] += 1
        if i in refused:
            of[2][cell[1]] += 1
            of[3][cell[2]] += 1
        else:
            of[0] += 1
    for name, (good, total, rows, columns) in groups.items():
        print("%-20s %5d of %5d" % (name, good, total))
        if "--refused" in sys.argv and good < total:
            print("    rows:    " + "; ".join("%s %d" % pair for pair in rows.most_common(12)))
            print("    columns: " + "; ".join("%s %d" % pair for pair in columns.most_common(12)))
    print("%d of %d cells are understood" % (len(every) - len(refused), len(every)))
    if "--texts" in sys.argv:
        for i, why in sorted(refused.items()):
            print("%s | %s\n      %s" % (every[i][0], every[i][4], why[:240]))
    if "--least" in sys.argv:
        least = int(sys.argv[sys.argv.index("--least") + 1])
        if len(every) - len(refused) < least:
            print("fewer than %d" % least)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
