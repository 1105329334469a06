#include "app/services/EngineWords.h"

#include "app/services/EngineSentences.h"

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

struct Pattern
{
    const char* english;
    QRegularExpression whole; ///< Nothing but this sentence.
    QRegularExpression first; ///< This sentence, and others behind it.
    qsizetype letters;        ///< Of its own words.
};

Pattern patternOf(const char* english)
{
    static const QRegularExpression gap(QStringLiteral("%(\\d)"));
    const QString text = QString::fromUtf8(english);
    QString pattern;
    qsizetype at = 0;
    qsizetype letters = 0;
    for (auto gaps = gap.globalMatch(text); gaps.hasNext();) {
        const QRegularExpressionMatch match = gaps.next();
        const QString words = text.mid(at, match.capturedStart() - at);
        letters += words.size();
        pattern += QRegularExpression::escape(words) + QStringLiteral("(.+?)");
        at = match.capturedEnd();
    }
    letters += text.size() - at;
    pattern += QRegularExpression::escape(text.mid(at));
    const auto options = QRegularExpression::DotMatchesEverythingOption;
    return { english,
        QRegularExpression(QStringLiteral("\\A") + pattern + QStringLiteral("\\z"), options),
        QRegularExpression(
            QStringLiteral("\\A") + pattern + QStringLiteral(" (?=[\"A-Z])"), options),
        letters };
}

/// Those that say the most first: a sentence is not taken for a shorter one with a long name in it.
const QList<Pattern>& patterns()
{
    static const QList<Pattern> all = [] {
        QList<Pattern> made;
        for (const Sentences sentences : { ofDecks(), ofLists(), ofTexts() })
            for (const char* const english : sentences)
                made.append(patternOf(english));
        std::ranges::stable_sort(made, std::ranges::greater(), &Pattern::letters);
        return made;
    }();
    return all;
}

QString filled(const char* english, const QRegularExpressionMatch& match);

QString translated(const QString& sentences)
{
    for (const Pattern& pattern : patterns())
        if (const auto match = pattern.whole.match(sentences); match.hasMatch())
            return filled(pattern.english, match);
    // One sentence after the other.
    for (const Pattern& pattern : patterns())
        if (const auto match = pattern.first.match(sentences); match.hasMatch())
            return filled(pattern.english, match) + u' '
                + translated(sentences.mid(match.capturedEnd()));
    return sentences;
}

QString filled(const char* english, const QRegularExpressionMatch& match)
{
    QString text;
    const QString pattern = inLanguage(english);
    for (qsizetype at = 0; at < pattern.size(); ++at) {
        const int gap = pattern.at(at) == u'%' && at + 1 < pattern.size()
            ? pattern.at(at + 1).digitValue()
            : -1;
        if (gap < 1) {
            text += pattern.at(at);
            continue;
        }
        // What fills a gap may be a sentence itself: why a card cannot be played.
        const QString words = match.captured(gap);
        text += words.endsWith(u'.') || words.endsWith(u'?') ? translated(words) : words;
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
