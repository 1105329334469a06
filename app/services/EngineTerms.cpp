#include "app/services/EngineTerms.h"

#include "app/services/EngineSentences.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace enginewords {

namespace {

QString termInLanguage(const char* english)
{
    return QCoreApplication::translate("EngineWords", english);
}

/// Those that say the most first: "a number of cards" is not "a number".
const QList<QByteArray>& names()
{
    static const QList<QByteArray> all = [] {
        QList<QByteArray> made;
        for (const char* const english : ofTerms())
            made.append(english);
        std::ranges::stable_sort(made, std::ranges::greater(), &QByteArray::size);
        return made;
    }();
    return all;
}

/// How long what separates two parts is, at the beginning of `rest`; 0 where a part goes on.
qsizetype separator(QStringView rest)
{
    for (const QStringView one : { u" and others", u", ", u" or " })
        if (rest.startsWith(one))
            return one.size();
    return 0;
}

bool endsHere(QStringView rest)
{
    return rest.isEmpty() || separator(rest) > 0;
}

/// "(Eager, Toxic)" at the beginning of `rest`, with the space before it; examples may have parentheses.
qsizetype examples(QStringView rest)
{
    if (!rest.startsWith(u" ("))
        return 0;
    int open = 0;
    for (qsizetype at = 1; at < rest.size(); ++at) {
        open += rest.at(at) == u'(' ? 1 : rest.at(at) == u')' ? -1 : 0;
        if (open == 0)
            return at + 1;
    }
    return 0;
}

QString quoted(const QString& word)
{
    return QCoreApplication::translate("EngineWords", "\"%1\"", "a word of the card language")
        .arg(word);
}

/// Takes one part from the beginning of `rest`.
QString takePart(QStringView& rest)
{
    for (const QByteArray& english : names()) {
        const QString name = QString::fromUtf8(english);
        if (!rest.startsWith(name))
            continue;
        const QStringView behind = rest.mid(name.size());
        const qsizetype shown = examples(behind);
        if (!endsHere(behind.mid(shown)))
            continue;
        rest = behind.mid(shown);
        return termInLanguage(english.constData())
            + behind.left(shown).toString().replace(
                QStringLiteral("..."), QStringLiteral("\u2026"));
    }
    qsizetype end = 1;
    const bool inQuotes = rest.startsWith(u'"') && rest.indexOf(u'"', 1) > 0;
    if (inQuotes)
        end = rest.indexOf(u'"', 1) + 1;
    while (end < rest.size() && !endsHere(rest.mid(end)))
        ++end;
    const QStringView word = rest.left(end);
    rest = rest.mid(end);
    return quoted(
        (inQuotes && word.endsWith(u'"') ? word.mid(1, word.size() - 2) : word).toString());
}

} // namespace

QString terms(const QString& english)
{
    QStringList parts;
    QStringView rest = english;
    bool others = false;
    while (!rest.isEmpty() && !others) {
        parts.append(takePart(rest));
        others = rest == u" and others";
        rest = rest.mid(separator(rest));
    }
    if (parts.isEmpty())
        return english;
    const QString last = others
        ? QCoreApplication::translate("EngineWords", "others", "of what is expected: so are others")
        : parts.takeLast();
    if (parts.isEmpty())
        return last;
    const QString both = others
        ? QCoreApplication::translate("EngineWords", "%1 and %2", "parts of a text and others")
        : QCoreApplication::translate("EngineWords", "%1 or %2", "parts of a text");
    return both.arg(parts.join(QStringLiteral(", ")), last);
}

} // namespace enginewords
