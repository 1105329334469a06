#include "app/services/EngineSentences.h"

#include <QtGlobal>

// Why the text of a card of Kryptik is not understood: whose it would be, and how many it would be done to, at once.

namespace enginewords {

Sentences ofKryptikSides()
{
    static constexpr const char* all[] = {
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
