#include "app/services/EngineSentences.h"

#include <QtGlobal>

// Why the text of a card is not understood, in any of the games.

namespace enginewords {

namespace {

Sentences ofEveryText()
{
    static constexpr const char* all[] = {
        QT_TRANSLATE_NOOP("EngineWords", "\"%1\" is not understood here."),
        QT_TRANSLATE_NOOP("EngineWords", "\"%1\" is not understood here; expected: %2."),
        QT_TRANSLATE_NOOP("EngineWords", "The paragraph ends here too early."),
        QT_TRANSLATE_NOOP("EngineWords", "The paragraph ends here too early; expected: %1."),
        QT_TRANSLATE_NOOP("EngineWords", "The nearest wording that is understood: \"%1\""),
        QT_TRANSLATE_NOOP("EngineWords", "A similar thing is said like this: \"%1\""),
        QT_TRANSLATE_NOOP("EngineWords", "Without \"%1\" it is understood: \"%2\""),
        QT_TRANSLATE_NOOP(
            "EngineWords", "Without \"%1\" it is understood, but says nothing of that: \"%2\""),
        QT_TRANSLATE_NOOP("EngineWords", "There is no wording known for this."),
        QT_TRANSLATE_NOOP("EngineWords", "Of \"%1\" it can be said: \"%2\""),
        QT_TRANSLATE_NOOP("EngineWords", "Of \"%1\" it can be said: \"%2\" Or: \"%3\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "There is no wording known for these: %1; the rest is understood: \"%2\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "Nothing says when this is done or what is paid for it; with \"%1\" before it it is "
            "understood: \"%2\""),
        QT_TRANSLATE_NOOP(
            "EngineWords", "There is no wording known for \"%1\"; the rest is understood: \"%2\""),
        QT_TRANSLATE_NOOP("EngineWords", "With \"%1\" instead of \"%2\" it is understood: \"%3\""),
        QT_TRANSLATE_NOOP("EngineWords",
            "What stands in brackets is read as a rule of the card; leave it out where it only "
            "reminds of one."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What stands in brackets only reminds of a keyword; leave it out, or take the brackets "
            "away "
            "where it is a rule of the card."),
        QT_TRANSLATE_NOOP("EngineWords",
            "This paragraph is empty; write an ability in it or remove the empty line."),
        QT_TRANSLATE_NOOP("EngineWords",
            "This paragraph is longer than %1 letters; split it into several paragraphs."),
        QT_TRANSLATE_NOOP(
            "EngineWords", "This text has %1 bytes; a card's text may have %2. Shorten it."),
        QT_TRANSLATE_NOOP("EngineWords", "This text has %1 paragraphs; a card's text may have %2."),
        QT_TRANSLATE_NOOP("EngineWords",
            "In a mode that begins with an offer, a condition or a time, what follows would belong "
            "to it; "
            "say first what is always done."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"%1\" means nothing here: nothing was named before it that it could be. Say what it "
            "is instead."),
        QT_TRANSLATE_NOOP("EngineWords", "\"%1\" could be %2; say which it is instead of \"%3\"."),
        QT_TRANSLATE_NOOP("EngineWords",
            "\"%1\" is no sub-type of any card; is it a word of the text that was misspelt?"),
        QT_TRANSLATE_NOOP(
            "EngineWords", "The text names %1 targets in %2 places; there is room for %3 in %4."),
        QT_TRANSLATE_NOOP("EngineWords",
            "What happens later can be about one thing that was named before it only."),
        QT_TRANSLATE_NOOP("EngineWords",
            "Instead of what? Say first what happens as a rule, in a sentence of its own."),
        QT_TRANSLATE_NOOP("EngineWords", "The field \"%1\" must be %2."),
    };
    return all;
}

} // namespace

std::vector<Sentences> ofTexts()
{
    return { ofEveryText(), ofKryptikTexts(), ofKryptikSides(), ofSeizeTexts(), ofAlteredTexts(),
        ofAlteredEvents() };
}

} // namespace enginewords
