#include "app/decks/Rulings.h"

#include "core/JsonText.h"

#include <QFile>
#include <QRegularExpression>

#include <nlohmann/json.hpp>

#include <algorithm>

namespace deckroom {

namespace {

QString rulingText(const nlohmann::ordered_json& object, const char* key)
{
    return QString::fromStdString(triptych::textOf(object, key)).simplified();
}

/// The words of a text in lower case; "Toughs" is "tough" too.
QStringList rulingWords(const QString& text)
{
    static const QRegularExpression noLetters(QStringLiteral("[^\\p{L}]+"));
    QStringList words = text.toLower().split(noLetters, Qt::SkipEmptyParts);
    const QStringList plurals = words.filter(QRegularExpression(QStringLiteral("..s$")));
    for (const QString& word : plurals)
        words.append(word.chopped(1));
    return words;
}

/// "Rule | Question | Our reading | Held by", a row of the table; empty for any other line.
QStringList rulingCells(const QString& line)
{
    if (!line.startsWith(u'|') || line.startsWith(u"|--") || line.startsWith(u"| ---"))
        return {};
    QStringList cells;
    for (const QString& cell : line.split(u'|'))
        cells.append(cell.trimmed().remove(u'`'));
    // One empty cell before the first mark and one after the last.
    return cells.size() < 5 ? QStringList() : cells.mid(1);
}

} // namespace

Rulings::Rulings(const DeckDesk& desk)
    : m_desk(desk)
{
    QFile file(QStringLiteral(":/rulings/%1.md").arg(desk.id()));
    if (!file.open(QIODevice::ReadOnly))
        return;
    QStringList known;
    for (const QString& keyword : desk.keywords())
        known.append(rulingWords(keyword).value(0));
    known.removeAll(QString());
    bool inTable = false;
    const QStringList lines = QString::fromUtf8(file.readAll()).split(u'\n');
    for (const QString& line : lines) {
        const QStringList cells = rulingCells(line);
        if (cells.isEmpty()) {
            inTable = inTable && !line.trimmed().isEmpty();
            continue;
        }
        if (!inTable) { // The titles of the columns.
            inTable = true;
            continue;
        }
        Ours ours { { cells.at(0), cells.at(1), cells.at(2) }, {} };
        // Where the rule has a name and no number, that is what it is about: "Shuffle".
        static const QRegularExpression name(QStringLiteral("^\\p{Lu}\\p{Ll}{3,}$"));
        if (name.match(cells.at(0)).hasMatch())
            ours.about.append(cells.at(0).toLower());
        for (const QString& word : rulingWords(cells.at(0) + u' ' + cells.at(1)))
            if (known.contains(word) && !ours.about.contains(word))
                ours.about.append(word);
        m_ours.append(ours);
    }
}

QList<Ruling> Rulings::all() const
{
    QList<Ruling> all;
    for (const Ours& each : m_ours)
        all.append(each.ruling);
    return all;
}

QList<Ruling> Rulings::of(std::size_t card) const
{
    constexpr qsizetype most = 40;
    QList<Ruling> found;
    const nlohmann::ordered_json& printed = m_desk.library().printed(card);
    if (const auto own = printed.find("rulings"); own != printed.end() && own->is_array())
        for (const nlohmann::ordered_json& each : *own) {
            const QString answer = each.is_string()
                ? QString::fromStdString(each.get<std::string>()).simplified()
                : each.is_object() ? rulingText(each, "answer")
                                   : QString();
            if (!answer.isEmpty() && found.size() < most)
                found.append(
                    { {}, each.is_object() ? rulingText(each, "question") : QString(), answer });
        }
    // What the card says and what it is, its keywords and those that it gives.
    const CardFace face = m_desk.face(card);
    QStringList words = rulingWords(face.text + u' ' + face.boxText);
    for (const QString& keyword : face.keywords)
        words.append(rulingWords(keyword));
    for (const Ours& each : m_ours)
        if (found.size() < most && std::ranges::any_of(each.about, [&](const QString& about) {
                return words.contains(about);
            }))
            found.append(each.ruling);
    return found;
}

} // namespace deckroom
