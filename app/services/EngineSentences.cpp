#include "app/services/EngineSentences.h"

#include <QtGlobal>

// Why a deck may not be played, and what a list or a question has that is not understood.

namespace enginewords {

Sentences ofPlaces()
{
    static constexpr const char* all[] = {
        QT_TRANSLATE_NOOP("EngineWords", "%1, line %2"),
        QT_TRANSLATE_NOOP("EngineWords", "%1, lines %2"),
        QT_TRANSLATE_NOOP("EngineWords", "line %1"),
        QT_TRANSLATE_NOOP("EngineWords", "lines %1"),
        QT_TRANSLATE_NOOP("EngineWords", "%1, card %2"),
        QT_TRANSLATE_NOOP("EngineWords", "%1, paragraph %2, column %3"),
        QT_TRANSLATE_NOOP("EngineWords", "paragraph %1, column %2"),
        QT_TRANSLATE_NOOP("EngineWords", "%1, main entry %2"),
        QT_TRANSLATE_NOOP("EngineWords", "%1, side entry %2"),
        QT_TRANSLATE_NOOP("EngineWords", "%1, deckCards entry %2"),
    };
    return all;
}

Sentences ofDecks()
{
    static constexpr const char* all[] = {
        QT_TRANSLATE_NOOP("EngineWords",
            "\"%1\" is not a card of the loaded sets. Check the spelling or load its card pack."),
        QT_TRANSLATE_NOOP("EngineWords", "\"%1\" is not a card of the loaded sets."),
        QT_TRANSLATE_NOOP("EngineWords", "Check the spelling or load its card pack."),
        QT_TRANSLATE_NOOP("EngineWords", "Did you mean \"%1\"?"),
        QT_TRANSLATE_NOOP("EngineWords", "\"%1\" cannot be played: %2"),
        QT_TRANSLATE_NOOP("EngineWords", "\"%1\" has a negative count."),
        QT_TRANSLATE_NOOP("EngineWords", "The deck has %1 cards; this table has room for %2."),
        QT_TRANSLATE_NOOP("EngineWords", "The deck has %1 copies of \"%2\"; %3 is the most."),
        QT_TRANSLATE_NOOP("EngineWords", "The main deck has %1 cards; it must have exactly %2."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "The main deck has %1 cards; in limited play it needs at least %2."),
        QT_TRANSLATE_NOOP("EngineWords", "The main deck has %1 cards; this table has room for %2."),
        QT_TRANSLATE_NOOP("EngineWords", "The side deck has %1 cards; it may have %2 at most."),
        QT_TRANSLATE_NOOP("EngineWords", "\"%1\" is banned in constructed play."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "The deck has %1 copies of \"%2\"; %3 is the most, side deck included."),
        QT_TRANSLATE_NOOP("EngineWords", "A constructed deck needs one Hero."),
        QT_TRANSLATE_NOOP("EngineWords", "\"%1\" is not a Hero."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "\"%1\" is a token and cannot be among the cards of a deck."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "\"%1\" is a Hero and cannot be among the cards of a deck."),
        QT_TRANSLATE_NOOP("EngineWords", "\"%1\" is of %2; the Hero's faction is %3."),
        QT_TRANSLATE_NOOP("EngineWords", "The deck has more than %1 of \"%2\"."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "A limited deck needs at least %1 cards, the Hero counted; it has %2."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "A limited deck needs at least %1 cards besides the Hero; it has %2."),
        QT_TRANSLATE_NOOP("EngineWords",
            "A constructed deck needs at least %1 cards besides the Hero; it has %2."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "A constructed deck has at most %1 cards, the Hero counted; it has %2."),
        QT_TRANSLATE_NOOP("EngineWords", "The deck has %1 rare cards; %2 is the most."),
        QT_TRANSLATE_NOOP("EngineWords", "The deck has %1 unique cards; %2 is the most."),
        QT_TRANSLATE_NOOP("EngineWords", "The deck has %1 exalted cards; %2 is the most."),
        QT_TRANSLATE_NOOP("EngineWords",
            "A limited deck has at most %1 factions, the Hero's counted; this has %2."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Decks of this game have no side deck; move its cards or take them out."),
        QT_TRANSLATE_NOOP("EngineWords", "The deck has %1 card; in %2 it must have exactly %3."),
        QT_TRANSLATE_NOOP("EngineWords", "The deck has %1 cards; in %2 it must have exactly %3."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "The text of \"%1\" is not understood, so it cannot be played."),
        QT_TRANSLATE_NOOP("EngineWords", "There are %1 copies of \"%2\"; it may have %3."),
        QT_TRANSLATE_NOOP("EngineWords", "\"%1\" is not in the pool."),
        QT_TRANSLATE_NOOP("EngineWords", "There are %1 copies of \"%2\"; the pool has %3."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "The deck needs a Guild Master, a mercenary of 3 or 4 stars."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"%1\" cannot be the Guild Master; that is a mercenary of 3 or 4 stars."),
        QT_TRANSLATE_NOOP("EngineWords", "The deck needs a Champion, a mercenary."),
        QT_TRANSLATE_NOOP("EngineWords", "\"%1\" cannot be the Champion; that is a mercenary."),
        QT_TRANSLATE_NOOP("EngineWords", "\"%1\" is %2, but the deck is %3 like its Champion."),
        QT_TRANSLATE_NOOP("EngineWords", "\"%1\" is not a ruleset of %2; use %3."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "The ruleset %1 has no options, so \"%2\" cannot be chosen."),
        QT_TRANSLATE_NOOP("EngineWords", "\"%1\" is no option of the ruleset %2; it has %3."),
        QT_TRANSLATE_NOOP("EngineWords", "The ruleset %1 is for %2 to %3 players, not %4."),
        QT_TRANSLATE_NOOP("EngineWords", "The starting player must be one of the seats."),
        QT_TRANSLATE_NOOP("EngineWords", "The decks bring more than %1 cards to the table."),
    };
    return all;
}

Sentences ofLists()
{
    static constexpr const char* all[] = {
        QT_TRANSLATE_NOOP("EngineWords", "The number of copies must be from 1 to 999."),
        QT_TRANSLATE_NOOP("EngineWords", "This line has %1 letters; no card has so long a name."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "The name of a card is missing after \"%1\"; write \"3 Pier Watcher\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "This is no list in plain text; save it as text (UTF-8) with a line such as \"3 Pier "
            "Watcher\" for each card."),
        QT_TRANSLATE_NOOP("EngineWords", "The list has more than %1 lines; that is no deck."),
        QT_TRANSLATE_NOOP("EngineWords",
            "The list names no cards; write a line such as \"3 Pier Watcher\" for each."),
        QT_TRANSLATE_NOOP("EngineWords",
            "An entry must look like {\"card\":\"Pier Watcher\",\"count\":3}: the card's name is "
            "missing."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "The count of \"%1\" must be a whole number from 1 to %2."),
        QT_TRANSLATE_NOOP("EngineWords", "The field \"%1\" must be a list: \"%2\":[..]."),
        QT_TRANSLATE_NOOP("EngineWords", "The field \"%1\" has %2 entries; a deck may have %3."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "The field \"game\" is missing; write for which game the deck is."),
        QT_TRANSLATE_NOOP("EngineWords",
            "The field \"main\" is missing; it lists the cards of the deck: \"main\":[..]."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Such a list has no side deck, so that of this deck was left out. Use a list of names "
            "instead."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Such a list does not say who leads the deck, so that was left out. Use a list of "
            "names instead."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"%1\" is an unknown unique of %2. Type in what is printed on it, or load a card pack "
            "that has it."),
        QT_TRANSLATE_NOOP("EngineWords",
            "This is no card pack: its set or its list of cards is missing. Choose another file."),
        QT_TRANSLATE_NOOP("EngineWords",
            "This card pack is for another game, or has no list of cards. Choose another file."),
        QT_TRANSLATE_NOOP("EngineWords",
            "The file holds %1 decks; only the first was read. Export the others by themselves."),
        QT_TRANSLATE_NOOP("EngineWords",
            "The reference of the card is missing; it looks like ALT_CORE_B_AX_01_C."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "The quantity of %1 must be a whole number from 1 to 999."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "\"%1\" is no published card, so that other programs do not know it."),
        QT_TRANSLATE_NOOP("EngineWords", "The list \"deckCards\" of the deck's cards is missing."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "The list \"deckCardsByType\" of the deck's cards is missing."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "The list \"deckUserListCard\" of these cards is missing."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"%1\" was left out: codes are for published cards, which have a number such as "
            "ALT_CORE_B_AX_01_C. Use a list of names instead."),
        QT_TRANSLATE_NOOP("EngineWords", "It was left out."),
        QT_TRANSLATE_NOOP("EngineWords", "%1 is of the set %2, which this code has no number for."),
        QT_TRANSLATE_NOOP("EngineWords", "%1 is no card of a booster; this code knows no others."),
        QT_TRANSLATE_NOOP("EngineWords", "%1 has a higher number than this code can say."),
        QT_TRANSLATE_NOOP("EngineWords", "%1 is of a rarity that this code has no number for."),
        QT_TRANSLATE_NOOP("EngineWords", "%1 has no serial number that this code can say."),
        QT_TRANSLATE_NOOP("EngineWords", "%1 copies of %2 cannot be said; from 1 to %3 can."),
        QT_TRANSLATE_NOOP("EngineWords", "%1 is one card too many for a code."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "A code has letters, digits, \"-\" and \"_\" only; it has a \"%1\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "The code is in version %1; this program reads version %2. Export the deck as a list "
            "of card numbers."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "The code speaks of a set with the number %1, which is not known."),
        QT_TRANSLATE_NOOP("EngineWords", "Card %1 of the code makes no sense."),
        QT_TRANSLATE_NOOP("EngineWords", "The code ends in the middle of a card. Copy all of it."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "The code goes on after its last card. Copy nothing but the code."),
        QT_TRANSLATE_NOOP("EngineWords", "This pack is for \"%1\", not for %2."),
        QT_TRANSLATE_NOOP("EngineWords",
            "With this pack there would be more than %1 cards, the most that can be loaded at "
            "once. Take another pack out."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "The field \"%1\" is missing or not a text; it is needed."),
        QT_TRANSLATE_NOOP("EngineWords",
            "The field \"set\" is missing; write \"set\":{\"code\":\"FT\",\"name\":\"First "
            "Tide\"}."),
        QT_TRANSLATE_NOOP("EngineWords", "A card must be a JSON object with \"id\" and \"name\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "The id \"%1\" is used by an earlier card of this file; give this one its own."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "The field \"cards\" is missing; it lists the cards: \"cards\":[..]."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "The file has %1 cards; a pack may have %2. Split it into several."),
        QT_TRANSLATE_NOOP("EngineWords", "After %1 mistakes the rest of the file is not read."),
        QT_TRANSLATE_NOOP("EngineWords",
            "This is no card of the public interface: it has neither \"elements\" nor "
            "\"main_text\"."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "This card has no \"reference\" or no \"name\"; both are needed."),
        QT_TRANSLATE_NOOP("EngineWords", "A card must be a JSON object in braces."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "The field \"%1\" is not known here and is left out of account."),
        QT_TRANSLATE_NOOP("EngineWords",
            "The field \"%1\" is not known here and is left out of account; did you mean \"%2\"?"),
        QT_TRANSLATE_NOOP("EngineWords", "It stands in %1 places."),
        QT_TRANSLATE_NOOP("EngineWords", "The field \"%1\" must be a whole number from %2 to %3."),
        QT_TRANSLATE_NOOP("EngineWords", "The field \"%1\" must be one of %2."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "The field \"%1\" must be stones such as {2}{w}{w/u} or {X}."),
        QT_TRANSLATE_NOOP("EngineWords", "The field \"%1\" may have %2 stones at most."),
        QT_TRANSLATE_NOOP("EngineWords", "The field \"%1\" must be an object, {..}."),
        QT_TRANSLATE_NOOP("EngineWords", "The field \"%1\" must be a text in quotes."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "The field \"%1\" is missing; this type of card needs it."),
        QT_TRANSLATE_NOOP("EngineWords", "The field \"%1\" is missing; every card needs one."),
        QT_TRANSLATE_NOOP("EngineWords", "The field \"%1\" is missing; every mercenary needs one."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "The field \"%1\" must be a list of words such as [\"robot\"]."),
        QT_TRANSLATE_NOOP("EngineWords", "The field \"%1\" must be true or false."),
        QT_TRANSLATE_NOOP("EngineWords",
            "The field \"%1\" must be directions such as \"F FL FR\" (F B L R FL FR BL BR), \"+\", "
            "\"x\" or \"*\"."),
        QT_TRANSLATE_NOOP("EngineWords", "The field \"%1\" must be an object in braces."),
        QT_TRANSLATE_NOOP("EngineWords", "The field \"%1\" is only for a weapon; leave it out."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "The field \"%1\" may hold only the letters w, u, b and g."),
        QT_TRANSLATE_NOOP("EngineWords", "The field \"%1\" must be \"citizen\" or \"spell\"."),
        QT_TRANSLATE_NOOP("EngineWords", "The field \"%1\" must be a list, [..]."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "The file must hold one JSON object with \"format\":\"%1\"."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "The field \"format\" is missing; write \"format\":\"%1\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "The file is in version \"%1\", this program reads \"%2\". Use a newer program or save "
            "the file in that version."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "The file says it is a \"%1\", but a \"%2\" is needed here."),
        QT_TRANSLATE_NOOP("EngineWords", "This JSON holds bytes that are no text."),
        QT_TRANSLATE_NOOP("EngineWords",
            "The field \"%1\" stands twice in the same object. Take one of the two out."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "The number %1 is too large to be read. Write a smaller one."),
        QT_TRANSLATE_NOOP("EngineWords", "This is not valid JSON: %1. Correct the file there."),
        QT_TRANSLATE_NOOP("EngineWords",
            "A text here has %1 bytes; this program reads texts of up to %2. Shorten it."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "A text here holds the control character number %1. Take it out."),
        QT_TRANSLATE_NOOP("EngineWords",
            "The file holds more than %1 values, the most that this program reads. Split it into "
            "several files."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Objects and lists lie more than %1 deep within each other here, the most that this "
            "program reads."),
        QT_TRANSLATE_NOOP("EngineWords",
            "The file has %1 bytes; this program reads files of this kind of up to %2. Split it "
            "into several files."),
        QT_TRANSLATE_NOOP("EngineWords", "The question is too long; ask with fewer words."),
        QT_TRANSLATE_NOOP("EngineWords", "There is no \"(\" before this \")\"; take it out."),
        QT_TRANSLATE_NOOP("EngineWords", "Something to look for is missing beside \"or\"."),
        QT_TRANSLATE_NOOP("EngineWords", "There are too many parts inside each other here."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "This \"(\" is never closed; write a \")\" where it ends."),
        QT_TRANSLATE_NOOP("EngineWords", "There is nothing inside these parentheses."),
        QT_TRANSLATE_NOOP("EngineWords", "A value is missing after \"%1\"."),
        QT_TRANSLATE_NOOP("EngineWords", "There is no field \"%1\"; did you mean %2?"),
        QT_TRANSLATE_NOOP("EngineWords", "There is no field \"%1\"; there are %2."),
        QT_TRANSLATE_NOOP("EngineWords", "There is no field \"%1\"."),
        QT_TRANSLATE_NOOP("EngineWords", "There is no ruleset \"%1\"; did you mean %2?"),
        QT_TRANSLATE_NOOP("EngineWords", "There is no ruleset \"%1\"; there are %2."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "There is no \"is:%1\"; there are is:own and is:unplayable."),
        QT_TRANSLATE_NOOP("EngineWords", "\"%1\" is no number; ask with \"%2:%3\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"%1\" is a number; compare it with one, or with another number of the card (%2), not "
            "with \"%3\"."),
        QT_TRANSLATE_NOOP("EngineWords", "\"%1\" is no %2; there are %3."),
        QT_TRANSLATE_NOOP("EngineWords", "There is no %1:%2; did you mean %3?"),
        QT_TRANSLATE_NOOP("EngineWords", "There is no %1:%2; there are %3."),
    };
    return all;
}

} // namespace enginewords
