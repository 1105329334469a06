#pragma once

#include <QString>

/// The rule that a sentence names at its end, "It is weary. (Rule 4.4.2)"; "" when it names none.
QString ruleNumberIn(const QString& sentence);
