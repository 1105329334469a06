#include "app/services/EngineWords.h"

#include "app/services/EngineSentences.h"
#include "app/services/EngineTerms.h"

#include <QCoreApplication>
#include <QList>
#include <QRegularExpression>

#include <algorithm>

namespace enginewords {

namespace {

QString inLanguage(const char* english)
{
    return QCoreApplication::translate("EngineWords", english);
}

enum class Quotes { Strict, Loose };
/// What stands in the gaps of a sentence outside of quotation marks, beside numbers and other sentences.
enum class Gaps {
    Names,
    CardLanguage, ///< Parts of it.
    Places        ///< "mine.txt, card 3" in "mine.txt, card 3, line 2"
};

/// A sentence with gaps, as it is looked for in what the engine says.
struct Shape
{
    QRegularExpression whole; ///< Nothing but this sentence.
    QRegularExpression first; ///< This sentence, and others behind it.
};

struct Pattern
{
    const char* english;
    Shape strict; ///< What stands in quotation marks has none in it.
    Shape loose;
    qsizetype letters; ///< Of its own words.
    QString longest; ///< Of its own words, in one piece: where it is not, nothing has to be tried.
    Gaps gaps;
};

Shape shapeOf(const QString& text, Quotes quotes)
{
    static const QRegularExpression gap(QStringLiteral("%(\\d)"));
    QString pattern;
    qsizetype at = 0;
    for (auto gaps = gap.globalMatch(text); gaps.hasNext();) {
        const QRegularExpressionMatch match = gaps.next();
        const QString words = text.mid(at, match.capturedStart() - at);
        const bool inQuotes = quotes == Quotes::Strict && words.endsWith(u'"');
        pattern += QRegularExpression::escape(words)
            + (inQuotes ? QStringLiteral("([^\"]+?)") : QStringLiteral("(.+?)"));
        at = match.capturedEnd();
    }
    pattern += QRegularExpression::escape(text.mid(at));
    const auto options = QRegularExpression::DotMatchesEverythingOption;
    return { QRegularExpression(QStringLiteral("\\A") + pattern + QStringLiteral("\\z"), options),
        QRegularExpression(
            QStringLiteral("\\A") + pattern + QStringLiteral(" (?=[\"A-Z])"), options) };
}

Pattern patternOf(const char* english, Gaps gaps)
{
    const QString text = QString::fromUtf8(english);
    static const QRegularExpression gap(QStringLiteral("%\\d"));
    const QStringList pieces = text.split(gap);
    return { english, shapeOf(text, Quotes::Strict), shapeOf(text, Quotes::Loose),
        text.size() - 2 * text.count(gap),
        *std::ranges::max_element(pieces, std::ranges::less(), &QString::size), gaps };
}

/// Those that say the most first: a sentence is not taken for a shorter one with a long name in it.
const QList<Pattern>& patterns()
{
    static const QList<Pattern> all = [] {
        QList<Pattern> made;
        for (const Sentences sentences : { ofDecks(), ofLists() })
            for (const char* const english : sentences)
                made.append(patternOf(english, Gaps::Names));
        std::vector<Sentences> ofCards = ofTexts();
        ofCards.push_back(ofHints());
        for (const Sentences sentences : ofCards)
            for (const char* const english : sentences)
                made.append(patternOf(english, Gaps::CardLanguage));
        std::ranges::stable_sort(made, std::ranges::greater(), &Pattern::letters);
        return made;
    }();
    return all;
}

const QList<Pattern>& places()
{
    static const QList<Pattern> all = [] {
        QList<Pattern> made;
        for (const char* const english : ofPlaces())
            made.append(patternOf(english, Gaps::Places));
        std::ranges::stable_sort(made, std::ranges::greater(), &Pattern::letters);
        return made;
    }();
    return all;
}

QString filled(const Pattern& pattern, const QRegularExpressionMatch& match);

QString translated(const QString& sentences)
{
    QList<const Pattern*> possible;
    for (const Pattern& pattern : patterns())
        if (sentences.contains(pattern.longest))
            possible.append(&pattern);
    for (const auto shape : { &Pattern::strict, &Pattern::loose }) {
        for (const Pattern* pattern : std::as_const(possible))
            if (const auto match = (pattern->*shape).whole.match(sentences); match.hasMatch())
                return filled(*pattern, match);
        // One sentence after the other.
        for (const Pattern* pattern : std::as_const(possible))
            if (const auto match = (pattern->*shape).first.match(sentences); match.hasMatch())
                return filled(*pattern, match) + u' '
                    + translated(sentences.mid(match.capturedEnd()));
    }
    if (sentences.endsWith(u'.') || sentences.endsWith(u'?') || sentences.endsWith(u'"'))
        return sentences;
    for (const Pattern& place : places())
        if (const auto match = place.loose.whole.match(sentences); match.hasMatch())
            return filled(place, match);
    return sentences;
}

/// What fills a gap may be a sentence itself: why a card cannot be played.
QString fillingOf(const QString& words, Gaps gaps, bool inQuotes)
{
    static const QRegularExpression number(QStringLiteral("\\A-?\\d+\\z"));
    if (inQuotes || number.match(words).hasMatch())
        return words;
    // The last of several sentences may end with an example in quotation marks.
    const bool isSentence = (words.endsWith(u'.') && !words.endsWith(QLatin1String("...")))
        || words.endsWith(u'?') || (words.endsWith(u'"') && words.contains(QLatin1String(". ")));
    if (isSentence || gaps == Gaps::Places)
        return translated(words);
    return gaps == Gaps::CardLanguage ? terms(words) : words;
}

QString filled(const Pattern& pattern, const QRegularExpressionMatch& match)
{
    QString text;
    const QString words = inLanguage(pattern.english);
    int quotes = 0;
    for (qsizetype at = 0; at < words.size(); ++at) {
        const QChar letter = words.at(at);
        const int gap
            = letter == u'%' && at + 1 < words.size() ? words.at(at + 1).digitValue() : -1;
        if (gap < 1) {
            quotes += letter == u'\u201e' ? 1 : letter == u'\u201c' ? -1 : 0;
            text += letter;
            continue;
        }
        text += fillingOf(match.captured(gap), pattern.gaps, quotes > 0);
        ++at;
    }
    return text;
}

} // namespace

QString said(const std::string& sentences)
{
    const QString english = QString::fromStdString(sentences);
    // In English nothing has to be looked for.
    static constexpr const char* sample = QT_TRANSLATE_NOOP("EngineWords", "It was left out.");
    constexpr qsizetype longest = 4000;
    if (english.size() > longest || inLanguage(sample) == QLatin1String(sample))
        return english;
    return translated(english);
}

QString said(const triptych::Problem& problem)
{
    return problem.place.empty() ? said(problem.text)
                                 : said(problem.place) + QStringLiteral(": ") + said(problem.text);
}

QStringList said(const triptych::Problems& problems)
{
    QStringList all;
    for (const triptych::Problem& problem : problems)
        all.append(said(problem));
    return all;
}

} // namespace enginewords
