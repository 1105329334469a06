#include "app/viewmodels/RuleNumber.h"

#include <QRegularExpression>

QString ruleNumberIn(const QString& sentence)
{
    // "Rule" or what another language says for it, then "4.4.2", "v4 5.2.b", "S-LOS", "glossary Weary".
    static const QRegularExpression named(
        QStringLiteral("[(](?:\\S+ )?(glossary [A-Za-z ]+|S-[A-Z0-9-]+"
                       "|(?:v[0-9] )?[0-9]+(?:[.][0-9]+)*[a-z]?(?:[.][a-z])?)[)]$"));
    return named.match(sentence).captured(1);
}
