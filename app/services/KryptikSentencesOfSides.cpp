#include "app/services/EngineSentences.h"

#include <QtGlobal>

// Why the text of a card of Kryptik is not understood: whose it would be, and how many it would be done to, at once.

namespace enginewords {

Sentences ofKryptikSides()
{
    static constexpr const char* all[] = {
        QT_TRANSLATE_NOOP("EngineWords",
            "What would be done later would be replaced by what is done at once. Let it be "
            "asked then: \"At the start of your next turn, if you control a Human citizen, "
            "draw 3 cards. Otherwise, draw 2 cards.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "What is done besides would be done at once here, and not only when something is "
            "replaced. Say it of when it leaves: \"If target citizen would die this turn, "
            "abolish it instead. When it leaves the island this turn, draw 1 card. Deal 2 "
            "damage to it.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "A card that is discarded lies in the limbo pile before anything is done with "
            "it. Say what is done with it there: \"When this is discarded by an effect an "
            "opponent controls, you may return it to the island.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "Whoever sacrifices gives up what they control themselves (glossary Sacrifice); leave "
            "out \"you control\", or say \"sacrifice\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What one player controls no other does, so this would never be so; leave out one of "
            "the two."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "What an opponent casts you do not control; leave out \"you control\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "One row is rearranged at a time, by you: \"rearrange target opponent's 11 year "
            "row\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Two citizens fight; say which: \"target citizen fights another target citizen\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "While this is attached, control is gained of what it is attached to: \"Gain control "
            "of that citizen while this is attached to it.\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "Of a citizen that is cast it is not remembered until it dies; leave this sentence "
            "out, or cast a spell."),
    };
    return all;
}

} // namespace enginewords
