#pragma once

#include "seize/text/Parse.h"
#include "seize/text/printing/Print.h"

#include <QString>
#include <QTest>

#include <string>

namespace triptych::seize {

inline constexpr Paper ofMercenary = Paper::Mercenary;
inline constexpr Paper ofInstant = Paper::Instant;
inline constexpr Paper ofTreasure = Paper::Treasure;
inline constexpr Paper ofAttack = Paper::Attack;
inline constexpr Paper ofEvent = Paper::Event;

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

inline std::string printedOf(const char* text, Paper paper)
{
    return printedOf(std::string(text), paper);
}

inline std::string printedOf(const QString& text, Paper paper)
{
    return printedOf(text.toStdString(), paper);
}

/// Holds that two texts are understood, and printed in the same words.
inline void printTheSame(const std::string& text, const std::string& plain, Paper paper)
{
    const std::string meant = printedOf(plain, paper);
    QVERIFY2(!meant.starts_with("refused"), meant.c_str());
    QCOMPARE(QString::fromStdString(printedOf(text, paper)), QString::fromStdString(meant));
}

/// Holds that two texts are understood as the same, and as the same again as they are printed.
inline void meanTheSame(const std::string& text, const std::string& other, Paper paper)
{
    const Parsed one = parsedOf(text, paper);
    const Parsed same = parsedOf(other, paper);
    QVERIFY(!one.abilities.empty());
    QVERIFY(one.abilities == same.abilities);
    for (const Ability& ability : one.abilities) {
        const std::string printed = print(ability);
        const Parsed again = parsedOf(printed, paper);
        QVERIFY2(
            again.abilities.size() == 1 && again.abilities.front() == ability, printed.c_str());
    }
}

} // namespace triptych::seize
