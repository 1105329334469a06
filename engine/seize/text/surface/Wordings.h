#pragma once

#include "text/Surface.h"

#include <span>

// The tables of other wordings, a file an idea: what is said becomes another way of saying it. Only what can
// mean nothing else is in them. Habits.cpp puts them together.
namespace triptych::seize {

// On every card
std::span<const text::Wording> wordingsOfSpelling();
std::span<const text::Wording> wordingsOfTails();
std::span<const text::Wording> wordingsOfPiles();
std::span<const text::Wording> wordingsOfHoldings();
std::span<const text::Wording> wordingsOfAmounts();
std::span<const text::Wording> wordingsOfChanges();
std::span<const text::Wording> wordingsOfBlows();
std::span<const text::Wording> wordingsOfGrants();
std::span<const text::Wording> wordingsOfSpans();
std::span<const text::Wording> wordingsOfVoices();
std::span<const text::Wording> wordingsOfChances();
std::span<const text::Wording> wordingsOfConnectives();
std::span<const text::Wording> wordingsOfVerbs();
std::span<const text::Wording> wordingsOfClauses();
std::span<const text::Wording> wordingsOfOrder();
std::span<const text::Wording> wordingsOfDoers();
std::span<const text::Wording> wordingsOfHappening();
std::span<const text::Wording> wordingsOfWhose();
std::span<const text::Wording> wordingsOfMeasure();
std::span<const text::Wording> wordingsOfStrength();
std::span<const text::Wording> wordingsOfAsMuch();
std::span<const text::Wording> wordingsOfSpeaking();
std::span<const text::Wording> wordingsOfManner();
std::span<const text::Wording> wordingsOfWhatWouldBe();
std::span<const text::Wording> wordingsOfDoses();
std::span<const text::Wording> wordingsOfOnly();
std::span<const text::Wording> wordingsOfSubjects();
std::span<const text::Wording> wordingsOfFigures();
std::span<const text::Wording> wordingsOfDirections();
std::span<const text::Wording> wordingsOfIgnoring();
std::span<const text::Wording> wordingsOfPrices();
std::span<const text::Wording> wordingsOfHarm();
std::span<const text::Wording> wordingsOfAttacking();
std::span<const text::Wording> wordingsOfNouns();
std::span<const text::Wording> wordingsOfCombat();
std::span<const text::Wording> wordingsOfCosts();
std::span<const text::Wording> wordingsOfTimes();
std::span<const text::Wording> wordingsOfPermissions();
std::span<const text::Wording> wordingsOfWhen();
std::span<const text::Wording> wordingsOfOutcomes();
std::span<const text::Wording> wordingsOfInstead();
std::span<const text::Wording> wordingsOfStatuses();
std::span<const text::Wording> wordingsOfVaults();
std::span<const text::Wording> wordingsOfGoods();
std::span<const text::Wording> wordingsOfDamage();
std::span<const text::Wording> wordingsOfPlaces();
std::span<const text::Wording> wordingsOfOtherGames();
std::span<const text::Wording> wordingsOfPlayers();
std::span<const text::Wording> wordingsOfWealth();
std::span<const text::Wording> wordingsOfShorthand();

// On one kind of card
std::span<const text::Wording> wordingsOnMercenaries();
std::span<const text::Wording> wordingsOnTreasures();
std::span<const text::Wording> wordingsOfCarriers();      ///< Who carries it, first of all.
std::span<const text::Wording> wordingsOfBareMercenary(); ///< Of whom nobody is named.
std::span<const text::Wording> wordingsOfBareBearer();
std::span<const text::Wording> wordingsOfShortTargets(); ///< Of an Instant.
std::span<const text::Wording> wordingsOfOwnTreasure();  ///< What befalls it, besides those.
std::span<const text::Wording> wordingsOnAttacks();
std::span<const text::Wording> wordingsOfAim(); ///< Of an Attack, besides those.
std::span<const text::Wording> wordingsOnInstants();
std::span<const text::Wording> wordingsOnEvents();
std::span<const text::Wording> wordingsOfGerunds();
std::span<const text::Wording> wordingsOfRelatives();
std::span<const text::Wording> wordingsOfPlayedClauses();
std::span<const text::Wording> wordingsOfStandingClauses();
std::span<const text::Wording> wordingsOfStaying();
std::span<const text::Wording> wordingsGoingOn();
std::span<const text::Wording> wordingsOfDrawPhases();

} // namespace triptych::seize
