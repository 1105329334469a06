#include "app/viewmodels/CardLinks.h"

#include <algorithm>
#include <utility>

namespace {

using Named = std::pair<QString, QStringList>; ///< A name, and the keys of the cards that have it.

/// "Great Maw" before "Maw", which is in it.
QList<Named> namesIn(const QStringList& keys, const cardlinks::NameOf& nameOf)
{
    QList<Named> names;
    for (const QString& key : keys) {
        const QString name = nameOf(key);
        if (name.isEmpty())
            continue;
        const auto known = std::ranges::find(names, name, &Named::first);
        if (known == names.end())
            names.append({ name, { key } });
        else if (!known->second.contains(key))
            known->second.append(key);
    }
    std::ranges::stable_sort(names,
        [](const Named& one, const Named& other) { return one.first.size() > other.first.size(); });
    return names;
}

QString richText(const QString& text, QList<Named> names)
{
    QString rich;
    for (qsizetype at = 0; at < text.size();) {
        const auto said = std::ranges::find_if(names, [&](const Named& name) {
            return QStringView(text).mid(at).startsWith(name.first)
                && (at == 0 || !text.at(at - 1).isLetter());
        });
        if (said == names.end()) {
            rich += QString(text.at(at++)).toHtmlEscaped();
            continue;
        }
        QStringList& keys = said->second;
        rich += QStringLiteral("<a href=\"%1\">%2</a>")
                    .arg(keys.first().toHtmlEscaped(), said->first.toHtmlEscaped());
        if (keys.size() > 1)
            keys.removeFirst();
        at += said->first.size();
    }
    return rich;
}

} // namespace

QList<LogLine> cardlinks::linked(QList<LogLine> lines, const NameOf& nameOf)
{
    for (LogLine& line : lines)
        line.rich = richText(line.text, namesIn(line.keys, nameOf));
    return lines;
}
