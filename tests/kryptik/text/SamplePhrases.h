#pragma once

#include <string>
#include <vector>

// Every kind of noun phrase, player, amount, condition, trigger and cost in its normal form, to be put
// into the sentences of tst_grammar.
namespace sample {

inline const std::vector<std::string> players { "an opponent", "each opponent", "each player",
    "target player", "target opponent", "that player", "its controller", "its owner" };

inline const std::vector<std::string> things { "this", "it", "them", "that citizen", "that card",
    "those cards", "target citizen", "two target citizens", "up to two target citizens",
    "up to one target citizen", "another target citizen", "up to one other target citizen",
    "two other target engaged Human citizens you control", "target overlord",
    "target citizen card in your limbo pile", "target card in an opponent's limbo pile",
    "target spell card in a limbo pile",
    "target citizen an opponent controls with defense 2 or less", "target spell",
    "target activation", "target active ability", "target spell or activation",
    "target spell or active ability", "up to three target spells", "a citizen", "another citizen",
    "an engaged citizen", "an Undead citizen you control", "2 citizens", "2 other citizens",
    "up to 2 citizens you control", "up to 1 citizen", "X citizens", "that many citizens",
    "any number of citizens", "a citizen card from your hand",
    "up to 2 spell cards from your limbo pile", "a card from an opponent's hand",
    "a card from your soul row", "a card attached to this", "a card from an opponent's 11 year row",
    "each citizen", "each citizen you own", "each citizen an opponent controls that you own",
    "each citizen that has soul cost 2 or has soul cost 3", "each citizen that is not named Ansa",
    "each citizen that was cast for its 11 year cost",
    "a card from your hand with an 11 year ability", "each other citizen", "all citizens",
    "all other weary citizens", "citizens you control", "other Human citizens you control",
    "each card in your hand", "all citizen cards in your limbo pile",
    "each attacking citizen with Sidestep", "each blocking citizen without Eager",
    "each attached card", "the top card of your deck", "the top 2 cards of an opponent's deck",
    "the top X cards of your deck", "a Human overlord named Tollkeeper Ansa",
    "a citizen named \"the nameless one\" you control", "a citizen with Toxic and attack 4 or more",
    "a citizen with Toxic and without Eager and with soul cost 3",
    "target citizen with defense equal to the number or less",
    "target citizen with attack equal to its attack or more",
    "target citizen with defense equal to this's defense",
    "target citizen with defense equal to the number of Human citizens you control or less",
    "target citizen with attack X or less" };

inline const std::vector<std::string> amounts { "1 card", "2 cards", "12 cards", "X cards",
    "that many cards", "2 cards for each Human citizen you control",
    "1 card for each card in your hand", "1 card for each card detached",
    "1 card for each card attached to this", "cards equal to its attack",
    "cards equal to its defense", "cards equal to this's attack", "cards equal to this's defense" };

inline const std::vector<std::string> conditions { "you control a Human citizen",
    "you control another citizen", "you control 2 or more citizens", "you control no citizens",
    "you control no other Human citizens with Toxic", "an opponent controls a weary citizen",
    "an opponent controls 3 or more citizens with defense 2 or less",
    "an opponent has 2 or fewer 11 year cards", "an opponent has no 11 year cards",
    "you have 3 or fewer 11 year cards", "you have no 11 year cards",
    "you have 3 or more cards in your limbo pile",
    "you have 1 or more citizen cards in your limbo pile",
    "you have 2 or more Undead citizen cards in your limbo pile with defense 2 or less",
    "you have 2 or fewer cards in your hand", "you have no cards in your hand",
    "you have 5 or more cards in your hand", "a card is attached to this",
    "2 or more cards are attached to this", "this is engaged", "this is disengaged",
    "this is weary", "this is attacking", "this is blocking", "this is attached", "it is your turn",
    "it is not your turn" };

inline const std::vector<std::string> subjects { "this", "a citizen", "another citizen",
    "an overlord", "a Human citizen you control", "another Human citizen you control",
    "a citizen an opponent controls", "an engaged citizen", "a card", "a spell",
    "a citizen with Toxic" };

inline const std::vector<std::string> cardEvents { "enters", "dies", "attacks", "blocks",
    "becomes blocked", "is dealt damage", "deals damage", "becomes weary", "becomes engaged",
    "becomes disengaged", "is countered", "is attached", "leaves the island" };

inline const std::vector<std::string> costs { "{1}", "{0}", "{12}", "{w}", "{w}{u}{b}{g}", "{X}{c}",
    "{2}{w/u}", "{b/g}", "[>>>]", "Engage a citizen you control", "Engage 2 Human citizens",
    "Sacrifice this", "Sacrifice a citizen", "Sacrifice another citizen", "Sacrifice 2 citizens",
    "Discard 1 card", "Discard 2 cards", "Discard a spell card", "Discard 2 citizen cards",
    "Plunder 2", "Plunder 1 spell", "Plunder 2 Undead citizens", "Detach 1 card from this",
    "Detach 2 cards from this", "Destroy an 11 year card you control",
    "Destroy two 11 year cards you control", "Abolish this", "Return this to its owner's hand",
    "Return another citizen you control to its owner's hand",
    "Return 2 citizens you control to their owners' hand",
    "Put 1 card from your hand on the bottom of your deck", "Reveal a Giant card from your hand",
    "Reveal 2 spell cards from your hand", "Discard your hand" };

} // namespace sample
