#pragma once

#include <QRegularExpression>
#include <QString>
#include <QTest>

#include <string>

// What every German explanation has to be, whatever it explains.
namespace triptych::test {

/// What is wrong with it, or nothing.
inline QString faultOfGerman(const std::string& explained)
{
    const QString text = QString::fromStdString(explained);
    if (text.trimmed().isEmpty())
        return QStringLiteral("says nothing");
    // Names of cards and words of the card language are quoted and stay as printed.
    static const QRegularExpression quoted(QStringLiteral("„[^“]*“"));
    QString own = text;
    own.replace(quoted, QStringLiteral("„“"));
    static const QRegularExpression english(QStringLiteral(
        "\\b(the|this|that|of|with|without|until|when|whenever|if|you|your|its|their|"
        "they|each|all|and|or|target|card|cards|to|from|into|onto|for|is|are|has|"
        "have|gets|gains|may|cannot|other|another|less|more|than|at|turn|it)\\b"));
    if (const auto match = english.match(own); match.hasMatch())
        return QStringLiteral("is English: ") + match.captured();
    static const QRegularExpression untidy(
        QStringLiteral("  |\\s[,.;:)]|[,;:.]{2}|\\(\\s|\\(\\)|[,;:]$|\\{\\}|[\\x01-\\x08]"));
    if (const auto match = untidy.match(own); match.hasMatch())
        return QStringLiteral("is untidy: \"%1\"").arg(match.captured());
    for (const QString& line : text.split(u'\n', Qt::SkipEmptyParts)) {
        if (!line.endsWith(u'.') && !line.endsWith(u')'))
            return QStringLiteral("has no full stop");
        if (line.front().isLower())
            return QStringLiteral("begins small");
    }
    return {};
}

#define VERIFY_GERMAN(explained)                                                                   \
    do {                                                                                           \
        const std::string said = (explained);                                                      \
        const QString fault = ::triptych::test::faultOfGerman(said);                               \
        QVERIFY2(fault.isEmpty(), qPrintable(fault + u'\n' + QString::fromStdString(said)));       \
    } while (false)

} // namespace triptych::test
