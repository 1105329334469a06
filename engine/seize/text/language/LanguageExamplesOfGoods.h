#pragma once

#include "text/LanguageExample.h"

// The examples of LanguageExamples.cpp that speak of treasures and loot, of hands and decks.
namespace triptych::seize {

inline constexpr text::LanguageExample examplesOfGoods[] {
    // How treasures and cards are played
    { "mercenary", "Passive: the second ability card you play each turn costs 1 treasure less." },
    { "event", "Opponents cannot play more than 2 Instant cards each turn." },
    { "event", "Treasure cards opponents play enter their Warchest exhausted." },
    { "mercenary", "Passive: you may play 1 additional mercenary card face down each turn." },
    { "mercenary", "Passive: playing this face down does not use up your treasure for the turn." },
    { "mercenary", "Passive: you lose 1 less loot the first time each turn." },
    { "event", "Once per turn, whenever a treasure you control is exhausted, gain 1 loot." },
    { "event", "Whenever a treasure you control is destroyed by an opponent, draw 1." },
    { "event", "If an opponent would gain loot, instead gain that much loot." },
    { "event", "If you would draw a card, instead gain 1 loot." },
    { "instant", "The next time you would lose loot this turn, instead prevent 2 of it." },
    { "mercenary", "Passive: treasures in your Warchest cannot be destroyed by opponents." },
    { "instant", "As an additional cost, you may lose 2 loot. Draw 1. If you do, draw 1." },
    { "instant", "You may discard 2 rather than pay this card's cost. Draw 1." },
    // What mercenaries equip, and from where they plunder
    { "mercenary", "Passive: this may equip from any tile." },
    { "mercenary", "Passive: this cannot equip Weapons." },
    { "mercenary", "Passive: this can plunder from tiles adjacent to an opponent's Guild Hall." },
    { "mercenary", "Passive: this can plunder from any tile on an opponent's side." },
    { "mercenary", "Passive: this may plunder after attacking." },
    { "mercenary", "Passive: this may attack after plundering." },
    { "mercenary", "Passive: this carries two-handed Weapons in one hand." },
    { "mercenary", "Passive: this may pay with its treasures." },
    { "mercenary", "Passive: whenever an opponent acquires their third card each turn, draw 1." },
    { "instant", "Gain 1 loot for each face-down treasure in your Warchest." },
    { "mercenary", "Passive: this gets +1 melee for each exhausted Weapon in your Warchest." },
    { "instant",
        "Draw until you have X cards in your hand, where X is the number of cards in target "
        "opponent's hand." },
    // Which treasures, and where they go
    { "instant", "Exhaust a treasure at random in target opponent's Warchest." },
    { "instant", "Return target face-down treasure to its owner's hand." },
    { "instant", "Put target treasure an opponent controls on top of its owner's deck." },
    { "instant", "Shuffle target treasure you control into its owner's deck." },
};

} // namespace triptych::seize
