#pragma once

#include "seize/text/Parse.h"
#include "seize/text/Print.h"

#include <QString>
#include <QTest>

#include <string>

namespace triptych::seize {

inline constexpr Paper aMercenary = Paper::Mercenary;
inline constexpr Paper anInstant = Paper::Instant;
inline constexpr Paper aTreasure = Paper::Treasure;
inline constexpr Paper anAttack = Paper::Attack;
inline constexpr Paper anEvent = Paper::Event;

/// What is understood of a text; one that is refused fails the test.
inline Parsed parsedOf(const std::string& text, Paper paper)
{
    Parsed parsed = parseText(text, paper);
    if (!parsed.problems.empty())
        QTest::qFail((text + " - " + parsed.problems.front().text).c_str(), __FILE__, __LINE__);
    return parsed;
}

/// What a text says as the language prints it, or "refused: " and why.
inline std::string printedOf(const std::string& text, Paper paper)
{
    const Parsed parsed = parseText(text, paper);
    if (parsed.problems.empty())
        return print(parsed.abilities);
    return "refused: " + parsed.problems.front().text;
}

inline std::string printedOf(const QString& text, Paper paper)
{
    return printedOf(text.toStdString(), paper);
}

} // namespace triptych::seize
