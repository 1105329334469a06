#pragma once

#include "core/Problem.h"

#include <QByteArray>
#include <QString>

#include <algorithm>
#include <optional>
#include <string_view>

// What is wrong with an input, as a test looks at it and as it says so when it fails.
namespace triptych::tests {

/// A line each: "[chess 3.8] deck, line 2: ..."
inline QString wordsOf(const Problems& problems)
{
    QString lines;
    for (const Problem& problem : problems) {
        const std::string rule = problem.rule.empty() ? "" : "[" + problem.rule + "] ";
        lines += QString::fromStdString(rule + problem.place + ": " + problem.text + "\n");
    }
    return lines;
}
inline QString wordsOf(const std::optional<Problem>& problem)
{
    return problem ? QString::fromStdString(problem->text) : QString();
}
/// The same for QVERIFY2.
inline QByteArray told(const Problems& problems)
{
    return wordsOf(problems).toUtf8();
}

/// Whether one of them is about that rule.
inline bool has(const Problems& problems, std::string_view rule)
{
    return std::ranges::find(problems, rule, &Problem::rule) != problems.end();
}

} // namespace triptych::tests
