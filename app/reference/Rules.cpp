#include "app/reference/Rules.h"

#include "core/JsonFields.h"
#include "core/JsonText.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>

#include <map>

namespace reference {

namespace {

struct RulesFile
{
    Q_DECLARE_TR_FUNCTIONS(RulesFile)
};

using triptych::JsonFields;
using triptych::Problems;

QString textOf(const JsonFields& fields, const char* key)
{
    return QString::fromStdString(fields.text(key));
}

QStringList textsOf(const JsonFields& fields, const char* key)
{
    QStringList texts;
    for (const auto& each : fields.list(key))
        if (each.is_string())
            texts.append(QString::fromStdString(each.get<std::string>()));
        else
            fields.complain(key, "must be a list of texts");
    return texts;
}

/// All that there is to a rule must be there: a heading without words helps nobody.
Rule ruleFrom(const JsonFields& fields, int chapter)
{
    Rule rule { textOf(fields, "rule"), textsOf(fields, "also"), textOf(fields, "title"),
        textOf(fields, "text"), textsOf(fields, "see"), textsOf(fields, "keywords"), chapter };
    if (rule.number.isEmpty() || rule.title.isEmpty() || rule.text.isEmpty())
        fields.complain("A rule needs \"rule\", \"title\" and \"text\".");
    return rule;
}

/// Part of a number for part: "v4 5.2.b" of later rules, then "v4 5.2", then 5.2 of all of them.
QString wider(const QString& number)
{
    static const QRegularExpression letter(QStringLiteral("[.][a-z]$|(?<=[0-9])[a-z]$"));
    static const QRegularExpression version(QStringLiteral("^v[0-9]+ "));
    static const QRegularExpression last(QStringLiteral("[.][0-9]+$|-[A-Z0-9]+$"));
    for (const QRegularExpression& part : { letter, version, last })
        if (number.contains(part))
            return QString(number).remove(part);
    return {};
}

} // namespace

Rules Rules::read(const QByteArray& text, const QString& name)
{
    Rules rules;
    Problems problems;
    const std::string place = name.toStdString();
    triptych::JsonLimits limits;
    limits.bytes = 2u << 20u;
    triptych::JsonText json = triptych::parseJson(
        std::string_view(text.constData(), static_cast<std::size_t>(text.size())), place, limits);
    if (!json.problem)
        json.problem = triptych::checkFormat(json.value, "triptych-rules/1", place);
    if (json.problem) {
        problems.push_back(*json.problem);
    } else {
        const JsonFields file(json.value, place, problems);
        rules.m_game = textOf(file, "game");
        rules.m_language = textOf(file, "language");
        for (const auto& each : file.list("chapters")) {
            const JsonFields chapter(each, place, problems);
            if (!each.is_object()) {
                file.complain("chapters", "must be a list of objects");
                continue;
            }
            rules.m_chapters.append(textOf(chapter, "title"));
            const int number = static_cast<int>(rules.m_chapters.size()) - 1;
            for (const auto& rule : chapter.list("rules"))
                if (rule.is_object())
                    rules.m_rules.append(ruleFrom(
                        JsonFields(rule, place + ", " + triptych::textOf(rule, "rule"), problems),
                        number));
                else
                    chapter.complain("rules", "must be a list of objects");
        }
        for (const auto& each : file.list("hints")) {
            if (!each.is_object()) {
                file.complain("hints", "must be a list of objects");
                continue;
            }
            const JsonFields hint(each, place, problems);
            rules.m_hints.append(
                { textOf(hint, "at"), textOf(hint, "title"), textOf(hint, "text") });
        }
    }
    for (const triptych::Problem& problem : problems)
        rules.m_problems.append(QStringLiteral("%1: %2").arg(
            QString::fromStdString(problem.place), QString::fromStdString(problem.text)));
    return rules;
}

const Rules& Rules::of(const QString& assets, const QString& game)
{
    static std::map<QString, Rules> known;
    const QString spoken = QLocale().name().section(u'_', 0, 0);
    QString path = QStringLiteral("%1/rules/%2.%3.json").arg(assets, game, spoken);
    if (!QFile::exists(path))
        path = QStringLiteral("%1/rules/%2.en.json").arg(assets, game);
    if (const auto found = known.find(path); found != known.end())
        return found->second;
    QFile file(path);
    Rules rules;
    if (file.open(QIODevice::ReadOnly))
        rules = read(file.read(4 << 20), path);
    else
        rules.m_problems.append(
            RulesFile::tr("The rules in %1 cannot be read. Install the program again.").arg(path));
    return known.insert_or_assign(path, std::move(rules)).first->second;
}

const Rule* Rules::named(const QString& number) const
{
    for (const Rule& rule : m_rules)
        if (rule.number == number || rule.also.contains(number))
            return &rule;
    return nullptr;
}

const Rule* Rules::nearest(const QString& number) const
{
    for (QString part = number; !part.isEmpty(); part = wider(part))
        if (const Rule* rule = named(part))
            return rule;
    return nullptr;
}

const Rule* Rules::ofKeyword(const QString& word) const
{
    const QString bare = word.section(u' ', 0, 0).toLower();
    for (const Rule& rule : m_rules)
        if (rule.keywords.contains(bare))
            return &rule;
    return nullptr;
}

QList<const Rule*> Rules::search(const QString& words) const
{
    const QStringList wanted = words.split(u' ', Qt::SkipEmptyParts);
    QList<const Rule*> found;
    for (const Rule& rule : m_rules) {
        const QString all
            = (QStringList { rule.number, rule.title, rule.text } + rule.also + rule.keywords)
                  .join(u' ');
        if (std::ranges::all_of(wanted,
                [&all](const QString& word) { return all.contains(word, Qt::CaseInsensitive); }))
            found.append(&rule);
    }
    return found;
}

} // namespace reference
