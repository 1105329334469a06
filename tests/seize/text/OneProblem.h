#pragma once

#include "seize/text/Parse.h"

#include <QTest>

#include <string>

namespace triptych::seize {

/// What is wrong with a text with one mistake; another number of them fails the test.
inline Problem problemOf(const std::string& text, Paper paper)
{
    const Parsed parsed = parseText(text, paper, "TL-017 Sweeping Halberd");
    if (parsed.problems.size() != 1) {
        QTest::qFail(("not one problem: " + text).c_str(), __FILE__, __LINE__);
        return {};
    }
    return parsed.problems.front();
}

inline bool says(const Problem& problem, const std::string& words)
{
    return problem.text.find(words) != std::string::npos;
}

} // namespace triptych::seize
