#include "app/services/EngineSentences.h"

#include <QtGlobal>

// Why the text of a card of Altered is not understood: who does what is said there, when that is heard of, and what is told of tokens.

namespace enginewords {

Sentences ofAlteredEvents()
{
    static constexpr const char* all[] = {
        QT_TRANSLATE_NOOP("EngineWords",
            "It is not clear where what is waited for ends; write a dash there, as in "
            "\"When you play a Spell - Draw a card.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "A Reaction waits for what one player or one card does; say \"When a player "
            "passes\" or \"When a Character joins your Expeditions\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What would happen is done by one player or to one card at a time; say \"If you would "
            "draw a card\" or \"If an opponent would draw a card\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What one player may do is not done by all of them; say \"You may have each player "
            "draw a card\", or \"Each player may draw a card\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Nobody but you reveals what is in your hand or on top of your deck; say \"Reveal the "
            "top card of your deck\", or \"Each player reveals the top card of their deck\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "None of the packs that are read says what this token does, so it has no text; "
            "describe it as a card of type \"landmark_token\"."),
    };
    return all;
}

} // namespace enginewords
