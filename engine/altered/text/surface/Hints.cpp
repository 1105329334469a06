#include "altered/text/surface/Hints.h"

#include <array>

namespace triptych::altered {
namespace {

using text::Hint;

constexpr std::array allHints {
    Hint { "search", "A deck is searched for what goes somewhere; say where to, as in the example.",
        "Search your deck for a Robot, reveal it and put it in your hand. Shuffle your deck.",
        "Spell" },
    Hint { "target character's base", "Statistics are not taken from another card; say a number.",
        "{J} My base statistics are 3/3/3 this Day.", "Character" },
    Hint { "statistics of the character",
        "Statistics are not taken from another card; say a number.",
        "{J} My base statistics are 3/3/3 this Day.", "Character" },
    Hint { "copy", "Nothing is copied; create a token and say what it is.",
        "Create a [Tinling 1/1/1] Robot token in target Expedition.", "Spell" },
    Hint { "fights", "Characters do not fight; ask for their statistics.",
        "Discard target Character with {V} 2 or less.", "Spell" },
    Hint { "damage", "Nothing is damaged; Characters lose boosts, are sent away or discarded.",
        "Send to Reserve target Character with Hand Cost {3} or less.", "Spell" },
    Hint { "life", "Nobody has life; Expeditions move.",
        "Target Expedition moves backwards one region.", "Spell" },
    Hint { "destroy", "Cards are discarded, sacrificed or sent to a zone.",
        "Discard target Character.", "Spell" },
    Hint { "exile", "Cards are discarded, sacrificed or sent to a zone.",
        "Remove target Character from the game.", "Spell" },
    Hint {
        "coin", "No coin is tossed; roll a die.", "Roll a die. On a 4+, draw two cards.", "Spell" },
    Hint { "dies", "Characters do not die; say how they go, as in \"is sacrificed\".",
        "When a Character you control is sacrificed \u2014 Draw a card.", "Character" },
    Hint { "tap", "Cards are exhausted and readied.", "Exhaust target card in Reserve.", "Spell" },
    Hint {
        "add {", "There is no mana but that of Mana Orbs.", "{T}: Ready a Mana Orb.", "Landmark" },
    Hint { "additional cost",
        "A card costs mana only; what else is given makes it cheaper, or is asked for as it is "
        "carried out.",
        "You may sacrifice a Character to play me for {1} less.", "Character" },
    Hint { "i enter", "What a card has as it comes it gains when it is played.",
        "{J} I gain 2 boosts.", "Character" },
    Hint { "i join my expedition with", "What a card has as it comes it gains when it is played.",
        "{J} I gain 2 boosts.", "Character" },
    Hint { "targeted",
        "A Reaction can wait for an opponent who targets a Character; nothing says what happens to "
        "the effect that targets.",
        "When an opponent targets a Character you control \u2014 I gain 1 boost.", "Character" },
    Hint { "at the end of the day",
        "Nothing happens when a Day ends; say at what time of it, as \"at Night\" or \"after "
        "Rest\".",
        "{J} At Night, draw a card.", "Character" },
    Hint { "end of the turn",
        "Nothing happens when a turn ends; say it of a phase, or how long something lasts.",
        "{J} At Dusk, draw a card.", "Character" },
    Hint { "end of your turn",
        "Nothing happens when a turn ends; say it of a phase, or how long something lasts.",
        "{J} At Dusk, draw a card.", "Character" },
    Hint { "once per turn",
        "How often an action is used is said by its cost; {T} can be paid once a Day.",
        "{T}: I gain 1 boost.", "Character" },
    Hint { "once each turn",
        "How often an action is used is said by its cost; {T} can be paid once a Day.",
        "{T}: I gain 1 boost.", "Character" },
    Hint { "when i have",
        "A Reaction waits for what happens, not for what is so; say which counter it is.",
        "When I gain my third Ember counter \u2014 Draw a card.", "Character" },
    Hint { "when there are",
        "A Reaction waits for what happens, not for what is so; ask for it when something "
        "happens.",
        "At Noon \u2014 If there are three or more cards in your Reserve, draw a card.",
        "Character" },
    Hint { "player who", "Whether somebody does it is asked first.",
        "If an opponent controls a Landmark, that player discards a card from their hand.",
        "Spell" },
    Hint { "opponent who", "Whether somebody does it is asked first.",
        "If an opponent controls a Landmark, that player discards a card from their hand.",
        "Spell" },
    Hint { "reroll",
        "The one die that was rolled before is rolled again; of several dice one can be ignored.",
        "Roll a die. You may reroll it. Draw X cards, where X is the result.", "Spell" },
    Hint { "all abilities",
        "Characters can lose their abilities for a Day, or as long as a card is there; players "
        "have none to lose.",
        "Characters facing me lose their abilities.", "Character" },
    Hint { "all their abilities",
        "Characters can lose their abilities for a Day, or as long as a card is there; players "
        "have none to lose.",
        "Characters facing me lose their abilities.", "Character" },
    Hint { "statistics are equal to its", "What statistics are for a time is said in numbers.",
        "{J} This Day, my base statistics are 3/3/3.", "Character" },
    Hint { "in any order",
        "One player is asked for an order, of cards that are put on top of a deck or on its "
        "bottom.",
        "Look at the top three cards of your deck. Put them on the bottom of your deck in any "
        "order.",
        "Spell" },
    Hint { "previous day", "What happened is remembered until the Day ends.",
        "If you played no Spell this Day, draw a card.", "Spell" },
    Hint { "previous turn", "What happened is remembered until the Day ends.",
        "If you played no Spell this Day, draw a card.", "Spell" },
    Hint { "when played",
        "An effect that puts it into play makes {J} happen as well; say {H} for played from hand "
        "and "
        "{R} for played from Reserve.",
        "{H} {R} Draw a card.", "Character" },
    Hint { "when i'm played",
        "An effect that puts it into play makes {J} happen as well; say {H} for played from hand "
        "and "
        "{R} for played from Reserve.",
        "{H} {R} Draw a card.", "Character" },
    Hint { "when you play me",
        "An effect that puts it into play makes {J} happen as well; say {H} for played from hand "
        "and "
        "{R} for played from Reserve.",
        "{H} {R} Draw a card.", "Character" },
    Hint { "combat", "There is no combat; Expeditions move at Dusk.",
        "At Dusk \u2014 I gain 1 boost.", "Character" },
    Hint { "attack", "There is no combat; Expeditions move at Dusk.",
        "At Dusk \u2014 I gain 1 boost.", "Character" },
};

constexpr Hint noSpell { "draw a card",
    "Only a Spell does something at once; begin with {J}, {H}, {R} or with what it waits for.",
    "{J} Draw a card.", "Character" };

} // namespace

std::span<const Hint> hints()
{
    return allHints;
}

const Hint& noSpellHint()
{
    return noSpell;
}

} // namespace triptych::altered
