#pragma once

#include <QString>

// Words as the notation and the cards spell them, shared by the presenters.
namespace handles {

inline QString capitalised(QString words)
{
    if (!words.isEmpty())
        words[0] = words.at(0).toUpper();
    return words;
}

/// As handles are made (NOTATION section 1): lower case, words joined by one hyphen.
inline QString slugOf(const QString& name)
{
    QString slug;
    for (const QChar c : name.toLower()) {
        if (c.unicode() < 128 && c.isLetterOrNumber())
            slug += c;
        else if (c != u'\'' && !slug.isEmpty() && !slug.endsWith(u'-'))
            slug += u'-';
    }
    if (slug.endsWith(u'-'))
        slug.chop(1);
    return slug;
}

inline QString signedNumber(int number)
{
    return number < 0 ? QStringLiteral("-%1").arg(-number) : QStringLiteral("+%1").arg(number);
}

} // namespace handles
